set local lock_timeout = '5s';
set local check_function_bodies = off;

ALTER TABLE "public"."appointments"
  DROP CONSTRAINT "appointments_status_check";

CREATE TABLE "private"."appointment_remarks" (
  "appointment" uuid    NOT NULL,
  "body"        text    NOT NULL,
  "author"      uuid,
  "version"     integer NOT NULL DEFAULT 0,
  CONSTRAINT "appointment_remarks_body_check" CHECK (((length(body) >= 1) AND (length(body) <= 4000))),
  CONSTRAINT "appointment_remarks_pkey" PRIMARY KEY (appointment)
);

ALTER TABLE "private"."appointment_remarks"
  ENABLE ROW LEVEL SECURITY;

CREATE OR REPLACE FUNCTION private.free_hours (
  people uuid[],
  within jsonb  DEFAULT '{}'::jsonb
)
  RETURNS jsonb
  LANGUAGE plpgsql
  STABLE
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  today date := (now() at time zone 'America/Bogota')::date;
  midnight timestamptz := today::timestamp at time zone 'America/Bogota';
begin
  return (
    select jsonb_build_object('from', today, 'people', coalesce(jsonb_agg(jsonb_build_object(
        'id', w.id, 'name', private.member_name(w.id), 'free', private.minutes_of(
          f.free * tstzmultirange(tstzrange(now(), null)) * coalesce((within ->> w.id::text)::tstzmultirange, '{(,)}'), midnight))
        order by w.place), '[]'))
    from unnest(people) with ordinality w (id, place)
    join private.free_ranges(people, today, private.last_slot_day()) f on f.person = w.id)
    || jsonb_build_object('closed', (
      select coalesce(jsonb_agg(jsonb_build_object(
               'day', c.day, 'from', c.from_hour, 'until', c.until_hour, 'reason', c.reason) order by c.day, c.from_hour), '[]')
      from private.closed_hours c where c.day >= today));
end $function$;

CREATE OR REPLACE FUNCTION private.minutes_of (
  ranges   tstzmultirange,
  midnight timestamp with time zone
)
  RETURNS jsonb
  LANGUAGE sql
  IMMUTABLE
  SET search_path TO ''
  AS $function$
  select coalesce(jsonb_agg(jsonb_build_array(
      ceil(extract(epoch from lower(r) - midnight) / 60)::int, floor(extract(epoch from upper(r) - midnight) / 60)::int)
    order by lower(r)), '[]')
  from unnest(ranges) r
$function$;

CREATE OR REPLACE FUNCTION public.agenda_appointment (
  appointment uuid
)
  RETURNS jsonb
  LANGUAGE plpgsql
  STABLE
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
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
      select private.agenda_row(a, private.client_title(a.user_id), (select u.email from private.contact_of(a.user_id) u))), 'attends', private.member_name(a.person), 'steps', steps,
    'missed', (select count(*) from public.appointments x where x.user_id = a.user_id and x.status = 'missed'),
    'remark', (select jsonb_build_object('body', r.body, 'version', r.version, 'by', private.member_name(r.author))
      from private.appointment_remarks r where r.appointment = a.id),
    'last', jsonb_build_object(
    'at', a.updated_at,
    -- A step and its audit line have the same time.
    'by', (select s ->> 'by' from jsonb_array_elements(steps) s where (s ->> 'at')::timestamptz = a.updated_at limit 1)));
end $function$;

CREATE OR REPLACE FUNCTION public.agenda_list (
  wanted    jsonb,
  page_size integer DEFAULT 25
)
  RETURNS jsonb
  LANGUAGE plpgsql
  STABLE
  SECURITY DEFINER
  SET search_path TO ''
  SET enable_seqscan TO 'off'
  SET jit TO 'off'
  AS $function$
declare
  kind text := coalesce(wanted ->> 'kind', 'coming');
  client uuid := (wanted ->> 'client')::uuid;
  size int := least(greatest(page_size, 1), 200);
  direction text := case kind when 'past' then 'desc' else 'asc' end;
  -- An appointment lasts at most eight hours, and the index knows when it begins.
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
      -- From each client as many as a page can hold, by the index of that client.
      else 'select array(select o.id from unnest($1) c cross join lateral (
              select a.starts_at, a.id from public.appointments a where a.user_id = c and %1$s
              order by a.starts_at %2$s, a.id %2$s limit %3$s) o order by o.starts_at %2$s, o.id %2$s limit %3$s)' end,
    filter, direction, size) into found using clients;
  return (select coalesce(jsonb_agg(private.agenda_row(a, k.title, u.email) order by f.place), '[]')
    from unnest(found) with ordinality f (id, place) join public.appointments a on a.id = f.id
    left join lateral private.contact_of(a.user_id) u on true left join private.client_cards k on k.client = a.user_id);
end $function$;

CREATE OR REPLACE FUNCTION public.agenda_week (
  monday date
)
  RETURNS jsonb
  LANGUAGE plpgsql
  STABLE
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  is_admin boolean := private.is_admin();
  mine uuid[] := array(select private.my_clients());
begin
  perform private.require_staff();
  return (
    select jsonb_build_object(
      'appointments', coalesce(jsonb_agg(private.agenda_row(a, k.title, u.email) order by a.starts_at, a.id) filter (where seen.it), '[]'),
      'busy', coalesce(jsonb_agg(jsonb_build_object('at', a.starts_at, 'until', a.ends_at, 'person', a.person) order by a.starts_at, a.id)
        filter (where not seen.it), '[]'))
    from public.appointments a
    -- The limits keep these from becoming joins, which would read every account of the firm.
    left join lateral (select c.email from private.contact_of(a.user_id) c limit 1) u on true
    left join lateral (select x.title from private.client_cards x where x.client = a.user_id limit 1) k on true
    cross join lateral (select is_admin or a.user_id = any (mine) as it) seen
    where a.status <> 'cancelled'
      and a.starts_at >= monday::timestamp at time zone 'America/Bogota'
      and a.starts_at < (monday + 7)::timestamp at time zone 'America/Bogota');
end $function$;

CREATE OR REPLACE FUNCTION public.cancel_appointment (
  appointment uuid,
  note        text    DEFAULT NULL::text,
  seen        integer DEFAULT NULL::integer
)
  RETURNS public.appointments
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
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
end $function$;

CREATE OR REPLACE FUNCTION public.firm_day (
  day date
)
  RETURNS jsonb
  LANGUAGE plpgsql
  STABLE
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  me uuid := private.require_staff();
  midnight timestamptz := firm_day.day::timestamp at time zone 'America/Bogota';
  whole tstzrange := tstzrange(midnight, midnight + interval '24 hours');
begin
  return (
    select coalesce(jsonb_agg(jsonb_build_object(
        'id', f.person, 'name', private.member_name(f.person), 'open', private.minutes_of(f.open, midnight),
        'free', private.minutes_of(f.free, midnight), 'away', (
          select coalesce(jsonb_agg(jsonb_build_object('reason', b.reason) order by lower(b.away)), '[]')
          from private.absences b where b.person = f.person and b.away && whole))
      order by f.person <> me, private.member_name(f.person), f.person), '[]')
    from private.free_ranges(array(select s.user_id from private.staff s), firm_day.day, firm_day.day) f);
end $function$;

REVOKE ALL ON FUNCTION "public"."firm_day"(date) FROM PUBLIC, "anon", "service_role";

CREATE OR REPLACE FUNCTION public.miss_appointment (
  appointment uuid,
  missed      boolean,
  seen        integer
)
  RETURNS public.appointments
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
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
end $function$;

REVOKE ALL ON FUNCTION "public"."miss_appointment"(uuid, boolean, integer) FROM PUBLIC, "anon", "service_role";

CREATE OR REPLACE FUNCTION public.save_appointment_remark (
  appointment uuid,
  body        text,
  seen        integer DEFAULT NULL::integer
)
  RETURNS void
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
#variable_conflict use_column
declare
  a public.appointments;
  was private.appointment_remarks;
  said text := btrim(save_appointment_remark.body);
begin
  perform private.require_staff();
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
end $function$;

REVOKE ALL ON FUNCTION "public"."save_appointment_remark"(uuid, text, integer) FROM PUBLIC, "anon", "service_role";

ALTER TABLE "private"."appointment_remarks"
  ADD CONSTRAINT "appointment_remarks_appointment_fkey" FOREIGN KEY (appointment) REFERENCES public.appointments(id) ON DELETE CASCADE;

ALTER TABLE "private"."appointment_remarks"
  ADD CONSTRAINT "appointment_remarks_author_fkey" FOREIGN KEY (author) REFERENCES auth.users(id) ON DELETE SET NULL;

ALTER TABLE "public"."appointments"
  ADD CONSTRAINT "appointments_status_check" CHECK ((status = ANY (ARRAY['requested'::text, 'proposed'::text, 'confirmed'::text, 'cancelled'::text, 'done'::text, 'missed'::text])));

CREATE INDEX appointment_remarks_of_author ON private.appointment_remarks USING btree (author);

COMMENT ON TABLE "private"."appointment_remarks" IS 'What the firm notes about appointments. Written and read by functions of members alone.';

REVOKE ALL ON FUNCTION "private"."minutes_of"(tstzmultirange, timestamp WITH time zone) FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "public"."firm_day"(date) TO "authenticated";

REVOKE ALL ON FUNCTION "public"."firm_day"(date) FROM "postgres";

GRANT EXECUTE ON FUNCTION "public"."firm_day"(date) TO "postgres";

GRANT EXECUTE ON FUNCTION "public"."miss_appointment"(uuid, boolean, integer) TO "authenticated";

REVOKE ALL ON FUNCTION "public"."miss_appointment"(uuid, boolean, integer) FROM "postgres";

GRANT EXECUTE ON FUNCTION "public"."miss_appointment"(uuid, boolean, integer) TO "postgres";

GRANT EXECUTE ON FUNCTION "public"."save_appointment_remark"(uuid, text, integer) TO "authenticated";

REVOKE ALL ON FUNCTION "public"."save_appointment_remark"(uuid, text, integer) FROM "postgres";

GRANT EXECUTE ON FUNCTION "public"."save_appointment_remark"(uuid, text, integer) TO "postgres";
