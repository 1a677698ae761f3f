import { createCanvas, PDFDocument as CanvasPdf } from '@napi-rs/canvas'
import type { Browser } from '@playwright/test'
import { encode } from 'jpeg-js'
import PdfKit from 'pdfkit'
import { PNG } from 'pngjs'
import { maxFileSize } from '@/content/upload-limit'
import { signerOf } from '@/lib/signing/signer'
import { pdfFile } from '../../../supabase/sample-files/pdf-file'
import { jpgFile, pngFile, pngChunk, receiptPixels } from '../../../supabase/sample-files/pictures'
import { xmlFile } from '../../../supabase/sample-files/xml-file'
import { activeXml, brokenXml, xmlAttacks } from '../../../tests/support/files/odd-xml'
import {
  brokenPdfs,
  endingPdfs,
  growingPdf,
  pdfOf,
  plainPdf,
  prefacedPdfs,
  qrText,
} from '../../../tests/support/files/pdfs'
import {
  brokenJpgs,
  brokenPngs,
  foreignFiles,
  jpgOf,
  pngOf,
  wrongFiles,
} from '../../../tests/support/files/odd-files'
import { phoneFiles, type PhoneFile } from '../../../tests/support/files/phone-files'
import type { File } from '../../site-client/upload'

/** A file that must be refused; `size` is the size that the client declares. */
type BadFile = { what: string; file: File; size?: number }
type Content = string | Uint8Array

const endings = {
  'application/pdf': 'pdf',
  'image/jpeg': 'jpg',
  'image/png': 'png',
  'application/xml': 'xml',
} as const
type Type = keyof typeof endings
const types = Object.keys(endings) as Type[]

const bytesOf = (content: Content, encoding: BufferEncoding = 'utf8') =>
  new Uint8Array(typeof content === 'string' ? Buffer.from(content, encoding) : content)
const called = (type: Type, what: string, content: Content, encoding?: BufferEncoding): BadFile => ({
  what: `${what} called ${type}`,
  file: { name: `factura.${endings[type]}`, type, bytes: bytesOf(content, encoding) },
})

const cuts = [0.03, 0.1, 0.2, 0.35, 0.5, 0.65, 0.8, 0.9, 0.97]
const names = [
  'a.exe',
  'a.svg',
  'a.html',
  'a.pdf.exe',
  'a.xml.js',
  'a.xsl',
  'a.scr',
  'a.lnk',
  'a.hta',
  'a.cmd',
  'a.ps1',
  'a.pdf\u202Eexe',
]
const sent = (files: readonly PhoneFile[]): BadFile[] =>
  files.map(({ name, declared, bytes }) => ({
    what: `${name} declared ${declared || 'nothing'}`,
    file: { name, type: declared, bytes },
  }))

export async function badFiles(): Promise<BadFile[]> {
  const pdf = await pdfFile({ size: 20_000 })
  const sound = [pdf, await pdfFile({ objectStreams: true }), pngFile(), jpgFile(), xmlFile()]
  const latin = Buffer.from(pdf.bytes).toString('latin1')
  const tooLong = await pdfFile({ size: maxFileSize + 1 })
  return [
    ...Object.entries({ ...wrongFiles, ...foreignFiles }).flatMap(([what, bytes]) =>
      types.map((type) => called(type, what, bytes)),
    ),
    ...sound.flatMap(({ name, type, bytes }) =>
      cuts.map((part) => called(type as Type, `${part} of ${name}`, bytes.subarray(0, bytes.length * part))),
    ),
    ...brokenPdfs(latin).map(([what, text]) => called('application/pdf', what, text, 'latin1')),
    ...brokenJpgs.map(([what, bytes]) => called('image/jpeg', what, bytes)),
    ...brokenPngs.map(([what, bytes]) => called('image/png', what, bytes)),
    ...[...activeXml, ...brokenXml, ...Object.entries(xmlAttacks)].map(([what, content]) =>
      called('application/xml', what, content),
    ),
    ...names.map((name) => ({ what: `a PDF named ${JSON.stringify(name)}`, file: { ...pdf, name } })),
    ...sent(Object.values(phoneFiles).flatMap((files) => files.filter(({ type }) => type === null))),
    { what: 'one byte too many', file: tooLong },
    { what: 'one byte too many, said to be less', file: tooLong, size: 20_000 },
    { what: 'a file said to have no bytes', file: pdf, size: 0 },
    { what: 'a file said to have less than none', file: pdf, size: -1 },
    { what: 'a file said to have half a byte', file: pdf, size: 0.5 },
    { what: 'no bytes, said to be some', file: { ...pdf, bytes: new Uint8Array() }, size: 20_000 },
  ]
}

/**
 * Returns half of the files as phones send them, with vague or wrong names or types.
 * Only half is sent, because one client sends all good files and may send at most 200 files a day.
 */
export const phoneGood = () =>
  sent(
    Object.values(phoneFiles)
      .flatMap((files) => files.filter(({ type }) => type !== null))
      .filter((_, at) => at % 2 === 0),
  )

type GoodContent = [what: string, bytes: Uint8Array]
const latin = (text: string) => new Uint8Array(Buffer.from(text, 'latin1'))

async function kitPdf(
  text: string,
  options: PDFKit.PDFDocumentOptions,
  finish?: (pdf: PDFKit.PDFDocument) => void,
): Promise<Buffer> {
  const pdf = new PdfKit(options)
  const parts: Buffer[] = []
  pdf.on('data', (part: Buffer) => parts.push(part))
  pdf.text(text).addPage().text('Página 2')
  finish?.(pdf)
  const ended = new Promise((resolve) => pdf.once('end', resolve))
  pdf.end()
  await ended
  return Buffer.concat(parts)
}

function canvasPdf(): Uint8Array {
  const pdf = new CanvasPdf({ title: 'Factura' })
  const page = pdf.beginPage(595, 842)
  page.fillRect(50, 50, 200, 100)
  pdf.endPage()
  return new Uint8Array(pdf.close())
}

type Certificate = { p12: string; passphrase: string }

export async function goodPdfs(browser: Browser, certificate: Certificate): Promise<GoodContent[]> {
  const { bytes } = await pdfFile({ seed: 'prueba', size: 30_000 })
  const text = Buffer.from(bytes).toString('latin1')
  const page = await browser.newPage()
  await page.setContent('<h1>Factura 77</h1><table><tr><td>Total<td>$ 5.000</table>')
  const printed: GoodContent[] = [
    ['printed by Chromium', await page.pdf()],
    ['printed by Chromium with its outline', await page.pdf({ tagged: true, outline: true, format: 'A4' })],
  ]
  await page.close()
  const signed = async (): Promise<GoodContent[]> => {
    if (!certificate.p12) return []
    // This module reads the site's environment when it is loaded, so it is imported only here.
    const { signPdf } = await import('@/lib/signing/sign-pdf')
    const signer = signerOf(Buffer.from(certificate.p12, 'base64'), certificate.passphrase)
    const { pdf } = await signPdf((certify) => kitPdf('Factura 20', {}, certify), signer, {
      reason: 'Prueba',
      at: new Date(),
    })
    return [['signed', pdf]]
  }
  return [
    ...printed,
    ['of pdf-lib', (await pdfFile({ seed: 'pdf-lib' })).bytes],
    ['of pdf-lib with packed objects', (await pdfFile({ seed: 'packed', objectStreams: true })).bytes],
    ['of 10 MB', (await pdfFile({ seed: 'large', size: maxFileSize })).bytes],
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
      ([what, content]) => [`with ${what}`, latin(content)] as GoodContent,
    ),
  ]
}

const [width, height] = [120, 160]

function drawn() {
  const canvas = createCanvas(width, height)
  const at = canvas.getContext('2d')
  at.fillStyle = '#fcfaf5'
  at.fillRect(0, 0, width, height)
  at.fillStyle = '#174a33'
  at.fillRect(10, 20, 80, 6)
  return canvas
}

function pngOfKind(colorType: 0 | 2 | 4 | 6, bitDepth: 8 | 16): Uint8Array {
  const picture = new PNG({ width, height })
  receiptPixels(`kind ${colorType}`, width, height).copy(picture.data)
  return PNG.sync.write(picture, { colorType, bitDepth, inputHasAlpha: true })
}

function withSegment(jpg: Uint8Array, marker: number, content: string): Uint8Array {
  const body = Buffer.from(content, 'latin1')
  const head = Buffer.from([0xff, marker, 0, 0])
  head.writeUInt16BE(body.length + 2, 2)
  return Buffer.concat([jpg.subarray(0, 2), head, body, jpg.subarray(2)])
}

export async function goodPictures(browser: Browser): Promise<{ jpgs: GoodContent[]; pngs: GoodContent[] }> {
  const page = await browser.newPage({ viewport: { width: 400, height: 300 } })
  await page.setContent('<h1>Recibo 77</h1>')
  const shots = {
    jpg: await page.screenshot({ type: 'jpeg', quality: 70 }),
    png: await page.screenshot(),
    clear: await page.screenshot({ omitBackground: true, clip: { x: 0, y: 0, width: 90, height: 90 } }),
  }
  await page.close()
  const jpg = jpgFile({ seed: 'con segmentos' }).bytes
  const png = Buffer.from(pngFile({ seed: 'con texto' }).bytes)
  const pixels = { data: receiptPixels('calidad', width, height), width, height }
  return {
    jpgs: [
      ['of Chromium', shots.jpg],
      ['of Skia', await drawn().encode('jpeg', 90)],
      ['of Skia, small', await drawn().encode('jpeg', 5)],
      ['of jpeg-js', jpgFile({ seed: 'jpeg-js' }).bytes],
      ['of jpeg-js at its best', new Uint8Array(encode(pixels, 100).data)],
      ['with the notes of a camera', withSegment(jpg, 0xe1, 'Exif\0\0II*\0\x08\0\0\0\0\0')],
      ['with a comment', withSegment(jpg, 0xfe, 'Factura de ñ')],
      ['with a preview behind it', Buffer.concat([jpg, Buffer.alloc(90_000), jpg])],
      ['with blanks behind it', Buffer.concat([jpg, Buffer.alloc(60_000)])],
      ['of 50 million points', jpgOf(10_000, 5000)],
    ],
    pngs: [
      ['of Chromium', shots.png],
      ['of Chromium, transparent', shots.clear],
      ['of Skia', await drawn().encode('png')],
      ['of our own hand', pngFile({ seed: 'mano' }).bytes],
      ['in grey', pngOfKind(0, 8)],
      ['in grey with transparency', pngOfKind(4, 8)],
      ['in colours', pngOfKind(2, 8)],
      ['in 16 bits', pngOfKind(6, 16)],
      [
        'with a text',
        Buffer.concat([
          png.subarray(0, 33),
          pngChunk('tEXt', Buffer.from('Title\0Recibo')),
          png.subarray(33),
        ]),
      ],
      ['of 50 million points', pngOf(10_000, 5000)],
    ],
  }
}
