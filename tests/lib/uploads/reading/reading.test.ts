import { describe, expect, test } from 'vitest'
import { readScan } from '@/lib/uploads/reading/read-scan'
import { readDocument } from '@/lib/einvoice/model/read-document'
import { summaryOf } from '@/lib/uploads/reading/outcome'
import { toFinding, violation } from '@/lib/einvoice/rules/rule'
import { reviewSummary } from '@/lib/uploads/claim'
import { soundParts, textOf, demoAnchors } from '../../../support/einvoice/deliveries'
import { pdfOf, qrImage, qrText } from '../../../support/files/pdfs'
import { totalsOf } from '../../../support/einvoice/draft'
import { invoiceXml } from '../../../support/einvoice/invoice-xml'
import { soundInvoice } from '../../../support/einvoice/sound-invoice'
import { money } from '../../../support/einvoice/xml-text'

describe('reading an uploaded scan', () => {
  const utf8 = (text: string) => new TextEncoder().encode(text)
  const code = 'a1b2c3d4'.repeat(12)
  describe('a PDF', () => {
    test('gives the XML invoice inside it, and not the metadata beside it', async () => {
      const xml = utf8(textOf(soundParts(1)))
      const files = { 'metadata.xml': utf8('<x:meta xmlns:x="urn:x"/>'), 'fe1.XML': xml }
      const scan = await readScan(await pdfOf({ files, qr: qrText(code) }))
      expect(scan.xml && Buffer.from(scan.xml).equals(Buffer.from(xml))).toBe(true)
      expect(scan.code).toBe('')
    })

    test.each([
      [1, 0],
      [2, 1],
      [9, 8],
    ])('of %i pages gives the CUFE of the QR code on the page with index %i', async (pages, qrOn) => {
      expect(await readScan(await pdfOf({ qr: qrText(code), pages, qrOn }))).toEqual({ xml: null, code })
    })

    test('without XML and QR code gives nothing, and a QR code with another address is ignored', async () => {
      const nothing = { xml: null, code: '' }
      expect(await readScan(await pdfOf({}))).toEqual(nothing)
      expect(await readScan(await pdfOf({ qr: 'https://dian-gov.example/pagar?total=100' }))).toEqual(nothing)
      expect(await readScan(await pdfOf({ files: { 'fe.xml': utf8('<!DOCTYPE a><a/>') } }))).toEqual(nothing)
    })

    test('that is broken or cut is reported as damaged', async () => {
      const sound = await pdfOf({ qr: qrText(code) })
      for (const bytes of [sound.slice(0, 300), utf8('%PDF-1.7\n%%EOF'), utf8('%PDF-')])
        await expect(readScan(bytes)).rejects.toMatchObject({ reason: 'damaged' })
    })

    test('with a password is reported as locked', async () => {
      const objects = ['<</Type/Catalog/Pages 2 0 R>>', '<</Type/Pages/Kids[]/Count 0>>']
      const encrypt = `<</Filter/Standard/V 1/R 2/P -4/O<${'4e'.repeat(32)}>/U<${'6f'.repeat(32)}>>>`
      const text = objects.map((object, at) => `${at + 1} 0 obj${object}endobj\n`).join('')
      const locked = utf8(`%PDF-1.4\n${text}trailer<</Root 1 0 R/ID[<00><00>]/Encrypt ${encrypt}>>\n%%EOF`)
      await expect(readScan(locked)).rejects.toMatchObject({ reason: 'locked' })
    })
  })

  test('gives nothing for a file that is neither a PDF nor a picture', async () => {
    for (const bytes of [new Uint8Array(0), utf8('hola')])
      expect(await readScan(bytes)).toEqual({ xml: null, code: '' })
  })

  test('gives the CUFE of the QR code in a photo', async () => {
    expect(await readScan(await qrImage(qrText(code.toUpperCase())))).toEqual({ xml: null, code })
  })
})

describe('the stored result of reading an invoice', () => {
  test('has a summary of the document', async () => {
    const draft = soundInvoice({ seed: 11 })
    const { invoice } = await readDocument(new TextEncoder().encode(invoiceXml(draft)), demoAnchors)
    if (!invoice) throw new Error('no invoice')
    const summary = summaryOf(invoice, 'purchase')
    expect(summary).toMatchObject({
      date: draft.date,
      supplierName: draft.supplier.name,
      direction: 'purchase',
    })
    expect(summary.total).toBe(money(totalsOf(draft).payable))
  })
})

describe('the answer to the upload of an invoice', () => {
  const id = '0f0c2b52-6a0e-4a53-9b0e-6d9c3d6b1a01'
  const row = {
    id,
    name: 'fv0900.xml',
    kind: 'invoice',
    direction: 'purchase',
    supplier: 'Papeles del Oriente S.A.S.',
    customer: 'Distribuciones Mejía S.A.S.',
    document_number: 'FE4821',
    currency: 'COP',
    total: 2_824_910,
    reviewed_at: '2026-11-20T12:00:00Z',
    proposal: 'wrong',
    findings: [toFinding(violation('A1.unreadable', 'block', { name: 'payable', text: '2,5', line: '' }))],
  }
  const invoice = { id, title: 'FE4821 de Papeles del Oriente S.A.S.', number: 'FE4821' }

  test('names the invoice, the gravest finding and a message for the supplier', () => {
    const summary = reviewSummary(row)
    expect(summary).toMatchObject({
      invoice,
      review: { proposal: 'wrong', message: row.findings[0]?.message },
    })
    expect(summary.review?.forSupplier).toContain('su factura FE4821 por $\u00a02.824.910')
  })

  test('for a sale has the buyer’s name and no message for a supplier', () => {
    const summary = reviewSummary({ ...row, direction: 'sale' })
    expect(summary.invoice?.title).toBe('FE4821 a Distribuciones Mejía S.A.S.')
    expect(summary.review?.forSupplier).toBeNull()
  })

  test('has no review for an invoice that is unread or unknown to the rules, and is empty for a lost row', () => {
    const unread = { supplier: null, customer: null, document_number: null, direction: null }
    const file = { id, title: 'fv0900.xml', number: null }
    expect(reviewSummary({ ...row, ...unread, reviewed_at: null })).toEqual({ invoice: file, reading: true })
    expect(reviewSummary({ ...row, ...unread, proposal: null })).toEqual({ invoice: file })
    expect(reviewSummary(null)).toEqual({})
  })
})
