-- The firm's side of the calendar: a week, the lists, one appointment with its trace. Every member sees the hours that
-- are taken, and of whom only where the client is theirs.

create index if not exists appointments_waiting on public.appointments (starts_at, id) where status = 'requested';
create index if not exists appointments_latest on public.appointments (starts_at desc, id desc);

-- What the firm calls a client.
create or replace function private.client_title(client uuid) returns text
language sql stable security definer set search_path = '' as $$
  select coalesce((select k.title from private.client_cards k where k.client = u.id), u.email)
  from auth.users u where u.id = client_title.client
$$;

-- Fixes no search path and asks no table, so that it is written into the statement instead of called for each row.
create or replace function private.agenda_row(a public.appointments, name text, email text) returns jsonb
language sql stable as $$
  select pg_catalog.jsonb_build_object(
    'id', a.id, 'client', a.user_id, 'name', coalesce(name, email), 'email', email, 'title', a.title,
    'starts_at', a.starts_at, 'ends_at', a.ends_at, 'status', a.status, 'sequence', a.sequence, 'note', a.note,
    'cancelled_by', a.cancelled_by, 'created_at', a.created_at)
$$;

-- The seven days from `monday` by the calendar of Bogotá: {appointments, busy}, the last being the hours of those whose
-- client the member does not see. What was cancelled takes no hour. Staff only.
create or replace function public.agenda_week(monday date) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
  is_admin boolean := private.is_admin();
  mine uuid[] := array(select private.my_clients());
begin
  if not private.is_staff() then
    raise insufficient_privilege using message = 'staff-only';
  end if;
  return (
    select jsonb_build_object(
      'appointments', coalesce(jsonb_agg(private.agenda_row(a, k.title, u.email) order by a.starts_at, a.id) filter (where seen.it), '[]'),
      'busy', coalesce(jsonb_agg(a.starts_at order by a.starts_at) filter (where not seen.it), '[]'))
    from public.appointments a
    join auth.users u on u.id = a.user_id
    left join private.client_cards k on k.client = a.user_id
    cross join lateral (select is_admin or a.user_id = any (mine) as it) seen
    where a.status <> 'cancelled'
      and a.starts_at >= monday::timestamp at time zone 'America/Bogota'
      and a.starts_at < (monday + 7)::timestamp at time zone 'America/Bogota');
end $$;

-- One page of a list: an array of rows after the cursor. `wanted` is {kind, client, cursor}: kind 'waiting' (for the
-- firm) and 'coming' begin with the nearest, 'past' (over, done or cancelled) with the latest; the cursor is
-- [starts_at, id]. Staff only.
create or replace function public.agenda_list(wanted jsonb, page_size int default 25) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
  kind text := coalesce(wanted ->> 'kind', 'coming');
  client uuid := (wanted ->> 'client')::uuid;
  way text := case kind when 'past' then 'desc' else 'asc' end;
  -- An appointment lasts an hour: what began more than one ago is over, and the index knows when it began.
  rows_of text := format('select a from public.appointments a where %s%s%s order by a.starts_at %4$s, a.id %4$s limit %5$s',
    case kind
      when 'waiting' then 'a.status = ''requested'' and a.starts_at > now() - interval ''1 hour'''
      when 'past' then '(a.starts_at <= now() - interval ''1 hour'' or a.status in (''cancelled'', ''done''))'
      else 'a.status in (''requested'', ''proposed'', ''confirmed'') and a.starts_at > now() - interval ''1 hour''' end,
    case when wanted -> 'cursor' ->> 0 is null then '' else format(' and (a.starts_at, a.id) %s (%L::timestamptz, %L::uuid)',
      case kind when 'past' then '<' else '>' end, wanted -> 'cursor' ->> 0, wanted -> 'cursor' ->> 1) end,
    case when client is not null then ' and a.user_id = $1' when private.is_admin() then '' else ' and a.user_id = own.client' end,
    way, least(greatest(page_size, 1), 200));
  answer jsonb;
begin
  if not private.is_staff() then
    raise insufficient_privilege using message = 'staff-only';
  end if;
  if client is not null and not private.sees_client(client) then
    raise exception 'not-found' using errcode = 'P0001';
  end if;
  if client is null and not private.is_admin() then
    -- From each of the advisor's clients as many as a page can hold, by the index of that client.
    rows_of := format('select x.a from private.client_advisors own cross join lateral (%s) x where own.advisor = $2
      order by (x.a).starts_at %s, (x.a).id %2$s limit %3$s', rows_of, way, least(greatest(page_size, 1), 200));
  end if;
  execute format('select coalesce(jsonb_agg(private.agenda_row(p.a, k.title, u.email) order by (p.a).starts_at %s, (p.a).id %1$s), ''[]'')
    from (%s) p join auth.users u on u.id = (p.a).user_id left join private.client_cards k on k.client = (p.a).user_id', way, rows_of) into answer using client, (select auth.uid());
  return answer;
end $$;

-- One appointment with what members did about it: {appointment, steps, last}. A step is {action, by, at}; the last change
-- has no `by` when its client made it. Staff only.
create or replace function public.agenda_appointment(appointment uuid) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
  a public.appointments;
  steps jsonb;
begin
  if not private.is_staff() then
    raise insufficient_privilege using message = 'staff-only';
  end if;
  select * into a from public.appointments x where x.id = appointment;
  if a.id is null or not private.sees_client(a.user_id) then
    raise exception 'not-found' using errcode = 'P0001';
  end if;
  select coalesce(jsonb_agg(jsonb_build_object('action', l.action, 'by', private.member_name(l.actor), 'at', l.at) order by l.id), '[]')
    into steps from public.audit_log l
    where l.target = a.user_id and l.action like 'appointment.%' and l.after ->> 'appointment' = a.id::text;
  return jsonb_build_object('appointment', (
      select private.agenda_row(a, private.client_title(u.id), u.email) from auth.users u where u.id = a.user_id), 'steps', steps, 'last', jsonb_build_object(
    'at', a.updated_at,
    -- A step and its line in the audit log are written at the same moment.
    'by', (select s ->> 'by' from jsonb_array_elements(steps) s where (s ->> 'at')::timestamptz = a.updated_at limit 1)));
end $$;

-- Whether the caller's own step made the appointment what it is now: their second press is not a conflict.
create or replace function private.is_own_step(a public.appointments) returns boolean
language sql stable security definer set search_path = '' as $$
  select exists (
    select from public.audit_log l
    where l.target = a.user_id and l.at = a.updated_at and l.actor = (select auth.uid()) and l.after ->> 'appointment' = a.id::text)
$$;

do $$ declare f text; begin
  foreach f in array array[
    'private.client_title(uuid)', 'private.agenda_row(public.appointments, text, text)', 'private.is_own_step(public.appointments)',
    'public.agenda_week(date)', 'public.agenda_list(jsonb, int)', 'public.agenda_appointment(uuid)'] loop
    execute format('revoke execute on function %s from public, anon, authenticated, service_role', f);
    if f like 'public.%' then
      execute format('grant execute on function %s to authenticated', f);
    end if;
  end loop;
end $$;
