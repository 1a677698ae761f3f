set local lock_timeout = '5s';
set local check_function_bodies = off;

CREATE OR REPLACE FUNCTION private.mail_notice (
  n public.notifications
)
  RETURNS void
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
begin
  if n.kind in ('signature', 'signature-turn', 'signature-news', 'client-message', 'delivery', 'security')
    or n.kind = 'client-appointment' and n.data ->> 'what' in ('requested', 'soon')
    or n.kind in ('message', 'appointment', 'request', 'returned', 'invoice-accepted', 'invoice-rejected', 'document', 'deadline')
      and private.is_addressed(n)
    or private.notice_choice(n) <> 'now' then
    return;
  end if;
  insert into public.outbox (kind, key, payload, next_at)
    select 'mail', 'mail:notice:' || n.id, jsonb_build_object('template', 'notice-now', 'to', u.email,
      'data', jsonb_build_object('person', n.user_id, 'notification', n.id)), private.rest_ends(n.user_id, clock_timestamp() + interval '10 minutes')
    from auth.users u where u.id = n.user_id
    on conflict (key) do nothing;
end $function$;

CREATE OR REPLACE FUNCTION private.tell_soon (
  moment timestamp with time zone
)
  RETURNS void
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  a public.appointments;
  words jsonb;
  told uuid[];
begin
  for a in
    select x.* from public.appointments x
    where x.status = 'confirmed' and x.updated_at <= moment - interval '1 hour' and x.starts_at > moment
      and x.starts_at <= moment + interval '1 hour' order by x.starts_at, x.id
  loop
    words := jsonb_build_object('title', a.title, 'what', 'soon', 'at', a.starts_at);
    told := array(
      select n.user_id from public.notifications n
      where n.user_id = any (private.people_of(a.user_id, 'assistant') || a.person || a.second_person) and n.subject = a.id
        and n.data ->> 'what' = 'soon' and (n.data ->> 'at')::timestamptz = a.starts_at);
    perform private.notify(array(select p from unnest(private.people_of(a.user_id, 'assistant')) p where p <> all (told)),
      'appointment', a.user_id, a.id, words);
    perform private.notify(array(select p from unnest(array[a.person, a.second_person]) p where p <> all (told)),
      'client-appointment', a.user_id, a.id, words, 1, true);
  end loop;
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
               'id', d.id, 'title', d.title, 'client', private.client_title(d.user_id), 'asked', d.starts_at, 'until', d.ends_at,
               'place', d.place, 'placeDetail', d.place_detail))
      from due d join private.staff s on s.user_id in (d.person, d.second_person) and private.may_attend(d.user_id, s.user_id)
      join auth.users u on u.id = s.user_id and u.email is not null
      on conflict (key) do nothing returning 1)
  select (select count(*) from mails) + (select count(*) from firm_mails) into queued;
  perform private.tell_soon(moment);
  return queued;
end $function$;

REVOKE ALL ON FUNCTION "private"."tell_soon"(timestamp WITH time zone) FROM PUBLIC;
