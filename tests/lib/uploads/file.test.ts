import { maxFileMegabytes, maxFileSize } from '@/content/upload-limit'
import { describe, expect, test } from 'vitest'
import { allTypes, declaredType, fileProblem, nameOfContent, whyByName } from '@/lib/uploads/file'
import { fileProblemMessage, readRefusal, refusalCode } from '@/lib/uploads/refusal'

const file = (name: string, type: string, size = 100) => ({ name, type, size })

describe('the type of an uploaded file by its name and its declared type', () => {
  test.each([
    ['a.pdf', 'application/pdf', 'application/pdf'],
    ['A.PDF', 'Application/PDF', 'application/pdf'],
    ['a.jpg', 'image/jpeg', 'image/jpeg'],
    ['a.jpeg', 'image/jpeg', 'image/jpeg'],
    ['a.png', 'image/png', 'image/png'],
    ['a.xml', 'application/xml', 'application/xml'],
    ['a.xml', 'application/xml; charset=utf-8', 'application/xml'],
    ['a.xml', 'text/xml', 'application/xml'],
    ['a.xml', '', 'application/xml'],
    ['a.xml', 'text/plain', 'application/xml'],
    ['a.txt', 'application/xml', 'application/xml'],
    ['a.b.c.pdf', 'application/pdf', 'application/pdf'],
    ['a.pdf', '', 'application/pdf'],
    ['a.pdf', 'application/octet-stream', 'application/pdf'],
    ['a.pdf', 'application/x-pdf', 'application/pdf'],
    ['a.jpg', 'image/jpg', 'image/jpeg'],
    ['a.jpg', 'image/pjpeg', 'image/jpeg'],
    ['a.jfif', '', 'image/jpeg'],
    ['a.pdf', 'image/png', 'image/png'],
    ['a.heic', 'image/jpeg', 'image/jpeg'],
    ['pdf', 'application/pdf', 'application/pdf'],
    ['a.pdf', 'toString', 'application/pdf'],
  ])('for %s declared as "%s" is %s', (name, declared, type) => {
    expect(declaredType(name, declared)).toBe(type)
  })

  test.each([
    ['a.pdf.exe', 'application/pdf'],
    ['a.exe', 'application/pdf'],
    ['a.svg', 'image/svg+xml'],
    ['a.html', 'text/xml'],
    ['a.js', 'application/xml'],
    ['a.heic', 'image/heic'],
    ['1000012345', 'application/octet-stream'],
    ['', ''],
    ['a.constructor', 'constructor'],
    ['a.tostring', 'application/pdf'],
  ])('for %s declared as "%s" is none, so the file is refused', (name, declared) => {
    expect(declaredType(name, declared)).toBeNull()
  })

  test('is decided by the ending for tables and packed files, which Windows declares as old Excel sheets', () => {
    for (const [name, ending] of [
      ['notas.xlsx', 'xlsx'],
      ['notas.csv', 'csv'],
      ['notas.zip', 'zip'],
      ['notas.xls', 'xls'],
    ] as const) {
      const type = declaredType(name, 'application/vnd.ms-excel', allTypes)
      expect(type && nameOfContent(name, type), ending).toBe(name)
    }
  })
})

describe('the name of an uploaded file', () => {
  test.each([
    ['recibo.jfif', 'image/jpeg', 'recibo.jpg'],
    ['foto.jpeg', 'image/jpeg', 'foto.jpeg'],
    ['foto.JPG', 'image/png', 'foto.png'],
    ['1000012345', 'image/jpeg', '1000012345.jpg'],
    ['Extracto 12.2026', 'application/pdf', 'Extracto 12.2026.pdf'],
    ['factura.', 'application/pdf', 'factura.pdf'],
    ['.pdf.', 'application/pdf', 'pdf.pdf'],
    ['', 'application/xml', 'archivo.xml'],
    [`${'ñ'.repeat(300)}.pdf`, 'application/pdf', `${'ñ'.repeat(116)}.pdf`],
    ['x'.repeat(300), 'application/pdf', `${'x'.repeat(116)}.pdf`],
  ] as const)('%s with content of type %s becomes %s', (name, type, kept) => {
    expect(nameOfContent(name, type)).toBe(kept)
  })
})

describe('an uploaded file', () => {
  test('is accepted at the size limit and refused one byte above it', () => {
    expect(fileProblem(file('a.pdf', 'application/pdf', maxFileSize))).toBeNull()
    expect(fileProblem(file('a.pdf', 'application/pdf', maxFileSize + 1))).toBe('file-size')
  })

  test('is checked for its type before its size', () => {
    expect(fileProblem(file('a.exe', 'application/zip', 99_000_000))).toBe('file-type')
  })

  test('is refused for its type when it is empty', () => {
    expect(fileProblem(file('a.pdf', 'application/pdf', 0))).toBe('file-type')
  })

  test('is refused when its name only looks as if it ended in pdf', () => {
    expect(fileProblem(file('factura\u202Efdp.exe', 'application/pdf'))).toBe('file-type')
  })
})

test('the messages about a refused file are those of the specification', () => {
  expect(fileProblemMessage('file-type', 'a.zip')).toBe(
    'El archivo "a.zip" no es un formato válido. Por favor, sube PDF, JPG, PNG o XML.',
  )
  expect(fileProblemMessage('file-size', 'a.pdf')).toBe(
    `El archivo "a.pdf" excede el tamaño máximo permitido de ${maxFileMegabytes}MB.`,
  )
})

test('a file name with dollar signs is unchanged in the message about it', () => {
  expect(fileProblemMessage('file-type', "$& $1 $'.zip")).toContain(`"$& $1 $'.zip"`)
})

test('the message says in a second sentence what a refused file is, when there is something to say', () => {
  expect(fileProblemMessage('file-type', 'a.xlsx', whyByName('a.xlsx', 10))).toMatch(
    /^El archivo "a\.xlsx" no es un formato válido\. Por favor, sube PDF, JPG, PNG o XML\. Es una hoja de cálculo de Excel\./,
  )
  expect(fileProblemMessage('file-type', 'a.pdf', whyByName('a.pdf', 0))).toContain(
    'Está vacío: pesa 0 bytes.',
  )
  expect(fileProblemMessage('file-type', 'a.pdf', 'png-signature')).toMatch(/XML\.$/)
  expect(fileProblemMessage('file-type', 'a.pdf', 'constructor')).toMatch(/XML\.$/)
})

test('a refusal of a file is stored with its reason, and one of an older version without', () => {
  expect(readRefusal(refusalCode('file-type', 'heic'))).toEqual({ problem: 'file-type', why: 'heic' })
  expect(readRefusal(refusalCode('file-type', 'png-signature'))).toEqual({ problem: 'file-type', why: '' })
  expect(readRefusal('file-size')).toEqual({ problem: 'file-size', why: '' })
  for (const unknown of [null, '', 'toString', 'other:heic'])
    expect(readRefusal(unknown)).toEqual({ problem: 'file-type', why: '' })
})
