-- This file checks access: whose registration is approved, who belongs to the firm, and which clients an advisor sees.

create table public.user_approval_status (
  user_id uuid primary key references public.accounts (id) on delete cascade,
  status text not null default 'waitlist' check (status in ('waitlist', 'approved', 'rejected')),
  reason text check (length(reason) between 1 and 500),
  decided_at timestamptz,
  created_at timestamptz not null default now(),
  -- The time `retired_at` is set when an approved client loses access, but not when a registration is rejected.
  retired_at timestamptz
);
alter table public.user_approval_status enable row level security;
revoke all on public.user_approval_status from anon, authenticated, service_role;
comment on table public.user_approval_status is
  'One row per account, created with it. A missing row counts as waitlist. Only set_approval changes it.';
create index user_approval_status_decided on public.user_approval_status (status, decided_at desc, user_id desc);
create index user_approval_status_queue on public.user_approval_status (status, created_at, user_id);

create table private.staff (
  user_id uuid primary key references auth.users (id) on delete cascade,
  role text not null check (role in ('advisor', 'admin')),
  created_at timestamptz not null default now(),
  name text check (private.is_name(name, 2, 80))
);
alter table private.staff enable row level security;
revoke all on private.staff from anon, authenticated, service_role;
comment on table private.staff is 'Members of the firm. Read and written only by the functions of this schema.';
create index staff_of_role on private.staff (role);

create table private.client_advisors (
  client uuid not null references public.accounts (id) on delete cascade,
  advisor uuid not null references private.staff (user_id) on delete cascade,
  created_at timestamptz not null default now(),
  -- A trigger makes sure that exactly one advisor of a client is responsible.
  responsible boolean not null default false,
  primary key (client, advisor)
);
alter table private.client_advisors enable row level security;
revoke all on private.client_advisors from anon, authenticated, service_role;
comment on table private.client_advisors is
  'The clients of each advisor. Administrators see every client, advisors only these. Written by the functions of this schema.';
create index client_advisors_of_advisor on private.client_advisors (advisor, client);
create unique index client_advisors_responsible on private.client_advisors (client) where responsible;

-- A setting of the firm without a row has the default of the function that reads the setting.
create table private.firm_settings (
  name text primary key,
  value jsonb not null,
  changed_at timestamptz not null default now()
);
alter table private.firm_settings enable row level security;
revoke all on private.firm_settings from anon, authenticated, service_role;

-- These checks are plpgsql functions, because PostgreSQL plans SQL functions that it cannot inline at every call.

-- Returns when a session ends: 30 days after the sign-in, or 7 days after the last refresh, whichever comes first.
-- The database ends sessions itself, because the auth service limits sessions only on paid plans.
-- A session also ends at the time in its column `not_after` of auth.sessions; the parameter `told` is this time.
create function private.session_end(opened timestamptz, refreshed timestamp, told timestamptz) returns timestamptz
language plpgsql stable set search_path = '' as $$
begin
  return least(told, opened + interval '30 days', greatest(opened, refreshed at time zone 'utc') + interval '7 days');
end $$;

-- The token of a closed session stays valid for up to an hour, so this function looks up the session itself.
create function private.session_is_open() returns boolean
language plpgsql stable security definer set search_path = '' as $$
begin
  return nullif(auth.jwt() ->> 'session_id', '') is null or exists (
    select from auth.sessions s where s.id = (auth.jwt() ->> 'session_id')::uuid
      and private.session_end(s.created_at, s.refreshed_at, s.not_after) > clock_timestamp());
end $$;

-- Stores the end of a session that is refreshed too late, so that the refresh does not reopen the session.
create function private.keep_session_ended() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if private.session_end(old.created_at, old.refreshed_at, old.not_after) <= clock_timestamp() then
    new.not_after := private.session_end(old.created_at, old.refreshed_at, old.not_after);
  end if;
  return new;
end $$;
create trigger keep_session_ended before update of refreshed_at on auth.sessions
  for each row execute function private.keep_session_ended();

-- This table lists the people of clients who turned on the second step of the sign-in, a code from an app.
-- Adding an app does not turn the second step on; otherwise a thief with a session could lock the owner out.
create table private.second_steps (
  user_id uuid primary key references auth.users (id) on delete cascade,
  since timestamptz not null default now()
);
alter table private.second_steps enable row level security;
revoke all on private.second_steps from anon, authenticated, service_role;
comment on table private.second_steps is 'People of clients who must enter a code after the password. Functions alone read and write it.';

-- True for members of the firm with an authenticator app, and for clients with an app who turned on the second step.
create function private.has_second_step(person uuid) returns boolean
language plpgsql stable security definer set search_path = '' as $$
begin
  return exists (select from auth.mfa_factors f where f.user_id = person and f.status = 'verified')
    and (exists (select from private.staff s where s.user_id = person)
      or exists (select from private.second_steps t where t.user_id = person));
end $$;

-- Returns whether the firm's settings require a second step of a person who owns a client's account.
create function private.owner_step_is_asked(person uuid) returns boolean
language plpgsql stable security definer set search_path = '' as $$
begin
  return exists (select from private.firm_settings x where x.name = 'owner_second_step' and x.value = '"required"')
    and exists (select from private.account_members m join public.user_approval_status s on s.user_id = m.account
      where m.user_id = person and m.until is null and m.role = 'owner' and s.status = 'approved')
    and not exists (select from private.staff s where s.user_id = person);
end $$;

-- Returns the second step of the sign-in that the caller still has to do, 'enrol' or 'verify', or null for none.
-- Administrators need a second step unless a setting says otherwise, owners only if a setting requires it.
-- After the use of a backup code, only the session that used the code may set up a new app.
create function private.owed_step() returns text
language plpgsql stable security definer set search_path = '' as $$
begin
  return case
    when private.has_lost_step((select auth.uid())) then case when exists (select from private.backup_codes c
      where c.user_id = (select auth.uid()) and c.used_session::text = auth.jwt() ->> 'session_id') then 'enrol' else 'verify' end
    when auth.jwt() ->> 'aal' = 'aal2' and not private.owner_step_is_asked((select auth.uid())) then null
    when private.has_second_step((select auth.uid())) then case when auth.jwt() ->> 'aal' = 'aal2' then null else 'verify' end
    when exists (select from private.staff s where s.user_id = (select auth.uid()) and s.role = 'admin') and coalesce(
      (select x.value #>> '{}' from private.firm_settings x where x.name = 'second_step'), 'required') = 'required' then 'enrol'
    when private.owner_step_is_asked((select auth.uid())) then 'enrol'
  end;
end $$;

-- Returns the caller's role in the firm, but null while the session is closed or a second step is missing.
create function private.staff_role() returns text
language plpgsql stable security definer set search_path = '' as $$
begin
  return (select s.role from private.staff s
    where s.user_id = (select auth.uid()) and private.session_is_open() and private.owed_step() is null);
end $$;

create function private.is_staff() returns boolean
language plpgsql stable security definer set search_path = '' as $$
begin
  return private.staff_role() is not null;
end $$;

create function private.is_admin() returns boolean
language plpgsql stable security definer set search_path = '' as $$
begin
  return coalesce(private.staff_role() = 'admin', false);
end $$;

create function private.is_approved() returns boolean
language plpgsql stable security definer set search_path = '' as $$
begin
  return exists (
      select from private.account_members m join public.user_approval_status s on s.user_id = m.account
      where m.user_id = (select auth.uid()) and m.until is null and s.status = 'approved')
    and private.session_is_open() and private.owed_step() is null;
end $$;

-- The restrictive policies named "gate" call this function, so that only people who may enter the portal see rows.
create function private.may_enter() returns boolean
language plpgsql stable security definer set search_path = '' as $$
begin
  return private.is_approved() or private.is_staff();
end $$;

-- Returns the caller's approved accounts; a member of the firm also gets their own account, which needs no approval.
create function private.my_accounts(at_least text) returns setof uuid
language plpgsql stable security definer set search_path = '' as $$
begin
  if private.session_is_open() and private.owed_step() is null then
    return query select m.account from private.account_members m
      where m.user_id = (select auth.uid()) and m.until is null and private.role_rank(m.role) >= private.role_rank(at_least)
        and (exists (select from public.user_approval_status s where s.user_id = m.account and s.status = 'approved')
          or m.account = m.user_id and exists (select from private.staff t where t.user_id = m.user_id));
  end if;
end $$;

-- Returns the caller's accounts, also those lost in the last ten seconds, so that an open page still notices the loss.
create function private.my_memberships() returns setof uuid
language plpgsql stable security definer set search_path = '' as $$
begin
  return query select m.account from private.account_members m
    where m.user_id = (select auth.uid()) and (m.until is null or m.until > clock_timestamp() - interval '10 seconds');
end $$;

-- Returns the caller's membership in the current account, which the header x-account of the request names.
-- Without the header x-account, approved accounts are preferred, then the caller's own, then the one joined first.
create function private.named_account() returns private.account_members
language plpgsql stable security definer set search_path = '' as $$
declare
  named text := nullif(current_setting('request.headers', true), '')::jsonb ->> 'x-account';
  mine private.account_members;
begin
  select m.* into mine from private.account_members m left join public.user_approval_status s on s.user_id = m.account
    where m.user_id = (select auth.uid()) and m.until is null and (named is null or m.account::text = lower(named))
    order by s.status is not distinct from 'approved' desc, m.account = m.user_id desc, m.since, m.account limit 1;
  if mine.account is null and named is not null then
    raise exception 'not-found' using errcode = 'P0001';
  end if;
  return mine;
end $$;

-- Returns the current account, or null if the caller may not enter it; fails if their role is below `at_least`.
create function private.my_account(at_least text) returns uuid
language plpgsql stable security definer set search_path = '' as $$
declare
  mine private.account_members := private.named_account();
begin
  if mine.account is null or not (mine.account = mine.user_id and private.is_staff() or private.session_is_open() and private.owed_step() is null
    and exists (select from public.user_approval_status s where s.user_id = mine.account and s.status = 'approved')) then
    return null;
  end if;
  if private.role_rank(mine.role) < private.role_rank(at_least) then
    raise exception 'forbidden' using errcode = 'P0001';
  end if;
  return mine.account;
end $$;

create function private.require_account(at_least text) returns uuid
language plpgsql stable security definer set search_path = '' as $$
declare
  account uuid := private.my_account(at_least);
begin
  if account is null then
    raise insufficient_privilege using message = 'not-approved';
  end if;
  return account;
end $$;

-- The server passes the person to this function, because requests of the server have no signed-in user.
create function private.owns(person uuid, account uuid) returns boolean
language plpgsql stable security definer set search_path = '' as $$
begin
  return exists (select from private.account_members m
    where m.account = owns.account and m.user_id = person and m.until is null and m.role = 'owner');
end $$;

create function private.my_people() returns setof uuid
language plpgsql stable security definer set search_path = '' as $$
begin
  if private.is_staff() then
    return query select m.user_id from private.client_advisors a
      join private.account_members m on m.account = a.client and m.until is null where a.advisor = (select auth.uid());
  end if;
end $$;

-- Policies use this list of the advisor's clients, because sees_client would be called for each row.
create function private.my_clients() returns setof uuid
language plpgsql stable security definer set search_path = '' as $$
begin
  if private.is_staff() then
    return query select a.client from private.client_advisors a where a.advisor = (select auth.uid());
  end if;
end $$;

create function private.sees_client(client uuid) returns boolean
language plpgsql stable security definer set search_path = '' as $$
begin
  return case private.staff_role()
    when 'admin' then true
    when 'advisor' then exists (
      select from private.client_advisors a where a.client = sees_client.client and a.advisor = (select auth.uid()))
    else false end;
end $$;

revoke execute on function private.session_end(timestamptz, timestamp, timestamptz), private.keep_session_ended(),
  private.session_is_open(), private.has_second_step(uuid), private.owner_step_is_asked(uuid), private.owed_step(), private.staff_role(), private.is_staff(),
  private.is_admin(), private.is_approved(), private.may_enter(), private.my_clients(), private.sees_client(uuid),
  private.my_accounts(text), private.my_memberships(), private.named_account(), private.my_account(text), private.require_account(text),
  private.my_people(), private.owns(uuid, uuid)
  from public, anon, authenticated, service_role;
grant execute on function private.session_is_open(), private.is_staff(), private.is_admin(), private.is_approved(),
  private.may_enter(), private.my_clients(), private.sees_client(uuid), private.my_accounts(text), private.my_memberships(),
  private.my_account(text), private.my_people() to authenticated, service_role;

-- The status table has no policy "gate", because people who wait or were rejected must be able to read their status.
grant select on public.user_approval_status to authenticated, service_role;
create policy "own status or staff" on public.user_approval_status for select to authenticated
  using (user_id in (select private.my_memberships()) or (select private.is_admin()) or user_id in (select private.my_clients())
    or (status = 'waitlist' and (select private.is_staff())));
create policy "open session" on public.user_approval_status as restrictive for all to authenticated
  using ((select private.session_is_open())) with check ((select private.session_is_open()));

-- Returns whether and in which role the caller may enter the portal, or null for a closed session.
-- The current account is null if the request names an account to which the caller does not belong.
create function public.my_access() returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
  me uuid := (select auth.uid());
  named text := nullif(current_setting('request.headers', true), '')::jsonb ->> 'x-account';
  mine jsonb;
  chosen jsonb;
begin
  if private.session_is_open() then
    select coalesce(jsonb_agg(jsonb_build_object('id', m.account, 'name', k.title, 'role', m.role, 'status', coalesce(s.status, 'waitlist'))
        order by s.status is not distinct from 'approved' desc, m.account = me desc, m.since, m.account), '[]')
      into mine from private.account_members m left join private.client_cards k on k.client = m.account
      left join public.user_approval_status s on s.user_id = m.account
      where m.user_id = me and m.until is null;
    chosen := case when named is null then mine -> 0
      else (select a from jsonb_array_elements(mine) a where a ->> 'id' = lower(named)) end;
    return jsonb_build_object(
      'status', coalesce(chosen ->> 'status', 'waitlist'),
      'staff', (select s.role from private.staff s where s.user_id = me),
      'name', (select s.name from private.staff s where s.user_id = me),
      'owed', private.owed_step(),
      'account', chosen -> 'id', 'accounts', mine);
  end if;
  return null;
end $$;

create function private.require_entry() returns uuid
language plpgsql stable security definer set search_path = '' as $$
begin
  if (select auth.uid()) is null or not private.may_enter() then
    raise insufficient_privilege using message = 'not-approved';
  end if;
  return auth.uid();
end $$;

create function private.require_staff() returns uuid
language plpgsql stable security definer set search_path = '' as $$
begin
  if not private.is_staff() then
    raise insufficient_privilege using message = 'staff-only';
  end if;
  return auth.uid();
end $$;

create function private.require_admin() returns void
language plpgsql stable security definer set search_path = '' as $$
begin
  perform private.require_staff();
  if not private.is_admin() then
    raise insufficient_privilege using message = 'admin-only';
  end if;
end $$;

create function private.require_client(client uuid) returns void
language plpgsql stable security definer set search_path = '' as $$
begin
  perform private.require_staff();
  if not private.sees_client(client) or not exists (select from private.client_cards k where k.client = require_client.client)
    or exists (select from private.staff m where m.user_id = client) then
    raise exception 'not-found' using errcode = 'P0001';
  end if;
end $$;

create function private.member_name(member uuid) returns text
language sql stable security definer set search_path = '' as $$
  select coalesce(s.name, split_part(u.email, '@', 1))
  from auth.users u left join private.staff s on s.user_id = u.id where u.id = member
$$;

revoke execute on function public.my_access(), private.require_entry(), private.require_staff(), private.require_admin(),
  private.require_client(uuid), private.member_name(uuid) from public, anon, authenticated, service_role;
grant execute on function public.my_access() to authenticated;

create function private.on_auth_user_created() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  insert into public.user_approval_status (user_id) select a.id from public.accounts a where a.id = new.id
    on conflict (user_id) do nothing;
  return new;
end $$;
create trigger on_auth_user_created after insert on auth.users
  for each row execute function private.on_auth_user_created();

-- A member of the firm is not a client, so no advisor can be assigned to a member.
create function private.refuse_member_as_client() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if exists (select from private.staff m where m.user_id = new.client) then
    raise exception 'not-found' using errcode = 'P0001';
  end if;
  return new;
end $$;
create trigger client_advisors_of_clients before insert or update of client on private.client_advisors
  for each row execute function private.refuse_member_as_client();

-- When the responsible advisor is removed, the client's earliest advisor becomes responsible.
create function private.keep_responsible() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  changed uuid := case tg_op when 'DELETE' then old.client else new.client end;
begin
  update private.client_advisors a set responsible = true
    where a.client = changed
      and a.advisor = (select o.advisor from private.client_advisors o where o.client = changed order by o.created_at, o.advisor limit 1)
      and not exists (select from private.client_advisors o where o.client = changed and o.responsible);
  return null;
end $$;
create trigger keep_responsible after insert or delete on private.client_advisors
  for each row execute function private.keep_responsible();

create function private.leave_clients() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  -- Staff decide about clients, so somebody who belongs to another client's account cannot be staff.
  if exists (select from private.account_members m where m.user_id = new.user_id and m.account <> new.user_id and m.until is null) then
    raise exception 'member-is-client' using errcode = 'P0001';
  end if;
  delete from private.client_advisors a where a.client = new.user_id;
  -- Uploads that a member makes for clients need an account of the member, so it is created.
  perform private.found_account(new.user_id);
  return null;
end $$;
create trigger staff_leave_clients after insert on private.staff for each row execute function private.leave_clients();

revoke execute on function private.on_auth_user_created(), private.refuse_member_as_client(), private.leave_clients(), private.keep_responsible()
  from public, anon, authenticated, service_role;

create table public.audit_log (
  id bigint generated always as identity primary key,
  at timestamptz not null default now(),
  actor uuid,
  action text not null,
  target uuid,
  before jsonb,
  after jsonb,
  -- The IP address and the browser are those of the sign-in, so that callers of functions cannot choose them.
  ip text,
  user_agent text,
  area text generated always as (split_part(action, '.', 1)) stored
);
alter table public.audit_log enable row level security;
revoke all on public.audit_log from anon, authenticated, service_role;
revoke all on sequence public.audit_log_id_seq from anon, authenticated, service_role;
comment on table public.audit_log is
  'What members of the firm did, and what clients changed in their account. Append-only, for every role.';
create index audit_log_target on public.audit_log (target, id desc);
create index audit_log_listed on public.audit_log (at desc, id desc);
create index audit_log_of_actor on public.audit_log (actor, at desc, id desc);
create index audit_log_of_area on public.audit_log (area, at desc, id desc);
create index audit_log_about on public.audit_log (target, at desc, id desc);

grant select on public.audit_log to authenticated, service_role;
create policy "administrators read the audit log" on public.audit_log for select to authenticated
  using ((select private.is_admin()));
create policy "gate" on public.audit_log as restrictive for all to authenticated
  using ((select private.may_enter())) with check ((select private.may_enter()));

create function private.refuse_change() returns trigger
language plpgsql set search_path = '' as $$
begin
  raise insufficient_privilege using message = 'append-only';
end $$;
create trigger audit_log_append_only before update or delete or truncate on public.audit_log
  for each statement execute function private.refuse_change();

-- A person can add 120 lines an hour to the audit log, a member of the firm 10,000; further actions are refused.
-- Lines about invitations and new clients do not count towards the log's limit, because both have their own limits.
-- Removals of access do not count towards the limit, so that nobody can prevent a removal by filling the log.
create function private.stamp_audit() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  counted_elsewhere constant text[] := array['people.invited', 'staff.invited', 'client.created', 'client.imported',
    'people.removed', 'people.left', 'people.withdrawn', 'people.owner-withdrawn'];
  most int;
begin
  if new.actor = auth.uid() and new.action <> all (counted_elsewhere) then
    most := case when exists (select from private.staff s where s.user_id = new.actor) then 10000 else 120 end;
    if (select count(*) from (select from public.audit_log l
        where l.actor = new.actor and l.at > now() - interval '1 hour' and l.action <> all (counted_elsewhere) limit most) recent) >= most then
      raise exception 'rate-limited' using errcode = 'P0001';
    end if;
  end if;
  select d.ip, d.user_agent into new.ip, new.user_agent from private.session_devices d
    where d.session_id = nullif(auth.jwt() ->> 'session_id', '')::uuid;
  return new;
end $$;
create trigger audit_log_stamped before insert on public.audit_log for each row execute function private.stamp_audit();

create function private.note_staff(action text, target uuid, before jsonb, after jsonb) returns bigint
language sql volatile security definer set search_path = '' as $$
  insert into public.audit_log (actor, action, target, before, after)
    values ((select auth.uid()), note_staff.action, note_staff.target, note_staff.before, note_staff.after)
    returning id
$$;

-- Adds a line about an account to the audit log; the server, which has no user, names the actor in `who`.
create function private.note_account(client uuid, what text, was jsonb, becomes jsonb, who uuid default null) returns void
language sql volatile security definer set search_path = '' as $$
  insert into public.audit_log (actor, action, target, before, after)
    values (coalesce((select auth.uid()), who, client), what, client, was, becomes)
$$;

-- The log can be filtered by `about`, the beginning of the affected person's e-mail address.
create function public.list_audit(wanted jsonb default '{}', page_size int default 50) returns jsonb
language plpgsql stable security definer set search_path = '' set plan_cache_mode = force_custom_plan as $$
declare
  size int := least(greatest(page_size, 1), 1000);
  by_member uuid := (wanted ->> 'actor')::uuid;
  one_area text := wanted ->> 'area';
  about text := nullif(lower(btrim(wanted ->> 'about')), '');
  targets uuid[];
  from_time timestamptz := (wanted ->> 'from')::timestamptz;
  until_time timestamptz := (wanted ->> 'until')::timestamptz;
  after_at timestamptz := (wanted -> 'after' ->> 0)::timestamptz;
  after_id bigint := (wanted -> 'after' ->> 1)::bigint;
  found_rows jsonb;
  last_row jsonb;
begin
  perform private.require_admin();
  if about is not null then
    select coalesce(array_agg(u.id), '{}') into targets from (
      -- The search uses the words of person_cards, because auth.users has no index for the beginning of an address.
      select x.id from private.person_cards k join auth.users x on x.id = k.person
      where k.words like '%' || btrim(private.search_words(about)) || '%' and starts_with(lower(x.email), about) limit 200) x
      cross join lateral (select x.id union select m.account from private.account_members m
        where m.user_id = x.id and m.until is null) u (id);
  end if;
  select coalesce(jsonb_agg(to_jsonb(r) order by r.at desc, r.id desc), '[]') into found_rows from (
    select l.id, l.at, l.action, l.actor, private.member_name(l.actor) as actor_name, l.target,
           coalesce((select c.email from private.contact_of(l.target) c),
             (select u.email::text from auth.users u where u.id = l.target)) as target_email,
           l.before, l.after, l.ip, l.user_agent
    from public.audit_log l
    where (about is null or l.target = any (targets)) and (by_member is null or l.actor = by_member)
      and (one_area is null or l.area = one_area)
      and (from_time is null or l.at >= from_time) and (until_time is null or l.at < until_time)
      and (after_at is null or (l.at, l.id) < (after_at, after_id))
    order by l.at desc, l.id desc limit size + 1) r;
  if jsonb_array_length(found_rows) <= size then
    return jsonb_build_object('rows', found_rows, 'next', null);
  end if;
  last_row := found_rows -> (size - 1);
  return jsonb_build_object('rows', found_rows - size, 'next', jsonb_build_array(last_row -> 'at', last_row -> 'id'));
end $$;

revoke execute on function private.refuse_change(), private.stamp_audit(), private.note_staff(text, uuid, jsonb, jsonb),
  private.note_account(uuid, text, jsonb, jsonb, uuid), public.list_audit(jsonb, int) from public, anon, authenticated, service_role;
grant execute on function public.list_audit(jsonb, int) to authenticated;
