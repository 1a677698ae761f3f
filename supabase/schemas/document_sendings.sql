-- A member of the firm sends many files to their clients, or one file to many clients, in one sending.
-- Ten minutes after the member presses send, or at a chosen time, a background job copies the files to the clients.

create table private.sendings (
  -- The page chooses the id, so that a repeated call does not create a second draft.
  id uuid primary key,
  made_by uuid not null references auth.users (id) on delete cascade,
  made_at timestamptz not null default clock_timestamp(),
  state text not null default 'draft' check (state in ('draft', 'waiting', 'sending', 'sent')),
  message text not null default '' check (length(message) <= 2000),
  -- The folder that the member chose; null if the rule for folders decides.
  subject text check (subject in ('invoices', 'returns', 'payroll', 'banks', 'statements', 'company', 'signed', 'firm')),
  -- The time at which the files are sent. Until then the member can undo the sending.
  send_at timestamptz,
  done_at timestamptz,
  constraint sendings_times check ((state = 'draft') = (send_at is null) and (state = 'sent') = (done_at is not null))
);
create table private.sending_files (
  -- The id of the upload, whose file stays in storage until the sending is deleted.
  id uuid primary key,
  sending uuid not null references private.sendings (id) on delete cascade,
  name text not null check (private.is_file_name(name)),
  path text not null unique,
  type text not null,
  size bigint not null,
  sha256 text not null,
  at timestamptz not null default clock_timestamp(),
  -- How the client of the file was found: by a NIT in its name or content, or by a person.
  -- Null until the file is read; `none`, `several` and `differs` mean that a person has to choose the client.
  reason text check (reason in ('name', 'content', 'person', 'none', 'several', 'differs')),
  tries int not null default 0,
  -- The clients of whom a person has to choose one for this file.
  hints uuid[] not null default '{}'
);
create table private.sending_items (
  file uuid not null references private.sending_files (id) on delete cascade,
  client uuid not null references public.accounts (id) on delete cascade,
  sending uuid not null references private.sendings (id) on delete cascade,
  state text not null default 'draft' check (state in ('draft', 'waiting', 'sent', 'failed')),
  problem text,
  document uuid references public.documents (id) on delete set null,
  tries int not null default 0,
  leased_until timestamptz,
  primary key (file, client)
);
-- The people of a client who opened a document of the firm, and when they first opened it.
create table private.document_views (
  document uuid not null references public.documents (id) on delete cascade,
  person uuid not null references auth.users (id) on delete cascade,
  at timestamptz not null default clock_timestamp(),
  primary key (document, person)
);
alter table private.sendings enable row level security;
alter table private.sending_files enable row level security;
alter table private.sending_items enable row level security;
alter table private.document_views enable row level security;
revoke all on private.sendings from anon, authenticated, service_role;
revoke all on private.sending_files from anon, authenticated, service_role;
revoke all on private.sending_items from anon, authenticated, service_role;
revoke all on private.document_views from anon, authenticated, service_role;
comment on table private.sendings is 'Sendings of documents to many clients. Each member sees their own, for 90 days after they were sent. Read and written by functions alone.';
comment on table private.sending_files is 'The files of a sending, up to 1,000. Read and written by functions alone.';
comment on table private.sending_items is 'A file for a client, up to 2,000 of a sending. Read and written by functions alone.';
comment on table private.document_views is 'The first time that each person of a client opened a document of the firm. Read and written by functions alone.';
create index sendings_of_member on private.sendings (made_by, made_at desc);
create index sendings_due on private.sendings (send_at) where state in ('waiting', 'sending');
create index sending_files_of on private.sending_files (sending);
create index sending_items_of on private.sending_items (sending, client);
create index sending_items_waiting on private.sending_items (sending) where state = 'waiting';
create index sending_items_of_client on private.sending_items (client);
create index sending_items_document on private.sending_items (document) where document is not null;
create index document_views_of_person on private.document_views (person);

-- Returns and locks the caller's draft of a sending.
create function private.own_draft(sending uuid) returns private.sendings
language plpgsql volatile security definer set search_path = '' as $$
declare
  me uuid := private.require_staff();
  s private.sendings;
begin
  select x.* into s from private.sendings x where x.id = own_draft.sending and x.made_by = me for update;
  if s.id is null then
    raise exception 'not-found' using errcode = 'P0001';
  end if;
  if s.state <> 'draft' then
    raise exception 'sending-left' using errcode = 'P0001';
  end if;
  return s;
end $$;

-- Members of the firm may send documents to approved clients whom they may see.
create function private.may_send_to(member uuid, client uuid) returns boolean
language sql stable security definer set search_path = '' as $$
  select exists (select from public.user_approval_status s where s.user_id = client and s.status = 'approved')
    and not exists (select from private.staff m where m.user_id = client)
    and exists (select from private.staff m where m.user_id = member and (m.role = 'admin' or exists (
      select from private.client_advisors a where a.client = may_send_to.client and a.advisor = member)))
$$;

-- Reserves an upload for a file of a sending. The first file creates the draft of the sending.
create function public.begin_sending_file(sending uuid, key uuid, file_name text, declared_type text, declared_size bigint)
returns public.uploads
language plpgsql security definer set search_path = '' as $$
declare
  me uuid := private.require_staff();
begin
  if sending is null then
    raise exception 'invalid-input' using errcode = 'P0001';
  end if;
  if not exists (select from private.sendings s where s.id = begin_sending_file.sending) then
    if (select count(*) from private.sendings s where s.made_by = me and s.state = 'draft') >= 20 then
      raise exception 'sending-limit' using errcode = 'P0001';
    end if;
    insert into private.sendings (id, made_by) values (begin_sending_file.sending, me) on conflict (id) do nothing;
  end if;
  perform private.own_draft(sending);
  if (select count(*) from private.sending_files f where f.sending = begin_sending_file.sending) >= 1000 then
    raise exception 'sending-full' using errcode = 'P0001';
  end if;
  return private.reserve_upload(key, sending, file_name, declared_type, declared_size, 'outgoing');
end $$;

-- Adds an uploaded file to its draft of a sending, and returns the same as finish_upload.
create function public.finish_sending_file(
  upload uuid, attempt int, content_sha256 text, content_size bigint, content_type text, push_drive boolean
) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  u public.uploads;
begin
  select * into u from public.uploads x where x.id = upload for update;
  if u.status <> 'done' then
    if u.id is null or u.status <> 'verifying' or u.attempts <> attempt or u.purpose <> 'outgoing' then
      raise exception 'lease-lost' using errcode = 'P0001';
    end if;
    if not exists (select from private.sendings s where s.id = u.batch_id and s.state = 'draft' for share) then
      update public.uploads set status = 'expired', lease_until = null, settled_at = clock_timestamp() where id = upload;
      return jsonb_build_object('status', 'expired');
    end if;
    u.name := private.name_of_content(u.name, content_type);
    insert into private.sending_files (id, sending, name, path, type, size, sha256)
      values (u.id, u.batch_id, u.name, u.path, content_type, content_size, content_sha256);
    update public.uploads set status = 'done', lease_until = null, settled_at = clock_timestamp() where id = upload;
  end if;
  return jsonb_build_object('status', 'done', 'document_id', u.id, 'name', u.name, 'number', null);
end $$;

-- Returns files of the caller's draft in which the server has to look for a NIT.
-- After three failed tries a file is not returned any more, and a person has to choose its client.
create function public.unread_sending_files(sending uuid, most int default 10) returns jsonb
language plpgsql volatile security definer set search_path = '' as $$
declare
  s private.sendings := private.own_draft(sending);
  answer jsonb;
begin
  update private.sending_files f set reason = 'none' where f.sending = s.id and f.reason is null and f.tries >= 3;
  with given as (
      update private.sending_files f set tries = f.tries + 1
        where f.id in (select x.id from private.sending_files x where x.sending = s.id and x.reason is null order by x.at, x.id
                       limit least(greatest(most, 1), 25))
        returning f.id, f.name, f.path, f.type)
    select coalesce(jsonb_agg(to_jsonb(g)), '[]') into answer from given g;
  return answer;
end $$;

-- Assigns a file to the client whose NIT is in the file's name or content.
-- If the NITs in the file's name and content belong to different clients, a person has to choose the client.
create function public.match_sending_file(file uuid, in_name text[], in_content text[]) returns text
language plpgsql volatile security definer set search_path = '' as $$
declare
  f private.sending_files := (select x from private.sending_files x where x.id = match_sending_file.file);
  s private.sendings := private.own_draft(f.sending);
  named uuid[];
  inside uuid[];
  chosen uuid;
  why text;
begin
  if cardinality(in_name) > 500 or cardinality(in_content) > 500 then
    raise exception 'invalid-input' using errcode = 'P0001';
  end if;
  named := array(select distinct c.user_id from public.companies c where c.nit = any (in_name) and private.may_send_to(s.made_by, c.user_id) limit 20);
  inside := array(select distinct c.user_id from public.companies c where c.nit = any (in_content) and private.may_send_to(s.made_by, c.user_id) limit 20);
  if cardinality(named) = 1 and cardinality(inside) = 1 and named <> inside then
    why := 'differs';
  elsif cardinality(named) = 1 then
    why := 'name';
    chosen := named[1];
  elsif cardinality(named) > 1 then
    why := 'several';
  elsif cardinality(inside) = 1 then
    why := 'content';
    chosen := inside[1];
  else
    why := case when cardinality(inside) > 1 then 'several' else 'none' end;
  end if;
  update private.sending_files x set reason = why, hints = case when chosen is null then named || inside else '{}' end
    where x.id = f.id and x.reason is null;
  if found and chosen is not null then
    insert into private.sending_items (file, client, sending) values (f.id, chosen, s.id) on conflict do nothing;
  end if;
  return why;
end $$;

-- Sets the clients to whom a file is sent. A file without clients waits for a decision.
create function public.set_sending_clients(file uuid, clients uuid[]) returns void
language plpgsql volatile security definer set search_path = '' as $$
declare
  f private.sending_files := (select x from private.sending_files x where x.id = set_sending_clients.file);
  s private.sendings := private.own_draft(f.sending);
begin
  if cardinality(clients) between 0 and 500 is not true then
    raise exception 'invalid-input' using errcode = 'P0001';
  end if;
  if exists (select from unnest(clients) c where private.may_send_to(s.made_by, c) is not true) then
    raise exception 'not-found' using errcode = 'P0001';
  end if;
  delete from private.sending_items i where i.file = f.id and i.client <> all (clients);
  insert into private.sending_items (file, client, sending) select f.id, c, s.id from unnest(clients) c on conflict do nothing;
  update private.sending_files x set reason = case when cardinality(clients) = 0 then 'none' else 'person' end where x.id = f.id;
  if (select count(*) from private.sending_items i where i.sending = s.id) > 2000 then
    raise exception 'sending-full' using errcode = 'P0001';
  end if;
end $$;

-- Removes a file from a draft of a sending, and deletes the draft if it has no other file.
create function public.remove_sending_file(file uuid) returns void
language plpgsql volatile security definer set search_path = '' as $$
declare
  f private.sending_files := (select x from private.sending_files x where x.id = remove_sending_file.file);
  s private.sendings := private.own_draft(f.sending);
begin
  delete from private.sending_files x where x.id = f.id;
  delete from private.sendings x where x.id = s.id and not exists (select from private.sending_files y where y.sending = s.id);
end $$;

-- Sends a draft in ten minutes, or at `leave_at` if that is later.
-- Files for which no client was chosen move to a new draft with the id `rest`.
create function public.send_sending(sending uuid, rest uuid, message text, folder text default null, leave_at timestamptz default null) returns jsonb
language plpgsql volatile security definer set search_path = '' as $$
declare
  s private.sendings := private.own_draft(sending);
  left_over int;
begin
  if length(coalesce(message, '')) > 2000 or leave_at > clock_timestamp() + interval '90 days' or rest is null or rest = sending
    or not (folder is null or folder in ('invoices', 'returns', 'payroll', 'banks', 'statements', 'company', 'signed', 'firm')) then
    raise exception 'invalid-input' using errcode = 'P0001';
  end if;
  if exists (select from private.sending_files f where f.sending = s.id and f.reason is null) then
    raise exception 'sending-unread' using errcode = 'P0001';
  end if;
  if not exists (select from private.sending_items i where i.sending = s.id) then
    raise exception 'sending-empty' using errcode = 'P0001';
  end if;
  if (select sum(f.size) from private.sending_items i join private.sending_files f on f.id = i.file where i.sending = s.id) > 2147483648 then
    raise exception 'sending-size' using errcode = 'P0001';
  end if;
  select count(*) into left_over from private.sending_files f
    where f.sending = s.id and not exists (select from private.sending_items i where i.file = f.id);
  if left_over > 0 then
    insert into private.sendings (id, made_by, message, subject) values (rest, s.made_by, coalesce(message, ''), folder);
    update private.sending_files f set sending = rest
      where f.sending = s.id and not exists (select from private.sending_items i where i.file = f.id);
  end if;
  update private.sending_items i set state = 'waiting', problem = null, tries = 0, leased_until = null where i.sending = s.id;
  update private.sendings x set state = 'waiting', message = btrim(coalesce(send_sending.message, '')), subject = folder,
      send_at = greatest(leave_at, clock_timestamp() + interval '10 minutes')
    where x.id = s.id returning x.* into s;
  perform private.note_staff('document.sent', null, null, jsonb_build_object(
    'files', (select count(*) from private.sending_files f where f.sending = s.id),
    'clients', (select count(distinct i.client) from private.sending_items i where i.sending = s.id), 'at', s.send_at));
  return jsonb_build_object('send_at', s.send_at, 'rest', case when left_over > 0 then rest end);
end $$;

-- Turns a sending back into a draft, unless the time of sending has come.
create function public.undo_sending(sending uuid) returns void
language plpgsql volatile security definer set search_path = '' as $$
declare
  me uuid := private.require_staff();
  s private.sendings;
begin
  select x.* into s from private.sendings x where x.id = undo_sending.sending and x.made_by = me for update;
  if s.id is null then
    raise exception 'not-found' using errcode = 'P0001';
  end if;
  if s.state = 'draft' then
    return;
  end if;
  if s.state <> 'waiting' or s.send_at <= clock_timestamp() then
    raise exception 'undo-late' using errcode = 'P0001';
  end if;
  update private.sendings x set state = 'draft', send_at = null where x.id = s.id;
  update private.sending_items i set state = 'draft' where i.sending = s.id;
  perform private.note_staff('document.unsent', null, null, jsonb_build_object('files', (
    select count(*) from private.sending_files f where f.sending = s.id)));
end $$;

-- Leases files of due sendings to a worker, one row per file and client. A row fails after five tries.
create function public.claim_sending_items(most int default 25, lease_seconds int default 120)
returns table (file uuid, client uuid, member uuid, path text, type text)
language plpgsql volatile security definer set search_path = '' as $$
#variable_conflict use_column
declare
  tired record;
begin
  update private.sendings s set state = 'sending' where s.state = 'waiting' and s.send_at <= clock_timestamp();
  for tired in select i.file, i.client from private.sending_items i join private.sendings s on s.id = i.sending
      where s.state = 'sending' and i.state = 'waiting' and i.tries >= 5 and i.leased_until < clock_timestamp() loop
    perform private.settle_item(tired.file, tired.client, null, 'unexpected');
  end loop;
  -- If the last waiting clients of a sending were deleted, settle_item does not end the sending, so it ends here.
  update private.sendings s set state = 'sent', done_at = clock_timestamp()
    where s.state = 'sending' and not exists (select from private.sending_items i where i.sending = s.id and i.state = 'waiting');
  return query
    with next as (
      select i.file, i.client from private.sendings s join private.sending_items i on i.sending = s.id
      where s.state = 'sending' and i.state = 'waiting' and (i.leased_until is null or i.leased_until < clock_timestamp())
      order by s.send_at, i.client, i.file limit most for update of i skip locked),
    leased as (
      update private.sending_items i set tries = i.tries + 1, leased_until = clock_timestamp() + make_interval(secs => lease_seconds)
        from next n where i.file = n.file and i.client = n.client returning i.file, i.client, i.sending)
    select l.file, l.client, s.made_by, f.path, f.type from leased l
      join private.sendings s on s.id = l.sending join private.sending_files f on f.id = l.file;
end $$;

-- Reserves the upload with which a file is copied to a client; a second call returns the same upload.
create function public.begin_sent_file(file uuid, client uuid) returns public.uploads
language plpgsql security definer set search_path = '' as $$
declare
  f private.sending_files := (select x from private.sending_files x where x.id = begin_sent_file.file);
  s private.sendings := (select x from private.sendings x where x.id = f.sending);
  key uuid := md5(file::text || client::text)::uuid;
begin
  if not exists (select from private.sending_items i where i.file = f.id and i.client = begin_sent_file.client and i.state = 'waiting')
    or not private.may_send_to(s.made_by, client) then
    raise exception 'client-closed' using errcode = 'P0001';
  end if;
  return private.reserve_upload(key, key, f.name, f.type, f.size, 'sent', client, s.made_by);
end $$;

create function public.finish_sent_file(
  upload uuid, attempt int, content_sha256 text, content_size bigint, content_type text, push_drive boolean
) returns jsonb
language plpgsql security definer set search_path = '' as $$
begin
  return private.finish_file(upload, attempt, 'sent', content_sha256, content_size, content_type, push_drive);
end $$;

-- Stores whether a file reached a client. The client gets one mail when all files for this client are done.
create function private.settle_item(file uuid, client uuid, document uuid, problem text) returns void
language plpgsql volatile security definer set search_path = '' as $$
declare
  i private.sending_items;
  s private.sendings;
begin
  update private.sending_items x set state = case when settle_item.problem is null then 'sent' else 'failed' end,
      problem = settle_item.problem, document = settle_item.document, leased_until = null
    where x.file = settle_item.file and x.client = settle_item.client and x.state = 'waiting' returning x.* into i;
  if i.file is null then
    return;
  end if;
  -- The lock lets one server at a time finish files of a sending, so that exactly one sends the client's mail.
  select x.* into s from private.sendings x where x.id = i.sending for update;
  if i.document is not null and s.subject is not null then
    update private.document_places p set subject = s.subject, chosen = true where p.document = i.document;
  end if;
  if not exists (select from private.sending_items x where x.sending = s.id and x.client = i.client and x.state = 'waiting') then
    perform private.queue_mail(i.client, concat_ws(':', 'sending', s.id, i.client), 'documents-sent', c.email,
      jsonb_build_object('account', i.client, 'message', s.message, 'by', private.member_name(s.made_by), 'names', n.names))
      from private.contact_of(i.client) c
      cross join lateral (
        select left(string_agg(d.name, E'\n' order by d.name, d.id), 4000) as names
        from private.sending_items x join public.documents d on d.id = x.document
        where x.sending = s.id and x.client = i.client and x.state = 'sent') n
      where n.names is not null;
  end if;
  if not exists (select from private.sending_items x where x.sending = s.id and x.state = 'waiting') then
    update private.sendings x set state = 'sent', done_at = clock_timestamp() where x.id = s.id;
  end if;
end $$;

-- Stores whether a file reached a client. Without `document` and `problem`, the file is tried again later.
-- If the daily quota of the member is used up, the waiting files of the sending are tried again after an hour.
create function public.settle_sending_item(file uuid, client uuid, document uuid default null, problem text default null) returns void
language plpgsql volatile security definer set search_path = '' as $$
declare
  full_day private.sendings;
begin
  if document is null and problem is null then
    update private.sending_items i set leased_until = clock_timestamp() + make_interval(secs => 30 * i.tries)
      where i.file = settle_sending_item.file and i.client = settle_sending_item.client and i.state = 'waiting';
    return;
  end if;
  if problem = 'upload-quota' then
    select s.* into full_day from private.sendings s join private.sending_items i on i.sending = s.id
      where i.file = settle_sending_item.file and i.client = settle_sending_item.client and i.state = 'waiting'
        and s.send_at > clock_timestamp() - interval '7 days';
    if full_day.id is not null then
      update private.sending_items i set leased_until = clock_timestamp() + interval '1 hour',
          tries = i.tries - case when i.file = settle_sending_item.file and i.client = settle_sending_item.client then 1 else 0 end
        where i.sending = full_day.id and i.state = 'waiting' and (i.leased_until is null or i.leased_until < clock_timestamp()
          or i.file = settle_sending_item.file and i.client = settle_sending_item.client);
      return;
    end if;
  end if;
  perform private.settle_item(file, client, document, problem);
end $$;

-- Deletes sendings 90 days after they were sent, and drafts that got no file for 30 days.
create function public.forget_sendings() returns int
language plpgsql volatile security definer set search_path = '' as $$
declare
  gone int;
begin
  delete from private.sendings s where s.id in (
    select x.id from private.sendings x
    where x.done_at < now() - interval '90 days'
      or x.state = 'draft' and x.made_at < now() - interval '30 days'
        and not exists (select from private.sending_files f where f.sending = x.id and f.at > now() - interval '30 days')
    order by x.made_at limit 20);
  get diagnostics gone = row_count;
  return gone;
end $$;

-- Returns the newest 50 sendings of the caller; administrators also get sendings of other members, except drafts.
-- In the result, `seen` counts the clients whose people opened a file of the sending.
create function public.my_sendings() returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
  me uuid := private.require_staff();
begin
  return (select coalesce(jsonb_agg(to_jsonb(l) order by l.made_at desc), '[]') from (
    select s.id, s.state, s.made_at, s.send_at, s.made_by = me as mine, private.member_name(s.made_by) as by,
      (select count(*) from private.sending_files f where f.sending = s.id) as files,
      (select f.name from private.sending_files f where f.sending = s.id order by f.name, f.id limit 1) as first,
      (select count(distinct i.client) from private.sending_items i where i.sending = s.id) as clients,
      (select count(*) from private.sending_items i where i.sending = s.id and i.state = 'sent') as sent,
      (select count(*) from private.sending_items i where i.sending = s.id and i.state = 'failed') as failed,
      (select count(distinct i.client) from private.sending_items i join private.document_views v on v.document = i.document
       where i.sending = s.id and (private.is_admin() or i.client in (select private.my_clients()))) as seen
    from private.sendings s where (s.made_by = me or private.is_admin() and s.state <> 'draft')
      and (s.state <> 'draft' or exists (select from private.sending_files f where f.sending = s.id))
    order by s.made_at desc limit 50) l);
end $$;

-- Returns one sending to its sender or, unless it is a draft, to an administrator; otherwise null.
-- In the result, files for which a person has to choose a client come first.
-- In the result, `read` lists the clients who received a file, and who of their people opened it.
-- The result counts clients whom the caller may no longer see, but does not name them.
create function public.sending_page(sending uuid) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
  me uuid := private.require_staff();
  s private.sendings;
  visible uuid[];
begin
  select x.* into s from private.sendings x where x.id = sending_page.sending and (x.made_by = me or private.is_admin() and x.state <> 'draft');
  if s.id is null then
    return null;
  end if;
  visible := array(select x.client from (select distinct i.client from private.sending_items i where i.sending = s.id) x
    where private.sees_client(x.client));
  return jsonb_build_object('id', s.id, 'state', s.state, 'message', s.message, 'subject', s.subject, 'send_at', s.send_at, 'done_at', s.done_at,
    'mine', s.made_by = me, 'by', private.member_name(s.made_by),
    'counts', (select jsonb_build_object(
        'files', (select count(*) from private.sending_files f where f.sending = s.id),
        'unread', (select count(*) from private.sending_files f where f.sending = s.id and f.reason is null),
        'doubts', (select count(*) from private.sending_files f where f.sending = s.id and f.reason is not null
                   and not exists (select from private.sending_items x where x.file = f.id)),
        'clients', count(distinct i.client), 'items', count(*), 'sent', count(*) filter (where i.state = 'sent'),
        'failed', count(*) filter (where i.state = 'failed'))
      from private.sending_items i where i.sending = s.id),
    'files', (select coalesce(jsonb_agg(to_jsonb(l) - 'certain' order by l.certain, l.name, l.id), '[]') from (
      select f.id, f.name, f.size, f.reason, n.count, n.count > 0 as certain, (
          select coalesce(jsonb_agg(jsonb_build_object('id', k.client, 'title', k.title) order by k.title_key), '[]') from (
            select c.* from private.sending_items i join private.client_cards c on c.client = i.client
            where i.file = f.id and i.client = any (visible) order by c.title_key limit 5) k) as clients, (
          select coalesce(jsonb_agg(jsonb_build_object('id', c.client, 'title', c.title) order by c.title_key), '[]')
          from private.client_cards c where c.client = any (f.hints) and private.sees_client(c.client)) as hints
      from private.sending_files f
      cross join lateral (select count(*) from private.sending_items i where i.file = f.id) n
      where f.sending = s.id order by n.count > 0, f.name, f.id limit 300) l),
    'failed', (select coalesce(jsonb_agg(to_jsonb(l) order by l.title, l.name), '[]') from (
      select f.name, k.title, i.problem from private.sending_items i join private.sending_files f on f.id = i.file
      join private.client_cards k on k.client = i.client where i.sending = s.id and i.state = 'failed' and i.client = any (visible)
      order by k.title_key, f.name limit 300) l),
    'read', (select coalesce(jsonb_agg(to_jsonb(l) - 'title_key' order by cardinality(l.people), l.title_key), '[]') from (
      select k.client, k.title, k.title_key, string_agg(d.name, ', ' order by d.name) as names, array(
          select v.person from private.document_views v join private.sending_items x on x.document = v.document
          where x.sending = s.id and x.client = k.client) as people, (
          select coalesce(jsonb_agg(jsonb_build_object('name', p.name, 'at', p.at) order by p.at), '[]') from (
            select private.member_name(v.person) as name, min(v.at) as at
            from private.document_views v join private.sending_items x on x.document = v.document
            where x.sending = s.id and x.client = k.client group by v.person order by min(v.at) limit 20) p) as seen
      from private.sending_items i join private.client_cards k on k.client = i.client join public.documents d on d.id = i.document
      where i.sending = s.id and i.state = 'sent' and i.client = any (visible) group by k.client, k.title, k.title_key order by k.title_key limit 300) l));
end $$;

create function public.sending_clients(search text default '') returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
  me uuid := private.require_staff();
  typed text[] := private.word_patterns(private.search_words(left(coalesce(search, ''), 100)));
begin
  return (select coalesce(jsonb_agg(jsonb_build_object('id', l.client, 'title', l.title) order by l.title_key), '[]') from (
    select k.client, k.title, k.title_key from private.client_cards k
    where (typed is null or k.words like all (typed)) and private.may_send_to(me, k.client)
    order by k.title_key, k.client limit 500) l);
end $$;

-- Stores that the caller opened a document which the firm sent.
create function public.note_document_view(document uuid) returns void
language plpgsql volatile security definer set search_path = '' as $$
begin
  perform private.require_entry();
  insert into private.document_views (document, person)
    select d.id, (select auth.uid()) from public.documents d
    where d.id = note_document_view.document and d.kind = 'file' and d.client_sees and d.uploaded_by = 'firm'
      and d.user_id in (select private.my_accounts('reader'))
    on conflict do nothing;
end $$;

revoke execute on function private.own_draft(uuid), private.may_send_to(uuid, uuid),
  public.begin_sending_file(uuid, uuid, text, text, bigint), public.finish_sending_file(uuid, int, text, bigint, text, boolean),
  public.unread_sending_files(uuid, int), public.match_sending_file(uuid, text[], text[]), public.set_sending_clients(uuid, uuid[]),
  public.remove_sending_file(uuid), public.send_sending(uuid, uuid, text, text, timestamptz), public.undo_sending(uuid),
  public.claim_sending_items(int, int), public.begin_sent_file(uuid, uuid), public.finish_sent_file(uuid, int, text, bigint, text, boolean),
  private.settle_item(uuid, uuid, uuid, text), public.settle_sending_item(uuid, uuid, uuid, text), public.forget_sendings(),
  public.my_sendings(), public.sending_page(uuid), public.sending_clients(text), public.note_document_view(uuid)
  from public, anon, authenticated, service_role;
grant execute on function public.begin_sending_file(uuid, uuid, text, text, bigint), public.unread_sending_files(uuid, int),
  public.match_sending_file(uuid, text[], text[]), public.set_sending_clients(uuid, uuid[]), public.remove_sending_file(uuid),
  public.send_sending(uuid, uuid, text, text, timestamptz), public.undo_sending(uuid), public.my_sendings(), public.sending_page(uuid),
  public.sending_clients(text), public.note_document_view(uuid) to authenticated;
grant execute on function public.finish_sending_file(uuid, int, text, bigint, text, boolean), public.claim_sending_items(int, int),
  public.begin_sent_file(uuid, uuid), public.finish_sent_file(uuid, int, text, bigint, text, boolean),
  public.settle_sending_item(uuid, uuid, uuid, text), public.forget_sendings() to service_role;
