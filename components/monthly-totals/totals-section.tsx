import Link from 'next/link'
import { Suspense, type ReactNode } from 'react'
import { TotalsChart } from '@/components/monthly-totals/totals-chart'
import { TotalsTable } from '@/components/monthly-totals/totals-table'
import { Button } from '@/components/ui/button'
import { ExportLinks } from '@/components/ui/export-links'
import { LoadFailed } from '@/components/ui/load-failed'
import { Skeleton, Spinner } from '@/components/ui/loading'
import { State } from '@/components/ui/state'
import { monthlyTotals as totalsText } from '@/content/monthly-totals'
import { capitalized } from '@/lib/format/appointment-time'
import { longMonth } from '@/lib/format/day-name'
import type { FileFormat } from '@/lib/format/spreadsheet'
import { tabHref } from '@/lib/invoices/href'
import {
  barsOf,
  clientFile,
  formatSum,
  fromFirst,
  leftOut,
  nothingCounts,
  ownFile,
  type MonthlyTotals,
  type MonthTotals,
} from '@/lib/monthly-totals/monthly-totals'
import type { Result } from '@/lib/result'

const nowText = totalsText.now
const titleId = 'cifras'
const emptyText = totalsText.empty

type TotalsSectionProps = {
  reading: Result<MonthlyTotals>
  file: (format: FileFormat) => string
  empty: string
  action?: ReactNode
}

/** The table of twelve months is also the text alternative of the chart. */
export function TotalsSection({ reading, file, empty, action }: TotalsSectionProps) {
  const totals = reading.ok ? reading.data : null
  const shown = totals && !nothingCounts(totals) ? totals : null
  return (
    <section aria-labelledby={titleId} className="@container">
      <div className="flex flex-wrap items-center justify-between gap-x-5 gap-y-2 pb-3 rule-opens">
        <h2 id={titleId}>{totalsText.title}</h2>
        {shown ? <ExportLinks text={totalsText.export} href={file} className="print:hidden" /> : null}
      </div>
      {shown ? (
        <>
          <ThisMonth months={shown.months} />
          <TotalsChart bars={barsOf(fromFirst(shown.months))} />
          <TotalsTable totals={shown} bars={barsOf(shown.months)} />
        </>
      ) : null}
      {totals && !shown ? (
        <State title={totalsText.empty.title} action={action} className="mt-6">
          {empty}
        </State>
      ) : null}
      {totals ? <TotalsNotes totals={totals} /> : <LoadFailed {...totalsText.failed} className="mt-6" />}
    </section>
  )
}

function TotalsNotes({ totals }: { totals: MonthlyTotals }) {
  const sentences = [...leftOut(totals), ...(nothingCounts(totals) ? [] : [totalsText.rules])]
  if (sentences.length === 0) return null
  return (
    <ul aria-label={totalsText.notes} className="mt-4 grid max-w-[68ch] gap-1.5 text-sm text-ink-2">
      {sentences.map((sentence) => (
        <li key={sentence}>{sentence}</li>
      ))}
    </ul>
  )
}

function ThisMonth({ months }: { months: readonly MonthTotals[] }) {
  const month = months.at(-1)
  if (!month) return null
  const shown = [
    [nowText.purchases, month.purchases.total],
    [nowText.purchasesIva, month.purchases.iva],
    [nowText.sales, month.sales.total],
    [nowText.salesIva, month.sales.iva],
  ] as const
  return (
    <>
      <p className="pt-3 text-sm text-ink-2">{capitalized(nowText.label(longMonth(month.month)))}</p>
      <dl className="grid rule-closes @min-[48rem]:grid-cols-4">
        {shown.map(([name, amount]) => (
          <div
            key={name}
            className="flex flex-wrap items-baseline justify-between gap-x-4 border-rule py-2.5 not-first:border-t @min-[48rem]:flex-col-reverse @min-[48rem]:justify-end @min-[48rem]:py-3 @min-[48rem]:not-first:border-t-0 @min-[48rem]:not-first:border-l @min-[48rem]:not-first:pl-4"
          >
            <dt className="text-sm text-ink-2">{name}</dt>
            <dd className="font-serif text-lg leading-tight whitespace-nowrap @min-[48rem]:text-xl">
              {formatSum(amount)}
            </dd>
          </div>
        ))}
      </dl>
    </>
  )
}

export function OwnTotals({ account, reading }: { account: string; reading: Result<MonthlyTotals> }) {
  return (
    <div className="pt-8">
      <TotalsSection
        reading={reading}
        file={ownFile(account)}
        empty={emptyText.own}
        action={
          <Button asChild size="sm" variant="primary">
            <Link href={tabHref('upload')}>{emptyText.action}</Link>
          </Button>
        }
      />
    </div>
  )
}

type ClientTotalsProps = { client: string; reading: Promise<Result<MonthlyTotals>> }

export function ClientTotals({ client, reading }: ClientTotalsProps) {
  return (
    <Suspense fallback={<Waiting />}>
      <LoadedTotals client={client} reading={reading} />
    </Suspense>
  )
}

async function LoadedTotals({ client, reading }: ClientTotalsProps) {
  return <TotalsSection reading={await reading} file={clientFile(client)} empty={totalsText.empty.ofClient} />
}

function Waiting() {
  return (
    <div>
      <Spinner label={totalsText.loading} />
      <Skeleton rows={13} className="mt-6" />
    </div>
  )
}
