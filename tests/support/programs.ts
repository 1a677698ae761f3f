import { buildBackend, buildReader } from '@/scripts/stack/bundles'
import { migrate } from '@/supabase/local/database/migrate'
import { openPostgres } from '@/supabase/local/database/postgres'
import { migrationsDir } from '../database/fresh-database'
import { startPostgres } from './postgres'
import { createMigrated } from './postgres-databases'

/**
 * What reads uploads and the embedded backend are programs of their own: the tests start those that these sources make. With
 * `TEST_DATABASE=postgres` databases are those of a PostgreSQL server, one for all test files; PGlite's otherwise.
 */
export async function setup(): Promise<(() => Promise<void>) | undefined> {
  await Promise.all([buildReader(), buildBackend()])
  if (process.env.TEST_DATABASE !== 'postgres') return undefined
  const server = await startPostgres()
  process.env.TEST_POSTGRES_URL = server.url
  const database = await openPostgres(await createMigrated(server.url))
  await migrate(database, migrationsDir)
  await database.close()
  return server.stop
}
