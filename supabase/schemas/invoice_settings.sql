-- The administrators' settings of invoice reviews: automatic acceptance, keys for checking CUFEs, and trusted signers.

-- Keys and PINs never leave the database; check_code only says whether a CUFE or CUDE is correct.
create table private.numbering_secrets (
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
  'Technical keys of numberings and PINs of software. Only check_code reads them, and answers only whether a code is right.';

create table private.code_tries (
  client uuid not null references public.accounts (id) on delete cascade,
  supplier text not null,
  -- A hash of the code and the other arguments of check_code, by which a repeated call is recognised.
  question text not null check (question ~ '^[0-9a-f]{64}$'),
  at timestamptz not null default clock_timestamp(),
  primary key (client, supplier, question)
);
alter table private.code_tries enable row level security;
revoke all on private.code_tries from anon, authenticated, service_role;
comment on table private.code_tries is
  'Wrong codes by client and supplier, each kept once for 30 days. Read and written by check_code alone.';
create index code_tries_old on private.code_tries (at);

-- Checks an invoice's code (CUFE or CUDE), which is the SHA-384 hash of `before`, the supplier's key and `after`.
-- Returns 'match', 'differs', 'unknown' (no key is stored) or 'limited' (too many wrong codes).
-- Only five wrong codes a day and 20 in 30 days are checked for a client and supplier, so that nobody guesses a PIN.
-- The limits of check_code let a client try only 240 of the 100,000 possible PINs in a year.
create function public.check_code(
  invoice uuid, supplier text, number text, before text, after text, code text
) returns text
language plpgsql volatile security definer set search_path = '' as $$
#variable_conflict use_variable
declare
  owner uuid := (select i.user_id from public.invoices i where i.id = invoice);
  asked text := encode(sha256(convert_to(jsonb_build_array(number, before, after, code)::text, 'UTF8')), 'hex');
  lately record;
begin
  if owner is null or code is null or code !~ '^[0-9a-f]{96}$' or length(before) > 1000 or length(after) > 100
    or not exists (select from private.numbering_secrets s where s.nit = supplier and starts_with(number, s.prefix)) then
    return 'unknown';
  end if;
  -- Checks for a client and supplier run one at a time, so that each check counts all wrong codes before it.
  perform pg_advisory_xact_lock(hashtextextended('code:' || owner::text || ':' || supplier, 0));
  -- Deletes the old tries of all clients, because some clients never check a code again.
  delete from private.code_tries t where (t.client, t.supplier, t.question) in (
    select x.client, x.supplier, x.question from private.code_tries x
    where x.at < clock_timestamp() - interval '30 days' order by x.at limit 100 for update skip locked);
  select count(*) as month, count(*) filter (where t.at > clock_timestamp() - interval '1 day') as day,
         coalesce(bool_or(t.question = asked), false) as known
    into lately from private.code_tries t
    where t.client = owner and t.supplier = check_code.supplier and t.at > clock_timestamp() - interval '30 days';
  if not lately.known and (lately.day >= 5 or lately.month >= 20) then
    return 'limited';
  end if;
  if exists (
    select from private.numbering_secrets s where s.nit = check_code.supplier and starts_with(number, s.prefix)
      and encode(sha384(convert_to(before || s.secret || after, 'UTF8')), 'hex') = code) then
    return 'match';
  end if;
  insert into private.code_tries (client, supplier, question) values (owner, check_code.supplier, asked) on conflict do nothing;
  return 'differs';
end $$;

-- The settings name the numberings for which a key is stored, but never contain a key.
create function public.review_settings() returns jsonb
language plpgsql stable security definer set search_path = '' as $$
begin
  perform private.require_admin();
  return jsonb_build_object(
    'switches', (select jsonb_agg(jsonb_build_object('rule_set', s.rule_set, 'accepts', s.accepts,
        'changed_at', s.changed_at, 'changed_by', private.member_name(s.changed_by)) order by s.rule_set)
      from private.review_switches s),
    'secrets', (select coalesce(jsonb_agg(jsonb_build_object('id', n.id, 'nit', n.nit, 'prefix', n.prefix,
        'created_at', n.created_at) order by n.nit, n.prefix), '[]') from private.numbering_secrets n));
end $$;

create function public.set_review_switch(rule_set text, accepts boolean) returns void
language plpgsql security definer set search_path = '' as $$
declare
  s private.review_switches;
begin
  perform private.require_admin();
  select * into s from private.review_switches x where x.rule_set = set_review_switch.rule_set for update;
  if s.rule_set is null or set_review_switch.accepts is null then
    raise exception 'invalid-input' using errcode = 'P0001';
  end if;
  if s.accepts = set_review_switch.accepts then
    return;
  end if;
  update private.review_switches x
    set accepts = set_review_switch.accepts, changed_at = clock_timestamp(), changed_by = (select auth.uid())
    where x.rule_set = s.rule_set;
  perform private.note_staff('review.switch', null, jsonb_build_object('rule_set', s.rule_set, 'accepts', s.accepts),
    jsonb_build_object('rule_set', s.rule_set, 'accepts', set_review_switch.accepts));
end $$;

-- Saves the key or PIN of an invoice numbering; the audit log names the numbering, never the key.
create function public.save_numbering_secret(nit text, prefix text, secret text) returns uuid
language plpgsql security definer set search_path = '' as $$
declare
  kept uuid;
begin
  perform private.require_admin();
  if nit is null or nit !~ '^[1-9][0-9]{4,14}$' or prefix is null or prefix !~ '^[A-Za-z0-9]{0,10}$'
    or secret is null or length(secret) not between 4 and 200 then
    raise exception 'invalid-input' using errcode = 'P0001';
  end if;
  insert into private.numbering_secrets (nit, prefix, secret, created_by)
    values (save_numbering_secret.nit, save_numbering_secret.prefix, save_numbering_secret.secret, (select auth.uid()))
    on conflict on constraint numbering_secrets_nit_prefix_key do update
      set secret = excluded.secret, created_at = clock_timestamp(), created_by = excluded.created_by
    returning id into kept;
  perform private.note_staff('review.secret', null, null, jsonb_build_object('nit', nit, 'prefix', prefix));
  return kept;
end $$;

create function public.remove_numbering_secret(secret uuid) returns void
language plpgsql security definer set search_path = '' as $$
declare
  gone private.numbering_secrets;
begin
  perform private.require_admin();
  delete from private.numbering_secrets n where n.id = remove_numbering_secret.secret returning * into gone;
  if gone.id is not null then
    perform private.note_staff('review.secret-removed', null, jsonb_build_object('nit', gone.nit, 'prefix', gone.prefix), null);
  end if;
end $$;

revoke execute on function public.check_code(uuid, text, text, text, text, text), public.review_settings(),
  public.set_review_switch(text, boolean), public.save_numbering_secret(text, text, text), public.remove_numbering_secret(uuid)
  from public, anon, authenticated, service_role;
grant execute on function public.check_code(uuid, text, text, text, text, text) to service_role;
grant execute on function public.review_settings(), public.set_review_switch(text, boolean),
  public.save_numbering_secret(text, text, text), public.remove_numbering_secret(uuid) to authenticated;

create table private.confirmed_signers (
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
  'Other signers of a supplier''s invoices, by NIT, which an administrator confirmed.';
create index confirmed_signers_by_member on private.confirmed_signers (confirmed_by) where confirmed_by is not null;

create table private.authority_grace (
  only_row boolean primary key default true check (only_row),
  until date,
  changed_at timestamptz,
  changed_by uuid references auth.users (id) on delete set null
);
alter table private.authority_grace enable row level security;
revoke all on private.authority_grace from anon, authenticated, service_role;
comment on table private.authority_grace is
  'Until this day an unknown authority alone is no doubt about an invoice. The invoice is still never accepted automatically.';

insert into private.authority_grace default values;

-- Returns the trusted signers of a supplier, and whether unknown authorities are tolerated at present (`grace`).
create function public.signer_context(supplier text) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
begin
  return jsonb_build_object(
    'confirmed', (select coalesce(jsonb_agg(jsonb_build_object('supplier', c.supplier, 'signer', c.signer)), '[]')
                  from private.confirmed_signers c where c.supplier = signer_context.supplier),
    'grace', exists (select from private.authority_grace g
                     where g.until >= (clock_timestamp() at time zone 'America/Bogota')::date));
end $$;

-- In the result, `unknown` has the unknown authorities of the last year, the most frequent first.
-- In the result, `until` is the last day on which unknown authorities are tolerated, or null without a grace period.
create function public.signer_settings() returns jsonb
language plpgsql stable security definer set search_path = '' as $$
begin
  perform private.require_admin();
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

-- Starts or ends a grace period of 31 days, in which unknown certification authorities are tolerated.
create function public.set_authority_grace(grace boolean) returns void
language plpgsql security definer set search_path = '' as $$
declare
  before private.authority_grace;
  today date := (clock_timestamp() at time zone 'America/Bogota')::date;
  ends date := case when grace then today + 31 end;
begin
  perform private.require_admin();
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

-- Trusts the signer of an invoice for all invoices of the supplier, whose undecided invoices are reviewed again.
create function public.confirm_signer(invoice uuid) returns void
language plpgsql security definer set search_path = '' as $$
declare
  r private.invoice_reviews;
  nit text;
  nits text[];
  who text;
begin
  perform private.require_admin();
  select * into r from private.invoice_reviews x where x.invoice_id = confirm_signer.invoice;
  nit := ltrim(regexp_replace(coalesce(r.document #>> '{invoice,supplier,nit}', ''), '[^0-9]', '', 'g'), '0');
  if r.invoice_id is null or nit = '' or r.review #>> '{authenticity,issuer}' is distinct from 'third-party'
    or jsonb_array_length(r.document #> '{signatures,invoice,signer,nits}') = 0 then
    raise exception 'not-found' using errcode = 'P0001';
  end if;
  who := left(r.document #>> '{signatures,invoice,signer,name}', 200);
  nits := array(select jsonb_array_elements_text(r.document #> '{signatures,invoice,signer,nits}'));
  -- The signer is stored as in the certificate, the supplier without its check digit.
  insert into private.confirmed_signers (supplier, signer, name, confirmed_by)
    values (nit, case when nits[2] = left(nits[1], -1) then nits[2] else nits[1] end, coalesce(who, ''), (select auth.uid()))
    on conflict do nothing;
  if found then
    update private.invoice_reviews x set asked_again = true from public.invoices i
      where i.id = x.invoice_id and i.queue = 'waiting' and i.decision = 0
        and ltrim(regexp_replace(x.document #>> '{invoice,supplier,nit}', '[^0-9]', '', 'g'), '0') = nit
        and x.review #>> '{authenticity,issuer}' = 'third-party';
    perform private.note_staff('review.signer', null, null, jsonb_build_object('nit', nit, 'name', who));
  end if;
end $$;

create function public.withdraw_signer(supplier text, signer text) returns void
language plpgsql security definer set search_path = '' as $$
declare
  gone private.confirmed_signers;
begin
  perform private.require_admin();
  delete from private.confirmed_signers c
    where c.supplier = withdraw_signer.supplier and c.signer = withdraw_signer.signer returning * into gone;
  if gone.supplier is not null then
    perform private.note_staff('review.signer-withdrawn', null,
      jsonb_build_object('nit', gone.supplier, 'name', gone.name), null);
  end if;
end $$;

revoke execute on function public.signer_context(text), public.signer_settings(), public.set_authority_grace(boolean),
  public.confirm_signer(uuid), public.withdraw_signer(text, text) from public, anon, authenticated, service_role;
grant execute on function public.signer_context(text) to service_role;
grant execute on function public.signer_settings(), public.set_authority_grace(boolean), public.confirm_signer(uuid),
  public.withdraw_signer(text, text) to authenticated;
