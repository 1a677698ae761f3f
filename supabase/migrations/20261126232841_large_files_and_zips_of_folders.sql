set local lock_timeout = '5s';
set local check_function_bodies = off;

ALTER TABLE "private"."document_zips"
  ADD COLUMN "left_out" text[] NOT NULL DEFAULT '{}'::text[];

CREATE OR REPLACE FUNCTION private.most_bytes (
  purpose text
)
  RETURNS bigint
  LANGUAGE sql
  STABLE
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
  select case when purpose in ('attachment', 'for-client', 'outgoing', 'sent') and private.takes_large_files() then 26214400 else 10485760 end
$function$;

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
  -- The batch of a sending accepts files although it was closed with the first one.
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
end $function$;

CREATE OR REPLACE FUNCTION private.store_zip (
  me        uuid,
  documents uuid[],
  left_out  text[] DEFAULT '{}'::text[]
)
  RETURNS uuid
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  made uuid;
begin
  perform pg_advisory_xact_lock(hashtextextended('zips:' || me, 0));
  perform private.require_zip_place(me);
  delete from private.document_zips z where z.account = me and z.made_at < clock_timestamp() - interval '1 hour'
    and (z.running_until is null or z.running_until < clock_timestamp());
  if (select count(*) from private.document_zips z where z.account = me) >= 60 then
    raise exception 'rate-limited' using errcode = 'P0001';
  end if;
  insert into private.document_zips (person, account, documents, left_out)
    values ((select auth.uid()), me, store_zip.documents, store_zip.left_out) returning id into made;
  return made;
end $function$;

CREATE OR REPLACE FUNCTION private.takes_large_files()
  RETURNS boolean
  LANGUAGE sql
  STABLE
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
  select exists (select from private.firm_settings x where x.name = 'large_files' and x.value = 'true')
$function$;

CREATE OR REPLACE FUNCTION public.begin_folder_zip (
  client         uuid,
  folder_year    integer,
  folder_subject text    DEFAULT NULL::text
)
  RETURNS jsonb
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  me uuid := private.require_account('reader');
  found uuid[];
  bytes bigint;
  others text[];
  left_count int;
begin
  if client is not null and not private.sees_client(client) then
    raise exception 'not-found' using errcode = 'P0001';
  end if;
  with newest as (
    select d.id, d.name, d.file_size, d.created_at
    from private.document_places p join public.documents d on d.id = p.document
    where p.user_id = coalesce(client, me) and p.year = folder_year and (folder_subject is null or p.subject = folder_subject)
      and d.kind = 'file' and (client is not null or d.client_sees)
    order by d.created_at desc, d.id desc limit 20000),
  placed as (
    select n.*, row_number() over w as place, sum(n.file_size) over w as total from newest n window w as (order by n.created_at desc, n.id desc)),
  judged as (select x.*, x.place <= 1000 and x.total <= 2147483648 as fits from placed x)
  select coalesce(array_agg(j.id order by j.place) filter (where j.fits), '{}'), coalesce(sum(j.file_size) filter (where j.fits), 0),
      coalesce((array_agg(j.name order by j.place) filter (where not j.fits))[:1000], '{}'), count(*) filter (where not j.fits)
    into found, bytes, others, left_count from judged j;
  if cardinality(found) = 0 then
    raise exception 'not-found' using errcode = 'P0001';
  end if;
  return jsonb_build_object('id', private.store_zip(me, found, others), 'files', cardinality(found), 'size', bytes, 'left', left_count);
end $function$;

REVOKE ALL ON FUNCTION "public"."begin_folder_zip"(uuid, integer, text) FROM PUBLIC, "anon", "service_role";

CREATE OR REPLACE FUNCTION public.begin_zip (
  chosen uuid[]
)
  RETURNS jsonb
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  me uuid := private.require_account('reader');
  found uuid[];
  bytes bigint;
begin
  if cardinality(chosen) between 1 and 1000 is not true then
    raise exception 'invalid-input' using errcode = 'P0001';
  end if;
  select coalesce(array_agg(d.id order by d.created_at desc, d.id desc), '{}'), coalesce(sum(d.file_size), 0) into found, bytes
    from public.documents d
    where d.id = any (chosen) and d.kind = 'file' and (d.user_id = me and d.client_sees or private.sees_client(d.user_id));
  if cardinality(found) = 0 then
    raise exception 'not-found' using errcode = 'P0001';
  end if;
  if bytes > 2147483648 then
    raise exception 'zip-size' using errcode = 'P0001';
  end if;
  return jsonb_build_object('id', private.store_zip(me, found), 'files', cardinality(found), 'size', bytes);
end $function$;

CREATE OR REPLACE FUNCTION public.large_files()
  RETURNS boolean
  LANGUAGE plpgsql
  STABLE
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
begin
  perform private.require_entry();
  return private.takes_large_files();
end $function$;

REVOKE ALL ON FUNCTION "public"."large_files"() FROM PUBLIC, "anon", "service_role";

CREATE OR REPLACE FUNCTION public.set_large_files (
  large boolean,
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
end $function$;

REVOKE ALL ON FUNCTION "public"."set_large_files"(boolean, boolean) FROM PUBLIC, "anon", "service_role";

CREATE OR REPLACE FUNCTION public.zip_left_out (
  zip uuid
)
  RETURNS text[]
  LANGUAGE plpgsql
  STABLE
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  me uuid := private.require_account('reader');
begin
  return coalesce((select z.left_out from private.document_zips z
    where z.id = zip_left_out.zip and z.account = me and z.person = (select auth.uid())), '{}');
end $function$;

REVOKE ALL ON FUNCTION "public"."zip_left_out"(uuid) FROM PUBLIC, "anon", "service_role";

REVOKE ALL ON FUNCTION "private"."most_bytes"(text) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."store_zip"(uuid, uuid[], text[]) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."takes_large_files"() FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "public"."begin_folder_zip"(uuid, integer, text) TO "authenticated";

REVOKE ALL ON FUNCTION "public"."begin_folder_zip"(uuid, integer, text) FROM "postgres";

GRANT EXECUTE ON FUNCTION "public"."begin_folder_zip"(uuid, integer, text) TO "postgres";

GRANT EXECUTE ON FUNCTION "public"."large_files"() TO "authenticated";

REVOKE ALL ON FUNCTION "public"."large_files"() FROM "postgres";

GRANT EXECUTE ON FUNCTION "public"."large_files"() TO "postgres";

GRANT EXECUTE ON FUNCTION "public"."set_large_files"(boolean, boolean) TO "authenticated";

REVOKE ALL ON FUNCTION "public"."set_large_files"(boolean, boolean) FROM "postgres";

GRANT EXECUTE ON FUNCTION "public"."set_large_files"(boolean, boolean) TO "postgres";

GRANT EXECUTE ON FUNCTION "public"."zip_left_out"(uuid) TO "authenticated";

REVOKE ALL ON FUNCTION "public"."zip_left_out"(uuid) FROM "postgres";

GRANT EXECUTE ON FUNCTION "public"."zip_left_out"(uuid) TO "postgres";

insert into storage.buckets (id, name, public, file_size_limit, allowed_mime_types)
  values ('facturas', 'facturas', false, 26214400, array['image/jpeg', 'image/png', 'application/pdf', 'application/xml', 'image/heic', 'text/csv', 'application/zip', 'application/vnd.ms-excel', 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet', 'application/vnd.openxmlformats-officedocument.wordprocessingml.document', 'application/vnd.openxmlformats-officedocument.presentationml.presentation'])
  on conflict (id) do update set public = excluded.public, file_size_limit = excluded.file_size_limit,
    allowed_mime_types = excluded.allowed_mime_types;
