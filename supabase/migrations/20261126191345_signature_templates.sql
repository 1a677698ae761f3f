set local lock_timeout = '5s';
set local check_function_bodies = off;

CREATE TABLE "private"."signature_templates" (
  "id"          uuid                     NOT NULL,
  "name"        text                     NOT NULL,
  "kind"        text                     NOT NULL,
  "body"        text                     NOT NULL,
  "version"     integer                  NOT NULL DEFAULT 1,
  "reviewed_by" text,
  "reviewed_at" timestamp with time zone,
  "archived_at" timestamp with time zone,
  "changed_by"  uuid,
  "changed_at"  timestamp with time zone NOT NULL DEFAULT clock_timestamp(),
  CONSTRAINT "signature_templates_body_check" CHECK (((length(btrim(body)) >= 20) AND (length(btrim(body)) <= 20000))),
  CONSTRAINT "signature_templates_kind_check"
    CHECK ((kind = ANY (ARRAY['engagement'::text, 'proposal'::text, 'data'::text, 'mandate'::text, 'minutes'::text, 'representations'::text, 'power'::text, 'other'::text]))),
  CONSTRAINT "signature_templates_pkey" PRIMARY KEY (id),
  CONSTRAINT "signature_templates_reviewed_by_check" CHECK ((length(reviewed_by) <= 100)),
  CONSTRAINT "signature_templates_reviewed" CHECK ((num_nulls(reviewed_by, reviewed_at) = ANY (ARRAY[0, 2]))),
  CONSTRAINT "signature_templates_name_check" CHECK (private.is_name(name, 3, 120))
);

ALTER TABLE "private"."signature_templates"
  ENABLE ROW LEVEL SECURITY;

ALTER TABLE "private"."signature_requests"
  ADD COLUMN "template" uuid;

ALTER TABLE "private"."signature_requests"
  ADD COLUMN "template_version" integer;

ALTER TABLE "private"."signature_requests"
  ADD COLUMN "terms" jsonb;

CREATE OR REPLACE FUNCTION private.is_terms (
  terms jsonb
)
  RETURNS boolean
  LANGUAGE sql
  IMMUTABLE
  SET search_path TO ''
  AS $function$
  select length(terms::text) <= 8000
    and jsonb_array_length(terms -> 'services') <= 20 and jsonb_array_length(terms -> 'work') <= 20 and jsonb_array_length(terms -> 'fees') <= 20
    and not exists (select from jsonb_array_elements_text(terms -> 'services') s where private.is_name(s, 2, 120) is not true)
    and not exists (select from jsonb_array_elements(terms -> 'fees') f where private.is_name(f ->> 'concept', 2, 120) is not true
      or (f ->> 'amount')::numeric not between 1 and 100000000000 or (f ->> 'amount')::numeric % 1 <> 0 or f ->> 'rhythm' not in ('once', 'month'))
    and (jsonb_array_length(terms -> 'fees') = 0 or (terms ->> 'payDay')::int between 1 and 28 and terms ->> 'from' is not null
      and (terms ->> 'until')::date between (terms ->> 'from')::date and (terms ->> 'from')::date + 731) is true
$function$;

CREATE OR REPLACE FUNCTION private.keep_signature_request()
  RETURNS TRIGGER
  LANGUAGE plpgsql
  SET search_path TO ''
  AS $function$
begin
  if tg_op = 'DELETE' then
    if old.status in ('sealing', 'signed') and coalesce(old.closed_at, old.changed_at) > now() - interval '10 years' then
      raise insufficient_privilege using message = 'append-only';
    end if;
    return old;
  end if;
  if (old.path, old.sha256, old.pages, old.code, old.client_name, old.template_version, old.terms)
      is distinct from (new.path, new.sha256, new.pages, new.code, new.client_name, new.template_version, new.terms)
    or old.user_id is distinct from new.user_id and new.user_id is not null
    or old.status <> 'draft' and (old.kind, old.title, old.version, old.due_at, old.in_order, old.sent_at)
      is distinct from (new.kind, new.title, new.version, new.due_at, new.in_order, new.sent_at)
    or old.sealed_path is not null and (old.sealed_path, old.sealed_sha256, old.sealed_at, old.stamped_at, old.certificate_until)
      is distinct from (new.sealed_path, new.sealed_sha256, new.sealed_at, new.stamped_at, new.certificate_until) then
    raise exception 'what was sent to be signed never changes' using errcode = '55000';
  end if;
  return new;
end $function$;

CREATE OR REPLACE FUNCTION private.signature_template_facts (
  t private.signature_templates
)
  RETURNS jsonb
  LANGUAGE sql
  STABLE
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
  select jsonb_build_object('id', t.id, 'name', t.name, 'kind', t.kind, 'body', t.body, 'version', t.version, 'reviewedBy', t.reviewed_by,
    'reviewedAt', t.reviewed_at, 'archived', t.archived_at is not null)
$function$;

CREATE OR REPLACE FUNCTION private.tell_owner_of_outsiders (
  r private.signature_requests
)
  RETURNS void
  LANGUAGE sql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
  select private.queue_mail(r.user_id, concat_ws(':', 'signature', r.id, 'outside'), 'signature-outside-named', c.email,
    jsonb_build_object('request', r.id, 'account', r.user_id, 'title', r.title, 'by', r.sender_name, 'client', r.client_name, 'names', n.names))
  from private.contact_of(r.user_id) c,
    lateral (select string_agg(s.name || ', ' || s.email || ' (' || s.role || ')', E'\n' order by s.position) as names
      from private.signature_signers s where s.request = r.id and s.party = 'outside') n
  where n.names is not null and c.email is not null
$function$;

CREATE OR REPLACE FUNCTION public.archive_signature_template (
  template uuid,
  archive  boolean
)
  RETURNS void
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
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
end $function$;

REVOKE ALL ON FUNCTION "public"."archive_signature_template"(uuid, boolean) FROM PUBLIC, "anon", "service_role";

CREATE OR REPLACE FUNCTION public.keep_signature_file (
  request uuid,
  client  uuid,
  by      uuid,
  file    jsonb
)
  RETURNS void
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  t private.signature_templates;
begin
  if file ->> 'template' is not null then
    select x.* into t from private.signature_templates x where x.id = (file ->> 'template')::uuid and x.archived_at is null for share;
    if t.id is null or t.version <> (file ->> 'version')::int then
      raise exception 'conflict' using errcode = 'P0001';
    end if;
    if t.reviewed_at is null then
      raise exception 'signature-template-unreviewed' using errcode = 'P0001';
    end if;
  end if;
  perform pg_advisory_xact_lock(hashtextextended('signature-draft:' || by, 0));
  delete from private.signature_requests r where r.id in (select x.id from private.signature_requests x
    where x.sent_by = by and x.status = 'draft' order by x.made_at desc offset 9);
  insert into private.signature_requests (id, user_id, client_name, kind, title, sent_by, sender_name, path, sha256, pages, size, flattened, code,
      template, template_version, terms)
    values (request, client, coalesce(private.client_title(client), '–'), coalesce(t.kind, 'other'), file ->> 'name', by, private.member_name(by),
      file ->> 'path', file ->> 'sha256', (file ->> 'pages')::int, (file ->> 'size')::int, file -> 'flattened', private.new_record_code(),
      t.id, t.version, case when t.kind = 'engagement' then nullif(file -> 'terms', 'null') end);
  perform private.note_signature(request, 'created', null, jsonb_build_object('by', private.member_name(by), 'sha256', file ->> 'sha256',
    'pages', (file ->> 'pages')::int, 'flattened', file -> 'flattened', 'template', t.name, 'template_version', t.version,
    'terms', case when t.kind = 'engagement' then nullif(file -> 'terms', 'null') end));
end $function$;

CREATE OR REPLACE FUNCTION public.save_signature_template (
  template uuid,
  content  jsonb,
  seen     integer DEFAULT NULL::integer
)
  RETURNS void
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
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
end $function$;

REVOKE ALL ON FUNCTION "public"."save_signature_template"(uuid, jsonb, integer) FROM PUBLIC, "anon", "service_role";

CREATE OR REPLACE FUNCTION public.send_signature (
  request uuid,
  content jsonb
)
  RETURNS void
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  r private.signature_requests := private.own_signature(request);
  former private.signature_requests;
  s jsonb;
  n int := 0;
  address text;
begin
  if r.status <> 'draft' then
    return;
  end if;
  perform private.require_client(r.user_id);
  if coalesce(jsonb_array_length(content -> 'signers'), 0) not between 1 and 20
    or (content ->> 'dueAt')::timestamptz not between clock_timestamp() + interval '1 hour' and clock_timestamp() + interval '90 days' then
    raise exception 'invalid-input' using errcode = 'P0001';
  end if;
  -- What a contador or revisor fiscal certifies needs their own certificate and is signed outside of the portal.
  if content ->> 'kind' in ('statements', 'opinion', 'certification', 'return') then
    raise exception 'signature-kind' using errcode = 'P0001';
  end if;
  -- What a template is decides what its document opens.
  if r.template_version is not null and r.kind <> content ->> 'kind' then
    raise exception 'conflict' using errcode = 'P0001';
  end if;
  for s in select x from jsonb_array_elements(content -> 'signers') x loop
    n := n + 1;
    address := case s ->> 'party'
      when 'client' then (select u.email from private.account_members m join auth.users u on u.id = m.user_id
        where m.account = r.user_id and m.until is null and m.user_id = (s ->> 'person')::uuid)
      when 'firm' then (select u.email from private.staff t join auth.users u on u.id = t.user_id where t.user_id = (s ->> 'person')::uuid)
      else lower(btrim(s ->> 'email')) end;
    if address is null then
      raise exception 'signature-signer-gone' using errcode = 'P0001';
    end if;
    -- Members of the firm never sign for the client, nor people of the client by a link.
    if s ->> 'party' = 'outside' and (exists (select from private.staff t join auth.users u on u.id = t.user_id where u.email = address)
        or exists (select from private.account_members m join auth.users u on u.id = m.user_id
          where m.account = r.user_id and m.until is null and u.email = address)) then
      raise exception 'signature-outside-known' using errcode = 'P0001';
    end if;
    if exists (select from private.signature_signers x where x.request = r.id and x.email = address) then
      raise exception 'signature-twice' using errcode = 'P0001';
    end if;
    insert into private.signature_signers (request, place, position, party, person, name, email, role)
      values (r.id, case when (content ->> 'inOrder')::boolean then n else 1 end, n, s ->> 'party',
        case when s ->> 'party' <> 'outside' then (s ->> 'person')::uuid end, s ->> 'name', address, s ->> 'role');
  end loop;
  if content ->> 'replaces' is not null then
    former := private.own_signature((content ->> 'replaces')::uuid);
    if former.user_id is distinct from r.user_id or former.status = 'draft'
      or exists (select from private.signature_requests x where x.replaces = former.id) then
      raise exception 'conflict' using errcode = 'P0001';
    end if;
    if former.status not in ('signed', 'sealing') then
      perform private.note_signature(former.id, 'superseded', null, jsonb_build_object('by', private.member_name(auth.uid())));
      update private.signature_requests x set status = 'superseded', closed_at = coalesce(x.closed_at, clock_timestamp()),
          changed_at = clock_timestamp(), next_reminder_at = null where x.id = former.id;
    end if;
  end if;
  update private.signature_requests x set
      kind = content ->> 'kind', title = content ->> 'title', message = nullif(btrim(content ->> 'message'), ''),
      due_at = (content ->> 'dueAt')::timestamptz, in_order = (content ->> 'inOrder')::boolean,
      remind_after = (content ->> 'remindAfter')::int, remind_every = (content ->> 'remindEvery')::int,
      next_reminder_at = clock_timestamp() + make_interval(days => (content ->> 'remindAfter')::int),
      sent_by = auth.uid(), sender_name = private.member_name(auth.uid()), replaces = former.id,
      version = coalesce(former.version + 1, 1), status = 'sent', sent_at = clock_timestamp(), changed_at = clock_timestamp()
    where x.id = r.id returning x.* into r;
  perform private.note_signature(r.id, 'sent', null, jsonb_build_object('by', r.sender_name, 'kind', r.kind, 'title', r.title,
    'version', r.version, 'sha256', r.sha256, 'due', r.due_at, 'order', r.in_order,
    -- Here alone the evidence has whole addresses: they prove which mailboxes the firm named.
    'named', (select jsonb_agg(jsonb_build_object('name', x.name, 'party', x.party, 'role', x.role, 'email', x.email) order by x.position)
      from private.signature_signers x where x.request = r.id)));
  perform private.ask_signers(r, false);
  perform private.tell_owner_of_outsiders(r);
  perform private.note_staff('signature.sent', r.user_id, null, jsonb_build_object('name', r.title, 'signers', n));
end $function$;

CREATE OR REPLACE FUNCTION public.signature_card (
  client uuid
)
  RETURNS jsonb
  LANGUAGE plpgsql
  STABLE
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  company public.companies;
begin
  perform private.require_client(client);
  select c.* into company from public.companies c where c.user_id = signature_card.client order by c.created_at, c.id limit 1;
  return jsonb_build_object('client', coalesce(company.name, private.client_title(client)), 'nit', company.nit, 'digit', company.digit,
    'advisor', (select private.member_name(a.advisor) from private.client_advisors a where a.client = signature_card.client and a.responsible),
    'work', (select coalesce(jsonb_agg(jsonb_build_object('id', t.id, 'name', t.name) order by lower(t.name), t.id), '[]')
      from private.work_templates t where t.archived_at is null));
end $function$;

REVOKE ALL ON FUNCTION "public"."signature_card"(uuid) FROM PUBLIC, "anon", "service_role";

CREATE OR REPLACE FUNCTION public.signature_templates()
  RETURNS jsonb
  LANGUAGE plpgsql
  STABLE
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
begin
  perform private.require_staff();
  return (select coalesce(jsonb_agg(private.signature_template_facts(t) order by t.archived_at is not null, lower(t.name), t.id), '[]')
    from private.signature_templates t);
end $function$;

REVOKE ALL ON FUNCTION "public"."signature_templates"() FROM PUBLIC, "anon", "service_role";

ALTER TABLE "private"."signature_templates"
  ADD CONSTRAINT "signature_templates_changed_by_fkey" FOREIGN KEY (changed_by) REFERENCES auth.users(id) ON DELETE SET NULL;

ALTER TABLE "private"."signature_requests"
  ADD CONSTRAINT "signature_requests_template_fkey" FOREIGN KEY (template) REFERENCES private.signature_templates(id) ON DELETE SET NULL;

CREATE INDEX signature_requests_template ON private.signature_requests USING btree (template)
  WHERE (template IS NOT NULL);

CREATE INDEX signature_templates_changed_by ON private.signature_templates USING btree (changed_by)
  WHERE (changed_by IS NOT NULL);

COMMENT ON TABLE "private"."signature_templates" IS 'The texts from which the firm makes documents to be signed. Read and written by functions alone.';

REVOKE ALL ON FUNCTION "private"."is_terms"(jsonb) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."signature_template_facts"(private.signature_templates) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."tell_owner_of_outsiders"(private.signature_requests) FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "public"."archive_signature_template"(uuid, boolean) TO "authenticated";

REVOKE ALL ON FUNCTION "public"."archive_signature_template"(uuid, boolean) FROM "postgres";

GRANT EXECUTE ON FUNCTION "public"."archive_signature_template"(uuid, boolean) TO "postgres";

GRANT EXECUTE ON FUNCTION "public"."save_signature_template"(uuid, jsonb, integer) TO "authenticated";

REVOKE ALL ON FUNCTION "public"."save_signature_template"(uuid, jsonb, integer) FROM "postgres";

GRANT EXECUTE ON FUNCTION "public"."save_signature_template"(uuid, jsonb, integer) TO "postgres";

GRANT EXECUTE ON FUNCTION "public"."signature_card"(uuid) TO "authenticated";

REVOKE ALL ON FUNCTION "public"."signature_card"(uuid) FROM "postgres";

GRANT EXECUTE ON FUNCTION "public"."signature_card"(uuid) TO "postgres";

GRANT EXECUTE ON FUNCTION "public"."signature_templates"() TO "authenticated";

REVOKE ALL ON FUNCTION "public"."signature_templates"() FROM "postgres";

GRANT EXECUTE ON FUNCTION "public"."signature_templates"() TO "postgres";

ALTER TABLE "private"."signature_requests"
  ADD CONSTRAINT "signature_requests_terms_check" CHECK (((terms IS NULL) OR private.is_terms(terms)));
