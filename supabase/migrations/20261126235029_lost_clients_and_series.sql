set local lock_timeout = '5s';
set local check_function_bodies = off;

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
    where x.series = a.series and x.user_id = a.user_id and x.starts_at >= a.starts_at and x.ends_at > now() and x.status in ('requested', 'proposed', 'confirmed');
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
      from public.appointments x where x.series = a.series and x.user_id = a.user_id having a.series is not null),
    'missed', (select count(*) from public.appointments x where x.user_id = a.user_id and x.status = 'missed'),
    'remark', (select jsonb_build_object('body', r.body, 'version', r.version, 'by', private.member_name(r.author))
      from private.appointment_remarks r where r.appointment = a.id),
    'last', jsonb_build_object(
    'at', a.updated_at,
    -- A change and its audit line have the same time.
    'by', (select s ->> 'by' from jsonb_array_elements(steps) s where (s ->> 'at')::timestamptz = a.updated_at limit 1)));
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
      from due d join private.staff s on s.user_id in (d.person, d.second_person) and private.may_attend(d.user_id, s.user_id)
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
      select x.* from public.appointments x where feed.person in (x.person, x.second_person)
        and private.may_attend(x.user_id, feed.person) and x.ends_at > now() - interval '90 days'
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
      and (reader is null or exists (select from auth.users u where u.id in (a.person, a.second_person) and u.email = reader
        and private.may_attend(a.user_id, u.id))))
$function$;
