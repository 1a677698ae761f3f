-- The report shows the firm's work in a period: obligations filed on time, decisions about invoices, and waiting work.


create index invoice_decisions_by_time on private.invoice_decisions (at, invoice_id);

-- Returns the report of the firm's work between two days.
-- Administrators see the work for all clients or, with `member`, for the clients of that member.
-- Advisors see the work for their own clients, and in `firm` the obligations of all clients for comparison.
-- An obligation belongs to the member to whom it is assigned, otherwise to the client's responsible advisor.
-- An obligation is on time if it was filed by its due day; open obligations that are not due yet are left out.
-- The hours of a decision run from the upload of the invoice until a person decides.
-- The report puts all obligations that members added by hand into one group, `own`.
create function public.firm_report(from_day date, until_day date, member uuid default null) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
  me uuid := private.require_staff();
  boss boolean := private.is_admin();
  whose uuid := case when boss then member else me end;
  mine uuid[] := array(select a.client from private.client_advisors a where a.advisor = whose);
  today date := (now() at time zone 'America/Bogota')::date;
  from_at timestamptz := from_day::timestamp at time zone 'America/Bogota';
  until_at timestamptz := (until_day + 1)::timestamp at time zone 'America/Bogota';
  obligations jsonb;
  firm jsonb;
  by_member jsonb;
  turnaround jsonb;
  decided jsonb;
  invoices jsonb;
  reasons jsonb;
  suppliers jsonb;
  load jsonb;
  waiting jsonb;
begin
  if until_day < from_day or until_day - from_day > 800 then
    raise exception 'invalid-input' using errcode = 'P0001';
  end if;

  with due as materialized (
    select case when o.obligation like 'own:%' then 'own' else o.obligation end as obligation, o.municipality,
           case when o.obligation like 'work:%' then o.name end as name, coalesce(w.responsible, f.advisor) as responsible,
           whose is null or o.user_id = any (mine) as own,
           coalesce(o.filed_on <= o.due, false) as in_time, coalesce(o.filed_on > o.due, false) as late
    from public.obligations o left join private.obligation_work w on w.obligation = o.id
      left join private.client_advisors f on f.client = o.user_id and f.responsible
    where o.listed between from_day and until_day and o.due is not null and o.applies and o.state <> 'not-applicable'
      and (o.filed_on is not null or o.due < today)),
  lines as (
    select d.obligation, d.municipality, max(d.name) as name, count(*) as due, count(*) filter (where d.in_time) as in_time, count(*) filter (where d.late) as late
    from due d where d.own group by 1, 2),
  members as (
    select d.responsible, count(*) as due, count(*) filter (where d.in_time) as in_time
    from due d where d.own and d.responsible is not null group by 1)
  select
    (select coalesce(jsonb_agg(jsonb_build_object('obligation', l.obligation, 'name', l.name, 'municipality', nullif(l.municipality, ''), 'due', l.due,
        'inTime', l.in_time, 'late', l.late) order by l.due desc, l.obligation, l.municipality), '[]') from lines l),
    (select jsonb_build_object('due', count(*), 'inTime', count(*) filter (where d.in_time), 'late', count(*) filter (where d.late)) from due d),
    (select coalesce(jsonb_object_agg(m.responsible, jsonb_build_object('due', m.due, 'inTime', m.in_time)), '{}') from members m)
    into obligations, firm, by_member;

  with made as materialized (
    select d.actor, d.verdict, d.at, extract(epoch from d.at - i.created_at) / 3600 as hours
    from private.invoice_decisions d join public.invoices i on i.id = d.invoice_id
    where d.at >= from_at and d.at < until_at and not d.automatic and d.verdict <> 'reviewing'
      and (whose is null or i.user_id = any (mine)))
  select
    (select coalesce(jsonb_agg(jsonb_build_object('week', w.week, 'hours', w.hours, 'invoices', w.n) order by w.week), '[]') from (
      select date_trunc('week', m.at at time zone 'America/Bogota')::date as week, round(avg(m.hours)::numeric, 1) as hours, count(*) as n
      from made m group by 1) w),
    (select coalesce(jsonb_object_agg(m.actor, jsonb_build_object('invoices', m.n, 'hours', m.hours, 'rejected', m.rejected)), '{}') from (
      select x.actor, count(*) as n, round(avg(x.hours)::numeric, 1) as hours, count(*) filter (where x.verdict = 'rejected') as rejected
      from made x where x.actor is not null group by 1) m)
    into turnaround, decided;

  with seen as materialized (
    select i.user_id, i.status, i.supplier_nit, i.supplier, i.findings -> 0 ->> 'title' as title
    from public.invoices i
    -- A rejected invoice still counts as rejected after another file has replaced it.
    where i.queue in ('accepted', 'rejected', 'replaced') and i.status <> 'reviewing' and i.queued_at >= from_at and i.queued_at < until_at
      and (whose is null or i.user_id = any (mine))),
  sellers as (
    select s.supplier_nit as nit, min(s.supplier) as name, count(*) as n, count(*) filter (where s.status = 'rejected') as rejected,
           count(distinct s.user_id) filter (where s.status = 'rejected') as clients,
           mode() within group (order by s.title) filter (where s.status = 'rejected') as reason
    from seen s where s.supplier_nit is not null group by 1 having count(*) >= 10 and count(*) filter (where s.status = 'rejected') > 0)
  select
    (select jsonb_build_object('reviewed', count(*), 'rejected', count(*) filter (where s.status = 'rejected')) from seen s),
    (select coalesce(jsonb_agg(jsonb_build_object('title', r.title, 'invoices', r.n) order by r.n desc, r.title), '[]') from (
      select s.title, count(*) as n from seen s where s.status = 'rejected' group by 1 order by 2 desc, 1 limit 12) r),
    (select coalesce(jsonb_agg(jsonb_build_object('nit', x.nit, 'name', x.name, 'invoices', x.n, 'rejected', x.rejected, 'clients', x.clients,
        'reason', x.reason) order by x.rejected::numeric / x.n desc, x.rejected desc, x.nit), '[]') from (
      select s.* from sellers s order by s.rejected::numeric / s.n desc, s.rejected desc, s.nit limit 12) x)
    into invoices, reasons, suppliers;

  with near as materialized (
    select coalesce(w.responsible, f.advisor) as responsible, w.hours
    from public.obligations o left join private.obligation_work w on w.obligation = o.id
      left join private.client_advisors f on f.client = o.user_id and f.responsible
    where o.listed between today and today + 6 and o.due is not null and o.applies
      and o.state not in ('filed', 'paid', 'not-applicable') and (whose is null or o.user_id = any (mine)))
  select coalesce(jsonb_agg(jsonb_build_object('name', private.member_name(n.responsible), 'obligations', n.n, 'hours', n.hours)
      order by n.n desc, n.responsible), '[]') into load
    from (select x.responsible, count(*) as n, sum(x.hours) as hours from near x group by 1) n;

  select coalesce(jsonb_agg(jsonb_build_object('obligation', x.obligation, 'name', x.name, 'municipality', nullif(x.municipality, ''), 'count', x.n,
      'clients', x.clients, 'next', x.next) order by x.n desc, x.obligation, x.municipality), '[]') into waiting
    from (
      select case when o.obligation like 'own:%' then 'own' else o.obligation end as obligation, o.municipality,
        max(case when o.obligation like 'work:%' then o.name end) as name, count(*) as n, count(distinct o.user_id) as clients, min(o.due) as next
      from public.obligations o
      where o.listed between today - 92 and today + 92 and o.state = 'waiting' and o.applies and (whose is null or o.user_id = any (mine))
      group by 1, 2 order by n desc, 1, 2 limit 20) x;

  return jsonb_build_object('obligations', obligations, 'firm', firm, 'turnaround', turnaround, 'invoices', invoices, 'reasons', reasons,
    'suppliers', suppliers, 'load', load, 'waiting', waiting,
    'advisors', (select coalesce(jsonb_agg(jsonb_build_object('name', private.member_name(s.user_id),
        'clients', (select count(*) from private.client_advisors a where a.advisor = s.user_id),
        'invoices', coalesce((decided -> s.user_id::text ->> 'invoices')::int, 0), 'hours', (decided -> s.user_id::text ->> 'hours')::numeric,
        'rejected', coalesce((decided -> s.user_id::text ->> 'rejected')::int, 0),
        'due', coalesce((by_member -> s.user_id::text ->> 'due')::int, 0),
        'inTime', coalesce((by_member -> s.user_id::text ->> 'inTime')::int, 0)) order by private.member_name(s.user_id)), '[]')
      from private.staff s where whose is null or s.user_id = whose));
end $$;

revoke execute on function public.firm_report(date, date, uuid) from public, anon, authenticated, service_role;
grant execute on function public.firm_report(date, date, uuid) to authenticated;
