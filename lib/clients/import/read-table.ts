import { parse } from 'papaparse'
import type { importText } from '@/content/client-import'
import { mergedCells, type Merged } from '@/lib/clients/import/merged-cells'
import { unpackedSize } from '@/lib/format/xlsx-zip'
import { oneLine } from '@/lib/format/one-line'

/** `row` is a row's number in Excel, and `sheets` are the sheets of the workbook that were not read. */
export type Table = {
  headings: string[]
  rows: { row: number; cells: string[] }[]
  sheet: string | null
  sheets: string[]
}
type Problem = keyof typeof importText.problems

export const limits = {
  bytes: 5 * 1024 * 1024,
  rows: 5000,
  columns: 60,
  cell: 500,
  unpacked: 60 * 1024 * 1024,
}
/** Titles and empty lines do not count as rows, so more lines than rows are allowed. */
const mostLines = 4 * limits.rows

export class TableProblem extends Error {
  readonly problem: Problem
  constructor(problem: Problem) {
    super(problem)
    this.problem = problem
  }
}

type AreHeadings = (line: readonly string[]) => boolean
type Lines = string[][]

/** Reads a CSV file, or the sheet of an Excel file that has known headings, or else its first sheet. */
export async function readTable(file: File, areHeadings: AreHeadings = () => false): Promise<Table> {
  if (file.size > limits.bytes) throw new TableProblem('size')
  const bytes = new Uint8Array(await file.arrayBuffer())
  if (/\.xlsx$/i.test(file.name) || isZip(bytes)) return readWorkbook(bytes, areHeadings)
  if (!/\.(csv|txt|tsv)$/i.test(file.name)) throw new TableProblem('kind')
  const text = decode(bytes)
  if (text.includes('\0')) throw new TableProblem('kind')
  // Titles above the header would mislead a guess, so the right delimiter is the one that yields known headings.
  const hasHeader = (delimiter: string) =>
    headerOf(linesBy(text, delimiter, 4 * titleLines).lines, areHeadings) >= 0
  const { lines, isCut } = linesBy(text, delimiters.find(hasHeader) ?? guessed(text), mostLines)
  if (isCut) throw new TableProblem('rows')
  return { ...tableOf(lines, [], areHeadings), sheet: null, sheets: [] }
}

function linesBy(text: string, delimiter: string, preview: number): { lines: Lines; isCut: boolean } {
  const { data, meta } = parse<string[]>(text, { delimiter, preview })
  return { lines: data.map((line) => line.map(cellText)), isCut: meta.truncated }
}

const guessed = (text: string): string =>
  parse(text, { delimitersToGuess: delimiters, skipEmptyLines: 'greedy', preview: 4 * titleLines }).meta
    .delimiter

const delimiters = [';', ',', '\t', '|']

/** Excel for Windows does not mark its encoding, so text that is no valid UTF-8 is read as windows-1252. */
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

async function readWorkbook(bytes: Uint8Array<ArrayBuffer>, areHeadings: AreHeadings): Promise<Table> {
  if (!isZip(bytes)) throw new TableProblem('broken')
  const { sheets, merged } = await openWorkbook(bytes, areHeadings).catch((cause: unknown) => {
    throw cause instanceof TableProblem ? cause : new TableProblem('broken')
  })
  const chosen = sheets.find(({ isChosen }) => isChosen)
  if (!chosen) throw new TableProblem('empty')
  const others = sheets.filter((one) => one !== chosen && one.lines.some((line) => line.some(Boolean)))
  return {
    ...tableOf(chosen.lines, merged, areHeadings),
    sheet: chosen.name,
    sheets: others.map(({ name }) => name),
  }
}

async function openWorkbook(bytes: Uint8Array<ArrayBuffer>, areHeadings: AreHeadings) {
  if (unpackedSize(bytes) > limits.unpacked) throw new TableProblem('bomb')
  const { default: read } = await import('read-excel-file/universal')
  const workbook = await read(bytes.buffer)
  const all = workbook.map(({ sheet, data }) => ({
    name: sheet,
    lines: data.slice(0, mostLines + 1).map((line) => line.map(cellText)),
  }))
  const withHeadings = all.findIndex(({ lines }) => headerOf(lines, areHeadings) >= 0)
  const place = Math.max(0, withHeadings)
  if ((all[place]?.lines.length ?? 0) > mostLines) throw new TableProblem('rows')
  return {
    sheets: all.map((one, at) => ({ ...one, isChosen: at === place })),
    merged: await mergedCells(bytes, place),
  }
}

/** At most this many title lines may stand above the header. */
const titleLines = 10

const isEmpty = (line: readonly string[]) => line.every((cell) => cell === '')

function headerOf(lines: Lines, areHeadings: AreHeadings): number {
  let filled = 0
  for (const [at, line] of lines.entries()) {
    if (isEmpty(line)) continue
    if (areHeadings(line)) return at
    if (filled++ >= titleLines) return -1
  }
  return -1
}

function tableOf(
  lines: Lines,
  merged: readonly Merged[],
  areHeadings: AreHeadings,
): Pick<Table, 'headings' | 'rows'> {
  const known = headerOf(lines, areHeadings)
  const first = known >= 0 ? known : lines.findIndex((line) => !isEmpty(line))
  spread(lines, merged, first)
  // Headings may have two lines, the first one for groups: «Contacto» above «Nombre» and «Correo».
  const isDouble = known >= 0 && areHeadings(lines[first + 1] ?? [])
  const last = isDouble ? first + 1 : first
  const headings = (lines[last] ?? []).map((cell, at) => {
    const above = lines[first]?.[at] ?? ''
    return above === '' || above === cell ? cell : `${above} ${cell}`.trim()
  })
  const rows = lines.flatMap((cells, at) => (at <= last || isEmpty(cells) ? [] : [{ row: at + 1, cells }]))
  if (first < 0 || rows.length === 0) throw new TableProblem('empty')
  if (rows.length > limits.rows) throw new TableProblem('rows')
  const filled = [headings, ...rows.map(({ cells }) => cells)]
  const width = Math.max(...filled.map((line) => line.findLastIndex((cell) => cell !== '') + 1))
  if (width > limits.columns) throw new TableProblem('columns')
  if (filled.some((line) => line.some((cell) => cell.length > limits.cell))) throw new TableProblem('long')
  const whole = (line: readonly string[]) => Array.from({ length: width }, (_, at) => line[at] ?? '')
  return { headings: whole(headings), rows: rows.map(({ row, cells }) => ({ row, cells: whole(cells) })) }
}

/** Copies a merged range's value to each of its rows and, in the header's first line, to each of its columns. */
function spread(lines: Lines, merged: readonly Merged[], header: number): void {
  for (const { top, left, bottom, right } of merged) {
    const value = lines[top]?.[left] ?? ''
    if (value === '' || left >= limits.columns) continue
    for (const line of lines.slice(top, bottom + 1)) line[left] ||= value
    if (top !== header) continue
    for (let column = left; column <= Math.min(right, limits.columns - 1); column++)
      (lines[top] ?? [])[column] ||= value
  }
}

/** Returns a cell as text: numbers without thousands separators, days as ISO dates. */
function cellText(value: unknown): string {
  if (value === null || value === undefined) return ''
  if (value instanceof Date) return value.toISOString().slice(0, 10)
  return oneLine(String(value))
}
