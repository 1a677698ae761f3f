set local lock_timeout = '5s';
set local check_function_bodies = off;

CREATE OR REPLACE FUNCTION private.work_kinds()
  RETURNS jsonb
  LANGUAGE sql
  STABLE
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
  with recursive used (kind) as (
    select min(o.obligation) from public.obligations o where o.obligation not like 'own:%'
    union all
    select (select min(o.obligation) from public.obligations o where o.obligation > u.kind and o.obligation not like 'own:%')
    from used u where u.kind is not null)
  select coalesce(jsonb_agg(jsonb_build_object('id', u.kind, 'name', t.name) order by u.kind), '[]')
  from used u left join private.work_templates t on u.kind = 'work:' || t.id
  where u.kind is not null and (u.kind not like 'work:%' or t.id is not null)
$function$;

CREATE OR REPLACE FUNCTION public.review_queue (
  wanted    jsonb   DEFAULT '{}'::jsonb,
  page_size integer DEFAULT 50
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
  size int := least(greatest(page_size, 1), 100);
  queue text := coalesce(wanted ->> 'queue', 'waiting');
  down boolean := queue in ('accepted', 'rejected', 'all');
  start timestamptz := (wanted -> 'cursor' ->> 0)::timestamptz;
  start_id uuid := (wanted -> 'cursor' ->> 1)::uuid;
  backward boolean := start is not null and coalesce((wanted ->> 'backward')::boolean, false);
  direction text := case when down <> backward then 'desc' else 'asc' end;
  filter text := case queue when 'all' then 'i.queue is not null'
    when 'rejected' then 'i.status = ''rejected'' and i.queue is not null' else format('i.queue = %L', queue) end;
  named text := private.card_filter(wanted ->> 'search');
  search text := private.invoice_filter(wanted ->> 'search');
  clients uuid[];
  found uuid[];
  rows jsonb;
  more boolean;
begin
  perform private.require_staff();
  if not private.is_admin() then
    clients := array(select private.my_clients());
  end if;
  if wanted ->> 'client' is not null then
    clients := array(select c from unnest(array[(wanted ->> 'client')::uuid]) c where private.sees_client(c));
  end if;
  if wanted ->> 'findings' is not null then
    -- Nothing was found only in what the rules could read, or in what a member accepted.
    filter := filter || case when (wanted ->> 'findings')::boolean then ' and i.has_findings'
      else ' and not i.has_findings and (i.kind is not null or i.status = ''accepted'' and i.decision > 0)' end;
  end if;
  if start is not null then
    filter := filter || format(' and (i.queued_at, i.id) %s (%L, %L)', case when direction = 'desc' then '<' else '>' end, start, start_id);
  end if;
  if search is not null then
    if named <> '' then
      execute format('select array(select k.client from private.client_cards k where ($1 is null or k.client = any ($1))%s limit 1000)', named)
        into found using clients;
    end if;
    -- A queue holds no deleted invoice; saying so lets the partial index of the search be used.
    filter := filter || ' and i.deleted_at is null and (' || search
      || case when cardinality(found) > 0 then format(' or i.user_id = any (%L)', found) else '' end || ')';
  end if;
  execute format(case when clients is null and queue = 'all'
      then 'select array(select o.id from unnest(array[''waiting'', ''asked'', ''accepted'', ''rejected'', ''replaced'']) q
            cross join lateral (
              select i.queued_at, i.id from public.invoices i where i.queue = q collate "C" and %1$s
              order by i.queued_at %2$s, i.id %2$s limit %3$s) o order by o.queued_at %2$s, o.id %2$s limit %3$s)'
      when clients is null
      then 'select array(select i.id from public.invoices i where %1$s order by i.queued_at %2$s, i.id %2$s limit %3$s)'
      else 'select array(select o.id from unnest($1) c cross join lateral (
              select i.queued_at, i.id from public.invoices i where i.user_id = c and %1$s
              order by i.queued_at %2$s, i.id %2$s limit %3$s) o order by o.queued_at %2$s, o.id %2$s limit %3$s)' end,
    filter, direction, size + 1) into found using clients;
  -- Going back reached the beginning: answer a whole first page.
  if backward and cardinality(found) <= size then
    return public.review_queue(wanted - 'cursor' - 'backward', size);
  end if;
  more := cardinality(found) > size;
  found := found[:size];
  select coalesce(jsonb_agg(jsonb_build_object(
      'id', i.id, 'label', private.invoice_label(i), 'queue', i.queue,
      'since', i.queued_at, 'created_at', i.created_at, 'withdrawn_at', i.withdrawn_at, 'replaces', i.replaces is not null,
      'client', private.client_name(i.user_id)) order by f.place * case when backward then -1 else 1 end), '[]')
    into rows from unnest(found) with ordinality f (id, place) join public.invoices i on i.id = f.id;
  return jsonb_build_object(
    'rows', rows,
    'before', case when start is not null and rows <> '[]' then jsonb_build_array(rows -> 0 -> 'since', rows -> 0 -> 'id') end,
    'after', case when more or backward then jsonb_build_array(rows -> -1 -> 'since', rows -> -1 -> 'id') end);
end $function$;

CREATE OR REPLACE FUNCTION public.save_own_name (
  own_name text
)
  RETURNS void
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  me constant uuid := private.require_staff();
  new_name constant text := nullif(btrim(own_name), '');
  was private.staff;
begin
  select * into was from private.staff s where s.user_id = me for update;
  if was.name is not distinct from new_name then
    return;
  end if;
  update private.staff s set name = new_name where s.user_id = me;
  perform private.note_staff('staff.changed', me, jsonb_build_object('name', was.name), jsonb_build_object('name', new_name));
  perform private.stir(me);
end $function$;

REVOKE ALL ON FUNCTION "public"."save_own_name"(text) FROM PUBLIC, "anon", "service_role";

GRANT EXECUTE ON FUNCTION "public"."save_own_name"(text) TO "authenticated";

REVOKE ALL ON FUNCTION "public"."save_own_name"(text) FROM "postgres";

GRANT EXECUTE ON FUNCTION "public"."save_own_name"(text) TO "postgres";
