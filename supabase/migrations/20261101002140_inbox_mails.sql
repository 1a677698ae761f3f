-- Mails about conversations: the client's when the firm begins one, and the firm's when nobody has read a client.

-- As before; and a conversation that the firm begins has a mail of its own words.
create or replace function private.mail_about_answer(thread public.message_threads, message uuid) returns void
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
    from auth.users u where u.id = thread.user_id
    returning id into job;
  if job is null then
    return;
  end if;
  insert into private.message_mails as n (thread_id, job, due_at, before_at) values (thread.id, job, due, sent)
    on conflict (thread_id) do update set job = excluded.job, due_at = excluded.due_at, before_at = excluded.before_at;
end $$;

-- The mails about unread messages of a client in a thread: those on their way or sent last, and when the ones before went out.
create table if not exists private.firm_mails (
  thread_id uuid primary key references public.message_threads (id) on delete cascade,
  jobs uuid[] not null,
  due_at timestamptz not null,
  before_at timestamptz
);
alter table private.firm_mails enable row level security;
revoke all on private.firm_mails from anon, authenticated, service_role;

-- To whom a client's conversation falls: whoever is on it, or the client's advisors, or else the administrators.
create or replace function private.answerable(thread uuid) returns setof uuid
language sql stable security definer set search_path = '' as $$
  with d as (select * from private.thread_desk x where x.thread_id = thread),
  on_it as (select d.assignee as id from d where d.assignee is not null),
  advisors as (select a.advisor as id from private.client_advisors a join d on a.client = d.client)
  select id from on_it
  union all select id from advisors where not exists (select from on_it)
  union all select s.user_id from private.staff s where s.role = 'admin'
    and not exists (select from on_it) and not exists (select from advisors)
$$;

-- A client has written: in ten minutes the firm gets a mail unless a member reads it before; an hour after the last one
-- of the conversation at the earliest.
create or replace function private.mail_the_firm() returns trigger
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
drop trigger if exists messages_to_firm on public.messages;
create trigger messages_to_firm after insert on public.messages
  for each row when (new.author = 'client' and new.read_at is null) execute function private.mail_the_firm();

-- A member has read it: what has not left stays here.
create or replace function private.keep_firm_mails() returns trigger
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
drop trigger if exists message_threads_read on public.message_threads;
create trigger message_threads_read after update of firm_unread on public.message_threads
  for each row when (old.firm_unread > 0 and new.firm_unread = 0) execute function private.keep_firm_mails();

revoke execute on function private.answerable(uuid), private.mail_the_firm(), private.keep_firm_mails()
  from public, anon, authenticated, service_role;
