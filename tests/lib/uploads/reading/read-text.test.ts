import { describe, expect, test } from 'vitest'
import { withReader, withScanReader } from '@/lib/uploads/reader/readers'
import { mostText } from '@/lib/uploads/reading/task'
import { soundParts, textOf } from '../../../support/einvoice/deliveries'
import { pdfOf } from '../../../support/files/pdfs'
import { streamOf } from '../content-check/stream-of'

const turn = { client: 'ana', background: true }
const readPdf = (bytes: Uint8Array) =>
  withScanReader(turn, (ask) => ask({ step: 'text', isPdf: true }, streamOf(bytes)))
const readXml = (text: string) =>
  withReader(turn, (ask) => ask({ step: 'text', isPdf: false }, streamOf(new TextEncoder().encode(text))))

describe('the text of a file for the search', () => {
  test('of a PDF is the text of its pages', async () => {
    const bytes = await pdfOf({ lines: ['Póliza de cumplimiento', 'NIT 900.418.726'], pages: 2 })
    expect(await readPdf(bytes)).toEqual({
      text: expect.stringMatching(/Póliza de cumplimiento NIT 900\.418\.726.*página 2/) as string,
    })
  })

  test('of an XML is that of its elements and of the invoice inside it, without signatures', async () => {
    const parts = soundParts(1)
    const answer = await readXml(textOf(parts))
    const { text } = answer as { text: string }
    expect(text).toContain(parts.draft.supplier.name)
    expect(text).toContain(parts.draft.supplier.nit)
    expect(text).not.toMatch(/[A-Za-z0-9+/]{200}/)
    expect(text).not.toContain('<')
  })

  test('is also read from an XML that is no invoice', async () => {
    expect(await readXml('<a><b>Extracto</b> de <c k="x">octubre</c></a>')).toEqual({
      text: 'Extracto de octubre',
    })
  })

  test('has a maximum length, and an unreadable file has none', async () => {
    const answer = await readXml(`<a>${'<b>palabra</b>'.repeat(30_000)}</a>`)
    expect((answer as { text: string }).text.length).toBeLessThanOrEqual(mostText)
    expect(await readXml('<a>')).toHaveProperty('refused')
    expect(await readPdf(new TextEncoder().encode('%PDF-1.4 nada'))).toHaveProperty('refused')
  })
})
