set local lock_timeout = '5s';
set local check_function_bodies = off;

ALTER TABLE "public"."notification_choices"
  DROP CONSTRAINT "notification_choices_topic_check";

CREATE OR REPLACE FUNCTION private.chooses_mails (
  person uuid,
  topic  text,
  client uuid
)
  RETURNS boolean
  LANGUAGE plpgsql
  STABLE
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
begin
  return topic = 'signatures' or exists (select from private.contact_of(client) c where c.id = person)
    or exists (select from private.staff m where m.user_id = person);
end $function$;

CREATE OR REPLACE FUNCTION private.is_written_to (
  person uuid
)
  RETURNS boolean
  LANGUAGE sql
  STABLE
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
  select exists (select from private.staff s where s.user_id = person) or exists (select from public.accounts a where a.contact = person)
$function$;

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
declare
  chosen text := coalesce(
    (select c.mail from public.notification_choices c where c.user_id = person and c.topic = mail_choice.topic),
    case when topic in ('deadlines', 'newsletter', 'invoices') then 'never'
      when topic in ('documents', 'filed', 'mails', 'senders', 'review') or not addressed then 'daily' else 'now' end);
begin
  return case when chosen = 'daily' and exists (select from public.notification_choices c
    where c.user_id = person and c.topic = 'summary' and c.mail = 'never') then 'never' else chosen end;
end $function$;

CREATE OR REPLACE FUNCTION private.mail_choices (
  person uuid
)
  RETURNS jsonb
  LANGUAGE plpgsql
  STABLE
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  addressed boolean := private.is_written_to(person);
begin
  return (select jsonb_object_agg(t.topic, private.mail_choice(person, t.topic, addressed or t.topic = 'signatures')) from unnest(array[
    'messages', 'appointments', 'requests', 'rejected', 'invoices', 'signatures', 'documents', 'filed', 'deadlines', 'mails', 'senders',
    'access', 'review', 'deliveries']) t (topic));
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
  if topic is not null and exists (select from auth.users u where u.email = new.payload ->> 'to'
      and case when new.payload ->> 'template' = 'documents-sent' then private.mail_choice(u.id, topic) = 'never' else not private.wants_mail(u.id, topic) end
      and private.chooses_mails(u.id, topic, new.user_id)) then
    return null;
  end if;
  return new;
end $function$;

CREATE OR REPLACE FUNCTION public.mail_reader (
  job uuid
)
  RETURNS jsonb
  LANGUAGE plpgsql
  STABLE
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  o public.outbox;
  template text;
  topic text;
begin
  select * into o from public.outbox x where x.id = job and x.kind = 'mail';
  template := o.payload ->> 'template';
  if template in ('notice-digest', 'notice-now') then
    topic := case template when 'notice-digest' then 'summary' else (select private.topic_of_notice(n.kind) from public.notifications n
      where n.id = (o.payload #>> '{data,notification}')::uuid) end;
    return (select jsonb_build_object('person', u.id, 'topic', topic, 'to', u.email) from auth.users u
      where u.id = (o.payload #>> '{data,person}')::uuid and topic is not null and u.email is not null);
  end if;
  topic := private.topic_of_mail(template);
  return (select jsonb_build_object('person', u.id, 'topic', topic, 'to', u.email) from auth.users u
    where topic is not null and o.user_id is not null and u.email = o.payload ->> 'to' and private.chooses_mails(u.id, topic, o.user_id));
end $function$;

REVOKE ALL ON FUNCTION "public"."mail_reader"(uuid) FROM PUBLIC, "anon", "authenticated";

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
    'rest', coalesce((select jsonb_build_object('from', r.from_hour, 'until', r.until_hour, 'sundays', r.sundays)
      from private.rest_hours r where r.person = me), jsonb_build_object('from', 20, 'until', 7, 'sundays', true)));
end $function$;

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
    if choice.mail = 'daily' then
      delete from public.notification_choices c where c.user_id = client and c.topic = 'summary';
    end if;
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

CREATE OR REPLACE FUNCTION public.settle_sending_item (
  file     uuid,
  client   uuid,
  document uuid DEFAULT NULL::uuid,
  problem  text DEFAULT NULL::text
)
  RETURNS void
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  full_day private.sendings;
begin
  if document is null and problem is null then
    update private.sending_items i set leased_until = clock_timestamp() + make_interval(secs => 30 * i.tries)
      where i.file = settle_sending_item.file and i.client = settle_sending_item.client and i.state = 'waiting';
    return;
  end if;
  if problem = 'upload-quota' then
    select s.* into full_day from private.sendings s join private.sending_items i on i.sending = s.id
      where i.file = settle_sending_item.file and i.client = settle_sending_item.client and i.state = 'waiting'
        and s.send_at > clock_timestamp() - interval '7 days';
    if full_day.id is not null then
      update private.sending_items i set leased_until = clock_timestamp() + interval '1 hour',
          tries = i.tries - case when i.file = settle_sending_item.file and i.client = settle_sending_item.client then 1 else 0 end
        where i.sending = full_day.id and i.state = 'waiting' and (i.leased_until is null or i.leased_until < clock_timestamp()
          or i.file = settle_sending_item.file and i.client = settle_sending_item.client);
      return;
    end if;
  end if;
  perform private.settle_item(file, client, document, problem);
end $function$;

CREATE OR REPLACE FUNCTION public.stop_mails (
  person       uuid,
  topic        text,
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
  chosen jsonb := private.mail_choices(person) || '{"summary": "daily"}';
begin
  if not exists (select from auth.users u where u.id = stop_mails.person) then
    return;
  end if;
  perform public.save_mail_choices(person, coalesce((select jsonb_object_agg(c.key, 'never') from jsonb_each_text(chosen) c
    where case when topic = 'summary' then c.value = 'daily' else c.key = topic end), '{}'), wordings, policy, sender_ip, sender_agent);
end $function$;

REVOKE ALL ON FUNCTION "public"."stop_mails"(uuid, text, jsonb, text, text, text) FROM PUBLIC, "anon", "authenticated";

ALTER TABLE "public"."notification_choices"
  ADD CONSTRAINT "notification_choices_topic_check"
    CHECK
    ((topic = ANY (ARRAY['messages'::text, 'appointments'::text, 'requests'::text, 'rejected'::text, 'invoices'::text, 'signatures'::text, 'documents'::text, 'filed'::text,
    'deadlines'::text, 'mails'::text, 'senders'::text, 'access'::text, 'review'::text, 'deliveries'::text, 'newsletter'::text, 'summary'::text])));

REVOKE ALL ON FUNCTION "private"."chooses_mails"(uuid, text, uuid) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."is_written_to"(uuid) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."mail_choices"(uuid) FROM PUBLIC;

REVOKE ALL ON FUNCTION "public"."mail_reader"(uuid) FROM "postgres";

GRANT EXECUTE ON FUNCTION "public"."mail_reader"(uuid) TO "postgres";

GRANT EXECUTE ON FUNCTION "public"."mail_reader"(uuid) TO "service_role";

REVOKE ALL ON FUNCTION "public"."stop_mails"(uuid, text, jsonb, text, text, text) FROM "postgres";

GRANT EXECUTE ON FUNCTION "public"."stop_mails"(uuid, text, jsonb, text, text, text) TO "postgres";

GRANT EXECUTE ON FUNCTION "public"."stop_mails"(uuid, text, jsonb, text, text, text) TO "service_role";
