import { expect, test } from 'vitest'
import { refusalTexts } from '@/content/einvoice/refusals'
import { reviewDelivery } from '@/lib/einvoice/review-delivery'
import { soundParts, textOf } from '../../support/einvoice/deliveries'
import { zipFile } from '../../support/einvoice/zip-file'

const bytesOf = (text: string) => new TextEncoder().encode(text)
const empty = bytesOf('<a/>')

async function refusedAs(bytes: Uint8Array): Promise<string> {
  for await (const file of reviewDelivery({ name: 'factura.xml', bytes })) {
    if ('picture' in file) return file.picture
    return file.refused?.message ?? 'read'
  }
  return 'nothing'
}

test.each([
  ['rar', Uint8Array.of(0x52, 0x61, 0x72, 0x21, 0x1a, 0x07, 0x01, 0x00)],
  ['seven-zip', Uint8Array.of(0x37, 0x7a, 0xbc, 0xaf, 0x27, 0x1c, 0, 4)],
  ['gzip', Uint8Array.of(0x1f, 0x8b, 8, 0)],
  ['office', Uint8Array.of(0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1)],
  ['word', bytesOf('{\\rtf1\\ansi Factura}')],
  ['word', zipFile([{ name: 'word/document.xml', bytes: empty }])],
  ['excel', zipFile([{ name: 'xl/workbook.xml', bytes: empty }])],
  ['json', bytesOf('\uFEFF {"factura": 1}')],
  ['json', bytesOf('[{"factura": 1}]')],
  ['html', bytesOf('<!DOCTYPE html><html><body>Factura</body></html>')],
  ['html', bytesOf('\n<!-- hecho con algo --><HTML lang="es"></HTML>')],
  ['mail', bytesOf('Return-Path: <ventas@ejemplo.co>\r\nSubject: Factura\r\n\r\n')],
] as const)('what is %s in truth is called so, whatever its name', async (reason, bytes) => {
  expect(await refusedAs(bytes)).toBe(refusalTexts[reason])
})

test('an invoice is none of them', async () => {
  expect(await refusedAs(bytesOf(textOf(soundParts(1))))).toBe('read')
  expect(await refusedAs(bytesOf('hola'))).toBe(refusalTexts.malformed)
})
