-- One link is used once, also by two presses at the same moment: setting a password does not ask the auth service for the link.

create table if not exists private.link_claims (
  key text primary key,
  user_id uuid not null references auth.users (id) on delete cascade,
  until timestamptz not null
);
alter table private.link_claims enable row level security;
revoke all on private.link_claims from anon, authenticated, service_role;
create index if not exists link_claims_of_user on private.link_claims (user_id);
comment on table private.link_claims is 'The hashes of links that a press is using just now, for a minute. Functions alone read and write it.';

create or replace function private.link_key(link text, token text) returns text
language sql immutable set search_path = '' as $$
  select encode(sha256(convert_to(link || ':' || token, 'UTF8')), 'hex')
$$;

-- True for one press alone until its minute is over or it has given the link back.
create or replace function private.take_link(link text, token text, person uuid) returns boolean
language plpgsql volatile security definer set search_path = '' as $$
begin
  delete from private.link_claims c where c.until <= now();
  insert into private.link_claims (key, user_id, until)
    values (private.link_key(link, token), person, now() + interval '1 minute') on conflict (key) do nothing;
  return found;
end $$;

-- What link_owner tells, to the one press that may use the link; null to every other. With `sets_password` the account takes
-- one password: its permit ends with the claim, so that a press that comes too late cannot set a second one.
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

-- Gives a link back that a press could not use, and what it was allowed to do.
create or replace function public.release_link(link text, token text) returns void
language plpgsql volatile security definer set search_path = '' as $$
declare
  person uuid;
begin
  delete from private.link_claims c where c.key = private.link_key(link, token) returning c.user_id into person;
  delete from private.change_permits p where p.user_id = person;
end $$;

-- As before; of two presses at once one alone goes on. Kind `undo` of release_link gives it back.
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

do $$ declare f text; begin
  foreach f in array array['private.link_key(text, text)', 'private.take_link(text, text, uuid)'] loop
    execute format('revoke execute on function %s from public, anon, authenticated, service_role', f);
  end loop;
  foreach f in array array['public.claim_link(text, text, int, boolean)', 'public.release_link(text, text)'] loop
    execute format('revoke execute on function %s from public, anon, authenticated', f);
    execute format('grant execute on function %s to service_role', f);
  end loop;
end $$;
