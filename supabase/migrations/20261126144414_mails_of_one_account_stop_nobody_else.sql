set local lock_timeout = '5s';
set local check_function_bodies = off;

CREATE OR REPLACE FUNCTION public.keep_mail (
  event         text,
  address       uuid,
  raw_sha256    text,
  raw_size      bigint,
  envelope_from text,
  delivery      jsonb,
  too_large     boolean DEFAULT false
)
  RETURNS jsonb
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  a private.mail_addresses;
  kept public.mails;
  day_ago timestamptz := clock_timestamp() - interval '24 hours';
  hour_ago timestamptz := clock_timestamp() - interval '1 hour';
  used record;
  of_all record;
  is_heavy boolean;
begin
  select x.* into a from private.mail_addresses x join public.user_approval_status s on s.user_id = x.account and s.status = 'approved'
    where x.id = keep_mail.address;
  if a.id is null then
    return jsonb_build_object('state', 'gone');
  end if;
  perform pg_advisory_xact_lock(hashtextextended('mails:' || a.account, 0));
  insert into private.mail_events (id) values (event || ':' || a.id) on conflict do nothing;
  if not found then
    return jsonb_build_object('state', 'known');
  end if;
  select x.* into a from private.mail_addresses x where x.id = keep_mail.address;
  if a.retired_at is not null then
    update private.retired_mail r set mails = r.mails + 1, last_at = clock_timestamp() where r.address = a.id and r.sender = envelope_from;
    if not found and (select count(*) from private.retired_mail r where r.address = a.id) < 50 then
      insert into private.retired_mail (address, sender) values (a.id, envelope_from);
    end if;
    return jsonb_build_object('state', 'retired');
  end if;
  select * into kept from public.mails m where m.user_id = a.account and m.sha256 = raw_sha256;
  if kept.id is not null then
    return jsonb_build_object('state', 'known', 'mail', kept.id);
  end if;
  select count(*) as mails, coalesce(sum(m.size), 0) as bytes,
         count(*) filter (where m.received_at > hour_ago and m.state <> 'paused') as in_hour,
         count(*) filter (where m.received_at > hour_ago and m.state <> 'paused' and m.via = envelope_from) as of_sender
    into used from public.mails m where m.user_id = a.account and m.received_at > day_ago;
  select count(*) as mails, coalesce(sum(m.size), 0) as bytes, count(*) filter (where m.state <> 'paused') as unpaused
    into of_all from public.mails m where m.received_at > day_ago;
  is_heavy := used.mails >= 100 or used.bytes + raw_size > 209715200;
  if used.mails >= 5000 or used.bytes + raw_size > 2147483648
    or is_heavy and (of_all.mails >= 25000 or of_all.bytes + raw_size > 10737418240) then
    raise exception 'upload-quota' using errcode = 'P0001';
  end if;
  insert into public.mails (user_id, sha256, size, via, state)
    values (a.account, raw_sha256, raw_size, envelope_from, case when too_large then 'too-large'
      when used.of_sender >= 60 or used.in_hour >= 200 or is_heavy and of_all.unpaused >= 2000 then 'paused' else 'reading' end)
    returning * into kept;
  if not too_large then
    insert into private.mail_originals (mail, path, delivery)
      values (kept.id, a.account::text || '/' || raw_sha256 || '.eml', keep_mail.delivery);
  end if;
  return jsonb_build_object('state', kept.state, 'mail', kept.id);
end $function$;
