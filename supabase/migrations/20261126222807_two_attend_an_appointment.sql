set local lock_timeout = '5s';
set local check_function_bodies = off;

ALTER TABLE "private"."appointment_holds"
  DROP CONSTRAINT "appointment_holds_pkey";

DROP FUNCTION "private"."claim_slot"(uuid, timestamp WITH time zone, private.appointment_types, boolean, uuid, uuid, uuid);

DROP FUNCTION "public"."assign_appointment"(uuid, uuid, integer);

DROP FUNCTION "public"."propose_appointment"(uuid, timestamp WITH time zone, text, text, uuid, uuid, boolean);

ALTER TABLE "private"."appointment_types"
  ADD COLUMN "second_person" uuid;

ALTER TABLE "private"."appointment_waits"
  ADD COLUMN "tried_at" timestamp WITH time zone;

ALTER TABLE "public"."appointments"
  ADD COLUMN "second_person" uuid;

CREATE OR REPLACE FUNCTION private.agenda_row (
  a     public.appointments,
  name  text,
  email text
)
  RETURNS jsonb
  LANGUAGE sql
  STABLE
  AS $function$
  select pg_catalog.jsonb_build_object(
    'id', a.id, 'client', a.user_id, 'name', coalesce(name, email), 'email', coalesce(email, ''), 'title', a.title,
    'starts_at', a.starts_at, 'ends_at', a.ends_at, 'status', a.status, 'sequence', a.sequence, 'note', a.note,
    'cancelled_by', a.cancelled_by, 'created_at', a.created_at, 'person', a.person, 'second', a.second_person, 'type', a.type, 'place', a.place,
    'place_detail', a.place_detail, 'answer', a.answer)
$function$;

CREATE OR REPLACE FUNCTION private.attending_names (
  a public.appointments
)
  RETURNS text
  LANGUAGE sql
  STABLE
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
  select nullif(concat_ws(', ', private.member_name(a.person), private.member_name(a.second_person)), '')
$function$;

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
    from private.slot_problems(array_remove(people || second, null), slot, kind, by_firm, now(), besides) x;
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

CREATE OR REPLACE FUNCTION private.client_agenda (
  client uuid
)
  RETURNS jsonb
  LANGUAGE plpgsql
  STABLE
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
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
  -- People who offer a type anyway are not restricted to an absence, so they are left out here.
  select coalesce(jsonb_object_agg(s.person, s.away::text), '{}') into stand_ins
    from private.stand_ins(client, null) s where s.person <> all (special);
  usual := usual || array(select k::uuid from jsonb_object_keys(stand_ins) k order by 1);
  return private.free_hours(usual || special, stand_ins) || jsonb_build_object('types', types, 'usual', to_jsonb(usual));
end $function$;

CREATE OR REPLACE FUNCTION private.first_free_slot (
  client   uuid,
  kind     private.appointment_types,
  days     datemultirange,
  earliest timestamp with time zone,
  passed   timestamp with time zone[] DEFAULT '{}'::timestamp WITH time zone[]
)
  RETURNS timestamp WITH time zone
  LANGUAGE sql
  STABLE
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
  select min(to_timestamp(s.at)) from (
      select greatest(lower(days), (now() at time zone 'America/Bogota')::date) as first, least(upper(days) - 1, private.last_slot_day()) as last) d
    cross join lateral private.free_ranges(array(select o.person from private.offering(client, kind.id) o), d.first, d.last) f
    left join lateral private.free_ranges(array_remove(array[kind.second_person], null), d.first, d.last) too on true
    cross join lateral unnest(f.free * coalesce(too.free, '{(,)}')) r
    -- Colombia's UTC offset is a multiple of every step, so whole steps of UTC are whole steps of the local clock too.
    cross join lateral generate_series(
      ceil(extract(epoch from lower(r) + make_interval(mins => kind.margin_before)) / (kind.step * 60))::bigint * kind.step * 60,
      extract(epoch from upper(r))::bigint - (kind.minutes + kind.margin_after) * 60, kind.step * 60) s (at)
  where lower(days) <= private.last_slot_day() and to_timestamp(s.at) >= earliest and to_timestamp(s.at) <> all (passed)
    and days @> (to_timestamp(s.at) at time zone 'America/Bogota')::date
    and not private.is_full(kind, f.person, (to_timestamp(s.at) at time zone 'America/Bogota')::date)
    and not private.is_full(kind, kind.second_person, (to_timestamp(s.at) at time zone 'America/Bogota')::date)
    and (to_timestamp(s.at) at time zone 'America/Bogota')::date <= (now() at time zone 'America/Bogota')::date + kind.horizon_days
$function$;

CREATE OR REPLACE FUNCTION private.full_days (
  kind private.appointment_types
)
  RETURNS jsonb
  LANGUAGE sql
  STABLE
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
  select coalesce(jsonb_object_agg(p.person, p.days), '{}') from (
    select d.person, jsonb_agg(d.day order by d.day) as days from (
      select distinct unnest(array[a.person, a.second_person]) as person, (a.starts_at at time zone 'America/Bogota')::date as day
      from public.appointments a where a.type = kind.id and a.starts_at > now() - interval '1 day') d
    where d.person is not null and private.is_full(kind, d.person, d.day) group by d.person) p
$function$;

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
  perform private.lock_hours(array[heir]);
  with left_behind as (
    select a.id, case
      when private.may_attend(a.user_id, heir) and not exists (
        select from private.appointment_holds h where h.person = heir and h.held && tstzrange(
          a.starts_at - make_interval(mins => a.margin_before), a.ends_at + make_interval(mins => a.margin_after))) and not exists (
        select from private.absences b where b.person = heir and b.away && tstzrange(a.starts_at, a.ends_at))
        and not tstzrange(a.starts_at, a.ends_at) && private.outside_busy(heir) then heir end as taker
    from public.appointments a
    where member in (a.person, a.second_person) and a.status in ('requested', 'proposed', 'confirmed') and a.ends_at > now())
  update public.appointments a
    set person = case when a.person is distinct from member then a.person else coalesce(l.taker, a.second_person) end,
        second_person = case when a.person is distinct from member then l.taker when l.taker is not null then a.second_person end
    from left_behind l where l.id = a.id;
  update private.appointment_types t set second_person = heir where t.second_person = member;
end $function$;

CREATE OR REPLACE FUNCTION private.hold_hours()
  RETURNS TRIGGER
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
begin
  delete from private.appointment_holds h using changed c where h.appointment = c.id;
  insert into private.appointment_holds (appointment, person, held)
    select c.id, p.person, tstzrange(c.starts_at - make_interval(mins => c.margin_before), c.ends_at + make_interval(mins => c.margin_after))
    from changed c cross join unnest(array[c.person, c.second_person]) p (person) where p.person is not null and c.status <> 'cancelled';
  return null;
end $function$;

CREATE OR REPLACE FUNCTION private.is_full (
  kind    private.appointment_types,
  member  uuid,
  day     date,
  besides uuid                      DEFAULT NULL::uuid
)
  RETURNS boolean
  LANGUAGE sql
  STABLE
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
  select kind.per_day is not null and kind.per_day <= (
    select count(*) from public.appointments a
    where a.type = kind.id and member in (a.person, a.second_person) and a.status in ('requested', 'proposed', 'confirmed', 'done') and a.id is distinct from besides
      and a.starts_at >= is_full.day::timestamp at time zone 'America/Bogota'
      and a.starts_at < (is_full.day + 1)::timestamp at time zone 'America/Bogota')
$function$;

CREATE OR REPLACE FUNCTION private.lock_hours (
  people uuid[]
)
  RETURNS void
  LANGUAGE sql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
  -- All calls lock people in the same order, so that two callers cannot block each other.
  select pg_advisory_xact_lock(hashtextextended('appointments:of:' || p, 0))
  from (select distinct u.p from unnest(people) u (p) where u.p is not null order by 1) x
$function$;

CREATE OR REPLACE FUNCTION private.mail_appointment (
  a    public.appointments,
  step text
)
  RETURNS void
  LANGUAGE sql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
  update public.outbox o set status = 'dropped', done_at = clock_timestamp(), locked_until = null
    where o.user_id = a.user_id and o.status in ('pending', 'parked') and (o.locked_until is null or o.locked_until < clock_timestamp())
      and (starts_with(o.key, 'mail:appointment-tomorrow:' || a.id) or starts_with(o.key, 'mail:appointment-soon:' || a.id)
        or starts_with(o.key, 'mail:firm-appointment-tomorrow:' || a.id) or starts_with(o.key, 'mail:firm-appointment-soon:' || a.id));
  insert into public.outbox (kind, key, user_id, payload)
    select 'mail', 'mail:appointment:' || a.id || ':' || a.sequence, a.user_id,
           jsonb_build_object(
             'template', 'appointment-' || step, 'to', u.email,
             'data', jsonb_build_object(
               'id', a.id, 'title', a.title, 'startsAt', a.starts_at, 'endsAt', a.ends_at,
               'status', a.status, 'sequence', a.sequence, 'note', coalesce(a.note, ''), 'changedAt', a.updated_at,
               'place', a.place, 'placeDetail', a.place_detail,
               'person', coalesce(private.attending_names(a), '')))
    from private.contact_of(a.user_id) u
    on conflict (key) do nothing
$function$;

CREATE OR REPLACE FUNCTION private.may_be_offered (
  w private.appointment_waits
)
  RETURNS boolean
  LANGUAGE sql
  STABLE
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
  select exists (select from public.user_approval_status s where s.user_id = w.user_id and s.status = 'approved')
    and not exists (
      select from public.appointments o
      where o.user_id = w.user_id and o.type is not distinct from w.type and o.status = 'proposed' and o.offer_until > now())
$function$;

CREATE OR REPLACE FUNCTION private.offered_types (
  client    uuid,
  by_client boolean
)
  RETURNS jsonb
  LANGUAGE sql
  STABLE
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
  select coalesce(jsonb_agg(jsonb_build_object(
      'id', t.id, 'name', t.name, 'minutes', t.minutes, 'before', t.margin_before, 'after', t.margin_after, 'step', t.step,
      'notice', t.notice_hours, 'horizon', t.horizon_days, 'place', t.place, 'detail', t.detail, 'question', t.question,
      'second', t.second_person, 'people', p.people, 'full', case when t.per_day is null then '{}'::jsonb else private.full_days(t) end) order by t.name), '[]')
  from private.appointment_types t cross join lateral (
    select coalesce(jsonb_agg(o.person order by o.place), '[]') as people from private.offering(client, t.id) o) p
  where t.retired_at is null and (t.by_clients or not by_client) and p.people <> '[]'
$function$;

CREATE OR REPLACE FUNCTION private.offering (
  client uuid,
  type   uuid
)
  RETURNS TABLE (
    person uuid,
    place  bigint
  )
  LANGUAGE sql
  STABLE
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
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
$function$;

CREATE OR REPLACE FUNCTION private.require_values (
  missing integer
)
  RETURNS void
  LANGUAGE plpgsql
  IMMUTABLE
  SET search_path TO ''
  AS $function$
begin
  if missing > 0 then
    raise exception 'invalid-input' using errcode = 'P0001';
  end if;
end $function$;

CREATE OR REPLACE FUNCTION private.tell_of_appointment()
  RETURNS TRIGGER
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  -- An update that keeps the state changes the hour of the appointment.
  step text := case when tg_op = 'INSERT' or old.status <> new.status then new.status else 'changed' end;
  words jsonb := jsonb_build_object('title', new.title, 'what', step, 'at', new.starts_at);
begin
  perform private.read_about(new.id);
  if new.status in ('done', 'missed') or tg_op = 'UPDATE' and old.status = 'missed' then
    return null;
  end if;
  perform private.notify(private.people_of(new.user_id, 'assistant'), 'appointment', new.user_id, new.id, words);
  perform private.notify(case when new.person is null then private.team_of(new.user_id) else array_remove(array[new.person, new.second_person], null) end,
    'client-appointment', new.user_id, new.id, words, 1, true);
  return null;
end $function$;

CREATE OR REPLACE FUNCTION private.type_of (
  type uuid
)
  RETURNS private.appointment_types
  LANGUAGE sql
  STABLE
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
  select t from private.appointment_types t where t.id = type_of.type
  union all
  select row(null, '', 60, 0, 0, 60, 24, 90, 'video', null, null, true, null, 0, null, null)::private.appointment_types where type_of.type is null
$function$;

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
    'missed', (select count(*) from public.appointments x where x.user_id = a.user_id and x.status = 'missed'),
    'remark', (select jsonb_build_object('body', r.body, 'version', r.version, 'by', private.member_name(r.author))
      from private.appointment_remarks r where r.appointment = a.id),
    'last', jsonb_build_object(
    'at', a.updated_at,
    -- A change and its audit line have the same time.
    'by', (select s ->> 'by' from jsonb_array_elements(steps) s where (s ->> 'at')::timestamptz = a.updated_at limit 1)));
end $function$;

CREATE OR REPLACE FUNCTION public.agenda_week (
  monday date
)
  RETURNS jsonb
  LANGUAGE plpgsql
  STABLE
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  is_admin boolean := private.is_admin();
  mine uuid[] := array(select private.my_clients());
begin
  perform private.require_staff();
  return (
    select jsonb_build_object(
      'appointments', coalesce(jsonb_agg(private.agenda_row(a, k.title, u.email) order by a.starts_at, a.id) filter (where seen.it), '[]'),
      'busy', coalesce(jsonb_agg(jsonb_build_object('at', a.starts_at, 'until', a.ends_at, 'person', a.person, 'second', a.second_person) order by a.starts_at, a.id)
        filter (where not seen.it), '[]'))
    from public.appointments a
    -- The limits prevent joins, which would read every account of the firm.
    left join lateral (select c.email from private.contact_of(a.user_id) c limit 1) u on true
    left join lateral (select x.title from private.client_cards x where x.client = a.user_id limit 1) k on true
    cross join lateral (select is_admin or a.user_id = any (mine) as it) seen
    where a.status <> 'cancelled'
      and a.starts_at >= monday::timestamp at time zone 'America/Bogota'
      and a.starts_at < (monday + 7)::timestamp at time zone 'America/Bogota');
end $function$;

CREATE OR REPLACE FUNCTION public.assign_appointment (
  appointment   uuid,
  person        uuid,
  seen          integer,
  second_person uuid    DEFAULT NULL::uuid
)
  RETURNS public.appointments
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  a public.appointments;
  old_names text;
  coming uuid[];
begin
  perform private.require_staff();
  perform private.require_values(num_nulls(assign_appointment.person));
  perform private.lock_hours(array[assign_appointment.person, assign_appointment.second_person]);
  a := private.own_appointment(appointment, null);
  if a.person = assign_appointment.person and a.second_person is not distinct from assign_appointment.second_person then
    return a;
  end if;
  if a.sequence is distinct from seen then
    raise exception 'conflict' using errcode = 'P0001';
  end if;
  if a.status not in ('requested', 'proposed', 'confirmed') or a.ends_at <= now() then
    raise exception 'too-late' using errcode = 'P0001';
  end if;
  if assign_appointment.second_person = assign_appointment.person then
    raise exception 'invalid-input' using errcode = 'P0001';
  end if;
  coming := array(
    select p from unnest(array[assign_appointment.person, assign_appointment.second_person]) p
    where p is not null and p is distinct from a.person and p is distinct from a.second_person);
  if exists (select from unnest(coming) p where not private.may_attend(a.user_id, p)) then
    raise exception 'not-found' using errcode = 'P0001';
  end if;
  if exists (select from private.absences b where b.person = any (coming) and b.away && tstzrange(a.starts_at, a.ends_at)) then
    raise exception 'slot-away' using errcode = 'P0001';
  end if;
  if exists (select from unnest(coming) p where tstzrange(a.starts_at, a.ends_at) && private.outside_busy(p)) then
    raise exception 'slot-outside' using errcode = 'P0001';
  end if;
  old_names := private.attending_names(a);
  update public.appointments x
    set person = assign_appointment.person, second_person = assign_appointment.second_person, sequence = x.sequence + 1, updated_at = now()
    where x.id = a.id returning * into a;
  perform private.note_staff('appointment.assigned', a.user_id, jsonb_build_object('appointment', a.id, 'person', old_names),
    jsonb_build_object('appointment', a.id, 'person', private.attending_names(a)));
  return a;
exception when exclusion_violation then
  raise exception 'slot-taken' using errcode = 'P0001';
end $function$;

REVOKE ALL ON FUNCTION "public"."assign_appointment"(uuid, uuid, integer, uuid) FROM PUBLIC, "anon", "service_role";

CREATE OR REPLACE FUNCTION public.change_appointment (
  appointment uuid,
  slot        timestamp with time zone,
  seen        integer
)
  RETURNS public.appointments
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  a public.appointments := private.own_appointment(appointment, null);
  kind private.appointment_types := private.type_of(a.type);
begin
  if a.user_id <> private.require_account('assistant') then
    raise exception 'not-found' using errcode = 'P0001';
  end if;
  if a.status = 'requested' and a.starts_at = slot then
    return a;
  end if;
  if a.sequence is distinct from seen then
    raise exception 'conflict' using errcode = 'P0001';
  end if;
  if not private.may_still_change(a) then
    raise exception 'too-late' using errcode = 'P0001';
  end if;
  if a.sequence >= 20 then
    raise exception 'appointment-limit' using errcode = 'P0001';
  end if;
  update public.appointments x
    set person = private.claim_slot(a.user_id, slot, kind, false, null, a.person, a.id, a.second_person), starts_at = slot,
        ends_at = slot + make_interval(mins => kind.minutes), margin_before = kind.margin_before, margin_after = kind.margin_after,
        status = 'requested', sequence = x.sequence + 1,
        note = null, updated_at = now()
    where x.id = a.id returning * into a;
  perform private.mail_appointment(a, 'changed');
  return a;
exception when exclusion_violation then
  raise exception 'slot-taken' using errcode = 'P0001';
end $function$;

CREATE OR REPLACE FUNCTION public.close_hours (
  first_day  date,
  last_day   date,
  from_hour  integer,
  until_hour integer,
  reason     text,
  expected   integer DEFAULT 0
)
  RETURNS integer
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  days date[];
begin
  perform private.require_admin();
  perform private.require_values(num_nulls(first_day, last_day, from_hour, until_hour, close_hours.reason));
  perform pg_advisory_xact_lock(hashtextextended('appointments', 0));
  select coalesce(array_agg(d::date), '{}') into days
    from generate_series(first_day, least(last_day, first_day + 60), interval '1 day') d
    where d >= (now() at time zone 'America/Bogota')::date and extract(isodow from d) <> 7 and not private.is_holiday(d::date);
  if cardinality(days) = 0 then
    raise exception 'closure-empty' using errcode = 'P0001';
  end if;
  if least(last_day, first_day + 60) > private.last_slot_day() then
    raise exception 'slot-far' using errcode = 'P0001';
  end if;
  -- The form was sent twice, so nothing changes.
  if not exists (
    select from unnest(days) d where not exists (
      select from private.closed_hours c where c.day = d and c.from_hour = close_hours.from_hour
        and c.until_hour = close_hours.until_hour and c.reason = btrim(close_hours.reason) and c.made_by = (select auth.uid()))) then
    return cardinality(days);
  end if;
  if (select count(*) from private.standing_in(first_day, last_day, from_hour, until_hour)) is distinct from expected then
    raise exception 'closure-occupied' using errcode = 'P0001';
  end if;
  insert into private.closed_hours (day, from_hour, until_hour, reason, made_by)
    select d, close_hours.from_hour, close_hours.until_hour, btrim(close_hours.reason), (select auth.uid()) from unnest(days) d;
  perform private.note_staff('agenda.closed', null, null, jsonb_build_object(
    'days', days, 'from', from_hour, 'until', until_hour, 'reason', btrim(close_hours.reason), 'standing', expected));
  return cardinality(days);
exception when exclusion_violation then
  raise exception 'closure-exists' using errcode = 'P0001';
end $function$;

CREATE OR REPLACE FUNCTION public.list_appointment_types()
  RETURNS jsonb
  LANGUAGE plpgsql
  STABLE
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
begin
  perform private.require_staff();
  return (
    select coalesce(jsonb_agg(jsonb_build_object(
      'id', t.id, 'name', t.name, 'minutes', t.minutes, 'before', t.margin_before, 'after', t.margin_after, 'step', t.step,
      'notice', t.notice_hours, 'horizon', t.horizon_days, 'place', t.place, 'detail', t.detail, 'question', t.question,
      'byClients', t.by_clients, 'perDay', t.per_day, 'version', t.version,
      'second', case when t.second_person is not null then
        jsonb_build_object('id', t.second_person, 'name', private.member_name(t.second_person)) end, 'members', (
        select coalesce(jsonb_agg(jsonb_build_object('id', m.person, 'name', private.member_name(m.person)) order by private.member_name(m.person)), '[]')
        from private.type_members m where m.type = t.id)) order by t.name), '[]')
    from private.appointment_types t where t.retired_at is null);
end $function$;

CREATE OR REPLACE FUNCTION public.offer_freed_hours()
  RETURNS integer
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  w private.appointment_waits;
  first private.appointment_waits;
  kind private.appointment_types;
  until timestamptz := private.business_time_after(now(), interval '2 hours');
  slot timestamptz;
  a public.appointments;
  offered int := 0;
begin
  if not pg_try_advisory_xact_lock(hashtextextended('appointment-waits', 0)) then
    return 0;
  end if;
  perform private.free_unanswered();
  delete from private.appointment_waits x where upper(x.days) <= (now() at time zone 'America/Bogota')::date + 1
    or exists (select from private.appointment_types t where t.id = x.type and t.retired_at is not null);
  for w in
    select l.* from (
      select x.* from private.appointment_waits x where private.may_be_offered(x) order by x.tried_at nulls first, x.created_at limit 200) l
    order by l.created_at
  loop
    -- The remaining entries are handled by the next call, a minute later.
    exit when clock_timestamp() > now() + interval '5 seconds';
    kind := private.type_of(w.type);
    slot := private.first_free_slot(w.user_id, kind, w.days,
      greatest(now() + kind.notice_hours * interval '1 hour', until + interval '1 hour'), w.passed);
    if slot is null then
      update private.appointment_waits x set tried_at = now() where x.id = w.id;
      continue;
    end if;
    select x.* into first from private.appointment_waits x
      where x.type is not distinct from w.type and (x.id = w.id or x.created_at < w.created_at and slot <> all (x.passed)
        and x.days @> (slot at time zone 'America/Bogota')::date and private.may_be_offered(x) and exists (
          select from private.slot_problems(array(select o.person from private.offering(x.user_id, kind.id) o), slot, kind, false) p
          where p.problem is null))
      order by x.created_at limit 1;
    update private.appointment_waits x set tried_at = now() where x.id = first.id;
    begin
      insert into public.appointments (user_id, title, starts_at, ends_at, status, person, second_person, type, place, place_detail, margin_before,
          margin_after, offer_until)
        values (first.user_id, first.title, slot, slot + make_interval(mins => kind.minutes), 'proposed',
          private.claim_slot(first.user_id, slot, kind, false, second => kind.second_person), kind.second_person, kind.id, kind.place,
          kind.detail, kind.margin_before, kind.margin_after, until)
        returning * into a;
    exception when exclusion_violation or raise_exception then
      continue;
    end;
    insert into public.outbox (kind, key, user_id, payload)
      select 'mail', 'mail:appointment-offered:' || a.id, a.user_id, jsonb_build_object('template', 'appointment-offered', 'to', c.email,
        'data', jsonb_build_object('id', a.id, 'title', a.title, 'startsAt', a.starts_at, 'endsAt', a.ends_at, 'place', a.place,
          'placeDetail', a.place_detail, 'person', coalesce(private.attending_names(a), ''), 'until', until))
      from private.contact_of(a.user_id) c where c.email is not null
      on conflict (key) do nothing;
    offered := offered + 1;
  end loop;
  return offered;
end $function$;

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
  return private.client_agenda(me) || jsonb_build_object(
    'waits', private.waits_of(me), 'names', (
      select coalesce(jsonb_object_agg(p.person, private.member_name(p.person)), '{}')
      from (
        select distinct unnest(array[a.person, a.second_person]) as person from public.appointments a where a.user_id = me) p
      where p.person is not null));
end $function$;

CREATE OR REPLACE FUNCTION public.propose_appointment (
  client        uuid,
  slot          timestamp with time zone,
  title         text,
  note          text                     DEFAULT NULL::text,
  person        uuid                     DEFAULT NULL::uuid,
  type          uuid                     DEFAULT NULL::uuid,
  confirmed     boolean                  DEFAULT false,
  second_person uuid                     DEFAULT NULL::uuid
)
  RETURNS public.appointments
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  a public.appointments;
  kind private.appointment_types;
  state text := case when confirmed then 'confirmed' else 'proposed' end;
  second uuid := propose_appointment.second_person;
begin
  perform private.require_staff();
  perform private.require_values(num_nulls(client, slot, propose_appointment.title));
  if not private.sees_client(client)
    or not exists (select from public.user_approval_status s where s.user_id = client and s.status = 'approved') then
    raise exception 'not-found' using errcode = 'P0001';
  end if;
  perform pg_advisory_xact_lock(hashtextextended('appointments:' || client, 0));
  select * into a from public.appointments x
    where x.user_id = client and x.starts_at = slot and x.status = state and x.title = btrim(propose_appointment.title);
  if a.id is not null and private.is_own_step(a) then
    return a;
  end if;
  kind := private.open_type(propose_appointment.type, false);
  second := coalesce(second, kind.second_person);
  insert into public.appointments (user_id, title, starts_at, ends_at, status, note, person, second_person, type, place, place_detail,
      margin_before, margin_after)
    values (client, btrim(propose_appointment.title), slot, slot + make_interval(mins => kind.minutes), state,
      nullif(btrim(propose_appointment.note), ''), private.claim_slot(client, slot, kind, true, propose_appointment.person, second => second),
      second, kind.id,
      kind.place, kind.detail, kind.margin_before, kind.margin_after)
    returning * into a;
  perform private.note_staff(case when confirmed then 'appointment.booked' else 'appointment.proposed' end, client, null,
    jsonb_build_object('appointment', a.id, 'starts_at', slot));
  perform private.mail_appointment(a, state);
  return a;
exception when exclusion_violation then
  raise exception 'slot-taken' using errcode = 'P0001';
end $function$;

REVOKE ALL ON FUNCTION "public"."propose_appointment"(uuid, timestamp WITH time zone, text, text, uuid, uuid, boolean, uuid) FROM PUBLIC, "anon", "service_role";

CREATE OR REPLACE FUNCTION public.propose_other_hour (
  appointment uuid,
  slot        timestamp with time zone,
  seen        integer,
  note        text                     DEFAULT NULL::text,
  person      uuid                     DEFAULT NULL::uuid
)
  RETURNS public.appointments
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  a public.appointments;
  kind private.appointment_types;
  old_start timestamptz;
begin
  perform private.require_staff();
  a := private.own_appointment(appointment, null);
  if a.status = 'proposed' and a.starts_at = slot and private.is_own_step(a) then
    return a;
  end if;
  if a.sequence is distinct from seen then
    raise exception 'conflict' using errcode = 'P0001';
  end if;
  old_start := a.starts_at;
  kind := private.type_of(a.type);
  if a.status not in ('requested', 'proposed', 'confirmed') or a.ends_at <= now() then
    raise exception 'too-late' using errcode = 'P0001';
  end if;
  update public.appointments x
    set person = private.claim_slot(a.user_id, slot, kind, true, propose_other_hour.person, a.person, a.id, a.second_person),
        starts_at = slot, ends_at = slot + make_interval(mins => kind.minutes), margin_before = kind.margin_before,
        margin_after = kind.margin_after, status = 'proposed', sequence = x.sequence + 1,
        note = nullif(btrim(propose_other_hour.note), ''), updated_at = now()
    where x.id = a.id returning * into a;
  perform private.note_staff('appointment.moved', a.user_id,
    jsonb_build_object('appointment', a.id, 'starts_at', old_start), jsonb_build_object('appointment', a.id, 'starts_at', slot));
  perform private.mail_appointment(a, 'proposed');
  return a;
exception when exclusion_violation then
  raise exception 'slot-taken' using errcode = 'P0001';
end $function$;

CREATE OR REPLACE FUNCTION public.queue_appointment_reminders (
  moment timestamp with time zone DEFAULT now()
)
  RETURNS integer
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  here timestamp := moment at time zone 'America/Bogota';
  queued int;
begin
  with due as (
    select a.*, private.attending_names(a) as names, case when a.starts_at <= moment + interval '1 hour' then 'soon' else 'tomorrow' end as step
    from public.appointments a
    where a.status = 'confirmed' and a.updated_at <= moment - interval '1 hour' and a.starts_at > moment
      and a.starts_at < (here::date + 2)::timestamp at time zone 'America/Bogota'
      and (a.starts_at <= moment + interval '1 hour'
        or (a.starts_at at time zone 'America/Bogota')::date = here::date + 1 and extract(hour from here) between 8 and 17)),
  mails as (
    insert into public.outbox (kind, key, user_id, payload)
      select 'mail', 'mail:appointment-' || d.step || ':' || d.id || ':' || extract(epoch from d.starts_at)::bigint, d.user_id,
             jsonb_build_object('template', 'appointment-' || d.step, 'to', c.email, 'data', jsonb_build_object(
               'id', d.id, 'title', d.title, 'startsAt', d.starts_at, 'endsAt', d.ends_at,
               'place', d.place, 'placeDetail', d.place_detail, 'person', coalesce(d.names, '')))
      from due d join lateral private.contact_of(d.user_id) c on c.email is not null
      where exists (select from public.user_approval_status s where s.user_id = d.user_id and s.status = 'approved')
      on conflict (key) do nothing returning 1),
  firm_mails as (
    insert into public.outbox (kind, key, user_id, payload)
      select 'mail', 'mail:firm-appointment-' || d.step || ':' || d.id || ':' || extract(epoch from d.starts_at)::bigint || ':' || s.user_id, d.user_id,
             jsonb_build_object('template', 'firm-appointment-' || d.step, 'to', u.email, 'data', jsonb_build_object(
               'id', d.id, 'title', d.title, 'client', private.client_title(d.user_id), 'asked', d.starts_at, 'until', d.ends_at))
      from due d join private.staff s on s.user_id in (d.person, d.second_person)
      join auth.users u on u.id = s.user_id and u.email is not null
      on conflict (key) do nothing returning 1)
  select (select count(*) from mails) + (select count(*) from firm_mails) into queued;
  return queued;
end $function$;

CREATE OR REPLACE FUNCTION public.read_member_feed (
  token_sha256 text
)
  RETURNS jsonb
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  feed private.member_feeds;
begin
  select f.* into feed from private.member_feeds f where f.token_sha256 = read_member_feed.token_sha256;
  if feed.person is null then
    return null;
  end if;
  if feed.read_at is null or feed.read_at < now() - interval '1 hour' then
    update private.member_feeds f set read_at = now() where f.person = feed.person;
  end if;
  return (
    select coalesce(jsonb_agg(jsonb_build_object(
             'id', a.id, 'title', a.title || ', ' || coalesce(k.title, ''), 'startsAt', a.starts_at, 'endsAt', a.ends_at, 'status', a.status,
             'sequence', a.sequence, 'place', a.place, 'placeDetail', a.place_detail, 'updatedAt', a.updated_at)
             order by a.starts_at, a.id), '[]')
    from (
      select x.* from public.appointments x where feed.person in (x.person, x.second_person) and x.ends_at > now() - interval '90 days'
      order by x.starts_at desc limit 2000) a
    left join lateral (select c.title from private.client_cards c where c.client = a.user_id limit 1) k on true);
end $function$;

CREATE OR REPLACE FUNCTION public.reminder_holds (
  appointment uuid,
  slot        timestamp with time zone,
  reader      text                     DEFAULT NULL::text
)
  RETURNS boolean
  LANGUAGE sql
  STABLE
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
  select exists (
    select from public.appointments a where a.id = reminder_holds.appointment and a.status = 'confirmed' and a.starts_at = slot
      and (reader is null or exists (select from auth.users u where u.id in (a.person, a.second_person) and u.email = reader)))
$function$;

CREATE OR REPLACE FUNCTION public.request_appointment (
  key    uuid,
  slot   timestamp with time zone,
  title  text,
  person uuid                     DEFAULT NULL::uuid,
  type   uuid                     DEFAULT NULL::uuid,
  answer text                     DEFAULT NULL::text
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
  kind private.appointment_types;
  used record;
begin
  perform private.require_values(num_nulls(key, slot, title));
  -- If the form was sent twice at the same moment, the second call waits here until it can see the first appointment.
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
  kind := private.open_type(request_appointment.type, true);
  if request_appointment.person is not null
    and not exists (select from private.offering(me, kind.id) t where t.person = request_appointment.person)
    and not exists (
      select from private.stand_ins(me, kind.id) s where s.person = request_appointment.person and s.away @> slot) then
    raise exception 'not-found' using errcode = 'P0001';
  end if;
  insert into public.appointments (user_id, title, starts_at, ends_at, status, request_key, person, second_person, type, place, place_detail,
      answer, margin_before, margin_after)
    values (me, btrim(request_appointment.title), slot, slot + make_interval(mins => kind.minutes), 'requested',
      request_appointment.key,
      private.claim_slot(me, slot, kind, false, request_appointment.person, second => kind.second_person), kind.second_person,
      kind.id, kind.place, kind.detail,
      case when kind.question is not null then nullif(btrim(request_appointment.answer), '') end, kind.margin_before, kind.margin_after)
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
  met public.appointments;
begin
  perform private.require_values(num_nulls(away_from, away_until, save_absence.reason, plan));
  if save_absence.stand_in is not null and not exists (select from private.staff s where s.user_id = save_absence.stand_in) then
    raise exception 'not-found' using errcode = 'P0001';
  end if;
  perform pg_advisory_xact_lock(hashtextextended('appointments:of:' || who, 0));
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
end $function$;

CREATE OR REPLACE FUNCTION public.save_appointment_remark (
  appointment uuid,
  body        text,
  seen        integer DEFAULT NULL::integer
)
  RETURNS void
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
#variable_conflict use_column
declare
  a public.appointments;
  was private.appointment_remarks;
  said text := btrim(save_appointment_remark.body);
begin
  perform private.require_staff();
  perform private.require_values(num_nulls(save_appointment_remark.body));
  a := private.own_appointment(save_appointment_remark.appointment, null);
  select * into was from private.appointment_remarks r where r.appointment = a.id;
  if coalesce(was.body, '') = said then
    return;
  end if;
  if was.version is distinct from seen then
    raise exception 'conflict' using errcode = 'P0001';
  end if;
  if said = '' then
    delete from private.appointment_remarks r where r.appointment = a.id;
  else
    insert into private.appointment_remarks as r (appointment, body, author) values (a.id, said, (select auth.uid()))
      on conflict (appointment) do update set body = excluded.body, author = excluded.author, version = r.version + 1;
  end if;
end $function$;

CREATE OR REPLACE FUNCTION public.save_appointment_type (
  type    uuid,
  content jsonb,
  members uuid[],
  seen    integer DEFAULT NULL::integer
)
  RETURNS void
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  was private.appointment_types;
  wanted private.appointment_types;
  second uuid := (content ->> 'second')::uuid;
begin
  perform private.require_admin();
  perform private.require_values(num_nulls(type, members, content ->> 'name', content ->> 'minutes', content ->> 'before', content ->> 'after',
    content ->> 'step', content ->> 'notice', content ->> 'horizon', content ->> 'place', content ->> 'byClients')
    + (select count(*)::int from unnest(members) m where m is null));
  perform pg_advisory_xact_lock(hashtextextended('appointment-types', 0));
  select * into was from private.appointment_types t where t.id = save_appointment_type.type;
  if was.id is not null and was.version is distinct from seen then
    -- A second press of the first save is no conflict.
    if seen is null and was.version = 0 and was.name = btrim(content ->> 'name') then
      return;
    end if;
    raise exception 'conflict' using errcode = 'P0001';
  end if;
  if was.retired_at is not null then
    raise exception 'type-gone' using errcode = 'P0001';
  end if;
  if exists (select from private.appointment_types t
    where t.retired_at is null and lower(t.name) = lower(btrim(content ->> 'name')) and t.id <> save_appointment_type.type) then
    raise exception 'type-exists' using errcode = 'P0001';
  end if;
  if was.id is null and (select count(*) from private.appointment_types t where t.retired_at is null) >= 50 then
    raise exception 'type-limit' using errcode = 'P0001';
  end if;
  if exists (select from unnest(members || second) m where m is not null and not exists (select from private.staff s where s.user_id = m)) then
    raise exception 'not-found' using errcode = 'P0001';
  end if;
  if second = any (members) then
    raise exception 'invalid-input' using errcode = 'P0001';
  end if;
  insert into private.appointment_types as t (
      id, name, minutes, margin_before, margin_after, step, notice_hours, horizon_days, place, detail, question, by_clients, per_day,
      second_person)
    values (save_appointment_type.type, btrim(content ->> 'name'), (content ->> 'minutes')::int, (content ->> 'before')::int,
      (content ->> 'after')::int, (content ->> 'step')::int, (content ->> 'notice')::int, (content ->> 'horizon')::int,
      content ->> 'place', nullif(btrim(content ->> 'detail'), ''), nullif(btrim(content ->> 'question'), ''),
      (content ->> 'byClients')::boolean, (content ->> 'perDay')::int, second)
    on conflict (id) do update set name = excluded.name, minutes = excluded.minutes, margin_before = excluded.margin_before,
      margin_after = excluded.margin_after, step = excluded.step, notice_hours = excluded.notice_hours,
      horizon_days = excluded.horizon_days, place = excluded.place, detail = excluded.detail, question = excluded.question,
      by_clients = excluded.by_clients, per_day = excluded.per_day,
      second_person = excluded.second_person, version = t.version + 1
    returning * into wanted;
  delete from private.type_members m where m.type = wanted.id and m.person <> all (members);
  insert into private.type_members (type, person) select wanted.id, m from unnest(members) m on conflict do nothing;
  perform private.note_staff('agenda.type', null, case when was.id is not null then jsonb_build_object('name', was.name, 'minutes', was.minutes) end,
    jsonb_build_object('name', wanted.name, 'minutes', wanted.minutes));
end $function$;

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
end $function$;

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
  perform private.require_values(num_nulls(sealed, save_outside_calendar.tentative));
  insert into private.outside_calendars as c (person, address, tentative, saved_at)
    values (me, sealed, save_outside_calendar.tentative, version)
    on conflict (person) do update set address = excluded.address, tentative = excluded.tentative, saved_at = excluded.saved_at,
      busy = '{}', etag = null, read_at = null, read_day = null, failures = 0, problem = null, next_at = now();
  perform private.note_staff('agenda.outside', me, null, jsonb_build_object('person', private.member_name(me)));
  return version;
end $function$;

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
      select 'mail', 'mail:outside:' || a.id || ':' || extract(epoch from a.starts_at)::bigint || ':' || h.person, jsonb_build_object(
        'template', 'appointment-outside', 'to', u.email, 'data', jsonb_build_object(
          'id', a.id, 'title', a.title, 'client', private.client_title(a.user_id), 'asked', a.starts_at, 'until', a.ends_at))
      from private.appointment_holds h join public.appointments a on a.id = h.appointment join auth.users u on u.id = h.person
      where h.person = member and a.status in ('requested', 'proposed', 'confirmed') and a.starts_at > now()
        and tstzrange(a.starts_at, a.ends_at) && becomes and not tstzrange(a.starts_at, a.ends_at) && was.busy
      on conflict (key) do nothing;
  end if;
end $function$;

CREATE OR REPLACE FUNCTION public.wait_for_appointment (
  days  jsonb,
  title text,
  type  uuid  DEFAULT NULL::uuid
)
  RETURNS void
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
#variable_conflict use_column
declare
  me uuid := private.require_account('assistant');
  kind private.appointment_types := private.open_type(wait_for_appointment.type, true);
  today date := (now() at time zone 'America/Bogota')::date;
  wanted datemultirange := (
    select range_agg(daterange((d ->> 0)::date, (d ->> 1)::date, '[]')) from jsonb_array_elements(wait_for_appointment.days) d);
begin
  perform private.require_values(num_nulls(wanted, wait_for_appointment.title, lower(wanted), upper(wanted)));
  if jsonb_array_length(wait_for_appointment.days) not between 1 and 5 or lower(wanted) < today or upper(wanted) - 1 > private.last_slot_day()
    or not exists (select from private.offering(me, kind.id)) then
    raise exception 'invalid-input' using errcode = 'P0001';
  end if;
  if private.first_free_slot(me, kind, wanted, now() + kind.notice_hours * interval '1 hour') is not null then
    raise exception 'wait-needless' using errcode = 'P0001';
  end if;
  insert into private.appointment_waits (user_id, type, title, days) values (me, kind.id, btrim(wait_for_appointment.title), wanted)
    on conflict on constraint appointment_waits_once do update set title = excluded.title, days = excluded.days, passed = '{}';
end $function$;

ALTER TABLE "private"."appointment_holds"
  ADD CONSTRAINT "appointment_holds_pkey" PRIMARY KEY (appointment, person);

ALTER TABLE "private"."appointment_types"
  ADD CONSTRAINT "appointment_types_second_person_fkey" FOREIGN KEY (second_person) REFERENCES auth.users(id) ON DELETE SET NULL;

ALTER TABLE "public"."appointments"
  ADD CONSTRAINT "appointments_second_person_fkey" FOREIGN KEY (second_person) REFERENCES auth.users(id) ON DELETE SET NULL;

ALTER TABLE "public"."appointments"
  ADD CONSTRAINT "appointments_two" CHECK ((second_person <> person));

CREATE INDEX appointment_types_of_second ON private.appointment_types USING btree (second_person)
  WHERE (second_person IS NOT NULL);

CREATE INDEX appointments_of_second ON public.appointments USING btree (second_person)
  WHERE (second_person IS NOT NULL);

REVOKE ALL ON FUNCTION "private"."attending_names"(public.appointments) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."claim_slot"(uuid, timestamp WITH time zone, private.appointment_types, boolean, uuid, uuid, uuid, uuid) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."lock_hours"(uuid[]) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."may_be_offered"(private.appointment_waits) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."require_values"(integer) FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "public"."assign_appointment"(uuid, uuid, integer, uuid) TO "authenticated";

REVOKE ALL ON FUNCTION "public"."assign_appointment"(uuid, uuid, integer, uuid) FROM "postgres";

GRANT EXECUTE ON FUNCTION "public"."assign_appointment"(uuid, uuid, integer, uuid) TO "postgres";

GRANT EXECUTE ON FUNCTION "public"."propose_appointment"(uuid, timestamp WITH time zone, text, text, uuid, uuid, boolean, uuid) TO "authenticated";

REVOKE ALL ON FUNCTION "public"."propose_appointment"(uuid, timestamp WITH time zone, text, text, uuid, uuid, boolean, uuid) FROM "postgres";

GRANT EXECUTE ON FUNCTION "public"."propose_appointment"(uuid, timestamp WITH time zone, text, text, uuid, uuid, boolean, uuid) TO "postgres";
