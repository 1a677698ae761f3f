import { createHash } from 'node:crypto'
import { documentType } from '@/lib/einvoice/dian-list/document-type'
import type { ListRow } from '@/lib/einvoice/dian-list/list-row'
import type { OurDocument } from '@/lib/einvoice/dian-list/our-document'
import type { FileRow } from './list-file'

export const clientNit = '901207354'
export const supplierNit = '999508117'

export const cufeOf = (seed: string): string => createHash('sha384').update(seed).digest('hex')

export function someRow(change: Partial<ListRow> = {}): ListRow {
  const folio = change.folio ?? '20418'
  return {
    line: 2,
    typeName: 'Factura electrónica',
    code: cufeOf(`${change.issuerNit ?? supplierNit} ${change.prefix ?? 'FE'} ${folio}`),
    prefix: 'FE',
    folio,
    currency: '',
    form: 'cash',
    issued: '2026-10-06',
    issuerNit: supplierNit,
    issuer: 'Empaques La Sabana S.A.S.',
    receiverNit: clientNit,
    receiver: 'Distribuciones Mejía S.A.S.',
    iva: 349_600_00,
    total: 2_189_600_00,
    group: 'received',
    ...change,
  }
}

/** Returns our own document for a row of DIAN's list, as if it were read from an XML file. */
export function ourOf(row: ListRow, change: Partial<OurDocument> = {}): OurDocument {
  const type = documentType(row.typeName)
  const isPurchase = (row.group === 'issued') === (type === 'support')
  return {
    id: `of ${row.code || row.folio}`,
    code: row.code,
    kind: type === 'credit' ? 'credit-note' : type === 'debit' ? 'debit-note' : 'invoice',
    side: isPurchase ? 'purchase' : 'sale',
    isForeign: false,
    isRejected: false,
    supplierNit: type === 'support' ? row.receiverNit : row.issuerNit,
    number: `${row.prefix}${row.folio}`,
    issued: row.issued,
    month: row.issued.slice(0, 7),
    currency: 'COP',
    total: row.total,
    taxIncluded: null,
    iva: row.iva,
    isCredit: false,
    events: [],
    credited: 0,
    affects: null,
    ...change,
  }
}

const colombian = (day: string) => day.split('-').toReversed().join('-')

export const fileRow = (row: ListRow): FileRow => ({
  'Tipo de documento': row.typeName,
  'CUFE/CUDE': row.code,
  Folio: row.folio,
  Prefijo: row.prefix,
  Divisa: row.currency,
  'Forma de Pago': row.form === '' ? '' : row.form === 'cash' ? '1.0' : '2.0',
  'Fecha Emisión': colombian(row.issued),
  'Fecha Recepción': `${colombian(row.issued)} 18:40:00`,
  'NIT Emisor': row.issuerNit,
  'Nombre Emisor': row.issuer,
  'NIT Receptor': row.receiverNit,
  'Nombre Receptor': row.receiver,
  IVA: (row.iva ?? 0) / 100,
  'Rete IVA': 0,
  Total: (row.total ?? 0) / 100,
  Estado: 'Aprobado',
  Grupo: row.group === 'issued' ? 'Emitido' : 'Recibido',
})
