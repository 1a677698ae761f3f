import { PDFDocument, StandardFonts } from 'pdf-lib'
import { checkDigit } from '@/lib/format/nit'

export type FormParts = {
  form: string
  nit: string
  digit: number
  year: string
  part: string
  number: string
  /** The form prints the day as `2026 / 11 / 17`. */
  day: string
  value: string
  /** The number of the return that was paid; only a payment receipt has it. */
  pays?: string
  /** The values are printed this many points (1/72 inch) lower than usual, as below a barcode. */
  lower?: number
}

export const formParts = (nit: string, parts: Partial<FormParts> = {}): FormParts => ({
  form: '350',
  nit,
  digit: checkDigit(nit),
  year: '2026',
  part: '10',
  number: '3500000000001',
  day: '2026 / 11 / 17',
  value: '2.171.000',
  ...parts,
})

/** Writes an invented form like DIAN's, whose files contain all labels before all values. */
export async function dianForm(parts: FormParts): Promise<Uint8Array> {
  const pdf = await PDFDocument.create()
  const page = pdf.addPage([595, 842])
  const font = await pdf.embedFont(StandardFonts.Helvetica)
  const draw = (text: string, x: number, y: number) => page.drawText(text, { x, y, size: 9, font })
  const payment = parts.form === '490'
  const labels: readonly [string, number, number][] = [
    [payment ? 'Recibo Oficial de Pago Impuestos Nacionales' : 'Declaración de impuestos', 200, 810],
    ['1. Año', 40, 780],
    ['3. Período', 120, 780],
    ['4. Número de formulario', 330, 780],
    ['5. Número de Identificación Tributaria (NIT)', 40, 680],
    ['6. DV', 230, 680],
    ['7. Primer apellido', 280, 680],
    ...(payment ? [['28. No. Formulario', 40, 400] as [string, number, number]] : []),
    ['980. Pago total $', 330, 120],
    ['997. Fecha efectiva de la transacción', 40, 120],
  ]
  for (const label of labels) draw(...label)
  const low = parts.lower ?? 0
  draw(parts.form, 540, 810)
  draw(parts.year, 44, 768)
  draw(parts.part, 124, 768)
  draw(parts.number, 334, 768 - low)
  draw(parts.nit, 44, 668)
  draw(String(parts.digit), 234, 668)
  if (parts.pays) draw(parts.pays, 44, 388)
  draw(parts.value, 334, 108 - low)
  draw(parts.day, 44, 108 - low)
  return pdf.save()
}
