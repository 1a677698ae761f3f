-- Backup codes: ten codes that stand in for a lost app of codes, each once. Supabase has none, so the site makes them.

-- A used code stays until the person's next one is used: without a second step it means that they have to set up a new app.
create table private.backup_codes (
  user_id uuid not null references auth.users (id) on delete cascade,
  -- scrypt of the code, computed by the server.
  hash text not null check (hash ~ '^[\w-]{43}$'),
  used_at timestamptz,
  primary key (user_id, hash)
);
alter table private.backup_codes enable row level security;
revoke all on private.backup_codes from anon, authenticated, service_role;
comment on table private.backup_codes is 'Hashes of the codes that open an account whose app of codes is lost. Functions alone read and write them.';

-- Replaces the unused codes of a person. With `renewed` the person already has a second step, so it is logged and they get a mail;
-- codes that come with a new app work only once that app is confirmed.
create function public.keep_backup_codes(person uuid, hashes text[], renewed boolean) returns void
language plpgsql volatile security definer set search_path = '' as $$
begin
  if cardinality(hashes) <> 10 or renewed and not private.has_second_step(person) then
    raise exception 'conflict' using errcode = 'P0001';
  end if;
  delete from private.backup_codes c where c.user_id = person and c.used_at is null;
  insert into private.backup_codes (user_id, hash) select person, h from unnest(hashes) h;
  if renewed then
    perform private.note_account(person, 'second-step.codes', null, null);
    perform private.queue_mail(person, 'backup-codes:' || person || ':' || md5(clock_timestamp()::text), 'backup-codes-renewed',
      u.email, '{}') from auth.users u where u.id = person;
  end if;
end $$;

-- Takes a code, removes the lost app and ends all sessions but the one given; false for a wrong or used code. Until the person has set
-- up another app, private.owed_step lets them do nothing else. The server counts the tries.
create function public.use_backup_code(person uuid, code_hash text, session uuid) returns boolean
language plpgsql volatile security definer set search_path = '' as $$
begin
  if not private.has_second_step(person) then
    return false;
  end if;
  update private.backup_codes c set used_at = now() where c.user_id = person and c.hash = code_hash and c.used_at is null;
  if not found then
    return false;
  end if;
  delete from private.backup_codes c where c.user_id = person and c.used_at < now();
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

revoke execute on function public.keep_backup_codes(uuid, text[], boolean), public.use_backup_code(uuid, text, uuid)
  from public, anon, authenticated, service_role;
grant execute on function public.keep_backup_codes(uuid, text[], boolean), public.use_backup_code(uuid, text, uuid) to service_role;
