-- An account is a client of the firm, in which one or more people work.
-- A person who registers without an invitation gets an account that has the same id as the person.
-- Columns named `user_id` or `client` contain the account's id in rows about a client, and a person's id in other rows.

create table public.accounts (
  id uuid primary key default gen_random_uuid(),
  made_at timestamptz not null default now(),
  -- The person to whom the firm writes: of the people with the highest role, the one who joined the account first.
  contact uuid references auth.users (id) on delete set null,
  -- True when the firm created the account.
  by_firm boolean not null default false
);
alter table public.accounts enable row level security;
revoke all on public.accounts from anon, authenticated, service_role;
comment on table public.accounts is
  'The clients. An account is deleted together with its last person, unless the firm created it. Read and written by functions alone.';
create index accounts_of_contact on public.accounts (contact) where contact is not null;
grant select on public.accounts to service_role;

create table private.account_members (
  account uuid not null references public.accounts (id) on delete cascade,
  user_id uuid not null references auth.users (id) on delete cascade,
  -- Each role includes the rights of all lower roles; a reader has the lowest role and can only read.
  -- An assistant can also upload files, answer requests, and make appointments and tasks.
  -- An accountant can also read the financial figures. An owner can also invite people and delete data.
  role text not null check (role in ('reader', 'assistant', 'accountant', 'owner')),
  since timestamptz not null default clock_timestamp(),
  until timestamptz,
  invited_by uuid references auth.users (id) on delete set null,
  primary key (account, user_id, since)
);
alter table private.account_members enable row level security;
revoke all on private.account_members from anon, authenticated, service_role;
comment on table private.account_members is
  'Who works in which account, and who worked there before. A current membership has no end. Read and written by functions alone.';
create unique index account_members_once on private.account_members (account, user_id) where until is null;
create index account_members_of_user on private.account_members (user_id, account);

create index account_members_invited_by on private.account_members (invited_by) where invited_by is not null;

create table private.account_invitations (
  id uuid primary key default gen_random_uuid(),
  -- `account` is null in an invitation into the firm's own team.
  account uuid references public.accounts (id) on delete cascade,
  -- The address is stored in lower case, as in the auth service.
  email text not null check (length(email) <= 254),
  role text not null,
  -- The SHA-256 hash of the token in the newest mail of this invitation; null before the first mail.
  token_sha256 text unique check (token_sha256 ~ '^[0-9a-f]{64}$'),
  sent int not null default 0,
  invited_by uuid references auth.users (id) on delete set null,
  made_at timestamptz not null default now(),
  until timestamptz not null default now() + interval '7 days',
  accepted_at timestamptz,
  accepted_by uuid references auth.users (id) on delete set null,
  withdrawn_at timestamptz,
  name text check (private.is_name(name, 2, 100)),
  constraint account_invitations_role_check check (case when account is null then role in ('advisor', 'admin')
    else role in ('reader', 'assistant', 'accountant', 'owner') end)
);
alter table private.account_invitations enable row level security;
revoke all on private.account_invitations from anon, authenticated, service_role;
comment on table private.account_invitations is
  'Invitations into an account or into the firm, with the hash of each link. Read and written by functions alone.';
create unique index account_invitations_open on private.account_invitations (account, email)
  where accepted_at is null and withdrawn_at is null;
create unique index account_invitations_team on private.account_invitations (email)
  where account is null and accepted_at is null and withdrawn_at is null;
create index account_invitations_of_account on private.account_invitations (account);
create index account_invitations_by on private.account_invitations (invited_by) where invited_by is not null;
create index account_invitations_accepted_by on private.account_invitations (accepted_by) where accepted_by is not null;

-- Returns the rank of a role, from 1 (reader) to 4 (owner); 0 without a role.
create function private.role_rank(role text) returns int
language plpgsql immutable parallel safe set search_path = '' as $$
begin
  return coalesce(array_position(array['reader', 'assistant', 'accountant', 'owner'], role), 0);
end $$;

create function private.keep_contact() returns trigger
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
create trigger keep_contact after insert or update or delete on private.account_members
  for each row execute function private.keep_contact();

-- Makes a person the owner of a new account.
-- An existing account stays unchanged, so that a founder who left the account does not become its owner again.
create function private.found_account(person uuid) returns void
language plpgsql security definer set search_path = '' as $$
begin
  insert into public.accounts (id) values (person) on conflict (id) do nothing;
  if found then
    insert into private.account_members (account, user_id, role) values (person, person, 'owner');
    insert into public.user_approval_status (user_id) values (person) on conflict (user_id) do nothing;
  end if;
end $$;

-- A person who registers gets a new account, unless the person registers with a valid invitation.
-- Triggers run in the order of their names, so draw_client_card finds the account that this trigger adds.
create function private.on_person_registered() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if not exists (select from private.account_invitations i
      where i.token_sha256 = encode(sha256(convert_to(coalesce(new.raw_user_meta_data ->> 'invitation', ''), 'UTF8')), 'hex')
        and i.email = lower(new.email) and i.accepted_at is null and i.withdrawn_at is null and i.until > now()
        and not private.inviter_is_gone(i)) then
    perform private.found_account(new.id);
  end if;
  return new;
end $$;
create trigger account_founded after insert on auth.users
  for each row execute function private.on_person_registered();

-- Deleting a user deletes the accounts in which only this user works, unless the firm created the account.
-- If the deletion of a user leaves an account without an owner, the person with the highest role becomes the owner.
create function private.on_person_deleted() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  m private.account_members;
  heir uuid;
begin
  for m in select x.* from private.account_members x where x.user_id = old.id and x.until is null order by x.account loop
    -- The lock orders simultaneous deletions of two people, so that the second deletion sees the first.
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
create trigger account_ended before delete on auth.users
  for each row execute function private.on_person_deleted();

-- Returns the account's contact person, or no row while the account has no people.
-- The function sets no search_path, so that PostgreSQL inlines it; all names are qualified.
create function private.contact_of(account uuid) returns table (id uuid, email text, email_confirmed_at timestamptz)
language sql stable as $$
  select u.id, u.email::text, u.email_confirmed_at from public.accounts a join auth.users u on u.id = a.contact where a.id = contact_of.account
$$;

-- Stores in `made_by` which person of the client made a row.
-- `made_by` is null in rows that members of the firm made, because clients can read these rows.
-- Rows from the time when each account had only one person have no `made_by`.
create function private.note_maker() returns trigger
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
