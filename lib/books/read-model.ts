import { parse } from 'papaparse'
import type { bookExportText } from '@/content/books-export'
import { lacking, modelLimits, recognised, type BookModel } from '@/lib/books/model'
import { unpackedSize } from '@/lib/format/xlsx-zip'

const mostBytes = 2 * 1024 * 1024
const mostUnpacked = 20 * 1024 * 1024

export class ModelProblem extends Error {
  readonly problem: keyof typeof bookExportText.model.problems
  constructor(problem: ModelProblem['problem']) {
    super(problem)
    this.problem = problem
  }
}

type Sheet = { sheet: string; lines: string[][] }

/** Reads the headings of an accounting program's empty model, and the lines above them. Throws a `ModelProblem`. */
export async function readModel(file: File): Promise<BookModel> {
  if (file.size > mostBytes) throw new ModelProblem('broken')
  const bytes = new Uint8Array(await file.arrayBuffer())
  const sheets = bytes[0] === 0x50 && bytes[1] === 0x4b ? await workbookOf(bytes) : csvOf(file.name, bytes)
  for (const { sheet, lines } of sheets) {
    const place = lines
      .slice(0, modelLimits.above + 1)
      .findIndex((line) => lacking(recognised(line)) === null && line.length >= 3)
    if (place < 0) continue
    const headings = withoutEmptyEnd(lines[place] ?? [])
    if (headings.length > modelLimits.columns) break
    return {
      name: file.name.slice(-120),
      sheet: sheet.slice(0, 31) || 'Hoja1',
      above: lines.slice(0, place).map((line) => line.slice(0, headings.length)),
      headings,
      fields: recognised(headings),
    }
  }
  throw new ModelProblem('headings')
}

const cellOf = (value: unknown): string =>
  (value === null || value === undefined ? '' : String(value)).slice(0, modelLimits.cell)

function withoutEmptyEnd(line: readonly string[]): string[] {
  const last = line.findLastIndex((cell) => cell.trim() !== '')
  return line.slice(0, last + 1)
}

async function workbookOf(bytes: Uint8Array<ArrayBuffer>): Promise<Sheet[]> {
  try {
    if (unpackedSize(bytes) > mostUnpacked) throw new ModelProblem('broken')
    const { default: read } = await import('read-excel-file/universal')
    // Spaces at the end of a heading are kept, because importers may compare them too.
    const workbook = await read(bytes.buffer, { trim: false })
    return workbook.map(({ sheet, data }) => ({
      sheet,
      lines: data.slice(0, modelLimits.above + 1).map((line) => line.map(cellOf)),
    }))
  } catch {
    throw new ModelProblem('broken')
  }
}

function csvOf(name: string, bytes: Uint8Array): Sheet[] {
  const text = decode(bytes)
  if (!/\.(csv|txt)$/i.test(name) || text.includes('\0')) throw new ModelProblem('kind')
  const { data } = parse<string[]>(text, {
    delimitersToGuess: [';', ',', '\t', '|'],
    preview: modelLimits.above + 1,
  })
  return [{ sheet: 'Hoja1', lines: data.map((line) => line.map(cellOf)) }]
}

/** Excel for Windows writes its own encoding without a mark, so invalid UTF-8 is read as windows-1252. */
function decode(bytes: Uint8Array): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return new TextDecoder('windows-1252').decode(bytes)
  }
}
