-- The hours in which each member of the firm attends clients, and which of these hours are free.

create table private.week_hours (
  person uuid primary key references auth.users (id) on delete cascade,
  -- Minutes since Monday 0:00, Bogotá time; empty means that the person attends no clients.
  week int4multirange not null,
  changed_at timestamptz not null default now(),
  -- Weekdays (0 is Monday) on which the person works at home and has no appointments in the office.
  home_days int[] not null default '{}',
  constraint week_hours_home check (home_days <@ '{0,1,2,3,4,5,6}'),
  constraint week_hours_within check (week <@ int4multirange(int4range(0, 10080)))
);
alter table private.week_hours enable row level security;
revoke all on private.week_hours from anon, authenticated, service_role;
comment on table private.week_hours is
  'The weekly hours of people who do not keep those of the firm. Written and read by functions alone.';

-- The hours of a person on one day replace the weekly hours, also on a holiday or a Sunday.
create table private.day_hours (
  person uuid not null references auth.users (id) on delete cascade,
  day date not null,
  -- Minutes since midnight, Bogotá time; empty means that the person attends no clients on this day.
  hours int4multirange not null,
  primary key (person, day),
  constraint day_hours_within check (hours <@ int4multirange(int4range(0, 1440)))
);
alter table private.day_hours enable row level security;
revoke all on private.day_hours from anon, authenticated, service_role;
comment on table private.day_hours is 'The hours of a person on a single day. Written and read by functions alone.';

create table private.absences (
  id uuid primary key default gen_random_uuid(),
  person uuid not null references auth.users (id) on delete cascade,
  away tstzrange not null,
  -- Clients cannot read the reason of an absence.
  reason text not null check (private.is_name(reason, 3, 120)),
  -- The member of the firm who attends the absent person's clients during the absence.
  stand_in uuid references auth.users (id) on delete set null,
  created_at timestamptz not null default now(),
  constraint absences_once exclude using gist (person with =, away with &&),
  constraint absences_bounds check (
    not isempty(away) and not lower_inf(away) and not upper_inf(away) and upper(away) - lower(away) <= interval '400 days'),
  constraint absences_other check (stand_in <> person)
);
create index absences_of_stand_in on private.absences (stand_in);
alter table private.absences enable row level security;
revoke all on private.absences from anon, authenticated, service_role;
comment on table private.absences is 'When people of the firm are away, and who stands in. Written and read by functions alone.';

-- Members of the firm without own hours attend clients Monday to Friday from 8 to 18, and Saturday from 9 to 13.
create function private.firm_week() returns int4multirange
language sql immutable parallel safe set search_path = '' as $$
  select '{[480,1080),[1920,2520),[3360,3960),[4800,5400),[6240,6840),[7740,7980)}'::int4multirange
$$;

-- Returns the hours in which each person attends clients (`open`), and which of these hours are not taken (`free`).
-- The hours of the appointments in `besides` count as free.
create function private.free_ranges(people uuid[], first_day date, last_day date, besides uuid[] default '{}')
returns table (person uuid, open tstzmultirange, free tstzmultirange)
language plpgsql stable security definer set search_path = '' as $$
declare
  span tstzrange := tstzrange(
    first_day::timestamp at time zone 'America/Bogota', (last_day + 1)::timestamp at time zone 'America/Bogota');
  closed tstzmultirange := coalesce((
    select range_agg(tstzrange(
      (c.day + c.from_hour * interval '1 hour') at time zone 'America/Bogota',
      (c.day + c.until_hour * interval '1 hour') at time zone 'America/Bogota'))
    from private.closed_hours c where c.day between first_day and last_day), '{}');
begin
  return query
    with days as materialized (
      select d.day, d.day::timestamp at time zone 'America/Bogota' as midnight, private.is_holiday(d.day) as holiday,
             (extract(isodow from d.day)::int - 1) * 1440 as weekday
      from (select first_day + n as day from generate_series(0, last_day - first_day) n) d),
    weeks as materialized (
      select p.id, coalesce(w.week, private.firm_week()) as week
      from (select distinct u.id from unnest(people) u (id)) p left join private.week_hours w on w.person = p.id),
    hours as (
      select w.id, range_agg(tstzrange(
          d.midnight + make_interval(mins => lower(h.part) - h.shift), d.midnight + make_interval(mins => upper(h.part) - h.shift))) as ranges
      from weeks w cross join days d left join private.day_hours x on x.person = w.id and x.day = d.day
      cross join lateral (
        select unnest(x.hours), 0 where x.person is not null
        union all
        select unnest(w.week * int4multirange(int4range(d.weekday, d.weekday + 1440))), d.weekday
        where x.person is null and not d.holiday) h (part, shift)
      group by w.id)
    select w.id, coalesce(o.ranges, '{}'),
           coalesce(o.ranges, '{}') - closed - coalesce(a.ranges, '{}') - coalesce(h.ranges, '{}') - private.outside_busy(w.id)
    from weeks w left join hours o on o.id = w.id
    left join lateral (
      select range_agg(b.away) as ranges from private.absences b where b.person = w.id and b.away && span) a on true
    left join lateral (
      select range_agg(k.held) as ranges from private.appointment_holds k
      where k.person = w.id and lower(k.held) > lower(span) - interval '1 day' and lower(k.held) < upper(span)
        and k.appointment <> all (besides)) h on true;
end $$;

-- True when a member works at home on this weekday.
create function private.is_at_home(member uuid, day date) returns boolean
language sql stable security definer set search_path = '' as $$
  select exists (
    select from private.week_hours w
    where w.person = is_at_home.member and (extract(isodow from is_at_home.day)::int - 1) = any (w.home_days))
$$;

-- True when a member can get no further appointment of a kind on a day, without counting appointments in `besides`.
create function private.is_full(kind private.appointment_types, member uuid, day date, besides uuid[] default '{}') returns boolean
language sql stable security definer set search_path = '' as $$
  select kind.per_day is not null and kind.per_day <= (
    select count(*) from public.appointments a
    where a.type = kind.id and member in (a.person, a.second_person) and a.status in ('requested', 'proposed', 'confirmed', 'done') and a.id <> all (besides)
      and a.starts_at >= is_full.day::timestamp at time zone 'America/Bogota'
      and a.starts_at < (is_full.day + 1)::timestamp at time zone 'America/Bogota')
$$;

-- Returns for each person the reason why the person cannot get an appointment at `slot`, or null.
-- Clients must keep to the kind's `step`, `notice_hours` and `horizon_days`; the firm can choose any minute.
-- Clients get 'slot-taken' for every reason why a person is not free, because only the firm may know the reason.
create function private.slot_problems(
  people uuid[], slot timestamptz, kind private.appointment_types, by_firm boolean, moment timestamptz default now(), besides uuid[] default '{}'
) returns table (person uuid, problem text)
language plpgsql stable security definer set search_path = '' as $$
declare
  begins timestamptz := slot - make_interval(mins => kind.margin_before);
  ends timestamptz := slot + make_interval(mins => kind.minutes + kind.margin_after);
  held tstzrange := tstzrange(begins, ends);
  here timestamp := slot at time zone 'America/Bogota';
  first_moment timestamp := begins at time zone 'America/Bogota';
  last_moment timestamp := ends at time zone 'America/Bogota';
begin
  return query
    select f.person, case
      when extract(epoch from here - date_trunc('day', here))::numeric % (case when by_firm then 60 else kind.step * 60 end) <> 0 then 'slot-closed'
      when not held <@ f.open then case
        when private.is_holiday(here::date) then 'slot-holiday' else 'slot-closed' end
      when exists (
        select from private.closed_hours c where c.day between first_moment::date and last_moment::date
          and first_moment < c.day + c.until_hour * interval '1 hour' and last_moment > c.day + c.from_hour * interval '1 hour')
        then 'slot-closed-day'
      when slot < moment + case when by_firm then 0 else kind.notice_hours end * interval '1 hour' then 'slot-soon'
      when here::date > private.last_slot_day(moment)
        or (not by_firm and here::date > (moment at time zone 'America/Bogota')::date + kind.horizon_days) then 'slot-far'
      when kind.place = 'office' and private.is_at_home(f.person, here::date) then case when by_firm then 'slot-home' else 'slot-taken' end
      when not held <@ f.free then case
        when by_firm and exists (select from private.absences b where b.person = f.person and b.away && held) then 'slot-away'
        when by_firm and held && private.outside_busy(f.person) then 'slot-outside'
        else 'slot-taken' end
      when private.is_full(kind, f.person, here::date, besides) then case when by_firm then 'slot-full' else 'slot-taken' end end
    from private.free_ranges(people, first_moment::date, last_moment::date, besides) f;
end $$;

-- Returns the members who offer a kind of appointment to a client; the client's advisors come first.
-- Nobody offers a kind of appointment whose second member may not attend the client.
create function private.offering(client uuid, type uuid) returns table (person uuid, place bigint)
language sql stable security definer set search_path = '' as $$
  select o.person, o.place from (
    select t.person, t.place from private.attending(client) t
    where not exists (select from private.type_members m where m.type = offering.type)
    union all
    select m.person, row_number() over (order by t.place nulls last, s.created_at, m.person)
    from private.type_members m join private.staff s on s.user_id = m.person left join private.attending(client) t on t.person = m.person
    where m.type = offering.type and private.may_attend(client, m.person)) o
  where not exists (
    select from private.appointment_types k where k.id = offering.type and k.second_person is not null
      and (k.second_person = o.person or not private.may_attend(client, k.second_person)))
$$;

-- Returns the days on which a member can get no further appointment of a kind, {person: [day]}.
create function private.full_days(kind private.appointment_types) returns jsonb
language sql stable security definer set search_path = '' as $$
  select coalesce(jsonb_object_agg(p.person, p.days), '{}') from (
    select d.person, jsonb_agg(d.day order by d.day) as days from (
      select distinct unnest(array[a.person, a.second_person]) as person, (a.starts_at at time zone 'America/Bogota')::date as day
      from public.appointments a where a.type = kind.id and a.starts_at > now() - interval '1 day') d
    where d.person is not null and private.is_full(kind, d.person, d.day) group by d.person) p
$$;

-- Returns the kinds of appointments that members of the firm offer to a client.
-- In the result, `full` has the days on which a member can get no further appointment of the kind.
create function private.offered_types(client uuid, by_client boolean) returns jsonb
language sql stable security definer set search_path = '' as $$
  select coalesce(jsonb_agg(jsonb_build_object(
      'id', t.id, 'name', t.name, 'minutes', t.minutes, 'before', t.margin_before, 'after', t.margin_after, 'step', t.step,
      'notice', t.notice_hours, 'horizon', t.horizon_days, 'place', t.place, 'detail', t.detail, 'otherPlaces', t.other_places,
      'question', t.question, 'second', t.second_person, 'people', p.people, 'full', case when t.per_day is null then '{}'::jsonb else private.full_days(t) end) order by t.name), '[]')
  from private.appointment_types t cross join lateral (
    select coalesce(jsonb_agg(o.person order by o.place), '[]') as people from private.offering(client, t.id) o) p
  where t.retired_at is null and (t.by_clients or not by_client) and p.people <> '[]'
$$;

-- Returns the members who replace absent members for a client, each with the times of these absences (`away`).
create function private.stand_ins(client uuid, type uuid) returns table (person uuid, away tstzmultirange)
language sql stable security definer set search_path = '' as $$
  select b.stand_in, range_agg(b.away)
  from private.offering(client, type) t join private.absences b on b.person = t.person
  where upper(b.away) > now() and private.may_attend(client, b.stand_in)
    and b.stand_in not in (select x.person from private.offering(client, type) x)
  group by b.stand_in
$$;

-- Returns time ranges as [[from, until]], in whole minutes since `midnight`.
create function private.minutes_of(ranges tstzmultirange, midnight timestamptz) returns jsonb
language sql immutable set search_path = '' as $$
  select coalesce(jsonb_agg(jsonb_build_array(
      ceil(extract(epoch from lower(r) - midnight) / 60)::int, floor(extract(epoch from upper(r) - midnight) / 60)::int)
    order by lower(r)), '[]')
  from unnest(ranges) r
$$;

-- Returns the free hours of people from now to the last day that can be booked, and the firm's closed hours.
-- In the result, `home` are the weekdays on which a person works at home; 0 is Monday.
-- In the result, `free` is in minutes since midnight of the day `from`, Bogotá time.
-- `within` limits the free hours of some of the people to time ranges, for example to another person's absence.
create function private.free_hours(people uuid[], within jsonb default '{}') returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
  today date := (now() at time zone 'America/Bogota')::date;
  midnight timestamptz := today::timestamp at time zone 'America/Bogota';
begin
  return (
    select jsonb_build_object('from', today, 'people', coalesce(jsonb_agg(jsonb_build_object(
        'id', w.id, 'name', private.member_name(w.id),
        'home', coalesce((select to_jsonb(k.home_days) from private.week_hours k where k.person = w.id), '[]'), 'free', private.minutes_of(
          f.free * tstzmultirange(tstzrange(now(), null)) * coalesce((within ->> w.id::text)::tstzmultirange, '{(,)}'), midnight))
        order by w.place), '[]'))
    from unnest(people) with ordinality w (id, place)
    join private.free_ranges(people, today, private.last_slot_day()) f on f.person = w.id)
    || jsonb_build_object('closed', (
      select coalesce(jsonb_agg(jsonb_build_object(
               'day', c.day, 'from', c.from_hour, 'until', c.until_hour, 'reason', c.reason) order by c.day, c.from_hour), '[]')
      from private.closed_hours c where c.day >= today));
end $$;

-- Returns the kinds of appointments that a client can book, and the free hours of all people who can attend.
-- In the result, `usual` lists the people who can attend the usual one-hour appointment, including stand-ins.
create function private.client_agenda(client uuid) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
  types jsonb := private.offered_types(client, true);
  usual uuid[] := array(select o.person from private.offering(client, null) o order by o.place);
  special uuid[] := array(
    select distinct p::uuid from jsonb_array_elements(types) t
      cross join jsonb_array_elements_text(t -> 'people' || case when t ->> 'second' is null then '[]' else t -> 'second' end) p
    where p::uuid <> all (usual)
    union
    select a.second_person from public.appointments a
    where a.user_id = client and a.second_person <> all (usual) and a.status in ('requested', 'proposed', 'confirmed') and a.ends_at > now()
    order by 1);
  stand_ins jsonb;
begin
  -- Members who attend only in place of an absent member get free hours only during the absence.
  select coalesce(jsonb_object_agg(s.person, s.away::text), '{}') into stand_ins
    from private.stand_ins(client, null) s where s.person <> all (special);
  usual := usual || array(select k::uuid from jsonb_object_keys(stand_ins) k order by 1);
  return private.free_hours(usual || special, stand_ins) || jsonb_build_object('types', types, 'usual', to_jsonb(usual));
end $$;

revoke execute on function private.firm_week(), private.free_ranges(uuid[], date, date, uuid[]),
  private.slot_problems(uuid[], timestamptz, private.appointment_types, boolean, timestamptz, uuid[]), private.stand_ins(uuid, uuid),
  private.offering(uuid, uuid), private.offered_types(uuid, boolean), private.client_agenda(uuid),
  private.is_full(private.appointment_types, uuid, date, uuid[]), private.is_at_home(uuid, date), private.full_days(private.appointment_types),
  private.minutes_of(tstzmultirange, timestamptz), private.free_hours(uuid[], jsonb)
  from public, anon, authenticated, service_role;

-- Converts hours from the form of the pages, [[from, until]] in minutes, to a PostgreSQL multirange.
create function private.read_minutes(ranges jsonb) returns int4multirange
language sql immutable set search_path = '' as $$
  select coalesce(range_agg(int4range((r ->> 0)::int, (r ->> 1)::int)), '{}') from jsonb_array_elements(ranges) r
$$;
create function private.write_minutes(hours int4multirange) returns jsonb
language sql immutable set search_path = '' as $$
  select coalesce(jsonb_agg(jsonb_build_array(lower(h), upper(h)) order by lower(h)), '[]') from unnest(hours) h
$$;

-- Returns `member` if the caller may change this member's hours. Only administrators may change another member's hours.
create function private.member_of_hours(member uuid) returns uuid
language plpgsql stable security definer set search_path = '' as $$
declare
  me uuid := private.require_staff();
begin
  if member is distinct from me
    and not (private.is_admin() and exists (select from private.staff s where s.user_id = member)) then
    raise exception 'not-found' using errcode = 'P0001';
  end if;
  return member;
end $$;

-- In the result, `week` is null if the member has the firm's hours.
create function public.member_hours(member uuid) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
  who uuid := private.member_of_hours(member);
begin
  return jsonb_build_object(
    'id', who, 'name', private.member_name(who),
    'week', (select private.write_minutes(w.week) from private.week_hours w where w.person = who),
    'home', coalesce((select to_jsonb(w.home_days) from private.week_hours w where w.person = who), '[]'),
    'firm', private.write_minutes(private.firm_week()),
    'days', (
      select coalesce(jsonb_agg(jsonb_build_object('day', d.day, 'hours', private.write_minutes(d.hours)) order by d.day), '[]')
      from private.day_hours d where d.person = who and d.day >= (now() at time zone 'America/Bogota')::date),
    'absences', (
      select coalesce(jsonb_agg(jsonb_build_object(
        'id', b.id, 'from', lower(b.away), 'until', upper(b.away), 'reason', b.reason, 'stand_in', private.member_name(b.stand_in))
        order by lower(b.away)), '[]')
      from private.absences b where b.person = who and upper(b.away) > now()),
    'outside', private.outside_state(who), 'google', private.outside_state(who, 'google'));
end $$;

-- Saves a member's weekly hours, [[from, until]] in minutes since Monday 0:00; null restores the firm's hours.
-- `home` are the weekdays on which the member works at home; 0 is Monday.
create function public.save_week_hours(member uuid, week jsonb default null, home int[] default '{}') returns void
language plpgsql security definer set search_path = '' as $$
declare
  who uuid := private.member_of_hours(member);
  was private.week_hours;
  becomes int4multirange := private.read_minutes(save_week_hours.week);
begin
  perform private.require_values(num_nulls(home) + (not home <@ '{0,1,2,3,4,5,6}')::int);
  perform pg_advisory_xact_lock(hashtextextended('appointments:of:' || who, 0));
  select * into was from private.week_hours w where w.person = who;
  if save_week_hours.week is null then
    becomes := null;
    delete from private.week_hours w where w.person = who;
  else
    insert into private.week_hours (person, week, home_days) values (who, becomes, home)
      on conflict (person) do update set week = excluded.week, home_days = excluded.home_days, changed_at = now();
  end if;
  if was.week is distinct from becomes or becomes is not null and was.home_days is distinct from home then
    perform private.note_staff('agenda.week', who, null, jsonb_build_object('person', private.member_name(who)));
  end if;
end $$;

-- Saves a member's hours on one day, [[from, until]] in minutes since midnight.
-- An empty list means that the member attends nobody on this day, and null restores the weekly hours.
create function public.save_day_hours(member uuid, day date, hours jsonb default null) returns void
language plpgsql security definer set search_path = '' as $$
#variable_conflict use_column
declare
  who uuid := private.member_of_hours(member);
begin
  perform private.require_values(num_nulls(save_day_hours.day));
  perform pg_advisory_xact_lock(hashtextextended('appointments:of:' || who, 0));
  if save_day_hours.hours is null then
    delete from private.day_hours d where d.person = who and d.day = save_day_hours.day;
  else
    delete from private.day_hours d where d.person = who and d.day < (now() at time zone 'America/Bogota')::date;
    if (select count(*) from private.day_hours d where d.person = who and d.day <> save_day_hours.day) >= 200 then
      raise exception 'hours-limit' using errcode = 'P0001';
    end if;
    insert into private.day_hours (person, day, hours)
      values (who, save_day_hours.day, private.read_minutes(save_day_hours.hours))
      on conflict (person, day) do update set hours = excluded.hours;
  end if;
  perform private.note_staff('agenda.day', who, null,
    jsonb_build_object('person', private.member_name(who), 'day', save_day_hours.day));
end $$;

create function public.appointments_while_away(member uuid, away_from timestamptz, away_until timestamptz) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
  who uuid := private.member_of_hours(member);
begin
  return (
    select coalesce(jsonb_agg(private.agenda_row(a, private.client_title(a.user_id), u.email) order by a.starts_at, a.id), '[]')
    from private.met_while_away(who, tstzrange(away_from, away_until)) a left join lateral private.contact_of(a.user_id) u on true);
end $$;

create function private.met_while_away(member uuid, away tstzrange) returns setof public.appointments
language plpgsql stable security definer set search_path = '' as $$
begin
  return query
    select a.* from private.appointment_holds h join public.appointments a on a.id = h.appointment
    where h.person = member and h.held && away and a.status in ('requested', 'proposed', 'confirmed') and a.ends_at > now();
end $$;

-- Saves an absence of a member, and gives away, moves or cancels the member's appointments in this time.
-- `plan` has an `act` for each appointment: give (to `person`), move (to `slot`) or cancel.
-- If two members attend an appointment, the act `give` replaces only the absent member.
-- Raises 'absence-occupied' if the member would still have an open appointment during the absence.
create function public.save_absence(
  member uuid, away_from timestamptz, away_until timestamptz, reason text, stand_in uuid default null, plan jsonb default '[]'
) returns uuid
language plpgsql security definer set search_path = '' as $$
declare
  who uuid := private.member_of_hours(member);
  kept private.absences;
  step record;
  met public.appointments;
begin
  perform private.require_values(num_nulls(away_from, away_until, save_absence.reason, plan));
  if jsonb_typeof(plan) <> 'array' or jsonb_array_length(plan) > 500 then
    raise exception 'invalid-input' using errcode = 'P0001';
  end if;
  if save_absence.stand_in is not null and not exists (select from private.staff s where s.user_id = save_absence.stand_in) then
    raise exception 'not-found' using errcode = 'P0001';
  end if;
  -- All calls lock appointments before the hours of people, so that two calls cannot block each other.
  perform from public.appointments a join jsonb_to_recordset(plan) p (appointment uuid) on p.appointment = a.id
    where private.sees_client(a.user_id) order by a.id for update of a;
  perform private.lock_hours(who || array(
    select u from jsonb_to_recordset(plan) p (appointment uuid, person uuid) left join public.appointments a on a.id = p.appointment
      cross join unnest(array[p.person, a.person, a.second_person]) u join private.staff s on s.user_id = u));
  -- The form was sent twice, so the first absence is returned.
  select * into kept from private.absences b where b.person = who and b.away = tstzrange(away_from, away_until)
    and b.reason = btrim(save_absence.reason) and b.stand_in is not distinct from save_absence.stand_in;
  if kept.id is not null then
    return kept.id;
  end if;
  if (select count(*) from private.absences b where b.person = who and upper(b.away) > now()) >= 200 then
    raise exception 'hours-limit' using errcode = 'P0001';
  end if;
  delete from private.absences b where b.id in (
    select x.id from private.absences x where x.person = who and upper(x.away) <= now() order by upper(x.away) desc offset 200);
  insert into private.absences (person, away, reason, stand_in)
    values (who, tstzrange(away_from, away_until), btrim(save_absence.reason), save_absence.stand_in) returning * into kept;
  for step in select * from jsonb_to_recordset(plan) p (appointment uuid, seen int, act text, person uuid, slot timestamptz, note text) loop
    select * into met from public.appointments a where a.id = step.appointment;
    if step.act = 'give' and met.second_person = who then
      perform public.assign_appointment(step.appointment, met.person, step.seen, nullif(step.person, met.person));
    elsif step.act = 'give' then
      perform public.assign_appointment(step.appointment, step.person, step.seen, nullif(met.second_person, step.person));
    elsif step.act = 'move' then
      perform public.propose_other_hour(step.appointment, step.slot, step.seen, step.note,
        case when met.second_person = who then met.person else who end);
    elsif step.act = 'cancel' then
      perform public.cancel_appointment(step.appointment, step.note, step.seen);
    end if;
  end loop;
  if exists (select from private.met_while_away(who, kept.away)) then
    raise exception 'absence-occupied' using errcode = 'P0001';
  end if;
  perform private.note_staff('agenda.away', who, null, jsonb_build_object(
    'person', private.member_name(who), 'away_from', away_from, 'away_until', away_until, 'reason', kept.reason,
    'stand_in', private.member_name(kept.stand_in)));
  return kept.id;
exception when exclusion_violation then
  raise exception 'absence-exists' using errcode = 'P0001';
end $$;

create function public.end_absence(absence uuid) returns void
language plpgsql security definer set search_path = '' as $$
declare
  gone private.absences;
begin
  select * into gone from private.absences b where b.id = absence;
  if gone.id is null then
    perform private.require_staff();
    return;
  end if;
  perform private.member_of_hours(gone.person);
  delete from private.absences b where b.id = absence;
  perform private.note_staff('agenda.back', gone.person, jsonb_build_object(
    'person', private.member_name(gone.person), 'away_from', lower(gone.away), 'away_until', upper(gone.away), 'reason', gone.reason), null);
end $$;

revoke execute on function private.read_minutes(jsonb), private.write_minutes(int4multirange), private.member_of_hours(uuid),
  public.member_hours(uuid), public.save_week_hours(uuid, jsonb, int[]), public.save_day_hours(uuid, date, jsonb),
  public.appointments_while_away(uuid, timestamptz, timestamptz), private.met_while_away(uuid, tstzrange),
  public.save_absence(uuid, timestamptz, timestamptz, text, uuid, jsonb), public.end_absence(uuid)
  from public, anon, authenticated, service_role;
grant execute on function public.member_hours(uuid), public.save_week_hours(uuid, jsonb, int[]), public.save_day_hours(uuid, date, jsonb),
  public.appointments_while_away(uuid, timestamptz, timestamptz),
  public.save_absence(uuid, timestamptz, timestamptz, text, uuid, jsonb), public.end_absence(uuid) to authenticated;
