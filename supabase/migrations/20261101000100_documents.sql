-- Documents (files and tasks), invoices, the list of uploaded files and the Drive folder of each client.

create table if not exists public.documents (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null default auth.uid() references auth.users (id) on delete cascade,
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
  constraint documents_kind_shape check (
    case when storage_path like 'tasks/%'
      then storage_path = 'tasks/' || user_id::text and file_path like 'task\_%'
        and file_type in ('pending', 'completed') and file_size = 0
        and google_drive_id is null and google_drive_link is null and sha256 is null
      else file_type not in ('pending', 'completed') and file_size > 0 end)
);
alter table public.documents enable row level security;
revoke all on public.documents from anon, authenticated, service_role;
create index if not exists documents_of_user on public.documents (user_id, kind, created_at desc, id desc);
create unique index if not exists documents_same_content on public.documents (user_id, sha256) where sha256 is not null;
create unique index if not exists documents_object on public.documents (storage_path) where kind = 'file';
comment on table public.documents is
  'Files (kind file, written by the server alone) and tasks (kind task, written by their owner). file_path is our own address of the file.';

create table if not exists public.user_drive_folders (
  user_id uuid primary key references auth.users (id) on delete cascade,
  folder_id text not null unique,
  folder_name text not null,
  folder_url text not null check (folder_url ~ '^https?://'),
  created_at timestamptz not null default now()
);
alter table public.user_drive_folders enable row level security;
revoke all on public.user_drive_folders from anon, authenticated, service_role;
comment on table public.user_drive_folders is 'The Drive folder of each client, written by the Drive worker.';

create table if not exists public.archivos_subidos (
  id uuid primary key default gen_random_uuid(),
  nombre_archivo text not null,
  ruta_storage text not null unique,
  tipo_archivo text not null,
  tamano_bytes bigint not null check (tamano_bytes > 0),
  url_publica text not null,
  google_drive_id text,
  google_drive_link text,
  user_id uuid not null references auth.users (id) on delete cascade,
  descripcion text,
  created_at timestamptz not null default now()
);
alter table public.archivos_subidos enable row level security;
revoke all on public.archivos_subidos from anon, authenticated, service_role;
create index if not exists archivos_subidos_of_user on public.archivos_subidos (user_id, created_at desc);
comment on table public.archivos_subidos is 'Register of uploaded files, filled by insert_archivo_subido only.';

create table if not exists public.invoices (
  id uuid primary key default gen_random_uuid(),
  document_id uuid not null unique references public.documents (id) on delete cascade,
  user_id uuid not null references auth.users (id) on delete cascade,
  number text not null check (number ~ '^INV-[0-9]{4}-[0-9]{3,}$'),
  status text not null default 'reviewing' check (status in ('accepted', 'reviewing', 'rejected')),
  findings jsonb not null default '[]',
  created_at timestamptz not null default now(),
  unique (user_id, number)
);
alter table public.invoices enable row level security;
revoke all on public.invoices from anon, authenticated, service_role;
create index if not exists invoices_of_user on public.invoices (user_id, created_at desc, id desc);
comment on table public.invoices is 'One row per invoice document: its number, status and findings. Written by the server and the staff.';

create table if not exists private.invoice_counters (
  user_id uuid references auth.users (id) on delete cascade,
  year int,
  last int not null,
  primary key (user_id, year)
);
alter table private.invoice_counters enable row level security;
revoke all on private.invoice_counters from anon, authenticated, service_role;

-- The next number of a client, like INV-2026-001, by the calendar of Bogotá.
-- The counter's row stays locked until the transaction ends, so a rollback leaves no gap.
create or replace function private.next_invoice_number(client uuid) returns text
language plpgsql security definer set search_path = '' as $$
declare
  y int := extract(year from now() at time zone 'America/Bogota');
  n int;
begin
  insert into private.invoice_counters as c (user_id, year, last) values (client, y, 1)
    on conflict (user_id, year) do update set last = c.last + 1
    returning last into n;
  return 'INV-' || y || '-' || lpad(n::text, greatest(3, length(n::text)), '0');
end $$;

-- Registers an uploaded file; asking twice changes nothing. A user can register only a file that exists
-- among their own documents: name, size and links are taken from there, never from the caller.
create or replace function public.insert_archivo_subido(
  nombre_archivo text, ruta_storage text, tipo_archivo text, tamano_bytes bigint, url_publica text,
  google_drive_id text, google_drive_link text, user_id uuid, descripcion text
) returns uuid
language plpgsql security definer set search_path = '' as $$
#variable_conflict use_column
declare
  caller text := coalesce((select auth.role()), '');
  row_id uuid;
begin
  if caller <> 'service_role' and insert_archivo_subido.user_id is distinct from (select auth.uid()) then
    raise insufficient_privilege using message = 'not-yours';
  end if;
  if caller <> 'service_role' and not private.may_enter() then
    raise insufficient_privilege using message = 'not-approved';
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

revoke execute on function private.next_invoice_number(uuid),
  public.insert_archivo_subido(text, text, text, bigint, text, text, text, uuid, text)
  from public, anon, authenticated, service_role;
grant execute on function public.insert_archivo_subido(text, text, text, bigint, text, text, text, uuid, text)
  to authenticated, service_role;

grant select, delete on public.documents to authenticated;
grant insert (name, user_id, file_path, storage_path, file_type, file_size), update (file_type) on public.documents to authenticated;
grant select on public.user_drive_folders, public.archivos_subidos, public.invoices to authenticated;
grant select, insert, update, delete on public.documents, public.user_drive_folders, public.archivos_subidos, public.invoices to service_role;

drop policy if exists "own documents or staff" on public.documents;
create policy "own documents or staff" on public.documents for select to authenticated
  using (user_id = (select auth.uid()) or (select private.is_staff()));
drop policy if exists "own tasks are made" on public.documents;
create policy "own tasks are made" on public.documents for insert to authenticated
  with check (user_id = (select auth.uid()) and storage_path = 'tasks/' || (select auth.uid())::text);
drop policy if exists "own tasks are toggled" on public.documents;
create policy "own tasks are toggled" on public.documents for update to authenticated
  using (user_id = (select auth.uid()) and kind = 'task')
  with check (user_id = (select auth.uid()) and storage_path = 'tasks/' || (select auth.uid())::text);
drop policy if exists "own tasks are deleted" on public.documents;
create policy "own tasks are deleted" on public.documents for delete to authenticated
  using (user_id = (select auth.uid()) and kind = 'task');

drop policy if exists "own folder or staff" on public.user_drive_folders;
create policy "own folder or staff" on public.user_drive_folders for select to authenticated
  using (user_id = (select auth.uid()) or (select private.is_staff()));
drop policy if exists "own register or staff" on public.archivos_subidos;
create policy "own register or staff" on public.archivos_subidos for select to authenticated
  using (user_id = (select auth.uid()) or (select private.is_staff()));
drop policy if exists "own invoices or staff" on public.invoices;
create policy "own invoices or staff" on public.invoices for select to authenticated
  using (user_id = (select auth.uid()) or (select private.is_staff()));

do $$ declare t text; begin
  foreach t in array array['documents', 'user_drive_folders', 'archivos_subidos', 'invoices'] loop
    execute format('drop policy if exists "gate" on public.%I', t);
    execute format('create policy "gate" on public.%I as restrictive for all to authenticated '
      'using ((select private.may_enter())) with check ((select private.may_enter()))', t);
  end loop;
end $$;
