-- The queue of the review desk, its search, and one invoice with everything that a decision needs.

create or replace function private.client_name(client uuid) returns text
language sql stable security definer set search_path = '' as $$
  select k.title from private.client_cards k where k.client = client_name.client
$$;

-- `column like` for every word of a search; null when there is nothing to look for.
create or replace function private.words_filter(key text, search text) returns text
language sql stable set search_path = '' as $$
  select string_agg(format('%s like %L', key, case when length(w) < 3 then '% ' else '%' end || w || '%'), ' and ')
  from (select w from regexp_split_to_table(btrim(private.name_key(left(search, 100))), ' +') w where w <> '' limit 8) words
$$;

-- One page of the invoices of the clients that the caller sees: {rows, before, after}, the last two being the cursors
-- [since, id] of the neighbouring pages, or null. `wanted` is {queue, client, findings, search, cursor, backward}. What waits
-- comes oldest first, what was decided newest first. A search looks in number and name, or for a client (the first 1000).
-- Of an advisor's clients each one's first rows are read by index and put together, however many others wait before them.
create or replace function public.review_queue(wanted jsonb default '{}', page_size int default 50) returns jsonb
language plpgsql stable security definer set search_path = '' set enable_seqscan = off as $$
declare
  size int := least(greatest(page_size, 1), 100);
  queue text := coalesce(wanted ->> 'queue', 'waiting');
  down boolean := queue in ('accepted', 'rejected');
  start timestamptz := (wanted -> 'cursor' ->> 0)::timestamptz;
  start_id uuid := (wanted -> 'cursor' ->> 1)::uuid;
  backward boolean := start is not null and coalesce((wanted ->> 'backward')::boolean, false);
  direction text := case when down <> backward then 'desc' else 'asc' end;
  filter text := format('i.queue = %L', queue);
  named text := private.card_filter(wanted ->> 'search');
  search text := private.words_filter('i.search_key', wanted ->> 'search');
  clients uuid[];
  found uuid[];
  rows jsonb;
  more boolean;
begin
  if not private.is_staff() then
    raise insufficient_privilege using message = 'staff-only';
  end if;
  if not private.is_admin() then
    clients := array(select private.my_clients());
  end if;
  if wanted ->> 'client' is not null then
    clients := array(select c from unnest(array[(wanted ->> 'client')::uuid]) c where private.sees_client(c));
  end if;
  if wanted ->> 'findings' is not null then
    filter := filter || format(' and i.has_findings = %L::boolean', wanted ->> 'findings');
  end if;
  if start is not null then
    filter := filter || format(' and (i.queued_at, i.id) %s (%L, %L)', case when direction = 'desc' then '<' else '>' end, start, start_id);
  end if;
  if search is not null then
    execute format('select array(select k.client from private.client_cards k where true%s%s limit 1000)', coalesce(nullif(named, ''), ' and false'),
      case when clients is not null then ' and k.client = any ($1)' end) into found using clients;
    -- The second condition says what the first one means, for the index of search to be used.
    filter := filter || ' and i.deleted_at is null'
      || format(case when found = '{}' then ' and %s' else ' and (%s or i.user_id = any (%L))' end, search, found);
  end if;
  execute format(case when clients is null
      then 'select array(select i.id from public.invoices i where %1$s order by i.queued_at %2$s, i.id %2$s limit %3$s)'
      else 'select array(select o.id from unnest($1) c cross join lateral (
              select i.queued_at, i.id from public.invoices i where i.user_id = c and %1$s
              order by i.queued_at %2$s, i.id %2$s limit %3$s) o order by o.queued_at %2$s, o.id %2$s limit %3$s)' end,
    filter, direction, size + 1) into found using clients;
  -- The way back has reached the beginning: the first page, and a whole one.
  if backward and cardinality(found) <= size then
    return public.review_queue(wanted - 'cursor' - 'backward', size);
  end if;
  more := cardinality(found) > size;
  found := found[:size];
  select coalesce(jsonb_agg(jsonb_build_object(
      'id', i.id, 'number', i.number, 'name', i.name, 'total', i.total, 'findings', i.findings, 'queue', i.queue,
      'since', i.queued_at, 'created_at', i.created_at, 'withdrawn_at', i.withdrawn_at, 'replaces', i.replaces is not null,
      'client', private.client_name(i.user_id)) order by f.place * case when backward then -1 else 1 end), '[]')
    into rows from unnest(found) with ordinality f (id, place) join public.invoices i on i.id = f.id;
  return jsonb_build_object(
    'rows', rows,
    'before', case when start is not null and rows <> '[]' then jsonb_build_array(rows -> 0 -> 'since', rows -> 0 -> 'id') end,
    'after', case when more or backward then jsonb_build_array(rows -> -1 -> 'since', rows -> -1 -> 'id') end);
end $$;

-- One invoice for the desk, with its client, its file and every decision about it, the newest first.
create or replace function public.review_invoice(invoice uuid) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
  i public.invoices;
begin
  if not private.is_staff() then
    raise insufficient_privilege using message = 'staff-only';
  end if;
  select * into i from public.invoices x where x.id = invoice;
  if i.id is null or not private.sees_client(i.user_id) then
    raise exception 'not-found' using errcode = 'P0001';
  end if;
  return jsonb_build_object(
    'id', i.id, 'number', i.number, 'name', i.name, 'total', i.total, 'findings', i.findings,
    'verdict', private.verdict_of(i), 'words', i.words, 'decision', i.decision, 'created_at', i.created_at,
    'deleted_at', i.deleted_at, 'withdrawn_at', i.withdrawn_at, 'own', i.user_id = (select auth.uid()),
    'file', (select jsonb_build_object('id', d.id, 'type', d.file_type, 'size', d.file_size)
             from public.documents d where d.id = i.document_id),
    'client', (select jsonb_build_object('id', u.id, 'name', private.client_name(u.id), 'email', u.email,
        'companies', (select coalesce(jsonb_agg(c.name || ', NIT ' || c.nit || '-' || c.digit order by c.name), '[]')
                      from (select * from public.companies x where x.user_id = u.id order by x.name limit 5) c))
      from auth.users u where u.id = i.user_id),
    'replaces', (select jsonb_build_object('id', x.id, 'number', x.number) from public.invoices x where x.id = i.replaces),
    'replaced_by', (select jsonb_build_object('id', x.id, 'number', x.number) from public.invoices x where x.id = i.replaced_by),
    'decisions', (
      select coalesce(jsonb_agg(jsonb_build_object(
          'at', d.at, 'by', private.member_name(d.actor), 'verdict', d.verdict, 'words', d.words) order by d.id desc), '[]')
      from (select * from private.invoice_decisions x where x.invoice_id = i.id order by x.id desc limit 20) d));
end $$;

do $$ declare f text; begin
  foreach f in array array[
    'private.client_name(uuid)', 'private.words_filter(text, text)', 'public.review_queue(jsonb, int)', 'public.review_invoice(uuid)'] loop
    execute format('revoke execute on function %s from public, anon, authenticated, service_role', f);
  end loop;
end $$;
grant execute on function public.review_queue(jsonb, int), public.review_invoice(uuid) to authenticated;
