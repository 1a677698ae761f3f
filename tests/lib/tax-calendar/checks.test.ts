import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { taxCalendar } from '@/lib/tax-calendar/calendar'
import { disagreements, problemsOfRows } from '@/lib/tax-calendar/checks'
import { rowsOf, slotKey, type DueRow } from '@/lib/tax-calendar/due-row'
import { obligationIds, obligations } from '@/lib/tax-calendar/obligations'
import type { ObligationId } from '@/content/tax-calendar/obligations'
import { periodsOf, type Cycle } from '@/lib/tax-calendar/period'
import { publishedSources, publishedTables } from '@/lib/tax-calendar/published'
import { rowsOfRule } from '../../support/tax-calendar/rule-table'

const calendar = taxCalendar(publishedSources)

/** Returns an invented row of a published table, for withholding of October 2026. */
const row = (endings: string, due: string): DueRow => ({
  obligation: 'withholding',
  municipality: null,
  period: '2026-10',
  endings,
  due,
  norm: 'Decreto 2229 de 2023',
  source: 'Tabla de prueba',
  state: 'published',
  version: 1,
})
const days = [12, 13, 17, 18, 19, 20, 23, 24, 25]
const october = [
  row('1', '2026-11-11'),
  ...days.map((day, index) => row(String((index + 2) % 10), `2026-11-${day}`)),
]
const problems = (rows: readonly DueRow[], order?: 'falling') =>
  problemsOfRows(calendar, rows, order).map(({ problem, endings }) => `${problem} ${endings}`)
const changed = (at: number, change: Partial<DueRow>) =>
  october.map((each, index) => (index === at ? { ...each, ...change } : each))

describe('a table of due dates that somebody loads', () => {
  test('has no problem when it is right', () => {
    expect(problems(october)).toEqual([])
    expect(problems([row('*', '2026-11-11')])).toEqual([])
  })

  test.each([
    ['a missing digit', october.slice(1), 'missing-ending 1'],
    ['a digit with two dates', [...october, row('3', '2026-11-13')], 'double-ending 3'],
    ['a date on a Sunday', changed(2, { due: '2026-11-15' }), 'closed-day 3'],
    ['a date on a holiday', changed(2, { due: '2026-11-16' }), 'closed-day 3'],
    ['a day that does not exist', changed(2, { due: '2026-11-31' }), 'no-day 3'],
    ['digits that are none', changed(2, { endings: 'tres' }), 'unknown-endings tres'],
    ['a date that goes back', changed(2, { due: '2026-11-10' }), 'out-of-order 3'],
    ['a date within the period', changed(0, { due: '2026-10-30' }), 'before-period-ends 1'],
    ['one day for all beside another', [row('*', '2026-11-11'), row('3', '2026-11-13')], 'double-ending 3'],
  ] as const)('is reported with %s', (_, rows, problem) => {
    expect(problems(rows)).toContain(problem)
  })

  test('may have falling dates when it declares them', () => {
    const falling = october.map((each, at) => ({ ...each, due: october[9 - at]?.due ?? '' }))
    expect(problems(falling, 'falling')).toEqual([])
    expect(problems(falling)).toContain('out-of-order 2')
    expect(problems(october, 'falling')).toContain('out-of-order 2')
  })

  test('property: is reported with the name of any missing digit', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 9 }), (at) => {
        const lost = october[at]?.endings
        expect(problems(october.filter((_, index) => index !== at))).toEqual([`missing-ending ${lost}`])
      }),
    )
  })
})

test('the published tables of due dates have no problem except the known gaps', () => {
  const slots = Map.groupBy(publishedSources.rows, slotKey)
  const falling = new Set(
    publishedTables
      .filter(({ order }) => order === 'falling')
      .flatMap((table) => rowsOf(table).map((each) => slotKey(each))),
  )
  const found = [...slots].flatMap(([key, rows]) =>
    problemsOfRows(calendar, rows, falling.has(key) ? 'falling' : 'rising').map(
      ({ problem }) => `${key} ${problem}`,
    ),
  )
  // For Bogotá's exogenous information only the date of digit 9 was found, so nine digits have none.
  expect(new Set(found)).toEqual(new Set(['local-information/11001/2025 missing-ending']))
  expect(found).toHaveLength(9)
})

// July 2027 has fewer than the twenty business days of the Informe 75, so the last groups of NITs have no date.
test.each(obligationIds.filter((id) => obligations[id].rule.on === 'ladder' && id !== 'risk-report'))(
  'the rule of %s gives the same dates when it is written as a table',
  (id) => {
    for (const period of periodsOf(obligations[id].cycle, 2027)) {
      const rows = rowsOfRule(calendar, id, period)
      expect(problemsOfRows(calendar, rows)).toEqual([])
      expect(disagreements(calendar, rows)).toEqual([])
    }
  },
)

test('a table that is made from a rule writes its endings as they are published', () => {
  const endings = (id: ObligationId, cycle: Cycle) =>
    rowsOfRule(calendar, id, { cycle, year: 2026, part: 1 }).map((each) => each.endings)
  expect(endings('withholding', 'month').join(' ')).toBe('1 2 3 4 5 6 7 8 9 0')
  expect(endings('simple-return', 'year').join(' ')).toBe('1-2 3-4 5-6 7-8 9-0')
  expect(endings('person-income-return', 'year').slice(-2)).toEqual(['97-98', '99-00'])
  expect(endings('social-security', 'month').slice(0, 2)).toEqual(['00-07', '08-14'])
  expect(endings('fuel-tax', 'month')).toEqual(['*'])
  expect(endings('exogenous', 'year')).toEqual([])
})

test('loaded dates that differ from the computed ones are named by ending', () => {
  expect(disagreements(calendar, october)).toEqual([])
  const [first, ...others] = disagreements(calendar, changed(2, { due: '2026-11-18' }))
  expect(first).toMatchObject({ ending: '03', computed: '2026-11-13', row: { due: '2026-11-18' } })
  expect(others).toHaveLength(9)
  expect(disagreements(calendar, publishedSources.rows)).toEqual([])
})
