-- Each person has ten backup codes. Each code replaces a lost authenticator app once.
-- Supabase has no backup codes, so the site makes them.

-- The last used backup code stays stored, because it shows that its owner must set up a new authenticator app.
create table private.backup_codes (
  user_id uuid not null references auth.users (id) on delete cascade,
  hash text not null check (hash ~ '^[\w-]{43}$'),
  used_at timestamptz,
  -- The authenticator app for which the code was made. The app itself may be removed already.
  factor uuid,
  -- The session in which the code was used. Only this session may set up the new app.
  used_session uuid,
  primary key (user_id, hash)
);
alter table private.backup_codes enable row level security;
revoke all on private.backup_codes from anon, authenticated, service_role;
comment on table private.backup_codes is 'Hashes of the backup codes that open an account after its authenticator app was lost. Functions alone read and write them.';

create function private.has_lost_step(person uuid) returns boolean
language plpgsql stable security definer set search_path = '' as $$
begin
  return exists (select from private.backup_codes c where c.user_id = person and c.used_at is not null)
    and not private.has_second_step(person);
end $$;

-- Stores a person's ten backup codes; null as `new_factor` replaces the codes of the app in use.
-- The codes of a new authenticator app work only once the app is confirmed.
create function public.keep_backup_codes(person uuid, hashes text[], new_factor uuid default null) returns void
language plpgsql volatile security definer set search_path = '' as $$
declare
  renewed boolean := new_factor is null;
  app uuid := (select f.id from auth.mfa_factors f where f.user_id = person and case when renewed then f.status = 'verified'
    else f.id = new_factor and f.status = 'unverified' end order by f.created_at limit 1);
begin
  if cardinality(hashes) <> 10 or app is null or renewed <> private.has_second_step(person) then
    raise exception 'conflict' using errcode = 'P0001';
  end if;
  delete from private.backup_codes c where c.user_id = person and c.used_at is null
    and (renewed or not exists (select from auth.mfa_factors f where f.id = c.factor)
      and not exists (select from private.backup_codes u where u.user_id = person and u.used_at is not null and u.factor = c.factor));
  insert into private.backup_codes (user_id, hash, factor) select person, h, app from unnest(hashes) h;
  if renewed then
    perform private.note_account(person, 'second-step.codes', null, null);
    perform private.queue_mail(person, 'backup-codes:' || person || ':' || md5(clock_timestamp()::text), 'backup-codes-renewed',
      u.email, '{}') from auth.users u where u.id = person;
  end if;
end $$;

-- Uses a backup code: removes the lost authenticator app and ends all sessions of the person except `session`.
-- A wrong or used backup code returns false.
create function public.use_backup_code(person uuid, code_hash text, session uuid) returns boolean
language plpgsql volatile security definer set search_path = '' as $$
declare
  app uuid;
begin
  if not private.has_second_step(person) and not private.has_lost_step(person) then
    return false;
  end if;
  update private.backup_codes c set used_at = now(), used_session = session
    where c.user_id = person and c.hash = code_hash and c.used_at is null
      and (not private.has_second_step(person)
        or exists (select from auth.mfa_factors f where f.id = c.factor and f.user_id = person and f.status = 'verified'))
    returning c.factor into app;
  if not found then
    return false;
  end if;
  delete from private.backup_codes c where c.user_id = person and c.hash <> code_hash
    and (c.used_at is not null or c.factor is distinct from app);
  delete from private.second_steps t where t.user_id = person;
  perform public.permit_change(person, 'second-step');
  delete from auth.sessions s where s.user_id = person and s.id <> use_backup_code.session;
  delete from auth.mfa_factors f where f.user_id = person;
  delete from private.change_permits p where p.user_id = person and p.kind = 'second-step';
  perform private.note_account(person, 'second-step.code-used', null, null);
  perform private.queue_mail(person, 'backup-code:' || person || ':' || md5(clock_timestamp()::text), 'backup-code-used',
    u.email, '{}') from auth.users u where u.id = person;
  perform private.stir(person);
  return true;
end $$;

create function public.drop_unconfirmed_factors(person uuid) returns void
language plpgsql volatile security definer set search_path = '' as $$
begin
  delete from private.backup_codes c using auth.mfa_factors f
    where c.user_id = person and c.used_at is null and f.id = c.factor and f.status = 'unverified';
  delete from auth.mfa_factors f where f.user_id = person and f.status = 'unverified';
end $$;

revoke execute on function private.has_lost_step(uuid), public.keep_backup_codes(uuid, text[], uuid), public.use_backup_code(uuid, text, uuid),
  public.drop_unconfirmed_factors(uuid) from public, anon, authenticated, service_role;
grant execute on function public.keep_backup_codes(uuid, text[], uuid), public.use_backup_code(uuid, text, uuid),
  public.drop_unconfirmed_factors(uuid) to service_role;
