import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { DeletedInvoice, InvoiceReading } from '@/components/invoices/invoice-reading'
import { RefreshOnChange } from '@/components/live/refresh'
import { invoices } from '@/content/invoices'
import { invoiceTitle } from '@/lib/einvoice/invoice-label'
import { readOwnInvoice } from '@/lib/invoices/queries'
import { hasSigner } from '@/lib/signing/firm-signer'
import { isUuid } from '@/lib/format/uuid'
import { notFoundHere, requireClient } from '@/lib/session/require'

type InvoiceProps = PageProps<'/portal/facturas/[id]'>

async function openInvoice({ params }: InvoiceProps) {
  const [client, { id }] = [await requireClient(), await params]
  if (!isUuid(id)) notFound()
  return { client, id, invoice: await readOwnInvoice(id) }
}

export async function generateMetadata(props: InvoiceProps): Promise<Metadata> {
  const { invoice } = await openInvoice(props)
  const robots = { index: false, follow: false }
  return invoice ? { title: `${invoiceTitle(invoice.label)} · ${invoices.title}`, robots } : { robots }
}

export default async function InvoicePage(props: InvoiceProps) {
  const { client, id, invoice } = await openInvoice(props)
  if (!invoice) return notFoundHere(client, 'invoices', id, `/portal/facturas/${id}`)
  return (
    <>
      {invoice.deleted ? (
        <DeletedInvoice invoice={invoice} />
      ) : (
        <InvoiceReading account={client.account} invoice={invoice} records={hasSigner()} />
      )}
      <RefreshOnChange account={client.account} table="invoices" />
    </>
  )
}
