-- The firm's calendar. Members see all taken hours, but the names of their own clients only.

-- The function sets no search_path, because PostgreSQL can then inline it, which makes long lists faster.
create function private.agenda_row(a public.appointments, name text, email text) returns jsonb
language sql stable as $$
  select pg_catalog.jsonb_build_object(
    'id', a.id, 'client', a.user_id, 'name', coalesce(name, email), 'email', coalesce(email, ''), 'title', a.title,
    'starts_at', a.starts_at, 'ends_at', a.ends_at, 'status', a.status, 'sequence', a.sequence, 'note', a.note,
    'cancelled_by', a.cancelled_by, 'created_at', a.created_at, 'person', a.person, 'second', a.second_person, 'type', a.type, 'place', a.place,
    'place_detail', a.place_detail, 'answer', a.answer)
$$;

-- Returns the appointments of the week that begins on `monday`, Bogotá time.
-- Appointments of clients whom the caller may not see are in `busy`, without the client.
create function public.agenda_week(monday date) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
  is_admin boolean := private.is_admin();
  mine uuid[] := array(select private.my_clients());
begin
  perform private.require_staff();
  return (
    select jsonb_build_object(
      'appointments', coalesce(jsonb_agg(private.agenda_row(a, k.title, u.email) order by a.starts_at, a.id) filter (where seen.it), '[]'),
      'busy', coalesce(jsonb_agg(jsonb_build_object('at', a.starts_at, 'until', a.ends_at, 'person', a.person, 'second', a.second_person) order by a.starts_at, a.id)
        filter (where not seen.it), '[]'))
    from public.appointments a
    -- `limit 1` makes PostgreSQL look up each account alone, because a join would read every account of the firm.
    left join lateral (select c.email from private.contact_of(a.user_id) c limit 1) u on true
    left join lateral (select x.title from private.client_cards x where x.client = a.user_id limit 1) k on true
    cross join lateral (select is_admin or a.user_id = any (mine) as it) seen
    where a.status <> 'cancelled'
      and a.starts_at >= monday::timestamp at time zone 'America/Bogota'
      and a.starts_at < (monday + 7)::timestamp at time zone 'America/Bogota');
end $$;

-- Returns one page of appointments; `wanted` is {kind, client, cursor}, where the cursor is [starts_at, id].
-- The kinds `waiting` (for the firm's answer) and `coming` are sorted from the earliest to the latest appointment.
-- The kind `past` also has cancelled appointments, and is sorted from the latest to the earliest appointment.
create function public.agenda_list(wanted jsonb, page_size int default 25) returns jsonb
language plpgsql stable security definer set search_path = '' set enable_seqscan = off set jit = off as $$
declare
  kind text := coalesce(wanted ->> 'kind', 'coming');
  client uuid := (wanted ->> 'client')::uuid;
  size int := least(greatest(page_size, 1), 200);
  direction text := case kind when 'past' then 'desc' else 'asc' end;
  -- The filter by `starts_at` lets the query use an index; no appointment lasts longer than eight hours.
  filter text := case kind
    when 'waiting' then 'a.status = ''requested'' and a.ends_at > now() and a.starts_at > now() - interval ''8 hours'''
    when 'past' then '(a.ends_at <= now() or a.status in (''cancelled'', ''done'', ''missed''))'
    else 'a.status in (''requested'', ''proposed'', ''confirmed'') and a.ends_at > now() and a.starts_at > now() - interval ''8 hours''' end;
  clients uuid[];
  found uuid[];
begin
  perform private.require_staff();
  if client is not null and not private.sees_client(client) then
    raise exception 'not-found' using errcode = 'P0001';
  end if;
  if wanted -> 'cursor' ->> 0 is not null then
    filter := filter || format(' and (a.starts_at, a.id) %s (%L::timestamptz, %L::uuid)', case kind when 'past' then '<' else '>' end,
      wanted -> 'cursor' ->> 0, wanted -> 'cursor' ->> 1);
  end if;
  if client is not null then
    clients := array[client];
  elsif not private.is_admin() then
    clients := array(select private.my_clients());
  end if;
  execute format(case when clients is null
      then 'select array(select a.id from public.appointments a where %1$s order by a.starts_at %2$s, a.id %2$s limit %3$s)'
      -- The query reads one page of each client by an index, because no index is sorted across several clients.
      else 'select array(select o.id from unnest($1) c cross join lateral (
              select a.starts_at, a.id from public.appointments a where a.user_id = c and %1$s
              order by a.starts_at %2$s, a.id %2$s limit %3$s) o order by o.starts_at %2$s, o.id %2$s limit %3$s)' end,
    filter, direction, size) into found using clients;
  return (select coalesce(jsonb_agg(private.agenda_row(a, k.title, u.email) order by f.place), '[]')
    from unnest(found) with ordinality f (id, place) join public.appointments a on a.id = f.id
    left join lateral private.contact_of(a.user_id) u on true left join private.client_cards k on k.client = a.user_id);
end $$;

-- In the result, `following` is the number of later appointments of the series that are still open.
-- In the result, `outside` is true if a member who attends has another event in an outside calendar at that hour.
-- In the result, `last` is the last change. It has no `by` if the client made the change.
-- In the result, `missed` is the number of appointments that the client has missed so far.
create function public.agenda_appointment(appointment uuid) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
  a public.appointments;
  steps jsonb;
begin
  perform private.require_staff();
  select * into a from public.appointments x where x.id = appointment;
  if a.id is null or not private.sees_client(a.user_id) then
    raise exception 'not-found' using errcode = 'P0001';
  end if;
  select coalesce(jsonb_agg(jsonb_build_object('action', l.action, 'by', private.member_name(l.actor), 'at', l.at) order by l.id), '[]')
    into steps from public.audit_log l
    where l.target = a.user_id and l.action like 'appointment.%' and l.after ->> 'appointment' = a.id::text;
  return jsonb_build_object('appointment', (
      select private.agenda_row(a, private.client_title(a.user_id), (select u.email from private.contact_of(a.user_id) u))), 'attends', private.attending_names(a), 'steps', steps,
    'kind', (select t.name from private.appointment_types t where t.id = a.type),
    'outside', a.status in ('requested', 'proposed', 'confirmed') and exists (
      select from unnest(array[a.person, a.second_person]) p where tstzrange(a.starts_at, a.ends_at) && private.outside_busy(p)),
    'series', (
      select jsonb_build_object('place', count(*) filter (where x.starts_at <= a.starts_at), 'count', count(*),
        'following', count(*) filter (where x.starts_at > a.starts_at and x.status in ('requested', 'proposed', 'confirmed')))
      from public.appointments x where x.series = a.series and x.user_id = a.user_id having a.series is not null),
    'missed', (select count(*) from public.appointments x where x.user_id = a.user_id and x.status = 'missed'),
    'remark', (select jsonb_build_object('body', r.body, 'version', r.version, 'by', private.member_name(r.author))
      from private.appointment_remarks r where r.appointment = a.id),
    'last', jsonb_build_object(
    'at', a.updated_at,
    -- The entry in the audit log with the same time as the last change names the author of the change.
    'by', (select s ->> 'by' from jsonb_array_elements(steps) s where (s ->> 'at')::timestamptz = a.updated_at limit 1)));
end $$;

-- Returns the free hours of the members who can attend a client, advisors first.
-- Without `client`, the function returns only the hours of `member`, or of the caller if `member` is null too.
create function public.firm_hours(client uuid default null, member uuid default null) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
  me uuid := private.require_staff();
begin
  if client is null then
    return private.free_hours(array(select s.user_id from private.staff s where s.user_id = coalesce(firm_hours.member, me)));
  end if;
  if not private.sees_client(client) then
    raise exception 'not-found' using errcode = 'P0001';
  end if;
  return jsonb_build_object('types', private.offered_types(client, false), 'number', private.number_of(client)) || private.free_hours(array(
    select s.user_id from private.staff s left join private.attending(client) t on t.person = s.user_id
    where private.may_attend(client, s.user_id) order by t.place nulls last, s.created_at, s.user_id));
end $$;

-- Proposes an appointment to a client, with the member `person` or else with a free member who attends the client.
-- If `confirmed` is true, the client need not answer. `second_person` attends too.
-- `place` and `number` have the same meaning as in private.at_place.
create function public.propose_appointment(
  client uuid, slot timestamptz, title text, note text default null, person uuid default null, type uuid default null,
  confirmed boolean default false, second_person uuid default null, place text default null, number text default null
) returns public.appointments
language plpgsql security definer set search_path = '' as $$
declare
  a public.appointments;
  kind private.appointment_types;
  state text := case when confirmed then 'confirmed' else 'proposed' end;
  second uuid := propose_appointment.second_person;
begin
  perform private.require_staff();
  perform private.require_values(num_nulls(client, slot, propose_appointment.title));
  if not private.sees_client(client)
    or not exists (select from public.user_approval_status s where s.user_id = client and s.status = 'approved') then
    raise exception 'not-found' using errcode = 'P0001';
  end if;
  perform pg_advisory_xact_lock(hashtextextended('appointments:' || client, 0));
  select * into a from public.appointments x
    where x.user_id = client and x.starts_at = slot and x.status = state and x.title = btrim(propose_appointment.title);
  if a.id is not null and private.is_own_step(a) then
    return a;
  end if;
  kind := private.at_place(private.open_type(propose_appointment.type, false), propose_appointment.place, propose_appointment.number, client, true);
  second := coalesce(second, kind.second_person);
  insert into public.appointments (user_id, title, starts_at, ends_at, status, note, person, second_person, type, place, place_detail,
      margin_before, margin_after)
    values (client, btrim(propose_appointment.title), slot, slot + make_interval(mins => kind.minutes), state,
      nullif(btrim(propose_appointment.note), ''), private.claim_slot(client, slot, kind, true, propose_appointment.person, second => second),
      second, kind.id,
      kind.place, kind.detail, kind.margin_before, kind.margin_after)
    returning * into a;
  perform private.note_staff(case when confirmed then 'appointment.booked' else 'appointment.proposed' end, client, null,
    jsonb_build_object('appointment', a.id, 'starts_at', slot));
  perform private.mail_appointment(a, state);
  return a;
exception when exclusion_violation then
  raise exception 'slot-taken' using errcode = 'P0001';
end $$;

-- Proposes another hour for an appointment, with the same member or with `person`. The client has to confirm the hour.
-- The second member of an appointment stays the same, and must be free at the new hour.
create function public.propose_other_hour(
  appointment uuid, slot timestamptz, seen int, note text default null, person uuid default null
) returns public.appointments
language plpgsql security definer set search_path = '' as $$
declare
  a public.appointments;
  kind private.appointment_types;
  old_start timestamptz;
begin
  perform private.require_staff();
  a := private.own_appointment(appointment, null);
  if a.status = 'proposed' and a.starts_at = slot and private.is_own_step(a) then
    return a;
  end if;
  if a.sequence is distinct from seen then
    raise exception 'conflict' using errcode = 'P0001';
  end if;
  old_start := a.starts_at;
  kind := private.kind_of(a);
  if a.status not in ('requested', 'proposed', 'confirmed') or a.ends_at <= now() then
    raise exception 'too-late' using errcode = 'P0001';
  end if;
  update public.appointments x
    set person = private.claim_slot(a.user_id, slot, kind, true, propose_other_hour.person, a.person, a.id, a.second_person),
        starts_at = slot, ends_at = slot + make_interval(mins => kind.minutes), margin_before = kind.margin_before,
        margin_after = kind.margin_after, status = 'proposed', sequence = x.sequence + 1,
        note = nullif(btrim(propose_other_hour.note), ''), updated_at = now()
    where x.id = a.id returning * into a;
  perform private.note_staff('appointment.moved', a.user_id,
    jsonb_build_object('appointment', a.id, 'starts_at', old_start), jsonb_build_object('appointment', a.id, 'starts_at', slot));
  perform private.mail_appointment(a, 'proposed');
  return a;
exception when exclusion_violation then
  raise exception 'slot-taken' using errcode = 'P0001';
end $$;

-- Gives an open appointment to other members, who must be free at its hour and may see the client.
create function public.assign_appointment(appointment uuid, person uuid, seen int, second_person uuid default null)
returns public.appointments
language plpgsql security definer set search_path = '' as $$
declare
  a public.appointments;
  old_names text;
  coming uuid[];
begin
  perform private.require_staff();
  perform private.require_values(num_nulls(assign_appointment.person));
  a := private.own_appointment(appointment, null);
  perform private.lock_hours(array[assign_appointment.person, assign_appointment.second_person]);
  if a.person = assign_appointment.person and a.second_person is not distinct from assign_appointment.second_person then
    return a;
  end if;
  if a.sequence is distinct from seen then
    raise exception 'conflict' using errcode = 'P0001';
  end if;
  if a.status not in ('requested', 'proposed', 'confirmed') or a.ends_at <= now() then
    raise exception 'too-late' using errcode = 'P0001';
  end if;
  if assign_appointment.second_person = assign_appointment.person then
    raise exception 'invalid-input' using errcode = 'P0001';
  end if;
  coming := array(
    select p from unnest(array[assign_appointment.person, assign_appointment.second_person]) p
    where p is not null and p is distinct from a.person and p is distinct from a.second_person);
  if exists (select from unnest(coming) p where not private.may_attend(a.user_id, p)) then
    raise exception 'not-found' using errcode = 'P0001';
  end if;
  if exists (select from private.absences b where b.person = any (coming) and b.away && tstzrange(a.starts_at, a.ends_at)) then
    raise exception 'slot-away' using errcode = 'P0001';
  end if;
  if exists (select from unnest(coming) p where tstzrange(a.starts_at, a.ends_at) && private.outside_busy(p)) then
    raise exception 'slot-outside' using errcode = 'P0001';
  end if;
  old_names := private.attending_names(a);
  update public.appointments x
    set person = assign_appointment.person, second_person = assign_appointment.second_person, sequence = x.sequence + 1, updated_at = now()
    where x.id = a.id returning * into a;
  perform private.note_staff('appointment.assigned', a.user_id, jsonb_build_object('appointment', a.id, 'person', old_names),
    jsonb_build_object('appointment', a.id, 'person', private.attending_names(a)));
  return a;
exception when exclusion_violation then
  raise exception 'slot-taken' using errcode = 'P0001';
end $$;

-- Passes the appointments of a member who leaves the firm to `heir`, if the heir is free and may see the client.
-- If `heir` cannot attend an appointment, the other member attends it alone, or nobody if there is no other member.
create function private.hand_over_appointments(member uuid, heir uuid) returns void
language plpgsql security definer set search_path = '' as $$
begin
  perform from public.appointments a where member in (a.person, a.second_person) and a.status in ('requested', 'proposed', 'confirmed') and a.ends_at > now()
    order by a.id for update;
  perform private.lock_hours(array[heir]);
  with left_behind as (
    select a.id, case
      when private.may_attend(a.user_id, heir) and not exists (
        select from private.appointment_holds h where h.person = heir and h.held && tstzrange(
          a.starts_at - make_interval(mins => a.margin_before), a.ends_at + make_interval(mins => a.margin_after))) and not exists (
        select from private.absences b where b.person = heir and b.away && tstzrange(a.starts_at, a.ends_at))
        and not tstzrange(a.starts_at, a.ends_at) && private.outside_busy(heir) then heir end as taker
    from public.appointments a
    where member in (a.person, a.second_person) and a.status in ('requested', 'proposed', 'confirmed') and a.ends_at > now())
  update public.appointments a
    set person = case when a.person is distinct from member then a.person else coalesce(l.taker, a.second_person) end,
        second_person = case when a.person is distinct from member then l.taker when l.taker is not null then a.second_person end
    from left_behind l where l.id = a.id;
  update private.appointment_types t set second_person = heir where t.second_person = member;
end $$;

create function public.finish_appointment(appointment uuid) returns public.appointments
language plpgsql security definer set search_path = '' as $$
declare
  a public.appointments;
begin
  perform private.require_staff();
  a := private.own_appointment(appointment, null);
  if a.status = 'done' then
    return a;
  end if;
  if a.status <> 'confirmed' or a.starts_at > now() then
    raise exception 'conflict' using errcode = 'P0001';
  end if;
  update public.appointments x set status = 'done', sequence = x.sequence + 1, updated_at = now()
    where x.id = a.id returning * into a;
  insert into public.audit_log (actor, action, target, after)
    values ((select auth.uid()), 'appointment.done', a.user_id, jsonb_build_object('appointment', a.id));
  return a;
end $$;

-- Marks an appointment as missed by the client, from ten minutes to a week after its beginning.
-- If `missed` is false, a missed appointment becomes confirmed again.
create function public.miss_appointment(appointment uuid, missed boolean, seen int) returns public.appointments
language plpgsql security definer set search_path = '' as $$
declare
  a public.appointments;
  becomes text := case when missed then 'missed' else 'confirmed' end;
begin
  perform private.require_staff();
  a := private.own_appointment(appointment, null);
  if a.status = becomes and private.is_own_step(a) then
    return a;
  end if;
  if a.sequence is distinct from seen or a.status <> (case when missed then 'confirmed' else 'missed' end) then
    raise exception 'conflict' using errcode = 'P0001';
  end if;
  if now() < a.starts_at + interval '10 minutes' or now() > a.starts_at + interval '7 days' then
    raise exception 'miss-time' using errcode = 'P0001';
  end if;
  update public.appointments x set status = becomes, sequence = x.sequence + 1, updated_at = now()
    where x.id = a.id returning * into a;
  perform private.note_staff(case when missed then 'appointment.missed' else 'appointment.not-missed' end, a.user_id, null,
    jsonb_build_object('appointment', a.id, 'starts_at', a.starts_at));
  return a;
end $$;

create table private.appointment_remarks (
  appointment uuid primary key references public.appointments (id) on delete cascade,
  body text not null check (length(body) between 1 and 4000),
  author uuid references auth.users (id) on delete set null,
  version int not null default 0
);
create index appointment_remarks_of_author on private.appointment_remarks (author);
alter table private.appointment_remarks enable row level security;
revoke all on private.appointment_remarks from anon, authenticated, service_role;
comment on table private.appointment_remarks is 'What the firm notes about appointments. Read and written only by functions that members call.';

-- Saves the firm's remark on an appointment; an empty text removes the remark.
create function public.save_appointment_remark(appointment uuid, body text, seen int default null) returns void
language plpgsql security definer set search_path = '' as $$
#variable_conflict use_column
declare
  a public.appointments;
  was private.appointment_remarks;
  said text := btrim(save_appointment_remark.body);
begin
  perform private.require_staff();
  perform private.require_values(num_nulls(save_appointment_remark.body));
  a := private.own_appointment(save_appointment_remark.appointment, null);
  select * into was from private.appointment_remarks r where r.appointment = a.id;
  if coalesce(was.body, '') = said then
    return;
  end if;
  if was.version is distinct from seen then
    raise exception 'conflict' using errcode = 'P0001';
  end if;
  if said = '' then
    delete from private.appointment_remarks r where r.appointment = a.id;
  else
    insert into private.appointment_remarks as r (appointment, body, author) values (a.id, said, (select auth.uid()))
      on conflict (appointment) do update set body = excluded.body, author = excluded.author, version = r.version + 1;
  end if;
end $$;

-- Returns the hours of all members of the firm on a day; the caller comes first.
-- `open` are the hours in which a member attends clients, and `free` are the open hours that are not taken yet.
-- `outside` are the hours with events in the member's outside calendar.
-- All hours are [[from, until]] in minutes since midnight, Bogotá time.
create function public.firm_day(day date) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
  me uuid := private.require_staff();
  midnight timestamptz := firm_day.day::timestamp at time zone 'America/Bogota';
  whole tstzrange := tstzrange(midnight, midnight + interval '24 hours');
begin
  return (
    select coalesce(jsonb_agg(jsonb_build_object(
        'id', f.person, 'name', private.member_name(f.person), 'open', private.minutes_of(f.open, midnight),
        'free', private.minutes_of(f.free, midnight),
        'outside', private.minutes_of(private.outside_busy(f.person) * tstzmultirange(whole), midnight), 'away', (
          select coalesce(jsonb_agg(jsonb_build_object('reason', b.reason) order by lower(b.away)), '[]')
          from private.absences b where b.person = f.person and b.away && whole))
      order by f.person <> me, private.member_name(f.person), f.person), '[]')
    from private.free_ranges(array(select s.user_id from private.staff s), firm_day.day, firm_day.day) f);
end $$;

revoke execute on function private.agenda_row(public.appointments, text, text), public.agenda_week(date),
  public.agenda_list(jsonb, int), public.agenda_appointment(uuid), public.firm_hours(uuid, uuid), public.firm_day(date),
  public.miss_appointment(uuid, boolean, int), public.save_appointment_remark(uuid, text, int),
  public.propose_appointment(uuid, timestamptz, text, text, uuid, uuid, boolean, uuid, text, text),
  public.propose_other_hour(uuid, timestamptz, int, text, uuid), public.assign_appointment(uuid, uuid, int, uuid), private.hand_over_appointments(uuid, uuid), public.finish_appointment(uuid)
  from public, anon, authenticated, service_role;
grant execute on function public.agenda_week(date), public.agenda_list(jsonb, int), public.agenda_appointment(uuid),
  public.firm_hours(uuid, uuid), public.firm_day(date),
  public.miss_appointment(uuid, boolean, int), public.save_appointment_remark(uuid, text, int), public.propose_appointment(uuid, timestamptz, text, text, uuid, uuid, boolean, uuid, text, text),
  public.propose_other_hour(uuid, timestamptz, int, text, uuid), public.assign_appointment(uuid, uuid, int, uuid),
  public.finish_appointment(uuid) to authenticated;

-- Returns the open appointments that overlap the given hours on the given days.
create function private.standing_in(first_day date, last_day date, from_hour int, until_hour int)
returns setof public.appointments
language sql stable security definer set search_path = '' as $$
  select a from public.appointments a cross join lateral (
    select a.starts_at at time zone 'America/Bogota' as here, a.ends_at at time zone 'America/Bogota' as over) t
  where a.status in ('requested', 'proposed', 'confirmed') and a.ends_at > now()
    and a.starts_at >= first_day::timestamp at time zone 'America/Bogota'
    and a.starts_at < (last_day + 1)::timestamp at time zone 'America/Bogota'
    and t.here < t.here::date + until_hour * interval '1 hour' and t.over > t.here::date + from_hour * interval '1 hour'
$$;

-- `standing` has the open appointments in these hours whose clients the caller may see.
-- `others` counts the open appointments in these hours whose clients the caller may not see.
create function public.list_closed_hours(first_day date, last_day date) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
  is_admin boolean := private.is_admin();
  mine uuid[] := array(select private.my_clients());
begin
  perform private.require_staff();
  return (
    select coalesce(jsonb_agg(jsonb_build_object(
      'id', c.id, 'day', c.day, 'from', c.from_hour, 'until', c.until_hour, 'reason', c.reason,
      'by', private.member_name(c.made_by), 'standing', s.seen, 'others', s.others) order by c.day, c.from_hour), '[]')
    from private.closed_hours c cross join lateral (
      select coalesce(jsonb_agg(private.agenda_row(a, k.title, u.email) order by a.starts_at) filter (where seen.it), '[]') as seen,
             count(*) filter (where not seen.it) as others
      from public.appointments a
      left join lateral (select c.email from private.contact_of(a.user_id) c limit 1) u on true
      left join lateral (select x.title from private.client_cards x where x.client = a.user_id limit 1) k on true
      cross join lateral (select is_admin or a.user_id = any (mine) as it) seen
      -- Repeats the conditions of private.standing_in, because calling it for each row of closed_hours is too slow.
      where a.status in ('requested', 'proposed', 'confirmed') and a.ends_at > now()
        and a.starts_at > (c.day + c.from_hour * interval '1 hour' - interval '8 hours') at time zone 'America/Bogota'
        and a.ends_at > (c.day + c.from_hour * interval '1 hour') at time zone 'America/Bogota'
        and a.starts_at < (c.day + c.until_hour * interval '1 hour') at time zone 'America/Bogota') s
    where c.day between first_day and last_day);
end $$;

create function public.appointments_in_hours(first_day date, last_day date, from_hour int, until_hour int) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
begin
  perform private.require_admin();
  return (
    select coalesce(jsonb_agg(private.agenda_row(a, private.client_title(a.user_id), u.email) order by a.starts_at), '[]')
    from private.standing_in(first_day, last_day, from_hour, until_hour) a left join lateral private.contact_of(a.user_id) u on true);
end $$;

-- Closes hours on each day on which the firm would be open, for 61 days at most. Returns the number of days.
-- `expected` is the number of open appointments that the administrator saw; if it has changed, the call fails.
create function public.close_hours(
  first_day date, last_day date, from_hour int, until_hour int, reason text, expected int default 0
) returns int
language plpgsql security definer set search_path = '' as $$
declare
  days date[];
begin
  perform private.require_admin();
  perform private.require_values(num_nulls(first_day, last_day, from_hour, until_hour, close_hours.reason));
  perform pg_advisory_xact_lock(hashtextextended('appointments', 0));
  select coalesce(array_agg(d::date), '{}') into days
    from generate_series(first_day, least(last_day, first_day + 60), interval '1 day') d
    where d >= (now() at time zone 'America/Bogota')::date and extract(isodow from d) <> 7 and not private.is_holiday(d::date);
  if cardinality(days) = 0 then
    raise exception 'closure-empty' using errcode = 'P0001';
  end if;
  if least(last_day, first_day + 60) > private.last_slot_day() then
    raise exception 'slot-far' using errcode = 'P0001';
  end if;
  -- The form was sent twice, so nothing changes.
  if not exists (
    select from unnest(days) d where not exists (
      select from private.closed_hours c where c.day = d and c.from_hour = close_hours.from_hour
        and c.until_hour = close_hours.until_hour and c.reason = btrim(close_hours.reason) and c.made_by = (select auth.uid()))) then
    return cardinality(days);
  end if;
  if (select count(*) from private.standing_in(first_day, last_day, from_hour, until_hour)) is distinct from expected then
    raise exception 'closure-occupied' using errcode = 'P0001';
  end if;
  insert into private.closed_hours (day, from_hour, until_hour, reason, made_by)
    select d, close_hours.from_hour, close_hours.until_hour, btrim(close_hours.reason), (select auth.uid()) from unnest(days) d;
  perform private.note_staff('agenda.closed', null, null, jsonb_build_object(
    'days', days, 'from', from_hour, 'until', until_hour, 'reason', btrim(close_hours.reason), 'standing', expected));
  return cardinality(days);
exception when exclusion_violation then
  raise exception 'closure-exists' using errcode = 'P0001';
end $$;

create function public.open_hours(closure uuid) returns void
language plpgsql security definer set search_path = '' as $$
declare
  gone private.closed_hours;
begin
  perform private.require_admin();
  delete from private.closed_hours c where c.id = closure returning * into gone;
  if gone.id is not null then
    perform private.note_staff('agenda.opened', null, jsonb_build_object(
      'day', gone.day, 'from', gone.from_hour, 'until', gone.until_hour, 'reason', gone.reason), null);
  end if;
end $$;

revoke execute on function private.standing_in(date, date, int, int), public.list_closed_hours(date, date),
  public.appointments_in_hours(date, date, int, int), public.close_hours(date, date, int, int, text, int), public.open_hours(uuid)
  from public, anon, authenticated, service_role;
grant execute on function public.list_closed_hours(date, date), public.appointments_in_hours(date, date, int, int),
  public.close_hours(date, date, int, int, text, int), public.open_hours(uuid) to authenticated;

-- A calendar feed has the appointments that a member attends. Only a hash of its secret address is stored.
create table private.member_feeds (
  person uuid primary key references private.staff (user_id) on delete cascade,
  token_sha256 text not null unique check (token_sha256 ~ '^[0-9a-f]{64}$'),
  created_at timestamptz not null default now(),
  read_at timestamptz
);
alter table private.member_feeds enable row level security;
revoke all on private.member_feeds from anon, authenticated, service_role;
comment on table private.member_feeds is 'The hash of each member''s secret calendar address. Read and written only by functions.';

-- `read_at` is the time at which the feed was last read, to the hour.
create function public.my_member_feed() returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
  me uuid := private.require_staff();
begin
  return (select jsonb_build_object('created_at', f.created_at, 'read_at', f.read_at) from private.member_feeds f where f.person = me);
end $$;

create function public.renew_member_feed(token_sha256 text) returns jsonb
language plpgsql security definer set search_path = '' as $$
#variable_conflict use_column
begin
  insert into private.member_feeds as f (person, token_sha256) values (private.require_staff(), renew_member_feed.token_sha256)
    on conflict (person) do update set token_sha256 = excluded.token_sha256, created_at = now(), read_at = null;
  return public.my_member_feed();
end $$;

create function public.revoke_member_feed() returns void
language plpgsql security definer set search_path = '' as $$
begin
  delete from private.member_feeds f where f.person = private.require_staff();
end $$;

-- Returns the appointments that a member attends, from 90 days ago on; null for an unknown feed address.
-- Cancelled appointments are in the feed too, so that calendar programs remove them.
create function public.read_member_feed(token_sha256 text) returns jsonb
language plpgsql volatile security definer set search_path = '' as $$
declare
  feed private.member_feeds;
begin
  select f.* into feed from private.member_feeds f where f.token_sha256 = read_member_feed.token_sha256;
  if feed.person is null then
    return null;
  end if;
  if feed.read_at is null or feed.read_at < now() - interval '1 hour' then
    update private.member_feeds f set read_at = now() where f.person = feed.person;
  end if;
  return (
    select coalesce(jsonb_agg(jsonb_build_object(
             'id', a.id, 'title', a.title || ', ' || coalesce(k.title, ''), 'startsAt', a.starts_at, 'endsAt', a.ends_at, 'status', a.status,
             'sequence', a.sequence, 'place', a.place, 'placeDetail', a.place_detail, 'updatedAt', a.updated_at)
             order by a.starts_at, a.id), '[]')
    from (
      select x.* from public.appointments x where feed.person in (x.person, x.second_person)
        and private.may_attend(x.user_id, feed.person) and x.ends_at > now() - interval '90 days'
      order by x.starts_at desc limit 2000) a
    left join lateral (select c.title from private.client_cards c where c.client = a.user_id limit 1) k on true);
end $$;

revoke execute on function public.my_member_feed(), public.renew_member_feed(text), public.revoke_member_feed(),
  public.read_member_feed(text) from public, anon, authenticated, service_role;
grant execute on function public.my_member_feed(), public.renew_member_feed(text), public.revoke_member_feed() to authenticated;
grant execute on function public.read_member_feed(text) to service_role;
