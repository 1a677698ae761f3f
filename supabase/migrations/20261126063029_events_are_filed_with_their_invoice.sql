set local lock_timeout = '5s';
set local check_function_bodies = off;

ALTER TABLE "public"."invoices"
  ADD COLUMN "about" text;

CREATE OR REPLACE FUNCTION private.filed_with (
  i public.invoices
)
  RETURNS jsonb
  LANGUAGE sql
  STABLE
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
  select jsonb_build_object(
    'about', (select jsonb_build_object('id', x.id, 'number', x.number) from public.invoices x
              where x.user_id = i.user_id and x.code = i.about and x.deleted_at is null order by x.created_at, x.id limit 1),
    'events', (
      select coalesce(jsonb_agg(jsonb_build_object('id', e.id, 'number', e.number, 'kind', e.kind) order by e.created_at, e.id), '[]')
      from (select x.* from public.invoices x where x.user_id = i.user_id and x.about = i.code and x.deleted_at is null
            order by x.created_at, x.id limit 30) e))
$function$;

CREATE OR REPLACE FUNCTION public.my_invoice (
  invoice uuid
)
  RETURNS jsonb
  LANGUAGE plpgsql
  STABLE
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
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
    'filed', case when i.deleted_at is null then private.filed_with(i) end);
end $function$;

CREATE OR REPLACE FUNCTION public.review_invoice (
  invoice uuid
)
  RETURNS jsonb
  LANGUAGE plpgsql
  STABLE
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
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
end $function$;

CREATE OR REPLACE FUNCTION public.store_review (
  invoice uuid,
  outcome jsonb,
  seen    uuid[]
)
  RETURNS text
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
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
      customer = nullif(outcome ->> 'customer', ''), customer_nit = nullif(outcome ->> 'customer_nit', ''),
      currency = nullif(outcome ->> 'currency', ''), total = (outcome ->> 'total')::numeric, base = (outcome ->> 'base')::numeric,
      iva = (outcome ->> 'iva')::numeric, withheld = (outcome ->> 'withheld')::numeric, taxes = nullif(outcome -> 'taxes', 'null'),
      refused = outcome ->> 'refused', direction = outcome ->> 'direction', effect = outcome ->> 'effect',
      about = nullif(outcome ->> 'about', ''),
      affects = (select a.id from public.invoices a where a.id = (outcome ->> 'affects')::uuid and a.user_id = i.user_id)
    where x.id = i.id returning * into i;
  return case when private.accept_by_rules(i) then 'accepted' else 'stored' end;
end $function$;

ALTER TABLE "public"."invoices"
  ADD CONSTRAINT "invoices_about_check" CHECK ((length(about) <= 200)) NOT VALID;

-- locks public.invoices: the column is new and empty, so the index is built without rows while writers wait for a moment
CREATE INDEX invoices_about ON public.invoices USING btree (user_id, about)
  WHERE (about IS NOT NULL);

COMMENT ON COLUMN "public"."invoices"."about" IS 'The CUFE of the document that this event or answer of DIAN is about, by which it is filed with it.';

REVOKE ALL ON FUNCTION "private"."filed_with"(public.invoices) FROM PUBLIC;
