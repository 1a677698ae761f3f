-- What a deployment is asked when somebody wants to know whether all of it stands (lib/diagnosis).

create table private.heartbeats (
  name text primary key,
  at timestamptz not null default now()
);
alter table private.heartbeats enable row level security;
revoke all on private.heartbeats from anon, authenticated, service_role;
comment on table private.heartbeats is 'When what has to come again and again came last. Written by note_housekeeping alone.';

create function public.note_housekeeping() returns void
language sql volatile security definer set search_path = '' as $$
  insert into private.heartbeats as h (name) values ('housekeeping')
    on conflict (name) do update set at = clock_timestamp()
$$;

-- Every rule that guards rows and files, one line each: tables with row level security, policies, what each role of the API may do
-- and run, triggers that call our functions, what is told live, and the buckets. `npm run db:types` keeps the lines of the
-- migrations (lib/diagnosis/database-rules.json): a line too few or too many is a database that is not theirs.
create function private.database_rules() returns setof text
language sql stable security definer set search_path = '' as $$
  with relations as (
    select c.oid, c.relkind, c.relrowsecurity, c.relacl, format('%I.%I', n.nspname, c.relname) as name, n.nspname
    from pg_catalog.pg_class c join pg_catalog.pg_namespace n on n.oid = c.relnamespace
    where n.nspname in ('public', 'private') or (n.nspname = 'storage' and c.relname in ('objects', 'buckets'))),
  -- What belongs to an extension is the extension's.
  ours as (
    select r.* from relations r where not exists (
      select from pg_catalog.pg_depend d where d.objid = r.oid and d.deptype = 'e')),
  roles as (
    select r.oid, r.rolname::text as name from pg_catalog.pg_roles r where r.rolname in ('anon', 'authenticated', 'service_role')
    union all select 0, 'public')
  select format('%s %s', case when o.relrowsecurity then 'rls' else 'open' end, o.name)
    from ours o where o.relkind in ('r', 'p')
  union all
  select format('policy %I.%I "%s" %s %s %s', p.schemaname, p.tablename, p.policyname, lower(p.permissive), lower(p.cmd),
      array_to_string(array(select x::text from unnest(p.roles) x order by 1), ','))
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
  select format('run %I.%I %s', n.nspname, p.proname, r.name)
    from pg_catalog.pg_proc p join pg_catalog.pg_namespace n on n.oid = p.pronamespace
      cross join pg_catalog.aclexplode(coalesce(p.proacl, pg_catalog.acldefault('f', p.proowner))) a join roles r on r.oid = a.grantee
    where n.nspname in ('public', 'private') and not exists (
      select from pg_catalog.pg_depend d where d.objid = p.oid and d.deptype = 'e')
  union all
  select format('trigger %I.%I %s', n.nspname, c.relname, t.tgname)
    from pg_catalog.pg_trigger t join pg_catalog.pg_class c on c.oid = t.tgrelid
      join pg_catalog.pg_namespace n on n.oid = c.relnamespace join pg_catalog.pg_proc p on p.oid = t.tgfoid
    where not t.tgisinternal and t.tgenabled <> 'D' and p.pronamespace in ('public'::regnamespace, 'private'::regnamespace)
  union all
  select format('live %I.%I', p.schemaname, p.tablename)
    from pg_catalog.pg_publication_tables p where p.pubname = 'supabase_realtime'
  union all
  select format('bucket %s %s %s %s', b.id, case when b.public then 'public' else 'private' end, coalesce(b.file_size_limit::text, 'any'),
      coalesce(array_to_string(array(select x from unnest(b.allowed_mime_types) x order by 1), ','), 'any'))
    from storage.buckets b
$$;

-- {at, migrations, rules, housekeeping, overdue, administrators}: `overdue` by how many seconds the oldest effect waits past its
-- hour, `administrators` how many there are. It shows how the doors are built: service only.
create function public.diagnose() returns jsonb
language sql stable security definer set search_path = '' as $$
  select jsonb_build_object(
    'at', clock_timestamp(),
    'migrations', (select coalesce(jsonb_agg(m.version order by m.version), '[]') from supabase_migrations.schema_migrations m),
    'rules', (select jsonb_agg(distinct r) from private.database_rules() r),
    'housekeeping', (select h.at from private.heartbeats h where h.name = 'housekeeping'),
    'overdue', (select coalesce(greatest(0, floor(extract(epoch from now() - min(o.next_at))))::int, 0)
      from public.outbox o where o.status = 'pending'),
    'administrators', (select count(*) from private.staff s where s.role = 'admin'))
$$;

-- Whoever asks from the workspace is an administrator with a second step; that something was sent stays in the log.
create function public.begin_diagnosis(sends boolean) returns void
language plpgsql volatile security definer set search_path = '' as $$
begin
  perform private.require_admin();
  if sends then
    perform private.note_staff('diagnosis.sent', null, null, null);
  end if;
end $$;

revoke execute on function public.note_housekeeping(), private.database_rules(), public.diagnose(), public.begin_diagnosis(boolean)
  from public, anon, authenticated, service_role;
grant execute on function public.note_housekeeping(), public.diagnose() to service_role;
grant execute on function public.begin_diagnosis(boolean) to authenticated;
