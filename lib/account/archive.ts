import 'server-only'
import { z } from 'zod'
import { exportGuide } from '@/content/account'
import { sources, type AnySource, type Tables } from '@/lib/account/archive-sources'
import { noteProgress } from '@/lib/account/exports'
import { bogotaDay } from '@/lib/calendar/civil-day'
import { safeName, zipStream, type ZipEntry } from '@/lib/http/zip-stream'
import { csvLine, csvStart } from '@/lib/format/spreadsheet'
import { report } from '@/lib/observability/report'
import type { SignedIn } from '@/lib/session/session'
import { openStoredFile } from '@/lib/supabase/stored-file'
import { unwrap } from '@/lib/supabase/unwrap'

const fileColumns = ['id', 'name', 'created_at']
const notePause = 500

export const archiveOf = (user: SignedIn, exportId: string): ReadableStream<Uint8Array> =>
  zipStream(entries(user, exportId))

async function* entries(reader: SignedIn, exportId: string): AsyncGenerator<ZipEntry> {
  const registration = registrationOf(reader.db)
  const user: Owner = { ...reader, registration: () => registration }
  // Without this `catch`, a read that fails before it is awaited would cause an unhandled rejection.
  registration.catch(() => {})
  const made = new Date()
  const missing: string[] = []
  const reading = new AbortController()
  let done = 0
  let noted = 0
  let finished = false
  try {
    yield { name: 'LEEME.txt', input: exportGuide, lastModified: made }
    yield { name: 'datos.json', input: jsonOf(user, made), lastModified: made }
    for (const source of sources)
      yield { name: `tablas/${source.name}.csv`, input: csvOf(user, source), lastModified: made }
    const { rut, rut_name: rutName } = (await registration) ?? {}
    if (rut) {
      const name = entryName('registro', String(rutName), made)
      yield { name, input: new Blob([Buffer.from(String(rut), 'base64')]).stream(), lastModified: made }
    }
    for await (const { id, name, created_at } of rowsOf(user, {
      table: 'documents',
      key: 'id',
      columns: fileColumns,
      where: { kind: 'file' },
    })) {
      const bytes = await openFile(user, String(id), reading.signal)
      const lastModified = new Date(String(created_at))
      if (bytes) yield { name: entryName(String(id), String(name), lastModified), input: bytes, lastModified }
      else missing.push(`${String(id)} ${String(name)}`)
      done += 1
      if (Date.now() - noted > notePause) {
        noted = Date.now()
        await noteProgress(exportId, done, 'running')
      }
    }
    if (missing.length) yield { name: 'archivos/FALTAN.txt', input: missing.join('\r\n'), lastModified: made }
    finished = true
  } finally {
    reading.abort()
    await noteProgress(exportId, done, finished ? 'done' : 'failed')
  }
}

/** Returns a file's bytes; null if the file cannot be read, so that the archive lists the file as missing. */
async function openFile(
  user: SignedIn,
  document: string,
  signal: AbortSignal,
): Promise<ReadableStream<Uint8Array> | null> {
  try {
    return (await openStoredFile(user.db, document, { signal }))?.bytes.body ?? null
  } catch (error) {
    report(error, 'account.export-file')
    return null
  }
}

const cell = (value: unknown): string | number | null => {
  if (value === null || value === undefined) return null
  if (typeof value === 'boolean') return value ? 'sí' : 'no'
  if (typeof value === 'number') return value
  return typeof value === 'string' ? value : JSON.stringify(value)
}

async function* csvOf(user: Owner, source: AnySource): AsyncGenerator<string> {
  yield csvStart + csvLine(source.columns)
  for await (const row of rowsOf(user, source))
    yield csvLine(source.columns.map((column) => cell(row[column])))
}

async function* jsonOf(user: Owner, made: Date): AsyncGenerator<string> {
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

const rowShape = z.record(z.string(), z.unknown())
type Row = z.output<typeof rowShape>

const pageSize = 500

/** The registration is read only once, because all parts of the archive share it. */
type Owner = SignedIn & { registration: () => Promise<Row | null> }

const ofPerson: ReadonlySet<keyof Tables> = new Set([
  'client_profiles',
  'notification_choices',
  'notifications',
  'consents',
])

async function* rowsOf(
  user: Owner,
  { table, key, columns, where }: Pick<AnySource, 'table' | 'key' | 'columns' | 'where'>,
): AsyncGenerator<Row> {
  if (isByFunction(table)) return yield* await byFunction[table](user)
  const { id, account, db } = user
  const wanted = columns.includes(key) ? columns : [...columns, key]
  for (let last: string | null = null; ;) {
    let page = db
      .from(table)
      .select<string, Row>(wanted.join(', '))
      .match({ ...where, user_id: ofPerson.has(table) ? id : account })
      .order(key)
      .limit(pageSize)
    if (last !== null) page = page.gt(key, last)
    const data = await unwrap(page, `account.export ${table}`)
    yield* data
    if (data.length < pageSize) return
    last = String(data.at(-1)?.[key])
  }
}

/** Tables that only database functions can read; each table is read at once, because a client has few rows in it. */
const byFunction = {
  tax_profiles: async ({ db }: Owner): Promise<Row[]> => {
    const history = z.object({ profiles: z.array(rowShape) })
    return (await unwrap(db.rpc('tax_profile_history'), 'account.export tax_profiles', history)).profiles
  },
  signatures: async ({ db }: Owner): Promise<Row[]> => {
    const lists = z.object({ open: z.array(rowShape), closed: z.array(rowShape) })
    const { open, closed } = await unwrap(db.rpc('my_signatures'), 'account.export signatures', lists)
    return [...open, ...closed]
  },
  registration: async ({ registration }: Owner): Promise<Row[]> => {
    const row = await registration()
    return row ? [row] : []
  },
}

const isByFunction = (table: AnySource['table']): table is keyof typeof byFunction => table in byFunction

async function registrationOf(db: SignedIn['db']): Promise<Row | null> {
  return unwrap(db.rpc('my_registration'), 'account.export registration', rowShape.nullable())
}

/** Returns a file's path in the archive: the day sorts the files, and the id makes each path unique. */
export function entryName(id: string, name: string, created: Date): string {
  return `archivos/${bogotaDay(created)} ${id.slice(0, 13)} ${safeName(name)}`
}
