set local lock_timeout = '5s';
set local check_function_bodies = off;

CREATE OR REPLACE FUNCTION public.firm_waits()
  RETURNS jsonb
  LANGUAGE plpgsql
  STABLE
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  is_admin boolean := private.is_admin();
  mine uuid[] := array(select private.my_clients());
begin
  perform private.require_staff();
  return (
    select coalesce(jsonb_agg(jsonb_build_object('id', w.id, 'client', w.user_id, 'name', private.client_title(w.user_id), 'type', t.name,
        'days', (select jsonb_agg(jsonb_build_array(lower(d), upper(d) - 1) order by lower(d)) from unnest(w.days) d)) order by w.created_at), '[]')
    from (
      select x.* from private.appointment_waits x where is_admin or x.user_id = any (mine) order by x.created_at limit 100) w
    left join private.appointment_types t on t.id = w.type);
end $function$;

REVOKE ALL ON FUNCTION "public"."firm_waits"() FROM PUBLIC, "anon", "service_role";

GRANT EXECUTE ON FUNCTION "public"."firm_waits"() TO "authenticated";

REVOKE ALL ON FUNCTION "public"."firm_waits"() FROM "postgres";

GRANT EXECUTE ON FUNCTION "public"."firm_waits"() TO "postgres";
