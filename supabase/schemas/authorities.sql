-- Certificate authorities that the firm trusts in addition to those that the site knows.

create table private.authorities (
  id uuid primary key default gen_random_uuid(),
  label text not null check (private.is_name(label, 2, 100)),
  certificate bytea not null check (length(certificate) between 100 and 16384),
  sha256 text not null unique,
  subject text not null check (length(subject) <= 300),
  issuer text not null check (length(issuer) <= 300),
  valid_until date not null,
  -- The place where the authority publishes the fingerprint with which an administrator compared the certificate.
  origin text not null check (private.is_name(origin, 5, 300)),
  added_at timestamptz not null default clock_timestamp(),
  added_by uuid references auth.users (id) on delete set null,
  constraint authorities_fingerprint check (sha256 = encode(sha256(certificate), 'hex'))
);
alter table private.authorities enable row level security;
revoke all on private.authorities from anon, authenticated, service_role;
comment on table private.authorities is
  'Certificate authorities whose signers the review trusts, each added by an administrator who compared it with the published fingerprint.';
create index authorities_by_member on private.authorities (added_by) where added_by is not null;

create function private.authority_list() returns text
language sql stable security definer set search_path = '' as $$
  select encode(sha256(convert_to(coalesce(string_agg(a.sha256, ',' order by a.sha256), ''), 'UTF8')), 'hex') from private.authorities a
$$;

-- Returns undecided invoices that were signed with a certificate from an authority that the site does not know.
create function private.without_known_authority() returns setof private.invoice_reviews
language sql stable security definer set search_path = '' as $$
  select r.* from public.invoices i join private.invoice_reviews r on r.invoice_id = i.id
  where i.queue = 'waiting' and i.decision = 0 and i.reviewed_at is not null
    and 'unknown-authority' in (r.document #>> '{signatures,invoice,trust,why}', r.document #>> '{signatures,answer,trust,why}')
$$;

-- Returns the authorities that the firm added, with Base64 certificates; `list` is one hash of all these authorities.
create function public.trusted_authorities() returns jsonb
language sql stable security definer set search_path = '' as $$
  select jsonb_build_object('list', private.authority_list(), 'authorities', coalesce(jsonb_agg(jsonb_build_object(
    'label', a.label, 'sha256', a.sha256, 'origin', a.origin,
    'certificate', translate(encode(a.certificate, 'base64'), E'\n', '')) order by a.added_at, a.id), '[]'))
  from private.authorities a
$$;

-- In the result, `unknown` has up to twenty unknown authorities that signed invoices in the last year.
-- In the result, `waiting` is the number of undecided invoices that depend on the authority.
create function public.authority_settings() returns jsonb
language plpgsql stable security definer set search_path = '' as $$
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
end $$;

-- Returns the undecided invoices whose signatures are trusted because the firm added this certificate authority.
create function private.trusting(label text) returns setof private.invoice_reviews
language sql stable security definer set search_path = '' as $$
  select r.* from public.invoices i join private.invoice_reviews r on r.invoice_id = i.id
  where i.queue = 'waiting' and i.decision = 0 and i.reviewed_at is not null
    and trusting.label in (r.document #>> '{signatures,invoice,trust,anchor}', r.document #>> '{signatures,answer,trust,anchor}')
$$;

-- Returns how many undecided invoices and how many clients an unknown certificate authority concerns.
-- In the result, `again` is the number of invoices that would be reviewed again if the firm added the authority.
create function public.authority_reach(subject text, key_id text) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
begin
  perform private.require_admin();
  return (
    select jsonb_build_object('invoices', count(*) filter (where n.named), 'clients', count(distinct i.user_id) filter (where n.named),
      'again', count(*))
    from private.without_known_authority() r join public.invoices i on i.id = r.invoice_id
      cross join lateral (select authority_reach.key_id <> '' and r.document #>> '{signatures,invoice,authority,keyId}' = authority_reach.key_id
        or r.document #>> '{signatures,invoice,authority,subject}' = authority_reach.subject as named) n);
end $$;

-- Adds a certificate authority; undecided invoices from unknown authorities are then reviewed again.
create function public.add_authority(
  label text, certificate text, sha256 text, subject text, issuer text, valid_until date, origin text
) returns void
language plpgsql security definer set search_path = '' as $$
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
end $$;

-- After the firm removes an authority, undecided invoices that were trusted because of it are reviewed again.
create function public.remove_authority(authority uuid) returns void
language plpgsql security definer set search_path = '' as $$
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
end $$;

revoke execute on function private.authority_list(), private.without_known_authority(), private.trusting(text),
  public.trusted_authorities(), public.authority_settings(), public.authority_reach(text, text),
  public.add_authority(text, text, text, text, text, date, text), public.remove_authority(uuid)
  from public, anon, authenticated, service_role;
grant execute on function public.trusted_authorities() to service_role;
grant execute on function public.authority_settings(), public.authority_reach(text, text),
  public.add_authority(text, text, text, text, text, date, text), public.remove_authority(uuid) to authenticated;
