-- A PDF or a photo is read as well: the XML that it carries is reviewed like any other; of one without, only the CUFE of its
-- QR code is kept. It is no document by itself, so that the XML of the same invoice is no duplicate of it.

alter table private.invoice_reviews add column if not exists paper_code text check (length(paper_code) <= 200);
comment on column private.invoice_reviews.paper_code is 'The CUFE of the QR code of a PDF or photo without XML; empty when there is none.';

-- Whatever the file is: each is read once.
create index if not exists invoices_unread on public.invoices (created_at, id) where reviewed_at is null and queue = 'waiting';
drop index if exists public.invoices_unreviewed;

-- {at, refused, document, review, paper}; null until a file was read. `paper` is {code, of}: what its QR code says, and the
-- number of the client's electronic document with that code.
create or replace function private.review_of(invoice uuid) returns jsonb
language sql stable security definer set search_path = '' as $$
  select jsonb_build_object('at', r.at, 'refused', r.refused, 'document', r.document, 'review', r.review,
    'paper', case when r.paper_code is not null then jsonb_build_object('code', r.paper_code, 'of', (
      select o.number from public.invoices i join public.invoices o on o.user_id = i.user_id
      where i.id = r.invoice_id and r.paper_code <> '' and o.code = r.paper_code and o.deleted_at is null
      order by o.created_at limit 1)) end)
  from private.invoice_reviews r where r.invoice_id = review_of.invoice and r.at is not null
$$;

-- Keeps what a file without XML says; only once, and only while nobody has decided. Service only.
create or replace function public.store_paper(invoice uuid, said_code text) returns void
language plpgsql security definer set search_path = '' as $$
declare
  i public.invoices;
begin
  select * into i from public.invoices x where x.id = invoice for update;
  if i.id is null or i.reviewed_at is not null or i.queue is distinct from 'waiting' or i.decision <> 0 then
    return;
  end if;
  insert into private.invoice_reviews (invoice_id, at, paper_code) values (i.id, clock_timestamp(), said_code)
    on conflict (invoice_id) do update set at = excluded.at, paper_code = excluded.paper_code, leased_until = null;
  update public.invoices x set reviewed_at = clock_timestamp() where x.id = i.id;
end $$;

-- Takes invoices that were left unread, the oldest first: {id, path}. Service only.
create or replace function public.claim_reviews(idle_seconds int, lease_seconds int default 60)
returns table (id uuid, path text)
language sql volatile security definer set search_path = '' as $$
  with left_out as (
    select i.id, d.storage_path from public.invoices i join public.documents d on d.id = i.document_id
    left join private.invoice_reviews r on r.invoice_id = i.id
    where i.reviewed_at is null and i.queue = 'waiting'
      and i.created_at <= clock_timestamp() - make_interval(secs => idle_seconds)
      and (r.leased_until is null or r.leased_until < clock_timestamp())
    order by i.created_at, i.id limit 20 for update of i skip locked),
  taken as (
    insert into private.invoice_reviews (invoice_id, leased_until)
      select l.id, clock_timestamp() + make_interval(secs => lease_seconds) from left_out l
      on conflict (invoice_id) do update set leased_until = excluded.leased_until
      returning invoice_id)
  select l.id, l.storage_path from left_out l join taken t on t.invoice_id = l.id
$$;

revoke execute on function private.review_of(uuid), public.store_paper(uuid, text), public.claim_reviews(int, int)
  from public, anon, authenticated;
grant execute on function public.store_paper(uuid, text), public.claim_reviews(int, int) to service_role;
