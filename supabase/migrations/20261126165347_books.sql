set local lock_timeout = '5s';
set local check_function_bodies = off;

CREATE TABLE "private"."book_batches" (
  "id"           uuid                     NOT NULL,
  "user_id"      uuid                     NOT NULL,
  "month"        text                     NOT NULL,
  "number"       integer                  NOT NULL,
  "format"       text                     NOT NULL,
  "options"      jsonb                    NOT NULL,
  "made_by"      text                     NOT NULL,
  "made_at"      timestamp with time zone NOT NULL DEFAULT clock_timestamp(),
  "entries"      integer                  NOT NULL,
  "rows"         integer                  NOT NULL,
  "total"        bigint                   NOT NULL,
  "repeated"     integer                  NOT NULL DEFAULT 0,
  "reason"       text,
  "withdrawn_at" timestamp with time zone,
  "withdrawn_by" text,
  CONSTRAINT "book_batches_format_check" CHECK ((format = ANY (ARRAY['journal'::text, 'siigo'::text, 'world-office'::text, 'model'::text]))),
  CONSTRAINT "book_batches_month_check" CHECK ((month ~ '^[0-9]{4}-(0[1-9]|1[0-2])$'::text)),
  CONSTRAINT "book_batches_options_check" CHECK (((jsonb_typeof(options) = 'object'::text) AND (length((options)::text) <= 210000))),
  CONSTRAINT "book_batches_pkey" PRIMARY KEY (id),
  CONSTRAINT "book_batches_reason" CHECK (((repeated = 0) = (reason IS NULL))),
  CONSTRAINT "book_batches_user_id_number_key" UNIQUE (user_id, number),
  CONSTRAINT "book_batches_withdrawn" CHECK (((withdrawn_at IS NULL) = (withdrawn_by IS NULL))),
  CONSTRAINT "book_batches_reason_check" CHECK (private.is_name(reason, 3, 200))
);

ALTER TABLE "private"."book_batches"
  ENABLE ROW LEVEL SECURITY;

CREATE TABLE "private"."book_entries" (
  "batch"   uuid    NOT NULL,
  "place"   integer NOT NULL,
  "user_id" uuid    NOT NULL,
  "key"     text    COLLATE pg_catalog."C" NOT NULL,
  "entry"   jsonb   NOT NULL,
  CONSTRAINT "book_entries_entry_check" CHECK ((length((entry)::text) <= 20000)),
  CONSTRAINT "book_entries_key_check" CHECK ((length(key) <= 260)),
  CONSTRAINT "book_entries_pkey" PRIMARY KEY (batch, place)
);

ALTER TABLE "private"."book_entries"
  ENABLE ROW LEVEL SECURITY;

CREATE TABLE "private"."book_models" (
  "user_id" uuid                     NOT NULL,
  "model"   jsonb                    NOT NULL,
  "made_at" timestamp with time zone NOT NULL DEFAULT clock_timestamp(),
  CONSTRAINT "book_models_model_check" CHECK (((jsonb_typeof(model) = 'object'::text) AND (length((model)::text) <= 200000))),
  CONSTRAINT "book_models_pkey" PRIMARY KEY (user_id)
);

ALTER TABLE "private"."book_models"
  ENABLE ROW LEVEL SECURITY;

CREATE TABLE "private"."book_rules" (
  "id"         uuid                     NOT NULL DEFAULT gen_random_uuid(),
  "user_id"    uuid                     NOT NULL,
  "nit"        text                     COLLATE pg_catalog."C" NOT NULL,
  "invoice_id" uuid,
  "treatment"  jsonb                    NOT NULL,
  "made_by"    text                     NOT NULL,
  "made_at"    timestamp with time zone NOT NULL DEFAULT clock_timestamp(),
  CONSTRAINT "book_rules_invoice_id_key" UNIQUE (invoice_id),
  CONSTRAINT "book_rules_nit_check" CHECK (((length(nit) >= 1) AND (length(nit) <= 100))),
  CONSTRAINT "book_rules_pkey" PRIMARY KEY (id)
);

ALTER TABLE "private"."book_rules"
  ENABLE ROW LEVEL SECURITY;

CREATE OR REPLACE FUNCTION private.book_decided (
  r private.book_rules
)
  RETURNS jsonb
  LANGUAGE sql
  STABLE
  SET search_path TO ''
  AS $function$
  select case when r.id is not null then jsonb_build_object('treatment', r.treatment, 'by', r.made_by, 'at', r.made_at,
    'number', (select i.document_number from public.invoices i where i.id = r.invoice_id)) end
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

CREATE OR REPLACE FUNCTION private.book_invoices (
  client       uuid,
  wanted_month text
)
  RETURNS TABLE (
    invoice uuid,
    reason  text
  )
  LANGUAGE sql
  STABLE
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
  select e.invoice, min(case when e.figure like 'left/%' then split_part(e.figure, '/', 2) end)
  from private.worksheet_entries(client, to_date(wanted_month, 'YYYY-MM'), (to_date(wanted_month, 'YYYY-MM') + interval '1 month - 1 day')::date) e
  where e.figure !~ '^sale/'
  group by e.invoice
$function$;

CREATE OR REPLACE FUNCTION private.book_key (
  i public.invoices
)
  RETURNS text
  LANGUAGE sql
  IMMUTABLE
  SET search_path TO ''
  AS $function$
  select coalesce(i.supplier_nit || ' ' || i.kind || ' ' || upper(i.document_number), i.code, i.id::text)
$function$;

CREATE OR REPLACE FUNCTION private.first_open_day (
  client       uuid,
  wanted_month text
)
  RETURNS date
  LANGUAGE sql
  STABLE
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
  select min(d.day)::date from generate_series(to_date(wanted_month, 'YYYY-MM') + interval '1 month', to_date(wanted_month, 'YYYY-MM') + interval '36 months',
    interval '1 month') d (day)
  where not exists (select from public.dian_months m where m.user_id = client and m.month = to_char(d.day, 'YYYY-MM') and m.closed_at is not null)
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
  select coalesce(jsonb_typeof(t) = 'object' and length(t::text) <= 2000
    and t ->> 'account' ~ '^[0-9]{4,12}$' and t ->> 'payable' ~ '^[0-9]{4,12}$'
    and (t ->> 'detail' = '' or private.is_name(t ->> 'detail', 1, 80)) and (t ->> 'centre' = '' or private.is_name(t ->> 'centre', 1, 40))
    and t ->> 'party' ~ '^[0-9]{0,20}$' and t ->> 'taxUse' in ('deductible', 'cost')
    and (t ->> 'taxUse' = 'cost' or t ->> 'taxAccount' ~ '^[0-9]{4,12}$')
    and (t -> 'withholding' = 'null' or (t #>> '{withholding,account}' ~ '^[0-9]{4,12}$'
      and (t #>> '{withholding,concept}' <> 'own' or private.is_name(t #>> '{withholding,name}', 2, 60))))
    and (t -> 'vatWithheld' = 'null' or t #>> '{vatWithheld,account}' ~ '^[0-9]{4,12}$')
    and (t -> 'icaWithheld' = 'null' or t #>> '{icaWithheld,account}' ~ '^[0-9]{4,12}$'), false)
$function$;

CREATE OR REPLACE FUNCTION private.require_book_month (
  wanted_month text
)
  RETURNS void
  LANGUAGE plpgsql
  IMMUTABLE
  SET search_path TO ''
  AS $function$
begin
  if coalesce(wanted_month, '') !~ '^20[0-9]{2}-(0[1-9]|1[0-2])$' then
    raise exception 'invalid-input' using errcode = 'P0001';
  end if;
end $function$;

CREATE OR REPLACE FUNCTION public.book_batch (
  client uuid,
  batch  uuid,
  passed integer DEFAULT 0
)
  RETURNS jsonb
  LANGUAGE plpgsql
  STABLE
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  size constant int := 500;
  b private.book_batches;
begin
  perform private.require_client(client);
  select x.* into b from private.book_batches x where x.id = batch and x.user_id = client;
  if b.id is null then
    raise exception 'not-found' using errcode = 'P0001';
  end if;
  return jsonb_build_object('title', private.client_title(client), 'month', b.month, 'number', b.number, 'format', b.format, 'options', b.options,
    'entries', (select coalesce(jsonb_agg(e.entry order by e.place), '[]') from private.book_entries e
      where e.batch = b.id and e.place > greatest(passed, 0) and e.place <= greatest(passed, 0) + size),
    'more', b.entries > greatest(passed, 0) + size);
end $function$;

REVOKE ALL ON FUNCTION "public"."book_batch"(uuid, uuid, integer) FROM PUBLIC, "anon", "service_role";

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
      b.withdrawn_at as "withdrawnAt", b.withdrawn_by as "withdrawnBy"
    from private.book_batches b where b.user_id = client and b.month = wanted_month order by b.number desc limit size + 1 offset greatest(passed, 0)) x;
  return jsonb_build_object('more', jsonb_array_length(found) > size,
    'rows', (select coalesce(jsonb_agg(f.row order by f.place), '[]') from jsonb_array_elements(found) with ordinality f (row, place) where f.place <= size));
end $function$;

REVOKE ALL ON FUNCTION "public"."book_batches"(uuid, text, integer) FROM PUBLIC, "anon", "service_role";

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
  AS $function$
declare
  size constant int := 250;
  is_first boolean := coalesce(passed, 0) <= 0;
  listed uuid[];
begin
  perform private.require_client(client);
  perform private.require_book_month(wanted_month);
  listed := array(select b.invoice from private.book_invoices(client, wanted_month) b join public.invoices i on i.id = b.invoice
    where b.reason is null order by i.issued_on, i.created_at, i.id limit size + 1 offset greatest(passed, 0));
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
      select distinct on (b.format) jsonb_build_object('format', b.format, 'options', b.options - 'model' - 'parts', 'entries', b.entries) as batch
      from private.book_batches b where b.user_id = client order by b.format, b.number desc) x) else '[]' end,
    'left', case when is_first then (select coalesce(jsonb_agg(x.line order by x.place), '[]') from (
      select row_number() over (order by i.created_at, i.id) as place, jsonb_build_object('id', i.id, 'number', coalesce(i.document_number, i.number),
        'party', coalesce(i.supplier, ''), 'reason', b.reason) as line
      from private.book_invoices(client, wanted_month) b join public.invoices i on i.id = b.invoice
      where b.reason is not null and coalesce(i.direction, '') <> 'sale' order by 1 limit 100) x) else '[]' end);
end $function$;

REVOKE ALL ON FUNCTION "public"."book_month"(uuid, text, integer) FROM PUBLIC, "anon", "service_role";

CREATE OR REPLACE FUNCTION public.book_rules (
  client uuid,
  passed integer DEFAULT 0
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
  select coalesce(jsonb_agg(to_jsonb(x) order by x.place), '[]') into found from (
    select row_number() over (order by r.made_at desc, r.id) as place, r.nit, r.treatment, r.made_by as by, r.made_at as at,
      (select i.supplier from public.invoices i where i.user_id = client and i.supplier_nit = r.nit and i.supplier is not null
        order by i.created_at desc limit 1) as name
    from private.book_rules r where r.user_id = client and r.invoice_id is null order by 1 limit size + 1 offset greatest(passed, 0)) x;
  return jsonb_build_object('more', jsonb_array_length(found) > size,
    'rows', (select coalesce(jsonb_agg(f.row - 'place' order by f.place), '[]') from jsonb_array_elements(found) with ordinality f (row, place) where f.place <= size));
end $function$;

REVOKE ALL ON FUNCTION "public"."book_rules"(uuid, integer) FROM PUBLIC, "anon", "service_role";

CREATE OR REPLACE FUNCTION public.export_books (
  batch         uuid,
  client        uuid,
  wanted_month  text,
  wanted_format text,
  options       jsonb,
  entries       jsonb,
  repeated      uuid[]  DEFAULT '{}'::uuid[],
  reason        text    DEFAULT NULL::text,
  dated         boolean DEFAULT false
)
  RETURNS integer
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  b private.book_batches;
  chosen uuid[];
  again int;
  unseen boolean;
  made int;
begin
  perform private.require_client(client);
  perform private.require_book_month(wanted_month);
  perform pg_advisory_xact_lock(hashtext('books ' || client));
  select x.* into b from private.book_batches x where x.id = batch;
  if b.id is not null then
    if b.user_id <> client then
      raise exception 'not-found' using errcode = 'P0001';
    end if;
    return b.number;
  end if;
  if jsonb_typeof(entries) is distinct from 'array' or jsonb_array_length(entries) not between 1 and 1000 then
    raise exception 'invalid-input' using errcode = 'P0001';
  end if;
  chosen := array(select (e ->> 'invoice')::uuid from jsonb_array_elements(entries) e);
  if (select count(distinct c) from unnest(chosen) c) <> cardinality(chosen)
    or exists (select from jsonb_array_elements(entries) e where jsonb_typeof(e -> 'lines') is distinct from 'array' or jsonb_array_length(e -> 'lines') < 2
      or (select coalesce(sum((l ->> 'debit')::bigint) = sum((l ->> 'credit')::bigint) and sum((l ->> 'debit')::bigint) > 0
          and min((l ->> 'debit')::bigint) >= 0 and min((l ->> 'credit')::bigint) >= 0 and bool_and(l ->> 'account' ~ '^[0-9]{4,12}$'), false)
        from jsonb_array_elements(e -> 'lines') l) is not true) then
    raise exception 'invalid-input' using errcode = 'P0001';
  end if;
  -- A colleague may have reopened the decision about one of them.
  if (select count(*) from private.book_invoices(client, wanted_month) k where k.invoice = any (chosen) and k.reason is null) <> cardinality(chosen) then
    raise exception 'conflict' using errcode = 'P0001';
  end if;
  if not coalesce(dated, false) and exists (select from public.dian_months m where m.user_id = client and m.month = wanted_month and m.closed_at is not null) then
    raise exception 'books-closed' using errcode = 'P0001';
  end if;
  select count(*), coalesce(bool_or(not i.id = any (coalesce(repeated, '{}'))), false) into again, unseen
  from public.invoices i where i.id = any (chosen) and exists (select from private.book_entries e join private.book_batches x on x.id = e.batch
    where e.user_id = client and e.key = private.book_key(i) and x.withdrawn_at is null);
  if unseen or (again > 0 and reason is null) then
    raise exception 'books-exported' using errcode = 'P0001';
  end if;
  select coalesce(max(x.number), 0) + 1 into made from private.book_batches x where x.user_id = client;
  insert into private.book_batches (id, user_id, month, number, format, options, made_by, entries, rows, total, repeated, reason)
    select batch, client, wanted_month, made, wanted_format, export_books.options, private.member_name((select auth.uid())), cardinality(chosen),
      (select sum(jsonb_array_length(e -> 'lines')) from jsonb_array_elements(entries) e),
      (select sum((l ->> 'debit')::bigint) from jsonb_array_elements(entries) e, jsonb_array_elements(e -> 'lines') l),
      again, case when again > 0 then export_books.reason end;
  insert into private.book_entries (batch, place, user_id, key, entry)
    select export_books.batch, e.place, client, private.book_key(i), e.entry
    from jsonb_array_elements(entries) with ordinality e (entry, place) join public.invoices i on i.id = (e.entry ->> 'invoice')::uuid;
  perform private.note_staff('books.made', client, null, jsonb_strip_nulls(jsonb_build_object('month', wanted_month, 'number', made,
    'format', wanted_format, 'entries', cardinality(chosen), 'repeated', nullif(again, 0), 'note', case when again > 0 then export_books.reason end)));
  return made;
end $function$;

REVOKE ALL ON FUNCTION "public"."export_books"(uuid, uuid, text, text, jsonb, jsonb, uuid[], text, boolean) FROM PUBLIC, "anon", "service_role";

CREATE OR REPLACE FUNCTION public.forget_book_rule (
  client       uuid,
  supplier_nit text,
  seen         timestamp with time zone
)
  RETURNS void
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  was private.book_rules;
begin
  perform private.require_client(client);
  delete from private.book_rules x where x.user_id = client and x.nit = forget_book_rule.supplier_nit and x.invoice_id is null and x.made_at = seen
    returning x.* into was;
  if was.id is null then
    raise exception 'conflict' using errcode = 'P0001';
  end if;
  perform private.note_staff('books.forgotten', client, jsonb_build_object('account', was.treatment ->> 'account'), jsonb_build_object('nit', was.nit));
end $function$;

REVOKE ALL ON FUNCTION "public"."forget_book_rule"(uuid, text, timestamp WITH time zone) FROM PUBLIC, "anon", "service_role";

CREATE OR REPLACE FUNCTION public.keep_book_model (
  client uuid,
  model  jsonb
)
  RETURNS void
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
begin
  perform private.require_client(client);
  insert into private.book_models (user_id, model) values (client, keep_book_model.model)
    on conflict (user_id) do update set model = excluded.model, made_at = clock_timestamp();
end $function$;

REVOKE ALL ON FUNCTION "public"."keep_book_model"(uuid, jsonb) FROM PUBLIC, "anon", "service_role";

CREATE OR REPLACE FUNCTION public.note_export (
  what    text,
  filters jsonb,
  client  uuid  DEFAULT NULL::uuid
)
  RETURNS void
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
begin
  perform private.require_staff();
  if what in ('contact', 'audit') and client is null then
    perform private.require_admin();
  elsif what in ('worksheet', 'totals', 'books') then
    perform private.require_client(client);
  elsif what in ('obligation', 'report', 'client') and client is null then
    null;
  else
    raise exception 'not-found' using errcode = 'P0001';
  end if;
  perform private.note_staff(what || '.exported', client, null, filters);
end $function$;

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
    or (not only_this and (treatment -> 'base' <> 'null' or (treatment -> 'difference')::boolean)) then
    raise exception 'invalid-input' using errcode = 'P0001';
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
  -- Whoever teaches the supplier from an invoice decides about that invoice too.
  if not only_this then
    delete from private.book_rules x where x.invoice_id = i.id;
  end if;
  perform private.note_staff(case when only_this then 'books.decided' else 'books.taught' end, client,
    case when was.id is not null then jsonb_build_object('account', was.treatment ->> 'account') end,
    jsonb_build_object('supplier', i.supplier, 'document', i.document_number, 'account', treatment ->> 'account'));
end $function$;

REVOKE ALL ON FUNCTION "public"."teach_book"(uuid, uuid, boolean, jsonb, timestamp WITH time zone) FROM PUBLIC, "anon", "service_role";

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
  update private.book_batches x set withdrawn_at = clock_timestamp(), withdrawn_by = private.member_name((select auth.uid())) where x.id = b.id;
  perform private.note_staff('books.withdrawn', client, null, jsonb_build_object('month', b.month, 'number', b.number, 'entries', b.entries));
end $function$;

REVOKE ALL ON FUNCTION "public"."withdraw_book_batch"(uuid, uuid) FROM PUBLIC, "anon", "service_role";

ALTER TABLE "private"."book_batches"
  ADD CONSTRAINT "book_batches_user_id_fkey" FOREIGN KEY (user_id) REFERENCES public.accounts(id) ON DELETE CASCADE;

ALTER TABLE "private"."book_entries"
  ADD CONSTRAINT "book_entries_batch_fkey" FOREIGN KEY (batch) REFERENCES private.book_batches(id) ON DELETE CASCADE;

ALTER TABLE "private"."book_entries"
  ADD CONSTRAINT "book_entries_user_id_fkey" FOREIGN KEY (user_id) REFERENCES public.accounts(id) ON DELETE CASCADE;

ALTER TABLE "private"."book_models"
  ADD CONSTRAINT "book_models_user_id_fkey" FOREIGN KEY (user_id) REFERENCES public.accounts(id) ON DELETE CASCADE;

ALTER TABLE "private"."book_rules"
  ADD CONSTRAINT "book_rules_invoice_id_fkey" FOREIGN KEY (invoice_id) REFERENCES public.invoices(id) ON DELETE CASCADE;

ALTER TABLE "private"."book_rules"
  ADD CONSTRAINT "book_rules_user_id_fkey" FOREIGN KEY (user_id) REFERENCES public.accounts(id) ON DELETE CASCADE;

CREATE INDEX book_batches_of_month ON private.book_batches USING btree (user_id, month, number DESC);

CREATE INDEX book_entries_by_key ON private.book_entries USING btree (user_id, key);

CREATE INDEX book_rules_last ON private.book_rules USING btree (user_id, nit, made_at DESC);

CREATE UNIQUE INDEX book_rules_of_supplier ON private.book_rules USING btree (user_id, nit)
  WHERE (invoice_id IS NULL);

COMMENT ON TABLE "private"."book_batches" IS 'Exports to an accounting program: what left, when and by whom. Read and written by functions alone.';

COMMENT ON TABLE "private"."book_entries" IS 'The entries of an export as they left. Read and written by functions alone.';

COMMENT ON TABLE "private"."book_models" IS 'The model of a client''s accounting program. Read and written by functions alone.';

COMMENT ON TABLE "private"."book_rules" IS 'How the firm books a supplier''s purchases, or one invoice. Read and written by functions alone.';

REVOKE ALL ON FUNCTION "private"."book_decided"(private.book_rules) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."book_document"(public.invoices) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."book_invoices"(uuid, text) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."book_key"(public.invoices) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."first_open_day"(uuid, text) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."is_book_treatment"(jsonb) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."require_book_month"(text) FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "public"."book_batch"(uuid, uuid, integer) TO "authenticated";

REVOKE ALL ON FUNCTION "public"."book_batch"(uuid, uuid, integer) FROM "postgres";

GRANT EXECUTE ON FUNCTION "public"."book_batch"(uuid, uuid, integer) TO "postgres";

GRANT EXECUTE ON FUNCTION "public"."book_batches"(uuid, text, integer) TO "authenticated";

REVOKE ALL ON FUNCTION "public"."book_batches"(uuid, text, integer) FROM "postgres";

GRANT EXECUTE ON FUNCTION "public"."book_batches"(uuid, text, integer) TO "postgres";

GRANT EXECUTE ON FUNCTION "public"."book_month"(uuid, text, integer) TO "authenticated";

REVOKE ALL ON FUNCTION "public"."book_month"(uuid, text, integer) FROM "postgres";

GRANT EXECUTE ON FUNCTION "public"."book_month"(uuid, text, integer) TO "postgres";

GRANT EXECUTE ON FUNCTION "public"."book_rules"(uuid, integer) TO "authenticated";

REVOKE ALL ON FUNCTION "public"."book_rules"(uuid, integer) FROM "postgres";

GRANT EXECUTE ON FUNCTION "public"."book_rules"(uuid, integer) TO "postgres";

GRANT EXECUTE ON FUNCTION "public"."export_books"(uuid, uuid, text, text, jsonb, jsonb, uuid[], text, boolean) TO "authenticated";

REVOKE ALL ON FUNCTION "public"."export_books"(uuid, uuid, text, text, jsonb, jsonb, uuid[], text, boolean) FROM "postgres";

GRANT EXECUTE ON FUNCTION "public"."export_books"(uuid, uuid, text, text, jsonb, jsonb, uuid[], text, boolean) TO "postgres";

GRANT EXECUTE ON FUNCTION "public"."forget_book_rule"(uuid, text, timestamp WITH time zone) TO "authenticated";

REVOKE ALL ON FUNCTION "public"."forget_book_rule"(uuid, text, timestamp WITH time zone) FROM "postgres";

GRANT EXECUTE ON FUNCTION "public"."forget_book_rule"(uuid, text, timestamp WITH time zone) TO "postgres";

GRANT EXECUTE ON FUNCTION "public"."keep_book_model"(uuid, jsonb) TO "authenticated";

REVOKE ALL ON FUNCTION "public"."keep_book_model"(uuid, jsonb) FROM "postgres";

GRANT EXECUTE ON FUNCTION "public"."keep_book_model"(uuid, jsonb) TO "postgres";

GRANT EXECUTE ON FUNCTION "public"."teach_book"(uuid, uuid, boolean, jsonb, timestamp WITH time zone) TO "authenticated";

REVOKE ALL ON FUNCTION "public"."teach_book"(uuid, uuid, boolean, jsonb, timestamp WITH time zone) FROM "postgres";

GRANT EXECUTE ON FUNCTION "public"."teach_book"(uuid, uuid, boolean, jsonb, timestamp WITH time zone) TO "postgres";

GRANT EXECUTE ON FUNCTION "public"."withdraw_book_batch"(uuid, uuid) TO "authenticated";

REVOKE ALL ON FUNCTION "public"."withdraw_book_batch"(uuid, uuid) FROM "postgres";

GRANT EXECUTE ON FUNCTION "public"."withdraw_book_batch"(uuid, uuid) TO "postgres";

ALTER TABLE "private"."book_rules"
  ADD CONSTRAINT "book_rules_treatment_check" CHECK (private.is_book_treatment(treatment));
