import Big from 'big.js'
import { writtenNumber, pesos } from '@/lib/books/numbers'
import type { Entry } from '@/lib/books/entry'
import type { SheetCell } from '@/lib/format/spreadsheet'

/** The columns of a journal that is made for no particular accounting program; each row is one movement. */
export const journalColumns = [
  'documento',
  'cufe',
  'tipo',
  'fecha',
  'vencimiento',
  'cuenta',
  'tercero_nit',
  'tercero_dv',
  'tercero_nombre',
  'detalle',
  'centro_costo',
  'debito',
  'credito',
  'base',
  'tarifa',
  'concepto',
  'moneda',
  'trm',
] as const

const kinds = { invoice: 'factura', 'credit-note': 'nota_credito', 'debit-note': 'nota_debito' } as const

export const journalRows = (entries: readonly Entry[]): SheetCell[][] =>
  entries.flatMap((entry) =>
    entry.lines.map((line) => [
      writtenNumber(entry),
      entry.code,
      kinds[entry.kind],
      entry.day,
      entry.due,
      line.account,
      entry.party,
      entry.digit,
      entry.name,
      line.detail,
      line.centre,
      pesos(line.debit) ?? new Big(0),
      pesos(line.credit) ?? new Big(0),
      pesos(line.base),
      line.rate === null ? null : new Big(line.rate),
      line.concept,
      entry.currency,
      entry.rate === null ? null : new Big(entry.rate),
    ]),
  )
