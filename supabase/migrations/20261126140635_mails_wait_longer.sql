set local lock_timeout = '5s';
set local check_function_bodies = off;

CREATE OR REPLACE FUNCTION public.claim_mails (
  most          integer,
  lease_seconds integer
)
  RETURNS jsonb
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  claimed jsonb;
begin
  update public.mails m set state = 'failed', lease_until = null, read_at = clock_timestamp()
    where m.state = 'reading' and m.attempts >= 8 and m.lease_until < clock_timestamp();
  with turns as (
    select m.id, row_number() over (partition by m.user_id order by m.received_at, m.id) as turn, m.received_at
    from public.mails m where m.state = 'reading' and (m.lease_until is null or m.lease_until < clock_timestamp())),
  chosen as (
    select m.id from public.mails m join turns t on t.id = m.id
    where m.state = 'reading' and (m.lease_until is null or m.lease_until < clock_timestamp())
    order by t.turn, t.received_at limit claim_mails.most for update of m skip locked),
  taken as (
    update public.mails m set attempts = m.attempts + 1, lease_until = clock_timestamp() + make_interval(secs => lease_seconds)
      from chosen c where c.id = m.id returning m.*)
  select coalesce(jsonb_agg(jsonb_build_object('id', t.id, 'account', t.user_id, 'attempt', t.attempts, 'path', o.path,
      'via', t.via, 'size', t.size, 'delivery', o.delivery, 'allowed', t.allowed) order by t.received_at), '[]') into claimed
    from taken t left join private.mail_originals o on o.mail = t.id;
  return claimed;
end $function$;

CREATE OR REPLACE FUNCTION public.release_mail (
  mail    uuid,
  attempt integer
)
  RETURNS void
  LANGUAGE sql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
  update public.mails m
    set lease_until = clock_timestamp() + least(make_interval(secs => 5 * 3 ^ m.attempts), interval '15 minutes')
    where m.id = mail and m.attempts = attempt and m.state = 'reading'
$function$;
