-- What the signatures of an invoice prove, and whom the firm believes.

-- Only what both signatures prove may be accepted by the rules: the issuer's and DIAN's, about the same code, and DIAN's
-- answer is 02. The review says so in authenticity.automatic; one from before signatures were checked proves nothing.
create or replace function private.accept_by_rules(i public.invoices) returns boolean
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
    -- Whoever writes another client's NIT into their account does not get its purchases accepted: a person looks.
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
revoke execute on function private.accept_by_rules(public.invoices) from public, anon, authenticated, service_role;

create index if not exists companies_by_nit on public.companies (nit);

create table if not exists private.confirmed_signers (
  supplier text not null check (supplier ~ '^[1-9][0-9]{2,14}$'),
  signer text not null check (signer ~ '^[1-9][0-9]{4,14}$'),
  name text not null check (length(name) <= 200),
  confirmed_at timestamptz not null default clock_timestamp(),
  confirmed_by uuid references auth.users (id) on delete set null,
  primary key (supplier, signer)
);
alter table private.confirmed_signers enable row level security;
revoke all on private.confirmed_signers from anon, authenticated, service_role;
comment on table private.confirmed_signers is
  'Who signs the invoices of a supplier besides itself and the known providers, by NIT, as an administrator confirmed.';
create index if not exists confirmed_signers_by_member on private.confirmed_signers (confirmed_by) where confirmed_by is not null;

create table if not exists private.authority_grace (
  only_row boolean primary key default true check (only_row),
  until date,
  changed_at timestamptz,
  changed_by uuid references auth.users (id) on delete set null
);
alter table private.authority_grace enable row level security;
revoke all on private.authority_grace from anon, authenticated, service_role;
comment on table private.authority_grace is
  'Until that day an authority that nobody knows casts no doubt by itself; it never makes an invoice acceptable by the rules.';
insert into private.authority_grace default values on conflict do nothing;

-- {confirmed: [{supplier, signer}], grace}: what a review asks about the signers of a supplier. Service only.
create or replace function public.signer_facts(supplier text) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
begin
  return jsonb_build_object(
    'confirmed', (select coalesce(jsonb_agg(jsonb_build_object('supplier', c.supplier, 'signer', c.signer)), '[]')
                  from private.confirmed_signers c where c.supplier = signer_facts.supplier),
    'grace', exists (select from private.authority_grace g
                     where g.until >= (clock_timestamp() at time zone 'America/Bogota')::date));
end $$;

-- {until (null outside of a month of grace), changed_at, changed_by, signers: [{supplier, signer, name, confirmed_at, confirmed_by}],
-- unknown: [{authority, invoices}]}: whom the firm believes, and the authorities of this year's invoices that it does not
-- know, the most frequent first. Administrators only.
create or replace function public.signer_settings() returns jsonb
language plpgsql stable security definer set search_path = '' as $$
begin
  if not private.is_staff() then
    raise insufficient_privilege using message = 'staff-only';
  end if;
  if not private.is_admin() then
    raise insufficient_privilege using message = 'admin-only';
  end if;
  return (
    select jsonb_build_object('until', case when g.until >= (clock_timestamp() at time zone 'America/Bogota')::date then g.until end,
      'changed_at', g.changed_at, 'changed_by', private.member_name(g.changed_by),
      'signers', (select coalesce(jsonb_agg(jsonb_build_object('supplier', c.supplier, 'signer', c.signer, 'name', c.name,
          'confirmed_at', c.confirmed_at, 'confirmed_by', private.member_name(c.confirmed_by))
          order by c.confirmed_at desc), '[]') from private.confirmed_signers c),
      'unknown', (
        select coalesce(jsonb_agg(jsonb_build_object('authority', u.authority, 'invoices', u.invoices) order by u.invoices desc), '[]')
        from (select left(r.document #>> '{signatures,invoice,signer,authority}', 200) as authority, count(*)::int as invoices
              from private.invoice_reviews r
              where r.review #>> '{authenticity,issuer}' = 'unknown-authority' and r.at > clock_timestamp() - interval '1 year'
              group by 1 order by 2 desc limit 20) u))
    from private.authority_grace g);
end $$;
create index if not exists reviews_of_unknown_authorities on private.invoice_reviews (at)
  where review #>> '{authenticity,issuer}' = 'unknown-authority';

-- Begins the month of grace (31 days from today, in Bogotá), or ends it. Administrators only.
create or replace function public.set_authority_grace(grace boolean) returns void
language plpgsql security definer set search_path = '' as $$
declare
  before private.authority_grace;
  today date := (clock_timestamp() at time zone 'America/Bogota')::date;
  ends date := case when grace then today + 31 end;
begin
  if not private.is_staff() then
    raise insufficient_privilege using message = 'staff-only';
  end if;
  if not private.is_admin() then
    raise insufficient_privilege using message = 'admin-only';
  end if;
  if grace is null then
    raise exception 'invalid-input' using errcode = 'P0001';
  end if;
  select * into before from private.authority_grace for update;
  if before.until is not distinct from ends or (not grace and before.until < today) then
    return;
  end if;
  update private.authority_grace g set until = ends, changed_at = clock_timestamp(), changed_by = (select auth.uid())
    where g.only_row;
  perform private.note_staff('review.grace', null, jsonb_build_object('day', before.until), jsonb_build_object('day', ends));
end $$;

-- Confirms that whoever signed this invoice signs for its supplier: told once, it holds for all of its invoices. The file is
-- what says who signed; nothing is taken from the caller. Administrators only.
create or replace function public.confirm_signer(invoice uuid) returns void
language plpgsql security definer set search_path = '' as $$
declare
  r private.invoice_reviews;
  nit text;
  nits text[];
  who text;
begin
  if not private.is_staff() then
    raise insufficient_privilege using message = 'staff-only';
  end if;
  if not private.is_admin() then
    raise insufficient_privilege using message = 'admin-only';
  end if;
  select * into r from private.invoice_reviews x where x.invoice_id = confirm_signer.invoice;
  nit := ltrim(regexp_replace(coalesce(r.document #>> '{invoice,supplier,nit}', ''), '[^0-9]', '', 'g'), '0');
  if r.invoice_id is null or nit = '' or r.review #>> '{authenticity,issuer}' is distinct from 'third-party'
    or jsonb_array_length(r.document #> '{signatures,invoice,signer,nits}') = 0 then
    raise exception 'not-found' using errcode = 'P0001';
  end if;
  who := left(r.document #>> '{signatures,invoice,signer,name}', 200);
  nits := array(select jsonb_array_elements_text(r.document #> '{signatures,invoice,signer,nits}'));
  -- The first is as it stands in the certificate, the second without its check digit, where it carries one.
  insert into private.confirmed_signers (supplier, signer, name, confirmed_by)
    values (nit, case when nits[2] = left(nits[1], -1) then nits[2] else nits[1] end, coalesce(who, ''), (select auth.uid()))
    on conflict do nothing;
  if found then
    perform private.note_staff('review.signer', null, null, jsonb_build_object('nit', nit, 'name', who));
  end if;
end $$;

-- No longer: reviews that were made stay as they are. Administrators only.
create or replace function public.withdraw_signer(supplier text, signer text) returns void
language plpgsql security definer set search_path = '' as $$
declare
  gone private.confirmed_signers;
begin
  if not private.is_staff() then
    raise insufficient_privilege using message = 'staff-only';
  end if;
  if not private.is_admin() then
    raise insufficient_privilege using message = 'admin-only';
  end if;
  delete from private.confirmed_signers c
    where c.supplier = withdraw_signer.supplier and c.signer = withdraw_signer.signer returning * into gone;
  if gone.supplier is not null then
    perform private.note_staff('review.signer-withdrawn', null,
      jsonb_build_object('nit', gone.supplier, 'name', gone.name), null);
  end if;
end $$;

do $$ declare f text; begin
  foreach f in array array['public.signer_facts(text)', 'public.signer_settings()', 'public.set_authority_grace(boolean)',
    'public.confirm_signer(uuid)', 'public.withdraw_signer(text, text)'] loop
    execute format('revoke execute on function %s from public, anon, authenticated, service_role', f);
  end loop;
end $$;
grant execute on function public.signer_facts(text) to service_role;
grant execute on function public.signer_settings(), public.set_authority_grace(boolean), public.confirm_signer(uuid),
  public.withdraw_signer(text, text) to authenticated;

-- As before, with what the signatures proved: both states, the certificate's fingerprint, its authority, the claimed time and
-- the hash of the list of authorities. Not whose certificate it is: that can be a person.
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
        'at', d.at, 'by', private.member_name(d.actor), 'automatic', d.automatic, 'verdict', d.verdict, 'words', d.words)
        order by d.id), '[]')
      from (select * from private.invoice_decisions x where x.invoice_id = i.id order by x.id desc limit 12) d))
$$;
revoke execute on function private.record_content(public.invoices) from public, anon, authenticated, service_role;
