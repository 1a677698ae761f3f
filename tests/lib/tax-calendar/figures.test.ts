import { describe, expect, test } from 'vitest'
import {
  hasInstalments,
  reaches,
  reasonsToFile,
  unitsInPesos,
  uvtOf,
  vatCycleFor,
} from '@/lib/tax-calendar/figures'
import { wagesInPesos } from '@/content/legal-figures'
import { auditorDuty } from '@/lib/auditor-duty'

test('the UVT of a year is its own; one that has none has no pesos', () => {
  expect([2022, 2023, 2024, 2025, 2026].map((year) => uvtOf(year)?.value)).toEqual([
    38_004, 42_412, 47_065, 49_799, 52_374,
  ])
  expect(uvtOf(2027)).toBeNull()
  expect(unitsInPesos(10, 2027)).toBeNull()
  expect(reaches('vatBimonthly', 1e12, 2027)).toBeNull()
})

describe('the period of VAT', () => {
  test.each([
    [2025, 4_329_980_000],
    [2026, 4_581_508_000],
    [2027, 4_818_408_000],
  ])('of %i is two months from %i pesos of the year before', (year, limit) => {
    expect(vatCycleFor(year, limit)).toBe('bimester')
    expect(vatCycleFor(year, limit - 1)).toBe('four-months')
  })

  test('is two months for whoever begins, and unknown without the UVT of the year before', () => {
    expect(vatCycleFor(2028, null)).toBe('bimester')
    expect(vatCycleFor(2028, 1)).toBeNull()
  })
})

describe('an individual declares income tax', () => {
  const none = { income: 0, assets: 0, cardSpending: 0, purchases: 0, deposits: 0 }

  test('of 2025 from 69,718,600 pesos of income, over 224,095,500 of assets', () => {
    expect(reasonsToFile({ ...none, income: 69_718_600 }, 2025)).toEqual(['income'])
    expect(reasonsToFile({ ...none, income: 69_718_599 }, 2025)).toEqual([])
    expect(reasonsToFile({ ...none, assets: 224_095_500 }, 2025)).toEqual([])
    expect(reasonsToFile({ ...none, assets: 224_095_501 }, 2025)).toEqual(['assets'])
    expect(reasonsToFile({ ...none, deposits: 69_718_600, purchases: 69_718_601 }, 2025)).toEqual([
      'purchases',
    ])
  })

  test('of 2026 by the UVT of 2026, of 2027 not yet', () => {
    expect(reasonsToFile({ ...none, income: 73_323_600 }, 2026)).toEqual(['income'])
    expect(reasonsToFile({ ...none, assets: 235_683_001 }, 2026)).toEqual(['assets'])
    expect(reasonsToFile({ ...none, income: 1e12 }, 2027)).toBeNull()
  })
})

test('a trader withholds over 30,000 UVT of the year before; a balance from 41 UVT goes in instalments', () => {
  expect(reaches('traderWithholds', 1_493_970_000, 2025)).toBe(false)
  expect(reaches('traderWithholds', 1_493_970_001, 2025)).toBe(true)
  expect([2_147_333, 2_147_334].map((balance) => hasInstalments(balance, 2026))).toEqual([false, true])
  expect(hasInstalments(1e9, 2027)).toBeNull()
})

describe('the duty of an auditor', () => {
  const wage = 1_000_000

  test.each([
    ['assets of the threshold', 5_000_000_000, 0, true],
    ['assets one peso below it', 4_999_999_999, 0, false],
    ['income of the threshold', 0, 3_000_000_000, true],
    ['income one peso below it', 0, 2_999_999_999, false],
    ['assets alone that reach it', 6_000_000_000, null, true],
    ['assets alone that do not', 100, null, null],
    ['income alone that does not', null, 100, null],
    ['nothing', null, null, null],
  ])('%s', (_, assets, income, obliged) => {
    expect(auditorDuty({ assets, income }, wage).obliged).toBe(obliged)
  })

  test('without the minimum wage nothing is decided', () => {
    expect(auditorDuty({ assets: 9e12, income: 9e12 }, null)).toEqual({ obliged: null, measured: [] })
    expect(auditorDuty({ assets: 9e12, income: null }, 0).obliged).toBeNull()
  })

  test('a figure is never rounded up to its threshold', () => {
    const [figure] = auditorDuty({ assets: 4_999_999_999, income: null }, wage).measured
    expect(figure).toEqual({ name: 'assets', wages: 4_999.99, limit: 5_000, reaches: false })
  })

  test('thresholds are said in pesos, by the wage of the year before the one that they hold for', () => {
    const known = { year: 2030, value: 2_000_000, source: 'Decreto de prueba' }
    expect(wagesInPesos(3_000, known)).toBe(' ($\u00a06.000.000.000 para 2031)')
    expect(wagesInPesos(5_000)).toBe(' ($\u00a07.117.500.000 para 2026)')
  })
})
