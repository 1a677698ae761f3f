set local lock_timeout = '5s';
set local check_function_bodies = off;

DROP FUNCTION "private"."slot_problem"(timestamp WITH time zone, interval, timestamp WITH time zone);

DROP FUNCTION "private"."taken_hours"(uuid[]);

DROP FUNCTION "public"."firm_hours"(uuid);

CREATE TABLE "private"."absences" (
  "id"         uuid                     NOT NULL DEFAULT gen_random_uuid(),
  "person"     uuid                     NOT NULL,
  "away"       tstzrange                NOT NULL,
  "reason"     text                     NOT NULL,
  "stand_in"   uuid,
  "created_at" timestamp with time zone NOT NULL DEFAULT now(),
  CONSTRAINT "absences_bounds" CHECK (((NOT isempty(away)) AND (NOT lower_inf(away)) AND (NOT upper_inf(away)) AND ((upper(away) - lower(away)) <= '400 days'::interval))),
  CONSTRAINT "absences_other" CHECK ((stand_in <> person)),
  CONSTRAINT "absences_pkey" PRIMARY KEY (id),
  CONSTRAINT "absences_reason_check" CHECK (private.is_name(reason, 3, 120))
);

ALTER TABLE "private"."absences"
  ENABLE ROW LEVEL SECURITY;

CREATE TABLE "private"."day_hours" (
  "person" uuid           NOT NULL,
  "day"    date           NOT NULL,
  "hours"  int4multirange NOT NULL,
  CONSTRAINT "day_hours_pkey" PRIMARY KEY (person, day),
  CONSTRAINT "day_hours_within" CHECK ((hours <@ int4multirange(int4range(0, 1440))))
);

ALTER TABLE "private"."day_hours"
  ENABLE ROW LEVEL SECURITY;

CREATE TABLE "private"."week_hours" (
  "person"     uuid                     NOT NULL,
  "week"       int4multirange           NOT NULL,
  "changed_at" timestamp with time zone NOT NULL DEFAULT now(),
  CONSTRAINT "week_hours_pkey" PRIMARY KEY (person),
  CONSTRAINT "week_hours_within" CHECK ((week <@ int4multirange(int4range(0, 10080))))
);

ALTER TABLE "private"."week_hours"
  ENABLE ROW LEVEL SECURITY;

CREATE OR REPLACE FUNCTION private.claim_slot (
  client  uuid,
  slot    timestamp with time zone,
  lead    interval,
  wanted  uuid                     DEFAULT NULL::uuid,
  known   uuid                     DEFAULT NULL::uuid,
  besides uuid                     DEFAULT NULL::uuid
)
  RETURNS uuid
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  people uuid[] := case when wanted is not null then array[wanted]
    else array(select t.person from private.attending(client) t)
      || array(select s.person from private.stand_ins(client) s where s.away @> slot)
      || (select known where known is not null and private.may_attend(client, known)) end;
  problems text[];
  chosen uuid;
begin
  perform pg_advisory_xact_lock_shared(hashtextextended('appointments', 0));
  -- In one order, so that no two callers wait for each other.
  perform pg_advisory_xact_lock(hashtextextended('appointments:of:' || p, 0))
    from (select distinct u.p from unnest(people) u (p) where u.p is not null order by 1) x;
  if wanted is not null and not private.may_attend(client, wanted) then
    raise exception 'not-found' using errcode = 'P0001';
  end if;
  select array_agg(x.problem), (array_agg(x.person order by x.person is distinct from known, (
        select coalesce(sum(upper(h.held) - lower(h.held)), interval '0') from private.appointment_holds h
        where h.person = x.person and h.held && tstzrange(now(), now() + interval '14 days')),
      (select max(upper(h.held)) from private.appointment_holds h where h.person = x.person) nulls first, x.person)
    filter (where x.problem is null))[1]
    into problems, chosen
    from private.slot_problems(array_remove(people, null), slot, lead, now(), besides) x;
  if chosen is null then
    raise exception '%', coalesce((
      select p from unnest(problems) p where p is not null
      order by p <> 'slot-taken', p <> 'slot-away' limit 1), 'slot-taken') using errcode = 'P0001';
  end if;
  return chosen;
end $function$;

CREATE OR REPLACE FUNCTION private.firm_week()
  RETURNS int4multirange
  LANGUAGE sql
  IMMUTABLE
  PARALLEL SAFE
  SET search_path TO ''
  AS $function$
  select '{[480,1080),[1920,2520),[3360,3960),[4800,5400),[6240,6840),[7740,7980)}'::int4multirange
$function$;

CREATE OR REPLACE FUNCTION private.free_hours (
  people uuid[],
  client uuid   DEFAULT NULL::uuid
)
  RETURNS jsonb
  LANGUAGE plpgsql
  STABLE
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  today date := (now() at time zone 'America/Bogota')::date;
  midnight timestamptz := today::timestamp at time zone 'America/Bogota';
  ahead tstzmultirange := tstzmultirange(tstzrange(now(), null));
begin
  return (
    with wanted as (
      select p.id, p.place, ahead as within from unnest(people) with ordinality p (id, place)
      union all
      select s.person, 1000, s.away * ahead from private.stand_ins(client) s where client is not null)
    select jsonb_build_object('from', today, 'people', coalesce(jsonb_agg(jsonb_build_object(
        'id', w.id, 'name', private.member_name(w.id), 'free', (
          select coalesce(jsonb_agg(jsonb_build_array(
            ceil(extract(epoch from lower(r) - midnight) / 60)::int, floor(extract(epoch from upper(r) - midnight) / 60)::int)
            order by lower(r)), '[]')
          from unnest(f.free * w.within) r)) order by w.place, w.id), '[]'))
    from wanted w join private.free_ranges(
      array(select v.id from wanted v), today, private.last_slot_day()) f on f.person = w.id)
    || jsonb_build_object('closed', (
      select coalesce(jsonb_agg(jsonb_build_object(
               'day', c.day, 'from', c.from_hour, 'until', c.until_hour, 'reason', c.reason) order by c.day, c.from_hour), '[]')
      from private.closed_hours c where c.day >= today));
end $function$;

CREATE OR REPLACE FUNCTION private.free_ranges (
  people    uuid[],
  first_day date,
  last_day  date,
  besides   uuid   DEFAULT NULL::uuid
)
  RETURNS TABLE (
    person uuid,
    open   tstzmultirange,
    free   tstzmultirange
  )
  LANGUAGE plpgsql
  STABLE
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
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
           coalesce(o.ranges, '{}') - closed - coalesce(a.ranges, '{}') - coalesce(h.ranges, '{}')
    from weeks w left join hours o on o.id = w.id
    left join lateral (
      select range_agg(b.away) as ranges from private.absences b where b.person = w.id and b.away && span) a on true
    left join lateral (
      select range_agg(k.held) as ranges from private.appointment_holds k
      where k.person = w.id and lower(k.held) > lower(span) - interval '1 day' and lower(k.held) < upper(span)
        and k.appointment is distinct from besides) h on true;
end $function$;

CREATE OR REPLACE FUNCTION private.hand_over_appointments (
  member uuid,
  heir   uuid
)
  RETURNS void
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
begin
  perform pg_advisory_xact_lock(hashtextextended('appointments:of:' || heir, 0));
  update public.appointments a set person = case
      when private.may_attend(a.user_id, heir) and not exists (
        select from private.appointment_holds h where h.person = heir and h.held && tstzrange(a.starts_at, a.ends_at)) and not exists (
        select from private.absences b where b.person = heir and b.away && tstzrange(a.starts_at, a.ends_at)) then heir end
    where a.person = member and a.status in ('requested', 'proposed', 'confirmed') and a.ends_at > now();
end $function$;

CREATE OR REPLACE FUNCTION private.member_of_hours (
  member uuid
)
  RETURNS uuid
  LANGUAGE plpgsql
  STABLE
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  me uuid := private.require_staff();
begin
  if member is distinct from me
    and not (private.is_admin() and exists (select from private.staff s where s.user_id = member)) then
    raise exception 'not-found' using errcode = 'P0001';
  end if;
  return member;
end $function$;

CREATE OR REPLACE FUNCTION private.met_while_away (
  member uuid,
  away   tstzrange
)
  RETURNS SETOF public.appointments
  LANGUAGE plpgsql
  STABLE
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
begin
  return query
    select a.* from private.appointment_holds h join public.appointments a on a.id = h.appointment
    where h.person = member and h.held && away and a.status in ('requested', 'proposed', 'confirmed') and a.ends_at > now();
end $function$;

CREATE OR REPLACE FUNCTION private.read_minutes (
  ranges jsonb
)
  RETURNS int4multirange
  LANGUAGE sql
  IMMUTABLE
  SET search_path TO ''
  AS $function$
  select coalesce(range_agg(int4range((r ->> 0)::int, (r ->> 1)::int)), '{}') from jsonb_array_elements(ranges) r
$function$;

CREATE OR REPLACE FUNCTION private.slot_problems (
  people  uuid[],
  slot    timestamp with time zone,
  lead    interval,
  moment  timestamp with time zone DEFAULT now(),
  besides uuid                     DEFAULT NULL::uuid
)
  RETURNS TABLE (
    person  uuid,
    problem text
  )
  LANGUAGE plpgsql
  STABLE
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  here timestamp := slot at time zone 'America/Bogota';
  hour tstzrange := tstzrange(slot, slot + interval '1 hour');
  last_day date := (here + interval '1 hour')::date;
begin
  return query
    select f.person, case
      when here <> date_trunc('hour', here) then 'slot-closed'
      when not hour <@ f.open then case
        when private.is_holiday(here::date) then 'slot-holiday' else 'slot-closed' end
      when exists (
        select from private.closed_hours c where c.day between here::date and last_day
          and here < c.day + c.until_hour * interval '1 hour' and here + interval '1 hour' > c.day + c.from_hour * interval '1 hour')
        then 'slot-closed-day'
      when slot < moment + lead then 'slot-soon'
      when here::date > private.last_slot_day(moment) then 'slot-far'
      when not hour <@ f.free then case
        when exists (select from private.absences b where b.person = f.person and b.away && hour) then 'slot-away'
        else 'slot-taken' end end
    from private.free_ranges(people, here::date, last_day, besides) f;
end $function$;

CREATE OR REPLACE FUNCTION private.stand_ins (
  client uuid
)
  RETURNS TABLE (
    person uuid,
    away   tstzmultirange
  )
  LANGUAGE sql
  STABLE
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
  select b.stand_in, range_agg(b.away)
  from private.attending(client) t join private.absences b on b.person = t.person
  where upper(b.away) > now() and private.may_attend(client, b.stand_in)
    and b.stand_in not in (select x.person from private.attending(client) x)
  group by b.stand_in
$function$;

CREATE OR REPLACE FUNCTION private.write_minutes (
  hours int4multirange
)
  RETURNS jsonb
  LANGUAGE sql
  IMMUTABLE
  SET search_path TO ''
  AS $function$
  select coalesce(jsonb_agg(jsonb_build_array(lower(h), upper(h)) order by lower(h)), '[]') from unnest(hours) h
$function$;

CREATE OR REPLACE FUNCTION public.appointments_while_away (
  member     uuid,
  away_from  timestamp with time zone,
  away_until timestamp with time zone
)
  RETURNS jsonb
  LANGUAGE plpgsql
  STABLE
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  who uuid := private.member_of_hours(member);
begin
  return (
    select coalesce(jsonb_agg(private.agenda_row(a, private.client_title(a.user_id), u.email) order by a.starts_at, a.id), '[]')
    from private.met_while_away(who, tstzrange(away_from, away_until)) a left join lateral private.contact_of(a.user_id) u on true);
end $function$;

REVOKE ALL ON FUNCTION "public"."appointments_while_away"(uuid, timestamp WITH time zone, timestamp WITH time zone) FROM PUBLIC, "anon", "service_role";

CREATE OR REPLACE FUNCTION public.assign_appointment (
  appointment uuid,
  person      uuid,
  seen        integer
)
  RETURNS public.appointments
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  a public.appointments;
  old_person uuid;
begin
  perform private.require_staff();
  a := private.own_appointment(appointment, null);
  if a.person = assign_appointment.person then
    return a;
  end if;
  if a.sequence is distinct from seen then
    raise exception 'conflict' using errcode = 'P0001';
  end if;
  if a.status not in ('requested', 'proposed', 'confirmed') or a.ends_at <= now() then
    raise exception 'too-late' using errcode = 'P0001';
  end if;
  if not private.may_attend(a.user_id, assign_appointment.person) then
    raise exception 'not-found' using errcode = 'P0001';
  end if;
  if exists (select from private.absences b
    where b.person = assign_appointment.person and b.away && tstzrange(a.starts_at, a.ends_at)) then
    raise exception 'slot-away' using errcode = 'P0001';
  end if;
  old_person := a.person;
  update public.appointments x set person = assign_appointment.person, sequence = x.sequence + 1, updated_at = now()
    where x.id = a.id returning * into a;
  perform private.note_staff('appointment.assigned', a.user_id, jsonb_build_object('appointment', a.id, 'person', private.member_name(old_person)),
    jsonb_build_object('appointment', a.id, 'person', private.member_name(a.person)));
  return a;
exception when exclusion_violation then
  raise exception 'slot-taken' using errcode = 'P0001';
end $function$;

CREATE OR REPLACE FUNCTION public.end_absence (
  absence uuid
)
  RETURNS void
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
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
end $function$;

REVOKE ALL ON FUNCTION "public"."end_absence"(uuid) FROM PUBLIC, "anon", "service_role";

CREATE OR REPLACE FUNCTION public.firm_hours (
  client uuid DEFAULT NULL::uuid,
  member uuid DEFAULT NULL::uuid
)
  RETURNS jsonb
  LANGUAGE plpgsql
  STABLE
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  me uuid := private.require_staff();
begin
  if client is null then
    return private.free_hours(array(select s.user_id from private.staff s where s.user_id = coalesce(firm_hours.member, me)));
  end if;
  if not private.sees_client(client) then
    raise exception 'not-found' using errcode = 'P0001';
  end if;
  return private.free_hours(array(
    select s.user_id from private.staff s left join private.attending(client) t on t.person = s.user_id
    where private.may_attend(client, s.user_id) order by t.place nulls last, s.created_at, s.user_id));
end $function$;

REVOKE ALL ON FUNCTION "public"."firm_hours"(uuid, uuid) FROM PUBLIC, "anon", "service_role";

CREATE OR REPLACE FUNCTION public.member_hours (
  member uuid
)
  RETURNS jsonb
  LANGUAGE plpgsql
  STABLE
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  who uuid := private.member_of_hours(member);
begin
  return jsonb_build_object(
    'id', who, 'name', private.member_name(who),
    'week', (select private.write_minutes(w.week) from private.week_hours w where w.person = who),
    'firm', private.write_minutes(private.firm_week()),
    'days', (
      select coalesce(jsonb_agg(jsonb_build_object('day', d.day, 'hours', private.write_minutes(d.hours)) order by d.day), '[]')
      from private.day_hours d where d.person = who and d.day >= (now() at time zone 'America/Bogota')::date),
    'absences', (
      select coalesce(jsonb_agg(jsonb_build_object(
        'id', b.id, 'from', lower(b.away), 'until', upper(b.away), 'reason', b.reason, 'stand_in', private.member_name(b.stand_in))
        order by lower(b.away)), '[]')
      from private.absences b where b.person = who and upper(b.away) > now()));
end $function$;

REVOKE ALL ON FUNCTION "public"."member_hours"(uuid) FROM PUBLIC, "anon", "service_role";

CREATE OR REPLACE FUNCTION public.open_agenda()
  RETURNS jsonb
  LANGUAGE plpgsql
  STABLE
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  me uuid;
begin
  if not private.may_enter() then
    raise insufficient_privilege using message = 'not-approved';
  end if;
  me := private.my_account('reader');
  return private.free_hours(array(select t.person from private.attending(me) t order by t.place), me) || jsonb_build_object(
    'names', (
      select coalesce(jsonb_object_agg(p.person, private.member_name(p.person)), '{}')
      from (select distinct a.person from public.appointments a where a.user_id = me and a.person is not null) p));
end $function$;

CREATE OR REPLACE FUNCTION public.request_appointment (
  key    uuid,
  slot   timestamp with time zone,
  title  text,
  person uuid                     DEFAULT NULL::uuid
)
  RETURNS public.appointments
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
#variable_conflict use_column
declare
  me uuid := private.require_account('assistant');
  kept public.appointments;
  used record;
begin
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
  if request_appointment.person is not null
    and not exists (select from private.attending(me) t where t.person = request_appointment.person)
    and not exists (select from private.stand_ins(me) s where s.person = request_appointment.person and s.away @> slot) then
    raise exception 'not-found' using errcode = 'P0001';
  end if;
  insert into public.appointments (user_id, title, starts_at, ends_at, status, request_key, person)
    values (me, btrim(request_appointment.title), slot, slot + interval '1 hour', 'requested', request_appointment.key,
            private.claim_slot(me, slot, interval '24 hours', request_appointment.person))
    returning * into kept;
  perform private.mail_appointment(kept, 'received');
  return kept;
exception when exclusion_violation then
  raise exception 'slot-taken' using errcode = 'P0001';
end $function$;

CREATE OR REPLACE FUNCTION public.save_absence (
  member     uuid,
  away_from  timestamp with time zone,
  away_until timestamp with time zone,
  reason     text,
  stand_in   uuid                     DEFAULT NULL::uuid,
  plan       jsonb                    DEFAULT '[]'::jsonb
)
  RETURNS uuid
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  who uuid := private.member_of_hours(member);
  kept private.absences;
  step record;
begin
  if save_absence.stand_in is not null and not exists (select from private.staff s where s.user_id = save_absence.stand_in) then
    raise exception 'not-found' using errcode = 'P0001';
  end if;
  perform pg_advisory_xact_lock(hashtextextended('appointments:of:' || who, 0));
  -- Sent twice.
  select * into kept from private.absences b where b.person = who and b.away = tstzrange(away_from, away_until)
    and b.reason = btrim(save_absence.reason) and b.stand_in is not distinct from save_absence.stand_in;
  if kept.id is not null then
    return kept.id;
  end if;
  if (select count(*) from private.absences b where b.person = who and upper(b.away) > now()) >= 200 then
    raise exception 'hours-limit' using errcode = 'P0001';
  end if;
  insert into private.absences (person, away, reason, stand_in)
    values (who, tstzrange(away_from, away_until), btrim(save_absence.reason), save_absence.stand_in) returning * into kept;
  for step in select * from jsonb_to_recordset(plan) p (appointment uuid, seen int, act text, person uuid, slot timestamptz, note text) loop
    if step.act = 'give' then
      perform public.assign_appointment(step.appointment, step.person, step.seen);
    elsif step.act = 'move' then
      perform public.propose_other_hour(step.appointment, step.slot, step.seen, step.note, who);
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
end $function$;

REVOKE ALL ON FUNCTION "public"."save_absence"(uuid, timestamp WITH time zone, timestamp WITH time zone, text, uuid, jsonb) FROM PUBLIC, "anon", "service_role";

CREATE OR REPLACE FUNCTION public.save_day_hours (
  member uuid,
  day    date,
  hours  jsonb DEFAULT NULL::jsonb
)
  RETURNS void
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
#variable_conflict use_column
declare
  who uuid := private.member_of_hours(member);
begin
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
end $function$;

REVOKE ALL ON FUNCTION "public"."save_day_hours"(uuid, date, jsonb) FROM PUBLIC, "anon", "service_role";

CREATE OR REPLACE FUNCTION public.save_week_hours (
  member uuid,
  week   jsonb DEFAULT NULL::jsonb
)
  RETURNS void
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  who uuid := private.member_of_hours(member);
  was int4multirange;
  becomes int4multirange := private.read_minutes(save_week_hours.week);
begin
  perform pg_advisory_xact_lock(hashtextextended('appointments:of:' || who, 0));
  select w.week into was from private.week_hours w where w.person = who;
  if save_week_hours.week is null then
    becomes := null;
    delete from private.week_hours w where w.person = who;
  else
    insert into private.week_hours (person, week) values (who, becomes)
      on conflict (person) do update set week = excluded.week, changed_at = now();
  end if;
  if was is distinct from becomes then
    perform private.note_staff('agenda.week', who, null, jsonb_build_object('person', private.member_name(who)));
  end if;
end $function$;

REVOKE ALL ON FUNCTION "public"."save_week_hours"(uuid, jsonb) FROM PUBLIC, "anon", "service_role";

ALTER TABLE "private"."absences"
  ADD CONSTRAINT "absences_once" EXCLUDE USING gist (person WITH =, away WITH &&);

ALTER TABLE "private"."absences"
  ADD CONSTRAINT "absences_person_fkey" FOREIGN KEY (person) REFERENCES auth.users(id) ON DELETE CASCADE;

ALTER TABLE "private"."absences"
  ADD CONSTRAINT "absences_stand_in_fkey" FOREIGN KEY (stand_in) REFERENCES auth.users(id) ON DELETE SET NULL;

ALTER TABLE "private"."day_hours"
  ADD CONSTRAINT "day_hours_person_fkey" FOREIGN KEY (person) REFERENCES auth.users(id) ON DELETE CASCADE;

ALTER TABLE "private"."week_hours"
  ADD CONSTRAINT "week_hours_person_fkey" FOREIGN KEY (person) REFERENCES auth.users(id) ON DELETE CASCADE;

CREATE INDEX absences_of_stand_in ON private.absences USING btree (stand_in);

CREATE TRIGGER absences_changed
  AFTER INSERT OR DELETE OR UPDATE ON private.absences
  FOR EACH STATEMENT
  EXECUTE FUNCTION private.note_section_change('closed-hours');

CREATE TRIGGER day_hours_changed
  AFTER INSERT OR DELETE OR UPDATE ON private.day_hours
  FOR EACH STATEMENT
  EXECUTE FUNCTION private.note_section_change('closed-hours');

CREATE TRIGGER week_hours_changed
  AFTER INSERT OR DELETE OR UPDATE ON private.week_hours
  FOR EACH STATEMENT
  EXECUTE FUNCTION private.note_section_change('closed-hours');

COMMENT ON TABLE "private"."absences" IS 'When people of the firm are away, and who stands in. Written and read by functions alone.';

COMMENT ON TABLE "private"."day_hours" IS 'The hours of a person on a single day. Written and read by functions alone.';

COMMENT ON TABLE "private"."week_hours" IS 'The weekly hours of people who do not keep those of the firm. Written and read by functions alone.';

REVOKE ALL ON FUNCTION "private"."firm_week"() FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."free_hours"(uuid[], uuid) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."free_ranges"(uuid[], date, date, uuid) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."member_of_hours"(uuid) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."met_while_away"(uuid, tstzrange) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."read_minutes"(jsonb) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."slot_problems"(uuid[], timestamp WITH time zone, interval, timestamp WITH time zone, uuid) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."stand_ins"(uuid) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."write_minutes"(int4multirange) FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "public"."appointments_while_away"(uuid, timestamp WITH time zone, timestamp WITH time zone) TO "authenticated";

REVOKE ALL ON FUNCTION "public"."appointments_while_away"(uuid, timestamp WITH time zone, timestamp WITH time zone) FROM "postgres";

GRANT EXECUTE ON FUNCTION "public"."appointments_while_away"(uuid, timestamp WITH time zone, timestamp WITH time zone) TO "postgres";

GRANT EXECUTE ON FUNCTION "public"."end_absence"(uuid) TO "authenticated";

REVOKE ALL ON FUNCTION "public"."end_absence"(uuid) FROM "postgres";

GRANT EXECUTE ON FUNCTION "public"."end_absence"(uuid) TO "postgres";

GRANT EXECUTE ON FUNCTION "public"."firm_hours"(uuid, uuid) TO "authenticated";

REVOKE ALL ON FUNCTION "public"."firm_hours"(uuid, uuid) FROM "postgres";

GRANT EXECUTE ON FUNCTION "public"."firm_hours"(uuid, uuid) TO "postgres";

GRANT EXECUTE ON FUNCTION "public"."member_hours"(uuid) TO "authenticated";

REVOKE ALL ON FUNCTION "public"."member_hours"(uuid) FROM "postgres";

GRANT EXECUTE ON FUNCTION "public"."member_hours"(uuid) TO "postgres";

GRANT EXECUTE ON FUNCTION "public"."save_absence"(uuid, timestamp WITH time zone, timestamp WITH time zone, text, uuid, jsonb) TO "authenticated";

REVOKE ALL ON FUNCTION "public"."save_absence"(uuid, timestamp WITH time zone, timestamp WITH time zone, text, uuid, jsonb) FROM "postgres";

GRANT EXECUTE ON FUNCTION "public"."save_absence"(uuid, timestamp WITH time zone, timestamp WITH time zone, text, uuid, jsonb) TO "postgres";

GRANT EXECUTE ON FUNCTION "public"."save_day_hours"(uuid, date, jsonb) TO "authenticated";

REVOKE ALL ON FUNCTION "public"."save_day_hours"(uuid, date, jsonb) FROM "postgres";

GRANT EXECUTE ON FUNCTION "public"."save_day_hours"(uuid, date, jsonb) TO "postgres";

GRANT EXECUTE ON FUNCTION "public"."save_week_hours"(uuid, jsonb) TO "authenticated";

REVOKE ALL ON FUNCTION "public"."save_week_hours"(uuid, jsonb) FROM "postgres";

GRANT EXECUTE ON FUNCTION "public"."save_week_hours"(uuid, jsonb) TO "postgres";
