-- A record is a signed PDF with the findings and the decision about an invoice; anybody can check the PDF by its code.
-- A record's content is stored at the decision; its PDF is signed when somebody requests the record for the first time.

insert into storage.buckets (id, name, public, file_size_limit, allowed_mime_types)
  values ('registros', 'registros', false, 5242880, array['application/pdf']);

create table private.review_record_counters (
  year int primary key,
  last int not null
);
alter table private.review_record_counters enable row level security;
revoke all on private.review_record_counters from anon, authenticated, service_role;

create table private.review_records (
  id uuid primary key default gen_random_uuid(),
  invoice_id uuid not null references public.invoices (id) on delete cascade,
  decision int not null,
  number text not null unique check (number ~ '^RR-[0-9]{4}-[0-9]{4,}$'),
  code text not null unique check (code ~ '^[0-9A-F]{4}(-[0-9A-F]{4}){3}$'),
  content jsonb not null,
  issued_at timestamptz not null default clock_timestamp(),
  path text unique,
  sha256 text check (sha256 ~ '^[0-9a-f]{64}$'),
  at_decision boolean not null default false,
  asked_at timestamptz,
  signed_at timestamptz,
  stamped_at timestamptz,
  certificate_until timestamptz,
  check ((path is null) = (sha256 is null)),
  unique (invoice_id, decision)
);
alter table private.review_records enable row level security;
revoke all on private.review_records from anon, authenticated, service_role;
comment on table private.review_records is
  'One per decision about an invoice. content, number and code never change. path and sha256 belong to the signed file.';
comment on column private.review_records.at_decision is 'True if content was saved at the decision, false if when the record was first requested.';
comment on column private.review_records.signed_at is 'When its file was signed.';
comment on column private.review_records.stamped_at is 'The time in the authority''s time stamp (RFC 3161); empty if there is none.';
comment on column private.review_records.certificate_until is 'Until when the certificate of the signature was valid.';

-- Returns 16 hexadecimal digits of a random uuid, without the digits that hold the uuid's version and variant.
create function private.new_record_code() returns text
language sql volatile set search_path = '' as $$
  select upper(regexp_replace(left(hex, 12) || right(hex, 4), '^(.{4})(.{4})(.{4})(.{4})$', '\1-\2-\3-\4'))
  from (select replace(gen_random_uuid()::text, '-', '') as hex) random
$$;

create function private.new_record_number() returns text
language sql volatile security definer set search_path = '' as $$
  insert into private.review_record_counters as c (year, last)
    values (extract(year from now() at time zone 'America/Bogota')::int, 1)
    on conflict (year) do update set last = c.last + 1
    returning 'RR-' || year || '-' || lpad(last::text, greatest(4, length(last::text)), '0')
$$;

-- Returns the figures of an invoice for its record, or null for a document without an invoice.
-- A record shows the first 30 lines of the invoice and the lines that a finding names.
-- Each line has its base quantity and its first five discounts and charges, so that the printed figures add up.
create function private.record_sheet(invoice jsonb, review jsonb) returns jsonb
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

-- Returns what a record contains: the invoice, its findings, last twelve decisions, and the check of its signature.
-- The record names the certificate's authority and fingerprint, but not the holder, because the holder can be a person.
create function private.record_content(i public.invoices) returns jsonb
language sql stable security definer set search_path = '' as $$
  select jsonb_build_object(
    'invoice', i.number, 'name', i.name, 'verdict', i.status, 'note', i.note,
    'client', jsonb_build_object('name', private.client_name(i.user_id), 'companies', (
      select coalesce(jsonb_agg(jsonb_build_object('name', c.name, 'nit', c.nit, 'digit', c.digit) order by c.name), '[]')
      from public.companies c where c.user_id = i.user_id)),
    'document', jsonb_build_object('supplier', i.supplier, 'supplier_nit', i.supplier_nit,
      'document_number', i.document_number, 'issued_on', i.issued_on, 'total', i.total, 'code', i.code,
      'proposal', i.proposal, 'rules_version', i.rules_version, 'reviewed_at', i.reviewed_at),
    'findings', coalesce((select r.review -> 'findings' from private.invoice_reviews r where r.invoice_id = i.id), i.findings),
    'sheet', (select private.record_sheet(r.document -> 'invoice', r.review) from private.invoice_reviews r where r.invoice_id = i.id),
    'authenticity', (
      select jsonb_build_object('issuer', r.review #>> '{authenticity,issuer}', 'answer', r.review #>> '{authenticity,answer}',
        'signed_by', r.review #>> '{authenticity,signedBy}', 'state', s ->> 'state', 'layout', s ->> 'layout', 'anchor', s #>> '{trust,anchor}',
        'fingerprint', s #>> '{signer,fingerprint}', 'signed_at', s -> 'signedAt',
        'anchors', r.document #>> '{signatures,anchors}')
      from private.invoice_reviews r cross join lateral (select r.document #> '{signatures,invoice}' as s) x
      where r.invoice_id = i.id and jsonb_typeof(r.review -> 'authenticity') = 'object'),
    'file', (select jsonb_build_object('sha256', d.sha256, 'size', d.file_size, 'type', d.file_type, 'received_at', d.created_at)
             from public.documents d where d.id = i.document_id),
    'decisions', (
      select coalesce(jsonb_agg(jsonb_build_object(
        'at', d.at, 'by', private.member_name(d.actor), 'automatic', d.automatic, 'verdict', d.verdict, 'note', d.note)
        order by d.id), '[]')
      from (select * from private.invoice_decisions x where x.invoice_id = i.id order by x.id desc limit 12) d))
$$;

-- Returns the record of an invoice's current decision, and creates the record if there is none.
create function private.take_record(i public.invoices, at_decision boolean) returns private.review_records
language plpgsql volatile security definer set search_path = '' as $$
declare made private.review_records;
begin
  select * into made from private.review_records r where r.invoice_id = i.id and r.decision = i.decision;
  if made.id is null then
    insert into private.review_records (invoice_id, decision, number, code, content, at_decision)
      values (i.id, i.decision, private.new_record_number(), private.new_record_code(), private.record_content(i), take_record.at_decision)
      returning * into made;
  end if;
  return made;
end $$;

create function private.record_decision() returns trigger
language plpgsql volatile security definer set search_path = '' as $$
begin
  perform private.take_record(i, true) from public.invoices i where i.id = new.invoice_id;
  return null;
end $$;
create trigger record_decision after insert on private.invoice_decisions
  for each row when (new.verdict in ('accepted', 'rejected')) execute function private.record_decision();

create function private.keep_record() returns trigger
language plpgsql set search_path = '' as $$
begin
  raise exception 'a record of a review never changes' using errcode = '55000';
end $$;
create trigger keep_record before update on private.review_records
  for each row when (
    (old.invoice_id, old.decision, old.number, old.code, old.content, old.issued_at, old.at_decision)
      is distinct from (new.invoice_id, new.decision, new.number, new.code, new.content, new.issued_at, new.at_decision)
    or old.path is not null and (old.path, old.sha256, old.signed_at, old.stamped_at, old.certificate_until)
      is distinct from (new.path, new.sha256, new.signed_at, new.stamped_at, new.certificate_until))
  execute function private.keep_record();

-- Returns what happened to an invoice after a decision: its withdrawal, reopening, newer decision or replacement.
create function private.record_standing(i public.invoices, decision int) returns jsonb
language sql stable security definer set search_path = '' as $$
  select jsonb_build_object(
    'withdrawn_at', i.withdrawn_at,
    'reopened_at', case when i.decision <> record_standing.decision and i.status = 'reviewing' then (
      select d.at from private.invoice_decisions d where d.invoice_id = i.id order by d.id desc limit 1) end,
    'newer', case when i.decision <> record_standing.decision then (
      select r.code from private.review_records r where r.invoice_id = i.id and r.decision = i.decision) end,
    'replaced_by', (
      select jsonb_build_object('number', x.number, 'code', (
        select r.code from private.review_records r where r.invoice_id = x.id and r.decision = x.decision))
      from public.invoices x where x.id = i.replaced_by))
$$;

revoke execute on function private.new_record_code(), private.new_record_number(), private.record_sheet(jsonb, jsonb),
  private.record_content(public.invoices), private.take_record(public.invoices, boolean), private.record_decision(),
  private.keep_record(), private.record_standing(public.invoices, int) from public, anon, authenticated, service_role;

-- Returns the record of an invoice; the path of its PDF is null until the PDF is signed.
-- Fails with `record-settling` for 30 seconds after a withdrawal, because the withdrawal can still be undone.
create function public.begin_review_record(invoice uuid) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  me uuid := private.require_account('reader');
  i public.invoices;
  made private.review_records;
begin
  -- The second of two simultaneous calls waits here for the first call, so that both return the same record.
  select * into i from public.invoices x where x.id = invoice for update;
  if i.id is null or i.user_id <> me and not private.sees_client(i.user_id) then
    raise exception 'not-found' using errcode = 'P0001';
  end if;
  if i.status = 'reviewing' then
    raise exception 'record-undecided' using errcode = 'P0001';
  end if;
  made := private.take_record(i, false);
  if made.path is null and i.withdrawn_at > clock_timestamp() - interval '30 seconds' then
    raise exception 'record-settling' using errcode = 'P0001';
  end if;
  if made.asked_at is null then
    update private.review_records r set asked_at = clock_timestamp() where r.id = made.id;
    if private.is_staff() then
      perform private.note_staff('record.issued', i.user_id, null, jsonb_build_object('number', made.number));
    end if;
  end if;
  return jsonb_build_object('id', made.id, 'number', made.number, 'code', made.code, 'issued_at', made.issued_at,
    'at_decision', made.at_decision, 'content', made.content, 'standing', private.record_standing(i, made.decision),
    'path', made.path);
end $$;

-- Stores the signed file of a record, unless another call has stored one, and returns the path of the stored file.
create function public.seal_review_record(record uuid, signed jsonb) returns text
language plpgsql volatile security definer set search_path = '' as $$
begin
  update private.review_records r
    set path = signed ->> 'path', sha256 = signed ->> 'sha256', signed_at = (signed ->> 'at')::timestamptz,
        stamped_at = (signed ->> 'stamped_at')::timestamptz,
        certificate_until = (signed ->> 'certificate_until')::timestamptz
    where r.id = record and r.path is null;
  return (select r.path from private.review_records r where r.id = record);
end $$;

-- Returns the data that anybody with a record's code may compare with its PDF, without names or data of the client.
create function public.check_review_record(record_code text) returns jsonb
language sql stable security definer set search_path = '' as $$
  select jsonb_build_object(
    'number', r.number, 'issued_at', r.issued_at, 'verdict', r.content ->> 'verdict',
    'document', r.content -> 'document' ->> 'document_number', 'file_sha256', r.content -> 'file' ->> 'sha256',
    'automatic', (select d.automatic from private.invoice_decisions d where d.invoice_id = r.invoice_id
                  order by d.id offset greatest(r.decision - 1, 0) limit 1),
    'sha256', r.sha256, 'signed_at', r.signed_at, 'stamped_at', r.stamped_at, 'certificate_until', r.certificate_until,
    'standing', private.record_standing(i, r.decision) #- '{replaced_by,number}')
  from private.review_records r join public.invoices i on i.id = r.invoice_id where r.code = record_code
$$;

-- Returns signed files without a record, which a deleted account or an interrupted process left behind.
create function public.stray_records(idle_seconds int) returns setof text
language sql stable security definer set search_path = '' as $$
  select o.name from storage.objects o
  where o.bucket_id = 'registros' and o.created_at < clock_timestamp() - make_interval(secs => idle_seconds)
    and not exists (select from private.review_records r where r.path = o.name)
  order by o.created_at limit 100
$$;

revoke execute on function public.begin_review_record(uuid), public.seal_review_record(uuid, jsonb),
  public.check_review_record(text), public.stray_records(int) from public, anon, authenticated, service_role;
grant execute on function public.begin_review_record(uuid) to authenticated;
grant execute on function public.seal_review_record(uuid, jsonb), public.check_review_record(text), public.stray_records(int)
  to service_role;
