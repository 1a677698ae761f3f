set local lock_timeout = '5s';
set local check_function_bodies = off;

CREATE OR REPLACE FUNCTION private.moved_to (
  i public.invoices
)
  RETURNS jsonb
  LANGUAGE sql
  STABLE
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
  select jsonb_build_object('id', t.id, 'client', private.client_name(t.user_id))
  from private.rightful_clients(i) r join public.uploads u on u.user_id = r.id and u.key = i.id
    join public.invoices t on t.document_id = u.document_id
  where i.moved_at is not null and t.user_id = r.id and t.deleted_at is null limit 1
$function$;

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
    select o.id, o.obligation, o.name, nullif(o.municipality, '') as municipality, o.period, o.due,
      case when o.state = 'waiting' and (select q.missing = 0 from public.document_requests q
          where q.obligation = o.id and q.status = 'open' order by q.missing > 0 desc, q.due_on, q.id limit 1)
        then 'in-review' else o.state end as state
    from public.obligations o
    where o.user_id = me and o.client_sees and o.applies and o.state not in ('filed', 'paid', 'not-applicable')
      and o.due >= (now() at time zone 'America/Bogota')::date
    order by o.due, o.id limit 3) n);
end $function$;

CREATE OR REPLACE FUNCTION private.pending_of (
  me uuid
)
  RETURNS jsonb
  LANGUAGE plpgsql
  STABLE
  SET search_path TO ''
  SET plan_cache_mode TO 'force_generic_plan'
  AS $function$
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

CREATE OR REPLACE FUNCTION private.waiting_in (
  client uuid
)
  RETURNS jsonb
  LANGUAGE plpgsql
  STABLE
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
begin
  return jsonb_build_object(
    'invoices', (select count(*) from (select from public.invoices i where i.user_id = client and i.queue = 'waiting'
                 and i.deleted_at is null and i.withdrawn_at is null limit 100) x),
    'messages', (select least(coalesce(sum(t.firm_unread), 0), 100) from public.message_threads t where t.user_id = client),
    'appointments', (select count(*) from public.appointments a
                     where a.user_id = client and a.status = 'requested' and a.starts_at > now()),
    'deliveries', (select count(*) from (select from public.document_requests r
                   where r.user_id = client and r.status = 'open' and r.to_review > 0 limit 100) x),
    'requests', (select count(*) from public.data_requests r where r.user_id = client and r.status in ('received', 'extended')));
end $function$;

CREATE OR REPLACE FUNCTION public.finish_invoice_move (
  invoice uuid,
  client  uuid,
  seen    integer,
  note    text
)
  RETURNS jsonb
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  i public.invoices;
  moved public.invoices;
begin
  perform private.require_staff();
  perform private.require_client(client);
  select t.* into moved from public.uploads u join public.invoices t on t.document_id = u.document_id
    where u.user_id = client and u.key = invoice and u.status in ('done', 'duplicate') and t.user_id = client;
  if moved.id is null then
    raise exception 'not-found' using errcode = 'P0001';
  end if;
  perform public.decide_invoice(invoice, 'rejected', seen, note);
  update public.invoices x set moved_at = clock_timestamp() where x.id = invoice and x.moved_at is null returning * into i;
  if i.id is not null then
    -- The other client did not bring the copy, so its file says that the firm did.
    update public.documents d set uploaded_by = 'firm' from public.uploads u
      where u.user_id = finish_invoice_move.client and u.key = finish_invoice_move.invoice and u.status = 'done' and d.id = u.document_id;
    perform private.note_staff('invoice.moved', i.user_id, jsonb_build_object('invoice', i.id, 'number', i.number), null);
    perform private.note_staff('invoice.moved-here', client, null, jsonb_build_object('invoice', moved.id, 'number', moved.number));
  end if;
  return jsonb_build_object('number', moved.number);
end $function$;

CREATE OR REPLACE FUNCTION public.firm_pending()
  RETURNS jsonb
  LANGUAGE plpgsql
  STABLE
  SECURITY DEFINER
  SET search_path TO ''
  SET enable_seqscan TO 'off'
  SET jit TO 'off'
  AS $function$
declare
  mine uuid[];
  registrations int;
  unseen int;
begin
  perform private.require_staff();
  unseen := private.unseen_of((select auth.uid()), null);
  select count(*) into registrations from private.waiting_registrations();
  if private.is_admin() then
    return jsonb_build_object(
      'registrations', registrations,
      'unseen', unseen,
      'invoices', (select count(*) from (select from public.invoices x where x.queue = 'waiting' limit 101) n),
      'messages', (select count(*) from (select from private.thread_desk x where x.unread > 0 limit 101) n),
      'appointments', (select count(*) from (
        select from public.appointments x where x.status = 'requested' and x.ends_at > now() limit 101) n),
      'requests', (select count(*) from (
        select from public.document_requests x where x.status = 'open' and x.to_review > 0 limit 101) n),
      'contacts', (select count(*) from (select from public.contact_messages x where x.status = 'new' limit 101) n));
  end if;
  mine := array(select private.my_clients());
  return jsonb_build_object(
    'registrations', registrations,
    'unseen', unseen,
    'invoices', (select count(*) from (
      select from unnest(mine) c (id) join public.invoices x on x.user_id = c.id and x.queue = 'waiting' limit 101) n),
    'messages', (select count(*) from (
      select from private.thread_desk x where x.unread > 0 and x.client = any (mine) limit 101) n),
    'appointments', (select count(*) from (
      select from public.appointments x where x.status = 'requested' and x.ends_at > now() and x.user_id = any (mine) limit 101) n),
    'requests', (select count(*) from (
      select from public.document_requests x where x.status = 'open' and x.to_review > 0 and x.user_id = any (mine) limit 101) n),
    'contacts', 0);
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

CREATE OR REPLACE FUNCTION public.review_invoice (
  invoice uuid
)
  RETURNS jsonb
  LANGUAGE plpgsql
  STABLE
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  i public.invoices;
begin
  perform private.require_staff();
  select * into i from public.invoices x where x.id = invoice;
  if i.id is null or not private.sees_client(i.user_id) then
    raise exception 'not-found' using errcode = 'P0001';
  end if;
  return jsonb_build_object(
    'id', i.id, 'label', private.invoice_label(i), 'findings', i.findings,
    'verdict', private.verdict_of(i), 'needs_reason', private.acceptance_needs_reason(i), 'note', i.note, 'decision', i.decision, 'created_at', i.created_at,
    'deleted_at', i.deleted_at, 'withdrawn_at', i.withdrawn_at, 'own', i.user_id = (select auth.uid()),
    'reading', private.review_of(i.id), 'filed', private.filed_with(i),
    'movedTo', private.moved_to(i),
    'belongs', (select coalesce(jsonb_agg(jsonb_build_object('id', b.id, 'name', b.name)), '[]') from private.rightful_clients(i) b
                where i.queue = 'waiting' and i.decision = 0 and i.withdrawn_at is null),
    'opinion', (select jsonb_build_object('proposal', p.proposal, 'note', p.note, 'at', p.at)
                from private.automation_proposals p where p.invoice_id = i.id order by p.at desc limit 1),
    'file', (select jsonb_build_object('id', d.id, 'type', d.file_type, 'size', d.file_size)
             from public.documents d where d.id = i.document_id),
    'client', jsonb_build_object('id', i.user_id, 'name', private.client_name(i.user_id),
        'email', coalesce((select u.email from private.contact_of(i.user_id) u), ''),
        'companies', (select coalesce(jsonb_agg(c.name || ', NIT ' || c.nit || '-' || c.digit order by c.name), '[]')
                      from (select * from public.companies x where x.user_id = i.user_id order by x.name limit 5) c)),
    'replaces', (select jsonb_build_object('id', x.id, 'number', x.number) from public.invoices x where x.id = i.replaces),
    'replaced_by', (select jsonb_build_object('id', x.id, 'number', x.number) from public.invoices x where x.id = i.replaced_by),
    'decisions', (
      select coalesce(jsonb_agg(jsonb_build_object(
          'at', d.at, 'by', private.member_name(d.actor), 'verdict', d.verdict, 'note', d.note, 'reason', d.reason,
          'automatic', d.automatic) order by d.id desc), '[]')
      from (select * from private.invoice_decisions x where x.invoice_id = i.id order by x.id desc limit 20) d));
end $function$;

REVOKE ALL ON FUNCTION "private"."moved_to"(public.invoices) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."waiting_in"(uuid) FROM PUBLIC;
