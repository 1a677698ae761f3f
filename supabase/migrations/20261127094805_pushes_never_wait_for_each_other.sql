set local lock_timeout = '5s';
set local check_function_bodies = off;

CREATE OR REPLACE FUNCTION private.push_notice (
  n public.notifications
)
  RETURNS void
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  soon boolean := n.kind in ('appointment', 'client-appointment') and coalesce(n.data ->> 'what' = 'soon', false);
  moment timestamptz := clock_timestamp();
  leaves timestamptz := case when soon or n.kind = 'security' then moment else private.rest_ends(n.user_id, moment) end;
  rest text := 'rest' || extract(epoch from leaves)::bigint;
begin
  if not exists (select from private.push_devices d where d.person = n.user_id)
    or not private.push_wanted(n.user_id, private.topic_of_notice(n.kind)) then
    return;
  end if;
  insert into public.outbox (kind, key, user_id, payload, next_at)
    select 'push', concat_ws(':', 'push', d.id, case when leaves = moment then n.id || case when soon then ':soon' else '' end
        when pg_try_advisory_xact_lock(hashtextextended('push:' || d.id || rest, 0)) then rest else rest || ':' || n.id end),
      case when leaves = moment then n.account end,
      jsonb_build_object('device', d.id, 'service', substring(d.endpoint from '^https?://([^/]+)'))
        || case when leaves > moment then jsonb_build_object('since', n.last_at) else jsonb_build_object('notification', n.id) end,
      leaves
    from private.push_devices d where d.person = n.user_id and private.is_pushed(d)
      and (leaves = moment or not exists (select from public.outbox o where o.key = concat_ws(':', 'push', d.id, rest)))
    on conflict (key) do nothing;
end $function$;
