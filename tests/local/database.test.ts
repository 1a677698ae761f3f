import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { sql, Kysely } from 'kysely'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { PGlite } from '@supabase/lite/pglite'
import { setTimeout as pause } from 'node:timers/promises'
import type { Database, Tables } from '@/supabase/local/database/database'
import { migrate } from '@/supabase/local/database/migrate'
import { openDatabase } from '@/supabase/local/database/open-database'
import { lockedDialect } from '@/supabase/local/database/pglite'
import { callerContext } from '@/supabase/local/database/session-context'

vi.setConfig({ testTimeout: 60_000 })

describe('migrations', () => {
  let folder: string
  let database: Database
  beforeAll(async () => {
    folder = await mkdtemp(path.join(tmpdir(), 'migrate-'))
    database = await openDatabase({
      dataDir: path.join(folder, 'data'),
      databaseUrl: undefined,
      databaseSnapshot: undefined,
    })
  }, 60_000)
  afterAll(async () => {
    await database.close()
    await rm(folder, { recursive: true, force: true })
  })

  const add = (name: string, text: string) => writeFile(path.join(folder, name), text)
  const tableExists = async (name: string) =>
    (await sql<{ there: boolean }>`select to_regclass(${name}) is not null as there`.execute(database.kysely))
      .rows[0]?.there

  test('run once, in the order of their names, and see the schemas of the service', async () => {
    await add(
      '20260102000000_second.sql',
      'alter table public.one add column owner uuid references auth.users (id);',
    )
    await add('20260101000000_first.sql', 'create table public.one (id int primary key);')
    await add('notes.txt', 'not a migration')
    expect(await migrate(database, folder)).toEqual(['20260101000000_first.sql', '20260102000000_second.sql'])
    expect(await migrate(database, folder)).toEqual([])
  })

  test('that fail are rolled back whole, named in the error, and can run again', async () => {
    const name = '20260103000000_third.sql'
    await add(name, 'create table public.half (id int); select no_such_column;')
    await expect(migrate(database, folder)).rejects.toThrow(
      `The migration ${name} failed and was undone: column "no_such_column" does not exist`,
    )
    expect(await tableExists('public.half')).toBe(false)
    await add(name, 'create table public.half (id int);')
    expect(await migrate(database, folder)).toEqual([name])
    expect(await tableExists('public.half')).toBe(true)
  })
})

describe('the shared database session', () => {
  let pglite: PGlite
  let kysely: Kysely<Tables>
  beforeAll(async () => {
    pglite = new PGlite()
    await pglite.exec('create role authenticated nologin')
    kysely = new Kysely<Tables>({ dialect: lockedDialect(pglite) })
  }, 60_000)
  afterAll(async () => {
    await kysely.destroy()
    await pglite.close()
  })

  const whoAmI = sql<{ me: string }>`select current_setting('request.jwt.claim.sub') as me`

  test('runs one transaction at a time, even while a transaction waits for something else', async () => {
    const asCaller = callerContext(kysely)
    const people = Array.from({ length: 40 }, (_, index) => `person-${index}`)
    const seen = await Promise.all(
      people.map((sub) =>
        asCaller({ role: 'authenticated', sub }, async (db) => {
          await pause(1)
          return (await whoAmI.execute(db)).rows[0]?.me
        }),
      ),
    )
    expect(seen).toEqual(people)
  })

  test('can be used again after a failed transaction, whose changes are undone', async () => {
    await pglite.exec('create table notes (text text)')
    const failing = kysely.transaction().execute(async (db) => {
      await sql`insert into notes values ('lost')`.execute(db)
      await sql`select 1 / 0`.execute(db)
    })
    await expect(failing).rejects.toThrow('division by zero')
    expect((await sql`select * from notes`.execute(kysely)).rows).toEqual([])
  })
})
