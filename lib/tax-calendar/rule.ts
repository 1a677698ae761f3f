import { onOrAfter, type BusinessDays } from '@/lib/calendar/business-days'
import { addDays, makeDay, type CivilDay } from '@/lib/calendar/civil-day'

/** The business days `first` to `last` of the month that is `after` months after the first due month. */
type Run = { after: number; first: number; last: number }

/**
 * Each group of NIT endings is due on one business day (DUR 1625 de 2016, art. 1.6.1.13.2.1).
 * An ending has one or two digits, without the check digit.
 * Groups start at the ending `firstEnding`. After the ending 9 or 99 comes the ending 0 or 00.
 */
export type Ladder = {
  digits: 1 | 2
  firstEnding: 0 | 1
  groups: readonly number[]
  runs: readonly Run[]
}

const groups = (count: number, size: number): number[] => Array.from({ length: count }, () => size)

export const ladders = {
  /** For NITs that end in 1 the due day is the 7th business day, for 0 the 16th (arts. 1.6.1.13.2.11 ff.). */
  'last-digit': {
    digits: 1,
    firstEnding: 1,
    groups: groups(10, 1),
    runs: [{ after: 0, first: 7, last: 16 }],
  },
  /** NITs that end in 1 or 2 are due on business day 11 of the month, 9 or 0 on day 15 (arts. 1.6.1.13.2.50, 51). */
  'digit-pairs': {
    digits: 1,
    firstEnding: 1,
    groups: groups(5, 2),
    runs: [{ after: 0, first: 11, last: 15 }],
  },
  /** Each pair of NIT endings, such as 01 and 02, has a due day from August to October (art. 1.6.1.13.2.15). */
  'two-digit-pairs': {
    digits: 2,
    firstEnding: 1,
    groups: groups(50, 2),
    runs: [
      { after: 0, first: 7, last: 19 },
      { after: 1, first: 1, last: 20 },
      { after: 2, first: 1, last: 17 },
    ],
  },
  /** Ten endings share a due day, from the 11th business day on (Supersociedades, Circular 100-000003 de 2023). */
  'digit-tens': {
    digits: 2,
    firstEnding: 1,
    groups: groups(10, 10),
    runs: [{ after: 0, first: 11, last: 20 }],
  },
  /** Groups for social security begin with the ending 00 (Decreto 1990 de 2016; DUR 780 de 2016, art. 3.2.2.1). */
  'social-security': {
    digits: 2,
    firstEnding: 0,
    groups: [8, ...groups(8, 7), ...groups(6, 6)],
    runs: [{ after: 0, first: 2, last: 16 }],
  },
} as const satisfies Record<string, Ladder>

type LadderName = keyof typeof ladders

/** The due day is business day `nth` of the month that is `after` months after the first due month. */
export function stepOf(ladder: Ladder, nit: string): { after: number; nth: number } | null {
  const endings = 10 ** ladder.digits
  let place = (Number(nit.slice(-ladder.digits)) - ladder.firstEnding + endings) % endings
  let group = ladder.groups.findIndex((size) => (place -= size) < 0)
  for (const { after, first, last } of ladder.runs) {
    if (group <= last - first) return group < 0 ? null : { after, nth: first + group }
    group -= last - first + 1
  }
  return null
}

/** Returns the endings in the order in which they are due: `1 … 9 0`, or `01 … 99 00`. */
export function endingsOf({ digits, firstEnding }: Pick<Ladder, 'digits' | 'firstEnding'>): string[] {
  const count = 10 ** digits
  return Array.from({ length: count }, (_, place) =>
    String((place + firstEnding) % count).padStart(digits, '0'),
  )
}

/** True when the NIT has one of these endings, which are written like `4`, `9-0`, `01-05` or `96-00`. */
export function endsIn(nit: string, endings: string): boolean {
  const [from = '', to = from] = endings.split('-')
  const count = 10 ** from.length
  const placeOf = (ending: string) => (Number(ending) - Number(from) + count) % count
  return placeOf(nit.slice(-from.length)) <= placeOf(to)
}

export type DueRule =
  | { on: 'ladder'; ladder: LadderName }
  | { on: 'business-day'; nth: number }
  | { on: 'last-business-day' }
  | FixedDay
  /** A published table has each year's dates; with `sector` they depend on the sector of the property. */
  | { on: 'table'; by?: 'sector' }

/**
 * If the day is closed, the due day `stays`, is the `next` business day, or is `unclear` (the earlier day is used).
 * `orBusinessDay` is for norms such as "the first ten days", which may mean business days.
 */
type FixedDay = {
  on: 'day'
  day: number | readonly number[]
  ifClosed: 'stays' | 'next' | 'unclear'
  orBusinessDay?: number
}

export type RuleDate = { due: CivilDay; latest: CivilDay }

/** `month` counts from January of `year`, so 13 is the next January. `part` is 1 for the year's first period. */
type DueMonth = { year: number; month: number; part: number }

/** Returns the due date; null if the rule is a published table or the month has too few business days. */
export function ruleDate(
  rule: DueRule,
  { year, month, part }: DueMonth,
  nit: string,
  days: BusinessDays,
): RuleDate | null {
  const nth = (count: number, after = 0) => days.inMonth(year, month + after)[count - 1]
  const only = (due: CivilDay | undefined) => (due === undefined ? null : { due, latest: due })
  if (rule.on === 'ladder') {
    const step = stepOf(ladders[rule.ladder], nit)
    return step && only(nth(step.nth, step.after))
  }
  if (rule.on === 'business-day') return only(nth(rule.nth))
  if (rule.on === 'last-business-day') return only(days.inMonth(year, month).at(-1))
  if (rule.on === 'day') return fixedDay(rule, { year, month, part }, days)
  return null
}

function fixedDay(
  { day, ifClosed, orBusinessDay }: FixedDay,
  { year, month, part }: DueMonth,
  days: BusinessDays,
): RuleDate | null {
  const date = typeof day === 'number' ? day : day[part - 1]
  if (date === undefined || date > daysIn(year, month)) return null
  const named = makeDay(year, month, date)
  const moved = onOrAfter(days, named)
  const other = orBusinessDay && days.inMonth(year, month)[orBusinessDay - 1]
  if (other) return { due: named, latest: other }
  return { due: ifClosed === 'next' ? moved : named, latest: ifClosed === 'stays' ? named : moved }
}

const daysIn = (year: number, month: number) => Number(addDays(makeDay(year, month + 1, 1), -1).slice(8))
