set local lock_timeout = '5s';
set local check_function_bodies = off;

ALTER TABLE "public"."uploads"
  DROP CONSTRAINT "uploads_purpose_check";

DROP FUNCTION "private"."reserve_upload"(uuid, uuid, text, text, bigint, text, uuid);

CREATE TABLE "private"."mail_addresses" (
  "id"           uuid                     NOT NULL DEFAULT gen_random_uuid(),
  "account"      uuid                     NOT NULL,
  "token_sha256" text                     NOT NULL,
  "local_part"   text,
  "made_at"      timestamp with time zone NOT NULL DEFAULT now(),
  "retired_at"   timestamp with time zone,
  CONSTRAINT "mail_addresses_local_part_check" CHECK ((local_part ~ '^[a-z0-9][a-z0-9-]{0,40}-[0-9a-z]{12}$'::text)),
  CONSTRAINT "mail_addresses_pkey" PRIMARY KEY (id),
  CONSTRAINT "mail_addresses_shown" CHECK (((local_part IS NULL) = (retired_at IS NOT NULL))),
  CONSTRAINT "mail_addresses_token_sha256_check" CHECK ((token_sha256 ~ '^[0-9a-f]{64}$'::text)),
  CONSTRAINT "mail_addresses_token_sha256_key" UNIQUE (token_sha256)
);

ALTER TABLE "private"."mail_addresses"
  ENABLE ROW LEVEL SECURITY;

CREATE TABLE "private"."mail_events" (
  "id" text                     NOT NULL,
  "at" timestamp with time zone NOT NULL DEFAULT now(),
  CONSTRAINT "mail_events_id_check" CHECK ((length(id) <= 300)),
  CONSTRAINT "mail_events_pkey" PRIMARY KEY (id)
);

ALTER TABLE "private"."mail_events"
  ENABLE ROW LEVEL SECURITY;

CREATE TABLE "private"."mail_originals" (
  "mail"     uuid                     NOT NULL,
  "path"     text                     NOT NULL,
  "delivery" jsonb                    NOT NULL DEFAULT '{}'::jsonb,
  "code"     text,
  "kept_at"  timestamp with time zone NOT NULL DEFAULT clock_timestamp(),
  CONSTRAINT "mail_originals_code_check" CHECK ((code ~ '^[0-9]{9}$'::text)),
  CONSTRAINT "mail_originals_path_key" UNIQUE (path),
  CONSTRAINT "mail_originals_pkey" PRIMARY KEY (mail)
);

ALTER TABLE "private"."mail_originals"
  ENABLE ROW LEVEL SECURITY;

CREATE TABLE "private"."mail_senders" (
  "account" uuid                     NOT NULL,
  "pattern" text                     NOT NULL,
  "made_at" timestamp with time zone NOT NULL DEFAULT now(),
  "made_by" uuid,
  CONSTRAINT "mail_senders_pkey" PRIMARY KEY (account, pattern),
  CONSTRAINT "mail_senders_pattern_check" CHECK (private.is_email(
CASE
    WHEN (pattern ~~ '@%'::text) THEN ('x'::text || pattern)
    ELSE pattern
END))
);

ALTER TABLE "private"."mail_senders"
  ENABLE ROW LEVEL SECURITY;

CREATE TABLE "private"."retired_mail" (
  "address" uuid                     NOT NULL,
  "sender"  text                     NOT NULL,
  "mails"   integer                  NOT NULL DEFAULT 1,
  "last_at" timestamp with time zone NOT NULL DEFAULT now(),
  CONSTRAINT "retired_mail_pkey" PRIMARY KEY (address, sender),
  CONSTRAINT "retired_mail_sender_check" CHECK ((length(sender) <= 254))
);

ALTER TABLE "private"."retired_mail"
  ENABLE ROW LEVEL SECURITY;

CREATE TABLE "public"."mails" (
  "id"           uuid                     NOT NULL DEFAULT gen_random_uuid(),
  "user_id"      uuid                     NOT NULL,
  "sha256"       text                     NOT NULL,
  "size"         bigint                   NOT NULL,
  "received_at"  timestamp with time zone NOT NULL DEFAULT clock_timestamp(),
  "via"          text                     NOT NULL,
  "state"        text                     NOT NULL DEFAULT 'reading'::text,
  "sender"       text,
  "subject"      text,
  "proved"       boolean                  NOT NULL DEFAULT false,
  "allowed"      boolean                  NOT NULL DEFAULT false,
  "files"        jsonb                    NOT NULL DEFAULT '[]'::jsonb,
  "found"        integer,
  "attempts"     integer                  NOT NULL DEFAULT 0,
  "lease_until"  timestamp with time zone,
  "read_at"      timestamp with time zone,
  "discarded_by" uuid,
  CONSTRAINT "mails_files_check" CHECK ((jsonb_typeof(files) = 'array'::text)),
  CONSTRAINT "mails_pkey" PRIMARY KEY (id),
  CONSTRAINT "mails_sender_check" CHECK ((length(sender) <= 254)),
  CONSTRAINT "mails_sha256_check" CHECK ((sha256 ~ '^[0-9a-f]{64}$'::text)),
  CONSTRAINT "mails_state_check"
    CHECK
    ((state = ANY (ARRAY['reading'::text, 'read'::text, 'no-invoice'::text, 'unknown-sender'::text, 'unproved'::text, 'too-large'::text, 'too-many'::text, 'encrypted'::text,
    'winmail'::text, 'automatic'::text, 'bounce'::text, 'loop'::text, 'code'::text, 'paused'::text, 'failed'::text, 'discarded'::text]))),
  CONSTRAINT "mails_subject_check" CHECK ((length(subject) <= 255)),
  CONSTRAINT "mails_user_id_sha256_key" UNIQUE (user_id, sha256),
  CONSTRAINT "mails_via_check" CHECK ((length(via) <= 254))
);

ALTER TABLE "public"."mails"
  ENABLE ROW LEVEL SECURITY;

REVOKE ALL ON TABLE "public"."mails" FROM "anon";

CREATE OR REPLACE FUNCTION private.finish_file (
  upload         uuid,
  attempt        integer,
  purpose        text,
  content_sha256 text,
  content_size   bigint,
  content_type   text,
  push_drive     boolean
)
  RETURNS jsonb
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  u public.uploads;
  document public.documents;
  owner uuid;
  day text := to_char(now() at time zone 'America/Bogota', 'DD/MM/YYYY');
begin
  select * into u from public.uploads x where x.id = upload for update;
  owner := coalesce(u.for_client, u.user_id);
  if u.status not in ('done', 'duplicate') then
    if u.id is null or u.status <> 'verifying' or u.attempts <> attempt or u.purpose <> finish_file.purpose then
      raise exception 'lease-lost' using errcode = 'P0001';
    end if;
    if u.for_client is not null and not exists (select from private.staff m where m.user_id = u.user_id and (m.role = 'admin' or exists (
      select from private.client_advisors a where a.client = u.for_client and a.advisor = u.user_id))) then
      update public.uploads set status = 'expired', lease_until = null, settled_at = clock_timestamp() where id = upload;
      return jsonb_build_object('status', 'expired');
    end if;
    u.name := private.name_of_content(u.name, content_type);
    insert into public.documents (id, user_id, name, file_path, storage_path, file_type, file_size, sha256, uploaded_by, made_by, client_sees)
      values (u.id, owner, u.name, '/api/documentos/' || u.id, u.path, content_type, content_size, content_sha256,
              case when u.for_client is null then 'client' else 'firm' end, case when u.for_client is null then u.made_by end,
              u.purpose <> 'receipt')
      on conflict do nothing;
    select * into strict document from public.documents d where d.user_id = owner and d.sha256 = content_sha256;
    if u.purpose = 'receipt' then
      if document.id = u.id then
        insert into public.audit_log (actor, action, target, after)
          values (u.user_id, 'document.kept', owner,
                  jsonb_build_object('document', u.id, 'name', u.name, 'size', content_size, 'sha256', content_sha256));
      end if;
    elsif document.id <> u.id then
      perform private.show_document(document.id, push_drive, clock_timestamp());
    else
      perform public.insert_archivo_subido(u.name, u.path, content_type, content_size, document.file_path, null, null, owner,
        case when u.purpose = 'mail' then 'Archivo recibido por correo el ' when u.for_client is null then 'Archivo enviado con un mensaje el '
          else 'Documento de la firma, ' end || day);
      if push_drive then
        insert into public.outbox (kind, key, user_id, payload)
          values ('drive.push', 'drive:' || u.id, owner, jsonb_build_object('document_id', u.id));
      end if;
      if u.for_client is not null then
        insert into public.audit_log (actor, action, target, after)
          values (u.user_id, 'document.brought', owner,
                  jsonb_build_object('document', u.id, 'name', u.name, 'size', content_size, 'sha256', content_sha256));
        perform private.queue_mail(owner, 'document:' || u.id, 'document-brought', a.email,
          jsonb_build_object('account', owner, 'name', u.name))
          from private.contact_of(owner) a;
      end if;
    end if;
    update public.uploads x
      set status = case when document.id = u.id then 'done' else 'duplicate' end,
          document_id = document.id, lease_until = null, settled_at = clock_timestamp()
      where x.id = upload returning * into u;
  end if;
  return (select jsonb_build_object('status', u.status, 'document_id', d.id, 'name', d.name, 'number', null)
          from public.documents d where d.id = u.document_id);
end $function$;

CREATE OR REPLACE FUNCTION private.is_allowed_sender (
  account uuid,
  address text
)
  RETURNS boolean
  LANGUAGE sql
  STABLE
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
  select exists (select from private.mail_senders s where s.account = is_allowed_sender.account
      and s.pattern in (lower(address), '@' || split_part(lower(address), '@', 2)))
    or exists (select from private.account_members m join auth.users u on u.id = m.user_id
      where m.account = is_allowed_sender.account and m.until is null and lower(u.email) = lower(address) and u.email_confirmed_at is not null)
$function$;

CREATE OR REPLACE FUNCTION private.is_public_domain (
  domain text
)
  RETURNS boolean
  LANGUAGE sql
  IMMUTABLE
  SET search_path TO ''
  AS $function$
  select domain ~ '^(gmail|googlemail|hotmail|outlook|live|msn|yahoo|ymail|icloud|me|mac|aol|proton|protonmail|gmx|zoho|zohomail|mail|yandex|tutanota|fastmail)\.[a-z]{2,4}(\.[a-z]{2})?$'
    or domain in ('une.net.co', 'etb.net.co', 'telmex.net.co', 'epm.net.co', 'emcali.net.co', 'pm.me')
$function$;

CREATE OR REPLACE FUNCTION private.mail_lines (
  account uuid,
  most    integer
)
  RETURNS jsonb
  LANGUAGE sql
  STABLE
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
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
$function$;

CREATE OR REPLACE FUNCTION private.new_mail_token()
  RETURNS text
  LANGUAGE sql
  SET search_path TO ''
  AS $function$
  select string_agg(substr('0123456789abcdefghjkmnpqrstvwxyz', 1 + (get_byte(r.bytes, n) & 31), 1), '')
  from (select sha256(uuid_send(gen_random_uuid()) || uuid_send(gen_random_uuid())) as bytes) r, generate_series(0, 11) n
$function$;

CREATE OR REPLACE FUNCTION private.open_mail_address (
  owner uuid
)
  RETURNS private.mail_addresses
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
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
end $function$;

CREATE OR REPLACE FUNCTION private.own_mail (
  mail uuid
)
  RETURNS public.mails
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  me uuid := private.require_account('assistant');
  m public.mails;
begin
  select * into m from public.mails x where x.id = own_mail.mail and x.user_id = me for update;
  if m.id is null then
    raise exception 'not-found' using errcode = 'P0001';
  end if;
  return m;
end $function$;

CREATE OR REPLACE FUNCTION private.reserve_upload (
  key           uuid,
  batch         uuid,
  file_name     text,
  declared_type text,
  declared_size bigint,
  purpose       text,
  for_client    uuid   DEFAULT NULL::uuid,
  account       uuid   DEFAULT NULL::uuid
)
  RETURNS public.uploads
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
#variable_conflict use_column
declare
  me uuid := coalesce(reserve_upload.account, private.require_account('assistant'));
  extension text := private.extension_of(reserve_upload.declared_type);
  new_id uuid := gen_random_uuid();
  most int := case when reserve_upload.for_client is null then 200 else 2000 end;
  kept public.uploads;
  used record;
begin
  if not private.takes_file(reserve_upload.declared_type, reserve_upload.purpose) then
    raise exception 'file-type' using errcode = 'P0001';
  end if;
  if (declared_size between 1 and (select b.file_size_limit from storage.buckets b where b.id = 'facturas')) is not true then
    raise exception 'file-size' using errcode = 'P0001';
  end if;
  perform pg_advisory_xact_lock(hashtextextended('uploads:' || me::text, 0));
  select * into kept from public.uploads u where u.user_id = me and u.key = reserve_upload.key;
  if kept.id is not null then
    if (kept.name, kept.declared_size, kept.purpose, kept.for_client)
      is distinct from (file_name, reserve_upload.declared_size, reserve_upload.purpose, reserve_upload.for_client) then
      raise exception 'key-reused' using errcode = 'P0001';
    end if;
    return kept;
  end if;
  select count(*) filter (where u.status in ('reserved', 'verifying') and u.expires_at > now()) as open,
         count(*) filter (where (u.for_client is null) = (reserve_upload.for_client is null)) as places,
         count(*) filter (where (u.for_client is null) = (reserve_upload.for_client is null) and u.status <> 'expired') as files,
         coalesce(sum(u.declared_size) filter (where u.status <> 'expired'), 0) as bytes
    into used from public.uploads u
    where u.user_id = me and u.created_at > now() - interval '24 hours' and (u.purpose = 'mail') = (reserve_upload.purpose = 'mail');
  if used.open >= 50 or used.files >= most or used.places >= 5 * most or used.bytes + reserve_upload.declared_size > 2147483648 then
    raise exception 'upload-quota' using errcode = 'P0001';
  end if;
  insert into public.upload_batches (id, user_id) values (batch, me) on conflict (id) do nothing;
  perform from public.upload_batches b where b.id = batch and b.user_id = me and b.closed_at is null;
  if not found then
    raise exception 'batch-closed' using errcode = 'P0001';
  end if;
  insert into public.uploads (id, user_id, batch_id, key, name, path, declared_type, declared_size, purpose, for_client)
    values (new_id, me, batch, reserve_upload.key, file_name,
            coalesce(reserve_upload.for_client, me)::text || '/' || new_id::text || '.' || extension,
            reserve_upload.declared_type, reserve_upload.declared_size, reserve_upload.purpose, reserve_upload.for_client)
    returning * into kept;
  -- The automation service is called when an open batch closes, and hears of invoices only.
  if kept.purpose not in ('invoice', 'mail') then
    update public.upload_batches b set closed_at = clock_timestamp() where b.id = kept.batch_id;
  end if;
  return kept;
end $function$;

CREATE OR REPLACE FUNCTION public.allow_mail_sender (
  sender text
)
  RETURNS void
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
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
end $function$;

REVOKE ALL ON FUNCTION "public"."allow_mail_sender"(text) FROM PUBLIC, "anon", "service_role";

CREATE OR REPLACE FUNCTION public.begin_mail_file (
  mail          uuid,
  key           uuid,
  file_name     text,
  declared_type text,
  declared_size bigint
)
  RETURNS public.uploads
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  m public.mails;
begin
  select * into m from public.mails x where x.id = begin_mail_file.mail and x.state = 'reading';
  if m.id is null then
    raise exception 'not-found' using errcode = 'P0001';
  end if;
  return private.reserve_upload(key, m.id, file_name, declared_type, declared_size, 'mail', null, m.user_id);
end $function$;

REVOKE ALL ON FUNCTION "public"."begin_mail_file"(uuid, uuid, text, text, bigint) FROM PUBLIC, "anon", "authenticated";

CREATE OR REPLACE FUNCTION public.change_mail_address()
  RETURNS text
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
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
end $function$;

REVOKE ALL ON FUNCTION "public"."change_mail_address"() FROM PUBLIC, "anon", "service_role";

CREATE OR REPLACE FUNCTION public.claim_mails (
  most          integer,
  lease_seconds integer
)
  RETURNS jsonb
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  claimed jsonb;
begin
  update public.mails m set state = 'failed', lease_until = null, read_at = clock_timestamp()
    where m.state = 'reading' and m.attempts >= 5 and m.lease_until < clock_timestamp();
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
end $function$;

REVOKE ALL ON FUNCTION "public"."claim_mails"(integer, integer) FROM PUBLIC, "anon", "authenticated";

CREATE OR REPLACE FUNCTION public.client_mails (
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
  return private.mail_lines(client, 20);
end $function$;

REVOKE ALL ON FUNCTION "public"."client_mails"(uuid) FROM PUBLIC, "anon", "service_role";

CREATE OR REPLACE FUNCTION public.discard_mail (
  mail uuid
)
  RETURNS void
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  m public.mails := private.own_mail(mail);
begin
  if m.state in ('unknown-sender', 'unproved', 'paused', 'failed') then
    update public.mails x set state = 'discarded', discarded_by = auth.uid() where x.id = m.id;
  end if;
end $function$;

REVOKE ALL ON FUNCTION "public"."discard_mail"(uuid) FROM PUBLIC, "anon", "service_role";

CREATE OR REPLACE FUNCTION public.finish_mail_file (
  upload         uuid,
  attempt        integer,
  content_sha256 text,
  content_size   bigint,
  content_type   text,
  push_drive     boolean
)
  RETURNS jsonb
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
begin
  if content_type = 'application/xml' then
    return public.finish_upload(upload, attempt, content_sha256, content_size, content_type, push_drive);
  end if;
  return private.finish_file(upload, attempt, 'mail', content_sha256, content_size, content_type, push_drive);
end $function$;

REVOKE ALL ON FUNCTION "public"."finish_mail_file"(uuid, integer, text, bigint, text, boolean) FROM PUBLIC, "anon", "authenticated";

CREATE OR REPLACE FUNCTION public.finish_upload (
  upload         uuid,
  attempt        integer,
  content_sha256 text,
  content_size   bigint,
  content_type   text,
  push_drive     boolean
)
  RETURNS jsonb
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  u public.uploads;
  twin public.documents;
  invoice_number text;
begin
  select * into u from public.uploads x where x.id = upload for update;
  if u.status in ('done', 'duplicate') then
    return (select jsonb_build_object('status', u.status, 'document_id', d.id, 'name', d.name, 'number', i.number)
            from public.documents d left join public.invoices i on i.document_id = d.id where d.id = u.document_id);
  end if;
  if u.id is null or u.status <> 'verifying' or u.attempts <> attempt then
    raise exception 'lease-lost' using errcode = 'P0001';
  end if;
  u.name := private.name_of_content(u.name, content_type);
  insert into public.documents (id, user_id, name, file_path, storage_path, file_type, file_size, sha256, made_by)
    values (u.id, u.user_id, u.name, '/api/documentos/' || u.id, u.path, content_type, content_size, content_sha256, u.made_by)
    on conflict do nothing;
  if not found then
    select * into strict twin from public.documents d where d.user_id = u.user_id and d.sha256 = content_sha256;
    perform private.show_document(twin.id, push_drive, clock_timestamp());
    if not exists (select from public.invoices i where i.document_id = twin.id) then
      invoice_number := private.next_invoice_number(u.user_id);
      -- The document has the id of the earlier upload: which invoice it replaces was said about this one.
      insert into public.invoices (document_id, user_id, number, replaces)
        values (twin.id, u.user_id, invoice_number,
                (select a.invoice_id from private.upload_answers a where a.upload_id = u.id));
      update public.uploads set status = 'done', document_id = twin.id, lease_until = null, settled_at = clock_timestamp()
        where id = upload;
      return jsonb_build_object('status', 'done', 'document_id', twin.id, 'name', twin.name, 'number', invoice_number);
    end if;
    update public.uploads set status = 'duplicate', document_id = twin.id, lease_until = null, settled_at = clock_timestamp()
      where id = upload;
    return (select jsonb_build_object('status', 'duplicate', 'document_id', twin.id, 'name', twin.name, 'number', i.number)
            from (select 1) one left join public.invoices i on i.document_id = twin.id);
  end if;
  invoice_number := private.next_invoice_number(u.user_id);
  insert into public.invoices (document_id, user_id, number) values (u.id, u.user_id, invoice_number);
  begin
    perform public.insert_archivo_subido(u.name, u.path, content_type, content_size, '/api/documentos/' || u.id, null, null,
      u.user_id, case u.purpose when 'mail' then 'Factura recibida por correo el ' else 'Factura subida el ' end || to_char(now() at time zone 'America/Bogota', 'DD/MM/YYYY'));
  exception when others then
    raise warning 'insert_archivo_subido failed: %', sqlstate;
  end;
  if push_drive then
    insert into public.outbox (kind, key, user_id, batch_id, payload, next_at)
      values ('drive.push', 'drive:' || u.id, u.user_id, u.batch_id, jsonb_build_object('document_id', u.id),
              clock_timestamp() + interval '5 minutes');
  end if;
  update public.uploads set status = 'done', document_id = u.id, lease_until = null, settled_at = clock_timestamp()
    where id = upload;
  return jsonb_build_object('status', 'done', 'document_id', u.id, 'name', u.name, 'number', invoice_number);
end $function$;

CREATE OR REPLACE FUNCTION public.forget_mails (
  most integer DEFAULT 1000
)
  RETURNS integer
  LANGUAGE sql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
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
$function$;

REVOKE ALL ON FUNCTION "public"."forget_mails"(integer) FROM PUBLIC, "anon", "authenticated";

CREATE OR REPLACE FUNCTION public.keep_mail (
  event         text,
  address       uuid,
  raw_sha256    text,
  raw_size      bigint,
  envelope_from text,
  delivery      jsonb,
  too_large     boolean DEFAULT false
)
  RETURNS jsonb
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  a private.mail_addresses;
  kept public.mails;
  day_ago timestamptz := clock_timestamp() - interval '24 hours';
  hour_ago timestamptz := clock_timestamp() - interval '1 hour';
  used record;
  of_all record;
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
  if used.mails >= 5000 or used.bytes + raw_size > 2147483648 or of_all.mails >= 25000 or of_all.bytes + raw_size > 10737418240 then
    raise exception 'upload-quota' using errcode = 'P0001';
  end if;
  insert into public.mails (user_id, sha256, size, via, state)
    values (a.account, raw_sha256, raw_size, envelope_from, case when too_large then 'too-large'
      when used.of_sender >= 60 or used.in_hour >= 200 or of_all.unpaused >= 2000 then 'paused' else 'reading' end)
    returning * into kept;
  if not too_large then
    insert into private.mail_originals (mail, path, delivery)
      values (kept.id, a.account::text || '/' || raw_sha256 || '.eml', keep_mail.delivery);
  end if;
  return jsonb_build_object('state', kept.state, 'mail', kept.id);
end $function$;

REVOKE ALL ON FUNCTION "public"."keep_mail"(text, uuid, text, bigint, text, jsonb, boolean) FROM PUBLIC, "anon", "authenticated";

CREATE OR REPLACE FUNCTION public.knows_mail_sender (
  account uuid,
  address text
)
  RETURNS boolean
  LANGUAGE sql
  STABLE
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
  select private.is_allowed_sender(account, address)
$function$;

REVOKE ALL ON FUNCTION "public"."knows_mail_sender"(uuid, text) FROM PUBLIC, "anon", "authenticated";

CREATE OR REPLACE FUNCTION public.mail_objects_to_remove (
  idle_seconds integer
)
  RETURNS SETOF text
  LANGUAGE sql
  STABLE
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
  select o.name from storage.objects o left join private.mail_originals k on k.path = o.name
  where o.bucket_id = 'mails' and (k.kept_at < clock_timestamp() - interval '30 days'
    or k.mail is null and o.created_at < clock_timestamp() - make_interval(secs => idle_seconds))
  order by o.created_at limit 100
$function$;

REVOKE ALL ON FUNCTION "public"."mail_objects_to_remove"(integer) FROM PUBLIC, "anon", "authenticated";

CREATE OR REPLACE FUNCTION public.mail_original (
  mail uuid
)
  RETURNS jsonb
  LANGUAGE plpgsql
  STABLE
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
begin
  return (select jsonb_build_object('path', o.path, 'received_at', m.received_at)
    from public.mails m join private.mail_originals o on o.mail = m.id
    where m.id = mail_original.mail and (m.user_id in (select private.my_accounts('assistant'))
      or m.state <> 'code' and private.sees_client(m.user_id)));
end $function$;

REVOKE ALL ON FUNCTION "public"."mail_original"(uuid) FROM PUBLIC, "anon", "service_role";

CREATE OR REPLACE FUNCTION public.mail_target (
  token_sha256 text
)
  RETURNS jsonb
  LANGUAGE sql
  STABLE
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
  select jsonb_build_object('id', a.id, 'account', a.account, 'retired', a.retired_at is not null)
  from private.mail_addresses a join public.user_approval_status s on s.user_id = a.account and s.status = 'approved'
  where a.token_sha256 = mail_target.token_sha256
$function$;

REVOKE ALL ON FUNCTION "public"."mail_target"(text) FROM PUBLIC, "anon", "authenticated";

CREATE OR REPLACE FUNCTION public.my_mail()
  RETURNS jsonb
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
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
end $function$;

REVOKE ALL ON FUNCTION "public"."my_mail"() FROM PUBLIC, "anon", "service_role";

CREATE OR REPLACE FUNCTION public.read_mail_anyway (
  mail uuid
)
  RETURNS void
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
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
end $function$;

REVOKE ALL ON FUNCTION "public"."read_mail_anyway"(uuid) FROM PUBLIC, "anon", "service_role";

CREATE OR REPLACE FUNCTION public.release_mail (
  mail    uuid,
  attempt integer
)
  RETURNS void
  LANGUAGE sql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
  update public.mails m set lease_until = clock_timestamp() + interval '5 seconds' where m.id = mail and m.attempts = attempt and m.state = 'reading'
$function$;

REVOKE ALL ON FUNCTION "public"."release_mail"(uuid, integer) FROM PUBLIC, "anon", "authenticated";

CREATE OR REPLACE FUNCTION public.remove_mail_sender (
  sender text
)
  RETURNS void
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  me uuid := private.require_account('assistant');
begin
  delete from private.mail_senders s where s.account = me and s.pattern = sender;
end $function$;

REVOKE ALL ON FUNCTION "public"."remove_mail_sender"(text) FROM PUBLIC, "anon", "service_role";

CREATE OR REPLACE FUNCTION public.resume_mails()
  RETURNS integer
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  me uuid := private.require_account('assistant');
begin
  update public.mails m set state = 'reading', attempts = 0, lease_until = null where m.id in (
    select x.id from public.mails x where x.user_id = me and x.state = 'paused' order by x.received_at limit 200 for update);
  return (select count(*) from public.mails m where m.user_id = me and m.state = 'paused');
end $function$;

REVOKE ALL ON FUNCTION "public"."resume_mails"() FROM PUBLIC, "anon", "service_role";

CREATE OR REPLACE FUNCTION public.settle_mail (
  mail    uuid,
  attempt integer,
  outcome jsonb
)
  RETURNS boolean
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
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
end $function$;

REVOKE ALL ON FUNCTION "public"."settle_mail"(uuid, integer, jsonb) FROM PUBLIC, "anon", "authenticated";

ALTER TABLE "private"."mail_addresses"
  ADD CONSTRAINT "mail_addresses_account_fkey" FOREIGN KEY (account) REFERENCES public.accounts(id) ON DELETE CASCADE;

ALTER TABLE "private"."mail_senders"
  ADD CONSTRAINT "mail_senders_account_fkey" FOREIGN KEY (account) REFERENCES public.accounts(id) ON DELETE CASCADE;

ALTER TABLE "private"."mail_senders"
  ADD CONSTRAINT "mail_senders_made_by_fkey" FOREIGN KEY (made_by) REFERENCES auth.users(id) ON DELETE SET NULL;

ALTER TABLE "private"."retired_mail"
  ADD CONSTRAINT "retired_mail_address_fkey" FOREIGN KEY (address) REFERENCES private.mail_addresses(id) ON DELETE CASCADE;

ALTER TABLE "private"."mail_originals"
  ADD CONSTRAINT "mail_originals_mail_fkey" FOREIGN KEY (mail) REFERENCES public.mails(id) ON DELETE CASCADE;

ALTER TABLE "public"."mails"
  ADD CONSTRAINT "mails_user_id_fkey" FOREIGN KEY (user_id) REFERENCES public.accounts(id) ON DELETE CASCADE;

ALTER TABLE "public"."uploads"
  ADD CONSTRAINT "uploads_purpose_check" CHECK ((purpose = ANY (ARRAY['invoice'::text, 'attachment'::text, 'for-client'::text, 'receipt'::text, 'mail'::text]))) NOT VALID;

CREATE UNIQUE INDEX mail_addresses_live ON private.mail_addresses USING btree (account)
  WHERE (retired_at IS NULL);

CREATE INDEX mail_addresses_of_account ON private.mail_addresses USING btree (account);

CREATE INDEX mail_events_to_forget ON private.mail_events USING btree (at);

CREATE INDEX mail_originals_to_forget ON private.mail_originals USING btree (kept_at);

CREATE INDEX mail_senders_made_by ON private.mail_senders USING btree (made_by)
  WHERE (made_by IS NOT NULL);

CREATE INDEX mails_by_time ON public.mails USING btree (received_at);

CREATE INDEX mails_recent ON public.mails USING btree (user_id, received_at DESC);

CREATE INDEX mails_to_read ON public.mails USING btree (received_at)
  WHERE (state = 'reading'::text);

CREATE POLICY "own mails or staff" ON "public"."mails"
  FOR SELECT
  TO "authenticated"
  USING
    (((user_id IN ( SELECT private.my_accounts('reader'::text) AS my_accounts)) OR ( SELECT private.is_admin() AS is_admin) OR (user_id IN ( SELECT private.my_clients() AS
    my_clients))));

CREATE POLICY "gate" ON "public"."mails"
  AS RESTRICTIVE
  FOR ALL
  TO "authenticated"
  USING (( SELECT private.may_enter() AS may_enter))
  WITH CHECK (( SELECT private.may_enter() AS may_enter));

ALTER PUBLICATION "supabase_realtime" ADD TABLE "public"."mails";

COMMENT ON TABLE "private"."mail_addresses" IS 'The mail address of each account, and its former ones as hashes. Read and written by functions alone.';

COMMENT ON TABLE "private"."mail_events" IS 'Deliveries that were taken, so that a repeated one changes nothing. Read and written by functions alone.';

COMMENT ON TABLE "private"."mail_originals" IS 'The originals of mails, for 30 days. Read and written by functions alone.';

COMMENT ON TABLE "private"."mail_senders" IS 'Allowed senders of each account, besides its own people. Read and written by functions alone.';

COMMENT ON TABLE "private"."retired_mail" IS 'Senders of mails to retired addresses, which are dropped. Read and written by functions alone.';

COMMENT ON TABLE "public"."mails" IS 'Mails to the addresses of accounts. Their people and the members who work for them read them; only functions write.';

REVOKE ALL ON FUNCTION "private"."is_allowed_sender"(uuid, text) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."is_public_domain"(text) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."mail_lines"(uuid, integer) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."new_mail_token"() FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."open_mail_address"(uuid) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."own_mail"(uuid) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."reserve_upload"(uuid, uuid, text, text, bigint, text, uuid, uuid) FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "public"."allow_mail_sender"(text) TO "authenticated";

REVOKE ALL ON FUNCTION "public"."allow_mail_sender"(text) FROM "postgres";

GRANT EXECUTE ON FUNCTION "public"."allow_mail_sender"(text) TO "postgres";

REVOKE ALL ON FUNCTION "public"."begin_mail_file"(uuid, uuid, text, text, bigint) FROM "postgres";

GRANT EXECUTE ON FUNCTION "public"."begin_mail_file"(uuid, uuid, text, text, bigint) TO "postgres";

GRANT EXECUTE ON FUNCTION "public"."begin_mail_file"(uuid, uuid, text, text, bigint) TO "service_role";

GRANT EXECUTE ON FUNCTION "public"."change_mail_address"() TO "authenticated";

REVOKE ALL ON FUNCTION "public"."change_mail_address"() FROM "postgres";

GRANT EXECUTE ON FUNCTION "public"."change_mail_address"() TO "postgres";

REVOKE ALL ON FUNCTION "public"."claim_mails"(integer, integer) FROM "postgres";

GRANT EXECUTE ON FUNCTION "public"."claim_mails"(integer, integer) TO "postgres";

GRANT EXECUTE ON FUNCTION "public"."claim_mails"(integer, integer) TO "service_role";

GRANT EXECUTE ON FUNCTION "public"."client_mails"(uuid) TO "authenticated";

REVOKE ALL ON FUNCTION "public"."client_mails"(uuid) FROM "postgres";

GRANT EXECUTE ON FUNCTION "public"."client_mails"(uuid) TO "postgres";

GRANT EXECUTE ON FUNCTION "public"."discard_mail"(uuid) TO "authenticated";

REVOKE ALL ON FUNCTION "public"."discard_mail"(uuid) FROM "postgres";

GRANT EXECUTE ON FUNCTION "public"."discard_mail"(uuid) TO "postgres";

REVOKE ALL ON FUNCTION "public"."finish_mail_file"(uuid, integer, text, bigint, text, boolean) FROM "postgres";

GRANT EXECUTE ON FUNCTION "public"."finish_mail_file"(uuid, integer, text, bigint, text, boolean) TO "postgres";

GRANT EXECUTE ON FUNCTION "public"."finish_mail_file"(uuid, integer, text, bigint, text, boolean) TO "service_role";

REVOKE ALL ON FUNCTION "public"."forget_mails"(integer) FROM "postgres";

GRANT EXECUTE ON FUNCTION "public"."forget_mails"(integer) TO "postgres";

GRANT EXECUTE ON FUNCTION "public"."forget_mails"(integer) TO "service_role";

REVOKE ALL ON FUNCTION "public"."keep_mail"(text, uuid, text, bigint, text, jsonb, boolean) FROM "postgres";

GRANT EXECUTE ON FUNCTION "public"."keep_mail"(text, uuid, text, bigint, text, jsonb, boolean) TO "postgres";

GRANT EXECUTE ON FUNCTION "public"."keep_mail"(text, uuid, text, bigint, text, jsonb, boolean) TO "service_role";

REVOKE ALL ON FUNCTION "public"."knows_mail_sender"(uuid, text) FROM "postgres";

GRANT EXECUTE ON FUNCTION "public"."knows_mail_sender"(uuid, text) TO "postgres";

GRANT EXECUTE ON FUNCTION "public"."knows_mail_sender"(uuid, text) TO "service_role";

REVOKE ALL ON FUNCTION "public"."mail_objects_to_remove"(integer) FROM "postgres";

GRANT EXECUTE ON FUNCTION "public"."mail_objects_to_remove"(integer) TO "postgres";

GRANT EXECUTE ON FUNCTION "public"."mail_objects_to_remove"(integer) TO "service_role";

GRANT EXECUTE ON FUNCTION "public"."mail_original"(uuid) TO "authenticated";

REVOKE ALL ON FUNCTION "public"."mail_original"(uuid) FROM "postgres";

GRANT EXECUTE ON FUNCTION "public"."mail_original"(uuid) TO "postgres";

REVOKE ALL ON FUNCTION "public"."mail_target"(text) FROM "postgres";

GRANT EXECUTE ON FUNCTION "public"."mail_target"(text) TO "postgres";

GRANT EXECUTE ON FUNCTION "public"."mail_target"(text) TO "service_role";

GRANT EXECUTE ON FUNCTION "public"."my_mail"() TO "authenticated";

REVOKE ALL ON FUNCTION "public"."my_mail"() FROM "postgres";

GRANT EXECUTE ON FUNCTION "public"."my_mail"() TO "postgres";

GRANT EXECUTE ON FUNCTION "public"."read_mail_anyway"(uuid) TO "authenticated";

REVOKE ALL ON FUNCTION "public"."read_mail_anyway"(uuid) FROM "postgres";

GRANT EXECUTE ON FUNCTION "public"."read_mail_anyway"(uuid) TO "postgres";

REVOKE ALL ON FUNCTION "public"."release_mail"(uuid, integer) FROM "postgres";

GRANT EXECUTE ON FUNCTION "public"."release_mail"(uuid, integer) TO "postgres";

GRANT EXECUTE ON FUNCTION "public"."release_mail"(uuid, integer) TO "service_role";

GRANT EXECUTE ON FUNCTION "public"."remove_mail_sender"(text) TO "authenticated";

REVOKE ALL ON FUNCTION "public"."remove_mail_sender"(text) FROM "postgres";

GRANT EXECUTE ON FUNCTION "public"."remove_mail_sender"(text) TO "postgres";

GRANT EXECUTE ON FUNCTION "public"."resume_mails"() TO "authenticated";

REVOKE ALL ON FUNCTION "public"."resume_mails"() FROM "postgres";

GRANT EXECUTE ON FUNCTION "public"."resume_mails"() TO "postgres";

REVOKE ALL ON FUNCTION "public"."settle_mail"(uuid, integer, jsonb) FROM "postgres";

GRANT EXECUTE ON FUNCTION "public"."settle_mail"(uuid, integer, jsonb) TO "postgres";

GRANT EXECUTE ON FUNCTION "public"."settle_mail"(uuid, integer, jsonb) TO "service_role";

REVOKE ALL ON TABLE "public"."mails" FROM "authenticated";

GRANT SELECT ON TABLE "public"."mails" TO "authenticated";

REVOKE ALL ON TABLE "public"."mails" FROM "service_role";

GRANT DELETE, INSERT, SELECT, UPDATE ON TABLE "public"."mails" TO "service_role";

insert into storage.buckets (id, name, public, file_size_limit, allowed_mime_types)
  values ('mails', 'mails', false, 26214400, array['message/rfc822'])
  on conflict (id) do update set public = excluded.public, file_size_limit = excluded.file_size_limit,
    allowed_mime_types = excluded.allowed_mime_types;
