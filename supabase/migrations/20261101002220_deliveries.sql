-- The outbox as people need it: what is late or was given up, why, and what to do about it.

-- 'dropped': a member decided that it will not be sent any more.
alter table public.outbox drop constraint if exists outbox_status_check;
alter table public.outbox add constraint outbox_status_check check (status in ('pending', 'done', 'parked', 'dropped'));
create index if not exists outbox_open on public.outbox (created_at, id) where status in ('pending', 'parked');
create index if not exists outbox_open_of_user on public.outbox (user_id, created_at, id) where status in ('pending', 'parked');
create index if not exists outbox_settled on public.outbox (kind, done_at desc) where status = 'done';

-- Waiting is no lateness: a delivery is late after a failed try, or five minutes after its hour.
create or replace function private.is_late(o public.outbox) returns boolean
language sql stable set search_path = '' as $$
  select o.status = 'pending' and (o.last_error is not null or o.next_at < now() - interval '5 minutes')
$$;

-- The delivery, locked, when the caller may see it: administrators all, advisors those of their clients.
create or replace function private.own_delivery(delivery uuid) returns public.outbox
language plpgsql security definer set search_path = '' as $$
declare
  o public.outbox;
begin
  if not private.is_staff() then
    raise insufficient_privilege using message = 'staff-only';
  end if;
  select * into o from public.outbox x where x.id = delivery for update;
  if o.id is null or not (private.is_admin() or (o.user_id is not null and private.sees_client(o.user_id))) then
    raise exception 'not-found' using errcode = 'P0001';
  end if;
  return o;
end $$;

-- One page of what is late or parked, oldest first: {rows, next}. `wanted` is {status, kind, after}, status 'late' or
-- 'parked', `after` the cursor [created_at, id]. What a delivery says is not shown, only what it is. Staff only.
create or replace function public.list_deliveries(wanted jsonb default '{}', page_size int default 50) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
  size int := least(greatest(page_size, 1), 200);
  filter text := '';
  mine uuid[];
  found_rows jsonb;
  last_row jsonb;
begin
  if not private.is_staff() then
    raise insufficient_privilege using message = 'staff-only';
  end if;
  if not private.is_admin() then
    select coalesce(array_agg(c), '{}') into mine from private.my_clients() c;
    filter := filter || ' and o.user_id = any ($1)';
  end if;
  if wanted ->> 'kind' is not null then filter := filter || ' and o.kind = $2'; end if;
  if wanted ->> 'status' = 'parked' then filter := filter || ' and o.status = ''parked'''; end if;
  if wanted ->> 'status' = 'late' then filter := filter || ' and o.status = ''pending'''; end if;
  if wanted ->> 'after' is not null then filter := filter || ' and (o.created_at, o.id) > ($3, $4)'; end if;
  execute 'select coalesce(jsonb_agg(to_jsonb(r) order by r.created_at, r.id), ''[]'') from (
      select o.id, o.kind, o.payload ->> ''template'' as template, o.status, o.attempts, o.last_error, o.created_at, o.next_at,
             o.user_id, coalesce(p.name, u.email) as client
      from public.outbox o left join auth.users u on u.id = o.user_id left join public.client_profiles p on p.user_id = o.user_id
      where o.status in (''pending'', ''parked'') and (o.status = ''parked'' or private.is_late(o))' || filter || '
      order by o.created_at, o.id limit $5) r'
    into found_rows
    using mine, wanted ->> 'kind', (wanted -> 'after' ->> 0)::timestamptz, (wanted -> 'after' ->> 1)::uuid, size + 1;
  if jsonb_array_length(found_rows) <= size then
    return jsonb_build_object('rows', found_rows, 'next', null);
  end if;
  last_row := found_rows -> (size - 1);
  return jsonb_build_object('rows', found_rows - size, 'next', jsonb_build_array(last_row -> 'created_at', last_row -> 'id'));
end $$;

-- How each service is doing: {kind: {waiting, late, parked, oldest, delivered_at, delivered_today}}. Administrators only.
create or replace function public.delivery_health() returns jsonb
language plpgsql stable security definer set search_path = '' as $$
begin
  perform private.require_admin();
  return (
    select jsonb_object_agg(k.kind, jsonb_build_object(
      'waiting', w.waiting, 'late', w.late, 'parked', w.parked, 'oldest', w.oldest,
      'delivered_at', (select max(d.done_at) from public.outbox d where d.kind = k.kind and d.status = 'done'),
      'delivered_today', (select count(*) from public.outbox d where d.kind = k.kind and d.status = 'done'
        and d.done_at >= date_trunc('day', now() at time zone 'America/Bogota') at time zone 'America/Bogota')))
    from unnest(array['mail', 'drive.push', 'automation.batch']) k (kind),
    lateral (
      select count(*) filter (where o.status = 'pending') as waiting,
             count(*) filter (where private.is_late(o)) as late,
             count(*) filter (where o.status = 'parked') as parked,
             min(o.created_at) filter (where o.status = 'parked' or private.is_late(o)) as oldest
      from public.outbox o where o.kind = k.kind and o.status in ('pending', 'parked')) w);
end $$;

-- Tries again now, with all tries to come. What is on its way, or was sent meanwhile, is left as it is.
create or replace function public.retry_delivery(delivery uuid) returns void
language plpgsql security definer set search_path = '' as $$
declare
  o public.outbox := private.own_delivery(delivery);
begin
  if o.status not in ('pending', 'parked') then
    raise exception 'delivery-settled' using errcode = 'P0001';
  end if;
  if o.locked_until > now() then
    return;
  end if;
  update public.outbox x set status = 'pending', attempts = 0, next_at = now(), locked_until = null where x.id = delivery;
  perform private.note_staff('delivery.retried', o.user_id,
    jsonb_build_object('delivery', o.id, 'kind', o.kind, 'status', o.status, 'attempts', o.attempts, 'error', o.last_error),
    jsonb_build_object('delivery', o.id, 'status', 'pending'));
end $$;

-- It will not be sent any more. What is on its way cannot be stopped.
create or replace function public.drop_delivery(delivery uuid, words text) returns void
language plpgsql security definer set search_path = '' as $$
declare
  o public.outbox := private.own_delivery(delivery);
begin
  if nullif(btrim(words), '') is null then
    raise exception 'reason-required' using errcode = 'P0001';
  end if;
  if o.status not in ('pending', 'parked') or o.locked_until > now() then
    raise exception 'delivery-settled' using errcode = 'P0001';
  end if;
  update public.outbox x set status = 'dropped', done_at = now(), locked_until = null where x.id = delivery;
  perform private.note_staff('delivery.dropped', o.user_id,
    jsonb_build_object('delivery', o.id, 'kind', o.kind, 'status', o.status, 'attempts', o.attempts, 'error', o.last_error),
    jsonb_build_object('delivery', o.id, 'status', 'dropped', 'reason', left(btrim(words), 500)));
end $$;

do $$ declare f text; begin
  foreach f in array array[
    'private.is_late(public.outbox)', 'private.own_delivery(uuid)', 'public.list_deliveries(jsonb, int)',
    'public.delivery_health()', 'public.retry_delivery(uuid)', 'public.drop_delivery(uuid, text)'] loop
    execute format('revoke execute on function %s from public, anon, authenticated, service_role', f);
    if f like 'public.%' then
      execute format('grant execute on function %s to authenticated', f);
    end if;
  end loop;
end $$;
