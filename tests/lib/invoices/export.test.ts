import { unzipSync } from 'fflate'
import { beforeEach, expect, test, vi } from 'vitest'
import { invoices } from '@/content/invoices'
import { noFilters } from '@/lib/invoices/href'
import { csvFile, excelFile, exportRows } from '@/lib/invoices/export'
import type { InvoiceItem, InvoiceListPage } from '@/lib/invoices/invoice'
import type { UserDatabase } from '@/lib/supabase/server'
import { someLabel, unreadLabel } from '../../support/invoice-label'

const listInvoices = vi.hoisted(() => vi.fn<() => Promise<InvoiceListPage>>())
vi.mock('@/lib/invoices/queries', () => ({ listInvoices }))
beforeEach(() => void listInvoices.mockReset())

const invoice = (name: string, rest: Partial<InvoiceItem> = {}): InvoiceItem => ({
  id: name,
  label: unreadLabel({ name }),
  status: 'reviewing',
  href: '/api/documentos/x',
  createdAt: '2027-01-01T04:59:30Z',
  withdrawnAt: null,
  ...rest,
})

const page = (items: InvoiceItem[], goesOn: boolean): InvoiceListPage => ({
  items,
  before: null,
  after: goesOn ? ['2027-01-01T04:59:30Z', 'x'] : null,
})
const rows = (most = 50_000) => exportRows({} as UserDatabase, noFilters, most)
function pages(...lists: InvoiceItem[][]) {
  for (const [n, list] of lists.entries())
    listInvoices.mockResolvedValueOnce(page(list, n < lists.length - 1))
  return rows()
}

test('the CSV of invoices has every page, in Spanish, with days in Bogotá', async () => {
  const file = await csvFile(
    pages(
      [invoice('=cmd()|x')],
      [],
      [
        invoice('Energía.pdf', { status: 'rejected', withdrawnAt: '2027-01-01T05:00:30Z' }),
        invoice('b', { status: null }),
      ],
    ),
  )
  const text = await new Response(file).arrayBuffer()
  const lines = new TextDecoder('utf-8', { ignoreBOM: true }).decode(text).split('\r\n')
  expect(lines[0]).toBe(`\uFEFF${invoices.export.columns.map((name) => `"${name}"`).join(';')}`)
  const nothingRead = ';'.repeat(19)
  expect(lines.slice(1)).toEqual([
    `${nothingRead}"En revisión";"Foto, la lee una persona";"INV-2026-001";"'=cmd()|x";2048;"31/12/2026"`,
    `${nothingRead}"Rechazada";"Retirada el 01/01/2027";"INV-2026-001";"Energía.pdf";2048;"31/12/2026"`,
    `${nothingRead}"Desconocido";"Foto, la lee una persona";"INV-2026-001";"b";2048;"31/12/2026"`,
    '',
  ])
})

const accounts = {
  supplier: '=Papeles del Oriente S.A.S.',
  supplier_nit: '900418726',
  customer: 'Distribuciones Mejía S.A.S.',
  customer_nit: '901207354',
  document: 'FE4821',
  code: 'c'.repeat(96),
  issued_on: '2026-11-18',
  currency: 'COP',
  base: '2389000.00',
  taxes: { '01': '453910.00', '03': '12.00', '04': '8000.50', '22': '60.00', '23': '1.50' },
  withholdings: { '05': '68086.50', '06': '59725.00', '07': '23077.74', '09': '70.00' },
  total: '2842910.00',
}
const csvOf = async (item: InvoiceItem) =>
  (await new Response(await csvFile(pages([item]))).text()).split('\r\n')[1]

test('a line of the CSV has parties, number, code, day, each tax and withholding, and the total', async () => {
  const review = { note: 'Ya está la nota.', asked: false, replaces: null, replacedBy: null }
  expect(
    await csvOf(invoice('fe.xml', { label: someLabel({ kind: 'credit-note' }), accounts, review })),
  ).toBe(
    [
      `"'=Papeles del Oriente S.A.S.";"900418726";"Distribuciones Mejía S.A.S.";"901207354";"Nota crédito";"FE4821"`,
      `"${accounts.code}";"18/11/2026";"COP";2389000;453910;8000,5;12;61,5;68086,5;59725;23077,74;70;2842910`,
      '"En revisión";"Ya está la nota.";"INV-2026-001";"fv09001.xml";2048;"31/12/2026"',
    ].join(';'),
  )
})

test('an invoice in another currency shows its currency, and its amounts are not given as pesos', async () => {
  const dollars = { ...accounts, currency: 'USD', base: null, total: null, taxes: {}, withholdings: {} }
  expect(await csvOf(invoice('fe.xml', { label: someLabel(), accounts: dollars }))).toContain(
    `"18/11/2026";"USD"${';'.repeat(11)}"En revisión"`,
  )
})

test('when the list of invoices cannot be read, no file is made', async () => {
  listInvoices.mockRejectedValue(new Error('gone'))
  await expect(csvFile(rows())).rejects.toThrow('gone')
})

test('the export of invoices stops asking the database when the reader leaves', async () => {
  listInvoices.mockResolvedValue(page([invoice('a')], true))
  const reader = (await csvFile(rows())).getReader()
  await reader.read()
  await reader.cancel()
  const before = listInvoices.mock.calls.length
  await new Promise((resolve) => setTimeout(resolve, 10))
  expect(listInvoices).toHaveBeenCalledTimes(before)
  expect(before).toBeLessThan(4)
})

test('the workbook of invoices has texts and numbers, and no formula, whatever a name begins with', async () => {
  const names = ['=1+1', '+2', '-3', '@SUM(A1)', '<b>&"\'', 'a\u0000\u0008b\uD800', '\t=1']
  const xml = await texts(await excelFile(pages(names.map((name) => invoice(name)))))
  expect(xml).not.toMatch(/<f[ >]/)
  for (const text of ['=1+1', '+2', '@SUM(A1)', '&lt;b&gt;&amp;']) expect(xml).toContain(text)
  expect(xml).toContain('<v>2048</v>')
  expect(xml).not.toMatch(/[\u0000\u0008\uD800]/)
})

const end = 'El archivo llega hasta 2 facturas. Acorta las fechas para el resto.'
const texts = async (workbook: Blob) =>
  Object.values(unzipSync(new Uint8Array(await workbook.arrayBuffer())))
    .map((part) => new TextDecoder().decode(part))
    .join('\n')

test('an export of invoices that is cut off says so in its last row, with what to do', async () => {
  listInvoices.mockResolvedValue(page([invoice('a'), invoice('b')], true))
  expect((await new Response(await csvFile(rows(2))).text()).split('\r\n').slice(-2)).toEqual([
    `"${end}"`,
    '',
  ])
  const workbook = await texts(await excelFile(rows(2)))
  expect(workbook).toContain(end)
  expect(workbook.indexOf(end)).toBeGreaterThan(workbook.indexOf('INV-2026-001'))
})

test('a complete export of invoices has no such row', async () => {
  listInvoices.mockResolvedValue(page([invoice('a'), invoice('b')], false))
  expect(await new Response(await csvFile(rows(2))).text()).not.toContain('El archivo llega')
  expect(await texts(await excelFile(rows(2)))).not.toContain('El archivo llega')
})
