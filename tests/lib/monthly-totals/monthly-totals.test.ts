import { expect, test } from 'vitest'
import { formatSum, latestMonth, leftOut } from '@/lib/monthly-totals/monthly-totals'
import { silentMonth, someTotals } from '../../support/some-totals'

test('nothing is said where everything is in the sums', () => {
  expect(leftOut(someTotals())).toEqual([])
})

test('each thing that is in no sum is said, one and many', () => {
  const currencies = [
    { currency: 'USD', count: 2 },
    { currency: 'EUR', count: 1 },
  ]
  const totals = someTotals({ unread: 3, currencies, others: 1, unknown: 2, illegible: 1 })
  expect(leftOut({ ...totals, reviewing: 1 })).toEqual([
    '1 de las facturas sumadas sigue en revisión.',
    '2 facturas en USD no entran: no las convertimos a pesos.',
    '1 factura en EUR no entra: no la convertimos a pesos.',
    '3 facturas sin leer no entran en estas cifras: los valores se leen del XML.',
    '2 facturas se leyeron cuando no había ninguna empresa registrada: no se sabe si son compras o ventas y no entran.',
    '1 factura a nombre de otra empresa no entra en estas cifras.',
    '1 factura no entra porque no se lee su fecha, su moneda o alguno de sus valores.',
  ])
})

test('the month of the first screen is the running one, or the one before until something is issued in it', () => {
  const totals = someTotals()
  const later = (...months: string[]) => [...totals.months, ...months.map(silentMonth)]
  expect(latestMonth(totals.months)?.month).toBe('2026-11')
  expect(latestMonth(later('2026-12'))?.month).toBe('2026-11')
  expect(latestMonth(later('2026-12', '2027-01'))).toBeNull()
})

test.each([
  ['1234567.00', '$\u00a01.234.567'],
  ['-59500.05', '\u2212$\u00a059.500,05'],
  ['0.00', '$\u00a00'],
  ['12345678901234567.89', '$\u00a012.345.678.901.234.567,89'],
])('%s is written %s', (amount, written) => {
  expect(formatSum(amount)).toBe(written)
})
