-- The database as it was first released. Made from supabase/schemas; what came later stands in the files behind it.
-- A database that still has the versions of before (20261123…, 20261124…) is brought here by running this once: docs/deploy.md.

create schema if not exists private;
revoke all on schema private from public;
grant usage on schema private to authenticated, service_role;

create or replace procedure private.ensure_auth_trigger(definition text) language plpgsql set search_path = '' as $$
begin
  if not exists (select from pg_catalog.pg_trigger t where pg_catalog.pg_get_triggerdef(t.oid) = definition) then
    execute regexp_replace(definition, '^CREATE TRIGGER (?=.* ON auth\.)', 'CREATE OR REPLACE TRIGGER ');
  end if;
end $$;
revoke execute on procedure private.ensure_auth_trigger(text) from public, anon, authenticated, service_role;

create extension if not exists pg_trgm with schema extensions;
create extension if not exists btree_gin with schema extensions;

create or replace function private.name_key(words text) returns text
language sql immutable parallel safe as $$
  select ' ' || pg_catalog.btrim(pg_catalog.lower(pg_catalog.regexp_replace(
    pg_catalog.regexp_replace(normalize(words, NFKD), U&'[\0300-\036f]', '', 'g'),
    U&'[\0001-\002f\003a-\0040\005b-\0060\007b-\00bf\2000-\206f]+', ' ', 'g')))
$$;

create or replace function private.search_words(words text) returns text
language sql immutable parallel safe set search_path = '' as $$
  select private.name_key(regexp_replace(words, '(\d)[.-](?=\d)', '\1', 'g'))
$$;

create or replace function private.card_filter(search text) returns text
language sql stable set search_path = '' as $$
  select coalesce(string_agg(format(' and k.words like %L', case when length(w) < 3 then '% ' else '%' end || w || '%'), ''), '')
  from (select w from regexp_split_to_table(btrim(private.search_words(left(search, 100))), ' +') w where w <> '' limit 8) words
$$;

create or replace function private.inbox_key(words text) returns text
language sql immutable parallel safe set search_path = '' as $$
  select private.name_key(regexp_replace(words, '(\d)\.(?=\d{3})', '\1', 'g'))
$$;

create or replace function private.inbox_words(search text) returns text
language sql stable security definer set search_path = '' as $$
  select string_agg(format('{key} like %L', case when length(w) < 3 then '% ' else '%' end || w || '%'), ' and ')
  from (select w from regexp_split_to_table(btrim(search), ' +') w where w <> '' limit 8) s
$$;

create or replace function private.is_file_name(name text) returns boolean
language sql immutable parallel safe set search_path = '' as $$
  select name <> '' and name = btrim(name)
    and length(name) + length(regexp_replace(name, '[^\U00010000-\U0010FFFF]', '', 'g')) <= 120
    and name !~ '[/\\\u0001-\u001F\u007F-\u00A0\u00AD\u061C\u115F\u1160\u1680\u17B4\u17B5\u180E\u2000-\u200B\u200E\u200F\u2028-\u202F\u205F-\u206F\u2800\u3000\u3164\uFEFF\uFFA0\U000E0000-\U000E007F]'
    and position('  ' in name) = 0
    and name is nfc normalized
    and name !~ '^\.'
    -- Nothing but an ending, or a space before it.
    and name !~* '(^| )\.[a-z0-9]{1,10}$'
$$;

revoke execute on function private.name_key(text), private.search_words(text), private.card_filter(text),
  private.inbox_key(text), private.inbox_words(text), private.is_file_name(text)
  from public, anon, authenticated, service_role;
grant execute on function private.name_key(text), private.is_file_name(text) to authenticated, service_role;
grant execute on function private.search_words(text) to service_role;

create table if not exists public.accounts (
  id uuid primary key default gen_random_uuid(),
  made_at timestamptz not null default now(),
  contact uuid references auth.users (id) on delete set null
);
alter table public.accounts enable row level security;
revoke all on public.accounts from anon, authenticated, service_role;
comment on table public.accounts is
  'The clients. An account outlives the people in it, until the last of them is deleted; one that the firm made stays then, too. Read and written by functions alone.';
alter table public.accounts add column if not exists by_firm boolean not null default false;
create index if not exists accounts_of_contact on public.accounts (contact) where contact is not null;
grant select on public.accounts to service_role;

create table if not exists private.account_members (
  account uuid not null references public.accounts (id) on delete cascade,
  user_id uuid not null references auth.users (id) on delete cascade,
  role text not null check (role in ('reader', 'assistant', 'accountant', 'owner')),
  since timestamptz not null default clock_timestamp(),
  until timestamptz,
  invited_by uuid references auth.users (id) on delete set null,
  primary key (account, user_id, since)
);
alter table private.account_members enable row level security;
revoke all on private.account_members from anon, authenticated, service_role;
comment on table private.account_members is
  'Who works in which account, and who did. A membership without an end is a current one. Read and written by functions alone.';
create unique index if not exists account_members_once on private.account_members (account, user_id) where until is null;
create index if not exists account_members_of_user on private.account_members (user_id, account);

create index if not exists account_members_invited_by on private.account_members (invited_by) where invited_by is not null;

create table if not exists private.account_invitations (
  id uuid primary key default gen_random_uuid(),
  account uuid not null references public.accounts (id) on delete cascade,
  email text not null check (length(email) <= 254),
  role text not null,
  token_sha256 text unique check (token_sha256 ~ '^[0-9a-f]{64}$'),
  sent int not null default 0,
  invited_by uuid references auth.users (id) on delete set null,
  made_at timestamptz not null default now(),
  until timestamptz not null default now() + interval '7 days',
  accepted_at timestamptz,
  accepted_by uuid references auth.users (id) on delete set null,
  withdrawn_at timestamptz
);
alter table private.account_invitations add column if not exists name text check (length(name) between 2 and 100);
alter table private.account_invitations alter column account drop not null;
alter table private.account_invitations drop constraint if exists account_invitations_role_check,
  add constraint account_invitations_role_check check (case when account is null then role in ('advisor', 'admin')
    else role in ('reader', 'assistant', 'accountant', 'owner') end);
alter table private.account_invitations enable row level security;
revoke all on private.account_invitations from anon, authenticated, service_role;
comment on table private.account_invitations is
  'Who was invited into which account, or into the firm; of the links only their hashes. Read and written by functions alone.';
create unique index if not exists account_invitations_open on private.account_invitations (account, email)
  where accepted_at is null and withdrawn_at is null;
create unique index if not exists account_invitations_team on private.account_invitations (email)
  where account is null and accepted_at is null and withdrawn_at is null;
create index if not exists account_invitations_of_account on private.account_invitations (account);
create index if not exists account_invitations_by on private.account_invitations (invited_by) where invited_by is not null;
create index if not exists account_invitations_accepted_by on private.account_invitations (accepted_by) where accepted_by is not null;

create or replace function private.role_rank(role text) returns int
language plpgsql immutable parallel safe set search_path = '' as $$
begin
  return coalesce(array_position(array['reader', 'assistant', 'accountant', 'owner'], role), 0);
end $$;

create or replace function private.keep_contact() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  changed uuid := case tg_op when 'DELETE' then old.account else new.account end;
begin
  update public.accounts a set contact = c.user_id
    from (select (select m.user_id from private.account_members m where m.account = changed and m.until is null
      order by private.role_rank(m.role) desc, m.since, m.user_id limit 1) as user_id) c
    where a.id = changed and a.contact is distinct from c.user_id;
  return null;
end $$;
drop trigger if exists keep_contact on private.account_members;
create trigger keep_contact after insert or update or delete on private.account_members
  for each row execute function private.keep_contact();

create or replace function private.found_account(person uuid) returns void
language plpgsql security definer set search_path = '' as $$
begin
  insert into public.accounts (id) values (person) on conflict (id) do nothing;
  if found then
    insert into private.account_members (account, user_id, role) values (person, person, 'owner');
    insert into public.user_approval_status (user_id) values (person) on conflict (user_id) do nothing;
  end if;
end $$;

create or replace function private.on_person_registered() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if not exists (select from private.account_invitations i
      where i.token_sha256 = encode(sha256(convert_to(coalesce(new.raw_user_meta_data ->> 'invitation', ''), 'UTF8')), 'hex')
        and i.email = lower(new.email) and i.accepted_at is null and i.withdrawn_at is null and i.until > now()) then
    perform private.found_account(new.id);
  end if;
  return new;
end $$;
call private.ensure_auth_trigger('CREATE TRIGGER account_founded AFTER INSERT ON auth.users'
  ' FOR EACH ROW EXECUTE FUNCTION private.on_person_registered()');

create or replace function private.on_person_deleted() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  m private.account_members;
  heir uuid;
begin
  for m in select x.* from private.account_members x where x.user_id = old.id and x.until is null order by x.account loop
    -- Of two who are deleted at once, also by one statement, the second finds the first gone.
    perform pg_advisory_xact_lock(hashtextextended('people:' || m.account, 0));
    update private.account_members x set until = clock_timestamp() where (x.account, x.user_id, x.since) = (m.account, m.user_id, m.since);
    select x.user_id into heir from private.account_members x where x.account = m.account and x.until is null
      order by private.role_rank(x.role) desc, x.since, x.user_id limit 1;
    if heir is null and not exists (select from public.accounts a where a.id = m.account and a.by_firm) then
      insert into public.audit_log (actor, action, target, before)
        values (auth.uid(), 'client.deleted', m.account, jsonb_build_object(
          'documents', (select count(*) from public.documents d where d.user_id = m.account and d.kind = 'file'),
          'invoices', (select count(*) from public.invoices i where i.user_id = m.account),
          'messages', (select count(*) from public.messages x where x.user_id = m.account),
          'appointments', (select count(*) from public.appointments a where a.user_id = m.account)));
      delete from public.accounts a where a.id = m.account;
    else
      if m.role = 'owner' and heir is not null and not exists (select from private.account_members x
          where x.account = m.account and x.until is null and x.role = 'owner') then
        update private.account_members x set role = 'owner' where x.account = m.account and x.user_id = heir and x.until is null;
        insert into public.audit_log (actor, action, target, before, after) values (auth.uid(), 'people.owner-changed', m.account,
          jsonb_build_object('person', old.id), jsonb_build_object('person', heir));
      end if;
      insert into public.audit_log (actor, action, target, before) values (auth.uid(), 'people.removed', m.account,
        jsonb_build_object('person', old.id, 'email', old.email, 'role', m.role));
    end if;
  end loop;
  return old;
end $$;
call private.ensure_auth_trigger('CREATE TRIGGER account_ended BEFORE DELETE ON auth.users'
  ' FOR EACH ROW EXECUTE FUNCTION private.on_person_deleted()');

create or replace function private.contact_of(account uuid) returns table (id uuid, email text, email_confirmed_at timestamptz)
language sql stable as $$
  select u.id, u.email::text, u.email_confirmed_at from public.accounts a join auth.users u on u.id = a.contact where a.id = contact_of.account
$$;

create or replace function private.note_maker() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if new.made_by is null and (new.user_id = auth.uid() or not exists (select from private.staff s where s.user_id = auth.uid())) then
    new.made_by := auth.uid();
  end if;
  return new;
end $$;

revoke execute on function private.note_maker(), private.role_rank(text), private.keep_contact(), private.found_account(uuid),
  private.on_person_registered(), private.on_person_deleted(), private.contact_of(uuid)
  from public, anon, authenticated, service_role;

create table if not exists public.user_approval_status (
  user_id uuid primary key references public.accounts (id) on delete cascade,
  status text not null default 'waitlist' check (status in ('waitlist', 'approved', 'rejected')),
  reason text check (length(reason) between 1 and 500),
  decided_at timestamptz,
  created_at timestamptz not null default now()
);
alter table public.user_approval_status enable row level security;
revoke all on public.user_approval_status from anon, authenticated, service_role;
comment on table public.user_approval_status is
  'One row per account, made with it. A missing row counts as waitlist. Only set_approval changes it.';
create index if not exists user_approval_status_decided on public.user_approval_status (status, decided_at desc, user_id desc);
create index if not exists user_approval_status_queue on public.user_approval_status (status, created_at, user_id);

create table if not exists private.staff (
  user_id uuid primary key references auth.users (id) on delete cascade,
  role text not null check (role in ('advisor', 'admin')),
  created_at timestamptz not null default now(),
  name text check (length(btrim(name)) between 2 and 80)
);
alter table private.staff enable row level security;
revoke all on private.staff from anon, authenticated, service_role;
comment on table private.staff is 'Members of the firm. Read and written only by the functions of this schema.';
create index if not exists staff_of_role on private.staff (role);

create table if not exists private.client_advisors (
  client uuid not null references public.accounts (id) on delete cascade,
  advisor uuid not null references private.staff (user_id) on delete cascade,
  created_at timestamptz not null default now(),
  primary key (client, advisor)
);
alter table private.client_advisors enable row level security;
revoke all on private.client_advisors from anon, authenticated, service_role;
comment on table private.client_advisors is
  'The clients of each advisor. Administrators see every client, advisors these alone. Written by the functions of this schema.';
create index if not exists client_advisors_of_advisor on private.client_advisors (advisor, client);
alter table private.client_advisors add column if not exists responsible boolean not null default false;
create unique index if not exists client_advisors_responsible on private.client_advisors (client) where responsible;

create table if not exists private.firm_settings (
  name text primary key,
  value jsonb not null,
  changed_at timestamptz not null default now()
);
alter table private.firm_settings enable row level security;
revoke all on private.firm_settings from anon, authenticated, service_role;

create or replace function private.session_end(opened timestamptz, refreshed timestamp, told timestamptz) returns timestamptz
language plpgsql stable set search_path = '' as $$
begin
  return least(told, opened + interval '30 days', greatest(opened, refreshed at time zone 'utc') + interval '7 days');
end $$;

create or replace function private.session_is_open() returns boolean
language plpgsql stable security definer set search_path = '' as $$
begin
  return nullif(auth.jwt() ->> 'session_id', '') is null or exists (
    select from auth.sessions s where s.id = (auth.jwt() ->> 'session_id')::uuid
      and private.session_end(s.created_at, s.refreshed_at, s.not_after) > clock_timestamp());
end $$;

create or replace function private.keep_session_ended() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if private.session_end(old.created_at, old.refreshed_at, old.not_after) <= clock_timestamp() then
    new.not_after := private.session_end(old.created_at, old.refreshed_at, old.not_after);
  end if;
  return new;
end $$;
call private.ensure_auth_trigger('CREATE TRIGGER keep_session_ended BEFORE UPDATE OF refreshed_at ON auth.sessions'
  ' FOR EACH ROW EXECUTE FUNCTION private.keep_session_ended()');

create table if not exists private.second_steps (
  user_id uuid primary key references auth.users (id) on delete cascade,
  since timestamptz not null default now()
);
alter table private.second_steps enable row level security;
revoke all on private.second_steps from anon, authenticated, service_role;
comment on table private.second_steps is 'Clients who are asked for a code after the password. Functions alone read and write it.';

create or replace function private.has_second_step(person uuid) returns boolean
language plpgsql stable security definer set search_path = '' as $$
begin
  return exists (select from auth.mfa_factors f where f.user_id = person and f.status = 'verified')
    and (exists (select from private.staff s where s.user_id = person)
      or exists (select from private.second_steps t where t.user_id = person));
end $$;

create or replace function private.owner_step_is_asked(person uuid) returns boolean
language plpgsql stable security definer set search_path = '' as $$
begin
  return exists (select from private.firm_settings x where x.name = 'owner_second_step' and x.value = '"required"')
    and exists (select from private.account_members m join public.user_approval_status s on s.user_id = m.account
      where m.user_id = person and m.until is null and m.role = 'owner' and s.status = 'approved')
    and not exists (select from private.staff s where s.user_id = person);
end $$;

create or replace function private.owed_step() returns text
language plpgsql stable security definer set search_path = '' as $$
begin
  return case
    when auth.jwt() ->> 'aal' = 'aal2' and not private.owner_step_is_asked((select auth.uid())) then null
    when private.has_second_step((select auth.uid())) then case when auth.jwt() ->> 'aal' = 'aal2' then null else 'verify' end
    when exists (select from private.staff s where s.user_id = (select auth.uid()) and s.role = 'admin') and coalesce(
      (select x.value #>> '{}' from private.firm_settings x where x.name = 'second_step'), 'required') = 'required' then 'enrol'
    when private.owner_step_is_asked((select auth.uid())) then 'enrol'
  end;
end $$;

create or replace function private.staff_role() returns text
language plpgsql stable security definer set search_path = '' as $$
begin
  return (select s.role from private.staff s
    where s.user_id = (select auth.uid()) and private.session_is_open() and private.owed_step() is null);
end $$;

create or replace function private.is_staff() returns boolean
language plpgsql stable security definer set search_path = '' as $$
begin
  return private.staff_role() is not null;
end $$;

create or replace function private.is_admin() returns boolean
language plpgsql stable security definer set search_path = '' as $$
begin
  return coalesce(private.staff_role() = 'admin', false);
end $$;

create or replace function private.is_approved() returns boolean
language plpgsql stable security definer set search_path = '' as $$
begin
  return exists (
      select from private.account_members m join public.user_approval_status s on s.user_id = m.account
      where m.user_id = (select auth.uid()) and m.until is null and s.status = 'approved')
    and private.session_is_open() and private.owed_step() is null;
end $$;

create or replace function private.may_enter() returns boolean
language plpgsql stable security definer set search_path = '' as $$
begin
  return private.is_approved() or private.is_staff();
end $$;

create or replace function private.my_accounts(at_least text) returns setof uuid
language plpgsql stable security definer set search_path = '' as $$
begin
  if private.session_is_open() and private.owed_step() is null then
    return query select m.account from private.account_members m
      where m.user_id = (select auth.uid()) and m.until is null and private.role_rank(m.role) >= private.role_rank(at_least)
        and (exists (select from public.user_approval_status s where s.user_id = m.account and s.status = 'approved')
          or m.account = m.user_id and exists (select from private.staff t where t.user_id = m.user_id));
  end if;
end $$;

create or replace function private.my_memberships() returns setof uuid
language plpgsql stable security definer set search_path = '' as $$
begin
  return query select m.account from private.account_members m
    where m.user_id = (select auth.uid()) and (m.until is null or m.until > clock_timestamp() - interval '10 seconds');
end $$;

create or replace function private.named_account() returns private.account_members
language plpgsql stable security definer set search_path = '' as $$
declare
  named text := nullif(current_setting('request.headers', true), '')::jsonb ->> 'x-account';
  mine private.account_members;
begin
  select m.* into mine from private.account_members m left join public.user_approval_status s on s.user_id = m.account
    where m.user_id = (select auth.uid()) and m.until is null and (named is null or m.account::text = lower(named))
    order by s.status is not distinct from 'approved' desc, m.account = m.user_id desc, m.since, m.account limit 1;
  if mine.account is null and named is not null then
    raise exception 'not-found' using errcode = 'P0001';
  end if;
  return mine;
end $$;

create or replace function private.my_account(at_least text) returns uuid
language plpgsql stable security definer set search_path = '' as $$
declare
  mine private.account_members := private.named_account();
begin
  if mine.account is null or not (mine.account = mine.user_id and private.is_staff() or private.session_is_open() and private.owed_step() is null
    and exists (select from public.user_approval_status s where s.user_id = mine.account and s.status = 'approved')) then
    return null;
  end if;
  if private.role_rank(mine.role) < private.role_rank(at_least) then
    raise exception 'forbidden' using errcode = 'P0001';
  end if;
  return mine.account;
end $$;

create or replace function private.require_account(at_least text) returns uuid
language plpgsql stable security definer set search_path = '' as $$
declare
  account uuid := private.my_account(at_least);
begin
  if account is null then
    raise insufficient_privilege using message = 'not-approved';
  end if;
  return account;
end $$;

create or replace function private.owns(person uuid, account uuid) returns boolean
language plpgsql stable security definer set search_path = '' as $$
begin
  return exists (select from private.account_members m
    where m.account = owns.account and m.user_id = person and m.until is null and m.role = 'owner');
end $$;

create or replace function private.my_people() returns setof uuid
language plpgsql stable security definer set search_path = '' as $$
begin
  if private.is_staff() then
    return query select m.user_id from private.client_advisors a
      join private.account_members m on m.account = a.client and m.until is null where a.advisor = (select auth.uid());
  end if;
end $$;

create or replace function private.my_clients() returns setof uuid
language plpgsql stable security definer set search_path = '' as $$
begin
  if private.is_staff() then
    return query select a.client from private.client_advisors a where a.advisor = (select auth.uid());
  end if;
end $$;

create or replace function private.sees_client(client uuid) returns boolean
language plpgsql stable security definer set search_path = '' as $$
begin
  return case private.staff_role()
    when 'admin' then true
    when 'advisor' then exists (
      select from private.client_advisors a where a.client = sees_client.client and a.advisor = (select auth.uid()))
    else false end;
end $$;

revoke execute on function private.session_end(timestamptz, timestamp, timestamptz), private.keep_session_ended(),
  private.session_is_open(), private.has_second_step(uuid), private.owner_step_is_asked(uuid), private.owed_step(), private.staff_role(), private.is_staff(),
  private.is_admin(), private.is_approved(), private.may_enter(), private.my_clients(), private.sees_client(uuid),
  private.my_accounts(text), private.my_memberships(), private.named_account(), private.my_account(text), private.require_account(text),
  private.my_people(), private.owns(uuid, uuid)
  from public, anon, authenticated, service_role;
grant execute on function private.session_is_open(), private.is_staff(), private.is_admin(), private.is_approved(),
  private.may_enter(), private.my_clients(), private.sees_client(uuid), private.my_accounts(text), private.my_memberships(),
  private.my_account(text), private.my_people() to authenticated, service_role;

grant select on public.user_approval_status to authenticated, service_role;
drop policy if exists "own status or staff" on public.user_approval_status;
create policy "own status or staff" on public.user_approval_status for select to authenticated
  using (user_id in (select private.my_memberships()) or (select private.is_admin()) or user_id in (select private.my_clients())
    or (status = 'waitlist' and (select private.is_staff())));
drop policy if exists "open session" on public.user_approval_status;
create policy "open session" on public.user_approval_status as restrictive for all to authenticated
  using ((select private.session_is_open())) with check ((select private.session_is_open()));

create or replace function public.my_access() returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
  me uuid := (select auth.uid());
  named text := nullif(current_setting('request.headers', true), '')::jsonb ->> 'x-account';
  mine jsonb;
  chosen jsonb;
begin
  if private.session_is_open() then
    select coalesce(jsonb_agg(jsonb_build_object('id', m.account, 'name', k.title, 'role', m.role, 'status', coalesce(s.status, 'waitlist'))
        order by s.status is not distinct from 'approved' desc, m.account = me desc, m.since, m.account), '[]')
      into mine from private.account_members m left join private.client_cards k on k.client = m.account
      left join public.user_approval_status s on s.user_id = m.account
      where m.user_id = me and m.until is null;
    chosen := case when named is null then mine -> 0
      else (select a from jsonb_array_elements(mine) a where a ->> 'id' = lower(named)) end;
    return jsonb_build_object(
      'status', coalesce(chosen ->> 'status', 'waitlist'),
      'staff', (select s.role from private.staff s where s.user_id = me),
      'name', (select s.name from private.staff s where s.user_id = me),
      'owed', private.owed_step(),
      'account', chosen -> 'id', 'accounts', mine);
  end if;
  return null;
end $$;

create or replace function private.require_entry() returns uuid
language plpgsql stable security definer set search_path = '' as $$
begin
  if (select auth.uid()) is null or not private.may_enter() then
    raise insufficient_privilege using message = 'not-approved';
  end if;
  return auth.uid();
end $$;

create or replace function private.require_staff() returns uuid
language plpgsql stable security definer set search_path = '' as $$
begin
  if not private.is_staff() then
    raise insufficient_privilege using message = 'staff-only';
  end if;
  return auth.uid();
end $$;

create or replace function private.require_admin() returns void
language plpgsql stable security definer set search_path = '' as $$
begin
  if not private.is_staff() then
    raise insufficient_privilege using message = 'staff-only';
  end if;
  if not private.is_admin() then
    raise insufficient_privilege using message = 'admin-only';
  end if;
end $$;

create or replace function private.require_client(client uuid) returns void
language plpgsql stable security definer set search_path = '' as $$
begin
  if not private.is_staff() then
    raise insufficient_privilege using message = 'staff-only';
  end if;
  if not private.sees_client(client) or not exists (select from private.client_cards k where k.client = require_client.client)
    or exists (select from private.staff m where m.user_id = client) then
    raise exception 'not-found' using errcode = 'P0001';
  end if;
end $$;

create or replace function private.member_name(member uuid) returns text
language sql stable security definer set search_path = '' as $$
  select coalesce(s.name, split_part(u.email, '@', 1))
  from auth.users u left join private.staff s on s.user_id = u.id where u.id = member
$$;

revoke execute on function public.my_access(), private.require_entry(), private.require_staff(), private.require_admin(),
  private.require_client(uuid), private.member_name(uuid) from public, anon, authenticated, service_role;
grant execute on function public.my_access() to authenticated;

create or replace function private.on_auth_user_created() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  insert into public.user_approval_status (user_id) select a.id from public.accounts a where a.id = new.id
    on conflict (user_id) do nothing;
  return new;
end $$;
call private.ensure_auth_trigger('CREATE TRIGGER on_auth_user_created AFTER INSERT ON auth.users'
  ' FOR EACH ROW EXECUTE FUNCTION private.on_auth_user_created()');

create or replace function private.refuse_member_as_client() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if exists (select from private.staff m where m.user_id = new.client) then
    raise exception 'not-found' using errcode = 'P0001';
  end if;
  return new;
end $$;
drop trigger if exists client_advisors_of_clients on private.client_advisors;
create trigger client_advisors_of_clients before insert or update of client on private.client_advisors
  for each row execute function private.refuse_member_as_client();

create or replace function private.keep_responsible() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  changed uuid := case tg_op when 'DELETE' then old.client else new.client end;
begin
  update private.client_advisors a set responsible = true
    where a.client = changed
      and a.advisor = (select o.advisor from private.client_advisors o where o.client = changed order by o.created_at, o.advisor limit 1)
      and not exists (select from private.client_advisors o where o.client = changed and o.responsible);
  return null;
end $$;
drop trigger if exists keep_responsible on private.client_advisors;
create trigger keep_responsible after insert or delete on private.client_advisors
  for each row execute function private.keep_responsible();

create or replace function private.leave_clients() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  -- Who works for a client decides nothing about clients.
  if exists (select from private.account_members m where m.user_id = new.user_id and m.account <> new.user_id and m.until is null) then
    raise exception 'member-is-client' using errcode = 'P0001';
  end if;
  delete from private.client_advisors a where a.client = new.user_id;
  -- What a member uploads for clients is kept under an account of their own.
  perform private.found_account(new.user_id);
  return null;
end $$;
drop trigger if exists staff_leave_clients on private.staff;
create trigger staff_leave_clients after insert on private.staff for each row execute function private.leave_clients();

revoke execute on function private.on_auth_user_created(), private.refuse_member_as_client(), private.leave_clients(), private.keep_responsible()
  from public, anon, authenticated, service_role;

create table if not exists public.audit_log (
  id bigint generated always as identity primary key,
  at timestamptz not null default now(),
  actor uuid,
  action text not null,
  target uuid,
  before jsonb,
  after jsonb,
  ip text,
  user_agent text,
  area text generated always as (split_part(action, '.', 1)) stored
);
alter table public.audit_log enable row level security;
revoke all on public.audit_log from anon, authenticated, service_role;
revoke all on sequence public.audit_log_id_seq from anon, authenticated, service_role;
comment on table public.audit_log is
  'What members of the firm did, and what clients changed in their account. Append-only, for every role.';
create index if not exists audit_log_target on public.audit_log (target, id desc);
create index if not exists audit_log_listed on public.audit_log (at desc, id desc);
create index if not exists audit_log_of_actor on public.audit_log (actor, at desc, id desc);
create index if not exists audit_log_of_area on public.audit_log (area, at desc, id desc);
create index if not exists audit_log_about on public.audit_log (target, at desc, id desc);

grant select on public.audit_log to authenticated, service_role;
drop policy if exists "administrators read the audit log" on public.audit_log;
create policy "administrators read the audit log" on public.audit_log for select to authenticated
  using ((select private.is_admin()));
drop policy if exists "gate" on public.audit_log;
create policy "gate" on public.audit_log as restrictive for all to authenticated
  using ((select private.may_enter())) with check ((select private.may_enter()));

create or replace function private.refuse_change() returns trigger
language plpgsql set search_path = '' as $$
begin
  raise insufficient_privilege using message = 'append-only';
end $$;
drop trigger if exists audit_log_append_only on public.audit_log;
create trigger audit_log_append_only before update or delete or truncate on public.audit_log
  for each statement execute function private.refuse_change();

create or replace function private.stamp_audit() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  select d.ip, d.user_agent into new.ip, new.user_agent from private.session_devices d
    where d.session_id = nullif(auth.jwt() ->> 'session_id', '')::uuid;
  return new;
end $$;
drop trigger if exists audit_log_stamped on public.audit_log;
create trigger audit_log_stamped before insert on public.audit_log for each row execute function private.stamp_audit();

create or replace function private.note_staff(action text, target uuid, before jsonb, after jsonb) returns bigint
language sql volatile security definer set search_path = '' as $$
  insert into public.audit_log (actor, action, target, before, after)
    values ((select auth.uid()), note_staff.action, note_staff.target, note_staff.before, note_staff.after)
    returning id
$$;

drop function if exists private.note_account(uuid, text, jsonb, jsonb);
create or replace function private.note_account(client uuid, what text, was jsonb, becomes jsonb, who uuid default null) returns void
language sql volatile security definer set search_path = '' as $$
  insert into public.audit_log (actor, action, target, before, after)
    values (coalesce((select auth.uid()), who, client), what, client, was, becomes)
$$;

create or replace function public.list_audit(wanted jsonb default '{}', page_size int default 50) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
  size int := least(greatest(page_size, 1), 1000);
  about text := nullif(lower(btrim(wanted ->> 'about')), '');
  targets uuid[] := '{}';
  filter text := '';
  found_rows jsonb;
  last_row jsonb;
begin
  perform private.require_admin();
  if about is not null then
    select coalesce(array_agg(u.id), '{}') into targets from (
      select x.id from auth.users x where starts_with(lower(x.email), about) limit 200) x
      cross join lateral (select x.id union select m.account from private.account_members m
        where m.user_id = x.id and m.until is null) u (id);
    filter := filter || ' and l.target = any ($1)';
  end if;
  if wanted ->> 'actor' is not null then filter := filter || ' and l.actor = $2'; end if;
  if wanted ->> 'area' is not null then filter := filter || ' and l.area = $3'; end if;
  if wanted ->> 'from' is not null then filter := filter || ' and l.at >= $4'; end if;
  if wanted ->> 'until' is not null then filter := filter || ' and l.at < $5'; end if;
  if wanted ->> 'after' is not null then filter := filter || ' and (l.at, l.id) < ($6, $7)'; end if;
  execute 'select coalesce(jsonb_agg(to_jsonb(r) order by r.at desc, r.id desc), ''[]'') from (
      select l.id, l.at, l.action, l.actor, private.member_name(l.actor) as actor_name, l.target,
             coalesce((select c.email from private.contact_of(l.target) c),
               (select u.email::text from auth.users u where u.id = l.target)) as target_email,
             l.before, l.after, l.ip, l.user_agent
      from public.audit_log l where true' || filter || ' order by l.at desc, l.id desc limit $8) r'
    into found_rows
    using targets, (wanted ->> 'actor')::uuid, wanted ->> 'area', (wanted ->> 'from')::timestamptz,
          (wanted ->> 'until')::timestamptz, (wanted -> 'after' ->> 0)::timestamptz, (wanted -> 'after' ->> 1)::bigint, size + 1;
  if jsonb_array_length(found_rows) <= size then
    return jsonb_build_object('rows', found_rows, 'next', null);
  end if;
  last_row := found_rows -> (size - 1);
  return jsonb_build_object('rows', found_rows - size, 'next', jsonb_build_array(last_row -> 'at', last_row -> 'id'));
end $$;

revoke execute on function private.refuse_change(), private.stamp_audit(), private.note_staff(text, uuid, jsonb, jsonb),
  private.note_account(uuid, text, jsonb, jsonb, uuid), public.list_audit(jsonb, int) from public, anon, authenticated, service_role;
grant execute on function public.list_audit(jsonb, int) to authenticated;

create table if not exists public.outbox (
  id uuid primary key default gen_random_uuid(),
  kind text not null,
  key text not null unique,
  user_id uuid references public.accounts (id) on delete cascade,
  batch_id uuid,
  payload jsonb not null default '{}',
  status text not null default 'pending' check (status in ('pending', 'done', 'parked', 'dropped')),
  attempts int not null default 0,
  next_at timestamptz not null default now(),
  locked_until timestamptz,
  last_error text,
  created_at timestamptz not null default now(),
  done_at timestamptz,
  first_tried_at timestamptz
);
alter table public.outbox enable row level security;
revoke all on public.outbox from anon, authenticated, service_role;
alter table public.outbox drop constraint if exists outbox_kind_check,
  add constraint outbox_kind_check check (kind in ('drive.push', 'drive.share', 'drive.trash', 'automation.batch', 'mail'));
comment on table public.outbox is 'Outgoing effects, sent by leased workers. Service role only; last_error holds a class, never a text from outside.';
comment on column public.outbox.first_tried_at is 'When its tries began; they begin anew when a member sends it again.';
create index if not exists outbox_due on public.outbox (next_at) where status = 'pending';
create index if not exists outbox_batch on public.outbox (batch_id) where status = 'pending';
create index if not exists outbox_open on public.outbox (created_at, id) where status in ('pending', 'parked');
create index if not exists outbox_open_of_user on public.outbox (user_id, created_at, id) where status in ('pending', 'parked');
create index if not exists outbox_settled on public.outbox (kind, done_at desc) where status = 'done';
create index if not exists outbox_of_user on public.outbox (user_id) where user_id is not null;
drop index if exists public.outbox_sent;
create index if not exists outbox_to_forget on public.outbox (done_at) where status in ('done', 'dropped');
grant select, insert, update, delete on public.outbox to service_role;

create or replace function public.claim_outbox(max_jobs int, lease_seconds int, only_batch uuid default null)
returns setof public.outbox
language sql volatile security definer set search_path = '' as $$
  update public.outbox o
    set attempts = o.attempts + 1, locked_until = clock_timestamp() + make_interval(secs => lease_seconds),
        first_tried_at = case when o.attempts = 0 then clock_timestamp() else coalesce(o.first_tried_at, clock_timestamp()) end
    where o.id in (
      select c.id from public.outbox c
      where c.status = 'pending'
        and (c.next_at <= clock_timestamp() or (c.batch_id = only_batch and c.attempts = 0))
        and (c.locked_until is null or c.locked_until < clock_timestamp())
        and (only_batch is null or c.batch_id = only_batch)
      order by (c.kind = 'automation.batch'), c.next_at
      limit max_jobs
      for update skip locked)
    returning o.*
$$;

create or replace function public.complete_outbox(job_id uuid, attempt int) returns boolean
language sql volatile security definer set search_path = '' as $$
  with closed as (
    update public.outbox set status = 'done', done_at = clock_timestamp(), locked_until = null, last_error = null
    where id = job_id and attempts = attempt and status = 'pending' returning 1)
  select exists (select from closed)
$$;

create or replace function public.fail_outbox(
  job_id uuid, attempt int, error text, retry_seconds int default null, tell boolean default false
) returns boolean
language plpgsql volatile security definer set search_path = '' as $$
declare
  o public.outbox;
begin
  update public.outbox x set
    status = case when retry_seconds is null then 'parked' else 'pending' end,
    next_at = clock_timestamp() + make_interval(secs => coalesce(retry_seconds, 0)),
    locked_until = null, last_error = left(error, 100)
    where x.id = job_id and x.attempts = attempt and x.status = 'pending' returning * into o;
  if o.id is null then
    return false;
  end if;
  if tell or o.status = 'parked' then
    perform private.tell_of_delivery(o);
  end if;
  return true;
end $$;

create or replace function private.tell_of_delivery(o public.outbox) returns void
language sql volatile security definer set search_path = '' as $$
  insert into public.outbox (kind, key, user_id, payload)
    select 'mail', concat_ws(':', 'mail:delivery', o.kind, o.last_error, (now() at time zone 'America/Bogota')::date, s.user_id), s.user_id,
           jsonb_build_object('template', 'delivery-stopped', 'to', u.email,
             'data', jsonb_build_object('kind', o.kind, 'reason', o.last_error, 'status', o.status))
    from private.staff s join auth.users u on u.id = s.user_id
    where s.role = 'admin' and o.payload ->> 'template' is distinct from 'delivery-stopped'
    on conflict (key) do nothing
$$;

create or replace function private.queue_mail(client uuid, mail_key text, template text, recipient text, data jsonb) returns void
language sql volatile security definer set search_path = '' as $$
  insert into public.outbox (kind, key, user_id, payload)
    values ('mail', 'mail:' || mail_key, (select a.id from public.accounts a where a.id = client), jsonb_build_object('template', template, 'to', recipient, 'data', data))
    on conflict (key) do nothing
$$;

revoke execute on function public.claim_outbox(int, int, uuid), public.complete_outbox(uuid, int),
  public.fail_outbox(uuid, int, text, int, boolean), private.tell_of_delivery(public.outbox),
  private.queue_mail(uuid, text, text, text, jsonb) from public, anon, authenticated, service_role;
grant execute on function public.claim_outbox(int, int, uuid), public.complete_outbox(uuid, int),
  public.fail_outbox(uuid, int, text, int, boolean) to service_role;

create or replace function private.is_late(o public.outbox) returns boolean
language sql stable set search_path = '' as $$
  select o.status = 'pending' and (o.last_error is not null or o.next_at < now() - interval '5 minutes')
$$;

create or replace function private.own_delivery(delivery uuid) returns public.outbox
language plpgsql security definer set search_path = '' as $$
declare
  o public.outbox;
begin
  if not private.is_staff() then
    raise insufficient_privilege using message = 'staff-only';
  end if;
  select * into o from public.outbox x where x.id = delivery for update;
  if o.id is null or not (private.is_admin() or (o.user_id is not null and private.sees_client(o.user_id))) then
    raise exception 'not-found' using errcode = 'P0001';
  end if;
  return o;
end $$;

create or replace function public.list_deliveries(wanted jsonb default '{}', page_size int default 50) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
  size int := least(greatest(page_size, 1), 200);
  filter text := '';
  mine uuid[];
  found_rows jsonb;
  last_row jsonb;
begin
  if not private.is_staff() then
    raise insufficient_privilege using message = 'staff-only';
  end if;
  if not private.is_admin() then
    select coalesce(array_agg(c), '{}') into mine from private.my_clients() c;
    filter := filter || ' and o.user_id = any ($1)';
  end if;
  if wanted ->> 'kind' is not null then filter := filter || ' and o.kind = $2'; end if;
  if wanted ->> 'status' = 'parked' then filter := filter || ' and o.status = ''parked'''; end if;
  if wanted ->> 'status' = 'late' then filter := filter || ' and o.status = ''pending'''; end if;
  if wanted ->> 'after' is not null then filter := filter || ' and (o.created_at, o.id) > ($3, $4)'; end if;
  execute 'select coalesce(jsonb_agg(to_jsonb(r) order by r.created_at, r.id), ''[]'') from (
      select o.id, o.kind, o.payload ->> ''template'' as template, o.status, o.attempts, o.last_error, o.created_at, o.next_at,
             o.user_id, coalesce(p.name, u.email) as client
      from public.outbox o left join lateral private.contact_of(o.user_id) u on true left join public.client_profiles p on p.user_id = u.id
      where o.status in (''pending'', ''parked'') and (o.status = ''parked'' or private.is_late(o))' || filter || '
      order by o.created_at, o.id limit $5) r'
    into found_rows
    using mine, wanted ->> 'kind', (wanted -> 'after' ->> 0)::timestamptz, (wanted -> 'after' ->> 1)::uuid, size + 1;
  if jsonb_array_length(found_rows) <= size then
    return jsonb_build_object('rows', found_rows, 'next', null);
  end if;
  last_row := found_rows -> (size - 1);
  return jsonb_build_object('rows', found_rows - size, 'next', jsonb_build_array(last_row -> 'created_at', last_row -> 'id'));
end $$;

create or replace function public.delivery_health() returns jsonb
language plpgsql stable security definer set search_path = '' as $$
begin
  perform private.require_admin();
  return (
    select jsonb_object_agg(k.kind, jsonb_build_object(
      'waiting', w.waiting, 'late', w.late, 'parked', w.parked, 'oldest', w.oldest,
      'delivered_at', (select max(d.done_at) from public.outbox d where d.kind = k.kind and d.status = 'done'),
      'delivered_today', (select count(*) from public.outbox d where d.kind = k.kind and d.status = 'done'
        and d.done_at >= date_trunc('day', now() at time zone 'America/Bogota') at time zone 'America/Bogota')))
    from unnest(array['mail', 'drive.push', 'drive.share', 'drive.trash', 'automation.batch']) k (kind),
    lateral (
      select count(*) filter (where o.status = 'pending') as waiting,
             count(*) filter (where private.is_late(o)) as late,
             count(*) filter (where o.status = 'parked') as parked,
             min(o.created_at) filter (where o.status = 'parked' or private.is_late(o)) as oldest
      from public.outbox o where o.kind = k.kind and o.status in ('pending', 'parked')) w);
end $$;

create or replace function public.retry_delivery(delivery uuid) returns void
language plpgsql security definer set search_path = '' as $$
declare
  o public.outbox := private.own_delivery(delivery);
begin
  if o.status not in ('pending', 'parked') then
    raise exception 'delivery-settled' using errcode = 'P0001';
  end if;
  if o.locked_until > now() then
    return;
  end if;
  update public.outbox x set status = 'pending', attempts = 0, next_at = now(), locked_until = null where x.id = delivery;
  perform private.note_staff('delivery.retried', o.user_id,
    jsonb_build_object('delivery', o.id, 'kind', o.kind, 'status', o.status, 'attempts', o.attempts, 'error', o.last_error),
    jsonb_build_object('delivery', o.id, 'status', 'pending'));
end $$;

create or replace function public.drop_delivery(delivery uuid, reason text) returns void
language plpgsql security definer set search_path = '' as $$
declare
  o public.outbox := private.own_delivery(delivery);
begin
  if nullif(btrim(drop_delivery.reason), '') is null then
    raise exception 'reason-required' using errcode = 'P0001';
  end if;
  if o.status not in ('pending', 'parked') or o.locked_until > now() then
    raise exception 'delivery-settled' using errcode = 'P0001';
  end if;
  update public.outbox x set status = 'dropped', done_at = now(), locked_until = null where x.id = delivery;
  perform private.note_staff('delivery.dropped', o.user_id,
    jsonb_build_object('delivery', o.id, 'kind', o.kind, 'status', o.status, 'attempts', o.attempts, 'error', o.last_error),
    jsonb_build_object('delivery', o.id, 'status', 'dropped', 'reason', left(btrim(drop_delivery.reason), 500)));
end $$;

revoke execute on function private.is_late(public.outbox), private.own_delivery(uuid), public.list_deliveries(jsonb, int),
  public.delivery_health(), public.retry_delivery(uuid), public.drop_delivery(uuid, text)
  from public, anon, authenticated, service_role;
grant execute on function public.list_deliveries(jsonb, int), public.delivery_health(), public.retry_delivery(uuid),
  public.drop_delivery(uuid, text) to authenticated;

create or replace function private.nit_check_digit(nit text) returns int
language sql immutable strict set search_path = '' as $$
  select case when rest < 2 then rest else 11 - rest end from (
    select sum(substr(reverse(nit), place, 1)::int
      * (array[3, 7, 13, 17, 19, 23, 29, 37, 41, 43, 47, 53, 59, 67, 71])[place])::int % 11 as rest
    from generate_series(1, length(nit)) place) weighed
$$;

create table if not exists public.client_profiles (
  user_id uuid primary key references auth.users (id) on delete cascade,
  name text check (length(name) between 2 and 100),
  phone text check (phone ~ '^\+?[0-9 ]{7,20}$'),
  password_changed_at timestamptz,
  updated_at timestamptz not null default now()
);
alter table public.client_profiles enable row level security;
revoke all on public.client_profiles from anon, authenticated, service_role;
comment on table public.client_profiles is 'How the firm reaches a client. Only save_profile and the trigger on auth.users write.';

grant select on public.client_profiles to authenticated, service_role;
drop policy if exists "own or staff" on public.client_profiles;
create policy "own or staff" on public.client_profiles for select to authenticated
  using (user_id = (select auth.uid()) or (select private.is_admin()) or user_id in (select private.my_people()));
drop policy if exists "gate" on public.client_profiles;
create policy "gate" on public.client_profiles as restrictive for all to authenticated
  using ((select private.may_enter())) with check ((select private.may_enter()));

create table if not exists public.companies (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references public.accounts (id) on delete cascade,
  name text not null check (length(btrim(name)) between 2 and 150),
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
create index if not exists companies_by_nit on public.companies (nit);

grant select on public.companies to authenticated, service_role;
drop policy if exists "own or staff" on public.companies;
create policy "own or staff" on public.companies for select to authenticated
  using (user_id in (select private.my_accounts('reader')) or (select private.is_admin()) or user_id in (select private.my_clients()));
drop policy if exists "gate" on public.companies;
create policy "gate" on public.companies as restrictive for all to authenticated
  using ((select private.may_enter())) with check ((select private.may_enter()));

create table if not exists public.notification_choices (
  user_id uuid not null references auth.users (id) on delete cascade,
  topic text not null check (topic in ('messages', 'appointments', 'deadlines', 'newsletter', 'invoices')),
  wanted boolean not null,
  changed_at timestamptz not null default now(),
  primary key (user_id, topic)
);
alter table public.notification_choices enable row level security;
revoke all on public.notification_choices from anon, authenticated, service_role;
comment on table public.notification_choices is
  'Which mails a client wants; private.wants_mail answers for topics without a row. Essential mails have no topic.';

grant select on public.notification_choices to authenticated, service_role;
drop policy if exists "own or staff" on public.notification_choices;
create policy "own or staff" on public.notification_choices for select to authenticated
  using (user_id = (select auth.uid()) or (select private.is_admin()) or user_id in (select private.my_people()));
drop policy if exists "gate" on public.notification_choices;
create policy "gate" on public.notification_choices as restrictive for all to authenticated
  using ((select private.may_enter())) with check ((select private.may_enter()));

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

create or replace function public.save_company(company_name text, company_nit text, company_digit int, company uuid default null)
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
  me uuid := private.require_account('owner');
  gone public.companies;
begin
  delete from public.companies c where c.user_id = me and c.id = company returning * into gone;
  if gone.id is null then
    raise exception 'not-found' using errcode = 'P0001';
  end if;
  perform private.note_account(me, 'company.removed', to_jsonb(gone), null);
end $$;

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

create or replace function private.wants_mail(client uuid, topic text) returns boolean
language sql stable security definer set search_path = '' as $$
  select coalesce(
    (select c.wanted from public.notification_choices c where c.user_id = client and c.topic = wants_mail.topic),
    topic in ('messages', 'appointments'))
$$;

create or replace function private.respect_mail_choice() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  template text := new.payload ->> 'template';
  topic text := case when template like 'message-%' then 'messages' when template like 'appointment-%' then 'appointments'
    when template = 'dates-near' then 'deadlines' end;
begin
  if topic is not null and exists (select from private.contact_of(new.user_id) c
      where c.email = new.payload ->> 'to' and not private.wants_mail(c.id, topic)) then
    return null;
  end if;
  return new;
end $$;
drop trigger if exists respect_mail_choice on public.outbox;
create trigger respect_mail_choice before insert on public.outbox
  for each row when (new.kind = 'mail' and new.user_id is not null) execute function private.respect_mail_choice();

revoke execute on function private.nit_check_digit(text), public.save_profile(text, text),
  public.save_company(text, text, int, uuid), public.remove_company(uuid),
  public.save_mail_choices(uuid, jsonb, jsonb, text, text, text), private.wants_mail(uuid, text), private.respect_mail_choice()
  from public, anon, authenticated, service_role;
grant execute on function private.nit_check_digit(text), public.save_mail_choices(uuid, jsonb, jsonb, text, text, text)
  to service_role;
grant execute on function public.save_profile(text, text), public.save_company(text, text, int, uuid), public.remove_company(uuid)
  to authenticated;

create table if not exists private.session_devices (
  session_id uuid primary key,
  user_id uuid not null references auth.users (id) on delete cascade,
  user_agent text,
  ip text,
  seen_at timestamptz not null default now()
);
alter table private.session_devices enable row level security;
revoke all on private.session_devices from anon, authenticated, service_role;
comment on table private.session_devices is
  'From where each session was opened: the auth service sees only our own server. Read and written by functions alone.';
create index if not exists session_devices_of_user on private.session_devices (user_id);

create or replace function public.my_sessions() returns table (
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

create or replace function public.note_session(client uuid, session uuid, agent text, address text) returns void
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

create table if not exists public.consents (
  id uuid primary key default gen_random_uuid(),
  user_id uuid references auth.users (id) on delete set null,
  email text not null,
  purpose text not null,
  policy_version text not null,
  text_sha256 text not null check (text_sha256 ~ '^[0-9a-f]{64}$'),
  ip text,
  user_agent text check (length(user_agent) <= 400),
  accepted_at timestamptz not null default now(),
  action text not null default 'granted' check (action in ('granted', 'withdrawn'))
);
alter table public.consents enable row level security;
revoke all on public.consents from anon, authenticated, service_role;
comment on table public.consents is 'Evidence of each acceptance (Ley 1581 de 2012, art. 9; Decreto 1377 de 2013, art. 7). The holder reads their own; nobody changes a row.';
create index if not exists consents_of_user on public.consents (user_id, accepted_at desc);

grant select on public.consents to authenticated;
grant select, insert on public.consents to service_role;
drop policy if exists "own consents or staff" on public.consents;
create policy "own consents or staff" on public.consents for select to authenticated
  using (user_id = (select auth.uid()) or (select private.is_admin()) or user_id in (select private.my_people()));
drop policy if exists "open session" on public.consents;
create policy "open session" on public.consents as restrictive for all to authenticated
  using ((select private.session_is_open())) with check ((select private.session_is_open()));
drop trigger if exists consents_kept on public.consents;
create trigger consents_kept before truncate on public.consents
  for each statement execute function private.refuse_change();

create table if not exists public.data_requests (
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
alter table public.data_requests add column if not exists made_by uuid;
drop trigger if exists note_maker on public.data_requests;
create trigger note_maker before insert on public.data_requests for each row execute function private.note_maker();
alter table public.data_requests enable row level security;
revoke all on public.data_requests from anon, authenticated, service_role;
comment on table public.data_requests is
  'Consultas and reclamos (Ley 1581 de 2012, arts. 14 and 15) with the day by which the law wants the answer.';
create index if not exists data_requests_of_user on public.data_requests (user_id, created_at desc);
create index if not exists data_requests_open on public.data_requests (due_on) where status in ('received', 'extended');

grant select on public.data_requests to authenticated, service_role;
drop policy if exists "own or staff" on public.data_requests;
create policy "own or staff" on public.data_requests for select to authenticated
  using (user_id in (select private.my_accounts('owner')) or (select private.is_admin()) or user_id in (select private.my_clients()));
drop policy if exists "gate" on public.data_requests;
create policy "gate" on public.data_requests as restrictive for all to authenticated
  using ((select private.may_enter())) with check ((select private.may_enter()));

create table if not exists public.data_exports (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references public.accounts (id) on delete cascade,
  status text not null default 'ready' check (status in ('ready', 'running', 'done', 'failed')),
  files int not null default 0,
  files_done int not null default 0,
  created_at timestamptz not null default now(),
  finished_at timestamptz,
  made_by uuid
);
alter table public.data_exports add column if not exists made_by uuid;
drop trigger if exists note_maker on public.data_exports;
create trigger note_maker before insert on public.data_exports for each row execute function private.note_maker();
alter table public.data_exports enable row level security;
revoke all on public.data_exports from anon, authenticated, service_role;
comment on table public.data_exports is 'Each copy of their data that a client asked for; its id is good for one download. The server writes.';
create index if not exists data_exports_of_user on public.data_exports (user_id, created_at desc);

grant select on public.data_exports to authenticated;
grant select, insert, update on public.data_exports to service_role;
drop policy if exists "own or staff" on public.data_exports;
create policy "own or staff" on public.data_exports for select to authenticated
  using (user_id in (select private.my_accounts('owner')) or (select private.is_admin()) or user_id in (select private.my_clients()));
drop policy if exists "gate" on public.data_exports;
create policy "gate" on public.data_exports as restrictive for all to authenticated
  using ((select private.may_enter())) with check ((select private.may_enter()));

drop function if exists public.file_data_request(uuid, uuid, text, text, date, text, text);
create or replace function public.file_data_request(
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

create or replace function public.decide_data_request(request uuid, new_status text, reply text, new_due date default null) returns void
language plpgsql security definer set search_path = '' as $$
declare
  old public.data_requests;
  decided public.data_requests;
begin
  if not private.is_staff() then
    raise insufficient_privilege using message = 'staff-only';
  end if;
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

create or replace function private.on_data_export() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if not private.owns(coalesce(new.made_by, new.user_id), new.user_id) then
    raise exception 'forbidden' using errcode = 'P0001';
  end if;
  perform private.note_account(new.user_id, 'account.export', null, jsonb_build_object('files', new.files), new.made_by);
  return new;
end $$;
drop trigger if exists on_data_export on public.data_exports;
create trigger on_data_export after insert on public.data_exports
  for each row execute function private.on_data_export();

revoke execute on function public.file_data_request(uuid, uuid, text, text, date, text, text, uuid),
  public.decide_data_request(uuid, text, text, date), private.on_data_export() from public, anon, authenticated, service_role;
grant execute on function public.file_data_request(uuid, uuid, text, text, date, text, text, uuid) to service_role;
grant execute on function public.decide_data_request(uuid, text, text, date) to authenticated;

create table if not exists private.change_permits (
  user_id uuid not null references auth.users (id) on delete cascade,
  kind text not null,
  email text,
  undo uuid,
  until timestamptz not null,
  primary key (user_id, kind)
);
alter table private.change_permits drop constraint if exists change_permits_kind_check;
alter table private.change_permits add constraint change_permits_kind_check check (kind in ('password', 'email', 'owner', 'second-step'));
alter table private.change_permits enable row level security;
revoke all on private.change_permits from anon, authenticated, service_role;
comment on table private.change_permits is 'One change of password, address, owner of a company or second step of a member that was allowed, for a minute: an account in use takes no other. Functions alone read and write it.';

create table if not exists private.email_undos (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references auth.users (id) on delete cascade,
  old_email text not null,
  made_at timestamptz not null default now(),
  used_at timestamptz
);
alter table private.email_undos enable row level security;
revoke all on private.email_undos from anon, authenticated, service_role;
comment on table private.email_undos is 'Changes of address that their old mailbox can take back, once, for a week. Functions alone read and write it.';
create index if not exists email_undos_of_user on private.email_undos (user_id);

create or replace function public.permit_change(person uuid, change text, address text default null) returns void
language sql volatile security definer set search_path = '' as $$
  insert into private.change_permits as p (user_id, kind, email, until)
    values (person, change, lower(address), now() + interval '1 minute')
    on conflict (user_id, kind) do update set email = excluded.email, undo = null, until = excluded.until
$$;

create or replace function private.guard_account() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  guarded boolean := old.email_confirmed_at is not null or old.last_sign_in_at is not null
    or exists (select from auth.sessions s where s.user_id = new.id);
  wanted text := lower(coalesce(nullif(new.email_change, ''), new.email));
  permit private.change_permits;
begin
  if old.encrypted_password is distinct from new.encrypted_password then
    delete from private.change_permits p where p.user_id = new.id and p.kind = 'password' and p.until > now();
    if guarded and not found then
      raise insufficient_privilege using message = 'not-permitted';
    end if;
  end if;
  if old.email is distinct from new.email
      or (coalesce(new.email_change, '') <> '' and old.email_change is distinct from new.email_change) then
    delete from private.change_permits p
      where p.user_id = new.id and p.kind = 'email' and p.email = wanted and p.until > now() returning * into permit;
    -- What was asked for with a permit, and then confirmed from the mailboxes, needs no other.
    if guarded and not found and not (old.email is distinct from new.email and lower(coalesce(old.email_change, '')) = lower(new.email)) then
      raise insufficient_privilege using message = 'not-permitted';
    end if;
  end if;
  -- With it go those of the changes that came after: they lead to whoever took the account.
  if permit.undo is not null then
    update private.email_undos e set used_at = now()
      where e.user_id = new.id and e.used_at is null
        and e.made_at >= (select x.made_at from private.email_undos x where x.id = permit.undo);
  end if;
  return new;
end $$;
call private.ensure_auth_trigger('CREATE TRIGGER guard_account BEFORE UPDATE OF email, email_change, encrypted_password ON auth.users'
  ' FOR EACH ROW EXECUTE FUNCTION private.guard_account()');

create or replace function private.on_auth_user_changed() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  way_back uuid;
begin
  if old.encrypted_password is distinct from new.encrypted_password and coalesce(old.encrypted_password, '') <> ''
      and old.last_sign_in_at is not null then
    insert into public.client_profiles as p (user_id, password_changed_at) values (new.id, clock_timestamp())
      on conflict (user_id) do update set password_changed_at = excluded.password_changed_at;
    perform private.note_account(new.id, 'account.password', null, null);
    perform private.queue_mail(new.id, 'password:' || new.id || ':' || md5(new.encrypted_password), 'password-changed', new.email, '{}');
  end if;
  if old.email is distinct from new.email and old.email is not null then
    perform private.note_account(new.id, 'account.email',
      jsonb_build_object('email', old.email), jsonb_build_object('email', new.email));
    if exists (select from private.email_undos e where e.user_id = new.id and e.used_at = now()) then
      perform private.queue_mail(new.id, 'email-back:' || new.id || ':' || md5(new.email || clock_timestamp()), 'email-taken-back',
        old.email, jsonb_build_object('email', new.email));
    else
      delete from private.email_undos e where e.user_id = new.id and e.made_at < now() - interval '30 days';
      insert into private.email_undos (user_id, old_email) values (new.id, old.email) returning id into way_back;
      perform private.queue_mail(new.id, 'email:' || new.id || ':' || md5(new.email || clock_timestamp()), 'email-changed', old.email,
        jsonb_build_object('email', new.email, 'undo', way_back));
    end if;
  end if;
  return new;
end $$;
call private.ensure_auth_trigger('CREATE TRIGGER on_auth_user_changed AFTER UPDATE OF email, encrypted_password ON auth.users'
  ' FOR EACH ROW EXECUTE FUNCTION private.on_auth_user_changed()');

create or replace function public.email_change_of(token text, life int) returns jsonb
language sql stable security definer set search_path = '' as $$
  -- The second halves are the conditions of the auth service's own indexes.
  select jsonb_build_object('before', u.email, 'after', u.email_change) from auth.users u
    where ((u.email_change_token_current = token and u.email_change_token_current !~ '^[0-9 ]*$')
        or (u.email_change_token_new = token and u.email_change_token_new !~ '^[0-9 ]*$'))
      and u.email_change_sent_at > now() - make_interval(secs => life)
      and u.email <> '' and u.email_change <> ''
    limit 1
$$;

revoke execute on function public.permit_change(uuid, text, text), private.guard_account(), private.on_auth_user_changed(),
  public.email_change_of(text, int) from public, anon, authenticated, service_role;
grant execute on function public.permit_change(uuid, text, text), public.email_change_of(text, int) to service_role;

create table if not exists private.registrations (
  user_id uuid primary key references auth.users (id) on delete cascade,
  mark text not null,
  made_at timestamptz not null default now()
);
alter table private.registrations enable row level security;
revoke all on private.registrations from anon, authenticated, service_role;
comment on table private.registrations is 'The hash of the mark of each account''s last registration. Functions alone read and write it.';

create table if not exists private.link_claims (
  key text primary key,
  user_id uuid not null references auth.users (id) on delete cascade,
  until timestamptz not null
);
alter table private.link_claims enable row level security;
revoke all on private.link_claims from anon, authenticated, service_role;
comment on table private.link_claims is 'The hashes of links that a press is using just now, for a minute. Functions alone read and write it.';
create index if not exists link_claims_of_user on private.link_claims (user_id);

create or replace function public.note_registration(person uuid, registration text) returns void
language sql volatile security definer set search_path = '' as $$
  insert into private.registrations as r (user_id, mark) values (person, registration)
    on conflict (user_id) do update set mark = excluded.mark, made_at = now()
$$;

create or replace function public.link_owner(link text, token text, life int) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
  u auth.users;
begin
  -- The second condition is the one of the auth service's own index.
  if link = 'signup' then
    select * into u from auth.users x
      where x.confirmation_token = token and x.confirmation_token !~ '^[0-9 ]*$'
        and x.email_confirmed_at is null and x.confirmation_sent_at > now() - make_interval(secs => life);
  else
    select * into u from auth.users x
      where x.recovery_token = token and x.recovery_token !~ '^[0-9 ]*$'
        and x.recovery_sent_at > now() - make_interval(secs => life);
  end if;
  if u.email is null or u.banned_until > now() then
    return null;
  end if;
  return jsonb_build_object(
    'user', u.id, 'email', u.email,
    'mark', (select r.mark from private.registrations r where r.user_id = u.id),
    'second_step', private.has_second_step(u.id));
end $$;

create or replace function private.link_key(link text, token text) returns text
language sql immutable set search_path = '' as $$
  select encode(sha256(convert_to(link || ':' || token, 'UTF8')), 'hex')
$$;

create or replace function private.take_link(link text, token text, person uuid) returns boolean
language plpgsql volatile security definer set search_path = '' as $$
begin
  delete from private.link_claims c where c.until <= now();
  insert into private.link_claims (key, user_id, until)
    values (private.link_key(link, token), person, now() + interval '1 minute') on conflict (key) do nothing;
  return found;
end $$;

create or replace function public.claim_link(link text, token text, life int, sets_password boolean) returns jsonb
language plpgsql volatile security definer set search_path = '' as $$
declare
  owner jsonb := public.link_owner(link, token, life);
begin
  if owner is null or not private.take_link(link, token, (owner ->> 'user')::uuid) then
    return null;
  end if;
  -- Asked again: whoever held the claim until now may have used the link.
  owner := public.link_owner(link, token, life);
  if owner is not null and sets_password then
    perform public.permit_change((owner ->> 'user')::uuid, 'password');
  end if;
  return owner;
end $$;

create or replace function public.release_link(link text, token text) returns void
language plpgsql volatile security definer set search_path = '' as $$
declare
  person uuid;
begin
  delete from private.link_claims c where c.key = private.link_key(link, token) returning c.user_id into person;
  delete from private.change_permits p where p.user_id = person;
end $$;

create or replace function public.begin_email_undo(change uuid) returns jsonb
language plpgsql volatile security definer set search_path = '' as $$
declare
  undo private.email_undos;
begin
  select * into undo from private.email_undos e
    where e.id = change and e.used_at is null and e.made_at > now() - interval '7 days';
  if not found or not private.take_link('undo', change::text, undo.user_id) then
    return null;
  end if;
  if not exists (select from private.email_undos e where e.id = change and e.used_at is null) then
    return null;
  end if;
  insert into private.change_permits as p (user_id, kind, email, undo, until)
    values (undo.user_id, 'password', null, null, now() + interval '1 minute'),
           (undo.user_id, 'email', lower(undo.old_email), undo.id, now() + interval '1 minute')
    on conflict (user_id, kind) do update set email = excluded.email, undo = excluded.undo, until = excluded.until;
  return (
    select jsonb_build_object('user', undo.user_id, 'email', undo.old_email,
      'squatter', min(u.id::text) filter (where u.email_confirmed_at is null),
      'taken', coalesce(bool_or(u.email_confirmed_at is not null), false))
    from auth.users u where u.email = undo.old_email and u.id <> undo.user_id);
end $$;

revoke execute on function public.note_registration(uuid, text), public.link_owner(text, text, int), private.link_key(text, text),
  private.take_link(text, text, uuid), public.claim_link(text, text, int, boolean), public.release_link(text, text),
  public.begin_email_undo(uuid) from public, anon, authenticated, service_role;
grant execute on function public.note_registration(uuid, text), public.link_owner(text, text, int),
  public.claim_link(text, text, int, boolean), public.release_link(text, text), public.begin_email_undo(uuid) to service_role;

create or replace function private.guard_second_step() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  factor auth.mfa_factors := case tg_op when 'DELETE' then old else new end;
  changes boolean := case tg_op when 'DELETE' then old.status = 'verified'
    when 'INSERT' then new.status = 'verified' else old.status <> 'verified' and new.status = 'verified' end;
begin
  if changes and exists (select from auth.users u where u.id = factor.user_id)
    and (exists (select from private.second_steps t where t.user_id = factor.user_id)
      -- The first one of a member is the site's to ask for.
      or exists (select from private.staff s where s.user_id = factor.user_id) and (tg_op = 'DELETE' or exists (
          select from auth.mfa_factors f where f.user_id = factor.user_id and f.status = 'verified' and f.id <> factor.id))
        and not exists (select from private.change_permits p where p.user_id = factor.user_id and p.kind = 'second-step' and p.until > now())) then
    raise insufficient_privilege using message = 'not-permitted';
  end if;
  return factor;
end $$;
call private.ensure_auth_trigger('CREATE TRIGGER guard_second_step BEFORE INSERT OR DELETE OR UPDATE OF status ON auth.mfa_factors'
  ' FOR EACH ROW EXECUTE FUNCTION private.guard_second_step()');

create or replace function public.keep_second_step(person uuid) returns void
language plpgsql volatile security definer set search_path = '' as $$
begin
  if (select count(*) from auth.mfa_factors f where f.user_id = person and f.status = 'verified') <> 1 then
    raise exception 'conflict' using errcode = 'P0001';
  end if;
  insert into private.second_steps (user_id) values (person) on conflict do nothing;
  if found then
    delete from auth.sessions s where s.user_id = person and not exists (
      select from auth.mfa_factors f where f.id = s.factor_id and f.user_id = person and f.status = 'verified');
    perform private.note_account(person, 'second-step.on', null, null);
  end if;
end $$;

create or replace function public.end_second_step(person uuid) returns void
language plpgsql volatile security definer set search_path = '' as $$
begin
  if exists (select from private.staff s where s.user_id = person) then
    raise exception 'conflict' using errcode = 'P0001';
  end if;
  if private.owner_step_is_asked(person) and exists (select from private.second_steps t where t.user_id = person) then
    raise exception 'second-step-asked' using errcode = 'P0001';
  end if;
  delete from private.second_steps t where t.user_id = person;
  if found then
    perform private.note_account(person, 'second-step.off', null, null);
  end if;
  delete from auth.mfa_factors f where f.user_id = person;
end $$;

create or replace function private.tell_of_second_step() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  person uuid := case tg_op when 'DELETE' then old.user_id else new.user_id end;
begin
  perform private.queue_mail(u.id, 'second-step:' || u.id || ':' || md5(clock_timestamp()::text),
      case tg_op when 'DELETE' then 'second-step-off' else 'second-step-on' end, u.email, '{}')
    from auth.users u where u.id = person;
  return null;
end $$;
create or replace trigger second_step_told after insert or delete on private.second_steps
  for each row execute function private.tell_of_second_step();

drop function if exists public.my_second_step();
create or replace function public.my_second_step() returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
  me uuid := private.require_entry();
begin
  return jsonb_build_object('on', private.has_second_step(me), 'asked', private.owner_step_is_asked(me));
end $$;

create or replace function public.owner_second_step() returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
  -- In the order of an index, so that counting stops early.
  owners constant text := 'select distinct m.user_id from private.account_members m
    join public.user_approval_status s on s.user_id = m.account and s.status = ''approved''
    where m.until is null and m.role = ''owner'' and not exists (select from private.staff t where t.user_id = m.user_id)%s
    order by m.user_id limit 1001';
  number int;
  lacking int;
begin
  perform private.require_admin();
  execute format('select count(*) from (' || owners || ') o', '') into number;
  execute format('select count(*) from (' || owners || ') o',
    -- private.has_second_step of each, without a thousand calls.
    ' and not exists (select from private.second_steps t join auth.mfa_factors f on f.user_id = t.user_id
        where t.user_id = m.user_id and f.status = ''verified'')') into lacking;
  return jsonb_build_object('owners', number, 'lacking', lacking,
    'required', exists (select from private.firm_settings x where x.name = 'owner_second_step' and x.value = '"required"'));
end $$;

create or replace function public.set_owner_second_step(required boolean, seen boolean) returns void
language plpgsql volatile security definer set search_path = '' as $$
declare
  was boolean;
begin
  perform private.require_admin();
  if required is null then
    raise exception 'invalid-input' using errcode = 'P0001';
  end if;
  insert into private.firm_settings (name, value) values ('owner_second_step', '"optional"') on conflict do nothing;
  select x.value = '"required"' into was from private.firm_settings x where x.name = 'owner_second_step' for update;
  if was = required then
    return;
  end if;
  if was is distinct from seen then
    raise exception 'conflict' using errcode = 'P0001';
  end if;
  update private.firm_settings x set value = to_jsonb(case when required then 'required' else 'optional' end), changed_at = now()
    where x.name = 'owner_second_step';
  perform private.note_staff('second-step.' || case when required then 'asked' else 'left' end, null,
    jsonb_build_object('required', was), jsonb_build_object('required', required));
end $$;

revoke execute on function private.guard_second_step(), private.tell_of_second_step(), public.keep_second_step(uuid),
  public.end_second_step(uuid), public.my_second_step(), public.owner_second_step(), public.set_owner_second_step(boolean, boolean)
  from public, anon, authenticated, service_role;
grant execute on function public.my_second_step(), public.owner_second_step(), public.set_owner_second_step(boolean, boolean) to authenticated;
grant execute on function public.keep_second_step(uuid), public.end_second_step(uuid) to service_role;

create table if not exists private.client_cards (
  client uuid primary key references public.accounts (id) on delete cascade,
  title text not null,
  title_key text collate "C" not null,
  words text collate "C" not null,
  seen_on date
);
alter table private.client_cards add column if not exists seen_on date;
alter table private.client_cards enable row level security;
revoke all on private.client_cards from anon, authenticated, service_role;
comment on table private.client_cards is 'Drawn by triggers from e-mail, profile, companies and sessions; read by the lists of the workspace.';
create index if not exists client_cards_by_title on private.client_cards (title_key, client);
create index if not exists client_cards_by_seen on private.client_cards (seen_on);
create index if not exists client_cards_search on private.client_cards
  using gin (words extensions.gin_trgm_ops) with (fastupdate = off);
alter table private.client_cards alter column words set statistics 1000;

create or replace function private.last_seen_day(account uuid) returns date
language sql stable security definer set search_path = '' as $$
  select coalesce(max((d.seen_at at time zone 'America/Bogota')::date), '-infinity')
    from private.account_members m left join private.session_devices d on d.user_id = m.user_id
    where m.account = last_seen_day.account and m.until is null having count(*) > 0
$$;

drop function if exists private.draw_client_card(uuid);
create or replace function private.draw_client_card(account uuid) returns void
language sql volatile security definer set search_path = '' as $$
  insert into private.client_cards as k (client, title, title_key, words, seen_on)
    select a.id, t.title, private.name_key(t.title),
           private.search_words(concat_ws(' ',
             -- Everybody who works there, so that a colleague's address finds the client too.
             (select string_agg(concat_ws(' ', w.email, f.name, f.phone), ' ' order by m.since, m.user_id)
              from private.account_members m join auth.users w on w.id = m.user_id
              left join public.client_profiles f on f.user_id = m.user_id where m.account = a.id and m.until is null),
             (select string_agg(concat_ws(' ', c.name, c.nit || c.digit), ' ') from public.companies c where c.user_id = a.id))),
           private.last_seen_day(a.id)
    from public.accounts a
    left join auth.users u on u.id = a.contact
    left join public.client_profiles p on p.user_id = u.id
    cross join lateral (select coalesce(
      (select c.name from public.companies c where c.user_id = a.id order by c.created_at, c.id limit 1),
      p.name, u.email, '') as title) t
    where a.id = draw_client_card.account
    on conflict (client) do update
      set title = excluded.title, title_key = excluded.title_key, words = excluded.words, seen_on = excluded.seen_on
      where (k.title, k.words, k.seen_on) is distinct from (excluded.title, excluded.words, excluded.seen_on)
$$;

create or replace function private.on_client_described() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  row_now jsonb := case when tg_op = 'DELETE' then to_jsonb(old) else to_jsonb(new) end;
begin
  if tg_table_name in ('companies', 'accounts', 'account_members') then
    perform private.draw_client_card(case tg_table_name when 'companies' then row_now ->> 'user_id'
      when 'accounts' then row_now ->> 'id' else row_now ->> 'account' end::uuid);
  else
    perform private.draw_client_card(m.account) from private.account_members m
      where m.user_id = coalesce(row_now ->> 'user_id', row_now ->> 'id')::uuid and m.until is null;
  end if;
  return null;
end $$;
drop trigger if exists draw_client_card on public.accounts;
create trigger draw_client_card after insert on public.accounts
  for each row execute function private.on_client_described();
drop trigger if exists redraw_client_card on private.account_members;
create trigger redraw_client_card after insert or update or delete on private.account_members
  for each row execute function private.on_client_described();
call private.ensure_auth_trigger('CREATE TRIGGER draw_client_card AFTER INSERT OR UPDATE OF email ON auth.users'
  ' FOR EACH ROW EXECUTE FUNCTION private.on_client_described()');
drop trigger if exists draw_client_card on public.client_profiles;
create trigger draw_client_card after insert or update on public.client_profiles
  for each row execute function private.on_client_described();
drop trigger if exists draw_client_card on public.companies;
create trigger draw_client_card after insert or update or delete on public.companies
  for each row execute function private.on_client_described();

create or replace function private.on_person_seen() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  day date := (new.seen_at at time zone 'America/Bogota')::date;
begin
  update private.client_cards k set seen_on = day from private.account_members m
    where m.user_id = new.user_id and m.until is null and k.client = m.account and k.seen_on < day;
  return null;
end $$;
drop trigger if exists keep_seen_day on private.session_devices;
create trigger keep_seen_day after insert or update of seen_at on private.session_devices
  for each row execute function private.on_person_seen();
update private.client_cards k set seen_on = private.last_seen_day(k.client) where k.seen_on is null;

create or replace function private.client_name(client uuid) returns text
language sql stable security definer set search_path = '' as $$
  select k.title from private.client_cards k where k.client = client_name.client
$$;

create or replace function private.client_title(client uuid) returns text
language sql stable security definer set search_path = '' as $$
  select coalesce((select k.title from private.client_cards k where k.client = client_title.client),
    (select u.email from private.contact_of(client_title.client) u))
$$;

create or replace function private.client_face(client uuid) returns jsonb
language sql stable security definer set search_path = '' as $$
  select jsonb_build_object(
    'id', a.id, 'email', coalesce(u.email, ''),
    'name', coalesce((select p.name from public.client_profiles p where p.user_id = u.id), split_part(u.email, '@', 1),
      private.client_name(a.id)),
    'company', (select c.name from public.companies c where c.user_id = a.id order by c.created_at, c.id limit 1))
  from public.accounts a left join auth.users u on u.id = a.contact where a.id = client
$$;

create or replace function private.status_scope(and_waiting boolean) returns text
language sql stable security definer set search_path = '' as $$
  select case when private.staff_role() = 'admin' then ''
    -- One look at each row's advisors, where an OR would have all of them read beforehand.
    when and_waiting then format(
      ' and coalesce((select bool_or(a.advisor = %L) from private.client_advisors a where a.client = s.user_id), s.status = ''waitlist'')',
      (select auth.uid()))
    else format(' and exists (select from private.client_advisors a where a.client = s.user_id and a.advisor = %L)', (select auth.uid())) end
$$;

create or replace function public.find_clients(search text default null, client uuid default null) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
  filter text := private.card_filter(coalesce(search, ''));
  answer jsonb;
begin
  if not private.is_staff() then
    raise insufficient_privilege using message = 'staff-only';
  end if;
  if find_clients.client is null and filter = '' then
    return '[]';
  end if;
  execute format(
    'select coalesce(jsonb_agg(jsonb_build_object(''id'', f.client, ''name'', f.title, ''email'', coalesce(u.email, '''')) order by f.title_key, f.client), ''[]'')
     from (select k.client, k.title, k.title_key from private.client_cards k
           join public.user_approval_status s on s.user_id = k.client and s.status = ''approved''
           where not exists (select from private.staff m where m.user_id = k.client)%s%s%s
           order by k.title_key, k.client limit 8) f
     left join lateral private.contact_of(f.client) u on true',
    case when find_clients.client is null then '' else ' and k.client = $1' end, filter,
    case when private.is_admin() then '' else ' and k.client in (select private.my_clients())' end)
    into answer using find_clients.client;
  return answer;
end $$;

revoke execute on function private.last_seen_day(uuid), private.draw_client_card(uuid), private.on_client_described(), private.on_person_seen(), private.client_name(uuid),
  private.client_title(uuid), private.client_face(uuid), private.status_scope(boolean), public.find_clients(text, uuid)
  from public, anon, authenticated, service_role;
grant execute on function public.find_clients(text, uuid) to authenticated;

create or replace function public.list_registrations(
  wanted text default 'waitlist', max_rows int default 50,
  after_at timestamptz default null, after_id uuid default null, search text default null
) returns table (
  user_id uuid, email text, status text, reason text,
  created_at timestamptz, email_confirmed_at timestamptz, decided_at timestamptz,
  decided_by text, name text, phone text, companies jsonb)
language plpgsql stable security definer set search_path = '' set enable_seqscan = off set jit = off as $$
declare
  at text := case when wanted = 'waitlist' then 's.created_at' else 's.decided_at' end;
  down boolean := wanted <> 'waitlist';
  found text := private.card_filter(search);
begin
  if not private.is_staff() then
    raise insufficient_privilege using message = 'staff-only';
  end if;
  return query execute format(
    'select r.user_id, coalesce(u.email::text, private.client_name(r.user_id)), r.status, r.reason, r.created_at, u.email_confirmed_at, r.decided_at,
            case when r.decided_at is not null then private.last_decision(r.user_id) ->> ''by'' end, p.name, p.phone,
            (select coalesce(jsonb_agg(jsonb_build_object(''name'', c.name, ''nit'', c.nit, ''digit'', c.digit) order by c.created_at, c.id), ''[]'')
             from public.companies c where c.user_id = r.user_id)
     from (select s.* from public.user_approval_status s%1$s
           where s.status = $1%2$s%3$s%4$s and not exists (select from private.staff m where m.user_id = s.user_id)
           order by %5$s %6$s, s.user_id %6$s limit %7$s) r
     left join lateral private.contact_of(r.user_id) u on true
     left join public.client_profiles p on p.user_id = u.id
     order by %8$s %6$s, r.user_id %6$s',
    -- Who waits are few: they are walked in their order, instead of reading all cards that match.
    case when found = '' then '' when wanted = 'waitlist'
      then ' join lateral (select c.words from private.client_cards c where c.client = s.user_id offset 0) k on true'
      else ' join private.client_cards k on k.client = s.user_id' end,
    found,
    private.status_scope(wanted = 'waitlist'),
    case when after_at is not null and after_id is not null
      then format(' and (%s, s.user_id) %s (%L, %L)', at, case when down then '<' else '>' end, after_at, after_id) else '' end,
    at, case when down then 'desc' else 'asc' end,
    least(greatest(max_rows, 1), 200), replace(at, 's.', 'r.'))
    using wanted;
end $$;

drop function if exists private.registration_is_whole(uuid);
create or replace function private.registration_is_whole(client uuid) returns boolean
language sql stable security definer set search_path = '' as $$
  select exists (select from private.contact_of(client) u where u.email_confirmed_at is not null and exists (
    select from public.consents c where c.user_id = u.id and c.purpose = 'registro' and c.action = 'granted'))
    or exists (select from public.accounts a where a.id = client and a.by_firm and a.contact is null)
$$;

create or replace function private.may_decide(client uuid) returns boolean
language sql stable security definer set search_path = '' as $$
  select private.sees_client(client) or (private.is_staff()
    and not exists (select from private.client_advisors a where a.client = may_decide.client)
    and coalesce((select s.status from public.user_approval_status s where s.user_id = may_decide.client), 'waitlist') = 'waitlist')
$$;

create or replace function private.last_decision(client uuid) returns jsonb
language sql stable security definer set search_path = '' as $$
  select jsonb_build_object('by', private.member_name(a.actor), 'at', a.at, 'status', a.after ->> 'status')
  from public.audit_log a
  where a.target = client and a.action like 'approval.%'
  order by a.id desc limit 1
$$;

create or replace function private.require_decision(new_status text, decision_reason text) returns void
language plpgsql stable security definer set search_path = '' as $$
begin
  if not private.is_staff() then
    raise insufficient_privilege using message = 'staff-only';
  end if;
  if new_status is null or new_status not in ('waitlist', 'approved', 'rejected') then
    raise exception 'invalid-input' using errcode = 'P0001';
  end if;
  if new_status = 'rejected' and nullif(btrim(decision_reason), '') is null then
    raise exception 'reason-required' using errcode = 'P0001';
  end if;
end $$;

create or replace function private.decide(target uuid, new_status text, decision_reason text, expected text) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  old_status text;
  last jsonb;
  audit_id bigint;
begin
  if target = (select auth.uid()) then
    return jsonb_build_object('outcome', 'not-oneself');
  end if;
  if not exists (select from public.accounts a where a.id = target) then
    return jsonb_build_object('outcome', 'not-found');
  end if;
  insert into public.user_approval_status (user_id) values (target) on conflict (user_id) do nothing;
  -- First the lock, then the questions: what is asked before it may have been answered by another decision.
  select s.status into old_status from public.user_approval_status s where s.user_id = target for update;
  if exists (select from private.staff m where m.user_id = target) then
    return jsonb_build_object('outcome', 'not-found');
  end if;
  last := private.last_decision(target);
  if not private.may_decide(target) then
    -- It is another member's now. Whoever may have had it before their eyes while it waited is told so.
    if expected = 'waitlist' and (last ->> 'at')::timestamptz > now() - interval '1 day' then
      return jsonb_build_object('outcome', 'already-decided') || last;
    end if;
    return jsonb_build_object('outcome', 'not-found');
  end if;
  if expected is not null and old_status is distinct from expected then
    return jsonb_build_object('outcome', 'already-decided') || coalesce(last, '{}');
  end if;
  if not private.registration_is_whole(target)
    and not (private.is_admin() and old_status = 'approved' and new_status <> 'approved') then
    return jsonb_build_object('outcome', 'account-incomplete');
  end if;
  if old_status = new_status then
    return jsonb_build_object('outcome', 'unchanged');
  end if;
  update public.user_approval_status s
    set status = new_status, decided_at = now(),
        reason = case when new_status = 'rejected' then btrim(decision_reason) end
    where s.user_id = target;
  audit_id := private.note_staff('approval.' || new_status, target,
    jsonb_build_object('status', old_status),
    jsonb_build_object('status', new_status, 'reason', case when new_status = 'rejected' then btrim(decision_reason) end));
  if private.staff_role() = 'advisor' then
    insert into private.client_advisors (client, advisor) values (target, (select auth.uid())) on conflict do nothing;
  end if;
  perform private.queue_mail(target, 'approval:' || audit_id, 'approval-' || new_status, u.email,
      jsonb_build_object('reason', case when new_status = 'rejected' then btrim(decision_reason) end))
    from private.contact_of(target) u;
  return jsonb_build_object('outcome', 'done');
end $$;

create or replace function public.set_approval(
  target uuid, new_status text, decision_reason text default null, expected text default null
) returns void
language plpgsql security definer set search_path = '' as $$
declare
  answer jsonb;
begin
  perform private.require_decision(new_status, decision_reason);
  answer := private.decide(target, new_status, decision_reason, expected);
  if answer ->> 'outcome' = 'not-oneself' then
    raise insufficient_privilege using message = 'not-oneself';
  end if;
  if answer ->> 'outcome' not in ('done', 'unchanged') then
    raise exception '%', answer ->> 'outcome' using errcode = 'P0001', detail = (answer - 'outcome')::text;
  end if;
end $$;

create or replace function public.set_approvals(
  targets uuid[], new_status text, decision_reason text default null, expected text default null
) returns table (user_id uuid, outcome text, decided_by text, decided_at timestamptz, status text)
language plpgsql security definer set search_path = '' as $$
declare
  target uuid;
  answer jsonb;
begin
  perform private.require_decision(new_status, decision_reason);
  if cardinality(targets) not between 1 and 100 then
    raise exception 'invalid-input' using errcode = 'P0001';
  end if;
  -- In one order, so that two members with the same people never wait for each other.
  for target in select distinct t from unnest(targets) t order by t loop
    answer := private.decide(target, new_status, decision_reason, expected);
    return query select target, answer ->> 'outcome', answer ->> 'by', (answer ->> 'at')::timestamptz, answer ->> 'status';
  end loop;
end $$;

drop function if exists public.set_advisors(uuid, uuid[], uuid[]);
create or replace function public.set_advisors(client uuid, advisors uuid[], expected uuid[] default null, responsible uuid default null)
returns void
language plpgsql security definer set search_path = '' as $$
declare
  old uuid[];
  wanted uuid[];
  seen uuid[];
  faster text;
  moment timestamptz;
  first uuid;
begin
  if not private.is_staff() then
    raise insufficient_privilege using message = 'staff-only';
  end if;
  if not private.is_admin() then
    raise insufficient_privilege using message = 'admin-only';
  end if;
  perform from public.user_approval_status s where s.user_id = client for update;
  if not found or exists (select from unnest(advisors) a (id) where not exists (
    select from private.staff s where s.user_id = a.id)) then
    raise exception 'not-found' using errcode = 'P0001';
  end if;
  select coalesce(array_agg(a.advisor order by a.advisor), '{}') into old
    from private.client_advisors a where a.client = set_advisors.client;
  select coalesce(array_agg(distinct a.id order by a.id), '{}') into wanted from unnest(advisors) a (id);
  select a.advisor into first from private.client_advisors a where a.client = set_advisors.client and a.responsible;
  if set_advisors.responsible is not null and set_advisors.responsible <> all (wanted) then
    raise exception 'invalid-input' using errcode = 'P0001';
  end if;
  if old = wanted and coalesce(set_advisors.responsible = first, true) then
    return;
  end if;
  select coalesce(array_agg(distinct a.id order by a.id), '{}') into seen from unnest(expected) a (id);
  if expected is not null and old is distinct from seen then
    -- An advisor who decides about a registration becomes its advisor.
    select private.member_name(l.actor), l.at into faster, moment from public.audit_log l
      where l.target = client and (l.action = 'client.assigned' or l.area = 'approval') order by l.at desc, l.id desc limit 1;
    raise exception 'assigned-meanwhile' using errcode = 'P0001', detail = jsonb_build_object('by', faster, 'at', moment)::text;
  end if;
  delete from private.client_advisors a where a.client = set_advisors.client and a.advisor <> all (wanted);
  insert into private.client_advisors (client, advisor)
    select set_advisors.client, a.id from unnest(wanted) a (id) on conflict do nothing;
  if set_advisors.responsible is not null then
    update private.client_advisors a set responsible = false
      where a.client = set_advisors.client and a.responsible and a.advisor <> set_advisors.responsible;
    update private.client_advisors a set responsible = true
      where a.client = set_advisors.client and not a.responsible and a.advisor = set_advisors.responsible;
  end if;
  perform private.note_staff('client.assigned', client, jsonb_build_object('advisors', old, 'responsible', first),
    jsonb_build_object('advisors', wanted, 'responsible',
      (select a.advisor from private.client_advisors a where a.client = set_advisors.client and a.responsible)));
end $$;

revoke execute on function public.list_registrations(text, int, timestamptz, uuid, text), private.registration_is_whole(uuid),
  private.may_decide(uuid), private.last_decision(uuid), private.require_decision(text, text),
  private.decide(uuid, text, text, text), public.set_approval(uuid, text, text, text),
  public.set_approvals(uuid[], text, text, text), public.set_advisors(uuid, uuid[], uuid[], uuid)
  from public, anon, authenticated, service_role;
grant execute on function public.list_registrations(text, int, timestamptz, uuid, text),
  public.set_approval(uuid, text, text, text), public.set_approvals(uuid[], text, text, text),
  public.set_advisors(uuid, uuid[], uuid[], uuid) to authenticated;

create or replace function public.add_staff_member(member uuid, member_role text) returns void
language plpgsql security definer set search_path = '' as $$
begin
  insert into private.staff (user_id, role) values (member, member_role)
    on conflict (user_id) do update set role = excluded.role;
  insert into public.audit_log (action, target, after)
    values ('staff.added', member, jsonb_build_object('role', member_role));
end $$;

create or replace function public.list_members() returns table (user_id uuid, name text, email text, role text)
language plpgsql stable security definer set search_path = '' as $$
begin
  if not private.is_staff() then
    raise insufficient_privilege using message = 'staff-only';
  end if;
  return query
    select s.user_id, private.member_name(s.user_id), u.email::text, s.role
    from private.staff s join auth.users u on u.id = s.user_id
    order by 2, 3;
end $$;

create or replace function public.list_team() returns table (
  user_id uuid, name text, given_name text, email text, role text, added_at timestamptz,
  second_step boolean, clients int, seen_at timestamptz)
language plpgsql stable security definer set search_path = '' as $$
begin
  perform private.require_admin();
  return query
    select s.user_id, private.member_name(s.user_id), s.name, u.email::text, s.role, s.created_at,
           exists (select from auth.mfa_factors f where f.user_id = s.user_id and f.status = 'verified'),
           (select count(*)::int from private.client_advisors a where a.advisor = s.user_id),
           (select max(d.seen_at) from private.session_devices d where d.user_id = s.user_id)
    from private.staff s join auth.users u on u.id = s.user_id
    order by s.role, 2, 4;
end $$;

drop function if exists public.add_member(text, text, text);

create or replace function public.change_member(member uuid, member_role text, member_name text, expected text) returns void
language plpgsql security definer set search_path = '' as $$
declare
  old private.staff;
begin
  perform private.require_admin();
  perform private.lock_team();
  select * into old from private.staff s where s.user_id = member for update;
  if old.user_id is null then
    raise exception 'not-found' using errcode = 'P0001';
  end if;
  if old.role is distinct from expected then
    raise exception 'conflict' using errcode = 'P0001';
  end if;
  if old.role = 'admin' and member_role is distinct from 'admin' and private.is_last_admin(member) then
    raise exception 'last-admin' using errcode = 'P0001';
  end if;
  if old.role = member_role and old.name is not distinct from nullif(btrim(member_name), '') then
    return;
  end if;
  update private.staff s set role = member_role, name = nullif(btrim(change_member.member_name), '') where s.user_id = member;
  perform private.note_staff('staff.changed', member, jsonb_build_object('role', old.role, 'name', old.name),
    jsonb_build_object('role', member_role, 'name', nullif(btrim(change_member.member_name), '')));
  perform private.stir(member);
end $$;

drop function if exists public.remove_member(uuid);
create or replace function public.remove_member(member uuid, heir uuid default null) returns void
language plpgsql security definer set search_path = '' as $$
declare
  old private.staff;
  left_behind uuid[];
  answered_for uuid[];
begin
  perform private.require_admin();
  perform private.lock_team();
  select * into old from private.staff s where s.user_id = member for update;
  if old.user_id is null then
    raise exception 'not-found' using errcode = 'P0001';
  end if;
  if old.role = 'admin' and private.is_last_admin(member) then
    raise exception 'last-admin' using errcode = 'P0001';
  end if;
  if member = (select auth.uid()) then
    raise insufficient_privilege using message = 'not-oneself';
  end if;
  if heir is not null and (heir = member or not exists (select from private.staff s where s.user_id = heir)) then
    raise exception 'not-found' using errcode = 'P0001';
  end if;
  select coalesce(array_agg(a.client), '{}') into left_behind from private.client_advisors a where a.advisor = member;
  if heir is not null then
    insert into public.audit_log (actor, action, target, before, after)
      select (select auth.uid()), 'client.assigned', a.client, jsonb_build_object('advisors', jsonb_agg(a.advisor order by a.advisor)),
             jsonb_build_object('advisors', (select jsonb_agg(distinct x.id)
               from unnest(array_append(array_remove(array_agg(a.advisor), member), heir)) x (id)))
      from private.client_advisors a where a.client = any (left_behind) group by a.client;
    insert into private.client_advisors (client, advisor) select c, heir from unnest(left_behind) c on conflict do nothing;
    select coalesce(array_agg(a.client), '{}') into answered_for from private.client_advisors a where a.advisor = member and a.responsible;
    update private.client_advisors a set responsible = false where a.advisor = member and a.responsible;
    update private.client_advisors a set responsible = true where a.advisor = heir and a.client = any (answered_for);
  end if;
  delete from private.staff s where s.user_id = member;
  perform private.hand_over_work(member, heir);
  update public.uploads u set status = 'expired', settled_at = clock_timestamp()
    where u.user_id = member and u.for_client is not null and u.status = 'reserved';
  perform private.redirect_mails(member);
  update auth.sessions s set not_after = clock_timestamp() + interval '10 seconds'
    where s.user_id = member and (s.not_after is null or s.not_after > clock_timestamp() + interval '10 seconds');
  perform private.note_staff('staff.removed', member,
    jsonb_build_object('role', old.role, 'name', old.name, 'clients', to_jsonb(left_behind)),
    case when heir is not null then jsonb_build_object('heir', heir) end);
  perform private.stir(member);
end $$;

create or replace function public.reset_second_step(member uuid) returns void
language plpgsql security definer set search_path = '' as $$
declare
  factors int;
begin
  perform private.require_admin();
  if member = (select auth.uid()) then
    raise insufficient_privilege using message = 'not-oneself';
  end if;
  perform from private.staff s where s.user_id = member for update;
  if not found and not exists (select from private.account_members m where m.user_id = member and m.until is null)
    -- Whoever works nowhere any more is asked for the code all the same, before they accept another invitation.
    and not exists (select from private.second_steps t where t.user_id = member) then
    raise exception 'not-found' using errcode = 'P0001';
  end if;
  delete from private.second_steps t where t.user_id = member;
  perform public.permit_change(member, 'second-step');
  delete from auth.mfa_factors f where f.user_id = member;
  get diagnostics factors = row_count;
  delete from private.change_permits p where p.user_id = member and p.kind = 'second-step';
  delete from auth.sessions s where s.user_id = member;
  perform private.note_staff('second-step.reset', member, jsonb_build_object('factors', factors), jsonb_build_object('factors', 0));
  perform private.stir(member);
end $$;

create or replace function private.stir(member uuid) returns void
language sql volatile security definer set search_path = '' as $$
  update public.user_approval_status s set status = s.status
    where s.user_id in (select m.account from private.account_members m where m.user_id = member and m.until is null)
$$;

create or replace function private.lock_team() returns void
language sql volatile security definer set search_path = '' as $$
  select pg_advisory_xact_lock(hashtextextended('team', 0))
$$;

create or replace function private.is_last_admin(member uuid) returns boolean
language sql stable security definer set search_path = '' as $$
  select not exists (select from private.staff s where s.role = 'admin' and s.user_id <> member)
$$;

revoke execute on function public.add_staff_member(uuid, text), public.list_members(), public.list_team(),
  public.change_member(uuid, text, text, text), public.remove_member(uuid, uuid),
  public.reset_second_step(uuid), private.stir(uuid), private.lock_team(), private.is_last_admin(uuid)
  from public, anon, authenticated, service_role;
grant execute on function public.add_staff_member(uuid, text) to service_role;
grant execute on function public.list_members(), public.list_team(),
  public.change_member(uuid, text, text, text), public.remove_member(uuid, uuid), public.reset_second_step(uuid) to authenticated;

create or replace function private.stir_account(account uuid) returns void
language sql volatile security definer set search_path = '' as $$
  update public.user_approval_status s set status = s.status where s.user_id = stir_account.account
$$;

create or replace function private.person_face(person uuid) returns jsonb
language sql stable security definer set search_path = '' as $$
  select jsonb_build_object('id', u.id, 'email', u.email, 'name', p.name, 'second_step', private.has_second_step(u.id),
    'seen_at', (select max(d.seen_at) from private.session_devices d where d.user_id = u.id))
  from auth.users u left join public.client_profiles p on p.user_id = u.id where u.id = person
$$;

create or replace function public.account_people(client uuid default null) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
  mine uuid := client;
  is_whole boolean := true;
begin
  if client is not null and private.is_staff() then
    perform private.require_client(client);
  else
    mine := private.require_account('reader');
    if client is distinct from mine and client is not null then
      raise exception 'not-found' using errcode = 'P0001';
    end if;
    is_whole := private.owns((select auth.uid()), mine);
  end if;
  return jsonb_build_object(
    'people', (
      select coalesce(jsonb_agg(private.person_face(m.user_id) || jsonb_build_object('role', m.role, 'since', m.since, 'until', null)
          || case when is_whole then '{}' else '{"seen_at": null, "second_step": null}'::jsonb end
        order by private.role_rank(m.role) desc, m.since, m.user_id), '[]')
      from private.account_members m where m.account = mine and m.until is null),
    'former', (
      select coalesce(jsonb_agg(f.face order by f.until desc), '[]') from (
        select m.until, private.person_face(m.user_id) || jsonb_build_object('role', m.role, 'since', m.since, 'until', m.until,
          'seen_at', null, 'second_step', null) as face
        from private.account_members m where m.account = mine and m.until is not null and is_whole
        order by m.until desc limit 50) f),
    'invitations', (
      select coalesce(jsonb_agg(jsonb_build_object('id', i.id, 'email', i.email, 'name', i.name, 'role', i.role,
        'made_at', i.made_at, 'until', case when private.inviter_is_gone(i) then least(i.until, now()) else i.until end, 'sent', i.sent > 0,
        'by', private.inviter_name(i.invited_by)) order by i.made_at, i.id), '[]')
      from private.account_invitations i
      where i.account = mine and i.accepted_at is null and i.withdrawn_at is null and is_whole),
    'change', (
      select jsonb_build_object('to', private.person_face(c.heir), 'asked_at', c.asked_at, 'until', c.until,
        'owner_confirmed', c.owner_confirmed_at is not null, 'heir_confirmed', c.heir_confirmed_at is not null)
      from private.owner_changes c where c.account = mine and c.until > now() and (is_whole or c.heir = (select auth.uid()))));
end $$;

create or replace function private.inviter_name(person uuid) returns text
language sql stable security definer set search_path = '' as $$
  select case when exists (select from private.staff s where s.user_id = person) then private.member_name(person)
    else coalesce((select p.name from public.client_profiles p where p.user_id = person),
      (select u.email::text from auth.users u where u.id = person)) end
$$;

drop function if exists private.send_invitation(uuid);
create or replace function private.send_invitation(invitation uuid, by uuid) returns void
language plpgsql security definer set search_path = '' as $$
declare
  i private.account_invitations;
  token text := replace(gen_random_uuid()::text || gen_random_uuid()::text, '-', '');
  today record;
begin
  select * into i from private.account_invitations x where x.id = invitation;
  if i.account is null then
    select count(*) as sent, count(*) filter (where l.after ->> 'email' = i.email) as to_box into today from public.audit_log l
      where l.area = 'staff' and l.action = 'staff.invited' and l.at > now() - interval '1 day';
  else
    select count(*) as sent, count(*) filter (where l.after ->> 'email' = i.email) as to_box into today from public.audit_log l
      where l.target = i.account and l.action = 'people.invited' and l.at > now() - interval '1 day';
  end if;
  if today.sent >= 30 or today.to_box >= 5 then
    raise exception '%', case when today.sent >= 30 then 'invitation-limit' else 'invitation-box-limit' end using errcode = 'P0001';
  end if;
  delete from public.outbox o where o.status = 'pending' and o.attempts = 0 and o.key = 'mail:invitation:' || i.id || ':' || i.sent;
  update private.account_invitations x
    set token_sha256 = encode(sha256(convert_to(token, 'UTF8')), 'hex'), until = now() + interval '7 days', sent = x.sent + 1,
        invited_by = by
    where x.id = i.id returning * into i;
  insert into public.audit_log (actor, action, target, after)
    values (by, case when i.account is null then 'staff.invited' else 'people.invited' end, i.account,
      jsonb_build_object('email', i.email, 'role', i.role));
  perform private.queue_mail(i.account, 'invitation:' || i.id || ':' || i.sent,
    case when i.account is null then 'team-invitation' when exists (select from private.staff s where s.user_id = by) then 'portal-invitation' else 'invitation' end, i.email,
    jsonb_build_object('company', coalesce(private.client_name(i.account), ''), 'role', i.role, 'token', token, 'by', private.inviter_name(by)));
end $$;

create or replace function public.invite_person(person_email text, person_role text) returns uuid
language plpgsql security definer set search_path = '' as $$
declare
  mine uuid := private.require_account('owner');
  address text := lower(btrim(person_email));
  invitation uuid;
begin
  if address is null or address !~ '^[^\s@]+@[^\s@]+\.[^\s@]+$' or length(address) > 254
    or person_role is null or person_role not in ('reader', 'assistant', 'accountant') then
    raise exception 'invalid-input' using errcode = 'P0001';
  end if;
  -- The account of a member of the firm is theirs alone.
  if exists (select from private.staff s where s.user_id = (select auth.uid())) then
    raise exception 'forbidden' using errcode = 'P0001';
  end if;
  perform pg_advisory_xact_lock(hashtextextended('people:' || mine, 0));
  if exists (select from private.account_members m join auth.users u on u.id = m.user_id
      where m.account = mine and m.until is null and u.email = address) then
    raise exception 'already-colleague' using errcode = 'P0001';
  end if;
  select i.id into invitation from private.account_invitations i
    where i.account = mine and i.email = address and i.accepted_at is null and i.withdrawn_at is null;
  if invitation is null then
    if (select count(*) from private.account_members m where m.account = mine and m.until is null)
      + (select count(*) from private.account_invitations i
         where i.account = mine and i.accepted_at is null and i.withdrawn_at is null) >= 50 then
      raise exception 'people-limit' using errcode = 'P0001';
    end if;
    insert into private.account_invitations (account, email, role, invited_by) values (mine, address, person_role, (select auth.uid()))
      returning id into invitation;
  else
    update private.account_invitations i set role = person_role, invited_by = (select auth.uid()) where i.id = invitation;
  end if;
  perform private.send_invitation(invitation, (select auth.uid()));
  perform private.stir_account(mine);
  return invitation;
end $$;

create or replace function private.is_owned(account uuid) returns boolean
language sql stable security definer set search_path = '' as $$
  select exists (select from private.account_members m where m.account = is_owned.account and m.until is null and m.role = 'owner')
$$;

create or replace function private.own_invitation(invitation uuid) returns private.account_invitations
language plpgsql security definer set search_path = '' as $$
declare
  mine uuid;
  i private.account_invitations;
begin
  if private.is_staff() then
    select x.account into mine from private.account_invitations x where x.id = invitation;
    if found and mine is null then
      perform private.require_admin();
      perform private.lock_team();
    else
      perform private.require_client(mine);
      if private.is_owned(mine) then
        raise exception 'forbidden' using errcode = 'P0001';
      end if;
    end if;
  else
    mine := private.require_account('owner');
  end if;
  if mine is not null then
    perform pg_advisory_xact_lock(hashtextextended('people:' || mine, 0));
  end if;
  select * into i from private.account_invitations x where x.id = invitation and x.account is not distinct from mine for update;
  if i.id is null then
    raise exception 'not-found' using errcode = 'P0001';
  end if;
  if i.accepted_at is not null then
    raise exception 'invitation-used' using errcode = 'P0001';
  end if;
  return i;
end $$;

create or replace function public.resend_invitation(invitation uuid) returns void
language plpgsql security definer set search_path = '' as $$
declare
  i private.account_invitations := private.own_invitation(invitation);
begin
  if i.withdrawn_at is not null then
    raise exception 'invitation-withdrawn' using errcode = 'P0001';
  end if;
  perform private.send_invitation(i.id, (select auth.uid()));
  perform private.stir_account(i.account);
end $$;

create or replace function public.withdraw_invitation(invitation uuid) returns void
language plpgsql security definer set search_path = '' as $$
declare
  i private.account_invitations := private.own_invitation(invitation);
begin
  if i.withdrawn_at is not null then
    return;
  end if;
  update private.account_invitations x set withdrawn_at = now() where x.id = i.id;
  delete from public.outbox o where o.status = 'pending' and o.attempts = 0 and o.key = 'mail:invitation:' || i.id || ':' || i.sent;
  perform private.note_account(i.account, case when i.account is null then 'staff.withdrawn' else 'people.withdrawn' end,
    jsonb_build_object('email', i.email, 'role', i.role), null);
  perform private.stir_account(i.account);
end $$;

create or replace function private.inviter_is_gone(i private.account_invitations) returns boolean
language sql stable security definer set search_path = '' as $$
  select not exists (select from private.staff s where s.user_id = i.invited_by and (i.account is not null or s.role = 'admin'))
    and not exists (select from private.account_members m where m.account = i.account and m.user_id = i.invited_by and m.until is null)
$$;

create or replace function public.invitation_of(token text) returns jsonb
language sql stable security definer set search_path = '' as $$
  select jsonb_build_object('team', i.account is null, 'company', private.client_name(i.account), 'role', i.role, 'email', i.email,
    'by', private.inviter_name(i.invited_by),
    'state', case when i.accepted_at is not null then 'used' when i.withdrawn_at is not null or private.inviter_is_gone(i) then 'withdrawn'
                  when i.until <= now() then 'late' else 'open' end)
  from private.account_invitations i where i.token_sha256 = encode(sha256(convert_to(token, 'UTF8')), 'hex')
$$;

create or replace function public.accept_invitation(token text) returns uuid
language plpgsql security definer set search_path = '' as $$
declare
  me uuid := (select auth.uid());
  i private.account_invitations;
begin
  if me is null or not private.session_is_open() or private.owed_step() is not null then
    raise insufficient_privilege using message = 'not-approved';
  end if;
  -- One invitation of a person after the other: of two at once neither would see that they become a member by the other.
  perform pg_advisory_xact_lock(hashtextextended('person:' || me, 0));
  select * into i from private.account_invitations x
    where x.token_sha256 = encode(sha256(convert_to(token, 'UTF8')), 'hex');
  if i.id is null then
    raise exception 'not-found' using errcode = 'P0001';
  end if;
  -- Before the row, as whoever sends it anew or takes it back does.
  if i.account is null then
    perform private.lock_team();
  else
    perform pg_advisory_xact_lock(hashtextextended('people:' || i.account, 0));
  end if;
  select * into i from private.account_invitations x where x.id = i.id for update;
  if i.id is null then
    raise exception 'not-found' using errcode = 'P0001';
  end if;
  if not exists (select from auth.users u where u.id = me and u.email = i.email and u.email_confirmed_at is not null)
    or i.account is not null and exists (select from private.staff s where s.user_id = me) then
    raise exception 'invitation-other' using errcode = 'P0001';
  end if;
  if i.accepted_at is not null then
    if i.accepted_by = me and (exists (
        select from private.account_members m where m.account = i.account and m.user_id = me and m.until is null)
      or i.account is null and exists (select from private.staff s where s.user_id = me)) then
      return coalesce(i.account, me);
    end if;
    raise exception 'invitation-used' using errcode = 'P0001';
  end if;
  if i.withdrawn_at is not null or private.inviter_is_gone(i) then
    raise exception 'invitation-withdrawn' using errcode = 'P0001';
  end if;
  if i.until <= now() then
    raise exception 'invitation-late' using errcode = 'P0001';
  end if;
  -- Of whoever registers alone the firm asks the same before it decides: an account can be had past the site's form.
  if not exists (select from public.consents c where c.user_id = me and c.purpose = 'registro' and c.action = 'granted') then
    raise exception 'consent-needed' using errcode = 'P0001';
  end if;
  if i.account is null then
    perform private.refuse_as_member(me);
    update private.account_invitations x set accepted_at = now(), accepted_by = me where x.id = i.id;
    insert into private.staff (user_id, role, name) values (me, i.role, i.name);
    insert into public.audit_log (actor, action, target, after)
      values (me, 'staff.added', me, jsonb_build_object('role', i.role, 'name', i.name));
    perform private.stir(me);
    return me;
  end if;
  if exists (select from private.account_members m where m.account = i.account and m.user_id = me and m.until is null) then
    raise exception 'already-colleague' using errcode = 'P0001';
  end if;
  update private.account_invitations x set accepted_at = now(), accepted_by = me where x.id = i.id;
  insert into private.account_members (account, user_id, role, invited_by) values (i.account, me, i.role, i.invited_by);
  insert into public.client_profiles (user_id, name) select me, i.name where i.name is not null on conflict (user_id) do nothing;
  perform private.note_account(i.account, 'people.joined', null, jsonb_build_object('email', i.email, 'role', i.role));
  perform private.stir_account(i.account);
  return i.account;
end $$;

create or replace function private.refuse_as_member(person uuid) returns void
language plpgsql stable security definer set search_path = '' as $$
begin
  if exists (select from private.staff s where s.user_id = person) then
    raise exception 'already-member' using errcode = 'P0001';
  end if;
  if exists (select from private.account_members m left join public.user_approval_status s on s.user_id = m.account
      where m.user_id = person and m.until is null and (m.account <> person or s.status = 'approved'))
    or exists (select from private.account_members m where m.account = person and m.user_id <> person) then
    raise exception 'member-is-client' using errcode = 'P0001';
  end if;
end $$;

create or replace function public.invite_member(member_email text, member_role text, member_name text default null) returns uuid
language plpgsql security definer set search_path = '' as $$
declare
  address text := lower(btrim(member_email));
  called text := nullif(btrim(member_name), '');
  invitation uuid;
begin
  perform private.require_admin();
  if address is null or address !~ '^[^\s@]+@[^\s@]+\.[^\s@]+$' or length(address) > 254
    or member_role is null or member_role not in ('advisor', 'admin') or length(called) not between 2 and 80 then
    raise exception 'invalid-input' using errcode = 'P0001';
  end if;
  perform private.lock_team();
  perform private.refuse_as_member(u.id) from auth.users u where u.email = address;
  select i.id into invitation from private.account_invitations i
    where i.account is null and i.email = address and i.accepted_at is null and i.withdrawn_at is null;
  if invitation is null then
    insert into private.account_invitations (email, name, role, invited_by) values (address, called, member_role, (select auth.uid()))
      returning id into invitation;
  else
    update private.account_invitations i set role = member_role, name = called where i.id = invitation;
  end if;
  perform private.send_invitation(invitation, (select auth.uid()));
  return invitation;
end $$;

create or replace function public.team_invitations() returns jsonb
language plpgsql stable security definer set search_path = '' as $$
begin
  perform private.require_admin();
  return (select coalesce(jsonb_agg(jsonb_build_object('id', i.id, 'email', i.email, 'name', i.name, 'role', i.role, 'made_at', i.made_at,
      'until', case when private.inviter_is_gone(i) then least(i.until, now()) else i.until end, 'sent', i.sent > 0,
      'by', private.inviter_name(i.invited_by)) order by i.made_at, i.id), '[]')
    from private.account_invitations i where i.account is null and i.accepted_at is null and i.withdrawn_at is null);
end $$;

create or replace function public.open_own_account() returns uuid
language plpgsql security definer set search_path = '' as $$
declare
  me uuid := (select auth.uid());
begin
  if me is null or not private.session_is_open() or private.owed_step() is not null then
    raise insufficient_privilege using message = 'not-approved';
  end if;
  perform private.found_account(me);
  if not exists (select from private.account_members m where m.account = me and m.user_id = me and m.until is null) then
    raise exception 'not-found' using errcode = 'P0001';
  end if;
  return me;
end $$;

create or replace function private.colleague(person uuid) returns private.account_members
language plpgsql security definer set search_path = '' as $$
declare
  mine uuid := private.require_account('owner');
  m private.account_members;
begin
  perform pg_advisory_xact_lock(hashtextextended('people:' || mine, 0));
  if person = (select auth.uid()) then
    raise insufficient_privilege using message = 'not-oneself';
  end if;
  select * into m from private.account_members x
    where x.account = mine and x.user_id = person and x.until is null for update;
  if m.account is null then
    raise exception 'not-found' using errcode = 'P0001';
  end if;
  return m;
end $$;

create or replace function public.set_person_role(person uuid, new_role text, expected text) returns void
language plpgsql security definer set search_path = '' as $$
declare
  m private.account_members := private.colleague(person);
begin
  if new_role is null or new_role not in ('reader', 'assistant', 'accountant') then
    raise exception 'invalid-input' using errcode = 'P0001';
  end if;
  if m.role = new_role then
    return;
  end if;
  if m.role is distinct from expected or m.role = 'owner' then
    raise exception 'conflict' using errcode = 'P0001';
  end if;
  update private.account_members x set role = new_role where (x.account, x.user_id, x.since) = (m.account, m.user_id, m.since);
  perform private.note_account(m.account, 'people.role', jsonb_build_object('person', person, 'role', m.role),
    jsonb_build_object('person', person, 'role', new_role));
  perform private.stir_account(m.account);
end $$;

create or replace function private.end_membership(m private.account_members) returns void
language plpgsql security definer set search_path = '' as $$
begin
  update private.account_members x set until = clock_timestamp() where (x.account, x.user_id, x.since) = (m.account, m.user_id, m.since);
  update public.uploads u set status = 'expired', settled_at = clock_timestamp()
    where u.user_id = m.account and u.made_by = m.user_id and u.status = 'reserved';
  delete from private.calendar_feeds f where f.user_id = m.account and f.person = m.user_id;
  delete from private.owner_changes c where c.account = m.account and (c.heir = m.user_id or c.owner = m.user_id);
  perform private.stir_account(m.account);
end $$;

create or replace function public.remove_person(person uuid) returns void
language plpgsql security definer set search_path = '' as $$
declare
  m private.account_members := private.colleague(person);
begin
  if m.role = 'owner' and not exists (select from private.account_members x
      where x.account = m.account and x.user_id <> person and x.until is null and x.role = 'owner') then
    raise exception 'last-owner' using errcode = 'P0001';
  end if;
  perform private.end_membership(m);
  update auth.sessions s set not_after = clock_timestamp() + interval '10 seconds'
    where s.user_id = person and (s.not_after is null or s.not_after > clock_timestamp() + interval '10 seconds');
  perform private.note_account(m.account, 'people.removed',
    jsonb_build_object('person', person, 'email', (select u.email from auth.users u where u.id = person), 'role', m.role), null);
end $$;

create or replace function public.leave_account() returns void
language plpgsql security definer set search_path = '' as $$
declare
  mine uuid := private.require_account('reader');
  me uuid := (select auth.uid());
  m private.account_members;
begin
  perform pg_advisory_xact_lock(hashtextextended('people:' || mine, 0));
  select * into m from private.account_members x where x.account = mine and x.user_id = me and x.until is null for update;
  if m.account is null then
    raise exception 'not-found' using errcode = 'P0001';
  end if;
  if not exists (select from private.account_members x where x.account = mine and x.user_id <> me and x.until is null
      and (m.role <> 'owner' or x.role = 'owner')) then
    raise exception 'last-owner' using errcode = 'P0001';
  end if;
  perform private.end_membership(m);
  perform private.note_account(mine, 'people.left', jsonb_build_object('person', me, 'role', m.role), null);
end $$;

revoke execute on function private.stir_account(uuid), private.person_face(uuid), public.account_people(uuid),
  private.inviter_name(uuid), private.send_invitation(uuid, uuid), private.is_owned(uuid), public.invite_person(text, text), private.own_invitation(uuid), public.resend_invitation(uuid),
  public.withdraw_invitation(uuid), public.invitation_of(text), public.accept_invitation(text), public.open_own_account(),
  private.inviter_is_gone(private.account_invitations), private.refuse_as_member(uuid), public.invite_member(text, text, text), public.team_invitations(),
  private.colleague(uuid), public.set_person_role(uuid, text, text), private.end_membership(private.account_members),
  public.remove_person(uuid), public.leave_account() from public, anon, authenticated, service_role;
grant execute on function public.account_people(uuid), public.invite_person(text, text), public.resend_invitation(uuid),
  public.withdraw_invitation(uuid), public.accept_invitation(text), public.open_own_account(),
  public.invite_member(text, text, text), public.team_invitations(), public.set_person_role(uuid, text, text), public.remove_person(uuid), public.leave_account() to authenticated;
grant execute on function public.invitation_of(text) to service_role;

create table if not exists private.owner_changes (
  account uuid primary key references public.accounts (id) on delete cascade,
  owner uuid not null references auth.users (id) on delete cascade,
  heir uuid not null references auth.users (id) on delete cascade,
  asked_at timestamptz not null default now(),
  until timestamptz not null default now() + interval '7 days',
  owner_confirmed_at timestamptz,
  heir_confirmed_at timestamptz
);
alter table private.owner_changes enable row level security;
revoke all on private.owner_changes from anon, authenticated, service_role;
comment on table private.owner_changes is 'A change of owner that waits for its two confirmations. Functions alone read and write it.';
create index if not exists owner_changes_of_owner on private.owner_changes (owner);
create index if not exists owner_changes_of_heir on private.owner_changes (heir);

create or replace function private.mail_owner_change(c private.owner_changes, step text) returns void
language sql volatile security definer set search_path = '' as $$
  select private.queue_mail(c.account, concat_ws(':', 'owner', step, c.account, md5(c.asked_at::text), u.id), 'owner-change-' || step, u.email::text,
    jsonb_build_object('account', c.account, 'company', private.client_name(c.account), 'owner', (select o.email from auth.users o where o.id = c.owner),
      'heir', (select h.email from auth.users h where h.id = c.heir)))
  from auth.users u where u.id in (c.owner, c.heir)
$$;

create or replace function public.ask_owner_change(person uuid) returns void
language plpgsql security definer set search_path = '' as $$
declare
  m private.account_members := private.colleague(person);
  c private.owner_changes;
begin
  if exists (select from private.owner_changes x
      where x.account = m.account and x.heir = person and x.owner = (select auth.uid()) and x.until > now()) then
    return;
  end if;
  delete from private.change_permits p where p.user_id = (select auth.uid()) and p.kind = 'owner' and p.until > now();
  if not found then
    raise insufficient_privilege using message = 'not-permitted';
  end if;
  delete from private.owner_changes x where x.account = m.account;
  insert into private.owner_changes (account, owner, heir, owner_confirmed_at) values (m.account, (select auth.uid()), person, now())
    returning * into c;
  perform private.note_account(m.account, 'people.owner-asked', null, jsonb_build_object('person', person));
  perform private.mail_owner_change(c, 'asked');
  perform private.stir_account(m.account);
end $$;

create or replace function private.own_owner_change() returns private.owner_changes
language plpgsql security definer set search_path = '' as $$
declare
  mine uuid := private.require_account('reader');
  c private.owner_changes;
begin
  perform pg_advisory_xact_lock(hashtextextended('people:' || mine, 0));
  select * into c from private.owner_changes x
    where x.account = mine and (select auth.uid()) in (x.owner, x.heir) for update;
  if c.account is null then
    raise exception 'not-found' using errcode = 'P0001';
  end if;
  return c;
end $$;

create or replace function public.confirm_owner_change() returns boolean
language plpgsql security definer set search_path = '' as $$
declare
  me uuid := (select auth.uid());
  c private.owner_changes := private.own_owner_change();
begin
  if c.until <= now() then
    raise exception 'owner-change-late' using errcode = 'P0001';
  end if;
  update private.owner_changes x
    set owner_confirmed_at = case when x.owner = me then coalesce(x.owner_confirmed_at, now()) else x.owner_confirmed_at end,
        heir_confirmed_at = case when x.heir = me then coalesce(x.heir_confirmed_at, now()) else x.heir_confirmed_at end
    where x.account = c.account returning * into c;
  perform private.note_account(c.account, 'people.owner-confirmed', null, jsonb_build_object('person', c.heir));
  if c.owner_confirmed_at is null or c.heir_confirmed_at is null then
    perform private.stir_account(c.account);
    return false;
  end if;
  update private.account_members m set role = case m.user_id when c.heir then 'owner' else 'accountant' end
    where m.account = c.account and m.until is null and m.user_id in (c.owner, c.heir);
  delete from private.owner_changes x where x.account = c.account;
  perform private.note_account(c.account, 'people.owner-changed', jsonb_build_object('person', c.owner),
    jsonb_build_object('person', c.heir));
  perform private.mail_owner_change(c, 'done');
  perform private.stir_account(c.account);
  return true;
end $$;

create or replace function public.withdraw_owner_change() returns void
language plpgsql security definer set search_path = '' as $$
declare
  c private.owner_changes := private.own_owner_change();
begin
  delete from private.owner_changes x where x.account = c.account;
  perform private.note_account(c.account, 'people.owner-withdrawn', jsonb_build_object('person', c.heir), null);
  perform private.stir_account(c.account);
end $$;

revoke execute on function private.mail_owner_change(private.owner_changes, text), public.ask_owner_change(uuid),
  private.own_owner_change(), public.confirm_owner_change(), public.withdraw_owner_change()
  from public, anon, authenticated, service_role;
grant execute on function public.ask_owner_change(uuid), public.confirm_owner_change(), public.withdraw_owner_change() to authenticated;

create table if not exists public.documents (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null default private.my_account('assistant') references public.accounts (id) on delete cascade,
  name text not null check (length(btrim(name)) between 1 and 200),
  file_path text not null check (length(file_path) <= 300),
  storage_path text not null check (length(storage_path) <= 300),
  file_type text not null,
  file_size bigint not null default 0,
  google_drive_id text,
  google_drive_link text check (google_drive_link ~ '^https?://'),
  sha256 text check (sha256 ~ '^[0-9a-f]{64}$'),
  created_at timestamptz not null default now(),
  kind text not null generated always as (case when storage_path like 'tasks/%' then 'task' else 'file' end) stored,
  name_key text collate "C" not null generated always as (private.name_key(name)) stored,
  family text collate "C" not null generated always as (
    case when file_type ~ 'excel|spreadsheet' then 'excel' when file_type like '%pdf%' then 'pdf'
         when file_type like '%image%' then 'imagen' when file_type like '%xml%' then 'xml' else 'otro' end) stored,
  uploaded_by text not null default 'client' check (uploaded_by in ('client', 'firm')),
  made_by uuid,
  constraint documents_kind_shape check (
    case when storage_path like 'tasks/%'
      then storage_path = 'tasks/' || user_id::text and file_path like 'task\_%'
        and file_type in ('pending', 'completed') and file_size = 0
        and google_drive_id is null and google_drive_link is null and sha256 is null
      else file_type not in ('pending', 'completed') and file_size > 0 end),
  constraint documents_file_name check (storage_path like 'tasks/%' or private.is_file_name(name))
);
alter table public.documents alter column user_id set default private.my_account('assistant');
alter table public.documents add column if not exists made_by uuid;
drop trigger if exists note_maker on public.documents;
create trigger note_maker before insert on public.documents for each row execute function private.note_maker();
alter table public.documents enable row level security;
revoke all on public.documents from anon, authenticated, service_role;
comment on table public.documents is
  'Files (kind file, written by the server alone) and tasks (kind task, written by their owner). file_path is our own address of the file.';
create index if not exists documents_of_user on public.documents (user_id, kind, created_at desc, id desc);
create unique index if not exists documents_same_content on public.documents (user_id, sha256) where sha256 is not null;
create unique index if not exists documents_object on public.documents (storage_path) where kind = 'file';
create unique index if not exists documents_task_moment on public.documents (user_id, file_path) where kind = 'task';
create index if not exists documents_by_name on public.documents (user_id, name_key, id) where kind = 'file';
create index if not exists documents_by_size on public.documents (user_id, file_size, id) where kind = 'file';
create index if not exists documents_by_type on public.documents (user_id, family, name_key, id) where kind = 'file';
create index if not exists documents_of_type_by_date on public.documents (user_id, family, created_at, id) where kind = 'file';
create index if not exists documents_of_type_by_size on public.documents (user_id, family, file_size, id) where kind = 'file';
create index if not exists documents_search on public.documents
  using gin (user_id, name_key extensions.gin_trgm_ops) with (fastupdate = off) where kind = 'file';
alter table public.documents alter column name_key set statistics 1000;

grant select, delete on public.documents to authenticated;
grant select, insert, update, delete on public.documents to service_role;
grant insert (name, user_id, file_path, storage_path, file_type, file_size), update (file_type) on public.documents to authenticated;
drop policy if exists "own documents or staff" on public.documents;
create policy "own documents or staff" on public.documents for select to authenticated
  using (user_id in (select private.my_accounts('reader')) or (select private.is_admin()) or user_id in (select private.my_clients()));
drop policy if exists "own tasks are made" on public.documents;
create policy "own tasks are made" on public.documents for insert to authenticated
  with check (user_id in (select private.my_accounts('assistant')) and storage_path = 'tasks/' || user_id::text);
drop policy if exists "own tasks are toggled" on public.documents;
create policy "own tasks are toggled" on public.documents for update to authenticated
  using (user_id in (select private.my_accounts('assistant')) and kind = 'task')
  with check (user_id in (select private.my_accounts('assistant')) and storage_path = 'tasks/' || user_id::text);
drop policy if exists "own tasks are deleted" on public.documents;
create policy "own tasks are deleted" on public.documents for delete to authenticated
  using (user_id in (select private.my_accounts('assistant')) and kind = 'task');
drop policy if exists "gate" on public.documents;
create policy "gate" on public.documents as restrictive for all to authenticated
  using ((select private.may_enter())) with check ((select private.may_enter()));

create table if not exists public.user_drive_folders (
  user_id uuid primary key references public.accounts (id) on delete cascade,
  folder_id text not null unique,
  folder_name text not null,
  folder_url text not null check (folder_url ~ '^https?://'),
  created_at timestamptz not null default now()
);
alter table public.user_drive_folders enable row level security;
revoke all on public.user_drive_folders from anon, authenticated, service_role;
alter table public.user_drive_folders add column if not exists shared_with text;
alter table public.user_drive_folders add column if not exists permission_id text;
comment on table public.user_drive_folders is 'The Drive folder of each client, written by the Drive worker.';

grant select on public.user_drive_folders to authenticated;
grant select, insert, update, delete on public.user_drive_folders to service_role;
drop policy if exists "own folder or staff" on public.user_drive_folders;
create policy "own folder or staff" on public.user_drive_folders for select to authenticated
  using (user_id in (select private.my_accounts('reader')) or (select private.is_admin()) or user_id in (select private.my_clients()));
drop policy if exists "gate" on public.user_drive_folders;
create policy "gate" on public.user_drive_folders as restrictive for all to authenticated
  using ((select private.may_enter())) with check ((select private.may_enter()));

create table if not exists public.archivos_subidos (
  id uuid primary key default gen_random_uuid(),
  nombre_archivo text not null,
  ruta_storage text not null unique,
  tipo_archivo text not null,
  tamano_bytes bigint not null check (tamano_bytes > 0),
  url_publica text not null,
  google_drive_id text,
  google_drive_link text,
  user_id uuid not null references public.accounts (id) on delete cascade,
  descripcion text,
  created_at timestamptz not null default now(),
  constraint archivos_subidos_file_name check (private.is_file_name(nombre_archivo))
);
alter table public.archivos_subidos enable row level security;
revoke all on public.archivos_subidos from anon, authenticated, service_role;
comment on table public.archivos_subidos is 'Register of uploaded files, filled by insert_archivo_subido only.';
create index if not exists archivos_subidos_of_user on public.archivos_subidos (user_id, created_at desc);

grant select on public.archivos_subidos to authenticated;
grant select, insert, update, delete on public.archivos_subidos to service_role;
drop policy if exists "own register or staff" on public.archivos_subidos;
create policy "own register or staff" on public.archivos_subidos for select to authenticated
  using (user_id in (select private.my_accounts('reader')) or (select private.is_admin()) or user_id in (select private.my_clients()));
drop policy if exists "gate" on public.archivos_subidos;
create policy "gate" on public.archivos_subidos as restrictive for all to authenticated
  using ((select private.may_enter())) with check ((select private.may_enter()));

create or replace function private.document_page_of(client uuid, wanted jsonb, page_size int) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
  sort text := coalesce(wanted ->> 'sort', 'created_at');
  columns text := case sort when 'name' then 'name_key, id' when 'size' then 'file_size, id'
                            when 'type' then 'family, name_key, id' else 'created_at, id' end;
  keys text := case sort when 'name' then '$2[1], $2[2]::uuid' when 'size' then '$2[1]::bigint, $2[2]::uuid'
                         when 'type' then '$2[1], $2[2], $2[3]::uuid' else '$2[1]::timestamptz, $2[2]::uuid' end;
  start text[] := (select array_agg(v) from jsonb_array_elements_text(wanted -> 'cursor') v);
  backward boolean := start is not null and coalesce((wanted ->> 'backward')::boolean, false);
  down boolean := coalesce((wanted ->> 'descending')::boolean, sort = 'created_at');
  filter text := '';
  word text;
  found uuid[];
  more boolean;
  edge text[][];
begin
  if wanted = '{}' then
    -- What nearly every visit asks for: its plan is kept.
    found := array(select d.id from public.documents d where d.user_id = client and d.kind = 'file'
                   order by d.created_at desc, d.id desc limit page_size + 1);
  else
    if wanted ->> 'family' is not null then
      filter := format(' and family = %L', wanted ->> 'family');
    end if;
    for word in select w from regexp_split_to_table(btrim(private.name_key(left(wanted ->> 'search', 100))), ' +') w
                where w <> '' limit 8 loop
      filter := filter || format(' and name_key like %L', case when length(word) < 3 then '% ' else '%' end || word || '%');
    end loop;
    execute format(
      'select array(select id from public.documents where user_id = $1 and kind = ''file''%s%s order by %s limit %s)',
      filter,
      case when start is not null then format(' and (%s) %s (%s)', columns, case when down <> backward then '<' else '>' end, keys) end,
      regexp_replace(columns, '(,|$)', case when down <> backward then ' desc\1' else '\1' end, 'g'),
      page_size + 1)
      into found using client, start;
    -- The way back has reached the beginning: the first page, and a whole one.
    if backward and cardinality(found) <= page_size then
      return private.document_page_of(client, wanted - 'cursor' - 'backward', page_size);
    end if;
  end if;
  more := cardinality(found) > page_size;
  found := found[:page_size];
  if backward then
    found := array(select f from unnest(found) with ordinality o(f, place) order by place desc);
  end if;
  return (
    with edges as (
      select d.id, case sort when 'name' then jsonb_build_array(d.name_key, d.id)
                             when 'size' then jsonb_build_array(d.file_size, d.id)
                             when 'type' then jsonb_build_array(d.family, d.name_key, d.id)
                             else jsonb_build_array(d.created_at, d.id) end as cursor
      from public.documents d where d.id in (found[1], found[cardinality(found)]))
    select jsonb_build_object(
      'ids', found,
      'before', case when start is not null then (select e.cursor from edges e where e.id = found[1]) end,
      'after', case when more or backward then (select e.cursor from edges e where e.id = found[cardinality(found)]) end));
end $$;

create or replace function private.document_page(wanted jsonb, page_size int) returns jsonb
language sql stable security definer set search_path = '' as $$
  select private.document_page_of(private.my_account('reader'), wanted, page_size)
$$;

create or replace function private.limit_tasks() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  perform pg_advisory_xact_lock(hashtextextended('tasks:' || new.user_id::text, 0));
  if (select count(*) from public.documents where user_id = new.user_id and kind = 'task') >= 500
    -- One that stands there already is left to the unique index, as a repetition.
    and not exists (
      select from public.documents where user_id = new.user_id and kind = 'task' and file_path = new.file_path) then
    raise exception 'task-limit' using errcode = 'P0001';
  end if;
  return new;
end $$;
drop trigger if exists limit_tasks on public.documents;
create trigger limit_tasks before insert on public.documents
  for each row when (new.storage_path like 'tasks/%') execute function private.limit_tasks();

create or replace function public.insert_archivo_subido(
  nombre_archivo text, ruta_storage text, tipo_archivo text, tamano_bytes bigint, url_publica text,
  google_drive_id text, google_drive_link text, user_id uuid, descripcion text
) returns uuid
language plpgsql security definer set search_path = '' as $$
#variable_conflict use_column
declare
  caller text := coalesce((select auth.role()), '');
  row_id uuid;
begin
  if caller <> 'service_role' and not private.may_enter() then
    raise insufficient_privilege using message = 'not-approved';
  end if;
  if caller <> 'service_role' and insert_archivo_subido.user_id not in (select private.my_accounts('assistant')) is not false then
    raise insufficient_privilege using message = 'not-yours';
  end if;
  insert into public.archivos_subidos as a
    (nombre_archivo, ruta_storage, tipo_archivo, tamano_bytes, url_publica, google_drive_id, google_drive_link, user_id, descripcion)
    select d.name, d.storage_path, d.file_type, d.file_size, d.file_path, d.google_drive_id, d.google_drive_link, d.user_id,
           left(insert_archivo_subido.descripcion, 200)
    from public.documents d
    where d.storage_path = insert_archivo_subido.ruta_storage and d.user_id = insert_archivo_subido.user_id and d.kind = 'file'
    on conflict (ruta_storage) do update set descripcion = coalesce(a.descripcion, excluded.descripcion)
    returning a.id into row_id;
  if row_id is null then
    raise exception 'no-such-file' using errcode = 'P0001';
  end if;
  return row_id;
end $$;

revoke execute on function private.document_page_of(uuid, jsonb, int), private.document_page(jsonb, int), private.limit_tasks(),
  public.insert_archivo_subido(text, text, text, bigint, text, text, text, uuid, text)
  from public, anon, authenticated, service_role;
grant execute on function private.document_page(jsonb, int) to authenticated;
grant execute on function public.insert_archivo_subido(text, text, text, bigint, text, text, text, uuid, text)
  to authenticated, service_role;

create table if not exists private.drive_reservations (
  subject text primary key,
  drive_id text not null,
  created_at timestamptz not null default now()
);
alter table private.drive_reservations enable row level security;
revoke all on private.drive_reservations from anon, authenticated, service_role;

create or replace function private.reserve_drive_id(subject text, drive_id text) returns text
language plpgsql security definer set search_path = '' as $$
declare kept text;
begin
  insert into private.drive_reservations as r (subject, drive_id) values (reserve_drive_id.subject, reserve_drive_id.drive_id)
    on conflict on constraint drive_reservations_pkey do update set drive_id = r.drive_id
    returning r.drive_id into kept;
  return kept;
end $$;

create or replace function public.reserve_drive_file(document uuid, file_id text) returns text
language sql volatile security definer set search_path = '' as $$
  select private.reserve_drive_id('file:' || document, file_id)
$$;

create or replace function public.reserve_drive_folder(client uuid, folder_id text) returns text
language sql volatile security definer set search_path = '' as $$
  select private.reserve_drive_id('folder:' || client, folder_id)
$$;

create or replace function public.drive_job(document uuid) returns jsonb
language sql stable security definer set search_path = '' as $$
  select jsonb_build_object('user_id', d.user_id, 'user_email', u.email,
                            'folder', coalesce(u.email, private.client_title(d.user_id), d.user_id::text), 'name', d.name, 'type', d.file_type,
                            'size', d.file_size, 'storage_path', d.storage_path, 'drive_id', d.google_drive_id)
  from public.documents d left join lateral private.contact_of(d.user_id) u on true
  where d.id = document and d.kind = 'file'
$$;

drop function if exists public.record_drive_folder(uuid, text, text, text);
create or replace function public.record_drive_folder(
  client uuid, folder_id text, folder_name text, folder_url text, shared_with text default null, permission_id text default null
) returns void
language sql volatile security definer set search_path = '' as $$
  insert into public.user_drive_folders (user_id, folder_id, folder_name, folder_url, shared_with, permission_id)
    values (client, record_drive_folder.folder_id, record_drive_folder.folder_name, record_drive_folder.folder_url,
            record_drive_folder.shared_with, record_drive_folder.permission_id)
    on conflict (user_id) do nothing
$$;

create or replace function private.queue_drive_share(account uuid) returns void
language sql volatile security definer set search_path = '' as $$
  insert into public.outbox (kind, key, user_id, payload)
    select 'drive.share', 'drive-share:' || f.user_id, f.user_id, jsonb_build_object('account', f.user_id)
    from public.user_drive_folders f where f.user_id = queue_drive_share.account
    on conflict (key) do update set status = 'pending', attempts = 0, next_at = now(), done_at = null, first_tried_at = null,
      last_error = null
$$;

create or replace function private.on_contact_changed() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if tg_table_name = 'accounts' then
    perform private.queue_drive_share(new.id);
  else
    perform private.queue_drive_share(a.id) from public.accounts a where a.contact = new.id;
  end if;
  return null;
end $$;
drop trigger if exists accounts_drive on public.accounts;
create trigger accounts_drive after update of contact on public.accounts
  for each row when (old.contact is distinct from new.contact) execute function private.on_contact_changed();
call private.ensure_auth_trigger('CREATE TRIGGER users_drive AFTER UPDATE OF email ON auth.users'
  ' FOR EACH ROW WHEN (((old.email)::text IS DISTINCT FROM (new.email)::text)) EXECUTE FUNCTION private.on_contact_changed()');

create or replace function public.drive_share(account uuid) returns jsonb
language sql stable security definer set search_path = '' as $$
  select jsonb_build_object('folder_id', f.folder_id, 'shared_with', f.shared_with, 'permission_id', f.permission_id, 'contact', u.email)
  from public.user_drive_folders f left join lateral private.contact_of(f.user_id) u on true
  where f.user_id = drive_share.account
$$;

create or replace function public.record_drive_copy(document uuid, file_id text, link text) returns void
language plpgsql security definer set search_path = '' as $$
begin
  update public.documents set google_drive_id = file_id, google_drive_link = link where id = document;
  update public.archivos_subidos a set google_drive_id = file_id, google_drive_link = link
    from public.documents d where d.id = document and a.ruta_storage = d.storage_path;
  -- Whoever came to be written to while the folder was made, or before it remembered anybody.
  perform private.queue_drive_share(f.user_id) from public.documents d join public.user_drive_folders f on f.user_id = d.user_id
    left join lateral private.contact_of(f.user_id) u on true
    where d.id = document and (f.shared_with is distinct from u.email or f.permission_id is null and u.email is not null);
end $$;

revoke execute on function private.reserve_drive_id(text, text), public.reserve_drive_file(uuid, text),
  public.reserve_drive_folder(uuid, text), public.drive_job(uuid), public.record_drive_folder(uuid, text, text, text, text, text),
  public.record_drive_copy(uuid, text, text), private.queue_drive_share(uuid), private.on_contact_changed(), public.drive_share(uuid)
  from public, anon, authenticated, service_role;
grant execute on function public.reserve_drive_file(uuid, text), public.reserve_drive_folder(uuid, text), public.drive_job(uuid),
  public.record_drive_folder(uuid, text, text, text, text, text), public.record_drive_copy(uuid, text, text),
  public.drive_share(uuid) to service_role;

create table if not exists public.upload_batches (
  id uuid primary key,
  user_id uuid not null references public.accounts (id) on delete cascade,
  created_at timestamptz not null default now(),
  closed_at timestamptz
);
alter table public.upload_batches enable row level security;
revoke all on public.upload_batches from anon, authenticated, service_role;
comment on table public.upload_batches is 'The files of one press of the upload button: one automation call each. Service role only.';
create index if not exists upload_batches_open on public.upload_batches (created_at) where closed_at is null;
create index if not exists upload_batches_of_user on public.upload_batches (user_id);
grant select on public.upload_batches to service_role;

create table if not exists public.uploads (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references public.accounts (id) on delete cascade,
  batch_id uuid not null references public.upload_batches (id) on delete cascade,
  key uuid not null,
  name text not null check (length(btrim(name)) between 1 and 200),
  path text not null unique,
  declared_type text not null,
  declared_size bigint not null,
  status text not null default 'reserved'
    check (status in ('reserved', 'verifying', 'done', 'rejected', 'duplicate', 'expired')),
  reason text,
  document_id uuid references public.documents (id) on delete set null,
  attempts int not null default 0,
  lease_until timestamptz,
  created_at timestamptz not null default now(),
  expires_at timestamptz not null default now() + interval '2 hours',
  settled_at timestamptz,
  purpose text not null default 'invoice' check (purpose in ('invoice', 'attachment', 'for-client')),
  for_client uuid references public.accounts (id) on delete cascade,
  made_by uuid,
  unique (user_id, key),
  constraint uploads_for_client check ((purpose = 'for-client') = (for_client is not null)),
  constraint uploads_file_name check (private.is_file_name(name))
);
alter table public.uploads add column if not exists made_by uuid;
drop trigger if exists note_maker on public.uploads;
create trigger note_maker before insert on public.uploads for each row execute function private.note_maker();
alter table public.uploads enable row level security;
revoke all on public.uploads from anon, authenticated, service_role;
comment on table public.uploads is 'Upload intents. A client reads their own; only begin_upload and the service role write.';
comment on column public.uploads.for_client is 'Whose document it becomes, when a member of the firm (user_id) uploads it.';
create index if not exists uploads_recent on public.uploads (user_id, created_at desc);
create index if not exists uploads_batch on public.uploads (batch_id);
create index if not exists uploads_open on public.uploads (created_at) where status in ('reserved', 'verifying');
create index if not exists uploads_of_document on public.uploads (document_id) where document_id is not null;
create index if not exists uploads_for_client_of on public.uploads (for_client) where for_client is not null;
create index if not exists uploads_in_vain on public.uploads (settled_at)
  where status in ('rejected', 'duplicate', 'expired');

grant select on public.uploads to authenticated, service_role;
drop policy if exists "own uploads or staff" on public.uploads;
create policy "own uploads or staff" on public.uploads for select to authenticated
  using ((user_id in (select private.my_accounts('reader')) and (for_client is null or (select private.is_staff())))
    or (select private.is_admin()) or user_id in (select private.my_clients()));
drop policy if exists "gate" on public.uploads;
create policy "gate" on public.uploads as restrictive for all to authenticated
  using ((select private.may_enter())) with check ((select private.may_enter()));

insert into storage.buckets (id, name, public, file_size_limit, allowed_mime_types)
  values ('facturas', 'facturas', false, 10485760, array['image/jpeg', 'image/png', 'application/pdf', 'application/xml'])
  on conflict (id) do update set
    public = excluded.public, file_size_limit = excluded.file_size_limit, allowed_mime_types = excluded.allowed_mime_types;
drop policy if exists "facturas: gate" on storage.objects;
create policy "facturas: gate" on storage.objects as restrictive for all to authenticated
  using (bucket_id <> 'facturas' or (select private.may_enter()))
  with check (bucket_id <> 'facturas' or (select private.may_enter()));
drop policy if exists "facturas: own or staff" on storage.objects;
create policy "facturas: own or staff" on storage.objects for select to authenticated
  using (bucket_id = 'facturas' and (
    split_part(name, '/', 1) in (select a::text from private.my_accounts('reader') a) or (select private.is_admin())
    or split_part(name, '/', 1) in (select c::text from private.my_clients() c)));
drop policy if exists "facturas: into a reserved place" on storage.objects;
create policy "facturas: into a reserved place" on storage.objects for insert to authenticated
  with check (bucket_id = 'facturas' and exists (
    select from public.uploads u
    where u.path = objects.name and u.user_id in (select private.my_accounts('assistant')) and u.status = 'reserved' and u.expires_at > now()
      and (u.for_client is null or (select private.is_admin()) or u.for_client in (select private.my_clients()))));

create or replace function private.extension_of(mime text) returns text
language sql immutable set search_path = '' as $$
  select case mime when 'application/pdf' then 'pdf' when 'image/jpeg' then 'jpg'
                   when 'image/png' then 'png' when 'application/xml' then 'xml' end
$$;

create or replace function public.begin_upload(
  key uuid, batch uuid, file_name text, declared_type text, declared_size bigint
) returns public.uploads
language plpgsql security definer set search_path = '' as $$
#variable_conflict use_column
declare
  me uuid := private.require_account('assistant');
  extension text := private.extension_of(begin_upload.declared_type);
  new_id uuid := gen_random_uuid();
  kept public.uploads;
  used record;
begin
  if extension is null then
    raise exception 'file-type' using errcode = 'P0001';
  end if;
  if (declared_size between 1 and (select b.file_size_limit from storage.buckets b where b.id = 'facturas')) is not true then
    raise exception 'file-size' using errcode = 'P0001';
  end if;
  perform pg_advisory_xact_lock(hashtextextended('uploads:' || me::text, 0));
  select * into kept from public.uploads u where u.user_id = me and u.key = begin_upload.key;
  if kept.id is not null then
    if kept.name <> file_name or kept.declared_size <> begin_upload.declared_size then
      raise exception 'key-reused' using errcode = 'P0001';
    end if;
    return kept;
  end if;
  select count(*) filter (where u.status in ('reserved', 'verifying') and u.expires_at > now()) as open,
         count(*) filter (where u.status <> 'expired') as files,
         coalesce(sum(u.declared_size) filter (where u.status <> 'expired'), 0) as bytes
    into used from public.uploads u where u.user_id = me and u.created_at > now() - interval '24 hours';
  if used.open >= 50 or used.files >= 200 or used.bytes + begin_upload.declared_size > 2147483648 then
    raise exception 'upload-quota' using errcode = 'P0001';
  end if;
  insert into public.upload_batches (id, user_id) values (batch, me) on conflict (id) do nothing;
  perform from public.upload_batches b where b.id = batch and b.user_id = me and b.closed_at is null;
  if not found then
    raise exception 'batch-closed' using errcode = 'P0001';
  end if;
  insert into public.uploads (id, user_id, batch_id, key, name, path, declared_type, declared_size)
    values (new_id, me, batch, begin_upload.key, file_name, me::text || '/' || new_id::text || '.' || extension,
            begin_upload.declared_type, begin_upload.declared_size)
    returning * into kept;
  return kept;
end $$;

create or replace function public.claim_upload(upload uuid, lease_seconds int, owner uuid default null) returns setof public.uploads
language sql volatile security definer set search_path = '' as $$
  update public.uploads u
    set status = 'verifying', attempts = u.attempts + 1, lease_until = clock_timestamp() + make_interval(secs => lease_seconds)
    where u.id = upload and (owner is null or u.user_id = owner)
      and (u.status = 'reserved' or (u.status = 'verifying' and u.lease_until < clock_timestamp()))
    returning u.*
$$;

create or replace function public.release_upload(upload uuid, attempt int) returns void
language sql volatile security definer set search_path = '' as $$
  update public.uploads set status = 'reserved', lease_until = null
    where id = upload and attempts = attempt and status = 'verifying'
$$;

create or replace function public.reject_upload(upload uuid, attempt int, why text) returns void
language sql volatile security definer set search_path = '' as $$
  update public.uploads set status = 'rejected', reason = left(why, 100), lease_until = null, settled_at = clock_timestamp()
    where id = upload and attempts = attempt and status = 'verifying'
$$;

create or replace function public.finish_upload(
  upload uuid, attempt int, content_sha256 text, content_size bigint, content_type text, push_drive boolean
) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  u public.uploads;
  twin public.documents;
  invoice_number text;
begin
  select * into u from public.uploads x where x.id = upload for update;
  if u.status in ('done', 'duplicate') then
    return (select jsonb_build_object('status', u.status, 'document_id', d.id, 'name', d.name, 'number', i.number)
            from public.documents d left join public.invoices i on i.document_id = d.id where d.id = u.document_id);
  end if;
  if u.id is null or u.status <> 'verifying' or u.attempts <> attempt then
    raise exception 'lease-lost' using errcode = 'P0001';
  end if;
  insert into public.documents (id, user_id, name, file_path, storage_path, file_type, file_size, sha256, made_by)
    values (u.id, u.user_id, u.name, '/api/documentos/' || u.id, u.path, content_type, content_size, content_sha256, u.made_by)
    on conflict do nothing;
  if not found then
    select * into strict twin from public.documents d where d.user_id = u.user_id and d.sha256 = content_sha256;
    if not exists (select from public.invoices i where i.document_id = twin.id) then
      invoice_number := private.next_invoice_number(u.user_id);
      -- The document has the id of the earlier upload: which invoice it replaces was said about this one.
      insert into public.invoices (document_id, user_id, number, replaces)
        values (twin.id, u.user_id, invoice_number,
                (select a.invoice_id from private.upload_answers a where a.upload_id = u.id));
      update public.uploads set status = 'done', document_id = twin.id, lease_until = null, settled_at = clock_timestamp()
        where id = upload;
      return jsonb_build_object('status', 'done', 'document_id', twin.id, 'name', twin.name, 'number', invoice_number);
    end if;
    update public.uploads set status = 'duplicate', document_id = twin.id, lease_until = null, settled_at = clock_timestamp()
      where id = upload;
    return (select jsonb_build_object('status', 'duplicate', 'document_id', twin.id, 'name', twin.name, 'number', i.number)
            from (select 1) one left join public.invoices i on i.document_id = twin.id);
  end if;
  invoice_number := private.next_invoice_number(u.user_id);
  insert into public.invoices (document_id, user_id, number) values (u.id, u.user_id, invoice_number);
  begin
    perform public.insert_archivo_subido(u.name, u.path, content_type, content_size, '/api/documentos/' || u.id, null, null,
      u.user_id, 'Factura subida el ' || to_char(now() at time zone 'America/Bogota', 'DD/MM/YYYY'));
  exception when others then
    raise warning 'insert_archivo_subido failed: %', sqlstate;
  end;
  if push_drive then
    insert into public.outbox (kind, key, user_id, batch_id, payload, next_at)
      values ('drive.push', 'drive:' || u.id, u.user_id, u.batch_id, jsonb_build_object('document_id', u.id),
              clock_timestamp() + interval '5 minutes');
  end if;
  update public.uploads set status = 'done', document_id = u.id, lease_until = null, settled_at = clock_timestamp()
    where id = upload;
  return jsonb_build_object('status', 'done', 'document_id', u.id, 'name', u.name, 'number', invoice_number);
end $$;

create or replace function private.has_object(object_path text) returns boolean
language sql stable security definer set search_path = '' as $$
  select exists (select from storage.objects o where o.bucket_id = 'facturas' and o.name = object_path)
$$;

create or replace function public.expire_upload(upload uuid) returns void
language sql volatile security definer set search_path = '' as $$
  update public.uploads set status = 'expired', lease_until = null, settled_at = clock_timestamp()
    where id = upload and (status = 'reserved' or (status = 'verifying' and lease_until < clock_timestamp()))
      and not private.has_object(path)
$$;

revoke execute on function private.extension_of(text), public.begin_upload(uuid, uuid, text, text, bigint),
  public.claim_upload(uuid, int, uuid), public.release_upload(uuid, int), public.reject_upload(uuid, int, text),
  public.finish_upload(uuid, int, text, bigint, text, boolean), private.has_object(text), public.expire_upload(uuid)
  from public, anon, authenticated, service_role;
grant execute on function public.begin_upload(uuid, uuid, text, text, bigint) to authenticated;
grant execute on function public.claim_upload(uuid, int, uuid), public.release_upload(uuid, int),
  public.reject_upload(uuid, int, text), public.finish_upload(uuid, int, text, bigint, text, boolean), public.expire_upload(uuid)
  to service_role;

create or replace function public.close_batch(batch uuid, notify boolean, owner uuid default null) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  b public.upload_batches;
  files int;
begin
  select * into b from public.upload_batches x where x.id = batch and (owner is null or x.user_id = owner) for update;
  if b.id is null then
    return null;
  end if;
  if b.closed_at is null then
    if exists (select from public.uploads u where u.batch_id = batch and (u.status = 'verifying'
        or (u.status = 'reserved' and private.has_object(u.path)))) then
      return jsonb_build_object('closed', false, 'files', 0);
    end if;
    update public.uploads set status = 'expired', settled_at = clock_timestamp() where batch_id = batch and status = 'reserved';
    update public.upload_batches set closed_at = clock_timestamp() where id = batch;
  end if;
  select count(*) into files from public.uploads u where u.batch_id = batch and u.status = 'done';
  if files > 0 and notify then
    insert into public.outbox (kind, key, user_id, batch_id, payload)
      values ('automation.batch', 'automation:' || batch, b.user_id, batch, jsonb_build_object('batch_id', batch))
      on conflict (key) do nothing;
  end if;
  update public.outbox set next_at = clock_timestamp() + interval '12 seconds'
    where batch_id = batch and status = 'pending' and attempts = 0;
  return jsonb_build_object('closed', true, 'files', files);
end $$;

create or replace function public.batch_outcome(batch uuid, owner uuid) returns jsonb
language sql stable security definer set search_path = '' as $$
  select jsonb_build_object(
    'files', count(*), 'drive', count(*) filter (where d.google_drive_id is not null),
    'automation', (select o.status from public.outbox o where o.key = 'automation:' || batch))
  from public.uploads u join public.documents d on d.id = u.document_id
  where u.batch_id = batch and u.user_id = owner and u.status = 'done'
$$;

create or replace function public.batch_files(batch uuid) returns jsonb
language sql stable security definer set search_path = '' as $$
  select jsonb_build_object('user_id', b.user_id, 'user_email', coalesce(a.email, ''), 'timestamp', b.closed_at,
    'files', coalesce((
      select jsonb_agg(jsonb_build_object('name', d.name, 'type', d.file_type, 'size', d.file_size,
                                          'storage_path', d.storage_path, 'drive_link', d.google_drive_link)
                       order by u.created_at, u.id)
      from public.uploads u join public.documents d on d.id = u.document_id
      where u.batch_id = batch and u.status = 'done'), '[]'::jsonb))
  from public.upload_batches b left join lateral private.contact_of(b.user_id) a on true
  where b.id = batch
$$;

revoke execute on function public.close_batch(uuid, boolean, uuid), public.batch_outcome(uuid, uuid), public.batch_files(uuid)
  from public, anon, authenticated, service_role;
grant execute on function public.close_batch(uuid, boolean, uuid), public.batch_outcome(uuid, uuid), public.batch_files(uuid)
  to service_role;

create or replace function public.stale_uploads(idle_seconds int) returns table (id uuid, has_object boolean, expired boolean)
language sql stable security definer set search_path = '' as $$
  select u.id, o.id is not null, u.expires_at < clock_timestamp()
  from public.uploads u
  left join storage.objects o on o.bucket_id = 'facturas' and o.name = u.path
  where (u.status = 'verifying' and u.lease_until < clock_timestamp())
     or (u.status = 'reserved' and o.created_at < clock_timestamp() - make_interval(secs => idle_seconds))
     or (u.status = 'reserved' and u.expires_at < clock_timestamp())
  order by u.created_at limit 100
$$;

create or replace function public.idle_batches(idle_seconds int) returns setof uuid
language sql stable security definer set search_path = '' as $$
  select b.id from public.upload_batches b
  where b.closed_at is null and b.created_at < clock_timestamp() - make_interval(secs => idle_seconds)
    and not exists (
      select from public.uploads u where u.batch_id = b.id
        and (u.status in ('reserved', 'verifying') or u.settled_at > clock_timestamp() - make_interval(secs => idle_seconds)))
  order by b.created_at limit 100
$$;

create or replace function public.missing_objects() returns setof uuid
language sql stable security definer set search_path = '' as $$
  select d.id from public.documents d
  where d.kind = 'file' and not exists (
    select from storage.objects o where o.bucket_id = 'facturas' and o.name = d.storage_path)
  limit 100
$$;

revoke execute on function public.stale_uploads(int), public.idle_batches(int), public.missing_objects()
  from public, anon, authenticated, service_role;
grant execute on function public.stale_uploads(int), public.idle_batches(int), public.missing_objects() to service_role;

create or replace function public.begin_client_file(
  client uuid, key uuid, file_name text, declared_type text, declared_size bigint
) returns public.uploads
language plpgsql security definer set search_path = '' as $$
declare
  kept public.uploads;
begin
  perform private.require_client(client);
  kept := public.begin_upload(key, key, file_name, declared_type, declared_size);
  if kept.for_client is not distinct from client then
    return kept;
  end if;
  -- Of an earlier call: of this one it is when this transaction wrote it.
  if kept.purpose <> 'invoice' or kept.created_at <> now() then
    raise exception 'key-reused' using errcode = 'P0001';
  end if;
  update public.uploads u
    set purpose = 'for-client', for_client = client,
        path = client::text || '/' || u.id::text || '.' || private.extension_of(u.declared_type)
    where u.id = kept.id returning * into kept;
  update public.upload_batches b set closed_at = clock_timestamp() where b.id = kept.batch_id;
  return kept;
end $$;

create or replace function public.finish_client_file(
  upload uuid, attempt int, content_sha256 text, content_size bigint, content_type text, push_drive boolean
) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  u public.uploads;
  document public.documents;
begin
  select * into u from public.uploads x where x.id = upload for update;
  if u.status not in ('done', 'duplicate') then
    if u.id is null or u.status <> 'verifying' or u.attempts <> attempt or u.purpose <> 'for-client' then
      raise exception 'lease-lost' using errcode = 'P0001';
    end if;
    if not exists (select from private.staff m where m.user_id = u.user_id and (m.role = 'admin' or exists (
      select from private.client_advisors a where a.client = u.for_client and a.advisor = u.user_id))) then
      update public.uploads set status = 'expired', lease_until = null, settled_at = clock_timestamp() where id = upload;
      return jsonb_build_object('status', 'expired');
    end if;
    insert into public.documents (id, user_id, name, file_path, storage_path, file_type, file_size, sha256, uploaded_by)
      values (u.id, u.for_client, u.name, '/api/documentos/' || u.id, u.path, content_type, content_size, content_sha256, 'firm')
      on conflict do nothing;
    select * into strict document from public.documents d where d.user_id = u.for_client and d.sha256 = content_sha256;
    if document.id = u.id then
      perform public.insert_archivo_subido(u.name, u.path, content_type, content_size, document.file_path, null, null,
        u.for_client, 'Documento de la firma, ' || to_char(now() at time zone 'America/Bogota', 'DD/MM/YYYY'));
      if push_drive then
        insert into public.outbox (kind, key, user_id, payload)
          values ('drive.push', 'drive:' || u.id, u.for_client, jsonb_build_object('document_id', u.id));
      end if;
      insert into public.audit_log (actor, action, target, after)
        values (u.user_id, 'document.brought', u.for_client,
                jsonb_build_object('document', u.id, 'name', u.name, 'size', content_size, 'sha256', content_sha256));
      perform private.queue_mail(u.for_client, 'document:' || u.id, 'document-brought', a.email,
        jsonb_build_object('account', u.for_client, 'name', u.name))
        from private.contact_of(u.for_client) a;
    end if;
    update public.uploads x
      set status = case when document.id = u.id then 'done' else 'duplicate' end,
          document_id = document.id, lease_until = null, settled_at = clock_timestamp()
      where x.id = upload returning * into u;
  end if;
  return (select jsonb_build_object('status', u.status, 'document_id', d.id, 'name', d.name, 'number', null)
          from public.documents d where d.id = u.document_id);
end $$;

revoke execute on function public.begin_client_file(uuid, uuid, text, text, bigint),
  public.finish_client_file(uuid, int, text, bigint, text, boolean) from public, anon, authenticated, service_role;
grant execute on function public.begin_client_file(uuid, uuid, text, text, bigint) to authenticated;
grant execute on function public.finish_client_file(uuid, int, text, bigint, text, boolean) to service_role;

create or replace function private.invoice_key(
  number text, name text, supplier text, supplier_nit text, customer text, customer_nit text, document_number text, code text,
  total numeric
) returns text
language sql immutable parallel safe set search_path = '' as $$
  select private.name_key(number || ' ' || name) || private.search_words(concat_ws(' ', number, name, supplier, customer))
    || private.name_key(concat_ws(' ', document_number, regexp_replace(document_number, '[^[:alnum:]]', '', 'g'),
         supplier_nit || private.nit_check_digit(substring(supplier_nit from '^[1-9][0-9]{4,14}$')), supplier_nit,
         customer_nit || private.nit_check_digit(substring(customer_nit from '^[1-9][0-9]{4,14}$')), customer_nit,
         left(code, 16), trunc(total)::text, nullif(right(round(total, 2)::text, 2), '00')))
$$;

create or replace function private.invoice_words(search text) returns setof text
language sql immutable parallel safe set search_path = '' as $$
  select w from regexp_split_to_table(btrim(regexp_replace(private.search_words(
    regexp_replace(regexp_replace(regexp_replace(lower(left(search, 120)),
      '(\d)[.,]00?(?!\d)', '\1', 'g'),
      '(\d)[.,](\d\d)(?!\d)', '\1 \2', 'g'),
      '(\d)[.,](?=\d{3}(?!\d))', '\1', 'g')), '\m([0-9a-f]{16})[0-9a-f]+\M', '\1', 'g')), ' +') w
  where w <> '' and (w not in ('cufe', 'cude', 'nit') or btrim(search) !~ '\s') limit 8
$$;

create or replace function private.invoice_filter(search text) returns text
language sql stable set search_path = '' as $$
  select case when upper(btrim(search)) ~ '^INV-[0-9]{4}-[0-9]{3,}$' then format('i.number = %L', upper(btrim(search))) else string_agg(format('i.search_key like %L', case when length(w) < 3 then '% ' else '%' end || w || '%'), ' and ') end
  from private.invoice_words(search) w
$$;

create table if not exists public.invoices (
  id uuid primary key default gen_random_uuid(),
  document_id uuid unique references public.documents (id) on delete cascade,
  user_id uuid not null references public.accounts (id) on delete cascade,
  number text not null check (number ~ '^INV-[0-9]{4}-[0-9]{3,}$'),
  status text not null default 'reviewing' check (status in ('accepted', 'reviewing', 'rejected')),
  findings jsonb not null default '[]',
  created_at timestamptz not null default now(),
  name text not null,
  file_size bigint not null,
  deleted_at timestamptz,
  withdrawn_at timestamptz,
  decided_at timestamptz,
  total numeric(18, 2),
  note text check (length(btrim(note)) between 1 and 1000),
  asked_at timestamptz,
  replaces uuid references public.invoices (id) on delete set null,
  replaced_by uuid references public.invoices (id) on delete set null,
  decision int not null default 0,
  queue text collate "C" generated always as (
    case when deleted_at is not null then null when replaced_by is not null then 'replaced'
         when status = 'reviewing' and asked_at is not null then 'asked'
         when status = 'reviewing' then 'waiting' else status end) stored,
  queued_at timestamptz generated always as (
    case when status <> 'reviewing' then coalesce(decided_at, created_at) else coalesce(asked_at, created_at) end) stored,
  has_findings boolean not null generated always as (findings <> '[]') stored,
  reviewed_at timestamptz,
  proposal text check (proposal in ('sound', 'doubtful', 'wrong')),
  rules_version text,
  kind text check (length(kind) <= 80),
  code text check (length(code) <= 200),
  supplier text check (length(supplier) <= 300),
  supplier_nit text check (length(supplier_nit) <= 100),
  document_number text check (length(document_number) <= 100),
  issued_on date,
  currency text check (length(currency) <= 10),
  customer text check (length(customer) <= 300),
  customer_nit text check (length(customer_nit) <= 100),
  base numeric(18, 2),
  iva numeric(18, 2),
  withheld numeric(18, 2),
  taxes jsonb check (jsonb_typeof(taxes) = 'object'),
  refused text check (length(refused) <= 40),
  direction text check (direction in ('purchase', 'sale', 'foreign')),
  effect text check (effect in ('cancels', 'reduces', 'increases')),
  affects uuid references public.invoices (id) on delete set null,
  search_key text collate "C" not null generated always as (private.invoice_key(
    number, name, supplier, supplier_nit, customer, customer_nit, document_number, code, total)) stored,
  made_by uuid,
  unique (user_id, number),
  constraint invoices_file_or_deleted check (document_id is not null or deleted_at is not null),
  constraint invoices_deleted_is_withdrawn check (deleted_at is null or withdrawn_at is not null),
  constraint invoices_file_name check (private.is_file_name(name))
);
alter table public.invoices add column if not exists made_by uuid;
alter table public.invoices enable row level security;
revoke all on public.invoices from anon, authenticated, service_role;
comment on table public.invoices is 'One row per invoice document: its number, status and findings. Written by the server and the staff.';
comment on column public.invoices.deleted_at is
  'Deleted by the client while in review: the file goes, the row stays with its number, for the firm to see.';
comment on column public.invoices.withdrawn_at is
  'Taken back by the client, deleted or (once decided) only withdrawn: then file and decision stay. Undone within 30 s.';
comment on column public.invoices.findings is 'What does not hold, the weightiest first: [{id, text, severity, message, detail, figures}].';
comment on column public.invoices.decided_at is 'When the status was last decided; empty while in review.';
comment on column public.invoices.total is 'Pesos to pay, as a check of the file read them; empty while none has.';
comment on column public.invoices.note is 'What the firm says about its decision, for the client to read.';
comment on column public.invoices.asked_at is 'The firm asked for another file: it waits for the client, and stays in review.';
comment on column public.invoices.replaced_by is 'The invoice that the client sent instead. Kept by a trigger; the new one says so in replaces.';
comment on column public.invoices.decision is 'How often the firm has decided: what a member saw, for decide_invoice.';
comment on column public.invoices.reviewed_at is 'When the rules read the file; empty for what they do not read, and until they have.';
comment on column public.invoices.proposal is 'What the rules propose; empty where no rule knows the document, which a person looks at.';
comment on column public.invoices.kind is 'What the file is: invoice, credit-note, debit-note, or the name of another document.';
comment on column public.invoices.base is 'Pesos before taxes: its lines, less discounts, with charges.';
comment on column public.invoices.taxes is 'Pesos by code: {taxes: {01 IVA, 03 ICA, 04 INC}, withholdings: {05 IVA, 06 renta, 07 ICA}}.';
comment on column public.invoices.affects is 'The invoice that this note changes, as effect says.';
create index if not exists invoices_of_user on public.invoices (user_id, created_at desc, id desc);
create index if not exists invoices_listed on public.invoices (user_id, created_at desc, id desc) where deleted_at is null;
create index if not exists invoices_listed_by_status on public.invoices (user_id, status, created_at desc, id desc)
  where deleted_at is null;
create index if not exists invoices_search on public.invoices
  using gin (user_id, search_key extensions.gin_trgm_ops) with (fastupdate = off) where deleted_at is null;
create index if not exists invoices_decided on public.invoices (user_id, decided_at desc) where decided_at is not null;
create index if not exists invoices_queue on public.invoices (queue, queued_at, id) where queue is not null;
create index if not exists invoices_queue_of_client on public.invoices (user_id, queue, queued_at, id) where queue is not null;
create index if not exists invoices_all_of_client on public.invoices (user_id, queued_at, id) where queue is not null;
create index if not exists invoices_queue_by_findings on public.invoices (queue, has_findings, queued_at, id) where queue is not null;
create index if not exists invoices_rejected on public.invoices (queued_at, id) where status = 'rejected' and queue is not null;
create index if not exists invoices_rejected_of_client on public.invoices (user_id, queued_at, id)
  where status = 'rejected' and queue is not null;
create index if not exists invoices_by_number on public.invoices (number, queue, queued_at, id) where queue is not null;
create index if not exists invoices_replaces on public.invoices (replaces) where replaces is not null;
create index if not exists invoices_replaced on public.invoices (replaced_by) where replaced_by is not null;
create index if not exists invoices_by_code on public.invoices (user_id, code) where code is not null;
create index if not exists invoices_by_supplier_number on public.invoices (user_id, supplier_nit, document_number)
  where document_number is not null;
create index if not exists invoices_affecting on public.invoices (affects) where affects is not null;
create index if not exists invoices_unread on public.invoices (created_at, id) where reviewed_at is null and queue = 'waiting';
create index if not exists invoices_by_issue on public.invoices (user_id, issued_on, created_at) where deleted_at is null;
create index if not exists invoices_by_rules on public.invoices (rules_version, created_at)
  where reviewed_at is not null and queue = 'waiting' and rules_version is not null;
alter table public.invoices alter column search_key set statistics 1000;

grant select on public.invoices to authenticated;
grant select, insert, update, delete on public.invoices to service_role;
drop policy if exists "own invoices or staff" on public.invoices;
create policy "own invoices or staff" on public.invoices for select to authenticated
  using (user_id in (select private.my_accounts('reader')) or (select private.is_admin()) or user_id in (select private.my_clients()));
drop policy if exists "gate" on public.invoices;
create policy "gate" on public.invoices as restrictive for all to authenticated
  using ((select private.may_enter())) with check ((select private.may_enter()));

create table if not exists private.invoice_counters (
  user_id uuid references public.accounts (id) on delete cascade,
  year int,
  last int not null,
  primary key (user_id, year)
);
alter table private.invoice_counters enable row level security;
revoke all on private.invoice_counters from anon, authenticated, service_role;

create table if not exists private.deleted_documents (
  invoice_id uuid primary key references public.invoices (id) on delete cascade,
  user_id uuid not null references public.accounts (id) on delete cascade,
  document jsonb not null,
  uploads uuid[] not null,
  path text not null unique
);
alter table private.deleted_documents enable row level security;
revoke all on private.deleted_documents from anon, authenticated, service_role;
create index if not exists deleted_documents_of_user on private.deleted_documents (user_id);

create table if not exists private.upload_answers (
  upload_id uuid primary key references public.uploads (id) on delete cascade,
  invoice_id uuid not null references public.invoices (id) on delete cascade
);
alter table private.upload_answers enable row level security;
revoke all on private.upload_answers from anon, authenticated, service_role;
create index if not exists upload_answers_of_invoice on private.upload_answers (invoice_id) where invoice_id is not null;

create or replace function private.invoice_label(i public.invoices) returns jsonb
language sql stable as $$
  select jsonb_build_object('number', i.number, 'name', i.name, 'size', i.file_size, 'kind', i.kind,
    'sale', coalesce(i.direction = 'sale' and i.customer is not null, false),
    'party', case when i.direction = 'sale' then coalesce(i.customer, i.supplier) else i.supplier end,
    'document', i.document_number, 'total', i.total, 'proposal', i.proposal, 'findings', jsonb_array_length(i.findings),
    'finding', coalesce(i.findings -> 0 ->> 'title', i.findings -> 0 ->> 'message', i.findings ->> 0),
    'reading', case when i.reviewed_at is null then 'waiting' when i.refused is not null then i.refused
                    when i.kind is null then 'person' else 'read' end)
$$;

create or replace function private.invoice_accounts(i public.invoices) returns jsonb
language sql immutable set search_path = '' as $$
  select case when i.supplier_nit is not null or i.document_number is not null then jsonb_build_object(
    'supplier', i.supplier, 'supplier_nit', i.supplier_nit, 'customer', i.customer, 'customer_nit', i.customer_nit,
    'document', i.document_number, 'code', i.code, 'issued_on', i.issued_on, 'currency', i.currency, 'base', i.base::text,
    'taxes', coalesce(i.taxes -> 'taxes', '{}'), 'withholdings', coalesce(i.taxes -> 'withholdings', '{}'), 'total', i.total::text) end
$$;

create or replace function private.next_invoice_number(client uuid) returns text
language plpgsql security definer set search_path = '' as $$
declare
  y int := extract(year from now() at time zone 'America/Bogota');
  n int;
begin
  insert into private.invoice_counters as c (user_id, year, last) values (client, y, 1)
    on conflict (user_id, year) do update set last = c.last + 1
    returning last into n;
  return 'INV-' || y || '-' || lpad(n::text, greatest(3, length(n::text)), '0');
end $$;

create or replace function private.describe_invoice() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  select d.name, d.file_size, d.made_by into new.name, new.file_size, new.made_by from public.documents d where d.id = new.document_id;
  return new;
end $$;
drop trigger if exists describe_invoice on public.invoices;
create trigger describe_invoice before insert on public.invoices
  for each row when (new.name is null) execute function private.describe_invoice();

create or replace function private.note_decision() returns trigger
language plpgsql set search_path = '' as $$
begin
  new.decided_at := case when new.status <> 'reviewing' then now() end;
  return new;
end $$;
drop trigger if exists note_decision on public.invoices;
create trigger note_decision before update of status on public.invoices
  for each row when (new.status is distinct from old.status) execute function private.note_decision();
drop trigger if exists note_first_decision on public.invoices;
create trigger note_first_decision before insert on public.invoices
  for each row when (new.status <> 'reviewing' and new.decided_at is null) execute function private.note_decision();

create or replace function private.note_answer() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  select a.invoice_id into new.replaces from private.upload_answers a where a.upload_id = new.document_id;
  return new;
end $$;
drop trigger if exists note_answer on public.invoices;
create trigger note_answer before insert on public.invoices
  for each row when (new.replaces is null) execute function private.note_answer();

create or replace function private.note_replacement() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  update public.invoices i set replaced_by = latest.id
    from (select (select x.id from public.invoices x
      where x.replaces = new.replaces and x.user_id = new.user_id and x.deleted_at is null
      order by x.created_at desc, x.id desc limit 1) as id) latest
    where i.id = new.replaces and i.user_id = new.user_id and i.replaced_by is distinct from latest.id;
  return null;
end $$;
drop trigger if exists note_replacement on public.invoices;
create trigger note_replacement after insert or update of replaces, deleted_at on public.invoices
  for each row when (new.replaces is not null) execute function private.note_replacement();

revoke execute on function private.invoice_key(text, text, text, text, text, text, text, text, numeric),
  private.invoice_words(text), private.invoice_filter(text), private.invoice_label(public.invoices), private.invoice_accounts(public.invoices)
  from public, anon, authenticated, service_role;
grant execute on function private.invoice_key(text, text, text, text, text, text, text, text, numeric) to service_role;
grant execute on function private.invoice_label(public.invoices) to authenticated;
revoke execute on function private.next_invoice_number(uuid), private.describe_invoice(), private.note_decision(),
  private.note_answer(), private.note_replacement() from public, anon, authenticated, service_role;

create or replace function public.my_invoices(wanted jsonb default '{}', page_size int default 50) returns jsonb
language plpgsql stable security definer set search_path = '' set enable_seqscan = off set jit = off as $$
declare
  me uuid := private.require_account(case when (wanted ->> 'accounts')::boolean then 'accountant' else 'reader' end);
  size int := least(greatest(page_size, 1), 1000);
  start timestamptz := (wanted -> 'cursor' ->> 0)::timestamptz;
  start_id uuid := (wanted -> 'cursor' ->> 1)::uuid;
  backward boolean := start is not null and coalesce((wanted ->> 'backward')::boolean, false);
  from_time timestamptz := (wanted ->> 'from')::timestamptz;
  until_time timestamptz := coalesce((wanted ->> 'until')::timestamptz, 'infinity');
  days text;
  filter text := '';
  search text := private.invoice_filter(wanted ->> 'search');
  found jsonb;
  more boolean;
begin
  if wanted ->> 'status' is not null then
    filter := format(' and status = %L', wanted ->> 'status');
  end if;
  if wanted ->> 'from' is not null then
    days := format('created_at >= %L and created_at < %L', from_time, until_time);
    if (wanted ->> 'by_issue')::boolean then
      days := format('(issued_on >= %L and issued_on < %L or issued_on is null and %s)',
        (from_time at time zone 'America/Bogota')::date, (until_time at time zone 'America/Bogota')::date, days);
    end if;
    filter := filter || ' and ' || days;
  end if;
  if search is not null then
    filter := filter || ' and ' || search;
  end if;
  if start is not null then
    filter := filter || format(' and (created_at, id) %s (%L, %L)', case when backward then '>' else '<' end, start, start_id);
  end if;
  execute format(
    'select coalesce(jsonb_agg(to_jsonb(r)), ''[]'') from (
       select id, private.invoice_label(i) as label, document_id, status, withdrawn_at, created_at, issued_on, note, asked_at,
              (select x.number from public.invoices x where x.id = i.replaces) as replaces, %4$s as accounts,
              (select x.number from public.invoices x where x.id = i.replaced_by) as replaced_by
       from public.invoices i where user_id = $1 and deleted_at is null%1$s
       order by created_at %3$s, id %3$s limit %2$s) r',
    filter, size + 1, case when backward then 'asc' else 'desc' end,
    case when (wanted ->> 'accounts')::boolean then 'private.invoice_accounts(i)' else 'null::jsonb' end)
    into found using me;
  -- The way back has reached the beginning: the first page, and a whole one.
  if backward and jsonb_array_length(found) <= size then
    return public.my_invoices(wanted - 'cursor' - 'backward', size);
  end if;
  more := jsonb_array_length(found) > size;
  if more then
    found := found - size;
  end if;
  if backward then
    found := (select jsonb_agg(r order by place desc) from jsonb_array_elements(found) with ordinality o(r, place));
  end if;
  return jsonb_build_object(
    'rows', found,
    'before', case when start is not null and found <> '[]'
                then jsonb_build_array(found -> 0 -> 'created_at', found -> 0 -> 'id') end,
    'after', case when more or backward
               then jsonb_build_array(found -> -1 -> 'created_at', found -> -1 -> 'id') end);
end $$;

create or replace function private.own_invoice(invoice uuid) returns public.invoices
language plpgsql security definer set search_path = '' as $$
declare
  me uuid := private.require_account('owner');
  i public.invoices;
begin
  select * into i from public.invoices x where x.id = invoice and x.user_id = me for update;
  return i;
end $$;

create or replace function private.serves_elsewhere(d public.documents) returns boolean
language plpgsql stable security definer set search_path = '' as $$
begin
  return d.uploaded_by = 'firm'
    or exists (select from public.document_request_files f where f.document = d.id)
    or exists (select from public.obligations o where o.receipt_document = d.id)
    or exists (select from public.messages m
      where m.user_id = d.user_id and m.files @> jsonb_build_array(jsonb_build_object('id', d.id)));
end $$;
revoke execute on function private.serves_elsewhere(public.documents) from public, anon, authenticated, service_role;

create or replace function public.delete_invoice(invoice uuid) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare i public.invoices := private.own_invoice(invoice);
begin
  if i.id is null then
    return null;
  end if;
  if i.deleted_at is null then
    if i.status <> 'reviewing' then
      raise exception 'invoice-reviewed' using errcode = 'P0001';
    end if;
    insert into private.deleted_documents (invoice_id, user_id, document, uploads, path)
      select i.id, i.user_id, to_jsonb(d), array(select u.id from public.uploads u where u.document_id = d.id), d.storage_path
      from public.documents d where d.id = i.document_id
      -- A document that stayed was sent as an invoice, and deleted, once more.
      on conflict (path) do update set invoice_id = excluded.invoice_id, document = excluded.document, uploads = excluded.uploads;
    update public.invoices set document_id = null, deleted_at = clock_timestamp(), withdrawn_at = clock_timestamp()
      where id = i.id returning * into i;
    delete from public.documents d using private.deleted_documents k
      where k.invoice_id = i.id and d.id = (k.document ->> 'id')::uuid and not private.serves_elsewhere(d);
  end if;
  return jsonb_build_object('id', i.id, 'withdrawn_at', i.withdrawn_at);
end $$;

create or replace function public.withdraw_invoice(invoice uuid) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare i public.invoices := private.own_invoice(invoice);
begin
  if i.id is null or i.deleted_at is not null then
    return null;
  end if;
  if i.withdrawn_at is null then
    if i.status = 'reviewing' then
      raise exception 'conflict' using errcode = 'P0001';
    end if;
    update public.invoices set withdrawn_at = clock_timestamp() where id = i.id returning * into i;
  end if;
  return jsonb_build_object('id', i.id, 'withdrawn_at', i.withdrawn_at);
end $$;

create or replace function public.restore_invoice(invoice uuid) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  i public.invoices := private.own_invoice(invoice);
  kept private.deleted_documents;
  document uuid;
begin
  if i.id is null then
    return null;
  end if;
  if i.withdrawn_at is null then
    return jsonb_build_object('id', i.id, 'withdrawn_at', null);
  end if;
  if i.withdrawn_at < clock_timestamp() - interval '30 seconds' then
    raise exception 'undo-late' using errcode = 'P0001';
  end if;
  if i.deleted_at is not null then
    delete from private.deleted_documents k where k.invoice_id = i.id returning * into kept;
    insert into public.documents (id, user_id, name, file_path, storage_path, file_type, file_size, google_drive_id,
                                  google_drive_link, sha256, created_at, uploaded_by, made_by)
      select d.id, d.user_id, d.name, d.file_path, d.storage_path, d.file_type, d.file_size, d.google_drive_id,
             d.google_drive_link, d.sha256, d.created_at, d.uploaded_by, d.made_by
      from jsonb_populate_record(null::public.documents, kept.document) d
      on conflict do nothing returning id into document;
    if document is null then
      -- It stayed.
      select d.id into document from public.documents d
        where d.id = (kept.document ->> 'id')::uuid and not exists (select from public.invoices x where x.document_id = d.id);
    end if;
    if document is null then
      raise exception 'uploaded-again' using errcode = 'P0001';
    end if;
    update public.uploads u set document_id = document where u.id = any (kept.uploads);
    -- A copy that came due meanwhile found no document and counts as made.
    update public.outbox o set status = 'pending', attempts = 0, next_at = clock_timestamp(), done_at = null
      where o.key = 'drive:' || document and o.status = 'done' and kept.document ->> 'google_drive_id' is null;
  end if;
  update public.invoices set document_id = coalesce(document, document_id), deleted_at = null, withdrawn_at = null
    where id = i.id;
  return jsonb_build_object('id', i.id, 'withdrawn_at', null);
end $$;

create or replace function public.answer_invoice(upload uuid, replaced text) returns void
language plpgsql security definer set search_path = '' as $$
declare
  me uuid := private.require_account('assistant');
  invoice uuid := (
    select i.id from public.invoices i join public.uploads u on u.user_id = i.user_id
    where i.number = replaced and i.user_id = me and u.id = upload and i.queue in ('asked', 'rejected', 'replaced'));
begin
  if invoice is null then
    raise exception 'not-found' using errcode = 'P0001';
  end if;
  insert into private.upload_answers (upload_id, invoice_id) values (upload, invoice) on conflict do nothing;
end $$;

create or replace function private.queue_drive_trash(path text) returns void
language sql volatile security definer set search_path = '' as $$
  insert into public.outbox (kind, key, user_id, payload)
    select 'drive.trash', 'drive-trash:' || c.file_id, c.user_id, jsonb_build_object('file_id', c.file_id)
    from (
      select a.google_drive_id as file_id, a.user_id from public.archivos_subidos a
        where a.ruta_storage = queue_drive_trash.path and a.google_drive_id is not null
      union
      select r.drive_id, u.user_id from public.uploads u join private.drive_reservations r on r.subject = 'file:' || u.id
        where u.path = queue_drive_trash.path) c
    on conflict (key) do nothing
$$;

create or replace function public.purge_deleted_documents() returns setof text
language plpgsql volatile security definer set search_path = '' as $$
declare gone text;
begin
  for gone in delete from private.deleted_documents k using public.invoices i
              where i.id = k.invoice_id and i.deleted_at < clock_timestamp() - interval '1 minute' returning k.path loop
    continue when exists (select from public.documents d where d.storage_path = gone);
    perform private.queue_drive_trash(gone);
    delete from public.archivos_subidos a where a.ruta_storage = gone;
    return next gone;
  end loop;
end $$;

create or replace function public.stray_objects(idle_seconds int) returns setof text
language sql stable security definer set search_path = '' as $$
  select o.name from storage.objects o
  where o.bucket_id = 'facturas' and o.created_at < clock_timestamp() - make_interval(secs => idle_seconds)
    and not exists (select from public.documents d where d.storage_path = o.name)
    and not exists (select from public.uploads u where u.path = o.name and u.status in ('reserved', 'verifying'))
    and not exists (select from private.deleted_documents k where k.path = o.name)
  order by o.created_at limit 100
$$;

revoke execute on function public.my_invoices(jsonb, int), private.own_invoice(uuid), public.delete_invoice(uuid),
  public.withdraw_invoice(uuid), public.restore_invoice(uuid), public.answer_invoice(uuid, text),
  private.queue_drive_trash(text), public.purge_deleted_documents(), public.stray_objects(int) from public, anon, authenticated, service_role;
grant execute on function public.my_invoices(jsonb, int), public.delete_invoice(uuid), public.withdraw_invoice(uuid),
  public.restore_invoice(uuid), public.answer_invoice(uuid, text) to authenticated;
grant execute on function public.purge_deleted_documents(), public.stray_objects(int) to service_role;

create table if not exists private.invoice_decisions (
  id bigint generated always as identity primary key,
  invoice_id uuid not null references public.invoices (id) on delete cascade,
  actor uuid references auth.users (id) on delete set null,
  at timestamptz not null default clock_timestamp(),
  verdict text not null check (verdict in ('accepted', 'rejected', 'asked', 'reviewing')),
  note text,
  job uuid,
  automatic boolean not null default false,
  reason text check (length(btrim(reason)) between 1 and 1000)
);
alter table private.invoice_decisions enable row level security;
revoke all on private.invoice_decisions from anon, authenticated, service_role;
comment on table private.invoice_decisions is
  'Every decision about an invoice. job is its mail; a mail that was taken back before it left leaves no job.';
comment on column private.invoice_decisions.automatic is 'The rules decided, because the firm lets them.';
comment on column private.invoice_decisions.reason is 'Why it was accepted with errors open, or before anything had read it; the firm alone reads it.';
create index if not exists invoice_decisions_of_invoice on private.invoice_decisions (invoice_id, id desc);
create index if not exists invoice_decisions_of_actor on private.invoice_decisions (actor) where actor is not null;

create or replace function private.verdict_of(i public.invoices) returns text
language sql immutable set search_path = '' as $$
  select case when i.status = 'reviewing' and i.asked_at is not null then 'asked' else i.status end
$$;

create or replace function private.acceptance_needs_reason(i public.invoices) returns boolean
language plpgsql stable security definer set search_path = '' as $$
begin
  return i.reviewed_at is null or coalesce(i.proposal = 'wrong' or i.refused in ('malformed', 'damaged', 'locked'), false) or exists (
    select from private.invoice_reviews r where r.invoice_id = i.id
      and (r.review #>> '{authenticity,issuer}' in ('unproven', 'false') or r.review #>> '{authenticity,answer}' = 'false'));
end $$;

create or replace function private.mail_about_decision(i public.invoices, d private.invoice_decisions) returns uuid
language plpgsql security definer set search_path = '' as $$
declare
  notified record;
  job uuid;
begin
  with unsent as (
    delete from public.outbox o using private.invoice_decisions x
      where x.invoice_id = i.id and o.id = x.job and o.status = 'pending'
        and (o.locked_until is null or o.locked_until < clock_timestamp())
      returning o.id)
  update private.invoice_decisions x set job = null from unsent where x.job = unsent.id and x.invoice_id = i.id;
  select x.verdict, x.note into notified from private.invoice_decisions x
    where x.invoice_id = i.id and x.job is not null order by x.id desc limit 1;
  if notified.verdict = d.verdict and notified.note is not distinct from d.note
    or notified.verdict is null and d.verdict = 'reviewing'
    or notified.verdict is null and d.verdict = 'accepted' and not private.wants_mail((select a.contact from public.accounts a where a.id = i.user_id), 'invoices') then
    return null;
  end if;
  insert into public.outbox (kind, key, user_id, payload, next_at)
    select 'mail', 'mail:invoice:' || d.id, i.user_id,
           jsonb_build_object('template', 'invoice-' || d.verdict, 'to', u.email, 'data', jsonb_build_object(
             'invoice', i.id, 'label', private.invoice_label(i), 'note', coalesce(d.note, ''))),
           clock_timestamp() + interval '1 minute'
    from private.contact_of(i.user_id) u
    returning id into job;
  return job;
end $$;

create or replace function public.decide_invoice(
  invoice uuid, verdict text, seen int, note text default null, reason text default null
) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  me uuid := (select auth.uid());
  cleaned text := nullif(btrim(decide_invoice.note, E' \t\r\n'), '');
  why text := nullif(btrim(decide_invoice.reason, E' \t\r\n'), '');
  i public.invoices;
  before jsonb;
  last private.invoice_decisions;
  made private.invoice_decisions;
begin
  if not private.is_staff() then
    raise insufficient_privilege using message = 'staff-only';
  end if;
  select * into i from public.invoices x where x.id = invoice for update;
  if i.id is null or not private.sees_client(i.user_id) then
    raise exception 'not-found' using errcode = 'P0001';
  end if;
  if i.user_id = me then
    raise insufficient_privilege using message = 'not-oneself';
  end if;
  if verdict is null or verdict not in ('accepted', 'rejected', 'asked', 'reviewing') or length(cleaned) > 1000
    or length(why) > 1000 then
    raise exception 'invalid-input' using errcode = 'P0001';
  end if;
  if cleaned is null and verdict in ('rejected', 'asked') then
    raise exception 'reason-required' using errcode = 'P0001';
  end if;
  if verdict = 'reviewing' then
    cleaned := null;
  end if;
  select * into last from private.invoice_decisions x where x.invoice_id = i.id order by x.id desc limit 1;
  if i.decision is distinct from seen then
    if last.actor = me and i.decision = seen + 1 and last.verdict = decide_invoice.verdict
      and last.note is not distinct from cleaned then
      return jsonb_build_object('verdict', verdict, 'decision', i.decision);
    end if;
    raise exception 'invoice-decided' using errcode = 'P0001', detail = jsonb_build_object(
      'by', private.member_name(last.actor), 'at', last.at, 'verdict', last.verdict)::text;
  end if;
  if i.deleted_at is not null or i.withdrawn_at is not null or i.replaced_by is not null then
    raise exception 'invoice-gone' using errcode = 'P0001';
  end if;
  if private.verdict_of(i) = verdict and i.note is not distinct from cleaned then
    return jsonb_build_object('verdict', verdict, 'decision', i.decision);
  end if;
  if verdict <> 'accepted' or not private.acceptance_needs_reason(i) then
    why := null;
  elsif why is null then
    raise exception 'acceptance-reason' using errcode = 'P0001';
  end if;
  before := jsonb_build_object('invoice', i.id, 'number', i.number, 'verdict', private.verdict_of(i), 'note', i.note);
  update public.invoices x
    set status = case when verdict = 'asked' then 'reviewing' else verdict end,
        asked_at = case when verdict = 'asked' then clock_timestamp() end,
        note = cleaned, decision = x.decision + 1
    where x.id = i.id returning * into i;
  insert into private.invoice_decisions (invoice_id, actor, verdict, note, reason)
    values (i.id, me, decide_invoice.verdict, cleaned, why) returning * into made;
  update private.invoice_decisions x set job = private.mail_about_decision(i, made) where x.id = made.id;
  perform private.note_staff('invoice.' || verdict, i.user_id, before,
    jsonb_build_object('invoice', i.id, 'number', i.number, 'verdict', verdict, 'note', cleaned)
      || case when why is null then '{}' else jsonb_build_object('reason', why) end);
  return jsonb_build_object('verdict', verdict, 'decision', i.decision);
end $$;

revoke execute on function private.verdict_of(public.invoices), private.acceptance_needs_reason(public.invoices),
  private.mail_about_decision(public.invoices, private.invoice_decisions), public.decide_invoice(uuid, text, int, text, text)
  from public, anon, authenticated, service_role;
grant execute on function public.decide_invoice(uuid, text, int, text, text) to authenticated;

create table if not exists private.invoice_presence (
  invoice_id uuid not null references public.invoices (id) on delete cascade,
  member uuid not null references private.staff (user_id) on delete cascade,
  seen_at timestamptz not null,
  primary key (invoice_id, member)
);
alter table private.invoice_presence enable row level security;
revoke all on private.invoice_presence from anon, authenticated, service_role;
create index if not exists invoice_presence_seen on private.invoice_presence (seen_at);

create or replace function public.review_queue(wanted jsonb default '{}', page_size int default 50) returns jsonb
language plpgsql stable security definer set search_path = '' set enable_seqscan = off set jit = off as $$
declare
  size int := least(greatest(page_size, 1), 100);
  queue text := coalesce(wanted ->> 'queue', 'waiting');
  down boolean := queue in ('accepted', 'rejected', 'all');
  start timestamptz := (wanted -> 'cursor' ->> 0)::timestamptz;
  start_id uuid := (wanted -> 'cursor' ->> 1)::uuid;
  backward boolean := start is not null and coalesce((wanted ->> 'backward')::boolean, false);
  direction text := case when down <> backward then 'desc' else 'asc' end;
  filter text := case queue when 'all' then 'i.queue is not null'
    when 'rejected' then 'i.status = ''rejected'' and i.queue is not null' else format('i.queue = %L', queue) end;
  named text := private.card_filter(wanted ->> 'search');
  search text := private.invoice_filter(wanted ->> 'search');
  clients uuid[];
  found uuid[];
  rows jsonb;
  more boolean;
begin
  if not private.is_staff() then
    raise insufficient_privilege using message = 'staff-only';
  end if;
  if queue = 'all' and wanted ->> 'client' is null then
    raise exception 'invalid-input' using errcode = 'P0001';
  end if;
  if not private.is_admin() then
    clients := array(select private.my_clients());
  end if;
  if wanted ->> 'client' is not null then
    clients := array(select c from unnest(array[(wanted ->> 'client')::uuid]) c where private.sees_client(c));
  end if;
  if wanted ->> 'findings' is not null then
    filter := filter || format(' and i.has_findings = %L::boolean', wanted ->> 'findings');
  end if;
  if start is not null then
    filter := filter || format(' and (i.queued_at, i.id) %s (%L, %L)', case when direction = 'desc' then '<' else '>' end, start, start_id);
  end if;
  if search is not null then
    execute format('select array(select k.client from private.client_cards k where true%s%s limit 1000)', coalesce(nullif(named, ''), ' and false'),
      case when clients is not null then ' and k.client = any ($1)' end) into found using clients;
    -- The second condition says what the first one means, for the index of search to be used.
    filter := filter || ' and i.deleted_at is null'
      || format(case when found = '{}' then ' and %s' else ' and (%s or i.user_id = any (%L))' end, search, found);
  end if;
  execute format(case when clients is null
      then 'select array(select i.id from public.invoices i where %1$s order by i.queued_at %2$s, i.id %2$s limit %3$s)'
      else 'select array(select o.id from unnest($1) c cross join lateral (
              select i.queued_at, i.id from public.invoices i where i.user_id = c and %1$s
              order by i.queued_at %2$s, i.id %2$s limit %3$s) o order by o.queued_at %2$s, o.id %2$s limit %3$s)' end,
    filter, direction, size + 1) into found using clients;
  -- The way back has reached the beginning: the first page, and a whole one.
  if backward and cardinality(found) <= size then
    return public.review_queue(wanted - 'cursor' - 'backward', size);
  end if;
  more := cardinality(found) > size;
  found := found[:size];
  select coalesce(jsonb_agg(jsonb_build_object(
      'id', i.id, 'label', private.invoice_label(i), 'queue', i.queue,
      'since', i.queued_at, 'created_at', i.created_at, 'withdrawn_at', i.withdrawn_at, 'replaces', i.replaces is not null,
      'client', private.client_name(i.user_id)) order by f.place * case when backward then -1 else 1 end), '[]')
    into rows from unnest(found) with ordinality f (id, place) join public.invoices i on i.id = f.id;
  return jsonb_build_object(
    'rows', rows,
    'before', case when start is not null and rows <> '[]' then jsonb_build_array(rows -> 0 -> 'since', rows -> 0 -> 'id') end,
    'after', case when more or backward then jsonb_build_array(rows -> -1 -> 'since', rows -> -1 -> 'id') end);
end $$;

create or replace function public.share_presence(invoice uuid) returns jsonb
language plpgsql volatile security definer set search_path = '' as $$
declare
  me uuid := (select auth.uid());
begin
  if not private.is_staff() then
    raise insufficient_privilege using message = 'staff-only';
  end if;
  if invoice is not null then
    if not exists (select from public.invoices i where i.id = invoice and private.sees_client(i.user_id)) then
      raise exception 'not-found' using errcode = 'P0001';
    end if;
    insert into private.invoice_presence as l (invoice_id, member, seen_at) values (invoice, me, clock_timestamp())
      on conflict (invoice_id, member) do update set seen_at = excluded.seen_at;
  end if;
  delete from private.invoice_presence l where l.seen_at < clock_timestamp() - interval '10 minutes';
  return (select coalesce(jsonb_agg(jsonb_build_object('invoice', l.invoice_id, 'name', private.member_name(l.member)) order by l.seen_at), '[]')
    from private.invoice_presence l join public.invoices i on i.id = l.invoice_id
    where l.member <> me and l.seen_at > clock_timestamp() - interval '40 seconds' and private.sees_client(i.user_id));
end $$;

create or replace function public.end_presence(invoice uuid) returns void
language plpgsql volatile security definer set search_path = '' as $$
begin
  if not private.is_staff() then
    raise insufficient_privilege using message = 'staff-only';
  end if;
  delete from private.invoice_presence l where l.invoice_id = invoice and l.member = (select auth.uid());
end $$;

revoke execute on function public.review_queue(jsonb, int), public.share_presence(uuid), public.end_presence(uuid)
  from public, anon, authenticated, service_role;
grant execute on function public.review_queue(jsonb, int), public.share_presence(uuid), public.end_presence(uuid)
  to authenticated;

create table if not exists private.invoice_reviews (
  invoice_id uuid primary key references public.invoices (id) on delete cascade,
  leased_until timestamptz,
  at timestamptz,
  refused text,
  document jsonb,
  review jsonb,
  scan_code text check (length(scan_code) <= 200),
  tried_rules text,
  asked_again boolean not null default false
);
alter table private.invoice_reviews enable row level security;
revoke all on private.invoice_reviews from anon, authenticated, service_role;
comment on table private.invoice_reviews is
  'The document as it was read and the whole review of it; written again only under newer rules, which the review says.';
comment on column private.invoice_reviews.scan_code is 'The CUFE of the QR code of a PDF or photo without XML; empty when there is none.';
comment on column private.invoice_reviews.tried_rules is
  'The rules with which the file was to be read again, and could not be: it keeps the review that it has.';
comment on column private.invoice_reviews.asked_again is 'What the firm knows has changed: the file is to be read again under the same rules.';
create index if not exists reviews_asked_again on private.invoice_reviews (invoice_id) where asked_again;
create index if not exists reviews_of_unknown_authorities on private.invoice_reviews (at)
  where review #>> '{authenticity,issuer}' = 'unknown-authority';

create table if not exists private.review_switches (
  rule_set text primary key check (rule_set in ('purchase', 'sale', 'credit-note', 'debit-note')),
  accepts boolean not null default false,
  changed_at timestamptz,
  changed_by uuid references auth.users (id) on delete set null
);
alter table private.review_switches enable row level security;
revoke all on private.review_switches from anon, authenticated, service_role;
comment on table private.review_switches is 'What the firm lets the rules accept by themselves; nothing at first.';

insert into private.review_switches (rule_set) values ('purchase'), ('sale'), ('credit-note'), ('debit-note') on conflict do nothing;

create or replace function private.rules_order(version text) returns int[]
language sql immutable set search_path = '' as $$
  select case when version ~ '^\d{1,6}([.-]\d{1,6})*$' then string_to_array(translate(version, '-', '.'), '.')::int[] else '{}' end
$$;

create or replace function public.claim_readings(current_rules text, idle_seconds int, lease_seconds int default 120)
returns table (id uuid, path text, client uuid, was text)
language plpgsql volatile security definer set search_path = '' as $$
declare
  most constant int := 8;
  most_of_one constant int := 2;
  wanted uuid[];
begin
  wanted := array(
    select w.id from (
      select i.id, i.created_at, row_number() over (partition by i.user_id order by i.created_at, i.id) as place
      from public.invoices i left join private.invoice_reviews r on r.invoice_id = i.id
      where i.reviewed_at is null and i.queue = 'waiting'
        and i.created_at <= clock_timestamp() - make_interval(secs => idle_seconds)
        and (r.leased_until is null or r.leased_until < clock_timestamp())) w
    where w.place <= most_of_one order by w.place, w.created_at, w.id limit most);
  if cardinality(wanted) = 0 then
    wanted := array(
      select i.id from private.invoice_reviews r join public.invoices i on i.id = r.invoice_id
      where r.asked_again and i.reviewed_at is not null and i.queue = 'waiting' and i.decision = 0
        and (r.leased_until is null or r.leased_until < clock_timestamp())
      order by i.created_at, i.id limit most);
  end if;
  if cardinality(wanted) = 0 then
    wanted := array(
      select i.id from public.invoices i join private.invoice_reviews r on r.invoice_id = i.id
      where i.reviewed_at is not null and i.queue = 'waiting' and i.decision = 0
        and (i.rules_version < current_rules or i.rules_version > current_rules)
        and private.rules_order(i.rules_version) < private.rules_order(current_rules)
        and r.tried_rules is distinct from current_rules
        and (r.leased_until is null or r.leased_until < clock_timestamp())
      order by i.created_at, i.id limit most);
  end if;
  return query
    with locked as (
      select i.id, i.user_id, i.rules_version, d.storage_path from public.invoices i join public.documents d on d.id = i.document_id
      left join private.invoice_reviews r on r.invoice_id = i.id
      where i.id = any (wanted) and (r.leased_until is null or r.leased_until < clock_timestamp())
      order by i.created_at, i.id for update of i skip locked),
    taken as (
      insert into private.invoice_reviews (invoice_id, leased_until)
        select l.id, clock_timestamp() + make_interval(secs => lease_seconds) from locked l
        on conflict (invoice_id) do update set leased_until = excluded.leased_until
          where invoice_reviews.leased_until is null or invoice_reviews.leased_until < clock_timestamp()
        returning invoice_id)
    select l.id, l.storage_path, l.user_id, l.rules_version from locked l join taken t on t.invoice_id = l.id;
end $$;

create or replace function private.earlier_invoices(i public.invoices, codes text[], supplier text, numbers text[])
returns setof public.invoices
language sql stable security definer set search_path = '' as $$
  select x.* from public.invoices x
  where x.id in (
      select c.id from public.invoices c where c.user_id = i.user_id and c.code is not null and c.code = any (codes)
      union
      select n.id from public.invoices n where n.user_id = i.user_id and n.supplier_nit = earlier_invoices.supplier
        and n.document_number is not null and n.document_number = any (numbers))
    and x.id <> i.id and x.id is distinct from i.replaces
    and x.deleted_at is null and x.withdrawn_at is null and x.replaced_by is null
  order by x.created_at, x.id limit 20
$$;

create or replace function public.review_context(invoice uuid, codes text[], supplier text, numbers text[]) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
  i public.invoices;
begin
  select * into strict i from public.invoices x where x.id = invoice;
  return jsonb_build_object(
    'companies', (select coalesce(jsonb_agg(jsonb_build_object('nit', c.nit, 'name', c.name)), '[]')
                  from public.companies c where c.user_id = i.user_id),
    'earlier', (
      select coalesce(jsonb_agg(jsonb_build_object(
          'id', e.id, 'label', e.number, 'code', coalesce(e.code, ''), 'supplierNit', coalesce(e.supplier_nit, ''),
          'number', coalesce(e.document_number, ''), 'total', coalesce(e.total::text, ''),
          'credited', (select coalesce(sum(n.total), 0)::text from public.invoices n
                       where n.affects = e.id and n.effect in ('cancels', 'reduces') and n.id <> i.id
                         and n.withdrawn_at is null and n.replaced_by is null and n.status <> 'rejected'))), '[]')
      from private.earlier_invoices(i, codes, supplier, numbers) e));
end $$;

create or replace function private.accept_by_rules(i public.invoices) returns boolean
language plpgsql security definer set search_path = '' as $$
declare
  made private.invoice_decisions;
  rules text := case when i.kind = 'invoice' then i.direction else i.kind end;
begin
  if i.proposal is distinct from 'sound' or i.direction is null or i.direction = 'foreign'
    or i.queue is distinct from 'waiting' or i.withdrawn_at is not null or i.decision <> 0
    or not exists (select from private.review_switches s where s.rule_set = rules and s.accepts)
    or not exists (select from private.invoice_reviews r where r.invoice_id = i.id
                     and r.review #>> '{authenticity,automatic}' = 'true')
    -- Whoever writes another client's NIT into their account does not get its purchases accepted: a person looks.
    or exists (select from public.companies c join public.companies o on o.nit = c.nit and o.user_id <> c.user_id
               where c.user_id = i.user_id) then
    return false;
  end if;
  update public.invoices x set status = 'accepted', decision = x.decision + 1 where x.id = i.id returning * into i;
  insert into private.invoice_decisions (invoice_id, verdict, automatic) values (i.id, 'accepted', true) returning * into made;
  update private.invoice_decisions x set job = private.mail_about_decision(i, made) where x.id = made.id;
  perform private.note_staff('invoice.accepted', i.user_id,
    jsonb_build_object('invoice', i.id, 'number', i.number, 'verdict', 'reviewing'),
    jsonb_build_object('invoice', i.id, 'number', i.number, 'verdict', 'accepted', 'rules', i.rules_version, 'rule_set', rules));
  return true;
end $$;

create or replace function public.store_review(invoice uuid, outcome jsonb, seen uuid[]) returns text
language plpgsql security definer set search_path = '' as $$
declare
  i public.invoices;
  client uuid := (select x.user_id from public.invoices x where x.id = invoice);
  codes text[] := array(select jsonb_array_elements_text(outcome -> 'codes'));
  numbers text[] := array(select jsonb_array_elements_text(outcome -> 'numbers'));
begin
  if client is null then
    return 'closed';
  end if;
  -- One document of a client at a time: of two that are the same, the second one knows of the first.
  perform pg_advisory_xact_lock(hashtextextended('review:' || client::text, 0));
  select * into i from public.invoices x where x.id = invoice for update;
  if i.reviewed_at is not null then
    return 'kept';
  end if;
  if i.queue is distinct from 'waiting' or i.decision <> 0 then
    return 'closed';
  end if;
  if exists (select from private.earlier_invoices(i, codes, outcome ->> 'supplier_nit', numbers) e where e.id <> all (seen)) then
    return 'again';
  end if;
  insert into private.invoice_reviews (invoice_id, at, refused, document, review)
    values (i.id, clock_timestamp(), outcome ->> 'refused', nullif(outcome -> 'document', 'null'), nullif(outcome -> 'review', 'null'))
    on conflict (invoice_id) do update set at = excluded.at, refused = excluded.refused, document = excluded.document,
      review = excluded.review, leased_until = null;
  update public.invoices x set
      reviewed_at = clock_timestamp(), proposal = outcome ->> 'proposal', rules_version = outcome ->> 'rules_version',
      findings = coalesce(outcome -> 'findings', '[]'), kind = outcome ->> 'kind', code = nullif(outcome ->> 'code', ''),
      supplier = nullif(outcome ->> 'supplier', ''), supplier_nit = nullif(outcome ->> 'supplier_nit', ''),
      document_number = nullif(outcome ->> 'document_number', ''), issued_on = (outcome ->> 'issued_on')::date,
      customer = nullif(outcome ->> 'customer', ''), customer_nit = nullif(outcome ->> 'customer_nit', ''),
      currency = nullif(outcome ->> 'currency', ''), total = (outcome ->> 'total')::numeric, base = (outcome ->> 'base')::numeric,
      iva = (outcome ->> 'iva')::numeric, withheld = (outcome ->> 'withheld')::numeric, taxes = nullif(outcome -> 'taxes', 'null'),
      refused = outcome ->> 'refused', direction = outcome ->> 'direction', effect = outcome ->> 'effect',
      affects = (select a.id from public.invoices a where a.id = (outcome ->> 'affects')::uuid and a.user_id = i.user_id)
    where x.id = i.id returning * into i;
  return case when private.accept_by_rules(i) then 'accepted' else 'stored' end;
end $$;

create or replace function public.store_review_again(invoice uuid, outcome jsonb, seen uuid[], was text, current_rules text)
returns text
language plpgsql security definer set search_path = '' as $$
declare
  i public.invoices;
  result text;
  client uuid := (select x.user_id from public.invoices x where x.id = invoice);
begin
  if client is null then
    return 'closed';
  end if;
  -- The same lock, in the same order, as store_review: it takes them once more.
  perform pg_advisory_xact_lock(hashtextextended('review:' || client::text, 0));
  select * into i from public.invoices x where x.id = invoice for update;
  if i.id is null or i.reviewed_at is null or i.queue is distinct from 'waiting' or i.decision <> 0
    or i.rules_version is distinct from was then
    return 'closed';
  end if;
  if outcome ->> 'refused' is not null or jsonb_typeof(outcome -> 'review') is distinct from 'object' then
    update private.invoice_reviews x set tried_rules = current_rules, leased_until = null, asked_again = false where x.invoice_id = i.id;
    return 'kept';
  end if;
  update public.invoices x set reviewed_at = null where x.id = i.id;
  -- Without its proposal: what the firm lets the rules accept was meant for what has just come.
  result := public.store_review(invoice, outcome - 'proposal', seen);
  if result <> 'stored' then
    update public.invoices x set reviewed_at = i.reviewed_at where x.id = i.id;
    return result;
  end if;
  update public.invoices x set proposal = outcome ->> 'proposal' where x.id = i.id;
  update private.invoice_reviews x
    set asked_again = false, review = x.review || case when was = current_rules then '{}'
                                                       else jsonb_build_object('again', jsonb_build_object('from', was)) end
    where x.invoice_id = i.id;
  return result;
end $$;

create or replace function public.store_scan(invoice uuid, code text, refused text default null) returns void
language plpgsql security definer set search_path = '' as $$
declare
  i public.invoices;
begin
  select * into i from public.invoices x where x.id = invoice for update;
  if i.id is null or i.reviewed_at is not null or i.queue is distinct from 'waiting' or i.decision <> 0 then
    return;
  end if;
  insert into private.invoice_reviews (invoice_id, at, scan_code, refused)
    values (i.id, clock_timestamp(), case when store_scan.refused is null then store_scan.code end, store_scan.refused)
    on conflict (invoice_id) do update
      set at = excluded.at, scan_code = excluded.scan_code, refused = excluded.refused, leased_until = null;
  update public.invoices x set reviewed_at = clock_timestamp(), refused = store_scan.refused where x.id = i.id;
end $$;

revoke execute on function private.rules_order(text), public.claim_readings(text, int, int),
  private.earlier_invoices(public.invoices, text[], text, text[]), public.review_context(uuid, text[], text, text[]),
  private.accept_by_rules(public.invoices), public.store_review(uuid, jsonb, uuid[]),
  public.store_review_again(uuid, jsonb, uuid[], text, text), public.store_scan(uuid, text, text)
  from public, anon, authenticated, service_role;
grant execute on function public.claim_readings(text, int, int), public.review_context(uuid, text[], text, text[]),
  public.store_review(uuid, jsonb, uuid[]), public.store_review_again(uuid, jsonb, uuid[], text, text),
  public.store_scan(uuid, text, text) to service_role;

create table if not exists private.automation_proposals (
  id text primary key check (length(id) between 1 and 200),
  invoice_id uuid not null references public.invoices (id) on delete cascade,
  proposal text not null check (proposal in ('sound', 'doubtful', 'wrong')),
  note text check (length(note) <= 1000),
  at timestamptz not null default clock_timestamp()
);
alter table private.automation_proposals enable row level security;
revoke all on private.automation_proposals from anon, authenticated, service_role;
create index if not exists automation_proposals_of_invoice on private.automation_proposals (invoice_id, at desc);

create or replace function public.keep_proposal(
  call text, client uuid, content_sha256 text, proposed text, note text
) returns text
language plpgsql security definer set search_path = '' as $$
declare
  invoice uuid := (
    select i.id from public.documents d join public.invoices i on i.document_id = d.id
    where d.user_id = client and d.sha256 = content_sha256 and i.deleted_at is null);
begin
  if exists (select from private.automation_proposals p where p.id = call) then
    return 'known';
  end if;
  if invoice is null then
    return 'gone';
  end if;
  insert into private.automation_proposals (id, invoice_id, proposal, note)
    values (call, invoice, proposed, nullif(btrim(keep_proposal.note), '')) on conflict (id) do nothing;
  return case when found then 'kept' else 'known' end;
end $$;

create or replace function private.review_of(invoice uuid) returns jsonb
language sql stable security definer set search_path = '' as $$
  select jsonb_build_object('at', r.at, 'refused', r.refused, 'document', r.document, 'review', r.review,
    'scan', case when r.scan_code is not null then jsonb_build_object('code', r.scan_code, 'of', (
      select o.number from public.invoices i join public.invoices o on o.user_id = i.user_id
      where i.id = r.invoice_id and r.scan_code <> '' and o.code = r.scan_code and o.deleted_at is null
      order by o.created_at limit 1)) end)
  from private.invoice_reviews r where r.invoice_id = review_of.invoice and r.at is not null
$$;

create or replace function public.my_invoice(invoice uuid) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
  me uuid := private.require_account('reader');
  i public.invoices;
begin
  select * into i from public.invoices x where x.id = invoice and x.user_id = me;
  if i.id is null then
    return null;
  end if;
  return jsonb_build_object(
    'id', i.id, 'label', private.invoice_label(i), 'status', i.status, 'note', i.note, 'asked', coalesce(i.queue = 'asked', false),
    'created_at', i.created_at, 'decided_at', i.decided_at, 'withdrawn_at', i.withdrawn_at, 'deleted', i.deleted_at is not null,
    'replaced_by', (select jsonb_build_object('id', x.id, 'number', x.number) from public.invoices x where x.id = i.replaced_by),
    'file', (select jsonb_build_object('id', d.id, 'type', d.file_type, 'size', d.file_size)
             from public.documents d where d.id = i.document_id),
    'reviewed_at', i.reviewed_at, 'reading', case when i.deleted_at is null then private.review_of(i.id) end);
end $$;

create or replace function public.review_invoice(invoice uuid) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
  i public.invoices;
begin
  if not private.is_staff() then
    raise insufficient_privilege using message = 'staff-only';
  end if;
  select * into i from public.invoices x where x.id = invoice;
  if i.id is null or not private.sees_client(i.user_id) then
    raise exception 'not-found' using errcode = 'P0001';
  end if;
  return jsonb_build_object(
    'id', i.id, 'label', private.invoice_label(i), 'findings', i.findings,
    'verdict', private.verdict_of(i), 'needs_reason', private.acceptance_needs_reason(i), 'note', i.note, 'decision', i.decision, 'created_at', i.created_at,
    'deleted_at', i.deleted_at, 'withdrawn_at', i.withdrawn_at, 'own', i.user_id = (select auth.uid()),
    'reading', private.review_of(i.id),
    'opinion', (select jsonb_build_object('proposal', p.proposal, 'note', p.note, 'at', p.at)
                from private.automation_proposals p where p.invoice_id = i.id order by p.at desc limit 1),
    'file', (select jsonb_build_object('id', d.id, 'type', d.file_type, 'size', d.file_size)
             from public.documents d where d.id = i.document_id),
    'client', jsonb_build_object('id', i.user_id, 'name', private.client_name(i.user_id),
        'email', coalesce((select u.email from private.contact_of(i.user_id) u), ''),
        'companies', (select coalesce(jsonb_agg(c.name || ', NIT ' || c.nit || '-' || c.digit order by c.name), '[]')
                      from (select * from public.companies x where x.user_id = i.user_id order by x.name limit 5) c)),
    'replaces', (select jsonb_build_object('id', x.id, 'number', x.number) from public.invoices x where x.id = i.replaces),
    'replaced_by', (select jsonb_build_object('id', x.id, 'number', x.number) from public.invoices x where x.id = i.replaced_by),
    'decisions', (
      select coalesce(jsonb_agg(jsonb_build_object(
          'at', d.at, 'by', private.member_name(d.actor), 'verdict', d.verdict, 'note', d.note, 'reason', d.reason,
          'automatic', d.automatic) order by d.id desc), '[]')
      from (select * from private.invoice_decisions x where x.invoice_id = i.id order by x.id desc limit 20) d));
end $$;

revoke execute on function public.keep_proposal(text, uuid, text, text, text), private.review_of(uuid), public.my_invoice(uuid),
  public.review_invoice(uuid) from public, anon, authenticated, service_role;
grant execute on function public.keep_proposal(text, uuid, text, text, text) to service_role;
grant execute on function public.my_invoice(uuid), public.review_invoice(uuid) to authenticated;

drop function if exists private.monthly_totals(uuid);
create or replace function private.monthly_totals(client uuid, past int default 12, unread boolean default true) returns jsonb
language sql stable security definer set search_path = '' set enable_seqscan = off set jit = off as $$
  with months as (
    select generate_series(this - (past - 1) * interval '1 month', this, interval '1 month')::date as month
    from (select date_trunc('month', now() at time zone 'America/Bogota')) t (this)),
  span as (select min(m.month) as first, (max(m.month) + interval '1 month')::date as after from months m),
  files as (
    select i.* from span s, public.invoices i
    where i.user_id = client and i.deleted_at is null and i.issued_on >= s.first and i.issued_on < s.after
    union all
    select i.* from span s, public.invoices i
    where unread and i.user_id = client and i.deleted_at is null and i.issued_on is null
      and i.created_at >= s.first::timestamp at time zone 'America/Bogota'),
  kept as (
    select f.id, f.kind collate "C" as kind, f.code, f.direction, f.status, f.created_at, f.issued_on, f.currency, f.total, f.iva,
           f.withheld, coalesce(f.direction, '') in ('purchase', 'sale') as sided,
           coalesce(f.supplier_nit || ' ' || f.document_number, f.code, f.id::text) collate "C" as number,
           coalesce(f.code, f.id::text) collate "C" as code_or_id
    from files f
    where f.withdrawn_at is null and f.replaced_by is null and f.status <> 'rejected'
      and (f.affects is null or (
        select a.status <> 'rejected' and a.withdrawn_at is null from public.invoices a where a.id = f.affects))),
  numbered as (
    select distinct on (k.number, k.kind) k.* from kept k where k.kind in ('invoice', 'credit-note', 'debit-note')
    order by k.number, k.kind, k.sided desc, k.status = 'accepted' desc, k.created_at, k.id),
  single as (
    select distinct on (n.code_or_id) n.* from numbered n
    order by n.code_or_id, n.sided desc, n.status = 'accepted' desc, n.created_at, n.id),
  judged as (
    select s.direction, s.status, s.issued_on, s.currency, s.total, s.iva, s.withheld,
      case s.kind when 'credit-note' then -1 else 1 end as sign, case
      when s.direction = 'foreign' then 'others'
      when not s.sided then 'unknown'
      when s.issued_on is null or s.currency is null then 'illegible'
      when s.currency <> 'COP' then 'currency'
      when s.total is null or s.iva is null or s.withheld is null then 'illegible'
      else 'counts' end as fate
    from single s),
  summed as (
    select date_trunc('month', j.issued_on)::date as month, j.direction, sum(j.sign * j.total) as total,
           sum(j.sign * j.iva) as iva, sum(j.sign * j.withheld) as withheld, count(*) as count
    from judged j where j.fate = 'counts' group by grouping sets ((1, 2), (2))),
  sides as (
    select m.month, d.direction, jsonb_build_object('total', coalesce(s.total, 0.00)::text, 'iva', coalesce(s.iva, 0.00)::text,
      'withheld', coalesce(s.withheld, 0.00)::text, 'count', coalesce(s.count, 0)) as side
    from (select month from months union all select null) m cross join (values ('purchase'), ('sale')) d (direction)
    left join summed s on s.month is not distinct from m.month and s.direction = d.direction),
  paired as (
    select month, jsonb_build_object('purchases', (jsonb_agg(side) filter (where direction = 'purchase')) -> 0,
                                     'sales', (jsonb_agg(side) filter (where direction = 'sale')) -> 0) as pair
    from sides group by month)
  select jsonb_build_object(
    'months', (select jsonb_agg(jsonb_build_object('month', to_char(p.month, 'YYYY-MM')) || p.pair order by p.month)
               from paired p where p.month is not null),
    'sum', (select p.pair from paired p where p.month is null),
    'reviewing', (select count(*) from judged j where j.fate = 'counts' and j.status = 'reviewing'),
    'left', jsonb_build_object(
      'unread', (
        select count(*) from kept k where k.kind is null and not exists (
          select from private.invoice_reviews r join public.invoices o on o.user_id = client and o.code = r.scan_code
          where r.invoice_id = k.id and r.scan_code <> '' and o.deleted_at is null)),
      'currencies', (
        select coalesce(jsonb_agg(jsonb_build_object('currency', c.currency, 'count', c.count) order by c.count desc, c.currency), '[]')
        from (select j.currency, count(*) as count from judged j where j.fate = 'currency' group by 1) c),
      'others', (select count(*) from judged j where j.fate = 'others'),
      'unknown', (select count(*) from judged j where j.fate = 'unknown'),
      'illegible', (select count(*) from judged j where j.fate = 'illegible')))
$$;

create or replace function public.my_monthly_totals() returns jsonb
language plpgsql stable security definer set search_path = '' as $$
begin
  return private.monthly_totals(private.require_account('accountant'));
end $$;

create or replace function public.my_latest_totals() returns jsonb
language plpgsql stable security definer set search_path = '' as $$
begin
  return private.monthly_totals(private.require_account('accountant'), 2, false) -> 'months';
end $$;

create or replace function public.client_monthly_totals(client uuid) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
begin
  perform private.require_client(client);
  return private.monthly_totals(client);
end $$;

revoke execute on function private.monthly_totals(uuid, int, boolean), public.my_monthly_totals(), public.my_latest_totals(), public.client_monthly_totals(uuid)
  from public, anon, authenticated, service_role;
grant execute on function public.my_monthly_totals(), public.my_latest_totals(), public.client_monthly_totals(uuid) to authenticated;

create table if not exists private.numbering_secrets (
  id uuid primary key default gen_random_uuid(),
  nit text not null check (nit ~ '^[1-9][0-9]{4,14}$'),
  prefix text not null check (prefix ~ '^[A-Za-z0-9]{0,10}$'),
  secret text not null check (length(secret) between 4 and 200),
  created_at timestamptz not null default clock_timestamp(),
  created_by uuid references auth.users (id) on delete set null,
  unique (nit, prefix)
);
alter table private.numbering_secrets enable row level security;
revoke all on private.numbering_secrets from anon, authenticated, service_role;
comment on table private.numbering_secrets is
  'Technical keys of numberings and PINs of software. Nobody reads them but check_code, which tells only whether a code fits.';

create table if not exists private.code_tries (
  client uuid not null references public.accounts (id) on delete cascade,
  supplier text not null,
  question text not null check (question ~ '^[0-9a-f]{64}$'),
  at timestamptz not null default clock_timestamp(),
  primary key (client, supplier, question)
);
alter table private.code_tries enable row level security;
revoke all on private.code_tries from anon, authenticated, service_role;
comment on table private.code_tries is
  'Codes that did not fit, by client and supplier: each question once, for 30 days. Read and written by check_code alone.';
create index if not exists code_tries_old on private.code_tries (at);

create or replace function public.check_code(
  invoice uuid, supplier text, number text, before text, after text, code text
) returns text
language plpgsql volatile security definer set search_path = '' as $$
#variable_conflict use_variable
declare
  owner uuid := (select i.user_id from public.invoices i where i.id = invoice);
  asked text := encode(sha256(convert_to(jsonb_build_array(number, before, after, code)::text, 'UTF8')), 'hex');
  lately record;
begin
  if owner is null or code is null or code !~ '^[0-9a-f]{96}$' or length(before) > 1000 or length(after) > 100
    or not exists (select from private.numbering_secrets s where s.nit = supplier and starts_with(number, s.prefix)) then
    return 'unknown';
  end if;
  -- One at a time: of many that are asked at once, each knows of those before it.
  perform pg_advisory_xact_lock(hashtextextended('code:' || owner::text || ':' || supplier, 0));
  -- Those of others as well, a few at a time: whoever asks no more would keep theirs.
  delete from private.code_tries t where (t.client, t.supplier, t.question) in (
    select x.client, x.supplier, x.question from private.code_tries x
    where x.at < clock_timestamp() - interval '30 days' order by x.at limit 100 for update skip locked);
  select count(*) as month, count(*) filter (where t.at > clock_timestamp() - interval '1 day') as day,
         coalesce(bool_or(t.question = asked), false) as known
    into lately from private.code_tries t
    where t.client = owner and t.supplier = check_code.supplier and t.at > clock_timestamp() - interval '30 days';
  if not lately.known and (lately.day >= 5 or lately.month >= 20) then
    return 'limited';
  end if;
  if exists (
    select from private.numbering_secrets s where s.nit = check_code.supplier and starts_with(number, s.prefix)
      and encode(sha384(convert_to(before || s.secret || after, 'UTF8')), 'hex') = code) then
    return 'match';
  end if;
  insert into private.code_tries (client, supplier, question) values (owner, check_code.supplier, asked) on conflict do nothing;
  return 'differs';
end $$;

create or replace function public.review_settings() returns jsonb
language plpgsql stable security definer set search_path = '' as $$
begin
  if not private.is_staff() then
    raise insufficient_privilege using message = 'staff-only';
  end if;
  if not private.is_admin() then
    raise insufficient_privilege using message = 'admin-only';
  end if;
  return jsonb_build_object(
    'switches', (select jsonb_agg(jsonb_build_object('rule_set', s.rule_set, 'accepts', s.accepts,
        'changed_at', s.changed_at, 'changed_by', private.member_name(s.changed_by)) order by s.rule_set)
      from private.review_switches s),
    'secrets', (select coalesce(jsonb_agg(jsonb_build_object('id', n.id, 'nit', n.nit, 'prefix', n.prefix,
        'created_at', n.created_at) order by n.nit, n.prefix), '[]') from private.numbering_secrets n));
end $$;

create or replace function public.set_review_switch(rule_set text, accepts boolean) returns void
language plpgsql security definer set search_path = '' as $$
declare
  s private.review_switches;
begin
  if not private.is_staff() then
    raise insufficient_privilege using message = 'staff-only';
  end if;
  if not private.is_admin() then
    raise insufficient_privilege using message = 'admin-only';
  end if;
  select * into s from private.review_switches x where x.rule_set = set_review_switch.rule_set for update;
  if s.rule_set is null or set_review_switch.accepts is null then
    raise exception 'invalid-input' using errcode = 'P0001';
  end if;
  if s.accepts = set_review_switch.accepts then
    return;
  end if;
  update private.review_switches x
    set accepts = set_review_switch.accepts, changed_at = clock_timestamp(), changed_by = (select auth.uid())
    where x.rule_set = s.rule_set;
  perform private.note_staff('review.switch', null, jsonb_build_object('rule_set', s.rule_set, 'accepts', s.accepts),
    jsonb_build_object('rule_set', s.rule_set, 'accepts', set_review_switch.accepts));
end $$;

create or replace function public.save_numbering_secret(nit text, prefix text, secret text) returns uuid
language plpgsql security definer set search_path = '' as $$
declare
  kept uuid;
begin
  if not private.is_staff() then
    raise insufficient_privilege using message = 'staff-only';
  end if;
  if not private.is_admin() then
    raise insufficient_privilege using message = 'admin-only';
  end if;
  if nit is null or nit !~ '^[1-9][0-9]{4,14}$' or prefix is null or prefix !~ '^[A-Za-z0-9]{0,10}$'
    or secret is null or length(secret) not between 4 and 200 then
    raise exception 'invalid-input' using errcode = 'P0001';
  end if;
  insert into private.numbering_secrets (nit, prefix, secret, created_by)
    values (save_numbering_secret.nit, save_numbering_secret.prefix, save_numbering_secret.secret, (select auth.uid()))
    on conflict on constraint numbering_secrets_nit_prefix_key do update
      set secret = excluded.secret, created_at = clock_timestamp(), created_by = excluded.created_by
    returning id into kept;
  perform private.note_staff('review.secret', null, null, jsonb_build_object('nit', nit, 'prefix', prefix));
  return kept;
end $$;

create or replace function public.remove_numbering_secret(secret uuid) returns void
language plpgsql security definer set search_path = '' as $$
declare
  gone private.numbering_secrets;
begin
  if not private.is_staff() then
    raise insufficient_privilege using message = 'staff-only';
  end if;
  if not private.is_admin() then
    raise insufficient_privilege using message = 'admin-only';
  end if;
  delete from private.numbering_secrets n where n.id = remove_numbering_secret.secret returning * into gone;
  if gone.id is not null then
    perform private.note_staff('review.secret-removed', null, jsonb_build_object('nit', gone.nit, 'prefix', gone.prefix), null);
  end if;
end $$;

revoke execute on function public.check_code(uuid, text, text, text, text, text), public.review_settings(),
  public.set_review_switch(text, boolean), public.save_numbering_secret(text, text, text), public.remove_numbering_secret(uuid)
  from public, anon, authenticated, service_role;
grant execute on function public.check_code(uuid, text, text, text, text, text) to service_role;
grant execute on function public.review_settings(), public.set_review_switch(text, boolean),
  public.save_numbering_secret(text, text, text), public.remove_numbering_secret(uuid) to authenticated;

create table if not exists private.confirmed_signers (
  supplier text not null check (supplier ~ '^[1-9][0-9]{2,14}$'),
  signer text not null check (signer ~ '^[1-9][0-9]{4,14}$'),
  name text not null check (length(name) <= 200),
  confirmed_at timestamptz not null default clock_timestamp(),
  confirmed_by uuid references auth.users (id) on delete set null,
  primary key (supplier, signer)
);
alter table private.confirmed_signers enable row level security;
revoke all on private.confirmed_signers from anon, authenticated, service_role;
comment on table private.confirmed_signers is
  'Who signs the invoices of a supplier besides itself and the known providers, by NIT, as an administrator confirmed.';
create index if not exists confirmed_signers_by_member on private.confirmed_signers (confirmed_by) where confirmed_by is not null;

create table if not exists private.authority_grace (
  only_row boolean primary key default true check (only_row),
  until date,
  changed_at timestamptz,
  changed_by uuid references auth.users (id) on delete set null
);
alter table private.authority_grace enable row level security;
revoke all on private.authority_grace from anon, authenticated, service_role;
comment on table private.authority_grace is
  'Until that day an authority that nobody knows casts no doubt by itself; it never makes an invoice acceptable by the rules.';

insert into private.authority_grace default values on conflict do nothing;

create or replace function public.signer_context(supplier text) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
begin
  return jsonb_build_object(
    'confirmed', (select coalesce(jsonb_agg(jsonb_build_object('supplier', c.supplier, 'signer', c.signer)), '[]')
                  from private.confirmed_signers c where c.supplier = signer_context.supplier),
    'grace', exists (select from private.authority_grace g
                     where g.until >= (clock_timestamp() at time zone 'America/Bogota')::date));
end $$;

create or replace function public.signer_settings() returns jsonb
language plpgsql stable security definer set search_path = '' as $$
begin
  if not private.is_staff() then
    raise insufficient_privilege using message = 'staff-only';
  end if;
  if not private.is_admin() then
    raise insufficient_privilege using message = 'admin-only';
  end if;
  return (
    select jsonb_build_object('until', case when g.until >= (clock_timestamp() at time zone 'America/Bogota')::date then g.until end,
      'changed_at', g.changed_at, 'changed_by', private.member_name(g.changed_by),
      'signers', (select coalesce(jsonb_agg(jsonb_build_object('supplier', c.supplier, 'signer', c.signer, 'name', c.name,
          'confirmed_at', c.confirmed_at, 'confirmed_by', private.member_name(c.confirmed_by))
          order by c.confirmed_at desc), '[]') from private.confirmed_signers c),
      'unknown', (
        select coalesce(jsonb_agg(jsonb_build_object('authority', u.authority, 'invoices', u.invoices) order by u.invoices desc), '[]')
        from (select left(r.document #>> '{signatures,invoice,signer,authority}', 200) as authority, count(*)::int as invoices
              from private.invoice_reviews r
              where r.review #>> '{authenticity,issuer}' = 'unknown-authority' and r.at > clock_timestamp() - interval '1 year'
              group by 1 order by 2 desc limit 20) u))
    from private.authority_grace g);
end $$;

create or replace function public.set_authority_grace(grace boolean) returns void
language plpgsql security definer set search_path = '' as $$
declare
  before private.authority_grace;
  today date := (clock_timestamp() at time zone 'America/Bogota')::date;
  ends date := case when grace then today + 31 end;
begin
  if not private.is_staff() then
    raise insufficient_privilege using message = 'staff-only';
  end if;
  if not private.is_admin() then
    raise insufficient_privilege using message = 'admin-only';
  end if;
  if grace is null then
    raise exception 'invalid-input' using errcode = 'P0001';
  end if;
  select * into before from private.authority_grace for update;
  if before.until is not distinct from ends or (not grace and before.until < today) then
    return;
  end if;
  update private.authority_grace g set until = ends, changed_at = clock_timestamp(), changed_by = (select auth.uid())
    where g.only_row;
  perform private.note_staff('review.grace', null, jsonb_build_object('day', before.until), jsonb_build_object('day', ends));
end $$;

create or replace function public.confirm_signer(invoice uuid) returns void
language plpgsql security definer set search_path = '' as $$
declare
  r private.invoice_reviews;
  nit text;
  nits text[];
  who text;
begin
  if not private.is_staff() then
    raise insufficient_privilege using message = 'staff-only';
  end if;
  if not private.is_admin() then
    raise insufficient_privilege using message = 'admin-only';
  end if;
  select * into r from private.invoice_reviews x where x.invoice_id = confirm_signer.invoice;
  nit := ltrim(regexp_replace(coalesce(r.document #>> '{invoice,supplier,nit}', ''), '[^0-9]', '', 'g'), '0');
  if r.invoice_id is null or nit = '' or r.review #>> '{authenticity,issuer}' is distinct from 'third-party'
    or jsonb_array_length(r.document #> '{signatures,invoice,signer,nits}') = 0 then
    raise exception 'not-found' using errcode = 'P0001';
  end if;
  who := left(r.document #>> '{signatures,invoice,signer,name}', 200);
  nits := array(select jsonb_array_elements_text(r.document #> '{signatures,invoice,signer,nits}'));
  -- The first is as it stands in the certificate, the second without its check digit, where it carries one.
  insert into private.confirmed_signers (supplier, signer, name, confirmed_by)
    values (nit, case when nits[2] = left(nits[1], -1) then nits[2] else nits[1] end, coalesce(who, ''), (select auth.uid()))
    on conflict do nothing;
  if found then
    update private.invoice_reviews x set asked_again = true from public.invoices i
      where i.id = x.invoice_id and i.queue = 'waiting' and i.decision = 0
        and ltrim(regexp_replace(x.document #>> '{invoice,supplier,nit}', '[^0-9]', '', 'g'), '0') = nit
        and x.review #>> '{authenticity,issuer}' = 'third-party';
    perform private.note_staff('review.signer', null, null, jsonb_build_object('nit', nit, 'name', who));
  end if;
end $$;

create or replace function public.withdraw_signer(supplier text, signer text) returns void
language plpgsql security definer set search_path = '' as $$
declare
  gone private.confirmed_signers;
begin
  if not private.is_staff() then
    raise insufficient_privilege using message = 'staff-only';
  end if;
  if not private.is_admin() then
    raise insufficient_privilege using message = 'admin-only';
  end if;
  delete from private.confirmed_signers c
    where c.supplier = withdraw_signer.supplier and c.signer = withdraw_signer.signer returning * into gone;
  if gone.supplier is not null then
    perform private.note_staff('review.signer-withdrawn', null,
      jsonb_build_object('nit', gone.supplier, 'name', gone.name), null);
  end if;
end $$;

revoke execute on function public.signer_context(text), public.signer_settings(), public.set_authority_grace(boolean),
  public.confirm_signer(uuid), public.withdraw_signer(text, text) from public, anon, authenticated, service_role;
grant execute on function public.signer_context(text) to service_role;
grant execute on function public.signer_settings(), public.set_authority_grace(boolean), public.confirm_signer(uuid),
  public.withdraw_signer(text, text) to authenticated;

insert into storage.buckets (id, name, public, file_size_limit, allowed_mime_types)
  values ('registros', 'registros', false, 5242880, array['application/pdf'])
  on conflict (id) do update set
    public = excluded.public, file_size_limit = excluded.file_size_limit, allowed_mime_types = excluded.allowed_mime_types;

create table if not exists private.review_record_counters (
  year int primary key,
  last int not null
);
alter table private.review_record_counters enable row level security;
revoke all on private.review_record_counters from anon, authenticated, service_role;

create table if not exists private.review_records (
  id uuid primary key default gen_random_uuid(),
  invoice_id uuid not null references public.invoices (id) on delete cascade,
  decision int not null,
  number text not null unique check (number ~ '^RR-[0-9]{4}-[0-9]{4,}$'),
  code text not null unique check (code ~ '^[0-9A-F]{4}(-[0-9A-F]{4}){3}$'),
  content jsonb not null,
  issued_at timestamptz not null default clock_timestamp(),
  path text unique,
  sha256 text check (sha256 ~ '^[0-9a-f]{64}$'),
  at_decision boolean not null default false,
  asked_at timestamptz,
  signed_at timestamptz,
  stamped_at timestamptz,
  certificate_until timestamptz,
  check ((path is null) = (sha256 is null)),
  unique (invoice_id, decision)
);
alter table private.review_records enable row level security;
revoke all on private.review_records from anon, authenticated, service_role;
comment on table private.review_records is
  'One per decision about an invoice. content is what stood then; it, the number and the code never change. path and sha256 are of the signed file.';
comment on column private.review_records.at_decision is 'Whether content was taken with the decision, and not when it was first asked for.';
comment on column private.review_records.signed_at is 'When its file was signed.';
comment on column private.review_records.stamped_at is 'The time of an authority (RFC 3161) beside the signature; empty without one.';
comment on column private.review_records.certificate_until is 'Until when the certificate of the signature was valid.';

create or replace function private.new_record_code() returns text
language sql volatile set search_path = '' as $$
  select upper(regexp_replace(left(hex, 12) || right(hex, 4), '^(.{4})(.{4})(.{4})(.{4})$', '\1-\2-\3-\4'))
  from (select replace(gen_random_uuid()::text, '-', '') as hex) random
$$;

create or replace function private.new_record_number() returns text
language sql volatile security definer set search_path = '' as $$
  insert into private.review_record_counters as c (year, last)
    values (extract(year from now() at time zone 'America/Bogota')::int, 1)
    on conflict (year) do update set last = c.last + 1
    returning 'RR-' || year || '-' || lpad(last::text, greatest(4, length(last::text)), '0')
$$;

create or replace function private.record_sheet(invoice jsonb, review jsonb) returns jsonb
language sql immutable set search_path = '' as $$
  select case when jsonb_typeof(invoice) = 'object' then jsonb_build_object(
    'currency', invoice -> 'currency', 'totals', invoice -> 'totals', 'passed', review -> 'passed',
    'count', jsonb_array_length(invoice -> 'lines'),
    'taxes', (select coalesce(jsonb_agg(jsonb_build_object('name', t -> 'name', 'code', t -> 'code', 'amount', t -> 'amount',
        'percents', jsonb_path_query_array(t, '$.shares[*].percent')) order by n), '[]')
      from jsonb_array_elements(invoice -> 'taxes') with ordinality taxes (t, n)),
    'lines', (select coalesce(jsonb_agg(jsonb_build_object('id', l -> 'id', 'description', left(l ->> 'description', 200),
        'quantity', l -> 'quantity', 'price', l -> 'price', 'amount', l -> 'amount',
        'base_quantity', coalesce(l -> 'baseQuantity', '""'),
        'allowances', (select coalesce(jsonb_agg(jsonb_build_object('charge', a -> 'charge', 'amount', a -> 'amount') order by m), '[]')
          from jsonb_array_elements(case jsonb_typeof(l -> 'allowances') when 'array' then l -> 'allowances' else '[]' end)
            with ordinality allowances (a, m) where m <= 5)) order by n), '[]')
      from jsonb_array_elements(invoice -> 'lines') with ordinality lines (l, n)
      where n <= 30 or l ->> 'id' in (
        select f -> 'figures' ->> 'line' from jsonb_array_elements(review -> 'findings') findings (f)))) end
$$;

create or replace function private.record_content(i public.invoices) returns jsonb
language sql stable security definer set search_path = '' as $$
  select jsonb_build_object(
    'invoice', i.number, 'name', i.name, 'verdict', i.status, 'note', i.note,
    'client', jsonb_build_object('name', private.client_name(i.user_id), 'companies', (
      select coalesce(jsonb_agg(jsonb_build_object('name', c.name, 'nit', c.nit, 'digit', c.digit) order by c.name), '[]')
      from public.companies c where c.user_id = i.user_id)),
    'document', jsonb_build_object('supplier', i.supplier, 'supplier_nit', i.supplier_nit,
      'document_number', i.document_number, 'issued_on', i.issued_on, 'total', i.total, 'code', i.code,
      'proposal', i.proposal, 'rules_version', i.rules_version, 'reviewed_at', i.reviewed_at),
    'findings', coalesce((select r.review -> 'findings' from private.invoice_reviews r where r.invoice_id = i.id), i.findings),
    'sheet', (select private.record_sheet(r.document -> 'invoice', r.review) from private.invoice_reviews r where r.invoice_id = i.id),
    'authenticity', (
      select jsonb_build_object('issuer', r.review #>> '{authenticity,issuer}', 'answer', r.review #>> '{authenticity,answer}',
        'signed_by', r.review #>> '{authenticity,signedBy}', 'state', s ->> 'state', 'layout', s ->> 'layout', 'anchor', s #>> '{trust,anchor}',
        'fingerprint', s #>> '{signer,fingerprint}', 'signed_at', s -> 'signedAt',
        'anchors', r.document #>> '{signatures,anchors}')
      from private.invoice_reviews r cross join lateral (select r.document #> '{signatures,invoice}' as s) x
      where r.invoice_id = i.id and jsonb_typeof(r.review -> 'authenticity') = 'object'),
    'file', (select jsonb_build_object('sha256', d.sha256, 'size', d.file_size, 'type', d.file_type, 'received_at', d.created_at)
             from public.documents d where d.id = i.document_id),
    'decisions', (
      select coalesce(jsonb_agg(jsonb_build_object(
        'at', d.at, 'by', private.member_name(d.actor), 'automatic', d.automatic, 'verdict', d.verdict, 'note', d.note)
        order by d.id), '[]')
      from (select * from private.invoice_decisions x where x.invoice_id = i.id order by x.id desc limit 12) d))
$$;

create or replace function private.take_record(i public.invoices, at_decision boolean) returns private.review_records
language plpgsql volatile security definer set search_path = '' as $$
declare made private.review_records;
begin
  select * into made from private.review_records r where r.invoice_id = i.id and r.decision = i.decision;
  if made.id is null then
    insert into private.review_records (invoice_id, decision, number, code, content, at_decision)
      values (i.id, i.decision, private.new_record_number(), private.new_record_code(), private.record_content(i), take_record.at_decision)
      returning * into made;
  end if;
  return made;
end $$;

create or replace function private.record_decision() returns trigger
language plpgsql volatile security definer set search_path = '' as $$
begin
  perform private.take_record(i, true) from public.invoices i where i.id = new.invoice_id;
  return null;
end $$;
drop trigger if exists record_decision on private.invoice_decisions;
create trigger record_decision after insert on private.invoice_decisions
  for each row when (new.verdict in ('accepted', 'rejected')) execute function private.record_decision();

create or replace function private.keep_record() returns trigger
language plpgsql set search_path = '' as $$
begin
  raise exception 'a record of a review never changes' using errcode = '55000';
end $$;
drop trigger if exists keep_record on private.review_records;
create trigger keep_record before update on private.review_records
  for each row when (
    (old.invoice_id, old.decision, old.number, old.code, old.content, old.issued_at, old.at_decision)
      is distinct from (new.invoice_id, new.decision, new.number, new.code, new.content, new.issued_at, new.at_decision)
    or old.path is not null and (old.path, old.sha256, old.signed_at, old.stamped_at, old.certificate_until)
      is distinct from (new.path, new.sha256, new.signed_at, new.stamped_at, new.certificate_until))
  execute function private.keep_record();

create or replace function private.record_standing(i public.invoices, decision int) returns jsonb
language sql stable security definer set search_path = '' as $$
  select jsonb_build_object(
    'withdrawn_at', i.withdrawn_at,
    'reopened_at', case when i.decision <> record_standing.decision and i.status = 'reviewing' then (
      select d.at from private.invoice_decisions d where d.invoice_id = i.id order by d.id desc limit 1) end,
    'newer', case when i.decision <> record_standing.decision then (
      select r.code from private.review_records r where r.invoice_id = i.id and r.decision = i.decision) end,
    'replaced_by', (
      select jsonb_build_object('number', x.number, 'code', (
        select r.code from private.review_records r where r.invoice_id = x.id and r.decision = x.decision))
      from public.invoices x where x.id = i.replaced_by))
$$;

revoke execute on function private.new_record_code(), private.new_record_number(), private.record_sheet(jsonb, jsonb),
  private.record_content(public.invoices), private.take_record(public.invoices, boolean), private.record_decision(),
  private.keep_record(), private.record_standing(public.invoices, int) from public, anon, authenticated, service_role;

create or replace function public.begin_review_record(invoice uuid) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  me uuid := private.require_account('reader');
  i public.invoices;
  made private.review_records;
begin
  -- Two at once wait for each other here, and find the same one.
  select * into i from public.invoices x where x.id = invoice for update;
  if i.id is null or i.user_id <> me and not private.sees_client(i.user_id) then
    raise exception 'not-found' using errcode = 'P0001';
  end if;
  if i.status = 'reviewing' then
    raise exception 'record-undecided' using errcode = 'P0001';
  end if;
  made := private.take_record(i, false);
  if made.path is null and i.withdrawn_at > clock_timestamp() - interval '30 seconds' then
    raise exception 'record-settling' using errcode = 'P0001';
  end if;
  if made.asked_at is null then
    update private.review_records r set asked_at = clock_timestamp() where r.id = made.id;
    if private.is_staff() then
      perform private.note_staff('record.issued', i.user_id, null, jsonb_build_object('number', made.number));
    end if;
  end if;
  return jsonb_build_object('id', made.id, 'number', made.number, 'code', made.code, 'issued_at', made.issued_at,
    'at_decision', made.at_decision, 'content', made.content, 'standing', private.record_standing(i, made.decision),
    'path', made.path);
end $$;

create or replace function public.seal_review_record(record uuid, signed jsonb) returns text
language plpgsql volatile security definer set search_path = '' as $$
begin
  update private.review_records r
    set path = signed ->> 'path', sha256 = signed ->> 'sha256', signed_at = (signed ->> 'at')::timestamptz,
        stamped_at = (signed ->> 'stamped_at')::timestamptz,
        certificate_until = (signed ->> 'certificate_until')::timestamptz
    where r.id = record and r.path is null;
  return (select r.path from private.review_records r where r.id = record);
end $$;

create or replace function public.check_review_record(record_code text) returns jsonb
language sql stable security definer set search_path = '' as $$
  select jsonb_build_object(
    'number', r.number, 'issued_at', r.issued_at, 'verdict', r.content ->> 'verdict',
    'document', r.content -> 'document' ->> 'document_number', 'file_sha256', r.content -> 'file' ->> 'sha256',
    'automatic', (select d.automatic from private.invoice_decisions d where d.invoice_id = r.invoice_id
                  order by d.id offset greatest(r.decision - 1, 0) limit 1),
    'sha256', r.sha256, 'signed_at', r.signed_at, 'stamped_at', r.stamped_at, 'certificate_until', r.certificate_until,
    'standing', private.record_standing(i, r.decision) #- '{replaced_by,number}')
  from private.review_records r join public.invoices i on i.id = r.invoice_id where r.code = record_code
$$;

create or replace function public.stray_records(idle_seconds int) returns setof text
language sql stable security definer set search_path = '' as $$
  select o.name from storage.objects o
  where o.bucket_id = 'registros' and o.created_at < clock_timestamp() - make_interval(secs => idle_seconds)
    and not exists (select from private.review_records r where r.path = o.name)
  order by o.created_at limit 100
$$;

revoke execute on function public.begin_review_record(uuid), public.seal_review_record(uuid, jsonb),
  public.check_review_record(text), public.stray_records(int) from public, anon, authenticated, service_role;
grant execute on function public.begin_review_record(uuid) to authenticated;
grant execute on function public.seal_review_record(uuid, jsonb), public.check_review_record(text), public.stray_records(int)
  to service_role;

create table if not exists public.message_threads (
  id uuid primary key,
  user_id uuid not null references public.accounts (id) on delete cascade,
  subject text not null check (length(btrim(subject)) between 1 and 120),
  created_at timestamptz not null default now(),
  last_message_at timestamptz not null default now(),
  message_count int not null default 0,
  client_unread int not null default 0,
  firm_unread int not null default 0
);
alter table public.message_threads enable row level security;
revoke all on public.message_threads from anon, authenticated, service_role;
comment on table public.message_threads is 'One conversation of a client with the firm. The client and the staff read it; only procedures write.';
create index if not exists message_threads_of_user on public.message_threads (user_id, last_message_at desc, id desc);
create index if not exists message_threads_unread on public.message_threads (user_id, last_message_at desc) where client_unread > 0;

grant select on public.message_threads to authenticated;
grant select, delete on public.message_threads to service_role;
drop policy if exists "own conversations or staff" on public.message_threads;
create policy "own conversations or staff" on public.message_threads for select to authenticated
  using (user_id in (select private.my_accounts('reader')) or (select private.is_admin()) or user_id in (select private.my_clients()));
drop policy if exists "gate" on public.message_threads;
create policy "gate" on public.message_threads as restrictive for all to authenticated
  using ((select private.may_enter())) with check ((select private.may_enter()));

create table if not exists public.messages (
  id uuid primary key,
  thread_id uuid not null references public.message_threads (id) on delete cascade,
  user_id uuid not null references public.accounts (id) on delete cascade,
  author text not null check (author in ('client', 'firm')),
  body text not null check (length(body) <= 4000),
  files jsonb not null default '[]',
  created_at timestamptz not null,
  read_at timestamptz,
  made_by uuid,
  author_name text,
  constraint messages_say_something check (btrim(body, E' \t\r\n') <> '' or files <> '[]')
);
alter table public.messages add column if not exists made_by uuid, add column if not exists author_name text;
drop trigger if exists note_maker on public.messages;
create trigger note_maker before insert on public.messages for each row execute function private.note_maker();
alter table public.messages enable row level security;
revoke all on public.messages from anon, authenticated, service_role;
comment on table public.messages is
  'user_id is the client whose conversation it is, whoever wrote. files: [{id, name, type, size}] of documents of that client. Only procedures write.';
create unique index if not exists messages_of_thread on public.messages (thread_id, created_at desc);
create index if not exists messages_sent on public.messages (user_id, created_at desc) where author = 'client';
create index if not exists messages_unread on public.messages (thread_id, author) where read_at is null;
create index if not exists messages_of_firm on public.messages (user_id, created_at desc) where author = 'firm';
create index if not exists messages_of_user on public.messages (user_id);

grant select on public.messages to authenticated;
grant select, delete on public.messages to service_role;
drop policy if exists "own conversations or staff" on public.messages;
create policy "own conversations or staff" on public.messages for select to authenticated
  using (user_id in (select private.my_accounts('reader')) or (select private.is_admin()) or user_id in (select private.my_clients()));
drop policy if exists "gate" on public.messages;
create policy "gate" on public.messages as restrictive for all to authenticated
  using ((select private.may_enter())) with check ((select private.may_enter()));

create table if not exists private.presence (
  user_id uuid primary key references public.accounts (id) on delete cascade,
  seen_at timestamptz not null
);
alter table private.presence enable row level security;
revoke all on private.presence from anon, authenticated, service_role;

create table if not exists private.message_mails (
  thread_id uuid primary key references public.message_threads (id) on delete cascade,
  job uuid,
  due_at timestamptz not null,
  before_at timestamptz
);
alter table private.message_mails enable row level security;
revoke all on private.message_mails from anon, authenticated, service_role;

create or replace function private.add_message(
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
    join public.documents d on d.id = w.id and d.user_id = thread.user_id and d.kind = 'file';
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

create or replace function public.send_message(
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

create or replace function public.read_thread(thread uuid) returns void
language plpgsql security definer set search_path = '' as $$
declare
  me uuid := private.require_account('reader');
  t public.message_threads;
begin
  select * into t from public.message_threads x where x.id = thread and x.user_id = me for update;
  if t.id is null then
    raise exception 'not-found' using errcode = 'P0001';
  end if;
  -- Whoever only looks on has answered nothing: the messages wait for those who may.
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

create or replace function private.note_presence(client uuid) returns void
language sql volatile security definer set search_path = '' as $$
  insert into private.presence (user_id, seen_at) values (client, clock_timestamp())
    on conflict (user_id) do update set seen_at = excluded.seen_at
$$;

create or replace function public.keep_presence() returns void
language plpgsql security definer set search_path = '' as $$
begin
  perform private.note_presence(private.require_account('reader'));
end $$;

revoke execute on function private.add_message(uuid, public.message_threads, text, text, uuid[]),
  public.send_message(uuid, uuid, text, uuid[], text), public.read_thread(uuid), private.note_presence(uuid),
  public.keep_presence() from public, anon, authenticated, service_role;
grant execute on function public.send_message(uuid, uuid, text, uuid[], text), public.read_thread(uuid), public.keep_presence()
  to authenticated;

create or replace function public.begin_attachment(key uuid, file_name text, declared_type text, declared_size bigint)
returns public.uploads
language plpgsql security definer set search_path = '' as $$
declare
  kept public.uploads := public.begin_upload(key, key, file_name, declared_type, declared_size);
begin
  if kept.purpose <> 'attachment' and kept.created_at <> now() then
    raise exception 'key-reused' using errcode = 'P0001';
  end if;
  if kept.purpose <> 'attachment' then
    update public.uploads u set purpose = 'attachment' where u.id = kept.id returning * into kept;
    update public.upload_batches b set closed_at = clock_timestamp() where b.id = kept.batch_id;
  end if;
  return kept;
end $$;

create or replace function public.finish_attachment(
  upload uuid, attempt int, content_sha256 text, content_size bigint, content_type text, push_drive boolean
) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  u public.uploads;
  document public.documents;
begin
  select * into u from public.uploads x where x.id = upload for update;
  if u.status not in ('done', 'duplicate') then
    if u.id is null or u.status <> 'verifying' or u.attempts <> attempt or u.purpose <> 'attachment' then
      raise exception 'lease-lost' using errcode = 'P0001';
    end if;
    insert into public.documents (id, user_id, name, file_path, storage_path, file_type, file_size, sha256, made_by)
      values (u.id, u.user_id, u.name, '/api/documentos/' || u.id, u.path, content_type, content_size, content_sha256, u.made_by)
      on conflict do nothing;
    select * into strict document from public.documents d where d.user_id = u.user_id and d.sha256 = content_sha256;
    if document.id = u.id then
      perform public.insert_archivo_subido(u.name, u.path, content_type, content_size, document.file_path, null, null,
        u.user_id, 'Archivo enviado con un mensaje el ' || to_char(now() at time zone 'America/Bogota', 'DD/MM/YYYY'));
      if push_drive then
        insert into public.outbox (kind, key, user_id, payload)
          values ('drive.push', 'drive:' || u.id, u.user_id, jsonb_build_object('document_id', u.id));
      end if;
    end if;
    update public.uploads x
      set status = case when document.id = u.id then 'done' else 'duplicate' end,
          document_id = document.id, lease_until = null, settled_at = clock_timestamp()
      where x.id = upload returning * into u;
  end if;
  return (select jsonb_build_object('status', u.status, 'document_id', d.id, 'name', d.name, 'number', null)
          from public.documents d where d.id = u.document_id);
end $$;

revoke execute on function public.begin_attachment(uuid, text, text, bigint),
  public.finish_attachment(uuid, int, text, bigint, text, boolean) from public, anon, authenticated, service_role;
grant execute on function public.begin_attachment(uuid, text, text, bigint) to authenticated;
grant execute on function public.finish_attachment(uuid, int, text, bigint, text, boolean) to service_role;

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
  key text collate "C" not null
);
alter table private.thread_desk enable row level security;
revoke all on private.thread_desk from anon, authenticated, service_role;
comment on table private.thread_desk is
  'One row per conversation, kept by triggers with what the inbox filters, sorts and searches by. Written by the functions of this schema.';
create index if not exists thread_desk_all on private.thread_desk (last_at desc, thread_id desc);
create index if not exists thread_desk_open on private.thread_desk (last_at desc, thread_id desc) where closed_at is null;
create index if not exists thread_desk_closed on private.thread_desk (last_at desc, thread_id desc) where closed_at is not null;
create index if not exists thread_desk_unread on private.thread_desk (last_at desc, thread_id desc) where unread > 0;
create index if not exists thread_desk_of_member on private.thread_desk (assignee, last_at desc, thread_id desc) where assignee is not null;
create index if not exists thread_desk_of_client on private.thread_desk (client, last_at desc, thread_id desc);
create index if not exists thread_desk_search on private.thread_desk using gin (key extensions.gin_trgm_ops) with (fastupdate = off);
create index if not exists thread_desk_waiting on private.thread_desk (last_at, thread_id) where unread > 0;
alter table private.thread_desk alter column key set statistics 1000;

create table if not exists private.message_keys (
  message_id uuid primary key references public.messages (id) on delete cascade,
  thread_id uuid not null,
  key text collate "C" not null
);
alter table private.message_keys enable row level security;
revoke all on private.message_keys from anon, authenticated, service_role;
comment on table private.message_keys is 'The words of each message, as private.inbox_key compares.';
create index if not exists message_keys_of_thread on private.message_keys (thread_id);
create index if not exists message_keys_search on private.message_keys using gin (key extensions.gin_trgm_ops) with (fastupdate = off);
alter table private.message_keys alter column key set statistics 1000;

create table if not exists private.message_authors (
  message_id uuid primary key references public.messages (id) on delete cascade,
  member uuid not null
);
alter table private.message_authors enable row level security;
revoke all on private.message_authors from anon, authenticated, service_role;
comment on table private.message_authors is 'Which member wrote an answer. The client reads the name alone, which the message bears.';

create or replace function private.desk_key(subject text, client uuid) returns text
language sql stable security definer set search_path = '' as $$
  select private.inbox_key(concat_ws(' ', subject, u.email,
    (select p.name from public.client_profiles p where p.user_id = u.id),
    (select string_agg(concat_ws(' ', c.name, c.nit, c.digit), ' ' order by c.created_at, c.id)
     from public.companies c where c.user_id = a.id)))
  from public.accounts a left join auth.users u on u.id = a.contact where a.id = client
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

create or replace function private.rename_desk() returns trigger
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
drop trigger if exists client_profiles_desk on public.client_profiles;
create trigger client_profiles_desk after insert or update of name on public.client_profiles
  for each row execute function private.rename_desk();
drop trigger if exists companies_desk on public.companies;
create trigger companies_desk after insert or update or delete on public.companies
  for each row execute function private.rename_desk();
drop trigger if exists accounts_desk on public.accounts;
create trigger accounts_desk after update of contact on public.accounts
  for each row execute function private.rename_desk();
call private.ensure_auth_trigger('CREATE TRIGGER users_desk AFTER UPDATE OF email ON auth.users'
  ' FOR EACH ROW WHEN (((old.email)::text IS DISTINCT FROM (new.email)::text)) EXECUTE FUNCTION private.rename_desk()');

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

revoke execute on function private.desk_key(text, uuid), private.keep_desk(), private.keep_message(), private.rename_desk(),
  private.leave_desk() from public, anon, authenticated, service_role;

create or replace function private.member_face(member uuid) returns jsonb
language sql stable security definer set search_path = '' as $$
  select case when member is not null then jsonb_build_object('id', member, 'name', private.member_name(member)) end
$$;

create or replace function private.inbox_scope(wanted jsonb) returns text
language sql stable security definer set search_path = '' as $$
  select concat_ws(' and ',
    case when private.is_admin() then 'true' else 'd.client = any ($1)' end,
    case wanted ->> 'state' when 'unread' then 'd.unread > 0' when 'open' then 'd.closed_at is null'
                            when 'closed' then 'd.closed_at is not null' end,
    case when (wanted ->> 'mine')::boolean then 'd.assignee = $2' end,
    case when wanted ->> 'client' is not null then format('d.client = %L', (wanted ->> 'client')::uuid) end)
$$;

create or replace function public.inbox_page(wanted jsonb default '{}', page_size int default 30) returns jsonb
language plpgsql stable security definer set search_path = '' set enable_seqscan = off set jit = off as $$
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
        'last', (select jsonb_build_object('author', m.author, 'preview', left(m.body, 200), 'files', jsonb_array_length(m.files))
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

create or replace function public.read_thread_as_firm(thread uuid) returns void
language plpgsql security definer set search_path = '' as $$
declare
  t public.message_threads;
begin
  if not private.is_staff() then
    raise insufficient_privilege using message = 'staff-only';
  end if;
  select * into t from public.message_threads x where x.id = thread for update;
  if t.id is null or not private.sees_client(t.user_id) then
    raise exception 'not-found' using errcode = 'P0001';
  end if;
  if t.firm_unread > 0 then
    update public.messages m set read_at = clock_timestamp()
      where m.thread_id = t.id and m.author = 'client' and m.read_at is null;
    update public.message_threads x set firm_unread = 0 where x.id = t.id;
    insert into public.audit_log (actor, action, target, after)
      values ((select auth.uid()), 'message.read', t.user_id, jsonb_build_object('thread', t.id, 'messages', t.firm_unread));
  end if;
end $$;

revoke execute on function private.member_face(uuid), private.inbox_scope(jsonb), public.inbox_page(jsonb, int),
  private.desk_of(uuid), public.inbox_thread(uuid, timestamptz, timestamptz, int), public.thread_members(uuid),
  public.client_files(uuid, text), public.inbox_client(uuid), public.read_thread_as_firm(uuid)
  from public, anon, authenticated, service_role;
grant execute on function public.inbox_page(jsonb, int), public.inbox_thread(uuid, timestamptz, timestamptz, int),
  public.thread_members(uuid), public.client_files(uuid, text), public.inbox_client(uuid), public.read_thread_as_firm(uuid)
  to authenticated;

create or replace function public.answer_message(
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
    from private.contact_of(thread.user_id) u
    returning id into job;
  if job is null then
    return;
  end if;
  insert into private.message_mails as n (thread_id, job, due_at, before_at) values (thread.id, job, due, sent)
    on conflict (thread_id) do update set job = excluded.job, due_at = excluded.due_at, before_at = excluded.before_at;
end $$;

create or replace function private.refuse_second(code text, member uuid, at timestamptz) returns void
language plpgsql stable security definer set search_path = '' as $$
begin
  raise exception '%', code using errcode = 'P0001', detail = jsonb_build_object('name', private.member_name(member),
    'seconds', greatest(extract(epoch from clock_timestamp() - at)::int, 0))::text;
end $$;

create or replace function private.tell_desk(thread uuid) returns void
language sql volatile security definer set search_path = '' as $$
  update public.message_threads t set message_count = t.message_count where t.id = thread
$$;

create or replace function public.begin_thread_as_firm(
  message uuid, thread uuid, client uuid, subject text, body text, documents uuid[] default '{}'
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

create or replace function public.close_thread(thread uuid, closed boolean, seen timestamptz default null) returns void
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

create table if not exists private.firm_mails (
  thread_id uuid primary key references public.message_threads (id) on delete cascade,
  jobs uuid[] not null,
  due_at timestamptz not null,
  before_at timestamptz
);
alter table private.firm_mails enable row level security;
revoke all on private.firm_mails from anon, authenticated, service_role;

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

create or replace function private.redirect_mails(member uuid) returns void
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

create table if not exists private.saved_answers (
  id uuid primary key,
  title text not null check (length(btrim(title)) between 1 and 80),
  body text not null check (length(btrim(body)) between 1 and 4000),
  key text collate "C" not null unique,
  revision int not null default 1,
  changed_by uuid,
  changed_at timestamptz not null default now()
);
alter table private.saved_answers enable row level security;
revoke all on private.saved_answers from anon, authenticated, service_role;
comment on table private.saved_answers is 'Shared by all members; 200 at most. Only save_answer and delete_answer write.';

create or replace function public.saved_answers()
returns table (id uuid, title text, body text, revision int, changed_by text, changed_at timestamptz)
language plpgsql stable security definer set search_path = '' as $$
begin
  perform private.require_staff();
  return query select a.id, a.title, a.body, a.revision, private.member_name(a.changed_by), a.changed_at
    from private.saved_answers a order by a.key;
end $$;

create or replace function public.save_answer(answer uuid, title text, body text, seen int default null) returns void
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

create or replace function public.delete_answer(answer uuid, seen int) returns void
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

create table if not exists public.appointments (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references public.accounts (id) on delete cascade,
  title text not null check (length(btrim(title)) between 1 and 120),
  starts_at timestamptz not null,
  ends_at timestamptz not null,
  status text not null check (status in ('requested', 'proposed', 'confirmed', 'cancelled', 'done')),
  request_key uuid not null default gen_random_uuid(),
  sequence int not null default 0,
  note text check (length(note) between 1 and 500),
  cancelled_by text check (cancelled_by in ('client', 'firm')),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  made_by uuid,
  constraint appointments_key unique (user_id, request_key),
  constraint appointments_hour check (ends_at - starts_at = interval '1 hour'),
  constraint appointments_cancelled check ((status = 'cancelled') = (cancelled_by is not null)),
  constraint appointments_one_at_a_time
    exclude using gist (tstzrange(starts_at, ends_at) with &&) where (status <> 'cancelled')
);
alter table public.appointments add column if not exists made_by uuid;
drop trigger if exists note_maker on public.appointments;
create trigger note_maker before insert on public.appointments for each row execute function private.note_maker();
alter table public.appointments enable row level security;
revoke all on public.appointments from anon, authenticated, service_role;
comment on table public.appointments is
  'Appointments with the firm. Their client reads them; every change goes through a procedure that knows who may do what.';
create index if not exists appointments_of_user on public.appointments (user_id, starts_at desc, id desc);
create index if not exists appointments_by_time on public.appointments (starts_at) where status <> 'cancelled';
create index if not exists appointments_moved on public.appointments (user_id, updated_at desc);
create index if not exists appointments_waiting on public.appointments (starts_at, id) where status = 'requested';
create index if not exists appointments_latest on public.appointments (starts_at desc, id desc);
create index if not exists appointments_requested on public.appointments (created_at, id) where status = 'requested';

grant select on public.appointments to authenticated;
grant select, insert, update, delete on public.appointments to service_role;
drop policy if exists "own appointments or staff" on public.appointments;
create policy "own appointments or staff" on public.appointments for select to authenticated
  using (user_id in (select private.my_accounts('reader')) or (select private.is_admin()) or user_id in (select private.my_clients()));
drop policy if exists "gate" on public.appointments;
create policy "gate" on public.appointments as restrictive for all to authenticated
  using ((select private.may_enter())) with check ((select private.may_enter()));

create table if not exists private.closed_hours (
  id uuid primary key default gen_random_uuid(),
  day date not null,
  from_hour int not null default 0,
  until_hour int not null default 24,
  reason text not null check (length(btrim(reason)) between 3 and 120),
  made_by uuid references auth.users (id) on delete set null,
  created_at timestamptz not null default now(),
  constraint closed_hours_order check (0 <= from_hour and from_hour < until_hour and until_hour <= 24),
  constraint closed_hours_once exclude using gist (
    tsrange(day + from_hour * interval '1 hour', day + until_hour * interval '1 hour') with &&)
);
alter table private.closed_hours enable row level security;
revoke all on private.closed_hours from anon, authenticated, service_role;
comment on table private.closed_hours is 'When the firm does not attend. Clients read the reason. Written and read by functions alone.';
create index if not exists closed_hours_by_day on private.closed_hours (day, from_hour);

create or replace function private.easter(y int) returns date
language plpgsql immutable set search_path = '' as $$
declare
  a int := y % 19;
  b int := y / 100;
  c int := y % 100;
  h int := (19 * a + b - b / 4 - (b - (b + 8) / 25 + 1) / 3 + 15) % 30;
  l int := (32 + 2 * (b % 4) + 2 * (c / 4) - h - (c % 4)) % 7;
  days int := h + l - 7 * ((a + 11 * h + 22 * l) / 451) + 114;
begin
  return make_date(y, days / 31, days % 31 + 1);
end $$;

create or replace function private.is_holiday(d date) returns boolean
language plpgsql immutable set search_path = '' as $$
declare
  y int := extract(year from d);
begin
  return to_char(d, 'MM-DD') in ('01-01', '05-01', '07-20', '08-07', '12-08', '12-25')
    or d - private.easter(y) in (-3, -2, 43, 64, 71)
    or (extract(isodow from d) = 1 and exists (
      select from unnest(array['01-06', '03-19', '06-29', '07-09', '08-15', '10-12', '11-01', '11-11']) as origin (md)
      where d - make_date(y, left(md, 2)::int, right(md, 2)::int) between 0 and 6 and (md <> '07-09' or y >= 2026)));
end $$;

create or replace function private.slot_problem(slot timestamptz, lead interval, moment timestamptz default now()) returns text
language plpgsql stable set search_path = '' as $$
declare
  here timestamp := slot at time zone 'America/Bogota';
  weekday int := extract(isodow from here);
  clock int := extract(hour from here);
begin
  if private.is_holiday(here::date) then
    return 'slot-holiday';
  end if;
  if here <> date_trunc('hour', here) or weekday = 7
    or clock < (case weekday when 6 then 9 else 8 end) or clock >= (case weekday when 6 then 13 else 18 end) then
    return 'slot-closed';
  end if;
  if exists (select from private.closed_hours c where c.day = here::date and clock >= c.from_hour and clock < c.until_hour) then
    return 'slot-closed-day';
  end if;
  if slot < moment + lead then
    return 'slot-soon';
  end if;
  if here::date > (moment at time zone 'America/Bogota')::date + 90 then
    return 'slot-far';
  end if;
  return null;
end $$;

create or replace function private.claim_slot(slot timestamptz, lead interval, besides uuid default null) returns void
language plpgsql security definer set search_path = '' as $$
declare
  problem text;
begin
  perform pg_advisory_xact_lock(hashtextextended('appointments', 0));
  problem := private.slot_problem(slot, lead);
  if problem is not null then
    raise exception '%', problem using errcode = 'P0001';
  end if;
  if exists (
    select from public.appointments a
    where a.status <> 'cancelled' and a.starts_at < slot + interval '1 hour' and a.ends_at > slot
      and a.id is distinct from besides) then
    raise exception 'slot-taken' using errcode = 'P0001';
  end if;
end $$;

revoke execute on function private.easter(int), private.is_holiday(date),
  private.slot_problem(timestamptz, interval, timestamptz), private.claim_slot(timestamptz, interval, uuid)
  from public, anon, authenticated, service_role;

create or replace function public.open_agenda() returns jsonb
language plpgsql stable security definer set search_path = '' as $$
begin
  if not private.may_enter() then
    raise insufficient_privilege using message = 'not-approved';
  end if;
  return jsonb_build_object(
    'busy', (
      select coalesce(jsonb_agg(a.starts_at order by a.starts_at), '[]') from public.appointments a
      where a.status <> 'cancelled' and a.starts_at > now()),
    'closed', (
      select coalesce(jsonb_agg(jsonb_build_object(
               'day', c.day, 'from', c.from_hour, 'until', c.until_hour, 'reason', c.reason) order by c.day, c.from_hour), '[]')
      from private.closed_hours c where c.day >= (now() at time zone 'America/Bogota')::date));
end $$;

create or replace function public.request_appointment(key uuid, slot timestamptz, title text) returns public.appointments
language plpgsql security definer set search_path = '' as $$
#variable_conflict use_column
declare
  me uuid := private.require_account('assistant');
  kept public.appointments;
  used record;
begin
  -- Two presses at the same moment: the second waits here until the first can be seen.
  perform pg_advisory_xact_lock(hashtextextended('appointments:' || me, 0));
  select * into kept from public.appointments a where a.user_id = me and a.request_key = request_appointment.key;
  if kept.id is not null then
    return kept;
  end if;
  select count(*) filter (where a.status in ('requested', 'proposed', 'confirmed') and a.ends_at > now()) as open,
         count(*) filter (where a.created_at > now() - interval '24 hours') as fresh
    into used from public.appointments a where a.user_id = me;
  if used.open >= 5 or used.fresh >= 20 then
    raise exception 'appointment-limit' using errcode = 'P0001';
  end if;
  perform private.claim_slot(slot, interval '24 hours');
  insert into public.appointments (user_id, title, starts_at, ends_at, status, request_key)
    values (me, btrim(request_appointment.title), slot, slot + interval '1 hour', 'requested', request_appointment.key)
    returning * into kept;
  perform private.mail_appointment(kept, 'received');
  return kept;
exception when exclusion_violation then
  raise exception 'slot-taken' using errcode = 'P0001';
end $$;

create or replace function private.own_appointment(appointment uuid, seen int) returns public.appointments
language plpgsql security definer set search_path = '' as $$
declare
  me uuid := private.require_account('assistant');
  found_row public.appointments;
begin
  select * into found_row from public.appointments a
    where a.id = appointment and (a.user_id = me or private.sees_client(a.user_id))
    for update;
  if found_row.id is null then
    raise exception 'not-found' using errcode = 'P0001';
  end if;
  if seen is not null and found_row.sequence is distinct from seen then
    raise exception 'conflict' using errcode = 'P0001';
  end if;
  return found_row;
end $$;

create or replace function private.may_still_change(a public.appointments) returns boolean
language sql stable set search_path = '' as $$
  select a.status in ('requested', 'proposed', 'confirmed')
    and (a.starts_at at time zone 'America/Bogota')::date > (now() at time zone 'America/Bogota')::date
$$;

create or replace function private.is_own_step(a public.appointments) returns boolean
language sql stable security definer set search_path = '' as $$
  select exists (
    select from public.audit_log l
    where l.target = a.user_id and l.at = a.updated_at and l.actor = (select auth.uid()) and l.after ->> 'appointment' = a.id::text)
$$;

create or replace function public.change_appointment(appointment uuid, slot timestamptz, seen int) returns public.appointments
language plpgsql security definer set search_path = '' as $$
declare
  a public.appointments := private.own_appointment(appointment, null);
begin
  if a.user_id <> private.require_account('assistant') then
    raise exception 'not-found' using errcode = 'P0001';
  end if;
  if a.status = 'requested' and a.starts_at = slot then
    return a;
  end if;
  if a.sequence is distinct from seen then
    raise exception 'conflict' using errcode = 'P0001';
  end if;
  if not private.may_still_change(a) then
    raise exception 'too-late' using errcode = 'P0001';
  end if;
  if a.sequence >= 20 then
    raise exception 'appointment-limit' using errcode = 'P0001';
  end if;
  perform private.claim_slot(slot, interval '24 hours', a.id);
  update public.appointments x
    set starts_at = slot, ends_at = slot + interval '1 hour', status = 'requested', sequence = x.sequence + 1,
        note = null, updated_at = now()
    where x.id = a.id returning * into a;
  perform private.mail_appointment(a, 'changed');
  return a;
exception when exclusion_violation then
  raise exception 'slot-taken' using errcode = 'P0001';
end $$;

create or replace function public.confirm_appointment(appointment uuid, seen int) returns public.appointments
language plpgsql security definer set search_path = '' as $$
declare
  a public.appointments := private.own_appointment(appointment, null);
  by_firm boolean := a.user_id <> private.require_account('assistant');
begin
  if a.status = 'confirmed' and (not by_firm or a.sequence = seen or private.is_own_step(a)) then
    return a;
  end if;
  if a.sequence is distinct from seen then
    raise exception 'conflict' using errcode = 'P0001';
  end if;
  if a.ends_at <= now() then
    raise exception 'too-late' using errcode = 'P0001';
  end if;
  if not (a.status = 'proposed' or (a.status = 'requested' and by_firm)) then
    raise exception 'conflict' using errcode = 'P0001';
  end if;
  update public.appointments x
    set status = 'confirmed', sequence = x.sequence + 1, updated_at = now()
    where x.id = a.id returning * into a;
  if by_firm then
    perform private.note_staff('appointment.confirmed', a.user_id, null,
      jsonb_build_object('appointment', a.id, 'starts_at', a.starts_at));
  end if;
  perform private.mail_appointment(a, 'confirmed');
  return a;
end $$;

create or replace function public.cancel_appointment(appointment uuid, note text default null, seen int default null)
returns public.appointments
language plpgsql security definer set search_path = '' as $$
declare
  a public.appointments := private.own_appointment(appointment, null);
  by_firm boolean := a.user_id <> private.require_account('assistant');
begin
  if a.status = 'cancelled' and (not by_firm or seen is null or a.sequence = seen or private.is_own_step(a)) then
    return a;
  end if;
  if seen is not null and a.sequence is distinct from seen then
    raise exception 'conflict' using errcode = 'P0001';
  end if;
  if a.status = 'done' or (by_firm and a.ends_at <= now()) or (not by_firm and not private.may_still_change(a)) then
    raise exception 'too-late' using errcode = 'P0001';
  end if;
  update public.appointments x
    set status = 'cancelled', cancelled_by = case when by_firm then 'firm' else 'client' end,
        note = case when by_firm then nullif(btrim(cancel_appointment.note), '') end, sequence = x.sequence + 1, updated_at = now()
    where x.id = a.id returning * into a;
  if by_firm then
    perform private.note_staff('appointment.cancelled', a.user_id, null,
      jsonb_build_object('appointment', a.id, 'starts_at', a.starts_at, 'note', a.note));
  end if;
  perform private.mail_appointment(a, 'cancelled');
  return a;
end $$;

create or replace function private.mail_appointment(a public.appointments, step text) returns void
language sql security definer set search_path = '' as $$
  insert into public.outbox (kind, key, user_id, payload)
    select 'mail', 'mail:appointment:' || a.id || ':' || a.sequence, a.user_id,
           jsonb_build_object(
             'template', 'appointment-' || step, 'to', u.email,
             'data', jsonb_build_object(
               'id', a.id, 'title', a.title, 'startsAt', a.starts_at, 'endsAt', a.ends_at,
               'status', a.status, 'sequence', a.sequence, 'note', coalesce(a.note, '')))
    from private.contact_of(a.user_id) u
    on conflict (key) do nothing
$$;

create or replace function private.on_appointment_asked() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  insert into public.outbox (kind, key, user_id, payload)
    select 'mail', 'mail:asked:' || new.id || ':' || new.sequence || ':' || m.user_id, new.user_id,
           jsonb_build_object('template', 'appointment-requested', 'to', u.email, 'data', jsonb_build_object(
             'id', new.id, 'title', new.title, 'client', private.client_title(new.user_id), 'asked', new.starts_at))
    from private.staff m join auth.users u on u.id = m.user_id
    where m.user_id <> new.user_id and case
      when exists (select from private.client_advisors a where a.client = new.user_id)
        then exists (select from private.client_advisors a where a.client = new.user_id and a.advisor = m.user_id)
      else m.role = 'admin' end
    on conflict (key) do nothing;
  return null;
end $$;
drop trigger if exists appointment_asked on public.appointments;
create trigger appointment_asked after insert on public.appointments
  for each row when (new.status = 'requested') execute function private.on_appointment_asked();
drop trigger if exists appointment_asked_again on public.appointments;
create trigger appointment_asked_again after update of sequence on public.appointments
  for each row when (new.status = 'requested' and new.sequence <> old.sequence) execute function private.on_appointment_asked();

revoke execute on function public.open_agenda(), public.request_appointment(uuid, timestamptz, text),
  private.own_appointment(uuid, int), private.may_still_change(public.appointments), private.is_own_step(public.appointments),
  public.change_appointment(uuid, timestamptz, int), public.confirm_appointment(uuid, int),
  public.cancel_appointment(uuid, text, int), private.mail_appointment(public.appointments, text), private.on_appointment_asked()
  from public, anon, authenticated, service_role;
grant execute on function public.open_agenda(), public.request_appointment(uuid, timestamptz, text),
  public.change_appointment(uuid, timestamptz, int), public.confirm_appointment(uuid, int),
  public.cancel_appointment(uuid, text, int) to authenticated;

create table if not exists private.calendar_feeds (
  user_id uuid not null references public.accounts (id) on delete cascade,
  token_sha256 text not null unique check (token_sha256 ~ '^[0-9a-f]{64}$'),
  created_at timestamptz not null default now(),
  read_at timestamptz,
  person uuid not null references auth.users (id) on delete cascade,
  primary key (user_id, person)
);
alter table private.calendar_feeds add column if not exists person uuid references auth.users (id) on delete cascade;
create index if not exists calendar_feeds_of_person on private.calendar_feeds (person);
alter table private.calendar_feeds enable row level security;
revoke all on private.calendar_feeds from anon, authenticated, service_role;
comment on table private.calendar_feeds is 'One secret address for each person of a client; only its hash. Read and written only by functions.';

create or replace function public.my_calendar_feed() returns jsonb
language sql stable security definer set search_path = '' as $$
  select jsonb_build_object('created_at', f.created_at, 'read_at', f.read_at)
  from private.calendar_feeds f where f.user_id = private.my_account('reader') and f.person = (select auth.uid())
$$;

create or replace function public.renew_calendar_feed(token_sha256 text) returns jsonb
language plpgsql security definer set search_path = '' as $$
#variable_conflict use_column
begin
  insert into private.calendar_feeds as f (user_id, person, token_sha256)
    values (private.require_account('reader'), (select auth.uid()), renew_calendar_feed.token_sha256)
    on conflict (user_id, person) do update
      set token_sha256 = excluded.token_sha256, created_at = now(), read_at = null;
  return public.my_calendar_feed();
end $$;

create or replace function public.revoke_calendar_feed() returns void
language plpgsql security definer set search_path = '' as $$
begin
  delete from private.calendar_feeds f where f.user_id = private.require_account('reader') and f.person = (select auth.uid());
end $$;

create or replace function public.read_calendar_feed(token_sha256 text) returns jsonb
language plpgsql volatile security definer set search_path = '' as $$
declare
  feed private.calendar_feeds;
begin
  select f.* into feed from private.calendar_feeds f
    where f.token_sha256 = read_calendar_feed.token_sha256
      and exists (select from private.account_members m where m.account = f.user_id and m.user_id = f.person and m.until is null)
      and (exists (select from public.user_approval_status s where s.user_id = f.user_id and s.status = 'approved')
        or f.user_id = f.person and exists (select from private.staff s where s.user_id = f.person));
  if feed.user_id is null then
    return null;
  end if;
  if feed.read_at is null or feed.read_at < now() - interval '1 hour' then
    update private.calendar_feeds f set read_at = now() where f.user_id = feed.user_id and f.person = feed.person;
  end if;
  return jsonb_build_object('appointments', (
    select coalesce(jsonb_agg(jsonb_build_object(
             'id', a.id, 'title', a.title, 'startsAt', a.starts_at, 'endsAt', a.ends_at,
             'status', a.status, 'sequence', a.sequence, 'updatedAt', a.updated_at) order by a.starts_at, a.id), '[]')
    from public.appointments a
    where a.user_id = feed.user_id and a.ends_at > now() - interval '90 days'),
    'obligations', (
    select coalesce(jsonb_agg(jsonb_build_object(
             'id', o.id, 'obligation', o.obligation, 'name', o.name, 'municipality', nullif(o.municipality, ''), 'period', o.period, 'due', o.due,
             'state', o.state, 'sequence', o.version, 'updatedAt', o.changed_at) order by o.due, o.id), '[]')
    from public.obligations o
    where o.user_id = feed.user_id and o.client_sees and o.due is not null and o.applies and o.state <> 'not-applicable' and o.listed > current_date - 90));
end $$;

revoke execute on function public.my_calendar_feed(), public.renew_calendar_feed(text), public.revoke_calendar_feed(),
  public.read_calendar_feed(text) from public, anon, authenticated, service_role;
grant execute on function public.my_calendar_feed(), public.renew_calendar_feed(text), public.revoke_calendar_feed()
  to authenticated;
grant execute on function public.read_calendar_feed(text) to service_role;

create or replace function private.agenda_row(a public.appointments, name text, email text) returns jsonb
language sql stable as $$
  select pg_catalog.jsonb_build_object(
    'id', a.id, 'client', a.user_id, 'name', coalesce(name, email), 'email', coalesce(email, ''), 'title', a.title,
    'starts_at', a.starts_at, 'ends_at', a.ends_at, 'status', a.status, 'sequence', a.sequence, 'note', a.note,
    'cancelled_by', a.cancelled_by, 'created_at', a.created_at)
$$;

create or replace function public.agenda_week(monday date) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
  is_admin boolean := private.is_admin();
  mine uuid[] := array(select private.my_clients());
begin
  if not private.is_staff() then
    raise insufficient_privilege using message = 'staff-only';
  end if;
  return (
    select jsonb_build_object(
      'appointments', coalesce(jsonb_agg(private.agenda_row(a, k.title, u.email) order by a.starts_at, a.id) filter (where seen.it), '[]'),
      'busy', coalesce(jsonb_agg(a.starts_at order by a.starts_at) filter (where not seen.it), '[]'))
    from public.appointments a
    -- The limits keep these from becoming joins.
    left join lateral (select c.email from private.contact_of(a.user_id) c limit 1) u on true
    left join lateral (select x.title from private.client_cards x where x.client = a.user_id limit 1) k on true
    cross join lateral (select is_admin or a.user_id = any (mine) as it) seen
    where a.status <> 'cancelled'
      and a.starts_at >= monday::timestamp at time zone 'America/Bogota'
      and a.starts_at < (monday + 7)::timestamp at time zone 'America/Bogota');
end $$;

create or replace function public.agenda_list(wanted jsonb, page_size int default 25) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
  kind text := coalesce(wanted ->> 'kind', 'coming');
  client uuid := (wanted ->> 'client')::uuid;
  way text := case kind when 'past' then 'desc' else 'asc' end;
  -- An appointment lasts an hour: what began more than one ago is over, and the index knows when it began.
  rows_of text := format('select a from public.appointments a where %s%s%s order by a.starts_at %4$s, a.id %4$s limit %5$s',
    case kind
      when 'waiting' then 'a.status = ''requested'' and a.starts_at > now() - interval ''1 hour'''
      when 'past' then '(a.starts_at <= now() - interval ''1 hour'' or a.status in (''cancelled'', ''done''))'
      else 'a.status in (''requested'', ''proposed'', ''confirmed'') and a.starts_at > now() - interval ''1 hour''' end,
    case when wanted -> 'cursor' ->> 0 is null then '' else format(' and (a.starts_at, a.id) %s (%L::timestamptz, %L::uuid)',
      case kind when 'past' then '<' else '>' end, wanted -> 'cursor' ->> 0, wanted -> 'cursor' ->> 1) end,
    case when client is not null then ' and a.user_id = $1' when private.is_admin() then '' else ' and a.user_id = own.client' end,
    way, least(greatest(page_size, 1), 200));
  answer jsonb;
begin
  if not private.is_staff() then
    raise insufficient_privilege using message = 'staff-only';
  end if;
  if client is not null and not private.sees_client(client) then
    raise exception 'not-found' using errcode = 'P0001';
  end if;
  if client is null and not private.is_admin() then
    -- From each of the advisor's clients as many as a page can hold, by the index of that client.
    rows_of := format('select x.a from private.client_advisors own cross join lateral (%s) x where own.advisor = $2
      order by (x.a).starts_at %s, (x.a).id %2$s limit %3$s', rows_of, way, least(greatest(page_size, 1), 200));
  end if;
  execute format('select coalesce(jsonb_agg(private.agenda_row(p.a, k.title, u.email) order by (p.a).starts_at %s, (p.a).id %1$s), ''[]'')
    from (%s) p left join lateral private.contact_of((p.a).user_id) u on true left join private.client_cards k on k.client = (p.a).user_id', way, rows_of) into answer using client, (select auth.uid());
  return answer;
end $$;

create or replace function public.agenda_appointment(appointment uuid) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
  a public.appointments;
  steps jsonb;
begin
  if not private.is_staff() then
    raise insufficient_privilege using message = 'staff-only';
  end if;
  select * into a from public.appointments x where x.id = appointment;
  if a.id is null or not private.sees_client(a.user_id) then
    raise exception 'not-found' using errcode = 'P0001';
  end if;
  select coalesce(jsonb_agg(jsonb_build_object('action', l.action, 'by', private.member_name(l.actor), 'at', l.at) order by l.id), '[]')
    into steps from public.audit_log l
    where l.target = a.user_id and l.action like 'appointment.%' and l.after ->> 'appointment' = a.id::text;
  return jsonb_build_object('appointment', (
      select private.agenda_row(a, private.client_title(a.user_id), (select u.email from private.contact_of(a.user_id) u))), 'steps', steps, 'last', jsonb_build_object(
    'at', a.updated_at,
    -- A step and its line in the audit log are written at the same moment.
    'by', (select s ->> 'by' from jsonb_array_elements(steps) s where (s ->> 'at')::timestamptz = a.updated_at limit 1)));
end $$;

create or replace function public.propose_appointment(
  client uuid, slot timestamptz, title text, note text default null
) returns public.appointments
language plpgsql security definer set search_path = '' as $$
declare
  a public.appointments;
begin
  if not private.is_staff() then
    raise insufficient_privilege using message = 'staff-only';
  end if;
  if not private.sees_client(client)
    or not exists (select from public.user_approval_status s where s.user_id = client and s.status = 'approved') then
    raise exception 'not-found' using errcode = 'P0001';
  end if;
  perform pg_advisory_xact_lock(hashtextextended('appointments', 0));
  select * into a from public.appointments x
    where x.user_id = client and x.starts_at = slot and x.status = 'proposed' and x.title = btrim(propose_appointment.title);
  if a.id is not null and private.is_own_step(a) then
    return a;
  end if;
  perform private.claim_slot(slot, interval '0');
  insert into public.appointments (user_id, title, starts_at, ends_at, status, note)
    values (client, btrim(propose_appointment.title), slot, slot + interval '1 hour', 'proposed', nullif(btrim(propose_appointment.note), ''))
    returning * into a;
  perform private.note_staff('appointment.proposed', client, null, jsonb_build_object('appointment', a.id, 'starts_at', slot));
  perform private.mail_appointment(a, 'proposed');
  return a;
exception when exclusion_violation then
  raise exception 'slot-taken' using errcode = 'P0001';
end $$;

create or replace function public.propose_other_hour(
  appointment uuid, slot timestamptz, seen int, note text default null
) returns public.appointments
language plpgsql security definer set search_path = '' as $$
declare
  a public.appointments;
  old_start timestamptz;
begin
  if not private.is_staff() then
    raise insufficient_privilege using message = 'staff-only';
  end if;
  a := private.own_appointment(appointment, null);
  if a.status = 'proposed' and a.starts_at = slot and private.is_own_step(a) then
    return a;
  end if;
  if a.sequence is distinct from seen then
    raise exception 'conflict' using errcode = 'P0001';
  end if;
  old_start := a.starts_at;
  if a.status not in ('requested', 'proposed', 'confirmed') or a.ends_at <= now() then
    raise exception 'too-late' using errcode = 'P0001';
  end if;
  perform private.claim_slot(slot, interval '0', a.id);
  update public.appointments x
    set starts_at = slot, ends_at = slot + interval '1 hour', status = 'proposed', sequence = x.sequence + 1,
        note = nullif(btrim(propose_other_hour.note), ''), updated_at = now()
    where x.id = a.id returning * into a;
  perform private.note_staff('appointment.moved', a.user_id,
    jsonb_build_object('appointment', a.id, 'starts_at', old_start), jsonb_build_object('appointment', a.id, 'starts_at', slot));
  perform private.mail_appointment(a, 'proposed');
  return a;
exception when exclusion_violation then
  raise exception 'slot-taken' using errcode = 'P0001';
end $$;

create or replace function public.finish_appointment(appointment uuid) returns public.appointments
language plpgsql security definer set search_path = '' as $$
declare
  a public.appointments;
begin
  if not private.is_staff() then
    raise insufficient_privilege using message = 'staff-only';
  end if;
  a := private.own_appointment(appointment, null);
  if a.status = 'done' then
    return a;
  end if;
  if a.status <> 'confirmed' or a.starts_at > now() then
    raise exception 'conflict' using errcode = 'P0001';
  end if;
  update public.appointments x set status = 'done', sequence = x.sequence + 1, updated_at = now()
    where x.id = a.id returning * into a;
  insert into public.audit_log (actor, action, target, after)
    values ((select auth.uid()), 'appointment.done', a.user_id, jsonb_build_object('appointment', a.id));
  return a;
end $$;

revoke execute on function private.agenda_row(public.appointments, text, text), public.agenda_week(date),
  public.agenda_list(jsonb, int), public.agenda_appointment(uuid), public.propose_appointment(uuid, timestamptz, text, text),
  public.propose_other_hour(uuid, timestamptz, int, text), public.finish_appointment(uuid)
  from public, anon, authenticated, service_role;
grant execute on function public.agenda_week(date), public.agenda_list(jsonb, int), public.agenda_appointment(uuid),
  public.propose_appointment(uuid, timestamptz, text, text), public.propose_other_hour(uuid, timestamptz, int, text),
  public.finish_appointment(uuid) to authenticated;

create or replace function private.standing_in(first_day date, last_day date, from_hour int, until_hour int)
returns setof public.appointments
language sql stable security definer set search_path = '' as $$
  select a from public.appointments a cross join lateral (select a.starts_at at time zone 'America/Bogota' as here) t
  where a.status in ('requested', 'proposed', 'confirmed') and a.ends_at > now()
    and a.starts_at >= first_day::timestamp at time zone 'America/Bogota'
    and a.starts_at < (last_day + 1)::timestamp at time zone 'America/Bogota'
    and t.here < t.here::date + until_hour * interval '1 hour' and t.here + interval '1 hour' > t.here::date + from_hour * interval '1 hour'
$$;

create or replace function public.list_closed_hours(first_day date, last_day date) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
  is_admin boolean := private.is_admin();
  mine uuid[] := array(select private.my_clients());
begin
  if not private.is_staff() then
    raise insufficient_privilege using message = 'staff-only';
  end if;
  return (
    select coalesce(jsonb_agg(jsonb_build_object(
      'id', c.id, 'day', c.day, 'from', c.from_hour, 'until', c.until_hour, 'reason', c.reason,
      'by', private.member_name(c.made_by), 'standing', s.seen, 'others', s.others) order by c.day, c.from_hour), '[]')
    from private.closed_hours c cross join lateral (
      select coalesce(jsonb_agg(private.agenda_row(a, k.title, u.email) order by a.starts_at) filter (where seen.it), '[]') as seen,
             count(*) filter (where not seen.it) as others
      from public.appointments a
      left join lateral (select c.email from private.contact_of(a.user_id) c limit 1) u on true
      left join lateral (select x.title from private.client_cards x where x.client = a.user_id limit 1) k on true
      cross join lateral (select is_admin or a.user_id = any (mine) as it) seen
      -- As in private.standing_in, which is too dear to be called for each closure.
      where a.status in ('requested', 'proposed', 'confirmed') and a.ends_at > now()
        and a.starts_at > (c.day + c.from_hour * interval '1 hour' - interval '1 hour') at time zone 'America/Bogota'
        and a.starts_at < (c.day + c.until_hour * interval '1 hour') at time zone 'America/Bogota') s
    where c.day between first_day and last_day);
end $$;

create or replace function public.appointments_in_hours(first_day date, last_day date, from_hour int, until_hour int) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
begin
  perform private.require_admin();
  return (
    select coalesce(jsonb_agg(private.agenda_row(a, private.client_title(a.user_id), u.email) order by a.starts_at), '[]')
    from private.standing_in(first_day, last_day, from_hour, until_hour) a left join lateral private.contact_of(a.user_id) u on true);
end $$;

create or replace function public.close_hours(
  first_day date, last_day date, from_hour int, until_hour int, reason text, expected int default 0
) returns int
language plpgsql security definer set search_path = '' as $$
declare
  days date[];
begin
  perform private.require_admin();
  perform pg_advisory_xact_lock(hashtextextended('appointments', 0));
  select coalesce(array_agg(d::date), '{}') into days
    from generate_series(first_day, least(last_day, first_day + 60), interval '1 day') d
    where d >= (now() at time zone 'America/Bogota')::date and extract(isodow from d) <> 7 and not private.is_holiday(d::date);
  if cardinality(days) = 0 then
    raise exception 'closure-empty' using errcode = 'P0001';
  end if;
  -- Sent twice: what was asked for is there.
  if not exists (
    select from unnest(days) d where not exists (
      select from private.closed_hours c where c.day = d and c.from_hour = close_hours.from_hour
        and c.until_hour = close_hours.until_hour and c.reason = btrim(close_hours.reason) and c.made_by = (select auth.uid()))) then
    return cardinality(days);
  end if;
  if (select count(*) from private.standing_in(first_day, last_day, from_hour, until_hour)) is distinct from expected then
    raise exception 'closure-occupied' using errcode = 'P0001';
  end if;
  insert into private.closed_hours (day, from_hour, until_hour, reason, made_by)
    select d, close_hours.from_hour, close_hours.until_hour, btrim(close_hours.reason), (select auth.uid()) from unnest(days) d;
  perform private.note_staff('agenda.closed', null, null, jsonb_build_object(
    'days', days, 'from', from_hour, 'until', until_hour, 'reason', btrim(close_hours.reason), 'standing', expected));
  return cardinality(days);
exception when exclusion_violation then
  raise exception 'closure-exists' using errcode = 'P0001';
end $$;

create or replace function public.open_hours(closure uuid) returns void
language plpgsql security definer set search_path = '' as $$
declare
  gone private.closed_hours;
begin
  perform private.require_admin();
  delete from private.closed_hours c where c.id = closure returning * into gone;
  if gone.id is not null then
    perform private.note_staff('agenda.opened', null, jsonb_build_object(
      'day', gone.day, 'from', gone.from_hour, 'until', gone.until_hour, 'reason', gone.reason), null);
  end if;
end $$;

revoke execute on function private.standing_in(date, date, int, int), public.list_closed_hours(date, date),
  public.appointments_in_hours(date, date, int, int), public.close_hours(date, date, int, int, text, int), public.open_hours(uuid)
  from public, anon, authenticated, service_role;
grant execute on function public.list_closed_hours(date, date), public.appointments_in_hours(date, date, int, int),
  public.close_hours(date, date, int, int, text, int), public.open_hours(uuid) to authenticated;

create table if not exists public.contact_messages (
  id uuid primary key default gen_random_uuid(),
  consent_id uuid not null references public.consents (id),
  name text not null check (length(name) between 2 and 100),
  email text not null check (length(email) <= 254),
  phone text check (length(phone) between 1 and 30),
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
  'What visitors wrote. Closed to everyone: receive_contact_message writes, administrators work on it by procedures, the server reads.';
create index if not exists contact_messages_of_sender on public.contact_messages (email, created_at desc);
create index if not exists contact_messages_by_status on public.contact_messages (status, created_at, id);
create index if not exists contact_messages_search on public.contact_messages
  using gin (search_key extensions.gin_trgm_ops) with (fastupdate = off);
create index if not exists contact_messages_latest on public.contact_messages (created_at, id);
alter table public.contact_messages alter column search_key set statistics 1000;
grant select on public.contact_messages to service_role;

create table if not exists private.contact_answers (
  id uuid primary key,
  message uuid not null references public.contact_messages (id) on delete cascade,
  author uuid references auth.users (id) on delete set null,
  body text not null check (length(btrim(body)) between 2 and 5000),
  created_at timestamptz not null default now()
);
alter table private.contact_answers enable row level security;
revoke all on private.contact_answers from anon, authenticated, service_role;
comment on table private.contact_answers is 'What the firm answered to visitors, as it was mailed. Written and read by functions alone.';
create index if not exists contact_answers_of_message on private.contact_answers (message, created_at);

create or replace function public.receive_contact_message(
  sender_name text, sender_email text, message text, recipient text, policy text, consent_sha256 text,
  sender_phone text default null, sender_ip text default null, sender_agent text default null, wanted_service text default null
) returns boolean
language plpgsql security definer set search_path = '' as $$
declare
  consent uuid;
  kept uuid;
begin
  -- Two presses at the same moment: the second waits here until the first one can be seen.
  perform pg_catalog.pg_advisory_xact_lock(pg_catalog.hashtextextended('contact:' || sender_email, 0));
  if exists (
    select from public.contact_messages m
    where m.email = sender_email and m.created_at > now() - interval '1 hour'
      and m.message = receive_contact_message.message and m.name = sender_name and m.phone is not distinct from sender_phone) then
    return false;
  end if;
  insert into public.consents (email, purpose, policy_version, text_sha256, ip, user_agent)
    values (sender_email, 'contacto', policy, consent_sha256, sender_ip, sender_agent)
    returning id into consent;
  insert into public.contact_messages (consent_id, name, email, phone, service, message)
    values (consent, sender_name, sender_email, sender_phone, wanted_service, receive_contact_message.message)
    returning id into kept;
  insert into public.outbox (kind, key, payload)
    values ('mail', 'mail:contact:' || kept,
            jsonb_build_object(
              'template', 'contact-message', 'to', recipient,
              'replyTo', jsonb_build_object('name', sender_name, 'address', sender_email),
              'data', jsonb_build_object('name', sender_name, 'email', sender_email,
                                         'phone', coalesce(sender_phone, ''), 'service', coalesce(wanted_service, ''),
                                         'message', receive_contact_message.message)));
  return true;
end $$;

create or replace function private.contact_row(m public.contact_messages) returns jsonb
language sql stable security definer set search_path = '' as $$
  select jsonb_build_object(
    'id', m.id, 'name', m.name, 'email', m.email, 'phone', m.phone, 'service', m.service, 'message', m.message, 'status', m.status,
    'created_at', m.created_at, 'changed_at', m.changed_at, 'changed_by', private.member_name(m.changed_by),
    'answers', (
      select coalesce(jsonb_agg(jsonb_build_object('body', a.body, 'by', private.member_name(a.author), 'at', a.created_at)
               order by a.created_at, a.id), '[]')
      from private.contact_answers a where a.message = m.id))
$$;

create or replace function public.list_contacts(wanted jsonb, page_size int default 25) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
  wanted_status text := coalesce(wanted ->> 'status', 'new');
  down boolean := wanted_status <> 'new';
  answer jsonb;
begin
  perform private.require_admin();
  execute format(
    'select coalesce(jsonb_agg(private.contact_row(p.m) order by (p.m).created_at %1$s, (p.m).id %1$s), ''[]'')
     from (select m from public.contact_messages m cross join lateral (select m.search_key as words) k
           where true%2$s%3$s%4$s order by m.created_at %1$s, m.id %1$s limit %5$s) p',
    case when down then 'desc' else 'asc' end,
    case wanted_status when 'all' then '' else format(' and m.status = %L', wanted_status) end,
    private.card_filter(coalesce(wanted ->> 'search', '')),
    case when wanted -> 'cursor' ->> 0 is null then '' else format(' and (m.created_at, m.id) %s (%L::timestamptz, %L::uuid)',
      case when down then '<' else '>' end, wanted -> 'cursor' ->> 0, wanted -> 'cursor' ->> 1) end,
    least(greatest(page_size, 1), 1000)) into answer;
  return answer;
end $$;

create or replace function public.find_contact(message uuid) returns jsonb
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

create or replace function public.mark_contact(message uuid, new_status text, expected text) returns void
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

create or replace function public.answer_contact(message uuid, answer uuid, reply text, expected text) returns void
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

create or replace function private.waiting_in(client uuid) returns jsonb
language sql stable security definer set search_path = '' as $$
  select jsonb_build_object(
    'invoices', (select count(*) from (select from public.invoices i where i.user_id = client and i.queue = 'waiting'
                 and i.deleted_at is null and i.withdrawn_at is null limit 100) x),
    'messages', (select least(coalesce(sum(t.firm_unread), 0), 100) from public.message_threads t where t.user_id = client),
    'appointments', (select count(*) from public.appointments a
                     where a.user_id = client and a.status = 'requested' and a.starts_at > now()),
    'requests', (select count(*) from public.data_requests r where r.user_id = client and r.status in ('received', 'extended')))
$$;

create or replace function private.client_view(view text) returns text
language plpgsql immutable set search_path = '' as $$
begin
  return case view
    when 'overdue' then ' and k.client in (select o.user_id from public.obligations o where o.applies
      and o.state not in (''filed'', ''paid'', ''not-applicable'') and o.due < (now() at time zone ''America/Bogota'')::date)'
    -- Somebody works there, and none of them has been here for a month.
    when 'away' then ' and k.seen_on < (now() at time zone ''America/Bogota'')::date - 30'
    -- Whom the firm would write to stands in the account: nobody's memberships are read for it.
    when 'uninvited' then ' and k.client in (select o.id from public.accounts o where o.contact is null)
      and not exists (select from private.account_invitations i where i.account = k.client and i.sent > 0
        and i.accepted_at is null and i.withdrawn_at is null)'
    when 'no-profile' then ' and not exists (select from private.tax_profiles t where t.account = k.client)'
    else '' end;
end $$;

create or replace function public.client_views() returns jsonb
language plpgsql stable security definer set search_path = '' set jit = off as $$
declare
  view text;
  number int;
  counts jsonb := '{}';
begin
  perform private.require_staff();
  foreach view in array array['all', 'mine', 'overdue', 'away', 'uninvited', 'no-profile'] loop
    execute format('select count(*) from (select from private.client_cards k join public.user_approval_status s on s.user_id = k.client
        where s.status = ''approved'' and not exists (select from private.staff m where m.user_id = k.client)%s%s%s limit %s) x',
      private.status_scope(false), private.client_view(view), case when view = 'mine' then format(
        ' and exists (select from private.client_advisors a where a.client = k.client and a.advisor = %L)', (select auth.uid())) else '' end,
      case when view in ('all', 'mine') then 1000 else 300 end)
      into number;
    counts := counts || jsonb_build_object(view, number);
  end loop;
  return counts;
end $$;

create or replace function public.list_clients(wanted jsonb default '{}', page_size int default 50) returns jsonb
language plpgsql stable security definer set search_path = '' set enable_seqscan = off set jit = off as $$
declare
  size int := least(greatest(page_size, 1), 100);
  start text := wanted -> 'cursor' ->> 0;
  start_id uuid := (wanted -> 'cursor' ->> 1)::uuid;
  backward boolean := start is not null and coalesce((wanted ->> 'backward')::boolean, false);
  status text := coalesce(wanted ->> 'status', 'approved');
  filter text := private.card_filter(wanted ->> 'search') || private.status_scope(false);
  found uuid[];
  more boolean;
begin
  if not private.is_staff() then
    raise insufficient_privilege using message = 'staff-only';
  end if;
  if status <> 'all' then
    filter := filter || format(' and s.status = %L', status);
  end if;
  if wanted ->> 'advisor' = 'nobody' then
    filter := filter || ' and not exists (select from private.client_advisors a where a.client = k.client)';
  elsif wanted ->> 'advisor' is not null then
    filter := filter || format(' and exists (select from private.client_advisors a where a.client = k.client and a.advisor = %L)',
      (wanted ->> 'advisor')::uuid);
  end if;
  filter := filter || private.client_view(wanted ->> 'view');
  if start is not null then
    filter := filter || format(' and (k.title_key, k.client) %s (%L, %L)', case when backward then '<' else '>' end, start, start_id);
  end if;
  execute format(
    'select array(select k.client from private.client_cards k join public.user_approval_status s on s.user_id = k.client
       where not exists (select from private.staff m where m.user_id = k.client)%s
       order by k.title_key %2$s, k.client %2$s limit %3$s)',
    filter, case when backward then 'desc' else 'asc' end, size + 1) into found;
  -- The way back has reached the beginning: the first page, and a whole one.
  if backward and cardinality(found) <= size then
    return public.list_clients(wanted - 'cursor' - 'backward', page_size);
  end if;
  more := cardinality(found) > size;
  found := found[:size];
  if backward then
    found := array(select f from unnest(found) with ordinality o (f, place) order by place desc);
  end if;
  return (
    with rows as (
      select o.place, jsonb_build_array(k.title_key, k.client) as cursor, jsonb_build_object(
        'id', k.client, 'title', k.title, 'email', coalesce(u.email, ''), 'name', p.name, 'status', s.status, 'since', s.created_at,
        'nit', (select c.nit || '-' || c.digit from public.companies c where c.user_id = k.client order by c.created_at, c.id limit 1),
        'companies', (select count(*) from public.companies c where c.user_id = k.client),
        'advisors', (select coalesce(jsonb_agg(private.member_name(a.advisor) order by a.responsible desc, a.created_at), '[]')
                     from private.client_advisors a where a.client = k.client),
        -- Of who works there already nobody asks.
        'invited', case when u.id is null then exists (select from private.account_invitations i where i.account = k.client
          and i.sent > 0 and i.accepted_at is null and i.withdrawn_at is null) end,
        'next', (select jsonb_build_object('obligation', o.obligation, 'name', o.name, 'municipality', nullif(o.municipality, ''), 'period', o.period, 'due', o.due)
          from public.obligations o
          where o.user_id = k.client and o.listed >= current_date - 366 and o.due is not null and o.applies
            and o.state not in ('filed', 'paid', 'not-applicable')
          order by o.listed, o.id limit 1),
        'seen_at', (select max(d.seen_at) from private.account_members m join private.session_devices d on d.user_id = m.user_id
          where m.account = k.client and m.until is null),
        'waiting', private.waiting_in(k.client)) as row
      from unnest(found) with ordinality o (client, place)
      join private.client_cards k on k.client = o.client
      join public.user_approval_status s on s.user_id = o.client
      left join lateral private.contact_of(o.client) u on true
      left join public.client_profiles p on p.user_id = u.id)
    select jsonb_build_object(
      'rows', coalesce(jsonb_agg(r.row order by r.place), '[]'),
      'before', case when start is not null then (select f.cursor from rows f order by f.place limit 1) end,
      'after', case when more or backward then (select f.cursor from rows f order by f.place desc limit 1) end)
    from rows r);
end $$;

revoke execute on function private.waiting_in(uuid), private.client_view(text), public.client_views(), public.list_clients(jsonb, int)
  from public, anon, authenticated, service_role;
grant execute on function public.list_clients(jsonb, int), public.client_views() to authenticated;

create table if not exists private.client_notes (
  id uuid primary key,
  client uuid not null references public.accounts (id) on delete cascade,
  author uuid references auth.users (id) on delete set null,
  body text not null check (length(btrim(body)) between 1 and 2000),
  created_at timestamptz not null default clock_timestamp(),
  edited_at timestamptz
);
alter table private.client_notes enable row level security;
revoke all on private.client_notes from anon, authenticated, service_role;
comment on table private.client_notes is 'What members note about a client. The client never sees it, not even in the copy of their data.';
create index if not exists client_notes_of_client on private.client_notes (client, created_at desc);

create or replace function public.client_overview(client uuid) returns jsonb
language plpgsql stable security definer set search_path = '' set enable_seqscan = off set jit = off as $$
declare
  me uuid := (select auth.uid());
begin
  perform private.require_client(client);
  return (select jsonb_build_object(
    'id', k.client, 'title', k.title, 'email', coalesce(u.email, ''), 'name', p.name, 'phone', p.phone,
    'status', s.status, 'reason', s.reason, 'since', s.created_at, 'decided_at', s.decided_at,
    'second_step', private.has_second_step(u.id))
    from private.client_cards k
    join public.user_approval_status s on s.user_id = k.client
    left join lateral private.contact_of(k.client) u on true
    left join public.client_profiles p on p.user_id = u.id
    where k.client = client_overview.client)
  || jsonb_build_object(
    'companies', (select coalesce(jsonb_agg(to_jsonb(c) order by c.created_at, c.id), '[]') from (
      select x.id, x.name, x.nit, x.digit, x.created_at from public.companies x where x.user_id = client) c),
    'advisors', (select coalesce(jsonb_agg(jsonb_build_object('id', a.advisor, 'name', private.member_name(a.advisor), 'responsible', a.responsible)
        order by a.responsible desc, a.created_at), '[]')
      from private.client_advisors a where a.client = client_overview.client),
    'waiting', private.waiting_in(client),
    'months', private.invoice_months(client),
    'invoices', (select coalesce(jsonb_agg(to_jsonb(i) order by i.created_at desc, i.id desc), '[]') from (
      select x.id, private.invoice_label(x) as label, x.status, x.created_at, x.withdrawn_at from public.invoices x
      where x.user_id = client and x.deleted_at is null order by x.created_at desc, x.id desc limit 5) i),
    'documents', (select coalesce(jsonb_agg(to_jsonb(d) order by d.created_at desc, d.id desc), '[]') from (
      select x.id, x.name, x.file_type, x.file_size, x.uploaded_by, x.created_at from public.documents x
      where x.user_id = client and x.kind = 'file' order by x.created_at desc, x.id desc limit 5) d),
    'appointments', (select coalesce(jsonb_agg(to_jsonb(a) order by a.starts_at, a.id), '[]') from (
      select x.id, x.title, x.starts_at, x.status from public.appointments x
      where x.user_id = client and x.status <> 'cancelled' and x.ends_at > now() order by x.starts_at, x.id limit 5) a),
    'threads', (select coalesce(jsonb_agg(to_jsonb(t) order by t.last_message_at desc, t.id desc), '[]') from (
      select x.id, x.subject, x.last_message_at, x.firm_unread, m.author, left(m.body, 160) as body
      from public.message_threads x
      left join lateral (select y.author, y.body from public.messages y where y.thread_id = x.id order by y.created_at desc limit 1) m on true
      where x.user_id = client order by x.last_message_at desc, x.id desc limit 4) t),
    'consents', (select coalesce(jsonb_agg(to_jsonb(c) order by c.accepted_at desc), '[]') from (
      select x.id, x.purpose, x.action, x.policy_version, x.accepted_at from public.consents x
      where x.user_id in (select m.user_id from private.account_members m where m.account = client and m.until is null)
      order by x.accepted_at desc limit 20) c),
    'requests', (select coalesce(jsonb_agg(to_jsonb(r) order by r.created_at desc), '[]') from (
      select x.id, x.kind, x.details, x.status, x.due_on, x.reply, x.created_at, x.settled_at from public.data_requests x
      where x.user_id = client order by x.created_at desc limit 20) r),
    'notes', (select coalesce(jsonb_agg(to_jsonb(n) order by n.created_at desc), '[]') from (
      select x.id, private.member_name(x.author) as author, x.author = me as mine, x.body, x.created_at, x.edited_at
      from private.client_notes x where x.client = client_overview.client order by x.created_at desc limit 100) n),
    'history', public.client_history(client));
end $$;

create or replace function public.client_documents(client uuid, wanted jsonb default '{}', page_size int default 50) returns jsonb
language plpgsql stable security definer set search_path = '' set enable_seqscan = off set jit = off as $$
declare
  page jsonb;
begin
  perform private.require_client(client);
  page := private.document_page_of(client, wanted, least(greatest(page_size, 1), 100));
  return jsonb_build_object('before', page -> 'before', 'after', page -> 'after', 'rows', (
    select coalesce(jsonb_agg(jsonb_build_object(
        'id', d.id, 'name', d.name, 'file_path', d.file_path, 'file_type', d.file_type, 'file_size', d.file_size,
        'google_drive_link', d.google_drive_link, 'uploaded_by', d.uploaded_by, 'created_at', d.created_at, 'kind', d.kind, 'made_by', d.made_by)
      order by o.place), '[]')
    from jsonb_array_elements_text(page -> 'ids') with ordinality o (id, place)
    join public.documents d on d.id = o.id::uuid));
end $$;

create or replace function private.invoice_months(client uuid) returns jsonb
language sql stable security definer set search_path = '' as $$
  with months as (
    select generate_series(this - interval '5 months', this, interval '1 month') as month
    from (select date_trunc('month', now() at time zone 'America/Bogota')) t (this)),
  counted as (
    select date_trunc('month', i.created_at at time zone 'America/Bogota') as month, count(*) as received,
           count(*) filter (where i.status = 'accepted') as accepted,
           count(*) filter (where i.status = 'reviewing') as reviewing,
           count(*) filter (where i.status = 'rejected') as rejected
    from public.invoices i
    where i.user_id = client and i.deleted_at is null
      and i.created_at >= (select min(m.month) from months m) at time zone 'America/Bogota'
    group by 1)
  select jsonb_agg(jsonb_build_object('month', to_char(m.month, 'YYYY-MM'), 'received', coalesce(c.received, 0),
    'accepted', coalesce(c.accepted, 0), 'reviewing', coalesce(c.reviewing, 0), 'rejected', coalesce(c.rejected, 0)) order by m.month)
  from months m left join counted c on c.month = m.month
$$;

create or replace function public.client_history(client uuid, before_id bigint default null, max_rows int default 12) returns jsonb
language plpgsql stable security definer set search_path = '' set enable_seqscan = off set jit = off as $$
declare
  size int := least(greatest(max_rows, 1), 100);
  found jsonb;
begin
  perform private.require_client(client);
  select coalesce(jsonb_agg(to_jsonb(r) order by r.id desc), '[]') into found from (
    select a.id, a.at, a.action,
           case when a.actor is null then 'system' when own.it then 'client' else 'member' end as by,
           case when not own.it then private.member_name(a.actor) end as member,
           coalesce(a.after ->> 'reason', a.after ->> 'number', a.after ->> 'subject', a.after ->> 'name') as detail
    from public.audit_log a
    cross join lateral (select a.actor = client or exists (
      select from private.account_members m where m.account = client and m.user_id = a.actor) as it) own
    where a.target = client and (before_id is null or a.id < before_id)
    order by a.id desc limit size + 1) r;
  return jsonb_build_object('rows', (select coalesce(jsonb_agg(e order by n), '[]')
      from jsonb_array_elements(found) with ordinality x (e, n) where n <= size),
    'next', case when jsonb_array_length(found) > size then found -> (size - 1) -> 'id' end);
end $$;

create or replace function public.add_client_note(client uuid, note uuid, body text) returns void
language plpgsql security definer set search_path = '' as $$
begin
  perform private.require_client(client);
  if exists (select from private.client_notes n where n.id = note) then
    perform from private.client_notes n where n.id = note and n.client = add_client_note.client
      and n.author = (select auth.uid()) and n.body = btrim(add_client_note.body);
    if not found then
      raise exception 'key-reused' using errcode = 'P0001';
    end if;
    return;
  end if;
  insert into private.client_notes (id, client, author, body) values (note, client, (select auth.uid()), btrim(add_client_note.body))
    on conflict (id) do nothing;
  perform private.note_staff('note.added', client, null, jsonb_build_object('note', note));
end $$;

create or replace function private.own_note(note uuid) returns private.client_notes
language plpgsql security definer set search_path = '' as $$
declare
  n private.client_notes;
begin
  if not private.is_staff() then
    raise insufficient_privilege using message = 'staff-only';
  end if;
  select * into n from private.client_notes x where x.id = note for update;
  if n.id is null or not private.sees_client(n.client) then
    raise exception 'not-found' using errcode = 'P0001';
  end if;
  if n.author is distinct from (select auth.uid()) then
    raise exception 'forbidden' using errcode = 'P0001';
  end if;
  return n;
end $$;

create or replace function public.edit_client_note(note uuid, body text, seen text) returns void
language plpgsql security definer set search_path = '' as $$
declare
  n private.client_notes := private.own_note(note);
begin
  if n.body = btrim(edit_client_note.body) then
    return;
  end if;
  if n.body is distinct from seen then
    raise exception 'conflict' using errcode = 'P0001';
  end if;
  update private.client_notes x set body = btrim(edit_client_note.body), edited_at = clock_timestamp() where x.id = n.id;
  perform private.note_staff('note.changed', n.client, jsonb_build_object('note', n.id, 'text', n.body),
    jsonb_build_object('note', n.id, 'text', btrim(edit_client_note.body)));
end $$;

create or replace function public.delete_client_note(note uuid) returns void
language plpgsql security definer set search_path = '' as $$
declare
  n private.client_notes := private.own_note(note);
begin
  delete from private.client_notes x where x.id = n.id;
  perform private.note_staff('note.deleted', n.client, jsonb_build_object('note', n.id, 'text', n.body), null);
end $$;

revoke execute on function public.client_overview(uuid), public.client_documents(uuid, jsonb, int), private.invoice_months(uuid),
  public.client_history(uuid, bigint, int), public.add_client_note(uuid, uuid, text), private.own_note(uuid), public.edit_client_note(uuid, text, text),
  public.delete_client_note(uuid) from public, anon, authenticated, service_role;
grant execute on function public.client_overview(uuid), public.client_documents(uuid, jsonb, int), public.client_history(uuid, bigint, int),
  public.add_client_note(uuid, uuid, text), public.edit_client_note(uuid, text, text), public.delete_client_note(uuid)
  to authenticated;

drop function if exists public.note_contact_export(jsonb);
create or replace function public.note_export(what text, filters jsonb, client uuid default null) returns void
language plpgsql security definer set search_path = '' as $$
begin
  perform private.require_staff();
  if what in ('contact', 'audit') and client is null then
    perform private.require_admin();
  elsif what in ('worksheet', 'totals') then
    perform private.require_client(client);
  elsif what in ('obligation', 'report') and client is null then
    null;
  else
    raise exception 'not-found' using errcode = 'P0001';
  end if;
  perform private.note_staff(what || '.exported', client, null, filters);
end $$;

revoke execute on function public.note_export(text, jsonb, uuid) from public, anon, authenticated, service_role;
grant execute on function public.note_export(text, jsonb, uuid) to authenticated;

drop function if exists public.firm_today(date, int);
create or replace function public.firm_today(monday date, page_size int default 30, only_kind text default null) returns jsonb
language plpgsql stable security definer set search_path = '' set enable_seqscan = off set jit = off as $$
declare
  size int := least(greatest(page_size, 1), 100);
  boss boolean := private.is_admin();
  mine uuid[] := array(select private.my_clients());
  waiting jsonb;
  found jsonb := '[]';
  counts jsonb := '{}';
  week jsonb;
  kind text;
  source text;
  today date := (now() at time zone 'America/Bogota')::date;
begin
  if not private.is_staff() then
    raise insufficient_privilege using message = 'staff-only';
  end if;
  -- Of each kind the oldest, as {id, at, client, title, detail, key, starts_at}.
  foreach kind in array array['obligation', 'registration', 'invoice', 'message', 'appointment', 'contact', 'delivery'] loop
    source := case kind
      -- The id is made of what the line is about: it stays the same whichever of the clients is settled first.
      when 'obligation' then format(
        'select overlay(overlay(md5(concat_ws('' '', x.obligation, x.municipality, x.period, x.due)) placing ''5'' from 13) placing ''8'' from 17)::uuid,
           (x.due - 5)::timestamp at time zone ''America/Bogota'', case when count(*) = 1 then (array_agg(x.user_id))[1] end,
           x.obligation, concat_ws(''/'', x.municipality, x.period, min(x.name)), count(*)::int, x.due::timestamp at time zone ''America/Bogota''
         from public.obligations x where x.applies and x.state not in (''filed'', ''paid'', ''not-applicable'')
           and x.due between %L and %L', today - 366, today + 5)
      when 'registration' then format(
        'select s.user_id as id, s.created_at as at, s.user_id as client, null as title, null as detail, null::int as key, null::timestamptz as starts_at
         from public.user_approval_status s join lateral (select c.email_confirmed_at from private.contact_of(s.user_id) c offset 0) u on true
         where s.status = ''waitlist'' and u.email_confirmed_at is not null%s
           and not exists (select from private.staff m where m.user_id = s.user_id)', private.status_scope(true))
      when 'invoice' then 'select x.id, x.queued_at, x.user_id, x.number, null, x.decision, null from public.invoices x where x.queue = ''waiting'''
      when 'message' then 'select x.thread_id, x.last_at, x.client, null, null, null, null from private.thread_desk x where x.unread > 0'
      when 'appointment' then 'select x.id, x.created_at, x.user_id, x.title, null, x.sequence, x.starts_at
         from public.appointments x where x.status = ''requested'' and x.ends_at > now()'
      when 'contact' then 'select x.id, x.created_at, null::uuid, x.name, left(x.message, 120), null, null
         from public.contact_messages x where x.status = ''new'' and $2'
      else 'select (array_agg(x.id order by x.created_at, x.id))[1], min(x.created_at),
           case when count(distinct x.user_id) = 1 and count(x.user_id) = count(*) then (array_agg(x.user_id))[1] end,
           x.kind, x.last_error, count(*)::int, null from public.outbox x where x.status = ''parked''' end;
    if not boss and kind in ('obligation', 'invoice', 'message', 'appointment', 'delivery') then
      source := source || case kind when 'message' then ' and x.client = any ($1)' else ' and x.user_id = any ($1)' end;
    end if;
    if kind = 'obligation' then source := source || ' group by x.obligation, x.municipality, x.period, x.due'; end if;
    if kind = 'delivery' then source := source || ' group by x.kind, x.last_error'; end if;
    execute format('select coalesce(jsonb_agg(to_jsonb(l) || jsonb_build_object(''kind'', $3)), ''[]'') from (%s order by 2, 1 limit 101) l (id, at, client, title, detail, key, starts_at)', source)
      into waiting using mine, boss, kind;
    counts := counts || jsonb_build_object(kind, jsonb_array_length(waiting));
    if only_kind is null or only_kind = kind then
      found := found || waiting;
    end if;
  end loop;
  execute format(
    'select coalesce(jsonb_agg(jsonb_build_object(''day'', w.day, ''accepted'', w.accepted, ''rejected'', w.rejected, ''minutes'', w.minutes)
       order by w.day), ''[]'') from (
       select (x.queued_at at time zone ''America/Bogota'')::date as day,
              count(*) filter (where x.queue = ''accepted'') as accepted, count(*) filter (where x.queue = ''rejected'') as rejected,
              round(sum(extract(epoch from x.queued_at - x.created_at)) / 60) as minutes
       from public.invoices x where x.queue in (''accepted'', ''rejected'')
         and x.queued_at >= $2::timestamp at time zone ''America/Bogota''%s group by 1) w',
    case when boss then '' else ' and x.user_id = any ($1)' end)
    into week using mine, monday;
  return jsonb_build_object('counts', counts, 'week', week, 'lines', (
    select coalesce(jsonb_agg(private.today_line(l.line) order by l.due, l.at), '[]') from (
      select x.line, k.due, (x.line ->> 'at')::timestamptz as at from jsonb_array_elements(found) x (line)
      cross join lateral (select case when x.line ->> 'kind' = 'obligation'
        then ((x.line ->> 'starts_at')::timestamptz at time zone 'America/Bogota')::date else today end as due) k
      order by 2, 3 limit size) l));
end $$;

create or replace function private.today_line(line jsonb) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
  kind constant text := line ->> 'kind';
  whose constant uuid := line ->> 'client';
  called text;
begin
  select k.title into called from private.client_cards k where k.client = whose;
  if kind = 'contact' then
    return line - 'starts_at';
  elsif kind = 'registration' then
    return line - 'starts_at' || (select jsonb_build_object('title', coalesce(p.name, u.email), 'detail', u.email)
      from private.contact_of(whose) u left join public.client_profiles p on p.user_id = u.id);
  elsif kind = 'message' then
    return line - 'starts_at' || jsonb_build_object('detail', called,
      'title', (select t.subject from public.message_threads t where t.id = (line ->> 'id')::uuid));
  elsif kind = 'obligation' then
    return line || jsonb_build_object('detail', private.client_title(whose),
      'municipality', nullif(split_part(line ->> 'detail', '/', 1), ''), 'period', split_part(line ->> 'detail', '/', 2),
      'name', substring(line ->> 'detail' from '^[^/]*/[^/]*/(.*)$'));
  elsif kind = 'delivery' then
    return line - 'starts_at' || jsonb_build_object('cause', line ->> 'detail', 'detail', (
      select coalesce(p.name, u.email, called) from public.accounts a left join auth.users u on u.id = a.contact
      left join public.client_profiles p on p.user_id = u.id where a.id = whose));
  elsif kind = 'invoice' then
    return line - 'starts_at' || jsonb_build_object('detail', called, 'invoice', (
      select private.invoice_label(i) from public.invoices i where i.id = (line ->> 'id')::uuid));
  end if;
  return line || jsonb_build_object('detail', called);
end $$;

revoke execute on function public.firm_today(date, int, text), private.today_line(jsonb) from public, anon, authenticated, service_role;
grant execute on function public.firm_today(date, int, text) to authenticated;

create or replace function public.firm_week(monday date) returns jsonb
language plpgsql stable security definer set search_path = '' set enable_seqscan = off set jit = off as $$
declare
  mine uuid[] := case when private.staff_role() = 'advisor' then array(select private.my_clients()) end;
  today date := (now() at time zone 'America/Bogota')::date;
  most constant int := 8;
  due jsonb;
  requests jsonb := '{}';
  one text;
  n int;
begin
  perform private.require_staff();
  select coalesce(jsonb_agg(to_jsonb(g) - 'place' order by g.place), '[]') into due from (
    select o.obligation, nullif(o.municipality, '') as municipality, o.period, min(o.name) as name, min(o.listed) as first, max(o.listed) as last,
           count(*) as total, count(*) filter (where o.state in ('filed', 'paid')) as settled,
           count(*) filter (where o.state = 'waiting') as waiting,
           count(*) filter (where o.state not in ('filed', 'paid') and o.listed < today) as overdue,
           row_number() over (order by min(o.listed), count(*) desc, o.obligation, o.municipality, o.period) as place
    from public.obligations o
    where o.listed between monday and monday + 6 and o.due is not null and o.applies and o.state <> 'not-applicable'
      and (mine is null or o.user_id = any (mine))
    group by o.obligation, o.municipality, o.period) g;
  foreach one in array array['overdue', 'begun', 'untouched'] loop
    execute format('select count(*) from (select from public.document_requests r where r.status = ''open'' and r.missing > 0
        and %s and ($1 is null or r.user_id = any ($1)) limit 101) n', case one when 'overdue' then format('r.due_on < %L', today)
        else format('r.due_on >= %L and r.delivered %s 0', today, case one when 'begun' then '>' else '=' end) end)
      into n using mine;
    requests := requests || jsonb_build_object(one, n);
  end loop;
  return jsonb_build_object('due', (select coalesce(jsonb_agg(e order by place), '[]')
      from jsonb_array_elements(due) with ordinality x (e, place) where place <= most),
    'rest', greatest(0, jsonb_array_length(due) - most), 'requests', requests);
end $$;

revoke execute on function public.firm_week(date) from public, anon, authenticated, service_role;
grant execute on function public.firm_week(date) to authenticated;

create or replace function public.firm_pending() returns jsonb
language plpgsql stable security definer set search_path = '' set enable_seqscan = off set jit = off as $$
declare
  boss boolean := private.is_admin();
  mine uuid[];
  registrations int;
begin
  perform private.require_staff();
  mine := array(select private.my_clients());
  execute format(
    'select count(*) from (select from public.user_approval_status s join lateral (select c.email_confirmed_at from private.contact_of(s.user_id) c offset 0) u on true
       where s.status = ''waitlist'' and u.email_confirmed_at is not null%s
         and not exists (select from private.staff m where m.user_id = s.user_id) limit 101) n', private.status_scope(true))
    into registrations;
  if boss then
    return jsonb_build_object(
      'registrations', registrations,
      'invoices', (select count(*) from (select from public.invoices x where x.queue = 'waiting' limit 101) n),
      'messages', (select count(*) from (select from private.thread_desk x where x.unread > 0 limit 101) n),
      'appointments', (select count(*) from (
        select from public.appointments x where x.status = 'requested' and x.ends_at > now() limit 101) n),
      'contacts', (select count(*) from (select from public.contact_messages x where x.status = 'new' limit 101) n));
  end if;
  return jsonb_build_object(
    'registrations', registrations,
    'invoices', (select count(*) from (
      select from unnest(mine) c (id) join public.invoices x on x.user_id = c.id and x.queue = 'waiting' limit 101) n),
    'messages', (select count(*) from (
      select from private.thread_desk x where x.unread > 0 and x.client = any (mine) limit 101) n),
    'appointments', (select count(*) from (
      select from public.appointments x where x.status = 'requested' and x.ends_at > now() and x.user_id = any (mine) limit 101) n),
    'contacts', 0);
end $$;

revoke execute on function public.firm_pending() from public, anon, authenticated, service_role;
grant execute on function public.firm_pending() to authenticated;

create or replace function public.my_dashboard(wanted jsonb default '{}', page_size int default 50) returns jsonb
language plpgsql stable security invoker set search_path = '' as $$
declare
  me uuid := private.my_account('reader');
  entered boolean := me is not null;
  page jsonb := case when entered then private.document_page(wanted - 'todo', least(greatest(page_size, 0), 100))
                     else '{"ids": []}' end;
  -- Cast beforehand: a condition that casts is not leakproof, and would have all rows of the client read.
  ids uuid[] := array(select i::uuid from jsonb_array_elements_text(page -> 'ids') i);
begin
  return jsonb_build_object(
    'access', public.my_access(),
    'todo', private.todo_of(me, least(greatest(coalesce((wanted ->> 'todo')::int, 7), 1), 100)),
    'start', private.start_of(me),
    'next', private.next_of(me),
    'dates', private.next_dates_of(me),
    'advisor', case when entered then private.my_advisor() end,
    'documents', jsonb_build_object(
      'rows', (
        select coalesce(jsonb_agg(jsonb_build_object(
            'id', d.id, 'name', d.name, 'file_path', d.file_path, 'file_type', d.file_type, 'file_size', d.file_size,
            'google_drive_link', d.google_drive_link, 'uploaded_by', d.uploaded_by, 'created_at', d.created_at, 'kind', d.kind, 'made_by', d.made_by)
          order by array_position(ids, d.id)), '[]')
        from public.documents d where d.id = any (ids)),
      'before', page -> 'before',
      'after', page -> 'after'),
    'activity', private.activity_of(me),
    'folder', (
      select jsonb_build_object('id', f.folder_id, 'name', f.folder_name, 'url', f.folder_url)
      from public.user_drive_folders f where f.user_id = me));
end $$;

create or replace function private.todo_of(me uuid, most int) returns jsonb
language plpgsql stable security invoker set search_path = '' as $$
declare
  items jsonb := (
    select coalesce(jsonb_agg(jsonb_build_object('kind', t.kind, 'id', t.id, 'at', t.at) || t.more order by t.at, t.id), '[]') from (
      select * from (
        (select 'rejected' as kind, i.id, i.queued_at as at, jsonb_build_object(
             'label', private.invoice_label(i), 'findings', i.findings, 'note', i.note) as more
         from public.invoices i where i.user_id = me and i.queue = 'rejected' and i.withdrawn_at is null
         order by i.queued_at, i.id limit most + 1)
        union all
        (select 'asked', i.id, i.queued_at, jsonb_build_object(
             'label', private.invoice_label(i), 'findings', i.findings, 'note', i.note)
         from public.invoices i where i.user_id = me and i.queue = 'asked'
         order by i.queued_at, i.id limit most + 1)
        union all
        (select 'message', t.id, t.last_message_at, jsonb_build_object('subject', t.subject, 'unread', t.client_unread) ||
             (select jsonb_build_object('words', left(m.body, 160), 'from', m.author_name) from public.messages m
              where m.thread_id = t.id and m.author = 'firm' order by m.created_at desc limit 1)
         from public.message_threads t where t.user_id = me and t.client_unread > 0
         order by t.last_message_at limit most + 1)
        union all
        (select 'appointment', a.id, a.starts_at, jsonb_build_object('title', a.title, 'until', a.ends_at)
         from public.appointments a where a.user_id = me and a.status = 'proposed' and a.starts_at > now()
         order by a.starts_at limit most + 1)
        union all
        -- At the end of their day: what is due today comes after what has an hour.
        (select 'obligation', o.id, private.end_of_day(o.due), jsonb_build_object('obligation', o.obligation, 'name', o.name,
             'municipality', nullif(o.municipality, ''), 'period', o.period, 'due', o.due, 'state', o.state, 'message', o.message)
         from public.obligations o
         where o.user_id = me and o.applies and o.state not in ('filed', 'paid', 'not-applicable')
           and (o.state = 'waiting' and o.due is not null or o.due < (now() at time zone 'America/Bogota')::date)
         order by o.due, o.id limit most + 1)
        union all
        (select 'request', r.id, private.end_of_day(r.due_on), jsonb_build_object('title', r.title, 'due', r.due_on, 'missing', r.missing,
             'wanted', r.wanted, 'delivered', r.delivered, 'by', r.asked_by)
         from public.document_requests r where r.user_id = me and r.status = 'open' and r.missing > 0
         order by r.due_on, r.id limit most + 1)) every_kind
      order by at, id limit most + 1) t);
begin
  if jsonb_array_length(items) <= most then
    return jsonb_build_object('items', items, 'total', jsonb_array_length(items));
  end if;
  return jsonb_build_object('items', items - most, 'total',
    (select least(sum(n::int), 101) from jsonb_each_text(private.pending_of(me)) p (section, n)));
end $$;

create or replace function private.end_of_day(day date) returns timestamptz
language sql immutable parallel safe set search_path = '' as $$
  select (day + time '23:59') at time zone 'America/Bogota'
$$;

create or replace function private.pending_of(me uuid) returns jsonb
language plpgsql stable security invoker set search_path = '' as $$
begin
  return jsonb_build_object(
    'invoices', (select count(*) from (
      (select i.id from public.invoices i where i.user_id = me and i.queue = 'rejected' and i.withdrawn_at is null
       order by i.queued_at, i.id limit 101)
      union all
      (select i.id from public.invoices i where i.user_id = me and i.queue = 'asked' order by i.queued_at, i.id limit 101)
      limit 101) n),
    'messages', (select count(*) from (
      select t.id from public.message_threads t where t.user_id = me and t.client_unread > 0
      order by t.last_message_at limit 101) n),
    'appointments', (select count(*) from (
      select a.id from public.appointments a where a.user_id = me and a.status = 'proposed' and a.starts_at > now()
      order by a.starts_at limit 101) n),
    'obligations', (select count(*) from (
      select o.id from public.obligations o
      where o.user_id = me and o.client_sees and o.applies and o.state not in ('filed', 'paid', 'not-applicable')
        and (o.state = 'waiting' and o.due is not null or o.due < (now() at time zone 'America/Bogota')::date)
      order by o.due, o.id limit 101) n),
    'requests', (select count(*) from (
      select r.id from public.document_requests r where r.user_id = me and r.status = 'open' and r.missing > 0
      order by r.due_on, r.id limit 101) n));
end $$;

create or replace function private.start_of(me uuid) returns jsonb
language plpgsql stable security invoker set search_path = '' as $$
begin
  -- In the order of the list: whoever owns most of the table has an index read all the same.
  if (select d.id from public.documents d where d.user_id = me and d.kind = 'file'
      order by d.created_at desc, d.id desc limit 1) is not null then
    return null;
  end if;
  return (select jsonb_build_object(
      'approvedAt', s.decided_at,
      'described', exists (select from public.client_profiles p where p.user_id = (select auth.uid()) and p.name is not null)
        and exists (select from public.companies c where c.user_id = me),
      'booked', exists (select from public.appointments a where a.user_id = me))
    from public.user_approval_status s where s.user_id = me and s.status = 'approved');
end $$;

create or replace function private.next_of(me uuid) returns jsonb
language plpgsql stable security invoker set search_path = '' as $$
begin
  return (select coalesce(jsonb_agg(to_jsonb(n) order by n.at), '[]') from (
    select a.id, a.title, a.starts_at as at, a.status from public.appointments a
    where a.user_id = me and a.status in ('requested', 'confirmed') and a.starts_at > now() - interval '1 hour'
    order by a.starts_at limit 3) n);
end $$;

create or replace function private.next_dates_of(me uuid) returns jsonb
language plpgsql stable security invoker set search_path = '' as $$
begin
  return (select coalesce(jsonb_agg(to_jsonb(n) order by n.due, n.id), '[]') from (
    select o.id, o.obligation, o.name, nullif(o.municipality, '') as municipality, o.period, o.due, o.state from public.obligations o
    where o.user_id = me and o.applies and o.state not in ('filed', 'paid', 'not-applicable')
      and o.due >= (now() at time zone 'America/Bogota')::date
    order by o.due, o.id limit 3) n);
end $$;

create or replace function private.my_advisor() returns text
language plpgsql stable security definer set search_path = '' as $$
begin
  return (select private.member_name(a.advisor) from private.client_advisors a
    where a.client = private.my_account('reader') and a.responsible);
end $$;

create or replace function public.my_header() returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
  me uuid := private.require_account('reader');
  mine uuid[] := array(select private.my_accounts('reader'));
begin
  return jsonb_build_object(
    'name', (select p.name from public.client_profiles p where p.user_id = (select auth.uid())),
    'advisor', private.my_advisor(),
    'pending', private.pending_of(me),
    'account', me,
    'accounts', (select coalesce(jsonb_agg(jsonb_build_object('id', m.account, 'name', k.title, 'nit', c.nit, 'digit', c.digit, 'role', m.role,
        'waiting', case when cardinality(mine) > 1 then
          (select least(sum(n::int), 101) from jsonb_each_text(private.pending_of(m.account)) p (section, n)) end)
        order by k.title_key, m.account), '[]')
      from private.account_members m join private.client_cards k on k.client = m.account
      left join lateral (select x.nit, x.digit from public.companies x where x.user_id = m.account
        order by x.created_at, x.id limit 1) c on true
      where m.user_id = (select auth.uid()) and m.until is null and m.account = any (mine)),
    'own', case when not (select auth.uid()) = any (mine) then (
      select jsonb_build_object('id', u.id, 'status', case when m.account is not null then coalesce(s.status, 'waitlist') else 'none' end)
      from (select (select auth.uid()) as id) u left join public.accounts a on a.id = u.id
      left join private.account_members m on m.account = u.id and m.user_id = u.id and m.until is null
      left join public.user_approval_status s on s.user_id = m.account
      where m.account is not null or a.id is null) end);
end $$;

create or replace function private.activity_of(me uuid) returns jsonb
language plpgsql stable security invoker set search_path = '' as $$
begin
  return (select coalesce(jsonb_agg(to_jsonb(e) order by e.at desc), '[]') from (
    select * from (
      (select 'document-' || d.uploaded_by as kind, d.name as what, d.created_at as at,
              (select private.invoice_label(i) from public.invoices i where i.document_id = d.id) as invoice
       from public.documents d where d.user_id = me and d.kind = 'file' order by d.created_at desc, d.id desc limit 3)
      union all
      (select 'invoice-' || i.status, i.number, i.decided_at, private.invoice_label(i)
       from public.invoices i where i.user_id = me and i.decided_at is not null and i.deleted_at is null
       order by i.decided_at desc limit 3)
      union all
      (select 'message', (select t.subject from public.message_threads t where t.id = m.thread_id), m.created_at, null
       from public.messages m where m.user_id = me and m.author = 'firm' order by m.created_at desc limit 3)
      union all
      (select 'appointment-' || a.status, a.title, a.updated_at, null
       from public.appointments a where a.user_id = me order by a.updated_at desc limit 3)) all_kinds
    order by at desc limit 5) e);
end $$;

revoke execute on function public.my_dashboard(jsonb, int), private.todo_of(uuid, int), private.pending_of(uuid),
  private.start_of(uuid), private.next_of(uuid), private.next_dates_of(uuid), private.end_of_day(date), private.my_advisor(), public.my_header(), private.activity_of(uuid)
  from public, anon, authenticated, service_role;
grant execute on function public.my_dashboard(jsonb, int), private.todo_of(uuid, int), private.pending_of(uuid),
  private.start_of(uuid), private.next_of(uuid), private.next_dates_of(uuid), private.end_of_day(date), private.my_advisor(), public.my_header(), private.activity_of(uuid)
  to authenticated;

create table if not exists public.section_changes (
  section text primary key check (section in ('contacts', 'closed-hours', 'deliveries')),
  at timestamptz not null default now()
);
alter table public.section_changes enable row level security;
revoke all on public.section_changes from anon, authenticated, service_role;
comment on table public.section_changes is
  'When a section of the workspace last changed. Members read it, of the contacts administrators alone; only triggers write. Its rows stay.';

grant select on public.section_changes to authenticated, service_role;
drop policy if exists "members, of contacts administrators" on public.section_changes;
create policy "members, of contacts administrators" on public.section_changes for select to authenticated
  using ((select private.is_admin()) or (section in ('closed-hours', 'deliveries') and (select private.is_staff())));
drop policy if exists "gate" on public.section_changes;
create policy "gate" on public.section_changes as restrictive for all to authenticated
  using ((select private.may_enter())) with check ((select private.may_enter()));

insert into public.section_changes (section) values ('contacts'), ('closed-hours'), ('deliveries') on conflict (section) do nothing;

create or replace function private.note_section_change() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  update public.section_changes s set at = clock_timestamp() where s.section = tg_argv[0];
  return null;
end $$;
drop trigger if exists contacts_changed on public.contact_messages;
create trigger contacts_changed after insert or update or delete on public.contact_messages
  for each statement execute function private.note_section_change('contacts');
drop trigger if exists closed_hours_changed on private.closed_hours;
create trigger closed_hours_changed after insert or update or delete on private.closed_hours
  for each statement execute function private.note_section_change('closed-hours');
drop trigger if exists deliveries_changed on public.outbox;
create trigger deliveries_changed after update on public.outbox for each row
  when (old.last_error is distinct from new.last_error or (old.status = 'parked') is distinct from (new.status = 'parked')
    or new.status = 'dropped')
  execute function private.note_section_change('deliveries');
drop trigger if exists proposals_changed on private.automation_proposals;
create trigger proposals_changed after insert on private.automation_proposals
  for each statement execute function private.note_section_change('deliveries');

revoke execute on function private.note_section_change() from public, anon, authenticated, service_role;

do $$ declare t text; begin
  foreach t in array array['appointments', 'documents', 'invoices', 'message_threads', 'messages', 'section_changes',
    'user_approval_status', 'user_drive_folders'] loop
    if not exists (
      select from pg_publication_tables
      where pubname = 'supabase_realtime' and schemaname = 'public' and tablename = t) then
      execute format('alter publication supabase_realtime add table public.%I', t);
    end if;
  end loop;
end $$;

create table if not exists public.rate_limits (
  key text primary key,
  tat timestamptz not null
);
alter table public.rate_limits enable row level security;
revoke all on public.rate_limits from anon, authenticated, service_role;
comment on table public.rate_limits is 'Theoretical arrival times (GCRA). Keys hold hashes, never an e-mail or address. Only take_rate_limit writes.';
grant select on public.rate_limits to service_role;

create or replace function public.take_rate_limit(limit_key text, burst int, per_seconds int) returns int
language plpgsql security definer set search_path = '' as $$
declare
  span interval := make_interval(secs => per_seconds);
  step interval := span / burst;
  passed boolean;
  wait int;
begin
  insert into public.rate_limits as r (key, tat) values (limit_key, clock_timestamp() + step)
    on conflict (key) do update set tat = greatest(r.tat, clock_timestamp()) + step
      where greatest(r.tat, clock_timestamp()) + step - clock_timestamp() <= span
    returning true into passed;
  if passed then
    return 0;
  end if;
  select ceil(extract(epoch from r.tat + step - span - clock_timestamp()))::int into wait
    from public.rate_limits r where r.key = limit_key;
  return greatest(coalesce(wait, 1), 1);
end $$;

create or replace function public.give_back_rate_limit(limit_key text, burst int, per_seconds int) returns void
language sql security definer set search_path = '' as $$
  update public.rate_limits r set tat = r.tat - make_interval(secs => per_seconds) / burst where r.key = limit_key
$$;

create or replace function public.readiness() returns jsonb
language sql stable security definer set search_path = '' as $$
  select jsonb_build_object(
    'migration', (select max(version) from supabase_migrations.schema_migrations),
    'overdue', (select coalesce(greatest(0, floor(extract(epoch from now() - min(next_at))))::int, 0)
      from public.outbox where status = 'pending'))
$$;

create or replace function public.forget_expired(most int default 1000) returns int
language sql volatile security definer set search_path = '' as $$
  with limits as (
    delete from public.rate_limits r where r.key in (
      select x.key from public.rate_limits x where x.tat < now() - interval '1 day'
      order by x.tat limit forget_expired.most for update skip locked)
    returning 1),
  effects as (
    delete from public.outbox o where o.id in (
      select x.id from public.outbox x where x.status in ('done', 'dropped') and x.done_at < now() - interval '90 days'
      order by x.done_at limit forget_expired.most for update skip locked)
    returning 1),
  intents as (
    delete from public.uploads u where u.id in (
      select x.id from public.uploads x
      where x.status in ('rejected', 'duplicate', 'expired') and x.settled_at < now() - interval '30 days'
      order by x.settled_at limit forget_expired.most for update skip locked)
    returning 1)
  select ((select count(*) from limits) + (select count(*) from effects) + (select count(*) from intents))::int
$$;

revoke execute on function public.take_rate_limit(text, int, int), public.give_back_rate_limit(text, int, int),
  public.readiness(), public.forget_expired(int) from public, anon, authenticated, service_role;
grant execute on function public.take_rate_limit(text, int, int), public.give_back_rate_limit(text, int, int), public.readiness(),
  public.forget_expired(int) to service_role;
comment on function public.forget_expired(int) is 'Retention: limits a day after they were spent, effects 90 days after they were sent or dropped, uploads in vain after 30 days.';

create table if not exists private.heartbeats (
  name text primary key,
  at timestamptz not null default now()
);
alter table private.heartbeats enable row level security;
revoke all on private.heartbeats from anon, authenticated, service_role;
comment on table private.heartbeats is 'When what has to come again and again came last. Written by note_housekeeping alone.';

create or replace function public.note_housekeeping() returns void
language sql volatile security definer set search_path = '' as $$
  insert into private.heartbeats as h (name) values ('housekeeping')
    on conflict (name) do update set at = clock_timestamp()
$$;

create or replace function private.database_rules() returns setof text
language sql stable security definer set search_path = '' as $$
  with relations as (
    select c.oid, c.relkind, c.relrowsecurity, c.relacl, format('%I.%I', n.nspname, c.relname) as name, n.nspname
    from pg_catalog.pg_class c join pg_catalog.pg_namespace n on n.oid = c.relnamespace
    where n.nspname in ('public', 'private') or (n.nspname = 'storage' and c.relname in ('objects', 'buckets'))),
  -- What belongs to an extension is the extension's.
  ours as (
    select r.* from relations r where not exists (
      select from pg_catalog.pg_depend d where d.objid = r.oid and d.deptype = 'e')),
  roles as (
    select r.oid, r.rolname::text as name from pg_catalog.pg_roles r where r.rolname in ('anon', 'authenticated', 'service_role')
    union all select 0, 'public')
  select format('%s %s', case when o.relrowsecurity then 'rls' else 'open' end, o.name)
    from ours o where o.relkind in ('r', 'p')
  union all
  select format('policy %I.%I "%s" %s %s %s', p.schemaname, p.tablename, p.policyname, lower(p.permissive), lower(p.cmd),
      array_to_string(array(select x::text from unnest(p.roles) x order by 1), ','))
    from pg_catalog.pg_policies p where p.schemaname in ('public', 'private', 'storage')
  union all
  select format('grant %s %s %s', o.name, lower(a.privilege_type), r.name)
    from ours o cross join pg_catalog.aclexplode(o.relacl) a join roles r on r.oid = a.grantee
    where o.nspname <> 'storage' and a.privilege_type <> 'MAINTAIN'
  union all
  select format('grant %s %s(%s) %s', o.name, lower(a.privilege_type), t.attname, r.name)
    from ours o join pg_catalog.pg_attribute t on t.attrelid = o.oid and not t.attisdropped
      cross join pg_catalog.aclexplode(t.attacl) a join roles r on r.oid = a.grantee
    where o.nspname <> 'storage'
  union all
  select format('run %I.%I %s', n.nspname, p.proname, r.name)
    from pg_catalog.pg_proc p join pg_catalog.pg_namespace n on n.oid = p.pronamespace
      cross join pg_catalog.aclexplode(coalesce(p.proacl, pg_catalog.acldefault('f', p.proowner))) a join roles r on r.oid = a.grantee
    where n.nspname in ('public', 'private') and not exists (
      select from pg_catalog.pg_depend d where d.objid = p.oid and d.deptype = 'e')
  union all
  select format('trigger %I.%I %s', n.nspname, c.relname, t.tgname)
    from pg_catalog.pg_trigger t join pg_catalog.pg_class c on c.oid = t.tgrelid
      join pg_catalog.pg_namespace n on n.oid = c.relnamespace join pg_catalog.pg_proc p on p.oid = t.tgfoid
    where not t.tgisinternal and t.tgenabled <> 'D' and p.pronamespace in ('public'::regnamespace, 'private'::regnamespace)
  union all
  select format('live %I.%I', p.schemaname, p.tablename)
    from pg_catalog.pg_publication_tables p where p.pubname = 'supabase_realtime'
  union all
  select format('bucket %s %s %s %s', b.id, case when b.public then 'public' else 'private' end, coalesce(b.file_size_limit::text, 'any'),
      coalesce(array_to_string(array(select x from unnest(b.allowed_mime_types) x order by 1), ','), 'any'))
    from storage.buckets b
$$;

create or replace function public.diagnose() returns jsonb
language sql stable security definer set search_path = '' as $$
  select jsonb_build_object(
    'at', clock_timestamp(),
    'migrations', (select coalesce(jsonb_agg(m.version order by m.version), '[]') from supabase_migrations.schema_migrations m),
    'rules', (select jsonb_agg(distinct r) from private.database_rules() r),
    'housekeeping', (select h.at from private.heartbeats h where h.name = 'housekeeping'),
    'overdue', (select coalesce(greatest(0, floor(extract(epoch from now() - min(o.next_at))))::int, 0)
      from public.outbox o where o.status = 'pending'),
    'administrators', (select count(*) from private.staff s where s.role = 'admin'))
$$;

create or replace function public.begin_diagnosis(sends boolean) returns void
language plpgsql volatile security definer set search_path = '' as $$
begin
  perform private.require_admin();
  if sends then
    perform private.note_staff('diagnosis.sent', null, null, null);
  end if;
end $$;

revoke execute on function public.note_housekeeping(), private.database_rules(), public.diagnose(), public.begin_diagnosis(boolean)
  from public, anon, authenticated, service_role;
grant execute on function public.note_housekeeping(), public.diagnose() to service_role;
grant execute on function public.begin_diagnosis(boolean) to authenticated;

create or replace function private.are_municipalities(list jsonb) returns boolean
language sql immutable set search_path = '' as $$
  select jsonb_typeof(list) = 'array' and jsonb_array_length(list) <= 50 and not exists (
      select from jsonb_array_elements(case jsonb_typeof(list) when 'array' then list else '[]' end) m
      where case when jsonb_typeof(m) <> 'object' or jsonb_typeof(m -> 'duties') is distinct from 'array' then true
        else coalesce(m ->> 'code', '') !~ '^[0-9]{5}$' or coalesce(m ->> 'sector', 'x') !~ '^[^[:cntrl:]]{1,60}$'
          or jsonb_array_length(m -> 'duties') > 30
          or exists (select from jsonb_array_elements_text(m -> 'duties') d where d !~ '^[a-z]+(-[a-z]+)*$') end)
    and (select count(*) = count(distinct m ->> 'code') from jsonb_array_elements(case jsonb_typeof(list) when 'array' then list else '[]' end) m)
$$;

create table if not exists private.tax_profiles (
  account uuid not null references public.accounts (id) on delete cascade,
  valid_from date not null,
  nit text check (nit ~ '^[1-9][0-9]{4,14}$' and nit !~ '^[89][0-9]{9}$'),
  digit smallint,
  name text check (length(btrim(name)) between 2 and 150),
  kind text not null check (kind in ('company', 'person')),
  regime text not null check (regime in ('ordinary', 'large-taxpayer', 'special', 'simple')),
  responsibilities text[] not null default '{}' check (array_to_string(responsibilities, ',', '?') ~ '^([0-9]{2}(,[0-9]{2}){0,59})?$'),
  vat_cycle text check (vat_cycle in ('bimester', 'four-months')),
  traits text[] not null default '{}' check (traits <@ array['employer', 'merchant', 'state-supplier', 'databases', 'supervised-company',
    'foreign-assets', 'country-by-country', 'foreign-provider', 'significant-presence', 'sugary-drinks', 'ultra-processed-food', 'carbon',
    'fuel', 'single-use-plastics', 'works-for-taxes', 'economic-report', 'joining-simple', 'without-advances']),
  municipalities jsonb not null default '[]' check (private.are_municipalities(municipalities)),
  made_by uuid references auth.users (id) on delete set null,
  made_at timestamptz not null default clock_timestamp(),
  primary key (account, valid_from),
  constraint tax_profiles_digit check (case when digit is null then true else nit is not null and digit = private.nit_check_digit(nit) end),
  constraint tax_profiles_days check (valid_from between date '1990-01-01' and date '2100-12-31')
);
alter table private.tax_profiles enable row level security;
revoke all on private.tax_profiles from anon, authenticated, service_role;
comment on table private.tax_profiles is
  'The tax profiles of each client, one per day from which it holds; in force is the last that has begun. Read and written by functions alone.';
create index if not exists tax_profiles_made_by on private.tax_profiles (made_by) where made_by is not null;

revoke execute on function private.are_municipalities(jsonb) from public, anon, authenticated, service_role;

create or replace function public.tax_profile_history(client uuid default null) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
  mine uuid := client;
  is_firm boolean := client is not null and private.is_staff();
begin
  if is_firm then
    perform private.require_client(client);
  else
    mine := private.require_account('reader');
    if client is distinct from mine and client is not null then
      raise exception 'not-found' using errcode = 'P0001';
    end if;
  end if;
  return jsonb_build_object(
    'seen', (select max(p.made_at) from private.tax_profiles p where p.account = mine),
    'profiles', (
      select coalesce(jsonb_agg(to_jsonb(p) - 'account' - 'made_by'
          || jsonb_build_object('by', case when is_firm then private.member_name(p.made_by) end) order by p.valid_from desc), '[]')
      from (select * from private.tax_profiles x where x.account = mine order by x.valid_from desc limit 200) p));
end $$;

create or replace function private.require_seen_profile(client uuid, seen timestamptz) returns void
language plpgsql stable security definer set search_path = '' as $$
declare
  newest private.tax_profiles;
begin
  select * into newest from private.tax_profiles p where p.account = client order by p.made_at desc limit 1;
  if newest.made_at is not null and (seen is null or newest.made_at > seen) then
    raise exception 'profile-meanwhile' using errcode = 'P0001',
      detail = jsonb_build_object('by', private.member_name(newest.made_by), 'at', newest.made_at)::text;
  end if;
end $$;

create or replace function public.save_tax_profile(client uuid, valid_from date, profile jsonb, seen timestamptz) returns timestamptz
language plpgsql security definer set search_path = '' as $$
declare
  p private.tax_profiles := jsonb_populate_record(null::private.tax_profiles, profile);
  old private.tax_profiles;
  stamp text[] := array['account', 'made_by', 'made_at'];
begin
  perform private.require_client(client);
  if p.digit is distinct from private.nit_check_digit(p.nit) then
    raise exception 'wrong-check-digit' using errcode = 'P0001';
  end if;
  perform pg_advisory_xact_lock(hashtextextended('tax-profile:' || client, 0));
  select * into old from private.tax_profiles x where x.account = client and x.valid_from = save_tax_profile.valid_from;
  p.account := client;
  p.valid_from := save_tax_profile.valid_from;
  p.responsibilities := coalesce(p.responsibilities, '{}');
  p.traits := coalesce(p.traits, '{}');
  p.municipalities := coalesce(p.municipalities, '[]');
  p.made_by := (select auth.uid());
  p.made_at := clock_timestamp();
  -- The same one sent twice is one.
  if to_jsonb(old) - stamp = to_jsonb(p) - stamp and old.made_by = p.made_by then
    return (select max(x.made_at) from private.tax_profiles x where x.account = client);
  end if;
  perform private.require_seen_profile(client, seen);
  delete from private.tax_profiles x where x.account = client and x.valid_from = save_tax_profile.valid_from;
  insert into private.tax_profiles select p.*;
  perform private.note_staff('tax-profile.saved', client, case when old.account is not null then to_jsonb(old) - stamp end, to_jsonb(p) - stamp);
  return p.made_at;
end $$;

create or replace function public.remove_tax_profile(client uuid, valid_from date, seen timestamptz) returns void
language plpgsql security definer set search_path = '' as $$
declare
  old private.tax_profiles;
begin
  perform private.require_client(client);
  perform pg_advisory_xact_lock(hashtextextended('tax-profile:' || client, 0));
  perform private.require_seen_profile(client, seen);
  delete from private.tax_profiles x where x.account = client and x.valid_from = remove_tax_profile.valid_from returning * into old;
  if old.account is null then
    raise exception 'not-found' using errcode = 'P0001';
  end if;
  perform private.note_staff('tax-profile.removed', client, to_jsonb(old) - array['account', 'made_by', 'made_at'], null);
end $$;

revoke execute on function public.tax_profile_history(uuid), private.require_seen_profile(uuid, timestamptz),
  public.save_tax_profile(uuid, date, jsonb, timestamptz), public.remove_tax_profile(uuid, date, timestamptz)
  from public, anon, authenticated, service_role;
grant execute on function public.tax_profile_history(uuid), public.save_tax_profile(uuid, date, jsonb, timestamptz),
  public.remove_tax_profile(uuid, date, timestamptz) to authenticated;

create table if not exists public.obligations (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references public.accounts (id) on delete cascade,
  obligation text not null check (obligation ~ '^([a-z]+(-[a-z]+)*|(work|own):[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12})$'),
  name text check (length(btrim(name)) between 3 and 80),
  client_sees boolean not null default true,
  municipality text not null default '' check (municipality ~ '^([0-9]{5})?$'),
  period text not null check (period ~ '^[0-9]{4}(-([0-9]{2}|[BCQS][1-6]))?$'),
  listed date not null,
  due date,
  act_by date,
  date_state text check (date_state in ('computed', 'published', 'confirmed')),
  norm text check (length(norm) between 1 and 300),
  source text check (length(source) between 1 and 300),
  missing text check (missing ~ '^[a-z]+(-[a-z]+)*$'),
  state text not null default 'not-started' check (state in
    ('not-started', 'waiting', 'in-progress', 'in-review', 'ready', 'filed', 'paid', 'not-applicable')),
  applies boolean not null default true,
  message text check (length(btrim(message)) between 1 and 500),
  receipt_number text check (length(btrim(receipt_number)) between 1 and 60),
  receipt_document uuid references public.documents (id) on delete set null,
  filed_on date,
  paid_on date,
  version int not null default 1,
  made_at timestamptz not null default now(),
  changed_at timestamptz not null default now(),
  constraint obligations_once unique (user_id, obligation, municipality, period),
  constraint obligations_named check ((name is not null) = (obligation like '%:%')),
  constraint obligations_dated check (case
    when name is not null then missing is null and listed = due and act_by <= due and num_nulls(due, act_by) = 0 and num_nonnulls(date_state, norm, source) = 0
    when due is null then missing is not null and coalesce(act_by::text, date_state, norm, source) is null
    else missing is null and listed = due and num_nulls(act_by, date_state, norm, source) = 0 and act_by <= due end),
  constraint obligations_filed check ((state in ('filed', 'paid')) = (filed_on is not null)
    and (filed_on is not null or num_nonnulls(receipt_number, receipt_document) = 0)),
  constraint obligations_paid check ((state = 'paid') = (paid_on is not null)),
  constraint obligations_excused check (state <> 'not-applicable' or message is not null)
);
alter table public.obligations enable row level security;
revoke all on public.obligations from anon, authenticated, service_role;
comment on table public.obligations is
  'What a client has to do, by period. Everybody of the client reads it, but for what the firm keeps to itself; only procedures write. What is the firm''s alone stands in private.obligation_work.';
create index if not exists obligations_of_client on public.obligations (user_id, listed, id);
create index if not exists obligations_open on public.obligations (due, user_id)
  where applies and state not in ('filed', 'paid', 'not-applicable');
create index if not exists obligations_of_document on public.obligations (receipt_document) where receipt_document is not null;
grant select on public.obligations to authenticated;
grant select, insert, update, delete on public.obligations to service_role;
drop policy if exists "own obligations or staff" on public.obligations;
create policy "own obligations or staff" on public.obligations for select to authenticated
  using ((client_sees and user_id in (select private.my_accounts('reader'))) or (select private.is_admin()) or user_id in (select private.my_clients()));
drop policy if exists "gate" on public.obligations;
create policy "gate" on public.obligations as restrictive for all to authenticated
  using ((select private.may_enter())) with check ((select private.may_enter()));

create table if not exists private.obligation_work (
  obligation uuid primary key references public.obligations (id) on delete cascade,
  responsible uuid references auth.users (id) on delete set null,
  reviewer uuid references auth.users (id) on delete set null,
  internal_date date,
  hours numeric(5, 2) check (hours between 0 and 500),
  notes text check (length(notes) between 1 and 2000),
  receipt_value bigint check (receipt_value between 0 and 999999999999999)
);
alter table private.obligation_work enable row level security;
revoke all on private.obligation_work from anon, authenticated, service_role;
comment on table private.obligation_work is 'Who does an obligation, what the firm notes about it, and its amount. Read and written by functions alone.';
create index if not exists obligation_work_responsible on private.obligation_work (responsible) where responsible is not null;
create index if not exists obligation_work_reviewer on private.obligation_work (reviewer) where reviewer is not null;

create table if not exists private.obligation_steps (
  obligation uuid not null references public.obligations (id) on delete cascade,
  place int not null,
  title text not null check (length(btrim(title)) between 2 and 160),
  done_at timestamptz,
  done_by uuid references auth.users (id) on delete set null,
  primary key (obligation, place)
);
alter table private.obligation_steps enable row level security;
revoke all on private.obligation_steps from anon, authenticated, service_role;
comment on table private.obligation_steps is 'What an obligation consists of for the firm. Read and written by functions alone.';
create index if not exists obligation_steps_done_by on private.obligation_steps (done_by) where done_by is not null;

create table if not exists private.obligation_history (
  id bigint generated always as identity primary key,
  obligation uuid not null references public.obligations (id) on delete cascade,
  at timestamptz not null default clock_timestamp(),
  actor uuid references auth.users (id) on delete set null,
  before jsonb not null,
  after jsonb not null
);
alter table private.obligation_history enable row level security;
revoke all on private.obligation_history from anon, authenticated, service_role;
comment on table private.obligation_history is 'What changed of an obligation since it is there. Written and read by functions alone.';
create index if not exists obligation_history_of_one on private.obligation_history (obligation, id);
create index if not exists obligation_history_actor on private.obligation_history (actor) where actor is not null;

create table if not exists public.calendar_changes (
  user_id uuid primary key references public.accounts (id) on delete cascade,
  at timestamptz not null default now()
);
alter table public.calendar_changes enable row level security;
revoke all on public.calendar_changes from anon, authenticated, service_role;
comment on table public.calendar_changes is 'When an obligation of a client last changed. Only procedures write.';
grant select on public.calendar_changes to authenticated;
grant select, insert, update, delete on public.calendar_changes to service_role;
drop policy if exists "own changes or staff" on public.calendar_changes;
create policy "own changes or staff" on public.calendar_changes for select to authenticated
  using (user_id in (select private.my_accounts('reader')) or (select private.is_admin()) or user_id in (select private.my_clients()));
drop policy if exists "gate" on public.calendar_changes;
create policy "gate" on public.calendar_changes as restrictive for all to authenticated
  using ((select private.may_enter())) with check ((select private.may_enter()));

do $$ begin
  if not exists (select from pg_publication_tables where pubname = 'supabase_realtime' and schemaname = 'public' and tablename = 'calendar_changes') then
    alter publication supabase_realtime add table public.calendar_changes;
  end if;
end $$;

create table if not exists private.due_date_rows (
  obligation text not null check (obligation ~ '^[a-z]+(-[a-z]+)*$'),
  municipality text not null default '' check (municipality ~ '^([0-9]{5})?$'),
  period text not null check (period ~ '^[0-9]{4}(-([0-9]{2}|[BCQS][1-6]))?$'),
  endings text not null check (length(endings) between 1 and 60),
  version int not null check (version > 1),
  due date not null,
  norm text not null check (length(btrim(norm)) between 1 and 300),
  source text not null check (length(btrim(source)) between 1 and 300),
  state text not null check (state in ('published', 'confirmed')),
  made_by uuid references auth.users (id) on delete set null,
  made_at timestamptz not null default clock_timestamp(),
  primary key (obligation, municipality, period, endings, version)
);
create table if not exists private.due_date_overrides (
  id uuid primary key default gen_random_uuid(),
  obligation text not null check (obligation ~ '^[a-z]+(-[a-z]+)*$'),
  municipality text not null default '' check (municipality ~ '^([0-9]{5})?$'),
  period text not null check (period ~ '^[0-9]{4}(-([0-9]{2}|[BCQS][1-6]))?$'),
  endings text not null default '*' check (length(endings) between 1 and 60),
  due date not null,
  norm text not null check (length(btrim(norm)) between 1 and 300),
  source text not null check (length(btrim(source)) between 1 and 300),
  state text not null check (state in ('published', 'confirmed')),
  reason text not null check (reason in ('extension', 'outage', 'firm')),
  client uuid references public.accounts (id) on delete cascade,
  made_by uuid references auth.users (id) on delete set null,
  made_at timestamptz not null default clock_timestamp()
);
create table if not exists private.non_business_days (
  day date primary key,
  name text not null check (length(btrim(name)) between 2 and 100),
  scope text not null check (scope in ('national', 'executive', 'open')),
  norm text not null check (length(btrim(norm)) between 1 and 300),
  made_by uuid references auth.users (id) on delete set null,
  made_at timestamptz not null default clock_timestamp()
);
do $$ declare t text; begin
  foreach t in array array['due_date_rows', 'due_date_overrides', 'non_business_days'] loop
    execute format('alter table private.%I enable row level security', t);
    execute format('revoke all on private.%I from anon, authenticated, service_role', t);
  end loop;
end $$;
comment on table private.due_date_rows is 'Dates of tables that the firm loaded. Read and written by functions alone.';
comment on table private.due_date_overrides is 'Dates that replace what table and rule say. Read and written by functions alone.';
comment on table private.non_business_days is 'Days that are no business days and did not come with the product. Read and written by functions alone.';
create index if not exists due_date_rows_made_by on private.due_date_rows (made_by) where made_by is not null;
create index if not exists due_date_overrides_of_client on private.due_date_overrides (client) where client is not null;
create index if not exists due_date_overrides_made_by on private.due_date_overrides (made_by) where made_by is not null;
create index if not exists non_business_days_made_by on private.non_business_days (made_by) where made_by is not null;

create or replace function public.calendar_additions() returns jsonb
language sql stable security definer set search_path = '' as $$
  select jsonb_build_object(
    'days', (select coalesce(jsonb_agg(jsonb_build_object('day', d.day, 'name', d.name, 'scope', d.scope, 'norm', d.norm)
      order by d.day), '[]') from private.non_business_days d),
    'rows', (select coalesce(jsonb_agg(jsonb_build_object('obligation', r.obligation, 'municipality', nullif(r.municipality, ''),
        'period', r.period, 'endings', r.endings, 'version', r.version, 'due', r.due, 'norm', r.norm, 'source', r.source, 'state', r.state)
      order by r.obligation, r.municipality, r.period, r.version desc, r.endings), '[]') from private.due_date_rows r),
    'overrides', (select coalesce(jsonb_agg(jsonb_build_object('obligation', o.obligation, 'municipality', nullif(o.municipality, ''),
        'period', o.period, 'endings', o.endings, 'due', o.due, 'norm', o.norm, 'source', o.source, 'state', o.state,
        'reason', o.reason, 'client', o.client, 'at', o.made_at at time zone 'utc') order by o.made_at), '[]')
      from private.due_date_overrides o))
$$;

create table if not exists private.obligation_plans (
  account uuid primary key references public.accounts (id) on delete cascade,
  since date not null default (now() at time zone 'America/Bogota')::date,
  planned_on date,
  claim uuid,
  claimed_until timestamptz
);
alter table private.obligation_plans enable row level security;
revoke all on private.obligation_plans from anon, authenticated, service_role;
comment on table private.obligation_plans is 'Up to when the obligations of each client are made, and who is making them. Read and written by functions alone.';
create index if not exists obligation_plans_next on private.obligation_plans (coalesce(planned_on, '-infinity'::date), account);
create index if not exists obligation_plans_claimed on private.obligation_plans (claim) where claim is not null;

create or replace function private.plan_again() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if tg_table_name = 'tax_profiles' then
    insert into private.obligation_plans as p (account) values (new.account)
      on conflict (account) do update set planned_on = null, claim = null, claimed_until = null;
  elsif tg_table_name = 'user_approval_status' then
    update private.obligation_plans p set planned_on = null, claim = null, claimed_until = null where p.account = new.user_id;
  else
    -- In their order, so that two who do this at once do not wait for each other.
    update private.obligation_plans p set planned_on = null, claim = null, claimed_until = null
      from (select x.account from private.obligation_plans x order by x.account for update) every where p.account = every.account;
  end if;
  return null;
end $$;
drop trigger if exists plan_again on private.tax_profiles;
create trigger plan_again after insert or update on private.tax_profiles for each row execute function private.plan_again();
create or replace function private.plan_without_profile() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  update private.obligation_plans p set planned_on = null, claim = null, claimed_until = null where p.account = old.account;
  return null;
end $$;
drop trigger if exists plan_without on private.tax_profiles;
create trigger plan_without after delete on private.tax_profiles for each row execute function private.plan_without_profile();
drop trigger if exists plan_again on public.user_approval_status;
create trigger plan_again after update of status on public.user_approval_status
  for each row when (old.status <> new.status) execute function private.plan_again();
drop trigger if exists plan_again on private.due_date_rows;
create trigger plan_again after insert or update or delete on private.due_date_rows
  for each statement execute function private.plan_again();
drop trigger if exists plan_again on private.due_date_overrides;
create trigger plan_again after insert or update or delete on private.due_date_overrides
  for each statement execute function private.plan_again();
drop trigger if exists plan_again on private.non_business_days;
create trigger plan_again after insert or update or delete on private.non_business_days
  for each statement execute function private.plan_again();

create or replace function private.plan_from(since date, today date) returns date
language sql immutable parallel safe set search_path = '' as $$
  select greatest(since, today - 92)
$$;
create or replace function private.plan_until(today date) returns date
language sql immutable parallel safe set search_path = '' as $$
  select (today + interval '14 months')::date
$$;

create or replace function public.claim_obligation_plans(most int default 50, lease_seconds int default 300) returns jsonb
language plpgsql volatile security definer set search_path = '' set enable_seqscan = off set jit = off as $$
declare
  today date := (now() at time zone 'America/Bogota')::date;
  mine uuid := gen_random_uuid();
  clients jsonb;
begin
  with due as (
    select p.account from private.obligation_plans p
      where coalesce(p.planned_on, '-infinity'::date) < today and (p.claimed_until is null or p.claimed_until < now())
      order by coalesce(p.planned_on, '-infinity'::date), p.account limit most for update skip locked),
  claimed as (
    update private.obligation_plans p set claim = mine, claimed_until = now() + make_interval(secs => lease_seconds)
      from due where p.account = due.account returning p.account, p.since)
  select jsonb_agg(jsonb_build_object('account', c.account, 'from', private.plan_from('-infinity', today), 'profiles', (
      select coalesce(jsonb_agg(jsonb_build_object('valid_from', t.valid_from, 'nit', t.nit, 'digit', t.digit, 'kind', t.kind,
        'regime', t.regime, 'responsibilities', t.responsibilities, 'vat_cycle', t.vat_cycle, 'traits', t.traits,
        'municipalities', t.municipalities) order by t.valid_from), '[]')
      from private.tax_profiles t where t.account = c.account
        and exists (select from public.user_approval_status s where s.user_id = c.account and s.status = 'approved'))))
    into clients from claimed c;
  return case when clients is not null
    then jsonb_build_object('claim', mine, 'until', private.plan_until(today), 'clients', clients) end;
end $$;

create or replace function public.merge_obligations(claim uuid, groups jsonb) returns int
language plpgsql volatile security definer set search_path = '' set enable_seqscan = off set jit = off as $$
declare
  today date := (now() at time zone 'America/Bogota')::date;
  given uuid[] := array(select a::uuid from jsonb_array_elements(groups) g, jsonb_array_elements_text(g -> 'accounts') a);
  mine uuid[] := array(
    select p.account from private.obligation_plans p where p.claim = merge_obligations.claim and p.account = any (given)
    order by p.account for update);
  changed int;
begin
  with computed as materialized (
    select a.account::uuid as user_id, d.obligation, coalesce(d.municipality, '') as municipality, d.period, d.listed,
           d.due, d.act_by, d.date_state, d.norm, d.source, d.missing
    from jsonb_array_elements(groups) g, jsonb_array_elements_text(g -> 'accounts') a (account),
         jsonb_to_recordset(g -> 'duties') as d (obligation text, municipality text, period text, listed date, due date, act_by date,
           date_state text, norm text, source text, missing text)
    where a.account::uuid = any (mine)),
  plans as materialized (
    select p.account as user_id, private.plan_from(p.since, today) as first_day from private.obligation_plans p where p.account = any (mine)),
  known as materialized (
    select o.* from public.obligations o where o.user_id = any (mine) and o.listed >= today - 458 and o.name is null),
  compared as materialized (
    select user_id, obligation, municipality, period, p.first_day, k.id, k.listed as was_listed, k.due as was,
           k.state in ('filed', 'paid', 'not-applicable') as settled, k.applies,
           k.state = 'not-started' and k.message is null as untouched,
           c.listed, c.due, c.act_by, c.date_state, c.norm, c.source, c.missing,
           (k.listed, k.due, k.act_by, k.date_state, k.norm, k.source, k.missing, k.applies)
             is distinct from (c.listed, c.due, c.act_by, c.date_state, c.norm, c.source, c.missing, true) as differs
    from computed c full join known k using (user_id, obligation, municipality, period) join plans p using (user_id)),
  kept as (
    insert into public.obligations as o (user_id, obligation, municipality, period, listed, due, act_by, date_state, norm, source, missing)
    select c.user_id, c.obligation, c.municipality, c.period, c.listed, c.due, c.act_by, c.date_state, c.norm, c.source, c.missing
    from compared c where case when c.id is null then c.listed >= c.first_day else c.listed is not null and c.differs and not c.settled end
    on conflict on constraint obligations_once do update set (listed, due, act_by, date_state, norm, source, missing) =
        (excluded.listed, excluded.due, excluded.act_by, excluded.date_state, excluded.norm, excluded.source, excluded.missing),
        applies = true, version = o.version + 1, changed_at = now()
      where o.state not in ('filed', 'paid', 'not-applicable')
    returning o.id, o.user_id),
  ended as materialized (
    select c.id, c.untouched and not exists (select from private.obligation_work w where w.obligation = c.id) as untouched
    from compared c
    where c.listed is null and c.applies and not c.settled and c.was_listed between c.first_day and private.plan_until(today)),
  gone as (
    delete from public.obligations o where o.id = any (array(select e.id from ended e where e.untouched)) and o.state = 'not-started'
    returning o.user_id),
  left_over as (
    update public.obligations o set applies = false, version = o.version + 1, changed_at = now()
    where o.id = any (array(select e.id from ended e where not e.untouched)) returning o.id, o.user_id),
  noted as (
    insert into private.obligation_history (obligation, before, after)
    select c.id, jsonb_build_object('due', c.was), jsonb_build_object('due', c.due)
      from compared c join kept k on k.id = c.id where c.was is distinct from c.due
    union all select l.id, jsonb_build_object('applies', true), jsonb_build_object('applies', false) from left_over l),
  touched as materialized (select user_id from kept union all select user_id from gone union all select user_id from left_over),
  told as (
    insert into public.calendar_changes as x (user_id, at) select distinct t.user_id, now() from touched t
    on conflict (user_id) do update set at = excluded.at),
  planned as (
    update private.obligation_plans p set planned_on = today, claim = null, claimed_until = null where p.account = any (mine))
  select count(*) into changed from touched;
  return changed;
end $$;

revoke execute on function public.calendar_additions(), private.plan_again(), private.plan_without_profile(),
  private.plan_from(date, date), private.plan_until(date), public.claim_obligation_plans(int, int), public.merge_obligations(uuid, jsonb)
  from public, anon, authenticated, service_role;
grant execute on function public.calendar_additions(), public.claim_obligation_plans(int, int), public.merge_obligations(uuid, jsonb)
  to service_role;

create or replace function private.obligation_facts(o public.obligations) returns jsonb
language sql stable set search_path = '' as $$
  select jsonb_build_object('id', o.id, 'obligation', o.obligation, 'name', o.name, 'municipality', nullif(o.municipality, ''), 'period', o.period,
    'listed', o.listed, 'due', o.due, 'actBy', o.act_by, 'dateState', o.date_state, 'norm', o.norm, 'source', o.source,
    'missing', o.missing, 'state', o.state, 'applies', o.applies, 'message', o.message, 'receipt', o.receipt_number,
    'document', o.receipt_document, 'filedOn', o.filed_on, 'paidOn', o.paid_on)
$$;

create or replace function public.my_calendar(wanted_year int default null) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
  me uuid := private.require_account('reader');
  figures boolean := private.role_rank((private.named_account()).role) >= private.role_rank('accountant');
  today date := (now() at time zone 'America/Bogota')::date;
  since date := (date_trunc('month', today) - interval '1 month')::date;
  year_from date := make_date(least(greatest(coalesce(wanted_year, extract(year from today)::int), 2000), 2100), 1, 1);
  year_until date := (year_from + interval '1 year')::date - 1;
  advisor text := private.my_advisor();
begin
  return jsonb_build_object(
    'rows', (
      select coalesce(jsonb_agg(private.obligation_facts(o) || jsonb_build_object(
          'responsible', coalesce(private.member_name(w.responsible), advisor), 'value', case when figures then w.receipt_value end)
        order by o.listed, o.obligation, o.municipality, o.period), '[]')
      from (
        select x.* from public.obligations x where x.user_id = me and x.listed >= since
        union select x.* from public.obligations x where x.user_id = me and x.listed between year_from and year_until
        union select x.* from public.obligations x where x.user_id = me and x.due < today and x.applies
          and x.state not in ('filed', 'paid', 'not-applicable')) r
      join public.obligations o on o.id = r.id and o.client_sees left join private.obligation_work w on w.obligation = o.id),
    'advisor', advisor,
    'figures', private.penalty_figures(),
    'ending', (select right(t.nit, 2) from private.tax_profiles t where t.account = me and t.valid_from <= today
      order by t.valid_from desc limit 1),
    'planned', exists (select from private.obligation_plans p where p.account = me and p.planned_on is not null),
    'notices', (select private.wants_mail(a.contact, 'deadlines') from public.accounts a where a.id = me and a.contact = (select auth.uid())));
end $$;

create or replace function public.client_obligations(client uuid) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
  today date := (now() at time zone 'America/Bogota')::date;
begin
  perform private.require_client(client);
  return jsonb_build_object(
    'rows', (
      select coalesce(jsonb_agg(private.obligation_facts(o) || jsonb_build_object('version', o.version,
          'responsible', w.responsible, 'internalDate', w.internal_date, 'hours', w.hours, 'notes', w.notes, 'value', w.receipt_value)
        order by o.listed, o.obligation, o.municipality, o.period), '[]')
      from public.obligations o left join private.obligation_work w on w.obligation = o.id
      where o.user_id = client_obligations.client
        and (o.listed >= today - 366 or o.applies and o.state not in ('filed', 'paid', 'not-applicable'))),
    'advisor', (select private.member_name(a.advisor) from private.client_advisors a
      where a.client = client_obligations.client and a.responsible),
    'members', (select coalesce(jsonb_agg(jsonb_build_object('id', s.user_id, 'name', private.member_name(s.user_id))
      order by private.member_name(s.user_id)), '[]') from private.staff s),
    'documents', (select coalesce(jsonb_agg(jsonb_build_object('id', d.id, 'name', d.name) order by d.created_at desc), '[]') from (
      select x.id, x.name, x.created_at from public.documents x where x.user_id = client_obligations.client and x.kind = 'file'
      order by x.created_at desc, x.id desc limit 50) d));
end $$;

drop function if exists private.own_obligation(uuid, int);
create or replace function private.own_obligation(obligation uuid, seen int, becomes jsonb default null) returns public.obligations
language plpgsql volatile security definer set search_path = '' as $$
declare
  o public.obligations;
begin
  perform private.require_staff();
  select x.* into o from public.obligations x where x.id = own_obligation.obligation for update;
  if o.id is null or not private.sees_client(o.user_id) then
    raise exception 'not-found' using errcode = 'P0001';
  end if;
  if o.version = seen + 1 and becomes is not null
    and to_jsonb(o) || jsonb_build_object('value', (select w.receipt_value from private.obligation_work w where w.obligation = o.id)) @> becomes
    and (select auth.uid()) = (select h.actor from private.obligation_history h where h.obligation = o.id order by h.id desc limit 1) then
    return null;
  end if;
  if o.version is distinct from seen then
    raise exception 'conflict' using errcode = 'P0001', detail = coalesce((
      select jsonb_build_object('by', private.member_name(h.actor), 'at', h.at) from private.obligation_history h
      where h.obligation = o.id order by h.id desc limit 1), '{}');
  end if;
  return o;
end $$;

create or replace function private.works_for(member uuid, client uuid) returns boolean
language sql stable security definer set search_path = '' as $$
  select exists (select from private.staff s where s.user_id = member and (s.role = 'admin'
    or exists (select from private.client_advisors a where a.client = works_for.client and a.advisor = s.user_id)))
$$;

drop function if exists private.hand_over_work(uuid, uuid);
create or replace function private.hand_over_work(member uuid, heir uuid, client uuid default null) returns void
language plpgsql volatile security definer set search_path = '' set plan_cache_mode = 'force_custom_plan' as $$
begin
  with theirs as materialized (
    select o.id, o.user_id, coalesce(w.responsible = hand_over_work.member, false) as does,
           coalesce(w.reviewer = hand_over_work.member, false) as looks,
           case when private.works_for(hand_over_work.heir, o.user_id) then hand_over_work.heir end as next
    from private.obligation_work w join public.obligations o on o.id = w.obligation
    where (w.responsible = hand_over_work.member or w.reviewer = hand_over_work.member)
      and (hand_over_work.client is null or o.user_id = hand_over_work.client)
      and not private.works_for(hand_over_work.member, o.user_id)
    order by o.id for update of o),
  given as (
    update private.obligation_work w set responsible = case when t.does then t.next else w.responsible end,
        reviewer = case when t.looks then t.next else w.reviewer end
      from theirs t where w.obligation = t.id),
  grown as (
    update public.obligations o set version = o.version + 1, changed_at = now() from theirs t where o.id = t.id),
  told as (
    insert into public.calendar_changes as x (user_id, at) select t.user_id, clock_timestamp() from (select distinct user_id from theirs) t
      on conflict (user_id) do update set at = excluded.at)
  insert into private.obligation_history (obligation, actor, before, after)
    select t.id, (select auth.uid()),
           case when t.does then jsonb_build_object('responsible', hand_over_work.member) else '{}' end
             || case when t.looks then jsonb_build_object('reviewer', hand_over_work.member) else '{}' end,
           case when t.does then jsonb_build_object('responsible', t.next) else '{}' end
             || case when t.looks then jsonb_build_object('reviewer', t.next) else '{}' end
    from theirs t;
end $$;

create or replace function private.leave_work() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  member uuid := case tg_table_name when 'staff' then to_jsonb(new) ->> 'user_id' else to_jsonb(old) ->> 'advisor' end;
  left_client uuid := to_jsonb(old) ->> 'client';
begin
  if not exists (select from private.staff s where s.user_id = member) or private.works_for(member, left_client) then
    return null;
  end if;
  perform private.hand_over_work(member, null, left_client);
  update private.thread_desk d set assignee = null, assigned_by = null, assigned_at = null
    where d.assignee = member and (left_client is null or d.client = left_client) and not private.works_for(member, d.client);
  perform private.redirect_mails(member);
  return null;
end $$;
drop trigger if exists leave_work on private.client_advisors;
create constraint trigger leave_work after delete on private.client_advisors deferrable initially deferred
  for each row execute function private.leave_work();
drop trigger if exists leave_work on private.staff;
create trigger leave_work after update of role on private.staff
  for each row when (old.role = 'admin' and new.role <> 'admin') execute function private.leave_work();

create or replace function private.note_obligation(was public.obligations, becomes public.obligations, more jsonb default '{}') returns void
language plpgsql volatile security definer set search_path = '' as $$
declare
  changed jsonb := (select coalesce(jsonb_object_agg(n.key, n.value), '{}') from jsonb_each(to_jsonb(becomes)) n
    where n.key not in ('version', 'changed_at') and to_jsonb(was) -> n.key is distinct from n.value);
begin
  insert into private.obligation_history (obligation, actor, before, after) values (was.id, (select auth.uid()),
    (select coalesce(jsonb_object_agg(k, to_jsonb(was) -> k), '{}') from jsonb_object_keys(changed) k), changed || more);
  perform private.note_staff('obligation.' || becomes.state, was.user_id, jsonb_build_object('state', was.state),
    jsonb_build_object('state', becomes.state, 'obligation', coalesce(was.name, was.obligation), 'period', was.period));
  insert into public.calendar_changes as x (user_id, at) values (was.user_id, clock_timestamp())
    on conflict (user_id) do update set at = excluded.at;
end $$;

drop function if exists public.set_obligation_state(uuid, int, text, text, uuid);
create or replace function public.set_obligation_state(obligation uuid, seen int, new_state text, message text default null) returns int
language plpgsql volatile security definer set search_path = '' as $$
declare
  was public.obligations := private.own_obligation(obligation, seen,
    jsonb_build_object('state', new_state, 'message', nullif(btrim(message), '')));
  becomes public.obligations;
begin
  if was.id is null then
    return seen + 1;
  end if;
  if new_state is null or new_state not in ('not-started', 'waiting', 'in-progress', 'in-review', 'ready') then
    raise exception 'invalid-input' using errcode = 'P0001';
  end if;
  update public.obligations o set state = new_state, message = nullif(btrim(set_obligation_state.message), ''),
      receipt_number = null, receipt_document = null, filed_on = null, paid_on = null, version = o.version + 1, changed_at = now()
    where o.id = was.id returning * into becomes;
  update private.obligation_work w set receipt_value = null where w.obligation = was.id;
  perform private.note_obligation(was, becomes);
  return becomes.version;
end $$;

create or replace function public.file_obligation(obligation uuid, seen int, receipt_number text, filed_on date, paid_on date default null,
  receipt_value bigint default null, document uuid default null) returns int
language plpgsql volatile security definer set search_path = '' as $$
declare
  was public.obligations := private.own_obligation(obligation, seen, jsonb_build_object(
    'state', case when paid_on is null then 'filed' else 'paid' end, 'receipt_number', nullif(btrim(receipt_number), ''),
    'receipt_document', document, 'filed_on', filed_on, 'paid_on', paid_on, 'value', receipt_value));
  becomes public.obligations;
  today date := (now() at time zone 'America/Bogota')::date;
begin
  if was.id is null then
    return seen + 1;
  end if;
  if nullif(btrim(receipt_number), '') is null and was.name is null or filed_on is null or filed_on > today or paid_on > today then
    raise exception 'invalid-input' using errcode = 'P0001';
  end if;
  if document is not null and not exists (
      select from public.documents d where d.id = file_obligation.document and d.user_id = was.user_id and d.kind = 'file') then
    raise exception 'not-found' using errcode = 'P0001';
  end if;
  update public.obligations o set state = case when file_obligation.paid_on is null then 'filed' else 'paid' end, message = null,
      receipt_number = nullif(btrim(file_obligation.receipt_number), ''), receipt_document = file_obligation.document,
      filed_on = file_obligation.filed_on, paid_on = file_obligation.paid_on, version = o.version + 1, changed_at = now()
    where o.id = was.id returning * into becomes;
  insert into private.obligation_work as w (obligation, receipt_value) values (was.id, file_obligation.receipt_value)
    on conflict on constraint obligation_work_pkey do update set receipt_value = excluded.receipt_value;
  perform private.note_obligation(was, becomes, jsonb_build_object('value', file_obligation.receipt_value));
  return becomes.version;
end $$;

create or replace function public.excuse_obligation(obligation uuid, seen int, reason text) returns int
language plpgsql volatile security definer set search_path = '' as $$
declare
  was public.obligations := private.own_obligation(obligation, seen,
    jsonb_build_object('state', 'not-applicable', 'message', btrim(reason)));
  becomes public.obligations;
begin
  if was.id is null then
    return seen + 1;
  end if;
  if length(btrim(coalesce(reason, ''))) < 5 then
    raise exception 'invalid-input' using errcode = 'P0001';
  end if;
  update public.obligations o set state = 'not-applicable', message = btrim(reason), receipt_number = null, receipt_document = null,
      filed_on = null, paid_on = null, version = o.version + 1, changed_at = now()
    where o.id = was.id returning * into becomes;
  update private.obligation_work w set receipt_value = null where w.obligation = was.id;
  perform private.note_obligation(was, becomes);
  return becomes.version;
end $$;

revoke execute on function private.obligation_facts(public.obligations), public.my_calendar(int), public.client_obligations(uuid),
  private.own_obligation(uuid, int, jsonb), private.works_for(uuid, uuid), private.hand_over_work(uuid, uuid, uuid), private.leave_work(), private.note_obligation(public.obligations, public.obligations, jsonb),
  public.set_obligation_state(uuid, int, text, text),
  public.file_obligation(uuid, int, text, date, date, bigint, uuid), public.excuse_obligation(uuid, int, text)
  from public, anon, authenticated, service_role;
grant execute on function public.my_calendar(int), public.client_obligations(uuid), public.set_obligation_state(uuid, int, text, text),
  public.file_obligation(uuid, int, text, date, date, bigint, uuid), public.excuse_obligation(uuid, int, text) to authenticated;

create table if not exists private.uvt_values (
  year int primary key check (year between 2006 and 2100),
  value int not null check (value between 1000 and 1000000),
  norm text not null check (length(btrim(norm)) between 1 and 300),
  made_by uuid references auth.users (id) on delete set null,
  made_at timestamptz not null default clock_timestamp()
);
alter table private.uvt_values enable row level security;
revoke all on private.uvt_values from anon, authenticated, service_role;
comment on table private.uvt_values is 'The UVT of years that did not come with the product. Read and written by functions alone.';
create index if not exists uvt_values_made_by on private.uvt_values (made_by) where made_by is not null;

create table if not exists private.usury_rates (
  month text primary key check (month ~ '^20[0-9]{2}-(0[1-9]|1[0-2])$'),
  percent numeric(5, 2) not null check (percent between 3 and 100),
  norm text not null check (length(btrim(norm)) between 1 and 300),
  made_by uuid references auth.users (id) on delete set null,
  made_at timestamptz not null default clock_timestamp()
);
alter table private.usury_rates enable row level security;
revoke all on private.usury_rates from anon, authenticated, service_role;
comment on table private.usury_rates is 'The usury rate of each month, by which interest on late tax goes. Read and written by functions alone.';
create index if not exists usury_rates_made_by on private.usury_rates (made_by) where made_by is not null;

create table if not exists private.calendar_edits (
  version int primary key check (version > 0),
  at timestamptz not null default clock_timestamp(),
  actor uuid references auth.users (id) on delete set null,
  kind text not null check (kind in ('table', 'confirm', 'override', 'outage', 'drop-override', 'day', 'drop-day', 'uvt', 'usury')),
  about text not null check (length(btrim(about)) between 1 and 500),
  change jsonb not null,
  norm text not null check (length(btrim(norm)) between 1 and 300),
  source text not null check (length(btrim(source)) between 1 and 300),
  clients int not null check (clients >= 0),
  dates int not null check (dates >= 0)
);
alter table private.calendar_edits enable row level security;
revoke all on private.calendar_edits from anon, authenticated, service_role;
comment on table private.calendar_edits is 'Every change of the firm''s calendar: who, when, by which norm. Written and read by functions alone.';
create index if not exists calendar_edits_actor on private.calendar_edits (actor) where actor is not null;

create index if not exists obligations_by_day on public.obligations (listed, obligation);

create or replace function private.penalty_figures() returns jsonb
language sql stable security definer set search_path = '' as $$
  select jsonb_build_object(
    'uvt', (select coalesce(jsonb_agg(jsonb_build_object('year', u.year, 'value', u.value, 'source', u.norm) order by u.year), '[]')
      from private.uvt_values u),
    'rates', (select coalesce(jsonb_agg(jsonb_build_object('month', r.month, 'percent', r.percent, 'source', r.norm) order by r.month desc), '[]')
      from (select x.* from private.usury_rates x order by x.month desc limit 60) r))
$$;
revoke execute on function private.penalty_figures() from public, anon, authenticated, service_role;

create or replace function public.firm_dates() returns jsonb
language plpgsql stable security definer set search_path = '' as $$
begin
  perform private.require_staff();
  return jsonb_build_object(
    'version', (select coalesce(max(e.version), 0) from private.calendar_edits e),
    'days', (select coalesce(jsonb_agg(jsonb_build_object('day', d.day, 'name', d.name, 'scope', d.scope, 'norm', d.norm) order by d.day), '[]')
      from private.non_business_days d),
    'rows', public.calendar_additions() -> 'rows',
    'overrides', (select coalesce(jsonb_agg(jsonb_build_object('id', o.id, 'obligation', o.obligation, 'municipality', nullif(o.municipality, ''),
        'period', o.period, 'endings', o.endings, 'due', o.due, 'norm', o.norm, 'source', o.source, 'state', o.state, 'reason', o.reason,
        'client', o.client, 'at', o.made_at at time zone 'utc') order by o.made_at), '[]')
      from private.due_date_overrides o where o.client is null or private.sees_client(o.client)));
end $$;

create or replace function public.calendar_progress() returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
  today date := (now() at time zone 'America/Bogota')::date;
begin
  perform private.require_staff();
  return jsonb_build_object(
    'left', (select count(*) from private.obligation_plans p where coalesce(p.planned_on, '-infinity'::date) < today),
    'total', (select count(*) from private.obligation_plans));
end $$;

create or replace function public.firm_calendar() returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
  today date := (now() at time zone 'America/Bogota')::date;
begin
  perform private.require_staff();
  return public.calendar_progress() || private.penalty_figures() || jsonb_build_object(
    'cities', (select coalesce(jsonb_agg(jsonb_build_object('municipality', c.code, 'obligation', c.duty, 'clients', c.clients)
        order by c.code, c.duty), '[]') from (
      select m ->> 'code' as code, d as duty, count(distinct t.account)::int as clients
      from (
        select distinct on (p.account) p.account, p.municipalities from private.tax_profiles p
        where p.valid_from <= today and ((select private.is_admin()) or p.account in (select private.my_clients()))
        order by p.account, p.valid_from desc) t, jsonb_array_elements(t.municipalities) m, jsonb_array_elements_text(m -> 'duties') d
      where m ->> 'code' is not null group by 1, 2) c),
    'history', (select coalesce(jsonb_agg(jsonb_build_object('version', e.version, 'at', e.at, 'by', private.member_name(e.actor), 'kind', e.kind,
        'about', e.about, 'norm', e.norm, 'source', e.source, 'clients', e.clients, 'dates', e.dates) order by e.version desc), '[]')
      from (select x.* from private.calendar_edits x order by x.version desc limit 100) e));
end $$;

create or replace function public.calendar_reach(from_day date, until_day date, slots jsonb default null, client uuid default null) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
begin
  perform private.require_admin();
  return (
    with named as (select distinct o.client from private.due_date_overrides o where o.client is not null union select calendar_reach.client),
    reached as (
      select o.obligation, o.municipality, o.period, o.user_id, t.ending, t.sector,
             case when o.user_id in (select n.client from named n) then o.user_id end as client
      from public.obligations o
      cross join lateral (
        select case when p.digit = private.nit_check_digit(p.nit) then right(p.nit, 2) end as ending,
               (select m ->> 'sector' from jsonb_array_elements(p.municipalities) m where m ->> 'code' = o.municipality limit 1) as sector
        from private.tax_profiles p where p.account = o.user_id order by p.valid_from <= o.listed desc, p.valid_from desc limit 1) t
      where o.listed between from_day and until_day and o.name is null and o.applies and o.state not in ('filed', 'paid', 'not-applicable')
        and (calendar_reach.client is null or o.user_id = calendar_reach.client)
        and (slots is null or exists (select from jsonb_to_recordset(slots) as s (obligation text, municipality text, period text)
          where s.obligation = o.obligation and coalesce(s.municipality, '') = o.municipality and s.period = o.period))),
    grouped as (
      select r.obligation, r.municipality, r.period, r.ending, r.sector, r.client, array_agg(r.user_id) as clients
      from reached r group by 1, 2, 3, 4, 5, 6)
    select coalesce(jsonb_agg(jsonb_build_object('obligation', g.obligation, 'municipality', nullif(g.municipality, ''), 'period', g.period,
      'ending', g.ending, 'sector', g.sector, 'client', g.client, 'clients', g.clients)), '[]') from grouped g);
end $$;

create or replace function public.client_names(clients uuid[]) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
begin
  perform private.require_staff();
  return (select coalesce(jsonb_object_agg(c.id, private.client_title(c.id)), '{}')
    from unnest(clients[1:200]) as c (id) where private.sees_client(c.id));
end $$;

create or replace function private.period_end(period text) returns date
language sql immutable parallel safe set search_path = '' as $$
  select (make_date(left(p.period, 4)::int, p.part * p.months, 1) + interval '1 month')::date - 1
  from (select period, case when length(period) = 4 then 1 else ltrim(substr(period, 6), 'BQCS')::int end as part, case
      when length(period) = 4 then 12 else case substr(period, 6, 1) when 'B' then 2 when 'Q' then 3 when 'C' then 4 when 'S' then 6 else 1 end end as months
    where period ~ '^[12][0-9]{3}(-((0[1-9]|1[0-2])|B[1-6]|Q[1-4]|C[1-3]|S[12]))?$') p
$$;

create or replace function private.dated_obligations() returns table (obligation text, period text, local boolean, within boolean)
language sql immutable parallel safe set search_path = '' as $$
  select i.id, c.pattern, i.id ~ '^(local|property|vehicle)-', i.id ~ any (array['^wealth-', '^property-', '^vehicle-', '^service-bonus$',
      '^(large-taxpayer|company|person|simple)-foreign-assets$', '^special-regime-update$', '^simple-enrolment$', '^beneficial-owners$',
      '^(business|proponents|databases)-register$', '^local-tax-simplified$'])
  from (values
    ('^\d{4}$', 'company-income-return company-income-second large-taxpayer-income-first large-taxpayer-income-return
      large-taxpayer-income-third person-income-return simple-vat simple-return wealth-return wealth-second large-taxpayer-foreign-assets
      company-foreign-assets person-foreign-assets simple-foreign-assets transfer-pricing-return transfer-pricing-documents
      country-by-country-report single-use-plastics-tax significant-presence-return withholding-certificates special-regime-update
      special-regime-report works-for-taxes-return simple-enrolment exogenous-large-taxpayer exogenous severance-interest severance-deposit
      safety-self-assessment business-register proponents-register databases-register supervised-statements local-tax-annual
      local-information property-tax-early property-tax property-tax-instalment-return vehicle-tax-early vehicle-tax
      vehicle-tax-instalment-return'),
    ('^\d{4}-\d\d$', 'withholding fuel-tax electronic-payroll social-security'),
    ('-B', 'vat-bimonthly consumption-tax simple-advance foreign-provider-vat carbon-tax sugary-drinks-tax ultra-processed-food-tax
      significant-presence-advance local-tax-bimonthly local-tax-simplified local-withholding'),
    ('-C', 'vat-four-monthly'),
    ('-Q', 'beneficial-owners property-tax-instalment property-tax-by-sector property-tax-late'),
    ('-S', 'service-bonus databases-complaints vehicle-tax-instalment')) c (pattern, ids),
  lateral regexp_split_to_table(c.ids, '\s+') i (id)
$$;

create or replace function private.date_problem(dates jsonb, whole boolean, as_is boolean default false) returns jsonb
language plpgsql stable set search_path = '' as $$
declare
  found jsonb;
begin
  with given as (
    select d.obligation, coalesce(d.municipality, '') as municipality, d.period, d.endings, d.due,
           o.obligation is not null and (d.municipality is null or d.municipality ~ '^\d{5}$') and o.local = (coalesce(d.municipality, '') <> '')
             and d.period ~ o.period and private.period_end(d.period) is not null as named,
           d.obligation is not distinct from 'property-tax-by-sector' as by_sector, o.within, private.period_end(d.period) as ended
    from jsonb_to_recordset(dates) as d (obligation text, municipality text, period text, endings text, due date)
    left join private.dated_obligations() o using (obligation)),
  singles as (
    -- Each row as the pairs of digits that it names, and the place of each in the ladder.
    select g.obligation, g.municipality, g.period, g.due, p.pair,
           case when g.obligation = 'social-security' then p.pair else (p.pair + 99) % 100 end as by_two,
           case when min(length(split_part(g.endings, '-', 1))) over slot = 1 then (p.pair + 9) % 10 end as by_one,
           max(length(split_part(g.endings, '-', 1))) over slot = 1 as of_one
    from given g
    cross join lateral (select split_part(g.endings, '-', 1) as first, coalesce(nullif(split_part(g.endings, '-', 2), ''), split_part(g.endings, '-', 1)) as last,
      10 ^ length(split_part(g.endings, '-', 1)) as size) e
    cross join lateral generate_series(0, (e.last::int - e.first::int + e.size::int) % e.size::int) s (step)
    cross join lateral generate_series((e.first::int + s.step) % e.size::int, 99, case when e.size = 10 then 10 else 100 end) p (pair)
    where g.named and not g.by_sector and g.endings ~ '^(\d(-\d)?|\d\d(-\d\d)?)$'
    window slot as (partition by g.obligation, g.municipality, g.period)),
  steps as (
    select s.obligation, s.municipality, s.period, s.due,
           lag(s.due) over (partition by s.obligation, s.municipality, s.period order by case when s.of_one then s.by_one else s.by_two end, s.by_two) as before
    from singles s),
  problems as (
    select 'unknown' as problem, g.obligation, g.period from given g where g.named is not true
    union all select 'endings', g.obligation, g.period from given g
      where g.endings is null or g.endings <> '*' and g.endings !~ '^(\d(-\d)?|\d\d(-\d\d)?)$' and not (whole and g.by_sector)
    union all select 'day', g.obligation, g.period from given g
      where g.due is null or not isfinite(g.due) or g.named and (g.due < make_date(left(g.period, 4)::int, 1, 1)
        or g.due > make_date(left(g.period, 4)::int + 2, 6, 30) or not g.within and g.due <= g.ended)
    union all select 'weekend', g.obligation, g.period from given g where not as_is and isfinite(g.due) and extract(isodow from g.due) > 5
    union all select 'everyone', g.obligation, g.period from given g where whole and not g.by_sector
      group by g.obligation, g.municipality, g.period having bool_or(g.endings = '*') and count(*) > 1
    union all select 'each-once', s.obligation, s.period from singles s where whole
      group by s.obligation, s.municipality, s.period having count(*) <> 100 or count(distinct s.pair) <> 100
    union all select 'order', s.obligation, s.period from steps s where whole and not as_is
      group by s.obligation, s.municipality, s.period having bool_or(s.due < s.before) and bool_or(s.due > s.before))
  select jsonb_build_object('problem', p.problem, 'obligation', p.obligation, 'period', p.period) into found from problems p limit 1;
  return found;
end $$;
revoke execute on function private.period_end(text), private.dated_obligations(), private.date_problem(jsonb, boolean, boolean)
  from public, anon, authenticated, service_role;

create or replace function public.change_calendar(seen int, kind text, about text, change jsonb, norm text, source text, clients int, dates int) returns int
language plpgsql volatile security definer set search_path = '' as $$
declare
  me uuid := (select auth.uid());
  newest private.calendar_edits;
  version_of_rows int;
  gone jsonb;
  problem jsonb;
begin
  perform private.require_admin();
  lock table private.calendar_edits in share row exclusive mode;
  select * into newest from private.calendar_edits e order by e.version desc limit 1;
  if coalesce(newest.version, 0) is distinct from seen then
    raise exception 'calendar-meanwhile' using errcode = 'P0001',
      detail = jsonb_build_object('by', private.member_name(newest.actor), 'at', newest.at)::text;
  end if;
  if jsonb_array_length(coalesce(change -> 'rows', '[]')) > 5000 or jsonb_array_length(coalesce(change -> 'overrides', '[]')) > 5000 then
    raise exception 'invalid-input' using errcode = 'P0001';
  end if;
  -- Whoever reads the calendar relies on each of its dates: a broken one would stop the plans of all clients.
  problem := coalesce(private.date_problem(coalesce(change -> 'rows', '[]'), true, change_calendar.kind = 'confirm'),
    private.date_problem(coalesce(change -> 'overrides', '[]'), false));
  if problem is not null then
    raise exception 'invalid-input' using errcode = 'P0001', detail = problem::text;
  end if;
  gone := jsonb_build_object(
    'overrides', (select coalesce(jsonb_agg(to_jsonb(o)), '[]') from private.due_date_overrides o
      where o.id::text in (select jsonb_array_elements_text(coalesce(change -> 'drop_overrides', '[]')))),
    'days', (select coalesce(jsonb_agg(to_jsonb(d)), '[]') from private.non_business_days d
      where d.day::text in (select jsonb_array_elements_text(coalesce(change -> 'drop_days', '[]')))));

  if jsonb_array_length(coalesce(change -> 'rows', '[]')) > 0 then
    select greatest(coalesce(max(r.version), 1), 1) + 1 into version_of_rows from private.due_date_rows r;
    insert into private.due_date_rows (obligation, municipality, period, endings, version, due, norm, source, state, made_by)
      select r.obligation, coalesce(r.municipality, ''), r.period, r.endings, version_of_rows, r.due, r.norm, r.source, r.state, me
      from jsonb_to_recordset(change -> 'rows') as r (obligation text, municipality text, period text, endings text, due date, norm text,
        source text, state text);
  end if;
  if jsonb_array_length(coalesce(change -> 'overrides', '[]')) > 0 then
    insert into private.due_date_overrides (obligation, municipality, period, endings, due, norm, source, state, reason, client, made_by)
      select o.obligation, coalesce(o.municipality, ''), o.period, o.endings, o.due, o.norm, o.source, o.state, o.reason, o.client, me
      from jsonb_to_recordset(change -> 'overrides') as o (obligation text, municipality text, period text, endings text, due date, norm text,
        source text, state text, reason text, client uuid);
  end if;
  if gone -> 'overrides' <> '[]' then
    delete from private.due_date_overrides o
      where o.id::text in (select jsonb_array_elements_text(change -> 'drop_overrides'));
  end if;
  if jsonb_array_length(coalesce(change -> 'days', '[]')) > 0 then
    insert into private.non_business_days (day, name, scope, norm, made_by)
      select d.day, d.name, d.scope, d.norm, me
      from jsonb_to_recordset(change -> 'days') as d (day date, name text, scope text, norm text)
      on conflict on constraint non_business_days_pkey do update set (name, scope, norm, made_by, made_at) =
        (excluded.name, excluded.scope, excluded.norm, me, clock_timestamp());
  end if;
  if gone -> 'days' <> '[]' then
    delete from private.non_business_days d where d.day::text in (select jsonb_array_elements_text(change -> 'drop_days'));
  end if;
  insert into private.uvt_values (year, value, norm, made_by)
    select u.year, u.value, change_calendar.norm, me from jsonb_to_recordset(coalesce(change -> 'uvt', '[]')) as u (year int, value int)
    on conflict on constraint uvt_values_pkey do update set (value, norm, made_by, made_at) = (excluded.value, excluded.norm, me, clock_timestamp());
  insert into private.usury_rates (month, percent, norm, made_by)
    select r.month, r.percent, change_calendar.norm, me from jsonb_to_recordset(coalesce(change -> 'usury', '[]')) as r (month text, percent numeric)
    on conflict on constraint usury_rates_pkey do update set (percent, norm, made_by, made_at) = (excluded.percent, excluded.norm, me, clock_timestamp());

  insert into private.calendar_edits (version, actor, kind, about, change, norm, source, clients, dates)
    values (seen + 1, me, change_calendar.kind, change_calendar.about, change || jsonb_build_object('gone', gone), change_calendar.norm, change_calendar.source,
      change_calendar.clients, change_calendar.dates);
  perform private.note_staff('calendar.' || change_calendar.kind, null, null,
    jsonb_build_object('about', change_calendar.about, 'norm', change_calendar.norm, 'clients', change_calendar.clients, 'dates', change_calendar.dates));
  return seen + 1;
end $$;

revoke execute on function public.firm_dates(), public.firm_calendar(), public.calendar_progress(), public.calendar_reach(date, date, jsonb, uuid),
  public.client_names(uuid[]), public.change_calendar(int, text, text, jsonb, text, text, int, int)
  from public, anon, authenticated, service_role;
grant execute on function public.firm_dates(), public.firm_calendar(), public.calendar_progress(), public.calendar_reach(date, date, jsonb, uuid),
  public.client_names(uuid[]), public.change_calendar(int, text, text, jsonb, text, text, int, int) to authenticated;

create or replace function public.clients_by_nit(nits text[]) returns table (nit text, id uuid, title text, status text)
language plpgsql stable security definer set search_path = '' set enable_seqscan = off set jit = off as $$
begin
  perform private.require_admin();
  if cardinality(nits) > 5000 then
    raise exception 'invalid-input' using errcode = 'P0001';
  end if;
  return query
    select distinct on (c.nit) c.nit, c.user_id, k.title, s.status
    from public.companies c
    join private.client_cards k on k.client = c.user_id
    join public.user_approval_status s on s.user_id = c.user_id
    where c.nit = any (nits) and not exists (select from private.staff m where m.user_id = c.user_id)
    order by c.nit, s.status = 'approved' desc, c.created_at;
end $$;

create or replace function private.prepare_invitation(by uuid, client uuid, person_email text, person_name text, person_role text) returns uuid
language plpgsql security definer set search_path = '' as $$
declare
  address text := lower(btrim(person_email));
  called text := nullif(btrim(person_name), '');
  owner_invited boolean;
  invitation uuid;
begin
  if address is null or address !~ '^[^\s@]+@[^\s@]+\.[^\s@]+$' or length(address) > 254 or length(called) not between 2 and 100
    or person_role is null or private.role_rank(person_role) = 0 then
    raise exception 'invalid-input' using errcode = 'P0001';
  end if;
  -- Members of the firm work in no client's account.
  if exists (select from auth.users u join private.staff s on s.user_id = u.id where u.email = address) then
    raise exception 'invited-member' using errcode = 'P0001';
  end if;
  perform pg_advisory_xact_lock(hashtextextended('people:' || client, 0));
  if private.is_owned(client) then
    raise exception 'forbidden' using errcode = 'P0001';
  end if;
  if exists (select from private.account_members m join auth.users u on u.id = m.user_id
      where m.account = client and m.until is null and u.email = address) then
    raise exception 'already-colleague' using errcode = 'P0001';
  end if;
  select coalesce(bool_or(i.role = 'owner'), false) into owner_invited from private.account_invitations i
    where i.account = client and i.email <> address and i.accepted_at is null and i.withdrawn_at is null;
  if owner_invited = (person_role = 'owner') then
    raise exception '%', case when owner_invited then 'owner-invited' else 'owner-first' end using errcode = 'P0001';
  end if;
  update private.account_invitations i set role = person_role, name = coalesce(called, i.name), invited_by = by
    where i.account = client and i.email = address and i.accepted_at is null and i.withdrawn_at is null returning i.id into invitation;
  if invitation is null then
    if (select count(*) from private.account_members m where m.account = client and m.until is null)
      + (select count(*) from private.account_invitations i
         where i.account = client and i.accepted_at is null and i.withdrawn_at is null) >= 50 then
      raise exception 'people-limit' using errcode = 'P0001';
    end if;
    insert into private.account_invitations (account, email, name, role, invited_by) values (client, address, called, person_role, by)
      returning id into invitation;
  end if;
  return invitation;
end $$;

create or replace function public.invite_to_client(client uuid, person_email text, person_name text, person_role text) returns uuid
language plpgsql security definer set search_path = '' as $$
declare
  invitation uuid;
begin
  perform private.require_client(client);
  invitation := private.prepare_invitation((select auth.uid()), client, person_email, person_name, person_role);
  perform private.send_invitation(invitation, (select auth.uid()));
  perform private.stir_account(client);
  return invitation;
end $$;

create or replace function private.open_client(
  by uuid, client uuid, company jsonb, advisor uuid, people jsonb, send boolean, again boolean
) returns void
language plpgsql security definer set search_path = '' as $$
declare
  other jsonb;
  person jsonb;
  invitation uuid;
begin
  -- Two who make the same client at once wait here.
  perform pg_advisory_xact_lock(hashtextextended('client-nit:' || (company ->> 'nit'), 0));
  if not again then
    select jsonb_build_object('id', c.user_id, 'title', private.client_name(c.user_id)) into other
      from public.companies c join public.user_approval_status s on s.user_id = c.user_id and s.status <> 'rejected'
      where c.nit = company ->> 'nit' and not exists (select from private.staff m where m.user_id = c.user_id)
      order by s.status = 'approved' desc, c.created_at limit 1;
    if other is not null then
      raise exception 'client-exists' using errcode = 'P0001', detail = other::text;
    end if;
  end if;
  if advisor is not null and not exists (select from private.staff s where s.user_id = advisor) then
    raise exception 'not-found' using errcode = 'P0001';
  end if;
  insert into public.accounts (id, by_firm) values (client, true);
  insert into public.user_approval_status (user_id, status, decided_at) values (client, 'approved', now());
  insert into public.companies (user_id, name, nit, digit)
    values (client, btrim(company ->> 'name'), company ->> 'nit', (company ->> 'digit')::int);
  if advisor is not null then
    insert into private.client_advisors (client, advisor) values (open_client.client, open_client.advisor);
  end if;
  insert into public.audit_log (actor, action, target, after) values (by, 'client.created', client,
    jsonb_build_object('name', btrim(company ->> 'name'), 'nit', company ->> 'nit', 'advisors', to_jsonb(array_remove(array[advisor], null))));
  for person in select p.value from jsonb_array_elements(people) with ordinality p (value, place) order by p.place loop
    invitation := private.prepare_invitation(by, client, person ->> 'email', person ->> 'name', person ->> 'role');
    if send then
      perform private.send_invitation(invitation, by);
    end if;
  end loop;
end $$;

create or replace function public.create_client(
  client uuid, company jsonb, advisor uuid default null, people jsonb default '[]', send boolean default true, again boolean default false
) returns void
language plpgsql security definer set search_path = '' as $$
begin
  perform private.require_admin();
  perform pg_advisory_xact_lock(hashtextextended('client:' || client, 0));
  if exists (select from public.accounts a where a.id = client) then
    if exists (select from public.companies c join public.accounts a on a.id = c.user_id and a.by_firm
        where c.user_id = client and c.nit = company ->> 'nit') then
      return;
    end if;
    raise exception 'conflict' using errcode = 'P0001';
  end if;
  -- An account that is called as a person is the person's own.
  if exists (select from auth.users u where u.id = client) then
    raise exception 'conflict' using errcode = 'P0001';
  end if;
  if jsonb_typeof(people) is distinct from 'array' or jsonb_array_length(people) > 10
    or not coalesce(company ->> 'nit' ~ '^[1-9][0-9]{4,14}$' and company ->> 'digit' = private.nit_check_digit(company ->> 'nit')::text
      and length(btrim(company ->> 'name')) between 2 and 150, false) then
    raise exception 'invalid-input' using errcode = 'P0001';
  end if;
  perform private.open_client((select auth.uid()), client, company, advisor, people, send, again);
end $$;

create or replace function public.assign_clients(clients uuid[], advisor uuid) returns table (client uuid, outcome text)
language plpgsql security definer set search_path = '' as $$
declare
  one uuid;
begin
  perform private.require_admin();
  if cardinality(clients) not between 1 and 100 then
    raise exception 'invalid-input' using errcode = 'P0001';
  end if;
  if not exists (select from private.staff s where s.user_id = assign_clients.advisor) then
    raise exception 'not-found' using errcode = 'P0001';
  end if;
  -- In one order, so that two administrators with the same clients never wait for each other.
  for one in select distinct c from unnest(clients) c order by c loop
    if exists (select from private.staff s where s.user_id = one)
      or not exists (select from public.user_approval_status s where s.user_id = one) then
      return query select one, 'not-found';
    elsif array(select a.advisor from private.client_advisors a where a.client = one) = array[assign_clients.advisor] then
      return query select one, 'unchanged';
    else
      perform public.set_advisors(one, array[assign_clients.advisor]);
      return query select one, 'done';
    end if;
  end loop;
end $$;

revoke execute on function public.clients_by_nit(text[]), private.prepare_invitation(uuid, uuid, text, text, text),
  public.invite_to_client(uuid, text, text, text), private.open_client(uuid, uuid, jsonb, uuid, jsonb, boolean, boolean),
  public.create_client(uuid, jsonb, uuid, jsonb, boolean, boolean), public.assign_clients(uuid[], uuid)
  from public, anon, authenticated, service_role;
grant execute on function public.clients_by_nit(text[]), public.invite_to_client(uuid, text, text, text),
  public.create_client(uuid, jsonb, uuid, jsonb, boolean, boolean), public.assign_clients(uuid[], uuid) to authenticated;

create table if not exists private.client_imports (
  id uuid primary key,
  owner uuid not null unique references auth.users (id) on delete cascade,
  file_name text not null check (length(file_name) between 1 and 200),
  headings jsonb not null check (jsonb_typeof(headings) = 'array' and jsonb_array_length(headings) between 1 and 60),
  mapping jsonb not null check (jsonb_typeof(mapping) = 'array'),
  total int not null check (total between 1 and 5000),
  state text not null default 'draft' check (state in ('draft', 'running', 'done')),
  send boolean not null default true,
  made_at timestamptz not null default now(),
  until timestamptz not null default now() + interval '7 days'
);
alter table private.client_imports enable row level security;
revoke all on private.client_imports from anon, authenticated, service_role;
comment on table private.client_imports is 'The import of clients that each administrator is at. Read and written by functions alone.';
create index if not exists client_imports_until on private.client_imports (until);
create index if not exists client_imports_running on private.client_imports (made_at) where state = 'running';

create table if not exists private.client_import_rows (
  import uuid not null references private.client_imports (id) on delete cascade,
  row int not null check (row between 1 and 5000),
  cells jsonb not null check (jsonb_typeof(cells) = 'array' and jsonb_array_length(cells) <= 60),
  ready jsonb,
  outcome text,
  client uuid,
  primary key (import, row)
);
alter table private.client_import_rows enable row level security;
revoke all on private.client_import_rows from anon, authenticated, service_role;
comment on table private.client_import_rows is 'The rows of an import, as they were read and corrected. Read and written by functions alone.';
create index if not exists client_import_rows_left on private.client_import_rows (import, row) where ready is not null and outcome is null;

create or replace function private.own_import(import uuid, states text[]) returns private.client_imports
language plpgsql security definer set search_path = '' as $$
declare
  i private.client_imports;
begin
  perform private.require_admin();
  select * into i from private.client_imports x where x.id = own_import.import and x.owner = (select auth.uid()) for update;
  if i.id is null or (i.state <> 'running' and i.until <= now()) then
    raise exception 'not-found' using errcode = 'P0001';
  end if;
  if i.state <> all (states) then
    raise exception 'import-running' using errcode = 'P0001';
  end if;
  return i;
end $$;

create or replace function public.begin_client_import(import uuid, file_name text, headings jsonb, mapping jsonb, total int) returns void
language plpgsql security definer set search_path = '' as $$
declare
  me uuid := (select auth.uid());
begin
  perform private.require_admin();
  perform pg_advisory_xact_lock(hashtextextended('import:' || me, 0));
  if exists (select from private.client_imports x where x.owner = me and x.id = import) then
    return;
  end if;
  if exists (select from private.client_imports x where x.owner = me and x.state = 'running') then
    raise exception 'import-running' using errcode = 'P0001';
  end if;
  delete from private.client_imports x where x.owner = me;
  insert into private.client_imports (id, owner, file_name, headings, mapping, total)
    values (import, me, begin_client_import.file_name, begin_client_import.headings, begin_client_import.mapping,
      begin_client_import.total);
exception when check_violation or not_null_violation or unique_violation then
  raise exception 'invalid-input' using errcode = 'P0001';
end $$;

create or replace function public.save_import_rows(import uuid, rows jsonb) returns void
language plpgsql security definer set search_path = '' as $$
declare
  i private.client_imports := private.own_import(import, array['draft']);
begin
  if jsonb_typeof(rows) is distinct from 'array' or jsonb_array_length(rows) > 500 or length(rows::text) > 1048576
    or exists (select from jsonb_array_elements(rows) r where not (r ->> 'row') ~ '^[1-9][0-9]{0,3}$' or (r ->> 'row')::int > i.total) then
    raise exception 'invalid-input' using errcode = 'P0001';
  end if;
  insert into private.client_import_rows as k (import, row, cells)
    select i.id, (r ->> 'row')::int, r -> 'cells' from jsonb_array_elements(rows) r
    on conflict on constraint client_import_rows_pkey do update set cells = excluded.cells, ready = null;
exception when check_violation or not_null_violation or cardinality_violation then
  raise exception 'invalid-input' using errcode = 'P0001';
end $$;

create or replace function public.set_import_mapping(import uuid, mapping jsonb) returns void
language plpgsql security definer set search_path = '' as $$
declare
  i private.client_imports := private.own_import(import, array['draft']);
begin
  if jsonb_typeof(mapping) is distinct from 'array' or jsonb_array_length(mapping) <> jsonb_array_length(i.headings) then
    raise exception 'invalid-input' using errcode = 'P0001';
  end if;
  update private.client_imports x set mapping = set_import_mapping.mapping where x.id = i.id;
end $$;

create or replace function private.import_progress(import uuid) returns jsonb
language sql stable security definer set search_path = '' as $$
  select jsonb_build_object('id', i.id, 'state', i.state, 'total', i.total,
    'ready', count(r.row) filter (where r.ready is not null), 'done', count(r.row) filter (where r.outcome = 'done'),
    'failed', count(r.row) filter (where r.outcome <> 'done'),
    'left', count(r.row) filter (where r.ready is not null and r.outcome is null))
  from private.client_imports i left join private.client_import_rows r on r.import = i.id
  where i.id = import_progress.import group by i.id
$$;

create or replace function public.my_client_import() returns jsonb
language plpgsql stable security definer set search_path = '' as $$
begin
  perform private.require_admin();
  return (select jsonb_build_object('file_name', i.file_name, 'headings', i.headings, 'mapping', i.mapping, 'send', i.send, 'until', i.until)
      || private.import_progress(i.id)
    from private.client_imports i where i.owner = (select auth.uid()) and (i.state = 'running' or i.until > now()));
end $$;

create or replace function public.client_import_rows(import uuid, after_row int default 0) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
begin
  perform private.require_admin();
  return (select coalesce(jsonb_agg(jsonb_build_object('row', r.row, 'cells', r.cells, 'outcome', r.outcome, 'client', r.client) order by r.row), '[]')
    from (select x.* from private.client_import_rows x join private.client_imports i on i.id = x.import and i.owner = (select auth.uid())
      where x.import = client_import_rows.import and x.row > after_row order by x.row limit 1000) r);
end $$;

create or replace function public.prepare_import_rows(import uuid, rows jsonb) returns void
language plpgsql security definer set search_path = '' as $$
declare
  i private.client_imports := private.own_import(import, array['draft']);
begin
  if jsonb_typeof(rows) is distinct from 'array' or jsonb_array_length(rows) > 500 or length(rows::text) > 1048576 then
    raise exception 'invalid-input' using errcode = 'P0001';
  end if;
  update private.client_import_rows k set ready = nullif(r.value -> 'ready', 'null')
    from jsonb_array_elements(rows) r where k.import = i.id and k.row = (r.value ->> 'row')::int;
end $$;

create or replace function public.start_client_import(import uuid, send boolean) returns void
language plpgsql security definer set search_path = '' as $$
declare
  i private.client_imports;
begin
  perform private.require_admin();
  -- Started again it goes on.
  if exists (select from private.client_imports x where x.id = import and x.owner = (select auth.uid()) and x.state <> 'draft') then
    return;
  end if;
  i := private.own_import(import, array['draft']);
  if (select count(*) from private.client_import_rows r where r.import = i.id) < i.total then
    raise exception 'import-partial' using errcode = 'P0001';
  end if;
  if not exists (select from private.client_import_rows r where r.import = i.id and r.ready is not null) then
    raise exception 'invalid-input' using errcode = 'P0001';
  end if;
  update private.client_imports x set state = 'running', send = start_client_import.send where x.id = i.id;
end $$;

create or replace function private.advance_import(import uuid, most int) returns void
language plpgsql security definer set search_path = '' as $$
declare
  i private.client_imports;
  r private.client_import_rows;
  made uuid;
begin
  select * into i from private.client_imports x where x.id = advance_import.import and x.state = 'running' for update skip locked;
  if i.id is null then
    return;
  end if;
  if not exists (select from private.staff s where s.user_id = i.owner and s.role = 'admin') then
    update private.client_import_rows x set outcome = 'admin-only' where x.import = i.id and x.ready is not null and x.outcome is null;
  end if;
  for r in select x.* from private.client_import_rows x where x.import = i.id and x.ready is not null and x.outcome is null
      order by x.row limit most loop
    made := gen_random_uuid();
    begin
      perform private.open_client(i.owner, made, r.ready -> 'company', (r.ready ->> 'advisor')::uuid, coalesce(r.ready -> 'people', '[]'),
        i.send, false);
      update private.client_import_rows x set outcome = 'done', client = made where (x.import, x.row) = (r.import, r.row);
    exception
      when raise_exception then
        update private.client_import_rows x set outcome = sqlerrm where (x.import, x.row) = (r.import, r.row);
      when data_exception or integrity_constraint_violation then
        update private.client_import_rows x set outcome = 'invalid-input' where (x.import, x.row) = (r.import, r.row);
    end;
  end loop;
  if not exists (select from private.client_import_rows x where x.import = i.id and x.ready is not null and x.outcome is null) then
    update private.client_imports x set state = 'done', until = now() + interval '7 days' where x.id = i.id;
    insert into public.audit_log (actor, action, after) values (i.owner, 'client.imported',
      jsonb_build_object('file', i.file_name) || (private.import_progress(i.id) - 'id' - 'state' - 'left'));
  end if;
end $$;

create or replace function public.continue_client_import(import uuid) returns jsonb
language plpgsql security definer set search_path = '' as $$
begin
  perform private.require_admin();
  if not exists (select from private.client_imports x where x.id = import and x.owner = (select auth.uid())) then
    raise exception 'not-found' using errcode = 'P0001';
  end if;
  perform private.advance_import(import, 25);
  return private.import_progress(import);
end $$;

create or replace function public.continue_client_imports() returns boolean
language plpgsql security definer set search_path = '' as $$
begin
  delete from private.client_imports x where x.until <= now() and x.state <> 'running';
  perform private.advance_import(x.id, 25) from private.client_imports x where x.state = 'running';
  return exists (select from private.client_imports x where x.state = 'running');
end $$;

create or replace function public.discard_client_import(import uuid) returns void
language plpgsql security definer set search_path = '' as $$
begin
  perform private.require_admin();
  if exists (select from private.client_imports x where x.id = import and x.owner = (select auth.uid()) and x.state = 'running') then
    raise exception 'import-running' using errcode = 'P0001';
  end if;
  delete from private.client_imports x where x.id = import and x.owner = (select auth.uid());
end $$;

revoke execute on function private.own_import(uuid, text[]), public.begin_client_import(uuid, text, jsonb, jsonb, int),
  public.save_import_rows(uuid, jsonb), public.set_import_mapping(uuid, jsonb), private.import_progress(uuid), public.my_client_import(),
  public.client_import_rows(uuid, int), public.prepare_import_rows(uuid, jsonb), public.start_client_import(uuid, boolean),
  private.advance_import(uuid, int), public.continue_client_import(uuid), public.continue_client_imports(),
  public.discard_client_import(uuid) from public, anon, authenticated, service_role;
grant execute on function public.begin_client_import(uuid, text, jsonb, jsonb, int), public.save_import_rows(uuid, jsonb),
  public.set_import_mapping(uuid, jsonb), public.my_client_import(), public.client_import_rows(uuid, int),
  public.prepare_import_rows(uuid, jsonb), public.start_client_import(uuid, boolean), public.continue_client_import(uuid),
  public.discard_client_import(uuid) to authenticated;
grant execute on function public.continue_client_imports() to service_role;

create index if not exists obligations_in_order on public.obligations (listed, id);
create index if not exists obligations_open_by_day on public.obligations (listed, id)
  where state not in ('filed', 'paid', 'not-applicable');
create index if not exists obligations_by_state on public.obligations (state, listed, id);
create index if not exists obligations_by_kind on public.obligations (obligation, listed, id);
create index if not exists obligations_open_by_kind on public.obligations (obligation, municipality, period)
  where state not in ('filed', 'paid', 'not-applicable');

create or replace function private.work_scope(wanted jsonb, out clients uuid[], out theirs uuid[], out rest text)
language plpgsql stable security definer set search_path = '' set enable_seqscan = off set enable_bitmapscan = on set jit = off as $$
declare
  member uuid := case when wanted ->> 'advisor' <> 'nobody' then (wanted ->> 'advisor')::uuid end;
  words text := private.card_filter(wanted ->> 'search');
  few constant int := 300;
begin
  if private.staff_role() = 'advisor' then
    clients := array(select private.my_clients());
  end if;
  if words <> '' then
    execute format('select array(select k.client from private.client_cards k where ($1 is null or k.client = any ($1))%s)', words)
      into clients using clients;
  end if;
  rest := case when wanted ->> 'kind' is null then '' else format(' and o.obligation = %L', wanted ->> 'kind') end;
  if wanted ->> 'advisor' is not null then
    theirs := case when member is not null
      then array(select a.client from private.client_advisors a where a.advisor = member and a.responsible)
      else array(select k.client from private.client_cards k
        where not exists (select from private.client_advisors a where a.client = k.client)) end;
    clients := array(select c from unnest(theirs || array(
        select o.user_id from private.obligation_work w join public.obligations o on o.id = w.obligation
        where w.responsible = member)) c where clients is null or c = any (clients));
    -- Who does it, and otherwise whose client it is.
    rest := rest || format(' and coalesce((select %s from private.obligation_work w where w.obligation = o.id and w.responsible is not null),
      o.user_id = any ($2))', case when member is null then 'false' else format('w.responsible = %L', member) end);
  end if;
  -- Of many clients the rows are met soon on the way through an index of days or states: no plan looks for each client.
  if clients is not null then
    rest := rest || case when cardinality(clients) > few then ' and coalesce(o.user_id = any ($1), false)' else ' and o.user_id = any ($1)' end;
  end if;
end $$;

create or replace function private.work_state(wanted jsonb, state text) returns text
language plpgsql stable set search_path = '' as $$
declare
  today date := (now() at time zone 'America/Bogota')::date;
  first_day date := coalesce(to_date(wanted ->> 'month', 'YYYY-MM'), date_trunc('month', today)::date);
  open constant text := ' and o.state not in (''filed'', ''paid'', ''not-applicable'')';
begin
  return case state when 'overdue' then format('o.due < %L and o.applies', today)
      when 'today' then format('o.listed = %L and o.due is not null', today)
      else format('o.listed between %L and %L', first_day, (first_day + interval '1 month')::date - 1) end
    || case when state in ('open', 'overdue', 'today') then open when state = 'all' then '' else format(' and o.state = %L', state) end;
end $$;

create or replace function private.work_totals(wanted jsonb, shown public.obligations[], clients uuid[], theirs uuid[], rest text) returns jsonb
language plpgsql stable security definer set search_path = '' set enable_seqscan = off set jit = off as $$
declare
  open constant text := 'o.state not in (''filed'', ''paid'', ''not-applicable'')';
  groups jsonb;
  counts jsonb := '{}';
  columns_left jsonb := '[]';
  n int;
  one text;
begin
  foreach one in array array['overdue', 'today'] || case when clients is null
      then array['open', 'waiting', 'in-progress', 'in-review', 'ready', 'filed', 'paid', 'not-applicable'] end loop
    execute format('select count(*) from (select from public.obligations o where %s%s limit 1001) x', private.work_state(wanted, one), rest)
      into n using clients, theirs;
    counts := counts || jsonb_build_object(one, n);
  end loop;
  if clients is null then
    execute format('select coalesce(jsonb_agg(jsonb_build_object(''obligation'', c.obligation, ''municipality'', nullif(c.municipality, ''''),
        ''period'', c.period, ''left'', (select count(*) from (select from public.obligations o where o.obligation = c.obligation
          and o.municipality = c.municipality and o.period = c.period and %s%s limit 101) x))), ''[]'')
      from (select distinct u.obligation, u.municipality, u.period from unnest($3) u) c', open, rest)
      into columns_left using clients, theirs, shown;
    return jsonb_build_object('counts', counts, 'left', columns_left);
  end if;
  execute format('select jsonb_agg(to_jsonb(g)) from (
      select x.state, x.obligation, x.municipality, x.period, count(*) as n from (
        select o.state, o.obligation, o.municipality, o.period from public.obligations o where %s%s limit 10001) x
      group by 1, 2, 3, 4) g', private.work_state(wanted, 'all'), replace(rest, 'coalesce(o.user_id = any ($1), false)', 'o.user_id = any ($1)'))
    into groups using clients, theirs;
  if (select sum((g ->> 'n')::int) from jsonb_array_elements(groups) g) > 10000 then
    return jsonb_build_object('counts', counts, 'left', columns_left);
  end if;
  counts := counts || (
    select jsonb_object_agg(s.state, coalesce(g.n, 0)) || jsonb_build_object('open', coalesce(sum(g.n) filter (where s.is_open), 0))
    from (values ('not-started', true), ('waiting', true), ('in-progress', true), ('in-review', true), ('ready', true), ('filed', false),
      ('paid', false), ('not-applicable', false)) s (state, is_open)
    left join (select e ->> 'state' as state, sum((e ->> 'n')::int) as n from jsonb_array_elements(groups) e group by 1) g using (state));
  columns_left := (
    select coalesce(jsonb_agg(jsonb_build_object('obligation', c.obligation, 'municipality', nullif(c.municipality, ''), 'period', c.period,
      'left', (select coalesce(sum((e ->> 'n')::int), 0) from jsonb_array_elements(groups) e
        where e ->> 'obligation' = c.obligation and e ->> 'municipality' = c.municipality and e ->> 'period' = c.period
          and e ->> 'state' not in ('filed', 'paid', 'not-applicable')))), '[]')
    from (select distinct u.obligation, u.municipality, u.period from unnest(shown) u) c);
  return jsonb_build_object('counts', counts, 'left', columns_left);
end $$;

create or replace function private.work_row(o public.obligations) returns jsonb
language sql stable set search_path = '' as $$
  select private.obligation_facts(o) || jsonb_build_object('client', o.user_id, 'title', k.title,
    'nit', (select c.nit || '-' || c.digit from public.companies c where c.user_id = o.user_id order by c.created_at, c.id limit 1),
    'version', o.version, 'assigned', w.responsible is not null, 'responsible', coalesce(w.responsible,
      (select a.advisor from private.client_advisors a where a.client = o.user_id and a.responsible)),
    'advisors', array(select a.advisor from private.client_advisors a where a.client = o.user_id),
    'reviewer', w.reviewer, 'internalDate', w.internal_date, 'hours', w.hours, 'value', w.receipt_value,
    'steps', (select jsonb_build_array(count(s.done_at), count(*)) from private.obligation_steps s where s.obligation = o.id))
  from private.client_cards k left join private.obligation_work w on w.obligation = o.id where k.client = o.user_id
$$;

create or replace function private.work_members() returns jsonb
language sql stable set search_path = '' as $$
  select coalesce(jsonb_agg(jsonb_build_object('id', s.user_id, 'name', private.member_name(s.user_id),
    'admin', s.role = 'admin') order by private.member_name(s.user_id)), '[]') from private.staff s
$$;

create or replace function public.work_matrix(wanted jsonb default '{}', page_size int default 25) returns jsonb
language plpgsql stable security definer set search_path = '' set enable_seqscan = off set enable_bitmapscan = off set jit = off as $$
declare
  size int := least(greatest(page_size, 1), 100);
  few constant int := 1000;
  state text := coalesce(wanted ->> 'state', 'all');
  s record;
  asked text;
  by_name text := '';
  candidates uuid[];
  found uuid[];
  shown public.obligations[];
begin
  perform private.require_staff();
  s := private.work_scope(wanted);
  asked := private.work_state(wanted, state) || s.rest;
  if wanted -> 'cursor' ->> 0 is not null then
    by_name := format(' and (k.title_key, k.client) > (%L, %L)', wanted -> 'cursor' ->> 0, (wanted -> 'cursor' ->> 1)::uuid);
  end if;
  -- What few rows ask for is found by them; what many have is met soon on the way through the names.
  if state <> 'all' or s.rest <> '' then
    execute format('select coalesce(array_agg(x.user_id), ''{}'') from (select o.user_id from public.obligations o where %s limit %s) x',
      asked, few) into candidates using s.clients, s.theirs;
  end if;
  if cardinality(candidates) < few then
    execute format('select array(select k.client from private.client_cards k where k.client = any ($1)%s
      order by k.title_key, k.client limit %s)', by_name, size + 1) into found using candidates;
  else
    execute format('select array(select k.client from private.client_cards k
      where exists (select from public.obligations o where o.user_id = k.client and %s)%s%s order by k.title_key, k.client limit %s)',
      asked, by_name, case when s.clients is null then '' else ' and coalesce(k.client = any ($1), false)' end, size + 1) into found using s.clients, s.theirs;
  end if;
  execute format('select array(select o from public.obligations o where o.user_id = any ($1) and %s%s)',
      private.work_state(wanted, case when state in ('overdue', 'today') then state else 'all' end),
      case when wanted ->> 'kind' is null then '' else format(' and o.obligation = %L', wanted ->> 'kind') end)
    into shown using found[:size];
  return jsonb_build_object(
    'clients', (select coalesce(jsonb_agg(jsonb_build_object('id', k.client, 'title', k.title,
        'nit', (select c.nit || '-' || c.digit from public.companies c where c.user_id = k.client order by c.created_at, c.id limit 1),
        'advisor', (select a.advisor from private.client_advisors a where a.client = k.client and a.responsible))
        order by f.place), '[]')
      from unnest(found[:size]) with ordinality f (client, place) join private.client_cards k on k.client = f.client),
    'rows', (select coalesce(jsonb_agg(private.work_row(o) order by o.listed, o.id), '[]') from unnest(shown) o),
    'after', case when cardinality(found) > size then
      (select jsonb_build_array(k.title_key, k.client) from private.client_cards k where k.client = found[size]) end,
    'members', private.work_members(), 'kinds', private.work_kinds()) || private.work_totals(wanted, shown, s.clients, s.theirs, s.rest);
end $$;

create or replace function public.work_list(wanted jsonb default '{}', page_size int default 50) returns jsonb
language plpgsql stable security definer set search_path = '' set enable_seqscan = off set enable_bitmapscan = off set jit = off as $$
declare
  size int := least(greatest(page_size, 1), 100);
  state text := coalesce(wanted ->> 'state', 'open');
  s record;
  found uuid[];
begin
  perform private.require_staff();
  s := private.work_scope(wanted);
  -- What is overdue is found by the day on which it was due, and its order is that of the listed days, which are the same.
  execute format('select array(select o.id from public.obligations o where %s%s%s%s order by o.listed, o.id limit %s)',
      private.work_state(wanted, state), s.rest,
      case when state = 'overdue' then format(' and o.listed < %L', (now() at time zone 'America/Bogota')::date) else '' end,
      case when wanted -> 'cursor' ->> 0 is null then '' else format(' and (o.listed, o.id) > (%L, %L)',
        (wanted -> 'cursor' ->> 0)::date, (wanted -> 'cursor' ->> 1)::uuid) end, size + 1)
    into found using s.clients, s.theirs;
  return jsonb_build_object(
    'rows', (select coalesce(jsonb_agg(private.work_row(o) order by o.listed, o.id), '[]')
      from public.obligations o where o.id = any (found[:size])),
    'after', case when cardinality(found) > size then
      (select jsonb_build_array(o.listed, o.id) from public.obligations o where o.id = found[size]) end,
    'members', private.work_members(), 'kinds', private.work_kinds()) || private.work_totals(wanted, '{}', s.clients, s.theirs, s.rest);
end $$;

create or replace function public.work_load(wanted jsonb default '{}') returns jsonb
language plpgsql stable security definer set search_path = '' set enable_seqscan = off set enable_bitmapscan = off set jit = off as $$
declare
  s record;
  today date := (now() at time zone 'America/Bogota')::date;
  answer jsonb;
begin
  perform private.require_staff();
  s := private.work_scope(wanted);
  execute format($query$
    with first_advisor as materialized (
      select a.client, a.advisor from private.client_advisors a where a.responsible),
    counted as (
      select coalesce(w.responsible, f.advisor) as member, count(*) filter (where o.state not in ('filed', 'paid', 'not-applicable')) as open,
        count(*) filter (where o.state = 'waiting') as waiting, count(*) filter (where o.state in ('filed', 'paid')) as done,
        count(*) filter (where o.state not in ('filed', 'paid', 'not-applicable') and o.applies and o.due < %L) as overdue,
        sum(w.hours) filter (where o.state not in ('filed', 'paid', 'not-applicable')) as hours,
        count(*) filter (where w.hours is null and o.state not in ('filed', 'paid', 'not-applicable')) as unestimated
      from public.obligations o left join private.obligation_work w on w.obligation = o.id
      left join first_advisor f on f.client = o.user_id where %s%s group by 1)
    select coalesce(jsonb_agg(jsonb_build_object('member', c.member, 'name', private.member_name(c.member),
      'clients', (select count(*) from private.client_advisors a where a.advisor = c.member and a.responsible
        and ($1 is null or a.client = any ($1))), 'open', c.open, 'waiting', c.waiting,
      'overdue', c.overdue, 'done', c.done, 'hours', coalesce(c.hours, 0), 'unestimated', c.unestimated)
      order by private.member_name(c.member) nulls last), '[]') from counted c $query$, today, private.work_state(wanted, 'all'), s.rest)
    into answer using s.clients, s.theirs;
  return jsonb_build_object('rows', answer, 'members', private.work_members(), 'kinds', private.work_kinds())
    || private.work_totals(wanted, '{}', s.clients, s.theirs, s.rest);
end $$;

create or replace function public.obligation_detail(obligation uuid) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
  o public.obligations;
begin
  perform private.require_staff();
  select x.* into o from public.obligations x where x.id = obligation_detail.obligation;
  if o.id is null or not private.sees_client(o.user_id) then
    raise exception 'not-found' using errcode = 'P0001';
  end if;
  return jsonb_build_object(
    'row', private.work_row(o) || (select jsonb_build_object('notes', max(w.notes), 'responsible', max(w.responsible::text))
      from private.obligation_work w where w.obligation = o.id),
    'clientSees', o.client_sees,
    'steps', (select coalesce(jsonb_agg(jsonb_build_object('place', s.place, 'title', s.title, 'at', s.done_at, 'by', private.member_name(s.done_by))
      order by s.place), '[]') from private.obligation_steps s where s.obligation = o.id),
    'members', private.work_members(),
    'figures', private.penalty_figures(),
    'advisor', (select private.member_name(a.advisor) from private.client_advisors a where a.client = o.user_id and a.responsible),
    'documents', (select coalesce(jsonb_agg(jsonb_build_object('id', d.id, 'name', d.name) order by d.created_at desc), '[]') from (
      select x.id, x.name, x.created_at from public.documents x where x.user_id = o.user_id and x.kind = 'file'
      order by x.created_at desc, x.id desc limit 50) d),
    'history', (select coalesce(jsonb_agg(jsonb_build_object('at', h.at, 'by', private.member_name(h.actor), 'before', h.before,
        'after', h.after) order by h.id desc), '[]') from (
      select x.* from private.obligation_history x where x.obligation = o.id order by x.id desc limit 50) h));
end $$;

create or replace function private.write_plan(was public.obligations, plan jsonb) returns int
language plpgsql volatile security definer set search_path = '' as $$
declare
  old private.obligation_work;
  new private.obligation_work;
  changed jsonb;
begin
  if exists (select from jsonb_object_keys(plan) k where k not in ('responsible', 'reviewer', 'internal_date', 'hours', 'notes'))
    or exists (select from jsonb_each_text(plan) p where p.key in ('responsible', 'reviewer') and p.value is not null
      and not exists (select from private.staff s where s.user_id = p.value::uuid)) then
    raise exception 'invalid-input' using errcode = 'P0001';
  end if;
  insert into private.obligation_work (obligation) values (was.id) on conflict do nothing;
  select w.* into old from private.obligation_work w where w.obligation = was.id;
  new := jsonb_populate_record(old, plan);
  changed := (select coalesce(jsonb_object_agg(n.key, n.value), '{}') from jsonb_each(to_jsonb(new)) n
    where to_jsonb(old) -> n.key is distinct from n.value);
  if changed = '{}' then
    return was.version;
  end if;
  if exists (select from jsonb_each_text(changed) p where p.key in ('responsible', 'reviewer') and p.value is not null
      and not private.works_for(p.value::uuid, was.user_id)) then
    raise exception 'not-their-client' using errcode = 'P0001';
  end if;
  update private.obligation_work w set responsible = new.responsible, reviewer = new.reviewer, internal_date = new.internal_date,
    hours = new.hours, notes = new.notes where w.obligation = was.id;
  update public.obligations o set version = o.version + 1, changed_at = now() where o.id = was.id;
  insert into private.obligation_history (obligation, actor, before, after) values (was.id, (select auth.uid()),
    (select jsonb_object_agg(k, to_jsonb(old) -> k) from jsonb_object_keys(changed) k), changed);
  perform private.note_staff('obligation.planned', was.user_id, null, jsonb_build_object('obligation', coalesce(was.name, was.obligation), 'period', was.period));
  insert into public.calendar_changes as x (user_id, at) values (was.user_id, clock_timestamp())
    on conflict (user_id) do update set at = excluded.at;
  return was.version + 1;
end $$;

create or replace function public.plan_obligation(obligation uuid, seen int, plan jsonb) returns int
language plpgsql volatile security definer set search_path = '' as $$
begin
  return private.write_plan(private.own_obligation(obligation, seen), plan);
end $$;

create or replace function public.change_obligations(items jsonb, change jsonb) returns jsonb
language plpgsql volatile security definer set search_path = '' as $$
declare
  refused jsonb := '[]';
  item jsonb;
  detail text;
begin
  perform private.require_staff();
  if jsonb_typeof(items) <> 'array' or jsonb_array_length(items) > 200 then
    raise exception 'invalid-input' using errcode = 'P0001';
  end if;
  -- In one order, so that two who do this at once do not wait for each other.
  for item in select i from jsonb_array_elements(items) i order by i ->> 'obligation' loop
    begin
      if change ? 'plan' then
        perform public.plan_obligation((item ->> 'obligation')::uuid, (item ->> 'seen')::int, change -> 'plan');
      else
        perform public.file_obligation((item ->> 'obligation')::uuid, (item ->> 'seen')::int, item ->> 'receipt',
          coalesce(item ->> 'filed_on', change ->> 'filed_on')::date, null, (item ->> 'value')::bigint);
      end if;
    exception when sqlstate 'P0001' then
      get stacked diagnostics detail = pg_exception_detail;
      refused := refused || (jsonb_build_object('obligation', item -> 'obligation', 'code', sqlerrm)
        || coalesce(nullif(detail, '')::jsonb, '{}'));
    end;
  end loop;
  return refused;
end $$;

revoke execute on function private.work_scope(jsonb), private.work_state(jsonb, text), private.work_totals(jsonb, public.obligations[], uuid[], uuid[], text), private.work_row(public.obligations),
  private.work_members(), public.work_matrix(jsonb, int), public.work_list(jsonb, int),
  public.work_load(jsonb), public.obligation_detail(uuid), private.write_plan(public.obligations, jsonb),
  public.plan_obligation(uuid, int, jsonb), public.change_obligations(jsonb, jsonb)
  from public, anon, authenticated, service_role;
grant execute on function public.work_matrix(jsonb, int), public.work_list(jsonb, int), public.work_load(jsonb),
  public.obligation_detail(uuid), public.plan_obligation(uuid, int, jsonb), public.change_obligations(jsonb, jsonb) to authenticated;

create table if not exists private.request_series (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references public.accounts (id) on delete cascade,
  title text not null,
  note text,
  items jsonb not null,
  remind_before int,
  remind_every int,
  remind_until text,
  obligation text,
  municipality text,
  month_day int check (month_day between 1 and 28),
  days_before int check (days_before between 0 and 60),
  lead_days int not null default 10 check (lead_days between 1 and 60),
  until date,
  asked_by text not null,
  checked_on date,
  ended_at timestamptz,
  made_by uuid references auth.users (id) on delete set null,
  made_at timestamptz not null default now(),
  constraint request_series_rhythm check (case when obligation is null then month_day is not null and num_nonnulls(municipality, days_before) = 0
    else month_day is null and num_nulls(municipality, days_before) = 0 end)
);
alter table private.request_series enable row level security;
revoke all on private.request_series from anon, authenticated, service_role;
comment on table private.request_series is 'What is asked of a client again each period. Read and written by functions alone.';
create index if not exists request_series_of_client on private.request_series (user_id);
create index if not exists request_series_made_by on private.request_series (made_by) where made_by is not null;
create index if not exists request_series_next on private.request_series (coalesce(checked_on, '-infinity'::date), id) where ended_at is null;

create table if not exists public.document_requests (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references public.accounts (id) on delete cascade,
  title text not null check (length(btrim(title)) between 3 and 120),
  note text check (length(btrim(note)) between 1 and 1000),
  due_on date not null,
  obligation uuid references public.obligations (id) on delete set null,
  series uuid references private.request_series (id) on delete set null,
  period text check (period ~ '^[0-9]{4}(-([0-9]{2}|[BCQS][1-6]))?$'),
  status text not null default 'draft' check (status in ('draft', 'open', 'complete', 'cancelled')),
  asked_by text not null,
  wanted int not null default 0,
  delivered int not null default 0,
  missing int not null default 0,
  to_review int not null default 0,
  remind_before int check (remind_before between 0 and 30),
  remind_every int check (remind_every between 1 and 30),
  remind_until text not null default 'complete' check (remind_until in ('complete', 'due')),
  reminders int not null default 0,
  reminded_at timestamptz,
  next_reminder_at timestamptz,
  reminder_planned boolean not null default false,
  version int not null default 1,
  made_at timestamptz not null default now(),
  sent_at timestamptz,
  closed_at timestamptz,
  changed_at timestamptz not null default now(),
  constraint document_requests_once unique (series, period),
  constraint document_requests_sent check ((status = 'draft') = (sent_at is null)),
  constraint document_requests_closed check ((status in ('complete', 'cancelled')) = (closed_at is not null))
);
alter table public.document_requests enable row level security;
revoke all on public.document_requests from anon, authenticated, service_role;
comment on table public.document_requests is
  'What the firm asks of a client. Everybody of the client reads what was sent, the firm also its drafts; only procedures write.';
create index if not exists document_requests_of_client on public.document_requests (user_id, made_at desc, id desc);
create index if not exists document_requests_todo on public.document_requests (user_id, due_on, id) where status = 'open' and missing > 0;
create index if not exists document_requests_open on public.document_requests (due_on, id) where status = 'open';
create index if not exists document_requests_to_review on public.document_requests (due_on, id) where status = 'open' and to_review > 0;
create index if not exists document_requests_drafts on public.document_requests (due_on, id) where status = 'draft';
create index if not exists document_requests_settled on public.document_requests (closed_at desc, id desc) where closed_at is not null;
create index if not exists document_requests_remind on public.document_requests (next_reminder_at) where status = 'open' and next_reminder_at is not null;
create index if not exists document_requests_plan on public.document_requests (id) where status = 'open' and not reminder_planned;
create index if not exists document_requests_obligation on public.document_requests (obligation) where obligation is not null;
grant select on public.document_requests to authenticated;
grant select, insert, update, delete on public.document_requests to service_role;
drop policy if exists "own requests or staff" on public.document_requests;
create policy "own requests or staff" on public.document_requests for select to authenticated
  using ((user_id in (select private.my_accounts('reader')) and (status <> 'draft' or (select private.is_staff())))
    or (select private.is_admin()) or user_id in (select private.my_clients()));
drop policy if exists "gate" on public.document_requests;
create policy "gate" on public.document_requests as restrictive for all to authenticated
  using ((select private.may_enter())) with check ((select private.may_enter()));

create table if not exists public.document_request_items (
  id uuid primary key default gen_random_uuid(),
  request uuid not null references public.document_requests (id) on delete cascade,
  user_id uuid not null references public.accounts (id) on delete cascade,
  place int not null,
  title text not null check (length(btrim(title)) between 2 and 160),
  help text check (length(btrim(help)) between 1 and 500),
  required boolean not null default true,
  allows_none boolean not null default false,
  answer_with text not null default 'file' check (answer_with in ('file', 'text', 'appointment')),
  state text not null default 'pending' check (state in ('pending', 'answered', 'none', 'returned', 'accepted')),
  answer text check (length(btrim(answer)) between 1 and 2000),
  appointment uuid references public.appointments (id) on delete set null,
  answered_by uuid,
  answered_at timestamptz,
  review_note text check (length(btrim(review_note)) between 1 and 500),
  reviewed_by text,
  reviewed_at timestamptz,
  version int not null default 1,
  constraint document_request_items_place unique (request, place),
  constraint document_request_items_returned check (state <> 'returned' or review_note is not null)
);
alter table public.document_request_items enable row level security;
revoke all on public.document_request_items from anon, authenticated, service_role;
comment on table public.document_request_items is 'What a request asks for, one by one. Read by whoever reads the request; only procedures write.';
create index if not exists document_request_items_of_client on public.document_request_items (user_id);
alter table public.document_request_items add column if not exists appointment uuid references public.appointments (id) on delete set null;
alter table public.document_request_items drop constraint if exists document_request_items_answer_with_check,
  add constraint document_request_items_answer_with_check check (answer_with in ('file', 'text', 'appointment'));
create index if not exists document_request_items_appointment on public.document_request_items (appointment) where appointment is not null;
grant select on public.document_request_items to authenticated;
grant select, insert, update, delete on public.document_request_items to service_role;
drop policy if exists "of what one reads" on public.document_request_items;
create policy "of what one reads" on public.document_request_items for select to authenticated
  using (exists (select from public.document_requests r where r.id = request));
drop policy if exists "gate" on public.document_request_items;
create policy "gate" on public.document_request_items as restrictive for all to authenticated
  using ((select private.may_enter())) with check ((select private.may_enter()));

create table if not exists public.document_request_files (
  item uuid not null references public.document_request_items (id) on delete cascade,
  document uuid not null references public.documents (id) on delete cascade,
  user_id uuid not null references public.accounts (id) on delete cascade,
  added_at timestamptz not null default now(),
  primary key (item, document)
);
alter table public.document_request_files enable row level security;
revoke all on public.document_request_files from anon, authenticated, service_role;
comment on table public.document_request_files is 'The documents that answer an item. Read by whoever reads the request; only procedures write.';
create index if not exists document_request_files_document on public.document_request_files (document);
create index if not exists document_request_files_of_client on public.document_request_files (user_id);
grant select on public.document_request_files to authenticated;
grant select, insert, update, delete on public.document_request_files to service_role;
drop policy if exists "of what one reads" on public.document_request_files;
create policy "of what one reads" on public.document_request_files for select to authenticated
  using (exists (select from public.document_request_items i where i.id = item));
drop policy if exists "gate" on public.document_request_files;
create policy "gate" on public.document_request_files as restrictive for all to authenticated
  using ((select private.may_enter())) with check ((select private.may_enter()));

do $$ begin
  if not exists (select from pg_publication_tables where pubname = 'supabase_realtime' and schemaname = 'public' and tablename = 'document_requests') then
    alter publication supabase_realtime add table public.document_requests;
  end if;
end $$;

create or replace function private.settle_request(request uuid) returns int
language plpgsql volatile security definer set search_path = '' as $$
declare
  was public.document_requests;
  n record;
  now_open boolean;
  kept int;
begin
  select r.* into was from public.document_requests r where r.id = settle_request.request for update;
  -- Its account is being removed.
  if was.id is null then
    return null;
  end if;
  select count(*) filter (where i.state <> 'none') as wanted,
         count(*) filter (where i.state in ('answered', 'accepted')) as delivered,
         count(*) filter (where i.state = 'returned' or i.state = 'pending' and i.required) as missing,
         count(*) filter (where i.state = 'answered') as to_review
    into n from public.document_request_items i where i.request = settle_request.request;
  now_open := n.missing > 0 or n.to_review > 0;
  update public.document_requests r
    set wanted = n.wanted, delivered = n.delivered, missing = n.missing, to_review = n.to_review,
        status = case when r.status not in ('open', 'complete') then r.status when now_open then 'open' else 'complete' end,
        closed_at = case when r.status not in ('open', 'complete') then r.closed_at when now_open then null
                         else coalesce(r.closed_at, clock_timestamp()) end,
        next_reminder_at = case when n.missing > 0 then r.next_reminder_at end,
        reminder_planned = r.reminder_planned and (n.missing = 0 or was.missing > 0),
        version = r.version + 1, changed_at = clock_timestamp()
    where r.id = settle_request.request returning r.version into kept;
  if n.missing = 0 then
    perform private.drop_reminder(was);
  end if;
  return kept;
end $$;

create or replace function private.drop_reminder(r public.document_requests) returns void
language sql volatile security definer set search_path = '' as $$
  update public.outbox o set status = 'dropped', done_at = clock_timestamp(), locked_until = null
    where o.key = 'mail:document-reminder:' || r.id || ':' || r.reminders and o.status in ('pending', 'parked')
      and (o.locked_until is null or o.locked_until < clock_timestamp())
$$;

create or replace function private.without_file() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  update public.document_request_items i set state = 'pending', answered_by = null, answered_at = null, version = i.version + 1
    where i.id = old.item and i.state = 'answered' and i.answer_with = 'file'
      and not exists (select from public.document_request_files f where f.item = i.id);
  if found then
    perform private.settle_request(i.request) from public.document_request_items i where i.id = old.item;
  end if;
  return null;
end $$;
drop trigger if exists without_file on public.document_request_files;
create trigger without_file after delete on public.document_request_files for each row execute function private.without_file();

create or replace function private.without_appointment() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  i public.document_request_items;
begin
  for i in update public.document_request_items x set state = 'pending', appointment = null, answered_by = null, answered_at = null,
      version = x.version + 1 where x.appointment = new.id and x.state = 'answered' returning x.* loop
    perform private.settle_request(i.request);
  end loop;
  return null;
end $$;
drop trigger if exists without_appointment on public.appointments;
create trigger without_appointment after update of status on public.appointments for each row
  when (new.status = 'cancelled' and old.status <> 'cancelled') execute function private.without_appointment();

create or replace function private.put_request_items(r public.document_requests, items jsonb) returns void
language plpgsql volatile security definer set search_path = '' as $$
begin
  if coalesce(jsonb_array_length(items), 0) not between 1 and 40
    or not exists (select from jsonb_array_elements(items) i where (i ->> 'required')::boolean) then
    raise exception 'invalid-input' using errcode = 'P0001';
  end if;
  delete from public.document_request_items i where i.request = r.id;
  insert into public.document_request_items (request, user_id, place, title, help, required, allows_none, answer_with)
    select r.id, r.user_id, i.place, btrim(i.item ->> 'title'), nullif(btrim(i.item ->> 'help'), ''), (i.item ->> 'required')::boolean,
           (i.item ->> 'allowsNone')::boolean, i.item ->> 'answerWith'
    from jsonb_array_elements(items) with ordinality i (item, place);
  perform private.settle_request(r.id);
end $$;

create or replace function private.period_name(period text) returns text
language sql immutable set search_path = '' as $$
  select case when length(period) = 4 then period else concat_ws(' de ',
    case when substr(period, 6, 1) ~ '[0-9]' then (array['enero', 'febrero', 'marzo', 'abril', 'mayo', 'junio', 'julio', 'agosto',
        'septiembre', 'octubre', 'noviembre', 'diciembre'])[substr(period, 6, 2)::int]
      else case substr(period, 6, 1) when 'B' then 'bimestre' when 'Q' then 'trimestre' when 'C' then 'cuatrimestre' else 'semestre' end
        || ' ' || substr(period, 7, 1) end, left(period, 4)) end
$$;

create or replace function private.asked_period(obligation uuid, due date) returns text
language sql stable set search_path = '' as $$
  select coalesce((select o.period from public.obligations o where o.id = asked_period.obligation), to_char(due - interval '1 month', 'YYYY-MM'))
$$;

create or replace function private.name_period(said text, period text, longest int) returns text
language sql immutable set search_path = '' as $$
  select case when said ~* '\{periodo\}' then left(regexp_replace(said, '\{periodo\}', private.period_name(period), 'gi'), longest) else said end
$$;
create or replace function private.for_period(content jsonb, period text) returns jsonb
language sql immutable set search_path = '' as $$
  select content || jsonb_build_object('title', private.name_period(content ->> 'title', period, 120),
    'note', private.name_period(content ->> 'note', period, 1000),
    'items', (select coalesce(jsonb_agg(i.item || jsonb_build_object('title', private.name_period(i.item ->> 'title', period, 160),
        'help', private.name_period(i.item ->> 'help', period, 500)) order by i.place), '[]')
      from jsonb_array_elements(content -> 'items') with ordinality i (item, place)))
$$;

create or replace function private.send_request(request uuid) returns void
language plpgsql volatile security definer set search_path = '' as $$
declare
  r public.document_requests;
begin
  update public.document_requests x set status = 'open', sent_at = clock_timestamp(), version = x.version + 1, changed_at = clock_timestamp()
    where x.id = send_request.request and x.status = 'draft' returning * into r;
  if r.id is null then
    return;
  end if;
  perform private.queue_mail(r.user_id, 'documents-asked:' || r.id, 'documents-asked', c.email, private.request_mail(r))
    from private.contact_of(r.user_id) c where c.email is not null;
end $$;

create or replace function private.request_mail(r public.document_requests) returns jsonb
language sql stable security definer set search_path = '' as $$
  select jsonb_build_object('request', r.id, 'title', r.title, 'by', r.asked_by, 'due', to_char(r.due_on, 'DD/MM/YYYY'),
    'missing', (select coalesce(string_agg('• ' || i.title, E'\n' order by i.place), '') from public.document_request_items i
      where i.request = r.id and (i.state = 'returned' or i.state = 'pending' and i.required)))
$$;

create or replace function private.own_request(request uuid, seen int) returns public.document_requests
language plpgsql volatile security definer set search_path = '' as $$
declare
  r public.document_requests;
begin
  perform private.require_staff();
  select x.* into r from public.document_requests x where x.id = own_request.request for update;
  if r.id is null or not private.sees_client(r.user_id) then
    raise exception 'not-found' using errcode = 'P0001';
  end if;
  if r.version is distinct from seen then
    raise exception 'conflict' using errcode = 'P0001';
  end if;
  return r;
end $$;

create or replace function public.save_request(request uuid, client uuid, content jsonb, send boolean, obligation uuid default null,
  seen int default null) returns void
language plpgsql volatile security definer set search_path = '' as $$
declare
  r public.document_requests;
  written jsonb := content;
begin
  perform private.require_client(client);
  if send and not exists (select from public.user_approval_status s where s.user_id = client and s.status = 'approved') then
    raise exception 'not-found' using errcode = 'P0001';
  end if;
  if obligation is not null and not exists (
      select from public.obligations o where o.id = save_request.obligation and o.user_id = save_request.client) then
    raise exception 'not-found' using errcode = 'P0001';
  end if;
  insert into public.document_requests (id, user_id, title, due_on, asked_by)
    values (save_request.request, client, btrim(content ->> 'title'), (content ->> 'dueOn')::date, private.member_name((select auth.uid())))
    on conflict (id) do nothing;
  select x.* into r from public.document_requests x where x.id = save_request.request for update;
  if r.user_id <> client then
    raise exception 'not-found' using errcode = 'P0001';
  end if;
  -- Pressed twice: it stands already. Told apart from a colleague's work by who sees nothing yet.
  if r.status <> 'draft' then
    if seen is null or r.series = (content #>> '{repeat,series}')::uuid then return; end if;
    raise exception 'conflict' using errcode = 'P0001';
  end if;
  -- Who saw nothing yet saves again what they wrote themselves, and nothing of others.
  if (case when seen is null then r.asked_by is distinct from private.member_name((select auth.uid())) else r.version is distinct from seen end) then
    raise exception 'conflict' using errcode = 'P0001';
  end if;
  if send then
    content := private.for_period(content, private.asked_period(save_request.obligation, (content ->> 'dueOn')::date));
  end if;
  update public.document_requests x set title = btrim(content ->> 'title'), note = nullif(btrim(content ->> 'note'), ''),
      due_on = (content ->> 'dueOn')::date, obligation = save_request.obligation, remind_before = (content ->> 'before')::int,
      remind_every = (content ->> 'every')::int, remind_until = coalesce(content ->> 'until', 'complete')
    where x.id = r.id returning * into r;
  perform private.put_request_items(r, content -> 'items');
  if send then
    perform private.send_request(r.id);
    perform private.note_staff('request.sent', client, null, jsonb_build_object('title', r.title, 'due', r.due_on));
    if content #>> '{repeat,series}' is not null then
      perform private.start_request_series(r, written);
    end if;
  end if;
end $$;

create or replace function public.send_requests(asks jsonb, content jsonb) returns table (client uuid, outcome text)
language plpgsql volatile security definer set search_path = '' as $$
#variable_conflict use_column
declare
  ask record;
begin
  perform private.require_staff();
  if jsonb_array_length(asks) not between 1 and 100 then
    raise exception 'invalid-input' using errcode = 'P0001';
  end if;
  -- In one order, so that two who ask the same clients do not wait for each other.
  for ask in select (a ->> 'id')::uuid as id, (a ->> 'client')::uuid as client, (a ->> 'obligation')::uuid as obligation
      from jsonb_array_elements(asks) a order by 2 loop
    client := ask.client;
    if exists (select from public.document_requests r where r.user_id = ask.client and r.status = 'open' and r.id <> ask.id
        and lower(r.title) = lower(btrim(private.name_period(content ->> 'title',
          private.asked_period(ask.obligation, (content ->> 'dueOn')::date), 120))) and r.obligation is not distinct from ask.obligation)
      and private.sees_client(ask.client) then
      outcome := 'open';
    else
      begin
        perform public.save_request(ask.id, ask.client, content, true, ask.obligation);
        outcome := case when exists (select from private.contact_of(ask.client) c where c.email is not null) then 'sent' else 'no-mail' end;
      exception when raise_exception then
        if sqlerrm <> 'not-found' then raise; end if;
        outcome := 'not-found';
      end;
    end if;
    return next;
  end loop;
end $$;

create or replace function public.cancel_request(request uuid, seen int) returns void
language plpgsql volatile security definer set search_path = '' as $$
declare
  r public.document_requests := private.own_request(request, seen);
begin
  if r.status = 'draft' then
    delete from public.document_requests x where x.id = r.id;
  elsif r.status = 'open' then
    update public.document_requests x set status = 'cancelled', closed_at = clock_timestamp(), next_reminder_at = null,
        version = x.version + 1, changed_at = clock_timestamp() where x.id = r.id;
    perform private.drop_reminder(r);
    perform private.note_staff('request.cancelled', r.user_id, null, jsonb_build_object('title', r.title));
  else
    raise exception 'request-closed' using errcode = 'P0001';
  end if;
end $$;

create or replace function public.review_request_item(item uuid, seen int, accept boolean, note text default null) returns void
language plpgsql volatile security definer set search_path = '' as $$
declare
  i public.document_request_items;
  r public.document_requests;
begin
  perform private.require_staff();
  select x.* into r from public.document_requests x join public.document_request_items y on y.request = x.id
    where y.id = review_request_item.item for update of x;
  select x.* into i from public.document_request_items x where x.id = review_request_item.item for update;
  if r.id is null or not private.sees_client(r.user_id) then
    raise exception 'not-found' using errcode = 'P0001';
  end if;
  if r.status not in ('open', 'complete') then
    raise exception 'request-closed' using errcode = 'P0001';
  end if;
  if accept is null then
    raise exception 'invalid-input' using errcode = 'P0001';
  end if;
  if i.version is distinct from seen or i.state not in ('answered', 'none', 'accepted') or accept and i.state <> 'answered' then
    raise exception 'conflict' using errcode = 'P0001';
  end if;
  if not accept and nullif(btrim(note), '') is null then
    raise exception 'invalid-input' using errcode = 'P0001';
  end if;
  update public.document_request_items x set state = case when accept then 'accepted' else 'returned' end,
      review_note = case when not accept then btrim(note) end, reviewed_by = private.member_name((select auth.uid())),
      reviewed_at = clock_timestamp(), version = x.version + 1
    where x.id = i.id;
  perform private.settle_request(r.id);
  perform private.note_staff(case when accept then 'request.accepted' else 'request.returned' end, r.user_id, null,
    jsonb_build_object('title', r.title, 'item', i.title));
  if not accept then
    perform private.queue_mail(r.user_id, concat_ws(':', 'documents-returned', i.id, i.version),
        'documents-returned', c.email, private.request_mail(r) || jsonb_build_object('item', i.title, 'note', btrim(note)))
      from private.contact_of(r.user_id) c where c.email is not null
        and exists (select from public.user_approval_status s where s.user_id = r.user_id and s.status = 'approved');
  end if;
end $$;

create or replace function private.request_facts(r public.document_requests) returns jsonb
language sql stable security definer set search_path = '' as $$
  select jsonb_build_object('id', r.id, 'title', r.title, 'note', r.note, 'dueOn', r.due_on, 'status', r.status, 'askedBy', r.asked_by,
    'wanted', r.wanted, 'delivered', r.delivered, 'missing', r.missing, 'toReview', r.to_review, 'before', r.remind_before,
    'every', r.remind_every, 'until', r.remind_until, 'reminders', r.reminders, 'remindedAt', r.reminded_at,
    'nextReminderAt', r.next_reminder_at, 'version', r.version, 'sentAt', r.sent_at, 'closedAt', r.closed_at,
    'obligation', (select jsonb_build_object('id', o.id, 'obligation', o.obligation, 'name', o.name, 'municipality', nullif(o.municipality, ''),
      'period', o.period, 'due', o.due, 'state', o.state) from public.obligations o
      where o.id = r.obligation and (o.client_sees or (select private.is_staff()))))
$$;
create or replace function private.request_items(r public.document_requests) returns jsonb
language sql stable security definer set search_path = '' as $$
  select coalesce(jsonb_agg(jsonb_build_object('id', i.id, 'title', i.title, 'help', i.help, 'required', i.required,
      'allowsNone', i.allows_none, 'answerWith', i.answer_with, 'state', i.state, 'answer', i.answer, 'answeredBy', i.answered_by,
      'answeredAt', i.answered_at, 'appointment', (select jsonb_build_object('id', a.id, 'startsAt', a.starts_at, 'endsAt', a.ends_at,
        'status', a.status) from public.appointments a where a.id = i.appointment), 'reviewNote', i.review_note, 'reviewedBy', i.reviewed_by, 'reviewedAt', i.reviewed_at,
      'version', i.version, 'files', (
        select coalesce(jsonb_agg(jsonb_build_object('id', d.id, 'name', d.name, 'type', d.file_type, 'size', d.file_size,
          'at', f.added_at, 'by', d.made_by) order by f.added_at, d.id), '[]')
        from public.document_request_files f join public.documents d on d.id = f.document where f.item = i.id))
    order by i.place), '[]')
  from public.document_request_items i where i.request = r.id
$$;

create or replace function public.list_requests(wanted jsonb default '{}', page_size int default 50) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
  list text := coalesce(wanted ->> 'list', 'open');
  closed boolean := list = 'closed';
  size int := least(greatest(page_size, 1), 200);
  mine uuid[];
  reach text := '';
  found_rows jsonb;
  last_row jsonb;
  counts jsonb;
begin
  perform private.require_staff();
  if not private.is_admin() then
    select coalesce(array_agg(c), '{}') into mine from private.my_clients() c;
    reach := ' and r.user_id = any ($1)';
  end if;
  if wanted ->> 'client' is not null then reach := reach || ' and r.user_id = $2'; end if;
  execute 'select coalesce(jsonb_agg(q.facts order by q.place), ''[]'') from (
      select private.request_facts(r) || jsonb_build_object(''client'', r.user_id, ''clientTitle'', k.title,
          ''byMail'', exists (select from private.contact_of(r.user_id))) as facts, row_number() over () as place
      from (select r.* from public.document_requests r where '
    || case list when 'review' then 'r.status = ''open'' and r.to_review > 0' when 'drafts' then 'r.status = ''draft'''
                 when 'closed' then 'r.closed_at is not null' else 'r.status = ''open''' end || reach
    || case when wanted ->> 'after' is null then '' when closed then ' and (r.closed_at, r.id) < ($3::timestamptz, $4)'
            else ' and (r.due_on, r.id) > ($3::date, $4)' end
    || case when closed then ' order by r.closed_at desc, r.id desc' else ' order by r.due_on, r.id' end || ' limit $5) r
      join private.client_cards k on k.client = r.user_id'
    || case when closed then ' order by r.closed_at desc, r.id desc' else ' order by r.due_on, r.id' end || ') q'
    into found_rows
    using mine, (wanted ->> 'client')::uuid, wanted -> 'after' ->> 0, (wanted -> 'after' ->> 1)::uuid, size + 1;
  execute 'select jsonb_build_object(
      ''open'', (select count(*) from (select from public.document_requests r where r.status = ''open''' || reach || ' limit 101) n),
      ''review'', (select count(*) from (select from public.document_requests r where r.status = ''open'' and r.to_review > 0' || reach || ' limit 101) n),
      ''overdue'', (select count(*) from (select from public.document_requests r where r.status = ''open'' and r.missing > 0
        and r.due_on < (now() at time zone ''America/Bogota'')::date' || reach || ' limit 101) n),
      ''drafts'', (select count(*) from (select from public.document_requests r where r.status = ''draft''' || reach || ' limit 101) n))'
    into counts using mine, (wanted ->> 'client')::uuid;
  last_row := found_rows -> (size - 1);
  return jsonb_build_object('counts', counts,
    'rows', case when jsonb_array_length(found_rows) > size then found_rows - size else found_rows end,
    'next', case when jsonb_array_length(found_rows) > size
      then jsonb_build_array(case when closed then last_row -> 'closedAt' else last_row -> 'dueOn' end, last_row -> 'id') end);
end $$;

create or replace function public.firm_request(request uuid) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
  r public.document_requests;
begin
  perform private.require_staff();
  select x.* into r from public.document_requests x where x.id = firm_request.request;
  if r.id is null or not private.sees_client(r.user_id) then
    raise exception 'not-found' using errcode = 'P0001';
  end if;
  return private.request_facts(r) || jsonb_build_object('items', private.request_items(r), 'client', r.user_id,
    'clientTitle', (select k.title from private.client_cards k where k.client = r.user_id),
    'byMail', exists (select from private.contact_of(r.user_id)));
end $$;

create or replace function public.my_requests() returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
  me uuid := private.require_account('reader');
begin
  return jsonb_build_object(
    'open', (select coalesce(jsonb_agg(private.request_facts(r) order by r.due_on, r.id), '[]') from public.document_requests r
      where r.user_id = me and r.status = 'open'),
    'closed', (select coalesce(jsonb_agg(private.request_facts(c) order by c.closed_at desc, c.id), '[]') from (
      select r.* from public.document_requests r where r.user_id = me and r.closed_at is not null
      order by r.made_at desc, r.id desc limit 30) c));
end $$;

create or replace function private.period_begins(period text) returns date
language sql immutable set search_path = '' as $$
  select make_date(left(period, 4)::int, case when length(period) = 4 then 1 when substr(period, 6, 1) ~ '[0-9]' then substr(period, 6, 2)::int
    else (substr(period, 7, 1)::int - 1) * case substr(period, 6, 1) when 'B' then 2 when 'Q' then 3 when 'C' then 4 else 6 end + 1 end, 1)
$$;

create or replace function public.my_request(request uuid) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
  me uuid := private.require_account('reader');
  r public.document_requests;
  since timestamptz;
begin
  select x.* into r from public.document_requests x where x.id = my_request.request and x.user_id = me and x.status <> 'draft';
  if r.id is null then
    raise exception 'not-found' using errcode = 'P0001';
  end if;
  since := coalesce((select private.period_begins(o.period) from public.obligations o where o.id = r.obligation),
    private.period_begins(r.period), r.sent_at - interval '45 days');
  return private.request_facts(r) || jsonb_build_object('items', private.request_items(r), 'offers', (
    select coalesce(jsonb_agg(jsonb_build_object('id', d.id, 'name', d.name, 'type', d.file_type, 'size', d.file_size, 'at', d.created_at,
        'by', d.made_by, 'invoice', (select private.invoice_label(v) from public.invoices v where v.document_id = d.id
          and v.withdrawn_at is null)) order by d.created_at desc, d.id desc), '[]')
    from (select x.* from public.documents x where x.user_id = me and x.kind = 'file' and x.created_at >= since
      order by x.created_at desc, x.id desc limit 40) d
    where r.status = 'open' and not exists (select from public.document_request_files f join public.document_request_items i on i.id = f.item
      where f.document = d.id and i.request = r.id)));
end $$;

create or replace function private.open_item(item uuid) returns public.document_request_items
language plpgsql volatile security definer set search_path = '' as $$
declare
  me uuid := private.require_account('assistant');
  i public.document_request_items;
  r public.document_requests;
begin
  select x.* into r from public.document_requests x join public.document_request_items y on y.request = x.id
    where y.id = open_item.item and y.user_id = me and x.status <> 'draft' for update of x;
  select x.* into i from public.document_request_items x where x.id = open_item.item and x.request = r.id for update;
  if i.id is null then
    raise exception 'not-found' using errcode = 'P0001';
  end if;
  if r.status <> 'open' then
    raise exception 'request-closed' using errcode = 'P0001';
  end if;
  if i.state = 'accepted' then
    raise exception 'item-accepted' using errcode = 'P0001';
  end if;
  return i;
end $$;

create or replace function public.add_request_files(item uuid, documents uuid[]) returns void
language plpgsql volatile security definer set search_path = '' as $$
declare
  i public.document_request_items := private.open_item(item);
begin
  -- An array of nothing has a length of null, which is never out of bounds.
  if i.answer_with <> 'file' or coalesce(cardinality(documents), 0) not between 1 and 20 or array_position(documents, null) is not null then
    raise exception 'invalid-input' using errcode = 'P0001';
  end if;
  if (select count(*) from public.documents d where d.id = any (documents) and d.user_id = i.user_id and d.kind = 'file')
    <> (select count(distinct d) from unnest(documents) d) then
    raise exception 'not-found' using errcode = 'P0001';
  end if;
  if i.state = 'answered' and not exists (select from unnest(documents) d where not exists (
      select from public.document_request_files f where f.item = i.id and f.document = d)) then
    return;
  end if;
  if i.state = 'returned' then
    delete from public.document_request_files f where f.item = i.id and f.document <> all (documents);
  end if;
  insert into public.document_request_files (item, document, user_id) select i.id, d, i.user_id from unnest(documents) d on conflict do nothing;
  if (select count(*) from public.document_request_files f where f.item = i.id) > 20 then
    raise exception 'request-files' using errcode = 'P0001';
  end if;
  perform private.keep_answer(i, 'answered', null);
end $$;

create or replace function public.remove_request_file(item uuid, document uuid) returns void
language plpgsql volatile security definer set search_path = '' as $$
declare
  i public.document_request_items := private.open_item(item);
begin
  -- The trigger makes the item pending with its last file.
  delete from public.document_request_files f where f.item = i.id and f.document = remove_request_file.document;
  if found and exists (select from public.document_request_files f where f.item = i.id) then
    update public.document_request_items x set version = x.version + 1 where x.id = i.id;
    perform private.settle_request(i.request);
  end if;
end $$;

create or replace function public.answer_request_item(item uuid, seen int, nothing boolean, answer text default null) returns void
language plpgsql volatile security definer set search_path = '' as $$
declare
  i public.document_request_items := private.open_item(item);
  said text := nullif(btrim(answer), '');
  becomes text := case when nothing then 'none' else 'answered' end;
begin
  if nothing is null then
    raise exception 'invalid-input' using errcode = 'P0001';
  end if;
  -- Pressed twice.
  if i.state = becomes and i.answer is not distinct from said and i.answered_by = (select auth.uid()) then
    return;
  end if;
  if i.version is distinct from seen then
    raise exception 'conflict' using errcode = 'P0001';
  end if;
  if nothing and not i.allows_none or not nothing and (i.answer_with <> 'text' or said is null) then
    raise exception 'invalid-input' using errcode = 'P0001';
  end if;
  if nothing then
    update public.document_request_items x set state = 'none' where x.id = i.id;
    delete from public.document_request_files f where f.item = i.id;
  end if;
  perform private.keep_answer(i, becomes, said);
end $$;

create or replace function public.book_request_item(item uuid, key uuid, slot timestamptz) returns public.appointments
language plpgsql volatile security definer set search_path = '' as $$
declare
  i public.document_request_items := private.open_item(item);
  a public.appointments;
begin
  if i.answer_with <> 'appointment' then
    raise exception 'invalid-input' using errcode = 'P0001';
  end if;
  a := public.request_appointment(key, slot, left(i.title, 120));
  -- Pressed twice.
  if i.appointment = a.id then
    return a;
  end if;
  -- A colleague was faster: the hour that was asked for here is not kept.
  if i.state = 'answered' or a.status = 'cancelled' then
    raise exception 'conflict' using errcode = 'P0001';
  end if;
  update public.document_request_items x set appointment = a.id where x.id = i.id;
  perform private.keep_answer(i, 'answered', null);
  return a;
end $$;

create or replace function public.reopen_request_item(item uuid) returns void
language plpgsql volatile security definer set search_path = '' as $$
declare
  me uuid := private.require_account('assistant');
  i public.document_request_items;
begin
  select x.* into i from public.document_request_items x join public.document_requests r on r.id = x.request
    where x.id = reopen_request_item.item and x.user_id = me and r.status in ('open', 'complete') for update of r;
  if i.id is null then
    raise exception 'not-found' using errcode = 'P0001';
  end if;
  if i.state <> 'none' then
    return;
  end if;
  update public.document_request_items x set state = 'pending', answer = null, answered_by = null, answered_at = null, version = x.version + 1
    where x.id = i.id;
  perform private.settle_request(i.request);
end $$;

create or replace function private.keep_answer(i public.document_request_items, becomes text, said text) returns void
language plpgsql volatile security definer set search_path = '' as $$
begin
  update public.document_request_items x set state = becomes, answer = said, answered_by = (select auth.uid()), answered_at = clock_timestamp(),
      review_note = null, reviewed_by = null, reviewed_at = null, version = x.version + 1
    where x.id = i.id;
  perform private.settle_request(i.request);
end $$;

revoke execute on function private.settle_request(uuid), private.drop_reminder(public.document_requests), private.without_file(),
  private.period_name(text), private.asked_period(uuid, date), private.name_period(text, text, int), private.for_period(jsonb, text),
  private.put_request_items(public.document_requests, jsonb), private.send_request(uuid), private.request_mail(public.document_requests),
  private.without_appointment(), public.book_request_item(uuid, uuid, timestamptz),
  private.own_request(uuid, int), public.save_request(uuid, uuid, jsonb, boolean, uuid, int), public.send_requests(jsonb, jsonb),
  public.cancel_request(uuid, int), public.review_request_item(uuid, int, boolean, text), private.request_facts(public.document_requests),
  private.request_items(public.document_requests), public.list_requests(jsonb, int), public.firm_request(uuid), public.my_requests(),
  private.period_begins(text), public.my_request(uuid), private.open_item(uuid), public.add_request_files(uuid, uuid[]),
  public.remove_request_file(uuid, uuid), public.answer_request_item(uuid, int, boolean, text), public.reopen_request_item(uuid),
  private.keep_answer(public.document_request_items, text, text) from public, anon, authenticated, service_role;
grant execute on function public.save_request(uuid, uuid, jsonb, boolean, uuid, int), public.send_requests(jsonb, jsonb),
  public.cancel_request(uuid, int), public.review_request_item(uuid, int, boolean, text), public.list_requests(jsonb, int),
  public.firm_request(uuid), public.my_requests(), public.my_request(uuid), public.add_request_files(uuid, uuid[]),
  public.remove_request_file(uuid, uuid), public.answer_request_item(uuid, int, boolean, text), public.reopen_request_item(uuid),
  public.book_request_item(uuid, uuid, timestamptz) to authenticated;

create or replace function private.reminder_facts(r public.document_requests) returns jsonb
language sql stable set search_path = '' as $$
  select jsonb_build_object('id', r.id, 'version', r.version, 'sentOn', (r.sent_at at time zone 'America/Bogota')::date, 'dueOn', r.due_on,
    'before', r.remind_before, 'every', r.remind_every, 'until', r.remind_until,
    'remindedOn', (r.reminded_at at time zone 'America/Bogota')::date, 'at', r.next_reminder_at)
$$;

create or replace function public.reminders_to_plan(most int default 200) returns jsonb
language sql stable security definer set search_path = '' as $$
  select coalesce(jsonb_agg(private.reminder_facts(r)), '[]') from (
    select x.* from public.document_requests x where x.status = 'open' and not x.reminder_planned order by x.id limit most) r
$$;

create or replace function public.plan_reminders(plans jsonb) returns int
language plpgsql volatile security definer set search_path = '' as $$
declare
  kept int;
begin
  update public.document_requests r set next_reminder_at = case when r.missing > 0 then p.at end, reminder_planned = true
    from jsonb_to_recordset(plans) p (id uuid, version int, at timestamptz)
    where r.id = p.id and r.version = p.version and r.status = 'open' and not r.reminder_planned;
  get diagnostics kept = row_count;
  return kept;
end $$;

create or replace function public.due_reminders(moment timestamptz, most int default 200) returns jsonb
language sql stable security definer set search_path = '' as $$
  select coalesce(jsonb_agg(private.reminder_facts(r)), '[]') from (
    select x.* from public.document_requests x
    where x.status = 'open' and x.next_reminder_at <= moment
      and exists (select from public.user_approval_status s where s.user_id = x.user_id and s.status = 'approved')
    order by x.next_reminder_at limit most) r
$$;

create or replace function public.queue_reminders(reminders jsonb, moment timestamptz) returns int
language plpgsql volatile security definer set search_path = '' as $$
declare
  queued int;
begin
  with wanted as materialized (
    select r.id, w.next, c.email, exists (select from public.outbox o where o.status = 'pending'
        and o.key = 'mail:document-reminder:' || r.id || ':' || r.reminders) as waits
    from jsonb_to_recordset(reminders) w (id uuid, at timestamptz, next timestamptz)
    join public.document_requests r on r.id = w.id and r.next_reminder_at = w.at and r.status = 'open' and r.missing > 0
    left join lateral private.contact_of(r.user_id) c on true
    order by r.id for update of r),
  moved as (
    update public.document_requests r set next_reminder_at = w.next,
        reminders = r.reminders + case when w.waits or w.email is null then 0 else 1 end,
        reminded_at = case when w.email is null then r.reminded_at else moment end, version = r.version + 1, changed_at = clock_timestamp()
      from wanted w where r.id = w.id returning r.*, w.waits, w.email),
  mails as (
    select private.queue_mail(m.user_id, 'document-reminder:' || m.id || ':' || m.reminders, 'document-reminder', m.email,
        private.request_mail(r))
      from moved m join public.document_requests r on r.id = m.id where not m.waits and m.email is not null)
  select count(*) into queued from mails;
  return queued;
end $$;

create or replace function private.remind_again() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if tg_table_name = 'user_approval_status' then
    update public.document_requests r set reminder_planned = false where r.user_id = new.user_id and r.status = 'open';
    if new.status <> 'approved' then
      update public.outbox o set status = 'dropped', done_at = clock_timestamp(), locked_until = null
        where o.user_id = new.user_id and (o.key like 'mail:document-reminder:%' or o.key like 'mail:dates-near:%') and o.status in ('pending', 'parked')
          and (o.locked_until is null or o.locked_until < clock_timestamp());
    end if;
  else
    update public.document_requests r set reminder_planned = false
      from (select x.id from public.document_requests x where x.status = 'open' order by x.id for update) every where r.id = every.id;
  end if;
  return null;
end $$;
drop trigger if exists remind_again on private.non_business_days;
create trigger remind_again after insert or update or delete on private.non_business_days for each statement execute function private.remind_again();
drop trigger if exists remind_again on public.user_approval_status;
create trigger remind_again after update of status on public.user_approval_status for each row execute function private.remind_again();

drop function if exists public.start_request_series(uuid, uuid, jsonb, uuid, uuid);
create or replace function private.start_request_series(first public.document_requests, content jsonb) returns void
language plpgsql volatile security definer set search_path = '' as $$
declare
  o public.obligations;
  rhythm jsonb := content -> 'repeat';
begin
  select x.* into o from public.obligations x where x.id = first.obligation;
  insert into private.request_series (id, user_id, title, note, items, remind_before, remind_every, remind_until, obligation, municipality,
      month_day, days_before, lead_days, until, asked_by, made_by)
    values ((rhythm ->> 'series')::uuid, first.user_id, btrim(content ->> 'title'), nullif(btrim(content ->> 'note'), ''), content -> 'items',
      first.remind_before, first.remind_every, first.remind_until, o.obligation, o.municipality,
      case when o.id is null then (rhythm ->> 'monthDay')::int end, case when o.id is not null then (rhythm ->> 'daysBefore')::int end,
      (rhythm ->> 'leadDays')::int, (rhythm ->> 'lastDay')::date, first.asked_by, (select auth.uid()));
  update public.document_requests r set series = (rhythm ->> 'series')::uuid, period = private.asked_period(first.obligation, first.due_on)
    where r.id = first.id;
  perform private.note_staff('request.repeated', first.user_id, null, jsonb_build_object('title', btrim(content ->> 'title')));
end $$;

create or replace function public.end_request_series(series uuid) returns void
language plpgsql volatile security definer set search_path = '' as $$
declare
  s private.request_series;
begin
  perform private.require_staff();
  select x.* into s from private.request_series x where x.id = end_request_series.series for update;
  if s.id is null or not private.sees_client(s.user_id) then
    raise exception 'not-found' using errcode = 'P0001';
  end if;
  update private.request_series x set ended_at = coalesce(x.ended_at, clock_timestamp()) where x.id = s.id;
  if s.ended_at is null then
    perform private.note_staff('request.ended', s.user_id, null, jsonb_build_object('title', s.title));
  end if;
end $$;

create or replace function public.list_request_series(client uuid default null) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
begin
  perform private.require_staff();
  return (select coalesce(jsonb_agg(jsonb_build_object('id', s.id, 'title', s.title, 'client', s.user_id, 'clientTitle', k.title,
      'obligation', s.obligation, 'municipality', nullif(s.municipality, ''),
      'name', (select o.name from public.obligations o where o.user_id = s.user_id and o.obligation = s.obligation order by o.listed desc limit 1),
      'monthDay', s.month_day, 'daysBefore', s.days_before,
      'leadDays', s.lead_days, 'lastDay', s.until, 'items', jsonb_array_length(s.items)) order by k.title_key, s.title, s.id), '[]')
    from (select x.* from private.request_series x where x.ended_at is null
      and (list_request_series.client is null or x.user_id = list_request_series.client)
      and (private.is_admin() or x.user_id in (select private.my_clients())) order by x.made_at desc limit 200) s
    join private.client_cards k on k.client = s.user_id);
end $$;

create or replace function public.request_series_to_check(today date, most int default 100) returns jsonb
language sql stable security definer set search_path = '' as $$
  select coalesce(jsonb_agg(jsonb_build_object('id', s.id, 'monthDay', s.month_day, 'daysBefore', s.days_before, 'leadDays', s.lead_days,
    'lastDay', s.until, 'periods', (
      select coalesce(jsonb_agg(jsonb_build_object('obligation', o.id, 'period', o.period, 'due', o.due) order by o.due), '[]')
      from public.obligations o where o.user_id = s.user_id and o.obligation = s.obligation and o.municipality = s.municipality and o.applies
        and o.state not in ('filed', 'paid', 'not-applicable') and o.due between today and today + s.days_before + s.lead_days + 10
        and not exists (select from public.document_requests r where r.series = s.id and r.period = o.period)))), '[]')
  from (select x.* from private.request_series x
    where x.ended_at is null and coalesce(x.checked_on, '-infinity'::date) < today
      and exists (select from public.user_approval_status u where u.user_id = x.user_id and u.status = 'approved')
    order by coalesce(x.checked_on, '-infinity'::date), x.id limit most) s
$$;

create or replace function public.make_series_requests(series uuid[], today date, made jsonb) returns int
language plpgsql volatile security definer set search_path = '' as $$
declare
  one record;
  r public.document_requests;
  said jsonb;
  count int := 0;
begin
  for one in select s.*, m.period, m.due, m.of from jsonb_to_recordset(made) m (series uuid, period text, due date, of uuid)
      join private.request_series s on s.id = m.series and s.ended_at is null and s.id = any (make_series_requests.series)
      order by s.id, m.period for update of s loop
    begin
      said := private.for_period(jsonb_build_object('title', one.title, 'note', one.note, 'items', one.items), one.period);
      insert into public.document_requests (user_id, title, note, due_on, obligation, series, period, asked_by, remind_before, remind_every, remind_until)
        values (one.user_id, said ->> 'title', said ->> 'note', one.due, one.of, one.id, one.period, one.asked_by, one.remind_before, one.remind_every,
          coalesce(one.remind_until, 'complete'))
        on conflict on constraint document_requests_once do nothing returning * into r;
      continue when r.id is null;
      perform private.put_request_items(r, said -> 'items');
      perform private.send_request(r.id);
      count := count + 1;
    exception when data_exception or integrity_constraint_violation or raise_exception then
      raise warning 'request series % of % was not made: %', one.id, one.period, sqlstate;
    end;
  end loop;
  update private.request_series s set checked_on = today where s.id = any (make_series_requests.series);
  return count;
end $$;

revoke execute on function public.reminders_to_plan(int), private.reminder_facts(public.document_requests), public.plan_reminders(jsonb),
  public.due_reminders(timestamptz, int), public.queue_reminders(jsonb, timestamptz), private.remind_again(),
  private.start_request_series(public.document_requests, jsonb), public.end_request_series(uuid), public.list_request_series(uuid),
  public.request_series_to_check(date, int), public.make_series_requests(uuid[], date, jsonb) from public, anon, authenticated, service_role;
grant execute on function public.reminders_to_plan(int), public.plan_reminders(jsonb), public.due_reminders(timestamptz, int), public.queue_reminders(jsonb, timestamptz),
  public.request_series_to_check(date, int), public.make_series_requests(uuid[], date, jsonb) to service_role;
grant execute on function public.end_request_series(uuid), public.list_request_series(uuid) to authenticated;

create table if not exists private.date_reminders (
  obligation uuid primary key references public.obligations (id) on delete cascade,
  due date not null,
  days int not null check (days between 0 and 60),
  told_at timestamptz not null default now()
);
alter table private.date_reminders enable row level security;
revoke all on private.date_reminders from anon, authenticated, service_role;
comment on table private.date_reminders is 'Of which dates clients were told by mail. Read and written by functions alone.';

create or replace function public.dates_to_remind(today date, spans jsonb, most int default 100) returns jsonb
language sql stable security definer set search_path = '' as $$
  select coalesce(jsonb_agg(jsonb_build_object('client', c.user_id, 'company', k.title, 'dates', c.dates)), '[]') from (
    select o.user_id, jsonb_agg(jsonb_build_object('id', o.id, 'days', s.days, 'due', o.due, 'obligation', o.obligation, 'name', o.name,
        'municipality', nullif(o.municipality, ''), 'period', o.period, 'state', o.state) order by o.due, o.obligation, o.id) as dates
    from public.obligations o
    join public.accounts a on a.id = o.user_id
    join public.notification_choices n on n.user_id = a.contact and n.topic = 'deadlines' and n.wanted
    join public.user_approval_status u on u.user_id = o.user_id and u.status = 'approved'
    cross join lateral (select min(x.days) as days from jsonb_to_recordset(spans) x (days int, until date, waiting boolean)
      where o.due <= x.until and (not x.waiting or o.state = 'waiting')) s
    where o.applies and o.state not in ('filed', 'paid', 'not-applicable') and o.client_sees
      and o.due between today and (select max(x.until) from jsonb_to_recordset(spans) x (until date)) and s.days is not null
      and not exists (select from private.date_reminders d where d.obligation = o.id and d.due = o.due and d.days <= s.days)
    group by o.user_id order by o.user_id limit most) c
  join private.client_cards k on k.client = c.user_id
$$;

create or replace function public.queue_date_reminders(reminders jsonb) returns int
language plpgsql volatile security definer set search_path = '' as $$
declare
  one record;
  told int;
  queued int := 0;
begin
  for one in select r.client, r.mail, r.dates, c.email from jsonb_to_recordset(reminders) r (client uuid, mail jsonb, dates jsonb)
      join lateral private.contact_of(r.client) c on c.email is not null order by r.client loop
    insert into private.date_reminders as t (obligation, due, days)
      select o.id, d.due, d.days from jsonb_to_recordset(one.dates) d (id uuid, due date, days int)
      join public.obligations o on o.id = d.id and o.user_id = one.client and o.due = d.due and o.applies
        and o.state not in ('filed', 'paid', 'not-applicable') order by o.id
      on conflict (obligation) do update set due = excluded.due, days = excluded.days, told_at = clock_timestamp()
        where t.due <> excluded.due or t.days > excluded.days;
    get diagnostics told = row_count;
    continue when told = 0;
    perform private.queue_mail(one.client, 'dates-near:' || one.client || ':' || md5(one.dates::text || clock_timestamp()), 'dates-near', one.email, one.mail);
    queued := queued + 1;
  end loop;
  return queued;
end $$;

revoke execute on function public.dates_to_remind(date, jsonb, int), public.queue_date_reminders(jsonb) from public, anon, authenticated, service_role;
grant execute on function public.dates_to_remind(date, jsonb, int), public.queue_date_reminders(jsonb) to service_role;

create table if not exists private.welcomes (
  account uuid primary key references public.accounts (id) on delete cascade,
  draft jsonb not null default '{}' check (jsonb_typeof(draft) = 'object' and length(draft::text) <= 16384),
  saved_at timestamptz,
  sent jsonb check (length(sent::text) <= 16384),
  sent_at timestamptz,
  company uuid references public.companies (id) on delete set null,
  rut bytea check (length(rut) <= 4194304),
  rut_name text check (length(rut_name) between 1 and 200),
  rut_at timestamptz,
  rut_tries int not null default 0,
  rut_tries_since timestamptz,
  note text check (length(note) between 1 and 500),
  note_by uuid references auth.users (id) on delete set null,
  note_at timestamptz
);
alter table private.welcomes add column if not exists rut_tries int not null default 0, add column if not exists rut_tries_since timestamptz;
alter table private.welcomes enable row level security;
revoke all on private.welcomes from anon, authenticated, service_role;
comment on table private.welcomes is 'What each account told of itself before the firm decided. Read and written by functions alone.';
create index if not exists welcomes_company on private.welcomes (company) where company is not null;
create index if not exists welcomes_note_by on private.welcomes (note_by) where note_by is not null;

create or replace function private.waiting_account() returns uuid
language plpgsql stable security definer set search_path = '' as $$
declare
  mine private.account_members := private.named_account();
begin
  if mine.account is null or mine.role <> 'owner' or not private.session_is_open() or private.owed_step() is not null
    or exists (select from private.staff s where s.user_id = mine.user_id)
    or not exists (select from public.user_approval_status s where s.user_id = mine.account and s.status = 'waitlist') then
    raise insufficient_privilege using message = 'not-approved';
  end if;
  return mine.account;
end $$;

create or replace function public.my_welcome() returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
  mine uuid := private.waiting_account();
begin
  return coalesce(
    (select jsonb_build_object('draft', w.draft, 'saved_at', w.saved_at, 'sent', w.sent, 'sent_at', w.sent_at,
        'note', case when w.sent_at is null or w.sent_at < w.note_at then w.note end,
        'rut', case when w.rut is not null then jsonb_build_object('name', w.rut_name, 'size', length(w.rut), 'at', w.rut_at) end)
      from private.welcomes w where w.account = mine),
    '{"draft": {}, "saved_at": null, "sent": null, "sent_at": null, "note": null, "rut": null}');
end $$;

create or replace function public.save_welcome(draft jsonb) returns timestamptz
language plpgsql security definer set search_path = '' as $$
declare
  mine uuid := private.waiting_account();
begin
  if jsonb_typeof(draft) is distinct from 'object' or length(draft::text) > 16384 then
    raise exception 'invalid-input' using errcode = 'P0001';
  end if;
  insert into private.welcomes as w (account, draft, saved_at) values (mine, save_welcome.draft, clock_timestamp())
    on conflict (account) do update set draft = excluded.draft, saved_at = excluded.saved_at;
  return clock_timestamp();
end $$;

create or replace function public.save_welcome_rut(file_name text default null, content text default null) returns void
language plpgsql security definer set search_path = '' as $$
declare
  mine uuid := private.waiting_account();
  bytes bytea;
  tries int;
begin
  if length(content) > 5600000 then
    raise exception 'file-size' using errcode = 'P0001';
  end if;
  begin
    bytes := decode(content, 'base64');
  exception when invalid_parameter_value then
    raise exception 'file-damaged' using errcode = 'P0001';
  end;
  if length(bytes) > 4194304 then
    raise exception 'file-size' using errcode = 'P0001';
  end if;
  if bytes is not null and substring(bytes from 1 for 5) <> '%PDF-'::bytea then
    raise exception 'file-type' using errcode = 'P0001';
  end if;
  insert into private.welcomes as w (account, rut_tries, rut_tries_since, rut, rut_name, rut_at) values (mine, 1, clock_timestamp(), bytes,
      -- The firm saves it under this name: what begins as a PDF could go on as a program.
      case when bytes is null then null when private.is_file_name(normalize(file_name, NFC)) and file_name ~* '\.pdf$'
        then normalize(file_name, NFC) else 'RUT.pdf' end,
      case when bytes is not null then clock_timestamp() end)
    on conflict (account) do update set rut = excluded.rut, rut_name = excluded.rut_name, rut_at = excluded.rut_at,
      rut_tries = case when w.rut_tries_since > clock_timestamp() - interval '1 hour' then w.rut_tries else 0 end + 1,
      rut_tries_since = case when w.rut_tries_since > clock_timestamp() - interval '1 hour' then w.rut_tries_since else clock_timestamp() end
    returning w.rut_tries into tries;
  -- What was kept goes with the refusal.
  if tries > 30 then
    raise exception 'rate-limited' using errcode = 'P0001';
  end if;
end $$;

create or replace function public.send_welcome(told jsonb) returns void
language plpgsql security definer set search_path = '' as $$
declare
  mine uuid := private.waiting_account();
  me uuid := (select auth.uid());
  -- Nothing else is kept, whatever is sent: who waits shall fill neither table nor log.
  kept jsonb := (select jsonb_object_agg(t.key, t.value) from jsonb_each(told) t
    where t.key in ('person', 'phone', 'name', 'nit', 'digit', 'kind', 'regime', 'responsibilities', 'municipalities'));
  was jsonb;
  made uuid;
begin
  if nullif(btrim(told ->> 'person'), '') is null or length(kept::text) > 4096 then
    raise exception 'invalid-input' using errcode = 'P0001';
  end if;
  perform pg_advisory_xact_lock(hashtextextended('welcome:' || mine, 0));
  if (select count(*) from public.audit_log l where l.target = mine and l.action = 'welcome.sent' and l.at > now() - interval '1 day') >= 20 then
    raise exception 'rate-limited' using errcode = 'P0001';
  end if;
  insert into private.welcomes (account) values (mine) on conflict (account) do nothing;
  select w.sent, w.company into was, made from private.welcomes w where w.account = mine;
  insert into public.client_profiles as p (user_id, name, phone)
    values (me, btrim(told ->> 'person'), nullif(btrim(told ->> 'phone'), ''))
    on conflict (user_id) do update set name = excluded.name, phone = coalesce(excluded.phone, p.phone), updated_at = now();
  -- One that the account has already, of another time, is the one.
  select coalesce((select c.id from public.companies c where c.user_id = mine and c.nit = told ->> 'nit'), made) into made;
  if made is null then
    insert into public.companies (user_id, name, nit, digit)
      values (mine, btrim(told ->> 'name'), told ->> 'nit', (told ->> 'digit')::int) returning id into made;
  else
    update public.companies c set name = btrim(told ->> 'name'), nit = told ->> 'nit', digit = (told ->> 'digit')::int, updated_at = now()
      where c.id = made and (c.name, c.nit, c.digit) is distinct from (btrim(told ->> 'name'), told ->> 'nit', (told ->> 'digit')::int);
  end if;
  update private.welcomes w set sent = kept, sent_at = clock_timestamp(), company = made where w.account = mine;
  if was is distinct from kept then
    perform private.note_account(mine, 'welcome.sent', jsonb_build_object('name', was ->> 'name', 'nit', was ->> 'nit'),
      jsonb_build_object('name', kept ->> 'name', 'nit', kept ->> 'nit'));
  end if;
  perform private.stir_account(mine);
exception when check_violation or not_null_violation or data_exception then
  raise exception 'invalid-input' using errcode = 'P0001';
end $$;

create or replace function public.registration_details(accounts uuid[]) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
begin
  perform private.require_staff();
  if cardinality(accounts) > 200 then
    raise exception 'invalid-input' using errcode = 'P0001';
  end if;
  return (select coalesce(jsonb_agg(jsonb_build_object('account', a.id, 'sent', w.sent, 'sent_at', w.sent_at,
      'rut', case when w.rut is not null then jsonb_build_object('name', w.rut_name, 'size', length(w.rut)) end,
      'note', case when w.sent_at is null or w.sent_at < w.note_at then w.note end, 'note_at', w.note_at, 'note_by', private.member_name(w.note_by),
      'duplicates', (
        select coalesce(jsonb_agg(distinct jsonb_build_object('id', o.user_id, 'status', s.status,
          'title', case when private.sees_client(o.user_id) then private.client_name(o.user_id) end)), '[]')
        from public.companies c join public.companies o on o.nit = c.nit and o.user_id <> c.user_id
        join public.user_approval_status s on s.user_id = o.user_id
        where c.user_id = a.id and not exists (select from private.staff m where m.user_id = o.user_id)))), '[]')
    from unnest(accounts) a (id) left join private.welcomes w on w.account = a.id
    where private.may_decide(a.id));
end $$;

create or replace function public.registration_rut(client uuid) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
  found_file jsonb;
begin
  perform private.require_staff();
  select jsonb_build_object('name', w.rut_name, 'content', translate(encode(w.rut, 'base64'), E'\n', '')) into found_file
    from private.welcomes w where w.account = client and w.rut is not null and private.may_decide(client);
  if found_file is null then
    raise exception 'not-found' using errcode = 'P0001';
  end if;
  return found_file;
end $$;

create or replace function public.my_registration() returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
  mine uuid := private.require_account('reader');
begin
  return (select jsonb_build_object('sent', w.sent, 'sent_at', w.sent_at, 'note', w.note, 'rut_name', w.rut_name, 'rut', encode(w.rut, 'base64'))
    from private.welcomes w where w.account = mine and (private.named_account()).role = 'owner');
end $$;

create or replace function public.ask_correction(target uuid, correction text) returns void
language plpgsql security definer set search_path = '' as $$
declare
  audit_id bigint;
begin
  perform private.require_staff();
  if nullif(btrim(correction), '') is null then
    raise exception 'reason-required' using errcode = 'P0001';
  end if;
  if length(btrim(correction)) > 500 then
    raise exception 'invalid-input' using errcode = 'P0001';
  end if;
  perform from public.user_approval_status s where s.user_id = target for update;
  if not found or not private.may_decide(target) or exists (select from private.staff m where m.user_id = target) then
    raise exception 'not-found' using errcode = 'P0001';
  end if;
  if not exists (select from public.user_approval_status s where s.user_id = target and s.status = 'waitlist') then
    raise exception 'already-decided' using errcode = 'P0001', detail = coalesce(private.last_decision(target), '{}')::text;
  end if;
  if not private.registration_is_whole(target) then
    raise exception 'account-incomplete' using errcode = 'P0001';
  end if;
  -- The same note sent twice is one.
  if exists (select from private.welcomes w where w.account = target and w.note = btrim(correction) and w.note_by = (select auth.uid())
      and (w.sent_at is null or w.sent_at < w.note_at)) then
    return;
  end if;
  -- They begin with the company again.
  insert into private.welcomes as w (account, note, note_by, note_at) values (target, btrim(correction), (select auth.uid()), clock_timestamp())
    on conflict (account) do update set draft = w.draft || '{"done": false}', note = excluded.note, note_by = excluded.note_by, note_at = excluded.note_at;
  audit_id := private.note_staff('welcome.correction', target, null, jsonb_build_object('note', btrim(correction)));
  perform private.queue_mail(target, 'correction:' || audit_id, 'registration-correction', u.email, jsonb_build_object('note', btrim(correction)))
    from private.contact_of(target) u;
  perform private.stir_account(target);
end $$;

revoke execute on function private.waiting_account(), public.my_welcome(), public.save_welcome(jsonb), public.save_welcome_rut(text, text),
  public.send_welcome(jsonb), public.my_registration(), public.registration_details(uuid[]), public.registration_rut(uuid), public.ask_correction(uuid, text)
  from public, anon, authenticated, service_role;
grant execute on function public.my_welcome(), public.save_welcome(jsonb), public.save_welcome_rut(text, text), public.send_welcome(jsonb), public.my_registration(),
  public.registration_details(uuid[]), public.registration_rut(uuid), public.ask_correction(uuid, text) to authenticated;

drop function if exists private.first_advisors();

create index if not exists invoice_decisions_by_time on private.invoice_decisions (at, invoice_id);

create or replace function public.firm_report(from_day date, until_day date, member uuid default null) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
  me uuid := private.require_staff();
  boss boolean := private.is_admin();
  about uuid := case when boss then member else me end;
  mine uuid[] := array(select a.client from private.client_advisors a where a.advisor = about);
  today date := (now() at time zone 'America/Bogota')::date;
  from_at timestamptz := from_day::timestamp at time zone 'America/Bogota';
  until_at timestamptz := (until_day + 1)::timestamp at time zone 'America/Bogota';
  obligations jsonb;
  firm jsonb;
  by_member jsonb;
  turnaround jsonb;
  decided jsonb;
  invoices jsonb;
  reasons jsonb;
  suppliers jsonb;
  load jsonb;
  waiting jsonb;
begin
  if until_day < from_day or until_day - from_day > 800 then
    raise exception 'invalid-input' using errcode = 'P0001';
  end if;

  with due as materialized (
    select case when o.obligation like 'own:%' then 'own' else o.obligation end as obligation, o.municipality,
           case when o.obligation like 'work:%' then o.name end as name, coalesce(w.responsible, f.advisor) as responsible,
           about is null or o.user_id = any (mine) as own,
           coalesce(o.filed_on <= o.due, false) as in_time, coalesce(o.filed_on > o.due, false) as late
    from public.obligations o left join private.obligation_work w on w.obligation = o.id
      left join private.client_advisors f on f.client = o.user_id and f.responsible
    where o.listed between from_day and until_day and o.due is not null and o.applies and o.state <> 'not-applicable'
      and (o.filed_on is not null or o.due < today)),
  lines as (
    select d.obligation, d.municipality, max(d.name) as name, count(*) as due, count(*) filter (where d.in_time) as in_time, count(*) filter (where d.late) as late
    from due d where d.own group by 1, 2),
  members as (
    select d.responsible, count(*) as due, count(*) filter (where d.in_time) as in_time
    from due d where d.own and d.responsible is not null group by 1)
  select
    (select coalesce(jsonb_agg(jsonb_build_object('obligation', l.obligation, 'name', l.name, 'municipality', nullif(l.municipality, ''), 'due', l.due,
        'inTime', l.in_time, 'late', l.late) order by l.due desc, l.obligation, l.municipality), '[]') from lines l),
    (select jsonb_build_object('due', count(*), 'inTime', count(*) filter (where d.in_time), 'late', count(*) filter (where d.late)) from due d),
    (select coalesce(jsonb_object_agg(m.responsible, jsonb_build_object('due', m.due, 'inTime', m.in_time)), '{}') from members m)
    into obligations, firm, by_member;

  with made as materialized (
    select d.actor, d.verdict, d.at, extract(epoch from d.at - i.created_at) / 3600 as hours
    from private.invoice_decisions d join public.invoices i on i.id = d.invoice_id
    where d.at >= from_at and d.at < until_at and not d.automatic and d.verdict <> 'reviewing'
      and (about is null or i.user_id = any (mine)))
  select
    (select coalesce(jsonb_agg(jsonb_build_object('week', w.week, 'hours', w.hours, 'invoices', w.n) order by w.week), '[]') from (
      select date_trunc('week', m.at at time zone 'America/Bogota')::date as week, round(avg(m.hours)::numeric, 1) as hours, count(*) as n
      from made m group by 1) w),
    (select coalesce(jsonb_object_agg(m.actor, jsonb_build_object('invoices', m.n, 'hours', m.hours, 'rejected', m.rejected)), '{}') from (
      select x.actor, count(*) as n, round(avg(x.hours)::numeric, 1) as hours, count(*) filter (where x.verdict = 'rejected') as rejected
      from made x where x.actor is not null group by 1) m)
    into turnaround, decided;

  with seen as materialized (
    select i.user_id, i.status, i.supplier_nit, i.supplier, i.findings -> 0 ->> 'title' as title
    from public.invoices i
    -- What was rejected counts as such when another file replaces it.
    where i.queue in ('accepted', 'rejected', 'replaced') and i.status <> 'reviewing' and i.queued_at >= from_at and i.queued_at < until_at
      and (about is null or i.user_id = any (mine))),
  sellers as (
    select s.supplier_nit as nit, min(s.supplier) as name, count(*) as n, count(*) filter (where s.status = 'rejected') as rejected,
           count(distinct s.user_id) filter (where s.status = 'rejected') as clients,
           mode() within group (order by s.title) filter (where s.status = 'rejected') as reason
    from seen s where s.supplier_nit is not null group by 1 having count(*) >= 10 and count(*) filter (where s.status = 'rejected') > 0)
  select
    (select jsonb_build_object('reviewed', count(*), 'rejected', count(*) filter (where s.status = 'rejected')) from seen s),
    (select coalesce(jsonb_agg(jsonb_build_object('title', r.title, 'invoices', r.n) order by r.n desc, r.title), '[]') from (
      select s.title, count(*) as n from seen s where s.status = 'rejected' group by 1 order by 2 desc, 1 limit 12) r),
    (select coalesce(jsonb_agg(jsonb_build_object('nit', x.nit, 'name', x.name, 'invoices', x.n, 'rejected', x.rejected, 'clients', x.clients,
        'reason', x.reason) order by x.rejected::numeric / x.n desc, x.rejected desc, x.nit), '[]') from (
      select s.* from sellers s order by s.rejected::numeric / s.n desc, s.rejected desc, s.nit limit 12) x)
    into invoices, reasons, suppliers;

  with near as materialized (
    select coalesce(w.responsible, f.advisor) as responsible, w.hours
    from public.obligations o left join private.obligation_work w on w.obligation = o.id
      left join private.client_advisors f on f.client = o.user_id and f.responsible
    where o.listed between today and today + 6 and o.due is not null and o.applies
      and o.state not in ('filed', 'paid', 'not-applicable') and (about is null or o.user_id = any (mine)))
  select coalesce(jsonb_agg(jsonb_build_object('name', private.member_name(n.responsible), 'obligations', n.n, 'hours', n.hours)
      order by n.n desc, n.responsible), '[]') into load
    from (select x.responsible, count(*) as n, sum(x.hours) as hours from near x group by 1) n;

  select coalesce(jsonb_agg(jsonb_build_object('obligation', x.obligation, 'name', x.name, 'municipality', nullif(x.municipality, ''), 'count', x.n,
      'clients', x.clients, 'next', x.next) order by x.n desc, x.obligation, x.municipality), '[]') into waiting
    from (
      select case when o.obligation like 'own:%' then 'own' else o.obligation end as obligation, o.municipality,
        max(case when o.obligation like 'work:%' then o.name end) as name, count(*) as n, count(distinct o.user_id) as clients, min(o.due) as next
      from public.obligations o
      where o.listed between today - 92 and today + 92 and o.state = 'waiting' and o.applies and (about is null or o.user_id = any (mine))
      group by 1, 2 order by 3 desc limit 20) x;

  return jsonb_build_object('obligations', obligations, 'firm', firm, 'turnaround', turnaround, 'invoices', invoices, 'reasons', reasons,
    'suppliers', suppliers, 'load', load, 'waiting', waiting,
    'advisors', (select coalesce(jsonb_agg(jsonb_build_object('name', private.member_name(s.user_id),
        'clients', (select count(*) from private.client_advisors a where a.advisor = s.user_id),
        'invoices', coalesce((decided -> s.user_id::text ->> 'invoices')::int, 0), 'hours', (decided -> s.user_id::text ->> 'hours')::numeric,
        'rejected', coalesce((decided -> s.user_id::text ->> 'rejected')::int, 0),
        'due', coalesce((by_member -> s.user_id::text ->> 'due')::int, 0),
        'inTime', coalesce((by_member -> s.user_id::text ->> 'inTime')::int, 0)) order by private.member_name(s.user_id)), '[]')
      from private.staff s where about is null or s.user_id = about));
end $$;

revoke execute on function public.firm_report(date, date, uuid) from public, anon, authenticated, service_role;
grant execute on function public.firm_report(date, date, uuid) to authenticated;

create table if not exists private.work_templates (
  id uuid primary key,
  name text not null check (length(btrim(name)) between 3 and 80),
  cycle text not null check (cycle in ('month', 'bimester', 'quarter', 'four-months', 'semester', 'year')),
  month_after int not null check (month_after between 0 and 6),
  day_kind text not null check (day_kind in ('business', 'calendar')),
  day int not null,
  hours numeric(5, 2) check (hours between 0 and 500),
  reviewer uuid references auth.users (id) on delete set null,
  client_sees boolean not null default false,
  steps text[] not null default '{}' check (cardinality(steps) <= 30),
  version int not null default 1,
  archived_at timestamptz,
  made_by uuid references auth.users (id) on delete set null,
  made_at timestamptz not null default now(),
  constraint work_templates_day check (day between 1 and case day_kind when 'business' then 20 else 31 end)
);
create index if not exists work_templates_reviewer on private.work_templates (reviewer) where reviewer is not null;
create index if not exists work_templates_made_by on private.work_templates (made_by) where made_by is not null;

create table if not exists private.client_work (
  template uuid not null references private.work_templates (id) on delete cascade,
  client uuid not null references public.accounts (id) on delete cascade,
  since date not null default (now() at time zone 'America/Bogota')::date,
  paused_at timestamptz,
  ended_at timestamptz,
  planned_on date,
  stamp int not null default 1,
  made_by uuid references auth.users (id) on delete set null,
  made_at timestamptz not null default now(),
  primary key (template, client)
);
create index if not exists client_work_of_client on private.client_work (client);
create index if not exists client_work_made_by on private.client_work (made_by) where made_by is not null;
create index if not exists client_work_next on private.client_work (coalesce(planned_on, '-infinity'::date), template, client);
do $$ declare t text; begin
  foreach t in array array['work_templates', 'client_work'] loop
    execute format('alter table private.%I enable row level security', t);
    execute format('revoke all on private.%I from anon, authenticated, service_role', t);
  end loop;
end $$;
comment on table private.work_templates is 'What the firm does for clients again and again, with its steps. Read and written by functions alone.';
comment on table private.client_work is 'Which client has which template, and up to when its obligations are made. Read and written by functions alone.';

create or replace function private.plan_work_again(of_template uuid default null, of_client uuid default null) returns void
language sql volatile security definer set search_path = '' as $$
  update private.client_work w set planned_on = null, stamp = w.stamp + 1
    from (select x.template, x.client from private.client_work x
      where (of_template is null or x.template = of_template) and (of_client is null or x.client = of_client)
      order by x.template, x.client for update) m
    where w.template = m.template and w.client = m.client
$$;
create or replace function private.work_follows() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if tg_table_name = 'user_approval_status' then
    perform private.plan_work_again(null, new.user_id);
  else
    perform private.plan_work_again();
  end if;
  return null;
end $$;
drop trigger if exists work_follows on public.user_approval_status;
create trigger work_follows after update of status on public.user_approval_status
  for each row when (old.status <> new.status) execute function private.work_follows();
drop trigger if exists work_follows on private.non_business_days;
create trigger work_follows after insert or update or delete on private.non_business_days
  for each statement execute function private.work_follows();

create or replace function private.work_kinds() returns jsonb
language sql stable security definer set search_path = '' as $$
  select coalesce(jsonb_agg(jsonb_build_object('id', 'work:' || t.id, 'name', t.name) order by lower(t.name), t.id), '[]')
  from private.work_templates t where t.archived_at is null
$$;

create or replace function private.template_facts(t private.work_templates) returns jsonb
language sql stable security definer set search_path = '' as $$
  select jsonb_build_object('id', t.id, 'name', t.name, 'cycle', t.cycle, 'monthAfter', t.month_after, 'dayKind', t.day_kind, 'day', t.day,
    'hours', t.hours, 'reviewer', t.reviewer, 'clientSees', t.client_sees, 'steps', to_jsonb(t.steps), 'version', t.version,
    'archived', t.archived_at is not null)
$$;

create or replace function public.work_templates() returns jsonb
language plpgsql stable security definer set search_path = '' as $$
begin
  perform private.require_staff();
  return jsonb_build_object('members', private.work_members(), 'templates', (
    select coalesce(jsonb_agg(private.template_facts(t) || jsonb_build_object('clients', (select count(*) from private.client_work w
        where w.template = t.id and w.ended_at is null and private.sees_client(w.client)))
      order by t.archived_at is not null, lower(t.name), t.id), '[]') from private.work_templates t));
end $$;

create or replace function public.work_template(template uuid) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
  t private.work_templates;
begin
  perform private.require_staff();
  select x.* into t from private.work_templates x where x.id = work_template.template;
  if t.id is null then
    raise exception 'not-found' using errcode = 'P0001';
  end if;
  return jsonb_build_object('template', private.template_facts(t), 'members', private.work_members(), 'clients', (
    select coalesce(jsonb_agg(jsonb_build_object('client', w.client, 'title', k.title, 'since', w.since,
        'state', case when w.ended_at is not null then 'ended' when w.paused_at is not null then 'paused' else 'active' end,
        'open', (select count(*) from public.obligations o where o.user_id = w.client and o.obligation = 'work:' || t.id
          and o.state not in ('filed', 'paid', 'not-applicable'))) order by k.title_key, w.client), '[]')
    from private.client_work w join private.client_cards k on k.client = w.client
    where w.template = t.id and private.sees_client(w.client)));
end $$;

create or replace function public.save_work_template(template uuid, content jsonb, seen int default null) returns int
language plpgsql volatile security definer set search_path = '' as $$
declare
  was private.work_templates;
  t private.work_templates;
  wanted text[] := array(select btrim(s) from jsonb_array_elements_text(content -> 'steps') s);
begin
  perform private.require_admin();
  if exists (select from unnest(wanted) s where length(s) not between 2 and 160) or content ->> 'reviewer' is not null
      and not exists (select from private.staff s where s.user_id = (content ->> 'reviewer')::uuid) then
    raise exception 'invalid-input' using errcode = 'P0001';
  end if;
  select x.* into was from private.work_templates x where x.id = save_work_template.template for update;
  if was.id is not null and seen is null then
    return was.version;
  end if;
  if was.version is distinct from seen then
    raise exception 'conflict' using errcode = 'P0001';
  end if;
  insert into private.work_templates as x (id, name, cycle, month_after, day_kind, day, hours, reviewer, client_sees, steps, made_by)
    values (save_work_template.template, btrim(content ->> 'name'), content ->> 'cycle', (content ->> 'monthAfter')::int, content ->> 'dayKind',
      (content ->> 'day')::int, (content ->> 'hours')::numeric, (content ->> 'reviewer')::uuid, (content ->> 'clientSees')::boolean, wanted,
      (select auth.uid()))
    on conflict (id) do update set name = excluded.name, cycle = excluded.cycle, month_after = excluded.month_after,
      day_kind = excluded.day_kind, day = excluded.day, hours = excluded.hours, reviewer = excluded.reviewer,
      client_sees = excluded.client_sees, steps = excluded.steps, version = x.version + 1
    returning * into t;
  perform private.plan_work_again(t.id);
  perform private.note_staff('work.template', null, case when was.id is not null then jsonb_build_object('name', was.name) end,
    jsonb_build_object('name', t.name));
  return t.version;
exception when check_violation or not_null_violation or invalid_text_representation or numeric_value_out_of_range then
  raise exception 'invalid-input' using errcode = 'P0001';
end $$;

create or replace function public.archive_work_template(template uuid, archive boolean) returns void
language plpgsql volatile security definer set search_path = '' as $$
declare
  t private.work_templates;
begin
  perform private.require_admin();
  select x.* into t from private.work_templates x where x.id = archive_work_template.template for update;
  if t.id is null then
    raise exception 'not-found' using errcode = 'P0001';
  end if;
  if archive is null then
    raise exception 'invalid-input' using errcode = 'P0001';
  end if;
  if (t.archived_at is not null) = archive then
    return;
  end if;
  update private.work_templates x set archived_at = case when archive then clock_timestamp() end, version = x.version + 1 where x.id = t.id;
  perform private.plan_work_again(t.id);
  perform private.note_staff(case when archive then 'work.archived' else 'work.template' end, null, null, jsonb_build_object('name', t.name));
end $$;

create or replace function public.apply_work_template(template uuid, clients uuid[]) returns jsonb
language plpgsql volatile security definer set search_path = '' as $$
declare
  t private.work_templates;
  one uuid;
  given uuid;
  refused jsonb := '[]';
begin
  perform private.require_staff();
  select x.* into t from private.work_templates x where x.id = apply_work_template.template and x.archived_at is null for share;
  if t.id is null then
    raise exception 'not-found' using errcode = 'P0001';
  end if;
  if coalesce(cardinality(clients), 0) not between 1 and 200 then
    raise exception 'invalid-input' using errcode = 'P0001';
  end if;
  for one in select distinct c from unnest(clients) c order by c loop
    begin
      perform private.require_client(one);
      if not exists (select from public.user_approval_status s where s.user_id = one and s.status = 'approved') then
        raise exception 'not-found' using errcode = 'P0001';
      end if;
      given := null;
      insert into private.client_work as w (template, client, made_by) values (t.id, one, (select auth.uid()))
        on conflict on constraint client_work_pkey do update set since = excluded.since, paused_at = null, ended_at = null, planned_on = null,
          stamp = w.stamp + 1, made_by = excluded.made_by
        where w.paused_at is not null or w.ended_at is not null returning w.client into given;
      if given is not null then
        perform private.note_staff('work.given', one, null, jsonb_build_object('name', t.name));
      end if;
    exception when sqlstate 'P0001' then
      refused := refused || jsonb_build_object('client', one, 'code', sqlerrm);
    end;
  end loop;
  return refused;
end $$;

create or replace function public.change_client_work(template uuid, client uuid, change text) returns void
language plpgsql volatile security definer set search_path = '' as $$
declare
  w private.client_work;
begin
  perform private.require_client(client);
  select x.* into w from private.client_work x
    where x.template = change_client_work.template and x.client = change_client_work.client for update;
  if w.template is null then
    raise exception 'not-found' using errcode = 'P0001';
  end if;
  if change is null or change not in ('pause', 'resume', 'end') or change = 'resume' and w.ended_at is not null then
    raise exception 'invalid-input' using errcode = 'P0001';
  end if;
  if (case change when 'pause' then w.paused_at is not null or w.ended_at is not null when 'end' then w.ended_at is not null else w.paused_at is null end) then
    return;
  end if;
  update private.client_work x set planned_on = null, stamp = x.stamp + 1,
      since = case when change = 'resume' then (now() at time zone 'America/Bogota')::date else x.since end,
      paused_at = case change when 'pause' then clock_timestamp() when 'resume' then null else x.paused_at end,
      ended_at = case change when 'end' then clock_timestamp() else x.ended_at end
    where x.template = w.template and x.client = w.client;
  perform private.note_staff('work.' || case change when 'pause' then 'paused' when 'resume' then 'resumed' else 'ended' end, w.client, null,
    (select jsonb_build_object('name', t.name) from private.work_templates t where t.id = w.template));
end $$;

create or replace function public.work_to_plan(today date, most int default 200) returns jsonb
language sql stable security definer set search_path = '' as $$
  select coalesce(jsonb_agg(jsonb_build_object('template', w.template, 'client', w.client, 'stamp', w.stamp, 'since', w.since,
    'cycle', case when w.paused_at is null and w.ended_at is null and t.archived_at is null
      and exists (select from public.user_approval_status s where s.user_id = w.client and s.status = 'approved') then t.cycle end,
    'monthAfter', t.month_after, 'dayKind', t.day_kind, 'day', t.day)), '[]')
  from (select x.* from private.client_work x where coalesce(x.planned_on, '-infinity'::date) < today
    order by coalesce(x.planned_on, '-infinity'::date), x.template, x.client limit most) w
  join private.work_templates t on t.id = w.template
$$;

create or replace function public.make_work(today date, made jsonb) returns int
language plpgsql volatile security definer set search_path = '' as $$
declare
  w record;
  r record;
  o public.obligations;
  kept uuid[];
  changed int := 0;
  before int;
begin
  for w in select x.client, x.since, x.template, t.name, t.client_sees, t.steps, t.hours, m.rows,
        case when t.reviewer is not null and private.works_for(t.reviewer, x.client) then t.reviewer end as reviewer
      from jsonb_to_recordset(made) m (template uuid, client uuid, stamp int, rows jsonb)
      join private.client_work x on x.template = m.template and x.client = m.client and x.stamp = m.stamp
      join private.work_templates t on t.id = x.template
      where coalesce(x.planned_on, '-infinity'::date) < today
      order by x.template, x.client for update of x loop
    before := changed;
    kept := '{}';
    for r in select * from jsonb_to_recordset(w.rows) d (period text, due date, act_by date) where due >= w.since order by due loop
      select x.* into o from public.obligations x
        where x.user_id = w.client and x.obligation = 'work:' || w.template and x.municipality = '' and x.period = r.period for update;
      if o.id is null then
        -- What a rule of before had made has its day behind it: nothing new comes of the past.
        continue when r.due < today;
        insert into public.obligations (user_id, obligation, name, client_sees, period, listed, due, act_by)
          values (w.client, 'work:' || w.template, w.name, w.client_sees, r.period, r.due, r.due, r.act_by) returning * into o;
        insert into private.obligation_work (obligation, hours, reviewer) values (o.id, w.hours, w.reviewer);
        insert into private.obligation_steps (obligation, place, title) select o.id, s.place, s.title from unnest(w.steps) with ordinality s (title, place);
        changed := changed + 1;
      elsif private.is_not_begun(o) and (
          (o.name, o.client_sees) is distinct from (w.name, w.client_sees) or r.due >= today and (o.due, o.act_by) is distinct from (r.due, r.act_by)
          or array(select s.title from private.obligation_steps s where s.obligation = o.id order by s.place) is distinct from w.steps
          or private.is_untouched(o) and exists (select from private.obligation_work p where p.obligation = o.id
            and (p.hours, p.reviewer) is distinct from (w.hours, w.reviewer))) then
        if private.is_untouched(o) then
          update private.obligation_work p set hours = w.hours, reviewer = w.reviewer where p.obligation = o.id;
        end if;
        if r.due >= today and o.due <> r.due then
          insert into private.obligation_history (obligation, before, after)
            values (o.id, jsonb_build_object('due', o.due), jsonb_build_object('due', r.due));
        end if;
        update public.obligations x set name = w.name, client_sees = w.client_sees, version = x.version + 1, changed_at = now(),
            (listed, due, act_by) = (select d.due, d.due, d.act_by from (select case when r.due >= today then r.due else x.due end as due,
              case when r.due >= today then r.act_by else x.act_by end as act_by) d)
          where x.id = o.id;
        delete from private.obligation_steps s where s.obligation = o.id;
        insert into private.obligation_steps (obligation, place, title) select o.id, s.place, s.title from unnest(w.steps) with ordinality s (title, place);
        changed := changed + 1;
      end if;
      kept := kept || o.id;
    end loop;
    for o in select x.* from public.obligations x where x.user_id = w.client and x.obligation = 'work:' || w.template and x.listed >= today
        and x.id <> all (kept) order by x.id for update loop
      continue when not private.is_untouched(o);
      delete from public.obligations x where x.id = o.id;
      changed := changed + 1;
    end loop;
    update private.client_work x set planned_on = today where x.template = w.template and x.client = w.client;
    if changed > before then
      insert into public.calendar_changes as x (user_id, at) values (w.client, clock_timestamp()) on conflict (user_id) do update set at = excluded.at;
    end if;
  end loop;
  return changed;
end $$;

create or replace function private.is_not_begun(o public.obligations) returns boolean
language sql stable security definer set search_path = '' as $$
  select o.state = 'not-started' and o.message is null
    and not exists (select from private.obligation_steps s where s.obligation = o.id and s.done_at is not null)
$$;
create or replace function private.is_untouched(o public.obligations) returns boolean
language sql stable security definer set search_path = '' as $$
  select private.is_not_begun(o) and not exists (select from private.obligation_history h where h.obligation = o.id and h.actor is not null)
    and not exists (select from public.document_requests r where r.obligation = o.id)
$$;

create or replace function public.tick_step(obligation uuid, place int, done boolean) returns void
language plpgsql volatile security definer set search_path = '' as $$
declare
  o public.obligations;
  s private.obligation_steps;
begin
  perform private.require_staff();
  select x.* into o from public.obligations x where x.id = tick_step.obligation for update;
  if o.id is null or not private.sees_client(o.user_id) then
    raise exception 'not-found' using errcode = 'P0001';
  end if;
  select x.* into s from private.obligation_steps x where x.obligation = o.id and x.place = tick_step.place;
  if s.obligation is null then
    raise exception 'not-found' using errcode = 'P0001';
  end if;
  if done is null then
    raise exception 'invalid-input' using errcode = 'P0001';
  end if;
  if (s.done_at is not null) = done then
    return;
  end if;
  update private.obligation_steps x set done_at = case when done then clock_timestamp() end, done_by = case when done then (select auth.uid()) end
    where x.obligation = o.id and x.place = tick_step.place;
  insert into private.obligation_history (obligation, actor, before, after) values (o.id, (select auth.uid()),
    jsonb_build_object(case when done then 'open_step' else 'done_step' end, s.title), jsonb_build_object(case when done then 'done_step' else 'open_step' end, s.title));
  perform private.note_staff(case when done then 'obligation.step-done' else 'obligation.step-opened' end, o.user_id, null,
    jsonb_build_object('obligation', coalesce(o.name, o.obligation), 'period', o.period, 'step', s.title));
  insert into public.calendar_changes as x (user_id, at) values (o.user_id, clock_timestamp()) on conflict (user_id) do update set at = excluded.at;
end $$;

create or replace function public.add_obligation(obligation uuid, client uuid, content jsonb) returns void
language plpgsql volatile security definer set search_path = '' as $$
declare
  o public.obligations;
  who uuid := (content ->> 'responsible')::uuid;
  day date := (content ->> 'due')::date;
begin
  perform private.require_client(client);
  if not exists (select from public.user_approval_status s where s.user_id = client and s.status = 'approved') then
    raise exception 'not-found' using errcode = 'P0001';
  end if;
  if who is not null and not private.works_for(who, client) then
    raise exception 'not-their-client' using errcode = 'P0001';
  end if;
  insert into public.obligations (id, user_id, obligation, name, client_sees, period, listed, due, act_by)
    values (add_obligation.obligation, client, 'own:' || add_obligation.obligation, btrim(content ->> 'name'), (content ->> 'clientSees')::boolean,
      to_char(day, 'YYYY-MM'), day, day, (content ->> 'actBy')::date)
    on conflict (id) do nothing returning * into o;
  if o.id is null then
    return;
  end if;
  insert into private.obligation_work (obligation, responsible) values (o.id, who);
  insert into private.obligation_history (obligation, actor, before, after)
    values (o.id, (select auth.uid()), '{}', jsonb_build_object('due', day, 'responsible', who));
  perform private.note_staff('obligation.added', client, null, jsonb_build_object('obligation', o.name, 'due', day));
  insert into public.calendar_changes as x (user_id, at) values (client, clock_timestamp()) on conflict (user_id) do update set at = excluded.at;
exception when check_violation or not_null_violation then
  raise exception 'invalid-input' using errcode = 'P0001';
end $$;

revoke execute on function private.plan_work_again(uuid, uuid), private.work_follows(), private.work_kinds(), private.template_facts(private.work_templates),
  private.is_not_begun(public.obligations), private.is_untouched(public.obligations), public.work_templates(), public.work_template(uuid),
  public.save_work_template(uuid, jsonb, int), public.archive_work_template(uuid, boolean), public.apply_work_template(uuid, uuid[]),
  public.change_client_work(uuid, uuid, text), public.work_to_plan(date, int), public.make_work(date, jsonb), public.tick_step(uuid, int, boolean),
  public.add_obligation(uuid, uuid, jsonb) from public, anon, authenticated, service_role;
grant execute on function public.work_templates(), public.work_template(uuid), public.save_work_template(uuid, jsonb, int),
  public.archive_work_template(uuid, boolean), public.apply_work_template(uuid, uuid[]), public.change_client_work(uuid, uuid, text),
  public.tick_step(uuid, int, boolean), public.add_obligation(uuid, uuid, jsonb) to authenticated;
grant execute on function public.work_to_plan(date, int), public.make_work(date, jsonb) to service_role;

create table if not exists private.request_templates (
  id uuid primary key,
  name text not null check (length(btrim(name)) between 3 and 60),
  title text not null check (length(btrim(title)) between 3 and 120),
  note text not null default '' check (length(note) <= 1000),
  items jsonb not null check (jsonb_typeof(items) = 'array' and jsonb_array_length(items) between 1 and 40),
  version int not null default 1,
  archived_at timestamptz,
  changed_by uuid references auth.users (id) on delete set null,
  changed_at timestamptz not null default now()
);
alter table private.request_templates enable row level security;
revoke all on private.request_templates from anon, authenticated, service_role;
comment on table private.request_templates is 'What the firm asks for again and again. Read and written by functions alone.';
create index if not exists request_templates_changed_by on private.request_templates (changed_by) where changed_by is not null;

create or replace function public.request_templates() returns jsonb
language plpgsql stable security definer set search_path = '' as $$
begin
  perform private.require_staff();
  return (select coalesce(jsonb_agg(jsonb_build_object('id', t.id, 'name', t.name, 'title', t.title, 'note', t.note, 'items', t.items,
      'version', t.version, 'archived', t.archived_at is not null) order by t.archived_at is not null, lower(t.name), t.id), '[]')
    from private.request_templates t);
end $$;

create or replace function public.save_request_template(template uuid, content jsonb, seen int default null) returns void
language plpgsql volatile security definer set search_path = '' as $$
declare
  was private.request_templates;
begin
  perform private.require_staff();
  if not exists (select from jsonb_array_elements(content -> 'items') i where (i ->> 'required')::boolean)
    or exists (select from jsonb_array_elements(content -> 'items') i where length(btrim(i ->> 'title')) not between 2 and 160
      or length(i ->> 'help') > 500 or i ->> 'answerWith' not in ('file', 'text', 'appointment')
      or num_nulls(i ->> 'title', i ->> 'help', i ->> 'required', i ->> 'allowsNone', i ->> 'answerWith') > 0) then
    raise exception 'invalid-input' using errcode = 'P0001';
  end if;
  select x.* into was from private.request_templates x where x.id = save_request_template.template for update;
  if was.id is not null and seen is null then
    return;
  end if;
  if was.version is distinct from seen then
    raise exception 'conflict' using errcode = 'P0001';
  end if;
  insert into private.request_templates as x (id, name, title, note, items, changed_by)
    values (save_request_template.template, btrim(content ->> 'name'), btrim(content ->> 'title'), coalesce(btrim(content ->> 'note'), ''),
      content -> 'items', (select auth.uid()))
    on conflict (id) do update set name = excluded.name, title = excluded.title, note = excluded.note, items = excluded.items,
      changed_by = excluded.changed_by, changed_at = clock_timestamp(), version = x.version + 1;
  perform private.note_staff('request.template', null, case when was.id is not null then jsonb_build_object('name', was.name) end,
    jsonb_build_object('name', btrim(content ->> 'name')));
exception when check_violation or not_null_violation or invalid_text_representation then
  raise exception 'invalid-input' using errcode = 'P0001';
end $$;

create or replace function public.archive_request_template(template uuid, archive boolean) returns void
language plpgsql volatile security definer set search_path = '' as $$
declare
  t private.request_templates;
begin
  perform private.require_staff();
  select x.* into t from private.request_templates x where x.id = archive_request_template.template for update;
  if t.id is null then
    raise exception 'not-found' using errcode = 'P0001';
  end if;
  if archive is null then
    raise exception 'invalid-input' using errcode = 'P0001';
  end if;
  if (t.archived_at is not null) = archive then
    return;
  end if;
  update private.request_templates x set archived_at = case when archive then clock_timestamp() end, version = x.version + 1,
    changed_by = (select auth.uid()), changed_at = clock_timestamp() where x.id = t.id;
  perform private.note_staff(case when archive then 'request.template-archived' else 'request.template' end, null, null,
    jsonb_build_object('name', t.name));
end $$;

revoke execute on function public.request_templates(), public.save_request_template(uuid, jsonb, int), public.archive_request_template(uuid, boolean)
  from public, anon, authenticated, service_role;
grant execute on function public.request_templates(), public.save_request_template(uuid, jsonb, int), public.archive_request_template(uuid, boolean)
  to authenticated;

create or replace function private.written_amount(written text) returns numeric
language sql immutable parallel safe set search_path = '' as $$
  select case when written = '' then 0
    when written ~ '^-?([0-9]{1,18}(\.[0-9]{0,20})?|\.[0-9]{1,20})$' then rtrim(written, '.')::numeric end
$$;

create or replace function private.tax_sheet(document jsonb) returns jsonb
language sql immutable parallel safe set search_path = '' as $$
  select case when jsonb_typeof(document -> 'invoice') = 'object' then jsonb_build_object(
    'type', document #>> '{invoice,typeCode}',
    'rate', case when document #>> '{invoice,exchange,from}' = document #>> '{invoice,currency}' and document #>> '{invoice,exchange,to}' = 'COP'
      then nullif(greatest(private.written_amount(document #>> '{invoice,exchange,rate}'), 0), 0) end,
    'base', private.written_amount(document #>> '{invoice,totals,lines}') - private.written_amount(document #>> '{invoice,totals,allowances}')
      + private.written_amount(document #>> '{invoice,totals,charges}'),
    'lines', (
      with written as (
        select t.tax ->> 'code' as code, k.withheld, t.place, private.written_amount(t.tax ->> 'amount') as whole, s.share
        from (values ('taxes', false), ('withholdings', true)) k (list, withheld),
          jsonb_array_elements(case when jsonb_typeof(document #> array['invoice', k.list]) = 'array' then document #> array['invoice', k.list] else '[]' end)
            with ordinality t (tax, place)
          left join lateral jsonb_array_elements(case when jsonb_typeof(t.tax -> 'shares') = 'array' then t.tax -> 'shares' else '[]' end) s (share) on true),
      shares as (
        select w.code, w.withheld, w.place, w.whole, trim_scale(private.written_amount(nullif(w.share ->> 'percent', ''))) as percent,
               private.written_amount(w.share ->> 'base') as base, private.written_amount(w.share ->> 'amount') as amount
        from written w),
      lines as (
        select s.code, s.withheld, s.percent, s.base, s.amount from shares s where s.amount is not null and (s.base <> 0 or s.amount <> 0)
        union all
        select s.code, s.withheld, null, 0, min(s.whole) - coalesce(sum(s.amount), 0) from shares s
          group by s.code, s.withheld, s.place having min(s.whole) <> coalesce(sum(s.amount), 0))
      select coalesce(jsonb_agg(to_jsonb(l)), '[]') from lines l where l.code ~ '^[0-9A-Z]{1,3}$')) end
$$;

alter table private.invoice_reviews add column if not exists sheet jsonb generated always as (private.tax_sheet(document)) stored;
comment on column private.invoice_reviews.sheet is 'What the worksheet of a period needs of the document.';

create or replace function private.worksheet_entries(client uuid, from_day date, until_day date)
returns table (invoice uuid, figure text, base numeric, amount numeric)
language sql stable security definer set search_path = '' set enable_seqscan = off set jit = off as $$
  with files as (
    select i.* from public.invoices i
    where i.user_id = client and i.deleted_at is null and i.issued_on between from_day and until_day
    union all
    select i.* from public.invoices i
    where i.user_id = client and i.deleted_at is null and i.issued_on is null
      and i.created_at >= from_day::timestamp at time zone 'America/Bogota'
      and i.created_at < (until_day + 1)::timestamp at time zone 'America/Bogota'),
  kept as (
    select f.id, f.kind collate "C" as kind, f.direction, f.created_at, f.issued_on, f.currency, r.sheet, r.scan_code,
           coalesce(f.supplier_nit || ' ' || f.document_number, f.code, f.id::text) collate "C" as number,
           coalesce(f.code, f.id::text) collate "C" as code_or_id
    from files f left join private.invoice_reviews r on r.invoice_id = f.id
    where f.status = 'accepted' and f.withdrawn_at is null and f.replaced_by is null and (f.affects is null or (
      select a.status <> 'rejected' and a.withdrawn_at is null from public.invoices a where a.id = f.affects))),
  placed as (
    select k.*, row_number() over (partition by k.number, k.kind order by k.direction is null, k.created_at, k.id) as of_number,
           row_number() over (partition by k.code_or_id order by k.direction is null, k.created_at, k.id) as of_code
    from kept k),
  judged as (
    select p.*, case when p.kind = 'credit-note' then -1 else 1 end * case when p.currency = 'COP' then 1 else (p.sheet ->> 'rate')::numeric end as factor,
      case
        when p.kind is null and exists (select from public.invoices o where o.user_id = client and o.code = p.scan_code and o.deleted_at is null
          and p.scan_code <> '') then 'double'
        when p.kind is null then 'unread'
        when p.kind not in ('invoice', 'credit-note', 'debit-note') then 'other'
        when p.of_number > 1 or p.of_code > 1 then 'double'
        when p.issued_on is null or p.currency is null or p.sheet is null or p.sheet ->> 'base' is null then 'unread'
        when coalesce(p.direction, '') not in ('purchase', 'sale') then 'others'
        when p.currency <> 'COP' and p.sheet ->> 'rate' is null then 'no-rate'
      end as reason,
      case when p.sheet ->> 'type' in ('05', '95') then 'support' else p.direction end as side
    from placed p),
  lines as (
    -- Element by element: a record set costs ten times as much for each document.
    select j.id, j.side, j.factor, l.line ->> 'code' as code, (l.line -> 'withheld')::boolean as withheld, (l.line ->> 'percent')::numeric as percent,
           (l.line ->> 'base')::numeric as base, (l.line -> 'amount')::numeric as amount
    from judged j, jsonb_array_elements(j.sheet -> 'lines') l (line) where j.reason is null),
  -- What no rate of IVA or INC above 0 took as its base, and what shows no withholding.
  untaxed as (
    select j.id, min(j.side) as side, min(j.factor) as factor, min((j.sheet -> 'base')::numeric) as whole, coalesce(sum(l.base) filter (where not l.withheld and l.code in ('01', '04')
        and l.percent > 0), 0) as taxed, coalesce(bool_or(l.withheld), false) as withheld
    from judged j left join lines l on l.id = j.id where j.reason is null group by j.id)
  select l.id, concat_ws('/', l.side, case when l.withheld then 'w' else '' end || l.code, coalesce(l.percent::text, 'amount')),
         round(sum(coalesce(l.base, 0) * l.factor), 2), round(sum(l.amount * l.factor), 2)
  from lines l where l.withheld or l.code <> '01' or l.percent is distinct from 0 group by l.id, l.side, l.withheld, l.code, l.percent
  union all
  select u.id, u.side || '/01/none', round((u.whole - u.taxed) * u.factor, 2), 0.00 from untaxed u where u.whole - u.taxed >= 1
  union all
  select u.id, u.side || '/w/none', round(u.whole * u.factor, 2), 0.00 from untaxed u where not u.withheld
  union all
  select j.id, 'left/' || j.reason, 0.00, 0.00 from judged j where j.reason is not null
$$;

create or replace function public.tax_worksheet(client uuid, from_day date, until_day date) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
begin
  perform private.require_client(client);
  if from_day is null or until_day is null or until_day < from_day or until_day > from_day + 130 then
    raise exception 'invalid-input' using errcode = 'P0001';
  end if;
  return jsonb_build_object(
    'title', private.client_title(client),
    'cycle', (select p.vat_cycle from private.tax_profiles p where p.account = client and p.valid_from <= until_day
      order by p.valid_from desc limit 1),
    'figures', (select coalesce(jsonb_agg(jsonb_build_object('figure', f.figure, 'base', f.base::text, 'amount', f.amount::text,
        'documents', f.documents) order by f.figure), '[]') from (
      select e.figure, sum(e.base) as base, sum(e.amount) as amount, count(distinct e.invoice) as documents
      from private.worksheet_entries(client, from_day, until_day) e group by e.figure) f));
end $$;

create or replace function public.tax_worksheet_documents(client uuid, from_day date, until_day date, wanted_figure text default null,
  page_size int default 200, passed int default 0) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
  size int := least(greatest(page_size, 1), 5000);
  found jsonb;
begin
  perform private.require_client(client);
  if from_day is null or until_day is null or until_day < from_day or until_day > from_day + 130 then
    raise exception 'invalid-input' using errcode = 'P0001';
  end if;
  select coalesce(jsonb_agg(to_jsonb(r) order by r.figure, r.issued_on, r.created_at, r.id), '[]') into found from (
    select e.figure, i.id, i.number, i.kind, i.issued_on, i.created_at, i.currency,
           case when i.direction = 'sale' then i.customer else i.supplier end as party,
           case when i.direction = 'sale' then i.customer_nit else i.supplier_nit end as nit,
           coalesce(i.document_number, i.name) as document,
           case when i.currency <> 'COP' then v.sheet ->> 'rate' end as rate, e.base::text as base, e.amount::text as amount
    from private.worksheet_entries(client, from_day, until_day) e
    join public.invoices i on i.id = e.invoice left join private.invoice_reviews v on v.invoice_id = i.id
    where wanted_figure is null or e.figure = wanted_figure
    order by e.figure, i.issued_on, i.created_at, i.id limit size + 1 offset greatest(passed, 0)) r;
  return jsonb_build_object('more', jsonb_array_length(found) > size,
    'rows', (select coalesce(jsonb_agg(x.row order by x.place), '[]') from jsonb_array_elements(found) with ordinality x (row, place) where x.place <= size));
end $$;

revoke execute on function private.written_amount(text), private.tax_sheet(jsonb), private.worksheet_entries(uuid, date, date),
  public.tax_worksheet(uuid, date, date), public.tax_worksheet_documents(uuid, date, date, text, int, int)
  from public, anon, authenticated, service_role;
grant execute on function public.tax_worksheet(uuid, date, date), public.tax_worksheet_documents(uuid, date, date, text, int, int) to authenticated;

create table if not exists private.saved_filters (
  id uuid primary key,
  member uuid not null references private.staff (user_id) on delete cascade,
  page text not null,
  name text not null check (length(btrim(name)) between 1 and 60),
  key text collate "C" not null,
  query text not null check (query ~ '^[A-Za-z0-9=&%.+*_-]+$' and length(query) <= 500),
  made_at timestamptz not null default now()
);
alter table private.saved_filters drop constraint if exists saved_filters_page_check,
  add constraint saved_filters_page_check check (page in ('clients', 'board'));
alter table private.saved_filters enable row level security;
revoke all on private.saved_filters from anon, authenticated, service_role;
comment on table private.saved_filters is 'Each member’s own, 20 at most for a page. Read and written by functions alone.';
create unique index if not exists saved_filters_of_member on private.saved_filters (member, page, key);

create or replace function public.saved_filters(page text) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
  me uuid := private.require_staff();
begin
  return (select coalesce(jsonb_agg(jsonb_build_object('id', f.id, 'name', f.name, 'query', f.query) order by f.key), '[]')
    from private.saved_filters f where f.member = me and f.page = saved_filters.page);
end $$;

create or replace function public.save_filter(filter uuid, page text, called text, query text) returns void
language plpgsql volatile security definer set search_path = '' as $$
declare
  me uuid := private.require_staff();
  name_now text := btrim(called);
begin
  if filter is null or page is null or page not in ('clients', 'board') or name_now is null or length(name_now) not between 1 and 60
    or query is null or query !~ '^[A-Za-z0-9=&%.+*_-]+$' or length(query) > 500 then
    raise exception 'invalid-input' using errcode = 'P0001';
  end if;
  perform pg_advisory_xact_lock(hashtextextended('saved-filters:' || me, 0));
  if exists (select from private.saved_filters f where f.id = filter and f.member <> me) then
    raise exception 'not-found' using errcode = 'P0001';
  end if;
  if exists (select from private.saved_filters f where f.member = me and f.page = save_filter.page
      and f.key = private.name_key(name_now) and f.id <> filter) then
    raise exception 'filter-exists' using errcode = 'P0001';
  end if;
  update private.saved_filters f set name = name_now, key = private.name_key(name_now) where f.id = filter;
  if found then
    return;
  end if;
  if (select count(*) from private.saved_filters f where f.member = me and f.page = save_filter.page) >= 20 then
    raise exception 'filter-limit' using errcode = 'P0001';
  end if;
  insert into private.saved_filters (id, member, page, name, key, query)
    values (filter, me, save_filter.page, name_now, private.name_key(name_now), save_filter.query);
end $$;

create or replace function public.delete_filter(filter uuid) returns void
language plpgsql volatile security definer set search_path = '' as $$
declare
  me uuid := private.require_staff();
begin
  delete from private.saved_filters f where f.id = filter and f.member = me;
end $$;

revoke execute on function public.saved_filters(text), public.save_filter(uuid, text, text, text), public.delete_filter(uuid)
  from public, anon, authenticated, service_role;
grant execute on function public.saved_filters(text), public.save_filter(uuid, text, text, text), public.delete_filter(uuid) to authenticated;

-- Only this file needed it.
drop procedure private.ensure_auth_trigger(text);
