-- Notifications for people of clients in the portal, and for members of the firm in the workspace.
-- A person has at most one unread notification for each kind and subject.
-- The triggers in notification_events.sql create the notifications.

create table public.notifications (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references auth.users (id) on delete cascade,
  -- The client that the notification is about; null when the notification concerns only the person or the firm.
  account uuid references public.accounts (id) on delete cascade,
  -- `for_firm` is true for notifications to members, false for notifications to people of a client.
  for_firm boolean not null default false,
  kind text not null check (kind in ('message', 'appointment', 'request', 'returned', 'invoice-accepted', 'invoice-rejected', 'document',
    'filed', 'deadline', 'mail', 'sender', 'signature', 'access', 'security',
    'client-message', 'client-appointment', 'review', 'answered', 'client-sender', 'delivery', 'signature-turn', 'signature-news')),
  -- The id of what the notification is about; for documents, mails and new invoices, the id of the account.
  subject uuid not null,
  -- Amounts and texts of messages are never in `data`, because mails and pushes repeat what `data` says.
  data jsonb not null default '{}' check (jsonb_typeof(data) = 'object' and length(data::text) <= 1000),
  -- The number of events that this one notification reports together.
  count int not null default 1 check (count > 0),
  first_at timestamptz not null default clock_timestamp(),
  last_at timestamptz not null default clock_timestamp(),
  seen_at timestamptz,
  read_at timestamptz,
  -- The time of the last mail about this notification; a later event appears in the next summary.
  mailed_at timestamptz
);
alter table public.notifications enable row level security;
revoke all on public.notifications from anon, authenticated, service_role;
comment on table public.notifications is
  'Each person reads their own, as long as they belong to the client or firm concerned. Only functions write. Read ones are kept 30 days, others 90.';
create unique index notifications_unread on public.notifications (user_id, kind, subject) where read_at is null;
create index notifications_of_person on public.notifications (user_id, last_at desc, id desc);
create index notifications_unseen on public.notifications (user_id) where seen_at is null;
create index notifications_of_subject on public.notifications (subject) where read_at is null;
create index notifications_of_account on public.notifications (account) where account is not null;
create index notifications_by_time on public.notifications (last_at);
create index notifications_by_reading on public.notifications (read_at) where read_at is not null;

grant select on public.notifications to authenticated;
grant select, insert, update, delete on public.notifications to service_role;
create policy "own while a member" on public.notifications for select to authenticated
  using (user_id = (select auth.uid()) and case when for_firm
    then (select private.is_admin()) or account is null and (select private.is_staff()) or account in (select private.my_clients())
    else account is null or account in (select private.my_accounts('reader')) end);
create policy "gate" on public.notifications as restrictive for all to authenticated
  using ((select private.may_enter())) with check ((select private.may_enter()));
alter publication supabase_realtime add table public.notifications;

-- Returns the people of an approved account who have at least the role `at_least`.
create function private.people_of(client uuid, at_least text) returns uuid[]
language plpgsql stable security definer set search_path = '' as $$
begin
  return array(select m.user_id from private.account_members m join public.user_approval_status s on s.user_id = m.account and s.status = 'approved'
    where m.account = client and m.until is null and private.role_rank(m.role) >= private.role_rank(at_least));
end $$;

-- Returns the client's advisors or, for a client without advisors, the administrators.
create function private.team_of(client uuid) returns uuid[]
language plpgsql stable security definer set search_path = '' as $$
begin
  return coalesce((select array_agg(a.advisor) from private.client_advisors a where a.client = team_of.client),
    array(select s.user_id from private.staff s where s.role = 'admin'));
end $$;

create function private.may_be_told(person uuid, client uuid, for_firm boolean) returns boolean
language plpgsql stable security definer set search_path = '' as $$
begin
  return case when for_firm
    then exists (select from private.staff s where s.user_id = person and (s.role = 'admin' or client is null
      or exists (select from private.client_advisors a where a.client = may_be_told.client and a.advisor = person)))
    else client is null or person = any (private.people_of(client, 'reader')) end;
end $$;

-- Notifies people of an event and queues the mails and pushes about it.
-- If the person has an unread notification of this kind and subject, its count grows and no row is added.
-- People without access to the client get no notification.
-- The person who caused the event gets no notification, unless the event is about the security of their account.
-- Rows are written in the order of the people's ids, so that two transactions cannot block each other.
create function private.notify(people uuid[], kind text, client uuid, subject uuid, data jsonb, times int default 1, for_firm boolean default false)
returns void
language plpgsql volatile security definer set search_path = '' as $$
#variable_conflict use_column
declare
  told public.notifications;
  words jsonb := (select coalesce(jsonb_object_agg(d.key, case jsonb_typeof(d.value)
      when 'string' then to_jsonb(left(d.value #>> '{}', 100)) else d.value end), '{}')
    from jsonb_each(jsonb_strip_nulls(notify.data || case when notify.for_firm and notify.client is not null
      then jsonb_build_object('client', private.client_title(notify.client)) else '{}' end)) d);
begin
  for told in insert into public.notifications as n (user_id, account, for_firm, kind, subject, data, count)
    select p.id, notify.client, notify.for_firm, notify.kind, notify.subject, words, notify.times
    from (select distinct x as id from unnest(notify.people) x) p
    where (notify.kind = 'security' or p.id is distinct from (select auth.uid())) and private.may_be_told(p.id, notify.client, notify.for_firm)
    order by p.id
    on conflict (user_id, kind, subject) where read_at is null do update
      set data = excluded.data, count = n.count + excluded.count, last_at = excluded.last_at, seen_at = null
    returning n.* loop
    perform private.mail_notice(told);
    perform private.push_notice(told);
  end loop;
end $$;

-- Withdraws the unread notifications of an undone event, or lowers their count by `times`.
create function private.withdraw_notice(kinds text[], subject uuid, times int default null) returns void
language sql volatile security definer set search_path = '' as $$
  with fewer as (
    update public.notifications n set count = n.count - withdraw_notice.times
      where n.subject = withdraw_notice.subject and n.read_at is null and n.kind = any (kinds) and n.count > withdraw_notice.times)
  delete from public.notifications n
    where n.subject = withdraw_notice.subject and n.read_at is null and n.kind = any (kinds)
      and (withdraw_notice.times is null or n.count <= withdraw_notice.times)
$$;

-- Marks the caller's notifications about a subject as read, because the caller has opened or settled the subject.
create function private.read_about(subject uuid) returns void
language sql volatile security definer set search_path = '' as $$
  update public.notifications n set read_at = clock_timestamp(), seen_at = coalesce(n.seen_at, clock_timestamp())
    where n.user_id = (select auth.uid()) and n.subject = read_about.subject and n.read_at is null
$$;

-- Returns the number of a person's unseen notifications, at most 101.
-- Counts the portal's notifications about the accounts `mine` or, if `mine` is null, those for members of the firm.
create function private.unseen_of(person uuid, mine uuid[]) returns int
language plpgsql stable security definer set search_path = '' as $$
begin
  return (select count(*) from (select from public.notifications n
    where n.user_id = person and n.seen_at is null
      and case when mine is null then n.for_firm or n.account is null else not n.for_firm and (n.account is null or n.account = any (mine)) end
    limit 101) u);
end $$;

-- `wanted.firm` selects the notifications of the workspace instead of those of the portal.
-- In the result, `unread` is the number of unread notifications, at most 101.
create function public.my_notifications(wanted jsonb default '{}', page_size int default 30) returns jsonb
language plpgsql stable security invoker set search_path = '' set plan_cache_mode = force_custom_plan as $$
declare
  size int := least(greatest(page_size, 1), 100);
  at_firm boolean := coalesce((wanted ->> 'firm')::boolean, false);
  only_unread boolean := coalesce((wanted ->> 'unread')::boolean, false);
  one_account uuid := (wanted ->> 'account')::uuid;
  after_at timestamptz := (wanted -> 'after' ->> 0)::timestamptz;
  after_id uuid := (wanted -> 'after' ->> 1)::uuid;
  me uuid := (select auth.uid());
  found_rows jsonb;
  unread int;
begin
  if not (select private.may_enter()) then
    raise insufficient_privilege using message = 'not-approved';
  end if;
  select coalesce(jsonb_agg(to_jsonb(r) order by r.last_at desc, r.id desc), '[]') into found_rows from (
    select n.id, n.kind, n.account, n.subject, n.data, n.count, n.first_at, n.last_at, n.seen_at is not null as seen, n.read_at is not null as read
    from public.notifications n
    where n.user_id = me and (case when at_firm then n.for_firm or n.account is null else not n.for_firm end)
      and (not only_unread or n.read_at is null) and (one_account is null or n.account = one_account)
      and (after_at is null or (n.last_at, n.id) < (after_at, after_id))
    order by n.last_at desc, n.id desc limit size + 1) r;
  select count(*) into unread from (select from public.notifications n
    where n.user_id = me and n.read_at is null and (case when at_firm then n.for_firm or n.account is null else not n.for_firm end) limit 101) u;
  return jsonb_build_object('unread', unread,
    'rows', case when jsonb_array_length(found_rows) > size then found_rows - size else found_rows end,
    'next', case when jsonb_array_length(found_rows) > size
      then jsonb_build_array(found_rows -> (size - 1) -> 'last_at', found_rows -> (size - 1) -> 'id') end);
end $$;

-- Marks the caller's notifications up to the time `until` as seen, because the page has shown them.
create function public.see_notifications(until timestamptz, firm boolean default false) returns void
language plpgsql volatile security definer set search_path = '' as $$
declare
  me uuid := private.require_entry();
begin
  update public.notifications n set seen_at = clock_timestamp()
    where n.user_id = me and n.seen_at is null and n.last_at <= until and (case when firm then n.for_firm or n.account is null else not n.for_firm end);
end $$;

-- A person may have only one unread notification of a kind and subject, so a second one stays read.
create function public.mark_notification(notification uuid, read boolean) returns void
language plpgsql volatile security definer set search_path = '' as $$
declare
  me uuid := private.require_entry();
  n public.notifications;
begin
  select x.* into n from public.notifications x where x.id = notification and x.user_id = me for update;
  if n.id is null then
    raise exception 'not-found' using errcode = 'P0001';
  end if;
  if read is null then
    raise exception 'invalid-input' using errcode = 'P0001';
  end if;
  update public.notifications x
    set read_at = case when read then coalesce(n.read_at, clock_timestamp()) end, seen_at = coalesce(n.seen_at, clock_timestamp())
    where x.id = n.id and (read or not exists (select from public.notifications o
      where o.user_id = me and o.kind = n.kind and o.subject = n.subject and o.read_at is null and o.id <> n.id));
end $$;

-- Returns the time with which unread_notifications can undo this call, or null if no notification was unread.
create function public.read_notifications(until timestamptz, firm boolean default false) returns timestamptz
language plpgsql volatile security definer set search_path = '' as $$
declare
  me uuid := private.require_entry();
  stamp timestamptz := clock_timestamp();
begin
  update public.notifications n set read_at = stamp, seen_at = coalesce(n.seen_at, stamp)
    where n.user_id = me and n.read_at is null and n.last_at <= until and (case when firm then n.for_firm or n.account is null else not n.for_firm end);
  return case when found then stamp end;
end $$;

-- Undoes the call of read_notifications that returned `stamp`.
-- A person may have only one unread notification of a kind and subject, so a second one stays read.
create function public.unread_notifications(stamp timestamptz) returns void
language plpgsql volatile security definer set search_path = '' as $$
declare
  me uuid := private.require_entry();
begin
  update public.notifications n set read_at = null
    where n.user_id = me and n.read_at = stamp and not exists (select from public.notifications o
      where o.user_id = me and o.kind = n.kind and o.subject = n.subject and o.read_at is null);
end $$;

-- Deletes up to `most` old notifications: read ones after 30 days, others after 90.
create function private.forget_notifications(most int) returns int
language sql volatile security definer set search_path = '' as $$
  with read_ones as (
    delete from public.notifications n where n.id in (
      select x.id from public.notifications x where x.read_at < now() - interval '30 days' order by x.read_at limit most for update skip locked)
    returning 1),
  old_ones as (
    delete from public.notifications n where n.id in (
      select x.id from public.notifications x where x.last_at < now() - interval '90 days' and (x.read_at is null or x.read_at >= now() - interval '30 days')
      order by x.last_at limit most for update skip locked)
    returning 1)
  select ((select count(*) from read_ones) + (select count(*) from old_ones))::int
$$;

revoke execute on function private.people_of(uuid, text), private.team_of(uuid), private.may_be_told(uuid, uuid, boolean),
  private.notify(uuid[], text, uuid, uuid, jsonb, int, boolean), private.withdraw_notice(text[], uuid, int), private.read_about(uuid),
  private.unseen_of(uuid, uuid[]), public.my_notifications(jsonb, int), public.see_notifications(timestamptz, boolean),
  public.mark_notification(uuid, boolean), public.read_notifications(timestamptz, boolean), public.unread_notifications(timestamptz),
  private.forget_notifications(int)
  from public, anon, authenticated, service_role;
grant execute on function public.my_notifications(jsonb, int), public.see_notifications(timestamptz, boolean),
  public.mark_notification(uuid, boolean), public.read_notifications(timestamptz, boolean), public.unread_notifications(timestamptz)
  to authenticated;
