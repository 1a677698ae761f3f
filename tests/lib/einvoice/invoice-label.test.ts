import { expect, test } from 'vitest'
import { invoiceTitle, withoutReading } from '@/lib/einvoice/invoice-label'
import { labelSchema } from '@/lib/invoice-label-schema'
import { someLabel, unreadLabel } from '../../support/invoice-label'

test.each([
  [someLabel(), 'FE4821 de Papeles del Oriente S.A.S.'],
  [
    someLabel({ sale: true, party: 'Colegio Las Palmas', document: 'DM-1203' }),
    'DM-1203 a Colegio Las Palmas',
  ],
  [someLabel({ kind: 'credit-note', document: 'NC7' }), 'Nota crédito NC7 de Papeles del Oriente S.A.S.'],
  [someLabel({ party: null }), 'FE4821'],
  [someLabel({ document: null }), 'Papeles del Oriente S.A.S.'],
  [unreadLabel(), 'Factura.pdf'],
])('an invoice is called by its number and the other side, or by its file: %#', (label, title) => {
  expect(invoiceTitle(label)).toBe(title)
})

test.each([
  [someLabel(), null],
  [unreadLabel(), 'PDF sin XML, lo lee una persona'],
  [unreadLabel({ name: 'recibo.JPG' }), 'Foto, la lee una persona'],
  [unreadLabel({ reading: 'waiting' }), 'Sin leer todavía'],
  [unreadLabel({ reading: 'damaged' }), 'Archivo dañado'],
  [unreadLabel({ reading: 'malformed' }), 'Archivo dañado'],
  [unreadLabel({ reading: 'time' }), 'No se pudo leer'],
  [unreadLabel({ reading: 'read', kind: 'payroll' }), 'Nómina electrónica'],
  [unreadLabel({ reading: 'read', kind: 'algo' }), 'XML que no es una factura'],
])('a file without a reading says why: %#', (label, why) => {
  expect(withoutReading(label)).toBe(why)
})

test('a reason that this version does not know is still one', () => {
  expect(labelSchema.parse({ ...unreadLabel(), reading: 'de mañana' }).reading).toBe('unreadable')
})
