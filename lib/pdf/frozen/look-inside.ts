import { PDFArray, PDFDict, PDFName, PDFRef, PDFStream, type PDFDocument, type PDFObject } from 'pdf-lib'
import { PdfProblem, type PdfProblemName } from '@/lib/pdf/frozen/pdf-problem'

const name = (text: string) => PDFName.of(text)

/** Keys and types of dictionaries by which a PDF does more than show pages. */
const forbidden: readonly [PdfProblemName, (dict: PDFDict) => boolean][] = [
  ['signed', (dict) => dict.has(name('ByteRange')) || dict.get(name('Type')) === name('DocTimeStamp')],
  ['xfa', (dict) => dict.has(name('XFA'))],
  [
    'script',
    (dict) =>
      dict.has(name('JS')) ||
      actions.has(String(dict.get(name('S')))) ||
      media.has(String(dict.get(name('Subtype')))),
  ],
]
const actions = new Set(
  ['JavaScript', 'Launch', 'SubmitForm', 'ImportData', 'Rendition', 'RichMediaExecute'].map(
    (one) => `/${one}`,
  ),
)
const media = new Set(['RichMedia', '3D', 'Movie', 'Screen', 'Sound'].map((one) => `/${one}`))
const deepest = 30

/** Throws `PdfProblem` for a PDF that is signed, runs something, or can look different on the screen and on paper. */
export function refuseActive(pdf: PDFDocument): void {
  const found = new Set<PdfProblemName>()
  for (const [, object] of pdf.context.enumerateIndirectObjects()) look(object, found, 0)
  for (const [problem] of forbidden) if (found.has(problem)) throw new PdfProblem(problem)
  if (hasChangingLayers(pdf)) throw new PdfProblem('layers')
}

function look(object: PDFObject, found: Set<PdfProblemName>, depth: number): void {
  if (depth > deepest) return
  if (object instanceof PDFArray) for (const one of object.asArray()) look(one, found, depth + 1)
  const dict = object instanceof PDFStream ? object.dict : object instanceof PDFDict ? object : null
  if (!dict) return
  for (const [problem, is] of forbidden) if (is(dict)) found.add(problem)
  for (const [, one] of dict.entries()) if (!(one instanceof PDFRef)) look(one, found, depth + 1)
}

/** True for layers that are off, or that a viewer turns on or off by itself, for example when it prints. */
function hasChangingLayers({ catalog }: PDFDocument): boolean {
  const layers = catalog.lookupMaybe(name('OCProperties'), PDFDict)
  const first = layers?.lookupMaybe(name('D'), PDFDict)
  if (!first) return false
  const base = first.get(name('BaseState'))
  const count = (key: string) => first.lookupMaybe(name(key), PDFArray)?.size() ?? 0
  return (base !== undefined && base !== name('ON')) || count('OFF') > 0 || count('AS') > 0
}
