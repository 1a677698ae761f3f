set local lock_timeout = '5s';
set local check_function_bodies = off;

CREATE OR REPLACE FUNCTION private.number_of (
  client uuid
)
  RETURNS text
  LANGUAGE sql
  STABLE
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
  select private.colombian_number(n.phone) from (
    select p.phone, 1 as place from public.client_profiles p join private.account_members m on m.user_id = p.user_id
      where m.account = client and m.until is null and p.user_id = (select auth.uid())
    union all
    select p.phone, 2 from public.accounts a join public.client_profiles p on p.user_id = a.contact where a.id = client and private.sees_client(a.id)
    union all
    select c.phone, 3 from private.client_contacts c where c.client = number_of.client and private.sees_client(c.client)) n
  where private.colombian_number(n.phone) is not null order by n.place limit 1
$function$;

CREATE OR REPLACE FUNCTION private.on_advisor_left_for_google()
  RETURNS TRIGGER
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
begin
  perform private.queue_google_event(e.appointment, old.advisor)
    from private.google_entries e join public.appointments a on a.id = e.appointment
    where e.person = old.advisor and a.user_id = old.client;
  return null;
end $function$;

CREATE OR REPLACE FUNCTION public.begin_google_consent (
  state_sha256 text,
  verifier     text
)
  RETURNS void
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
#variable_conflict use_column
declare
  me uuid := private.require_staff();
begin
  perform private.require_values(num_nulls(begin_google_consent.state_sha256, begin_google_consent.verifier));
  if exists (select from private.outside_calendars c where c.person = me and c.source = 'google' and coalesce(c.problem not in ('revoked', 'key'), true)) then
    raise exception 'conflict' using errcode = 'P0001';
  end if;
  insert into private.google_consents as c (person, state_sha256, verifier, session)
    values (me, begin_google_consent.state_sha256, begin_google_consent.verifier, coalesce(auth.jwt() ->> 'session_id', ''))
    on conflict (person) do update
      set state_sha256 = excluded.state_sha256, verifier = excluded.verifier, session = excluded.session, made_at = now();
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
      order by (c.kind = 'automation.batch'), (c.kind = 'google.calendar'), c.next_at
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

CREATE OR REPLACE FUNCTION public.keep_book_accounts (
  client   uuid,
  accounts jsonb,
  whole    boolean
)
  RETURNS integer
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  most constant int := 5000;
  held int;
begin
  perform private.require_client(client);
  if jsonb_typeof(accounts) is distinct from 'array' or jsonb_array_length(accounts) not between 1 and most
    or exists (select from jsonb_array_elements(accounts) a where (a ->> 'code' ~ '^[0-9]{4,12}$' and private.is_name(a ->> 'name', 1, 120)) is not true)
    or (select count(distinct a ->> 'code') from jsonb_array_elements(accounts) a) <> jsonb_array_length(accounts) then
    raise exception 'invalid-input' using errcode = 'P0001';
  end if;
  perform pg_advisory_xact_lock(hashtext('books ' || client));
  if whole then
    delete from private.book_accounts x where x.user_id = client;
  end if;
  insert into private.book_accounts (user_id, code, name, needs_party, needs_centre)
    select client, a ->> 'code', btrim(a ->> 'name'), coalesce((a -> 'needsParty')::boolean, false), coalesce((a -> 'needsCentre')::boolean, false)
    from jsonb_array_elements(accounts) a
    on conflict (user_id, code) do update set name = excluded.name, needs_party = excluded.needs_party, needs_centre = excluded.needs_centre;
  select count(*) into held from private.book_accounts x where x.user_id = client;
  if held > most then
    raise exception 'invalid-input' using errcode = 'P0001';
  end if;
  perform private.note_staff('books.accounts', client, null, case when whole or jsonb_array_length(accounts) > 1 then jsonb_build_object('accounts', held)
    else jsonb_build_object('account', accounts #>> '{0,code}', 'name', btrim(accounts #>> '{0,name}')) end);
  return held;
end $function$;

CREATE OR REPLACE FUNCTION public.save_google_calendar (
  sealed text
)
  RETURNS timestamp WITH time zone
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  me uuid := private.require_staff();
  version timestamptz := clock_timestamp();
begin
  perform private.require_values(num_nulls(sealed));
  if (select count(*) from public.audit_log l where l.actor = me and l.action = 'agenda.google' and l.at > now() - interval '1 hour') >= 30 then
    raise exception 'rate-limited' using errcode = 'P0001';
  end if;
  insert into private.outside_calendars as c (person, source, address, tentative, saved_at)
    values (me, 'google', sealed, true, version)
    on conflict (person, source) do update set address = excluded.address, saved_at = excluded.saved_at,
      busy = '{}', etag = null, sync_token = null, read_at = null, read_day = null, failures = 0, problem = null, next_at = now();
  perform private.note_staff('agenda.google', me, null, jsonb_build_object('person', private.member_name(me)));
  return version;
end $function$;

CREATE OR REPLACE FUNCTION public.store_google_changes (
  member     uuid,
  version    timestamp with time zone,
  changes    jsonb,
  sync_token text
)
  RETURNS void
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
begin
  update private.outside_calendars c set sync_token = left(store_google_changes.sync_token, 2000)
    where c.person = member and c.source = 'google' and c.saved_at = version;
  if not found then
    return;
  end if;
  with news as (
    select e.appointment, n.hour from private.google_entries e
      join (
        -- The last change of an event counts.
        select distinct on (1) (x.event ->> 'appointment')::uuid as appointment,
               case when x.event ->> 'from' is null then 'empty' else tstzrange((x.event ->> 'from')::timestamptz, (x.event ->> 'until')::timestamptz) end as hour
        from jsonb_array_elements(changes) with ordinality x (event, place) order by 1, x.place desc) n on n.appointment = e.appointment
    where e.person = member),
  noted as (
    update private.google_entries e
      set found = case when n.hour <> e.written and n.hour <> tstzrange(a.starts_at, a.ends_at) then n.hour end
      from news n join public.appointments a on a.id = n.appointment
      where e.person = member and e.appointment = n.appointment and a.starts_at > now() and member in (a.person, a.second_person)
        and private.may_attend(a.user_id, member) and a.status in ('requested', 'proposed', 'confirmed')
      returning e.appointment, e.found)
  insert into public.outbox (kind, key, user_id, payload)
    select 'mail', concat_ws(':', 'mail:google', a.id, member, a.sequence, coalesce(extract(epoch from lower(n.found))::bigint::text, 'gone')), a.user_id,
           jsonb_build_object('template', case when isempty(n.found) then 'firm-google-gone' else 'firm-google-moved' end, 'to', u.email,
             'data', jsonb_build_object('id', a.id, 'title', a.title, 'client', private.client_title(a.user_id),
               'asked', coalesce(lower(n.found), a.starts_at), 'until', coalesce(upper(n.found), a.ends_at)))
    from noted n join public.appointments a on a.id = n.appointment join auth.users u on u.id = member
    where n.found is not null
    on conflict (key) do nothing;
end $function$;

CREATE TRIGGER advisor_left_for_google
  AFTER DELETE ON private.client_advisors
  FOR EACH ROW
  EXECUTE FUNCTION private.on_advisor_left_for_google();

REVOKE ALL ON FUNCTION "private"."on_advisor_left_for_google"() FROM PUBLIC;
