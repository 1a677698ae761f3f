-- The server computes when clients are reminded of document requests, because the database does not know business days.

create function private.reminder_facts(r public.document_requests) returns jsonb
language sql stable set search_path = '' as $$
  select jsonb_build_object('id', r.id, 'version', r.version, 'sentOn', (r.sent_at at time zone 'America/Bogota')::date, 'dueOn', r.due_on,
    'before', r.remind_before, 'every', r.remind_every, 'until', r.remind_until,
    'remindedOn', (r.reminded_at at time zone 'America/Bogota')::date, 'at', r.next_reminder_at, 'sent', r.reminders, 'promisedOn', (
      select case when bool_and(i.expected_on is not null) then min(i.expected_on) end from public.document_request_items i
      where i.request = r.id and (i.state = 'returned' or i.state = 'pending' and i.required)))
$$;

-- Returns open document requests for which the server must compute the next reminder.
-- In the result, `promisedOn` is the earliest day for which the client promised a missing item.
-- `promisedOn` is null unless the client promised a day for every missing item.
create function public.reminders_to_plan(most int default 200) returns jsonb
language sql stable security definer set search_path = '' as $$
  select coalesce(jsonb_agg(private.reminder_facts(r)), '[]') from (
    select x.* from public.document_requests x where x.status = 'open' and not x.reminder_planned order by x.id limit most) r
$$;

-- Saves the times of reminders that the server computed; a time for an older version of the request is ignored.
create function public.plan_reminders(plans jsonb) returns int
language plpgsql volatile security definer set search_path = '' as $$
declare
  kept int;
begin
  update public.document_requests r set next_reminder_at = case when r.missing > 0 then p.at end, reminder_planned = true
    from jsonb_to_recordset(plans) p (id uuid, version int, at timestamptz)
    where r.id = p.id and r.version = p.version and r.status = 'open' and not r.reminder_planned;
  get diagnostics kept = row_count;
  return kept;
end $$;

-- Returns document requests of approved clients whose reminder is due at `moment`, oldest first.
create function public.due_reminders(moment timestamptz, most int default 200) returns jsonb
language sql stable security definer set search_path = '' as $$
  select coalesce(jsonb_agg(private.reminder_facts(r)), '[]') from (
    select x.* from public.document_requests x
    where x.status = 'open' and x.next_reminder_at <= moment
      and exists (select from public.user_approval_status s where s.user_id = x.user_id and s.status = 'approved')
    order by x.next_reminder_at limit most) r
$$;

-- Queues due reminders and returns the number of mails.
-- A reminder is skipped if the previous reminder mail is still unsent, or if nobody can receive the mail.
create function public.queue_reminders(reminders jsonb, moment timestamptz) returns int
language plpgsql volatile security definer set search_path = '' as $$
declare
  queued int;
begin
  with wanted as materialized (
    select r.id, w.next, c.email, exists (select from public.outbox o where o.status = 'pending'
        and o.key = 'mail:document-reminder:' || r.id || ':' || r.reminders) as waits
    from jsonb_to_recordset(reminders) w (id uuid, at timestamptz, next timestamptz)
    join public.document_requests r on r.id = w.id and r.next_reminder_at = w.at and r.status = 'open' and r.missing > 0
    left join lateral private.contact_of(r.user_id) c on true
    order by r.id for update of r),
  moved as (
    update public.document_requests r set next_reminder_at = w.next,
        reminders = r.reminders + case when w.waits or w.email is null then 0 else 1 end,
        reminded_at = case when w.email is null then r.reminded_at else moment end, version = r.version + 1, changed_at = clock_timestamp()
      from wanted w where r.id = w.id returning r.*, w.waits, w.email),
  mails as (
    select private.queue_mail(m.user_id, 'document-reminder:' || m.id || ':' || m.reminders, 'document-reminder', m.email,
        private.request_mail(r))
      from moved m join public.document_requests r on r.id = m.id where not m.waits and m.email is not null)
  select count(*) into queued from mails;
  return queued;
end $$;

-- When holidays or approvals change, the server must compute the reminders of document requests again.
-- Reminder mails that are not sent yet are dropped when a client loses the approval.
create function private.remind_again() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if tg_table_name = 'user_approval_status' then
    update public.document_requests r set reminder_planned = false where r.user_id = new.user_id and r.status = 'open';
    if new.status <> 'approved' then
      update public.outbox o set status = 'dropped', done_at = clock_timestamp(), locked_until = null
        where o.user_id = new.user_id and (o.key like 'mail:document-reminder:%' or o.key like 'mail:dates-near:%') and o.status in ('pending', 'parked')
          and (o.locked_until is null or o.locked_until < clock_timestamp());
    end if;
  else
    update public.document_requests r set reminder_planned = false
      from (select x.id from public.document_requests x where x.status = 'open' order by x.id for update) every where r.id = every.id;
  end if;
  return null;
end $$;
create trigger remind_again after insert or update or delete on private.non_business_days for each statement execute function private.remind_again();
create trigger remind_again after update of status on public.user_approval_status for each row
  when (old.status is distinct from new.status) execute function private.remind_again();

-- Starts a series of document requests whose first request is `first`.
-- `content` has the form of save_request; its placeholder {periodo} is not replaced by a period yet.
create function private.start_request_series(first public.document_requests, content jsonb) returns void
language plpgsql volatile security definer set search_path = '' as $$
declare
  o public.obligations;
  rhythm jsonb := content -> 'repeat';
begin
  select x.* into o from public.obligations x where x.id = first.obligation;
  insert into private.request_series (id, user_id, title, note, items, remind_before, remind_every, remind_until, obligation, municipality,
      month_day, days_before, lead_days, until, asked_by, made_by)
    values ((rhythm ->> 'series')::uuid, first.user_id, btrim(content ->> 'title'), nullif(btrim(content ->> 'note'), ''), content -> 'items',
      first.remind_before, first.remind_every, first.remind_until, o.obligation, o.municipality,
      case when o.id is null then (rhythm ->> 'monthDay')::int end, case when o.id is not null then (rhythm ->> 'daysBefore')::int end,
      (rhythm ->> 'leadDays')::int, (rhythm ->> 'lastDay')::date, first.asked_by, (select auth.uid()));
  update public.document_requests r set series = (rhythm ->> 'series')::uuid, period = private.asked_period(first.obligation, first.due_on)
    where r.id = first.id;
  perform private.note_staff('request.repeated', first.user_id, null, jsonb_build_object('title', btrim(content ->> 'title')));
end $$;

create function public.end_request_series(series uuid) returns void
language plpgsql volatile security definer set search_path = '' as $$
declare
  s private.request_series;
begin
  perform private.require_staff();
  select x.* into s from private.request_series x where x.id = end_request_series.series for update;
  if s.id is null or not private.sees_client(s.user_id) then
    raise exception 'not-found' using errcode = 'P0001';
  end if;
  update private.request_series x set ended_at = coalesce(x.ended_at, clock_timestamp()) where x.id = s.id;
  if s.ended_at is null then
    perform private.note_staff('request.ended', s.user_id, null, jsonb_build_object('title', s.title));
  end if;
end $$;

create function public.list_request_series(client uuid default null) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
begin
  perform private.require_staff();
  return (select coalesce(jsonb_agg(jsonb_build_object('id', s.id, 'title', s.title, 'client', s.user_id, 'clientTitle', k.title,
      'obligation', s.obligation, 'municipality', nullif(s.municipality, ''),
      'name', (select o.name from public.obligations o where o.user_id = s.user_id and o.obligation = s.obligation order by o.listed desc limit 1),
      'monthDay', s.month_day, 'daysBefore', s.days_before,
      'leadDays', s.lead_days, 'lastDay', s.until, 'items', jsonb_array_length(s.items)) order by k.title_key, s.title, s.id), '[]')
    from (select x.* from private.request_series x where x.ended_at is null
      and (list_request_series.client is null or x.user_id = list_request_series.client)
      and (private.is_admin() or x.user_id in (select private.my_clients())) order by x.made_at desc limit 200) s
    join private.client_cards k on k.client = s.user_id);
end $$;

-- Returns the series of document requests that the server did not check yet on the day `today`.
create function public.request_series_to_check(today date, most int default 100) returns jsonb
language sql stable security definer set search_path = '' as $$
  select coalesce(jsonb_agg(jsonb_build_object('id', s.id, 'monthDay', s.month_day, 'daysBefore', s.days_before, 'leadDays', s.lead_days,
    'lastDay', s.until, 'periods', (
      select coalesce(jsonb_agg(jsonb_build_object('obligation', o.id, 'period', o.period, 'due', o.due) order by o.due), '[]')
      from public.obligations o where o.user_id = s.user_id and o.obligation = s.obligation and o.municipality = s.municipality and o.applies
        and o.state not in ('filed', 'paid', 'not-applicable') and o.due between today and today + s.days_before + s.lead_days + 10
        and not exists (select from public.document_requests r where r.series = s.id and r.period = o.period)))), '[]')
  from (select x.* from private.request_series x
    where x.ended_at is null and coalesce(x.checked_on, '-infinity'::date) < today
      and exists (select from public.user_approval_status u where u.user_id = x.user_id and u.status = 'approved')
    order by coalesce(x.checked_on, '-infinity'::date), x.id limit most) s
$$;

-- Creates and sends the document requests of series that are due, each once, and returns their number.
-- `made` lists the requests to create as {series, period, due, of}; `of` is the id of the obligation.
create function public.make_series_requests(series uuid[], today date, made jsonb) returns int
language plpgsql volatile security definer set search_path = '' as $$
declare
  one record;
  r public.document_requests;
  said jsonb;
  count int := 0;
begin
  for one in select s.*, m.period, m.due, m.of from jsonb_to_recordset(made) m (series uuid, period text, due date, of uuid)
      join private.request_series s on s.id = m.series and s.ended_at is null and s.id = any (make_series_requests.series)
      order by s.id, m.period for update of s loop
    begin
      said := private.for_period(jsonb_build_object('title', one.title, 'note', one.note, 'items', one.items), one.period);
      insert into public.document_requests (user_id, title, note, due_on, obligation, series, period, asked_by, remind_before, remind_every, remind_until)
        values (one.user_id, said ->> 'title', said ->> 'note', one.due, one.of, one.id, one.period, one.asked_by, one.remind_before, one.remind_every,
          coalesce(one.remind_until, 'complete'))
        on conflict on constraint document_requests_once do nothing returning * into r;
      continue when r.id is null;
      perform private.put_request_items(r, said -> 'items');
      perform private.send_request(r.id);
      count := count + 1;
    exception when data_exception or integrity_constraint_violation or raise_exception then
      raise warning 'request series % of % was not made: %', one.id, one.period, sqlstate;
    end;
  end loop;
  update private.request_series s set checked_on = today where s.id = any (make_series_requests.series);
  return count;
end $$;

revoke execute on function public.reminders_to_plan(int), private.reminder_facts(public.document_requests), public.plan_reminders(jsonb),
  public.due_reminders(timestamptz, int), public.queue_reminders(jsonb, timestamptz), private.remind_again(),
  private.start_request_series(public.document_requests, jsonb), public.end_request_series(uuid), public.list_request_series(uuid),
  public.request_series_to_check(date, int), public.make_series_requests(uuid[], date, jsonb) from public, anon, authenticated, service_role;
grant execute on function public.reminders_to_plan(int), public.plan_reminders(jsonb), public.due_reminders(timestamptz, int), public.queue_reminders(jsonb, timestamptz),
  public.request_series_to_check(date, int), public.make_series_requests(uuid[], date, jsonb) to service_role;
grant execute on function public.end_request_series(uuid), public.list_request_series(uuid) to authenticated;
