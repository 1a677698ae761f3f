-- A signature request is a PDF that the firm sends, its signers in order, and what each signer did.
-- The functions that signers use are in signature_acts.sql.

insert into storage.buckets (id, name, public, file_size_limit, allowed_mime_types)
  values ('firmas', 'firmas', false, 52428800, array['application/pdf']);

create table private.signature_requests (
  id uuid primary key,
  -- The account is null after its deletion, because a signed document is kept for ten years.
  user_id uuid references public.accounts (id) on delete set null,
  client_name text not null check (length(client_name) between 1 and 300),
  -- Documents that people must sign with a certificate of their own are not among these kinds.
  kind text not null default 'other' check (kind in ('engagement', 'proposal', 'data', 'mandate', 'minutes', 'representations', 'power', 'other')),
  title text not null check (private.is_name(title, 3, 120)),
  message text check (length(btrim(message)) between 1 and 1000),
  status text not null default 'draft'
    check (status in ('draft', 'sent', 'sealing', 'signed', 'declined', 'expired', 'withdrawn', 'superseded')),
  in_order boolean not null default true,
  due_at timestamptz,
  -- The first reminder is sent after `remind_after` days, later ones every `remind_every` days; null means none.
  remind_after int check (remind_after between 1 and 30),
  remind_every int check (remind_every between 1 and 30),
  reminders int not null default 0,
  next_reminder_at timestamptz,
  sent_by uuid references auth.users (id) on delete set null,
  sender_name text not null,
  -- The file at `path` is the PDF that people sign, without forms and annotations.
  path text not null unique,
  sha256 text not null check (sha256 ~ '^[0-9a-f]{64}$'),
  pages int not null check (pages between 1 and 300),
  size int not null check (size > 0),
  -- The field `flattened` counts the form fields, notes, links and files that were drawn into the pages or left out.
  flattened jsonb not null default '{}' check (length(flattened::text) <= 500),
  -- The terms say what the document starts once all have signed; an uploaded PDF has no template and no terms.
  template uuid references private.signature_templates (id) on delete set null,
  template_version int,
  terms jsonb check (terms is null or private.is_terms(terms)),
  version int not null default 1,
  replaces uuid unique references private.signature_requests (id) on delete set null,
  code text not null unique check (code ~ '^[0-9A-F]{4}(-[0-9A-F]{4}){3}$'),
  made_at timestamptz not null default clock_timestamp(),
  sent_at timestamptz,
  closed_at timestamptz,
  changed_at timestamptz not null default clock_timestamp(),
  sealed_path text unique,
  sealed_sha256 text check (sealed_sha256 ~ '^[0-9a-f]{64}$'),
  sealed_at timestamptz,
  stamped_at timestamptz,
  certificate_until timestamptz,
  seal_tries int not null default 0,
  seal_next_at timestamptz,
  seal_problem text check (length(seal_problem) <= 40),
  constraint signature_requests_sent check ((status = 'draft') = (sent_at is null) and (sent_at is null) = (due_at is null)),
  constraint signature_requests_sealed check ((status = 'signed') = (sealed_path is not null)
    and num_nulls(sealed_path, sealed_sha256, sealed_at, certificate_until) in (0, 4))
);
alter table private.signature_requests enable row level security;
revoke all on private.signature_requests from anon, authenticated, service_role;
comment on table private.signature_requests is 'Documents that the firm sent to be signed. Read and written by functions alone.';
create index signature_requests_of_client on private.signature_requests (user_id, changed_at desc, id desc);
create index signature_requests_listed on private.signature_requests (status, changed_at desc, id desc);
create index signature_requests_sent_by on private.signature_requests (sent_by) where sent_by is not null;
create index signature_requests_template on private.signature_requests (template) where template is not null;
create index signature_requests_due on private.signature_requests (due_at) where status = 'sent';
create index signature_requests_remind on private.signature_requests (next_reminder_at) where status = 'sent' and next_reminder_at is not null;
create index signature_requests_seal on private.signature_requests (seal_next_at) where status = 'sealing';
create index signature_requests_hash on private.signature_requests (sha256);
create unique index signature_requests_sealed_hash on private.signature_requests (sealed_sha256) where sealed_sha256 is not null;

create table private.signature_signers (
  id uuid primary key default gen_random_uuid(),
  request uuid not null references private.signature_requests (id) on delete cascade,
  -- The place in the order of signing, which signers can share; before their turn they get no mail and see no document.
  place int not null check (place between 1 and 20),
  position int not null check (position between 1 and 20),
  party text not null check (party in ('client', 'firm', 'outside')),
  person uuid references auth.users (id) on delete set null,
  name text not null check (private.is_name(name, 2, 100)),
  -- Codes for signing are sent only to this address, which the firm named for the signer.
  email text not null check (private.is_email(email)),
  role text not null check (private.is_name(role, 2, 80)),
  state text not null default 'waiting' check (state in ('waiting', 'asked', 'signed', 'declined')),
  asked_at timestamptz,
  opened_at timestamptz,
  read_at timestamptz,
  -- The browser reports how many pages and seconds the signer read; the server cannot check these numbers.
  read_pages int,
  read_seconds int,
  consented_at timestamptz,
  consent text,
  document_type text check (document_type in ('CC', 'CE', 'PA', 'PPT')),
  document_number text check (document_number ~ '^[0-9A-Z]{4,15}$'),
  signed_at timestamptz,
  reason text check (length(btrim(reason)) between 1 and 500),
  declines int not null default 0,
  -- The previous link of an external signer stays valid too, because a page that is still open may use that link.
  link_sha256 text unique check (link_sha256 ~ '^[0-9a-f]{64}$'),
  link_before_sha256 text unique check (link_before_sha256 ~ '^[0-9a-f]{64}$'),
  links int not null default 0,
  constraint signature_signers_once unique (request, email),
  constraint signature_signers_position unique (request, position),
  constraint signature_signers_signed check ((state = 'signed') = (signed_at is not null)),
  constraint signature_signers_declined check ((state = 'declined') = (reason is not null)),
  constraint signature_signers_link check (party = 'outside' or link_sha256 is null)
);
alter table private.signature_signers enable row level security;
revoke all on private.signature_signers from anon, authenticated, service_role;
comment on table private.signature_signers is 'The signers of each document, with their order and state. Read and written by functions alone.';
create index signature_signers_person on private.signature_signers (person, request) where person is not null;

create table private.signature_codes (
  id uuid primary key default gen_random_uuid(),
  signer uuid not null references private.signature_signers (id) on delete cascade,
  -- The hash is an HMAC of signer, document, consent and code, made with a key that only the server has.
  hash text not null check (hash ~ '^[0-9a-f]{64}$'),
  sha256 text not null,
  consent text not null,
  -- The field `known` says how the signer was identified when the code was sent.
  known jsonb not null default '{}',
  made_at timestamptz not null default clock_timestamp(),
  until timestamptz not null default clock_timestamp() + interval '10 minutes',
  tries int not null default 0,
  used_at timestamptz,
  void_at timestamptz
);
alter table private.signature_codes enable row level security;
revoke all on private.signature_codes from anon, authenticated, service_role;
comment on table private.signature_codes is 'Hashes of the codes that were mailed to signers. Read and written by functions alone.';
create index signature_codes_of_signer on private.signature_codes (signer, made_at desc);

-- Each event contains the hash of the previous event, so that a change of a stored event is noticed.
create table private.signature_events (
  request uuid not null references private.signature_requests (id) on delete cascade,
  n int not null,
  at timestamptz not null,
  kind text not null check (kind in ('created', 'sent', 'opened', 'read', 'consented', 'code-sent', 'code-unsent', 'code-wrong', 'code-void',
    'signed', 'declined', 'resumed', 'withdrawn', 'expired', 'superseded', 'reminded', 'sealed')),
  -- The `position` of the signer whose act this event is; null for an act of the firm or the server.
  signer int,
  facts jsonb not null default '{}' check (length(facts::text) <= 16000),
  previous text not null,
  hash text not null check (hash ~ '^[0-9a-f]{64}$'),
  primary key (request, n)
);
alter table private.signature_events enable row level security;
revoke all on private.signature_events from anon, authenticated, service_role;
comment on table private.signature_events is 'The evidence of each signature. Rows are only added, each with the hash of the previous one. Read and written by functions alone.';

-- Events of a signature request are never changed, and are deleted only together with the request.
create function private.keep_signature_event() returns trigger
language plpgsql set search_path = '' as $$
begin
  if tg_op = 'UPDATE' or exists (select from private.signature_requests r where r.id = old.request) then
    raise insufficient_privilege using message = 'append-only';
  end if;
  return old;
end $$;
create trigger keep_signature_event before update or delete on private.signature_events
  for each row execute function private.keep_signature_event();
create trigger keep_signature_events before truncate on private.signature_events
  for each statement execute function private.refuse_change();

-- A document's file and terms never change; its title, due date and order of signers do not change after sending.
-- A signed document cannot be deleted within ten years.
create function private.keep_signature_request() returns trigger
language plpgsql set search_path = '' as $$
begin
  if tg_op = 'DELETE' then
    if old.status in ('sealing', 'signed') and coalesce(old.closed_at, old.changed_at) > now() - interval '10 years' then
      raise insufficient_privilege using message = 'append-only';
    end if;
    return old;
  end if;
  if (old.path, old.sha256, old.pages, old.code, old.client_name, old.template_version, old.terms)
      is distinct from (new.path, new.sha256, new.pages, new.code, new.client_name, new.template_version, new.terms)
    or old.user_id is distinct from new.user_id and new.user_id is not null
    or old.status <> 'draft' and (old.kind, old.title, old.version, old.due_at, old.in_order, old.sent_at)
      is distinct from (new.kind, new.title, new.version, new.due_at, new.in_order, new.sent_at)
    or old.sealed_path is not null and (old.sealed_path, old.sealed_sha256, old.sealed_at, old.stamped_at, old.certificate_until)
      is distinct from (new.sealed_path, new.sealed_sha256, new.sealed_at, new.stamped_at, new.certificate_until) then
    raise exception 'what was sent to be signed never changes' using errcode = '55000';
  end if;
  return new;
end $$;
create trigger keep_signature_request before update or delete on private.signature_requests
  for each row execute function private.keep_signature_request();

-- When an account is deleted, its signature requests are deleted too, except those that everybody has signed.
create function private.forget_signatures() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  delete from private.signature_requests r where r.user_id = old.id and r.status not in ('sealing', 'signed');
  return old;
end $$;
create trigger forget_signatures before delete on public.accounts
  for each row execute function private.forget_signatures();

create function private.signature_event_hash(e private.signature_events) returns text
language sql immutable set search_path = '' as $$
  select encode(sha256(convert_to(jsonb_build_object('request', e.request, 'n', e.n,
    'at', to_char(e.at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"'), 'kind', e.kind, 'signer', e.signer, 'facts', e.facts,
    'previous', e.previous)::text, 'UTF8')), 'hex')
$$;

-- Adds an event to a signature request, whose row the caller must have locked.
create function private.note_signature(request uuid, kind text, signer int, facts jsonb) returns void
language plpgsql volatile security definer set search_path = '' as $$
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
end $$;

-- Returns the number of the first event with a wrong hash, 0 if events are missing, or null if all events are right.
create function private.signature_break(wanted uuid) returns int
language sql stable security definer set search_path = '' as $$
  select case when count(*) = 0 or r.status <> 'draft' and not bool_or(x.kind = 'sent')
      or r.status in ('sealing', 'signed') and count(*) filter (where x.kind = 'signed')
        <> (select count(*) from private.signature_signers s where s.request = r.id) then 0
    else min(x.n) filter (where not x.fits) end
  from private.signature_requests r left join lateral (
    select e.n, e.kind, e.hash = private.signature_event_hash(e) and e.n = row_number() over (order by e.n)
      and e.previous = coalesce(lag(e.hash) over (order by e.n), repeat('0', 64)) as fits
    from private.signature_events e where e.request = r.id) x on true
  where r.id = wanted group by r.id, r.status
$$;

-- Locks and returns a signature request, and marks it as expired if the period for signing has ended.
create function private.lock_signature(wanted uuid) returns private.signature_requests
language plpgsql volatile security definer set search_path = '' as $$
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
end $$;

-- Mails news about a document to its sender or, if the sender has left, to the client's responsible advisor.
create function private.tell_signature(r private.signature_requests, what text, note text) returns void
language plpgsql volatile security definer set search_path = '' as $$
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
end $$;

-- Returns the last day for signing; `due_at` is the midnight after that day.
create function private.signature_day(r private.signature_requests) returns date
language sql stable set search_path = '' as $$
  select ((r.due_at - interval '1 microsecond') at time zone 'America/Bogota')::date
$$;

-- Mails the signers whose turn has come and, with `again`, reminds those who were mailed before.
create function private.ask_signers(r private.signature_requests, again boolean) returns int
language plpgsql volatile security definer set search_path = '' as $$
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
end $$;

revoke execute on function private.keep_signature_event(), private.keep_signature_request(), private.forget_signatures(),
  private.signature_event_hash(private.signature_events), private.note_signature(uuid, text, int, jsonb), private.signature_break(uuid),
  private.lock_signature(uuid), private.tell_signature(private.signature_requests, text, text), private.signature_day(private.signature_requests),
  private.ask_signers(private.signature_requests, boolean) from public, anon, authenticated, service_role;

-- Mails the account's contact when signers without an account are named, so that nobody signs for a company in secret.
create function private.tell_owner_of_outsiders(r private.signature_requests) returns void
language sql volatile security definer set search_path = '' as $$
  select private.queue_mail(r.user_id, concat_ws(':', 'signature', r.id, 'outside'), 'signature-outside-named', c.email,
    jsonb_build_object('request', r.id, 'account', r.user_id, 'title', r.title, 'by', r.sender_name, 'client', r.client_name, 'names', n.names))
  from private.contact_of(r.user_id) c,
    lateral (select string_agg(s.name || ', ' || s.email || ' (' || s.role || ')', E'\n' order by s.position) as names
      from private.signature_signers s where s.request = r.id and s.party = 'outside') n
  where n.names is not null and c.email is not null
$$;

-- Stores a flattened PDF as a draft; a member has at most ten drafts, and an eleventh replaces the oldest.
-- A PDF made from a template is refused unless its version of the template is the present one and was reviewed.
-- The caller has checked that the member `by` has access to the client.
create function public.keep_signature_file(request uuid, client uuid, by uuid, file jsonb) returns void
language plpgsql volatile security definer set search_path = '' as $$
declare
  t private.signature_templates;
begin
  if file ->> 'template' is not null then
    select x.* into t from private.signature_templates x where x.id = (file ->> 'template')::uuid and x.archived_at is null for share;
    if t.id is null or t.version <> (file ->> 'version')::int then
      raise exception 'conflict' using errcode = 'P0001';
    end if;
    if t.reviewed_at is null then
      raise exception 'signature-template-unreviewed' using errcode = 'P0001';
    end if;
  end if;
  perform pg_advisory_xact_lock(hashtextextended('signature-draft:' || by, 0));
  delete from private.signature_requests r where r.id in (select x.id from private.signature_requests x
    where x.sent_by = by and x.status = 'draft' order by x.made_at desc offset 9);
  insert into private.signature_requests (id, user_id, client_name, kind, title, sent_by, sender_name, path, sha256, pages, size, flattened, code,
      template, template_version, terms)
    values (request, client, coalesce(private.client_title(client), '–'), coalesce(t.kind, 'other'), file ->> 'name', by, private.member_name(by),
      file ->> 'path', file ->> 'sha256', (file ->> 'pages')::int, (file ->> 'size')::int, file -> 'flattened', private.new_record_code(),
      t.id, t.version, case when t.kind = 'engagement' then nullif(file -> 'terms', 'null') end);
  perform private.note_signature(request, 'created', null, jsonb_build_object('by', private.member_name(by), 'sha256', file ->> 'sha256',
    'pages', (file ->> 'pages')::int, 'flattened', file -> 'flattened', 'template', t.name, 'template_version', t.version,
    'terms', case when t.kind = 'engagement' then nullif(file -> 'terms', 'null') end));
end $$;

create function public.signature_choices(client uuid) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
begin
  perform private.require_client(client);
  return jsonb_build_object(
    'people', (select coalesce(jsonb_agg(jsonb_build_object('id', u.id, 'email', u.email, 'role', m.role,
        'name', coalesce((select p.name from public.client_profiles p where p.user_id = u.id), split_part(u.email, '@', 1)))
        order by private.role_rank(m.role) desc, u.email), '[]')
      from private.account_members m join auth.users u on u.id = m.user_id where m.account = signature_choices.client and m.until is null),
    'team', (select coalesce(jsonb_agg(jsonb_build_object('id', u.id, 'email', u.email, 'name', private.member_name(u.id)) order by private.member_name(u.id)), '[]')
      from private.staff s join auth.users u on u.id = s.user_id));
end $$;

-- Locks and returns a signature request; fails with `not-found` unless the calling member may see the request.
create function private.own_signature(wanted uuid) returns private.signature_requests
language plpgsql volatile security definer set search_path = '' as $$
declare
  r private.signature_requests;
begin
  perform private.require_staff();
  select x.* into r from private.signature_requests x where x.id = wanted;
  if r.id is null or not (case when r.user_id is null then private.is_admin() else private.sees_client(r.user_id) end) then
    raise exception 'not-found' using errcode = 'P0001';
  end if;
  return private.lock_signature(wanted);
end $$;

-- Returns whether a signer's box has a valid place; places are fractions of the page from its upper left corner.
-- Boxes that lib/pdf/frozen/mark.ts cannot read are refused, because the document could not be shown or completed.
-- Boxes larger than the site makes are refused, because the signed file would show a smaller box than the page.
create function private.is_mark(mark jsonb, pages int) returns boolean
language sql immutable set search_path = '' as $$
  select case when jsonb_typeof(mark) <> 'object' or length(mark::text) > 200 or (select count(*) <> 5
      or not bool_and(m.key in ('page', 'x', 'y', 'width', 'height') and jsonb_typeof(m.value) = 'number')
      from jsonb_each(case when jsonb_typeof(mark) = 'object' then mark else '{}' end) m) then false
    else (mark ->> 'page')::numeric between 1 and pages and (mark ->> 'page')::numeric % 1 = 0
      and (mark ->> 'x')::numeric between 0 and 1 and (mark ->> 'y')::numeric between 0 and 1
      and (mark ->> 'width')::numeric between 0.001 and 0.4 and (mark ->> 'height')::numeric between 0.001 and 0.46
      and (mark ->> 'x')::numeric + (mark ->> 'width')::numeric <= 1.0005 and (mark ->> 'y')::numeric + (mark ->> 'height')::numeric <= 1.0005 end
$$;

-- Returns each signer with the place of the signature on the page; only the event `sent` stores these places.
create function private.signature_marks(r private.signature_requests) returns jsonb
language sql stable security definer set search_path = '' as $$
  select coalesce(jsonb_agg(jsonb_build_object('position', s.position, 'name', s.name, 'role', s.role, 'signedAt', s.signed_at,
      'mark', n.who -> 'mark') order by s.position), '[]')
  from private.signature_events e
    cross join jsonb_array_elements(case when jsonb_typeof(e.facts -> 'named') = 'array' then e.facts -> 'named' else '[]' end) with ordinality n (who, place)
    join private.signature_signers s on s.request = e.request and s.position = n.place
  where e.request = r.id and e.kind = 'sent' and n.who ? 'mark'
$$;

-- Sends a draft to its signers; a document that the draft replaces becomes superseded unless everybody has signed it.
create function public.send_signature(request uuid, content jsonb) returns void
language plpgsql volatile security definer set search_path = '' as $$
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
  -- Statements, opinions, certifications and returns are signed outside of the portal.
  -- A contador or revisor fiscal needs a certificate of their own to sign statements, opinions or returns.
  if content ->> 'kind' in ('statements', 'opinion', 'certification', 'return') then
    raise exception 'signature-kind' using errcode = 'P0001';
  end if;
  -- A document keeps the kind of its template, because only an engagement letter has terms that start services.
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
  -- A letter with services and fees needs an owner as a signer, or an outsider, about whom the owner gets a mail.
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
    -- Only the event `sent` contains whole e-mail addresses, which prove the mailboxes that the firm named.
    'named', (select jsonb_agg(jsonb_build_object('name', x.name, 'party', x.party, 'role', x.role, 'email', x.email,
        'mark', content -> 'signers' -> (x.position - 1) -> 'mark') order by x.position)
      from private.signature_signers x where x.request = r.id)));
  perform private.ask_signers(r, false);
  perform private.tell_owner_of_outsiders(r);
  perform private.note_staff('signature.sent', r.user_id, null, jsonb_build_object('name', r.title, 'signers', n));
end $$;

create function public.withdraw_signature(request uuid, reason text) returns void
language plpgsql volatile security definer set search_path = '' as $$
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
  -- Signers with an account get no mail, because they see the withdrawal in the portal.
  -- Signers whose turn never came get no mail, because nobody has told them about the document.
  perform private.queue_mail(r.user_id, concat_ws(':', 'signature', r.id, s.position, 'withdrawn'), 'signature-link-withdrawn', s.email,
      jsonb_build_object('request', r.id, 'account', r.user_id, 'title', r.title, 'by', r.sender_name, 'client', r.client_name))
    from private.signature_signers s where s.request = r.id and s.party = 'outside' and s.state <> 'waiting';
  perform private.note_staff('signature.withdrawn', r.user_id, null, jsonb_build_object('name', r.title, 'reason', btrim(reason)));
end $$;

-- Reminds the signers whose turn it is: at most once an hour, and at most five times including automatic reminders.
create function public.remind_signature(request uuid) returns void
language plpgsql volatile security definer set search_path = '' as $$
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
end $$;

create function private.send_signature_reminder(r private.signature_requests, by text) returns void
language plpgsql volatile security definer set search_path = '' as $$
begin
  perform private.ask_signers(r, true);
  perform private.note_signature(r.id, 'reminded', null, jsonb_build_object('by', by));
  update private.signature_requests x set reminders = x.reminders + 1, changed_at = clock_timestamp(),
      next_reminder_at = case when x.reminders < 4 then clock_timestamp() + make_interval(days => x.remind_every) end
    where x.id = r.id;
end $$;

-- Queues the due reminders; the server calls this function only on business days from 8:00 to 18:00.
create function public.queue_signature_reminders(moment timestamptz, most int default 100) returns int
language plpgsql volatile security definer set search_path = '' as $$
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
end $$;

create function public.expire_signatures(most int default 100) returns int
language plpgsql volatile security definer set search_path = '' as $$
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
end $$;

create function private.signature_facts(r private.signature_requests) returns jsonb
language sql stable security definer set search_path = '' as $$
  select jsonb_build_object('id', r.id, 'title', r.title, 'kind', r.kind, 'status', r.status, 'message', r.message, 'by', r.sender_name,
    'dueAt', r.due_at, 'sentAt', r.sent_at, 'closedAt', r.closed_at, 'changedAt', r.changed_at, 'pages', r.pages, 'sha256', r.sha256,
    'version', r.version, 'inOrder', r.in_order, 'code', r.code, 'sealedSha256', r.sealed_sha256, 'sealedAt', r.sealed_at, 'stampedAt', r.stamped_at,
    'newer', (select x.id from private.signature_requests x where x.replaces = r.id and x.status <> 'draft'))
$$;

-- Returns one page of signature requests, latest change first.
-- The field `mine` is the number of documents that the caller has to sign for the firm.
create function public.firm_signatures(wanted jsonb default '{}', page_size int default 50) returns jsonb
language plpgsql stable security definer set search_path = '' set plan_cache_mode = force_custom_plan as $$
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
end $$;

create function public.firm_signature(request uuid) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
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
end $$;

-- Returns the sent file of a signature request or, with `sealed`, the completed file.
create function public.firm_signature_file(request uuid, sealed boolean) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
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
end $$;

-- Returns files that belong to no signature request, so that the caller can remove them through storage.
create function public.stray_signature_files(idle_seconds int) returns setof text
language sql stable security definer set search_path = '' as $$
  select o.name from storage.objects o
  where o.bucket_id = 'firmas' and o.created_at < clock_timestamp() - make_interval(secs => idle_seconds)
    and not exists (select from private.signature_requests r where o.name in (r.path, r.sealed_path))
  order by o.created_at limit 100
$$;

revoke execute on function private.is_mark(jsonb, int), private.signature_marks(private.signature_requests), private.tell_owner_of_outsiders(private.signature_requests), public.keep_signature_file(uuid, uuid, uuid, jsonb), public.signature_choices(uuid), private.own_signature(uuid),
  public.send_signature(uuid, jsonb), public.withdraw_signature(uuid, text), public.remind_signature(uuid),
  private.send_signature_reminder(private.signature_requests, text), public.queue_signature_reminders(timestamptz, int),
  public.expire_signatures(int), private.signature_facts(private.signature_requests), public.firm_signatures(jsonb, int),
  public.firm_signature(uuid), public.firm_signature_file(uuid, boolean), public.stray_signature_files(int)
  from public, anon, authenticated, service_role;
grant execute on function public.signature_choices(uuid), public.send_signature(uuid, jsonb), public.withdraw_signature(uuid, text),
  public.remind_signature(uuid), public.firm_signatures(jsonb, int), public.firm_signature(uuid), public.firm_signature_file(uuid, boolean)
  to authenticated;
grant execute on function public.keep_signature_file(uuid, uuid, uuid, jsonb), public.queue_signature_reminders(timestamptz, int),
  public.expire_signatures(int), public.stray_signature_files(int) to service_role;
