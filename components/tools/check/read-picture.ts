import type { PDFDocumentProxy } from 'pdfjs-dist'
import { openPdf } from '@/components/documents/open-pdf'
import { noFigures, readLines, readQr, type SeenInPicture } from '@/lib/einvoice/picture-figures'

/** Either the XML attached to a PDF, or the values seen in the picture. */
export type ReadPicture = { xml: Uint8Array } | { seen: SeenInPicture }

const patienceMs = 20_000
const nothing: SeenInPicture = { code: '', figures: noFigures, source: null }

/** Reads a JPEG, PNG or PDF in the browser; rejects when the worker's code is missing or drawing a page fails. */
export async function readPicture(
  kind: 'pdf' | 'image',
  bytes: Uint8Array<ArrayBuffer>,
): Promise<ReadPicture> {
  const codes = startCodes()
  const late = new Promise<ReadPicture>((resolve) => setTimeout(resolve, patienceMs, { seen: nothing }))
  try {
    const read = kind === 'pdf' ? readPdf(bytes, codes.ask) : codes.ask(bytes).then((seen) => ({ seen }))
    return await Promise.race([read, late])
  } finally {
    codes.stop()
  }
}

type Ask = (picture: Uint8Array | ImageData) => Promise<SeenInPicture>

/** Starts a worker that reads QR codes with WebAssembly, which the page's security policy allows only in workers. */
function startCodes(): { ask: Ask; stop: () => void } {
  const worker = new Worker(new URL('./qr-worker.ts', import.meta.url), { type: 'module' })
  const ask: Ask = (picture) =>
    new Promise((resolve, reject) => {
      worker.onerror = () => reject(new Error('The code of the reader did not come.'))
      worker.onmessage = ({ data }: MessageEvent<string[] | null>) => {
        const read = (data ?? []).map(readQr)
        resolve(read.find(({ source }) => source) ?? read.find(({ code }) => code) ?? nothing)
      }
      worker.postMessage(picture)
    })
  return { ask, stop: () => worker.terminate() }
}

const maxAttachments = 10
/** At most this many pages are read: the first ones and the last one, where the figures are. */
const maxPages = 3
/** The width in pixels at which a page is drawn, enough to read a QR code of two centimetres. */
const wantedWidth = 1_400

async function readPdf(bytes: Uint8Array<ArrayBuffer>, ask: Ask): Promise<ReadPicture> {
  const { pdf: opening, close } = openPdf(bytes.buffer)
  try {
    const pdf = await opening.catch(() => null)
    if (!pdf) return { seen: nothing }
    const xml = await attachedXml(pdf)
    if (xml) return { xml }
    let best = nothing
    const lines: string[] = []
    for (const number of pagesOf(pdf.numPages)) {
      lines.push(...(await linesOf(pdf, number)))
      const seen = await ask(await drawn(pdf, number))
      if (seen.source) return { seen }
      if (seen.code) best = seen
    }
    const { code, ...read } = readLines(lines)
    return { seen: { ...read, code: best.code || code } }
  } finally {
    close()
  }
}

const pagesOf = (count: number) => [
  ...new Set([...Array.from({ length: Math.min(count, maxPages - 1) }, (_, i) => i + 1), count]),
]

async function attachedXml(pdf: PDFDocumentProxy): Promise<Uint8Array | null> {
  const attached = [...((await pdf.getAttachments()) ?? [])].slice(0, maxAttachments)
  const [id] = attached.find(([, { filename }]) => /\.xml$/i.test(filename)) ?? []
  return id === undefined ? null : ((await pdf.getAttachmentContent(id)) ?? null)
}

async function drawn(pdf: PDFDocumentProxy, number: number): Promise<ImageData> {
  const page = await pdf.getPage(number)
  const { width, height } = page.getViewport({ scale: 1 })
  const viewport = page.getViewport({ scale: Math.min(wantedWidth / width, (2 * wantedWidth) / height) })
  const canvas = document.createElement('canvas')
  canvas.width = Math.ceil(viewport.width)
  canvas.height = Math.ceil(viewport.height)
  await page.render({ canvas, viewport }).promise
  const context = canvas.getContext('2d')
  if (!context) throw new Error('This browser cannot draw.')
  return context.getImageData(0, 0, canvas.width, canvas.height)
}

/** Returns the texts of a page; texts at the same height form one line. */
async function linesOf(pdf: PDFDocumentProxy, number: number): Promise<string[]> {
  const { items } = await (await pdf.getPage(number)).getTextContent()
  const rows = new Map<number, { x: number; text: string }[]>()
  for (const item of items) {
    if (!('str' in item) || item.str.trim() === '') continue
    const [x = 0, y = 0] = item.transform.slice(4) as number[]
    const height = [...rows.keys()].find((known) => Math.abs(known - y) < 3) ?? y
    rows.set(height, [...(rows.get(height) ?? []), { x, text: item.str }])
  }
  return [...rows]
    .toSorted(([one], [other]) => other - one)
    .map(([, parts]) =>
      parts
        .toSorted((one, other) => one.x - other.x)
        .map(({ text }) => text)
        .join(' '),
    )
}
