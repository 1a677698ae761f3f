import { cp, rm } from 'node:fs/promises'
import path from 'node:path'
import type { Sql } from 'postgres'

/** Keeps every row and file as they are now; the answer puts them back, whatever has happened since. */
export async function keepAll(sql: Sql, dataDir: string): Promise<() => Promise<void>> {
  const tables = await sql<{ name: string; kept: string; columns: string }[]>`
    select format('%I.%I', n.nspname, c.relname) as name, format('kept.%I', n.nspname || '_' || c.relname) as kept,
      (select string_agg(quote_ident(a.attname), ', ' order by a.attnum) from pg_attribute a
       where a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = '') as columns
    from pg_class c join pg_namespace n on n.oid = c.relnamespace
    where c.relkind = 'r' and n.nspname in ('public', 'private', 'storage', 'auth') order by 1`
  await sql`create schema kept`
  for (const { name, kept, columns } of tables)
    await sql.unsafe(`create table ${kept} as select ${columns} from ${name}`)
  const files = path.join(dataDir, 'objects')
  const copy = path.join(dataDir, 'kept-objects')
  await cp(files, copy, { recursive: true })
  // Triggers and foreign keys are asleep meanwhile: what is put back is what was right before.
  const rows = tables
    .map(
      ({ name, kept, columns }) =>
        `delete from ${name}; insert into ${name} (${columns}) overriding system value select ${columns} from ${kept};`,
    )
    .join('\n')
  return async () => {
    await sql.unsafe(`begin; set local session_replication_role = replica; ${rows} commit;`)
    await rm(files, { recursive: true, force: true })
    await cp(copy, files, { recursive: true })
  }
}
