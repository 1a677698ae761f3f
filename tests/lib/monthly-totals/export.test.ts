import { unzipSync } from 'fflate'
import { expect, test } from 'vitest'
import { totalsCsv, totalsExcel, totalsFile } from '@/lib/monthly-totals/export'
import { someTotals } from '../../support/some-totals'

const sheetOf = async (totals = someTotals()) =>
  Object.entries(unzipSync(new Uint8Array(await totalsExcel(totals))))
    .map(([, part]) => new TextDecoder().decode(part))
    .join('\n')

test('the CSV has the months of the screen, their sum, and what is in none', () => {
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

test('the workbook has the same amounts as numbers', async () => {
  const xml = await sheetOf()
  for (const value of ['-59500.05', '7631932.77', '4164999.9', '12']) expect(xml).toContain(`<v>${value}</v>`)
  expect(xml).toContain('2026-11')
  expect(xml).not.toMatch(/<f[ >]/)
})

test('an amount that a spreadsheet would round is text there', async () => {
  const totals = someTotals()
  const total = '12345678901234567.89'
  const xml = await sheetOf({
    ...totals,
    sum: { ...totals.sum, sales: { ...totals.sum.sales, total } },
  })
  expect(xml).toContain('12345678901234567,89')
  expect(xml).not.toContain('12345678901234568')
})

test('each format is a file of its own type and day', async () => {
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
