set local lock_timeout = '5s';
set local check_function_bodies = off;

ALTER TABLE "public"."appointments"
  DROP CONSTRAINT "appointments_cancelled_by_check";

CREATE TABLE "private"."appointment_waits" (
  "id"         uuid                       NOT NULL DEFAULT gen_random_uuid(),
  "user_id"    uuid                       NOT NULL,
  "type"       uuid,
  "title"      text                       NOT NULL,
  "days"       datemultirange             NOT NULL,
  "passed"     timestamp with time zone[] NOT NULL DEFAULT '{}'::timestamp WITH time zone[],
  "created_at" timestamp with time zone   NOT NULL DEFAULT clock_timestamp(),
  CONSTRAINT "appointment_waits_days_check" CHECK (((NOT isempty(days)) AND (NOT lower_inf(days)) AND (NOT upper_inf(days)))),
  CONSTRAINT "appointment_waits_once" UNIQUE NULLS NOT DISTINCT (user_id, TYPE),
  CONSTRAINT "appointment_waits_pkey" PRIMARY KEY (id),
  CONSTRAINT "appointment_waits_title_check" CHECK (private.is_name(title, 1, 120))
);

ALTER TABLE "private"."appointment_waits"
  ENABLE ROW LEVEL SECURITY;

ALTER TABLE "public"."appointments"
  ADD COLUMN "offer_until" timestamp WITH time zone;

CREATE OR REPLACE FUNCTION private.business_time_after (
  moment timestamp with time zone,
  span   interval
)
  RETURNS timestamp WITH time zone
  LANGUAGE plpgsql
  STABLE
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
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
end $function$;

CREATE OR REPLACE FUNCTION private.first_free_slot (
  client   uuid,
  kind     private.appointment_types,
  days     datemultirange,
  earliest timestamp with time zone,
  passed   timestamp with time zone[] DEFAULT '{}'::timestamp WITH time zone[]
)
  RETURNS timestamp WITH time zone
  LANGUAGE sql
  STABLE
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
  select min(to_timestamp(s.at)) from private.free_ranges(
      array(select o.person from private.offering(client, kind.id) o),
      greatest(lower(days), (now() at time zone 'America/Bogota')::date), least(upper(days) - 1, private.last_slot_day())) f
    cross join lateral unnest(f.free) r
    -- Colombia's offset is a multiple of every step, so steps from midnight there are steps of the clock of the world.
    cross join lateral generate_series(
      ceil(extract(epoch from lower(r) + make_interval(mins => kind.margin_before)) / (kind.step * 60))::bigint * kind.step * 60,
      extract(epoch from upper(r))::bigint - (kind.minutes + kind.margin_after) * 60, kind.step * 60) s (at)
  where lower(days) <= private.last_slot_day() and to_timestamp(s.at) >= earliest and to_timestamp(s.at) <> all (passed)
    and days @> (to_timestamp(s.at) at time zone 'America/Bogota')::date
    and (to_timestamp(s.at) at time zone 'America/Bogota')::date <= (now() at time zone 'America/Bogota')::date + kind.horizon_days
$function$;

CREATE OR REPLACE FUNCTION private.follow_offer()
  RETURNS TRIGGER
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
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
end $function$;

CREATE OR REPLACE FUNCTION private.free_unanswered()
  RETURNS integer
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
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
end $function$;

CREATE OR REPLACE FUNCTION private.waits_of (
  client uuid
)
  RETURNS jsonb
  LANGUAGE sql
  STABLE
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
  select coalesce(jsonb_agg(jsonb_build_object('id', w.id, 'type', w.type, 'name', t.name, 'days', (
      select jsonb_agg(jsonb_build_array(lower(d), upper(d) - 1) order by lower(d)) from unnest(w.days) d)) order by w.created_at), '[]')
  from private.appointment_waits w left join private.appointment_types t on t.id = w.type where w.user_id = client
$function$;

CREATE OR REPLACE FUNCTION public.leave_waiting_list (
  wait uuid
)
  RETURNS void
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
begin
  delete from private.appointment_waits w where w.id = wait and w.user_id = private.require_account('assistant');
end $function$;

REVOKE ALL ON FUNCTION "public"."leave_waiting_list"(uuid) FROM PUBLIC, "anon", "service_role";

CREATE OR REPLACE FUNCTION public.offer_freed_hours()
  RETURNS integer
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  w private.appointment_waits;
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
  for w in
    select x.* from private.appointment_waits x
    where exists (select from public.user_approval_status s where s.user_id = x.user_id and s.status = 'approved')
      and not exists (
        select from public.appointments o
        where o.user_id = x.user_id and o.type is not distinct from x.type and o.status = 'proposed' and o.offer_until > now())
    order by x.created_at limit 200
  loop
    -- The rest waits for the next minute.
    exit when clock_timestamp() > now() + interval '5 seconds';
    kind := private.type_of(w.type);
    slot := private.first_free_slot(w.user_id, kind, w.days,
      greatest(now() + kind.notice_hours * interval '1 hour', until + interval '1 hour'), w.passed);
    continue when slot is null;
    begin
      insert into public.appointments (user_id, title, starts_at, ends_at, status, person, type, place, place_detail, margin_before, margin_after,
          offer_until)
        values (w.user_id, w.title, slot, slot + make_interval(mins => kind.minutes), 'proposed',
          private.claim_slot(w.user_id, slot, kind, false), kind.id, kind.place, kind.detail, kind.margin_before, kind.margin_after, until)
        returning * into a;
    exception when exclusion_violation or raise_exception then
      continue;
    end;
    insert into public.outbox (kind, key, user_id, payload)
      select 'mail', 'mail:appointment-offered:' || a.id, a.user_id, jsonb_build_object('template', 'appointment-offered', 'to', c.email,
        'data', jsonb_build_object('id', a.id, 'title', a.title, 'startsAt', a.starts_at, 'endsAt', a.ends_at, 'place', a.place,
          'placeDetail', a.place_detail, 'person', coalesce(private.member_name(a.person), ''), 'until', until))
      from private.contact_of(a.user_id) c where c.email is not null
      on conflict (key) do nothing;
    offered := offered + 1;
  end loop;
  return offered;
end $function$;

REVOKE ALL ON FUNCTION "public"."offer_freed_hours"() FROM PUBLIC, "anon", "authenticated";

CREATE OR REPLACE FUNCTION public.open_agenda()
  RETURNS jsonb
  LANGUAGE plpgsql
  STABLE
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  me uuid;
begin
  if not private.may_enter() then
    raise insufficient_privilege using message = 'not-approved';
  end if;
  me := private.my_account('reader');
  return private.client_agenda(me) || jsonb_build_object(
    'waits', private.waits_of(me), 'names', (
      select coalesce(jsonb_object_agg(p.person, private.member_name(p.person)), '{}')
      from (select distinct a.person from public.appointments a where a.user_id = me and a.person is not null) p));
end $function$;

CREATE OR REPLACE FUNCTION public.wait_for_appointment (
  days  jsonb,
  title text,
  type  uuid  DEFAULT NULL::uuid
)
  RETURNS void
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
#variable_conflict use_column
declare
  me uuid := private.require_account('assistant');
  kind private.appointment_types := private.open_type(wait_for_appointment.type, true);
  today date := (now() at time zone 'America/Bogota')::date;
  wanted datemultirange := (
    select range_agg(daterange((d ->> 0)::date, (d ->> 1)::date, '[]')) from jsonb_array_elements(wait_for_appointment.days) d);
begin
  if jsonb_array_length(wait_for_appointment.days) not between 1 and 5 or lower(wanted) < today or upper(wanted) - 1 > private.last_slot_day()
    or not exists (select from private.offering(me, kind.id)) then
    raise exception 'invalid-input' using errcode = 'P0001';
  end if;
  if private.first_free_slot(me, kind, wanted, now() + kind.notice_hours * interval '1 hour') is not null then
    raise exception 'wait-needless' using errcode = 'P0001';
  end if;
  insert into private.appointment_waits (user_id, type, title, days) values (me, kind.id, btrim(wait_for_appointment.title), wanted)
    on conflict on constraint appointment_waits_once do update set title = excluded.title, days = excluded.days, passed = '{}';
end $function$;

REVOKE ALL ON FUNCTION "public"."wait_for_appointment"(jsonb, text, uuid) FROM PUBLIC, "anon", "service_role";

ALTER TABLE "private"."appointment_waits"
  ADD CONSTRAINT "appointment_waits_type_fkey" FOREIGN KEY (TYPE) REFERENCES private.appointment_types(id);

ALTER TABLE "private"."appointment_waits"
  ADD CONSTRAINT "appointment_waits_user_id_fkey" FOREIGN KEY (user_id) REFERENCES public.accounts(id) ON DELETE CASCADE;

ALTER TABLE "public"."appointments"
  ADD CONSTRAINT "appointments_cancelled_by_check" CHECK ((cancelled_by = ANY (ARRAY['client'::text, 'firm'::text, 'time'::text])));

CREATE INDEX appointment_waits_in_order ON private.appointment_waits USING btree (created_at);

CREATE INDEX appointment_waits_of_type ON private.appointment_waits USING btree (TYPE)
  WHERE (TYPE IS NOT NULL);

CREATE INDEX appointments_offered ON public.appointments USING btree (offer_until)
  WHERE (offer_until IS NOT NULL);

CREATE TRIGGER follow_offer
  BEFORE UPDATE ON public.appointments
  FOR EACH ROW
  WHEN (((old.offer_until IS NOT NULL) AND (old.status = 'proposed'::text)))
  EXECUTE FUNCTION private.follow_offer();

COMMENT ON TABLE "private"."appointment_waits" IS 'The waiting list: one entry for each client and kind of appointment. Written and read by functions alone.';

REVOKE ALL ON FUNCTION "private"."business_time_after"(timestamp WITH time zone, interval) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."first_free_slot"(uuid, private.appointment_types, datemultirange, timestamp WITH time zone, timestamp WITH time zone[]) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."follow_offer"() FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."free_unanswered"() FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."waits_of"(uuid) FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "public"."leave_waiting_list"(uuid) TO "authenticated";

REVOKE ALL ON FUNCTION "public"."leave_waiting_list"(uuid) FROM "postgres";

GRANT EXECUTE ON FUNCTION "public"."leave_waiting_list"(uuid) TO "postgres";

REVOKE ALL ON FUNCTION "public"."offer_freed_hours"() FROM "postgres";

GRANT EXECUTE ON FUNCTION "public"."offer_freed_hours"() TO "postgres";

GRANT EXECUTE ON FUNCTION "public"."offer_freed_hours"() TO "service_role";

GRANT EXECUTE ON FUNCTION "public"."wait_for_appointment"(jsonb, text, uuid) TO "authenticated";

REVOKE ALL ON FUNCTION "public"."wait_for_appointment"(jsonb, text, uuid) FROM "postgres";

GRANT EXECUTE ON FUNCTION "public"."wait_for_appointment"(jsonb, text, uuid) TO "postgres";
