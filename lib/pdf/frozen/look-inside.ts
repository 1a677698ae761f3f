import { PDFArray, PDFDict, PDFName, PDFRef, PDFStream, type PDFDocument, type PDFObject } from 'pdf-lib'
import { PdfProblem, type PdfProblemName } from '@/lib/pdf/frozen/pdf-problem'

const name = (text: string) => PDFName.of(text)

type Rule = readonly [PdfProblemName, (dict: PDFDict, isStream: boolean) => boolean]

/** With these entries a PDF does more than show pages. */
const forbidden: readonly Rule[] = [
  ['signed', (dict) => dict.has(name('ByteRange')) || dict.get(name('Type')) === name('DocTimeStamp')],
  ['xfa', (dict) => dict.has(name('XFA'))],
  [
    'script',
    (dict) =>
      dict.has(name('JS')) ||
      actions.has(String(dict.get(name('S')))) ||
      media.has(String(dict.get(name('Subtype')))),
  ],
  ['changing', (dict, isStream) => isStream && isReplaced(dict)],
  ['layers', isComputedLayer],
]
const actions = new Set(
  ['JavaScript', 'Launch', 'SubmitForm', 'ImportData', 'Rendition', 'RichMediaExecute'].map(
    (one) => `/${one}`,
  ),
)
const media = new Set(['RichMedia', '3D', 'Movie', 'Screen', 'Sound'].map((one) => `/${one}`))
const deepest = 30

/**
 * True for content outside the file, and for images that a printer or viewer may replace with others.
 * Only the dictionaries of streams are checked, because other dictionaries may use the key `F` for a font.
 */
function isReplaced(dict: PDFDict): boolean {
  const isPostScript = ['Subtype', 'Subtype2'].some((key) => dict.lookup(name(key)) === name('PS'))
  return isPostScript || ['Alternates', 'PS', 'OPI', 'Ref', 'F'].some((key) => dict.has(name(key)))
}

/** True for content whose visibility is computed by an expression (`VE`) or depends on layers that are off. */
function isComputedLayer(dict: PDFDict): boolean {
  if (dict.lookup(name('Type')) !== name('OCMD') && !dict.has(name('OCGs'))) return false
  const policy = dict.lookup(name('P'))
  return dict.has(name('VE')) || policy === name('AllOff') || policy === name('AnyOff')
}

const hasFile: Rule[1] = (dict) => dict.has(name('EF')) || dict.lookup(name('Type')) === name('EmbeddedFile')

/** Throws `PdfProblem` for a PDF that is signed, runs something, or can look different on screen and on paper. */
export function refuseActive(pdf: PDFDocument): void {
  refuse(pdf, forbidden)
  if (hasChangingLayers(pdf)) throw new PdfProblem('layers')
}

/** Throws `PdfProblem` for a file that is embedded anywhere in the PDF. */
export const refuseFiles = (pdf: PDFDocument): void => refuse(pdf, [['files', hasFile]])

function refuse(pdf: PDFDocument, rules: readonly Rule[]): void {
  const found = new Set<PdfProblemName>()
  for (const [, object] of pdf.context.enumerateIndirectObjects()) look(object, rules, found, 0)
  for (const [problem] of rules) if (found.has(problem)) throw new PdfProblem(problem)
}

function look(object: PDFObject, rules: readonly Rule[], found: Set<PdfProblemName>, depth: number): void {
  if (depth > deepest) return
  if (object instanceof PDFArray) for (const one of object.asArray()) look(one, rules, found, depth + 1)
  const dict = object instanceof PDFStream ? object.dict : object instanceof PDFDict ? object : null
  if (!dict) return
  for (const [problem, is] of rules) if (is(dict, object instanceof PDFStream)) found.add(problem)
  for (const [, one] of dict.entries()) if (!(one instanceof PDFRef)) look(one, rules, found, depth + 1)
}

/** True for layers that are off, or that a viewer turns on or off by itself, such as when it prints. */
function hasChangingLayers({ catalog }: PDFDocument): boolean {
  const layers = catalog.lookupMaybe(name('OCProperties'), PDFDict)
  const first = layers?.lookupMaybe(name('D'), PDFDict)
  if (!first) return false
  const base = first.get(name('BaseState'))
  const count = (key: string) => first.lookupMaybe(name(key), PDFArray)?.size() ?? 0
  return (base !== undefined && base !== name('ON')) || count('OFF') > 0 || count('AS') > 0
}
