import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, describe, expect, test } from 'vitest'
import { recordText } from '@/content/records'
import { drawRecord } from '@/lib/records/pdf/draw-record'
import type { RecordSheet, ReviewRecord } from '@/lib/records/record'
import { supplierId } from '@/lib/records/pdf/heading'
import { recordCode } from '@/lib/records/check-record'
import { rejectedRecord } from '../../support/review-record'
import { pdfText } from '../../support/signature-tools'

describe('the printed record of a review', () => {
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

  test('has its amounts as a table for screen readers', async () => {
    // The seven rows are the header, three lines, the subtotal, the tax and the total.
    expect(await draw(sheet)).toEqual({ pages: 2, tables: 1, rows: 7 })
    expect(await draw(null)).toMatchObject({ tables: 0, rows: 0 })
  })

  test('repeats the head of a long table on the next page', async () => {
    const lines = Array.from({ length: 34 }, (_, at) => ({
      ...(sheet.lines[at % 3] ?? expect.fail('no line')),
      id: `${at + 1}`,
      description:
        'Mantenimiento preventivo de los equipos de la sede norte, con repuestos, tercer trimestre',
    }))
    const { pages, tables, rows } = await draw({ ...sheet, lines, count: lines.length })
    expect(tables).toBe(1)
    expect(pages).toBeGreaterThan(2)
    expect(rows).toBeGreaterThanOrEqual(lines.length + 3 + 2)
  })

  const folder = mkdtempSync(path.join(tmpdir(), 'drawn-'))
  afterAll(() => rmSync(folder, { recursive: true }))

  async function words(change: Partial<ReviewRecord>): Promise<string> {
    const file = path.join(folder, 'record.pdf')
    writeFileSync(file, await drawRecord({ ...rejectedRecord, ...change }))
    return pdfText(file).replace(/\s+/g, ' ')
  }
  const { standing } = rejectedRecord
  const decision = content.decisions[0] ?? expect.fail('no decision')

  test('names the company of a client with one, and the person of a client with several', async () => {
    const company = { name: 'Café del Sur S.A.S.', nit: '901207354', digit: 0 }
    const of = (companies: (typeof company)[]) =>
      words({ content: { ...content, client: { ...content.client, name: 'Ana Rincón', companies } } })
    expect(await of([company])).toContain('Café del Sur S.A.S., NIT 901.207.354-0')
    const several = await of([company, { ...company, name: 'Otra S.A.S.' }])
    expect(several).toContain('Ana Rincón')
    expect(several).not.toContain('Café del Sur')
  })

  test('says that the client withdrew or replaced the invoice', async () => {
    const still = await words({})
    expect(still).not.toContain('retiró')
    expect(still).not.toContain('en lugar de esta')
    const withdrawn = await words({ standing: { ...standing, withdrawn_at: '2026-11-20T20:04:00Z' } })
    expect(withdrawn).toContain('El cliente retiró esta factura (20/11/2026, 3:04 p.m.).')
    expect(withdrawn).toContain('20/11/2026, 3:04 p.m. El cliente la retiró')
    const replaced = await words({
      standing: { ...standing, replaced_by: { number: 'INV-2026-015', code: null } },
    })
    expect(replaced).toContain('El cliente envió otra factura en lugar de esta: INV-2026-015.')
  })

  test.each([
    ['the rules', { by: null, automatic: true }, 'La revisión automática la rechazó'],
    ['a member', { by: 'Diana Cárdenas', automatic: false }, 'Diana Cárdenas la rechazó'],
    ['a member whose account is gone', { by: null, automatic: false }, 'Alguien de la firma la rechazó'],
    [
      'the rules, before that was written down',
      { by: null, automatic: undefined },
      'La revisión automática la rechazó',
    ],
  ])('says that %s decided', async (_, by, expected) => {
    expect(await words({ content: { ...content, decisions: [{ ...decision, ...by }] } })).toContain(expected)
  })

  test('gives the date of its content when that is later than the decision', async () => {
    expect(await words({ at_decision: false })).toContain(recordText.takenLater('18/11/2026, 3:11 p.m.'))
    expect(await words({})).not.toContain('copia con cada una')
  })

  test('says what the signatures proved, with the certificate and the list of authorities', async () => {
    expect(await words({})).not.toContain('Firmas:')
    const authenticity = {
      issuer: 'trusted',
      answer: 'trusted',
      anchor: 'Autoridad de Demostración',
      fingerprint: 'ab'.repeat(32),
      anchors: 'cd'.repeat(32),
    } as const
    const proved = await words({ content: { ...content, authenticity } })
    expect(proved).toContain('Firmas: Firmada por el emisor y validada por la DIAN')
    expect(proved).toContain('Certificado abababababababab…, de Autoridad de Demostración')
    expect(proved).toContain('Lista de autoridades cdcdcdcdcdcdcdcd…')
  })
})

describe('the number of a supplier in a record', () => {
  test.each([
    ['900418726', 'NIT 900.418.726-9'],
    ['DE-811.209/7', 'DE-811.209/7'],
    ['77', '77'],
  ])('%s is printed as %s', (id, written) => expect(supplierId(id)).toBe(written))
})

describe('the code of a record', () => {
  test.each([
    ['3F0A-91BC-77DE-2C41', '3F0A-91BC-77DE-2C41'],
    [' 3f0a91bc77de2c41 ', '3F0A-91BC-77DE-2C41'],
    ['3F0A 91BC 77DE 2C41', '3F0A-91BC-77DE-2C41'],
    ['3F0A-91BC-77DE-2C4', null],
    ['3F0A-91BC-77DE-2C41-0', null],
    ['3F0A-91BC-77DE-2G41', null],
    ["' or 1=1 --", null],
  ])('that is typed as %j is read as %j', (typed, code) => expect(recordCode(typed)).toBe(code))
})
