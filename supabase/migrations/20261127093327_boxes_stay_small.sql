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
  select case when jsonb_typeof(mark) <> 'object' or length(mark::text) > 200 or (select count(*) <> 5
      or not bool_and(m.key in ('page', 'x', 'y', 'width', 'height') and jsonb_typeof(m.value) = 'number')
      from jsonb_each(case when jsonb_typeof(mark) = 'object' then mark else '{}' end) m) then false
    else (mark ->> 'page')::numeric between 1 and pages and (mark ->> 'page')::numeric % 1 = 0
      and (mark ->> 'x')::numeric between 0 and 1 and (mark ->> 'y')::numeric between 0 and 1
      and (mark ->> 'width')::numeric between 0.001 and 0.4 and (mark ->> 'height')::numeric between 0.001 and 0.46
      and (mark ->> 'x')::numeric + (mark ->> 'width')::numeric <= 1.0005 and (mark ->> 'y')::numeric + (mark ->> 'height')::numeric <= 1.0005 end
$function$;

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
    if s -> 'mark' <> 'null' and not private.is_mark(s -> 'mark', r.pages) then
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
