import type { BookFormat } from '@/content/books-export'
import type { Entry } from '@/lib/books/entry'

/** Rows of a Siigo file without its header: the help allows 500, one program that writes it counts the header. */
const siigoRowsEach = 499

/** The entries of each file, which is never split within an entry; `from` is the place of its first one. */
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
