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
  insert into public.outbox (kind, key, user_id, payload)
    select 'mail', 'mail:appointment:' || a.id || ':' || a.sequence, a.user_id,
           jsonb_build_object(
             'template', 'appointment-' || step, 'to', u.email,
             'data', jsonb_build_object(
               'id', a.id, 'title', a.title, 'startsAt', a.starts_at, 'endsAt', a.ends_at,
               'status', a.status, 'sequence', a.sequence, 'note', coalesce(a.note, ''), 'changedAt', a.updated_at))
    from private.contact_of(a.user_id) u
    on conflict (key) do nothing
$function$;
