import type { Sql } from 'postgres'
import type { Marked } from './markers'
import type { Tries } from '../check'
import type { Company } from '../people'

export type Site = {
  url: string
  sql: Sql
  restore: () => Promise<void>
  company: Company
  marked: Marked
  tries: Tries
}

/** Visitors who must not reach client B's data; `advisor` is the advisor of client A. */
export const strangers = ['anon', 'waitlist', 'rejected', 'clientA', 'advisor', 'owing'] as const

type Work = (site: Site) => Promise<void>

/**
 * `probe` tries what must be refused; `show` and `control` try the same as permitted visitors and must succeed.
 * `show` only reads, and runs right after `probe`, because some of the URLs expire after ten minutes.
 * `control` may change the data of client B, whom the probes attack, so it runs after all probes.
 */
export type Part = { probe?: Work; show?: Work; control?: Work }

type Rows = Record<string, unknown>[]
type Belongings = Record<string, Rows>

/** The check ignores changes in these columns, because background jobs may change them at any time. */
const workers =
  /^(private\.\w*outbox|public\.outbox|public\.documents\.google_drive_\w+|public\.user_drive_folders\.(shared_with|permission_id)|public\.document_requests\.(reminder_planned|next_reminder_at)|public\.upload_batches\.closed_at|private\.document_texts\.(tries|read_at|leased_until)|public\.mails\.(state|read_at|attempts))/

export async function belongingsOf(sql: Sql, id: string): Promise<Belongings> {
  const tables = await sql<{ schema: string; name: string; columns: string[] }[]>`
    select table_schema as schema, table_name as name, array_agg(column_name::text order by column_name) as columns
    from information_schema.columns join information_schema.tables using (table_schema, table_name)
    where table_schema in ('public', 'private') and column_name in ('user_id', 'client', 'owner', 'author', 'member')
      and data_type = 'uuid' and table_type = 'BASE TABLE' group by 1, 2`
  const found: Belongings = {}
  for (const { schema, name, columns } of tables) {
    const rows = await sql<{ row: Rows[number] }[]>`
      select to_jsonb(t) as row from ${sql(schema)}.${sql(name)} t
      where ${id} in (select to_jsonb(t) ->> c from unnest(${columns}::text[]) c) order by t::text`
    found[`${schema}.${name}`] = rows.map(({ row }) => row)
  }
  const objects = await sql<{ row: Rows[number] }[]>`
    select jsonb_build_object('name', name, 'version', version) as row from storage.objects where name like ${`${id}/%`} order by name`
  return { ...found, 'storage.objects': objects.map(({ row }) => row) }
}

export function differences(before: Belongings, after: Belongings): string[] {
  const places = Object.entries(before).flatMap(([table, rows]) => {
    const now = after[table] ?? []
    if (now.length !== rows.length) return [`${table} (${rows.length} rows, then ${now.length})`]
    return rows.flatMap((row, at) =>
      Object.keys(row)
        .filter((column) => JSON.stringify(row[column]) !== JSON.stringify(now[at]?.[column]))
        .map((column) => `${table}.${column}`),
    )
  })
  return [...new Set(places)].filter((place) => !workers.test(place))
}
