import type { BookFormat } from '@/content/books-export'
import type { Entry } from '@/lib/books/entry'

/** Siigo allows 500 rows in a file, perhaps including the header, so a file gets at most 499 rows of entries. */
const siigoRowsEach = 499

/** Distributes the entries over files without splitting an entry; `from` is the index of a file's first entry. */
export function filesOf(format: BookFormat, entries: readonly Entry[]): { entries: Entry[]; from: number }[] {
  const most = format === 'siigo' ? siigoRowsEach : Infinity
  const files: { entries: Entry[]; from: number; rows: number }[] = []
  for (const [at, entry] of entries.entries()) {
    const last = files.at(-1)
    if (last && last.rows + entry.lines.length <= most) {
      last.entries.push(entry)
      last.rows += entry.lines.length
    } else files.push({ entries: [entry], from: at, rows: entry.lines.length })
  }
  return files
}
