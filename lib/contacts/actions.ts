'use server'
import { refresh } from 'next/cache'
import { after } from 'next/server'
import { staffAction } from '@/lib/action'
import { answerContact, markContact } from '@/lib/contacts/mutations'
import { answerSchema, markSchema } from '@/lib/contacts/schema'
import { runOutbox } from '@/lib/outbox/run-outbox'

export const markContactAction = staffAction(markSchema, async (mark, member) => {
  await markContact(member, mark)
  refresh()
  return null
})

export const answerContactAction = staffAction(answerSchema, async (answer, member) => {
  await answerContact(member, answer)
  // The mail leaves after the answer; what fails is sent later by the worker.
  after(async () => {
    await (
      await runOutbox({ deadlineMs: 10_000 })
    ).settled
  })
  refresh()
  return null
})
