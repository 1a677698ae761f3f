-- The record of a review shows the amounts that were compared.

-- The amounts of a document as it was read: {currency, count, lines, taxes, totals, passed}; null without one. Of its lines
-- the first 30, and those that a finding names.
create or replace function private.record_sheet(invoice jsonb, review jsonb) returns jsonb
language sql immutable set search_path = '' as $$
  select case when jsonb_typeof(invoice) = 'object' then jsonb_build_object(
    'currency', invoice -> 'currency', 'totals', invoice -> 'totals', 'passed', review -> 'passed',
    'count', jsonb_array_length(invoice -> 'lines'),
    'taxes', (select coalesce(jsonb_agg(jsonb_build_object('name', t -> 'name', 'code', t -> 'code', 'amount', t -> 'amount',
        'percents', jsonb_path_query_array(t, '$.shares[*].percent')) order by n), '[]')
      from jsonb_array_elements(invoice -> 'taxes') with ordinality taxes (t, n)),
    'lines', (select coalesce(jsonb_agg(jsonb_build_object('id', l -> 'id', 'description', left(l ->> 'description', 200),
        'quantity', l -> 'quantity', 'price', l -> 'price', 'amount', l -> 'amount') order by n), '[]')
      from jsonb_array_elements(invoice -> 'lines') with ordinality lines (l, n)
      where n <= 30 or l ->> 'id' in (
        select f -> 'figures' ->> 'line' from jsonb_array_elements(review -> 'findings') findings (f)))) end
$$;

-- What is known of an invoice and its decisions now; as before, with its amounts.
create or replace function private.record_content(i public.invoices) returns jsonb
language sql stable security definer set search_path = '' as $$
  select jsonb_build_object(
    'invoice', i.number, 'name', i.name, 'verdict', i.status, 'words', i.words,
    'client', jsonb_build_object('name', private.client_name(i.user_id), 'companies', (
      select coalesce(jsonb_agg(jsonb_build_object('name', c.name, 'nit', c.nit, 'digit', c.digit) order by c.name), '[]')
      from public.companies c where c.user_id = i.user_id)),
    'document', jsonb_build_object('supplier', i.supplier, 'supplier_nit', i.supplier_nit,
      'document_number', i.document_number, 'issued_on', i.issued_on, 'total', i.total, 'code', i.code,
      'proposal', i.proposal, 'rules_version', i.rules_version, 'reviewed_at', i.reviewed_at),
    'findings', coalesce((select r.review -> 'findings' from private.invoice_reviews r where r.invoice_id = i.id), i.findings),
    'sheet', (select private.record_sheet(r.document -> 'invoice', r.review) from private.invoice_reviews r where r.invoice_id = i.id),
    'file', (select jsonb_build_object('sha256', d.sha256, 'size', d.file_size, 'type', d.file_type, 'received_at', d.created_at)
             from public.documents d where d.id = i.document_id),
    'decisions', (
      select coalesce(jsonb_agg(jsonb_build_object(
        'at', d.at, 'by', private.member_name(d.actor), 'verdict', d.verdict, 'words', d.words) order by d.id), '[]')
      from (select * from private.invoice_decisions x where x.invoice_id = i.id order by x.id desc limit 12) d))
$$;

revoke execute on function private.record_sheet(jsonb, jsonb), private.record_content(public.invoices)
  from public, anon, authenticated, service_role;
