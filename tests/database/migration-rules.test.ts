import { describe, expect, test } from 'vitest'
import { migrationFiles, schemaFiles } from '@/scripts/database/sources'
import { statementsOf } from '@/scripts/database/statements'
import { broken, brokenNames, rulesOf } from './migration-rules'

const [baseline, ...steps] = migrationFiles()

describe('files of the schema', () => {
  test.each(schemaFiles())(
    '$name restricts its new objects, and its functions fix their search path',
    ({ text }) => {
      expect(broken(text, rulesOf.schema)).toEqual([])
    },
  )

  // With `enable_seqscan` off, the cost of a sequential scan would make PostgreSQL JIT-compile for hundreds of ms.
  test('functions that forbid reading whole tables also turn off JIT compilation', () => {
    const lines = schemaFiles().flatMap(({ text }) => text.split('\n'))
    const functions = lines.filter((line) => line.includes('set enable_seqscan = off'))
    expect(functions.length).toBeGreaterThan(10)
    expect(functions.filter((line) => !line.includes('set jit = off'))).toEqual([])
  })
})

describe('the migrations', () => {
  test('the baseline is one transaction and deletes no data without saying so', () => {
    expect(broken(baseline?.text ?? '', rulesOf.baseline)).toEqual([])
  })

  test.each(steps)(
    '$name can run while the site is in use and deletes no data without saying so',
    ({ text }) => {
      expect(broken(text, rulesOf.step)).toEqual([])
    },
  )

  test('each have a version and a title', () => {
    expect(brokenNames(migrationFiles().map(({ name }) => name))).toEqual([])
  })
})

const closed = `alter table public.a enable row level security;
revoke all on public.a from anon, authenticated, service_role;`
const table = 'create table public.a (id int primary key);'
const body = 'as $$ begin insert into public.a values (1); drop table b; end $$;'
const opens = (parameters: string) =>
  `create function public.f(${parameters}) returns void language plpgsql set search_path = '' as $$ begin`
const beside = "set local lock_timeout = '5s';"

test.each([
  [rulesOf.schema, `${table}\n${closed}\ngrant select on public.a to authenticated;`],
  [
    rulesOf.schema,
    `create function private.f() returns void language plpgsql security definer set search_path = '' ${body}`,
  ],
  [
    rulesOf.schema,
    `-- Sets no search_path, to be inlined.\ncreate function f() returns int language sql as $$ select 1 $$;`,
  ],
  [
    rulesOf.schema,
    `${opens('seen int, change text')} if a.version is distinct from seen or change is null or change not in ('a') then raise 'x'; end if; end $$;`,
  ],
  [
    rulesOf.step,
    `${beside} -- loses data: the column was never written\nalter table public.a drop column b;`,
  ],
  [rulesOf.step, `${beside} alter table public.documents add column note text;`],
  [rulesOf.step, `${beside} ALTER TABLE "public"."documents" ADD COLUMN "size" int NOT NULL DEFAULT 0;`],
  [rulesOf.step, `${beside} alter table public.documents add constraint c check (size > 0) not valid;`],
  [rulesOf.step, `${beside} alter table private.saved_filters add constraint c check (length(name) < 9);`],
  [
    rulesOf.step,
    `${beside} -- locks public.documents: a minute at a million rows, announced\ncreate index a on public.documents (size);`,
  ],
  [rulesOf.step, `${beside} update public.documents set size = 0 where size is null;`],
  [rulesOf.step, `${beside} comment on table public.a is 'drop table; truncate';`],
])('the rules for migrations accept example %#', (rules, sql) => {
  expect(broken(sql, rules)).toEqual([])
})

test.each([
  [rulesOf.schema, table, 'not closed'],
  [rulesOf.schema, `${table} alter table public.a enable row level security;`, 'not closed'],
  [rulesOf.schema, `${table} revoke all on public.a from anon, authenticated, service_role;`, 'not closed'],
  [rulesOf.schema, `${table} grant select on public.a to anon; ${closed}`, 'opened before'],
  [rulesOf.schema, `${table} create policy "p" on public.a using (true); ${closed}`, 'opened before'],
  [
    rulesOf.schema,
    `create function private.f() returns void language plpgsql security definer ${body}`,
    'search_path',
  ],
  [
    rulesOf.schema,
    `create function private.f() returns void language plpgsql as $$ begin perform set_config('a', ' set search_path = '''' ', true); end $$;`,
    'search_path',
  ],
  [
    rulesOf.schema,
    `-- Sets no search_path.\ncreate function f() returns int language sql security definer as $$ select 1 $$;`,
    'search_path',
  ],
  [rulesOf.schema, 'create function f() returns int language sql as $$ select 1 $$;', 'search_path'],
  [
    rulesOf.schema,
    `${opens('seen int')} if a.version <> seen then raise 'conflict'; end if; end $$;`,
    'lets null pass',
  ],
  [
    rulesOf.schema,
    `${opens('expected int')} if f.expected != 1 then raise 'conflict'; end if; end $$;`,
    'lets null pass',
  ],
  [
    rulesOf.schema,
    `${opens('change text')} if change not in ('a', 'b') then raise 'invalid'; end if; end $$;`,
    'null change',
  ],
  [
    rulesOf.schema,
    `${opens('id uuid, done bool')} if (a.at is not null) = done then return; end if; end $$;`,
    'null done',
  ],
  [rulesOf.step, 'drop table public.a;', 'loses data'],
  [rulesOf.step, '-- it is empty\ndrop table public.a;', 'loses data'],
  [rulesOf.step, 'alter table public.a drop column b;', 'loses data'],
  [rulesOf.step, 'ALTER TABLE "public"."a" DROP COLUMN "b";', 'loses data'],
  [rulesOf.step, 'truncate public.a;', 'loses data'],
  [rulesOf.step, 'alter table public.a alter b type int;', 'loses data'],
  [rulesOf.step, 'delete from public.a;', 'loses data'],
  [rulesOf.step, 'drop function public.f() cascade;', 'loses data'],
  [rulesOf.step, 'create index concurrently a_b on public.a (b);', 'one transaction'],
  [rulesOf.step, 'begin; commit;', 'one transaction'],
  [rulesOf.step, 'alter table public.a add column b int;', 'lock_timeout'],
  [rulesOf.step, "set lock_timeout = '5s'; alter table public.a add column b int;", 'lock_timeout'],
  [
    rulesOf.step,
    `${beside} alter table public.documents add column k text generated always as (name) stored;`,
    'large table',
  ],
  [
    rulesOf.step,
    `${beside} ALTER TABLE "public"."documents" ALTER COLUMN "name" SET NOT NULL;`,
    'large table',
  ],
  [rulesOf.step, `${beside} alter table public.invoices add constraint c check (total > 0);`, 'large table'],
  [rulesOf.step, `${beside} CREATE INDEX i ON public.documents (name);`, 'large table'],
  [rulesOf.step, `${beside} update public.documents set size = 0;`, 'every row'],
])('the rules for migrations refuse example %#', (rules, sql, why) => {
  expect(broken(sql, rules).join('\n')).toContain(why)
})

test('a statement keeps its line, its comment, and the contents of its strings and bodies', () => {
  const sql = "-- first; not yet\nselect 'a;b';\n\n-- why\ndo $x$ begin; end $x$;\nselect 2"
  expect(statementsOf(sql).map(({ text, line }) => [text, line])).toEqual([
    ["select 'a;b'", 2],
    ['do $x$ begin; end $x$', 5],
    ['select 2', 6],
  ])
  expect(statementsOf(sql)[1]?.comment).toContain('why')
})

test('migration names without a version or with a repeated version or title are reported', () => {
  const names = [
    '20261101000000_a.sql',
    '20261101000000_b.sql',
    '2026_c.sql',
    '20261101000100_a.sql',
    '20261101000200_D.sql',
  ]
  expect(brokenNames(names)).toEqual(names.slice(1))
})
