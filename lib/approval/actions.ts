'use server'
import { refresh } from 'next/cache'
import { after } from 'next/server'
import { staffAction } from '@/lib/action'
import { approveRegistration, rejectRegistration } from '@/lib/approval/mutations'
import { approveSchema, rejectSchema } from '@/lib/approval/schema'
import { runOutbox } from '@/lib/outbox/run-outbox'

/** The mail of the decision leaves after the answer; what fails is sent later by the worker. */
function settled(): null {
  after(async () => {
    await (
      await runOutbox({ deadlineMs: 10_000 })
    ).settled
  })
  refresh()
  return null
}

export const approveRegistrationAction = staffAction(approveSchema, async (input, member) => {
  await approveRegistration(member, input)
  return settled()
})

export const rejectRegistrationAction = staffAction(rejectSchema, async (input, member) => {
  await rejectRegistration(member, input)
  return settled()
})
