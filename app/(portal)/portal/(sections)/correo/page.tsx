import type { Metadata } from 'next'
import { MailPage, MailPageOff } from '@/components/incoming-mail/mail-page'
import { RefreshOnChange } from '@/components/live/refresh'
import { incomingMailText } from '@/content/incoming-mail'
import { readMailPage } from '@/lib/incoming-mail/queries'
import { currentAccess } from '@/lib/session/session'
import { requireClient } from '@/lib/session/require'

export const metadata: Metadata = { title: incomingMailText.title }

export default async function IncomingMailPage() {
  const client = await requireClient()
  const [page, access] = await Promise.all([readMailPage(client), currentAccess()])
  if (!page) return <MailPageOff />
  const company = access?.accounts.find(({ id }) => id === client.account)?.name ?? null
  return (
    <>
      <MailPage page={page} company={company} role={client.role} now={new Date()} />
      <RefreshOnChange account={client.account} table="mails" />
      <RefreshOnChange account={client.account} table="invoices" />
    </>
  )
}
