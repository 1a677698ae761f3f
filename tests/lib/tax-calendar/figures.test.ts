import { describe, expect, test } from 'vitest'
import { unitsInPesos, uvtOf } from '@/lib/tax-calendar/figures'
import { wagesInPesos } from '@/content/legal-figures'
import { auditorDuty } from '@/lib/tools/auditor-duty'

test('each year has its own UVT, and without one an amount in UVT has no pesos', () => {
  expect([2022, 2023, 2024, 2025, 2026].map((year) => uvtOf(year)?.value)).toEqual([
    38_004, 42_412, 47_065, 49_799, 52_374,
  ])
  expect(uvtOf(2027)).toBeNull()
  expect(unitsInPesos(10, 2027)).toBeNull()
})

describe('the duty of having a revisor fiscal', () => {
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
  ])('is right for %s', (_, assets, income, obliged) => {
    expect(auditorDuty({ assets, income }, wage).obliged).toBe(obliged)
  })

  test('is unknown without the minimum wage', () => {
    expect(auditorDuty({ assets: 9e12, income: 9e12 }, null)).toEqual({ obliged: null, measured: [] })
    expect(auditorDuty({ assets: 9e12, income: null }, 0).obliged).toBeNull()
  })

  test('never rounds a figure up to its threshold', () => {
    const [figure] = auditorDuty({ assets: 4_999_999_999, income: null }, wage).measured
    expect(figure).toEqual({ name: 'assets', wages: 4_999.99, limit: 5_000, reaches: false })
  })

  test('has its thresholds in pesos, by the wage of the year before', () => {
    const known = { year: 2030, value: 2_000_000, source: 'Decreto de prueba' }
    expect(wagesInPesos(3_000, known)).toBe(' ($\u00a06.000.000.000 para 2031)')
    expect(wagesInPesos(5_000)).toBe(' ($\u00a07.117.500.000 para 2026)')
  })
})
