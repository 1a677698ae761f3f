import 'server-only'
import { rowsOf, type Row } from '@/lib/account/export/rows'
import { sources, type AnySource } from '@/lib/account/export/sources'
import type { SignedIn } from '@/lib/auth/session'
import { csvLine, csvStart } from '@/lib/format/csv'

const cell = (value: Row[string] | undefined): string | number | null => {
  if (value === null || value === undefined) return null
  if (typeof value === 'boolean') return value ? 'sí' : 'no'
  return typeof value === 'object' ? JSON.stringify(value) : value
}

/** One part as a table for spreadsheets. */
export async function* csvOf(user: SignedIn, source: AnySource): AsyncGenerator<string> {
  yield csvStart + csvLine(source.columns)
  for await (const row of rowsOf(user, source))
    yield csvLine(source.columns.map((column) => cell(row[column])))
}

/** Every part in one JSON object, written as it is read. */
export async function* jsonOf(user: SignedIn, made: Date): AsyncGenerator<string> {
  yield `{\n  "correo": ${JSON.stringify(user.email)},\n  "fecha": ${JSON.stringify(made.toISOString())}`
  for (const source of sources) {
    yield `,\n  ${JSON.stringify(source.name)}: [`
    let separator = ''
    for await (const row of rowsOf(user, source)) {
      const shown = Object.fromEntries(source.columns.map((column) => [column, row[column] ?? null]))
      yield `${separator}\n    ${JSON.stringify(shown)}`
      separator = ','
    }
    yield separator ? '\n  ]' : ']'
  }
  yield '\n}\n'
}
