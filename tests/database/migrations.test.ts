import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Database } from '@/supabase/local/database/database'
import { migrate } from '@/supabase/local/database/migrate'
import { openPostgres } from '@/supabase/local/database/postgres'
import { startPostgres, type TestPostgres } from '../support/postgres'
import { migrationsDir, openFreshDatabase, type FreshDatabase } from './fresh-database'

const files = (await readdir(migrationsDir)).filter((name) => name.endsWith('.sql')).sort()

/** Everything of ours that a migration could change, as one text. */
async function outline({ kysely }: Database): Promise<string> {
  const { rows } = await sql<{ line: string }>`
    select format('%s.%s.%s %s', c.relnamespace::regnamespace, c.relname, a.attname, format_type(a.atttypid, a.atttypmod)) as line
      from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
      where c.relnamespace::regnamespace::text in ('public', 'private')
    union all select pg_get_functiondef(oid) || coalesce(proacl::text, '') from pg_proc
      where pronamespace::regnamespace::text in ('public', 'private')
    union all select concat_ws(' ', schemaname, tablename, policyname, permissive, cmd, qual, with_check) from pg_policies
    union all select format('%s %s %s', conrelid::regclass, conname, pg_get_constraintdef(oid)) from pg_constraint
    union all select format('%s %s', tgrelid::regclass, pg_get_triggerdef(oid)) from pg_trigger where not tgisinternal
    union all select format('%s %s', oid::regclass, relacl) from pg_class where relacl is not null
    union all select concat_ws(' ', schemaname, tablename) from pg_publication_tables
    union all select concat_ws(' ', id, public, file_size_limit, allowed_mime_types) from storage.buckets`.execute(
    kysely,
  )
  return rows
    .map(({ line }) => line)
    .sort()
    .join('\n')
}

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
    const before = await outline(database)
    await database.boot(async (run) => {
      for (const file of files)
        await run(`begin;\n${await readFile(path.join(migrationsDir, file), 'utf8')};\ncommit;`)
    })
    expect(await outline(database)).toBe(before)
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
      expect(await outline(one)).toContain('gate')
    } finally {
      await Promise.all([one.close(), other.close()])
    }
  })
})
