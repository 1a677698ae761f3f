import { afterAll, beforeAll, expect, test } from 'vitest'
import { migrationFiles, migrationsFolder, schemaFiles, type SqlFile } from '@/scripts/database/sources'
import { databaseWith, repairOf, stepBetween } from '@/scripts/database/write-step'
import { migrate } from '@/supabase/local/database/migrate'
import { openPostgres } from '@/supabase/local/database/postgres'
import { startPostgres, type TestPostgres } from '../support/postgres'
import { catalogueText } from './catalogue-text'

let server: TestPostgres
beforeAll(async () => {
  server = await startPostgres()
}, 120_000)
afterAll(() => server.stop())

async function catalogueOf(url: string, sql = ''): Promise<string[]> {
  const database = await openPostgres(url)
  try {
    if (sql) await database.boot((run) => run(`begin;\n${sql}\ncommit;`))
    return await catalogueText(database)
  } finally {
    await database.close()
  }
}

const changed = (files: SqlFile[]): SqlFile[] => [
  ...files,
  {
    name: 'work-of-a-day.sql',
    text: `
      create table private.reminders_sent (id uuid primary key default gen_random_uuid(), client uuid not null references public.accounts (id) on delete cascade);
      alter table private.reminders_sent enable row level security;
      revoke all on private.reminders_sent from anon, authenticated, service_role;
      comment on table private.reminders_sent is 'A new table. Functions alone read and write it.';
      create table public.notes (id uuid primary key, body text);
      alter table public.notes enable row level security;
      revoke all on public.notes from anon, authenticated, service_role;
      grant select (body) on public.notes to authenticated;
      create index reminders_sent_of_client on private.reminders_sent (client);
      create function public.count_reminders() returns bigint language sql stable security definer set search_path = '' as
        'select count(*) from private.reminders_sent';
      revoke execute on function public.count_reminders() from public, anon, authenticated, service_role;
      grant execute on function public.count_reminders() to authenticated;
      create or replace function private.role_rank(role text) returns int language sql immutable parallel safe set search_path = '' as 'select 7';
      alter table public.documents add column note text check (length(note) < 100);
      alter policy "gate" on public.documents using (true);
      create policy "notes" on public.documents for update to authenticated using (false);
      drop trigger note_maker on public.documents;
      drop trigger users_drive on auth.users;
      alter publication supabase_realtime add table public.companies;
      comment on column public.documents.note is 'Said by the firm.';
      alter table public.outbox drop constraint outbox_kind_check, add constraint outbox_kind_check check (kind in ('mail'));
      drop policy "facturas: gate" on storage.objects;
      update storage.buckets set file_size_limit = 1 where id = 'facturas';
      insert into storage.buckets (id, name, public, allowed_mime_types) values ('notas', 'notas', false, array['text/plain', 'it''s/odd']);
    `.replace(/ +grant select \(note\).*\n/, ''),
  },
]

test('a generated migration brings an existing database to the schema of the sources', async () => {
  const sources = changed(schemaFiles())
  const step = await stepBetween(migrationFiles(), sources)
  expect(step).toMatch(/^set local lock_timeout = '5s';/)
  expect(step).not.toMatch(/^(grant|revoke) .*\bpostgres\b/im)
  const existing = await databaseWith(server.url, 'existing', migrationFiles())
  const made = await databaseWith(server.url, 'made', sources)
  expect(await catalogueOf(existing, step)).toEqual(await catalogueOf(made))
}, 120_000)

test('no migration is generated when nothing changed', async () => {
  expect(await stepBetween(migrationFiles(), schemaFiles())).toBe('')
}, 120_000)

test('a generated repair reverts changes by hand and touches nothing of Supabase’s services', async () => {
  const url = await databaseWith(server.url, 'by_hand', [])
  await expect(repairOf(url)).rejects.toThrow(/^It lacks 20261126000000, /)
  const database = await openPostgres(url)
  await migrate(database, migrationsFolder)
  await database.close()
  expect(await repairOf(url)).toBe('')
  const sound = await catalogueOf(url)
  const drifted = await catalogueOf(
    url,
    `create or replace function private.role_rank(role text) returns int language sql immutable as 'select 0';
     alter policy "gate" on public.documents using (true);
     create policy "open" on storage.objects for select to anon using (true);
     drop trigger guard_account on auth.users;
     drop index public.outbox_due;
     grant select on public.outbox to anon;
     alter publication supabase_realtime drop table public.messages;
     update storage.buckets set public = true where id = 'facturas';
     create table auth.of_the_service (id int);`,
  )
  expect(drifted).not.toEqual(sound)
  const repair = await repairOf(url)
  expect(repair).not.toContain('of_the_service')
  expect(await catalogueOf(url, repair)).toEqual(sound)
}, 120_000)
