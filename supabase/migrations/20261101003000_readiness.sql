-- What an instance asks before it takes traffic: {migration, overdue}. `migration` is the newest version applied, `overdue`
-- by how many seconds the oldest effect waits past its hour. Service only.
create or replace function public.readiness() returns jsonb
language sql stable security definer set search_path = '' as $$
  select jsonb_build_object(
    'migration', (select max(version) from supabase_migrations.schema_migrations),
    'overdue', (select coalesce(greatest(0, floor(extract(epoch from now() - min(next_at))))::int, 0)
      from public.outbox where status = 'pending'))
$$;
revoke execute on function public.readiness() from public, anon, authenticated;
grant execute on function public.readiness() to service_role;
