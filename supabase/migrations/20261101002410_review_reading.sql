-- The review as client and firm read it, and what administrators set about it.

-- {at, refused, document, review}; null until a file was read.
create or replace function private.review_of(invoice uuid) returns jsonb
language sql stable security definer set search_path = '' as $$
  select jsonb_build_object('at', r.at, 'refused', r.refused, 'document', r.document, 'review', r.review)
  from private.invoice_reviews r where r.invoice_id = review_of.invoice and r.at is not null
$$;

-- The caller's invoice with its document and review; null when they have none of that id.
create or replace function public.my_invoice(invoice uuid) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
  i public.invoices;
begin
  if (select auth.uid()) is null or not private.may_enter() then
    raise insufficient_privilege using message = 'not-approved';
  end if;
  select * into i from public.invoices x
    where x.id = invoice and x.user_id = (select auth.uid()) and x.deleted_at is null;
  if i.id is null then
    return null;
  end if;
  return jsonb_build_object(
    'id', i.id, 'number', i.number, 'name', i.name, 'status', i.status, 'words', i.words, 'asked', i.queue = 'asked',
    'created_at', i.created_at, 'decided_at', i.decided_at, 'withdrawn_at', i.withdrawn_at,
    'replaced_by', (select jsonb_build_object('id', x.id, 'number', x.number) from public.invoices x where x.id = i.replaced_by),
    'file', (select jsonb_build_object('id', d.id, 'type', d.file_type, 'size', d.file_size)
             from public.documents d where d.id = i.document_id),
    'reviewed_at', i.reviewed_at, 'reading', private.review_of(i.id));
end $$;

-- As before, with the document and the review of it.
create or replace function public.review_invoice(invoice uuid) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
  i public.invoices;
begin
  if not private.is_staff() then
    raise insufficient_privilege using message = 'staff-only';
  end if;
  select * into i from public.invoices x where x.id = invoice;
  if i.id is null or not private.sees_client(i.user_id) then
    raise exception 'not-found' using errcode = 'P0001';
  end if;
  return jsonb_build_object(
    'id', i.id, 'number', i.number, 'name', i.name, 'total', i.total, 'findings', i.findings,
    'verdict', private.verdict_of(i), 'words', i.words, 'decision', i.decision, 'created_at', i.created_at,
    'deleted_at', i.deleted_at, 'withdrawn_at', i.withdrawn_at, 'own', i.user_id = (select auth.uid()),
    'reading', private.review_of(i.id),
    'file', (select jsonb_build_object('id', d.id, 'type', d.file_type, 'size', d.file_size)
             from public.documents d where d.id = i.document_id),
    'client', (select jsonb_build_object('id', u.id, 'name', private.client_name(u.id), 'email', u.email,
        'companies', (select coalesce(jsonb_agg(c.name || ', NIT ' || c.nit || '-' || c.digit order by c.name), '[]')
                      from (select * from public.companies x where x.user_id = u.id order by x.name limit 5) c))
      from auth.users u where u.id = i.user_id),
    'replaces', (select jsonb_build_object('id', x.id, 'number', x.number) from public.invoices x where x.id = i.replaces),
    'replaced_by', (select jsonb_build_object('id', x.id, 'number', x.number) from public.invoices x where x.id = i.replaced_by),
    'decisions', (
      select coalesce(jsonb_agg(jsonb_build_object(
          'at', d.at, 'by', private.member_name(d.actor), 'verdict', d.verdict, 'words', d.words,
          'automatic', d.automatic) order by d.id desc), '[]')
      from (select * from private.invoice_decisions x where x.invoice_id = i.id order by x.id desc limit 20) d));
end $$;

-- {switches: [{rule_set, accepts, changed_at, changed_by}], secrets: [{id, nit, prefix, created_at}]}. Administrators only;
-- a secret is never read again.
create or replace function public.review_settings() returns jsonb
language plpgsql stable security definer set search_path = '' as $$
begin
  if not private.is_staff() then
    raise insufficient_privilege using message = 'staff-only';
  end if;
  if not private.is_admin() then
    raise insufficient_privilege using message = 'admin-only';
  end if;
  return jsonb_build_object(
    'switches', (select jsonb_agg(jsonb_build_object('rule_set', s.rule_set, 'accepts', s.accepts,
        'changed_at', s.changed_at, 'changed_by', private.member_name(s.changed_by)) order by s.rule_set)
      from private.review_switches s),
    'secrets', (select coalesce(jsonb_agg(jsonb_build_object('id', n.id, 'nit', n.nit, 'prefix', n.prefix,
        'created_at', n.created_at) order by n.nit, n.prefix), '[]') from private.numbering_secrets n));
end $$;

-- Lets the rules accept by themselves what they find sound, or no longer. Twice is once. Administrators only.
create or replace function public.set_review_switch(rule_set text, accepts boolean) returns void
language plpgsql security definer set search_path = '' as $$
declare
  s private.review_switches;
begin
  if not private.is_staff() then
    raise insufficient_privilege using message = 'staff-only';
  end if;
  if not private.is_admin() then
    raise insufficient_privilege using message = 'admin-only';
  end if;
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

-- Keeps the technical key of a numbering, or the PIN of a software; the one before it is gone. The audit names the numbering,
-- never the secret. Administrators only.
create or replace function public.save_numbering_secret(nit text, prefix text, secret text) returns uuid
language plpgsql security definer set search_path = '' as $$
declare
  kept uuid;
begin
  if not private.is_staff() then
    raise insufficient_privilege using message = 'staff-only';
  end if;
  if not private.is_admin() then
    raise insufficient_privilege using message = 'admin-only';
  end if;
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

create or replace function public.remove_numbering_secret(secret uuid) returns void
language plpgsql security definer set search_path = '' as $$
declare
  gone private.numbering_secrets;
begin
  if not private.is_staff() then
    raise insufficient_privilege using message = 'staff-only';
  end if;
  if not private.is_admin() then
    raise insufficient_privilege using message = 'admin-only';
  end if;
  delete from private.numbering_secrets n where n.id = remove_numbering_secret.secret returning * into gone;
  if gone.id is not null then
    perform private.note_staff('review.secret-removed', null, jsonb_build_object('nit', gone.nit, 'prefix', gone.prefix), null);
  end if;
end $$;

do $$ declare f text; begin
  foreach f in array array[
    'private.review_of(uuid)', 'public.my_invoice(uuid)', 'public.review_invoice(uuid)', 'public.review_settings()',
    'public.set_review_switch(text, boolean)', 'public.save_numbering_secret(text, text, text)',
    'public.remove_numbering_secret(uuid)'] loop
    execute format('revoke execute on function %s from public, anon, authenticated, service_role', f);
  end loop;
end $$;
grant execute on function public.my_invoice(uuid), public.review_invoice(uuid), public.review_settings(),
  public.set_review_switch(text, boolean), public.save_numbering_secret(text, text, text),
  public.remove_numbering_secret(uuid) to authenticated;
