import { readFileSync } from 'node:fs'
import path from 'node:path'
import { gunzipSync } from 'node:zlib'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { BootSession, Database } from '@/supabase/local/database/database'
import { createSystemSchemas } from '@/supabase/local/database/migrate'
import { catalogueText } from './catalogue-text'
import { openFreshDatabase, type FreshDatabase } from './fresh-database'
import { isThorough } from '../support/thorough'
import { withClients } from '../support/upgrades/many-clients'
import { applyMigrations, hostedProject, migrations } from './hosted-migrations'

type Row = Record<string, unknown>
type Before = { migrations: Record<string, string>; rows: Record<string, Row[]> }

/** The demo database as `supabase/demo` filled it when a client was one login, with the migrations of that day. */
const before = JSON.parse(
  gunzipSync(
    readFileSync(path.join(import.meta.dirname, '../support/upgrades/before-accounts.json.gz')),
  ).toString(),
) as Before

type Column = { name: string; generated: boolean }

async function columnsOf({ kysely }: Database, table: string): Promise<Column[]> {
  const { rows } = await sql<Column>`
    select attname as name, attgenerated <> '' as generated from pg_attribute
    where attrelid = ${table}::regclass and attnum > 0 and not attisdropped order by attnum`.execute(kysely)
  return rows
}

/** Writes the rows as they stood: no trigger adds anything. */
async function fill(database: Database, filled = before.rows): Promise<void> {
  for (const [table, rows] of Object.entries(filled)) {
    const columns = (await columnsOf(database, table)).filter(({ generated }) => !generated)
    const names = sql.join(columns.map(({ name }) => sql.ref(name)))
    await database.kysely.transaction().execute(async (as) => {
      await sql`set local session_replication_role = replica`.execute(as)
      await sql`delete from ${sql.table(table)}`.execute(as)
      await sql`insert into ${sql.table(table)} (${names}) overriding system value
        select ${names} from jsonb_populate_recordset(null::${sql.table(table)}, ${JSON.stringify(rows)}::text::jsonb)`.execute(
        as,
      )
    })
  }
}

type Sums = Record<string, string>

/** By table how many rows there are and a hash over all of them, of the columns that there were. */
async function sumsOf({ kysely }: Database, columns: Record<string, string[]>): Promise<Sums> {
  const sums: Sums = {}
  for (const [table, names] of Object.entries(columns)) {
    const { rows } = await sql<{ sum: string }>`
      select count(*) || ' ' || coalesce(md5(string_agg(t.line, '|' order by t.line)), '') as sum
      from (select jsonb_build_array(${sql.join(names.map((name) => sql.ref(name)))})::text as line from ${sql.table(table)}) t`.execute(
      kysely,
    )
    sums[table] = rows[0]?.sum ?? ''
  }
  return sums
}

/** How many rows the demo has of what people would miss first. */
const missed = { 'public.documents': 34, 'public.invoices': 29, 'storage.objects': 29, 'public.messages': 9 }

describe('the demo database of before there were accounts', () => {
  let fresh: FreshDatabase
  let sums: Sums
  let columns: Record<string, string[]>

  beforeAll(async () => {
    fresh = await openFreshDatabase()
    const { database } = fresh
    await database.boot(async (run: BootSession) => {
      await createSystemSchemas(run)
      await run(hostedProject)
      await applyMigrations(run, before.migrations)
    })
    await database.boot((run) => run('set session authorization supabase_admin'))
    await fill(database)
    await database.boot((run) => run('set session authorization postgres'))
    columns = Object.fromEntries(
      await Promise.all(
        Object.keys(before.rows).map(async (table) => [
          table,
          (await columnsOf(database, table)).map(({ name }) => name),
        ]),
      ),
    )
    sums = await sumsOf(database, columns)
  }, 120_000)
  afterAll(() => fresh.remove())

  test('is whole', () => {
    for (const [table, rows] of Object.entries(missed)) expect(sums[table]).toMatch(new RegExp(`^${rows} `))
  })

  test('keeps every row when the upgrade breaks off, in the middle of a migration and between two', async () => {
    const steps = Object.entries(migrations)
    const half = steps.slice(0, steps.length / 2)
    const [name = '', text = ''] = steps[half.length] ?? []
    await fresh.database.boot(async (run) => {
      await expect(applyMigrations(run, { first: `${steps[1]?.[1]};\nselect 1 / 0` })).rejects.toThrow(
        'first: division',
      )
      await applyMigrations(run, Object.fromEntries(half))
      await expect(applyMigrations(run, { [name]: `${text};\nselect 1 / 0` })).rejects.toThrow(
        `${name}: division`,
      )
    })
    expect(await sumsOf(fresh.database, columns)).toEqual(sums)
  })

  test('keeps every row, number, file and link when it is begun again, and is then as a new one', async () => {
    await fresh.database.boot((run) => applyMigrations(run, migrations))
    expect(await sumsOf(fresh.database, columns)).toEqual(sums)
    const again = await openFreshDatabase()
    try {
      await again.database.boot(async (run) => {
        await createSystemSchemas(run)
        await run(hostedProject)
        await applyMigrations(run, migrations)
      })
      const shape = async ({ database }: FreshDatabase) =>
        (await catalogueText(database)).filter((line) => !line.startsWith('row '))
      // What later migrations call otherwise is left there under its old name.
      expect(await shape(fresh)).toEqual(expect.arrayContaining(await shape(again)))
      // Of a procedure with one more argument the one before must go: the API cannot tell them apart.
      const { rows: twice } = await sql`
        select p.proname from pg_proc p where p.pronamespace = 'public'::regnamespace group by 1 having count(*) > 1`.execute(
        fresh.database.kysely,
      )
      expect(twice).toEqual([])
    } finally {
      await again.remove()
    }
  }, 120_000)

  test('gives everybody who was there the account of their own number, and to no other', async () => {
    const { rows } = await sql`
      select count(*)::int as people, bool_and(a.contact = u.id) as written,
             (select count(*)::int from public.accounts) as accounts,
             (select count(*)::int from private.account_members m where m.account = m.user_id and m.role = 'owner') as owners
      from auth.users u left join public.accounts a on a.id = u.id`.execute(fresh.database.kysely)
    const people = before.rows['auth.users']?.length
    expect(rows).toEqual([{ people, written: true, accounts: people, owners: people }])
  })

  test('changes nothing any more the second time', async () => {
    const shape = await catalogueText(fresh.database)
    await fresh.database.boot((run) => applyMigrations(run, migrations))
    expect(await catalogueText(fresh.database)).toEqual(shape)
  })
})

describe.runIf(isThorough)('a database of that day with 1000 clients more', () => {
  const clients = 1000
  let fresh: FreshDatabase

  beforeAll(async () => {
    fresh = await openFreshDatabase()
    const { database } = fresh
    await database.boot(async (run: BootSession) => {
      await createSystemSchemas(run)
      await run(hostedProject)
      await applyMigrations(run, before.migrations)
    })
    await database.boot((run) => run('set session authorization supabase_admin'))
    await fill(database, withClients(before.rows, 'cliente@demo.co', clients))
    await database.boot((run) => run('set session authorization postgres'))
    // Some 170,000 rows: minutes where others work beside it.
  }, 1_800_000)
  afterAll(() => fresh.remove())

  test('keeps every row, number, file and link, also when it breaks off in between', async () => {
    const tables = Object.keys(before.rows)
    const names = await Promise.all(
      tables.map(async (table) => (await columnsOf(fresh.database, table)).map(({ name }) => name)),
    )
    const columns = Object.fromEntries(tables.map((table, at) => [table, names[at] ?? []]))
    const sums = await sumsOf(fresh.database, columns)
    expect(sums['public.invoices']).toMatch(new RegExp(`^${29 + 14 * clients} `))
    expect(sums['storage.objects']).toMatch(new RegExp(`^${29 + 14 * clients} `))
    const steps = Object.entries(migrations)
    await fresh.database.boot((run) =>
      applyMigrations(run, Object.fromEntries(steps.slice(0, steps.length / 2))),
    )
    expect(await sumsOf(fresh.database, columns)).toEqual(sums)
    await fresh.database.boot((run) => applyMigrations(run, migrations))
    expect(await sumsOf(fresh.database, columns)).toEqual(sums)
    const { rows } = await sql<{ people: number; accounts: number; owned: boolean }>`
      select count(*)::int as people, count(a.id)::int as accounts, bool_and(a.contact = u.id) as owned
      from auth.users u left join public.accounts a on a.id = u.id`.execute(fresh.database.kysely)
    expect(rows).toEqual([{ people: 7 + clients, accounts: 7 + clients, owned: true }])
  }, 600_000)
})
