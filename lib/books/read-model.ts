import type { bookExportText } from '@/content/books-export'
import { lacking, modelLimits, recognised, type BookModel } from '@/lib/books/model'
import { readSheets, SheetProblem } from '@/lib/books/read-sheets'

export class ModelProblem extends Error {
  readonly problem: keyof typeof bookExportText.model.problems
  constructor(problem: ModelProblem['problem']) {
    super(problem)
    this.problem = problem
  }
}

/** Reads the headings of an accounting program's empty import file; throws a `ModelProblem`. */
export async function readModel(file: File): Promise<BookModel> {
  for (const { sheet, lines } of await sheetsOf(file)) {
    const place = lines.findIndex((line) => lacking(recognised(line)) === null && line.length >= 3)
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

async function sheetsOf(file: File) {
  try {
    return await readSheets(file, { rows: modelLimits.above + 1, cell: modelLimits.cell })
  } catch (error) {
    throw new ModelProblem(error instanceof SheetProblem ? error.problem : 'broken')
  }
}

function withoutEmptyEnd(line: readonly string[]): string[] {
  const last = line.findLastIndex((cell) => cell.trim() !== '')
  return line.slice(0, last + 1)
}
