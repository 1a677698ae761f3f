import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { InvoiceReading } from '@/components/invoices/invoice-reading'
import { RefreshOnChange } from '@/components/live/refresh'
import { invoices } from '@/content/invoices'
import { readOwnInvoice } from '@/lib/invoices/queries'
import { hasSigner } from '@/lib/records/firm-signer'
import { isUuid } from '@/lib/request'
import { requireClient } from '@/lib/session/require'

type InvoiceProps = PageProps<'/portal/facturas/[id]'>

async function openInvoice({ params }: InvoiceProps) {
  const [client, { id }] = [await requireClient(), await params]
  return { client, invoice: isUuid(id) ? await readOwnInvoice(id) : null }
}

export async function generateMetadata(props: InvoiceProps): Promise<Metadata> {
  const { invoice } = await openInvoice(props)
  const robots = { index: false, follow: false }
  return invoice ? { title: `${invoice.number} · ${invoices.title}`, robots } : { robots }
}

export default async function InvoicePage(props: InvoiceProps) {
  const { client, invoice } = await openInvoice(props)
  if (!invoice) notFound()
  return (
    <>
      <InvoiceReading invoice={invoice} records={hasSigner()} />
      <RefreshOnChange userId={client.id} table="invoices" />
    </>
  )
}
