import 'server-only'
import { makeZip } from 'client-zip'
import { z } from 'zod'
import { exportGuide } from '@/content/account'
import { sources, type AnySource, type Tables } from '@/lib/account/archive-sources'
import { noteProgress } from '@/lib/account/exports'
import { bogotaDay } from '@/lib/calendar/civil-day'
import { csvLine, csvStart } from '@/lib/format/spreadsheet'
import { report } from '@/lib/observability/report'
import type { SignedIn } from '@/lib/session/session'
import { openStoredFile } from '@/lib/supabase/stored-file'
import { unwrap } from '@/lib/supabase/unwrap'

type Entry = {
  name: string
  input: AsyncIterable<string> | ReadableStream<Uint8Array> | string
  lastModified: Date
}

const fileColumns = ['id', 'name', 'created_at']
/** Milliseconds between two progress updates. */
const notePause = 500

/**
 * A ZIP with all that is kept about the user, written while it is sent: it holds one page of rows and the chunk of one
 * file at a time, and waits when the browser does.
 */
export function archiveOf(user: SignedIn, exportId: string): ReadableStream<Uint8Array> {
  const zip = makeZip(entries(user, exportId)).getReader()
  return new ReadableStream(
    {
      async pull(controller) {
        const { done, value } = await zip.read()
        if (done) controller.close()
        else controller.enqueue(value)
      },
      // The library throws the reason into what it reads, and back: whoever went away need not hear of it.
      cancel: (reason) => zip.cancel(reason ?? new Error('cancelled')).catch(() => {}),
    },
    { highWaterMark: 0 },
  )
}

async function* entries(reader: SignedIn, exportId: string): AsyncGenerator<Entry> {
  const told = registrationOf(reader.db)
  const user: Owner = { ...reader, registration: () => told }
  // Whoever asks for it hears of a failure; until then nobody may be there to.
  told.catch(() => {})
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
    const { rut, rut_name: rutName } = (await told) ?? {}
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
    // Also when the browser goes away in the middle.
    reading.abort()
    await noteProgress(exportId, done, finished ? 'done' : 'failed')
  }
}

/** The bytes of a file, when the user may read it by now; null when it cannot be read, which the archive then says. */
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

/** One part as a table for spreadsheets. */
async function* csvOf(user: Owner, source: AnySource): AsyncGenerator<string> {
  yield csvStart + csvLine(source.columns)
  for await (const row of rowsOf(user, source))
    yield csvLine(source.columns.map((column) => cell(row[column])))
}

/** Every part in one JSON object, written as it is read. */
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

/** Whose copy it is, with what the account told when it registered, which carries its RUT: read once for all parts that hold some of it. */
type Owner = SignedIn & { registration: () => Promise<Row | null> }

/** What belongs to the person and not to the account. */
const ofPerson: ReadonlySet<keyof Tables> = new Set(['client_profiles', 'notification_choices', 'consents'])

/** The rows of one client, a page at a time: only one page is ever held. */
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

/** No role of the API reads these tables; of a client there are few rows. */
const byFunction = {
  tax_profiles: async ({ db }: Owner): Promise<Row[]> => {
    const history = z.object({ profiles: z.array(rowShape) })
    return (await unwrap(db.rpc('tax_profile_history'), 'account.export tax_profiles', history)).profiles
  },
  registration: async ({ registration }: Owner): Promise<Row[]> => {
    const told = await registration()
    return told ? [told] : []
  },
}

const isByFunction = (table: AnySource['table']): table is keyof typeof byFunction => table in byFunction

async function registrationOf(db: SignedIn['db']): Promise<Row | null> {
  return unwrap(db.rpc('my_registration'), 'account.export registration', rowShape.nullable())
}

/** Characters that some system or unpacking program cannot have in a name, or takes for a way out of the folder. */
const unsafe = /[\p{Cc}\p{Cf}<>:"/\\|?*]+/gu

/** Where a file stands in the archive: by day, with the beginning of its id, so that no two have the same name. */
export function entryName(id: string, name: string, created: Date): string {
  const plain = name
    .toWellFormed()
    .replace(unsafe, '_')
    .replace(/^[.\s]+/, '')
    .trim()
  return `archivos/${bogotaDay(created)} ${id.slice(0, 13)} ${plain || 'archivo'}`
}
