-- A client sometimes sends an invoice that belongs to another client.
-- A member of the firm can move a wrongly sent invoice: its file is copied as an upload of its rightful client.
-- The original of a moved invoice is rejected with a note about the move for the client who sent it.

-- Returns up to five of the caller's clients that have a company which is the invoice's buyer or seller.
-- Returns no clients if the invoice belongs to the client who sent it, as its buyer or its seller.
create function private.rightful_clients(i public.invoices) returns table (id uuid, name text)
language sql stable security definer set search_path = '' as $$
  select c.user_id, private.client_name(c.user_id) from public.companies c
  where i.direction = 'foreign' and i.document_id is not null
    and c.nit in (i.customer_nit, i.supplier_nit) and c.user_id <> i.user_id and private.sees_client(c.user_id)
    and exists (select from private.client_cards k where k.client = c.user_id)
    and not exists (select from private.staff m where m.user_id = c.user_id)
  group by c.user_id order by 2, 1 limit 5
$$;

-- Returns the copy of a moved invoice; null if the invoice was not moved or the caller may not see the copy.
create function private.moved_to(i public.invoices) returns jsonb
language sql stable security definer set search_path = '' as $$
  select jsonb_build_object('id', t.id, 'client', private.client_name(t.user_id))
  from private.rightful_clients(i) r join public.uploads u on u.user_id = r.id and u.key = i.id
    join public.invoices t on t.document_id = u.document_id
  where i.moved_at is not null and t.user_id = r.id and t.deleted_at is null limit 1
$$;

-- Begins to move an invoice to another client, and returns the upload to which the server copies the file.
-- `seen` is the number of decisions that the member saw; more decisions raise an error.
create function public.begin_invoice_move(invoice uuid, client uuid, seen int) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  i public.invoices;
  d public.documents;
  u public.uploads;
  new_id uuid := gen_random_uuid();
begin
  perform private.require_staff();
  select * into i from public.invoices x where x.id = invoice for update;
  if i.id is null or not private.sees_client(i.user_id) then
    raise exception 'not-found' using errcode = 'P0001';
  end if;
  if i.user_id = (select auth.uid()) or client = (select auth.uid()) then
    raise insufficient_privilege using message = 'not-oneself';
  end if;
  if not exists (select from private.rightful_clients(i) r where r.id = client) then
    raise exception 'not-found' using errcode = 'P0001';
  end if;
  if i.decision is distinct from seen then
    raise exception 'invoice-decided' using errcode = 'P0001';
  end if;
  if i.queue is distinct from 'waiting' or i.withdrawn_at is not null then
    raise exception 'invoice-gone' using errcode = 'P0001';
  end if;
  select * into strict d from public.documents x where x.id = i.document_id;
  perform pg_advisory_xact_lock(hashtextextended('uploads:' || client::text, 0));
  select * into u from public.uploads x where x.user_id = client and x.key = i.id;
  if u.status in ('rejected', 'expired') then
    delete from public.uploads x where x.id = u.id;
    u := null;
  end if;
  if u.id is null then
    insert into public.upload_batches (id, user_id) values (new_id, client);
    insert into public.uploads (id, user_id, batch_id, key, name, path, declared_type, declared_size)
      values (new_id, client, new_id, i.id, d.name, client::text || '/' || new_id::text || '.' || private.extension_of(d.file_type),
              d.file_type, d.file_size)
      returning * into u;
  end if;
  return jsonb_build_object('upload', u.id, 'from', d.storage_path, 'to', u.path, 'type', d.file_type);
end $$;

-- Ends the move of an invoice by rejecting the original with a `note` for the client who sent it.
-- Returns the number of the invoice's copy in the account of `client`.
create function public.finish_invoice_move(invoice uuid, client uuid, seen int, note text) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  i public.invoices;
  moved public.invoices;
begin
  perform private.require_staff();
  perform private.require_client(client);
  select t.* into moved from public.uploads u join public.invoices t on t.document_id = u.document_id
    where u.user_id = client and u.key = invoice and u.status in ('done', 'duplicate') and t.user_id = client;
  if moved.id is null then
    raise exception 'not-found' using errcode = 'P0001';
  end if;
  perform public.decide_invoice(invoice, 'rejected', seen, note);
  update public.invoices x set moved_at = clock_timestamp() where x.id = invoice and x.moved_at is null returning * into i;
  if i.id is not null then
    -- The copied file is marked as uploaded by the firm, because the client who receives the copy did not upload it.
    update public.documents d set uploaded_by = 'firm' from public.uploads u
      where u.user_id = finish_invoice_move.client and u.key = finish_invoice_move.invoice and u.status = 'done' and d.id = u.document_id;
    perform private.note_staff('invoice.moved', i.user_id, jsonb_build_object('invoice', i.id, 'number', i.number), null);
    perform private.note_staff('invoice.moved-here', client, null, jsonb_build_object('invoice', moved.id, 'number', moved.number));
  end if;
  return jsonb_build_object('number', moved.number);
end $$;

revoke execute on function private.rightful_clients(public.invoices), private.moved_to(public.invoices), public.begin_invoice_move(uuid, uuid, int),
  public.finish_invoice_move(uuid, uuid, int, text) from public, anon, authenticated, service_role;
grant execute on function public.begin_invoice_move(uuid, uuid, int), public.finish_invoice_move(uuid, uuid, int, text) to authenticated;
