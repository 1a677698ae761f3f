-- This file has the functions that invite, change and remove the people of an account, and those that change its owner.

-- Writes the account's status row again unchanged, because open pages that watch this row then reload their data.
create function private.stir_account(account uuid) returns void
language sql volatile security definer set search_path = '' as $$
  update public.user_approval_status s set status = s.status where s.user_id = stir_account.account
$$;

create function private.person_face(person uuid) returns jsonb
language sql stable security definer set search_path = '' as $$
  select jsonb_build_object('id', u.id, 'email', u.email, 'name', p.name, 'second_step', private.has_second_step(u.id),
    'seen_at', (select max(d.seen_at) from private.session_devices d where d.user_id = u.id))
  from auth.users u left join public.client_profiles p on p.user_id = u.id where u.id = person
$$;

-- Returns the people of an account, its pending invitations, and an open change of owner.
-- Only owners and staff see former people, invitations, last visits and second steps.
-- The person who is to become the owner also sees the open change of owner.
create function public.account_people(client uuid default null) returns jsonb
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

create function private.inviter_name(person uuid) returns text
language sql stable security definer set search_path = '' as $$
  select case when exists (select from private.staff s where s.user_id = person) then private.member_name(person)
    else coalesce((select p.name from public.client_profiles p where p.user_id = person),
      (select u.email::text from auth.users u where u.id = person)) end
$$;

-- Mails an invitation with a new link, which is valid for seven days; links of earlier mails stop working.
-- Each account, and the firm's team, may send 30 invitations a day, at most 5 of them to one address.
create function private.send_invitation(invitation uuid, by uuid) returns void
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

-- Invites an address into an account; a pending invitation to this address is mailed again with the new role.
create function private.invite_address(mine uuid, address text, new_role text) returns uuid
language plpgsql security definer set search_path = '' as $$
declare
  invitation uuid;
begin
  if private.is_email(address) is not true then
    raise exception 'invalid-input' using errcode = 'P0001';
  end if;
  -- Staff cannot invite people into their own account.
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
    insert into private.account_invitations (account, email, role, invited_by) values (mine, address, new_role, (select auth.uid()))
      returning id into invitation;
  else
    update private.account_invitations i set role = new_role, invited_by = (select auth.uid()) where i.id = invitation;
  end if;
  perform private.send_invitation(invitation, (select auth.uid()));
  perform private.stir_account(mine);
  return invitation;
end $$;

create function public.invite_person(person_email text, person_role text) returns uuid
language plpgsql security definer set search_path = '' as $$
declare
  mine uuid := private.require_account('owner');
begin
  if person_role is null or person_role not in ('reader', 'assistant', 'accountant') then
    raise exception 'invalid-input' using errcode = 'P0001';
  end if;
  return private.invite_address(mine, lower(btrim(person_email)), person_role);
end $$;

-- The firm invites people into an account and manages their invitations only while the account has no owner.
create function private.is_owned(account uuid) returns boolean
language sql stable security definer set search_path = '' as $$
  select exists (select from private.account_members m where m.account = is_owned.account and m.until is null and m.role = 'owner')
$$;

-- Locks and returns an invitation that the caller may manage and that was not accepted yet.
-- Administrators manage the team's invitations, owners those of their account, staff those of clients without an owner.
create function private.own_invitation(invitation uuid) returns private.account_invitations
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

create function public.resend_invitation(invitation uuid) returns void
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

create function public.withdraw_invitation(invitation uuid) returns void
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

-- An invitation is invalid while its inviter may no longer invite; another person can send the invitation again.
create function private.inviter_is_gone(i private.account_invitations) returns boolean
language sql stable security definer set search_path = '' as $$
  select not exists (select from private.staff s where s.user_id = i.invited_by and (i.account is not null or s.role = 'admin'))
    and not exists (select from private.account_members m where m.account = i.account and m.user_id = i.invited_by
      and m.until is null and m.role = 'owner')
$$;

-- Returns the invitation of a link without using the link up, or null for an unknown link.
create function public.invitation_of(token text) returns jsonb
language sql stable security definer set search_path = '' as $$
  select jsonb_build_object('team', i.account is null, 'company', private.client_name(i.account), 'role', i.role, 'email', i.email,
    'by', private.inviter_name(i.invited_by),
    'state', case when i.accepted_at is not null then 'used' when i.withdrawn_at is not null or private.inviter_is_gone(i) then 'withdrawn'
                  when i.until <= now() then 'late' else 'open' end)
  from private.account_invitations i where i.token_sha256 = encode(sha256(convert_to(token, 'UTF8')), 'hex')
$$;

-- Accepts an invitation; returns the account that was joined or, for the firm's team, the person's own account.
create function public.accept_invitation(token text) returns uuid
language plpgsql security definer set search_path = '' as $$
declare
  me uuid := (select auth.uid());
  i private.account_invitations;
begin
  if me is null or not private.session_is_open() or private.owed_step() is not null then
    raise insufficient_privilege using message = 'not-approved';
  end if;
  -- A person accepts one invitation at a time, because two simultaneous calls would not see each other's membership.
  perform pg_advisory_xact_lock(hashtextextended('person:' || me, 0));
  select * into i from private.account_invitations x
    where x.token_sha256 = encode(sha256(convert_to(token, 'UTF8')), 'hex');
  if i.id is null then
    raise exception 'not-found' using errcode = 'P0001';
  end if;
  -- The team or account is locked before the invitation, in the order of own_invitation, so that no deadlock occurs.
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
  -- People who register alone gave this consent in the site's form, but an invited account can be created without that form.
  if not exists (select from public.consents c where c.user_id = me and c.purpose = 'registro' and c.action = 'granted') then
    raise exception 'consent-needed' using errcode = 'P0001';
  end if;
  if i.account is null then
    perform private.refuse_as_member(me);
    i.name := private.free_name(me, i.name);
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

-- Raises an error if the person is a member of the firm or a client, because neither may join the firm's team.
-- A person without an account, or alone in their own unapproved account, is not a client.
create function private.refuse_as_member(person uuid) returns void
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

create function public.invite_member(member_email text, member_role text, member_name text default null) returns uuid
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
  perform private.refuse_taken_name(null, coalesce(called, split_part(address, '@', 1)));
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

create function public.team_invitations() returns jsonb
language plpgsql stable security definer set search_path = '' as $$
begin
  perform private.require_admin();
  return (select coalesce(jsonb_agg(jsonb_build_object('id', i.id, 'email', i.email, 'name', i.name, 'role', i.role, 'made_at', i.made_at,
      'until', case when private.inviter_is_gone(i) then least(i.until, now()) else i.until end, 'sent', i.sent > 0,
      'by', private.inviter_name(i.invited_by)) order by i.made_at, i.id), '[]')
    from private.account_invitations i where i.account is null and i.accepted_at is null and i.withdrawn_at is null);
end $$;

-- Opens an account for a person who was only invited into others' accounts; the new account waits for approval.
create function public.open_own_account() returns uuid
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

-- Locks and returns another person's membership in the owner's current account.
create function private.colleague(person uuid) returns private.account_members
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

create function public.set_person_role(person uuid, new_role text, expected text) returns void
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

-- Ends a person's access to an account, and with it their reserved uploads, calendar feed and open change of owner.
create function private.end_membership(m private.account_members) returns void
language plpgsql security definer set search_path = '' as $$
begin
  update private.account_members x set until = clock_timestamp() where (x.account, x.user_id, x.since) = (m.account, m.user_id, m.since);
  update public.uploads u set status = 'expired', settled_at = clock_timestamp()
    where u.user_id = m.account and u.made_by = m.user_id and u.status = 'reserved';
  delete from private.calendar_feeds f where f.user_id = m.account and f.person = m.user_id;
  delete from private.owner_changes c where c.account = m.account and (c.heir = m.user_id or c.owner = m.user_id);
  perform private.stir_account(m.account);
end $$;

-- A removed person's sessions end ten seconds later, so that an open page can notice the removal and hide the account.
create function public.remove_person(person uuid) returns void
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

create function public.leave_account() returns void
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
  private.inviter_name(uuid), private.send_invitation(uuid, uuid), private.is_owned(uuid), private.invite_address(uuid, text, text),
  public.invite_person(text, text), private.own_invitation(uuid), public.resend_invitation(uuid),
  public.withdraw_invitation(uuid), public.invitation_of(text), public.accept_invitation(text), public.open_own_account(),
  private.inviter_is_gone(private.account_invitations), private.refuse_as_member(uuid), public.invite_member(text, text, text), public.team_invitations(),
  private.colleague(uuid), public.set_person_role(uuid, text, text), private.end_membership(private.account_members),
  public.remove_person(uuid), public.leave_account() from public, anon, authenticated, service_role;
grant execute on function public.account_people(uuid), public.invite_person(text, text), public.resend_invitation(uuid),
  public.withdraw_invitation(uuid), public.accept_invitation(text), public.open_own_account(),
  public.invite_member(text, text, text), public.team_invitations(), public.set_person_role(uuid, text, text), public.remove_person(uuid), public.leave_account() to authenticated;
grant execute on function public.invitation_of(text) to service_role;

-- To change the owner of an account, the owner names another person of the account, and both confirm within seven days.
create table private.owner_changes (
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
comment on table private.owner_changes is 'Changes of owner that wait for their two confirmations. Functions alone read and write it.';
create index owner_changes_of_owner on private.owner_changes (owner);
create index owner_changes_of_heir on private.owner_changes (heir);

create function private.mail_owner_change(c private.owner_changes, step text) returns void
language sql volatile security definer set search_path = '' as $$
  select private.queue_mail(c.account, concat_ws(':', 'owner', step, c.account, md5(c.asked_at::text), u.id), 'owner-change-' || step, u.email::text,
    jsonb_build_object('account', c.account, 'company', private.client_name(c.account), 'owner', (select o.email from auth.users o where o.id = c.owner),
      'heir', (select h.email from auth.users h where h.id = c.heir)))
  from auth.users u where u.id in (c.owner, c.heir)
$$;

-- Starts a change of owner in place of an earlier open one, and confirms the change for the present owner.
-- The call needs a permit, which the site writes after asking for the password; a stolen token must not suffice.
create function public.ask_owner_change(person uuid) returns void
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

-- Locks and returns the open change of owner of the current account, if the caller is the present or the future owner.
create function private.own_owner_change() returns private.owner_changes
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

-- Confirms a change of owner; the second confirmation transfers the account and makes the old owner an accountant.
create function public.confirm_owner_change() returns boolean
language plpgsql security definer set search_path = '' as $$
declare
  me uuid := (select auth.uid());
  c private.owner_changes := private.own_owner_change();
begin
  if c.until <= now() then
    raise exception 'owner-change-late' using errcode = 'P0001';
  end if;
  -- If the caller has already confirmed the change of owner, nothing changes and nothing is logged.
  if (case me when c.owner then c.owner_confirmed_at else c.heir_confirmed_at end) is not null then
    return false;
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

create function public.withdraw_owner_change() returns void
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
