set local lock_timeout = '5s';
set local check_function_bodies = off;

CREATE OR REPLACE FUNCTION private.attending_people (
  a public.appointments
)
  RETURNS jsonb
  LANGUAGE sql
  STABLE
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
  select coalesce(jsonb_agg(n.name order by n.place), '[]')
  from unnest(array[private.member_name(a.person), private.member_name(a.second_person)]) with ordinality n (name, place) where n.name is not null
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
               'person', coalesce(private.attending_names(a), ''), 'people', private.attending_people(a)))
    from private.contact_of(a.user_id) u
    on conflict (key) do nothing
$function$;

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
          'placeDetail', a.place_detail, 'person', coalesce(private.attending_names(a), ''), 'people', private.attending_people(a), 'until', until))
      from private.contact_of(a.user_id) c where c.email is not null
      on conflict (key) do nothing;
    offered := offered + 1;
  end loop;
  return offered;
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
               'id', d.id, 'title', d.title, 'client', private.client_title(d.user_id), 'asked', d.starts_at, 'until', d.ends_at))
      from due d join private.staff s on s.user_id in (d.person, d.second_person) and private.may_attend(d.user_id, s.user_id)
      join auth.users u on u.id = s.user_id and u.email is not null
      on conflict (key) do nothing returning 1)
  select (select count(*) from mails) + (select count(*) from firm_mails) into queued;
  return queued;
end $function$;

REVOKE ALL ON FUNCTION "private"."attending_people"(public.appointments) FROM PUBLIC;
