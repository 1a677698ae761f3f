-- What waits for its review is taken in turn, a few of each client; reviews made under older rules are made again while an
-- invoice is undecided, when nothing fresh waits. Nobody's decision changes, and the rules accept nothing by themselves on
-- that way: a new rule may propose, and a person looks.

alter table private.invoice_reviews add column if not exists tried_rules text;
comment on column private.invoice_reviews.tried_rules is
  'The rules with which the file was to be read again, and could not be: it keeps the review that it has.';
comment on table private.invoice_reviews is
  'The document as it was read and the whole review of it; written again only under newer rules, which the review says.';

create index if not exists invoices_by_rules on public.invoices (rules_version, created_at)
  where reviewed_at is not null and queue = 'waiting' and rules_version is not null;

-- The parts of a version as numbers, so that 1.9-10 comes after 1.9-9; what is no version comes before all of them.
create or replace function private.rules_order(version text) returns int[]
language sql immutable set search_path = '' as $$
  select case when version ~ '^\d{1,6}([.-]\d{1,6})*$' then string_to_array(translate(version, '-', '.'), '.')::int[] else '{}' end
$$;

-- Takes invoices that wait to be read: {id, path, client, was}. First those that were left without their review, of each client
-- the oldest few; only when there are none, those whose review was made under older rules, which `was` names. Service only.
create or replace function public.claim_readings(current_rules text, idle_seconds int, lease_seconds int default 120)
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

-- Keeps the review of an undecided invoice under newer rules, in the place of the one that `was` names: 'stored', 'again' (as
-- store_review), 'kept' (the file could not be read this time: its review stays, and this version does not ask again) or
-- 'closed' (decided meanwhile, gone, or reviewed by others). The review says under which rules it was made before.
create or replace function public.store_review_again(invoice uuid, outcome jsonb, seen uuid[], was text, current_rules text)
returns text
language plpgsql security definer set search_path = '' as $$
declare
  i public.invoices;
  said text;
  client uuid := (select x.user_id from public.invoices x where x.id = invoice);
begin
  if client is null then
    return 'closed';
  end if;
  -- The same lock, in the same order, as store_review: it takes them once more.
  perform pg_advisory_xact_lock(hashtextextended('review:' || client::text, 0));
  select * into i from public.invoices x where x.id = invoice for update;
  if i.id is null or i.reviewed_at is null or i.queue is distinct from 'waiting' or i.decision <> 0
    or i.rules_version is distinct from was then
    return 'closed';
  end if;
  if outcome ->> 'refused' is not null or jsonb_typeof(outcome -> 'review') is distinct from 'object' then
    update private.invoice_reviews x set tried_rules = current_rules, leased_until = null where x.invoice_id = i.id;
    return 'kept';
  end if;
  update public.invoices x set reviewed_at = null where x.id = i.id;
  -- Without its proposal: what the firm lets the rules accept was meant for what has just come.
  said := public.store_review(invoice, outcome - 'proposal', seen);
  if said <> 'stored' then
    update public.invoices x set reviewed_at = i.reviewed_at where x.id = i.id;
    return said;
  end if;
  update public.invoices x set proposal = outcome ->> 'proposal' where x.id = i.id;
  update private.invoice_reviews x set review = x.review || jsonb_build_object('again', jsonb_build_object('from', was))
    where x.invoice_id = i.id;
  return said;
end $$;

revoke execute on function private.rules_order(text), public.claim_readings(text, int, int),
  public.store_review_again(uuid, jsonb, uuid[], text, text) from public, anon, authenticated;
grant execute on function public.claim_readings(text, int, int), public.store_review_again(uuid, jsonb, uuid[], text, text)
  to service_role;
