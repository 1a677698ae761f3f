set local lock_timeout = '5s';
set local check_function_bodies = off;

-- Files go out through the server alone, which signs for a minute after it has read the document with the rights of whoever asks.
-- With a policy of reading, every session could sign addresses for years, which outlive it.
drop policy if exists "facturas: own or staff" on storage.objects;

-- A site of the version before signs with the session of whoever asks: it may for two more hours. An empty database has none.
create function private.older_site_reads() returns boolean
language plpgsql stable security definer set search_path = '' as $$
begin
  return exists (select from private.firm_settings s
    where s.name = 'older_site_reads_until' and (s.value #>> '{}')::timestamptz > now());
end $$;
revoke execute on function private.older_site_reads() from public, anon, service_role;
grant execute on function private.older_site_reads() to authenticated;
create policy "facturas: a site of the version before" on storage.objects for select to authenticated
  using (bucket_id = 'facturas' and (select private.older_site_reads()) and (
    split_part(name, '/', 1) in (select a::text from private.my_accounts('reader') a) or (select private.is_admin())
    or split_part(name, '/', 1) in (select c::text from private.my_clients() c)));
insert into private.firm_settings (name, value)
  select 'older_site_reads_until', to_jsonb(now() + interval '2 hours') where exists (select from public.documents)
  on conflict (name) do nothing;

-- Bytes that were checked stay.
create function private.keep_checked_object() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  place public.uploads;
begin
  select * into place from public.uploads u where u.path = new.name for share;
  if place.status <> 'reserved' then
    raise insufficient_privilege using message = 'already-checked';
  end if;
  return new;
end $$;
revoke execute on function private.keep_checked_object() from public, anon, authenticated, service_role;
create trigger keep_checked_object before update of version on storage.objects
  for each row when (new.bucket_id = 'facturas' and old.version is distinct from new.version)
  execute function private.keep_checked_object();
