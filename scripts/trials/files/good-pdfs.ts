import { PDFDocument as CanvasPdf } from '@napi-rs/canvas'
import PdfKit from 'pdfkit'
import type { Browser } from '@playwright/test'
import { signPdf } from '@/lib/records/sign-pdf'
import { signerOf } from '@/lib/records/signer'
import { pdfFile } from '@/supabase/sample-files/pdf-file'
import { growingPdf, plainPdf } from '../../../tests/support/files/plain-pdf'
import { endingPdfs, prefacedPdfs } from '../../../tests/support/files/odd-pdfs'
import { pdfOf, qrText } from '../../../tests/support/paper-file'

type Content = [what: string, bytes: Uint8Array]
const latin = (text: string) => new Uint8Array(Buffer.from(text, 'latin1'))

async function kitPdf(text: string, options: PDFKit.PDFDocumentOptions): Promise<Uint8Array> {
  const pdf = new PdfKit(options)
  const parts: Buffer[] = []
  pdf.on('data', (part: Buffer) => parts.push(part))
  pdf.text(text).addPage().text('Página 2')
  const ended = new Promise((resolve) => pdf.once('end', resolve))
  pdf.end()
  await ended
  return new Uint8Array(Buffer.concat(parts))
}

function canvasPdf(): Uint8Array {
  const pdf = new CanvasPdf({ title: 'Factura' })
  const page = pdf.beginPage(595, 842)
  page.fillRect(50, 50, 200, 100)
  pdf.endPage()
  return new Uint8Array(pdf.close())
}

type Certificate = { p12: string; passphrase: string }

/** PDFs of every program at hand, all sound. */
export async function goodPdfs(browser: Browser, certificate: Certificate): Promise<Content[]> {
  const { bytes } = await pdfFile({ seed: 'prueba', size: 30_000 })
  const text = Buffer.from(bytes).toString('latin1')
  const page = await browser.newPage()
  await page.setContent('<h1>Factura 77</h1><table><tr><td>Total<td>$ 5.000</table>')
  const printed: Content[] = [
    ['printed by Chromium', await page.pdf()],
    ['printed by Chromium with its outline', await page.pdf({ tagged: true, outline: true, format: 'A4' })],
  ]
  await page.close()
  const signed = async (): Promise<Content[]> => {
    if (!certificate.p12) return []
    const signer = signerOf(Buffer.from(certificate.p12, 'base64'), certificate.passphrase)
    const { pdf } = await signPdf(bytes, signer, { reason: 'Prueba', at: new Date() })
    return [['signed', pdf]]
  }
  return [
    ...printed,
    ['of pdf-lib', (await pdfFile({ seed: 'pdf-lib' })).bytes],
    ['of pdf-lib with packed objects', (await pdfFile({ seed: 'packed', objectStreams: true })).bytes],
    ['of 10 MB', (await pdfFile({ seed: 'large', size: 10_485_760 })).bytes],
    ['with a QR code', await pdfOf({ qr: qrText('ab'.repeat(48)) })],
    ['with an invoice attached', await pdfOf({ files: { 'factura.xml': latin('<a/>') }, pages: 3 })],
    ['of PDFKit 1.3', await kitPdf('Factura 13', { pdfVersion: '1.3' })],
    ['of PDFKit 1.7', await kitPdf('Factura 17', { pdfVersion: '1.7', tagged: true })],
    ['of PDFKit, not packed', await kitPdf('Factura 18', { compress: false })],
    [
      'of PDFKit, with a password',
      await kitPdf('Factura 19', { userPassword: 'hola', ownerPassword: 'dueña', pdfVersion: '1.7ext3' }),
    ],
    ['of Skia', canvasPdf()],
    ...(await signed()),
    ['written by hand', plainPdf()],
    ['written by hand on Windows', plainPdf({ lineEnd: '\r\n' })],
    ['that grows to a gigabyte', growingPdf()],
    ...[...prefacedPdfs(text), ...endingPdfs(text)].map(
      ([what, content]) => [`with ${what}`, latin(content)] as Content,
    ),
  ]
}
