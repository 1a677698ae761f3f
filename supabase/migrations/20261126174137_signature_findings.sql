set local lock_timeout = '5s';
set local check_function_bodies = off;

ALTER TABLE "private"."signature_events"
  DROP CONSTRAINT "signature_events_facts_check";

CREATE OR REPLACE FUNCTION private.without_link (
  payload jsonb
)
  RETURNS jsonb
  LANGUAGE sql
  IMMUTABLE
  SET search_path TO ''
  AS $function$
  select case when payload ->> 'template' like 'signature-link%' then payload #- '{data,token}' else payload end
$function$;

CREATE OR REPLACE FUNCTION public.complete_outbox (
  job_id  uuid,
  attempt integer
)
  RETURNS boolean
  LANGUAGE sql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
  with closed as (
    update public.outbox set status = 'done', done_at = clock_timestamp(), locked_until = null, last_error = null,
        payload = private.without_link(payload)
    where id = job_id and attempts = attempt and status = 'pending' returning 1)
  select exists (select from closed)
$function$;

CREATE OR REPLACE FUNCTION public.drop_delivery (
  delivery uuid,
  reason   text
)
  RETURNS void
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  o public.outbox := private.own_delivery(delivery);
begin
  if nullif(btrim(drop_delivery.reason), '') is null then
    raise exception 'reason-required' using errcode = 'P0001';
  end if;
  if o.status not in ('pending', 'parked') or o.locked_until > now() then
    raise exception 'delivery-settled' using errcode = 'P0001';
  end if;
  update public.outbox x set status = 'dropped', done_at = now(), locked_until = null, payload = private.without_link(x.payload)
    where x.id = delivery;
  perform private.note_staff('delivery.dropped', o.user_id,
    jsonb_build_object('delivery', o.id, 'kind', o.kind, 'status', o.status, 'attempts', o.attempts, 'error', o.last_error),
    jsonb_build_object('delivery', o.id, 'status', 'dropped', 'reason', left(btrim(drop_delivery.reason), 500)));
end $function$;

CREATE OR REPLACE FUNCTION public.mark_signature (
  request uuid,
  who     jsonb,
  act     text,
  facts   jsonb
)
  RETURNS text
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  r private.signature_requests := private.lock_signature(request);
  s private.signature_signers := private.find_signer(request, who);
  state text := private.signer_view(r, s) ->> 'state';
  place jsonb := jsonb_build_object('ip', left(facts ->> 'ip', 60), 'agent', left(facts ->> 'agent', 300));
begin
  if s.id is null then
    raise exception 'not-found' using errcode = 'P0001';
  end if;
  if state <> 'asked' then
    return state;
  end if;
  if act = 'opened' and s.opened_at is null then
    perform private.note_signature(r.id, act, s.position, place);
    update private.signature_signers x set opened_at = clock_timestamp() where x.id = s.id;
  elsif act = 'read' and s.read_at is null then
    s.read_pages := least(greatest((facts ->> 'pages')::int, 0), r.pages);
    s.read_seconds := least(greatest((facts ->> 'seconds')::int, 0), 86400);
    perform private.note_signature(r.id, act, s.position, place || jsonb_build_object('pages', s.read_pages, 'of', r.pages, 'seconds', s.read_seconds,
      'outside', (facts ->> 'outside')::boolean));
    update private.signature_signers x set read_at = clock_timestamp(), read_pages = s.read_pages, read_seconds = s.read_seconds where x.id = s.id;
  elsif act = 'consented' then
    if (s.consent, s.document_type, s.document_number) is not distinct from (facts ->> 'consent', facts ->> 'document_type', facts ->> 'document_number') then
      return state;
    end if;
    -- Per day, so that somebody else who has the link locks the signer out for a day at most.
    if s.read_at is null or (select count(*) from private.signature_events e where e.request = r.id and e.kind = act and e.signer = s.position
        and e.at > clock_timestamp() - interval '1 day') >= 20 then
      raise exception 'conflict' using errcode = 'P0001';
    end if;
    perform private.note_signature(r.id, act, s.position, place || jsonb_build_object('consent', facts ->> 'consent', 'consent_sha256', facts ->> 'consent_sha256',
      'document_type', facts ->> 'document_type', 'document_number', facts ->> 'document_number'));
    update private.signature_signers x set consented_at = clock_timestamp(), consent = facts ->> 'consent', document_type = facts ->> 'document_type',
      document_number = facts ->> 'document_number' where x.id = s.id;
    -- A code that was sent for another consent is void.
    update private.signature_codes c set void_at = clock_timestamp() where c.signer = s.id and c.used_at is null and c.void_at is null;
  end if;
  update private.signature_requests x set changed_at = clock_timestamp() where x.id = r.id;
  return state;
end $function$;

CREATE OR REPLACE FUNCTION public.send_signature (
  request uuid,
  content jsonb
)
  RETURNS void
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  r private.signature_requests := private.own_signature(request);
  former private.signature_requests;
  s jsonb;
  n int := 0;
  address text;
begin
  if r.status <> 'draft' then
    return;
  end if;
  perform private.require_client(r.user_id);
  if coalesce(jsonb_array_length(content -> 'signers'), 0) not between 1 and 20
    or (content ->> 'dueAt')::timestamptz not between clock_timestamp() + interval '1 hour' and clock_timestamp() + interval '90 days' then
    raise exception 'invalid-input' using errcode = 'P0001';
  end if;
  -- What a contador or revisor fiscal certifies needs their own certificate and is signed outside of the portal.
  if content ->> 'kind' in ('statements', 'opinion', 'certification', 'return') then
    raise exception 'signature-kind' using errcode = 'P0001';
  end if;
  for s in select x from jsonb_array_elements(content -> 'signers') x loop
    n := n + 1;
    address := case s ->> 'party'
      when 'client' then (select u.email from private.account_members m join auth.users u on u.id = m.user_id
        where m.account = r.user_id and m.until is null and m.user_id = (s ->> 'person')::uuid)
      when 'firm' then (select u.email from private.staff t join auth.users u on u.id = t.user_id where t.user_id = (s ->> 'person')::uuid)
      else lower(btrim(s ->> 'email')) end;
    if address is null then
      raise exception 'signature-signer-gone' using errcode = 'P0001';
    end if;
    -- Members of the firm never sign for the client, nor people of the client by a link.
    if s ->> 'party' = 'outside' and (exists (select from private.staff t join auth.users u on u.id = t.user_id where u.email = address)
        or exists (select from private.account_members m join auth.users u on u.id = m.user_id
          where m.account = r.user_id and m.until is null and u.email = address)) then
      raise exception 'signature-outside-known' using errcode = 'P0001';
    end if;
    if exists (select from private.signature_signers x where x.request = r.id and x.email = address) then
      raise exception 'signature-twice' using errcode = 'P0001';
    end if;
    insert into private.signature_signers (request, place, position, party, person, name, email, role)
      values (r.id, case when (content ->> 'inOrder')::boolean then n else 1 end, n, s ->> 'party',
        case when s ->> 'party' <> 'outside' then (s ->> 'person')::uuid end, s ->> 'name', address, s ->> 'role');
  end loop;
  if content ->> 'replaces' is not null then
    former := private.own_signature((content ->> 'replaces')::uuid);
    if former.user_id is distinct from r.user_id or former.status = 'draft'
      or exists (select from private.signature_requests x where x.replaces = former.id) then
      raise exception 'conflict' using errcode = 'P0001';
    end if;
    if former.status not in ('signed', 'sealing') then
      perform private.note_signature(former.id, 'superseded', null, jsonb_build_object('by', private.member_name(auth.uid())));
      update private.signature_requests x set status = 'superseded', closed_at = coalesce(x.closed_at, clock_timestamp()),
          changed_at = clock_timestamp(), next_reminder_at = null where x.id = former.id;
    end if;
  end if;
  update private.signature_requests x set
      kind = content ->> 'kind', title = content ->> 'title', message = nullif(btrim(content ->> 'message'), ''),
      due_at = (content ->> 'dueAt')::timestamptz, in_order = (content ->> 'inOrder')::boolean,
      remind_after = (content ->> 'remindAfter')::int, remind_every = (content ->> 'remindEvery')::int,
      next_reminder_at = clock_timestamp() + make_interval(days => (content ->> 'remindAfter')::int),
      sent_by = auth.uid(), sender_name = private.member_name(auth.uid()), replaces = former.id,
      version = coalesce(former.version + 1, 1), status = 'sent', sent_at = clock_timestamp(), changed_at = clock_timestamp()
    where x.id = r.id returning x.* into r;
  perform private.note_signature(r.id, 'sent', null, jsonb_build_object('by', r.sender_name, 'kind', r.kind, 'title', r.title,
    'version', r.version, 'sha256', r.sha256, 'due', r.due_at, 'order', r.in_order,
    -- Here alone the evidence has whole addresses: they prove which mailboxes the firm named.
    'named', (select jsonb_agg(jsonb_build_object('name', x.name, 'party', x.party, 'role', x.role, 'email', x.email) order by x.position)
      from private.signature_signers x where x.request = r.id)));
  perform private.ask_signers(r, false);
  perform private.note_staff('signature.sent', r.user_id, null, jsonb_build_object('name', r.title, 'signers', n));
end $function$;

ALTER TABLE "private"."signature_events"
  ADD CONSTRAINT "signature_events_facts_check" CHECK ((length((facts)::text) <= 16000));

REVOKE ALL ON FUNCTION "private"."without_link"(jsonb) FROM PUBLIC;
