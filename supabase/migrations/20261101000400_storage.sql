-- The private bucket of invoices: {user id}/{upload id}.{ext}, written once, read by its owner and the staff.

insert into storage.buckets (id, name, public, file_size_limit, allowed_mime_types)
  values ('facturas', 'facturas', false, 10485760, array['image/jpeg', 'image/png', 'application/pdf', 'application/xml'])
  on conflict (id) do update set
    public = excluded.public, file_size_limit = excluded.file_size_limit, allowed_mime_types = excluded.allowed_mime_types;

-- Only into a place that begin_upload reserved for the caller, and there only once: no update and no delete policy exists.
drop policy if exists "facturas: into a reserved place" on storage.objects;
create policy "facturas: into a reserved place" on storage.objects for insert to authenticated
  with check (bucket_id = 'facturas' and exists (
    select from public.uploads u
    where u.path = objects.name and u.user_id = (select auth.uid()) and u.status = 'reserved' and u.expires_at > now()));

drop policy if exists "facturas: own or staff" on storage.objects;
create policy "facturas: own or staff" on storage.objects for select to authenticated
  using (bucket_id = 'facturas'
    and (split_part(name, '/', 1) = (select auth.uid())::text or (select private.is_staff())));

drop policy if exists "facturas: gate" on storage.objects;
create policy "facturas: gate" on storage.objects as restrictive for all to authenticated
  using (bucket_id <> 'facturas' or (select private.may_enter()))
  with check (bucket_id <> 'facturas' or (select private.may_enter()));
