-- Each member of the firm has a calendar in which appointments never overlap.

create table public.appointments (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references public.accounts (id) on delete cascade,
  title text not null check (private.is_name(title, 1, 120)),
  starts_at timestamptz not null,
  ends_at timestamptz not null,
  status text not null check (status in ('requested', 'proposed', 'confirmed', 'cancelled', 'done', 'missed')),
  -- The browser gives each new request a key, so that a request that is sent twice makes only one appointment.
  request_key uuid not null default gen_random_uuid(),
  -- The number of changes of the appointment, which calendar programs expect (RFC 5545, 3.8.7.4).
  sequence int not null default 0,
  -- The firm's message to the client about the firm's last change of the appointment.
  note text check (length(note) between 1 and 500),
  -- The value `time` means that the appointment was cancelled because nobody answered the request or offer in time.
  cancelled_by text check (cancelled_by in ('client', 'firm', 'time')),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  made_by uuid,
  -- The member of the firm who attends; null if this member left the firm and nobody else was free.
  person uuid references auth.users (id) on delete set null,
  -- The kind of appointment; null for the usual one-hour appointment.
  type uuid references private.appointment_types (id),
  place text not null default 'video' check (place in ('video', 'office', 'phone')),
  place_detail text check (private.is_name(place_detail, 3, 200)),
  -- The client's answer to the question that the kind of appointment asks.
  answer text check (length(answer) between 1 and 500),
  -- Minutes that stay free before and after the appointment.
  margin_before int not null default 0 check (margin_before between 0 and 120),
  margin_after int not null default 0 check (margin_after between 0 and 120),
  -- The time at which an offer to the waiting list ends; null for other appointments.
  offer_until timestamptz,
  -- A second member of the firm who attends the appointment; null for most appointments.
  second_person uuid references auth.users (id) on delete set null,
  -- The same value in all appointments that were made as one repeated appointment; null for single appointments.
  series uuid,
  constraint appointments_two check (second_person <> person),
  constraint appointments_key unique (user_id, request_key),
  constraint appointments_hour check (ends_at - starts_at between interval '10 minutes' and interval '8 hours'),
  constraint appointments_cancelled check ((status = 'cancelled') = (cancelled_by is not null))
);
create trigger note_maker before insert on public.appointments for each row execute function private.note_maker();
alter table public.appointments enable row level security;
revoke all on public.appointments from anon, authenticated, service_role;
comment on table public.appointments is
  'Appointments with the firm. Their client reads them; only procedures write.';
create index appointments_of_user on public.appointments (user_id, starts_at desc, id desc);
create index appointments_by_time on public.appointments (starts_at) where status <> 'cancelled';
create index appointments_moved on public.appointments (user_id, updated_at desc);
create index appointments_waiting on public.appointments (starts_at, id) where status = 'requested';
create index appointments_latest on public.appointments (starts_at desc, id desc);
create index appointments_offered on public.appointments (offer_until) where offer_until is not null;
create index appointments_requested on public.appointments (created_at, id) where status = 'requested';
create index appointments_of_person on public.appointments (person) where person is not null;
create index appointments_of_second on public.appointments (second_person) where second_person is not null;
create index appointments_of_series on public.appointments (series, starts_at) where series is not null;
create index appointments_of_type on public.appointments (type) where type is not null;

grant select on public.appointments to authenticated;
grant select, insert, update, delete on public.appointments to service_role;
create policy "own appointments or staff" on public.appointments for select to authenticated
  using (user_id in (select private.my_accounts('reader')) or (select private.is_admin()) or user_id in (select private.my_clients()));
create policy "gate" on public.appointments as restrictive for all to authenticated
  using ((select private.may_enter())) with check ((select private.may_enter()));

-- Each row reserves the time of an appointment for one member who attends, so that appointments never overlap.
create table private.appointment_holds (
  appointment uuid not null references public.appointments (id) on delete cascade,
  person uuid not null references auth.users (id) on delete cascade,
  held tstzrange not null,
  primary key (appointment, person),
  constraint appointment_holds_once exclude using gist (person with =, held with &&)
);
create index appointment_holds_of_person on private.appointment_holds (person, (lower(held)));
alter table private.appointment_holds enable row level security;
revoke all on private.appointment_holds from anon, authenticated, service_role;
comment on table private.appointment_holds is 'The hours that appointments take of each person. Only a trigger writes, only functions read.';

-- Old rows are deleted before new ones are added, so that two appointments can swap their hours.
create function private.hold_hours() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  delete from private.appointment_holds h using changed c where h.appointment = c.id;
  insert into private.appointment_holds (appointment, person, held)
    select c.id, p.person, tstzrange(c.starts_at - make_interval(mins => c.margin_before), c.ends_at + make_interval(mins => c.margin_after))
    from changed c cross join unnest(array[c.person, c.second_person]) p (person) where p.person is not null and c.status <> 'cancelled';
  return null;
end $$;
create trigger hold_hours after insert on public.appointments referencing new table as changed
  for each statement execute function private.hold_hours();
create trigger hold_other_hours after update on public.appointments referencing new table as changed
  for each statement execute function private.hold_hours();
revoke execute on function private.hold_hours() from public, anon, authenticated, service_role;

-- In closed hours nobody can request or propose an appointment; existing appointments remain valid.
create table private.closed_hours (
  id uuid primary key default gen_random_uuid(),
  day date not null,
  -- The hours are in Bogotá time; 0 to 24 means the whole day.
  from_hour int not null default 0,
  until_hour int not null default 24,
  reason text not null check (private.is_name(reason, 3, 120)),
  made_by uuid references auth.users (id) on delete set null,
  created_at timestamptz not null default now(),
  constraint closed_hours_order check (0 <= from_hour and from_hour < until_hour and until_hour <= 24),
  constraint closed_hours_once exclude using gist (
    tsrange(day + from_hour * interval '1 hour', day + until_hour * interval '1 hour') with &&)
);
alter table private.closed_hours enable row level security;
revoke all on private.closed_hours from anon, authenticated, service_role;
comment on table private.closed_hours is 'Hours when the firm is closed. Clients read the reason. Written and read by functions alone.';
create index closed_hours_by_day on private.closed_hours (day, from_hour);

-- Returns the date of Easter by the algorithm of Meeus, Jones and Butcher.
create function private.easter(y int) returns date
language plpgsql immutable set search_path = '' as $$
declare
  a int := y % 19;
  b int := y / 100;
  c int := y % 100;
  h int := (19 * a + b - b / 4 - (b - (b + 8) / 25 + 1) / 3 + 15) % 30;
  l int := (32 + 2 * (b % 4) + 2 * (c / 4) - h - (c % 4)) % 7;
  days int := h + l - 7 * ((a + 11 * h + 22 * l) / 451) + 114;
begin
  return make_date(y, days / 31, days % 31 + 1);
end $$;

-- Holidays are fixed, or depend on Easter, or move to the next Monday (Ley 51 de 1983).
-- The holiday of 9 July exists since 2026 (Ley 2578 de 2026).
create function private.is_holiday(d date) returns boolean
language plpgsql immutable set search_path = '' as $$
declare
  y int := extract(year from d);
begin
  return to_char(d, 'MM-DD') in ('01-01', '05-01', '07-20', '08-07', '12-08', '12-25')
    or d - private.easter(y) in (-3, -2, 43, 64, 71)
    or (extract(isodow from d) = 1 and exists (
      select from unnest(array['01-06', '03-19', '06-29', '07-09', '08-15', '10-12', '11-01', '11-11']) as origin (md)
      where d - make_date(y, left(md, 2)::int, right(md, 2)::int) between 0 and 6 and (md <> '07-09' or y >= 2026)));
end $$;

-- Appointments can be requested or proposed for the next 90 days.
create function private.last_slot_day(moment timestamptz default now()) returns date
language sql stable set search_path = '' as $$
  select (moment at time zone 'America/Bogota')::date + 90
$$;

-- Returns the members who attend a client: the client's advisors, or the administrators if there is no advisor.
create function private.attending(client uuid) returns table (person uuid, place bigint)
language sql stable security definer set search_path = '' as $$
  select s.user_id, row_number() over (order by a.responsible desc nulls last, s.created_at, s.user_id)
  from private.staff s left join private.client_advisors a on a.client = attending.client and a.advisor = s.user_id
  where case when exists (select from private.client_advisors x where x.client = attending.client)
    then a.advisor is not null else s.role = 'admin' end
$$;

-- True when the member may see the client, and so can have appointments with this client.
create function private.may_attend(client uuid, person uuid) returns boolean
language sql stable security definer set search_path = '' as $$
  select exists (select from private.staff s where s.user_id = may_attend.person and (s.role = 'admin'
    or exists (select from private.client_advisors a where a.client = may_attend.client and a.advisor = s.user_id)))
$$;

-- Locks the hours of people, so that two calls cannot give away the same hour at the same time.
create function private.lock_hours(people uuid[]) returns void
language sql volatile security definer set search_path = '' as $$
  -- All calls lock people in the same order, so that two callers cannot block each other.
  select pg_advisory_xact_lock(hashtextextended('appointments:of:' || p, 0))
  from (select distinct u.p from unnest(people) u (p) where u.p is not null order by 1) x
$$;

-- Returns the kind of an appointment, but with the place that was chosen for the appointment.
create function private.kind_of(a public.appointments) returns private.appointment_types
language plpgsql stable security definer set search_path = '' as $$
declare
  kind private.appointment_types := private.type_of(a.type);
begin
  kind.place := a.place;
  kind.detail := a.place_detail;
  return kind;
end $$;

create function private.attending_names(a public.appointments) returns text
language sql stable security definer set search_path = '' as $$
  select nullif(concat_ws(', ', private.member_name(a.person), private.member_name(a.second_person)), '')
$$;

create function private.attending_people(a public.appointments) returns jsonb
language sql stable security definer set search_path = '' as $$
  select coalesce(jsonb_agg(n.name order by n.place), '[]')
  from unnest(array[private.member_name(a.person), private.member_name(a.second_person)]) with ordinality n (name, place) where n.name is not null
$$;

-- Raises 'invalid-input' unless `missing` is 0. `missing` is the number of arguments that are null.
create function private.require_values(missing int) returns void
language plpgsql immutable set search_path = '' as $$
begin
  if missing is distinct from 0 then
    raise exception 'invalid-input' using errcode = 'P0001';
  end if;
end $$;

-- Reserves an hour and returns the member who gets an appointment with a client at `slot`.
-- If another call is taking an hour of the same members, or is closing hours, the call waits.
-- The function chooses a free member who attends the client or replaces an absent member.
-- The member `known` is preferred, then the member with the fewest hours of appointments in the next two weeks.
-- If several members have the same number of hours, the member whose last appointment ends first is preferred.
-- The member `second` attends too, and must be free as well.
create function private.claim_slot(
  client uuid, slot timestamptz, kind private.appointment_types, by_firm boolean, wanted uuid default null, known uuid default null,
  besides uuid default null, second uuid default null
) returns uuid
language plpgsql security definer set search_path = '' as $$
declare
  people uuid[] := case when wanted is not null then array[wanted]
    else array(select t.person from private.offering(client, kind.id) t)
      || array(select s.person from private.stand_ins(client, kind.id) s where s.away @> slot)
      || (select known where known is not null and private.may_attend(client, known)) end;
  problems text[];
  blocked text;
  chosen uuid;
begin
  if slot is null or wanted = second then
    raise exception 'invalid-input' using errcode = 'P0001';
  end if;
  people := array_remove(array_remove(people, null), second);
  perform pg_advisory_xact_lock_shared(hashtextextended('appointments', 0));
  perform private.lock_hours(people || second);
  if exists (select from unnest(array[wanted, second]) p where p is not null and not private.may_attend(client, p)) then
    raise exception 'not-found' using errcode = 'P0001';
  end if;
  select max(x.problem) filter (where x.person = second), array_agg(x.problem) filter (where x.person is distinct from second), (array_agg(x.person order by x.person is distinct from known, (
        select coalesce(sum(upper(h.held) - lower(h.held)), interval '0') from private.appointment_holds h
        where h.person = x.person and h.held && tstzrange(now(), now() + interval '14 days')),
      (select max(upper(h.held)) from private.appointment_holds h where h.person = x.person) nulls first, x.person)
    filter (where x.problem is null and x.person is distinct from second))[1]
    into blocked, problems, chosen
    from private.slot_problems(array_remove(people || second, null), slot, kind, by_firm, now(), array_remove(array[besides], null)) x;
  if blocked is not null then
    raise exception '%', blocked using errcode = 'P0001';
  end if;
  if chosen is null then
    raise exception '%', coalesce((
      select p from unnest(problems) p where p is not null
      order by p <> 'slot-taken', p <> 'slot-away' limit 1), 'slot-taken') using errcode = 'P0001';
  end if;
  return chosen;
end $$;

revoke execute on function private.easter(int), private.is_holiday(date), private.last_slot_day(timestamptz),
  private.attending(uuid), private.may_attend(uuid, uuid),
  private.lock_hours(uuid[]), private.kind_of(public.appointments), private.attending_names(public.appointments), private.attending_people(public.appointments), private.require_values(int),
  private.claim_slot(uuid, timestamptz, private.appointment_types, boolean, uuid, uuid, uuid, uuid)
  from public, anon, authenticated, service_role;

-- The procedures below raise 'conflict' if somebody else has changed the appointment.
-- If a call of a procedure below is repeated, for example by a double click, the second call changes nothing.

-- Returns what the client can book, and the names of the members and kinds in the client's appointments.
create function public.open_agenda() returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
  me uuid;
begin
  if not private.may_enter() then
    raise insufficient_privilege using message = 'not-approved';
  end if;
  me := private.my_account('reader');
  return private.client_agenda(me) || jsonb_build_object(
    'waits', private.waits_of(me), 'number', private.number_of(me), 'kinds', (
      select coalesce(jsonb_object_agg(t.id, t.name), '{}') from private.appointment_types t
      where t.id in (select a.type from public.appointments a where a.user_id = me)), 'names', (
      select coalesce(jsonb_object_agg(p.person, private.member_name(p.person)), '{}')
      from (
        select distinct unnest(array[a.person, a.second_person]) as person from public.appointments a where a.user_id = me) p
      where p.person is not null));
end $$;

-- Requests an appointment with the member `person`, or with any member who is free.
-- A client can make twenty requests a day, and have five open appointments besides those that the firm made.
create function public.request_appointment(
  key uuid, slot timestamptz, title text, person uuid default null, type uuid default null, answer text default null,
  place text default null, number text default null
) returns public.appointments
language plpgsql security definer set search_path = '' as $$
#variable_conflict use_column
declare
  me uuid := private.require_account('assistant');
  kept public.appointments;
  kind private.appointment_types;
  used record;
begin
  perform private.require_values(num_nulls(key, slot, title));
  -- If the form was sent twice at the same moment, the second call waits here until it can see the first appointment.
  perform pg_advisory_xact_lock(hashtextextended('appointments:' || me, 0));
  select * into kept from public.appointments a where a.user_id = me and a.request_key = request_appointment.key;
  if kept.id is not null then
    return kept;
  end if;
  select count(*) filter (where a.status in ('requested', 'proposed', 'confirmed') and a.ends_at > now()) as open,
         count(*) filter (where a.created_at > now() - interval '24 hours') as fresh
    into used from public.appointments a where a.user_id = me and a.made_by is not null;
  if used.open >= 5 or used.fresh >= 20 then
    raise exception 'appointment-limit' using errcode = 'P0001';
  end if;
  kind := private.at_place(private.open_type(request_appointment.type, true), request_appointment.place, request_appointment.number, me, false);
  if request_appointment.person is not null
    and not exists (select from private.offering(me, kind.id) t where t.person = request_appointment.person)
    and not exists (
      select from private.stand_ins(me, kind.id) s where s.person = request_appointment.person and s.away @> slot) then
    raise exception 'not-found' using errcode = 'P0001';
  end if;
  insert into public.appointments (user_id, title, starts_at, ends_at, status, request_key, person, second_person, type, place, place_detail,
      answer, margin_before, margin_after)
    values (me, btrim(request_appointment.title), slot, slot + make_interval(mins => kind.minutes), 'requested',
      request_appointment.key,
      private.claim_slot(me, slot, kind, false, request_appointment.person, second => kind.second_person), kind.second_person,
      kind.id, kind.place, kind.detail,
      case when kind.question is not null then nullif(btrim(request_appointment.answer), '') end, kind.margin_before, kind.margin_after)
    returning * into kept;
  perform private.mail_appointment(kept, 'received');
  return kept;
exception when exclusion_violation then
  raise exception 'slot-taken' using errcode = 'P0001';
end $$;

-- Returns and locks an appointment of the caller's account, or of a client whom the calling member may see.
-- If `seen` is set and the appointment has another `sequence`, the call raises 'conflict'.
create function private.own_appointment(appointment uuid, seen int) returns public.appointments
language plpgsql security definer set search_path = '' as $$
declare
  me uuid := private.require_account('assistant');
  found_row public.appointments;
begin
  select * into found_row from public.appointments a
    where a.id = appointment and (a.user_id = me or private.sees_client(a.user_id))
    for update;
  if found_row.id is null then
    raise exception 'not-found' using errcode = 'P0001';
  end if;
  if seen is not null and found_row.sequence is distinct from seen then
    raise exception 'conflict' using errcode = 'P0001';
  end if;
  return found_row;
end $$;

-- Clients can change or cancel an appointment until the day before it, Bogotá time.
create function private.may_still_change(a public.appointments) returns boolean
language sql stable set search_path = '' as $$
  select a.status in ('requested', 'proposed', 'confirmed')
    and (a.starts_at at time zone 'America/Bogota')::date > (now() at time zone 'America/Bogota')::date
$$;

-- True when the caller made the last change of the appointment, so that the caller's second click is no conflict.
create function private.is_own_step(a public.appointments) returns boolean
language sql stable security definer set search_path = '' as $$
  select exists (
    select from public.audit_log l
    where l.target = a.user_id and l.at = a.updated_at and l.actor = (select auth.uid()) and l.after ->> 'appointment' = a.id::text)
$$;

-- Moves a client's own appointment to another hour, which the firm has to confirm.
create function public.change_appointment(appointment uuid, slot timestamptz, seen int) returns public.appointments
language plpgsql security definer set search_path = '' as $$
declare
  a public.appointments := private.own_appointment(appointment, null);
  kind private.appointment_types := private.kind_of(a);
begin
  if a.user_id <> private.require_account('assistant') then
    raise exception 'not-found' using errcode = 'P0001';
  end if;
  if a.status = 'requested' and a.starts_at = slot then
    return a;
  end if;
  if a.sequence is distinct from seen then
    raise exception 'conflict' using errcode = 'P0001';
  end if;
  if not private.may_still_change(a) then
    raise exception 'too-late' using errcode = 'P0001';
  end if;
  if a.sequence >= 20 then
    raise exception 'appointment-limit' using errcode = 'P0001';
  end if;
  update public.appointments x
    set person = private.claim_slot(a.user_id, slot, kind, false, null, a.person, a.id, a.second_person), starts_at = slot,
        ends_at = slot + make_interval(mins => kind.minutes), margin_before = kind.margin_before, margin_after = kind.margin_after,
        status = 'requested', sequence = x.sequence + 1,
        note = null, updated_at = now()
    where x.id = a.id returning * into a;
  perform private.mail_appointment(a, 'changed');
  return a;
exception when exclusion_violation then
  raise exception 'slot-taken' using errcode = 'P0001';
end $$;

-- Clients can confirm the firm's proposals. The firm can confirm proposals and requests.
create function public.confirm_appointment(appointment uuid, seen int) returns public.appointments
language plpgsql security definer set search_path = '' as $$
declare
  a public.appointments := private.own_appointment(appointment, null);
  by_firm boolean := a.user_id <> private.require_account('assistant');
begin
  if a.status = 'confirmed' and (not by_firm or a.sequence = seen or private.is_own_step(a)) then
    return a;
  end if;
  if a.sequence is distinct from seen then
    raise exception 'conflict' using errcode = 'P0001';
  end if;
  if a.ends_at <= now() then
    raise exception 'too-late' using errcode = 'P0001';
  end if;
  if not (a.status = 'proposed' or (a.status = 'requested' and by_firm)) then
    raise exception 'conflict' using errcode = 'P0001';
  end if;
  update public.appointments x
    set status = 'confirmed', sequence = x.sequence + 1, updated_at = now()
    where x.id = a.id returning * into a;
  if by_firm then
    perform private.note_staff('appointment.confirmed', a.user_id, null,
      jsonb_build_object('appointment', a.id, 'starts_at', a.starts_at));
  end if;
  perform private.mail_appointment(a, 'confirmed');
  return a;
end $$;

-- Clients can cancel an appointment until the day before it, and the firm until it ends.
create function public.cancel_appointment(appointment uuid, note text default null, seen int default null)
returns public.appointments
language plpgsql security definer set search_path = '' as $$
declare
  a public.appointments := private.own_appointment(appointment, null);
  by_firm boolean := a.user_id <> private.require_account('assistant');
begin
  if a.status = 'cancelled' and (not by_firm or seen is null or a.sequence = seen or private.is_own_step(a)) then
    return a;
  end if;
  if seen is not null and a.sequence is distinct from seen then
    raise exception 'conflict' using errcode = 'P0001';
  end if;
  if a.status in ('done', 'missed') or (by_firm and a.ends_at <= now()) or (not by_firm and not private.may_still_change(a)) then
    raise exception 'too-late' using errcode = 'P0001';
  end if;
  update public.appointments x
    set status = 'cancelled', cancelled_by = case when by_firm then 'firm' else 'client' end,
        note = case when by_firm then nullif(btrim(cancel_appointment.note), '') end, sequence = x.sequence + 1, updated_at = now()
    where x.id = a.id returning * into a;
  if by_firm then
    perform private.note_staff('appointment.cancelled', a.user_id, null,
      jsonb_build_object('appointment', a.id, 'starts_at', a.starts_at, 'note', a.note));
  end if;
  perform private.mail_appointment(a, 'cancelled');
  return a;
end $$;

-- Mails a change of an appointment to the contact person of the client, with a calendar file.
-- Reminders that wait to be sent are dropped, because the change may have made them wrong.
create function private.mail_appointment(a public.appointments, step text) returns void
language sql security definer set search_path = '' as $$
  update public.outbox o set status = 'dropped', done_at = clock_timestamp(), locked_until = null
    where o.user_id = a.user_id and o.status in ('pending', 'parked') and (o.locked_until is null or o.locked_until < clock_timestamp())
      and (starts_with(o.key, 'mail:appointment-tomorrow:' || a.id) or starts_with(o.key, 'mail:appointment-soon:' || a.id)
        or starts_with(o.key, 'mail:firm-appointment-tomorrow:' || a.id) or starts_with(o.key, 'mail:firm-appointment-soon:' || a.id));
  insert into public.outbox (kind, key, user_id, payload)
    select 'mail', 'mail:appointment:' || a.id || ':' || a.sequence, a.user_id,
           jsonb_build_object(
             'template', 'appointment-' || step, 'to', u.email,
             'data', jsonb_build_object(
               'id', a.id, 'title', a.title, 'startsAt', a.starts_at, 'endsAt', a.ends_at,
               'status', a.status, 'sequence', a.sequence, 'note', coalesce(a.note, ''), 'changedAt', a.updated_at,
               'place', a.place, 'placeDetail', a.place_detail,
               'person', coalesce(private.attending_names(a), ''), 'people', private.attending_people(a)))
    from private.contact_of(a.user_id) u
    on conflict (key) do nothing
$$;

-- Queues up to two reminder mails of an appointment: on the day before (8:00 to 18:00), and an hour before.
-- An appointment that changed in the last hour gets no reminder, because the change itself was mailed.
create function public.queue_appointment_reminders(moment timestamptz default now()) returns int
language plpgsql volatile security definer set search_path = '' as $$
declare
  here timestamp := moment at time zone 'America/Bogota';
  queued int;
begin
  with due as (
    select a.*, private.attending_names(a) as names, private.attending_people(a) as people, case when a.starts_at <= moment + interval '1 hour' then 'soon' else 'tomorrow' end as step
    from public.appointments a
    where a.status = 'confirmed' and a.updated_at <= moment - interval '1 hour' and a.starts_at > moment
      and a.starts_at < (here::date + 2)::timestamp at time zone 'America/Bogota'
      and (a.starts_at <= moment + interval '1 hour'
        or (a.starts_at at time zone 'America/Bogota')::date = here::date + 1 and extract(hour from here) between 8 and 17)),
  mails as (
    insert into public.outbox (kind, key, user_id, payload)
      select 'mail', 'mail:appointment-' || d.step || ':' || d.id || ':' || extract(epoch from d.starts_at)::bigint, d.user_id,
             jsonb_build_object('template', 'appointment-' || d.step, 'to', c.email, 'data', jsonb_build_object(
               'id', d.id, 'title', d.title, 'startsAt', d.starts_at, 'endsAt', d.ends_at,
               'place', d.place, 'placeDetail', d.place_detail, 'person', coalesce(d.names, ''), 'people', d.people))
      from due d join lateral private.contact_of(d.user_id) c on c.email is not null
      where exists (select from public.user_approval_status s where s.user_id = d.user_id and s.status = 'approved')
      on conflict (key) do nothing returning 1),
  firm_mails as (
    insert into public.outbox (kind, key, user_id, payload)
      select 'mail', 'mail:firm-appointment-' || d.step || ':' || d.id || ':' || extract(epoch from d.starts_at)::bigint || ':' || s.user_id, d.user_id,
             jsonb_build_object('template', 'firm-appointment-' || d.step, 'to', u.email, 'data', jsonb_build_object(
               'id', d.id, 'title', d.title, 'client', private.client_title(d.user_id), 'asked', d.starts_at, 'until', d.ends_at,
               'place', d.place, 'placeDetail', d.place_detail))
      from due d join private.staff s on s.user_id in (d.person, d.second_person) and private.may_attend(d.user_id, s.user_id)
      join auth.users u on u.id = s.user_id and u.email is not null
      on conflict (key) do nothing returning 1)
  select (select count(*) from mails) + (select count(*) from firm_mails) into queued;
  perform private.tell_soon(moment);
  return queued;
end $$;

-- Notifies people once in the portal of appointments that begin within an hour.
create function private.tell_soon(moment timestamptz) returns void
language plpgsql volatile security definer set search_path = '' as $$
declare
  a public.appointments;
  words jsonb;
  told uuid[];
begin
  for a in
    select x.* from public.appointments x
    where x.status = 'confirmed' and x.updated_at <= moment - interval '1 hour' and x.starts_at > moment
      and x.starts_at <= moment + interval '1 hour' order by x.starts_at, x.id
  loop
    words := jsonb_build_object('title', a.title, 'what', 'soon', 'at', a.starts_at);
    told := array(
      select n.user_id from public.notifications n
      where n.user_id = any (private.people_of(a.user_id, 'assistant') || a.person || a.second_person) and n.subject = a.id
        and n.data ->> 'what' = 'soon' and (n.data ->> 'at')::timestamptz = a.starts_at);
    perform private.notify(array(select p from unnest(private.people_of(a.user_id, 'assistant')) p where p <> all (told)),
      'appointment', a.user_id, a.id, words);
    perform private.notify(array(select p from unnest(array[a.person, a.second_person]) p where p <> all (told)),
      'client-appointment', a.user_id, a.id, words, 1, true);
  end loop;
end $$;

-- True if an appointment still takes place at this hour, so that a reminder of it may be sent.
-- `reader` is the e-mail address of the member who gets the reminder; null for the client.
create function public.reminder_holds(appointment uuid, slot timestamptz, reader text default null) returns boolean
language sql stable security definer set search_path = '' as $$
  select exists (
    select from public.appointments a where a.id = reminder_holds.appointment and a.status = 'confirmed' and a.starts_at = slot
      and (reader is null or exists (select from auth.users u where u.id in (a.person, a.second_person) and u.email = reader
        and private.may_attend(a.user_id, u.id))))
$$;

-- Mails a client's request, and each change of it, to the members who attend the appointment.
-- If nobody attends the appointment, the client's advisors or else the administrators get the mail.
create function private.on_appointment_asked() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  readers uuid[] := array(select p from unnest(array[new.person, new.second_person]) p where private.may_attend(new.user_id, p));
begin
  insert into public.outbox (kind, key, user_id, payload)
    select 'mail', 'mail:asked:' || new.id || ':' || new.sequence || ':' || u.id, new.user_id,
           jsonb_build_object('template', 'appointment-requested', 'to', u.email, 'data', jsonb_build_object(
             'id', new.id, 'title', new.title, 'client', private.client_title(new.user_id), 'asked', new.starts_at, 'until', new.ends_at,
             'place', new.place, 'placeDetail', new.place_detail))
    from auth.users u
    where u.id = any (case when readers = '{}' then private.team_of(new.user_id) else readers end)
      and u.id <> new.user_id and u.id is distinct from (select auth.uid())
    on conflict (key) do nothing;
  return null;
end $$;
create trigger appointment_asked after insert on public.appointments
  for each row when (new.status = 'requested') execute function private.on_appointment_asked();
create trigger appointment_asked_again after update of sequence on public.appointments
  for each row when (new.status = 'requested' and new.sequence <> old.sequence) execute function private.on_appointment_asked();

revoke execute on function public.open_agenda(), public.request_appointment(uuid, timestamptz, text, uuid, uuid, text, text, text),
  private.own_appointment(uuid, int), private.may_still_change(public.appointments), private.is_own_step(public.appointments),
  public.change_appointment(uuid, timestamptz, int), public.confirm_appointment(uuid, int),
  public.cancel_appointment(uuid, text, int), private.mail_appointment(public.appointments, text), private.on_appointment_asked(), private.tell_soon(timestamptz),
  public.queue_appointment_reminders(timestamptz), public.reminder_holds(uuid, timestamptz, text)
  from public, anon, authenticated, service_role;
grant execute on function public.open_agenda(), public.request_appointment(uuid, timestamptz, text, uuid, uuid, text, text, text),
  public.change_appointment(uuid, timestamptz, int), public.confirm_appointment(uuid, int),
  public.cancel_appointment(uuid, text, int) to authenticated;
grant execute on function public.queue_appointment_reminders(timestamptz), public.reminder_holds(uuid, timestamptz, text) to service_role;

-- Each person of a client can have a calendar feed, which stops when the person leaves the client.

create table private.calendar_feeds (
  user_id uuid not null references public.accounts (id) on delete cascade,
  token_sha256 text not null unique check (token_sha256 ~ '^[0-9a-f]{64}$'),
  created_at timestamptz not null default now(),
  read_at timestamptz,
  person uuid not null references auth.users (id) on delete cascade,
  primary key (user_id, person)
);
create index calendar_feeds_of_person on private.calendar_feeds (person);
alter table private.calendar_feeds enable row level security;
revoke all on private.calendar_feeds from anon, authenticated, service_role;
comment on table private.calendar_feeds is 'The hash of the secret calendar address of each person of a client. Read and written only by functions.';

-- `read_at` is the time at which the feed was last read, to the hour.
create function public.my_calendar_feed() returns jsonb
language sql stable security definer set search_path = '' as $$
  select jsonb_build_object('created_at', f.created_at, 'read_at', f.read_at)
  from private.calendar_feeds f where f.user_id = private.my_account('reader') and f.person = (select auth.uid())
$$;

create function public.renew_calendar_feed(token_sha256 text) returns jsonb
language plpgsql security definer set search_path = '' as $$
#variable_conflict use_column
begin
  insert into private.calendar_feeds as f (user_id, person, token_sha256)
    values (private.require_account('reader'), (select auth.uid()), renew_calendar_feed.token_sha256)
    on conflict (user_id, person) do update
      set token_sha256 = excluded.token_sha256, created_at = now(), read_at = null;
  return public.my_calendar_feed();
end $$;

create function public.revoke_calendar_feed() returns void
language plpgsql security definer set search_path = '' as $$
begin
  delete from private.calendar_feeds f where f.user_id = private.require_account('reader') and f.person = (select auth.uid());
end $$;

-- Returns the appointments and obligations of a calendar feed, from 90 days ago on, without amounts of money.
-- For an unknown feed address, or a person without access, the result is null.
create function public.read_calendar_feed(token_sha256 text) returns jsonb
language plpgsql volatile security definer set search_path = '' as $$
declare
  feed private.calendar_feeds;
begin
  select f.* into feed from private.calendar_feeds f
    where f.token_sha256 = read_calendar_feed.token_sha256
      and exists (select from private.account_members m where m.account = f.user_id and m.user_id = f.person and m.until is null)
      and (exists (select from public.user_approval_status s where s.user_id = f.user_id and s.status = 'approved')
        or f.user_id = f.person and exists (select from private.staff s where s.user_id = f.person));
  if feed.user_id is null then
    return null;
  end if;
  if feed.read_at is null or feed.read_at < now() - interval '1 hour' then
    update private.calendar_feeds f set read_at = now() where f.user_id = feed.user_id and f.person = feed.person;
  end if;
  return jsonb_build_object('appointments', (
    select coalesce(jsonb_agg(jsonb_build_object(
             'id', a.id, 'title', a.title, 'startsAt', a.starts_at, 'endsAt', a.ends_at,
             'status', a.status, 'sequence', a.sequence, 'place', a.place, 'placeDetail', a.place_detail, 'updatedAt', a.updated_at)
             order by a.starts_at, a.id), '[]')
    from public.appointments a
    where a.user_id = feed.user_id and a.ends_at > now() - interval '90 days'),
    'obligations', (
    select coalesce(jsonb_agg(jsonb_build_object(
             'id', o.id, 'obligation', o.obligation, 'name', o.name, 'municipality', nullif(o.municipality, ''), 'period', o.period, 'due', o.due,
             'state', o.state, 'sequence', o.version, 'updatedAt', o.changed_at) order by o.due, o.id), '[]')
    from public.obligations o
    where o.user_id = feed.user_id and o.client_sees and o.due is not null and o.applies and o.state <> 'not-applicable' and o.listed > current_date - 90));
end $$;

revoke execute on function public.my_calendar_feed(), public.renew_calendar_feed(text), public.revoke_calendar_feed(),
  public.read_calendar_feed(text) from public, anon, authenticated, service_role;
grant execute on function public.my_calendar_feed(), public.renew_calendar_feed(text), public.revoke_calendar_feed()
  to authenticated;
grant execute on function public.read_calendar_feed(text) to service_role;
