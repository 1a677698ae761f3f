import { createHash } from 'node:crypto'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { migrationFiles, migrationsFolder, schemaFiles } from '@/scripts/database/sources'
import type { Database } from '@/supabase/local/database/database'
import { createSystemSchemas, migrate } from '@/supabase/local/database/migrate'
import { openPostgres } from '@/supabase/local/database/postgres'
import { startPostgres, type TestPostgres } from '../support/postgres'
import { catalogueText } from './catalogue-text'
import { openFreshDatabase, type FreshDatabase } from './fresh-database'
import { isThorough } from '../support/thorough'

const files = migrationFiles().map(({ name }) => name)

async function fromSchemas(): Promise<FreshDatabase> {
  const fresh = await openFreshDatabase()
  await fresh.database.boot(async (run) => {
    await createSystemSchemas(run)
    for (const { name, text } of schemaFiles())
      await run(`begin;\n${text};\ncommit;`).catch((error: unknown) => {
        throw new Error(`${name} fails`, { cause: error })
      })
  })
  return fresh
}

/** Returns the lines of the database's catalogue, without those about the list of migrations. */
const ours = async (database: Database) =>
  (await catalogueText(database)).filter(
    (line) => !/supabase_migrations|notify_change|change_notice/.test(line),
  )

describe('migrations of an empty database', () => {
  let database: Database
  let folder: FreshDatabase
  beforeAll(async () => {
    folder = await openFreshDatabase()
    database = folder.database
    expect(await migrate(database, migrationsFolder)).toEqual(files)
  }, 120_000)
  afterAll(() => folder.remove())

  test('lead to the schema of supabase/schemas; otherwise run npm run db:step', async () => {
    const source = await fromSchemas()
    try {
      expect(await ours(database)).toEqual(await ours(source.database))
    } finally {
      await source.remove()
    }
  }, 120_000)

  test('are not applied a second time', async () => {
    expect(await migrate(database, migrationsFolder)).toEqual([])
  })

  test('protect the log of actions from changes, even by its owner', async () => {
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

/** This SQL takes the database back to a state from before the baseline migration. */
const before = `
  create or replace function private.role_rank(role text) returns int language sql immutable as 'select 0';
  create procedure private.ensure_auth_trigger(definition text) language plpgsql as $$ begin end $$;
  create function public.set_advisors(client uuid, advisors uuid[], expected uuid[]) returns void language sql as '';
  alter table public.outbox drop constraint outbox_kind_check, add constraint outbox_kind_check check (kind in ('mail'));
  alter table private.client_cards drop column seen_on;
  alter table public.user_drive_folders drop column shared_with, drop column permission_id;
  drop policy "gate" on public.documents;
  create policy "gate" on public.documents as restrictive for all to authenticated using (true);
  drop trigger note_maker on public.documents;
  drop trigger users_drive on auth.users;
  grant execute on function public.diagnose() to authenticated;
  alter publication supabase_realtime drop table public.calendar_changes;
  update storage.buckets set file_size_limit = 1;
  delete from supabase_migrations.schema_migrations;
  insert into supabase_migrations.schema_migrations (version) values ('20261123000000'), ('20261124003310');`

test.runIf(isThorough)(
  'migrations bring a database from before the baseline up to date and keep its rows',
  async () => {
    const [old, fresh] = [await openFreshDatabase(), await openFreshDatabase()]
    const baseline = files.slice(0, 1)
    const folder = await mkdtemp(path.join(tmpdir(), 'baseline-'))
    const run = (text: string) => old.database.boot((session) => session(text))
    try {
      for (const name of baseline)
        await writeFile(path.join(folder, name), await readFile(path.join(migrationsFolder, name)))
      await migrate(old.database, folder)
      await run(`insert into auth.users (id, email) values (gen_random_uuid(), 'ana@ejemplo.test')`)
      await run(before)
      expect(await migrate(old.database, migrationsFolder)).toEqual(files)

      await migrate(fresh.database, migrationsFolder)
      const structure = async (database: Database) =>
        (await ours(database)).filter((line) => !line.startsWith('row '))
      expect(await structure(old.database)).toEqual(await structure(fresh.database))
      const { rows } = await sql`
      select version from supabase_migrations.schema_migrations order by 1`.execute(old.database.kysely)
      expect(rows).toEqual(files.map((name) => ({ version: name.slice(0, 14) })))
      const { rows: accounts } = await sql`select count(*)::int as count from public.accounts`.execute(
        old.database.kysely,
      )
      expect(accounts).toEqual([{ count: 1 }])
    } finally {
      await Promise.all([old.remove(), fresh.remove(), rm(folder, { recursive: true })])
    }
  },
  120_000,
)

test('a released migration is never edited: write a new one instead', async () => {
  const text = await readFile(path.join(migrationsFolder, '../released.sha256'), 'utf8')
  const released = new Map(
    text
      .trim()
      .split('\n')
      .map((line) => line.split('  ') as [string, string])
      .map(([hash, name]) => [name, hash]),
  )
  for (const [name, hash] of released) {
    const file = await readFile(path.join(migrationsFolder, '..', name))
    expect(createHash('sha256').update(file).digest('hex'), name).toBe(hash)
  }
  // Migrations that are not released come after all released ones.
  const known = [...released.keys()].map((name) => path.basename(name))
  expect(files.slice(0, known.length)).toEqual(known)
})

describe.runIf(isThorough)('migrations on a server that several processes share', () => {
  let postgres: TestPostgres
  beforeAll(async () => {
    postgres = await startPostgres()
  })
  afterAll(() => postgres.stop())

  test('are applied once when two processes migrate at the same time', async () => {
    const [one, other] = await Promise.all([openPostgres(postgres.url), openPostgres(postgres.url)])
    try {
      const applied = await Promise.all([migrate(one, migrationsFolder), migrate(other, migrationsFolder)])
      expect(applied.flat().sort()).toEqual(files)
      expect(applied.some((names) => names.length === 0)).toBe(true)
      expect(await catalogueText(one)).toEqual(await catalogueText(other))
    } finally {
      await Promise.all([one.close(), other.close()])
    }
  })
})
