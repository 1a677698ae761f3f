import { CompiledQuery } from 'kysely'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { maxLargeFileSize } from '@/content/upload-limit'
import { databaseQuestions } from '@/lib/diagnosis/ask-database'
import { driftLines, driftOf } from '@/lib/diagnosis/drift'
import { readiness } from '@/lib/diagnosis/readiness'
import type { DatabaseState, Deployment } from '@/lib/diagnosis/question'
import expected from '@/lib/diagnosis/database-rules.json'
import { openMigratedDatabase, type FreshDatabase } from './fresh-database'
import { isThorough } from '../support/thorough'

const answers: Record<string, unknown> = {}
vi.mock('@/lib/env', () => ({ newestMigration: '20261201000000' }))
vi.mock('@/lib/supabase/admin', () => ({
  adminClient: () => ({ rpc: (name: string) => ({ abortSignal: async () => ({ data: answers[name] }) }) }),
}))

const office = 'application/vnd.openxmlformats-officedocument'
const bucketTypes = [
  'application/pdf',
  'application/xml',
  'application/zip',
  'application/vnd.ms-excel',
  `${office}.presentationml.presentation`,
  `${office}.spreadsheetml.sheet`,
  `${office}.wordprocessingml.document`,
  'image/heic',
  'image/jpeg',
  'image/png',
  'text/csv',
]

/** A database may differ from its migrations in these ways, each with the line that reports the difference. */
const drifts: [sql: string, line: string][] = [
  [
    "create or replace function private.role_rank(role text) returns int language plpgsql immutable parallel safe set search_path = '' as $$ begin return 4; end $$",
    'different function private.role_rank(text)',
  ],
  ['alter function private.role_rank(text) reset search_path', 'different function private.role_rank(text)'],
  ['alter function private.role_rank(text) security definer', 'different function private.role_rank(text)'],
  [
    'alter function public.my_calendar_feed() security invoker',
    'different function public.my_calendar_feed()',
  ],
  ['alter function public.my_calendar_feed() volatile', 'different function public.my_calendar_feed()'],
  ['drop function public.note_housekeeping()', 'missing function public.note_housekeeping()'],
  [
    "create function public.take_rate_limit(limit_key text) returns int language sql as 'select 0'",
    'extra function public.take_rate_limit(text)',
  ],
  [
    "create function private.of_somebody() returns int language sql set search_path = '' as 'select 0'; revoke execute on function private.of_somebody() from public",
    'extra function private.of_somebody()',
  ],
  [
    'alter policy "gate" on public.documents using (true)',
    'different policy public.documents "gate" restrictive all authenticated',
  ],
  [
    'alter policy "gate" on public.documents with check (true)',
    'different policy public.documents "gate" restrictive all authenticated',
  ],
  [
    'alter policy "gate" on public.documents to anon',
    'missing policy public.documents "gate" restrictive all authenticated',
  ],
  [
    'drop policy "gate" on public.invoices',
    'missing policy public.invoices "gate" restrictive all authenticated',
  ],
  [
    'create policy "all" on public.messages for select to authenticated using (true)',
    'extra policy public.messages "all" permissive select authenticated',
  ],
  [
    'alter policy "facturas: gate" on storage.objects using (true)',
    'different policy storage.objects "facturas: gate" restrictive all authenticated',
  ],
  [
    'drop policy "facturas: gate" on storage.objects',
    'missing policy storage.objects "facturas: gate" restrictive all authenticated',
  ],
  [
    'create policy "open" on storage.objects for select to anon using (true)',
    'extra policy storage.objects "open" permissive select anon',
  ],
  ['grant select on public.outbox to anon', 'extra grant public.outbox select anon'],
  [
    'grant select (payload) on public.outbox to authenticated',
    'extra grant public.outbox select(payload) authenticated',
  ],
  [
    'revoke select on public.documents from authenticated',
    'missing grant public.documents select authenticated',
  ],
  [
    'revoke update (file_type) on public.documents from authenticated',
    'missing grant public.documents update(file_type) authenticated',
  ],
  ['grant execute on function public.diagnose() to public', 'extra run public.diagnose() public'],
  [
    'revoke execute on function public.my_calendar_feed() from authenticated',
    'missing run public.my_calendar_feed() authenticated',
  ],
  ['grant usage on schema private to anon', 'extra schema private usage anon'],
  ['revoke usage on schema private from authenticated', 'missing schema private usage authenticated'],
  ['alter table public.documents disable row level security', 'missing rls public.documents'],
  ['create table public.notes (id int)', 'extra open public.notes'],
  ['drop index public.outbox_due', 'missing index public.outbox outbox_due'],
  [
    'drop index public.outbox_due; create index outbox_due on public.outbox (next_at)',
    'different index public.outbox outbox_due',
  ],
  ['create index outbox_more on public.outbox (attempts)', 'extra index public.outbox outbox_more'],
  [
    'alter table public.outbox drop constraint outbox_kind_check',
    'missing constraint public.outbox outbox_kind_check',
  ],
  [
    "alter table public.outbox drop constraint outbox_kind_check, add constraint outbox_kind_check check (kind in ('mail'))",
    'different constraint public.outbox outbox_kind_check',
  ],
  [
    'alter table public.documents drop constraint documents_user_id_fkey, add constraint documents_user_id_fkey foreign key (user_id) references auth.users (id) on delete cascade',
    'different constraint public.documents documents_user_id_fkey',
  ],
  [
    'alter table public.outbox add constraint outbox_few check (attempts < 5)',
    'extra constraint public.outbox outbox_few',
  ],
  [
    'alter table public.audit_log disable trigger audit_log_append_only',
    'missing trigger public.audit_log audit_log_append_only',
  ],
  ['drop trigger guard_account on auth.users', 'missing trigger auth.users guard_account'],
  [
    'create or replace trigger guard_account before update of email on auth.users for each row execute function private.guard_account()',
    'different trigger auth.users guard_account',
  ],
  [
    'create trigger again after insert on auth.users for each row execute function private.on_auth_user_created()',
    'extra trigger auth.users again',
  ],
  ['alter table public.outbox drop column first_tried_at', 'missing column public.outbox first_tried_at'],
  ['alter table public.outbox alter column kind drop not null', 'different column public.outbox kind'],
  [
    "alter table public.outbox alter column status set default 'done'",
    'different column public.outbox status',
  ],
  ['alter table public.outbox add column note text', 'extra column public.outbox note'],
  ['alter publication supabase_realtime drop table public.messages', 'missing live public.messages'],
  ['alter publication supabase_realtime add table public.outbox', 'extra live public.outbox'],
  [
    "update storage.buckets set public = true where id = 'facturas'",
    `missing bucket facturas private ${maxLargeFileSize} ${bucketTypes.toSorted().join(',')}`,
  ],
  [
    "update storage.buckets set file_size_limit = 1 where id = 'registros'",
    'missing bucket registros private 5242880 application/pdf',
  ],
  [
    "delete from storage.buckets where id = 'registros'",
    'missing bucket registros private 5242880 application/pdf',
  ],
]

let database: FreshDatabase
let hour = 0
beforeAll(async () => {
  database = await openMigratedDatabase()
}, 120_000)
afterAll(() => database.remove())

/** Runs `sql`, reads the state of the database, and rolls `sql` back. */
async function stateAfter(sql: string): Promise<DatabaseState & { fingerprint: string }> {
  const run = (text: string) => database.database.kysely.executeQuery(CompiledQuery.raw(text))
  await run('begin')
  try {
    for (const statement of sql.split(/; (?=create|drop|revoke)/)) await run(statement)
    const { rows } = await run('select public.diagnose() || public.database_fingerprint() as state')
    return (rows as { state: DatabaseState & { fingerprint: string } }[])[0]!.state
  } finally {
    await run('rollback')
  }
}

async function doctorSays(state: DatabaseState): Promise<string> {
  const deployment = { database: async () => state } as Partial<Deployment> as Deployment
  const wanted = databaseQuestions.filter(({ id }) => ['rules', 'live', 'buckets'].includes(id))
  const findings = await Promise.all(wanted.map(({ ask }) => ask(deployment, AbortSignal.timeout(1000))))
  return findings
    .flat()
    .filter((finding) => finding.state !== 'good')
    .map(({ seen }) => seen)
    .join('\n')
}

test('a database with every migration has no drift and the fingerprint of this build', async () => {
  const state = await stateAfter('select 1')
  expect(driftLines(driftOf(state.rules))).toEqual([])
  expect(state.fingerprint).toBe(expected.fingerprint)
  expect(await doctorSays(state)).toBe('')
})

test('the full test run tries at least 40 drifts', () => expect(drifts.length).toBeGreaterThanOrEqual(40))

/** `npm test` tries one difference of each kind; the first two words of the difference's report line name the kind. */
const kindOf = ([, line]: (typeof drifts)[number]) => line.split(' ').slice(0, 2).join(' ')
const tried = isThorough
  ? drifts
  : drifts.filter((one, at) => drifts.findIndex((other) => kindOf(other) === kindOf(one)) === at)

test.each(tried)('%s', async (sql, line) => {
  const state = await stateAfter(sql)
  expect(driftLines(driftOf(state.rules))).toContain(line)

  expect(await doctorSays(state)).toContain(line.split(' ')[2])

  Object.assign(answers, {
    readiness: { migration: '20261201000000', overdue: 0 },
    database_fingerprint: { migration: '20261201000000', fingerprint: state.fingerprint },
    diagnose: state,
  })
  // The clock moves on by an hour each time, so that no result comes from the cache.
  expect((await readiness({ now: (hour += 3_600_000), trusted: true })).differing).toContain(line)
})
