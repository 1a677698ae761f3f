-- What waits for the firm today, and its week.

-- {lines, counts, week}: the most urgent `page_size` of everything that waits for the caller, or of one kind: what is overdue, then all
-- that waits today, then what is due on the days after, each by age; how much of each kind waits (counted up to 101), and what was decided about invoices on each day since `monday`: [{day, accepted,
-- rejected, minutes}], minutes being all the time that they had waited. Deliveries that were given up for the same reason are
-- one line, whose `key` is how many they are; so are the obligations of one kind and period that are due on one day, overdue up to a year
-- or within five days, who wait since then. Staff only.
create function public.firm_today(monday date, page_size int default 30, only_kind text default null) returns jsonb
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

-- A line of the queue with the names that people read: {kind, id, at, client, title, detail, key, starts_at, cause, invoice}, the last
-- being its label. An obligation is titled by its kind, and says `municipality` and `period`, and the `name` of work of the firm.
create function private.today_line(line jsonb) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
  kind constant text := line ->> 'kind';
  whose constant uuid := line ->> 'client';
  called text;
begin
  select k.title into called from private.client_cards k where k.client = whose;
  if kind = 'contact' then
    return line - 'starts_at';
  elsif kind = 'registration' then
    return line - 'starts_at' || (select jsonb_build_object('title', coalesce(p.name, u.email), 'detail', u.email)
      from private.contact_of(whose) u left join public.client_profiles p on p.user_id = u.id);
  elsif kind = 'message' then
    return line - 'starts_at' || jsonb_build_object('detail', called,
      'title', (select t.subject from public.message_threads t where t.id = (line ->> 'id')::uuid));
  elsif kind = 'obligation' then
    return line || jsonb_build_object('detail', private.client_title(whose),
      'municipality', nullif(split_part(line ->> 'detail', '/', 1), ''), 'period', split_part(line ->> 'detail', '/', 2),
      'name', substring(line ->> 'detail' from '^[^/]*/[^/]*/(.*)$'));
  elsif kind = 'delivery' then
    return line - 'starts_at' || jsonb_build_object('cause', line ->> 'detail', 'detail', (
      select coalesce(p.name, u.email, called) from public.accounts a left join auth.users u on u.id = a.contact
      left join public.client_profiles p on p.user_id = u.id where a.id = whose));
  elsif kind = 'invoice' then
    return line - 'starts_at' || jsonb_build_object('detail', called, 'invoice', (
      select private.invoice_label(i) from public.invoices i where i.id = (line ->> 'id')::uuid));
  end if;
  return line || jsonb_build_object('detail', called);
end $$;

revoke execute on function public.firm_today(date, int, text), private.today_line(jsonb) from public, anon, authenticated, service_role;
grant execute on function public.firm_today(date, int, text) to authenticated;

-- What the week of `monday` asks of the caller's clients, everybody's for an administrator: {due, rest, requests}. `due` has a row for each
-- obligation, municipality and period, the first due first: {obligation, municipality, period, name, first, last, total, settled, waiting,
-- overdue}, eight at most; `rest` is how many rows more there are. `requests` counts what clients were asked for and still owe: {overdue,
-- begun, untouched}, each at most 101. Staff only.
create function public.firm_week(monday date) returns jsonb
language plpgsql stable security definer set search_path = '' set enable_seqscan = off set jit = off as $$
declare
  mine uuid[] := case when private.staff_role() = 'advisor' then array(select private.my_clients()) end;
  today date := (now() at time zone 'America/Bogota')::date;
  most constant int := 8;
  due jsonb;
  requests jsonb := '{}';
  one text;
  n int;
begin
  perform private.require_staff();
  select coalesce(jsonb_agg(to_jsonb(g) - 'place' order by g.place), '[]') into due from (
    select o.obligation, nullif(o.municipality, '') as municipality, o.period, min(o.name) as name, min(o.listed) as first, max(o.listed) as last,
           count(*) as total, count(*) filter (where o.state in ('filed', 'paid')) as settled,
           count(*) filter (where o.state = 'waiting') as waiting,
           count(*) filter (where o.state not in ('filed', 'paid') and o.listed < today) as overdue,
           row_number() over (order by min(o.listed), count(*) desc, o.obligation, o.municipality, o.period) as place
    from public.obligations o
    where o.listed between monday and monday + 6 and o.due is not null and o.applies and o.state <> 'not-applicable'
      and (mine is null or o.user_id = any (mine))
    group by o.obligation, o.municipality, o.period) g;
  foreach one in array array['overdue', 'begun', 'untouched'] loop
    execute format('select count(*) from (select from public.document_requests r where r.status = ''open'' and r.missing > 0
        and %s and ($1 is null or r.user_id = any ($1)) limit 101) n', case one when 'overdue' then format('r.due_on < %L', today)
        else format('r.due_on >= %L and r.delivered %s 0', today, case one when 'begun' then '>' else '=' end) end)
      into n using mine;
    requests := requests || jsonb_build_object(one, n);
  end loop;
  return jsonb_build_object('due', (select coalesce(jsonb_agg(e order by place), '[]')
      from jsonb_array_elements(due) with ordinality x (e, place) where place <= most),
    'rest', greatest(0, jsonb_array_length(due) - most), 'requests', requests);
end $$;

revoke execute on function public.firm_week(date) from public, anon, authenticated, service_role;
grant execute on function public.firm_week(date) to authenticated;

-- How much waits for the member in each section: {invoices, registrations, messages, appointments, contacts}, each at most 101;
-- of contacts for administrators alone.
create function public.firm_pending() returns jsonb
language plpgsql stable security definer set search_path = '' set enable_seqscan = off set jit = off as $$
declare
  boss boolean := private.is_admin();
  mine uuid[];
  registrations int;
begin
  perform private.require_staff();
  mine := array(select private.my_clients());
  execute format(
    'select count(*) from (select from public.user_approval_status s join lateral (select c.email_confirmed_at from private.contact_of(s.user_id) c offset 0) u on true
       where s.status = ''waitlist'' and u.email_confirmed_at is not null%s
         and not exists (select from private.staff m where m.user_id = s.user_id) limit 101) n', private.status_scope(true))
    into registrations;
  if boss then
    return jsonb_build_object(
      'registrations', registrations,
      'invoices', (select count(*) from (select from public.invoices x where x.queue = 'waiting' limit 101) n),
      'messages', (select count(*) from (select from private.thread_desk x where x.unread > 0 limit 101) n),
      'appointments', (select count(*) from (
        select from public.appointments x where x.status = 'requested' and x.ends_at > now() limit 101) n),
      'contacts', (select count(*) from (select from public.contact_messages x where x.status = 'new' limit 101) n));
  end if;
  return jsonb_build_object(
    'registrations', registrations,
    'invoices', (select count(*) from (
      select from unnest(mine) c (id) join public.invoices x on x.user_id = c.id and x.queue = 'waiting' limit 101) n),
    'messages', (select count(*) from (
      select from private.thread_desk x where x.unread > 0 and x.client = any (mine) limit 101) n),
    'appointments', (select count(*) from (
      select from public.appointments x where x.status = 'requested' and x.ends_at > now() and x.user_id = any (mine) limit 101) n),
    'contacts', 0);
end $$;

revoke execute on function public.firm_pending() from public, anon, authenticated, service_role;
grant execute on function public.firm_pending() to authenticated;
