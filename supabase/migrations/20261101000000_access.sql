-- Who may come in: approval, staff, and the trail of what staff decides.
-- Convention of every migration: a table is closed first (row level security, everything revoked),
-- then opened by explicit grants and policies; every statement can run twice.

create schema if not exists private;
revoke all on schema private from public;
grant usage on schema private to authenticated, service_role;

create table if not exists private.staff (
  user_id uuid primary key references auth.users (id) on delete cascade,
  role text not null check (role in ('advisor', 'admin')),
  created_at timestamptz not null default now()
);
alter table private.staff enable row level security;
revoke all on private.staff from anon, authenticated, service_role;
comment on table private.staff is 'Members of the firm. Read and written only by the functions of this schema.';

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

create table if not exists public.audit_log (
  id bigint generated always as identity primary key,
  at timestamptz not null default now(),
  actor uuid,
  action text not null,
  target uuid,
  before jsonb,
  after jsonb
);
alter table public.audit_log enable row level security;
revoke all on public.audit_log from anon, authenticated, service_role;
create index if not exists audit_log_target on public.audit_log (target, id desc);
comment on table public.audit_log is 'What members of the firm did. Append-only, for every role.';

create or replace function private.refuse_change() returns trigger
language plpgsql set search_path = '' as $$
begin
  raise insufficient_privilege using message = 'append-only';
end $$;
drop trigger if exists audit_log_append_only on public.audit_log;
create trigger audit_log_append_only before update or delete or truncate on public.audit_log
  for each statement execute function private.refuse_change();

create or replace function private.is_approved() returns boolean
language sql stable security definer set search_path = '' as $$
  select exists (
    select from public.user_approval_status s
    where s.user_id = (select auth.uid()) and s.status = 'approved')
$$;

create or replace function private.is_staff() returns boolean
language sql stable security definer set search_path = '' as $$
  select exists (select from private.staff s where s.user_id = (select auth.uid()))
$$;

-- The gate of every restrictive policy.
create or replace function private.may_enter() returns boolean
language sql stable security definer set search_path = '' as $$
  select private.is_approved() or private.is_staff()
$$;

create or replace function private.on_auth_user_created() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  insert into public.user_approval_status (user_id) values (new.id) on conflict (user_id) do nothing;
  return new;
end $$;
drop trigger if exists on_auth_user_created on auth.users;
create trigger on_auth_user_created after insert on auth.users
  for each row execute function private.on_auth_user_created();

-- What the signed-in user is: {status, staff}. One call answers every page's question.
create or replace function public.my_access() returns jsonb
language sql stable security definer set search_path = '' as $$
  select jsonb_build_object(
    'status', coalesce((select s.status from public.user_approval_status s where s.user_id = (select auth.uid())), 'waitlist'),
    'staff', (select s.role from private.staff s where s.user_id = (select auth.uid())))
$$;

-- Approve, reject or put back to waiting. Staff only, never oneself.
-- `expected` is the status that the member saw: when it is not the current one, someone else was faster.
create or replace function public.set_approval(
  target uuid, new_status text, decision_reason text default null, expected text default null
) returns void
language plpgsql security definer set search_path = '' as $$
declare
  old_status text;
  audit_id bigint;
begin
  if not private.is_staff() then
    raise insufficient_privilege using message = 'staff-only';
  end if;
  if target = (select auth.uid()) then
    raise insufficient_privilege using message = 'not-oneself';
  end if;
  if new_status = 'rejected' and nullif(btrim(decision_reason), '') is null then
    raise exception 'reason-required' using errcode = 'P0001';
  end if;
  insert into public.user_approval_status (user_id) values (target) on conflict (user_id) do nothing;
  select s.status into old_status from public.user_approval_status s where s.user_id = target for update;
  if expected is not null and old_status is distinct from expected then
    raise exception 'already-decided' using errcode = 'P0001';
  end if;
  if old_status = new_status then
    return;
  end if;
  update public.user_approval_status s
    set status = new_status, decided_at = now(),
        reason = case when new_status = 'rejected' then btrim(decision_reason) end
    where s.user_id = target;
  insert into public.audit_log (actor, action, target, before, after)
    values ((select auth.uid()), 'approval.' || new_status, target,
            jsonb_build_object('status', old_status),
            jsonb_build_object('status', new_status, 'reason', decision_reason))
    returning id into audit_id;
  if new_status in ('approved', 'rejected') then
    insert into public.outbox (kind, key, user_id, payload)
      select 'mail', 'mail:approval:' || audit_id, target,
             jsonb_build_object('template', 'approval-' || new_status, 'to', u.email,
                                'data', jsonb_build_object('reason', decision_reason))
      from auth.users u where u.id = target;
  end if;
end $$;

-- Registrations by status, after the cursor (time, user_id). Staff only. Who waits comes oldest first, by created_at;
-- what was decided comes newest first, by decided_at.
create or replace function public.list_registrations(
  wanted text default 'waitlist', max_rows int default 50,
  after_at timestamptz default null, after_id uuid default null
) returns table (
  user_id uuid, email text, status text, reason text,
  created_at timestamptz, email_confirmed_at timestamptz, decided_at timestamptz)
language plpgsql stable security definer set search_path = '' as $$
declare
  page int := least(greatest(max_rows, 1), 200);
begin
  if not private.is_staff() then
    raise insufficient_privilege using message = 'staff-only';
  end if;
  if wanted = 'waitlist' then
    return query
      select s.user_id, u.email::text, s.status, s.reason, s.created_at, u.email_confirmed_at, s.decided_at
      from public.user_approval_status s join auth.users u on u.id = s.user_id
      where s.status = wanted
        and not exists (select from private.staff m where m.user_id = s.user_id)
        and (after_at is null or (s.created_at, s.user_id) > (after_at, after_id))
      order by s.created_at, s.user_id limit page;
  else
    return query
      select s.user_id, u.email::text, s.status, s.reason, s.created_at, u.email_confirmed_at, s.decided_at
      from public.user_approval_status s join auth.users u on u.id = s.user_id
      where s.status = wanted
        and not exists (select from private.staff m where m.user_id = s.user_id)
        and (after_at is null or (s.decided_at, s.user_id) < (after_at, after_id))
      order by s.decided_at desc, s.user_id desc limit page;
  end if;
end $$;
create index if not exists user_approval_status_decided on public.user_approval_status (status, decided_at desc, user_id desc);
create index if not exists user_approval_status_queue on public.user_approval_status (status, created_at, user_id);

-- Makes a user a member of the firm. Service role only: the first member has nobody to ask.
create or replace function public.add_staff_member(member uuid, member_role text) returns void
language plpgsql security definer set search_path = '' as $$
begin
  insert into private.staff (user_id, role) values (member, member_role)
    on conflict (user_id) do update set role = excluded.role;
  insert into public.audit_log (action, target, after)
    values ('staff.added', member, jsonb_build_object('role', member_role));
end $$;

revoke execute on function
  private.refuse_change(), private.is_approved(), private.is_staff(), private.may_enter(),
  private.on_auth_user_created(), public.my_access(), public.set_approval(uuid, text, text, text),
  public.list_registrations(text, int, timestamptz, uuid), public.add_staff_member(uuid, text)
  from public, anon, authenticated, service_role;
grant execute on function private.is_approved(), private.is_staff(), private.may_enter() to authenticated, service_role;
grant execute on function public.my_access(), public.set_approval(uuid, text, text, text),
  public.list_registrations(text, int, timestamptz, uuid) to authenticated;
grant execute on function public.add_staff_member(uuid, text) to service_role;

grant select on public.user_approval_status, public.audit_log to authenticated;
grant select on public.user_approval_status, public.audit_log to service_role;

-- No gate here: a waiting or rejected user must be able to read their own status.
drop policy if exists "own status or staff" on public.user_approval_status;
create policy "own status or staff" on public.user_approval_status for select to authenticated
  using (user_id = (select auth.uid()) or (select private.is_staff()));

drop policy if exists "staff reads the audit log" on public.audit_log;
create policy "staff reads the audit log" on public.audit_log for select to authenticated
  using ((select private.is_staff()));
drop policy if exists "gate" on public.audit_log;
create policy "gate" on public.audit_log as restrictive for all to authenticated
  using ((select private.may_enter())) with check ((select private.may_enter()));
