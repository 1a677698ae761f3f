import { PDFDocument } from 'pdf-lib'
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs'
import { expect, test, vi } from 'vitest'
import { freezePdf } from '@/lib/pdf/frozen/freeze'
import { firstPlace, markShape, moveMark } from '@/lib/pdf/frozen/mark'
import { putMarks } from '@/lib/pdf/frozen/put-marks'
import { drawMarks, marksOf } from '@/lib/signatures/draw-marks'
import type { SignatureEvent } from '@/lib/signatures/signature'
import { pagesPdf, rotatedPdf } from '../../support/files/signable-pdfs'

vi.mock('@/lib/env', () => import('../deliveries/test-env'))

const at = '2026-12-02T15:34:17.000Z'
const code = '3F0A-91BC-77DE-2C41'
const event = (more: Partial<SignatureEvent>): SignatureEvent => ({
  n: 1,
  at,
  kind: 'signed',
  signer: 1,
  facts: { name: 'Laura Mejía Restrepo', role: 'Representante legal' },
  hash: 'a'.repeat(64),
  ...more,
})
const mark = (page: number) => ({ page, x: 0.5, y: 0.7, width: 0.38, height: 0.1 })

/** Returns the words of a page with their places, as fractions of the shown page, and their directions. */
async function wordsOn(bytes: Uint8Array, number: number) {
  const pdf = await getDocument({ data: bytes.slice(), verbosity: 0 }).promise
  const page = await pdf.getPage(number)
  const { width, height, transform } = page.getViewport({ scale: 1 })
  const [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0] = transform as number[]
  const { items } = await page.getTextContent()
  return items.flatMap((item) => {
    if (!('str' in item) || !item.str.trim()) return []
    const [p = 0, q = 0, , , x = 0, y = 0] = item.transform as number[]
    return {
      text: item.str,
      x: (a * x + c * y + e) / width,
      y: (b * x + d * y + f) / height,
      // Text is upright if it runs to the right and neither up nor down.
      upright: a * p + c * q > 0 && Math.abs(b * p + d * q) < 0.01,
    }
  })
}

async function marked(source: Uint8Array, pages: number[]): Promise<Uint8Array> {
  const pdf = await PDFDocument.load(source, { updateMetadata: false })
  const marks = pages.map((page) => ({ mark: mark(page), signed: event({}) }))
  await putMarks(
    pdf,
    await drawMarks(marks, code),
    marks.map((one) => one.mark),
  )
  return pdf.save({ useObjectStreams: false })
}

test('case 17: a signature box is upright and at its place on turned, cropped and scaled pages', async () => {
  const { pdf } = await freezePdf(await rotatedPdf())
  const done = await marked(pdf, [1, 2, 3, 4])
  for (const page of [1, 2, 3, 4]) {
    const words = (await wordsOn(done, page)).filter(({ text }) => !text.startsWith('Carta'))
    expect(words.map(({ text }) => text).join(' ')).toBe(
      `Firmado electrónicamente Laura Mejía Restrepo Representante legal 2 de diciembre 2026, 10:34:17 a.m., hora legal de Colombia Código ${code}`,
    )
    for (const { x, y, upright, text } of words) {
      expect(upright, `page ${page}: ${text}`).toBe(true)
      expect(x).toBeGreaterThan(0.5)
      expect(x).toBeLessThan(0.6)
      expect(y).toBeGreaterThan(0.7)
      expect(y).toBeLessThan(0.81)
    }
  }
})

test('a signature box is upright even when the page leaves its drawing turned and scaled', async () => {
  const source = await pagesPdf(1, (pdf, [page]) => {
    const content = pdf.context.register(pdf.context.stream('q 0 2 -2 0 300 0 cm'))
    page!.node.addContentStream(content)
  })
  const { pdf } = await freezePdf(source)
  const words = await wordsOn(await marked(pdf, [1]), 1)
  expect(words.find(({ text }) => text === 'Laura Mejía Restrepo')).toMatchObject({ upright: true })
})

test('a signature box is where signers saw it, even when the page is cropped beyond its edges', async () => {
  const source = await pagesPdf(1, (_, [page]) => page!.setCropBox(-300, -200, 1200, 1300))
  const { pdf } = await freezePdf(source)
  const done = await wordsOn(await marked(pdf, [1]), 1)
  const { x, y } = done.find(({ text }) => text === 'Laura Mejía Restrepo')!
  expect([x > 0.5 && x < 0.6, y > 0.7 && y < 0.81]).toEqual([true, true])
})

test('a name of a hundred letters and the line with the time fit into the signature box', async () => {
  const long = event({ facts: { name: 'Ñ'.repeat(100), role: 'W'.repeat(80) } })
  const boxes = await drawMarks([{ mark: mark(1), signed: long }], code)
  const pdf = await getDocument({ data: new Uint8Array(boxes), verbosity: 0 }).promise
  const { items } = await (await pdf.getPage(1)).getTextContent()
  for (const item of items)
    if ('str' in item) expect((item.transform[4] as number) + item.width).toBeLessThan(232)
})

test('signature boxes come from the evidence of the sending, each with the signature of its signer', () => {
  const named = [{ name: 'Ana' }, { name: 'Laura', mark: mark(2) }, { name: 'Iván', mark: mark(1) }]
  const sent = event({ kind: 'sent', signer: null, facts: { named } })
  const signed = [1, 2].map((signer) => event({ signer }))
  expect(marksOf({ events: [sent, ...signed] })).toEqual([{ mark: mark(2), signed: signed[1] }])
  expect(marksOf({ events: signed })).toEqual([])
})

test('new signature boxes begin side by side at the bottom of the page, and stay within its edges', () => {
  const [first, second, third] = [0, 1, 2].map((before) => firstPlace(1, 612 / 792, before))
  expect(first!.x + first!.width).toBeLessThan(second!.x)
  expect(third!.y + third!.height).toBeLessThan(first!.y)
  for (const one of [first!, second!, third!]) expect(markShape.safeParse(one).success).toBe(true)
  const edge = moveMark(first!, 5, -5)
  expect([edge.x + edge.width, edge.y]).toEqual([1, 0])
  // On a page that is much wider than high, the box is as high as the page allows.
  expect(firstPlace(1, 30, 0).height).toBeLessThan(0.5)
})
