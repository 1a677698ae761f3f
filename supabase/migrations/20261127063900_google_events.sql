set local lock_timeout = '5s';
set local check_function_bodies = off;

CREATE TABLE "private"."google_entries" (
  "person"      uuid      NOT NULL,
  "appointment" uuid      NOT NULL,
  "written"     tstzrange NOT NULL,
  "found"       tstzrange,
  CONSTRAINT "google_entries_pkey" PRIMARY KEY (person, appointment)
);

ALTER TABLE "private"."google_entries"
  ENABLE ROW LEVEL SECURITY;

ALTER TABLE "private"."outside_calendars"
  ADD COLUMN "sync_token" text;

CREATE OR REPLACE FUNCTION private.on_appointment_for_google()
  RETURNS TRIGGER
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
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
end $function$;

CREATE OR REPLACE FUNCTION private.on_google_connected()
  RETURNS TRIGGER
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
begin
  perform private.queue_google_event(a.id, new.person) from public.appointments a
    where new.person in (a.person, a.second_person) and a.status = 'confirmed' and a.starts_at > now();
  return null;
end $function$;

CREATE OR REPLACE FUNCTION private.queue_google_event (
  appointment uuid,
  person      uuid
)
  RETURNS void
  LANGUAGE sql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
  insert into public.outbox (kind, key, payload)
    select 'google.calendar', 'google.calendar:' || gen_random_uuid(), jsonb_build_object('appointment', queue_google_event.appointment, 'person', c.person)
    from private.outside_calendars c where c.person = queue_google_event.person and c.source = 'google'
$function$;

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
      'email', u.email, 'sync_token', d.sync_token, 'etag', case when d.read_day = (now() at time zone 'America/Bogota')::date then d.etag end)), '[]')
    into claimed from due d join auth.users u on u.id = d.person;
  return claimed;
end $function$;

CREATE OR REPLACE FUNCTION public.google_changes (
  appointment uuid
)
  RETURNS jsonb
  LANGUAGE plpgsql
  STABLE
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
begin
  perform private.require_staff();
  return (
    select coalesce(jsonb_agg(jsonb_build_object(
        'person', e.person, 'name', private.member_name(e.person), 'from', lower(e.found), 'until', upper(e.found)) order by e.person), '[]')
    from private.google_entries e join public.appointments a on a.id = e.appointment
    where e.appointment = google_changes.appointment and e.found is not null and private.sees_client(a.user_id)
      and e.person in (a.person, a.second_person) and a.status in ('requested', 'proposed', 'confirmed') and a.starts_at > now());
end $function$;

REVOKE ALL ON FUNCTION "public"."google_changes"(uuid) FROM PUBLIC, "anon", "service_role";

CREATE OR REPLACE FUNCTION public.google_event (
  appointment uuid,
  member      uuid
)
  RETURNS jsonb
  LANGUAGE sql
  STABLE
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
  select jsonb_build_object('sealed', c.address, 'event', (
    select jsonb_build_object('title', a.title || coalesce(', ' || k.title, ''), 'startsAt', a.starts_at, 'endsAt', a.ends_at,
      'place', a.place, 'placeDetail', a.place_detail, 'sure', a.status in ('confirmed', 'done', 'missed'))
    from public.appointments a left join lateral (select x.title from private.client_cards x where x.client = a.user_id limit 1) k on true
    where a.id = google_event.appointment and member in (a.person, a.second_person) and private.may_attend(a.user_id, member)
      and (a.status in ('confirmed', 'done', 'missed') or a.status in ('requested', 'proposed')
        and exists (select from private.google_entries e where e.person = member and e.appointment = a.id))))
  from private.outside_calendars c where c.person = member and c.source = 'google'
$function$;

REVOKE ALL ON FUNCTION "public"."google_event"(uuid, uuid) FROM PUBLIC, "anon", "authenticated";

CREATE OR REPLACE FUNCTION public.keep_google_hours (
  appointment uuid
)
  RETURNS void
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
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
end $function$;

REVOKE ALL ON FUNCTION "public"."keep_google_hours"(uuid) FROM PUBLIC, "anon", "service_role";

CREATE OR REPLACE FUNCTION public.record_google_event (
  appointment uuid,
  member      uuid,
  starts_at   timestamp with time zone DEFAULT NULL::timestamp WITH time zone,
  ends_at     timestamp with time zone DEFAULT NULL::timestamp WITH time zone
)
  RETURNS void
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
begin
  if record_google_event.starts_at is null then
    delete from private.google_entries e where e.person = member and e.appointment = record_google_event.appointment;
    return;
  end if;
  insert into private.google_entries (person, appointment, written)
    select member, a.id, tstzrange(record_google_event.starts_at, record_google_event.ends_at) from public.appointments a
    where a.id = record_google_event.appointment and exists (select from private.staff s where s.user_id = member)
    on conflict on constraint google_entries_pkey do update set written = excluded.written, found = null;
end $function$;

REVOKE ALL ON FUNCTION "public"."record_google_event"(uuid, uuid, timestamp WITH time zone, timestamp WITH time zone) FROM PUBLIC, "anon", "authenticated";

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
      busy = '{}', etag = null, sync_token = null, read_at = null, read_day = null, failures = 0, problem = null, next_at = now();
  perform private.note_staff('agenda.google', me, null, jsonb_build_object('person', private.member_name(me)));
  return version;
end $function$;

CREATE OR REPLACE FUNCTION public.store_google_changes (
  member     uuid,
  version    timestamp with time zone,
  changes    jsonb,
  sync_token text
)
  RETURNS void
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
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
        and a.status in ('requested', 'proposed', 'confirmed')
      returning e.appointment, e.found)
  insert into public.outbox (kind, key, user_id, payload)
    select 'mail', concat_ws(':', 'mail:google', a.id, member, a.sequence, coalesce(extract(epoch from lower(n.found))::bigint::text, 'gone')), a.user_id,
           jsonb_build_object('template', case when isempty(n.found) then 'firm-google-gone' else 'firm-google-moved' end, 'to', u.email,
             'data', jsonb_build_object('id', a.id, 'title', a.title, 'client', private.client_title(a.user_id),
               'asked', coalesce(lower(n.found), a.starts_at), 'until', coalesce(upper(n.found), a.ends_at)))
    from noted n join public.appointments a on a.id = n.appointment join auth.users u on u.id = member
    where n.found is not null
    on conflict (key) do nothing;
end $function$;

REVOKE ALL ON FUNCTION "public"."store_google_changes"(uuid, timestamp WITH time zone, jsonb, text) FROM PUBLIC, "anon", "authenticated";

ALTER TABLE "private"."google_entries"
  ADD CONSTRAINT "google_entries_appointment_fkey" FOREIGN KEY (appointment) REFERENCES public.appointments(id) ON DELETE CASCADE;

ALTER TABLE "private"."google_entries"
  ADD CONSTRAINT "google_entries_person_fkey" FOREIGN KEY (person) REFERENCES private.staff(user_id) ON DELETE CASCADE;

ALTER TABLE "private"."outside_calendars"
  ADD CONSTRAINT "outside_calendars_sync_token_check" CHECK ((length(sync_token) <= 2000));

CREATE INDEX google_entries_of_appointment ON private.google_entries USING btree (appointment);

CREATE TRIGGER google_connected
  AFTER INSERT OR UPDATE OF address ON private.outside_calendars
  FOR EACH ROW
  WHEN ((new.source = 'google'::text))
  EXECUTE FUNCTION private.on_google_connected();

CREATE TRIGGER appointment_for_google
  AFTER INSERT OR DELETE OR UPDATE ON public.appointments
  FOR EACH ROW
  EXECUTE FUNCTION private.on_appointment_for_google();

COMMENT ON TABLE "private"."google_entries" IS 'The appointments that the site wrote into members'' Google calendars, and their hours there. Written and read by functions alone.';

REVOKE ALL ON FUNCTION "private"."on_appointment_for_google"() FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."on_google_connected"() FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."queue_google_event"(uuid, uuid) FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "public"."google_changes"(uuid) TO "authenticated";

GRANT EXECUTE ON FUNCTION "public"."google_event"(uuid, uuid) TO "service_role";

GRANT EXECUTE ON FUNCTION "public"."keep_google_hours"(uuid) TO "authenticated";

GRANT EXECUTE ON FUNCTION "public"."record_google_event"(uuid, uuid, timestamp WITH time zone, timestamp WITH time zone) TO "service_role";

GRANT EXECUTE ON FUNCTION "public"."store_google_changes"(uuid, timestamp WITH time zone, jsonb, text) TO "service_role";
