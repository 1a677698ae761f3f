set local lock_timeout = '5s';
set local check_function_bodies = off;

DROP FUNCTION "private"."free_ranges"(uuid[], date, date, uuid);

DROP FUNCTION "private"."is_full"(private.appointment_types, uuid, date, uuid);

DROP FUNCTION "private"."slot_problems"(uuid[], timestamp WITH time zone, private.appointment_types, boolean, timestamp WITH time zone, uuid);

ALTER TABLE "public"."appointments"
  ADD COLUMN "series" uuid;

CREATE OR REPLACE FUNCTION private.claim_slot (
  client  uuid,
  slot    timestamp with time zone,
  kind    private.appointment_types,
  by_firm boolean,
  wanted  uuid                      DEFAULT NULL::uuid,
  known   uuid                      DEFAULT NULL::uuid,
  besides uuid                      DEFAULT NULL::uuid,
  second  uuid                      DEFAULT NULL::uuid
)
  RETURNS uuid
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  people uuid[] := case when wanted is not null then array[wanted]
    else array(select t.person from private.offering(client, kind.id) t)
      || array(select s.person from private.stand_ins(client, kind.id) s where s.away @> slot)
      || (select known where known is not null and private.may_attend(client, known)) end;
  problems text[];
  blocked text;
  chosen uuid;
begin
  if slot is null or wanted = second then
    raise exception 'invalid-input' using errcode = 'P0001';
  end if;
  people := array_remove(array_remove(people, null), second);
  perform pg_advisory_xact_lock_shared(hashtextextended('appointments', 0));
  perform private.lock_hours(people || second);
  if exists (select from unnest(array[wanted, second]) p where p is not null and not private.may_attend(client, p)) then
    raise exception 'not-found' using errcode = 'P0001';
  end if;
  select max(x.problem) filter (where x.person = second), array_agg(x.problem) filter (where x.person is distinct from second), (array_agg(x.person order by x.person is distinct from known, (
        select coalesce(sum(upper(h.held) - lower(h.held)), interval '0') from private.appointment_holds h
        where h.person = x.person and h.held && tstzrange(now(), now() + interval '14 days')),
      (select max(upper(h.held)) from private.appointment_holds h where h.person = x.person) nulls first, x.person)
    filter (where x.problem is null and x.person is distinct from second))[1]
    into blocked, problems, chosen
    from private.slot_problems(array_remove(people || second, null), slot, kind, by_firm, now(), array_remove(array[besides], null)) x;
  if blocked is not null then
    raise exception '%', blocked using errcode = 'P0001';
  end if;
  if chosen is null then
    raise exception '%', coalesce((
      select p from unnest(problems) p where p is not null
      order by p <> 'slot-taken', p <> 'slot-away' limit 1), 'slot-taken') using errcode = 'P0001';
  end if;
  return chosen;
end $function$;

CREATE OR REPLACE FUNCTION private.following (
  a public.appointments
)
  RETURNS SETOF public.appointments
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
begin
  if a.series is null then
    raise exception 'not-found' using errcode = 'P0001';
  end if;
  perform pg_advisory_xact_lock(hashtextextended('appointments:series:' || a.series, 0));
  return query
    select x.* from public.appointments x
    where x.series = a.series and x.starts_at >= a.starts_at and x.ends_at > now() and x.status in ('requested', 'proposed', 'confirmed');
end $function$;

CREATE OR REPLACE FUNCTION private.free_ranges (
  people    uuid[],
  first_day date,
  last_day  date,
  besides   uuid[] DEFAULT '{}'::uuid[]
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
        and k.appointment <> all (besides)) h on true;
end $function$;

CREATE OR REPLACE FUNCTION private.is_full (
  kind    private.appointment_types,
  member  uuid,
  day     date,
  besides uuid[]                    DEFAULT '{}'::uuid[]
)
  RETURNS boolean
  LANGUAGE sql
  STABLE
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
  select kind.per_day is not null and kind.per_day <= (
    select count(*) from public.appointments a
    where a.type = kind.id and member in (a.person, a.second_person) and a.status in ('requested', 'proposed', 'confirmed', 'done') and a.id <> all (besides)
      and a.starts_at >= is_full.day::timestamp at time zone 'America/Bogota'
      and a.starts_at < (is_full.day + 1)::timestamp at time zone 'America/Bogota')
$function$;

CREATE OR REPLACE FUNCTION private.slot_problems (
  people  uuid[],
  slot    timestamp with time zone,
  kind    private.appointment_types,
  by_firm boolean,
  moment  timestamp with time zone  DEFAULT now(),
  besides uuid[]                    DEFAULT '{}'::uuid[]
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
        else 'slot-taken' end
      when private.is_full(kind, f.person, here::date, besides) then case when by_firm then 'slot-full' else 'slot-taken' end end
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
      select private.agenda_row(a, private.client_title(a.user_id), (select u.email from private.contact_of(a.user_id) u))), 'attends', private.attending_names(a), 'steps', steps,
    'outside', a.status in ('requested', 'proposed', 'confirmed') and exists (
      select from unnest(array[a.person, a.second_person]) p where tstzrange(a.starts_at, a.ends_at) && private.outside_busy(p)),
    'series', (
      select jsonb_build_object('place', count(*) filter (where x.starts_at <= a.starts_at), 'count', count(*),
        'following', count(*) filter (where x.starts_at > a.starts_at and x.status in ('requested', 'proposed', 'confirmed')))
      from public.appointments x where x.series = a.series having a.series is not null),
    'missed', (select count(*) from public.appointments x where x.user_id = a.user_id and x.status = 'missed'),
    'remark', (select jsonb_build_object('body', r.body, 'version', r.version, 'by', private.member_name(r.author))
      from private.appointment_remarks r where r.appointment = a.id),
    'last', jsonb_build_object(
    'at', a.updated_at,
    -- A change and its audit line have the same time.
    'by', (select s ->> 'by' from jsonb_array_elements(steps) s where (s ->> 'at')::timestamptz = a.updated_at limit 1)));
end $function$;

CREATE OR REPLACE FUNCTION public.cancel_following (
  appointment uuid,
  seen        integer,
  note        text    DEFAULT NULL::text
)
  RETURNS integer
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  a public.appointments;
  x public.appointments;
  cancelled int := 0;
begin
  perform private.require_staff();
  a := private.own_appointment(appointment, null);
  -- The button was pressed twice.
  if a.status = 'cancelled' and private.is_own_step(a) then
    return 0;
  end if;
  if a.sequence is distinct from seen then
    raise exception 'conflict' using errcode = 'P0001';
  end if;
  for x in select f.* from private.following(a) f order by f.starts_at loop
    perform public.cancel_appointment(x.id, cancel_following.note, x.sequence);
    cancelled := cancelled + 1;
  end loop;
  if cancelled = 0 then
    raise exception 'too-late' using errcode = 'P0001';
  end if;
  return cancelled;
end $function$;

REVOKE ALL ON FUNCTION "public"."cancel_following"(uuid, integer, text) FROM PUBLIC, "anon", "service_role";

CREATE OR REPLACE FUNCTION public.move_following (
  appointment uuid,
  slot        timestamp with time zone,
  seen        integer,
  note        text                     DEFAULT NULL::text,
  person      uuid                     DEFAULT NULL::uuid
)
  RETURNS jsonb
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  a public.appointments;
  x public.appointments;
  shift interval;
  moved int := 0;
  failed jsonb := '[]';
begin
  perform private.require_staff();
  perform private.require_values(num_nulls(slot));
  a := private.own_appointment(appointment, null);
  if a.status = 'proposed' and a.starts_at = slot and private.is_own_step(a) then
    return jsonb_build_object('moved', 0, 'failed', failed);
  end if;
  if a.sequence is distinct from seen then
    raise exception 'conflict' using errcode = 'P0001';
  end if;
  shift := slot - a.starts_at;
  -- The first to move is the one whose new hour no other one of the series still holds.
  for x in
    select f.* from private.following(a) f order by case when shift > interval '0' then f.starts_at end desc, f.starts_at
  loop
    begin
      perform public.propose_other_hour(x.id, x.starts_at + shift, x.sequence, move_following.note, move_following.person);
      moved := moved + 1;
    exception when raise_exception then
      if x.id = a.id or sqlerrm not like 'slot-%' then
        raise;
      end if;
      failed := failed || jsonb_build_object('slot', x.starts_at, 'problem', sqlerrm);
    end;
  end loop;
  if moved = 0 then
    raise exception 'too-late' using errcode = 'P0001';
  end if;
  return jsonb_build_object('moved', moved, 'failed', failed);
end $function$;

REVOKE ALL ON FUNCTION "public"."move_following"(uuid, timestamp WITH time zone, integer, text, uuid) FROM PUBLIC, "anon", "service_role";

CREATE OR REPLACE FUNCTION public.propose_series (
  series        uuid,
  client        uuid,
  slots         timestamp with time zone[],
  title         text,
  note          text                       DEFAULT NULL::text,
  person        uuid                       DEFAULT NULL::uuid,
  type          uuid                       DEFAULT NULL::uuid,
  confirmed     boolean                    DEFAULT false,
  second_person uuid                       DEFAULT NULL::uuid
)
  RETURNS jsonb
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
#variable_conflict use_column
declare
  slot timestamptz;
  a public.appointments;
  made uuid[];
  failed jsonb := '[]';
begin
  perform private.require_staff();
  perform private.require_values(num_nulls(propose_series.series, client, slots, title)
    + (cardinality(slots) not between 1 and 13 or array_position(slots, null) is not null)::int);
  if not private.sees_client(client) then
    raise exception 'not-found' using errcode = 'P0001';
  end if;
  perform pg_advisory_xact_lock(hashtextextended('appointments:series:' || propose_series.series, 0));
  made := array(select x.id from public.appointments x where x.series = propose_series.series and x.user_id = client order by x.starts_at);
  if made <> '{}' then
    return jsonb_build_object('made', to_jsonb(made), 'failed', '[]'::jsonb);
  end if;
  for slot in select distinct s from unnest(slots) s order by s loop
    begin
      a := public.propose_appointment(client, slot, propose_series.title, propose_series.note, propose_series.person, propose_series.type,
        propose_series.confirmed, propose_series.second_person);
      -- The same appointment exists already, by itself or in another series.
      if a.created_at <> now() then
        raise exception 'slot-taken' using errcode = 'P0001';
      end if;
      update public.appointments x set series = propose_series.series where x.id = a.id;
      made := made || a.id;
    exception when raise_exception then
      if sqlerrm not like 'slot-%' then
        raise;
      end if;
      failed := failed || jsonb_build_object('slot', slot, 'problem', sqlerrm);
    end;
  end loop;
  if made = '{}' then
    raise exception '%', failed -> 0 ->> 'problem' using errcode = 'P0001';
  end if;
  return jsonb_build_object('made', to_jsonb(made), 'failed', failed);
end $function$;

REVOKE ALL ON FUNCTION "public"."propose_series"(uuid, uuid, timestamp WITH time zone[], text, text, uuid, uuid, boolean, uuid) FROM PUBLIC, "anon", "service_role";

CREATE OR REPLACE FUNCTION public.swap_appointments (
  appointment uuid,
  seen        integer,
  other       uuid,
  other_seen  integer,
  what        text,
  note        text    DEFAULT NULL::text
)
  RETURNS void
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  pair public.appointments[];
  becomes public.appointments;
  people uuid[];
  problem text;
  n int;
begin
  perform private.require_staff();
  if what is null or what not in ('hours', 'people') or appointment is null or other is null or appointment = other then
    raise exception 'invalid-input' using errcode = 'P0001';
  end if;
  -- All calls lock in the same order, so that two callers cannot block each other.
  perform from public.appointments x where x.id in (appointment, other) order by x.id for update;
  pair := array[private.own_appointment(appointment, null), private.own_appointment(other, null)];
  -- The button was pressed twice.
  if pair[1].sequence = seen + 1 and pair[2].sequence = other_seen + 1 and private.is_own_step(pair[1]) and private.is_own_step(pair[2]) then
    return;
  end if;
  if pair[1].sequence is distinct from seen or pair[2].sequence is distinct from other_seen then
    raise exception 'conflict' using errcode = 'P0001';
  end if;
  if exists (select from unnest(pair) x where x.status not in ('requested', 'proposed', 'confirmed') or x.ends_at <= now()) then
    raise exception 'too-late' using errcode = 'P0001';
  end if;
  if what = 'people' and pair[1].person is not distinct from pair[2].person
    or what = 'hours' and pair[1].starts_at = pair[2].starts_at then
    raise exception 'swap-same' using errcode = 'P0001';
  end if;
  perform pg_advisory_xact_lock_shared(hashtextextended('appointments', 0));
  perform private.lock_hours(array[pair[1].person, pair[1].second_person, pair[2].person, pair[2].second_person]);
  for n in 1..2 loop
    -- After the swap, these attend the appointment.
    people := array_remove(array[case when what = 'people' then pair[3 - n].person else pair[n].person end, pair[n].second_person], null);
    if cardinality(people) > 1 and people[1] = people[2] then
      raise exception 'swap-same' using errcode = 'P0001';
    end if;
    if exists (select from unnest(people) p where not private.may_attend(pair[n].user_id, p)) then
      raise exception 'not-found' using errcode = 'P0001';
    end if;
    -- New members are judged like in assign_appointment, new hours like in propose_other_hour.
    problem := case when what = 'hours' then (
        select p.problem from private.slot_problems(
          people, pair[3 - n].starts_at, private.type_of(pair[n].type), true, now(), array[pair[1].id, pair[2].id]) p
        where p.problem is not null limit 1)
      when exists (
        select from private.absences b where b.person = pair[3 - n].person and b.away && tstzrange(pair[n].starts_at, pair[n].ends_at))
        then 'slot-away'
      when tstzrange(pair[n].starts_at, pair[n].ends_at) && private.outside_busy(pair[3 - n].person) then 'slot-outside' end;
    if problem is not null then
      raise exception '%', problem using errcode = 'P0001';
    end if;
  end loop;
  if what = 'hours' then
    update public.appointments x
      set starts_at = y.starts_at, ends_at = y.starts_at + make_interval(mins => k.minutes), margin_before = k.margin_before,
          margin_after = k.margin_after, status = 'proposed', note = nullif(btrim(swap_appointments.note), ''), offer_until = null,
          sequence = x.sequence + 1, updated_at = now()
      from unnest(pair) y cross join unnest(pair) z cross join lateral private.type_of(z.type) k
      where x.id = z.id and y.id <> z.id;
  else
    update public.appointments x set person = y.person, sequence = x.sequence + 1, updated_at = now()
      from unnest(pair) y where x.id in (pair[1].id, pair[2].id) and y.id in (pair[1].id, pair[2].id) and y.id <> x.id;
  end if;
  for n in 1..2 loop
    select * into becomes from public.appointments x where x.id = pair[n].id;
    if what = 'hours' then
      perform private.note_staff('appointment.moved', becomes.user_id,
        jsonb_build_object('appointment', becomes.id, 'starts_at', pair[n].starts_at),
        jsonb_build_object('appointment', becomes.id, 'starts_at', becomes.starts_at));
      perform private.mail_appointment(becomes, 'proposed');
    else
      perform private.note_staff('appointment.assigned', becomes.user_id,
        jsonb_build_object('appointment', becomes.id, 'person', private.attending_names(pair[n])),
        jsonb_build_object('appointment', becomes.id, 'person', private.attending_names(becomes)));
    end if;
  end loop;
exception when exclusion_violation then
  raise exception 'slot-taken' using errcode = 'P0001';
end $function$;

REVOKE ALL ON FUNCTION "public"."swap_appointments"(uuid, integer, uuid, integer, text, text) FROM PUBLIC, "anon", "service_role";

CREATE INDEX appointments_of_series ON public.appointments USING btree (series, starts_at)
  WHERE (series IS NOT NULL);

REVOKE ALL ON FUNCTION "private"."following"(public.appointments) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."free_ranges"(uuid[], date, date, uuid[]) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."is_full"(private.appointment_types, uuid, date, uuid[]) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."slot_problems"(uuid[], timestamp WITH time zone, private.appointment_types, boolean, timestamp WITH time zone, uuid[]) FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "public"."cancel_following"(uuid, integer, text) TO "authenticated";

REVOKE ALL ON FUNCTION "public"."cancel_following"(uuid, integer, text) FROM "postgres";

GRANT EXECUTE ON FUNCTION "public"."cancel_following"(uuid, integer, text) TO "postgres";

GRANT EXECUTE ON FUNCTION "public"."move_following"(uuid, timestamp WITH time zone, integer, text, uuid) TO "authenticated";

REVOKE ALL ON FUNCTION "public"."move_following"(uuid, timestamp WITH time zone, integer, text, uuid) FROM "postgres";

GRANT EXECUTE ON FUNCTION "public"."move_following"(uuid, timestamp WITH time zone, integer, text, uuid) TO "postgres";

GRANT EXECUTE ON FUNCTION "public"."propose_series"(uuid, uuid, timestamp WITH time zone[], text, text, uuid, uuid, boolean, uuid) TO "authenticated";

REVOKE ALL ON FUNCTION "public"."propose_series"(uuid, uuid, timestamp WITH time zone[], text, text, uuid, uuid, boolean, uuid) FROM "postgres";

GRANT EXECUTE ON FUNCTION "public"."propose_series"(uuid, uuid, timestamp WITH time zone[], text, text, uuid, uuid, boolean, uuid) TO "postgres";

GRANT EXECUTE ON FUNCTION "public"."swap_appointments"(uuid, integer, uuid, integer, text, text) TO "authenticated";

REVOKE ALL ON FUNCTION "public"."swap_appointments"(uuid, integer, uuid, integer, text, text) FROM "postgres";

GRANT EXECUTE ON FUNCTION "public"."swap_appointments"(uuid, integer, uuid, integer, text, text) TO "postgres";
