import { expect, test } from 'vitest'
import { typeLabel } from '@/lib/documents/schema'

test.each([
  ['application/pdf', 'PDF'],
  ['image/jpeg', 'Imagen'],
  ['image/png', 'Imagen'],
  ['application/xml', 'XML'],
  ['text/xml', 'XML'],
  ['application/vnd.ms-excel', 'Excel'],
  ['application/vnd.openxmlformats-officedocument.spreadsheetml.sheet', 'Excel'],
  ['text/plain', 'PLAIN'],
  ['application/zip', 'ZIP'],
  ['unknown', 'Desconocido'],
  ['application/', 'Desconocido'],
  ['', 'Desconocido'],
])('%s is called %s', (mime, label) => {
  expect(typeLabel(mime)).toBe(label)
})
