set local lock_timeout = '5s';
set local check_function_bodies = off;

DROP TRIGGER "respect_mail_choice" ON "public"."outbox";

DROP FUNCTION "private"."respect_mail_choice"();

DROP FUNCTION "private"."store_zip"(uuid, uuid[], text[]);

DROP FUNCTION "public"."mail_reader"(uuid);

DROP FUNCTION "public"."zip_left_out"(uuid);

ALTER TABLE "public"."outbox"
  ADD COLUMN "person" uuid;

ALTER TABLE "public"."outbox"
  ADD COLUMN "topic" text;

CREATE OR REPLACE FUNCTION private.keeps_address (
  template text
)
  RETURNS boolean
  LANGUAGE sql
  IMMUTABLE
  SET search_path TO ''
  AS $function$
  select template like any (array['email-%', 'password-%', 'second-step-%', 'backup-code%', 'owner-change-%', '%invitation', 'signature-link%',
    'signature-code', 'contact-%', 'data-request-new'])
$function$;

CREATE OR REPLACE FUNCTION private.prepare_mail()
  RETURNS TRIGGER
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  template text := new.payload ->> 'template';
  subject text := private.topic_of_mail(template);
  choice text;
begin
  if template in ('notice-digest', 'notice-now') then
    new.person := (new.payload #>> '{data,person}')::uuid;
    new.topic := case template when 'notice-digest' then 'summary' else (select private.topic_of_notice(n.kind) from public.notifications n
      where n.id = (new.payload #>> '{data,notification}')::uuid) end;
  elsif not private.keeps_address(template) then
    new.person := (select u.id from auth.users u where u.email = new.payload ->> 'to' limit 1);
    if new.person is not null and subject is not null and new.user_id is not null and private.chooses_mails(new.person, subject, new.user_id) then
      choice := private.mail_choice(new.person, subject);
      if choice = 'never' or choice = 'daily' and template <> 'documents-sent' then
        return null;
      end if;
      new.topic := subject;
    end if;
  end if;
  return new;
end $function$;

CREATE OR REPLACE FUNCTION private.store_zip (
  me        uuid,
  documents uuid[],
  left_out  text[] DEFAULT '{}'::text[]
)
  RETURNS uuid
  LANGUAGE sql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
  insert into private.document_zips (person, account, documents, left_out)
    values ((select auth.uid()), me, store_zip.documents, store_zip.left_out) returning id
$function$;

CREATE OR REPLACE FUNCTION private.take_zip_place (
  me uuid
)
  RETURNS void
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
begin
  perform pg_advisory_xact_lock(hashtextextended('zips:' || me, 0));
  perform private.require_zip_place(me);
  delete from private.document_zips z where z.account = me and z.made_at < clock_timestamp() - interval '1 hour'
    and (z.running_until is null or z.running_until < clock_timestamp());
  if (select count(*) from private.document_zips z where z.account = me) >= 60 then
    raise exception 'rate-limited' using errcode = 'P0001';
  end if;
end $function$;

CREATE OR REPLACE FUNCTION public.begin_folder_zip (
  client         uuid,
  folder_year    integer,
  folder_subject text    DEFAULT NULL::text
)
  RETURNS jsonb
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  me uuid := private.require_account('reader');
  found uuid[];
  bytes bigint;
  others text[];
  left_count int;
begin
  if client is not null and not private.sees_client(client) then
    raise exception 'not-found' using errcode = 'P0001';
  end if;
  perform private.take_zip_place(me);
  with newest as (
    select d.id, d.name, d.file_size, d.created_at
    from private.document_places p join public.documents d on d.id = p.document
    where p.user_id = coalesce(client, me) and p.year = folder_year and (folder_subject is null or p.subject = folder_subject)
      and d.kind = 'file' and (client is not null or d.client_sees)
    order by d.created_at desc, d.id desc limit 20000),
  placed as (
    select n.*, row_number() over w as place, sum(n.file_size) over w as total from newest n window w as (order by n.created_at desc, n.id desc)),
  judged as (select x.*, x.place <= 1000 and x.total <= 2147483648 as fits from placed x)
  select coalesce(array_agg(j.id order by j.place) filter (where j.fits), '{}'), coalesce(sum(j.file_size) filter (where j.fits), 0),
      coalesce((array_agg(j.name order by j.place) filter (where not j.fits))[:1000], '{}'), count(*) filter (where not j.fits)
    into found, bytes, others, left_count from judged j;
  if cardinality(found) = 0 then
    raise exception 'not-found' using errcode = 'P0001';
  end if;
  return jsonb_build_object('id', private.store_zip(me, found, others), 'files', cardinality(found), 'size', bytes, 'left', left_count);
end $function$;

CREATE OR REPLACE FUNCTION public.begin_zip (
  chosen uuid[]
)
  RETURNS jsonb
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  me uuid := private.require_account('reader');
  found uuid[];
  bytes bigint;
begin
  if cardinality(chosen) between 1 and 1000 is not true then
    raise exception 'invalid-input' using errcode = 'P0001';
  end if;
  perform private.take_zip_place(me);
  select coalesce(array_agg(d.id order by d.created_at desc, d.id desc), '{}'), coalesce(sum(d.file_size), 0) into found, bytes
    from public.documents d
    where d.id = any (chosen) and d.kind = 'file' and (d.user_id = me and d.client_sees or private.sees_client(d.user_id));
  if cardinality(found) = 0 then
    raise exception 'not-found' using errcode = 'P0001';
  end if;
  if bytes > 2147483648 then
    raise exception 'zip-size' using errcode = 'P0001';
  end if;
  return jsonb_build_object('id', private.store_zip(me, found), 'files', cardinality(found), 'size', bytes);
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
  update public.outbox o
    set attempts = o.attempts + 1, locked_until = clock_timestamp() + make_interval(secs => lease_seconds),
        first_tried_at = case when o.attempts = 0 then clock_timestamp() else coalesce(o.first_tried_at, clock_timestamp()) end,
        payload = coalesce((select jsonb_set(o.payload, '{to}', to_jsonb(u.email::text)) from auth.users u
          where u.id = o.person and u.email_confirmed_at is not null), o.payload)
    where o.id in (
      select c.id from public.outbox c
      where c.status = 'pending'
        and (c.next_at <= clock_timestamp() or (c.batch_id = only_batch and c.attempts = 0))
        and (c.locked_until is null or c.locked_until < clock_timestamp())
        and (only_batch is null or c.batch_id = only_batch)
      order by (c.kind = 'automation.batch'), c.next_at
      limit max_jobs
      for update skip locked)
    returning o.*
$function$;

CREATE OR REPLACE FUNCTION public.claim_zip (
  zip uuid
)
  RETURNS jsonb
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  me uuid := private.require_account('reader');
  z private.document_zips;
begin
  perform pg_advisory_xact_lock(hashtextextended('zips:' || me, 0));
  perform private.require_zip_place(me);
  update private.document_zips x set claimed_at = clock_timestamp(), running_until = clock_timestamp() + interval '10 minutes'
    where x.id = zip and x.account = me and x.person = (select auth.uid()) and x.claimed_at is null
      and x.made_at > clock_timestamp() - interval '10 minutes'
    returning x.* into z;
  if z.id is null then
    raise exception 'not-found' using errcode = 'P0001';
  end if;
  return (select jsonb_build_object('left_out', z.left_out, 'files', coalesce(jsonb_agg(jsonb_build_object('id', d.id, 'name', d.name,
      'at', d.created_at, 'year', p.year, 'folder', p.subject, 'called', n.name) order by o.place), '[]'))
    from unnest(z.documents) with ordinality o (id, place) join public.documents d on d.id = o.id
    join private.document_places p on p.document = d.id
    left join private.folder_names n on n.user_id = d.user_id and n.subject = p.subject);
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
      update public.outbox o set status = 'dropped', done_at = clock_timestamp(), locked_until = null
        where o.kind = 'mail' and o.status = 'pending' and o.person = client and o.topic = choice.topic
          and (o.locked_until is null or o.locked_until < clock_timestamp());
    end if;
    perform private.note_account(client, 'account.mails', null, jsonb_build_object(choice.topic, choice.mail));
  end loop;
end $function$;

-- Mails that wait already get what the trigger notes about new ones.
UPDATE public.outbox o SET person = u.id
  FROM auth.users u
  WHERE o.kind = 'mail' AND o.status IN ('pending', 'parked') AND NOT private.keeps_address(o.payload ->> 'template')
    AND CASE WHEN o.payload ->> 'template' IN ('notice-digest', 'notice-now') THEN u.id = (o.payload #>> '{data,person}')::uuid
      ELSE u.email = o.payload ->> 'to' END;

UPDATE public.outbox o SET topic = CASE o.payload ->> 'template' WHEN 'notice-digest' THEN 'summary'
    WHEN 'notice-now' THEN (SELECT private.topic_of_notice(n.kind) FROM public.notifications n
      WHERE n.id = (o.payload #>> '{data,notification}')::uuid)
    ELSE private.topic_of_mail(o.payload ->> 'template') END
  WHERE o.person IS NOT NULL AND (o.payload ->> 'template' IN ('notice-digest', 'notice-now')
    OR o.user_id IS NOT NULL AND private.chooses_mails(o.person, private.topic_of_mail(o.payload ->> 'template'), o.user_id));

CREATE TRIGGER prepare_mail
  BEFORE INSERT ON public.outbox
  FOR EACH ROW
  WHEN ((new.kind = 'mail'::text))
  EXECUTE FUNCTION private.prepare_mail();

COMMENT ON COLUMN "public"."outbox"."person" IS 'Who reads a mail; it goes to their present address. Null for mails that keep their address.';

COMMENT ON COLUMN "public"."outbox"."topic" IS 'The topic by which the person can turn the mail off; null for mails that the law or the service needs.';

REVOKE ALL ON FUNCTION "private"."keeps_address"(text) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."prepare_mail"() FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."store_zip"(uuid, uuid[], text[]) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."take_zip_place"(uuid) FROM PUBLIC;
