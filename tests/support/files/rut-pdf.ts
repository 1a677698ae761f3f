import { PDFDocument, StandardFonts } from 'pdf-lib'

export type RutParts = {
  /** The digits of the NIT; the last one is the check digit. */
  numbers?: string
  kind?: string
  company?: string
  person?: readonly [string, string, string, string]
  /** The form prints the name and the code of the department. */
  department?: readonly [string, string]
  municipality?: readonly [string, string]
  responsibilities?: readonly string[]
}

const labels: readonly [string, number, number][] = [
  ['Formulario del Registro Único Tributario', 200, 800],
  ['2. Concepto', 40, 770],
  ['4. Número de formulario', 330, 770],
  ['5. Número de Identificación Tributaria (NIT)', 40, 730],
  ['6. DV', 190, 730],
  ['12. Dirección seccional', 215, 730],
  ['14. Buzón electrónico', 420, 730],
  ['IDENTIFICACIÓN', 260, 700],
  ['24. Tipo de contribuyente', 40, 688],
  ['25. Tipo de documento', 200, 688],
  ['26. Número de Identificación', 330, 688],
  ['Lugar de expedición', 40, 655],
  ['28. País', 130, 655],
  ['29. Departamento', 250, 655],
  ['30. Ciudad/Municipio', 420, 655],
  ['31. Primer apellido', 40, 622],
  ['32. Segundo apellido', 180, 622],
  ['33. Primer nombre', 320, 622],
  ['34. Otros nombres', 450, 622],
  ['35. Razón social', 40, 590],
  ['36. Nombre comercial', 40, 560],
  ['37. Sigla', 400, 560],
  ['UBICACIÓN', 270, 535],
  ['38. País', 40, 523],
  ['39. Departamento', 200, 523],
  ['40. Ciudad/Municipio', 400, 523],
  ['41. Dirección principal', 40, 492],
  ['42. Correo electrónico', 40, 462],
  ['46. Código', 40, 420],
  ['48. Código', 200, 420],
  ['Responsabilidades, Calidades y Atributos', 220, 380],
  ['53. Código', 40, 355],
  ['Obligados aduaneros', 120, 210],
  ['54. Código', 40, 180],
  ['59. Anexos', 40, 120],
  ['984. Nombre', 300, 100],
]

const cells = (numbers: string, x: number, y: number): [string, number, number][] =>
  Array.from(numbers, (number, at) => [number, x + at * 9, y])

function valuesOf(parts: RutParts): [string, number, number][] {
  const {
    numbers = '',
    kind = 'Persona jurídica',
    company,
    person,
    department,
    municipality,
    responsibilities = [],
  } = parts
  const nit = numbers.slice(0, -1)
  return [
    ['Actualización', 90, 757],
    ...cells('02', 60, 757),
    ['14982350001', 420, 757],
    // The NIT is aligned to the right, and the check digit has its own cell.
    ...cells(nit, 185 - nit.length * 9, 716),
    ...cells(numbers.slice(-1), 196, 716),
    ['Impuestos de Bogotá', 216, 716],
    ...cells('32', 395, 716),
    [kind, 41, 674],
    ...cells('1', 180, 674),
    ...(person ?? []).map((name, at): [string, number, number] => [name, [41, 181, 321, 451][at] ?? 0, 608]),
    ...(company ? ([[company, 41, 576]] as [string, number, number][]) : []),
    ['COLOMBIA', 41, 509],
    ...cells('169', 150, 509),
    ...(department ? ([[department[0], 201, 509]] as [string, number, number][]) : []),
    ...cells(department?.[1] ?? '', 370, 509),
    ...(municipality ? ([[municipality[0], 401, 509]] as [string, number, number][]) : []),
    ...cells(municipality?.[1] ?? '', 530, 509),
    ['CL 12   34   56 OF 301', 41, 478],
    ...cells('620120200303', 41, 405),
    ...cells('561120210115', 201, 405),
    ...responsibilities.map((text, at): [string, number, number] => [
      text,
      42 + (at % 2) * 260,
      340 - Math.floor(at / 2) * 11,
    ]),
    ...responsibilities.flatMap((text, at) => cells(text.slice(0, 2), 95 + at * 22, 362)),
    ['2026 - 03 - 04 / 15 : 31: 12', 320, 118],
    ['Fecha generación documento PDF: 04-03-2026 03:29:53PM', 40, 40],
  ]
}

/** Writes an invented RUT like DIAN's form 001, whose files contain all labels before all values. */
export async function rutPdf(parts: RutParts): Promise<Uint8Array> {
  const pdf = await PDFDocument.create()
  const font = await pdf.embedFont(StandardFonts.Helvetica)
  const page = pdf.addPage([612, 850])
  for (const [text, x, y] of labels) page.drawText(text, { x, y, size: 6, font })
  for (const [text, x, y] of valuesOf(parts)) page.drawText(text, { x, y, size: 8, font })
  return pdf.save()
}
