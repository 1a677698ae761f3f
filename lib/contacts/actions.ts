'use server'
import { refresh } from 'next/cache'
import { after } from 'next/server'
import { z } from 'zod'
import { contacts } from '@/content/contacts'
import { staffAction } from '@/lib/action'
import type { Member } from '@/lib/session/require'
import { contactStatuses } from '@/lib/contacts/contact'
import { findContact } from '@/lib/contacts/queries'
import { ExpectedError } from '@/lib/errors'
import { formatDateTime } from '@/lib/format/date'
import { runOutbox } from '@/lib/outbox/run-outbox'
import { databaseError } from '@/lib/supabase/database-error'

const message = z.uuid()
const status = z.enum(contactStatuses)

/** `expected` is the status that the administrator saw. */
const markSchema = z.strictObject({ message, status, expected: status })

/** `answer` names the answer before it is kept: sent twice it is one. */
const answerSchema = z.strictObject({
  message,
  answer: z.uuid(),
  expected: status,
  words: z
    .string()
    .transform((text) => text.toWellFormed().replaceAll('\0', '').trim())
    // As the database counts: characters, not bytes or halves.
    .refine((text) => Array.from(text).length >= 2 && Array.from(text).length <= 5000, contacts.form.problem),
})

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

type Answer = { error: { code?: string; message: string } | null }

/** Whoever comes second is told who was first, and when. */
async function settle(member: Member, message: string, { error }: Answer, step: string): Promise<void> {
  if (!error) return
  const refused = databaseError(error, `contacts.${step}`)
  if (!(refused instanceof ExpectedError) || refused.code !== 'conflict') throw refused
  const { changedBy, changedAt, status } = await findContact(member, message)
  if (!changedBy || !changedAt) throw refused
  const sentence = contacts.taken(changedBy, contacts.status[status], formatDateTime(changedAt))
  throw new ExpectedError('conflict', { cause: error, sentence })
}

async function markContact(member: Member, mark: z.output<typeof markSchema>): Promise<void> {
  const { message, status, expected } = mark
  const answer = await member.db.rpc('mark_contact', { message, new_status: status, expected })
  await settle(member, message, answer, 'mark')
}

async function answerContact(member: Member, reply: z.output<typeof answerSchema>): Promise<void> {
  await settle(member, reply.message, await member.db.rpc('answer_contact', reply), 'answer')
}
