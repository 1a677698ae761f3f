-- These functions list the work that waits for the firm today and sum up the firm's week.

-- Returns the oldest 101 registrations about which the caller may decide.
-- Advisors decide about registrations that are assigned to them or to nobody.
create function private.waiting_registrations() returns setof public.user_approval_status
language plpgsql stable security definer set search_path = '' set enable_seqscan = off set jit = off as $$
declare
  boss boolean := private.is_admin();
  me uuid := (select auth.uid());
begin
  return query select s.* from public.user_approval_status s
    -- `offset 0` and the subqueries make the planner look up each registration's rows; joins would read whole tables.
    join lateral (select c.email_confirmed_at from private.contact_of(s.user_id) c offset 0) u on true
    where s.status = 'waitlist' and u.email_confirmed_at is not null
      and not exists (select from private.staff m where m.user_id = s.user_id)
      and (boss or coalesce((select bool_or(a.advisor = me) from private.client_advisors a where a.client = s.user_id), true))
    order by s.created_at, s.user_id limit 101;
end $$;

-- Returns the number of opening hours in which the firm promises to answer, or null without a promise. Staff only.
create function public.response_promise() returns int
language plpgsql stable security definer set search_path = '' as $$
begin
  perform private.require_staff();
  return (select (x.value #>> '{}')::int from private.firm_settings x where x.name = 'response_promise');
end $$;

-- Sets in how many opening hours, 1 to 40, the firm promises to answer; null ends the promise.
-- Fails if the promised number of hours is no longer the one that the caller saw (`seen`).
create function public.set_response_promise(hours int default null, seen int default null) returns void
language plpgsql volatile security definer set search_path = '' as $$
declare
  was int;
begin
  perform private.require_admin();
  if hours not between 1 and 40 then
    raise exception 'invalid-input' using errcode = 'P0001';
  end if;
  insert into private.firm_settings (name, value) values ('response_promise', 'null') on conflict do nothing;
  select (x.value #>> '{}')::int into was from private.firm_settings x where x.name = 'response_promise' for update;
  if was is not distinct from hours then
    return;
  end if;
  if was is distinct from seen then
    raise exception 'conflict' using errcode = 'P0001';
  end if;
  update private.firm_settings x set value = coalesce(to_jsonb(hours), 'null'), changed_at = now() where x.name = 'response_promise';
  perform private.note_staff('message.promise', null, jsonb_build_object('hours', was), jsonb_build_object('hours', hours));
end $$;

-- Returns the most urgent lines of waiting work, their number by kind, and the firm's decisions since `monday`.
-- Lines are sorted by due day and then by age; work without a due day counts as due today.
-- In the result, `minutes` is the sum of the waiting times of all invoices that were decided on a day.
-- Failed deliveries with the same reason form one line, as do obligations of the same kind, period and due day.
-- Obligations are listed from five days before the due day until a year after it.
create function public.firm_today(monday date, page_size int default 30, only_kind text default null) returns jsonb
language plpgsql stable security definer set search_path = '' set plan_cache_mode = force_custom_plan set enable_seqscan = off set jit = off as $$
declare
  size int := least(greatest(page_size, 1), 100);
  -- `mine` is null for administrators, who see all clients of the firm.
  mine uuid[] := case when not private.is_admin() then array(select private.my_clients()) end;
  waiting jsonb;
  week jsonb;
  today date := (now() at time zone 'America/Bogota')::date;
begin
  perform private.require_staff();
  -- `waiting` has up to 101 lines of each kind of work, the oldest first.
  waiting := jsonb_build_object(
    -- The id of a line is a hash of what its obligations share, so it stays the same when one of them is filed.
    'obligation', (select jsonb_agg(to_jsonb(l)) from (
      select 'obligation' as kind,
        overlay(overlay(md5(concat_ws(' ', x.obligation, x.municipality, x.period, x.due)) placing '5' from 13) placing '8' from 17)::uuid as id,
        (x.due - 5)::timestamp at time zone 'America/Bogota' as at, case when count(*) = 1 then (array_agg(x.user_id))[1] end as client,
        x.obligation as title, concat_ws('/', x.municipality, x.period, min(x.name)) as detail, count(*)::int as key,
        x.due::timestamp at time zone 'America/Bogota' as starts_at
      from public.obligations x
      where x.applies and x.state not in ('filed', 'paid', 'not-applicable') and x.due between today - 366 and today + 5
        and (mine is null or x.user_id = any (mine))
      group by x.obligation, x.municipality, x.period, x.due order by 3, 2 limit 101) l),
    'registration', (select jsonb_agg(to_jsonb(l)) from (
      select 'registration' as kind, s.user_id as id, s.created_at as at, s.user_id as client, null as title, null as detail,
        null::int as key, null::timestamptz as starts_at
      from private.waiting_registrations() s order by 3, 2) l),
    'invoice', (select jsonb_agg(to_jsonb(l)) from (
      select 'invoice' as kind, x.id, x.queued_at as at, x.user_id as client, x.number as title, null as detail, x.decision as key,
        null::timestamptz as starts_at
      from public.invoices x where x.queue = 'waiting' and (mine is null or x.user_id = any (mine)) order by 3, 2 limit 101) l),
    'message', (select jsonb_agg(to_jsonb(l)) from (
      select 'message' as kind, x.thread_id as id, x.last_at as at, x.client, null as title, null as detail, null::int as key,
        null::timestamptz as starts_at
      from private.thread_desk x where x.unread > 0 and (mine is null or x.client = any (mine)) order by 3, 2 limit 101) l),
    'appointment', (select jsonb_agg(to_jsonb(l)) from (
      select 'appointment' as kind, x.id, x.created_at as at, x.user_id as client, x.title, null as detail, x.sequence as key, x.starts_at
      from public.appointments x where x.status = 'requested' and x.ends_at > now() and (mine is null or x.user_id = any (mine))
      order by 3, 2 limit 101) l),
    'contact', (select jsonb_agg(to_jsonb(l)) from (
      select 'contact' as kind, x.id, x.created_at as at, null::uuid as client, x.name as title, left(x.message, 120) as detail,
        null::int as key, null::timestamptz as starts_at
      from public.contact_messages x where x.status = 'new' and mine is null order by 3, 2 limit 101) l),
    'request', (select jsonb_agg(to_jsonb(l)) from (
      select 'request' as kind, x.id, coalesce(a.at, x.changed_at) as at, x.user_id as client, x.title, null as detail, x.to_review as key,
        null::timestamptz as starts_at
      from public.document_requests x cross join lateral (
        select min(i.answered_at) as at from public.document_request_items i where i.request = x.id and i.state = 'answered') a
      where x.status = 'open' and x.to_review > 0 and (mine is null or x.user_id = any (mine)) order by 3, 2 limit 101) l),
    'delivery', (select jsonb_agg(to_jsonb(l)) from (
      select 'delivery' as kind, (array_agg(x.id order by x.created_at, x.id))[1] as id, min(x.created_at) as at,
        case when count(distinct x.user_id) = 1 and count(x.user_id) = count(*) then (array_agg(x.user_id))[1] end as client,
        x.kind as title, x.last_error as detail, count(*)::int as key, null::timestamptz as starts_at
      from public.outbox x
      where x.status = 'parked' and not private.is_mistyped(x.last_error) and (mine is null or x.user_id = any (mine))
      group by x.kind, x.last_error order by 3, 2 limit 101) l));
  select coalesce(jsonb_agg(jsonb_build_object('day', w.day, 'accepted', w.accepted, 'rejected', w.rejected, 'minutes', w.minutes)
      order by w.day), '[]') into week from (
    select (x.queued_at at time zone 'America/Bogota')::date as day,
           count(*) filter (where x.queue = 'accepted') as accepted, count(*) filter (where x.queue = 'rejected') as rejected,
           round(sum(extract(epoch from x.queued_at - x.created_at)) / 60) as minutes
    from public.invoices x where x.queue in ('accepted', 'rejected')
      and x.queued_at >= monday::timestamp at time zone 'America/Bogota' and (mine is null or x.user_id = any (mine)) group by 1) w;
  return jsonb_build_object('week', week, 'promise', public.response_promise(),
    'counts', (select jsonb_object_agg(k.kind, coalesce(jsonb_array_length(nullif(k.lines, 'null')), 0)) from jsonb_each(waiting) k (kind, lines)),
    'lines', (
      select coalesce(jsonb_agg(private.today_line(l.line) order by l.due, l.at), '[]') from (
        select x.line, d.due, (x.line ->> 'at')::timestamptz as at
        from jsonb_each(waiting) k (kind, lines) cross join jsonb_array_elements(nullif(k.lines, 'null')) x (line)
        cross join lateral (select case when k.kind = 'obligation'
          then ((x.line ->> 'starts_at')::timestamptz at time zone 'America/Bogota')::date else today end as due) d
        where only_kind is null or k.kind = only_kind
        order by 2, 3 limit size) l));
end $$;

-- Completes a line of waiting work with what the page shows, for example the client's name.
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
  elsif kind = 'request' then
    return line - 'starts_at' || jsonb_build_object('detail', called);
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

revoke execute on function private.waiting_registrations(), public.firm_today(date, int, text), private.today_line(jsonb),
  public.response_promise(), public.set_response_promise(int, int) from public, anon, authenticated, service_role;
grant execute on function public.firm_today(date, int, text), public.response_promise(), public.set_response_promise(int, int) to authenticated;

-- Returns what is due in the week of `monday` for the caller's clients, and the years of stored UVTs and minimum wages.
-- The list `due` has the first eight groups of obligations, and `rest` is the number of further groups.
-- The counts of document requests with missing items stop at 101.
create function public.firm_week(monday date) returns jsonb
language plpgsql stable security definer set search_path = '' set plan_cache_mode = force_custom_plan set enable_seqscan = off set jit = off as $$
declare
  mine uuid[] := case when private.staff_role() = 'advisor' then array(select private.my_clients()) end;
  today date := (now() at time zone 'America/Bogota')::date;
  most constant int := 8;
  due jsonb;
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
  return jsonb_build_object('due', (select coalesce(jsonb_agg(e order by place), '[]')
      from jsonb_array_elements(due) with ordinality x (e, place) where place <= most),
    'rest', greatest(0, jsonb_array_length(due) - most),
    'uvt', (select coalesce(jsonb_agg(u.year), '[]') from private.uvt_values u),
    'wages', (select coalesce(jsonb_agg(w.year), '[]') from private.wage_values w),
    'requests', jsonb_build_object(
      'overdue', (select count(*) from (select from public.document_requests r where r.status = 'open' and r.missing > 0
        and r.due_on < today and (mine is null or r.user_id = any (mine)) limit 101) n),
      'begun', (select count(*) from (select from public.document_requests r where r.status = 'open' and r.missing > 0
        and r.due_on >= today and r.delivered > 0 and (mine is null or r.user_id = any (mine)) limit 101) n),
      'untouched', (select count(*) from (select from public.document_requests r where r.status = 'open' and r.missing > 0
        and r.due_on >= today and r.delivered = 0 and (mine is null or r.user_id = any (mine)) limit 101) n)));
end $$;

revoke execute on function public.firm_week(date) from public, anon, authenticated, service_role;
grant execute on function public.firm_week(date) to authenticated;

-- Returns how many items of each kind wait for the caller; each count stops at 101.
-- Document requests are counted while they have answers to review.
create function public.firm_pending() returns jsonb
language plpgsql stable security definer set search_path = '' set enable_seqscan = off set jit = off as $$
declare
  mine uuid[];
  registrations int;
  unseen int;
begin
  perform private.require_staff();
  unseen := private.unseen_of((select auth.uid()), null);
  select count(*) into registrations from private.waiting_registrations();
  if private.is_admin() then
    return jsonb_build_object(
      'registrations', registrations,
      'unseen', unseen,
      'invoices', (select count(*) from (select from public.invoices x where x.queue = 'waiting' limit 101) n),
      'messages', (select count(*) from (select from private.thread_desk x where x.unread > 0 limit 101) n),
      'appointments', (select count(*) from (
        select from public.appointments x where x.status = 'requested' and x.ends_at > now() limit 101) n),
      'requests', (select count(*) from (
        select from public.document_requests x where x.status = 'open' and x.to_review > 0 limit 101) n),
      'contacts', (select count(*) from (select from public.contact_messages x where x.status = 'new' limit 101) n));
  end if;
  mine := array(select private.my_clients());
  return jsonb_build_object(
    'registrations', registrations,
    'unseen', unseen,
    'invoices', (select count(*) from (
      select from unnest(mine) c (id) join public.invoices x on x.user_id = c.id and x.queue = 'waiting' limit 101) n),
    'messages', (select count(*) from (
      select from private.thread_desk x where x.unread > 0 and x.client = any (mine) limit 101) n),
    'appointments', (select count(*) from (
      select from public.appointments x where x.status = 'requested' and x.ends_at > now() and x.user_id = any (mine) limit 101) n),
    'requests', (select count(*) from (
      select from public.document_requests x where x.status = 'open' and x.to_review > 0 and x.user_id = any (mine) limit 101) n),
    'contacts', 0);
end $$;

revoke execute on function public.firm_pending() from public, anon, authenticated, service_role;
grant execute on function public.firm_pending() to authenticated;
