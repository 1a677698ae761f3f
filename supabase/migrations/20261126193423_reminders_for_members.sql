set local lock_timeout = '5s';
set local check_function_bodies = off;

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
               'person', coalesce(private.member_name(a.person), '')))
    from private.contact_of(a.user_id) u
    on conflict (key) do nothing
$function$;

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
      on conflict (key) do nothing returning 1),
  firm_mails as (
    insert into public.outbox (kind, key, user_id, payload)
      select 'mail', 'mail:firm-appointment-' || d.step || ':' || d.id || ':' || extract(epoch from d.starts_at)::bigint || ':' || d.person, d.user_id,
             jsonb_build_object('template', 'firm-appointment-' || d.step, 'to', u.email, 'data', jsonb_build_object(
               'id', d.id, 'title', d.title, 'client', private.client_title(d.user_id), 'asked', d.starts_at, 'until', d.ends_at))
      from due d join private.staff s on s.user_id = d.person join auth.users u on u.id = d.person and u.email is not null
      on conflict (key) do nothing returning 1)
  select (select count(*) from mails) + (select count(*) from firm_mails) into queued;
  return queued;
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
      and (reader is null or exists (select from auth.users u where u.id = a.person and u.email = reader)))
$function$;

REVOKE ALL ON FUNCTION "public"."reminder_holds"(uuid, timestamp WITH time zone, text) FROM PUBLIC, "anon", "authenticated";

REVOKE ALL ON FUNCTION "public"."reminder_holds"(uuid, timestamp WITH time zone, text) FROM "postgres";

GRANT EXECUTE ON FUNCTION "public"."reminder_holds"(uuid, timestamp WITH time zone, text) TO "postgres";

GRANT EXECUTE ON FUNCTION "public"."reminder_holds"(uuid, timestamp WITH time zone, text) TO "service_role";
