set local lock_timeout = '5s';
set local check_function_bodies = off;

CREATE TABLE "private"."signature_codes" (
  "id"      uuid                     NOT NULL DEFAULT gen_random_uuid(),
  "signer"  uuid                     NOT NULL,
  "hash"    text                     NOT NULL,
  "sha256"  text                     NOT NULL,
  "consent" text                     NOT NULL,
  "known"   jsonb                    NOT NULL DEFAULT '{}'::jsonb,
  "made_at" timestamp with time zone NOT NULL DEFAULT clock_timestamp(),
  "until"   timestamp with time zone NOT NULL DEFAULT (clock_timestamp() + '00:10:00'::interval),
  "tries"   integer                  NOT NULL DEFAULT 0,
  "used_at" timestamp with time zone,
  "void_at" timestamp with time zone,
  CONSTRAINT "signature_codes_hash_check" CHECK ((hash ~ '^[0-9a-f]{64}$'::text)),
  CONSTRAINT "signature_codes_pkey" PRIMARY KEY (id)
);

ALTER TABLE "private"."signature_codes"
  ENABLE ROW LEVEL SECURITY;

CREATE TABLE "private"."signature_events" (
  "request"  uuid                     NOT NULL,
  "n"        integer                  NOT NULL,
  "at"       timestamp with time zone NOT NULL,
  "kind"     text                     NOT NULL,
  "signer"   integer,
  "facts"    jsonb                    NOT NULL DEFAULT '{}'::jsonb,
  "previous" text                     NOT NULL,
  "hash"     text                     NOT NULL,
  CONSTRAINT "signature_events_facts_check" CHECK ((length((facts)::text) <= 4000)),
  CONSTRAINT "signature_events_hash_check" CHECK ((hash ~ '^[0-9a-f]{64}$'::text)),
  CONSTRAINT "signature_events_kind_check"
    CHECK
    ((kind = ANY (ARRAY['created'::text, 'sent'::text, 'opened'::text, 'read'::text, 'consented'::text, 'code-sent'::text, 'code-unsent'::text, 'code-wrong'::text,
    'code-void'::text, 'signed'::text, 'declined'::text, 'resumed'::text, 'withdrawn'::text, 'expired'::text, 'superseded'::text, 'reminded'::text, 'sealed'::text]))),
  CONSTRAINT "signature_events_pkey" PRIMARY KEY (request, n)
);

ALTER TABLE "private"."signature_events"
  ENABLE ROW LEVEL SECURITY;

CREATE TABLE "private"."signature_requests" (
  "id"                uuid                     NOT NULL,
  "user_id"           uuid,
  "client_name"       text                     NOT NULL,
  "kind"              text                     NOT NULL DEFAULT 'other'::text,
  "title"             text                     NOT NULL,
  "message"           text,
  "status"            text                     NOT NULL DEFAULT 'draft'::text,
  "in_order"          boolean                  NOT NULL DEFAULT true,
  "due_at"            timestamp with time zone,
  "remind_after"      integer,
  "remind_every"      integer,
  "reminders"         integer                  NOT NULL DEFAULT 0,
  "next_reminder_at"  timestamp with time zone,
  "sent_by"           uuid,
  "sender_name"       text                     NOT NULL,
  "path"              text                     NOT NULL,
  "sha256"            text                     NOT NULL,
  "pages"             integer                  NOT NULL,
  "size"              integer                  NOT NULL,
  "flattened"         jsonb                    NOT NULL DEFAULT '{}'::jsonb,
  "version"           integer                  NOT NULL DEFAULT 1,
  "replaces"          uuid,
  "code"              text                     NOT NULL,
  "made_at"           timestamp with time zone NOT NULL DEFAULT clock_timestamp(),
  "sent_at"           timestamp with time zone,
  "closed_at"         timestamp with time zone,
  "changed_at"        timestamp with time zone NOT NULL DEFAULT clock_timestamp(),
  "sealed_path"       text,
  "sealed_sha256"     text,
  "sealed_at"         timestamp with time zone,
  "stamped_at"        timestamp with time zone,
  "certificate_until" timestamp with time zone,
  "seal_tries"        integer                  NOT NULL DEFAULT 0,
  "seal_next_at"      timestamp with time zone,
  "seal_problem"      text,
  CONSTRAINT "signature_requests_client_name_check" CHECK (((length(client_name) >= 1) AND (length(client_name) <= 300))),
  CONSTRAINT "signature_requests_code_check" CHECK ((code ~ '^[0-9A-F]{4}(-[0-9A-F]{4}){3}$'::text)),
  CONSTRAINT "signature_requests_code_key" UNIQUE (code),
  CONSTRAINT "signature_requests_flattened_check" CHECK ((length((flattened)::text) <= 500)),
  CONSTRAINT "signature_requests_kind_check"
    CHECK ((kind = ANY (ARRAY['engagement'::text, 'proposal'::text, 'data'::text, 'mandate'::text, 'minutes'::text, 'representations'::text, 'power'::text, 'other'::text]))),
  CONSTRAINT "signature_requests_message_check" CHECK (((length(btrim(message)) >= 1) AND (length(btrim(message)) <= 1000))),
  CONSTRAINT "signature_requests_pages_check" CHECK (((pages >= 1) AND (pages <= 300))),
  CONSTRAINT "signature_requests_path_key" UNIQUE (path),
  CONSTRAINT "signature_requests_pkey" PRIMARY KEY (id),
  CONSTRAINT "signature_requests_remind_after_check" CHECK (((remind_after >= 1) AND (remind_after <= 30))),
  CONSTRAINT "signature_requests_remind_every_check" CHECK (((remind_every >= 1) AND (remind_every <= 30))),
  CONSTRAINT "signature_requests_replaces_key" UNIQUE (replaces),
  CONSTRAINT "signature_requests_seal_problem_check" CHECK ((length(seal_problem) <= 40)),
  CONSTRAINT "signature_requests_sealed_path_key" UNIQUE (sealed_path),
  CONSTRAINT "signature_requests_sealed_sha256_check" CHECK ((sealed_sha256 ~ '^[0-9a-f]{64}$'::text)),
  CONSTRAINT "signature_requests_sealed" CHECK ((((status = 'signed'::text) = (sealed_path IS
    NOT NULL)) AND (num_nulls(sealed_path, sealed_sha256, sealed_at, certificate_until) = ANY (ARRAY[0, 4])))),
  CONSTRAINT "signature_requests_sent" CHECK ((((status = 'draft'::text) = (sent_at IS NULL)) AND ((sent_at IS NULL) = (due_at IS NULL)))),
  CONSTRAINT "signature_requests_sha256_check" CHECK ((sha256 ~ '^[0-9a-f]{64}$'::text)),
  CONSTRAINT "signature_requests_size_check" CHECK ((size > 0)),
  CONSTRAINT "signature_requests_status_check"
    CHECK ((status = ANY (ARRAY['draft'::text, 'sent'::text, 'sealing'::text, 'signed'::text, 'declined'::text, 'expired'::text, 'withdrawn'::text, 'superseded'::text]))),
  CONSTRAINT "signature_requests_title_check" CHECK (private.is_name(title, 3, 120))
);

ALTER TABLE "private"."signature_requests"
  ENABLE ROW LEVEL SECURITY;

CREATE TABLE "private"."signature_signers" (
  "id"                 uuid                     NOT NULL DEFAULT gen_random_uuid(),
  "request"            uuid                     NOT NULL,
  "place"              integer                  NOT NULL,
  "position"           integer                  NOT NULL,
  "party"              text                     NOT NULL,
  "person"             uuid,
  "name"               text                     NOT NULL,
  "email"              text                     NOT NULL,
  "role"               text                     NOT NULL,
  "state"              text                     NOT NULL DEFAULT 'waiting'::text,
  "asked_at"           timestamp with time zone,
  "opened_at"          timestamp with time zone,
  "read_at"            timestamp with time zone,
  "read_pages"         integer,
  "read_seconds"       integer,
  "consented_at"       timestamp with time zone,
  "consent"            text,
  "document_type"      text,
  "document_number"    text,
  "signed_at"          timestamp with time zone,
  "reason"             text,
  "declines"           integer                  NOT NULL DEFAULT 0,
  "link_sha256"        text,
  "link_before_sha256" text,
  "links"              integer                  NOT NULL DEFAULT 0,
  CONSTRAINT "signature_signers_declined" CHECK (((state = 'declined'::text) = (reason IS NOT NULL))),
  CONSTRAINT "signature_signers_document_number_check" CHECK ((document_number ~ '^[0-9A-Z]{4,15}$'::text)),
  CONSTRAINT "signature_signers_document_type_check" CHECK ((document_type = ANY (ARRAY['CC'::text, 'CE'::text, 'PA'::text, 'PPT'::text]))),
  CONSTRAINT "signature_signers_link_before_sha256_check" CHECK ((link_before_sha256 ~ '^[0-9a-f]{64}$'::text)),
  CONSTRAINT "signature_signers_link_before_sha256_key" UNIQUE (link_before_sha256),
  CONSTRAINT "signature_signers_link_sha256_check" CHECK ((link_sha256 ~ '^[0-9a-f]{64}$'::text)),
  CONSTRAINT "signature_signers_link_sha256_key" UNIQUE (link_sha256),
  CONSTRAINT "signature_signers_link" CHECK (((party = 'outside'::text) OR (link_sha256 IS NULL))),
  CONSTRAINT "signature_signers_once" UNIQUE (request, email),
  CONSTRAINT "signature_signers_party_check" CHECK ((party = ANY (ARRAY['client'::text, 'firm'::text, 'outside'::text]))),
  CONSTRAINT "signature_signers_pkey" PRIMARY KEY (id),
  CONSTRAINT "signature_signers_place_check" CHECK (((place >= 1) AND (place <= 20))),
  CONSTRAINT "signature_signers_position_check" CHECK ((("position" >= 1) AND ("position" <= 20))),
  CONSTRAINT "signature_signers_position" UNIQUE (request, "position"),
  CONSTRAINT "signature_signers_reason_check" CHECK (((length(btrim(reason)) >= 1) AND (length(btrim(reason)) <= 500))),
  CONSTRAINT "signature_signers_signed" CHECK (((state = 'signed'::text) = (signed_at IS NOT NULL))),
  CONSTRAINT "signature_signers_state_check" CHECK ((state = ANY (ARRAY['waiting'::text, 'asked'::text, 'signed'::text, 'declined'::text]))),
  CONSTRAINT "signature_signers_email_check" CHECK (private.is_email(email)),
  CONSTRAINT "signature_signers_name_check" CHECK (private.is_name(name, 2, 100)),
  CONSTRAINT "signature_signers_role_check" CHECK (private.is_name(role, 2, 80))
);

ALTER TABLE "private"."signature_signers"
  ENABLE ROW LEVEL SECURITY;

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
        'due', to_char(r.due_at at time zone 'America/Bogota', 'DD/MM/YYYY'), 'message', coalesce(r.message, ''), 'token', coalesce(token, '')));
    asked := asked + 1;
  end loop;
  return asked;
end $function$;

CREATE OR REPLACE FUNCTION private.find_signer (
  wanted uuid,
  who    jsonb
)
  RETURNS private.signature_signers
  LANGUAGE sql
  STABLE
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
  select s from private.signature_signers s where s.request = wanted and (
    s.party <> 'outside' and s.person = (who ->> 'person')::uuid
    or s.party = 'outside' and who ->> 'link' in (s.link_sha256, s.link_before_sha256))
$function$;

CREATE OR REPLACE FUNCTION private.forget_signatures()
  RETURNS TRIGGER
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
begin
  delete from private.signature_requests r where r.user_id = old.id and r.status not in ('sealing', 'signed');
  return old;
end $function$;

CREATE OR REPLACE FUNCTION private.keep_signature_event()
  RETURNS TRIGGER
  LANGUAGE plpgsql
  SET search_path TO ''
  AS $function$
begin
  if tg_op = 'UPDATE' or exists (select from private.signature_requests r where r.id = old.request) then
    raise insufficient_privilege using message = 'append-only';
  end if;
  return old;
end $function$;

CREATE OR REPLACE FUNCTION private.keep_signature_request()
  RETURNS TRIGGER
  LANGUAGE plpgsql
  SET search_path TO ''
  AS $function$
begin
  if tg_op = 'DELETE' then
    if old.status in ('sealing', 'signed') and coalesce(old.closed_at, old.changed_at) > now() - interval '10 years' then
      raise insufficient_privilege using message = 'append-only';
    end if;
    return old;
  end if;
  if (old.path, old.sha256, old.pages, old.code, old.client_name) is distinct from (new.path, new.sha256, new.pages, new.code, new.client_name)
    or old.user_id is distinct from new.user_id and new.user_id is not null
    or old.status <> 'draft' and (old.kind, old.title, old.version, old.due_at, old.in_order, old.sent_at)
      is distinct from (new.kind, new.title, new.version, new.due_at, new.in_order, new.sent_at)
    or old.sealed_path is not null and (old.sealed_path, old.sealed_sha256, old.sealed_at, old.stamped_at, old.certificate_until)
      is distinct from (new.sealed_path, new.sealed_sha256, new.sealed_at, new.stamped_at, new.certificate_until) then
    raise exception 'what was sent to be signed never changes' using errcode = '55000';
  end if;
  return new;
end $function$;

CREATE OR REPLACE FUNCTION private.lock_signature (
  wanted uuid
)
  RETURNS private.signature_requests
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  r private.signature_requests;
begin
  select x.* into r from private.signature_requests x where x.id = wanted for update;
  if r.status = 'sent' and r.due_at <= clock_timestamp() then
    perform private.note_signature(r.id, 'expired', null, jsonb_build_object('due', r.due_at));
    update private.signature_requests x set status = 'expired', closed_at = r.due_at, changed_at = clock_timestamp(), next_reminder_at = null
      where x.id = r.id returning x.* into r;
    perform private.tell_signature(r, 'expired', '');
  end if;
  return r;
end $function$;

CREATE OR REPLACE FUNCTION private.masked_mail (
  address text
)
  RETURNS text
  LANGUAGE sql
  IMMUTABLE
  SET search_path TO ''
  AS $function$
  select left(address, 1) || '•••' || right(split_part(address, '@', 1), 1) || '@' || split_part(address, '@', 2)
$function$;

CREATE OR REPLACE FUNCTION private.note_signature (
  request uuid,
  kind    text,
  signer  integer,
  facts   jsonb
)
  RETURNS void
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  e private.signature_events;
begin
  select x.n, x.hash into e.n, e.previous from private.signature_events x
    where x.request = note_signature.request order by x.n desc limit 1;
  e.request := note_signature.request;
  e.n := coalesce(e.n, 0) + 1;
  e.previous := coalesce(e.previous, repeat('0', 64));
  e.at := clock_timestamp();
  e.kind := note_signature.kind;
  e.signer := note_signature.signer;
  e.facts := jsonb_strip_nulls(coalesce(note_signature.facts, '{}'));
  e.hash := private.signature_event_hash(e);
  insert into private.signature_events select (e).*;
end $function$;

CREATE OR REPLACE FUNCTION private.own_signature (
  wanted uuid
)
  RETURNS private.signature_requests
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  r private.signature_requests;
begin
  perform private.require_staff();
  select x.* into r from private.signature_requests x where x.id = wanted;
  if r.id is null or not (case when r.user_id is null then private.is_admin() else private.sees_client(r.user_id) end) then
    raise exception 'not-found' using errcode = 'P0001';
  end if;
  return private.lock_signature(wanted);
end $function$;

CREATE OR REPLACE FUNCTION private.send_signature_reminder (
  r  private.signature_requests,
  by text
)
  RETURNS void
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
begin
  perform private.ask_signers(r, true);
  perform private.note_signature(r.id, 'reminded', null, jsonb_build_object('by', by));
  update private.signature_requests x set reminders = x.reminders + 1, changed_at = clock_timestamp(),
      next_reminder_at = case when x.reminders < 4 then clock_timestamp() + make_interval(days => x.remind_every) end
    where x.id = r.id;
end $function$;

CREATE OR REPLACE FUNCTION private.signature_break (
  wanted uuid
)
  RETURNS integer
  LANGUAGE sql
  STABLE
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
  select case when count(*) = 0 or r.status <> 'draft' and not bool_or(x.kind = 'sent')
      or r.status in ('sealing', 'signed') and count(*) filter (where x.kind = 'signed')
        <> (select count(*) from private.signature_signers s where s.request = r.id) then 0
    else min(x.n) filter (where not x.fits) end
  from private.signature_requests r left join lateral (
    select e.n, e.kind, e.hash = private.signature_event_hash(e) and e.n = row_number() over (order by e.n)
      and e.previous = coalesce(lag(e.hash) over (order by e.n), repeat('0', 64)) as fits
    from private.signature_events e where e.request = r.id) x on true
  where r.id = wanted group by r.id, r.status
$function$;

CREATE OR REPLACE FUNCTION private.signature_event_hash (
  e private.signature_events
)
  RETURNS text
  LANGUAGE sql
  IMMUTABLE
  SET search_path TO ''
  AS $function$
  select encode(sha256(convert_to(jsonb_build_object('request', e.request, 'n', e.n,
    'at', to_char(e.at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"'), 'kind', e.kind, 'signer', e.signer, 'facts', e.facts,
    'previous', e.previous)::text, 'UTF8')), 'hex')
$function$;

CREATE OR REPLACE FUNCTION private.signature_facts (
  r private.signature_requests
)
  RETURNS jsonb
  LANGUAGE sql
  STABLE
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
  select jsonb_build_object('id', r.id, 'title', r.title, 'kind', r.kind, 'status', r.status, 'message', r.message, 'by', r.sender_name,
    'dueAt', r.due_at, 'sentAt', r.sent_at, 'closedAt', r.closed_at, 'changedAt', r.changed_at, 'pages', r.pages, 'sha256', r.sha256,
    'version', r.version, 'inOrder', r.in_order, 'code', r.code, 'sealedSha256', r.sealed_sha256, 'sealedAt', r.sealed_at, 'stampedAt', r.stamped_at,
    'newer', (select x.id from private.signature_requests x where x.replaces = r.id and x.status <> 'draft'))
$function$;

CREATE OR REPLACE FUNCTION private.signer_hindrance (
  r private.signature_requests,
  s private.signature_signers
)
  RETURNS text
  LANGUAGE sql
  STABLE
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
  select case when s.party = 'outside' then null
    when s.person is null or not case s.party
      when 'firm' then exists (select from private.staff t where t.user_id = s.person)
      else exists (select from private.account_members m join public.user_approval_status a on a.user_id = m.account
        where m.account = r.user_id and m.user_id = s.person and m.until is null and a.status = 'approved') end then 'removed'
    when not exists (select from auth.users u where u.id = s.person and u.email = s.email) then 'mailbox' end
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
        'signer', jsonb_build_object('id', s.id, 'position', s.position, 'party', s.party, 'name', s.name, 'role', s.role, 'mailbox', private.masked_mail(s.email),
          'openedAt', s.opened_at, 'readAt', s.read_at, 'readPages', s.read_pages, 'readSeconds', s.read_seconds, 'consentedAt', s.consented_at,
          'documentType', s.document_type, 'documentNumber', s.document_number, 'signedAt', s.signed_at, 'reason', s.reason),
        'codeUntil', (select c.until from private.signature_codes c where c.signer = s.id and c.void_at is null and c.used_at is null and c.tries < 3
          and c.until > clock_timestamp() order by c.made_at desc limit 1),
        'proof', (select jsonb_build_object('at', e.at, 'facts', e.facts) from private.signature_events e where e.request = r.id and e.kind = 'signed' and e.signer = s.position),
        'others', (select coalesce(jsonb_agg(jsonb_build_object('name', x.name, 'signed', x.state = 'signed') order by x.position), '[]')
          from private.signature_signers x where x.request = r.id and x.id <> s.id)) end;
end $function$;

CREATE OR REPLACE FUNCTION private.signs_in_session (
  who jsonb
)
  RETURNS boolean
  LANGUAGE sql
  STABLE
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
  select exists (select from auth.sessions x where x.id = (who ->> 'session')::uuid and x.user_id = (who ->> 'person')::uuid
    and private.session_end(x.created_at, x.refreshed_at, x.not_after) > clock_timestamp())
$function$;

CREATE OR REPLACE FUNCTION private.tell_signature (
  r    private.signature_requests,
  what text,
  note text
)
  RETURNS void
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  address text;
begin
  select u.email into address from auth.users u join private.staff s on s.user_id = u.id
    where u.id = coalesce((select t.user_id from private.staff t where t.user_id = r.sent_by),
      (select a.advisor from private.client_advisors a where a.client = r.user_id and a.responsible));
  if address is not null then
    perform private.queue_mail(r.user_id, concat_ws(':', 'signature', r.id, what, (select count(*) from private.signature_events e where e.request = r.id)),
      'signature-news', address, jsonb_build_object('request', r.id, 'title', r.title, 'client', r.client_name, 'what', what, 'note', note));
  end if;
end $function$;

CREATE OR REPLACE FUNCTION private.todo_of (
  me   uuid,
  most integer
)
  RETURNS jsonb
  LANGUAGE plpgsql
  STABLE
  SET search_path TO ''
  SET plan_cache_mode TO 'force_generic_plan'
  AS $function$
declare
  items jsonb := (
    select coalesce(jsonb_agg(jsonb_build_object('kind', t.kind, 'id', t.id, 'at', t.at) || t.more order by t.at, t.id), '[]') from (
      select * from (
        (select 'rejected' as kind, i.id, i.queued_at as at, jsonb_build_object(
             'label', private.invoice_label(i), 'findings', i.findings, 'note', i.note) as more
         from public.invoices i where i.user_id = me and i.queue = 'rejected' and i.withdrawn_at is null
         order by i.queued_at, i.id limit most + 1)
        union all
        (select 'asked', i.id, i.queued_at, jsonb_build_object(
             'label', private.invoice_label(i), 'findings', i.findings, 'note', i.note)
         from public.invoices i where i.user_id = me and i.queue = 'asked'
         order by i.queued_at, i.id limit most + 1)
        union all
        (select 'message', t.id, t.last_message_at, jsonb_build_object('subject', t.subject, 'unread', t.client_unread) ||
             (select jsonb_build_object('words', left(m.body, 160), 'from', m.author_name) from public.messages m
              where m.thread_id = t.id and m.author = 'firm' order by m.created_at desc limit 1)
         from public.message_threads t where t.user_id = me and t.client_unread > 0
         order by t.last_message_at limit most + 1)
        union all
        (select 'appointment', a.id, a.starts_at, jsonb_build_object('title', a.title, 'until', a.ends_at)
         from public.appointments a where a.user_id = me and a.status = 'proposed' and a.starts_at > now()
         order by a.starts_at limit most + 1)
        union all
        -- At the end of their day: what is due today comes after what has an hour.
        (select 'obligation', o.id, private.end_of_day(o.due), jsonb_build_object('obligation', o.obligation, 'name', o.name,
             'municipality', nullif(o.municipality, ''), 'period', o.period, 'due', o.due, 'state', o.state, 'message', o.message)
         from public.obligations o
         where o.user_id = me and o.client_sees and o.applies and o.state not in ('filed', 'paid', 'not-applicable')
           and (o.state = 'waiting' and o.due is not null or o.due < (now() at time zone 'America/Bogota')::date)
           and not (o.state = 'waiting' and exists (select from public.document_requests r where r.obligation = o.id and r.status = 'open'))
         order by o.due, o.id limit most + 1)
        union all
        (select 'request', r.id, private.end_of_day(r.due_on), jsonb_build_object('title', r.title, 'due', r.due_on, 'missing', r.missing,
             'wanted', r.wanted, 'delivered', r.delivered, 'by', r.asked_by)
         from public.document_requests r where r.user_id = me and r.status = 'open' and r.missing > 0
         order by r.due_on, r.id limit most + 1)
        union all
        -- Of the person, not of the account: nobody else may sign.
        (select 'signature', r.id, r.due_at - interval '1 minute', jsonb_build_object('title', r.title, 'pages', r.pages, 'by', r.sender_name)
         from private.signature_signers s join private.signature_requests r on r.id = s.request
         where s.person = (select auth.uid()) and s.party = 'client' and s.state = 'asked' and r.user_id = me and r.status = 'sent' and r.due_at > now()
         order by r.due_at, r.id limit most + 1)) every_kind
      order by at, id limit most + 1) t);
begin
  if jsonb_array_length(items) <= most then
    return jsonb_build_object('items', items, 'total', jsonb_array_length(items));
  end if;
  return jsonb_build_object('items', items - most, 'total',
    (select least(sum(n::int) + (select count(*) from jsonb_array_elements(items) i where i ->> 'kind' = 'signature'), 101)
     from jsonb_each_text(private.pending_of(me)) p (section, n)));
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
    if session.created_at < clock_timestamp() - interval '15 minutes' and not coalesce((who ->> 'confirmed')::boolean, false) then
      return jsonb_build_object('outcome', 'password');
    end if;
  end if;
  update private.signature_codes c set void_at = clock_timestamp() where c.signer = s.id and c.used_at is null and c.void_at is null;
  insert into private.signature_codes (signer, hash, sha256, consent, known)
    values (s.id, code ->> 'hash', r.sha256, s.consent, jsonb_strip_nulls(jsonb_build_object('session_since', session.created_at,
      'second_step', case when session.id is not null then who ->> 'aal' = 'aal2' end,
      'password', case when session.id is not null then coalesce((who ->> 'confirmed')::boolean, false) end)))
    returning * into kept;
  perform private.note_signature(r.id, 'code-sent', s.position, jsonb_build_object('mailbox', private.masked_mail(s.email)));
  return jsonb_build_object('outcome', 'sent', 'code', kept.id, 'to', s.email, 'until', kept.until);
end $function$;

REVOKE ALL ON FUNCTION "public"."begin_signature_code"(uuid, jsonb, jsonb) FROM PUBLIC, "anon", "authenticated";

CREATE OR REPLACE FUNCTION public.check_signature (
  wanted text
)
  RETURNS jsonb
  LANGUAGE sql
  STABLE
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
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
$function$;

REVOKE ALL ON FUNCTION "public"."check_signature"(text) FROM PUBLIC, "anon", "authenticated";

CREATE OR REPLACE FUNCTION public.claim_signature_seals (
  most integer DEFAULT 5
)
  RETURNS jsonb
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
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
end $function$;

REVOKE ALL ON FUNCTION "public"."claim_signature_seals"(integer) FROM PUBLIC, "anon", "authenticated";

CREATE OR REPLACE FUNCTION public.decline_signature (
  request uuid,
  who     jsonb,
  reason  text,
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
end $function$;

REVOKE ALL ON FUNCTION "public"."decline_signature"(uuid, jsonb, text, jsonb) FROM PUBLIC, "anon", "authenticated";

CREATE OR REPLACE FUNCTION public.drop_signature_code (
  code uuid
)
  RETURNS void
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  s private.signature_signers;
begin
  select x.* into s from private.signature_codes c join private.signature_signers x on x.id = c.signer where c.id = code;
  perform private.lock_signature(s.request);
  update private.signature_codes c set void_at = clock_timestamp() where c.id = code and c.void_at is null and c.used_at is null;
  if found then
    perform private.note_signature(s.request, 'code-unsent', s.position, '{}');
  end if;
end $function$;

REVOKE ALL ON FUNCTION "public"."drop_signature_code"(uuid) FROM PUBLIC, "anon", "authenticated";

CREATE OR REPLACE FUNCTION public.expire_signatures (
  most integer DEFAULT 100
)
  RETURNS integer
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  late uuid;
  expired int := 0;
begin
  for late in select x.id from private.signature_requests x where x.status = 'sent' and x.due_at <= clock_timestamp()
      order by x.due_at limit most for update skip locked loop
    perform private.lock_signature(late);
    expired := expired + 1;
  end loop;
  return expired;
end $function$;

REVOKE ALL ON FUNCTION "public"."expire_signatures"(integer) FROM PUBLIC, "anon", "authenticated";

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
    'reminders', r.reminders, 'nextReminderAt', r.next_reminder_at, 'sealProblem', r.seal_problem, 'sealNextAt', r.seal_next_at,
    'broken', private.signature_break(r.id), 'me', (select s.id from private.signature_signers s where s.request = r.id and s.person = auth.uid()),
    'signers', (select coalesce(jsonb_agg(jsonb_build_object('id', s.id, 'position', s.position, 'place', s.place, 'party', s.party, 'name', s.name, 'role', s.role,
        'email', s.email, 'state', s.state, 'openedAt', s.opened_at, 'readAt', s.read_at, 'readPages', s.read_pages, 'signedAt', s.signed_at, 'reason', s.reason)
        order by s.position), '[]') from private.signature_signers s where s.request = r.id),
    'events', (select coalesce(jsonb_agg(jsonb_build_object('n', e.n, 'at', e.at, 'kind', e.kind, 'signer', e.signer, 'facts', e.facts, 'hash', e.hash)
        order by e.n desc), '[]') from (select x.* from private.signature_events x where x.request = r.id order by x.n desc limit 300) e));
end $function$;

REVOKE ALL ON FUNCTION "public"."firm_signature"(uuid) FROM PUBLIC, "anon", "service_role";

CREATE OR REPLACE FUNCTION public.firm_signature_file (
  request uuid,
  sealed  boolean
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
  if r.id is null or not (case when r.user_id is null then private.is_admin() else private.sees_client(r.user_id) end)
    or sealed and r.sealed_path is null then
    raise exception 'not-found' using errcode = 'P0001';
  end if;
  return jsonb_build_object('path', case when sealed then r.sealed_path else r.path end, 'sha256', case when sealed then r.sealed_sha256 else r.sha256 end,
    'title', r.title);
end $function$;

REVOKE ALL ON FUNCTION "public"."firm_signature_file"(uuid, boolean) FROM PUBLIC, "anon", "service_role";

CREATE OR REPLACE FUNCTION public.firm_signatures (
  wanted    jsonb   DEFAULT '{}'::jsonb,
  page_size integer DEFAULT 50
)
  RETURNS jsonb
  LANGUAGE plpgsql
  STABLE
  SECURITY DEFINER
  SET search_path TO ''
  SET plan_cache_mode TO 'force_custom_plan'
  AS $function$
declare
  most int := least(greatest(page_size, 1), 200);
  lists constant jsonb := '{"open": ["sent", "sealing"], "signed": ["signed"], "declined": ["declined"], "over": ["expired", "withdrawn", "superseded"]}';
  statuses text[] := array(select jsonb_array_elements_text(coalesce(lists -> (wanted ->> 'list'), lists -> 'open')));
  patterns text[] := private.word_patterns(private.name_key(left(wanted ->> 'search', 100)));
  after_at timestamptz := (wanted -> 'after' ->> 0)::timestamptz;
  after_id uuid := (wanted -> 'after' ->> 1)::uuid;
  mine boolean;
  clients uuid[];
  found_rows jsonb;
  last_row jsonb;
begin
  perform private.require_staff();
  mine := not private.is_admin();
  if mine then
    clients := array(select private.my_clients());
  end if;
  if wanted ->> 'client' is not null then
    clients := array(select c from unnest(array[(wanted ->> 'client')::uuid]) c where not mine or c = any (clients));
    mine := true;
  end if;
  select coalesce(jsonb_agg(private.signature_facts(f.r) || jsonb_build_object('client', (f.r).user_id, 'clientTitle', (f.r).client_name,
      'reminders', (f.r).reminders,
      'signers', (select jsonb_agg(jsonb_build_object('name', s.name, 'party', s.party, 'state', s.state, 'reason', s.reason,
          'opened', s.opened_at is not null, 'mine', s.person is not distinct from auth.uid()) order by s.position)
        from private.signature_signers s where s.request = (f.r).id),
      'last', (select jsonb_build_object('kind', e.kind, 'at', e.at) from private.signature_events e where e.request = (f.r).id order by e.n desc limit 1))
      order by (f.r).changed_at desc, (f.r).id desc), '[]') into found_rows
  from (select r from private.signature_requests r
    where r.status = any (statuses) and (not mine or r.user_id = any (clients))
      and (patterns is null or private.name_key(r.title || ' ' || r.client_name || ' ' || coalesce((select string_agg(s.name, ' ')
        from private.signature_signers s where s.request = r.id), '')) like all (patterns))
      and (after_at is null or (r.changed_at, r.id) < (after_at, after_id))
    order by r.changed_at desc, r.id desc limit most + 1) f;
  last_row := found_rows -> (most - 1);
  return jsonb_build_object(
    'rows', case when jsonb_array_length(found_rows) > most then found_rows - most else found_rows end,
    'next', case when jsonb_array_length(found_rows) > most then jsonb_build_array(last_row -> 'changedAt', last_row -> 'id') end,
    'counts', (select jsonb_object_agg(l.key, (select count(*) from (select from private.signature_requests r
        where r.status = any (array(select jsonb_array_elements_text(l.value))) and (not mine or r.user_id = any (clients)) limit 101) n))
      from jsonb_each(lists) l),
    'mine', (select count(*) from private.signature_signers s join private.signature_requests r on r.id = s.request
      where s.person = auth.uid() and s.party = 'firm' and s.state = 'asked' and r.status = 'sent'));
end $function$;

REVOKE ALL ON FUNCTION "public"."firm_signatures"(jsonb, integer) FROM PUBLIC, "anon", "service_role";

CREATE OR REPLACE FUNCTION public.forget_expired (
  most integer DEFAULT 1000
)
  RETURNS integer
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  deleted int;
begin
  with limits as (
    delete from public.rate_limits r where r.key in (
      select x.key from public.rate_limits x where x.tat < now() - interval '1 day'
      order by x.tat limit forget_expired.most for update skip locked)
    returning 1),
  effects as (
    delete from public.outbox o where o.id in (
      select x.id from public.outbox x where x.status in ('done', 'dropped') and x.done_at < now() - interval '90 days'
      order by x.done_at limit forget_expired.most for update skip locked)
    returning 1),
  intents as (
    delete from public.uploads u where u.id in (
      select x.id from public.uploads x
      where x.status in ('rejected', 'duplicate', 'expired') and x.settled_at < now() - interval '30 days'
      order by x.settled_at limit forget_expired.most for update skip locked)
    returning 1),
  lists as (
    delete from private.dian_uploads u where u.id in (
      select x.id from private.dian_uploads x where x.made_at < now() - interval '1 hour'
      order by x.made_at limit least(forget_expired.most, 5) for update skip locked)
    returning 1),
  signatures as (
    delete from private.signature_requests r where r.id in (
      select x.id from private.signature_requests x
      where x.status = 'draft' and x.made_at < now() - interval '7 days'
        or x.status = 'signed' and x.user_id is null and x.closed_at < now() - interval '10 years'
      order by x.made_at limit least(forget_expired.most, 100) for update skip locked)
    returning 1)
  select ((select count(*) from limits) + (select count(*) from effects) + (select count(*) from intents) + (select count(*) from lists)
      + (select count(*) from signatures))::int
    into deleted;
  return deleted;
end $function$;

CREATE OR REPLACE FUNCTION public.keep_signature_file (
  request uuid,
  client  uuid,
  by      uuid,
  file    jsonb
)
  RETURNS void
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
begin
  perform pg_advisory_xact_lock(hashtextextended('signature-draft:' || by, 0));
  delete from private.signature_requests r where r.id in (select x.id from private.signature_requests x
    where x.sent_by = by and x.status = 'draft' order by x.made_at desc offset 9);
  insert into private.signature_requests (id, user_id, client_name, title, sent_by, sender_name, path, sha256, pages, size, flattened, code)
    values (request, client, coalesce(private.client_title(client), '–'), file ->> 'name', by, private.member_name(by), file ->> 'path',
      file ->> 'sha256', (file ->> 'pages')::int, (file ->> 'size')::int, file -> 'flattened', private.new_record_code());
  perform private.note_signature(request, 'created', null, jsonb_build_object('by', private.member_name(by), 'sha256', file ->> 'sha256',
    'pages', (file ->> 'pages')::int, 'flattened', file -> 'flattened'));
end $function$;

REVOKE ALL ON FUNCTION "public"."keep_signature_file"(uuid, uuid, uuid, jsonb) FROM PUBLIC, "anon", "authenticated";

CREATE OR REPLACE FUNCTION public.keep_signature_seal (
  request  uuid,
  sealed   jsonb,
  document jsonb
)
  RETURNS text
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
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
end $function$;

REVOKE ALL ON FUNCTION "public"."keep_signature_seal"(uuid, jsonb, jsonb) FROM PUBLIC, "anon", "authenticated";

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
    if s.read_at is null or (select count(*) from private.signature_events e where e.request = r.id and e.kind = act and e.signer = s.position) >= 20 then
      raise exception 'conflict' using errcode = 'P0001';
    end if;
    if (s.consent, s.document_type, s.document_number) is not distinct from (facts ->> 'consent', facts ->> 'document_type', facts ->> 'document_number') then
      return state;
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

REVOKE ALL ON FUNCTION "public"."mark_signature"(uuid, jsonb, text, jsonb) FROM PUBLIC, "anon", "authenticated";

CREATE OR REPLACE FUNCTION public.my_signature (
  request uuid
)
  RETURNS jsonb
  LANGUAGE plpgsql
  STABLE
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
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
end $function$;

REVOKE ALL ON FUNCTION "public"."my_signature"(uuid) FROM PUBLIC, "anon", "service_role";

CREATE OR REPLACE FUNCTION public.my_signatures()
  RETURNS jsonb
  LANGUAGE plpgsql
  STABLE
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  me uuid := private.require_entry();
begin
  return (select jsonb_build_object('open', coalesce(jsonb_agg(v order by v ->> 'dueAt') filter (where (v ->> 'state') in ('asked', 'locked')), '[]'),
      'closed', coalesce(jsonb_agg(v order by v ->> 'sentAt' desc) filter (where (v ->> 'state') not in ('asked', 'locked')), '[]'))
    from (select private.signer_view(r, s) as v from private.signature_signers s join private.signature_requests r on r.id = s.request
      where s.person = me and s.state <> 'waiting' and s.party <> 'firm' and private.signer_hindrance(r, s) is null
      order by r.sent_at desc limit 100) x);
end $function$;

REVOKE ALL ON FUNCTION "public"."my_signatures"() FROM PUBLIC, "anon", "service_role";

CREATE OR REPLACE FUNCTION public.postpone_signature_seal (
  request uuid,
  seconds integer,
  problem text
)
  RETURNS void
  LANGUAGE sql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
  update private.signature_requests x set seal_next_at = clock_timestamp() + make_interval(secs => seconds), seal_problem = left(problem, 40)
    where x.id = request and x.status = 'sealing'
$function$;

REVOKE ALL ON FUNCTION "public"."postpone_signature_seal"(uuid, integer, text) FROM PUBLIC, "anon", "authenticated";

CREATE OR REPLACE FUNCTION public.queue_signature_reminders (
  moment timestamp with time zone,
  most   integer                  DEFAULT 100
)
  RETURNS integer
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  r private.signature_requests;
  sent int := 0;
begin
  for r in select x.* from private.signature_requests x where x.status = 'sent' and x.next_reminder_at <= moment and x.due_at > clock_timestamp()
      order by x.next_reminder_at limit most for update skip locked loop
    if r.reminders >= 5 then
      update private.signature_requests x set next_reminder_at = null where x.id = r.id;
    else
      perform private.send_signature_reminder(r, null);
      sent := sent + 1;
    end if;
  end loop;
  return sent;
end $function$;

REVOKE ALL ON FUNCTION "public"."queue_signature_reminders"(timestamp WITH time zone, integer) FROM PUBLIC, "anon", "authenticated";

CREATE OR REPLACE FUNCTION public.remind_signature (
  request uuid
)
  RETURNS void
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  r private.signature_requests := private.own_signature(request);
begin
  if r.status <> 'sent' then
    raise exception 'signature-closed' using errcode = 'P0001';
  end if;
  if r.reminders >= 5 or exists (select from private.signature_events e where e.request = r.id and e.kind in ('sent', 'reminded') and e.at > clock_timestamp() - interval '1 hour') then
    raise exception 'signature-reminded' using errcode = 'P0001';
  end if;
  perform private.send_signature_reminder(r, private.member_name(auth.uid()));
end $function$;

REVOKE ALL ON FUNCTION "public"."remind_signature"(uuid) FROM PUBLIC, "anon", "service_role";

CREATE OR REPLACE FUNCTION public.resume_signature (
  request uuid,
  who     jsonb,
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
end $function$;

REVOKE ALL ON FUNCTION "public"."resume_signature"(uuid, jsonb, jsonb) FROM PUBLIC, "anon", "authenticated";

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
    'signers', (select jsonb_agg(x.name order by x.position) from private.signature_signers x where x.request = r.id)));
  perform private.ask_signers(r, false);
  perform private.note_staff('signature.sent', r.user_id, null, jsonb_build_object('name', r.title, 'signers', n));
end $function$;

REVOKE ALL ON FUNCTION "public"."send_signature"(uuid, jsonb) FROM PUBLIC, "anon", "service_role";

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
    'known', c.known, 'mailbox', private.masked_mail(s.email), 'code_sent_at', c.made_at, 'tries', c.tries + 1,
    'consent', s.consent, 'consent_sha256', (select e.facts ->> 'consent_sha256' from private.signature_events e
      where e.request = r.id and e.kind = 'consented' and e.signer = s.position order by e.n desc limit 1),
    'sha256', r.sha256, 'version', r.version, 'pages', s.read_pages, 'of', r.pages, 'seconds', s.read_seconds, 'ip', left(facts ->> 'ip', 60), 'agent', left(facts ->> 'agent', 300)));
  update private.signature_signers x set state = 'signed', signed_at = clock_timestamp() where x.id = s.id;
  update private.signature_requests x set changed_at = clock_timestamp() where x.id = r.id;
  if exists (select from private.signature_signers x where x.request = r.id and x.state <> 'signed') then
    perform private.ask_signers(r, false);
  else
    update private.signature_requests x set status = 'sealing', seal_next_at = clock_timestamp(), next_reminder_at = null where x.id = r.id;
  end if;
  return jsonb_build_object('outcome', 'signed');
end $function$;

REVOKE ALL ON FUNCTION "public"."sign_document"(uuid, jsonb, jsonb, jsonb) FROM PUBLIC, "anon", "authenticated";

CREATE OR REPLACE FUNCTION public.signature_choices (
  client uuid
)
  RETURNS jsonb
  LANGUAGE plpgsql
  STABLE
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
begin
  perform private.require_client(client);
  return jsonb_build_object(
    'people', (select coalesce(jsonb_agg(jsonb_build_object('id', u.id, 'email', u.email, 'role', m.role,
        'name', coalesce((select p.name from public.client_profiles p where p.user_id = u.id), split_part(u.email, '@', 1)))
        order by private.role_rank(m.role) desc, u.email), '[]')
      from private.account_members m join auth.users u on u.id = m.user_id where m.account = signature_choices.client and m.until is null),
    'team', (select coalesce(jsonb_agg(jsonb_build_object('id', u.id, 'email', u.email, 'name', private.member_name(u.id)) order by private.member_name(u.id)), '[]')
      from private.staff s join auth.users u on u.id = s.user_id));
end $function$;

REVOKE ALL ON FUNCTION "public"."signature_choices"(uuid) FROM PUBLIC, "anon", "service_role";

CREATE OR REPLACE FUNCTION public.signature_file (
  request uuid,
  who     jsonb,
  sealed  boolean
)
  RETURNS jsonb
  LANGUAGE plpgsql
  STABLE
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
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
end $function$;

REVOKE ALL ON FUNCTION "public"."signature_file"(uuid, jsonb, boolean) FROM PUBLIC, "anon", "authenticated";

CREATE OR REPLACE FUNCTION public.signature_of_link (
  link text
)
  RETURNS jsonb
  LANGUAGE sql
  STABLE
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
  select private.signer_view(r, s) from private.signature_signers s join private.signature_requests r on r.id = s.request
  where signature_of_link.link in (s.link_sha256, s.link_before_sha256)
    and coalesce(r.sealed_at, r.closed_at, r.due_at) > clock_timestamp() - interval '30 days'
$function$;

REVOKE ALL ON FUNCTION "public"."signature_of_link"(text) FROM PUBLIC, "anon", "authenticated";

CREATE OR REPLACE FUNCTION public.stray_signature_files (
  idle_seconds integer
)
  RETURNS SETOF text
  LANGUAGE sql
  STABLE
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
  select o.name from storage.objects o
  where o.bucket_id = 'firmas' and o.created_at < clock_timestamp() - make_interval(secs => idle_seconds)
    and not exists (select from private.signature_requests r where o.name in (r.path, r.sealed_path))
  order by o.created_at limit 100
$function$;

REVOKE ALL ON FUNCTION "public"."stray_signature_files"(integer) FROM PUBLIC, "anon", "authenticated";

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
  perform private.note_staff('signature.withdrawn', r.user_id, null, jsonb_build_object('name', r.title, 'reason', btrim(reason)));
end $function$;

REVOKE ALL ON FUNCTION "public"."withdraw_signature"(uuid, text) FROM PUBLIC, "anon", "service_role";

ALTER TABLE "private"."signature_events"
  ADD CONSTRAINT "signature_events_request_fkey" FOREIGN KEY (request) REFERENCES private.signature_requests(id) ON DELETE CASCADE;

ALTER TABLE "private"."signature_requests"
  ADD CONSTRAINT "signature_requests_replaces_fkey" FOREIGN KEY (replaces) REFERENCES private.signature_requests(id) ON DELETE SET NULL;

ALTER TABLE "private"."signature_requests"
  ADD CONSTRAINT "signature_requests_sent_by_fkey" FOREIGN KEY (sent_by) REFERENCES auth.users(id) ON DELETE SET NULL;

ALTER TABLE "private"."signature_requests"
  ADD CONSTRAINT "signature_requests_user_id_fkey" FOREIGN KEY (user_id) REFERENCES public.accounts(id) ON DELETE SET NULL;

ALTER TABLE "private"."signature_signers"
  ADD CONSTRAINT "signature_signers_person_fkey" FOREIGN KEY (person) REFERENCES auth.users(id) ON DELETE SET NULL;

ALTER TABLE "private"."signature_codes"
  ADD CONSTRAINT "signature_codes_signer_fkey" FOREIGN KEY (signer) REFERENCES private.signature_signers(id) ON DELETE CASCADE;

ALTER TABLE "private"."signature_signers"
  ADD CONSTRAINT "signature_signers_request_fkey" FOREIGN KEY (request) REFERENCES private.signature_requests(id) ON DELETE CASCADE;

CREATE INDEX signature_codes_of_signer ON private.signature_codes USING btree (signer, made_at DESC);

CREATE INDEX signature_requests_due ON private.signature_requests USING btree (due_at)
  WHERE (status = 'sent'::text);

CREATE INDEX signature_requests_hash ON private.signature_requests USING btree (sha256);

CREATE INDEX signature_requests_listed ON private.signature_requests USING btree (status, changed_at DESC, id DESC);

CREATE INDEX signature_requests_of_client ON private.signature_requests USING btree (user_id, changed_at DESC, id DESC);

CREATE INDEX signature_requests_remind ON private.signature_requests USING btree (next_reminder_at)
  WHERE ((status = 'sent'::text) AND (next_reminder_at IS NOT NULL));

CREATE UNIQUE INDEX signature_requests_sealed_hash ON private.signature_requests USING btree (sealed_sha256)
  WHERE (sealed_sha256 IS NOT NULL);

CREATE INDEX signature_requests_seal ON private.signature_requests USING btree (seal_next_at)
  WHERE (status = 'sealing'::text);

CREATE INDEX signature_requests_sent_by ON private.signature_requests USING btree (sent_by)
  WHERE (sent_by IS NOT NULL);

CREATE INDEX signature_signers_person ON private.signature_signers USING btree (person, request)
  WHERE (person IS NOT NULL);

CREATE TRIGGER keep_signature_events
  BEFORE TRUNCATE ON private.signature_events
  FOR EACH STATEMENT
  EXECUTE FUNCTION private.refuse_change();

CREATE TRIGGER keep_signature_event
  BEFORE DELETE OR UPDATE ON private.signature_events
  FOR EACH ROW
  EXECUTE FUNCTION private.keep_signature_event();

CREATE TRIGGER keep_signature_request
  BEFORE DELETE OR UPDATE ON private.signature_requests
  FOR EACH ROW
  EXECUTE FUNCTION private.keep_signature_request();

CREATE TRIGGER forget_signatures
  BEFORE DELETE ON public.accounts
  FOR EACH ROW
  EXECUTE FUNCTION private.forget_signatures();

COMMENT ON FUNCTION "public"."forget_expired"(integer) IS 'Retention: limits a day after they were spent, effects 90 days after they were sent or dropped, uploads in vain after 30 days, interrupted lists of DIAN after an hour, documents that were never sent to be signed after a week, signed ones of a deleted account after ten years.';

COMMENT ON TABLE "private"."signature_codes" IS 'The codes that went to the signers'' mailboxes, as hashes. Read and written by functions alone.';

COMMENT ON TABLE "private"."signature_events" IS 'The evidence. Rows are only added, each with the hash of the row before. Read and written by functions alone.';

COMMENT ON TABLE "private"."signature_requests" IS 'What the firm sends to be signed. Read and written by functions alone.';

COMMENT ON TABLE "private"."signature_signers" IS 'Who signs, in which order, and how far they are. Read and written by functions alone.';

REVOKE ALL ON FUNCTION "private"."ask_signers"(private.signature_requests, boolean) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."find_signer"(uuid, jsonb) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."forget_signatures"() FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."keep_signature_event"() FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."keep_signature_request"() FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."lock_signature"(uuid) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."masked_mail"(text) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."note_signature"(uuid, text, integer, jsonb) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."own_signature"(uuid) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."send_signature_reminder"(private.signature_requests, text) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."signature_break"(uuid) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."signature_event_hash"(private.signature_events) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."signature_facts"(private.signature_requests) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."signer_hindrance"(private.signature_requests, private.signature_signers) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."signer_view"(private.signature_requests, private.signature_signers) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."signs_in_session"(jsonb) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."tell_signature"(private.signature_requests, text, text) FROM PUBLIC;

REVOKE ALL ON FUNCTION "public"."begin_signature_code"(uuid, jsonb, jsonb) FROM "postgres";

GRANT EXECUTE ON FUNCTION "public"."begin_signature_code"(uuid, jsonb, jsonb) TO "postgres";

GRANT EXECUTE ON FUNCTION "public"."begin_signature_code"(uuid, jsonb, jsonb) TO "service_role";

REVOKE ALL ON FUNCTION "public"."check_signature"(text) FROM "postgres";

GRANT EXECUTE ON FUNCTION "public"."check_signature"(text) TO "postgres";

GRANT EXECUTE ON FUNCTION "public"."check_signature"(text) TO "service_role";

REVOKE ALL ON FUNCTION "public"."claim_signature_seals"(integer) FROM "postgres";

GRANT EXECUTE ON FUNCTION "public"."claim_signature_seals"(integer) TO "postgres";

GRANT EXECUTE ON FUNCTION "public"."claim_signature_seals"(integer) TO "service_role";

REVOKE ALL ON FUNCTION "public"."decline_signature"(uuid, jsonb, text, jsonb) FROM "postgres";

GRANT EXECUTE ON FUNCTION "public"."decline_signature"(uuid, jsonb, text, jsonb) TO "postgres";

GRANT EXECUTE ON FUNCTION "public"."decline_signature"(uuid, jsonb, text, jsonb) TO "service_role";

REVOKE ALL ON FUNCTION "public"."drop_signature_code"(uuid) FROM "postgres";

GRANT EXECUTE ON FUNCTION "public"."drop_signature_code"(uuid) TO "postgres";

GRANT EXECUTE ON FUNCTION "public"."drop_signature_code"(uuid) TO "service_role";

REVOKE ALL ON FUNCTION "public"."expire_signatures"(integer) FROM "postgres";

GRANT EXECUTE ON FUNCTION "public"."expire_signatures"(integer) TO "postgres";

GRANT EXECUTE ON FUNCTION "public"."expire_signatures"(integer) TO "service_role";

GRANT EXECUTE ON FUNCTION "public"."firm_signature"(uuid) TO "authenticated";

REVOKE ALL ON FUNCTION "public"."firm_signature"(uuid) FROM "postgres";

GRANT EXECUTE ON FUNCTION "public"."firm_signature"(uuid) TO "postgres";

GRANT EXECUTE ON FUNCTION "public"."firm_signature_file"(uuid, boolean) TO "authenticated";

REVOKE ALL ON FUNCTION "public"."firm_signature_file"(uuid, boolean) FROM "postgres";

GRANT EXECUTE ON FUNCTION "public"."firm_signature_file"(uuid, boolean) TO "postgres";

GRANT EXECUTE ON FUNCTION "public"."firm_signatures"(jsonb, integer) TO "authenticated";

REVOKE ALL ON FUNCTION "public"."firm_signatures"(jsonb, integer) FROM "postgres";

GRANT EXECUTE ON FUNCTION "public"."firm_signatures"(jsonb, integer) TO "postgres";

REVOKE ALL ON FUNCTION "public"."keep_signature_file"(uuid, uuid, uuid, jsonb) FROM "postgres";

GRANT EXECUTE ON FUNCTION "public"."keep_signature_file"(uuid, uuid, uuid, jsonb) TO "postgres";

GRANT EXECUTE ON FUNCTION "public"."keep_signature_file"(uuid, uuid, uuid, jsonb) TO "service_role";

REVOKE ALL ON FUNCTION "public"."keep_signature_seal"(uuid, jsonb, jsonb) FROM "postgres";

GRANT EXECUTE ON FUNCTION "public"."keep_signature_seal"(uuid, jsonb, jsonb) TO "postgres";

GRANT EXECUTE ON FUNCTION "public"."keep_signature_seal"(uuid, jsonb, jsonb) TO "service_role";

REVOKE ALL ON FUNCTION "public"."mark_signature"(uuid, jsonb, text, jsonb) FROM "postgres";

GRANT EXECUTE ON FUNCTION "public"."mark_signature"(uuid, jsonb, text, jsonb) TO "postgres";

GRANT EXECUTE ON FUNCTION "public"."mark_signature"(uuid, jsonb, text, jsonb) TO "service_role";

GRANT EXECUTE ON FUNCTION "public"."my_signature"(uuid) TO "authenticated";

REVOKE ALL ON FUNCTION "public"."my_signature"(uuid) FROM "postgres";

GRANT EXECUTE ON FUNCTION "public"."my_signature"(uuid) TO "postgres";

GRANT EXECUTE ON FUNCTION "public"."my_signatures"() TO "authenticated";

REVOKE ALL ON FUNCTION "public"."my_signatures"() FROM "postgres";

GRANT EXECUTE ON FUNCTION "public"."my_signatures"() TO "postgres";

REVOKE ALL ON FUNCTION "public"."postpone_signature_seal"(uuid, integer, text) FROM "postgres";

GRANT EXECUTE ON FUNCTION "public"."postpone_signature_seal"(uuid, integer, text) TO "postgres";

GRANT EXECUTE ON FUNCTION "public"."postpone_signature_seal"(uuid, integer, text) TO "service_role";

REVOKE ALL ON FUNCTION "public"."queue_signature_reminders"(timestamp WITH time zone, integer) FROM "postgres";

GRANT EXECUTE ON FUNCTION "public"."queue_signature_reminders"(timestamp WITH time zone, integer) TO "postgres";

GRANT EXECUTE ON FUNCTION "public"."queue_signature_reminders"(timestamp WITH time zone, integer) TO "service_role";

GRANT EXECUTE ON FUNCTION "public"."remind_signature"(uuid) TO "authenticated";

REVOKE ALL ON FUNCTION "public"."remind_signature"(uuid) FROM "postgres";

GRANT EXECUTE ON FUNCTION "public"."remind_signature"(uuid) TO "postgres";

REVOKE ALL ON FUNCTION "public"."resume_signature"(uuid, jsonb, jsonb) FROM "postgres";

GRANT EXECUTE ON FUNCTION "public"."resume_signature"(uuid, jsonb, jsonb) TO "postgres";

GRANT EXECUTE ON FUNCTION "public"."resume_signature"(uuid, jsonb, jsonb) TO "service_role";

GRANT EXECUTE ON FUNCTION "public"."send_signature"(uuid, jsonb) TO "authenticated";

REVOKE ALL ON FUNCTION "public"."send_signature"(uuid, jsonb) FROM "postgres";

GRANT EXECUTE ON FUNCTION "public"."send_signature"(uuid, jsonb) TO "postgres";

REVOKE ALL ON FUNCTION "public"."sign_document"(uuid, jsonb, jsonb, jsonb) FROM "postgres";

GRANT EXECUTE ON FUNCTION "public"."sign_document"(uuid, jsonb, jsonb, jsonb) TO "postgres";

GRANT EXECUTE ON FUNCTION "public"."sign_document"(uuid, jsonb, jsonb, jsonb) TO "service_role";

GRANT EXECUTE ON FUNCTION "public"."signature_choices"(uuid) TO "authenticated";

REVOKE ALL ON FUNCTION "public"."signature_choices"(uuid) FROM "postgres";

GRANT EXECUTE ON FUNCTION "public"."signature_choices"(uuid) TO "postgres";

REVOKE ALL ON FUNCTION "public"."signature_file"(uuid, jsonb, boolean) FROM "postgres";

GRANT EXECUTE ON FUNCTION "public"."signature_file"(uuid, jsonb, boolean) TO "postgres";

GRANT EXECUTE ON FUNCTION "public"."signature_file"(uuid, jsonb, boolean) TO "service_role";

REVOKE ALL ON FUNCTION "public"."signature_of_link"(text) FROM "postgres";

GRANT EXECUTE ON FUNCTION "public"."signature_of_link"(text) TO "postgres";

GRANT EXECUTE ON FUNCTION "public"."signature_of_link"(text) TO "service_role";

REVOKE ALL ON FUNCTION "public"."stray_signature_files"(integer) FROM "postgres";

GRANT EXECUTE ON FUNCTION "public"."stray_signature_files"(integer) TO "postgres";

GRANT EXECUTE ON FUNCTION "public"."stray_signature_files"(integer) TO "service_role";

GRANT EXECUTE ON FUNCTION "public"."withdraw_signature"(uuid, text) TO "authenticated";

REVOKE ALL ON FUNCTION "public"."withdraw_signature"(uuid, text) FROM "postgres";

GRANT EXECUTE ON FUNCTION "public"."withdraw_signature"(uuid, text) TO "postgres";

insert into storage.buckets (id, name, public, file_size_limit, allowed_mime_types)
  values ('firmas', 'firmas', false, 52428800, array['application/pdf'])
  on conflict (id) do update set public = excluded.public, file_size_limit = excluded.file_size_limit,
    allowed_mime_types = excluded.allowed_mime_types;
