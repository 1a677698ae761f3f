import { ArrowRight } from 'lucide-react'
import Link from 'next/link'
import { InvoiceFilterForm } from '@/components/invoices/invoice-filters'
import { InvoiceTable } from '@/components/invoices/invoice-table'
import { Button } from '@/components/ui/button'
import { linkStyles } from '@/components/ui/control-styles'
import { ExportLinks } from '@/components/ui/export-links'
import { LinkTabs } from '@/components/ui/link-tabs'
import { LoadFailed } from '@/components/ui/load-failed'
import { Pager } from '@/components/ui/pager'
import { State } from '@/components/ui/state'
import { invoices } from '@/content/invoices'
import { bogotaDay } from '@/lib/calendar/civil-day'
import { formatNumber } from '@/lib/format/number'
import {
  exportHref,
  hasFilters,
  historyHref,
  invoiceTabs,
  mostExported,
  tabHref,
  type InvoiceQuery,
  type InvoiceTab,
} from '@/lib/invoices/href'
import { invoiceStatuses, type InvoiceListPage } from '@/lib/invoices/invoice'
import type { Result } from '@/lib/result'
import { aboutAccount } from '@/lib/supabase/named-account'

const text = invoices.registered
const pagerText = invoices.registered.pages
const titleId = 'invoices-title'
const newestTitleId = 'newest-title'

type InvoiceHistoryProps = {
  account: string
  query: InvoiceQuery
  listing: Result<InvoiceListPage>
  now: Date
}

export function InvoiceHistory({ account, query, listing, now }: InvoiceHistoryProps) {
  const { search, status, dayKind, day, until } = query
  const filters = { search, status, dayKind, day, until }
  const page = listing.ok ? listing.data : null
  return (
    <section aria-labelledby={titleId} className="pt-8">
      <div className="flex flex-wrap items-center justify-between gap-x-5 gap-y-2 pb-3 rule-opens">
        <h2 id={titleId} tabIndex={-1} className="outline-none">
          {invoices.registered.title}
        </h2>
        {page && page.items.length > 0 ? (
          <ExportLinks
            text={invoices.export}
            href={(format) => aboutAccount(exportHref(filters, format), account)}
          />
        ) : null}
        {page?.before || page?.after ? (
          <p className="basis-full text-sm text-ink-2">
            {invoices.export.limits(formatNumber(mostExported.csv), formatNumber(mostExported.xlsx))}
          </p>
        ) : null}
      </div>
      <InvoiceFilterForm filters={filters} today={bogotaDay(now)}>
        <HistoryList titleId={titleId} listing={listing} filtered={hasFilters(filters)} />
        {page && page.items.length > 0 ? <InvoiceSum page={page} /> : null}
        {page ? (
          <Pager
            label={pagerText.label}
            before={
              page.before && {
                href: historyHref(filters, { way: 'hasta', cursor: page.before }),
                label: pagerText.newer,
              }
            }
            after={
              page.after && {
                href: historyHref(filters, { way: 'desde', cursor: page.after }),
                label: pagerText.older,
              }
            }
          />
        ) : null}
      </InvoiceFilterForm>
    </section>
  )
}

/** Invoices are counted by status only if the whole list is on this page, because counting thousands takes long. */
function InvoiceSum({ page: { items, before, after } }: { page: InvoiceListPage }) {
  const whole = !before && !after
  const parts = [...invoiceStatuses, 'unknown' as const].flatMap((status) => {
    const n = items.filter((item) => (item.status ?? 'unknown') === status).length
    return n > 0 ? [text.breakdown[status](n)] : []
  })
  return (
    <p
      className={`flex flex-wrap justify-between gap-x-4 border-t border-ink py-2.5 text-[1rem] ${after ? 'rule-opens' : 'rule-closes'}`}
    >
      <span>{whole ? text.count(items.length) : text.onPage(items.length)}</span>
      {whole ? <span>{parts.join(', ')}</span> : null}
    </p>
  )
}

export function NewestInvoices({ listing }: { listing: Result<InvoiceListPage> }) {
  const shown = listing.ok ? listing.data.items.length : 0
  return (
    <section aria-labelledby={newestTitleId} className="mt-18">
      <h2 id={newestTitleId} tabIndex={-1} className="pb-3 outline-none rule-opens">
        {text.title}
      </h2>
      <HistoryList titleId={newestTitleId} listing={listing} filtered={false} atUpload />
      {shown > 0 ? (
        <p className="flex flex-wrap items-center justify-between gap-x-4 border-t border-ink text-[1rem] rule-closes">
          <span>{text.newest(shown)}</span>
          <Link className={linkStyles} prefetch={false} href={tabHref('history')}>
            {text.all} <ArrowRight strokeWidth={1.75} aria-hidden />
          </Link>
        </p>
      ) : null}
    </section>
  )
}

type HistoryListProps = {
  titleId: string
  listing: Result<InvoiceListPage>
  filtered: boolean
  atUpload?: boolean
}

function HistoryList({ titleId, listing, filtered, atUpload }: HistoryListProps) {
  if (!listing.ok) return <LoadFailed {...text.failed} className="mt-6" />
  const start =
    filtered || atUpload ? undefined : (
      <Button asChild size="sm" variant="primary">
        <Link href={tabHref('upload')}>{text.start}</Link>
      </Button>
    )
  return (
    <InvoiceTable
      items={listing.data.items}
      titleId={titleId}
      empty={
        <State title={text.emptyTitle} action={start} className="mt-6">
          {filtered ? text.noMatch : text.empty}
        </State>
      }
    />
  )
}

export function InvoiceTabs({ tab }: { tab: InvoiceTab }) {
  const { label, ...names } = invoices.tabs
  const items = invoiceTabs.map((name) => ({
    href: tabHref(name),
    label: names[name],
    current: name === tab,
  }))
  return <LinkTabs label={label} items={items} />
}
