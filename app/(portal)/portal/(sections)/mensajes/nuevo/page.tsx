import type { Metadata } from 'next'
import { NewThreadForm } from '@/components/messages/new-thread-form'
import { ForRole } from '@/components/portal/for-role'
import { PageHeading } from '@/components/portal/page-heading'
import { messages } from '@/content/messages'
import { ownTaxProfileText } from '@/content/tax-profile'
import { isUuid } from '@/lib/format/uuid'
import { readMyRequest } from '@/lib/document-requests/queries'
import { readOwnInvoice } from '@/lib/invoices/queries'
import { questionAbout } from '@/lib/invoices/question'
import { readOwnTitle } from '@/lib/obligations/queries'
import { requireClient, type Client } from '@/lib/session/require'

export const metadata: Metadata = { title: messages.write.title }

const { letters } = ownTaxProfileText

export default async function NewMessagePage({ searchParams }: PageProps<'/portal/mensajes/nuevo'>) {
  const client = await requireClient()
  const { factura, sobre, obligacion, solicitud } = await searchParams
  const invoice = typeof factura === 'string' && isUuid(factura) ? await readOwnInvoice(factura) : null
  const letter = sobre === 'perfil' || sobre === 'rut' ? { place: sobre, ...letters[sobre] } : null
  const named = (await aboutObligation(client, obligacion)) ?? (await aboutRequest(client, solicitud))
  return (
    <>
      <PageHeading title={messages.write.title} subtitle={messages.write.intro} />
      <ForRole atLeast="assistant">
        <NewThreadForm
          account={client.account}
          begun={invoice ? questionAbout(invoice) : (named ?? letter)}
        />
      </ForRole>
    </>
  )
}

type Param = string | string[] | undefined

const begun = (place: string, title: string) => ({
  place,
  subject: title.slice(0, messages.limits.subject),
  body: '',
})

async function aboutObligation(client: Client, id: Param) {
  if (typeof id !== 'string' || !isUuid(id)) return null
  const title = await readOwnTitle(client, id).catch(() => null)
  return title === null ? null : begun(`obligacion-${id}`, title)
}

async function aboutRequest(client: Client, id: Param) {
  if (typeof id !== 'string' || !isUuid(id)) return null
  const request = await readMyRequest(client, id).catch(() => null)
  return request && begun(`solicitud-${id}`, request.title)
}
