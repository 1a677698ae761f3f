import { describe, expect, test } from 'vitest'
import { readDocument } from '@/lib/einvoice/model/read-document'
import { reviewXml } from '@/lib/einvoice/review-document'
import { judgeOf } from '@/lib/uploads/content-check/judge'
import { demoAnchors, demoEntries } from '../../support/einvoice/deliveries'
import { misencoded } from '../../support/einvoice/encodings'
import { invoiceXml } from '../../support/einvoice/invoice-xml'
import { context, draft, place, signedBy, supplier } from '../../support/einvoice/signing'

const spanish = { ...draft, supplier: { ...draft.supplier, name: 'Ñandú & Cía. ¿Bogotá?' } }
const files = misencoded(invoiceXml(spanish))

async function judged(bytes: Uint8Array, piece: number): Promise<string | null> {
  const judge = judgeOf('application/xml')
  for (let at = 0; at < bytes.length; at += piece) {
    const wrong = await judge.write(Buffer.from(bytes.subarray(at, at + piece)))
    if (wrong !== null) return wrong
  }
  const verdict = await judge.end()
  return 'wrong' in verdict ? verdict.wrong : null
}

describe('an XML whose bytes contradict its declared encoding', () => {
  test('is tried in more than 60 forms', () => expect(files.length).toBeGreaterThan(60))

  test.each(files)('is read by its bytes, with a note: $name', async ({ bytes, read, declared }) => {
    const document = await readDocument(bytes, demoAnchors)
    expect(document.invoice?.supplier.name).toBe('Ñandú & Cía. ¿Bogotá?')
    expect(document.encoding).toMatchObject({ read, ...(declared && { declared }) })
    const reviewed = await reviewXml(bytes, { today: '2026-11-20', context })
    expect(
      reviewed.refused ?? reviewed.review.findings.map(({ text, severity }) => `${text} ${severity}`),
    ).toContain('E1.encoding info')
  })

  test.each(files)('can be uploaded in pieces of any size: $name', async ({ bytes }) => {
    for (const piece of [bytes.length, 1021, 7]) expect(await judged(bytes, piece)).toBeNull()
  })

  test('has its signature verified on the text that was read', async () => {
    const text = signedBy(supplier, {}, invoiceXml(spanish)).replace('encoding="UTF-8"', 'encoding="UTF-16"')
    expect(text).toContain(place.slice(0, 20))
    const read = await reviewXml(new TextEncoder().encode(text), { context, anchors: demoEntries })
    expect(read).toMatchObject({ review: { authenticity: { issuer: 'trusted' } } })
  })
})

describe('an XML without a contradiction gets no note', () => {
  const text = invoiceXml(spanish)
  test.each([
    ['UTF-8', Buffer.from(text)],
    ['UTF-8 with its mark', Buffer.from(`\uFEFF${text}`)],
    ['UTF-16, declared', Buffer.from(`\uFEFF${text.replace('UTF-8', 'UTF-16')}`, 'utf16le')],
    ['ISO-8859-1, declared', Buffer.from(text.replace('UTF-8', 'iso-8859-1'), 'latin1')],
    [
      'ASCII alone, declared as ISO-8859-1',
      Buffer.from(
        invoiceXml(draft)
          .replace('UTF-8', 'ISO-8859-1')
          .replace(/[^\0-\x7f]/g, 'x'),
      ),
    ],
  ])('%s', async (_, bytes) => {
    expect((await readDocument(bytes, demoAnchors)).encoding).toBeNull()
  })
})

test.each([
  ['two encodings in one file', Buffer.concat([Buffer.from('<a>ñ'), Buffer.from('ñ</a>', 'latin1')])],
  ['bytes of the DOS code page', Buffer.from('<a>Bogot\xa0 ni\xa4o \x82</a>', 'latin1')],
  ['a sign that three encodings write differently', Buffer.from('<a>\xa4 ó</a>', 'latin1')],
  [
    'an inverted mark alone, which may be a letter of the DOS code page',
    Buffer.from('<a>Garc\xa1a</a>', 'latin1'),
  ],
  ['UTF-7', Buffer.from('<?xml version="1.0" encoding="UTF-7"?><a>+ADw-</a>')],
])('an XML is refused instead of guessing its encoding: %s', async (_, bytes) => {
  expect((await reviewXml(bytes)).refused?.reason).toBe('encoding')
  expect(await judged(bytes, 5)).toBe('xml-encoding')
})
