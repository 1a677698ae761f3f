-- Each date of a repeated appointment is a separate appointment with its own invitation.

-- Proposes or books the same appointment at up to thirteen hours.
-- Hours at which the appointment is not possible are in `failed`; if no hour is possible, the call fails.
-- A second call with the same `series` returns the appointments of the first call. Staff only.
create function public.propose_series(
  series uuid, client uuid, slots timestamptz[], title text, note text default null, person uuid default null, type uuid default null,
  confirmed boolean default false, second_person uuid default null, place text default null, number text default null
) returns jsonb
language plpgsql security definer set search_path = '' as $$
#variable_conflict use_column
declare
  slot timestamptz;
  a public.appointments;
  made uuid[];
  failed jsonb := '[]';
begin
  perform private.require_staff();
  perform private.require_values(num_nulls(propose_series.series, client, slots, title)
    + (cardinality(slots) not between 1 and 13 or array_position(slots, null) is not null)::int);
  if not private.sees_client(client) then
    raise exception 'not-found' using errcode = 'P0001';
  end if;
  perform pg_advisory_xact_lock(hashtextextended('appointments:series:' || propose_series.series, 0));
  made := array(select x.id from public.appointments x where x.series = propose_series.series and x.user_id = client order by x.starts_at);
  if made <> '{}' then
    return jsonb_build_object('made', to_jsonb(made), 'failed', '[]'::jsonb);
  end if;
  for slot in select distinct s from unnest(slots) s order by s loop
    begin
      a := public.propose_appointment(client, slot, propose_series.title, propose_series.note, propose_series.person, propose_series.type,
        propose_series.confirmed, propose_series.second_person, propose_series.place, propose_series.number);
      -- propose_appointment returned an appointment that existed before, which must not join this series.
      if a.created_at <> now() then
        raise exception 'slot-taken' using errcode = 'P0001';
      end if;
      update public.appointments x set series = propose_series.series where x.id = a.id;
      made := made || a.id;
    exception when raise_exception then
      if sqlerrm not like 'slot-%' then
        raise;
      end if;
      failed := failed || jsonb_build_object('slot', slot, 'problem', sqlerrm);
    end;
  end loop;
  if made = '{}' then
    raise exception '%', failed -> 0 ->> 'problem' using errcode = 'P0001';
  end if;
  return jsonb_build_object('made', to_jsonb(made), 'failed', failed);
end $$;

-- Locks all appointments of a series, in the order of their ids, so that two calls never deadlock.
create function private.lock_series(appointment uuid) returns void
language plpgsql volatile security definer set search_path = '' as $$
declare
  a public.appointments;
begin
  select * into a from public.appointments x where x.id = lock_series.appointment and private.sees_client(x.user_id);
  perform from public.appointments x where x.series = a.series and x.user_id = a.user_id order by x.id for update;
end $$;

create function private.following(a public.appointments) returns setof public.appointments
language plpgsql volatile security definer set search_path = '' as $$
begin
  if a.series is null then
    raise exception 'not-found' using errcode = 'P0001';
  end if;
  return query
    select x.* from public.appointments x
    where x.series = a.series and x.user_id = a.user_id and x.starts_at >= a.starts_at and x.ends_at > now() and x.status in ('requested', 'proposed', 'confirmed');
end $$;

-- Cancels an appointment and all later appointments of its series, or none of them, and returns their number.
create function public.cancel_following(appointment uuid, seen int, note text default null) returns int
language plpgsql security definer set search_path = '' as $$
declare
  a public.appointments;
  x public.appointments;
  cancelled int := 0;
begin
  perform private.require_staff();
  perform private.lock_series(appointment);
  a := private.own_appointment(appointment, null);
  -- The button was pressed twice, so nothing changes.
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
end $$;

-- Moves an appointment of a series to `slot`, and shifts the later appointments of the series by the same interval.
-- Appointments that cannot be moved keep their hour and are in `failed`.
create function public.move_following(
  appointment uuid, slot timestamptz, seen int, note text default null, person uuid default null
) returns jsonb
language plpgsql security definer set search_path = '' as $$
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
  -- If the series moves to a later time, its last appointment moves first, so that no new hour is still occupied.
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
end $$;

revoke execute on function public.propose_series(uuid, uuid, timestamptz[], text, text, uuid, uuid, boolean, uuid, text, text),
  private.lock_series(uuid), private.following(public.appointments), public.cancel_following(uuid, int, text), public.move_following(uuid, timestamptz, int, text, uuid)
  from public, anon, authenticated, service_role;
grant execute on function public.propose_series(uuid, uuid, timestamptz[], text, text, uuid, uuid, boolean, uuid, text, text),
  public.cancel_following(uuid, int, text), public.move_following(uuid, timestamptz, int, text, uuid)
  to authenticated;
