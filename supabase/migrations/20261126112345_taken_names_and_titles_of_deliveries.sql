set local lock_timeout = '5s';
set local check_function_bodies = off;

DROP FUNCTION "public"."deliver_obligation"(uuid, text, uuid[]);

DROP FUNCTION "public"."receive_contact_message"(text, text, text, text, text, text, text, text, text, text);

CREATE OR REPLACE FUNCTION private.person_key (
  name text
)
  RETURNS text
  LANGUAGE sql
  IMMUTABLE
  PARALLEL SAFE
  SET search_path TO ''
  AS $function$
  select regexp_replace(private.name_key(name), '[ \uFE00-\uFE0F]', '', 'g')
$function$;

CREATE OR REPLACE FUNCTION private.refuse_taken_name (
  member uuid,
  wanted text
)
  RETURNS void
  LANGUAGE plpgsql
  STABLE
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
begin
  if exists (
    select from private.staff s
    where s.user_id <> member and private.person_key(private.member_name(s.user_id)) = private.person_key(
      coalesce(wanted, (select split_part(u.email, '@', 1) from auth.users u where u.id = member)))) then
    raise exception 'name-taken' using errcode = 'P0001';
  end if;
end $function$;

CREATE OR REPLACE FUNCTION private.reminder_facts (
  r public.document_requests
)
  RETURNS jsonb
  LANGUAGE sql
  STABLE
  SET search_path TO ''
  AS $function$
  select jsonb_build_object('id', r.id, 'version', r.version, 'sentOn', (r.sent_at at time zone 'America/Bogota')::date, 'dueOn', r.due_on,
    'before', r.remind_before, 'every', r.remind_every, 'until', r.remind_until,
    'remindedOn', (r.reminded_at at time zone 'America/Bogota')::date, 'at', r.next_reminder_at, 'sent', r.reminders, 'promisedOn', (
      select case when bool_and(i.expected_on is not null) then min(i.expected_on) end from public.document_request_items i
      where i.request = r.id and (i.state = 'returned' or i.state = 'pending' and i.required)))
$function$;

CREATE OR REPLACE FUNCTION public.change_member (
  member      uuid,
  member_role text,
  member_name text,
  expected    text
)
  RETURNS void
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  old private.staff;
begin
  perform private.require_admin();
  perform private.lock_team();
  select * into old from private.staff s where s.user_id = member for update;
  if old.user_id is null then
    raise exception 'not-found' using errcode = 'P0001';
  end if;
  if old.role is distinct from expected then
    raise exception 'conflict' using errcode = 'P0001';
  end if;
  if old.role = 'admin' and member_role is distinct from 'admin' and private.is_last_admin(member) then
    raise exception 'last-admin' using errcode = 'P0001';
  end if;
  if old.role = member_role and old.name is not distinct from nullif(btrim(member_name), '') then
    return;
  end if;
  if old.name is distinct from nullif(btrim(member_name), '') then
    perform private.refuse_taken_name(member, nullif(btrim(member_name), ''));
  end if;
  update private.staff s set role = member_role, name = nullif(btrim(change_member.member_name), '') where s.user_id = member;
  perform private.note_staff('staff.changed', member, jsonb_build_object('role', old.role, 'name', old.name),
    jsonb_build_object('role', member_role, 'name', nullif(btrim(change_member.member_name), '')));
  perform private.stir(member);
end $function$;

CREATE OR REPLACE FUNCTION public.delay_request_item (
  item        uuid,
  seen        integer,
  delay       text,
  expected_on date    DEFAULT NULL::date,
  note        text    DEFAULT NULL::text,
  subject     text    DEFAULT NULL::text
)
  RETURNS void
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  i public.document_request_items := private.open_item(item);
  said text := nullif(btrim(note), '');
  today date := (now() at time zone 'America/Bogota')::date;
  due date := (select r.due_on from public.document_requests r where r.id = i.request);
begin
  -- Pressed twice.
  if i.delay = delay_request_item.delay and i.expected_on is not distinct from delay_request_item.expected_on
    and i.delay_note is not distinct from said then
    return;
  end if;
  if i.version is distinct from seen then
    raise exception 'conflict' using errcode = 'P0001';
  end if;
  if i.state not in ('pending', 'returned') or delay is null or delay not in ('later', 'other', 'unknown')
    or (delay = 'later') <> (expected_on is not null) or expected_on < today or length(said) > 500 then
    raise exception 'invalid-input' using errcode = 'P0001';
  end if;
  if expected_on > greatest(today, due) + 60 then
    raise exception 'day-too-late' using errcode = 'P0001';
  end if;
  update public.document_request_items x set delay = delay_request_item.delay, expected_on = delay_request_item.expected_on,
      delay_note = said, version = x.version + 1
    where x.id = i.id;
  perform private.settle_request(i.request);
  update public.document_requests r set reminder_planned = false where r.id = i.request;
  if delay = 'unknown' then
    perform public.send_message(gen_random_uuid(), gen_random_uuid(), coalesce(said, subject), '{}', subject);
  end if;
end $function$;

CREATE OR REPLACE FUNCTION public.deliver_obligation (
  obligation uuid,
  documents  uuid[]
)
  RETURNS void
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  me uuid := private.require_account('assistant');
  today date := (now() at time zone 'America/Bogota')::date;
  o public.obligations;
  r public.document_requests;
  items uuid[];
begin
  select x.* into o from public.obligations x where x.id = deliver_obligation.obligation and x.user_id = me and x.client_sees for update;
  if o.id is null then
    raise exception 'not-found' using errcode = 'P0001';
  end if;
  if not o.applies or o.state in ('filed', 'paid', 'not-applicable') then
    raise exception 'request-closed' using errcode = 'P0001';
  end if;
  select x.* into r from public.document_requests x where x.obligation = o.id and x.user_id = me and x.status = 'open'
    order by x.missing > 0 desc, x.due_on, x.id limit 1;
  if r.id is null then
    insert into public.document_requests (user_id, title, due_on, obligation, status, sent_at, by_client, asked_by)
      values (me, 'Documentos de ' || private.period_name(o.period), greatest(coalesce(o.due, today), today), o.id, 'open', clock_timestamp(), true,
        coalesce((select private.member_name(w.responsible) from private.obligation_work w where w.obligation = o.id),
          private.my_advisor(), 'La firma'))
      returning * into r;
    insert into public.document_request_items (request, user_id, place, title, help)
      values (r.id, me, 1, 'Lo que falta para presentarla', o.message);
  end if;
  items := array(select i.id from public.document_request_items i where i.request = r.id);
  if cardinality(items) > 1 then
    raise exception 'conflict' using errcode = 'P0001';
  end if;
  perform public.add_request_files(items[1], documents);
end $function$;

REVOKE ALL ON FUNCTION "public"."deliver_obligation"(uuid, uuid[]) FROM PUBLIC, "anon", "service_role";

CREATE OR REPLACE FUNCTION public.receive_contact_message (
  sender_name    text,
  sender_email   text,
  message        text,
  recipient      text,
  policy         text,
  consent_sha256 text,
  sender_phone   text DEFAULT NULL::text,
  sender_ip      text DEFAULT NULL::text,
  sender_agent   text DEFAULT NULL::text,
  wanted_service text DEFAULT NULL::text
)
  RETURNS TABLE (
    id         uuid,
    created_at timestamp with time zone
  )
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  consent uuid;
  kept public.contact_messages;
begin
  -- Two presses at the same moment: the second waits here until the first one can be seen.
  perform pg_catalog.pg_advisory_xact_lock(pg_catalog.hashtextextended('contact:' || sender_email, 0));
  select m.* into kept from public.contact_messages m
    where m.email = sender_email and m.created_at > now() - interval '1 hour'
      and m.message = receive_contact_message.message and m.name = sender_name and m.phone is not distinct from sender_phone
    order by m.created_at desc, m.id limit 1;
  if kept.id is not null then
    return query select kept.id, kept.created_at;
    return;
  end if;
  insert into public.consents (email, purpose, policy_version, text_sha256, ip, user_agent)
    values (sender_email, 'contacto', policy, consent_sha256, sender_ip, sender_agent)
    returning consents.id into consent;
  insert into public.contact_messages as m (consent_id, name, email, phone, service, message)
    values (consent, sender_name, sender_email, sender_phone, wanted_service, receive_contact_message.message)
    returning m.* into kept;
  insert into public.outbox (kind, key, payload)
    values ('mail', 'mail:contact:' || kept.id,
            jsonb_build_object(
              'template', 'contact-message', 'to', recipient,
              'replyTo', jsonb_build_object('name', sender_name, 'address', sender_email),
              'data', jsonb_build_object('name', sender_name, 'email', sender_email,
                                         'phone', coalesce(sender_phone, ''), 'service', coalesce(wanted_service, ''),
                                         'message', receive_contact_message.message)));
  return query select kept.id, kept.created_at;
end $function$;

REVOKE ALL ON FUNCTION "public"."receive_contact_message"(text, text, text, text, text, text, text, text, text, text) FROM PUBLIC, "anon", "authenticated";

CREATE OR REPLACE FUNCTION public.save_own_name (
  own_name text
)
  RETURNS void
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  me constant uuid := private.require_staff();
  new_name constant text := nullif(btrim(own_name), '');
  was private.staff;
begin
  perform private.lock_team();
  select * into was from private.staff s where s.user_id = me for update;
  if was.name is not distinct from new_name then
    return;
  end if;
  perform private.refuse_taken_name(me, new_name);
  update private.staff s set name = new_name where s.user_id = me;
  perform private.note_staff('staff.changed', me, jsonb_build_object('name', was.name), jsonb_build_object('name', new_name));
  perform private.stir(me);
end $function$;

CREATE OR REPLACE FUNCTION public.send_requests (
  asks    jsonb,
  content jsonb
)
  RETURNS TABLE (
    client  uuid,
    outcome text
  )
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
#variable_conflict use_column
declare
  ask record;
begin
  perform private.require_staff();
  if jsonb_array_length(asks) not between 1 and 100 then
    raise exception 'invalid-input' using errcode = 'P0001';
  end if;
  -- In one order, so that two who ask the same clients do not wait for each other.
  for ask in select (a ->> 'id')::uuid as id, (a ->> 'client')::uuid as client, (a ->> 'obligation')::uuid as obligation
      from jsonb_array_elements(asks) a order by 2 loop
    client := ask.client;
    if exists (select from public.document_requests r where r.user_id = ask.client and r.status = 'open' and not r.by_client and r.id <> ask.id
        and lower(r.title) = lower(btrim(private.name_period(content ->> 'title',
          private.asked_period(ask.obligation, (content ->> 'dueOn')::date), 120))) and r.obligation is not distinct from ask.obligation)
      and private.sees_client(ask.client) then
      outcome := 'open';
    else
      begin
        perform public.save_request(ask.id, ask.client, content, true, ask.obligation);
        outcome := case when exists (select from private.contact_of(ask.client) c where c.email is not null) then 'sent' else 'no-mail' end;
      exception when raise_exception then
        if sqlerrm <> 'not-found' then raise; end if;
        outcome := 'not-found';
      end;
    end if;
    return next;
  end loop;
end $function$;

CREATE OR REPLACE FUNCTION public.title_delivery (
  account    uuid,
  obligation uuid,
  title      text
)
  RETURNS void
  LANGUAGE sql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
  update public.document_requests r set title = left(btrim(title_delivery.title), 120)
    where r.user_id = account and r.obligation = title_delivery.obligation and r.by_client and r.status = 'open'
      and r.title <> left(btrim(title_delivery.title), 120)
$function$;

REVOKE ALL ON FUNCTION "public"."title_delivery"(uuid, uuid, text) FROM PUBLIC, "anon", "authenticated";

REVOKE ALL ON FUNCTION "private"."person_key"(text) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."refuse_taken_name"(uuid, text) FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "public"."deliver_obligation"(uuid, uuid[]) TO "authenticated";

REVOKE ALL ON FUNCTION "public"."deliver_obligation"(uuid, uuid[]) FROM "postgres";

GRANT EXECUTE ON FUNCTION "public"."deliver_obligation"(uuid, uuid[]) TO "postgres";

REVOKE ALL ON FUNCTION "public"."receive_contact_message"(text, text, text, text, text, text, text, text, text, text) FROM "postgres";

GRANT EXECUTE ON FUNCTION "public"."receive_contact_message"(text, text, text, text, text, text, text, text, text, text) TO "postgres";

GRANT EXECUTE ON FUNCTION "public"."receive_contact_message"(text, text, text, text, text, text, text, text, text, text) TO "service_role";

REVOKE ALL ON FUNCTION "public"."title_delivery"(uuid, uuid, text) FROM "postgres";

GRANT EXECUTE ON FUNCTION "public"."title_delivery"(uuid, uuid, text) TO "postgres";

GRANT EXECUTE ON FUNCTION "public"."title_delivery"(uuid, uuid, text) TO "service_role";
