set local lock_timeout = '5s';
set local check_function_bodies = off;

ALTER TABLE "public"."uploads"
  DROP CONSTRAINT "uploads_for_client";

ALTER TABLE "public"."uploads"
  DROP CONSTRAINT "uploads_purpose_check";

DROP FUNCTION "public"."stray_objects"(integer);

CREATE TABLE "private"."document_views" (
  "document" uuid                     NOT NULL,
  "person"   uuid                     NOT NULL,
  "at"       timestamp with time zone NOT NULL DEFAULT clock_timestamp(),
  CONSTRAINT "document_views_pkey" PRIMARY KEY (document, person)
);

ALTER TABLE "private"."document_views"
  ENABLE ROW LEVEL SECURITY;

CREATE TABLE "private"."sending_files" (
  "id"      uuid                     NOT NULL,
  "sending" uuid                     NOT NULL,
  "name"    text                     NOT NULL,
  "path"    text                     NOT NULL,
  "type"    text                     NOT NULL,
  "size"    bigint                   NOT NULL,
  "sha256"  text                     NOT NULL,
  "at"      timestamp with time zone NOT NULL DEFAULT clock_timestamp(),
  "reason"  text,
  "tries"   integer                  NOT NULL DEFAULT 0,
  "hints"   uuid[]                   NOT NULL DEFAULT '{}'::uuid[],
  CONSTRAINT "sending_files_path_key" UNIQUE (path),
  CONSTRAINT "sending_files_pkey" PRIMARY KEY (id),
  CONSTRAINT "sending_files_reason_check" CHECK ((reason = ANY (ARRAY['name'::text, 'content'::text, 'person'::text, 'none'::text, 'several'::text, 'differs'::text]))),
  CONSTRAINT "sending_files_name_check" CHECK (private.is_file_name(name))
);

ALTER TABLE "private"."sending_files"
  ENABLE ROW LEVEL SECURITY;

CREATE TABLE "private"."sending_items" (
  "file"         uuid                     NOT NULL,
  "client"       uuid                     NOT NULL,
  "sending"      uuid                     NOT NULL,
  "state"        text                     NOT NULL DEFAULT 'draft'::text,
  "problem"      text,
  "document"     uuid,
  "tries"        integer                  NOT NULL DEFAULT 0,
  "leased_until" timestamp with time zone,
  CONSTRAINT "sending_items_pkey" PRIMARY KEY (file, client),
  CONSTRAINT "sending_items_state_check" CHECK ((state = ANY (ARRAY['draft'::text, 'waiting'::text, 'sent'::text, 'failed'::text])))
);

ALTER TABLE "private"."sending_items"
  ENABLE ROW LEVEL SECURITY;

CREATE TABLE "private"."sendings" (
  "id"      uuid                     NOT NULL,
  "made_by" uuid                     NOT NULL,
  "made_at" timestamp with time zone NOT NULL DEFAULT clock_timestamp(),
  "state"   text                     NOT NULL DEFAULT 'draft'::text,
  "message" text                     NOT NULL DEFAULT ''::text,
  "subject" text,
  "send_at" timestamp with time zone,
  "done_at" timestamp with time zone,
  CONSTRAINT "sendings_message_check" CHECK ((length(message) <= 2000)),
  CONSTRAINT "sendings_pkey" PRIMARY KEY (id),
  CONSTRAINT "sendings_state_check" CHECK ((state = ANY (ARRAY['draft'::text, 'waiting'::text, 'sending'::text, 'sent'::text]))),
  CONSTRAINT "sendings_subject_check"
    CHECK ((subject = ANY (ARRAY['invoices'::text, 'returns'::text, 'payroll'::text, 'banks'::text, 'statements'::text, 'company'::text, 'signed'::text, 'firm'::text]))),
  CONSTRAINT "sendings_times" CHECK ((((state = 'draft'::text) = (send_at IS NULL)) AND ((state = 'sent'::text) = (done_at IS NOT NULL))))
);

ALTER TABLE "private"."sendings"
  ENABLE ROW LEVEL SECURITY;

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
        -- A sending has one mail for all files of a client.
        perform private.queue_mail(owner, 'document:' || u.id, 'document-brought', a.email,
          jsonb_build_object('account', owner, 'name', u.name))
          from private.contact_of(owner) a where u.purpose <> 'sent';
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

CREATE OR REPLACE FUNCTION private.may_send_to (
  member uuid,
  client uuid
)
  RETURNS boolean
  LANGUAGE sql
  STABLE
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
  select exists (select from public.user_approval_status s where s.user_id = client and s.status = 'approved')
    and not exists (select from private.staff m where m.user_id = client)
    and exists (select from private.staff m where m.user_id = member and (m.role = 'admin' or exists (
      select from private.client_advisors a where a.client = may_send_to.client and a.advisor = member)))
$function$;

CREATE OR REPLACE FUNCTION private.own_draft (
  sending uuid
)
  RETURNS private.sendings
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  me uuid := private.require_staff();
  s private.sendings;
begin
  select x.* into s from private.sendings x where x.id = own_draft.sending and x.made_by = me for update;
  if s.id is null then
    raise exception 'not-found' using errcode = 'P0001';
  end if;
  if s.state <> 'draft' then
    raise exception 'sending-left' using errcode = 'P0001';
  end if;
  return s;
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
  by_firm boolean := reserve_upload.for_client is not null or reserve_upload.purpose = 'outgoing';
  own_count text := case when reserve_upload.purpose in ('mail', 'sent') then reserve_upload.purpose else '' end;
  most int := case when not by_firm then 200 when reserve_upload.purpose = 'sent' then 5000 else 2000 end;
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
         count(*) filter (where (u.for_client is not null or u.purpose = 'outgoing') = by_firm) as places,
         count(*) filter (where (u.for_client is not null or u.purpose = 'outgoing') = by_firm and u.status <> 'expired') as files,
         coalesce(sum(u.declared_size) filter (where u.status <> 'expired'), 0) as bytes
    into used from public.uploads u
    where u.user_id = me and u.created_at > now() - interval '24 hours' and case when u.purpose in ('mail', 'sent') then u.purpose else '' end = own_count;
  if used.open >= 50 or used.files >= most or used.places >= 5 * most or used.bytes + reserve_upload.declared_size > 2147483648 then
    raise exception 'upload-quota' using errcode = 'P0001';
  end if;
  insert into public.upload_batches (id, user_id) values (batch, me) on conflict (id) do nothing;
  -- The batch of a sending is closed from the first file on, and takes more.
  perform from public.upload_batches b where b.id = batch and b.user_id = me and (b.closed_at is null or reserve_upload.purpose = 'outgoing');
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

CREATE OR REPLACE FUNCTION private.settle_item (
  file     uuid,
  client   uuid,
  document uuid,
  problem  text
)
  RETURNS void
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  i private.sending_items;
  s private.sendings;
begin
  update private.sending_items x set state = case when settle_item.problem is null then 'sent' else 'failed' end,
      problem = settle_item.problem, document = settle_item.document, leased_until = null
    where x.file = settle_item.file and x.client = settle_item.client and x.state = 'waiting' returning x.* into i;
  if i.file is null then
    return;
  end if;
  -- Two servers that settle the last two files wait for each other here.
  select x.* into s from private.sendings x where x.id = i.sending for update;
  if i.document is not null and s.subject is not null then
    update private.document_places p set subject = s.subject, chosen = true where p.document = i.document;
  end if;
  if not exists (select from private.sending_items x where x.sending = s.id and x.client = i.client and x.state = 'waiting') then
    perform private.queue_mail(i.client, concat_ws(':', 'sending', s.id, i.client), 'documents-sent', c.email,
      jsonb_build_object('account', i.client, 'message', s.message, 'by', private.member_name(s.made_by), 'names', n.names))
      from private.contact_of(i.client) c
      cross join lateral (
        select left(string_agg(d.name, E'\n' order by d.name, d.id), 4000) as names
        from private.sending_items x join public.documents d on d.id = x.document
        where x.sending = s.id and x.client = i.client and x.state = 'sent') n
      where n.names is not null;
  end if;
  if not exists (select from private.sending_items x where x.sending = s.id and x.state = 'waiting') then
    update private.sendings x set state = 'sent', done_at = clock_timestamp() where x.id = s.id;
  end if;
end $function$;

CREATE OR REPLACE FUNCTION public.begin_sending_file (
  sending       uuid,
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
  me uuid := private.require_staff();
begin
  if sending is null then
    raise exception 'invalid-input' using errcode = 'P0001';
  end if;
  if not exists (select from private.sendings s where s.id = begin_sending_file.sending) then
    if (select count(*) from private.sendings s where s.made_by = me and s.state = 'draft') >= 20 then
      raise exception 'sending-limit' using errcode = 'P0001';
    end if;
    insert into private.sendings (id, made_by) values (begin_sending_file.sending, me) on conflict (id) do nothing;
  end if;
  perform private.own_draft(sending);
  if (select count(*) from private.sending_files f where f.sending = begin_sending_file.sending) >= 1000 then
    raise exception 'sending-full' using errcode = 'P0001';
  end if;
  return private.reserve_upload(key, sending, file_name, declared_type, declared_size, 'outgoing');
end $function$;

REVOKE ALL ON FUNCTION "public"."begin_sending_file"(uuid, uuid, text, text, bigint) FROM PUBLIC, "anon", "service_role";

CREATE OR REPLACE FUNCTION public.begin_sent_file (
  file   uuid,
  client uuid
)
  RETURNS public.uploads
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  f private.sending_files := (select x from private.sending_files x where x.id = begin_sent_file.file);
  s private.sendings := (select x from private.sendings x where x.id = f.sending);
  key uuid := md5(file::text || client::text)::uuid;
begin
  if not exists (select from private.sending_items i where i.file = f.id and i.client = begin_sent_file.client and i.state = 'waiting')
    or not private.may_send_to(s.made_by, client) then
    raise exception 'client-closed' using errcode = 'P0001';
  end if;
  return private.reserve_upload(key, key, f.name, f.type, f.size, 'sent', client, s.made_by);
end $function$;

REVOKE ALL ON FUNCTION "public"."begin_sent_file"(uuid, uuid) FROM PUBLIC, "anon", "authenticated";

CREATE OR REPLACE FUNCTION public.claim_sending_items (
  most          integer DEFAULT 25,
  lease_seconds integer DEFAULT 120
)
  RETURNS TABLE (
    file   uuid,
    client uuid,
    member uuid,
    path   text,
    type   text
  )
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
#variable_conflict use_column
declare
  tired record;
begin
  update private.sendings s set state = 'sending' where s.state = 'waiting' and s.send_at <= clock_timestamp();
  for tired in select i.file, i.client from private.sending_items i join private.sendings s on s.id = i.sending
      where s.state = 'sending' and i.state = 'waiting' and i.tries >= 5 and i.leased_until < clock_timestamp() loop
    perform private.settle_item(tired.file, tired.client, null, 'unexpected');
  end loop;
  return query
    with next as (
      select i.file, i.client from private.sendings s join private.sending_items i on i.sending = s.id
      where s.state = 'sending' and i.state = 'waiting' and (i.leased_until is null or i.leased_until < clock_timestamp())
      order by s.send_at, i.client, i.file limit most for update of i skip locked),
    leased as (
      update private.sending_items i set tries = i.tries + 1, leased_until = clock_timestamp() + make_interval(secs => lease_seconds)
        from next n where i.file = n.file and i.client = n.client returning i.file, i.client, i.sending)
    select l.file, l.client, s.made_by, f.path, f.type from leased l
      join private.sendings s on s.id = l.sending join private.sending_files f on f.id = l.file;
end $function$;

REVOKE ALL ON FUNCTION "public"."claim_sending_items"(integer, integer) FROM PUBLIC, "anon", "authenticated";

CREATE OR REPLACE FUNCTION public.finish_sending_file (
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
begin
  select * into u from public.uploads x where x.id = upload for update;
  if u.status <> 'done' then
    if u.id is null or u.status <> 'verifying' or u.attempts <> attempt or u.purpose <> 'outgoing' then
      raise exception 'lease-lost' using errcode = 'P0001';
    end if;
    if not exists (select from private.sendings s where s.id = u.batch_id and s.state = 'draft' for share) then
      update public.uploads set status = 'expired', lease_until = null, settled_at = clock_timestamp() where id = upload;
      return jsonb_build_object('status', 'expired');
    end if;
    u.name := private.name_of_content(u.name, content_type);
    insert into private.sending_files (id, sending, name, path, type, size, sha256)
      values (u.id, u.batch_id, u.name, u.path, content_type, content_size, content_sha256);
    update public.uploads set status = 'done', lease_until = null, settled_at = clock_timestamp() where id = upload;
  end if;
  return jsonb_build_object('status', 'done', 'document_id', u.id, 'name', u.name, 'number', null);
end $function$;

REVOKE ALL ON FUNCTION "public"."finish_sending_file"(uuid, integer, text, bigint, text, boolean) FROM PUBLIC, "anon", "authenticated";

CREATE OR REPLACE FUNCTION public.finish_sent_file (
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
  return private.finish_file(upload, attempt, 'sent', content_sha256, content_size, content_type, push_drive);
end $function$;

REVOKE ALL ON FUNCTION "public"."finish_sent_file"(uuid, integer, text, bigint, text, boolean) FROM PUBLIC, "anon", "authenticated";

CREATE OR REPLACE FUNCTION public.forget_sendings()
  RETURNS integer
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  gone int;
begin
  delete from private.sendings s where s.id in (
    select x.id from private.sendings x
    where x.done_at < now() - interval '90 days'
      or x.state = 'draft' and x.made_at < now() - interval '30 days'
        and not exists (select from private.sending_files f where f.sending = x.id and f.at > now() - interval '30 days')
    order by x.made_at limit 20);
  get diagnostics gone = row_count;
  return gone;
end $function$;

REVOKE ALL ON FUNCTION "public"."forget_sendings"() FROM PUBLIC, "anon", "authenticated";

CREATE OR REPLACE FUNCTION public.match_sending_file (
  file       uuid,
  in_name    text[],
  in_content text[]
)
  RETURNS text
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  f private.sending_files := (select x from private.sending_files x where x.id = match_sending_file.file);
  s private.sendings := private.own_draft(f.sending);
  named uuid[];
  inside uuid[];
  chosen uuid;
  why text;
begin
  if cardinality(in_name) > 500 or cardinality(in_content) > 500 then
    raise exception 'invalid-input' using errcode = 'P0001';
  end if;
  named := array(select distinct c.user_id from public.companies c where c.nit = any (in_name) and private.may_send_to(s.made_by, c.user_id) limit 20);
  inside := array(select distinct c.user_id from public.companies c where c.nit = any (in_content) and private.may_send_to(s.made_by, c.user_id) limit 20);
  if cardinality(named) = 1 and cardinality(inside) = 1 and named <> inside then
    why := 'differs';
  elsif cardinality(named) = 1 then
    why := 'name';
    chosen := named[1];
  elsif cardinality(named) > 1 then
    why := 'several';
  elsif cardinality(inside) = 1 then
    why := 'content';
    chosen := inside[1];
  else
    why := case when cardinality(inside) > 1 then 'several' else 'none' end;
  end if;
  update private.sending_files x set reason = why, hints = case when chosen is null then named || inside else '{}' end
    where x.id = f.id and x.reason is null;
  if found and chosen is not null then
    insert into private.sending_items (file, client, sending) values (f.id, chosen, s.id) on conflict do nothing;
  end if;
  return why;
end $function$;

REVOKE ALL ON FUNCTION "public"."match_sending_file"(uuid, text[], text[]) FROM PUBLIC, "anon", "service_role";

CREATE OR REPLACE FUNCTION public.my_sendings()
  RETURNS jsonb
  LANGUAGE plpgsql
  STABLE
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  me uuid := private.require_staff();
begin
  return (select coalesce(jsonb_agg(to_jsonb(l) order by l.made_at desc), '[]') from (
    select s.id, s.state, s.made_at, s.send_at, s.made_by = me as mine, private.member_name(s.made_by) as by,
      (select count(*) from private.sending_files f where f.sending = s.id) as files,
      (select f.name from private.sending_files f where f.sending = s.id order by f.name, f.id limit 1) as first,
      (select count(distinct i.client) from private.sending_items i where i.sending = s.id) as clients,
      (select count(*) from private.sending_items i where i.sending = s.id and i.state = 'sent') as sent,
      (select count(*) from private.sending_items i where i.sending = s.id and i.state = 'failed') as failed,
      (select count(distinct i.client) from private.sending_items i join private.document_views v on v.document = i.document
       where i.sending = s.id) as seen
    from private.sendings s where s.made_by = me or private.is_admin() and s.state <> 'draft'
    order by s.made_at desc limit 50) l);
end $function$;

REVOKE ALL ON FUNCTION "public"."my_sendings"() FROM PUBLIC, "anon", "service_role";

CREATE OR REPLACE FUNCTION public.note_document_view (
  document uuid
)
  RETURNS void
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
begin
  perform private.require_entry();
  insert into private.document_views (document, person)
    select d.id, (select auth.uid()) from public.documents d
    where d.id = note_document_view.document and d.kind = 'file' and d.client_sees and d.uploaded_by = 'firm'
      and d.user_id in (select private.my_accounts('reader'))
    on conflict do nothing;
end $function$;

REVOKE ALL ON FUNCTION "public"."note_document_view"(uuid) FROM PUBLIC, "anon", "service_role";

CREATE OR REPLACE FUNCTION public.remove_sending_file (
  file uuid
)
  RETURNS void
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  f private.sending_files := (select x from private.sending_files x where x.id = remove_sending_file.file);
  s private.sendings := private.own_draft(f.sending);
begin
  delete from private.sending_files x where x.id = f.id;
  delete from private.sendings x where x.id = s.id and not exists (select from private.sending_files y where y.sending = s.id);
end $function$;

REVOKE ALL ON FUNCTION "public"."remove_sending_file"(uuid) FROM PUBLIC, "anon", "service_role";

CREATE OR REPLACE FUNCTION public.send_sending (
  sending  uuid,
  rest     uuid,
  message  text,
  folder   text                     DEFAULT NULL::text,
  leave_at timestamp with time zone DEFAULT NULL::timestamp WITH time zone
)
  RETURNS jsonb
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  s private.sendings := private.own_draft(sending);
  left_over int;
begin
  if length(coalesce(message, '')) > 2000 or leave_at > clock_timestamp() + interval '90 days' or rest is null or rest = sending
    or not (folder is null or folder in ('invoices', 'returns', 'payroll', 'banks', 'statements', 'company', 'signed', 'firm')) then
    raise exception 'invalid-input' using errcode = 'P0001';
  end if;
  if exists (select from private.sending_files f where f.sending = s.id and f.reason is null) then
    raise exception 'sending-unread' using errcode = 'P0001';
  end if;
  if not exists (select from private.sending_items i where i.sending = s.id) then
    raise exception 'sending-empty' using errcode = 'P0001';
  end if;
  if (select sum(f.size) from private.sending_items i join private.sending_files f on f.id = i.file where i.sending = s.id) > 2147483648 then
    raise exception 'sending-size' using errcode = 'P0001';
  end if;
  select count(*) into left_over from private.sending_files f
    where f.sending = s.id and not exists (select from private.sending_items i where i.file = f.id);
  if left_over > 0 then
    insert into private.sendings (id, made_by, message, subject) values (rest, s.made_by, coalesce(message, ''), folder);
    update private.sending_files f set sending = rest
      where f.sending = s.id and not exists (select from private.sending_items i where i.file = f.id);
  end if;
  update private.sending_items i set state = 'waiting', problem = null, tries = 0, leased_until = null where i.sending = s.id;
  update private.sendings x set state = 'waiting', message = btrim(coalesce(send_sending.message, '')), subject = folder,
      send_at = greatest(leave_at, clock_timestamp() + interval '10 minutes')
    where x.id = s.id returning x.* into s;
  perform private.note_staff('document.sent', null, null, jsonb_build_object(
    'files', (select count(*) from private.sending_files f where f.sending = s.id),
    'clients', (select count(distinct i.client) from private.sending_items i where i.sending = s.id), 'at', s.send_at));
  return jsonb_build_object('send_at', s.send_at, 'rest', case when left_over > 0 then rest end);
end $function$;

REVOKE ALL ON FUNCTION "public"."send_sending"(uuid, uuid, text, text, timestamp WITH time zone) FROM PUBLIC, "anon", "service_role";

CREATE OR REPLACE FUNCTION public.sending_clients (
  search text DEFAULT ''::text
)
  RETURNS jsonb
  LANGUAGE plpgsql
  STABLE
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  me uuid := private.require_staff();
  typed text := btrim(private.name_key(left(coalesce(search, ''), 100)));
begin
  return (select coalesce(jsonb_agg(jsonb_build_object('id', l.client, 'title', l.title) order by l.title_key), '[]') from (
    select k.client, k.title, k.title_key from private.client_cards k
    where (typed = '' or strpos(k.words, typed) > 0) and private.may_send_to(me, k.client)
    order by k.title_key, k.client limit 500) l);
end $function$;

REVOKE ALL ON FUNCTION "public"."sending_clients"(text) FROM PUBLIC, "anon", "service_role";

CREATE OR REPLACE FUNCTION public.sending_page (
  sending uuid
)
  RETURNS jsonb
  LANGUAGE plpgsql
  STABLE
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  me uuid := private.require_staff();
  s private.sendings;
begin
  select x.* into s from private.sendings x where x.id = sending_page.sending and (x.made_by = me or private.is_admin() and x.state <> 'draft');
  if s.id is null then
    return null;
  end if;
  return jsonb_build_object('id', s.id, 'state', s.state, 'message', s.message, 'subject', s.subject, 'send_at', s.send_at, 'done_at', s.done_at,
    'mine', s.made_by = me, 'by', private.member_name(s.made_by),
    'counts', (select jsonb_build_object(
        'files', (select count(*) from private.sending_files f where f.sending = s.id),
        'unread', (select count(*) from private.sending_files f where f.sending = s.id and f.reason is null),
        'doubts', (select count(*) from private.sending_files f where f.sending = s.id and f.reason is not null
                   and not exists (select from private.sending_items x where x.file = f.id)),
        'clients', count(distinct i.client), 'items', count(*), 'sent', count(*) filter (where i.state = 'sent'),
        'failed', count(*) filter (where i.state = 'failed'))
      from private.sending_items i where i.sending = s.id),
    'files', (select coalesce(jsonb_agg(to_jsonb(l) - 'certain' order by l.certain, l.name, l.id), '[]') from (
      select f.id, f.name, f.size, f.reason, n.count, n.count > 0 as certain, (
          select coalesce(jsonb_agg(jsonb_build_object('id', k.client, 'title', k.title) order by k.title_key), '[]') from (
            select c.* from private.sending_items i join private.client_cards c on c.client = i.client where i.file = f.id
            order by c.title_key limit 5) k) as clients, (
          select coalesce(jsonb_agg(jsonb_build_object('id', c.client, 'title', c.title) order by c.title_key), '[]')
          from private.client_cards c where c.client = any (f.hints)) as hints
      from private.sending_files f
      cross join lateral (select count(*) from private.sending_items i where i.file = f.id) n
      where f.sending = s.id order by n.count > 0, f.name, f.id limit 300) l),
    'failed', (select coalesce(jsonb_agg(to_jsonb(l) order by l.title, l.name), '[]') from (
      select f.name, k.title, i.problem from private.sending_items i join private.sending_files f on f.id = i.file
      join private.client_cards k on k.client = i.client where i.sending = s.id and i.state = 'failed'
      order by k.title_key, f.name limit 300) l),
    'read', (select coalesce(jsonb_agg(to_jsonb(l) - 'title_key' order by cardinality(l.people), l.title_key), '[]') from (
      select k.client, k.title, k.title_key, string_agg(d.name, ', ' order by d.name) as names, array(
          select v.person from private.document_views v join private.sending_items x on x.document = v.document
          where x.sending = s.id and x.client = k.client) as people, (
          select coalesce(jsonb_agg(jsonb_build_object('name', p.name, 'at', p.at) order by p.at), '[]') from (
            select private.member_name(v.person) as name, min(v.at) as at
            from private.document_views v join private.sending_items x on x.document = v.document
            where x.sending = s.id and x.client = k.client group by v.person order by min(v.at) limit 20) p) as seen
      from private.sending_items i join private.client_cards k on k.client = i.client join public.documents d on d.id = i.document
      where i.sending = s.id and i.state = 'sent' group by k.client, k.title, k.title_key order by k.title_key limit 300) l));
end $function$;

REVOKE ALL ON FUNCTION "public"."sending_page"(uuid) FROM PUBLIC, "anon", "service_role";

CREATE OR REPLACE FUNCTION public.set_sending_clients (
  file    uuid,
  clients uuid[]
)
  RETURNS void
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  f private.sending_files := (select x from private.sending_files x where x.id = set_sending_clients.file);
  s private.sendings := private.own_draft(f.sending);
begin
  if cardinality(clients) between 0 and 500 is not true then
    raise exception 'invalid-input' using errcode = 'P0001';
  end if;
  if exists (select from unnest(clients) c where private.may_send_to(s.made_by, c) is not true) then
    raise exception 'not-found' using errcode = 'P0001';
  end if;
  delete from private.sending_items i where i.file = f.id and i.client <> all (clients);
  insert into private.sending_items (file, client, sending) select f.id, c, s.id from unnest(clients) c on conflict do nothing;
  update private.sending_files x set reason = case when cardinality(clients) = 0 then 'none' else 'person' end where x.id = f.id;
  if (select count(*) from private.sending_items i where i.sending = s.id) > 2000 then
    raise exception 'sending-full' using errcode = 'P0001';
  end if;
end $function$;

REVOKE ALL ON FUNCTION "public"."set_sending_clients"(uuid, uuid[]) FROM PUBLIC, "anon", "service_role";

CREATE OR REPLACE FUNCTION public.settle_sending_item (
  file     uuid,
  client   uuid,
  document uuid DEFAULT NULL::uuid,
  problem  text DEFAULT NULL::text
)
  RETURNS void
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
begin
  if document is null and problem is null then
    update private.sending_items i set leased_until = clock_timestamp() + make_interval(secs => 30 * i.tries)
      where i.file = settle_sending_item.file and i.client = settle_sending_item.client and i.state = 'waiting';
  else
    perform private.settle_item(file, client, document, problem);
  end if;
end $function$;

REVOKE ALL ON FUNCTION "public"."settle_sending_item"(uuid, uuid, uuid, text) FROM PUBLIC, "anon", "authenticated";

CREATE OR REPLACE FUNCTION public.stray_objects (
  idle_seconds integer
)
  RETURNS SETOF text
  LANGUAGE plpgsql
  STABLE
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
begin
  return query
  select o.name from storage.objects o
  where o.bucket_id = 'facturas' and o.created_at < clock_timestamp() - make_interval(secs => idle_seconds)
    and not exists (select from public.documents d where d.storage_path = o.name)
    and not exists (select from public.uploads u where u.path = o.name and u.status in ('reserved', 'verifying'))
    and not exists (select from private.deleted_documents k where k.path = o.name)
    and not exists (select from private.sending_files f where f.path = o.name)
  order by o.created_at limit 100;
end $function$;

REVOKE ALL ON FUNCTION "public"."stray_objects"(integer) FROM PUBLIC, "anon", "authenticated";

CREATE OR REPLACE FUNCTION public.undo_sending (
  sending uuid
)
  RETURNS void
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  me uuid := private.require_staff();
  s private.sendings;
begin
  select x.* into s from private.sendings x where x.id = undo_sending.sending and x.made_by = me for update;
  if s.id is null then
    raise exception 'not-found' using errcode = 'P0001';
  end if;
  if s.state = 'draft' then
    return;
  end if;
  if s.state <> 'waiting' or s.send_at <= clock_timestamp() then
    raise exception 'undo-late' using errcode = 'P0001';
  end if;
  update private.sendings x set state = 'draft', send_at = null where x.id = s.id;
  update private.sending_items i set state = 'draft' where i.sending = s.id;
  perform private.note_staff('document.unsent', null, null, jsonb_build_object('files', (
    select count(*) from private.sending_files f where f.sending = s.id)));
end $function$;

REVOKE ALL ON FUNCTION "public"."undo_sending"(uuid) FROM PUBLIC, "anon", "service_role";

CREATE OR REPLACE FUNCTION public.unread_sending_files (
  sending uuid,
  most    integer DEFAULT 10
)
  RETURNS jsonb
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  s private.sendings := private.own_draft(sending);
  answer jsonb;
begin
  update private.sending_files f set reason = 'none' where f.sending = s.id and f.reason is null and f.tries >= 3;
  with given as (
      update private.sending_files f set tries = f.tries + 1
        where f.id in (select x.id from private.sending_files x where x.sending = s.id and x.reason is null order by x.at, x.id
                       limit least(greatest(most, 1), 25))
        returning f.id, f.name, f.path, f.type)
    select coalesce(jsonb_agg(to_jsonb(g)), '[]') into answer from given g;
  return answer;
end $function$;

REVOKE ALL ON FUNCTION "public"."unread_sending_files"(uuid, integer) FROM PUBLIC, "anon", "service_role";

ALTER TABLE "private"."document_views"
  ADD CONSTRAINT "document_views_document_fkey" FOREIGN KEY (document) REFERENCES public.documents(id) ON DELETE CASCADE;

ALTER TABLE "private"."document_views"
  ADD CONSTRAINT "document_views_person_fkey" FOREIGN KEY (person) REFERENCES auth.users(id) ON DELETE CASCADE;

ALTER TABLE "private"."sending_items"
  ADD CONSTRAINT "sending_items_client_fkey" FOREIGN KEY (client) REFERENCES public.accounts(id) ON DELETE CASCADE;

ALTER TABLE "private"."sending_items"
  ADD CONSTRAINT "sending_items_document_fkey" FOREIGN KEY (document) REFERENCES public.documents(id) ON DELETE SET NULL;

ALTER TABLE "private"."sending_items"
  ADD CONSTRAINT "sending_items_file_fkey" FOREIGN KEY (file) REFERENCES private.sending_files(id) ON DELETE CASCADE;

ALTER TABLE "private"."sendings"
  ADD CONSTRAINT "sendings_made_by_fkey" FOREIGN KEY (made_by) REFERENCES auth.users(id) ON DELETE CASCADE;

ALTER TABLE "private"."sending_files"
  ADD CONSTRAINT "sending_files_sending_fkey" FOREIGN KEY (sending) REFERENCES private.sendings(id) ON DELETE CASCADE;

ALTER TABLE "private"."sending_items"
  ADD CONSTRAINT "sending_items_sending_fkey" FOREIGN KEY (sending) REFERENCES private.sendings(id) ON DELETE CASCADE;

-- locks public.uploads: two new purposes; the check reads the rows once
ALTER TABLE "public"."uploads"
  ADD CONSTRAINT "uploads_for_client" CHECK (((purpose = ANY (ARRAY['for-client'::text, 'receipt'::text, 'sent'::text])) = (for_client IS NOT NULL)));

-- locks public.uploads: two new purposes; the check reads the rows once
ALTER TABLE "public"."uploads"
  ADD CONSTRAINT "uploads_purpose_check"
    CHECK ((purpose = ANY (ARRAY['invoice'::text, 'attachment'::text, 'for-client'::text, 'receipt'::text, 'mail'::text, 'outgoing'::text, 'sent'::text])));

CREATE INDEX document_views_of_person ON private.document_views USING btree (person);

CREATE INDEX sending_files_of ON private.sending_files USING btree (sending);

CREATE INDEX sending_items_document ON private.sending_items USING btree (document)
  WHERE (document IS NOT NULL);

CREATE INDEX sending_items_of_client ON private.sending_items USING btree (client);

CREATE INDEX sending_items_of ON private.sending_items USING btree (sending, client);

CREATE INDEX sending_items_waiting ON private.sending_items USING btree (sending)
  WHERE (state = 'waiting'::text);

CREATE INDEX sendings_due ON private.sendings USING btree (send_at)
  WHERE (state = ANY (ARRAY['waiting'::text, 'sending'::text]));

CREATE INDEX sendings_of_member ON private.sendings USING btree (made_by, made_at DESC);

COMMENT ON TABLE "private"."document_views" IS 'The first time that each person of a client opened a document of the firm. Read and written by functions alone.';

COMMENT ON TABLE "private"."sending_files" IS 'The files of a sending, up to 1,000. Read and written by functions alone.';

COMMENT ON TABLE "private"."sending_items" IS 'A file for a client, up to 2,000 of a sending. Read and written by functions alone.';

COMMENT ON TABLE "private"."sendings" IS 'Each member’s own, for 90 days after they left. Read and written by functions alone.';

REVOKE ALL ON FUNCTION "private"."may_send_to"(uuid, uuid) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."own_draft"(uuid) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."settle_item"(uuid, uuid, uuid, text) FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "public"."begin_sending_file"(uuid, uuid, text, text, bigint) TO "authenticated";

REVOKE ALL ON FUNCTION "public"."begin_sending_file"(uuid, uuid, text, text, bigint) FROM "postgres";

GRANT EXECUTE ON FUNCTION "public"."begin_sending_file"(uuid, uuid, text, text, bigint) TO "postgres";

REVOKE ALL ON FUNCTION "public"."begin_sent_file"(uuid, uuid) FROM "postgres";

GRANT EXECUTE ON FUNCTION "public"."begin_sent_file"(uuid, uuid) TO "postgres";

GRANT EXECUTE ON FUNCTION "public"."begin_sent_file"(uuid, uuid) TO "service_role";

REVOKE ALL ON FUNCTION "public"."claim_sending_items"(integer, integer) FROM "postgres";

GRANT EXECUTE ON FUNCTION "public"."claim_sending_items"(integer, integer) TO "postgres";

GRANT EXECUTE ON FUNCTION "public"."claim_sending_items"(integer, integer) TO "service_role";

REVOKE ALL ON FUNCTION "public"."finish_sending_file"(uuid, integer, text, bigint, text, boolean) FROM "postgres";

GRANT EXECUTE ON FUNCTION "public"."finish_sending_file"(uuid, integer, text, bigint, text, boolean) TO "postgres";

GRANT EXECUTE ON FUNCTION "public"."finish_sending_file"(uuid, integer, text, bigint, text, boolean) TO "service_role";

REVOKE ALL ON FUNCTION "public"."finish_sent_file"(uuid, integer, text, bigint, text, boolean) FROM "postgres";

GRANT EXECUTE ON FUNCTION "public"."finish_sent_file"(uuid, integer, text, bigint, text, boolean) TO "postgres";

GRANT EXECUTE ON FUNCTION "public"."finish_sent_file"(uuid, integer, text, bigint, text, boolean) TO "service_role";

REVOKE ALL ON FUNCTION "public"."forget_sendings"() FROM "postgres";

GRANT EXECUTE ON FUNCTION "public"."forget_sendings"() TO "postgres";

GRANT EXECUTE ON FUNCTION "public"."forget_sendings"() TO "service_role";

GRANT EXECUTE ON FUNCTION "public"."match_sending_file"(uuid, text[], text[]) TO "authenticated";

REVOKE ALL ON FUNCTION "public"."match_sending_file"(uuid, text[], text[]) FROM "postgres";

GRANT EXECUTE ON FUNCTION "public"."match_sending_file"(uuid, text[], text[]) TO "postgres";

GRANT EXECUTE ON FUNCTION "public"."my_sendings"() TO "authenticated";

REVOKE ALL ON FUNCTION "public"."my_sendings"() FROM "postgres";

GRANT EXECUTE ON FUNCTION "public"."my_sendings"() TO "postgres";

GRANT EXECUTE ON FUNCTION "public"."note_document_view"(uuid) TO "authenticated";

REVOKE ALL ON FUNCTION "public"."note_document_view"(uuid) FROM "postgres";

GRANT EXECUTE ON FUNCTION "public"."note_document_view"(uuid) TO "postgres";

GRANT EXECUTE ON FUNCTION "public"."remove_sending_file"(uuid) TO "authenticated";

REVOKE ALL ON FUNCTION "public"."remove_sending_file"(uuid) FROM "postgres";

GRANT EXECUTE ON FUNCTION "public"."remove_sending_file"(uuid) TO "postgres";

GRANT EXECUTE ON FUNCTION "public"."send_sending"(uuid, uuid, text, text, timestamp WITH time zone) TO "authenticated";

REVOKE ALL ON FUNCTION "public"."send_sending"(uuid, uuid, text, text, timestamp WITH time zone) FROM "postgres";

GRANT EXECUTE ON FUNCTION "public"."send_sending"(uuid, uuid, text, text, timestamp WITH time zone) TO "postgres";

GRANT EXECUTE ON FUNCTION "public"."sending_clients"(text) TO "authenticated";

REVOKE ALL ON FUNCTION "public"."sending_clients"(text) FROM "postgres";

GRANT EXECUTE ON FUNCTION "public"."sending_clients"(text) TO "postgres";

GRANT EXECUTE ON FUNCTION "public"."sending_page"(uuid) TO "authenticated";

REVOKE ALL ON FUNCTION "public"."sending_page"(uuid) FROM "postgres";

GRANT EXECUTE ON FUNCTION "public"."sending_page"(uuid) TO "postgres";

GRANT EXECUTE ON FUNCTION "public"."set_sending_clients"(uuid, uuid[]) TO "authenticated";

REVOKE ALL ON FUNCTION "public"."set_sending_clients"(uuid, uuid[]) FROM "postgres";

GRANT EXECUTE ON FUNCTION "public"."set_sending_clients"(uuid, uuid[]) TO "postgres";

REVOKE ALL ON FUNCTION "public"."settle_sending_item"(uuid, uuid, uuid, text) FROM "postgres";

GRANT EXECUTE ON FUNCTION "public"."settle_sending_item"(uuid, uuid, uuid, text) TO "postgres";

GRANT EXECUTE ON FUNCTION "public"."settle_sending_item"(uuid, uuid, uuid, text) TO "service_role";

REVOKE ALL ON FUNCTION "public"."stray_objects"(integer) FROM "postgres";

GRANT EXECUTE ON FUNCTION "public"."stray_objects"(integer) TO "postgres";

GRANT EXECUTE ON FUNCTION "public"."stray_objects"(integer) TO "service_role";

GRANT EXECUTE ON FUNCTION "public"."undo_sending"(uuid) TO "authenticated";

REVOKE ALL ON FUNCTION "public"."undo_sending"(uuid) FROM "postgres";

GRANT EXECUTE ON FUNCTION "public"."undo_sending"(uuid) TO "postgres";

GRANT EXECUTE ON FUNCTION "public"."unread_sending_files"(uuid, integer) TO "authenticated";

REVOKE ALL ON FUNCTION "public"."unread_sending_files"(uuid, integer) FROM "postgres";

GRANT EXECUTE ON FUNCTION "public"."unread_sending_files"(uuid, integer) TO "postgres";
