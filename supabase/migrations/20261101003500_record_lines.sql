-- The record of a review shows the discounts and charges of a line, so that what it prints multiplies.

-- As before; each line with the units that its price is for, and its first discounts and charges.
create or replace function private.record_sheet(invoice jsonb, review jsonb) returns jsonb
language sql immutable set search_path = '' as $$
  select case when jsonb_typeof(invoice) = 'object' then jsonb_build_object(
    'currency', invoice -> 'currency', 'totals', invoice -> 'totals', 'passed', review -> 'passed',
    'count', jsonb_array_length(invoice -> 'lines'),
    'taxes', (select coalesce(jsonb_agg(jsonb_build_object('name', t -> 'name', 'code', t -> 'code', 'amount', t -> 'amount',
        'percents', jsonb_path_query_array(t, '$.shares[*].percent')) order by n), '[]')
      from jsonb_array_elements(invoice -> 'taxes') with ordinality taxes (t, n)),
    'lines', (select coalesce(jsonb_agg(jsonb_build_object('id', l -> 'id', 'description', left(l ->> 'description', 200),
        'quantity', l -> 'quantity', 'price', l -> 'price', 'amount', l -> 'amount',
        'base_quantity', coalesce(l -> 'baseQuantity', '""'),
        'allowances', (select coalesce(jsonb_agg(jsonb_build_object('charge', a -> 'charge', 'amount', a -> 'amount') order by m), '[]')
          from jsonb_array_elements(case jsonb_typeof(l -> 'allowances') when 'array' then l -> 'allowances' else '[]' end)
            with ordinality allowances (a, m) where m <= 5)) order by n), '[]')
      from jsonb_array_elements(invoice -> 'lines') with ordinality lines (l, n)
      where n <= 30 or l ->> 'id' in (
        select f -> 'figures' ->> 'line' from jsonb_array_elements(review -> 'findings') findings (f)))) end
$$;

revoke execute on function private.record_sheet(jsonb, jsonb) from public, anon, authenticated, service_role;
