set local lock_timeout = '5s';
set local check_function_bodies = off;

CREATE TABLE "private"."client_tags" (
  "client"  uuid                     NOT NULL,
  "name"    text                     NOT NULL,
  "key"     text                     COLLATE pg_catalog."C" NOT NULL,
  "made_by" uuid,
  "made_at" timestamp with time zone NOT NULL DEFAULT now(),
  CONSTRAINT "client_tags_pkey" PRIMARY KEY (client, key),
  CONSTRAINT "client_tags_name_check" CHECK (private.is_name(name, 1, 30))
);

ALTER TABLE "private"."client_tags"
  ENABLE ROW LEVEL SECURITY;

REVOKE ALL ON "private"."client_tags" FROM "anon", "authenticated", "service_role";

ALTER TABLE "public"."user_approval_status"
  ADD COLUMN "retired_at" timestamp WITH time zone;

CREATE OR REPLACE FUNCTION private.client_filter (
  wanted jsonb
)
  RETURNS text
  LANGUAGE plpgsql
  STABLE
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  searched text := private.card_filter(wanted ->> 'search');
begin
  return ' not exists (select from private.staff m where m.user_id = k.client)' || searched || private.status_scope(false)
    || case coalesce(wanted ->> 'status', 'approved')
      when 'all' then ''
      when 'access' then ' and s.status = ''approved'' and k.seen_on is not null'
      when 'retired' then ' and s.retired_at is not null'
      when 'rejected' then ' and s.status = ''rejected'' and s.retired_at is null'
      when 'waitlist' then ' and s.status = ''waitlist'''
      else case when searched = '' then ' and s.status = ''approved'''
        else ' and (s.status = ''approved'' or s.retired_at is not null)' end end
    || case when wanted ->> 'advisor' = 'nobody' then ' and not exists (select from private.client_advisors a where a.client = k.client)'
      when wanted ->> 'advisor' is not null then format(
        ' and exists (select from private.client_advisors a where a.client = k.client and a.advisor = %L)', (wanted ->> 'advisor')::uuid)
      else '' end
    || case when wanted ->> 'regime' is null then '' else format(
      ' and k.client in (select t.account from private.profiles_today() t where t.regime = %L)', wanted ->> 'regime') end
    || case when wanted ->> 'municipality' is null then '' else format(
      ' and k.client in (select t.account from private.profiles_today() t where t.municipalities @> %L)',
      jsonb_build_array(jsonb_build_object('code', wanted ->> 'municipality'))) end
    || case when wanted ->> 'tag' is null then '' else format(
      ' and k.client in (select t.client from private.client_tags t where t.key = %L)', private.name_key(wanted ->> 'tag')) end
    || private.client_view(wanted ->> 'view');
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
    -- Somebody works there, and nobody has been here for a month.
    when 'away' then ' and k.seen_on < (now() at time zone ''America/Bogota'')::date - 30'
    -- accounts.contact is set while somebody works there, which saves reading the memberships.
    when 'uninvited' then ' and k.client in (select o.id from public.accounts o where o.contact is null) and not private.is_invited(k.client)'
    when 'no-profile' then ' and not exists (select from private.tax_profiles t where t.account = k.client)'
    else '' end;
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
  audit_id bigint;
begin
  if target = (select auth.uid()) then
    return jsonb_build_object('outcome', 'not-oneself');
  end if;
  if not exists (select from public.accounts a where a.id = target) then
    return jsonb_build_object('outcome', 'not-found');
  end if;
  insert into public.user_approval_status (user_id) values (target) on conflict (user_id) do nothing;
  -- Lock first: what was read before it may be outdated by another decision.
  select s.status into old_status from public.user_approval_status s where s.user_id = target for update;
  if exists (select from private.staff m where m.user_id = target) then
    return jsonb_build_object('outcome', 'not-found');
  end if;
  last := private.last_decision(target);
  if not private.may_decide(target) then
    -- Another member has it now: say so to a caller who may have seen it while it waited.
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
  audit_id := private.note_staff('approval.' || new_status, target,
    jsonb_build_object('status', old_status),
    jsonb_build_object('status', new_status, 'reason', case when new_status = 'rejected' then btrim(decision_reason) end));
  if private.staff_role() = 'advisor' then
    insert into private.client_advisors (client, advisor) values (target, (select auth.uid())) on conflict do nothing;
  end if;
  perform private.queue_mail(target, 'approval:' || audit_id, 'approval-' || new_status, u.email,
      jsonb_build_object('reason', case when new_status = 'rejected' then btrim(decision_reason) end))
    from private.contact_of(target) u;
  return jsonb_build_object('outcome', 'done');
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
             -- Everybody who works there, so that a colleague's address finds the client too.
             (select string_agg(concat_ws(' ', w.email, f.name, f.phone), ' ' order by m.since, m.user_id)
              from private.account_members m join auth.users w on w.id = m.user_id
              left join public.client_profiles f on f.user_id = m.user_id where m.account = a.id and m.until is null),
             (select string_agg(concat_ws(' ', i.email, i.name), ' ' order by i.made_at, i.id) from private.account_invitations i
              where i.account = a.id and i.accepted_at is null and i.withdrawn_at is null),
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

CREATE OR REPLACE FUNCTION private.is_invited (
  client uuid
)
  RETURNS boolean
  LANGUAGE sql
  STABLE
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
  select exists (select from private.account_invitations i where i.account = client and i.sent > 0
    and i.accepted_at is null and i.withdrawn_at is null)
$function$;

CREATE OR REPLACE FUNCTION private.on_client_described()
  RETURNS TRIGGER
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  row_now jsonb := case when tg_op = 'DELETE' then to_jsonb(old) else to_jsonb(new) end;
begin
  if tg_table_name in ('companies', 'accounts', 'account_members', 'account_invitations') then
    perform private.draw_client_card(case tg_table_name when 'companies' then row_now ->> 'user_id'
      when 'accounts' then row_now ->> 'id' else row_now ->> 'account' end::uuid);
  else
    perform private.draw_client_card(m.account) from private.account_members m
      where m.user_id = coalesce(row_now ->> 'user_id', row_now ->> 'id')::uuid and m.until is null;
  end if;
  return null;
end $function$;

CREATE OR REPLACE FUNCTION private.profiles_today()
  RETURNS SETOF private.tax_profiles
  LANGUAGE sql
  STABLE
  AS $function$
  select t.* from private.tax_profiles t where t.valid_from <= (now() at time zone 'America/Bogota')::date
    and not exists (select from private.tax_profiles n where n.account = t.account and n.valid_from > t.valid_from
      and n.valid_from <= (now() at time zone 'America/Bogota')::date)
$function$;

CREATE OR REPLACE FUNCTION private.tags_of (
  client uuid
)
  RETURNS text[]
  LANGUAGE sql
  STABLE
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
  select array(select t.name from private.client_tags t where t.client = tags_of.client order by t.key)
$function$;

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
  -- Everybody who adds a tag waits here, so that the count below holds.
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

REVOKE ALL ON FUNCTION "public"."change_client_tags"(uuid[], text[], text[]) FROM PUBLIC, "anon", "service_role";

CREATE OR REPLACE FUNCTION public.client_choices()
  RETURNS jsonb
  LANGUAGE plpgsql
  STABLE
  SECURITY DEFINER
  SET search_path TO ''
  SET jit TO 'off'
  AS $function$
declare
  mine uuid[];
begin
  perform private.require_staff();
  if not private.is_admin() then
    mine := array(select private.my_clients());
  end if;
  return jsonb_build_object(
    'municipalities', (select coalesce(jsonb_agg(f.code), '[]') from (
      select m ->> 'code' as code from private.profiles_today() t cross join jsonb_array_elements(t.municipalities) m
      where mine is null or t.account = any (mine)
      group by 1 order by count(*) desc, 1 limit 100) f),
    'tags', (select coalesce(jsonb_agg(jsonb_build_object('name', f.name, 'clients', f.clients) order by f.key), '[]') from (
      select t.key, min(t.name) as name, count(*) as clients from private.client_tags t
      where mine is null or t.client = any (mine) group by t.key) f));
end $function$;

REVOKE ALL ON FUNCTION "public"."client_choices"() FROM PUBLIC, "anon", "service_role";

CREATE OR REPLACE FUNCTION public.client_overview (
  client uuid
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
  me uuid := (select auth.uid());
begin
  perform private.require_client(client);
  return (select jsonb_build_object(
    'id', k.client, 'title', k.title, 'email', coalesce(u.email, ''), 'name', p.name, 'phone', p.phone,
    'status', s.status, 'retired', s.retired_at is not null, 'reason', s.reason, 'since', s.created_at, 'decided_at', s.decided_at,
    'tags', to_jsonb(private.tags_of(k.client)), 'invited', case when u.id is null then private.is_invited(k.client) end, 'owner', u.id, 'second_step', private.has_second_step(u.id))
    from private.client_cards k
    join public.user_approval_status s on s.user_id = k.client
    left join lateral private.contact_of(k.client) u on true
    left join public.client_profiles p on p.user_id = u.id
    where k.client = client_overview.client)
  || jsonb_build_object(
    'companies', (select coalesce(jsonb_agg(to_jsonb(c) order by c.created_at, c.id), '[]') from (
      select x.id, x.name, x.nit, x.digit, x.created_at from public.companies x where x.user_id = client) c),
    'advisors', (select coalesce(jsonb_agg(jsonb_build_object('id', a.advisor, 'name', private.member_name(a.advisor), 'responsible', a.responsible)
        order by a.responsible desc, a.created_at), '[]')
      from private.client_advisors a where a.client = client_overview.client),
    'waiting', private.waiting_in(client),
    'months', private.invoice_months(client),
    'invoices', (select coalesce(jsonb_agg(to_jsonb(i) order by i.created_at desc, i.id desc), '[]') from (
      select x.id, private.invoice_label(x) as label, x.status, x.created_at, x.withdrawn_at from public.invoices x
      where x.user_id = client and x.deleted_at is null order by x.created_at desc, x.id desc limit 5) i),
    'documents', (select coalesce(jsonb_agg(to_jsonb(d) order by d.created_at desc, d.id desc), '[]') from (
      select x.id, x.name, x.file_type, x.file_size, x.uploaded_by, x.created_at from public.documents x
      where x.user_id = client and x.kind = 'file' order by x.created_at desc, x.id desc limit 5) d),
    'appointments', (select coalesce(jsonb_agg(to_jsonb(a) order by a.starts_at, a.id), '[]') from (
      select x.id, x.title, x.starts_at, x.status from public.appointments x
      where x.user_id = client and x.status <> 'cancelled' and x.ends_at > now() order by x.starts_at, x.id limit 5) a),
    'threads', (select coalesce(jsonb_agg(to_jsonb(t) order by t.last_message_at desc, t.id desc), '[]') from (
      select x.id, x.subject, x.last_message_at, x.firm_unread, m.author, left(m.body, 160) as body
      from public.message_threads x
      left join lateral (select y.author, y.body from public.messages y where y.thread_id = x.id order by y.created_at desc limit 1) m on true
      where x.user_id = client order by x.last_message_at desc, x.id desc limit 4) t),
    'consents', (select coalesce(jsonb_agg(to_jsonb(c) order by c.accepted_at desc), '[]') from (
      select x.id, x.purpose, x.action, x.policy_version, x.accepted_at from public.consents x
      where x.user_id in (select m.user_id from private.account_members m where m.account = client and m.until is null)
      order by x.accepted_at desc limit 20) c),
    'requests', (select coalesce(jsonb_agg(to_jsonb(r) order by r.created_at desc), '[]') from (
      select x.id, x.kind, x.details, x.status, x.due_on, x.reply, x.created_at, x.settled_at from public.data_requests x
      where x.user_id = client order by x.created_at desc limit 20) r),
    'notes', (select coalesce(jsonb_agg(to_jsonb(n) order by n.created_at desc), '[]') from (
      select x.id, private.member_name(x.author) as author, x.author = me as mine, x.body, x.created_at, x.edited_at
      from private.client_notes x where x.client = client_overview.client order by x.created_at desc limit 100) n),
    'history', public.client_history(client));
end $function$;

CREATE OR REPLACE FUNCTION public.client_views()
  RETURNS jsonb
  LANGUAGE plpgsql
  STABLE
  SECURITY DEFINER
  SET search_path TO ''
  SET jit TO 'off'
  AS $function$
declare
  view text;
  number int;
  counts jsonb := '{}';
begin
  perform private.require_staff();
  foreach view in array array['all', 'access', 'mine', 'overdue', 'away', 'uninvited', 'no-profile'] loop
    execute format('select count(*) from (select from private.client_cards k join public.user_approval_status s on s.user_id = k.client
        where%s limit %s) x',
      private.client_filter(case view when 'all' then '{}' when 'access' then '{"status": "access"}'
        when 'mine' then jsonb_build_object('advisor', (select auth.uid())) else jsonb_build_object('view', view) end),
      case when view in ('all', 'access', 'mine') then 1000 else 300 end) into number;
    counts := counts || jsonb_build_object(view, number);
  end loop;
  return counts;
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
  -- Going back reached the beginning: answer a whole first page.
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
        'regime', (select t.regime from private.profiles_today() t where t.account = k.client),
        'nit', (select c.nit || '-' || c.digit from public.companies c where c.user_id = k.client order by c.created_at, c.id limit 1),
        'companies', (select count(*) from public.companies c where c.user_id = k.client),
        'advisors', (select coalesce(jsonb_agg(private.member_name(a.advisor) order by a.responsible desc, a.created_at), '[]')
                     from private.client_advisors a where a.client = k.client),
        -- Only looked up while nobody works there.
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
      left join public.client_profiles p on p.user_id = u.id)
    select jsonb_build_object(
      'rows', coalesce(jsonb_agg(r.row order by r.place), '[]'),
      'before', case when start is not null then (select f.cursor from rows f order by f.place limit 1) end,
      'after', case when more or backward then (select f.cursor from rows f order by f.place desc limit 1) end)
    from rows r);
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
  if queue = 'all' and wanted ->> 'client' is null then
    raise exception 'invalid-input' using errcode = 'P0001';
  end if;
  if not private.is_admin() then
    clients := array(select private.my_clients());
  end if;
  if wanted ->> 'client' is not null then
    clients := array(select c from unnest(array[(wanted ->> 'client')::uuid]) c where private.sees_client(c));
  end if;
  if wanted ->> 'findings' is not null then
    -- Nothing was found only in what the rules could read, or in what a member accepted.
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
    -- A queue holds no deleted invoice; saying so lets the partial index of the search be used.
    filter := filter || ' and i.deleted_at is null and (' || search
      || case when cardinality(found) > 0 then format(' or i.user_id = any (%L)', found) else '' end || ')';
  end if;
  execute format(case when clients is null
      then 'select array(select i.id from public.invoices i where %1$s order by i.queued_at %2$s, i.id %2$s limit %3$s)'
      else 'select array(select o.id from unnest($1) c cross join lateral (
              select i.queued_at, i.id from public.invoices i where i.user_id = c and %1$s
              order by i.queued_at %2$s, i.id %2$s limit %3$s) o order by o.queued_at %2$s, o.id %2$s limit %3$s)' end,
    filter, direction, size + 1) into found using clients;
  -- Going back reached the beginning: answer a whole first page.
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

ALTER TABLE "private"."client_tags"
  ADD CONSTRAINT "client_tags_client_fkey" FOREIGN KEY (client) REFERENCES public.accounts(id) ON DELETE CASCADE;

ALTER TABLE "private"."client_tags"
  ADD CONSTRAINT "client_tags_made_by_fkey" FOREIGN KEY (made_by) REFERENCES auth.users(id) ON DELETE SET NULL;

CREATE INDEX client_tags_by_key ON private.client_tags USING btree (key, client);

CREATE INDEX client_tags_made_by ON private.client_tags USING btree (made_by)
  WHERE (made_by IS NOT NULL);

CREATE TRIGGER draw_client_card
  AFTER INSERT OR DELETE OR UPDATE OF email, name, accepted_at, withdrawn_at ON private.account_invitations
  FOR EACH ROW
  EXECUTE FUNCTION private.on_client_described();

COMMENT ON TABLE "private"."client_cards" IS 'Drawn by triggers from e-mail, profile, companies, invitations and sessions; read by the lists of the workspace.';

COMMENT ON TABLE "private"."client_tags" IS 'Ten at most for a client, 200 in all. Read and written by functions alone.';

REVOKE ALL ON FUNCTION "private"."client_filter"(jsonb) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."is_invited"(uuid) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."profiles_today"() FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."tags_of"(uuid) FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "public"."change_client_tags"(uuid[], text[], text[]) TO "authenticated";

REVOKE ALL ON FUNCTION "public"."change_client_tags"(uuid[], text[], text[]) FROM "postgres";

GRANT EXECUTE ON FUNCTION "public"."change_client_tags"(uuid[], text[], text[]) TO "postgres";

GRANT EXECUTE ON FUNCTION "public"."client_choices"() TO "authenticated";

REVOKE ALL ON FUNCTION "public"."client_choices"() FROM "postgres";

GRANT EXECUTE ON FUNCTION "public"."client_choices"() TO "postgres";


-- Clients whose access was withdrawn before there was a column for it.
UPDATE public.user_approval_status s SET retired_at = s.decided_at
  WHERE s.status = 'rejected' AND (
    SELECT a.before ->> 'status' FROM public.audit_log a WHERE a.target = s.user_id AND a.action = 'approval.rejected'
    ORDER BY a.id DESC LIMIT 1) = 'approved';

-- Searches find invited people from now on.
SELECT private.draw_client_card(i.account) FROM private.account_invitations i
  WHERE i.account IS NOT NULL AND i.accepted_at IS NULL AND i.withdrawn_at IS NULL;
