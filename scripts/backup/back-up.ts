import { mkdir } from 'node:fs/promises'
import path from 'node:path'
import postgres from 'postgres'
import type { AdminConnection } from '../local-connection'
import { writeManifest, type Manifest } from './manifest'
import { copyObjects, placesOf } from './objects'
import { dumpTable, sequencesOf, tablesOf } from './tables'

/**
 * Writes database and objects to an empty folder. The rows are those of one moment; the objects are copied after it, as
 * what is deleted keeps its object for longer than this takes.
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
