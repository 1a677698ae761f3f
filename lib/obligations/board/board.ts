import { boardText } from '@/content/obligation-board'
import { obligationTexts } from '@/content/tax-calendar/obligations'
import type { CivilDay } from '@/lib/calendar/civil-day'
import type { AccountId } from '@/lib/ids'
import { formatNumber } from '@/lib/format/number'
import type { BoardMember, BoardRow, Matrix, Slot } from '@/lib/obligations/board/board-shapes'
import { isOwnWork, nameOf, titleOf } from '@/lib/obligations/obligation'
import type { Expected } from '@/lib/obligations/match-receipts'
import { lastDayOf, readPeriod } from '@/lib/tax-calendar/period'

/**
 * `left` counts unfiled obligations. `days` is like `11 a 25 nov`, or ''.
 * `share` is null for a column without obligations, or with too many to count.
 */
export type BoardColumn = {
  key: string
  title: string
  short: string
  days: string
  left: number | null
  share: Share | null
}
export type Share = { done: number; waiting: number; all: number }

/** The database stops counting the obligations of a column above this number. */
const mostInColumn = 400

export const columnOf = ({ obligation, municipality, period }: Slot): string =>
  [obligation, municipality ?? '', period].join(' ')

export function columnsOf({ rows, left }: Pick<Matrix, 'rows' | 'left'>): BoardColumn[] {
  const known = new Map(left.map((one) => [columnOf(one), one]))
  const inOrder = rows.toSorted((one, other) => one.listed.localeCompare(other.listed))
  return [...Map.groupBy(inOrder, columnOf)].map(([key, members]) => {
    const counted = known.get(key)
    const { done = 0, waiting = 0, all = 0 } = counted ?? {}
    return {
      key,
      title: titleOf(members[0]!),
      short: shortTitleOf(members[0]!),
      days: dayRange(members.flatMap(({ due }) => due ?? [])),
      left: counted?.left ?? null,
      share: all > 0 && all <= mostInColumn ? { done, waiting, all } : null,
    }
  })
}

const { heads, parts, days } = boardText.matrix

/** Returns for example «IVA bim. 5», «Retefuente oct» or «ICA Bogotá bim. 5». */
function shortTitleOf({ obligation, municipality, period, name }: BoardRow): string {
  const whole = nameOf({ obligation, municipality, name })
  const head = heads[obligation]
  const named = head ? whole.replace(nameOf({ obligation, municipality: null, name }), head) : whole
  const known = readPeriod(period)
  if (!known || obligation.startsWith('own:')) return named
  const { cycle, year, part } = known
  if (cycle === 'year') return `${named} ${year}`
  return `${named} ${cycle === 'month' ? boardText.months[part - 1] : `${parts[cycle]} ${part}`}`
}

function dayRange(due: readonly CivilDay[]): string {
  const [first, last] = [due.toSorted()[0], due.toSorted().at(-1)]
  if (!first || !last) return ''
  const isOneMonth = first.slice(0, 7) === last.slice(0, 7) && first !== last
  return days(isOneMonth ? String(Number(first.slice(8))) : shortDay(first), shortDay(last))
}

export const shortDay = (day: CivilDay): string =>
  `${Number(day.slice(8))} ${boardText.months[Number(day.slice(5, 7)) - 1]}`

/** A count above this number means "more than 1,000", because the database counts no further. */
export const mostCounted = 1000

export const upTo = (most: number, count: number): string =>
  count > most ? boardText.many(formatNumber(most)) : formatNumber(count)

export type Chosen = {
  id: string
  version: number
  client: AccountId
  title: string
  open: boolean
  advisors: readonly string[]
  /** True for work outside the tax calendar, which needs no receipt. */
  own: boolean
  /** The filing of an obligation in the state `filed`; null in all other states. */
  filed: { number: string; day: CivilDay; value: number | null } | null
  expected: Expected
}

export const toChosen = (row: BoardRow): Chosen => ({
  id: row.id,
  version: row.version,
  client: row.client,
  title: `${titleOf(row)}, ${row.title}`,
  open: row.state !== 'filed' && row.state !== 'paid' && row.state !== 'not-applicable',
  advisors: row.advisors,
  own: isOwnWork(row),
  filed:
    row.state === 'filed' && row.filedOn
      ? { number: row.receipt ?? '', day: row.filedOn, value: row.value }
      : null,
  expected: expectedOf(row),
})

/** Returns members who can be assigned to at least one row. The server checks the assignment to each row. */
export const eligibleFor = (
  members: readonly BoardMember[],
  rows: readonly Pick<Chosen, 'advisors'>[],
): BoardMember[] =>
  members.filter(({ id, admin }) => admin || rows.some(({ advisors }) => advisors.includes(id)))

function expectedOf({ id, obligation, municipality, period, nit, value, receipt, due }: BoardRow): Expected {
  const known = readPeriod(period)
  const { year = 0, part = 0, cycle } = known ?? {}
  const texts = obligationTexts as Readonly<Record<string, { form: string | null }>>
  const form = municipality ? null : (texts[obligation]?.form ?? null)
  return {
    id,
    nit: nit?.split('-')[0] ?? null,
    form,
    year,
    part: cycle === 'year' ? null : part,
    value,
    number: receipt,
    due,
    periodEnd: known && lastDayOf(known),
  }
}
