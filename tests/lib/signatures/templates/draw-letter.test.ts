import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { PDFDocument } from 'pdf-lib'
import { afterAll, expect, test } from 'vitest'
import { letterModels } from '@/content/signature-models'
import { freezePdf } from '@/lib/pdf/frozen/freeze'
import { drawLetter } from '@/lib/signatures/templates/draw-letter'
import { fillLetter, variableLabels } from '@/lib/signatures/templates/letter'
import { pdfText } from '../../../support/signature-tools'

const folder = mkdtempSync(path.join(tmpdir(), 'letters-'))
afterAll(() => rmSync(folder, { recursive: true }))
function textIn(pdf: Uint8Array): string {
  const file = path.join(folder, 'carta.pdf')
  writeFileSync(file, pdf)
  return pdfText(file).replace(/\s+/g, ' ')
}

const at = new Date('2026-11-26T15:00:00Z')
const drawn = async (body: string, values: Parameters<typeof fillLetter>[1]) =>
  drawLetter('Carta', fillLetter(body, values, String), at)

test.each(Object.entries(letterModels))(
  'a letter from the model %s becomes a PDF that can be frozen like an uploaded one',
  async (_, { body }) => {
    const pdf = await drawn(body, variableLabels)
    const { pdf: frozen, pages } = await freezePdf(pdf)
    expect(pages).toBe((await PDFDocument.load(pdf)).getPageCount())
    const said = textIn(frozen)
    expect(said).toContain('Nombre del cliente')
    expect(said).toContain(`Página ${pages} de ${pages}`)
  },
)

test('a letter of many pages keeps every word, and every allowed character is printed', async () => {
  const body = Array.from({ length: 120 }, (_, n) => `Párrafo número ${n} con palabras.`).join('\n\n')
  const said = textIn(await drawn(`# Larga\n\n${body}\n\n«ñ» “á” – 5 € • … Œ`, {}))
  for (const n of [0, 60, 119]) expect(said).toContain(`Párrafo número ${n} con palabras.`)
  expect(said).toContain('«ñ» “á” – 5 € • … Œ')
})

test('case 20: variables and marks inside a value are printed as text', async () => {
  const said = textIn(await drawn('Para {{cliente}}.', { cliente: '{{nit}} <b>#</b>' }))
  expect(said).toContain('Para {{nit}} <b>#</b>.')
})
