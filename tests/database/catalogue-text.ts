import { createHash } from 'node:crypto'
import { sql } from 'kysely'
import type { Database } from '@/supabase/local/database/database'

type Line = { place: string; says: string; body: string | null }

const ours = sql.raw(`('public', 'private')`)

const structure = sql<Line>`
  select format('schema %s', nspname) as place, 'owner ' || nspowner::regrole as says, null::text as body
    from pg_namespace where nspname in ${ours}
  union all select format('extension %s', extname), 'in ' || extnamespace::regnamespace, null from pg_extension
  union all select format('relation %s', c.oid::regclass),
      concat_ws(' ', c.relkind, case when relrowsecurity then 'rls' end, case when relforcerowsecurity then 'forced' end,
        'owner', relowner::regrole, 'identity', relreplident, array_to_string(reloptions, ',')), null
    from pg_class c where relnamespace::regnamespace::text in ${ours} and relkind not in ('i', 'I')
  union all select format('column %s %s', a.attrelid::regclass, a.attname),
      concat_ws(' ', format_type(a.atttypid, a.atttypmod), case when a.attnotnull then 'not null' end,
        'collate ' || nullif(nullif(a.attcollation, 100), 0)::regcollation, 'identity ' || nullif(a.attidentity::text, ''),
        case when a.attgenerated <> '' then 'generated' when d.oid is not null then 'default' end,
        pg_get_expr(d.adbin, d.adrelid), 'statistics ' || nullif(a.attstattarget, -1)), null
    from pg_attribute a join pg_class c on c.oid = a.attrelid
    left join pg_attrdef d on d.adrelid = a.attrelid and d.adnum = a.attnum
    where c.relnamespace::regnamespace::text in ${ours} and c.relkind in ('r', 'p', 'v', 'm', 'f') and a.attnum > 0 and not a.attisdropped
  union all select format('constraint %s %s', nullif(conrelid, 0)::regclass, conname), pg_get_constraintdef(oid), null
    from pg_constraint where connamespace::regnamespace::text in ${ours}
  union all select format('index %s', indexrelid::regclass), pg_get_indexdef(indexrelid), null
    from pg_index where indrelid in (select oid from pg_class where relnamespace::regnamespace::text in ${ours})
  union all select format('policy %s.%s "%s"', schemaname, tablename, policyname),
      concat_ws(' ', permissive, cmd, 'to', array_to_string(roles, ','), 'using', qual, 'check', with_check), null
    from pg_policies
  union all select format('function %s', p.oid::regprocedure),
      concat_ws(' ', 'arguments', pg_get_function_arguments(p.oid), 'returns', pg_get_function_result(p.oid), l.lanname,
        'volatile', provolatile, 'parallel', proparallel, case when prosecdef then 'definer' end,
        case when proisstrict then 'strict' end, case when proleakproof then 'leakproof' end, 'cost', procost,
        array_to_string(proconfig, ', '), 'owner', proowner::regrole), prosrc
    from pg_proc p join pg_language l on l.oid = p.prolang
    where pronamespace::regnamespace::text in ${ours}
  union all select format('trigger %s %s', tgrelid::regclass, tgname), concat_ws(' ', tgenabled, pg_get_triggerdef(oid)), null
    from pg_trigger where not tgisinternal and tgfoid in (select oid from pg_proc where pronamespace::regnamespace::text in ${ours})
  union all select format('comment %s %s', type, identity), d.description, null
    from pg_description d cross join lateral pg_identify_object(d.classoid, d.objoid, d.objsubid)
    where schema in ${ours}
  union all select format('published %s %s.%s', pubname, schemaname, tablename), concat_ws(' ', (select array_agg(n order by n) from unnest(attnames) n), rowfilter), null
    from pg_publication_tables
  union all select format('publication %s', pubname), concat_ws(' ', puballtables, pubinsert, pubupdate, pubdelete, pubtruncate), null
    from pg_publication
  union all select format('type %s', t.oid::regtype), t.typtype::text, null
    from pg_type t where typnamespace::regnamespace::text in ${ours} and typtype not in ('c', 'b')
  union all select format('statistics %s', stxname), pg_get_statisticsobjdef(oid), null from pg_statistic_ext
  union all select format('bucket %s', id), concat_ws(' ', name, public, file_size_limit, allowed_mime_types), null from storage.buckets`

const privileges = sql<Line>`
  select format('rights %s %s', kind, name) as place,
    coalesce((select string_agg(line, ', ' order by line) from (
      select concat_ws(' ', case when a.grantee = 0 then 'public' else a.grantee::regrole::text end,
        string_agg(a.privilege_type || case when a.is_grantable then '*' else '' end, '+' order by a.privilege_type)) as line
      from aclexplode(acl) a group by a.grantee) g), 'none') as says, null::text as body
  from (
    select 'schema' as kind, nspname::text as name, coalesce(nspacl, acldefault('n', nspowner)) as acl from pg_namespace where nspname in ${ours}
    union all select 'relation', c.oid::regclass::text, coalesce(relacl, acldefault(case relkind when 'S' then 's'::"char" else 'r' end, relowner))
      from pg_class c where relnamespace::regnamespace::text in ${ours} and relkind not in ('i', 'I')
    union all select 'column', format('%s.%s', attrelid::regclass, attname), attacl from pg_attribute
      where attacl is not null and attrelid in (select oid from pg_class where relnamespace::regnamespace::text in ${ours})
    union all select 'function', p.oid::regprocedure::text, coalesce(proacl, acldefault('f', proowner))
      from pg_proc p where pronamespace::regnamespace::text in ${ours}
    union all select 'defaults', concat_ws(' ', defaclrole::regrole, nullif(defaclnamespace, 0)::regnamespace, defaclobjtype), defaclacl
      from pg_default_acl) all_of_them`

/** Removes comments and line breaks from a function's text, so that only the code is compared. */
const bare = (body: string) =>
  body
    .replaceAll(/(^|\s)--[^\n]*/g, '$1')
    .replaceAll(/\s+/g, ' ')
    .trim()

const text = ({ place, says, body }: Line) =>
  `${place}: ${says.replaceAll(/\s+/g, ' ')}${
    body === null ? '' : ` body ${createHash('sha256').update(bare(body)).digest('hex').slice(0, 16)}`
  }`

async function rowsOf({ kysely }: Database): Promise<string[]> {
  const { rows: tables } = await sql<{ name: string }>`
    select oid::regclass::text as name from pg_class
    where relkind in ('r', 'p') and relnamespace::regnamespace::text in ${ours}`.execute(kysely)
  const found = await Promise.all(
    tables.map(async ({ name }) => {
      const { rows } = await sql<{ row: string }>`
        select (to_jsonb(t) - '{at,created_at,changed_at}'::text[])::text as row from ${sql.raw(name)} t`.execute(
        kysely,
      )
      return rows.map(({ row }) => `row ${name}: ${row}`)
    }),
  )
  return found.flat()
}

export const privilegesText = async ({ kysely }: Database): Promise<string[]> =>
  (await privileges.execute(kysely)).rows.map(text).sort()

/** Sorts the lines, because two databases with the same columns may have added the columns in different orders. */
export async function catalogueText(database: Database): Promise<string[]> {
  const { rows } = await structure.execute(database.kysely)
  return [...rows.map(text), ...(await privilegesText(database)), ...(await rowsOf(database))].sort()
}
