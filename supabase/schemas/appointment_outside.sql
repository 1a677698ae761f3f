-- A member can connect two outside calendars: one by its iCal address, and one at Google (appointment_google.sql).
-- Only the busy hours of outside calendars are stored, without the titles of events.

create table private.outside_calendars (
  person uuid not null references private.staff (user_id) on delete cascade,
  -- The iCal address or the token of Google, encrypted by the site with a key that the database does not have.
  address text not null check (length(address) between 1 and 6000),
  -- True when events marked as tentative make the member busy too.
  tentative boolean not null,
  busy tstzmultirange not null default '{}',
  etag text check (length(etag) <= 200),
  saved_at timestamptz not null default clock_timestamp(),
  -- The time at which the calendar was last read, and the first day of the stored busy hours.
  read_at timestamptz,
  read_day date,
  failures int not null default 0,
  problem text check (problem in (
    'private', 'refused', 'unreachable', 'slow', 'large', 'not-calendar', 'too-many', 'key', 'revoked')),
  next_at timestamptz not null default now(),
  source text not null default 'ical' check (source in ('ical', 'google')),
  -- With the sync token of the last reading, Google returns only what changed since then.
  sync_token text check (length(sync_token) <= 2000),
  primary key (person, source)
);
create index outside_calendars_next on private.outside_calendars (next_at);
alter table private.outside_calendars enable row level security;
revoke all on private.outside_calendars from anon, authenticated, service_role;
comment on table private.outside_calendars is
  'The encrypted addresses or tokens of members'' calendars in other services, and the busy hours read from them. Written and read by functions alone.';

-- Returns the busy hours of a member's outside calendars, without calendars that were not read for 48 hours.
create function private.outside_busy(member uuid) returns tstzmultirange
language sql stable security definer set search_path = '' as $$
  select coalesce((
    select range_agg(c.busy) from private.outside_calendars c where c.person = member and c.read_at > now() - interval '48 hours'), '{}')
$$;

-- In the result, `failing` is true if the site could not read the calendar three times in a row, or for a day.
create function private.outside_state(member uuid, at_source text default 'ical') returns jsonb
language sql stable security definer set search_path = '' as $$
  select jsonb_build_object('saved_at', c.saved_at, 'read_at', c.read_at, 'tentative', c.tentative, 'problem', c.problem,
    'failing', c.failures >= 3 or coalesce(c.read_at, c.saved_at) < now() - interval '24 hours')
  from private.outside_calendars c where c.person = member and c.source = at_source
$$;

-- Saves the encrypted iCal address of the caller's calendar. Returns the version that store_outside_calendar needs.
create function public.save_outside_calendar(sealed text, tentative boolean) returns timestamptz
language plpgsql security definer set search_path = '' as $$
#variable_conflict use_column
declare
  me uuid := private.require_staff();
  version timestamptz := clock_timestamp();
begin
  perform private.require_values(num_nulls(sealed, save_outside_calendar.tentative));
  insert into private.outside_calendars as c (person, address, tentative, saved_at)
    values (me, sealed, save_outside_calendar.tentative, version)
    on conflict (person, source) do update set address = excluded.address, tentative = excluded.tentative, saved_at = excluded.saved_at,
      busy = '{}', etag = null, read_at = null, read_day = null, failures = 0, problem = null, next_at = now();
  perform private.note_staff('agenda.outside', me, null, jsonb_build_object('person', private.member_name(me)));
  return version;
end $$;

-- Removes a member's iCal calendar. Only administrators can remove the calendar of another member.
create function public.remove_outside_calendar(member uuid) returns void
language plpgsql security definer set search_path = '' as $$
declare
  who uuid := private.member_of_hours(member);
begin
  delete from private.outside_calendars c where c.person = who and c.source = 'ical';
  if found then
    perform private.note_staff('agenda.outside-removed', who, jsonb_build_object('person', private.member_name(who)), null);
  end if;
end $$;

-- Returns outside calendars that are due to be read, and plans their next reading in 12 to 15 minutes.
-- The first reading of a day sends no `etag`, because the stored days move on even if the calendar did not change.
create function public.claim_outside_calendars(most int default 3) returns jsonb
language plpgsql volatile security definer set search_path = '' as $$
declare
  claimed jsonb;
begin
  with due as (
    update private.outside_calendars c
      set next_at = now() + interval '15 minutes' * least(1 + c.failures, 8) - random() * interval '3 minutes'
      where (c.person, c.source) in (
        select x.person, x.source from private.outside_calendars x where x.next_at <= now() order by x.next_at
        limit least(most, 20) for update skip locked)
      returning c.*)
  select coalesce(jsonb_agg(jsonb_build_object('person', d.person, 'source', d.source, 'address', d.address, 'version', d.saved_at, 'tentative', d.tentative,
      'email', u.email, 'sync_token', d.sync_token, 'etag', case when d.read_day = (now() at time zone 'America/Bogota')::date then d.etag end)), '[]')
    into claimed from due d join auth.users u on u.id = d.person;
  return claimed;
end $$;

-- Stores the result of reading an outside calendar: its busy hours in `busy`, or a `problem`.
-- `busy` is [[from, until]] in minutes since 1970; if `busy` and `problem` are null, the calendar has not changed.
-- If the member connected another calendar after `version`, the call does nothing.
-- The member gets a mail about each appointment that newly overlaps with a busy hour; the appointment stays.
create function public.store_outside_calendar(
  member uuid, version timestamptz, busy jsonb default null, etag text default null, problem text default null
) returns void
language plpgsql volatile security definer set search_path = '' as $$
declare
  was private.outside_calendars;
  becomes tstzmultirange;
begin
  perform pg_advisory_xact_lock(hashtextextended('appointments:of:' || member, 0));
  select * into was from private.outside_calendars c where c.person = member and c.saved_at = version for update;
  if was.person is null then
    return;
  end if;
  if store_outside_calendar.problem is not null then
    update private.outside_calendars c set failures = c.failures + 1, problem = store_outside_calendar.problem where c.person = member and c.source = was.source;
    return;
  end if;
  becomes := case when store_outside_calendar.busy is null then was.busy else coalesce((
    select range_agg(tstzrange(to_timestamp((r ->> 0)::bigint * 60), to_timestamp((r ->> 1)::bigint * 60)))
    from jsonb_array_elements(store_outside_calendar.busy) r), '{}') end;
  update private.outside_calendars c
    set busy = becomes, etag = case when store_outside_calendar.busy is null then c.etag else left(store_outside_calendar.etag, 200) end,
        read_at = now(), failures = 0, problem = null,
        read_day = case when store_outside_calendar.busy is null then c.read_day else (now() at time zone 'America/Bogota')::date end
    where c.person = member and c.source = was.source;
  if was.read_at is not null then
    insert into public.outbox (kind, key, payload)
      select 'mail', 'mail:outside:' || a.id || ':' || extract(epoch from a.starts_at)::bigint || ':' || h.person, jsonb_build_object(
        'template', 'appointment-outside', 'to', u.email, 'data', jsonb_build_object(
          'id', a.id, 'title', a.title, 'client', private.client_title(a.user_id), 'asked', a.starts_at, 'until', a.ends_at,
          'place', a.place, 'placeDetail', a.place_detail))
      from private.appointment_holds h join public.appointments a on a.id = h.appointment join auth.users u on u.id = h.person
      where h.person = member and a.status in ('requested', 'proposed', 'confirmed') and a.starts_at > now()
        and tstzrange(a.starts_at, a.ends_at) && becomes and not tstzrange(a.starts_at, a.ends_at) && was.busy
      on conflict (key) do nothing;
  end if;
end $$;

revoke execute on function private.outside_busy(uuid), private.outside_state(uuid, text), public.save_outside_calendar(text, boolean),
  public.remove_outside_calendar(uuid), public.claim_outside_calendars(int),
  public.store_outside_calendar(uuid, timestamptz, jsonb, text, text) from public, anon, authenticated, service_role;
grant execute on function public.save_outside_calendar(text, boolean), public.remove_outside_calendar(uuid) to authenticated;
grant execute on function public.claim_outside_calendars(int), public.store_outside_calendar(uuid, timestamptz, jsonb, text, text)
  to service_role;
