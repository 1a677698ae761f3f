import { z } from 'zod'
import { modelFields, type ModelField } from '@/content/books-export'
import { foldWords } from '@/lib/format/fold-text'

export const modelLimits = { columns: 200, above: 12, cell: 200 }

const cell = z.string().max(modelLimits.cell)
const fieldNames = Object.keys(modelFields) as [ModelField, ...ModelField[]]

/** The empty import file of an accounting program: its columns, their headings, and the rows above the headings. */
export const modelShape = z
  .object({
    name: z.string().min(1).max(120),
    sheet: z.string().min(1).max(31),
    above: z.array(z.array(cell).max(modelLimits.columns)).max(modelLimits.above),
    headings: z.array(cell).min(3).max(modelLimits.columns),
    /** The field of each column; null for a column that stays empty. */
    fields: z.array(z.enum(fieldNames).nullable()).max(modelLimits.columns),
  })
  .refine(({ headings, fields }) => headings.length === fields.length)
export type BookModel = z.output<typeof modelShape>

/** Headings of known programs without accents, brackets, signs and double spaces. */
const headings: Readonly<Record<ModelField, readonly string[]>> = {
  type: [
    'tipo de comprobante',
    'tipo comprobante',
    'codigo comprobante',
    'comprobante',
    'encab tipo documento',
    'tipo documento',
  ],
  number: [
    'consecutivo comprobante',
    'numero de documento',
    'encab documento numero',
    'documento numero',
    'numero comprobante',
  ],
  day: [
    'fecha',
    'fecha de elaboracion',
    'encab fecha',
    'fecha documento',
    'fecha comprobante',
    'fecha del documento',
  ],
  year: ['ano del documento', 'ano'],
  month: ['mes del documento', 'mes'],
  dayOfMonth: ['dia del documento', 'dia'],
  sequence: ['secuencia'],
  account: [
    'cuenta',
    'cuenta contable',
    'codigo cuenta contable',
    'codigo cuenta',
    'detalle cuentacontable',
    'codigo de cuenta',
  ],
  side: ['debito o credito', 'naturaleza', 'd c', 'tipo de movimiento'],
  sideNumber: ['tr'],
  amount: ['valor', 'valor de la secuencia', 'valor movimiento'],
  debit: ['debito', 'debitos', 'debe', 'detalle debito', 'valor debito'],
  credit: ['credito', 'creditos', 'haber', 'detalle credito', 'valor credito'],
  party: [
    'nit',
    'nit tercero',
    'tercero',
    'identificacion tercero',
    'identificacion',
    'tercero nit',
    'encab tercero externo',
    'detalle terceroexterno',
    'nit del tercero',
  ],
  digit: ['dv', 'digito de verificacion', 'tercero dv'],
  name: ['nombre tercero', 'nombre del tercero', 'razon social', 'tercero nombre'],
  detail: ['descripcion', 'detalle', 'concepto', 'descripcion de la secuencia', 'detalle nota', 'nota'],
  centre: [
    'centro de costo',
    'centro de costos',
    'centro costo',
    'centro costos',
    'codigo centro subcentro de costos',
    'detalle centro costos',
  ],
  base: ['base', 'base gravable', 'base retencion', 'detalle baseretencion'],
  rate: ['tarifa', 'porcentaje', 'detalle porcentajeretencion'],
  document: [
    'documento',
    'doc referencia',
    'documento referencia',
    'referencia',
    'factura',
    'numero factura',
    'docto electronico',
  ],
  prefix: ['prefijo'],
  documentNumber: ['consecutivo', 'numero de factura'],
  due: ['vencimiento', 'fecha vencimiento', 'fecha de vencimiento', 'detalle vencimiento'],
  code: ['cufe'],
  currency: ['moneda', 'sigla moneda'],
  exchange: ['tasa de cambio', 'trm'],
}
const byHeading = new Map(
  fieldNames.flatMap((field) => headings[field].map((heading) => [heading, field] as const)),
)

/** Some files mark columns with «(OBLIGATORIO)», so text in brackets is ignored. */
const plain = (heading: string): string => foldWords(heading.replace(/\([^)]*\)/g, ' '))

/** Returns the field of each column; only the third party may occur in two columns. */
export function recognised(headingsOfFile: readonly string[]): (ModelField | null)[] {
  const used = new Set<ModelField>()
  return headingsOfFile.map((heading) => {
    const field = byHeading.get(plain(heading)) ?? null
    if (field === null || (used.has(field) && field !== 'party')) return null
    used.add(field)
    return field
  })
}

/** Returns the missing column that every balanced entry needs; null when none is missing. */
export function lacking(fields: readonly (ModelField | null)[]): 'account' | 'amount' | null {
  const has = (field: ModelField) => fields.includes(field)
  if (!has('account')) return 'account'
  const hasSides = has('debit') && has('credit')
  return hasSides || (has('amount') && (has('side') || has('sideNumber'))) ? null : 'amount'
}
