import { parse } from 'papaparse'
import { entriesIn, unpackedParts, unpackedSize } from '@/lib/format/xlsx-zip'

/** `total` counts all rows of the sheet; `rows` contains the first rows, all with the same number of cells. */
export type Sheet = { name: string; rows: string[][]; total: number }

/** `unpacked` is the largest workbook in bytes after unpacking; `cell` is a number of characters. */
export const sheetLimits = { rows: 200, columns: 40, cell: 300, sheets: 20, unpacked: 15 * 1024 * 1024 }

export class SheetTooLarge extends Error {}

/** Formulas are never computed, so a cell shows its stored value. */
export async function readSheets(bytes: ArrayBuffer, name: string): Promise<Sheet[]> {
  const content = new Uint8Array(bytes)
  return content[0] === 0x50 && content[1] === 0x4b ? readWorkbook(content) : [readCsv(content, name)]
}

async function readWorkbook(content: Uint8Array<ArrayBuffer>): Promise<Sheet[]> {
  if (unpackedSize(content) > sheetLimits.unpacked) throw new SheetTooLarge()
  // The loop throws if an entry is larger than declared, so at most `sheetLimits.unpacked` bytes are unpacked.
  for (const entry of entriesIn(content)) for await (const part of unpackedParts(content, entry)) void part
  const { default: read } = await import('read-excel-file/universal')
  const workbook = await read(content.buffer)
  return workbook.slice(0, sheetLimits.sheets).map(({ sheet, data }) => sheetOf(sheet, data))
}

function readCsv(content: Uint8Array, name: string): Sheet {
  const { data } = parse<string[]>(decoded(content), { delimitersToGuess: [';', ',', '\t', '|'] })
  return sheetOf(name, data)
}

/** Excel may write windows-1252 without a byte order mark, so a text that is not UTF-8 is read as windows-1252. */
function decoded(content: Uint8Array): string {
  const [first, second] = content
  if (first === 0xff && second === 0xfe) return new TextDecoder('utf-16le').decode(content)
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(content)
  } catch {
    return new TextDecoder('windows-1252').decode(content)
  }
}

function sheetOf(name: string, data: readonly (readonly unknown[])[]): Sheet {
  const rows = data
    .slice(0, sheetLimits.rows)
    .map((row) => row.slice(0, sheetLimits.columns).map((cell) => shown(cell).slice(0, sheetLimits.cell)))
  const width = rows.reduce((most, row) => Math.max(most, row.findLastIndex((cell) => cell !== '') + 1), 0)
  return {
    name,
    rows: rows.map((row) => Array.from({ length: width }, (_, at) => row[at] ?? '')),
    total: data.length,
  }
}

const number = new Intl.NumberFormat('es-CO', { maximumFractionDigits: 6 })

function shown(value: unknown): string {
  if (value === null || value === undefined) return ''
  if (value instanceof Date) return value.toISOString().slice(0, 10)
  return typeof value === 'number' ? number.format(value) : String(value)
}

/** Returns the letters of a column: A for 0, AA for 26. */
export const columnLetters = (place: number): string =>
  (place >= 26 ? columnLetters(Math.floor(place / 26) - 1) : '') + String.fromCharCode(65 + (place % 26))
