-- The record of a review: what was found and decided, as a signed PDF that whoever holds it can check by its code.

insert into storage.buckets (id, name, public, file_size_limit, allowed_mime_types)
  values ('registros', 'registros', false, 5242880, array['application/pdf'])
  on conflict (id) do update set
    public = excluded.public, file_size_limit = excluded.file_size_limit, allowed_mime_types = excluded.allowed_mime_types;

create table if not exists private.review_record_counters (year int primary key, last int not null);
create table if not exists private.review_records (
  id uuid primary key default gen_random_uuid(),
  invoice_id uuid not null references public.invoices (id) on delete cascade,
  decision int not null,
  number text not null unique check (number ~ '^RR-[0-9]{4}-[0-9]{4,}$'),
  code text not null unique check (code ~ '^[0-9A-F]{4}(-[0-9A-F]{4}){3}$'),
  content jsonb not null,
  issued_at timestamptz not null default clock_timestamp(),
  path text unique,
  sha256 text check (sha256 ~ '^[0-9a-f]{64}$'),
  check ((path is null) = (sha256 is null)),
  unique (invoice_id, decision)
);
comment on table private.review_records is
  'One per decision about an invoice. content is what stood then, and is never written again; path and sha256 are of the signed file.';
do $$ declare t text; begin
  foreach t in array array['review_record_counters', 'review_records'] loop
    execute format('alter table private.%I enable row level security', t);
    execute format('revoke all on private.%I from anon, authenticated, service_role', t);
  end loop;
end $$;

-- 64 random bits, as people type them; the digits of a random uuid that are not random are left out.
create or replace function private.new_record_code() returns text
language sql volatile set search_path = '' as $$
  select upper(regexp_replace(left(hex, 12) || right(hex, 4), '^(.{4})(.{4})(.{4})(.{4})$', '\1-\2-\3-\4'))
  from (select replace(gen_random_uuid()::text, '-', '') as hex) random
$$;

create or replace function private.new_record_number() returns text
language sql volatile security definer set search_path = '' as $$
  insert into private.review_record_counters as c (year, last)
    values (extract(year from now() at time zone 'America/Bogota')::int, 1)
    on conflict (year) do update set last = c.last + 1
    returning 'RR-' || year || '-' || lpad(last::text, greatest(4, length(last::text)), '0')
$$;

-- What is known of an invoice and its decisions now.
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
    'file', (select jsonb_build_object('sha256', d.sha256, 'size', d.file_size, 'type', d.file_type, 'received_at', d.created_at)
             from public.documents d where d.id = i.document_id),
    'decisions', (
      select coalesce(jsonb_agg(jsonb_build_object(
        'at', d.at, 'by', private.member_name(d.actor), 'verdict', d.verdict, 'words', d.words) order by d.id), '[]')
      from (select * from private.invoice_decisions x where x.invoice_id = i.id order by x.id desc limit 12) d))
$$;

-- The record of the last decision about an invoice: {id, number, code, issued_at, content, path}, made the first time that
-- somebody asks; path is null until its file is sealed. For the owner, and for members who see the client. An invoice that
-- waits for the firm has none (`record-undecided`).
create or replace function public.begin_review_record(invoice uuid) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  me uuid := private.require_entry();
  i public.invoices;
  made private.review_records;
begin
  -- Two at once wait for each other here, and find the same one.
  select * into i from public.invoices x where x.id = invoice for update;
  if i.id is null or i.user_id <> me and not private.sees_client(i.user_id) then
    raise exception 'not-found' using errcode = 'P0001';
  end if;
  if i.status = 'reviewing' then
    raise exception 'record-undecided' using errcode = 'P0001';
  end if;
  select * into made from private.review_records r where r.invoice_id = i.id and r.decision = i.decision;
  if made.id is null then
    insert into private.review_records (invoice_id, decision, number, code, content)
      values (i.id, i.decision, private.new_record_number(), private.new_record_code(), private.record_content(i))
      returning * into made;
    if private.is_staff() then
      perform private.note_staff('record.issued', i.id, null, jsonb_build_object('number', made.number));
    end if;
  end if;
  return jsonb_build_object('id', made.id, 'number', made.number, 'code', made.code, 'issued_at', made.issued_at,
                            'content', made.content, 'path', made.path);
end $$;

-- The first file that is sealed stays: answers where it is, which is elsewhere when somebody was faster.
create or replace function public.seal_review_record(record uuid, file_path text, file_sha256 text) returns text
language sql volatile security definer set search_path = '' as $$
  update private.review_records r
    set path = coalesce(r.path, file_path), sha256 = coalesce(r.sha256, file_sha256)
    where r.id = record returning r.path
$$;

-- What a stranger who holds a record may compare with it; nothing of the client.
create or replace function public.check_review_record(record_code text) returns jsonb
language sql stable security definer set search_path = '' as $$
  select jsonb_build_object(
    'number', r.number, 'issued_at', r.issued_at, 'sha256', r.sha256, 'verdict', r.content ->> 'verdict',
    'document', r.content -> 'document' ->> 'document_number', 'file_sha256', r.content -> 'file' ->> 'sha256',
    'newer', exists (select from public.invoices i where i.id = r.invoice_id and i.decision <> r.decision))
  from private.review_records r where r.code = record_code and r.sha256 is not null
$$;

do $$ declare f text; begin
  foreach f in array array[
    'private.new_record_code()', 'private.new_record_number()', 'private.record_content(public.invoices)',
    'public.begin_review_record(uuid)', 'public.seal_review_record(uuid, text, text)', 'public.check_review_record(text)'] loop
    execute format('revoke execute on function %s from public, anon, authenticated, service_role', f);
  end loop;
end $$;
grant execute on function public.begin_review_record(uuid) to authenticated;
grant execute on function public.seal_review_record(uuid, text, text), public.check_review_record(text) to service_role;
