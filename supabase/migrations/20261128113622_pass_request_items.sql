set local lock_timeout = '5s';
set local check_function_bodies = off;

DROP TRIGGER "remind_again" ON "public"."user_approval_status";

CREATE OR REPLACE FUNCTION private.change_imported (
  by    uuid,
  ready jsonb,
  send  boolean
)
  RETURNS jsonb
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  target uuid := (ready ->> 'client')::uuid;
  company jsonb := nullif(ready -> 'company', 'null');
  advisor jsonb := nullif(ready -> 'advisor', 'null');
  profile jsonb := nullif(ready -> 'profile', 'null');
  phone jsonb := nullif(ready -> 'phone', 'null');
  before jsonb := '{}';
  after jsonb := '{}';
  p private.tax_profiles;
  old private.tax_profiles;
  stamp text[] := array['account', 'made_by', 'made_at', 'nit', 'digit', 'name'];
begin
  -- The people are locked before the account, as when an owner invites somebody.
  perform pg_advisory_xact_lock(hashtextextended('people:' || target, 0));
  perform from public.user_approval_status s where s.user_id = target and s.status <> 'rejected' for update;
  if not found or exists (select from private.staff m where m.user_id = target) then
    raise exception 'not-found' using errcode = 'P0001';
  end if;
  if company is not null then
    update public.companies c set name = btrim(company ->> 'name'), updated_at = now()
      where c.user_id = target and c.nit = company ->> 'nit' and c.name = company ->> 'was';
    if not found then
      raise exception 'conflict' using errcode = 'P0001';
    end if;
    before := before || jsonb_build_object('name', company ->> 'was');
    after := after || jsonb_build_object('name', btrim(company ->> 'name'));
  end if;
  if advisor is not null then
    if array(select a.advisor from private.client_advisors a where a.client = target order by a.advisor)
      is distinct from array(select w::uuid from jsonb_array_elements_text(advisor -> 'was') w order by w::uuid) then
      raise exception 'assigned-meanwhile' using errcode = 'P0001';
    end if;
    if not exists (select from private.staff s where s.user_id = (advisor ->> 'id')::uuid) then
      raise exception 'not-found' using errcode = 'P0001';
    end if;
    delete from private.client_advisors a where a.client = target and a.advisor <> (advisor ->> 'id')::uuid;
    insert into private.client_advisors (client, advisor) values (target, (advisor ->> 'id')::uuid) on conflict do nothing;
    before := before || jsonb_build_object('advisors', advisor -> 'was');
    after := after || jsonb_build_object('advisors', jsonb_build_array(advisor -> 'id'));
  end if;
  if profile is not null then
    perform pg_advisory_xact_lock(hashtextextended('tax-profile:' || target, 0));
    perform private.require_seen_profile(target, (profile ->> 'seen')::timestamptz);
    p := private.tax_profile_row(by, target, (profile ->> 'valid_from')::date, profile -> 'facts');
    delete from private.tax_profiles x where x.account = target and x.valid_from = p.valid_from returning * into old;
    insert into private.tax_profiles select p.*;
    before := before || case when old.account is not null then to_jsonb(old) - stamp else '{}' end;
    after := after || (to_jsonb(p) - stamp);
  end if;
  if phone is not null then
    perform private.set_imported_phone(by, target, phone ->> 'number', phone ->> 'was');
    before := before || jsonb_build_object('phone', phone -> 'was');
    after := after || jsonb_build_object('phone', phone -> 'number');
  end if;
  perform private.add_imported_note(by, target, ready ->> 'note');
  insert into public.audit_log (actor, action, target, before, after) values (by, 'client.changed', target, before, after);
  perform private.stir_account(target);
  return private.invite_imported(by, target, coalesce(ready -> 'people', '[]'), send);
end $function$;

CREATE OR REPLACE FUNCTION private.invite_address (
  mine     uuid,
  address  text,
  new_role text
)
  RETURNS uuid
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  invitation uuid;
begin
  if private.is_email(address) is not true then
    raise exception 'invalid-input' using errcode = 'P0001';
  end if;
  -- Staff cannot invite people into their own account.
  if exists (select from private.staff s where s.user_id = (select auth.uid())) then
    raise exception 'forbidden' using errcode = 'P0001';
  end if;
  perform pg_advisory_xact_lock(hashtextextended('people:' || mine, 0));
  if exists (select from private.account_members m join auth.users u on u.id = m.user_id
      where m.account = mine and m.until is null and u.email = address) then
    raise exception 'already-colleague' using errcode = 'P0001';
  end if;
  select i.id into invitation from private.account_invitations i
    where i.account = mine and i.email = address and i.accepted_at is null and i.withdrawn_at is null;
  if invitation is null then
    if (select count(*) from private.account_members m where m.account = mine and m.until is null)
      + (select count(*) from private.account_invitations i
         where i.account = mine and i.accepted_at is null and i.withdrawn_at is null) >= 50 then
      raise exception 'people-limit' using errcode = 'P0001';
    end if;
    insert into private.account_invitations (account, email, role, invited_by) values (mine, address, new_role, (select auth.uid()))
      returning id into invitation;
  else
    update private.account_invitations i set role = new_role, invited_by = (select auth.uid()) where i.id = invitation;
  end if;
  perform private.send_invitation(invitation, (select auth.uid()));
  perform private.stir_account(mine);
  return invitation;
end $function$;

CREATE OR REPLACE FUNCTION private.keep_delay (
  i       public.document_request_items,
  becomes text,
  day     date,
  said    text
)
  RETURNS void
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
begin
  if i.state not in ('pending', 'returned') then
    raise exception 'invalid-input' using errcode = 'P0001';
  end if;
  update public.document_request_items x set delay = becomes, expected_on = day, delay_note = said, version = x.version + 1
    where x.id = i.id;
  perform private.settle_request(i.request);
  update public.document_requests r set reminder_planned = false where r.id = i.request;
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
  -- The button was pressed twice, so nothing changes.
  if i.delay = delay_request_item.delay and i.expected_on is not distinct from delay_request_item.expected_on
    and i.delay_note is not distinct from said then
    return;
  end if;
  if i.version is distinct from seen then
    raise exception 'conflict' using errcode = 'P0001';
  end if;
  if delay is null or delay not in ('later', 'other', 'unknown')
    or (delay = 'later') <> (expected_on is not null) or expected_on < today or length(said) > 500 then
    raise exception 'invalid-input' using errcode = 'P0001';
  end if;
  if expected_on > greatest(today, due) + 60 then
    raise exception 'day-too-late' using errcode = 'P0001';
  end if;
  perform private.keep_delay(i, delay, expected_on, said);
  if delay = 'unknown' then
    perform public.send_message(gen_random_uuid(), gen_random_uuid(), coalesce(said, subject), '{}', subject);
  end if;
end $function$;

CREATE OR REPLACE FUNCTION public.invite_person (
  person_email text,
  person_role  text
)
  RETURNS uuid
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  mine uuid := private.require_account('owner');
begin
  if person_role is null or person_role not in ('reader', 'assistant', 'accountant') then
    raise exception 'invalid-input' using errcode = 'P0001';
  end if;
  return private.invite_address(mine, lower(btrim(person_email)), person_role);
end $function$;

CREATE OR REPLACE FUNCTION public.pass_request_item (
  item  uuid,
  seen  integer,
  email text
)
  RETURNS void
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  mine uuid := private.require_account('owner');
  address text := lower(btrim(email));
  i public.document_request_items;
  given text;
  is_member boolean;
  pending private.account_invitations;
begin
  -- The people and the account are locked before the item, because changes of an approval lock its requests after the account.
  perform pg_advisory_xact_lock(hashtextextended('people:' || mine, 0));
  perform from public.user_approval_status s where s.user_id = mine for update;
  if private.require_account('owner') <> mine then
    raise exception 'forbidden' using errcode = 'P0001';
  end if;
  i := private.open_item(item);
  select m.role into given from private.account_members m join auth.users u on u.id = m.user_id
    where m.account = mine and m.until is null and u.email = address;
  is_member := found;
  select x.* into pending from private.account_invitations x
    where x.account = mine and x.email = address and x.accepted_at is null and x.withdrawn_at is null
      and x.until > now() and not private.inviter_is_gone(x);
  if i.version is distinct from seen then
    -- The button was pressed twice, so nothing changes and no second mail is sent.
    if i.delay = 'other' and i.delay_note = address and (is_member or pending.id is not null) then
      return;
    end if;
    raise exception 'conflict' using errcode = 'P0001';
  end if;
  if exists (select from auth.users u where u.id = (select auth.uid()) and u.email = address) then
    raise exception 'own-address' using errcode = 'P0001';
  end if;
  if coalesce(given, pending.role) = 'reader' then
    raise exception 'reader-cannot-answer' using errcode = 'P0001';
  end if;
  -- Another mail would make the link of the last one useless, so several items of a day are passed with one mail.
  if not is_member and (pending.id is null or pending.until < now() + interval '6 days') then
    perform private.invite_address(mine, address, coalesce(pending.role, 'assistant'));
  end if;
  perform private.keep_delay(i, 'other', null, address);
end $function$;

REVOKE ALL ON FUNCTION "public"."pass_request_item"(uuid, integer, text) FROM PUBLIC, "anon", "service_role";

CREATE TRIGGER remind_again
  AFTER UPDATE OF status ON public.user_approval_status
  FOR EACH ROW
  WHEN ((old.status IS DISTINCT FROM new.status))
  EXECUTE FUNCTION private.remind_again();

REVOKE ALL ON FUNCTION "private"."invite_address"(uuid, text, text) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."keep_delay"(public.document_request_items, text, date, text) FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "public"."pass_request_item"(uuid, integer, text) TO "authenticated";
