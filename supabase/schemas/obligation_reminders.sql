-- Reminders of due dates by mail, only for people who agreed to these mails.

-- The last reminder of each obligation's due date; if the date moves, another reminder is sent.
create table private.date_reminders (
  obligation uuid primary key references public.obligations (id) on delete cascade,
  due date not null,
  days int not null check (days between 0 and 60),
  told_at timestamptz not null default now()
);
alter table private.date_reminders enable row level security;
revoke all on private.date_reminders from anon, authenticated, service_role;
comment on table private.date_reminders is 'The due dates of which clients were reminded by mail. Read and written by functions alone.';

-- Returns the due dates of which each client must be reminded.
-- Each entry of `spans` is a reminder `days` before the due date, about obligations that are due by the day `until`.
-- The server computes the days in `spans`, because the database does not know business days.
-- A reminder with `waiting` is only for obligations that wait for the client.
create function public.dates_to_remind(today date, spans jsonb, most int default 100) returns jsonb
language sql stable security definer set search_path = '' as $$
  select coalesce(jsonb_agg(jsonb_build_object('client', c.user_id, 'company', k.title, 'dates', c.dates)), '[]') from (
    select o.user_id, jsonb_agg(jsonb_build_object('id', o.id, 'days', s.days, 'due', o.due, 'obligation', o.obligation, 'name', o.name,
        'municipality', nullif(o.municipality, ''), 'period', o.period, 'state', o.state) order by o.due, o.obligation, o.id) as dates
    from public.obligations o
    join public.accounts a on a.id = o.user_id
    join public.notification_choices n on n.user_id = a.contact and n.topic = 'deadlines' and n.mail <> 'never'
    join public.user_approval_status u on u.user_id = o.user_id and u.status = 'approved'
    cross join lateral (select min(x.days) as days from jsonb_to_recordset(spans) x (days int, until date, waiting boolean)
      where o.due <= x.until and (not x.waiting or o.state = 'waiting' and not exists (
        select from public.document_requests r where r.obligation = o.id and r.status = 'open' and r.missing = 0))) s
    where o.applies and o.state not in ('filed', 'paid', 'not-applicable') and o.client_sees
      and o.due between today and (select max(x.until) from jsonb_to_recordset(spans) x (until date)) and s.days is not null
      and not exists (select from private.date_reminders d where d.obligation = o.id and d.due = o.due and d.days <= s.days)
    group by o.user_id order by o.user_id limit most) c
  join private.client_cards k on k.client = c.user_id
$$;

-- Queues the mails with reminders, and returns the number of mails.
-- A mail is not queued if each obligation in it was meanwhile filed, moved to another day or mailed by another call.
create function public.queue_date_reminders(reminders jsonb) returns int
language plpgsql volatile security definer set search_path = '' as $$
declare
  one record;
  told int;
  queued int := 0;
begin
  for one in select r.client, r.mail, r.dates, c.email from jsonb_to_recordset(reminders) r (client uuid, mail jsonb, dates jsonb)
      join lateral private.contact_of(r.client) c on c.email is not null order by r.client loop
    insert into private.date_reminders as t (obligation, due, days)
      select o.id, d.due, d.days from jsonb_to_recordset(one.dates) d (id uuid, due date, days int)
      join public.obligations o on o.id = d.id and o.user_id = one.client and o.due = d.due and o.applies
        and o.state not in ('filed', 'paid', 'not-applicable') order by o.id
      on conflict (obligation) do update set due = excluded.due, days = excluded.days, told_at = clock_timestamp()
        where t.due <> excluded.due or t.days > excluded.days;
    get diagnostics told = row_count;
    continue when told = 0;
    perform private.queue_mail(one.client, 'dates-near:' || one.client || ':' || md5(one.dates::text || clock_timestamp()), 'dates-near', one.email, one.mail);
    queued := queued + 1;
  end loop;
  return queued;
end $$;

revoke execute on function public.dates_to_remind(date, jsonb, int), public.queue_date_reminders(jsonb) from public, anon, authenticated, service_role;
grant execute on function public.dates_to_remind(date, jsonb, int), public.queue_date_reminders(jsonb) to service_role;
