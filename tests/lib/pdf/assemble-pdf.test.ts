import { expect, test } from 'vitest'
import { assemblePdf } from '@/lib/pdf/frozen/assemble'
import { pagesPdf } from '../../support/files/signable-pdfs'

test('a PDF to sign has room for a signature of the stated length', async () => {
  const length = 9_000
  const pdf = await assemblePdf(await pagesPdf(1), await pagesPdf(1), {
    title: 'Carta',
    fileName: 'enviado.pdf',
    reason: 'Constancia',
    name: 'Nogal',
    location: 'Bogotá',
    contact: 'hola@nogal.example',
    at: '2026-11-20T15:00:00Z',
    length,
  })
  const [, room = ''] = /\/Contents <(0+)>/.exec(Buffer.from(pdf).toString('latin1')) ?? []
  // Each byte takes two hexadecimal digits.
  expect(room.length / 2).toBe(length)
})
