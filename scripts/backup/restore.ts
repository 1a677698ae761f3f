import postgres, { type Sql } from 'postgres'
import type { AdminConnection } from '../local-connection'
import { readManifest, type Manifest } from './manifest'
import { putObjects } from './objects'
import { emptyTables, fillTable } from './tables'

async function requireEmpty(sql: Sql, wanted: string): Promise<void> {
  const [target] = await sql<{ users: boolean; migration: string | null }[]>`
    select exists (select from auth.users) as users,
           (select max(version) from supabase_migrations.schema_migrations) as migration`
  if (target?.users)
    throw new Error('Somebody is registered there already: a backup goes into an empty project only.')
  if (target?.migration !== wanted)
    throw new Error(`The backup is of migration ${wanted}, the project has ${target?.migration ?? 'none'}.`)
}

/**
 * Puts a backup into an empty project with the same migrations. Objects first, then all rows in one transaction: broken
 * off at any moment, it can be begun again.
 */
export async function restore(
  databaseUrl: string,
  connection: AdminConnection,
  folder: string,
): Promise<Manifest> {
  const manifest = await readManifest(folder)
  const sql = postgres(databaseUrl, { max: 1, onnotice: () => undefined })
  try {
    await requireEmpty(sql, manifest.migration)
    await putObjects(connection, folder, manifest.objects)
    await sql.begin(async (as) => {
      // Neither triggers nor foreign keys: the rows are as they were, not as they would be made today.
      await as`set local session_replication_role = replica`
      await emptyTables(as, manifest.tables)
      for (const table of manifest.tables) await fillTable(as, folder, table)
      for (const { schema, name, value } of manifest.sequences)
        await as`select setval(${`"${schema}"."${name}"`}::regclass, ${value}::bigint)`
    })
    return manifest
  } finally {
    await sql.end()
  }
}
