-- A rule assigns each file of a client to a folder, which is a year and a subject.

create table private.document_places (
  document uuid primary key references public.documents (id) on delete cascade,
  user_id uuid not null,
  -- The year in which the file arrived, in Bogotá time.
  year int not null,
  subject text not null check (subject in ('invoices', 'returns', 'payroll', 'banks', 'statements', 'company', 'signed', 'requests', 'messages',
    'mail', 'firm', 'others')),
  -- True when a member chose the folder; the rule for folders then no longer sets the subject.
  chosen boolean not null default false,
  client_sees boolean not null,
  at timestamptz not null,
  size bigint not null
);
alter table private.document_places enable row level security;
revoke all on private.document_places from anon, authenticated, service_role;
comment on table private.document_places is 'The year and subject of each document, set by triggers. Only functions read it.';
create index document_places_of_client on private.document_places (user_id, year, subject, client_sees) include (size);

-- The names that people gave to folders of an account, instead of the names of the site.
create table private.folder_names (
  user_id uuid not null references public.accounts (id) on delete cascade,
  subject text not null check (subject in ('invoices', 'returns', 'payroll', 'banks', 'statements', 'company', 'signed', 'requests', 'messages',
    'mail', 'firm', 'others')),
  name text not null check (private.is_name(name, 1, 40)),
  changed_by uuid,
  changed_at timestamptz not null default now(),
  primary key (user_id, subject)
);
alter table private.folder_names enable row level security;
revoke all on private.folder_names from anon, authenticated, service_role;
comment on table private.folder_names is 'The name of an account''s folder for a subject, where client or firm renamed it. Read and written by functions alone.';

-- The subject of a file follows from its invoice or another record, or from words in its name, or from how it arrived.
create function private.subject_of(d public.documents) returns text
language plpgsql stable security definer set search_path = '' as $$
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
end $$;

create function private.place_document(file uuid) returns void
language plpgsql volatile security definer set search_path = '' as $$
begin
  insert into private.document_places as p (document, user_id, year, subject, client_sees, at, size)
    select d.id, d.user_id, extract(year from d.created_at at time zone 'America/Bogota')::int, private.subject_of(d), d.client_sees, d.created_at,
           d.file_size
    from public.documents d where d.id = file and d.kind = 'file'
    on conflict (document) do update set user_id = excluded.user_id, client_sees = excluded.client_sees,
      subject = case when p.chosen then p.subject else excluded.subject end;
end $$;

create function private.on_document_placed() returns trigger
language plpgsql security definer set search_path = '' as $$
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
end $$;
create trigger place_document after insert on public.documents
  for each row when (new.storage_path not like 'tasks/%') execute function private.on_document_placed();
create trigger place_document_again after update of client_sees, name on public.documents
  for each row when (new.storage_path not like 'tasks/%' and (old.client_sees, old.name) is distinct from (new.client_sees, new.name))
  execute function private.on_document_placed();
create trigger place_document after insert or update of document_id on public.invoices
  for each row when (new.document_id is not null) execute function private.on_document_placed();
create trigger place_document after insert or delete on public.obligation_receipts
  for each row execute function private.on_document_placed();
create trigger place_document after insert on public.document_request_files
  for each row execute function private.on_document_placed();

create function private.folders_of(client uuid, for_staff boolean) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
begin
  return jsonb_build_object(
    'folders', (
      select coalesce(jsonb_agg(jsonb_build_object('year', f.year, 'subject', f.subject, 'count', f.count, 'size', f.size)
        order by f.year desc, f.subject), '[]')
      from (select p.year, p.subject, count(*) as count, sum(p.size) as size from private.document_places p
            where p.user_id = client and (for_staff or p.client_sees) group by p.year, p.subject) f),
    'names', (select coalesce(jsonb_object_agg(n.subject, n.name), '{}') from private.folder_names n where n.user_id = client));
end $$;

create function public.my_documents(wanted jsonb default '{}', page_size int default 50) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
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
end $$;

-- Renames a folder; an empty name restores the name that the site gives to the folder.
create function private.name_folder(client uuid, folder text, called text) returns text
language plpgsql volatile security definer set search_path = '' as $$
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
end $$;

create function public.name_my_folder(folder text, called text) returns void
language plpgsql volatile security definer set search_path = '' as $$
begin
  perform private.name_folder(private.require_account('assistant'), folder, called);
end $$;

create function public.name_client_folder(client uuid, folder text, called text) returns void
language plpgsql volatile security definer set search_path = '' as $$
declare
  was text;
begin
  perform private.require_client(client);
  was := private.name_folder(client, folder, called);
  perform private.note_staff('document.folder', client, jsonb_build_object('name', was), jsonb_build_object('name', nullif(btrim(called), '')));
end $$;

create table private.document_zips (
  id uuid primary key default gen_random_uuid(),
  person uuid not null,
  account uuid not null references public.accounts (id) on delete cascade,
  documents uuid[] not null,
  -- The names of at most 1,000 files of the folder that do not fit into the ZIP.
  left_out text[] not null default '{}',
  made_at timestamptz not null default clock_timestamp(),
  -- The end of a download's claim, which the server renews while it sends the ZIP; null if no download is running.
  running_until timestamptz,
  claimed_at timestamptz
);
alter table private.document_zips enable row level security;
revoke all on private.document_zips from anon, authenticated, service_role;
comment on table private.document_zips is 'ZIPs of chosen files, each for one download within ten minutes by the person who chose them. Read and written by functions alone.';
create index document_zips_of_account on private.document_zips (account);

create function private.require_zip_place(client uuid) returns void
language plpgsql stable security definer set search_path = '' as $$
begin
  if (select count(*) from private.document_zips z where z.account = client and z.running_until > clock_timestamp()) >= 2 then
    raise exception 'zip-busy' using errcode = 'P0001';
  end if;
end $$;

-- An account can download two ZIPs at the same time and prepare sixty in an hour.
create function private.take_zip_place(me uuid) returns void
language plpgsql volatile security definer set search_path = '' as $$
begin
  perform pg_advisory_xact_lock(hashtextextended('zips:' || me, 0));
  perform private.require_zip_place(me);
  delete from private.document_zips z where z.account = me and z.made_at < clock_timestamp() - interval '1 hour'
    and (z.running_until is null or z.running_until < clock_timestamp());
  if (select count(*) from private.document_zips z where z.account = me) >= 60 then
    raise exception 'rate-limited' using errcode = 'P0001';
  end if;
end $$;

-- Stores which documents a ZIP will contain, and the names of files that do not fit (`left_out`).
create function private.store_zip(me uuid, documents uuid[], left_out text[] default '{}') returns uuid
language sql volatile security definer set search_path = '' as $$
  insert into private.document_zips (person, account, documents, left_out)
    values ((select auth.uid()), me, store_zip.documents, store_zip.left_out) returning id
$$;

-- Prepares a ZIP of up to 1,000 files and 2 GB, without files that the caller may not read.
create function public.begin_zip(chosen uuid[]) returns jsonb
language plpgsql volatile security definer set search_path = '' as $$
declare
  me uuid := private.require_account('reader');
  found uuid[];
  bytes bigint;
begin
  if cardinality(chosen) between 1 and 1000 is not true then
    raise exception 'invalid-input' using errcode = 'P0001';
  end if;
  perform private.take_zip_place(me);
  select coalesce(array_agg(d.id order by d.created_at desc, d.id desc), '{}'), coalesce(sum(d.file_size), 0) into found, bytes
    from public.documents d
    where d.id = any (chosen) and d.kind = 'file' and (d.user_id = me and d.client_sees or private.sees_client(d.user_id));
  if cardinality(found) = 0 then
    raise exception 'not-found' using errcode = 'P0001';
  end if;
  if bytes > 2147483648 then
    raise exception 'zip-size' using errcode = 'P0001';
  end if;
  return jsonb_build_object('id', private.store_zip(me, found), 'files', cardinality(found), 'size', bytes);
end $$;

-- Prepares a ZIP of a folder, or of a whole year if `folder_subject` is null.
-- A ZIP has the newest 1,000 files of the folder, up to 2 GB. It also lists the names of files that do not fit.
-- A null `client` means the caller's own account.
create function public.begin_folder_zip(client uuid, folder_year int, folder_subject text default null) returns jsonb
language plpgsql volatile security definer set search_path = '' as $$
declare
  me uuid := private.require_account('reader');
  found uuid[];
  bytes bigint;
  others text[];
  left_count int;
begin
  if client is not null and not private.sees_client(client) then
    raise exception 'not-found' using errcode = 'P0001';
  end if;
  perform private.take_zip_place(me);
  with newest as (
    select d.id, d.name, d.file_size, d.created_at
    from private.document_places p join public.documents d on d.id = p.document
    where p.user_id = coalesce(client, me) and p.year = folder_year and (folder_subject is null or p.subject = folder_subject)
      and d.kind = 'file' and (client is not null or d.client_sees)
    order by d.created_at desc, d.id desc limit 20000),
  placed as (
    select n.*, row_number() over w as place, sum(n.file_size) over w as total from newest n window w as (order by n.created_at desc, n.id desc)),
  judged as (select x.*, x.place <= 1000 and x.total <= 2147483648 as fits from placed x)
  select coalesce(array_agg(j.id order by j.place) filter (where j.fits), '{}'), coalesce(sum(j.file_size) filter (where j.fits), 0),
      coalesce((array_agg(j.name order by j.place) filter (where not j.fits))[:1000], '{}'), count(*) filter (where not j.fits)
    into found, bytes, others, left_count from judged j;
  if cardinality(found) = 0 then
    raise exception 'not-found' using errcode = 'P0001';
  end if;
  return jsonb_build_object('id', private.store_zip(me, found, others), 'files', cardinality(found), 'size', bytes, 'left', left_count);
end $$;

-- Claims a prepared ZIP, which can be downloaded only once.
-- In the result, `folder` is the subject of a file, and `called` is the name that people gave to this folder, or null.
create function public.claim_zip(zip uuid) returns jsonb
language plpgsql volatile security definer set search_path = '' as $$
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
  return (select jsonb_build_object('left_out', z.left_out, 'files', coalesce(jsonb_agg(jsonb_build_object('id', d.id, 'name', d.name,
      'at', d.created_at, 'year', p.year, 'folder', p.subject, 'called', n.name) order by o.place), '[]'))
    from unnest(z.documents) with ordinality o (id, place) join public.documents d on d.id = o.id
    join private.document_places p on p.document = d.id
    left join private.folder_names n on n.user_id = d.user_id and n.subject = p.subject);
end $$;

-- Renews the claim of a ZIP while the server sends the ZIP; with `over`, the claim ends.
create function public.keep_zip(zip uuid, over boolean) returns void
language plpgsql volatile security definer set search_path = '' as $$
begin
  update private.document_zips x set running_until = case when not over then clock_timestamp() + interval '10 minutes' end
    where x.id = zip and x.running_until is not null;
end $$;

revoke execute on function private.subject_of(public.documents), private.place_document(uuid), private.on_document_placed(),
  private.folders_of(uuid, boolean), public.my_documents(jsonb, int), private.name_folder(uuid, text, text), public.name_my_folder(text, text),
  public.name_client_folder(uuid, text, text), private.require_zip_place(uuid), private.take_zip_place(uuid), private.store_zip(uuid, uuid[], text[]), public.begin_zip(uuid[]),
  public.begin_folder_zip(uuid, int, text), public.claim_zip(uuid), public.keep_zip(uuid, boolean)
  from public, anon, authenticated, service_role;
grant execute on function public.my_documents(jsonb, int), public.name_my_folder(text, text), public.name_client_folder(uuid, text, text),
  public.begin_zip(uuid[]), public.begin_folder_zip(uuid, int, text), public.claim_zip(uuid) to authenticated;
grant execute on function public.keep_zip(uuid, boolean) to service_role;
