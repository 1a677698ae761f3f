import { PDFDocument } from 'pdf-lib'
import { getDocument, VerbosityLevel } from 'pdfjs-dist/legacy/build/pdf.mjs'
import { expect, test } from 'vitest'
import { checkDigit } from '@/lib/format/nit'
import { readTextPieces } from '@/lib/pdf/pdf-form'
import { readRut } from '@/lib/tax-profile/read-rut'
import { rutPdf, type RutParts } from '../../support/files/rut-pdf'
import { plainPdf } from '../../support/files/pdfs'

async function read(bytes: Uint8Array) {
  const pdf = await getDocument({ data: bytes.slice(), verbosity: VerbosityLevel.ERRORS }).promise
  try {
    return readRut(await readTextPieces(pdf))
  } finally {
    await pdf.loadingTask.destroy()
  }
}

const nit = '901207354'
const company: RutParts = {
  numbers: `${nit}${checkDigit(nit)}`,
  company: 'DISTRIBUCIONES PRUEBA S.A.S.',
  department: ['Bogotá D.C.', '11'],
  municipality: ['Bogotá, D.C.', '001'],
  responsibilities: [
    '05- Impto. renta y compl. régimen ordinar',
    '07- Retención en la fuente a título de rent',
    '14- Informante de exogena',
    '42- Obligado a llevar contabilidad',
    '48 - Impuesto sobre las ventas - IVA',
    '52 - Facturador electrónico',
  ],
}

test('a company’s RUT is read: NIT, digit, name, codes, municipality and the day of the PDF', async () => {
  expect(await read(await rutPdf(company))).toEqual({
    nit,
    digit: checkDigit(nit),
    kind: 'company',
    name: 'DISTRIBUCIONES PRUEBA S.A.S.',
    responsibilities: ['05', '07', '14', '42', '48', '52'],
    activities: ['5611', '6201'],
    municipality: '11001',
    made: '2026-03-04',
  })
})

test('a person’s RUT is read with the names before the surnames and a NIT of ten digits', async () => {
  const number = '1012345678'
  const person: RutParts = {
    ...company,
    numbers: `${number}${checkDigit(number)}`,
    kind: 'Persona natural o sucesión ilíquida',
    person: ['PRUEBA', 'INVENTADA', 'ANA', 'SOFÍA'],
    department: ['Norte de Santander', '54'],
    municipality: ['Ocaña', '498'],
    responsibilities: ['49 - No responsable de IVA', '05- Impto. renta y compl. régimen ordinar'],
  }
  delete person.company
  expect(await read(await rutPdf(person))).toMatchObject({
    nit: number,
    digit: checkDigit(number),
    kind: 'person',
    name: 'ANA SOFÍA PRUEBA INVENTADA',
    responsibilities: ['05', '49'],
    municipality: '54498',
  })
})

test('values that a RUT lacks stay empty, and with a wrong check digit its NIT too', async () => {
  const wrong = `${nit}${(checkDigit(nit) + 1) % 10}`
  expect(await read(await rutPdf({ numbers: wrong }))).toMatchObject({
    nit: null,
    digit: null,
    name: null,
    responsibilities: [],
    municipality: null,
  })
})

test('a scan of a RUT has no text to read, and another document is no RUT', async () => {
  const scan = await PDFDocument.create()
  scan.addPage()
  expect(await read(await scan.save())).toBe('no-text')
  const words = `Factura de venta 12. Cliente: Distribuciones Prueba S.A.S. Responsabilidad 48`
  expect(await read(plainPdf({ content: Buffer.from(`BT /F1 9 Tf 20 760 Td (${words}) Tj ET`) }))).toBe(
    'no-rut',
  )
})
