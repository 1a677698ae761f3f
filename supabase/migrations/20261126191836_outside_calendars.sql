set local lock_timeout = '5s';
set local check_function_bodies = off;

CREATE TABLE "private"."outside_calendars" (
  "person"    uuid                     NOT NULL,
  "address"   text                     NOT NULL,
  "tentative" boolean                  NOT NULL,
  "busy"      tstzmultirange           NOT NULL DEFAULT '{}'::tstzmultirange,
  "etag"      text,
  "saved_at"  timestamp with time zone NOT NULL DEFAULT clock_timestamp(),
  "read_at"   timestamp with time zone,
  "read_day"  date,
  "failures"  integer                  NOT NULL DEFAULT 0,
  "problem"   text,
  "next_at"   timestamp with time zone NOT NULL DEFAULT now(),
  CONSTRAINT "outside_calendars_address_check" CHECK (((length(address) >= 1) AND (length(address) <= 6000))),
  CONSTRAINT "outside_calendars_etag_check" CHECK ((length(etag) <= 200)),
  CONSTRAINT "outside_calendars_pkey" PRIMARY KEY (person),
  CONSTRAINT "outside_calendars_problem_check"
    CHECK ((problem = ANY (ARRAY['private'::text, 'refused'::text, 'unreachable'::text, 'slow'::text, 'large'::text, 'not-calendar'::text, 'too-many'::text, 'key'::text])))
);

ALTER TABLE "private"."outside_calendars"
  ENABLE ROW LEVEL SECURITY;

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
           coalesce(o.ranges, '{}') - closed - coalesce(a.ranges, '{}') - coalesce(h.ranges, '{}') - private.outside_busy(w.id)
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
        select from private.appointment_holds h where h.person = heir and h.held && tstzrange(
          a.starts_at - make_interval(mins => a.margin_before), a.ends_at + make_interval(mins => a.margin_after))) and not exists (
        select from private.absences b where b.person = heir and b.away && tstzrange(a.starts_at, a.ends_at))
        and not tstzrange(a.starts_at, a.ends_at) && private.outside_busy(heir) then heir end
    where a.person = member and a.status in ('requested', 'proposed', 'confirmed') and a.ends_at > now();
end $function$;

CREATE OR REPLACE FUNCTION private.outside_busy (
  member uuid
)
  RETURNS tstzmultirange
  LANGUAGE sql
  STABLE
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
  select coalesce((
    select c.busy from private.outside_calendars c where c.person = member and c.read_at > now() - interval '48 hours'), '{}')
$function$;

CREATE OR REPLACE FUNCTION private.outside_state (
  member uuid
)
  RETURNS jsonb
  LANGUAGE sql
  STABLE
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
  select jsonb_build_object('saved_at', c.saved_at, 'read_at', c.read_at, 'tentative', c.tentative, 'problem', c.problem,
    'failing', c.failures >= 3 or coalesce(c.read_at, c.saved_at) < now() - interval '24 hours')
  from private.outside_calendars c where c.person = member
$function$;

CREATE OR REPLACE FUNCTION private.slot_problems (
  people  uuid[],
  slot    timestamp with time zone,
  kind    private.appointment_types,
  by_firm boolean,
  moment  timestamp with time zone  DEFAULT now(),
  besides uuid                      DEFAULT NULL::uuid
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
  begins timestamptz := slot - make_interval(mins => kind.margin_before);
  ends timestamptz := slot + make_interval(mins => kind.minutes + kind.margin_after);
  held tstzrange := tstzrange(begins, ends);
  here timestamp := slot at time zone 'America/Bogota';
  first_moment timestamp := begins at time zone 'America/Bogota';
  last_moment timestamp := ends at time zone 'America/Bogota';
begin
  return query
    select f.person, case
      when extract(epoch from here - date_trunc('day', here))::numeric % (kind.step * 60) <> 0 then 'slot-closed'
      when not held <@ f.open then case
        when private.is_holiday(here::date) then 'slot-holiday' else 'slot-closed' end
      when exists (
        select from private.closed_hours c where c.day between first_moment::date and last_moment::date
          and first_moment < c.day + c.until_hour * interval '1 hour' and last_moment > c.day + c.from_hour * interval '1 hour')
        then 'slot-closed-day'
      when slot < moment + case when by_firm then 0 else kind.notice_hours end * interval '1 hour' then 'slot-soon'
      when here::date > private.last_slot_day(moment)
        or (not by_firm and here::date > (moment at time zone 'America/Bogota')::date + kind.horizon_days) then 'slot-far'
      when not held <@ f.free then case
        when by_firm and exists (select from private.absences b where b.person = f.person and b.away && held) then 'slot-away'
        when by_firm and held && private.outside_busy(f.person) then 'slot-outside'
        else 'slot-taken' end end
    from private.free_ranges(people, first_moment::date, last_moment::date, besides) f;
end $function$;

CREATE OR REPLACE FUNCTION public.agenda_appointment (
  appointment uuid
)
  RETURNS jsonb
  LANGUAGE plpgsql
  STABLE
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  a public.appointments;
  steps jsonb;
begin
  perform private.require_staff();
  select * into a from public.appointments x where x.id = appointment;
  if a.id is null or not private.sees_client(a.user_id) then
    raise exception 'not-found' using errcode = 'P0001';
  end if;
  select coalesce(jsonb_agg(jsonb_build_object('action', l.action, 'by', private.member_name(l.actor), 'at', l.at) order by l.id), '[]')
    into steps from public.audit_log l
    where l.target = a.user_id and l.action like 'appointment.%' and l.after ->> 'appointment' = a.id::text;
  return jsonb_build_object('appointment', (
      select private.agenda_row(a, private.client_title(a.user_id), (select u.email from private.contact_of(a.user_id) u))), 'attends', private.member_name(a.person), 'steps', steps,
    'outside', a.status in ('requested', 'proposed', 'confirmed') and tstzrange(a.starts_at, a.ends_at) && private.outside_busy(a.person),
    'missed', (select count(*) from public.appointments x where x.user_id = a.user_id and x.status = 'missed'),
    'remark', (select jsonb_build_object('body', r.body, 'version', r.version, 'by', private.member_name(r.author))
      from private.appointment_remarks r where r.appointment = a.id),
    'last', jsonb_build_object(
    'at', a.updated_at,
    -- A step and its audit line have the same time.
    'by', (select s ->> 'by' from jsonb_array_elements(steps) s where (s ->> 'at')::timestamptz = a.updated_at limit 1)));
end $function$;

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
  perform pg_advisory_xact_lock(hashtextextended('appointments:of:' || assign_appointment.person, 0));
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
  if tstzrange(a.starts_at, a.ends_at) && private.outside_busy(assign_appointment.person) then
    raise exception 'slot-outside' using errcode = 'P0001';
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

CREATE OR REPLACE FUNCTION public.claim_outside_calendars (
  most integer DEFAULT 3
)
  RETURNS jsonb
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  claimed jsonb;
begin
  with due as (
    update private.outside_calendars c
      set next_at = now() + interval '15 minutes' * least(1 + c.failures, 8) + random() * interval '3 minutes'
      where c.person in (
        select x.person from private.outside_calendars x where x.next_at <= now() order by x.next_at
        limit least(most, 20) for update skip locked)
      returning c.*)
  select coalesce(jsonb_agg(jsonb_build_object('person', d.person, 'address', d.address, 'version', d.saved_at, 'tentative', d.tentative,
      'email', u.email, 'etag', case when d.read_day = (now() at time zone 'America/Bogota')::date then d.etag end)), '[]')
    into claimed from due d join auth.users u on u.id = d.person;
  return claimed;
end $function$;

REVOKE ALL ON FUNCTION "public"."claim_outside_calendars"(integer) FROM PUBLIC, "anon", "authenticated";

CREATE OR REPLACE FUNCTION public.firm_day (
  day date
)
  RETURNS jsonb
  LANGUAGE plpgsql
  STABLE
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  me uuid := private.require_staff();
  midnight timestamptz := firm_day.day::timestamp at time zone 'America/Bogota';
  whole tstzrange := tstzrange(midnight, midnight + interval '24 hours');
begin
  return (
    select coalesce(jsonb_agg(jsonb_build_object(
        'id', f.person, 'name', private.member_name(f.person), 'open', private.minutes_of(f.open, midnight),
        'free', private.minutes_of(f.free, midnight),
        'outside', private.minutes_of(private.outside_busy(f.person) * tstzmultirange(whole), midnight), 'away', (
          select coalesce(jsonb_agg(jsonb_build_object('reason', b.reason) order by lower(b.away)), '[]')
          from private.absences b where b.person = f.person and b.away && whole))
      order by f.person <> me, private.member_name(f.person), f.person), '[]')
    from private.free_ranges(array(select s.user_id from private.staff s), firm_day.day, firm_day.day) f);
end $function$;

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
      from private.absences b where b.person = who and upper(b.away) > now()),
    'outside', private.outside_state(who));
end $function$;

CREATE OR REPLACE FUNCTION public.remove_outside_calendar (
  member uuid
)
  RETURNS void
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  who uuid := private.member_of_hours(member);
begin
  delete from private.outside_calendars c where c.person = who;
  if found then
    perform private.note_staff('agenda.outside-removed', who, jsonb_build_object('person', private.member_name(who)), null);
  end if;
end $function$;

REVOKE ALL ON FUNCTION "public"."remove_outside_calendar"(uuid) FROM PUBLIC, "anon", "service_role";

CREATE OR REPLACE FUNCTION public.save_outside_calendar (
  sealed    text,
  tentative boolean
)
  RETURNS timestamp WITH time zone
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
#variable_conflict use_column
declare
  me uuid := private.require_staff();
  version timestamptz := clock_timestamp();
begin
  insert into private.outside_calendars as c (person, address, tentative, saved_at)
    values (me, sealed, save_outside_calendar.tentative, version)
    on conflict (person) do update set address = excluded.address, tentative = excluded.tentative, saved_at = excluded.saved_at,
      busy = '{}', etag = null, read_at = null, read_day = null, failures = 0, problem = null, next_at = now();
  perform private.note_staff('agenda.outside', me, null, jsonb_build_object('person', private.member_name(me)));
  return version;
end $function$;

REVOKE ALL ON FUNCTION "public"."save_outside_calendar"(text, boolean) FROM PUBLIC, "anon", "service_role";

CREATE OR REPLACE FUNCTION public.store_outside_calendar (
  member  uuid,
  version timestamp with time zone,
  busy    jsonb                    DEFAULT NULL::jsonb,
  etag    text                     DEFAULT NULL::text,
  problem text                     DEFAULT NULL::text
)
  RETURNS void
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  was private.outside_calendars;
  becomes tstzmultirange;
begin
  perform pg_advisory_xact_lock(hashtextextended('appointments:of:' || member, 0));
  select * into was from private.outside_calendars c where c.person = member and c.saved_at = version for update;
  if was.person is null then
    return;
  end if;
  if store_outside_calendar.problem is not null then
    update private.outside_calendars c set failures = c.failures + 1, problem = store_outside_calendar.problem where c.person = member;
    return;
  end if;
  becomes := case when store_outside_calendar.busy is null then was.busy else coalesce((
    select range_agg(tstzrange(to_timestamp((r ->> 0)::bigint * 60), to_timestamp((r ->> 1)::bigint * 60)))
    from jsonb_array_elements(store_outside_calendar.busy) r), '{}') end;
  update private.outside_calendars c
    set busy = becomes, etag = case when store_outside_calendar.busy is null then c.etag else left(store_outside_calendar.etag, 200) end,
        read_at = now(), failures = 0, problem = null,
        read_day = case when store_outside_calendar.busy is null then c.read_day else (now() at time zone 'America/Bogota')::date end
    where c.person = member;
  if was.read_at is not null then
    insert into public.outbox (kind, key, payload)
      select 'mail', 'mail:outside:' || a.id || ':' || extract(epoch from a.starts_at)::bigint, jsonb_build_object(
        'template', 'appointment-outside', 'to', u.email, 'data', jsonb_build_object(
          'id', a.id, 'title', a.title, 'client', private.client_title(a.user_id), 'asked', a.starts_at, 'until', a.ends_at))
      from private.appointment_holds h join public.appointments a on a.id = h.appointment join auth.users u on u.id = h.person
      where h.person = member and a.status in ('requested', 'proposed', 'confirmed') and a.starts_at > now()
        and tstzrange(a.starts_at, a.ends_at) && becomes and not tstzrange(a.starts_at, a.ends_at) && was.busy
      on conflict (key) do nothing;
  end if;
end $function$;

REVOKE ALL ON FUNCTION "public"."store_outside_calendar"(uuid, timestamp WITH time zone, jsonb, text, text) FROM PUBLIC, "anon", "authenticated";

ALTER TABLE "private"."outside_calendars"
  ADD CONSTRAINT "outside_calendars_person_fkey" FOREIGN KEY (person) REFERENCES private.staff(user_id) ON DELETE CASCADE;

CREATE INDEX outside_calendars_next ON private.outside_calendars USING btree (next_at);

COMMENT ON TABLE "private"."outside_calendars" IS 'The busy hours of calendars that members keep elsewhere, and their encrypted addresses. Written and read by functions alone.';

REVOKE ALL ON FUNCTION "private"."outside_busy"(uuid) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."outside_state"(uuid) FROM PUBLIC;

REVOKE ALL ON FUNCTION "public"."claim_outside_calendars"(integer) FROM "postgres";

GRANT EXECUTE ON FUNCTION "public"."claim_outside_calendars"(integer) TO "postgres";

GRANT EXECUTE ON FUNCTION "public"."claim_outside_calendars"(integer) TO "service_role";

GRANT EXECUTE ON FUNCTION "public"."remove_outside_calendar"(uuid) TO "authenticated";

REVOKE ALL ON FUNCTION "public"."remove_outside_calendar"(uuid) FROM "postgres";

GRANT EXECUTE ON FUNCTION "public"."remove_outside_calendar"(uuid) TO "postgres";

GRANT EXECUTE ON FUNCTION "public"."save_outside_calendar"(text, boolean) TO "authenticated";

REVOKE ALL ON FUNCTION "public"."save_outside_calendar"(text, boolean) FROM "postgres";

GRANT EXECUTE ON FUNCTION "public"."save_outside_calendar"(text, boolean) TO "postgres";

REVOKE ALL ON FUNCTION "public"."store_outside_calendar"(uuid, timestamp WITH time zone, jsonb, text, text) FROM "postgres";

GRANT EXECUTE ON FUNCTION "public"."store_outside_calendar"(uuid, timestamp WITH time zone, jsonb, text, text) TO "postgres";

GRANT EXECUTE ON FUNCTION "public"."store_outside_calendar"(uuid, timestamp WITH time zone, jsonb, text, text) TO "service_role";
