import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { sql } from 'kysely'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import type { Database } from '@/supabase/local/database/database'
import { migrate } from '@/supabase/local/database/migrate'
import { openDatabase } from '@/supabase/local/database/open-database'

vi.setConfig({ testTimeout: 60_000 })

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

describe('migrations', () => {
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

  test('that fail are undone whole, named, and tried again', async () => {
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
