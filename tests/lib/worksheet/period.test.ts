import { describe, expect, test } from 'vitest'
import { periodKey, readPeriod } from '@/lib/tax-calendar/period'
import {
  daysOf,
  lastEnded,
  obligationWorksheet,
  otherKind,
  periodAfter,
  readWorksheetAddress,
  worksheetAddress,
  type WorksheetPeriod,
} from '@/lib/worksheet/period'

const today = '2026-11-24'
const client = '2f0c7c1e-6a55-4d0b-9a53-1a2b3c4d5e6f'
const of = (key: string) => readPeriod(key) as WorksheetPeriod

test.each([
  ['2026-B5', '2026-09-01', '2026-10-31'],
  ['2026-C1', '2026-01-01', '2026-04-30'],
  ['2028-02', '2028-02-01', '2028-02-29'],
  ['2026-B6', '2026-11-01', '2026-12-31'],
])('%s goes from %s to %s', (key, from_day, until_day) =>
  expect(daysOf(of(key))).toEqual({ from_day, until_day }),
)

test.each([
  ['bimester', '2026-11-24', '2026-B5'],
  ['bimester', '2026-01-02', '2025-B6'],
  ['four-months', '2026-11-24', '2026-C2'],
  ['month', '2026-01-31', '2025-12'],
] as const)('the last %s that is over on %s is %s', (cycle, day, key) =>
  expect(periodKey(lastEnded(cycle, day))).toBe(key),
)

test('periods follow each other over the year', () => {
  expect(periodKey(periodAfter(of('2026-B6'), 1))).toBe('2027-B1')
  expect(periodKey(periodAfter(of('2026-C1'), -1))).toBe('2025-C3')
  expect(periodKey(periodAfter(of('2026-01'), -13))).toBe('2024-12')
})

test('from one kind to the other the months stay', () => {
  expect(periodKey(otherKind(of('2026-B5'), null))).toBe('2026-10')
  expect(periodKey(otherKind(of('2026-09'), 'bimester'))).toBe('2026-B5')
  expect(periodKey(otherKind(of('2026-09'), 'four-months'))).toBe('2026-C3')
  expect(periodKey(otherKind(of('2026-09'), null))).toBe('2026-B5')
})

describe('the address', () => {
  test('says the period and the figure, and reads them again', () => {
    const address = worksheetAddress(client, of('2026-B5'), { figure: 'purchase/w06/2.5', passed: 200 })
    const params = Object.fromEntries(new URL(address, 'https://firma.example').searchParams)
    expect(readWorksheetAddress(params, today)).toEqual({
      period: of('2026-B5'),
      figure: 'purchase/w06/2.5',
      passed: 200,
    })
  })

  test.each([
    { periodo: '2026' },
    { periodo: '2026-Q4' },
    { periodo: '2026-13' },
    { periodo: '2014-B1' },
    { periodo: '2027-B1' },
    { periodo: ['2026-B5'] },
    { cifra: "purchase/01'; --" },
    { cifra: '<script>' },
    { desde: '-1' },
    { desde: '1e9' },
  ])('what makes no sense is as if it were not there: %o', (params) =>
    expect(readWorksheetAddress(params, today)).toEqual({ period: null, figure: null, passed: 0 }),
  )
})

test('VAT and withholding have a sheet, other obligations have none', () => {
  const at = (obligation: string, period: string) => obligationWorksheet({ obligation, period, client })
  expect(at('vat-bimonthly', '2026-B5')).toBe(`/admin/clientes/${client}/hoja?periodo=2026-B5`)
  expect(at('withholding', '2026-10')).toBe(`/admin/clientes/${client}/hoja?periodo=2026-10`)
  expect(at('company-income-return', '2026')).toBeNull()
  expect(at('vat-bimonthly', 'nunca')).toBeNull()
})
