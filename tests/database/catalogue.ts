import { sql, type RawBuilder } from 'kysely'
import { openMigratedDatabase } from './fresh-database'

type Named = { name: string }
export type Table = Named & {
  schema: string
  rls: boolean
  comment: string | null
  /** Each right names a role and a command, for example `anon select`; rights to single columns are included. */
  rights: string[]
}
export type Procedure = Named & {
  definer: boolean
  search_path_set: boolean
  args: { name: string; type: string }[]
  executable_by: string[]
}
export type Policy = Named & { table: string; text: string; permissive: boolean; roles: string[] }
type Grant = { table: string; grantee: string; privilege: string; columns: string[] }

const tables = sql<Table>`
  select n.nspname as schema, c.relname as name, c.relrowsecurity as rls, obj_description(c.oid) as comment,
    array(select r.rolname || ' ' || command from pg_roles r, unnest(array['select', 'insert', 'update', 'delete']) command
      where r.rolname in ('anon', 'authenticated') and case command when 'delete' then has_table_privilege(r.oid, c.oid, command)
        else has_any_column_privilege(r.oid, c.oid, command) end) as rights
  from pg_class c join pg_namespace n on n.oid = c.relnamespace
  where n.nspname in ('public', 'private', 'storage') and c.relkind in ('r', 'p', 'v', 'm', 'f') order by 1, 2`

const procedures = sql<Procedure>`
  select p.proname as name, p.prosecdef as definer,
    coalesce(p.proconfig::text like '%search_path=%', false) as search_path_set,
    coalesce((select jsonb_agg(jsonb_build_object('name', p.proargnames[i], 'type', format_type(p.proargtypes[i - 1], null)) order by i)
      from generate_series(1, p.pronargs) i), '[]') as args,
    array(select r.rolname::text from pg_roles r where r.rolname in ('anon', 'authenticated', 'service_role')
      and has_function_privilege(r.oid, p.oid, 'execute') order by 1) as executable_by
  from pg_proc p join pg_namespace n on n.oid = p.pronamespace where n.nspname = 'public' order by 1`

const policies = sql<Policy>`
  select policyname as name, format('%s.%s', schemaname, tablename) as table, permissive = 'PERMISSIVE' as permissive,
    roles::text[] as roles, concat_ws(' ', qual, with_check) as text
  from pg_policies order by 2, 1`

const grants = sql<Grant>`
  select c.relname as table, r.rolname as grantee, a.privilege_type as privilege, '{}'::text[] as columns
  from pg_class c cross join aclexplode(c.relacl) a join pg_roles r on r.oid = a.grantee
  where c.relnamespace = 'public'::regnamespace and c.relkind <> 'i' and r.rolname in ('anon', 'authenticated')
  union all
  select c.relname, r.rolname, a.privilege_type, array_agg(t.attname::text order by t.attname)
  from pg_class c join pg_attribute t on t.attrelid = c.oid cross join aclexplode(t.attacl) a join pg_roles r on r.oid = a.grantee
  where c.relnamespace = 'public'::regnamespace and r.rolname in ('anon', 'authenticated') group by 1, 2, 3
  order by 1, 2, 3`

/** Finds foreign keys that no index covers, because deleting a referenced row would then read the whole table. */
const unindexed = sql<Named>`
  select format('%s.%s', c.conrelid::regclass, a.attname) as name
  from pg_constraint c join pg_attribute a on a.attrelid = c.conrelid and a.attnum = c.conkey[1]
  where c.contype = 'f' and c.connamespace::regnamespace::text in ('public', 'private') and not exists (
    select from pg_index i where i.indrelid = c.conrelid and i.indkey[0] = any (c.conkey)
      and (i.indpred is null or pg_get_expr(i.indpred, i.indrelid) = format('(%I IS NOT NULL)', a.attname)))
  order by 1`

const gates = sql<Named & { language: string }>`
  with recursive gate as (
    select p.oid, p.proname, p.prosrc, p.prolang from pg_proc p
    where p.pronamespace = 'private'::regnamespace and exists (
      select from pg_policies y where concat_ws(' ', y.qual, y.with_check) ~ format('private\\.%s\\(', p.proname))
    union
    select p.oid, p.proname, p.prosrc, p.prolang from gate g
    join pg_proc p on p.pronamespace = 'private'::regnamespace and g.prosrc ~ format('private\\.%s\\(', p.proname))
  select g.proname as name, l.lanname as language from gate g join pg_language l on l.oid = g.prolang order by 1`
const published = sql<Named>`
  select tablename as name from pg_publication_tables where pubname = 'supabase_realtime' and schemaname = 'public' order by 1`
const buckets = sql<Named & { public: boolean }>`select id as name, public from storage.buckets order by 1`

const known = globalThis as { databaseCatalogue?: ReturnType<typeof read> }

/** All test files of a process share one reading of the catalogue, because no test changes the migrated database. */
export const readCatalogue = () => (known.databaseCatalogue ??= read())

async function read() {
  const { database, remove } = await openMigratedDatabase()
  try {
    const rows = async <T>(query: RawBuilder<T>) => (await query.execute(database.kysely)).rows
    return {
      tables: await rows(tables),
      procedures: await rows(procedures),
      policies: await rows(policies),
      grants: await rows(grants),
      unindexed: (await rows(unindexed)).map(({ name }) => name),
      gates: await rows(gates),
      published: (await rows(published)).map(({ name }) => name),
      buckets: await rows(buckets),
    }
  } finally {
    await remove()
  }
}
