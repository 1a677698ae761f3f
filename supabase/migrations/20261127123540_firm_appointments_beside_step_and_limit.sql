set local lock_timeout = '5s';
set local check_function_bodies = off;

CREATE OR REPLACE FUNCTION private.on_appointment_asked()
  RETURNS TRIGGER
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  readers uuid[] := array(select p from unnest(array[new.person, new.second_person]) p where private.may_attend(new.user_id, p));
begin
  insert into public.outbox (kind, key, user_id, payload)
    select 'mail', 'mail:asked:' || new.id || ':' || new.sequence || ':' || u.id, new.user_id,
           jsonb_build_object('template', 'appointment-requested', 'to', u.email, 'data', jsonb_build_object(
             'id', new.id, 'title', new.title, 'client', private.client_title(new.user_id), 'asked', new.starts_at, 'until', new.ends_at,
             'place', new.place, 'placeDetail', new.place_detail))
    from auth.users u
    where u.id = any (case when readers = '{}' then private.team_of(new.user_id) else readers end)
      and u.id <> new.user_id and u.id is distinct from (select auth.uid())
    on conflict (key) do nothing;
  return null;
end $function$;

CREATE OR REPLACE FUNCTION private.slot_problems (
  people  uuid[],
  slot    timestamp with time zone,
  kind    private.appointment_types,
  by_firm boolean,
  moment  timestamp with time zone  DEFAULT now(),
  besides uuid[]                    DEFAULT '{}'::uuid[]
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
      when extract(epoch from here - date_trunc('day', here))::numeric % (case when by_firm then 60 else kind.step * 60 end) <> 0 then 'slot-closed'
      when not held <@ f.open then case
        when private.is_holiday(here::date) then 'slot-holiday' else 'slot-closed' end
      when exists (
        select from private.closed_hours c where c.day between first_moment::date and last_moment::date
          and first_moment < c.day + c.until_hour * interval '1 hour' and last_moment > c.day + c.from_hour * interval '1 hour')
        then 'slot-closed-day'
      when slot < moment + case when by_firm then 0 else kind.notice_hours end * interval '1 hour' then 'slot-soon'
      when here::date > private.last_slot_day(moment)
        or (not by_firm and here::date > (moment at time zone 'America/Bogota')::date + kind.horizon_days) then 'slot-far'
      when kind.place = 'office' and private.is_at_home(f.person, here::date) then case when by_firm then 'slot-home' else 'slot-taken' end
      when not held <@ f.free then case
        when by_firm and exists (select from private.absences b where b.person = f.person and b.away && held) then 'slot-away'
        when by_firm and held && private.outside_busy(f.person) then 'slot-outside'
        else 'slot-taken' end
      when private.is_full(kind, f.person, here::date, besides) then case when by_firm then 'slot-full' else 'slot-taken' end end
    from private.free_ranges(people, first_moment::date, last_moment::date, besides) f;
end $function$;

CREATE OR REPLACE FUNCTION public.claim_outside_calendars (
  most integer DEFAULT 3
)
  RETURNS jsonb
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  claimed jsonb;
begin
  with due as (
    update private.outside_calendars c
      set next_at = now() + interval '15 minutes' * least(1 + c.failures, 8) - random() * interval '3 minutes'
      where (c.person, c.source) in (
        select x.person, x.source from private.outside_calendars x where x.next_at <= now() order by x.next_at
        limit least(most, 20) for update skip locked)
      returning c.*)
  select coalesce(jsonb_agg(jsonb_build_object('person', d.person, 'source', d.source, 'address', d.address, 'version', d.saved_at, 'tentative', d.tentative,
      'email', u.email, 'sync_token', d.sync_token, 'etag', case when d.read_day = (now() at time zone 'America/Bogota')::date then d.etag end)), '[]')
    into claimed from due d join auth.users u on u.id = d.person;
  return claimed;
end $function$;

CREATE OR REPLACE FUNCTION public.request_appointment (
  key    uuid,
  slot   timestamp with time zone,
  title  text,
  person uuid                     DEFAULT NULL::uuid,
  type   uuid                     DEFAULT NULL::uuid,
  answer text                     DEFAULT NULL::text,
  place  text                     DEFAULT NULL::text,
  number text                     DEFAULT NULL::text
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
  kind private.appointment_types;
  used record;
begin
  perform private.require_values(num_nulls(key, slot, title));
  -- If the form was sent twice at the same moment, the second call waits here until it can see the first appointment.
  perform pg_advisory_xact_lock(hashtextextended('appointments:' || me, 0));
  select * into kept from public.appointments a where a.user_id = me and a.request_key = request_appointment.key;
  if kept.id is not null then
    return kept;
  end if;
  select count(*) filter (where a.status in ('requested', 'proposed', 'confirmed') and a.ends_at > now()) as open,
         count(*) filter (where a.created_at > now() - interval '24 hours') as fresh
    into used from public.appointments a where a.user_id = me and a.made_by is not null;
  if used.open >= 5 or used.fresh >= 20 then
    raise exception 'appointment-limit' using errcode = 'P0001';
  end if;
  kind := private.at_place(private.open_type(request_appointment.type, true), request_appointment.place, request_appointment.number, me, false);
  if request_appointment.person is not null
    and not exists (select from private.offering(me, kind.id) t where t.person = request_appointment.person)
    and not exists (
      select from private.stand_ins(me, kind.id) s where s.person = request_appointment.person and s.away @> slot) then
    raise exception 'not-found' using errcode = 'P0001';
  end if;
  insert into public.appointments (user_id, title, starts_at, ends_at, status, request_key, person, second_person, type, place, place_detail,
      answer, margin_before, margin_after)
    values (me, btrim(request_appointment.title), slot, slot + make_interval(mins => kind.minutes), 'requested',
      request_appointment.key,
      private.claim_slot(me, slot, kind, false, request_appointment.person, second => kind.second_person), kind.second_person,
      kind.id, kind.place, kind.detail,
      case when kind.question is not null then nullif(btrim(request_appointment.answer), '') end, kind.margin_before, kind.margin_after)
    returning * into kept;
  perform private.mail_appointment(kept, 'received');
  return kept;
exception when exclusion_violation then
  raise exception 'slot-taken' using errcode = 'P0001';
end $function$;
