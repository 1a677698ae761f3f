-- The dashboard in one question: what it shows, and whether the caller may see it at all.

-- Everything is read as the caller, so that grants and policies decide; who may not enter gets empty lists.
create or replace function public.my_dashboard(page_size int default 50) returns jsonb
language sql stable security invoker set search_path = '' as $$
  select jsonb_build_object(
    'access', public.my_access(),
    'documents', (
      select coalesce(jsonb_agg(d order by d.created_at desc, d.id desc), '[]')
      from (
        select id, name, file_path, file_type, file_size, google_drive_link, created_at, kind
        from public.documents
        where user_id = (select auth.uid()) and kind = 'file'
        order by created_at desc, id desc
        limit least(page_size, 100)
      ) d),
    'folder', (
      select jsonb_build_object('id', f.folder_id, 'name', f.folder_name, 'url', f.folder_url)
      from public.user_drive_folders f
      where f.user_id = (select auth.uid())))
$$;

revoke execute on function public.my_dashboard(int) from public, anon, authenticated;
grant execute on function public.my_dashboard(int) to authenticated;
