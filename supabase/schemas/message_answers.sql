-- Members answer, begin, assign and close conversations with clients; the audit log records each of these acts.

-- Sends a member's answer to a client, optionally with documents of that client.
-- If another member has answered since the time `seen`, the function raises 'answered-meanwhile'.
create function public.answer_message(
  message uuid, thread uuid, body text, documents uuid[] default '{}', seen timestamptz default null
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
    return private.add_message(message, t, 'firm', answer_message.body, documents);
  end if;
  select a.member, m.created_at into other
    from public.messages m join private.message_authors a on a.message_id = m.id
    where m.thread_id = thread and m.created_at > seen and a.member <> me
    order by m.created_at desc limit 1;
  if found then
    perform private.refuse_second('answered-meanwhile', other.member, other.created_at);
  end if;
  kept := private.add_message(message, t, 'firm', answer_message.body, documents);
  insert into private.message_authors (message_id, member) values (message, me);
  perform private.note_staff('message.answered', t.user_id, null, jsonb_build_object('thread', t.id, 'message', message));
  perform private.mail_about_answer(t, message);
  return kept;
end $$;

-- Mails the client about an answer: at once or, if the client has the messages open, after three minutes.
-- A conversation causes at most one mail to the client an hour; reading the answer withdraws an unsent mail.
create function private.mail_about_answer(thread public.message_threads, message uuid) returns void
language plpgsql security definer set search_path = '' as $$
declare
  last private.message_mails;
  sent timestamptz;
  due timestamptz := clock_timestamp();
  job uuid;
begin
  select * into last from private.message_mails n where n.thread_id = thread.id for update;
  if exists (select from public.outbox o where o.id = last.job and o.status = 'pending') then
    return;
  end if;
  if exists (select from private.presence p where p.user_id = thread.user_id and p.seen_at > due - interval '2 minutes') then
    due := due + interval '3 minutes';
  end if;
  sent := coalesce((select o.done_at from public.outbox o where o.id = last.job), last.due_at);
  due := greatest(due, sent + interval '1 hour');
  insert into public.outbox (kind, key, user_id, payload, next_at)
    select 'mail', 'mail:message:' || message, thread.user_id,
           jsonb_build_object('template', case when thread.message_count = 0 then 'message-begun' else 'message-answered' end,
                              'to', u.email,
                              'data', jsonb_build_object('subject', thread.subject, 'thread', thread.id)),
           due
    from private.contact_of(thread.user_id) u
    returning id into job;
  if job is null then
    return;
  end if;
  insert into private.message_mails as n (thread_id, job, due_at, before_at) values (thread.id, job, due, sent)
    on conflict (thread_id) do update set job = excluded.job, due_at = excluded.due_at, before_at = excluded.before_at;
end $$;

-- Raises the error `code`; its detail names the member who acted first, and says how many seconds ago.
create function private.refuse_second(code text, member uuid, at timestamptz) returns void
language plpgsql stable security definer set search_path = '' as $$
begin
  raise exception '%', code using errcode = 'P0001', detail = jsonb_build_object('name', private.member_name(member),
    'seconds', greatest(extract(epoch from clock_timestamp() - at)::int, 0))::text;
end $$;

-- Updates the conversation's row without changing it, so that members' open pages reload the conversation.
create function private.tell_desk(thread uuid) returns void
language sql volatile security definer set search_path = '' as $$
  update public.message_threads t set message_count = t.message_count where t.id = thread
$$;

-- Begins a conversation with an approved client; the member who begins the conversation becomes its assignee.
create function public.begin_thread_as_firm(
  message uuid, thread uuid, client uuid, subject text, body text, documents uuid[] default '{}'
) returns public.messages
language plpgsql security definer set search_path = '' as $$
declare
  me uuid := (select auth.uid());
  t public.message_threads;
  kept public.messages;
begin
  perform private.require_staff();
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
    return private.add_message(message, t, 'firm', begin_thread_as_firm.body, documents);
  end if;
  insert into public.message_threads (id, user_id, subject) values (thread, client, begin_thread_as_firm.subject) returning * into t;
  kept := private.add_message(message, t, 'firm', begin_thread_as_firm.body, documents);
  insert into private.message_authors (message_id, member) values (message, me);
  update private.thread_desk d set assignee = me, assigned_by = me, assigned_at = now() where d.thread_id = thread;
  perform private.note_staff('message.begun', client, null, jsonb_build_object('thread', thread, 'message', message));
  perform private.mail_about_answer(t, message);
  return kept;
end $$;

-- Raises 'assigned-meanwhile' if the conversation's assignee is no longer the member `expected`.
create function public.assign_thread(thread uuid, member uuid default null, expected uuid default null) returns void
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

-- Closing raises 'new-message' if the client has written since the time `seen`, so that no message stays unread.
create function public.close_thread(thread uuid, closed boolean, seen timestamptz default null) returns void
language plpgsql security definer set search_path = '' as $$
declare
  d private.thread_desk := private.desk_of(thread);
  me uuid := (select auth.uid());
begin
  perform from public.message_threads t where t.id = thread for update;
  select * into d from private.thread_desk x where x.thread_id = thread for update;
  if closed is null then
    raise exception 'invalid-input' using errcode = 'P0001';
  end if;
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

revoke execute on function public.answer_message(uuid, uuid, text, uuid[], timestamptz),
  private.mail_about_answer(public.message_threads, uuid), private.refuse_second(text, uuid, timestamptz),
  private.tell_desk(uuid), public.begin_thread_as_firm(uuid, uuid, uuid, text, text, uuid[]),
  public.assign_thread(uuid, uuid, uuid), public.close_thread(uuid, boolean, timestamptz)
  from public, anon, authenticated, service_role;
grant execute on function public.answer_message(uuid, uuid, text, uuid[], timestamptz),
  public.begin_thread_as_firm(uuid, uuid, uuid, text, text, uuid[]), public.assign_thread(uuid, uuid, uuid),
  public.close_thread(uuid, boolean, timestamptz) to authenticated;

-- `jobs` are the last mails to members about unread messages of a conversation.
-- The mails in `jobs` are sent at `due_at`; the previous mails about the conversation were sent at `before_at`.
create table private.firm_mails (
  thread_id uuid primary key references public.message_threads (id) on delete cascade,
  jobs uuid[] not null,
  due_at timestamptz not null,
  before_at timestamptz
);
alter table private.firm_mails enable row level security;
revoke all on private.firm_mails from anon, authenticated, service_role;

-- Returns the members who should answer a client: the assignee, else the client's advisors, else the administrators.
create function private.answerable(thread uuid) returns setof uuid
language sql stable security definer set search_path = '' as $$
  with d as (select * from private.thread_desk x where x.thread_id = thread),
  on_it as (select d.assignee as id from d where d.assignee is not null),
  advisors as (select a.advisor as id from private.client_advisors a join d on a.client = d.client)
  select id from on_it
  union all select id from advisors where not exists (select from on_it)
  union all select s.user_id from private.staff s where s.role = 'admin'
    and not exists (select from on_it) and not exists (select from advisors)
$$;

-- Mails members ten minutes after a client's message if no member has read the message.
-- A conversation causes mails to members at most once an hour.
create function private.mail_the_firm() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  last private.firm_mails;
  due timestamptz := clock_timestamp() + interval '10 minutes';
  made uuid[];
begin
  insert into private.firm_mails (thread_id, jobs, due_at) values (new.thread_id, '{}', '-infinity') on conflict do nothing;
  select * into last from private.firm_mails n where n.thread_id = new.thread_id for update;
  if exists (select from public.outbox o where o.id = any (last.jobs) and o.status = 'pending') then
    return null;
  end if;
  due := greatest(due, last.due_at + interval '1 hour');
  with jobs as (
    insert into public.outbox (kind, key, user_id, payload, next_at)
      select 'mail', 'mail:inbox:' || new.id || ':' || u.id, u.id,
             jsonb_build_object('template', 'inbox-waiting', 'to', u.email,
               'data', jsonb_build_object('client', private.client_face(new.user_id) ->> 'name', 'subject', t.subject, 'conversation', t.id)),
             due
      from private.answerable(new.thread_id) a join auth.users u on u.id = a
      join public.message_threads t on t.id = new.thread_id
      returning id)
  select array_agg(id) into made from jobs;
  if made is not null then
    update private.firm_mails n set jobs = made, due_at = due, before_at = last.due_at where n.thread_id = new.thread_id;
  end if;
  return null;
end $$;
create trigger messages_to_firm after insert on public.messages
  for each row when (new.author = 'client' and new.read_at is null) execute function private.mail_the_firm();

-- Withdraws the unsent mails about a conversation once a member has read its messages.
create function private.keep_firm_mails() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  with unsent as (
    delete from public.outbox o using private.firm_mails n
      where n.thread_id = new.id and o.id = any (n.jobs) and o.status = 'pending' and o.attempts = 0
      returning o.id)
  update private.firm_mails n set jobs = '{}', due_at = coalesce(n.before_at, '-infinity')
    where n.thread_id = new.id and exists (select from unsent);
  return null;
end $$;
create trigger message_threads_read after update of firm_unread on public.message_threads
  for each row when (old.firm_unread > 0 and new.firm_unread = 0) execute function private.keep_firm_mails();

-- Passes a member's unsent mails about unread messages on to the members who now should answer.
create function private.redirect_mails(member uuid) returns void
language plpgsql volatile security definer set search_path = '' as $$
declare
  gone record;
  made uuid[];
begin
  for gone in
    with unsent as (
      delete from public.outbox o where o.user_id = member and o.status = 'pending' and o.payload ->> 'template' = 'inbox-waiting'
        returning o.id, o.key, o.payload, o.next_at)
    select u.*, n.thread_id, split_part(u.key, ':', 3) as message
    from unsent u join private.firm_mails n on u.id = any (n.jobs)
  loop
    with jobs as (
      insert into public.outbox (kind, key, user_id, payload, next_at)
        select 'mail', 'mail:inbox:' || gone.message || ':' || u.id, u.id, gone.payload || jsonb_build_object('to', u.email), gone.next_at
        from private.answerable(gone.thread_id) a join auth.users u on u.id = a
        on conflict (key) do nothing returning id)
    select array_agg(id) into made from jobs;
    update private.firm_mails n set jobs = array_remove(n.jobs, gone.id) || coalesce(made, '{}') where n.thread_id = gone.thread_id;
  end loop;
end $$;

revoke execute on function private.answerable(uuid), private.mail_the_firm(), private.keep_firm_mails(),
  private.redirect_mails(uuid) from public, anon, authenticated, service_role;

-- Saved answers are texts that members insert into their messages.

create table private.saved_answers (
  id uuid primary key,
  title text not null check (private.is_name(title, 1, 80)),
  body text not null check (length(btrim(body)) between 1 and 4000),
  -- The title, normalised by private.name_key, is unique, so that no two titles look the same.
  key text collate "C" not null unique,
  revision int not null default 1,
  changed_by uuid,
  changed_at timestamptz not null default now()
);
alter table private.saved_answers enable row level security;
revoke all on private.saved_answers from anon, authenticated, service_role;
comment on table private.saved_answers is 'Answers for reuse, shared by all members; at most 200. Only save_answer and delete_answer write.';

create function public.saved_answers()
returns table (id uuid, title text, body text, revision int, changed_by text, changed_at timestamptz)
language plpgsql stable security definer set search_path = '' as $$
begin
  perform private.require_staff();
  return query select a.id, a.title, a.body, a.revision, private.member_name(a.changed_by), a.changed_at
    from private.saved_answers a order by a.key;
end $$;

-- Adds or changes a saved answer; raises 'conflict' if the answer was changed since the revision `seen`.
create function public.save_answer(answer uuid, title text, body text, seen int default null) returns void
language plpgsql security definer set search_path = '' as $$
declare
  me uuid := private.require_staff();
  old private.saved_answers;
  becomes jsonb := jsonb_build_object('id', answer, 'title', btrim(title), 'body', btrim(body));
begin
  perform pg_advisory_xact_lock(hashtextextended('saved-answers', 0));
  select * into old from private.saved_answers a where a.id = answer;
  if old.title = btrim(title) and old.body = btrim(body) then
    return;
  end if;
  if old.revision is distinct from seen then
    raise exception 'conflict' using errcode = 'P0001';
  end if;
  if exists (select from private.saved_answers a where a.key = private.name_key(save_answer.title) and a.id <> answer) then
    raise exception 'answer-exists' using errcode = 'P0001';
  end if;
  if old.id is null and (select count(*) from private.saved_answers) >= 200 then
    raise exception 'answer-limit' using errcode = 'P0001';
  end if;
  insert into private.saved_answers as a (id, title, body, key, changed_by)
    values (answer, btrim(save_answer.title), btrim(save_answer.body), private.name_key(save_answer.title), me)
    on conflict (id) do update set title = excluded.title, body = excluded.body, key = excluded.key,
      revision = a.revision + 1, changed_by = me, changed_at = now();
  perform private.note_staff(case when old.id is null then 'saved-answer.created' else 'saved-answer.changed' end, null,
    case when old.id is not null then jsonb_build_object('id', answer, 'title', old.title, 'body', old.body) end, becomes);
end $$;

-- Deletes a saved answer; raises 'conflict' if the answer was changed since the revision `seen`.
create function public.delete_answer(answer uuid, seen int) returns void
language plpgsql security definer set search_path = '' as $$
declare
  old private.saved_answers;
begin
  perform private.require_staff();
  select * into old from private.saved_answers a where a.id = answer for update;
  if old.id is null then
    return;
  end if;
  if old.revision is distinct from seen then
    raise exception 'conflict' using errcode = 'P0001';
  end if;
  delete from private.saved_answers a where a.id = answer;
  perform private.note_staff('saved-answer.deleted', null, jsonb_build_object('id', answer, 'title', old.title, 'body', old.body), null);
end $$;

revoke execute on function public.saved_answers(), public.save_answer(uuid, text, text, int), public.delete_answer(uuid, int)
  from public, anon, authenticated, service_role;
grant execute on function public.saved_answers(), public.save_answer(uuid, text, text, int), public.delete_answer(uuid, int)
  to authenticated;
