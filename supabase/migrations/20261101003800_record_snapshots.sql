-- The content of a record is taken when the firm decides, in the same transaction; its file is signed when somebody asks for it.

alter table private.review_records
  add column if not exists at_decision boolean not null default false,
  add column if not exists asked_at timestamptz,
  add column if not exists signed_at timestamptz,
  add column if not exists stamped_at timestamptz,
  add column if not exists certificate_until timestamptz;
comment on table private.review_records is
  'One per decision about an invoice. content is what stood then; it, the number and the code never change. path and sha256 are of the signed file.';
comment on column private.review_records.at_decision is
  'Whether content was taken with the decision. Those that are older were taken when they were first asked for, or when this came.';
comment on column private.review_records.signed_at is 'When its file was signed; empty for the first ones, whose files say so themselves.';
comment on column private.review_records.stamped_at is 'The time of an authority (RFC 3161) beside the signature; empty without one.';
comment on column private.review_records.certificate_until is 'Until when the certificate of the signature was valid.';

-- What is known of an invoice and its decisions now; as before, with who decided by itself.
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
    'sheet', (select private.record_sheet(r.document -> 'invoice', r.review) from private.invoice_reviews r where r.invoice_id = i.id),
    'file', (select jsonb_build_object('sha256', d.sha256, 'size', d.file_size, 'type', d.file_type, 'received_at', d.created_at)
             from public.documents d where d.id = i.document_id),
    'decisions', (
      select coalesce(jsonb_agg(jsonb_build_object(
        'at', d.at, 'by', private.member_name(d.actor), 'automatic', d.automatic, 'verdict', d.verdict, 'words', d.words)
        order by d.id), '[]')
      from (select * from private.invoice_decisions x where x.invoice_id = i.id order by x.id desc limit 12) d))
$$;

-- The record of the decision that stands, made when there is none yet.
create or replace function private.take_record(i public.invoices, at_decision boolean) returns private.review_records
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

-- Every decision writes its row after it has changed the invoice, whoever takes it.
create or replace function private.record_decision() returns trigger
language plpgsql volatile security definer set search_path = '' as $$
begin
  perform private.take_record(i, true) from public.invoices i where i.id = new.invoice_id;
  return null;
end $$;
drop trigger if exists record_decision on private.invoice_decisions;
create trigger record_decision after insert on private.invoice_decisions
  for each row when (new.verdict in ('accepted', 'rejected')) execute function private.record_decision();

create or replace function private.keep_record() returns trigger
language plpgsql set search_path = '' as $$
begin
  raise exception 'a record of a review never changes' using errcode = '55000';
end $$;
drop trigger if exists keep_record on private.review_records;
create trigger keep_record before update on private.review_records
  for each row when (
    (old.invoice_id, old.decision, old.number, old.code, old.content, old.issued_at, old.at_decision)
      is distinct from (new.invoice_id, new.decision, new.number, new.code, new.content, new.issued_at, new.at_decision)
    or old.path is not null and (old.path, old.sha256, old.signed_at, old.stamped_at, old.certificate_until)
      is distinct from (new.path, new.sha256, new.signed_at, new.stamped_at, new.certificate_until))
  execute function private.keep_record();

-- What became of the invoice since a decision: {withdrawn_at, reopened_at, newer, replaced_by}. `newer` is the code of the
-- record of the decision that stands now; `replaced_by` is {number, code}: the invoice that came in its place, and the code of
-- its record once that is decided.
create or replace function private.record_standing(i public.invoices, decision int) returns jsonb
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

-- The record of the last decision about an invoice: {id, number, code, issued_at, at_decision, content, standing, path}; path is
-- null until its file is sealed, which then says how it stands now. For the owner, and for members who see the client. An invoice
-- that waits for the firm has none (`record-undecided`); of one that was withdrawn just now, and may not be in a moment, no file
-- is made (`record-settling`).
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
  made := private.take_record(i, false);
  if made.path is null and i.withdrawn_at > clock_timestamp() - interval '30 seconds' then
    raise exception 'record-settling' using errcode = 'P0001';
  end if;
  if made.asked_at is null then
    update private.review_records r set asked_at = clock_timestamp() where r.id = made.id;
    if private.is_staff() then
      perform private.note_staff('record.issued', i.id, null, jsonb_build_object('number', made.number));
    end if;
  end if;
  return jsonb_build_object('id', made.id, 'number', made.number, 'code', made.code, 'issued_at', made.issued_at,
    'at_decision', made.at_decision, 'content', made.content, 'standing', private.record_standing(i, made.decision),
    'path', made.path);
end $$;

-- The first file that is sealed stays: answers where it is, which is elsewhere when somebody was faster. `signed` is
-- {path, sha256, at, stamped_at, certificate_until}.
drop function if exists public.seal_review_record(uuid, text, text);
create or replace function public.seal_review_record(record uuid, signed jsonb) returns text
language plpgsql volatile security definer set search_path = '' as $$
begin
  update private.review_records r
    set path = signed ->> 'path', sha256 = signed ->> 'sha256', signed_at = (signed ->> 'at')::timestamptz,
        stamped_at = (signed ->> 'stamped_at')::timestamptz,
        certificate_until = (signed ->> 'certificate_until')::timestamptz
    where r.id = record and r.path is null;
  return (select r.path from private.review_records r where r.id = record);
end $$;

-- What a stranger who holds a record may compare with it, and what became of it; nothing of the client, and nobody's name.
create or replace function public.check_review_record(record_code text) returns jsonb
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

do $$ declare f text; begin
  foreach f in array array[
    'private.record_content(public.invoices)', 'private.take_record(public.invoices, boolean)', 'private.record_decision()',
    'private.keep_record()', 'private.record_standing(public.invoices, int)', 'public.begin_review_record(uuid)',
    'public.seal_review_record(uuid, jsonb)', 'public.check_review_record(text)'] loop
    execute format('revoke execute on function %s from public, anon, authenticated, service_role', f);
  end loop;
end $$;
grant execute on function public.begin_review_record(uuid) to authenticated;
grant execute on function public.seal_review_record(uuid, jsonb), public.check_review_record(text) to service_role;

-- What was decided before this came has no content of its time: it is taken now, and says so. All of them at once, as one row that
-- counts for each of many would grow slower with every one.
do $$
declare
  year_now int := extract(year from now() at time zone 'America/Bogota')::int;
  made int;
  before int;
begin
  lock table private.review_record_counters in share row exclusive mode;
  select coalesce(max(c.last), 0) into before from private.review_record_counters c where c.year = year_now;
  insert into private.review_records (invoice_id, decision, number, code, content)
    select i.id, i.decision, 'RR-' || year_now || '-' || lpad(n::text, greatest(4, length(n::text)), '0'),
           private.new_record_code(), private.record_content(i)
    from (select x.id, before + row_number() over (order by x.decided_at, x.id) as n from public.invoices x
          where x.status in ('accepted', 'rejected') and x.document_id is not null and not exists (
            select from private.review_records r where r.invoice_id = x.id and r.decision = x.decision)) missing
    join public.invoices i on i.id = missing.id;
  get diagnostics made = row_count;
  if made > 0 then
    insert into private.review_record_counters (year, last) values (year_now, before + made)
      on conflict (year) do update set last = excluded.last;
  end if;
end $$;
