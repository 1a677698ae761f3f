set local lock_timeout = '5s';
set local check_function_bodies = off;

REVOKE ALL ON FUNCTION "private"."activity_of"(uuid) FROM "authenticated";

REVOKE ALL ON FUNCTION "private"."next_dates_of"(uuid) FROM "authenticated";

REVOKE ALL ON FUNCTION "private"."next_of"(uuid) FROM "authenticated";

REVOKE ALL ON FUNCTION "private"."pending_of"(uuid) FROM "authenticated";

REVOKE ALL ON FUNCTION "private"."start_of"(uuid) FROM "authenticated";

REVOKE ALL ON FUNCTION "private"."todo_of"(uuid, integer) FROM "authenticated";

DROP FUNCTION "private"."document_page"(jsonb, integer);

DROP FUNCTION "private"."monthly_totals"(uuid, integer, boolean);

DROP FUNCTION "public"."my_latest_totals"();

CREATE OR REPLACE FUNCTION private.activity_of (
  me uuid
)
  RETURNS jsonb
  LANGUAGE plpgsql
  STABLE
  SET search_path TO ''
  AS $function$
begin
  return (select coalesce(jsonb_agg(to_jsonb(e) order by e.at desc), '[]') from (
    select * from (
      (select 'document-' || d.uploaded_by as kind, d.name as what, d.created_at as at,
              (select private.invoice_label(i) from public.invoices i where i.document_id = d.id) as invoice
       from public.documents d where d.user_id = me and d.kind = 'file' and d.client_sees order by d.created_at desc, d.id desc limit 3)
      union all
      (select 'invoice-' || i.status, i.number, i.decided_at, private.invoice_label(i)
       from public.invoices i where i.user_id = me and i.decided_at is not null and i.deleted_at is null
       order by i.decided_at desc limit 3)
      union all
      (select 'message', (select t.subject from public.message_threads t where t.id = m.thread_id), m.created_at, null
       from public.messages m where m.user_id = me and m.author = 'firm' order by m.created_at desc limit 3)
      union all
      (select 'appointment-' || a.status, a.title, a.updated_at, null
       from public.appointments a where a.user_id = me order by a.updated_at desc limit 3)) all_kinds
    order by at desc limit 5) e);
end $function$;

CREATE OR REPLACE FUNCTION private.advisor_of (
  me uuid
)
  RETURNS text
  LANGUAGE plpgsql
  STABLE
  SET search_path TO ''
  AS $function$
begin
  return (select private.member_name(a.advisor) from private.client_advisors a where a.client = me and a.responsible);
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
  SET enable_seqscan TO 'off'
  SET jit TO 'off'
  AS $function$
begin
  return (with months as (
    select generate_series(this - (past - 1) * interval '1 month', this, interval '1 month')::date as month
    from (select date_trunc('month', now() at time zone 'America/Bogota')) t (this)),
  span as (select min(m.month) as first, (max(m.month) + interval '1 month')::date as after from months m),
  files as (
    select i.* from span s, public.invoices i
    where i.user_id = client and i.deleted_at is null and i.issued_on >= s.first and i.issued_on < s.after
    union all
    select i.* from span s, public.invoices i
    where unread and i.user_id = client and i.deleted_at is null and i.issued_on is null
      and i.created_at >= s.first::timestamp at time zone 'America/Bogota'),
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
    order by n.code_or_id, n.sided desc, n.status = 'accepted' desc, n.created_at, n.id),
  judged as (
    select s.direction, s.status, s.issued_on, s.currency, s.total, s.iva, s.withheld,
      case s.kind when 'credit-note' then -1 else 1 end as sign, case
      when s.direction = 'foreign' then 'others'
      when not s.sided then 'unknown'
      when s.issued_on is null or s.currency is null then 'illegible'
      when s.currency <> 'COP' then 'currency'
      when s.total is null or s.iva is null or s.withheld is null then 'illegible'
      else 'counts' end as fate
    from single s),
  summed as (
    select date_trunc('month', j.issued_on)::date as month, j.direction, sum(j.sign * j.total) as total,
           sum(j.sign * j.iva) as iva, sum(j.sign * j.withheld) as withheld, count(*) as count
    from judged j where j.fate = 'counts' group by grouping sets ((1, 2), (2))),
  sides as (
    select m.month, d.direction, jsonb_build_object('total', coalesce(s.total, 0.00)::text, 'iva', coalesce(s.iva, 0.00)::text,
      'withheld', coalesce(s.withheld, 0.00)::text, 'count', coalesce(s.count, 0)) as side
    from (select month from months union all select null) m cross join (values ('purchase'), ('sale')) d (direction)
    left join summed s on s.month is not distinct from m.month and s.direction = d.direction),
  paired as (
    select month, jsonb_build_object('purchases', (jsonb_agg(side) filter (where direction = 'purchase')) -> 0,
                                     'sales', (jsonb_agg(side) filter (where direction = 'sale')) -> 0) as pair
    from sides group by month)
  select jsonb_build_object(
    'months', (select jsonb_agg(jsonb_build_object('month', to_char(p.month, 'YYYY-MM')) || p.pair order by p.month)
               from paired p where p.month is not null),
    'sum', (select p.pair from paired p where p.month is null),
    'reviewing', (select count(*) from judged j where j.fate = 'counts' and j.status = 'reviewing'),
    'left', jsonb_build_object(
      'unread', (
        select count(*) from kept k where k.kind is null and not exists (
          select from private.invoice_reviews r join public.invoices o on o.user_id = client and o.code = r.scan_code
          where r.invoice_id = k.id and r.scan_code <> '' and o.deleted_at is null)),
      'currencies', (
        select coalesce(jsonb_agg(jsonb_build_object('currency', c.currency, 'count', c.count) order by c.count desc, c.currency), '[]')
        from (select j.currency, count(*) as count from judged j where j.fate = 'currency' group by 1) c),
      'others', (select count(*) from judged j where j.fate = 'others'),
      'unknown', (select count(*) from judged j where j.fate = 'unknown'),
      'illegible', (select count(*) from judged j where j.fate = 'illegible'))));
end $function$;

CREATE OR REPLACE FUNCTION private.my_advisor()
  RETURNS text
  LANGUAGE plpgsql
  STABLE
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
begin
  return private.advisor_of(private.my_account('reader'));
end $function$;

CREATE OR REPLACE FUNCTION private.next_dates_of (
  me uuid
)
  RETURNS jsonb
  LANGUAGE plpgsql
  STABLE
  SET search_path TO ''
  AS $function$
begin
  return (select coalesce(jsonb_agg(to_jsonb(n) order by n.due, n.id), '[]') from (
    select o.id, o.obligation, o.name, nullif(o.municipality, '') as municipality, o.period, o.due, o.state from public.obligations o
    where o.user_id = me and o.client_sees and o.applies and o.state not in ('filed', 'paid', 'not-applicable')
      and o.due >= (now() at time zone 'America/Bogota')::date
    order by o.due, o.id limit 3) n);
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
  -- In the order of the list, so that an index is used also for the owner of most of the table.
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

CREATE OR REPLACE FUNCTION private.todo_of (
  me   uuid,
  most integer
)
  RETURNS jsonb
  LANGUAGE plpgsql
  STABLE
  SET search_path TO ''
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
  SET plan_cache_mode TO 'force_custom_plan'
  AS $function$
begin
  perform private.require_client(client);
  return private.monthly_totals(client);
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
  -- Cast beforehand, so that the rows are found by their key.
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

CREATE OR REPLACE FUNCTION public.my_entry()
  RETURNS jsonb
  LANGUAGE plpgsql
  STABLE
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  header jsonb;
begin
  begin
    header := public.my_header();
  exception when raise_exception or insufficient_privilege then
    header := null;
  end;
  return jsonb_build_object('access', public.my_access(), 'header', header);
end $function$;

REVOKE ALL ON FUNCTION "public"."my_entry"() FROM PUBLIC, "anon", "service_role";

CREATE OR REPLACE FUNCTION public.my_header()
  RETURNS jsonb
  LANGUAGE plpgsql
  STABLE
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  me uuid := private.require_account('reader');
  mine uuid[] := array(select private.my_accounts('reader'));
begin
  return jsonb_build_object(
    'name', (select p.name from public.client_profiles p where p.user_id = (select auth.uid())),
    'advisor', private.advisor_of(me),
    'pending', private.pending_of(me),
    'account', me,
    'accounts', (select coalesce(jsonb_agg(jsonb_build_object('id', m.account, 'name', k.title, 'nit', c.nit, 'digit', c.digit, 'role', m.role,
        'waiting', case when cardinality(mine) > 1 then
          (select least(sum(n::int), 101) from jsonb_each_text(private.pending_of(m.account)) p (section, n)) end)
        order by k.title_key, m.account), '[]')
      from private.account_members m join private.client_cards k on k.client = m.account
      left join lateral (select x.nit, x.digit from public.companies x where x.user_id = m.account
        order by x.created_at, x.id limit 1) c on true
      where m.user_id = (select auth.uid()) and m.until is null and m.account = any (mine)),
    'own', case when not (select auth.uid()) = any (mine) then (
      select jsonb_build_object('id', u.id, 'status', case when m.account is not null then coalesce(s.status, 'waitlist') else 'none' end)
      from (select (select auth.uid()) as id) u left join public.accounts a on a.id = u.id
      left join private.account_members m on m.account = u.id and m.user_id = u.id and m.until is null
      left join public.user_approval_status s on s.user_id = m.account
      where m.account is not null or a.id is null) end);
end $function$;

CREATE OR REPLACE FUNCTION public.my_monthly_totals()
  RETURNS jsonb
  LANGUAGE plpgsql
  STABLE
  SECURITY DEFINER
  SET search_path TO ''
  SET plan_cache_mode TO 'force_custom_plan'
  AS $function$
begin
  return private.monthly_totals(private.require_account('accountant'));
end $function$;

REVOKE ALL ON FUNCTION "private"."advisor_of"(uuid) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."monthly_totals"(uuid, integer, boolean) FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "public"."my_entry"() TO "authenticated";

REVOKE ALL ON FUNCTION "public"."my_entry"() FROM "postgres";

GRANT EXECUTE ON FUNCTION "public"."my_entry"() TO "postgres";
