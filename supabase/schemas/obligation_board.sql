-- The firm's work board: the obligations of all clients by month and day, and the work of each member.

create index obligations_in_order on public.obligations (listed, id);
create index obligations_open_by_day on public.obligations (listed, id)
  where state not in ('filed', 'paid', 'not-applicable');
create index obligations_by_state on public.obligations (state, listed, id);
create index obligations_by_kind on public.obligations (obligation, listed, id);
create index obligations_open_by_kind on public.obligations (obligation, municipality, period)
  where state not in ('filed', 'paid', 'not-applicable');

-- Returns the filter of the work board as SQL conditions on an obligation `o`, without state and month.
-- In the result, `rest` is an SQL condition for the kind and the advisor, and `reach` one for the clients.
-- `rest` and `reach` use the parameters `clients` (null for all) and `theirs` (the clients of the wanted advisor).
-- `wanted.month` is like 2026-11; `wanted.advisor` is the id of a member or 'nobody'.
-- `wanted.state` is a state of obligations, or one of open, overdue, today and all.
-- Bitmap scans are on for the search of names; the board's other queries read an index in order and stop at a limit.
create function private.work_scope(wanted jsonb, out clients uuid[], out theirs uuid[], out rest text, out reach text)
language plpgsql stable security definer set search_path = '' set enable_seqscan = off set enable_bitmapscan = on set jit = off as $$
declare
  member uuid := case when wanted ->> 'advisor' <> 'nobody' then (wanted ->> 'advisor')::uuid end;
  words text := private.card_filter(wanted ->> 'search');
  few constant int := 300;
begin
  if private.staff_role() = 'advisor' then
    clients := array(select private.my_clients());
  end if;
  if words <> '' then
    execute format('select array(select k.client from private.client_cards k where ($1 is null or k.client = any ($1))%s)', words)
      into clients using clients;
  end if;
  rest := case when wanted ->> 'kind' is null then '' else format(' and o.obligation = %L', wanted ->> 'kind') end;
  if wanted ->> 'advisor' is not null then
    theirs := case when member is not null
      then array(select a.client from private.client_advisors a where a.advisor = member and a.responsible)
      else array(select k.client from private.client_cards k
        where not exists (select from private.client_advisors a where a.client = k.client)) end;
    clients := array(select c from unnest(theirs || array(
        select o.user_id from private.obligation_work w join public.obligations o on o.id = w.obligation
        where w.responsible = member)) c where clients is null or c = any (clients));
    -- The responsible member is the one chosen for the obligation, otherwise the client's advisor.
    rest := rest || format(' and coalesce((select %s from private.obligation_work w where w.obligation = o.id and w.responsible is not null),
      o.user_id = any ($2))', case when member is null then 'false' else format('w.responsible = %L', member) end);
  end if;
  -- For many clients, coalesce stops the planner from looking up each one; it then reads an index of days or states.
  reach := case when clients is null then '' when cardinality(clients) > few then ' and coalesce(o.user_id = any ($1), false)'
    else ' and o.user_id = any ($1)' end;
end $$;

-- Returns an SQL condition for the state and month of an obligation; 'overdue' and 'today' ignore the month.
create function private.work_state(wanted jsonb, state text) returns text
language plpgsql stable set search_path = '' as $$
declare
  today date := (now() at time zone 'America/Bogota')::date;
  first_day date := coalesce(to_date(wanted ->> 'month', 'YYYY-MM'), date_trunc('month', today)::date);
  open constant text := ' and o.state not in (''filed'', ''paid'', ''not-applicable'')';
begin
  return case state when 'overdue' then format('o.due < %L and o.applies', today)
      when 'today' then format('o.listed = %L and o.due is not null', today)
      else format('o.listed between %L and %L', first_day, (first_day + interval '1 month')::date - 1) end
    || case when state in ('open', 'overdue', 'today') then open when state = 'all' then '' else format(' and o.state = %L', state) end;
end $$;

-- Counts the obligations on the work board by state (`counts`) and by column of the board (`left`).
-- For a column of the board, `left` counts the open obligations, and `all` the open, filed and paid ones.
-- For the whole firm, a count by state stops at 1,001; in each column, `left` stops at 101 and `all` at 401.
-- If `clients` is set, one query counts all states; above 10,000 obligations only `overdue` and `today` are counted.
-- The parameters `clients`, `theirs`, `rest` and `reach` come from work_scope.
create function private.work_totals(wanted jsonb, shown public.obligations[], clients uuid[], theirs uuid[], rest text, reach text) returns jsonb
language plpgsql stable security definer set search_path = '' set enable_seqscan = off set jit = off as $$
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
end $$;

-- Returns an obligation for members, with fields that the client cannot read.
-- `responsible` is the assigned member, else the client's advisor; `steps` is [done steps, all steps] as numbers.
create function private.work_row(o public.obligations) returns jsonb
language sql stable set search_path = '' as $$
  select private.obligation_facts(o) || jsonb_build_object('client', o.user_id, 'title', k.title,
    'nit', (select c.nit || '-' || c.digit from public.companies c where c.user_id = o.user_id order by c.created_at, c.id limit 1),
    'version', o.version, 'assigned', w.responsible is not null, 'responsible', coalesce(w.responsible,
      (select a.advisor from private.client_advisors a where a.client = o.user_id and a.responsible)),
    'advisors', array(select a.advisor from private.client_advisors a where a.client = o.user_id),
    'reviewer', w.reviewer, 'internalDate', w.internal_date, 'hours', w.hours, 'value', w.receipt_value,
    'steps', (select jsonb_build_array(count(s.done_at), count(*)) from private.obligation_steps s where s.obligation = o.id))
  from private.client_cards k left join private.obligation_work w on w.obligation = o.id where k.client = o.user_id
$$;

create function private.work_members() returns jsonb
language sql stable set search_path = '' as $$
  select coalesce(jsonb_agg(jsonb_build_object('id', s.user_id, 'name', private.member_name(s.user_id),
    'admin', s.role = 'admin') order by private.member_name(s.user_id)), '[]') from private.staff s
$$;

-- Returns clients by name with their obligations of a month.
-- Filters by kind, `overdue` and `today` choose clients and also obligations; all other filters only choose clients.
create function public.work_matrix(wanted jsonb default '{}', page_size int default 25) returns jsonb
language plpgsql stable security definer set search_path = '' set enable_seqscan = off set enable_bitmapscan = off set jit = off as $$
declare
  size int := least(greatest(page_size, 1), 100);
  few constant int := 1000;
  state text := coalesce(wanted ->> 'state', 'all');
  s record;
  asked text;
  by_name text := '';
  candidates uuid[];
  found uuid[];
  shown public.obligations[];
begin
  perform private.require_staff();
  s := private.work_scope(wanted);
  asked := private.work_state(wanted, state) || s.rest || s.reach;
  if wanted -> 'cursor' ->> 0 is not null then
    by_name := format(' and (k.title_key, k.client) > (%L, %L)', wanted -> 'cursor' ->> 0, (wanted -> 'cursor' ->> 1)::uuid);
  end if;
  -- If few obligations match, the query first finds these, and then sorts their clients by name.
  -- If many obligations match, the query reads the clients in order of name and stops when the page is full.
  if state <> 'all' or s.rest <> '' or s.reach <> '' then
    execute format('select coalesce(array_agg(x.user_id), ''{}'') from (select o.user_id from public.obligations o where %s limit %s) x',
      asked, few) into candidates using s.clients, s.theirs;
  end if;
  if cardinality(candidates) < few then
    execute format('select array(select k.client from private.client_cards k where k.client = any ($1)%s
      order by k.title_key, k.client limit %s)', by_name, size + 1) into found using candidates;
  else
    execute format('select array(select k.client from private.client_cards k
      where exists (select from public.obligations o where o.user_id = k.client and %s)%s%s order by k.title_key, k.client limit %s)',
      asked, by_name, case when s.clients is null then '' else ' and coalesce(k.client = any ($1), false)' end, size + 1) into found using s.clients, s.theirs;
  end if;
  execute format('select array(select o from public.obligations o where o.user_id = any ($1) and %s%s)',
      private.work_state(wanted, case when state in ('overdue', 'today') then state else 'all' end),
      case when wanted ->> 'kind' is null then '' else format(' and o.obligation = %L', wanted ->> 'kind') end)
    into shown using found[:size];
  return jsonb_build_object(
    'clients', (select coalesce(jsonb_agg(jsonb_build_object('id', k.client, 'title', k.title,
        'nit', (select c.nit || '-' || c.digit from public.companies c where c.user_id = k.client order by c.created_at, c.id limit 1),
        'advisor', (select a.advisor from private.client_advisors a where a.client = k.client and a.responsible))
        order by f.place), '[]')
      from unnest(found[:size]) with ordinality f (client, place) join private.client_cards k on k.client = f.client),
    'rows', (select coalesce(jsonb_agg(private.work_row(o) order by o.listed, o.id), '[]') from unnest(shown) o),
    'after', case when cardinality(found) > size then
      (select jsonb_build_array(k.title_key, k.client) from private.client_cards k where k.client = found[size]) end,
    'members', private.work_members(), 'kinds', private.work_kinds(), 'filing', private.open_filing()) || private.work_totals(wanted, shown, s.clients, s.theirs, s.rest, s.reach);
end $$;

-- Returns one page of obligations, by default the open ones; advisors get only obligations of their own clients.
create function public.work_list(wanted jsonb default '{}', page_size int default 50) returns jsonb
language plpgsql stable security definer set search_path = '' set enable_seqscan = off set enable_bitmapscan = off set jit = off as $$
declare
  size int := least(greatest(page_size, 1), 100);
  state text := coalesce(wanted ->> 'state', 'open');
  s record;
  found uuid[];
begin
  perform private.require_staff();
  s := private.work_scope(wanted);
  -- For overdue obligations `listed` equals `due`; a condition on `listed` lets the query use an index sorted by it.
  execute format('select array(select o.id from public.obligations o where %s%s%s%s%s order by o.listed, o.id limit %s)',
      private.work_state(wanted, state), s.rest, s.reach,
      case when state = 'overdue' then format(' and o.listed < %L', (now() at time zone 'America/Bogota')::date) else '' end,
      case when wanted -> 'cursor' ->> 0 is null then '' else format(' and (o.listed, o.id) > (%L, %L)',
        (wanted -> 'cursor' ->> 0)::date, (wanted -> 'cursor' ->> 1)::uuid) end, size + 1)
    into found using s.clients, s.theirs;
  return jsonb_build_object(
    'rows', (select coalesce(jsonb_agg(private.work_row(o) order by o.listed, o.id), '[]')
      from public.obligations o where o.id = any (found[:size])),
    'after', case when cardinality(found) > size then
      (select jsonb_build_array(o.listed, o.id) from public.obligations o where o.id = found[size]) end,
    'members', private.work_members(), 'kinds', private.work_kinds(), 'filing', private.open_filing()) || private.work_totals(wanted, '{}', s.clients, s.theirs, s.rest, s.reach);
end $$;

-- Returns how much work each member has; the row without a member has the unassigned work.
-- In a row, `hours` estimates the open work, and `unestimated` is the number of open obligations without estimate.
create function public.work_load(wanted jsonb default '{}') returns jsonb
language plpgsql stable security definer set search_path = '' set enable_seqscan = off set enable_bitmapscan = off set jit = off as $$
declare
  s record;
  today date := (now() at time zone 'America/Bogota')::date;
  answer jsonb;
begin
  perform private.require_staff();
  s := private.work_scope(wanted);
  execute format($query$
    with first_advisor as materialized (
      select a.client, a.advisor from private.client_advisors a where a.responsible),
    counted as (
      select coalesce(w.responsible, f.advisor) as member, count(*) filter (where o.state not in ('filed', 'paid', 'not-applicable')) as open,
        count(*) filter (where o.state = 'waiting') as waiting, count(*) filter (where o.state in ('filed', 'paid')) as done,
        count(*) filter (where o.state not in ('filed', 'paid', 'not-applicable') and o.applies and o.due < %L) as overdue,
        sum(w.hours) filter (where o.state not in ('filed', 'paid', 'not-applicable')) as hours,
        count(*) filter (where w.hours is null and o.state not in ('filed', 'paid', 'not-applicable')) as unestimated
      from public.obligations o left join private.obligation_work w on w.obligation = o.id
      left join first_advisor f on f.client = o.user_id where %s%s%s group by 1)
    select coalesce(jsonb_agg(jsonb_build_object('member', c.member, 'name', private.member_name(c.member),
      'clients', (select count(*) from private.client_advisors a where a.advisor = c.member and a.responsible
        and ($1 is null or a.client = any ($1))), 'open', c.open, 'waiting', c.waiting,
      'overdue', c.overdue, 'done', c.done, 'hours', coalesce(c.hours, 0), 'unestimated', c.unestimated)
      order by private.member_name(c.member) nulls last), '[]') from counted c $query$, today, private.work_state(wanted, 'all'), s.rest, s.reach)
    into answer using s.clients, s.theirs;
  return jsonb_build_object('rows', answer, 'members', private.work_members(), 'kinds', private.work_kinds(), 'filing', private.open_filing())
    || private.work_totals(wanted, '{}', s.clients, s.theirs, s.rest, s.reach);
end $$;

-- Returns one obligation with its steps, receipts and last 50 changes, for a member with access to the client.
-- For each month of the obligation's period, `known` has the number of purchases in DIAN's lists and in the portal.
-- In `history`, `by` is null for a change that the server computed, for example after a change of the tax profile.
create function public.obligation_detail(obligation uuid) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
  o public.obligations;
begin
  perform private.require_staff();
  select x.* into o from public.obligations x where x.id = obligation_detail.obligation;
  if o.id is null or not private.sees_client(o.user_id) then
    raise exception 'not-found' using errcode = 'P0001';
  end if;
  return jsonb_build_object(
    'row', private.work_row(o) || (select jsonb_build_object('notes', max(w.notes), 'responsible', max(w.responsible::text))
      from private.obligation_work w where w.obligation = o.id),
    'clientSees', o.client_sees,
    'steps', (select coalesce(jsonb_agg(jsonb_build_object('place', s.place, 'title', s.title, 'at', s.done_at, 'by', private.member_name(s.done_by))
      order by s.place), '[]') from private.obligation_steps s where s.obligation = o.id),
    'receipts', private.receipts_of(o.id, false, true),
    'known', (select coalesce(jsonb_agg(jsonb_build_object('month', m.month, 'dian', m.dian_purchases, 'ours', m.our_purchases)
      order by m.month), '[]') from public.dian_months m where m.user_id = o.user_id
        and m.month between to_char(private.period_begins(o.period), 'YYYY-MM') and to_char(private.period_end(o.period), 'YYYY-MM')),
    'members', private.work_members(),
    'figures', private.penalty_figures(),
    'advisor', (select private.member_name(a.advisor) from private.client_advisors a where a.client = o.user_id and a.responsible),
    'documents', (select coalesce(jsonb_agg(jsonb_build_object('id', d.id, 'name', d.name) order by d.created_at desc), '[]') from (
      select x.id, x.name, x.created_at from public.documents x where x.user_id = o.user_id and x.kind = 'file'
      order by x.created_at desc, x.id desc limit 50) d),
    'history', (select coalesce(jsonb_agg(jsonb_build_object('at', h.at, 'by', private.member_name(h.actor), 'before', h.before,
        'after', h.after) order by h.id desc), '[]') from (
      select x.* from private.obligation_history x where x.obligation = o.id order by x.id desc limit 50) h));
end $$;

-- Fields that `plan` does not contain stay unchanged; a null clears a field.
-- The responsible member and the reviewer need access to the client.
create function private.write_plan(was public.obligations, plan jsonb) returns int
language plpgsql volatile security definer set search_path = '' as $$
declare
  old private.obligation_work;
  new private.obligation_work;
  changed jsonb;
begin
  if exists (select from jsonb_object_keys(plan) k where k not in ('responsible', 'reviewer', 'internal_date', 'hours', 'notes'))
    or exists (select from jsonb_each_text(plan) p where p.key in ('responsible', 'reviewer') and p.value is not null
      and not exists (select from private.staff s where s.user_id = p.value::uuid)) then
    raise exception 'invalid-input' using errcode = 'P0001';
  end if;
  insert into private.obligation_work (obligation) values (was.id) on conflict do nothing;
  select w.* into old from private.obligation_work w where w.obligation = was.id;
  new := jsonb_populate_record(old, plan);
  changed := (select coalesce(jsonb_object_agg(n.key, n.value), '{}') from jsonb_each(to_jsonb(new)) n
    where to_jsonb(old) -> n.key is distinct from n.value);
  if changed = '{}' then
    return was.version;
  end if;
  if exists (select from jsonb_each_text(changed) p where p.key in ('responsible', 'reviewer') and p.value is not null
      and not private.works_for(p.value::uuid, was.user_id)) then
    raise exception 'not-their-client' using errcode = 'P0001';
  end if;
  update private.obligation_work w set responsible = new.responsible, reviewer = new.reviewer, internal_date = new.internal_date,
    hours = new.hours, notes = new.notes where w.obligation = was.id;
  update public.obligations o set version = o.version + 1, changed_at = now() where o.id = was.id;
  insert into private.obligation_history (obligation, actor, before, after) values (was.id, (select auth.uid()),
    (select jsonb_object_agg(k, to_jsonb(old) -> k) from jsonb_object_keys(changed) k), changed);
  perform private.note_staff('obligation.planned', was.user_id, null, jsonb_build_object('obligation', coalesce(was.name, was.obligation), 'period', was.period));
  insert into public.calendar_changes as x (user_id, at) values (was.user_id, clock_timestamp())
    on conflict (user_id) do update set at = excluded.at;
  return was.version + 1;
end $$;

create function public.plan_obligation(obligation uuid, seen int, plan jsonb) returns int
language plpgsql volatile security definer set search_path = '' as $$
begin
  return private.write_plan(private.own_obligation(obligation, seen), plan);
end $$;

-- Changes the plans of up to 200 obligations; a refused obligation does not stop the others.
-- Returns the refused obligations; `by` and `at` say who changed the obligation in the meantime, and when.
create function public.change_obligations(items jsonb, change jsonb) returns jsonb
language plpgsql volatile security definer set search_path = '' as $$
declare
  refused jsonb := '[]';
  item jsonb;
  detail text;
begin
  perform private.require_staff();
  if jsonb_typeof(items) <> 'array' or jsonb_array_length(items) > 200 then
    raise exception 'invalid-input' using errcode = 'P0001';
  end if;
  -- All calls lock obligations in the same order, so that two members cannot block each other.
  for item in select i from jsonb_array_elements(items) i order by i ->> 'obligation' loop
    begin
      perform public.plan_obligation((item ->> 'obligation')::uuid, (item ->> 'seen')::int, change -> 'plan');
    exception when sqlstate 'P0001' then
      get stacked diagnostics detail = pg_exception_detail;
      refused := refused || (jsonb_build_object('obligation', item -> 'obligation', 'code', sqlerrm)
        || coalesce(nullif(detail, '')::jsonb, '{}'));
    end;
  end loop;
  return refused;
end $$;

revoke execute on function private.work_scope(jsonb), private.work_state(jsonb, text), private.work_totals(jsonb, public.obligations[], uuid[], uuid[], text, text),
  private.work_row(public.obligations),
  private.work_members(), public.work_matrix(jsonb, int), public.work_list(jsonb, int),
  public.work_load(jsonb), public.obligation_detail(uuid), private.write_plan(public.obligations, jsonb),
  public.plan_obligation(uuid, int, jsonb), public.change_obligations(jsonb, jsonb)
  from public, anon, authenticated, service_role;
grant execute on function public.work_matrix(jsonb, int), public.work_list(jsonb, int), public.work_load(jsonb),
  public.obligation_detail(uuid), public.plan_obligation(uuid, int, jsonb), public.change_obligations(jsonb, jsonb) to authenticated;
