import { expect, test } from 'vitest'
import { drawRecord } from '@/lib/records/pdf/draw-record'
import type { RecordSheet } from '@/lib/records/record'
import { rejectedRecord } from '../../support/review-record'

const { content } = rejectedRecord
async function draw(sheet: RecordSheet | null) {
  const pdf = (await drawRecord({ ...rejectedRecord, content: { ...content, sheet } })).toString('latin1')
  const count = (pattern: RegExp) => pdf.match(pattern)?.length ?? 0
  return {
    pages: count(/\/Type \/Page\b(?!s)/g),
    tables: count(/\/S \/Table\b/g),
    rows: count(/\/S \/TR\b/g),
  }
}
const sheet = content.sheet ?? expect.fail('no sheet')

test('the amounts of a record are a table for whoever reads it with a screen reader', async () => {
  // The head, three lines, the subtotal, the tax and the total.
  expect(await draw(sheet)).toEqual({ pages: 2, tables: 1, rows: 7 })
  expect(await draw(null)).toMatchObject({ tables: 0, rows: 0 })
})

test('a long one goes on under its head on the next page', async () => {
  const lines = Array.from({ length: 34 }, (_, at) => ({
    ...(sheet.lines[at % 3] ?? expect.fail('no line')),
    id: `${at + 1}`,
    description: 'Mantenimiento preventivo de los equipos de la sede norte, con repuestos, tercer trimestre',
  }))
  const { pages, tables, rows } = await draw({ ...sheet, lines, count: lines.length })
  expect(tables).toBe(1)
  expect(pages).toBeGreaterThan(2)
  expect(rows).toBeGreaterThanOrEqual(lines.length + 3 + 2)
})
