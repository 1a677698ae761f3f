set local lock_timeout = '5s';
set local check_function_bodies = off;

ALTER TABLE "public"."document_request_items"
  ADD COLUMN "delay" text;

ALTER TABLE "public"."document_request_items"
  ADD COLUMN "expected_on" date;

ALTER TABLE "public"."document_request_items"
  ADD COLUMN "delay_note" text;

ALTER TABLE "public"."document_requests"
  ADD COLUMN "by_client" boolean NOT NULL DEFAULT false;

CREATE OR REPLACE FUNCTION private.keep_answer (
  i       public.document_request_items,
  becomes text,
  said    text
)
  RETURNS void
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
begin
  update public.document_request_items x set state = becomes, answer = said, answered_by = (select auth.uid()), answered_at = clock_timestamp(),
      review_note = null, reviewed_by = null, reviewed_at = null, delay = null, expected_on = null, delay_note = null, version = x.version + 1
    where x.id = i.id;
  perform private.settle_request(i.request);
end $function$;

CREATE OR REPLACE FUNCTION private.pending_of (
  me uuid
)
  RETURNS jsonb
  LANGUAGE plpgsql
  STABLE
  SET search_path TO ''
  AS $function$
begin
  return jsonb_build_object(
    'invoices', (select count(*) from (
      (select i.id from public.invoices i where i.user_id = me and i.queue = 'rejected' and i.withdrawn_at is null
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

CREATE OR REPLACE FUNCTION private.reminder_facts (
  r public.document_requests
)
  RETURNS jsonb
  LANGUAGE sql
  STABLE
  SET search_path TO ''
  AS $function$
  select jsonb_build_object('id', r.id, 'version', r.version, 'sentOn', (r.sent_at at time zone 'America/Bogota')::date, 'dueOn', r.due_on,
    'before', r.remind_before, 'every', r.remind_every, 'until', r.remind_until,
    'remindedOn', (r.reminded_at at time zone 'America/Bogota')::date, 'at', r.next_reminder_at, 'promisedOn', (
      select case when bool_and(i.expected_on is not null) then min(i.expected_on) end from public.document_request_items i
      where i.request = r.id and (i.state = 'returned' or i.state = 'pending' and i.required)))
$function$;

CREATE OR REPLACE FUNCTION private.request_facts (
  r public.document_requests
)
  RETURNS jsonb
  LANGUAGE sql
  STABLE
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
  select jsonb_build_object('id', r.id, 'title', r.title, 'note', r.note, 'dueOn', r.due_on, 'status', r.status, 'askedBy', r.asked_by, 'byClient', r.by_client,
    'wanted', r.wanted, 'delivered', r.delivered, 'missing', r.missing, 'toReview', r.to_review, 'before', r.remind_before,
    'every', r.remind_every, 'until', r.remind_until, 'reminders', r.reminders, 'remindedAt', r.reminded_at,
    'nextReminderAt', r.next_reminder_at, 'version', r.version, 'sentAt', r.sent_at, 'closedAt', r.closed_at,
    'obligation', (select jsonb_build_object('id', o.id, 'obligation', o.obligation, 'name', o.name, 'municipality', nullif(o.municipality, ''),
      'period', o.period, 'due', o.due, 'state', o.state) from public.obligations o
      where o.id = r.obligation and (o.client_sees or (select private.is_staff()))))
$function$;

CREATE OR REPLACE FUNCTION private.request_items (
  r public.document_requests
)
  RETURNS jsonb
  LANGUAGE sql
  STABLE
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
  select coalesce(jsonb_agg(jsonb_build_object('id', i.id, 'title', i.title, 'help', i.help, 'required', i.required,
      'allowsNone', i.allows_none, 'answerWith', i.answer_with, 'state', i.state, 'answer', i.answer, 'answeredBy', i.answered_by,
      'answeredAt', i.answered_at, 'appointment', (select jsonb_build_object('id', a.id, 'startsAt', a.starts_at, 'endsAt', a.ends_at,
        'status', a.status) from public.appointments a where a.id = i.appointment), 'reviewNote', i.review_note, 'reviewedBy', i.reviewed_by, 'reviewedAt', i.reviewed_at,
      'version', i.version, 'delay', i.delay, 'expectedOn', i.expected_on, 'delayNote', i.delay_note, 'files', (
        select coalesce(jsonb_agg(jsonb_build_object('id', d.id, 'name', d.name, 'type', d.file_type, 'size', d.file_size,
          'at', f.added_at, 'by', d.made_by) order by f.added_at, d.id), '[]')
        from public.document_request_files f join public.documents d on d.id = f.document where f.item = i.id))
    order by i.place), '[]')
  from public.document_request_items i where i.request = r.id
$function$;

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
         where o.user_id = me and o.applies and o.state not in ('filed', 'paid', 'not-applicable')
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

CREATE OR REPLACE FUNCTION public.dates_to_remind (
  today date,
  spans jsonb,
  most  integer DEFAULT 100
)
  RETURNS jsonb
  LANGUAGE sql
  STABLE
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
  select coalesce(jsonb_agg(jsonb_build_object('client', c.user_id, 'company', k.title, 'dates', c.dates)), '[]') from (
    select o.user_id, jsonb_agg(jsonb_build_object('id', o.id, 'days', s.days, 'due', o.due, 'obligation', o.obligation, 'name', o.name,
        'municipality', nullif(o.municipality, ''), 'period', o.period, 'state', o.state) order by o.due, o.obligation, o.id) as dates
    from public.obligations o
    join public.accounts a on a.id = o.user_id
    join public.notification_choices n on n.user_id = a.contact and n.topic = 'deadlines' and n.wanted
    join public.user_approval_status u on u.user_id = o.user_id and u.status = 'approved'
    cross join lateral (select min(x.days) as days from jsonb_to_recordset(spans) x (days int, until date, waiting boolean)
      where o.due <= x.until and (not x.waiting or o.state = 'waiting' and not exists (
        select from public.document_requests r where r.obligation = o.id and r.status = 'open' and r.missing = 0))) s
    where o.applies and o.state not in ('filed', 'paid', 'not-applicable') and o.client_sees
      and o.due between today and (select max(x.until) from jsonb_to_recordset(spans) x (until date)) and s.days is not null
      and not exists (select from private.date_reminders d where d.obligation = o.id and d.due = o.due and d.days <= s.days)
    group by o.user_id order by o.user_id limit most) c
  join private.client_cards k on k.client = c.user_id
$function$;

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
begin
  -- Pressed twice.
  if i.delay = delay_request_item.delay and i.expected_on is not distinct from delay_request_item.expected_on
    and i.delay_note is not distinct from said then
    return;
  end if;
  if i.version is distinct from seen then
    raise exception 'conflict' using errcode = 'P0001';
  end if;
  if i.state not in ('pending', 'returned') or delay is null or delay not in ('later', 'other', 'unknown')
    or (delay = 'later') <> (expected_on is not null) or expected_on not between today and today + 366 or length(said) > 500 then
    raise exception 'invalid-input' using errcode = 'P0001';
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

REVOKE ALL ON FUNCTION "public"."delay_request_item"(uuid, integer, text, date, text, text) FROM PUBLIC, "anon", "service_role";

CREATE OR REPLACE FUNCTION public.deliver_obligation (
  obligation uuid,
  title      text,
  documents  uuid[]
)
  RETURNS void
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  me uuid := private.require_account('assistant');
  today date := (now() at time zone 'America/Bogota')::date;
  o public.obligations;
  r public.document_requests;
  items uuid[];
begin
  select x.* into o from public.obligations x where x.id = deliver_obligation.obligation and x.user_id = me and x.client_sees for update;
  if o.id is null then
    raise exception 'not-found' using errcode = 'P0001';
  end if;
  if not o.applies or o.state in ('filed', 'paid', 'not-applicable') then
    raise exception 'request-closed' using errcode = 'P0001';
  end if;
  select x.* into r from public.document_requests x where x.obligation = o.id and x.user_id = me and x.status = 'open'
    order by x.missing > 0 desc, x.due_on, x.id limit 1;
  if r.id is null then
    if not private.is_name(title, 3, 120) then
      raise exception 'invalid-input' using errcode = 'P0001';
    end if;
    insert into public.document_requests (user_id, title, due_on, obligation, status, sent_at, by_client, asked_by)
      values (me, btrim(title), greatest(coalesce(o.due, today), today), o.id, 'open', clock_timestamp(), true,
        coalesce((select private.member_name(w.responsible) from private.obligation_work w where w.obligation = o.id),
          private.my_advisor(), 'La firma'))
      returning * into r;
    insert into public.document_request_items (request, user_id, place, title, help)
      values (r.id, me, 1, 'Lo que falta para presentarla', o.message);
  end if;
  items := array(select i.id from public.document_request_items i where i.request = r.id);
  if cardinality(items) > 1 then
    raise exception 'conflict' using errcode = 'P0001';
  end if;
  perform public.add_request_files(items[1], documents);
end $function$;

REVOKE ALL ON FUNCTION "public"."deliver_obligation"(uuid, text, uuid[]) FROM PUBLIC, "anon", "service_role";

CREATE OR REPLACE FUNCTION public.my_calendar (
  wanted_year integer DEFAULT NULL::integer
)
  RETURNS jsonb
  LANGUAGE plpgsql
  STABLE
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  me uuid := private.require_account('reader');
  figures boolean := private.role_rank((private.named_account()).role) >= private.role_rank('accountant');
  today date := (now() at time zone 'America/Bogota')::date;
  since date := (date_trunc('month', today) - interval '1 month')::date;
  year_from date := make_date(least(greatest(coalesce(wanted_year, extract(year from today)::int), 2000), 2100), 1, 1);
  year_until date := (year_from + interval '1 year')::date - 1;
  advisor text := private.my_advisor();
begin
  return jsonb_build_object(
    'rows', (
      select coalesce(jsonb_agg(private.obligation_facts(o) || jsonb_build_object(
          'responsible', coalesce(private.member_name(w.responsible), advisor), 'value', case when figures then w.receipt_value end,
          'receipts', case when o.filed_on is null then '[]' else private.receipts_of(o.id, true, figures) end,
          'request', (select jsonb_build_object('id', q.id, 'missing', q.missing, 'byClient', q.by_client) from public.document_requests q
            where q.obligation = o.id and q.status = 'open' order by q.missing > 0 desc, q.due_on, q.id limit 1))
        order by o.listed, o.obligation, o.municipality, o.period), '[]')
      from (
        select x.* from public.obligations x where x.user_id = me and x.listed >= since
        union select x.* from public.obligations x where x.user_id = me and x.listed between year_from and year_until
        union select x.* from public.obligations x where x.user_id = me and x.due < today and x.applies
          and x.state not in ('filed', 'paid', 'not-applicable')) r
      join public.obligations o on o.id = r.id and o.client_sees left join private.obligation_work w on w.obligation = o.id),
    'advisor', advisor,
    'figures', private.penalty_figures(),
    'ending', (select right(t.nit, 2) from private.tax_profiles t where t.account = me and t.valid_from <= today
      order by t.valid_from desc limit 1),
    'planned', exists (select from private.obligation_plans p where p.account = me and p.planned_on is not null),
    'notices', (select private.wants_mail(a.contact, 'deadlines') from public.accounts a where a.id = me and a.contact = (select auth.uid())));
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
  -- The client is always told what is missing, here or in a request.
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

ALTER TABLE "public"."document_request_items"
  ADD CONSTRAINT "document_request_items_delay_check" CHECK ((delay = ANY (ARRAY['later'::text, 'other'::text, 'unknown'::text])));

ALTER TABLE "public"."document_request_items"
  ADD CONSTRAINT "document_request_items_delay_note_check" CHECK (((length(btrim(delay_note)) >= 1) AND (length(btrim(delay_note)) <= 500)));

ALTER TABLE "public"."document_request_items"
  ADD CONSTRAINT "document_request_items_delay" CHECK (((NOT (delay IS DISTINCT FROM 'later'::text)) = (expected_on IS NOT NULL)));

GRANT EXECUTE ON FUNCTION "public"."delay_request_item"(uuid, integer, text, date, text, text) TO "authenticated";

REVOKE ALL ON FUNCTION "public"."delay_request_item"(uuid, integer, text, date, text, text) FROM "postgres";

GRANT EXECUTE ON FUNCTION "public"."delay_request_item"(uuid, integer, text, date, text, text) TO "postgres";

GRANT EXECUTE ON FUNCTION "public"."deliver_obligation"(uuid, text, uuid[]) TO "authenticated";

REVOKE ALL ON FUNCTION "public"."deliver_obligation"(uuid, text, uuid[]) FROM "postgres";

GRANT EXECUTE ON FUNCTION "public"."deliver_obligation"(uuid, text, uuid[]) TO "postgres";
