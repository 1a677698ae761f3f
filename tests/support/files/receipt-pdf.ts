import { PDFDocument, StandardFonts } from 'pdf-lib'

export type ReceiptParts = {
  form: string
  nit: string
  digit: number
  year: string
  part: string
  number: string
  /** As it stands in its box: `2026 / 11 / 17`. */
  day: string
  value: string
}

/** An invented return of the DIAN: the boxes that tell one from another, where they stand in it. */
export async function receiptPdf(parts: ReceiptParts): Promise<Uint8Array> {
  const pdf = await PDFDocument.create()
  const page = pdf.addPage([595, 842])
  const font = await pdf.embedFont(StandardFonts.Helvetica)
  const draw = (text: string, x: number, y: number) => page.drawText(text, { x, y, size: 9, font })
  const labels: readonly [string, number, number][] = [
    ['Declaración de impuestos', 200, 810],
    ['1. Año', 40, 780],
    ['3. Período', 120, 780],
    ['4. Número de formulario', 330, 750],
    ['5. Número de Identificación Tributaria (NIT)', 40, 720],
    ['6. DV', 230, 720],
    ['7. Primer apellido', 280, 720],
    ['980. Pago total $', 330, 120],
    ['997. Fecha efectiva de la transacción', 40, 120],
  ]
  for (const label of labels) draw(...label)
  draw(parts.form, 540, 810)
  draw(parts.year, 44, 768)
  draw(parts.part, 124, 768)
  draw(parts.number, 334, 738)
  draw(parts.nit, 44, 708)
  draw(String(parts.digit), 234, 708)
  draw(parts.value, 334, 108)
  draw(parts.day, 44, 108)
  return pdf.save()
}
