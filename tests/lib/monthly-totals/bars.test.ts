import fc from 'fast-check'
import { expect, test } from 'vitest'
import { barsOf } from '@/lib/monthly-totals/bars'
import { silentMonth, someTotals } from '../../support/some-totals'

const month = (total: string) => ({
  ...silentMonth('2026-11'),
  sales: { total, iva: '0.00', withheld: '0.00', count: 1 },
})

test('heights are shares of the highest line, in the unit of the highest month', () => {
  const { unit, steps, months } = barsOf(someTotals().months)
  expect(unit).toBe(2)
  expect(steps.map(({ label }) => label)).toEqual(['20', '40', '60'])
  const [october, november] = months.slice(-2)
  expect(october?.sales).toEqual({ share: 47.8 / 60, label: '48' })
  expect(november?.purchases.label).toBe('4,2')
})

test('what was given back is no bar and says so; a month without invoices has neither bar nor label', () => {
  const { months } = barsOf(someTotals().months)
  expect(months.at(-2)?.purchases).toEqual({ share: 0, label: '\u22120,1' })
  expect(months.at(-1)?.sales).toEqual({ share: 0, label: '' })
  expect(months[0]).toEqual({
    month: '2025-12',
    purchases: { share: 0, label: '' },
    sales: { share: 0, label: '' },
  })
})

test.each([
  ['0.00', 0, '0'],
  ['999.00', 0, '999'],
  ['9940.00', 1, '9,9'],
  ['9960.00', 1, '10'],
  ['1234567.00', 2, '1,2'],
  ['3000000.00', 2, '3,0'],
  ['1500000000.00', 3, '1,5'],
  ['7500000000000.00', 3, '7500'],
])('%s pesos are drawn in unit %i as «%s»', (total, unit, label) => {
  const bars = barsOf([month(total)])
  expect(bars.unit).toBe(unit)
  expect(bars.months[0]?.sales.label).toBe(label)
})

test('no bar is higher than the drawing, whatever the amounts', () => {
  const cents = fc.bigInt({ min: -(10n ** 17n), max: 10n ** 17n })
  fc.assert(
    fc.property(fc.array(cents, { minLength: 1, maxLength: 12 }), (amounts) => {
      const totals = amounts.map((one) => {
        const digits = String(one < 0n ? -one : one).padStart(3, '0')
        return `${one < 0n ? '-' : ''}${digits.slice(0, -2)}.${digits.slice(-2)}`
      })
      for (const { sales } of barsOf(totals.map(month)).months) {
        expect(sales.share).toBeGreaterThanOrEqual(0)
        expect(sales.share).toBeLessThanOrEqual(1)
      }
    }),
  )
})
