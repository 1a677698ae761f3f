-- The firm's clients as a list: by name, found by name, company, e-mail or NIT, with what waits for the firm in each.

-- What waits for the firm in one client, each counted up to 100.
create or replace function private.waiting_in(client uuid) returns jsonb
language sql stable security definer set search_path = '' as $$
  select jsonb_build_object(
    'invoices', (select count(*) from (select from public.invoices i where i.user_id = client and i.status = 'reviewing'
                 and i.deleted_at is null and i.withdrawn_at is null limit 100) x),
    'messages', (select least(coalesce(sum(t.firm_unread), 0), 100) from public.message_threads t where t.user_id = client),
    'appointments', (select count(*) from public.appointments a
                     where a.user_id = client and a.status = 'requested' and a.starts_at > now()),
    'requests', (select count(*) from public.data_requests r where r.user_id = client and r.status in ('received', 'extended')))
$$;

-- One page of the clients that the caller sees, by name: {rows, before, after}, the last two being the cursors
-- [title_key, client] of the neighbouring pages, or null. `wanted` is {search, status, advisor, cursor, backward}: status
-- approved, waitlist or rejected; advisor the id of a member, or 'nobody'. Staff only; advisors see theirs alone.
create or replace function public.list_clients(wanted jsonb default '{}', page_size int default 50) returns jsonb
language plpgsql stable security definer set search_path = '' set enable_seqscan = off as $$
declare
  size int := least(greatest(page_size, 1), 100);
  start text := wanted -> 'cursor' ->> 0;
  start_id uuid := (wanted -> 'cursor' ->> 1)::uuid;
  backward boolean := start is not null and coalesce((wanted ->> 'backward')::boolean, false);
  status text := coalesce(wanted ->> 'status', 'approved');
  filter text := private.card_filter(wanted ->> 'search') || private.status_scope(false);
  found uuid[];
  more boolean;
begin
  if not private.is_staff() then
    raise insufficient_privilege using message = 'staff-only';
  end if;
  if status <> 'all' then
    filter := filter || format(' and s.status = %L', status);
  end if;
  if wanted ->> 'advisor' = 'nobody' then
    filter := filter || ' and not exists (select from private.client_advisors a where a.client = k.client)';
  elsif wanted ->> 'advisor' is not null then
    filter := filter || format(' and exists (select from private.client_advisors a where a.client = k.client and a.advisor = %L)',
      (wanted ->> 'advisor')::uuid);
  end if;
  if start is not null then
    filter := filter || format(' and (k.title_key, k.client) %s (%L, %L)', case when backward then '<' else '>' end, start, start_id);
  end if;
  execute format(
    'select array(select k.client from private.client_cards k join public.user_approval_status s on s.user_id = k.client
       where not exists (select from private.staff m where m.user_id = k.client)%s
       order by k.title_key %2$s, k.client %2$s limit %3$s)',
    filter, case when backward then 'desc' else 'asc' end, size + 1) into found;
  -- The way back has reached the beginning: the first page, and a whole one.
  if backward and cardinality(found) <= size then
    return public.list_clients(wanted - 'cursor' - 'backward', page_size);
  end if;
  more := cardinality(found) > size;
  found := found[:size];
  if backward then
    found := array(select f from unnest(found) with ordinality o (f, place) order by place desc);
  end if;
  return (
    with rows as (
      select o.place, jsonb_build_array(k.title_key, k.client) as cursor, jsonb_build_object(
        'id', k.client, 'title', k.title, 'email', u.email, 'name', p.name, 'status', s.status, 'since', s.created_at,
        'nit', (select c.nit || '-' || c.digit from public.companies c where c.user_id = k.client order by c.created_at, c.id limit 1),
        'companies', (select count(*) from public.companies c where c.user_id = k.client),
        'advisors', (select coalesce(jsonb_agg(private.member_name(a.advisor) order by a.created_at), '[]')
                     from private.client_advisors a where a.client = k.client),
        'waiting', private.waiting_in(k.client)) as row
      from unnest(found) with ordinality o (client, place)
      join private.client_cards k on k.client = o.client
      join public.user_approval_status s on s.user_id = o.client
      join auth.users u on u.id = o.client
      left join public.client_profiles p on p.user_id = o.client)
    select jsonb_build_object(
      'rows', coalesce(jsonb_agg(r.row order by r.place), '[]'),
      'before', case when start is not null then (select f.cursor from rows f order by f.place limit 1) end,
      'after', case when more or backward then (select f.cursor from rows f order by f.place desc limit 1) end)
    from rows r);
end $$;

do $$ declare f text; begin
  foreach f in array array['private.waiting_in(uuid)', 'public.list_clients(jsonb, int)'] loop
    execute format('revoke execute on function %s from public, anon, authenticated, service_role', f);
  end loop;
end $$;
grant execute on function public.list_clients(jsonb, int) to authenticated;
