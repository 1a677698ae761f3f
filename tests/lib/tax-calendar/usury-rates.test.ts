import { expect, test } from 'vitest'
import { usuryRates } from '@/content/tax-calendar/usury-rates'
import { lateInterest } from '@/lib/tax-calendar/penalties'
import { firstMissingMonth, knownRates } from '@/lib/tax-calendar/usury-rates'

test('the built-in usury rates cover January 2024 to September 2026, each with its resolution', () => {
  expect(usuryRates).toHaveLength(33)
  expect(usuryRates[0]).toMatchObject({ month: '2024-01', percent: 34.98 })
  expect(usuryRates.at(-1)).toMatchObject({ month: '2026-09', percent: 29.24 })
  for (const { source } of usuryRates) expect(source).toMatch(/^Res\. SFC \d{4} de 202[3-6], según /)
  expect(firstMissingMonth(usuryRates)).toBe('2026-10')
})

// Each month's percent and resolution were typed here again, to find typing errors in the site's table.
const history = {
  2024: '34.98 2331, 34.97 0150, 33.30 0400, 33.09 0598, 31.53 0872, 30.84 1143, 29.49 1308, 29.21 1519, 28.85 1688, 28.17 1901, 27.90 2168, 26.39 2394',
  2025: '24.89 2620, 26.30 0138, 24.92 0352, 25.62 0579, 25.97 0837, 25.55 1078, 24.78 1254, 25.17 1490, 25.01 1658, 24.36 1821, 24.99 1995, 25.02 2134',
  2026: '24.36 2288, 25.23 0250, 25.52 0405, 26.76 0517, 28.17 0662, 28.79 0823, 28.79 0965, 29.66 1139, 29.24 1260',
}

test.each(Object.entries(history))(
  'the usury rates of %s match the history, month by month',
  (year, months) => {
    const found = usuryRates
      .filter(({ month }) => month.startsWith(year))
      .map(({ percent, source }) => `${percent.toFixed(2)} ${source.slice(9, 13)}`)
    expect(found.join(', ')).toBe(months)
  },
)

test('a usury rate of the firm takes precedence over the built-in one', () => {
  const own = { month: '2026-10', percent: 28.5, source: 'Res. SFC 1 de 2026' }
  const corrected = { month: '2026-09', percent: 29, source: 'Res. SFC 1260 de 2026' }
  const rates = knownRates({ rates: [own, corrected] })
  expect(rates.slice(0, 3)).toEqual([own, corrected, expect.objectContaining({ month: '2026-08' })])
  expect(firstMissingMonth(rates)).toBe('2026-11')
  expect(rates).toHaveLength(34)
})

const rates = new Map(knownRates({ rates: [] }).map(({ month, ...rate }) => [month, rate]))

test('interest on 10 million from 24 March to 31 August 2026 is 1,153,523', () => {
  expect(lateInterest(10_000_000, '2026-03-24', '2026-08-31', rates)).toMatchObject({ pesos: 1_153_523 })
})

test('interest in 2024 is counted by 366 days', () => {
  // The result is the interest for 29 days of February at 32.97 %.
  expect(lateInterest(36_600_000, '2024-01-31', '2024-02-29', rates)).toMatchObject({ pesos: 956_130 })
})

test('when October’s usury rate is missing, September’s is not used in its place', () => {
  expect(lateInterest(10_000_000, '2026-09-15', '2026-11-02', rates)).toEqual({
    known: false,
    missing: 'usury-rate',
    months: ['2026-10', '2026-11'],
  })
})
