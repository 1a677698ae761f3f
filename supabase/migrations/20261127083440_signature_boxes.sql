set local lock_timeout = '5s';
set local check_function_bodies = off;

CREATE OR REPLACE FUNCTION private.is_mark (
  mark  jsonb,
  pages integer
)
  RETURNS boolean
  LANGUAGE sql
  IMMUTABLE
  SET search_path TO ''
  AS $function$
  select case when jsonb_typeof(mark) <> 'object' or (select count(*) <> 5 or not bool_and(m.key in ('page', 'x', 'y', 'width', 'height')
      and jsonb_typeof(m.value) = 'number') from jsonb_each(case when jsonb_typeof(mark) = 'object' then mark else '{}' end) m) then false
    else (mark ->> 'page')::numeric between 1 and pages and (mark ->> 'page')::numeric % 1 = 0
      and (mark ->> 'x')::numeric >= 0 and (mark ->> 'y')::numeric >= 0 and (mark ->> 'width')::numeric > 0 and (mark ->> 'height')::numeric > 0
      and (mark ->> 'x')::numeric + (mark ->> 'width')::numeric <= 1.001 and (mark ->> 'y')::numeric + (mark ->> 'height')::numeric <= 1.001 end
$function$;

CREATE OR REPLACE FUNCTION private.signature_marks (
  r private.signature_requests
)
  RETURNS jsonb
  LANGUAGE sql
  STABLE
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
  select coalesce(jsonb_agg(jsonb_build_object('position', s.position, 'name', s.name, 'role', s.role, 'signedAt', s.signed_at,
      'mark', n.who -> 'mark') order by s.position), '[]')
  from private.signature_events e
    cross join jsonb_array_elements(case when jsonb_typeof(e.facts -> 'named') = 'array' then e.facts -> 'named' else '[]' end) with ordinality n (who, place)
    join private.signature_signers s on s.request = e.request and s.position = n.place
  where e.request = r.id and e.kind = 'sent' and n.who ? 'mark'
$function$;

CREATE OR REPLACE FUNCTION private.signer_view (
  r private.signature_requests,
  s private.signature_signers
)
  RETURNS jsonb
  LANGUAGE plpgsql
  STABLE
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  hindrance text := private.signer_hindrance(r, s);
  state text := case
    when r.status in ('withdrawn', 'superseded') then r.status
    when hindrance is not null and s.state <> 'signed' then hindrance
    when r.status in ('signed', 'sealing') then r.status
    when r.status = 'expired' or r.status = 'sent' and r.due_at <= clock_timestamp() then 'expired'
    when s.state = 'declined' then 'declined'
    when r.status = 'declined' then 'stopped'
    when s.state = 'signed' then 'signed-part'
    when s.state = 'waiting' then 'waiting'
    when (select count(*) from private.signature_codes c where c.signer = s.id and c.made_at > clock_timestamp() - interval '1 day') >= 8
      and not exists (select from private.signature_codes c where c.signer = s.id and c.void_at is null and c.used_at is null and c.tries < 3 and c.until > clock_timestamp()) then 'locked'
    else 'asked' end;
begin
  return jsonb_build_object('id', r.id, 'state', state, 'by', r.sender_name, 'dueAt', r.due_at, 'account', r.user_id)
    || case when s.state = 'waiting' or state in ('removed', 'mailbox') then jsonb_build_object('first', (
        select string_agg(x.name, ', ' order by x.position) from private.signature_signers x
        where x.request = r.id and x.state in ('asked', 'declined') and x.place < s.place))
      else jsonb_build_object('title', r.title, 'kind', r.kind, 'message', r.message, 'sentAt', r.sent_at, 'closedAt', r.closed_at, 'pages', r.pages, 'version', r.version,
        'sha256', r.sha256, 'client', r.client_name, 'code', r.code, 'sealedSha256', r.sealed_sha256, 'sealedAt', r.sealed_at, 'stampedAt', r.stamped_at,
        'fees', private.letter_fees(r), 'marks', private.signature_marks(r),
        'signer', jsonb_build_object('id', s.id, 'position', s.position, 'party', s.party, 'name', s.name, 'role', s.role, 'mailbox', private.masked_mail(s.email),
          'openedAt', s.opened_at, 'readAt', s.read_at, 'readPages', s.read_pages, 'readSeconds', s.read_seconds, 'consentedAt', s.consented_at,
          'documentType', s.document_type, 'documentNumber', s.document_number, 'signedAt', s.signed_at, 'reason', s.reason),
        'codeUntil', (select c.until from private.signature_codes c where c.signer = s.id and c.void_at is null and c.used_at is null and c.tries < 3
          and c.until > clock_timestamp() order by c.made_at desc limit 1),
        'proof', (select jsonb_build_object('at', e.at, 'facts', e.facts) from private.signature_events e where e.request = r.id and e.kind = 'signed' and e.signer = s.position),
        'others', (select coalesce(jsonb_agg(jsonb_build_object('name', x.name, 'signed', x.state = 'signed') order by x.position), '[]')
          from private.signature_signers x where x.request = r.id and x.id <> s.id)) end;
end $function$;

CREATE OR REPLACE FUNCTION public.firm_signature (
  request uuid
)
  RETURNS jsonb
  LANGUAGE plpgsql
  STABLE
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  r private.signature_requests;
begin
  perform private.require_staff();
  select x.* into r from private.signature_requests x where x.id = request;
  if r.id is null or not (case when r.user_id is null then private.is_admin() else private.sees_client(r.user_id) end) then
    raise exception 'not-found' using errcode = 'P0001';
  end if;
  return private.signature_facts(r) || jsonb_build_object('client', r.user_id, 'clientTitle', r.client_name, 'flattened', r.flattened,
    'fees', private.letter_fees(r), 'marks', private.signature_marks(r),
    'reminders', r.reminders, 'nextReminderAt', r.next_reminder_at, 'sealProblem', r.seal_problem, 'sealNextAt', r.seal_next_at,
    'broken', private.signature_break(r.id), 'me', (select s.id from private.signature_signers s where s.request = r.id and s.person = auth.uid()),
    'signers', (select coalesce(jsonb_agg(jsonb_build_object('id', s.id, 'position', s.position, 'place', s.place, 'party', s.party, 'name', s.name, 'role', s.role,
        'email', s.email, 'state', s.state, 'openedAt', s.opened_at, 'readAt', s.read_at, 'readPages', s.read_pages, 'signedAt', s.signed_at, 'reason', s.reason)
        order by s.position), '[]') from private.signature_signers s where s.request = r.id),
    'events', (select coalesce(jsonb_agg(jsonb_build_object('n', e.n, 'at', e.at, 'kind', e.kind, 'signer', e.signer, 'facts', e.facts, 'hash', e.hash)
        order by e.n desc), '[]') from (select x.* from private.signature_events x where x.request = r.id order by x.n desc limit 300) e));
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
  -- Documents that a contador or revisor fiscal certifies need that person's own certificate and are signed outside of the
  -- portal.
  if content ->> 'kind' in ('statements', 'opinion', 'certification', 'return') then
    raise exception 'signature-kind' using errcode = 'P0001';
  end if;
  -- The kind must be that of the template, because it decides what the document starts.
  if r.template_version is not null and r.kind <> content ->> 'kind' then
    raise exception 'conflict' using errcode = 'P0001';
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
    -- Staff never sign for the client, and people of the client never sign by a link.
    if s ->> 'party' = 'outside' and (exists (select from private.staff t join auth.users u on u.id = t.user_id where u.email = address)
        or exists (select from private.account_members m join auth.users u on u.id = m.user_id
          where m.account = r.user_id and m.until is null and u.email = address)) then
      raise exception 'signature-outside-known' using errcode = 'P0001';
    end if;
    if exists (select from private.signature_signers x where x.request = r.id and x.email = address) then
      raise exception 'signature-twice' using errcode = 'P0001';
    end if;
    if not private.is_mark(coalesce(nullif(s -> 'mark', 'null'), '{"page": 1, "x": 0, "y": 0, "width": 1, "height": 1}'), r.pages) then
      raise exception 'invalid-input' using errcode = 'P0001';
    end if;
    insert into private.signature_signers (request, place, position, party, person, name, email, role)
      values (r.id, case when (content ->> 'inOrder')::boolean then n else 1 end, n, s ->> 'party',
        case when s ->> 'party' <> 'outside' then (s ->> 'person')::uuid end, s ->> 'name', address, s ->> 'role');
  end loop;
  -- Services and fees need the signature of an owner, or of somebody about whom the owner gets a mail.
  if not private.binds_client(r) then
    raise exception 'signature-unbinding' using errcode = 'P0001';
  end if;
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
    -- Only this event contains whole addresses: they prove which mailboxes the firm named.
    'named', (select jsonb_agg(jsonb_build_object('name', x.name, 'party', x.party, 'role', x.role, 'email', x.email,
        'mark', content -> 'signers' -> (x.position - 1) -> 'mark') order by x.position)
      from private.signature_signers x where x.request = r.id)));
  perform private.ask_signers(r, false);
  perform private.tell_owner_of_outsiders(r);
  perform private.note_staff('signature.sent', r.user_id, null, jsonb_build_object('name', r.title, 'signers', n));
end $function$;

REVOKE ALL ON FUNCTION "private"."is_mark"(jsonb, integer) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."signature_marks"(private.signature_requests) FROM PUBLIC;
