set local lock_timeout = '5s';
set local check_function_bodies = off;

CREATE OR REPLACE FUNCTION private.are_book_lines (
  lines jsonb
)
  RETURNS boolean
  LANGUAGE sql
  IMMUTABLE
  PARALLEL SAFE
  SET search_path TO ''
  AS $function$
  select case when jsonb_typeof(lines) = 'array' and jsonb_array_length(lines) <= 60 then not exists (
    select from jsonb_array_elements(lines) l where (private.has_keys(l, '{account,centre,detail,withholding}')
      and (l -> 'account' = '""' or private.is_book_code(l -> 'account'))
      and private.is_book_text(l -> 'centre', 40) and private.is_book_text(l -> 'detail', 80)
      and (l -> 'withholding' = '{"concept": "same"}' or private.is_book_withholding(l -> 'withholding'))) is not true) else false end
$function$;

CREATE OR REPLACE FUNCTION private.book_document (
  i public.invoices
)
  RETURNS jsonb
  LANGUAGE sql
  STABLE
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
  select jsonb_build_object('id', i.id, 'label', i.number, 'kind', i.kind, 'type', coalesce(r.sheet ->> 'type', ''),
    'operation', coalesce(d.inv ->> 'operation', ''), 'supplier', coalesce(i.supplier, ''), 'nit', coalesce(i.supplier_nit, ''),
    'digit', coalesce(d.inv #>> '{supplier,digit}', ''), 'idType', coalesce(d.inv #>> '{supplier,idType}', ''),
    'responsibilities', coalesce(d.inv #>> '{supplier,responsibilities}', ''), 'number', coalesce(i.document_number, i.number),
    'prefix', coalesce(d.inv #>> '{range,prefix}', ''), 'code', coalesce(i.code, ''), 'day', i.issued_on,
    'due', case when d.inv #>> '{payment,dueDate}' ~ '^\d{4}-\d\d-\d\d$' then d.inv #>> '{payment,dueDate}'
      when d.inv ->> 'dueDate' ~ '^\d{4}-\d\d-\d\d$' then d.inv ->> 'dueDate' else '' end,
    'currency', i.currency, 'rate', r.sheet -> 'rate', 'base', r.sheet -> 'base', 'taxes', r.sheet -> 'lines',
    'payable', private.written_amount(d.inv #>> '{totals,payable}'), 'prepaid', private.written_amount(coalesce(d.inv #>> '{totals,prepaid}', '')),
    'rounding', private.written_amount(coalesce(d.inv #>> '{totals,rounding}', '')),
    'lines', case when jsonb_typeof(d.inv -> 'lines') = 'array' then jsonb_array_length(d.inv -> 'lines') else 0 end,
    'items', private.book_items(d.inv -> 'lines'),
    'first', left(coalesce(d.inv #>> '{lines,0,description}', ''), 120),
    'about', (select jsonb_build_object('number', coalesce(a.document_number, a.number),
        'base', case when a.currency = 'COP' then s.sheet -> 'base' else to_jsonb((s.sheet ->> 'base')::numeric * (s.sheet ->> 'rate')::numeric) end)
      from public.invoices a left join private.invoice_reviews s on s.invoice_id = a.id where a.id = i.affects and a.kind = 'invoice'),
    'own', (select private.book_decided(o) from private.book_rules o where o.invoice_id = i.id),
    'rule', (select private.book_decided(o) from private.book_rules o where o.user_id = i.user_id and o.nit = i.supplier_nit and o.invoice_id is null),
    'exported', (select jsonb_build_object('batch', b.id, 'at', b.made_at, 'by', b.made_by, 'format', b.format)
      from private.book_entries e join private.book_batches b on b.id = e.batch
      where e.user_id = i.user_id and e.key = private.book_key(i) and b.withdrawn_at is null order by b.number desc limit 1))
  from private.invoice_reviews r, lateral (select r.document -> 'invoice' as inv offset 0) d
  where r.invoice_id = i.id
$function$;

CREATE OR REPLACE FUNCTION private.has_keys (
  t    jsonb,
  keys text[]
)
  RETURNS boolean
  LANGUAGE sql
  IMMUTABLE
  PARALLEL SAFE
  SET search_path TO ''
  AS $function$
  select case when jsonb_typeof(t) = 'object' then t ?& keys and t - keys = '{}' else false end
$function$;

CREATE OR REPLACE FUNCTION private.is_book_cents (
  v jsonb
)
  RETURNS boolean
  LANGUAGE sql
  IMMUTABLE
  PARALLEL SAFE
  SET search_path TO ''
  AS $function$
  select case when jsonb_typeof(v) = 'number' then v::numeric between 0 and 10000000000000 and trunc(v::numeric) = v::numeric else false end
$function$;

CREATE OR REPLACE FUNCTION private.is_book_code (
  v jsonb
)
  RETURNS boolean
  LANGUAGE sql
  IMMUTABLE
  PARALLEL SAFE
  SET search_path TO ''
  AS $function$
  select coalesce(jsonb_typeof(v) = 'string' and v #>> '{}' ~ '^[0-9]{4,12}$', false)
$function$;

CREATE OR REPLACE FUNCTION private.is_book_share (
  v jsonb
)
  RETURNS boolean
  LANGUAGE sql
  IMMUTABLE
  PARALLEL SAFE
  SET search_path TO ''
  AS $function$
  select case when jsonb_typeof(v) = 'number' then v::numeric > 0 and v::numeric <= 100 else false end
$function$;

CREATE OR REPLACE FUNCTION private.is_book_text (
  v    jsonb,
  most integer
)
  RETURNS boolean
  LANGUAGE sql
  IMMUTABLE
  PARALLEL SAFE
  SET search_path TO ''
  AS $function$
  select coalesce(jsonb_typeof(v) = 'string' and (v = '""' or private.is_name(v #>> '{}', 1, most)), false)
$function$;

CREATE OR REPLACE FUNCTION private.is_book_treatment (
  t jsonb
)
  RETURNS boolean
  LANGUAGE sql
  IMMUTABLE
  PARALLEL SAFE
  SET search_path TO ''
  AS $function$
  select coalesce(length(t::text) <= 24000 and private.has_keys(t - 'lines', '{account,detail,centre,party,taxUse,taxAccount,payable,withholding,vatWithheld,icaWithheld,base,difference}')
    and private.is_book_code(t -> 'account') and private.is_book_code(t -> 'payable')
    and private.is_book_text(t -> 'detail', 80) and private.is_book_text(t -> 'centre', 40)
    and jsonb_typeof(t -> 'party') = 'string' and t ->> 'party' ~ '^[0-9]{0,20}$' and t ->> 'taxUse' in ('deductible', 'cost')
    and (private.is_book_code(t -> 'taxAccount') or t ->> 'taxUse' = 'cost' and t -> 'taxAccount' = 'null')
    and private.is_book_withholding(t -> 'withholding') and private.are_book_lines(coalesce(t -> 'lines', '[]'))
    and (t -> 'vatWithheld' = 'null' or private.has_keys(t -> 'vatWithheld', '{percent,from,account}') and private.is_book_share(t #> '{vatWithheld,percent}')
      and private.is_book_cents(t #> '{vatWithheld,from}') and private.is_book_code(t #> '{vatWithheld,account}'))
    and (t -> 'icaWithheld' = 'null' or private.has_keys(t -> 'icaWithheld', '{perMil,from,account}') and private.is_book_share(t #> '{icaWithheld,perMil}')
      and private.is_book_cents(t #> '{icaWithheld,from}') and private.is_book_code(t #> '{icaWithheld,account}'))
    and (t -> 'base' = 'null' or private.is_book_cents(t -> 'base')) and jsonb_typeof(t -> 'difference') = 'boolean', false)
$function$;

CREATE OR REPLACE FUNCTION private.is_book_withholding (
  w jsonb
)
  RETURNS boolean
  LANGUAGE sql
  IMMUTABLE
  PARALLEL SAFE
  SET search_path TO ''
  AS $function$
  select coalesce(w = 'null' or private.is_book_code(w -> 'account') and case when w ->> 'concept' = 'own'
    then private.has_keys(w, '{concept,name,percent,from,account}') and jsonb_typeof(w -> 'name') = 'string' and private.is_name(w ->> 'name', 2, 60)
      and private.is_book_share(w -> 'percent') and private.is_book_cents(w -> 'from')
    else private.has_keys(w, '{concept,account}') and w ->> 'concept' in ('purchases', 'purchases-other', 'services', 'services-other', 'farm', 'coffee',
      'freight', 'passengers', 'fuel', 'card') end, false)
$function$;

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

CREATE OR REPLACE FUNCTION public.find_book_accounts (
  client uuid,
  words  text   DEFAULT ''::text,
  codes  text[] DEFAULT '{}'::text[]
)
  RETURNS jsonb
  LANGUAGE plpgsql
  STABLE
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  typed text := btrim(left(coalesce(words, ''), 80));
  patterns text[] := private.word_patterns(private.name_key(typed));
begin
  perform private.require_client(client);
  return (
    select coalesce(jsonb_agg(jsonb_build_object('code', x.code, 'name', x.name, 'needsParty', x.needs_party, 'needsCentre', x.needs_centre,
      'rules', (select count(*) from private.book_rules r where r.user_id = client and r.invoice_id is null and r.treatment ->> 'account' = x.code))
      order by x.code), '[]')
    from (
      select a.* from private.book_accounts a where a.user_id = client and a.code = any (codes[1:300])
      union
      (select a.* from private.book_accounts a where a.user_id = client and typed <> ''
        and (a.code ~ '^[0-9]' and starts_with(a.code, typed) or private.name_key(a.name) like all (patterns)) order by a.code limit 12)) x);
end $function$;

REVOKE ALL ON FUNCTION "public"."find_book_accounts"(uuid, text, text[]) FROM PUBLIC, "anon", "service_role";

REVOKE ALL ON FUNCTION "private"."has_keys"(jsonb, text[]) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."is_book_cents"(jsonb) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."is_book_code"(jsonb) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."is_book_share"(jsonb) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."is_book_text"(jsonb, integer) FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "public"."find_book_accounts"(uuid, text, text[]) TO "authenticated";
