import { readFile } from 'node:fs/promises'
import { PDFDocument } from 'pdf-lib'
import { prepareZXingModule, writeBarcode } from 'zxing-wasm/writer'

/** A QR code as a PNG, four dots to a module. */
export async function qrImage(text: string): Promise<Uint8Array> {
  const wasmBinary = new Uint8Array(await readFile('node_modules/zxing-wasm/dist/writer/zxing_writer.wasm'))
    .buffer
  await prepareZXingModule({ overrides: { wasmBinary }, fireImmediately: true })
  const { image, error } = await writeBarcode(text, { format: 'QRCode', scale: 4 })
  if (!image) throw new Error(error)
  return new Uint8Array(await image.arrayBuffer())
}

/** What DIAN has a QR code say. */
export const qrText = (cufe: string) =>
  `NumFac: FE1\nFecFac: 2026-11-18\nNitFac: 900418726\nCUFE: ${cufe}\nhttps://catalogo-vpfe.dian.gov.co/document/searchqr?documentkey=${cufe}`

type Parts = { files?: Record<string, Uint8Array>; qr?: string; pages?: number; qrOn?: number }

/** A PDF with what it carries, and a QR code on one of its pages. */
export async function pdfOf({ files = {}, qr, pages = 1, qrOn = 0 }: Parts): Promise<Uint8Array> {
  const pdf = await PDFDocument.create()
  for (let number = 0; number < pages; number++) {
    const page = pdf.addPage([612, 792])
    page.drawText(`Factura de venta, página ${number + 1}`, { x: 60, y: 720 })
    if (qr && number === qrOn) {
      page.drawImage(await pdf.embedPng(await qrImage(qr)), { x: 430, y: 600, width: 110, height: 110 })
    }
  }
  for (const [name, bytes] of Object.entries(files)) await pdf.attach(bytes, name, { mimeType: 'text/xml' })
  return pdf.save()
}
