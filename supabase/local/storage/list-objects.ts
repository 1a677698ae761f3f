import { sql } from 'kysely'
import { oneOf, readJson, textOf, wholeOf, type Body } from './call-body'
import type { ObjectRow } from './object-rows'
import { sendJson, type StorageCall } from './storage-call'

type Entry = Pick<ObjectRow, 'name'> &
  Record<'id' | 'updated_at' | 'created_at' | 'last_accessed_at', string | null> & {
    metadata: ObjectRow['metadata'] | null
  }

const columns = ['name', 'updated_at', 'created_at', 'last_accessed_at'] as const
const maxRows = 10_000
const maxEntries = 1500

const folderOf = (name: string): Entry => ({
  name,
  id: null,
  updated_at: null,
  created_at: null,
  last_accessed_at: null,
  metadata: null,
})

/** Returns the files and folders below a prefix; folders have no id, and folders that differ only in case are one. */
function entriesUnder(rows: ObjectRow[], prefix: string, search: string): Entry[] {
  const entries = new Map<string, Entry>()
  for (const { id, name, metadata, created_at, updated_at, last_accessed_at } of rows) {
    const end = name.indexOf('/', prefix.length + search.length)
    if (end < 0) {
      const file = { name: name.slice(prefix.length), id, updated_at, created_at, last_accessed_at, metadata }
      entries.set(name, file)
      continue
    }
    const folder = name.slice(prefix.length, end)
    const key = `${folder.toLowerCase()}/`
    if (!entries.has(key)) entries.set(key, folderOf(folder))
  }
  return [...entries.values()]
}

function orderOf({ sortBy }: Body) {
  const { column, order } = (sortBy ?? {}) as Body
  return {
    column: oneOf(column, 'sortBy/column', columns) ?? 'name',
    descending: oneOf(order, 'sortBy/order', ['asc', 'desc']) === 'desc',
  }
}

/** Lists the objects that the caller may read; folders come first, unless the list is sorted by name. */
export async function listObjects(call: StorageCall, bucket: string): Promise<void> {
  const caller = await call.caller()
  const query = await readJson(call)
  const folder = textOf(query, 'prefix')
  const prefix = folder && !folder.endsWith('/') ? `${folder}/` : folder
  const search = typeof query.search === 'string' ? query.search : ''
  const limit = Math.min(wholeOf(query, 'limit', 1, 100), maxEntries)
  const offset = wholeOf(query, 'offset', 0, 0)
  const { column, descending } = orderOf(query)
  const direction = descending ? sql`desc` : sql`asc`
  const key = column === 'name' ? sql`lower(name) collate "C"` : sql.ref(column)
  const { rows } = await call.database.asCaller(
    caller,
    (db) =>
      sql<ObjectRow>`
      select * from storage.objects where bucket_id = ${bucket} and starts_with(lower(name), lower(${prefix + search}))
      order by ${key} ${direction}, name limit ${maxRows}`.execute(db),
    'object.list',
  )
  const entries = entriesUnder(rows, prefix, search)
  if (column !== 'name') {
    const sign = descending ? -1 : 1
    const byName = (one: Entry, other: Entry) => (one.name < other.name ? -sign : sign)
    const folders = entries.filter(({ id }) => id === null).toSorted(byName)
    entries.splice(0, Infinity, ...folders, ...entries.filter(({ id }) => id !== null))
  }
  sendJson(call, entries.slice(offset, offset + limit))
}
