-- An invitation opens nothing once whoever sent it is no owner any more, also at the registration, and goes to addresses that the site
-- takes as well (private.is_email).

set local lock_timeout = '5s';

-- An address that the site takes (`emailPattern`), in lower case.
create or replace function private.is_email(address text) returns boolean
language sql immutable parallel safe set search_path = '' as $$
  select length(address) <= 254 and address = lower(address)
    and address ~ '^(?:[a-z0-9_''+-]+\.)*[a-z0-9_''+-]*[a-z0-9_+-]@(?:[a-z0-9][a-z0-9-]*\.)+[a-z]{2,}$'
$$;

revoke execute on function private.is_email(text) from public, anon, authenticated, service_role;

-- Whether whoever invited may no longer, so that the invitation opens nothing until somebody else sends it: into the team an administrator
-- invites, and into a client's account its owners and the firm.
create or replace function private.inviter_is_gone(i private.account_invitations) returns boolean
language sql stable security definer set search_path = '' as $$
  select not exists (select from private.staff s where s.user_id = i.invited_by and (i.account is not null or s.role = 'admin'))
    and not exists (select from private.account_members m where m.account = i.account and m.user_id = i.invited_by
      and m.until is null and m.role = 'owner')
$$;

-- Whoever comes by an invitation, and shows it, works in the account that invites, or for the firm, and founds none. Before the triggers that draw
-- what the firm reads of a client: they go by name.
create or replace function private.on_person_registered() returns trigger
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

-- Invites somebody by mail into the account of this request. Whoever was invited already is sent another mail, with this role.
-- Owners only; nobody is invited as an owner.
create or replace function public.invite_person(person_email text, person_role text) returns uuid
language plpgsql security definer set search_path = '' as $$
declare
  mine uuid := private.require_account('owner');
  address text := lower(btrim(person_email));
  invitation uuid;
begin
  if private.is_email(address) is not true
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

-- Invites a colleague by mail. Whoever was invited already is sent another mail, with this role and name. Administrators only.
create or replace function public.invite_member(member_email text, member_role text, member_name text default null) returns uuid
language plpgsql security definer set search_path = '' as $$
declare
  address text := lower(btrim(member_email));
  called text := nullif(btrim(member_name), '');
  invitation uuid;
begin
  perform private.require_admin();
  if private.is_email(address) is not true
    or member_role is null or member_role not in ('advisor', 'admin') or not private.is_name(called, 2, 80) then
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

-- Prepares the invitation of somebody into a client that nobody owns; the first of them is the owner. Answers its id; whoever was
-- invited already has another role from then on.
create or replace function private.prepare_invitation(by uuid, client uuid, person_email text, person_name text, person_role text) returns uuid
language plpgsql security definer set search_path = '' as $$
declare
  address text := lower(btrim(person_email));
  called text := nullif(btrim(person_name), '');
  owner_invited boolean;
  invitation uuid;
begin
  if private.is_email(address) is not true or not private.is_name(called, 2, 100)
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

-- The same, for an administrator: the id is made by the browser, and sent twice it is one client.
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
      and private.is_name(company ->> 'name', 2, 150), false) then
    raise exception 'invalid-input' using errcode = 'P0001';
  end if;
  perform private.open_client((select auth.uid()), client, company, advisor, people, send, again);
end $$;
