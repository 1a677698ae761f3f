-- A file whose bytes are in the storage is never expired: neither by the end of its batch nor by its hour.

create or replace function private.has_object(object_path text) returns boolean
language sql stable security definer set search_path = '' as $$
  select exists (select from storage.objects o where o.bucket_id = 'facturas' and o.name = object_path)
$$;
revoke execute on function private.has_object(text) from public, anon, authenticated, service_role;

-- Ends a batch: what was never sent expires, and the automation call of the files that arrived is written down once.
-- Answers {closed, files}; closed is false while a file is still being verified, or its bytes are there and wait for it: what
-- has arrived whole is never thrown away because its finish failed. The reconciler finishes it and ends the batch.
create or replace function public.close_batch(batch uuid, notify boolean, owner uuid default null) returns jsonb
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

create or replace function public.expire_upload(upload uuid) returns void
language sql volatile security definer set search_path = '' as $$
  update public.uploads set status = 'expired', lease_until = null, settled_at = clock_timestamp()
    where id = upload and (status = 'reserved' or (status = 'verifying' and lease_until < clock_timestamp()))
      and not private.has_object(path)
$$;
