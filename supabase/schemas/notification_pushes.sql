-- Pushes are short messages about notifications, sent to the browsers in which a person asked for them.

create table private.push_devices (
  id uuid primary key default gen_random_uuid(),
  person uuid not null references auth.users (id) on delete cascade,
  -- The session in which the browser last registered for pushes; signing out deletes the row.
  session uuid not null references auth.sessions (id) on delete cascade,
  endpoint text not null unique check (length(endpoint) <= 1000 and endpoint ~ '^https?://[^/]+/'),
  -- `p256dh` and `auth` are the browser's keys for encrypted messages; `site_key` is the public key of the site.
  p256dh text not null check (p256dh ~ '^[A-Za-z0-9_-]{87}$'),
  auth text not null check (auth ~ '^[A-Za-z0-9_-]{22}$'),
  site_key text not null check (site_key ~ '^[A-Za-z0-9_-]{87}$'),
  agent text not null default '',
  made_at timestamptz not null default clock_timestamp()
);
alter table private.push_devices enable row level security;
revoke all on private.push_devices from anon, authenticated, service_role;
comment on table private.push_devices is
  'Browsers that get pushes. Who knows an endpoint can send to it, so only functions for the service role return it. At most 10 a person.';
create index push_devices_of_person on private.push_devices (person, made_at);
create index push_devices_of_session on private.push_devices (session);

create table private.push_choices (
  person uuid not null references auth.users (id) on delete cascade,
  topic text not null check (topic in ('messages', 'appointments', 'requests', 'rejected', 'invoices', 'signatures', 'documents', 'filed',
    'deadlines', 'mails', 'senders', 'access', 'review', 'deliveries')),
  wanted boolean not null,
  primary key (person, topic)
);
alter table private.push_choices enable row level security;
revoke all on private.push_choices from anon, authenticated, service_role;
comment on table private.push_choices is 'Whether a person wants pushes about a topic; private.push_wanted answers without a row. Read and written by functions alone.';

-- True when the person wants pushes about a topic; security notifications have no topic and are always pushed.
create function private.push_wanted(person uuid, topic text) returns boolean
language plpgsql stable security definer set search_path = '' as $$
begin
  return topic is null or coalesce(
    (select c.wanted from private.push_choices c where c.person = push_wanted.person and c.topic = push_wanted.topic),
    topic in ('signatures', 'rejected', 'access', 'messages', 'appointments', 'requests'));
end $$;

-- True if the device's session was not ended and was used in the last 60 days.
-- An inactive session still gets pushes, because pushes are for people who do not have the site open.
create function private.is_pushed(d private.push_devices) returns boolean
language plpgsql stable security definer set search_path = '' as $$
begin
  return exists (select from auth.sessions s where s.id = d.session and s.user_id = d.person
    and coalesce(s.not_after > clock_timestamp(), true)
    and greatest(s.created_at, s.refreshed_at at time zone 'utc') > clock_timestamp() - interval '60 days');
end $$;

-- Queues a push about a notification to each device of the person.
-- Pushes that fall into the person's rest hours become one push to each device at the end of these hours.
-- Pushes about security, or about an appointment that begins within an hour, are sent even in the rest hours.
-- If another transaction is writing the delayed push, this one queues a second push, because waiting could deadlock.
create function private.push_notice(n public.notifications) returns void
language plpgsql volatile security definer set search_path = '' as $$
declare
  soon boolean := n.kind in ('appointment', 'client-appointment') and coalesce(n.data ->> 'what' = 'soon', false);
  moment timestamptz := clock_timestamp();
  leaves timestamptz := case when soon or n.kind = 'security' then moment else private.rest_ends(n.user_id, moment) end;
  rest text := 'rest' || extract(epoch from leaves)::bigint;
begin
  if not exists (select from private.push_devices d where d.person = n.user_id)
    or not private.push_wanted(n.user_id, private.topic_of_notice(n.kind)) then
    return;
  end if;
  insert into public.outbox (kind, key, user_id, payload, next_at)
    select 'push', concat_ws(':', 'push', d.id, case when leaves = moment then n.id || case when soon then ':soon' else '' end
        when pg_try_advisory_xact_lock(hashtextextended('push:' || d.id || rest, 0)) then rest else rest || ':' || n.id end),
      case when leaves = moment then n.account end,
      jsonb_build_object('device', d.id, 'service', substring(d.endpoint from '^https?://([^/]+)'))
        || case when leaves > moment then jsonb_build_object('since', n.last_at) else jsonb_build_object('notification', n.id) end,
      leaves
    from private.push_devices d where d.person = n.user_id and private.is_pushed(d)
      and (leaves = moment or not exists (select from public.outbox o where o.key = concat_ws(':', 'push', d.id, rest)))
    on conflict (key) do nothing;
end $$;

-- Returns the push for a device, with the newest notification (`first`) and the number of notifications (`count`).
-- There is no push (null) if the device was signed out, or the person has seen or does not want the notification.
-- With `since` the push is about all notifications from that time on, otherwise about `notification`.
-- A device that was registered with another key of the site is deleted.
create function public.push_of(device uuid, site_key text, notification uuid default null, since timestamptz default null) returns jsonb
language plpgsql volatile security definer set search_path = '' as $$
declare
  d private.push_devices;
  answer jsonb;
begin
  select * into d from private.push_devices x where x.id = device;
  if d.id is null or not private.is_pushed(d) then
    return null;
  end if;
  if d.site_key <> push_of.site_key then
    delete from private.push_devices x where x.id = d.id;
    return null;
  end if;
  with told as (
    select n.* from public.notifications n
    where n.user_id = d.person and n.seen_at is null and n.read_at is null
      and case when since is null then n.id = notification else n.last_at >= since end
      and private.may_be_told(d.person, n.account, n.for_firm) and private.push_wanted(d.person, private.topic_of_notice(n.kind))
    order by n.last_at desc, n.id desc limit 100)
  select jsonb_build_object('endpoint', d.endpoint, 'p256dh', d.p256dh, 'auth', d.auth,
    'firm', exists (select from private.staff s where s.user_id = d.person),
    'several', (select count(*) > 1 from private.account_members m where m.user_id = d.person and m.until is null),
    'count', (select count(*) from told),
    'first', jsonb_build_object('id', t.id, 'kind', t.kind, 'account', t.account, 'subject', t.subject, 'data', t.data, 'count', t.count,
      'first_at', t.first_at, 'last_at', t.last_at, 'seen', false, 'read', false))
    into answer from told t order by t.last_at desc, t.id desc limit 1;
  return answer;
end $$;

-- Registers the browser of a session for pushes, and returns the id of the device.
-- With `device`, only this device is updated; the result is null if the person no longer has the device.
-- If another person has registered this browser, that registration is deleted.
create function public.save_push_device(
  person uuid, session uuid, endpoint text, p256dh text, auth text, site_key text, agent text, device uuid default null
) returns uuid
language plpgsql volatile security definer set search_path = '' as $$
declare
  kept private.push_devices;
begin
  perform pg_advisory_xact_lock(hashtextextended('pushes:' || person::text, 0));
  if not exists (select from auth.sessions s where s.id = session and s.user_id = save_push_device.person) then
    raise exception 'not-found' using errcode = 'P0001';
  end if;
  select * into kept from private.push_devices d where d.person = save_push_device.person
    and case when device is null then d.endpoint = save_push_device.endpoint else d.id = device end;
  if device is not null and kept.id is null then
    return null;
  end if;
  delete from private.push_devices d where d.id is distinct from kept.id
    and (d.endpoint = save_push_device.endpoint or d.person = save_push_device.person and d.session = save_push_device.session);
  if kept.id is null and (select count(*) from private.push_devices d where d.person = save_push_device.person) >= 10 then
    raise exception 'push-device-limit' using errcode = 'P0001';
  end if;
  insert into private.push_devices as d (id, person, session, endpoint, p256dh, auth, site_key, agent)
    values (coalesce(kept.id, gen_random_uuid()), save_push_device.person, save_push_device.session, save_push_device.endpoint,
      save_push_device.p256dh, save_push_device.auth, save_push_device.site_key, left(coalesce(save_push_device.agent, ''), 400))
    on conflict on constraint push_devices_pkey do update
      set session = excluded.session, endpoint = excluded.endpoint, p256dh = excluded.p256dh, auth = excluded.auth,
        site_key = excluded.site_key, agent = excluded.agent
    returning * into kept;
  return kept.id;
end $$;

-- Deletes a device after its push service answered that the device is gone.
-- With `endpoint`, the device is deleted only if it still has this URL, because its browser may have got a new one.
create function public.forget_push_device(device uuid, endpoint text default null) returns void
language sql volatile security definer set search_path = '' as $$
  delete from private.push_devices d where d.id = forget_push_device.device
    and (forget_push_device.endpoint is null or d.endpoint = forget_push_device.endpoint)
$$;

create function public.drop_push_device(device uuid) returns void
language plpgsql volatile security definer set search_path = '' as $$
declare
  me uuid := private.require_entry();
begin
  delete from private.push_devices d where d.id = device and d.person = me;
end $$;

create function public.save_push_choice(topic text, wanted boolean) returns void
language plpgsql volatile security definer set search_path = '' as $$
declare
  me uuid := private.require_entry();
begin
  if wanted is null or not coalesce(private.push_choices_of(me) ? topic, false) then
    raise exception 'invalid-input' using errcode = 'P0001';
  end if;
  insert into private.push_choices as c (person, topic, wanted) values (me, save_push_choice.topic, save_push_choice.wanted)
    on conflict on constraint push_choices_pkey do update set wanted = excluded.wanted;
end $$;

create function private.push_choices_of(person uuid) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
begin
  return (select jsonb_object_agg(t.topic, private.push_wanted(push_choices_of.person, t.topic)) from unnest(array[
    'messages', 'appointments', 'requests', 'rejected', 'invoices', 'signatures', 'documents', 'filed', 'deadlines', 'mails', 'senders',
    'access', 'review', 'deliveries']) t (topic));
end $$;

create function private.push_devices_of(person uuid) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
begin
  return (select coalesce(jsonb_agg(jsonb_build_object('id', d.id, 'agent', d.agent, 'made_at', d.made_at)
    order by d.made_at desc, d.id), '[]') from private.push_devices d where d.person = push_devices_of.person and private.is_pushed(d));
end $$;

-- Deletes up to `most` devices that nobody used for 60 days.
create function private.forget_push_devices(most int) returns int
language sql volatile security definer set search_path = '' as $$
  with gone as (
    delete from private.push_devices d where d.id in (
      select x.id from private.push_devices x join auth.sessions s on s.id = x.session
      where greatest(s.created_at, s.refreshed_at at time zone 'utc') < now() - interval '60 days' limit most for update of x skip locked)
    returning 1)
  select count(*)::int from gone
$$;

revoke execute on function private.push_wanted(uuid, text), private.is_pushed(private.push_devices), private.push_notice(public.notifications),
  public.push_of(uuid, text, uuid, timestamptz),
  public.save_push_device(uuid, uuid, text, text, text, text, text, uuid), public.forget_push_device(uuid, text), public.drop_push_device(uuid),
  public.save_push_choice(text, boolean), private.push_choices_of(uuid), private.push_devices_of(uuid), private.forget_push_devices(int)
  from public, anon, authenticated, service_role;
grant execute on function public.drop_push_device(uuid), public.save_push_choice(text, boolean) to authenticated;
grant execute on function public.push_of(uuid, text, uuid, timestamptz), public.forget_push_device(uuid, text),
  public.save_push_device(uuid, uuid, text, text, text, text, text, uuid) to service_role;
