set local lock_timeout = '5s';
set local check_function_bodies = off;

DROP FUNCTION "public"."propose_appointment"(uuid, timestamp WITH time zone, text, text, uuid, uuid, boolean, uuid);

DROP FUNCTION "public"."propose_series"(uuid, uuid, timestamp WITH time zone[], text, text, uuid, uuid, boolean, uuid);

DROP FUNCTION "public"."request_appointment"(uuid, timestamp WITH time zone, text, uuid, uuid, text);

DROP FUNCTION "public"."wait_for_appointment"(jsonb, text, uuid);

ALTER TABLE "private"."appointment_types"
  ADD COLUMN "other_places" jsonb NOT NULL DEFAULT '{}'::jsonb;

ALTER TABLE "private"."appointment_waits"
  ADD COLUMN "place" text;

ALTER TABLE "private"."appointment_waits"
  ADD COLUMN "place_number" text;

CREATE OR REPLACE FUNCTION private.are_other_places (
  others jsonb,
  place  text
)
  RETURNS boolean
  LANGUAGE sql
  IMMUTABLE
  SET search_path TO ''
  AS $function$
  select jsonb_typeof(others) = 'object' and not exists (
    select from jsonb_each(case when jsonb_typeof(others) = 'object' then others else '{}' end) o
    where o.key = place or o.key not in ('video', 'office', 'phone') or jsonb_typeof(o.value) not in ('string', 'null')
      or not coalesce(private.is_name(o.value #>> '{}', 3, 200), true))
$function$;

CREATE OR REPLACE FUNCTION private.at_place (
  kind    private.appointment_types,
  wanted  text,
  number  text,
  client  uuid,
  by_firm boolean
)
  RETURNS private.appointment_types
  LANGUAGE plpgsql
  STABLE
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
begin
  if wanted <> kind.place then
    if not kind.other_places ? wanted then
      raise exception 'place-gone' using errcode = 'P0001';
    end if;
    kind.detail := kind.other_places ->> wanted;
    kind.place := wanted;
  end if;
  if kind.place = 'phone' and kind.detail is null then
    kind.detail := case when btrim(number) <> '' then private.colombian_number(number) else private.number_of(client) end;
    if kind.detail is null and (btrim(number) <> '' or not by_firm) then
      raise exception 'number-invalid' using errcode = 'P0001';
    end if;
  end if;
  return kind;
end $function$;

CREATE OR REPLACE FUNCTION private.colombian_number (
  typed text
)
  RETURNS text
  LANGUAGE sql
  IMMUTABLE
  SET search_path TO ''
  AS $function$
  select regexp_replace(d.digits, '^(...)(...)(....)$', '\1 \2 \3')
  from (select regexp_replace(regexp_replace(typed, '[ ().-]', '', 'g'), '^(\+57|57(?=\d{10}$))', '') as digits) d
  where d.digits ~ '^(3\d|60)\d{8}$'
$function$;

CREATE OR REPLACE FUNCTION private.kind_of (
  a public.appointments
)
  RETURNS private.appointment_types
  LANGUAGE plpgsql
  STABLE
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  kind private.appointment_types := private.type_of(a.type);
begin
  kind.place := a.place;
  kind.detail := a.place_detail;
  return kind;
end $function$;

CREATE OR REPLACE FUNCTION private.number_of (
  client uuid
)
  RETURNS text
  LANGUAGE sql
  STABLE
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
  select private.colombian_number(n.phone) from (
    select p.phone, 1 as place from public.client_profiles p join private.account_members m on m.user_id = p.user_id
      where m.account = client and m.until is null and p.user_id = (select auth.uid())
    union all
    select p.phone, 2 from public.accounts a join public.client_profiles p on p.user_id = a.contact where a.id = client
    union all
    select c.phone, 3 from private.client_contacts c where c.client = number_of.client) n
  where private.colombian_number(n.phone) is not null order by n.place limit 1
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
      'notice', t.notice_hours, 'horizon', t.horizon_days, 'place', t.place, 'detail', t.detail, 'otherPlaces', t.other_places,
      'question', t.question, 'second', t.second_person, 'people', p.people, 'full', case when t.per_day is null then '{}'::jsonb else private.full_days(t) end) order by t.name), '[]')
  from private.appointment_types t cross join lateral (
    select coalesce(jsonb_agg(o.person order by o.place), '[]') as people from private.offering(client, t.id) o) p
  where t.retired_at is null and (t.by_clients or not by_client) and p.people <> '[]'
$function$;

CREATE OR REPLACE FUNCTION private.on_appointment_asked()
  RETURNS TRIGGER
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
begin
  insert into public.outbox (kind, key, user_id, payload)
    select 'mail', 'mail:asked:' || new.id || ':' || new.sequence || ':' || m.user_id, new.user_id,
           jsonb_build_object('template', 'appointment-requested', 'to', u.email, 'data', jsonb_build_object(
             'id', new.id, 'title', new.title, 'client', private.client_title(new.user_id), 'asked', new.starts_at, 'until', new.ends_at,
             'place', new.place, 'placeDetail', new.place_detail))
    from private.staff m join auth.users u on u.id = m.user_id
    where m.user_id <> new.user_id and case
      when exists (select from private.client_advisors a where a.client = new.user_id)
        then exists (select from private.client_advisors a where a.client = new.user_id and a.advisor = m.user_id)
      else m.role = 'admin' end
    on conflict (key) do nothing;
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
  select row(null, '', 60, 0, 0, 60, 24, 90, 'video', null, null, true, null, 0, null, null, '{}')::private.appointment_types where type_of.type is null
$function$;

CREATE OR REPLACE FUNCTION private.waited_kind (
  w private.appointment_waits
)
  RETURNS private.appointment_types
  LANGUAGE plpgsql
  STABLE
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  kind private.appointment_types := private.type_of(w.type);
begin
  return private.at_place(kind, case when kind.other_places ? w.place then w.place end, w.place_number, w.user_id, true);
end $function$;

CREATE OR REPLACE FUNCTION private.waits_of (
  client uuid
)
  RETURNS jsonb
  LANGUAGE sql
  STABLE
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
  select coalesce(jsonb_agg(jsonb_build_object('id', w.id, 'type', w.type, 'name', t.name, 'place', w.place, 'days', (
      select jsonb_agg(jsonb_build_array(lower(d), upper(d) - 1) order by lower(d)) from unnest(w.days) d)) order by w.created_at), '[]')
  from private.appointment_waits w left join private.appointment_types t on t.id = w.type where w.user_id = client
$function$;

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
  kind private.appointment_types := private.kind_of(a);
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
  return jsonb_build_object('types', private.offered_types(client, false), 'number', private.number_of(client)) || private.free_hours(array(
    select s.user_id from private.staff s left join private.attending(client) t on t.person = s.user_id
    where private.may_attend(client, s.user_id) order by t.place nulls last, s.created_at, s.user_id));
end $function$;

CREATE OR REPLACE FUNCTION public.firm_waits()
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
    select coalesce(jsonb_agg(jsonb_build_object('id', w.id, 'client', w.user_id, 'name', private.client_title(w.user_id), 'type', t.name, 'place', w.place,
        'days', (select jsonb_agg(jsonb_build_array(lower(d), upper(d) - 1) order by lower(d)) from unnest(w.days) d)) order by w.created_at), '[]')
    from (
      select x.* from private.appointment_waits x where is_admin or x.user_id = any (mine) order by x.created_at limit 100) w
    left join private.appointment_types t on t.id = w.type);
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
      'notice', t.notice_hours, 'horizon', t.horizon_days, 'place', t.place, 'detail', t.detail, 'otherPlaces', t.other_places,
      'question', t.question, 'byClients', t.by_clients, 'perDay', t.per_day, 'version', t.version,
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
    kind := private.waited_kind(w);
    slot := private.first_free_slot(w.user_id, kind, w.days,
      greatest(now() + kind.notice_hours * interval '1 hour', until + interval '1 hour'), w.passed);
    if slot is null then
      update private.appointment_waits x set tried_at = now() where x.id = w.id;
      continue;
    end if;
    select x.* into first from private.appointment_waits x
      where x.type is not distinct from w.type and (x.id = w.id or x.created_at < w.created_at and slot <> all (x.passed)
        and x.days @> (slot at time zone 'America/Bogota')::date and private.may_be_offered(x) and exists (
          select from private.slot_problems(array(select o.person from private.offering(x.user_id, kind.id) o), slot, private.waited_kind(x), false) p
          where p.problem is null))
      order by x.created_at limit 1;
    update private.appointment_waits x set tried_at = now() where x.id = first.id;
    kind := private.waited_kind(first);
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
          'placeDetail', a.place_detail, 'person', coalesce(private.attending_names(a), ''), 'people', private.attending_people(a), 'until', until))
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
    'waits', private.waits_of(me), 'number', private.number_of(me), 'names', (
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
  second_person uuid                     DEFAULT NULL::uuid,
  place         text                     DEFAULT NULL::text,
  number        text                     DEFAULT NULL::text
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
  kind := private.at_place(private.open_type(propose_appointment.type, false), propose_appointment.place, propose_appointment.number, client, true);
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

REVOKE ALL ON FUNCTION "public"."propose_appointment"(uuid, timestamp WITH time zone, text, text, uuid, uuid, boolean, uuid, text, text) FROM PUBLIC, "anon", "service_role";

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
  kind := private.kind_of(a);
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

CREATE OR REPLACE FUNCTION public.propose_series (
  series        uuid,
  client        uuid,
  slots         timestamp with time zone[],
  title         text,
  note          text                       DEFAULT NULL::text,
  person        uuid                       DEFAULT NULL::uuid,
  type          uuid                       DEFAULT NULL::uuid,
  confirmed     boolean                    DEFAULT false,
  second_person uuid                       DEFAULT NULL::uuid,
  place         text                       DEFAULT NULL::text,
  number        text                       DEFAULT NULL::text
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
        propose_series.confirmed, propose_series.second_person, propose_series.place, propose_series.number);
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

REVOKE ALL ON FUNCTION "public"."propose_series"(uuid, uuid, timestamp WITH time zone[], text, text, uuid, uuid, boolean, uuid, text, text) FROM PUBLIC, "anon", "service_role";

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
    select a.*, private.attending_names(a) as names, private.attending_people(a) as people, case when a.starts_at <= moment + interval '1 hour' then 'soon' else 'tomorrow' end as step
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
               'place', d.place, 'placeDetail', d.place_detail, 'person', coalesce(d.names, ''), 'people', d.people))
      from due d join lateral private.contact_of(d.user_id) c on c.email is not null
      where exists (select from public.user_approval_status s where s.user_id = d.user_id and s.status = 'approved')
      on conflict (key) do nothing returning 1),
  firm_mails as (
    insert into public.outbox (kind, key, user_id, payload)
      select 'mail', 'mail:firm-appointment-' || d.step || ':' || d.id || ':' || extract(epoch from d.starts_at)::bigint || ':' || s.user_id, d.user_id,
             jsonb_build_object('template', 'firm-appointment-' || d.step, 'to', u.email, 'data', jsonb_build_object(
               'id', d.id, 'title', d.title, 'client', private.client_title(d.user_id), 'asked', d.starts_at, 'until', d.ends_at,
               'place', d.place, 'placeDetail', d.place_detail))
      from due d join private.staff s on s.user_id in (d.person, d.second_person) and private.may_attend(d.user_id, s.user_id)
      join auth.users u on u.id = s.user_id and u.email is not null
      on conflict (key) do nothing returning 1)
  select (select count(*) from mails) + (select count(*) from firm_mails) into queued;
  return queued;
end $function$;

CREATE OR REPLACE FUNCTION public.request_appointment (
  key    uuid,
  slot   timestamp with time zone,
  title  text,
  person uuid                     DEFAULT NULL::uuid,
  type   uuid                     DEFAULT NULL::uuid,
  answer text                     DEFAULT NULL::text,
  place  text                     DEFAULT NULL::text,
  number text                     DEFAULT NULL::text
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
  kind := private.at_place(private.open_type(request_appointment.type, true), request_appointment.place, request_appointment.number, me, false);
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

REVOKE ALL ON FUNCTION "public"."request_appointment"(uuid, timestamp WITH time zone, text, uuid, uuid, text, text, text) FROM PUBLIC, "anon", "service_role";

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
      second_person, other_places)
    values (save_appointment_type.type, btrim(content ->> 'name'), (content ->> 'minutes')::int, (content ->> 'before')::int,
      (content ->> 'after')::int, (content ->> 'step')::int, (content ->> 'notice')::int, (content ->> 'horizon')::int,
      content ->> 'place', nullif(btrim(content ->> 'detail'), ''), nullif(btrim(content ->> 'question'), ''),
      (content ->> 'byClients')::boolean, (content ->> 'perDay')::int, second,
      coalesce((select jsonb_object_agg(o.key, nullif(btrim(o.value), '')) from jsonb_each_text(nullif(content -> 'otherPlaces', 'null')) o), '{}'))
    on conflict (id) do update set name = excluded.name, minutes = excluded.minutes, margin_before = excluded.margin_before,
      margin_after = excluded.margin_after, step = excluded.step, notice_hours = excluded.notice_hours,
      horizon_days = excluded.horizon_days, place = excluded.place, detail = excluded.detail, question = excluded.question,
      by_clients = excluded.by_clients, per_day = excluded.per_day,
      second_person = excluded.second_person, other_places = excluded.other_places, version = t.version + 1
    returning * into wanted;
  delete from private.type_members m where m.type = wanted.id and m.person <> all (members);
  insert into private.type_members (type, person) select wanted.id, m from unnest(members) m on conflict do nothing;
  perform private.note_staff('agenda.type', null, case when was.id is not null then jsonb_build_object('name', was.name, 'minutes', was.minutes) end,
    jsonb_build_object('name', wanted.name, 'minutes', wanted.minutes));
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
    update private.outside_calendars c set failures = c.failures + 1, problem = store_outside_calendar.problem where c.person = member and c.source = was.source;
    return;
  end if;
  becomes := case when store_outside_calendar.busy is null then was.busy else coalesce((
    select range_agg(tstzrange(to_timestamp((r ->> 0)::bigint * 60), to_timestamp((r ->> 1)::bigint * 60)))
    from jsonb_array_elements(store_outside_calendar.busy) r), '{}') end;
  update private.outside_calendars c
    set busy = becomes, etag = case when store_outside_calendar.busy is null then c.etag else left(store_outside_calendar.etag, 200) end,
        read_at = now(), failures = 0, problem = null,
        read_day = case when store_outside_calendar.busy is null then c.read_day else (now() at time zone 'America/Bogota')::date end
    where c.person = member and c.source = was.source;
  if was.read_at is not null then
    insert into public.outbox (kind, key, payload)
      select 'mail', 'mail:outside:' || a.id || ':' || extract(epoch from a.starts_at)::bigint || ':' || h.person, jsonb_build_object(
        'template', 'appointment-outside', 'to', u.email, 'data', jsonb_build_object(
          'id', a.id, 'title', a.title, 'client', private.client_title(a.user_id), 'asked', a.starts_at, 'until', a.ends_at,
          'place', a.place, 'placeDetail', a.place_detail))
      from private.appointment_holds h join public.appointments a on a.id = h.appointment join auth.users u on u.id = h.person
      where h.person = member and a.status in ('requested', 'proposed', 'confirmed') and a.starts_at > now()
        and tstzrange(a.starts_at, a.ends_at) && becomes and not tstzrange(a.starts_at, a.ends_at) && was.busy
      on conflict (key) do nothing;
  end if;
end $function$;

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
          people, pair[3 - n].starts_at, private.kind_of(pair[n]), true, now(), array[pair[1].id, pair[2].id]) p
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

CREATE OR REPLACE FUNCTION public.wait_for_appointment (
  days   jsonb,
  title  text,
  type   uuid  DEFAULT NULL::uuid,
  place  text  DEFAULT NULL::text,
  number text  DEFAULT NULL::text
)
  RETURNS void
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
#variable_conflict use_column
declare
  me uuid := private.require_account('assistant');
  kind private.appointment_types := private.at_place(
    private.open_type(wait_for_appointment.type, true), wait_for_appointment.place, wait_for_appointment.number, me, false);
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
  insert into private.appointment_waits (user_id, type, title, days, place, place_number)
    values (me, kind.id, btrim(wait_for_appointment.title), wanted, wait_for_appointment.place,
      case when kind.place = 'phone' then private.colombian_number(coalesce(nullif(wait_for_appointment.number, ''), kind.detail)) end)
    on conflict on constraint appointment_waits_once do update set title = excluded.title, days = excluded.days, place = excluded.place,
      place_number = excluded.place_number, passed = '{}';
end $function$;

REVOKE ALL ON FUNCTION "public"."wait_for_appointment"(jsonb, text, uuid, text, text) FROM PUBLIC, "anon", "service_role";

ALTER TABLE "private"."appointment_waits"
  ADD CONSTRAINT "appointment_waits_place_check" CHECK ((place = ANY (ARRAY['video'::text, 'office'::text, 'phone'::text])));

REVOKE ALL ON FUNCTION "private"."are_other_places"(jsonb, text) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."at_place"(private.appointment_types, text, text, uuid, boolean) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."colombian_number"(text) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."kind_of"(public.appointments) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."number_of"(uuid) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."waited_kind"(private.appointment_waits) FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "public"."propose_appointment"(uuid, timestamp WITH time zone, text, text, uuid, uuid, boolean, uuid, text, text) TO "authenticated";

GRANT EXECUTE ON FUNCTION "public"."propose_series"(uuid, uuid, timestamp WITH time zone[], text, text, uuid, uuid, boolean, uuid, text, text) TO "authenticated";

GRANT EXECUTE ON FUNCTION "public"."request_appointment"(uuid, timestamp WITH time zone, text, uuid, uuid, text, text, text) TO "authenticated";

GRANT EXECUTE ON FUNCTION "public"."wait_for_appointment"(jsonb, text, uuid, text, text) TO "authenticated";

ALTER TABLE "private"."appointment_types"
  ADD CONSTRAINT "appointment_types_other_places" CHECK (private.are_other_places(other_places, place));

ALTER TABLE "private"."appointment_waits"
  ADD CONSTRAINT "appointment_waits_place_number_check" CHECK (private.is_name(place_number, 3, 20));
