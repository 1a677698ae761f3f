import type { Metadata } from 'next'
import { InvoiceHistory } from '@/components/invoices/history/invoice-history'
import { InvoiceTabs } from '@/components/invoices/invoice-tabs'
import { NewestInvoices } from '@/components/invoices/history/newest-invoices'
import { UploadPanel } from '@/components/invoices/upload-panel'
import { RefreshOnChange } from '@/components/live/refresh-on-change'
import { PageHeading } from '@/components/portal/page-heading'
import { invoices } from '@/content/invoices'
import { requireClient } from '@/lib/auth/require'
import { noFilters, readAddress, readReplaced } from '@/lib/invoices/address'
import { startInvoices } from '@/lib/invoices/queries'

export const metadata: Metadata = { title: invoices.title, robots: { index: false, follow: false } }

export default async function InvoicesPage({ searchParams }: PageProps<'/portal/facturas'>) {
  const params = await searchParams
  const query = readAddress(params)
  const atHistory = query.tab === 'history'
  const wanted = atHistory ? query : { ...query, ...noFilters, cursor: null }
  const reading = startInvoices(wanted, atHistory ? 50 : 5)
  const [client, listing] = [await requireClient(), await reading]
  return (
    <>
      <PageHeading title={invoices.title} subtitle={invoices.subtitle} />
      <InvoiceTabs tab={query.tab} />
      {/* What was chosen and is being sent survives a look at the history. */}
      <div hidden={atHistory}>
        <UploadPanel replaces={readReplaced(params)} />
      </div>
      {atHistory ? (
        <InvoiceHistory query={query} listing={listing} now={new Date()} />
      ) : (
        <NewestInvoices listing={listing} />
      )}
      <RefreshOnChange userId={client.id} table="invoices" />
    </>
  )
}
