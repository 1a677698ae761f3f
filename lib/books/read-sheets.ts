import { parse } from 'papaparse'
import { unpackedSize } from '@/lib/format/xlsx-zip'

const mostBytes = 2 * 1024 * 1024
const mostUnpacked = 20 * 1024 * 1024

export type Sheet = { sheet: string; lines: string[][] }
type Limits = { rows: number; cell: number }

/** `kind` means that the file is no table, and `broken` that the file cannot be read. */
export class SheetProblem extends Error {
  readonly problem: 'kind' | 'broken'
  constructor(problem: SheetProblem['problem']) {
    super(problem)
    this.problem = problem
  }
}

/** Reads the first rows of each sheet of an .xlsx file, or of a .csv file; throws a `SheetProblem`. */
export async function readSheets(file: File, limits: Limits): Promise<Sheet[]> {
  if (file.size > mostBytes) throw new SheetProblem('broken')
  const bytes = new Uint8Array(await file.arrayBuffer())
  return bytes[0] === 0x50 && bytes[1] === 0x4b
    ? await workbookOf(bytes, limits)
    : csvOf(file.name, bytes, limits)
}

const cellOf = (value: unknown, most: number): string =>
  (value === null || value === undefined ? '' : String(value)).slice(0, most)

async function workbookOf(bytes: Uint8Array<ArrayBuffer>, { rows, cell }: Limits): Promise<Sheet[]> {
  try {
    if (unpackedSize(bytes) > mostUnpacked) throw new SheetProblem('broken')
    const { default: read } = await import('read-excel-file/universal')
    // Spaces at the end of a heading are kept, because the accounting program may compare the headings.
    const workbook = await read(bytes.buffer, { trim: false })
    return workbook.map(({ sheet, data }) => ({
      sheet,
      lines: data.slice(0, rows).map((line) => line.map((value) => cellOf(value, cell))),
    }))
  } catch {
    throw new SheetProblem('broken')
  }
}

function csvOf(name: string, bytes: Uint8Array, { rows, cell }: Limits): Sheet[] {
  const text = decode(bytes)
  if (!/\.(csv|txt)$/i.test(name) || text.includes('\0')) throw new SheetProblem('kind')
  const { data } = parse<string[]>(text, { delimiter: delimiterOf(text), preview: rows })
  return [{ sheet: 'Hoja1', lines: data.map((line) => line.map((value) => cellOf(value, cell))) }]
}

/** Returns the delimiter that most of the first lines contain. */
function delimiterOf(text: string): string {
  const lines = text.slice(0, 20_000).split(/\r?\n/)
  const count = (sign: string) => lines.filter((line) => line.includes(sign)).length
  return [';', '\t', '|', ','].reduce((best, sign) => (count(sign) > count(best) ? sign : best))
}

/** Excel for Windows does not mark its encoding, so text that is no valid UTF-8 is read as windows-1252. */
function decode(bytes: Uint8Array): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return new TextDecoder('windows-1252').decode(bytes)
  }
}
