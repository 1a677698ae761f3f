-- Conversations between a client and the firm.

create table public.message_threads (
  id uuid primary key,
  user_id uuid not null references public.accounts (id) on delete cascade,
  subject text not null check (private.is_name(subject, 1, 120)),
  created_at timestamptz not null default now(),
  last_message_at timestamptz not null default now(),
  message_count int not null default 0,
  client_unread int not null default 0,
  firm_unread int not null default 0
);
alter table public.message_threads enable row level security;
revoke all on public.message_threads from anon, authenticated, service_role;
comment on table public.message_threads is 'One conversation of a client with the firm. The client and the staff read it; only procedures write.';
create index message_threads_of_user on public.message_threads (user_id, last_message_at desc, id desc);
create index message_threads_unread on public.message_threads (user_id, last_message_at desc) where client_unread > 0;

grant select on public.message_threads to authenticated;
grant select, delete on public.message_threads to service_role;
create policy "own conversations or staff" on public.message_threads for select to authenticated
  using (user_id in (select private.my_accounts('reader')) or (select private.is_admin()) or user_id in (select private.my_clients()));
create policy "gate" on public.message_threads as restrictive for all to authenticated
  using ((select private.may_enter())) with check ((select private.may_enter()));

-- The sender creates the id of a message, so that a message that is sent twice is stored once.
-- The database sets created_at, so that the times within a conversation always increase.
create table public.messages (
  id uuid primary key,
  thread_id uuid not null references public.message_threads (id) on delete cascade,
  user_id uuid not null references public.accounts (id) on delete cascade,
  author text not null check (author in ('client', 'firm')),
  body text not null check (length(body) <= 4000),
  files jsonb not null default '[]',
  created_at timestamptz not null,
  read_at timestamptz,
  made_by uuid,
  -- The author's name when the message was sent; null for a member without a name.
  author_name text,
  constraint messages_say_something check (btrim(body, E' \t\r\n') <> '' or files <> '[]')
);
create trigger note_maker before insert on public.messages for each row execute function private.note_maker();
alter table public.messages enable row level security;
revoke all on public.messages from anon, authenticated, service_role;
comment on table public.messages is
  'user_id is the client, also for messages of the firm. files: [{id, name, type, size}] of documents of that client. Only procedures write.';
create unique index messages_of_thread on public.messages (thread_id, created_at desc);
create index messages_sent on public.messages (user_id, created_at desc) where author = 'client';
create index messages_unread on public.messages (thread_id, author) where read_at is null;
create index messages_of_firm on public.messages (user_id, created_at desc) where author = 'firm';
create index messages_of_user on public.messages (user_id);

grant select on public.messages to authenticated;
grant select, delete on public.messages to service_role;
create policy "own conversations or staff" on public.messages for select to authenticated
  using (user_id in (select private.my_accounts('reader')) or (select private.is_admin()) or user_id in (select private.my_clients()));
create policy "gate" on public.messages as restrictive for all to authenticated
  using ((select private.may_enter())) with check ((select private.may_enter()));

-- The last time at which each client had the messages open, because a client who is reading needs no mail.
create table private.presence (
  user_id uuid primary key references public.accounts (id) on delete cascade,
  seen_at timestamptz not null
);
alter table private.presence enable row level security;
revoke all on private.presence from anon, authenticated, service_role;

-- The latest mail to the client about unread answers (`job`), and when the mail before it was sent (`before_at`).
create table private.message_mails (
  thread_id uuid primary key references public.message_threads (id) on delete cascade,
  job uuid,
  due_at timestamptz not null,
  before_at timestamptz
);
alter table private.message_mails enable row level security;
revoke all on private.message_mails from anon, authenticated, service_role;

-- Adds a message to a conversation that the caller has locked, or returns the existing message with the same id.
create function private.add_message(
  message uuid, thread public.message_threads, author text, body text, documents uuid[]
) returns public.messages
language plpgsql security definer set search_path = '' as $$
declare
  kept public.messages;
  attached jsonb;
begin
  select * into kept from public.messages m where m.id = message;
  if kept.id is not null then
    if kept.thread_id <> thread.id or kept.author <> add_message.author or kept.body <> add_message.body
      or array(select (f.item ->> 'id')::uuid from jsonb_array_elements(kept.files) with ordinality f (item, n) order by f.n)
        <> documents then
      raise exception 'key-reused' using errcode = 'P0001';
    end if;
    return kept;
  end if;
  select coalesce(jsonb_agg(jsonb_build_object('id', d.id, 'name', d.name, 'type', d.file_type, 'size', d.file_size) order by w.n), '[]')
    into attached
    from unnest(documents) with ordinality w (id, n)
    join public.documents d on d.id = w.id and d.user_id = thread.user_id and d.kind = 'file' and d.client_sees;
  if jsonb_array_length(attached) <> cardinality(documents) or cardinality(documents) > 5 then
    raise exception 'not-found' using errcode = 'P0001';
  end if;
  insert into public.messages (id, thread_id, user_id, author, body, files, created_at, author_name)
    values (message, thread.id, thread.user_id, add_message.author, add_message.body, attached,
            greatest(clock_timestamp(), thread.last_message_at + interval '1 microsecond'),
            case add_message.author when 'firm' then (select s.name from private.staff s where s.user_id = auth.uid())
              else (select coalesce(p.name, split_part(u.email, '@', 1)) from auth.users u
                left join public.client_profiles p on p.user_id = u.id where u.id = auth.uid()) end)
    returning * into kept;
  update public.message_threads t
    set last_message_at = kept.created_at, message_count = t.message_count + 1,
        client_unread = t.client_unread + (kept.author = 'firm')::int,
        firm_unread = t.firm_unread + (kept.author = 'client')::int
    where t.id = thread.id;
  return kept;
end $$;

-- Sends a message of the client; a new `thread` with a `subject` begins a conversation.
-- A client can send 60 messages an hour; the error 'message-limit' says how many seconds the client must wait.
create function public.send_message(
  message uuid, thread uuid, body text, documents uuid[] default '{}', subject text default null
) returns public.messages
language plpgsql security definer set search_path = '' as $$
declare
  me uuid := private.require_account('assistant');
  t public.message_threads;
  recent record;
begin
  perform pg_advisory_xact_lock(hashtextextended('messages:' || me::text, 0));
  select * into t from public.message_threads x where x.id = thread for update;
  if t.user_id <> me or (t.id is null and subject is null) then
    raise exception 'not-found' using errcode = 'P0001';
  end if;
  if not exists (select from public.messages m where m.id = message) then
    select count(*) as sent, min(m.created_at) as since into recent from public.messages m
      where m.user_id = me and m.author = 'client' and m.created_at > clock_timestamp() - interval '1 hour';
    if recent.sent >= 60 then
      raise exception 'message-limit' using errcode = 'P0001',
        detail = ceil(extract(epoch from recent.since + interval '1 hour' - clock_timestamp()))::text;
    end if;
  end if;
  if t.id is null then
    insert into public.message_threads (id, user_id, subject) values (thread, me, send_message.subject) returning * into t;
  end if;
  perform private.note_presence(me);
  return private.add_message(message, t, 'client', send_message.body, documents);
end $$;

-- Marks the firm's messages in a conversation as read and withdraws unsent mails about them.
-- A person with the role reader marks only their own notifications as read, because a reader cannot answer.
create function public.read_thread(thread uuid) returns void
language plpgsql security definer set search_path = '' as $$
declare
  me uuid := private.require_account('reader');
  t public.message_threads;
begin
  select * into t from public.message_threads x where x.id = thread and x.user_id = me for update;
  if t.id is null then
    raise exception 'not-found' using errcode = 'P0001';
  end if;
  perform private.read_about(t.id);
  -- People who may only read cannot answer, so their visit leaves the messages unread for the others.
  if not me in (select private.my_accounts('assistant')) then
    return;
  end if;
  perform private.note_presence(me);
  if t.client_unread > 0 then
    update public.messages m set read_at = clock_timestamp()
      where m.thread_id = t.id and m.author = 'firm' and m.read_at is null;
    update public.message_threads x set client_unread = 0 where x.id = t.id;
  end if;
  with unsent as (
    delete from public.outbox o using private.message_mails n
      where n.thread_id = t.id and o.id = n.job and o.status = 'pending' and o.attempts = 0
      returning o.id)
  update private.message_mails n set job = null, due_at = coalesce(n.before_at, '-infinity')
    from unsent where n.thread_id = t.id;
end $$;

create function private.note_presence(client uuid) returns void
language sql volatile security definer set search_path = '' as $$
  insert into private.presence (user_id, seen_at) values (client, clock_timestamp())
    on conflict (user_id) do update set seen_at = excluded.seen_at
$$;

create function public.keep_presence() returns void
language plpgsql security definer set search_path = '' as $$
begin
  perform private.note_presence(private.require_account('reader'));
end $$;

revoke execute on function private.add_message(uuid, public.message_threads, text, text, uuid[]),
  public.send_message(uuid, uuid, text, uuid[], text), public.read_thread(uuid), private.note_presence(uuid),
  public.keep_presence() from public, anon, authenticated, service_role;
grant execute on function public.send_message(uuid, uuid, text, uuid[], text), public.read_thread(uuid), public.keep_presence()
  to authenticated;
