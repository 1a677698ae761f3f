import { sql, type Kysely } from 'kysely'
import type { Database, Tables } from '../database/database'
import { become } from '../database/session-context'
import type { Caller } from '../database/database'

class Undone extends Error {}

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

export function readVisible(
  database: Database,
  caller: Caller,
  changes: Change[],
  shape: TableShape,
): Promise<Map<string, Row>> {
  return database.asCaller(caller, (db) => selectByKey(db, changes, shape))
}

/** Inserts deleted rows again in a transaction that is rolled back, so that the policies decide who could read them. */
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

export type Change = {
  schema: string
  table: string
  type: 'INSERT' | 'UPDATE' | 'DELETE'
  at: string
  key: Row
  /** The row after the change, or the deleted row; long values may be cut. */
  row: Row
}

export const tableOf = (change: Change) => `${change.schema}.${change.table}`

export type TableShape = {
  columns: { name: string; type: string }[]
  /** The columns of the primary key, each with the type to which values are cast. */
  key: { name: string; type: string }[]
  /** An insert may set these columns: all except generated columns. */
  plain: string[]
}

type ColumnRow = { name: string; type: string; sql_type: string; in_key: boolean; generated: boolean }

/** Reads the columns of each table only once, because no migration runs after the start. */
export function createTableShapes(
  database: Database,
): (schema: string, table: string) => Promise<TableShape> {
  const known = new Map<string, Promise<TableShape>>()

  async function read(schema: string, table: string): Promise<TableShape> {
    const { rows } = await sql<ColumnRow>`
      select a.attname as name, t.typname as type, format_type(a.atttypid, a.atttypmod) as sql_type,
             coalesce(a.attnum = any (i.indkey), false) as in_key, a.attgenerated <> '' as generated
      from pg_attribute a
      join pg_type t on t.oid = a.atttypid
      left join pg_index i on i.indrelid = a.attrelid and i.indisprimary
      where a.attrelid = format('%I.%I', ${schema}::text, ${table}::text)::regclass
        and a.attnum > 0 and not a.attisdropped
      order by a.attnum`.execute(database.kysely)
    return {
      columns: rows.map(({ name, type }) => ({ name, type })),
      key: rows.filter((row) => row.in_key).map((row) => ({ name: row.name, type: row.sql_type })),
      plain: rows.filter((row) => !row.generated).map((row) => row.name),
    }
  }

  return (schema, table) => {
    const name = `${schema}.${table}`
    const shape = known.get(name) ?? read(schema, table)
    known.set(name, shape)
    return shape
  }
}

export type Row = Record<string, unknown>
export type RowFilter = (row: Row) => boolean

const compare = (value: unknown, text: string): number => {
  if (typeof value === 'number') return value - Number(text)
  const own = String(value)
  return own < text ? -1 : own > text ? 1 : 0
}

const operators: Record<string, (value: unknown, text: string) => boolean> = {
  eq: (value, text) => String(value) === text,
  neq: (value, text) => String(value) !== text,
  lt: (value, text) => compare(value, text) < 0,
  lte: (value, text) => compare(value, text) <= 0,
  gt: (value, text) => compare(value, text) > 0,
  gte: (value, text) => compare(value, text) >= 0,
  in: (value, text) =>
    text
      .replace(/^\(|\)$/g, '')
      .split(',')
      .includes(String(value)),
}

/** Parses a filter such as `user_id=eq.42`, and returns null for a malformed filter. */
export function parseRowFilter(filter: unknown): RowFilter | null {
  if (filter === undefined || filter === null || filter === '') return () => true
  const match = /^(\w+)=(\w+)\.(.*)$/s.exec(String(filter))
  const [, column = '', name = '', text = ''] = match ?? []
  const operator = Object.hasOwn(operators, name) ? operators[name] : undefined
  if (!operator) return null
  return (row) => row[column] !== undefined && row[column] !== null && operator(row[column], text)
}
