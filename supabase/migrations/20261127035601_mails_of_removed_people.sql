set local lock_timeout = '5s';
set local check_function_bodies = off;

CREATE OR REPLACE FUNCTION private.keeps_address (
  template text
)
  RETURNS boolean
  LANGUAGE sql
  IMMUTABLE
  SET search_path TO ''
  AS $function$
  select template like any (array['email-%', 'password-%', 'second-step-%', 'backup-code%', 'owner-change-%', '%invitation', 'signature-link%',
    'signature-code', 'signature-outside-named', 'contact-%', 'data-request-new'])
$function$;

CREATE OR REPLACE FUNCTION private.may_still_read (
  o public.outbox
)
  RETURNS boolean
  LANGUAGE sql
  STABLE
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
  select o.person is null or o.user_id is null
    or o.payload ->> 'template' like any (array['approval-%', 'registration-%', 'data-request-%', 'signature-%'])
    or exists (select from private.staff s where s.user_id = o.person)
    or exists (select from private.account_members m where m.account = o.user_id and m.user_id = o.person and m.until is null)
$function$;

CREATE OR REPLACE FUNCTION public.claim_outbox (
  max_jobs      integer,
  lease_seconds integer,
  only_batch    uuid    DEFAULT NULL::uuid
)
  RETURNS SETOF public.outbox
  LANGUAGE sql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
  with due as (
    select c.id, private.may_still_read(c) as readable from public.outbox c
      where c.status = 'pending'
        and (c.next_at <= clock_timestamp() or (c.batch_id = only_batch and c.attempts = 0))
        and (c.locked_until is null or c.locked_until < clock_timestamp())
        and (only_batch is null or c.batch_id = only_batch)
      order by (c.kind = 'automation.batch'), c.next_at
      limit max_jobs
      for update skip locked),
  dropped as (
    update public.outbox o set status = 'dropped', done_at = clock_timestamp(), locked_until = null
      from due d where o.id = d.id and not d.readable)
  update public.outbox o
    set attempts = o.attempts + 1, locked_until = clock_timestamp() + make_interval(secs => lease_seconds),
        first_tried_at = case when o.attempts = 0 then clock_timestamp() else coalesce(o.first_tried_at, clock_timestamp()) end,
        payload = coalesce((select jsonb_set(o.payload, '{to}', to_jsonb(u.email::text)) from auth.users u
          where u.id = o.person and u.email_confirmed_at is not null), o.payload)
    from due d where o.id = d.id and d.readable
    returning o.*
$function$;

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
  if jsonb_typeof(plan) <> 'array' or jsonb_array_length(plan) > 500 then
    raise exception 'invalid-input' using errcode = 'P0001';
  end if;
  if save_absence.stand_in is not null and not exists (select from private.staff s where s.user_id = save_absence.stand_in) then
    raise exception 'not-found' using errcode = 'P0001';
  end if;
  -- Appointments are locked before the hours of people, as in all calls.
  perform from public.appointments a join jsonb_to_recordset(plan) p (appointment uuid) on p.appointment = a.id
    where private.sees_client(a.user_id) order by a.id for update of a;
  perform private.lock_hours(who || array(
    select u from jsonb_to_recordset(plan) p (appointment uuid, person uuid) left join public.appointments a on a.id = p.appointment
      cross join unnest(array[p.person, a.person, a.second_person]) u join private.staff s on s.user_id = u));
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

REVOKE ALL ON FUNCTION "private"."may_still_read"(public.outbox) FROM PUBLIC;
