import {
  concatTransformationMatrix,
  drawObject,
  PDFArray,
  PDFBool,
  PDFDict,
  PDFName,
  PDFNumber,
  PDFRef,
  PDFStream,
  popGraphicsState,
  pushGraphicsState,
  type PDFDocument,
  type PDFPage,
} from 'pdf-lib'
import { PdfProblem, type Flattened } from '@/lib/pdf/frozen/pdf-problem'

const name = (text: string) => PDFName.of(text)
/** Bits of an annotation's flags (ISO 32000-1, 12.5.3). */
const [hidden, noView] = [2, 32]

/** Draws every visible field and annotation into its page and removes it, so that pages cannot change. */
export function flatten(pdf: PDFDocument): Flattened {
  drawMissingFields(pdf)
  const done: Flattened = { fields: 0, notes: 0, dropped: 0, links: 0, files: filesIn(pdf) }
  for (const page of pdf.getPages()) {
    const annotations = page.node.lookupMaybe(name('Annots'), PDFArray)
    for (const one of annotations?.asArray() ?? []) {
      const dict = pdf.context.lookup(one)
      if (dict instanceof PDFDict) done[flattenOne(pdf, page, dict)]++
    }
    page.node.delete(name('Annots'))
  }
  return done
}

/** Some programs leave drawing a field to the viewer, so fields with a value but no picture are drawn here. */
function drawMissingFields(pdf: PDFDocument): void {
  const form = pdf.catalog.lookupMaybe(name('AcroForm'), PDFDict)
  if (!form) return
  const redraw = form.lookupMaybe(name('NeedAppearances'), PDFBool)?.asBoolean() ?? false
  try {
    const fields = pdf.getForm()
    if (redraw) for (const field of fields.getFields()) fields.markFieldAsDirty(field.ref)
    fields.updateFieldAppearances()
  } catch (cause) {
    // pdf-lib throws when the form's font lacks letters, or when the entries of a field contradict each other.
    throw new PdfProblem('form', { cause })
  }
}

function flattenOne(pdf: PDFDocument, page: PDFPage, dict: PDFDict): keyof Flattened {
  const subtype = String(dict.get(name('Subtype')))
  if (subtype === '/Link') return 'links'
  const flags = dict.lookupMaybe(name('F'), PDFNumber)?.asNumber() ?? 0
  const picture = pictureOf(pdf, dict)
  const rect = numbers(dict, 'Rect')
  if (subtype === '/Popup' || flags & hidden || flags & noView || !picture || !rect)
    return subtype === '/Widget' ? 'fields' : 'dropped'
  const form = pdf.context.lookup(picture, PDFStream).dict
  const matrix = matrixOf(
    numbers(form, 'BBox') ?? [0, 0, 0, 0],
    numbers(form, 'Matrix') ?? [1, 0, 0, 1, 0, 0],
    rect,
  )
  if (matrix) {
    form.set(name('Type'), name('XObject'))
    form.set(name('Subtype'), name('Form'))
    const drawn = page.node.newXObject('Fijo', picture)
    page.pushOperators(
      pushGraphicsState(),
      concatTransformationMatrix(...matrix),
      drawObject(drawn),
      popGraphicsState(),
    )
  }
  return subtype === '/Widget' ? 'fields' : 'notes'
}

function pictureOf(pdf: PDFDocument, dict: PDFDict): PDFRef | null {
  const looks = dict.lookupMaybe(name('AP'), PDFDict)
  const normal = looks?.get(name('N'))
  const found = normal instanceof PDFRef ? pdf.context.lookup(normal) : normal
  if (found instanceof PDFStream) return normal instanceof PDFRef ? normal : pdf.context.register(found)
  if (!(found instanceof PDFDict)) return null
  const state = dict.get(name('AS'))
  const chosen = state instanceof PDFName ? found.get(state) : undefined
  return chosen instanceof PDFRef && pdf.context.lookup(chosen) instanceof PDFStream ? chosen : null
}

function numbers(dict: PDFDict, key: string): number[] | null {
  const list = dict.lookup(name(key))
  if (!(list instanceof PDFArray)) return null
  const values = list.asArray().map((_, at) => list.lookup(at))
  return values.every((one) => one instanceof PDFNumber) ? values.map((one) => one.asNumber()) : null
}

type Matrix = [number, number, number, number, number, number]

/** Returns the matrix from appearance to annotation rectangle (ISO 32000-1, 12.5.5); null if either has no area. */
function matrixOf(
  box: number[],
  [a = 1, b = 0, c = 0, d = 1, e = 0, f = 0]: number[],
  rect: number[],
): Matrix | null {
  const [x1 = 0, y1 = 0, x2 = 0, y2 = 0] = box
  const corners = [
    [x1, y1],
    [x2, y1],
    [x1, y2],
    [x2, y2],
  ].map(([x = 0, y = 0]) => [a * x + c * y + e, b * x + d * y + f] as const)
  const xs = corners.map(([x]) => x)
  const ys = corners.map(([, y]) => y)
  const [left, bottom] = [Math.min(...xs), Math.min(...ys)]
  const [wide, high] = [Math.max(...xs) - left, Math.max(...ys) - bottom]
  const [rx1 = 0, ry1 = 0, rx2 = 0, ry2 = 0] = rect
  const [toLeft, toBottom] = [Math.min(rx1, rx2), Math.min(ry1, ry2)]
  const [sx, sy] = [Math.abs(rx2 - rx1) / wide, Math.abs(ry2 - ry1) / high]
  if (!Number.isFinite(sx) || !Number.isFinite(sy) || sx === 0 || sy === 0) return null
  return [sx, 0, 0, sy, toLeft - left * sx, toBottom - bottom * sy]
}

const filesIn = (pdf: PDFDocument): number =>
  pdf.context
    .enumerateIndirectObjects()
    .filter(([, one]) => one instanceof PDFDict && one.get(name('Type')) === name('Filespec')).length
