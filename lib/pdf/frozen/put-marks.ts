import {
  concatTransformationMatrix,
  drawObject,
  type PDFDocument,
  popGraphicsState,
  pushGraphicsState,
  type PDFPage,
} from 'pdf-lib'
import { markCard, type Mark } from '@/lib/pdf/frozen/mark'

export async function putMarks(pdf: PDFDocument, boxes: Uint8Array, marks: readonly Mark[]): Promise<void> {
  const embedded = await pdf.embedPdf(
    boxes,
    marks.map((_, at) => at),
  )
  for (const [at, box] of embedded.entries()) {
    const mark = marks[at]
    const page = mark && pdf.getPages()[mark.page - 1]
    if (!page) throw new Error('a box on a page that is missing')
    await box.embed()
    const name = page.node.newXObject('Firma', box.ref)
    page.pushOperators(
      pushGraphicsState(),
      concatTransformationMatrix(...matrixOf(page, mark)),
      drawObject(name),
      popGraphicsState(),
    )
  }
}

/** PDF viewers show the crop box, but only the part inside of the media box (ISO 32000-1, 14.11.2). */
function shownBox(page: PDFPage): Box {
  const [crop, media] = [page.getCropBox(), page.getMediaBox()]
  const [x, y] = [Math.max(crop.x, media.x), Math.max(crop.y, media.y)]
  const width = Math.min(crop.x + crop.width, media.x + media.width) - x
  const height = Math.min(crop.y + crop.height, media.y + media.height) - y
  return width > 0 && height > 0 ? { x, y, width, height } : media
}

type Box = { x: number; y: number; width: number; height: number }
type Matrix = [number, number, number, number, number, number]

/** Returns the matrix that draws a box into the unrotated page. The box has its origin in the lower left corner. */
function matrixOf(page: PDFPage, { x, y, width, height }: Mark): Matrix {
  const crop = shownBox(page)
  const angle = ((page.getRotation().angle % 360) + 360) % 360
  const isTurned = angle === 90 || angle === 270
  const [wide, high] = isTurned ? [crop.height, crop.width] : [crop.width, crop.height]
  // The place has the same proportions as the box, so width and height give the same scale, except for rounding.
  const scale = Math.min((width * wide) / markCard.width, (height * high) / markCard.height)
  const [left, bottom] = [x * wide, (y + height) * high]
  const [right, top] = [crop.x + crop.width, crop.y + crop.height]
  switch (angle) {
    case 90:
      return [0, scale, -scale, 0, crop.x + bottom, crop.y + left]
    case 180:
      return [-scale, 0, 0, -scale, right - left, crop.y + bottom]
    case 270:
      return [0, -scale, scale, 0, right - bottom, top - left]
    default:
      return [scale, 0, 0, scale, crop.x + left, top - bottom]
  }
}
