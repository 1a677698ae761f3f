-- Files of records that belong to nothing: of an account that was erased, or of a writer who died before sealing. A row goes
-- with its invoice; the file has to be removed through the storage's own door.
create or replace function public.stray_records(idle_seconds int) returns setof text
language sql stable security definer set search_path = '' as $$
  select o.name from storage.objects o
  where o.bucket_id = 'registros' and o.created_at < clock_timestamp() - make_interval(secs => idle_seconds)
    and not exists (select from private.review_records r where r.path = o.name)
  order by o.created_at limit 100
$$;
revoke execute on function public.stray_records(int) from public, anon, authenticated;
grant execute on function public.stray_records(int) to service_role;
