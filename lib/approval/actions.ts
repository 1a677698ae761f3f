'use server'
import { refresh } from 'next/cache'
import { after } from 'next/server'
import { staffAction } from '@/lib/action'
import {
  approveRegistration,
  decideMany,
  putBackRegistration,
  rejectRegistration,
} from '@/lib/approval/mutations'
import { approveSchema, decideManySchema, putBackSchema, rejectSchema } from '@/lib/approval/schema'
import { runOutbox } from '@/lib/outbox/run-outbox'

/** The mail of the decision leaves after the answer; what fails is sent later by the worker. */
function sendMails(): void {
  after(async () => {
    await (
      await runOutbox({ deadlineMs: 10_000 })
    ).settled
  })
  refresh()
}

export const approveRegistrationAction = staffAction(approveSchema, async (input, member) => {
  await approveRegistration(member, input)
  sendMails()
  return null
})

export const rejectRegistrationAction = staffAction(rejectSchema, async (input, member) => {
  await rejectRegistration(member, input)
  sendMails()
  return null
})

export const putBackRegistrationAction = staffAction(putBackSchema, async (input, member) => {
  await putBackRegistration(member, input)
  sendMails()
  return null
})

export const decideManyAction = staffAction(decideManySchema, async (input, member) => {
  const decisions = await decideMany(member, input)
  sendMails()
  return decisions
})
