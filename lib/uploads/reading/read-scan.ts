import { readFile } from 'node:fs/promises'
import path from 'node:path'
import type { PDFDocumentProxy } from 'pdfjs-dist'
import { prepareZXingModule, readBarcodes } from 'zxing-wasm/reader'
import { codesIn } from '@/lib/einvoice/cufe'
import { kindOf } from '@/lib/einvoice/model/wrapped-invoice'
import { Refusal, type RefusalReason } from '@/lib/einvoice/refusal'
import { readTree } from '@/lib/einvoice/xml/read-tree'

/** Only the XML attached to a scan is trusted or, if there is none, the CUFE in the QR code. */
type Scan = { xml: Uint8Array | null; code: string }

const isPdf = (bytes: Uint8Array) => Buffer.from(bytes.subarray(0, 1024)).includes('%PDF-')

const nothing: Scan = { xml: null, code: '' }

/** Rejects for a damaged or locked PDF. An image that cannot be drawn gives an empty result. */
export async function readScan(bytes: Uint8Array): Promise<Scan> {
  if (isPdf(bytes)) return readPdf(bytes)
  return { xml: null, code: await codeInImage(bytes).catch(() => '') }
}

/** These errors of pdf.js are the file's fault. Other errors may be ours, so they refuse no file. */
const unopened: Readonly<Record<string, RefusalReason>> = {
  PasswordException: 'locked',
  InvalidPDFException: 'damaged',
  FormatError: 'damaged',
}

async function readPdf(bytes: Uint8Array): Promise<Scan> {
  const pdf = await openPdf(bytes).catch((cause: unknown) => {
    const reason = cause instanceof Error ? unopened[cause.name] : undefined
    if (reason) throw new Refusal(reason)
    return null
  })
  if (!pdf) return nothing
  try {
    const xml = await embeddedXml(pdf)
    if (xml) return { xml, code: '' }
    for await (const image of pageImages(pdf)) {
      const code = await codeInImage(image)
      if (code) return { xml: null, code }
    }
    return nothing
  } catch {
    return nothing
  } finally {
    await pdf.loadingTask.destroy()
  }
}

/** Opens a PDF without scripts, network or system fonts, and takes over the memory of `bytes`. */
export async function openPdf(bytes: Uint8Array): Promise<PDFDocumentProxy> {
  const { getDocument, VerbosityLevel } = await import('pdfjs-dist/legacy/build/pdf.mjs')
  return getDocument({
    data: bytes,
    verbosity: VerbosityLevel.ERRORS,
    enableXfa: false,
    disableFontFace: true,
    useSystemFonts: false,
    useWorkerFetch: false,
    stopAtErrors: false,
    maxImageSize: 40_000_000,
  }).promise
}

const program = 'node_modules/zxing-wasm/dist/reader/zxing_reader.wasm'

let ready: Promise<unknown> | undefined

/** By default zxing-wasm loads its WebAssembly from the network, so the file is read from disk here. */
async function prepare(): Promise<void> {
  const wasmBinary = new Uint8Array(await readFile(path.join(process.cwd(), program))).buffer
  await prepareZXingModule({ overrides: { wasmBinary }, fireImmediately: true })
}

async function codeInImage(image: ImageData | Uint8Array): Promise<string> {
  await (ready ??= prepare())
  const found = await readBarcodes(image, { formats: ['QRCode'], maxNumberOfSymbols: 4, tryHarder: true })
  return found.flatMap(({ text }) => codesIn(text))[0] ?? ''
}

const maxAttachments = 10

async function embeddedXml(pdf: PDFDocumentProxy): Promise<Uint8Array | null> {
  const attached = [...((await pdf.getAttachments()) ?? [])].slice(0, maxAttachments)
  for (const [id, { filename }] of attached) {
    if (!/\.xml$/i.test(filename)) continue
    const content = await pdf.getAttachmentContent(id)
    if (content && isKnown(content)) return content
  }
  return null
}

/** XML that is no electronic document, such as a program's metadata, is not reviewed. */
function isKnown(bytes: Uint8Array): boolean {
  try {
    return kindOf(readTree(bytes).root) !== 'other'
  } catch {
    return false
  }
}

/** The QR code is on one of the first pages, or on the last page of a long invoice. */
const maxPages = 3
/** In pixels: enough for a QR code of two centimetres on a page of any size. */
const wantedWidth = 1_400
const maxHeight = 2_400

/** Yields the first pages and the last one. Each page is drawn only when the caller asks for it. */
async function* pageImages(pdf: PDFDocumentProxy): AsyncGenerator<ImageData> {
  const { createCanvas } = await import('@napi-rs/canvas')
  for (const number of pagesOf(pdf.numPages)) {
    const page = await pdf.getPage(number)
    const own = page.getViewport({ scale: 1 })
    const viewport = page.getViewport({ scale: Math.min(wantedWidth / own.width, maxHeight / own.height) })
    const canvas = createCanvas(Math.ceil(viewport.width), Math.ceil(viewport.height))
    const context = canvas.getContext('2d')
    await page.render({ canvas: null, canvasContext: context as never, viewport }).promise
    // The canvas types its pixels as possibly shared memory, which `ImageData` does not accept.
    const image = context.getImageData(0, 0, canvas.width, canvas.height) as unknown as ImageData
    // The memory of the canvas is freed here, because the garbage collector does not count its pixels.
    canvas.width = canvas.height = 0
    page.cleanup()
    yield image
  }
}

const pagesOf = (count: number) => [
  ...new Set([...Array.from({ length: Math.min(count, maxPages - 1) }, (_, i) => i + 1), count]),
]
