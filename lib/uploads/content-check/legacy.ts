import { ContentRefusal, rejectWhen, type ContentCheck } from '@/lib/uploads/content-check/content-check'

/** Checks Office documents from before 2007 (MS-CFB). Only workbooks without macros are accepted. */

const signature = Buffer.from([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1])
const endOfChain = 0xfffffffe
const headEntries = 109

export const isLegacy = (bytes: Uint8Array): boolean => signature.equals(bytes.subarray(0, 8))

export function legacyCheck(): ContentCheck {
  const parts: Buffer[] = []
  return {
    write: (chunk) => void parts.push(chunk),
    end() {
      const names = checkLegacy(Buffer.concat(parts))
      rejectWhen(
        !names.includes('Workbook') && !names.includes('Book'),
        names.includes('WordDocument') ? 'word' : 'office',
      )
      return 'application/vnd.ms-excel'
    },
  }
}

export function checkLegacy(file: Buffer): string[] {
  rejectWhen(file.length < 1536, 'office-damaged')
  const shift = file.readUInt16LE(30)
  rejectWhen(shift !== 9 && shift !== 12, 'office-damaged')
  const size = 1 << shift
  const sector = (number: number): Buffer => {
    const from = (number + 1) * size
    if (from + size > file.length + size - 1 || from >= file.length)
      throw new ContentRefusal('office-damaged')
    return file.subarray(from, from + size)
  }
  // A chain of more sectors than the file has would be circular.
  const most = Math.ceil(file.length / size)
  const table = readTable(file, size, sector, most)
  const chain = (start: number) => joined(start, table, sector, most)
  const streams = entriesIn(chain(file.readUInt32LE(48)))
  const names = streams.map(({ name }) => name)
  rejectWhen(names.includes('EncryptedPackage'), 'zip-locked')
  rejectWhen(
    names.some((name) =>
      /^(_?VBA(_PROJECT.*)?|_VBA_PROJECT_CUR|Macros|\x01Ole10Native|PROJECT)$/i.test(name),
    ),
    'macros',
  )
  const workbook = streams.find(({ name }) => name === 'Workbook' || name === 'Book')
  // Streams below 4 kB are stored in another place. A workbook is never that small.
  if (workbook) {
    rejectWhen(workbook.length < 4096, 'office-damaged')
    checkSheets(chain(workbook.start).subarray(0, workbook.length))
  }
  return names
}

type Sector = (number: number) => Buffer

/** Returns for each sector the next sector of its chain. */
function readTable(file: Buffer, size: number, sector: Sector, most: number): number[] {
  const places: number[] = []
  for (let at = 0; at < headEntries; at++) places.push(file.readUInt32LE(76 + 4 * at))
  let next = file.readUInt32LE(68)
  for (let left = most; next < endOfChain && left > 0; left--) {
    const more = sector(next)
    for (let at = 0; at + 8 <= size; at += 4) places.push(more.readUInt32LE(at))
    next = more.readUInt32LE(size - 4)
  }
  const table: number[] = []
  for (const place of places) {
    if (place >= endOfChain - 1) continue
    rejectWhen(table.length > 2 * most + size, 'office-damaged')
    const part = sector(place)
    for (let at = 0; at + 4 <= part.length; at += 4) table.push(part.readUInt32LE(at))
  }
  return table
}

function joined(start: number, table: readonly number[], sector: Sector, most: number): Buffer {
  const parts: Buffer[] = []
  for (let at = start; at < endOfChain - 1; at = table[at] ?? endOfChain) {
    rejectWhen(parts.length > most, 'office-damaged')
    parts.push(sector(at))
  }
  return Buffer.concat(parts)
}

function entriesIn(directory: Buffer): { name: string; start: number; length: number }[] {
  const entries = []
  for (let at = 0; at + 128 <= directory.length; at += 128) {
    const length = directory.readUInt16LE(at + 64)
    if (length < 2 || length > 64 || directory[at + 66] === 0) continue
    entries.push({
      name: directory.toString('utf16le', at, at + length - 2),
      start: directory.readUInt32LE(at + 116),
      length: directory.readUInt32LE(at + 120),
    })
  }
  rejectWhen(entries.length === 0, 'office-damaged')
  return entries
}

const records = { sheet: 0x85, locked: 0x2f }
const macroSheet = 1

/** Refuses locked workbooks and macro sheets, which Excel used before VBA. */
function checkSheets(workbook: Buffer): void {
  for (let at = 0; at + 4 <= workbook.length;) {
    const [kind, length] = [workbook.readUInt16LE(at), workbook.readUInt16LE(at + 2)]
    const body = workbook.subarray(at + 4, at + 4 + length)
    rejectWhen(kind === records.locked, 'zip-locked')
    rejectWhen(kind === records.sheet && body[5] === macroSheet, 'macros')
    at += 4 + length
  }
}
