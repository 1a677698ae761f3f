-- The inbox of the firm. Each list runs as its owner, because below row level security an index cannot serve LIKE; what
-- it answers is narrowed to the clients that the member sees.

-- A member as others read of them: {id, name}; null for nobody.
create or replace function private.member_face(member uuid) returns jsonb
language sql stable security definer set search_path = '' as $$
  select case when member is not null then jsonb_build_object('id', member, 'name', private.member_name(member)) end
$$;

-- The condition of a list on private.thread_desk d; $1 are the clients of an advisor, $2 is the caller.
create or replace function private.inbox_scope(wanted jsonb) returns text
language sql stable security definer set search_path = '' as $$
  select concat_ws(' and ',
    case when private.is_admin() then 'true' else 'd.client = any ($1)' end,
    case wanted ->> 'state' when 'unread' then 'd.unread > 0' when 'open' then 'd.closed_at is null'
                            when 'closed' then 'd.closed_at is not null' end,
    case when (wanted ->> 'mine')::boolean then 'd.assignee = $2' end,
    case when wanted ->> 'client' is not null then format('d.client = %L', (wanted ->> 'client')::uuid) end)
$$;

-- What every word of a search, given as its key, asks of another key: to be anywhere in it, or at the start of a word when
-- it has one or two signs. `{key}` stands for the other; null when nothing is searched for.
create or replace function private.inbox_words(search text) returns text
language sql stable security definer set search_path = '' as $$
  select string_agg(format('{key} like %L', case when length(w) < 3 then '% ' else '%' end || w || '%'), ' and ')
  from (select w from regexp_split_to_table(btrim(search), ' +') w where w <> '' limit 8) s
$$;

-- One page of conversations, the one written in last first: {rows, after, unread}. `wanted` is {state, mine, client,
-- search, cursor}: state is unread, open, closed or nothing; the cursor is [last_at, id] of a row; `unread` counts those
-- of the member's clients that are unread, up to 100.
-- The planner takes 200 clients of 10,000 for many, and would read a whole table where an index is at hand.
create or replace function public.inbox_page(wanted jsonb default '{}', page_size int default 30) returns jsonb
language plpgsql stable security definer set search_path = '' set enable_seqscan = off as $$
declare
  size int := least(greatest(page_size, 1), 100);
  me uuid := (select auth.uid());
  mine uuid[] := array(select private.my_clients());
  start text[] := (select array_agg(v) from jsonb_array_elements_text(wanted -> 'cursor') v);
  scope text;
  words text := private.inbox_words(private.inbox_key(left(wanted ->> 'search', 100)));
  found uuid[];
  waiting int;
  rows jsonb;
begin
  if not private.is_staff() then
    raise insufficient_privilege using message = 'staff-only';
  end if;
  scope := private.inbox_scope(wanted)
    || case when start is not null then ' and (d.last_at, d.thread_id) < ($3[1]::timestamptz, $3[2]::uuid)' else '' end;
  execute
    'select array(select f.thread_id from ('
    || format('(select d.thread_id, d.last_at from private.thread_desk d where %s%s order by d.last_at desc, d.thread_id desc limit $4)',
              scope, coalesce(' and ' || replace(words, '{key}', 'd.key'), ''))
    || case when words is null then '' else format(
         ' union (select d.thread_id, d.last_at from private.thread_desk d where %s and d.thread_id in '
         '(select k.thread_id from private.message_keys k where %s) order by d.last_at desc, d.thread_id desc limit $4)',
         scope, replace(words, '{key}', 'k.key')) end
    || ') f order by f.last_at desc, f.thread_id desc limit $4)'
    into found using mine, me, start, size + 1;
  execute format('select count(*) from (select from private.thread_desk d where %s limit 100) u',
                 private.inbox_scope('{"state": "unread"}'))
    into waiting using mine, me;
  execute format($q$
    select coalesce(jsonb_agg(jsonb_build_object(
        'id', d.thread_id, 'subject', t.subject, 'at', d.last_at, 'unread', d.unread, 'count', t.message_count,
        'closed', d.closed_at is not null, 'assignee', private.member_face(d.assignee), 'client', private.client_face(d.client),
        'last', (select jsonb_build_object('author', m.author, 'words', left(m.body, 200), 'files', jsonb_array_length(m.files))
                 from public.messages m where m.thread_id = d.thread_id order by m.created_at desc limit 1),
        'hit', %s)
      order by d.last_at desc, d.thread_id desc), '[]')
    from private.thread_desk d join public.message_threads t on t.id = d.thread_id where d.thread_id = any ($1)$q$,
    case when words is null then 'null' else format(
      '(select m.body from private.message_keys k join public.messages m on m.id = k.message_id '
      'where k.thread_id = d.thread_id and %s order by m.created_at desc limit 1)', replace(words, '{key}', 'k.key')) end)
    into rows using found[:size];
  return jsonb_build_object('rows', rows, 'unread', waiting, 'after', case when cardinality(found) > size then
    (select jsonb_build_array(d.last_at, d.thread_id) from private.thread_desk d where d.thread_id = found[size]) end);
end $$;

-- A conversation of a client that the member sees, or the refusal. For the procedures below.
create or replace function private.desk_of(thread uuid) returns private.thread_desk
language plpgsql stable security definer set search_path = '' as $$
declare
  d private.thread_desk;
begin
  if not private.is_staff() then
    raise insufficient_privilege using message = 'staff-only';
  end if;
  select * into d from private.thread_desk x where x.thread_id = thread;
  if d.thread_id is null or not private.sees_client(d.client) then
    raise exception 'not-found' using errcode = 'P0001';
  end if;
  return d;
end $$;

-- One conversation with its newest messages: {thread, items, older}. `before` starts after the oldest that is known;
-- `since` brings everything from there on. `member` of a message is whoever of the firm wrote it.
create or replace function public.inbox_thread(
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
      select coalesce(jsonb_agg(jsonb_build_object('id', m.id, 'thread', m.thread_id, 'author', m.author, 'words', m.body,
          'files', m.files, 'at', m.created_at, 'readAt', m.read_at, 'member', private.member_face(a.member))
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

-- The members who may be on a conversation: administrators, and the advisors of its client.
create or replace function public.thread_members(thread uuid) returns table (id uuid, name text)
language plpgsql stable security definer set search_path = '' as $$
declare
  d private.thread_desk := private.desk_of(thread);
begin
  return query
    select s.user_id, private.member_name(s.user_id) from private.staff s
    where s.role = 'admin' or exists (select from private.client_advisors a where a.client = d.client and a.advisor = s.user_id)
    order by 2, 1;
end $$;

-- The documents of a client that can go with a message, the newest first, by name when something is searched for.
create or replace function public.client_files(client uuid, search text default null) returns table (id uuid, name text, type text, size bigint, at timestamptz)
language plpgsql stable security definer set search_path = '' as $$
declare
  words text := private.inbox_words(private.name_key(left(search, 100)));
begin
  if not private.is_staff() then
    raise insufficient_privilege using message = 'staff-only';
  end if;
  if not private.sees_client(client) then
    raise exception 'not-found' using errcode = 'P0001';
  end if;
  return query execute format(
    'select d.id, d.name, d.file_type, d.file_size::bigint, d.created_at from public.documents d
     where d.user_id = $1 and d.kind = ''file''%s order by d.created_at desc, d.id desc limit 20',
    coalesce(' and ' || replace(words, '{key}', 'd.name_key'), '')) using client;
end $$;

-- The client to whom a member writes: {id, name, email, company}.
create or replace function public.inbox_client(client uuid) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
begin
  if not private.is_staff() then
    raise insufficient_privilege using message = 'staff-only';
  end if;
  if not private.sees_client(client)
    or not exists (select from public.user_approval_status s where s.user_id = client and s.status = 'approved') then
    raise exception 'not-found' using errcode = 'P0001';
  end if;
  return private.client_face(client);
end $$;

do $$ declare f text; begin
  foreach f in array array[
    'private.member_face(uuid)', 'private.inbox_scope(jsonb)', 'private.inbox_words(text)', 'private.desk_of(uuid)'] loop
    execute format('revoke execute on function %s from public, anon, authenticated, service_role', f);
  end loop;
  foreach f in array array[
    'public.inbox_page(jsonb, int)', 'public.inbox_thread(uuid, timestamptz, timestamptz, int)',
    'public.thread_members(uuid)', 'public.inbox_client(uuid)', 'public.client_files(uuid, text)'] loop
    execute format('revoke execute on function %s from public, anon, authenticated, service_role', f);
    execute format('grant execute on function %s to authenticated', f);
  end loop;
end $$;
