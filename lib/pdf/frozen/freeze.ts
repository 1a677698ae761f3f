import { randomBytes } from 'node:crypto'
import { PDFDocument, PDFHexString, PDFName, PDFNumber, type PDFPage } from 'pdf-lib'
import { flatten } from '@/lib/pdf/frozen/flatten'
import { refuseActive, refuseFiles } from '@/lib/pdf/frozen/look-inside'
import { maxPdfSize, mostPdfPages, PdfProblem, type Flattened } from '@/lib/pdf/frozen/pdf-problem'

/** In points of 1/72 inch: a side of a page has at least 1 cm and at most the longer side of an A0 sheet. */
const [shortest, longest] = [28, 3_400]
/** A page keeps only these entries, because all others lead out of the page, run something or are invisible. */
const shown = new Set(
  ['Type', 'Parent', 'MediaBox', 'CropBox', 'Rotate', 'UserUnit', 'Resources', 'Contents', 'Group'].map(
    (key) => PDFName.of(key),
  ),
)

/**
 * Returns a PDF with the same pages in which nothing can change. Throws `PdfProblem`.
 * Forms and annotations are drawn into the pages. Attached files and outlines are left out.
 * Two calls return different bytes for the same PDF, so that a hash identifies one signature request.
 */
export async function freezePdf(
  bytes: Uint8Array,
): Promise<{ pdf: Uint8Array; pages: number; flattened: Flattened }> {
  if (bytes.length > maxPdfSize) throw new PdfProblem('size')
  const source = await open(bytes)
  try {
    refuseActive(source)
    const pages = source.getPageCount()
    if (pages === 0) throw new PdfProblem('empty')
    if (pages > mostPdfPages) throw new PdfProblem('pages')
    source.getPages().forEach(requireSize)
    const flattened = flatten(source)
    for (const { node } of source.getPages())
      for (const key of node.keys()) if (!shown.has(key)) node.delete(key)
    // Only objects that the pages use are copied, so that removed parts do not stay hidden in the file.
    const frozen = await PDFDocument.create({ updateMetadata: false })
    for (const page of await frozen.copyPages(source, source.getPageIndices())) frozen.addPage(page)
    refuseFiles(frozen)
    frozen.setLanguage('es-CO')
    const id = PDFHexString.of(randomBytes(16).toString('hex'))
    frozen.context.trailerInfo.ID = frozen.context.obj([id, id])
    const pdf = await frozen.save({
      useObjectStreams: false,
      addDefaultPage: false,
      updateFieldAppearances: false,
    })
    if (pdf.length > maxPdfSize) throw new PdfProblem('size')
    return { pdf, pages, flattened }
  } catch (cause) {
    throw cause instanceof PdfProblem ? cause : new PdfProblem('broken', { cause })
  }
}

async function open(bytes: Uint8Array): Promise<PDFDocument> {
  try {
    return await PDFDocument.load(bytes, { updateMetadata: false, throwOnInvalidObject: true })
  } catch (cause) {
    // The build of pdf-lib loses the class of the error for encrypted files, so the error's message is compared.
    const encrypted = cause instanceof Error && cause.message.includes('is encrypted')
    throw new PdfProblem(encrypted ? 'encrypted' : 'broken', { cause })
  }
}

function requireSize(page: PDFPage): void {
  const unit = page.node.lookupMaybe(PDFName.of('UserUnit'), PDFNumber)?.asNumber() ?? 1
  const { width, height } = page.getCropBox()
  for (const side of [width * unit, height * unit])
    if (!(side >= shortest && side <= longest)) throw new PdfProblem('page-size')
}
