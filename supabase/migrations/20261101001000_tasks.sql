-- Tasks: the same task sent twice is one task, and a list has an end.

-- The order of the list, and the key that makes a repeated insert harmless.
create unique index if not exists documents_task_moment on public.documents (user_id, file_path) where kind = 'task';

-- At most 500 tasks per person. Inserts of one person wait for each other, so that many at once cannot pass together.
create or replace function private.limit_tasks() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  perform pg_advisory_xact_lock(hashtextextended('tasks:' || new.user_id::text, 0));
  if (select count(*) from public.documents where user_id = new.user_id and kind = 'task') >= 500
    -- One that stands there already is left to the unique index, as a repetition.
    and not exists (
      select from public.documents where user_id = new.user_id and kind = 'task' and file_path = new.file_path) then
    raise exception 'task-limit' using errcode = 'P0001';
  end if;
  return new;
end $$;
revoke execute on function private.limit_tasks() from public, anon, authenticated, service_role;

drop trigger if exists limit_tasks on public.documents;
create trigger limit_tasks before insert on public.documents
  for each row when (new.storage_path like 'tasks/%') execute function private.limit_tasks();
