import type { PDFDocumentProxy } from 'pdfjs-dist'

/** A QR stands on the first page, or on the last when the lines take several. */
const maxPages = 3
/** Wide enough for a QR of two centimetres, whatever the page's own size. */
const wantedWidth = 1_400
const maxHeight = 2_400

/** What somebody sees who opens the document: its first pages and its last, drawn one when the one before was not enough. */
export async function* pageImages(pdf: PDFDocumentProxy): AsyncGenerator<ImageData> {
  const { createCanvas } = await import('@napi-rs/canvas')
  for (const number of pagesOf(pdf.numPages)) {
    const page = await pdf.getPage(number)
    const own = page.getViewport({ scale: 1 })
    const viewport = page.getViewport({ scale: Math.min(wantedWidth / own.width, maxHeight / own.height) })
    const canvas = createCanvas(Math.ceil(viewport.width), Math.ceil(viewport.height))
    const context = canvas.getContext('2d')
    await page.render({ canvas: null, canvasContext: context as never, viewport }).promise
    const image = context.getImageData(0, 0, canvas.width, canvas.height) as unknown as ImageData
    // Its points are not the collector's to see: without this they stay until it has another reason to come.
    canvas.width = canvas.height = 0
    page.cleanup()
    yield image
  }
}

const pagesOf = (count: number) => [
  ...new Set([...Array.from({ length: Math.min(count, maxPages - 1) }, (_, i) => i + 1), count]),
]
