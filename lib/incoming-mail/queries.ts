import 'server-only'
import { env } from '@/lib/env'
import type { AccountId } from '@/lib/ids'
import { openOriginal } from '@/lib/incoming-mail/originals'
import { mailLines, mailPage, type MailLine, type MailPage } from '@/lib/incoming-mail/schema'
import { z } from 'zod'
import type { SignedIn } from '@/lib/session/session'
import { unwrap } from '@/lib/supabase/unwrap'

type Caller = Pick<SignedIn, 'db'>

/** What the page of an account's mail shows, with the whole address; null when this site receives no mail. */
export async function readMailPage({ db }: Caller): Promise<MailPage | null> {
  if (!env.MAIL_IN_DOMAIN) return null
  const page = await unwrap(db.rpc('my_mail'), 'mail.page', mailPage)
  return { ...page, address: `${page.address}@${env.MAIL_IN_DOMAIN}` }
}

/** The newest mails of a client, for members who work for it; null when this site receives no mail. */
export const readClientMails = async ({ db }: Caller, client: AccountId): Promise<MailLine[] | null> =>
  env.MAIL_IN_DOMAIN ? unwrap(db.rpc('client_mails', { client }), 'mail.of-client', mailLines) : null

const original = z.object({ path: z.string(), received_at: z.string() }).nullable()

/** Opens the original of a mail that the caller may have; null when there is none. */
export async function openMail({ db }: Caller, mail: string) {
  const found = await unwrap(db.rpc('mail_original', { mail }), 'mail.original', original)
  const bytes = found && (await openOriginal(found.path))
  return bytes && { bytes, day: found.received_at.slice(0, 10) }
}
