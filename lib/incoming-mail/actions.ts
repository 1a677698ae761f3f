'use server'
import { refresh } from 'next/cache'
import { after } from 'next/server'
import { clientAction, nothingSchema } from '@/lib/action'
import { readWaitingMails } from '@/lib/incoming-mail/read-mails'
import { mailSchema, senderSchema } from '@/lib/incoming-mail/schema'
import { unwrap } from '@/lib/supabase/unwrap'

const readingMs = 45_000
const readSoon = () => after(() => readWaitingMails(readingMs))

export const allowMailSenderAction = clientAction(senderSchema, async ({ sender }, { db }) => {
  await unwrap(db.rpc('allow_mail_sender', { sender }), 'mail.allow')
  readSoon()
  refresh()
})

export const removeMailSenderAction = clientAction(senderSchema, async ({ sender }, { db }) => {
  await unwrap(db.rpc('remove_mail_sender', { sender }), 'mail.remove-sender')
  refresh()
})

export const readMailAction = clientAction(mailSchema, async ({ mail }, { db }) => {
  await unwrap(db.rpc('read_mail_anyway', { mail }), 'mail.read-anyway')
  readSoon()
  refresh()
})

export const discardMailAction = clientAction(mailSchema, async ({ mail }, { db }) => {
  await unwrap(db.rpc('discard_mail', { mail }), 'mail.discard')
  refresh()
})

export const resumeMailsAction = clientAction(nothingSchema, async (_, { db }) => {
  await unwrap(db.rpc('resume_mails'), 'mail.resume')
  readSoon()
  refresh()
})

export const changeMailAddressAction = clientAction(nothingSchema, async (_, { db }) => {
  await unwrap(db.rpc('change_mail_address'), 'mail.change-address')
  refresh()
})
