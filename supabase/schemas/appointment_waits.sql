-- The waiting list has clients who want an appointment on days on which no hour is free.
-- A freed hour is offered to the first client on the list whom the hour suits; if declined, to the next client.
-- An offer is a proposed appointment that blocks its hour until `offer_until`.

create table private.appointment_waits (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references public.accounts (id) on delete cascade,
  type uuid references private.appointment_types (id),
  title text not null check (private.is_name(title, 1, 120)),
  days datemultirange not null check (not isempty(days) and not lower_inf(days) and not upper_inf(days)),
  -- The client declined these hours or did not answer in time, so they are not offered to the client again.
  passed timestamptz[] not null default '{}',
  created_at timestamptz not null default clock_timestamp(),
  -- When offer_freed_hours last looked for an hour; each call takes the 200 entries with the oldest time.
  tried_at timestamptz,
  -- The place and the phone number that the client wants; null for the first place of the kind of appointment.
  place text check (place in ('video', 'office', 'phone')),
  place_number text check (private.is_name(place_number, 3, 20)),
  constraint appointment_waits_once unique nulls not distinct (user_id, type)
);
create index appointment_waits_in_order on private.appointment_waits (created_at);
create index appointment_waits_of_type on private.appointment_waits (type) where type is not null;
alter table private.appointment_waits enable row level security;
revoke all on private.appointment_waits from anon, authenticated, service_role;
comment on table private.appointment_waits is 'The waiting list: one entry for each client and kind of appointment. Written and read by functions alone.';

-- Returns `moment` plus `span`, counting only the time in which the firm is open.
create function private.business_time_after(moment timestamptz, span interval) returns timestamptz
language plpgsql stable security definer set search_path = '' as $$
declare
  today date := (moment at time zone 'America/Bogota')::date;
  remaining interval := span;
  part tstzrange;
begin
  for part in
    select r from (
      select unnest(f.ranges) as r from (
        select coalesce(range_agg(tstzrange(
            d.midnight + make_interval(mins => lower(h) - d.shift), d.midnight + make_interval(mins => upper(h) - d.shift))), '{}')
          - coalesce((
            select range_agg(tstzrange((c.day + c.from_hour * interval '1 hour') at time zone 'America/Bogota',
              (c.day + c.until_hour * interval '1 hour') at time zone 'America/Bogota'))
            from private.closed_hours c where c.day between today and today + 60), '{}') as ranges
        from (
          select (today + n)::timestamp at time zone 'America/Bogota' as midnight, (extract(isodow from today + n)::int - 1) * 1440 as shift
          from generate_series(0, 60) n where not private.is_holiday(today + n)) d
        cross join lateral unnest(private.firm_week() * int4multirange(int4range(d.shift, d.shift + 1440))) h) f) p
    where upper(r) > moment order by lower(r)
  loop
    if upper(part) - greatest(lower(part), moment) >= remaining then
      return greatest(lower(part), moment) + remaining;
    end if;
    remaining := remaining - (upper(part) - greatest(lower(part), moment));
  end loop;
  return moment + span;
end $$;

-- Returns the first hour from `earliest` on that a client could book on these days, or null.
-- The hours in `passed` are left out, because the client declined them.
create function private.first_free_slot(
  client uuid, kind private.appointment_types, days datemultirange, earliest timestamptz, passed timestamptz[] default '{}'
) returns timestamptz
language sql stable security definer set search_path = '' as $$
  select min(to_timestamp(s.at)) from (
      select greatest(lower(days), (now() at time zone 'America/Bogota')::date) as first, least(upper(days) - 1, private.last_slot_day()) as last) d
    cross join lateral private.free_ranges(array(select o.person from private.offering(client, kind.id) o), d.first, d.last) f
    left join lateral private.free_ranges(array_remove(array[kind.second_person], null), d.first, d.last) too on true
    cross join lateral unnest(f.free * coalesce(too.free, '{(,)}')) r
    -- Multiples of `step` in UTC are multiples in Bogotá time too, because `step` divides the offset of 5 hours.
    cross join lateral generate_series(
      ceil(extract(epoch from lower(r) + make_interval(mins => kind.margin_before)) / (kind.step * 60))::bigint * kind.step * 60,
      extract(epoch from upper(r))::bigint - (kind.minutes + kind.margin_after) * 60, kind.step * 60) s (at)
  where lower(days) <= private.last_slot_day() and to_timestamp(s.at) >= earliest and to_timestamp(s.at) <> all (passed)
    and days @> (to_timestamp(s.at) at time zone 'America/Bogota')::date
    and not (kind.place = 'office' and exists (
      select from unnest(array[f.person, kind.second_person]) p
      where private.is_at_home(p, (to_timestamp(s.at) at time zone 'America/Bogota')::date)))
    and not private.is_full(kind, f.person, (to_timestamp(s.at) at time zone 'America/Bogota')::date)
    and not private.is_full(kind, kind.second_person, (to_timestamp(s.at) at time zone 'America/Bogota')::date)
    and (to_timestamp(s.at) at time zone 'America/Bogota')::date <= (now() at time zone 'America/Bogota')::date + kind.horizon_days
$$;

-- If the kind of appointment no longer offers the wanted place, its first place is used.
create function private.waited_kind(w private.appointment_waits) returns private.appointment_types
language plpgsql stable security definer set search_path = '' as $$
declare
  kind private.appointment_types := private.type_of(w.type);
begin
  return private.at_place(kind, case when kind.other_places ? w.place then w.place end, w.place_number, w.user_id, true);
end $$;

-- Puts the client on the waiting list for a kind of appointment. An existing entry changes and keeps its position.
-- `days` is [[first, last]]; `place` and `number` have the same meaning as in private.at_place.
-- Raises 'wait-needless' if an hour is free on one of these days, because the client can book it.
create function public.wait_for_appointment(
  days jsonb, title text, type uuid default null, place text default null, number text default null
) returns void
language plpgsql security definer set search_path = '' as $$
#variable_conflict use_column
declare
  me uuid := private.require_account('assistant');
  kind private.appointment_types := private.at_place(
    private.open_type(wait_for_appointment.type, true), wait_for_appointment.place, wait_for_appointment.number, me, false);
  today date := (now() at time zone 'America/Bogota')::date;
  wanted datemultirange := (
    select range_agg(daterange((d ->> 0)::date, (d ->> 1)::date, '[]')) from jsonb_array_elements(wait_for_appointment.days) d);
begin
  perform private.require_values(num_nulls(wanted, wait_for_appointment.title, lower(wanted), upper(wanted)));
  if jsonb_array_length(wait_for_appointment.days) not between 1 and 5 or lower(wanted) < today or upper(wanted) - 1 > private.last_slot_day()
    or not exists (select from private.offering(me, kind.id)) then
    raise exception 'invalid-input' using errcode = 'P0001';
  end if;
  if private.first_free_slot(me, kind, wanted, now() + kind.notice_hours * interval '1 hour') is not null then
    raise exception 'wait-needless' using errcode = 'P0001';
  end if;
  insert into private.appointment_waits (user_id, type, title, days, place, place_number)
    values (me, kind.id, btrim(wait_for_appointment.title), wanted, wait_for_appointment.place,
      case when kind.place = 'phone' then private.colombian_number(coalesce(nullif(wait_for_appointment.number, ''), kind.detail)) end)
    on conflict on constraint appointment_waits_once do update set title = excluded.title, days = excluded.days, place = excluded.place,
      place_number = excluded.place_number, passed = '{}';
end $$;

-- Takes the client off a waiting list. An offer that the client already has stays valid.
create function public.leave_waiting_list(wait uuid) returns void
language plpgsql security definer set search_path = '' as $$
declare
  me uuid := private.require_account('assistant');
begin
  delete from private.appointment_waits w where w.id = wait and w.user_id = me;
end $$;

create function private.waits_of(client uuid) returns jsonb
language sql stable security definer set search_path = '' as $$
  select coalesce(jsonb_agg(jsonb_build_object('id', w.id, 'type', w.type, 'name', t.name, 'place', w.place, 'days', (
      select jsonb_agg(jsonb_build_array(lower(d), upper(d) - 1) order by lower(d)) from unnest(w.days) d)) order by w.created_at), '[]')
  from private.appointment_waits w left join private.appointment_types t on t.id = w.type where w.user_id = client
$$;

-- Returns the first 100 entries of the waiting list; advisors get only the entries of their own clients.
create function public.firm_waits() returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
  is_admin boolean := private.is_admin();
  mine uuid[] := array(select private.my_clients());
begin
  perform private.require_staff();
  return (
    select coalesce(jsonb_agg(jsonb_build_object('id', w.id, 'client', w.user_id, 'name', private.client_title(w.user_id), 'type', t.name, 'place', w.place,
        'days', (select jsonb_agg(jsonb_build_array(lower(d), upper(d) - 1) order by lower(d)) from unnest(w.days) d)) order by w.created_at), '[]')
    from (
      select x.* from private.appointment_waits x where is_admin or x.user_id = any (mine) order by x.created_at limit 100) w
    left join private.appointment_types t on t.id = w.type);
end $$;

-- A client who accepts an offer, or another hour instead, leaves the waiting list.
-- Nobody can accept an offer that has ended. An hour that was declined is not offered to the client again.
create function private.follow_offer() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if new.status = 'cancelled' then
    update private.appointment_waits w set passed = (w.passed || old.starts_at)[greatest(cardinality(w.passed) - 48, 1):]
      where w.user_id = old.user_id and w.type is not distinct from old.type;
    return new;
  end if;
  if old.offer_until <= now() then
    raise exception 'offer-over' using errcode = 'P0001';
  end if;
  if new.status in ('requested', 'confirmed') or new.starts_at <> old.starts_at then
    new.offer_until := null;
    delete from private.appointment_waits w where w.user_id = old.user_id and w.type is not distinct from old.type;
  end if;
  return new;
end $$;
create trigger follow_offer before update on public.appointments
  for each row when (old.offer_until is not null and old.status = 'proposed') execute function private.follow_offer();

-- Cancels offers that were not answered within two business hours. Returns the number of freed hours.
-- Requests that the firm did not answer within twenty business hours are cancelled, and the client gets a mail.
create function private.free_unanswered() returns int
language plpgsql security definer set search_path = '' as $$
declare
  a public.appointments;
  freed int := 0;
begin
  for a in
    select x.* from public.appointments x
    where x.status = 'proposed' and x.offer_until <= now()
      or x.status = 'requested' and (x.starts_at <= now() or private.business_time_after(x.updated_at, interval '20 hours') <= now())
    order by x.updated_at limit 100 for update skip locked
  loop
    update public.appointments x set status = 'cancelled', cancelled_by = 'time', sequence = x.sequence + 1, updated_at = clock_timestamp()
      where x.id = a.id;
    if a.status = 'requested' then
      select x.* into a from public.appointments x where x.id = a.id;
      perform private.mail_appointment(a, 'released');
    end if;
    freed := freed + 1;
  end loop;
  return freed;
end $$;

-- True if the client is approved and has no unanswered offer of the same kind of appointment.
create function private.may_be_offered(w private.appointment_waits) returns boolean
language sql stable security definer set search_path = '' as $$
  select exists (select from public.user_approval_status s where s.user_id = w.user_id and s.status = 'approved')
    and not exists (
      select from public.appointments o
      where o.user_id = w.user_id and o.type is not distinct from w.type and o.status = 'proposed' and o.offer_until > now())
$$;

-- Returns 200 entries of the waiting list, beginning with the entries that were tried longest ago.
-- Entries that a call of offer_freed_hours did not reach are therefore first in the next call.
create function private.waits_in_turn() returns setof private.appointment_waits
language sql stable security definer set search_path = '' as $$
  select x.* from private.appointment_waits x where private.may_be_offered(x)
  order by coalesce(x.tried_at, x.created_at), x.created_at limit 200
$$;

-- Cancels unanswered offers and requests, and offers free hours to clients in the order of the waiting list.
-- Returns the number of new offers. A call stops after 200 entries or five seconds, and the next call goes on.
create function public.offer_freed_hours() returns int
language plpgsql volatile security definer set search_path = '' as $$
declare
  w private.appointment_waits;
  first private.appointment_waits;
  kind private.appointment_types;
  until timestamptz := private.business_time_after(now(), interval '2 hours');
  slot timestamptz;
  a public.appointments;
  offered int := 0;
begin
  if not pg_try_advisory_xact_lock(hashtextextended('appointment-waits', 0)) then
    return 0;
  end if;
  perform private.free_unanswered();
  delete from private.appointment_waits x where upper(x.days) <= (now() at time zone 'America/Bogota')::date + 1
    or exists (select from private.appointment_types t where t.id = x.type and t.retired_at is not null);
  for w in select * from private.waits_in_turn()
  loop
    -- The remaining entries are handled by the next call, a minute later.
    exit when clock_timestamp() > now() + interval '5 seconds';
    kind := private.waited_kind(w);
    slot := private.first_free_slot(w.user_id, kind, w.days,
      greatest(now() + kind.notice_hours * interval '1 hour', until + interval '1 hour'), w.passed);
    if slot is null then
      update private.appointment_waits x set tried_at = now() where x.id = w.id;
      continue;
    end if;
    select x.* into first from private.appointment_waits x
      where x.type is not distinct from w.type and (x.id = w.id or x.created_at < w.created_at and slot <> all (x.passed)
        and x.days @> (slot at time zone 'America/Bogota')::date and private.may_be_offered(x) and exists (
          select from private.slot_problems(array(select o.person from private.offering(x.user_id, kind.id) o), slot, private.waited_kind(x), false) p
          where p.problem is null))
      order by x.created_at limit 1;
    update private.appointment_waits x set tried_at = now() where x.id = first.id;
    kind := private.waited_kind(first);
    begin
      insert into public.appointments (user_id, title, starts_at, ends_at, status, person, second_person, type, place, place_detail, margin_before,
          margin_after, offer_until)
        values (first.user_id, first.title, slot, slot + make_interval(mins => kind.minutes), 'proposed',
          private.claim_slot(first.user_id, slot, kind, false, second => kind.second_person), kind.second_person, kind.id, kind.place,
          kind.detail, kind.margin_before, kind.margin_after, until)
        returning * into a;
    exception when exclusion_violation or raise_exception then
      continue;
    end;
    insert into public.outbox (kind, key, user_id, payload)
      select 'mail', 'mail:appointment-offered:' || a.id, a.user_id, jsonb_build_object('template', 'appointment-offered', 'to', c.email,
        'data', jsonb_build_object('id', a.id, 'title', a.title, 'startsAt', a.starts_at, 'endsAt', a.ends_at, 'place', a.place,
          'placeDetail', a.place_detail, 'person', coalesce(private.attending_names(a), ''), 'people', private.attending_people(a), 'until', until))
      from private.contact_of(a.user_id) c where c.email is not null
      on conflict (key) do nothing;
    offered := offered + 1;
  end loop;
  return offered;
end $$;

revoke execute on function private.business_time_after(timestamptz, interval),
  private.first_free_slot(uuid, private.appointment_types, datemultirange, timestamptz, timestamptz[]),
  public.wait_for_appointment(jsonb, text, uuid, text, text), public.leave_waiting_list(uuid), public.firm_waits(), private.waits_of(uuid), private.follow_offer(),
  private.waited_kind(private.appointment_waits), private.may_be_offered(private.appointment_waits), private.waits_in_turn(), private.free_unanswered(), public.offer_freed_hours() from public, anon, authenticated, service_role;
grant execute on function public.wait_for_appointment(jsonb, text, uuid, text, text), public.leave_waiting_list(uuid), public.firm_waits() to authenticated;
grant execute on function public.offer_freed_hours() to service_role;
