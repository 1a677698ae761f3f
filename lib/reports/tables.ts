import { obligationName } from '@/content/obligations'
import { reportsText as text } from '@/content/reports'
import { formatCivilDay, type CivilDay } from '@/lib/calendar/civil-day'
import { formatNumber } from '@/lib/format/number'
import type { SheetCell } from '@/lib/format/spreadsheet'
import type { Report } from '@/lib/reports/report'

/** `text` is for the screen and the PDF, and `value` for spreadsheet files. */
type ReportCell = { text: string; value: SheetCell }
/**
 * `bar` is the length of the line's bar in percent, and `below` marks a share under the goal.
 * `week` is the Monday that `name` shows.
 */
export type ReportLine = {
  name: string
  week?: CivilDay
  detail?: string
  cells: ReportCell[]
  bar?: number
  below?: boolean
}
export type ReportTable = {
  id: string
  title: string
  note: string
  columns: readonly string[]
  lines: ReportLine[]
  total?: ReportLine
  goal?: number
}

const goal = 95
/** With fewer obligations than this a percentage says nothing, so a text replaces it. */
const fewest = 10

type Timely = { due: number; inTime: number }

export const shareOf = ({ due, inTime }: Timely): string =>
  due < fewest ? text.few : `${oneDecimal.format((inTime / due) * 100)}%`

const oneDecimal = new Intl.NumberFormat('es-CO', { minimumFractionDigits: 1, maximumFractionDigits: 1 })
export const hoursText = (hours: number | null): string => (hours === null ? '—' : oneDecimal.format(hours))
const isBelow = ({ due, inTime }: Timely) => due >= fewest && inTime / due < goal / 100

export function meanHours(turnaround: Report['turnaround']): number | null {
  const invoices = turnaround.reduce((sum, week) => sum + week.invoices, 0)
  if (invoices === 0) return null
  return turnaround.reduce((sum, week) => sum + week.hours * week.invoices, 0) / invoices
}

export function reportTables(report: Report): ReportTable[] {
  return [
    onTimeTable(report),
    turnaroundTable(report),
    loadTable(report),
    waitingTable(report),
    reasonsTable(report),
    suppliersTable(report),
    advisorsTable(report),
  ]
}

const most = (numbers: readonly number[]) => Math.max(1, ...numbers)
const bar = (value: number, largest: number) => Math.round((value / largest) * 1000) / 10
const count = (value: number): ReportCell => ({ text: formatNumber(value), value })
const hoursCell = (hours: number | null): ReportCell => ({ text: hoursText(hours), value: hours })
const shareCell = (one: Timely): ReportCell => ({
  text: shareOf(one),
  value: one.due < fewest ? text.few : { share: one.inTime / one.due },
})
const dayOrDash = (day: CivilDay | null): ReportCell =>
  day ? { text: formatCivilDay(day), value: { day } } : { text: '—', value: null }
const timelyCells = (one: Timely & { late: number }) => [
  shareCell(one),
  { text: text.suppliers.of(formatNumber(one.inTime), formatNumber(one.due)), value: one.inTime },
  count(one.late),
  count(one.due - one.inTime - one.late),
]

function onTimeTable({ obligations, firm }: Report): ReportTable {
  const { title, note, columns } = text.onTime
  return {
    id: 'on-time',
    title,
    note,
    columns,
    goal,
    lines: obligations.map((one) => ({
      name: obligationName(one),
      cells: timelyCells(one),
      bar: bar(one.inTime, one.due),
      below: isBelow(one),
    })),
    ...(firm.due > 0 && { total: { name: text.firm, cells: timelyCells(firm), below: isBelow(firm) } }),
  }
}

function turnaroundTable({ turnaround }: Report): ReportTable {
  const { title, note, columns } = text.turnaround
  const largest = most(turnaround.map(({ hours }) => hours))
  return {
    id: 'turnaround',
    title,
    note,
    columns,
    lines: turnaround.map(({ week, hours, invoices }) => ({
      name: formatCivilDay(week),
      week,
      cells: [hoursCell(hours), count(invoices)],
      bar: bar(hours, largest),
    })),
  }
}

function loadTable({ load }: Report): ReportTable {
  const { title, note, columns, nobody } = text.load
  const largest = most(load.map(({ obligations }) => obligations))
  return {
    id: 'load',
    title,
    note,
    columns,
    lines: load.map(({ name, obligations, hours }) => ({
      name: name ?? nobody,
      cells: [count(obligations), hoursCell(hours)],
      bar: bar(obligations, largest),
    })),
  }
}

function waitingTable({ waiting }: Report): ReportTable {
  const { title, note, columns } = text.waiting
  const largest = most(waiting.map(({ count }) => count))
  return {
    id: 'waiting',
    title,
    note,
    columns,
    lines: waiting.map(({ count: many, clients, next, ...named }) => ({
      name: obligationName(named),
      cells: [count(many), count(clients), dayOrDash(next)],
      bar: bar(many, largest),
    })),
  }
}

function reasonsTable({ reasons }: Report): ReportTable {
  const { title, note, columns, unnamed } = text.reasons
  const largest = most(reasons.map(({ invoices }) => invoices))
  return {
    id: 'reasons',
    title,
    note,
    columns,
    lines: reasons.map((reason) => ({
      name: reason.title ?? unnamed,
      cells: [count(reason.invoices)],
      bar: bar(reason.invoices, largest),
    })),
  }
}

function suppliersTable({ suppliers }: Report): ReportTable {
  const { title, note, columns, of } = text.suppliers
  return {
    id: 'suppliers',
    title,
    note,
    columns,
    lines: suppliers.map(({ nit, name, invoices, rejected, clients, reason }) => ({
      name: name ?? nit,
      ...(reason && { detail: reason }),
      cells: [
        { text: of(formatNumber(rejected), formatNumber(invoices)), value: rejected },
        count(clients),
        count(Math.round((rejected / invoices) * 100)),
      ],
      bar: bar(rejected, invoices),
    })),
  }
}

function advisorsTable({ advisors }: Report): ReportTable {
  const { title, note, columns } = text.advisors
  return {
    id: 'advisors',
    title,
    note,
    columns,
    lines: advisors.map((one) => ({
      name: one.name ?? text.load.nobody,
      cells: [
        count(one.clients),
        count(one.invoices),
        hoursCell(one.hours),
        count(one.rejected),
        count(one.due),
        shareCell(one),
      ],
      below: isBelow(one),
    })),
  }
}
