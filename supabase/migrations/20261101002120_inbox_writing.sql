-- What members do in a conversation: answer, begin, take over, close. Each leaves its row in the audit log.

-- Someone else of the firm did something first: the detail says who, and how many seconds ago.
create or replace function private.refuse_second(code text, member uuid, at timestamptz) returns void
language plpgsql stable security definer set search_path = '' as $$
begin
  raise exception '%', code using errcode = 'P0001', detail = jsonb_build_object('name', private.member_name(member),
    'seconds', greatest(extract(epoch from clock_timestamp() - at)::int, 0))::text;
end $$;

-- What only members read has changed: whoever of them has the conversation open is told by the row that all follow.
create or replace function private.tell_desk(thread uuid) returns void
language sql volatile security definer set search_path = '' as $$
  update public.message_threads t set message_count = t.message_count where t.id = thread
$$;

-- The firm answers in a client's conversation. Staff only; the files are documents of that client. `seen` is the newest
-- moment that the member has before their eyes: when another member has answered after it, 'answered-meanwhile'.
drop function if exists public.answer_message(uuid, uuid, text, uuid[]);
create or replace function public.answer_message(
  message uuid, thread uuid, words text, documents uuid[] default '{}', seen timestamptz default null
) returns public.messages
language plpgsql security definer set search_path = '' as $$
declare
  d private.thread_desk := private.desk_of(thread);
  me uuid := (select auth.uid());
  t public.message_threads;
  other record;
  kept public.messages;
begin
  select * into t from public.message_threads x where x.id = thread for update;
  if exists (select from public.messages m where m.id = message) then
    return private.add_message(message, t, 'firm', words, documents);
  end if;
  select a.member, m.created_at into other
    from public.messages m join private.message_authors a on a.message_id = m.id
    where m.thread_id = thread and m.created_at > seen and a.member <> me
    order by m.created_at desc limit 1;
  if found then
    perform private.refuse_second('answered-meanwhile', other.member, other.created_at);
  end if;
  kept := private.add_message(message, t, 'firm', words, documents);
  insert into private.message_authors (message_id, member) values (message, me);
  perform private.note_staff('message.answered', t.user_id, null, jsonb_build_object('thread', t.id, 'message', message));
  perform private.mail_about_answer(t, message);
  return kept;
end $$;

-- The firm begins a conversation with an approved client; whoever begins it is on it. The same one sent twice is one.
create or replace function public.begin_thread_as_firm(
  message uuid, thread uuid, client uuid, subject text, words text, documents uuid[] default '{}'
) returns public.messages
language plpgsql security definer set search_path = '' as $$
declare
  me uuid := (select auth.uid());
  t public.message_threads;
  kept public.messages;
begin
  if not private.is_staff() then
    raise insufficient_privilege using message = 'staff-only';
  end if;
  if not private.sees_client(client) or not exists (
    select from public.user_approval_status s where s.user_id = client and s.status = 'approved') then
    raise exception 'not-found' using errcode = 'P0001';
  end if;
  perform pg_advisory_xact_lock(hashtextextended('thread:' || thread::text, 0));
  select * into t from public.message_threads x where x.id = thread for update;
  if t.id is not null then
    if t.user_id <> client or not exists (select from public.messages m where m.id = message) then
      raise exception 'key-reused' using errcode = 'P0001';
    end if;
    return private.add_message(message, t, 'firm', words, documents);
  end if;
  insert into public.message_threads (id, user_id, subject) values (thread, client, begin_thread_as_firm.subject) returning * into t;
  kept := private.add_message(message, t, 'firm', words, documents);
  insert into private.message_authors (message_id, member) values (message, me);
  update private.thread_desk d set assignee = me, assigned_by = me, assigned_at = now() where d.thread_id = thread;
  perform private.note_staff('message.begun', client, null, jsonb_build_object('thread', thread, 'message', message));
  perform private.mail_about_answer(t, message);
  return kept;
end $$;

-- Puts a member on a conversation, or nobody. `expected` is who was on it when the member looked: when somebody else
-- is by now, 'assigned-meanwhile'.
create or replace function public.assign_thread(thread uuid, member uuid default null, expected uuid default null) returns void
language plpgsql security definer set search_path = '' as $$
declare
  d private.thread_desk := private.desk_of(thread);
  me uuid := (select auth.uid());
begin
  select * into d from private.thread_desk x where x.thread_id = thread for update;
  if member is not null and not exists (select from public.thread_members(thread) m where m.id = member) then
    raise exception 'not-found' using errcode = 'P0001';
  end if;
  if d.assignee is not distinct from member then
    return;
  end if;
  if d.assignee is distinct from expected then
    perform private.refuse_second('assigned-meanwhile', coalesce(d.assigned_by, me), coalesce(d.assigned_at, now()));
  end if;
  update private.thread_desk x set assignee = member, assigned_by = me, assigned_at = clock_timestamp() where x.thread_id = thread;
  perform private.note_staff('message.assigned', d.client, jsonb_build_object('thread', thread, 'member', d.assignee),
                             jsonb_build_object('thread', thread, 'member', member));
  perform private.tell_desk(thread);
end $$;

-- Closes a conversation, or opens it again. `seen` is the newest message before the member's eyes: when the client has
-- written after it, 'new-message', for nothing is closed unread.
create or replace function public.close_thread(thread uuid, closed boolean, seen timestamptz default null) returns void
language plpgsql security definer set search_path = '' as $$
declare
  d private.thread_desk := private.desk_of(thread);
  me uuid := (select auth.uid());
begin
  perform from public.message_threads t where t.id = thread for update;
  select * into d from private.thread_desk x where x.thread_id = thread for update;
  if (d.closed_at is not null) = closed then
    return;
  end if;
  if closed and exists (
    select from public.messages m where m.thread_id = thread and m.author = 'client' and m.created_at > seen) then
    raise exception 'new-message' using errcode = 'P0001';
  end if;
  update private.thread_desk x
    set closed_at = case when closed then clock_timestamp() end, closed_by = case when closed then me end where x.thread_id = thread;
  perform private.note_staff(case when closed then 'message.closed' else 'message.reopened' end, d.client, null,
                             jsonb_build_object('thread', thread));
  perform private.tell_desk(thread);
end $$;

do $$ declare f text; begin
  foreach f in array array['private.refuse_second(text, uuid, timestamptz)', 'private.tell_desk(uuid)'] loop
    execute format('revoke execute on function %s from public, anon, authenticated, service_role', f);
  end loop;
  foreach f in array array[
    'public.answer_message(uuid, uuid, text, uuid[], timestamptz)',
    'public.begin_thread_as_firm(uuid, uuid, uuid, text, text, uuid[])',
    'public.assign_thread(uuid, uuid, uuid)', 'public.close_thread(uuid, boolean, timestamptz)'] loop
    execute format('revoke execute on function %s from public, anon, authenticated, service_role', f);
    execute format('grant execute on function %s to authenticated', f);
  end loop;
end $$;
