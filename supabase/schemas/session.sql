-- Who may come in: registrations and their approval, members of the firm and whose clients they see, the gates that every policy
-- asks, and the log of what was done.

create table public.user_approval_status (
  user_id uuid primary key references public.accounts (id) on delete cascade,
  status text not null default 'waitlist' check (status in ('waitlist', 'approved', 'rejected')),
  reason text check (length(reason) between 1 and 500),
  decided_at timestamptz,
  created_at timestamptz not null default now()
);
alter table public.user_approval_status enable row level security;
revoke all on public.user_approval_status from anon, authenticated, service_role;
comment on table public.user_approval_status is
  'One row per account, made with it. A missing row counts as waitlist. Only set_approval changes it.';
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
  -- Several work for a client; one of them is responsible. A trigger keeps it so.
  responsible boolean not null default false,
  primary key (client, advisor)
);
alter table private.client_advisors enable row level security;
revoke all on private.client_advisors from anon, authenticated, service_role;
comment on table private.client_advisors is
  'The clients of each advisor. Administrators see every client, advisors these alone. Written by the functions of this schema.';
create index client_advisors_of_advisor on private.client_advisors (advisor, client);
create unique index client_advisors_responsible on private.client_advisors (client) where responsible;

-- What the firm has decided about its own workspace; a name without a row has the value that its reader gives it.
create table private.firm_settings (
  name text primary key,
  value jsonb not null,
  changed_at timestamptz not null default now()
);
alter table private.firm_settings enable row level security;
revoke all on private.firm_settings from anon, authenticated, service_role;

-- The gates are in plpgsql, which keeps its plans: the body of a function in SQL that cannot become part of the question is planned
-- anew each time it is asked, and a page asks a dozen times.

-- A session ends at the time in its row, 30 days after the sign-in, or after 7 days without a refresh, whichever comes first. The auth
-- service has settings for that on paid plans only.
create function private.session_end(opened timestamptz, refreshed timestamp, told timestamptz) returns timestamptz
language plpgsql stable set search_path = '' as $$
begin
  return least(told, opened + interval '30 days', greatest(opened, refreshed at time zone 'utc') + interval '7 days');
end $$;

-- False for a session that was closed or has ended: its token lives for up to an hour and must open nothing.
create function private.session_is_open() returns boolean
language plpgsql stable security definer set search_path = '' as $$
begin
  return nullif(auth.jwt() ->> 'session_id', '') is null or exists (
    select from auth.sessions s where s.id = (auth.jwt() ->> 'session_id')::uuid
      and private.session_end(s.created_at, s.refreshed_at, s.not_after) > clock_timestamp());
end $$;

-- A late refresh must not revive an ended session, so its end is written down at that refresh.
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

-- The clients who turned a second step on. A step that somebody set up past the site, with a session that is not theirs, keeps
-- nobody out.
create table private.second_steps (
  user_id uuid primary key references auth.users (id) on delete cascade,
  since timestamptz not null default now()
);
alter table private.second_steps enable row level security;
revoke all on private.second_steps from anon, authenticated, service_role;
comment on table private.second_steps is 'Clients who are asked for a code after the password. Functions alone read and write it.';

-- Whether a sign-in of this person needs a code: of a member who has an application, of a client who turned it on.
create function private.has_second_step(person uuid) returns boolean
language plpgsql stable security definer set search_path = '' as $$
begin
  return exists (select from auth.mfa_factors f where f.user_id = person and f.status = 'verified')
    and (exists (select from private.staff s where s.user_id = person)
      or exists (select from private.second_steps t where t.user_id = person));
end $$;

-- Whether the firm asks this person to have a second step because they own a client: its rule for owners. Members have a rule of their own.
create function private.owner_step_is_asked(person uuid) returns boolean
language plpgsql stable security definer set search_path = '' as $$
begin
  return exists (select from private.firm_settings x where x.name = 'owner_second_step' and x.value = '"required"')
    and exists (select from private.account_members m join public.user_approval_status s on s.user_id = m.account
      where m.user_id = person and m.until is null and m.role = 'owner' and s.status = 'approved')
    and not exists (select from private.staff s where s.user_id = person);
end $$;

-- 'enrol' or 'verify' while the caller must still set up or pass a second step; null when nothing is missing. Everybody with a second
-- step must pass it. Administrators need one, and owners where the firm asks for it. An application that a client did not turn on at the
-- site does not count, even if the session has passed it.
create function private.owed_step() returns text
language plpgsql stable security definer set search_path = '' as $$
begin
  return case
    when auth.jwt() ->> 'aal' = 'aal2' and not private.owner_step_is_asked((select auth.uid())) then null
    when private.has_second_step((select auth.uid())) then case when auth.jwt() ->> 'aal' = 'aal2' then null else 'verify' end
    when exists (select from private.staff s where s.user_id = (select auth.uid()) and s.role = 'admin') and coalesce(
      (select x.value #>> '{}' from private.firm_settings x where x.name = 'second_step'), 'required') = 'required' then 'enrol'
    when private.owner_step_is_asked((select auth.uid())) then 'enrol'
  end;
end $$;

-- The caller's role while their session is open and nothing is owed; null for everybody else.
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

-- Whether the caller works in an account that the firm approved.
create function private.is_approved() returns boolean
language plpgsql stable security definer set search_path = '' as $$
begin
  return exists (
      select from private.account_members m join public.user_approval_status s on s.user_id = m.account
      where m.user_id = (select auth.uid()) and m.until is null and s.status = 'approved')
    and private.session_is_open() and private.owed_step() is null;
end $$;

-- The gate of every restrictive policy.
create function private.may_enter() returns boolean
language plpgsql stable security definer set search_path = '' as $$
begin
  return private.is_approved() or private.is_staff();
end $$;

-- The accounts in which the caller may do at least this, one after the other approved by the firm; of a member of the firm their
-- own, which nobody approves. For policies: asked once per query.
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

-- The accounts of the caller whatever the firm has decided, and for ten seconds those that they were removed from: an open page
-- hears that it has to ask again.
create function private.my_memberships() returns setof uuid
language plpgsql stable security definer set search_path = '' as $$
begin
  return query select m.account from private.account_members m
    where m.user_id = (select auth.uid()) and (m.until is null or m.until > clock_timestamp() - interval '10 seconds');
end $$;

-- The account that this request is about, as {account, role}: the one that its header x-account names, which has to be one of the
-- caller's; without the header, of those that the firm approved, their own, or else the one in which they have worked longest. Null
-- for who works in none.
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

-- The account of this request; null where the caller may not enter it. Raises an error for members with a lower role than asked for.
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

-- Whether somebody is an owner of an account now: where the server acts for them.
create function private.owns(person uuid, account uuid) returns boolean
language plpgsql stable security definer set search_path = '' as $$
begin
  return exists (select from private.account_members m
    where m.account = owns.account and m.user_id = person and m.until is null and m.role = 'owner');
end $$;

-- The people who work in the accounts of the calling advisor. For policies on what belongs to a person.
create function private.my_people() returns setof uuid
language plpgsql stable security definer set search_path = '' as $$
begin
  if private.is_staff() then
    return query select m.user_id from private.client_advisors a
      join private.account_members m on m.account = a.client and m.until is null where a.advisor = (select auth.uid());
  end if;
end $$;

-- The clients of the calling advisor. For policies: asked once per query, where sees_client would be asked for each row.
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

-- No gate here: who waits or was rejected reads their own status, in an open session.
grant select on public.user_approval_status to authenticated, service_role;
create policy "own status or staff" on public.user_approval_status for select to authenticated
  using (user_id in (select private.my_memberships()) or (select private.is_admin()) or user_id in (select private.my_clients())
    or (status = 'waitlist' and (select private.is_staff())));
create policy "open session" on public.user_approval_status as restrictive for all to authenticated
  using ((select private.session_is_open())) with check ((select private.session_is_open()));

-- What the signed-in user is: {status, staff, owed, account, accounts}; null when the session was closed elsewhere. `accounts` are
-- those in which they work, as [{id, name, role, status}], the one of a request that names none first; `account` is the one of this
-- request, null when it names one that is not theirs, and `status` is what the firm decided about it. One call answers every page's
-- question.
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
  if not private.is_staff() then
    raise insufficient_privilege using message = 'staff-only';
  end if;
  if not private.is_admin() then
    raise insufficient_privilege using message = 'admin-only';
  end if;
end $$;

-- Refuses whoever is no member, and clients that the member does not see.
create function private.require_client(client uuid) returns void
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

-- A member is nobody's client, by whatever way they became one or the other.
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

-- A client of somebody has one who is responsible: of those who are left, whoever has worked for them longest.
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
  -- Who works for a client decides nothing about clients.
  if exists (select from private.account_members m where m.user_id = new.user_id and m.account <> new.user_id and m.until is null) then
    raise exception 'member-is-client' using errcode = 'P0001';
  end if;
  delete from private.client_advisors a where a.client = new.user_id;
  -- What a member uploads for clients is kept under an account of their own.
  perform private.found_account(new.user_id);
  return null;
end $$;
create trigger staff_leave_clients after insert on private.staff for each row execute function private.leave_clients();

revoke execute on function private.on_auth_user_created(), private.refuse_member_as_client(), private.leave_clients(), private.keep_responsible()
  from public, anon, authenticated, service_role;

-- The log of what members of the firm did, and of what clients changed in their account.

create table public.audit_log (
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

-- Nobody fills a log that keeps everything: what a signed-in person does writes at most 120 lines in an hour, a member of the firm
-- 10,000, and beyond that it is refused. Not counted is what has a limit of its own: invitations, clients that an import makes by the
-- thousand, and what takes access from somebody, so that filling the log protects nobody from losing it. Not refused is what the server does by itself, as when a password changes.
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

-- What somebody changed in an account, or a person in what is theirs. Where the server asks, it says who.
create function private.note_account(client uuid, what text, was jsonb, becomes jsonb, who uuid default null) returns void
language sql volatile security definer set search_path = '' as $$
  insert into public.audit_log (actor, action, target, before, after)
    values (coalesce((select auth.uid()), who, client), what, client, was, becomes)
$$;

-- One page: {rows, next}. `wanted` is {actor, area, about, from, until, after}: `about` the beginning of the e-mail of
-- whom it was done to, `after` the cursor [at, id] of the page before. Administrators only.
create function public.list_audit(wanted jsonb default '{}', page_size int default 50) returns jsonb
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
      select x.id from auth.users x where starts_with(lower(x.email), about) limit 200) x
      cross join lateral (select x.id union select m.account from private.account_members m
        where m.user_id = x.id and m.until is null) u (id);
    filter := filter || ' and l.target = any ($1)';
  end if;
  if wanted ->> 'actor' is not null then filter := filter || ' and l.actor = $2'; end if;
  if wanted ->> 'area' is not null then filter := filter || ' and l.area = $3'; end if;
  if wanted ->> 'from' is not null then filter := filter || ' and l.at >= $4'; end if;
  if wanted ->> 'until' is not null then filter := filter || ' and l.at < $5'; end if;
  if wanted ->> 'after' is not null then filter := filter || ' and (l.at, l.id) < ($6, $7)'; end if;
  execute 'select coalesce(jsonb_agg(to_jsonb(r) order by r.at desc, r.id desc), ''[]'') from (
      select l.id, l.at, l.action, l.actor, private.member_name(l.actor) as actor_name, l.target,
             coalesce((select c.email from private.contact_of(l.target) c),
               (select u.email::text from auth.users u where u.id = l.target)) as target_email,
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
  private.note_account(uuid, text, jsonb, jsonb, uuid), public.list_audit(jsonb, int) from public, anon, authenticated, service_role;
grant execute on function public.list_audit(jsonb, int) to authenticated;
