import { maxFileSize } from '@/content/upload-limit'
import { describe, expect, test } from 'vitest'
import { fileProblem, fileProblemMessage, fileTypeOf } from '@/lib/uploads/file'

const file = (name: string, type: string, size = 100) => ({ name, type, size })

describe('the type of a file', () => {
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
    ['a.b.c.pdf', 'application/pdf', 'application/pdf'],
  ])('%s declared as "%s" is %s', (name, declared, type) => {
    expect(fileTypeOf(name, declared)).toBe(type)
  })

  test.each([
    ['a.pdf', ''],
    ['a.pdf', 'image/png'],
    ['a.jpg', 'application/pdf'],
    ['a.pdf.exe', 'application/pdf'],
    ['a.exe', 'application/pdf'],
    ['a.svg', 'image/svg+xml'],
    ['a.xml', 'image/svg+xml'],
    ['a.xml', 'application/xhtml+xml'],
    ['a.html', 'text/xml'],
    ['pdf', 'application/pdf'],
    ['a.jpg', 'image/jpg'],
    ['a.pdf', 'toString'],
    ['a.constructor', 'constructor'],
  ])('%s declared as "%s" is refused', (name, declared) => {
    expect(fileTypeOf(name, declared)).toBeNull()
  })
})

describe('the faults of a file', () => {
  test('10 MB to the byte are accepted, one byte more is not', () => {
    expect(maxFileSize).toBe(10_485_760)
    expect(fileProblem(file('a.pdf', 'application/pdf', 10_485_760))).toBeNull()
    expect(fileProblem(file('a.pdf', 'application/pdf', 10_485_761))).toBe('file-size')
  })

  test('the type is checked before the size', () => {
    expect(fileProblem(file('a.zip', 'application/zip', 99_000_000))).toBe('file-type')
  })

  test('an empty file has no valid format', () => {
    expect(fileProblem(file('a.pdf', 'application/pdf', 0))).toBe('file-type')
  })

  test('a name that only pretends to end in pdf is refused', () => {
    expect(fileProblem(file('factura\u202Efdp.exe', 'application/pdf'))).toBe('file-type')
  })
})

test('the messages are those of the specification', () => {
  expect(fileProblemMessage('file-type', 'a.zip')).toBe(
    'El archivo "a.zip" no es un formato válido. Por favor, sube PDF, JPG, PNG o XML.',
  )
  expect(fileProblemMessage('file-size', 'a.pdf')).toBe(
    'El archivo "a.pdf" excede el tamaño máximo permitido de 10MB.',
  )
})

test('a name with a dollar sign is unchanged in the message', () => {
  expect(fileProblemMessage('file-type', "$& $1 $'.zip")).toContain(`"$& $1 $'.zip"`)
})
