-- Accepted purchase invoices become entries for the client's accounting program. lib/books makes the entries.
-- The database checks that entries balance, and prevents that an entry is exported twice by mistake.

-- A treatment says how a purchase is booked. The checks below refuse what lib/books/treatment.ts cannot read.

create function private.has_keys(t jsonb, keys text[]) returns boolean
language sql immutable parallel safe set search_path = '' as $$
  select case when jsonb_typeof(t) = 'object' then t ?& keys and t - keys = '{}' else false end
$$;

create function private.is_book_code(v jsonb) returns boolean
language sql immutable parallel safe set search_path = '' as $$
  select coalesce(jsonb_typeof(v) = 'string' and v #>> '{}' ~ '^[0-9]{4,12}$', false)
$$;

create function private.is_book_text(v jsonb, most int) returns boolean
language sql immutable parallel safe set search_path = '' as $$
  select coalesce(jsonb_typeof(v) = 'string' and (v = '""' or private.is_name(v #>> '{}', 1, most)), false)
$$;

-- True for a number of whole cents from 0 on.
create function private.is_book_cents(v jsonb) returns boolean
language sql immutable parallel safe set search_path = '' as $$
  select case when jsonb_typeof(v) = 'number' then v::numeric between 0 and 10000000000000 and trunc(v::numeric) = v::numeric else false end
$$;

-- True for a percentage, or an amount per thousand, above 0 and up to 100.
create function private.is_book_share(v jsonb) returns boolean
language sql immutable parallel safe set search_path = '' as $$
  select case when jsonb_typeof(v) = 'number' then v::numeric > 0 and v::numeric <= 100 else false end
$$;

-- True for the withholding part of a treatment; the names of its concepts are listed in content/books-withholding.ts.
create function private.is_book_withholding(w jsonb) returns boolean
language sql immutable parallel safe set search_path = '' as $$
  select coalesce(w = 'null' or private.is_book_code(w -> 'account') and case when w ->> 'concept' = 'own'
    then private.has_keys(w, '{concept,name,percent,from,account}') and jsonb_typeof(w -> 'name') = 'string' and private.is_name(w ->> 'name', 2, 60)
      and private.is_book_share(w -> 'percent') and private.is_book_cents(w -> 'from')
    else private.has_keys(w, '{concept,account}') and w ->> 'concept' in ('purchases', 'purchases-other', 'services', 'services-other', 'farm', 'coffee',
      'freight', 'passengers', 'fuel', 'card') end, false)
$$;

-- True for a list that says how each line of an invoice is booked.
-- A line with an empty account or cost centre gets the account or cost centre of the whole invoice.
create function private.are_book_lines(lines jsonb) returns boolean
language sql immutable parallel safe set search_path = '' as $$
  select case when jsonb_typeof(lines) = 'array' and jsonb_array_length(lines) <= 60 then not exists (
    select from jsonb_array_elements(lines) l where (private.has_keys(l, '{account,centre,detail,withholding}')
      and (l -> 'account' = '""' or private.is_book_code(l -> 'account'))
      and private.is_book_text(l -> 'centre', 40) and private.is_book_text(l -> 'detail', 80)
      and (l -> 'withholding' = '{"concept": "same"}' or private.is_book_withholding(l -> 'withholding'))) is not true) else false end
$$;

-- True for a treatment, which is JSON in the form of lib/books/treatment.ts.
create function private.is_book_treatment(t jsonb) returns boolean
language sql immutable parallel safe set search_path = '' as $$
  select case when jsonb_typeof(t) = 'object' then coalesce(length(t::text) <= 24000 and private.has_keys(t - 'lines', '{account,detail,centre,party,taxUse,taxAccount,payable,withholding,vatWithheld,icaWithheld,base,difference}')
    and private.is_book_code(t -> 'account') and private.is_book_code(t -> 'payable')
    and private.is_book_text(t -> 'detail', 80) and private.is_book_text(t -> 'centre', 40)
    and jsonb_typeof(t -> 'party') = 'string' and t ->> 'party' ~ '^[0-9]{0,20}$' and t ->> 'taxUse' in ('deductible', 'cost')
    and (private.is_book_code(t -> 'taxAccount') or t ->> 'taxUse' = 'cost' and t -> 'taxAccount' = 'null')
    and private.is_book_withholding(t -> 'withholding') and private.are_book_lines(coalesce(t -> 'lines', '[]'))
    and (t -> 'vatWithheld' = 'null' or private.has_keys(t -> 'vatWithheld', '{percent,from,account}') and private.is_book_share(t #> '{vatWithheld,percent}')
      and private.is_book_cents(t #> '{vatWithheld,from}') and private.is_book_code(t #> '{vatWithheld,account}'))
    and (t -> 'icaWithheld' = 'null' or private.has_keys(t -> 'icaWithheld', '{perMil,from,account}') and private.is_book_share(t #> '{icaWithheld,perMil}')
      and private.is_book_cents(t #> '{icaWithheld,from}') and private.is_book_code(t #> '{icaWithheld,account}'))
    and (t -> 'base' = 'null' or private.is_book_cents(t -> 'base')) and jsonb_typeof(t -> 'difference') = 'boolean', false) else false end
$$;

-- Each row says how purchases from a supplier are booked, or how one invoice is booked.
create table private.book_rules (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references public.accounts (id) on delete cascade,
  nit text collate "C" not null check (length(nit) between 1 and 100),
  -- The only invoice to which the row applies; null for all purchases from the supplier.
  invoice_id uuid unique references public.invoices (id) on delete cascade,
  treatment jsonb not null check (private.is_book_treatment(treatment)),
  made_by text not null,
  made_at timestamptz not null default clock_timestamp()
);
alter table private.book_rules enable row level security;
revoke all on private.book_rules from anon, authenticated, service_role;
comment on table private.book_rules is 'How the firm books a supplier''s purchases, or one invoice. Read and written by functions alone.';
create unique index book_rules_of_supplier on private.book_rules (user_id, nit) where invoice_id is null;
create index book_rules_last on private.book_rules (user_id, nit, made_at desc);

-- The accounts of a client's accounting program. If a client has none, every account code is allowed.
create table private.book_accounts (
  user_id uuid not null references public.accounts (id) on delete cascade,
  code text collate "C" not null check (code ~ '^[0-9]{4,12}$'),
  name text not null check (private.is_name(name, 1, 120)),
  -- True when entries to this account need a third party (needs_party) or a cost centre (needs_centre).
  needs_party boolean not null default false,
  needs_centre boolean not null default false,
  primary key (user_id, code)
);
alter table private.book_accounts enable row level security;
revoke all on private.book_accounts from anon, authenticated, service_role;
comment on table private.book_accounts is 'The catalogue of accounts of a client. Read and written by functions alone.';

-- The empty import file of a client's accounting program; each export is a copy of this file with entries.
create table private.book_models (
  user_id uuid primary key references public.accounts (id) on delete cascade,
  model jsonb not null check (jsonb_typeof(model) = 'object' and length(model::text) <= 200000),
  made_at timestamptz not null default clock_timestamp()
);
alter table private.book_models enable row level security;
revoke all on private.book_models from anon, authenticated, service_role;
comment on table private.book_models is 'The model of a client''s accounting program. Read and written by functions alone.';

-- Each row is an export to the accounting program; the file of an export can be downloaded again.
create table private.book_batches (
  id uuid primary key,
  user_id uuid not null references public.accounts (id) on delete cascade,
  month text not null check (month ~ '^[0-9]{4}-(0[1-9]|1[0-2])$'),
  number int not null,
  format text not null check (format in ('journal', 'siigo', 'world-office', 'model')),
  options jsonb not null check (jsonb_typeof(options) = 'object' and length(options::text) <= 210000),
  made_by text not null,
  made_at timestamptz not null default clock_timestamp(),
  entries int not null,
  rows int not null,
  total bigint not null,
  -- How many entries had been exported before, and why they are exported again.
  repeated int not null default 0,
  reason text check (private.is_name(reason, 3, 200)),
  withdrawn_at timestamptz,
  withdrawn_by text,
  -- When a member noted that the accounting program accepted the file, and who noted it.
  entered_at timestamptz,
  entered_by text,
  unique (user_id, number),
  constraint book_batches_reason check ((repeated = 0) = (reason is null)),
  constraint book_batches_withdrawn check ((withdrawn_at is null) = (withdrawn_by is null)),
  constraint book_batches_entered check ((entered_at is null) = (entered_by is null) and (entered_at is null or withdrawn_at is null))
);
alter table private.book_batches enable row level security;
revoke all on private.book_batches from anon, authenticated, service_role;
comment on table private.book_batches is 'Exports to an accounting program: what left, when and by whom. Read and written by functions alone.';
create index book_batches_of_month on private.book_batches (user_id, month, number desc);

create table private.book_entries (
  batch uuid not null references private.book_batches (id) on delete cascade,
  place int not null,
  user_id uuid not null references public.accounts (id) on delete cascade,
  -- The key of the invoice (private.book_key). Two files of the same invoice have the same key.
  key text collate "C" not null check (length(key) <= 260),
  entry jsonb not null check (length(entry::text) <= 60000),
  primary key (batch, place)
);
alter table private.book_entries enable row level security;
revoke all on private.book_entries from anon, authenticated, service_role;
comment on table private.book_entries is 'The entries of an export as they left. Read and written by functions alone.';
create index book_entries_by_key on private.book_entries (user_id, key);

-- The key of an invoice is its supplier, kind and number; if these are unknown, the key is the CUFE.
create function private.book_key(i public.invoices) returns text
language sql immutable set search_path = '' as $$
  select coalesce(i.supplier_nit || ' ' || i.kind || ' ' || upper(i.document_number), i.code, i.id::text)
$$;

-- Returns the invoices of a month of the books, by the same rules as the tax worksheet (worksheet.sql).
-- In the result, `reason` says why an invoice is not booked; null if it is booked.
create function private.book_invoices(client uuid, wanted_month text) returns table (invoice uuid, reason text)
language sql stable security definer set search_path = '' as $$
  select e.invoice, min(case when e.figure like 'left/%' then split_part(e.figure, '/', 2) end)
  from private.worksheet_entries(client, to_date(wanted_month, 'YYYY-MM'), (to_date(wanted_month, 'YYYY-MM') + interval '1 month - 1 day')::date) e
  where e.figure !~ '^sale/'
  group by e.invoice
$$;

-- Returns an invoice's lines, so that each line can be booked by itself.
-- Returns no lines of an invoice with one line or more than sixty, because such an invoice is booked as a whole.
create function private.book_items(lines jsonb) returns jsonb
language sql immutable set search_path = '' as $$
  select case when jsonb_typeof(lines) = 'array' and jsonb_array_length(lines) between 2 and 60 then (
    select jsonb_agg(jsonb_build_object('description', left(coalesce(l.line ->> 'description', ''), 120),
      'base', private.written_amount(coalesce(l.line ->> 'amount', '')),
      'taxes', (select coalesce(jsonb_agg(x.tax), '[]') from (
        select jsonb_build_object('code', left(t ->> 'code', 3), 'percent', trim_scale(private.written_amount(nullif(s ->> 'percent', ''))),
          'amount', private.written_amount(coalesce(s ->> 'amount', ''))) as tax
        from jsonb_array_elements(case when jsonb_typeof(l.line -> 'taxes') = 'array' then l.line -> 'taxes' else '[]' end) t,
          jsonb_array_elements(case when jsonb_typeof(t -> 'shares') = 'array' then t -> 'shares' else '[]' end) s limit 6) x))
      order by l.place) from jsonb_array_elements(lines) with ordinality l (line, place)) else '[]' end
$$;

-- In the result, `says` has the descriptions of the invoice's lines, if they were booked one by one.
create function private.book_decided(r private.book_rules) returns jsonb
language sql stable set search_path = '' as $$
  select case when r.id is not null then jsonb_build_object('treatment', r.treatment, 'by', r.made_by, 'at', r.made_at,
    'number', (select i.document_number from public.invoices i where i.id = r.invoice_id),
    'says', case when r.treatment -> 'lines' <> '[]' then (
      select coalesce(jsonb_agg(b.item ->> 'description' order by b.place), '[]') from private.invoice_reviews v,
        jsonb_array_elements(private.book_items(v.document #> '{invoice,lines}')) with ordinality b (item, place) where v.invoice_id = r.invoice_id)
      else '[]' end) end
$$;

-- Returns a purchase in the form of lib/books/document.ts; null if the review stored no document of the invoice.
create function private.book_document(i public.invoices) returns jsonb
language sql stable security definer set search_path = '' as $$
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
$$;

-- Returns the bookkeeping accounts of a client with these `codes`, and up to 12 that match `words`.
-- In the result, `rules` is the number of suppliers whose purchases are booked to the account.
create function public.find_book_accounts(client uuid, words text default '', codes text[] default '{}') returns jsonb
language plpgsql stable security definer set search_path = '' as $$
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
end $$;

create function private.require_book_month(wanted_month text) returns void
language plpgsql immutable set search_path = '' as $$
begin
  if coalesce(wanted_month, '') !~ '^20[0-9]{2}-(0[1-9]|1[0-2])$' then
    raise exception 'invalid-input' using errcode = 'P0001';
  end if;
end $$;

-- Returns a client's accepted purchases of a month, 250 in a call; the first `passed` purchases are skipped.
-- Purchases that were not exported come first, because the page reads at most 2,000 purchases of a month.
-- In the result, `closed` is {at, by} if the month of DIAN's list is closed.
-- In the result, `firstOpen` is the first day of the first month after `wanted_month` that is not closed.
-- In the result, `left` are the purchases that are not booked, each with a reason.
-- In the result, `decisions` has each supplier's two newest rows of private.book_rules that concern only one invoice.
-- In each entry of `last`, `entered` is true if the accounting program ever accepted a file of the entry's `format`.
-- Only the first call for a month (`passed` is 0) fills `model`, `accounts`, `last` and `left`.
create function public.book_month(client uuid, wanted_month text, passed int default 0) returns jsonb
language plpgsql stable security definer set search_path = '' set enable_seqscan = off set jit = off as $$
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
end $$;

-- Returns the first day of the first month after `wanted_month` whose list of DIAN is not closed.
create function private.first_open_day(client uuid, wanted_month text) returns date
language sql stable security definer set search_path = '' as $$
  select min(d.day)::date from generate_series(to_date(wanted_month, 'YYYY-MM') + interval '1 month', to_date(wanted_month, 'YYYY-MM') + interval '36 months',
    interval '1 month') d (day)
  where not exists (select from public.dian_months m where m.user_id = client and m.month = to_char(d.day, 'YYYY-MM') and m.closed_at is not null)
$$;

create function public.book_rules(client uuid, passed int default 0) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
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
end $$;

-- Returns the exports of a month, newest first.
-- In the result, `total` is in cents, and `gone` counts the entries whose invoice is no longer accepted.
create function public.book_batches(client uuid, wanted_month text, passed int default 0) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
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
end $$;

create function public.book_batch(client uuid, batch uuid, passed int default 0) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
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
end $$;

-- Saves how the purchases from a supplier are booked or, with `only_this`, how one invoice is booked.
-- `seen` is the time of the stored rule that the caller saw, or null; if it has changed, the call raises 'conflict'.
-- Raises 'books-account' if the client has a catalogue of accounts that does not contain the account.
create function public.teach_book(client uuid, invoice uuid, only_this boolean, treatment jsonb, seen timestamptz default null) returns void
language plpgsql volatile security definer set search_path = '' as $$
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
  -- The supplier's new rule also applies to this invoice, so the rule for this invoice alone is deleted.
  if not only_this then
    delete from private.book_rules x where x.invoice_id = i.id;
  end if;
  perform private.note_staff(case when only_this then 'books.decided' else 'books.taught' end, client,
    case when was.id is not null then jsonb_build_object('account', was.treatment ->> 'account') end,
    jsonb_build_object('supplier', i.supplier, 'document', i.document_number, 'account', treatment ->> 'account'));
end $$;

-- Deletes the rule about a supplier; raises 'conflict' if somebody changed the rule after `seen`.
create function public.forget_book_rule(client uuid, supplier_nit text, seen timestamptz) returns void
language plpgsql volatile security definer set search_path = '' as $$
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
end $$;

-- Adds accounts to the client's catalogue, or replaces those with the same code; `whole` deletes all others.
create function public.keep_book_accounts(client uuid, accounts jsonb, whole boolean) returns int
language plpgsql volatile security definer set search_path = '' as $$
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
  perform private.note_staff('books.accounts', client, null, case when whole or jsonb_array_length(accounts) > 1 then jsonb_build_object('accounts', held)
    else jsonb_build_object('account', accounts #>> '{0,code}', 'name', btrim(accounts #>> '{0,name}')) end);
  return held;
end $$;

create function public.drop_book_account(client uuid, code text) returns void
language plpgsql volatile security definer set search_path = '' as $$
declare
  was private.book_accounts;
begin
  perform private.require_client(client);
  delete from private.book_accounts x where x.user_id = client and x.code = drop_book_account.code returning x.* into was;
  if was.code is null then
    raise exception 'not-found' using errcode = 'P0001';
  end if;
  perform private.note_staff('books.account-dropped', client, jsonb_build_object('account', was.code, 'name', was.name), null);
end $$;

create function public.keep_book_model(client uuid, model jsonb) returns void
language plpgsql volatile security definer set search_path = '' as $$
begin
  perform private.require_client(client);
  insert into private.book_models (user_id, model) values (client, keep_book_model.model)
    on conflict (user_id) do update set model = excluded.model, made_at = clock_timestamp();
  perform private.note_staff('books.model', client, null, jsonb_build_object('name', left(model ->> 'name', 120)));
end $$;

-- Exports entries of a month and returns the number of the export.
-- Every entry must balance, and must belong to an accepted invoice of the month.
-- Entries that were exported before need a `reason`, and their invoices must be in `repeated`.
-- If the month of DIAN's list is closed, the export fails unless a member chose the date of the entries (`dated`).
create function public.export_books(batch uuid, client uuid, wanted_month text, wanted_format text, options jsonb, entries jsonb,
  repeated uuid[] default '{}', reason text default null, dated boolean default false) returns int
language plpgsql volatile security definer set search_path = '' as $$
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
  -- The export fails if a colleague has reopened the decision about a chosen invoice in the meantime.
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
end $$;

create function public.withdraw_book_batch(client uuid, batch uuid) returns void
language plpgsql volatile security definer set search_path = '' as $$
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
end $$;

-- Stores that the accounting program accepted an export or, if `entered` is false, that it did not.
create function public.mark_book_batch(client uuid, batch uuid, entered boolean) returns void
language plpgsql volatile security definer set search_path = '' as $$
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
end $$;

revoke execute on function private.has_keys(jsonb, text[]), private.is_book_code(jsonb), private.is_book_text(jsonb, int), private.is_book_cents(jsonb),
  private.is_book_share(jsonb), public.find_book_accounts(uuid, text, text[]), private.is_book_withholding(jsonb), private.are_book_lines(jsonb), private.is_book_treatment(jsonb), private.book_items(jsonb), private.book_key(public.invoices), private.book_invoices(uuid, text),
  private.book_decided(private.book_rules), private.book_document(public.invoices), private.require_book_month(text), private.first_open_day(uuid, text),
  public.book_month(uuid, text, int), public.book_rules(uuid, int), public.book_batches(uuid, text, int), public.book_batch(uuid, uuid, int),
  public.teach_book(uuid, uuid, boolean, jsonb, timestamptz), public.forget_book_rule(uuid, text, timestamptz), public.keep_book_model(uuid, jsonb),
  public.export_books(uuid, uuid, text, text, jsonb, jsonb, uuid[], text, boolean), public.withdraw_book_batch(uuid, uuid),
  public.mark_book_batch(uuid, uuid, boolean), public.keep_book_accounts(uuid, jsonb, boolean), public.drop_book_account(uuid, text)
  from public, anon, authenticated, service_role;
grant execute on function public.book_month(uuid, text, int), public.book_rules(uuid, int), public.book_batches(uuid, text, int),
  public.book_batch(uuid, uuid, int), public.teach_book(uuid, uuid, boolean, jsonb, timestamptz), public.forget_book_rule(uuid, text, timestamptz),
  public.keep_book_model(uuid, jsonb), public.export_books(uuid, uuid, text, text, jsonb, jsonb, uuid[], text, boolean),
  public.withdraw_book_batch(uuid, uuid), public.mark_book_batch(uuid, uuid, boolean),
  public.keep_book_accounts(uuid, jsonb, boolean), public.drop_book_account(uuid, text),
  public.find_book_accounts(uuid, text, text[]) to authenticated;
