import { createSystemSchemas, migrate } from '@/supabase/local/database/migrate'
import type { Database } from '@/supabase/local/database/database'
import { openPostgres } from '@/supabase/local/database/postgres'
import { startPostgres, type TestPostgres } from '../support/postgres'
import { createMigrated, dropDatabase } from '../support/postgres-databases'
import { catalogueText } from './catalogue-text'
import { migrationsDir } from './fresh-database'
import { hostedProject } from './hosted-migrations'

/** Null, with the reason on the screen, where the machine has no PostgreSQL and can get none. */
export const startPostgresOrSay = (): Promise<TestPostgres | null> =>
  startPostgres().catch((error: unknown) => {
    console.warn(
      `Not tried on a PostgreSQL of this machine: ${error instanceof Error ? error.message : String(error)}`,
    )
    return null
  })

export type HostedServer = {
  /** A new project, to which the role of migrations is connected. */
  url: string
  /** What the embedded backend makes of the same migrations, a line for each object. */
  embedded: readonly string[]
  stop: () => Promise<void>
}

/**
 * On the hosted service an extension, supautils, lets `postgres` make policies of the storage service's tables, as their owner may.
 * A connection of somebody else's program gets that by being a member of the owner. What else an owner may do is no matter here:
 * tests/database/hosted-project.test.ts runs the same migrations without it.
 */
const policyGrants =
  'set session authorization supabase_admin; grant supabase_storage_admin to postgres; set session authorization postgres;'

/** A PostgreSQL with an empty project as hosted Supabase has it, for programs that connect to it; null as above. */
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
      // The list of what ran is made by whoever runs it.
      await run('drop schema supabase_migrations cascade')
      await run(hostedProject)
      await run(policyGrants)
    }),
  )
  return { url: server.url, embedded, stop: server.stop }
}

/** Opens it for as long as `work` takes. */
export async function using<T>(url: string, work: (database: Database) => Promise<T>): Promise<T> {
  const database = await openPostgres(url)
  try {
    return await work(database)
  } finally {
    await database.close()
  }
}
