set local lock_timeout = '5s';
set local check_function_bodies = off;

ALTER TABLE "private"."book_batches"
  ADD COLUMN "entered_at" timestamp WITH time zone;

ALTER TABLE "private"."book_batches"
  ADD COLUMN "entered_by" text;

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
      b.withdrawn_at as "withdrawnAt", b.withdrawn_by as "withdrawnBy", b.entered_at as "enteredAt", b.entered_by as "enteredBy",
      (select count(*) from private.book_entries e left join public.invoices i on i.id = (e.entry ->> 'invoice')::uuid
        where e.batch = b.id and (i.id is null or i.status <> 'accepted' or i.deleted_at is not null or i.withdrawn_at is not null)) as gone
    from private.book_batches b where b.user_id = client and b.month = wanted_month order by b.number desc limit size + 1 offset greatest(passed, 0)) x;
  return jsonb_build_object('more', jsonb_array_length(found) > size,
    'rows', (select coalesce(jsonb_agg(f.row order by f.place), '[]') from jsonb_array_elements(found) with ordinality f (row, place) where f.place <= size));
end $function$;

CREATE OR REPLACE FUNCTION public.book_month (
  client       uuid,
  wanted_month text,
  passed       integer DEFAULT 0
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
  size constant int := 250;
  is_first boolean := coalesce(passed, 0) <= 0;
  counted uuid[];
  left_out jsonb;
  listed uuid[];
begin
  perform private.require_client(client);
  perform private.require_book_month(wanted_month);
  select array_agg(b.invoice order by i.issued_on, i.created_at, i.id) filter (where b.reason is null),
      jsonb_agg(jsonb_build_object('id', i.id, 'number', coalesce(i.document_number, i.number), 'party', coalesce(i.supplier, ''), 'reason', b.reason)
        order by i.created_at, i.id) filter (where b.reason is not null and coalesce(i.direction, '') <> 'sale')
    into counted, left_out
    from private.book_invoices(client, wanted_month) b join public.invoices i on i.id = b.invoice;
  listed := coalesce(counted[greatest(passed, 0) + 1 : greatest(passed, 0) + size + 1], '{}');
  return jsonb_build_object(
    'more', cardinality(listed) > size,
    'documents', (select coalesce(jsonb_agg(private.book_document(i) order by l.place), '[]')
      from unnest(listed[1:size]) with ordinality l (id, place) join public.invoices i on i.id = l.id),
    'title', private.client_title(client),
    'nits', (select coalesce(jsonb_agg(c.nit || '-' || c.digit order by c.created_at, c.id), '[]') from public.companies c where c.user_id = client),
    'company', (select c.name from public.companies c where c.user_id = client order by c.created_at, c.id limit 1),
    'closed', (select jsonb_build_object('at', m.closed_at, 'by', m.closed_by) from public.dian_months m
      where m.user_id = client and m.month = wanted_month and m.closed_at is not null),
    'firstOpen', private.first_open_day(client, wanted_month),
    'model', case when is_first then (select m.model from private.book_models m where m.user_id = client) end,
    'last', case when is_first then (select coalesce(jsonb_agg(x.batch), '[]') from (
      select distinct on (b.format) jsonb_build_object('format', b.format, 'options', b.options - 'model' - 'parts', 'entries', b.entries, 'entered',
          exists (select from private.book_batches e where e.user_id = client and e.format = b.format and e.entered_at is not null)) as batch
      from private.book_batches b where b.user_id = client order by b.format, b.number desc) x) else '[]' end,
    'left', case when is_first then (select coalesce(jsonb_agg(x.line order by x.place), '[]')
      from jsonb_array_elements(left_out) with ordinality x (line, place) where x.place <= 100) else '[]' end);
end $function$;

CREATE OR REPLACE FUNCTION public.mark_book_batch (
  client  uuid,
  batch   uuid,
  entered boolean
)
  RETURNS void
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  b private.book_batches;
begin
  perform private.require_client(client);
  select x.* into b from private.book_batches x where x.id = batch and x.user_id = client for update;
  if b.id is null then
    raise exception 'not-found' using errcode = 'P0001';
  end if;
  if b.withdrawn_at is not null then
    raise exception 'conflict' using errcode = 'P0001';
  end if;
  if entered = (b.entered_at is not null) then
    return;
  end if;
  update private.book_batches x set entered_at = case when entered then clock_timestamp() end,
    entered_by = case when entered then private.member_name((select auth.uid())) end where x.id = b.id;
  perform private.note_staff(case when entered then 'books.entered' else 'books.not-entered' end, client, null,
    jsonb_build_object('month', b.month, 'number', b.number));
end $function$;

REVOKE ALL ON FUNCTION "public"."mark_book_batch"(uuid, uuid, boolean) FROM PUBLIC, "anon", "service_role";

CREATE OR REPLACE FUNCTION public.withdraw_book_batch (
  client uuid,
  batch  uuid
)
  RETURNS void
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  b private.book_batches;
begin
  perform private.require_client(client);
  perform pg_advisory_xact_lock(hashtext('books ' || client));
  select x.* into b from private.book_batches x where x.id = batch and x.user_id = client for update;
  if b.id is null then
    raise exception 'not-found' using errcode = 'P0001';
  end if;
  if b.withdrawn_at is not null then
    raise exception 'conflict' using errcode = 'P0001';
  end if;
  update private.book_batches x set withdrawn_at = clock_timestamp(), withdrawn_by = private.member_name((select auth.uid())),
    entered_at = null, entered_by = null where x.id = b.id;
  perform private.note_staff('books.withdrawn', client, null, jsonb_build_object('month', b.month, 'number', b.number, 'entries', b.entries));
end $function$;

ALTER TABLE "private"."book_batches"
  ADD CONSTRAINT "book_batches_entered" CHECK ((((entered_at IS NULL) = (entered_by IS NULL)) AND ((entered_at IS NULL) OR (withdrawn_at IS NULL))));

GRANT EXECUTE ON FUNCTION "public"."mark_book_batch"(uuid, uuid, boolean) TO "authenticated";
