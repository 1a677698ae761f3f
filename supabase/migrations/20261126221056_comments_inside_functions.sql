set local lock_timeout = '5s';
set local check_function_bodies = off;

CREATE OR REPLACE FUNCTION private.accept_by_rules (
  i public.invoices
)
  RETURNS boolean
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  made private.invoice_decisions;
  rules text := case when i.kind = 'invoice' then i.direction else i.kind end;
begin
  if i.proposal is distinct from 'sound' or i.direction is null or i.direction = 'foreign'
    or i.queue is distinct from 'waiting' or i.withdrawn_at is not null or i.decision <> 0
    or not exists (select from private.review_switches s where s.rule_set = rules and s.accepts)
    or not exists (select from private.invoice_reviews r where r.invoice_id = i.id
                     and r.review #>> '{authenticity,automatic}' = 'true')
    -- When another client has the same NIT, purchases are not accepted automatically: a person decides.
    or exists (select from public.companies c join public.companies o on o.nit = c.nit and o.user_id <> c.user_id
               where c.user_id = i.user_id) then
    return false;
  end if;
  update public.invoices x set status = 'accepted', decision = x.decision + 1 where x.id = i.id returning * into i;
  insert into private.invoice_decisions (invoice_id, verdict, automatic) values (i.id, 'accepted', true) returning * into made;
  update private.invoice_decisions x set job = private.mail_about_decision(i, made) where x.id = made.id;
  perform private.note_staff('invoice.accepted', i.user_id,
    jsonb_build_object('invoice', i.id, 'number', i.number, 'verdict', 'reviewing'),
    jsonb_build_object('invoice', i.id, 'number', i.number, 'verdict', 'accepted', 'rules', i.rules_version, 'rule_set', rules));
  return true;
end $function$;

CREATE OR REPLACE FUNCTION private.claim_slot (
  client  uuid,
  slot    timestamp with time zone,
  kind    private.appointment_types,
  by_firm boolean,
  wanted  uuid                      DEFAULT NULL::uuid,
  known   uuid                      DEFAULT NULL::uuid,
  besides uuid                      DEFAULT NULL::uuid
)
  RETURNS uuid
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  people uuid[] := case when wanted is not null then array[wanted]
    else array(select t.person from private.offering(client, kind.id) t)
      || array(select s.person from private.stand_ins(client, kind.id) s where s.away @> slot)
      || (select known where known is not null and private.may_attend(client, known)) end;
  problems text[];
  chosen uuid;
begin
  perform pg_advisory_xact_lock_shared(hashtextextended('appointments', 0));
  -- All calls lock people in the same order, so that two callers cannot block each other.
  perform pg_advisory_xact_lock(hashtextextended('appointments:of:' || p, 0))
    from (select distinct u.p from unnest(people) u (p) where u.p is not null order by 1) x;
  if wanted is not null and not private.may_attend(client, wanted) then
    raise exception 'not-found' using errcode = 'P0001';
  end if;
  select array_agg(x.problem), (array_agg(x.person order by x.person is distinct from known, (
        select coalesce(sum(upper(h.held) - lower(h.held)), interval '0') from private.appointment_holds h
        where h.person = x.person and h.held && tstzrange(now(), now() + interval '14 days')),
      (select max(upper(h.held)) from private.appointment_holds h where h.person = x.person) nulls first, x.person)
    filter (where x.problem is null))[1]
    into problems, chosen
    from private.slot_problems(array_remove(people, null), slot, kind, by_firm, now(), besides) x;
  if chosen is null then
    raise exception '%', coalesce((
      select p from unnest(problems) p where p is not null
      order by p <> 'slot-taken', p <> 'slot-away' limit 1), 'slot-taken') using errcode = 'P0001';
  end if;
  return chosen;
end $function$;

CREATE OR REPLACE FUNCTION private.client_agenda (
  client uuid
)
  RETURNS jsonb
  LANGUAGE plpgsql
  STABLE
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  types jsonb := private.offered_types(client, true);
  usual uuid[] := array(select o.person from private.offering(client, null) o order by o.place);
  special uuid[] := array(
    select distinct p::uuid from jsonb_array_elements(types) t cross join jsonb_array_elements_text(t -> 'people') p
    where p::uuid <> all (usual) order by 1);
  stand_ins jsonb;
begin
  -- People who offer a type anyway are not restricted to an absence, so they are left out here.
  select coalesce(jsonb_object_agg(s.person, s.away::text), '{}') into stand_ins
    from private.stand_ins(client, null) s where s.person <> all (special);
  usual := usual || array(select k::uuid from jsonb_object_keys(stand_ins) k order by 1);
  return private.free_hours(usual || special, stand_ins) || jsonb_build_object('types', types, 'usual', to_jsonb(usual));
end $function$;

CREATE OR REPLACE FUNCTION private.client_view (
  view text
)
  RETURNS text
  LANGUAGE plpgsql
  IMMUTABLE
  SET search_path TO ''
  AS $function$
begin
  return case view
    when 'overdue' then ' and k.client in (select o.user_id from public.obligations o where o.applies
      and o.state not in (''filed'', ''paid'', ''not-applicable'') and o.due < (now() at time zone ''America/Bogota'')::date)'
    -- The account has people, but nobody used the site in the last 30 days.
    when 'away' then ' and k.seen_on < (now() at time zone ''America/Bogota'')::date - 30'
    -- accounts.contact is set exactly while the account has people, so the memberships need not be read.
    when 'uninvited' then ' and k.client in (select o.id from public.accounts o where o.contact is null) and not private.is_invited(k.client)'
    when 'no-profile' then ' and not exists (select from private.tax_profiles t where t.account = k.client)'
    else '' end;
end $function$;

CREATE OR REPLACE FUNCTION private.database_rules()
  RETURNS SETOF text
  LANGUAGE sql
  STABLE
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
  with relations as (
    select c.oid, c.relkind, c.relrowsecurity, c.relacl, format('%I.%I', n.nspname, c.relname) as name, n.nspname
    from pg_catalog.pg_class c join pg_catalog.pg_namespace n on n.oid = c.relnamespace
    where n.nspname in ('public', 'private') or (n.nspname = 'storage' and c.relname in ('objects', 'buckets'))),
  -- Relations of extensions are left out.
  ours as (
    select r.* from relations r where not exists (
      select from pg_catalog.pg_depend d where d.objid = r.oid and d.deptype = 'e')),
  own_tables as (select o.* from ours o where o.relkind in ('r', 'p') and o.nspname <> 'storage'),
  functions as (
    select p.*, format('%I.%I(%s)', n.nspname, p.proname,
      array_to_string(array(select replace(pg_catalog.format_type(x, null), 'timestamp with time zone', 'timestamptz')
        from unnest(p.proargtypes) x), ',')) as name
    from pg_catalog.pg_proc p join pg_catalog.pg_namespace n on n.oid = p.pronamespace
    where n.nspname in ('public', 'private') and not exists (
      select from pg_catalog.pg_depend d where d.objid = p.oid and d.deptype = 'e')),
  roles as (
    select r.oid, r.rolname::text as name from pg_catalog.pg_roles r where r.rolname in ('anon', 'authenticated', 'service_role')
    union all select 0, 'public')
  select format('%s %s', case when o.relrowsecurity then 'rls' else 'open' end, o.name)
    from ours o where o.relkind in ('r', 'p')
  union all
  select format('policy %I.%I "%s" %s %s %s %s', p.schemaname, p.tablename, p.policyname, lower(p.permissive), lower(p.cmd),
      array_to_string(array(select x::text from unnest(p.roles) x order by 1), ','),
      private.digest(concat_ws(' check ', coalesce(p.qual, ''), p.with_check)))
    from pg_catalog.pg_policies p where p.schemaname in ('public', 'private', 'storage')
  union all
  select format('grant %s %s %s', o.name, lower(a.privilege_type), r.name)
    from ours o cross join pg_catalog.aclexplode(o.relacl) a join roles r on r.oid = a.grantee
    where o.nspname <> 'storage' and a.privilege_type <> 'MAINTAIN'
  union all
  select format('grant %s %s(%s) %s', o.name, lower(a.privilege_type), t.attname, r.name)
    from ours o join pg_catalog.pg_attribute t on t.attrelid = o.oid and not t.attisdropped
      cross join pg_catalog.aclexplode(t.attacl) a join roles r on r.oid = a.grantee
    where o.nspname <> 'storage'
  union all
  select format('schema %I %s %s', n.nspname, lower(a.privilege_type), r.name)
    from pg_catalog.pg_namespace n cross join pg_catalog.aclexplode(n.nspacl) a join roles r on r.oid = a.grantee
    where n.nspname = 'private'
  union all
  select format('run %s %s', f.name, r.name)
    from functions f
      cross join pg_catalog.aclexplode(coalesce(f.proacl, pg_catalog.acldefault('f', f.proowner))) a join roles r on r.oid = a.grantee
  union all
  select format('function %s %s', f.name, private.digest(concat_ws(' ', l.lanname, f.provolatile, f.proparallel, f.proisstrict, f.prosecdef,
      array_to_string(f.proconfig, ','), pg_catalog.pg_get_function_arguments(f.oid), pg_catalog.pg_get_function_result(f.oid), f.prosrc)))
    from functions f join pg_catalog.pg_language l on l.oid = f.prolang
  union all
  select format('trigger %I.%I %s %s', n.nspname, c.relname, t.tgname, private.digest(pg_catalog.pg_get_triggerdef(t.oid)))
    from pg_catalog.pg_trigger t join pg_catalog.pg_class c on c.oid = t.tgrelid
      join pg_catalog.pg_namespace n on n.oid = c.relnamespace join functions f on f.oid = t.tgfoid
    where not t.tgisinternal and t.tgenabled <> 'D'
  union all
  select format('column %s %s %s', o.name, a.attname, private.digest(concat_ws(' ', pg_catalog.format_type(a.atttypid, a.atttypmod),
      a.attnotnull, a.attidentity, a.attgenerated, pg_catalog.pg_get_expr(d.adbin, d.adrelid),
      (select c.collname from pg_catalog.pg_collation c where c.oid = a.attcollation))))
    from own_tables o join pg_catalog.pg_attribute a on a.attrelid = o.oid and a.attnum > 0 and not a.attisdropped
      left join pg_catalog.pg_attrdef d on d.adrelid = a.attrelid and d.adnum = a.attnum
  union all
  -- The column's line covers `not null`, which newer versions of PostgreSQL also list as a constraint.
  select format('constraint %s %s %s', o.name, c.conname, private.digest(pg_catalog.pg_get_constraintdef(c.oid)))
    from own_tables o join pg_catalog.pg_constraint c on c.conrelid = o.oid where c.contype in ('p', 'u', 'f', 'c', 'x')
  union all
  select format('index %s %s %s', o.name, c.relname, private.digest(pg_catalog.pg_get_indexdef(i.indexrelid)))
    from own_tables o join pg_catalog.pg_index i on i.indrelid = o.oid join pg_catalog.pg_class c on c.oid = i.indexrelid
    where i.indisvalid
  union all
  select format('live %I.%I', p.schemaname, p.tablename)
    from pg_catalog.pg_publication_tables p where p.pubname = 'supabase_realtime'
  union all
  select format('bucket %s %s %s %s', b.id, case when b.public then 'public' else 'private' end, coalesce(b.file_size_limit::text, 'any'),
      coalesce(array_to_string(array(select x from unnest(b.allowed_mime_types) x order by 1), ','), 'any'))
    from storage.buckets b
$function$;

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
    -- Each row is split into the pairs of digits that it names, with the position of each pair in the sequence.
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
           -- The sequence of a city may begin with the ending 0.
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
    -- Each city decides how many periods a year has.
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

CREATE OR REPLACE FUNCTION private.decide (
  target          uuid,
  new_status      text,
  decision_reason text,
  expected        text
)
  RETURNS jsonb
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  old_status text;
  last jsonb;
  was public.user_approval_status;
  joined boolean := false;
  known text;
  audit_id bigint;
begin
  if target = (select auth.uid()) then
    return jsonb_build_object('outcome', 'not-oneself');
  end if;
  if not exists (select from public.accounts a where a.id = target) then
    return jsonb_build_object('outcome', 'not-found');
  end if;
  insert into public.user_approval_status (user_id) values (target) on conflict (user_id) do nothing;
  -- Lock first, because another decision may change the row after it was read.
  select * into was from public.user_approval_status s where s.user_id = target for update;
  old_status := was.status;
  if exists (select from private.staff m where m.user_id = target) then
    return jsonb_build_object('outcome', 'not-found');
  end if;
  last := private.last_decision(target);
  if not private.may_decide(target) then
    -- A colleague decided first. The caller, who may still have seen the client as waiting, learns who and when.
    if expected = 'waitlist' and (last ->> 'at')::timestamptz > now() - interval '1 day' then
      return jsonb_build_object('outcome', 'already-decided') || last;
    end if;
    return jsonb_build_object('outcome', 'not-found');
  end if;
  if expected is not null and old_status is distinct from expected then
    return jsonb_build_object('outcome', 'already-decided') || coalesce(last, '{}');
  end if;
  if not private.registration_is_whole(target)
    and not (private.is_admin() and old_status = 'approved' and new_status <> 'approved') then
    return jsonb_build_object('outcome', 'account-incomplete');
  end if;
  if old_status = new_status then
    return jsonb_build_object('outcome', 'unchanged');
  end if;
  update public.user_approval_status s
    set status = new_status, decided_at = now(), retired_at = case when new_status = 'rejected' and old_status = 'approved' then now() end,
        reason = case when new_status = 'rejected' then btrim(decision_reason) end
    where s.user_id = target;
  if private.staff_role() = 'advisor' then
    insert into private.client_advisors (client, advisor) values (target, (select auth.uid())) on conflict do nothing;
    joined := found;
  end if;
  known := private.unmail_decision(target);
  audit_id := private.note_staff('approval.' || new_status, target,
    jsonb_build_object('status', old_status)
      || jsonb_strip_nulls(jsonb_build_object('reason', was.reason, 'decided_at', was.decided_at, 'retired_at', was.retired_at)),
    jsonb_build_object('status', new_status, 'reason', case when new_status = 'rejected' then btrim(decision_reason) end)
      || case when joined then jsonb_build_object('advisors', jsonb_build_array((select auth.uid()))) else '{}' end);
  if known is distinct from new_status then
    insert into public.outbox (kind, key, user_id, payload, next_at)
      select 'mail', 'mail:approval:' || audit_id, target, jsonb_build_object('template', 'approval-' || new_status, 'to', u.email,
          'data', jsonb_build_object('reason', case when new_status = 'rejected' then btrim(decision_reason) end)),
        clock_timestamp() + interval '1 minute'
      from private.contact_of(target) u;
  end if;
  return jsonb_build_object('outcome', 'done');
end $function$;

CREATE OR REPLACE FUNCTION private.document_page_of (
  client    uuid,
  wanted    jsonb,
  page_size integer,
  for_staff boolean
)
  RETURNS jsonb
  LANGUAGE plpgsql
  STABLE
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  sort text := coalesce(wanted ->> 'sort', 'created_at');
  start text[] := (select array_agg(v) from jsonb_array_elements_text(wanted -> 'cursor') v);
  backward boolean := start is not null and coalesce((wanted ->> 'backward')::boolean, false);
  down boolean := coalesce((wanted ->> 'descending')::boolean, sort = 'created_at') <> backward;
  direction text := case when down then 'desc' else 'asc' end;
  filter text := '';
  found uuid[];
  more boolean;
  edge text[][];
begin
  if wanted = '{}' then
    -- The usual first page is a static query, so that its plan is kept.
    found := array(select d.id from public.documents d where d.user_id = client and d.kind = 'file' and (for_staff or d.client_sees)
                   order by d.created_at desc, d.id desc limit page_size + 1);
  else
    if not for_staff then
      filter := ' and client_sees';
    end if;
    if wanted ->> 'family' is not null then
      filter := filter || format(' and family = %L', wanted ->> 'family');
    end if;
    if wanted ->> 'year' is not null then
      filter := filter || format(' and id in (select p.document from private.document_places p where p.user_id = $1 and p.year = %s%s)',
        (wanted ->> 'year')::int, coalesce(format(' and p.subject = %L', wanted ->> 'subject'), ''));
    end if;
    filter := filter || coalesce(
      ' and ' || private.pattern_filter('name_key', private.word_patterns(private.name_key(left(wanted ->> 'search', 100)))), '');
    if start is not null then
      filter := filter || format(case sort
          when 'name' then ' and (name_key, id) %s ($2[1], $2[2]::uuid)'
          when 'size' then ' and (file_size, id) %s ($2[1]::bigint, $2[2]::uuid)'
          when 'type' then ' and (family, name_key, id) %s ($2[1], $2[2], $2[3]::uuid)'
          else ' and (created_at, id) %s ($2[1]::timestamptz, $2[2]::uuid)' end, case when down then '<' else '>' end);
    end if;
    execute format('select array(select id from public.documents where user_id = $1 and kind = ''file''%s order by '
        || case sort
          when 'name' then 'name_key %2$s, id %2$s'
          when 'size' then 'file_size %2$s, id %2$s'
          when 'type' then 'family %2$s, name_key %2$s, id %2$s'
          else 'created_at %2$s, id %2$s' end || ' limit %3$s)',
      filter, direction, page_size + 1) into found using client, start;
    -- Paging back reached the beginning, so a full first page is returned.
    if backward and cardinality(found) <= page_size then
      return private.document_page_of(client, wanted - 'cursor' - 'backward', page_size, for_staff);
    end if;
  end if;
  more := cardinality(found) > page_size;
  found := found[:page_size];
  if backward then
    found := array(select f from unnest(found) with ordinality o(f, place) order by place desc);
  end if;
  return (
    with edges as (
      select d.id, case sort when 'name' then jsonb_build_array(d.name_key, d.id)
                             when 'size' then jsonb_build_array(d.file_size, d.id)
                             when 'type' then jsonb_build_array(d.family, d.name_key, d.id)
                             else jsonb_build_array(d.created_at, d.id) end as cursor
      from public.documents d where d.id in (found[1], found[cardinality(found)]))
    select jsonb_build_object(
      'ids', found,
      'before', case when start is not null then (select e.cursor from edges e where e.id = found[1]) end,
      'after', case when more or backward then (select e.cursor from edges e where e.id = found[cardinality(found)]) end));
end $function$;

CREATE OR REPLACE FUNCTION private.draw_client_card (
  account uuid
)
  RETURNS void
  LANGUAGE sql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
  insert into private.client_cards as k (client, title, title_key, words, seen_on)
    select a.id, t.title, private.name_key(t.title),
           private.search_words(concat_ws(' ',
             -- The words include all people of the account, so that a search for any of their addresses finds the client.
             (select string_agg(concat_ws(' ', w.email, f.name, f.phone), ' ' order by m.since, m.user_id)
              from private.account_members m join auth.users w on w.id = m.user_id
              left join public.client_profiles f on f.user_id = m.user_id where m.account = a.id and m.until is null),
             (select string_agg(concat_ws(' ', i.email, i.name), ' ' order by i.made_at, i.id) from private.account_invitations i
              where i.account = a.id and i.accepted_at is null and i.withdrawn_at is null),
             (select concat_ws(' ', o.name, o.phone, o.email) from private.client_contacts o where o.client = a.id),
             (select string_agg(concat_ws(' ', c.name, c.nit || c.digit), ' ') from public.companies c where c.user_id = a.id))),
           private.last_seen_day(a.id)
    from public.accounts a
    left join auth.users u on u.id = a.contact
    left join public.client_profiles p on p.user_id = u.id
    cross join lateral (select coalesce(
      (select c.name from public.companies c where c.user_id = a.id order by c.created_at, c.id limit 1),
      p.name, u.email, '') as title) t
    where a.id = draw_client_card.account
    on conflict (client) do update
      set title = excluded.title, title_key = excluded.title_key, words = excluded.words, seen_on = excluded.seen_on
      where (k.title, k.words, k.seen_on) is distinct from (excluded.title, excluded.words, excluded.seen_on)
$function$;

CREATE OR REPLACE FUNCTION private.finish_file (
  upload         uuid,
  attempt        integer,
  purpose        text,
  content_sha256 text,
  content_size   bigint,
  content_type   text,
  push_drive     boolean
)
  RETURNS jsonb
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  u public.uploads;
  document public.documents;
  owner uuid;
  day text := to_char(now() at time zone 'America/Bogota', 'DD/MM/YYYY');
begin
  select * into u from public.uploads x where x.id = upload for update;
  owner := coalesce(u.for_client, u.user_id);
  if u.status not in ('done', 'duplicate') then
    if u.id is null or u.status <> 'verifying' or u.attempts <> attempt or u.purpose <> finish_file.purpose then
      raise exception 'lease-lost' using errcode = 'P0001';
    end if;
    if u.for_client is not null and not exists (select from private.staff m where m.user_id = u.user_id and (m.role = 'admin' or exists (
      select from private.client_advisors a where a.client = u.for_client and a.advisor = u.user_id))) then
      update public.uploads set status = 'expired', lease_until = null, settled_at = clock_timestamp() where id = upload;
      return jsonb_build_object('status', 'expired');
    end if;
    u.name := private.name_of_content(u.name, content_type);
    insert into public.documents (id, user_id, name, file_path, storage_path, file_type, file_size, sha256, uploaded_by, made_by, client_sees)
      values (u.id, owner, u.name, '/api/documentos/' || u.id, u.path, content_type, content_size, content_sha256,
              case when u.for_client is null then 'client' else 'firm' end, case when u.for_client is null then u.made_by end,
              u.purpose <> 'receipt')
      on conflict do nothing;
    select * into strict document from public.documents d where d.user_id = owner and d.sha256 = content_sha256;
    if u.purpose = 'receipt' then
      if document.id = u.id then
        insert into public.audit_log (actor, action, target, after)
          values (u.user_id, 'document.kept', owner,
                  jsonb_build_object('document', u.id, 'name', u.name, 'size', content_size, 'sha256', content_sha256));
      end if;
    elsif document.id <> u.id then
      perform private.show_document(document.id, push_drive, clock_timestamp());
    else
      perform public.insert_archivo_subido(u.name, u.path, content_type, content_size, document.file_path, null, null, owner,
        case when u.purpose = 'mail' then 'Archivo recibido por correo el ' when u.for_client is null then 'Archivo enviado con un mensaje el '
          else 'Documento de la firma, ' end || day);
      if push_drive then
        insert into public.outbox (kind, key, user_id, payload)
          values ('drive.push', 'drive:' || u.id, owner, jsonb_build_object('document_id', u.id));
      end if;
      if u.for_client is not null then
        insert into public.audit_log (actor, action, target, after)
          values (u.user_id, 'document.brought', owner,
                  jsonb_build_object('document', u.id, 'name', u.name, 'size', content_size, 'sha256', content_sha256));
        -- Documents of a sending are left out, because one mail names all files of a client.
        perform private.queue_mail(owner, 'document:' || u.id, 'document-brought', a.email,
          jsonb_build_object('account', owner, 'name', u.name))
          from private.contact_of(owner) a where u.purpose <> 'sent';
      end if;
    end if;
    update public.uploads x
      set status = case when document.id = u.id then 'done' else 'duplicate' end,
          document_id = document.id, lease_until = null, settled_at = clock_timestamp()
      where x.id = upload returning * into u;
  end if;
  return (select jsonb_build_object('status', u.status, 'document_id', d.id, 'name', d.name, 'number', null)
          from public.documents d where d.id = u.document_id);
end $function$;

CREATE OR REPLACE FUNCTION private.first_free_slot (
  client   uuid,
  kind     private.appointment_types,
  days     datemultirange,
  earliest timestamp with time zone,
  passed   timestamp with time zone[] DEFAULT '{}'::timestamp WITH time zone[]
)
  RETURNS timestamp WITH time zone
  LANGUAGE sql
  STABLE
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
  select min(to_timestamp(s.at)) from private.free_ranges(
      array(select o.person from private.offering(client, kind.id) o),
      greatest(lower(days), (now() at time zone 'America/Bogota')::date), least(upper(days) - 1, private.last_slot_day())) f
    cross join lateral unnest(f.free) r
    -- Colombia's UTC offset is a multiple of every step, so whole steps of UTC are whole steps of the local clock too.
    cross join lateral generate_series(
      ceil(extract(epoch from lower(r) + make_interval(mins => kind.margin_before)) / (kind.step * 60))::bigint * kind.step * 60,
      extract(epoch from upper(r))::bigint - (kind.minutes + kind.margin_after) * 60, kind.step * 60) s (at)
  where lower(days) <= private.last_slot_day() and to_timestamp(s.at) >= earliest and to_timestamp(s.at) <> all (passed)
    and days @> (to_timestamp(s.at) at time zone 'America/Bogota')::date
    and not private.is_full(kind, f.person, (to_timestamp(s.at) at time zone 'America/Bogota')::date)
    and (to_timestamp(s.at) at time zone 'America/Bogota')::date <= (now() at time zone 'America/Bogota')::date + kind.horizon_days
$function$;

CREATE OR REPLACE FUNCTION private.guard_account()
  RETURNS TRIGGER
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  guarded boolean := old.email_confirmed_at is not null or old.last_sign_in_at is not null
    or exists (select from auth.sessions s where s.user_id = new.id);
  permit private.change_permits;
  undo uuid;
begin
  if old.encrypted_password is distinct from new.encrypted_password
      and private.is_sealed(new.encrypted_password) = (tg_name = 'guard_sealed_password') then
    delete from private.change_permits p where p.user_id = new.id and p.kind = 'password' and p.until > now() returning * into permit;
    if guarded and not found then
      raise insufficient_privilege using message = 'not-permitted';
    end if;
    -- The auth service clears only the links of a pending change of address. This clears the change too, because anybody may have
    -- had its links sent again.
    new.email_change := '';
    new.email_change_confirm_status := 0;
    undo := permit.undo;
  end if;
  if tg_name = 'guard_account' and old.email is distinct from new.email then
    delete from private.change_permits p
      where p.user_id = new.id and p.kind = 'email' and p.email = lower(new.email) and p.until > now() returning * into permit;
    -- A change that had a permit and was confirmed from the mailboxes needs no second permit.
    if guarded and not found and lower(coalesce(old.email_change, '')) is distinct from lower(new.email) then
      raise insufficient_privilege using message = 'not-permitted';
    end if;
    undo := coalesce(undo, permit.undo);
  end if;
  -- Later undo links end too, because they were mailed to addresses of the person who took the account.
  if undo is not null then
    update private.email_undos e set used_at = now()
      where e.user_id = new.id and e.used_at is null and e.made_at >= (select x.made_at from private.email_undos x where x.id = undo);
  end if;
  if tg_name = 'guard_account' and coalesce(new.email_change, '') <> '' and old.email_change is distinct from new.email_change then
    delete from private.change_permits p
      where p.user_id = new.id and p.kind = 'email' and p.email = lower(new.email_change) and p.until > now();
    -- The auth service has already sent its mails. An error here would roll back their time of sending, and with it the pause
    -- before the next mails. So the change is dropped without an error, and the links in those mails open nothing.
    if guarded and not found then
      new.email_change := old.email_change;
      new.email_change_token_current := old.email_change_token_current;
      new.email_change_token_new := old.email_change_token_new;
      new.email_change_confirm_status := old.email_change_confirm_status;
    end if;
  end if;
  return new;
end $function$;

CREATE OR REPLACE FUNCTION private.guard_second_step()
  RETURNS TRIGGER
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  factor auth.mfa_factors := case tg_op when 'DELETE' then old else new end;
  changes boolean := case tg_op when 'DELETE' then old.status = 'verified'
    when 'INSERT' then new.status = 'verified' else old.status <> 'verified' and new.status = 'verified' end;
  -- True when unused backup codes were made together with this app.
  coded boolean;
begin
  if private.has_lost_step(factor.user_id) and exists (select from auth.users u where u.id = factor.user_id)
    and not exists (select from private.change_permits p where p.user_id = factor.user_id and p.kind = 'second-step' and p.until > now()) then
    coded := exists (select from private.backup_codes c where c.user_id = factor.user_id and c.factor = factor.id and c.used_at is null);
    if tg_op = 'DELETE' and coded then
      return null;
    end if;
    if tg_op <> 'DELETE' and changes and not coded or tg_op = 'INSERT' and exists (select from private.backup_codes c
        join auth.mfa_factors f on f.id = c.factor where c.user_id = factor.user_id and c.used_at is null) then
      raise insufficient_privilege using message = 'not-permitted';
    end if;
  end if;
  if changes and exists (select from auth.users u where u.id = factor.user_id)
    and (exists (select from private.second_steps t where t.user_id = factor.user_id)
      -- A member of staff adds the first factor without a permit; the site asks for it.
      or exists (select from private.staff s where s.user_id = factor.user_id) and (tg_op = 'DELETE' or exists (
          select from auth.mfa_factors f where f.user_id = factor.user_id and f.status = 'verified' and f.id <> factor.id))
        and not exists (select from private.change_permits p where p.user_id = factor.user_id and p.kind = 'second-step' and p.until > now())) then
    raise insufficient_privilege using message = 'not-permitted';
  end if;
  return factor;
end $function$;

CREATE OR REPLACE FUNCTION private.is_file_name (
  name text
)
  RETURNS boolean
  LANGUAGE sql
  IMMUTABLE
  PARALLEL SAFE
  SET search_path TO ''
  AS $function$
  select name <> '' and name = btrim(name)
    and length(name) + length(regexp_replace(name, '[^\U00010000-\U0010FFFF]', '', 'g')) <= 120
    and name !~ '[/\\\u0001-\u001F\u007F-\u00A0\u00AD\u061C\u115F\u1160\u1680\u17B4\u17B5\u180E\u2000-\u200B\u200E\u200F\u2028-\u202F\u205F-\u206F\u2800\u3000\u3164\uFEFF\uFFA0\U000E0000-\U000E007F]'
    and position('  ' in name) = 0
    and name is nfc normalized
    and name !~ '^\.'
    -- The name must not consist only of a file extension.
    and name !~* '(^| )\.[a-z0-9]{1,10}$'
$function$;

CREATE OR REPLACE FUNCTION private.is_name (
  name     text,
  shortest integer,
  longest  integer
)
  RETURNS boolean
  LANGUAGE sql
  IMMUTABLE
  PARALLEL SAFE
  SET search_path TO ''
  AS $function$
  select length(btrim(name)) between shortest and longest
    and name !~ '[\u0001-\u001F\u007F-\u00A0\u00AD\u034F\u061C\u115F\u1160\u1680\u17B4\u17B5\u180B-\u180F\u2000-\u200B\u200E\u200F\u2028-\u202F\u205F-\u206F\u2800\u3000\u3164\uFEFF\uFFA0\uFFF0-\uFFFB\U0001BCA0-\U0001BCA3\U0001D173-\U0001D17A\U000E0000-\U000E0FFF]'
    -- Joiners and variation selectors are part of emoji and some scripts but invisible alone, so another character is required.
    and name ~ '[^ \u200C\u200D\uFE00-\uFE0F]'
$function$;

CREATE OR REPLACE FUNCTION private.leave_clients()
  RETURNS TRIGGER
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
begin
  -- Staff decide about clients, so somebody who belongs to another client's account cannot be staff.
  if exists (select from private.account_members m where m.user_id = new.user_id and m.account <> new.user_id and m.until is null) then
    raise exception 'member-is-client' using errcode = 'P0001';
  end if;
  delete from private.client_advisors a where a.client = new.user_id;
  -- Uploads that a member makes for clients need an account of the member, so it is created.
  perform private.found_account(new.user_id);
  return null;
end $function$;

CREATE OR REPLACE FUNCTION private.limit_tasks()
  RETURNS TRIGGER
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
begin
  perform pg_advisory_xact_lock(hashtextextended('tasks:' || new.user_id::text, 0));
  if (select count(*) from public.documents where user_id = new.user_id and kind = 'task') >= 500
    -- A repeated insert of the same task is left to the unique index.
    and not exists (
      select from public.documents where user_id = new.user_id and kind = 'task' and file_path = new.file_path) then
    raise exception 'task-limit' using errcode = 'P0001';
  end if;
  return new;
end $function$;

CREATE OR REPLACE FUNCTION private.on_person_deleted()
  RETURNS TRIGGER
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  m private.account_members;
  heir uuid;
begin
  for m in select x.* from private.account_members x where x.user_id = old.id and x.until is null order by x.account loop
    -- The lock orders simultaneous deletions of two people, so that the second deletion sees the first.
    perform pg_advisory_xact_lock(hashtextextended('people:' || m.account, 0));
    update private.account_members x set until = clock_timestamp() where (x.account, x.user_id, x.since) = (m.account, m.user_id, m.since);
    select x.user_id into heir from private.account_members x where x.account = m.account and x.until is null
      order by private.role_rank(x.role) desc, x.since, x.user_id limit 1;
    if heir is null and not exists (select from public.accounts a where a.id = m.account and a.by_firm) then
      insert into public.audit_log (actor, action, target, before)
        values (auth.uid(), 'client.deleted', m.account, jsonb_build_object(
          'documents', (select count(*) from public.documents d where d.user_id = m.account and d.kind = 'file'),
          'invoices', (select count(*) from public.invoices i where i.user_id = m.account),
          'messages', (select count(*) from public.messages x where x.user_id = m.account),
          'appointments', (select count(*) from public.appointments a where a.user_id = m.account)));
      delete from public.accounts a where a.id = m.account;
    else
      if m.role = 'owner' and heir is not null and not exists (select from private.account_members x
          where x.account = m.account and x.until is null and x.role = 'owner') then
        update private.account_members x set role = 'owner' where x.account = m.account and x.user_id = heir and x.until is null;
        insert into public.audit_log (actor, action, target, before, after) values (auth.uid(), 'people.owner-changed', m.account,
          jsonb_build_object('person', old.id), jsonb_build_object('person', heir));
      end if;
      insert into public.audit_log (actor, action, target, before) values (auth.uid(), 'people.removed', m.account,
        jsonb_build_object('person', old.id, 'email', old.email, 'role', m.role));
    end if;
  end loop;
  return old;
end $function$;

CREATE OR REPLACE FUNCTION private.open_client (
  by      uuid,
  client  uuid,
  company jsonb,
  advisor uuid,
  people  jsonb,
  send    boolean,
  again   boolean,
  facts   jsonb   DEFAULT '{}'::jsonb
)
  RETURNS void
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  other jsonb;
  person jsonb;
  invitation uuid;
begin
  -- Two administrators who create the same client at once wait for each other here.
  perform pg_advisory_xact_lock(hashtextextended('client-nit:' || (company ->> 'nit'), 0));
  if not again then
    select jsonb_build_object('id', c.user_id, 'title', private.client_name(c.user_id)) into other
      from public.companies c join public.user_approval_status s on s.user_id = c.user_id and s.status <> 'rejected'
      where c.nit = company ->> 'nit' and not exists (select from private.staff m where m.user_id = c.user_id)
      order by s.status = 'approved' desc, c.created_at limit 1;
    if other is not null then
      raise exception 'client-exists' using errcode = 'P0001', detail = other::text;
    end if;
  end if;
  if advisor is not null and not exists (select from private.staff s where s.user_id = advisor) then
    raise exception 'not-found' using errcode = 'P0001';
  end if;
  insert into public.accounts (id, by_firm) values (client, true);
  insert into public.user_approval_status (user_id, status, decided_at) values (client, 'approved', now());
  insert into public.companies (user_id, name, nit, digit)
    values (client, btrim(company ->> 'name'), company ->> 'nit', (company ->> 'digit')::int);
  if advisor is not null then
    insert into private.client_advisors (client, advisor) values (open_client.client, open_client.advisor);
  end if;
  insert into public.audit_log (actor, action, target, after) values (by, 'client.created', client,
    jsonb_build_object('name', btrim(company ->> 'name'), 'nit', company ->> 'nit', 'advisors', to_jsonb(array_remove(array[advisor], null)))
      || facts);
  for person in select p.value from jsonb_array_elements(people) with ordinality p (value, place) order by p.place loop
    invitation := private.prepare_invitation(by, client, person ->> 'email', person ->> 'name', person ->> 'role');
    if send then
      perform private.send_invitation(invitation, by);
    end if;
  end loop;
end $function$;

CREATE OR REPLACE FUNCTION private.open_engagement (
  r private.signature_requests
)
  RETURNS void
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  t jsonb := r.terms;
  since date := coalesce((t ->> 'from')::date, private.today());
  until_day date := (t ->> 'until')::date;
  one uuid;
  given uuid;
begin
  if t is null or r.user_id is null then
    return;
  end if;
  insert into private.engagements (request, client) values (r.id, r.user_id) on conflict do nothing returning request into one;
  if one is null then
    return;
  end if;
  if r.replaces is not null then
    perform private.close_engagement_of(r.replaces, since, r.title);
  end if;
  insert into private.client_services (client, engagement, position, name, since, until)
    select r.user_id, r.id, s.n, s.name, since, until_day from jsonb_array_elements_text(t -> 'services') with ordinality s (name, n);
  for one in select w.id from private.work_templates w where w.archived_at is null
      and w.id::text in (select jsonb_array_elements_text(t -> 'work')) order by w.id loop
    given := null;
    insert into private.client_work as w (template, client, since, made_by)
      select one, r.user_id, greatest(since, private.today()), r.sent_by
      where exists (select from public.user_approval_status a where a.user_id = r.user_id and a.status = 'approved')
      on conflict on constraint client_work_pkey do update set since = excluded.since, paused_at = null, ended_at = null, planned_on = null,
        stamp = w.stamp + 1, made_by = excluded.made_by
      where w.paused_at is not null or w.ended_at is not null returning w.template into given;
    insert into private.engagement_work (engagement, template) select r.id, given where given is not null;
  end loop;
  perform private.lock_fees(r.user_id);
  -- Monthly fees are due on the agreed day of each month of the letter's period, and a single fee is due on the first of these days.
  insert into private.fees (id, client, concept, amount, due_on, made_by, letter)
    select gen_random_uuid(), r.user_id,
      case when f.value ->> 'rhythm' = 'month' and m.of_all > 1 then left(f.value ->> 'concept', 110) || ' (' || m.n || '/' || m.of_all || ')'
        else f.value ->> 'concept' end,
      (f.value ->> 'amount')::bigint, m.due, r.sent_by, r.id
    from jsonb_array_elements(t -> 'fees') f,
      lateral (select d.due, row_number() over (order by d.due) as n, count(*) over () as of_all
        from (select distinct greatest(g.month::date + (t ->> 'payDay')::int - 1, since) as due
          from generate_series(date_trunc('month', since), date_trunc('month', until_day), interval '1 month') g (month)) d
        where d.due <= until_day) m
    where f.value ->> 'rhythm' = 'month' or m.n = 1;
  perform private.note_account(r.user_id, 'engagement.opened', null, jsonb_build_object('name', r.title), r.sent_by);
end $function$;

CREATE OR REPLACE FUNCTION private.plan_again()
  RETURNS TRIGGER
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
begin
  if tg_table_name = 'tax_profiles' then
    insert into private.obligation_plans as p (account) values (new.account)
      on conflict (account) do update set planned_on = null, claim = null, claimed_until = null;
  elsif tg_table_name = 'user_approval_status' then
    update private.obligation_plans p set planned_on = null, claim = null, claimed_until = null where p.account = new.user_id;
  else
    -- All calls lock rows in the same order, so that two calls cannot block each other.
    update private.obligation_plans p set planned_on = null, claim = null, claimed_until = null
      from (select x.account from private.obligation_plans x order by x.account for update) every where p.account = every.account;
  end if;
  return null;
end $function$;

CREATE OR REPLACE FUNCTION private.prepare_invitation (
  by           uuid,
  client       uuid,
  person_email text,
  person_name  text,
  person_role  text
)
  RETURNS uuid
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  address text := lower(btrim(person_email));
  called text := nullif(btrim(person_name), '');
  owner_invited boolean;
  invitation uuid;
begin
  if private.is_email(address) is not true or not private.is_name(called, 2, 100)
    or person_role is null or private.role_rank(person_role) = 0 then
    raise exception 'invalid-input' using errcode = 'P0001';
  end if;
  -- Staff cannot belong to a client's account.
  if exists (select from auth.users u join private.staff s on s.user_id = u.id where u.email = address) then
    raise exception 'invited-member' using errcode = 'P0001';
  end if;
  perform pg_advisory_xact_lock(hashtextextended('people:' || client, 0));
  if private.is_owned(client) then
    raise exception 'forbidden' using errcode = 'P0001';
  end if;
  if exists (select from private.account_members m join auth.users u on u.id = m.user_id
      where m.account = client and m.until is null and u.email = address) then
    raise exception 'already-colleague' using errcode = 'P0001';
  end if;
  select coalesce(bool_or(i.role = 'owner'), false) into owner_invited from private.account_invitations i
    where i.account = client and i.email <> address and i.accepted_at is null and i.withdrawn_at is null;
  if owner_invited = (person_role = 'owner') then
    raise exception '%', case when owner_invited then 'owner-invited' else 'owner-first' end using errcode = 'P0001';
  end if;
  update private.account_invitations i set role = person_role, name = coalesce(called, i.name), invited_by = by
    where i.account = client and i.email = address and i.accepted_at is null and i.withdrawn_at is null returning i.id into invitation;
  if invitation is null then
    if (select count(*) from private.account_members m where m.account = client and m.until is null)
      + (select count(*) from private.account_invitations i
         where i.account = client and i.accepted_at is null and i.withdrawn_at is null) >= 50 then
      raise exception 'people-limit' using errcode = 'P0001';
    end if;
    insert into private.account_invitations (account, email, name, role, invited_by) values (client, address, called, person_role, by)
      returning id into invitation;
  end if;
  return invitation;
end $function$;

CREATE OR REPLACE FUNCTION private.reserve_upload (
  key           uuid,
  batch         uuid,
  file_name     text,
  declared_type text,
  declared_size bigint,
  purpose       text,
  for_client    uuid   DEFAULT NULL::uuid,
  account       uuid   DEFAULT NULL::uuid
)
  RETURNS public.uploads
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
#variable_conflict use_column
declare
  me uuid := coalesce(reserve_upload.account, private.require_account('assistant'));
  extension text := private.extension_of(reserve_upload.declared_type);
  new_id uuid := gen_random_uuid();
  by_firm boolean := reserve_upload.for_client is not null or reserve_upload.purpose = 'outgoing';
  own_count text := case when reserve_upload.purpose in ('mail', 'sent') then reserve_upload.purpose else '' end;
  most int := case when not by_firm then 200 when reserve_upload.purpose = 'sent' then 5000 else 2000 end;
  kept public.uploads;
  used record;
begin
  if not private.takes_file(reserve_upload.declared_type, reserve_upload.purpose) then
    raise exception 'file-type' using errcode = 'P0001';
  end if;
  if (declared_size between 1 and (select b.file_size_limit from storage.buckets b where b.id = 'facturas')) is not true then
    raise exception 'file-size' using errcode = 'P0001';
  end if;
  perform pg_advisory_xact_lock(hashtextextended('uploads:' || me::text, 0));
  select * into kept from public.uploads u where u.user_id = me and u.key = reserve_upload.key;
  if kept.id is not null then
    if (kept.name, kept.declared_size, kept.purpose, kept.for_client)
      is distinct from (file_name, reserve_upload.declared_size, reserve_upload.purpose, reserve_upload.for_client) then
      raise exception 'key-reused' using errcode = 'P0001';
    end if;
    return kept;
  end if;
  select count(*) filter (where u.status in ('reserved', 'verifying') and u.expires_at > now()) as open,
         count(*) filter (where (u.for_client is not null or u.purpose = 'outgoing') = by_firm) as places,
         count(*) filter (where (u.for_client is not null or u.purpose = 'outgoing') = by_firm and u.status <> 'expired') as files,
         coalesce(sum(u.declared_size) filter (where u.status <> 'expired'), 0) as bytes
    into used from public.uploads u
    where u.user_id = me and u.created_at > now() - interval '24 hours' and case when u.purpose in ('mail', 'sent') then u.purpose else '' end = own_count;
  if used.open >= 50 or used.files >= most or used.places >= 5 * most or used.bytes + reserve_upload.declared_size > 2147483648 then
    raise exception 'upload-quota' using errcode = 'P0001';
  end if;
  insert into public.upload_batches (id, user_id) values (batch, me) on conflict (id) do nothing;
  -- The batch of a sending accepts files although it was closed with the first one.
  perform from public.upload_batches b where b.id = batch and b.user_id = me and (b.closed_at is null or reserve_upload.purpose = 'outgoing');
  if not found then
    raise exception 'batch-closed' using errcode = 'P0001';
  end if;
  insert into public.uploads (id, user_id, batch_id, key, name, path, declared_type, declared_size, purpose, for_client)
    values (new_id, me, batch, reserve_upload.key, file_name,
            coalesce(reserve_upload.for_client, me)::text || '/' || new_id::text || '.' || extension,
            reserve_upload.declared_type, reserve_upload.declared_size, reserve_upload.purpose, reserve_upload.for_client)
    returning * into kept;
  -- The automation service is called when a batch closes, and only about invoices, so other batches close at once.
  if kept.purpose not in ('invoice', 'mail') then
    update public.upload_batches b set closed_at = clock_timestamp() where b.id = kept.batch_id;
  end if;
  return kept;
end $function$;

CREATE OR REPLACE FUNCTION private.rest_ends (
  person uuid,
  moment timestamp with time zone
)
  RETURNS timestamp WITH time zone
  LANGUAGE plpgsql
  STABLE
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  r private.rest_hours;
  here timestamp := moment at time zone 'America/Bogota';
begin
  select * into r from private.rest_hours x where x.person = rest_ends.person;
  if r.person is null then
    r := row(rest_ends.person, 20, 7, true)::private.rest_hours;
  end if;
  -- A rest lasts at most a night, a Sunday and another night, so 72 hours are enough.
  for n in 1..72 loop
    exit when not (r.sundays and extract(isodow from here) = 7 or case when r.from_hour > r.until_hour
      then extract(hour from here) >= r.from_hour or extract(hour from here) < r.until_hour
      else extract(hour from here) >= r.from_hour and extract(hour from here) < r.until_hour end);
    here := date_trunc('hour', here) + interval '1 hour';
  end loop;
  return here at time zone 'America/Bogota';
end $function$;

CREATE OR REPLACE FUNCTION private.settle_item (
  file     uuid,
  client   uuid,
  document uuid,
  problem  text
)
  RETURNS void
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  i private.sending_items;
  s private.sendings;
begin
  update private.sending_items x set state = case when settle_item.problem is null then 'sent' else 'failed' end,
      problem = settle_item.problem, document = settle_item.document, leased_until = null
    where x.file = settle_item.file and x.client = settle_item.client and x.state = 'waiting' returning x.* into i;
  if i.file is null then
    return;
  end if;
  -- Two servers that finish the last two files wait for each other here, so that exactly one of them sends the mail.
  select x.* into s from private.sendings x where x.id = i.sending for update;
  if i.document is not null and s.subject is not null then
    update private.document_places p set subject = s.subject, chosen = true where p.document = i.document;
  end if;
  if not exists (select from private.sending_items x where x.sending = s.id and x.client = i.client and x.state = 'waiting') then
    perform private.queue_mail(i.client, concat_ws(':', 'sending', s.id, i.client), 'documents-sent', c.email,
      jsonb_build_object('account', i.client, 'message', s.message, 'by', private.member_name(s.made_by), 'names', n.names))
      from private.contact_of(i.client) c
      cross join lateral (
        select left(string_agg(d.name, E'\n' order by d.name, d.id), 4000) as names
        from private.sending_items x join public.documents d on d.id = x.document
        where x.sending = s.id and x.client = i.client and x.state = 'sent') n
      where n.names is not null;
  end if;
  if not exists (select from private.sending_items x where x.sending = s.id and x.state = 'waiting') then
    update private.sendings x set state = 'sent', done_at = clock_timestamp() where x.id = s.id;
  end if;
end $function$;

CREATE OR REPLACE FUNCTION private.settle_request (
  request uuid
)
  RETURNS integer
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  was public.document_requests;
  n record;
  now_open boolean;
  kept int;
begin
  select r.* into was from public.document_requests r where r.id = settle_request.request for update;
  -- The request is already gone, because its account is being deleted.
  if was.id is null then
    return null;
  end if;
  select count(*) filter (where i.state <> 'none') as wanted,
         count(*) filter (where i.state in ('answered', 'accepted')) as delivered,
         count(*) filter (where i.state = 'returned' or i.state = 'pending' and i.required) as missing,
         count(*) filter (where i.state = 'answered') as to_review
    into n from public.document_request_items i where i.request = settle_request.request;
  now_open := n.missing > 0 or n.to_review > 0;
  update public.document_requests r
    set wanted = n.wanted, delivered = n.delivered, missing = n.missing, to_review = n.to_review,
        status = case when r.status not in ('open', 'complete') then r.status when now_open then 'open' else 'complete' end,
        closed_at = case when r.status not in ('open', 'complete') then r.closed_at when now_open then null
                         else coalesce(r.closed_at, clock_timestamp()) end,
        next_reminder_at = case when n.missing > 0 then r.next_reminder_at end,
        reminder_planned = r.reminder_planned and (n.missing = 0 or was.missing > 0),
        version = r.version + 1, changed_at = clock_timestamp()
    where r.id = settle_request.request returning r.version into kept;
  if n.missing = 0 then
    perform private.drop_reminder(was);
  end if;
  return kept;
end $function$;

CREATE OR REPLACE FUNCTION private.silence_fees (
  wanted  uuid,
  silent  boolean,
  by_firm boolean
)
  RETURNS void
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
begin
  perform private.lock_fees(wanted);
  if silent then
    -- The client's own choice stays recorded even if the firm chooses the same.
    insert into private.fee_silences as s (client, by_firm, made_by) values (wanted, silence_fees.by_firm, (select auth.uid()))
      on conflict (client) do update set by_firm = false, made_by = excluded.made_by, made_at = excluded.made_at where s.by_firm and not excluded.by_firm;
    perform private.drop_fee_reminder(wanted);
  else
    delete from private.fee_silences s where s.client = wanted;
  end if;
end $function$;

CREATE OR REPLACE FUNCTION private.start_of (
  me uuid
)
  RETURNS jsonb
  LANGUAGE plpgsql
  STABLE
  SET search_path TO ''
  AS $function$
begin
  -- The query follows the order of the list, so that the index is used even for a client who owns most of the table.
  if (select d.id from public.documents d where d.user_id = me and d.kind = 'file' and d.client_sees
      order by d.created_at desc, d.id desc limit 1) is not null then
    return null;
  end if;
  return (select jsonb_build_object(
      'approvedAt', s.decided_at,
      'described', exists (select from public.client_profiles p where p.user_id = (select auth.uid()) and p.name is not null)
        and exists (select from public.companies c where c.user_id = me),
      'booked', exists (select from public.appointments a where a.user_id = me))
    from public.user_approval_status s where s.user_id = me and s.status = 'approved');
end $function$;

CREATE OR REPLACE FUNCTION private.status_scope (
  and_waiting boolean
)
  RETURNS text
  LANGUAGE sql
  STABLE
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
  select case when private.staff_role() = 'admin' then ''
    -- This subquery reads the advisors of one row; an OR would read all advisors beforehand.
    when and_waiting then format(
      ' and coalesce((select bool_or(a.advisor = %L) from private.client_advisors a where a.client = s.user_id), s.status = ''waitlist'')',
      (select auth.uid()))
    else format(' and exists (select from private.client_advisors a where a.client = s.user_id and a.advisor = %L)', (select auth.uid())) end
$function$;

CREATE OR REPLACE FUNCTION private.tell_of_appointment()
  RETURNS TRIGGER
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  -- An update that keeps the state changes the hour of the appointment.
  step text := case when tg_op = 'INSERT' or old.status <> new.status then new.status else 'changed' end;
  words jsonb := jsonb_build_object('title', new.title, 'what', step, 'at', new.starts_at);
begin
  perform private.read_about(new.id);
  if new.status in ('done', 'missed') or tg_op = 'UPDATE' and old.status = 'missed' then
    return null;
  end if;
  perform private.notify(private.people_of(new.user_id, 'assistant'), 'appointment', new.user_id, new.id, words);
  perform private.notify(case when new.person is null then private.team_of(new.user_id) else array[new.person] end,
    'client-appointment', new.user_id, new.id, words, 1, true);
  return null;
end $function$;

CREATE OR REPLACE FUNCTION private.tell_of_message()
  RETURNS TRIGGER
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  words jsonb := (select jsonb_build_object('title', t.subject, 'by', new.author_name) from public.message_threads t where t.id = new.thread_id);
begin
  if new.author = 'firm' then
    -- People who may only read cannot answer, so they are not notified.
    perform private.notify(private.people_of(new.user_id, 'assistant'), 'message', new.user_id, new.thread_id, words);
  else
    perform private.notify(array(select private.answerable(new.thread_id)), 'client-message', new.user_id, new.thread_id, words, 1, true);
  end if;
  return null;
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
        -- A date counts at the end of its day, after everything that has an hour.
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
         order by r.due_on, r.id limit most + 1)
        union all
        -- Signatures belong to the person and not to the account, because nobody else may sign.
        (select 'signature', r.id, r.due_at - interval '1 minute', jsonb_build_object('title', r.title, 'pages', r.pages, 'by', r.sender_name)
         from private.signature_signers s join private.signature_requests r on r.id = s.request
         where s.person = (select auth.uid()) and s.party = 'client' and s.state = 'asked' and r.user_id = me and r.status = 'sent' and r.due_at > now()
         order by r.due_at, r.id limit most + 1)) every_kind
      order by at, id limit most + 1) t);
begin
  if jsonb_array_length(items) <= most then
    return jsonb_build_object('items', items, 'total', jsonb_array_length(items));
  end if;
  return jsonb_build_object('items', items - most, 'total',
    (select least(sum(n::int) + (select count(*) from jsonb_array_elements(items) i where i ->> 'kind' = 'signature'), 101)
     from jsonb_each_text(private.pending_of(me)) p (section, n)));
end $function$;

CREATE OR REPLACE FUNCTION private.waiting_registrations()
  RETURNS SETOF public.user_approval_status
  LANGUAGE plpgsql
  STABLE
  SECURITY DEFINER
  SET search_path TO ''
  SET enable_seqscan TO 'off'
  SET jit TO 'off'
  AS $function$
declare
  boss boolean := private.is_admin();
  me uuid := (select auth.uid());
begin
  return query select s.* from public.user_approval_status s
    -- `offset 0` and the subqueries look up each row in the order of the queue; with joins the planner would read whole tables.
    join lateral (select c.email_confirmed_at from private.contact_of(s.user_id) c offset 0) u on true
    where s.status = 'waitlist' and u.email_confirmed_at is not null
      and not exists (select from private.staff m where m.user_id = s.user_id)
      and (boss or coalesce((select bool_or(a.advisor = me) from private.client_advisors a where a.client = s.user_id), true))
    order by s.created_at, s.user_id limit 101;
end $function$;

CREATE OR REPLACE FUNCTION private.work_scope (
  wanted jsonb,
  OUT    clients uuid[],
  OUT    theirs uuid[],
  OUT    rest text,
  OUT    reach text
)
  RETURNS record
  LANGUAGE plpgsql
  STABLE
  SECURITY DEFINER
  SET search_path TO ''
  SET enable_seqscan TO 'off'
  SET enable_bitmapscan TO 'on'
  SET jit TO 'off'
  AS $function$
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
  -- With many clients, a walk through the index of days or states soon meets their rows; coalesce stops the planner from looking
  -- up each client instead.
  reach := case when clients is null then '' when cardinality(clients) > few then ' and coalesce(o.user_id = any ($1), false)'
    else ' and o.user_id = any ($1)' end;
end $function$;

CREATE OR REPLACE FUNCTION private.worksheet_entries (
  client    uuid,
  from_day  date,
  until_day date
)
  RETURNS TABLE (
    invoice uuid,
    figure  text,
    base    numeric,
    amount  numeric
  )
  LANGUAGE sql
  STABLE
  SECURITY DEFINER
  SET search_path TO ''
  SET enable_seqscan TO 'off'
  SET jit TO 'off'
  AS $function$
  with files as (
    select i.* from public.invoices i
    where i.user_id = client and i.deleted_at is null and i.issued_on between from_day and until_day
    union all
    select i.* from public.invoices i
    where i.user_id = client and i.deleted_at is null and i.issued_on is null
      and i.created_at >= from_day::timestamp at time zone 'America/Bogota'
      and i.created_at < (until_day + 1)::timestamp at time zone 'America/Bogota'),
  kept as (
    select f.id, f.kind collate "C" as kind, f.direction, f.created_at, f.issued_on, f.currency, r.sheet, r.scan_code,
           coalesce(f.supplier_nit || ' ' || f.document_number, f.code, f.id::text) collate "C" as number,
           coalesce(f.code, f.id::text) collate "C" as code_or_id
    from files f left join private.invoice_reviews r on r.invoice_id = f.id
    where f.status = 'accepted' and f.withdrawn_at is null and f.replaced_by is null and (f.affects is null or (
      select a.status <> 'rejected' and a.withdrawn_at is null from public.invoices a where a.id = f.affects))),
  placed as (
    select k.*, row_number() over (partition by k.number, k.kind order by k.direction is null, k.created_at, k.id) as of_number,
           row_number() over (partition by k.code_or_id order by k.direction is null, k.created_at, k.id) as of_code
    from kept k),
  judged as (
    select p.*, case when p.kind = 'credit-note' then -1 else 1 end * case when p.currency = 'COP' then 1 else (p.sheet ->> 'rate')::numeric end as factor,
      case
        when p.kind is null and exists (select from public.invoices o where o.user_id = client and o.code = p.scan_code and o.deleted_at is null
          and p.scan_code <> '') then 'double'
        when p.kind is null then 'unread'
        when p.kind not in ('invoice', 'credit-note', 'debit-note') then 'other'
        when p.of_number > 1 or p.of_code > 1 then 'double'
        when p.issued_on is null or p.currency is null or p.sheet is null or p.sheet ->> 'base' is null then 'unread'
        when coalesce(p.direction, '') not in ('purchase', 'sale') then 'others'
        when p.currency <> 'COP' and p.sheet ->> 'rate' is null then 'no-rate'
      end as reason,
      case when p.sheet ->> 'type' in ('05', '95') then 'support' else p.direction end as side
    from placed p),
  lines as (
    -- The fields are read one by one, because a record set costs ten times as much for each document.
    select j.id, j.side, j.factor, l.line ->> 'code' as code, (l.line -> 'withheld')::boolean as withheld, (l.line ->> 'percent')::numeric as percent,
           (l.line ->> 'base')::numeric as base, (l.line -> 'amount')::numeric as amount
    from judged j, jsonb_array_elements(j.sheet -> 'lines') l (line) where j.reason is null),
  -- For each document: its base, the part of it with IVA or INC above 0, and whether anything was withheld.
  untaxed as (
    select j.id, min(j.side) as side, min(j.factor) as factor, min((j.sheet -> 'base')::numeric) as whole, coalesce(sum(l.base) filter (where not l.withheld and l.code in ('01', '04')
        and l.percent > 0), 0) as taxed, coalesce(bool_or(l.withheld), false) as withheld
    from judged j left join lines l on l.id = j.id where j.reason is null group by j.id)
  select l.id, concat_ws('/', l.side, case when l.withheld then 'w' else '' end || l.code, coalesce(l.percent::text, 'amount')),
         round(sum(coalesce(l.base, 0) * l.factor), 2), round(sum(l.amount * l.factor), 2)
  from lines l where l.withheld or l.code <> '01' or l.percent is distinct from 0 group by l.id, l.side, l.withheld, l.code, l.percent
  union all
  select u.id, u.side || '/01/none', round((u.whole - u.taxed) * u.factor, 2), 0.00 from untaxed u where u.whole - u.taxed >= 1
  union all
  select u.id, u.side || '/w/none', round(u.whole * u.factor, 2), 0.00 from untaxed u where not u.withheld
  union all
  select j.id, 'left/' || j.reason, 0.00, 0.00 from judged j where j.reason is not null
$function$;

CREATE OR REPLACE FUNCTION public.accept_invitation (
  token text
)
  RETURNS uuid
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  me uuid := (select auth.uid());
  i private.account_invitations;
begin
  if me is null or not private.session_is_open() or private.owed_step() is not null then
    raise insufficient_privilege using message = 'not-approved';
  end if;
  -- A person accepts one invitation at a time, because two simultaneous calls would not see each other's membership.
  perform pg_advisory_xact_lock(hashtextextended('person:' || me, 0));
  select * into i from private.account_invitations x
    where x.token_sha256 = encode(sha256(convert_to(token, 'UTF8')), 'hex');
  if i.id is null then
    raise exception 'not-found' using errcode = 'P0001';
  end if;
  -- The team or account is locked before the row, in the same order as in sending and withdrawing.
  if i.account is null then
    perform private.lock_team();
  else
    perform pg_advisory_xact_lock(hashtextextended('people:' || i.account, 0));
  end if;
  select * into i from private.account_invitations x where x.id = i.id for update;
  if i.id is null then
    raise exception 'not-found' using errcode = 'P0001';
  end if;
  if not exists (select from auth.users u where u.id = me and u.email = i.email and u.email_confirmed_at is not null)
    or i.account is not null and exists (select from private.staff s where s.user_id = me) then
    raise exception 'invitation-other' using errcode = 'P0001';
  end if;
  if i.accepted_at is not null then
    if i.accepted_by = me and (exists (
        select from private.account_members m where m.account = i.account and m.user_id = me and m.until is null)
      or i.account is null and exists (select from private.staff s where s.user_id = me)) then
      return coalesce(i.account, me);
    end if;
    raise exception 'invitation-used' using errcode = 'P0001';
  end if;
  if i.withdrawn_at is not null or private.inviter_is_gone(i) then
    raise exception 'invitation-withdrawn' using errcode = 'P0001';
  end if;
  if i.until <= now() then
    raise exception 'invitation-late' using errcode = 'P0001';
  end if;
  -- People who register alone gave this consent in the site's form, but an invited account can be created without that form.
  if not exists (select from public.consents c where c.user_id = me and c.purpose = 'registro' and c.action = 'granted') then
    raise exception 'consent-needed' using errcode = 'P0001';
  end if;
  if i.account is null then
    perform private.refuse_as_member(me);
    i.name := private.free_name(me, i.name);
    update private.account_invitations x set accepted_at = now(), accepted_by = me where x.id = i.id;
    insert into private.staff (user_id, role, name) values (me, i.role, i.name);
    insert into public.audit_log (actor, action, target, after)
      values (me, 'staff.added', me, jsonb_build_object('role', i.role, 'name', i.name));
    perform private.stir(me);
    return me;
  end if;
  if exists (select from private.account_members m where m.account = i.account and m.user_id = me and m.until is null) then
    raise exception 'already-colleague' using errcode = 'P0001';
  end if;
  update private.account_invitations x set accepted_at = now(), accepted_by = me where x.id = i.id;
  insert into private.account_members (account, user_id, role, invited_by) values (i.account, me, i.role, i.invited_by);
  insert into public.client_profiles (user_id, name) select me, i.name where i.name is not null on conflict (user_id) do nothing;
  perform private.note_account(i.account, 'people.joined', null, jsonb_build_object('email', i.email, 'role', i.role));
  perform private.stir_account(i.account);
  return i.account;
end $function$;

CREATE OR REPLACE FUNCTION public.add_request_files (
  item      uuid,
  documents uuid[]
)
  RETURNS void
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  i public.document_request_items := private.open_item(item);
begin
  -- A null array has no length, and a comparison with null would let it pass.
  if i.answer_with <> 'file' or coalesce(cardinality(documents), 0) not between 1 and 20 or array_position(documents, null) is not null then
    raise exception 'invalid-input' using errcode = 'P0001';
  end if;
  if (select count(*) from public.documents d where d.id = any (documents) and d.user_id = i.user_id and d.kind = 'file' and d.client_sees)
    <> (select count(distinct d) from unnest(documents) d) then
    raise exception 'not-found' using errcode = 'P0001';
  end if;
  if i.state = 'answered' and not exists (select from unnest(documents) d where not exists (
      select from public.document_request_files f where f.item = i.id and f.document = d)) then
    return;
  end if;
  if i.state = 'returned' then
    delete from public.document_request_files f where f.item = i.id and f.document <> all (documents);
  end if;
  insert into public.document_request_files (item, document, user_id) select i.id, d, i.user_id from unnest(documents) d on conflict do nothing;
  if (select count(*) from public.document_request_files f where f.item = i.id) > 20 then
    raise exception 'request-files' using errcode = 'P0001';
  end if;
  perform private.keep_answer(i, 'answered', null);
end $function$;

CREATE OR REPLACE FUNCTION public.agenda_appointment (
  appointment uuid
)
  RETURNS jsonb
  LANGUAGE plpgsql
  STABLE
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  a public.appointments;
  steps jsonb;
begin
  perform private.require_staff();
  select * into a from public.appointments x where x.id = appointment;
  if a.id is null or not private.sees_client(a.user_id) then
    raise exception 'not-found' using errcode = 'P0001';
  end if;
  select coalesce(jsonb_agg(jsonb_build_object('action', l.action, 'by', private.member_name(l.actor), 'at', l.at) order by l.id), '[]')
    into steps from public.audit_log l
    where l.target = a.user_id and l.action like 'appointment.%' and l.after ->> 'appointment' = a.id::text;
  return jsonb_build_object('appointment', (
      select private.agenda_row(a, private.client_title(a.user_id), (select u.email from private.contact_of(a.user_id) u))), 'attends', private.member_name(a.person), 'steps', steps,
    'outside', a.status in ('requested', 'proposed', 'confirmed') and tstzrange(a.starts_at, a.ends_at) && private.outside_busy(a.person),
    'missed', (select count(*) from public.appointments x where x.user_id = a.user_id and x.status = 'missed'),
    'remark', (select jsonb_build_object('body', r.body, 'version', r.version, 'by', private.member_name(r.author))
      from private.appointment_remarks r where r.appointment = a.id),
    'last', jsonb_build_object(
    'at', a.updated_at,
    -- A change and its audit line have the same time.
    'by', (select s ->> 'by' from jsonb_array_elements(steps) s where (s ->> 'at')::timestamptz = a.updated_at limit 1)));
end $function$;

CREATE OR REPLACE FUNCTION public.agenda_list (
  wanted    jsonb,
  page_size integer DEFAULT 25
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
  kind text := coalesce(wanted ->> 'kind', 'coming');
  client uuid := (wanted ->> 'client')::uuid;
  size int := least(greatest(page_size, 1), 200);
  direction text := case kind when 'past' then 'desc' else 'asc' end;
  -- An appointment lasts at most eight hours, and the index contains only its beginning.
  filter text := case kind
    when 'waiting' then 'a.status = ''requested'' and a.ends_at > now() and a.starts_at > now() - interval ''8 hours'''
    when 'past' then '(a.ends_at <= now() or a.status in (''cancelled'', ''done'', ''missed''))'
    else 'a.status in (''requested'', ''proposed'', ''confirmed'') and a.ends_at > now() and a.starts_at > now() - interval ''8 hours''' end;
  clients uuid[];
  found uuid[];
begin
  perform private.require_staff();
  if client is not null and not private.sees_client(client) then
    raise exception 'not-found' using errcode = 'P0001';
  end if;
  if wanted -> 'cursor' ->> 0 is not null then
    filter := filter || format(' and (a.starts_at, a.id) %s (%L::timestamptz, %L::uuid)', case kind when 'past' then '<' else '>' end,
      wanted -> 'cursor' ->> 0, wanted -> 'cursor' ->> 1);
  end if;
  if client is not null then
    clients := array[client];
  elsif not private.is_admin() then
    clients := array(select private.my_clients());
  end if;
  execute format(case when clients is null
      then 'select array(select a.id from public.appointments a where %1$s order by a.starts_at %2$s, a.id %2$s limit %3$s)'
      -- The query takes as many rows of each client as a page can hold, by the index of that client.
      else 'select array(select o.id from unnest($1) c cross join lateral (
              select a.starts_at, a.id from public.appointments a where a.user_id = c and %1$s
              order by a.starts_at %2$s, a.id %2$s limit %3$s) o order by o.starts_at %2$s, o.id %2$s limit %3$s)' end,
    filter, direction, size) into found using clients;
  return (select coalesce(jsonb_agg(private.agenda_row(a, k.title, u.email) order by f.place), '[]')
    from unnest(found) with ordinality f (id, place) join public.appointments a on a.id = f.id
    left join lateral private.contact_of(a.user_id) u on true left join private.client_cards k on k.client = a.user_id);
end $function$;

CREATE OR REPLACE FUNCTION public.agenda_week (
  monday date
)
  RETURNS jsonb
  LANGUAGE plpgsql
  STABLE
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  is_admin boolean := private.is_admin();
  mine uuid[] := array(select private.my_clients());
begin
  perform private.require_staff();
  return (
    select jsonb_build_object(
      'appointments', coalesce(jsonb_agg(private.agenda_row(a, k.title, u.email) order by a.starts_at, a.id) filter (where seen.it), '[]'),
      'busy', coalesce(jsonb_agg(jsonb_build_object('at', a.starts_at, 'until', a.ends_at, 'person', a.person) order by a.starts_at, a.id)
        filter (where not seen.it), '[]'))
    from public.appointments a
    -- The limits prevent joins, which would read every account of the firm.
    left join lateral (select c.email from private.contact_of(a.user_id) c limit 1) u on true
    left join lateral (select x.title from private.client_cards x where x.client = a.user_id limit 1) k on true
    cross join lateral (select is_admin or a.user_id = any (mine) as it) seen
    where a.status <> 'cancelled'
      and a.starts_at >= monday::timestamp at time zone 'America/Bogota'
      and a.starts_at < (monday + 7)::timestamp at time zone 'America/Bogota');
end $function$;

CREATE OR REPLACE FUNCTION public.answer_request_item (
  item    uuid,
  seen    integer,
  nothing boolean,
  answer  text    DEFAULT NULL::text
)
  RETURNS void
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  i public.document_request_items := private.open_item(item);
  said text := nullif(btrim(answer), '');
  becomes text := case when nothing then 'none' else 'answered' end;
begin
  if nothing is null then
    raise exception 'invalid-input' using errcode = 'P0001';
  end if;
  -- The button was pressed twice, so nothing changes.
  if i.state = becomes and i.answer is not distinct from said and i.answered_by = (select auth.uid()) then
    return;
  end if;
  if i.version is distinct from seen then
    raise exception 'conflict' using errcode = 'P0001';
  end if;
  if nothing and not i.allows_none or not nothing and (i.answer_with <> 'text' or said is null) then
    raise exception 'invalid-input' using errcode = 'P0001';
  end if;
  if nothing then
    update public.document_request_items x set state = 'none' where x.id = i.id;
    delete from public.document_request_files f where f.item = i.id;
  end if;
  perform private.keep_answer(i, becomes, said);
end $function$;

CREATE OR REPLACE FUNCTION public.ask_correction (
  target     uuid,
  correction text
)
  RETURNS void
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  audit_id bigint;
begin
  perform private.require_staff();
  if nullif(btrim(correction), '') is null then
    raise exception 'reason-required' using errcode = 'P0001';
  end if;
  if length(btrim(correction)) > 500 then
    raise exception 'invalid-input' using errcode = 'P0001';
  end if;
  perform from public.user_approval_status s where s.user_id = target for update;
  if not found or not private.may_decide(target) or exists (select from private.staff m where m.user_id = target) then
    raise exception 'not-found' using errcode = 'P0001';
  end if;
  if not exists (select from public.user_approval_status s where s.user_id = target and s.status = 'waitlist') then
    raise exception 'already-decided' using errcode = 'P0001', detail = coalesce(private.last_decision(target), '{}')::text;
  end if;
  if not private.registration_is_whole(target) then
    raise exception 'account-incomplete' using errcode = 'P0001';
  end if;
  -- Sending the same note twice changes nothing.
  if exists (select from private.welcomes w where w.account = target and w.note = btrim(correction) and w.note_by = (select auth.uid())
      and (w.sent_at is null or w.sent_at < w.note_at)) then
    return;
  end if;
  -- The person starts the form again at the step of the company.
  insert into private.welcomes as w (account, note, note_by, note_at) values (target, btrim(correction), (select auth.uid()), clock_timestamp())
    on conflict (account) do update set draft = w.draft || '{"done": false}', note = excluded.note, note_by = excluded.note_by, note_at = excluded.note_at;
  audit_id := private.note_staff('welcome.correction', target, null, jsonb_build_object('note', btrim(correction)));
  perform private.queue_mail(target, 'correction:' || audit_id, 'registration-correction', u.email, jsonb_build_object('note', btrim(correction)))
    from private.contact_of(target) u;
  perform private.stir_account(target);
end $function$;

CREATE OR REPLACE FUNCTION public.ask_dian_rows (
  request      uuid,
  client       uuid,
  wanted_month text,
  keys         text[],
  content      jsonb
)
  RETURNS void
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  m public.dian_months;
begin
  perform private.require_client(client);
  m := private.own_dian_month(client, wanted_month);
  if m.closed_at is not null then
    raise exception 'dian-month-closed' using errcode = 'P0001';
  end if;
  if not coalesce(cardinality(keys) between 1 and 40 and jsonb_array_length(content -> 'items') = cardinality(keys), false) then
    raise exception 'invalid-input' using errcode = 'P0001';
  end if;
  if exists (select from public.document_requests r where r.id = ask_dian_rows.request) then
    return;
  end if;
  -- Some rows may have been requested by a colleague, or have arrived, in the meantime.
  if exists (select from unnest(keys) k where not exists (select from private.dian_entries e
      where e.user_id = client and e.month = wanted_month and e.key = k and e.class in ('falta_aqui', 'nota_huerfana')))
    or exists (select from private.dian_choices c join public.document_request_items q on q.id = c.item
      join public.document_requests r on r.id = q.request where c.user_id = client and c.key = any (keys) and r.status = 'open') then
    raise exception 'conflict' using errcode = 'P0001';
  end if;
  perform public.save_request(request, client, content, true);
  insert into private.dian_choices (user_id, key, item, made_by)
    select client, k.key, q.id, private.member_name((select auth.uid())) from unnest(keys) with ordinality k (key, place)
    join public.document_request_items q on q.request = ask_dian_rows.request and q.place = k.place
    on conflict (user_id, key) do update set item = excluded.item, made_at = clock_timestamp();
end $function$;

CREATE OR REPLACE FUNCTION public.assign_clients (
  clients uuid[],
  advisor uuid,
  keep    boolean DEFAULT false
)
  RETURNS TABLE (
    client  uuid,
    outcome text
  )
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  one uuid;
  wanted uuid[];
begin
  perform private.require_admin();
  if cardinality(clients) not between 1 and 100 then
    raise exception 'invalid-input' using errcode = 'P0001';
  end if;
  if not exists (select from private.staff s where s.user_id = assign_clients.advisor) then
    raise exception 'not-found' using errcode = 'P0001';
  end if;
  -- All calls lock clients in the same order, so that two administrators with the same clients cannot block each other.
  for one in select distinct c from unnest(clients) c order by c loop
    if exists (select from private.staff s where s.user_id = one)
      or not exists (select from public.user_approval_status s where s.user_id = one) then
      return query select one, 'not-found';
    else
      wanted := array[assign_clients.advisor]
        || case when keep then array(select a.advisor from private.client_advisors a where a.client = one) else '{}' end;
      if exists (select from private.client_advisors a where a.client = one and a.advisor = assign_clients.advisor and a.responsible)
        and not exists (select from private.client_advisors a where a.client = one and a.advisor <> all (wanted)) then
        return query select one, 'unchanged';
      else
        perform public.set_advisors(one, wanted, null, assign_clients.advisor);
        return query select one, 'done';
      end if;
    end if;
  end loop;
end $function$;

CREATE OR REPLACE FUNCTION public.begin_review_record (
  invoice uuid
)
  RETURNS jsonb
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  me uuid := private.require_account('reader');
  i public.invoices;
  made private.review_records;
begin
  -- Two simultaneous calls wait for each other here, so that both return the same record.
  select * into i from public.invoices x where x.id = invoice for update;
  if i.id is null or i.user_id <> me and not private.sees_client(i.user_id) then
    raise exception 'not-found' using errcode = 'P0001';
  end if;
  if i.status = 'reviewing' then
    raise exception 'record-undecided' using errcode = 'P0001';
  end if;
  made := private.take_record(i, false);
  if made.path is null and i.withdrawn_at > clock_timestamp() - interval '30 seconds' then
    raise exception 'record-settling' using errcode = 'P0001';
  end if;
  if made.asked_at is null then
    update private.review_records r set asked_at = clock_timestamp() where r.id = made.id;
    if private.is_staff() then
      perform private.note_staff('record.issued', i.user_id, null, jsonb_build_object('number', made.number));
    end if;
  end if;
  return jsonb_build_object('id', made.id, 'number', made.number, 'code', made.code, 'issued_at', made.issued_at,
    'at_decision', made.at_decision, 'content', made.content, 'standing', private.record_standing(i, made.decision),
    'path', made.path);
end $function$;

CREATE OR REPLACE FUNCTION public.book_request_item (
  item uuid,
  key  uuid,
  slot timestamp with time zone
)
  RETURNS public.appointments
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  i public.document_request_items := private.open_item(item);
  a public.appointments;
begin
  if i.answer_with <> 'appointment' then
    raise exception 'invalid-input' using errcode = 'P0001';
  end if;
  a := public.request_appointment(key, slot, left(i.title, 120));
  -- The button was pressed twice, so nothing changes.
  if i.appointment = a.id then
    return a;
  end if;
  -- A colleague answered the item first, so the new appointment is not kept.
  if i.state = 'answered' or a.status = 'cancelled' then
    raise exception 'conflict' using errcode = 'P0001';
  end if;
  update public.document_request_items x set appointment = a.id where x.id = i.id;
  perform private.keep_answer(i, 'answered', null);
  return a;
end $function$;

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
  -- Checked first, because one wrong date would break the computation for all clients.
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

CREATE OR REPLACE FUNCTION public.change_client_tags (
  clients uuid[],
  added   text[],
  removed text[] DEFAULT '{}'::text[]
)
  RETURNS jsonb
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  me uuid := private.require_staff();
  fresh text[] := array(select btrim(t) from unnest(added) t);
  gone text[] := array(select private.name_key(t) from unnest(removed) t);
  one uuid;
  before text[];
  after text[];
  refused jsonb := '[]';
begin
  if coalesce(cardinality(clients), 0) not between 1 and 100 or cardinality(fresh) > 10 or cardinality(gone) > 10
    or exists (select from unnest(fresh) t where private.is_name(t, 1, 30) is not true or btrim(private.name_key(t)) = '') then
    raise exception 'invalid-input' using errcode = 'P0001';
  end if;
  -- All calls that add a tag wait for each other here, so that the count below is right.
  perform pg_advisory_xact_lock(hashtextextended('client-tags', 0));
  if (select count(*) from (select key from private.client_tags union select private.name_key(t) from unnest(fresh) t) k) > 200 then
    raise exception 'tag-limit' using errcode = 'P0001';
  end if;
  for one in select distinct c from unnest(clients) c order by c loop
    begin
      perform private.require_client(one);
      before := private.tags_of(one);
      delete from private.client_tags t where t.client = one and t.key = any (gone);
      insert into private.client_tags (client, name, key, made_by)
        select one, coalesce((select x.name from private.client_tags x where x.key = k.key order by x.made_at limit 1), k.name), k.key, me
        from (select private.name_key(t) as key, min(t) as name from unnest(fresh) t group by 1) k
        on conflict (client, key) do nothing;
      after := private.tags_of(one);
      if cardinality(after) > 10 then
        raise exception 'client-tag-limit' using errcode = 'P0001';
      end if;
      if before <> after then
        perform private.note_staff('client.tagged', one, jsonb_build_object('tags', before), jsonb_build_object('tags', after));
      end if;
    exception when sqlstate 'P0001' then
      refused := refused || jsonb_build_object('client', one, 'code', sqlerrm);
    end;
  end loop;
  return refused;
end $function$;

CREATE OR REPLACE FUNCTION public.change_obligations (
  items  jsonb,
  change jsonb
)
  RETURNS jsonb
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
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
end $function$;

CREATE OR REPLACE FUNCTION public.check_code (
  invoice  uuid,
  supplier text,
  number   text,
  before   text,
  after    text,
  code     text
)
  RETURNS text
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
#variable_conflict use_variable
declare
  owner uuid := (select i.user_id from public.invoices i where i.id = invoice);
  asked text := encode(sha256(convert_to(jsonb_build_array(number, before, after, code)::text, 'UTF8')), 'hex');
  lately record;
begin
  if owner is null or code is null or code !~ '^[0-9a-f]{96}$' or length(before) > 1000 or length(after) > 100
    or not exists (select from private.numbering_secrets s where s.nit = supplier and starts_with(number, s.prefix)) then
    return 'unknown';
  end if;
  -- The lock makes simultaneous calls wait, so that they count each other.
  perform pg_advisory_xact_lock(hashtextextended('code:' || owner::text || ':' || supplier, 0));
  -- Deletes expired rows of other clients too, because those clients may never call again.
  delete from private.code_tries t where (t.client, t.supplier, t.question) in (
    select x.client, x.supplier, x.question from private.code_tries x
    where x.at < clock_timestamp() - interval '30 days' order by x.at limit 100 for update skip locked);
  select count(*) as month, count(*) filter (where t.at > clock_timestamp() - interval '1 day') as day,
         coalesce(bool_or(t.question = asked), false) as known
    into lately from private.code_tries t
    where t.client = owner and t.supplier = check_code.supplier and t.at > clock_timestamp() - interval '30 days';
  if not lately.known and (lately.day >= 5 or lately.month >= 20) then
    return 'limited';
  end if;
  if exists (
    select from private.numbering_secrets s where s.nit = check_code.supplier and starts_with(number, s.prefix)
      and encode(sha384(convert_to(before || s.secret || after, 'UTF8')), 'hex') = code) then
    return 'match';
  end if;
  insert into private.code_tries (client, supplier, question) values (owner, check_code.supplier, asked) on conflict do nothing;
  return 'differs';
end $function$;

CREATE OR REPLACE FUNCTION public.claim_link (
  link          text,
  token         text,
  life          integer,
  sets_password boolean
)
  RETURNS jsonb
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  owner jsonb := public.link_owner(link, token, life);
begin
  if owner is null or not private.take_link(link, token, (owner ->> 'user')::uuid) then
    return null;
  end if;
  -- Check the owner again, because the previous holder of the claim may have used up the link.
  owner := public.link_owner(link, token, life);
  if owner is not null and sets_password then
    perform public.permit_change((owner ->> 'user')::uuid, 'password');
  end if;
  return owner;
end $function$;

CREATE OR REPLACE FUNCTION public.claim_sending_items (
  most          integer DEFAULT 25,
  lease_seconds integer DEFAULT 120
)
  RETURNS TABLE (
    file   uuid,
    client uuid,
    member uuid,
    path   text,
    type   text
  )
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
#variable_conflict use_column
declare
  tired record;
begin
  update private.sendings s set state = 'sending' where s.state = 'waiting' and s.send_at <= clock_timestamp();
  for tired in select i.file, i.client from private.sending_items i join private.sendings s on s.id = i.sending
      where s.state = 'sending' and i.state = 'waiting' and i.tries >= 5 and i.leased_until < clock_timestamp() loop
    perform private.settle_item(tired.file, tired.client, null, 'unexpected');
  end loop;
  -- The last waiting clients of a sending may have been deleted, so that settle_item is never called for it again.
  update private.sendings s set state = 'sent', done_at = clock_timestamp()
    where s.state = 'sending' and not exists (select from private.sending_items i where i.sending = s.id and i.state = 'waiting');
  return query
    with next as (
      select i.file, i.client from private.sendings s join private.sending_items i on i.sending = s.id
      where s.state = 'sending' and i.state = 'waiting' and (i.leased_until is null or i.leased_until < clock_timestamp())
      order by s.send_at, i.client, i.file limit most for update of i skip locked),
    leased as (
      update private.sending_items i set tries = i.tries + 1, leased_until = clock_timestamp() + make_interval(secs => lease_seconds)
        from next n where i.file = n.file and i.client = n.client returning i.file, i.client, i.sending)
    select l.file, l.client, s.made_by, f.path, f.type from leased l
      join private.sendings s on s.id = l.sending join private.sending_files f on f.id = l.file;
end $function$;

CREATE OR REPLACE FUNCTION public.close_hours (
  first_day  date,
  last_day   date,
  from_hour  integer,
  until_hour integer,
  reason     text,
  expected   integer DEFAULT 0
)
  RETURNS integer
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  days date[];
begin
  perform private.require_admin();
  perform pg_advisory_xact_lock(hashtextextended('appointments', 0));
  select coalesce(array_agg(d::date), '{}') into days
    from generate_series(first_day, least(last_day, first_day + 60), interval '1 day') d
    where d >= (now() at time zone 'America/Bogota')::date and extract(isodow from d) <> 7 and not private.is_holiday(d::date);
  if cardinality(days) = 0 then
    raise exception 'closure-empty' using errcode = 'P0001';
  end if;
  if least(last_day, first_day + 60) > private.last_slot_day() then
    raise exception 'slot-far' using errcode = 'P0001';
  end if;
  -- The form was sent twice, so nothing changes.
  if not exists (
    select from unnest(days) d where not exists (
      select from private.closed_hours c where c.day = d and c.from_hour = close_hours.from_hour
        and c.until_hour = close_hours.until_hour and c.reason = btrim(close_hours.reason) and c.made_by = (select auth.uid()))) then
    return cardinality(days);
  end if;
  if (select count(*) from private.standing_in(first_day, last_day, from_hour, until_hour)) is distinct from expected then
    raise exception 'closure-occupied' using errcode = 'P0001';
  end if;
  insert into private.closed_hours (day, from_hour, until_hour, reason, made_by)
    select d, close_hours.from_hour, close_hours.until_hour, btrim(close_hours.reason), (select auth.uid()) from unnest(days) d;
  perform private.note_staff('agenda.closed', null, null, jsonb_build_object(
    'days', days, 'from', from_hour, 'until', until_hour, 'reason', btrim(close_hours.reason), 'standing', expected));
  return cardinality(days);
exception when exclusion_violation then
  raise exception 'closure-exists' using errcode = 'P0001';
end $function$;

CREATE OR REPLACE FUNCTION public.confirm_owner_change()
  RETURNS boolean
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  me uuid := (select auth.uid());
  c private.owner_changes := private.own_owner_change();
begin
  if c.until <= now() then
    raise exception 'owner-change-late' using errcode = 'P0001';
  end if;
  -- A repeated confirmation changes nothing and is not logged.
  if (case me when c.owner then c.owner_confirmed_at else c.heir_confirmed_at end) is not null then
    return false;
  end if;
  update private.owner_changes x
    set owner_confirmed_at = case when x.owner = me then coalesce(x.owner_confirmed_at, now()) else x.owner_confirmed_at end,
        heir_confirmed_at = case when x.heir = me then coalesce(x.heir_confirmed_at, now()) else x.heir_confirmed_at end
    where x.account = c.account returning * into c;
  perform private.note_account(c.account, 'people.owner-confirmed', null, jsonb_build_object('person', c.heir));
  if c.owner_confirmed_at is null or c.heir_confirmed_at is null then
    perform private.stir_account(c.account);
    return false;
  end if;
  update private.account_members m set role = case m.user_id when c.heir then 'owner' else 'accountant' end
    where m.account = c.account and m.until is null and m.user_id in (c.owner, c.heir);
  delete from private.owner_changes x where x.account = c.account;
  perform private.note_account(c.account, 'people.owner-changed', jsonb_build_object('person', c.owner),
    jsonb_build_object('person', c.heir));
  perform private.mail_owner_change(c, 'done');
  perform private.stir_account(c.account);
  return true;
end $function$;

CREATE OR REPLACE FUNCTION public.confirm_signer (
  invoice uuid
)
  RETURNS void
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  r private.invoice_reviews;
  nit text;
  nits text[];
  who text;
begin
  perform private.require_admin();
  select * into r from private.invoice_reviews x where x.invoice_id = confirm_signer.invoice;
  nit := ltrim(regexp_replace(coalesce(r.document #>> '{invoice,supplier,nit}', ''), '[^0-9]', '', 'g'), '0');
  if r.invoice_id is null or nit = '' or r.review #>> '{authenticity,issuer}' is distinct from 'third-party'
    or jsonb_array_length(r.document #> '{signatures,invoice,signer,nits}') = 0 then
    raise exception 'not-found' using errcode = 'P0001';
  end if;
  who := left(r.document #>> '{signatures,invoice,signer,name}', 200);
  nits := array(select jsonb_array_elements_text(r.document #> '{signatures,invoice,signer,nits}'));
  -- The signer is stored as in the certificate, the supplier without its check digit.
  insert into private.confirmed_signers (supplier, signer, name, confirmed_by)
    values (nit, case when nits[2] = left(nits[1], -1) then nits[2] else nits[1] end, coalesce(who, ''), (select auth.uid()))
    on conflict do nothing;
  if found then
    update private.invoice_reviews x set asked_again = true from public.invoices i
      where i.id = x.invoice_id and i.queue = 'waiting' and i.decision = 0
        and ltrim(regexp_replace(x.document #>> '{invoice,supplier,nit}', '[^0-9]', '', 'g'), '0') = nit
        and x.review #>> '{authenticity,issuer}' = 'third-party';
    perform private.note_staff('review.signer', null, null, jsonb_build_object('nit', nit, 'name', who));
  end if;
end $function$;

CREATE OR REPLACE FUNCTION public.create_client (
  client  uuid,
  company jsonb,
  advisor uuid    DEFAULT NULL::uuid,
  people  jsonb   DEFAULT '[]'::jsonb,
  send    boolean DEFAULT true,
  again   boolean DEFAULT false
)
  RETURNS void
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
begin
  perform private.require_admin();
  perform pg_advisory_xact_lock(hashtextextended('client:' || client, 0));
  if exists (select from public.accounts a where a.id = client) then
    if exists (select from public.companies c join public.accounts a on a.id = c.user_id and a.by_firm
        where c.user_id = client and c.nit = company ->> 'nit') then
      return;
    end if;
    raise exception 'conflict' using errcode = 'P0001';
  end if;
  -- An account whose id is a person's id belongs to that person.
  if exists (select from auth.users u where u.id = client) then
    raise exception 'conflict' using errcode = 'P0001';
  end if;
  if jsonb_typeof(people) is distinct from 'array' or jsonb_array_length(people) > 10
    or not coalesce(company ->> 'nit' ~ '^[1-9][0-9]{4,14}$' and company ->> 'digit' = private.nit_check_digit(company ->> 'nit')::text
      and private.is_name(company ->> 'name', 2, 150), false) then
    raise exception 'invalid-input' using errcode = 'P0001';
  end if;
  perform private.open_client((select auth.uid()), client, company, advisor, people, send, again);
end $function$;

CREATE OR REPLACE FUNCTION public.delay_request_item (
  item        uuid,
  seen        integer,
  delay       text,
  expected_on date    DEFAULT NULL::date,
  note        text    DEFAULT NULL::text,
  subject     text    DEFAULT NULL::text
)
  RETURNS void
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  i public.document_request_items := private.open_item(item);
  said text := nullif(btrim(note), '');
  today date := (now() at time zone 'America/Bogota')::date;
  due date := (select r.due_on from public.document_requests r where r.id = i.request);
begin
  -- The button was pressed twice, so nothing changes.
  if i.delay = delay_request_item.delay and i.expected_on is not distinct from delay_request_item.expected_on
    and i.delay_note is not distinct from said then
    return;
  end if;
  if i.version is distinct from seen then
    raise exception 'conflict' using errcode = 'P0001';
  end if;
  if i.state not in ('pending', 'returned') or delay is null or delay not in ('later', 'other', 'unknown')
    or (delay = 'later') <> (expected_on is not null) or expected_on < today or length(said) > 500 then
    raise exception 'invalid-input' using errcode = 'P0001';
  end if;
  if expected_on > greatest(today, due) + 60 then
    raise exception 'day-too-late' using errcode = 'P0001';
  end if;
  update public.document_request_items x set delay = delay_request_item.delay, expected_on = delay_request_item.expected_on,
      delay_note = said, version = x.version + 1
    where x.id = i.id;
  perform private.settle_request(i.request);
  update public.document_requests r set reminder_planned = false where r.id = i.request;
  if delay = 'unknown' then
    perform public.send_message(gen_random_uuid(), gen_random_uuid(), coalesce(said, subject), '{}', subject);
  end if;
end $function$;

CREATE OR REPLACE FUNCTION public.delete_invoice (
  invoice uuid
)
  RETURNS jsonb
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare i public.invoices := private.own_invoice(invoice);
begin
  if i.id is null then
    return null;
  end if;
  if i.deleted_at is null then
    if i.status <> 'reviewing' then
      raise exception 'invoice-reviewed' using errcode = 'P0001';
    end if;
    insert into private.deleted_documents (invoice_id, user_id, document, uploads, path)
      select i.id, i.user_id, to_jsonb(d), array(select u.id from public.uploads u where u.document_id = d.id), d.storage_path
      from public.documents d where d.id = i.document_id
      -- The conflict occurs when a kept document was sent as an invoice and deleted again.
      on conflict (path) do update set invoice_id = excluded.invoice_id, document = excluded.document, uploads = excluded.uploads;
    update public.invoices set document_id = null, deleted_at = clock_timestamp(), withdrawn_at = clock_timestamp()
      where id = i.id returning * into i;
    delete from public.documents d using private.deleted_documents k
      where k.invoice_id = i.id and d.id = (k.document ->> 'id')::uuid and not private.serves_elsewhere(d);
  end if;
  return jsonb_build_object('id', i.id, 'withdrawn_at', i.withdrawn_at);
end $function$;

CREATE OR REPLACE FUNCTION public.end_second_step (
  person uuid
)
  RETURNS void
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
begin
  if exists (select from private.staff s where s.user_id = person) then
    raise exception 'conflict' using errcode = 'P0001';
  end if;
  if private.owner_step_is_asked(person) and exists (select from private.second_steps t where t.user_id = person) then
    raise exception 'second-step-asked' using errcode = 'P0001';
  end if;
  delete from private.second_steps t where t.user_id = person;
  if found then
    delete from private.backup_codes c where c.user_id = person;
    perform private.note_account(person, 'second-step.off', null, null);
  end if;
  -- The trigger guard_second_step keeps an app that has unused codes, so the codes are deleted first.
  delete from private.backup_codes c using auth.mfa_factors f where c.user_id = person and c.used_at is null and f.id = c.factor;
  delete from auth.mfa_factors f where f.user_id = person;
end $function$;

CREATE OR REPLACE FUNCTION public.export_books (
  batch         uuid,
  client        uuid,
  wanted_month  text,
  wanted_format text,
  options       jsonb,
  entries       jsonb,
  repeated      uuid[]  DEFAULT '{}'::uuid[],
  reason        text    DEFAULT NULL::text,
  dated         boolean DEFAULT false
)
  RETURNS integer
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  b private.book_batches;
  chosen uuid[];
  again int;
  unseen boolean;
  made int;
begin
  perform private.require_client(client);
  perform private.require_book_month(wanted_month);
  perform pg_advisory_xact_lock(hashtext('books ' || client));
  select x.* into b from private.book_batches x where x.id = batch;
  if b.id is not null then
    if b.user_id <> client then
      raise exception 'not-found' using errcode = 'P0001';
    end if;
    return b.number;
  end if;
  if jsonb_typeof(entries) is distinct from 'array' or jsonb_array_length(entries) not between 1 and 1000 then
    raise exception 'invalid-input' using errcode = 'P0001';
  end if;
  chosen := array(select (e ->> 'invoice')::uuid from jsonb_array_elements(entries) e);
  if (select count(distinct c) from unnest(chosen) c) <> cardinality(chosen)
    or exists (select from jsonb_array_elements(entries) e where jsonb_typeof(e -> 'lines') is distinct from 'array' or jsonb_array_length(e -> 'lines') < 2
      or (select coalesce(sum((l ->> 'debit')::bigint) = sum((l ->> 'credit')::bigint) and sum((l ->> 'debit')::bigint) > 0
          and min((l ->> 'debit')::bigint) >= 0 and min((l ->> 'credit')::bigint) >= 0 and bool_and(l ->> 'account' ~ '^[0-9]{4,12}$'), false)
        from jsonb_array_elements(e -> 'lines') l) is not true) then
    raise exception 'invalid-input' using errcode = 'P0001';
  end if;
  -- A colleague may have reopened the decision about one of these invoices.
  if (select count(*) from private.book_invoices(client, wanted_month) k where k.invoice = any (chosen) and k.reason is null) <> cardinality(chosen) then
    raise exception 'conflict' using errcode = 'P0001';
  end if;
  if not coalesce(dated, false) and exists (select from public.dian_months m where m.user_id = client and m.month = wanted_month and m.closed_at is not null) then
    raise exception 'books-closed' using errcode = 'P0001';
  end if;
  select count(*), coalesce(bool_or(not i.id = any (coalesce(repeated, '{}'))), false) into again, unseen
  from public.invoices i where i.id = any (chosen) and exists (select from private.book_entries e join private.book_batches x on x.id = e.batch
    where e.user_id = client and e.key = private.book_key(i) and x.withdrawn_at is null);
  if unseen or (again > 0 and reason is null) then
    raise exception 'books-exported' using errcode = 'P0001';
  end if;
  select coalesce(max(x.number), 0) + 1 into made from private.book_batches x where x.user_id = client;
  insert into private.book_batches (id, user_id, month, number, format, options, made_by, entries, rows, total, repeated, reason)
    select batch, client, wanted_month, made, wanted_format, export_books.options, private.member_name((select auth.uid())), cardinality(chosen),
      (select sum(jsonb_array_length(e -> 'lines')) from jsonb_array_elements(entries) e),
      (select sum((l ->> 'debit')::bigint) from jsonb_array_elements(entries) e, jsonb_array_elements(e -> 'lines') l),
      again, case when again > 0 then export_books.reason end;
  insert into private.book_entries (batch, place, user_id, key, entry)
    select export_books.batch, e.place, client, private.book_key(i), e.entry
    from jsonb_array_elements(entries) with ordinality e (entry, place) join public.invoices i on i.id = (e.entry ->> 'invoice')::uuid;
  perform private.note_staff('books.made', client, null, jsonb_strip_nulls(jsonb_build_object('month', wanted_month, 'number', made,
    'format', wanted_format, 'entries', cardinality(chosen), 'repeated', nullif(again, 0), 'note', case when again > 0 then export_books.reason end)));
  return made;
end $function$;

CREATE OR REPLACE FUNCTION public.file_obligations (
  filing  uuid,
  items   jsonb,
  deliver boolean,
  copy    boolean DEFAULT false
)
  RETURNS jsonb
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  me uuid := (select auth.uid());
  f private.filings;
  refused jsonb := '[]';
  item jsonb;
  detail text;
begin
  perform private.require_staff();
  if jsonb_typeof(items) is distinct from 'array' or jsonb_array_length(items) > 200 or deliver is null or copy is null then
    raise exception 'invalid-input' using errcode = 'P0001';
  end if;
  delete from private.filings x where x.made_by = me and x.held_until < clock_timestamp() - interval '1 day';
  insert into private.filings (id, made_by, held_until) values (filing, me, clock_timestamp() + interval '10 minutes')
    on conflict (id) do nothing;
  select x.* into f from private.filings x where x.id = filing for update;
  if f.made_by <> me or f.undone_at is not null then
    raise exception 'key-reused' using errcode = 'P0001';
  end if;
  -- All calls lock obligations in the same order, so that two members cannot block each other.
  for item in select i from jsonb_array_elements(items) i order by i ->> 'obligation' loop
    continue when exists (select from private.filed_items x where x.filing = f.id and x.obligation = (item ->> 'obligation')::uuid);
    begin
      perform private.file_item(f, item, deliver, copy);
    exception when sqlstate 'P0001' then
      get stacked diagnostics detail = pg_exception_detail;
      refused := refused || (jsonb_build_object('obligation', item -> 'obligation', 'code', sqlerrm)
        || coalesce(nullif(detail, '')::jsonb, '{}'));
    end;
  end loop;
  if not exists (select from private.filed_items x where x.filing = f.id) then
    delete from private.filings x where x.id = f.id;
    return jsonb_build_object('refused', refused, 'until', null);
  end if;
  perform private.mail_filing(f);
  return jsonb_build_object('refused', refused, 'until', f.held_until);
end $function$;

CREATE OR REPLACE FUNCTION public.finish_dian_list (
  upload uuid,
  spans  jsonb
)
  RETURNS text[]
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  u private.dian_uploads;
  span record;
  m public.dian_months;
  taken text[] := '{}';
  from_firm boolean;
  keeps_days boolean;
begin
  select x.* into strict u from private.dian_uploads x where x.id = upload for update;
  from_firm := exists (select from private.staff s where s.user_id = u.made_by);
  -- All calls process months in the same order, so that two lists of a client cannot block each other.
  for span in select s ->> 'month' as month, (s ->> 'from')::date as from_day, (s ->> 'until')::date as until_day
      from jsonb_array_elements(spans) s order by 1 loop
    insert into public.dian_months (user_id, month, first_day, last_day, file_name, listed_by)
      values (u.user_id, span.month, span.from_day, span.until_day, u.file_name, u.name) on conflict (user_id, month) do nothing;
    select x.* into m from public.dian_months x where x.user_id = u.user_id and x.month = span.month for update;
    continue when m.closed_at is not null;
    delete from private.dian_entries e where e.user_id = u.user_id and e.month = span.month and e.row is not null
      and e.issued between span.from_day and span.until_day and (from_firm or not e.by_firm)
      and not exists (select from private.dian_upload_rows r where r.upload = u.id and r.month = e.month and r.key = e.key);
    insert into private.dian_entries (user_id, month, key, side, row, issued, by_firm)
      select u.user_id, r.month, r.key, r.side, r.row, (r.row ->> 'issued')::date, from_firm from private.dian_upload_rows r
      where r.upload = u.id and r.month = span.month
        -- Skips a client's row when the firm already uploaded the same document; keys of repeated rows end with `#` and the line.
        and (from_firm or not exists (select from private.dian_entries e where e.user_id = u.user_id and e.by_firm
          and e.month = any (array[span.month, to_char(to_date(span.month, 'YYYY-MM') - interval '1 month', 'YYYY-MM'),
            to_char(to_date(span.month, 'YYYY-MM') + interval '1 month', 'YYYY-MM')]) and e.key in (r.key, regexp_replace(r.key, '#[0-9]+$', ''))))
      on conflict (user_id, month, key) do update set side = excluded.side, row = excluded.row, issued = excluded.issued,
        by_firm = excluded.by_firm;
    keeps_days := not from_firm and exists (select from private.dian_entries e where e.user_id = u.user_id and e.month = span.month and e.by_firm);
    -- If the days of both lists touch, the month covers the days of both. Otherwise the newer list's days count, but a client's
    -- list never shortens the firm's.
    update public.dian_months x set
        first_day = case when span.from_day <= m.last_day + 1 and span.until_day >= m.first_day - 1 then least(m.first_day, span.from_day)
          when keeps_days then m.first_day else span.from_day end,
        last_day = case when span.from_day <= m.last_day + 1 and span.until_day >= m.first_day - 1 then greatest(m.last_day, span.until_day)
          when keeps_days then m.last_day else span.until_day end,
        file_name = u.file_name, listed_at = clock_timestamp(), listed_by = u.name, run = x.run + 1
      where x.id = m.id;
    update public.dian_months x set rows = (select count(*) from private.dian_entries e where e.user_id = u.user_id and e.month = x.month and e.row is not null)
      where x.id = m.id;
    taken := taken || span.month::text;
  end loop;
  if (select sum(x.rows) from public.dian_months x where x.user_id = u.user_id) > 1000000 then
    raise exception 'dian-list-quota' using errcode = 'P0001';
  end if;
  perform private.touch_dian_months(u.user_id, array(select to_date(t, 'YYYY-MM') from unnest(taken) t));
  if taken <> '{}' then
    perform private.note_account(u.user_id, 'dian-list.kept', null,
      jsonb_build_object('months', array_to_string(taken[1:12], ', '), 'name', u.file_name), u.made_by);
  end if;
  delete from private.dian_uploads x where x.id = u.id;
  return taken;
end $function$;

CREATE OR REPLACE FUNCTION public.finish_upload (
  upload         uuid,
  attempt        integer,
  content_sha256 text,
  content_size   bigint,
  content_type   text,
  push_drive     boolean
)
  RETURNS jsonb
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  u public.uploads;
  twin public.documents;
  invoice_number text;
begin
  select * into u from public.uploads x where x.id = upload for update;
  if u.status in ('done', 'duplicate') then
    return (select jsonb_build_object('status', u.status, 'document_id', d.id, 'name', d.name, 'number', i.number)
            from public.documents d left join public.invoices i on i.document_id = d.id where d.id = u.document_id);
  end if;
  if u.id is null or u.status <> 'verifying' or u.attempts <> attempt then
    raise exception 'lease-lost' using errcode = 'P0001';
  end if;
  u.name := private.name_of_content(u.name, content_type);
  insert into public.documents (id, user_id, name, file_path, storage_path, file_type, file_size, sha256, made_by)
    values (u.id, u.user_id, u.name, '/api/documentos/' || u.id, u.path, content_type, content_size, content_sha256, u.made_by)
    on conflict do nothing;
  if not found then
    select * into strict twin from public.documents d where d.user_id = u.user_id and d.sha256 = content_sha256;
    perform private.show_document(twin.id, push_drive, clock_timestamp());
    if not exists (select from public.invoices i where i.document_id = twin.id) then
      invoice_number := private.next_invoice_number(u.user_id);
      -- The document has the id of the earlier upload, but the invoice to replace was recorded for this upload.
      insert into public.invoices (document_id, user_id, number, replaces)
        values (twin.id, u.user_id, invoice_number,
                (select a.invoice_id from private.upload_answers a where a.upload_id = u.id));
      update public.uploads set status = 'done', document_id = twin.id, lease_until = null, settled_at = clock_timestamp()
        where id = upload;
      return jsonb_build_object('status', 'done', 'document_id', twin.id, 'name', twin.name, 'number', invoice_number);
    end if;
    update public.uploads set status = 'duplicate', document_id = twin.id, lease_until = null, settled_at = clock_timestamp()
      where id = upload;
    return (select jsonb_build_object('status', 'duplicate', 'document_id', twin.id, 'name', twin.name, 'number', i.number)
            from (select 1) one left join public.invoices i on i.document_id = twin.id);
  end if;
  invoice_number := private.next_invoice_number(u.user_id);
  insert into public.invoices (document_id, user_id, number) values (u.id, u.user_id, invoice_number);
  begin
    perform public.insert_archivo_subido(u.name, u.path, content_type, content_size, '/api/documentos/' || u.id, null, null,
      u.user_id, case u.purpose when 'mail' then 'Factura recibida por correo el ' else 'Factura subida el ' end || to_char(now() at time zone 'America/Bogota', 'DD/MM/YYYY'));
  exception when others then
    raise warning 'insert_archivo_subido failed: %', sqlstate;
  end;
  if push_drive then
    insert into public.outbox (kind, key, user_id, batch_id, payload, next_at)
      values ('drive.push', 'drive:' || u.id, u.user_id, u.batch_id, jsonb_build_object('document_id', u.id),
              clock_timestamp() + interval '5 minutes');
  end if;
  update public.uploads set status = 'done', document_id = u.id, lease_until = null, settled_at = clock_timestamp()
    where id = upload;
  return jsonb_build_object('status', 'done', 'document_id', u.id, 'name', u.name, 'number', invoice_number);
end $function$;

CREATE OR REPLACE FUNCTION public.firm_report (
  from_day  date,
  until_day date,
  member    uuid DEFAULT NULL::uuid
)
  RETURNS jsonb
  LANGUAGE plpgsql
  STABLE
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
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
      group by 1, 2 order by 3 desc limit 20) x;

  return jsonb_build_object('obligations', obligations, 'firm', firm, 'turnaround', turnaround, 'invoices', invoices, 'reasons', reasons,
    'suppliers', suppliers, 'load', load, 'waiting', waiting,
    'advisors', (select coalesce(jsonb_agg(jsonb_build_object('name', private.member_name(s.user_id),
        'clients', (select count(*) from private.client_advisors a where a.advisor = s.user_id),
        'invoices', coalesce((decided -> s.user_id::text ->> 'invoices')::int, 0), 'hours', (decided -> s.user_id::text ->> 'hours')::numeric,
        'rejected', coalesce((decided -> s.user_id::text ->> 'rejected')::int, 0),
        'due', coalesce((by_member -> s.user_id::text ->> 'due')::int, 0),
        'inTime', coalesce((by_member -> s.user_id::text ->> 'inTime')::int, 0)) order by private.member_name(s.user_id)), '[]')
      from private.staff s where whose is null or s.user_id = whose));
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
  -- Null means all clients of the firm.
  mine uuid[] := case when not private.is_admin() then array(select private.my_clients()) end;
  waiting jsonb;
  week jsonb;
  today date := (now() at time zone 'America/Bogota')::date;
begin
  perform private.require_staff();
  -- The oldest item of each kind.
  waiting := jsonb_build_object(
    -- The id is a digest of the line's subject, so it stays the same when one of the line's clients is done.
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

CREATE OR REPLACE FUNCTION public.inbox_page (
  wanted    jsonb   DEFAULT '{}'::jsonb,
  page_size integer DEFAULT 30
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
  size int := least(greatest(page_size, 1), 100);
  me uuid := (select auth.uid());
  mine uuid[] := array(select private.my_clients());
  start text[] := (select array_agg(v) from jsonb_array_elements_text(wanted -> 'cursor') v);
  patterns text[] := private.word_patterns(private.inbox_key(left(wanted ->> 'search', 100)));
  filter text;
  found uuid[];
  waiting int;
  rows jsonb;
begin
  perform private.require_staff();
  filter := concat_ws(' and ',
    case when private.is_admin() then 'true' else 'd.client = any ($1)' end,
    case wanted ->> 'state' when 'unread' then 'd.unread > 0' when 'open' then 'd.closed_at is null'
                            when 'closed' then 'd.closed_at is not null' end,
    case when (wanted ->> 'mine')::boolean then 'd.assignee = $2' end,
    case when wanted ->> 'client' is not null then format('d.client = %L', (wanted ->> 'client')::uuid) end,
    case when start is not null then '(d.last_at, d.thread_id) < ($3[1]::timestamptz, $3[2]::uuid)' end);
  if patterns is null then
    execute format('select array(select d.thread_id from private.thread_desk d where %s
      order by d.last_at desc, d.thread_id desc limit $4)', filter) into found using mine, me, start, size + 1;
  else
    -- Each of the two queries uses the index of its own keys; one query with OR would use neither index.
    execute format('select array(select f.thread_id from (
        (select d.thread_id, d.last_at from private.thread_desk d where %1$s and %2$s
         order by d.last_at desc, d.thread_id desc limit $4)
        union
        (select d.thread_id, d.last_at from private.thread_desk d where %1$s
           and d.thread_id in (select k.thread_id from private.message_keys k where %3$s)
         order by d.last_at desc, d.thread_id desc limit $4)) f order by f.last_at desc, f.thread_id desc limit $4)',
      filter, private.pattern_filter('d.key', patterns), private.pattern_filter('k.key', patterns))
      into found using mine, me, start, size + 1;
  end if;
  if private.is_admin() then
    select count(*) into waiting from (select from private.thread_desk d where d.unread > 0 limit 100) u;
  else
    select count(*) into waiting from (select from private.thread_desk d where d.unread > 0 and d.client = any (mine) limit 100) u;
  end if;
  select coalesce(jsonb_agg(jsonb_build_object(
      'id', d.thread_id, 'subject', t.subject, 'at', d.last_at, 'unread', d.unread, 'count', t.message_count,
      'closed', d.closed_at is not null, 'assignee', private.member_face(d.assignee), 'client', private.client_face(d.client),
      'last', (select jsonb_build_object('author', m.author, 'preview', left(m.body, 200), 'files', jsonb_array_length(m.files))
               from public.messages m where m.thread_id = d.thread_id order by m.created_at desc limit 1),
      'hit', case when patterns is not null then (
        select m.body from private.message_keys k join public.messages m on m.id = k.message_id
        where k.thread_id = d.thread_id and k.key like all (patterns) order by m.created_at desc limit 1) end)
    order by d.last_at desc, d.thread_id desc), '[]')
    into rows from private.thread_desk d join public.message_threads t on t.id = d.thread_id where d.thread_id = any (found[:size]);
  return jsonb_build_object('rows', rows, 'unread', waiting, 'after', case when cardinality(found) > size then
    (select jsonb_build_array(d.last_at, d.thread_id) from private.thread_desk d where d.thread_id = found[size]) end);
end $function$;

CREATE OR REPLACE FUNCTION public.invite_person (
  person_email text,
  person_role  text
)
  RETURNS uuid
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  mine uuid := private.require_account('owner');
  address text := lower(btrim(person_email));
  invitation uuid;
begin
  if private.is_email(address) is not true
    or person_role is null or person_role not in ('reader', 'assistant', 'accountant') then
    raise exception 'invalid-input' using errcode = 'P0001';
  end if;
  -- Staff cannot invite people into their own account.
  if exists (select from private.staff s where s.user_id = (select auth.uid())) then
    raise exception 'forbidden' using errcode = 'P0001';
  end if;
  perform pg_advisory_xact_lock(hashtextextended('people:' || mine, 0));
  if exists (select from private.account_members m join auth.users u on u.id = m.user_id
      where m.account = mine and m.until is null and u.email = address) then
    raise exception 'already-colleague' using errcode = 'P0001';
  end if;
  select i.id into invitation from private.account_invitations i
    where i.account = mine and i.email = address and i.accepted_at is null and i.withdrawn_at is null;
  if invitation is null then
    if (select count(*) from private.account_members m where m.account = mine and m.until is null)
      + (select count(*) from private.account_invitations i
         where i.account = mine and i.accepted_at is null and i.withdrawn_at is null) >= 50 then
      raise exception 'people-limit' using errcode = 'P0001';
    end if;
    insert into private.account_invitations (account, email, role, invited_by) values (mine, address, person_role, (select auth.uid()))
      returning id into invitation;
  else
    update private.account_invitations i set role = person_role, invited_by = (select auth.uid()) where i.id = invitation;
  end if;
  perform private.send_invitation(invitation, (select auth.uid()));
  perform private.stir_account(mine);
  return invitation;
end $function$;

CREATE OR REPLACE FUNCTION public.link_owner (
  link  text,
  token text,
  life  integer
)
  RETURNS jsonb
  LANGUAGE plpgsql
  STABLE
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  u auth.users;
begin
  -- Only this table says which links are valid: auth.users keeps the tokens of links that another link replaced.
  select x.* into u from auth.one_time_tokens t join auth.users x on x.id = t.user_id
    where t.token_hash = token and case link
      when 'signup' then t.token_type = 'confirmation_token' and x.email_confirmed_at is null
        and x.confirmation_sent_at > now() - make_interval(secs => life)
      else t.token_type = 'recovery_token' and x.recovery_sent_at > now() - make_interval(secs => life) end;
  if u.email is null or u.banned_until > now() then
    return null;
  end if;
  return jsonb_build_object(
    'user', u.id, 'email', u.email,
    'mark', (select r.mark from private.registrations r where r.user_id = u.id),
    'second_step', private.has_second_step(u.id));
end $function$;

CREATE OR REPLACE FUNCTION public.list_clients (
  wanted    jsonb   DEFAULT '{}'::jsonb,
  page_size integer DEFAULT 50
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
  size int := least(greatest(page_size, 1), 100);
  start text := wanted -> 'cursor' ->> 0;
  start_id uuid := (wanted -> 'cursor' ->> 1)::uuid;
  backward boolean := start is not null and coalesce((wanted ->> 'backward')::boolean, false);
  filter text := private.client_filter(wanted);
  found uuid[];
  more boolean;
begin
  perform private.require_staff();
  if start is not null then
    filter := filter || format(' and (k.title_key, k.client) %s (%L, %L)', case when backward then '<' else '>' end, start, start_id);
  end if;
  execute format(
    'select array(select k.client from private.client_cards k join public.user_approval_status s on s.user_id = k.client
       where%s
       order by k.title_key %2$s, k.client %2$s limit %3$s)',
    filter, case when backward then 'desc' else 'asc' end, size + 1) into found;
  -- Paging back reached the beginning, so a full first page is returned.
  if backward and cardinality(found) <= size then
    return public.list_clients(wanted - 'cursor' - 'backward', page_size);
  end if;
  more := cardinality(found) > size;
  found := found[:size];
  if backward then
    found := array(select f from unnest(found) with ordinality o (f, place) order by place desc);
  end if;
  return (
    with rows as (
      select o.place, jsonb_build_array(k.title_key, k.client) as cursor, jsonb_build_object(
        'id', k.client, 'title', k.title, 'email', coalesce(u.email, ''), 'name', p.name, 'status', s.status,
        'retired', s.retired_at is not null, 'since', s.created_at, 'tags', to_jsonb(private.tags_of(k.client)),
        'phone', p.phone, 'contact', private.firm_contact(k.client), 'regime', t.regime, 'vat_cycle', t.vat_cycle,
        'municipalities', (select coalesce(jsonb_agg(m -> 'code'), '[]') from jsonb_array_elements(t.municipalities) m),
        'nit', (select c.nit || '-' || c.digit from public.companies c where c.user_id = k.client order by c.created_at, c.id limit 1),
        'companies', (select count(*) from public.companies c where c.user_id = k.client),
        'advisors', (select coalesce(jsonb_agg(private.member_name(a.advisor) order by a.responsible desc, a.created_at), '[]')
                     from private.client_advisors a where a.client = k.client),
        -- An invitation matters only while the account has no people.
        'invited', case when u.id is null then private.is_invited(k.client) end,
        'next', (select jsonb_build_object('obligation', o.obligation, 'name', o.name, 'municipality', nullif(o.municipality, ''), 'period', o.period, 'due', o.due)
          from public.obligations o
          where o.user_id = k.client and o.listed >= current_date - 366 and o.due is not null and o.applies
            and o.state not in ('filed', 'paid', 'not-applicable')
          order by o.listed, o.id limit 1),
        'seen_at', (select max(d.seen_at) from private.account_members m join private.session_devices d on d.user_id = m.user_id
          where m.account = k.client and m.until is null),
        'waiting', private.waiting_in(k.client)) as row
      from unnest(found) with ordinality o (client, place)
      join private.client_cards k on k.client = o.client
      join public.user_approval_status s on s.user_id = o.client
      left join lateral private.contact_of(o.client) u on true
      left join public.client_profiles p on p.user_id = u.id
      left join lateral (select * from private.profiles_today() y where y.account = o.client) t on true)
    select jsonb_build_object(
      'rows', coalesce(jsonb_agg(r.row order by r.place), '[]'),
      'before', case when start is not null then (select f.cursor from rows f order by f.place limit 1) end,
      'after', case when more or backward then (select f.cursor from rows f order by f.place desc limit 1) end)
    from rows r);
end $function$;

CREATE OR REPLACE FUNCTION public.list_closed_hours (
  first_day date,
  last_day  date
)
  RETURNS jsonb
  LANGUAGE plpgsql
  STABLE
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  is_admin boolean := private.is_admin();
  mine uuid[] := array(select private.my_clients());
begin
  perform private.require_staff();
  return (
    select coalesce(jsonb_agg(jsonb_build_object(
      'id', c.id, 'day', c.day, 'from', c.from_hour, 'until', c.until_hour, 'reason', c.reason,
      'by', private.member_name(c.made_by), 'standing', s.seen, 'others', s.others) order by c.day, c.from_hour), '[]')
    from private.closed_hours c cross join lateral (
      select coalesce(jsonb_agg(private.agenda_row(a, k.title, u.email) order by a.starts_at) filter (where seen.it), '[]') as seen,
             count(*) filter (where not seen.it) as others
      from public.appointments a
      left join lateral (select c.email from private.contact_of(a.user_id) c limit 1) u on true
      left join lateral (select x.title from private.client_cards x where x.client = a.user_id limit 1) k on true
      cross join lateral (select is_admin or a.user_id = any (mine) as it) seen
      -- The conditions repeat private.standing_in, which is too slow to call for each closure.
      where a.status in ('requested', 'proposed', 'confirmed') and a.ends_at > now()
        and a.starts_at > (c.day + c.from_hour * interval '1 hour' - interval '8 hours') at time zone 'America/Bogota'
        and a.ends_at > (c.day + c.from_hour * interval '1 hour') at time zone 'America/Bogota'
        and a.starts_at < (c.day + c.until_hour * interval '1 hour') at time zone 'America/Bogota') s
    where c.day between first_day and last_day);
end $function$;

CREATE OR REPLACE FUNCTION public.list_registrations (
  wanted   text                     DEFAULT 'waitlist'::text,
  max_rows integer                  DEFAULT 50,
  after_at timestamp with time zone DEFAULT NULL::timestamp WITH time zone,
  after_id uuid                     DEFAULT NULL::uuid,
  search   text                     DEFAULT NULL::text
)
  RETURNS TABLE (
    user_id            uuid,
    email              text,
    status             text,
    reason             text,
    created_at         timestamp with time zone,
    email_confirmed_at timestamp with time zone,
    decided_at         timestamp with time zone,
    decided_by         text,
    name               text,
    phone              text,
    companies          jsonb,
    has_mail           boolean
  )
  LANGUAGE plpgsql
  STABLE
  SECURITY DEFINER
  SET search_path TO ''
  SET enable_seqscan TO 'off'
  SET jit TO 'off'
  AS $function$
declare
  since text := case when wanted = 'waitlist' then 'created_at' else 'decided_at' end;
  down boolean := wanted <> 'waitlist';
  found text := private.card_filter(search);
begin
  perform private.require_staff();
  return query execute format(
    'select r.user_id, coalesce(u.email::text, private.client_name(r.user_id)), r.status, r.reason, r.created_at, u.email_confirmed_at, r.decided_at,
            case when r.decided_at is not null then private.last_decision(r.user_id) ->> ''by'' end, p.name, p.phone,
            (select coalesce(jsonb_agg(jsonb_build_object(''name'', c.name, ''nit'', c.nit, ''digit'', c.digit) order by c.created_at, c.id), ''[]'')
             from public.companies c where c.user_id = r.user_id), u.email is not null
     from (select s.* from public.user_approval_status s%1$s
           where s.status = $1%2$s%3$s%4$s and not exists (select from private.staff m where m.user_id = s.user_id)
           order by s.%5$s %6$s, s.user_id %6$s limit %7$s) r
     left join lateral private.contact_of(r.user_id) u on true
     left join public.client_profiles p on p.user_id = u.id
     order by r.%5$s %6$s, r.user_id %6$s',
    -- Few clients wait, so `offset 0` makes the planner start from them instead of from every matching card.
    case when found = '' then '' when wanted = 'waitlist'
      then ' join lateral (select c.words from private.client_cards c where c.client = s.user_id offset 0) k on true'
      else ' join private.client_cards k on k.client = s.user_id' end,
    found,
    private.status_scope(wanted = 'waitlist'),
    case when after_at is not null and after_id is not null
      then format(' and (s.%s, s.user_id) %s (%L, %L)', since, case when down then '<' else '>' end, after_at, after_id) else '' end,
    since, case when down then 'desc' else 'asc' end, least(greatest(max_rows, 1), 200))
    using wanted;
end $function$;

CREATE OR REPLACE FUNCTION public.list_requests (
  wanted    jsonb   DEFAULT '{}'::jsonb,
  page_size integer DEFAULT 50
)
  RETURNS jsonb
  LANGUAGE plpgsql
  STABLE
  SECURITY DEFINER
  SET search_path TO ''
  SET plan_cache_mode TO 'force_custom_plan'
  AS $function$
declare
  list text := coalesce(wanted ->> 'list', 'open');
  closed boolean := list = 'closed';
  size int := least(greatest(page_size, 1), 200);
  today date := (now() at time zone 'America/Bogota')::date;
  after text := wanted -> 'after' ->> 0;
  after_id uuid := (wanted -> 'after' ->> 1)::uuid;
  -- Null means the clients of the whole firm.
  clients uuid[];
  found uuid[];
  found_rows jsonb;
  last_row jsonb;
begin
  perform private.require_staff();
  if not private.is_admin() then
    clients := array(select private.my_clients());
  end if;
  if wanted ->> 'client' is not null then
    clients := array(select c from unnest(array[(wanted ->> 'client')::uuid]) c where clients is null or c = any (clients));
  end if;
  if closed then
    found := array(select r.id from public.document_requests r
      where r.closed_at is not null and (clients is null or r.user_id = any (clients))
        and (after is null or (r.closed_at, r.id) < (after::timestamptz, after_id))
      order by r.closed_at desc, r.id desc limit size + 1);
  else
    found := array(select r.id from public.document_requests r
      where case list when 'review' then r.status = 'open' and r.to_review > 0 when 'drafts' then r.status = 'draft' else r.status = 'open' end
        and (clients is null or r.user_id = any (clients)) and (after is null or (r.due_on, r.id) > (after::date, after_id))
      order by r.due_on, r.id limit size + 1);
  end if;
  select coalesce(jsonb_agg(private.request_facts(r) || jsonb_build_object('client', r.user_id, 'clientTitle', k.title,
      'byMail', exists (select from private.contact_of(r.user_id))) order by f.place), '[]') into found_rows
    from unnest(found) with ordinality f (id, place) join public.document_requests r on r.id = f.id
    join private.client_cards k on k.client = r.user_id;
  last_row := found_rows -> (size - 1);
  return jsonb_build_object(
    'counts', jsonb_build_object(
      'open', (select count(*) from (select from public.document_requests r
        where r.status = 'open' and (clients is null or r.user_id = any (clients)) limit 101) n),
      'review', (select count(*) from (select from public.document_requests r
        where r.status = 'open' and r.to_review > 0 and (clients is null or r.user_id = any (clients)) limit 101) n),
      'overdue', (select count(*) from (select from public.document_requests r
        where r.status = 'open' and r.missing > 0 and r.due_on < today and (clients is null or r.user_id = any (clients)) limit 101) n),
      'drafts', (select count(*) from (select from public.document_requests r
        where r.status = 'draft' and (clients is null or r.user_id = any (clients)) limit 101) n)),
    'rows', case when jsonb_array_length(found_rows) > size then found_rows - size else found_rows end,
    'next', case when jsonb_array_length(found_rows) > size
      then jsonb_build_array(case when closed then last_row -> 'closedAt' else last_row -> 'dueOn' end, last_row -> 'id') end);
end $function$;

CREATE OR REPLACE FUNCTION public.make_work (
  today date,
  made  jsonb
)
  RETURNS integer
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  w record;
  r record;
  o public.obligations;
  kept uuid[];
  changed int := 0;
  before int;
begin
  for w in select x.client, x.since, x.template, t.name, t.client_sees, t.steps, t.hours, m.rows,
        case when t.reviewer is not null and private.works_for(t.reviewer, x.client) then t.reviewer end as reviewer
      from jsonb_to_recordset(made) m (template uuid, client uuid, stamp int, rows jsonb)
      join private.client_work x on x.template = m.template and x.client = m.client and x.stamp = m.stamp
      join private.work_templates t on t.id = x.template
      where coalesce(x.planned_on, '-infinity'::date) < today
      order by x.template, x.client for update of x loop
    before := changed;
    kept := '{}';
    for r in select * from jsonb_to_recordset(w.rows) d (period text, due date, act_by date) where due >= w.since order by due loop
      select x.* into o from public.obligations x
        where x.user_id = w.client and x.obligation = 'work:' || w.template and x.municipality = '' and x.period = r.period for update;
      if o.id is null then
        -- Nothing is added in the past, where an earlier rule may have created the obligations.
        continue when r.due < today;
        insert into public.obligations (user_id, obligation, name, client_sees, period, listed, due, act_by)
          values (w.client, 'work:' || w.template, w.name, w.client_sees, r.period, r.due, r.due, r.act_by) returning * into o;
        insert into private.obligation_work (obligation, hours, reviewer) values (o.id, w.hours, w.reviewer);
        insert into private.obligation_steps (obligation, place, title) select o.id, s.place, s.title from unnest(w.steps) with ordinality s (title, place);
        changed := changed + 1;
      elsif private.is_not_begun(o) and (
          (o.name, o.client_sees) is distinct from (w.name, w.client_sees) or r.due >= today and (o.due, o.act_by) is distinct from (r.due, r.act_by)
          or array(select s.title from private.obligation_steps s where s.obligation = o.id order by s.place) is distinct from w.steps
          or private.is_untouched(o) and exists (select from private.obligation_work p where p.obligation = o.id
            and (p.hours, p.reviewer) is distinct from (w.hours, w.reviewer))) then
        if private.is_untouched(o) then
          update private.obligation_work p set hours = w.hours, reviewer = w.reviewer where p.obligation = o.id;
        end if;
        if r.due >= today and o.due <> r.due then
          insert into private.obligation_history (obligation, before, after)
            values (o.id, jsonb_build_object('due', o.due), jsonb_build_object('due', r.due));
        end if;
        update public.obligations x set name = w.name, client_sees = w.client_sees, version = x.version + 1, changed_at = now(),
            (listed, due, act_by) = (select d.due, d.due, d.act_by from (select case when r.due >= today then r.due else x.due end as due,
              case when r.due >= today then r.act_by else x.act_by end as act_by) d)
          where x.id = o.id;
        delete from private.obligation_steps s where s.obligation = o.id;
        insert into private.obligation_steps (obligation, place, title) select o.id, s.place, s.title from unnest(w.steps) with ordinality s (title, place);
        changed := changed + 1;
      end if;
      kept := kept || o.id;
    end loop;
    for o in select x.* from public.obligations x where x.user_id = w.client and x.obligation = 'work:' || w.template and x.listed >= today
        and x.id <> all (kept) order by x.id for update loop
      continue when not private.is_untouched(o);
      delete from public.obligations x where x.id = o.id;
      changed := changed + 1;
    end loop;
    update private.client_work x set planned_on = today where x.template = w.template and x.client = w.client;
    if changed > before then
      insert into public.calendar_changes as x (user_id, at) values (w.client, clock_timestamp()) on conflict (user_id) do update set at = excluded.at;
    end if;
  end loop;
  return changed;
end $function$;

CREATE OR REPLACE FUNCTION public.mark_signature (
  request uuid,
  who     jsonb,
  act     text,
  facts   jsonb
)
  RETURNS text
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  r private.signature_requests := private.lock_signature(request);
  s private.signature_signers := private.find_signer(request, who);
  state text := private.signer_view(r, s) ->> 'state';
  place jsonb := jsonb_build_object('ip', left(facts ->> 'ip', 60), 'agent', left(facts ->> 'agent', 300));
begin
  if s.id is null then
    raise exception 'not-found' using errcode = 'P0001';
  end if;
  if state <> 'asked' then
    return state;
  end if;
  if act = 'opened' and s.opened_at is null then
    perform private.note_signature(r.id, act, s.position, place);
    update private.signature_signers x set opened_at = clock_timestamp() where x.id = s.id;
  elsif act = 'read' and s.read_at is null then
    s.read_pages := least(greatest((facts ->> 'pages')::int, 0), r.pages);
    s.read_seconds := least(greatest((facts ->> 'seconds')::int, 0), 86400);
    perform private.note_signature(r.id, act, s.position, place || jsonb_build_object('pages', s.read_pages, 'of', r.pages, 'seconds', s.read_seconds,
      'outside', (facts ->> 'outside')::boolean));
    update private.signature_signers x set read_at = clock_timestamp(), read_pages = s.read_pages, read_seconds = s.read_seconds where x.id = s.id;
  elsif act = 'consented' then
    if (s.consent, s.document_type, s.document_number) is not distinct from (facts ->> 'consent', facts ->> 'document_type', facts ->> 'document_number') then
      return state;
    end if;
    -- The limit is per day, so that a stranger with the link can block the signer for a day at most.
    if s.read_at is null or (select count(*) from private.signature_events e where e.request = r.id and e.kind = act and e.signer = s.position
        and e.at > clock_timestamp() - interval '1 day') >= 20 then
      raise exception 'conflict' using errcode = 'P0001';
    end if;
    perform private.note_signature(r.id, act, s.position, place || jsonb_build_object('consent', facts ->> 'consent', 'consent_sha256', facts ->> 'consent_sha256',
      'document_type', facts ->> 'document_type', 'document_number', facts ->> 'document_number'));
    update private.signature_signers x set consented_at = clock_timestamp(), consent = facts ->> 'consent', document_type = facts ->> 'document_type',
      document_number = facts ->> 'document_number' where x.id = s.id;
    -- A code that was sent for another consent becomes invalid.
    update private.signature_codes c set void_at = clock_timestamp() where c.signer = s.id and c.used_at is null and c.void_at is null;
  end if;
  update private.signature_requests x set changed_at = clock_timestamp() where x.id = r.id;
  return state;
end $function$;

CREATE OR REPLACE FUNCTION public.my_dashboard (
  wanted    jsonb   DEFAULT '{}'::jsonb,
  page_size integer DEFAULT 50
)
  RETURNS jsonb
  LANGUAGE plpgsql
  STABLE
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  me uuid := private.my_account('reader');
  entered boolean := me is not null;
  page jsonb := case when entered then private.document_page_of(me, wanted - 'todo', least(greatest(page_size, 0), 100), false)
                     else '{"ids": []}' end;
  -- The ids are cast beforehand, so that the rows are found by their key.
  ids uuid[] := array(select i::uuid from jsonb_array_elements_text(page -> 'ids') i);
begin
  return jsonb_build_object(
    'access', public.my_access(),
    'todo', private.todo_of(me, least(greatest(coalesce((wanted ->> 'todo')::int, 7), 1), 100)),
    'start', private.start_of(me),
    'next', private.next_of(me),
    'dates', private.next_dates_of(me),
    'totals', case when entered and private.role_rank((private.named_account()).role) >= private.role_rank('accountant')
                   then private.monthly_totals(me, 2, false) -> 'months' end,
    'advisor', private.advisor_of(me),
    'documents', jsonb_build_object(
      'rows', (
        select coalesce(jsonb_agg(jsonb_build_object(
            'id', d.id, 'name', d.name, 'file_path', d.file_path, 'file_type', d.file_type, 'file_size', d.file_size,
            'google_drive_link', d.google_drive_link, 'uploaded_by', d.uploaded_by, 'created_at', d.created_at, 'kind', d.kind, 'made_by', d.made_by)
          order by array_position(ids, d.id)), '[]')
        from public.documents d where d.id = any (ids) and d.user_id = me and d.client_sees),
      'before', page -> 'before',
      'after', page -> 'after'),
    'activity', private.activity_of(me),
    'folder', (
      select jsonb_build_object('id', f.folder_id, 'name', f.folder_name, 'url', f.folder_url)
      from public.user_drive_folders f where f.user_id = me));
end $function$;

CREATE OR REPLACE FUNCTION public.my_invoices (
  wanted    jsonb   DEFAULT '{}'::jsonb,
  page_size integer DEFAULT 50
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
  me uuid := private.require_account(case when (wanted ->> 'accounts')::boolean then 'accountant' else 'reader' end);
  size int := least(greatest(page_size, 1), 1000);
  start timestamptz := (wanted -> 'cursor' ->> 0)::timestamptz;
  start_id uuid := (wanted -> 'cursor' ->> 1)::uuid;
  backward boolean := start is not null and coalesce((wanted ->> 'backward')::boolean, false);
  from_time timestamptz := (wanted ->> 'from')::timestamptz;
  until_time timestamptz := coalesce((wanted ->> 'until')::timestamptz, 'infinity');
  days text;
  filter text := '';
  search text := private.invoice_filter(wanted ->> 'search');
  found jsonb;
  more boolean;
begin
  if wanted ->> 'status' is not null then
    filter := format(' and status = %L', wanted ->> 'status');
  end if;
  if wanted ->> 'from' is not null then
    days := format('created_at >= %L and created_at < %L', from_time, until_time);
    if (wanted ->> 'by_issue')::boolean then
      days := format('(issued_on >= %L and issued_on < %L or issued_on is null and %s)',
        (from_time at time zone 'America/Bogota')::date, (until_time at time zone 'America/Bogota')::date, days);
    end if;
    filter := filter || ' and ' || days;
  end if;
  if search is not null then
    filter := filter || ' and ' || search;
  end if;
  if start is not null then
    filter := filter || format(' and (created_at, id) %s (%L, %L)', case when backward then '>' else '<' end, start, start_id);
  end if;
  execute format(
    'select coalesce(jsonb_agg(to_jsonb(r)), ''[]'') from (
       select id, private.invoice_label(i) as label, document_id, status, withdrawn_at, created_at, issued_on, note, asked_at, moved_at,
              (select x.number from public.invoices x where x.id = i.replaces) as replaces,
              case when $2 then private.invoice_accounts(i) end as accounts,
              (select x.number from public.invoices x where x.id = i.replaced_by) as replaced_by
       from public.invoices i where user_id = $1 and deleted_at is null%1$s
       order by created_at %3$s, id %3$s limit %2$s) r',
    filter, size + 1, case when backward then 'asc' else 'desc' end) into found using me, (wanted ->> 'accounts')::boolean;
  -- Paging back reached the beginning, so a full first page is returned.
  if backward and jsonb_array_length(found) <= size then
    return public.my_invoices(wanted - 'cursor' - 'backward', size);
  end if;
  more := jsonb_array_length(found) > size;
  if more then
    found := found - size;
  end if;
  if backward then
    found := (select jsonb_agg(r order by place desc) from jsonb_array_elements(found) with ordinality o(r, place));
  end if;
  return jsonb_build_object(
    'rows', found,
    'before', case when start is not null and found <> '[]'
                then jsonb_build_array(found -> 0 -> 'created_at', found -> 0 -> 'id') end,
    'after', case when more or backward
               then jsonb_build_array(found -> -1 -> 'created_at', found -> -1 -> 'id') end);
end $function$;

CREATE OR REPLACE FUNCTION public.offer_freed_hours()
  RETURNS integer
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  w private.appointment_waits;
  kind private.appointment_types;
  until timestamptz := private.business_time_after(now(), interval '2 hours');
  slot timestamptz;
  a public.appointments;
  offered int := 0;
begin
  if not pg_try_advisory_xact_lock(hashtextextended('appointment-waits', 0)) then
    return 0;
  end if;
  perform private.free_unanswered();
  delete from private.appointment_waits x where upper(x.days) <= (now() at time zone 'America/Bogota')::date + 1
    or exists (select from private.appointment_types t where t.id = x.type and t.retired_at is not null);
  for w in
    select x.* from private.appointment_waits x
    where exists (select from public.user_approval_status s where s.user_id = x.user_id and s.status = 'approved')
      and not exists (
        select from public.appointments o
        where o.user_id = x.user_id and o.type is not distinct from x.type and o.status = 'proposed' and o.offer_until > now())
    order by x.created_at limit 200
  loop
    -- The remaining entries are handled by the next call, a minute later.
    exit when clock_timestamp() > now() + interval '5 seconds';
    kind := private.type_of(w.type);
    slot := private.first_free_slot(w.user_id, kind, w.days,
      greatest(now() + kind.notice_hours * interval '1 hour', until + interval '1 hour'), w.passed);
    continue when slot is null;
    begin
      insert into public.appointments (user_id, title, starts_at, ends_at, status, person, type, place, place_detail, margin_before, margin_after,
          offer_until)
        values (w.user_id, w.title, slot, slot + make_interval(mins => kind.minutes), 'proposed',
          private.claim_slot(w.user_id, slot, kind, false), kind.id, kind.place, kind.detail, kind.margin_before, kind.margin_after, until)
        returning * into a;
    exception when exclusion_violation or raise_exception then
      continue;
    end;
    insert into public.outbox (kind, key, user_id, payload)
      select 'mail', 'mail:appointment-offered:' || a.id, a.user_id, jsonb_build_object('template', 'appointment-offered', 'to', c.email,
        'data', jsonb_build_object('id', a.id, 'title', a.title, 'startsAt', a.starts_at, 'endsAt', a.ends_at, 'place', a.place,
          'placeDetail', a.place_detail, 'person', coalesce(private.member_name(a.person), ''), 'until', until))
      from private.contact_of(a.user_id) c where c.email is not null
      on conflict (key) do nothing;
    offered := offered + 1;
  end loop;
  return offered;
end $function$;

CREATE OR REPLACE FUNCTION public.owner_second_step()
  RETURNS jsonb
  LANGUAGE plpgsql
  STABLE
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  number int;
  lacking int;
begin
  perform private.require_admin();
  -- Both queries read in index order, so that they can stop at the limit.
  select count(*) into number from (
    select distinct m.user_id from private.account_members m
    join public.user_approval_status s on s.user_id = m.account and s.status = 'approved'
    where m.until is null and m.role = 'owner' and not exists (select from private.staff t where t.user_id = m.user_id)
    order by m.user_id limit 1001) o;
  select count(*) into lacking from (
    select distinct m.user_id from private.account_members m
    join public.user_approval_status s on s.user_id = m.account and s.status = 'approved'
    where m.until is null and m.role = 'owner' and not exists (select from private.staff t where t.user_id = m.user_id)
      -- The same condition as private.has_second_step, written as a query to avoid a thousand calls.
      and not exists (select from private.second_steps t join auth.mfa_factors f on f.user_id = t.user_id
        where t.user_id = m.user_id and f.status = 'verified')
    order by m.user_id limit 1001) o;
  return jsonb_build_object('owners', number, 'lacking', lacking,
    'required', exists (select from private.firm_settings x where x.name = 'owner_second_step' and x.value = '"required"'));
end $function$;

CREATE OR REPLACE FUNCTION public.read_thread (
  thread uuid
)
  RETURNS void
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  me uuid := private.require_account('reader');
  t public.message_threads;
begin
  select * into t from public.message_threads x where x.id = thread and x.user_id = me for update;
  if t.id is null then
    raise exception 'not-found' using errcode = 'P0001';
  end if;
  perform private.read_about(t.id);
  -- People who may only read cannot answer, so their visit leaves the messages unread for the others.
  if not me in (select private.my_accounts('assistant')) then
    return;
  end if;
  perform private.note_presence(me);
  if t.client_unread > 0 then
    update public.messages m set read_at = clock_timestamp()
      where m.thread_id = t.id and m.author = 'firm' and m.read_at is null;
    update public.message_threads x set client_unread = 0 where x.id = t.id;
  end if;
  with unsent as (
    delete from public.outbox o using private.message_mails n
      where n.thread_id = t.id and o.id = n.job and o.status = 'pending' and o.attempts = 0
      returning o.id)
  update private.message_mails n set job = null, due_at = coalesce(n.before_at, '-infinity')
    from unsent where n.thread_id = t.id;
end $function$;

CREATE OR REPLACE FUNCTION public.receive_contact_message (
  sender_name    text,
  sender_email   text,
  message        text,
  recipient      text,
  policy         text,
  consent_sha256 text,
  sender_phone   text DEFAULT NULL::text,
  sender_ip      text DEFAULT NULL::text,
  sender_agent   text DEFAULT NULL::text,
  wanted_service text DEFAULT NULL::text
)
  RETURNS TABLE (
    id         uuid,
    created_at timestamp with time zone
  )
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  consent uuid;
  kept public.contact_messages;
begin
  -- If the form was sent twice at the same moment, the second call waits here until it can see the first message.
  perform pg_catalog.pg_advisory_xact_lock(pg_catalog.hashtextextended('contact:' || sender_email, 0));
  select m.* into kept from public.contact_messages m
    where m.email = sender_email and m.created_at > now() - interval '1 hour'
      and m.message = receive_contact_message.message and m.name = sender_name and m.phone is not distinct from sender_phone
    order by m.created_at desc, m.id limit 1;
  if kept.id is not null then
    return query select kept.id, kept.created_at;
    return;
  end if;
  insert into public.consents (email, purpose, policy_version, text_sha256, ip, user_agent)
    values (sender_email, 'contacto', policy, consent_sha256, sender_ip, sender_agent)
    returning consents.id into consent;
  insert into public.contact_messages as m (consent_id, name, email, phone, service, message)
    values (consent, sender_name, sender_email, sender_phone, wanted_service, receive_contact_message.message)
    returning m.* into kept;
  insert into public.outbox (kind, key, payload)
    values ('mail', 'mail:contact:' || kept.id,
            jsonb_build_object(
              'template', 'contact-message', 'to', recipient,
              'replyTo', jsonb_build_object('name', sender_name, 'address', sender_email),
              'data', jsonb_build_object('name', sender_name, 'email', sender_email,
                                         'phone', coalesce(sender_phone, ''), 'service', coalesce(wanted_service, ''),
                                         'message', receive_contact_message.message)));
  return query select kept.id, kept.created_at;
end $function$;

CREATE OR REPLACE FUNCTION public.record_drive_copy (
  document uuid,
  file_id  text,
  link     text
)
  RETURNS void
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
begin
  update public.documents set google_drive_id = file_id, google_drive_link = link where id = document;
  update public.archivos_subidos a set google_drive_id = file_id, google_drive_link = link
    from public.documents d where d.id = document and a.ruta_storage = d.storage_path;
  -- The contact may have changed while the folder was created, or before sharing was recorded, so the folder is shared again.
  perform private.queue_drive_share(f.user_id) from public.documents d join public.user_drive_folders f on f.user_id = d.user_id
    left join lateral private.contact_of(f.user_id) u on true
    where d.id = document and (f.shared_with is distinct from u.email or f.permission_id is null and u.email is not null);
end $function$;

CREATE OR REPLACE FUNCTION public.remove_request_file (
  item     uuid,
  document uuid
)
  RETURNS void
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  i public.document_request_items := private.open_item(item);
begin
  -- When the last file is deleted, a trigger makes the item pending.
  delete from public.document_request_files f where f.item = i.id and f.document = remove_request_file.document;
  if found and exists (select from public.document_request_files f where f.item = i.id) then
    update public.document_request_items x set version = x.version + 1 where x.id = i.id;
    perform private.settle_request(i.request);
  end if;
end $function$;

CREATE OR REPLACE FUNCTION public.request_appointment (
  key    uuid,
  slot   timestamp with time zone,
  title  text,
  person uuid                     DEFAULT NULL::uuid,
  type   uuid                     DEFAULT NULL::uuid,
  answer text                     DEFAULT NULL::text
)
  RETURNS public.appointments
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
#variable_conflict use_column
declare
  me uuid := private.require_account('assistant');
  kept public.appointments;
  kind private.appointment_types;
  used record;
begin
  -- If the form was sent twice at the same moment, the second call waits here until it can see the first appointment.
  perform pg_advisory_xact_lock(hashtextextended('appointments:' || me, 0));
  select * into kept from public.appointments a where a.user_id = me and a.request_key = request_appointment.key;
  if kept.id is not null then
    return kept;
  end if;
  select count(*) filter (where a.status in ('requested', 'proposed', 'confirmed') and a.ends_at > now()) as open,
         count(*) filter (where a.created_at > now() - interval '24 hours') as fresh
    into used from public.appointments a where a.user_id = me;
  if used.open >= 5 or used.fresh >= 20 then
    raise exception 'appointment-limit' using errcode = 'P0001';
  end if;
  kind := private.open_type(request_appointment.type, true);
  if request_appointment.person is not null
    and not exists (select from private.offering(me, kind.id) t where t.person = request_appointment.person)
    and not exists (
      select from private.stand_ins(me, kind.id) s where s.person = request_appointment.person and s.away @> slot) then
    raise exception 'not-found' using errcode = 'P0001';
  end if;
  insert into public.appointments (user_id, title, starts_at, ends_at, status, request_key, person, type, place, place_detail, answer,
      margin_before, margin_after)
    values (me, btrim(request_appointment.title), slot, slot + make_interval(mins => kind.minutes), 'requested',
      request_appointment.key, private.claim_slot(me, slot, kind, false, request_appointment.person), kind.id, kind.place, kind.detail,
      case when kind.question is not null then nullif(btrim(request_appointment.answer), '') end, kind.margin_before, kind.margin_after)
    returning * into kept;
  perform private.mail_appointment(kept, 'received');
  return kept;
exception when exclusion_violation then
  raise exception 'slot-taken' using errcode = 'P0001';
end $function$;

CREATE OR REPLACE FUNCTION public.reset_second_step (
  member uuid
)
  RETURNS void
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  factors int;
begin
  perform private.require_admin();
  if member = (select auth.uid()) then
    raise insufficient_privilege using message = 'not-oneself';
  end if;
  perform from private.staff s where s.user_id = member for update;
  if not found and not exists (select from private.account_members m where m.user_id = member and m.until is null)
    -- People without any membership pass the second step before they accept an invitation.
    and not exists (select from private.second_steps t where t.user_id = member) then
    raise exception 'not-found' using errcode = 'P0001';
  end if;
  delete from private.second_steps t where t.user_id = member;
  delete from private.backup_codes c where c.user_id = member;
  perform public.permit_change(member, 'second-step');
  delete from auth.mfa_factors f where f.user_id = member;
  get diagnostics factors = row_count;
  delete from private.change_permits p where p.user_id = member and p.kind = 'second-step';
  delete from auth.sessions s where s.user_id = member;
  perform private.note_staff('second-step.reset', member, jsonb_build_object('factors', factors), jsonb_build_object('factors', 0));
  perform private.stir(member);
end $function$;

CREATE OR REPLACE FUNCTION public.restore_invoice (
  invoice uuid
)
  RETURNS jsonb
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  i public.invoices := private.own_invoice(invoice);
  kept private.deleted_documents;
  document uuid;
begin
  if i.id is null then
    return null;
  end if;
  if i.withdrawn_at is null then
    return jsonb_build_object('id', i.id, 'withdrawn_at', null);
  end if;
  if i.withdrawn_at < clock_timestamp() - interval '30 seconds' then
    raise exception 'undo-late' using errcode = 'P0001';
  end if;
  if i.deleted_at is not null then
    delete from private.deleted_documents k where k.invoice_id = i.id returning * into kept;
    insert into public.documents (id, user_id, name, file_path, storage_path, file_type, file_size, google_drive_id,
                                  google_drive_link, sha256, created_at, uploaded_by, made_by)
      select d.id, d.user_id, d.name, d.file_path, d.storage_path, d.file_type, d.file_size, d.google_drive_id,
             d.google_drive_link, d.sha256, d.created_at, d.uploaded_by, d.made_by
      from jsonb_populate_record(null::public.documents, kept.document) d
      on conflict do nothing returning id into document;
    if document is null then
      -- The document was kept when the invoice was deleted.
      select d.id into document from public.documents d
        where d.id = (kept.document ->> 'id')::uuid and not exists (select from public.invoices x where x.document_id = d.id);
    end if;
    if document is null then
      raise exception 'uploaded-again' using errcode = 'P0001';
    end if;
    update public.uploads u set document_id = document where u.id = any (kept.uploads);
    -- A copy to Drive that was due in the meantime found no document and counted as done, so it is queued again.
    update public.outbox o set status = 'pending', attempts = 0, next_at = clock_timestamp(), done_at = null
      where o.key = 'drive:' || document and o.status = 'done' and kept.document ->> 'google_drive_id' is null;
  end if;
  update public.invoices set document_id = coalesce(document, document_id), deleted_at = null, withdrawn_at = null
    where id = i.id;
  return jsonb_build_object('id', i.id, 'withdrawn_at', null);
end $function$;

CREATE OR REPLACE FUNCTION public.review_queue (
  wanted    jsonb   DEFAULT '{}'::jsonb,
  page_size integer DEFAULT 50
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
  size int := least(greatest(page_size, 1), 100);
  queue text := coalesce(wanted ->> 'queue', 'waiting');
  down boolean := queue in ('accepted', 'rejected', 'all');
  start timestamptz := (wanted -> 'cursor' ->> 0)::timestamptz;
  start_id uuid := (wanted -> 'cursor' ->> 1)::uuid;
  backward boolean := start is not null and coalesce((wanted ->> 'backward')::boolean, false);
  direction text := case when down <> backward then 'desc' else 'asc' end;
  filter text := case queue when 'all' then 'i.queue is not null'
    when 'rejected' then 'i.status = ''rejected'' and i.queue is not null' else format('i.queue = %L', queue) end;
  named text := private.card_filter(wanted ->> 'search');
  search text := private.invoice_filter(wanted ->> 'search');
  clients uuid[];
  found uuid[];
  rows jsonb;
  more boolean;
begin
  perform private.require_staff();
  if not private.is_admin() then
    clients := array(select private.my_clients());
  end if;
  if wanted ->> 'client' is not null then
    clients := array(select c from unnest(array[(wanted ->> 'client')::uuid]) c where private.sees_client(c));
  end if;
  if wanted ->> 'findings' is not null then
    -- Without findings means that the rules read the invoice and found nothing, or that a member accepted it.
    filter := filter || case when (wanted ->> 'findings')::boolean then ' and i.has_findings'
      else ' and not i.has_findings and (i.kind is not null or i.status = ''accepted'' and i.decision > 0)' end;
  end if;
  if start is not null then
    filter := filter || format(' and (i.queued_at, i.id) %s (%L, %L)', case when direction = 'desc' then '<' else '>' end, start, start_id);
  end if;
  if search is not null then
    if named <> '' then
      execute format('select array(select k.client from private.client_cards k where ($1 is null or k.client = any ($1))%s limit 1000)', named)
        into found using clients;
    end if;
    -- No queue contains deleted invoices; the condition is written so that the search can use its partial index.
    filter := filter || ' and i.deleted_at is null and (' || search
      || case when cardinality(found) > 0 then format(' or i.user_id = any (%L)', found) else '' end || ')';
  end if;
  execute format(case when clients is null and queue = 'all'
      then 'select array(select o.id from unnest(array[''waiting'', ''asked'', ''accepted'', ''rejected'', ''replaced'']) q
            cross join lateral (
              select i.queued_at, i.id from public.invoices i where i.queue = q collate "C" and %1$s
              order by i.queued_at %2$s, i.id %2$s limit %3$s) o order by o.queued_at %2$s, o.id %2$s limit %3$s)'
      when clients is null
      then 'select array(select i.id from public.invoices i where %1$s order by i.queued_at %2$s, i.id %2$s limit %3$s)'
      else 'select array(select o.id from unnest($1) c cross join lateral (
              select i.queued_at, i.id from public.invoices i where i.user_id = c and %1$s
              order by i.queued_at %2$s, i.id %2$s limit %3$s) o order by o.queued_at %2$s, o.id %2$s limit %3$s)' end,
    filter, direction, size + 1) into found using clients;
  -- Paging back reached the beginning, so a full first page is returned.
  if backward and cardinality(found) <= size then
    return public.review_queue(wanted - 'cursor' - 'backward', size);
  end if;
  more := cardinality(found) > size;
  found := found[:size];
  select coalesce(jsonb_agg(jsonb_build_object(
      'id', i.id, 'label', private.invoice_label(i), 'queue', i.queue,
      'since', i.queued_at, 'created_at', i.created_at, 'withdrawn_at', i.withdrawn_at, 'replaces', i.replaces is not null,
      'client', private.client_name(i.user_id)) order by f.place * case when backward then -1 else 1 end), '[]')
    into rows from unnest(found) with ordinality f (id, place) join public.invoices i on i.id = f.id;
  return jsonb_build_object(
    'rows', rows,
    'before', case when start is not null and rows <> '[]' then jsonb_build_array(rows -> 0 -> 'since', rows -> 0 -> 'id') end,
    'after', case when more or backward then jsonb_build_array(rows -> -1 -> 'since', rows -> -1 -> 'id') end);
end $function$;

CREATE OR REPLACE FUNCTION public.save_absence (
  member     uuid,
  away_from  timestamp with time zone,
  away_until timestamp with time zone,
  reason     text,
  stand_in   uuid                     DEFAULT NULL::uuid,
  plan       jsonb                    DEFAULT '[]'::jsonb
)
  RETURNS uuid
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  who uuid := private.member_of_hours(member);
  kept private.absences;
  step record;
begin
  if save_absence.stand_in is not null and not exists (select from private.staff s where s.user_id = save_absence.stand_in) then
    raise exception 'not-found' using errcode = 'P0001';
  end if;
  perform pg_advisory_xact_lock(hashtextextended('appointments:of:' || who, 0));
  -- The form was sent twice, so the first absence is returned.
  select * into kept from private.absences b where b.person = who and b.away = tstzrange(away_from, away_until)
    and b.reason = btrim(save_absence.reason) and b.stand_in is not distinct from save_absence.stand_in;
  if kept.id is not null then
    return kept.id;
  end if;
  if (select count(*) from private.absences b where b.person = who and upper(b.away) > now()) >= 200 then
    raise exception 'hours-limit' using errcode = 'P0001';
  end if;
  delete from private.absences b where b.id in (
    select x.id from private.absences x where x.person = who and upper(x.away) <= now() order by upper(x.away) desc offset 200);
  insert into private.absences (person, away, reason, stand_in)
    values (who, tstzrange(away_from, away_until), btrim(save_absence.reason), save_absence.stand_in) returning * into kept;
  for step in select * from jsonb_to_recordset(plan) p (appointment uuid, seen int, act text, person uuid, slot timestamptz, note text) loop
    if step.act = 'give' then
      perform public.assign_appointment(step.appointment, step.person, step.seen);
    elsif step.act = 'move' then
      perform public.propose_other_hour(step.appointment, step.slot, step.seen, step.note, who);
    elsif step.act = 'cancel' then
      perform public.cancel_appointment(step.appointment, step.note, step.seen);
    end if;
  end loop;
  if exists (select from private.met_while_away(who, kept.away)) then
    raise exception 'absence-occupied' using errcode = 'P0001';
  end if;
  perform private.note_staff('agenda.away', who, null, jsonb_build_object(
    'person', private.member_name(who), 'away_from', away_from, 'away_until', away_until, 'reason', kept.reason,
    'stand_in', private.member_name(kept.stand_in)));
  return kept.id;
exception when exclusion_violation then
  raise exception 'absence-exists' using errcode = 'P0001';
end $function$;

CREATE OR REPLACE FUNCTION public.save_request (
  request    uuid,
  client     uuid,
  content    jsonb,
  send       boolean,
  obligation uuid    DEFAULT NULL::uuid,
  seen       integer DEFAULT NULL::integer
)
  RETURNS void
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  r public.document_requests;
  written jsonb := content;
begin
  perform private.require_client(client);
  if send and not exists (select from public.user_approval_status s where s.user_id = client and s.status = 'approved') then
    raise exception 'not-found' using errcode = 'P0001';
  end if;
  if obligation is not null and not exists (
      select from public.obligations o where o.id = save_request.obligation and o.user_id = save_request.client) then
    raise exception 'not-found' using errcode = 'P0001';
  end if;
  insert into public.document_requests (id, user_id, title, due_on, asked_by)
    values (save_request.request, client, btrim(content ->> 'title'), (content ->> 'dueOn')::date, private.member_name((select auth.uid())))
    on conflict (id) do nothing;
  select x.* into r from public.document_requests x where x.id = save_request.request for update;
  if r.user_id <> client then
    raise exception 'not-found' using errcode = 'P0001';
  end if;
  -- The request was already sent. Without `seen` this is a second click; otherwise a colleague sent the draft.
  if r.status <> 'draft' then
    if seen is null or r.series = (content #>> '{repeat,series}')::uuid then return; end if;
    raise exception 'conflict' using errcode = 'P0001';
  end if;
  -- A call without `seen` may only repeat the caller's own first save.
  if (case when seen is null then r.asked_by is distinct from private.member_name((select auth.uid())) else r.version is distinct from seen end) then
    raise exception 'conflict' using errcode = 'P0001';
  end if;
  if send then
    content := private.for_period(content, private.asked_period(save_request.obligation, (content ->> 'dueOn')::date));
  end if;
  update public.document_requests x set title = btrim(content ->> 'title'), note = nullif(btrim(content ->> 'note'), ''),
      due_on = (content ->> 'dueOn')::date, obligation = save_request.obligation, remind_before = (content ->> 'before')::int,
      remind_every = (content ->> 'every')::int, remind_until = coalesce(content ->> 'until', 'complete')
    where x.id = r.id returning * into r;
  perform private.put_request_items(r, content -> 'items');
  if send then
    perform private.send_request(r.id);
    perform private.note_staff('request.sent', client, null, jsonb_build_object('title', r.title, 'due', r.due_on));
    if content #>> '{repeat,series}' is not null then
      perform private.start_request_series(r, written);
    end if;
  end if;
end $function$;

CREATE OR REPLACE FUNCTION public.save_tax_profile (
  client     uuid,
  valid_from date,
  profile    jsonb,
  seen       timestamp with time zone
)
  RETURNS timestamp WITH time zone
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  p private.tax_profiles;
  old private.tax_profiles;
  stamp text[] := array['account', 'made_by', 'made_at'];
begin
  perform private.require_client(client);
  perform pg_advisory_xact_lock(hashtextextended('tax-profile:' || client, 0));
  p := private.tax_profile_row((select auth.uid()), client, valid_from, profile);
  select * into old from private.tax_profiles x where x.account = client and x.valid_from = save_tax_profile.valid_from;
  -- Saving the same profile twice changes nothing.
  if to_jsonb(old) - stamp = to_jsonb(p) - stamp and old.made_by = p.made_by then
    return (select max(x.made_at) from private.tax_profiles x where x.account = client);
  end if;
  perform private.require_seen_profile(client, seen);
  delete from private.tax_profiles x where x.account = client and x.valid_from = save_tax_profile.valid_from;
  insert into private.tax_profiles select p.*;
  perform private.note_staff('tax-profile.saved', client, case when old.account is not null then to_jsonb(old) - stamp end, to_jsonb(p) - stamp);
  return p.made_at;
end $function$;

CREATE OR REPLACE FUNCTION public.save_welcome_rut (
  file_name text DEFAULT NULL::text,
  content   text DEFAULT NULL::text
)
  RETURNS void
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  mine uuid := private.waiting_account();
  bytes bytea;
  head bytea;
  start int;
  tries int;
begin
  if length(content) > 5600000 then
    raise exception 'file-size' using errcode = 'P0001';
  end if;
  begin
    bytes := decode(content, 'base64');
  exception when invalid_parameter_value then
    raise exception 'file-damaged' using errcode = 'P0001';
  end;
  if length(bytes) > 4194304 then
    raise exception 'file-size' using errcode = 'P0001';
  end if;
  -- The header may come after blank lines or a preamble, which some programs write and viewers accept. Markup before it is
  -- refused, because browsers would show the file as a page.
  head := substring(bytes from 1 for 1024);
  start := position('%PDF-'::bytea in head);
  if start = 0 or position('<'::bytea in substring(head from 1 for start - 1)) > 0 then
    raise exception 'file-type' using errcode = 'P0001';
  end if;
  insert into private.welcomes as w (account, rut_tries, rut_tries_since, rut, rut_name, rut_at) values (mine, 1, clock_timestamp(), bytes,
      -- The name must end with .pdf, because the firm saves the file under it, and a file that begins as a PDF could continue as
      -- a program.
      case when bytes is null then null when private.is_file_name(normalize(file_name, NFC)) and file_name ~* '\.pdf$'
        then normalize(file_name, NFC) else 'RUT.pdf' end,
      case when bytes is not null then clock_timestamp() end)
    on conflict (account) do update set rut = excluded.rut, rut_name = excluded.rut_name, rut_at = excluded.rut_at,
      rut_tries = case when w.rut_tries_since > clock_timestamp() - interval '1 hour' then w.rut_tries else 0 end + 1,
      rut_tries_since = case when w.rut_tries_since > clock_timestamp() - interval '1 hour' then w.rut_tries_since else clock_timestamp() end
    returning w.rut_tries into tries;
  -- The exception also rolls back the stored file.
  if tries > 30 then
    raise exception 'rate-limited' using errcode = 'P0001';
  end if;
end $function$;

CREATE OR REPLACE FUNCTION public.search_mine (
  wanted jsonb
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
  me uuid := private.require_account('reader');
  role text := (private.named_account()).role;
  figures boolean := private.role_rank(role) >= private.role_rank('accountant');
  search text := left(wanted ->> 'search', 100);
  groups text[] := array(select jsonb_array_elements_text(wanted -> 'groups'));
  most int := least(greatest(coalesce((wanted ->> 'most')::int, 5), 1), 50);
  amount numeric := private.searched_amount(search);
  plain text := private.plain_search(search);
  patterns text[] := private.word_patterns(private.search_words(search));
  keys text[];
  ids uuid[];
  extra text[];
  insides boolean[];
  answer jsonb := jsonb_build_object('role', role);
begin
  if cardinality(groups) = 0 then
    groups := array['invoices', 'amounts', 'documents', 'messages', 'requests', 'obligations'];
  end if;
  if patterns is null then
    return answer;
  end if;
  if 'amounts' = any (groups) and amount is not null and figures then
    select coalesce(array_agg(n.id), '{}'), array_agg(n.why) into ids, extra from private.invoices_near(amount, array[me]) n;
    answer := answer || jsonb_build_object('amounts', private.found(ids, private.invoice_lines(ids, extra, true, greatest(most, 15))));
  end if;
  if 'invoices' = any (groups) then
    ids := private.find_invoices(search, array[me]);
    if not figures then
      -- People who may not see amounts must not learn them from the hits of a number.
      ids := array(select i.id from unnest(ids) with ordinality f (id, place) join public.invoices i on i.id = f.id
        where search ~* '^\s*inv-' or private.invoice_key(i.number, i.name, i.supplier, i.supplier_nit, i.customer, i.customer_nit,
          i.document_number, i.code, null) like all (private.word_patterns((select string_agg(w, ' ') from private.invoice_words(search) w)))
        order by f.place);
    end if;
    answer := answer || jsonb_build_object('invoices', private.found(ids, private.invoice_lines(ids, '{}', figures, most)));
  end if;
  if 'documents' = any (groups) then
    select coalesce(array_agg(d.id), '{}'), array_agg(d.inside) into ids, insides from private.find_documents(plain, array[me], false) d
      -- An invoice's text contains its amounts, so without `figures` a typed amount finds no text.
      where figures or not d.inside or amount is null;
    answer := answer || jsonb_build_object('documents', private.found(ids, private.document_lines(ids, insides, most)));
  end if;
  if 'messages' = any (groups) then
    keys := private.word_patterns(private.inbox_key(plain));
    ids := array(select t.id from public.message_threads t
      where t.user_id = me and (private.inbox_key(t.subject) like all (keys)
        or exists (select from private.message_keys k where k.thread_id = t.id and k.key like all (keys)))
      order by t.last_message_at desc, t.id desc limit 101);
    answer := answer || jsonb_build_object('messages', private.found(ids, private.thread_lines(ids, plain, most)));
  end if;
  if 'requests' = any (groups) then
    ids := array(select r.id from (
        select x.id, x.title, x.made_at from public.document_requests x where x.user_id = me and x.status <> 'draft'
        order by x.made_at desc, x.id desc limit 500) r
      where private.search_words(concat_ws(' ', r.title, (select string_agg(i.title, ' ') from public.document_request_items i where i.request = r.id)))
        like all (patterns) order by r.made_at desc, r.id desc limit 101);
    answer := answer || jsonb_build_object('requests', private.found(ids, (
      select coalesce(jsonb_agg(jsonb_build_object('id', r.id, 'title', r.title, 'status', r.status, 'due', r.due_on, 'missing', r.missing)
        order by f.place), '[]')
      from unnest(ids[:most]) with ordinality f (id, place) join public.document_requests r on r.id = f.id)));
  end if;
  if 'obligations' = any (groups) then
    -- People of a client do not search by client name, so with further words no obligation is found by its code.
    ids := case when coalesce(btrim(wanted ->> 'rest'), '') = ''
      then private.find_obligations(search, array(select jsonb_array_elements_text(wanted -> 'codes')), null, array[me], false)
      else private.find_obligations(search, '{}', null, array[me], false) end;
    answer := answer || jsonb_build_object('obligations', private.found(ids, private.obligation_lines(ids, most)));
  end if;
  return answer;
end $function$;

CREATE OR REPLACE FUNCTION public.send_requests (
  asks    jsonb,
  content jsonb
)
  RETURNS TABLE (
    client  uuid,
    outcome text
  )
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
#variable_conflict use_column
declare
  ask record;
begin
  perform private.require_staff();
  if jsonb_array_length(asks) not between 1 and 100 then
    raise exception 'invalid-input' using errcode = 'P0001';
  end if;
  -- All calls process clients in the same order, so that two members cannot block each other.
  for ask in select (a ->> 'id')::uuid as id, (a ->> 'client')::uuid as client, (a ->> 'obligation')::uuid as obligation
      from jsonb_array_elements(asks) a order by 2 loop
    client := ask.client;
    if exists (select from public.document_requests r where r.user_id = ask.client and r.status = 'open' and not r.by_client and r.id <> ask.id
        and lower(r.title) = lower(btrim(private.name_period(content ->> 'title',
          private.asked_period(ask.obligation, (content ->> 'dueOn')::date), 120))) and r.obligation is not distinct from ask.obligation)
      and private.sees_client(ask.client) then
      outcome := 'open';
    else
      begin
        perform public.save_request(ask.id, ask.client, content, true, ask.obligation);
        outcome := case when exists (select from private.contact_of(ask.client) c where c.email is not null) then 'sent' else 'no-mail' end;
      exception when raise_exception then
        if sqlerrm <> 'not-found' then raise; end if;
        outcome := 'not-found';
      end;
    end if;
    return next;
  end loop;
end $function$;

CREATE OR REPLACE FUNCTION public.send_signature (
  request uuid,
  content jsonb
)
  RETURNS void
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  r private.signature_requests := private.own_signature(request);
  former private.signature_requests;
  s jsonb;
  n int := 0;
  address text;
begin
  if r.status <> 'draft' then
    return;
  end if;
  perform private.require_client(r.user_id);
  if coalesce(jsonb_array_length(content -> 'signers'), 0) not between 1 and 20
    or (content ->> 'dueAt')::timestamptz not between clock_timestamp() + interval '1 hour' and clock_timestamp() + interval '90 days' then
    raise exception 'invalid-input' using errcode = 'P0001';
  end if;
  -- Documents that a contador or revisor fiscal certifies need that person's own certificate and are signed outside of the
  -- portal.
  if content ->> 'kind' in ('statements', 'opinion', 'certification', 'return') then
    raise exception 'signature-kind' using errcode = 'P0001';
  end if;
  -- The kind must be that of the template, because it decides what the document starts.
  if r.template_version is not null and r.kind <> content ->> 'kind' then
    raise exception 'conflict' using errcode = 'P0001';
  end if;
  for s in select x from jsonb_array_elements(content -> 'signers') x loop
    n := n + 1;
    address := case s ->> 'party'
      when 'client' then (select u.email from private.account_members m join auth.users u on u.id = m.user_id
        where m.account = r.user_id and m.until is null and m.user_id = (s ->> 'person')::uuid)
      when 'firm' then (select u.email from private.staff t join auth.users u on u.id = t.user_id where t.user_id = (s ->> 'person')::uuid)
      else lower(btrim(s ->> 'email')) end;
    if address is null then
      raise exception 'signature-signer-gone' using errcode = 'P0001';
    end if;
    -- Staff never sign for the client, and people of the client never sign by a link.
    if s ->> 'party' = 'outside' and (exists (select from private.staff t join auth.users u on u.id = t.user_id where u.email = address)
        or exists (select from private.account_members m join auth.users u on u.id = m.user_id
          where m.account = r.user_id and m.until is null and u.email = address)) then
      raise exception 'signature-outside-known' using errcode = 'P0001';
    end if;
    if exists (select from private.signature_signers x where x.request = r.id and x.email = address) then
      raise exception 'signature-twice' using errcode = 'P0001';
    end if;
    insert into private.signature_signers (request, place, position, party, person, name, email, role)
      values (r.id, case when (content ->> 'inOrder')::boolean then n else 1 end, n, s ->> 'party',
        case when s ->> 'party' <> 'outside' then (s ->> 'person')::uuid end, s ->> 'name', address, s ->> 'role');
  end loop;
  -- Only somebody who binds the client opens services and fees: an owner, or a person whom the owner is told of.
  if r.terms is not null and not exists (select from private.signature_signers x where x.request = r.id and (x.party = 'outside'
      or x.party = 'client' and exists (select from private.account_members m
        where m.account = r.user_id and m.user_id = x.person and m.until is null and m.role = 'owner'))) then
    raise exception 'signature-unbinding' using errcode = 'P0001';
  end if;
  if content ->> 'replaces' is not null then
    former := private.own_signature((content ->> 'replaces')::uuid);
    if former.user_id is distinct from r.user_id or former.status = 'draft'
      or exists (select from private.signature_requests x where x.replaces = former.id) then
      raise exception 'conflict' using errcode = 'P0001';
    end if;
    if former.status not in ('signed', 'sealing') then
      perform private.note_signature(former.id, 'superseded', null, jsonb_build_object('by', private.member_name(auth.uid())));
      update private.signature_requests x set status = 'superseded', closed_at = coalesce(x.closed_at, clock_timestamp()),
          changed_at = clock_timestamp(), next_reminder_at = null where x.id = former.id;
    end if;
  end if;
  update private.signature_requests x set
      kind = content ->> 'kind', title = content ->> 'title', message = nullif(btrim(content ->> 'message'), ''),
      due_at = (content ->> 'dueAt')::timestamptz, in_order = (content ->> 'inOrder')::boolean,
      remind_after = (content ->> 'remindAfter')::int, remind_every = (content ->> 'remindEvery')::int,
      next_reminder_at = clock_timestamp() + make_interval(days => (content ->> 'remindAfter')::int),
      sent_by = auth.uid(), sender_name = private.member_name(auth.uid()), replaces = former.id,
      version = coalesce(former.version + 1, 1), status = 'sent', sent_at = clock_timestamp(), changed_at = clock_timestamp()
    where x.id = r.id returning x.* into r;
  perform private.note_signature(r.id, 'sent', null, jsonb_build_object('by', r.sender_name, 'kind', r.kind, 'title', r.title,
    'version', r.version, 'sha256', r.sha256, 'due', r.due_at, 'order', r.in_order,
    -- Only this event contains whole addresses: they prove which mailboxes the firm named.
    'named', (select jsonb_agg(jsonb_build_object('name', x.name, 'party', x.party, 'role', x.role, 'email', x.email) order by x.position)
      from private.signature_signers x where x.request = r.id)));
  perform private.ask_signers(r, false);
  perform private.tell_owner_of_outsiders(r);
  perform private.note_staff('signature.sent', r.user_id, null, jsonb_build_object('name', r.title, 'signers', n));
end $function$;

CREATE OR REPLACE FUNCTION public.send_welcome (
  told jsonb
)
  RETURNS void
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  mine uuid := private.waiting_account();
  me uuid := (select auth.uid());
  -- Other fields are dropped, so that people who wait cannot fill tables or logs.
  kept jsonb := (select jsonb_object_agg(t.key, t.value) from jsonb_each(told) t
    where t.key in ('person', 'phone', 'name', 'nit', 'digit', 'kind', 'regime', 'responsibilities', 'municipalities'));
  was jsonb;
  made uuid;
begin
  if nullif(btrim(told ->> 'person'), '') is null or length(kept::text) > 4096 then
    raise exception 'invalid-input' using errcode = 'P0001';
  end if;
  perform pg_advisory_xact_lock(hashtextextended('welcome:' || mine, 0));
  if (select count(*) from public.audit_log l where l.target = mine and l.action = 'welcome.sent' and l.at > now() - interval '1 day') >= 20 then
    raise exception 'rate-limited' using errcode = 'P0001';
  end if;
  insert into private.welcomes (account) values (mine) on conflict (account) do nothing;
  select w.sent, w.company into was, made from private.welcomes w where w.account = mine;
  insert into public.client_profiles as p (user_id, name, phone)
    values (me, btrim(told ->> 'person'), nullif(btrim(told ->> 'phone'), ''))
    on conflict (user_id) do update set name = excluded.name, phone = coalesce(excluded.phone, p.phone), updated_at = now();
  -- If the account already has a company with this NIT, that company is used.
  select coalesce((select c.id from public.companies c where c.user_id = mine and c.nit = told ->> 'nit'), made) into made;
  if made is null then
    insert into public.companies (user_id, name, nit, digit)
      values (mine, btrim(told ->> 'name'), told ->> 'nit', (told ->> 'digit')::int) returning id into made;
  else
    update public.companies c set name = btrim(told ->> 'name'), nit = told ->> 'nit', digit = (told ->> 'digit')::int, updated_at = now()
      where c.id = made and (c.name, c.nit, c.digit) is distinct from (btrim(told ->> 'name'), told ->> 'nit', (told ->> 'digit')::int);
  end if;
  update private.welcomes w set sent = kept, sent_at = clock_timestamp(), company = made where w.account = mine;
  if was is distinct from kept then
    perform private.note_account(mine, 'welcome.sent', jsonb_build_object('name', was ->> 'name', 'nit', was ->> 'nit'),
      jsonb_build_object('name', kept ->> 'name', 'nit', kept ->> 'nit'));
  end if;
  perform private.stir_account(mine);
exception when check_violation or not_null_violation or data_exception then
  raise exception 'invalid-input' using errcode = 'P0001';
end $function$;

CREATE OR REPLACE FUNCTION public.set_approvals (
  targets         uuid[],
  new_status      text,
  decision_reason text   DEFAULT NULL::text,
  expected        text   DEFAULT NULL::text
)
  RETURNS TABLE (
    user_id    uuid,
    outcome    text,
    decided_by text,
    decided_at timestamp with time zone,
    status     text
  )
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  target uuid;
  answer jsonb;
begin
  perform private.require_decision(new_status, decision_reason);
  if cardinality(targets) not between 1 and 100 then
    raise exception 'invalid-input' using errcode = 'P0001';
  end if;
  -- All calls lock people in the same order, so that two members with the same people cannot block each other.
  for target in select distinct t from unnest(targets) t order by t loop
    answer := private.decide(target, new_status, decision_reason, expected);
    return query select target, answer ->> 'outcome', answer ->> 'by', (answer ->> 'at')::timestamptz, answer ->> 'status';
  end loop;
end $function$;

CREATE OR REPLACE FUNCTION public.set_obligation_state (
  obligation uuid,
  seen       integer,
  new_state  text,
  message    text    DEFAULT NULL::text
)
  RETURNS integer
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  was public.obligations := private.own_obligation(obligation, seen,
    jsonb_build_object('state', new_state, 'message', nullif(btrim(message), '')));
  becomes public.obligations;
begin
  if was.id is null then
    return seen + 1;
  end if;
  if new_state is null or new_state not in ('not-started', 'waiting', 'in-progress', 'in-review', 'ready') then
    raise exception 'invalid-input' using errcode = 'P0001';
  end if;
  -- The client must learn what is missing, from this message or from a request.
  if new_state = 'waiting' and was.client_sees and nullif(btrim(set_obligation_state.message), '') is null
    and not exists (select from public.document_requests r where r.obligation = was.id and r.status = 'open' and r.missing > 0) then
    raise exception 'missing-unnamed' using errcode = 'P0001';
  end if;
  update public.obligations o set state = new_state, message = nullif(btrim(set_obligation_state.message), ''),
      receipt_number = null, filed_on = null, paid_on = null, version = o.version + 1, changed_at = now()
    where o.id = was.id returning * into becomes;
  update private.obligation_work w set receipt_value = null where w.obligation = was.id;
  perform private.note_obligation(was, becomes);
  return becomes.version;
end $function$;

CREATE OR REPLACE FUNCTION public.start_client_import (
  import uuid,
  send   boolean
)
  RETURNS void
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  i private.client_imports;
begin
  perform private.require_admin();
  -- A second start of a running import changes nothing.
  if exists (select from private.client_imports x where x.id = import and x.owner = (select auth.uid()) and x.state <> 'draft') then
    return;
  end if;
  i := private.own_import(import, array['draft']);
  if (select count(*) from private.client_import_rows r where r.import = i.id) < i.total then
    raise exception 'import-partial' using errcode = 'P0001';
  end if;
  if not exists (select from private.client_import_rows r where r.import = i.id and r.ready is not null) then
    raise exception 'invalid-input' using errcode = 'P0001';
  end if;
  update private.client_imports x set state = 'running', send = start_client_import.send where x.id = i.id;
end $function$;

CREATE OR REPLACE FUNCTION public.store_dian_month (
  month_id uuid,
  seen_run integer,
  touches  bigint[],
  changes  jsonb,
  gone     text[]
)
  RETURNS boolean
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  m public.dian_months;
  r uuid;
begin
  select x.* into m from public.dian_months x where x.id = month_id for update;
  if m.id is null or m.closed_at is not null then
    return true;
  end if;
  if m.run <> seen_run then
    return false;
  end if;
  delete from private.dian_entries e where e.user_id = m.user_id and e.month = m.month and e.row is null and e.key = any (gone);
  insert into private.dian_entries (user_id, month, key, side, issued, class, remark, ours, candidates, matter, dian, us, digest)
    select m.user_id, m.month, c ->> 'key', c ->> 'side', (c ->> 'issued')::date, c ->> 'class', c ->> 'remark',
           array(select jsonb_array_elements_text(c -> 'ours')::uuid), array(select jsonb_array_elements_text(c -> 'candidates')),
           (c ->> 'matter')::boolean, array(select jsonb_array_elements_text(c -> 'dian')::bigint),
           array(select jsonb_array_elements_text(c -> 'us')::bigint), c ->> 'digest'
    from jsonb_array_elements(changes) c
    on conflict (user_id, month, key) do update set side = excluded.side, class = excluded.class, remark = excluded.remark, ours = excluded.ours,
      candidates = excluded.candidates, matter = excluded.matter, dian = excluded.dian, us = excluded.us, digest = excluded.digest,
      issued = coalesce(dian_entries.issued, excluded.issued);
  delete from private.dian_touches t where t.month = m.id and t.id = any (touches);
  update public.dian_months x set run = x.run + 1, reconciled_at = clock_timestamp() where x.id = m.id;
  -- The client no longer owes a requested document that has arrived. Only our own document proves that it arrived, because the
  -- class alone may come from a list that the client edited.
  for r in
    with arrived as (
      update public.document_request_items q set state = 'accepted', reviewed_at = clock_timestamp(), version = q.version + 1
      from private.dian_choices c join private.dian_entries e on e.user_id = c.user_id and e.key = c.key
      where c.item = q.id and e.user_id = m.user_id and e.month = m.month and q.state in ('pending', 'returned')
        and e.class not in ('falta_aqui', 'nota_huerfana', 'dudosa') and cardinality(e.ours) > 0 returning q.request)
    select distinct a.request from arrived a order by 1 loop
    perform private.settle_request(r);
  end loop;
  perform private.count_dian_month(m);
  return true;
end $function$;

CREATE OR REPLACE FUNCTION public.store_review (
  invoice uuid,
  outcome jsonb,
  seen    uuid[]
)
  RETURNS text
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  i public.invoices;
  client uuid := (select x.user_id from public.invoices x where x.id = invoice);
  codes text[] := array(select jsonb_array_elements_text(outcome -> 'codes'));
  numbers text[] := array(select jsonb_array_elements_text(outcome -> 'numbers'));
begin
  if client is null then
    return 'closed';
  end if;
  -- A client's documents are stored one at a time, so that the second of two identical documents finds the first.
  perform pg_advisory_xact_lock(hashtextextended('review:' || client::text, 0));
  select * into i from public.invoices x where x.id = invoice for update;
  if i.reviewed_at is not null then
    return 'kept';
  end if;
  if i.queue is distinct from 'waiting' or i.decision <> 0 then
    return 'closed';
  end if;
  if exists (select from private.earlier_invoices(i, codes, outcome ->> 'supplier_nit', numbers) e where e.id <> all (seen)) then
    return 'again';
  end if;
  insert into private.invoice_reviews (invoice_id, at, refused, document, review)
    values (i.id, clock_timestamp(), outcome ->> 'refused', nullif(outcome -> 'document', 'null'), nullif(outcome -> 'review', 'null'))
    on conflict (invoice_id) do update set at = excluded.at, refused = excluded.refused, document = excluded.document,
      review = excluded.review, leased_until = null;
  update public.invoices x set
      reviewed_at = clock_timestamp(), proposal = outcome ->> 'proposal', rules_version = outcome ->> 'rules_version',
      findings = coalesce(outcome -> 'findings', '[]'), kind = outcome ->> 'kind', code = nullif(outcome ->> 'code', ''),
      supplier = nullif(outcome ->> 'supplier', ''), supplier_nit = nullif(outcome ->> 'supplier_nit', ''),
      document_number = nullif(outcome ->> 'document_number', ''), issued_on = (outcome ->> 'issued_on')::date,
      customer = nullif(outcome ->> 'customer', ''), customer_nit = nullif(outcome ->> 'customer_nit', ''),
      currency = nullif(outcome ->> 'currency', ''), total = (outcome ->> 'total')::numeric, base = (outcome ->> 'base')::numeric,
      iva = (outcome ->> 'iva')::numeric, withheld = (outcome ->> 'withheld')::numeric, taxes = nullif(outcome -> 'taxes', 'null'),
      refused = outcome ->> 'refused', direction = outcome ->> 'direction', effect = outcome ->> 'effect',
      about = nullif(outcome ->> 'about', ''),
      affects = (select a.id from public.invoices a where a.id = (outcome ->> 'affects')::uuid and a.user_id = i.user_id)
    where x.id = i.id returning * into i;
  -- The trusted authorities changed during the reading, so the document is read again, and a repeated reading accepts nothing.
  if coalesce(outcome ->> 'trust_list' <> private.authority_list(), false) then
    update private.invoice_reviews x set asked_again = true where x.invoice_id = i.id;
    return 'stored';
  end if;
  return case when private.accept_by_rules(i) then 'accepted' else 'stored' end;
end $function$;

CREATE OR REPLACE FUNCTION public.store_review_again (
  invoice       uuid,
  outcome       jsonb,
  seen          uuid[],
  was           text,
  current_rules text
)
  RETURNS text
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  i public.invoices;
  result text;
  client uuid := (select x.user_id from public.invoices x where x.id = invoice);
begin
  if client is null then
    return 'closed';
  end if;
  -- Takes the locks of store_review in the same order, because store_review is called below and takes them again.
  perform pg_advisory_xact_lock(hashtextextended('review:' || client::text, 0));
  select * into i from public.invoices x where x.id = invoice for update;
  if i.id is null or i.reviewed_at is null or i.queue is distinct from 'waiting' or i.decision <> 0
    or i.rules_version is distinct from was then
    return 'closed';
  end if;
  if outcome ->> 'refused' is not null or jsonb_typeof(outcome -> 'review') is distinct from 'object' then
    update private.invoice_reviews x set tried_rules = current_rules, leased_until = null, asked_again = false where x.invoice_id = i.id;
    return 'kept';
  end if;
  update public.invoices x set reviewed_at = null where x.id = i.id;
  -- The proposal is left out, because automatic acceptance is only for invoices that have just arrived.
  result := public.store_review(invoice, outcome - 'proposal', seen);
  if result <> 'stored' then
    update public.invoices x set reviewed_at = i.reviewed_at where x.id = i.id;
    return result;
  end if;
  update public.invoices x set proposal = outcome ->> 'proposal' where x.id = i.id;
  update private.invoice_reviews x
    set asked_again = coalesce(outcome ->> 'trust_list' <> private.authority_list(), false), review = x.review || case when was = current_rules then '{}'
                                                       else jsonb_build_object('again', jsonb_build_object('from', was)) end
    where x.invoice_id = i.id;
  return result;
end $function$;

CREATE OR REPLACE FUNCTION public.teach_book (
  client    uuid,
  invoice   uuid,
  only_this boolean,
  treatment jsonb,
  seen      timestamp with time zone DEFAULT NULL::timestamp WITH time zone
)
  RETURNS void
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  i public.invoices;
  was private.book_rules;
  by_name text := private.member_name((select auth.uid()));
begin
  perform private.require_client(client);
  perform pg_advisory_xact_lock(hashtext('books ' || client));
  select x.* into i from public.invoices x where x.id = invoice and x.user_id = client and x.deleted_at is null;
  if i.id is null then
    raise exception 'not-found' using errcode = 'P0001';
  end if;
  if i.status <> 'accepted' then
    raise exception 'conflict' using errcode = 'P0001';
  end if;
  if i.supplier_nit is null or not private.is_book_treatment(treatment)
    or (not only_this and (treatment -> 'base' <> 'null' or (treatment -> 'difference')::boolean)) then
    raise exception 'invalid-input' using errcode = 'P0001';
  end if;
  select x.* into was from private.book_rules x where x.user_id = client and case when only_this then x.invoice_id = i.id
    else x.nit = i.supplier_nit and x.invoice_id is null end;
  if was.made_at is distinct from seen then
    raise exception 'conflict' using errcode = 'P0001';
  end if;
  if not only_this and was.id is null and (select count(*) from private.book_rules x where x.user_id = client and x.invoice_id is null) >= 5000 then
    raise exception 'invalid-input' using errcode = 'P0001';
  end if;
  if was.id is null then
    insert into private.book_rules (user_id, nit, invoice_id, treatment, made_by)
      values (client, i.supplier_nit, case when only_this then i.id end, teach_book.treatment, by_name);
  else
    update private.book_rules x set treatment = teach_book.treatment, made_by = by_name, made_at = clock_timestamp() where x.id = was.id;
  end if;
  -- A rule made from an invoice applies to that invoice too, so its own decision is deleted.
  if not only_this then
    delete from private.book_rules x where x.invoice_id = i.id;
  end if;
  perform private.note_staff(case when only_this then 'books.decided' else 'books.taught' end, client,
    case when was.id is not null then jsonb_build_object('account', was.treatment ->> 'account') end,
    jsonb_build_object('supplier', i.supplier, 'document', i.document_number, 'account', treatment ->> 'account'));
end $function$;

CREATE OR REPLACE FUNCTION public.undo_filing (
  filing uuid
)
  RETURNS jsonb
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  f private.filings;
  item private.filed_items;
  was public.obligations;
  becomes public.obligations;
  undone int := 0;
  kept jsonb := '[]';
begin
  perform private.require_staff();
  select x.* into f from private.filings x where x.id = filing and x.made_by = (select auth.uid()) for update;
  if f.id is null then
    raise exception 'not-found' using errcode = 'P0001';
  end if;
  if f.undone_at is not null then
    return jsonb_build_object('undone', 0, 'kept', kept);
  end if;
  if f.held_until < clock_timestamp() then
    raise exception 'undo-late' using errcode = 'P0001';
  end if;
  for item in select i.* from private.filed_items i where i.filing = f.id order by i.obligation loop
    select x.* into was from public.obligations x where x.id = item.obligation for update;
    if was.version <> item.version or not private.sees_client(was.user_id) then
      kept := kept || (jsonb_build_object('obligation', was.id) || coalesce((
        select jsonb_build_object('by', private.member_name(h.actor), 'at', h.at) from private.obligation_history h
        where h.obligation = was.id order by h.id desc limit 1), '{}'));
      continue;
    end if;
    update public.obligations o set state = item.before ->> 'state', message = item.before ->> 'message',
        receipt_number = item.before ->> 'receipt_number', filed_on = (item.before ->> 'filed_on')::date,
        paid_on = (item.before ->> 'paid_on')::date, version = o.version + 1, changed_at = now()
      where o.id = was.id returning * into becomes;
    update private.obligation_work w set receipt_value = (item.before ->> 'value')::bigint where w.obligation = was.id;
    perform private.take_back_receipt(item, r) from jsonb_array_elements(item.receipts) r;
    perform private.note_obligation(was, becomes, jsonb_build_object('value', item.before -> 'value'));
    update private.filed_items i set receipts = '[]' where i.filing = f.id and i.obligation = item.obligation;
    undone := undone + 1;
  end loop;
  -- Clients whose obligations stay filed still get their mail about the receipts.
  perform private.mail_filing(f);
  update private.filings x set undone_at = clock_timestamp() where x.id = f.id;
  return jsonb_build_object('undone', undone, 'kept', kept);
end $function$;

CREATE OR REPLACE FUNCTION public.work_list (
  wanted    jsonb   DEFAULT '{}'::jsonb,
  page_size integer DEFAULT 50
)
  RETURNS jsonb
  LANGUAGE plpgsql
  STABLE
  SECURITY DEFINER
  SET search_path TO ''
  SET enable_seqscan TO 'off'
  SET enable_bitmapscan TO 'off'
  SET jit TO 'off'
  AS $function$
declare
  size int := least(greatest(page_size, 1), 100);
  state text := coalesce(wanted ->> 'state', 'open');
  s record;
  found uuid[];
begin
  perform private.require_staff();
  s := private.work_scope(wanted);
  -- Overdue obligations are selected by `due` but ordered by `listed`, which is the same day for them.
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
end $function$;

CREATE OR REPLACE FUNCTION public.work_matrix (
  wanted    jsonb   DEFAULT '{}'::jsonb,
  page_size integer DEFAULT 25
)
  RETURNS jsonb
  LANGUAGE plpgsql
  STABLE
  SECURITY DEFINER
  SET search_path TO ''
  SET enable_seqscan TO 'off'
  SET enable_bitmapscan TO 'off'
  SET jit TO 'off'
  AS $function$
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
  -- With few matching rows the query starts from these rows; with many it walks through the clients by name and soon meets one.
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
end $function$;

COMMENT ON COLUMN "private"."invoice_decisions"."automatic" IS 'True when the rules decided automatically.';

COMMENT ON COLUMN "private"."invoice_decisions"."reason" IS 'Why the invoice was accepted in spite of errors, or before it was read. Only the firm sees it.';

COMMENT ON COLUMN "private"."invoice_reviews"."asked_again" IS 'The file must be read again under the same rules, because data of the firm changed.';

COMMENT ON COLUMN "private"."invoice_reviews"."sheet" IS 'The figures of the document that the worksheet of its period needs.';

COMMENT ON COLUMN "private"."invoice_reviews"."tried_rules" IS 'The version of the rules under which reading the file again failed, so that its older review stays.';

COMMENT ON COLUMN "private"."review_records"."at_decision" IS 'True if content was saved at the decision, false if when the record was first requested.';

COMMENT ON COLUMN "private"."review_records"."stamped_at" IS 'The time in the authority''s time stamp (RFC 3161); empty if there is none.';

COMMENT ON COLUMN "public"."invoices"."about" IS 'The CUFE of the document that this event or answer of DIAN is about, with which it is filed.';

COMMENT ON COLUMN "public"."invoices"."affects" IS 'The invoice that this note changes; effect says how.';

COMMENT ON COLUMN "public"."invoices"."asked_at" IS 'The firm asked for another file: the invoice stays in review and waits for the client.';

COMMENT ON COLUMN "public"."invoices"."base" IS 'Pesos before taxes: the sum of the lines, less discounts, plus charges.';

COMMENT ON COLUMN "public"."invoices"."decision" IS 'The number of decisions so far. decide_invoice compares it with the one that the member saw.';

COMMENT ON COLUMN "public"."invoices"."deleted_at" IS 'When the client deleted the invoice during its review. The file is deleted; the row and its number stay for the firm.';

COMMENT ON COLUMN "public"."invoices"."findings" IS 'The findings of the review, the most severe first: [{id, text, severity, message, detail, figures}].';

COMMENT ON COLUMN "public"."invoices"."moved_at" IS 'When the firm moved the invoice to the client to whom it belongs.';

COMMENT ON COLUMN "public"."invoices"."proposal" IS 'What the rules propose; empty for unknown kinds of documents, which a person judges.';

COMMENT ON COLUMN "public"."invoices"."reviewed_at" IS 'When the rules read the file; empty before, and for files that they do not read.';

COMMENT ON COLUMN "public"."invoices"."total" IS 'Pesos to pay, as read from the file; empty until it was read.';

COMMENT ON COLUMN "public"."invoices"."withdrawn_at" IS 'When the client deleted the invoice or, after a decision, withdrew it; then file and decision stay. It can be undone for 30 s.';

COMMENT ON COLUMN "public"."outbox"."first_tried_at" IS 'The time of the first attempt, set again when a member sends it again.';

COMMENT ON COLUMN "public"."uploads"."for_client" IS 'The client who gets the document, when a member of the firm (user_id) uploads it.';

COMMENT ON TABLE "private"."account_invitations" IS 'Invitations into an account or into the firm, with the hash of each link. Read and written by functions alone.';

COMMENT ON TABLE "private"."account_members" IS 'Who works in which account, and who worked there before. A current membership has no end. Read and written by functions alone.';

COMMENT ON TABLE "private"."appointment_holds" IS 'The hours that appointments take of each person. Only a trigger writes, only functions read.';

COMMENT ON TABLE "private"."appointment_remarks" IS 'What the firm notes about appointments. Read and written only by functions that members call.';

COMMENT ON TABLE "private"."authorities" IS 'Certificate authorities whose signers the review trusts, each added by an administrator who compared it with the published fingerprint.';

COMMENT ON TABLE "private"."authority_grace" IS 'Until this day an unknown authority alone is no doubt about an invoice. The invoice is still never accepted automatically.';

COMMENT ON TABLE "private"."backup_codes" IS 'Hashes of the backup codes that open an account after its authenticator app was lost. Functions alone read and write them.';

COMMENT ON TABLE "private"."calendar_feeds" IS 'The hash of the secret calendar address of each person of a client. Read and written only by functions.';

COMMENT ON TABLE "private"."change_permits" IS 'A permit for one change (password, address, owner of a company, second step), valid for a minute. An account in use refuses changes without one. Functions alone read and write it.';

COMMENT ON TABLE "private"."client_advisors" IS 'The clients of each advisor. Administrators see every client, advisors only these. Written by the functions of this schema.';

COMMENT ON TABLE "private"."client_cards" IS 'What the workspace''s lists show and search of a client. Triggers compute it from e-mail, profile, companies, invitations and sessions.';

COMMENT ON TABLE "private"."client_contacts" IS 'Contact data that the firm noted itself, besides those that people entered. Read and written by functions alone.';

COMMENT ON TABLE "private"."client_imports" IS 'The unfinished import of clients of each administrator. Read and written by functions alone.';

COMMENT ON TABLE "private"."client_services" IS 'The services that a signed engagement letter promised to a client. Read and written by functions alone.';

COMMENT ON TABLE "private"."client_tags" IS 'Tags of clients: at most ten per client and 200 in all. Read and written by functions alone.';

COMMENT ON TABLE "private"."client_work" IS 'Which client has which template, and up to which day its obligations exist. Read and written by functions alone.';

COMMENT ON TABLE "private"."closed_hours" IS 'Hours when the firm is closed. Clients read the reason. Written and read by functions alone.';

COMMENT ON TABLE "private"."code_tries" IS 'Wrong codes by client and supplier, each kept once for 30 days. Read and written by check_code alone.';

COMMENT ON TABLE "private"."confirmed_signers" IS 'Other signers of a supplier''s invoices, by NIT, which an administrator confirmed.';

COMMENT ON TABLE "private"."contact_answers" IS 'The firm''s answers to visitors, as mailed. Written and read by functions alone.';

COMMENT ON TABLE "private"."date_reminders" IS 'The due dates of which clients were reminded by mail. Read and written by functions alone.';

COMMENT ON TABLE "private"."dian_upload_rows" IS 'The rows of a list that is being received. Read and written by functions alone.';

COMMENT ON TABLE "private"."dian_uploads" IS 'Lists whose rows are being received, kept for an hour. Read and written by functions alone.';

COMMENT ON TABLE "private"."document_places" IS 'The year and subject of each document, set by triggers. Only functions read it.';

COMMENT ON TABLE "private"."document_zips" IS 'ZIPs of chosen files, each for one download within ten minutes by the person who chose them. Read and written by functions alone.';

COMMENT ON TABLE "private"."email_undos" IS 'Changes of address, which a link in the old mailbox can undo once within a week. Functions alone read and write it.';

COMMENT ON TABLE "private"."engagement_work" IS 'The recurring work that a letter started. Read and written by functions alone.';

COMMENT ON TABLE "private"."engagements" IS 'Signed engagement letters that opened services, fees or work. Read and written by functions alone.';

COMMENT ON TABLE "private"."filings" IS 'Obligations that a member marked as filed in one action, kept for a day to undo it. Read and written by functions alone.';

COMMENT ON TABLE "private"."folder_names" IS 'The name of an account''s folder for a subject, where client or firm renamed it. Read and written by functions alone.';

COMMENT ON TABLE "private"."heartbeats" IS 'When each recurring call last happened. Written by note_housekeeping alone.';

COMMENT ON TABLE "private"."invoice_decisions" IS 'Every decision about an invoice. job is its mail, and is empty if the mail was cancelled before it was sent.';

COMMENT ON TABLE "private"."invoice_reviews" IS 'The parsed document and its review. Newer rules may replace a review, which then says so.';

COMMENT ON TABLE "private"."link_claims" IS 'Links that somebody is using at this moment, as hashes. A claim lasts a minute. Functions alone read and write it.';

COMMENT ON TABLE "private"."mail_events" IS 'Deliveries of the mail service that were handled, so that a repeated one changes nothing. Read and written by functions alone.';

COMMENT ON TABLE "private"."member_feeds" IS 'The hash of each member''s secret calendar address. Read and written only by functions.';

COMMENT ON TABLE "private"."message_authors" IS 'Which member wrote an answer. The client sees only the name in the message.';

COMMENT ON TABLE "private"."message_keys" IS 'The words of each message, in the form that private.inbox_key makes for comparison.';

COMMENT ON TABLE "private"."non_business_days" IS 'Non-business days that the firm added to those of the product. Read and written by functions alone.';

COMMENT ON TABLE "private"."numbering_secrets" IS 'Technical keys of numberings and PINs of software. Only check_code reads them, and answers only whether a code is right.';

COMMENT ON TABLE "private"."obligation_history" IS 'The history of each obligation. Written and read by functions alone.';

COMMENT ON TABLE "private"."obligation_plans" IS 'Up to which day each client''s obligations exist, and which job is computing more. Read and written by functions alone.';

COMMENT ON TABLE "private"."obligation_steps" IS 'The steps of an obligation inside the firm. Read and written by functions alone.';

COMMENT ON TABLE "private"."outside_calendars" IS 'The encrypted addresses of members'' calendars in other services, and the busy hours read from them. Written and read by functions alone.';

COMMENT ON TABLE "private"."owner_changes" IS 'Changes of owner that wait for their two confirmations. Functions alone read and write it.';

COMMENT ON TABLE "private"."person_cards" IS 'The words by which people are found. Triggers compute them from e-mail and profile, and only the search reads them.';

COMMENT ON TABLE "private"."registrations" IS 'The browser that last registered each account, as the hash of the mark in its cookie. Functions alone read and write it.';

COMMENT ON TABLE "private"."rest_hours" IS 'The hours in which a person wants no mails. Without a row they are from 20 to 7 and Sundays. Read and written by functions alone.';

COMMENT ON TABLE "private"."review_records" IS 'One per decision about an invoice. content, number and code never change. path and sha256 belong to the signed file.';

COMMENT ON TABLE "private"."review_switches" IS 'The kinds of documents that are accepted automatically. At first there are none.';

COMMENT ON TABLE "private"."saved_answers" IS 'Answers for reuse, shared by all members; at most 200. Only save_answer and delete_answer write.';

COMMENT ON TABLE "private"."saved_filters" IS 'Filters that each member saved, at most 20 per page. Read and written by functions alone.';

COMMENT ON TABLE "private"."second_steps" IS 'People of clients who must enter a code after the password. Functions alone read and write it.';

COMMENT ON TABLE "private"."sendings" IS 'Sendings of documents to many clients. Each member sees their own, for 90 days after they were sent. Read and written by functions alone.';

COMMENT ON TABLE "private"."session_devices" IS 'Address and browser of each session, because the auth service sees only our own server. Read and written by functions alone.';

COMMENT ON TABLE "private"."signature_codes" IS 'Hashes of the codes that were mailed to signers. Read and written by functions alone.';

COMMENT ON TABLE "private"."signature_events" IS 'The evidence of each signature. Rows are only added, each with the hash of the previous one. Read and written by functions alone.';

COMMENT ON TABLE "private"."signature_requests" IS 'Documents that the firm sent to be signed. Read and written by functions alone.';

COMMENT ON TABLE "private"."signature_signers" IS 'The signers of each document, with their order and state. Read and written by functions alone.';

COMMENT ON TABLE "private"."tax_profiles" IS 'The tax profiles of each client, one per start day. The latest one that has begun is in force. Read and written by functions alone.';

COMMENT ON TABLE "private"."thread_desk" IS 'One row per conversation with everything by which the inbox filters, sorts and searches. Triggers keep it. Written by the functions of this schema.';

COMMENT ON TABLE "private"."usury_rates" IS 'The usury rate of each month, from which interest on late tax is computed. Read and written by functions alone.';

COMMENT ON TABLE "private"."uvt_values" IS 'The UVT of years that the product does not include. Read and written by functions alone.';

COMMENT ON TABLE "private"."wage_values" IS 'The minimum wage and transport aid of years that the product does not include. Read and written by functions alone.';

COMMENT ON TABLE "private"."welcomes" IS 'What people told about themselves before the firm decided about their account. Read and written by functions alone.';

COMMENT ON TABLE "private"."work_templates" IS 'Recurring work for clients, with its steps. Read and written by functions alone.';

COMMENT ON TABLE "public"."accounts" IS 'The clients. An account is deleted together with its last person, unless the firm created it. Read and written by functions alone.';

COMMENT ON TABLE "public"."appointments" IS 'Appointments with the firm. Their client reads them; only procedures write.';

COMMENT ON TABLE "public"."contact_messages" IS 'What visitors wrote. Only receive_contact_message writes, administrators use procedures, and the server reads.';

COMMENT ON TABLE "public"."data_exports" IS 'Each copy of their data that a client asked for; its id allows one download. Only the server writes.';

COMMENT ON TABLE "public"."data_requests" IS 'Consultas and reclamos (Ley 1581 de 2012, arts. 14 and 15) with the last day for the answer by law.';

COMMENT ON TABLE "public"."dian_months" IS 'The months whose list of DIAN was read, with its sums and what is open. Only procedures write.';

COMMENT ON TABLE "public"."messages" IS 'user_id is the client, also for messages of the firm. files: [{id, name, type, size}] of documents of that client. Only procedures write.';

COMMENT ON TABLE "public"."notifications" IS 'Each person reads their own, as long as they belong to the client or firm concerned. Only functions write. Read ones are kept 30 days, others 90.';

COMMENT ON TABLE "public"."obligation_receipts" IS 'The files that prove a filing. Only procedures write. Receipts have amounts, so people of the client read them after delivery only if they may see figures; my_calendar shows the others only the files.';

COMMENT ON TABLE "public"."obligations" IS 'What a client has to do, by period. All people of the client read the rows that the firm does not hide; only procedures write. Internal data is in private.obligation_work.';

COMMENT ON TABLE "public"."outbox" IS 'Outgoing effects, sent by leased workers. Service role only; last_error is the kind of error, never a text from outside.';

COMMENT ON TABLE "public"."section_changes" IS 'When a section of the workspace last changed. Members read it, except the row of the contacts, which only administrators read. Only triggers write, and rows are never deleted.';

COMMENT ON TABLE "public"."upload_batches" IS 'The files that a person sent together. The automation service is called once per batch. Service role only.';

COMMENT ON TABLE "public"."user_approval_status" IS 'One row per account, created with it. A missing row counts as waitlist. Only set_approval changes it.';
