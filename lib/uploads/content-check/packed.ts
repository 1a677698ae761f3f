import { crc32, inflateRawSync } from 'node:zlib'
import { ContentRefusal, rejectWhen, type ContentCheck } from '@/lib/uploads/content-check/content-check'
import { checkLegacy, isLegacy } from '@/lib/uploads/content-check/legacy'
import type { FileType } from '@/lib/uploads/file'

/** The limits in this file apply to ZIPs, and to Office documents since 2007, which are ZIPs too. */

const maxEntries = 2_000
const maxUnpacked = 100 * 1024 * 1024
/** The largest ratio of unpacked to packed size. Sheets shrink about 15 times, a text of zeros 1000 times. */
const maxRatio = 200
const smallEnough = 1024 * 1024
/** A ZIP may contain an Office document, which may contain another, such as the table of a chart. */
const maxDepth = 2

type Entry = { name: string; method: number; packed: number; size: number; crc: number; from: number }
/** A file and all packed files inside it share these limits. */
type Budget = { entries: number; bytes: number }

export function packedCheck(): ContentCheck {
  const parts: Buffer[] = []
  return {
    write: (chunk) => void parts.push(chunk),
    end: () => kindOfPacked(Buffer.concat(parts), 0, { entries: maxEntries, bytes: maxUnpacked }),
  }
}

export const isPacked = (bytes: Uint8Array): boolean =>
  bytes[0] === 0x50 && bytes[1] === 0x4b && [0x03, 0x05].includes(bytes[2] ?? 0)

function kindOfPacked(zip: Buffer, depth: number, budget: Budget): FileType {
  const entries = readDirectory(zip)
  budget.entries -= entries.length
  rejectWhen(budget.entries < 0, 'zip-many')
  for (const entry of entries) {
    rejectWhen(!isSafe(entry.name), 'zip-unsafe')
    rejectWhen(entry.size > smallEnough && entry.size > maxRatio * Math.max(entry.packed, 1), 'zip-bomb')
    budget.bytes -= entry.size
    rejectWhen(budget.bytes < 0, 'zip-bomb')
  }
  const type = typeOf(zip, entries)
  for (const entry of entries)
    if (!entry.name.endsWith('/')) checkEntry(unpacked(zip, entry), entry.name, type, depth, budget)
  return type
}

const main = {
  'wordprocessingml.document.main+xml':
    'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  'spreadsheetml.sheet.main+xml': 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  'presentationml.presentation.main+xml':
    'application/vnd.openxmlformats-officedocument.presentationml.presentation',
} as const satisfies Record<string, FileType>

const partsOfPrograms = ['AndroidManifest.xml', 'META-INF/MANIFEST.MF']

function typeOf(zip: Buffer, entries: readonly Entry[]): FileType {
  const find = (name: string) => entries.find((entry) => entry.name === name)
  rejectWhen(
    partsOfPrograms.some((name) => find(name) !== undefined),
    'program',
  )
  const types = find('[Content_Types].xml')
  if (!types) {
    // LibreOffice documents, which have an entry `mimetype`, are not accepted.
    rejectWhen(find('mimetype') !== undefined, 'office')
    return 'application/zip'
  }
  const text = unpacked(zip, types).toString('utf8')
  rejectWhen(/macroEnabled|vbaProject/i.test(text), 'macros')
  const known = Object.entries(main).find(([part]) => text.includes(part))?.[1]
  if (!known) throw new ContentRefusal('office')
  return known
}

const macroParts = /vbaProject|vbaData|(^|\/)(macrosheets|activeX)\//i
const programs =
  /\.(exe|dll|com|scr|msi|bat|cmd|ps1|vbs|vbe|js|jse|wsf|hta|lnk|jar|apk|sh|reg|iso|xlsm|xlsb|xltm|docm|dotm|pptm|ppsm)$/i
const archives = /\.(zip|rar|7z|gz|tgz|bz2|xz|tar|cab|arj)$/i
const archiveBeginnings = [
  'Rar!',
  "7z\xbc\xaf'\x1c",
  '\x1f\x8b',
  'BZh',
  '\xfd7zXZ',
  '\x28\xb5\x2f\xfd',
  'MSCF',
]
const programBeginnings = ['MZ', '\x7fELF', '\xca\xfe\xba\xbe', '\xcf\xfa\xed\xfe']

function checkEntry(bytes: Buffer, name: string, type: FileType, depth: number, budget: Budget): void {
  const begin = bytes.toString('latin1', 0, 8)
  rejectWhen(macroParts.test(name), 'macros')
  rejectWhen(programs.test(name) || programBeginnings.some((start) => begin.startsWith(start)), 'zip-program')
  rejectWhen(archives.test(name) || archiveBeginnings.some((start) => begin.startsWith(start)), 'zip-inside')
  if (isPacked(bytes)) {
    rejectWhen(depth >= maxDepth, 'zip-inside')
    rejectWhen(kindOfPacked(bytes, depth + 1, budget) === 'application/zip', 'zip-inside')
  } else if (isLegacy(bytes)) {
    // An old Office file inside an Office document is an embedded object, which one click would open.
    rejectWhen(type !== 'application/zip', 'macros')
    checkLegacy(bytes, 'zip-old')
  } else if (type !== 'application/zip' && /\.(xml|rels)$/i.test(name)) checkPart(bytes, name)
}

/** Templates from the network may contain macros, and DDE fields start programs, so both are refused. */
function checkPart(bytes: Buffer, name: string): void {
  const text = bytes.toString('utf8')
  if (name.endsWith('.rels'))
    rejectWhen(
      /attachedTemplate|\/(oleObject|frame)"/.test(text) && /TargetMode="External"/i.test(text),
      'macros',
    )
  else
    rejectWhen(
      /<ddeLink|<w:instrText[^>]*>[^<]{0,200}\bDDE(AUTO)?\b|w:instr="[^"]{0,200}\bDDE(AUTO)?\b/i.test(text),
      'macros',
    )
}

const isSafe = (name: string): boolean =>
  name !== '' && name.length <= 255 && !/\p{Cc}|^[/\\]|^[a-z]:|(^|[/\\])\.\.([/\\]|$)/iu.test(name)

function unpacked(zip: Buffer, { from, packed, size, method, crc }: Entry): Buffer {
  const bytes = zip.subarray(from, from + packed)
  const content = method === 0 ? bytes : inflated(bytes, size)
  rejectWhen(content.length !== size || crc32(content) !== crc, 'zip-damaged')
  return content
}

function inflated(bytes: Buffer, size: number): Buffer {
  try {
    return inflateRawSync(bytes, { maxOutputLength: Math.max(size, 1) })
  } catch {
    throw new ContentRefusal('zip-damaged')
  }
}

const signatures = { local: 0x04034b50, head: 0x02014b50, end: 0x06054b50 }

function readDirectory(zip: Buffer): Entry[] {
  const end = zip.lastIndexOf('PK\x05\x06', undefined, 'latin1')
  rejectWhen(end < 0 || end + 22 > zip.length, 'zip-damaged')
  rejectWhen(end + 22 + zip.readUInt16LE(end + 20) !== zip.length, 'zip-damaged')
  const count = zip.readUInt16LE(end + 10)
  rejectWhen(count > maxEntries, 'zip-many')
  rejectWhen(count === 0, 'zip-empty')
  const entries: Entry[] = []
  let at = zip.readUInt32LE(end + 16)
  for (let number = 0; number < count; number++) {
    rejectWhen(at + 46 > end || zip.readUInt32LE(at) !== signatures.head, 'zip-damaged')
    rejectWhen((zip.readUInt16LE(at + 8) & 1) === 1, 'zip-locked')
    const method = zip.readUInt16LE(at + 10)
    rejectWhen(method !== 0 && method !== 8, 'zip-damaged')
    const names = zip.readUInt16LE(at + 28)
    const next = at + 46 + names + zip.readUInt16LE(at + 30) + zip.readUInt16LE(at + 32)
    rejectWhen(next > end, 'zip-damaged')
    const packed = zip.readUInt32LE(at + 20)
    entries.push({
      name: zip.toString('utf8', at + 46, at + 46 + names),
      method,
      packed,
      size: zip.readUInt32LE(at + 24),
      crc: zip.readUInt32LE(at + 16),
      from: beginOf(zip, zip.readUInt32LE(at + 42), packed),
    })
    at = next
  }
  // Overlapping entries of a ZIP could unpack the same bytes many times, so they are refused.
  const ordered = entries.toSorted((a, b) => a.from - b.from)
  rejectWhen(
    ordered.some(({ from, packed }, index) => from + packed > (ordered[index + 1]?.from ?? zip.length)),
    'zip-bomb',
  )
  return entries
}

function beginOf(zip: Buffer, local: number, packed: number): number {
  rejectWhen(local + 30 > zip.length || zip.readUInt32LE(local) !== signatures.local, 'zip-damaged')
  const from = local + 30 + zip.readUInt16LE(local + 26) + zip.readUInt16LE(local + 28)
  rejectWhen(from + packed > zip.length, 'zip-damaged')
  return from
}
