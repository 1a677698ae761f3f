import { yearOf, type CivilDay } from '@/lib/calendar/civil-day'
import type { CalendarSources } from '@/lib/tax-calendar/calendar'

/** A day that the firm entered; one that is `open` is a business day whatever was published. */
export type FirmDay = { day: CivilDay; name: string; scope: 'national' | 'executive' | 'open'; norm: string }

/** What the firm knows beside what was published. */
export type Additions = Pick<CalendarSources, 'overrides' | 'rows'> & { days: readonly FirmDay[] }

export function withAdditions(
  published: CalendarSources,
  { days, rows, overrides }: Additions,
): CalendarSources {
  const named = new Set(days.map(({ day }) => day))
  const closed = days.flatMap(({ scope, ...day }) =>
    scope === 'open' ? [] : [{ ...day, scope, knownSince: null, doubt: null }],
  )
  return {
    ...published,
    nonBusinessDays: (year) => [
      ...published.nonBusinessDays(year).filter(({ day }) => !named.has(day)),
      ...closed.filter(({ day }) => yearOf(day) === year),
    ],
    rows: [...published.rows, ...rows],
    overrides: [...published.overrides, ...overrides],
  }
}
