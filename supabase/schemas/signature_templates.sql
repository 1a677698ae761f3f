-- The firm makes documents for signature from these templates, which are texts with variables.

create table private.signature_templates (
  id uuid primary key,
  name text not null check (private.is_name(name, 3, 120)),
  kind text not null check (kind in ('engagement', 'proposal', 'data', 'mandate', 'minutes', 'representations', 'power', 'other')),
  -- The body is a text with variables; the site refuses unknown variables.
  body text not null check (length(btrim(body)) between 20 and 20000),
  -- The version grows with every change, so that nobody overwrites a change that they have not seen.
  version int not null default 1,
  -- Documents are only made from a version that a member of the firm has reviewed.
  reviewed_by text check (length(reviewed_by) <= 100),
  reviewed_at timestamptz,
  archived_at timestamptz,
  changed_by uuid references auth.users (id) on delete set null,
  changed_at timestamptz not null default clock_timestamp(),
  constraint signature_templates_reviewed check (num_nulls(reviewed_by, reviewed_at) in (0, 2))
);
alter table private.signature_templates enable row level security;
revoke all on private.signature_templates from anon, authenticated, service_role;
comment on table private.signature_templates is 'The texts from which the firm makes documents to be signed. Read and written by functions alone.';
create index signature_templates_changed_by on private.signature_templates (changed_by) where changed_by is not null;

-- Returns whether the terms of an engagement letter are valid.
-- Fees are whole pesos; terms with fees need a day of payment (1 to 28) and a period of at most two years.
-- A period outside of 2000 to 2100 is refused, because private.fees would refuse its days once everybody has signed.
create function private.is_terms(terms jsonb) returns boolean
language sql immutable set search_path = '' as $$
  select (length(terms::text) <= 8000
    and jsonb_array_length(terms -> 'services') <= 20 and jsonb_array_length(terms -> 'work') <= 20 and jsonb_array_length(terms -> 'fees') <= 20
    and not exists (select from jsonb_array_elements_text(terms -> 'services') s where private.is_name(s, 2, 120) is not true)
    and not exists (select from jsonb_array_elements(terms -> 'fees') f where private.is_name(f ->> 'concept', 2, 120) is not true
      or ((f ->> 'amount')::numeric between 1 and 100000000000 and (f ->> 'amount')::numeric % 1 = 0 and f ->> 'rhythm' in ('once', 'month')) is not true)
    and not exists (select from unnest(array[terms ->> 'from', terms ->> 'until']) d where d::date not between '2000-01-01' and '2100-12-31')
    and (jsonb_array_length(terms -> 'fees') = 0 or (terms ->> 'payDay')::int between 1 and 28 and terms ->> 'from' is not null
      and (terms ->> 'until')::date between (terms ->> 'from')::date and (terms ->> 'from')::date + 731)) is true
$$;

create function private.signature_template_facts(t private.signature_templates) returns jsonb
language sql stable security definer set search_path = '' as $$
  select jsonb_build_object('id', t.id, 'name', t.name, 'kind', t.kind, 'body', t.body, 'version', t.version, 'reviewedBy', t.reviewed_by,
    'reviewedAt', t.reviewed_at, 'archived', t.archived_at is not null)
$$;

create function public.signature_templates() returns jsonb
language plpgsql stable security definer set search_path = '' as $$
begin
  perform private.require_staff();
  return (select coalesce(jsonb_agg(private.signature_template_facts(t) order by t.archived_at is not null, lower(t.name), t.id), '[]')
    from private.signature_templates t);
end $$;

-- Adds a template, or changes one whose version is still `seen`; the firm has at most 100 templates.
-- A change does not affect documents that were already made from the template.
create function public.save_signature_template(template uuid, content jsonb, seen int default null) returns void
language plpgsql volatile security definer set search_path = '' as $$
declare
  was private.signature_templates;
  reader text := case when (content ->> 'reviewed')::boolean then private.member_name(auth.uid()) end;
begin
  perform private.require_admin();
  perform pg_advisory_xact_lock(hashtextextended('signature-templates', 0));
  select x.* into was from private.signature_templates x where x.id = save_signature_template.template for update;
  if was.id is not null and seen is null then
    return;
  end if;
  if was.version is distinct from seen then
    raise exception 'conflict' using errcode = 'P0001';
  end if;
  if was.id is null and (select count(*) from private.signature_templates) >= 100 then
    raise exception 'signature-template-limit' using errcode = 'P0001';
  end if;
  insert into private.signature_templates as x (id, name, kind, body, reviewed_by, reviewed_at, changed_by)
    values (save_signature_template.template, btrim(content ->> 'name'), content ->> 'kind', btrim(content ->> 'body'), reader,
      case when reader is not null then clock_timestamp() end, (select auth.uid()))
    on conflict (id) do update set name = excluded.name, kind = excluded.kind, body = excluded.body, reviewed_by = excluded.reviewed_by,
      reviewed_at = excluded.reviewed_at, changed_by = excluded.changed_by, changed_at = clock_timestamp(), version = x.version + 1;
  perform private.note_staff('signature.template', null, case when was.id is not null then jsonb_build_object('name', was.name) end,
    jsonb_build_object('name', btrim(content ->> 'name')));
exception when check_violation or not_null_violation or invalid_text_representation then
  raise exception 'invalid-input' using errcode = 'P0001';
end $$;

create function public.archive_signature_template(template uuid, archive boolean) returns void
language plpgsql volatile security definer set search_path = '' as $$
declare
  t private.signature_templates;
begin
  perform private.require_admin();
  select x.* into t from private.signature_templates x where x.id = archive_signature_template.template for update;
  if t.id is null then
    raise exception 'not-found' using errcode = 'P0001';
  end if;
  if archive is null then
    raise exception 'invalid-input' using errcode = 'P0001';
  end if;
  if (t.archived_at is not null) = archive then
    return;
  end if;
  update private.signature_templates x set archived_at = case when archive then clock_timestamp() end, changed_by = (select auth.uid()),
    changed_at = clock_timestamp() where x.id = t.id;
  perform private.note_staff(case when archive then 'signature.template-archived' else 'signature.template' end, null, null,
    jsonb_build_object('name', t.name));
end $$;

-- Returns a client's data for the variables of a letter, and the firm's templates of repeated work.
create function public.signature_card(client uuid) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
  company public.companies;
begin
  perform private.require_client(client);
  select c.* into company from public.companies c where c.user_id = signature_card.client order by c.created_at, c.id limit 1;
  return jsonb_build_object('client', coalesce(company.name, private.client_title(client)), 'nit', company.nit, 'digit', company.digit,
    'advisor', (select private.member_name(a.advisor) from private.client_advisors a where a.client = signature_card.client and a.responsible),
    'work', (select coalesce(jsonb_agg(jsonb_build_object('id', t.id, 'name', t.name) order by lower(t.name), t.id), '[]')
      from private.work_templates t where t.archived_at is null));
end $$;

revoke execute on function private.is_terms(jsonb), private.signature_template_facts(private.signature_templates), public.signature_templates(),
  public.save_signature_template(uuid, jsonb, int), public.archive_signature_template(uuid, boolean), public.signature_card(uuid)
  from public, anon, authenticated, service_role;
grant execute on function public.signature_templates(), public.save_signature_template(uuid, jsonb, int),
  public.archive_signature_template(uuid, boolean), public.signature_card(uuid) to authenticated;
