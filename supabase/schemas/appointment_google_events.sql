-- The site writes appointments into the Google calendars of the members who attend them, and reads changes made there.

create table private.google_entries (
  person uuid not null references private.staff (user_id) on delete cascade,
  appointment uuid not null references public.appointments (id) on delete cascade,
  -- The time of the appointment, from beginning to end, that the site last wrote into the member's Google calendar.
  written tstzrange not null,
  -- The time to which the member moved the event in Google; empty if the event was deleted, null if it is unchanged.
  found tstzrange,
  primary key (person, appointment)
);
create index google_entries_of_appointment on private.google_entries (appointment);
alter table private.google_entries enable row level security;
revoke all on private.google_entries from anon, authenticated, service_role;
comment on table private.google_entries is
  'The appointments that the site wrote into members'' Google calendars, and their hours there. Written and read by functions alone.';

-- Each change of an appointment gets its own job, because a running job may still write the older data to Google.
create function private.queue_google_event(appointment uuid, person uuid) returns void
language sql volatile security definer set search_path = '' as $$
  insert into public.outbox (kind, key, payload)
    select 'google.calendar', 'google.calendar:' || gen_random_uuid(), jsonb_build_object('appointment', queue_google_event.appointment, 'person', c.person)
    from private.outside_calendars c where c.person = queue_google_event.person and c.source = 'google'
$$;

-- A changed appointment is written again into the Google calendars of the members who attend or attended it.
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

-- A member who no longer works for a client loses the client's appointments in the Google calendar.
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

-- When a member connects a Google calendar, the member's confirmed future appointments are written into it.
create function private.on_google_connected() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  perform private.queue_google_event(a.id, new.person) from public.appointments a
    where new.person in (a.person, a.second_person) and a.status = 'confirmed' and a.starts_at > now();
  return null;
end $$;
create trigger google_connected after insert or update of address on private.outside_calendars
  for each row when (new.source = 'google') execute function private.on_google_connected();

-- Returns what to write into a member's Google calendar about an appointment; null if no calendar is connected.
-- In the result, `event` is null if the calendar must not contain the appointment.
-- The event stays in the calendar while the firm and the client agree on a new hour for the appointment.
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

-- Records when an appointment is in a member's Google calendar; null as `starts_at` removes the record.
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

-- Stores changes that a member made in the Google calendar; the appointments themselves do not change.
-- `changes` is [{appointment, from, until}]; a deleted event has no `from` and `until`.
-- The member gets a mail about each event that was deleted, or moved away from the appointment's hour.
-- If the member connected another calendar after `version`, the call does nothing.
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
        -- If `changes` has the same event more than once, only the event's last change counts.
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

-- Returns how members moved an appointment in their Google calendars; `from` and `until` are null if it was deleted.
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

-- Overwrites the changes that members made to an appointment in their Google calendars. Staff only.
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
