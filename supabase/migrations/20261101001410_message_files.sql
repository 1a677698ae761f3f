-- A file can be sent with a message: the same reservation and the same checks as an invoice, but no invoice comes of it.

alter table public.uploads add column if not exists purpose text not null default 'invoice'
  check (purpose in ('invoice', 'attachment'));

-- Like begin_upload, for a file that goes with a message. It is a batch by itself, closed from the start: the automation
-- service is never called about it.
create or replace function public.begin_attachment(key uuid, file_name text, declared_type text, declared_size bigint)
returns public.uploads
language plpgsql security definer set search_path = '' as $$
declare
  kept public.uploads := public.begin_upload(key, key, file_name, declared_type, declared_size);
begin
  if kept.purpose <> 'attachment' and kept.created_at <> now() then
    raise exception 'key-reused' using errcode = 'P0001';
  end if;
  if kept.purpose <> 'attachment' then
    update public.uploads u set purpose = 'attachment' where u.id = kept.id returning * into kept;
    update public.upload_batches b set closed_at = clock_timestamp() where b.id = kept.batch_id;
  end if;
  return kept;
end $$;

-- Like finish_upload, without an invoice. Bytes that the client has sent before are the document of that time.
create or replace function public.finish_attachment(
  upload uuid, attempt int, content_sha256 text, content_size bigint, content_type text, push_drive boolean
) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  u public.uploads;
  document public.documents;
begin
  select * into u from public.uploads x where x.id = upload for update;
  if u.status not in ('done', 'duplicate') then
    if u.id is null or u.status <> 'verifying' or u.attempts <> attempt or u.purpose <> 'attachment' then
      raise exception 'lease-lost' using errcode = 'P0001';
    end if;
    insert into public.documents (id, user_id, name, file_path, storage_path, file_type, file_size, sha256)
      values (u.id, u.user_id, u.name, '/api/documentos/' || u.id, u.path, content_type, content_size, content_sha256)
      on conflict do nothing;
    select * into strict document from public.documents d where d.user_id = u.user_id and d.sha256 = content_sha256;
    if document.id = u.id then
      perform public.insert_archivo_subido(u.name, u.path, content_type, content_size, document.file_path, null, null,
        u.user_id, 'Archivo enviado con un mensaje el ' || to_char(now() at time zone 'America/Bogota', 'DD/MM/YYYY'));
      if push_drive then
        insert into public.outbox (kind, key, user_id, payload)
          values ('drive.push', 'drive:' || u.id, u.user_id, jsonb_build_object('document_id', u.id));
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

-- As before, and: bytes that went with a message first become an invoice of the document that is there.
create or replace function public.finish_upload(
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
  insert into public.documents (id, user_id, name, file_path, storage_path, file_type, file_size, sha256)
    values (u.id, u.user_id, u.name, '/api/documentos/' || u.id, u.path, content_type, content_size, content_sha256)
    on conflict do nothing;
  if not found then
    select * into strict twin from public.documents d where d.user_id = u.user_id and d.sha256 = content_sha256;
    if not exists (select from public.invoices i where i.document_id = twin.id) then
      invoice_number := private.next_invoice_number(u.user_id);
      insert into public.invoices (document_id, user_id, number) values (twin.id, u.user_id, invoice_number);
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

revoke execute on function public.begin_attachment(uuid, text, text, bigint),
  public.finish_attachment(uuid, int, text, bigint, text, boolean)
  from public, anon, authenticated, service_role;
grant execute on function public.begin_attachment(uuid, text, text, bigint) to authenticated;
grant execute on function public.finish_attachment(uuid, int, text, bigint, text, boolean) to service_role;
