import { ContentRefusal, rejectWhen, type ContentCheck } from '@/lib/uploads/content-check/content-check'

/** Checks Office documents from before 2007 (MS-CFB). Only workbooks without macros are accepted. */

const signature = Buffer.from([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1])
const endOfChain = 0xfffffffe
/** Sector numbers from this one on are special: free sectors, sectors of the table and ends of chains. */
const specialSectors = 0xfffffffa
const headEntries = 109

export const isLegacy = (bytes: Uint8Array): boolean => signature.equals(bytes.subarray(0, 8))

export function legacyCheck(): ContentCheck {
  const parts: Buffer[] = []
  return {
    write: (chunk) => void parts.push(chunk),
    end() {
      checkLegacy(Buffer.concat(parts))
      return 'application/vnd.ms-excel'
    },
  }
}

/** Compound files compare names without case; newer versions of Excel read `Workbook`, older ones `Book`. */
const workbooks = /^(work)?book$/i
const macroParts = /^(_?VBA(_PROJECT.*)?|_VBA_PROJECT_CUR|Macros|PROJECT)$/i
/** Matches the names of controls, and of embedded objects (in Excel `MBD…`), which one click would open. */
const objects = /^(\x01Ole10Native|Package|Ctls|MBD[0-9A-F]{8})$/i

/** `foreign` is the refusal reason for a document that contains no Excel workbook. */
export function checkLegacy(file: Buffer, foreign?: string): void {
  rejectWhen(file.length < 1536, 'office-damaged')
  const shift = file.readUInt16LE(30)
  rejectWhen(shift !== 9 && shift !== 12, 'office-damaged')
  const size = 1 << shift
  const sector = (number: number): Buffer => {
    const from = (number + 1) * size
    if (from >= file.length) throw new ContentRefusal('office-damaged')
    return file.subarray(from, from + size)
  }
  // `most` is the number of sectors in the file. A longer chain of sectors would be circular.
  const most = Math.ceil(file.length / size)
  const table = readTable(file, size, sector, most)
  const chain = (start: number) => joined(start, table, sector, most)
  const streams = entriesIn(chain(file.readUInt32LE(48)))
  const has = (wanted: RegExp) => streams.some(({ name }) => wanted.test(name))
  rejectWhen(has(/^EncryptedPackage$/i), 'zip-locked')
  rejectWhen(has(macroParts) || has(objects), 'macros')
  rejectWhen(!has(workbooks), foreign ?? (has(/^WordDocument$/i) ? 'word' : 'office'))
  // A file for old and new versions of Excel has two workbooks; a program may open either, so both are checked.
  for (const { start, length, longer } of streams.filter(({ name }) => workbooks.test(name))) {
    // The file stores streams below 4 kB in another place, but a workbook is never that small.
    rejectWhen(length < 4096 || (size === 4096 && longer > 0), 'office-damaged')
    const bytes = chain(start)
    rejectWhen(bytes.length < length, 'office-damaged')
    checkSheets(bytes.subarray(0, length))
  }
}

type Sector = (number: number) => Buffer

/** Returns for each sector the next sector of its chain. */
function readTable(file: Buffer, size: number, sector: Sector, most: number): number[] {
  const places: number[] = []
  for (let at = 0; at < headEntries; at++) places.push(file.readUInt32LE(76 + 4 * at))
  let next = file.readUInt32LE(68)
  while (next < specialSectors) {
    rejectWhen(places.length > most + headEntries + size, 'office-damaged')
    const more = sector(next)
    for (let at = 0; at + 8 <= size; at += 4) places.push(more.readUInt32LE(at))
    next = more.readUInt32LE(size - 4)
  }
  // An unused place between used places is refused, because all later parts of the sector table would shift.
  const used = places.findLastIndex((place) => place < specialSectors) + 1
  const table: number[] = []
  for (const place of places.slice(0, used)) {
    rejectWhen(table.length > 2 * most + size, 'office-damaged')
    const part = sector(place)
    for (let at = 0; at + 4 <= part.length; at += 4) table.push(part.readUInt32LE(at))
  }
  return table
}

/** Refuses a chain without the mark of its end, because another program could read beyond the chain. */
function joined(start: number, table: readonly number[], sector: Sector, most: number): Buffer {
  const parts: Buffer[] = []
  for (let at = start; at !== endOfChain;) {
    rejectWhen(parts.length > most, 'office-damaged')
    parts.push(sector(at))
    const next = table[at]
    if (next === undefined) throw new ContentRefusal('office-damaged')
    at = next
  }
  return Buffer.concat(parts)
}

/** `longer` is the upper half of a length above 4 GB, which only files with sectors of 4,096 bytes use. */
type Stream = { name: string; start: number; length: number; longer: number }

function entriesIn(directory: Buffer): Stream[] {
  const entries = []
  for (let at = 0; at + 128 <= directory.length; at += 128) {
    const length = directory.readUInt16LE(at + 64)
    if (length < 2 || length > 64 || directory[at + 66] === 0) continue
    entries.push({
      name: directory.toString('utf16le', at, at + length - 2),
      start: directory.readUInt32LE(at + 116),
      length: directory.readUInt32LE(at + 120),
      longer: directory.readUInt32LE(at + 124),
    })
  }
  rejectWhen(entries.length === 0, 'office-damaged')
  return entries
}

const records = { begin: 0x809, sheet: 0x85, locked: 0x2f, otherBook: 0x1ae, otherSheet: 0x17 }
const [macroSheet, beginOfMacros, versionOf97] = [1, 0x40, 6]

/** Refuses locked workbooks, macro sheets, which Excel used before VBA, and links that start a program (DDE). */
function checkSheets(workbook: Buffer): void {
  let isOld = true
  for (let at = 0; at + 4 <= workbook.length;) {
    const [kind, length] = [workbook.readUInt16LE(at), workbook.readUInt16LE(at + 2)]
    const body = workbook.subarray(at + 4, at + 4 + length)
    if (kind === records.begin) isOld = body[1] !== versionOf97
    rejectWhen(kind === records.locked, 'zip-locked')
    rejectWhen(kind === records.sheet && body[5] === macroSheet, 'macros')
    rejectWhen(kind === records.begin && body[2] === beginOfMacros, 'macros')
    rejectWhen(kind === records.otherBook && startsProgram(linkOf(body)), 'macros')
    // Before Excel 97 this record contained a link, which may start a program. Newer versions write only numbers.
    rejectWhen(kind === records.otherSheet && isOld && startsProgram(body.toString('latin1', 1)), 'macros')
    at += 4 + length
  }
}

/**
 * Returns the path from a record that links to another workbook (MS-XLS 2.4.271).
 * The characters of the path have one or two bytes.
 */
const linkOf = (body: Buffer): string =>
  ((body[4] ?? 0) & 1) === 0 ? body.toString('latin1', 5) : body.toString('utf16le', 5)

/**
 * A link that starts a program (DDE) has 0x03 between program and topic.
 * A link that begins with a control character names a file.
 */
const startsProgram = (link: string): boolean => link > '\x08' && link.includes('\x03')
