set local lock_timeout = '5s';
set local check_function_bodies = off;

ALTER TABLE "private"."calendar_edits"
  DROP CONSTRAINT "calendar_edits_kind_check";

CREATE TABLE "private"."wage_values" (
  "year"    integer                  NOT NULL,
  "value"   integer                  NOT NULL,
  "aid"     integer                  NOT NULL,
  "norm"    text                     NOT NULL,
  "made_by" uuid,
  "made_at" timestamp with time zone NOT NULL DEFAULT clock_timestamp(),
  CONSTRAINT "wage_values_aid_check" CHECK (((aid >= 1000) AND (aid <= 10000000))),
  CONSTRAINT "wage_values_pkey" PRIMARY KEY (year),
  CONSTRAINT "wage_values_value_check" CHECK (((value >= 100000) AND (value <= 100000000))),
  CONSTRAINT "wage_values_year_check" CHECK (((year >= 2006) AND (year <= 2100))),
  CONSTRAINT "wage_values_norm_check" CHECK (private.is_name(norm, 1, 300))
);

ALTER TABLE "private"."wage_values"
  ENABLE ROW LEVEL SECURITY;

CREATE OR REPLACE FUNCTION public.change_calendar (
  seen    integer,
  kind    text,
  about   text,
  change  jsonb,
  norm    text,
  source  text,
  clients integer,
  dates   integer
)
  RETURNS integer
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
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
  -- One broken date would stop the plans of all clients.
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
end $function$;

CREATE OR REPLACE FUNCTION public.diagnose()
  RETURNS jsonb
  LANGUAGE plpgsql
  STABLE
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
begin
  return jsonb_build_object(
    'at', clock_timestamp(),
    'migrations', (select coalesce(jsonb_agg(m.version order by m.version), '[]') from supabase_migrations.schema_migrations m),
    'rules', (select jsonb_agg(distinct r) from private.database_rules() r),
    'housekeeping', (select h.at from private.heartbeats h where h.name = 'housekeeping'),
    'overdue', (select coalesce(greatest(0, floor(extract(epoch from now() - min(o.next_at))))::int, 0)
      from public.outbox o where o.status = 'pending'),
    'administrators', (select count(*) from private.staff s where s.role = 'admin'),
    'uvt', (select coalesce(jsonb_agg(u.year), '[]') from private.uvt_values u),
    'wages', (select coalesce(jsonb_agg(w.year), '[]') from private.wage_values w));
end $function$;

CREATE OR REPLACE FUNCTION public.firm_calendar()
  RETURNS jsonb
  LANGUAGE plpgsql
  STABLE
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
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
end $function$;

CREATE OR REPLACE FUNCTION public.firm_week (
  monday date
)
  RETURNS jsonb
  LANGUAGE plpgsql
  STABLE
  SECURITY DEFINER
  SET search_path TO ''
  SET plan_cache_mode TO 'force_custom_plan'
  SET enable_seqscan TO 'off'
  SET jit TO 'off'
  AS $function$
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
end $function$;

CREATE OR REPLACE FUNCTION public.remind_of_figures (
  about_year integer,
  week       date,
  lines      jsonb
)
  RETURNS void
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
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
end $function$;

ALTER TABLE "private"."calendar_edits"
  ADD CONSTRAINT "calendar_edits_kind_check"
    CHECK
    ((kind = ANY (ARRAY['table'::text, 'confirm'::text, 'override'::text, 'outage'::text, 'drop-override'::text, 'day'::text, 'drop-day'::text, 'uvt'::text, 'wage'::text,
    'usury'::text])));

ALTER TABLE "private"."wage_values"
  ADD CONSTRAINT "wage_values_made_by_fkey" FOREIGN KEY (made_by) REFERENCES auth.users(id) ON DELETE SET NULL;

CREATE INDEX wage_values_made_by ON private.wage_values USING btree (made_by)
  WHERE (made_by IS NOT NULL);

COMMENT ON TABLE "private"."wage_values" IS 'The minimum wage and the transport aid of years that did not come with the product. Read and written by functions alone.';
