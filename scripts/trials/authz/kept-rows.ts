import type { Sql } from 'postgres'

/** Keeps every row of the product as it is now; the answer puts them back, whatever has happened since. */
export async function keepRows(sql: Sql): Promise<() => Promise<void>> {
  // The worker holds rows of the outbox meanwhile, and what was counted stays counted.
  const tables = await sql<{ name: string; kept: string; columns: string }[]>`
    select format('%I.%I', n.nspname, c.relname) as name, format('kept.%I', n.nspname || '_' || c.relname) as kept,
      (select string_agg(quote_ident(a.attname), ', ' order by a.attnum) from pg_attribute a
       where a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = '') as columns
    from pg_class c join pg_namespace n on n.oid = c.relnamespace
    where c.relkind = 'r' and n.nspname in ('public', 'private') and c.relname not in ('outbox', 'rate_limits') order by 1`
  await sql`create schema kept`
  for (const { name, kept, columns } of tables)
    await sql.unsafe(`create table ${kept} as select ${columns} from ${name}`)
  const names = tables.map(({ name }) => name).join(', ')
  const rows = tables.map(
    ({ name, kept, columns }) =>
      `delete from ${name}; insert into ${name} (${columns}) overriding system value select ${columns} from ${kept};`,
  )
  // Triggers and foreign keys are asleep meanwhile: what is put back is what was right before.
  return async () => {
    await sql.begin(async (tx) => {
      await tx.unsafe(`lock table ${names} in exclusive mode; set local session_replication_role = replica`)
      await tx.unsafe(rows.join('\n'))
    })
  }
}
