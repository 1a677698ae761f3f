-- A closed session reads nothing more, and who leaves the firm keeps nothing of it.

-- As before; and a session may have a moment at which it ends, which the auth service knows as well.
create or replace function private.session_is_open() returns boolean
language plpgsql stable security definer set search_path = '' as $$
begin
  return nullif(auth.jwt() ->> 'session_id', '') is null or exists (
    select from auth.sessions s where s.id = (auth.jwt() ->> 'session_id')::uuid
      and (s.not_after is null or s.not_after > clock_timestamp()));
end $$;
revoke execute on function private.session_is_open() from public, anon, authenticated, service_role;
-- Named by policies, which run as whoever asks.
grant execute on function private.session_is_open() to authenticated, service_role;

-- What is read whatever was decided about its holder is read in an open session all the same. Everything else is behind the gate.
do $$ declare t text; begin
  foreach t in array array['consents', 'user_approval_status'] loop
    execute format('drop policy if exists "open session" on public.%I', t);
    execute format('create policy "open session" on public.%I as restrictive for all to authenticated '
      'using ((select private.session_is_open())) with check ((select private.session_is_open()))', t);
  end loop;
end $$;

-- The open sessions of the caller, this one first. Those that no browser can use any more are left out.
create or replace function public.my_sessions() returns table (
  id uuid, current boolean, user_agent text, ip text, opened_at timestamptz, used_at timestamptz)
language sql stable security definer set search_path = '' as $$
  select s.id, coalesce(s.id::text = auth.jwt() ->> 'session_id', false), coalesce(d.user_agent, s.user_agent),
         coalesce(d.ip, host(s.ip)), s.created_at,
         greatest(s.created_at, s.refreshed_at at time zone 'utc', d.seen_at)
  from auth.sessions s left join private.session_devices d on d.session_id = s.id
  where s.user_id = (select auth.uid()) and private.session_is_open()
    and (s.not_after is null or s.not_after > now())
    and greatest(s.created_at, s.refreshed_at at time zone 'utc') > now() - interval '7 days'
    and s.created_at > now() - interval '30 days'
  order by 2 desc, 6 desc limit 100
$$;

-- What a member reserved or brought for a client is the firm's: when they are a member no more, they read nothing of it.
drop policy if exists "own uploads or staff" on public.uploads;
create policy "own uploads or staff" on public.uploads for select to authenticated
  using ((user_id = (select auth.uid()) and (for_client is null or (select private.is_staff())))
    or (select private.is_admin()) or user_id in (select private.my_clients()));

drop policy if exists "facturas: into a reserved place" on storage.objects;
create policy "facturas: into a reserved place" on storage.objects for insert to authenticated
  with check (bucket_id = 'facturas' and exists (
    select from public.uploads u
    where u.path = objects.name and u.user_id = (select auth.uid()) and u.status = 'reserved' and u.expires_at > now()
      and (u.for_client is null or (select private.is_staff()))));

-- The mails about clients who wait for an answer go to who answers now; a member who left gets none that has not left yet.
create or replace function private.redirect_mails(member uuid) returns void
language plpgsql volatile security definer set search_path = '' as $$
declare
  gone record;
  made uuid[];
begin
  for gone in
    with unsent as (
      delete from public.outbox o where o.user_id = member and o.status = 'pending' and o.payload ->> 'template' = 'inbox-waiting'
        returning o.id, o.key, o.payload, o.next_at)
    select u.*, n.thread_id, split_part(u.key, ':', 3) as message
    from unsent u join private.firm_mails n on u.id = any (n.jobs)
  loop
    with jobs as (
      insert into public.outbox (kind, key, user_id, payload, next_at)
        select 'mail', 'mail:inbox:' || gone.message || ':' || u.id, u.id, gone.payload || jsonb_build_object('to', u.email), gone.next_at
        from private.answerable(gone.thread_id) a join auth.users u on u.id = a
        on conflict (key) do nothing returning id)
    select array_agg(id) into made from jobs;
    update private.firm_mails n set jobs = array_remove(n.jobs, gone.id) || coalesce(made, '{}') where n.thread_id = gone.thread_id;
  end loop;
end $$;

-- As before; and what they had of the firm goes with them: places that they reserved for clients, mails about clients, and
-- their sessions. These end in ten seconds: until then they are those of somebody who waits, so that an open page hears that
-- it has to ask again, and shows nothing of the firm any more.
create or replace function public.remove_member(member uuid) returns void
language plpgsql security definer set search_path = '' as $$
declare
  old private.staff;
  left_behind uuid[];
begin
  perform private.require_admin();
  perform private.lock_team();
  select * into old from private.staff s where s.user_id = member for update;
  if old.user_id is null then
    raise exception 'not-found' using errcode = 'P0001';
  end if;
  if old.role = 'admin' and private.is_last_admin(member) then
    raise exception 'last-admin' using errcode = 'P0001';
  end if;
  if member = (select auth.uid()) then
    raise insufficient_privilege using message = 'not-oneself';
  end if;
  select coalesce(array_agg(a.client), '{}') into left_behind from private.client_advisors a where a.advisor = member;
  delete from private.staff s where s.user_id = member;
  update public.uploads u set status = 'expired', settled_at = clock_timestamp()
    where u.user_id = member and u.for_client is not null and u.status = 'reserved';
  perform private.redirect_mails(member);
  update auth.sessions s set not_after = clock_timestamp() + interval '10 seconds'
    where s.user_id = member and (s.not_after is null or s.not_after > clock_timestamp() + interval '10 seconds');
  perform private.note_staff('staff.removed', member,
    jsonb_build_object('role', old.role, 'name', old.name, 'clients', to_jsonb(left_behind)), null);
  perform private.stir(member);
end $$;
revoke execute on function private.redirect_mails(uuid) from public, anon, authenticated, service_role;
