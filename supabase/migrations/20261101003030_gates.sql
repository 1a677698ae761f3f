-- Whoever may not enter, or whose session was closed, learns nothing of what was theirs: neither from the cursors of the
-- list, which are found below row level security, nor about the address of their calendar.

-- As before, with the page of documents asked for only by who may enter.
create or replace function public.my_dashboard(wanted jsonb default '{}', page_size int default 50) returns jsonb
language plpgsql stable security invoker set search_path = '' as $$
declare
  me uuid := (select auth.uid());
  page jsonb := case when private.may_enter() then private.document_page(wanted, least(greatest(page_size, 0), 100))
                     else '{"ids": []}' end;
  -- Cast beforehand: a condition that casts is not leakproof, and would have all rows of the client read.
  ids uuid[] := array(select i::uuid from jsonb_array_elements_text(page -> 'ids') i);
begin
  return jsonb_build_object(
    'access', public.my_access(),
    'todo', private.todo_of(me),
    'documents', jsonb_build_object(
      'rows', (
        select coalesce(jsonb_agg(jsonb_build_object(
            'id', d.id, 'name', d.name, 'file_path', d.file_path, 'file_type', d.file_type, 'file_size', d.file_size,
            'google_drive_link', d.google_drive_link, 'uploaded_by', d.uploaded_by, 'created_at', d.created_at, 'kind', d.kind)
          order by array_position(ids, d.id)), '[]')
        from public.documents d where d.id = any (ids)),
      'before', page -> 'before',
      'after', page -> 'after'),
    'activity', private.activity_of(me),
    'folder', (
      select jsonb_build_object('id', f.folder_id, 'name', f.folder_name, 'url', f.folder_url)
      from public.user_drive_folders f where f.user_id = me));
end $$;

create or replace function public.my_calendar_feed() returns jsonb
language sql stable security definer set search_path = '' as $$
  select jsonb_build_object('created_at', f.created_at, 'read_at', f.read_at)
  from private.calendar_feeds f where f.user_id = (select auth.uid()) and private.may_enter()
$$;

create or replace function public.revoke_calendar_feed() returns void
language plpgsql security definer set search_path = '' as $$
begin
  if not private.may_enter() then
    raise insufficient_privilege using message = 'not-approved';
  end if;
  delete from private.calendar_feeds f where f.user_id = (select auth.uid());
end $$;
