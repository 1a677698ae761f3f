import type { Sql } from 'postgres'

/** `about` is the table or function; `likely` is the cell of the access matrix that probably notices the mutation. */
export type Mutation = { name: string; about: string; likely?: string; make: string; undo: string }

/** The roles that browsers have in the database, each with the test person who uses it. */
const browsers = { anon: 'anon', authenticated: 'clientA' }
type Browser = keyof typeof browsers
const browserRoles = Object.keys(browsers) as Browser[]

type Policy = {
  table: string
  name: string
  permissive: string
  roles: string
  cmd: string
  qual: string | null
  with_check: string | null
}

const quoted = (name: string) => `"${name.replaceAll('"', '""')}"`

function recreate({ table, name, permissive, roles, cmd, qual, with_check }: Policy): string {
  const using = qual === null ? '' : ` using (${qual})`
  const check = with_check === null ? '' : ` with check (${with_check})`
  return `create policy ${quoted(name)} on ${table} as ${permissive} for ${cmd} to ${roles}${using}${check}`
}

async function withoutPolicies(sql: Sql): Promise<Mutation[]> {
  const policies = await sql<Policy[]>`
    select format('%s.%s', schemaname, tablename) as table, policyname as name, permissive, array_to_string(roles, ', ') as roles,
      cmd, qual, with_check from pg_policies where schemaname in ('public', 'private', 'storage') order by 1, 2`
  return policies.map((policy) => ({
    name: `without the policy "${policy.name}" of ${policy.table}`,
    about: policy.table,
    make: `drop policy ${quoted(policy.name)} on ${policy.table}`,
    undo: recreate(policy),
  }))
}

/** Tables on which browsers have no rights are left out, because they stay closed without row level security. */
async function withoutRls(sql: Sql): Promise<Mutation[]> {
  const tables = await sql<{ name: string }[]>`
    select format('%s.%s', n.nspname, c.relname) as name
    from pg_class c join pg_namespace n on n.oid = c.relnamespace cross join unnest(${browserRoles}::text[]) r
    where c.relkind = 'r' and c.relrowsecurity and n.nspname in ('public', 'private', 'storage')
      and (has_any_column_privilege(r, c.oid, 'select, insert, update') or has_table_privilege(r, c.oid, 'delete'))
    group by 1 order by 1`
  return tables.map(({ name }) => ({
    name: `without row level security on ${name}`,
    // The access matrix lists all tables of storage under `storage.objects`.
    about: name.replace(/^storage\..*/, 'storage.objects'),
    make: `alter table ${name} disable row level security`,
    undo: `alter table ${name} enable row level security`,
  }))
}

async function widerTables(sql: Sql): Promise<Mutation[]> {
  // Revoking a right on a table also revokes it on the table's columns, so rights on columns are granted again.
  const rights = await sql<{ name: string; role: Browser; right: string; columns: string | null }[]>`
    select c.relname as name, r as role, p as right,
      (select string_agg(quote_ident(a.attname), ', ') from pg_attribute a
       where a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and p <> 'delete'
         and has_column_privilege(r, c.oid, a.attnum, case when p = 'delete' then 'select' else p end)) as columns
    from pg_class c cross join unnest(${browserRoles}::text[]) r
      cross join unnest(array['select', 'insert', 'update', 'delete']) p
    where c.relnamespace = 'public'::regnamespace and c.relkind = 'r' and not has_table_privilege(r, c.oid, p) order by 1, 2, 3`
  return rights.map(({ name, role, right, columns }) => ({
    name: `${right} on ${name} for ${role}`,
    about: `public.${name}`,
    likely: `${right} ${name} as ${browsers[role]}`,
    make: `grant ${right} on public.${name} to ${role}`,
    undo: `revoke ${right} on public.${name} from ${role}${columns ? `; grant ${right} (${columns}) on public.${name} to ${role}` : ''}`,
  }))
}

async function widerFunctions(sql: Sql): Promise<Mutation[]> {
  const rights = await sql<{ name: string; signature: string; role: Browser }[]>`
    select p.proname as name, p.oid::regprocedure::text as signature, r as role
    from pg_proc p cross join unnest(${browserRoles}::text[]) r
    where p.pronamespace = 'public'::regnamespace and not has_function_privilege(r, p.oid, 'execute') order by 1, 3`
  return rights.map(({ name, signature, role }) => ({
    name: `execute on ${name} for ${role}`,
    about: `function ${name}`,
    likely: `${name} as ${browsers[role]}`,
    make: `grant execute on function ${signature} to ${role}`,
    undo: `revoke execute on function ${signature} from ${role}`,
  }))
}

export const readMutations = async (sql: Sql): Promise<Mutation[]> => [
  ...(await withoutPolicies(sql)),
  ...(await withoutRls(sql)),
  ...(await widerTables(sql)),
  ...(await widerFunctions(sql)),
]

/** Returns a hash of all policies and rights in the database. An equal hash shows that all mutations were undone. */
export async function fingerprint(sql: Sql): Promise<string> {
  const [row] = await sql<{ print: string }[]>`
    select md5(concat(
      (select string_agg(p::text, ',' order by p::text) from pg_policies p),
      (select string_agg(concat(c.oid, c.relrowsecurity, (select array_agg(a::text order by a::text) from unnest(c.relacl) a)), ',' order by c.oid) from pg_class c where c.relkind = 'r'),
      (select string_agg(concat(attrelid, attnum, (select array_agg(a::text order by a::text) from unnest(attacl) a)), ',' order by attrelid, attnum) from pg_attribute where attacl is not null),
      (select string_agg(concat(p.oid, (select array_agg(a::text order by a::text) from unnest(p.proacl) a)), ',' order by p.oid) from pg_proc p where p.pronamespace = 'public'::regnamespace))) as print`
  return row!.print
}
