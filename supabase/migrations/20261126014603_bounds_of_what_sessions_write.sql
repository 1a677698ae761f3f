set local lock_timeout = '5s';
set local check_function_bodies = off;

CREATE OR REPLACE FUNCTION private.bound_metadata()
  RETURNS TRIGGER
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
begin
  if octet_length(new.raw_user_meta_data::text) > 2048 then
    new.raw_user_meta_data := case tg_op when 'UPDATE' then old.raw_user_meta_data else '{}' end;
  end if;
  return new;
end $function$;

CREATE OR REPLACE FUNCTION private.stamp_audit()
  RETURNS TRIGGER
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  counted_elsewhere constant text[] := array['people.invited', 'staff.invited', 'client.created', 'client.imported',
    'people.removed', 'people.left', 'people.withdrawn', 'people.owner-withdrawn'];
  most int;
begin
  if new.actor = auth.uid() and new.action <> all (counted_elsewhere) then
    most := case when exists (select from private.staff s where s.user_id = new.actor) then 10000 else 120 end;
    if (select count(*) from (select from public.audit_log l
        where l.actor = new.actor and l.at > now() - interval '1 hour' and l.action <> all (counted_elsewhere) limit most) recent) >= most then
      raise exception 'rate-limited' using errcode = 'P0001';
    end if;
  end if;
  select d.ip, d.user_agent into new.ip, new.user_agent from private.session_devices d
    where d.session_id = nullif(auth.jwt() ->> 'session_id', '')::uuid;
  return new;
end $function$;

CREATE OR REPLACE FUNCTION public.begin_upload (
  key           uuid,
  batch         uuid,
  file_name     text,
  declared_type text,
  declared_size bigint
)
  RETURNS public.uploads
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
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
end $function$;

CREATE TRIGGER bound_metadata
  BEFORE INSERT OR UPDATE OF raw_user_meta_data ON auth.users
  FOR EACH ROW
  EXECUTE FUNCTION private.bound_metadata();

CREATE TRIGGER keep_settled_place
  BEFORE INSERT ON storage.objects
  FOR EACH ROW
  WHEN ((new.bucket_id = 'facturas'::text))
  EXECUTE FUNCTION private.keep_checked_object();

REVOKE ALL ON FUNCTION "private"."bound_metadata"() FROM PUBLIC;
