import { mkdir, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { ensureReader } from '@/scripts/stack/build'
import { buildBackend } from '@/scripts/stack/bundles'
import { migrate } from '@/supabase/local/database/migrate'
import { openPostgres } from '@/supabase/local/database/postgres'
import { loadSecrets } from '@/supabase/local/local-secrets'
import { migrationsDir } from '../database/fresh-database'
import { startPostgres } from './postgres'
import { createMigrated } from './postgres-databases'

/**
 * Builds the embedded backend, and also the programs that read uploads and mails if their sources changed.
 * Creates a folder for backends and, with `TEST_DATABASE=postgres`, starts one PostgreSQL server for all test files.
 */
export async function setup(): Promise<() => Promise<void>> {
  await Promise.all([ensureReader(), buildBackend()])
  const folder = await mkdtemp(path.join(tmpdir(), 'tests-'))
  process.env.TEST_FOLDER = folder
  const stopServer = process.env.TEST_DATABASE === 'postgres' ? await startServer(folder) : undefined
  return async () => {
    await stopServer?.()
    await rm(folder, { recursive: true, force: true, maxRetries: 5 })
  }
}

async function startServer(folder: string): Promise<() => Promise<void>> {
  // JIT compilation is off, because compiling a query takes longer than running it on the few rows of a test.
  const server = await startPostgres({ jit: 'off' })
  process.env.TEST_POSTGRES_URL = server.url
  const database = await openPostgres(await createMigrated(server.url))
  await migrate(database, migrationsDir)
  await database.close()
  const secrets = path.join(folder, 'secrets')
  await mkdir(secrets)
  await loadSecrets(secrets)
  process.env.TEST_SECRETS_FOLDER = secrets
  return server.stop
}
