-- Upload intents: reserved -> verifying -> done, or rejected, duplicate, expired.
-- The object is written before its document row; an object without a document row is never served.

create table public.upload_batches (
  id uuid primary key,
  user_id uuid not null references public.accounts (id) on delete cascade,
  created_at timestamptz not null default now(),
  closed_at timestamptz
);
alter table public.upload_batches enable row level security;
revoke all on public.upload_batches from anon, authenticated, service_role;
comment on table public.upload_batches is 'The files of one press of the upload button: one automation call each. Service role only.';
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
  purpose text not null default 'invoice' check (purpose in ('invoice', 'attachment', 'for-client')),
  for_client uuid references public.accounts (id) on delete cascade,
  made_by uuid,
  unique (user_id, key),
  constraint uploads_for_client check ((purpose = 'for-client') = (for_client is not null)),
  constraint uploads_file_name check (private.is_file_name(name))
);
create trigger note_maker before insert on public.uploads for each row execute function private.note_maker();
alter table public.uploads enable row level security;
revoke all on public.uploads from anon, authenticated, service_role;
comment on table public.uploads is 'Upload intents. A client reads their own; only begin_upload and the service role write.';
comment on column public.uploads.for_client is 'Whose document it becomes, when a member of the firm (user_id) uploads it.';
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

-- The private bucket of invoices: {account}/{upload id}.{ext}, written once. No session reads it: the server does, after it has
-- read the document with the rights of whoever asks. A policy of reading would let every session sign addresses for years.
insert into storage.buckets (id, name, public, file_size_limit, allowed_mime_types)
  values ('facturas', 'facturas', false, 10485760, array['image/jpeg', 'image/png', 'application/pdf', 'application/xml']);
create policy "facturas: gate" on storage.objects as restrictive for all to authenticated
  using (bucket_id <> 'facturas' or (select private.may_enter()))
  with check (bucket_id <> 'facturas' or (select private.may_enter()));
-- A site of the version before signs with the session of whoever asks. For two hours after a database was brought here it still may;
-- then nobody is left who does. The next release drops this policy and what it asks.
create function private.older_site_reads() returns boolean
language plpgsql stable security definer set search_path = '' as $$
begin
  return exists (select from private.firm_settings s
    where s.name = 'older_site_reads_until' and (s.value #>> '{}')::timestamptz > now());
end $$;
revoke execute on function private.older_site_reads() from public, anon, service_role;
grant execute on function private.older_site_reads() to authenticated;
create policy "facturas: a site of the version before" on storage.objects for select to authenticated
  using (bucket_id = 'facturas' and (select private.older_site_reads()) and (
    split_part(name, '/', 1) in (select a::text from private.my_accounts('reader') a) or (select private.is_admin())
    or split_part(name, '/', 1) in (select c::text from private.my_clients() c)));
create policy "facturas: into a reserved place" on storage.objects for insert to authenticated
  with check (bucket_id = 'facturas' and exists (
    select from public.uploads u
    where u.path = objects.name and u.user_id in (select private.my_accounts('assistant')) and u.status = 'reserved' and u.expires_at > now()
      and (u.for_client is null or (select private.is_admin()) or u.for_client in (select private.my_clients()))));

-- The storage asks the policies when an upload begins and not when it ends: one that is held open could replace bytes that were
-- checked meanwhile. A place that the site has begun to check keeps what it has; the lock makes a check that begins now wait.
create function private.keep_checked_object() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  place public.uploads;
begin
  select * into place from public.uploads u where u.path = new.name for share;
  if place.status <> 'reserved' then
    raise insufficient_privilege using message = 'already-checked';
  end if;
  return new;
end $$;
revoke execute on function private.keep_checked_object() from public, anon, authenticated, service_role;
create trigger keep_checked_object before update of version on storage.objects
  for each row when (new.bucket_id = 'facturas' and old.version is distinct from new.version)
  execute function private.keep_checked_object();
-- Nor does a signed address bring bytes to a place that has expired or whose file was refused and removed.
create trigger keep_settled_place before insert on storage.objects
  for each row when (new.bucket_id = 'facturas') execute function private.keep_checked_object();

create function private.extension_of(mime text) returns text
language sql immutable set search_path = '' as $$
  select case mime when 'application/pdf' then 'pdf' when 'image/jpeg' then 'jpg'
                   when 'image/png' then 'png' when 'application/xml' then 'xml' end
$$;

-- Reserves a place for one file of the caller. The same key answers the same intent.
-- Quotas (per client): 50 open intents, 200 files and 2 GB in 24 hours.
create function public.begin_upload(
  key uuid, batch uuid, file_name text, declared_type text, declared_size bigint
) returns public.uploads
language plpgsql security definer set search_path = '' as $$
#variable_conflict use_column
declare
  me uuid := private.require_account('assistant');
  extension text := private.extension_of(begin_upload.declared_type);
  new_id uuid := gen_random_uuid();
  kept public.uploads;
  used record;
begin
  if extension is null then
    raise exception 'file-type' using errcode = 'P0001';
  end if;
  if (declared_size between 1 and (select b.file_size_limit from storage.buckets b where b.id = 'facturas')) is not true then
    raise exception 'file-size' using errcode = 'P0001';
  end if;
  perform pg_advisory_xact_lock(hashtextextended('uploads:' || me::text, 0));
  select * into kept from public.uploads u where u.user_id = me and u.key = begin_upload.key;
  if kept.id is not null then
    if kept.name <> file_name or kept.declared_size <> begin_upload.declared_size then
      raise exception 'key-reused' using errcode = 'P0001';
    end if;
    return kept;
  end if;
  select count(*) filter (where u.status in ('reserved', 'verifying') and u.expires_at > now()) as open,
         count(*) as places,
         count(*) filter (where u.status <> 'expired') as files,
         coalesce(sum(u.declared_size) filter (where u.status <> 'expired'), 0) as bytes
    into used from public.uploads u where u.user_id = me and u.created_at > now() - interval '24 hours';
  if used.open >= 50 or used.files >= 200 or used.places >= 1000 or used.bytes + begin_upload.declared_size > 2147483648 then
    raise exception 'upload-quota' using errcode = 'P0001';
  end if;
  insert into public.upload_batches (id, user_id) values (batch, me) on conflict (id) do nothing;
  perform from public.upload_batches b where b.id = batch and b.user_id = me and b.closed_at is null;
  if not found then
    raise exception 'batch-closed' using errcode = 'P0001';
  end if;
  insert into public.uploads (id, user_id, batch_id, key, name, path, declared_type, declared_size)
    values (new_id, me, batch, begin_upload.key, file_name, me::text || '/' || new_id::text || '.' || extension,
            begin_upload.declared_type, begin_upload.declared_size)
    returning * into kept;
  return kept;
end $$;

-- Takes an upload for verification; no row when it is not there, not the owner's, or in other hands.
create function public.claim_upload(upload uuid, lease_seconds int, owner uuid default null) returns setof public.uploads
language sql volatile security definer set search_path = '' as $$
  update public.uploads u
    set status = 'verifying', attempts = u.attempts + 1, lease_until = clock_timestamp() + make_interval(secs => lease_seconds)
    where u.id = upload and (owner is null or u.user_id = owner)
      and (u.status = 'reserved' or (u.status = 'verifying' and u.lease_until < clock_timestamp()))
    returning u.*
$$;

-- Gives it back after a failure that is nobody's fault.
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

-- Turns a verified object into a document, in one transaction: document, invoice, register, Drive job. Bytes that went with a
-- message first become an invoice of the document that is there.
-- Answers {status: done | duplicate, document_id, name, number}. A document has the id of its upload.
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
  insert into public.documents (id, user_id, name, file_path, storage_path, file_type, file_size, sha256, made_by)
    values (u.id, u.user_id, u.name, '/api/documentos/' || u.id, u.path, content_type, content_size, content_sha256, u.made_by)
    on conflict do nothing;
  if not found then
    select * into strict twin from public.documents d where d.user_id = u.user_id and d.sha256 = content_sha256;
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
      u.user_id, 'Factura subida el ' || to_char(now() at time zone 'America/Bogota', 'DD/MM/YYYY'));
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

-- What has arrived whole is never expired: the reconciler finishes it.
create function public.expire_upload(upload uuid) returns void
language sql volatile security definer set search_path = '' as $$
  update public.uploads set status = 'expired', lease_until = null, settled_at = clock_timestamp()
    where id = upload and (status = 'reserved' or (status = 'verifying' and lease_until < clock_timestamp()))
      and not private.has_object(path)
$$;

revoke execute on function private.extension_of(text), public.begin_upload(uuid, uuid, text, text, bigint),
  public.claim_upload(uuid, int, uuid), public.release_upload(uuid, int), public.reject_upload(uuid, int, text),
  public.finish_upload(uuid, int, text, bigint, text, boolean), private.has_object(text), public.expire_upload(uuid)
  from public, anon, authenticated, service_role;
grant execute on function public.begin_upload(uuid, uuid, text, text, bigint) to authenticated;
grant execute on function public.claim_upload(uuid, int, uuid), public.release_upload(uuid, int),
  public.reject_upload(uuid, int, text), public.finish_upload(uuid, int, text, bigint, text, boolean), public.expire_upload(uuid)
  to service_role;

-- Ends a batch: what was never sent expires, and the automation call of the files that arrived is written down once.
-- Answers {closed, files}; closed is false while a file is still being verified, or its bytes are there and wait for it: what
-- has arrived whole is never thrown away because its finish failed. The reconciler finishes it and ends the batch.
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

-- How many files of a batch arrived, and how many of them have a Drive copy by now.
create function public.batch_outcome(batch uuid, owner uuid) returns jsonb
language sql stable security definer set search_path = '' as $$
  select jsonb_build_object(
    'files', count(*), 'drive', count(*) filter (where d.google_drive_id is not null),
    'automation', (select o.status from public.outbox o where o.key = 'automation:' || batch))
  from public.uploads u join public.documents d on d.id = u.document_id
  where u.batch_id = batch and u.user_id = owner and u.status = 'done'
$$;

-- The automation call's content: {user_id, user_email, timestamp, files: [{name, type, size, storage_path, drive_link}]}.
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

-- The reconciler's lists.

-- Open uploads to look at: a dead lease, an object that nobody finished, or an intent past its time.
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

-- Open batches whose browser went away: nothing open in them and nothing settled lately.
create function public.idle_batches(idle_seconds int) returns setof uuid
language sql stable security definer set search_path = '' as $$
  select b.id from public.upload_batches b
  where b.closed_at is null and b.created_at < clock_timestamp() - make_interval(secs => idle_seconds)
    and not exists (
      select from public.uploads u where u.batch_id = b.id
        and (u.status in ('reserved', 'verifying') or u.settled_at > clock_timestamp() - make_interval(secs => idle_seconds)))
  order by b.created_at limit 100
$$;

-- Documents whose object is gone: data loss, never mended by itself.
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

-- The firm puts a document among a client's: the same reservation and the same checks as the client's own uploads.

-- Like begin_upload, for a document of a client whom the member sees; it counts among the member's own uploads.
create function public.begin_client_file(
  client uuid, key uuid, file_name text, declared_type text, declared_size bigint
) returns public.uploads
language plpgsql security definer set search_path = '' as $$
declare
  kept public.uploads;
begin
  perform private.require_client(client);
  kept := public.begin_upload(key, key, file_name, declared_type, declared_size);
  if kept.for_client is not distinct from client then
    return kept;
  end if;
  -- Of an earlier call: of this one it is when this transaction wrote it.
  if kept.purpose <> 'invoice' or kept.created_at <> now() then
    raise exception 'key-reused' using errcode = 'P0001';
  end if;
  update public.uploads u
    set purpose = 'for-client', for_client = client,
        path = client::text || '/' || u.id::text || '.' || private.extension_of(u.declared_type)
    where u.id = kept.id returning * into kept;
  update public.upload_batches b set closed_at = clock_timestamp() where b.id = kept.batch_id;
  return kept;
end $$;

-- Like finish_attachment: the document is the client's, brought by the firm, and the client is told by mail. Whoever
-- does not see the client any more brings nothing: that is {status: expired}, and its object is a stray.
create function public.finish_client_file(
  upload uuid, attempt int, content_sha256 text, content_size bigint, content_type text, push_drive boolean
) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  u public.uploads;
  document public.documents;
begin
  select * into u from public.uploads x where x.id = upload for update;
  if u.status not in ('done', 'duplicate') then
    if u.id is null or u.status <> 'verifying' or u.attempts <> attempt or u.purpose <> 'for-client' then
      raise exception 'lease-lost' using errcode = 'P0001';
    end if;
    if not exists (select from private.staff m where m.user_id = u.user_id and (m.role = 'admin' or exists (
      select from private.client_advisors a where a.client = u.for_client and a.advisor = u.user_id))) then
      update public.uploads set status = 'expired', lease_until = null, settled_at = clock_timestamp() where id = upload;
      return jsonb_build_object('status', 'expired');
    end if;
    insert into public.documents (id, user_id, name, file_path, storage_path, file_type, file_size, sha256, uploaded_by)
      values (u.id, u.for_client, u.name, '/api/documentos/' || u.id, u.path, content_type, content_size, content_sha256, 'firm')
      on conflict do nothing;
    select * into strict document from public.documents d where d.user_id = u.for_client and d.sha256 = content_sha256;
    if document.id = u.id then
      perform public.insert_archivo_subido(u.name, u.path, content_type, content_size, document.file_path, null, null,
        u.for_client, 'Documento de la firma, ' || to_char(now() at time zone 'America/Bogota', 'DD/MM/YYYY'));
      if push_drive then
        insert into public.outbox (kind, key, user_id, payload)
          values ('drive.push', 'drive:' || u.id, u.for_client, jsonb_build_object('document_id', u.id));
      end if;
      insert into public.audit_log (actor, action, target, after)
        values (u.user_id, 'document.brought', u.for_client,
                jsonb_build_object('document', u.id, 'name', u.name, 'size', content_size, 'sha256', content_sha256));
      perform private.queue_mail(u.for_client, 'document:' || u.id, 'document-brought', a.email,
        jsonb_build_object('account', u.for_client, 'name', u.name))
        from private.contact_of(u.for_client) a;
    end if;
    update public.uploads x
      set status = case when document.id = u.id then 'done' else 'duplicate' end,
          document_id = document.id, lease_until = null, settled_at = clock_timestamp()
      where x.id = upload returning * into u;
  end if;
  return (select jsonb_build_object('status', u.status, 'document_id', d.id, 'name', d.name, 'number', null)
          from public.documents d where d.id = u.document_id);
end $$;

revoke execute on function public.begin_client_file(uuid, uuid, text, text, bigint),
  public.finish_client_file(uuid, int, text, bigint, text, boolean) from public, anon, authenticated, service_role;
grant execute on function public.begin_client_file(uuid, uuid, text, text, bigint) to authenticated;
grant execute on function public.finish_client_file(uuid, int, text, bigint, text, boolean) to service_role;
