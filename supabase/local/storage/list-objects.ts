import { sql } from 'kysely'
import type { ObjectRow } from './object-rows'
import { readJson, sendJson, type StorageCall } from './storage-call'

type Entry = Pick<ObjectRow, 'name'> &
  Record<'id' | 'updated_at' | 'created_at' | 'last_accessed_at', string | null> & {
    metadata: ObjectRow['metadata'] | null
  }

const sortable = ['name', 'created_at', 'updated_at', 'last_accessed_at'] as const
const maxRows = 10_000
const number = (value: unknown, fallback: number) =>
  typeof value === 'number' && value >= 0 ? value : fallback

/** What lies directly under a prefix: objects, and one entry without an id for each folder. */
function entriesUnder(rows: ObjectRow[], prefix: string, search: string): Entry[] {
  const entries = new Map<string, Entry>()
  for (const { id, name, metadata, created_at, updated_at, last_accessed_at } of rows) {
    const [head = '', ...rest] = name.slice(prefix.length).split('/')
    if (!head.toLowerCase().includes(search)) continue
    const entry: Entry =
      rest.length > 0
        ? { name: head, id: null, updated_at: null, created_at: null, last_accessed_at: null, metadata: null }
        : { name: head, id, updated_at, created_at, last_accessed_at, metadata }
    entries.set(rest.length > 0 ? `${head}/` : head, entry)
  }
  return [...entries.values()]
}

/** Answers `POST object/list/{bucket}` with what the caller may see. */
export async function listObjects(call: StorageCall, bucket: string): Promise<void> {
  const query = await readJson(call)
  const prefix = typeof query.prefix === 'string' && query.prefix ? `${query.prefix.replace(/\/$/, '')}/` : ''
  const order = (query.sortBy ?? {}) as { column?: unknown; order?: unknown }
  const column = sortable.find((name) => name === order.column) ?? 'name'
  const direction = order.order === 'desc' ? sql`desc` : sql`asc`
  const { rows } = await call.database.asCaller(
    await call.caller(),
    (db) =>
      sql<ObjectRow>`
      select * from storage.objects where bucket_id = ${bucket} and starts_with(name, ${prefix})
      order by ${sql.ref(column)} ${direction}, name limit ${maxRows}`.execute(db),
    'object.list',
  )
  const search = typeof query.search === 'string' ? query.search.toLowerCase() : ''
  const offset = number(query.offset, 0)
  sendJson(call, entriesUnder(rows, prefix, search).slice(offset, offset + number(query.limit, 100)))
}
