import { plainWords } from '@/lib/einvoice/dian-list/plain-words'

/** The columns that the site reads, each with its known spellings; all other columns are ignored. */
const spellings = {
  type: ['tipo de documento', 'tipo documento'],
  code: ['cufe cude', 'cufe', 'cude', 'codigo cufe'],
  folio: ['folio', 'numero'],
  prefix: ['prefijo'],
  currency: ['divisa'],
  form: ['forma de pago'],
  issued: ['fecha emision', 'fecha de emision'],
  received: ['fecha recepcion', 'fecha de recepcion'],
  issuerNit: ['nit emisor'],
  issuer: ['nombre emisor', 'razon social emisor'],
  receiverNit: ['nit receptor'],
  receiver: ['nombre receptor', 'razon social receptor'],
  iva: ['iva'],
  total: ['total', 'valor total'],
  group: ['grupo'],
} as const

export type Column = keyof typeof spellings
export type Columns = Partial<Record<Column, number>>

const needed: readonly Column[] = ['type', 'code', 'issuerNit', 'total', 'group']
export type NeededColumn = 'type' | 'code' | 'issuerNit' | 'total' | 'group'

/** If two columns fit, the first one is read, so that a column added later never hides DIAN's column. */
export function columnsOf(line: readonly string[]): Columns {
  const columns: Columns = {}
  for (const [at, cell] of line.entries()) {
    const words = plainWords(cell)
    for (const [column, known] of Object.entries(spellings) as [Column, readonly string[]][])
      if (columns[column] === undefined && known.includes(words)) columns[column] = at
  }
  return columns
}

export const missingColumns = (columns: Columns): NeededColumn[] =>
  needed.filter((column): column is NeededColumn => columns[column] === undefined)
