-- Everything that leaves the database is first a row of the outbox: mails, pushes, copies in Drive and calendar events.
-- Workers of the site deliver the rows of the outbox.

create table public.outbox (
  id uuid primary key default gen_random_uuid(),
  kind text not null check (kind in ('drive.push', 'drive.share', 'drive.trash', 'google.calendar', 'automation.batch', 'mail', 'push')),
  key text not null unique,
  user_id uuid references public.accounts (id) on delete cascade,
  batch_id uuid,
  payload jsonb not null default '{}',
  status text not null default 'pending' check (status in ('pending', 'done', 'parked', 'dropped')),
  attempts int not null default 0,
  next_at timestamptz not null default now(),
  locked_until timestamptz,
  last_error text,
  created_at timestamptz not null default now(),
  done_at timestamptz,
  first_tried_at timestamptz,
  person uuid,
  topic text
);
alter table public.outbox enable row level security;
revoke all on public.outbox from anon, authenticated, service_role;
comment on table public.outbox is 'Outgoing effects, sent by leased workers. Service role only; last_error is the kind of error, never a text from outside.';
comment on column public.outbox.first_tried_at is 'The time of the first attempt, set again when a member sends it again.';
comment on column public.outbox.person is 'Who reads a mail; it goes to their present address. Null for mails that keep their address.';
comment on column public.outbox.topic is 'The topic by which the person can turn the mail off; null for mails that the law or the service needs.';
create index outbox_due on public.outbox (next_at) where status = 'pending';
create index outbox_batch on public.outbox (batch_id) where status = 'pending';
create index outbox_open on public.outbox (created_at, id) where status in ('pending', 'parked');
create index outbox_open_of_user on public.outbox (user_id, created_at, id) where status in ('pending', 'parked');
create index outbox_settled on public.outbox (kind, done_at desc) where status = 'done';
create index outbox_of_user on public.outbox (user_id) where user_id is not null;
create index outbox_to_forget on public.outbox (done_at) where status in ('done', 'dropped');
grant select, insert, update, delete on public.outbox to service_role;

-- `topic` is the mail topic that people can turn off; null for a template whose mails are always sent.
-- The trait `keeps_address` means that the mail goes to the address at the time of queueing, not to a newer one.
-- Mails about security keep their address, because a thief can change the address of an account.
-- The trait `without_access` means that the mail also goes to people who do not work in the account.
create function private.mail_traits(template text, out topic text, out keeps_address boolean, out without_access boolean)
language sql immutable set search_path = '' as $$
  select max(m.topic), coalesce(bool_or(m.keeps_address), false), coalesce(bool_or(m.without_access), false) from (values
    ('email-changed', null::text, true, false),
    ('email-taken-back', null, true, false),
    ('password-changed', null, true, false),
    ('second-step-on', null, true, false),
    ('second-step-off', null, true, false),
    ('backup-code-used', null, true, false),
    ('backup-codes-renewed', null, true, false),
    ('data-request-received', null, false, true),
    ('data-request-new', null, true, true),
    ('data-request-extended', null, false, true),
    ('data-request-answered', null, false, true),
    ('data-request-refused', null, false, true),
    ('approval-approved', null, false, true),
    ('approval-waitlist', null, false, true),
    ('approval-rejected', null, false, true),
    ('registration-correction', null, false, true),
    ('invitation', null, true, false),
    ('portal-invitation', null, true, false),
    ('team-invitation', null, true, false),
    ('owner-change-asked', null, true, false),
    ('owner-change-done', null, true, false),
    ('documents-asked', 'requests', false, false),
    ('document-reminder', 'requests', false, false),
    ('documents-returned', 'requests', false, false),
    ('signature-asked', 'signatures', false, true),
    ('signature-reminder', 'signatures', false, true),
    ('signature-turn', 'signatures', false, true),
    ('signature-link', null, true, true),
    ('signature-link-reminder', null, true, true),
    ('signature-outside-named', null, true, true),
    ('signature-code', null, true, true),
    ('signature-done', null, false, true),
    ('signature-link-done', null, true, true),
    ('signature-link-withdrawn', null, true, true),
    ('signature-news', 'signatures', false, true),
    ('document-brought', 'documents', false, false),
    ('documents-sent', 'documents', false, false),
    ('receipts-brought', 'documents', false, false),
    ('dates-near', 'deadlines', false, false),
    ('invoice-rejected', 'rejected', false, false),
    ('invoice-asked', 'rejected', false, false),
    ('message-answered', 'messages', false, false),
    ('message-begun', 'messages', false, false),
    ('inbox-waiting', 'messages', false, false),
    ('appointment-requested', 'appointments', false, false),
    ('appointment-tomorrow', 'appointments', false, false),
    ('appointment-soon', 'appointments', false, false),
    ('appointment-offered', 'appointments', false, false),
    ('appointment-received', 'appointments', false, false),
    ('appointment-confirmed', 'appointments', false, false),
    ('appointment-changed', 'appointments', false, false),
    ('appointment-place', 'appointments', false, false),
    ('appointment-proposed', 'appointments', false, false),
    ('appointment-cancelled', 'appointments', false, false),
    ('appointment-released', 'appointments', false, false),
    ('delivery-stopped', 'deliveries', false, false),
    ('contact-answered', null, true, false),
    ('contact-message', null, true, false),
    ('fee-reminder', null, false, false),
    ('notice-digest', null, false, false),
    ('notice-now', null, false, false),
    ('figures-missing', null, false, false),
    ('invoice-accepted', null, false, false),
    ('invoice-reviewing', null, false, false),
    ('appointment-outside', null, false, false),
    ('firm-google-moved', null, false, false),
    ('firm-google-gone', null, false, false),
    ('firm-appointment-tomorrow', null, false, false),
    ('firm-appointment-soon', null, false, false)
  ) m (template, topic, keeps_address, without_access)
    where m.template = mail_traits.template
$$;

-- False for a mail about a client if its recipient now works neither for the firm nor in the client's account.
create function private.may_still_read(o public.outbox) returns boolean
language sql stable security definer set search_path = '' as $$
  select o.person is null or o.user_id is null
    or (private.mail_traits(o.payload ->> 'template')).without_access
    or exists (select from private.staff s where s.user_id = o.person)
    or exists (select from private.account_members m where m.account = o.user_id and m.user_id = o.person and m.until is null)
$$;

-- Leases up to `max_jobs` due rows of the outbox to a worker.
-- Within a batch, copies to Drive are leased before the automation call, because the call contains their links.
-- Pushes are leased last, because a push service that hangs must not delay mails.
-- With `only_batch`, only jobs of this batch are leased, and the batch's new jobs do not wait for `next_at`.
-- A mail to a person goes to the person's present address.
create function public.claim_outbox(max_jobs int, lease_seconds int, only_batch uuid default null)
returns setof public.outbox
language sql volatile security definer set search_path = '' as $$
  with due as (
    select c.id, private.may_still_read(c) as readable from public.outbox c
      where c.status = 'pending'
        and (c.next_at <= clock_timestamp() or (c.batch_id = only_batch and c.attempts = 0))
        and (c.locked_until is null or c.locked_until < clock_timestamp())
        and (only_batch is null or c.batch_id = only_batch)
      order by (c.kind = 'push'), (c.kind = 'automation.batch'), (c.kind = 'google.calendar'), c.next_at
      limit max_jobs
      for update skip locked),
  dropped as (
    update public.outbox o set status = 'dropped', done_at = clock_timestamp(), locked_until = null
      from due d where o.id = d.id and not d.readable)
  update public.outbox o
    set attempts = o.attempts + 1, locked_until = clock_timestamp() + make_interval(secs => lease_seconds),
        first_tried_at = case when o.attempts = 0 then clock_timestamp() else coalesce(o.first_tried_at, clock_timestamp()) end,
        payload = coalesce((select jsonb_set(o.payload, '{to}', to_jsonb(u.email::text)) from auth.users u
          where u.id = o.person and u.email_confirmed_at is not null), o.payload)
    from due d where o.id = d.id and d.readable
    returning o.*
$$;

-- Removes secrets from a delivery that is done: the token of a signer's link, and a token of Google.
create function private.without_link(payload jsonb) returns jsonb
language sql immutable set search_path = '' as $$
  select case when payload ->> 'template' like 'signature-link%' then payload #- '{data,token}' else payload - 'sealed' end
$$;

-- Marks a job as delivered, unless another worker has taken over the job meanwhile.
create function public.complete_outbox(job_id uuid, attempt int) returns boolean
language sql volatile security definer set search_path = '' as $$
  with closed as (
    update public.outbox set status = 'done', done_at = clock_timestamp(), locked_until = null, last_error = null,
        payload = private.without_link(payload)
    where id = job_id and attempts = attempt and status = 'pending' returning 1)
  select exists (select from closed)
$$;

-- A mail to an address that does not exist is not reported as a failure, because the firm cannot repair it.
create function private.is_mistyped(error text) returns boolean
language sql immutable set search_path = '' as $$
  select coalesce(error = 'mail:no-such-address', false)
$$;

-- Plans another try of a failed delivery. If `retry_seconds` is null, the delivery is parked until a member retries it.
-- A push is never parked but dropped, because nobody needs it later.
create function public.fail_outbox(
  job_id uuid, attempt int, error text, retry_seconds int default null, tell boolean default false
) returns boolean
language plpgsql volatile security definer set search_path = '' as $$
declare
  o public.outbox;
begin
  update public.outbox x set
    status = case when retry_seconds is not null then 'pending' when x.kind = 'push' then 'dropped' else 'parked' end,
    done_at = case when retry_seconds is null and x.kind = 'push' then clock_timestamp() end,
    next_at = clock_timestamp() + make_interval(secs => coalesce(retry_seconds, 0)),
    locked_until = null, last_error = left(error, 100)
    where x.id = job_id and x.attempts = attempt and x.status = 'pending' returning * into o;
  if o.id is null then
    return false;
  end if;
  if tell or o.status = 'parked' and not private.is_mistyped(o.last_error) then
    perform private.tell_of_delivery(o);
  end if;
  return true;
end $$;

-- Mails administrators about a failed delivery, once a day for each kind and reason.
create function private.tell_of_delivery(o public.outbox) returns void
language sql volatile security definer set search_path = '' as $$
  insert into public.outbox (kind, key, user_id, payload)
    select 'mail', concat_ws(':', 'mail:delivery', o.kind, o.last_error, (now() at time zone 'America/Bogota')::date, s.user_id), s.user_id,
           jsonb_build_object('template', 'delivery-stopped', 'to', u.email,
             'data', jsonb_build_object('kind', o.kind, 'reason', o.last_error, 'status', o.status))
    from private.staff s join auth.users u on u.id = s.user_id
    where s.role = 'admin' and o.payload ->> 'template' is distinct from 'delivery-stopped'
    on conflict (key) do nothing
$$;

-- Queues a mail. `client` is the id of an account, or of a person without an account.
create function private.queue_mail(client uuid, mail_key text, template text, recipient text, data jsonb) returns void
language sql volatile security definer set search_path = '' as $$
  insert into public.outbox (kind, key, user_id, payload)
    values ('mail', 'mail:' || mail_key, (select a.id from public.accounts a where a.id = client), jsonb_build_object('template', template, 'to', recipient, 'data', data))
    on conflict (key) do nothing
$$;

revoke execute on function public.claim_outbox(int, int, uuid), public.complete_outbox(uuid, int),
  public.fail_outbox(uuid, int, text, int, boolean), private.is_mistyped(text), private.without_link(jsonb), private.tell_of_delivery(public.outbox),
  private.queue_mail(uuid, text, text, text, jsonb), private.mail_traits(text), private.may_still_read(public.outbox) from public, anon, authenticated, service_role;
grant execute on function public.claim_outbox(int, int, uuid), public.complete_outbox(uuid, int),
  public.fail_outbox(uuid, int, text, int, boolean) to service_role;

-- A delivery is late if its last try failed, or if it was due more than five minutes ago.
create function private.is_late(o public.outbox) returns boolean
language sql stable set search_path = '' as $$
  select o.status = 'pending' and (o.last_error is not null or o.next_at < now() - interval '5 minutes')
$$;

-- Returns and locks a delivery; advisors can access only the deliveries of their clients.
create function private.own_delivery(delivery uuid) returns public.outbox
language plpgsql security definer set search_path = '' as $$
declare
  o public.outbox;
begin
  perform private.require_staff();
  select * into o from public.outbox x where x.id = delivery for update;
  if o.id is null or not (private.is_admin() or (o.user_id is not null and private.sees_client(o.user_id))) then
    raise exception 'not-found' using errcode = 'P0001';
  end if;
  return o;
end $$;

-- Returns one page of late or parked deliveries, oldest first, without their content.
create function public.list_deliveries(wanted jsonb default '{}', page_size int default 50) returns jsonb
language plpgsql stable security definer set search_path = '' set plan_cache_mode = force_custom_plan as $$
declare
  size int := least(greatest(page_size, 1), 200);
  one_status text := case wanted ->> 'status' when 'parked' then 'parked' when 'late' then 'pending' end;
  one_kind text := wanted ->> 'kind';
  after_at timestamptz := (wanted -> 'after' ->> 0)::timestamptz;
  after_id uuid := (wanted -> 'after' ->> 1)::uuid;
  mine uuid[];
  found_rows jsonb;
  last_row jsonb;
begin
  perform private.require_staff();
  if not private.is_admin() then
    mine := array(select private.my_clients());
  end if;
  select coalesce(jsonb_agg(to_jsonb(r) order by r.created_at, r.id), '[]') into found_rows from (
    select o.id, o.kind, o.payload ->> 'template' as template, o.status, o.attempts, o.last_error, o.created_at, o.next_at,
           o.user_id, coalesce(p.name, u.email) as client
    from public.outbox o left join lateral private.contact_of(o.user_id) u on true left join public.client_profiles p on p.user_id = u.id
    where o.status in ('pending', 'parked') and (o.status = 'parked' or private.is_late(o))
      and (mine is null or o.user_id = any (mine)) and (one_kind is null or o.kind = one_kind)
      and (one_status is null or o.status = one_status)
      and (after_at is null or (o.created_at, o.id) > (after_at, after_id))
    order by o.created_at, o.id limit size + 1) r;
  if jsonb_array_length(found_rows) <= size then
    return jsonb_build_object('rows', found_rows, 'next', null);
  end if;
  last_row := found_rows -> (size - 1);
  return jsonb_build_object('rows', found_rows - size, 'next', jsonb_build_array(last_row -> 'created_at', last_row -> 'id'));
end $$;

-- Returns the state of each kind of delivery, not counting mails that failed because of a mistyped address.
create function public.delivery_health() returns jsonb
language plpgsql stable security definer set search_path = '' as $$
begin
  perform private.require_admin();
  return (
    select jsonb_object_agg(k.kind, jsonb_build_object(
      'waiting', w.waiting, 'late', w.late, 'parked', w.parked, 'oldest', w.oldest,
      'delivered_at', (select max(d.done_at) from public.outbox d where d.kind = k.kind and d.status = 'done'),
      'delivered_today', (select count(*) from public.outbox d where d.kind = k.kind and d.status = 'done'
        and d.done_at >= date_trunc('day', now() at time zone 'America/Bogota') at time zone 'America/Bogota')))
    from unnest(array['mail', 'drive.push', 'drive.share', 'drive.trash', 'google.calendar', 'automation.batch', 'push']) k (kind),
    lateral (
      select count(*) filter (where o.status = 'pending') as waiting,
             count(*) filter (where private.is_late(o)) as late,
             count(*) filter (where o.status = 'parked' and not private.is_mistyped(o.last_error)) as parked,
             min(o.created_at) filter (where o.status = 'parked' and not private.is_mistyped(o.last_error) or private.is_late(o)) as oldest
      from public.outbox o where o.kind = k.kind and o.status in ('pending', 'parked')) w);
end $$;

create function public.retry_delivery(delivery uuid) returns void
language plpgsql security definer set search_path = '' as $$
declare
  o public.outbox := private.own_delivery(delivery);
begin
  if o.status not in ('pending', 'parked') then
    raise exception 'delivery-settled' using errcode = 'P0001';
  end if;
  if o.locked_until > now() then
    return;
  end if;
  update public.outbox x set status = 'pending', attempts = 0, next_at = now(), locked_until = null where x.id = delivery;
  perform private.note_staff('delivery.retried', o.user_id,
    jsonb_build_object('delivery', o.id, 'kind', o.kind, 'status', o.status, 'attempts', o.attempts, 'error', o.last_error),
    jsonb_build_object('delivery', o.id, 'status', 'pending'));
end $$;

create function public.drop_delivery(delivery uuid, reason text) returns void
language plpgsql security definer set search_path = '' as $$
declare
  o public.outbox := private.own_delivery(delivery);
begin
  if nullif(btrim(drop_delivery.reason), '') is null then
    raise exception 'reason-required' using errcode = 'P0001';
  end if;
  if o.status not in ('pending', 'parked') or o.locked_until > now() then
    raise exception 'delivery-settled' using errcode = 'P0001';
  end if;
  update public.outbox x set status = 'dropped', done_at = now(), locked_until = null, payload = private.without_link(x.payload)
    where x.id = delivery;
  perform private.note_staff('delivery.dropped', o.user_id,
    jsonb_build_object('delivery', o.id, 'kind', o.kind, 'status', o.status, 'attempts', o.attempts, 'error', o.last_error),
    jsonb_build_object('delivery', o.id, 'status', 'dropped', 'reason', left(btrim(drop_delivery.reason), 500)));
end $$;

revoke execute on function private.is_late(public.outbox), private.own_delivery(uuid), public.list_deliveries(jsonb, int),
  public.delivery_health(), public.retry_delivery(uuid), public.drop_delivery(uuid, text)
  from public, anon, authenticated, service_role;
grant execute on function public.list_deliveries(jsonb, int), public.delivery_health(), public.retry_delivery(uuid),
  public.drop_delivery(uuid, text) to authenticated;
