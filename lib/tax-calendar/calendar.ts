import { ruleSource } from '@/content/tax-calendar/obligations'
import {
  businessDays,
  type BusinessDays,
  type DayScope,
  type NonBusinessDay,
} from '@/lib/calendar/business-days'
import { makeDay, yearOf, type CivilDay } from '@/lib/calendar/civil-day'
import { slotKey, type DateState, type DueRow, type Override, type Slot } from '@/lib/tax-calendar/due-row'
import { obligations, type Obligation, type ObligationId } from '@/lib/tax-calendar/obligations'
import type { Period } from '@/lib/tax-calendar/period'
import { ruleDate, type RuleDate } from '@/lib/tax-calendar/rule'

type KnownDays = (year: number) => readonly NonBusinessDay[]

/** All that the calendar knows; the firm's own rows, days and overrides are added to what was published. */
export type CalendarSources = {
  nonBusinessDays: KnownDays
  rows: readonly DueRow[]
  overrides: readonly Override[]
  /** Editions in which every computed date of an obligation was found equal to a published one, and by which days. */
  comparisons: readonly {
    edition: number
    obligations: readonly ObligationId[]
    source: string
    nonBusinessDays: KnownDays
  }[]
}

/** The rules hold since 2024 (Decreto 2229 de 2023); for what was due before, only a table gives a date. */
const firstRuleYear = 2024

/** `early` is what `due` would be if the disputed holidays were business days, and never later. */
type ComputedDate = RuleDate & { early: CivilDay; state: DateState; source: string }

/** The same sources, ready to be asked for thousands of dates. */
export type TaxCalendar = {
  /** The rows and overrides of a slot, the newest first. */
  rowsAt: (slot: Slot) => readonly DueRow[]
  overridesAt: (slot: Slot) => readonly Override[]
  /** The business days by which a date of that field is set. */
  daysFor: (field: Obligation['field']) => BusinessDays
  /** The date of the rule for a NIT without check digit. */
  computed: (id: ObligationId, period: Period, nit: string) => ComputedDate | 'no-rule' | 'short-month'
}

export function taxCalendar(sources: CalendarSources): TaxCalendar {
  const rows = bySlot(sources.rows.toSorted((one, other) => other.version - one.version))
  const overrides = bySlot(
    sources.overrides.toSorted((one, other) => (other.at ?? '').localeCompare(one.at ?? '')),
  )
  const known = daysByField(sources.nonBusinessDays)
  const certain = daysByField((year) => sources.nonBusinessDays(year).filter(({ doubt }) => doubt === null))
  const compared = new Map(
    sources.comparisons.flatMap(({ edition, obligations: ids, source, nonBusinessDays }) => {
      const days = daysByField(nonBusinessDays)
      return ids.map((id) => [`${edition} ${id}`, { source, days }] as const)
    }),
  )
  return {
    rowsAt: (slot) => rows.get(slotKey(slot)) ?? [],
    overridesAt: (slot) => overrides.get(slotKey(slot)) ?? [],
    daysFor: known,
    computed: (id, period, nit) => {
      const { field, rule } = obligations[id]
      const month = dueMonthOf(id, period)
      const dateBy = (days: typeof known) => ruleDate(rule, month, nit, days(field))
      if (rule.on === 'table' || yearOf(firstDayOf(month)) < firstRuleYear) return 'no-rule'
      const date = dateBy(known)
      if (!date) return 'short-month'
      const early = dateBy(certain)?.due ?? date.due
      const comparison = compared.get(`${editionOf(id, period)} ${id}`)
      // A holiday that came after the comparison moves the date away from what was published.
      const holds = comparison && dateBy(comparison.days)?.due === date.due
      return {
        ...date,
        early: early < date.due ? early : date.due,
        state: holds ? 'published' : 'computed',
        source: holds ? comparison.source : ruleSource,
      }
    },
  }
}

/** The DIAN does not work on civic days; for all others they are business days, which gives the earlier date. */
function daysByField(nonBusinessDays: KnownDays): TaxCalendar['daysFor'] {
  const without = (scopes: readonly DayScope[]) =>
    businessDays((year) => {
      const closed = nonBusinessDays(year).filter(({ scope }) => scopes.includes(scope))
      return new Set(closed.map(({ day }) => day))
    })
  const dian = without(['national', 'executive'])
  const others = without(['national'])
  return (field) => (field === 'dian' ? dian : others)
}

function bySlot<Dated extends Slot>(dated: readonly Dated[]): ReadonlyMap<string, Dated[]> {
  const slots = new Map<string, Dated[]>()
  for (const one of dated) {
    const key = slotKey(one)
    const others = slots.get(key)
    if (others) others.push(one)
    else slots.set(key, [one])
  }
  return slots
}

/** The month in which a period is due, from January of the period's year: 13 is January of the next. */
export const dueMonthOf = (id: ObligationId, { year, part }: Period) => ({
  year,
  month: obligations[id].months[part - 1] ?? 0,
  part,
})

export const firstDayOf = ({ year, month }: { year: number; month: number }): CivilDay =>
  makeDay(year, month, 1)

/** The yearly calendar in which a period is due; the last period of a year is due in January and belongs to the year. */
const editionOf = (id: ObligationId, { year }: Period): number =>
  year + Math.floor(((obligations[id].months[0] ?? 1) - 1) / 12)

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
