import { expect, test } from 'vitest'
import { usuryRates } from '@/content/tax-calendar/usury-rates'
import { lateInterest } from '@/lib/tax-calendar/penalties'
import { firstMissingMonth, knownRates } from '@/lib/tax-calendar/usury-rates'

test('the product has every month from January 2024 to September 2026 with its resolution', () => {
  expect(usuryRates).toHaveLength(33)
  expect(usuryRates[0]).toMatchObject({ month: '2024-01', percent: 34.98 })
  expect(usuryRates.at(-1)).toMatchObject({ month: '2026-09', percent: 29.24 })
  for (const { source } of usuryRates) expect(source).toMatch(/^Res\. SFC \d{4} de 202[3-6], según /)
  expect(firstMissingMonth(usuryRates)).toBe('2026-10')
})

test('the rate of the firm counts before the one of the product', () => {
  const own = { month: '2026-10', percent: 28.5, source: 'Res. SFC 1 de 2026' }
  const corrected = { month: '2026-09', percent: 29, source: 'Res. SFC 1260 de 2026' }
  const rates = knownRates({ rates: [own, corrected] })
  expect(rates.slice(0, 3)).toEqual([own, corrected, expect.objectContaining({ month: '2026-08' })])
  expect(firstMissingMonth(rates)).toBe('2026-11')
  expect(rates).toHaveLength(34)
})

const rates = new Map(knownRates({ rates: [] }).map(({ month, ...rate }) => [month, rate]))

test('10 million from 24 March to 31 August 2026 cost 1,153,523, month by month', () => {
  expect(lateInterest(10_000_000, '2026-03-24', '2026-08-31', rates)).toMatchObject({ pesos: 1_153_523 })
})

test('2024 has 366 days', () => {
  // 29 days of February at 32.97 %.
  expect(lateInterest(36_600_000, '2024-01-31', '2024-02-29', rates)).toMatchObject({ pesos: 956_130 })
})

test('October is missing, and September does not stand in for it', () => {
  expect(lateInterest(10_000_000, '2026-09-15', '2026-11-02', rates)).toEqual({
    known: false,
    missing: 'usury-rate',
    months: ['2026-10', '2026-11'],
  })
})
