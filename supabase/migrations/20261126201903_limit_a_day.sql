set local lock_timeout = '5s';
set local check_function_bodies = off;

ALTER TABLE "private"."appointment_types"
  ADD COLUMN "per_day" integer;

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
  select min(to_timestamp(s.at)) from private.free_ranges(
      array(select o.person from private.offering(client, kind.id) o),
      greatest(lower(days), (now() at time zone 'America/Bogota')::date), least(upper(days) - 1, private.last_slot_day())) f
    cross join lateral unnest(f.free) r
    -- Colombia's offset is a multiple of every step, so steps from midnight there are steps of the clock of the world.
    cross join lateral generate_series(
      ceil(extract(epoch from lower(r) + make_interval(mins => kind.margin_before)) / (kind.step * 60))::bigint * kind.step * 60,
      extract(epoch from upper(r))::bigint - (kind.minutes + kind.margin_after) * 60, kind.step * 60) s (at)
  where lower(days) <= private.last_slot_day() and to_timestamp(s.at) >= earliest and to_timestamp(s.at) <> all (passed)
    and days @> (to_timestamp(s.at) at time zone 'America/Bogota')::date
    and not private.is_full(kind, f.person, (to_timestamp(s.at) at time zone 'America/Bogota')::date)
    and (to_timestamp(s.at) at time zone 'America/Bogota')::date <= (now() at time zone 'America/Bogota')::date + kind.horizon_days
$function$;

CREATE OR REPLACE FUNCTION private.full_days (
  kind private.appointment_types
)
  RETURNS jsonb
  LANGUAGE sql
  STABLE
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
  select coalesce(jsonb_object_agg(p.person, p.days), '{}') from (
    select d.person, jsonb_agg(d.day order by d.day) as days from (
      select distinct a.person, (a.starts_at at time zone 'America/Bogota')::date as day from public.appointments a
      where a.type = kind.id and a.person is not null and a.starts_at > now() - interval '1 day') d
    where private.is_full(kind, d.person, d.day) group by d.person) p
$function$;

CREATE OR REPLACE FUNCTION private.is_full (
  kind    private.appointment_types,
  member  uuid,
  day     date,
  besides uuid                      DEFAULT NULL::uuid
)
  RETURNS boolean
  LANGUAGE sql
  STABLE
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
  select kind.per_day is not null and kind.per_day <= (
    select count(*) from public.appointments a
    where a.type = kind.id and a.person = member and a.status in ('requested', 'proposed', 'confirmed', 'done') and a.id is distinct from besides
      and a.starts_at >= is_full.day::timestamp at time zone 'America/Bogota'
      and a.starts_at < (is_full.day + 1)::timestamp at time zone 'America/Bogota')
$function$;

CREATE OR REPLACE FUNCTION private.offered_types (
  client    uuid,
  by_client boolean
)
  RETURNS jsonb
  LANGUAGE sql
  STABLE
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
  select coalesce(jsonb_agg(jsonb_build_object(
      'id', t.id, 'name', t.name, 'minutes', t.minutes, 'before', t.margin_before, 'after', t.margin_after, 'step', t.step,
      'notice', t.notice_hours, 'horizon', t.horizon_days, 'place', t.place, 'detail', t.detail, 'question', t.question,
      'people', p.people, 'full', case when t.per_day is null then '{}'::jsonb else private.full_days(t) end) order by t.name), '[]')
  from private.appointment_types t cross join lateral (
    select coalesce(jsonb_agg(o.person order by o.place), '[]') as people from private.offering(client, t.id) o) p
  where t.retired_at is null and (t.by_clients or not by_client) and p.people <> '[]'
$function$;

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
        when by_firm and held && private.outside_busy(f.person) then 'slot-outside'
        else 'slot-taken' end
      when private.is_full(kind, f.person, here::date, besides) then case when by_firm then 'slot-full' else 'slot-taken' end end
    from private.free_ranges(people, first_moment::date, last_moment::date, besides) f;
end $function$;

CREATE OR REPLACE FUNCTION private.type_of (
  type uuid
)
  RETURNS private.appointment_types
  LANGUAGE sql
  STABLE
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
  select t from private.appointment_types t where t.id = type_of.type
  union all
  select row(null, '', 60, 0, 0, 60, 24, 90, 'video', null, null, true, null, 0, null)::private.appointment_types where type_of.type is null
$function$;

CREATE OR REPLACE FUNCTION public.list_appointment_types()
  RETURNS jsonb
  LANGUAGE plpgsql
  STABLE
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
begin
  perform private.require_staff();
  return (
    select coalesce(jsonb_agg(jsonb_build_object(
      'id', t.id, 'name', t.name, 'minutes', t.minutes, 'before', t.margin_before, 'after', t.margin_after, 'step', t.step,
      'notice', t.notice_hours, 'horizon', t.horizon_days, 'place', t.place, 'detail', t.detail, 'question', t.question,
      'byClients', t.by_clients, 'perDay', t.per_day, 'version', t.version, 'members', (
        select coalesce(jsonb_agg(jsonb_build_object('id', m.person, 'name', private.member_name(m.person)) order by private.member_name(m.person)), '[]')
        from private.type_members m where m.type = t.id)) order by t.name), '[]')
    from private.appointment_types t where t.retired_at is null);
end $function$;

CREATE OR REPLACE FUNCTION public.save_appointment_type (
  type    uuid,
  content jsonb,
  members uuid[],
  seen    integer DEFAULT NULL::integer
)
  RETURNS void
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  was private.appointment_types;
  wanted private.appointment_types;
begin
  perform private.require_admin();
  perform pg_advisory_xact_lock(hashtextextended('appointment-types', 0));
  select * into was from private.appointment_types t where t.id = save_appointment_type.type;
  if was.id is not null and was.version is distinct from seen then
    -- A second press of the first save is no conflict.
    if seen is null and was.version = 0 and was.name = btrim(content ->> 'name') then
      return;
    end if;
    raise exception 'conflict' using errcode = 'P0001';
  end if;
  if was.retired_at is not null then
    raise exception 'type-gone' using errcode = 'P0001';
  end if;
  if exists (select from private.appointment_types t
    where t.retired_at is null and lower(t.name) = lower(btrim(content ->> 'name')) and t.id <> save_appointment_type.type) then
    raise exception 'type-exists' using errcode = 'P0001';
  end if;
  if was.id is null and (select count(*) from private.appointment_types t where t.retired_at is null) >= 50 then
    raise exception 'type-limit' using errcode = 'P0001';
  end if;
  if exists (select from unnest(members) m where not exists (select from private.staff s where s.user_id = m)) then
    raise exception 'not-found' using errcode = 'P0001';
  end if;
  insert into private.appointment_types as t (
      id, name, minutes, margin_before, margin_after, step, notice_hours, horizon_days, place, detail, question, by_clients, per_day)
    values (save_appointment_type.type, btrim(content ->> 'name'), (content ->> 'minutes')::int, (content ->> 'before')::int,
      (content ->> 'after')::int, (content ->> 'step')::int, (content ->> 'notice')::int, (content ->> 'horizon')::int,
      content ->> 'place', nullif(btrim(content ->> 'detail'), ''), nullif(btrim(content ->> 'question'), ''),
      (content ->> 'byClients')::boolean, (content ->> 'perDay')::int)
    on conflict (id) do update set name = excluded.name, minutes = excluded.minutes, margin_before = excluded.margin_before,
      margin_after = excluded.margin_after, step = excluded.step, notice_hours = excluded.notice_hours,
      horizon_days = excluded.horizon_days, place = excluded.place, detail = excluded.detail, question = excluded.question,
      by_clients = excluded.by_clients, per_day = excluded.per_day, version = t.version + 1
    returning * into wanted;
  delete from private.type_members m where m.type = wanted.id and m.person <> all (members);
  insert into private.type_members (type, person) select wanted.id, m from unnest(members) m on conflict do nothing;
  perform private.note_staff('agenda.type', null, case when was.id is not null then jsonb_build_object('name', was.name, 'minutes', was.minutes) end,
    jsonb_build_object('name', wanted.name, 'minutes', wanted.minutes));
end $function$;

ALTER TABLE "private"."appointment_types"
  ADD CONSTRAINT "appointment_types_per_day_check" CHECK (((per_day >= 1) AND (per_day <= 50)));

REVOKE ALL ON FUNCTION "private"."full_days"(private.appointment_types) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."is_full"(private.appointment_types, uuid, date, uuid) FROM PUBLIC;
