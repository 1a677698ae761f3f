import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type { Database } from '@/supabase/local/database/database'
import { migrate } from '@/supabase/local/database/migrate'
import { openPglite } from '@/supabase/local/database/pglite'
import { copyDatabase } from '../support/database-template'

/** The variable is the embedded backend's own: with both on a weakened copy the policies' tests must fail. */
export const migrationsDir = path.resolve(
  process.env.LOCAL_MIGRATIONS_DIR ?? path.join(import.meta.dirname, '../../supabase/migrations'),
)

export type FreshDatabase = { database: Database; remove: () => Promise<void> }

const newFolder = () => mkdtemp(path.join(tmpdir(), 'fresh-database-'))

/** An empty database in this process, without any migration. */
export const openFreshDatabase = async (): Promise<FreshDatabase> => open(await newFolder())

/** One with all migrations. */
export async function openMigratedDatabase(): Promise<FreshDatabase> {
  const folder = await newFolder()
  await copyDatabase(folder, make, 'bare')
  return open(folder)
}

async function make(folder: string): Promise<void> {
  const database = await openPglite(path.join(folder, 'pgdata'))
  await migrate(database, migrationsDir)
  await database.close()
}

async function open(folder: string): Promise<FreshDatabase> {
  const database = await openPglite(path.join(folder, 'pgdata'))
  return {
    database,
    remove: async () => {
      await database.close()
      await rm(folder, { recursive: true, force: true })
    },
  }
}
