set local lock_timeout = '5s';
set local check_function_bodies = off;

CREATE OR REPLACE FUNCTION private.waits_in_turn()
  RETURNS SETOF private.appointment_waits
  LANGUAGE sql
  STABLE
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
  select x.* from private.appointment_waits x where private.may_be_offered(x)
  order by coalesce(x.tried_at, x.created_at), x.created_at limit 200
$function$;

CREATE OR REPLACE FUNCTION public.offer_freed_hours()
  RETURNS integer
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  w private.appointment_waits;
  first private.appointment_waits;
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
  for w in select * from private.waits_in_turn()
  loop
    -- The remaining entries are handled by the next call, a minute later.
    exit when clock_timestamp() > now() + interval '5 seconds';
    kind := private.waited_kind(w);
    slot := private.first_free_slot(w.user_id, kind, w.days,
      greatest(now() + kind.notice_hours * interval '1 hour', until + interval '1 hour'), w.passed);
    if slot is null then
      update private.appointment_waits x set tried_at = now() where x.id = w.id;
      continue;
    end if;
    select x.* into first from private.appointment_waits x
      where x.type is not distinct from w.type and (x.id = w.id or x.created_at < w.created_at and slot <> all (x.passed)
        and x.days @> (slot at time zone 'America/Bogota')::date and private.may_be_offered(x) and exists (
          select from private.slot_problems(array(select o.person from private.offering(x.user_id, kind.id) o), slot, private.waited_kind(x), false) p
          where p.problem is null))
      order by x.created_at limit 1;
    update private.appointment_waits x set tried_at = now() where x.id = first.id;
    kind := private.waited_kind(first);
    begin
      insert into public.appointments (user_id, title, starts_at, ends_at, status, person, second_person, type, place, place_detail, margin_before,
          margin_after, offer_until)
        values (first.user_id, first.title, slot, slot + make_interval(mins => kind.minutes), 'proposed',
          private.claim_slot(first.user_id, slot, kind, false, second => kind.second_person), kind.second_person, kind.id, kind.place,
          kind.detail, kind.margin_before, kind.margin_after, until)
        returning * into a;
    exception when exclusion_violation or raise_exception then
      continue;
    end;
    insert into public.outbox (kind, key, user_id, payload)
      select 'mail', 'mail:appointment-offered:' || a.id, a.user_id, jsonb_build_object('template', 'appointment-offered', 'to', c.email,
        'data', jsonb_build_object('id', a.id, 'title', a.title, 'startsAt', a.starts_at, 'endsAt', a.ends_at, 'place', a.place,
          'placeDetail', a.place_detail, 'person', coalesce(private.attending_names(a), ''), 'people', private.attending_people(a), 'until', until))
      from private.contact_of(a.user_id) c where c.email is not null
      on conflict (key) do nothing;
    offered := offered + 1;
  end loop;
  return offered;
end $function$;

REVOKE ALL ON FUNCTION "private"."waits_in_turn"() FROM PUBLIC;
