set local lock_timeout = '5s';
set local check_function_bodies = off;

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
begin
  -- The people are locked before the item, in the same order as when a deleted account loses its requests.
  perform pg_advisory_xact_lock(hashtextextended('people:' || mine, 0));
  i := private.open_item(item);
  if i.version is distinct from seen then
    -- The button was pressed twice, so nothing changes and no second mail is sent.
    if i.delay = 'other' and i.delay_note = address then
      return;
    end if;
    raise exception 'conflict' using errcode = 'P0001';
  end if;
  if exists (select from auth.users u where u.id = (select auth.uid()) and u.email = address) then
    raise exception 'own-address' using errcode = 'P0001';
  end if;
  select m.role into given from private.account_members m join auth.users u on u.id = m.user_id
    where m.account = mine and m.until is null and u.email = address;
  is_member := found;
  if not is_member then
    select x.role into given from private.account_invitations x
      where x.account = mine and x.email = address and x.accepted_at is null and x.withdrawn_at is null;
  end if;
  if given = 'reader' then
    raise exception 'reader-cannot-answer' using errcode = 'P0001';
  end if;
  if not is_member then
    perform private.invite_address(mine, address, coalesce(given, 'assistant'));
  end if;
  perform private.keep_delay(i, 'other', null, address);
end $function$;

REVOKE ALL ON FUNCTION "public"."pass_request_item"(uuid, integer, text) FROM PUBLIC, "anon", "service_role";

REVOKE ALL ON FUNCTION "private"."invite_address"(uuid, text, text) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."keep_delay"(public.document_request_items, text, date, text) FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "public"."pass_request_item"(uuid, integer, text) TO "authenticated";
