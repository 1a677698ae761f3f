-- The dates and figures that the firm adds to the product's tax calendar, and the history of their changes.

create table private.uvt_values (
  year int primary key check (year between 2006 and 2100),
  -- The UVT (tax unit) in whole pesos.
  value int not null check (value between 1000 and 1000000),
  norm text not null check (private.is_name(norm, 1, 300)),
  made_by uuid references auth.users (id) on delete set null,
  made_at timestamptz not null default clock_timestamp()
);
alter table private.uvt_values enable row level security;
revoke all on private.uvt_values from anon, authenticated, service_role;
comment on table private.uvt_values is 'The UVT of years that the product does not include. Read and written by functions alone.';
create index uvt_values_made_by on private.uvt_values (made_by) where made_by is not null;

create table private.wage_values (
  year int primary key check (year between 2006 and 2100),
  -- `value` is the minimum wage and `aid` the transport aid, both in whole pesos a month.
  value int not null check (value between 100000 and 100000000),
  aid int not null check (aid between 1000 and 10000000),
  norm text not null check (private.is_name(norm, 1, 300)),
  made_by uuid references auth.users (id) on delete set null,
  made_at timestamptz not null default clock_timestamp()
);
alter table private.wage_values enable row level security;
revoke all on private.wage_values from anon, authenticated, service_role;
comment on table private.wage_values is 'The minimum wage and transport aid of years that the product does not include. Read and written by functions alone.';
create index wage_values_made_by on private.wage_values (made_by) where made_by is not null;

create table private.usury_rates (
  month text primary key check (month ~ '^20[0-9]{2}-(0[1-9]|1[0-2])$'),
  -- The usury rate for consumer credit, in percent a year.
  percent numeric(5, 2) not null check (percent between 3 and 100),
  norm text not null check (private.is_name(norm, 1, 300)),
  made_by uuid references auth.users (id) on delete set null,
  made_at timestamptz not null default clock_timestamp()
);
alter table private.usury_rates enable row level security;
revoke all on private.usury_rates from anon, authenticated, service_role;
comment on table private.usury_rates is 'The usury rate of each month, from which interest on late tax is computed. Read and written by functions alone.';
create index usury_rates_made_by on private.usury_rates (made_by) where made_by is not null;

create table private.calendar_edits (
  -- The version grows by one with each change; a change that is based on an older version is refused.
  version int primary key check (version > 0),
  at timestamptz not null default clock_timestamp(),
  actor uuid references auth.users (id) on delete set null,
  kind text not null check (kind in ('table', 'confirm', 'override', 'outage', 'drop-override', 'day', 'drop-day', 'uvt', 'wage', 'usury')),
  about text not null check (length(btrim(about)) between 1 and 500),
  -- Everything that the change added and removed; dates that the firm withdrew are stored only in this column.
  change jsonb not null,
  norm text not null check (private.is_name(norm, 1, 300)),
  source text not null check (private.is_name(source, 1, 300)),
  -- How many clients and due dates the change moved, as the administrator saw before confirming the change.
  clients int not null check (clients >= 0),
  dates int not null check (dates >= 0)
);
alter table private.calendar_edits enable row level security;
revoke all on private.calendar_edits from anon, authenticated, service_role;
comment on table private.calendar_edits is 'Every change of the firm''s calendar: who, when, by which norm. Written and read by functions alone.';
create index calendar_edits_actor on private.calendar_edits (actor) where actor is not null;

create index obligations_by_day on public.obligations (listed, obligation);

-- Returns the UVTs and the usury rates of 60 months, with which the cost of a late filing is computed.
create function private.penalty_figures() returns jsonb
language sql stable security definer set search_path = '' as $$
  select jsonb_build_object(
    'uvt', (select coalesce(jsonb_agg(jsonb_build_object('year', u.year, 'value', u.value, 'source', u.norm) order by u.year), '[]')
      from private.uvt_values u),
    'rates', (select coalesce(jsonb_agg(jsonb_build_object('month', r.month, 'percent', r.percent, 'source', r.norm) order by r.month desc), '[]')
      from (select x.* from private.usury_rates x order by x.month desc limit 60) r))
$$;
revoke execute on function private.penalty_figures() from public, anon, authenticated, service_role;

-- Mails the administrators, at most once a week, when the firm has not entered a year's UVT or minimum wage.
create function public.remind_of_figures(about_year int, week date, lines jsonb) returns void
language plpgsql volatile security definer set search_path = '' as $$
declare
  missing text := concat_ws(E'\n',
    case when not exists (select from private.uvt_values u where u.year = about_year) then lines ->> 'uvt' end,
    case when not exists (select from private.wage_values w where w.year = about_year) then lines ->> 'wage' end);
begin
  if missing <> '' then
    perform private.queue_mail(null, concat_ws(':', 'figures', about_year, week, s.user_id), 'figures-missing', u.email::text,
        jsonb_build_object('year', about_year::text, 'missing', missing))
      from private.staff s join auth.users u on u.id = s.user_id where s.role = 'admin';
  end if;
end $$;
revoke execute on function public.remind_of_figures(int, date, jsonb) from public, anon, authenticated, service_role;
grant execute on function public.remind_of_figures(int, date, jsonb) to service_role;

-- The dates that the firm entered for a single client are returned only to members with access to this client.
create function public.firm_dates() returns jsonb
language plpgsql stable security definer set search_path = '' as $$
begin
  perform private.require_staff();
  return jsonb_build_object(
    'version', (select coalesce(max(e.version), 0) from private.calendar_edits e),
    'days', (select coalesce(jsonb_agg(jsonb_build_object('day', d.day, 'name', d.name, 'scope', d.scope, 'norm', d.norm) order by d.day), '[]')
      from private.non_business_days d),
    'rows', public.calendar_additions() -> 'rows',
    'overrides', (select coalesce(jsonb_agg(jsonb_build_object('id', o.id, 'obligation', o.obligation, 'municipality', nullif(o.municipality, ''),
        'period', o.period, 'endings', o.endings, 'due', o.due, 'norm', o.norm, 'source', o.source, 'state', o.state, 'reason', o.reason,
        'client', o.client, 'at', o.made_at at time zone 'utc') order by o.made_at), '[]')
      from private.due_date_overrides o where o.client is null or private.sees_client(o.client)));
end $$;

-- Returns the number of clients (`total`), and how many of them wait for today's computation of due dates (`left`).
create function public.calendar_progress() returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
  today date := (now() at time zone 'America/Bogota')::date;
begin
  perform private.require_staff();
  return jsonb_build_object(
    'left', (select count(*) from private.obligation_plans p where coalesce(p.planned_on, '-infinity'::date) < today),
    'total', (select count(*) from private.obligation_plans));
end $$;

-- Returns the data of the firm's calendar page; `cities` has the municipal obligations of the caller's clients.
create function public.firm_calendar() returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
  today date := (now() at time zone 'America/Bogota')::date;
begin
  perform private.require_staff();
  return public.calendar_progress() || private.penalty_figures() || jsonb_build_object(
    'wages', (select coalesce(jsonb_agg(jsonb_build_object('year', w.year, 'value', w.value, 'aid', w.aid, 'source', w.norm) order by w.year), '[]')
      from private.wage_values w),
    'cities', (select coalesce(jsonb_agg(jsonb_build_object('municipality', c.code, 'obligation', c.duty, 'clients', c.clients)
        order by c.code, c.duty), '[]') from (
      select m ->> 'code' as code, d as duty, count(distinct t.account)::int as clients
      from (
        select distinct on (p.account) p.account, p.municipalities from private.tax_profiles p
        where p.valid_from <= today and ((select private.is_admin()) or p.account in (select private.my_clients()))
        order by p.account, p.valid_from desc) t, jsonb_array_elements(t.municipalities) m, jsonb_array_elements_text(m -> 'duties') d
      where m ->> 'code' is not null group by 1, 2) c),
    'history', (select coalesce(jsonb_agg(jsonb_build_object('version', e.version, 'at', e.at, 'by', private.member_name(e.actor), 'kind', e.kind,
        'about', e.about, 'norm', e.norm, 'source', e.source, 'clients', e.clients, 'dates', e.dates) order by e.version desc), '[]')
      from (select x.* from private.calendar_edits x order by x.version desc limit 100) e));
end $$;

-- Returns open obligations between two days, so that a preview can show which clients a change of dates moves.
-- `slots` lists the wanted obligations with their municipality and period; null means all obligations.
-- Clients are grouped by the last two digits of their NIT (`ending`); `ending` is null without a valid NIT.
-- `client` is set only for the client in the parameter `client` and for clients with due dates of their own.
create function public.calendar_reach(from_day date, until_day date, slots jsonb default null, client uuid default null) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
begin
  perform private.require_admin();
  return (
    with named as (select distinct o.client from private.due_date_overrides o where o.client is not null union select calendar_reach.client),
    reached as (
      select o.obligation, o.municipality, o.period, o.user_id, t.ending, t.sector,
             case when o.user_id in (select n.client from named n) then o.user_id end as client
      from public.obligations o
      cross join lateral (
        select case when p.digit = private.nit_check_digit(p.nit) then right(p.nit, 2) end as ending,
               (select m ->> 'sector' from jsonb_array_elements(p.municipalities) m where m ->> 'code' = o.municipality limit 1) as sector
        from private.tax_profiles p where p.account = o.user_id order by p.valid_from <= o.listed desc, p.valid_from desc limit 1) t
      where o.listed between from_day and until_day and o.name is null and o.applies and o.state not in ('filed', 'paid', 'not-applicable')
        and (calendar_reach.client is null or o.user_id = calendar_reach.client)
        and (slots is null or exists (select from jsonb_to_recordset(slots) as s (obligation text, municipality text, period text)
          where s.obligation = o.obligation and coalesce(s.municipality, '') = o.municipality and s.period = o.period))),
    grouped as (
      select r.obligation, r.municipality, r.period, r.ending, r.sector, r.client, array_agg(r.user_id) as clients
      from reached r group by 1, 2, 3, 4, 5, 6)
    select coalesce(jsonb_agg(jsonb_build_object('obligation', g.obligation, 'municipality', nullif(g.municipality, ''), 'period', g.period,
      'ending', g.ending, 'sector', g.sector, 'client', g.client, 'clients', g.clients)), '[]') from grouped g);
end $$;

create function public.client_names(clients uuid[]) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
begin
  perform private.require_staff();
  return (select coalesce(jsonb_object_agg(c.id, private.client_title(c.id)), '{}')
    from unnest(clients[1:200]) as c (id) where private.sees_client(c.id));
end $$;

-- For each kind of taxpayer that the firm checks in January, returns the number of clients and up to twelve of them.
-- Clients with a tax profile that is valid from a day in `review_year` are left out.
create function public.calendar_review(review_year int) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
  begins date := make_date(review_year, 1, 1);
begin
  perform private.require_staff();
  return (
    with known as (
      select distinct on (p.account) p.account, p.valid_from, p.kind, p.regime, p.responsibilities
      from private.tax_profiles p join public.user_approval_status s on s.user_id = p.account and s.status = 'approved'
      where p.valid_from < begins + interval '1 year' and ((select private.is_admin()) or p.account in (select private.my_clients()))
      order by p.account, p.valid_from desc),
    asked as (
      select q.question, k.account, private.client_title(k.account) as title from known k
      cross join lateral (values ('large', '13' = any (k.responsibilities)),
        ('vat', '48' = any (k.responsibilities) and k.regime <> 'simple' and not k.responsibilities && '{13,19}'),
        ('simple', k.regime = 'simple'), ('persons', k.kind = 'person' and k.regime = 'ordinary')) q (question, applies)
      where k.valid_from < begins and q.applies),
    placed as (select a.*, row_number() over (partition by a.question order by a.title, a.account) as place from asked a)
    select coalesce(jsonb_object_agg(g.question, g.answer), '{}') from (
      select p.question, jsonb_build_object('clients', count(*), 'some', coalesce(jsonb_agg(jsonb_build_object('id', p.account, 'title', p.title)
        order by p.place) filter (where p.place <= 12), '[]')) as answer
      from placed p group by p.question) g);
end $$;
revoke execute on function public.calendar_review(int) from public, anon, authenticated, service_role;
grant execute on function public.calendar_review(int) to authenticated;

-- Returns the last day of a period such as 2026, 2026-03 or 2026-B2, or null for any other text.
create function private.period_end(period text) returns date
language sql immutable parallel safe set search_path = '' as $$
  select (make_date(left(p.period, 4)::int, p.part * p.months, 1) + interval '1 month')::date - 1
  from (select period, case when length(period) = 4 then 1 else ltrim(substr(period, 6), 'BQCS')::int end as part, case
      when length(period) = 4 then 12 else case substr(period, 6, 1) when 'B' then 2 when 'Q' then 3 when 'C' then 4 when 'S' then 6 else 1 end end as months
    where period ~ '^[12][0-9]{3}(-((0[1-9]|1[0-2])|B[1-6]|Q[1-4]|C[1-3]|S[12]))?$') p
$$;

-- Lists the obligations that can have dates; a test compares this list with lib/tax-calendar/obligations.ts.
-- `period` is a pattern for the periods of an obligation; `local` is true for municipal obligations.
-- `within` is true for obligations that can be due before their period ends.
-- `by_sector` is true if dates depend on the sector of a property, `zero_first` if NITs ending in 00 come first.
create function private.dated_obligations() returns table (obligation text, period text, local boolean, within boolean, by_sector boolean, zero_first boolean)
language sql immutable parallel safe set search_path = '' as $$
  select i.id, c.pattern, c.local, c.within, c.by_sector, c.zero_first
  from (values
    ('^\d{4}$', false, false, false, false, 'company-income-return company-income-second large-taxpayer-income-first
      large-taxpayer-income-return large-taxpayer-income-third person-income-return income-and-assets-return simple-vat simple-return transfer-pricing-return
      transfer-pricing-documents country-by-country-report single-use-plastics-tax significant-presence-return withholding-certificates
      special-regime-report works-for-taxes-return exogenous-large-taxpayer exogenous severance-interest severance-deposit
      safety-self-assessment supervised-statements risk-report ordinary-meeting'),
    ('^\d{4}$', false, true, false, false, 'wealth-return wealth-second large-taxpayer-foreign-assets company-foreign-assets
      person-foreign-assets simple-foreign-assets special-regime-update simple-enrolment business-register proponents-register
      databases-register nonprofit-register tourism-register'),
    ('^\d{4}$', true, false, false, false, 'local-tax-annual local-information'),
    ('^\d{4}$', true, true, false, false, 'property-tax-early property-tax property-tax-instalment-return vehicle-tax-early vehicle-tax
      vehicle-tax-instalment-return'),
    ('^\d{4}-\d\d$', false, false, false, false, 'withholding fuel-tax electronic-payroll'),
    ('^\d{4}-\d\d$', false, false, false, true, 'social-security'),
    ('-B', false, false, false, false, 'vat-bimonthly consumption-tax simple-advance foreign-provider-vat carbon-tax sugary-drinks-tax
      ultra-processed-food-tax significant-presence-advance'),
    ('-B', true, false, false, false, 'local-tax-bimonthly'),
    -- Periods of any length are allowed for local-withholding, because each city decides how many periods a year has.
    ('^\d{4}', true, false, false, false, 'local-withholding'),
    ('-B', true, true, false, false, 'local-tax-simplified'),
    ('-C', false, false, false, false, 'vat-four-monthly'),
    ('-Q', false, true, false, false, 'beneficial-owners'),
    ('-Q', true, true, false, false, 'property-tax-instalment property-tax-late'),
    ('-Q', true, true, true, false, 'property-tax-by-sector'),
    ('-S', false, false, false, false, 'databases-complaints'),
    ('-S', false, true, false, false, 'service-bonus'),
    ('-S', true, true, false, false, 'vehicle-tax-instalment')) c (pattern, local, within, by_sector, zero_first, ids),
  lateral regexp_split_to_table(c.ids, '\s+') i (id)
$$;

-- Returns the first mistake in a table of due dates, or null.
-- With `whole`, every period needs a date for each ending of a NIT, and the dates must rise or fall in order.
-- With `as_is`, dates on weekends and in any order are allowed.
create function private.date_problem(dates jsonb, whole boolean, as_is boolean default false) returns jsonb
language plpgsql stable set search_path = '' as $$
declare
  found jsonb;
begin
  with given as (
    select d.obligation, coalesce(d.municipality, '') as municipality, d.period, d.endings, d.due,
           o.obligation is not null and (d.municipality is null or d.municipality ~ '^\d{5}$') and o.local = (coalesce(d.municipality, '') <> '')
             and d.period ~ o.period and private.period_end(d.period) is not null as named,
           coalesce(o.by_sector, false) as by_sector, o.zero_first, o.within, private.period_end(d.period) as ended
    from jsonb_to_recordset(dates) as d (obligation text, municipality text, period text, endings text, due date)
    left join private.dated_obligations() o using (obligation)),
  singles as (
    -- Each row is split into the two-digit NIT endings that it covers, with the place of each ending in the sequence.
    select g.obligation, g.municipality, g.period, g.due, p.pair,
           case when g.zero_first then p.pair else (p.pair + 99) % 100 end as by_two,
           case when min(length(split_part(g.endings, '-', 1))) over slot = 1 then (p.pair + 9) % 10 end as by_one,
           max(length(split_part(g.endings, '-', 1))) over slot = 1 as of_one, g.municipality <> '' as local
    from given g
    cross join lateral (select split_part(g.endings, '-', 1) as first, coalesce(nullif(split_part(g.endings, '-', 2), ''), split_part(g.endings, '-', 1)) as last,
      10 ^ length(split_part(g.endings, '-', 1)) as size) e
    cross join lateral generate_series(0, (e.last::int - e.first::int + e.size::int) % e.size::int) s (step)
    cross join lateral generate_series((e.first::int + s.step) % e.size::int, 99, case when e.size = 10 then 10 else 100 end) p (pair)
    where g.named and not g.by_sector and g.endings ~ '^(\d(-\d)?|\d\d(-\d\d)?)$'
    window slot as (partition by g.obligation, g.municipality, g.period)),
  steps as (
    select s.obligation, s.municipality, s.period, s.due,
           lag(s.due) over (partition by s.obligation, s.municipality, s.period order by case when s.of_one then s.by_one else s.by_two end, s.by_two) as before,
           -- A city's table of due dates may also begin with the NITs that end in 0 instead of those that end in 1.
           lag(s.due) over (partition by s.obligation, s.municipality, s.period order by case when s.of_one then s.pair % 10 else s.pair end, s.pair) as before_zero,
           s.local
    from singles s),
  problems as (
    select 'unknown' as problem, g.obligation, g.period from given g where g.named is not true
    union all select 'endings', g.obligation, g.period from given g
      where g.endings is null or g.endings <> '*' and g.endings !~ '^(\d(-\d)?|\d\d(-\d\d)?)$' and not (whole and g.by_sector)
    union all select 'day', g.obligation, g.period from given g
      where g.due is null or not isfinite(g.due) or g.named and (g.due < make_date(left(g.period, 4)::int, 1, 1)
        or g.due > make_date(left(g.period, 4)::int + 2, 6, 30) or not g.within and g.due <= g.ended)
    union all select 'weekend', g.obligation, g.period from given g where not as_is and isfinite(g.due) and extract(isodow from g.due) > 5
    union all select 'everyone', g.obligation, g.period from given g where whole and not g.by_sector
      group by g.obligation, g.municipality, g.period having bool_or(g.endings = '*') and count(*) > 1
    union all select 'each-once', s.obligation, s.period from singles s where whole
      group by s.obligation, s.municipality, s.period having count(*) <> 100 or count(distinct s.pair) <> 100
    union all select 'order', s.obligation, s.period from steps s where whole and not as_is
      group by s.obligation, s.municipality, s.period having bool_or(s.due < s.before) and bool_or(s.due > s.before)
        and not (bool_and(s.local) and not (bool_or(s.due < s.before_zero) and bool_or(s.due > s.before_zero))))
  select jsonb_build_object('problem', p.problem, 'obligation', p.obligation, 'period', p.period) into found from problems p limit 1;
  return found;
end $$;
revoke execute on function private.period_end(text), private.dated_obligations(), private.date_problem(jsonb, boolean, boolean)
  from public, anon, authenticated, service_role;

-- Saves a change of the calendar that the administrator has previewed, and returns the calendar's new version.
-- If the calendar was changed since version `seen`, the error says who changed it and when.
create function public.change_calendar(seen int, kind text, about text, change jsonb, norm text, source text, clients int, dates int) returns int
language plpgsql volatile security definer set search_path = '' as $$
declare
  me uuid := (select auth.uid());
  newest private.calendar_edits;
  version_of_rows int;
  gone jsonb;
  problem jsonb;
begin
  perform private.require_admin();
  lock table private.calendar_edits in share row exclusive mode;
  select * into newest from private.calendar_edits e order by e.version desc limit 1;
  if coalesce(newest.version, 0) is distinct from seen then
    raise exception 'calendar-meanwhile' using errcode = 'P0001',
      detail = jsonb_build_object('by', private.member_name(newest.actor), 'at', newest.at)::text;
  end if;
  if jsonb_array_length(coalesce(change -> 'rows', '[]')) > 5000 or jsonb_array_length(coalesce(change -> 'overrides', '[]')) > 5000 then
    raise exception 'invalid-input' using errcode = 'P0001';
  end if;
  -- All dates are checked before one is stored, because a wrong date would break the computation for all clients.
  problem := coalesce(private.date_problem(coalesce(change -> 'rows', '[]'), true, change_calendar.kind = 'confirm'),
    private.date_problem(coalesce(change -> 'overrides', '[]'), false));
  if problem is not null then
    raise exception 'invalid-input' using errcode = 'P0001', detail = problem::text;
  end if;
  gone := jsonb_build_object(
    'overrides', (select coalesce(jsonb_agg(to_jsonb(o)), '[]') from private.due_date_overrides o
      where o.id::text in (select jsonb_array_elements_text(coalesce(change -> 'drop_overrides', '[]')))),
    'days', (select coalesce(jsonb_agg(to_jsonb(d)), '[]') from private.non_business_days d
      where d.day::text in (select jsonb_array_elements_text(coalesce(change -> 'drop_days', '[]')))));

  if jsonb_array_length(coalesce(change -> 'rows', '[]')) > 0 then
    select greatest(coalesce(max(r.version), 1), 1) + 1 into version_of_rows from private.due_date_rows r;
    insert into private.due_date_rows (obligation, municipality, period, endings, version, due, norm, source, state, made_by)
      select r.obligation, coalesce(r.municipality, ''), r.period, r.endings, version_of_rows, r.due, r.norm, r.source, r.state, me
      from jsonb_to_recordset(change -> 'rows') as r (obligation text, municipality text, period text, endings text, due date, norm text,
        source text, state text);
  end if;
  if jsonb_array_length(coalesce(change -> 'overrides', '[]')) > 0 then
    insert into private.due_date_overrides (obligation, municipality, period, endings, due, norm, source, state, reason, client, made_by)
      select o.obligation, coalesce(o.municipality, ''), o.period, o.endings, o.due, o.norm, o.source, o.state, o.reason, o.client, me
      from jsonb_to_recordset(change -> 'overrides') as o (obligation text, municipality text, period text, endings text, due date, norm text,
        source text, state text, reason text, client uuid);
  end if;
  if gone -> 'overrides' <> '[]' then
    delete from private.due_date_overrides o
      where o.id::text in (select jsonb_array_elements_text(change -> 'drop_overrides'));
  end if;
  if jsonb_array_length(coalesce(change -> 'days', '[]')) > 0 then
    insert into private.non_business_days (day, name, scope, norm, made_by)
      select d.day, d.name, d.scope, d.norm, me
      from jsonb_to_recordset(change -> 'days') as d (day date, name text, scope text, norm text)
      on conflict on constraint non_business_days_pkey do update set (name, scope, norm, made_by, made_at) =
        (excluded.name, excluded.scope, excluded.norm, me, clock_timestamp());
  end if;
  if gone -> 'days' <> '[]' then
    delete from private.non_business_days d where d.day::text in (select jsonb_array_elements_text(change -> 'drop_days'));
  end if;
  insert into private.uvt_values (year, value, norm, made_by)
    select u.year, u.value, change_calendar.norm, me from jsonb_to_recordset(coalesce(change -> 'uvt', '[]')) as u (year int, value int)
    on conflict on constraint uvt_values_pkey do update set (value, norm, made_by, made_at) = (excluded.value, excluded.norm, me, clock_timestamp());
  insert into private.wage_values (year, value, aid, norm, made_by)
    select w.year, w.value, w.aid, change_calendar.norm, me from jsonb_to_recordset(coalesce(change -> 'wages', '[]')) as w (year int, value int, aid int)
    on conflict on constraint wage_values_pkey do update set (value, aid, norm, made_by, made_at) =
      (excluded.value, excluded.aid, excluded.norm, me, clock_timestamp());
  insert into private.usury_rates (month, percent, norm, made_by)
    select r.month, r.percent, change_calendar.norm, me from jsonb_to_recordset(coalesce(change -> 'usury', '[]')) as r (month text, percent numeric)
    on conflict on constraint usury_rates_pkey do update set (percent, norm, made_by, made_at) = (excluded.percent, excluded.norm, me, clock_timestamp());

  insert into private.calendar_edits (version, actor, kind, about, change, norm, source, clients, dates)
    values (seen + 1, me, change_calendar.kind, change_calendar.about, change || jsonb_build_object('gone', gone), change_calendar.norm, change_calendar.source,
      change_calendar.clients, change_calendar.dates);
  perform private.note_staff('calendar.' || change_calendar.kind, null, null,
    jsonb_build_object('about', change_calendar.about, 'norm', change_calendar.norm, 'clients', change_calendar.clients, 'dates', change_calendar.dates));
  return seen + 1;
end $$;

revoke execute on function public.firm_dates(), public.firm_calendar(), public.calendar_progress(), public.calendar_reach(date, date, jsonb, uuid),
  public.client_names(uuid[]), public.change_calendar(int, text, text, jsonb, text, text, int, int)
  from public, anon, authenticated, service_role;
grant execute on function public.firm_dates(), public.firm_calendar(), public.calendar_progress(), public.calendar_reach(date, date, jsonb, uuid),
  public.client_names(uuid[]), public.change_calendar(int, text, text, jsonb, text, text, int, int) to authenticated;
