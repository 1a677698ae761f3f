-- An upload goes from reserved to verifying to done, or ends as rejected, duplicate or expired.
-- The bytes (the object) are stored before the document's row, and are never served without that row.

create table public.upload_batches (
  id uuid primary key,
  user_id uuid not null references public.accounts (id) on delete cascade,
  created_at timestamptz not null default now(),
  closed_at timestamptz
);
alter table public.upload_batches enable row level security;
revoke all on public.upload_batches from anon, authenticated, service_role;
comment on table public.upload_batches is 'The files that a person sent together. The automation service is called once per batch. Service role only.';
create index upload_batches_open on public.upload_batches (created_at) where closed_at is null;
create index upload_batches_of_user on public.upload_batches (user_id);
grant select on public.upload_batches to service_role;

create table public.uploads (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references public.accounts (id) on delete cascade,
  batch_id uuid not null references public.upload_batches (id) on delete cascade,
  key uuid not null,
  name text not null check (length(btrim(name)) between 1 and 200),
  path text not null unique,
  declared_type text not null,
  declared_size bigint not null,
  status text not null default 'reserved'
    check (status in ('reserved', 'verifying', 'done', 'rejected', 'duplicate', 'expired')),
  reason text,
  document_id uuid references public.documents (id) on delete set null,
  attempts int not null default 0,
  lease_until timestamptz,
  created_at timestamptz not null default now(),
  expires_at timestamptz not null default now() + interval '2 hours',
  settled_at timestamptz,
  purpose text not null default 'invoice' check (purpose in ('invoice', 'attachment', 'for-client', 'receipt', 'mail', 'outgoing', 'sent')),
  for_client uuid references public.accounts (id) on delete cascade,
  made_by uuid,
  unique (user_id, key),
  constraint uploads_for_client check ((purpose in ('for-client', 'receipt', 'sent')) = (for_client is not null)),
  constraint uploads_file_name check (private.is_file_name(name))
);
create trigger note_maker before insert on public.uploads for each row execute function private.note_maker();
alter table public.uploads enable row level security;
revoke all on public.uploads from anon, authenticated, service_role;
comment on table public.uploads is 'Upload intents. A client reads their own; only begin_upload and the service role write.';
comment on column public.uploads.for_client is 'The client who gets the document, when a member of the firm (user_id) uploads it.';
create index uploads_recent on public.uploads (user_id, created_at desc);
create index uploads_batch on public.uploads (batch_id);
create index uploads_open on public.uploads (created_at) where status in ('reserved', 'verifying');
create index uploads_of_document on public.uploads (document_id) where document_id is not null;
create index uploads_for_client_of on public.uploads (for_client) where for_client is not null;
create index uploads_in_vain on public.uploads (settled_at)
  where status in ('rejected', 'duplicate', 'expired');

grant select on public.uploads to authenticated, service_role;
create policy "own uploads or staff" on public.uploads for select to authenticated
  using ((user_id in (select private.my_accounts('reader')) and (for_client is null or (select private.is_staff())))
    or (select private.is_admin()) or user_id in (select private.my_clients()));
create policy "gate" on public.uploads as restrictive for all to authenticated
  using ((select private.may_enter())) with check ((select private.may_enter()));

-- Each object is named {account}/{upload id}.{ext} and is written only once.
-- Only the server reads stored files, after it has read the document's row with the caller's rights.
-- No policy lets people read stored files, because they could then sign URLs that give access to a file for years.
-- The bucket's limit is that of the largest file; private.most_bytes has the limit of each purpose.
insert into storage.buckets (id, name, public, file_size_limit, allowed_mime_types)
  values ('facturas', 'facturas', false, 26214400, array['image/jpeg', 'image/png', 'application/pdf', 'application/xml',
    -- The function private.takes_file decides when HEIC, CSV, ZIP and Office files are accepted.
    'image/heic', 'text/csv', 'application/zip', 'application/vnd.ms-excel',
    'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
    'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
    'application/vnd.openxmlformats-officedocument.presentationml.presentation']);
create policy "facturas: gate" on storage.objects as restrictive for all to authenticated
  using (bucket_id <> 'facturas' or (select private.may_enter()))
  with check (bucket_id <> 'facturas' or (select private.may_enter()));
create policy "facturas: into a reserved place" on storage.objects for insert to authenticated
  with check (bucket_id = 'facturas' and exists (
    select from public.uploads u
    where u.path = objects.name and u.user_id in (select private.my_accounts('assistant')) and u.status = 'reserved' and u.expires_at > now()
      and (u.for_client is null or (select private.is_admin()) or u.for_client in (select private.my_clients()))));

-- Storage checks policies only when an upload begins, so a slow upload could replace bytes that were checked meanwhile.
-- This trigger refuses new bytes once the check of a file has begun.
-- The trigger locks the upload's row, so that the check of the file waits until the bytes are written.
-- The bucket allows 25 MB, so the trigger refuses files larger than 10 MB that are also larger than declared.
-- If the trigger refuses the row, the storage service removes the bytes.
create function private.keep_checked_object() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  place public.uploads;
begin
  select * into place from public.uploads u where u.path = new.name for share;
  if place.status <> 'reserved' then
    raise insufficient_privilege using message = 'already-checked';
  end if;
  if place.id is not null and (new.metadata ->> 'size')::bigint > greatest(place.declared_size, 10485760) then
    raise insufficient_privilege using message = 'too-large';
  end if;
  return new;
end $$;
revoke execute on function private.keep_checked_object() from public, anon, authenticated, service_role;
create trigger keep_checked_object before update of version on storage.objects
  for each row when (new.bucket_id = 'facturas' and old.version is distinct from new.version)
  execute function private.keep_checked_object();
-- Signed upload URLs stay valid, so this trigger refuses bytes for an upload that has expired or was rejected.
create trigger keep_settled_place before insert on storage.objects
  for each row when (new.bucket_id = 'facturas') execute function private.keep_checked_object();

create function private.extension_of(mime text) returns text
language sql immutable set search_path = '' as $$
  select case mime when 'application/pdf' then 'pdf' when 'image/jpeg' then 'jpg'
                   when 'image/png' then 'png' when 'application/xml' then 'xml'
                   when 'image/heic' then 'heic' when 'text/csv' then 'csv' when 'application/zip' then 'zip'
                   when 'application/vnd.ms-excel' then 'xls'
                   when 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet' then 'xlsx'
                   when 'application/vnd.openxmlformats-officedocument.wordprocessingml.document' then 'docx'
                   when 'application/vnd.openxmlformats-officedocument.presentationml.presentation' then 'pptx' end
$$;

create function private.takes_file(mime text, purpose text) returns boolean
language plpgsql stable security definer set search_path = '' as $$
begin
  return case
    when private.extension_of(mime) is null then false
    when private.extension_of(mime) in ('pdf', 'jpg', 'png', 'xml') then true
    when mime = 'text/csv' and purpose in ('for-client', 'outgoing', 'sent') then true
    else purpose in ('attachment', 'for-client', 'outgoing', 'sent')
      and exists (select from private.firm_settings x where x.name = 'message_files' and x.value = '"all"')
  end;
end $$;

-- Returns whether messages, answers to requests and documents of the firm accept files of up to 25 MB.
create function private.takes_large_files() returns boolean
language sql stable security definer set search_path = '' as $$
  select exists (select from private.firm_settings x where x.name = 'large_files' and x.value = 'true')
$$;

create function private.most_bytes(purpose text) returns bigint
language sql stable security definer set search_path = '' as $$
  select case when purpose in ('attachment', 'for-client', 'outgoing', 'sent') and private.takes_large_files() then 26214400 else 10485760 end
$$;

-- Replaces the extension of a file's name if the extension does not fit the file's content (`mime`).
create function private.name_of_content(name text, mime text) returns text
language plpgsql immutable set search_path = '' as $$
declare
  extension text := private.extension_of(mime);
  given text := lower(substring(name from '\.([A-Za-z0-9]{1,10})$'));
  renamed text;
begin
  if extension is null or given = extension or (mime = 'image/jpeg' and given = 'jpeg')
    or (mime = 'image/heic' and given = 'heif') then
    return name;
  end if;
  renamed := left(regexp_replace(name, '\.[A-Za-z0-9]{1,10}$', ''), 119 - length(extension)) || '.' || extension;
  return case when private.is_file_name(renamed) then renamed else 'archivo.' || extension end;
end $$;

-- Reserves a place for a file; a second call with the same key, file and purpose returns the same place.
-- In 24 hours an account may upload 200 files and 2 GB; at most 50 uploads may be unfinished at a time.
-- Members of the firm may add 2,000 files, because on a tax's due day a firm stores hundreds of receipts.
-- Files from mails have a quota of their own, so that the sender of a mail cannot use up the client's quota.
-- Copies of a file that the firm sends to many clients have a quota of their own, 5,000 copies in 24 hours.
-- `account` is only set for files from mails and copies of a sent file, because these calls have no signed-in user.
create function private.reserve_upload(
  key uuid, batch uuid, file_name text, declared_type text, declared_size bigint, purpose text, for_client uuid default null,
  account uuid default null
) returns public.uploads
language plpgsql security definer set search_path = '' as $$
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
  if (declared_size between 1 and private.most_bytes(reserve_upload.purpose)) is not true then
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
  -- A batch of the purpose `outgoing` is closed with its first file, but accepts further files.
  perform from public.upload_batches b where b.id = batch and b.user_id = me and (b.closed_at is null or reserve_upload.purpose = 'outgoing');
  if not found then
    raise exception 'batch-closed' using errcode = 'P0001';
  end if;
  insert into public.uploads (id, user_id, batch_id, key, name, path, declared_type, declared_size, purpose, for_client)
    values (new_id, me, batch, reserve_upload.key, file_name,
            coalesce(reserve_upload.for_client, me)::text || '/' || new_id::text || '.' || extension,
            reserve_upload.declared_type, reserve_upload.declared_size, reserve_upload.purpose, reserve_upload.for_client)
    returning * into kept;
  -- The automation service is called when a batch closes, and only about invoices, so other batches close at once.
  if kept.purpose not in ('invoice', 'mail') then
    update public.upload_batches b set closed_at = clock_timestamp() where b.id = kept.batch_id;
  end if;
  return kept;
end $$;

create function public.begin_upload(
  key uuid, batch uuid, file_name text, declared_type text, declared_size bigint
) returns public.uploads
language plpgsql security definer set search_path = '' as $$
begin
  return private.reserve_upload(key, batch, file_name, declared_type, declared_size, 'invoice');
end $$;

create function public.begin_attachment(key uuid, file_name text, declared_type text, declared_size bigint)
returns public.uploads
language plpgsql security definer set search_path = '' as $$
begin
  return private.reserve_upload(key, key, file_name, declared_type, declared_size, 'attachment');
end $$;

-- A document that a member of the firm adds for a client uses up the quota of the member.
create function public.begin_client_file(
  client uuid, key uuid, file_name text, declared_type text, declared_size bigint
) returns public.uploads
language plpgsql security definer set search_path = '' as $$
begin
  perform private.require_client(client);
  return private.reserve_upload(key, key, file_name, declared_type, declared_size, 'for-client', client);
end $$;

-- The client does not see the uploaded receipt of a filing before a member delivers the receipt.
create function public.begin_receipt(
  client uuid, key uuid, file_name text, declared_type text, declared_size bigint
) returns public.uploads
language plpgsql security definer set search_path = '' as $$
begin
  perform private.require_client(client);
  return private.reserve_upload(key, key, file_name, declared_type, declared_size, 'receipt', client);
end $$;

-- Gives an upload to one process that verifies the file; returns no row while another process has the upload.
create function public.claim_upload(upload uuid, lease_seconds int, owner uuid default null) returns setof public.uploads
language sql volatile security definer set search_path = '' as $$
  update public.uploads u
    set status = 'verifying', attempts = u.attempts + 1, lease_until = clock_timestamp() + make_interval(secs => lease_seconds)
    where u.id = upload and (owner is null or u.user_id = owner)
      and (u.status = 'reserved' or (u.status = 'verifying' and u.lease_until < clock_timestamp()))
    returning u.*
$$;

-- Releases an upload after a failure of the server, so that another process can verify the file.
create function public.release_upload(upload uuid, attempt int) returns void
language sql volatile security definer set search_path = '' as $$
  update public.uploads set status = 'reserved', lease_until = null
    where id = upload and attempts = attempt and status = 'verifying'
$$;

create function public.reject_upload(upload uuid, attempt int, why text) returns void
language sql volatile security definer set search_path = '' as $$
  update public.uploads set status = 'rejected', reason = left(why, 100), lease_until = null, settled_at = clock_timestamp()
    where id = upload and attempts = attempt and status = 'verifying'
$$;

-- Stores a verified invoice in one transaction with its document and the job that copies the file to Drive.
-- If the account already has a document with the same bytes, the invoice is linked to that document.
create function public.finish_upload(
  upload uuid, attempt int, content_sha256 text, content_size bigint, content_type text, push_drive boolean
) returns jsonb
language plpgsql security definer set search_path = '' as $$
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
      -- `replaces` is set here, because the trigger note_answer would look for it under the id of the document.
      -- An existing document keeps its own id, but the invoice to replace is stored under the id of this upload.
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
end $$;

create function private.has_object(object_path text) returns boolean
language sql stable security definer set search_path = '' as $$
  select exists (select from storage.objects o where o.bucket_id = 'facturas' and o.name = object_path)
$$;

-- Marks an upload without bytes as expired; a repair job finishes an upload whose bytes have arrived.
create function public.expire_upload(upload uuid) returns void
language sql volatile security definer set search_path = '' as $$
  update public.uploads set status = 'expired', lease_until = null, settled_at = clock_timestamp()
    where id = upload and (status = 'reserved' or (status = 'verifying' and lease_until < clock_timestamp()))
      and not private.has_object(path)
$$;

revoke execute on function private.extension_of(text), private.takes_file(text, text), private.name_of_content(text, text),
  private.reserve_upload(uuid, uuid, text, text, bigint, text, uuid, uuid), public.begin_upload(uuid, uuid, text, text, bigint),
  public.begin_attachment(uuid, text, text, bigint), public.begin_client_file(uuid, uuid, text, text, bigint),
  public.begin_receipt(uuid, uuid, text, text, bigint), public.claim_upload(uuid, int, uuid), public.release_upload(uuid, int),
  public.reject_upload(uuid, int, text),
  public.finish_upload(uuid, int, text, bigint, text, boolean), private.has_object(text), public.expire_upload(uuid)
  from public, anon, authenticated, service_role;
grant execute on function public.begin_upload(uuid, uuid, text, text, bigint), public.begin_attachment(uuid, text, text, bigint),
  public.begin_client_file(uuid, uuid, text, text, bigint), public.begin_receipt(uuid, uuid, text, text, bigint) to authenticated;
grant execute on function public.claim_upload(uuid, int, uuid), public.release_upload(uuid, int),
  public.reject_upload(uuid, int, text), public.finish_upload(uuid, int, text, bigint, text, boolean), public.expire_upload(uuid)
  to service_role;

-- Closes a batch: uploads without bytes expire, and the call to the automation service is queued once.
-- A batch stays open while one of its files has to be verified; a repair job closes the batch later.
create function public.close_batch(batch uuid, notify boolean, owner uuid default null) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  b public.upload_batches;
  files int;
begin
  select * into b from public.upload_batches x where x.id = batch and (owner is null or x.user_id = owner) for update;
  if b.id is null then
    return null;
  end if;
  if b.closed_at is null then
    if exists (select from public.uploads u where u.batch_id = batch and (u.status = 'verifying'
        or (u.status = 'reserved' and private.has_object(u.path)))) then
      return jsonb_build_object('closed', false, 'files', 0);
    end if;
    update public.uploads set status = 'expired', settled_at = clock_timestamp() where batch_id = batch and status = 'reserved';
    update public.upload_batches set closed_at = clock_timestamp() where id = batch;
  end if;
  select count(*) into files from public.uploads u where u.batch_id = batch and u.status = 'done';
  if files > 0 and notify then
    insert into public.outbox (kind, key, user_id, batch_id, payload)
      values ('automation.batch', 'automation:' || batch, b.user_id, batch, jsonb_build_object('batch_id', batch))
      on conflict (key) do nothing;
  end if;
  update public.outbox set next_at = clock_timestamp() + interval '12 seconds'
    where batch_id = batch and status = 'pending' and attempts = 0;
  return jsonb_build_object('closed', true, 'files', files);
end $$;

create function public.batch_outcome(batch uuid, owner uuid) returns jsonb
language sql stable security definer set search_path = '' as $$
  select jsonb_build_object(
    'files', count(*), 'drive', count(*) filter (where d.google_drive_id is not null),
    'automation', (select o.status from public.outbox o where o.key = 'automation:' || batch))
  from public.uploads u join public.documents d on d.id = u.document_id
  where u.batch_id = batch and u.user_id = owner and u.status = 'done'
$$;

create function public.batch_files(batch uuid) returns jsonb
language sql stable security definer set search_path = '' as $$
  select jsonb_build_object('user_id', b.user_id, 'user_email', coalesce(a.email, ''), 'timestamp', b.closed_at,
    'files', coalesce((
      select jsonb_agg(jsonb_build_object('name', d.name, 'type', d.file_type, 'size', d.file_size,
                                          'storage_path', d.storage_path, 'drive_link', d.google_drive_link)
                       order by u.created_at, u.id)
      from public.uploads u join public.documents d on d.id = u.document_id
      where u.batch_id = batch and u.status = 'done'), '[]'::jsonb))
  from public.upload_batches b left join lateral private.contact_of(b.user_id) a on true
  where b.id = batch
$$;

revoke execute on function public.close_batch(uuid, boolean, uuid), public.batch_outcome(uuid, uuid), public.batch_files(uuid)
  from public, anon, authenticated, service_role;
grant execute on function public.close_batch(uuid, boolean, uuid), public.batch_outcome(uuid, uuid), public.batch_files(uuid)
  to service_role;

-- The next functions serve lib/uploads/reconcile.ts, a job that repairs interrupted uploads.

-- Returns interrupted uploads: the verification was broken off or never began, or the upload has expired.
create function public.stale_uploads(idle_seconds int) returns table (id uuid, has_object boolean, expired boolean)
language sql stable security definer set search_path = '' as $$
  select u.id, o.id is not null, u.expires_at < clock_timestamp()
  from public.uploads u
  left join storage.objects o on o.bucket_id = 'facturas' and o.name = u.path
  where (u.status = 'verifying' and u.lease_until < clock_timestamp())
     or (u.status = 'reserved' and o.created_at < clock_timestamp() - make_interval(secs => idle_seconds))
     or (u.status = 'reserved' and u.expires_at < clock_timestamp())
  order by u.created_at limit 100
$$;

-- Returns open batches that the browser has left: all their uploads ended some time ago.
create function public.idle_batches(idle_seconds int) returns setof uuid
language sql stable security definer set search_path = '' as $$
  select b.id from public.upload_batches b
  where b.closed_at is null and b.created_at < clock_timestamp() - make_interval(secs => idle_seconds)
    and not exists (
      select from public.uploads u where u.batch_id = b.id
        and (u.status in ('reserved', 'verifying') or u.settled_at > clock_timestamp() - make_interval(secs => idle_seconds)))
  order by b.created_at limit 100
$$;

-- Returns documents whose file is lost from storage, so that a person can find out why.
create function public.missing_objects() returns setof uuid
language sql stable security definer set search_path = '' as $$
  select d.id from public.documents d
  where d.kind = 'file' and not exists (
    select from storage.objects o where o.bucket_id = 'facturas' and o.name = d.storage_path)
  limit 100
$$;

revoke execute on function public.stale_uploads(int), public.idle_batches(int), public.missing_objects()
  from public, anon, authenticated, service_role;
grant execute on function public.stale_uploads(int), public.idle_batches(int), public.missing_objects() to service_role;

-- Shows a document to the client, adds it to archivos_subidos and, with `copy`, queues its copy to Drive.
create function private.show_document(document uuid, copy boolean, copy_at timestamptz) returns boolean
language plpgsql volatile security definer set search_path = '' as $$
declare
  d public.documents;
begin
  update public.documents x set client_sees = true where x.id = show_document.document and not x.client_sees returning * into d;
  if d.id is null then
    return false;
  end if;
  insert into public.archivos_subidos (nombre_archivo, ruta_storage, tipo_archivo, tamano_bytes, url_publica, user_id, descripcion)
    values (d.name, d.storage_path, d.file_type, d.file_size, d.file_path, d.user_id,
            'Documento de la firma, ' || to_char(now() at time zone 'America/Bogota', 'DD/MM/YYYY'))
    on conflict (ruta_storage) do nothing;
  if copy then
    insert into public.outbox (kind, key, user_id, payload, next_at)
      values ('drive.push', 'drive:' || d.id, d.user_id, jsonb_build_object('document_id', d.id), copy_at)
      on conflict (key) do nothing;
  end if;
  return true;
end $$;

-- Stores a file that is no invoice, unless the client already has a document with the same bytes.
-- The upload expires if the member who sent the file has lost access to the client.
create function private.finish_file(
  upload uuid, attempt int, purpose text, content_sha256 text, content_size bigint, content_type text, push_drive boolean
) returns jsonb
language plpgsql security definer set search_path = '' as $$
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
        -- A file of the purpose `sent` gets no mail here, because one mail names all files that a client gets.
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
end $$;

create function public.finish_attachment(
  upload uuid, attempt int, content_sha256 text, content_size bigint, content_type text, push_drive boolean
) returns jsonb
language plpgsql security definer set search_path = '' as $$
begin
  return private.finish_file(upload, attempt, 'attachment', content_sha256, content_size, content_type, push_drive);
end $$;

create function public.finish_receipt(
  upload uuid, attempt int, content_sha256 text, content_size bigint, content_type text, push_drive boolean
) returns jsonb
language plpgsql security definer set search_path = '' as $$
begin
  return private.finish_file(upload, attempt, 'receipt', content_sha256, content_size, content_type, push_drive);
end $$;

create function public.finish_client_file(
  upload uuid, attempt int, content_sha256 text, content_size bigint, content_type text, push_drive boolean
) returns jsonb
language plpgsql security definer set search_path = '' as $$
begin
  return private.finish_file(upload, attempt, 'for-client', content_sha256, content_size, content_type, push_drive);
end $$;

revoke execute on function private.show_document(uuid, boolean, timestamptz),
  private.finish_file(uuid, int, text, text, bigint, text, boolean),
  public.finish_receipt(uuid, int, text, bigint, text, boolean), public.finish_attachment(uuid, int, text, bigint, text, boolean), public.finish_client_file(uuid, int, text, bigint, text, boolean)
  from public, anon, authenticated, service_role;
grant execute on function public.finish_attachment(uuid, int, text, bigint, text, boolean),
  public.finish_client_file(uuid, int, text, bigint, text, boolean), public.finish_receipt(uuid, int, text, bigint, text, boolean)
  to service_role;

-- Returns whether messages and answers to requests also accept Office documents, tables, ZIP files and HEIC photos.
create function public.message_files() returns boolean
language plpgsql stable security definer set search_path = '' as $$
begin
  perform private.require_admin();
  return exists (select from private.firm_settings x where x.name = 'message_files' and x.value = '"all"');
end $$;

create function public.set_message_files(every boolean, seen boolean) returns void
language plpgsql volatile security definer set search_path = '' as $$
declare
  was boolean;
begin
  perform private.require_admin();
  if every is null then
    raise exception 'invalid-input' using errcode = 'P0001';
  end if;
  insert into private.firm_settings (name, value) values ('message_files', '"papers"') on conflict do nothing;
  select x.value = '"all"' into was from private.firm_settings x where x.name = 'message_files' for update;
  if was = every then
    return;
  end if;
  if was is distinct from seen then
    raise exception 'conflict' using errcode = 'P0001';
  end if;
  update private.firm_settings x set value = to_jsonb(case when every then 'all' else 'papers' end), changed_at = now()
    where x.name = 'message_files';
  perform private.note_staff('message.' || case when every then 'all-files' else 'papers' end, null,
    jsonb_build_object('every', was), jsonb_build_object('every', every));
end $$;

create function public.large_files() returns boolean
language plpgsql stable security definer set search_path = '' as $$
begin
  perform private.require_entry();
  return private.takes_large_files();
end $$;

create function public.set_large_files(large boolean, seen boolean) returns void
language plpgsql volatile security definer set search_path = '' as $$
declare
  was boolean;
begin
  perform private.require_admin();
  if large is null then
    raise exception 'invalid-input' using errcode = 'P0001';
  end if;
  insert into private.firm_settings (name, value) values ('large_files', 'false') on conflict do nothing;
  select x.value = 'true' into was from private.firm_settings x where x.name = 'large_files' for update;
  if was = large then
    return;
  end if;
  if was is distinct from seen then
    raise exception 'conflict' using errcode = 'P0001';
  end if;
  update private.firm_settings x set value = to_jsonb(large), changed_at = now() where x.name = 'large_files';
  perform private.note_staff('message.' || case when large then 'large-files' else 'usual-files' end, null,
    jsonb_build_object('large', was), jsonb_build_object('large', large));
end $$;

revoke execute on function private.takes_large_files(), private.most_bytes(text), public.message_files(), public.set_message_files(boolean, boolean),
  public.large_files(), public.set_large_files(boolean, boolean)
  from public, anon, authenticated, service_role;
grant execute on function public.message_files(), public.set_message_files(boolean, boolean), public.large_files(),
  public.set_large_files(boolean, boolean) to authenticated;
