-- The desk reads an invoice with what the automation service proposes about it in one go.

-- As before, with the last proposal of the automation service: {proposal, words, at}, or null.
create or replace function public.review_invoice(invoice uuid) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
  i public.invoices;
begin
  if not private.is_staff() then
    raise insufficient_privilege using message = 'staff-only';
  end if;
  select * into i from public.invoices x where x.id = invoice;
  if i.id is null or not private.sees_client(i.user_id) then
    raise exception 'not-found' using errcode = 'P0001';
  end if;
  return jsonb_build_object(
    'id', i.id, 'number', i.number, 'name', i.name, 'total', i.total, 'findings', i.findings,
    'verdict', private.verdict_of(i), 'words', i.words, 'decision', i.decision, 'created_at', i.created_at,
    'deleted_at', i.deleted_at, 'withdrawn_at', i.withdrawn_at, 'own', i.user_id = (select auth.uid()),
    'reading', private.review_of(i.id),
    'opinion', (select jsonb_build_object('proposal', p.proposal, 'words', p.words, 'at', p.at)
                from private.automation_proposals p where p.invoice_id = i.id order by p.at desc limit 1),
    'file', (select jsonb_build_object('id', d.id, 'type', d.file_type, 'size', d.file_size)
             from public.documents d where d.id = i.document_id),
    'client', (select jsonb_build_object('id', u.id, 'name', private.client_name(u.id), 'email', u.email,
        'companies', (select coalesce(jsonb_agg(c.name || ', NIT ' || c.nit || '-' || c.digit order by c.name), '[]')
                      from (select * from public.companies x where x.user_id = u.id order by x.name limit 5) c))
      from auth.users u where u.id = i.user_id),
    'replaces', (select jsonb_build_object('id', x.id, 'number', x.number) from public.invoices x where x.id = i.replaces),
    'replaced_by', (select jsonb_build_object('id', x.id, 'number', x.number) from public.invoices x where x.id = i.replaced_by),
    'decisions', (
      select coalesce(jsonb_agg(jsonb_build_object(
          'at', d.at, 'by', private.member_name(d.actor), 'verdict', d.verdict, 'words', d.words,
          'automatic', d.automatic) order by d.id desc), '[]')
      from (select * from private.invoice_decisions x where x.invoice_id = i.id order by x.id desc limit 20) d));
end $$;

drop function if exists public.automation_opinion(uuid);
revoke execute on function public.review_invoice(uuid) from public, anon, authenticated, service_role;
grant execute on function public.review_invoice(uuid) to authenticated;
