set local lock_timeout = '5s';
set local check_function_bodies = off;

CREATE OR REPLACE FUNCTION private.ask_signers (
  r     private.signature_requests,
  again boolean
)
  RETURNS integer
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  s private.signature_signers;
  token text;
  asked int := 0;
begin
  for s in select x.* from private.signature_signers x where x.request = r.id and x.state in ('waiting', 'asked')
      and x.place = (select min(y.place) from private.signature_signers y where y.request = r.id and y.state in ('waiting', 'asked'))
      order by x.position loop
    continue when s.state = 'asked' and not again;
    token := case when s.party = 'outside' then encode(sha256(convert_to(gen_random_uuid()::text || gen_random_uuid() || gen_random_uuid(), 'UTF8')), 'hex') end;
    update private.signature_signers x set state = 'asked', asked_at = coalesce(x.asked_at, clock_timestamp()), links = x.links + 1,
        link_before_sha256 = case when token is null then null else x.link_sha256 end,
        link_sha256 = case when token is null then null else encode(sha256(convert_to(token, 'UTF8')), 'hex') end
      where x.id = s.id returning x.* into s;
    perform private.queue_mail(r.user_id, concat_ws(':', 'signature', r.id, s.position, 'ask', s.links),
      case s.party when 'outside' then case when again then 'signature-link-reminder' else 'signature-link' end
        when 'firm' then 'signature-turn' else case when again then 'signature-reminder' else 'signature-asked' end end,
      s.email, jsonb_build_object('request', r.id, 'account', r.user_id, 'title', r.title, 'by', r.sender_name, 'client', r.client_name,
        'due', to_char(private.signature_day(r), 'DD/MM/YYYY'), 'message', coalesce(r.message, ''), 'token', coalesce(token, '')));
    asked := asked + 1;
  end loop;
  return asked;
end $function$;

CREATE OR REPLACE FUNCTION private.mail_traits (
  template text,
  OUT      topic text,
  OUT      keeps_address boolean,
  OUT      without_access boolean
)
  RETURNS record
  LANGUAGE sql
  IMMUTABLE
  SET search_path TO ''
  AS $function$
  select max(m.topic), coalesce(bool_or(m.keeps_address), false), coalesce(bool_or(m.without_access), false) from (values
    ('email-changed', null::text, true, false),
    ('email-taken-back', null, true, false),
    ('password-changed', null, true, false),
    ('second-step-on', null, true, false),
    ('second-step-off', null, true, false),
    ('backup-code-used', null, true, false),
    ('backup-codes-renewed', null, true, false),
    ('data-request-received', null, false, true),
    ('data-request-new', null, true, true),
    ('data-request-extended', null, false, true),
    ('data-request-answered', null, false, true),
    ('data-request-refused', null, false, true),
    ('approval-approved', null, false, true),
    ('approval-waitlist', null, false, true),
    ('approval-rejected', null, false, true),
    ('registration-correction', null, false, true),
    ('invitation', null, true, false),
    ('portal-invitation', null, true, false),
    ('team-invitation', null, true, false),
    ('owner-change-asked', null, true, false),
    ('owner-change-done', null, true, false),
    ('documents-asked', 'requests', false, false),
    ('document-reminder', 'requests', false, false),
    ('documents-returned', 'requests', false, false),
    ('signature-asked', 'signatures', false, true),
    ('signature-reminder', 'signatures', false, true),
    ('signature-turn', 'signatures', false, true),
    ('signature-link', null, true, true),
    ('signature-link-reminder', null, true, true),
    ('signature-outside-named', null, true, true),
    ('signature-code', null, true, true),
    ('signature-done', null, false, true),
    ('signature-link-done', null, true, true),
    ('signature-link-withdrawn', null, true, true),
    ('signature-news', 'signatures', false, true),
    ('document-brought', 'documents', false, false),
    ('documents-sent', 'documents', false, false),
    ('receipts-brought', 'documents', false, false),
    ('dates-near', 'deadlines', false, false),
    ('invoice-rejected', 'rejected', false, false),
    ('invoice-asked', 'rejected', false, false),
    ('message-answered', 'messages', false, false),
    ('message-begun', 'messages', false, false),
    ('inbox-waiting', 'messages', false, false),
    ('appointment-requested', 'appointments', false, false),
    ('appointment-tomorrow', 'appointments', false, false),
    ('appointment-soon', 'appointments', false, false),
    ('appointment-offered', 'appointments', false, false),
    ('appointment-received', 'appointments', false, false),
    ('appointment-confirmed', 'appointments', false, false),
    ('appointment-changed', 'appointments', false, false),
    ('appointment-place', 'appointments', false, false),
    ('appointment-proposed', 'appointments', false, false),
    ('appointment-cancelled', 'appointments', false, false),
    ('appointment-released', 'appointments', false, false),
    ('delivery-stopped', 'deliveries', false, false),
    ('contact-answered', null, true, false),
    ('contact-message', null, true, false),
    ('fee-reminder', null, false, false),
    ('notice-digest', null, false, false),
    ('notice-now', null, false, false),
    ('figures-missing', null, false, false),
    ('invoice-accepted', null, false, false),
    ('invoice-reviewing', null, false, false),
    ('appointment-outside', null, false, false),
    ('firm-google-moved', null, false, false),
    ('firm-google-gone', null, false, false),
    ('firm-appointment-tomorrow', null, false, false),
    ('firm-appointment-soon', null, false, false)
  ) m (template, topic, keeps_address, without_access)
    where m.template = mail_traits.template
$function$;

CREATE OR REPLACE FUNCTION private.signature_day (
  r private.signature_requests
)
  RETURNS date
  LANGUAGE sql
  STABLE
  SET search_path TO ''
  AS $function$
  select ((r.due_at - interval '1 microsecond') at time zone 'America/Bogota')::date
$function$;

CREATE OR REPLACE FUNCTION private.tell_of_signer()
  RETURNS TRIGGER
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  r private.signature_requests := (select x from private.signature_requests x where x.id = new.request);
begin
  if new.state = 'asked' then
    perform private.notify(array[new.person], case new.party when 'firm' then 'signature-turn' else 'signature' end, r.user_id, r.id,
      jsonb_build_object('title', r.title, 'by', r.sender_name, 'due', private.signature_day(r)), 1, new.party = 'firm');
  else
    perform private.read_about(r.id);
  end if;
  return null;
end $function$;

CREATE OR REPLACE FUNCTION public.begin_signature_code (
  request uuid,
  who     jsonb,
  code    jsonb
)
  RETURNS jsonb
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
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
    -- A password that was entered in this session for another code counts for fifteen minutes too.
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
end $function$;

CREATE OR REPLACE FUNCTION public.sign_document (
  request uuid,
  who     jsonb,
  proof   jsonb,
  facts   jsonb
)
  RETURNS jsonb
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
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
    -- The fees that the signer's page showed beside the letter.
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
end $function$;

CREATE OR REPLACE FUNCTION public.withdraw_signature (
  request uuid,
  reason  text
)
  RETURNS void
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  r private.signature_requests := private.own_signature(request);
begin
  if r.status = 'withdrawn' then
    return;
  end if;
  if r.status not in ('sent', 'declined') then
    raise exception 'signature-closed' using errcode = 'P0001';
  end if;
  if nullif(btrim(reason), '') is null or length(btrim(reason)) > 500 then
    raise exception 'reason-required' using errcode = 'P0001';
  end if;
  perform private.note_signature(r.id, 'withdrawn', null, jsonb_build_object('by', private.member_name(auth.uid()), 'reason', btrim(reason)));
  update private.signature_requests x set status = 'withdrawn', closed_at = clock_timestamp(), changed_at = clock_timestamp(), next_reminder_at = null
    where x.id = r.id;
  -- People without an account see nothing but their mailbox. Those whose turn never came do not know the document.
  perform private.queue_mail(r.user_id, concat_ws(':', 'signature', r.id, s.position, 'withdrawn'), 'signature-link-withdrawn', s.email,
      jsonb_build_object('request', r.id, 'account', r.user_id, 'title', r.title, 'by', r.sender_name, 'client', r.client_name))
    from private.signature_signers s where s.request = r.id and s.party = 'outside' and s.state <> 'waiting';
  perform private.note_staff('signature.withdrawn', r.user_id, null, jsonb_build_object('name', r.title, 'reason', btrim(reason)));
end $function$;

REVOKE ALL ON FUNCTION "private"."signature_day"(private.signature_requests) FROM PUBLIC;
