set local lock_timeout = '5s';
set local check_function_bodies = off;

CREATE OR REPLACE FUNCTION private.work_totals (
  wanted  jsonb,
  shown   public.obligations[],
  clients uuid[],
  theirs  uuid[],
  rest    text,
  reach   text
)
  RETURNS jsonb
  LANGUAGE plpgsql
  STABLE
  SECURITY DEFINER
  SET search_path TO ''
  SET enable_seqscan TO 'off'
  SET jit TO 'off'
  AS $function$
declare
  open constant text := 'o.state not in (''filed'', ''paid'', ''not-applicable'')';
  groups jsonb;
  counts jsonb := '{}';
  columns_left jsonb := '[]';
  n int;
  one text;
begin
  foreach one in array array['overdue', 'today'] || case when clients is null
      then array['open', 'waiting', 'in-progress', 'in-review', 'ready', 'filed', 'paid', 'not-applicable'] end loop
    execute format('select count(*) from (select from public.obligations o where %s%s%s limit 1001) x', private.work_state(wanted, one), rest, reach)
      into n using clients, theirs;
    counts := counts || jsonb_build_object(one, n);
  end loop;
  if clients is null then
    execute format('select coalesce(jsonb_agg(jsonb_build_object(''obligation'', c.obligation, ''municipality'', nullif(c.municipality, ''''),
        ''period'', c.period, ''left'', (select count(*) from (select from public.obligations o where o.obligation = c.obligation
          and o.municipality = c.municipality and o.period = c.period and %s%s limit 101) x)) || (
        select jsonb_build_object(''all'', count(*), ''waiting'', count(*) filter (where x.state = ''waiting''),
          ''done'', count(*) filter (where x.state in (''filed'', ''paid''))) from (
            select o.state from public.obligations o where %s%s and o.obligation = c.obligation and o.municipality = c.municipality
              and o.period = c.period and o.state <> ''not-applicable'' limit 401) x)), ''[]'')
      from (select distinct u.obligation, u.municipality, u.period from unnest($3) u) c', open, rest, private.work_state(wanted, 'all'), rest)
      into columns_left using clients, theirs, shown;
    return jsonb_build_object('counts', counts, 'left', columns_left);
  end if;
  execute format('select jsonb_agg(to_jsonb(g)) from (
      select x.state, x.obligation, x.municipality, x.period, count(*) as n from (
        select o.state, o.obligation, o.municipality, o.period from public.obligations o
        where %s%s and o.user_id = any ($1) limit 10001) x
      group by 1, 2, 3, 4) g', private.work_state(wanted, 'all'), rest)
    into groups using clients, theirs;
  if (select sum((g ->> 'n')::int) from jsonb_array_elements(groups) g) > 10000 then
    return jsonb_build_object('counts', counts, 'left', columns_left);
  end if;
  counts := counts || (
    select jsonb_object_agg(s.state, coalesce(g.n, 0)) || jsonb_build_object('open', coalesce(sum(g.n) filter (where s.is_open), 0))
    from (values ('not-started', true), ('waiting', true), ('in-progress', true), ('in-review', true), ('ready', true), ('filed', false),
      ('paid', false), ('not-applicable', false)) s (state, is_open)
    left join (select e ->> 'state' as state, sum((e ->> 'n')::int) as n from jsonb_array_elements(groups) e group by 1) g using (state));
  columns_left := (
    select coalesce(jsonb_agg(jsonb_build_object('obligation', c.obligation, 'municipality', nullif(c.municipality, ''), 'period', c.period,
      'left', n.whole - n.done, 'all', n.whole, 'waiting', n.waiting, 'done', n.done)), '[]')
    from (select distinct u.obligation, u.municipality, u.period from unnest(shown) u) c
    cross join lateral (select coalesce(sum(e.n), 0) as whole, coalesce(sum(e.n) filter (where e.state = 'waiting'), 0) as waiting,
        coalesce(sum(e.n) filter (where e.state in ('filed', 'paid')), 0) as done
      from jsonb_to_recordset(groups) e (state text, obligation text, municipality text, period text, n int)
      where e.obligation = c.obligation and e.municipality = c.municipality and e.period = c.period and e.state <> 'not-applicable') n);
  return jsonb_build_object('counts', counts, 'left', columns_left);
end $function$;

CREATE OR REPLACE FUNCTION public.firm_today (
  monday    date,
  page_size integer DEFAULT 30,
  only_kind text    DEFAULT NULL::text
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
  size int := least(greatest(page_size, 1), 100);
  -- Null: everybody's.
  mine uuid[] := case when not private.is_admin() then array(select private.my_clients()) end;
  waiting jsonb;
  week jsonb;
  today date := (now() at time zone 'America/Bogota')::date;
begin
  perform private.require_staff();
  -- The oldest of each kind.
  waiting := jsonb_build_object(
    -- The id is a digest of what the line is about, so it stays the same whichever of the clients is settled first.
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
end $function$;

CREATE OR REPLACE FUNCTION public.response_promise()
  RETURNS integer
  LANGUAGE plpgsql
  STABLE
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
begin
  perform private.require_staff();
  return (select (x.value #>> '{}')::int from private.firm_settings x where x.name = 'response_promise');
end $function$;

REVOKE ALL ON FUNCTION "public"."response_promise"() FROM PUBLIC, "anon", "service_role";

CREATE OR REPLACE FUNCTION public.set_response_promise (
  hours integer DEFAULT NULL::integer,
  seen  integer DEFAULT NULL::integer
)
  RETURNS void
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
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
end $function$;

REVOKE ALL ON FUNCTION "public"."set_response_promise"(integer, integer) FROM PUBLIC, "anon", "service_role";

GRANT EXECUTE ON FUNCTION "public"."response_promise"() TO "authenticated";

REVOKE ALL ON FUNCTION "public"."response_promise"() FROM "postgres";

GRANT EXECUTE ON FUNCTION "public"."response_promise"() TO "postgres";

GRANT EXECUTE ON FUNCTION "public"."set_response_promise"(integer, integer) TO "authenticated";

REVOKE ALL ON FUNCTION "public"."set_response_promise"(integer, integer) FROM "postgres";

GRANT EXECUTE ON FUNCTION "public"."set_response_promise"(integer, integer) TO "postgres";
