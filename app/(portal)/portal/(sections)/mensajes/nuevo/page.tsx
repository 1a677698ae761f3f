import type { Metadata } from 'next'
import { NewThreadForm } from '@/components/messages/new-thread-form'
import { ForRole } from '@/components/portal/for-role'
import { PageHeading } from '@/components/portal/page-heading'
import { messages } from '@/content/messages'
import { ownTaxProfileText } from '@/content/tax-profile'
import { isUuid } from '@/lib/format/uuid'
import { readOwnInvoice } from '@/lib/invoices/queries'
import { questionAbout } from '@/lib/invoices/question'
import { requireClient } from '@/lib/session/require'

export const metadata: Metadata = { title: messages.write.title }

const { letters } = ownTaxProfileText

export default async function NewMessagePage({ searchParams }: PageProps<'/portal/mensajes/nuevo'>) {
  const client = await requireClient()
  const { factura, sobre } = await searchParams
  const invoice = typeof factura === 'string' && isUuid(factura) ? await readOwnInvoice(factura) : null
  const letter = sobre === 'perfil' || sobre === 'rut' ? { place: sobre, ...letters[sobre] } : null
  return (
    <>
      <PageHeading title={messages.write.title} subtitle={messages.write.intro} />
      <ForRole atLeast="assistant">
        <NewThreadForm account={client.account} begun={invoice ? questionAbout(invoice) : letter} />
      </ForRole>
    </>
  )
}
