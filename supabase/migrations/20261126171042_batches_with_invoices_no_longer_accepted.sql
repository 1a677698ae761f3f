set local lock_timeout = '5s';
set local check_function_bodies = off;

CREATE OR REPLACE FUNCTION public.book_batches (
  client       uuid,
  wanted_month text,
  passed       integer DEFAULT 0
)
  RETURNS jsonb
  LANGUAGE plpgsql
  STABLE
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  size constant int := 50;
  found jsonb;
begin
  perform private.require_client(client);
  select coalesce(jsonb_agg(to_jsonb(x) order by x.number desc), '[]') into found from (
    select b.id, b.number, b.format, b.entries, b.rows, b.total, b.repeated, b.reason, b.made_by as by, b.made_at as at,
      coalesce((b.options ->> 'parts')::int, 1) as parts,
      b.withdrawn_at as "withdrawnAt", b.withdrawn_by as "withdrawnBy",
      (select count(*) from private.book_entries e left join public.invoices i on i.id = (e.entry ->> 'invoice')::uuid
        where e.batch = b.id and (i.id is null or i.status <> 'accepted' or i.deleted_at is not null or i.withdrawn_at is not null)) as gone
    from private.book_batches b where b.user_id = client and b.month = wanted_month order by b.number desc limit size + 1 offset greatest(passed, 0)) x;
  return jsonb_build_object('more', jsonb_array_length(found) > size,
    'rows', (select coalesce(jsonb_agg(f.row order by f.place), '[]') from jsonb_array_elements(found) with ordinality f (row, place) where f.place <= size));
end $function$;
