set local lock_timeout = '5s';
set local check_function_bodies = off;

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
    'kind', (select t.name from private.appointment_types t where t.id = a.type),
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
    'waits', private.waits_of(me), 'number', private.number_of(me), 'kinds', (
      select coalesce(jsonb_object_agg(t.id, t.name), '{}') from private.appointment_types t
      where t.id in (select a.type from public.appointments a where a.user_id = me)), 'names', (
      select coalesce(jsonb_object_agg(p.person, private.member_name(p.person)), '{}')
      from (
        select distinct unnest(array[a.person, a.second_person]) as person from public.appointments a where a.user_id = me) p
      where p.person is not null));
end $function$;
