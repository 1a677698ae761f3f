-- Who may come in: registrations and their approval, members of the firm and whose clients they see, the gates that every policy
-- asks, and the log of what was done.

create table if not exists public.user_approval_status (
  user_id uuid primary key references auth.users (id) on delete cascade,
  status text not null default 'waitlist' check (status in ('waitlist', 'approved', 'rejected')),
  reason text check (length(reason) between 1 and 500),
  decided_at timestamptz,
  created_at timestamptz not null default now()
);
alter table public.user_approval_status enable row level security;
revoke all on public.user_approval_status from anon, authenticated, service_role;
comment on table public.user_approval_status is
  'One row per user, made by the trigger on auth.users. A missing row counts as waitlist. Only set_approval changes it.';
create index if not exists user_approval_status_decided on public.user_approval_status (status, decided_at desc, user_id desc);
create index if not exists user_approval_status_queue on public.user_approval_status (status, created_at, user_id);

create table if not exists private.staff (
  user_id uuid primary key references auth.users (id) on delete cascade,
  role text not null check (role in ('advisor', 'admin')),
  created_at timestamptz not null default now(),
  name text check (length(btrim(name)) between 2 and 80)
);
alter table private.staff enable row level security;
revoke all on private.staff from anon, authenticated, service_role;
comment on table private.staff is 'Members of the firm. Read and written only by the functions of this schema.';
create index if not exists staff_of_role on private.staff (role);

create table if not exists private.client_advisors (
  client uuid not null references auth.users (id) on delete cascade,
  advisor uuid not null references private.staff (user_id) on delete cascade,
  created_at timestamptz not null default now(),
  primary key (client, advisor)
);
alter table private.client_advisors enable row level security;
revoke all on private.client_advisors from anon, authenticated, service_role;
comment on table private.client_advisors is
  'The clients of each advisor. Administrators see every client, advisors these alone. Written by the functions of this schema.';
create index if not exists client_advisors_of_advisor on private.client_advisors (advisor, client);

-- What the firm has decided about its own workspace; a name without a row has the value that its reader gives it.
create table if not exists private.firm_settings (
  name text primary key,
  value jsonb not null,
  changed_at timestamptz not null default now()
);
alter table private.firm_settings enable row level security;
revoke all on private.firm_settings from anon, authenticated, service_role;

-- The gates are in plpgsql, which keeps its plans: the body of a function in SQL that cannot become part of the question is planned
-- anew each time it is asked, and a page asks a dozen times.

-- A session that was closed elsewhere, or whose time is over, still holds a token for a while: it opens nothing.
create or replace function private.session_is_open() returns boolean
language plpgsql stable security definer set search_path = '' as $$
begin
  return nullif(auth.jwt() ->> 'session_id', '') is null or exists (
    select from auth.sessions s where s.id = (auth.jwt() ->> 'session_id')::uuid
      and (s.not_after is null or s.not_after > clock_timestamp()));
end $$;

-- What a member still owes before the workspace opens: 'enrol', 'verify', or null when nothing. Whoever has a second
-- step passes it; an administrator has to have one.
create or replace function private.owed_step() returns text
language plpgsql stable security definer set search_path = '' as $$
begin
  return (select case
      when auth.jwt() ->> 'aal' = 'aal2' then null
      when exists (select from auth.mfa_factors f where f.user_id = s.user_id and f.status = 'verified') then 'verify'
      when s.role = 'admin' and coalesce(
        (select x.value #>> '{}' from private.firm_settings x where x.name = 'second_step'), 'required') = 'required' then 'enrol'
    end
    from private.staff s where s.user_id = (select auth.uid()));
end $$;

-- The caller's role while their session is open and nothing is owed; null for everybody else.
create or replace function private.staff_role() returns text
language plpgsql stable security definer set search_path = '' as $$
begin
  return (select s.role from private.staff s
    where s.user_id = (select auth.uid()) and private.session_is_open() and private.owed_step() is null);
end $$;

create or replace function private.is_staff() returns boolean
language plpgsql stable security definer set search_path = '' as $$
begin
  return private.staff_role() is not null;
end $$;

create or replace function private.is_admin() returns boolean
language plpgsql stable security definer set search_path = '' as $$
begin
  return coalesce(private.staff_role() = 'admin', false);
end $$;

create or replace function private.is_approved() returns boolean
language plpgsql stable security definer set search_path = '' as $$
begin
  return exists (
      select from public.user_approval_status s
      where s.user_id = (select auth.uid()) and s.status = 'approved')
    and private.session_is_open();
end $$;

-- The gate of every restrictive policy.
create or replace function private.may_enter() returns boolean
language plpgsql stable security definer set search_path = '' as $$
begin
  return private.is_approved() or private.is_staff();
end $$;

-- The clients of the calling advisor. For policies: asked once per query, where sees_client would be asked for each row.
create or replace function private.my_clients() returns setof uuid
language plpgsql stable security definer set search_path = '' as $$
begin
  if private.is_staff() then
    return query select a.client from private.client_advisors a where a.advisor = (select auth.uid());
  end if;
end $$;

create or replace function private.sees_client(client uuid) returns boolean
language plpgsql stable security definer set search_path = '' as $$
begin
  return case private.staff_role()
    when 'admin' then true
    when 'advisor' then exists (
      select from private.client_advisors a where a.client = sees_client.client and a.advisor = (select auth.uid()))
    else false end;
end $$;

revoke execute on function private.session_is_open(), private.owed_step(), private.staff_role(), private.is_staff(),
  private.is_admin(), private.is_approved(), private.may_enter(), private.my_clients(), private.sees_client(uuid)
  from public, anon, authenticated, service_role;
grant execute on function private.session_is_open(), private.is_staff(), private.is_admin(), private.is_approved(),
  private.may_enter(), private.my_clients(), private.sees_client(uuid) to authenticated, service_role;

-- No gate here: who waits or was rejected reads their own status, in an open session.
grant select on public.user_approval_status to authenticated, service_role;
drop policy if exists "own status or staff" on public.user_approval_status;
create policy "own status or staff" on public.user_approval_status for select to authenticated
  using (user_id = (select auth.uid()) or (select private.is_admin()) or user_id in (select private.my_clients())
    or (status = 'waitlist' and (select private.is_staff())));
drop policy if exists "open session" on public.user_approval_status;
create policy "open session" on public.user_approval_status as restrictive for all to authenticated
  using ((select private.session_is_open())) with check ((select private.session_is_open()));

-- What the signed-in user is: {status, staff, owed}; null when the session was closed elsewhere. One call answers every page's
-- question.
create or replace function public.my_access() returns jsonb
language plpgsql stable security definer set search_path = '' as $$
begin
  if private.session_is_open() then
    return jsonb_build_object(
      'status', coalesce((select s.status from public.user_approval_status s where s.user_id = (select auth.uid())), 'waitlist'),
      'staff', (select s.role from private.staff s where s.user_id = (select auth.uid())),
      'owed', private.owed_step());
  end if;
  return null;
end $$;

create or replace function private.require_entry() returns uuid
language plpgsql stable security definer set search_path = '' as $$
begin
  if (select auth.uid()) is null or not private.may_enter() then
    raise insufficient_privilege using message = 'not-approved';
  end if;
  return auth.uid();
end $$;

create or replace function private.require_staff() returns uuid
language plpgsql stable security definer set search_path = '' as $$
begin
  if not private.is_staff() then
    raise insufficient_privilege using message = 'staff-only';
  end if;
  return auth.uid();
end $$;

create or replace function private.require_admin() returns void
language plpgsql stable security definer set search_path = '' as $$
begin
  if not private.is_staff() then
    raise insufficient_privilege using message = 'staff-only';
  end if;
  if not private.is_admin() then
    raise insufficient_privilege using message = 'admin-only';
  end if;
end $$;

-- Refuses whoever is no member, and clients that the member does not see.
create or replace function private.require_client(client uuid) returns void
language plpgsql stable security definer set search_path = '' as $$
begin
  if not private.is_staff() then
    raise insufficient_privilege using message = 'staff-only';
  end if;
  if not private.sees_client(client) or not exists (select from private.client_cards k where k.client = require_client.client)
    or exists (select from private.staff m where m.user_id = client) then
    raise exception 'not-found' using errcode = 'P0001';
  end if;
end $$;

create or replace function private.member_name(member uuid) returns text
language sql stable security definer set search_path = '' as $$
  select coalesce(s.name, split_part(u.email, '@', 1))
  from auth.users u left join private.staff s on s.user_id = u.id where u.id = member
$$;

revoke execute on function public.my_access(), private.require_entry(), private.require_staff(), private.require_admin(),
  private.require_client(uuid), private.member_name(uuid) from public, anon, authenticated, service_role;
grant execute on function public.my_access() to authenticated;

create or replace function private.on_auth_user_created() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  insert into public.user_approval_status (user_id) values (new.id) on conflict (user_id) do nothing;
  return new;
end $$;
drop trigger if exists on_auth_user_created on auth.users;
create trigger on_auth_user_created after insert on auth.users
  for each row execute function private.on_auth_user_created();

-- A member is nobody's client, by whatever way they became one or the other.
create or replace function private.refuse_member_as_client() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if exists (select from private.staff m where m.user_id = new.client) then
    raise exception 'not-found' using errcode = 'P0001';
  end if;
  return new;
end $$;
drop trigger if exists client_advisors_of_clients on private.client_advisors;
create trigger client_advisors_of_clients before insert or update of client on private.client_advisors
  for each row execute function private.refuse_member_as_client();

create or replace function private.leave_clients() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  delete from private.client_advisors a where a.client = new.user_id;
  return null;
end $$;
drop trigger if exists staff_leave_clients on private.staff;
create trigger staff_leave_clients after insert on private.staff for each row execute function private.leave_clients();

revoke execute on function private.on_auth_user_created(), private.refuse_member_as_client(), private.leave_clients()
  from public, anon, authenticated, service_role;

-- The log of what members of the firm did, and of what clients changed in their account.

create table if not exists public.audit_log (
  id bigint generated always as identity primary key,
  at timestamptz not null default now(),
  actor uuid,
  action text not null,
  target uuid,
  before jsonb,
  after jsonb,
  -- From where: what the sign-in of the acting session left, which no caller can write.
  ip text,
  user_agent text,
  -- 'approval' of 'approval.rejected'.
  area text generated always as (split_part(action, '.', 1)) stored
);
alter table public.audit_log enable row level security;
revoke all on public.audit_log from anon, authenticated, service_role;
revoke all on sequence public.audit_log_id_seq from anon, authenticated, service_role;
comment on table public.audit_log is
  'What members of the firm did, and what clients changed in their account. Append-only, for every role.';
create index if not exists audit_log_target on public.audit_log (target, id desc);
create index if not exists audit_log_listed on public.audit_log (at desc, id desc);
create index if not exists audit_log_of_actor on public.audit_log (actor, at desc, id desc);
create index if not exists audit_log_of_area on public.audit_log (area, at desc, id desc);
create index if not exists audit_log_about on public.audit_log (target, at desc, id desc);

grant select on public.audit_log to authenticated, service_role;
drop policy if exists "administrators read the audit log" on public.audit_log;
create policy "administrators read the audit log" on public.audit_log for select to authenticated
  using ((select private.is_admin()));
drop policy if exists "gate" on public.audit_log;
create policy "gate" on public.audit_log as restrictive for all to authenticated
  using ((select private.may_enter())) with check ((select private.may_enter()));

create or replace function private.refuse_change() returns trigger
language plpgsql set search_path = '' as $$
begin
  raise insufficient_privilege using message = 'append-only';
end $$;
drop trigger if exists audit_log_append_only on public.audit_log;
create trigger audit_log_append_only before update or delete or truncate on public.audit_log
  for each statement execute function private.refuse_change();

create or replace function private.stamp_audit() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  select d.ip, d.user_agent into new.ip, new.user_agent from private.session_devices d
    where d.session_id = nullif(auth.jwt() ->> 'session_id', '')::uuid;
  return new;
end $$;
drop trigger if exists audit_log_stamped on public.audit_log;
create trigger audit_log_stamped before insert on public.audit_log for each row execute function private.stamp_audit();

create or replace function private.note_staff(action text, target uuid, before jsonb, after jsonb) returns bigint
language sql volatile security definer set search_path = '' as $$
  insert into public.audit_log (actor, action, target, before, after)
    values ((select auth.uid()), note_staff.action, note_staff.target, note_staff.before, note_staff.after)
    returning id
$$;

create or replace function private.note_account(client uuid, what text, was jsonb, becomes jsonb) returns void
language sql volatile security definer set search_path = '' as $$
  insert into public.audit_log (actor, action, target, before, after) values (client, what, client, was, becomes)
$$;

-- One page: {rows, next}. `wanted` is {actor, area, about, from, until, after}: `about` the beginning of the e-mail of
-- whom it was done to, `after` the cursor [at, id] of the page before. Administrators only.
create or replace function public.list_audit(wanted jsonb default '{}', page_size int default 50) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
  size int := least(greatest(page_size, 1), 1000);
  about text := nullif(lower(btrim(wanted ->> 'about')), '');
  targets uuid[] := '{}';
  filter text := '';
  found_rows jsonb;
  last_row jsonb;
begin
  perform private.require_admin();
  if about is not null then
    select coalesce(array_agg(u.id), '{}') into targets from (
      select x.id from auth.users x where starts_with(lower(x.email), about) limit 200) u;
    filter := filter || ' and l.target = any ($1)';
  end if;
  if wanted ->> 'actor' is not null then filter := filter || ' and l.actor = $2'; end if;
  if wanted ->> 'area' is not null then filter := filter || ' and l.area = $3'; end if;
  if wanted ->> 'from' is not null then filter := filter || ' and l.at >= $4'; end if;
  if wanted ->> 'until' is not null then filter := filter || ' and l.at < $5'; end if;
  if wanted ->> 'after' is not null then filter := filter || ' and (l.at, l.id) < ($6, $7)'; end if;
  execute 'select coalesce(jsonb_agg(to_jsonb(r) order by r.at desc, r.id desc), ''[]'') from (
      select l.id, l.at, l.action, l.actor, private.member_name(l.actor) as actor_name, l.target,
             (select u.email from auth.users u where u.id = l.target) as target_email,
             l.before, l.after, l.ip, l.user_agent
      from public.audit_log l where true' || filter || ' order by l.at desc, l.id desc limit $8) r'
    into found_rows
    using targets, (wanted ->> 'actor')::uuid, wanted ->> 'area', (wanted ->> 'from')::timestamptz,
          (wanted ->> 'until')::timestamptz, (wanted -> 'after' ->> 0)::timestamptz, (wanted -> 'after' ->> 1)::bigint, size + 1;
  if jsonb_array_length(found_rows) <= size then
    return jsonb_build_object('rows', found_rows, 'next', null);
  end if;
  last_row := found_rows -> (size - 1);
  return jsonb_build_object('rows', found_rows - size, 'next', jsonb_build_array(last_row -> 'at', last_row -> 'id'));
end $$;

revoke execute on function private.refuse_change(), private.stamp_audit(), private.note_staff(text, uuid, jsonb, jsonb),
  private.note_account(uuid, text, jsonb, jsonb), public.list_audit(jsonb, int) from public, anon, authenticated, service_role;
grant execute on function public.list_audit(jsonb, int) to authenticated;
