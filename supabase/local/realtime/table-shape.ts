import { sql } from 'kysely'
import type { Database } from '../database/database'

export type TableShape = {
  columns: { name: string; type: string }[]
  /** Columns of the primary key, with the type to cast to. */
  key: { name: string; type: string }[]
  /** Columns that an insert may name. */
  plain: string[]
}

type ColumnRow = { name: string; type: string; sql_type: string; in_key: boolean; generated: boolean }

/** Looks a table up in the catalogue once; migrations run before the first change. */
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
