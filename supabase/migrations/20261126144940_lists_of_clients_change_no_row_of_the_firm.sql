set local lock_timeout = '5s';
set local check_function_bodies = off;

DROP FUNCTION "public"."forget_expired"(integer);

ALTER TABLE "private"."dian_entries"
  ADD COLUMN "by_firm" boolean NOT NULL DEFAULT false;

CREATE OR REPLACE FUNCTION public.drop_dian_list (
  upload uuid
)
  RETURNS void
  LANGUAGE sql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
  delete from private.dian_uploads u where u.id = upload
$function$;

REVOKE ALL ON FUNCTION "public"."drop_dian_list"(uuid) FROM PUBLIC, "anon", "authenticated";

CREATE OR REPLACE FUNCTION public.finish_dian_list (
  upload uuid,
  spans  jsonb
)
  RETURNS text[]
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  u private.dian_uploads;
  span record;
  m public.dian_months;
  taken text[] := '{}';
  from_firm boolean;
  keeps_days boolean;
begin
  select x.* into strict u from private.dian_uploads x where x.id = upload for update;
  from_firm := exists (select from private.staff s where s.user_id = u.made_by);
  -- In one order, so that two lists of a client do not wait for each other.
  for span in select s ->> 'month' as month, (s ->> 'from')::date as from_day, (s ->> 'until')::date as until_day
      from jsonb_array_elements(spans) s order by 1 loop
    insert into public.dian_months (user_id, month, first_day, last_day, file_name, listed_by)
      values (u.user_id, span.month, span.from_day, span.until_day, u.file_name, u.name) on conflict (user_id, month) do nothing;
    select x.* into m from public.dian_months x where x.user_id = u.user_id and x.month = span.month for update;
    continue when m.closed_at is not null;
    delete from private.dian_entries e where e.user_id = u.user_id and e.month = span.month and e.row is not null
      and e.issued between span.from_day and span.until_day and (from_firm or not e.by_firm)
      and not exists (select from private.dian_upload_rows r where r.upload = u.id and r.month = e.month and r.key = e.key);
    insert into private.dian_entries (user_id, month, key, side, row, issued, by_firm)
      select u.user_id, r.month, r.key, r.side, r.row, (r.row ->> 'issued')::date, from_firm from private.dian_upload_rows r
      where r.upload = u.id and r.month = span.month
        -- A second row of the same document would make the firm's one a repetition; `#` and the line end the key of such a row.
        and (from_firm or not exists (select from private.dian_entries e where e.user_id = u.user_id and e.by_firm
          and e.month = any (array[span.month, to_char(to_date(span.month, 'YYYY-MM') - interval '1 month', 'YYYY-MM'),
            to_char(to_date(span.month, 'YYYY-MM') + interval '1 month', 'YYYY-MM')]) and e.key in (r.key, regexp_replace(r.key, '#[0-9]+$', ''))))
      on conflict (user_id, month, key) do update set side = excluded.side, row = excluded.row, issued = excluded.issued,
        by_firm = excluded.by_firm;
    keeps_days := not from_firm and exists (select from private.dian_entries e where e.user_id = u.user_id and e.month = span.month and e.by_firm);
    -- Lists whose days touch cover both; otherwise the newer one counts, but a client's does not take days from the firm's.
    update public.dian_months x set
        first_day = case when span.from_day <= m.last_day + 1 and span.until_day >= m.first_day - 1 then least(m.first_day, span.from_day)
          when keeps_days then m.first_day else span.from_day end,
        last_day = case when span.from_day <= m.last_day + 1 and span.until_day >= m.first_day - 1 then greatest(m.last_day, span.until_day)
          when keeps_days then m.last_day else span.until_day end,
        file_name = u.file_name, listed_at = clock_timestamp(), listed_by = u.name, run = x.run + 1
      where x.id = m.id;
    update public.dian_months x set rows = (select count(*) from private.dian_entries e where e.user_id = u.user_id and e.month = x.month and e.row is not null)
      where x.id = m.id;
    taken := taken || span.month::text;
  end loop;
  if (select sum(x.rows) from public.dian_months x where x.user_id = u.user_id) > 1000000 then
    raise exception 'dian-list-quota' using errcode = 'P0001';
  end if;
  perform private.touch_dian_months(u.user_id, array(select to_date(t, 'YYYY-MM') from unnest(taken) t));
  if taken <> '{}' then
    perform private.note_account(u.user_id, 'dian-list.kept', null,
      jsonb_build_object('months', array_to_string(taken[1:12], ', '), 'name', u.file_name), u.made_by);
  end if;
  delete from private.dian_uploads x where x.id = u.id;
  return taken;
end $function$;

CREATE OR REPLACE FUNCTION public.forget_expired (
  most integer DEFAULT 1000
)
  RETURNS integer
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  deleted int;
begin
  with limits as (
    delete from public.rate_limits r where r.key in (
      select x.key from public.rate_limits x where x.tat < now() - interval '1 day'
      order by x.tat limit forget_expired.most for update skip locked)
    returning 1),
  effects as (
    delete from public.outbox o where o.id in (
      select x.id from public.outbox x where x.status in ('done', 'dropped') and x.done_at < now() - interval '90 days'
      order by x.done_at limit forget_expired.most for update skip locked)
    returning 1),
  intents as (
    delete from public.uploads u where u.id in (
      select x.id from public.uploads x
      where x.status in ('rejected', 'duplicate', 'expired') and x.settled_at < now() - interval '30 days'
      order by x.settled_at limit forget_expired.most for update skip locked)
    returning 1),
  lists as (
    delete from private.dian_uploads u where u.id in (
      select x.id from private.dian_uploads x where x.made_at < now() - interval '1 hour'
      order by x.made_at limit least(forget_expired.most, 5) for update skip locked)
    returning 1)
  select ((select count(*) from limits) + (select count(*) from effects) + (select count(*) from intents) + (select count(*) from lists))::int
    into deleted;
  return deleted;
end $function$;

REVOKE ALL ON FUNCTION "public"."forget_expired"(integer) FROM PUBLIC, "anon", "authenticated";

CREATE OR REPLACE FUNCTION public.store_dian_month (
  month_id uuid,
  seen_run integer,
  touches  bigint[],
  changes  jsonb,
  gone     text[]
)
  RETURNS boolean
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  m public.dian_months;
  r uuid;
begin
  select x.* into m from public.dian_months x where x.id = month_id for update;
  if m.id is null or m.closed_at is not null then
    return true;
  end if;
  if m.run <> seen_run then
    return false;
  end if;
  delete from private.dian_entries e where e.user_id = m.user_id and e.month = m.month and e.row is null and e.key = any (gone);
  insert into private.dian_entries (user_id, month, key, side, issued, class, remark, ours, candidates, matter, dian, us, digest)
    select m.user_id, m.month, c ->> 'key', c ->> 'side', (c ->> 'issued')::date, c ->> 'class', c ->> 'remark',
           array(select jsonb_array_elements_text(c -> 'ours')::uuid), array(select jsonb_array_elements_text(c -> 'candidates')),
           (c ->> 'matter')::boolean, array(select jsonb_array_elements_text(c -> 'dian')::bigint),
           array(select jsonb_array_elements_text(c -> 'us')::bigint), c ->> 'digest'
    from jsonb_array_elements(changes) c
    on conflict (user_id, month, key) do update set side = excluded.side, class = excluded.class, remark = excluded.remark, ours = excluded.ours,
      candidates = excluded.candidates, matter = excluded.matter, dian = excluded.dian, us = excluded.us, digest = excluded.digest,
      issued = coalesce(dian_entries.issued, excluded.issued);
  delete from private.dian_touches t where t.month = m.id and t.id = any (touches);
  update public.dian_months x set run = x.run + 1, reconciled_at = clock_timestamp() where x.id = m.id;
  -- What the client was asked for and has arrived is no longer owed. Only a document of ours proves that: the class alone follows
  -- from a list that the client may have edited.
  for r in
    with arrived as (
      update public.document_request_items q set state = 'accepted', reviewed_at = clock_timestamp(), version = q.version + 1
      from private.dian_choices c join private.dian_entries e on e.user_id = c.user_id and e.key = c.key
      where c.item = q.id and e.user_id = m.user_id and e.month = m.month and q.state in ('pending', 'returned')
        and e.class not in ('falta_aqui', 'nota_huerfana', 'dudosa') and cardinality(e.ours) > 0 returning q.request)
    select distinct a.request from arrived a order by 1 loop
    perform private.settle_request(r);
  end loop;
  perform private.count_dian_month(m);
  return true;
end $function$;

COMMENT ON FUNCTION "public"."forget_expired"(integer) IS 'Retention: limits a day after they were spent, effects 90 days after they were sent or dropped, uploads in vain after 30 days, interrupted lists of DIAN after an hour.';

REVOKE ALL ON FUNCTION "public"."drop_dian_list"(uuid) FROM "postgres";

GRANT EXECUTE ON FUNCTION "public"."drop_dian_list"(uuid) TO "postgres";

GRANT EXECUTE ON FUNCTION "public"."drop_dian_list"(uuid) TO "service_role";

REVOKE ALL ON FUNCTION "public"."forget_expired"(integer) FROM "postgres";

GRANT EXECUTE ON FUNCTION "public"."forget_expired"(integer) TO "postgres";

GRANT EXECUTE ON FUNCTION "public"."forget_expired"(integer) TO "service_role";
