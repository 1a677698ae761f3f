-- The first page names a reason once, however many deliveries it stopped.

-- {lines, counts, week}: the oldest `page_size` of everything that waits for the caller, all together by age, how much of
-- each kind waits (counted up to 101), and what was decided about invoices on each day since `monday`: [{day, accepted,
-- rejected, minutes}], minutes being all the time that they had waited. Deliveries that were given up for the same reason are
-- one line, whose `key` is how many they are. Staff only.
create or replace function public.firm_today(monday date, page_size int default 30) returns jsonb
language plpgsql stable security definer set search_path = '' set enable_seqscan = off as $$
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
begin
  if not private.is_staff() then
    raise insufficient_privilege using message = 'staff-only';
  end if;
  -- Of each kind the oldest, as {id, at, client, title, detail, key, starts_at}.
  foreach kind in array array['registration', 'invoice', 'message', 'appointment', 'contact', 'delivery'] loop
    source := case kind
      when 'registration' then format(
        'select s.user_id as id, s.created_at as at, s.user_id as client, null as title, null as detail, null::int as key, null::timestamptz as starts_at
         from public.user_approval_status s join auth.users u on u.id = s.user_id
         where s.status = ''waitlist'' and u.email_confirmed_at is not null%s
           and not exists (select from private.staff m where m.user_id = s.user_id)', private.status_scope(true))
      when 'invoice' then 'select x.id, x.queued_at, x.user_id, x.number, null, null, null from public.invoices x where x.queue = ''waiting'''
      when 'message' then 'select x.thread_id, x.last_at, x.client, null, null, null, null from private.thread_desk x where x.unread > 0'
      when 'appointment' then 'select x.id, x.created_at, x.user_id, x.title, null, x.sequence, x.starts_at
         from public.appointments x where x.status = ''requested'' and x.ends_at > now()'
      when 'contact' then 'select x.id, x.created_at, null::uuid, x.name, left(x.message, 120), null, null
         from public.contact_messages x where x.status = ''new'' and $2'
      else 'select (array_agg(x.id order by x.created_at, x.id))[1], min(x.created_at),
           case when count(distinct x.user_id) = 1 and count(x.user_id) = count(*) then (array_agg(x.user_id))[1] end,
           x.kind, x.last_error, count(*)::int, null from public.outbox x where x.status = ''parked''' end;
    if not boss and kind in ('invoice', 'message', 'appointment', 'delivery') then
      source := source || case kind when 'message' then ' and x.client = any ($1)' else ' and x.user_id = any ($1)' end;
    end if;
    if kind = 'delivery' then source := source || ' group by x.kind, x.last_error'; end if;
    execute format('select coalesce(jsonb_agg(to_jsonb(l) || jsonb_build_object(''kind'', $3)), ''[]'') from (%s order by 2, 1 limit 101) l (id, at, client, title, detail, key, starts_at)', source)
      into waiting using mine, boss, kind;
    counts := counts || jsonb_build_object(kind, jsonb_array_length(waiting));
    found := found || waiting;
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
    select coalesce(jsonb_agg(private.today_line(l.line) order by (l.line ->> 'at')::timestamptz), '[]') from (
      select x.line from jsonb_array_elements(found) x (line)
      order by (x.line ->> 'at')::timestamptz limit size) l));
end $$;

-- A line of the queue with the names that people read: {kind, id, at, title, detail, key, starts_at, cause}.
create or replace function private.today_line(line jsonb) returns jsonb
language sql stable security definer set search_path = '' as $$
  select (case when line ->> 'kind' = 'appointment' then line else line - 'starts_at' end - 'client') || case line ->> 'kind'
    when 'registration' then (
      select jsonb_build_object('title', coalesce(p.name, u.email), 'detail', u.email)
      from auth.users u left join public.client_profiles p on p.user_id = u.id where u.id = (line ->> 'client')::uuid)
    when 'message' then jsonb_build_object('detail', private.client_name((line ->> 'client')::uuid),
      'title', (select t.subject from public.message_threads t where t.id = (line ->> 'id')::uuid))
    when 'contact' then '{}'
    when 'delivery' then jsonb_build_object('cause', line ->> 'detail', 'detail', (
      select coalesce(p.name, u.email)
      from auth.users u left join public.client_profiles p on p.user_id = u.id where u.id = (line ->> 'client')::uuid))
    else jsonb_build_object('detail', private.client_name((line ->> 'client')::uuid)) end
$$;
revoke execute on function private.today_line(jsonb) from public, anon, authenticated, service_role;
