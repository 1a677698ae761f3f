import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { BootSession } from '@/supabase/local/database/database'
import { createSystemSchemas } from '@/supabase/local/database/migrate'
import { openFreshDatabase, type FreshDatabase } from './fresh-database'
import { applyMigrations, hostedProject, migrations } from './hosted-migrations'

const person = '11111111-1111-4111-8111-111111111111'
const first = '20261126000020_names.sql'
const steps = Object.entries(migrations)
const begun = steps.findIndex(([name]) => name === first)

let fresh: FreshDatabase
const run = (text: string) => fresh.database.boot((session) => session(text))
const one = async <T>(query: string): Promise<T> =>
  (await sql.raw<T>(query).execute(fresh.database.kysely)).rows[0]!

beforeAll(async () => {
  fresh = await openFreshDatabase()
  await fresh.database.boot(async (session: BootSession) => {
    await createSystemSchemas(session)
    await session(hostedProject)
    await applyMigrations(session, Object.fromEntries(steps.slice(0, begun)))
  })
  await run(`
    insert into auth.users (id, email) values ('${person}', 'ana@empresa.example');
    insert into public.companies (user_id, name, nit, digit) values
      ('${person}', E'Café\\n\\u202EdleuS', '901207354', 0), ('${person}', E'\\u200B\\u200B', '900108281', 3), ('${person}', 'Ferretería El Clavo S.A.S.', '800197268', 4);
    insert into public.documents (user_id, name, file_path, storage_path, file_type) values
      ('${person}', E'Pagar\\tnómina', 'task_1', 'tasks/${person}', 'pending');
    insert into private.tax_profiles (account, valid_from, name, kind, regime, municipalities) values ('${person}', '2026-01-01', E'Ana\\u200BPérez', 'company', 'ordinary',
      jsonb_build_array(jsonb_build_object('code', '11001', 'duties', '[]'::jsonb, 'sector', E'Comercio\\u202E'), jsonb_build_object('code', '05001', 'duties', '[]'::jsonb)));
    insert into private.request_templates (id, name, title, items) values (gen_random_uuid(), E'Cierre\\n', E'Soportes\\u202E', '[{}]');
    insert into private.client_notes (id, client, body) values (gen_random_uuid(), '${person}', E'dos\\nlíneas')`)
  await fresh.database.boot((session) => applyMigrations(session, Object.fromEntries(steps.slice(begun))))
}, 120_000)
afterAll(() => fresh?.remove())

test('the migration cleans existing names and leaves valid ones unchanged', async () => {
  const { names } = await one<{ names: string[] }>(
    `select array_agg(name order by nit desc) as names from public.companies`,
  )
  expect(names).toEqual(['Café dleuS', '··', 'Ferretería El Clavo S.A.S.'])
  expect(await one(`select name from public.documents`)).toEqual({ name: 'Pagar nómina' })
  expect(await one(`select municipalities from private.tax_profiles`)).toEqual({
    municipalities: [
      { code: '11001', duties: [], sector: 'Comercio' },
      { code: '05001', duties: [] },
    ],
  })
  expect(await one(`select body from private.client_notes`)).toEqual({ body: 'dos\nlíneas' })
  expect(await one(`select name, title from private.request_templates`)).toEqual({
    name: 'Cierre',
    title: 'Soportes',
  })
  expect(await one(`select title from private.client_cards`)).not.toMatchObject({
    title: expect.stringMatching(/[\n\u202E]/) as string,
  })
})

test('after the migration other columns of existing rows can change, and every rule holds for all rows', async () => {
  await run(`update public.companies set updated_at = now(); update public.documents set file_type = 'completed';
    update private.tax_profiles set made_by = null`)
  expect(
    await one(`select count(*)::int as open from pg_constraint where not convalidated and contype = 'c'`),
  ).toEqual({ open: 0 })
})
