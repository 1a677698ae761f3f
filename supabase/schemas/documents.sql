-- Documents (files and tasks), the register of uploaded files, and the folder of each client in Google Drive.

create table public.documents (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null default private.my_account('assistant') references public.accounts (id) on delete cascade,
  name text not null check (length(btrim(name)) between 1 and 200),
  file_path text not null check (length(file_path) <= 300),
  storage_path text not null check (length(storage_path) <= 300),
  file_type text not null,
  file_size bigint not null default 0,
  google_drive_id text,
  google_drive_link text check (google_drive_link ~ '^https?://'),
  sha256 text check (sha256 ~ '^[0-9a-f]{64}$'),
  created_at timestamptz not null default now(),
  kind text not null generated always as (case when storage_path like 'tasks/%' then 'task' else 'file' end) stored,
  name_key text collate "C" not null generated always as (private.name_key(name)) stored,
  family text collate "C" not null generated always as (
    case when file_type ~ 'excel|spreadsheet|csv' then 'excel' when file_type like '%pdf%' then 'pdf'
         when file_type like '%image%' then 'imagen' when file_type ~ '[/+]xml' then 'xml' else 'otro' end) stored,
  uploaded_by text not null default 'client' check (uploaded_by in ('client', 'firm')),
  made_by uuid,
  -- False for receipts that the firm has not delivered to the client yet.
  client_sees boolean not null default true,
  constraint documents_kind_shape check (
    case when storage_path like 'tasks/%'
      then storage_path = 'tasks/' || user_id::text and file_path like 'task\_%'
        and file_type in ('pending', 'completed') and file_size = 0
        and google_drive_id is null and google_drive_link is null and sha256 is null
      else file_type not in ('pending', 'completed') and file_size > 0 end),
  constraint documents_file_name check (storage_path like 'tasks/%' or private.is_file_name(name)),
  constraint documents_task_name check (storage_path not like 'tasks/%' or private.is_name(name, 1, 200))
);
alter table public.documents alter column user_id set default private.my_account('assistant');
create trigger note_maker before insert on public.documents for each row execute function private.note_maker();
alter table public.documents enable row level security;
revoke all on public.documents from anon, authenticated, service_role;
comment on table public.documents is
  'Files (kind file, written by the server alone) and tasks (kind task, written by their owner). file_path is our own address of the file.';
create index documents_of_user on public.documents (user_id, kind, created_at desc, id desc);
create unique index documents_same_content on public.documents (user_id, sha256) where sha256 is not null;
create unique index documents_object on public.documents (storage_path) where kind = 'file';
-- This index sorts the list of tasks, and refuses a repeated insert of the same task.
create unique index documents_task_moment on public.documents (user_id, file_path) where kind = 'task';
create index documents_by_name on public.documents (user_id, name_key, id) where kind = 'file';
create index documents_by_size on public.documents (user_id, file_size, id) where kind = 'file';
create index documents_by_type on public.documents (user_id, family, name_key, id) where kind = 'file';
create index documents_of_type_by_date on public.documents (user_id, family, created_at, id) where kind = 'file';
create index documents_of_type_by_size on public.documents (user_id, family, file_size, id) where kind = 'file';
-- Without fastupdate, a search after many uploads does not have to read a long list of pending entries.
create index documents_search on public.documents
  using gin (user_id, name_key extensions.gin_trgm_ops) with (fastupdate = off) where kind = 'file';
-- With the default statistics (100 values), PostgreSQL may read all documents of a client to find a few matches.
alter table public.documents alter column name_key set statistics 1000;

grant select, delete on public.documents to authenticated;
grant select, insert, update, delete on public.documents to service_role;
grant insert (name, user_id, file_path, storage_path, file_type, file_size), update (file_type) on public.documents to authenticated;
create policy "own documents or staff" on public.documents for select to authenticated
  using ((client_sees and user_id in (select private.my_accounts('reader'))) or (select private.is_admin()) or user_id in (select private.my_clients()));
create policy "own tasks are made" on public.documents for insert to authenticated
  with check (user_id in (select private.my_accounts('assistant')) and storage_path = 'tasks/' || user_id::text);
create policy "own tasks are toggled" on public.documents for update to authenticated
  using (user_id in (select private.my_accounts('assistant')) and kind = 'task')
  with check (user_id in (select private.my_accounts('assistant')) and storage_path = 'tasks/' || user_id::text);
create policy "own tasks are deleted" on public.documents for delete to authenticated
  using (user_id in (select private.my_accounts('assistant')) and kind = 'task');
create policy "gate" on public.documents as restrictive for all to authenticated
  using ((select private.may_enter())) with check ((select private.may_enter()));

create table public.user_drive_folders (
  user_id uuid primary key references public.accounts (id) on delete cascade,
  folder_id text not null unique,
  folder_name text not null,
  folder_url text not null check (folder_url ~ '^https?://'),
  created_at timestamptz not null default now(),
  -- The e-mail address with which the site shares the folder; null as long as the folder is shared with nobody.
  -- The id of Google's permission is stored too, because Google may show another address for that permission.
  shared_with text,
  permission_id text
);
alter table public.user_drive_folders enable row level security;
revoke all on public.user_drive_folders from anon, authenticated, service_role;
comment on table public.user_drive_folders is 'The Drive folder of each client, written by the Drive worker.';

grant select on public.user_drive_folders to authenticated;
grant select, insert, update, delete on public.user_drive_folders to service_role;
create policy "own folder or staff" on public.user_drive_folders for select to authenticated
  using (user_id in (select private.my_accounts('reader')) or (select private.is_admin()) or user_id in (select private.my_clients()));
create policy "gate" on public.user_drive_folders as restrictive for all to authenticated
  using ((select private.may_enter())) with check ((select private.may_enter()));

create table public.archivos_subidos (
  id uuid primary key default gen_random_uuid(),
  nombre_archivo text not null,
  ruta_storage text not null unique,
  tipo_archivo text not null,
  tamano_bytes bigint not null check (tamano_bytes > 0),
  url_publica text not null,
  google_drive_id text,
  google_drive_link text,
  user_id uuid not null references public.accounts (id) on delete cascade,
  descripcion text,
  created_at timestamptz not null default now(),
  constraint archivos_subidos_file_name check (private.is_file_name(nombre_archivo))
);
alter table public.archivos_subidos enable row level security;
revoke all on public.archivos_subidos from anon, authenticated, service_role;
comment on table public.archivos_subidos is 'Register of uploaded files, filled by insert_archivo_subido only.';
create index archivos_subidos_of_user on public.archivos_subidos (user_id, created_at desc);

grant select on public.archivos_subidos to authenticated;
grant select, insert, update, delete on public.archivos_subidos to service_role;
create policy "own register or staff" on public.archivos_subidos for select to authenticated
  using (user_id in (select private.my_accounts('reader')) or (select private.is_admin()) or user_id in (select private.my_clients()));
create policy "gate" on public.archivos_subidos as restrictive for all to authenticated
  using ((select private.may_enter())) with check ((select private.may_enter()));

-- Returns one page of a client's documents; an index serves every search and every order.
-- If `for_staff` is true, the page also has files that the client does not see.
-- The function ignores row level security, which prevents the use of indexes, so its callers must check the access.
create function private.document_page_of(client uuid, wanted jsonb, page_size int, for_staff boolean) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
  sort text := coalesce(wanted ->> 'sort', 'created_at');
  start text[] := (select array_agg(v) from jsonb_array_elements_text(wanted -> 'cursor') v);
  backward boolean := start is not null and coalesce((wanted ->> 'backward')::boolean, false);
  down boolean := coalesce((wanted ->> 'descending')::boolean, sort = 'created_at') <> backward;
  direction text := case when down then 'desc' else 'asc' end;
  filter text := '';
  found uuid[];
  more boolean;
  edge text[][];
begin
  if wanted = '{}' then
    -- The first page without filters is a static query, so that PostgreSQL keeps its plan.
    found := array(select d.id from public.documents d where d.user_id = client and d.kind = 'file' and (for_staff or d.client_sees)
                   order by d.created_at desc, d.id desc limit page_size + 1);
  else
    if not for_staff then
      filter := ' and client_sees';
    end if;
    if wanted ->> 'family' is not null then
      filter := filter || format(' and family = %L', wanted ->> 'family');
    end if;
    if wanted ->> 'year' is not null then
      filter := filter || format(' and id in (select p.document from private.document_places p where p.user_id = $1 and p.year = %s%s)',
        (wanted ->> 'year')::int, coalesce(format(' and p.subject = %L', wanted ->> 'subject'), ''));
    end if;
    filter := filter || coalesce(
      ' and ' || private.pattern_filter('name_key', private.word_patterns(private.name_key(left(wanted ->> 'search', 100)))), '');
    if start is not null then
      filter := filter || format(case sort
          when 'name' then ' and (name_key, id) %s ($2[1], $2[2]::uuid)'
          when 'size' then ' and (file_size, id) %s ($2[1]::bigint, $2[2]::uuid)'
          when 'type' then ' and (family, name_key, id) %s ($2[1], $2[2], $2[3]::uuid)'
          else ' and (created_at, id) %s ($2[1]::timestamptz, $2[2]::uuid)' end, case when down then '<' else '>' end);
    end if;
    execute format('select array(select id from public.documents where user_id = $1 and kind = ''file''%s order by '
        || case sort
          when 'name' then 'name_key %2$s, id %2$s'
          when 'size' then 'file_size %2$s, id %2$s'
          when 'type' then 'family %2$s, name_key %2$s, id %2$s'
          else 'created_at %2$s, id %2$s' end || ' limit %3$s)',
      filter, direction, page_size + 1) into found using client, start;
    -- If paging back reaches the start of the list, the full first page is returned instead of a shorter one.
    if backward and cardinality(found) <= page_size then
      return private.document_page_of(client, wanted - 'cursor' - 'backward', page_size, for_staff);
    end if;
  end if;
  more := cardinality(found) > page_size;
  found := found[:page_size];
  if backward then
    found := array(select f from unnest(found) with ordinality o(f, place) order by place desc);
  end if;
  return (
    with edges as (
      select d.id, case sort when 'name' then jsonb_build_array(d.name_key, d.id)
                             when 'size' then jsonb_build_array(d.file_size, d.id)
                             when 'type' then jsonb_build_array(d.family, d.name_key, d.id)
                             else jsonb_build_array(d.created_at, d.id) end as cursor
      from public.documents d where d.id in (found[1], found[cardinality(found)]))
    select jsonb_build_object(
      'ids', found,
      'before', case when start is not null then (select e.cursor from edges e where e.id = found[1]) end,
      'after', case when more or backward then (select e.cursor from edges e where e.id = found[cardinality(found)]) end));
end $$;

-- An account can have 500 tasks; its inserts run one at a time, because parallel ones could exceed the limit.
create function private.limit_tasks() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  perform pg_advisory_xact_lock(hashtextextended('tasks:' || new.user_id::text, 0));
  if (select count(*) from public.documents where user_id = new.user_id and kind = 'task') >= 500
    -- The limit does not refuse a task that is already stored, because a unique index refuses its second insert.
    and not exists (
      select from public.documents where user_id = new.user_id and kind = 'task' and file_path = new.file_path) then
    raise exception 'task-limit' using errcode = 'P0001';
  end if;
  return new;
end $$;
create trigger limit_tasks before insert on public.documents
  for each row when (new.storage_path like 'tasks/%') execute function private.limit_tasks();

-- Adds an uploaded file to the register of files. Users can register only documents of their own account.
create function public.insert_archivo_subido(
  nombre_archivo text, ruta_storage text, tipo_archivo text, tamano_bytes bigint, url_publica text,
  google_drive_id text, google_drive_link text, user_id uuid, descripcion text
) returns uuid
language plpgsql security definer set search_path = '' as $$
#variable_conflict use_column
declare
  caller text := coalesce((select auth.role()), '');
  row_id uuid;
begin
  if caller <> 'service_role' and not private.may_enter() then
    raise insufficient_privilege using message = 'not-approved';
  end if;
  if caller <> 'service_role' and insert_archivo_subido.user_id not in (select private.my_accounts('assistant')) is not false then
    raise insufficient_privilege using message = 'not-yours';
  end if;
  insert into public.archivos_subidos as a
    (nombre_archivo, ruta_storage, tipo_archivo, tamano_bytes, url_publica, google_drive_id, google_drive_link, user_id, descripcion)
    select d.name, d.storage_path, d.file_type, d.file_size, d.file_path, d.google_drive_id, d.google_drive_link, d.user_id,
           left(insert_archivo_subido.descripcion, 200)
    from public.documents d
    where d.storage_path = insert_archivo_subido.ruta_storage and d.user_id = insert_archivo_subido.user_id and d.kind = 'file'
    on conflict (ruta_storage) do update set descripcion = coalesce(a.descripcion, excluded.descripcion)
    returning a.id into row_id;
  if row_id is null then
    raise exception 'no-such-file' using errcode = 'P0001';
  end if;
  return row_id;
end $$;

revoke execute on function private.document_page_of(uuid, jsonb, int, boolean), private.limit_tasks(),
  public.insert_archivo_subido(text, text, text, bigint, text, text, text, uuid, text)
  from public, anon, authenticated, service_role;
grant execute on function public.insert_archivo_subido(text, text, text, bigint, text, text, text, uuid, text)
  to authenticated, service_role;

-- An id is reserved before a file is created in Drive, so that a second try does not create a second file.
create table private.drive_reservations (
  subject text primary key,
  drive_id text not null,
  created_at timestamptz not null default now()
);
alter table private.drive_reservations enable row level security;
revoke all on private.drive_reservations from anon, authenticated, service_role;

create function private.reserve_drive_id(subject text, drive_id text) returns text
language plpgsql security definer set search_path = '' as $$
declare kept text;
begin
  insert into private.drive_reservations as r (subject, drive_id) values (reserve_drive_id.subject, reserve_drive_id.drive_id)
    on conflict on constraint drive_reservations_pkey do update set drive_id = r.drive_id
    returning r.drive_id into kept;
  return kept;
end $$;

-- Returns the Drive id that an earlier try reserved for the document, otherwise `file_id`.
create function public.reserve_drive_file(document uuid, file_id text) returns text
language sql volatile security definer set search_path = '' as $$
  select private.reserve_drive_id('file:' || document, file_id)
$$;

create function public.reserve_drive_folder(client uuid, folder_id text) returns text
language sql volatile security definer set search_path = '' as $$
  select private.reserve_drive_id('folder:' || client, folder_id)
$$;

-- Returns what the server needs to copy a document to Drive; null if the document was deleted.
create function public.drive_job(document uuid) returns jsonb
language sql stable security definer set search_path = '' as $$
  select jsonb_build_object('user_id', d.user_id, 'user_email', u.email,
                            'folder', coalesce(u.email, private.client_title(d.user_id), d.user_id::text), 'name', d.name, 'type', d.file_type,
                            'size', d.file_size, 'storage_path', d.storage_path, 'drive_id', d.google_drive_id)
  from public.documents d left join lateral private.contact_of(d.user_id) u on true
  where d.id = document and d.kind = 'file'
$$;

create function public.record_drive_folder(
  client uuid, folder_id text, folder_name text, folder_url text, shared_with text default null, permission_id text default null
) returns void
language sql volatile security definer set search_path = '' as $$
  insert into public.user_drive_folders (user_id, folder_id, folder_name, folder_url, shared_with, permission_id)
    values (client, record_drive_folder.folder_id, record_drive_folder.folder_name, record_drive_folder.folder_url,
            record_drive_folder.shared_with, record_drive_folder.permission_id)
    on conflict (user_id) do nothing
$$;

-- Queues the job that shares the Drive folder of an account with the account's contact.
-- If the sharing job is already running, it runs once more, because it may have read the old contact.
create function private.queue_drive_share(account uuid) returns void
language sql volatile security definer set search_path = '' as $$
  insert into public.outbox (kind, key, user_id, payload)
    select 'drive.share', 'drive-share:' || f.user_id, f.user_id, jsonb_build_object('account', f.user_id)
    from public.user_drive_folders f where f.user_id = queue_drive_share.account
    on conflict (key) do update set status = 'pending', attempts = 0, next_at = now(), done_at = null, first_tried_at = null,
      last_error = null
$$;

create function private.on_contact_changed() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if tg_table_name = 'accounts' then
    perform private.queue_drive_share(new.id);
  else
    perform private.queue_drive_share(a.id) from public.accounts a where a.contact = new.id;
  end if;
  return null;
end $$;
create trigger accounts_drive after update of contact on public.accounts
  for each row when (old.contact is distinct from new.contact) execute function private.on_contact_changed();
create trigger users_drive after update of email on auth.users
  for each row when (old.email is distinct from new.email) execute function private.on_contact_changed();

-- Returns what the server needs to share the Drive folder of an account; null if there is no folder.
create function public.drive_share(account uuid) returns jsonb
language sql stable security definer set search_path = '' as $$
  select jsonb_build_object('folder_id', f.folder_id, 'shared_with', f.shared_with, 'permission_id', f.permission_id, 'contact', u.email)
  from public.user_drive_folders f left join lateral private.contact_of(f.user_id) u on true
  where f.user_id = drive_share.account
$$;

create function public.record_drive_copy(document uuid, file_id text, link text) returns void
language plpgsql security definer set search_path = '' as $$
begin
  update public.documents set google_drive_id = file_id, google_drive_link = link where id = document;
  update public.archivos_subidos a set google_drive_id = file_id, google_drive_link = link
    from public.documents d where d.id = document and a.ruta_storage = d.storage_path;
  -- Shares the client's folder again if it is shared with a former contact, or if no permission is recorded.
  perform private.queue_drive_share(f.user_id) from public.documents d join public.user_drive_folders f on f.user_id = d.user_id
    left join lateral private.contact_of(f.user_id) u on true
    where d.id = document and (f.shared_with is distinct from u.email or f.permission_id is null and u.email is not null);
end $$;

revoke execute on function private.reserve_drive_id(text, text), public.reserve_drive_file(uuid, text),
  public.reserve_drive_folder(uuid, text), public.drive_job(uuid), public.record_drive_folder(uuid, text, text, text, text, text),
  public.record_drive_copy(uuid, text, text), private.queue_drive_share(uuid), private.on_contact_changed(), public.drive_share(uuid)
  from public, anon, authenticated, service_role;
grant execute on function public.reserve_drive_file(uuid, text), public.reserve_drive_folder(uuid, text), public.drive_job(uuid),
  public.record_drive_folder(uuid, text, text, text, text, text), public.record_drive_copy(uuid, text, text),
  public.drive_share(uuid) to service_role;
