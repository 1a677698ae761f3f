import { getDocument, VerbosityLevel } from 'pdfjs-dist/legacy/build/pdf.mjs'
import { expect, test } from 'vitest'
import { PDFDocument, StandardFonts } from 'pdf-lib'
import { checkDigit } from '@/lib/format/nit'
import {
  matchReceipts,
  readReceipt,
  type Disagreement,
  type Expected,
  type Receipt,
} from '@/lib/obligations/receipts'
import { readTextPieces } from '@/lib/pdf/pdf-form'
import { plainPdf } from '../../support/files/pdfs'

type ReceiptParts = {
  form: string
  nit: string
  digit: number
  year: string
  part: string
  number: string
  /** The day as the form prints it: `2026 / 11 / 17`. */
  day: string
  value: string
}

async function receiptPdf(parts: ReceiptParts): Promise<Uint8Array> {
  const pdf = await PDFDocument.create()
  const page = pdf.addPage([595, 842])
  const font = await pdf.embedFont(StandardFonts.Helvetica)
  const draw = (text: string, x: number, y: number) => page.drawText(text, { x, y, size: 9, font })
  const labels: readonly [string, number, number][] = [
    ['Declaración de impuestos', 200, 810],
    ['1. Año', 40, 780],
    ['3. Período', 120, 780],
    ['4. Número de formulario', 330, 750],
    ['5. Número de Identificación Tributaria (NIT)', 40, 720],
    ['6. DV', 230, 720],
    ['7. Primer apellido', 280, 720],
    ['980. Pago total $', 330, 120],
    ['997. Fecha efectiva de la transacción', 40, 120],
  ]
  for (const label of labels) draw(...label)
  draw(parts.form, 540, 810)
  draw(parts.year, 44, 768)
  draw(parts.part, 124, 768)
  draw(parts.number, 334, 738)
  draw(parts.nit, 44, 708)
  draw(String(parts.digit), 234, 708)
  draw(parts.value, 334, 108)
  draw(parts.day, 44, 108)
  return pdf.save()
}

async function read(bytes: Uint8Array) {
  const pdf = await getDocument({ data: bytes.slice(), verbosity: VerbosityLevel.ERRORS }).promise
  try {
    return readReceipt(await readTextPieces(pdf))
  } finally {
    await pdf.loadingTask.destroy()
  }
}

const nitOf = (n: number) => String(900_100_000 + n * 37)
const parts = (n: number): ReceiptParts => ({
  form: n % 2 ? '350' : '300',
  nit: nitOf(n),
  digit: checkDigit(nitOf(n)),
  year: '2026',
  part: n % 2 ? '10' : '5',
  number: String(3_500_000_000_000 + n),
  day: '2026 / 11 / 17',
  value: `${n + 1}.171.000`,
})
const expected = (n: number): Expected => ({
  id: `o${n}`,
  nit: nitOf(n),
  form: n % 2 ? '350' : '300',
  year: 2026,
  part: n % 2 ? 10 : 5,
  value: n === 4 ? 4_117_000 : null,
})

test('a return is read: form, NIT, period, number, day and amount', async () => {
  expect(await read(await receiptPdf(parts(1)))).toEqual({
    form: '350',
    nit: nitOf(1),
    year: 2026,
    part: 10,
    number: '3500000000001',
    filedOn: '2026-11-17',
    value: 2_171_000,
  })
})

test('unreadable values are not guessed, and another document is no return', async () => {
  const torn = {
    ...parts(2),
    digit: (checkDigit(nitOf(2)) + 1) % 10,
    day: '17 nov',
    value: '1.5 millones',
    number: '35',
  }
  expect(await read(await receiptPdf(torn))).toMatchObject({
    nit: null,
    filedOn: null,
    value: null,
    number: null,
  })
  expect(await read(await plainPdf())).toSatisfy((answer) => typeof answer === 'string')
})

test('of 40 receipts 35 match, and 5 do not, each for its own reason', async () => {
  const wrong: Record<number, Partial<ReceiptParts>> = {
    0: { nit: nitOf(99), digit: checkDigit(nitOf(99)) },
    1: { part: '9' },
    2: { value: 'ilegible' },
    3: { number: '12' },
  }
  const files = await Promise.all(
    Array.from({ length: 40 }, async (_, n) => ({
      name: `recibo-${n}.pdf`,
      receipt: (await read(await receiptPdf({ ...parts(n), ...wrong[n] }))) as Receipt,
    })),
  )
  // A client may have both kinds of returns, so the NIT alone does not identify one.
  const matches = matchReceipts(
    files,
    Array.from({ length: 40 }, (_, n) => expected(n)),
  )
  const disagreeing = matches.filter(
    ({ expected: found, disagreements }) => !found || disagreements.length > 0,
  )
  expect(matches).toHaveLength(40)
  expect(
    disagreeing.map(({ file, expected: found, disagreements }) => [file.name, found?.id, disagreements]),
  ).toEqual<[string, string | undefined, Disagreement[]][]>([
    ['recibo-0.pdf', undefined, []],
    ['recibo-1.pdf', 'o1', ['period']],
    ['recibo-2.pdf', 'o2', ['value']],
    ['recibo-3.pdf', 'o3', ['number']],
    ['recibo-4.pdf', 'o4', ['value']],
  ])
  const sound = matches.filter(({ disagreements, expected: found }) => found && disagreements.length === 0)
  expect(sound.every(({ file, expected: found }) => file.name === `recibo-${found?.id.slice(1)}.pdf`)).toBe(
    true,
  )
})

test('another company’s receipt matches no obligation', async () => {
  const [own, alien] = await Promise.all(
    [{}, { nit: nitOf(99), digit: checkDigit(nitOf(99)) }].map(async (wrong) => ({
      receipt: (await read(await receiptPdf({ ...parts(1), ...wrong }))) as Receipt,
    })),
  )
  const matches = matchReceipts([alien!, own!], [expected(1)])
  expect(matches.map((match) => [match.expected?.id, match.disagreements])).toEqual([
    [undefined, []],
    ['o1', []],
  ])
  expect(matchReceipts([alien!], [expected(1)])[0]).toMatchObject({ disagreements: ['nit'] })
})

test('two receipts for one obligation match neither', async () => {
  const receipt = (await read(await receiptPdf(parts(1)))) as Receipt
  const twice = matchReceipts(
    [{ receipt }, { receipt: { ...receipt, number: '3500000000077' } }],
    [expected(1)],
  )
  expect(twice.map(({ disagreements }) => disagreements)).toEqual([['twice'], ['twice']])
})
