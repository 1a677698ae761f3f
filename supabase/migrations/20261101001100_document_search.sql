-- A list of documents that can be searched, filtered, sorted and paged, however long it is: each of its questions
-- has an index. Both extensions come with hosted Supabase, with PostgreSQL and with PGlite.
create extension if not exists pg_trgm with schema extensions;
create extension if not exists btree_gin with schema extensions;

-- Fixes no search path, so that it is written into the statement instead of called for each row; all of it is qualified.
-- A text as it is compared: without accents, case and punctuation, one space before each word. LIKE's own signs are
-- punctuation, so that what is left can stand in a pattern as it is.
create or replace function private.name_key(words text) returns text
language sql immutable parallel safe as $$
  select ' ' || pg_catalog.btrim(pg_catalog.lower(pg_catalog.regexp_replace(
    pg_catalog.regexp_replace(normalize(words, NFKD), U&'[\0300-\036f]', '', 'g'),
    U&'[\0001-\002f\003a-\0040\005b-\0060\007b-\00bf\2000-\206f]+', ' ', 'g')))
$$;
revoke execute on function private.name_key(text) from public, anon;
-- Whoever writes a row computes its columns.
grant execute on function private.name_key(text) to authenticated, service_role;

alter table public.documents
  add column if not exists name_key text collate "C" not null generated always as (private.name_key(name)) stored,
  add column if not exists family text collate "C" not null generated always as (
    case when file_type ~ 'excel|spreadsheet' then 'excel' when file_type like '%pdf%' then 'pdf'
         when file_type like '%image%' then 'imagen' when file_type like '%xml%' then 'xml' else 'otro' end) stored,
  add column if not exists uploaded_by text not null default 'client' check (uploaded_by in ('client', 'firm'));

create index if not exists documents_by_name on public.documents (user_id, name_key, id) where kind = 'file';
create index if not exists documents_by_size on public.documents (user_id, file_size, id) where kind = 'file';
create index if not exists documents_by_type on public.documents (user_id, family, name_key, id) where kind = 'file';
create index if not exists documents_of_type_by_date on public.documents (user_id, family, created_at, id) where kind = 'file';
create index if not exists documents_of_type_by_size on public.documents (user_id, family, file_size, id) where kind = 'file';
-- Without the pending list: a search after many uploads would read all of it.
create index if not exists documents_search on public.documents
  using gin (user_id, name_key extensions.gin_trgm_ops) with (fastupdate = off) where kind = 'file';

-- One page of the caller's files: {ids, before, after}, the last two being the cursors of the neighbouring pages, or null.
-- Of a search every word has to be there: anywhere in the name, or at the start of a word when it has one or two signs.
-- `wanted` is {search, family, sort, descending, cursor, backward}; a cursor holds the sorted columns of a row.
-- Runs as its owner, because below row level security an index cannot serve LIKE; it says ids of the caller only, and
-- what they stand for is read as the caller.
create or replace function private.document_page(wanted jsonb, page_size int) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
  me uuid := (select auth.uid());
  sort text := coalesce(wanted ->> 'sort', 'created_at');
  columns text := case sort when 'name' then 'name_key, id' when 'size' then 'file_size, id'
                            when 'type' then 'family, name_key, id' else 'created_at, id' end;
  keys text := case sort when 'name' then '$2[1], $2[2]::uuid' when 'size' then '$2[1]::bigint, $2[2]::uuid'
                         when 'type' then '$2[1], $2[2], $2[3]::uuid' else '$2[1]::timestamptz, $2[2]::uuid' end;
  start text[] := (select array_agg(v) from jsonb_array_elements_text(wanted -> 'cursor') v);
  backward boolean := start is not null and coalesce((wanted ->> 'backward')::boolean, false);
  down boolean := coalesce((wanted ->> 'descending')::boolean, sort = 'created_at');
  filter text := '';
  word text;
  found uuid[];
  more boolean;
  edge text[][];
begin
  if wanted = '{}' then
    -- What nearly every visit asks for: its plan is kept.
    found := array(select d.id from public.documents d where d.user_id = me and d.kind = 'file'
                   order by d.created_at desc, d.id desc limit page_size + 1);
  else
    if wanted ->> 'family' is not null then
      filter := format(' and family = %L', wanted ->> 'family');
    end if;
    for word in select w from regexp_split_to_table(btrim(private.name_key(left(wanted ->> 'search', 100))), ' +') w
                where w <> '' limit 8 loop
      filter := filter || format(' and name_key like %L', case when length(word) < 3 then '% ' else '%' end || word || '%');
    end loop;
    execute format(
      'select array(select id from public.documents where user_id = $1 and kind = ''file''%s%s order by %s limit %s)',
      filter,
      case when start is not null then format(' and (%s) %s (%s)', columns, case when down <> backward then '<' else '>' end, keys) end,
      regexp_replace(columns, '(,|$)', case when down <> backward then ' desc\1' else '\1' end, 'g'),
      page_size + 1)
      into found using me, start;
    -- The way back has reached the beginning: the first page, and a whole one.
    if backward and cardinality(found) <= page_size then
      return private.document_page(wanted - 'cursor' - 'backward', page_size);
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
revoke execute on function private.document_page(jsonb, int) from public, anon, service_role;
grant execute on function private.document_page(jsonb, int) to authenticated;

-- The dashboard in one question, with the page of documents that the address asks for. Rows are read as the caller, so
-- that grants and policies decide; who may not enter gets empty lists. Without `page_size` there are no documents in it.
drop function if exists public.my_dashboard(int);
create or replace function public.my_dashboard(wanted jsonb default '{}', page_size int default 50) returns jsonb
language plpgsql stable security invoker set search_path = '' as $$
declare
  me uuid := (select auth.uid());
  page jsonb := private.document_page(wanted, least(page_size, 100));
  -- Cast beforehand: a condition that casts is not leakproof, and would have all rows of the client read.
  ids uuid[] := array(select i::uuid from jsonb_array_elements_text(page -> 'ids') i);
begin
  return jsonb_build_object(
    'access', public.my_access(),
    'documents', jsonb_build_object(
      'rows', (
        select coalesce(jsonb_agg(jsonb_build_object(
            'id', d.id, 'name', d.name, 'file_path', d.file_path, 'file_type', d.file_type, 'file_size', d.file_size,
            'google_drive_link', d.google_drive_link, 'uploaded_by', d.uploaded_by, 'created_at', d.created_at, 'kind', d.kind)
          order by array_position(ids, d.id)), '[]')
        from public.documents d where d.id = any (ids)),
      'before', page -> 'before',
      'after', page -> 'after'),
    'folder', (
      select jsonb_build_object('id', f.folder_id, 'name', f.folder_name, 'url', f.folder_url)
      from public.user_drive_folders f where f.user_id = me));
end $$;
revoke execute on function public.my_dashboard(jsonb, int) from public, anon, authenticated;
grant execute on function public.my_dashboard(jsonb, int) to authenticated;
