set local lock_timeout = '5s';
set local check_function_bodies = off;

ALTER TABLE "public"."outbox"
  DROP CONSTRAINT "outbox_kind_check";

CREATE TABLE "private"."push_choices" (
  "person" uuid    NOT NULL,
  "topic"  text    NOT NULL,
  "wanted" boolean NOT NULL,
  CONSTRAINT "push_choices_pkey" PRIMARY KEY (person, topic),
  CONSTRAINT "push_choices_topic_check"
    CHECK
    ((topic = ANY (ARRAY['messages'::text, 'appointments'::text, 'requests'::text, 'rejected'::text, 'invoices'::text, 'signatures'::text, 'documents'::text, 'filed'::text,
    'deadlines'::text, 'mails'::text, 'senders'::text, 'access'::text, 'review'::text, 'deliveries'::text])))
);

ALTER TABLE "private"."push_choices"
  ENABLE ROW LEVEL SECURITY;

CREATE TABLE "private"."push_devices" (
  "id"       uuid                     NOT NULL DEFAULT gen_random_uuid(),
  "person"   uuid                     NOT NULL,
  "session"  uuid                     NOT NULL,
  "endpoint" text                     NOT NULL,
  "p256dh"   text                     NOT NULL,
  "auth"     text                     NOT NULL,
  "site_key" text                     NOT NULL,
  "agent"    text                     NOT NULL DEFAULT ''::text,
  "made_at"  timestamp with time zone NOT NULL DEFAULT clock_timestamp(),
  CONSTRAINT "push_devices_auth_check" CHECK ((auth ~ '^[A-Za-z0-9_-]{22}$'::text)),
  CONSTRAINT "push_devices_endpoint_check" CHECK (((length(endpoint) <= 1000) AND (endpoint ~ '^https?://[^/]+/'::text))),
  CONSTRAINT "push_devices_endpoint_key" UNIQUE (endpoint),
  CONSTRAINT "push_devices_p256dh_check" CHECK ((p256dh ~ '^[A-Za-z0-9_-]{87}$'::text)),
  CONSTRAINT "push_devices_pkey" PRIMARY KEY (id),
  CONSTRAINT "push_devices_site_key_check" CHECK ((site_key ~ '^[A-Za-z0-9_-]{87}$'::text))
);

ALTER TABLE "private"."push_devices"
  ENABLE ROW LEVEL SECURITY;

CREATE OR REPLACE FUNCTION private.forget_push_devices (
  most integer
)
  RETURNS integer
  LANGUAGE sql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
  with gone as (
    delete from private.push_devices d where d.id in (
      select x.id from private.push_devices x join auth.sessions s on s.id = x.session
      where greatest(s.created_at, s.refreshed_at at time zone 'utc') < now() - interval '60 days' limit most for update of x skip locked)
    returning 1)
  select count(*)::int from gone
$function$;

CREATE OR REPLACE FUNCTION private.is_pushed (
  d private.push_devices
)
  RETURNS boolean
  LANGUAGE plpgsql
  STABLE
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
begin
  return exists (select from auth.sessions s where s.id = d.session and s.user_id = d.person
    and coalesce(s.not_after > clock_timestamp(), true)
    and greatest(s.created_at, s.refreshed_at at time zone 'utc') > clock_timestamp() - interval '60 days');
end $function$;

CREATE OR REPLACE FUNCTION private.notify (
  people   uuid[],
  kind     text,
  client   uuid,
  subject  uuid,
  data     jsonb,
  times    integer DEFAULT 1,
  for_firm boolean DEFAULT false
)
  RETURNS void
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
#variable_conflict use_column
declare
  told public.notifications;
  words jsonb := (select coalesce(jsonb_object_agg(d.key, case jsonb_typeof(d.value)
      when 'string' then to_jsonb(left(d.value #>> '{}', 100)) else d.value end), '{}')
    from jsonb_each(jsonb_strip_nulls(notify.data || case when notify.for_firm and notify.client is not null
      then jsonb_build_object('client', private.client_title(notify.client)) else '{}' end)) d);
begin
  for told in insert into public.notifications as n (user_id, account, for_firm, kind, subject, data, count)
    select p.id, notify.client, notify.for_firm, notify.kind, notify.subject, words, notify.times
    from (select distinct x as id from unnest(notify.people) x) p
    where (notify.kind = 'security' or p.id is distinct from (select auth.uid())) and private.may_be_told(p.id, notify.client, notify.for_firm)
    order by p.id
    on conflict (user_id, kind, subject) where read_at is null do update
      set data = excluded.data, count = n.count + excluded.count, last_at = excluded.last_at, seen_at = null
    returning n.* loop
    perform private.mail_notice(told);
    perform private.push_notice(told);
  end loop;
end $function$;

CREATE OR REPLACE FUNCTION private.push_choices_of (
  person uuid
)
  RETURNS jsonb
  LANGUAGE plpgsql
  STABLE
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
begin
  return (select jsonb_object_agg(t.topic, private.push_wanted(push_choices_of.person, t.topic)) from unnest(array[
    'messages', 'appointments', 'requests', 'rejected', 'invoices', 'signatures', 'documents', 'filed', 'deadlines', 'mails', 'senders',
    'access', 'review', 'deliveries']) t (topic));
end $function$;

CREATE OR REPLACE FUNCTION private.push_devices_of (
  person uuid
)
  RETURNS jsonb
  LANGUAGE plpgsql
  STABLE
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
begin
  return (select coalesce(jsonb_agg(jsonb_build_object('id', d.id, 'agent', d.agent, 'made_at', d.made_at)
    order by d.made_at desc, d.id), '[]') from private.push_devices d where d.person = push_devices_of.person and private.is_pushed(d));
end $function$;

CREATE OR REPLACE FUNCTION private.push_notice (
  n public.notifications
)
  RETURNS void
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  soon boolean := n.kind in ('appointment', 'client-appointment') and coalesce(n.data ->> 'what' = 'soon', false);
  moment timestamptz := clock_timestamp();
  leaves timestamptz := case when soon or n.kind = 'security' then moment else private.rest_ends(n.user_id, moment) end;
begin
  if not exists (select from private.push_devices d where d.person = n.user_id)
    or not private.push_wanted(n.user_id, private.topic_of_notice(n.kind)) then
    return;
  end if;
  insert into public.outbox (kind, key, user_id, payload, next_at)
    select 'push', concat_ws(':', 'push', d.id, case when leaves > moment then 'rest' || extract(epoch from leaves)::bigint
        else n.id || case when soon then ':soon' else '' end end),
      case when leaves = moment then n.account end,
      jsonb_build_object('device', d.id, 'service', substring(d.endpoint from '^https?://([^/]+)'))
        || case when leaves > moment then jsonb_build_object('since', n.last_at) else jsonb_build_object('notification', n.id) end,
      leaves
    from private.push_devices d where d.person = n.user_id and private.is_pushed(d) order by d.id
    on conflict (key) do nothing;
end $function$;

CREATE OR REPLACE FUNCTION private.push_wanted (
  person uuid,
  topic  text
)
  RETURNS boolean
  LANGUAGE plpgsql
  STABLE
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
begin
  return topic is null or coalesce(
    (select c.wanted from private.push_choices c where c.person = push_wanted.person and c.topic = push_wanted.topic),
    topic in ('signatures', 'rejected', 'access', 'messages', 'appointments', 'requests'));
end $function$;

CREATE OR REPLACE FUNCTION public.claim_outbox (
  max_jobs      integer,
  lease_seconds integer,
  only_batch    uuid    DEFAULT NULL::uuid
)
  RETURNS SETOF public.outbox
  LANGUAGE sql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
  with due as (
    select c.id, private.may_still_read(c) as readable from public.outbox c
      where c.status = 'pending'
        and (c.next_at <= clock_timestamp() or (c.batch_id = only_batch and c.attempts = 0))
        and (c.locked_until is null or c.locked_until < clock_timestamp())
        and (only_batch is null or c.batch_id = only_batch)
      order by (c.kind = 'push'), (c.kind = 'automation.batch'), (c.kind = 'google.calendar'), c.next_at
      limit max_jobs
      for update skip locked),
  dropped as (
    update public.outbox o set status = 'dropped', done_at = clock_timestamp(), locked_until = null
      from due d where o.id = d.id and not d.readable)
  update public.outbox o
    set attempts = o.attempts + 1, locked_until = clock_timestamp() + make_interval(secs => lease_seconds),
        first_tried_at = case when o.attempts = 0 then clock_timestamp() else coalesce(o.first_tried_at, clock_timestamp()) end,
        payload = coalesce((select jsonb_set(o.payload, '{to}', to_jsonb(u.email::text)) from auth.users u
          where u.id = o.person and u.email_confirmed_at is not null), o.payload)
    from due d where o.id = d.id and d.readable
    returning o.*
$function$;

CREATE OR REPLACE FUNCTION public.delivery_health()
  RETURNS jsonb
  LANGUAGE plpgsql
  STABLE
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
begin
  perform private.require_admin();
  return (
    select jsonb_object_agg(k.kind, jsonb_build_object(
      'waiting', w.waiting, 'late', w.late, 'parked', w.parked, 'oldest', w.oldest,
      'delivered_at', (select max(d.done_at) from public.outbox d where d.kind = k.kind and d.status = 'done'),
      'delivered_today', (select count(*) from public.outbox d where d.kind = k.kind and d.status = 'done'
        and d.done_at >= date_trunc('day', now() at time zone 'America/Bogota') at time zone 'America/Bogota')))
    from unnest(array['mail', 'drive.push', 'drive.share', 'drive.trash', 'google.calendar', 'automation.batch', 'push']) k (kind),
    lateral (
      select count(*) filter (where o.status = 'pending') as waiting,
             count(*) filter (where private.is_late(o)) as late,
             count(*) filter (where o.status = 'parked' and not private.is_mistyped(o.last_error)) as parked,
             min(o.created_at) filter (where o.status = 'parked' and not private.is_mistyped(o.last_error) or private.is_late(o)) as oldest
      from public.outbox o where o.kind = k.kind and o.status in ('pending', 'parked')) w);
end $function$;

CREATE OR REPLACE FUNCTION public.drop_push_device (
  device uuid
)
  RETURNS void
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  me uuid := private.require_entry();
begin
  delete from private.push_devices d where d.id = device and d.person = me;
end $function$;

REVOKE ALL ON FUNCTION "public"."drop_push_device"(uuid) FROM PUBLIC, "anon", "service_role";

CREATE OR REPLACE FUNCTION public.forget_expired (
  most integer DEFAULT 1000
)
  RETURNS integer
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  deleted int;
begin
  with limits as (
    delete from public.rate_limits r where r.key in (
      select x.key from public.rate_limits x where x.tat < now() - interval '1 day'
      order by x.tat limit forget_expired.most for update skip locked)
    returning 1),
  effects as (
    delete from public.outbox o where o.id in (
      select x.id from public.outbox x where x.status in ('done', 'dropped') and x.done_at < now() - interval '90 days'
      order by x.done_at limit forget_expired.most for update skip locked)
    returning 1),
  intents as (
    delete from public.uploads u where u.id in (
      select x.id from public.uploads x
      where x.status in ('rejected', 'duplicate', 'expired') and x.settled_at < now() - interval '30 days'
      order by x.settled_at limit forget_expired.most for update skip locked)
    returning 1),
  lists as (
    delete from private.dian_uploads u where u.id in (
      select x.id from private.dian_uploads x where x.made_at < now() - interval '1 hour'
      order by x.made_at limit least(forget_expired.most, 5) for update skip locked)
    returning 1),
  zips as (
    delete from private.document_zips z where z.id in (
      select x.id from private.document_zips x where x.made_at < now() - interval '1 day'
      order by x.made_at limit forget_expired.most for update skip locked)
    returning 1),
  signatures as (
    delete from private.signature_requests r where r.id in (
      select x.id from private.signature_requests x
      where x.status = 'draft' and x.made_at < now() - interval '7 days'
        or x.status = 'signed' and x.user_id is null and x.closed_at < now() - interval '10 years'
      order by x.made_at limit least(forget_expired.most, 100) for update skip locked)
    returning 1)
  select ((select count(*) from limits) + (select count(*) from effects) + (select count(*) from intents) + (select count(*) from lists)
      + (select count(*) from zips) + (select count(*) from signatures))::int
    into deleted;
  return deleted + private.forget_notifications(most) + private.forget_push_devices(most);
end $function$;

CREATE OR REPLACE FUNCTION public.forget_push_device (
  device uuid
)
  RETURNS void
  LANGUAGE sql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
  delete from private.push_devices d where d.id = device
$function$;

REVOKE ALL ON FUNCTION "public"."forget_push_device"(uuid) FROM PUBLIC, "anon", "authenticated";

CREATE OR REPLACE FUNCTION public.my_notice_settings()
  RETURNS jsonb
  LANGUAGE plpgsql
  STABLE
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  me uuid := private.require_entry();
begin
  return jsonb_build_object('addressed', private.is_written_to(me), 'choices', private.mail_choices(me),
    'push', jsonb_build_object('choices', private.push_choices_of(me), 'devices', private.push_devices_of(me)),
    'rest', coalesce((select jsonb_build_object('from', r.from_hour, 'until', r.until_hour, 'sundays', r.sundays)
      from private.rest_hours r where r.person = me), jsonb_build_object('from', 20, 'until', 7, 'sundays', true)));
end $function$;

CREATE OR REPLACE FUNCTION public.push_of (
  device       uuid,
  site_key     text,
  notification uuid                     DEFAULT NULL::uuid,
  since        timestamp with time zone DEFAULT NULL::timestamp WITH time zone
)
  RETURNS jsonb
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  d private.push_devices;
  answer jsonb;
begin
  select * into d from private.push_devices x where x.id = device;
  if d.id is null or not private.is_pushed(d) then
    return null;
  end if;
  if d.site_key <> push_of.site_key then
    delete from private.push_devices x where x.id = d.id;
    return null;
  end if;
  with told as (
    select n.* from public.notifications n
    where n.user_id = d.person and n.seen_at is null and n.read_at is null
      and case when since is null then n.id = notification else n.last_at >= since end
      and private.may_be_told(d.person, n.account, n.for_firm) and private.push_wanted(d.person, private.topic_of_notice(n.kind))
    order by n.last_at desc, n.id desc limit 100)
  select jsonb_build_object('endpoint', d.endpoint, 'p256dh', d.p256dh, 'auth', d.auth,
    'firm', exists (select from private.staff s where s.user_id = d.person),
    'several', (select count(*) > 1 from private.account_members m where m.user_id = d.person and m.until is null),
    'count', (select count(*) from told),
    'first', jsonb_build_object('id', t.id, 'kind', t.kind, 'account', t.account, 'subject', t.subject, 'data', t.data, 'count', t.count,
      'first_at', t.first_at, 'last_at', t.last_at, 'seen', false, 'read', false))
    into answer from told t order by t.last_at desc, t.id desc limit 1;
  return answer;
end $function$;

REVOKE ALL ON FUNCTION "public"."push_of"(uuid, text, uuid, timestamp WITH time zone) FROM PUBLIC, "anon", "authenticated";

CREATE OR REPLACE FUNCTION public.save_push_choice (
  topic  text,
  wanted boolean
)
  RETURNS void
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  me uuid := private.require_entry();
begin
  if wanted is null or not coalesce(private.push_choices_of(me) ? topic, false) then
    raise exception 'invalid-input' using errcode = 'P0001';
  end if;
  insert into private.push_choices as c (person, topic, wanted) values (me, save_push_choice.topic, save_push_choice.wanted)
    on conflict on constraint push_choices_pkey do update set wanted = excluded.wanted;
end $function$;

REVOKE ALL ON FUNCTION "public"."save_push_choice"(text, boolean) FROM PUBLIC, "anon", "service_role";

CREATE OR REPLACE FUNCTION public.save_push_device (
  person   uuid,
  session  uuid,
  endpoint text,
  p256dh   text,
  auth     text,
  site_key text,
  agent    text,
  device   uuid DEFAULT NULL::uuid
)
  RETURNS uuid
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  kept private.push_devices;
begin
  perform pg_advisory_xact_lock(hashtextextended('pushes:' || person::text, 0));
  if not exists (select from auth.sessions s where s.id = session and s.user_id = save_push_device.person) then
    raise exception 'not-found' using errcode = 'P0001';
  end if;
  select * into kept from private.push_devices d where d.person = save_push_device.person
    and case when device is null then d.endpoint = save_push_device.endpoint else d.id = device end;
  if device is not null and kept.id is null then
    return null;
  end if;
  delete from private.push_devices d where d.id is distinct from kept.id
    and (d.endpoint = save_push_device.endpoint or d.person = save_push_device.person and d.session = save_push_device.session);
  if kept.id is null and (select count(*) from private.push_devices d where d.person = save_push_device.person) >= 10 then
    raise exception 'push-device-limit' using errcode = 'P0001';
  end if;
  insert into private.push_devices as d (id, person, session, endpoint, p256dh, auth, site_key, agent)
    values (coalesce(kept.id, gen_random_uuid()), save_push_device.person, save_push_device.session, save_push_device.endpoint,
      save_push_device.p256dh, save_push_device.auth, save_push_device.site_key, left(coalesce(save_push_device.agent, ''), 400))
    on conflict on constraint push_devices_pkey do update
      set session = excluded.session, endpoint = excluded.endpoint, p256dh = excluded.p256dh, auth = excluded.auth,
        site_key = excluded.site_key, agent = excluded.agent
    returning * into kept;
  return kept.id;
end $function$;

REVOKE ALL ON FUNCTION "public"."save_push_device"(uuid, uuid, text, text, text, text, text, uuid) FROM PUBLIC, "anon", "authenticated";

ALTER TABLE "private"."push_choices"
  ADD CONSTRAINT "push_choices_person_fkey" FOREIGN KEY (person) REFERENCES auth.users(id) ON DELETE CASCADE;

ALTER TABLE "private"."push_devices"
  ADD CONSTRAINT "push_devices_person_fkey" FOREIGN KEY (person) REFERENCES auth.users(id) ON DELETE CASCADE;

ALTER TABLE "private"."push_devices"
  ADD CONSTRAINT "push_devices_session_fkey" FOREIGN KEY (session) REFERENCES auth.sessions(id) ON DELETE CASCADE;

ALTER TABLE "public"."outbox"
  ADD CONSTRAINT "outbox_kind_check"
    CHECK ((kind = ANY (ARRAY['drive.push'::text, 'drive.share'::text, 'drive.trash'::text, 'google.calendar'::text, 'automation.batch'::text, 'mail'::text, 'push'::text]))) NOT VALID;

CREATE INDEX push_devices_of_person ON private.push_devices USING btree (person, made_at);

CREATE INDEX push_devices_of_session ON private.push_devices USING btree (session);

COMMENT ON TABLE "private"."push_choices" IS 'Whether a person wants pushes about a topic; private.push_wanted answers without a row. Read and written by functions alone.';

COMMENT ON TABLE "private"."push_devices" IS 'Browsers that get pushes. Who knows an endpoint can send to it, so only functions for the service role return it. At most 10 a person.';

REVOKE ALL ON FUNCTION "private"."forget_push_devices"(integer) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."is_pushed"(private.push_devices) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."push_choices_of"(uuid) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."push_devices_of"(uuid) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."push_notice"(public.notifications) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."push_wanted"(uuid, text) FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "public"."drop_push_device"(uuid) TO "authenticated";

GRANT EXECUTE ON FUNCTION "public"."forget_push_device"(uuid) TO "service_role";

GRANT EXECUTE ON FUNCTION "public"."push_of"(uuid, text, uuid, timestamp WITH time zone) TO "service_role";

GRANT EXECUTE ON FUNCTION "public"."save_push_choice"(text, boolean) TO "authenticated";

GRANT EXECUTE ON FUNCTION "public"."save_push_device"(uuid, uuid, text, text, text, text, text, uuid) TO "service_role";
