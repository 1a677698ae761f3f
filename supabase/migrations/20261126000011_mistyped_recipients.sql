-- A recipient that the mail server does not know alarms nobody.

set local lock_timeout = '5s';

create or replace function private.is_mistyped(error text) returns boolean
language sql immutable set search_path = '' as $$
  select coalesce(error = 'mail:no-such-address', false)
$$;

create or replace function public.fail_outbox(
  job_id uuid, attempt int, error text, retry_seconds int default null, tell boolean default false
) returns boolean
language plpgsql volatile security definer set search_path = '' as $$
declare
  o public.outbox;
begin
  update public.outbox x set
    status = case when retry_seconds is null then 'parked' else 'pending' end,
    next_at = clock_timestamp() + make_interval(secs => coalesce(retry_seconds, 0)),
    locked_until = null, last_error = left(error, 100)
    where x.id = job_id and x.attempts = attempt and x.status = 'pending' returning * into o;
  if o.id is null then
    return false;
  end if;
  if tell or o.status = 'parked' and not private.is_mistyped(o.last_error) then
    perform private.tell_of_delivery(o);
  end if;
  return true;
end $$;

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
    from unnest(array['mail', 'drive.push', 'drive.share', 'drive.trash', 'automation.batch']) k (kind),
    lateral (
      select count(*) filter (where o.status = 'pending') as waiting,
             count(*) filter (where private.is_late(o)) as late,
             count(*) filter (where o.status = 'parked' and not private.is_mistyped(o.last_error)) as parked,
             min(o.created_at) filter (where o.status = 'parked' and not private.is_mistyped(o.last_error) or private.is_late(o)) as oldest
      from public.outbox o where o.kind = k.kind and o.status in ('pending', 'parked')) w);
end $$;

create or replace function public.firm_today(monday date, page_size int default 30, only_kind text default null) returns jsonb
language plpgsql stable security definer set search_path = '' set enable_seqscan = off set jit = off as $$
declare
  size int := least(greatest(page_size, 1), 100);
  boss boolean := private.is_admin();
  mine uuid[] := array(select private.my_clients());
  waiting jsonb;
  found jsonb := '[]';
  counts jsonb := '{}';
  week jsonb;
  kind text;
  source text;
  today date := (now() at time zone 'America/Bogota')::date;
begin
  if not private.is_staff() then
    raise insufficient_privilege using message = 'staff-only';
  end if;
  -- Of each kind the oldest, as {id, at, client, title, detail, key, starts_at}.
  foreach kind in array array['obligation', 'registration', 'invoice', 'message', 'appointment', 'contact', 'delivery'] loop
    source := case kind
      -- The id is made of what the line is about: it stays the same whichever of the clients is settled first.
      when 'obligation' then format(
        'select overlay(overlay(md5(concat_ws('' '', x.obligation, x.municipality, x.period, x.due)) placing ''5'' from 13) placing ''8'' from 17)::uuid,
           (x.due - 5)::timestamp at time zone ''America/Bogota'', case when count(*) = 1 then (array_agg(x.user_id))[1] end,
           x.obligation, concat_ws(''/'', x.municipality, x.period, min(x.name)), count(*)::int, x.due::timestamp at time zone ''America/Bogota''
         from public.obligations x where x.applies and x.state not in (''filed'', ''paid'', ''not-applicable'')
           and x.due between %L and %L', today - 366, today + 5)
      when 'registration' then format(
        'select s.user_id as id, s.created_at as at, s.user_id as client, null as title, null as detail, null::int as key, null::timestamptz as starts_at
         from public.user_approval_status s join lateral (select c.email_confirmed_at from private.contact_of(s.user_id) c offset 0) u on true
         where s.status = ''waitlist'' and u.email_confirmed_at is not null%s
           and not exists (select from private.staff m where m.user_id = s.user_id)', private.status_scope(true))
      when 'invoice' then 'select x.id, x.queued_at, x.user_id, x.number, null, x.decision, null from public.invoices x where x.queue = ''waiting'''
      when 'message' then 'select x.thread_id, x.last_at, x.client, null, null, null, null from private.thread_desk x where x.unread > 0'
      when 'appointment' then 'select x.id, x.created_at, x.user_id, x.title, null, x.sequence, x.starts_at
         from public.appointments x where x.status = ''requested'' and x.ends_at > now()'
      when 'contact' then 'select x.id, x.created_at, null::uuid, x.name, left(x.message, 120), null, null
         from public.contact_messages x where x.status = ''new'' and $2'
      else 'select (array_agg(x.id order by x.created_at, x.id))[1], min(x.created_at),
           case when count(distinct x.user_id) = 1 and count(x.user_id) = count(*) then (array_agg(x.user_id))[1] end,
           x.kind, x.last_error, count(*)::int, null from public.outbox x where x.status = ''parked'' and not private.is_mistyped(x.last_error)' end;
    if not boss and kind in ('obligation', 'invoice', 'message', 'appointment', 'delivery') then
      source := source || case kind when 'message' then ' and x.client = any ($1)' else ' and x.user_id = any ($1)' end;
    end if;
    if kind = 'obligation' then source := source || ' group by x.obligation, x.municipality, x.period, x.due'; end if;
    if kind = 'delivery' then source := source || ' group by x.kind, x.last_error'; end if;
    execute format('select coalesce(jsonb_agg(to_jsonb(l) || jsonb_build_object(''kind'', $3)), ''[]'') from (%s order by 2, 1 limit 101) l (id, at, client, title, detail, key, starts_at)', source)
      into waiting using mine, boss, kind;
    counts := counts || jsonb_build_object(kind, jsonb_array_length(waiting));
    if only_kind is null or only_kind = kind then
      found := found || waiting;
    end if;
  end loop;
  execute format(
    'select coalesce(jsonb_agg(jsonb_build_object(''day'', w.day, ''accepted'', w.accepted, ''rejected'', w.rejected, ''minutes'', w.minutes)
       order by w.day), ''[]'') from (
       select (x.queued_at at time zone ''America/Bogota'')::date as day,
              count(*) filter (where x.queue = ''accepted'') as accepted, count(*) filter (where x.queue = ''rejected'') as rejected,
              round(sum(extract(epoch from x.queued_at - x.created_at)) / 60) as minutes
       from public.invoices x where x.queue in (''accepted'', ''rejected'')
         and x.queued_at >= $2::timestamp at time zone ''America/Bogota''%s group by 1) w',
    case when boss then '' else ' and x.user_id = any ($1)' end)
    into week using mine, monday;
  return jsonb_build_object('counts', counts, 'week', week, 'lines', (
    select coalesce(jsonb_agg(private.today_line(l.line) order by l.due, l.at), '[]') from (
      select x.line, k.due, (x.line ->> 'at')::timestamptz as at from jsonb_array_elements(found) x (line)
      cross join lateral (select case when x.line ->> 'kind' = 'obligation'
        then ((x.line ->> 'starts_at')::timestamptz at time zone 'America/Bogota')::date else today end as due) k
      order by 2, 3 limit size) l));
end $$;

revoke execute on function private.is_mistyped(text) from public, anon, authenticated, service_role;
