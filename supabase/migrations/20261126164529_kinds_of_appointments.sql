set local lock_timeout = '5s';
set local check_function_bodies = off;

ALTER TABLE "public"."appointments"
  DROP CONSTRAINT "appointments_hour";

DROP FUNCTION "private"."claim_slot"(uuid, timestamp WITH time zone, interval, uuid, uuid, uuid);

DROP FUNCTION "private"."free_hours"(uuid[], uuid);

DROP FUNCTION "private"."slot_problems"(uuid[], timestamp WITH time zone, interval, timestamp WITH time zone, uuid);

DROP FUNCTION "private"."stand_ins"(uuid);

DROP FUNCTION "public"."propose_appointment"(uuid, timestamp WITH time zone, text, text, uuid);

DROP FUNCTION "public"."request_appointment"(uuid, timestamp WITH time zone, text, uuid);

CREATE TABLE "private"."appointment_types" (
  "id"            uuid                     NOT NULL,
  "name"          text                     NOT NULL,
  "minutes"       integer                  NOT NULL,
  "margin_before" integer                  NOT NULL,
  "margin_after"  integer                  NOT NULL,
  "step"          integer                  NOT NULL,
  "notice_hours"  integer                  NOT NULL,
  "horizon_days"  integer                  NOT NULL,
  "place"         text                     NOT NULL,
  "detail"        text,
  "question"      text,
  "by_clients"    boolean                  NOT NULL,
  "retired_at"    timestamp with time zone,
  "version"       integer                  NOT NULL DEFAULT 0,
  CONSTRAINT "appointment_types_horizon_days_check" CHECK (((horizon_days >= 1) AND (horizon_days <= 90))),
  CONSTRAINT "appointment_types_margin_after_check" CHECK (((margin_after >= 0) AND (margin_after <= 120) AND ((margin_after % 5) = 0))),
  CONSTRAINT "appointment_types_margin_before_check" CHECK (((margin_before >= 0) AND (margin_before <= 120) AND ((margin_before % 5) = 0))),
  CONSTRAINT "appointment_types_minutes_check" CHECK (((minutes >= 10) AND (minutes <= 480) AND ((minutes % 5) = 0))),
  CONSTRAINT "appointment_types_notice_hours_check" CHECK (((notice_hours >= 0) AND (notice_hours <= 720))),
  CONSTRAINT "appointment_types_pkey" PRIMARY KEY (id),
  CONSTRAINT "appointment_types_place_check" CHECK ((place = ANY (ARRAY['video'::text, 'office'::text, 'phone'::text]))),
  CONSTRAINT "appointment_types_step_check" CHECK ((step = ANY (ARRAY[5, 10, 15, 20, 30, 60]))),
  CONSTRAINT "appointment_types_detail_check" CHECK (private.is_name(detail, 3, 200)),
  CONSTRAINT "appointment_types_name_check" CHECK (private.is_name(name, 3, 60)),
  CONSTRAINT "appointment_types_question_check" CHECK (private.is_name(question, 3, 200))
);

ALTER TABLE "private"."appointment_types"
  ENABLE ROW LEVEL SECURITY;

CREATE TABLE "private"."type_members" (
  "type"   uuid NOT NULL,
  "person" uuid NOT NULL,
  CONSTRAINT "type_members_pkey" PRIMARY KEY (TYPE, person)
);

ALTER TABLE "private"."type_members"
  ENABLE ROW LEVEL SECURITY;

ALTER TABLE "public"."appointments"
  ADD COLUMN "type" uuid;

ALTER TABLE "public"."appointments"
  ADD COLUMN "place" text NOT NULL DEFAULT 'video'::text;

ALTER TABLE "public"."appointments"
  ADD COLUMN "place_detail" text;

ALTER TABLE "public"."appointments"
  ADD COLUMN "answer" text;

ALTER TABLE "public"."appointments"
  ADD COLUMN "margin_before" integer NOT NULL DEFAULT 0;

ALTER TABLE "public"."appointments"
  ADD COLUMN "margin_after" integer NOT NULL DEFAULT 0;

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
    'cancelled_by', a.cancelled_by, 'created_at', a.created_at, 'person', a.person, 'type', a.type, 'place', a.place,
    'place_detail', a.place_detail, 'answer', a.answer)
$function$;

CREATE OR REPLACE FUNCTION private.claim_slot (
  client  uuid,
  slot    timestamp with time zone,
  kind    private.appointment_types,
  by_firm boolean,
  wanted  uuid                      DEFAULT NULL::uuid,
  known   uuid                      DEFAULT NULL::uuid,
  besides uuid                      DEFAULT NULL::uuid
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
    from private.slot_problems(array_remove(people, null), slot, kind, by_firm, now(), besides) x;
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
    select distinct p::uuid from jsonb_array_elements(types) t cross join jsonb_array_elements_text(t -> 'people') p
    where p::uuid <> all (usual) order by 1);
  stand_ins jsonb;
begin
  -- Those who offer a type anyway are not restricted to an absence, so they are no stand-ins here.
  select coalesce(jsonb_object_agg(s.person, s.away::text), '{}') into stand_ins
    from private.stand_ins(client, null) s where s.person <> all (special);
  usual := usual || array(select k::uuid from jsonb_object_keys(stand_ins) k order by 1);
  return private.free_hours(usual || special, stand_ins) || jsonb_build_object('types', types, 'usual', to_jsonb(usual));
end $function$;

CREATE OR REPLACE FUNCTION private.free_hours (
  people uuid[],
  within jsonb  DEFAULT '{}'::jsonb
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
begin
  return (
    select jsonb_build_object('from', today, 'people', coalesce(jsonb_agg(jsonb_build_object(
        'id', w.id, 'name', private.member_name(w.id), 'free', (
          select coalesce(jsonb_agg(jsonb_build_array(
            ceil(extract(epoch from lower(r) - midnight) / 60)::int, floor(extract(epoch from upper(r) - midnight) / 60)::int)
            order by lower(r)), '[]')
          from unnest(f.free * tstzmultirange(tstzrange(now(), null))
            * coalesce((within ->> w.id::text)::tstzmultirange, '{(,)}')) r)) order by w.place), '[]'))
    from unnest(people) with ordinality w (id, place)
    join private.free_ranges(people, today, private.last_slot_day()) f on f.person = w.id)
    || jsonb_build_object('closed', (
      select coalesce(jsonb_agg(jsonb_build_object(
               'day', c.day, 'from', c.from_hour, 'until', c.until_hour, 'reason', c.reason) order by c.day, c.from_hour), '[]')
      from private.closed_hours c where c.day >= today));
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
        select from private.absences b where b.person = heir and b.away && tstzrange(a.starts_at, a.ends_at)) then heir end
    where a.person = member and a.status in ('requested', 'proposed', 'confirmed') and a.ends_at > now();
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
    select c.id, c.person, tstzrange(c.starts_at - make_interval(mins => c.margin_before), c.ends_at + make_interval(mins => c.margin_after))
    from changed c where c.person is not null and c.status <> 'cancelled';
  return null;
end $function$;

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
      and (starts_with(o.key, 'mail:appointment-tomorrow:' || a.id) or starts_with(o.key, 'mail:appointment-soon:' || a.id));
  insert into public.outbox (kind, key, user_id, payload)
    select 'mail', 'mail:appointment:' || a.id || ':' || a.sequence, a.user_id,
           jsonb_build_object(
             'template', 'appointment-' || step, 'to', u.email,
             'data', jsonb_build_object(
               'id', a.id, 'title', a.title, 'startsAt', a.starts_at, 'endsAt', a.ends_at,
               'status', a.status, 'sequence', a.sequence, 'note', coalesce(a.note, ''), 'changedAt', a.updated_at,
               'place', a.place, 'placeDetail', a.place_detail,
               'person', coalesce(private.member_name(a.person), '')))
    from private.contact_of(a.user_id) u
    on conflict (key) do nothing
$function$;

CREATE OR REPLACE FUNCTION private.next_of (
  me uuid
)
  RETURNS jsonb
  LANGUAGE plpgsql
  STABLE
  SET search_path TO ''
  AS $function$
begin
  return (select coalesce(jsonb_agg(to_jsonb(n) order by n.at), '[]') from (
    select a.id, a.title, a.starts_at as at, a.status from public.appointments a
    where a.user_id = me and a.status in ('requested', 'confirmed') and a.ends_at > now()
    order by a.starts_at limit 3) n);
end $function$;

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
      'people', p.people) order by t.name), '[]')
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
  select t.person, t.place from private.attending(client) t
  where not exists (select from private.type_members m where m.type = offering.type)
  union all
  select m.person, row_number() over (order by t.place nulls last, s.created_at, m.person)
  from private.type_members m join private.staff s on s.user_id = m.person left join private.attending(client) t on t.person = m.person
  where m.type = offering.type and private.may_attend(client, m.person)
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
             'id', new.id, 'title', new.title, 'client', private.client_title(new.user_id), 'asked', new.starts_at, 'until', new.ends_at))
    from private.staff m join auth.users u on u.id = m.user_id
    where m.user_id <> new.user_id and case
      when exists (select from private.client_advisors a where a.client = new.user_id)
        then exists (select from private.client_advisors a where a.client = new.user_id and a.advisor = m.user_id)
      else m.role = 'admin' end
    on conflict (key) do nothing;
  return null;
end $function$;

CREATE OR REPLACE FUNCTION private.open_type (
  type      uuid,
  by_client boolean
)
  RETURNS private.appointment_types
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  kind private.appointment_types := private.type_of(type);
begin
  perform from private.appointment_types t where t.id = open_type.type for share;
  kind := private.type_of(type);
  if kind.minutes is null or kind.retired_at is not null or (by_client and not kind.by_clients) then
    raise exception 'type-gone' using errcode = 'P0001';
  end if;
  return kind;
end $function$;

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
        when exists (select from private.absences b where b.person = f.person and b.away && held) then 'slot-away'
        else 'slot-taken' end end
    from private.free_ranges(people, first_moment::date, last_moment::date, besides) f;
end $function$;

CREATE OR REPLACE FUNCTION private.stand_ins (
  client uuid,
  type   uuid
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
  from private.offering(client, type) t join private.absences b on b.person = t.person
  where upper(b.away) > now() and private.may_attend(client, b.stand_in)
    and b.stand_in not in (select x.person from private.offering(client, type) x)
  group by b.stand_in
$function$;

CREATE OR REPLACE FUNCTION private.standing_in (
  first_day  date,
  last_day   date,
  from_hour  integer,
  until_hour integer
)
  RETURNS SETOF public.appointments
  LANGUAGE sql
  STABLE
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
  select a from public.appointments a cross join lateral (
    select a.starts_at at time zone 'America/Bogota' as here, a.ends_at at time zone 'America/Bogota' as over) t
  where a.status in ('requested', 'proposed', 'confirmed') and a.ends_at > now()
    and a.starts_at >= first_day::timestamp at time zone 'America/Bogota'
    and a.starts_at < (last_day + 1)::timestamp at time zone 'America/Bogota'
    and t.here < t.here::date + until_hour * interval '1 hour' and t.over > t.here::date + from_hour * interval '1 hour'
$function$;

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
  select row(null, '', 60, 0, 0, 60, 24, 90, 'video', null, null, true, null, 0)::private.appointment_types where type_of.type is null
$function$;

CREATE OR REPLACE FUNCTION public.agenda_list (
  wanted    jsonb,
  page_size integer DEFAULT 25
)
  RETURNS jsonb
  LANGUAGE plpgsql
  STABLE
  SECURITY DEFINER
  SET search_path TO ''
  SET enable_seqscan TO 'off'
  SET jit TO 'off'
  AS $function$
declare
  kind text := coalesce(wanted ->> 'kind', 'coming');
  client uuid := (wanted ->> 'client')::uuid;
  size int := least(greatest(page_size, 1), 200);
  direction text := case kind when 'past' then 'desc' else 'asc' end;
  -- An appointment lasts at most eight hours, and the index knows when it begins.
  filter text := case kind
    when 'waiting' then 'a.status = ''requested'' and a.ends_at > now() and a.starts_at > now() - interval ''8 hours'''
    when 'past' then '(a.ends_at <= now() or a.status in (''cancelled'', ''done''))'
    else 'a.status in (''requested'', ''proposed'', ''confirmed'') and a.ends_at > now() and a.starts_at > now() - interval ''8 hours''' end;
  clients uuid[];
  found uuid[];
begin
  perform private.require_staff();
  if client is not null and not private.sees_client(client) then
    raise exception 'not-found' using errcode = 'P0001';
  end if;
  if wanted -> 'cursor' ->> 0 is not null then
    filter := filter || format(' and (a.starts_at, a.id) %s (%L::timestamptz, %L::uuid)', case kind when 'past' then '<' else '>' end,
      wanted -> 'cursor' ->> 0, wanted -> 'cursor' ->> 1);
  end if;
  if client is not null then
    clients := array[client];
  elsif not private.is_admin() then
    clients := array(select private.my_clients());
  end if;
  execute format(case when clients is null
      then 'select array(select a.id from public.appointments a where %1$s order by a.starts_at %2$s, a.id %2$s limit %3$s)'
      -- From each client as many as a page can hold, by the index of that client.
      else 'select array(select o.id from unnest($1) c cross join lateral (
              select a.starts_at, a.id from public.appointments a where a.user_id = c and %1$s
              order by a.starts_at %2$s, a.id %2$s limit %3$s) o order by o.starts_at %2$s, o.id %2$s limit %3$s)' end,
    filter, direction, size) into found using clients;
  return (select coalesce(jsonb_agg(private.agenda_row(a, k.title, u.email) order by f.place), '[]')
    from unnest(found) with ordinality f (id, place) join public.appointments a on a.id = f.id
    left join lateral private.contact_of(a.user_id) u on true left join private.client_cards k on k.client = a.user_id);
end $function$;

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
    set person = private.claim_slot(a.user_id, slot, kind, false, null, a.person, a.id), starts_at = slot,
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
  return jsonb_build_object('types', private.offered_types(client, false)) || private.free_hours(array(
    select s.user_id from private.staff s left join private.attending(client) t on t.person = s.user_id
    where private.may_attend(client, s.user_id) order by t.place nulls last, s.created_at, s.user_id));
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
      'byClients', t.by_clients, 'version', t.version, 'members', (
        select coalesce(jsonb_agg(jsonb_build_object('id', m.person, 'name', private.member_name(m.person)) order by private.member_name(m.person)), '[]')
        from private.type_members m where m.type = t.id)) order by t.name), '[]')
    from private.appointment_types t where t.retired_at is null);
end $function$;

REVOKE ALL ON FUNCTION "public"."list_appointment_types"() FROM PUBLIC, "anon", "service_role";

CREATE OR REPLACE FUNCTION public.list_closed_hours (
  first_day date,
  last_day  date
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
    select coalesce(jsonb_agg(jsonb_build_object(
      'id', c.id, 'day', c.day, 'from', c.from_hour, 'until', c.until_hour, 'reason', c.reason,
      'by', private.member_name(c.made_by), 'standing', s.seen, 'others', s.others) order by c.day, c.from_hour), '[]')
    from private.closed_hours c cross join lateral (
      select coalesce(jsonb_agg(private.agenda_row(a, k.title, u.email) order by a.starts_at) filter (where seen.it), '[]') as seen,
             count(*) filter (where not seen.it) as others
      from public.appointments a
      left join lateral (select c.email from private.contact_of(a.user_id) c limit 1) u on true
      left join lateral (select x.title from private.client_cards x where x.client = a.user_id limit 1) k on true
      cross join lateral (select is_admin or a.user_id = any (mine) as it) seen
      -- Repeats private.standing_in, which is too slow to call for each closure.
      where a.status in ('requested', 'proposed', 'confirmed') and a.ends_at > now()
        and a.starts_at > (c.day + c.from_hour * interval '1 hour' - interval '8 hours') at time zone 'America/Bogota'
        and a.ends_at > (c.day + c.from_hour * interval '1 hour') at time zone 'America/Bogota'
        and a.starts_at < (c.day + c.until_hour * interval '1 hour') at time zone 'America/Bogota') s
    where c.day between first_day and last_day);
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
    'names', (
      select coalesce(jsonb_object_agg(p.person, private.member_name(p.person)), '{}')
      from (select distinct a.person from public.appointments a where a.user_id = me and a.person is not null) p));
end $function$;

CREATE OR REPLACE FUNCTION public.propose_appointment (
  client    uuid,
  slot      timestamp with time zone,
  title     text,
  note      text                     DEFAULT NULL::text,
  person    uuid                     DEFAULT NULL::uuid,
  type      uuid                     DEFAULT NULL::uuid,
  confirmed boolean                  DEFAULT false
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
begin
  perform private.require_staff();
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
  insert into public.appointments (user_id, title, starts_at, ends_at, status, note, person, type, place, place_detail, margin_before,
      margin_after)
    values (client, btrim(propose_appointment.title), slot, slot + make_interval(mins => kind.minutes), state,
      nullif(btrim(propose_appointment.note), ''), private.claim_slot(client, slot, kind, true, propose_appointment.person), kind.id,
      kind.place, kind.detail, kind.margin_before, kind.margin_after)
    returning * into a;
  perform private.note_staff(case when confirmed then 'appointment.booked' else 'appointment.proposed' end, client, null,
    jsonb_build_object('appointment', a.id, 'starts_at', slot));
  perform private.mail_appointment(a, state);
  return a;
exception when exclusion_violation then
  raise exception 'slot-taken' using errcode = 'P0001';
end $function$;

REVOKE ALL ON FUNCTION "public"."propose_appointment"(uuid, timestamp WITH time zone, text, text, uuid, uuid, boolean) FROM PUBLIC, "anon", "service_role";

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
    set person = private.claim_slot(a.user_id, slot, kind, true, propose_other_hour.person, a.person, a.id),
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
    select a.*, case when a.starts_at <= moment + interval '1 hour' then 'soon' else 'tomorrow' end as step
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
               'place', d.place, 'placeDetail', d.place_detail, 'person', coalesce(private.member_name(d.person), '')))
      from due d join lateral private.contact_of(d.user_id) c on c.email is not null
      where exists (select from public.user_approval_status s where s.user_id = d.user_id and s.status = 'approved')
      on conflict (key) do nothing returning 1)
  select count(*) into queued from mails;
  return queued;
end $function$;

CREATE OR REPLACE FUNCTION public.read_calendar_feed (
  token_sha256 text
)
  RETURNS jsonb
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  feed private.calendar_feeds;
begin
  select f.* into feed from private.calendar_feeds f
    where f.token_sha256 = read_calendar_feed.token_sha256
      and exists (select from private.account_members m where m.account = f.user_id and m.user_id = f.person and m.until is null)
      and (exists (select from public.user_approval_status s where s.user_id = f.user_id and s.status = 'approved')
        or f.user_id = f.person and exists (select from private.staff s where s.user_id = f.person));
  if feed.user_id is null then
    return null;
  end if;
  if feed.read_at is null or feed.read_at < now() - interval '1 hour' then
    update private.calendar_feeds f set read_at = now() where f.user_id = feed.user_id and f.person = feed.person;
  end if;
  return jsonb_build_object('appointments', (
    select coalesce(jsonb_agg(jsonb_build_object(
             'id', a.id, 'title', a.title, 'startsAt', a.starts_at, 'endsAt', a.ends_at,
             'status', a.status, 'sequence', a.sequence, 'place', a.place, 'placeDetail', a.place_detail, 'updatedAt', a.updated_at)
             order by a.starts_at, a.id), '[]')
    from public.appointments a
    where a.user_id = feed.user_id and a.ends_at > now() - interval '90 days'),
    'obligations', (
    select coalesce(jsonb_agg(jsonb_build_object(
             'id', o.id, 'obligation', o.obligation, 'name', o.name, 'municipality', nullif(o.municipality, ''), 'period', o.period, 'due', o.due,
             'state', o.state, 'sequence', o.version, 'updatedAt', o.changed_at) order by o.due, o.id), '[]')
    from public.obligations o
    where o.user_id = feed.user_id and o.client_sees and o.due is not null and o.applies and o.state <> 'not-applicable' and o.listed > current_date - 90));
end $function$;

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
  kind := private.open_type(request_appointment.type, true);
  if request_appointment.person is not null
    and not exists (select from private.offering(me, kind.id) t where t.person = request_appointment.person)
    and not exists (
      select from private.stand_ins(me, kind.id) s where s.person = request_appointment.person and s.away @> slot) then
    raise exception 'not-found' using errcode = 'P0001';
  end if;
  insert into public.appointments (user_id, title, starts_at, ends_at, status, request_key, person, type, place, place_detail, answer,
      margin_before, margin_after)
    values (me, btrim(request_appointment.title), slot, slot + make_interval(mins => kind.minutes), 'requested',
      request_appointment.key, private.claim_slot(me, slot, kind, false, request_appointment.person), kind.id, kind.place, kind.detail,
      case when kind.question is not null then nullif(btrim(request_appointment.answer), '') end, kind.margin_before, kind.margin_after)
    returning * into kept;
  perform private.mail_appointment(kept, 'received');
  return kept;
exception when exclusion_violation then
  raise exception 'slot-taken' using errcode = 'P0001';
end $function$;

REVOKE ALL ON FUNCTION "public"."request_appointment"(uuid, timestamp WITH time zone, text, uuid, uuid, text) FROM PUBLIC, "anon", "service_role";

CREATE OR REPLACE FUNCTION public.retire_appointment_type (
  type uuid
)
  RETURNS void
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  gone private.appointment_types;
begin
  perform private.require_admin();
  update private.appointment_types t set retired_at = now() where t.id = retire_appointment_type.type and t.retired_at is null
    returning * into gone;
  if gone.id is not null then
    perform private.note_staff('agenda.type-retired', null, jsonb_build_object('name', gone.name), null);
  end if;
end $function$;

REVOKE ALL ON FUNCTION "public"."retire_appointment_type"(uuid) FROM PUBLIC, "anon", "service_role";

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
begin
  perform private.require_admin();
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
  if exists (select from unnest(members) m where not exists (select from private.staff s where s.user_id = m)) then
    raise exception 'not-found' using errcode = 'P0001';
  end if;
  insert into private.appointment_types as t (
      id, name, minutes, margin_before, margin_after, step, notice_hours, horizon_days, place, detail, question, by_clients)
    values (save_appointment_type.type, btrim(content ->> 'name'), (content ->> 'minutes')::int, (content ->> 'before')::int,
      (content ->> 'after')::int, (content ->> 'step')::int, (content ->> 'notice')::int, (content ->> 'horizon')::int,
      content ->> 'place', nullif(btrim(content ->> 'detail'), ''), nullif(btrim(content ->> 'question'), ''),
      (content ->> 'byClients')::boolean)
    on conflict (id) do update set name = excluded.name, minutes = excluded.minutes, margin_before = excluded.margin_before,
      margin_after = excluded.margin_after, step = excluded.step, notice_hours = excluded.notice_hours,
      horizon_days = excluded.horizon_days, place = excluded.place, detail = excluded.detail, question = excluded.question,
      by_clients = excluded.by_clients, version = t.version + 1
    returning * into wanted;
  delete from private.type_members m where m.type = wanted.id and m.person <> all (members);
  insert into private.type_members (type, person) select wanted.id, m from unnest(members) m on conflict do nothing;
  perform private.note_staff('agenda.type', null, case when was.id is not null then jsonb_build_object('name', was.name, 'minutes', was.minutes) end,
    jsonb_build_object('name', wanted.name, 'minutes', wanted.minutes));
end $function$;

REVOKE ALL ON FUNCTION "public"."save_appointment_type"(uuid, jsonb, uuid[], integer) FROM PUBLIC, "anon", "service_role";

ALTER TABLE "private"."type_members"
  ADD CONSTRAINT "type_members_person_fkey" FOREIGN KEY (person) REFERENCES auth.users(id) ON DELETE CASCADE;

ALTER TABLE "private"."type_members"
  ADD CONSTRAINT "type_members_type_fkey" FOREIGN KEY (TYPE) REFERENCES private.appointment_types(id) ON DELETE CASCADE;

ALTER TABLE "public"."appointments"
  ADD CONSTRAINT "appointments_answer_check" CHECK (((length(answer) >= 1) AND (length(answer) <= 500)));

ALTER TABLE "public"."appointments"
  ADD CONSTRAINT "appointments_hour" CHECK ((((ends_at - starts_at) >= '00:10:00'::interval) AND ((ends_at - starts_at) <= '08:00:00'::interval)));

ALTER TABLE "public"."appointments"
  ADD CONSTRAINT "appointments_margin_after_check" CHECK (((margin_after >= 0) AND (margin_after <= 120)));

ALTER TABLE "public"."appointments"
  ADD CONSTRAINT "appointments_margin_before_check" CHECK (((margin_before >= 0) AND (margin_before <= 120)));

ALTER TABLE "public"."appointments"
  ADD CONSTRAINT "appointments_place_check" CHECK ((place = ANY (ARRAY['video'::text, 'office'::text, 'phone'::text])));

ALTER TABLE "public"."appointments"
  ADD CONSTRAINT "appointments_type_fkey" FOREIGN KEY (TYPE) REFERENCES private.appointment_types(id);

CREATE UNIQUE INDEX appointment_types_by_name ON private.appointment_types USING btree (lower(name))
  WHERE (retired_at IS NULL);

CREATE INDEX type_members_of_person ON private.type_members USING btree (person);

CREATE INDEX appointments_of_type ON public.appointments USING btree (TYPE)
  WHERE (TYPE IS NOT NULL);

COMMENT ON TABLE "private"."appointment_types" IS 'Kinds of appointments beside the usual one of an hour. Written and read by functions alone.';

COMMENT ON TABLE "private"."type_members" IS 'Who offers a kind of appointment. Written and read by functions alone.';

REVOKE ALL ON FUNCTION "private"."claim_slot"(uuid, timestamp WITH time zone, private.appointment_types, boolean, uuid, uuid, uuid) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."client_agenda"(uuid) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."free_hours"(uuid[], jsonb) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."offered_types"(uuid, boolean) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."offering"(uuid, uuid) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."open_type"(uuid, boolean) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."slot_problems"(uuid[], timestamp WITH time zone, private.appointment_types, boolean, timestamp WITH time zone, uuid) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."stand_ins"(uuid, uuid) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."type_of"(uuid) FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "public"."list_appointment_types"() TO "authenticated";

REVOKE ALL ON FUNCTION "public"."list_appointment_types"() FROM "postgres";

GRANT EXECUTE ON FUNCTION "public"."list_appointment_types"() TO "postgres";

GRANT EXECUTE ON FUNCTION "public"."propose_appointment"(uuid, timestamp WITH time zone, text, text, uuid, uuid, boolean) TO "authenticated";

REVOKE ALL ON FUNCTION "public"."propose_appointment"(uuid, timestamp WITH time zone, text, text, uuid, uuid, boolean) FROM "postgres";

GRANT EXECUTE ON FUNCTION "public"."propose_appointment"(uuid, timestamp WITH time zone, text, text, uuid, uuid, boolean) TO "postgres";

GRANT EXECUTE ON FUNCTION "public"."request_appointment"(uuid, timestamp WITH time zone, text, uuid, uuid, text) TO "authenticated";

REVOKE ALL ON FUNCTION "public"."request_appointment"(uuid, timestamp WITH time zone, text, uuid, uuid, text) FROM "postgres";

GRANT EXECUTE ON FUNCTION "public"."request_appointment"(uuid, timestamp WITH time zone, text, uuid, uuid, text) TO "postgres";

GRANT EXECUTE ON FUNCTION "public"."retire_appointment_type"(uuid) TO "authenticated";

REVOKE ALL ON FUNCTION "public"."retire_appointment_type"(uuid) FROM "postgres";

GRANT EXECUTE ON FUNCTION "public"."retire_appointment_type"(uuid) TO "postgres";

GRANT EXECUTE ON FUNCTION "public"."save_appointment_type"(uuid, jsonb, uuid[], integer) TO "authenticated";

REVOKE ALL ON FUNCTION "public"."save_appointment_type"(uuid, jsonb, uuid[], integer) FROM "postgres";

GRANT EXECUTE ON FUNCTION "public"."save_appointment_type"(uuid, jsonb, uuid[], integer) TO "postgres";

ALTER TABLE "public"."appointments"
  ADD CONSTRAINT "appointments_place_detail_check" CHECK (private.is_name(place_detail, 3, 200));
