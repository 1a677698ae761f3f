-- Mails about notifications: a mail ten minutes after an event, or a summary on each business day.

-- The hours (in Bogotá) in which a person wants no mails and pushes about notifications.
-- A person's rest hours can cross midnight; `sundays` adds the whole Sunday.
create table private.rest_hours (
  person uuid primary key references auth.users (id) on delete cascade,
  from_hour int not null check (from_hour between 0 and 23),
  until_hour int not null check (until_hour between 0 and 23),
  sundays boolean not null
);
alter table private.rest_hours enable row level security;
revoke all on private.rest_hours from anon, authenticated, service_role;
comment on table private.rest_hours is 'The hours in which a person wants no mails. Without a row they are from 20 to 7 and Sundays. Read and written by functions alone.';

-- Returns the topic of a kind of notification; for each topic people choose whether they get mails.
-- Notifications about security have no topic, because nobody can turn off their mails.
create function private.topic_of_notice(kind text) returns text
language sql immutable set search_path = '' as $$
  select case kind when 'message' then 'messages' when 'client-message' then 'messages' when 'appointment' then 'appointments'
    when 'client-appointment' then 'appointments' when 'request' then 'requests' when 'returned' then 'requests'
    when 'invoice-rejected' then 'rejected' when 'invoice-accepted' then 'invoices' when 'document' then 'documents' when 'filed' then 'filed'
    when 'deadline' then 'deadlines' when 'mail' then 'mails' when 'sender' then 'senders' when 'client-sender' then 'senders'
    when 'signature' then 'signatures' when 'signature-turn' then 'signatures' when 'signature-news' then 'signatures'
    when 'access' then 'access' when 'review' then 'review' when 'answered' then 'review' when 'delivery' then 'deliveries' end
$$;

-- True when the firm may mail this person about the notification, as a signer, a member or the contact of the company.
create function private.is_addressed(n public.notifications) returns boolean
language plpgsql stable security definer set search_path = '' as $$
begin
  return n.for_firm or n.account is null or n.kind = 'signature'
    or exists (select from public.accounts a where a.id = n.account and a.contact = n.user_id);
end $$;

-- Returns when the person wants a mail about this notification: now, daily or never.
create function private.notice_choice(n public.notifications) returns text
language plpgsql stable security definer set search_path = '' as $$
declare
  topic text := private.topic_of_notice(n.kind);
begin
  return case when topic is null then 'never' else private.mail_choice(n.user_id, topic, private.is_addressed(n)) end;
end $$;

-- Returns the first moment, not before `moment`, at which the person may get mails (see rest_hours).
create function private.rest_ends(person uuid, moment timestamptz) returns timestamptz
language plpgsql stable security definer set search_path = '' as $$
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
end $$;

-- Queues a mail about a notification if the person wants such mails at once and no other mail reports the event.
-- The mail is sent after ten minutes or at the end of the person's rest hours, if the notification is still unread.
create function private.mail_notice(n public.notifications) returns void
language plpgsql volatile security definer set search_path = '' as $$
begin
  if n.kind in ('signature', 'signature-turn', 'signature-news', 'client-message', 'delivery', 'security')
    or n.kind = 'client-appointment' and n.data ->> 'what' in ('requested', 'soon')
    or n.kind in ('message', 'appointment', 'request', 'returned', 'invoice-accepted', 'invoice-rejected', 'document', 'deadline')
      and private.is_addressed(n)
    or private.notice_choice(n) <> 'now' then
    return;
  end if;
  insert into public.outbox (kind, key, payload, next_at)
    select 'mail', 'mail:notice:' || n.id, jsonb_build_object('template', 'notice-now', 'to', u.email,
      'data', jsonb_build_object('person', n.user_id, 'notification', n.id)), private.rest_ends(n.user_id, clock_timestamp() + interval '10 minutes')
    from auth.users u where u.id = n.user_id
    on conflict (key) do nothing;
end $$;

-- Queues the mails with a day's summary once for each day, and returns the number of mails.
-- The content of a summary is read only when the mail is sent.
create function public.queue_digests(day date) returns int
language plpgsql volatile security definer set search_path = '' as $$
declare
  queued int;
begin
  insert into private.firm_settings as s (name, value) values ('digest_day', to_jsonb(day))
    on conflict (name) do update set value = excluded.value, changed_at = now() where (s.value #>> '{}')::date < day;
  if not found then
    return 0;
  end if;
  with people as (
    select distinct n.user_id from public.notifications n
    where n.read_at is null and (n.mailed_at is null or n.last_at > n.mailed_at) and private.notice_choice(n) = 'daily'),
  mails as (
    insert into public.outbox (kind, key, payload)
      select 'mail', concat_ws(':', 'mail:digest', p.user_id, day), jsonb_build_object('template', 'notice-digest', 'to', u.email,
        'data', jsonb_build_object('person', p.user_id))
      from people p join auth.users u on u.id = p.user_id order by p.user_id
      on conflict (key) do nothing returning 1)
  select count(*) into queued from mails;
  return queued;
end $$;

-- Returns the present content of a mail to a person, with up to 20 notifications, or null if there is none.
-- Without `notification` the mail is the daily summary of unread notifications that no mail has reported.
create function public.digest_of(person uuid, notification uuid default null) returns jsonb
language sql volatile security definer set search_path = '' as $$
  with told as (
    select n.*, row_number() over (order by n.last_at desc, n.id desc) as place,
      case when n.for_firm then n.data ->> 'client' when n.account is not null then private.client_title(n.account) end as company
    from public.notifications n
    where n.user_id = person and n.read_at is null and private.may_be_told(person, n.account, n.for_firm)
      and case when notification is null then (n.mailed_at is null or n.last_at > n.mailed_at) and private.notice_choice(n) = 'daily'
        else n.id = notification and private.notice_choice(n) = 'now' end
    order by n.last_at desc, n.id desc limit 1000)
  select case when exists (select from told) then jsonb_build_object('at', clock_timestamp(),
    'firm', exists (select from private.staff s where s.user_id = person),
    'ids', (select jsonb_agg(t.id) from told t),
    'rows', (select jsonb_agg(jsonb_build_object('id', t.id, 'kind', t.kind, 'account', t.account, 'subject', t.subject, 'data', t.data,
        'count', t.count, 'first_at', t.first_at, 'last_at', t.last_at, 'seen', t.seen_at is not null, 'read', false, 'company', t.company)
      order by t.company nulls first, t.place) from told t where t.place <= 20)) end
$$;

-- Records that notifications were mailed; `at` is the time at which the content of the mail was read.
create function public.note_mailed(ids uuid[], at timestamptz) returns void
language sql volatile security definer set search_path = '' as $$
  update public.notifications n set mailed_at = note_mailed.at where n.id = any (ids)
$$;

-- True for members of the firm and contacts of an account, who get most mails at once unless they choose otherwise.
create function private.is_written_to(person uuid) returns boolean
language sql stable security definer set search_path = '' as $$
  select exists (select from private.staff s where s.user_id = person) or exists (select from public.accounts a where a.contact = person)
$$;

-- Returns when the person wants mails about each topic: {topic: now, daily or never}.
create function private.mail_choices(person uuid) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
  addressed boolean := private.is_written_to(person);
begin
  return (select jsonb_object_agg(t.topic, private.mail_choice(person, t.topic, addressed or t.topic = 'signatures')) from unnest(array[
    'messages', 'appointments', 'requests', 'rejected', 'invoices', 'signatures', 'documents', 'filed', 'deadlines', 'mails', 'senders',
    'access', 'review', 'deliveries']) t (topic));
end $$;

create function public.my_notice_settings() returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
  me uuid := private.require_entry();
begin
  return jsonb_build_object('addressed', private.is_written_to(me), 'choices', private.mail_choices(me),
    'push', jsonb_build_object('choices', private.push_choices_of(me), 'devices', private.push_devices_of(me)),
    'rest', coalesce((select jsonb_build_object('from', r.from_hour, 'until', r.until_hour, 'sundays', r.sundays)
      from private.rest_hours r where r.person = me), jsonb_build_object('from', 20, 'until', 7, 'sundays', true)));
end $$;

-- Stores that a person wants no more mails about a topic, or about all topics of the daily summary (`summary`).
create function public.stop_mails(person uuid, topic text, wordings jsonb, policy text, sender_ip text default null, sender_agent text default null)
returns void
language plpgsql volatile security definer set search_path = '' as $$
declare
  chosen jsonb := private.mail_choices(person) || '{"summary": "daily"}';
begin
  if not exists (select from auth.users u where u.id = stop_mails.person) then
    return;
  end if;
  perform public.save_mail_choices(person, coalesce((select jsonb_object_agg(c.key, 'never') from jsonb_each_text(chosen) c
    where case when topic = 'summary' then c.value = 'daily' else c.key = topic end), '{}'), wordings, policy, sender_ip, sender_agent);
end $$;

-- Saves the hours in which the caller wants no mails; two equal hours mean none, except Sundays with `sundays`.
create function public.save_rest_hours(from_hour int, until_hour int, sundays boolean) returns void
language plpgsql volatile security definer set search_path = '' as $$
declare
  me uuid := private.require_entry();
begin
  if from_hour is null or until_hour is null or sundays is null or from_hour not between 0 and 23 or until_hour not between 0 and 23 then
    raise exception 'invalid-input' using errcode = 'P0001';
  end if;
  insert into private.rest_hours as r (person, from_hour, until_hour, sundays)
    values (me, save_rest_hours.from_hour, save_rest_hours.until_hour, save_rest_hours.sundays)
    on conflict (person) do update set from_hour = excluded.from_hour, until_hour = excluded.until_hour, sundays = excluded.sundays;
end $$;

revoke execute on function private.topic_of_notice(text), private.is_addressed(public.notifications), private.notice_choice(public.notifications),
  private.rest_ends(uuid, timestamptz), private.mail_notice(public.notifications), public.queue_digests(date), public.digest_of(uuid, uuid),
  public.note_mailed(uuid[], timestamptz), private.is_written_to(uuid), private.mail_choices(uuid), public.my_notice_settings(),
  public.stop_mails(uuid, text, jsonb, text, text, text), public.save_rest_hours(int, int, boolean)
  from public, anon, authenticated, service_role;
grant execute on function public.my_notice_settings(), public.save_rest_hours(int, int, boolean) to authenticated;
grant execute on function public.queue_digests(date), public.digest_of(uuid, uuid), public.note_mailed(uuid[], timestamptz),
  public.stop_mails(uuid, text, jsonb, text, text, text) to service_role;
