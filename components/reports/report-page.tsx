import { ReportFilters } from '@/components/reports/report-filters'
import { ReportSection } from '@/components/reports/report-section'
import { PageHeading } from '@/components/portal/page-heading'
import { reportsText as text } from '@/content/reports'
import { formatCivilDay, type CivilDay } from '@/lib/calendar/civil-day'
import { formatNumber } from '@/lib/format/number'
import type { ReportQuery } from '@/lib/reports/period'
import type { Report } from '@/lib/reports/report'
import { hoursText, meanHours, reportTables, shareOf } from '@/lib/reports/tables'

type ReportPageProps = {
  report: Report
  query: ReportQuery
  today: CivilDay
  /** Whose clients an administrator may choose; none for whoever reads of their own alone. */
  members: readonly { id: string; name: string }[]
}

/** What the firm did in a period, as figures and tables. */
export function ReportPage({ report, query, today, members }: ReportPageProps) {
  const { figures } = text
  const all = report.obligations.reduce(
    (sum, { due, inTime }) => ({ due: sum.due + due, inTime: sum.inTime + inTime }),
    { due: 0, inTime: 0 },
  )
  const shown = [
    [shareOf(all), figures.inTime],
    [hoursText(meanHours(report.turnaround)), figures.hours],
    [formatNumber(report.invoices.reviewed), figures.reviewed],
    [formatNumber(report.invoices.rejected), figures.rejected],
  ] as const
  return (
    <>
      <PageHeading
        title={text.title}
        subtitle={text.period(formatCivilDay(query.from), formatCivilDay(query.until))}
      />
      <ReportFilters query={query} today={today} members={members} />
      <dl
        aria-label={figures.label}
        className="mt-6 mb-10 grid grid-cols-1 gap-x-6 border-t border-ink rule-closes min-[24rem]:grid-cols-2 min-[64rem]:grid-cols-4"
      >
        {shown.map(([value, name]) => (
          <div key={name} className="flex flex-col-reverse justify-end py-4">
            <dt className="text-sm text-ink-2">{name}</dt>
            <dd className="font-serif text-2xl leading-tight tabular-nums">{value}</dd>
          </div>
        ))}
      </dl>
      <div className="grid items-start gap-x-12 gap-y-12 min-[64rem]:grid-cols-2">
        {reportTables(report).map((table) => (
          <ReportSection key={table.id} table={table} />
        ))}
      </div>
    </>
  )
}
