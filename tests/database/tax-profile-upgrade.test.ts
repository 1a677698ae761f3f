import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { BootSession } from '@/supabase/local/database/database'
import { createSystemSchemas } from '@/supabase/local/database/migrate'
import { openFreshDatabase, type FreshDatabase } from './fresh-database'
import { applyMigrations, hostedProject, migrations } from './hosted-migrations'

const person = '11111111-1111-4111-8111-111111111111'
const steps = Object.entries(migrations)
const begun = steps.findIndex(([name]) => name.endsWith('_who_owes_what.sql'))

let fresh: FreshDatabase
const rows = async (query: string) => (await sql.raw(query).execute(fresh.database.kysely)).rows

beforeAll(async () => {
  fresh = await openFreshDatabase()
  await fresh.database.boot(async (session: BootSession) => {
    await createSystemSchemas(session)
    await session(hostedProject)
    await applyMigrations(session, Object.fromEntries(steps.slice(0, begun)))
    await session(`
      insert into auth.users (id, email) values ('${person}', 'ana@empresa.example');
      insert into private.tax_profiles (account, valid_from, kind, regime, responsibilities, traits) values
        ('${person}', '2024-01-01', 'company', 'special', '{04,07}', '{employer,economic-report}'),
        ('${person}', '2025-01-01', 'company', 'large-taxpayer', '{04,13}', '{employer}'),
        ('${person}', '2026-01-01', 'company', 'large-taxpayer', '{05,48}', '{employer,foreign-assets,fuel,databases}'),
        ('${person}', '2027-01-01', 'person', 'simple', '{41,47}', '{without-advances,foreign-assets}');
      insert into public.obligations (user_id, obligation, period, listed, due, act_by, date_state, norm, source, state, filed_on) values
        ('${person}', 'large-taxpayer-income-first', '2025', '2026-02-17', '2026-02-17', '2026-02-17', 'published', 'Norma', 'Fuente', 'filed', '2026-02-16');
      update private.obligation_plans set planned_on = '2026-11-01'`)
    await applyMigrations(session, Object.fromEntries(steps.slice(begun)))
  })
}, 120_000)
afterAll(() => fresh?.remove())

test('the migration turns large taxpayers and facts from the RUT into codes and changes nothing else', async () => {
  expect(
    await rows('select regime, responsibilities, traits from private.tax_profiles order by valid_from'),
  ).toEqual([
    { regime: 'special', responsibilities: ['04', '07'], traits: ['employer', 'economic-report'] },
    { regime: 'special', responsibilities: ['04', '13'], traits: ['employer'] },
    {
      regime: 'ordinary',
      responsibilities: ['05', '13', '32', '41', '48'],
      traits: ['employer', 'databases'],
    },
    { regime: 'simple', responsibilities: ['41', '47'], traits: ['without-advances'] },
  ])
})

test('the migration keeps filed obligations and does not make the plans be computed again', async () => {
  expect(await rows('select obligation, state from public.obligations')).toEqual([
    { obligation: 'large-taxpayer-income-first', state: 'filed' },
  ])
  expect(await rows('select planned_on::text as day from private.obligation_plans')).toEqual([
    { day: '2026-11-01' },
  ])
})
