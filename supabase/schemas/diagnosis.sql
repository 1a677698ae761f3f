-- Functions for the diagnosis of a deployment (lib/diagnosis).

create table private.heartbeats (
  name text primary key,
  at timestamptz not null default now()
);
alter table private.heartbeats enable row level security;
revoke all on private.heartbeats from anon, authenticated, service_role;
comment on table private.heartbeats is 'When each recurring call last happened. Written by note_housekeeping alone.';

create function public.note_housekeeping() returns void
language sql volatile security definer set search_path = '' as $$
  insert into private.heartbeats as h (name) values ('housekeeping')
    on conflict (name) do update set at = clock_timestamp()
$$;

-- Returns a hash of an object's definition, ignoring white space, which differs between versions of PostgreSQL.
create function private.digest(definition text) returns text
language sql immutable parallel safe set search_path = '' as $$
  select left(md5(regexp_replace(definition, '\s+', ' ', 'g')), 12)
$$;

-- Returns one line for each object of the database: kind, name, and its definition or a digest.
-- `npm run db:types` stores this function's result for a migrated database in lib/diagnosis/database-rules.json.
-- A difference from database-rules.json means that the database is not what the migrations would make.
create function private.database_rules() returns setof text
language sql stable security definer set search_path = '' as $$
  with relations as (
    select c.oid, c.relkind, c.relrowsecurity, c.relacl, format('%I.%I', n.nspname, c.relname) as name, n.nspname
    from pg_catalog.pg_class c join pg_catalog.pg_namespace n on n.oid = c.relnamespace
    where n.nspname in ('public', 'private') or (n.nspname = 'storage' and c.relname in ('objects', 'buckets'))),
  -- Tables and views that belong to an extension of PostgreSQL are left out.
  ours as (
    select r.* from relations r where not exists (
      select from pg_catalog.pg_depend d where d.objid = r.oid and d.deptype = 'e')),
  own_tables as (select o.* from ours o where o.relkind in ('r', 'p') and o.nspname <> 'storage'),
  functions as (
    select p.*, format('%I.%I(%s)', n.nspname, p.proname,
      array_to_string(array(select replace(pg_catalog.format_type(x, null), 'timestamp with time zone', 'timestamptz')
        from unnest(p.proargtypes) x), ',')) as name
    from pg_catalog.pg_proc p join pg_catalog.pg_namespace n on n.oid = p.pronamespace
    where n.nspname in ('public', 'private') and not exists (
      select from pg_catalog.pg_depend d where d.objid = p.oid and d.deptype = 'e')),
  roles as (
    select r.oid, r.rolname::text as name from pg_catalog.pg_roles r where r.rolname in ('anon', 'authenticated', 'service_role')
    union all select 0, 'public')
  select format('%s %s', case when o.relrowsecurity then 'rls' else 'open' end, o.name)
    from ours o where o.relkind in ('r', 'p')
  union all
  select format('policy %I.%I "%s" %s %s %s %s', p.schemaname, p.tablename, p.policyname, lower(p.permissive), lower(p.cmd),
      array_to_string(array(select x::text from unnest(p.roles) x order by 1), ','),
      private.digest(concat_ws(' check ', coalesce(p.qual, ''), p.with_check)))
    from pg_catalog.pg_policies p where p.schemaname in ('public', 'private', 'storage')
  union all
  select format('grant %s %s %s', o.name, lower(a.privilege_type), r.name)
    from ours o cross join pg_catalog.aclexplode(o.relacl) a join roles r on r.oid = a.grantee
    where o.nspname <> 'storage' and a.privilege_type <> 'MAINTAIN'
  union all
  select format('grant %s %s(%s) %s', o.name, lower(a.privilege_type), t.attname, r.name)
    from ours o join pg_catalog.pg_attribute t on t.attrelid = o.oid and not t.attisdropped
      cross join pg_catalog.aclexplode(t.attacl) a join roles r on r.oid = a.grantee
    where o.nspname <> 'storage'
  union all
  select format('schema %I %s %s', n.nspname, lower(a.privilege_type), r.name)
    from pg_catalog.pg_namespace n cross join pg_catalog.aclexplode(n.nspacl) a join roles r on r.oid = a.grantee
    where n.nspname = 'private'
  union all
  select format('run %s %s', f.name, r.name)
    from functions f
      cross join pg_catalog.aclexplode(coalesce(f.proacl, pg_catalog.acldefault('f', f.proowner))) a join roles r on r.oid = a.grantee
  union all
  select format('function %s %s', f.name, private.digest(concat_ws(' ', l.lanname, f.provolatile, f.proparallel, f.proisstrict, f.prosecdef,
      array_to_string(f.proconfig, ','), pg_catalog.pg_get_function_arguments(f.oid), pg_catalog.pg_get_function_result(f.oid), f.prosrc)))
    from functions f join pg_catalog.pg_language l on l.oid = f.prolang
  union all
  select format('trigger %I.%I %s %s', n.nspname, c.relname, t.tgname, private.digest(pg_catalog.pg_get_triggerdef(t.oid)))
    from pg_catalog.pg_trigger t join pg_catalog.pg_class c on c.oid = t.tgrelid
      join pg_catalog.pg_namespace n on n.oid = c.relnamespace join functions f on f.oid = t.tgfoid
    where not t.tgisinternal and t.tgenabled <> 'D'
  union all
  select format('column %s %s %s', o.name, a.attname, private.digest(concat_ws(' ', pg_catalog.format_type(a.atttypid, a.atttypmod),
      a.attnotnull, a.attidentity, a.attgenerated, pg_catalog.pg_get_expr(d.adbin, d.adrelid),
      (select c.collname from pg_catalog.pg_collation c where c.oid = a.attcollation))))
    from own_tables o join pg_catalog.pg_attribute a on a.attrelid = o.oid and a.attnum > 0 and not a.attisdropped
      left join pg_catalog.pg_attrdef d on d.adrelid = a.attrelid and d.adnum = a.attnum
  union all
  -- `not null` constraints are left out: the `column` lines contain them, and only newer PostgreSQL lists them.
  select format('constraint %s %s %s', o.name, c.conname, private.digest(pg_catalog.pg_get_constraintdef(c.oid)))
    from own_tables o join pg_catalog.pg_constraint c on c.conrelid = o.oid where c.contype in ('p', 'u', 'f', 'c', 'x')
  union all
  select format('index %s %s %s', o.name, c.relname, private.digest(pg_catalog.pg_get_indexdef(i.indexrelid)))
    from own_tables o join pg_catalog.pg_index i on i.indrelid = o.oid join pg_catalog.pg_class c on c.oid = i.indexrelid
    where i.indisvalid
  union all
  select format('live %I.%I', p.schemaname, p.tablename)
    from pg_catalog.pg_publication_tables p where p.pubname = 'supabase_realtime'
  union all
  select format('bucket %s %s %s %s', b.id, case when b.public then 'public' else 'private' end, coalesce(b.file_size_limit::text, 'any'),
      coalesce(array_to_string(array(select x from unnest(b.allowed_mime_types) x order by 1), ','), 'any'))
    from storage.buckets b
$$;

-- The site compares the fingerprint, a hash of all rules, with that of its build, instead of comparing every line.
create function public.database_fingerprint() returns jsonb
language sql stable security definer set search_path = '' as $$
  select jsonb_build_object(
    'migration', (select max(m.version) from supabase_migrations.schema_migrations m),
    'fingerprint', (select encode(sha256(convert_to(string_agg(r.line, E'\n' order by r.line collate "C"), 'UTF8')), 'hex')
      from (select distinct line from private.database_rules() line) r))
$$;

-- In the result, `overdue` is the number of seconds by which the oldest row of the outbox is late.
-- In the result, `uvt` and `wages` are the years for which the firm entered figures.
-- Only the server may call this function, because the result shows every access rule.
create function public.diagnose() returns jsonb
language plpgsql stable security definer set search_path = '' as $$
begin
  return jsonb_build_object(
    'at', clock_timestamp(),
    'migrations', (select coalesce(jsonb_agg(m.version order by m.version), '[]') from supabase_migrations.schema_migrations m),
    'rules', (select jsonb_agg(distinct r) from private.database_rules() r),
    'housekeeping', (select h.at from private.heartbeats h where h.name = 'housekeeping'),
    'overdue', (select coalesce(greatest(0, floor(extract(epoch from now() - min(o.next_at))))::int, 0)
      from public.outbox o where o.status = 'pending'),
    'administrators', (select count(*) from private.staff s where s.role = 'admin'),
    'uvt', (select coalesce(jsonb_agg(u.year), '[]') from private.uvt_values u),
    'wages', (select coalesce(jsonb_agg(w.year), '[]') from private.wage_values w));
end $$;

-- Fails unless the caller is an administrator. With `sends`, the audit log records that test messages are sent.
create function public.begin_diagnosis(sends boolean) returns void
language plpgsql volatile security definer set search_path = '' as $$
begin
  perform private.require_admin();
  if sends then
    perform private.note_staff('diagnosis.sent', null, null, null);
  end if;
end $$;

revoke execute on function public.note_housekeeping(), private.digest(text), private.database_rules(), public.database_fingerprint(),
  public.diagnose(), public.begin_diagnosis(boolean)
  from public, anon, authenticated, service_role;
grant execute on function public.note_housekeeping(), public.database_fingerprint(), public.diagnose() to service_role;
grant execute on function public.begin_diagnosis(boolean) to authenticated;
