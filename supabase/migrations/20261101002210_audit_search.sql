-- The audit log as administrators read it: by who, what, whom and when, newest first, page by page.

-- 'approval' of 'approval.rejected'.
alter table public.audit_log add column if not exists area text generated always as (split_part(action, '.', 1)) stored;
create index if not exists audit_log_listed on public.audit_log (at desc, id desc);
create index if not exists audit_log_of_actor on public.audit_log (actor, at desc, id desc);
create index if not exists audit_log_of_area on public.audit_log (area, at desc, id desc);
create index if not exists audit_log_about on public.audit_log (target, at desc, id desc);

-- One page: {rows, next}. `wanted` is {actor, area, about, from, until, after}: `about` the beginning of the e-mail of
-- whom it was done to, `after` the cursor [at, id] of the page before. Administrators only.
create or replace function public.list_audit(wanted jsonb default '{}', page_size int default 50) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
  size int := least(greatest(page_size, 1), 1000);
  about text := nullif(lower(btrim(wanted ->> 'about')), '');
  targets uuid[] := '{}';
  filter text := '';
  found_rows jsonb;
  last_row jsonb;
begin
  perform private.require_admin();
  if about is not null then
    select coalesce(array_agg(u.id), '{}') into targets from (
      select x.id from auth.users x where starts_with(lower(x.email), about) limit 200) u;
    filter := filter || ' and l.target = any ($1)';
  end if;
  if wanted ->> 'actor' is not null then filter := filter || ' and l.actor = $2'; end if;
  if wanted ->> 'area' is not null then filter := filter || ' and l.area = $3'; end if;
  if wanted ->> 'from' is not null then filter := filter || ' and l.at >= $4'; end if;
  if wanted ->> 'until' is not null then filter := filter || ' and l.at < $5'; end if;
  if wanted ->> 'after' is not null then filter := filter || ' and (l.at, l.id) < ($6, $7)'; end if;
  execute 'select coalesce(jsonb_agg(to_jsonb(r) order by r.at desc, r.id desc), ''[]'') from (
      select l.id, l.at, l.action, l.actor, private.member_name(l.actor) as actor_name, l.target,
             (select u.email from auth.users u where u.id = l.target) as target_email,
             l.before, l.after, l.ip, l.user_agent
      from public.audit_log l where true' || filter || ' order by l.at desc, l.id desc limit $8) r'
    into found_rows
    using targets, (wanted ->> 'actor')::uuid, wanted ->> 'area', (wanted ->> 'from')::timestamptz,
          (wanted ->> 'until')::timestamptz, (wanted -> 'after' ->> 0)::timestamptz, (wanted -> 'after' ->> 1)::bigint, size + 1;
  if jsonb_array_length(found_rows) <= size then
    return jsonb_build_object('rows', found_rows, 'next', null);
  end if;
  last_row := found_rows -> (size - 1);
  return jsonb_build_object('rows', found_rows - size, 'next', jsonb_build_array(last_row -> 'at', last_row -> 'id'));
end $$;
revoke execute on function public.list_audit(jsonb, int) from public, anon, authenticated, service_role;
grant execute on function public.list_audit(jsonb, int) to authenticated;
