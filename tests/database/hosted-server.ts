import { createSystemSchemas, migrate } from '@/supabase/local/database/migrate'
import type { Database } from '@/supabase/local/database/database'
import { openPostgres } from '@/supabase/local/database/postgres'
import { startPostgres, type TestPostgres } from '../support/postgres'
import { createMigrated, dropDatabase } from '../support/postgres-databases'
import { catalogueText } from './catalogue-text'
import { migrationsDir } from './fresh-database'
import { hostedProject } from './hosted-migrations'

/** Starts PostgreSQL, or prints the reason and returns null if it is not installed on this machine. */
export const startPostgresOrSay = (): Promise<TestPostgres | null> =>
  startPostgres().catch((error: unknown) => {
    console.warn(
      `Not tried on a PostgreSQL of this machine: ${error instanceof Error ? error.message : String(error)}`,
    )
    return null
  })

export type HostedServer = {
  url: string
  embedded: readonly string[]
  stop: () => Promise<void>
}

/**
 * On hosted Supabase an extension (supautils) lets `postgres` create policies on the storage tables.
 * Here `postgres` gets the role of the tables' owner instead; in hosted-project.test.ts a superuser changes policies.
 */
const policyGrants =
  'set session authorization supabase_admin; grant supabase_storage_admin to postgres; set session authorization postgres;'

export async function startHostedServer(): Promise<HostedServer | null> {
  const server = await startPostgresOrSay()
  if (!server) return null
  const embeddedUrl = await createMigrated(server.url)
  const embedded = await using(embeddedUrl, async (database) => {
    await migrate(database, migrationsDir)
    return catalogueText(database)
  })
  await dropDatabase(server.url, new URL(embeddedUrl).pathname.slice(1))
  await using(server.url, (database) =>
    database.boot(async (run) => {
      await createSystemSchemas(run)
      // The Supabase CLI itself creates this schema, which contains the list of migrations.
      await run('drop schema supabase_migrations cascade')
      await run(hostedProject)
      await run(policyGrants)
    }),
  )
  return { url: server.url, embedded, stop: server.stop }
}

export async function using<T>(url: string, work: (database: Database) => Promise<T>): Promise<T> {
  const database = await openPostgres(url)
  try {
    return await work(database)
  } finally {
    await database.close()
  }
}
