set local lock_timeout = '5s';
set local check_function_bodies = off;

CREATE OR REPLACE FUNCTION public.list_audit (
  wanted    jsonb   DEFAULT '{}'::jsonb,
  page_size integer DEFAULT 50
)
  RETURNS jsonb
  LANGUAGE plpgsql
  STABLE
  SECURITY DEFINER
  SET search_path TO ''
  SET plan_cache_mode TO 'force_custom_plan'
  AS $function$
declare
  size int := least(greatest(page_size, 1), 1000);
  by_member uuid := (wanted ->> 'actor')::uuid;
  one_area text := wanted ->> 'area';
  about text := nullif(lower(btrim(wanted ->> 'about')), '');
  targets uuid[];
  from_time timestamptz := (wanted ->> 'from')::timestamptz;
  until_time timestamptz := (wanted ->> 'until')::timestamptz;
  after_at timestamptz := (wanted -> 'after' ->> 0)::timestamptz;
  after_id bigint := (wanted -> 'after' ->> 1)::bigint;
  found_rows jsonb;
  last_row jsonb;
begin
  perform private.require_admin();
  if about is not null then
    select coalesce(array_agg(u.id), '{}') into targets from (
      -- The words of the cards contain the address and have an index; the table of users has no index by address.
      select x.id from private.person_cards k join auth.users x on x.id = k.person
      where k.words like '%' || btrim(private.search_words(about)) || '%' and starts_with(lower(x.email), about) limit 200) x
      cross join lateral (select x.id union select m.account from private.account_members m
        where m.user_id = x.id and m.until is null) u (id);
  end if;
  select coalesce(jsonb_agg(to_jsonb(r) order by r.at desc, r.id desc), '[]') into found_rows from (
    select l.id, l.at, l.action, l.actor, private.member_name(l.actor) as actor_name, l.target,
           coalesce((select c.email from private.contact_of(l.target) c),
             (select u.email::text from auth.users u where u.id = l.target)) as target_email,
           l.before, l.after, l.ip, l.user_agent
    from public.audit_log l
    where (about is null or l.target = any (targets)) and (by_member is null or l.actor = by_member)
      and (one_area is null or l.area = one_area)
      and (from_time is null or l.at >= from_time) and (until_time is null or l.at < until_time)
      and (after_at is null or (l.at, l.id) < (after_at, after_id))
    order by l.at desc, l.id desc limit size + 1) r;
  if jsonb_array_length(found_rows) <= size then
    return jsonb_build_object('rows', found_rows, 'next', null);
  end if;
  last_row := found_rows -> (size - 1);
  return jsonb_build_object('rows', found_rows - size, 'next', jsonb_build_array(last_row -> 'at', last_row -> 'id'));
end $function$;
