-- The list of invoices of a client, however long; deleting one in review, withdrawing one that was decided.

-- A line of the list in one row, which stays when its file is gone: the number of a deleted invoice is never given again,
-- so that every number of a client's year has a row that explains it.
alter table public.invoices
  add column if not exists name text,
  add column if not exists file_size bigint,
  add column if not exists deleted_at timestamptz,
  add column if not exists withdrawn_at timestamptz;
alter table public.invoices alter column document_id drop not null;
update public.invoices i set name = d.name, file_size = d.file_size
  from public.documents d where d.id = i.document_id and i.name is null;

create or replace function private.describe_invoice() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  select d.name, d.file_size into new.name, new.file_size from public.documents d where d.id = new.document_id;
  return new;
end $$;
revoke execute on function private.describe_invoice() from public, anon, authenticated, service_role;
drop trigger if exists describe_invoice on public.invoices;
create trigger describe_invoice before insert on public.invoices
  for each row when (new.name is null) execute function private.describe_invoice();

alter table public.invoices
  alter column name set not null,
  alter column file_size set not null;
alter table public.invoices
  add column if not exists search_key text collate "C" not null
    generated always as (private.name_key(number || ' ' || name)) stored,
  drop constraint if exists invoices_file_or_deleted,
  add constraint invoices_file_or_deleted check (document_id is not null or deleted_at is not null),
  drop constraint if exists invoices_deleted_is_withdrawn,
  add constraint invoices_deleted_is_withdrawn check (deleted_at is null or withdrawn_at is not null);
comment on column public.invoices.deleted_at is
  'Deleted by the client while in review: the file goes, the row stays with its number, for the firm to see.';
comment on column public.invoices.withdrawn_at is
  'Taken back by the client, deleted or (once decided) only withdrawn: then file and decision stay. Undone within 30 s.';

create index if not exists invoices_listed on public.invoices (user_id, created_at desc, id desc) where deleted_at is null;
create index if not exists invoices_listed_by_status on public.invoices (user_id, status, created_at desc, id desc)
  where deleted_at is null;
create index if not exists invoices_search on public.invoices
  using gin (user_id, search_key extensions.gin_trgm_ops) with (fastupdate = off) where deleted_at is null;

-- One page of the caller's invoices: {rows, before, after}, the last two being the cursors [created_at, id] of the
-- neighbouring pages, or null. `wanted` is {search, status, from, until, cursor, backward}. Every word of a search has to
-- be in the number or the name; one or two letters have no index of their own, and are looked for along the client's list.
-- Staff see here only their own.
-- Runs as its owner, because below row level security an index cannot serve LIKE; it reads rows of the caller only.
create or replace function public.my_invoices(wanted jsonb default '{}', page_size int default 50) returns jsonb
language plpgsql stable security definer set search_path = '' set enable_seqscan = off as $$
declare
  me uuid := (select auth.uid());
  size int := least(greatest(page_size, 1), 1000);
  start timestamptz := (wanted -> 'cursor' ->> 0)::timestamptz;
  start_id uuid := (wanted -> 'cursor' ->> 1)::uuid;
  backward boolean := start is not null and coalesce((wanted ->> 'backward')::boolean, false);
  filter text := '';
  word text;
  found jsonb;
  more boolean;
begin
  if me is null or not private.may_enter() then
    raise insufficient_privilege using message = 'not-approved';
  end if;
  if wanted ->> 'status' is not null then
    filter := format(' and status = %L', wanted ->> 'status');
  end if;
  if wanted ->> 'from' is not null then
    filter := filter || format(' and created_at >= %L', (wanted ->> 'from')::timestamptz);
  end if;
  if wanted ->> 'until' is not null then
    filter := filter || format(' and created_at < %L', (wanted ->> 'until')::timestamptz);
  end if;
  for word in select w from regexp_split_to_table(btrim(private.name_key(left(wanted ->> 'search', 100))), ' +') w
              where w <> '' limit 8 loop
    filter := filter || format(' and search_key like %L', '%' || word || '%');
  end loop;
  if start is not null then
    filter := filter || format(' and (created_at, id) %s (%L, %L)', case when backward then '>' else '<' end, start, start_id);
  end if;
  execute format(
    'select coalesce(jsonb_agg(to_jsonb(r)), ''[]'') from (
       select id, number, name, file_size, document_id, status, withdrawn_at, created_at
       from public.invoices where user_id = $1 and deleted_at is null%s
       order by created_at %3$s, id %3$s limit %2$s) r',
    filter, size + 1, case when backward then 'asc' else 'desc' end)
    into found using me;
  -- The way back has reached the beginning: the first page, and a whole one.
  if backward and jsonb_array_length(found) <= size then
    return public.my_invoices(wanted - 'cursor' - 'backward', size);
  end if;
  more := jsonb_array_length(found) > size;
  if more then
    found := found - size;
  end if;
  if backward then
    found := (select jsonb_agg(r order by place desc) from jsonb_array_elements(found) with ordinality o(r, place));
  end if;
  return jsonb_build_object(
    'rows', found,
    'before', case when start is not null and found <> '[]'
                then jsonb_build_array(found -> 0 -> 'created_at', found -> 0 -> 'id') end,
    'after', case when more or backward
               then jsonb_build_array(found -> -1 -> 'created_at', found -> -1 -> 'id') end);
end $$;

-- What a deletion took away, kept until nobody can take it back.
create table if not exists private.deleted_documents (
  invoice_id uuid primary key references public.invoices (id) on delete cascade,
  user_id uuid not null references auth.users (id) on delete cascade,
  document jsonb not null,
  uploads uuid[] not null,
  path text not null unique
);
alter table private.deleted_documents enable row level security;
revoke all on private.deleted_documents from anon, authenticated, service_role;

-- The caller's invoice, locked; null when there is none. Also the gate of the three procedures below.
create or replace function private.own_invoice(invoice uuid) returns public.invoices
language plpgsql security definer set search_path = '' as $$
declare i public.invoices;
begin
  if (select auth.uid()) is null or not private.may_enter() then
    raise insufficient_privilege using message = 'not-approved';
  end if;
  select * into i from public.invoices x where x.id = invoice and x.user_id = (select auth.uid()) for update;
  return i;
end $$;

-- Deletes an invoice that is still in review: document and file go, the number stays on the row. Twice is once.
-- Answers {id, withdrawn_at}; null when the caller has no such invoice.
create or replace function public.delete_invoice(invoice uuid) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare i public.invoices := private.own_invoice(invoice);
begin
  if i.id is null then
    return null;
  end if;
  if i.deleted_at is null then
    if i.status <> 'reviewing' then
      raise exception 'invoice-reviewed' using errcode = 'P0001';
    end if;
    insert into private.deleted_documents (invoice_id, user_id, document, uploads, path)
      select i.id, i.user_id, to_jsonb(d), array(select u.id from public.uploads u where u.document_id = d.id), d.storage_path
      from public.documents d where d.id = i.document_id;
    update public.invoices set document_id = null, deleted_at = clock_timestamp(), withdrawn_at = clock_timestamp()
      where id = i.id returning * into i;
    delete from public.documents d using private.deleted_documents k
      where k.invoice_id = i.id and d.id = (k.document ->> 'id')::uuid;
  end if;
  return jsonb_build_object('id', i.id, 'withdrawn_at', i.withdrawn_at);
end $$;

-- Withdraws an invoice that the firm has decided on: the firm sees it, file and decision stay. Twice is once.
create or replace function public.withdraw_invoice(invoice uuid) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare i public.invoices := private.own_invoice(invoice);
begin
  if i.id is null or i.deleted_at is not null then
    return null;
  end if;
  if i.withdrawn_at is null then
    if i.status = 'reviewing' then
      raise exception 'conflict' using errcode = 'P0001';
    end if;
    update public.invoices set withdrawn_at = clock_timestamp() where id = i.id returning * into i;
  end if;
  return jsonb_build_object('id', i.id, 'withdrawn_at', i.withdrawn_at);
end $$;

-- Takes a deletion or a withdrawal back, within 30 seconds: the 10 that the screen offers it, and time to arrive.
create or replace function public.restore_invoice(invoice uuid) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  i public.invoices := private.own_invoice(invoice);
  kept private.deleted_documents;
  document uuid;
begin
  if i.id is null then
    return null;
  end if;
  if i.withdrawn_at is null then
    return jsonb_build_object('id', i.id, 'withdrawn_at', null);
  end if;
  if i.withdrawn_at < clock_timestamp() - interval '30 seconds' then
    raise exception 'undo-late' using errcode = 'P0001';
  end if;
  if i.deleted_at is not null then
    delete from private.deleted_documents k where k.invoice_id = i.id returning * into strict kept;
    insert into public.documents (id, user_id, name, file_path, storage_path, file_type, file_size, google_drive_id,
                                  google_drive_link, sha256, created_at, uploaded_by)
      select d.id, d.user_id, d.name, d.file_path, d.storage_path, d.file_type, d.file_size, d.google_drive_id,
             d.google_drive_link, d.sha256, d.created_at, d.uploaded_by
      from jsonb_populate_record(null::public.documents, kept.document) d
      on conflict do nothing returning id into document;
    if document is null then
      raise exception 'uploaded-again' using errcode = 'P0001';
    end if;
    update public.uploads u set document_id = document where u.id = any (kept.uploads);
    -- A copy that came due meanwhile found no document and counts as made.
    update public.outbox o set status = 'pending', attempts = 0, next_at = clock_timestamp(), done_at = null
      where o.key = 'drive:' || document and o.status = 'done' and kept.document ->> 'google_drive_id' is null;
  end if;
  update public.invoices set document_id = coalesce(document, document_id), deleted_at = null, withdrawn_at = null
    where id = i.id;
  return jsonb_build_object('id', i.id, 'withdrawn_at', null);
end $$;

-- Ends the deletions that nobody can take back any more. Answers the places of their objects, which are to be removed;
-- those that are not, because the caller dies first, are strays from now on.
create or replace function public.purge_deleted_documents() returns setof text
language plpgsql volatile security definer set search_path = '' as $$
declare gone text;
begin
  for gone in delete from private.deleted_documents k using public.invoices i
              where i.id = k.invoice_id and i.deleted_at < clock_timestamp() - interval '1 minute' returning k.path loop
    delete from public.archivos_subidos a where a.ruta_storage = gone;
    return next gone;
  end loop;
end $$;

-- Objects that no document, no open upload and no deletion under way accounts for.
create or replace function public.stray_objects(idle_seconds int) returns setof text
language sql stable security definer set search_path = '' as $$
  select o.name from storage.objects o
  where o.bucket_id = 'facturas' and o.created_at < clock_timestamp() - make_interval(secs => idle_seconds)
    and not exists (select from public.documents d where d.storage_path = o.name)
    and not exists (select from public.uploads u where u.path = o.name and u.status in ('reserved', 'verifying'))
    and not exists (select from private.deleted_documents k where k.path = o.name)
  order by o.created_at limit 100
$$;

revoke execute on function private.own_invoice(uuid), public.my_invoices(jsonb, int), public.delete_invoice(uuid),
  public.withdraw_invoice(uuid), public.restore_invoice(uuid), public.purge_deleted_documents()
  from public, anon, authenticated, service_role;
grant execute on function public.my_invoices(jsonb, int), public.delete_invoice(uuid), public.withdraw_invoice(uuid),
  public.restore_invoice(uuid) to authenticated;
grant execute on function public.purge_deleted_documents() to service_role;
