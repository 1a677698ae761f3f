import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, test } from 'vitest'
import { migrationsDir } from './fresh-database'
import { broken, brokenNames, statementsOf } from './migration-rules'

const files = readdirSync(migrationsDir).filter((name) => name.endsWith('.sql'))

describe('every migration', () => {
  test.each(files)('%s closes what it makes, can run twice, and loses nothing in silence', (name) => {
    expect(broken(readFileSync(path.join(migrationsDir, name), 'utf8'))).toEqual([])
  })

  // `if not exists` goes by the name alone: of two indexes of one name the second would never be made.
  test('makes indexes of a name of their own', () => {
    const sql = files.map((name) => readFileSync(path.join(migrationsDir, name), 'utf8')).join('\n')
    const names = [...sql.matchAll(/^create (?:unique )?index if not exists (\w+)/gm)].map(([, name]) => name)
    expect(names.length).toBeGreaterThan(50)
    expect(names.filter((name, place) => names.indexOf(name) !== place)).toEqual([])
  })

  // What PostgreSQL may not do costs so much in its plans that it compiles each of them, for a table of five rows too: hundreds of
  // milliseconds where LLVM is there.
  test('compiles no plan where it forbids to read whole tables', () => {
    const sql = files.map((name) => readFileSync(path.join(migrationsDir, name), 'utf8')).join('\n')
    const functions = sql.split('\n').filter((line) => line.includes('set enable_seqscan = off'))
    expect(functions.length).toBeGreaterThan(10)
    expect(functions.filter((line) => !line.includes('set jit = off'))).toEqual([])
  })

  test('has a version and a title of its own', () => {
    expect(files.length).toBeGreaterThan(20)
    expect(brokenNames(files)).toEqual([])
  })
})

const closed = `alter table public.a enable row level security;
revoke all on public.a from anon, authenticated, service_role;`
const table = 'create table if not exists public.a (id int primary key);'
const listed = `do $$ declare t text; begin foreach t in array array['a', 'b'] loop
  execute format('alter table public.%I enable row level security', t);
  execute format('revoke all on public.%I from anon, authenticated, service_role', t);
end loop; end $$;`
const body = 'as $$ begin insert into public.a values (1); drop table b; end $$;'

const step = (parameters: string) =>
  `create or replace function public.f(${parameters}) returns void language plpgsql set search_path = '' as $$ begin`

test.each([
  `${table}\n${closed}\ngrant select on public.a to authenticated;`,
  `${table}\n${listed}`,
  'drop trigger if exists t on public.a; create trigger t after insert on public.a execute function private.f();',
  'drop policy if exists "p" on public.a; create policy "p" on public.a using (true);',
  'alter table public.a drop constraint if exists c, add constraint c check (true);',
  `create or replace function private.f() returns void language plpgsql security definer set search_path = '' ${body}`,
  `-- Fixes no search path, to be inlined.\ncreate or replace function f() returns int language sql as $$ select 1 $$;`,
  `${step('seen int, change text')} if a.version is distinct from seen or change is null or change not in ('a') then raise 'x'; end if; end $$;`,
  '-- loses data: the column was never written\nalter table public.a drop column if exists b;',
  'insert into public.a values (1) on conflict do nothing; -- drop table public.a;',
  "comment on table public.a is 'drop table; truncate';",
])('lets pass: %s', (sql) => {
  expect(broken(sql)).toEqual([])
})

test.each([
  [table, 'not closed'],
  [`${table} alter table public.a enable row level security;`, 'not closed'],
  [`${table} revoke all on public.a from anon, authenticated, service_role;`, 'not closed'],
  [`${table} ${listed.replace("'a'", "'c'")}`, 'not closed'],
  [`${table} grant select on public.a to anon; ${closed}`, 'opened before'],
  [`${table} create policy "p" on public.a using (true); ${closed}`, 'opened before'],
  [`create table public.a (id int); ${closed}`, 'if not exists'],
  ['create index a_b on public.a (b);', 'if not exists'],
  [`create function private.f() returns void language sql set search_path = '' ${body}`, 'or replace'],
  ["create type public.t as enum ('a');", 'no safe form'],
  ['create trigger t after insert on public.a execute function private.f();', 'trigger is not dropped'],
  [
    'drop trigger if exists t on public.b; create trigger t after insert on public.a execute function f();',
    'trigger is not dropped',
  ],
  ['drop trigger if exists t on auth.users;', 'private.ensure_auth_trigger'],
  ['create policy "p" on public.a using (true);', 'policy is not dropped'],
  ['drop policy "p" on public.a;', 'without "if exists"'],
  ['alter table public.a add column b int;', 'add column'],
  ['alter table public.a add constraint c check (true);', 'constraint is not dropped'],
  ['insert into public.a values (1);', 'second run repeats'],
  ['drop table if exists public.a;', 'loses data'],
  ['-- it is empty\ndrop table if exists public.a;', 'loses data'],
  ['alter table public.a drop column if exists b;', 'loses data'],
  ['truncate public.a;', 'loses data'],
  ['alter table public.a alter b type int;', 'loses data'],
  ['delete from public.a;', 'loses data'],
  ['drop function if exists public.f() cascade;', 'loses data'],
  [
    `create or replace function private.f() returns void language plpgsql security definer ${body}`,
    'search_path',
  ],
  [
    `create or replace function private.f() returns void language plpgsql as $$ begin perform set_config('a', ' set search_path = '''' ', true); end $$;`,
    'search_path',
  ],
  [
    `-- Fixes no search path.\ncreate or replace function f() returns int language sql security definer as $$ select 1 $$;`,
    'search_path',
  ],
  ['create or replace function f() returns int language sql as $$ select 1 $$;', 'search_path'],
  [`${step('seen int')} if a.version <> seen then raise 'conflict'; end if; end $$;`, 'lets null pass'],
  [`${step('expected int')} if f.expected != 1 then raise 'conflict'; end if; end $$;`, 'lets null pass'],
  [`${step('change text')} if change not in ('a', 'b') then raise 'invalid'; end if; end $$;`, 'null change'],
  [`${step('id uuid, done bool')} if (a.at is not null) = done then return; end if; end $$;`, 'null done'],
  ['create index concurrently if not exists a_b on public.a (b);', 'one transaction'],
  ['begin; commit;', 'one transaction'],
])('refuses: %s', (sql, why) => {
  expect(broken(sql).join('\n')).toContain(why)
})

test('a statement keeps its line, its comment, and what its strings and bodies hold', () => {
  const sql = "-- first; not yet\nselect 'a;b';\n\n-- why\ndo $x$ begin; end $x$;\nselect 2"
  expect(statementsOf(sql).map(({ text, line }) => [text, line])).toEqual([
    ["select 'a;b'", 2],
    ['do $x$ begin; end $x$', 5],
    ['select 2', 6],
  ])
  expect(statementsOf(sql)[1]?.comment).toContain('why')
})

test('names that are no version, that come twice or that say the same are told', () => {
  const names = [
    '20261101000000_a.sql',
    '20261101000000_b.sql',
    '2026_c.sql',
    '20261101000100_a.sql',
    '20261101000200_D.sql',
  ]
  expect(brokenNames(names)).toEqual(names.slice(1))
})
