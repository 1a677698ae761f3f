set local lock_timeout = '5s';
set local check_function_bodies = off;

-- locks public.documents: it is written anew, about a second for a hundred thousand files, because the names of Office types contain "xml"
DROP INDEX "public"."documents_by_type";

DROP INDEX "public"."documents_of_type_by_date";

DROP INDEX "public"."documents_of_type_by_size";

-- loses data: the column is computed again below
ALTER TABLE "public"."documents"
  DROP COLUMN "family";

-- locks public.documents: it is written anew, about a second for a hundred thousand files, because the names of Office types contain "xml"
ALTER TABLE "public"."documents"
  ADD COLUMN "family" text COLLATE pg_catalog."C" GENERATED ALWAYS AS (
CASE
    WHEN (file_type ~ 'excel|spreadsheet|csv'::text) THEN 'excel'::text
    WHEN (file_type ~~ '%pdf%'::text) THEN 'pdf'::text
    WHEN (file_type ~~ '%image%'::text) THEN 'imagen'::text
    WHEN (file_type ~ '[/+]xml'::text) THEN 'xml'::text
    ELSE 'otro'::text
END) STORED NOT NULL;

CREATE OR REPLACE FUNCTION private.extension_of (
  mime text
)
  RETURNS text
  LANGUAGE sql
  IMMUTABLE
  SET search_path TO ''
  AS $function$
  select case mime when 'application/pdf' then 'pdf' when 'image/jpeg' then 'jpg'
                   when 'image/png' then 'png' when 'application/xml' then 'xml'
                   when 'image/heic' then 'heic' when 'text/csv' then 'csv' when 'application/zip' then 'zip'
                   when 'application/vnd.ms-excel' then 'xls'
                   when 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet' then 'xlsx'
                   when 'application/vnd.openxmlformats-officedocument.wordprocessingml.document' then 'docx'
                   when 'application/vnd.openxmlformats-officedocument.presentationml.presentation' then 'pptx' end
$function$;

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
  if extension is null or given = extension or (mime = 'image/jpeg' and given = 'jpeg')
    or (mime = 'image/heic' and given = 'heif') then
    return name;
  end if;
  renamed := left(regexp_replace(name, '\.[A-Za-z0-9]{1,10}$', ''), 119 - length(extension)) || '.' || extension;
  return case when private.is_file_name(renamed) then renamed else 'archivo.' || extension end;
end $function$;

CREATE OR REPLACE FUNCTION private.reserve_upload (
  key           uuid,
  batch         uuid,
  file_name     text,
  declared_type text,
  declared_size bigint,
  purpose       text,
  for_client    uuid   DEFAULT NULL::uuid
)
  RETURNS public.uploads
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
#variable_conflict use_column
declare
  me uuid := private.require_account('assistant');
  extension text := private.extension_of(reserve_upload.declared_type);
  new_id uuid := gen_random_uuid();
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
         count(*) as places,
         count(*) filter (where u.status <> 'expired') as files,
         coalesce(sum(u.declared_size) filter (where u.status <> 'expired'), 0) as bytes
    into used from public.uploads u where u.user_id = me and u.created_at > now() - interval '24 hours';
  if used.open >= 50 or used.files >= 200 or used.places >= 1000 or used.bytes + reserve_upload.declared_size > 2147483648 then
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
  if kept.purpose <> 'invoice' then
    update public.upload_batches b set closed_at = clock_timestamp() where b.id = kept.batch_id;
  end if;
  return kept;
end $function$;

CREATE OR REPLACE FUNCTION private.takes_file (
  mime    text,
  purpose text
)
  RETURNS boolean
  LANGUAGE plpgsql
  STABLE
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
begin
  return case
    when private.extension_of(mime) is null then false
    when private.extension_of(mime) in ('pdf', 'jpg', 'png', 'xml') then true
    else purpose = 'attachment'
      and exists (select from private.firm_settings x where x.name = 'message_files' and x.value = '"all"')
  end;
end $function$;

CREATE OR REPLACE FUNCTION public.message_files()
  RETURNS boolean
  LANGUAGE plpgsql
  STABLE
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
begin
  perform private.require_admin();
  return exists (select from private.firm_settings x where x.name = 'message_files' and x.value = '"all"');
end $function$;

REVOKE ALL ON FUNCTION "public"."message_files"() FROM PUBLIC, "anon", "service_role";

CREATE OR REPLACE FUNCTION public.set_message_files (
  every boolean,
  seen  boolean
)
  RETURNS void
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
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
end $function$;

REVOKE ALL ON FUNCTION "public"."set_message_files"(boolean, boolean) FROM PUBLIC, "anon", "service_role";

-- locks public.documents: it is written anew, about a second for a hundred thousand files, because the names of Office types contain "xml"
CREATE INDEX documents_of_type_by_date ON public.documents USING btree (user_id, family, created_at, id)
  WHERE (kind = 'file'::text);

-- locks public.documents: it is written anew, about a second for a hundred thousand files, because the names of Office types contain "xml"
CREATE INDEX documents_of_type_by_size ON public.documents USING btree (user_id, family, file_size, id)
  WHERE (kind = 'file'::text);

REVOKE ALL ON FUNCTION "private"."takes_file"(text, text) FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "public"."message_files"() TO "authenticated";

REVOKE ALL ON FUNCTION "public"."message_files"() FROM "postgres";

GRANT EXECUTE ON FUNCTION "public"."message_files"() TO "postgres";

GRANT EXECUTE ON FUNCTION "public"."set_message_files"(boolean, boolean) TO "authenticated";

REVOKE ALL ON FUNCTION "public"."set_message_files"(boolean, boolean) FROM "postgres";

GRANT EXECUTE ON FUNCTION "public"."set_message_files"(boolean, boolean) TO "postgres";

-- locks public.documents: it is written anew, about a second for a hundred thousand files, because the names of Office types contain "xml"
CREATE INDEX documents_by_type ON public.documents USING btree (user_id, family, name_key, id)
  WHERE (kind = 'file'::text);

insert into storage.buckets (id, name, public, file_size_limit, allowed_mime_types)
  values ('facturas', 'facturas', false, 10485760, array['image/jpeg', 'image/png', 'application/pdf', 'application/xml', 'image/heic', 'text/csv', 'application/zip', 'application/vnd.ms-excel', 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet', 'application/vnd.openxmlformats-officedocument.wordprocessingml.document', 'application/vnd.openxmlformats-officedocument.presentationml.presentation'])
  on conflict (id) do update set public = excluded.public, file_size_limit = excluded.file_size_limit,
    allowed_mime_types = excluded.allowed_mime_types;
