-- The key of a numbering, or the PIN of a software, never leaves the database, and nothing that is computed with it does: the
-- check of a CUFE or CUDE is one procedure here, which answers whether the code fits.
comment on table private.numbering_secrets is
  'Technical keys of numberings and PINs of software. Nobody reads them but check_code, which tells only whether a code fits.';

create table if not exists private.code_tries (
  client uuid not null references auth.users (id) on delete cascade,
  supplier text not null,
  -- The hash of what was asked. Nothing in it comes from a key.
  question text not null check (question ~ '^[0-9a-f]{64}$'),
  at timestamptz not null default clock_timestamp(),
  primary key (client, supplier, question)
);
create index if not exists code_tries_old on private.code_tries (at);
alter table private.code_tries enable row level security;
revoke all on private.code_tries from anon, authenticated, service_role;
comment on table private.code_tries is
  'Codes that did not fit, by client and supplier: each question once, for 30 days. Read and written by check_code alone.';

-- Whether the code that a document states is the one that a kept key of its supplier gives: 'match', 'differs', or 'unknown'
-- when no key is kept for its number. `before` and `after` are the text around the key. Service only.
-- Even a yes or no tells something: a PIN has five digits, and whoever uploads one invoice for each would find it. So only five
-- wrong codes of one client and supplier are told in a day and twenty in 30 days; after that it is 'limited' whatever is
-- asked, and a person looks. A guesser has 240 tries a year of 100,000, each of them a forged invoice under their own name.
-- The same question again is no new try.
create or replace function public.check_code(
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
  -- One at a time: of many that are asked at once, each knows of those before it.
  perform pg_advisory_xact_lock(hashtextextended('code:' || owner::text || ':' || supplier, 0));
  -- Those of others as well, a few at a time: whoever asks no more would keep theirs.
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

-- As before, without the keys: {companies, earlier}, and `secrets` empty for builds that still ask. Service only.
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
    'secrets', '[]'::jsonb);
end $$;

revoke execute on function public.check_code(uuid, text, text, text, text, text),
  public.review_facts(uuid, text[], text, text[]) from public, anon, authenticated;
grant execute on function public.check_code(uuid, text, text, text, text, text),
  public.review_facts(uuid, text[], text, text[]) to service_role;

-- Findings without what would have been right, which earlier reviews wrote into them.
create or replace function private.without_computed_code(findings jsonb) returns jsonb
language sql immutable set search_path = '' as $$
  select coalesce(jsonb_agg(case when f ->> 'text' = 'C1.differs'
      then (f #- '{figures,expected}') || jsonb_build_object('detail', 'Con la clave guardada no resulta el CUFE o CUDE que trae el documento, '
        || coalesce(f -> 'figures' ->> 'code', '') || ' (FAD06: valores truncados a dos decimales).')
      else f end order by n), '[]')
  from jsonb_array_elements(findings) with ordinality each (f, n)
$$;
revoke execute on function private.without_computed_code(jsonb) from public, anon, authenticated, service_role;

update public.invoices i set findings = private.without_computed_code(i.findings)
  where i.findings @? '$[*] ? (@.text == "C1.differs").figures.expected';
update private.invoice_reviews r set review = jsonb_set(r.review, '{findings}', private.without_computed_code(r.review -> 'findings'))
  where r.review @? '$.findings[*] ? (@.text == "C1.differs").figures.expected';
-- The signed files of these records never showed it: what is printed of a finding is its sentence for the client.
update private.review_records r set content = jsonb_set(r.content, '{findings}', private.without_computed_code(r.content -> 'findings'))
  where r.content @? '$.findings[*] ? (@.text == "C1.differs").figures.expected';
