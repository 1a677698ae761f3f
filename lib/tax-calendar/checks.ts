import type { tableProblems } from '@/content/tax-calendar/words'
import { isCivilDay, type CivilDay } from '@/lib/calendar/civil-day'
import type { TaxCalendar } from '@/lib/tax-calendar/calendar'
import type { DueRow } from '@/lib/tax-calendar/due-row'
import { endingsOf, endsIn, ladders } from '@/lib/tax-calendar/rule'
import { obligations } from '@/lib/tax-calendar/obligations'
import { lastDayOf, readPeriod } from '@/lib/tax-calendar/period'

export type TableProblem = { problem: keyof typeof tableProblems; endings: string; due: string | null }

const of =
  (problem: TableProblem['problem']) =>
  ({ endings, due }: DueRow): TableProblem => ({ problem, endings, due })

/** Each NIT ending needs one date, in order, on a business day after the end of the period. */
export function problemsOfRows(
  calendar: TaxCalendar,
  rows: readonly DueRow[],
  order: 'rising' | 'falling' = 'rising',
): TableProblem[] {
  const dated = rows.filter(({ due }) => isCivilDay(due))
  return [
    ...rows.filter(({ due }) => !isCivilDay(due)).map(of('no-day')),
    ...dated.filter((row) => isClosed(calendar, row)).map(of('closed-day')),
    ...dated.filter(comesEarly).map(of('before-period-ends')),
    ...endingProblems(dated, order),
  ]
}

/** Dates of cities may fall on civic days, so only weekends and national holidays are treated as closed. */
const isClosed = (calendar: TaxCalendar, { due }: DueRow) => !calendar.daysFor('city').has(due)

function comesEarly({ obligation, period, due }: DueRow): boolean {
  const named = readPeriod(period)
  return !obligations[obligation].within && named !== null && due <= lastDayOf(named)
}

function endingProblems(rows: readonly DueRow[], order: 'rising' | 'falling'): TableProblem[] {
  const [one] = rows
  if (!one) return []
  const { rule } = obligations[one.obligation]
  if (rule.on === 'table' && rule.by === 'sector') return []
  if (rows.some(({ endings }) => endings === '*')) return rows.slice(1).map(of('double-ending'))
  const unknown = rows.filter(({ endings }) => !/^(\d(-\d)?|\d\d(-\d\d)?)$/.test(endings))
  if (unknown.length > 0) return unknown.map(of('unknown-endings'))

  const digits = rows.some(({ endings }) => /^\d\d/.test(endings)) ? 2 : 1
  const inOrder = (firstEnding: 0 | 1) => ladderProblems(rows, order, endingsOf({ digits, firstEnding }))
  if (rule.on === 'ladder') return inOrder(ladders[rule.ladder].firstEnding)
  const problems = inOrder(1)
  const isUnordered = problems.some(({ problem }) => problem === 'out-of-order')
  // The tables of some cities begin with the NITs that end in 0, so that order is tried too.
  if (one.municipality === null || !isUnordered) return problems
  const fromZero = inOrder(0)
  return fromZero.length < problems.length ? fromZero : problems
}

function ladderProblems(
  rows: readonly DueRow[],
  order: 'rising' | 'falling',
  endings: readonly string[],
): TableProblem[] {
  const problems: TableProblem[] = []
  let before: CivilDay | undefined
  for (const ending of endings) {
    const [row, ...others] = rows.filter(({ endings }) => endsIn(ending, endings))
    const say = (problem: TableProblem['problem']) =>
      problems.push({ problem, endings: ending, due: row?.due ?? null })
    if (!row) say('missing-ending')
    if (others.length > 0) say('double-ending')
    if (row && before && (order === 'rising' ? row.due < before : row.due > before)) say('out-of-order')
    before = row?.due ?? before
  }
  return problems
}

export type Disagreement = { row: DueRow; ending: string; computed: CivilDay }

export function disagreements(calendar: TaxCalendar, rows: readonly DueRow[]): Disagreement[] {
  return rows.flatMap((row) => {
    const period = readPeriod(row.period)
    if (!period) return []
    const everyone = row.endings === '*'
    const endings = endingsOf({ digits: 2, firstEnding: 1 }).filter(
      (two) => everyone || endsIn(two, row.endings),
    )
    return endings.flatMap((ending) => {
      const date = calendar.computed(row.obligation, period, ending)
      if (typeof date === 'string' || date.due === row.due) return []
      return [{ row, ending, computed: date.due }]
    })
  })
}
