set local lock_timeout = '5s';
set local check_function_bodies = off;

CREATE OR REPLACE FUNCTION private.following (
  a public.appointments
)
  RETURNS SETOF public.appointments
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
begin
  if a.series is null then
    raise exception 'not-found' using errcode = 'P0001';
  end if;
  return query
    select x.* from public.appointments x
    where x.series = a.series and x.user_id = a.user_id and x.starts_at >= a.starts_at and x.ends_at > now() and x.status in ('requested', 'proposed', 'confirmed');
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
end $function$;

CREATE OR REPLACE FUNCTION private.lock_series (
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
  select * into a from public.appointments x where x.id = lock_series.appointment and private.sees_client(x.user_id);
  perform from public.appointments x where x.series = a.series and x.user_id = a.user_id order by x.id for update;
end $function$;

CREATE OR REPLACE FUNCTION public.assign_appointment (
  appointment   uuid,
  person        uuid,
  seen          integer,
  second_person uuid    DEFAULT NULL::uuid
)
  RETURNS public.appointments
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
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
end $function$;

CREATE OR REPLACE FUNCTION public.cancel_following (
  appointment uuid,
  seen        integer,
  note        text    DEFAULT NULL::text
)
  RETURNS integer
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  a public.appointments;
  x public.appointments;
  cancelled int := 0;
begin
  perform private.require_staff();
  perform private.lock_series(appointment);
  a := private.own_appointment(appointment, null);
  -- The button was pressed twice.
  if a.status = 'cancelled' and private.is_own_step(a) then
    return 0;
  end if;
  if a.sequence is distinct from seen then
    raise exception 'conflict' using errcode = 'P0001';
  end if;
  for x in select f.* from private.following(a) f order by f.starts_at loop
    perform public.cancel_appointment(x.id, cancel_following.note, x.sequence);
    cancelled := cancelled + 1;
  end loop;
  if cancelled = 0 then
    raise exception 'too-late' using errcode = 'P0001';
  end if;
  return cancelled;
end $function$;

CREATE OR REPLACE FUNCTION public.move_following (
  appointment uuid,
  slot        timestamp with time zone,
  seen        integer,
  note        text                     DEFAULT NULL::text,
  person      uuid                     DEFAULT NULL::uuid
)
  RETURNS jsonb
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  a public.appointments;
  x public.appointments;
  shift interval;
  moved int := 0;
  failed jsonb := '[]';
begin
  perform private.require_staff();
  perform private.require_values(num_nulls(slot));
  perform private.lock_series(appointment);
  a := private.own_appointment(appointment, null);
  if a.status = 'proposed' and a.starts_at = slot and private.is_own_step(a) then
    return jsonb_build_object('moved', 0, 'failed', failed);
  end if;
  if a.sequence is distinct from seen then
    raise exception 'conflict' using errcode = 'P0001';
  end if;
  shift := slot - a.starts_at;
  perform pg_advisory_xact_lock_shared(hashtextextended('appointments', 0));
  perform private.lock_hours(
    move_following.person || array(select p from private.following(a) f cross join unnest(array[f.person, f.second_person]) p));
  -- The first to move is the one whose new hour no other one of the series still holds.
  for x in
    select f.* from private.following(a) f order by case when shift > interval '0' then f.starts_at end desc, f.starts_at
  loop
    begin
      perform public.propose_other_hour(x.id, x.starts_at + shift, x.sequence, move_following.note, move_following.person);
      moved := moved + 1;
    exception when raise_exception then
      if x.id = a.id or sqlerrm not like 'slot-%' then
        raise;
      end if;
      failed := failed || jsonb_build_object('slot', x.starts_at, 'problem', sqlerrm);
    end;
  end loop;
  if moved = 0 then
    raise exception 'too-late' using errcode = 'P0001';
  end if;
  return jsonb_build_object('moved', moved, 'failed', failed);
end $function$;

CREATE OR REPLACE FUNCTION public.save_absence (
  member     uuid,
  away_from  timestamp with time zone,
  away_until timestamp with time zone,
  reason     text,
  stand_in   uuid                     DEFAULT NULL::uuid,
  plan       jsonb                    DEFAULT '[]'::jsonb
)
  RETURNS uuid
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  who uuid := private.member_of_hours(member);
  kept private.absences;
  step record;
  met public.appointments;
begin
  perform private.require_values(num_nulls(away_from, away_until, save_absence.reason, plan));
  if save_absence.stand_in is not null and not exists (select from private.staff s where s.user_id = save_absence.stand_in) then
    raise exception 'not-found' using errcode = 'P0001';
  end if;
  -- Appointments are locked before the hours of people, as in all calls.
  perform from public.appointments a join jsonb_to_recordset(plan) p (appointment uuid) on p.appointment = a.id order by a.id for update of a;
  perform private.lock_hours(who || array(
    select u from jsonb_to_recordset(plan) p (appointment uuid, person uuid) left join public.appointments a on a.id = p.appointment
      cross join unnest(array[p.person, a.person, a.second_person]) u));
  -- The form was sent twice, so the first absence is returned.
  select * into kept from private.absences b where b.person = who and b.away = tstzrange(away_from, away_until)
    and b.reason = btrim(save_absence.reason) and b.stand_in is not distinct from save_absence.stand_in;
  if kept.id is not null then
    return kept.id;
  end if;
  if (select count(*) from private.absences b where b.person = who and upper(b.away) > now()) >= 200 then
    raise exception 'hours-limit' using errcode = 'P0001';
  end if;
  delete from private.absences b where b.id in (
    select x.id from private.absences x where x.person = who and upper(x.away) <= now() order by upper(x.away) desc offset 200);
  insert into private.absences (person, away, reason, stand_in)
    values (who, tstzrange(away_from, away_until), btrim(save_absence.reason), save_absence.stand_in) returning * into kept;
  for step in select * from jsonb_to_recordset(plan) p (appointment uuid, seen int, act text, person uuid, slot timestamptz, note text) loop
    select * into met from public.appointments a where a.id = step.appointment;
    if step.act = 'give' and met.second_person = who then
      perform public.assign_appointment(step.appointment, met.person, step.seen, nullif(step.person, met.person));
    elsif step.act = 'give' then
      perform public.assign_appointment(step.appointment, step.person, step.seen, nullif(met.second_person, step.person));
    elsif step.act = 'move' then
      perform public.propose_other_hour(step.appointment, step.slot, step.seen, step.note,
        case when met.second_person = who then met.person else who end);
    elsif step.act = 'cancel' then
      perform public.cancel_appointment(step.appointment, step.note, step.seen);
    end if;
  end loop;
  if exists (select from private.met_while_away(who, kept.away)) then
    raise exception 'absence-occupied' using errcode = 'P0001';
  end if;
  perform private.note_staff('agenda.away', who, null, jsonb_build_object(
    'person', private.member_name(who), 'away_from', away_from, 'away_until', away_until, 'reason', kept.reason,
    'stand_in', private.member_name(kept.stand_in)));
  return kept.id;
exception when exclusion_violation then
  raise exception 'absence-exists' using errcode = 'P0001';
end $function$;

REVOKE ALL ON FUNCTION "private"."lock_series"(uuid) FROM PUBLIC;
