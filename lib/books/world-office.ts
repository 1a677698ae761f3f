import Big from 'big.js'
import { pesos, writtenNumber } from '@/lib/books/numbers'
import type { ExportOptions } from '@/lib/books/options'
import { empty } from '@/lib/books/siigo'
import type { Entry, EntryLine } from '@/lib/books/entry'
import { dayCell, type SheetCell } from '@/lib/format/spreadsheet'

/** The columns of World Office's accounting voucher, taken from templates of its users. */
export const worldOfficeColumns = [
  'Encab: Empresa',
  'Encab: Tipo Documento',
  'Encab: Prefijo',
  'Encab: Documento Número',
  'Encab: Fecha',
  'Encab: Tercero Interno',
  'Encab: Tercero Externo',
  'Encab: Nota',
  'Encab: FormaPago',
  'Encab: Verificado',
  'Encab: Anulado',
  ...Array.from({ length: 15 }, (_, at) => `Encab: Personalizado${at + 1}`),
  'Detalle: CuentaContable',
  'Detalle: Nota',
  'Detalle: TerceroExterno',
  'Detalle: Débito',
  'Detalle: Crédito',
  'Detalle: Vencimiento',
  'Detalle: Vendedor',
  'Detalle: Cheque',
  'Detalle: Banco Cheque',
  'Detalle: Centro Costos',
  'Detalle: PorcentajeRetención',
  'Detalle: BaseRetención',
  'Detalle: PagoRetención',
  'Detalle: Tipo Base',
  'Detalle: Código Centro Costos',
] as const

export const worldOfficeRows = (entries: readonly Entry[], options: ExportOptions): SheetCell[][] =>
  entries.flatMap((entry, at) => entry.lines.map((line) => worldOfficeRow(entry, line, options, at)))

const withheld: readonly EntryLine['concept'][] = ['retefuente', 'reteiva', 'reteica']

/** Columns that no template of World Office explains, such as the base type, stay empty. */
function worldOfficeRow(entry: Entry, line: EntryLine, options: ExportOptions, at: number): SheetCell[] {
  const isWithheld = withheld.includes(line.concept)
  return [
    options.company,
    options.type,
    options.prefix || null,
    options.number + at,
    dayCell(entry.day),
    null,
    entry.party,
    `${writtenNumber(entry)} ${entry.name}`,
    'Credito',
    -1,
    ...empty(16),
    line.account,
    line.detail,
    entry.party,
    pesos(line.debit),
    pesos(line.credit),
    dayCell(entry.due || entry.day),
    ...empty(3),
    line.centre || null,
    isWithheld && line.rate !== null ? new Big(line.rate) : null,
    isWithheld ? pesos(line.base) : null,
    ...empty(3),
  ]
}
