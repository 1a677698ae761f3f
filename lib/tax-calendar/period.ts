import { addDays, makeDay, type CivilDay } from '@/lib/calendar/civil-day'

const monthsPerPart = {
  month: 1,
  bimester: 2,
  quarter: 3,
  'four-months': 4,
  semester: 6,
  year: 12,
} as const

export type Cycle = keyof typeof monthsPerPart
/** `part` counts from 1 within the year, so part 6 of the cycle `bimester` is November and December. */
export type Period = { cycle: Cycle; year: number; part: number }

const letters: Record<Exclude<Cycle, 'month' | 'year'>, string> = {
  bimester: 'B',
  quarter: 'Q',
  'four-months': 'C',
  semester: 'S',
}

export const partsOf = (cycle: Cycle): number => 12 / monthsPerPart[cycle]

export const periodsOf = (cycle: Cycle, year: number): Period[] =>
  Array.from({ length: partsOf(cycle) }, (_, index) => ({ cycle, year, part: index + 1 }))

/** Returns `2026`, `2026-03`, `2026-B2`, `2026-C1`, `2026-Q4` or `2026-S2`, depending on the cycle. */
export function periodKey({ cycle, year, part }: Period): string {
  if (cycle === 'year') return String(year)
  return cycle === 'month' ? `${year}-${String(part).padStart(2, '0')}` : `${year}-${letters[cycle]}${part}`
}

export function readPeriod(key: string): Period | null {
  const [, digits = '', rest] = /^(\d{4})(?:-(.+))?$/.exec(key) ?? []
  if (digits === '') return null
  const periods = cycles.flatMap((cycle) => periodsOf(cycle, Number(digits)))
  return periods.find((period) => periodKey(period) === (rest ? `${digits}-${rest}` : digits)) ?? null
}

export const cycles = Object.keys(monthsPerPart) as Cycle[]

/** Counts months from January of the period's year, so 13 is the next January. */
export const monthAfterPeriod = ({ cycle, part }: Period): number => part * monthsPerPart[cycle] + 1

export const lastDayOf = ({ cycle, year, part }: Period): CivilDay =>
  addDays(makeDay(year, part * monthsPerPart[cycle] + 1, 1), -1)
