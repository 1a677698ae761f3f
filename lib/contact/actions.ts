'use server'
import { randomUUID } from 'node:crypto'
import { refresh } from 'next/cache'
import type { z } from 'zod'
import { contacts } from '@/content/contact-messages'
import { publicAction, staffAction } from '@/lib/action'
import type { ContactState } from '@/lib/contact/form'
import { readContactForm, sendContactMessage, valuesToShow } from '@/lib/contact/send-message'
import { contactNumber } from '@/lib/contact/number'
import { findContact } from '@/lib/contact/queries'
import { answerSchema, contactSchema, markSchema } from '@/lib/contact/schema'
import { ExpectedError } from '@/lib/errors'
import { formatDateTime } from '@/lib/format/date'
import { sendAfterAnswer } from '@/lib/jobs/send-outbox'
import { whoWasFaster } from '@/lib/session/member-name'
import type { Member } from '@/lib/session/require'
import { databaseError } from '@/lib/supabase/unwrap'

const receive = publicAction(contactSchema, async (input) => {
  const received = await sendContactMessage(input)
  sendAfterAnswer()
  return received
})

/** A robot that filled the hidden field gets the usual answer, but its message is not stored. */
export async function contactAction(_previous: ContactState, form: FormData): Promise<ContactState> {
  const { values, acceptTerms, honeypotFilled } = readContactForm(form)
  const shown = valuesToShow(values)
  if (honeypotFilled) {
    const at = new Date().toISOString()
    return { result: { ok: true, data: { number: contactNumber(randomUUID()), at } }, values: shown }
  }
  return { result: await receive({ ...values, acceptTerms }), values: shown }
}

export const markContactAction = staffAction(markSchema, async (mark, member) => {
  await markContact(member, mark)
  refresh()
  return null
})

export const answerContactAction = staffAction(answerSchema, async (answer, member) => {
  await answerContact(member, answer)
  sendAfterAnswer()
  refresh()
  return null
})

type Answer = { error: { code?: string; message: string } | null }

async function settle(member: Member, message: string, { error }: Answer, step: string): Promise<void> {
  if (!error) return
  const refused = databaseError(error, `contacts.${step}`)
  if (!(refused instanceof ExpectedError) || refused.code !== 'conflict') throw refused
  const { changedBy, changedAt, status } = await findContact(member, message)
  if (!changedBy || !changedAt) throw refused
  const sentence = whoWasFaster(member, { by: changedBy, when: formatDateTime(changedAt) }, (who, when) =>
    contacts.taken(who, contacts.status[status], when),
  )
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
