-- A client's account: companies, contact data, choice of mails, open sessions, and personal data.

-- Returns the check digit of a NIT by DIAN's rule: weights from the right, modulo 11.
create function private.nit_check_digit(nit text) returns int
language sql immutable strict set search_path = '' as $$
  select case when rest < 2 then rest else 11 - rest end from (
    select sum(substr(reverse(nit), place, 1)::int
      * (array[3, 7, 13, 17, 19, 23, 29, 37, 41, 43, 47, 53, 59, 67, 71])[place])::int % 11 as rest
    from generate_series(1, length(nit)) place) weighed
$$;

create table public.client_profiles (
  user_id uuid primary key references auth.users (id) on delete cascade,
  name text check (private.is_name(name, 2, 100)),
  phone text check (phone ~ '^\+?[0-9 ]{7,20}$'),
  password_changed_at timestamptz,
  updated_at timestamptz not null default now()
);
alter table public.client_profiles enable row level security;
revoke all on public.client_profiles from anon, authenticated, service_role;
comment on table public.client_profiles is 'How the firm reaches a client. Only save_profile and the trigger on auth.users write.';

grant select on public.client_profiles to authenticated, service_role;
create policy "own or staff" on public.client_profiles for select to authenticated
  using (user_id = (select auth.uid()) or (select private.is_admin()) or user_id in (select private.my_people()));
create policy "gate" on public.client_profiles as restrictive for all to authenticated
  using ((select private.may_enter())) with check ((select private.may_enter()));

create table public.companies (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references public.accounts (id) on delete cascade,
  name text not null check (private.is_name(name, 2, 150)),
  nit text not null check (nit ~ '^[1-9][0-9]{4,14}$'),
  digit int not null,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  unique (user_id, nit),
  constraint companies_digit check (digit = private.nit_check_digit(nit))
);
alter table public.companies enable row level security;
revoke all on public.companies from anon, authenticated, service_role;
comment on table public.companies is 'The companies of a client. nit is without its check digit. Only save_company and remove_company write.';
create index companies_by_nit on public.companies (nit);

grant select on public.companies to authenticated, service_role;
create policy "own or staff" on public.companies for select to authenticated
  using (user_id in (select private.my_accounts('reader')) or (select private.is_admin()) or user_id in (select private.my_clients()));
create policy "gate" on public.companies as restrictive for all to authenticated
  using ((select private.may_enter())) with check ((select private.may_enter()));

create table public.notification_choices (
  user_id uuid not null references auth.users (id) on delete cascade,
  topic text not null check (topic in ('messages', 'appointments', 'requests', 'rejected', 'invoices', 'signatures', 'documents', 'filed',
    'deadlines', 'mails', 'senders', 'access', 'review', 'deliveries', 'newsletter', 'summary')),
  -- When mails about a topic are sent: at once, in the summary of the next business day, or never.
  -- The topic `summary` is stored only for a person who turned the whole summary off, by a link in a mail.
  mail text not null check (mail in ('now', 'daily', 'never')),
  changed_at timestamptz not null default now(),
  primary key (user_id, topic)
);
alter table public.notification_choices enable row level security;
revoke all on public.notification_choices from anon, authenticated, service_role;
comment on table public.notification_choices is
  'When a person wants mails about a topic; private.mail_choice answers for topics without a row. Essential mails have no topic.';

grant select on public.notification_choices to authenticated, service_role;
create policy "own or staff" on public.notification_choices for select to authenticated
  using (user_id = (select auth.uid()) or (select private.is_admin()) or user_id in (select private.my_people()));
create policy "gate" on public.notification_choices as restrictive for all to authenticated
  using ((select private.may_enter())) with check ((select private.may_enter()));

create function public.save_profile(full_name text, phone_number text) returns void
language plpgsql security definer set search_path = '' as $$
declare
  me uuid := private.require_entry();
  was jsonb;
begin
  select jsonb_build_object('name', p.name, 'phone', p.phone) into was from public.client_profiles p where p.user_id = me;
  insert into public.client_profiles as p (user_id, name, phone) values (me, nullif(btrim(full_name), ''), nullif(btrim(phone_number), ''))
    on conflict (user_id) do update set name = excluded.name, phone = excluded.phone, updated_at = now()
      where (p.name, p.phone) is distinct from (excluded.name, excluded.phone);
  if found then
    perform private.note_account(me, 'account.profile', was, jsonb_build_object('name', full_name, 'phone', phone_number));
  end if;
end $$;

-- Adds a company, or changes the company with the id `company`. Sending the same new company twice adds it once.
create function public.save_company(company_name text, company_nit text, company_digit int, company uuid default null)
returns uuid
language plpgsql security definer set search_path = '' as $$
declare
  me uuid := private.require_account('owner');
  old public.companies;
  kept public.companies;
begin
  perform pg_advisory_xact_lock(hashtextextended('companies:' || me::text, 0));
  select * into kept from public.companies c where c.user_id = me and c.nit = company_nit;
  if company is null then
    if kept.id is not null and kept.name = company_name and kept.digit = company_digit then
      return kept.id;
    end if;
  else
    select * into old from public.companies c where c.user_id = me and c.id = company;
    if old.id is null then
      raise exception 'not-found' using errcode = 'P0001';
    end if;
  end if;
  if kept.id is not null and kept.id is distinct from company then
    raise exception 'company-exists' using errcode = 'P0001';
  end if;
  if (old.name, old.nit, old.digit) = (company_name, company_nit, company_digit) then
    return old.id;
  end if;
  if company is null then
    if (select count(*) from public.companies c where c.user_id = me) >= 50 then
      raise exception 'company-limit' using errcode = 'P0001';
    end if;
    insert into public.companies (user_id, name, nit, digit) values (me, company_name, company_nit, company_digit)
      returning * into kept;
  else
    update public.companies c set name = company_name, nit = company_nit, digit = company_digit, updated_at = now()
      where c.id = company returning * into kept;
  end if;
  perform private.note_account(me, case when company is null then 'company.added' else 'company.changed' end,
    to_jsonb(old), to_jsonb(kept));
  return kept.id;
end $$;

create function public.remove_company(company uuid) returns void
language plpgsql security definer set search_path = '' as $$
declare
  me uuid := private.require_account('owner');
  gone public.companies;
begin
  delete from public.companies c where c.user_id = me and c.id = company returning * into gone;
  if gone.id is null then
    raise exception 'not-found' using errcode = 'P0001';
  end if;
  perform private.note_account(me, 'company.removed', to_jsonb(gone), null);
end $$;

-- Saves when a person wants mails about each topic; `choices` is {topic: now, daily or never}.
-- `wordings` has the hash of the sentence to which the person consented, for topics that need consent.
-- Only the server may call this procedure, because the server supplies IP address and browser.
create function public.save_mail_choices(
  client uuid, choices jsonb, wordings jsonb, policy text, sender_ip text default null, sender_agent text default null
) returns void
language plpgsql security definer set search_path = '' as $$
declare
  choice record;
  was text;
begin
  perform pg_advisory_xact_lock(hashtextextended('choices:' || client::text, 0));
  for choice in select key as topic, value #>> '{}' as mail from jsonb_each(choices) loop
    if choice.mail = 'daily' then
      delete from public.notification_choices c where c.user_id = client and c.topic = 'summary';
    end if;
    continue when exists (select from public.notification_choices c where c.user_id = client and c.topic = choice.topic and c.mail = choice.mail);
    was := private.mail_choice(client, choice.topic);
    insert into public.notification_choices as c (user_id, topic, mail) values (client, choice.topic, choice.mail)
      on conflict (user_id, topic) do update set mail = excluded.mail, changed_at = now();
    continue when was = choice.mail;
    if wordings ? choice.topic and (was = 'never' or choice.mail = 'never') then
      insert into public.consents (user_id, email, purpose, policy_version, text_sha256, ip, user_agent, action)
        select client, u.email, choice.topic, policy, wordings ->> choice.topic, sender_ip, left(sender_agent, 400),
               case when choice.mail = 'never' then 'withdrawn' else 'granted' end
        from auth.users u where u.id = client;
    end if;
    if choice.mail <> 'now' then
      update public.outbox o set status = 'dropped', done_at = clock_timestamp(), locked_until = null
        where o.kind = 'mail' and o.status = 'pending' and o.person = client and o.topic = choice.topic
          and (o.locked_until is null or o.locked_until < clock_timestamp());
    end if;
    perform private.note_account(client, 'account.mails', null, jsonb_build_object(choice.topic, choice.mail));
  end loop;
end $$;

-- Returns when a person wants mails about a topic: now, daily (in the summary) or never.
-- If `addressed` is false, the person is not the contact person; the default is then daily instead of now.
create function private.mail_choice(person uuid, topic text, addressed boolean default true) returns text
language plpgsql stable security definer set search_path = '' as $$
declare
  chosen text := coalesce(
    (select c.mail from public.notification_choices c where c.user_id = person and c.topic = mail_choice.topic),
    case when topic in ('deadlines', 'newsletter', 'invoices') then 'never'
      when topic in ('documents', 'filed', 'mails', 'senders', 'review') or not addressed then 'daily' else 'now' end);
begin
  return case when chosen = 'daily' and exists (select from public.notification_choices c
    where c.user_id = person and c.topic = 'summary' and c.mail = 'never') then 'never' else chosen end;
end $$;

create function private.wants_mail(client uuid, topic text) returns boolean
language sql stable security definer set search_path = '' as $$
  select private.mail_choice(client, topic) = 'now'
$$;

-- True if a person may choose when mails come: for signatures everybody, otherwise only staff and the client's contact.
create function private.chooses_mails(person uuid, topic text, client uuid) returns boolean
language plpgsql stable security definer set search_path = '' as $$
begin
  return topic = 'signatures' or exists (select from private.contact_of(client) c where c.id = person)
    or exists (select from private.staff m where m.user_id = person);
end $$;

-- Notes the receiver and the topic in a queued mail. Drops the mail if the receiver chose `daily` or `never`.
-- A mail about documents that the firm sent is dropped only if the receiver chose `never`.
create function private.prepare_mail() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  template text := new.payload ->> 'template';
  traits record := private.mail_traits(template);
  choice text;
begin
  if template in ('notice-digest', 'notice-now') then
    new.person := (new.payload #>> '{data,person}')::uuid;
    new.topic := case template when 'notice-digest' then 'summary' else (select private.topic_of_notice(n.kind) from public.notifications n
      where n.id = (new.payload #>> '{data,notification}')::uuid) end;
  elsif not traits.keeps_address then
    new.person := (select u.id from auth.users u where u.email = new.payload ->> 'to' limit 1);
    if new.person is not null and traits.topic is not null and new.user_id is not null and private.chooses_mails(new.person, traits.topic, new.user_id) then
      choice := private.mail_choice(new.person, traits.topic);
      if choice = 'never' or choice = 'daily' and template <> 'documents-sent' then
        return null;
      end if;
      new.topic := traits.topic;
    end if;
  end if;
  return new;
end $$;
create trigger prepare_mail before insert on public.outbox
  for each row when (new.kind = 'mail') execute function private.prepare_mail();

revoke execute on function private.nit_check_digit(text), public.save_profile(text, text),
  public.save_company(text, text, int, uuid), public.remove_company(uuid),
  public.save_mail_choices(uuid, jsonb, jsonb, text, text, text), private.mail_choice(uuid, text, boolean), private.wants_mail(uuid, text),
  private.chooses_mails(uuid, text, uuid), private.prepare_mail()
  from public, anon, authenticated, service_role;
grant execute on function private.nit_check_digit(text), public.save_mail_choices(uuid, jsonb, jsonb, text, text, text)
  to service_role;
grant execute on function public.save_profile(text, text), public.save_company(text, text, int, uuid), public.remove_company(uuid)
  to authenticated;

create table private.session_devices (
  session_id uuid primary key,
  user_id uuid not null references auth.users (id) on delete cascade,
  user_agent text,
  ip text,
  seen_at timestamptz not null default now()
);
alter table private.session_devices enable row level security;
revoke all on private.session_devices from anon, authenticated, service_role;
comment on table private.session_devices is
  'Address and browser of each session, because the auth service sees only our own server. Read and written by functions alone.';
create index session_devices_of_user on private.session_devices (user_id);

create function public.my_sessions() returns table (
  id uuid, current boolean, user_agent text, ip text, opened_at timestamptz, used_at timestamptz)
language sql stable security definer set search_path = '' as $$
  select s.id, coalesce(s.id::text = auth.jwt() ->> 'session_id', false), coalesce(d.user_agent, s.user_agent),
         coalesce(d.ip, host(s.ip)), s.created_at,
         greatest(s.created_at, s.refreshed_at at time zone 'utc', d.seen_at)
  from auth.sessions s left join private.session_devices d on d.session_id = s.id
  where s.user_id = (select auth.uid()) and private.session_is_open()
    and private.session_end(s.created_at, s.refreshed_at, s.not_after) > now()
  order by 2 desc, 6 desc limit 100
$$;

-- Stores browser and IP address of a session, and deletes the rows of ended sessions. Service role only.
create function public.note_session(client uuid, session uuid, agent text, address text) returns void
language sql volatile security definer set search_path = '' as $$
  delete from private.session_devices d
    where d.user_id = client and not exists (select from auth.sessions s where s.id = d.session_id);
  insert into private.session_devices as d (session_id, user_id, user_agent, ip)
    values (session, client, left(agent, 400), address)
    on conflict (session_id) do update set user_agent = excluded.user_agent, ip = excluded.ip, seen_at = now()
$$;

revoke execute on function public.my_sessions(), public.note_session(uuid, uuid, text, text)
  from public, anon, authenticated, service_role;
grant execute on function public.my_sessions() to authenticated;
grant execute on function public.note_session(uuid, uuid, text, text) to service_role;

-- This table has no policy "gate", so that people without approval can also read their own consents.
create table public.consents (
  id uuid primary key default gen_random_uuid(),
  user_id uuid references auth.users (id) on delete set null,
  email text not null,
  purpose text not null,
  policy_version text not null,
  text_sha256 text not null check (text_sha256 ~ '^[0-9a-f]{64}$'),
  ip text,
  user_agent text check (length(user_agent) <= 400),
  accepted_at timestamptz not null default now(),
  -- Withdrawing a consent adds a row, because the evidence of the consent has to remain.
  action text not null default 'granted' check (action in ('granted', 'withdrawn'))
);
alter table public.consents enable row level security;
revoke all on public.consents from anon, authenticated, service_role;
comment on table public.consents is 'Evidence of each acceptance (Ley 1581 de 2012, art. 9; Decreto 1377 de 2013, art. 7). The holder reads their own; nobody changes a row.';
create index consents_of_user on public.consents (user_id, accepted_at desc);

grant select on public.consents to authenticated;
grant select, insert on public.consents to service_role;
create policy "own consents or staff" on public.consents for select to authenticated
  using (user_id = (select auth.uid()) or (select private.is_admin()) or user_id in (select private.my_people()));
create policy "open session" on public.consents as restrictive for all to authenticated
  using ((select private.session_is_open())) with check ((select private.session_is_open()));
create trigger consents_kept before truncate on public.consents
  for each statement execute function private.refuse_change();

create table public.data_requests (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references public.accounts (id) on delete cascade,
  key uuid not null,
  kind text not null check (kind in ('consultation', 'correction', 'deletion')),
  details text not null check (length(details) between 10 and 2000),
  status text not null default 'received' check (status in ('received', 'extended', 'answered', 'refused')),
  due_on date not null,
  reply text check (length(reply) between 1 and 2000),
  created_at timestamptz not null default now(),
  settled_at timestamptz,
  made_by uuid,
  unique (user_id, key)
);
create trigger note_maker before insert on public.data_requests for each row execute function private.note_maker();
alter table public.data_requests enable row level security;
revoke all on public.data_requests from anon, authenticated, service_role;
comment on table public.data_requests is
  'Consultas and reclamos (Ley 1581 de 2012, arts. 14 and 15) with the last day for the answer by law.';
create index data_requests_of_user on public.data_requests (user_id, created_at desc);
create index data_requests_open on public.data_requests (due_on) where status in ('received', 'extended');

grant select on public.data_requests to authenticated, service_role;
create policy "own or staff" on public.data_requests for select to authenticated
  using (user_id in (select private.my_accounts('owner')) or (select private.is_admin()) or user_id in (select private.my_clients()));
create policy "gate" on public.data_requests as restrictive for all to authenticated
  using ((select private.may_enter())) with check ((select private.may_enter()));

create table public.data_exports (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references public.accounts (id) on delete cascade,
  status text not null default 'ready' check (status in ('ready', 'running', 'done', 'failed')),
  files int not null default 0,
  files_done int not null default 0,
  created_at timestamptz not null default now(),
  finished_at timestamptz,
  made_by uuid
);
create trigger note_maker before insert on public.data_exports for each row execute function private.note_maker();
alter table public.data_exports enable row level security;
revoke all on public.data_exports from anon, authenticated, service_role;
comment on table public.data_exports is 'Each copy of their data that a client asked for; its id allows one download. Only the server writes.';
create index data_exports_of_user on public.data_exports (user_id, created_at desc);

grant select on public.data_exports to authenticated;
grant select, insert, update on public.data_exports to service_role;
create policy "own or staff" on public.data_exports for select to authenticated
  using (user_id in (select private.my_accounts('owner')) or (select private.is_admin()) or user_id in (select private.my_clients()));
create policy "gate" on public.data_exports as restrictive for all to authenticated
  using ((select private.may_enter())) with check ((select private.may_enter()));

-- Stores a request about personal data, and mails it to the client and to the firm.
-- `person` is the owner who makes the request, by default the founder of the account.
create function public.file_data_request(
  client uuid, request_key uuid, request_kind text, details text, due date, kind_label text, firm_mail text, person uuid default null
) returns setof public.data_requests
language plpgsql security definer set search_path = '' as $$
declare
  filed public.data_requests;
  mail text;
begin
  if not private.owns(coalesce(person, client), client) then
    raise exception 'forbidden' using errcode = 'P0001';
  end if;
  perform pg_advisory_xact_lock(hashtextextended('requests:' || client::text, 0));
  select * into filed from public.data_requests r where r.user_id = client and r.key = request_key;
  if filed.id is null then
    if (select count(*) from public.data_requests r where r.user_id = client and r.status in ('received', 'extended')) >= 10 then
      raise exception 'request-limit' using errcode = 'P0001';
    end if;
    insert into public.data_requests (user_id, key, kind, details, due_on, made_by)
      values (client, request_key, request_kind, file_data_request.details, due, coalesce(person, client)) returning * into filed;
    select u.email into mail from auth.users u where u.id = coalesce(person, (select a.contact from public.accounts a where a.id = client));
    perform private.note_account(client, 'data-request.filed', null, to_jsonb(filed) - 'details', person);
    perform private.queue_mail(client, 'data-request:' || filed.id, 'data-request-received', mail,
      jsonb_build_object('kind', kind_label, 'due', to_char(due, 'DD/MM/YYYY'), 'details', file_data_request.details));
    perform private.queue_mail(null, 'data-request-firm:' || filed.id, 'data-request-new', firm_mail,
      jsonb_build_object('kind', kind_label, 'due', to_char(due, 'DD/MM/YYYY'), 'email', mail, 'details', file_data_request.details));
  end if;
  return next filed;
end $$;

-- Saves the firm's final answer to a request about personal data, or a later due date with its reason.
-- Members of the firm cannot decide about their own requests.
create function public.decide_data_request(request uuid, new_status text, reply text, new_due date default null) returns void
language plpgsql security definer set search_path = '' as $$
declare
  old public.data_requests;
  decided public.data_requests;
begin
  perform private.require_staff();
  if nullif(btrim(decide_data_request.reply), '') is null then
    raise exception 'reason-required' using errcode = 'P0001';
  end if;
  select * into old from public.data_requests r where r.id = request for update;
  if old.user_id = (select auth.uid()) then
    raise insufficient_privilege using message = 'not-oneself';
  end if;
  if old.id is null or not private.sees_client(old.user_id) then
    raise exception 'not-found' using errcode = 'P0001';
  end if;
  if old.status in ('answered', 'refused') or new_status = 'received' or (new_status = 'extended' and old.status = 'extended') then
    raise exception 'already-decided' using errcode = 'P0001';
  end if;
  update public.data_requests r
    set status = new_status, reply = btrim(decide_data_request.reply),
        due_on = case when new_status = 'extended' then greatest(coalesce(new_due, r.due_on), r.due_on) else r.due_on end,
        settled_at = case when new_status in ('answered', 'refused') then now() end
    where r.id = request returning * into decided;
  insert into public.audit_log (actor, action, target, before, after)
    values ((select auth.uid()), 'data-request.' || new_status, old.user_id,
            jsonb_build_object('id', old.id, 'status', old.status, 'due_on', old.due_on),
            jsonb_build_object('status', decided.status, 'due_on', decided.due_on, 'reply', decided.reply));
  perform private.queue_mail(old.user_id, 'data-request-' || new_status || ':' || old.id, 'data-request-' || new_status, u.email,
      jsonb_build_object('reply', decided.reply, 'due', to_char(decided.due_on, 'DD/MM/YYYY')))
    from private.contact_of(old.user_id) u;
end $$;

create function private.on_data_export() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if not private.owns(coalesce(new.made_by, new.user_id), new.user_id) then
    raise exception 'forbidden' using errcode = 'P0001';
  end if;
  perform private.note_account(new.user_id, 'account.export', null, jsonb_build_object('files', new.files), new.made_by);
  return new;
end $$;
create trigger on_data_export after insert on public.data_exports
  for each row execute function private.on_data_export();

revoke execute on function public.file_data_request(uuid, uuid, text, text, date, text, text, uuid),
  public.decide_data_request(uuid, text, text, date), private.on_data_export() from public, anon, authenticated, service_role;
grant execute on function public.file_data_request(uuid, uuid, text, text, date, text, text, uuid) to service_role;
grant execute on function public.decide_data_request(uuid, text, text, date) to authenticated;
