-- An account that was taken can always be taken back: also while another change of address is pending, and nothing of whoever took it
-- stays. A refused change of address counts against the pause between two mails, a password that is only sealed anew is no change,
-- and a link is looked up where the auth service looks.

set local lock_timeout = '5s';

create or replace function private.is_sealed(password text) returns boolean
language sql immutable set search_path = '' as $$
  select coalesce(password like '{%"key_id"%', false)
$$;

create or replace function private.guard_account() returns trigger
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
    -- The service empties the links of a pending change of address and leaves the change itself, which anybody may have sent again.
    new.email_change := '';
    new.email_change_confirm_status := 0;
    undo := permit.undo;
  end if;
  if tg_name = 'guard_account' and old.email is distinct from new.email then
    delete from private.change_permits p
      where p.user_id = new.id and p.kind = 'email' and p.email = lower(new.email) and p.until > now() returning * into permit;
    -- What was asked for with a permit, and then confirmed from the mailboxes, needs no other.
    if guarded and not found and lower(coalesce(old.email_change, '')) is distinct from lower(new.email) then
      raise insufficient_privilege using message = 'not-permitted';
    end if;
    undo := coalesce(undo, permit.undo);
  end if;
  -- With it go those of the changes that came after: they lead to whoever took the account.
  if undo is not null then
    update private.email_undos e set used_at = now()
      where e.user_id = new.id and e.used_at is null and e.made_at >= (select x.made_at from private.email_undos x where x.id = undo);
  end if;
  if tg_name = 'guard_account' and coalesce(new.email_change, '') <> '' and old.email_change is distinct from new.email_change then
    delete from private.change_permits p
      where p.user_id = new.id and p.kind = 'email' and p.email = lower(new.email_change) and p.until > now();
    -- The service has sent its mails by now. A failure would undo the note of when, and with it the pause before the next ones:
    -- the note stays, everything else is as it was, and the links in those mails open nothing.
    if guarded and not found then
      new.email_change := old.email_change;
      new.email_change_token_current := old.email_change_token_current;
      new.email_change_token_new := old.email_change_token_new;
      new.email_change_confirm_status := old.email_change_confirm_status;
    end if;
  end if;
  return new;
end $$;

create or replace function private.guard_email_change_token() returns trigger
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

create or replace function private.clear_taken_account(person uuid, taken_at timestamptz) returns void
language plpgsql volatile security definer set search_path = '' as $$
begin
  delete from auth.sessions s where s.user_id = person;
  delete from auth.flow_state f where f.user_id = person;
  delete from auth.one_time_tokens t where t.user_id = person;
  delete from private.change_permits p where p.user_id = person;
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

create or replace function private.on_auth_user_changed() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  -- The change of address that this transaction takes back.
  undone private.email_undos;
  way_back uuid;
begin
  select e.* into undone from private.email_undos e where e.user_id = new.id and e.used_at = now() order by e.made_at limit 1;
  if old.encrypted_password is distinct from new.encrypted_password and coalesce(old.encrypted_password, '') <> ''
      and private.is_sealed(new.encrypted_password) = (tg_name = 'on_sealed_password_changed') and old.last_sign_in_at is not null then
    insert into public.client_profiles as p (user_id, password_changed_at) values (new.id, clock_timestamp())
      on conflict (user_id) do update set password_changed_at = excluded.password_changed_at;
    perform private.note_account(new.id, 'account.password', null, null);
    -- Whoever took the account is told nothing.
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

create or replace function public.email_change_of(token text, life int) returns jsonb
language sql stable security definer set search_path = '' as $$
  select jsonb_build_object('before', u.email, 'after', u.email_change)
    from auth.one_time_tokens t join auth.users u on u.id = t.user_id
    where t.token_hash = token and t.token_type in ('email_change_token_current', 'email_change_token_new')
      and u.email_change_sent_at > now() - make_interval(secs => life)
      and u.email <> '' and u.email_change <> ''
    limit 1
$$;

create or replace function public.link_owner(link text, token text, life int) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
  u auth.users;
begin
  -- The columns of auth.users keep the tokens of links that another link ended: what counts is this table.
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
    values (undo.user_id, 'password', null, undo.id, now() + interval '1 minute'),
           (undo.user_id, 'email', lower(undo.old_email), undo.id, now() + interval '1 minute')
    on conflict (user_id, kind) do update set email = excluded.email, undo = excluded.undo, until = excluded.until;
  return (
    select jsonb_build_object('user', undo.user_id, 'email', undo.old_email,
      'squatter', min(u.id::text) filter (where u.email_confirmed_at is null),
      'taken', coalesce(bool_or(u.email_confirmed_at is not null), false))
    from auth.users u where u.email = undo.old_email and u.id <> undo.user_id);
end $$;

-- Their tables belong to the auth service: whoever runs migrations may make a trigger there and drop none.
do $$ begin
  if not exists (select from pg_catalog.pg_trigger t where t.tgname = 'guard_sealed_password') then
    create trigger guard_sealed_password before update of confirmation_token on auth.users
      for each row execute function private.guard_account();
  end if;
  if not exists (select from pg_catalog.pg_trigger t where t.tgname = 'on_sealed_password_changed') then
    create trigger on_sealed_password_changed after update of confirmation_token on auth.users
      for each row execute function private.on_auth_user_changed();
  end if;
  if not exists (select from pg_catalog.pg_trigger t where t.tgname = 'guard_email_change_token') then
    create trigger guard_email_change_token before insert on auth.one_time_tokens
      for each row when (new.token_type in ('email_change_token_new', 'email_change_token_current'))
      execute function private.guard_email_change_token();
  end if;
end $$;

revoke execute on function private.is_sealed(text), private.guard_email_change_token(), private.clear_taken_account(uuid, timestamptz)
  from public, anon, authenticated, service_role;
