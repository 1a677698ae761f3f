-- A week and the closed hours find the names of their clients one by one: a join would read every account of the firm.

create or replace function public.agenda_week(monday date) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
  is_admin boolean := private.is_admin();
  mine uuid[] := array(select private.my_clients());
begin
  if not private.is_staff() then
    raise insufficient_privilege using message = 'staff-only';
  end if;
  return (
    select jsonb_build_object(
      'appointments', coalesce(jsonb_agg(private.agenda_row(a, k.title, u.email) order by a.starts_at, a.id) filter (where seen.it), '[]'),
      'busy', coalesce(jsonb_agg(a.starts_at order by a.starts_at) filter (where not seen.it), '[]'))
    from public.appointments a
    -- The limits keep these from becoming joins.
    cross join lateral (select x.email from auth.users x where x.id = a.user_id limit 1) u
    left join lateral (select x.title from private.client_cards x where x.client = a.user_id limit 1) k on true
    cross join lateral (select is_admin or a.user_id = any (mine) as it) seen
    where a.status <> 'cancelled'
      and a.starts_at >= monday::timestamp at time zone 'America/Bogota'
      and a.starts_at < (monday + 7)::timestamp at time zone 'America/Bogota');
end $$;

create or replace function public.list_closed_hours(first_day date, last_day date) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
  is_admin boolean := private.is_admin();
  mine uuid[] := array(select private.my_clients());
begin
  if not private.is_staff() then
    raise insufficient_privilege using message = 'staff-only';
  end if;
  return (
    select coalesce(jsonb_agg(jsonb_build_object(
      'id', c.id, 'day', c.day, 'from', c.from_hour, 'until', c.until_hour, 'reason', c.reason,
      'by', private.member_name(c.made_by), 'standing', s.seen, 'others', s.others) order by c.day, c.from_hour), '[]')
    from private.closed_hours c cross join lateral (
      select coalesce(jsonb_agg(private.agenda_row(a, k.title, u.email) order by a.starts_at) filter (where seen.it), '[]') as seen,
             count(*) filter (where not seen.it) as others
      from public.appointments a
      cross join lateral (select x.email from auth.users x where x.id = a.user_id limit 1) u
      left join lateral (select x.title from private.client_cards x where x.client = a.user_id limit 1) k on true
      cross join lateral (select is_admin or a.user_id = any (mine) as it) seen
      -- As in private.standing_in, which is too dear to be called for each closure.
      where a.status in ('requested', 'proposed', 'confirmed') and a.ends_at > now()
        and a.starts_at > (c.day + c.from_hour * interval '1 hour' - interval '1 hour') at time zone 'America/Bogota'
        and a.starts_at < (c.day + c.until_hour * interval '1 hour') at time zone 'America/Bogota') s
    where c.day between first_day and last_day);
end $$;
