import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { weekdayOf } from '@/lib/calendar/civil-day'
import { holidayOn } from '@/lib/calendar/holidays'
import { taxCalendar } from '@/lib/tax-calendar/calendar'
import { endsIn, endingsOf, ladders, stepOf, type Ladder } from '@/lib/tax-calendar/rule'
import { obligationIds, obligations } from '@/lib/tax-calendar/obligations'
import { lastDayOf, partsOf, periodKey, periodsOf, readPeriod } from '@/lib/tax-calendar/period'
import { publishedSources } from '@/lib/tax-calendar/published'
import { isSound } from '../../support/tax-calendar/checks'

const names = Object.keys(ladders) as (keyof typeof ladders)[]
const calendar = taxCalendar(publishedSources)
const years = fc.integer({ min: 2024, max: 2060 })
// Some Julys have fewer than the twenty business days of the Informe 75, so the last groups of NITs have no date.
const ladderIds = obligationIds.filter((id) => obligations[id].rule.on === 'ladder' && id !== 'risk-report')
const ruleIds = obligationIds.filter((id) => obligations[id].rule.on !== 'table' && id !== 'risk-report')

describe.each(names)('the ladder of due days %s', (name) => {
  const ladder: Ladder = ladders[name]

  test('has one day for each ending, in ascending order', () => {
    expect(isSound(ladder)).toBe(true)
    const steps = endingsOf(ladder).map((ending) => stepOf(ladder, `9001234${ending}`))
    const places = steps.map((step) => (step ? step.after * 100 + step.nth : -1))
    expect(places).toEqual(places.toSorted((one, other) => one - other))
    expect(new Set(places).size).toBe(ladder.groups.length)
    expect(places[0]).toBeGreaterThan(0)
  })

  test('depends only on the last digits', () => {
    fc.assert(
      fc.property(fc.integer({ min: 10_000, max: 999_999_999 }), (nit) => {
        expect(stepOf(ladder, String(nit))).toEqual(stepOf(ladder, String(nit).slice(-ladder.digits)))
      }),
    )
  })
})

test('a ladder without an ending or with a day too few is invalid', () => {
  const base: Ladder = ladders['last-digit']
  expect(isSound({ ...base, groups: base.groups.slice(1) })).toBe(false)
  expect(isSound({ ...base, runs: [{ after: 0, first: 7, last: 15 }] })).toBe(false)
  expect(isSound({ ...base, groups: [0, 2, 1, 1, 1, 1, 1, 1, 1, 1] })).toBe(false)
})

/** Returns the due day, or null when the month has too few business days. */
const day = (id: (typeof ruleIds)[number], year: number, part: number, nit: string) => {
  const date = calendar.computed(id, { cycle: obligations[id].cycle, year, part }, nit)
  return typeof date === 'string' ? null : date
}

test('property: every ending of a NIT has a business day, not before that of an earlier ending', () => {
  fc.assert(
    fc.property(years, fc.constantFrom(...ladderIds), (year, id) => {
      const { rule, cycle, field } = obligations[id]
      if (rule.on !== 'ladder') return
      for (let part = 1; part <= partsOf(cycle); part += 1) {
        const days = endingsOf(ladders[rule.ladder]).map(
          (ending) => day(id, year, part, `9001234${ending}`)?.due,
        )
        expect(days.every((one) => one !== undefined && calendar.daysFor(field).has(one))).toBe(true)
        expect(days).toEqual(days.toSorted())
      }
    }),
    { numRuns: 60 },
  )
})

test('property: a due date is after its period, and only those that a law fixes fall on a day off', () => {
  const legal = [
    'severance-interest',
    'severance-deposit',
    'service-bonus',
    'electronic-payroll',
    'ordinary-meeting',
  ]
  fc.assert(
    fc.property(
      years,
      fc.constantFrom(...ruleIds),
      fc.integer({ min: 10_000, max: 9_999_999_999 }),
      (year, id, nit) => {
        const { rule, cycle, within } = obligations[id]
        for (const period of periodsOf(cycle, year)) {
          const date = day(id, year, period.part, String(nit))
          if (!date) throw new Error(`${id} ${periodKey(period)}`)
          if (!within) expect(date.due > lastDayOf(period)).toBe(true)
          expect(date.early <= date.due && date.due <= date.latest).toBe(true)
          const closed = weekdayOf(date.due) % 6 === 0 || holidayOn(date.due) !== undefined
          if (closed)
            expect(legal.includes(id) || (rule.on === 'day' && rule.ifClosed === 'unclear')).toBe(true)
        }
      },
    ),
    { numRuns: 200 },
  )
})

test('each obligation has a due month for each of its periods, in ascending order', () => {
  for (const id of obligationIds) {
    const { cycle, months } = obligations[id]
    expect(months).toHaveLength(partsOf(cycle))
    expect(months).toEqual(months.toSorted((one, other) => one - other))
  }
})

test('the range of endings in a table covers the numbers between, with 00 after 99', () => {
  const of = (endings: string) =>
    endingsOf({ digits: 2, firstEnding: 0 }).filter((two) => endsIn(two, endings))
  expect(of('01-05')).toEqual(['01', '02', '03', '04', '05'])
  expect(of('96-00')).toEqual(['00', '96', '97', '98', '99'])
  expect(of('00-07')).toHaveLength(8)
  expect(of('9-0').map((two) => two.slice(1))).toEqual(expect.arrayContaining(['9', '0']))
  expect(of('9-0')).toHaveLength(20)
  expect(of('4')).toHaveLength(10)
})

test('property: a period is read back from its key', () => {
  for (const cycle of ['month', 'bimester', 'quarter', 'four-months', 'semester', 'year'] as const)
    for (const period of periodsOf(cycle, 2026)) expect(readPeriod(periodKey(period))).toEqual(period)
  expect(['2026-13', '2026-B7', '26', '2026-', 'AG2026', ''].map(readPeriod)).toEqual(Array(6).fill(null))
  expect(lastDayOf({ cycle: 'month', year: 2028, part: 2 })).toBe('2028-02-29')
})
