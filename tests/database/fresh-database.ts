import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type { Database } from '@/supabase/local/database/database'
import { openPglite } from '@/supabase/local/database/pglite'

/** The variable is the embedded backend's own: with both on a weakened copy the policies' tests must fail. */
export const migrationsDir = path.resolve(
  process.env.LOCAL_MIGRATIONS_DIR ?? path.join(import.meta.dirname, '../../supabase/migrations'),
)

export type FreshDatabase = { database: Database; remove: () => Promise<void> }

/** An empty database in this process, without any migration. */
export async function openFreshDatabase(): Promise<FreshDatabase> {
  const folder = await mkdtemp(path.join(tmpdir(), 'fresh-database-'))
  const database = await openPglite(path.join(folder, 'pgdata'))
  return {
    database,
    remove: async () => {
      await database.close()
      await rm(folder, { recursive: true, force: true })
    },
  }
}
