set local lock_timeout = '5s';
set local check_function_bodies = off;

ALTER TABLE "public"."notification_choices"
  DROP CONSTRAINT "notification_choices_topic_check";

CREATE TABLE "private"."rest_hours" (
  "person"     uuid    NOT NULL,
  "from_hour"  integer NOT NULL,
  "until_hour" integer NOT NULL,
  "sundays"    boolean NOT NULL,
  CONSTRAINT "rest_hours_from_hour_check" CHECK (((from_hour >= 0) AND (from_hour <= 23))),
  CONSTRAINT "rest_hours_pkey" PRIMARY KEY (person),
  CONSTRAINT "rest_hours_until_hour_check" CHECK (((until_hour >= 0) AND (until_hour <= 23)))
);

ALTER TABLE "private"."rest_hours"
  ENABLE ROW LEVEL SECURITY;

ALTER TABLE "public"."notification_choices"
  ADD COLUMN "mail" text;

UPDATE "public"."notification_choices" SET mail = CASE WHEN wanted THEN 'now' ELSE 'never' END WHERE mail IS NULL;

ALTER TABLE "public"."notification_choices"
  ALTER COLUMN "mail" SET NOT NULL;

-- loses data: every value was copied to mail by the statement above
ALTER TABLE "public"."notification_choices"
  DROP COLUMN "wanted";

ALTER TABLE "public"."notifications"
  ADD COLUMN "mailed_at" timestamp WITH time zone;

CREATE OR REPLACE FUNCTION private.is_addressed (
  n public.notifications
)
  RETURNS boolean
  LANGUAGE plpgsql
  STABLE
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
begin
  return n.for_firm or n.account is null or n.kind = 'signature'
    or exists (select from public.accounts a where a.id = n.account and a.contact = n.user_id);
end $function$;

CREATE OR REPLACE FUNCTION private.mail_choice (
  person    uuid,
  topic     text,
  addressed boolean DEFAULT true
)
  RETURNS text
  LANGUAGE plpgsql
  STABLE
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
begin
  return coalesce(
    (select c.mail from public.notification_choices c where c.user_id = person and c.topic = mail_choice.topic),
    case when topic in ('deadlines', 'newsletter', 'invoices') then 'never'
      when topic in ('documents', 'filed', 'mails', 'senders', 'review') or not addressed then 'daily' else 'now' end);
end $function$;

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
    or n.kind = 'client-appointment' and n.data ->> 'what' = 'requested'
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

CREATE OR REPLACE FUNCTION private.notice_choice (
  n public.notifications
)
  RETURNS text
  LANGUAGE plpgsql
  STABLE
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  topic text := private.topic_of_notice(n.kind);
begin
  return case when topic is null then 'never' else private.mail_choice(n.user_id, topic, private.is_addressed(n)) end;
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
  end loop;
end $function$;

CREATE OR REPLACE FUNCTION private.respect_mail_choice()
  RETURNS TRIGGER
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  topic text := private.topic_of_mail(new.payload ->> 'template');
begin
  if topic is not null and exists (select from auth.users u where u.email = new.payload ->> 'to' and not private.wants_mail(u.id, topic)
      and (topic = 'signatures' or exists (select from private.contact_of(new.user_id) c where c.id = u.id)
        or exists (select from private.staff m where m.user_id = u.id))) then
    return null;
  end if;
  return new;
end $function$;

CREATE OR REPLACE FUNCTION private.rest_ends (
  person uuid,
  moment timestamp with time zone
)
  RETURNS timestamp WITH time zone
  LANGUAGE plpgsql
  STABLE
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  r private.rest_hours;
  here timestamp := moment at time zone 'America/Bogota';
begin
  select * into r from private.rest_hours x where x.person = rest_ends.person;
  if r.person is null then
    r := row(rest_ends.person, 20, 7, true)::private.rest_hours;
  end if;
  -- Two Sundays can be a week apart only, so a rest ends within two days.
  for n in 1..72 loop
    exit when not (r.sundays and extract(isodow from here) = 7 or case when r.from_hour > r.until_hour
      then extract(hour from here) >= r.from_hour or extract(hour from here) < r.until_hour
      else extract(hour from here) >= r.from_hour and extract(hour from here) < r.until_hour end);
    here := date_trunc('hour', here) + interval '1 hour';
  end loop;
  return here at time zone 'America/Bogota';
end $function$;

CREATE OR REPLACE FUNCTION private.topic_of_mail (
  template text
)
  RETURNS text
  LANGUAGE sql
  IMMUTABLE
  SET search_path TO ''
  AS $function$
  select case when template like 'message-%' or template = 'inbox-waiting' then 'messages'
    when template like 'appointment-%' and template <> 'appointment-outside' then 'appointments'
    when template in ('documents-asked', 'documents-returned', 'document-reminder') then 'requests'
    when template in ('invoice-rejected', 'invoice-asked') then 'rejected'
    when template in ('document-brought', 'receipts-brought') then 'documents'
    when template in ('signature-asked', 'signature-reminder', 'signature-turn', 'signature-news') then 'signatures'
    when template = 'delivery-stopped' then 'deliveries'
    when template = 'dates-near' then 'deadlines' end
$function$;

CREATE OR REPLACE FUNCTION private.topic_of_notice (
  kind text
)
  RETURNS text
  LANGUAGE sql
  IMMUTABLE
  SET search_path TO ''
  AS $function$
  select case kind when 'message' then 'messages' when 'client-message' then 'messages' when 'appointment' then 'appointments'
    when 'client-appointment' then 'appointments' when 'request' then 'requests' when 'returned' then 'requests'
    when 'invoice-rejected' then 'rejected' when 'invoice-accepted' then 'invoices' when 'document' then 'documents' when 'filed' then 'filed'
    when 'deadline' then 'deadlines' when 'mail' then 'mails' when 'sender' then 'senders' when 'client-sender' then 'senders'
    when 'signature' then 'signatures' when 'signature-turn' then 'signatures' when 'signature-news' then 'signatures'
    when 'access' then 'access' when 'review' then 'review' when 'answered' then 'review' when 'delivery' then 'deliveries' end
$function$;

CREATE OR REPLACE FUNCTION private.wants_mail (
  client uuid,
  topic  text
)
  RETURNS boolean
  LANGUAGE sql
  STABLE
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
  select private.mail_choice(client, topic) = 'now'
$function$;

CREATE OR REPLACE FUNCTION public.dates_to_remind (
  today date,
  spans jsonb,
  most  integer DEFAULT 100
)
  RETURNS jsonb
  LANGUAGE sql
  STABLE
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
  select coalesce(jsonb_agg(jsonb_build_object('client', c.user_id, 'company', k.title, 'dates', c.dates)), '[]') from (
    select o.user_id, jsonb_agg(jsonb_build_object('id', o.id, 'days', s.days, 'due', o.due, 'obligation', o.obligation, 'name', o.name,
        'municipality', nullif(o.municipality, ''), 'period', o.period, 'state', o.state) order by o.due, o.obligation, o.id) as dates
    from public.obligations o
    join public.accounts a on a.id = o.user_id
    join public.notification_choices n on n.user_id = a.contact and n.topic = 'deadlines' and n.mail <> 'never'
    join public.user_approval_status u on u.user_id = o.user_id and u.status = 'approved'
    cross join lateral (select min(x.days) as days from jsonb_to_recordset(spans) x (days int, until date, waiting boolean)
      where o.due <= x.until and (not x.waiting or o.state = 'waiting' and not exists (
        select from public.document_requests r where r.obligation = o.id and r.status = 'open' and r.missing = 0))) s
    where o.applies and o.state not in ('filed', 'paid', 'not-applicable') and o.client_sees
      and o.due between today and (select max(x.until) from jsonb_to_recordset(spans) x (until date)) and s.days is not null
      and not exists (select from private.date_reminders d where d.obligation = o.id and d.due = o.due and d.days <= s.days)
    group by o.user_id order by o.user_id limit most) c
  join private.client_cards k on k.client = c.user_id
$function$;

CREATE OR REPLACE FUNCTION public.digest_of (
  person       uuid,
  notification uuid DEFAULT NULL::uuid
)
  RETURNS jsonb
  LANGUAGE sql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
  with told as (
    select n.*, row_number() over (order by n.last_at desc, n.id desc) as place,
      case when n.for_firm then n.data ->> 'client' when n.account is not null then private.client_title(n.account) end as company
    from public.notifications n
    where n.user_id = person and n.read_at is null and private.may_be_told(person, n.account, n.for_firm)
      and case when notification is null then (n.mailed_at is null or n.last_at > n.mailed_at) and private.notice_choice(n) = 'daily'
        else n.id = notification and private.notice_choice(n) = 'now' end
    order by n.last_at desc, n.id desc limit 1000)
  select case when exists (select from told) then jsonb_build_object('at', clock_timestamp(),
    'firm', exists (select from private.staff s where s.user_id = person),
    'ids', (select jsonb_agg(t.id) from told t),
    'rows', (select jsonb_agg(jsonb_build_object('id', t.id, 'kind', t.kind, 'account', t.account, 'subject', t.subject, 'data', t.data,
        'count', t.count, 'first_at', t.first_at, 'last_at', t.last_at, 'seen', t.seen_at is not null, 'read', false, 'company', t.company)
      order by t.company nulls first, t.place) from told t where t.place <= 20)) end
$function$;

REVOKE ALL ON FUNCTION "public"."digest_of"(uuid, uuid) FROM PUBLIC, "anon", "authenticated";

CREATE OR REPLACE FUNCTION public.my_calendar (
  wanted_year integer DEFAULT NULL::integer
)
  RETURNS jsonb
  LANGUAGE plpgsql
  STABLE
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  me uuid := private.require_account('reader');
  figures boolean := private.role_rank((private.named_account()).role) >= private.role_rank('accountant');
  today date := (now() at time zone 'America/Bogota')::date;
  since date := (date_trunc('month', today) - interval '1 month')::date;
  year_from date := make_date(least(greatest(coalesce(wanted_year, extract(year from today)::int), 2000), 2100), 1, 1);
  year_until date := (year_from + interval '1 year')::date - 1;
  advisor text := private.my_advisor();
begin
  return jsonb_build_object(
    'rows', (
      select coalesce(jsonb_agg(private.obligation_facts(o) || jsonb_build_object(
          'responsible', coalesce(private.member_name(w.responsible), advisor), 'value', case when figures then w.receipt_value end,
          'receipts', case when o.filed_on is null then '[]' else private.receipts_of(o.id, true, figures) end,
          'request', (select jsonb_build_object('id', q.id, 'missing', q.missing, 'byClient', q.by_client) from public.document_requests q
            where q.obligation = o.id and q.status = 'open' order by q.missing > 0 desc, q.due_on, q.id limit 1))
        order by o.listed, o.obligation, o.municipality, o.period), '[]')
      from (
        select x.* from public.obligations x where x.user_id = me and x.listed >= since
        union select x.* from public.obligations x where x.user_id = me and x.listed between year_from and year_until
        union select x.* from public.obligations x where x.user_id = me and x.due < today and x.applies
          and x.state not in ('filed', 'paid', 'not-applicable')) r
      join public.obligations o on o.id = r.id and o.client_sees left join private.obligation_work w on w.obligation = o.id),
    'advisor', advisor,
    'figures', private.penalty_figures(),
    'ending', (select right(t.nit, 2) from private.tax_profiles t where t.account = me and t.valid_from <= today
      order by t.valid_from desc limit 1),
    'planned', exists (select from private.obligation_plans p where p.account = me and p.planned_on is not null),
    'notices', (select private.mail_choice(a.contact, 'deadlines') <> 'never' from public.accounts a where a.id = me and a.contact = (select auth.uid())));
end $function$;

CREATE OR REPLACE FUNCTION public.my_notice_settings()
  RETURNS jsonb
  LANGUAGE plpgsql
  STABLE
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  me uuid := private.require_entry();
  is_contact boolean := exists (select from private.staff s where s.user_id = me) or exists (select from public.accounts a where a.contact = me);
begin
  return jsonb_build_object('addressed', is_contact,
    'choices', (select jsonb_object_agg(t.topic, private.mail_choice(me, t.topic, is_contact or t.topic = 'signatures')) from unnest(array[
      'messages', 'appointments', 'requests', 'rejected', 'invoices', 'signatures', 'documents', 'filed', 'deadlines', 'mails', 'senders',
      'access', 'review', 'deliveries']) t (topic)),
    'rest', coalesce((select jsonb_build_object('from', r.from_hour, 'until', r.until_hour, 'sundays', r.sundays)
      from private.rest_hours r where r.person = me), jsonb_build_object('from', 20, 'until', 7, 'sundays', true)));
end $function$;

REVOKE ALL ON FUNCTION "public"."my_notice_settings"() FROM PUBLIC, "anon", "service_role";

CREATE OR REPLACE FUNCTION public.note_mailed (
  ids uuid[],
  at  timestamp with time zone
)
  RETURNS void
  LANGUAGE sql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
  update public.notifications n set mailed_at = note_mailed.at where n.id = any (ids)
$function$;

REVOKE ALL ON FUNCTION "public"."note_mailed"(uuid[], timestamp WITH time zone) FROM PUBLIC, "anon", "authenticated";

CREATE OR REPLACE FUNCTION public.queue_digests (
  day date
)
  RETURNS integer
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  queued int;
begin
  insert into private.firm_settings as s (name, value) values ('digest_day', to_jsonb(day))
    on conflict (name) do update set value = excluded.value, changed_at = now() where (s.value #>> '{}')::date < day;
  if not found then
    return 0;
  end if;
  with people as (
    select distinct n.user_id from public.notifications n
    where n.read_at is null and (n.mailed_at is null or n.last_at > n.mailed_at) and private.notice_choice(n) = 'daily'),
  mails as (
    insert into public.outbox (kind, key, payload)
      select 'mail', concat_ws(':', 'mail:digest', p.user_id, day), jsonb_build_object('template', 'notice-digest', 'to', u.email,
        'data', jsonb_build_object('person', p.user_id))
      from people p join auth.users u on u.id = p.user_id order by p.user_id
      on conflict (key) do nothing returning 1)
  select count(*) into queued from mails;
  return queued;
end $function$;

REVOKE ALL ON FUNCTION "public"."queue_digests"(date) FROM PUBLIC, "anon", "authenticated";

CREATE OR REPLACE FUNCTION public.save_mail_choices (
  client       uuid,
  choices      jsonb,
  wordings     jsonb,
  policy       text,
  sender_ip    text  DEFAULT NULL::text,
  sender_agent text  DEFAULT NULL::text
)
  RETURNS void
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  choice record;
  was text;
begin
  perform pg_advisory_xact_lock(hashtextextended('choices:' || client::text, 0));
  for choice in select key as topic, value #>> '{}' as mail from jsonb_each(choices) loop
    continue when exists (select from public.notification_choices c where c.user_id = client and c.topic = choice.topic and c.mail = choice.mail);
    was := private.mail_choice(client, choice.topic);
    insert into public.notification_choices as c (user_id, topic, mail) values (client, choice.topic, choice.mail)
      on conflict (user_id, topic) do update set mail = excluded.mail, changed_at = now();
    continue when was = choice.mail;
    if wordings ? choice.topic and (was = 'never' or choice.mail = 'never') then
      insert into public.consents (user_id, email, purpose, policy_version, text_sha256, ip, user_agent, action)
        select client, u.email, choice.topic, policy, wordings ->> choice.topic, sender_ip, left(sender_agent, 400),
               case when choice.mail = 'never' then 'withdrawn' else 'granted' end
        from auth.users u where u.id = client;
    end if;
    if choice.mail <> 'now' then
      update public.outbox o set status = 'dropped', done_at = clock_timestamp(), locked_until = null from auth.users u
        where u.id = client and o.kind = 'mail' and o.status = 'pending' and o.payload ->> 'to' = u.email
          and private.topic_of_mail(o.payload ->> 'template') = choice.topic and (o.locked_until is null or o.locked_until < clock_timestamp());
    end if;
    perform private.note_account(client, 'account.mails', null, jsonb_build_object(choice.topic, choice.mail));
  end loop;
end $function$;

CREATE OR REPLACE FUNCTION public.save_rest_hours (
  from_hour  integer,
  until_hour integer,
  sundays    boolean
)
  RETURNS void
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  me uuid := private.require_entry();
begin
  if from_hour is null or until_hour is null or sundays is null or from_hour not between 0 and 23 or until_hour not between 0 and 23 then
    raise exception 'invalid-input' using errcode = 'P0001';
  end if;
  insert into private.rest_hours as r (person, from_hour, until_hour, sundays)
    values (me, save_rest_hours.from_hour, save_rest_hours.until_hour, save_rest_hours.sundays)
    on conflict (person) do update set from_hour = excluded.from_hour, until_hour = excluded.until_hour, sundays = excluded.sundays;
end $function$;

REVOKE ALL ON FUNCTION "public"."save_rest_hours"(integer, integer, boolean) FROM PUBLIC, "anon", "service_role";

ALTER TABLE "private"."rest_hours"
  ADD CONSTRAINT "rest_hours_person_fkey" FOREIGN KEY (person) REFERENCES auth.users(id) ON DELETE CASCADE;

ALTER TABLE "public"."notification_choices"
  ADD CONSTRAINT "notification_choices_mail_check" CHECK ((mail = ANY (ARRAY['now'::text, 'daily'::text, 'never'::text])));

ALTER TABLE "public"."notification_choices"
  ADD CONSTRAINT "notification_choices_topic_check"
    CHECK
    ((topic = ANY (ARRAY['messages'::text, 'appointments'::text, 'requests'::text, 'rejected'::text, 'invoices'::text, 'signatures'::text, 'documents'::text, 'filed'::text,
    'deadlines'::text, 'mails'::text, 'senders'::text, 'access'::text, 'review'::text, 'deliveries'::text, 'newsletter'::text])));

COMMENT ON TABLE "private"."rest_hours" IS 'Each person''s own; others rest from 20 to 7 and on Sundays. Read and written by functions alone.';

COMMENT ON TABLE "public"."notification_choices" IS 'When a person wants mails about a topic; private.mail_choice answers for topics without a row. Essential mails have no topic.';

REVOKE ALL ON FUNCTION "private"."is_addressed"(public.notifications) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."mail_choice"(uuid, text, boolean) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."mail_notice"(public.notifications) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."notice_choice"(public.notifications) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."rest_ends"(uuid, timestamp WITH time zone) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."topic_of_mail"(text) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."topic_of_notice"(text) FROM PUBLIC;

REVOKE ALL ON FUNCTION "public"."digest_of"(uuid, uuid) FROM "postgres";

GRANT EXECUTE ON FUNCTION "public"."digest_of"(uuid, uuid) TO "postgres";

GRANT EXECUTE ON FUNCTION "public"."digest_of"(uuid, uuid) TO "service_role";

GRANT EXECUTE ON FUNCTION "public"."my_notice_settings"() TO "authenticated";

REVOKE ALL ON FUNCTION "public"."my_notice_settings"() FROM "postgres";

GRANT EXECUTE ON FUNCTION "public"."my_notice_settings"() TO "postgres";

REVOKE ALL ON FUNCTION "public"."note_mailed"(uuid[], timestamp WITH time zone) FROM "postgres";

GRANT EXECUTE ON FUNCTION "public"."note_mailed"(uuid[], timestamp WITH time zone) TO "postgres";

GRANT EXECUTE ON FUNCTION "public"."note_mailed"(uuid[], timestamp WITH time zone) TO "service_role";

REVOKE ALL ON FUNCTION "public"."queue_digests"(date) FROM "postgres";

GRANT EXECUTE ON FUNCTION "public"."queue_digests"(date) TO "postgres";

GRANT EXECUTE ON FUNCTION "public"."queue_digests"(date) TO "service_role";

GRANT EXECUTE ON FUNCTION "public"."save_rest_hours"(integer, integer, boolean) TO "authenticated";

REVOKE ALL ON FUNCTION "public"."save_rest_hours"(integer, integer, boolean) FROM "postgres";

GRANT EXECUTE ON FUNCTION "public"."save_rest_hours"(integer, integer, boolean) TO "postgres";
