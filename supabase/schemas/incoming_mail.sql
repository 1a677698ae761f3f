-- Each client gets an address of the portal to which suppliers can mail invoices.
-- A mail is first stored unchanged; later a separate process reads the mail and uploads its attachments.
-- Only mails from senders whom the client allows become documents.

create table private.mail_addresses (
  id uuid primary key default gen_random_uuid(),
  account uuid not null references public.accounts (id) on delete cascade,
  -- The hash of the last 12 characters before the @, by which the account of a delivered mail is found.
  token_sha256 text not null unique check (token_sha256 ~ '^[0-9a-f]{64}$'),
  -- The part of the mail address before the @; null once a new address has replaced this one.
  local_part text check (local_part ~ '^[a-z0-9][a-z0-9-]{0,40}-[0-9a-z]{12}$'),
  made_at timestamptz not null default now(),
  retired_at timestamptz,
  constraint mail_addresses_shown check ((local_part is null) = (retired_at is not null))
);
alter table private.mail_addresses enable row level security;
revoke all on private.mail_addresses from anon, authenticated, service_role;
comment on table private.mail_addresses is 'The mail address of each account, and its former ones as hashes. Read and written by functions alone.';
create unique index mail_addresses_live on private.mail_addresses (account) where retired_at is null;
create index mail_addresses_of_account on private.mail_addresses (account);

-- Senders who still write to a client's old address, so that the client can tell them the new address.
create table private.retired_mail (
  address uuid not null references private.mail_addresses (id) on delete cascade,
  sender text not null check (length(sender) <= 254),
  mails int not null default 1,
  last_at timestamptz not null default now(),
  primary key (address, sender)
);
alter table private.retired_mail enable row level security;
revoke all on private.retired_mail from anon, authenticated, service_role;
comment on table private.retired_mail is 'Senders of mails to retired addresses, which are dropped. Read and written by functions alone.';

-- Senders whose attachments are accepted: an address, or @domain for all addresses of a domain.
create table private.mail_senders (
  account uuid not null references public.accounts (id) on delete cascade,
  pattern text not null check (private.is_email(case when pattern like '@%' then 'x' || pattern else pattern end)),
  made_at timestamptz not null default now(),
  made_by uuid references auth.users (id) on delete set null,
  primary key (account, pattern)
);
alter table private.mail_senders enable row level security;
revoke all on private.mail_senders from anon, authenticated, service_role;
comment on table private.mail_senders is 'Allowed senders of each account, besides its own people. Read and written by functions alone.';
create index mail_senders_made_by on private.mail_senders (made_by) where made_by is not null;

create table private.mail_events (
  id text primary key check (length(id) <= 300),
  at timestamptz not null default now()
);
alter table private.mail_events enable row level security;
revoke all on private.mail_events from anon, authenticated, service_role;
comment on table private.mail_events is 'Deliveries of the mail service that were handled, so that a repeated one changes nothing. Read and written by functions alone.';
create index mail_events_to_forget on private.mail_events (at);

create table public.mails (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references public.accounts (id) on delete cascade,
  sha256 text not null check (sha256 ~ '^[0-9a-f]{64}$'),
  size bigint not null,
  received_at timestamptz not null default clock_timestamp(),
  -- The sender in the mail's envelope, not in its header; empty for bounces.
  via text not null check (length(via) <= 254),
  state text not null default 'reading' check (state in ('reading', 'read', 'no-invoice', 'unknown-sender', 'unproved', 'too-large',
    'too-many', 'encrypted', 'winmail', 'automatic', 'bounce', 'loop', 'code', 'paused', 'failed', 'discarded')),
  -- `sender` and `subject` come from the mail's header and are null until the mail is read.
  sender text check (length(sender) <= 254),
  subject text check (length(subject) <= 255),
  proved boolean not null default false,
  -- `allowed` is true when a person of the account asked to read this mail although its sender is not allowed.
  allowed boolean not null default false,
  files jsonb not null default '[]' check (jsonb_typeof(files) = 'array'),
  found int,
  attempts int not null default 0,
  lease_until timestamptz,
  read_at timestamptz,
  discarded_by uuid,
  unique (user_id, sha256)
);
alter table public.mails enable row level security;
revoke all on public.mails from anon, authenticated, service_role;
comment on table public.mails is 'Mails to the addresses of accounts. Their people and the members who work for them read them; only functions write.';
create index mails_recent on public.mails (user_id, received_at desc);
create index mails_by_time on public.mails (received_at);
create index mails_to_read on public.mails (received_at) where state = 'reading';
grant select on public.mails to authenticated;
grant select, insert, update, delete on public.mails to service_role;
create policy "own mails or staff" on public.mails for select to authenticated
  using (user_id in (select private.my_accounts('reader')) or (select private.is_admin()) or user_id in (select private.my_clients()));
create policy "gate" on public.mails as restrictive for all to authenticated
  using ((select private.may_enter())) with check ((select private.may_enter()));
alter publication supabase_realtime add table public.mails;

-- Each row says where the original of a mail is stored for 30 days, and how the mail was delivered.
-- `code` is the code with which Gmail confirms that mails may be forwarded to the account's address.
create table private.mail_originals (
  mail uuid primary key references public.mails (id) on delete cascade,
  path text not null unique,
  delivery jsonb not null default '{}',
  code text check (code ~ '^[0-9]{9}$'),
  kept_at timestamptz not null default clock_timestamp()
);
alter table private.mail_originals enable row level security;
revoke all on private.mail_originals from anon, authenticated, service_role;
comment on table private.mail_originals is 'The originals of mails, for 30 days. Read and written by functions alone.';
create index mail_originals_to_forget on private.mail_originals (kept_at);

-- The bucket of the original mails ({account}/{hash}.eml), which only the server can read and write.
insert into storage.buckets (id, name, public, file_size_limit, allowed_mime_types)
  values ('mails', 'mails', false, 26214400, array['message/rfc822']);

-- Finds the account of a mail address by the address's hash; null if there is none or the account is not approved.
create function public.mail_target(token_sha256 text) returns jsonb
language sql stable security definer set search_path = '' as $$
  select jsonb_build_object('id', a.id, 'account', a.account, 'retired', a.retired_at is not null)
  from private.mail_addresses a join public.user_approval_status s on s.user_id = a.account and s.status = 'approved'
  where a.token_sha256 = mail_target.token_sha256
$$;

-- Stores a delivered mail once, even if the mail service delivers the mail several times.
-- Returns the mail's state, or 'known' for a repeated mail, 'retired' for an old address, 'gone' for a closed account.
-- A paused mail is stored, but not read until a person of the account resumes it.
-- The error 'upload-quota' makes the mail service deliver the mail again later.
-- * A mail is paused if its sender sent 60 mails, or all senders together 200, to the account within an hour.
-- * An account gets the error 'upload-quota' after 5,000 mails or 2 GB in 24 hours.
-- * After 2,000 unpaused mails to the whole site in 24 hours, mails to an account with 100 mails or 200 MB are paused.
-- * After 25,000 mails or 10 GB to the whole site in 24 hours, an account with 100 mails or 200 MB gets 'upload-quota'.
create function public.keep_mail(
  event text, address uuid, raw_sha256 text, raw_size bigint, envelope_from text, delivery jsonb, too_large boolean default false
) returns jsonb
language plpgsql volatile security definer set search_path = '' as $$
declare
  a private.mail_addresses;
  kept public.mails;
  day_ago timestamptz := clock_timestamp() - interval '24 hours';
  hour_ago timestamptz := clock_timestamp() - interval '1 hour';
  used record;
  of_all record;
  is_heavy boolean;
begin
  select x.* into a from private.mail_addresses x join public.user_approval_status s on s.user_id = x.account and s.status = 'approved'
    where x.id = keep_mail.address;
  if a.id is null then
    return jsonb_build_object('state', 'gone');
  end if;
  perform pg_advisory_xact_lock(hashtextextended('mails:' || a.account, 0));
  insert into private.mail_events (id) values (event || ':' || a.id) on conflict do nothing;
  if not found then
    return jsonb_build_object('state', 'known');
  end if;
  select x.* into a from private.mail_addresses x where x.id = keep_mail.address;
  if a.retired_at is not null then
    update private.retired_mail r set mails = r.mails + 1, last_at = clock_timestamp() where r.address = a.id and r.sender = envelope_from;
    if not found and (select count(*) from private.retired_mail r where r.address = a.id) < 50 then
      insert into private.retired_mail (address, sender) values (a.id, envelope_from);
    end if;
    return jsonb_build_object('state', 'retired');
  end if;
  select * into kept from public.mails m where m.user_id = a.account and m.sha256 = raw_sha256;
  if kept.id is not null then
    return jsonb_build_object('state', 'known', 'mail', kept.id);
  end if;
  select count(*) as mails, coalesce(sum(m.size), 0) as bytes,
         count(*) filter (where m.received_at > hour_ago and m.state <> 'paused') as in_hour,
         count(*) filter (where m.received_at > hour_ago and m.state <> 'paused' and m.via = envelope_from) as of_sender
    into used from public.mails m where m.user_id = a.account and m.received_at > day_ago;
  select count(*) as mails, coalesce(sum(m.size), 0) as bytes, count(*) filter (where m.state <> 'paused') as unpaused
    into of_all from public.mails m where m.received_at > day_ago;
  is_heavy := used.mails >= 100 or used.bytes + raw_size > 209715200;
  if used.mails >= 5000 or used.bytes + raw_size > 2147483648
    or is_heavy and (of_all.mails >= 25000 or of_all.bytes + raw_size > 10737418240) then
    raise exception 'upload-quota' using errcode = 'P0001';
  end if;
  insert into public.mails (user_id, sha256, size, via, state)
    values (a.account, raw_sha256, raw_size, envelope_from, case when too_large then 'too-large'
      when used.of_sender >= 60 or used.in_hour >= 200 or is_heavy and of_all.unpaused >= 2000 then 'paused' else 'reading' end)
    returning * into kept;
  if not too_large then
    insert into private.mail_originals (mail, path, delivery)
      values (kept.id, a.account::text || '/' || raw_sha256 || '.eml', keep_mail.delivery);
  end if;
  return jsonb_build_object('state', kept.state, 'mail', kept.id);
end $$;

-- Reserves unread mails for a worker, the oldest of each account first, so that no account delays the others.
-- A mail whose reading failed eight times gets the state 'failed'.
create function public.claim_mails(most int, lease_seconds int) returns jsonb
language plpgsql volatile security definer set search_path = '' as $$
declare
  claimed jsonb;
begin
  update public.mails m set state = 'failed', lease_until = null, read_at = clock_timestamp()
    where m.state = 'reading' and m.attempts >= 8 and m.lease_until < clock_timestamp();
  with turns as (
    select m.id, row_number() over (partition by m.user_id order by m.received_at, m.id) as turn, m.received_at
    from public.mails m where m.state = 'reading' and (m.lease_until is null or m.lease_until < clock_timestamp())),
  chosen as (
    select m.id from public.mails m join turns t on t.id = m.id
    where m.state = 'reading' and (m.lease_until is null or m.lease_until < clock_timestamp())
    order by t.turn, t.received_at limit claim_mails.most for update of m skip locked),
  taken as (
    update public.mails m set attempts = m.attempts + 1, lease_until = clock_timestamp() + make_interval(secs => lease_seconds)
      from chosen c where c.id = m.id returning m.*)
  select coalesce(jsonb_agg(jsonb_build_object('id', t.id, 'account', t.user_id, 'attempt', t.attempts, 'path', o.path,
      'via', t.via, 'size', t.size, 'delivery', o.delivery, 'allowed', t.allowed) order by t.received_at), '[]') into claimed
    from taken t left join private.mail_originals o on o.mail = t.id;
  return claimed;
end $$;

-- Lets workers try a mail again after a failure on our side, at first after 15 seconds, later after up to 15 minutes.
create function public.release_mail(mail uuid, attempt int) returns void
language sql volatile security definer set search_path = '' as $$
  update public.mails m
    set lease_until = clock_timestamp() + least(make_interval(secs => 5 * 3 ^ m.attempts), interval '15 minutes')
    where m.id = mail and m.attempts = attempt and m.state = 'reading'
$$;

-- True if the account allows mails from this address, or the address belongs to a person of the account.
create function private.is_allowed_sender(account uuid, address text) returns boolean
language sql stable security definer set search_path = '' as $$
  select exists (select from private.mail_senders s where s.account = is_allowed_sender.account
      and s.pattern in (lower(address), '@' || split_part(lower(address), '@', 2)))
    or exists (select from private.account_members m join auth.users u on u.id = m.user_id
      where m.account = is_allowed_sender.account and m.until is null and lower(u.email) = lower(address) and u.email_confirmed_at is not null)
$$;

create function public.knows_mail_sender(account uuid, address text) returns boolean
language sql stable security definer set search_path = '' as $$
  select private.is_allowed_sender(account, address)
$$;

-- Stores the result of reading a mail, or returns false when another worker has taken over the mail.
create function public.settle_mail(mail uuid, attempt int, outcome jsonb) returns boolean
language plpgsql volatile security definer set search_path = '' as $$
begin
  update public.mails m set state = outcome ->> 'state', sender = outcome ->> 'sender', subject = outcome ->> 'subject',
      proved = coalesce((outcome ->> 'proved')::boolean, false), files = coalesce(outcome -> 'files', '[]'),
      found = (outcome ->> 'found')::int, lease_until = null, read_at = clock_timestamp()
    where m.id = settle_mail.mail and m.attempts = attempt and m.state = 'reading';
  if not found then
    return false;
  end if;
  update private.mail_originals o set code = outcome ->> 'code' where o.mail = settle_mail.mail and outcome ? 'code';
  return true;
end $$;

-- Reserves an upload for an attachment of a mail; a repeated call with the same key returns the same upload.
create function public.begin_mail_file(mail uuid, key uuid, file_name text, declared_type text, declared_size bigint)
returns public.uploads
language plpgsql volatile security definer set search_path = '' as $$
declare
  m public.mails;
begin
  select * into m from public.mails x where x.id = begin_mail_file.mail and x.state = 'reading';
  if m.id is null then
    raise exception 'not-found' using errcode = 'P0001';
  end if;
  return private.reserve_upload(key, m.id, file_name, declared_type, declared_size, 'mail', null, m.user_id);
end $$;

-- Stores a checked attachment: XML as an invoice, everything else as a supporting document.
create function public.finish_mail_file(
  upload uuid, attempt int, content_sha256 text, content_size bigint, content_type text, push_drive boolean
) returns jsonb
language plpgsql volatile security definer set search_path = '' as $$
begin
  if content_type = 'application/xml' then
    return public.finish_upload(upload, attempt, content_sha256, content_size, content_type, push_drive);
  end if;
  return private.finish_file(upload, attempt, 'mail', content_sha256, content_size, content_type, push_drive);
end $$;

-- Returns the stored files of original mails that are 30 days old or have no row in mail_originals.
-- A stored mail without a row in mail_originals is left over from an interrupted delivery or a deleted account.
create function public.mail_objects_to_remove(idle_seconds int) returns setof text
language sql stable security definer set search_path = '' as $$
  select o.name from storage.objects o left join private.mail_originals k on k.path = o.name
  where o.bucket_id = 'mails' and (k.kept_at < clock_timestamp() - interval '30 days'
    or k.mail is null and o.created_at < clock_timestamp() - make_interval(secs => idle_seconds))
  order by o.created_at limit 100
$$;

-- Deletes expired rows: originals and deliveries of mails after 30 days, senders to old addresses after a year.
create function public.forget_mails(most int default 1000) returns int
language sql volatile security definer set search_path = '' as $$
  with originals as (
    delete from private.mail_originals o where o.mail in (
      select k.mail from private.mail_originals k where k.kept_at < clock_timestamp() - interval '30 days'
        and not exists (select from storage.objects x where x.bucket_id = 'mails' and x.name = k.path) limit forget_mails.most)
    returning 1),
  events as (
    delete from private.mail_events e where e.id in (
      select x.id from private.mail_events x where x.at < now() - interval '30 days' order by x.at limit forget_mails.most)
    returning 1),
  senders as (
    delete from private.retired_mail r where r.last_at < now() - interval '1 year' returning 1)
  select ((select count(*) from originals) + (select count(*) from events) + (select count(*) from senders))::int
$$;


-- Returns twelve random characters (60 bits) of Crockford's alphabet, in which no letter looks like a digit.
create function private.new_mail_token() returns text
language sql volatile set search_path = '' as $$
  select string_agg(substr('0123456789abcdefghjkmnpqrstvwxyz', 1 + (get_byte(r.bytes, n) & 31), 1), '')
  from (select sha256(uuid_send(gen_random_uuid()) || uuid_send(gen_random_uuid())) as bytes) r, generate_series(0, 11) n
$$;

create function private.open_mail_address(owner uuid) returns private.mail_addresses
language plpgsql volatile security definer set search_path = '' as $$
declare
  a private.mail_addresses;
  token text := private.new_mail_token();
  slug text;
begin
  select x.* into a from private.mail_addresses x where x.account = open_mail_address.owner and x.retired_at is null;
  if a.id is not null then
    return a;
  end if;
  select btrim(left(regexp_replace(btrim(private.name_key(c.name)), '[^a-z0-9]+', '-', 'g'), 24), '-') into slug
    from public.companies c where c.user_id = open_mail_address.owner order by c.created_at, c.id limit 1;
  insert into private.mail_addresses (account, token_sha256, local_part)
    values (open_mail_address.owner, encode(sha256(convert_to(token, 'UTF8')), 'hex'), coalesce(nullif(slug, ''), 'facturas') || '-' || token)
    on conflict (account) where retired_at is null do nothing returning * into a;
  if a.id is null then
    select x.* into a from private.mail_addresses x where x.account = open_mail_address.owner and x.retired_at is null;
  end if;
  return a;
end $$;

-- Returns an account's newest mails with the present state of the invoices that came with them.
create function private.mail_lines(account uuid, most int) returns jsonb
language sql stable security definer set search_path = '' as $$
  select coalesce(jsonb_agg(jsonb_build_object(
    'id', m.id, 'received_at', m.received_at, 'state', m.state, 'sender', coalesce(m.sender, nullif(m.via, '')), 'subject', m.subject,
    'size', m.size, 'found', m.found, 'kept', o.mail is not null,
    'discarded_by', (select coalesce(p.name, split_part(u.email, '@', 1)) from auth.users u
      left join public.client_profiles p on p.user_id = u.id where u.id = m.discarded_by),
    'files', (select coalesce(jsonb_agg(f.value || coalesce((
        select jsonb_strip_nulls(jsonb_build_object('invoice', i.id, 'number', i.number, 'title', i.document_number, 'status', i.status,
          'proposal', i.proposal, 'finding', i.findings -> 0 ->> 'title', 'since', case when f.value ->> 'result' = 'duplicate' then d.created_at end))
        from public.documents d left join public.invoices i on i.document_id = d.id
        where d.id = (f.value ->> 'document')::uuid and d.user_id = m.user_id), '{}') order by f.ordinality), '[]')
      from jsonb_array_elements(m.files) with ordinality f)) order by m.received_at desc, m.id), '[]')
  from (select x.* from public.mails x where x.user_id = mail_lines.account and x.received_at > now() - interval '30 days'
    order by x.received_at desc, x.id limit mail_lines.most) m
  left join private.mail_originals o on o.mail = m.id
$$;

-- The first call of my_mail creates the account's mail address.
-- Only assistants and higher roles get the code with which Gmail confirms a forwarding address.
create function public.my_mail() returns jsonb
language plpgsql volatile security definer set search_path = '' as $$
declare
  me uuid := private.require_account('reader');
  a private.mail_addresses := private.open_mail_address(me);
  acts boolean := me in (select private.my_accounts('assistant'));
begin
  return jsonb_build_object(
    'address', a.local_part,
    'mails', private.mail_lines(me, 50),
    'total', (select count(*) from (select from public.mails m where m.user_id = me and m.received_at > now() - interval '30 days' limit 5001) x),
    'paused', (select count(*) from (select from public.mails m where m.user_id = me and m.state = 'paused' limit 5001) x),
    'senders', (select coalesce(jsonb_agg(jsonb_build_object('pattern', s.pattern, 'mails', (
        select count(*) from (select from public.mails m where m.user_id = me and m.state = 'read' and m.received_at > now() - interval '30 days'
          and (m.sender = s.pattern or s.pattern = '@' || split_part(m.sender, '@', 2)) limit 100) x)) order by s.pattern), '[]')
      from private.mail_senders s where s.account = me),
    'people', (select coalesce(jsonb_agg(u.email order by u.email), '[]') from private.account_members p join auth.users u on u.id = p.user_id
      where p.account = me and p.until is null),
    'retired', (select coalesce(jsonb_agg(jsonb_build_object('sender', r.sender, 'mails', r.mails, 'last_at', r.last_at) order by r.last_at desc), '[]')
      from private.retired_mail r join private.mail_addresses x on x.id = r.address where x.account = me and r.sender <> ''),
    'code', case when acts then (select jsonb_build_object('code', o.code, 'at', m.received_at) from public.mails m
      join private.mail_originals o on o.mail = m.id
      where m.user_id = me and m.state = 'code' and o.code is not null order by m.received_at desc limit 1) end);
end $$;

-- Replaces the account's mail address by a new one, which is returned; the old address stops working at once.
create function public.change_mail_address() returns text
language plpgsql volatile security definer set search_path = '' as $$
declare
  me uuid := private.require_account('owner');
  a private.mail_addresses;
begin
  perform pg_advisory_xact_lock(hashtextextended('mails:' || me, 0));
  if (select count(*) from private.mail_addresses x where x.account = me and x.retired_at > now() - interval '24 hours') >= 10 then
    raise exception 'rate-limited' using errcode = 'P0001';
  end if;
  update private.mail_addresses x set retired_at = clock_timestamp(), local_part = null where x.account = me and x.retired_at is null;
  a := private.open_mail_address(me);
  return a.local_part;
end $$;

-- True for domains at which anybody can get an address, such as gmail.com.
create function private.is_public_domain(domain text) returns boolean
language sql immutable set search_path = '' as $$
  select domain ~ '^(gmail|googlemail|hotmail|outlook|live|msn|yahoo|ymail|icloud|me|mac|aol|proton|protonmail|gmx|zoho|zohomail|mail|yandex|tutanota|fastmail)\.[a-z]{2,4}(\.[a-z]{2})?$'
    or domain in ('une.net.co', 'etb.net.co', 'telmex.net.co', 'epm.net.co', 'emcali.net.co', 'pm.me')
$$;

-- Allows an address or @domain as sender, and makes the server read this sender's waiting mails.
create function public.allow_mail_sender(sender text) returns void
language plpgsql volatile security definer set search_path = '' as $$
declare
  me uuid := private.require_account('assistant');
  wanted text := lower(btrim(sender));
begin
  if wanted is null or not private.is_email(case when wanted like '@%' then 'x' || wanted else wanted end) then
    raise exception 'invalid-input' using errcode = 'P0001';
  end if;
  if wanted like '@%' and private.is_public_domain(substr(wanted, 2)) then
    raise exception 'public-domain' using errcode = 'P0001';
  end if;
  perform pg_advisory_xact_lock(hashtextextended('mails:' || me, 0));
  if (select count(*) from private.mail_senders s where s.account = me) >= 500 then
    raise exception 'too-many-senders' using errcode = 'P0001';
  end if;
  insert into private.mail_senders (account, pattern, made_by) values (me, wanted, auth.uid()) on conflict do nothing;
  update public.mails m set state = 'reading', attempts = 0, lease_until = null
    where m.user_id = me and m.state = 'unknown-sender' and (m.sender = wanted or wanted = '@' || split_part(m.sender, '@', 2))
      and exists (select from private.mail_originals o where o.mail = m.id);
end $$;

create function public.remove_mail_sender(sender text) returns void
language plpgsql volatile security definer set search_path = '' as $$
declare
  me uuid := private.require_account('assistant');
begin
  delete from private.mail_senders s where s.account = me and s.pattern = sender;
end $$;

create function private.own_mail(mail uuid) returns public.mails
language plpgsql volatile security definer set search_path = '' as $$
declare
  me uuid := private.require_account('assistant');
  m public.mails;
begin
  select * into m from public.mails x where x.id = own_mail.mail and x.user_id = me for update;
  if m.id is null then
    raise exception 'not-found' using errcode = 'P0001';
  end if;
  return m;
end $$;

create function public.read_mail_anyway(mail uuid) returns void
language plpgsql volatile security definer set search_path = '' as $$
declare
  m public.mails := private.own_mail(mail);
begin
  if m.state not in ('unknown-sender', 'unproved', 'discarded', 'failed', 'paused') then
    return;
  end if;
  if not exists (select from private.mail_originals o where o.mail = m.id) then
    raise exception 'mail-gone' using errcode = 'P0001';
  end if;
  update public.mails x set state = 'reading', allowed = true, attempts = 0, lease_until = null where x.id = m.id;
end $$;

-- Discards a waiting mail; the original stays, so that read_mail_anyway can still read the mail.
create function public.discard_mail(mail uuid) returns void
language plpgsql volatile security definer set search_path = '' as $$
declare
  m public.mails := private.own_mail(mail);
begin
  if m.state in ('unknown-sender', 'unproved', 'paused', 'failed') then
    update public.mails x set state = 'discarded', discarded_by = auth.uid() where x.id = m.id;
  end if;
end $$;

-- Makes the server read the oldest 200 paused mails, and returns how many mails are still paused.
create function public.resume_mails() returns int
language plpgsql volatile security definer set search_path = '' as $$
declare
  me uuid := private.require_account('assistant');
begin
  update public.mails m set state = 'reading', attempts = 0, lease_until = null where m.id in (
    select x.id from public.mails x where x.user_id = me and x.state = 'paused' order by x.received_at limit 200 for update);
  return (select count(*) from public.mails m where m.user_id = me and m.state = 'paused');
end $$;

-- Returns where the original of a mail is stored, or null when it was deleted or the caller may not read it.
-- Members of the firm cannot read a mail with Gmail's confirmation code.
create function public.mail_original(mail uuid) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
begin
  return (select jsonb_build_object('path', o.path, 'received_at', m.received_at)
    from public.mails m join private.mail_originals o on o.mail = m.id
    where m.id = mail_original.mail and (m.user_id in (select private.my_accounts('assistant'))
      or m.state <> 'code' and private.sees_client(m.user_id)));
end $$;

create function public.client_mails(client uuid) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
begin
  perform private.require_client(client);
  return private.mail_lines(client, 20);
end $$;

revoke execute on function public.mail_target(text), public.keep_mail(text, uuid, text, bigint, text, jsonb, boolean),
  public.claim_mails(int, int), public.release_mail(uuid, int), private.is_allowed_sender(uuid, text), public.knows_mail_sender(uuid, text),
  public.settle_mail(uuid, int, jsonb), public.begin_mail_file(uuid, uuid, text, text, bigint),
  public.finish_mail_file(uuid, int, text, bigint, text, boolean), public.mail_objects_to_remove(int), public.forget_mails(int),
  private.new_mail_token(), private.open_mail_address(uuid), private.mail_lines(uuid, int), public.my_mail(), public.change_mail_address(),
  private.is_public_domain(text), public.allow_mail_sender(text), public.remove_mail_sender(text), private.own_mail(uuid),
  public.read_mail_anyway(uuid), public.discard_mail(uuid), public.resume_mails(), public.mail_original(uuid), public.client_mails(uuid)
  from public, anon, authenticated, service_role;
grant execute on function public.mail_target(text), public.keep_mail(text, uuid, text, bigint, text, jsonb, boolean),
  public.claim_mails(int, int), public.release_mail(uuid, int), public.knows_mail_sender(uuid, text), public.settle_mail(uuid, int, jsonb),
  public.begin_mail_file(uuid, uuid, text, text, bigint), public.finish_mail_file(uuid, int, text, bigint, text, boolean),
  public.mail_objects_to_remove(int), public.forget_mails(int) to service_role;
grant execute on function public.my_mail(), public.change_mail_address(), public.allow_mail_sender(text), public.remove_mail_sender(text),
  public.read_mail_anyway(uuid), public.discard_mail(uuid), public.resume_mails(), public.mail_original(uuid), public.client_mails(uuid) to authenticated;
