import { mkdir } from 'node:fs/promises'
import path from 'node:path'
import postgres, { type Sql } from 'postgres'
import type { AdminConnection } from '../stack/environment'
import {
  copyObjects,
  dumpTable,
  emptyTables,
  fillTable,
  placesOf,
  putObjects,
  readManifest,
  sequencesOf,
  tablesOf,
  writeManifest,
  type Manifest,
} from './manifest'

/**
 * Copies the rows of one database snapshot, then the files that Supabase Storage keeps (its objects).
 * Storage keeps deleted objects for a while, so nearly all objects of the snapshot can still be copied.
 */
export async function backUp(
  databaseUrl: string,
  connection: AdminConnection,
  folder: string,
): Promise<Manifest> {
  await mkdir(folder, { recursive: false })
  await mkdir(path.join(folder, 'tables'))
  await mkdir(path.join(folder, 'objects'))
  const sql = postgres(databaseUrl, { max: 1, onnotice: () => undefined })
  try {
    const { places, ...rows } = await sql.begin('isolation level repeatable read read only', async (as) => {
      const [at] = await as<{ made: string; migration: string }[]>`
        select to_char(now() at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as made,
               (select max(version) from supabase_migrations.schema_migrations) as migration`
      if (!at) throw new Error('The database did not say which migration it has.')
      const tables = []
      for (const table of await tablesOf(as)) tables.push(await dumpTable(as, folder, table))
      return { ...at, tables, sequences: await sequencesOf(as), places: await placesOf(as) }
    })
    const copied = await copyObjects(connection, folder, places)
    const manifest: Manifest = { format: 1, ...rows, ...copied }
    await writeManifest(folder, manifest)
    return manifest
  } finally {
    await sql.end()
  }
}

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
 * Restores a backup into an empty project with the same migrations.
 * A failed restore can be repeated, because the rows are written last and in one transaction.
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
      // This setting turns triggers and foreign keys off, so that the rows are restored unchanged.
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
