-- What waits for the firm, of whatever kind, and the figures of its week.

create index if not exists thread_desk_waiting on private.thread_desk (last_at, thread_id) where unread > 0;
create index if not exists appointments_requested on public.appointments (created_at, id) where status = 'requested';

-- One line of the queue: {kind, id, at, title, detail, key}. `title` and `detail` are names and words of people, shown as text;
-- `key` is what an act of one press has to give back (the sequence of an appointment).
create or replace function private.queue_line(kind text, id uuid, at timestamptz, title text, detail text, key int default null)
returns jsonb
language sql immutable set search_path = '' as $$
  select jsonb_build_object('kind', kind, 'id', id, 'at', at, 'title', title, 'detail', detail, 'key', key)
$$;

-- {lines, counts, week}: the oldest of everything that waits for the caller (of each kind the oldest `page_size`, all
-- together by age), how much of each kind waits (counted up to 100), and what was decided about invoices on each day
-- since `monday`: [{day, accepted, rejected, minutes}], minutes being all the time that they had waited. Staff only.
create or replace function public.firm_today(monday date, page_size int default 30) returns jsonb
language plpgsql stable security definer set search_path = '' set enable_seqscan = off as $$
declare
  size int := least(greatest(page_size, 1), 100);
  boss boolean := private.is_admin();
  mine uuid[] := array(select private.my_clients());
  registrations jsonb;
  invoices jsonb;
  threads jsonb;
  appointments jsonb;
  contacts jsonb := '[]';
  deliveries jsonb;
  week jsonb;
begin
  if not private.is_staff() then
    raise insufficient_privilege using message = 'staff-only';
  end if;
  select coalesce(jsonb_agg(private.queue_line('registration', r.user_id, r.created_at, coalesce(r.name, r.email), r.email)
      order by r.created_at), '[]')
    into registrations from public.list_registrations('waitlist', 101) r where r.email_confirmed_at is not null;
  execute format(
    'select coalesce(jsonb_agg(private.queue_line(''invoice'', i.id, i.queued_at, i.number, private.client_name(i.user_id)) order by i.queued_at), ''[]'')
     from (%s) i', case when boss
       then 'select * from public.invoices x where x.queue = ''waiting'' order by x.queued_at, x.id limit 101'
       else 'select o.* from unnest($1) c cross join lateral (select * from public.invoices x
               where x.user_id = c and x.queue = ''waiting'' order by x.queued_at, x.id limit 101) o order by o.queued_at, o.id limit 101' end)
    into invoices using mine;
  execute format(
    'select coalesce(jsonb_agg(private.queue_line(''message'', d.thread_id, d.last_at, t.subject, private.client_name(d.client)) order by d.last_at), ''[]'')
     from (select * from private.thread_desk x where x.unread > 0%s order by x.last_at, x.thread_id limit 101) d
     join public.message_threads t on t.id = d.thread_id', case when boss then '' else ' and x.client = any ($1)' end)
    into threads using mine;
  execute format(
    'select coalesce(jsonb_agg(private.queue_line(''appointment'', a.id, a.created_at, a.title, private.client_name(a.user_id), a.sequence)
       || jsonb_build_object(''starts_at'', a.starts_at) order by a.created_at), ''[]'')
     from (select * from public.appointments x where x.status = ''requested'' and x.ends_at > now()%s order by x.created_at, x.id limit 101) a',
    case when boss then '' else ' and x.user_id = any ($1)' end)
    into appointments using mine;
  if boss then
    select coalesce(jsonb_agg(private.queue_line('contact', m.id, m.created_at, m.name, left(m.message, 120)) order by m.created_at), '[]')
      into contacts from (
        select * from public.contact_messages x where x.status = 'new' order by x.created_at, x.id limit 101) m;
  end if;
  select coalesce(jsonb_agg(private.queue_line('delivery', (d ->> 'id')::uuid, (d ->> 'created_at')::timestamptz, d ->> 'kind', d ->> 'client')
      order by (d ->> 'created_at')::timestamptz), '[]')
    into deliveries from jsonb_array_elements(public.list_deliveries('{"status": "parked"}', 101) -> 'rows') d;
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
  return jsonb_build_object(
    'lines', (select coalesce(jsonb_agg(o.line order by (o.line ->> 'at')::timestamptz), '[]') from (
      select l.line from jsonb_array_elements(registrations || invoices || threads || appointments || contacts || deliveries) l (line)
      order by (l.line ->> 'at')::timestamptz limit size) o),
    'counts', jsonb_build_object(
      'registration', jsonb_array_length(registrations), 'invoice', jsonb_array_length(invoices),
      'message', jsonb_array_length(threads), 'appointment', jsonb_array_length(appointments),
      'contact', jsonb_array_length(contacts), 'delivery', jsonb_array_length(deliveries)),
    'week', week);
end $$;

do $$ begin
  revoke execute on function private.queue_line(text, uuid, timestamptz, text, text, int) from public, anon, authenticated, service_role;
  revoke execute on function public.firm_today(date, int) from public, anon, authenticated, service_role;
  grant execute on function public.firm_today(date, int) to authenticated;
end $$;
