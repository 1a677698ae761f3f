import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Database } from '@/supabase/local/database/database'
import { migrate } from '@/supabase/local/database/migrate'
import { openPostgres } from '@/supabase/local/database/postgres'
import { startPostgres, type TestPostgres } from '../support/postgres'
import { catalogueText } from './catalogue-text'
import { migrationsDir, openFreshDatabase, type FreshDatabase } from './fresh-database'

const files = (await readdir(migrationsDir)).filter((name) => name.endsWith('.sql')).sort()

describe('on an empty database', () => {
  let database: Database
  let folder: FreshDatabase
  beforeAll(async () => {
    folder = await openFreshDatabase()
    database = folder.database
  })
  afterAll(() => folder.remove())

  test('every migration runs a second time without an error and without a change', async () => {
    expect(await migrate(database, migrationsDir)).toEqual(files)
    const before = await catalogueText(database)
    await database.boot(async (run) => {
      for (const file of files)
        await run(`begin;\n${await readFile(path.join(migrationsDir, file), 'utf8')};\ncommit;`)
    })
    expect(await catalogueText(database)).toEqual(before)
    expect(await migrate(database, migrationsDir)).toEqual([])
  })

  test('the record of what the staff did cannot be changed or emptied, by its owner neither', async () => {
    const run = (text: string) => database.boot((session) => session(text))
    await run("insert into public.audit_log (action) values ('prueba')")
    for (const role of ['postgres', 'service_role', 'authenticated', 'anon']) {
      for (const change of [
        "update public.audit_log set action = 'otra'",
        'delete from public.audit_log',
        'truncate public.audit_log',
      ]) {
        const refusal = /append-only|permission denied/
        await expect(run(`set role ${role}; ${change}`), `${role}: ${change}`).rejects.toThrow(refusal)
        await run('reset role')
      }
    }
    const { rows } = await sql<{ action: string }>`select action from public.audit_log`.execute(
      database.kysely,
    )
    expect(rows).toEqual([{ action: 'prueba' }])
  })
})

test('a database from before the first release is told to begin anew', async () => {
  const { database, remove } = await openFreshDatabase()
  const empty = await mkdtemp(path.join(tmpdir(), 'no-migrations-'))
  try {
    await migrate(database, empty)
    await database.boot((run) =>
      run(`insert into supabase_migrations.schema_migrations (version) values ('20261101004300')`),
    )
    await expect(migrate(database, migrationsDir)).rejects.toThrow('npm start -- --fresh')
  } finally {
    await remove()
    await rm(empty, { recursive: true })
  }
}, 120_000)

describe('on a server that several processes share', () => {
  let postgres: TestPostgres
  beforeAll(async () => {
    postgres = await startPostgres()
  })
  afterAll(() => postgres.stop())

  test('of two that migrate at once, one does the work and both find it done', async () => {
    const [one, other] = await Promise.all([openPostgres(postgres.url), openPostgres(postgres.url)])
    try {
      const applied = await Promise.all([migrate(one, migrationsDir), migrate(other, migrationsDir)])
      expect(applied.flat().sort()).toEqual(files)
      expect(applied.some((names) => names.length === 0)).toBe(true)
      expect(await catalogueText(one)).toEqual(await catalogueText(other))
    } finally {
      await Promise.all([one.close(), other.close()])
    }
  })
})
