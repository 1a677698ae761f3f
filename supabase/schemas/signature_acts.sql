-- Signers act on a document through these functions, and the server completes the document after the last signature.
-- The server has checked `who`: the person of an open session, or the hash of an external signer's secret link.

-- Returns the signer of a document whom `who` identifies, or null.
create function private.find_signer(wanted uuid, who jsonb) returns private.signature_signers
language sql stable security definer set search_path = '' as $$
  select s from private.signature_signers s where s.request = wanted and (
    s.party <> 'outside' and s.person = (who ->> 'person')::uuid
    or s.party = 'outside' and who ->> 'link' in (s.link_sha256, s.link_before_sha256))
$$;

-- An engagement letter needs a signer who can bind the client: an owner, or somebody without an account.
-- Somebody in the account can bind the client if they signed as an owner or, before they sign, are an owner now.
create function private.binds_client(r private.signature_requests) returns boolean
language sql stable security definer set search_path = '' as $$
  select r.terms is null or exists (select from private.signature_signers x where x.request = r.id and (x.party = 'outside'
    or x.party = 'client' and case when x.state = 'signed'
      then exists (select from private.signature_events e
        where e.request = r.id and e.kind = 'signed' and e.signer = x.position and e.facts ->> 'portal_role' = 'owner')
      else exists (select from private.account_members m
        where m.account = r.user_id and m.user_id = x.person and m.until is null and m.role = 'owner') end))
$$;

-- Returns why a person may no longer sign, or null if the person may sign.
-- The reason `removed` means that the person left the account or the firm, or that no signer can bind the client now.
-- The reason `mailbox` means that the person's present address is not the signer's address in the request.
create function private.signer_hindrance(r private.signature_requests, s private.signature_signers) returns text
language sql stable security definer set search_path = '' as $$
  select case when s.party = 'outside' then null
    when s.person is null or not case s.party
      when 'firm' then exists (select from private.staff t where t.user_id = s.person)
      else exists (select from private.account_members m join public.user_approval_status a on a.user_id = m.account
        where m.account = r.user_id and m.user_id = s.person and m.until is null and a.status = 'approved') end then 'removed'
    when s.party = 'client' and s.state <> 'signed' and not private.binds_client(r) then 'removed'
    when not exists (select from auth.users u where u.id = s.person and u.email = s.email) then 'mailbox' end
$$;

-- Returns whether the session in `who` is open and belongs to the person in `who`.
create function private.signs_in_session(who jsonb) returns boolean
language sql stable security definer set search_path = '' as $$
  select exists (select from auth.sessions x where x.id = (who ->> 'session')::uuid and x.user_id = (who ->> 'person')::uuid
    and private.session_end(x.created_at, x.refreshed_at, x.not_after) > clock_timestamp())
$$;

create function private.masked_mail(address text) returns text
language sql immutable set search_path = '' as $$
  select left(address, 1) || '•••' || right(split_part(address, '@', 1), 1) || '@' || split_part(address, '@', 2)
$$;

-- Returns what a signer sees, which includes the document itself only from the signer's turn on.
create function private.signer_view(r private.signature_requests, s private.signature_signers) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
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
end $$;

-- Returns up to 100 documents that the caller was asked to sign: open ones by due date, closed ones newest first.
create function public.my_signatures() returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
  me uuid := private.require_entry();
begin
  return (select jsonb_build_object('open', coalesce(jsonb_agg(v order by v ->> 'dueAt') filter (where (v ->> 'state') in ('asked', 'locked')), '[]'),
      'closed', coalesce(jsonb_agg(v order by v ->> 'sentAt' desc) filter (where (v ->> 'state') not in ('asked', 'locked')), '[]'))
    from (select private.signer_view(r, s) as v from private.signature_signers s join private.signature_requests r on r.id = s.request
      where s.person = me and s.state <> 'waiting' and s.party <> 'firm' and private.signer_hindrance(r, s) is null
      order by r.sent_at desc limit 100) x);
end $$;

create function public.my_signature(request uuid) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
  me uuid := private.require_entry();
  r private.signature_requests;
  s private.signature_signers := private.find_signer(request, jsonb_build_object('person', me));
begin
  select x.* into r from private.signature_requests x where x.id = request;
  if s.id is null or s.state = 'waiting' and r.status <> 'sent' then
    raise exception 'not-found' using errcode = 'P0001';
  end if;
  return private.signer_view(r, s);
end $$;

-- Returns the document of a signer's link; null if the link is unknown or the document ended over 30 days ago.
create function public.signature_of_link(link text) returns jsonb
language sql stable security definer set search_path = '' as $$
  select private.signer_view(r, s) from private.signature_signers s join private.signature_requests r on r.id = s.request
  where signature_of_link.link in (s.link_sha256, s.link_before_sha256)
    and coalesce(r.sealed_at, r.closed_at, r.due_at) > clock_timestamp() - interval '30 days'
$$;

-- Returns the sent file or, with `sealed`, the completed file; null for signers who may not see the file.
create function public.signature_file(request uuid, who jsonb, sealed boolean) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
  r private.signature_requests;
  s private.signature_signers := private.find_signer(request, who);
  state text;
begin
  select x.* into r from private.signature_requests x where x.id = request;
  state := private.signer_view(r, s) ->> 'state';
  if s.id is null or s.state = 'waiting' or state in ('removed', 'mailbox', 'withdrawn', 'superseded') or sealed and r.status <> 'signed'
    or s.party = 'outside' and coalesce(r.sealed_at, r.closed_at, r.due_at) < clock_timestamp() - interval '30 days' then
    return null;
  end if;
  return jsonb_build_object('title', r.title, 'path', case when sealed then r.sealed_path else r.path end,
    'sha256', case when sealed then r.sealed_sha256 else r.sha256 end);
end $$;

-- Records that a signer opened or read the document, or agreed to sign electronically, and returns the signer's state.
create function public.mark_signature(request uuid, who jsonb, act text, facts jsonb) returns text
language plpgsql volatile security definer set search_path = '' as $$
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
    -- Consents are limited for each day and not in total, so that a stranger with the link cannot use up all of them.
    if s.read_at is null or (select count(*) from private.signature_events e where e.request = r.id and e.kind = act and e.signer = s.position
        and e.at > clock_timestamp() - interval '1 day') >= 20 then
      raise exception 'conflict' using errcode = 'P0001';
    end if;
    perform private.note_signature(r.id, act, s.position, place || jsonb_build_object('consent', facts ->> 'consent', 'consent_sha256', facts ->> 'consent_sha256',
      'document_type', facts ->> 'document_type', 'document_number', facts ->> 'document_number'));
    update private.signature_signers x set consented_at = clock_timestamp(), consent = facts ->> 'consent', document_type = facts ->> 'document_type',
      document_number = facts ->> 'document_number' where x.id = s.id;
    -- A new consent makes unused codes invalid, because they were sent for the earlier consent.
    update private.signature_codes c set void_at = clock_timestamp() where c.signer = s.id and c.used_at is null and c.void_at is null;
  end if;
  update private.signature_requests x set changed_at = clock_timestamp() where x.id = r.id;
  return state;
end $$;

-- Stores a new code for a signer, at most three an hour and eight a day, and makes earlier codes invalid.
-- The outcome is `sent`, `hour` after too many codes, `password`, or a state in which the signer cannot sign.
-- The outcome is `password` if the sign-in and the last entry of the password were over fifteen minutes ago.
create function public.begin_signature_code(request uuid, who jsonb, code jsonb) returns jsonb
language plpgsql volatile security definer set search_path = '' as $$
declare
  r private.signature_requests := private.lock_signature(request);
  s private.signature_signers := private.find_signer(request, who);
  state text := private.signer_view(r, s) ->> 'state';
  session auth.sessions;
  confirmed_at timestamptz;
  kept private.signature_codes;
begin
  if s.id is null or s.party <> 'outside' and not private.signs_in_session(who) then
    raise exception 'not-found' using errcode = 'P0001';
  end if;
  if state not in ('asked', 'locked') then
    return jsonb_build_object('outcome', state);
  end if;
  if s.consented_at is null or s.consent <> code ->> 'consent' or r.sha256 <> code ->> 'sha256' then
    raise exception 'conflict' using errcode = 'P0001';
  end if;
  if (select count(*) from private.signature_codes c where c.signer = s.id and c.made_at > clock_timestamp() - interval '1 day') >= 8 then
    return jsonb_build_object('outcome', 'locked');
  end if;
  if (select count(*) from private.signature_codes c where c.signer = s.id and c.made_at > clock_timestamp() - interval '1 hour') >= 3 then
    return jsonb_build_object('outcome', 'hour');
  end if;
  if s.party <> 'outside' then
    select x.* into session from auth.sessions x where x.id = (who ->> 'session')::uuid;
    -- A password that was entered in this session for an earlier code counts as confirmed for fifteen minutes.
    confirmed_at := case when (who ->> 'confirmed')::boolean then clock_timestamp() else (
      select max((c.known ->> 'password_at')::timestamptz) from private.signature_codes c join private.signature_signers x on x.id = c.signer
      where x.person = s.person and c.known ->> 'session' = session.id::text
        and c.made_at > clock_timestamp() - interval '30 minutes' and (c.known ->> 'password_at')::timestamptz > clock_timestamp() - interval '15 minutes') end;
    if session.created_at < clock_timestamp() - interval '15 minutes' and confirmed_at is null then
      return jsonb_build_object('outcome', 'password');
    end if;
  end if;
  update private.signature_codes c set void_at = clock_timestamp() where c.signer = s.id and c.used_at is null and c.void_at is null;
  insert into private.signature_codes (signer, hash, sha256, consent, known)
    values (s.id, code ->> 'hash', r.sha256, s.consent, jsonb_strip_nulls(jsonb_build_object('session_since', session.created_at,
      'second_step', case when session.id is not null then who ->> 'aal' = 'aal2' end,
      'password', case when session.id is not null then confirmed_at is not null end, 'password_at', confirmed_at, 'session', session.id)))
    returning * into kept;
  perform private.note_signature(r.id, 'code-sent', s.position, jsonb_build_object('mailbox', private.masked_mail(s.email)));
  return jsonb_build_object('outcome', 'sent', 'code', kept.id, 'to', s.email, 'until', kept.until);
end $$;

create function public.drop_signature_code(code uuid) returns void
language plpgsql volatile security definer set search_path = '' as $$
declare
  s private.signature_signers;
begin
  select x.* into s from private.signature_codes c join private.signature_signers x on x.id = c.signer where c.id = code;
  perform private.lock_signature(s.request);
  update private.signature_codes c set void_at = clock_timestamp() where c.id = code and c.void_at is null and c.used_at is null;
  if found then
    perform private.note_signature(s.request, 'code-unsent', s.position, '{}');
  end if;
end $$;

-- Signs a document with a mailed code; the outcome is `signed`, `wrong`, `void`, or a state that prevents signing.
-- A signature, an expiry and a withdrawal wait for the same lock, and only the first of them takes effect.
create function public.sign_document(request uuid, who jsonb, proof jsonb, facts jsonb) returns jsonb
language plpgsql volatile security definer set search_path = '' as $$
declare
  r private.signature_requests := private.lock_signature(request);
  s private.signature_signers := private.find_signer(request, who);
  state text := private.signer_view(r, s) ->> 'state';
  c private.signature_codes;
begin
  if s.id is null or s.party <> 'outside' and not private.signs_in_session(who) then
    raise exception 'not-found' using errcode = 'P0001';
  end if;
  if s.state = 'signed' then
    return jsonb_build_object('outcome', 'signed');
  end if;
  if state not in ('asked', 'locked') then
    return jsonb_build_object('outcome', state);
  end if;
  select x.* into c from private.signature_codes x where x.signer = s.id order by x.made_at desc limit 1;
  if c.id is null or c.void_at is not null or c.used_at is not null or c.tries >= 3 or c.until <= clock_timestamp()
    or c.sha256 <> r.sha256 or c.sha256 <> proof ->> 'sha256' or c.consent <> s.consent or c.consent <> proof ->> 'consent' then
    return jsonb_build_object('outcome', 'void');
  end if;
  if c.hash <> proof ->> 'hash' then
    update private.signature_codes x set tries = x.tries + 1, void_at = case when x.tries >= 2 then clock_timestamp() end where x.id = c.id;
    perform private.note_signature(r.id, case when c.tries >= 2 then 'code-void' else 'code-wrong' end, s.position,
      jsonb_build_object('left', 2 - c.tries, 'ip', left(facts ->> 'ip', 60)));
    return jsonb_build_object('outcome', case when c.tries >= 2 then 'void' else 'wrong' end, 'left', 2 - c.tries);
  end if;
  update private.signature_codes x set used_at = clock_timestamp() where x.id = c.id;
  perform private.note_signature(r.id, 'signed', s.position, jsonb_build_object('name', s.name, 'document_type', s.document_type,
    'document_number', s.document_number, 'role', s.role, 'company', case when s.party = 'client' then r.client_name end, 'party', s.party,
    'account', case when s.party = 'client' then r.user_id end,
    'portal_role', (select m.role from private.account_members m where m.account = r.user_id and m.user_id = s.person and m.until is null),
    'known', c.known - 'password_at' - 'session', 'mailbox', private.masked_mail(s.email), 'code_sent_at', c.made_at, 'tries', c.tries + 1,
    'consent', s.consent, 'consent_sha256', (select e.facts ->> 'consent_sha256' from private.signature_events e
      where e.request = r.id and e.kind = 'consented' and e.signer = s.position order by e.n desc limit 1),
    'sha256', r.sha256, 'version', r.version, 'pages', s.read_pages, 'of', r.pages, 'seconds', s.read_seconds, 'ip', left(facts ->> 'ip', 60), 'agent', left(facts ->> 'agent', 300))
    -- The event stores the fees that the page showed the signer beside the letter.
    || case when private.letter_fees(r) <> '[]' then jsonb_build_object('fees', private.letter_fees(r)) else '{}' end);
  update private.signature_signers x set state = 'signed', signed_at = clock_timestamp() where x.id = s.id;
  update private.signature_requests x set changed_at = clock_timestamp() where x.id = r.id;
  if exists (select from private.signature_signers x where x.request = r.id and x.state <> 'signed') then
    perform private.ask_signers(r, false);
  else
    update private.signature_requests x set status = 'sealing', seal_next_at = clock_timestamp(), next_reminder_at = null where x.id = r.id;
    perform private.open_engagement(r);
  end if;
  return jsonb_build_object('outcome', 'signed');
end $$;

create function public.decline_signature(request uuid, who jsonb, reason text, facts jsonb) returns text
language plpgsql volatile security definer set search_path = '' as $$
declare
  r private.signature_requests := private.lock_signature(request);
  s private.signature_signers := private.find_signer(request, who);
  state text := private.signer_view(r, s) ->> 'state';
begin
  if s.id is null or s.party <> 'outside' and not private.signs_in_session(who) then
    raise exception 'not-found' using errcode = 'P0001';
  end if;
  if state not in ('asked', 'locked') then
    return state;
  end if;
  if nullif(btrim(decline_signature.reason), '') is null then
    raise exception 'reason-required' using errcode = 'P0001';
  end if;
  perform private.note_signature(r.id, 'declined', s.position, jsonb_build_object('reason', btrim(decline_signature.reason),
    'ip', left(facts ->> 'ip', 60), 'agent', left(facts ->> 'agent', 300)));
  update private.signature_signers x set state = 'declined', reason = btrim(decline_signature.reason), declines = x.declines + 1 where x.id = s.id;
  update private.signature_codes c set void_at = clock_timestamp() where c.signer = s.id and c.used_at is null and c.void_at is null;
  update private.signature_requests x set status = 'declined', closed_at = clock_timestamp(), changed_at = clock_timestamp(), next_reminder_at = null
    where x.id = r.id returning x.* into r;
  perform private.tell_signature(r, 'declined', s.name || ': ' || btrim(decline_signature.reason));
  return 'declined';
end $$;

-- Takes back a signer's refusal, at most three times and only until the period for signing ends.
create function public.resume_signature(request uuid, who jsonb, facts jsonb) returns text
language plpgsql volatile security definer set search_path = '' as $$
declare
  r private.signature_requests := private.lock_signature(request);
  s private.signature_signers := private.find_signer(request, who);
begin
  if s.id is null then
    raise exception 'not-found' using errcode = 'P0001';
  end if;
  if r.status <> 'declined' or s.state <> 'declined' or private.signer_hindrance(r, s) is not null then
    return private.signer_view(r, s) ->> 'state';
  end if;
  if r.due_at <= clock_timestamp() or s.declines > 3 then
    raise exception 'signature-closed' using errcode = 'P0001';
  end if;
  perform private.note_signature(r.id, 'resumed', s.position, jsonb_build_object('ip', left(facts ->> 'ip', 60), 'agent', left(facts ->> 'agent', 300)));
  update private.signature_signers x set state = 'asked', reason = null where x.id = s.id;
  update private.signature_requests x set status = 'sent', closed_at = null, changed_at = clock_timestamp(),
      next_reminder_at = clock_timestamp() + make_interval(days => x.remind_every) where x.id = r.id returning x.* into r;
  perform private.tell_signature(r, 'resumed', s.name);
  return 'asked';
end $$;

-- Reserves fully signed documents for five minutes, in which the server completes them.
create function public.claim_signature_seals(most int default 5) returns jsonb
language plpgsql volatile security definer set search_path = '' as $$
declare
  r private.signature_requests;
  claimed jsonb := '[]';
begin
  for r in select x.* from private.signature_requests x where x.status = 'sealing' and x.seal_next_at <= clock_timestamp()
      order by x.seal_next_at limit most for update skip locked loop
    update private.signature_requests x set seal_tries = x.seal_tries + 1, seal_next_at = clock_timestamp() + interval '5 minutes' where x.id = r.id;
    claimed := claimed || jsonb_build_array(private.signature_facts(r) || jsonb_build_object('path', r.path, 'client', r.user_id, 'clientTitle', r.client_name,
      'tries', r.seal_tries + 1, 'broken', private.signature_break(r.id), 'now', clock_timestamp(),
      'signers', (select jsonb_agg(jsonb_build_object('position', s.position, 'name', s.name, 'role', s.role, 'party', s.party) order by s.position)
        from private.signature_signers s where s.request = r.id),
      'events', (select jsonb_agg(jsonb_build_object('n', e.n, 'at', e.at, 'kind', e.kind, 'signer', e.signer, 'facts', e.facts, 'hash', e.hash) order by e.n)
        from private.signature_events e where e.request = r.id)));
  end loop;
  return claimed;
end $$;

-- Stores the completed file of a document, unless one is stored already, and returns the path of the stored file.
-- If `document` is not null, the completed file also appears among the client's documents.
create function public.keep_signature_seal(request uuid, sealed jsonb, document jsonb) returns text
language plpgsql volatile security definer set search_path = '' as $$
declare
  r private.signature_requests := private.lock_signature(request);
  s private.signature_signers;
  token text;
begin
  if r.id is null or r.status <> 'sealing' then
    return r.sealed_path;
  end if;
  perform private.note_signature(r.id, 'sealed', null, jsonb_build_object('sha256', sealed ->> 'sha256', 'stamped_at', sealed ->> 'stamped_at'));
  update private.signature_requests x set status = 'signed', sealed_path = sealed ->> 'path', sealed_sha256 = sealed ->> 'sha256',
      sealed_at = (sealed ->> 'at')::timestamptz, stamped_at = (sealed ->> 'stamped_at')::timestamptz,
      certificate_until = (sealed ->> 'certificate_until')::timestamptz, closed_at = clock_timestamp(), changed_at = clock_timestamp(),
      seal_next_at = null, seal_problem = null
    where x.id = r.id returning x.* into r;
  if document is not null and exists (select from public.accounts a where a.id = r.user_id) then
    insert into public.documents (id, user_id, name, file_path, storage_path, file_type, file_size, sha256, uploaded_by, client_sees)
      values ((document ->> 'id')::uuid, r.user_id, document ->> 'name', '/api/documentos/' || (document ->> 'id'), document ->> 'path', 'application/pdf',
        (document ->> 'size')::bigint, r.sealed_sha256, 'firm', false) on conflict do nothing;
    perform private.show_document((document ->> 'id')::uuid, false, clock_timestamp());
  end if;
  for s in select x.* from private.signature_signers x where x.request = r.id order by x.position loop
    continue when s.party = 'firm' or private.signer_hindrance(r, s) is not null;
    token := case when s.party = 'outside' then encode(sha256(convert_to(gen_random_uuid()::text || gen_random_uuid() || gen_random_uuid(), 'UTF8')), 'hex') end;
    if token is not null then
      update private.signature_signers x set link_before_sha256 = x.link_sha256, link_sha256 = encode(sha256(convert_to(token, 'UTF8')), 'hex') where x.id = s.id;
    end if;
    perform private.queue_mail(r.user_id, concat_ws(':', 'signature', r.id, s.position, 'done'),
      case when token is null then 'signature-done' else 'signature-link-done' end, s.email,
      jsonb_build_object('request', r.id, 'account', r.user_id, 'title', r.title, 'by', r.sender_name, 'client', r.client_name, 'code', r.code, 'token', coalesce(token, '')));
  end loop;
  perform private.tell_signature(r, 'signed', '');
  return r.sealed_path;
end $$;

-- Records why a document could not be completed, and when the server will try again.
create function public.postpone_signature_seal(request uuid, seconds int, problem text) returns void
language sql volatile security definer set search_path = '' as $$
  update private.signature_requests x set seal_next_at = clock_timestamp() + make_interval(secs => seconds), seal_problem = left(problem, 40)
    where x.id = request and x.status = 'sealing'
$$;

-- Returns what anybody with a document's code or hash may compare with their file, without names; null if not found.
-- `matches` says what was found: `code`, `frozen` (hash of the sent file) or `sealed` (hash of the completed file).
create function public.check_signature(wanted text) returns jsonb
language sql stable security definer set search_path = '' as $$
  select jsonb_build_object('matches', case wanted when r.code then 'code' when r.sealed_sha256 then 'sealed' else 'frozen' end,
    'code', r.code, 'kind', r.kind, 'version', r.version, 'pages', r.pages, 'status', r.status, 'sentAt', r.sent_at, 'sha256', r.sha256,
    'sealedSha256', r.sealed_sha256, 'sealedAt', r.sealed_at, 'stampedAt', r.stamped_at, 'certificateUntil', r.certificate_until,
    'signers', (select count(*) from private.signature_signers s where s.request = r.id),
    'signed', (select count(*) from private.signature_signers s where s.request = r.id and s.state = 'signed'),
    'whole', private.signature_break(r.id) is null,
    'newer', (select x.version from private.signature_requests x where x.replaces = r.id and x.status <> 'draft'))
  from private.signature_requests r
  where r.status <> 'draft' and (r.code = wanted or r.sealed_sha256 = wanted or r.sha256 = wanted)
  order by r.sealed_at desc nulls last, r.sent_at desc limit 1
$$;

revoke execute on function private.find_signer(uuid, jsonb), private.binds_client(private.signature_requests),
  private.signer_hindrance(private.signature_requests, private.signature_signers), private.signs_in_session(jsonb), private.masked_mail(text), private.signer_view(private.signature_requests, private.signature_signers),
  public.my_signatures(), public.my_signature(uuid), public.signature_of_link(text), public.signature_file(uuid, jsonb, boolean),
  public.mark_signature(uuid, jsonb, text, jsonb), public.begin_signature_code(uuid, jsonb, jsonb), public.drop_signature_code(uuid),
  public.sign_document(uuid, jsonb, jsonb, jsonb), public.decline_signature(uuid, jsonb, text, jsonb), public.resume_signature(uuid, jsonb, jsonb),
  public.claim_signature_seals(int), public.keep_signature_seal(uuid, jsonb, jsonb), public.postpone_signature_seal(uuid, int, text),
  public.check_signature(text) from public, anon, authenticated, service_role;
grant execute on function public.my_signatures(), public.my_signature(uuid) to authenticated;
grant execute on function public.signature_of_link(text), public.signature_file(uuid, jsonb, boolean), public.mark_signature(uuid, jsonb, text, jsonb),
  public.begin_signature_code(uuid, jsonb, jsonb), public.drop_signature_code(uuid), public.sign_document(uuid, jsonb, jsonb, jsonb),
  public.decline_signature(uuid, jsonb, text, jsonb), public.resume_signature(uuid, jsonb, jsonb), public.claim_signature_seals(int),
  public.keep_signature_seal(uuid, jsonb, jsonb), public.postpone_signature_seal(uuid, int, text), public.check_signature(text) to service_role;
