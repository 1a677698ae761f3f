import { code } from '@/lib/books/code-cell'
import { pesos, splitNumber, writtenNumber } from '@/lib/books/numbers'
import type { ExportOptions } from '@/lib/books/options'
import type { Entry, EntryLine } from '@/lib/books/entry'
import { dayCell, type SheetCell } from '@/lib/format/spreadsheet'

/** The columns of Siigo Nube's import file; the spaces at the end of headings belong to them. */
export const siigoColumns = [
  'Tipo de comprobante',
  'Consecutivo comprobante',
  'Fecha de elaboración ',
  'Sigla moneda',
  'Tasa de cambio',
  'Código cuenta contable',
  'Identificación tercero',
  'Sucursal',
  'Código producto',
  'Código de bodega',
  'Acción',
  'Cantidad producto',
  'Prefijo',
  'Consecutivo',
  'No. cuota',
  'Fecha vencimiento',
  'Código impuesto',
  'Código grupo activo fijo',
  'Código activo fijo',
  'Descripción',
  'Código centro/subcentro de costos',
  'Débito',
  'Crédito',
  'Observaciones',
  'Base gravable libro compras/ventas  ',
  'Base exenta libro compras/ventas',
  'Mes de cierre',
] as const

export const siigoRows = (entries: readonly Entry[], options: ExportOptions): SheetCell[][] =>
  entries.flatMap((entry, at) => entry.lines.map((line) => siigoRow(entry, line, options, at)))

function siigoRow(
  entry: Entry,
  line: EntryLine,
  { type, number, tax }: ExportOptions,
  at: number,
): SheetCell[] {
  const isPayable = line.concept === 'por_pagar'
  const own = splitNumber(entry)
  return [
    code(type),
    number + at,
    dayCell(entry.day),
    'COP',
    null,
    line.account,
    entry.party,
    ...empty(5),
    isPayable ? own.prefix : null,
    isPayable ? code(own.number) : null,
    isPayable ? 1 : null,
    isPayable ? dayCell(entry.due || entry.day) : null,
    line.concept === 'iva' && tax ? code(tax) : null,
    ...empty(2),
    line.detail,
    line.centre || null,
    pesos(line.debit),
    pesos(line.credit),
    writtenNumber(entry),
    line.concept === 'iva' ? pesos(line.base) : null,
    line.concept === 'gasto' && line.untaxed ? pesos(line.debit + line.credit) : null,
    null,
  ]
}

export const empty = (count: number): null[] => Array.from({ length: count }, () => null)
