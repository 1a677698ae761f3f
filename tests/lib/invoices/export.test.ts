import { unzipSync } from 'fflate'
import { expect, test } from 'vitest'
import { csvFile, excelFile } from '@/lib/invoices/export'
import type { InvoiceItem } from '@/lib/invoices/invoice'

const invoice = (name: string, rest: Partial<InvoiceItem> = {}): InvoiceItem => ({
  id: name,
  number: 'INV-2026-001',
  status: 'reviewing',
  name,
  href: '/api/documentos/x',
  size: 2048,
  createdAt: '2027-01-01T04:59:30Z',
  withdrawnAt: null,
  ...rest,
})

async function* pages(...lists: InvoiceItem[][]) {
  for (const list of lists) yield list
}

test('the CSV holds every page, in Spanish, with the day of Bogotá', async () => {
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
  expect(new TextDecoder('utf-8', { ignoreBOM: true }).decode(text).split('\r\n')).toEqual([
    '\uFEFF"Número";"Nombre";"Fecha";"Tamaño (bytes)";"Estado";"Observación"',
    `"INV-2026-001";"'=cmd()|x";"31/12/2026";2048;"En revisión";`,
    '"INV-2026-001";"Energía.pdf";"31/12/2026";2048;"Rechazada";"Retirada el 01/01/2027"',
    '"INV-2026-001";"b";"31/12/2026";2048;"Desconocido";',
    '',
  ])
})

test('a list that cannot be read is no file', async () => {
  async function* broken(): AsyncGenerator<readonly InvoiceItem[]> {
    throw new Error('gone')
  }
  await expect(csvFile(broken())).rejects.toThrow('gone')
})

test('whoever stops reading the CSV stops the database', async () => {
  let read = 0
  async function* endless() {
    for (;;) {
      read++
      yield [invoice('a')]
    }
  }
  const reader = (await csvFile(endless())).getReader()
  await reader.read()
  await reader.cancel()
  const before = read
  await new Promise((resolve) => setTimeout(resolve, 10))
  expect(read).toBe(before)
  expect(read).toBeLessThan(4)
})

test('the workbook holds texts and numbers, and no formula whatever a name begins with', async () => {
  const names = ['=1+1', '+2', '-3', '@SUM(A1)', '<b>&"\'', 'a\u0000\u0008b\uD800', '\t=1']
  const bytes = await excelFile(pages(names.map((name) => invoice(name))))
  const parts = Object.entries(unzipSync(new Uint8Array(bytes)))
  const xml = parts.map(([, part]) => new TextDecoder().decode(part)).join('\n')
  expect(xml).not.toMatch(/<f[ >]/)
  for (const text of ['=1+1', '+2', '@SUM(A1)', '&lt;b&gt;&amp;', '31/12/2026']) expect(xml).toContain(text)
  expect(xml).toContain('<v>2048</v>')
  expect(xml).not.toMatch(/[\u0000\u0008\uD800]/)
})
