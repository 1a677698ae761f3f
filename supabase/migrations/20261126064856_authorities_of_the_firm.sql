set local lock_timeout = '5s';
set local check_function_bodies = off;

CREATE TABLE "private"."authorities" (
  "id"          uuid                     NOT NULL DEFAULT gen_random_uuid(),
  "label"       text                     NOT NULL,
  "certificate" bytea                    NOT NULL,
  "sha256"      text                     NOT NULL,
  "subject"     text                     NOT NULL,
  "issuer"      text                     NOT NULL,
  "valid_until" date                     NOT NULL,
  "origin"      text                     NOT NULL,
  "added_at"    timestamp with time zone NOT NULL DEFAULT clock_timestamp(),
  "added_by"    uuid,
  CONSTRAINT "authorities_certificate_check" CHECK (((length(certificate) >= 100) AND (length(certificate) <= 16384))),
  CONSTRAINT "authorities_fingerprint" CHECK ((sha256 = encode(sha256(certificate), 'hex'::text))),
  CONSTRAINT "authorities_issuer_check" CHECK ((length(issuer) <= 300)),
  CONSTRAINT "authorities_pkey" PRIMARY KEY (id),
  CONSTRAINT "authorities_sha256_key" UNIQUE (sha256),
  CONSTRAINT "authorities_subject_check" CHECK ((length(subject) <= 300)),
  CONSTRAINT "authorities_label_check" CHECK (private.is_name(label, 2, 100)),
  CONSTRAINT "authorities_origin_check" CHECK (private.is_name(origin, 5, 300))
);

ALTER TABLE "private"."authorities"
  ENABLE ROW LEVEL SECURITY;

CREATE OR REPLACE FUNCTION private.authority_list()
  RETURNS text
  LANGUAGE sql
  STABLE
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
  select encode(sha256(convert_to(coalesce(string_agg(a.sha256, ',' order by a.sha256), ''), 'UTF8')), 'hex') from private.authorities a
$function$;

CREATE OR REPLACE FUNCTION private.trusting (
  label text
)
  RETURNS SETOF private.invoice_reviews
  LANGUAGE sql
  STABLE
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
  select r.* from public.invoices i join private.invoice_reviews r on r.invoice_id = i.id
  where i.queue = 'waiting' and i.decision = 0 and i.reviewed_at is not null
    and trusting.label in (r.document #>> '{signatures,invoice,trust,anchor}', r.document #>> '{signatures,answer,trust,anchor}')
$function$;

CREATE OR REPLACE FUNCTION private.without_known_authority()
  RETURNS SETOF private.invoice_reviews
  LANGUAGE sql
  STABLE
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
  select r.* from public.invoices i join private.invoice_reviews r on r.invoice_id = i.id
  where i.queue = 'waiting' and i.decision = 0 and i.reviewed_at is not null
    and 'unknown-authority' in (r.document #>> '{signatures,invoice,trust,why}', r.document #>> '{signatures,answer,trust,why}')
$function$;

CREATE OR REPLACE FUNCTION public.add_authority (
  label       text,
  certificate text,
  sha256      text,
  subject     text,
  issuer      text,
  valid_until date,
  origin      text
)
  RETURNS void
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
#variable_conflict use_column
begin
  perform private.require_admin();
  if length(add_authority.certificate) > 24000 or add_authority.certificate !~ '^[A-Za-z0-9+/]+={0,2}$'
    or (select count(*) from private.authorities) >= 50 then
    raise exception 'invalid-input' using errcode = 'P0001';
  end if;
  insert into private.authorities (label, certificate, sha256, subject, issuer, valid_until, origin, added_by)
    values (add_authority.label, decode(add_authority.certificate, 'base64'), add_authority.sha256, left(add_authority.subject, 300),
      left(add_authority.issuer, 300), add_authority.valid_until, add_authority.origin, (select auth.uid()))
    on conflict (sha256) do nothing;
  if found then
    update private.invoice_reviews x set asked_again = true
      where x.invoice_id in (select r.invoice_id from private.without_known_authority() r);
    perform private.note_staff('review.authority', null, null,
      jsonb_build_object('name', add_authority.label, 'sha256', add_authority.sha256, 'source', add_authority.origin));
  end if;
end $function$;

REVOKE ALL ON FUNCTION "public"."add_authority"(text, text, text, text, text, date, text) FROM PUBLIC, "anon", "service_role";

CREATE OR REPLACE FUNCTION public.authority_reach (
  subject text,
  key_id  text
)
  RETURNS jsonb
  LANGUAGE plpgsql
  STABLE
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
begin
  perform private.require_admin();
  return (
    select jsonb_build_object('invoices', count(*) filter (where n.named), 'clients', count(distinct i.user_id) filter (where n.named),
      'again', count(*))
    from private.without_known_authority() r join public.invoices i on i.id = r.invoice_id
      cross join lateral (select authority_reach.key_id <> '' and r.document #>> '{signatures,invoice,authority,keyId}' = authority_reach.key_id
        or r.document #>> '{signatures,invoice,authority,subject}' = authority_reach.subject as named) n);
end $function$;

REVOKE ALL ON FUNCTION "public"."authority_reach"(text, text) FROM PUBLIC, "anon", "service_role";

CREATE OR REPLACE FUNCTION public.authority_settings()
  RETURNS jsonb
  LANGUAGE plpgsql
  STABLE
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
begin
  perform private.require_admin();
  return jsonb_build_object(
    'added', (
      select coalesce(jsonb_agg(jsonb_build_object('id', a.id, 'label', a.label, 'sha256', a.sha256, 'subject', a.subject,
        'issuer', a.issuer, 'valid_until', a.valid_until, 'origin', a.origin, 'added_at', a.added_at,
        'added_by', private.member_name(a.added_by),
        'waiting', (select count(*)::int from private.trusting(a.label))) order by a.added_at desc, a.id), '[]')
      from private.authorities a),
    'unknown', (
      select coalesce(jsonb_agg(to_jsonb(u) order by u.invoices desc, u.subject), '[]') from (
        select coalesce(nullif(r.document #>> '{signatures,invoice,authority,subject}', ''),
                        left(r.document #>> '{signatures,invoice,signer,authority}', 200), '') as subject,
          max(r.document #>> '{signatures,invoice,authority,issuer}') as issuer,
          max(r.document #>> '{signatures,invoice,authority,keyId}') as key_id,
          (array_agg(r.document #> '{signatures,invoice,authority,fingerprints}'
             order by jsonb_array_length(r.document #> '{signatures,invoice,authority,fingerprints}') desc nulls last))[1] as fingerprints,
          count(*)::int as invoices, (count(*) filter (where i.queue = 'waiting' and i.decision = 0))::int as waiting
        from private.invoice_reviews r join public.invoices i on i.id = r.invoice_id
        where r.review #>> '{authenticity,issuer}' = 'unknown-authority' and r.at > clock_timestamp() - interval '1 year'
        group by 1 order by 5 desc limit 20) u));
end $function$;

REVOKE ALL ON FUNCTION "public"."authority_settings"() FROM PUBLIC, "anon", "service_role";

CREATE OR REPLACE FUNCTION public.remove_authority (
  authority uuid
)
  RETURNS void
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  gone private.authorities;
begin
  perform private.require_admin();
  delete from private.authorities a where a.id = remove_authority.authority returning * into gone;
  if gone.id is not null then
    update private.invoice_reviews x set asked_again = true
      where x.invoice_id in (select r.invoice_id from private.trusting(gone.label) r);
    perform private.note_staff('review.authority-removed', null,
      jsonb_build_object('name', gone.label, 'sha256', gone.sha256, 'source', gone.origin), null);
  end if;
end $function$;

REVOKE ALL ON FUNCTION "public"."remove_authority"(uuid) FROM PUBLIC, "anon", "service_role";

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
  -- The authorities changed while this was read: the review is repeated, and a repeated review accepts nothing.
  if coalesce(outcome ->> 'trust_list' <> private.authority_list(), false) then
    update private.invoice_reviews x set asked_again = true where x.invoice_id = i.id;
    return 'stored';
  end if;
  return case when private.accept_by_rules(i) then 'accepted' else 'stored' end;
end $function$;

CREATE OR REPLACE FUNCTION public.store_review_again (
  invoice       uuid,
  outcome       jsonb,
  seen          uuid[],
  was           text,
  current_rules text
)
  RETURNS text
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  i public.invoices;
  result text;
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
    update private.invoice_reviews x set tried_rules = current_rules, leased_until = null, asked_again = false where x.invoice_id = i.id;
    return 'kept';
  end if;
  update public.invoices x set reviewed_at = null where x.id = i.id;
  -- Without its proposal: what the firm lets the rules accept was meant for what has just come.
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
end $function$;

CREATE OR REPLACE FUNCTION public.trusted_authorities()
  RETURNS jsonb
  LANGUAGE sql
  STABLE
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
  select jsonb_build_object('list', private.authority_list(), 'authorities', coalesce(jsonb_agg(jsonb_build_object(
    'label', a.label, 'sha256', a.sha256, 'origin', a.origin,
    'certificate', translate(encode(a.certificate, 'base64'), E'\n', '')) order by a.added_at, a.id), '[]'))
  from private.authorities a
$function$;

REVOKE ALL ON FUNCTION "public"."trusted_authorities"() FROM PUBLIC, "anon", "authenticated";

ALTER TABLE "private"."authorities"
  ADD CONSTRAINT "authorities_added_by_fkey" FOREIGN KEY (added_by) REFERENCES auth.users(id) ON DELETE SET NULL;

CREATE INDEX authorities_by_member ON private.authorities USING btree (added_by)
  WHERE (added_by IS NOT NULL);

COMMENT ON TABLE "private"."authorities" IS 'Certificate authorities whose signers the review trusts, each compared by an administrator with the published fingerprint.';

REVOKE ALL ON FUNCTION "private"."authority_list"() FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."trusting"(text) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."without_known_authority"() FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "public"."add_authority"(text, text, text, text, text, date, text) TO "authenticated";

REVOKE ALL ON FUNCTION "public"."add_authority"(text, text, text, text, text, date, text) FROM "postgres";

GRANT EXECUTE ON FUNCTION "public"."add_authority"(text, text, text, text, text, date, text) TO "postgres";

GRANT EXECUTE ON FUNCTION "public"."authority_reach"(text, text) TO "authenticated";

REVOKE ALL ON FUNCTION "public"."authority_reach"(text, text) FROM "postgres";

GRANT EXECUTE ON FUNCTION "public"."authority_reach"(text, text) TO "postgres";

GRANT EXECUTE ON FUNCTION "public"."authority_settings"() TO "authenticated";

REVOKE ALL ON FUNCTION "public"."authority_settings"() FROM "postgres";

GRANT EXECUTE ON FUNCTION "public"."authority_settings"() TO "postgres";

GRANT EXECUTE ON FUNCTION "public"."remove_authority"(uuid) TO "authenticated";

REVOKE ALL ON FUNCTION "public"."remove_authority"(uuid) FROM "postgres";

GRANT EXECUTE ON FUNCTION "public"."remove_authority"(uuid) TO "postgres";

REVOKE ALL ON FUNCTION "public"."trusted_authorities"() FROM "postgres";

GRANT EXECUTE ON FUNCTION "public"."trusted_authorities"() TO "postgres";

GRANT EXECUTE ON FUNCTION "public"."trusted_authorities"() TO "service_role";
