set local lock_timeout = '5s';
set local check_function_bodies = off;

CREATE OR REPLACE FUNCTION private.slot_problems (
  people  uuid[],
  slot    timestamp with time zone,
  kind    private.appointment_types,
  by_firm boolean,
  moment  timestamp with time zone  DEFAULT now(),
  besides uuid                      DEFAULT NULL::uuid
)
  RETURNS TABLE (
    person  uuid,
    problem text
  )
  LANGUAGE plpgsql
  STABLE
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  begins timestamptz := slot - make_interval(mins => kind.margin_before);
  ends timestamptz := slot + make_interval(mins => kind.minutes + kind.margin_after);
  held tstzrange := tstzrange(begins, ends);
  here timestamp := slot at time zone 'America/Bogota';
  first_moment timestamp := begins at time zone 'America/Bogota';
  last_moment timestamp := ends at time zone 'America/Bogota';
begin
  return query
    select f.person, case
      when extract(epoch from here - date_trunc('day', here))::numeric % (kind.step * 60) <> 0 then 'slot-closed'
      when not held <@ f.open then case
        when private.is_holiday(here::date) then 'slot-holiday' else 'slot-closed' end
      when exists (
        select from private.closed_hours c where c.day between first_moment::date and last_moment::date
          and first_moment < c.day + c.until_hour * interval '1 hour' and last_moment > c.day + c.from_hour * interval '1 hour')
        then 'slot-closed-day'
      when slot < moment + case when by_firm then 0 else kind.notice_hours end * interval '1 hour' then 'slot-soon'
      when here::date > private.last_slot_day(moment)
        or (not by_firm and here::date > (moment at time zone 'America/Bogota')::date + kind.horizon_days) then 'slot-far'
      when not held <@ f.free then case
        when by_firm and exists (select from private.absences b where b.person = f.person and b.away && held) then 'slot-away'
        else 'slot-taken' end end
    from private.free_ranges(people, first_moment::date, last_moment::date, besides) f;
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
  perform pg_advisory_xact_lock(hashtextextended('appointments:of:' || assign_appointment.person, 0));
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
  if exists (select from private.absences b
    where b.person = assign_appointment.person and b.away && tstzrange(a.starts_at, a.ends_at)) then
    raise exception 'slot-away' using errcode = 'P0001';
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
begin
  if save_absence.stand_in is not null and not exists (select from private.staff s where s.user_id = save_absence.stand_in) then
    raise exception 'not-found' using errcode = 'P0001';
  end if;
  perform pg_advisory_xact_lock(hashtextextended('appointments:of:' || who, 0));
  -- Sent twice.
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
    if step.act = 'give' then
      perform public.assign_appointment(step.appointment, step.person, step.seen);
    elsif step.act = 'move' then
      perform public.propose_other_hour(step.appointment, step.slot, step.seen, step.note, who);
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
