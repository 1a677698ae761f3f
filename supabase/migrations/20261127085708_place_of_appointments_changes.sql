set local lock_timeout = '5s';
set local check_function_bodies = off;

CREATE OR REPLACE FUNCTION private.mail_traits (
  template text,
  OUT      topic text,
  OUT      keeps_address boolean,
  OUT      without_access boolean
)
  RETURNS record
  LANGUAGE sql
  IMMUTABLE
  SET search_path TO ''
  AS $function$
  select max(m.topic), coalesce(bool_or(m.keeps_address), false), coalesce(bool_or(m.without_access), false) from (values
    ('email-changed', null::text, true, false),
    ('email-taken-back', null, true, false),
    ('password-changed', null, true, false),
    ('second-step-on', null, true, false),
    ('second-step-off', null, true, false),
    ('backup-code-used', null, true, false),
    ('backup-codes-renewed', null, true, false),
    ('data-request-received', null, false, true),
    ('data-request-new', null, true, true),
    ('data-request-extended', null, false, true),
    ('data-request-answered', null, false, true),
    ('data-request-refused', null, false, true),
    ('approval-approved', null, false, true),
    ('approval-waitlist', null, false, true),
    ('approval-rejected', null, false, true),
    ('registration-correction', null, false, true),
    ('invitation', null, true, false),
    ('portal-invitation', null, true, false),
    ('team-invitation', null, true, false),
    ('owner-change-asked', null, true, false),
    ('owner-change-done', null, true, false),
    ('documents-asked', 'requests', false, false),
    ('document-reminder', 'requests', false, false),
    ('documents-returned', 'requests', false, false),
    ('signature-asked', 'signatures', false, true),
    ('signature-reminder', 'signatures', false, true),
    ('signature-turn', 'signatures', false, true),
    ('signature-link', null, true, true),
    ('signature-link-reminder', null, true, true),
    ('signature-outside-named', null, true, true),
    ('signature-code', null, true, true),
    ('signature-done', null, false, true),
    ('signature-link-done', null, true, true),
    ('signature-news', 'signatures', false, true),
    ('document-brought', 'documents', false, false),
    ('documents-sent', 'documents', false, false),
    ('receipts-brought', 'documents', false, false),
    ('dates-near', 'deadlines', false, false),
    ('invoice-rejected', 'rejected', false, false),
    ('invoice-asked', 'rejected', false, false),
    ('message-answered', 'messages', false, false),
    ('message-begun', 'messages', false, false),
    ('inbox-waiting', 'messages', false, false),
    ('appointment-requested', 'appointments', false, false),
    ('appointment-tomorrow', 'appointments', false, false),
    ('appointment-soon', 'appointments', false, false),
    ('appointment-offered', 'appointments', false, false),
    ('appointment-received', 'appointments', false, false),
    ('appointment-confirmed', 'appointments', false, false),
    ('appointment-changed', 'appointments', false, false),
    ('appointment-place', 'appointments', false, false),
    ('appointment-proposed', 'appointments', false, false),
    ('appointment-cancelled', 'appointments', false, false),
    ('appointment-released', 'appointments', false, false),
    ('delivery-stopped', 'deliveries', false, false),
    ('contact-answered', null, true, false),
    ('contact-message', null, true, false),
    ('fee-reminder', null, false, false),
    ('notice-digest', null, false, false),
    ('notice-now', null, false, false),
    ('figures-missing', null, false, false),
    ('invoice-accepted', null, false, false),
    ('invoice-reviewing', null, false, false),
    ('appointment-outside', null, false, false),
    ('firm-google-moved', null, false, false),
    ('firm-google-gone', null, false, false),
    ('firm-appointment-tomorrow', null, false, false),
    ('firm-appointment-soon', null, false, false)
  ) m (template, topic, keeps_address, without_access)
    where m.template = mail_traits.template
$function$;

CREATE OR REPLACE FUNCTION public.change_appointment_place (
  appointment uuid,
  seen        integer,
  place       text,
  detail      text    DEFAULT NULL::text,
  note        text    DEFAULT NULL::text
)
  RETURNS public.appointments
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
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
  -- An offer to the waiting list is confirmed as it is, or not at all.
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
end $function$;

REVOKE ALL ON FUNCTION "public"."change_appointment_place"(uuid, integer, text, text, text) FROM PUBLIC, "anon", "service_role";

GRANT EXECUTE ON FUNCTION "public"."change_appointment_place"(uuid, integer, text, text, text) TO "authenticated";
