set local lock_timeout = '5s';
set local check_function_bodies = off;

DROP FUNCTION "public"."assign_clients"(uuid[], uuid);

CREATE OR REPLACE FUNCTION public.assign_clients (
  clients uuid[],
  advisor uuid,
  keep    boolean DEFAULT false
)
  RETURNS TABLE (
    client  uuid,
    outcome text
  )
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  one uuid;
  wanted uuid[];
begin
  perform private.require_admin();
  if cardinality(clients) not between 1 and 100 then
    raise exception 'invalid-input' using errcode = 'P0001';
  end if;
  if not exists (select from private.staff s where s.user_id = assign_clients.advisor) then
    raise exception 'not-found' using errcode = 'P0001';
  end if;
  -- In one order, so that two administrators with the same clients never wait for each other.
  for one in select distinct c from unnest(clients) c order by c loop
    if exists (select from private.staff s where s.user_id = one)
      or not exists (select from public.user_approval_status s where s.user_id = one) then
      return query select one, 'not-found';
    else
      wanted := array[assign_clients.advisor]
        || case when keep then array(select a.advisor from private.client_advisors a where a.client = one) else '{}' end;
      if exists (select from private.client_advisors a where a.client = one and a.advisor = assign_clients.advisor and a.responsible)
        and not exists (select from private.client_advisors a where a.client = one and a.advisor <> all (wanted)) then
        return query select one, 'unchanged';
      else
        perform public.set_advisors(one, wanted, null, assign_clients.advisor);
        return query select one, 'done';
      end if;
    end if;
  end loop;
end $function$;

REVOKE ALL ON FUNCTION "public"."assign_clients"(uuid[], uuid, boolean) FROM PUBLIC, "anon", "service_role";

CREATE OR REPLACE FUNCTION public.filtered_clients (
  wanted jsonb
)
  RETURNS jsonb
  LANGUAGE plpgsql
  STABLE
  SECURITY DEFINER
  SET search_path TO ''
  SET enable_seqscan TO 'off'
  SET jit TO 'off'
  AS $function$
declare
  found jsonb;
begin
  perform private.require_staff();
  execute format('select coalesce(jsonb_agg(jsonb_build_object(''id'', f.client, ''title'', f.title) order by f.title_key, f.client), ''[]'')
    from (select k.client, k.title, k.title_key from private.client_cards k join public.user_approval_status s on s.user_id = k.client
      where%s order by k.title_key, k.client limit 1001) f', private.client_filter(wanted)) into found;
  return jsonb_build_object('clients', jsonb_path_query_array(found, '$[0 to 999]'), 'more', jsonb_array_length(found) > 1000);
end $function$;

REVOKE ALL ON FUNCTION "public"."filtered_clients"(jsonb) FROM PUBLIC, "anon", "service_role";

CREATE OR REPLACE FUNCTION public.hand_over_clients (
  member uuid,
  items  jsonb
)
  RETURNS jsonb
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  item record;
  mine private.client_advisors;
  refused jsonb := '[]';
begin
  perform private.require_admin();
  if jsonb_typeof(items) is distinct from 'array' or jsonb_array_length(items) not between 1 and 100 then
    raise exception 'invalid-input' using errcode = 'P0001';
  end if;
  for item in select distinct on (i.client) i.client, i.heir from (
      select (x ->> 'client')::uuid as client, (x ->> 'to')::uuid as heir from jsonb_array_elements(items) x) i order by i.client loop
    mine := null;
    select * into mine from private.client_advisors a where a.client = item.client and a.advisor = member for update;
    if mine.client is null or item.heir = member or not exists (select from private.staff s where s.user_id = item.heir) then
      refused := refused || jsonb_build_object('client', item.client, 'code', 'not-found');
    else
      perform public.set_advisors(item.client,
        array(select a.advisor from private.client_advisors a where a.client = item.client and a.advisor <> member) || item.heir,
        null, case when mine.responsible then item.heir end);
    end if;
  end loop;
  return refused;
end $function$;

REVOKE ALL ON FUNCTION "public"."hand_over_clients"(uuid, jsonb) FROM PUBLIC, "anon", "service_role";

CREATE OR REPLACE FUNCTION public.tax_profiles_of (
  clients uuid[]
)
  RETURNS jsonb
  LANGUAGE plpgsql
  STABLE
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
begin
  perform private.require_staff();
  if coalesce(cardinality(clients), 0) not between 1 and 50 then
    raise exception 'invalid-input' using errcode = 'P0001';
  end if;
  return (select coalesce(jsonb_agg(jsonb_build_object('client', c.id,
      'seen', (select max(p.made_at) from private.tax_profiles p where p.account = c.id),
      'profiles', (select coalesce(jsonb_agg(to_jsonb(p) - array['account', 'made_by', 'made_at'] order by p.valid_from), '[]')
        from private.tax_profiles p where p.account = c.id))), '[]')
    from (select distinct x from unnest(clients) x) c (id) where private.sees_client(c.id));
end $function$;

REVOKE ALL ON FUNCTION "public"."tax_profiles_of"(uuid[]) FROM PUBLIC, "anon", "service_role";

GRANT EXECUTE ON FUNCTION "public"."assign_clients"(uuid[], uuid, boolean) TO "authenticated";

REVOKE ALL ON FUNCTION "public"."assign_clients"(uuid[], uuid, boolean) FROM "postgres";

GRANT EXECUTE ON FUNCTION "public"."assign_clients"(uuid[], uuid, boolean) TO "postgres";

GRANT EXECUTE ON FUNCTION "public"."filtered_clients"(jsonb) TO "authenticated";

REVOKE ALL ON FUNCTION "public"."filtered_clients"(jsonb) FROM "postgres";

GRANT EXECUTE ON FUNCTION "public"."filtered_clients"(jsonb) TO "postgres";

GRANT EXECUTE ON FUNCTION "public"."hand_over_clients"(uuid, jsonb) TO "authenticated";

REVOKE ALL ON FUNCTION "public"."hand_over_clients"(uuid, jsonb) FROM "postgres";

GRANT EXECUTE ON FUNCTION "public"."hand_over_clients"(uuid, jsonb) TO "postgres";

GRANT EXECUTE ON FUNCTION "public"."tax_profiles_of"(uuid[]) TO "authenticated";

REVOKE ALL ON FUNCTION "public"."tax_profiles_of"(uuid[]) FROM "postgres";

GRANT EXECUTE ON FUNCTION "public"."tax_profiles_of"(uuid[]) TO "postgres";
