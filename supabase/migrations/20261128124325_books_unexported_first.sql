set local lock_timeout = '5s';
set local check_function_bodies = off;

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
  select array_agg(b.invoice order by x.exported, i.issued_on, i.created_at, i.id) filter (where b.reason is null),
      jsonb_agg(jsonb_build_object('id', i.id, 'number', coalesce(i.document_number, i.number), 'party', coalesce(i.supplier, ''), 'reason', b.reason)
        order by i.created_at, i.id) filter (where b.reason is not null and coalesce(i.direction, '') <> 'sale')
    into counted, left_out
    from private.book_invoices(client, wanted_month) b join public.invoices i on i.id = b.invoice,
    lateral (select exists (select from private.book_entries e join private.book_batches o on o.id = e.batch
      where e.user_id = client and e.key = private.book_key(i) and o.withdrawn_at is null) as exported) x;
  listed := coalesce(counted[greatest(passed, 0) + 1 : greatest(passed, 0) + size + 1], '{}');
  return jsonb_build_object(
    'more', cardinality(listed) > size,
    'documents', (select coalesce(jsonb_agg(private.book_document(i) order by l.place), '[]')
      from unnest(listed[1:size]) with ordinality l (id, place) join public.invoices i on i.id = l.id),
    'decisions', (select coalesce(jsonb_agg(jsonb_build_object('nit', s.nit, 'newest', d.newest)), '[]')
      from (select distinct i.supplier_nit as nit from unnest(listed[1:size]) l (id) join public.invoices i on i.id = l.id) s,
      lateral (select jsonb_agg(private.book_decided(x) || jsonb_build_object('invoice', x.invoice_id) order by x.made_at desc) as newest from (
        select o.* from private.book_rules o where o.user_id = client and o.nit = s.nit and o.invoice_id is not null
          order by o.made_at desc limit 2) x) d
      where d.newest is not null),
    'title', private.client_title(client),
    'nits', (select coalesce(jsonb_agg(c.nit || '-' || c.digit order by c.created_at, c.id), '[]') from public.companies c where c.user_id = client),
    'company', (select c.name from public.companies c where c.user_id = client order by c.created_at, c.id limit 1),
    'closed', (select jsonb_build_object('at', m.closed_at, 'by', m.closed_by) from public.dian_months m
      where m.user_id = client and m.month = wanted_month and m.closed_at is not null),
    'firstOpen', private.first_open_day(client, wanted_month),
    'model', case when is_first then (select m.model from private.book_models m where m.user_id = client) end,
    'accounts', case when is_first then (select coalesce(jsonb_agg(jsonb_build_object('code', a.code, 'name', a.name,
      'needsParty', a.needs_party, 'needsCentre', a.needs_centre) order by a.code), '[]') from private.book_accounts a where a.user_id = client) else '[]' end,
    'last', case when is_first then (select coalesce(jsonb_agg(x.batch), '[]') from (
      select distinct on (b.format) jsonb_build_object('format', b.format, 'options', b.options - 'model' - 'parts', 'entries', b.entries, 'entered',
          exists (select from private.book_batches e where e.user_id = client and e.format = b.format and e.entered_at is not null)) as batch
      from private.book_batches b where b.user_id = client order by b.format, b.number desc) x) else '[]' end,
    'left', case when is_first then (select coalesce(jsonb_agg(x.line order by x.place), '[]')
      from jsonb_array_elements(left_out) with ordinality x (line, place) where x.place <= 100) else '[]' end);
end $function$;
