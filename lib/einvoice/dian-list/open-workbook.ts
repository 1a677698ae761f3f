import { BrokenZip, entriesIn, unpackedParts, unpackEntry, type ZipEntry } from '@/lib/format/xlsx-zip'
import { ListProblem } from '@/lib/einvoice/dian-list/list-problem'
import {
  attributeOf,
  partsOf,
  sharedStrings,
  sheetRows,
  type SheetRow,
} from '@/lib/einvoice/dian-list/sheet-rows'

/** These limits are bytes after unpacking; a list of 100,000 rows has a sheet of about 250 MB. */
const most = {
  sheet: 500 * 2 ** 20,
  strings: 96 * 2 ** 20,
  other: 4 * 2 ** 20,
  inner: 20 * 2 ** 20,
  ratio: 400,
}
const mostEntries = 500

type Bytes = Uint8Array<ArrayBuffer>
type Workbook = { bytes: Bytes; entries: ZipEntry[] }

const isZip = (bytes: Uint8Array) => bytes[0] === 0x50 && bytes[1] === 0x4b
const isOldOffice = (bytes: Uint8Array) => bytes[0] === 0xd0 && bytes[1] === 0xcf && bytes[2] === 0x11

/** Opens the workbook, or the only workbook in a ZIP. Throws a `ListProblem`. */
async function openWorkbook(bytes: Bytes, isInner = false): Promise<Workbook> {
  if (isOldOffice(bytes)) throw new ListProblem(isEncryptedOffice(bytes) ? 'password' : 'old-excel')
  if (!isZip(bytes)) throw new ListProblem('kind')
  const entries = entriesIn(bytes)
  if (entries.length > mostEntries) throw new ListProblem('bomb')
  if (entries.some(({ isEncrypted }) => isEncrypted)) throw new ListProblem('password')
  if (entries.some(({ name }) => /(^|\/)\[Content_Types\]\.xml$/.test(name))) return { bytes, entries }
  if (isInner) throw new ListProblem('kind')
  const books = entries.filter(({ name }) => /\.xlsx$/i.test(name) && !name.startsWith('__MACOSX/'))
  const [book] = books
  if (!book) throw new ListProblem('zip-none')
  if (books.length > 1) throw new ListProblem('zip-many')
  return openWorkbook((await whole(bytes, book, most.inner)) as Bytes, true)
}

/** A workbook with a password contains the name `EncryptedPackage` in UTF-16. */
function isEncryptedOffice(bytes: Uint8Array): boolean {
  const name = 'EncryptedPackage'
  const head = new TextDecoder('utf-16le').decode(bytes.subarray(0, Math.min(bytes.length & ~1, 2 ** 20)))
  return head.includes(name)
}

function checked(entry: ZipEntry, limit: number): ZipEntry {
  if (entry.size > limit || entry.size > most.ratio * Math.max(entry.packed, 1024))
    throw new ListProblem('bomb')
  return entry
}

const whole = (bytes: Bytes, entry: ZipEntry, limit: number) => unpackEntry(bytes, checked(entry, limit))

/** Yields the rows of one sheet after the other; `sheet` is the sheet's index. Throws a `ListProblem`. */
export async function* workbookRows(
  bytes: Bytes,
  found: { formulas: boolean },
): AsyncGenerator<SheetRow & { sheet: number }> {
  try {
    const { bytes: book, entries } = await openWorkbook(bytes)
    const named = (path: string) => entries.find(({ name }) => name.toLowerCase() === path.toLowerCase())
    const sheets = await sheetPaths({ bytes: book, entries })
    const texts = entries.find(({ name }) => /(^|\/)sharedStrings\.xml$/i.test(name))
    const strings = texts
      ? await sharedStrings(unpackedParts(book, checked(texts, most.strings)), most.strings)
      : []
    for (const [sheet, path] of sheets.entries()) {
      const entry = named(path)
      if (!entry) continue
      for await (const row of sheetRows(unpackedParts(book, checked(entry, most.sheet)), strings, found))
        yield { ...row, sheet }
    }
  } catch (cause) {
    if (cause instanceof ListProblem) throw cause
    throw new ListProblem(cause instanceof BrokenZip || !(cause instanceof RangeError) ? 'broken' : 'bomb')
  }
}

/** Returns the paths of the sheets in the order of the workbook. */
async function sheetPaths({ bytes, entries }: Workbook): Promise<string[]> {
  const book = entries.find(({ name }) => /(^|\/)workbook\.xml$/i.test(name))
  if (!book) throw new ListProblem('broken')
  const folder = book.name.slice(0, -'workbook.xml'.length)
  const relations = entries.find(
    ({ name }) => name.toLowerCase() === `${folder}_rels/workbook.xml.rels`.toLowerCase(),
  )
  const targets = new Map<string, string>()
  for (const tag of relations ? await tagsOf(bytes, relations, 'Relationship') : []) {
    const target = attributeOf(tag, 'Target')
    targets.set(
      attributeOf(tag, 'Id'),
      target.startsWith('/') ? target.slice(1) : folder + target.replace(/^\.\//, ''),
    )
  }
  const paths = (await tagsOf(bytes, book, 'sheet')).flatMap(
    (tag) => targets.get(attributeOf(tag, 'id')) ?? [],
  )
  if (paths.length > 0) return paths.slice(0, 50)
  return entries.map(({ name }) => name).filter((name) => /worksheets\/[^/]+\.xml$/i.test(name))
}

async function tagsOf(bytes: Bytes, entry: ZipEntry, name: string) {
  const tags = []
  for await (const parts of partsOf(unpackedParts(bytes, checked(entry, most.other))))
    for (const part of parts)
      if ('tag' in part && part.tag.name === name && !part.tag.closes) tags.push(part.tag)
  return tags
}
