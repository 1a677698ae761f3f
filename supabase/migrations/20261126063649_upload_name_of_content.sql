set local lock_timeout = '5s';
set local check_function_bodies = off;

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
    insert into public.documents (id, user_id, name, file_path, storage_path, file_type, file_size, sha256, uploaded_by, made_by)
      values (u.id, owner, u.name, '/api/documentos/' || u.id, u.path, content_type, content_size, content_sha256,
              case when u.for_client is null then 'client' else 'firm' end, case when u.for_client is null then u.made_by end)
      on conflict do nothing;
    select * into strict document from public.documents d where d.user_id = owner and d.sha256 = content_sha256;
    if document.id = u.id then
      perform public.insert_archivo_subido(u.name, u.path, content_type, content_size, document.file_path, null, null, owner,
        case when u.for_client is null then 'Archivo enviado con un mensaje el ' else 'Documento de la firma, ' end || day);
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

CREATE OR REPLACE FUNCTION private.name_of_content (
  name text,
  mime text
)
  RETURNS text
  LANGUAGE plpgsql
  IMMUTABLE
  SET search_path TO ''
  AS $function$
declare
  extension text := private.extension_of(mime);
  given text := lower(substring(name from '\.([A-Za-z0-9]{1,10})$'));
  renamed text;
begin
  if extension is null or given = extension or (mime = 'image/jpeg' and given = 'jpeg') then
    return name;
  end if;
  renamed := left(regexp_replace(name, '\.[A-Za-z0-9]{1,10}$', ''), 119 - length(extension)) || '.' || extension;
  return case when private.is_file_name(renamed) then renamed else 'archivo.' || extension end;
end $function$;

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
end $function$;

CREATE OR REPLACE FUNCTION public.save_welcome_rut (
  file_name text DEFAULT NULL::text,
  content   text DEFAULT NULL::text
)
  RETURNS void
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  mine uuid := private.waiting_account();
  bytes bytea;
  head bytea;
  start int;
  tries int;
begin
  if length(content) > 5600000 then
    raise exception 'file-size' using errcode = 'P0001';
  end if;
  begin
    bytes := decode(content, 'base64');
  exception when invalid_parameter_value then
    raise exception 'file-damaged' using errcode = 'P0001';
  end;
  if length(bytes) > 4194304 then
    raise exception 'file-size' using errcode = 'P0001';
  end if;
  -- Programs write blank lines or a preamble before the header, and viewers accept them. Markup there makes it a page as well.
  head := substring(bytes from 1 for 1024);
  start := position('%PDF-'::bytea in head);
  if start = 0 or position('<'::bytea in substring(head from 1 for start - 1)) > 0 then
    raise exception 'file-type' using errcode = 'P0001';
  end if;
  insert into private.welcomes as w (account, rut_tries, rut_tries_since, rut, rut_name, rut_at) values (mine, 1, clock_timestamp(), bytes,
      -- The firm saves it under this name: a file that begins as a PDF could continue as a program.
      case when bytes is null then null when private.is_file_name(normalize(file_name, NFC)) and file_name ~* '\.pdf$'
        then normalize(file_name, NFC) else 'RUT.pdf' end,
      case when bytes is not null then clock_timestamp() end)
    on conflict (account) do update set rut = excluded.rut, rut_name = excluded.rut_name, rut_at = excluded.rut_at,
      rut_tries = case when w.rut_tries_since > clock_timestamp() - interval '1 hour' then w.rut_tries else 0 end + 1,
      rut_tries_since = case when w.rut_tries_since > clock_timestamp() - interval '1 hour' then w.rut_tries_since else clock_timestamp() end
    returning w.rut_tries into tries;
  -- The exception rolls back what was stored.
  if tries > 30 then
    raise exception 'rate-limited' using errcode = 'P0001';
  end if;
end $function$;

REVOKE ALL ON FUNCTION "private"."name_of_content"(text, text) FROM PUBLIC;
