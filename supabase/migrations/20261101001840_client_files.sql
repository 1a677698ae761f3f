-- The firm puts a document among a client's: the same reservation and the same checks as the client's own uploads.

alter table public.uploads add column if not exists for_client uuid references auth.users (id) on delete cascade;
alter table public.uploads drop constraint if exists uploads_purpose_check;
alter table public.uploads add constraint uploads_purpose_check check (purpose in ('invoice', 'attachment', 'for-client'));
alter table public.uploads drop constraint if exists uploads_for_client;
alter table public.uploads add constraint uploads_for_client check ((purpose = 'for-client') = (for_client is not null));
comment on column public.uploads.for_client is 'Whose document it becomes, when a member of the firm (user_id) uploads it.';

-- Like begin_upload, for a document of a client whom the member sees; it counts among the member's own uploads.
create or replace function public.begin_client_file(
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
-- does not see the client any more brings nothing.
create or replace function public.finish_client_file(
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
      raise exception 'not-found' using errcode = 'P0001';
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
      perform private.queue_mail(u.for_client, 'document:' || u.id, 'document-brought', a.email, jsonb_build_object('name', u.name))
        from auth.users a where a.id = u.for_client;
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
  public.finish_client_file(uuid, int, text, bigint, text, boolean)
  from public, anon, authenticated, service_role;
grant execute on function public.begin_client_file(uuid, uuid, text, text, bigint) to authenticated;
grant execute on function public.finish_client_file(uuid, int, text, bigint, text, boolean) to service_role;
