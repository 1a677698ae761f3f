import { after } from 'next/server'
import { readWaitingMails } from '@/lib/incoming-mail/read-mails'
import { receiveMail } from '@/lib/incoming-mail/receive-mail'
import { signedRoute } from '@/lib/route'

export const maxDuration = 60

const readingMs = 45_000

/** The mail service gets its response once the mail is stored; the mail is parsed after the response. */
export const POST = signedRoute(async (request) => {
  const waiting = await receiveMail(request)
  if (waiting > 0) after(() => readWaitingMails(readingMs))
  return Response.json({ ok: true })
})
