-- The server checks every new invoice by rules, and checks undecided invoices again when the rules change.
-- Only the first review of an invoice can accept the invoice automatically.

create table private.invoice_reviews (
  invoice_id uuid primary key references public.invoices (id) on delete cascade,
  leased_until timestamptz,
  at timestamptz,
  refused text,
  document jsonb,
  review jsonb,
  scan_code text check (length(scan_code) <= 200),
  tried_rules text,
  asked_again boolean not null default false
);
alter table private.invoice_reviews enable row level security;
revoke all on private.invoice_reviews from anon, authenticated, service_role;
comment on table private.invoice_reviews is
  'The parsed document and its review. Newer rules may replace a review, which then says so.';
comment on column private.invoice_reviews.scan_code is 'The CUFE of the QR code of a PDF or photo without XML; empty when there is none.';
comment on column private.invoice_reviews.tried_rules is
  'The version of the rules under which reading the file again failed, so that its older review stays.';
comment on column private.invoice_reviews.asked_again is 'The file must be read again under the same rules, because data of the firm changed.';
create index reviews_asked_again on private.invoice_reviews (invoice_id) where asked_again;
create index reviews_of_unknown_authorities on private.invoice_reviews (at)
  where review #>> '{authenticity,issuer}' = 'unknown-authority';

create table private.review_switches (
  rule_set text primary key check (rule_set in ('purchase', 'sale', 'credit-note', 'debit-note')),
  accepts boolean not null default false,
  changed_at timestamptz,
  changed_by uuid references auth.users (id) on delete set null
);
alter table private.review_switches enable row level security;
revoke all on private.review_switches from anon, authenticated, service_role;
comment on table private.review_switches is 'The kinds of documents that are accepted automatically. At first there are none.';

insert into private.review_switches (rule_set) values ('purchase'), ('sale'), ('credit-note'), ('debit-note');

-- Returns the version of the rules as numbers, so that version 1.9-10 sorts after 1.9-9.
create function private.rules_order(version text) returns int[]
language sql immutable set search_path = '' as $$
  select case when version ~ '^\d{1,6}([.-]\d{1,6})*$' then string_to_array(translate(version, '-', '.'), '.')::int[] else '{}' end
$$;

-- Reserves the next invoices for a worker, which then reads and reviews them.
-- New invoices come first, at most two of each client, so that many invoices of one client do not delay the others.
-- Without new invoices, undecided ones are read again if the rules, trusted signers or trusted authorities changed.
-- In the result, `was` is the version of the rules that made the invoice's present review.
create function public.claim_readings(current_rules text, idle_seconds int, lease_seconds int default 120)
returns table (id uuid, path text, client uuid, was text)
language plpgsql volatile security definer set search_path = '' as $$
declare
  most constant int := 8;
  most_of_one constant int := 2;
  wanted uuid[];
begin
  wanted := array(
    select w.id from (
      select i.id, i.created_at, row_number() over (partition by i.user_id order by i.created_at, i.id) as place
      from public.invoices i left join private.invoice_reviews r on r.invoice_id = i.id
      where i.reviewed_at is null and i.queue = 'waiting'
        and i.created_at <= clock_timestamp() - make_interval(secs => idle_seconds)
        and (r.leased_until is null or r.leased_until < clock_timestamp())) w
    where w.place <= most_of_one order by w.place, w.created_at, w.id limit most);
  if cardinality(wanted) = 0 then
    wanted := array(
      select i.id from private.invoice_reviews r join public.invoices i on i.id = r.invoice_id
      where r.asked_again and i.reviewed_at is not null and i.queue = 'waiting' and i.decision = 0
        and (r.leased_until is null or r.leased_until < clock_timestamp())
      order by i.created_at, i.id limit most);
  end if;
  if cardinality(wanted) = 0 then
    wanted := array(
      select i.id from public.invoices i join private.invoice_reviews r on r.invoice_id = i.id
      where i.reviewed_at is not null and i.queue = 'waiting' and i.decision = 0
        and (i.rules_version < current_rules or i.rules_version > current_rules)
        and private.rules_order(i.rules_version) < private.rules_order(current_rules)
        and r.tried_rules is distinct from current_rules
        and (r.leased_until is null or r.leased_until < clock_timestamp())
      order by i.created_at, i.id limit most);
  end if;
  return query
    with locked as (
      select i.id, i.user_id, i.rules_version, d.storage_path from public.invoices i join public.documents d on d.id = i.document_id
      left join private.invoice_reviews r on r.invoice_id = i.id
      where i.id = any (wanted) and (r.leased_until is null or r.leased_until < clock_timestamp())
      order by i.created_at, i.id for update of i skip locked),
    taken as (
      insert into private.invoice_reviews (invoice_id, leased_until)
        select l.id, clock_timestamp() + make_interval(secs => lease_seconds) from locked l
        on conflict (invoice_id) do update set leased_until = excluded.leased_until
          where invoice_reviews.leased_until is null or invoice_reviews.leased_until < clock_timestamp()
        returning invoice_id)
    select l.id, l.storage_path, l.user_id, l.rules_version from locked l join taken t on t.invoice_id = l.id;
end $$;

-- Finds up to 20 invoices of the client that invoice `i` may duplicate or refer to, by code or by supplier and number.
create function private.earlier_invoices(i public.invoices, codes text[], supplier text, numbers text[])
returns setof public.invoices
language sql stable security definer set search_path = '' as $$
  select x.* from public.invoices x
  where x.id in (
      select c.id from public.invoices c where c.user_id = i.user_id and c.code is not null and c.code = any (codes)
      union
      select n.id from public.invoices n where n.user_id = i.user_id and n.supplier_nit = earlier_invoices.supplier
        and n.document_number is not null and n.document_number = any (numbers))
    and x.id <> i.id and x.id is distinct from i.replaces
    and x.deleted_at is null and x.withdrawn_at is null and x.replaced_by is null
  order by x.created_at, x.id limit 20
$$;

-- Returns what the review of an invoice must know: the client's companies, and related invoices of the client.
-- `codes` and `numbers` identify the invoice itself and the documents to which the invoice refers.
create function public.review_context(invoice uuid, codes text[], supplier text, numbers text[]) returns jsonb
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
      from private.earlier_invoices(i, codes, supplier, numbers) e));
end $$;

-- Accepts an invoice automatically if its review found no problem and the firm's settings allow it.
-- `automatic` in the review is true when issuer and DIAN signed the same code and DIAN's answer is 02 (valid).
create function private.accept_by_rules(i public.invoices) returns boolean
language plpgsql security definer set search_path = '' as $$
declare
  made private.invoice_decisions;
  rules text := case when i.kind = 'invoice' then i.direction else i.kind end;
begin
  if i.proposal is distinct from 'sound' or i.direction is null or i.direction = 'foreign'
    or i.queue is distinct from 'waiting' or i.withdrawn_at is not null or i.decision <> 0
    or not exists (select from private.review_switches s where s.rule_set = rules and s.accepts)
    or not exists (select from private.invoice_reviews r where r.invoice_id = i.id
                     and r.review #>> '{authenticity,automatic}' = 'true')
    -- When another client has the same NIT, purchases are not accepted automatically: a person decides.
    or exists (select from public.companies c join public.companies o on o.nit = c.nit and o.user_id <> c.user_id
               where c.user_id = i.user_id) then
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

-- Stores the first review of an invoice, and accepts the invoice if accept_by_rules allows it.
-- Returns 'stored', 'accepted', 'kept' if a review exists already, or 'closed' if the invoice is decided or gone.
-- Returns 'again' if a related invoice is missing in `seen`, because the review did not consider that invoice.
create function public.store_review(invoice uuid, outcome jsonb, seen uuid[]) returns text
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
  -- A client's documents are stored one at a time, so that the second of two identical documents finds the first.
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
      customer = nullif(outcome ->> 'customer', ''), customer_nit = nullif(outcome ->> 'customer_nit', ''),
      currency = nullif(outcome ->> 'currency', ''), total = (outcome ->> 'total')::numeric, base = (outcome ->> 'base')::numeric,
      iva = (outcome ->> 'iva')::numeric, withheld = (outcome ->> 'withheld')::numeric, taxes = nullif(outcome -> 'taxes', 'null'),
      refused = outcome ->> 'refused', direction = outcome ->> 'direction', effect = outcome ->> 'effect',
      about = nullif(outcome ->> 'about', ''),
      affects = (select a.id from public.invoices a where a.id = (outcome ->> 'affects')::uuid and a.user_id = i.user_id)
    where x.id = i.id returning * into i;
  -- The trusted authorities changed during the review, so the invoice is not accepted, but reviewed again.
  if coalesce(outcome ->> 'trust_list' <> private.authority_list(), false) then
    update private.invoice_reviews x set asked_again = true where x.invoice_id = i.id;
    return 'stored';
  end if;
  return case when private.accept_by_rules(i) then 'accepted' else 'stored' end;
end $$;

-- Replaces the review of an undecided invoice, if version `was` of the rules made the present review.
-- Returns 'kept' if the file could not be read this time; the invoice then keeps its old review.
create function public.store_review_again(invoice uuid, outcome jsonb, seen uuid[], was text, current_rules text)
returns text
language plpgsql security definer set search_path = '' as $$
declare
  i public.invoices;
  result text;
  client uuid := (select x.user_id from public.invoices x where x.id = invoice);
begin
  if client is null then
    return 'closed';
  end if;
  -- Locks the client before the invoice, like store_review, so that calls of both functions cannot block each other.
  perform pg_advisory_xact_lock(hashtextextended('review:' || client::text, 0));
  select * into i from public.invoices x where x.id = invoice for update;
  if i.id is null or i.reviewed_at is null or i.queue is distinct from 'waiting' or i.decision <> 0
    or i.rules_version is distinct from was then
    return 'closed';
  end if;
  if outcome ->> 'refused' is not null or jsonb_typeof(outcome -> 'review') is distinct from 'object' then
    update private.invoice_reviews x set tried_rules = current_rules, leased_until = null, asked_again = false where x.invoice_id = i.id;
    return 'kept';
  end if;
  update public.invoices x set reviewed_at = null where x.id = i.id;
  -- Without a proposal, store_review does not accept the invoice; only new invoices may be accepted automatically.
  result := public.store_review(invoice, outcome - 'proposal', seen);
  if result <> 'stored' then
    update public.invoices x set reviewed_at = i.reviewed_at where x.id = i.id;
    return result;
  end if;
  update public.invoices x set proposal = outcome ->> 'proposal' where x.id = i.id;
  update private.invoice_reviews x
    set asked_again = coalesce(outcome ->> 'trust_list' <> private.authority_list(), false), review = x.review || case when was = current_rules then '{}'
                                                       else jsonb_build_object('again', jsonb_build_object('from', was)) end
    where x.invoice_id = i.id;
  return result;
end $$;

-- Stores the QR code of a PDF or photo, or the reason why the file cannot be opened.
create function public.store_scan(invoice uuid, code text, refused text default null) returns void
language plpgsql security definer set search_path = '' as $$
declare
  i public.invoices;
begin
  select * into i from public.invoices x where x.id = invoice for update;
  if i.id is null or i.reviewed_at is not null or i.queue is distinct from 'waiting' or i.decision <> 0 then
    return;
  end if;
  insert into private.invoice_reviews (invoice_id, at, scan_code, refused)
    values (i.id, clock_timestamp(), case when store_scan.refused is null then store_scan.code end, store_scan.refused)
    on conflict (invoice_id) do update
      set at = excluded.at, scan_code = excluded.scan_code, refused = excluded.refused, leased_until = null;
  update public.invoices x set reviewed_at = clock_timestamp(), refused = store_scan.refused where x.id = i.id;
end $$;

revoke execute on function private.rules_order(text), public.claim_readings(text, int, int),
  private.earlier_invoices(public.invoices, text[], text, text[]), public.review_context(uuid, text[], text, text[]),
  private.accept_by_rules(public.invoices), public.store_review(uuid, jsonb, uuid[]),
  public.store_review_again(uuid, jsonb, uuid[], text, text), public.store_scan(uuid, text, text)
  from public, anon, authenticated, service_role;
grant execute on function public.claim_readings(text, int, int), public.review_context(uuid, text[], text, text[]),
  public.store_review(uuid, jsonb, uuid[]), public.store_review_again(uuid, jsonb, uuid[], text, text),
  public.store_scan(uuid, text, text) to service_role;

-- An external automation service proposes decisions about invoices; only the firm may read these proposals.
create table private.automation_proposals (
  -- The automation service's webhook-id: the same id again means a repeated call.
  id text primary key check (length(id) between 1 and 200),
  invoice_id uuid not null references public.invoices (id) on delete cascade,
  proposal text not null check (proposal in ('sound', 'doubtful', 'wrong')),
  note text check (length(note) <= 1000),
  at timestamptz not null default clock_timestamp()
);
alter table private.automation_proposals enable row level security;
revoke all on private.automation_proposals from anon, authenticated, service_role;
create index automation_proposals_of_invoice on private.automation_proposals (invoice_id, at desc);

-- Stores the automation service's proposal for the invoice whose file has this SHA-256.
-- Returns `kept` (stored), `known` (the same call came before) or `gone` (no such invoice).
create function public.keep_proposal(
  call text, client uuid, content_sha256 text, proposed text, note text
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
  insert into private.automation_proposals (id, invoice_id, proposal, note)
    values (call, invoice, proposed, nullif(btrim(keep_proposal.note), '')) on conflict (id) do nothing;
  return case when found then 'kept' else 'known' end;
end $$;

-- `scan.code` is the CUFE in the QR code; `scan.of` is the number of the client's invoice with the same CUFE.
create function private.review_of(invoice uuid) returns jsonb
language sql stable security definer set search_path = '' as $$
  select jsonb_build_object('at', r.at, 'refused', r.refused, 'document', r.document, 'review', r.review,
    'scan', case when r.scan_code is not null then jsonb_build_object('code', r.scan_code, 'of', (
      select o.number from public.invoices i join public.invoices o on o.user_id = i.user_id
      where i.id = r.invoice_id and r.scan_code <> '' and o.code = r.scan_code and o.deleted_at is null
      order by o.created_at limit 1)) end)
  from private.invoice_reviews r where r.invoice_id = review_of.invoice and r.at is not null
$$;

-- Returns the document to which an invoice refers (`about`), and the documents that refer to the invoice (`events`).
create function private.filed_with(i public.invoices) returns jsonb
language sql stable security definer set search_path = '' as $$
  select jsonb_build_object(
    'about', (select jsonb_build_object('id', x.id, 'number', x.number) from public.invoices x
              where x.user_id = i.user_id and x.code = i.about and x.deleted_at is null order by x.created_at, x.id limit 1),
    'events', (
      select coalesce(jsonb_agg(jsonb_build_object('id', e.id, 'number', e.number, 'kind', e.kind) order by e.created_at, e.id), '[]')
      from (select x.* from public.invoices x where x.user_id = i.user_id and x.about = i.code and x.deleted_at is null
            order by x.created_at, x.id limit 30) e))
$$;

create function public.my_invoice(invoice uuid) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
  me uuid := private.require_account('reader');
  i public.invoices;
begin
  select * into i from public.invoices x where x.id = invoice and x.user_id = me;
  if i.id is null then
    return null;
  end if;
  return jsonb_build_object(
    'id', i.id, 'label', private.invoice_label(i), 'status', i.status, 'note', i.note, 'asked', coalesce(i.queue = 'asked', false),
    'created_at', i.created_at, 'decided_at', i.decided_at, 'withdrawn_at', i.withdrawn_at, 'deleted', i.deleted_at is not null,
    'replaced_by', (select jsonb_build_object('id', x.id, 'number', x.number) from public.invoices x where x.id = i.replaced_by),
    'file', (select jsonb_build_object('id', d.id, 'type', d.file_type, 'size', d.file_size)
             from public.documents d where d.id = i.document_id),
    'reviewed_at', i.reviewed_at, 'reading', case when i.deleted_at is null then private.review_of(i.id) end,
    'moved', i.moved_at is not null, 'filed', case when i.deleted_at is null then private.filed_with(i) end);
end $$;

-- In the result, `opinion` is the automation service's last proposal, or null.
create function public.review_invoice(invoice uuid) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
  i public.invoices;
begin
  perform private.require_staff();
  select * into i from public.invoices x where x.id = invoice;
  if i.id is null or not private.sees_client(i.user_id) then
    raise exception 'not-found' using errcode = 'P0001';
  end if;
  return jsonb_build_object(
    'id', i.id, 'label', private.invoice_label(i), 'findings', i.findings,
    'verdict', private.verdict_of(i), 'needs_reason', private.acceptance_needs_reason(i), 'note', i.note, 'decision', i.decision, 'created_at', i.created_at,
    'deleted_at', i.deleted_at, 'withdrawn_at', i.withdrawn_at, 'own', i.user_id = (select auth.uid()),
    'reading', private.review_of(i.id), 'filed', private.filed_with(i),
    'movedTo', private.moved_to(i),
    'belongs', (select coalesce(jsonb_agg(jsonb_build_object('id', b.id, 'name', b.name)), '[]') from private.rightful_clients(i) b
                where i.queue = 'waiting' and i.decision = 0 and i.withdrawn_at is null),
    'opinion', (select jsonb_build_object('proposal', p.proposal, 'note', p.note, 'at', p.at)
                from private.automation_proposals p where p.invoice_id = i.id order by p.at desc limit 1),
    'file', (select jsonb_build_object('id', d.id, 'type', d.file_type, 'size', d.file_size)
             from public.documents d where d.id = i.document_id),
    'client', jsonb_build_object('id', i.user_id, 'name', private.client_name(i.user_id),
        'email', coalesce((select u.email from private.contact_of(i.user_id) u), ''),
        'companies', (select coalesce(jsonb_agg(c.name || ', NIT ' || c.nit || '-' || c.digit order by c.name), '[]')
                      from (select * from public.companies x where x.user_id = i.user_id order by x.name limit 5) c)),
    'replaces', (select jsonb_build_object('id', x.id, 'number', x.number) from public.invoices x where x.id = i.replaces),
    'replaced_by', (select jsonb_build_object('id', x.id, 'number', x.number) from public.invoices x where x.id = i.replaced_by),
    'decisions', (
      select coalesce(jsonb_agg(jsonb_build_object(
          'at', d.at, 'by', private.member_name(d.actor), 'verdict', d.verdict, 'note', d.note, 'reason', d.reason,
          'automatic', d.automatic) order by d.id desc), '[]')
      from (select * from private.invoice_decisions x where x.invoice_id = i.id order by x.id desc limit 20) d));
end $$;

revoke execute on function public.keep_proposal(text, uuid, text, text, text), private.review_of(uuid),
  private.filed_with(public.invoices), public.my_invoice(uuid),
  public.review_invoice(uuid) from public, anon, authenticated, service_role;
grant execute on function public.keep_proposal(text, uuid, text, text, text) to service_role;
grant execute on function public.my_invoice(uuid), public.review_invoice(uuid) to authenticated;
