import { describe, expect, test } from 'vitest'
import { linesOf, missingColumn } from '@/lib/firm-calendar/columns'
import { tableLines } from '@/lib/firm-calendar/export'
import { distinctTitle, judgeTable } from '@/lib/firm-calendar/judge-table'
import { taxCalendar } from '@/lib/tax-calendar/calendar'
import { effectiveTable, stateOfTable } from '@/lib/tax-calendar/effective-table'
import { obligationIds } from '@/lib/tax-calendar/obligations'
import { publishedSources } from '@/lib/tax-calendar/published'

const calendar = taxCalendar(publishedSources)
const terms = { norm: 'Norma', source: 'Fuente', state: 'published', falling: false } as const

test('every obligation has a name of its own, so that a sheet says which it means', () => {
  expect(new Set(obligationIds.map(distinctTitle)).size).toBe(obligationIds.length)
})

describe('what is downloaded can be loaded again as it is', () => {
  test.each([
    ['withholding', null, 2026],
    ['person-income-return', null, 2026],
    ['social-security', null, 2027],
    ['simple-return', null, 2026],
    ['fuel-tax', null, 2026],
    ['person-foreign-assets', null, 2026],
    ['local-tax-bimonthly', '11001', 2026],
    ['exogenous', null, 2025],
  ] as const)('%s of %s, %i', (obligation, municipality, year) => {
    const [headings = [], ...rows] = tableLines(calendar, { obligation, municipality, year })
    expect(missingColumn(headings)).toBeNull()
    const { rows: read, faults } = judgeTable(calendar, linesOf(headings, rows), terms, 2026)
    expect(faults).toEqual([])
    expect(new Set(read.map((row) => row.obligation))).toEqual(new Set([obligation]))
    expect(read).toHaveLength(rows.length)
  })
})

test('a table is worth as much as the least of its dates', () => {
  const state = (id: (typeof obligationIds)[number], year: number) =>
    stateOfTable(effectiveTable(calendar, id, null, year))
  expect(state('withholding', 2026)).toBe('published')
  expect(state('withholding', 2027)).toBe('computed')
  expect(state('exogenous', 2026)).toBe('none')
})

test('columns are found by what people call them; one that is missing is named', () => {
  expect(missingColumn(['IMPUESTO', 'Período gravable', 'Último dígito', 'Vence'])).toBeNull()
  expect(missingColumn(['Impuesto', 'Período', 'Dígito'])).toBe('due')
})
