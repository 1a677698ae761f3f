-- What protects an account does not hang on its sessions: whoever holds a token can end them all while the change that they
-- asked for is on its way, and it would be written when none is left. From the first confirmation or sign-in on, every change
-- of password or address needs a permit.
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
revoke execute on function private.guard_account() from public, anon, authenticated, service_role;
comment on table private.change_permits is 'One change of password or address that the site has allowed, for a minute: an account in use takes no other. Functions alone read and write it.';
