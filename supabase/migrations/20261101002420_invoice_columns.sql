-- The client's list says what the files say.

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
       select id, number, name, file_size, document_id, status, withdrawn_at, created_at, words, asked_at,
              supplier, document_number, total, proposal, jsonb_array_length(findings) as findings,
              reviewed_at is not null as reviewed,
              (select x.number from public.invoices x where x.id = i.replaces) as replaces,
              (select x.number from public.invoices x where x.id = i.replaced_by) as replaced_by
       from public.invoices i where user_id = $1 and deleted_at is null%s
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
