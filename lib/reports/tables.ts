import { obligationName } from '@/content/obligations'
import { reportsText as text } from '@/content/reports'
import { formatCivilDay } from '@/lib/calendar/civil-day'
import { formatNumber } from '@/lib/format/number'
import type { Report } from '@/lib/reports/report'

/** A line of a report: its name, what stands in its columns, and how long its bar is, in percent; below the goal it is marked. */
export type ReportLine = { name: string; detail?: string; cells: string[]; bar?: number; below?: boolean }
/** One table of the report, the same on the screen, in the sheet and on paper. */
export type ReportTable = {
  id: string
  title: string
  note: string
  columns: readonly string[]
  lines: ReportLine[]
  total?: ReportLine
  /** Where the mark of the goal stands, in percent. */
  goal?: number
}

/** Of 100 obligations, those that should be filed in time. */
const goal = 95
/** With fewer a percentage says nothing. */
const fewest = 10

type Timely = { due: number; inTime: number }

/** `98,3%`, or that there are too few. */
export const shareOf = ({ due, inTime }: Timely): string =>
  due < fewest ? text.few : `${oneDecimal.format((inTime / due) * 100)}%`

const oneDecimal = new Intl.NumberFormat('es-CO', { minimumFractionDigits: 1, maximumFractionDigits: 1 })
export const hoursText = (hours: number | null): string => (hours === null ? '—' : oneDecimal.format(hours))
const isBelow = ({ due, inTime }: Timely) => due >= fewest && inTime / due < goal / 100

/** The mean over all weeks, by how many invoices each has; null without any. */
export function meanHours(turnaround: Report['turnaround']): number | null {
  const invoices = turnaround.reduce((sum, week) => sum + week.invoices, 0)
  if (invoices === 0) return null
  return turnaround.reduce((sum, week) => sum + week.hours * week.invoices, 0) / invoices
}

/** The tables of a report, in their order. */
export function reportTables(report: Report): ReportTable[] {
  const { onTime, turnaround, load, waiting, reasons, suppliers, advisors } = text
  const most = (numbers: readonly number[]) => Math.max(1, ...numbers)
  const bar = (value: number, largest: number) => Math.round((value / largest) * 1000) / 10
  const timelyCells = (one: Timely & { late: number }) => [
    shareOf(one),
    suppliers.of(formatNumber(one.inTime), formatNumber(one.due)),
    formatNumber(one.late),
    formatNumber(one.due - one.inTime - one.late),
  ]
  const weeks = most(report.turnaround.map(({ hours }) => hours))
  const loads = most(report.load.map(({ obligations }) => obligations))
  const waits = most(report.waiting.map(({ count }) => count))
  const rejections = most(report.reasons.map(({ invoices }) => invoices))
  return [
    {
      id: 'on-time',
      title: onTime.title,
      note: onTime.note,
      columns: onTime.columns,
      goal,
      lines: report.obligations.map((one) => ({
        name: obligationName(one),
        cells: timelyCells(one),
        bar: bar(one.inTime, one.due),
        below: isBelow(one),
      })),
      ...(report.firm.due > 0 && {
        total: { name: text.firm, cells: timelyCells(report.firm), below: isBelow(report.firm) },
      }),
    },
    {
      id: 'turnaround',
      title: turnaround.title,
      note: turnaround.note,
      columns: turnaround.columns,
      lines: report.turnaround.map(({ week, hours, invoices }) => ({
        name: formatCivilDay(week),
        cells: [hoursText(hours), formatNumber(invoices)],
        bar: bar(hours, weeks),
      })),
    },
    {
      id: 'load',
      title: load.title,
      note: load.note,
      columns: load.columns,
      lines: report.load.map(({ name, obligations, hours }) => ({
        name: name ?? load.nobody,
        cells: [formatNumber(obligations), hoursText(hours)],
        bar: bar(obligations, loads),
      })),
    },
    {
      id: 'waiting',
      title: waiting.title,
      note: waiting.note,
      columns: waiting.columns,
      lines: report.waiting.map(({ count, clients, next, ...named }) => ({
        name: obligationName(named),
        cells: [formatNumber(count), formatNumber(clients), next ? formatCivilDay(next) : '—'],
        bar: bar(count, waits),
      })),
    },
    {
      id: 'reasons',
      title: reasons.title,
      note: reasons.note,
      columns: reasons.columns,
      lines: report.reasons.map(({ title, invoices }) => ({
        name: title ?? reasons.unnamed,
        cells: [formatNumber(invoices)],
        bar: bar(invoices, rejections),
      })),
    },
    {
      id: 'suppliers',
      title: suppliers.title,
      note: suppliers.note,
      columns: suppliers.columns,
      lines: report.suppliers.map(({ nit, name, invoices, rejected, clients, reason }) => ({
        name: name ?? nit,
        ...(reason && { detail: reason }),
        cells: [
          suppliers.of(formatNumber(rejected), formatNumber(invoices)),
          formatNumber(clients),
          formatNumber(Math.round((rejected / invoices) * 100)),
        ],
        bar: bar(rejected, invoices),
      })),
    },
    {
      id: 'advisors',
      title: advisors.title,
      note: advisors.note,
      columns: advisors.columns,
      lines: report.advisors.map((one) => ({
        name: one.name ?? text.load.nobody,
        cells: [
          formatNumber(one.clients),
          formatNumber(one.invoices),
          hoursText(one.hours),
          formatNumber(one.rejected),
          formatNumber(one.due),
          shareOf(one),
        ],
        below: isBelow(one),
      })),
    },
  ]
}
