import { sql, type Kysely } from 'kysely'
import type { Caller } from '../database/caller'
import type { Database, Tables } from '../database/database'
import { become } from '../database/session-context'
import type { Change } from './change'
import type { Row } from './row-filter'
import type { TableShape } from './table-shape'

class Undone extends Error {}

/** A row's key as text, to find it again. */
export function keyText(row: Row, shape: TableShape): string {
  return JSON.stringify(shape.key.map(({ name }) => row[name]))
}

async function selectByKey(
  db: Kysely<Tables>,
  changes: Change[],
  shape: TableShape,
): Promise<Map<string, Row>> {
  const [first] = changes
  if (!first || shape.key.length === 0) return new Map()
  const columns = sql.join(shape.key.map(({ name }) => sql.ref(`x.${name}`)))
  const keys = changes.map(
    ({ key }) =>
      sql`(${sql.join(shape.key.map(({ name, type }) => sql`${String(key[name])}::text::${sql.raw(type)}`))})`,
  )
  const { rows } = await sql<{ row: Row }>`
    select to_jsonb(x) as row from ${sql.table(`${first.schema}.${first.table}`)} x
    where (${columns}) in (${sql.join(keys)})`.execute(db)
  return new Map(rows.map(({ row }) => [keyText(row, shape), row]))
}

/** The rows of these changes (of one table) as they are now, as far as the caller may see them. */
export function readVisible(
  database: Database,
  caller: Caller,
  changes: Change[],
  shape: TableShape,
): Promise<Map<string, Row>> {
  return database.asCaller(caller, (db) => selectByKey(db, changes, shape))
}

/**
 * Which deleted rows the caller could have seen: they are put back in a transaction that is undone at the end,
 * so that the table's own policies give the answer. Triggers and foreign keys sleep meanwhile.
 */
export async function readDeleted(
  database: Database,
  caller: Caller,
  changes: Change[],
  shape: TableShape,
): Promise<Map<string, Row>> {
  const [first] = changes
  if (!first) return new Map()
  const table = sql.table(`${first.schema}.${first.table}`)
  const columns = sql.join(shape.plain.map((name) => sql.ref(name)))
  const rows = JSON.stringify(changes.map((change) => change.row))
  let visible = new Map<string, Row>()
  await database.kysely
    .transaction()
    .execute(async (db) => {
      await sql`set local session_replication_role = replica`.execute(db)
      await sql`
        insert into ${table} (${columns}) overriding system value
        select ${columns} from jsonb_populate_recordset(null::${table}, ${rows}::text::jsonb)
        on conflict do nothing`.execute(db)
      await become(db, caller)
      visible = await selectByKey(db, changes, shape)
      throw new Undone()
    })
    .catch((error: unknown) => {
      if (!(error instanceof Undone)) throw error
    })
  return visible
}
