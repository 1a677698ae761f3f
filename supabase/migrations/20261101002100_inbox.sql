-- The firm's side of the conversations: who is on one, whether it is closed, who wrote each answer, and what they are
-- found by. All of it is private: the client reads none of it.

create table if not exists private.thread_desk (
  thread_id uuid primary key references public.message_threads (id) on delete cascade,
  client uuid not null,
  last_at timestamptz not null,
  unread int not null default 0,
  assignee uuid references private.staff (user_id) on delete set null,
  assigned_by uuid,
  assigned_at timestamptz,
  closed_by uuid,
  closed_at timestamptz,
  -- The subject and how the client is called, as private.inbox_key compares.
  key text collate "C" not null
);
comment on table private.thread_desk is
  'One row per conversation, kept by triggers with what the inbox filters, sorts and searches by. Written by the functions of this schema.';
create index if not exists thread_desk_all on private.thread_desk (last_at desc, thread_id desc);
create index if not exists thread_desk_open on private.thread_desk (last_at desc, thread_id desc) where closed_at is null;
create index if not exists thread_desk_closed on private.thread_desk (last_at desc, thread_id desc) where closed_at is not null;
create index if not exists thread_desk_unread on private.thread_desk (last_at desc, thread_id desc) where unread > 0;
create index if not exists thread_desk_of_member on private.thread_desk (assignee, last_at desc, thread_id desc) where assignee is not null;
create index if not exists thread_desk_of_client on private.thread_desk (client, last_at desc, thread_id desc);
create index if not exists thread_desk_search on private.thread_desk using gin (key extensions.gin_trgm_ops) with (fastupdate = off);

create table if not exists private.message_keys (
  message_id uuid primary key references public.messages (id) on delete cascade,
  thread_id uuid not null,
  key text collate "C" not null
);
comment on table private.message_keys is 'The words of each message, as private.inbox_key compares.';
create index if not exists message_keys_of_thread on private.message_keys (thread_id);
create index if not exists message_keys_search on private.message_keys using gin (key extensions.gin_trgm_ops) with (fastupdate = off);

create table if not exists private.message_authors (
  message_id uuid primary key references public.messages (id) on delete cascade,
  member uuid not null
);
comment on table private.message_authors is 'Which member wrote an answer. The client reads the name of the firm.';

do $$ declare t text; begin
  foreach t in array array['thread_desk', 'message_keys', 'message_authors'] loop
    execute format('alter table private.%I enable row level security', t);
    execute format('revoke all on private.%I from anon, authenticated, service_role', t);
  end loop;
end $$;

-- A text as the inbox compares it: like private.name_key, and a number is found with and without its points.
create or replace function private.inbox_key(words text) returns text
language sql immutable parallel safe set search_path = '' as $$
  select private.name_key(regexp_replace(words, '(\d)\.(?=\d{3})', '\1', 'g'))
$$;

-- How a client is called: {id, name, email, company}. The name is the part of the e-mail before the sign until they give one.
create or replace function private.client_face(client uuid) returns jsonb
language sql stable security definer set search_path = '' as $$
  select jsonb_build_object(
    'id', u.id, 'email', u.email,
    'name', coalesce((select p.name from public.client_profiles p where p.user_id = u.id), split_part(u.email, '@', 1)),
    'company', (select c.name from public.companies c where c.user_id = u.id order by c.created_at, c.id limit 1))
  from auth.users u where u.id = client
$$;

create or replace function private.desk_key(subject text, client uuid) returns text
language sql stable security definer set search_path = '' as $$
  select private.inbox_key(concat_ws(' ', subject, u.email,
    (select p.name from public.client_profiles p where p.user_id = u.id),
    (select string_agg(concat_ws(' ', c.name, c.nit, c.digit), ' ' order by c.created_at, c.id)
     from public.companies c where c.user_id = u.id)))
  from auth.users u where u.id = client
$$;

create or replace function private.keep_desk() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  insert into private.thread_desk as d (thread_id, client, last_at, unread, key)
    values (new.id, new.user_id, new.last_message_at, new.firm_unread, private.desk_key(new.subject, new.user_id))
    on conflict (thread_id) do update set last_at = excluded.last_at, unread = excluded.unread
      where (d.last_at, d.unread) is distinct from (excluded.last_at, excluded.unread);
  return null;
end $$;
drop trigger if exists message_threads_desk on public.message_threads;
create trigger message_threads_desk after insert or update of last_message_at, firm_unread on public.message_threads
  for each row execute function private.keep_desk();

-- Also: a client who writes opens a closed conversation again.
create or replace function private.keep_message() returns trigger
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
drop trigger if exists messages_kept on public.messages;
create trigger messages_kept after insert on public.messages for each row execute function private.keep_message();

-- A new name, company or address is found at once.
create or replace function private.rename_desk() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  row_now jsonb := to_jsonb(case when tg_op = 'DELETE' then old else new end);
  who uuid := coalesce(row_now ->> 'user_id', row_now ->> 'id')::uuid;
begin
  update private.thread_desk d set key = private.desk_key(t.subject, who)
    from public.message_threads t where d.client = who and t.id = d.thread_id;
  return null;
end $$;
drop trigger if exists client_profiles_desk on public.client_profiles;
create trigger client_profiles_desk after insert or update of name on public.client_profiles
  for each row execute function private.rename_desk();
drop trigger if exists companies_desk on public.companies;
create trigger companies_desk after insert or update or delete on public.companies
  for each row execute function private.rename_desk();
drop trigger if exists users_desk on auth.users;
create trigger users_desk after update of email on auth.users
  for each row when (old.email is distinct from new.email) execute function private.rename_desk();

-- Whoever no longer sees a client is on none of their conversations.
create or replace function private.leave_desk() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  update private.thread_desk d set assignee = null, assigned_by = null, assigned_at = null
    where d.client = old.client and d.assignee = old.advisor
      and not exists (select from private.staff s where s.user_id = old.advisor and s.role = 'admin');
  return null;
end $$;
drop trigger if exists client_advisors_desk on private.client_advisors;
create trigger client_advisors_desk after delete on private.client_advisors for each row execute function private.leave_desk();

insert into private.thread_desk (thread_id, client, last_at, unread, key)
  select t.id, t.user_id, t.last_message_at, t.firm_unread, private.desk_key(t.subject, t.user_id) from public.message_threads t
  on conflict do nothing;
insert into private.message_keys (message_id, thread_id, key)
  select m.id, m.thread_id, private.inbox_key(m.body) from public.messages m on conflict do nothing;
insert into private.message_authors (message_id, member)
  select m.id, a.actor from public.audit_log a join public.messages m on m.id = (a.after ->> 'message')::uuid
  where a.action = 'message.answered' and a.actor is not null on conflict do nothing;

revoke execute on function private.inbox_key(text), private.client_face(uuid), private.desk_key(text, uuid), private.keep_desk(), private.keep_message(),
  private.rename_desk(), private.leave_desk()
  from public, anon, authenticated, service_role;
