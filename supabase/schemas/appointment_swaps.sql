-- Two appointments can swap their hours, or the members who attend them.

-- Swaps the hours (`what` is 'hours') or the attending members ('people') of two open appointments.
-- After a swap of hours, both clients have to confirm their new hour.
create function public.swap_appointments(
  appointment uuid, seen int, other uuid, other_seen int, what text, note text default null
) returns void
language plpgsql security definer set search_path = '' as $$
declare
  pair public.appointments[];
  becomes public.appointments;
  people uuid[];
  problem text;
  n int;
begin
  perform private.require_staff();
  if what is null or what not in ('hours', 'people') or appointment is null or other is null or appointment = other then
    raise exception 'invalid-input' using errcode = 'P0001';
  end if;
  -- All calls lock the two appointments in the same order, so that two callers cannot block each other.
  perform from public.appointments x where x.id in (appointment, other) order by x.id for update;
  pair := array[private.own_appointment(appointment, null), private.own_appointment(other, null)];
  -- If the caller has just made the same swap, for example by a double click, nothing changes.
  if pair[1].sequence = seen + 1 and pair[2].sequence = other_seen + 1 and private.is_own_step(pair[1]) and private.is_own_step(pair[2]) then
    return;
  end if;
  if pair[1].sequence is distinct from seen or pair[2].sequence is distinct from other_seen then
    raise exception 'conflict' using errcode = 'P0001';
  end if;
  if exists (select from unnest(pair) x where x.status not in ('requested', 'proposed', 'confirmed') or x.ends_at <= now()) then
    raise exception 'too-late' using errcode = 'P0001';
  end if;
  if what = 'people' and pair[1].person is not distinct from pair[2].person
    or what = 'hours' and pair[1].starts_at = pair[2].starts_at then
    raise exception 'swap-same' using errcode = 'P0001';
  end if;
  perform pg_advisory_xact_lock_shared(hashtextextended('appointments', 0));
  perform private.lock_hours(array[pair[1].person, pair[1].second_person, pair[2].person, pair[2].second_person]);
  for n in 1..2 loop
    -- `people` are the members who attend the appointment after the swap.
    people := array_remove(array[case when what = 'people' then pair[3 - n].person else pair[n].person end, pair[n].second_person], null);
    if cardinality(people) > 1 and people[1] = people[2] then
      raise exception 'swap-same' using errcode = 'P0001';
    end if;
    if exists (select from unnest(people) p where not private.may_attend(pair[n].user_id, p)) then
      raise exception 'not-found' using errcode = 'P0001';
    end if;
    -- A swap of hours is checked like propose_other_hour, and a swap of members like assign_appointment.
    problem := case when what = 'hours' then (
        select p.problem from private.slot_problems(
          people, pair[3 - n].starts_at, private.kind_of(pair[n]), true, now(), array[pair[1].id, pair[2].id]) p
        where p.problem is not null limit 1)
      when exists (
        select from private.absences b where b.person = pair[3 - n].person and b.away && tstzrange(pair[n].starts_at, pair[n].ends_at))
        then 'slot-away'
      when tstzrange(pair[n].starts_at, pair[n].ends_at) && private.outside_busy(pair[3 - n].person) then 'slot-outside' end;
    if problem is not null then
      raise exception '%', problem using errcode = 'P0001';
    end if;
  end loop;
  if what = 'hours' then
    update public.appointments x
      set starts_at = y.starts_at, ends_at = y.starts_at + make_interval(mins => k.minutes), margin_before = k.margin_before,
          margin_after = k.margin_after, status = 'proposed', note = nullif(btrim(swap_appointments.note), ''), offer_until = null,
          sequence = x.sequence + 1, updated_at = now()
      from unnest(pair) y cross join unnest(pair) z cross join lateral private.type_of(z.type) k
      where x.id = z.id and y.id <> z.id;
  else
    update public.appointments x set person = y.person, sequence = x.sequence + 1, updated_at = now()
      from unnest(pair) y where x.id in (pair[1].id, pair[2].id) and y.id in (pair[1].id, pair[2].id) and y.id <> x.id;
  end if;
  for n in 1..2 loop
    select * into becomes from public.appointments x where x.id = pair[n].id;
    if what = 'hours' then
      perform private.note_staff('appointment.moved', becomes.user_id,
        jsonb_build_object('appointment', becomes.id, 'starts_at', pair[n].starts_at),
        jsonb_build_object('appointment', becomes.id, 'starts_at', becomes.starts_at));
      perform private.mail_appointment(becomes, 'proposed');
    else
      perform private.note_staff('appointment.assigned', becomes.user_id,
        jsonb_build_object('appointment', becomes.id, 'person', private.attending_names(pair[n])),
        jsonb_build_object('appointment', becomes.id, 'person', private.attending_names(becomes)));
    end if;
  end loop;
exception when exclusion_violation then
  raise exception 'slot-taken' using errcode = 'P0001';
end $$;

revoke execute on function public.swap_appointments(uuid, int, uuid, int, text, text) from public, anon, authenticated, service_role;
grant execute on function public.swap_appointments(uuid, int, uuid, int, text, text) to authenticated;
