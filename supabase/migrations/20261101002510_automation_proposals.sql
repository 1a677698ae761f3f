-- What the automation service proposes about an invoice. A member decides: nothing here changes a status.

alter table public.invoices
  add column if not exists automation_proposal text check (automation_proposal in ('sound', 'doubtful', 'wrong'));
comment on column public.invoices.automation_proposal is 'The last proposal of the automation service; its words are in private.automation_proposals.';

create table if not exists private.automation_proposals (
  -- The webhook-id of the call: the same one sent again is known.
  id text primary key check (length(id) between 1 and 200),
  invoice_id uuid not null references public.invoices (id) on delete cascade,
  proposal text not null check (proposal in ('sound', 'doubtful', 'wrong')),
  words text check (length(words) <= 1000),
  at timestamptz not null default clock_timestamp()
);
create index if not exists automation_proposals_of_invoice on private.automation_proposals (invoice_id, at desc);
alter table private.automation_proposals enable row level security;
revoke all on private.automation_proposals from anon, authenticated, service_role;

-- Keeps a proposal about the file of a client with this content: `kept`, `known` when the call was here before, `gone` when
-- there is no such invoice.
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
  if not found then
    return 'known';
  end if;
  update public.invoices i set automation_proposal = proposed where i.id = invoice;
  return 'kept';
end $$;

-- The last proposal about an invoice with its words: {proposal, words, at}, or null. Staff only, about clients they see.
create or replace function public.automation_opinion(invoice uuid) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
begin
  if not private.is_staff() then
    raise insufficient_privilege using message = 'staff-only';
  end if;
  if not exists (select from public.invoices i where i.id = invoice and private.sees_client(i.user_id)) then
    raise exception 'not-found' using errcode = 'P0001';
  end if;
  return (
    select jsonb_build_object('proposal', p.proposal, 'words', p.words, 'at', p.at)
    from private.automation_proposals p where p.invoice_id = invoice order by p.at desc limit 1);
end $$;

revoke execute on function public.keep_proposal(text, uuid, text, text, text), public.automation_opinion(uuid)
  from public, anon, authenticated, service_role;
grant execute on function public.keep_proposal(text, uuid, text, text, text) to service_role;
grant execute on function public.automation_opinion(uuid) to authenticated;
