-- What the automation service thinks of an invoice is the firm's to read: nothing of it stands in a row that the client reads
-- or follows live.

-- As before, without a word of it on the invoice. Keeps a proposal about the file of a client with this content: `kept`, `known`
-- when the call was here before, `gone` when there is no such invoice.
create or replace function public.keep_proposal(
  call text, client uuid, content_sha256 text, proposed text, said text
) returns text
language plpgsql security definer set search_path = '' as $$
declare
  invoice uuid := (
    select i.id from public.documents d join public.invoices i on i.document_id = d.id
    where d.user_id = client and d.sha256 = content_sha256 and i.deleted_at is null);
begin
  if exists (select from private.automation_proposals p where p.id = call) then
    return 'known';
  end if;
  if invoice is null then
    return 'gone';
  end if;
  insert into private.automation_proposals (id, invoice_id, proposal, words)
    values (call, invoice, proposed, nullif(btrim(said), '')) on conflict (id) do nothing;
  return case when found then 'kept' else 'known' end;
end $$;

-- loses data: nothing, every proposal is a row of private.automation_proposals, from which the desk reads it.
alter table public.invoices drop column if exists automation_proposal;
