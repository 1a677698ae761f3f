-- The client's account: companies, contact data and which mails they want.

create table if not exists public.client_profiles (
  user_id uuid primary key references auth.users (id) on delete cascade,
  name text check (length(name) between 2 and 100),
  phone text check (phone ~ '^\+?[0-9 ]{7,20}$'),
  password_changed_at timestamptz,
  updated_at timestamptz not null default now()
);
comment on table public.client_profiles is 'How the firm reaches a client. Only save_profile and the trigger on auth.users write.';

-- The check digit of DIAN: weights from the right, modulo 11.
create or replace function private.nit_check_digit(nit text) returns int
language sql immutable strict set search_path = '' as $$
  select case when rest < 2 then rest else 11 - rest end from (
    select sum(substr(reverse(nit), place, 1)::int
      * (array[3, 7, 13, 17, 19, 23, 29, 37, 41, 43, 47, 53, 59, 67, 71])[place])::int % 11 as rest
    from generate_series(1, length(nit)) place) weighed
$$;

create table if not exists public.companies (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references auth.users (id) on delete cascade,
  name text not null check (length(btrim(name)) between 2 and 150),
  nit text not null check (nit ~ '^[1-9][0-9]{4,14}$'),
  digit int not null,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  unique (user_id, nit),
  constraint companies_digit check (digit = private.nit_check_digit(nit))
);
comment on table public.companies is 'The companies of a client. nit is without its check digit. Only save_company and remove_company write.';

create table if not exists public.notification_choices (
  user_id uuid not null references auth.users (id) on delete cascade,
  topic text not null check (topic in ('messages', 'appointments', 'deadlines', 'newsletter')),
  wanted boolean not null,
  changed_at timestamptz not null default now(),
  primary key (user_id, topic)
);
comment on table public.notification_choices is
  'Which mails a client wants; private.wants_mail answers for topics without a row. Essential mails have no topic.';

-- A withdrawal is a row of its own: the evidence of the acceptance stays.
alter table public.consents add column if not exists action text not null default 'granted'
  check (action in ('granted', 'withdrawn'));

do $$ declare t text; begin
  foreach t in array array['client_profiles', 'companies', 'notification_choices'] loop
    execute format('alter table public.%I enable row level security', t);
    execute format('revoke all on public.%I from anon, authenticated, service_role', t);
    execute format('grant select on public.%I to authenticated, service_role', t);
    execute format('drop policy if exists "own or staff" on public.%I', t);
    execute format('create policy "own or staff" on public.%I for select to authenticated '
      'using (user_id = (select auth.uid()) or (select private.is_staff()))', t);
    execute format('drop policy if exists "gate" on public.%I', t);
    execute format('create policy "gate" on public.%I as restrictive for all to authenticated '
      'using ((select private.may_enter())) with check ((select private.may_enter()))', t);
  end loop;
end $$;

-- Whether a client wants the mails of a topic. For whoever writes such a mail into the outbox.
create or replace function private.wants_mail(client uuid, topic text) returns boolean
language sql stable security definer set search_path = '' as $$
  select coalesce(
    (select c.wanted from public.notification_choices c where c.user_id = client and c.topic = wants_mail.topic),
    topic in ('messages', 'appointments'))
$$;

create or replace function private.require_entry() returns uuid
language plpgsql stable security definer set search_path = '' as $$
begin
  if (select auth.uid()) is null or not private.may_enter() then
    raise insufficient_privilege using message = 'not-approved';
  end if;
  return auth.uid();
end $$;

create or replace function private.note_account(client uuid, what text, was jsonb, becomes jsonb) returns void
language sql volatile security definer set search_path = '' as $$
  insert into public.audit_log (actor, action, target, before, after) values (client, what, client, was, becomes)
$$;
comment on table public.audit_log is
  'What members of the firm did, and what clients changed in their account. Append-only, for every role.';

create or replace function private.queue_mail(client uuid, mail_key text, template text, recipient text, data jsonb) returns void
language sql volatile security definer set search_path = '' as $$
  insert into public.outbox (kind, key, user_id, payload)
    values ('mail', 'mail:' || mail_key, client, jsonb_build_object('template', template, 'to', recipient, 'data', data))
    on conflict (key) do nothing
$$;

create or replace function public.save_profile(full_name text, phone_number text) returns void
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

-- Adds a company, or changes the one that `company` names. The same one sent twice is one company.
create or replace function public.save_company(company_name text, company_nit text, company_digit int, company uuid default null)
returns uuid
language plpgsql security definer set search_path = '' as $$
declare
  me uuid := private.require_entry();
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

create or replace function public.remove_company(company uuid) returns void
language plpgsql security definer set search_path = '' as $$
declare
  me uuid := private.require_entry();
  gone public.companies;
begin
  delete from public.companies c where c.user_id = me and c.id = company returning * into gone;
  if gone.id is null then
    raise exception 'not-found' using errcode = 'P0001';
  end if;
  perform private.note_account(me, 'company.removed', to_jsonb(gone), null);
end $$;

-- Keeps the wanted mails: {topic: boolean}. What needs an authorisation leaves its evidence: `wordings` are the hashes of
-- the sentences that were shown, by topic. Service role only: address and browser must be the server's own words.
create or replace function public.save_mail_choices(
  client uuid, choices jsonb, wordings jsonb, policy text, sender_ip text default null, sender_agent text default null
) returns void
language plpgsql security definer set search_path = '' as $$
declare
  choice record;
begin
  perform pg_advisory_xact_lock(hashtextextended('choices:' || client::text, 0));
  for choice in select key as topic, value::text::boolean as wanted from jsonb_each(choices) loop
    continue when private.wants_mail(client, choice.topic) = choice.wanted;
    insert into public.notification_choices as c (user_id, topic, wanted) values (client, choice.topic, choice.wanted)
      on conflict (user_id, topic) do update set wanted = excluded.wanted, changed_at = now();
    if wordings ? choice.topic then
      insert into public.consents (user_id, email, purpose, policy_version, text_sha256, ip, user_agent, action)
        select client, u.email, choice.topic, policy, wordings ->> choice.topic, sender_ip, left(sender_agent, 400),
               case when choice.wanted then 'granted' else 'withdrawn' end
        from auth.users u where u.id = client;
    end if;
    perform private.note_account(client, 'account.mails', null, jsonb_build_object(choice.topic, choice.wanted));
  end loop;
end $$;

-- Whoever writes such a mail need not ask: what the client does not want never enters the outbox.
create or replace function private.respect_mail_choice() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  template text := new.payload ->> 'template';
  topic text := case when template like 'message-%' then 'messages' when template like 'appointment-%' then 'appointments' end;
begin
  if topic is not null and not private.wants_mail(new.user_id, topic) then
    return null;
  end if;
  return new;
end $$;
drop trigger if exists respect_mail_choice on public.outbox;
create trigger respect_mail_choice before insert on public.outbox
  for each row when (new.kind = 'mail' and new.user_id is not null) execute function private.respect_mail_choice();

do $$ declare f text; begin
  foreach f in array array[
    'private.nit_check_digit(text)', 'private.wants_mail(uuid, text)', 'private.respect_mail_choice()', 'private.require_entry()', 'private.note_account(uuid, text, jsonb, jsonb)', 'private.queue_mail(uuid, text, text, text, jsonb)'] loop
    execute format('revoke execute on function %s from public, anon, authenticated, service_role', f);
  end loop;
  foreach f in array array[
    'public.save_profile(text, text)', 'public.save_company(text, text, int, uuid)', 'public.remove_company(uuid)'] loop
    execute format('revoke execute on function %s from public, anon, authenticated, service_role', f);
    execute format('grant execute on function %s to authenticated', f);
  end loop;
  foreach f in array array[
    'public.save_mail_choices(uuid, jsonb, jsonb, text, text, text)'] loop
    execute format('revoke execute on function %s from public, anon, authenticated', f);
    execute format('grant execute on function %s to service_role', f);
  end loop;
end $$;
-- The check of a table is made with the rights of whoever writes the row.
grant execute on function private.nit_check_digit(text) to service_role;
