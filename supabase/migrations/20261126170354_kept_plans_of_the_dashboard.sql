set local lock_timeout = '5s';
set local check_function_bodies = off;

CREATE OR REPLACE FUNCTION private.judged_invoices (
  client uuid,
  first  date,
  after  date,
  unread boolean
)
  RETURNS TABLE (
    direction text,
    status    text,
    issued_on date,
    currency  text,
    total     numeric,
    iva       numeric,
    withheld  numeric,
    sign      integer,
    fate      text
  )
  LANGUAGE plpgsql
  STABLE
  SECURITY DEFINER
  SET search_path TO ''
  SET plan_cache_mode TO 'force_generic_plan'
  SET enable_seqscan TO 'off'
  SET jit TO 'off'
  AS $function$
begin
  return query with files as (
    select i.* from public.invoices i
    where i.user_id = client and i.deleted_at is null and i.issued_on >= first and i.issued_on < after
    union all
    select i.* from public.invoices i
    where unread and i.user_id = client and i.deleted_at is null and i.issued_on is null
      and i.created_at >= first::timestamp at time zone 'America/Bogota'),
  kept as (
    select f.id, f.kind collate "C" as kind, f.code, f.direction, f.status, f.created_at, f.issued_on, f.currency, f.total, f.iva,
           f.withheld, coalesce(f.direction, '') in ('purchase', 'sale') as sided,
           coalesce(f.supplier_nit || ' ' || f.document_number, f.code, f.id::text) collate "C" as number,
           coalesce(f.code, f.id::text) collate "C" as code_or_id
    from files f
    where f.withdrawn_at is null and f.replaced_by is null and f.status <> 'rejected'
      and (f.affects is null or (
        select a.status <> 'rejected' and a.withdrawn_at is null from public.invoices a where a.id = f.affects))),
  numbered as (
    select distinct on (k.number, k.kind) k.* from kept k where k.kind in ('invoice', 'credit-note', 'debit-note')
    order by k.number, k.kind, k.sided desc, k.status = 'accepted' desc, k.created_at, k.id),
  single as (
    select distinct on (n.code_or_id) n.* from numbered n
    order by n.code_or_id, n.sided desc, n.status = 'accepted' desc, n.created_at, n.id)
  select s.direction, s.status, s.issued_on, s.currency, s.total, s.iva, s.withheld,
    case s.kind when 'credit-note' then -1 else 1 end, case
    when s.direction = 'foreign' then 'others'
    when not s.sided then 'unknown'
    when s.issued_on is null or s.currency is null then 'illegible'
    when s.currency <> 'COP' then 'currency'
    when s.total is null or s.iva is null or s.withheld is null then 'illegible'
    else 'counts' end
  from single s
  union all
  select k.direction, k.status, k.issued_on, k.currency, k.total, k.iva, k.withheld, 0, 'unread'
  from kept k
  where k.kind is null and not exists (
    select from private.invoice_reviews r join public.invoices o on o.user_id = client and o.code = r.scan_code
    where r.invoice_id = k.id and r.scan_code <> '' and o.deleted_at is null);
end $function$;

CREATE OR REPLACE FUNCTION private.monthly_totals (
  client uuid,
  past   integer DEFAULT 12,
  unread boolean DEFAULT true
)
  RETURNS jsonb
  LANGUAGE plpgsql
  STABLE
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  this date := date_trunc('month', now() at time zone 'America/Bogota');
  first date := this - (past - 1) * interval '1 month';
begin
  return (with judged as (
    select * from private.judged_invoices(client, first, (this + interval '1 month')::date, unread)),
  summed as (
    select date_trunc('month', j.issued_on)::date as month, j.direction, sum(j.sign * j.total) as total,
           sum(j.sign * j.iva) as iva, sum(j.sign * j.withheld) as withheld, count(*) as count
    from judged j where j.fate = 'counts' group by grouping sets ((1, 2), (2))),
  sides as (
    select m.month, d.direction, jsonb_build_object('total', coalesce(s.total, 0.00)::text, 'iva', coalesce(s.iva, 0.00)::text,
      'withheld', coalesce(s.withheld, 0.00)::text, 'count', coalesce(s.count, 0)) as side
    from (select generate_series(first, this, interval '1 month')::date as month union all select null) m
    cross join (values ('purchase'), ('sale')) d (direction)
    left join summed s on s.month is not distinct from m.month and s.direction = d.direction),
  paired as (
    select month, jsonb_build_object('purchases', (jsonb_agg(side) filter (where direction = 'purchase')) -> 0,
                                     'sales', (jsonb_agg(side) filter (where direction = 'sale')) -> 0) as pair
    from sides group by month)
  select jsonb_build_object(
    'months', (select jsonb_agg(jsonb_build_object('month', to_char(p.month, 'YYYY-MM')) || p.pair order by p.month)
               from paired p where p.month is not null),
    'sum', (select p.pair from paired p where p.month is null),
    'reviewing', count(*) filter (where j.fate = 'counts' and j.status = 'reviewing'),
    'left', jsonb_build_object(
      'unread', count(*) filter (where j.fate = 'unread'),
      'currencies', (
        select coalesce(jsonb_agg(jsonb_build_object('currency', c.currency, 'count', c.count) order by c.count desc, c.currency), '[]')
        from (select o.currency, count(*) as count from judged o where o.fate = 'currency' group by 1) c),
      'others', count(*) filter (where j.fate = 'others'),
      'unknown', count(*) filter (where j.fate = 'unknown'),
      'illegible', count(*) filter (where j.fate = 'illegible')))
  from judged j);
end $function$;

CREATE OR REPLACE FUNCTION private.pending_of (
  me uuid
)
  RETURNS jsonb
  LANGUAGE plpgsql
  STABLE
  SET search_path TO ''
  SET plan_cache_mode TO 'force_generic_plan'
  AS $function$
begin
  return jsonb_build_object(
    'invoices', (select count(*) from (
      (select i.id from public.invoices i where i.user_id = me and i.queue = 'rejected' and i.withdrawn_at is null
       order by i.queued_at, i.id limit 101)
      union all
      (select i.id from public.invoices i where i.user_id = me and i.queue = 'asked' order by i.queued_at, i.id limit 101)
      limit 101) n),
    'messages', (select count(*) from (
      select t.id from public.message_threads t where t.user_id = me and t.client_unread > 0
      order by t.last_message_at limit 101) n),
    'appointments', (select count(*) from (
      select a.id from public.appointments a where a.user_id = me and a.status = 'proposed' and a.starts_at > now()
      order by a.starts_at limit 101) n),
    'obligations', (select count(*) from (
      select o.id from public.obligations o
      where o.user_id = me and o.client_sees and o.applies and o.state not in ('filed', 'paid', 'not-applicable')
        and (o.state = 'waiting' and o.due is not null or o.due < (now() at time zone 'America/Bogota')::date)
        and not (o.state = 'waiting' and exists (select from public.document_requests r where r.obligation = o.id and r.status = 'open'))
      order by o.due, o.id limit 101) n),
    'requests', (select count(*) from (
      select r.id from public.document_requests r where r.user_id = me and r.status = 'open' and r.missing > 0
      order by r.due_on, r.id limit 101) n));
end $function$;

CREATE OR REPLACE FUNCTION private.todo_of (
  me   uuid,
  most integer
)
  RETURNS jsonb
  LANGUAGE plpgsql
  STABLE
  SET search_path TO ''
  SET plan_cache_mode TO 'force_generic_plan'
  AS $function$
declare
  items jsonb := (
    select coalesce(jsonb_agg(jsonb_build_object('kind', t.kind, 'id', t.id, 'at', t.at) || t.more order by t.at, t.id), '[]') from (
      select * from (
        (select 'rejected' as kind, i.id, i.queued_at as at, jsonb_build_object(
             'label', private.invoice_label(i), 'findings', i.findings, 'note', i.note) as more
         from public.invoices i where i.user_id = me and i.queue = 'rejected' and i.withdrawn_at is null
         order by i.queued_at, i.id limit most + 1)
        union all
        (select 'asked', i.id, i.queued_at, jsonb_build_object(
             'label', private.invoice_label(i), 'findings', i.findings, 'note', i.note)
         from public.invoices i where i.user_id = me and i.queue = 'asked'
         order by i.queued_at, i.id limit most + 1)
        union all
        (select 'message', t.id, t.last_message_at, jsonb_build_object('subject', t.subject, 'unread', t.client_unread) ||
             (select jsonb_build_object('words', left(m.body, 160), 'from', m.author_name) from public.messages m
              where m.thread_id = t.id and m.author = 'firm' order by m.created_at desc limit 1)
         from public.message_threads t where t.user_id = me and t.client_unread > 0
         order by t.last_message_at limit most + 1)
        union all
        (select 'appointment', a.id, a.starts_at, jsonb_build_object('title', a.title, 'until', a.ends_at)
         from public.appointments a where a.user_id = me and a.status = 'proposed' and a.starts_at > now()
         order by a.starts_at limit most + 1)
        union all
        -- At the end of their day: what is due today comes after what has an hour.
        (select 'obligation', o.id, private.end_of_day(o.due), jsonb_build_object('obligation', o.obligation, 'name', o.name,
             'municipality', nullif(o.municipality, ''), 'period', o.period, 'due', o.due, 'state', o.state, 'message', o.message)
         from public.obligations o
         where o.user_id = me and o.client_sees and o.applies and o.state not in ('filed', 'paid', 'not-applicable')
           and (o.state = 'waiting' and o.due is not null or o.due < (now() at time zone 'America/Bogota')::date)
           and not (o.state = 'waiting' and exists (select from public.document_requests r where r.obligation = o.id and r.status = 'open'))
         order by o.due, o.id limit most + 1)
        union all
        (select 'request', r.id, private.end_of_day(r.due_on), jsonb_build_object('title', r.title, 'due', r.due_on, 'missing', r.missing,
             'wanted', r.wanted, 'delivered', r.delivered, 'by', r.asked_by)
         from public.document_requests r where r.user_id = me and r.status = 'open' and r.missing > 0
         order by r.due_on, r.id limit most + 1)) every_kind
      order by at, id limit most + 1) t);
begin
  if jsonb_array_length(items) <= most then
    return jsonb_build_object('items', items, 'total', jsonb_array_length(items));
  end if;
  return jsonb_build_object('items', items - most, 'total',
    (select least(sum(n::int), 101) from jsonb_each_text(private.pending_of(me)) p (section, n)));
end $function$;

CREATE OR REPLACE FUNCTION public.client_monthly_totals (
  client uuid
)
  RETURNS jsonb
  LANGUAGE plpgsql
  STABLE
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
begin
  perform private.require_client(client);
  return private.monthly_totals(client);
end $function$;

CREATE OR REPLACE FUNCTION public.my_monthly_totals()
  RETURNS jsonb
  LANGUAGE plpgsql
  STABLE
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
begin
  return private.monthly_totals(private.require_account('accountant'));
end $function$;

REVOKE ALL ON FUNCTION "private"."judged_invoices"(uuid, date, date, boolean) FROM PUBLIC;
