-- Appointments: one calendar of the firm, hours that cannot be given away twice, and what a client does with theirs.

-- The firm attends one virtual appointment at a time: the exclusion constraint below is its whole capacity.
-- A calendar per advisor would be a column `advisor_id` in it (`advisor_id with =`, which asks for btree_gist).
create table if not exists public.appointments (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references auth.users (id) on delete cascade,
  title text not null check (length(btrim(title)) between 1 and 120),
  starts_at timestamptz not null,
  ends_at timestamptz not null,
  status text not null check (status in ('requested', 'proposed', 'confirmed', 'cancelled', 'done')),
  -- Names the request before it has an id: sent twice it is one appointment.
  request_key uuid not null default gen_random_uuid(),
  -- Grows with every change, as calendars want it (RFC 5545, 3.8.7.4).
  sequence int not null default 0,
  -- What the firm says about its last step.
  note text check (length(note) between 1 and 500),
  cancelled_by text check (cancelled_by in ('client', 'firm')),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  constraint appointments_key unique (user_id, request_key),
  constraint appointments_hour check (ends_at - starts_at = interval '1 hour'),
  constraint appointments_cancelled check ((status = 'cancelled') = (cancelled_by is not null)),
  constraint appointments_one_at_a_time
    exclude using gist (tstzrange(starts_at, ends_at) with &&) where (status <> 'cancelled')
);
alter table public.appointments enable row level security;
revoke all on public.appointments from anon, authenticated, service_role;
create index if not exists appointments_of_user on public.appointments (user_id, starts_at desc, id desc);
create index if not exists appointments_by_time on public.appointments (starts_at) where status <> 'cancelled';
comment on table public.appointments is
  'Appointments with the firm. Their client reads them; every change goes through a procedure that knows who may do what.';

-- Easter Sunday (Meeus, Jones and Butcher).
create or replace function private.easter(y int) returns date
language plpgsql immutable set search_path = '' as $$
declare
  a int := y % 19;
  b int := y / 100;
  c int := y % 100;
  h int := (19 * a + b - b / 4 - (b - (b + 8) / 25 + 1) / 3 + 15) % 30;
  l int := (32 + 2 * (b % 4) + 2 * (c / 4) - h - (c % 4)) % 7;
  days int := h + l - 7 * ((a + 11 * h + 22 * l) / 451) + 114;
begin
  return make_date(y, days / 31, days % 31 + 1);
end $$;

-- The holidays of Colombia: on their date, counted from Easter, or on the Monday after their date (Ley 51 de 1983;
-- the one of July since Ley 2578 de 2026). The application has the same rules with their names.
create or replace function private.is_holiday(d date) returns boolean
language plpgsql immutable set search_path = '' as $$
declare
  y int := extract(year from d);
begin
  return to_char(d, 'MM-DD') in ('01-01', '05-01', '07-20', '08-07', '12-08', '12-25')
    or d - private.easter(y) in (-3, -2, 43, 64, 71)
    or (extract(isodow from d) = 1 and exists (
      select from unnest(array['01-06', '03-19', '06-29', '07-09', '08-15', '10-12', '11-01', '11-11']) as origin (md)
      where d - make_date(y, left(md, 2)::int, right(md, 2)::int) between 0 and 6 and (md <> '07-09' or y >= 2026)));
end $$;

-- Why an hour cannot be taken, null when it can: full hours from Monday to Friday 8 to 18 and Saturday 9 to 13 in
-- Bogotá, never on a holiday, not before `lead` has passed, not more than 90 days ahead.
create or replace function private.slot_problem(slot timestamptz, lead interval, moment timestamptz default now()) returns text
language plpgsql stable set search_path = '' as $$
declare
  here timestamp := slot at time zone 'America/Bogota';
  weekday int := extract(isodow from here);
  clock int := extract(hour from here);
begin
  if private.is_holiday(here::date) then
    return 'slot-holiday';
  end if;
  if here <> date_trunc('hour', here) or weekday = 7
    or clock < (case weekday when 6 then 9 else 8 end) or clock >= (case weekday when 6 then 13 else 18 end) then
    return 'slot-closed';
  end if;
  if slot < moment + lead then
    return 'slot-soon';
  end if;
  if here::date > (moment at time zone 'America/Bogota')::date + 90 then
    return 'slot-far';
  end if;
  return null;
end $$;

-- Who takes an hour waits for whoever is taking one: without it, parallel inserts would wait for each other in a circle.
create or replace function private.claim_slot(slot timestamptz, lead interval, besides uuid default null) returns void
language plpgsql security definer set search_path = '' as $$
declare
  problem text := private.slot_problem(slot, lead);
begin
  if problem is not null then
    raise exception '%', problem using errcode = 'P0001';
  end if;
  perform pg_advisory_xact_lock(hashtextextended('appointments', 0));
  if exists (
    select from public.appointments a
    where a.status <> 'cancelled' and a.starts_at < slot + interval '1 hour' and a.ends_at > slot
      and a.id is distinct from besides) then
    raise exception 'slot-taken' using errcode = 'P0001';
  end if;
end $$;

-- Until the day before, by the calendar of Bogotá, a client changes and cancels what is not over.
create or replace function private.may_still_change(a public.appointments) returns boolean
language sql stable set search_path = '' as $$
  select a.status in ('requested', 'proposed', 'confirmed')
    and (a.starts_at at time zone 'America/Bogota')::date > (now() at time zone 'America/Bogota')::date
$$;

-- The mail of a step, with what the calendar file needs; one per step, however often it is asked for.
create or replace function private.mail_appointment(a public.appointments, step text) returns void
language sql security definer set search_path = '' as $$
  insert into public.outbox (kind, key, user_id, payload)
    select 'mail', 'mail:appointment:' || a.id || ':' || a.sequence, a.user_id,
           jsonb_build_object(
             'template', 'appointment-' || step, 'to', u.email,
             'data', jsonb_build_object(
               'id', a.id, 'title', a.title, 'startsAt', a.starts_at, 'endsAt', a.ends_at,
               'status', a.status, 'sequence', a.sequence, 'note', coalesce(a.note, '')))
    from auth.users u where u.id = a.user_id
    on conflict (key) do nothing
$$;

-- The caller's own appointment, locked, or anyone's for staff; the refusal when there is none. `seen` is the
-- sequence that the caller saw, null for whoever does not mind.
create or replace function private.own_appointment(appointment uuid, seen int) returns public.appointments
language plpgsql security definer set search_path = '' as $$
declare
  found_row public.appointments;
begin
  if not private.may_enter() then
    raise insufficient_privilege using message = 'not-approved';
  end if;
  select * into found_row from public.appointments a
    where a.id = appointment and (a.user_id = (select auth.uid()) or private.is_staff())
    for update;
  if found_row.id is null then
    raise exception 'not-found' using errcode = 'P0001';
  end if;
  if seen <> found_row.sequence then
    raise exception 'conflict' using errcode = 'P0001';
  end if;
  return found_row;
end $$;

-- The hours from now on that somebody has, whoever it is: an array of times.
create or replace function public.busy_slots() returns jsonb
language plpgsql stable security definer set search_path = '' as $$
begin
  if not private.may_enter() then
    raise insufficient_privilege using message = 'not-approved';
  end if;
  return (
    select coalesce(jsonb_agg(a.starts_at order by a.starts_at), '[]') from public.appointments a
    where a.status <> 'cancelled' and a.starts_at > now());
end $$;

-- Asks for an hour, a day or more ahead. The same key is answered with the same appointment. At most five to come,
-- and twenty new ones a day.
create or replace function public.request_appointment(key uuid, slot timestamptz, title text) returns public.appointments
language plpgsql security definer set search_path = '' as $$
#variable_conflict use_column
declare
  me uuid := (select auth.uid());
  kept public.appointments;
  used record;
begin
  if me is null or not private.may_enter() then
    raise insufficient_privilege using message = 'not-approved';
  end if;
  -- Two presses at the same moment: the second waits here until the first can be seen.
  perform pg_advisory_xact_lock(hashtextextended('appointments:' || me, 0));
  select * into kept from public.appointments a where a.user_id = me and a.request_key = request_appointment.key;
  if kept.id is not null then
    return kept;
  end if;
  select count(*) filter (where a.status in ('requested', 'proposed', 'confirmed') and a.ends_at > now()) as open,
         count(*) filter (where a.created_at > now() - interval '24 hours') as fresh
    into used from public.appointments a where a.user_id = me;
  if used.open >= 5 or used.fresh >= 20 then
    raise exception 'appointment-limit' using errcode = 'P0001';
  end if;
  perform private.claim_slot(slot, interval '24 hours');
  insert into public.appointments (user_id, title, starts_at, ends_at, status, request_key)
    values (me, btrim(request_appointment.title), slot, slot + interval '1 hour', 'requested', request_appointment.key)
    returning * into kept;
  return kept;
exception when exclusion_violation then
  raise exception 'slot-taken' using errcode = 'P0001';
end $$;

-- Another hour for what is already there; the firm confirms it anew.
create or replace function public.change_appointment(appointment uuid, slot timestamptz, seen int) returns public.appointments
language plpgsql security definer set search_path = '' as $$
declare
  a public.appointments := private.own_appointment(appointment, null);
begin
  if a.user_id <> (select auth.uid()) then
    raise exception 'not-found' using errcode = 'P0001';
  end if;
  if a.status = 'requested' and a.starts_at = slot then
    return a;
  end if;
  if a.sequence <> seen then
    raise exception 'conflict' using errcode = 'P0001';
  end if;
  if not private.may_still_change(a) then
    raise exception 'too-late' using errcode = 'P0001';
  end if;
  if a.sequence >= 20 then
    raise exception 'appointment-limit' using errcode = 'P0001';
  end if;
  perform private.claim_slot(slot, interval '24 hours', a.id);
  update public.appointments x
    set starts_at = slot, ends_at = slot + interval '1 hour', status = 'requested', sequence = x.sequence + 1,
        note = null, updated_at = now()
    where x.id = a.id returning * into a;
  perform private.mail_appointment(a, 'changed');
  return a;
exception when exclusion_violation then
  raise exception 'slot-taken' using errcode = 'P0001';
end $$;

do $$ declare f text; begin
  foreach f in array array[
    'private.easter(int)', 'private.is_holiday(date)', 'private.slot_problem(timestamptz, interval, timestamptz)',
    'private.claim_slot(timestamptz, interval, uuid)', 'private.may_still_change(public.appointments)',
    'private.mail_appointment(public.appointments, text)', 'private.own_appointment(uuid, int)',
    'public.busy_slots()', 'public.request_appointment(uuid, timestamptz, text)',
    'public.change_appointment(uuid, timestamptz, int)'] loop
    execute format('revoke execute on function %s from public, anon, authenticated, service_role', f);
    if f like 'public.%' then
      execute format('grant execute on function %s to authenticated', f);
    end if;
  end loop;
end $$;

grant select on public.appointments to authenticated;
grant select, insert, update, delete on public.appointments to service_role;
drop policy if exists "own appointments or staff" on public.appointments;
create policy "own appointments or staff" on public.appointments for select to authenticated
  using (user_id = (select auth.uid()) or (select private.is_staff()));
drop policy if exists "gate" on public.appointments;
create policy "gate" on public.appointments as restrictive for all to authenticated
  using ((select private.may_enter())) with check ((select private.may_enter()));

do $$ begin
  if not exists (
    select from pg_publication_tables
    where pubname = 'supabase_realtime' and schemaname = 'public' and tablename = 'appointments') then
    alter publication supabase_realtime add table public.appointments;
  end if;
end $$;
