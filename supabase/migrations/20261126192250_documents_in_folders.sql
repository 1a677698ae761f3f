set local lock_timeout = '5s';
set local check_function_bodies = off;

CREATE TABLE "private"."document_places" (
  "document"    uuid                     NOT NULL,
  "user_id"     uuid                     NOT NULL,
  "year"        integer                  NOT NULL,
  "subject"     text                     NOT NULL,
  "chosen"      boolean                  NOT NULL DEFAULT false,
  "client_sees" boolean                  NOT NULL,
  "at"          timestamp with time zone NOT NULL,
  "size"        bigint                   NOT NULL,
  CONSTRAINT "document_places_pkey" PRIMARY KEY (document),
  CONSTRAINT "document_places_subject_check"
    CHECK
    ((subject = ANY (ARRAY['invoices'::text, 'returns'::text, 'payroll'::text, 'banks'::text, 'statements'::text, 'company'::text, 'signed'::text, 'requests'::text,
    'messages'::text, 'mail'::text, 'firm'::text, 'others'::text])))
);

ALTER TABLE "private"."document_places"
  ENABLE ROW LEVEL SECURITY;

CREATE TABLE "private"."document_zips" (
  "id"            uuid                     NOT NULL DEFAULT gen_random_uuid(),
  "person"        uuid                     NOT NULL,
  "account"       uuid                     NOT NULL,
  "documents"     uuid[]                   NOT NULL,
  "made_at"       timestamp with time zone NOT NULL DEFAULT clock_timestamp(),
  "running_until" timestamp with time zone,
  "claimed_at"    timestamp with time zone,
  CONSTRAINT "document_zips_pkey" PRIMARY KEY (id)
);

ALTER TABLE "private"."document_zips"
  ENABLE ROW LEVEL SECURITY;

CREATE TABLE "private"."folder_names" (
  "user_id"    uuid                     NOT NULL,
  "subject"    text                     NOT NULL,
  "name"       text                     NOT NULL,
  "changed_by" uuid,
  "changed_at" timestamp with time zone NOT NULL DEFAULT now(),
  CONSTRAINT "folder_names_pkey" PRIMARY KEY (user_id, subject),
  CONSTRAINT "folder_names_subject_check"
    CHECK
    ((subject = ANY (ARRAY['invoices'::text, 'returns'::text, 'payroll'::text, 'banks'::text, 'statements'::text, 'company'::text, 'signed'::text, 'requests'::text,
    'messages'::text, 'mail'::text, 'firm'::text, 'others'::text]))),
  CONSTRAINT "folder_names_name_check" CHECK (private.is_name(name, 1, 40))
);

ALTER TABLE "private"."folder_names"
  ENABLE ROW LEVEL SECURITY;

CREATE OR REPLACE FUNCTION private.document_page_of (
  client    uuid,
  wanted    jsonb,
  page_size integer,
  for_staff boolean
)
  RETURNS jsonb
  LANGUAGE plpgsql
  STABLE
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  sort text := coalesce(wanted ->> 'sort', 'created_at');
  start text[] := (select array_agg(v) from jsonb_array_elements_text(wanted -> 'cursor') v);
  backward boolean := start is not null and coalesce((wanted ->> 'backward')::boolean, false);
  down boolean := coalesce((wanted ->> 'descending')::boolean, sort = 'created_at') <> backward;
  direction text := case when down then 'desc' else 'asc' end;
  filter text := '';
  found uuid[];
  more boolean;
  edge text[][];
begin
  if wanted = '{}' then
    -- What nearly every visit asks for, static so that its plan is kept.
    found := array(select d.id from public.documents d where d.user_id = client and d.kind = 'file' and (for_staff or d.client_sees)
                   order by d.created_at desc, d.id desc limit page_size + 1);
  else
    if not for_staff then
      filter := ' and client_sees';
    end if;
    if wanted ->> 'family' is not null then
      filter := filter || format(' and family = %L', wanted ->> 'family');
    end if;
    if wanted ->> 'year' is not null then
      filter := filter || format(' and id in (select p.document from private.document_places p where p.user_id = $1 and p.year = %s%s)',
        (wanted ->> 'year')::int, coalesce(format(' and p.subject = %L', wanted ->> 'subject'), ''));
    end if;
    filter := filter || coalesce(
      ' and ' || private.pattern_filter('name_key', private.word_patterns(private.name_key(left(wanted ->> 'search', 100)))), '');
    if start is not null then
      filter := filter || format(case sort
          when 'name' then ' and (name_key, id) %s ($2[1], $2[2]::uuid)'
          when 'size' then ' and (file_size, id) %s ($2[1]::bigint, $2[2]::uuid)'
          when 'type' then ' and (family, name_key, id) %s ($2[1], $2[2], $2[3]::uuid)'
          else ' and (created_at, id) %s ($2[1]::timestamptz, $2[2]::uuid)' end, case when down then '<' else '>' end);
    end if;
    execute format('select array(select id from public.documents where user_id = $1 and kind = ''file''%s order by '
        || case sort
          when 'name' then 'name_key %2$s, id %2$s'
          when 'size' then 'file_size %2$s, id %2$s'
          when 'type' then 'family %2$s, name_key %2$s, id %2$s'
          else 'created_at %2$s, id %2$s' end || ' limit %3$s)',
      filter, direction, page_size + 1) into found using client, start;
    -- Going back reached the beginning: answer a whole first page.
    if backward and cardinality(found) <= page_size then
      return private.document_page_of(client, wanted - 'cursor' - 'backward', page_size, for_staff);
    end if;
  end if;
  more := cardinality(found) > page_size;
  found := found[:page_size];
  if backward then
    found := array(select f from unnest(found) with ordinality o(f, place) order by place desc);
  end if;
  return (
    with edges as (
      select d.id, case sort when 'name' then jsonb_build_array(d.name_key, d.id)
                             when 'size' then jsonb_build_array(d.file_size, d.id)
                             when 'type' then jsonb_build_array(d.family, d.name_key, d.id)
                             else jsonb_build_array(d.created_at, d.id) end as cursor
      from public.documents d where d.id in (found[1], found[cardinality(found)]))
    select jsonb_build_object(
      'ids', found,
      'before', case when start is not null then (select e.cursor from edges e where e.id = found[1]) end,
      'after', case when more or backward then (select e.cursor from edges e where e.id = found[cardinality(found)]) end));
end $function$;

CREATE OR REPLACE FUNCTION private.folders_of (
  client    uuid,
  for_staff boolean
)
  RETURNS jsonb
  LANGUAGE plpgsql
  STABLE
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
begin
  return jsonb_build_object(
    'folders', (
      select coalesce(jsonb_agg(jsonb_build_object('year', f.year, 'subject', f.subject, 'count', f.count, 'size', f.size)
        order by f.year desc, f.subject), '[]')
      from (select p.year, p.subject, count(*) as count, sum(p.size) as size from private.document_places p
            where p.user_id = client and (for_staff or p.client_sees) group by p.year, p.subject) f),
    'names', (select coalesce(jsonb_object_agg(n.subject, n.name), '{}') from private.folder_names n where n.user_id = client));
end $function$;

CREATE OR REPLACE FUNCTION private.name_folder (
  client uuid,
  folder text,
  called text
)
  RETURNS text
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  was text := (select n.name from private.folder_names n where n.user_id = client and n.subject = folder);
  name_now text := nullif(btrim(called), '');
begin
  if name_now is null then
    delete from private.folder_names n where n.user_id = client and n.subject = folder;
  else
    insert into private.folder_names as n (user_id, subject, name, changed_by) values (client, folder, name_now, (select auth.uid()))
      on conflict (user_id, subject) do update set name = excluded.name, changed_by = excluded.changed_by, changed_at = now();
  end if;
  return was;
exception when check_violation or not_null_violation then
  raise exception 'invalid-input' using errcode = 'P0001';
end $function$;

CREATE OR REPLACE FUNCTION private.on_document_placed()
  RETURNS TRIGGER
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
begin
  if tg_table_name = 'documents' then
    perform private.place_document(new.id);
  elsif tg_table_name = 'invoices' then
    perform private.place_document(new.document_id);
  elsif tg_op = 'DELETE' then
    perform private.place_document(old.document);
  else
    perform private.place_document(new.document);
  end if;
  return null;
end $function$;

CREATE OR REPLACE FUNCTION private.place_document (
  file uuid
)
  RETURNS void
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
begin
  insert into private.document_places as p (document, user_id, year, subject, client_sees, at, size)
    select d.id, d.user_id, extract(year from d.created_at at time zone 'America/Bogota')::int, private.subject_of(d), d.client_sees, d.created_at,
           d.file_size
    from public.documents d where d.id = file and d.kind = 'file'
    on conflict (document) do update set user_id = excluded.user_id, client_sees = excluded.client_sees,
      subject = case when p.chosen then p.subject else excluded.subject end;
end $function$;

CREATE OR REPLACE FUNCTION private.require_zip_place (
  client uuid
)
  RETURNS void
  LANGUAGE plpgsql
  STABLE
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
begin
  if (select count(*) from private.document_zips z where z.account = client and z.running_until > clock_timestamp()) >= 2 then
    raise exception 'zip-busy' using errcode = 'P0001';
  end if;
end $function$;

CREATE OR REPLACE FUNCTION private.subject_of (
  d public.documents
)
  RETURNS text
  LANGUAGE plpgsql
  STABLE
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  words text := ' ' || d.name_key || ' ';
begin
  return case
    when exists (select from public.invoices i where i.document_id = d.id) then 'invoices'
    when exists (select from public.obligation_receipts r where r.document = d.id) then 'returns'
    when d.uploaded_by = 'firm' and exists (select from private.signature_requests s where s.user_id = d.user_id and s.sealed_sha256 = d.sha256) then 'signed'
    when words ~ ' (nomina|planilla|pila|desprendibles?) ' then 'payroll'
    when words ~ ' extractos? ' then 'banks'
    when words ~ ' (balance|estados? financieros?|estado de resultados) ' then 'statements'
    when words ~ ' (rut|camara de comercio|estatutos|actas?) ' then 'company'
    when exists (select from public.document_request_files f where f.document = d.id) then 'requests'
    when d.uploaded_by = 'firm' then 'firm'
    else coalesce((
      select case u.purpose when 'attachment' then 'messages' when 'mail' then 'mail' end from public.uploads u where u.id = d.id), 'others')
  end;
end $function$;

CREATE OR REPLACE FUNCTION public.begin_zip (
  chosen uuid[]
)
  RETURNS jsonb
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  me uuid := private.require_account('reader');
  found uuid[];
  bytes bigint;
  made uuid;
begin
  if cardinality(chosen) between 1 and 1000 is not true then
    raise exception 'invalid-input' using errcode = 'P0001';
  end if;
  select coalesce(array_agg(d.id order by d.created_at desc, d.id desc), '{}'), coalesce(sum(d.file_size), 0) into found, bytes
    from public.documents d
    where d.id = any (chosen) and d.kind = 'file' and (d.user_id = me and d.client_sees or private.sees_client(d.user_id));
  if cardinality(found) = 0 then
    raise exception 'not-found' using errcode = 'P0001';
  end if;
  if bytes > 2147483648 then
    raise exception 'zip-size' using errcode = 'P0001';
  end if;
  perform pg_advisory_xact_lock(hashtextextended('zips:' || me, 0));
  perform private.require_zip_place(me);
  delete from private.document_zips z where z.account = me and z.made_at < clock_timestamp() - interval '1 hour'
    and (z.running_until is null or z.running_until < clock_timestamp());
  if (select count(*) from private.document_zips z where z.account = me) >= 60 then
    raise exception 'rate-limited' using errcode = 'P0001';
  end if;
  insert into private.document_zips (person, account, documents) values ((select auth.uid()), me, found) returning id into made;
  return jsonb_build_object('id', made, 'files', cardinality(found), 'size', bytes);
end $function$;

REVOKE ALL ON FUNCTION "public"."begin_zip"(uuid[]) FROM PUBLIC, "anon", "service_role";

CREATE OR REPLACE FUNCTION public.claim_zip (
  zip uuid
)
  RETURNS jsonb
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  me uuid := private.require_account('reader');
  z private.document_zips;
begin
  perform pg_advisory_xact_lock(hashtextextended('zips:' || me, 0));
  perform private.require_zip_place(me);
  update private.document_zips x set claimed_at = clock_timestamp(), running_until = clock_timestamp() + interval '10 minutes'
    where x.id = zip and x.account = me and x.person = (select auth.uid()) and x.claimed_at is null
      and x.made_at > clock_timestamp() - interval '10 minutes'
    returning x.* into z;
  if z.id is null then
    raise exception 'not-found' using errcode = 'P0001';
  end if;
  return (select coalesce(jsonb_agg(jsonb_build_object('id', d.id, 'name', d.name, 'at', d.created_at, 'year', p.year, 'folder', p.subject,
      'called', n.name) order by o.place), '[]')
    from unnest(z.documents) with ordinality o (id, place) join public.documents d on d.id = o.id
    join private.document_places p on p.document = d.id
    left join private.folder_names n on n.user_id = d.user_id and n.subject = p.subject);
end $function$;

REVOKE ALL ON FUNCTION "public"."claim_zip"(uuid) FROM PUBLIC, "anon", "service_role";

CREATE OR REPLACE FUNCTION public.client_documents (
  client    uuid,
  wanted    jsonb   DEFAULT '{}'::jsonb,
  page_size integer DEFAULT 50
)
  RETURNS jsonb
  LANGUAGE plpgsql
  STABLE
  SECURITY DEFINER
  SET search_path TO ''
  SET enable_seqscan TO 'off'
  SET jit TO 'off'
  AS $function$
declare
  page jsonb;
begin
  perform private.require_client(client);
  page := private.document_page_of(client, wanted, least(greatest(page_size, 1), 100), true);
  return private.folders_of(client, true) || jsonb_build_object('before', page -> 'before', 'after', page -> 'after', 'rows', (
    select coalesce(jsonb_agg(jsonb_build_object(
        'id', d.id, 'name', d.name, 'file_path', d.file_path, 'file_type', d.file_type, 'file_size', d.file_size,
        'google_drive_link', d.google_drive_link, 'uploaded_by', d.uploaded_by, 'created_at', d.created_at, 'kind', d.kind, 'made_by', d.made_by,
        'client_sees', d.client_sees, 'subject', p.subject)
      order by o.place), '[]')
    from jsonb_array_elements_text(page -> 'ids') with ordinality o (id, place)
    join public.documents d on d.id = o.id::uuid left join private.document_places p on p.document = d.id));
end $function$;

CREATE OR REPLACE FUNCTION public.keep_zip (
  zip  uuid,
  over boolean
)
  RETURNS void
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  me uuid := private.require_account('reader');
begin
  update private.document_zips x set running_until = case when not over then clock_timestamp() + interval '10 minutes' end
    where x.id = zip and x.account = me and x.person = (select auth.uid()) and x.running_until is not null;
end $function$;

REVOKE ALL ON FUNCTION "public"."keep_zip"(uuid, boolean) FROM PUBLIC, "anon", "service_role";

CREATE OR REPLACE FUNCTION public.my_documents (
  wanted    jsonb   DEFAULT '{}'::jsonb,
  page_size integer DEFAULT 50
)
  RETURNS jsonb
  LANGUAGE plpgsql
  STABLE
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  me uuid := private.require_account('reader');
  page jsonb := private.document_page_of(me, wanted, least(greatest(page_size, 1), 100), false);
begin
  return private.folders_of(me, false) || jsonb_build_object('before', page -> 'before', 'after', page -> 'after', 'rows', (
    select coalesce(jsonb_agg(jsonb_build_object(
        'id', d.id, 'name', d.name, 'file_path', d.file_path, 'file_type', d.file_type, 'file_size', d.file_size,
        'google_drive_link', d.google_drive_link, 'uploaded_by', d.uploaded_by, 'created_at', d.created_at, 'kind', d.kind, 'made_by', d.made_by,
        'subject', p.subject)
      order by o.place), '[]')
    from jsonb_array_elements_text(page -> 'ids') with ordinality o (id, place)
    join public.documents d on d.id = o.id::uuid left join private.document_places p on p.document = d.id));
end $function$;

REVOKE ALL ON FUNCTION "public"."my_documents"(jsonb, integer) FROM PUBLIC, "anon", "service_role";

CREATE OR REPLACE FUNCTION public.name_client_folder (
  client uuid,
  folder text,
  called text
)
  RETURNS void
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  was text;
begin
  perform private.require_client(client);
  was := private.name_folder(client, folder, called);
  perform private.note_staff('document.folder', client, jsonb_build_object('name', was), jsonb_build_object('name', nullif(btrim(called), '')));
end $function$;

REVOKE ALL ON FUNCTION "public"."name_client_folder"(uuid, text, text) FROM PUBLIC, "anon", "service_role";

CREATE OR REPLACE FUNCTION public.name_my_folder (
  folder text,
  called text
)
  RETURNS void
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
begin
  perform private.name_folder(private.require_account('assistant'), folder, called);
end $function$;

REVOKE ALL ON FUNCTION "public"."name_my_folder"(text, text) FROM PUBLIC, "anon", "service_role";

ALTER TABLE "private"."document_places"
  ADD CONSTRAINT "document_places_document_fkey" FOREIGN KEY (document) REFERENCES public.documents(id) ON DELETE CASCADE;

ALTER TABLE "private"."document_zips"
  ADD CONSTRAINT "document_zips_account_fkey" FOREIGN KEY (account) REFERENCES public.accounts(id) ON DELETE CASCADE;

ALTER TABLE "private"."folder_names"
  ADD CONSTRAINT "folder_names_user_id_fkey" FOREIGN KEY (user_id) REFERENCES public.accounts(id) ON DELETE CASCADE;

CREATE INDEX document_places_of_client ON private.document_places USING btree (user_id, year, subject, client_sees) INCLUDE (size);

CREATE INDEX document_zips_of_account ON private.document_zips USING btree (account);

CREATE TRIGGER place_document
  AFTER INSERT ON public.document_request_files
  FOR EACH ROW
  EXECUTE FUNCTION private.on_document_placed();

CREATE TRIGGER place_document_again
  AFTER UPDATE OF client_sees, name ON public.documents
  FOR EACH ROW
  WHEN (((new.storage_path !~~ 'tasks/%'::text) AND ((old.client_sees IS DISTINCT FROM new.client_sees) OR (old.name IS DISTINCT FROM new.name))))
  EXECUTE FUNCTION private.on_document_placed();

CREATE TRIGGER place_document
  AFTER INSERT ON public.documents
  FOR EACH ROW
  WHEN ((new.storage_path !~~ 'tasks/%'::text))
  EXECUTE FUNCTION private.on_document_placed();

CREATE TRIGGER place_document
  AFTER INSERT OR UPDATE OF document_id ON public.invoices
  FOR EACH ROW
  WHEN ((new.document_id IS NOT NULL))
  EXECUTE FUNCTION private.on_document_placed();

CREATE TRIGGER place_document
  AFTER INSERT OR DELETE ON public.obligation_receipts
  FOR EACH ROW
  EXECUTE FUNCTION private.on_document_placed();

COMMENT ON TABLE "private"."document_places" IS 'Drawn by triggers from documents and what they belong to. Read by functions alone.';

COMMENT ON TABLE "private"."document_zips" IS 'Prepared for one download within ten minutes, by the person who chose the files. Read and written by functions alone.';

COMMENT ON TABLE "private"."folder_names" IS 'One name for each subject of an account, for the client and the firm. Read and written by functions alone.';

REVOKE ALL ON FUNCTION "private"."folders_of"(uuid, boolean) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."name_folder"(uuid, text, text) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."on_document_placed"() FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."place_document"(uuid) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."require_zip_place"(uuid) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."subject_of"(public.documents) FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "public"."begin_zip"(uuid[]) TO "authenticated";

REVOKE ALL ON FUNCTION "public"."begin_zip"(uuid[]) FROM "postgres";

GRANT EXECUTE ON FUNCTION "public"."begin_zip"(uuid[]) TO "postgres";

GRANT EXECUTE ON FUNCTION "public"."claim_zip"(uuid) TO "authenticated";

REVOKE ALL ON FUNCTION "public"."claim_zip"(uuid) FROM "postgres";

GRANT EXECUTE ON FUNCTION "public"."claim_zip"(uuid) TO "postgres";

GRANT EXECUTE ON FUNCTION "public"."keep_zip"(uuid, boolean) TO "authenticated";

REVOKE ALL ON FUNCTION "public"."keep_zip"(uuid, boolean) FROM "postgres";

GRANT EXECUTE ON FUNCTION "public"."keep_zip"(uuid, boolean) TO "postgres";

GRANT EXECUTE ON FUNCTION "public"."my_documents"(jsonb, integer) TO "authenticated";

REVOKE ALL ON FUNCTION "public"."my_documents"(jsonb, integer) FROM "postgres";

GRANT EXECUTE ON FUNCTION "public"."my_documents"(jsonb, integer) TO "postgres";

GRANT EXECUTE ON FUNCTION "public"."name_client_folder"(uuid, text, text) TO "authenticated";

REVOKE ALL ON FUNCTION "public"."name_client_folder"(uuid, text, text) FROM "postgres";

GRANT EXECUTE ON FUNCTION "public"."name_client_folder"(uuid, text, text) TO "postgres";

GRANT EXECUTE ON FUNCTION "public"."name_my_folder"(text, text) TO "authenticated";

REVOKE ALL ON FUNCTION "public"."name_my_folder"(text, text) FROM "postgres";

GRANT EXECUTE ON FUNCTION "public"."name_my_folder"(text, text) TO "postgres";

-- Every file from before this step.
INSERT INTO private.document_places (document, user_id, year, subject, client_sees, at, size)
  SELECT d.id, d.user_id, extract(year FROM d.created_at AT TIME ZONE 'America/Bogota')::int, private.subject_of(d), d.client_sees, d.created_at,
         d.file_size
  FROM public.documents d WHERE d.kind = 'file'
  ON CONFLICT DO NOTHING;
