-- Changes of an appointment's place.

-- Changes the place of an open appointment. A change by a client has to be confirmed by the firm.
-- The firm can choose any place; until the day before, clients can choose a place that the kind of appointment offers.
-- `detail` is the phone number or, for other places, a text that says how to attend.
-- `note` is the firm's message to the client about the change.
create function public.change_appointment_place(
  appointment uuid, seen int, place text, detail text default null, note text default null
) returns public.appointments
language plpgsql security definer set search_path = '' as $$
#variable_conflict use_column
declare
  a public.appointments := private.own_appointment(appointment, null);
  by_firm boolean := a.user_id <> private.require_account('assistant');
  kind private.appointment_types := private.type_of(a.type);
  old_place text := a.place;
begin
  if change_appointment_place.place is null or change_appointment_place.place not in ('video', 'office', 'phone') then
    raise exception 'place-gone' using errcode = 'P0001';
  end if;
  if by_firm and change_appointment_place.place <> kind.place and not kind.other_places ? change_appointment_place.place then
    kind.other_places := kind.other_places || jsonb_build_object(change_appointment_place.place, null);
  end if;
  kind := private.at_place(kind, change_appointment_place.place, change_appointment_place.detail, a.user_id, by_firm);
  if by_firm and kind.place <> 'phone' and btrim(change_appointment_place.detail) <> '' then
    kind.detail := btrim(change_appointment_place.detail);
  end if;
  if a.place = kind.place and a.place_detail is not distinct from kind.detail then
    return a;
  end if;
  -- Clients cannot change the place of an hour offered from the waiting list, but only confirm or decline the offer.
  if a.sequence is distinct from seen or a.status = 'proposed' and a.offer_until is not null and not by_firm then
    raise exception 'conflict' using errcode = 'P0001';
  end if;
  if a.status not in ('requested', 'proposed', 'confirmed') or a.ends_at <= now() or not by_firm and not private.may_still_change(a) then
    raise exception 'too-late' using errcode = 'P0001';
  end if;
  if not by_firm and a.sequence >= 20 then
    raise exception 'appointment-limit' using errcode = 'P0001';
  end if;
  if kind.place = 'office' and exists (
    select from unnest(array[a.person, a.second_person]) p
    where p is not null and private.is_at_home(p, (a.starts_at at time zone 'America/Bogota')::date)) then
    raise exception '%', case when by_firm then 'slot-home' else 'place-gone' end using errcode = 'P0001';
  end if;
  update public.appointments x
    set place = kind.place, place_detail = kind.detail, status = case when by_firm then x.status else 'requested' end,
        sequence = x.sequence + 1, note = case when by_firm then nullif(btrim(change_appointment_place.note), '') end, updated_at = now()
    where x.id = a.id returning * into a;
  if by_firm then
    perform private.note_staff('appointment.place', a.user_id,
      jsonb_build_object('appointment', a.id, 'starts_at', a.starts_at, 'place', old_place),
      jsonb_build_object('appointment', a.id, 'starts_at', a.starts_at, 'place', a.place, 'note', a.note));
  end if;
  perform private.mail_appointment(a, case when by_firm then 'place' else 'changed' end);
  return a;
end $$;

revoke execute on function public.change_appointment_place(uuid, int, text, text, text) from public, anon, authenticated, service_role;
grant execute on function public.change_appointment_place(uuid, int, text, text, text) to authenticated;
