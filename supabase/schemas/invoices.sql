-- Clients see their invoices, delete undecided ones and withdraw decided ones.
-- The number of an invoice is never used again.

-- Returns the text by which an invoice is found: its numbers, file name, parties, total and the start of its CUFE.
-- NITs are included with and without check digit, the issuer's number with and without punctuation.
create function private.invoice_key(
  number text, name text, supplier text, supplier_nit text, customer text, customer_nit text, document_number text, code text,
  total numeric
) returns text
language sql immutable parallel safe set search_path = '' as $$
  select private.name_key(number || ' ' || name) || private.search_words(concat_ws(' ', number, name, supplier, customer))
    || private.name_key(concat_ws(' ', document_number, regexp_replace(document_number, '[^[:alnum:]]', '', 'g'),
         supplier_nit || private.nit_check_digit(substring(supplier_nit from '^[1-9][0-9]{4,14}$')), supplier_nit,
         customer_nit || private.nit_check_digit(substring(customer_nit from '^[1-9][0-9]{4,14}$')), customer_nit,
         left(code, 16), trunc(total)::text, nullif(right(round(total, 2)::text, 2), '00')))
$$;

-- Returns the words of a search in the form that invoice_key gives to the words of an invoice.
-- Labels such as NIT and thousands separators are removed: NIT 900.418.726 becomes 900418726.
-- A CUFE in the search is cut to its first 16 characters, because invoice_key stores no more of a CUFE.
create function private.invoice_words(search text) returns setof text
language sql immutable parallel safe set search_path = '' as $$
  select w from regexp_split_to_table(btrim(regexp_replace(private.search_words(
    regexp_replace(regexp_replace(regexp_replace(lower(left(search, 120)),
      '(\d)[.,]00?(?!\d)', '\1', 'g'),
      '(\d)[.,](\d\d)(?!\d)', '\1 \2', 'g'),
      '(\d)[.,](?=\d{3}(?!\d))', '\1', 'g')), '\m([0-9a-f]{16})[0-9a-f]+\M', '\1', 'g')), ' +') w
  where w <> '' and (w not in ('cufe', 'cude', 'nit') or btrim(search) !~ '\s') limit 8
$$;

-- Returns an SQL condition for a search of invoices, or null if the search has no words.
-- A number such as INV-2026-001 is compared as a whole, because each of its parts occurs in many other numbers.
create function private.invoice_filter(search text) returns text
language sql stable set search_path = '' as $$
  select case when upper(btrim(search)) ~ '^INV-[0-9]{4}-[0-9]{3,}$' then format('i.number = %L', upper(btrim(search)))
    else private.pattern_filter('i.search_key', private.word_patterns((select string_agg(w, ' ') from private.invoice_words(search) w))) end
$$;

create table public.invoices (
  id uuid primary key default gen_random_uuid(),
  document_id uuid unique references public.documents (id) on delete cascade,
  user_id uuid not null references public.accounts (id) on delete cascade,
  number text not null check (number ~ '^INV-[0-9]{4}-[0-9]{3,}$'),
  status text not null default 'reviewing' check (status in ('accepted', 'reviewing', 'rejected')),
  findings jsonb not null default '[]',
  created_at timestamptz not null default now(),
  -- The file's name and size stay in the row after the file is deleted.
  name text not null,
  file_size bigint not null,
  deleted_at timestamptz,
  withdrawn_at timestamptz,
  decided_at timestamptz,
  total numeric(18, 2),
  note text check (length(btrim(note)) between 1 and 1000),
  asked_at timestamptz,
  replaces uuid references public.invoices (id) on delete set null,
  replaced_by uuid references public.invoices (id) on delete set null,
  decision int not null default 0,
  -- `queue` is the list of the firm that contains the invoice; `queued_at` says since when.
  queue text collate "C" generated always as (
    case when deleted_at is not null then null when replaced_by is not null then 'replaced'
         when status = 'reviewing' and asked_at is not null then 'asked'
         when status = 'reviewing' then 'waiting' else status end) stored,
  queued_at timestamptz generated always as (
    case when status <> 'reviewing' then coalesce(decided_at, created_at) else coalesce(asked_at, created_at) end) stored,
  has_findings boolean not null generated always as (findings <> '[]') stored,
  reviewed_at timestamptz,
  proposal text check (proposal in ('sound', 'doubtful', 'wrong')),
  rules_version text,
  kind text check (length(kind) <= 80),
  code text check (length(code) <= 200),
  supplier text check (length(supplier) <= 300),
  supplier_nit text check (length(supplier_nit) <= 100),
  document_number text check (length(document_number) <= 100),
  issued_on date,
  currency text check (length(currency) <= 10),
  customer text check (length(customer) <= 300),
  customer_nit text check (length(customer_nit) <= 100),
  base numeric(18, 2),
  iva numeric(18, 2),
  withheld numeric(18, 2),
  taxes jsonb check (jsonb_typeof(taxes) = 'object'),
  -- The reason why the file could not be read.
  refused text check (length(refused) <= 40),
  direction text check (direction in ('purchase', 'sale', 'foreign')),
  effect text check (effect in ('cancels', 'reduces', 'increases')),
  affects uuid references public.invoices (id) on delete set null,
  search_key text collate "C" not null generated always as (private.invoice_key(
    number, name, supplier, supplier_nit, customer, customer_nit, document_number, code, total)) stored,
  made_by uuid,
  about text check (length(about) <= 200),
  moved_at timestamptz,
  unique (user_id, number),
  constraint invoices_file_or_deleted check (document_id is not null or deleted_at is not null),
  constraint invoices_deleted_is_withdrawn check (deleted_at is null or withdrawn_at is not null),
  constraint invoices_file_name check (private.is_file_name(name))
);
alter table public.invoices enable row level security;
revoke all on public.invoices from anon, authenticated, service_role;
comment on table public.invoices is 'One row per invoice document: its number, status and findings. Written by the server and the staff.';
comment on column public.invoices.deleted_at is
  'When the client deleted the invoice during its review. The file is deleted; the row and its number stay for the firm.';
comment on column public.invoices.withdrawn_at is
  'When the client deleted the invoice or, after a decision, withdrew it; then file and decision stay. It can be undone for 30 s.';
comment on column public.invoices.findings is 'The findings of the review, the most severe first: [{id, text, severity, message, detail, figures}].';
comment on column public.invoices.decided_at is 'When the status was last decided; empty while in review.';
comment on column public.invoices.total is 'Pesos to pay, as read from the file; empty until it was read.';
comment on column public.invoices.note is 'What the firm says about its decision, for the client to read.';
comment on column public.invoices.asked_at is 'The firm asked for another file: the invoice stays in review and waits for the client.';
comment on column public.invoices.replaced_by is 'The invoice that the client sent instead. Kept by a trigger; the new one says so in replaces.';
comment on column public.invoices.decision is 'The number of decisions so far. decide_invoice compares it with the one that the member saw.';
comment on column public.invoices.reviewed_at is 'When the rules read the file; empty before, and for files that they do not read.';
comment on column public.invoices.proposal is 'What the rules propose; empty for unknown kinds of documents, which a person judges.';
comment on column public.invoices.kind is 'What the file is: invoice, credit-note, debit-note, or the name of another document.';
comment on column public.invoices.base is 'Pesos before taxes: the sum of the lines, less discounts, plus charges.';
comment on column public.invoices.taxes is 'Pesos by code: {taxes: {01 IVA, 03 ICA, 04 INC}, withholdings: {05 IVA, 06 renta, 07 ICA}}.';
comment on column public.invoices.moved_at is 'When the firm moved the invoice to the client to whom it belongs.';
comment on column public.invoices.about is 'The CUFE of the document that this event or answer of DIAN is about, with which it is filed.';
comment on column public.invoices.affects is 'The invoice that this note changes; effect says how.';
create index invoices_of_user on public.invoices (user_id, created_at desc, id desc);
create index invoices_listed on public.invoices (user_id, created_at desc, id desc) where deleted_at is null;
create index invoices_listed_by_status on public.invoices (user_id, status, created_at desc, id desc)
  where deleted_at is null;
create index invoices_search on public.invoices
  using gin (user_id, search_key extensions.gin_trgm_ops) with (fastupdate = off) where deleted_at is null;
create index invoices_decided on public.invoices (user_id, decided_at desc) where decided_at is not null;
create index invoices_queue on public.invoices (queue, queued_at, id) where queue is not null;
create index invoices_queue_of_client on public.invoices (user_id, queue, queued_at, id) where queue is not null;
create index invoices_all_of_client on public.invoices (user_id, queued_at, id) where queue is not null;
create index invoices_queue_by_findings on public.invoices (queue, has_findings, queued_at, id) where queue is not null;
-- The next two indexes go by `status`, because a rejected invoice that was replaced is in the queue `replaced`.
create index invoices_rejected on public.invoices (queued_at, id) where status = 'rejected' and queue is not null;
create index invoices_rejected_of_client on public.invoices (user_id, queued_at, id)
  where status = 'rejected' and queue is not null;
create index invoices_by_number on public.invoices (number, queue, queued_at, id) where queue is not null;
create index invoices_replaces on public.invoices (replaces) where replaces is not null;
create index invoices_replaced on public.invoices (replaced_by) where replaced_by is not null;
create index invoices_by_code on public.invoices (user_id, code) where code is not null;
create index invoices_about on public.invoices (user_id, about) where about is not null;
create index invoices_by_supplier_number on public.invoices (user_id, supplier_nit, document_number)
  where document_number is not null;
create index invoices_affecting on public.invoices (affects) where affects is not null;
create index invoices_unread on public.invoices (created_at, id) where reviewed_at is null and queue = 'waiting';
-- Unread files have no day of issue, so lists by day of issue find them by `created_at`.
create index invoices_by_issue on public.invoices (user_id, issued_on, created_at) where deleted_at is null;
create index invoices_by_rules on public.invoices (rules_version, created_at)
  where reviewed_at is not null and queue = 'waiting' and rules_version is not null;
alter table public.invoices alter column search_key set statistics 1000;

grant select on public.invoices to authenticated;
grant select, insert, update, delete on public.invoices to service_role;
create policy "own invoices or staff" on public.invoices for select to authenticated
  using (user_id in (select private.my_accounts('reader')) or (select private.is_admin()) or user_id in (select private.my_clients()));
create policy "gate" on public.invoices as restrictive for all to authenticated
  using ((select private.may_enter())) with check ((select private.may_enter()));

create table private.invoice_counters (
  user_id uuid references public.accounts (id) on delete cascade,
  year int,
  last int not null,
  primary key (user_id, year)
);
alter table private.invoice_counters enable row level security;
revoke all on private.invoice_counters from anon, authenticated, service_role;

-- Deleted documents, stored as long as the deletion can be undone.
create table private.deleted_documents (
  invoice_id uuid primary key references public.invoices (id) on delete cascade,
  user_id uuid not null references public.accounts (id) on delete cascade,
  document jsonb not null,
  uploads uuid[] not null,
  path text not null unique
);
alter table private.deleted_documents enable row level security;
revoke all on private.deleted_documents from anon, authenticated, service_role;
create index deleted_documents_of_user on private.deleted_documents (user_id);

-- The invoice that an upload will replace, which the client names before the upload ends.
create table private.upload_answers (
  upload_id uuid primary key references public.uploads (id) on delete cascade,
  invoice_id uuid not null references public.invoices (id) on delete cascade
);
alter table private.upload_answers enable row level security;
revoke all on private.upload_answers from anon, authenticated, service_role;
create index upload_answers_of_invoice on private.upload_answers (invoice_id) where invoice_id is not null;

-- In the result, `party` is the buyer of a sale, otherwise the supplier.
-- In the result, `findings` is the number of findings, and `finding` the title of the first one.
-- `reading` is waiting, read, person (for a PDF or photo), or the reason why the file could not be read.
-- The function sets no search_path, because PostgreSQL inlines only functions without settings into a query.
create function private.invoice_label(i public.invoices) returns jsonb
language sql stable as $$
  select jsonb_build_object('number', i.number, 'name', i.name, 'size', i.file_size, 'kind', i.kind,
    'sale', coalesce(i.direction = 'sale' and i.customer is not null, false),
    'party', case when i.direction = 'sale' then coalesce(i.customer, i.supplier) else i.supplier end,
    'document', i.document_number, 'total', i.total, 'proposal', i.proposal, 'findings', jsonb_array_length(i.findings),
    'finding', coalesce(i.findings -> 0 ->> 'title', i.findings -> 0 ->> 'message', i.findings ->> 0),
    'reading', case when i.reviewed_at is null then 'waiting' when i.refused is not null then i.refused
                    when i.kind is null then 'person' else 'read' end)
$$;

-- Returns the fields that an accountant needs for bookkeeping, with amounts as text; null for an unread file.
create function private.invoice_accounts(i public.invoices) returns jsonb
language sql immutable set search_path = '' as $$
  select case when i.supplier_nit is not null or i.document_number is not null then jsonb_build_object(
    'supplier', i.supplier, 'supplier_nit', i.supplier_nit, 'customer', i.customer, 'customer_nit', i.customer_nit,
    'document', i.document_number, 'code', i.code, 'issued_on', i.issued_on, 'currency', i.currency, 'base', i.base::text,
    'taxes', coalesce(i.taxes -> 'taxes', '{}'), 'withholdings', coalesce(i.taxes -> 'withholdings', '{}'), 'total', i.total::text) end
$$;

-- Returns the next number of a client's invoices, such as INV-2026-001; the year is the one in Bogotá.
-- The counter of the client's invoices stays locked until the transaction ends, so a rollback leaves no gap.
create function private.next_invoice_number(client uuid) returns text
language plpgsql security definer set search_path = '' as $$
declare
  y int := extract(year from now() at time zone 'America/Bogota');
  n int;
begin
  insert into private.invoice_counters as c (user_id, year, last) values (client, y, 1)
    on conflict (user_id, year) do update set last = c.last + 1
    returning last into n;
  return 'INV-' || y || '-' || lpad(n::text, greatest(3, length(n::text)), '0');
end $$;

create function private.describe_invoice() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  select d.name, d.file_size, d.made_by into new.name, new.file_size, new.made_by from public.documents d where d.id = new.document_id;
  return new;
end $$;
create trigger describe_invoice before insert on public.invoices
  for each row when (new.name is null) execute function private.describe_invoice();

create function private.note_decision() returns trigger
language plpgsql set search_path = '' as $$
begin
  new.decided_at := case when new.status <> 'reviewing' then now() end;
  return new;
end $$;
create trigger note_decision before update of status on public.invoices
  for each row when (new.status is distinct from old.status) execute function private.note_decision();
create trigger note_first_decision before insert on public.invoices
  for each row when (new.status <> 'reviewing' and new.decided_at is null) execute function private.note_decision();

create function private.note_answer() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  select a.invoice_id into new.replaces from private.upload_answers a where a.upload_id = new.document_id;
  return new;
end $$;
create trigger note_answer before insert on public.invoices
  for each row when (new.replaces is null) execute function private.note_answer();

-- Sets `replaced_by` of an invoice to the newest invoice that replaces it.
create function private.note_replacement() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  update public.invoices i set replaced_by = latest.id
    from (select (select x.id from public.invoices x
      where x.replaces = new.replaces and x.user_id = new.user_id and x.deleted_at is null
      order by x.created_at desc, x.id desc limit 1) as id) latest
    where i.id = new.replaces and i.user_id = new.user_id and i.replaced_by is distinct from latest.id;
  return null;
end $$;
create trigger note_replacement after insert or update of replaces, deleted_at on public.invoices
  for each row when (new.replaces is not null) execute function private.note_replacement();

-- service_role may call invoice_key, because a generated column calls its function as the role that writes the row.
revoke execute on function private.invoice_key(text, text, text, text, text, text, text, text, numeric),
  private.invoice_words(text), private.invoice_filter(text), private.invoice_label(public.invoices), private.invoice_accounts(public.invoices)
  from public, anon, authenticated, service_role;
grant execute on function private.invoice_key(text, text, text, text, text, text, text, text, numeric) to service_role;
grant execute on function private.invoice_label(public.invoices) to authenticated;
revoke execute on function private.next_invoice_number(uuid), private.describe_invoice(), private.note_decision(),
  private.note_answer(), private.note_replacement() from public, anon, authenticated, service_role;

-- `from` and `until` are days of the upload or, with `by_issue`, days of issue.
-- With `wanted.accounts`, the result also has the fields that an accountant needs for bookkeeping.
-- The function runs as its owner, because LIKE uses no index under row level security.
create function public.my_invoices(wanted jsonb default '{}', page_size int default 50) returns jsonb
language plpgsql stable security definer set search_path = '' set enable_seqscan = off set jit = off as $$
declare
  me uuid := private.require_account(case when (wanted ->> 'accounts')::boolean then 'accountant' else 'reader' end);
  size int := least(greatest(page_size, 1), 1000);
  start timestamptz := (wanted -> 'cursor' ->> 0)::timestamptz;
  start_id uuid := (wanted -> 'cursor' ->> 1)::uuid;
  backward boolean := start is not null and coalesce((wanted ->> 'backward')::boolean, false);
  from_time timestamptz := (wanted ->> 'from')::timestamptz;
  until_time timestamptz := coalesce((wanted ->> 'until')::timestamptz, 'infinity');
  days text;
  filter text := '';
  search text := private.invoice_filter(wanted ->> 'search');
  found jsonb;
  more boolean;
begin
  if wanted ->> 'status' is not null then
    filter := format(' and status = %L', wanted ->> 'status');
  end if;
  if wanted ->> 'from' is not null then
    days := format('created_at >= %L and created_at < %L', from_time, until_time);
    if (wanted ->> 'by_issue')::boolean then
      days := format('(issued_on >= %L and issued_on < %L or issued_on is null and %s)',
        (from_time at time zone 'America/Bogota')::date, (until_time at time zone 'America/Bogota')::date, days);
    end if;
    filter := filter || ' and ' || days;
  end if;
  if search is not null then
    filter := filter || ' and ' || search;
  end if;
  if start is not null then
    filter := filter || format(' and (created_at, id) %s (%L, %L)', case when backward then '>' else '<' end, start, start_id);
  end if;
  execute format(
    'select coalesce(jsonb_agg(to_jsonb(r)), ''[]'') from (
       select id, private.invoice_label(i) as label, document_id, status, withdrawn_at, created_at, issued_on, note, asked_at, moved_at,
              (select x.number from public.invoices x where x.id = i.replaces) as replaces,
              case when $2 then private.invoice_accounts(i) end as accounts,
              (select x.number from public.invoices x where x.id = i.replaced_by) as replaced_by
       from public.invoices i where user_id = $1 and deleted_at is null%1$s
       order by created_at %3$s, id %3$s limit %2$s) r',
    filter, size + 1, case when backward then 'asc' else 'desc' end) into found using me, (wanted ->> 'accounts')::boolean;
  -- If paging back reaches the start of the list, the full first page is returned instead of a shorter one.
  if backward and jsonb_array_length(found) <= size then
    return public.my_invoices(wanted - 'cursor' - 'backward', size);
  end if;
  more := jsonb_array_length(found) > size;
  if more then
    found := found - size;
  end if;
  if backward then
    found := (select jsonb_agg(r order by place desc) from jsonb_array_elements(found) with ordinality o(r, place));
  end if;
  return jsonb_build_object(
    'rows', found,
    'before', case when start is not null and found <> '[]'
                then jsonb_build_array(found -> 0 -> 'created_at', found -> 0 -> 'id') end,
    'after', case when more or backward
               then jsonb_build_array(found -> -1 -> 'created_at', found -> -1 -> 'id') end);
end $$;

-- Returns and locks an invoice of the caller's account, or returns null if there is no such invoice.
create function private.own_invoice(invoice uuid) returns public.invoices
language plpgsql security definer set search_path = '' as $$
declare
  me uuid := private.require_account('owner');
  i public.invoices;
begin
  select * into i from public.invoices x where x.id = invoice and x.user_id = me for update;
  return i;
end $$;

-- True when a document stays after its invoice is deleted, because the firm uploaded it or something else uses it.
create function private.serves_elsewhere(d public.documents) returns boolean
language plpgsql stable security definer set search_path = '' as $$
begin
  return d.uploaded_by = 'firm' or private.is_linked(d);
end $$;

-- True when the document answers a request, proves a filing, or was sent in a message.
create function private.is_linked(d public.documents) returns boolean
language plpgsql stable security definer set search_path = '' as $$
begin
  return exists (select from public.document_request_files f where f.document = d.id)
    or exists (select from public.obligation_receipts r where r.document = d.id)
    or exists (select from public.messages m
      where m.user_id = d.user_id and m.files @> jsonb_build_array(jsonb_build_object('id', d.id)));
end $$;
revoke execute on function private.serves_elsewhere(public.documents), private.is_linked(public.documents) from public, anon, authenticated, service_role;

-- Marks an undecided invoice as deleted, and deletes its file unless something else needs the file.
create function public.delete_invoice(invoice uuid) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare i public.invoices := private.own_invoice(invoice);
begin
  if i.id is null then
    return null;
  end if;
  if i.deleted_at is null then
    if i.status <> 'reviewing' then
      raise exception 'invoice-reviewed' using errcode = 'P0001';
    end if;
    insert into private.deleted_documents (invoice_id, user_id, document, uploads, path)
      select i.id, i.user_id, to_jsonb(d), array(select u.id from public.uploads u where u.document_id = d.id), d.storage_path
      from public.documents d where d.id = i.document_id
      -- The path is already stored if the document was kept when an earlier invoice of it was deleted.
      on conflict (path) do update set invoice_id = excluded.invoice_id, document = excluded.document, uploads = excluded.uploads;
    update public.invoices set document_id = null, deleted_at = clock_timestamp(), withdrawn_at = clock_timestamp()
      where id = i.id returning * into i;
    delete from public.documents d using private.deleted_documents k
      where k.invoice_id = i.id and d.id = (k.document ->> 'id')::uuid and not private.serves_elsewhere(d);
  end if;
  return jsonb_build_object('id', i.id, 'withdrawn_at', i.withdrawn_at);
end $$;

-- Withdraws a decided invoice, which the firm can still read with its file and decision.
create function public.withdraw_invoice(invoice uuid) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare i public.invoices := private.own_invoice(invoice);
begin
  if i.id is null or i.deleted_at is not null then
    return null;
  end if;
  if i.withdrawn_at is null then
    if i.status = 'reviewing' then
      raise exception 'conflict' using errcode = 'P0001';
    end if;
    update public.invoices set withdrawn_at = clock_timestamp() where id = i.id returning * into i;
  end if;
  return jsonb_build_object('id', i.id, 'withdrawn_at', i.withdrawn_at);
end $$;

-- Undoes a deletion or withdrawal within 30 seconds; the page offers only 10, because the call may arrive late.
create function public.restore_invoice(invoice uuid) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  i public.invoices := private.own_invoice(invoice);
  kept private.deleted_documents;
  document uuid;
begin
  if i.id is null then
    return null;
  end if;
  if i.withdrawn_at is null then
    return jsonb_build_object('id', i.id, 'withdrawn_at', null);
  end if;
  if i.withdrawn_at < clock_timestamp() - interval '30 seconds' then
    raise exception 'undo-late' using errcode = 'P0001';
  end if;
  if i.deleted_at is not null then
    delete from private.deleted_documents k where k.invoice_id = i.id returning * into kept;
    insert into public.documents (id, user_id, name, file_path, storage_path, file_type, file_size, google_drive_id,
                                  google_drive_link, sha256, created_at, uploaded_by, made_by)
      select d.id, d.user_id, d.name, d.file_path, d.storage_path, d.file_type, d.file_size, d.google_drive_id,
             d.google_drive_link, d.sha256, d.created_at, d.uploaded_by, d.made_by
      from jsonb_populate_record(null::public.documents, kept.document) d
      on conflict do nothing returning id into document;
    if document is null then
      -- If the document was not deleted with the invoice, the invoice gets it back, unless another invoice has it.
      select d.id into document from public.documents d
        where d.id = (kept.document ->> 'id')::uuid and not exists (select from public.invoices x where x.document_id = d.id);
    end if;
    if document is null then
      raise exception 'uploaded-again' using errcode = 'P0001';
    end if;
    update public.uploads u set document_id = document where u.id = any (kept.uploads);
    -- A copy to Drive that was due while the document was deleted counts as done, so it has to be queued again.
    update public.outbox o set status = 'pending', attempts = 0, next_at = clock_timestamp(), done_at = null
      where o.key = 'drive:' || document and o.status = 'done' and kept.document ->> 'google_drive_id' is null;
  end if;
  update public.invoices set document_id = coalesce(document, document_id), deleted_at = null, withdrawn_at = null
    where id = i.id;
  return jsonb_build_object('id', i.id, 'withdrawn_at', null);
end $$;

-- Records that an upload replaces an invoice which the firm rejected or for which the firm wants another file.
create function public.answer_invoice(upload uuid, replaced text) returns void
language plpgsql security definer set search_path = '' as $$
declare
  me uuid := private.require_account('assistant');
  invoice uuid := (
    select i.id from public.invoices i join public.uploads u on u.user_id = i.user_id
    where i.number = replaced and i.user_id = me and u.id = upload and i.queue in ('asked', 'rejected', 'replaced'));
begin
  if invoice is null then
    raise exception 'not-found' using errcode = 'P0001';
  end if;
  insert into private.upload_answers (upload_id, invoice_id) values (upload, invoice) on conflict do nothing;
end $$;

-- Queues the removal of a file's copy in Google Drive.
-- A copy whose id was only reserved is removed too, because a failed attempt may have made it without recording it.
create function private.queue_drive_trash(path text) returns void
language sql volatile security definer set search_path = '' as $$
  insert into public.outbox (kind, key, user_id, payload)
    select 'drive.trash', 'drive-trash:' || c.file_id, c.user_id, jsonb_build_object('file_id', c.file_id)
    from (
      select a.google_drive_id as file_id, a.user_id from public.archivos_subidos a
        where a.ruta_storage = queue_drive_trash.path and a.google_drive_id is not null
      union
      select r.drive_id, u.user_id from public.uploads u join private.drive_reservations r on r.subject = 'file:' || u.id
        where u.path = queue_drive_trash.path) c
    on conflict (key) do nothing
$$;

-- Makes deletions of invoices final once they cannot be undone, and returns the stored files to remove.
-- If the caller is interrupted before it has removed the files, stray_objects finds them later.
create function public.purge_deleted_documents() returns setof text
language plpgsql volatile security definer set search_path = '' as $$
declare gone text;
begin
  for gone in delete from private.deleted_documents k using public.invoices i
              where i.id = k.invoice_id and i.deleted_at < clock_timestamp() - interval '1 minute' returning k.path loop
    continue when exists (select from public.documents d where d.storage_path = gone);
    perform private.queue_drive_trash(gone);
    delete from public.archivos_subidos a where a.ruta_storage = gone;
    return next gone;
  end loop;
end $$;

-- Returns stored files that nothing uses any more, so that the server can remove them.
create function public.stray_objects(idle_seconds int) returns setof text
language plpgsql stable security definer set search_path = '' as $$
begin
  return query
  select o.name from storage.objects o
  where o.bucket_id = 'facturas' and o.created_at < clock_timestamp() - make_interval(secs => idle_seconds)
    and not exists (select from public.documents d where d.storage_path = o.name)
    and not exists (select from public.uploads u where u.path = o.name and u.status in ('reserved', 'verifying'))
    and not exists (select from private.deleted_documents k where k.path = o.name)
    and not exists (select from private.sending_files f where f.path = o.name)
  order by o.created_at limit 100;
end $$;

revoke execute on function public.my_invoices(jsonb, int), private.own_invoice(uuid), public.delete_invoice(uuid),
  public.withdraw_invoice(uuid), public.restore_invoice(uuid), public.answer_invoice(uuid, text),
  private.queue_drive_trash(text), public.purge_deleted_documents(), public.stray_objects(int) from public, anon, authenticated, service_role;
grant execute on function public.my_invoices(jsonb, int), public.delete_invoice(uuid), public.withdraw_invoice(uuid),
  public.restore_invoice(uuid), public.answer_invoice(uuid, text) to authenticated;
grant execute on function public.purge_deleted_documents(), public.stray_objects(int) to service_role;
