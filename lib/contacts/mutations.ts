import 'server-only'
import type { z } from 'zod'
import { contacts } from '@/content/contacts'
import type { Member } from '@/lib/auth/require'
import { findContact } from '@/lib/contacts/queries'
import type { answerSchema, markSchema } from '@/lib/contacts/schema'
import { ExpectedError } from '@/lib/errors'
import { formatDateTime } from '@/lib/format/date'
import { databaseError } from '@/lib/supabase/database-error'

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

export async function markContact(member: Member, mark: z.output<typeof markSchema>): Promise<void> {
  const { message, status, expected } = mark
  const answer = await member.db.rpc('mark_contact', { message, new_status: status, expected })
  await settle(member, message, answer, 'mark')
}

export async function answerContact(member: Member, reply: z.output<typeof answerSchema>): Promise<void> {
  await settle(member, reply.message, await member.db.rpc('answer_contact', reply), 'answer')
}
