import type { Metadata } from 'next'
import { MailPage, MailPageOff } from '@/components/incoming-mail/mail-page'
import { RefreshOnChange } from '@/components/live/refresh'
import { incomingMailText, mailPrograms } from '@/content/incoming-mail'
import { readMailPage } from '@/lib/incoming-mail/queries'
import { currentAccess } from '@/lib/session/session'
import { requireClient } from '@/lib/session/require'

export const metadata: Metadata = { title: incomingMailText.title }

export default async function IncomingMailPage({ searchParams }: PageProps<'/portal/correo'>) {
  const client = await requireClient()
  const [page, access] = await Promise.all([readMailPage(client), currentAccess()])
  const { guia } = await searchParams
  const program = mailPrograms.find((name) => name === guia) ?? mailPrograms[0]
  if (!page) return <MailPageOff />
  const company = access?.accounts.find(({ id }) => id === client.account)?.name ?? null
  return (
    <>
      <MailPage page={page} company={company} role={client.role} program={program} now={new Date()} />
      <RefreshOnChange account={client.account} table="mails" />
      <RefreshOnChange account={client.account} table="invoices" />
    </>
  )
}
