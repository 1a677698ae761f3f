-- As before, with the supplier that is asked for: a bare `supplier` is the column of that name, which is no NIT, so that no
-- invoice was ever known by its supplier and number.
create or replace function private.earlier_invoices(i public.invoices, codes text[], supplier text, numbers text[])
returns setof public.invoices
language sql stable security definer set search_path = '' as $$
  select x.* from public.invoices x
  where x.id in (
      select c.id from public.invoices c where c.user_id = i.user_id and c.code is not null and c.code = any (codes)
      union
      select n.id from public.invoices n where n.user_id = i.user_id and n.supplier_nit = earlier_invoices.supplier
        and n.document_number is not null and n.document_number = any (numbers))
    and x.id <> i.id and x.id is distinct from i.replaces
    and x.deleted_at is null and x.withdrawn_at is null and x.replaced_by is null
  order by x.created_at, x.id limit 20
$$;
revoke execute on function private.earlier_invoices(public.invoices, text[], text, text[])
  from public, anon, authenticated, service_role;
