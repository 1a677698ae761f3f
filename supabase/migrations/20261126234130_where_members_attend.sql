set local lock_timeout = '5s';
set local check_function_bodies = off;

DROP FUNCTION "public"."save_week_hours"(uuid, jsonb);

ALTER TABLE "private"."week_hours"
  ADD COLUMN "home_days" integer[] NOT NULL DEFAULT '{}'::integer[];

CREATE OR REPLACE FUNCTION private.first_free_slot (
  client   uuid,
  kind     private.appointment_types,
  days     datemultirange,
  earliest timestamp with time zone,
  passed   timestamp with time zone[] DEFAULT '{}'::timestamp WITH time zone[]
)
  RETURNS timestamp WITH time zone
  LANGUAGE sql
  STABLE
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
  select min(to_timestamp(s.at)) from (
      select greatest(lower(days), (now() at time zone 'America/Bogota')::date) as first, least(upper(days) - 1, private.last_slot_day()) as last) d
    cross join lateral private.free_ranges(array(select o.person from private.offering(client, kind.id) o), d.first, d.last) f
    left join lateral private.free_ranges(array_remove(array[kind.second_person], null), d.first, d.last) too on true
    cross join lateral unnest(f.free * coalesce(too.free, '{(,)}')) r
    -- Colombia's UTC offset is a multiple of every step, so whole steps of UTC are whole steps of the local clock too.
    cross join lateral generate_series(
      ceil(extract(epoch from lower(r) + make_interval(mins => kind.margin_before)) / (kind.step * 60))::bigint * kind.step * 60,
      extract(epoch from upper(r))::bigint - (kind.minutes + kind.margin_after) * 60, kind.step * 60) s (at)
  where lower(days) <= private.last_slot_day() and to_timestamp(s.at) >= earliest and to_timestamp(s.at) <> all (passed)
    and days @> (to_timestamp(s.at) at time zone 'America/Bogota')::date
    and not (kind.place = 'office' and exists (
      select from unnest(array[f.person, kind.second_person]) p
      where private.is_at_home(p, (to_timestamp(s.at) at time zone 'America/Bogota')::date)))
    and not private.is_full(kind, f.person, (to_timestamp(s.at) at time zone 'America/Bogota')::date)
    and not private.is_full(kind, kind.second_person, (to_timestamp(s.at) at time zone 'America/Bogota')::date)
    and (to_timestamp(s.at) at time zone 'America/Bogota')::date <= (now() at time zone 'America/Bogota')::date + kind.horizon_days
$function$;

CREATE OR REPLACE FUNCTION private.free_hours (
  people uuid[],
  within jsonb  DEFAULT '{}'::jsonb
)
  RETURNS jsonb
  LANGUAGE plpgsql
  STABLE
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  today date := (now() at time zone 'America/Bogota')::date;
  midnight timestamptz := today::timestamp at time zone 'America/Bogota';
begin
  return (
    select jsonb_build_object('from', today, 'people', coalesce(jsonb_agg(jsonb_build_object(
        'id', w.id, 'name', private.member_name(w.id),
        'home', coalesce((select to_jsonb(k.home_days) from private.week_hours k where k.person = w.id), '[]'), 'free', private.minutes_of(
          f.free * tstzmultirange(tstzrange(now(), null)) * coalesce((within ->> w.id::text)::tstzmultirange, '{(,)}'), midnight))
        order by w.place), '[]'))
    from unnest(people) with ordinality w (id, place)
    join private.free_ranges(people, today, private.last_slot_day()) f on f.person = w.id)
    || jsonb_build_object('closed', (
      select coalesce(jsonb_agg(jsonb_build_object(
               'day', c.day, 'from', c.from_hour, 'until', c.until_hour, 'reason', c.reason) order by c.day, c.from_hour), '[]')
      from private.closed_hours c where c.day >= today));
end $function$;

CREATE OR REPLACE FUNCTION private.is_at_home (
  member uuid,
  day    date
)
  RETURNS boolean
  LANGUAGE sql
  STABLE
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
  select exists (
    select from private.week_hours w
    where w.person = is_at_home.member and (extract(isodow from is_at_home.day)::int - 1) = any (w.home_days))
$function$;

CREATE OR REPLACE FUNCTION private.require_values (
  missing integer
)
  RETURNS void
  LANGUAGE plpgsql
  IMMUTABLE
  SET search_path TO ''
  AS $function$
begin
  if missing is distinct from 0 then
    raise exception 'invalid-input' using errcode = 'P0001';
  end if;
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
      when kind.place = 'office' and private.is_at_home(f.person, here::date) then case when by_firm then 'slot-home' else 'slot-taken' end
      when not held <@ f.free then case
        when by_firm and exists (select from private.absences b where b.person = f.person and b.away && held) then 'slot-away'
        when by_firm and held && private.outside_busy(f.person) then 'slot-outside'
        else 'slot-taken' end
      when private.is_full(kind, f.person, here::date, besides) then case when by_firm then 'slot-full' else 'slot-taken' end end
    from private.free_ranges(people, first_moment::date, last_moment::date, besides) f;
end $function$;

CREATE OR REPLACE FUNCTION public.member_hours (
  member uuid
)
  RETURNS jsonb
  LANGUAGE plpgsql
  STABLE
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  who uuid := private.member_of_hours(member);
begin
  return jsonb_build_object(
    'id', who, 'name', private.member_name(who),
    'week', (select private.write_minutes(w.week) from private.week_hours w where w.person = who),
    'home', coalesce((select to_jsonb(w.home_days) from private.week_hours w where w.person = who), '[]'),
    'firm', private.write_minutes(private.firm_week()),
    'days', (
      select coalesce(jsonb_agg(jsonb_build_object('day', d.day, 'hours', private.write_minutes(d.hours)) order by d.day), '[]')
      from private.day_hours d where d.person = who and d.day >= (now() at time zone 'America/Bogota')::date),
    'absences', (
      select coalesce(jsonb_agg(jsonb_build_object(
        'id', b.id, 'from', lower(b.away), 'until', upper(b.away), 'reason', b.reason, 'stand_in', private.member_name(b.stand_in))
        order by lower(b.away)), '[]')
      from private.absences b where b.person = who and upper(b.away) > now()),
    'outside', private.outside_state(who));
end $function$;

CREATE OR REPLACE FUNCTION public.save_week_hours (
  member uuid,
  week   jsonb     DEFAULT NULL::jsonb,
  home   integer[] DEFAULT '{}'::integer[]
)
  RETURNS void
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  who uuid := private.member_of_hours(member);
  was private.week_hours;
  becomes int4multirange := private.read_minutes(save_week_hours.week);
begin
  perform private.require_values(num_nulls(home) + (not home <@ '{0,1,2,3,4,5,6}')::int);
  perform pg_advisory_xact_lock(hashtextextended('appointments:of:' || who, 0));
  select * into was from private.week_hours w where w.person = who;
  if save_week_hours.week is null then
    becomes := null;
    delete from private.week_hours w where w.person = who;
  else
    insert into private.week_hours (person, week, home_days) values (who, becomes, home)
      on conflict (person) do update set week = excluded.week, home_days = excluded.home_days, changed_at = now();
  end if;
  if was.week is distinct from becomes or becomes is not null and was.home_days is distinct from home then
    perform private.note_staff('agenda.week', who, null, jsonb_build_object('person', private.member_name(who)));
  end if;
end $function$;

REVOKE ALL ON FUNCTION "public"."save_week_hours"(uuid, jsonb, integer[]) FROM PUBLIC, "anon", "service_role";

ALTER TABLE "private"."week_hours"
  ADD CONSTRAINT "week_hours_home" CHECK ((home_days <@ '{0,1,2,3,4,5,6}'::integer[]));

REVOKE ALL ON FUNCTION "private"."is_at_home"(uuid, date) FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "public"."save_week_hours"(uuid, jsonb, integer[]) TO "authenticated";

REVOKE ALL ON FUNCTION "public"."save_week_hours"(uuid, jsonb, integer[]) FROM "postgres";

GRANT EXECUTE ON FUNCTION "public"."save_week_hours"(uuid, jsonb, integer[]) TO "postgres";
