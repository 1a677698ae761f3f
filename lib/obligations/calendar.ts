import { z } from 'zod'
import { addDays, yearOf, type CivilDay } from '@/lib/calendar/civil-day'
import { isOpen, nameOf, phaseOf, type Phase } from '@/lib/obligations/obligation'
import { figuresShape, obligationShape, receiptShape } from '@/lib/obligations/schema'

const written = obligationShape.extend({
  responsible: z.string().nullable(),
  /** The amount in whole pesos; null when unknown and for users who may not read figures. */
  value: z.number().nullable(),
  receipts: z.array(receiptShape),
  /** `byClient` is true when the client delivered documents in the portal before the firm asked for any. */
  request: z.object({ id: z.string(), missing: z.number(), byClient: z.boolean() }).nullable().default(null),
})
/** Once the client has delivered all requested documents, the calendar shows the obligation as in review. */
const entry = written.transform((row): Entry => {
  const delivered = row.state === 'waiting' && row.request?.missing === 0
  return { ...row, delivered, ...(delivered && { state: 'in-review' }) }
})
export type Entry = z.output<typeof written> & { delivered: boolean }

export const calendarShape = z.object({
  rows: z.array(entry),
  advisor: z.string().nullable(),
  figures: figuresShape,
  /** The last two digits of the NIT; null when unknown. */
  ending: z.string().nullable(),
  /** `planned` is false until the client's obligations have been computed for the first time. */
  planned: z.boolean(),
  /** True when the user gets mails about due dates; null when these mails go to another person. */
  notices: z.boolean().nullable(),
})
export type Calendar = z.output<typeof calendarShape>

type Month = { month: string; entries: Entry[] }
/** `later` has the obligations of all months after those in `months`. `settled` is newest first. */
export type Agenda = { overdue: Entry[]; months: Month[]; later: Entry[]; settled: Month[] }

const nearMonths = 2
const monthOf = (day: CivilDay) => day.slice(0, 7)

/** Settled obligations that were due before last month are only in the year table. */
export function agendaFrom(rows: readonly Entry[], today: CivilDay): Agenda {
  const phased = rows.map((row) => ({ row, phase: phaseOf(row, today) }))
  const overdue = phased.filter(({ phase }) => phase === 'overdue').map(({ row }) => row)
  const open = phased.filter(({ phase }) => phase === 'waiting' || phase === 'ours').map(({ row }) => row)
  const done = phased.filter(({ phase }) => !isOpen(phase)).map(({ row }) => row)
  const months = monthsOf(open)
  const before = monthOf(addDays(`${monthOf(today)}-01`, -1))
  return {
    overdue,
    months: months.slice(0, nearMonths),
    later: months.slice(nearMonths).flatMap(({ entries }) => entries),
    settled: monthsOf(done.filter(({ listed }) => monthOf(listed) >= before)).toReversed(),
  }
}

function monthsOf(rows: readonly Entry[]): Month[] {
  const names = [...new Set(rows.map(({ listed }) => monthOf(listed)))]
  return names.map((month) => ({ month, entries: rows.filter(({ listed }) => monthOf(listed) === month) }))
}

/** A cell has the day of the month (`?` without a date) and the phase of the obligation. */
export type Cell = readonly [day: string, phase: Phase]
export type YearLine = { name: string; months: Cell[][] }
export type YearTable = {
  lines: YearLine[]
  total: number
  done: number
  /** How many obligations in `done` were filed after the due date. */
  late: number
}

export function yearTable(rows: readonly Entry[], year: number, today: CivilDay): YearTable {
  const counted = rows.filter(
    (row) => yearOf(row.listed) === year && row.applies && phaseOf(row, today) !== 'excused',
  )
  const lines = new Map<string, Cell[][]>()
  for (const row of counted) {
    const name = nameOf(row)
    const months = lines.get(name) ?? Array.from({ length: 12 }, (): Cell[] => [])
    const day = row.due ? String(Number(row.due.slice(8))) : '?'
    months[Number(row.listed.slice(5, 7)) - 1]?.push([day, phaseOf(row, today)])
    lines.set(name, months)
  }
  const done = counted.filter((row) => !isOpen(phaseOf(row, today)))
  return {
    lines: [...lines].map(([name, months]) => ({ name, months })),
    total: counted.length,
    done: done.length,
    late: done.filter(({ due, filedOn }) => due && filedOn && filedOn > due).length,
  }
}
