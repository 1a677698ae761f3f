-- This file creates what hosted Supabase has before the first migration and `@supabase/lite` does not create.
do $$ begin
  if not exists (select from pg_roles where rolname = 'anon') then create role anon nologin; end if;
  if not exists (select from pg_roles where rolname = 'authenticated') then create role authenticated nologin; end if;
  if not exists (select from pg_roles where rolname = 'service_role') then create role service_role nologin bypassrls; end if;
  if not exists (select from pg_publication where pubname = 'supabase_realtime') then create publication supabase_realtime; end if;
end $$;

create schema if not exists supabase_migrations;
create table if not exists supabase_migrations.schema_migrations (
  version text primary key,
  statements text[],
  name text
);

create schema if not exists extensions;
create extension if not exists pgcrypto with schema extensions;
grant usage on schema public, auth, storage, extensions to anon, authenticated, service_role;
grant execute on all functions in schema auth, storage, extensions to anon, authenticated, service_role;
-- These rights can be broad, because row level security limits them, as on hosted Supabase.
grant all on storage.objects, storage.buckets to anon, authenticated, service_role;

-- The function auth.email() of `@supabase/lite` reads a setting that is never set, so it is replaced.
create or replace function auth.email() returns text language sql stable as $$
  select nullif(current_setting('request.jwt.claims', true), '')::jsonb ->> 'email'
$$;

-- The tables of the second step of sign-in have only those columns of hosted Supabase that we read.
create table if not exists auth.mfa_factors (
  id uuid primary key,
  user_id uuid not null references auth.users (id) on delete cascade,
  friendly_name text,
  factor_type text not null check (factor_type = 'totp'),
  status text not null check (status in ('unverified', 'verified')),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  secret text,
  last_challenged_at timestamptz,
  -- The last used code belongs to the 30-second period with this number; hosted Supabase has no such column.
  -- The local mailbox needs this number to show the next code, because each code works once.
  last_step bigint not null default 0
);
create index if not exists mfa_factors_user_id_idx on auth.mfa_factors (user_id);
create unique index if not exists mfa_factors_user_friendly_name_unique on auth.mfa_factors (friendly_name, user_id)
  where btrim(friendly_name) <> '';
create table if not exists auth.mfa_challenges (
  id uuid primary key,
  factor_id uuid not null references auth.mfa_factors (id) on delete cascade,
  created_at timestamptz not null default now(),
  verified_at timestamptz,
  ip_address inet not null
);

-- Hosted Supabase looks up mail links in auth.one_time_tokens, but `@supabase/lite` in auth.users.
-- Triggers copy each mail link into auth.one_time_tokens, and delete a link when hosted Supabase would.
do $$ begin
  if to_regclass('auth.one_time_tokens') is not null then
    return;
  end if;
  create type auth.one_time_token_type as enum ('confirmation_token', 'reauthentication_token', 'recovery_token',
    'email_change_token_new', 'email_change_token_current', 'phone_change_token');
  create table auth.one_time_tokens (
    id uuid primary key default gen_random_uuid(),
    user_id uuid not null references auth.users (id) on delete cascade,
    token_type auth.one_time_token_type not null,
    token_hash text not null check (char_length(token_hash) > 0),
    relates_to text not null,
    created_at timestamp not null default now(),
    updated_at timestamp not null default now()
  );
  create index one_time_tokens_token_hash_hash_idx on auth.one_time_tokens using hash (token_hash);
  create unique index one_time_tokens_user_id_token_type_key on auth.one_time_tokens (user_id, token_type);

  create function auth.end_links() returns trigger language plpgsql set search_path = '' as $f$
  begin
    if coalesce(new.confirmation_token, '') = '' and coalesce(old.confirmation_token, '') <> ''
        or coalesce(new.recovery_token, '') = '' and coalesce(old.recovery_token, '') <> ''
        or new.email_confirmed_at is not null and new.email_confirmed_at is distinct from old.email_confirmed_at
        or new.email is distinct from old.email and coalesce(new.email_change, '') = '' and coalesce(old.email_change, '') <> '' then
      new.confirmation_token := null;
      new.recovery_token := null;
      new.email_change_token_new := null;
      new.email_change_token_current := null;
    end if;
    return new;
  end $f$;
  create trigger a_end_links before update of confirmation_token, recovery_token, email_confirmed_at, email on auth.users
    for each row execute function auth.end_links();

  create function auth.keep_links() returns trigger language plpgsql set search_path = '' as $f$
  begin
    delete from auth.one_time_tokens t where t.user_id = new.id and t.token_hash is distinct from to_jsonb(new) ->> t.token_type::text;
    insert into auth.one_time_tokens (user_id, token_type, token_hash, relates_to)
      select new.id, x.kind::auth.one_time_token_type, x.token, lower(x.address)
      from (values ('confirmation_token', new.confirmation_token, new.email), ('recovery_token', new.recovery_token, new.email),
        ('email_change_token_new', new.email_change_token_new, new.email_change),
        ('email_change_token_current', new.email_change_token_current, new.email)) x (kind, token, address)
      where x.token <> '' on conflict (user_id, token_type) do nothing;
    return null;
  end $f$;
  create trigger keep_links after insert or update of confirmation_token, recovery_token, email_change_token_new, email_change_token_current
    on auth.users for each row execute function auth.keep_links();
  -- Copies the links of mails that were sent before the table existed.
  update auth.users set confirmation_token = confirmation_token
    where confirmation_token <> '' or recovery_token <> '' or email_change_token_new <> '' or email_change_token_current <> '';
end $$;

-- This table says how a session was opened; a session without a row was opened by a password.
create table if not exists auth.mfa_amr_claims (
  session_id uuid not null references auth.sessions (id) on delete cascade,
  authentication_method text not null,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  primary key (session_id, authentication_method)
);
