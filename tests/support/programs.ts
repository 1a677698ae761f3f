import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { buildBackend, buildReader } from '@/scripts/stack/bundles'
import { migrate } from '@/supabase/local/database/migrate'
import { openPostgres } from '@/supabase/local/database/postgres'
import { loadSecrets } from '@/supabase/local/local-secrets'
import { migrationsDir } from '../database/fresh-database'
import { startPostgres } from './postgres'
import { createMigrated } from './postgres-databases'

/**
 * Builds the reader of uploads and the embedded backend, which the tests run as separate programs. With
 * `TEST_DATABASE=postgres` it also starts one PostgreSQL server for all test files.
 */
export async function setup(): Promise<(() => Promise<void>) | undefined> {
  await Promise.all([buildReader(), buildBackend()])
  if (process.env.TEST_DATABASE !== 'postgres') return undefined
  const server = await startPostgres()
  process.env.TEST_POSTGRES_URL = server.url
  const database = await openPostgres(await createMigrated(server.url))
  await migrate(database, migrationsDir)
  await database.close()
  const secrets = await mkdtemp(path.join(tmpdir(), 'secrets-'))
  await loadSecrets(secrets)
  process.env.TEST_SECRETS_FOLDER = secrets
  return async () => {
    await rm(secrets, { recursive: true })
    await server.stop()
  }
}
