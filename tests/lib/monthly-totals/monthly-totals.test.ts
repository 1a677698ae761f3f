import { describe, expect, test } from 'vitest'
import fc from 'fast-check'
import { unzipSync } from 'fflate'
import { formatSum, latestMonth, leftOut, barsOf } from '@/lib/monthly-totals/monthly-totals'
import { totalsCsv, totalsExcel, totalsFile } from '@/lib/monthly-totals/export'
import { silentMonth, someTotals } from '../../support/some-totals'

describe('the monthly totals', () => {
  test('have no note when every invoice is included', () => {
    expect(leftOut(someTotals())).toEqual([])
  })

  test('name everything that is left out, in singular and plural', () => {
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

  test('show this month first, or the one before until an invoice is issued', () => {
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
  ])('show the sum %s as %s', (amount, written) => {
    expect(formatSum(amount)).toBe(written)
  })
})

describe('the bars of the monthly totals', () => {
  const month = (total: string) => ({
    ...silentMonth('2026-11'),
    sales: { total, iva: '0.00', withheld: '0.00', count: 1 },
  })

  test('are drawn in proportion to the highest one, in its unit', () => {
    const { unit, steps, months } = barsOf(someTotals().months)
    expect(unit).toBe(2)
    expect(steps.map(({ label }) => label)).toEqual(['20', '40', '60'])
    const [october, november] = months.slice(-2)
    expect(october?.sales).toEqual({ share: 47.8 / 60, label: '48' })
    expect(november?.purchases.label).toBe('4,2')
  })

  test('show a negative month as a text without a bar, and neither for a month without invoices', () => {
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
  ])('show %s pesos in the unit %i as «%s»', (total, unit, label) => {
    const bars = barsOf([month(total)])
    expect(bars.unit).toBe(unit)
    expect(bars.months[0]?.sales.label).toBe(label)
  })

  test('are never higher than the drawing, whatever the amounts', () => {
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
})

describe('the file of the monthly totals', () => {
  const sheetOf = async (totals = someTotals()) =>
    Object.entries(unzipSync(new Uint8Array(await (await totalsExcel(totals)).arrayBuffer())))
      .map(([, part]) => new TextDecoder().decode(part))
      .join('\n')

  test('has as CSV the months of the screen, their sum and what is left out', () => {
    const lines = totalsCsv(someTotals({ unread: 2 })).split('\r\n')
    expect(lines[0]).toBe(
      '\uFEFF"Mes";"Compras: Total con IVA";"Compras: IVA";"Compras: Retenciones";"Compras: Facturas";"Ventas: Total con IVA";"Ventas: IVA";"Ventas: Retenciones";"Ventas: Facturas"',
    )
    expect(lines[1]).toBe('"2025-12";0;0;0;0;0;0;0;0')
    expect(lines.slice(11, 14)).toEqual([
      '"2026-10";-59500,05;-9500,01;0;1;47800000;7631932,77;1195000;12',
      '"2026-11";4164999,9;665000;87500;3;0;0;0;0',
      '"Doce meses";4105499,85;655499,99;87500;4;47800000;7631932,77;1195000;12',
    ])
    expect(lines.at(-2)).toBe('"2 facturas sin leer no entran en estas cifras: los valores se leen del XML."')
  })

  test('has as workbook the same amounts as numbers', async () => {
    const xml = await sheetOf()
    for (const value of ['-59500.05', '7631932.77', '4164999.9', '12'])
      expect(xml).toContain(`<v>${value}</v>`)
    expect(xml).not.toMatch(/<f[ >]/)
  })

  test('has an amount as text when a spreadsheet would round it', async () => {
    const totals = someTotals()
    const total = '12345678901234567.89'
    const xml = await sheetOf({
      ...totals,
      sum: { ...totals.sum, sales: { ...totals.sum.sales, total } },
    })
    expect(xml).toContain('12345678901234567,89')
    expect(xml).not.toContain('12345678901234568')
  })

  test('has the right type and the day in its name in each format', async () => {
    for (const [format, type] of [
      ['csv', 'text/csv; charset=utf-8'],
      ['xlsx', 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'],
    ] as const) {
      const { headers } = await totalsFile(someTotals(), format)
      expect(headers.get('content-type')).toBe(type)
      expect(headers.get('content-disposition')).toMatch(
        new RegExp(`^attachment; filename=cifras-\\d{4}-\\d{2}-\\d{2}\\.${format}$`),
      )
    }
  })
})
