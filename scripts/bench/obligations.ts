import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import postgres, { type Sql } from 'postgres'
import { migrate } from '../../supabase/local/database/migrate'
import { openPostgres } from '../../supabase/local/database/postgres'
import { readSettings } from '../../supabase/local/settings'
import { startPostgres } from '../../tests/support/postgres'
import { anyPort, localEnvironment, startBackend } from '../stack/backend'
import { inherited } from '../stack/child'

const clients = Number(process.argv[2] ?? 10_000)
/** Seconds allowed for computing the obligations of 10,000 clients: `first` for the first time, `again` later. */
const limits = { first: 300, again: 60 }

async function fill(sql: Sql): Promise<void> {
  const statements = [
    `insert into auth.users (id, email)
      select gen_random_uuid(), 'cliente' || n || '@empresa.example' from generate_series(1, ${clients}) n`,
    `update public.user_approval_status set status = 'approved', decided_at = now()`,
    `insert into private.tax_profiles (account, valid_from, nit, digit, name, kind, regime, responsibilities, vat_cycle, traits, municipalities)
      select account, date '2025-01-01', nit, private.nit_check_digit(nit), 'Cliente ' || n, kind, regime, codes, cycle, traits, cities
      from (select s.user_id as account, row_number() over (order by s.user_id) as n from public.user_approval_status s) c
      cross join lateral (select (900000000 + n * 7)::text as nit) nits
      join (values
        (0, 'company', 'ordinary', '{05,07,09,14,48,55}'::text[], 'bimester', '{employer,merchant}'::text[], '[{"code":"11001","duties":["local-tax-bimonthly","local-withholding"]}]'::jsonb),
        (1, 'company', 'ordinary', '{05,07,14,48,55}', 'four-months', '{employer,merchant,databases}', '[{"code":"05001","duties":["local-tax-annual"]}]'),
        (2, 'company', 'ordinary', '{05,07,09,13,14,15,48,55}', 'bimester', '{employer,merchant,databases}', '[{"code":"11001","duties":["local-tax-bimonthly","local-withholding"]}]'),
        (3, 'company', 'simple', '{07,14,47,48,55}', null, '{employer,merchant}', '[{"code":"76001","duties":["local-tax-annual"]}]'),
        (4, 'person', 'ordinary', '{05,07,48}', 'four-months', '{employer}', '[]'),
        (5, 'company', 'special', '{04,07,14,33,48,55}', 'bimester', '{employer,merchant,economic-report}', '[{"code":"11001","duties":["local-tax-annual","local-withholding"]}]')
      ) as shapes (shape, kind, regime, codes, cycle, traits, cities) on shape = n % 6`,
    // The clients' plans start a month ago, because due dates before the start of a plan are left out.
    `update private.obligation_plans set since = current_date - 31`,
    `analyze`,
  ]
  for (const statement of statements) await sql.unsafe(statement)
}

const running: (() => Promise<unknown> | void)[] = []
try {
  const dataDir = mkdtempSync(path.join(tmpdir(), 'bench-obligations-'))
  running.push(() => rmSync(dataDir, { recursive: true, force: true }))
  const server = await startPostgres()
  running.push(server.stop)
  const local = { ...inherited(), ...anyPort, DATA_DIR: dataDir, DATABASE_URL: server.url }
  const database = await openPostgres(server.url)
  await migrate(database, readSettings(local).migrationsDir)
  await database.close()
  const sql = postgres(server.url, { max: 1, onnotice: () => undefined })
  running.push(() => sql.end())
  await fill(sql)
  const backend = await startBackend(local)
  running.push(backend.stop)
  Object.assign(process.env, localEnvironment(backend.connection, 'http://127.0.0.1:3000'))
  const { planObligations } = await import('../../lib/obligations/plan')

  const measure = async (name: string, limit: number) => {
    const began = performance.now()
    const changed = await planObligations(Infinity)
    const seconds = (performance.now() - began) / 1000
    const of10000 = (seconds / clients) * 10_000
    const allowed = of10000 <= limit ? `of ${limit} s` : `**of ${limit} s**`
    console.log(
      `| ${name} | ${changed} | ${seconds.toFixed(1)} s | ${of10000.toFixed(0)} s for 10,000 ${allowed} |`,
    )
  }
  console.log(`| ${clients} clients | rows changed | time | |\n| --- | --- | --- | --- |`)
  await measure('first', limits.first)
  await sql`update private.obligation_plans set planned_on = planned_on - 1`
  await measure('the same again', limits.again)
  await sql`insert into private.non_business_days (day, name, scope, norm)
    values (date '2027-01-13', 'Día de prueba', 'executive', 'Ninguna')`
  await measure('a new holiday', limits.first)
} finally {
  for (const stop of running.reverse()) await stop()
}
