import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import expected from '@/lib/diagnosis/database-rules.json'
import type { Database } from '@/supabase/local/database/database'
import { createSystemSchemas } from '@/supabase/local/database/migrate'
import { openPostgres } from '@/supabase/local/database/postgres'
import { isThorough } from '../support/thorough'
import { privilegesText } from './catalogue-text'
import { openFreshDatabase, openMigratedDatabase } from './fresh-database'
import { applyMigrations, hostedProject, migrations } from './hosted-migrations'
import { startPostgresOrSay } from './hosted-server'

type Server = { database: Database; stop: () => Promise<void> }

async function embedded(): Promise<Server> {
  const { database, remove } = await openFreshDatabase()
  return { database, stop: remove }
}

async function debian(): Promise<Server | null> {
  const server = await startPostgresOrSay()
  if (!server) return null
  const database = await openPostgres(server.url)
  const stop = async () => {
    await database.close()
    await server.stop()
  }
  return { database, stop }
}

/** `major` is the lowest accepted major version: 17 is the version of PGlite, and 15 that of Debian 12. */
const servers = [
  { name: 'PGlite', major: 17, open: embedded },
  ...(isThorough ? [{ name: 'the PostgreSQL of this machine', major: 15, open: debian }] : []),
]

describe.each(servers)('a project of hosted Supabase on $name', ({ major, open }) => {
  let server: Server | null
  beforeAll(async () => {
    server = await open()
    await server?.database.boot(async (run) => {
      await createSystemSchemas(run)
      await run(hostedProject)
    })
  })
  afterAll(() => server?.stop())

  test('takes every migration from a role that is not a superuser', async ({ skip }) => {
    if (!server) return skip('no PostgreSQL on this machine')
    const { database } = server
    const { rows } = await sql<{ version: number; who: string; super: boolean }>`
      select current_setting('server_version_num')::int / 10000 as version, current_user as who, rolsuper as super
      from pg_roles where rolname = current_user`.execute(database.kysely)
    expect(rows).toEqual([{ version: expect.any(Number), who: 'postgres', super: false }])
    expect(rows[0]?.version).toBeGreaterThanOrEqual(major)

    await database.boot((run) => applyMigrations(run, migrations))
  })

  test('grants the same rights as the embedded backend', async ({ skip }) => {
    if (!server) return skip('no PostgreSQL on this machine')
    const own = await openMigratedDatabase()
    // Ignores the right MAINTAIN, which only version 17 has, and default rights, which hosted projects set themselves.
    const rights = async (database: Database) =>
      (await privilegesText(database))
        .filter((line) => !line.startsWith('rights defaults'))
        .map((line) => line.replace('MAINTAIN+', ''))
    try {
      expect(await rights(server.database)).toEqual(await rights(own.database))
    } finally {
      await own.remove()
    }
  })

  test('shows the doctor the rules of the migrations when it calls with the secret key', async ({ skip }) => {
    if (!server) return skip('no PostgreSQL on this machine')
    const { kysely } = server.database
    const shownRules = await kysely.transaction().execute(async (asked) => {
      await sql`set local role service_role`.execute(asked)
      const { rows } = await sql<{ state: { rules: string[] } }>`select public.diagnose() as state`.execute(
        asked,
      )
      return rows[0]?.state.rules ?? []
    })
    expect(shownRules.toSorted()).toEqual(expected.rules)
  })
})
