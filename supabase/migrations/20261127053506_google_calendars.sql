set local lock_timeout = '5s';
set local check_function_bodies = off;

ALTER TABLE "private"."outside_calendars"
  DROP CONSTRAINT "outside_calendars_pkey";

ALTER TABLE "private"."outside_calendars"
  DROP CONSTRAINT "outside_calendars_problem_check";

ALTER TABLE "public"."outbox"
  DROP CONSTRAINT "outbox_kind_check";

DROP FUNCTION "private"."outside_state"(uuid);

CREATE TABLE "private"."google_consents" (
  "person"       uuid                     NOT NULL,
  "state_sha256" text                     NOT NULL,
  "verifier"     text                     NOT NULL,
  "session"      text                     NOT NULL,
  "made_at"      timestamp with time zone NOT NULL DEFAULT now(),
  CONSTRAINT "google_consents_pkey" PRIMARY KEY (person),
  CONSTRAINT "google_consents_state_sha256_check" CHECK ((state_sha256 ~ '^[0-9a-f]{64}$'::text)),
  CONSTRAINT "google_consents_verifier_check" CHECK (((length(verifier) >= 1) AND (length(verifier) <= 1000)))
);

ALTER TABLE "private"."google_consents"
  ENABLE ROW LEVEL SECURITY;

ALTER TABLE "private"."outside_calendars"
  ADD COLUMN "source" text NOT NULL DEFAULT 'ical'::text;

CREATE OR REPLACE FUNCTION private.outside_busy (
  member uuid
)
  RETURNS tstzmultirange
  LANGUAGE sql
  STABLE
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
  select coalesce((
    select range_agg(c.busy) from private.outside_calendars c where c.person = member and c.read_at > now() - interval '48 hours'), '{}')
$function$;

CREATE OR REPLACE FUNCTION private.outside_state (
  member    uuid,
  at_source text DEFAULT 'ical'::text
)
  RETURNS jsonb
  LANGUAGE sql
  STABLE
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
  select jsonb_build_object('saved_at', c.saved_at, 'read_at', c.read_at, 'tentative', c.tentative, 'problem', c.problem,
    'failing', c.failures >= 3 or coalesce(c.read_at, c.saved_at) < now() - interval '24 hours')
  from private.outside_calendars c where c.person = member and c.source = at_source
$function$;

CREATE OR REPLACE FUNCTION private.queue_google_revoke()
  RETURNS TRIGGER
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
begin
  insert into public.outbox (kind, key, payload)
    values ('google.calendar', 'google.calendar:' || gen_random_uuid(), jsonb_build_object('person', old.person, 'sealed', old.address));
  return null;
end $function$;

CREATE OR REPLACE FUNCTION private.without_link (
  payload jsonb
)
  RETURNS jsonb
  LANGUAGE sql
  IMMUTABLE
  SET search_path TO ''
  AS $function$
  select case when payload ->> 'template' like 'signature-link%' then payload #- '{data,token}' else payload - 'sealed' end
$function$;

CREATE OR REPLACE FUNCTION public.begin_google_consent (
  state_sha256 text,
  verifier     text
)
  RETURNS void
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
#variable_conflict use_column
declare
  me uuid := private.require_staff();
begin
  perform private.require_values(num_nulls(begin_google_consent.state_sha256, begin_google_consent.verifier));
  insert into private.google_consents as c (person, state_sha256, verifier, session)
    values (me, begin_google_consent.state_sha256, begin_google_consent.verifier, coalesce(auth.jwt() ->> 'session_id', ''))
    on conflict (person) do update
      set state_sha256 = excluded.state_sha256, verifier = excluded.verifier, session = excluded.session, made_at = now();
end $function$;

REVOKE ALL ON FUNCTION "public"."begin_google_consent"(text, text) FROM PUBLIC, "anon", "service_role";

CREATE OR REPLACE FUNCTION public.claim_outside_calendars (
  most integer DEFAULT 3
)
  RETURNS jsonb
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  claimed jsonb;
begin
  with due as (
    update private.outside_calendars c
      set next_at = now() + interval '15 minutes' * least(1 + c.failures, 8) + random() * interval '3 minutes'
      where (c.person, c.source) in (
        select x.person, x.source from private.outside_calendars x where x.next_at <= now() order by x.next_at
        limit least(most, 20) for update skip locked)
      returning c.*)
  select coalesce(jsonb_agg(jsonb_build_object('person', d.person, 'source', d.source, 'address', d.address, 'version', d.saved_at, 'tentative', d.tentative,
      'email', u.email, 'etag', case when d.read_day = (now() at time zone 'America/Bogota')::date then d.etag end)), '[]')
    into claimed from due d join auth.users u on u.id = d.person;
  return claimed;
end $function$;

CREATE OR REPLACE FUNCTION public.delivery_health()
  RETURNS jsonb
  LANGUAGE plpgsql
  STABLE
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
begin
  perform private.require_admin();
  return (
    select jsonb_object_agg(k.kind, jsonb_build_object(
      'waiting', w.waiting, 'late', w.late, 'parked', w.parked, 'oldest', w.oldest,
      'delivered_at', (select max(d.done_at) from public.outbox d where d.kind = k.kind and d.status = 'done'),
      'delivered_today', (select count(*) from public.outbox d where d.kind = k.kind and d.status = 'done'
        and d.done_at >= date_trunc('day', now() at time zone 'America/Bogota') at time zone 'America/Bogota')))
    from unnest(array['mail', 'drive.push', 'drive.share', 'drive.trash', 'google.calendar', 'automation.batch']) k (kind),
    lateral (
      select count(*) filter (where o.status = 'pending') as waiting,
             count(*) filter (where private.is_late(o)) as late,
             count(*) filter (where o.status = 'parked' and not private.is_mistyped(o.last_error)) as parked,
             min(o.created_at) filter (where o.status = 'parked' and not private.is_mistyped(o.last_error) or private.is_late(o)) as oldest
      from public.outbox o where o.kind = k.kind and o.status in ('pending', 'parked')) w);
end $function$;

CREATE OR REPLACE FUNCTION public.google_token (
  member uuid
)
  RETURNS text
  LANGUAGE sql
  STABLE
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
  select c.address from private.outside_calendars c where c.person = member and c.source = 'google'
$function$;

REVOKE ALL ON FUNCTION "public"."google_token"(uuid) FROM PUBLIC, "anon", "authenticated";

CREATE OR REPLACE FUNCTION public.member_hours (
  member uuid
)
  RETURNS jsonb
  LANGUAGE plpgsql
  STABLE
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  who uuid := private.member_of_hours(member);
begin
  return jsonb_build_object(
    'id', who, 'name', private.member_name(who),
    'week', (select private.write_minutes(w.week) from private.week_hours w where w.person = who),
    'home', coalesce((select to_jsonb(w.home_days) from private.week_hours w where w.person = who), '[]'),
    'firm', private.write_minutes(private.firm_week()),
    'days', (
      select coalesce(jsonb_agg(jsonb_build_object('day', d.day, 'hours', private.write_minutes(d.hours)) order by d.day), '[]')
      from private.day_hours d where d.person = who and d.day >= (now() at time zone 'America/Bogota')::date),
    'absences', (
      select coalesce(jsonb_agg(jsonb_build_object(
        'id', b.id, 'from', lower(b.away), 'until', upper(b.away), 'reason', b.reason, 'stand_in', private.member_name(b.stand_in))
        order by lower(b.away)), '[]')
      from private.absences b where b.person = who and upper(b.away) > now()),
    'outside', private.outside_state(who), 'google', private.outside_state(who, 'google'));
end $function$;

CREATE OR REPLACE FUNCTION public.remove_google_calendar (
  member uuid
)
  RETURNS void
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  who uuid := private.member_of_hours(member);
begin
  delete from private.outside_calendars c where c.person = who and c.source = 'google';
  if found then
    perform private.note_staff('agenda.google-removed', who, jsonb_build_object('person', private.member_name(who)), null);
  end if;
end $function$;

REVOKE ALL ON FUNCTION "public"."remove_google_calendar"(uuid) FROM PUBLIC, "anon", "service_role";

CREATE OR REPLACE FUNCTION public.remove_outside_calendar (
  member uuid
)
  RETURNS void
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  who uuid := private.member_of_hours(member);
begin
  delete from private.outside_calendars c where c.person = who and c.source = 'ical';
  if found then
    perform private.note_staff('agenda.outside-removed', who, jsonb_build_object('person', private.member_name(who)), null);
  end if;
end $function$;

CREATE OR REPLACE FUNCTION public.save_google_calendar (
  sealed text
)
  RETURNS timestamp WITH time zone
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  me uuid := private.require_staff();
  version timestamptz := clock_timestamp();
begin
  perform private.require_values(num_nulls(sealed));
  insert into private.outside_calendars as c (person, source, address, tentative, saved_at)
    values (me, 'google', sealed, true, version)
    on conflict (person, source) do update set address = excluded.address, saved_at = excluded.saved_at,
      busy = '{}', etag = null, read_at = null, read_day = null, failures = 0, problem = null, next_at = now();
  perform private.note_staff('agenda.google', me, null, jsonb_build_object('person', private.member_name(me)));
  return version;
end $function$;

REVOKE ALL ON FUNCTION "public"."save_google_calendar"(text) FROM PUBLIC, "anon", "service_role";

CREATE OR REPLACE FUNCTION public.save_outside_calendar (
  sealed    text,
  tentative boolean
)
  RETURNS timestamp WITH time zone
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
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
end $function$;

CREATE OR REPLACE FUNCTION public.store_outside_calendar (
  member  uuid,
  version timestamp with time zone,
  busy    jsonb                    DEFAULT NULL::jsonb,
  etag    text                     DEFAULT NULL::text,
  problem text                     DEFAULT NULL::text
)
  RETURNS void
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
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
          'id', a.id, 'title', a.title, 'client', private.client_title(a.user_id), 'asked', a.starts_at, 'until', a.ends_at))
      from private.appointment_holds h join public.appointments a on a.id = h.appointment join auth.users u on u.id = h.person
      where h.person = member and a.status in ('requested', 'proposed', 'confirmed') and a.starts_at > now()
        and tstzrange(a.starts_at, a.ends_at) && becomes and not tstzrange(a.starts_at, a.ends_at) && was.busy
      on conflict (key) do nothing;
  end if;
end $function$;

CREATE OR REPLACE FUNCTION public.take_google_consent (
  state_sha256 text
)
  RETURNS text
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
#variable_conflict use_column
declare
  me uuid := private.require_staff();
  taken private.google_consents;
begin
  delete from private.google_consents c where c.person = me and c.state_sha256 = take_google_consent.state_sha256 returning * into taken;
  return case when taken.session = coalesce(auth.jwt() ->> 'session_id', '') and taken.made_at > now() - interval '10 minutes'
    then taken.verifier end;
end $function$;

REVOKE ALL ON FUNCTION "public"."take_google_consent"(text) FROM PUBLIC, "anon", "service_role";

ALTER TABLE "private"."google_consents"
  ADD CONSTRAINT "google_consents_person_fkey" FOREIGN KEY (person) REFERENCES private.staff(user_id) ON DELETE CASCADE;

ALTER TABLE "private"."outside_calendars"
  ADD CONSTRAINT "outside_calendars_pkey" PRIMARY KEY (person, source);

ALTER TABLE "private"."outside_calendars"
  ADD CONSTRAINT "outside_calendars_problem_check"
    CHECK
    ((problem = ANY (ARRAY['private'::text, 'refused'::text, 'unreachable'::text, 'slow'::text, 'large'::text, 'not-calendar'::text, 'too-many'::text, 'key'::text,
    'revoked'::text])));

ALTER TABLE "private"."outside_calendars"
  ADD CONSTRAINT "outside_calendars_source_check" CHECK ((source = ANY (ARRAY['ical'::text, 'google'::text])));

ALTER TABLE "public"."outbox"
  ADD CONSTRAINT "outbox_kind_check"
    CHECK ((kind = ANY (ARRAY['drive.push'::text, 'drive.share'::text, 'drive.trash'::text, 'google.calendar'::text, 'automation.batch'::text, 'mail'::text]))) NOT VALID;

CREATE TRIGGER queue_google_revoke
  AFTER DELETE ON private.outside_calendars
  FOR EACH ROW
  WHEN ((old.source = 'google'::text))
  EXECUTE FUNCTION private.queue_google_revoke();

COMMENT ON TABLE "private"."google_consents" IS 'Consents at Google that members have begun: the hash of the state and the encrypted verifier. Written and read by functions alone.';

COMMENT ON TABLE "private"."outside_calendars" IS 'The encrypted addresses or tokens of members'' calendars in other services, and the busy hours read from them. Written and read by functions alone.';

REVOKE ALL ON FUNCTION "private"."outside_state"(uuid, text) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."queue_google_revoke"() FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "public"."begin_google_consent"(text, text) TO "authenticated";

GRANT EXECUTE ON FUNCTION "public"."google_token"(uuid) TO "service_role";

GRANT EXECUTE ON FUNCTION "public"."remove_google_calendar"(uuid) TO "authenticated";

GRANT EXECUTE ON FUNCTION "public"."save_google_calendar"(text) TO "authenticated";

GRANT EXECUTE ON FUNCTION "public"."take_google_consent"(text) TO "authenticated";
