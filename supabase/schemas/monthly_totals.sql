-- Sums of a client's purchases and sales by month.

-- Returns the client's documents issued from day `first` to the day before `after`, each document once.
-- `fate` is `counts` if the totals include the document, otherwise the reason why they do not.
-- Only this function decides which documents the monthly totals include.
-- * An invoice or note belongs to the month in which it was issued, not uploaded.
-- * The totals include accepted invoices and invoices in review, but no rejected, withdrawn, deleted or replaced ones.
-- * Credit and debit notes about a rejected or withdrawn invoice are left out.
-- * Credit notes are subtracted (`sign` is -1), debit notes are added.
-- * A document in several files counts once; its files share the CUFE or CUDE, or the kind, supplier and number.
-- * Of several files of a document, one known as purchase or sale is preferred, then an accepted one, then the oldest.
-- * Amounts in other currencies than pesos are left out (`currency`) and never converted.
-- * Invoices of which the client is neither buyer nor seller are left out (`others`).
-- * Documents without a readable day, currency or amount are left out (`illegible`).
-- * Documents of a client without companies are left out (`unknown`), because each may be a purchase or a sale.
-- * A file whose amounts were not read is `unread`, unless the client also sent the electronic document.
-- * If the parameter `unread` is false, files without a day of issue are left out.
-- The function is plpgsql, which keeps the query's plan, because planning the query takes longer than running it.
create function private.judged_invoices(client uuid, first date, after date, unread boolean)
returns table (direction text, status text, issued_on date, currency text, total numeric, iva numeric, withheld numeric, sign int, fate text)
language plpgsql stable security definer set search_path = '' set plan_cache_mode = force_generic_plan set enable_seqscan = off set jit = off as $$
begin
  return query with files as (
    select i.* from public.invoices i
    where i.user_id = client and i.deleted_at is null and i.issued_on >= first and i.issued_on < after
    union all
    select i.* from public.invoices i
    where unread and i.user_id = client and i.deleted_at is null and i.issued_on is null
      and i.created_at >= first::timestamp at time zone 'America/Bogota'),
  kept as (
    select f.id, f.kind collate "C" as kind, f.code, f.direction, f.status, f.created_at, f.issued_on, f.currency, f.total, f.iva,
           f.withheld, coalesce(f.direction, '') in ('purchase', 'sale') as sided,
           coalesce(f.supplier_nit || ' ' || f.document_number, f.code, f.id::text) collate "C" as number,
           coalesce(f.code, f.id::text) collate "C" as code_or_id
    from files f
    where f.withdrawn_at is null and f.replaced_by is null and f.status <> 'rejected'
      and (f.affects is null or (
        select a.status <> 'rejected' and a.withdrawn_at is null from public.invoices a where a.id = f.affects))),
  numbered as (
    select distinct on (k.number, k.kind) k.* from kept k where k.kind in ('invoice', 'credit-note', 'debit-note')
    order by k.number, k.kind, k.sided desc, k.status = 'accepted' desc, k.created_at, k.id),
  single as (
    select distinct on (n.code_or_id) n.* from numbered n
    order by n.code_or_id, n.sided desc, n.status = 'accepted' desc, n.created_at, n.id)
  select s.direction, s.status, s.issued_on, s.currency, s.total, s.iva, s.withheld,
    case s.kind when 'credit-note' then -1 else 1 end, case
    when s.direction = 'foreign' then 'others'
    when not s.sided then 'unknown'
    when s.issued_on is null or s.currency is null then 'illegible'
    when s.currency <> 'COP' then 'currency'
    when s.total is null or s.iva is null or s.withheld is null then 'illegible'
    else 'counts' end
  from single s
  union all
  select k.direction, k.status, k.issued_on, k.currency, k.total, k.iva, k.withheld, 0, 'unread'
  from kept k
  where k.kind is null and not exists (
    select from private.invoice_reviews r join public.invoices o on o.user_id = client and o.code = r.scan_code
    where r.invoice_id = k.id and r.scan_code <> '' and o.deleted_at is null);
end $$;

-- Returns a client's totals of the last `past` months, oldest first, in pesos with two decimals as text.
-- In the result, `reviewing` is the number of included invoices that the firm has not decided yet.
-- In the result, `left` says how many documents the sums leave out for each reason.
create function private.monthly_totals(client uuid, past int default 12, unread boolean default true) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
  this date := date_trunc('month', now() at time zone 'America/Bogota');
  first date := this - (past - 1) * interval '1 month';
begin
  return (with judged as (
    select * from private.judged_invoices(client, first, (this + interval '1 month')::date, unread)),
  summed as (
    select date_trunc('month', j.issued_on)::date as month, j.direction, sum(j.sign * j.total) as total,
           sum(j.sign * j.iva) as iva, sum(j.sign * j.withheld) as withheld, count(*) as count
    from judged j where j.fate = 'counts' group by grouping sets ((1, 2), (2))),
  sides as (
    select m.month, d.direction, jsonb_build_object('total', coalesce(s.total, 0.00)::text, 'iva', coalesce(s.iva, 0.00)::text,
      'withheld', coalesce(s.withheld, 0.00)::text, 'count', coalesce(s.count, 0)) as side
    from (select generate_series(first, this, interval '1 month')::date as month union all select null) m
    cross join (values ('purchase'), ('sale')) d (direction)
    left join summed s on s.month is not distinct from m.month and s.direction = d.direction),
  paired as (
    select month, jsonb_build_object('purchases', (jsonb_agg(side) filter (where direction = 'purchase')) -> 0,
                                     'sales', (jsonb_agg(side) filter (where direction = 'sale')) -> 0) as pair
    from sides group by month)
  select jsonb_build_object(
    'months', (select jsonb_agg(jsonb_build_object('month', to_char(p.month, 'YYYY-MM')) || p.pair order by p.month)
               from paired p where p.month is not null),
    'sum', (select p.pair from paired p where p.month is null),
    'reviewing', count(*) filter (where j.fate = 'counts' and j.status = 'reviewing'),
    'left', jsonb_build_object(
      'unread', count(*) filter (where j.fate = 'unread'),
      'currencies', (
        select coalesce(jsonb_agg(jsonb_build_object('currency', c.currency, 'count', c.count) order by c.count desc, c.currency), '[]')
        from (select o.currency, count(*) as count from judged o where o.fate = 'currency' group by 1) c),
      'others', count(*) filter (where j.fate = 'others'),
      'unknown', count(*) filter (where j.fate = 'unknown'),
      'illegible', count(*) filter (where j.fate = 'illegible')))
  from judged j);
end $$;

create function public.my_monthly_totals() returns jsonb
language plpgsql stable security definer set search_path = '' as $$
begin
  return private.monthly_totals(private.require_account('accountant'));
end $$;

create function public.client_monthly_totals(client uuid) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
begin
  perform private.require_client(client);
  return private.monthly_totals(client);
end $$;

revoke execute on function private.judged_invoices(uuid, date, date, boolean), private.monthly_totals(uuid, int, boolean), public.my_monthly_totals(), public.client_monthly_totals(uuid)
  from public, anon, authenticated, service_role;
grant execute on function public.my_monthly_totals(), public.client_monthly_totals(uuid) to authenticated;
