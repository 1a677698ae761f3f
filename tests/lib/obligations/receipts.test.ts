import { getDocument, VerbosityLevel } from 'pdfjs-dist/legacy/build/pdf.mjs'
import { expect, test } from 'vitest'
import { checkDigit } from '@/lib/format/nit'
import { kindOf, readReceipt, type Receipt } from '@/lib/obligations/receipts'
import { readTextPieces } from '@/lib/pdf/pdf-form'
import { dianForm, formParts } from '../../support/files/dian-forms'
import { plainPdf } from '../../support/files/pdfs'

async function read(bytes: Uint8Array) {
  const pdf = await getDocument({ data: bytes.slice(), verbosity: VerbosityLevel.ERRORS }).promise
  try {
    return readReceipt(await readTextPieces(pdf))
  } finally {
    await pdf.loadingTask.destroy()
  }
}

const nit = '900100037'

test('a PDF return is read: form, NIT, period, number, day and amount', async () => {
  expect(await read(await dianForm(formParts(nit)))).toEqual({
    form: '350',
    nit,
    year: 2026,
    part: 10,
    number: '3500000000001',
    pays: null,
    filedOn: '2026-11-17',
    value: 2_171_000,
  })
})

test('a payment receipt in PDF also says which return it pays', async () => {
  const receipt = await read(
    await dianForm(formParts(nit, { form: '490', number: '4900000000001', pays: '3500000000001' })),
  )
  expect(receipt).toMatchObject({ form: '490', number: '4900000000001', pays: '3500000000001' })
  expect(kindOf(receipt as Receipt)).toBe('payment')
})

test.each([12, 40, 60])('values that are printed %d points lower in a PDF are still read', async (lower) => {
  expect(await read(await dianForm(formParts(nit, { lower })))).toMatchObject({
    number: '3500000000001',
    filedOn: '2026-11-17',
    value: 2_171_000,
  })
})

test('unreadable values of a PDF return are left empty, and another PDF is no return', async () => {
  const torn = formParts(nit, {
    digit: (checkDigit(nit) + 1) % 10,
    day: '17 nov',
    value: '1.5 millones',
    number: '35',
  })
  expect(await read(await dianForm(torn))).toMatchObject({
    nit: null,
    filedOn: null,
    value: null,
    number: null,
  })
  expect(await read(await plainPdf())).toSatisfy((answer) => typeof answer === 'string')
})
