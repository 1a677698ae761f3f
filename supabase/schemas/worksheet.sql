-- A worksheet sums up the VAT and withholding tax of a period from the client's accepted invoices.

-- Returns a written amount as a number: an empty text is zero, and a text that is no plain number is null.
create function private.written_amount(written text) returns numeric
language sql immutable parallel safe set search_path = '' as $$
  select case when written = '' then 0
    when written ~ '^-?([0-9]{1,18}(\.[0-9]{0,20})?|\.[0-9]{1,20})$' then rtrim(written, '.')::numeric end
$$;

-- Returns the taxes of a document as a small copy, because reading whole documents thousands of times takes too long.
-- Each of the `lines` has one tax and percentage; `rate` is the document's exchange rate to pesos.
-- The part of a tax's amount that no percentage explains becomes a line without a percentage.
create function private.tax_sheet(document jsonb) returns jsonb
language sql immutable parallel safe set search_path = '' as $$
  select case when jsonb_typeof(document -> 'invoice') = 'object' then jsonb_build_object(
    'type', document #>> '{invoice,typeCode}',
    'rate', case when document #>> '{invoice,exchange,from}' = document #>> '{invoice,currency}' and document #>> '{invoice,exchange,to}' = 'COP'
      then nullif(greatest(private.written_amount(document #>> '{invoice,exchange,rate}'), 0), 0) end,
    'base', private.written_amount(document #>> '{invoice,totals,lines}') - private.written_amount(document #>> '{invoice,totals,allowances}')
      + private.written_amount(document #>> '{invoice,totals,charges}'),
    'lines', (
      with written as (
        select t.tax ->> 'code' as code, k.withheld, t.place, private.written_amount(t.tax ->> 'amount') as whole, s.share
        from (values ('taxes', false), ('withholdings', true)) k (list, withheld),
          jsonb_array_elements(case when jsonb_typeof(document #> array['invoice', k.list]) = 'array' then document #> array['invoice', k.list] else '[]' end)
            with ordinality t (tax, place)
          left join lateral jsonb_array_elements(case when jsonb_typeof(t.tax -> 'shares') = 'array' then t.tax -> 'shares' else '[]' end) s (share) on true),
      shares as (
        select w.code, w.withheld, w.place, w.whole, trim_scale(private.written_amount(nullif(w.share ->> 'percent', ''))) as percent,
               private.written_amount(w.share ->> 'base') as base, private.written_amount(w.share ->> 'amount') as amount
        from written w),
      lines as (
        select s.code, s.withheld, s.percent, s.base, s.amount from shares s where s.amount is not null and (s.base <> 0 or s.amount <> 0)
        union all
        select s.code, s.withheld, null, 0, min(s.whole) - coalesce(sum(s.amount), 0) from shares s
          group by s.code, s.withheld, s.place having min(s.whole) <> coalesce(sum(s.amount), 0))
      select coalesce(jsonb_agg(to_jsonb(l)), '[]') from lines l where l.code ~ '^[0-9A-Z]{1,3}$')) end
$$;

alter table private.invoice_reviews add column sheet jsonb generated always as (private.tax_sheet(document)) stored;
comment on column private.invoice_reviews.sheet is 'The figures of the document that the worksheet of its period needs.';

-- Returns the entries of a client's worksheet in pesos: a base and an amount for each figure and invoice.
-- A figure is named by side (purchase, sale, support), tax code (w for withholdings) and percent: `sale/w06/2.5`.
-- An invoice that the sums leave out gets the figure `left/` followed by the reason, such as `left/no-rate`.
-- An accepted invoice counts on its day of issue, unless it was withdrawn, deleted or replaced.
-- A credit or debit note does not count if its invoice was rejected or withdrawn.
-- Credit notes are subtracted, and a document in several files counts once.
-- Amounts in other currencies are converted with the document's exchange rate.
-- A file without a readable day of issue is listed on the day of its upload.
create function private.worksheet_entries(client uuid, from_day date, until_day date)
returns table (invoice uuid, figure text, base numeric, amount numeric)
language sql stable security definer set search_path = '' set enable_seqscan = off set jit = off as $$
  with files as (
    select i.* from public.invoices i
    where i.user_id = client and i.deleted_at is null and i.issued_on between from_day and until_day
    union all
    select i.* from public.invoices i
    where i.user_id = client and i.deleted_at is null and i.issued_on is null
      and i.created_at >= from_day::timestamp at time zone 'America/Bogota'
      and i.created_at < (until_day + 1)::timestamp at time zone 'America/Bogota'),
  kept as (
    select f.id, f.kind collate "C" as kind, f.direction, f.created_at, f.issued_on, f.currency, r.sheet, r.scan_code,
           coalesce(f.supplier_nit || ' ' || f.document_number, f.code, f.id::text) collate "C" as number,
           coalesce(f.code, f.id::text) collate "C" as code_or_id
    from files f left join private.invoice_reviews r on r.invoice_id = f.id
    where f.status = 'accepted' and f.withdrawn_at is null and f.replaced_by is null and (f.affects is null or (
      select a.status <> 'rejected' and a.withdrawn_at is null from public.invoices a where a.id = f.affects))),
  placed as (
    select k.*, row_number() over (partition by k.number, k.kind order by k.direction is null, k.created_at, k.id) as of_number,
           row_number() over (partition by k.code_or_id order by k.direction is null, k.created_at, k.id) as of_code
    from kept k),
  judged as (
    select p.*, case when p.kind = 'credit-note' then -1 else 1 end * case when p.currency = 'COP' then 1 else (p.sheet ->> 'rate')::numeric end as factor,
      case
        when p.kind is null and exists (select from public.invoices o where o.user_id = client and o.code = p.scan_code and o.deleted_at is null
          and p.scan_code <> '') then 'double'
        when p.kind is null then 'unread'
        when p.kind not in ('invoice', 'credit-note', 'debit-note') then 'other'
        when p.of_number > 1 or p.of_code > 1 then 'double'
        when p.issued_on is null or p.currency is null or p.sheet is null or p.sheet ->> 'base' is null then 'unread'
        when coalesce(p.direction, '') not in ('purchase', 'sale') then 'others'
        when p.currency <> 'COP' and p.sheet ->> 'rate' is null then 'no-rate'
      end as reason,
      case when p.sheet ->> 'type' in ('05', '95') then 'support' else p.direction end as side
    from placed p),
  lines as (
    -- The fields are read one by one, because jsonb_to_recordset takes ten times as long for each document.
    select j.id, j.side, j.factor, l.line ->> 'code' as code, (l.line -> 'withheld')::boolean as withheld, (l.line ->> 'percent')::numeric as percent,
           (l.line ->> 'base')::numeric as base, (l.line -> 'amount')::numeric as amount
    from judged j, jsonb_array_elements(j.sheet -> 'lines') l (line) where j.reason is null),
  -- `untaxed` has each document's base (`whole`), its part with IVA or INC (`taxed`), and whether a tax was withheld.
  untaxed as (
    select j.id, min(j.side) as side, min(j.factor) as factor, min((j.sheet -> 'base')::numeric) as whole, coalesce(sum(l.base) filter (where not l.withheld and l.code in ('01', '04')
        and l.percent > 0), 0) as taxed, coalesce(bool_or(l.withheld), false) as withheld
    from judged j left join lines l on l.id = j.id where j.reason is null group by j.id)
  select l.id, concat_ws('/', l.side, case when l.withheld then 'w' else '' end || l.code, coalesce(l.percent::text, 'amount')),
         round(sum(coalesce(l.base, 0) * l.factor), 2), round(sum(l.amount * l.factor), 2)
  from lines l where l.withheld or l.code <> '01' or l.percent is distinct from 0 group by l.id, l.side, l.withheld, l.code, l.percent
  union all
  select u.id, u.side || '/01/none', round((u.whole - u.taxed) * u.factor, 2), 0.00 from untaxed u where u.whole - u.taxed >= 1
  union all
  select u.id, u.side || '/w/none', round(u.whole * u.factor, 2), 0.00 from untaxed u where not u.withheld
  union all
  select j.id, 'left/' || j.reason, 0.00, 0.00 from judged j where j.reason is not null
$$;

-- Returns a client's worksheet with amounts as text; `cycle` says how often the client declares VAT.
create function public.tax_worksheet(client uuid, from_day date, until_day date) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
begin
  perform private.require_client(client);
  if from_day is null or until_day is null or until_day < from_day or until_day > from_day + 130 then
    raise exception 'invalid-input' using errcode = 'P0001';
  end if;
  return jsonb_build_object(
    'title', private.client_title(client),
    'cycle', (select p.vat_cycle from private.tax_profiles p where p.account = client and p.valid_from <= until_day
      order by p.valid_from desc limit 1),
    'figures', (select coalesce(jsonb_agg(jsonb_build_object('figure', f.figure, 'base', f.base::text, 'amount', f.amount::text,
        'documents', f.documents) order by f.figure), '[]') from (
      select e.figure, sum(e.base) as base, sum(e.amount) as amount, count(distinct e.invoice) as documents
      from private.worksheet_entries(client, from_day, until_day) e group by e.figure) f));
end $$;

-- Returns the documents of one figure of the worksheet (all if `wanted_figure` is null), sorted by figure and day.
-- The page leaves out the first `passed` documents, and `more` says whether others follow.
create function public.tax_worksheet_documents(client uuid, from_day date, until_day date, wanted_figure text default null,
  page_size int default 200, passed int default 0) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
  size int := least(greatest(page_size, 1), 5000);
  found jsonb;
begin
  perform private.require_client(client);
  if from_day is null or until_day is null or until_day < from_day or until_day > from_day + 130 then
    raise exception 'invalid-input' using errcode = 'P0001';
  end if;
  select coalesce(jsonb_agg(to_jsonb(r) order by r.figure, r.issued_on, r.created_at, r.id), '[]') into found from (
    select e.figure, i.id, i.number, i.kind, i.issued_on, i.created_at, i.currency,
           case when i.direction = 'sale' then i.customer else i.supplier end as party,
           case when i.direction = 'sale' then i.customer_nit else i.supplier_nit end as nit,
           coalesce(i.document_number, i.name) as document,
           case when i.currency <> 'COP' then v.sheet ->> 'rate' end as rate, e.base::text as base, e.amount::text as amount
    from private.worksheet_entries(client, from_day, until_day) e
    join public.invoices i on i.id = e.invoice left join private.invoice_reviews v on v.invoice_id = i.id
    where wanted_figure is null or e.figure = wanted_figure
    order by e.figure, i.issued_on, i.created_at, i.id limit size + 1 offset greatest(passed, 0)) r;
  return jsonb_build_object('more', jsonb_array_length(found) > size,
    'rows', (select coalesce(jsonb_agg(x.row order by x.place), '[]') from jsonb_array_elements(found) with ordinality x (row, place) where x.place <= size));
end $$;

revoke execute on function private.written_amount(text), private.tax_sheet(jsonb), private.worksheet_entries(uuid, date, date),
  public.tax_worksheet(uuid, date, date), public.tax_worksheet_documents(uuid, date, date, text, int, int)
  from public, anon, authenticated, service_role;
grant execute on function public.tax_worksheet(uuid, date, date), public.tax_worksheet_documents(uuid, date, date, text, int, int) to authenticated;
