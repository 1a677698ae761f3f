-- What the review of a file found: kept with the invoice to list it and add it up, and whole beside it to read it.

alter table public.invoices
  add column if not exists reviewed_at timestamptz,
  add column if not exists proposal text check (proposal in ('sound', 'doubtful', 'wrong')),
  add column if not exists rules_version text,
  add column if not exists kind text check (length(kind) <= 80),
  add column if not exists code text check (length(code) <= 200),
  add column if not exists supplier text check (length(supplier) <= 300),
  add column if not exists supplier_nit text check (length(supplier_nit) <= 100),
  add column if not exists document_number text check (length(document_number) <= 100),
  add column if not exists issued_on date,
  add column if not exists currency text check (length(currency) <= 10),
  add column if not exists iva numeric(18, 2),
  add column if not exists withheld numeric(18, 2),
  add column if not exists direction text check (direction in ('purchase', 'sale', 'foreign')),
  add column if not exists effect text check (effect in ('cancels', 'reduces', 'increases')),
  add column if not exists affects uuid references public.invoices (id) on delete set null;
comment on column public.invoices.reviewed_at is 'When the rules read the file; empty for what they do not read, and until they have.';
comment on column public.invoices.proposal is 'What the rules propose; empty where no rule knows the document, which a person looks at.';
comment on column public.invoices.findings is 'What does not hold, the weightiest first: [{id, text, severity, message, detail, figures}].';
comment on column public.invoices.kind is 'What the file is: invoice, credit-note, debit-note, or the name of another document.';
comment on column public.invoices.affects is 'The invoice that this note changes, as effect says.';

create index if not exists invoices_by_code on public.invoices (user_id, code) where code is not null;
create index if not exists invoices_by_supplier_number on public.invoices (user_id, supplier_nit, document_number)
  where document_number is not null;
create index if not exists invoices_affecting on public.invoices (affects) where affects is not null;
-- Only XML is read by rules, and its name says so: an upload of another name is refused.
create index if not exists invoices_unreviewed on public.invoices (created_at, id)
  where reviewed_at is null and queue = 'waiting' and right(search_key, 4) = ' xml';

create table if not exists private.invoice_reviews (
  invoice_id uuid primary key references public.invoices (id) on delete cascade,
  -- Until then another worker leaves the review alone.
  leased_until timestamptz,
  at timestamptz,
  refused text,
  document jsonb,
  review jsonb
);
alter table private.invoice_reviews enable row level security;
revoke all on private.invoice_reviews from anon, authenticated, service_role;
comment on table private.invoice_reviews is 'The document as it was read and the whole review of it, written once.';

create table if not exists private.review_switches (
  rule_set text primary key check (rule_set in ('purchase', 'sale', 'credit-note', 'debit-note')),
  accepts boolean not null default false,
  changed_at timestamptz,
  changed_by uuid references auth.users (id) on delete set null
);
alter table private.review_switches enable row level security;
revoke all on private.review_switches from anon, authenticated, service_role;
comment on table private.review_switches is 'What the firm lets the rules accept by themselves; nothing at first.';
insert into private.review_switches (rule_set) values ('purchase'), ('sale'), ('credit-note'), ('debit-note') on conflict do nothing;

create table if not exists private.numbering_secrets (
  id uuid primary key default gen_random_uuid(),
  nit text not null check (nit ~ '^[1-9][0-9]{4,14}$'),
  prefix text not null check (prefix ~ '^[A-Za-z0-9]{0,10}$'),
  secret text not null check (length(secret) between 4 and 200),
  created_at timestamptz not null default clock_timestamp(),
  created_by uuid references auth.users (id) on delete set null,
  unique (nit, prefix)
);
alter table private.numbering_secrets enable row level security;
revoke all on private.numbering_secrets from anon, authenticated, service_role;
comment on table private.numbering_secrets is
  'Technical keys of numberings and PINs of software, to compute a CUFE or CUDE anew. Nobody reads them but review_facts.';

alter table private.invoice_decisions add column if not exists automatic boolean not null default false;
comment on column private.invoice_decisions.automatic is 'The rules decided, because the firm lets them.';

-- The kept invoices of a client that a document may repeat or refer to. Neither the invoice itself nor the one it replaces.
create or replace function private.earlier_invoices(i public.invoices, codes text[], supplier text, numbers text[])
returns setof public.invoices
language sql stable security definer set search_path = '' as $$
  select x.* from public.invoices x
  where x.id in (
      select c.id from public.invoices c where c.user_id = i.user_id and c.code is not null and c.code = any (codes)
      union
      select n.id from public.invoices n where n.user_id = i.user_id and n.supplier_nit = supplier
        and n.document_number is not null and n.document_number = any (numbers))
    and x.id <> i.id and x.id is distinct from i.replaces
    and x.deleted_at is null and x.withdrawn_at is null and x.replaced_by is null
  order by x.created_at, x.id limit 20
$$;

-- What the firm knows about a document: {companies, earlier, secrets}. `codes` and `numbers` are its own and those of the
-- invoices it refers to. Service only.
create or replace function public.review_facts(invoice uuid, codes text[], supplier text, numbers text[]) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
  i public.invoices;
begin
  select * into strict i from public.invoices x where x.id = invoice;
  return jsonb_build_object(
    'companies', (select coalesce(jsonb_agg(jsonb_build_object('nit', c.nit, 'name', c.name)), '[]')
                  from public.companies c where c.user_id = i.user_id),
    'earlier', (
      select coalesce(jsonb_agg(jsonb_build_object(
          'id', e.id, 'label', e.number, 'code', coalesce(e.code, ''), 'supplierNit', coalesce(e.supplier_nit, ''),
          'number', coalesce(e.document_number, ''), 'total', coalesce(e.total::text, ''),
          'credited', (select coalesce(sum(n.total), 0)::text from public.invoices n
                       where n.affects = e.id and n.effect in ('cancels', 'reduces') and n.id <> i.id
                         and n.withdrawn_at is null and n.replaced_by is null and n.status <> 'rejected'))), '[]')
      from private.earlier_invoices(i, codes, supplier, numbers) e),
    'secrets', (select coalesce(jsonb_agg(jsonb_build_object('nit', s.nit, 'prefix', s.prefix, 'secret', s.secret)), '[]')
                from private.numbering_secrets s where s.nit = supplier));
end $$;

-- Accepts by the rules what the firm lets them accept, as a member's acceptance would: decision, mail and audit in one.
create or replace function private.accept_by_rules(i public.invoices) returns boolean
language plpgsql security definer set search_path = '' as $$
declare
  made private.invoice_decisions;
  rules text := case when i.kind = 'invoice' then i.direction else i.kind end;
begin
  if i.proposal is distinct from 'sound' or i.direction is null or i.direction = 'foreign'
    or i.queue is distinct from 'waiting' or i.withdrawn_at is not null or i.decision <> 0
    or not exists (select from private.review_switches s where s.rule_set = rules and s.accepts) then
    return false;
  end if;
  update public.invoices x set status = 'accepted', decision = x.decision + 1 where x.id = i.id returning * into i;
  insert into private.invoice_decisions (invoice_id, verdict, automatic) values (i.id, 'accepted', true) returning * into made;
  update private.invoice_decisions x set job = private.mail_about_decision(i, made) where x.id = made.id;
  perform private.note_staff('invoice.accepted', i.user_id,
    jsonb_build_object('invoice', i.id, 'number', i.number, 'verdict', 'reviewing'),
    jsonb_build_object('invoice', i.id, 'number', i.number, 'verdict', 'accepted', 'rules', i.rules_version, 'rule_set', rules));
  return true;
end $$;

-- Keeps what a review found; the same one sent twice is one. Answers 'stored', 'accepted' (the firm lets the rules decide),
-- 'kept' (there was a review already), 'closed' (somebody has decided, or the invoice is gone), or 'again' when meanwhile
-- another invoice came that `seen` does not name. `outcome` is {refused, document, review, kind, name, proposal, ...}.
create or replace function public.store_review(invoice uuid, outcome jsonb, seen uuid[]) returns text
language plpgsql security definer set search_path = '' as $$
declare
  i public.invoices;
  client uuid := (select x.user_id from public.invoices x where x.id = invoice);
  codes text[] := array(select jsonb_array_elements_text(outcome -> 'codes'));
  numbers text[] := array(select jsonb_array_elements_text(outcome -> 'numbers'));
begin
  if client is null then
    return 'closed';
  end if;
  -- One document of a client at a time: of two that are the same, the second one knows of the first.
  perform pg_advisory_xact_lock(hashtextextended('review:' || client::text, 0));
  select * into i from public.invoices x where x.id = invoice for update;
  if i.reviewed_at is not null then
    return 'kept';
  end if;
  if i.queue is distinct from 'waiting' or i.decision <> 0 then
    return 'closed';
  end if;
  if exists (select from private.earlier_invoices(i, codes, outcome ->> 'supplier_nit', numbers) e where e.id <> all (seen)) then
    return 'again';
  end if;
  insert into private.invoice_reviews (invoice_id, at, refused, document, review)
    values (i.id, clock_timestamp(), outcome ->> 'refused', nullif(outcome -> 'document', 'null'), nullif(outcome -> 'review', 'null'))
    on conflict (invoice_id) do update set at = excluded.at, refused = excluded.refused, document = excluded.document,
      review = excluded.review, leased_until = null;
  update public.invoices x set
      reviewed_at = clock_timestamp(), proposal = outcome ->> 'proposal', rules_version = outcome ->> 'rules_version',
      findings = coalesce(outcome -> 'findings', '[]'), kind = outcome ->> 'kind', code = nullif(outcome ->> 'code', ''),
      supplier = nullif(outcome ->> 'supplier', ''), supplier_nit = nullif(outcome ->> 'supplier_nit', ''),
      document_number = nullif(outcome ->> 'document_number', ''), issued_on = (outcome ->> 'issued_on')::date,
      currency = nullif(outcome ->> 'currency', ''), total = (outcome ->> 'total')::numeric, iva = (outcome ->> 'iva')::numeric,
      withheld = (outcome ->> 'withheld')::numeric, direction = outcome ->> 'direction', effect = outcome ->> 'effect',
      affects = (select a.id from public.invoices a where a.id = (outcome ->> 'affects')::uuid and a.user_id = i.user_id)
    where x.id = i.id returning * into i;
  return case when private.accept_by_rules(i) then 'accepted' else 'stored' end;
end $$;

-- Takes invoices that were left without their review, the oldest first: {id, path}. Service only.
create or replace function public.claim_reviews(idle_seconds int, lease_seconds int default 60)
returns table (id uuid, path text)
language sql volatile security definer set search_path = '' as $$
  with left_out as (
    select i.id, d.storage_path from public.invoices i join public.documents d on d.id = i.document_id
    left join private.invoice_reviews r on r.invoice_id = i.id
    where i.reviewed_at is null and i.queue = 'waiting' and right(i.search_key, 4) = ' xml'
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

do $$ declare f text; begin
  foreach f in array array[
    'private.earlier_invoices(public.invoices, text[], text, text[])', 'private.accept_by_rules(public.invoices)'] loop
    execute format('revoke execute on function %s from public, anon, authenticated, service_role', f);
  end loop;
  foreach f in array array[
    'public.review_facts(uuid, text[], text, text[])', 'public.store_review(uuid, jsonb, uuid[])',
    'public.claim_reviews(int, int)'] loop
    execute format('revoke execute on function %s from public, anon, authenticated', f);
    execute format('grant execute on function %s to service_role', f);
  end loop;
end $$;
