-- Protects accounts against takeover: passwords and addresses can be changed only through the site.

-- Without permits, a stolen session would be enough to change a password or an address in the auth service.
-- A permit allows a person one such change, after the site has checked a password, a mailed code or a mailed link.
create table private.change_permits (
  user_id uuid not null references auth.users (id) on delete cascade,
  kind text not null check (kind in ('password', 'email', 'owner', 'second-step')),
  -- The new e-mail address that the permit allows; null unless the permit is for a change of address.
  email text,
  -- The row of private.email_undos whose change of address the permit undoes; null for an ordinary change.
  undo uuid,
  until timestamptz not null,
  primary key (user_id, kind)
);
alter table private.change_permits enable row level security;
revoke all on private.change_permits from anon, authenticated, service_role;
comment on table private.change_permits is 'A permit for one change (password, address, owner of a company, second step), valid for a minute. An account in use refuses changes without one. Functions alone read and write it.';

-- Each row is a change of address that a link in the old mailbox can undo for a week.
create table private.email_undos (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references auth.users (id) on delete cascade,
  old_email text not null,
  made_at timestamptz not null default now(),
  used_at timestamptz
);
alter table private.email_undos enable row level security;
revoke all on private.email_undos from anon, authenticated, service_role;
comment on table private.email_undos is 'Changes of address, which a link in the old mailbox can undo once within a week. Functions alone read and write it.';
create index email_undos_of_user on private.email_undos (user_id);

create function public.permit_change(person uuid, change text, address text default null) returns void
language sql volatile security definer set search_path = '' as $$
  insert into private.change_permits as p (user_id, kind, email, until)
    values (person, change, lower(address), now() + interval '1 minute')
    on conflict (user_id, kind) do update set email = excluded.email, undo = null, until = excluded.until
$$;

-- True if `password` is a password hash that the auth service encrypted (GOTRUE_DB_ENCRYPTION) and stored as JSON.
create function private.is_sealed(password text) returns boolean
language sql immutable set search_path = '' as $$
  select coalesce(password like '{%"key_id"%', false)
$$;

-- After an account was confirmed or used, changes of its password or address need a permit.
-- Accounts without an open session are protected too, because a thief could end all sessions before the change.
-- When a person signs in, the auth service may encrypt the unchanged password again, which needs no permit.
-- If the auth service writes confirmation_token, an encrypted password is new, and not just encrypted again.
create function private.guard_account() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  guarded boolean := old.email_confirmed_at is not null or old.last_sign_in_at is not null
    or exists (select from auth.sessions s where s.user_id = new.id);
  permit private.change_permits;
  undo uuid;
begin
  if old.encrypted_password is distinct from new.encrypted_password
      and private.is_sealed(new.encrypted_password) = (tg_name = 'guard_sealed_password') then
    delete from private.change_permits p where p.user_id = new.id and p.kind = 'password' and p.until > now() returning * into permit;
    if guarded and not found then
      raise insufficient_privilege using message = 'not-permitted';
    end if;
    -- A new password also cancels a pending change of e-mail address; the auth service would only clear its links.
    -- Clearing the links of a pending change is not enough, because anybody can make the auth service send new ones.
    new.email_change := '';
    new.email_change_confirm_status := 0;
    undo := permit.undo;
  end if;
  if tg_name = 'guard_account' and old.email is distinct from new.email then
    delete from private.change_permits p
      where p.user_id = new.id and p.kind = 'email' and p.email = lower(new.email) and p.until > now() returning * into permit;
    -- A confirmed change of e-mail address needs no second permit, because its permit was checked at the request.
    if guarded and not found and lower(coalesce(old.email_change, '')) is distinct from lower(new.email) then
      raise insufficient_privilege using message = 'not-permitted';
    end if;
    undo := coalesce(undo, permit.undo);
  end if;
  -- An undo also ends the undo links of later changes, because the thief may have received those links.
  if undo is not null then
    update private.email_undos e set used_at = now()
      where e.user_id = new.id and e.used_at is null and e.made_at >= (select x.made_at from private.email_undos x where x.id = undo);
  end if;
  if tg_name = 'guard_account' and coalesce(new.email_change, '') <> '' and old.email_change is distinct from new.email_change then
    delete from private.change_permits p
      where p.user_id = new.id and p.kind = 'email' and p.email = lower(new.email_change) and p.until > now();
    -- A change of e-mail address without a permit is dropped, so that the links in its mails do not work.
    -- An error would also undo the stored time of the sent mails, which the auth service needs to limit new mails.
    if guarded and not found then
      new.email_change := old.email_change;
      new.email_change_token_current := old.email_change_token_current;
      new.email_change_token_new := old.email_change_token_new;
      new.email_change_confirm_status := old.email_change_confirm_status;
    end if;
  end if;
  return new;
end $$;
create trigger guard_account before update of email, email_change, encrypted_password on auth.users
  for each row execute function private.guard_account();
create trigger guard_sealed_password before update of confirmation_token on auth.users
  for each row execute function private.guard_account();

-- Limits the size of user metadata, because every token contains them and large tokens exceed the limit for headers.
create function private.bound_metadata() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if octet_length(new.raw_user_meta_data::text) > 2048 then
    new.raw_user_meta_data := case tg_op when 'UPDATE' then old.raw_user_meta_data else '{}' end;
  end if;
  return new;
end $$;
revoke execute on function private.bound_metadata() from public, anon, authenticated, service_role;
create trigger bound_metadata before insert or update of raw_user_meta_data on auth.users
  for each row execute function private.bound_metadata();

-- This trigger is needed because the auth service stores links even for changes of address that guard_account refused.
-- The trigger drops links of refused changes of address, or stores the link of the pending change in their place.
create function private.guard_email_change_token() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  kept text := (select case new.token_type::text when 'email_change_token_new' then u.email_change_token_new
    else u.email_change_token_current end from auth.users u where u.id = new.user_id);
begin
  if kept is distinct from new.token_hash then
    if coalesce(kept, '') = '' then
      return null;
    end if;
    new.token_hash := kept;
  end if;
  return new;
end $$;
create trigger guard_email_change_token before insert on auth.one_time_tokens
  for each row when (new.token_type in ('email_change_token_new', 'email_change_token_current'))
  execute function private.guard_email_change_token();

-- Removes what a thief may have left in an account: sessions, mail links, permits and backup codes.
-- Authenticator apps are removed if they were added after the takeover (`taken_at`) or in the week before it.
-- Older authenticator apps stay, because access to the old mailbox alone must not be enough to open the account.
create function private.clear_taken_account(person uuid, taken_at timestamptz) returns void
language plpgsql volatile security definer set search_path = '' as $$
begin
  delete from auth.sessions s where s.user_id = person;
  delete from auth.flow_state f where f.user_id = person;
  delete from auth.one_time_tokens t where t.user_id = person;
  delete from private.change_permits p where p.user_id = person;
  delete from private.backup_codes c where c.user_id = person;
  if exists (select from auth.mfa_factors f where f.user_id = person and f.created_at > taken_at - interval '7 days') then
    if not exists (select from auth.mfa_factors f
        where f.user_id = person and f.status = 'verified' and f.created_at <= taken_at - interval '7 days') then
      delete from private.second_steps t where t.user_id = person;
    end if;
    perform public.permit_change(person, 'second-step');
    delete from auth.mfa_factors f where f.user_id = person and f.created_at > taken_at - interval '7 days';
    delete from private.change_permits p where p.user_id = person and p.kind = 'second-step';
  end if;
end $$;

-- After a change of e-mail address, the old address gets a link that undoes the change; an undo sends no such link.
create function private.on_auth_user_changed() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  -- The change of address that this transaction undoes.
  undone private.email_undos;
  way_back uuid;
begin
  select e.* into undone from private.email_undos e where e.user_id = new.id and e.used_at = now() order by e.made_at limit 1;
  if old.encrypted_password is distinct from new.encrypted_password and coalesce(old.encrypted_password, '') <> ''
      and private.is_sealed(new.encrypted_password) = (tg_name = 'on_sealed_password_changed') and old.last_sign_in_at is not null then
    insert into public.client_profiles as p (user_id, password_changed_at) values (new.id, clock_timestamp())
      on conflict (user_id) do update set password_changed_at = excluded.password_changed_at;
    perform private.note_account(new.id, 'account.password', null, null);
    -- If an address is restored, only the restored address, not the thief's, gets the mail about a new password.
    if undone.id is null or undone.old_email = new.email then
      perform private.queue_mail(new.id, 'password:' || new.id || ':' || md5(new.encrypted_password), 'password-changed', new.email, '{}');
    end if;
  end if;
  if tg_name <> 'on_sealed_password_changed' and old.email is distinct from new.email and old.email is not null then
    perform private.note_account(new.id, 'account.email',
      jsonb_build_object('email', old.email), jsonb_build_object('email', new.email));
    if undone.id is not null then
      perform private.queue_mail(new.id, 'email-back:' || new.id || ':' || md5(new.email || clock_timestamp()), 'email-taken-back',
        old.email, jsonb_build_object('email', new.email));
    else
      delete from private.email_undos e where e.user_id = new.id and e.made_at < now() - interval '30 days';
      insert into private.email_undos (user_id, old_email) values (new.id, old.email) returning id into way_back;
      perform private.queue_mail(new.id, 'email:' || new.id || ':' || md5(new.email || clock_timestamp()), 'email-changed', old.email,
        jsonb_build_object('email', new.email, 'undo', way_back));
    end if;
  end if;
  if undone.old_email = new.email then
    perform private.clear_taken_account(new.id, undone.made_at);
  end if;
  return new;
end $$;
create trigger on_auth_user_changed after update of email, encrypted_password on auth.users
  for each row execute function private.on_auth_user_changed();
create trigger on_sealed_password_changed after update of confirmation_token on auth.users
  for each row execute function private.on_auth_user_changed();

-- Returns the old and the new address of a pending change of address; null for a used or expired link.
create function public.email_change_of(token text, life int) returns jsonb
language sql stable security definer set search_path = '' as $$
  select jsonb_build_object('before', u.email, 'after', u.email_change)
    from auth.one_time_tokens t join auth.users u on u.id = t.user_id
    where t.token_hash = token and t.token_type in ('email_change_token_current', 'email_change_token_new')
      and u.email_change_sent_at > now() - make_interval(secs => life)
      and u.email <> '' and u.email_change <> ''
    limit 1
$$;

revoke execute on function public.permit_change(uuid, text, text), private.guard_account(), private.on_auth_user_changed(),
  private.is_sealed(text), private.guard_email_change_token(), private.clear_taken_account(uuid, timestamptz),
  public.email_change_of(text, int) from public, anon, authenticated, service_role;
grant execute on function public.permit_change(uuid, text, text), public.email_change_of(text, int) to service_role;

-- `mark` is the hash of a cookie in the browser that last registered the account.
-- In the browser with this cookie, the link that confirms the account does not ask for the password again.
create table private.registrations (
  user_id uuid primary key references auth.users (id) on delete cascade,
  mark text not null,
  made_at timestamptz not null default now()
);
alter table private.registrations enable row level security;
revoke all on private.registrations from anon, authenticated, service_role;
comment on table private.registrations is 'The browser that last registered each account, as the hash of the mark in its cookie. Functions alone read and write it.';

-- A claim ensures that a link works only once, even if it is clicked twice at the same moment.
create table private.link_claims (
  key text primary key,
  user_id uuid not null references auth.users (id) on delete cascade,
  until timestamptz not null
);
alter table private.link_claims enable row level security;
revoke all on private.link_claims from anon, authenticated, service_role;
comment on table private.link_claims is 'Links that somebody is using at this moment, as hashes. A claim lasts a minute. Functions alone read and write it.';
create index link_claims_of_user on private.link_claims (user_id);

create function public.note_registration(person uuid, registration text) returns void
language sql volatile security definer set search_path = '' as $$
  insert into private.registrations as r (user_id, mark) values (person, registration)
    on conflict (user_id) do update set mark = excluded.mark, made_at = now()
$$;

-- Returns the owner of a mail link that is at most `life` seconds old, or null. The link stays valid.
create function public.link_owner(link text, token text, life int) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
  u auth.users;
begin
  -- Only this table says which links are valid: auth.users keeps the tokens of links that another link replaced.
  select x.* into u from auth.one_time_tokens t join auth.users x on x.id = t.user_id
    where t.token_hash = token and case link
      when 'signup' then t.token_type = 'confirmation_token' and x.email_confirmed_at is null
        and x.confirmation_sent_at > now() - make_interval(secs => life)
      else t.token_type = 'recovery_token' and x.recovery_sent_at > now() - make_interval(secs => life) end;
  if u.email is null or u.banned_until > now() then
    return null;
  end if;
  return jsonb_build_object(
    'user', u.id, 'email', u.email,
    'mark', (select r.mark from private.registrations r where r.user_id = u.id),
    'second_step', private.has_second_step(u.id));
end $$;

create function private.link_key(link text, token text) returns text
language sql immutable set search_path = '' as $$
  select encode(sha256(convert_to(link || ':' || token, 'UTF8')), 'hex')
$$;

-- Claims a link for a minute; returns false if another click has claimed it already.
create function private.take_link(link text, token text, person uuid) returns boolean
language plpgsql volatile security definer set search_path = '' as $$
begin
  delete from private.link_claims c where c.until <= now();
  insert into private.link_claims (key, user_id, until)
    values (private.link_key(link, token), person, now() + interval '1 minute') on conflict (key) do nothing;
  return found;
end $$;

-- Claims a link for a minute and returns the link's owner; null if the link is invalid or claimed already.
-- With `sets_password`, the link's owner may set one new password while the link is claimed.
create function public.claim_link(link text, token text, life int, sets_password boolean) returns jsonb
language plpgsql volatile security definer set search_path = '' as $$
declare
  owner jsonb := public.link_owner(link, token, life);
begin
  if owner is null or not private.take_link(link, token, (owner ->> 'user')::uuid) then
    return null;
  end if;
  -- Reads the link's owner again, because an earlier click may have used the link before this call claimed it.
  owner := public.link_owner(link, token, life);
  if owner is not null and sets_password then
    perform public.permit_change((owner ->> 'user')::uuid, 'password');
  end if;
  return owner;
end $$;

-- Releases a claimed link after a failed action, so that the link works again. Ends the permits of the link's owner.
create function public.release_link(link text, token text) returns void
language plpgsql volatile security definer set search_path = '' as $$
declare
  person uuid;
begin
  delete from private.link_claims c where c.key = private.link_key(link, token) returning c.user_id into person;
  delete from private.change_permits p where p.user_id = person;
end $$;

-- Claims for a minute the link that undoes a change of address; null if it is claimed already, used or a week old.
-- In the result, `squatter` is an unconfirmed account that now uses the old address.
-- In the result, `taken` is true if a confirmed account uses the old address.
create function public.begin_email_undo(change uuid) returns jsonb
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
    values (undo.user_id, 'password', null, undo.id, now() + interval '1 minute'),
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

-- While a second step is on, no authenticator app can be added or removed, because a thief could lock the person out.
-- A client's app can be removed only after the client's row in second_steps was deleted.
-- A firm member's app can be removed only with a permit, for example from reset_second_step.
-- After the use of a backup code, a new app is accepted only if it already has new backup codes.
-- After the use of a backup code, a deletion of the new app is skipped; an error would stop other deletions too.
create function private.guard_second_step() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  factor auth.mfa_factors := case tg_op when 'DELETE' then old else new end;
  changes boolean := case tg_op when 'DELETE' then old.status = 'verified'
    when 'INSERT' then new.status = 'verified' else old.status <> 'verified' and new.status = 'verified' end;
  -- True if the authenticator app that is added or removed has unused backup codes.
  coded boolean;
begin
  if private.has_lost_step(factor.user_id) and exists (select from auth.users u where u.id = factor.user_id)
    and not exists (select from private.change_permits p where p.user_id = factor.user_id and p.kind = 'second-step' and p.until > now()) then
    coded := exists (select from private.backup_codes c where c.user_id = factor.user_id and c.factor = factor.id and c.used_at is null);
    if tg_op = 'DELETE' and coded then
      return null;
    end if;
    if tg_op <> 'DELETE' and changes and not coded or tg_op = 'INSERT' and exists (select from private.backup_codes c
        join auth.mfa_factors f on f.id = c.factor where c.user_id = factor.user_id and c.used_at is null) then
      raise insufficient_privilege using message = 'not-permitted';
    end if;
  end if;
  if changes and exists (select from auth.users u where u.id = factor.user_id)
    and (exists (select from private.second_steps t where t.user_id = factor.user_id)
      -- A firm member's first authenticator app needs no permit, because the site requires every member to have one.
      or exists (select from private.staff s where s.user_id = factor.user_id) and (tg_op = 'DELETE' or exists (
          select from auth.mfa_factors f where f.user_id = factor.user_id and f.status = 'verified' and f.id <> factor.id))
        and not exists (select from private.change_permits p where p.user_id = factor.user_id and p.kind = 'second-step' and p.until > now())) then
    raise insufficient_privilege using message = 'not-permitted';
  end if;
  return factor;
end $$;
create trigger guard_second_step before insert or delete or update of status on auth.mfa_factors
  for each row execute function private.guard_second_step();

-- Turns a client's second step on, and ends all sessions that have not passed it.
-- The call fails unless the client has exactly one confirmed authenticator app.
create function public.keep_second_step(person uuid) returns void
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

-- Turns a client's second step off, unless the firm requires it.
create function public.end_second_step(person uuid) returns void
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
    delete from private.backup_codes c where c.user_id = person;
    perform private.note_account(person, 'second-step.off', null, null);
  end if;
  -- The trigger guard_second_step keeps an app that has unused codes, so the codes are deleted first.
  delete from private.backup_codes c using auth.mfa_factors f where c.user_id = person and c.used_at is null and f.id = c.factor;
  delete from auth.mfa_factors f where f.user_id = person;
end $$;

-- Mails a client whose second step was turned on or off. Another mail reports the use of a backup code.
create function private.tell_of_second_step() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  person uuid := case tg_op when 'DELETE' then old.user_id else new.user_id end;
begin
  if tg_op = 'DELETE' and exists (select from private.backup_codes c where c.user_id = person and c.used_at = now()) then
    return null;
  end if;
  perform private.queue_mail(u.id, 'second-step:' || u.id || ':' || md5(clock_timestamp()::text),
      case tg_op when 'DELETE' then 'second-step-off' else 'second-step-on' end, u.email, '{}')
    from auth.users u where u.id = person;
  return null;
end $$;
create trigger second_step_told after insert or delete on private.second_steps
  for each row execute function private.tell_of_second_step();

-- In the result, `asked` says whether the firm requires a second step, and `codes` counts the unused backup codes.
create function public.my_second_step() returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
  me uuid := private.require_entry();
begin
  return jsonb_build_object('on', private.has_second_step(me), 'asked', private.owner_step_is_asked(me),
    'codes', (select count(*) from private.backup_codes c join auth.mfa_factors f on f.id = c.factor and f.status = 'verified'
      where c.user_id = me and c.used_at is null));
end $$;

-- In the result, `lacking` counts the owners without a second step, and `required` is true if they must have one.
create function public.owner_second_step() returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
  number int;
  lacking int;
begin
  perform private.require_admin();
  -- Both counts of owners read an index in its order, so that PostgreSQL stops after 1,001 owners.
  select count(*) into number from (
    select distinct m.user_id from private.account_members m
    join public.user_approval_status s on s.user_id = m.account and s.status = 'approved'
    where m.until is null and m.role = 'owner' and not exists (select from private.staff t where t.user_id = m.user_id)
    order by m.user_id limit 1001) o;
  select count(*) into lacking from (
    select distinct m.user_id from private.account_members m
    join public.user_approval_status s on s.user_id = m.account and s.status = 'approved'
    where m.until is null and m.role = 'owner' and not exists (select from private.staff t where t.user_id = m.user_id)
      -- The same condition as private.has_second_step, written as a query to avoid a thousand calls.
      and not exists (select from private.second_steps t join auth.mfa_factors f on f.user_id = t.user_id
        where t.user_id = m.user_id and f.status = 'verified')
    order by m.user_id limit 1001) o;
  return jsonb_build_object('owners', number, 'lacking', lacking,
    'required', exists (select from private.firm_settings x where x.name = 'owner_second_step' and x.value = '"required"'));
end $$;

-- Sets whether owners of a client's account must have a second step before they can use the site.
-- `seen` is the value that the administrator saw; if it has changed, the call fails.
create function public.set_owner_second_step(required boolean, seen boolean) returns void
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
