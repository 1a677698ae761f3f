-- The firm's own closed days, whole or in part. No hour of them can be asked for or proposed; what stood there before
-- stays until somebody moves or cancels it.

create table if not exists private.closed_hours (
  id uuid primary key default gen_random_uuid(),
  day date not null,
  -- Hours of the clock of Bogotá; 0 to 24 is the whole day.
  from_hour int not null default 0,
  until_hour int not null default 24,
  reason text not null check (length(btrim(reason)) between 3 and 120),
  made_by uuid references auth.users (id) on delete set null,
  created_at timestamptz not null default now(),
  constraint closed_hours_order check (0 <= from_hour and from_hour < until_hour and until_hour <= 24),
  constraint closed_hours_once exclude using gist (
    tsrange(day + from_hour * interval '1 hour', day + until_hour * interval '1 hour') with &&)
);
alter table private.closed_hours enable row level security;
revoke all on private.closed_hours from anon, authenticated, service_role;
create index if not exists closed_hours_by_day on private.closed_hours (day, from_hour);
comment on table private.closed_hours is 'When the firm does not attend. Clients read the reason. Written and read by functions alone.';

-- Why an hour cannot be taken, null when it can: full hours from Monday to Friday 8 to 18 and Saturday 9 to 13 in
-- Bogotá, never on a holiday nor where the firm has closed, not before `lead` has passed, not more than 90 days ahead.
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
  if exists (select from private.closed_hours c where c.day = here::date and clock >= c.from_hour and clock < c.until_hour) then
    return 'slot-closed-day';
  end if;
  if slot < moment + lead then
    return 'slot-soon';
  end if;
  if here::date > (moment at time zone 'America/Bogota')::date + 90 then
    return 'slot-far';
  end if;
  return null;
end $$;

-- Who takes an hour waits for whoever is taking or closing one, and only then asks whether it can be had.
create or replace function private.claim_slot(slot timestamptz, lead interval, besides uuid default null) returns void
language plpgsql security definer set search_path = '' as $$
declare
  problem text;
begin
  perform pg_advisory_xact_lock(hashtextextended('appointments', 0));
  problem := private.slot_problem(slot, lead);
  if problem is not null then
    raise exception '%', problem using errcode = 'P0001';
  end if;
  if exists (
    select from public.appointments a
    where a.status <> 'cancelled' and a.starts_at < slot + interval '1 hour' and a.ends_at > slot
      and a.id is distinct from besides) then
    raise exception 'slot-taken' using errcode = 'P0001';
  end if;
end $$;

-- What nobody can have from now on: {busy: times, closed: [{day, from, until, reason}]}.
drop function if exists public.busy_slots();
create or replace function public.open_agenda() returns jsonb
language plpgsql stable security definer set search_path = '' as $$
begin
  if not private.may_enter() then
    raise insufficient_privilege using message = 'not-approved';
  end if;
  return jsonb_build_object(
    'busy', (
      select coalesce(jsonb_agg(a.starts_at order by a.starts_at), '[]') from public.appointments a
      where a.status <> 'cancelled' and a.starts_at > now()),
    'closed', (
      select coalesce(jsonb_agg(jsonb_build_object(
               'day', c.day, 'from', c.from_hour, 'until', c.until_hour, 'reason', c.reason) order by c.day, c.from_hour), '[]')
      from private.closed_hours c where c.day >= (now() at time zone 'America/Bogota')::date));
end $$;

-- The appointments that stand in these hours of these days.
create or replace function private.standing_in(first_day date, last_day date, from_hour int, until_hour int)
returns setof public.appointments
language sql stable security definer set search_path = '' as $$
  select a from public.appointments a cross join lateral (select a.starts_at at time zone 'America/Bogota' as here) t
  where a.status in ('requested', 'proposed', 'confirmed') and a.ends_at > now()
    and a.starts_at >= first_day::timestamp at time zone 'America/Bogota'
    and a.starts_at < (last_day + 1)::timestamp at time zone 'America/Bogota'
    and t.here < t.here::date + until_hour * interval '1 hour' and t.here + interval '1 hour' > t.here::date + from_hour * interval '1 hour'
$$;

-- The closed hours of these days, each with the appointments that still stand there: an array of {id, day, from, until,
-- reason, by, standing, others}, the last being how many belong to clients that the member does not see. Staff only.
create or replace function public.list_closed_hours(first_day date, last_day date) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
begin
  if not private.is_staff() then
    raise insufficient_privilege using message = 'staff-only';
  end if;
  return (
    select coalesce(jsonb_agg(jsonb_build_object(
      'id', c.id, 'day', c.day, 'from', c.from_hour, 'until', c.until_hour, 'reason', c.reason,
      'by', private.member_name(c.made_by), 'standing', s.seen, 'others', s.others) order by c.day, c.from_hour), '[]')
    from private.closed_hours c cross join lateral (
      select coalesce(jsonb_agg(private.agenda_row(a, private.client_title(u.id), u.email) order by a.starts_at)
               filter (where private.sees_client(a.user_id)), '[]') as seen,
             count(*) filter (where not private.sees_client(a.user_id)) as others
      from private.standing_in(c.day, c.day, c.from_hour, c.until_hour) a join auth.users u on u.id = a.user_id) s
    where c.day between first_day and last_day);
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

-- What would still stand in hours that are about to be closed. Administrators only.
create or replace function public.appointments_in_hours(first_day date, last_day date, from_hour int, until_hour int) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
begin
  perform private.require_admin();
  return (
    select coalesce(jsonb_agg(private.agenda_row(a, private.client_title(u.id), u.email) order by a.starts_at), '[]')
    from private.standing_in(first_day, last_day, from_hour, until_hour) a join auth.users u on u.id = a.user_id);
end $$;

-- Closes these hours on each day that the firm attends otherwise, and answers how many days. `expected` says how many
-- appointments the administrator knows to stand there: with another number it is refused. Administrators only.
create or replace function public.close_hours(
  first_day date, last_day date, from_hour int, until_hour int, words text, expected int default 0
) returns int
language plpgsql security definer set search_path = '' as $$
declare
  days date[];
begin
  perform private.require_admin();
  perform pg_advisory_xact_lock(hashtextextended('appointments', 0));
  select coalesce(array_agg(d::date), '{}') into days
    from generate_series(first_day, least(last_day, first_day + 60), interval '1 day') d
    where d >= (now() at time zone 'America/Bogota')::date and extract(isodow from d) <> 7 and not private.is_holiday(d::date);
  if cardinality(days) = 0 then
    raise exception 'closure-empty' using errcode = 'P0001';
  end if;
  -- Sent twice: what was asked for is there.
  if not exists (
    select from unnest(days) d where not exists (
      select from private.closed_hours c where c.day = d and c.from_hour = close_hours.from_hour
        and c.until_hour = close_hours.until_hour and c.reason = btrim(words) and c.made_by = (select auth.uid()))) then
    return cardinality(days);
  end if;
  if (select count(*) from private.standing_in(first_day, last_day, from_hour, until_hour)) <> expected then
    raise exception 'closure-occupied' using errcode = 'P0001';
  end if;
  insert into private.closed_hours (day, from_hour, until_hour, reason, made_by)
    select d, close_hours.from_hour, close_hours.until_hour, btrim(words), (select auth.uid()) from unnest(days) d;
  perform private.note_staff('agenda.closed', null, null, jsonb_build_object(
    'days', days, 'from', from_hour, 'until', until_hour, 'reason', btrim(words), 'standing', expected));
  return cardinality(days);
exception when exclusion_violation then
  raise exception 'closure-exists' using errcode = 'P0001';
end $$;

-- Opens again what was closed; what somebody else has opened already is left as it is. Administrators only.
create or replace function public.open_hours(closure uuid) returns void
language plpgsql security definer set search_path = '' as $$
declare
  gone private.closed_hours;
begin
  perform private.require_admin();
  delete from private.closed_hours c where c.id = closure returning * into gone;
  if gone.id is not null then
    perform private.note_staff('agenda.opened', null, jsonb_build_object(
      'day', gone.day, 'from', gone.from_hour, 'until', gone.until_hour, 'reason', gone.reason), null);
  end if;
end $$;

do $$ declare f text; begin
  foreach f in array array[
    'private.standing_in(date, date, int, int)', 'private.require_admin()', 'public.open_agenda()',
    'public.list_closed_hours(date, date)', 'public.appointments_in_hours(date, date, int, int)',
    'public.close_hours(date, date, int, int, text, int)', 'public.open_hours(uuid)'] loop
    execute format('revoke execute on function %s from public, anon, authenticated, service_role', f);
    if f like 'public.%' then
      execute format('grant execute on function %s to authenticated', f);
    end if;
  end loop;
end $$;
