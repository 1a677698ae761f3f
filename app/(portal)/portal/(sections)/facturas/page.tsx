import type { Metadata } from 'next'
import Link from 'next/link'
import { OwnTotals } from '@/components/monthly-totals/totals-section'
import { InvoiceHistory, InvoiceTabs, NewestInvoices } from '@/components/invoices/invoice-history'
import { UploadPanel } from '@/components/invoices/upload/upload-panel'
import { RefreshOnChange } from '@/components/live/refresh'
import { ForRole } from '@/components/portal/for-role'
import { PageHeading } from '@/components/portal/page-heading'
import { dianListsText } from '@/content/dian-lists'
import { invoices } from '@/content/invoices'
import { scansText } from '@/content/scans'
import { startOwnTotals } from '@/lib/monthly-totals/queries'
import { noFilters, readInvoiceQuery, readReplaced } from '@/lib/invoices/href'
import { startInvoices } from '@/lib/invoices/queries'
import { copiesOwner } from '@/lib/portal/copies-owner'
import { requireClient } from '@/lib/session/require'

export const metadata: Metadata = { title: invoices.title, robots: { index: false, follow: false } }

export default async function InvoicesPage({ searchParams }: PageProps<'/portal/facturas'>) {
  const params = await searchParams
  const query = readInvoiceQuery(params)
  const atHistory = query.tab === 'history'
  const wanted = atHistory ? query : { ...query, ...noFilters, cursor: null }
  const adding = query.tab === 'figures' ? startOwnTotals() : null
  const reading = adding ? null : startInvoices(wanted, atHistory ? 36 : 5)
  const [client, listing, totals] = [await requireClient(), await reading, await adding]
  return (
    <>
      <PageHeading title={invoices.title} subtitle={invoices.subtitle} />
      <InvoiceTabs tab={query.tab} />
      <Link href="/portal/conciliacion" prefetch={false} className="link">
        {dianListsText.title}
      </Link>
      {/* The panel stays mounted, so that chosen files and running uploads survive a change of tab. */}
      <div hidden={query.tab !== 'upload'}>
        <ForRole atLeast="assistant" className="mt-6">
          <Link href="/portal/escanear" prefetch={false} className="link">
            {scansText.link}
          </Link>
          <UploadPanel
            person={copiesOwner(client.id)}
            replaces={readReplaced(params)}
            newest={listing?.ok && !atHistory ? listing.data.items : []}
          />
        </ForRole>
      </div>
      {listing && atHistory ? (
        <InvoiceHistory account={client.account} query={query} listing={listing} now={new Date()} />
      ) : null}
      {listing && !atHistory ? <NewestInvoices listing={listing} /> : null}
      {totals ? (
        <ForRole atLeast="accountant" className="mt-6">
          <OwnTotals account={client.account} reading={totals} />
        </ForRole>
      ) : null}
      <RefreshOnChange account={client.account} table="invoices" />
    </>
  )
}
