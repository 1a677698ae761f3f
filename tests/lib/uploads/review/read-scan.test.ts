import { describe, expect, test } from 'vitest'
import { readScan } from '@/lib/uploads/review/read-scan'
import { soundParts, textOf } from '../../../support/einvoice/deliveries'
import { pdfOf, qrImage, qrText } from '../../../support/files/pdfs'

const utf8 = (text: string) => new TextEncoder().encode(text)
const code = 'a1b2c3d4'.repeat(12)
describe('a PDF', () => {
  test('gives the electronic document that it carries, and not the metadata beside it', async () => {
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
  ])('of %i pages gives the CUFE of the QR code on page index %i', async (pages, qrOn) => {
    expect(await readScan(await pdfOf({ qr: qrText(code), pages, qrOn }))).toEqual({ xml: null, code })
  })

  test('without either says nothing; a QR code that leads elsewhere is not believed', async () => {
    const nothing = { xml: null, code: '' }
    expect(await readScan(await pdfOf({}))).toEqual(nothing)
    expect(await readScan(await pdfOf({ qr: 'https://dian-gov.example/pagar?total=100' }))).toEqual(nothing)
    expect(await readScan(await pdfOf({ files: { 'fe.xml': utf8('<!DOCTYPE a><a/>') } }))).toEqual(nothing)
  })

  test('that is broken or cut is called damaged', async () => {
    const sound = await pdfOf({ qr: qrText(code) })
    for (const bytes of [sound.slice(0, 300), utf8('%PDF-1.7\n%%EOF'), utf8('%PDF-')])
      await expect(readScan(bytes)).rejects.toMatchObject({ reason: 'damaged' })
  })

  test('that has a password is called locked', async () => {
    const objects = ['<</Type/Catalog/Pages 2 0 R>>', '<</Type/Pages/Kids[]/Count 0>>']
    const encrypt = `<</Filter/Standard/V 1/R 2/P -4/O<${'4e'.repeat(32)}>/U<${'6f'.repeat(32)}>>>`
    const text = objects.map((object, at) => `${at + 1} 0 obj${object}endobj\n`).join('')
    const locked = utf8(`%PDF-1.4\n${text}trailer<</Root 1 0 R/ID[<00><00>]/Encrypt ${encrypt}>>\n%%EOF`)
    await expect(readScan(locked)).rejects.toMatchObject({ reason: 'locked' })
  })
})

test('what is neither a PDF nor a picture says nothing', async () => {
  for (const bytes of [new Uint8Array(0), utf8('hola')])
    expect(await readScan(bytes)).toEqual({ xml: null, code: '' })
})

test('a photo gives the CUFE of its QR code', async () => {
  expect(await readScan(await qrImage(qrText(code.toUpperCase())))).toEqual({ xml: null, code })
})
