-- Which member of the firm sees which clients, and the second step of sign-in that administrators need.

alter table private.staff add column if not exists name text check (length(btrim(name)) between 2 and 80);

create table if not exists private.client_advisors (
  client uuid not null references auth.users (id) on delete cascade,
  advisor uuid not null references private.staff (user_id) on delete cascade,
  created_at timestamptz not null default now(),
  primary key (client, advisor)
);
alter table private.client_advisors enable row level security;
revoke all on private.client_advisors from anon, authenticated, service_role;
create index if not exists client_advisors_of_advisor on private.client_advisors (advisor, client);
comment on table private.client_advisors is
  'The clients of each advisor. Administrators see every client, advisors these alone. Written by the functions of this schema.';

-- What the firm has decided about its own workspace; a name without a row has the value that its reader gives it.
create table if not exists private.firm_settings (
  name text primary key,
  value jsonb not null,
  changed_at timestamptz not null default now()
);
alter table private.firm_settings enable row level security;
revoke all on private.firm_settings from anon, authenticated, service_role;

-- What a member still owes before the workspace opens: 'enrol', 'verify', or null when nothing. Whoever has a second
-- step passes it; an administrator has to have one.
create or replace function private.owed_step() returns text
language sql stable security definer set search_path = '' as $$
  select case
    when auth.jwt() ->> 'aal' = 'aal2' then null
    when exists (select from auth.mfa_factors f where f.user_id = s.user_id and f.status = 'verified') then 'verify'
    when s.role = 'admin' and coalesce(
      (select x.value #>> '{}' from private.firm_settings x where x.name = 'second_step'), 'required') = 'required' then 'enrol'
  end
  from private.staff s where s.user_id = (select auth.uid())
$$;

-- The caller's role while their session is open and nothing is owed; null for everybody else.
create or replace function private.staff_role() returns text
language sql stable security definer set search_path = '' as $$
  select s.role from private.staff s
  where s.user_id = (select auth.uid()) and private.session_is_open() and private.owed_step() is null
$$;

create or replace function private.is_staff() returns boolean
language sql stable security definer set search_path = '' as $$
  select private.staff_role() is not null
$$;

create or replace function private.is_admin() returns boolean
language sql stable security definer set search_path = '' as $$
  select coalesce(private.staff_role() = 'admin', false)
$$;

-- The clients of the calling advisor. For policies: asked once per query, where sees_client would be asked for each row.
create or replace function private.my_clients() returns setof uuid
language sql stable security definer set search_path = '' as $$
  select a.client from private.client_advisors a where a.advisor = (select auth.uid()) and private.is_staff()
$$;

create or replace function private.sees_client(client uuid) returns boolean
language sql stable security definer set search_path = '' as $$
  select case private.staff_role()
    when 'admin' then true
    when 'advisor' then exists (
      select from private.client_advisors a where a.client = sees_client.client and a.advisor = (select auth.uid()))
    else false end
$$;

-- Who waits and belongs to nobody yet is every member's to decide; whoever decides becomes their advisor.
create or replace function private.may_decide(client uuid) returns boolean
language sql stable security definer set search_path = '' as $$
  select private.sees_client(client) or (private.is_staff()
    and not exists (select from private.client_advisors a where a.client = may_decide.client)
    and coalesce((select s.status from public.user_approval_status s where s.user_id = may_decide.client), 'waitlist') = 'waitlist')
$$;

-- What the signed-in user is: {status, staff, owed}; null when the session was closed elsewhere.
create or replace function public.my_access() returns jsonb
language sql stable security definer set search_path = '' as $$
  select jsonb_build_object(
    'status', coalesce((select s.status from public.user_approval_status s where s.user_id = (select auth.uid())), 'waitlist'),
    'staff', (select s.role from private.staff s where s.user_id = (select auth.uid())),
    'owed', private.owed_step())
  where private.session_is_open()
$$;

-- From where: what the sign-in of the acting session left, which no caller can write.
alter table public.audit_log
  add column if not exists ip text,
  add column if not exists user_agent text;
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

do $$ declare f text; begin
  foreach f in array array[
    'private.owed_step()', 'private.staff_role()', 'private.may_decide(uuid)', 'private.stamp_audit()',
    'private.note_staff(text, uuid, jsonb, jsonb)'] loop
    execute format('revoke execute on function %s from public, anon, authenticated, service_role', f);
  end loop;
  -- Named by policies, which run as whoever asks.
  foreach f in array array[
    'private.is_admin()', 'private.my_clients()', 'private.sees_client(uuid)'] loop
    execute format('revoke execute on function %s from public, anon, authenticated, service_role', f);
    execute format('grant execute on function %s to authenticated, service_role', f);
  end loop;
end $$;

-- Every "or staff" becomes: an administrator, or an advisor of that client.
do $$ declare p record; begin
  for p in
    select * from (values
      ('documents', 'own documents or staff'), ('user_drive_folders', 'own folder or staff'),
      ('archivos_subidos', 'own register or staff'), ('invoices', 'own invoices or staff'),
      ('uploads', 'own uploads or staff'), ('consents', 'own consents or staff'),
      ('appointments', 'own appointments or staff'),
      ('message_threads', 'own conversations or staff'), ('messages', 'own conversations or staff'),
      ('client_profiles', 'own or staff'), ('companies', 'own or staff'), ('notification_choices', 'own or staff'),
      ('data_requests', 'own or staff'), ('data_exports', 'own or staff')) v (on_table, name)
  loop
    execute format('drop policy if exists %I on public.%I', p.name, p.on_table);
    execute format('create policy %I on public.%I for select to authenticated '
      'using (user_id = (select auth.uid()) or (select private.is_admin()) or user_id in (select private.my_clients()))',
      p.name, p.on_table);
  end loop;
end $$;

drop policy if exists "own status or staff" on public.user_approval_status;
create policy "own status or staff" on public.user_approval_status for select to authenticated
  using (user_id = (select auth.uid()) or (select private.is_admin()) or user_id in (select private.my_clients())
    or (status = 'waitlist' and (select private.is_staff())));

drop policy if exists "staff reads the audit log" on public.audit_log;
drop policy if exists "administrators read the audit log" on public.audit_log;
create policy "administrators read the audit log" on public.audit_log for select to authenticated
  using ((select private.is_admin()));

drop policy if exists "facturas: own or staff" on storage.objects;
create policy "facturas: own or staff" on storage.objects for select to authenticated
  using (bucket_id = 'facturas' and (
    split_part(name, '/', 1) = (select auth.uid())::text or (select private.is_admin())
    or split_part(name, '/', 1) in (select c::text from private.my_clients() c)));

-- Approve, reject or put back to waiting. Staff only, never oneself. An advisor who decides becomes the advisor.
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
  if not private.may_decide(target) then
    -- Who saw it waiting comes too late: another member has decided, and it is theirs now.
    raise exception '%', case when expected = 'waitlist' then 'already-decided' else 'not-found' end using errcode = 'P0001';
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
  if private.staff_role() = 'advisor' then
    insert into private.client_advisors (client, advisor) values (target, (select auth.uid())) on conflict do nothing;
  end if;
  if new_status in ('approved', 'rejected') then
    insert into public.outbox (kind, key, user_id, payload)
      select 'mail', 'mail:approval:' || audit_id, target,
             jsonb_build_object('template', 'approval-' || new_status, 'to', u.email,
                                'data', jsonb_build_object('reason', decision_reason))
      from auth.users u where u.id = target;
  end if;
end $$;

-- Registrations by status, after the cursor (time, user_id): those that the caller may decide. Staff only. Who waits
-- comes oldest first, by created_at; what was decided comes newest first, by decided_at.
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
      where s.status = wanted and private.may_decide(s.user_id)
        and not exists (select from private.staff m where m.user_id = s.user_id)
        and (after_at is null or (s.created_at, s.user_id) > (after_at, after_id))
      order by s.created_at, s.user_id limit page;
  else
    return query
      select s.user_id, u.email::text, s.status, s.reason, s.created_at, u.email_confirmed_at, s.decided_at
      from public.user_approval_status s join auth.users u on u.id = s.user_id
      where s.status = wanted and private.may_decide(s.user_id)
        and not exists (select from private.staff m where m.user_id = s.user_id)
        and (after_at is null or (s.decided_at, s.user_id) < (after_at, after_id))
      order by s.decided_at desc, s.user_id desc limit page;
  end if;
end $$;

-- Whose client somebody is: these advisors and no others. Administrators only.
create or replace function public.set_advisors(client uuid, advisors uuid[]) returns void
language plpgsql security definer set search_path = '' as $$
declare
  old uuid[];
begin
  if not private.is_staff() then
    raise insufficient_privilege using message = 'staff-only';
  end if;
  if not private.is_admin() then
    raise insufficient_privilege using message = 'admin-only';
  end if;
  perform from public.user_approval_status s where s.user_id = client for update;
  if not found or exists (select from unnest(advisors) a (id) where not exists (
    select from private.staff s where s.user_id = a.id)) then
    raise exception 'not-found' using errcode = 'P0001';
  end if;
  select coalesce(array_agg(a.advisor order by a.advisor), '{}') into old
    from private.client_advisors a where a.client = set_advisors.client;
  if old = (select coalesce(array_agg(distinct a.id order by a.id), '{}') from unnest(advisors) a (id)) then
    return;
  end if;
  delete from private.client_advisors a where a.client = set_advisors.client and a.advisor <> all (advisors);
  insert into private.client_advisors (client, advisor)
    select set_advisors.client, a.id from unnest(advisors) a (id) on conflict do nothing;
  perform private.note_staff('client.assigned', client, jsonb_build_object('advisors', old), jsonb_build_object('advisors', advisors));
end $$;
revoke execute on function public.set_advisors(uuid, uuid[]) from public, anon, authenticated, service_role;
grant execute on function public.set_advisors(uuid, uuid[]) to authenticated;
