set local lock_timeout = '5s';
set local check_function_bodies = off;

CREATE OR REPLACE FUNCTION private.date_problem (
  dates jsonb,
  whole boolean,
  as_is boolean DEFAULT false
)
  RETURNS jsonb
  LANGUAGE plpgsql
  STABLE
  SET search_path TO ''
  AS $function$
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
    -- Each row as the pairs of digits that it names, and the place of each in the ladder.
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
           -- Cities may begin with the ending 0.
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
end $function$;

CREATE OR REPLACE FUNCTION private.dated_obligations()
  RETURNS TABLE (
    obligation text,
    period     text,
    local      boolean,
    within     boolean,
    by_sector  boolean,
    zero_first boolean
  )
  LANGUAGE sql
  IMMUTABLE
  PARALLEL SAFE
  SET search_path TO ''
  AS $function$
  select i.id, c.pattern, c.local, c.within, c.by_sector, c.zero_first
  from (values
    ('^\d{4}$', false, false, false, false, 'company-income-return company-income-second large-taxpayer-income-first
      large-taxpayer-income-return large-taxpayer-income-third person-income-return simple-vat simple-return transfer-pricing-return
      transfer-pricing-documents country-by-country-report single-use-plastics-tax significant-presence-return withholding-certificates
      special-regime-report works-for-taxes-return exogenous-large-taxpayer exogenous severance-interest severance-deposit
      safety-self-assessment supervised-statements'),
    ('^\d{4}$', false, true, false, false, 'wealth-return wealth-second large-taxpayer-foreign-assets company-foreign-assets
      person-foreign-assets simple-foreign-assets special-regime-update simple-enrolment business-register proponents-register
      databases-register'),
    ('^\d{4}$', true, false, false, false, 'local-tax-annual local-information'),
    ('^\d{4}$', true, true, false, false, 'property-tax-early property-tax property-tax-instalment-return vehicle-tax-early vehicle-tax
      vehicle-tax-instalment-return'),
    ('^\d{4}-\d\d$', false, false, false, false, 'withholding fuel-tax electronic-payroll'),
    ('^\d{4}-\d\d$', false, false, false, true, 'social-security'),
    ('-B', false, false, false, false, 'vat-bimonthly consumption-tax simple-advance foreign-provider-vat carbon-tax sugary-drinks-tax
      ultra-processed-food-tax significant-presence-advance'),
    ('-B', true, false, false, false, 'local-tax-bimonthly'),
    -- Each city says how often.
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
$function$;
