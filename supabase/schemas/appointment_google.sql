-- A member of the firm connects a Google calendar by OAuth; its token is stored in private.outside_calendars.

-- Each row is an OAuth consent that a member of the firm has begun at Google and not finished yet.
create table private.google_consents (
  person uuid primary key references private.staff (user_id) on delete cascade,
  state_sha256 text not null check (state_sha256 ~ '^[0-9a-f]{64}$'),
  -- The PKCE verifier of the OAuth consent, encrypted by the site.
  verifier text not null check (length(verifier) between 1 and 1000),
  -- The session in which the member began the OAuth consent; empty if there is none.
  session text not null,
  made_at timestamptz not null default now()
);
alter table private.google_consents enable row level security;
revoke all on private.google_consents from anon, authenticated, service_role;
comment on table private.google_consents is
  'Consents at Google that members have begun: the hash of the state and the encrypted verifier. Written and read by functions alone.';

-- Raises 'conflict' if a Google calendar is connected already, because a new consent would not revoke the old one.
create function public.begin_google_consent(state_sha256 text, verifier text) returns void
language plpgsql security definer set search_path = '' as $$
#variable_conflict use_column
declare
  me uuid := private.require_staff();
begin
  perform private.require_values(num_nulls(begin_google_consent.state_sha256, begin_google_consent.verifier));
  if exists (select from private.outside_calendars c where c.person = me and c.source = 'google' and coalesce(c.problem not in ('revoked', 'key'), true)) then
    raise exception 'conflict' using errcode = 'P0001';
  end if;
  insert into private.google_consents as c (person, state_sha256, verifier, session)
    values (me, begin_google_consent.state_sha256, begin_google_consent.verifier, coalesce(auth.jwt() ->> 'session_id', ''))
    on conflict (person) do update
      set state_sha256 = excluded.state_sha256, verifier = excluded.verifier, session = excluded.session, made_at = now();
end $$;

-- Returns the verifier of an OAuth consent once, if the caller's session began the consent in the last ten minutes.
create function public.take_google_consent(state_sha256 text) returns text
language plpgsql security definer set search_path = '' as $$
#variable_conflict use_column
declare
  me uuid := private.require_staff();
  taken private.google_consents;
begin
  delete from private.google_consents c where c.person = me and c.state_sha256 = take_google_consent.state_sha256 returning * into taken;
  return case when taken.session = coalesce(auth.jwt() ->> 'session_id', '') and taken.made_at > now() - interval '10 minutes'
    then taken.verifier end;
end $$;

-- Saves the encrypted token of the caller's Google calendar. Returns the version that store_outside_calendar needs.
-- A member can save at most thirty tokens an hour, because each call writes all future appointments to Google.
create function public.save_google_calendar(sealed text) returns timestamptz
language plpgsql security definer set search_path = '' as $$
declare
  me uuid := private.require_staff();
  version timestamptz := clock_timestamp();
begin
  perform private.require_values(num_nulls(sealed));
  if (select count(*) from public.audit_log l where l.actor = me and l.action = 'agenda.google' and l.at > now() - interval '1 hour') >= 30 then
    raise exception 'rate-limited' using errcode = 'P0001';
  end if;
  insert into private.outside_calendars as c (person, source, address, tentative, saved_at)
    values (me, 'google', sealed, true, version)
    on conflict (person, source) do update set address = excluded.address, saved_at = excluded.saved_at,
      busy = '{}', etag = null, sync_token = null, read_at = null, read_day = null, failures = 0, problem = null, next_at = now();
  perform private.note_staff('agenda.google', me, null, jsonb_build_object('person', private.member_name(me)));
  return version;
end $$;

-- Removes a member's Google calendar. Only administrators can remove the calendar of another member.
create function public.remove_google_calendar(member uuid) returns void
language plpgsql security definer set search_path = '' as $$
declare
  who uuid := private.member_of_hours(member);
begin
  delete from private.outside_calendars c where c.person = who and c.source = 'google';
  if found then
    perform private.note_staff('agenda.google-removed', who, jsonb_build_object('person', private.member_name(who)), null);
  end if;
end $$;

-- When a Google calendar is disconnected, or its member leaves the firm, the site revokes the consent at Google.
create function private.queue_google_revoke() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  insert into public.outbox (kind, key, payload)
    values ('google.calendar', 'google.calendar:' || gen_random_uuid(), jsonb_build_object('person', old.person, 'sealed', old.address));
  return null;
end $$;
create trigger queue_google_revoke after delete on private.outside_calendars
  for each row when (old.source = 'google') execute function private.queue_google_revoke();

create function public.google_token(member uuid) returns text
language sql stable security definer set search_path = '' as $$
  select c.address from private.outside_calendars c where c.person = member and c.source = 'google'
$$;

revoke execute on function public.begin_google_consent(text, text), public.take_google_consent(text), public.save_google_calendar(text),
  public.remove_google_calendar(uuid), private.queue_google_revoke(), public.google_token(uuid)
  from public, anon, authenticated, service_role;
grant execute on function public.begin_google_consent(text, text), public.take_google_consent(text), public.save_google_calendar(text),
  public.remove_google_calendar(uuid) to authenticated;
grant execute on function public.google_token(uuid) to service_role;
