import { Download } from 'lucide-react'
import type { Route } from 'next'
import Form from 'next/form'
import { PageHeading } from '@/components/portal/page-heading'
import { PeriodDays } from '@/components/reports/period-days'
import { Button } from '@/components/ui/button'
import { cn } from '@/components/ui/cn'
import { columnHeadStyles } from '@/components/ui/control-styles'
import { FigureHeads } from '@/components/ui/figure-table'
import { Field } from '@/components/ui/field'
import { LinkTabs } from '@/components/ui/link-tabs'
import { Select } from '@/components/ui/select'
import { reportsText as text } from '@/content/reports'
import { formatCivilDay, type CivilDay } from '@/lib/calendar/civil-day'
import { formatNumber } from '@/lib/format/number'
import { reportParams, usualPeriods, type ReportQuery, type Report } from '@/lib/reports/report'
import {
  hoursText,
  meanHours,
  reportTables,
  shareOf,
  type ReportLine,
  type ReportTable,
} from '@/lib/reports/tables'

const { filters: filterText, export: file } = text
const wideTables = new Set(['on-time', 'advisors'])

type ReportPageProps = {
  report: Report
  query: ReportQuery
  today: CivilDay
  /** The members by whom an administrator can filter; empty for advisors, who only have their own clients. */
  members: readonly { id: string; name: string }[]
}

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

type ReportFiltersProps = {
  query: ReportQuery
  today: CivilDay
  members: readonly { id: string; name: string }[]
}

function ReportFilters({ query, today, members }: ReportFiltersProps) {
  const usual = usualPeriods(today)
  return (
    <>
      <LinkTabs
        label={filterText.label}
        items={(Object.keys(usual) as (keyof typeof usual)[]).map((name) => ({
          href: `/admin/informes?${reportParams({ ...query, ...usual[name] }).toString()}` as Route,
          label: filterText.usual[name],
          current: usual[name].from === query.from && usual[name].until === query.until,
        }))}
      />
      <div className="flex flex-wrap items-end justify-between gap-x-6 gap-y-4 pt-4">
        <Form
          action="/admin/informes"
          aria-label={filterText.label}
          className="flex flex-wrap items-end gap-3"
        >
          <PeriodDays
            key={`${query.from} ${query.until}`}
            from={query.from}
            until={query.until}
            today={today}
            labels={{ from: filterText.from, until: filterText.until }}
          />
          {members.length > 0 ? (
            <Field label={filterText.member}>
              {(control) => (
                <Select key={query.member} {...control} name="asesor" defaultValue={query.member ?? ''}>
                  <option value="">{filterText.everyone}</option>
                  {members.map(({ id, name }) => (
                    <option key={id} value={id}>
                      {name}
                    </option>
                  ))}
                </Select>
              )}
            </Field>
          ) : null}
          <Button type="submit">{filterText.apply}</Button>
        </Form>
        <p className="flex flex-wrap gap-2" role="group" aria-label={file.label}>
          {(['xlsx', 'pdf'] as const).map((format) => (
            <Button key={format} asChild size="sm">
              <a
                href={`/admin/informes/exportar?${reportParams(query).toString()}&formato=${format}`}
                download
              >
                <Download strokeWidth={1.75} aria-hidden />
                <span className="sr-only">{file.label}: </span>
                {file[format]}
              </a>
            </Button>
          ))}
        </p>
      </div>
    </>
  )
}

/** The bars are decoration, because their values are also text. */
function ReportSection({ table }: { table: ReportTable }) {
  const { id, title, note, columns, lines, total, goal } = table
  const [first, ...others] = columns
  const hasBars = lines.some(({ bar }) => bar !== undefined)
  return (
    <section aria-labelledby={id} className={cn('min-w-0', wideTables.has(id) && 'min-[64rem]:col-span-2')}>
      <h2 id={id} className="text-lg">
        {title}
      </h2>
      <p className="pb-3 text-sm text-ink-2">{note}</p>
      {lines.length === 0 ? (
        <p className="border-t border-ink py-3 text-[1rem] text-ink-2">{text.none}</p>
      ) : (
        <div className="relative overflow-x-auto rule-closes" tabIndex={0} role="group" aria-labelledby={id}>
          <table aria-labelledby={id} className="stacked-table sm:min-w-[30rem]">
            <thead>
              <tr>
                <th scope="col" className={columnHeadStyles}>
                  {first}
                </th>
                {hasBars ? <td aria-hidden /> : null}
                <FigureHeads names={others} />
              </tr>
            </thead>
            <tbody>
              {lines.map((line, at) => (
                <Line key={`${line.name} ${at}`} {...{ line, hasBars, goal }} labels={others} />
              ))}
            </tbody>
            {total ? (
              <tfoot className="font-[550]">
                <Line line={total} hasBars={hasBars} goal={undefined} labels={others} />
              </tfoot>
            ) : null}
          </table>
        </div>
      )}
    </section>
  )
}

type LineProps = {
  line: ReportLine
  hasBars: boolean
  goal: number | undefined
  labels: readonly string[]
}

function Line({ line: { name, detail, cells, bar, below }, hasBars, goal, labels }: LineProps) {
  return (
    <tr>
      <th scope="row" className="sm:max-w-[22rem]">
        {name}
        {detail ? <span className="block text-sm font-normal text-ink-2">{detail}</span> : null}
      </th>
      {hasBars ? (
        <td
          aria-hidden
          className={cn('align-middle sm:w-1/4 sm:pl-4', bar === undefined ? 'max-sm:hidden' : 'max-sm:py-1')}
        >
          {bar === undefined ? null : (
            <span className="relative block h-2.5 border border-rule-field bg-sheet">
              <span
                className="block h-full bg-green forced-colors:bg-[Highlight]"
                style={{ width: `${bar}%` }}
              />
              {goal === undefined ? null : (
                <span
                  className="absolute -inset-y-1 w-0.5 bg-ink forced-colors:bg-[CanvasText]"
                  style={{ left: `${goal}%` }}
                />
              )}
            </span>
          )}
        </td>
      ) : null}
      {cells.map((shown, at) => (
        <td
          key={at}
          data-label={labels[at]}
          className={cn('stacked-figure', below && at === 0 && 'font-[550] text-ochre-ink')}
        >
          {shown.text}
        </td>
      ))}
    </tr>
  )
}
