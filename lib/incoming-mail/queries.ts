import 'server-only'
import { env } from '@/lib/env'
import type { AccountId } from '@/lib/ids'
import { mailLines, mailPage, type MailLine, type MailPage } from '@/lib/incoming-mail/schema'
import type { SignedIn } from '@/lib/session/session'
import { unwrap } from '@/lib/supabase/unwrap'

type Caller = Pick<SignedIn, 'db'>

/** Returns the data of the mail page; null when this site receives no mail. */
export async function readMailPage({ db }: Caller): Promise<MailPage | null> {
  if (!env.MAIL_IN_DOMAIN) return null
  const page = await unwrap(db.rpc('my_mail'), 'mail.page', mailPage)
  return { ...page, address: `${page.address}@${env.MAIL_IN_DOMAIN}` }
}

/** Returns a client's mails; null when this site receives no mail. */
export const readClientMails = async ({ db }: Caller, client: AccountId): Promise<MailLine[] | null> =>
  env.MAIL_IN_DOMAIN ? unwrap(db.rpc('client_mails', { client }), 'mail.of-client', mailLines) : null
