set local lock_timeout = '5s';
set local check_function_bodies = off;

ALTER TABLE "public"."appointments"
  DROP CONSTRAINT "appointments_one_at_a_time";

DROP FUNCTION "private"."claim_slot"(timestamp WITH time zone, interval, uuid);

DROP FUNCTION "public"."propose_appointment"(uuid, timestamp WITH time zone, text, text);

DROP FUNCTION "public"."propose_other_hour"(uuid, timestamp WITH time zone, integer, text);

DROP FUNCTION "public"."request_appointment"(uuid, timestamp WITH time zone, text);

CREATE EXTENSION "btree_gist" SCHEMA "extensions";

CREATE TABLE "private"."appointment_holds" (
  "appointment" uuid      NOT NULL,
  "person"      uuid      NOT NULL,
  "held"        tstzrange NOT NULL,
  CONSTRAINT "appointment_holds_pkey" PRIMARY KEY (appointment)
);

ALTER TABLE "private"."appointment_holds"
  ENABLE ROW LEVEL SECURITY;

ALTER TABLE "public"."appointments"
  ADD COLUMN "person" uuid;

CREATE OR REPLACE FUNCTION private.agenda_row (
  a     public.appointments,
  name  text,
  email text
)
  RETURNS jsonb
  LANGUAGE sql
  STABLE
  AS $function$
  select pg_catalog.jsonb_build_object(
    'id', a.id, 'client', a.user_id, 'name', coalesce(name, email), 'email', coalesce(email, ''), 'title', a.title,
    'starts_at', a.starts_at, 'ends_at', a.ends_at, 'status', a.status, 'sequence', a.sequence, 'note', a.note,
    'cancelled_by', a.cancelled_by, 'created_at', a.created_at, 'person', a.person)
$function$;

CREATE OR REPLACE FUNCTION private.attending (
  client uuid
)
  RETURNS TABLE (
    person uuid,
    place  bigint
  )
  LANGUAGE sql
  STABLE
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
  select s.user_id, row_number() over (order by a.responsible desc nulls last, s.created_at, s.user_id)
  from private.staff s left join private.client_advisors a on a.client = attending.client and a.advisor = s.user_id
  where case when exists (select from private.client_advisors x where x.client = attending.client)
    then a.advisor is not null else s.role = 'admin' end
$function$;

CREATE OR REPLACE FUNCTION private.claim_slot (
  client  uuid,
  slot    timestamp with time zone,
  lead    interval,
  wanted  uuid                     DEFAULT NULL::uuid,
  known   uuid                     DEFAULT NULL::uuid,
  besides uuid                     DEFAULT NULL::uuid
)
  RETURNS uuid
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  people uuid[] := case when wanted is not null then array[wanted]
    else array(select t.person from private.attending(client) t) || known end;
  problem text;
  chosen uuid;
begin
  perform pg_advisory_xact_lock_shared(hashtextextended('appointments', 0));
  -- In one order, so that no two callers wait for each other.
  perform pg_advisory_xact_lock(hashtextextended('appointments:of:' || p, 0))
    from (select distinct u.p from unnest(people) u (p) where u.p is not null order by 1) x;
  problem := private.slot_problem(slot, lead);
  if problem is not null then
    raise exception '%', problem using errcode = 'P0001';
  end if;
  if wanted is not null and not private.may_attend(client, wanted) then
    raise exception 'not-found' using errcode = 'P0001';
  end if;
  select p into chosen from (select distinct u.p from unnest(people) u (p)) x
    where p is not null and private.may_attend(client, p) and not exists (
      select from private.appointment_holds h
      where h.person = p and h.held && tstzrange(slot, slot + interval '1 hour') and h.appointment is distinct from besides)
    order by p is distinct from known, (
        select coalesce(sum(upper(h.held) - lower(h.held)), interval '0') from private.appointment_holds h
        where h.person = p and h.held && tstzrange(now(), now() + interval '14 days')),
      (select max(upper(h.held)) from private.appointment_holds h where h.person = p) nulls first, p
    limit 1;
  if chosen is null then
    raise exception 'slot-taken' using errcode = 'P0001';
  end if;
  return chosen;
end $function$;

CREATE OR REPLACE FUNCTION private.hand_over_appointments (
  member uuid,
  heir   uuid
)
  RETURNS void
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
begin
  perform pg_advisory_xact_lock(hashtextextended('appointments:of:' || heir, 0));
  update public.appointments a set person = case
      when private.may_attend(a.user_id, heir) and not exists (
        select from private.appointment_holds h where h.person = heir and h.held && tstzrange(a.starts_at, a.ends_at)) then heir end
    where a.person = member and a.status in ('requested', 'proposed', 'confirmed') and a.ends_at > now();
end $function$;

CREATE OR REPLACE FUNCTION private.hold_hours()
  RETURNS TRIGGER
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
begin
  delete from private.appointment_holds h using changed c where h.appointment = c.id;
  insert into private.appointment_holds (appointment, person, held)
    select c.id, c.person, tstzrange(c.starts_at, c.ends_at) from changed c where c.person is not null and c.status <> 'cancelled';
  return null;
end $function$;

CREATE OR REPLACE FUNCTION private.mail_appointment (
  a    public.appointments,
  step text
)
  RETURNS void
  LANGUAGE sql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
  insert into public.outbox (kind, key, user_id, payload)
    select 'mail', 'mail:appointment:' || a.id || ':' || a.sequence, a.user_id,
           jsonb_build_object(
             'template', 'appointment-' || step, 'to', u.email,
             'data', jsonb_build_object(
               'id', a.id, 'title', a.title, 'startsAt', a.starts_at, 'endsAt', a.ends_at,
               'status', a.status, 'sequence', a.sequence, 'note', coalesce(a.note, ''), 'changedAt', a.updated_at,
               'person', coalesce(private.member_name(a.person), '')))
    from private.contact_of(a.user_id) u
    on conflict (key) do nothing
$function$;

CREATE OR REPLACE FUNCTION private.may_attend (
  client uuid,
  person uuid
)
  RETURNS boolean
  LANGUAGE sql
  STABLE
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
  select exists (select from private.staff s where s.user_id = may_attend.person and (s.role = 'admin'
    or exists (select from private.client_advisors a where a.client = may_attend.client and a.advisor = s.user_id)))
$function$;

CREATE OR REPLACE FUNCTION private.taken_hours (
  people uuid[]
)
  RETURNS jsonb
  LANGUAGE sql
  STABLE
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
  select jsonb_build_object(
    'people', (
      select coalesce(jsonb_agg(jsonb_build_object('id', p.id, 'name', private.member_name(p.id), 'busy', (
          select coalesce(jsonb_agg(lower(h.held) order by lower(h.held)), '[]') from private.appointment_holds h
          where h.person = p.id and lower(h.held) > now())) order by p.place), '[]')
      from unnest(people) with ordinality p (id, place)),
    'busy', (
      select coalesce(jsonb_agg(x.at order by x.at), '[]') from (
        select lower(h.held) as at from private.appointment_holds h where h.person = any (people) and lower(h.held) > now()
        group by 1 having count(*) >= cardinality(people)) x),
    'closed', (
      select coalesce(jsonb_agg(jsonb_build_object(
               'day', c.day, 'from', c.from_hour, 'until', c.until_hour, 'reason', c.reason) order by c.day, c.from_hour), '[]')
      from private.closed_hours c where c.day >= (now() at time zone 'America/Bogota')::date))
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
      select private.agenda_row(a, private.client_title(a.user_id), (select u.email from private.contact_of(a.user_id) u))), 'attends', private.member_name(a.person), 'steps', steps, 'last', jsonb_build_object(
    'at', a.updated_at,
    -- A step and its audit line have the same time.
    'by', (select s ->> 'by' from jsonb_array_elements(steps) s where (s ->> 'at')::timestamptz = a.updated_at limit 1)));
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
      'busy', coalesce(jsonb_agg(jsonb_build_object('at', a.starts_at, 'person', a.person) order by a.starts_at, a.id)
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

CREATE OR REPLACE FUNCTION public.assign_appointment (
  appointment uuid,
  person      uuid,
  seen        integer
)
  RETURNS public.appointments
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  a public.appointments;
  old_person uuid;
begin
  perform private.require_staff();
  a := private.own_appointment(appointment, null);
  if a.person = assign_appointment.person then
    return a;
  end if;
  if a.sequence is distinct from seen then
    raise exception 'conflict' using errcode = 'P0001';
  end if;
  if a.status not in ('requested', 'proposed', 'confirmed') or a.ends_at <= now() then
    raise exception 'too-late' using errcode = 'P0001';
  end if;
  if not private.may_attend(a.user_id, assign_appointment.person) then
    raise exception 'not-found' using errcode = 'P0001';
  end if;
  old_person := a.person;
  update public.appointments x set person = assign_appointment.person, sequence = x.sequence + 1, updated_at = now()
    where x.id = a.id returning * into a;
  perform private.note_staff('appointment.assigned', a.user_id, jsonb_build_object('appointment', a.id, 'person', private.member_name(old_person)),
    jsonb_build_object('appointment', a.id, 'person', private.member_name(a.person)));
  return a;
exception when exclusion_violation then
  raise exception 'slot-taken' using errcode = 'P0001';
end $function$;

REVOKE ALL ON FUNCTION "public"."assign_appointment"(uuid, uuid, integer) FROM PUBLIC, "anon", "service_role";

CREATE OR REPLACE FUNCTION public.change_appointment (
  appointment uuid,
  slot        timestamp with time zone,
  seen        integer
)
  RETURNS public.appointments
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  a public.appointments := private.own_appointment(appointment, null);
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
    set person = private.claim_slot(a.user_id, slot, interval '24 hours', null, a.person, a.id), starts_at = slot, ends_at = slot + interval '1 hour', status = 'requested', sequence = x.sequence + 1,
        note = null, updated_at = now()
    where x.id = a.id returning * into a;
  perform private.mail_appointment(a, 'changed');
  return a;
exception when exclusion_violation then
  raise exception 'slot-taken' using errcode = 'P0001';
end $function$;

CREATE OR REPLACE FUNCTION public.firm_hours (
  client uuid DEFAULT NULL::uuid
)
  RETURNS jsonb
  LANGUAGE plpgsql
  STABLE
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  me uuid := private.require_staff();
begin
  if client is null then
    return private.taken_hours(array[me]);
  end if;
  if not private.sees_client(client) then
    raise exception 'not-found' using errcode = 'P0001';
  end if;
  return private.taken_hours(array(
    select s.user_id from private.staff s left join private.attending(client) t on t.person = s.user_id
    where private.may_attend(client, s.user_id) order by t.place nulls last, s.created_at, s.user_id));
end $function$;

REVOKE ALL ON FUNCTION "public"."firm_hours"(uuid) FROM PUBLIC, "anon", "service_role";

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
  return private.taken_hours(array(select t.person from private.attending(me) t order by t.place)) || jsonb_build_object(
    'names', (
      select coalesce(jsonb_object_agg(p.person, private.member_name(p.person)), '{}')
      from (select distinct a.person from public.appointments a where a.user_id = me and a.person is not null) p));
end $function$;

CREATE OR REPLACE FUNCTION public.propose_appointment (
  client uuid,
  slot   timestamp with time zone,
  title  text,
  note   text                     DEFAULT NULL::text,
  person uuid                     DEFAULT NULL::uuid
)
  RETURNS public.appointments
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  a public.appointments;
begin
  perform private.require_staff();
  if not private.sees_client(client)
    or not exists (select from public.user_approval_status s where s.user_id = client and s.status = 'approved') then
    raise exception 'not-found' using errcode = 'P0001';
  end if;
  perform pg_advisory_xact_lock(hashtextextended('appointments:' || client, 0));
  select * into a from public.appointments x
    where x.user_id = client and x.starts_at = slot and x.status = 'proposed' and x.title = btrim(propose_appointment.title);
  if a.id is not null and private.is_own_step(a) then
    return a;
  end if;
  insert into public.appointments (user_id, title, starts_at, ends_at, status, note, person)
    values (client, btrim(propose_appointment.title), slot, slot + interval '1 hour', 'proposed', nullif(btrim(propose_appointment.note), ''),
            private.claim_slot(client, slot, interval '0', propose_appointment.person))
    returning * into a;
  perform private.note_staff('appointment.proposed', client, null, jsonb_build_object('appointment', a.id, 'starts_at', slot));
  perform private.mail_appointment(a, 'proposed');
  return a;
exception when exclusion_violation then
  raise exception 'slot-taken' using errcode = 'P0001';
end $function$;

REVOKE ALL ON FUNCTION "public"."propose_appointment"(uuid, timestamp WITH time zone, text, text, uuid) FROM PUBLIC, "anon", "service_role";

CREATE OR REPLACE FUNCTION public.propose_other_hour (
  appointment uuid,
  slot        timestamp with time zone,
  seen        integer,
  note        text                     DEFAULT NULL::text,
  person      uuid                     DEFAULT NULL::uuid
)
  RETURNS public.appointments
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  a public.appointments;
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
  if a.status not in ('requested', 'proposed', 'confirmed') or a.ends_at <= now() then
    raise exception 'too-late' using errcode = 'P0001';
  end if;
  update public.appointments x
    set person = private.claim_slot(a.user_id, slot, interval '0', propose_other_hour.person, a.person, a.id),
        starts_at = slot, ends_at = slot + interval '1 hour', status = 'proposed', sequence = x.sequence + 1,
        note = nullif(btrim(propose_other_hour.note), ''), updated_at = now()
    where x.id = a.id returning * into a;
  perform private.note_staff('appointment.moved', a.user_id,
    jsonb_build_object('appointment', a.id, 'starts_at', old_start), jsonb_build_object('appointment', a.id, 'starts_at', slot));
  perform private.mail_appointment(a, 'proposed');
  return a;
exception when exclusion_violation then
  raise exception 'slot-taken' using errcode = 'P0001';
end $function$;

REVOKE ALL ON FUNCTION "public"."propose_other_hour"(uuid, timestamp WITH time zone, integer, text, uuid) FROM PUBLIC, "anon", "service_role";

CREATE OR REPLACE FUNCTION public.remove_member (
  member uuid,
  heir   uuid DEFAULT NULL::uuid
)
  RETURNS void
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  old private.staff;
  left_behind uuid[];
  answered_for uuid[];
begin
  perform private.require_admin();
  perform private.lock_team();
  select * into old from private.staff s where s.user_id = member for update;
  if old.user_id is null then
    raise exception 'not-found' using errcode = 'P0001';
  end if;
  if old.role = 'admin' and private.is_last_admin(member) then
    raise exception 'last-admin' using errcode = 'P0001';
  end if;
  if member = (select auth.uid()) then
    raise insufficient_privilege using message = 'not-oneself';
  end if;
  if heir is not null and (heir = member or not exists (select from private.staff s where s.user_id = heir)) then
    raise exception 'not-found' using errcode = 'P0001';
  end if;
  select coalesce(array_agg(a.client), '{}') into left_behind from private.client_advisors a where a.advisor = member;
  if heir is not null then
    insert into public.audit_log (actor, action, target, before, after)
      select (select auth.uid()), 'client.assigned', a.client, jsonb_build_object('advisors', jsonb_agg(a.advisor order by a.advisor)),
             jsonb_build_object('advisors', (select jsonb_agg(distinct x.id)
               from unnest(array_append(array_remove(array_agg(a.advisor), member), heir)) x (id)))
      from private.client_advisors a where a.client = any (left_behind) group by a.client;
    insert into private.client_advisors (client, advisor) select c, heir from unnest(left_behind) c on conflict do nothing;
    select coalesce(array_agg(a.client), '{}') into answered_for from private.client_advisors a where a.advisor = member and a.responsible;
    update private.client_advisors a set responsible = false where a.advisor = member and a.responsible;
    update private.client_advisors a set responsible = true where a.advisor = heir and a.client = any (answered_for);
  end if;
  delete from private.staff s where s.user_id = member;
  perform private.hand_over_work(member, heir);
  perform private.hand_over_appointments(member, heir);
  update public.uploads u set status = 'expired', settled_at = clock_timestamp()
    where u.user_id = member and u.for_client is not null and u.status = 'reserved';
  perform private.redirect_mails(member);
  update auth.sessions s set not_after = clock_timestamp() + interval '10 seconds'
    where s.user_id = member and (s.not_after is null or s.not_after > clock_timestamp() + interval '10 seconds');
  perform private.note_staff('staff.removed', member,
    jsonb_build_object('role', old.role, 'name', old.name, 'clients', to_jsonb(left_behind)),
    case when heir is not null then jsonb_build_object('heir', heir) end);
  perform private.stir(member);
end $function$;

CREATE OR REPLACE FUNCTION public.request_appointment (
  key    uuid,
  slot   timestamp with time zone,
  title  text,
  person uuid                     DEFAULT NULL::uuid
)
  RETURNS public.appointments
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
#variable_conflict use_column
declare
  me uuid := private.require_account('assistant');
  kept public.appointments;
  used record;
begin
  -- Two presses at the same moment: the second waits here until the first can be seen.
  perform pg_advisory_xact_lock(hashtextextended('appointments:' || me, 0));
  select * into kept from public.appointments a where a.user_id = me and a.request_key = request_appointment.key;
  if kept.id is not null then
    return kept;
  end if;
  select count(*) filter (where a.status in ('requested', 'proposed', 'confirmed') and a.ends_at > now()) as open,
         count(*) filter (where a.created_at > now() - interval '24 hours') as fresh
    into used from public.appointments a where a.user_id = me;
  if used.open >= 5 or used.fresh >= 20 then
    raise exception 'appointment-limit' using errcode = 'P0001';
  end if;
  if request_appointment.person is not null
    and not exists (select from private.attending(me) t where t.person = request_appointment.person) then
    raise exception 'not-found' using errcode = 'P0001';
  end if;
  insert into public.appointments (user_id, title, starts_at, ends_at, status, request_key, person)
    values (me, btrim(request_appointment.title), slot, slot + interval '1 hour', 'requested', request_appointment.key,
            private.claim_slot(me, slot, interval '24 hours', request_appointment.person))
    returning * into kept;
  perform private.mail_appointment(kept, 'received');
  return kept;
exception when exclusion_violation then
  raise exception 'slot-taken' using errcode = 'P0001';
end $function$;

REVOKE ALL ON FUNCTION "public"."request_appointment"(uuid, timestamp WITH time zone, text, uuid) FROM PUBLIC, "anon", "service_role";

ALTER TABLE "private"."appointment_holds"
  ADD CONSTRAINT "appointment_holds_appointment_fkey" FOREIGN KEY (appointment) REFERENCES public.appointments(id) ON DELETE CASCADE;

ALTER TABLE "private"."appointment_holds"
  ADD CONSTRAINT "appointment_holds_once" EXCLUDE USING gist (person WITH =, held WITH &&);

ALTER TABLE "private"."appointment_holds"
  ADD CONSTRAINT "appointment_holds_person_fkey" FOREIGN KEY (person) REFERENCES auth.users(id) ON DELETE CASCADE;

ALTER TABLE "public"."appointments"
  ADD CONSTRAINT "appointments_person_fkey" FOREIGN KEY (person) REFERENCES auth.users(id) ON DELETE SET NULL;

CREATE INDEX appointment_holds_of_person ON private.appointment_holds USING btree (person, lower(held));

CREATE INDEX appointments_of_person ON public.appointments USING btree (person)
  WHERE (person IS NOT NULL);

CREATE TRIGGER hold_hours
  AFTER INSERT ON public.appointments REFERENCING NEW TABLE AS changed
  FOR EACH STATEMENT
  EXECUTE FUNCTION private.hold_hours();

CREATE TRIGGER hold_other_hours
  AFTER UPDATE ON public.appointments REFERENCING NEW TABLE AS changed
  FOR EACH STATEMENT
  EXECUTE FUNCTION private.hold_hours();

-- Appointments that were made for the whole firm belong to the responsible advisor or, without advisors, to the first administrator.
-- No two of them are at the same time.
update public.appointments a
  set person = (select t.person from private.attending(a.user_id) t order by t.place limit 1)
  where a.status <> 'cancelled';

COMMENT ON TABLE "private"."appointment_holds" IS 'Which hours of which person appointments hold. Written by a trigger, read by functions alone.';

REVOKE ALL ON FUNCTION "private"."attending"(uuid) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."claim_slot"(uuid, timestamp WITH time zone, interval, uuid, uuid, uuid) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."hand_over_appointments"(uuid, uuid) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."hold_hours"() FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."may_attend"(uuid, uuid) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."taken_hours"(uuid[]) FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "public"."assign_appointment"(uuid, uuid, integer) TO "authenticated";

REVOKE ALL ON FUNCTION "public"."assign_appointment"(uuid, uuid, integer) FROM "postgres";

GRANT EXECUTE ON FUNCTION "public"."assign_appointment"(uuid, uuid, integer) TO "postgres";

GRANT EXECUTE ON FUNCTION "public"."firm_hours"(uuid) TO "authenticated";

REVOKE ALL ON FUNCTION "public"."firm_hours"(uuid) FROM "postgres";

GRANT EXECUTE ON FUNCTION "public"."firm_hours"(uuid) TO "postgres";

GRANT EXECUTE ON FUNCTION "public"."propose_appointment"(uuid, timestamp WITH time zone, text, text, uuid) TO "authenticated";

REVOKE ALL ON FUNCTION "public"."propose_appointment"(uuid, timestamp WITH time zone, text, text, uuid) FROM "postgres";

GRANT EXECUTE ON FUNCTION "public"."propose_appointment"(uuid, timestamp WITH time zone, text, text, uuid) TO "postgres";

GRANT EXECUTE ON FUNCTION "public"."propose_other_hour"(uuid, timestamp WITH time zone, integer, text, uuid) TO "authenticated";

REVOKE ALL ON FUNCTION "public"."propose_other_hour"(uuid, timestamp WITH time zone, integer, text, uuid) FROM "postgres";

GRANT EXECUTE ON FUNCTION "public"."propose_other_hour"(uuid, timestamp WITH time zone, integer, text, uuid) TO "postgres";

GRANT EXECUTE ON FUNCTION "public"."request_appointment"(uuid, timestamp WITH time zone, text, uuid) TO "authenticated";

REVOKE ALL ON FUNCTION "public"."request_appointment"(uuid, timestamp WITH time zone, text, uuid) FROM "postgres";

GRANT EXECUTE ON FUNCTION "public"."request_appointment"(uuid, timestamp WITH time zone, text, uuid) TO "postgres";
