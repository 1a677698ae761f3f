-- What only members see of a conversation: its assignee, who closed it, the author of each answer, and search keys.

create table private.thread_desk (
  thread_id uuid primary key references public.message_threads (id) on delete cascade,
  client uuid not null,
  last_at timestamptz not null,
  unread int not null default 0,
  assignee uuid references private.staff (user_id) on delete set null,
  assigned_by uuid,
  assigned_at timestamptz,
  closed_by uuid,
  closed_at timestamptz,
  -- The conversation's subject and the client's names, mail address and NITs, normalised by private.inbox_key.
  key text collate "C" not null
);
alter table private.thread_desk enable row level security;
revoke all on private.thread_desk from anon, authenticated, service_role;
comment on table private.thread_desk is
  'One row per conversation with everything by which the inbox filters, sorts and searches. Triggers keep it. Written by the functions of this schema.';
create index thread_desk_all on private.thread_desk (last_at desc, thread_id desc);
create index thread_desk_open on private.thread_desk (last_at desc, thread_id desc) where closed_at is null;
create index thread_desk_closed on private.thread_desk (last_at desc, thread_id desc) where closed_at is not null;
create index thread_desk_unread on private.thread_desk (last_at desc, thread_id desc) where unread > 0;
create index thread_desk_of_member on private.thread_desk (assignee, last_at desc, thread_id desc) where assignee is not null;
create index thread_desk_of_client on private.thread_desk (client, last_at desc, thread_id desc);
create index thread_desk_search on private.thread_desk using gin (key extensions.gin_trgm_ops) with (fastupdate = off);
create index thread_desk_waiting on private.thread_desk (last_at, thread_id) where unread > 0;
alter table private.thread_desk alter column key set statistics 1000;

create table private.message_keys (
  message_id uuid primary key references public.messages (id) on delete cascade,
  thread_id uuid not null,
  key text collate "C" not null
);
alter table private.message_keys enable row level security;
revoke all on private.message_keys from anon, authenticated, service_role;
comment on table private.message_keys is 'The words of each message, in the form that private.inbox_key makes for comparison.';
create index message_keys_of_thread on private.message_keys (thread_id);
create index message_keys_search on private.message_keys using gin (key extensions.gin_trgm_ops) with (fastupdate = off);
alter table private.message_keys alter column key set statistics 1000;

create table private.message_authors (
  message_id uuid primary key references public.messages (id) on delete cascade,
  member uuid not null
);
alter table private.message_authors enable row level security;
revoke all on private.message_authors from anon, authenticated, service_role;
comment on table private.message_authors is 'Which member wrote an answer. The client sees only the name in the message.';

create function private.desk_key(subject text, client uuid) returns text
language sql stable security definer set search_path = '' as $$
  select private.inbox_key(concat_ws(' ', subject, u.email,
    (select p.name from public.client_profiles p where p.user_id = u.id),
    (select string_agg(concat_ws(' ', c.name, c.nit, c.digit), ' ' order by c.created_at, c.id)
     from public.companies c where c.user_id = a.id)))
  from public.accounts a left join auth.users u on u.id = a.contact where a.id = client
$$;

create function private.keep_desk() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  insert into private.thread_desk as d (thread_id, client, last_at, unread, key)
    values (new.id, new.user_id, new.last_message_at, new.firm_unread, private.desk_key(new.subject, new.user_id))
    on conflict (thread_id) do update set last_at = excluded.last_at, unread = excluded.unread
      where (d.last_at, d.unread) is distinct from (excluded.last_at, excluded.unread);
  return null;
end $$;
create trigger message_threads_desk after insert or update of last_message_at, firm_unread on public.message_threads
  for each row execute function private.keep_desk();

-- Stores the words by which a message is found; a client's message also reopens a closed conversation.
create function private.keep_message() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  insert into private.message_keys (message_id, thread_id, key) values (new.id, new.thread_id, private.inbox_key(new.body))
    on conflict do nothing;
  if new.author = 'client' then
    update private.thread_desk d set closed_at = null, closed_by = null
      where d.thread_id = new.thread_id and d.closed_at is not null;
  end if;
  return null;
end $$;
create trigger messages_kept after insert on public.messages for each row execute function private.keep_message();

-- Updates the search words of a client's conversations when a name, company or mail address of the client changes.
create function private.rename_desk() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  row_now jsonb := to_jsonb(case when tg_op = 'DELETE' then old else new end);
  who uuid := coalesce(row_now ->> 'user_id', row_now ->> 'id')::uuid;
  named uuid[] := case when tg_table_name in ('companies', 'accounts') then array[who]
    else array(select a.id from public.accounts a where a.contact = who) end;
begin
  update private.thread_desk d set key = private.desk_key(t.subject, d.client)
    from public.message_threads t where d.client = any (named) and t.id = d.thread_id;
  return null;
end $$;
create trigger client_profiles_desk after insert or update of name on public.client_profiles
  for each row execute function private.rename_desk();
create trigger companies_desk after insert or update or delete on public.companies
  for each row execute function private.rename_desk();
create trigger accounts_desk after update of contact on public.accounts
  for each row execute function private.rename_desk();
create trigger users_desk after update of email on auth.users
  for each row when (old.email is distinct from new.email) execute function private.rename_desk();

-- Removes a member as assignee of a client's conversations when the member is no longer an advisor of the client.
create function private.leave_desk() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  update private.thread_desk d set assignee = null, assigned_by = null, assigned_at = null
    where d.client = old.client and d.assignee = old.advisor
      and not exists (select from private.staff s where s.user_id = old.advisor and s.role = 'admin');
  return null;
end $$;
create trigger client_advisors_desk after delete on private.client_advisors for each row execute function private.leave_desk();

revoke execute on function private.desk_key(text, uuid), private.keep_desk(), private.keep_message(), private.rename_desk(),
  private.leave_desk() from public, anon, authenticated, service_role;

-- The functions below run as their owner, because LIKE uses no index under row level security.
-- Without row level security, each query below must itself select only conversations of the member's clients.

create function private.member_face(member uuid) returns jsonb
language sql stable security definer set search_path = '' as $$
  select case when member is not null then jsonb_build_object('id', member, 'name', private.member_name(member)) end
$$;

-- `wanted.state` is unread, open or closed; without a state, all conversations are returned.
-- In the result, `unread` is the number of unread conversations, at most 100.
-- Sequential scans are off, because the planner would read the whole table for an advisor with 200 of 10,000 clients.
create function public.inbox_page(wanted jsonb default '{}', page_size int default 30) returns jsonb
language plpgsql stable security definer set search_path = '' set enable_seqscan = off set jit = off as $$
declare
  size int := least(greatest(page_size, 1), 100);
  me uuid := (select auth.uid());
  mine uuid[] := array(select private.my_clients());
  start text[] := (select array_agg(v) from jsonb_array_elements_text(wanted -> 'cursor') v);
  patterns text[] := private.word_patterns(private.inbox_key(left(wanted ->> 'search', 100)));
  filter text;
  found uuid[];
  waiting int;
  rows jsonb;
begin
  perform private.require_staff();
  filter := concat_ws(' and ',
    case when private.is_admin() then 'true' else 'd.client = any ($1)' end,
    case wanted ->> 'state' when 'unread' then 'd.unread > 0' when 'open' then 'd.closed_at is null'
                            when 'closed' then 'd.closed_at is not null' end,
    case when (wanted ->> 'mine')::boolean then 'd.assignee = $2' end,
    case when wanted ->> 'client' is not null then format('d.client = %L', (wanted ->> 'client')::uuid) end,
    case when start is not null then '(d.last_at, d.thread_id) < ($3[1]::timestamptz, $3[2]::uuid)' end);
  if patterns is null then
    execute format('select array(select d.thread_id from private.thread_desk d where %s
      order by d.last_at desc, d.thread_id desc limit $4)', filter) into found using mine, me, start, size + 1;
  else
    -- Each of the two queries uses the index of its own keys; one query with OR would use neither index.
    execute format('select array(select f.thread_id from (
        (select d.thread_id, d.last_at from private.thread_desk d where %1$s and %2$s
         order by d.last_at desc, d.thread_id desc limit $4)
        union
        (select d.thread_id, d.last_at from private.thread_desk d where %1$s
           and d.thread_id in (select k.thread_id from private.message_keys k where %3$s)
         order by d.last_at desc, d.thread_id desc limit $4)) f order by f.last_at desc, f.thread_id desc limit $4)',
      filter, private.pattern_filter('d.key', patterns), private.pattern_filter('k.key', patterns))
      into found using mine, me, start, size + 1;
  end if;
  if private.is_admin() then
    select count(*) into waiting from (select from private.thread_desk d where d.unread > 0 limit 100) u;
  else
    select count(*) into waiting from (select from private.thread_desk d where d.unread > 0 and d.client = any (mine) limit 100) u;
  end if;
  select coalesce(jsonb_agg(jsonb_build_object(
      'id', d.thread_id, 'subject', t.subject, 'at', d.last_at, 'unread', d.unread, 'count', t.message_count,
      'closed', d.closed_at is not null, 'assignee', private.member_face(d.assignee), 'client', private.client_face(d.client),
      'last', (select jsonb_build_object('author', m.author, 'preview', left(m.body, 200), 'files', jsonb_array_length(m.files))
               from public.messages m where m.thread_id = d.thread_id order by m.created_at desc limit 1),
      'hit', case when patterns is not null then (
        select m.body from private.message_keys k join public.messages m on m.id = k.message_id
        where k.thread_id = d.thread_id and k.key like all (patterns) order by m.created_at desc limit 1) end)
    order by d.last_at desc, d.thread_id desc), '[]')
    into rows from private.thread_desk d join public.message_threads t on t.id = d.thread_id where d.thread_id = any (found[:size]);
  return jsonb_build_object('rows', rows, 'unread', waiting, 'after', case when cardinality(found) > size then
    (select jsonb_build_array(d.last_at, d.thread_id) from private.thread_desk d where d.thread_id = found[size]) end);
end $$;

-- Returns a conversation's row of thread_desk if the member has access to its client, otherwise raises 'not-found'.
create function private.desk_of(thread uuid) returns private.thread_desk
language plpgsql stable security definer set search_path = '' as $$
declare
  d private.thread_desk;
begin
  perform private.require_staff();
  select * into d from private.thread_desk x where x.thread_id = thread;
  if d.thread_id is null or not private.sees_client(d.client) then
    raise exception 'not-found' using errcode = 'P0001';
  end if;
  return d;
end $$;

-- Returns a conversation with its newest messages, or with the messages before `before` or from `since` on.
-- In a message, `member` is the member of the firm who wrote the message.
create function public.inbox_thread(
  thread uuid, before timestamptz default null, since timestamptz default null, page_size int default 50
) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
  d private.thread_desk := private.desk_of(thread);
  size int := case when since is null then least(greatest(page_size, 1), 100) else 500 end;
begin
  return jsonb_build_object(
    'thread', (
      select jsonb_build_object('id', t.id, 'subject', t.subject, 'lastAt', t.last_message_at, 'count', t.message_count,
        'unread', t.firm_unread, 'client', private.client_face(t.user_id),
        'assignee', private.member_face(d.assignee), 'assignedBy', private.member_face(d.assigned_by), 'assignedAt', d.assigned_at,
        'closedBy', private.member_face(d.closed_by), 'closedAt', d.closed_at)
      from public.message_threads t where t.id = thread),
    'items', (
      select coalesce(jsonb_agg(jsonb_build_object('id', m.id, 'thread', m.thread_id, 'author', m.author, 'body', m.body,
          'files', m.files, 'at', m.created_at, 'readAt', m.read_at, 'name', m.author_name, 'by', m.made_by,
          'member', private.member_face(a.member))
        order by m.created_at desc), '[]')
      from (select * from public.messages x where x.thread_id = thread
              and (before is null or x.created_at < before) and (since is null or x.created_at >= since)
            order by x.created_at desc limit size) m
      left join private.message_authors a on a.message_id = m.id),
    'older', exists (
      select from public.messages x where x.thread_id = thread
        and (before is null or x.created_at < before) and (since is null or x.created_at >= since)
      order by x.created_at desc offset size)
      or (since is not null and exists (select from public.messages x where x.thread_id = thread and x.created_at < since)));
end $$;

-- Returns the members to whom the conversation can be assigned: administrators and the client's advisors.
create function public.thread_members(thread uuid) returns table (id uuid, name text)
language plpgsql stable security definer set search_path = '' as $$
declare
  d private.thread_desk := private.desk_of(thread);
begin
  return query
    select s.user_id, private.member_name(s.user_id) from private.staff s
    where s.role = 'admin' or exists (select from private.client_advisors a where a.client = d.client and a.advisor = s.user_id)
    order by 2, 1;
end $$;

-- Returns the newest 20 documents that a member can attach: those that the client sees and that match `search`.
create function public.client_files(client uuid, search text default null) returns table (id uuid, name text, type text, size bigint, at timestamptz)
language plpgsql stable security definer set search_path = '' as $$
begin
  perform private.require_staff();
  if not private.sees_client(client) then
    raise exception 'not-found' using errcode = 'P0001';
  end if;
  return query execute format(
    'select d.id, d.name, d.file_type, d.file_size::bigint, d.created_at from public.documents d
     where d.user_id = $1 and d.kind = ''file'' and d.client_sees%s order by d.created_at desc, d.id desc limit 20',
    coalesce(' and ' || private.pattern_filter('d.name_key', private.word_patterns(private.name_key(left(search, 100)))), '')) using client;
end $$;

create function public.inbox_client(client uuid) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
begin
  perform private.require_staff();
  if not private.sees_client(client)
    or not exists (select from public.user_approval_status s where s.user_id = client and s.status = 'approved') then
    raise exception 'not-found' using errcode = 'P0001';
  end if;
  return private.client_face(client);
end $$;

create function public.read_thread_as_firm(thread uuid) returns void
language plpgsql security definer set search_path = '' as $$
declare
  t public.message_threads;
begin
  perform private.require_staff();
  select * into t from public.message_threads x where x.id = thread for update;
  if t.id is null or not private.sees_client(t.user_id) then
    raise exception 'not-found' using errcode = 'P0001';
  end if;
  perform private.read_about(t.id);
  if t.firm_unread > 0 then
    update public.messages m set read_at = clock_timestamp()
      where m.thread_id = t.id and m.author = 'client' and m.read_at is null;
    update public.message_threads x set firm_unread = 0 where x.id = t.id;
    insert into public.audit_log (actor, action, target, after)
      values ((select auth.uid()), 'message.read', t.user_id, jsonb_build_object('thread', t.id, 'messages', t.firm_unread));
  end if;
end $$;

revoke execute on function private.member_face(uuid), public.inbox_page(jsonb, int),
  private.desk_of(uuid), public.inbox_thread(uuid, timestamptz, timestamptz, int), public.thread_members(uuid),
  public.client_files(uuid, text), public.inbox_client(uuid), public.read_thread_as_firm(uuid)
  from public, anon, authenticated, service_role;
grant execute on function public.inbox_page(jsonb, int), public.inbox_thread(uuid, timestamptz, timestamptz, int),
  public.thread_members(uuid), public.client_files(uuid, text), public.inbox_client(uuid), public.read_thread_as_firm(uuid)
  to authenticated;
