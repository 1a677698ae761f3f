set local lock_timeout = '5s';
set local check_function_bodies = off;

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
    select distinct p::uuid from jsonb_array_elements(types) t
      cross join jsonb_array_elements_text(t -> 'people' || case when t ->> 'second' is null then '[]' else t -> 'second' end) p
    where p::uuid <> all (usual)
    union
    select a.second_person from public.appointments a
    where a.user_id = client and a.second_person <> all (usual) and a.status in ('requested', 'proposed', 'confirmed') and a.ends_at > now()
    order by 1);
  stand_ins jsonb;
begin
  -- Members who attend only in place of an absent member get free hours only during the absence.
  select coalesce(jsonb_object_agg(s.person, s.away::text), '{}') into stand_ins
    from private.stand_ins(client, null) s where s.person <> all (special);
  usual := usual || array(select k::uuid from jsonb_object_keys(stand_ins) k order by 1);
  return private.free_hours(usual || special, stand_ins) || jsonb_build_object('types', types, 'usual', to_jsonb(usual));
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
  -- Tables and views that belong to an extension of PostgreSQL are left out.
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
  -- `not null` constraints are left out: the `column` lines contain them, and only newer PostgreSQL lists them.
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
end $function$;

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
    -- A caller who still saw the client as waiting learns which colleague decided first, and when.
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
    -- The first page without filters is a static query, so that PostgreSQL keeps its plan.
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
    -- If paging back reaches the start of the list, the full first page is returned instead of a shorter one.
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
    -- A new password also cancels a pending change of e-mail address; the auth service would only clear its links.
    -- Clearing the links of a pending change is not enough, because anybody can make the auth service send new ones.
    new.email_change := '';
    new.email_change_confirm_status := 0;
    undo := permit.undo;
  end if;
  if tg_name = 'guard_account' and old.email is distinct from new.email then
    delete from private.change_permits p
      where p.user_id = new.id and p.kind = 'email' and p.email = lower(new.email) and p.until > now() returning * into permit;
    -- A confirmed change of e-mail address needs no second permit, because its permit was checked at the request.
    if guarded and not found and lower(coalesce(old.email_change, '')) is distinct from lower(new.email) then
      raise insufficient_privilege using message = 'not-permitted';
    end if;
    undo := coalesce(undo, permit.undo);
  end if;
  -- An undo also ends the undo links of later changes, because the thief may have received those links.
  if undo is not null then
    update private.email_undos e set used_at = now()
      where e.user_id = new.id and e.used_at is null and e.made_at >= (select x.made_at from private.email_undos x where x.id = undo);
  end if;
  if tg_name = 'guard_account' and coalesce(new.email_change, '') <> '' and old.email_change is distinct from new.email_change then
    delete from private.change_permits p
      where p.user_id = new.id and p.kind = 'email' and p.email = lower(new.email_change) and p.until > now();
    -- A change of e-mail address without a permit is dropped, so that the links in its mails do not work.
    -- An error would also undo the stored time of the sent mails, which the auth service needs to limit new mails.
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
  -- True if the authenticator app that is added or removed has unused backup codes.
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
      -- A firm member's first authenticator app needs no permit, because the site requires every member to have one.
      or exists (select from private.staff s where s.user_id = factor.user_id) and (tg_op = 'DELETE' or exists (
          select from auth.mfa_factors f where f.user_id = factor.user_id and f.status = 'verified' and f.id <> factor.id))
        and not exists (select from private.change_permits p where p.user_id = factor.user_id and p.kind = 'second-step' and p.until > now())) then
    raise insufficient_privilege using message = 'not-permitted';
  end if;
  return factor;
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
    -- The limit does not refuse a task that is already stored, because a unique index refuses its second insert.
    and not exists (
      select from public.documents where user_id = new.user_id and kind = 'task' and file_path = new.file_path) then
    raise exception 'task-limit' using errcode = 'P0001';
  end if;
  return new;
end $function$;

CREATE OR REPLACE FUNCTION private.on_auth_user_changed()
  RETURNS TRIGGER
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  -- The change of address that this transaction undoes.
  undone private.email_undos;
  way_back uuid;
begin
  select e.* into undone from private.email_undos e where e.user_id = new.id and e.used_at = now() order by e.made_at limit 1;
  if old.encrypted_password is distinct from new.encrypted_password and coalesce(old.encrypted_password, '') <> ''
      and private.is_sealed(new.encrypted_password) = (tg_name = 'on_sealed_password_changed') and old.last_sign_in_at is not null then
    insert into public.client_profiles as p (user_id, password_changed_at) values (new.id, clock_timestamp())
      on conflict (user_id) do update set password_changed_at = excluded.password_changed_at;
    perform private.note_account(new.id, 'account.password', null, null);
    -- If an address is restored, only the restored address, not the thief's, gets the mail about a new password.
    if undone.id is null or undone.old_email = new.email then
      perform private.queue_mail(new.id, 'password:' || new.id || ':' || md5(new.encrypted_password), 'password-changed', new.email, '{}');
    end if;
  end if;
  if tg_name <> 'on_sealed_password_changed' and old.email is distinct from new.email and old.email is not null then
    perform private.note_account(new.id, 'account.email',
      jsonb_build_object('email', old.email), jsonb_build_object('email', new.email));
    if undone.id is not null then
      perform private.queue_mail(new.id, 'email-back:' || new.id || ':' || md5(new.email || clock_timestamp()), 'email-taken-back',
        old.email, jsonb_build_object('email', new.email));
    else
      delete from private.email_undos e where e.user_id = new.id and e.made_at < now() - interval '30 days';
      insert into private.email_undos (user_id, old_email) values (new.id, old.email) returning id into way_back;
      perform private.queue_mail(new.id, 'email:' || new.id || ':' || md5(new.email || clock_timestamp()), 'email-changed', old.email,
        jsonb_build_object('email', new.email, 'undo', way_back));
    end if;
  end if;
  if undone.old_email = new.email then
    perform private.clear_taken_account(new.id, undone.made_at);
  end if;
  return new;
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
  -- No services or fees start if the signer lost the role of owner while the signature was being stored.
  if t is null or r.user_id is null or not private.binds_client(r) then
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
  insert into private.fees (id, client, concept, amount, due_on, made_by, letter)
    select gen_random_uuid(), r.user_id, f.concept, f.amount, f.due_on, r.sent_by, r.id from private.fee_schedule(t, private.today()) f;
  perform private.note_account(r.user_id, 'engagement.opened', null, jsonb_build_object('name', r.title), r.sent_by);
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
  -- Rest hours last less than two days (a night, Sunday, a night), so this loop of 72 hours always reaches their end.
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
  -- The lock lets one server at a time finish files of a sending, so that exactly one sends the client's mail.
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
  -- If the account is being deleted, the document request may already be gone.
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
    -- If both the firm and the client turn off reminders of fees, they are stored as turned off by the client.
    insert into private.fee_silences as s (client, by_firm, made_by) values (wanted, silence_fees.by_firm, (select auth.uid()))
      on conflict (client) do update set by_firm = false, made_by = excluded.made_by, made_at = excluded.made_at where s.by_firm and not excluded.by_firm;
    perform private.drop_fee_reminder(wanted);
  else
    delete from private.fee_silences s where s.client = wanted;
  end if;
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
    -- The subquery looks up the advisors of each client; with an OR, PostgreSQL would read all advisors first.
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
  -- `changed` means that the status is the same, but the hour, the place or the members have changed.
  step text := case when tg_op = 'INSERT' or old.status <> new.status then new.status else 'changed' end;
  words jsonb := jsonb_build_object('title', new.title, 'what', step, 'at', new.starts_at);
begin
  perform private.read_about(new.id);
  if new.status in ('done', 'missed') or tg_op = 'UPDATE' and old.status = 'missed' then
    return null;
  end if;
  perform private.notify(private.people_of(new.user_id, 'assistant'), 'appointment', new.user_id, new.id, words);
  perform private.notify(case when new.person is null then private.team_of(new.user_id) else array_remove(array[new.person, new.second_person], null) end,
    'client-appointment', new.user_id, new.id, words, 1, true);
  return null;
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
    -- `offset 0` and the subqueries make the planner look up each registration's rows; joins would read whole tables.
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
  -- For many clients, coalesce stops the planner from looking up each one; it then reads an index of days or states.
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
    -- The fields are read one by one, because jsonb_to_recordset takes ten times as long for each document.
    select j.id, j.side, j.factor, l.line ->> 'code' as code, (l.line -> 'withheld')::boolean as withheld, (l.line ->> 'percent')::numeric as percent,
           (l.line ->> 'base')::numeric as base, (l.line -> 'amount')::numeric as amount
    from judged j, jsonb_array_elements(j.sheet -> 'lines') l (line) where j.reason is null),
  -- `untaxed` has each document's base (`whole`), its part with IVA or INC (`taxed`), and whether a tax was withheld.
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
  -- Without coalesce, null as `documents` would pass the check, because the length of null is null.
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
      select private.agenda_row(a, private.client_title(a.user_id), (select u.email from private.contact_of(a.user_id) u))), 'attends', private.attending_names(a), 'steps', steps,
    'kind', (select t.name from private.appointment_types t where t.id = a.type),
    'outside', a.status in ('requested', 'proposed', 'confirmed') and exists (
      select from unnest(array[a.person, a.second_person]) p where tstzrange(a.starts_at, a.ends_at) && private.outside_busy(p)),
    'series', (
      select jsonb_build_object('place', count(*) filter (where x.starts_at <= a.starts_at), 'count', count(*),
        'following', count(*) filter (where x.starts_at > a.starts_at and x.status in ('requested', 'proposed', 'confirmed')))
      from public.appointments x where x.series = a.series and x.user_id = a.user_id having a.series is not null),
    'missed', (select count(*) from public.appointments x where x.user_id = a.user_id and x.status = 'missed'),
    'remark', (select jsonb_build_object('body', r.body, 'version', r.version, 'by', private.member_name(r.author))
      from private.appointment_remarks r where r.appointment = a.id),
    'last', jsonb_build_object(
    'at', a.updated_at,
    -- The entry in the audit log with the same time as the last change names the author of the change.
    'by', (select s ->> 'by' from jsonb_array_elements(steps) s where (s ->> 'at')::timestamptz = a.updated_at limit 1)));
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
  -- If the caller has already given the same answer, for example by a double click, nothing changes.
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
  -- If the caller has already sent the same note, for example by a double click, nothing changes.
  if exists (select from private.welcomes w where w.account = target and w.note = btrim(correction) and w.note_by = (select auth.uid())
      and (w.sent_at is null or w.sent_at < w.note_at)) then
    return;
  end if;
  -- With `done` set to false, the welcome form opens again at the step of the company.
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
  -- Fails if one of the invoices has arrived, or was requested by a colleague, in the meantime.
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

CREATE OR REPLACE FUNCTION public.begin_signature_code (
  request uuid,
  who     jsonb,
  code    jsonb
)
  RETURNS jsonb
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  r private.signature_requests := private.lock_signature(request);
  s private.signature_signers := private.find_signer(request, who);
  state text := private.signer_view(r, s) ->> 'state';
  session auth.sessions;
  confirmed_at timestamptz;
  kept private.signature_codes;
begin
  if s.id is null or s.party <> 'outside' and not private.signs_in_session(who) then
    raise exception 'not-found' using errcode = 'P0001';
  end if;
  if state not in ('asked', 'locked') then
    return jsonb_build_object('outcome', state);
  end if;
  if s.consented_at is null or s.consent <> code ->> 'consent' or r.sha256 <> code ->> 'sha256' then
    raise exception 'conflict' using errcode = 'P0001';
  end if;
  if (select count(*) from private.signature_codes c where c.signer = s.id and c.made_at > clock_timestamp() - interval '1 day') >= 8 then
    return jsonb_build_object('outcome', 'locked');
  end if;
  if (select count(*) from private.signature_codes c where c.signer = s.id and c.made_at > clock_timestamp() - interval '1 hour') >= 3 then
    return jsonb_build_object('outcome', 'hour');
  end if;
  if s.party <> 'outside' then
    select x.* into session from auth.sessions x where x.id = (who ->> 'session')::uuid;
    -- A password that was entered in this session for an earlier code counts as confirmed for fifteen minutes.
    confirmed_at := case when (who ->> 'confirmed')::boolean then clock_timestamp() else (
      select max((c.known ->> 'password_at')::timestamptz) from private.signature_codes c join private.signature_signers x on x.id = c.signer
      where x.person = s.person and c.known ->> 'session' = session.id::text
        and c.made_at > clock_timestamp() - interval '30 minutes' and (c.known ->> 'password_at')::timestamptz > clock_timestamp() - interval '15 minutes') end;
    if session.created_at < clock_timestamp() - interval '15 minutes' and confirmed_at is null then
      return jsonb_build_object('outcome', 'password');
    end if;
  end if;
  update private.signature_codes c set void_at = clock_timestamp() where c.signer = s.id and c.used_at is null and c.void_at is null;
  insert into private.signature_codes (signer, hash, sha256, consent, known)
    values (s.id, code ->> 'hash', r.sha256, s.consent, jsonb_strip_nulls(jsonb_build_object('session_since', session.created_at,
      'second_step', case when session.id is not null then who ->> 'aal' = 'aal2' end,
      'password', case when session.id is not null then confirmed_at is not null end, 'password_at', confirmed_at, 'session', session.id)))
    returning * into kept;
  perform private.note_signature(r.id, 'code-sent', s.position, jsonb_build_object('mailbox', private.masked_mail(s.email)));
  return jsonb_build_object('outcome', 'sent', 'code', kept.id, 'to', s.email, 'until', kept.until);
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
  -- If the item already has this appointment, for example after a double click, nothing changes.
  if i.appointment = a.id then
    return a;
  end if;
  -- If a colleague answered the item first, the error also rolls back the new appointment.
  if i.state = 'answered' or a.status = 'cancelled' then
    raise exception 'conflict' using errcode = 'P0001';
  end if;
  update public.document_request_items x set appointment = a.id where x.id = i.id;
  perform private.keep_answer(i, 'answered', null);
  return a;
end $function$;

CREATE OR REPLACE FUNCTION public.change_appointment_place (
  appointment uuid,
  seen        integer,
  place       text,
  detail      text    DEFAULT NULL::text,
  note        text    DEFAULT NULL::text
)
  RETURNS public.appointments
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
#variable_conflict use_column
declare
  a public.appointments := private.own_appointment(appointment, null);
  by_firm boolean := a.user_id <> private.require_account('assistant');
  kind private.appointment_types := private.type_of(a.type);
  old_place text := a.place;
begin
  if change_appointment_place.place is null or change_appointment_place.place not in ('video', 'office', 'phone') then
    raise exception 'place-gone' using errcode = 'P0001';
  end if;
  if by_firm and change_appointment_place.place <> kind.place and not kind.other_places ? change_appointment_place.place then
    kind.other_places := kind.other_places || jsonb_build_object(change_appointment_place.place, null);
  end if;
  kind := private.at_place(kind, change_appointment_place.place, change_appointment_place.detail, a.user_id, by_firm);
  if by_firm and kind.place <> 'phone' and btrim(change_appointment_place.detail) <> '' then
    kind.detail := btrim(change_appointment_place.detail);
  end if;
  if a.place = kind.place and a.place_detail is not distinct from kind.detail then
    return a;
  end if;
  -- Clients cannot change the place of an hour offered from the waiting list, but only confirm or decline the offer.
  if a.sequence is distinct from seen or a.status = 'proposed' and a.offer_until is not null and not by_firm then
    raise exception 'conflict' using errcode = 'P0001';
  end if;
  if a.status not in ('requested', 'proposed', 'confirmed') or a.ends_at <= now() or not by_firm and not private.may_still_change(a) then
    raise exception 'too-late' using errcode = 'P0001';
  end if;
  if not by_firm and a.sequence >= 20 then
    raise exception 'appointment-limit' using errcode = 'P0001';
  end if;
  if kind.place = 'office' and exists (
    select from unnest(array[a.person, a.second_person]) p
    where p is not null and private.is_at_home(p, (a.starts_at at time zone 'America/Bogota')::date)) then
    raise exception '%', case when by_firm then 'slot-home' else 'place-gone' end using errcode = 'P0001';
  end if;
  update public.appointments x
    set place = kind.place, place_detail = kind.detail, status = case when by_firm then x.status else 'requested' end,
        sequence = x.sequence + 1, note = case when by_firm then nullif(btrim(change_appointment_place.note), '') end, updated_at = now()
    where x.id = a.id returning * into a;
  if by_firm then
    perform private.note_staff('appointment.place', a.user_id,
      jsonb_build_object('appointment', a.id, 'starts_at', a.starts_at, 'place', old_place),
      jsonb_build_object('appointment', a.id, 'starts_at', a.starts_at, 'place', a.place, 'note', a.note));
  end if;
  perform private.mail_appointment(a, case when by_firm then 'place' else 'changed' end);
  return a;
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
  -- Checks for a client and supplier run one at a time, so that each check counts all wrong codes before it.
  perform pg_advisory_xact_lock(hashtextextended('code:' || owner::text || ':' || supplier, 0));
  -- Deletes the old tries of all clients, because some clients never check a code again.
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
  -- Reads the link's owner again, because an earlier click may have used the link before this call claimed it.
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
  -- If the last waiting clients of a sending were deleted, settle_item does not end the sending, so it ends here.
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
  -- If the caller has already confirmed the change of owner, nothing changes and nothing is logged.
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
  -- If the same delay is already stored, for example after a double click, nothing changes.
  if i.delay = delay_request_item.delay and i.expected_on is not distinct from delay_request_item.expected_on
    and i.delay_note is not distinct from said then
    return;
  end if;
  if i.version is distinct from seen then
    raise exception 'conflict' using errcode = 'P0001';
  end if;
  if delay is null or delay not in ('later', 'other', 'unknown')
    or (delay = 'later') <> (expected_on is not null) or expected_on < today or length(said) > 500 then
    raise exception 'invalid-input' using errcode = 'P0001';
  end if;
  if expected_on > greatest(today, due) + 60 then
    raise exception 'day-too-late' using errcode = 'P0001';
  end if;
  perform private.keep_delay(i, delay, expected_on, said);
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
      -- The path is already stored if the document was kept when an earlier invoice of it was deleted.
      on conflict (path) do update set invoice_id = excluded.invoice_id, document = excluded.document, uploads = excluded.uploads;
    update public.invoices set document_id = null, deleted_at = clock_timestamp(), withdrawn_at = clock_timestamp()
      where id = i.id returning * into i;
    delete from public.documents d using private.deleted_documents k
      where k.invoice_id = i.id and d.id = (k.document ->> 'id')::uuid and not private.serves_elsewhere(d);
  end if;
  return jsonb_build_object('id', i.id, 'withdrawn_at', i.withdrawn_at);
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
        -- A row of a list that the client uploaded is skipped if a list that the firm uploaded has the same document.
        -- The key of a repeated row ends with `#` and its line number, which are removed to find the firm's row.
        and (from_firm or not exists (select from private.dian_entries e where e.user_id = u.user_id and e.by_firm
          and e.month = any (array[span.month, to_char(to_date(span.month, 'YYYY-MM') - interval '1 month', 'YYYY-MM'),
            to_char(to_date(span.month, 'YYYY-MM') + interval '1 month', 'YYYY-MM')]) and e.key in (r.key, regexp_replace(r.key, '#[0-9]+$', ''))))
      on conflict (user_id, month, key) do update set side = excluded.side, row = excluded.row, issued = excluded.issued,
        by_firm = excluded.by_firm;
    keeps_days := not from_firm and exists (select from private.dian_entries e where e.user_id = u.user_id and e.month = span.month and e.by_firm);
    -- If a new list overlaps or adjoins the days that the month covers, the month covers the days of both.
    -- After a gap between two lists, only the newer list's days count, but a client never replaces the firm's days.
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
      -- `replaces` is set here, because the trigger note_answer would look for it under the id of the document.
      -- An existing document keeps its own id, but the invoice to replace is stored under the id of this upload.
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
  -- `mine` is null for administrators, who see all clients of the firm.
  mine uuid[] := case when not private.is_admin() then array(select private.my_clients()) end;
  waiting jsonb;
  week jsonb;
  today date := (now() at time zone 'America/Bogota')::date;
begin
  perform private.require_staff();
  -- `waiting` has up to 101 lines of each kind of work, the oldest first.
  waiting := jsonb_build_object(
    -- The id of a line is a hash of what its obligations share, so it stays the same when one of them is filed.
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
    'request', (select jsonb_agg(to_jsonb(l)) from (
      select 'request' as kind, x.id, coalesce(a.at, x.changed_at) as at, x.user_id as client, x.title, null as detail, x.to_review as key,
        null::timestamptz as starts_at
      from public.document_requests x cross join lateral (
        select min(i.answered_at) as at from public.document_request_items i where i.request = x.id and i.state = 'answered') a
      where x.status = 'open' and x.to_review > 0 and (mine is null or x.user_id = any (mine)) order by 3, 2 limit 101) l),
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

CREATE OR REPLACE FUNCTION public.list_audit (
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
  size int := least(greatest(page_size, 1), 1000);
  by_member uuid := (wanted ->> 'actor')::uuid;
  one_area text := wanted ->> 'area';
  about text := nullif(lower(btrim(wanted ->> 'about')), '');
  targets uuid[];
  from_time timestamptz := (wanted ->> 'from')::timestamptz;
  until_time timestamptz := (wanted ->> 'until')::timestamptz;
  after_at timestamptz := (wanted -> 'after' ->> 0)::timestamptz;
  after_id bigint := (wanted -> 'after' ->> 1)::bigint;
  found_rows jsonb;
  last_row jsonb;
begin
  perform private.require_admin();
  if about is not null then
    select coalesce(array_agg(u.id), '{}') into targets from (
      -- The search uses the words of person_cards, because auth.users has no index for the beginning of an address.
      select x.id from private.person_cards k join auth.users x on x.id = k.person
      where k.words like '%' || btrim(private.search_words(about)) || '%' and starts_with(lower(x.email), about) limit 200) x
      cross join lateral (select x.id union select m.account from private.account_members m
        where m.user_id = x.id and m.until is null) u (id);
  end if;
  select coalesce(jsonb_agg(to_jsonb(r) order by r.at desc, r.id desc), '[]') into found_rows from (
    select l.id, l.at, l.action, l.actor, private.member_name(l.actor) as actor_name, l.target,
           coalesce((select c.email from private.contact_of(l.target) c),
             (select u.email::text from auth.users u where u.id = l.target)) as target_email,
           l.before, l.after, l.ip, l.user_agent
    from public.audit_log l
    where (about is null or l.target = any (targets)) and (by_member is null or l.actor = by_member)
      and (one_area is null or l.area = one_area)
      and (from_time is null or l.at >= from_time) and (until_time is null or l.at < until_time)
      and (after_at is null or (l.at, l.id) < (after_at, after_id))
    order by l.at desc, l.id desc limit size + 1) r;
  if jsonb_array_length(found_rows) <= size then
    return jsonb_build_object('rows', found_rows, 'next', null);
  end if;
  last_row := found_rows -> (size - 1);
  return jsonb_build_object('rows', found_rows - size, 'next', jsonb_build_array(last_row -> 'at', last_row -> 'id'));
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
  -- If paging back reaches the start of the list, the full first page is returned instead of a shorter one.
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
        -- The list shows an invitation only while the account has no people.
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
      -- Repeats the conditions of private.standing_in, because calling it for each row of closed_hours is too slow.
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
    -- `offset 0` makes the planner start from the few waiting clients instead of all cards that match the search.
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
        -- No obligation is added for a past due day, because an earlier version of the template may cover that day.
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
    -- Consents are limited for each day and not in total, so that a stranger with the link cannot use up all of them.
    if s.read_at is null or (select count(*) from private.signature_events e where e.request = r.id and e.kind = act and e.signer = s.position
        and e.at > clock_timestamp() - interval '1 day') >= 20 then
      raise exception 'conflict' using errcode = 'P0001';
    end if;
    perform private.note_signature(r.id, act, s.position, place || jsonb_build_object('consent', facts ->> 'consent', 'consent_sha256', facts ->> 'consent_sha256',
      'document_type', facts ->> 'document_type', 'document_number', facts ->> 'document_number'));
    update private.signature_signers x set consented_at = clock_timestamp(), consent = facts ->> 'consent', document_type = facts ->> 'document_type',
      document_number = facts ->> 'document_number' where x.id = s.id;
    -- A new consent makes unused codes invalid, because they were sent for the earlier consent.
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
  -- The ids are converted to the type uuid, so that the query of documents can use their primary key.
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
  -- If paging back reaches the start of the list, the full first page is returned instead of a shorter one.
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
  -- Both counts of owners read an index in its order, so that PostgreSQL stops after 1,001 owners.
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

CREATE OR REPLACE FUNCTION public.pass_request_item (
  item  uuid,
  seen  integer,
  email text
)
  RETURNS void
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  mine uuid := private.require_account('owner');
  address text := lower(btrim(email));
  i public.document_request_items;
  given text;
  is_member boolean;
  pending private.account_invitations;
begin
  -- Locks the account before its item, because a change of the approval also locks the account before its requests.
  perform pg_advisory_xact_lock(hashtextextended('people:' || mine, 0));
  perform from public.user_approval_status s where s.user_id = mine for update;
  if private.require_account('owner') <> mine then
    raise exception 'forbidden' using errcode = 'P0001';
  end if;
  i := private.open_item(item);
  select m.role into given from private.account_members m join auth.users u on u.id = m.user_id
    where m.account = mine and m.until is null and u.email = address;
  is_member := found;
  select x.* into pending from private.account_invitations x
    where x.account = mine and x.email = address and x.accepted_at is null and x.withdrawn_at is null
      and x.until > now() and not private.inviter_is_gone(x);
  if i.version is distinct from seen then
    -- If the item is already passed to this address, for example after a double click, no second mail is sent.
    if i.delay = 'other' and i.delay_note = address and (is_member or pending.id is not null) then
      return;
    end if;
    raise exception 'conflict' using errcode = 'P0001';
  end if;
  if exists (select from auth.users u where u.id = (select auth.uid()) and u.email = address) then
    raise exception 'own-address' using errcode = 'P0001';
  end if;
  if coalesce(given, pending.role) = 'reader' then
    raise exception 'reader-cannot-answer' using errcode = 'P0001';
  end if;
  -- Within a day of an invitation no other one is mailed, because a new mail makes the earlier link useless.
  if not is_member and (pending.id is null or pending.until < now() + interval '6 days') then
    perform private.invite_address(mine, address, coalesce(pending.role, 'assistant'));
  end if;
  perform private.keep_delay(i, 'other', null, address);
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
  -- Messages of one sender are saved one at a time, so that a form sent twice is recognised and saved only once.
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
  -- Shares the client's folder again if it is shared with a former contact, or if no permission is recorded.
  perform private.queue_drive_share(f.user_id) from public.documents d join public.user_drive_folders f on f.user_id = d.user_id
    left join lateral private.contact_of(f.user_id) u on true
    where d.id = document and (f.shared_with is distinct from u.email or f.permission_id is null and u.email is not null);
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
      -- If the document was not deleted with the invoice, the invoice gets it back, unless another invoice has it.
      select d.id into document from public.documents d
        where d.id = (kept.document ->> 'id')::uuid and not exists (select from public.invoices x where x.document_id = d.id);
    end if;
    if document is null then
      raise exception 'uploaded-again' using errcode = 'P0001';
    end if;
    update public.uploads u set document_id = document where u.id = any (kept.uploads);
    -- A copy to Drive that was due while the document was deleted counts as done, so it has to be queued again.
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
    -- An invoice has no findings if the rules read the file and found nothing, or if a member accepted the invoice.
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
    -- `deleted_at is null` lets the search use the index invoices_search; queues contain no deleted invoices anyway.
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
  -- If paging back reaches the start of the list, the full first page is returned instead of a shorter one.
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
  -- If the request was sent already, a call without `seen` or with the same series is a repeated click.
  -- Any other call for a sent request fails, because a colleague sent the draft first.
  if r.status <> 'draft' then
    if seen is null or r.series = (content #>> '{repeat,series}')::uuid then return; end if;
    raise exception 'conflict' using errcode = 'P0001';
  end if;
  -- Without `seen`, only the member who made the request may save it again, because the form may be sent twice.
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
  -- If the caller has already saved the same tax profile, for example by a double click, nothing changes.
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
  -- The header %PDF- may come after blank lines or a preamble, which some programs write and viewers accept.
  -- Markup before the header is refused, because browsers would show the file as a page.
  head := substring(bytes from 1 for 1024);
  start := position('%PDF-'::bytea in head);
  if start = 0 or position('<'::bytea in substring(head from 1 for start - 1)) > 0 then
    raise exception 'file-type' using errcode = 'P0001';
  end if;
  insert into private.welcomes as w (account, rut_tries, rut_tries_since, rut, rut_name, rut_at) values (mine, 1, clock_timestamp(), bytes,
      -- The name must end with .pdf, because under another extension the saved file could run as a program.
      case when bytes is null then null when private.is_file_name(normalize(file_name, NFC)) and file_name ~* '\.pdf$'
        then normalize(file_name, NFC) else 'RUT.pdf' end,
      case when bytes is not null then clock_timestamp() end)
    on conflict (account) do update set rut = excluded.rut, rut_name = excluded.rut_name, rut_at = excluded.rut_at,
      rut_tries = case when w.rut_tries_since > clock_timestamp() - interval '1 hour' then w.rut_tries else 0 end + 1,
      rut_tries_since = case when w.rut_tries_since > clock_timestamp() - interval '1 hour' then w.rut_tries_since else clock_timestamp() end
    returning w.rut_tries into tries;
  -- After thirty tries in an hour, the error also rolls back the insert above, so that the file is not stored.
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
      -- People who may not see amounts get no invoice that matches only by its amount, or they could guess amounts.
      ids := array(select i.id from unnest(ids) with ordinality f (id, place) join public.invoices i on i.id = f.id
        where search ~* '^\s*inv-' or private.invoice_key(i.number, i.name, i.supplier, i.supplier_nit, i.customer, i.customer_nit,
          i.document_number, i.code, null) like all (private.word_patterns((select string_agg(w, ' ') from private.invoice_words(search) w)))
        order by f.place);
    end if;
    answer := answer || jsonb_build_object('invoices', private.found(ids, private.invoice_lines(ids, '{}', figures, most)));
  end if;
  if 'documents' = any (groups) then
    select coalesce(array_agg(d.id), '{}'), array_agg(d.inside) into ids, insides from private.find_documents(plain, array[me], false) d
      -- People who may not see amounts get no hits of an amount inside documents, because invoices contain amounts.
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
    -- `rest` has the words of a search that name no obligation; in a search by staff they select the clients.
    -- People of a client cannot select clients, so a search with words in `rest` finds no obligations by code.
    ids := case when coalesce(btrim(wanted ->> 'rest'), '') = ''
      then private.find_obligations(search, array(select jsonb_array_elements_text(wanted -> 'codes')), null, array[me], false)
      else private.find_obligations(search, '{}', null, array[me], false) end;
    answer := answer || jsonb_build_object('obligations', private.found(ids, private.obligation_lines(ids, most)));
  end if;
  return answer;
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
  -- Statements, opinions, certifications and returns are signed outside of the portal.
  -- A contador or revisor fiscal needs a certificate of their own to sign statements, opinions or returns.
  if content ->> 'kind' in ('statements', 'opinion', 'certification', 'return') then
    raise exception 'signature-kind' using errcode = 'P0001';
  end if;
  -- A document keeps the kind of its template, because only an engagement letter has terms that start services.
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
    if s -> 'mark' <> 'null' and not private.is_mark(s -> 'mark', r.pages) then
      raise exception 'invalid-input' using errcode = 'P0001';
    end if;
    insert into private.signature_signers (request, place, position, party, person, name, email, role)
      values (r.id, case when (content ->> 'inOrder')::boolean then n else 1 end, n, s ->> 'party',
        case when s ->> 'party' <> 'outside' then (s ->> 'person')::uuid end, s ->> 'name', address, s ->> 'role');
  end loop;
  -- A letter with services and fees needs an owner as a signer, or an outsider, about whom the owner gets a mail.
  if not private.binds_client(r) then
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
    -- Only the event `sent` contains whole e-mail addresses, which prove the mailboxes that the firm named.
    'named', (select jsonb_agg(jsonb_build_object('name', x.name, 'party', x.party, 'role', x.role, 'email', x.email,
        'mark', content -> 'signers' -> (x.position - 1) -> 'mark') order by x.position)
      from private.signature_signers x where x.request = r.id)));
  perform private.ask_signers(r, false);
  perform private.tell_owner_of_outsiders(r);
  perform private.note_staff('signature.sent', r.user_id, null, jsonb_build_object('name', r.title, 'signers', n));
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
  -- The state `waiting` needs a message or an open document request, so that the client learns what is missing.
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
  -- A requested document that has arrived in the portal is accepted, so that the client no longer owes the document.
  -- An item is accepted only with an invoice in the portal (`ours`), because the client may have edited DIAN's list.
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
  -- Locks the client before the invoice, like store_review, so that calls of both functions cannot block each other.
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
  -- Without a proposal, store_review does not accept the invoice; only new invoices may be accepted automatically.
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

CREATE OR REPLACE FUNCTION public.swap_appointments (
  appointment uuid,
  seen        integer,
  other       uuid,
  other_seen  integer,
  what        text,
  note        text    DEFAULT NULL::text
)
  RETURNS void
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  pair public.appointments[];
  becomes public.appointments;
  people uuid[];
  problem text;
  n int;
begin
  perform private.require_staff();
  if what is null or what not in ('hours', 'people') or appointment is null or other is null or appointment = other then
    raise exception 'invalid-input' using errcode = 'P0001';
  end if;
  -- All calls lock the two appointments in the same order, so that two callers cannot block each other.
  perform from public.appointments x where x.id in (appointment, other) order by x.id for update;
  pair := array[private.own_appointment(appointment, null), private.own_appointment(other, null)];
  -- If the caller has just made the same swap, for example by a double click, nothing changes.
  if pair[1].sequence = seen + 1 and pair[2].sequence = other_seen + 1 and private.is_own_step(pair[1]) and private.is_own_step(pair[2]) then
    return;
  end if;
  if pair[1].sequence is distinct from seen or pair[2].sequence is distinct from other_seen then
    raise exception 'conflict' using errcode = 'P0001';
  end if;
  if exists (select from unnest(pair) x where x.status not in ('requested', 'proposed', 'confirmed') or x.ends_at <= now()) then
    raise exception 'too-late' using errcode = 'P0001';
  end if;
  if what = 'people' and pair[1].person is not distinct from pair[2].person
    or what = 'hours' and pair[1].starts_at = pair[2].starts_at then
    raise exception 'swap-same' using errcode = 'P0001';
  end if;
  perform pg_advisory_xact_lock_shared(hashtextextended('appointments', 0));
  perform private.lock_hours(array[pair[1].person, pair[1].second_person, pair[2].person, pair[2].second_person]);
  for n in 1..2 loop
    -- `people` are the members who attend the appointment after the swap.
    people := array_remove(array[case when what = 'people' then pair[3 - n].person else pair[n].person end, pair[n].second_person], null);
    if cardinality(people) > 1 and people[1] = people[2] then
      raise exception 'swap-same' using errcode = 'P0001';
    end if;
    if exists (select from unnest(people) p where not private.may_attend(pair[n].user_id, p)) then
      raise exception 'not-found' using errcode = 'P0001';
    end if;
    -- A swap of hours is checked like propose_other_hour, and a swap of members like assign_appointment.
    problem := case when what = 'hours' then (
        select p.problem from private.slot_problems(
          people, pair[3 - n].starts_at, private.kind_of(pair[n]), true, now(), array[pair[1].id, pair[2].id]) p
        where p.problem is not null limit 1)
      when exists (
        select from private.absences b where b.person = pair[3 - n].person and b.away && tstzrange(pair[n].starts_at, pair[n].ends_at))
        then 'slot-away'
      when tstzrange(pair[n].starts_at, pair[n].ends_at) && private.outside_busy(pair[3 - n].person) then 'slot-outside' end;
    if problem is not null then
      raise exception '%', problem using errcode = 'P0001';
    end if;
  end loop;
  if what = 'hours' then
    update public.appointments x
      set starts_at = y.starts_at, ends_at = y.starts_at + make_interval(mins => k.minutes), margin_before = k.margin_before,
          margin_after = k.margin_after, status = 'proposed', note = nullif(btrim(swap_appointments.note), ''), offer_until = null,
          sequence = x.sequence + 1, updated_at = now()
      from unnest(pair) y cross join unnest(pair) z cross join lateral private.type_of(z.type) k
      where x.id = z.id and y.id <> z.id;
  else
    update public.appointments x set person = y.person, sequence = x.sequence + 1, updated_at = now()
      from unnest(pair) y where x.id in (pair[1].id, pair[2].id) and y.id in (pair[1].id, pair[2].id) and y.id <> x.id;
  end if;
  for n in 1..2 loop
    select * into becomes from public.appointments x where x.id = pair[n].id;
    if what = 'hours' then
      perform private.note_staff('appointment.moved', becomes.user_id,
        jsonb_build_object('appointment', becomes.id, 'starts_at', pair[n].starts_at),
        jsonb_build_object('appointment', becomes.id, 'starts_at', becomes.starts_at));
      perform private.mail_appointment(becomes, 'proposed');
    else
      perform private.note_staff('appointment.assigned', becomes.user_id,
        jsonb_build_object('appointment', becomes.id, 'person', private.attending_names(pair[n])),
        jsonb_build_object('appointment', becomes.id, 'person', private.attending_names(becomes)));
    end if;
  end loop;
exception when exclusion_violation then
  raise exception 'slot-taken' using errcode = 'P0001';
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
    or (not only_this and (treatment -> 'base' <> 'null' or (treatment -> 'difference')::boolean or treatment -> 'lines' <> '[]')) then
    raise exception 'invalid-input' using errcode = 'P0001';
  end if;
  if exists (select from private.book_accounts a where a.user_id = client)
    and exists (select from (values (treatment ->> 'taxAccount'), (treatment ->> 'payable')) o (code) where o.code is not null
        and not exists (select from private.book_accounts a where a.user_id = client and a.code = o.code)
      union all
      select from jsonb_path_query(treatment, '$.**.account') o (code) where o.code #>> '{}' <> ''
        and not exists (select from private.book_accounts a where a.user_id = client and a.code = o.code #>> '{}')) then
    raise exception 'books-account' using errcode = 'P0001';
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
  -- The supplier's new rule also applies to this invoice, so the rule for this invoice alone is deleted.
  if not only_this then
    delete from private.book_rules x where x.invoice_id = i.id;
  end if;
  perform private.note_staff(case when only_this then 'books.decided' else 'books.taught' end, client,
    case when was.id is not null then jsonb_build_object('account', was.treatment ->> 'account') end,
    jsonb_build_object('supplier', i.supplier, 'document', i.document_number, 'account', treatment ->> 'account'));
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
end $function$;
