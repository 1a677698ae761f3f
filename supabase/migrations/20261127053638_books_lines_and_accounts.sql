set local lock_timeout = '5s';
set local check_function_bodies = off;

ALTER TABLE "private"."book_entries"
  DROP CONSTRAINT "book_entries_entry_check";

CREATE TABLE "private"."book_accounts" (
  "user_id"      uuid    NOT NULL,
  "code"         text    COLLATE pg_catalog."C" NOT NULL,
  "name"         text    NOT NULL,
  "needs_party"  boolean NOT NULL DEFAULT false,
  "needs_centre" boolean NOT NULL DEFAULT false,
  CONSTRAINT "book_accounts_code_check" CHECK ((code ~ '^[0-9]{4,12}$'::text)),
  CONSTRAINT "book_accounts_pkey" PRIMARY KEY (user_id, code),
  CONSTRAINT "book_accounts_name_check" CHECK (private.is_name(name, 1, 120))
);

ALTER TABLE "private"."book_accounts"
  ENABLE ROW LEVEL SECURITY;

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
    select from jsonb_array_elements(lines) l where (l ->> 'account' ~ '^([0-9]{4,12})?$'
      and (l ->> 'centre' = '' or private.is_name(l ->> 'centre', 1, 40)) and (l ->> 'detail' = '' or private.is_name(l ->> 'detail', 1, 80))
      and (l #>> '{withholding,concept}' = 'same' or private.is_book_withholding(l -> 'withholding'))) is not true) else false end
$function$;

CREATE OR REPLACE FUNCTION private.book_decided (
  r private.book_rules
)
  RETURNS jsonb
  LANGUAGE sql
  STABLE
  SET search_path TO ''
  AS $function$
  select case when r.id is not null then jsonb_build_object('treatment', r.treatment, 'by', r.made_by, 'at', r.made_at,
    'number', (select i.document_number from public.invoices i where i.id = r.invoice_id),
    'says', case when r.treatment -> 'lines' <> '[]' then (
      select coalesce(jsonb_agg(b.item ->> 'description' order by b.place), '[]') from private.invoice_reviews v,
        jsonb_array_elements(private.book_items(v.document #> '{invoice,lines}')) with ordinality b (item, place) where v.invoice_id = r.invoice_id)
      else '[]' end) end
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
    'last', (select private.book_decided(o) from private.book_rules o where o.user_id = i.user_id and o.nit = i.supplier_nit and o.invoice_id <> i.id
      order by o.made_at desc limit 1),
    'exported', (select jsonb_build_object('batch', b.id, 'at', b.made_at, 'by', b.made_by, 'format', b.format)
      from private.book_entries e join private.book_batches b on b.id = e.batch
      where e.user_id = i.user_id and e.key = private.book_key(i) and b.withdrawn_at is null order by b.number desc limit 1))
  from private.invoice_reviews r, lateral (select r.document -> 'invoice' as inv offset 0) d
  where r.invoice_id = i.id
$function$;

CREATE OR REPLACE FUNCTION private.book_items (
  lines jsonb
)
  RETURNS jsonb
  LANGUAGE sql
  IMMUTABLE
  SET search_path TO ''
  AS $function$
  select case when jsonb_typeof(lines) = 'array' and jsonb_array_length(lines) between 2 and 60 then (
    select jsonb_agg(jsonb_build_object('description', left(coalesce(l.line ->> 'description', ''), 120),
      'base', private.written_amount(coalesce(l.line ->> 'amount', '')),
      'taxes', (select coalesce(jsonb_agg(x.tax), '[]') from (
        select jsonb_build_object('code', left(t ->> 'code', 3), 'percent', trim_scale(private.written_amount(nullif(s ->> 'percent', ''))),
          'amount', private.written_amount(coalesce(s ->> 'amount', ''))) as tax
        from jsonb_array_elements(case when jsonb_typeof(l.line -> 'taxes') = 'array' then l.line -> 'taxes' else '[]' end) t,
          jsonb_array_elements(case when jsonb_typeof(t -> 'shares') = 'array' then t -> 'shares' else '[]' end) s limit 6) x))
      order by l.place) from jsonb_array_elements(lines) with ordinality l (line, place)) else '[]' end
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
  select coalesce(jsonb_typeof(t) = 'object' and length(t::text) <= 24000
    and t ->> 'account' ~ '^[0-9]{4,12}$' and t ->> 'payable' ~ '^[0-9]{4,12}$'
    and (t ->> 'detail' = '' or private.is_name(t ->> 'detail', 1, 80)) and (t ->> 'centre' = '' or private.is_name(t ->> 'centre', 1, 40))
    and t ->> 'party' ~ '^[0-9]{0,20}$' and t ->> 'taxUse' in ('deductible', 'cost')
    and (t ->> 'taxUse' = 'cost' or t ->> 'taxAccount' ~ '^[0-9]{4,12}$')
    and private.is_book_withholding(t -> 'withholding') and private.are_book_lines(coalesce(t -> 'lines', '[]'))
    and (t -> 'vatWithheld' = 'null' or t #>> '{vatWithheld,account}' ~ '^[0-9]{4,12}$')
    and (t -> 'icaWithheld' = 'null' or t #>> '{icaWithheld,account}' ~ '^[0-9]{4,12}$'), false)
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
  select coalesce(w = 'null' or (w ->> 'account' ~ '^[0-9]{4,12}$' and (w ->> 'concept' <> 'own' or private.is_name(w ->> 'name', 2, 60))), false)
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

CREATE OR REPLACE FUNCTION public.drop_book_account (
  client uuid,
  code   text
)
  RETURNS void
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  was private.book_accounts;
begin
  perform private.require_client(client);
  delete from private.book_accounts x where x.user_id = client and x.code = drop_book_account.code returning x.* into was;
  if was.code is null then
    raise exception 'not-found' using errcode = 'P0001';
  end if;
  perform private.note_staff('books.account-dropped', client, jsonb_build_object('account', was.code, 'name', was.name), null);
end $function$;

REVOKE ALL ON FUNCTION "public"."drop_book_account"(uuid, text) FROM PUBLIC, "anon", "service_role";

CREATE OR REPLACE FUNCTION public.keep_book_accounts (
  client   uuid,
  accounts jsonb,
  whole    boolean
)
  RETURNS integer
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  most constant int := 5000;
  held int;
begin
  perform private.require_client(client);
  if jsonb_typeof(accounts) is distinct from 'array' or jsonb_array_length(accounts) not between 1 and most
    or exists (select from jsonb_array_elements(accounts) a where (a ->> 'code' ~ '^[0-9]{4,12}$' and private.is_name(a ->> 'name', 1, 120)) is not true)
    or (select count(distinct a ->> 'code') from jsonb_array_elements(accounts) a) <> jsonb_array_length(accounts) then
    raise exception 'invalid-input' using errcode = 'P0001';
  end if;
  perform pg_advisory_xact_lock(hashtext('books ' || client));
  if whole then
    delete from private.book_accounts x where x.user_id = client;
  end if;
  insert into private.book_accounts (user_id, code, name, needs_party, needs_centre)
    select client, a ->> 'code', btrim(a ->> 'name'), coalesce((a -> 'needsParty')::boolean, false), coalesce((a -> 'needsCentre')::boolean, false)
    from jsonb_array_elements(accounts) a
    on conflict (user_id, code) do update set name = excluded.name, needs_party = excluded.needs_party, needs_centre = excluded.needs_centre;
  select count(*) into held from private.book_accounts x where x.user_id = client;
  if held > most then
    raise exception 'invalid-input' using errcode = 'P0001';
  end if;
  perform private.note_staff('books.accounts', client, null, case when whole then jsonb_build_object('accounts', held)
    else jsonb_build_object('account', accounts #>> '{0,code}', 'name', accounts #>> '{0,name}') end);
  return held;
end $function$;

REVOKE ALL ON FUNCTION "public"."keep_book_accounts"(uuid, jsonb, boolean) FROM PUBLIC, "anon", "service_role";

CREATE OR REPLACE FUNCTION public.teach_book (
  client    uuid,
  invoice   uuid,
  only_this boolean,
  treatment jsonb,
  seen      timestamp with time zone DEFAULT NULL::timestamp WITH time zone
)
  RETURNS void
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  i public.invoices;
  was private.book_rules;
  by_name text := private.member_name((select auth.uid()));
begin
  perform private.require_client(client);
  perform pg_advisory_xact_lock(hashtext('books ' || client));
  select x.* into i from public.invoices x where x.id = invoice and x.user_id = client and x.deleted_at is null;
  if i.id is null then
    raise exception 'not-found' using errcode = 'P0001';
  end if;
  if i.status <> 'accepted' then
    raise exception 'conflict' using errcode = 'P0001';
  end if;
  if i.supplier_nit is null or not private.is_book_treatment(treatment)
    or (not only_this and (treatment -> 'base' <> 'null' or (treatment -> 'difference')::boolean or treatment -> 'lines' <> '[]')) then
    raise exception 'invalid-input' using errcode = 'P0001';
  end if;
  if exists (select from private.book_accounts a where a.user_id = client)
    and exists (select from (values (treatment ->> 'taxAccount'), (treatment ->> 'payable')) o (code) where o.code is not null
        and not exists (select from private.book_accounts a where a.user_id = client and a.code = o.code)
      union all
      select from jsonb_path_query(treatment, '$.**.account') o (code) where o.code #>> '{}' <> ''
        and not exists (select from private.book_accounts a where a.user_id = client and a.code = o.code #>> '{}')) then
    raise exception 'books-account' using errcode = 'P0001';
  end if;
  select x.* into was from private.book_rules x where x.user_id = client and case when only_this then x.invoice_id = i.id
    else x.nit = i.supplier_nit and x.invoice_id is null end;
  if was.made_at is distinct from seen then
    raise exception 'conflict' using errcode = 'P0001';
  end if;
  if not only_this and was.id is null and (select count(*) from private.book_rules x where x.user_id = client and x.invoice_id is null) >= 5000 then
    raise exception 'invalid-input' using errcode = 'P0001';
  end if;
  if was.id is null then
    insert into private.book_rules (user_id, nit, invoice_id, treatment, made_by)
      values (client, i.supplier_nit, case when only_this then i.id end, teach_book.treatment, by_name);
  else
    update private.book_rules x set treatment = teach_book.treatment, made_by = by_name, made_at = clock_timestamp() where x.id = was.id;
  end if;
  -- A rule made from an invoice applies to that invoice too, so its own decision is deleted.
  if not only_this then
    delete from private.book_rules x where x.invoice_id = i.id;
  end if;
  perform private.note_staff(case when only_this then 'books.decided' else 'books.taught' end, client,
    case when was.id is not null then jsonb_build_object('account', was.treatment ->> 'account') end,
    jsonb_build_object('supplier', i.supplier, 'document', i.document_number, 'account', treatment ->> 'account'));
end $function$;

ALTER TABLE "private"."book_accounts"
  ADD CONSTRAINT "book_accounts_user_id_fkey" FOREIGN KEY (user_id) REFERENCES public.accounts(id) ON DELETE CASCADE;

ALTER TABLE "private"."book_entries"
  ADD CONSTRAINT "book_entries_entry_check" CHECK ((length((entry)::text) <= 60000));

COMMENT ON TABLE "private"."book_accounts" IS 'The catalogue of accounts of a client. Read and written by functions alone.';

REVOKE ALL ON FUNCTION "private"."are_book_lines"(jsonb) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."book_items"(jsonb) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."is_book_withholding"(jsonb) FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "public"."drop_book_account"(uuid, text) TO "authenticated";



GRANT EXECUTE ON FUNCTION "public"."keep_book_accounts"(uuid, jsonb, boolean) TO "authenticated";


