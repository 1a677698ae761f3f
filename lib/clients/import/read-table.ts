import { parse } from 'papaparse'
import type { importText } from '@/content/client-import'
import { oneLine } from '@/lib/format/one-line'

export type Table = { headings: string[]; rows: string[][] }
type Problem = keyof typeof importText.problems

export const limits = {
  bytes: 5 * 1024 * 1024,
  rows: 5000,
  columns: 60,
  cell: 500,
  unpacked: 60 * 1024 * 1024,
}

export class TableProblem extends Error {
  readonly problem: Problem
  constructor(problem: Problem) {
    super(problem)
    this.problem = problem
  }
}

type AreHeadings = (line: readonly string[]) => boolean

/** Reads CSV or the first Excel sheet; throws a `TableProblem`. If no line has known headings, the first line is the header. */
export async function readTable(file: File, areHeadings: AreHeadings = () => false): Promise<Table> {
  if (file.size > limits.bytes) throw new TableProblem('size')
  const bytes = new Uint8Array(await file.arrayBuffer())
  if (/\.xlsx$/i.test(file.name) || isZip(bytes)) return tableOf(await readSheet(bytes), areHeadings)
  if (!/\.(csv|txt|tsv)$/i.test(file.name)) throw new TableProblem('kind')
  const text = decode(bytes)
  if (text.includes('\0')) throw new TableProblem('kind')
  const { data, meta } = parse<string[]>(text, {
    skipEmptyLines: 'greedy',
    delimitersToGuess: [';', ',', '\t', '|'],
    // Reads more lines than the limit of rows, because titles and empty lines do not count as rows.
    preview: 4 * limits.rows,
  })
  if (meta.truncated) throw new TableProblem('rows')
  return tableOf(data, areHeadings)
}

/** Excel for Windows writes its own encoding without a mark, so invalid UTF-8 is read as windows-1252. */
function decode(bytes: Uint8Array): string {
  const [first, second] = bytes
  if (first === 0xff && second === 0xfe) return new TextDecoder('utf-16le').decode(bytes)
  if (first === 0xfe && second === 0xff) return new TextDecoder('utf-16be').decode(bytes)
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return new TextDecoder('windows-1252').decode(bytes)
  }
}

const isZip = (bytes: Uint8Array) => bytes[0] === 0x50 && bytes[1] === 0x4b

/** Reads the first sheet of a workbook; the Excel library is loaded only here, when it is needed. */
async function readSheet(bytes: Uint8Array<ArrayBuffer>): Promise<unknown[][]> {
  if (!isZip(bytes)) throw new TableProblem('broken')
  if (unpackedSize(bytes) > limits.unpacked) throw new TableProblem('bomb')
  const { readSheet: read } = await import('read-excel-file/universal')
  try {
    return await read(bytes.buffer)
  } catch {
    throw new TableProblem('broken')
  }
}

/** Bytes after unpacking, as the ZIP directory declares them; a file that declares too many is refused before unpacking. */
export function unpackedSize(bytes: Uint8Array): number {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  let end = bytes.length - 22
  while (end >= 0 && view.getUint32(end, true) !== 0x06054b50) end--
  if (end < 0) throw new TableProblem('broken')
  let [at, size] = [view.getUint32(end + 16, true), 0]
  for (let left = view.getUint16(end + 10, true); left > 0; left--) {
    if (at + 46 > bytes.length || view.getUint32(at, true) !== 0x02014b50) throw new TableProblem('broken')
    size += view.getUint32(at + 24, true)
    at += 46 + view.getUint16(at + 28, true) + view.getUint16(at + 30, true) + view.getUint16(at + 32, true)
  }
  return size
}

/** The header is searched below at most this many title lines. */
const titleLines = 10

function tableOf(lines: readonly (readonly unknown[])[], areHeadings: AreHeadings): Table {
  const all = lines.map((line) => line.map(cellText)).filter((line) => line.some((cell) => cell !== ''))
  const filled = all.slice(Math.max(0, all.slice(0, titleLines + 1).findIndex(areHeadings)))
  const [headings, ...rows] = filled
  if (!headings || rows.length === 0) throw new TableProblem('empty')
  if (rows.length > limits.rows) throw new TableProblem('rows')
  const width = Math.max(...filled.map((line) => line.findLastIndex((cell) => cell !== '') + 1))
  if (width > limits.columns) throw new TableProblem('columns')
  if (filled.some((line) => line.some((cell) => cell.length > limits.cell))) throw new TableProblem('long')
  const whole = (line: readonly string[]) => Array.from({ length: width }, (_, at) => line[at] ?? '')
  return { headings: whole(headings), rows: rows.map(whole) }
}

/** The cell as text: numbers without thousands separators, days as ISO dates. */
function cellText(value: unknown): string {
  if (value === null || value === undefined) return ''
  if (value instanceof Date) return value.toISOString().slice(0, 10)
  return oneLine(String(value))
}
