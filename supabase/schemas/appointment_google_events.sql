-- Appointments in the Google calendars of the members who attend them, and the changes that these members made there.

create table private.google_entries (
  person uuid not null references private.staff (user_id) on delete cascade,
  appointment uuid not null references public.appointments (id) on delete cascade,
  -- The hour that the site last wrote into the member's Google calendar.
  written tstzrange not null,
  -- The hour to which the member moved the event at Google. Empty if the member deleted it, null if it is unchanged.
  found tstzrange,
  primary key (person, appointment)
);
create index google_entries_of_appointment on private.google_entries (appointment);
alter table private.google_entries enable row level security;
revoke all on private.google_entries from anon, authenticated, service_role;
comment on table private.google_entries is
  'The appointments that the site wrote into members'' Google calendars, and their hours there. Written and read by functions alone.';

-- Queues a job that writes an appointment into a member's Google calendar.
-- Each change gets its own job, because a job that is already running may write older data.
create function private.queue_google_event(appointment uuid, person uuid) returns void
language sql volatile security definer set search_path = '' as $$
  insert into public.outbox (kind, key, payload)
    select 'google.calendar', 'google.calendar:' || gen_random_uuid(), jsonb_build_object('appointment', queue_google_event.appointment, 'person', c.person)
    from private.outside_calendars c where c.person = queue_google_event.person and c.source = 'google'
$$;

-- When an appointment changes, queues a job that updates the calendars of the members who attend or attended it.
-- A calendar that neither contains nor should contain the appointment gets no job.
create function private.on_appointment_for_google() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if tg_op = 'UPDATE' and (new.status, new.starts_at, new.ends_at, new.title, new.person, new.second_person, new.place, new.place_detail)
    is not distinct from (old.status, old.starts_at, old.ends_at, old.title, old.person, old.second_person, old.place, old.place_detail) then
    return null;
  end if;
  perform private.queue_google_event(coalesce(new.id, old.id), p.person)
    from (select distinct unnest(array[new.person, new.second_person, old.person, old.second_person]) as person) p
    where p.person is not null and (tg_op = 'DELETE' or new.status = 'confirmed'
      or exists (select from private.google_entries e where e.person = p.person and e.appointment = new.id));
  return null;
end $$;
create trigger appointment_for_google after insert or update or delete on public.appointments
  for each row execute function private.on_appointment_for_google();

-- Queues the removal of a client's appointments from the calendar of a member who no longer works for the client.
create function private.on_advisor_left_for_google() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  perform private.queue_google_event(e.appointment, old.advisor)
    from private.google_entries e join public.appointments a on a.id = e.appointment
    where e.person = old.advisor and a.user_id = old.client;
  return null;
end $$;
create trigger advisor_left_for_google after delete on private.client_advisors
  for each row execute function private.on_advisor_left_for_google();

-- Queues the writing of a member's confirmed future appointments when the member connects a calendar.
create function private.on_google_connected() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  perform private.queue_google_event(a.id, new.person) from public.appointments a
    where new.person in (a.person, a.second_person) and a.status = 'confirmed' and a.starts_at > now();
  return null;
end $$;
create trigger google_connected after insert or update of address on private.outside_calendars
  for each row when (new.source = 'google') execute function private.on_google_connected();

-- Returns what to write about an appointment into a member's Google calendar, {sealed, event}; null if the member has
-- connected no calendar. `event` is null if the calendar must not contain the appointment.
-- An appointment that is already in the calendar keeps its event while a new hour is being agreed.
-- Only the server may call this function.
create function public.google_event(appointment uuid, member uuid) returns jsonb
language sql stable security definer set search_path = '' as $$
  select jsonb_build_object('sealed', c.address, 'event', (
    select jsonb_build_object('title', a.title || coalesce(', ' || k.title, ''), 'startsAt', a.starts_at, 'endsAt', a.ends_at,
      'place', a.place, 'placeDetail', a.place_detail, 'sure', a.status in ('confirmed', 'done', 'missed'))
    from public.appointments a left join lateral (select x.title from private.client_cards x where x.client = a.user_id limit 1) k on true
    where a.id = google_event.appointment and member in (a.person, a.second_person) and private.may_attend(a.user_id, member)
      and (a.status in ('confirmed', 'done', 'missed') or a.status in ('requested', 'proposed')
        and exists (select from private.google_entries e where e.person = member and e.appointment = a.id))))
  from private.outside_calendars c where c.person = member and c.source = 'google'
$$;

-- Stores the hour that an appointment now has in a member's Google calendar. If `starts_at` is null, the calendar has no
-- event for the appointment, and the stored hour is deleted. Server only.
create function public.record_google_event(
  appointment uuid, member uuid, starts_at timestamptz default null, ends_at timestamptz default null
) returns void
language plpgsql volatile security definer set search_path = '' as $$
begin
  if record_google_event.starts_at is null then
    delete from private.google_entries e where e.person = member and e.appointment = record_google_event.appointment;
    return;
  end if;
  insert into private.google_entries (person, appointment, written)
    select member, a.id, tstzrange(record_google_event.starts_at, record_google_event.ends_at) from public.appointments a
    where a.id = record_google_event.appointment and exists (select from private.staff s where s.user_id = member)
    on conflict on constraint google_entries_pkey do update set written = excluded.written, found = null;
end $$;

-- Stores what the member changed at Google since the last call. `changes` is [{appointment, from, until}]; a deleted
-- event has no hours.
-- The member gets a mail about each event that was deleted, or whose hour is neither the hour that the site wrote nor
-- the appointment's hour.
-- The appointment does not change. Does nothing if the member connected another calendar since `version`. Server only.
create function public.store_google_changes(member uuid, version timestamptz, changes jsonb, sync_token text) returns void
language plpgsql volatile security definer set search_path = '' as $$
begin
  update private.outside_calendars c set sync_token = left(store_google_changes.sync_token, 2000)
    where c.person = member and c.source = 'google' and c.saved_at = version;
  if not found then
    return;
  end if;
  with news as (
    select e.appointment, n.hour from private.google_entries e
      join (
        -- The last change of an event counts.
        select distinct on (1) (x.event ->> 'appointment')::uuid as appointment,
               case when x.event ->> 'from' is null then 'empty' else tstzrange((x.event ->> 'from')::timestamptz, (x.event ->> 'until')::timestamptz) end as hour
        from jsonb_array_elements(changes) with ordinality x (event, place) order by 1, x.place desc) n on n.appointment = e.appointment
    where e.person = member),
  noted as (
    update private.google_entries e
      set found = case when n.hour <> e.written and n.hour <> tstzrange(a.starts_at, a.ends_at) then n.hour end
      from news n join public.appointments a on a.id = n.appointment
      where e.person = member and e.appointment = n.appointment and a.starts_at > now() and member in (a.person, a.second_person)
        and private.may_attend(a.user_id, member) and a.status in ('requested', 'proposed', 'confirmed')
      returning e.appointment, e.found)
  insert into public.outbox (kind, key, user_id, payload)
    select 'mail', concat_ws(':', 'mail:google', a.id, member, a.sequence, coalesce(extract(epoch from lower(n.found))::bigint::text, 'gone')), a.user_id,
           jsonb_build_object('template', case when isempty(n.found) then 'firm-google-gone' else 'firm-google-moved' end, 'to', u.email,
             'data', jsonb_build_object('id', a.id, 'title', a.title, 'client', private.client_title(a.user_id),
               'asked', coalesce(lower(n.found), a.starts_at), 'until', coalesce(upper(n.found), a.ends_at)))
    from noted n join public.appointments a on a.id = n.appointment join auth.users u on u.id = member
    where n.found is not null
    on conflict (key) do nothing;
end $$;

-- Returns what members changed about an appointment in their Google calendars: [{person, name, from, until}].
-- A change has no hours if the member deleted the event. Staff only.
create function public.google_changes(appointment uuid) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
begin
  perform private.require_staff();
  return (
    select coalesce(jsonb_agg(jsonb_build_object(
        'person', e.person, 'name', private.member_name(e.person), 'from', lower(e.found), 'until', upper(e.found)) order by e.person), '[]')
    from private.google_entries e join public.appointments a on a.id = e.appointment
    where e.appointment = google_changes.appointment and e.found is not null and private.sees_client(a.user_id)
      and e.person in (a.person, a.second_person) and a.status in ('requested', 'proposed', 'confirmed') and a.starts_at > now());
end $$;

-- Writes an appointment again into the Google calendars in which members changed it, so that they show the site's hour.
-- A second call changes nothing. Staff only.
create function public.keep_google_hours(appointment uuid) returns void
language plpgsql security definer set search_path = '' as $$
declare
  a public.appointments;
begin
  perform private.require_staff();
  a := private.own_appointment(appointment, null);
  perform private.queue_google_event(e.appointment, e.person) from private.google_entries e where e.appointment = a.id and e.found is not null;
  update private.google_entries e set found = null where e.appointment = a.id and e.found is not null;
  if found then
    perform private.note_staff('appointment.kept', a.user_id, null, jsonb_build_object('appointment', a.id, 'starts_at', a.starts_at));
  end if;
end $$;

revoke execute on function private.queue_google_event(uuid, uuid), private.on_appointment_for_google(), private.on_google_connected(), private.on_advisor_left_for_google(),
  public.google_event(uuid, uuid), public.record_google_event(uuid, uuid, timestamptz, timestamptz),
  public.store_google_changes(uuid, timestamptz, jsonb, text), public.google_changes(uuid), public.keep_google_hours(uuid)
  from public, anon, authenticated, service_role;
grant execute on function public.google_event(uuid, uuid), public.record_google_event(uuid, uuid, timestamptz, timestamptz),
  public.store_google_changes(uuid, timestamptz, jsonb, text) to service_role;
grant execute on function public.google_changes(uuid), public.keep_google_hours(uuid) to authenticated;
