-- Whose client somebody is: these advisors and no others. `expected` are the advisors that the administrator saw: when they
-- are others by now, 'assigned-meanwhile', whose detail says {by, at} of whoever was faster, as far as the log knows.
-- Administrators only.
drop function if exists public.set_advisors(uuid, uuid[]);
create or replace function public.set_advisors(client uuid, advisors uuid[], expected uuid[] default null) returns void
language plpgsql security definer set search_path = '' as $$
declare
  old uuid[];
  wanted uuid[];
  seen uuid[];
  faster text;
  moment timestamptz;
begin
  if not private.is_staff() then
    raise insufficient_privilege using message = 'staff-only';
  end if;
  if not private.is_admin() then
    raise insufficient_privilege using message = 'admin-only';
  end if;
  perform from public.user_approval_status s where s.user_id = client for update;
  if not found or exists (select from unnest(advisors) a (id) where not exists (
    select from private.staff s where s.user_id = a.id)) then
    raise exception 'not-found' using errcode = 'P0001';
  end if;
  select coalesce(array_agg(a.advisor order by a.advisor), '{}') into old
    from private.client_advisors a where a.client = set_advisors.client;
  select coalesce(array_agg(distinct a.id order by a.id), '{}') into wanted from unnest(advisors) a (id);
  if old = wanted then
    return;
  end if;
  select coalesce(array_agg(distinct a.id order by a.id), '{}') into seen from unnest(expected) a (id);
  if expected is not null and old <> seen then
    -- An advisor who decides about a registration becomes its advisor.
    select private.member_name(l.actor), l.at into faster, moment from public.audit_log l
      where l.target = client and (l.action = 'client.assigned' or l.area = 'approval') order by l.at desc, l.id desc limit 1;
    raise exception 'assigned-meanwhile' using errcode = 'P0001', detail = jsonb_build_object('by', faster, 'at', moment)::text;
  end if;
  delete from private.client_advisors a where a.client = set_advisors.client and a.advisor <> all (wanted);
  insert into private.client_advisors (client, advisor)
    select set_advisors.client, a.id from unnest(wanted) a (id) on conflict do nothing;
  perform private.note_staff('client.assigned', client, jsonb_build_object('advisors', old), jsonb_build_object('advisors', wanted));
end $$;
revoke execute on function public.set_advisors(uuid, uuid[], uuid[]) from public, anon, authenticated, service_role;
grant execute on function public.set_advisors(uuid, uuid[], uuid[]) to authenticated;
