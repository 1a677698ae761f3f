import { createReadStream } from 'node:fs'
import { pipeline } from 'node:stream/promises'
import type { TransactionSql } from 'postgres'
import { tableFile, writeHashed, type Manifest, type TableDump } from './manifest'

type Table = Omit<TableDump, 'sha256'>

/** Who is registered and with what second step; their sessions are not kept: after a restore everyone signs in anew. */
const accounts = ['users', 'identities', 'mfa_factors']

const named = ({ schema, name, columns }: Table) =>
  `"${schema}"."${name}" (${columns.map((column) => `"${column}"`).join(', ')})`

/** Every table of ours and the accounts, with the columns that are written and not computed. */
export async function tablesOf(sql: TransactionSql): Promise<Table[]> {
  return sql<Table[]>`
    select n.nspname as schema, c.relname as name, array_agg(a.attname::text order by a.attnum) as columns
    from pg_class c
    join pg_namespace n on n.oid = c.relnamespace
    join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
    where c.relkind = 'r'
      and (n.nspname in ('public', 'private') or (n.nspname = 'auth' and c.relname = any (${accounts})))
    group by 1, 2 order by 1, 2`
}

/** Writes one table in the text format of COPY. */
export async function dumpTable(sql: TransactionSql, folder: string, table: Table): Promise<TableDump> {
  const rows = await sql.unsafe(`copy ${named(table)} to stdout`).readable()
  return { ...table, sha256: await writeHashed(rows, tableFile(folder, table)) }
}

export async function fillTable(sql: TransactionSql, folder: string, table: Table): Promise<void> {
  const into = await sql.unsafe(`copy ${named(table)} from stdin`).writable()
  await pipeline(createReadStream(tableFile(folder, table)), into)
}

/** What migrations themselves wrote goes: the backup has it as it was. */
export const emptyTables = (sql: TransactionSql, tables: readonly Table[]) =>
  sql.unsafe(`truncate ${tables.map(({ schema, name }) => `"${schema}"."${name}"`).join(', ')} cascade`)

export async function sequencesOf(sql: TransactionSql): Promise<Manifest['sequences']> {
  return sql<Manifest['sequences']>`
    select schemaname as schema, sequencename as name, last_value::text as value
    from pg_sequences where schemaname in ('public', 'private') and last_value is not null order by 1, 2`
}
