-- These functions read the data of a client's dashboard and of the portal's header.

-- Returns all data of a client's dashboard in one call; `wanted` selects the page of documents.
-- The function runs with its owner's rights, because row level security would check the caller again for each table.
-- Each query must filter by the account and leave out data that clients must not read, because no policy does so.
create function public.my_dashboard(wanted jsonb default '{}', page_size int default 50) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
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
end $$;

-- Returns the client's next tasks by date, and the number of all their tasks, which stops at 101.
-- A plpgsql function caches its plan; planning this query at each call would double the time.
create function private.todo_of(me uuid, most int) returns jsonb
language plpgsql stable security invoker set search_path = '' set plan_cache_mode = force_generic_plan as $$
declare
  items jsonb := (
    select coalesce(jsonb_agg(jsonb_build_object('kind', t.kind, 'id', t.id, 'at', t.at) || t.more order by t.at, t.id), '[]') from (
      select * from (
        (select 'rejected' as kind, i.id, i.queued_at as at, jsonb_build_object(
             'label', private.invoice_label(i), 'findings', i.findings, 'note', i.note) as more
         from public.invoices i where i.user_id = me and i.queue = 'rejected' and i.withdrawn_at is null and i.moved_at is null
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
        -- Due days have no hour, so they are sorted at the end of the day, after tasks that have an hour.
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
end $$;

create function private.end_of_day(day date) returns timestamptz
language sql immutable parallel safe set search_path = '' as $$
  select (day + time '23:59') at time zone 'America/Bogota'
$$;

-- Returns how many items of each kind wait for the client; each count stops at 101.
-- Each count reads its rows in the order of the portal's list, so that it can use the list's index.
-- The plan of this function is cached, because every page of the portal calls it.
create function private.pending_of(me uuid) returns jsonb
language plpgsql stable security invoker set search_path = '' set plan_cache_mode = force_generic_plan as $$
begin
  return jsonb_build_object(
    'invoices', (select count(*) from (
      (select i.id from public.invoices i where i.user_id = me and i.queue = 'rejected' and i.withdrawn_at is null and i.moved_at is null
       order by i.queued_at, i.id limit 101)
      union all
      (select i.id from public.invoices i where i.user_id = me and i.queue = 'asked' order by i.queued_at, i.id limit 101)
      limit 101) n),
    'messages', (select count(*) from (
      select t.id from public.message_threads t where t.user_id = me and t.client_unread > 0
      order by t.last_message_at limit 101) n),
    'appointments', (select count(*) from (
      select a.id from public.appointments a where a.user_id = me and a.status = 'proposed' and a.starts_at > now()
      order by a.starts_at limit 101) n),
    'obligations', (select count(*) from (
      select o.id from public.obligations o
      where o.user_id = me and o.client_sees and o.applies and o.state not in ('filed', 'paid', 'not-applicable')
        and (o.state = 'waiting' and o.due is not null or o.due < (now() at time zone 'America/Bogota')::date)
        and not (o.state = 'waiting' and exists (select from public.document_requests r where r.obligation = o.id and r.status = 'open'))
      order by o.due, o.id limit 101) n),
    'requests', (select count(*) from (
      select r.id from public.document_requests r where r.user_id = me and r.status = 'open' and r.missing > 0
      order by r.due_on, r.id limit 101) n));
end $$;

-- Returns which first steps a new client has done, or null once the client's documents contain a file.
create function private.start_of(me uuid) returns jsonb
language plpgsql stable security invoker set search_path = '' as $$
begin
  -- The query sorts like the list of documents, so that it uses the list's index even if one client owns most rows.
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
end $$;

-- Returns an account's next three appointments that need no answer from the client.
create function private.next_of(me uuid) returns jsonb
language plpgsql stable security invoker set search_path = '' as $$
begin
  return (select coalesce(jsonb_agg(to_jsonb(n) order by n.at), '[]') from (
    select a.id, a.title, a.starts_at as at, a.status from public.appointments a
    where a.user_id = me and a.status in ('requested', 'confirmed') and a.ends_at > now()
    order by a.starts_at limit 3) n);
end $$;

-- Returns an account's next three obligations by due day.
-- An obligation is `in-review` once the client has delivered everything that the firm requested for it.
create function private.next_dates_of(me uuid) returns jsonb
language plpgsql stable security invoker set search_path = '' as $$
begin
  return (select coalesce(jsonb_agg(to_jsonb(n) order by n.due, n.id), '[]') from (
    select o.id, o.obligation, o.name, nullif(o.municipality, '') as municipality, o.period, o.due,
      case when o.state = 'waiting' and (select q.missing = 0 from public.document_requests q
          where q.obligation = o.id and q.status = 'open' order by q.missing > 0 desc, q.due_on, q.id limit 1)
        then 'in-review' else o.state end as state
    from public.obligations o
    where o.user_id = me and o.client_sees and o.applies and o.state not in ('filed', 'paid', 'not-applicable')
      and o.due >= (now() at time zone 'America/Bogota')::date
    order by o.due, o.id limit 3) n);
end $$;

create function private.advisor_of(me uuid) returns text
language plpgsql stable security invoker set search_path = '' as $$
begin
  return (select private.member_name(a.advisor) from private.client_advisors a where a.client = me and a.responsible);
end $$;

create function private.my_advisor() returns text
language plpgsql stable security definer set search_path = '' as $$
begin
  return private.advisor_of(private.my_account('reader'));
end $$;

-- Returns the data of the portal's header: the caller, the current account, and the accounts that the caller may enter.
-- The number of unseen notifications covers all accounts of the caller and stops at 101.
-- The number of waiting items is only set for callers with several accounts.
-- `own` is set if the caller may not enter their own account; `own.status` is `none` if the caller has none.
create function public.my_header() returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
  me uuid := private.require_account('reader');
  mine uuid[] := array(select private.my_accounts('reader'));
begin
  return jsonb_build_object(
    'name', (select p.name from public.client_profiles p where p.user_id = (select auth.uid())),
    'advisor', private.advisor_of(me),
    'pending', private.pending_of(me),
    'unseen', private.unseen_of((select auth.uid()), mine),
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
end $$;

-- Returns the results of my_access and my_header; the header is null for callers who may not enter the account.
create function public.my_entry() returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
  header jsonb;
begin
  begin
    header := public.my_header();
  exception when raise_exception or insufficient_privilege then
    header := null;
  end;
  return jsonb_build_object('access', public.my_access(), 'header', header);
end $$;

-- Returns an account's newest five events, at most three of a kind.
create function private.activity_of(me uuid) returns jsonb
language plpgsql stable security invoker set search_path = '' as $$
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
end $$;

revoke execute on function public.my_dashboard(jsonb, int), private.todo_of(uuid, int), private.pending_of(uuid),
  private.start_of(uuid), private.next_of(uuid), private.next_dates_of(uuid), private.end_of_day(date), private.advisor_of(uuid),
  private.my_advisor(), public.my_header(), public.my_entry(), private.activity_of(uuid)
  from public, anon, authenticated, service_role;
grant execute on function public.my_dashboard(jsonb, int), private.end_of_day(date), private.my_advisor(), public.my_header(), public.my_entry() to authenticated;
