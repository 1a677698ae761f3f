-- Open sessions and what ends them; changes of e-mail and password.

create table if not exists private.session_devices (
  session_id uuid primary key,
  user_id uuid not null references auth.users (id) on delete cascade,
  user_agent text,
  ip text,
  seen_at timestamptz not null default now()
);
alter table private.session_devices enable row level security;
revoke all on private.session_devices from anon, authenticated, service_role;
create index if not exists session_devices_of_user on private.session_devices (user_id);
comment on table private.session_devices is
  'From where each session was opened: the auth service sees only our own server. Read and written by functions alone.';

-- A session that was closed elsewhere still holds a token for a while: from here on it opens nothing.
create or replace function private.session_is_open() returns boolean
language sql stable security definer set search_path = '' as $$
  select nullif(auth.jwt() ->> 'session_id', '') is null or exists (
    select from auth.sessions s where s.id = (auth.jwt() ->> 'session_id')::uuid)
$$;

create or replace function private.is_approved() returns boolean
language sql stable security definer set search_path = '' as $$
  select exists (
    select from public.user_approval_status s
    where s.user_id = (select auth.uid()) and s.status = 'approved') and private.session_is_open()
$$;

create or replace function private.is_staff() returns boolean
language sql stable security definer set search_path = '' as $$
  select exists (select from private.staff s where s.user_id = (select auth.uid())) and private.session_is_open()
$$;

-- What the signed-in user is: {status, staff}; null when the session was closed elsewhere.
create or replace function public.my_access() returns jsonb
language sql stable security definer set search_path = '' as $$
  select jsonb_build_object(
    'status', coalesce((select s.status from public.user_approval_status s where s.user_id = (select auth.uid())), 'waitlist'),
    'staff', (select s.role from private.staff s where s.user_id = (select auth.uid())))
  where private.session_is_open()
$$;

-- The open sessions of the caller, this one first. Those that no browser can use any more are left out.
create or replace function public.my_sessions() returns table (
  id uuid, current boolean, user_agent text, ip text, opened_at timestamptz, used_at timestamptz)
language sql stable security definer set search_path = '' as $$
  select s.id, coalesce(s.id::text = auth.jwt() ->> 'session_id', false), coalesce(d.user_agent, s.user_agent),
         coalesce(d.ip, host(s.ip)), s.created_at,
         greatest(s.created_at, s.refreshed_at at time zone 'utc', d.seen_at)
  from auth.sessions s left join private.session_devices d on d.session_id = s.id
  where s.user_id = (select auth.uid()) and private.session_is_open()
    and greatest(s.created_at, s.refreshed_at at time zone 'utc') > now() - interval '7 days'
    and s.created_at > now() - interval '30 days'
  order by 2 desc, 6 desc limit 100
$$;

-- Keeps from where a session is used, and forgets those that are over. Service role only.
create or replace function public.note_session(client uuid, session uuid, agent text, address text) returns void
language sql volatile security definer set search_path = '' as $$
  delete from private.session_devices d
    where d.user_id = client and not exists (select from auth.sessions s where s.id = d.session_id);
  insert into private.session_devices as d (session_id, user_id, user_agent, ip)
    values (session, client, left(agent, 400), address)
    on conflict (session_id) do update set user_agent = excluded.user_agent, ip = excluded.ip, seen_at = now()
$$;

-- The firm knows when an account changes hands; the address that loses it is told.
create or replace function private.on_auth_user_changed() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if old.encrypted_password is distinct from new.encrypted_password and coalesce(old.encrypted_password, '') <> '' then
    insert into public.client_profiles as p (user_id, password_changed_at) values (new.id, clock_timestamp())
      on conflict (user_id) do update set password_changed_at = excluded.password_changed_at;
    perform private.note_account(new.id, 'account.password', null, null);
    perform private.queue_mail(new.id, 'password:' || new.id || ':' || md5(new.encrypted_password), 'password-changed', new.email, '{}');
  end if;
  if old.email is distinct from new.email and old.email is not null then
    perform private.note_account(new.id, 'account.email',
      jsonb_build_object('email', old.email), jsonb_build_object('email', new.email));
    perform private.queue_mail(new.id, 'email:' || new.id || ':' || md5(new.email || clock_timestamp()), 'email-changed', old.email,
      jsonb_build_object('email', new.email));
  end if;
  return new;
end $$;
drop trigger if exists on_auth_user_changed on auth.users;
create trigger on_auth_user_changed after update of email, encrypted_password on auth.users
  for each row execute function private.on_auth_user_changed();

do $$ declare f text; begin
  foreach f in array array[
    'private.session_is_open()', 'private.on_auth_user_changed()'] loop
    execute format('revoke execute on function %s from public, anon, authenticated, service_role', f);
  end loop;
  foreach f in array array[
    'public.my_sessions()'] loop
    execute format('revoke execute on function %s from public, anon, authenticated, service_role', f);
    execute format('grant execute on function %s to authenticated', f);
  end loop;
  foreach f in array array[
    'public.note_session(uuid, uuid, text, text)'] loop
    execute format('revoke execute on function %s from public, anon, authenticated', f);
    execute format('grant execute on function %s to service_role', f);
  end loop;
end $$;
