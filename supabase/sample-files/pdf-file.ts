import { PDFDocument, StandardFonts } from 'pdf-lib'
import { invoiceLines, netTotal } from './xml-file'
import { buyer as usualBuyer, checkDigit, sellers, type Party } from './parties'
import { seededBytes, seededNumber, type SampleFile } from './sample-file'

type Options = { seed?: string; name?: string; size?: number; objectStreams?: boolean; buyer?: Party }

const pesos = new Intl.NumberFormat('es-CO')

/** Returns an invoice of one page as PDF; `size` is its exact number of bytes, at least about 4,000. */
export async function pdfFile({
  seed = 'uno',
  name,
  size,
  objectStreams = false,
  buyer = usualBuyer,
}: Options = {}): Promise<SampleFile> {
  const number = `FV-${1000 + seededNumber(seed, 9000)}`
  let bytes = await render(textOf(seed, number, buyer), number, 0, objectStreams)
  // The PDF contains the length of its padding as digits, so padding is added until the size is right.
  for (let padding = 0; size !== undefined && bytes.length !== size;) {
    padding += size - bytes.length
    if (padding < 0) throw new Error(`A PDF of ${size} bytes is too small`)
    bytes = await render(textOf(seed, number, buyer), number, padding, objectStreams)
  }
  return { name: name ?? `Factura ${number}.pdf`, type: 'application/pdf', bytes }
}

async function render(text: string[], number: string, padding: number, useObjectStreams: boolean) {
  const pdf = await PDFDocument.create()
  const moment = new Date('2026-11-18T14:30:00Z')
  pdf.setTitle(`Factura ${number}`)
  pdf.setCreationDate(moment)
  pdf.setModificationDate(moment)
  const font = await pdf.embedFont(StandardFonts.Helvetica)
  const page = pdf.addPage([595, 842])
  text.forEach((line, at) => page.drawText(line, { x: 56, y: 780 - 22 * at, size: 12, font }))
  if (padding > 0) pdf.context.register(pdf.context.stream(seededBytes(number, padding)))
  return new Uint8Array(await pdf.save({ useObjectStreams, addDefaultPage: false }))
}

function textOf(seed: string, number: string, buyer: Party): string[] {
  const seller = sellers[seededNumber(seed, sellers.length)] ?? buyer
  const lines = invoiceLines(seed, 4)
  const net = netTotal(lines)
  return [
    `Factura de venta ${number}`,
    `${seller.name}  NIT ${seller.nit}-${checkDigit(seller.nit)}`,
    `Cliente: ${buyer.name}  NIT ${buyer.nit}-${checkDigit(buyer.nit)}`,
    'Fecha: 18/11/2026',
    '',
    ...lines.map(
      ({ text, quantity, price }) => `${quantity} x ${text}   $ ${pesos.format(quantity * price)}`,
    ),
    '',
    `Subtotal $ ${pesos.format(net)}   IVA 19 % $ ${pesos.format(Math.round(net * 0.19))}`,
    `Total $ ${pesos.format(net + Math.round(net * 0.19))}`,
  ]
}
