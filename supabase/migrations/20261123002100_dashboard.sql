-- The dashboard of a client says first what needs doing, and last what has happened.

-- The dashboard in one question, with the page of documents that the address asks for. Rows are read as the caller, so that grants
-- and policies decide. Who may not enter gets empty lists, and no page of documents is looked for: its cursors are found below row
-- level security.
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

-- What the caller has to do: {invoices, threads, appointments}, each at most four, the fourth saying that there are more.
-- What is rejected and was taken back or replaced is done with. Read as the caller; in plpgsql, which keeps its plans.
create or replace function private.todo_of(me uuid) returns jsonb
language plpgsql stable security invoker set search_path = '' as $$
begin
  return (select jsonb_build_object(
    'invoices', (
      select coalesce(jsonb_agg(to_jsonb(r)), '[]') from (
        select i.id, i.number, i.name, i.findings, i.note, i.queue = 'asked' as asked, i.queued_at as at
        from (
          (select * from public.invoices x where x.user_id = me and x.queue = 'asked'
           order by x.queued_at desc, x.id desc limit 4)
          union all
          (select * from public.invoices x where x.user_id = me and x.queue = 'rejected' and x.withdrawn_at is null
           order by x.queued_at desc, x.id desc limit 4)) i
        order by i.queued_at desc, i.id desc limit 4) r),
    'threads', (
      select coalesce(jsonb_agg(to_jsonb(r)), '[]') from (
        select t.id, t.subject, t.client_unread as unread, t.last_message_at as at
        from public.message_threads t where t.user_id = me and t.client_unread > 0
        order by t.last_message_at desc limit 4) r),
    'appointments', (
      select coalesce(jsonb_agg(to_jsonb(r)), '[]') from (
        select a.id, a.title, a.starts_at as at, a.ends_at as until
        from public.appointments a where a.user_id = me and a.status = 'proposed' and a.starts_at > now()
        order by a.starts_at limit 4) r)));
end $$;

-- The newest events of the caller: [{kind, what, at}], by kind at most three, in all at most five. Read as the caller.
create or replace function private.activity_of(me uuid) returns jsonb
language plpgsql stable security invoker set search_path = '' as $$
begin
  return (select coalesce(jsonb_agg(to_jsonb(e) order by e.at desc), '[]') from (
    select * from (
      (select 'document-' || d.uploaded_by as kind, d.name as what, d.created_at as at
       from public.documents d where d.user_id = me and d.kind = 'file' order by d.created_at desc, d.id desc limit 3)
      union all
      (select 'invoice-' || i.status, i.number, i.decided_at
       from public.invoices i where i.user_id = me and i.decided_at is not null and i.deleted_at is null
       order by i.decided_at desc limit 3)
      union all
      (select 'message', t.subject, m.created_at
       from public.messages m join public.message_threads t on t.id = m.thread_id
       where m.user_id = me and m.author = 'firm' order by m.created_at desc limit 3)
      union all
      (select 'appointment-' || a.status, a.title, a.updated_at
       from public.appointments a where a.user_id = me order by a.updated_at desc limit 3)) all_kinds
    order by at desc limit 5) e);
end $$;

revoke execute on function public.my_dashboard(jsonb, int), private.todo_of(uuid), private.activity_of(uuid)
  from public, anon, authenticated, service_role;
grant execute on function public.my_dashboard(jsonb, int), private.todo_of(uuid), private.activity_of(uuid) to authenticated;
