-- Messages from the contact form of the website, which administrators answer by mail or mark as spam.

create table public.contact_messages (
  id uuid primary key default gen_random_uuid(),
  consent_id uuid not null references public.consents (id),
  name text not null check (private.is_name(name, 2, 100)),
  email text not null check (length(email) <= 254),
  phone text check (private.is_name(phone, 1, 30)),
  service text check (length(service) between 1 and 40),
  message text not null check (length(message) between 10 and 5000),
  created_at timestamptz not null default now(),
  status text not null default 'new' check (status in ('new', 'answered', 'spam')),
  changed_at timestamptz,
  changed_by uuid references auth.users (id) on delete set null,
  search_key text collate "C" not null
    generated always as (private.name_key(name || ' ' || email || ' ' || coalesce(phone, '') || ' ' || message)) stored
);
alter table public.contact_messages enable row level security;
revoke all on public.contact_messages from anon, authenticated, service_role;
comment on table public.contact_messages is
  'What visitors wrote. Only receive_contact_message writes, administrators use procedures, and the server reads.';
create index contact_messages_of_sender on public.contact_messages (email, created_at desc);
create index contact_messages_by_status on public.contact_messages (status, created_at, id);
create index contact_messages_search on public.contact_messages
  using gin (search_key extensions.gin_trgm_ops) with (fastupdate = off);
create index contact_messages_latest on public.contact_messages (created_at, id);
alter table public.contact_messages alter column search_key set statistics 1000;
grant select on public.contact_messages to service_role;

create table private.contact_answers (
  id uuid primary key,
  message uuid not null references public.contact_messages (id) on delete cascade,
  author uuid references auth.users (id) on delete set null,
  body text not null check (length(btrim(body)) between 2 and 5000),
  created_at timestamptz not null default now()
);
alter table private.contact_answers enable row level security;
revoke all on private.contact_answers from anon, authenticated, service_role;
comment on table private.contact_answers is 'The firm''s answers to visitors, as mailed. Written and read by functions alone.';
create index contact_answers_of_message on private.contact_answers (message, created_at);

-- Saves a message from the contact form. The same message within an hour is saved only once.
create function public.receive_contact_message(
  sender_name text, sender_email text, message text, recipient text, policy text, consent_sha256 text,
  sender_phone text default null, sender_ip text default null, sender_agent text default null, wanted_service text default null
) returns table (id uuid, created_at timestamptz)
language plpgsql security definer set search_path = '' as $$
declare
  consent uuid;
  kept public.contact_messages;
begin
  -- Messages of one sender are saved one at a time, so that a form sent twice is recognised and saved only once.
  perform pg_catalog.pg_advisory_xact_lock(pg_catalog.hashtextextended('contact:' || sender_email, 0));
  select m.* into kept from public.contact_messages m
    where m.email = sender_email and m.created_at > now() - interval '1 hour'
      and m.message = receive_contact_message.message and m.name = sender_name and m.phone is not distinct from sender_phone
    order by m.created_at desc, m.id limit 1;
  if kept.id is not null then
    return query select kept.id, kept.created_at;
    return;
  end if;
  insert into public.consents (email, purpose, policy_version, text_sha256, ip, user_agent)
    values (sender_email, 'contacto', policy, consent_sha256, sender_ip, sender_agent)
    returning consents.id into consent;
  insert into public.contact_messages as m (consent_id, name, email, phone, service, message)
    values (consent, sender_name, sender_email, sender_phone, wanted_service, receive_contact_message.message)
    returning m.* into kept;
  insert into public.outbox (kind, key, payload)
    values ('mail', 'mail:contact:' || kept.id,
            jsonb_build_object(
              'template', 'contact-message', 'to', recipient,
              'replyTo', jsonb_build_object('name', sender_name, 'address', sender_email),
              'data', jsonb_build_object('name', sender_name, 'email', sender_email,
                                         'phone', coalesce(sender_phone, ''), 'service', coalesce(wanted_service, ''),
                                         'message', receive_contact_message.message)));
  return query select kept.id, kept.created_at;
end $$;

create function private.contact_row(m public.contact_messages) returns jsonb
language sql stable security definer set search_path = '' as $$
  select jsonb_build_object(
    'id', m.id, 'name', m.name, 'email', m.email, 'phone', m.phone, 'service', m.service, 'message', m.message, 'status', m.status,
    'created_at', m.created_at, 'changed_at', m.changed_at, 'changed_by', private.member_name(m.changed_by),
    'answers', (
      select coalesce(jsonb_agg(jsonb_build_object('body', a.body, 'by', private.member_name(a.author), 'at', a.created_at)
               order by a.created_at, a.id), '[]')
      from private.contact_answers a where a.message = m.id))
$$;

-- Returns one page of messages; new messages are sorted from the oldest, all other messages from the newest.
create function public.list_contacts(wanted jsonb, page_size int default 25) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
  wanted_status text := coalesce(wanted ->> 'status', 'new');
  down boolean := wanted_status <> 'new';
  answer jsonb;
begin
  perform private.require_admin();
  execute format(
    'select coalesce(jsonb_agg(private.contact_row(p.m) order by (p.m).created_at %1$s, (p.m).id %1$s), ''[]'')
     from (select m from public.contact_messages m where true%2$s%3$s%4$s order by m.created_at %1$s, m.id %1$s limit %5$s) p',
    case when down then 'desc' else 'asc' end,
    case wanted_status when 'all' then '' else format(' and m.status = %L', wanted_status) end,
    coalesce(' and ' || private.pattern_filter('m.search_key', private.word_patterns(private.search_words(left(wanted ->> 'search', 100)))), ''),
    case when wanted -> 'cursor' ->> 0 is null then '' else format(' and (m.created_at, m.id) %s (%L::timestamptz, %L::uuid)',
      case when down then '<' else '>' end, wanted -> 'cursor' ->> 0, wanted -> 'cursor' ->> 1) end,
    least(greatest(page_size, 1), 1000)) into answer;
  return answer;
end $$;

create function public.find_contact(message uuid) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
  m public.contact_messages;
begin
  perform private.require_admin();
  select * into m from public.contact_messages x where x.id = find_contact.message;
  if m.id is null then
    raise exception 'not-found' using errcode = 'P0001';
  end if;
  return private.contact_row(m);
end $$;

-- Marks a message as new, answered or spam; fails if the message's status is no longer `expected`.
create function public.mark_contact(message uuid, new_status text, expected text) returns void
language plpgsql security definer set search_path = '' as $$
declare
  m public.contact_messages;
begin
  perform private.require_admin();
  select * into m from public.contact_messages x where x.id = mark_contact.message for update;
  if m.id is null then
    raise exception 'not-found' using errcode = 'P0001';
  end if;
  if m.status = new_status and m.changed_by = (select auth.uid()) then
    return;
  end if;
  if m.status is distinct from expected then
    raise exception 'conflict' using errcode = 'P0001';
  end if;
  update public.contact_messages x set status = new_status, changed_at = now(), changed_by = (select auth.uid()) where x.id = m.id;
  perform private.note_staff('contact.' || new_status, m.id, jsonb_build_object('status', m.status), jsonb_build_object('status', new_status));
end $$;

-- Mails an answer to a visitor. If the visitor replies, the mail goes to the member of the firm.
create function public.answer_contact(message uuid, answer uuid, reply text, expected text) returns void
language plpgsql security definer set search_path = '' as $$
declare
  m public.contact_messages;
  me uuid := (select auth.uid());
begin
  perform private.require_admin();
  select * into m from public.contact_messages x where x.id = answer_contact.message for update;
  if m.id is null then
    raise exception 'not-found' using errcode = 'P0001';
  end if;
  if exists (select from private.contact_answers a where a.id = answer and a.message = m.id) then
    return;
  end if;
  if m.status is distinct from expected or m.status = 'spam' then
    raise exception 'conflict' using errcode = 'P0001';
  end if;
  insert into private.contact_answers (id, message, author, body) values (answer, m.id, me, btrim(answer_contact.reply));
  update public.contact_messages x set status = 'answered', changed_at = now(), changed_by = me where x.id = m.id;
  perform private.note_staff('contact.answered', m.id, jsonb_build_object('status', m.status), jsonb_build_object('status', 'answered', 'answer', answer));
  insert into public.outbox (kind, key, payload)
    select 'mail', 'mail:contact-answer:' || answer, jsonb_build_object(
      'template', 'contact-answered', 'to', m.email,
      'replyTo', jsonb_build_object('name', private.member_name(me), 'address', u.email),
      'data', jsonb_build_object('name', m.name, 'answer', btrim(answer_contact.reply), 'message', m.message, 'by', private.member_name(me)))
    from auth.users u where u.id = me;
end $$;

revoke execute on function public.receive_contact_message(text, text, text, text, text, text, text, text, text, text),
  private.contact_row(public.contact_messages), public.list_contacts(jsonb, int), public.find_contact(uuid),
  public.mark_contact(uuid, text, text), public.answer_contact(uuid, uuid, text, text)
  from public, anon, authenticated, service_role;
grant execute on function public.receive_contact_message(text, text, text, text, text, text, text, text, text, text) to service_role;
grant execute on function public.list_contacts(jsonb, int), public.find_contact(uuid), public.mark_contact(uuid, text, text),
  public.answer_contact(uuid, uuid, text, text) to authenticated;
