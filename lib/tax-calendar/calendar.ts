import { ruleSource } from '@/content/tax-calendar/date-states'
import {
  businessDays,
  type BusinessDays,
  type DayScope,
  type NonBusinessDay,
} from '@/lib/calendar/business-days'
import { makeDay, yearOf, type CivilDay } from '@/lib/calendar/civil-day'
import { slotKey, type DateState, type DueRow, type Override, type Slot } from '@/lib/tax-calendar/due-row'
import { obligations, type Obligation } from '@/lib/tax-calendar/obligations'
import type { ObligationId } from '@/content/tax-calendar/obligations'
import { monthAfterPeriod, periodsOf, readPeriod, type Cycle, type Period } from '@/lib/tax-calendar/period'
import { ruleDate, type RuleDate } from '@/lib/tax-calendar/rule'

type KnownDays = (year: number) => readonly NonBusinessDay[]

export type CalendarSources = {
  nonBusinessDays: KnownDays
  rows: readonly DueRow[]
  overrides: readonly Override[]
  /**
   * For these obligations and this `edition`, our rules compute the same dates as the published table.
   * `nonBusinessDays` are the days with which the rules and the table were compared.
   */
  comparisons: readonly {
    edition: number
    obligations: readonly ObligationId[]
    source: string
    nonBusinessDays: KnownDays
  }[]
}

/** Rules compute dates from 2024 on (Decreto 2229 de 2023). Earlier years need a published table. */
const firstRuleYear = 2024

/** `early` is the due date if disputed holidays turn out to be business days; never later than `due`. */
type ComputedDate = RuleDate & { early: CivilDay; state: DateState; source: string }

export type TaxCalendar = {
  rowsAt: (slot: Slot) => readonly DueRow[]
  overridesAt: (slot: Slot) => readonly Override[]
  /** Returns the periods of a year. For some municipal taxes the city's newest table decides their length. */
  periodsOf: (id: ObligationId, municipality: string | null, year: number) => Period[]
  daysFor: (field: Obligation['field']) => BusinessDays
  computed: (id: ObligationId, period: Period, nit: string) => ComputedDate | 'no-rule' | 'short-month'
}

export function taxCalendar(sources: CalendarSources): TaxCalendar {
  const rows = bySlot(sources.rows.toSorted((one, other) => other.version - one.version))
  const overrides = bySlot(
    sources.overrides.toSorted((one, other) => (other.at ?? '').localeCompare(one.at ?? '')),
  )
  const cityCycles = cyclesOfCities(sources.rows)
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
    periodsOf: (id, municipality, year) => {
      const own = obligations[id].cityCycle ? cityCycles.get(cityYear(id, municipality, year)) : undefined
      return periodsOf(own ?? obligations[id].cycle, year)
    },
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
      // A holiday that was added after the comparison may have moved the date away from the published table.
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

const cityYear = (id: ObligationId, municipality: string | null, year: number) =>
  [id, municipality, year].join('/')

function cyclesOfCities(rows: readonly DueRow[]): ReadonlyMap<string, Cycle> {
  const newest = new Map<string, { cycle: Cycle; version: number }>()
  for (const { obligation, municipality, period, version } of rows) {
    const named = obligations[obligation].cityCycle ? readPeriod(period) : null
    if (!named) continue
    const key = cityYear(obligation, municipality, named.year)
    if ((newest.get(key)?.version ?? 0) < version) newest.set(key, { cycle: named.cycle, version })
  }
  return new Map([...newest].map(([key, { cycle }]) => [key, cycle]))
}

/** Civic days close the DIAN; for other due dates they are business days, which gives the earlier, safer date. */
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

/** `month` counts from January of the period's year, so 13 is the next January. */
export const dueMonthOf = (id: ObligationId, period: Period) => ({
  year: period.year,
  month:
    period.cycle === obligations[id].cycle
      ? (obligations[id].months[period.part - 1] ?? 0)
      : monthAfterPeriod(period),
  part: period.part,
})

export const firstDayOf = ({ year, month }: { year: number; month: number }): CivilDay =>
  makeDay(year, month, 1)

/** All periods of a year belong to one edition: the year in which the first of them is due. */
const editionOf = (id: ObligationId, { year }: Period): number =>
  year + Math.floor(((obligations[id].months[0] ?? 1) - 1) / 12)

/** A day with the scope `open` is a business day even if it was published as a holiday. */
export type FirmDay = { day: CivilDay; name: string; scope: 'national' | 'executive' | 'open'; norm: string }

export type Additions = Pick<CalendarSources, 'overrides' | 'rows'> & { days: readonly FirmDay[] }

export function withAdditions(
  published: CalendarSources,
  { days, rows, overrides }: Additions,
): CalendarSources {
  const named = new Set(days.map(({ day }) => day))
  const closed = days.flatMap(({ scope, ...day }) =>
    scope === 'open' ? [] : [{ ...day, scope, doubt: null }],
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
