-- This file sets owners and rights as in a project of hosted Supabase before its first migration.
-- These statements follow the repository supabase/postgres (init-scripts, and migrations up to 20261010094800).
-- A superuser runs this file on an empty server that already has the tables of the auth and storage services.

-- The superuser gets another name, as on hosted Supabase, and the new role `postgres` is no superuser.
create role first_superuser superuser;
set session authorization first_superuser;
alter role postgres rename to supabase_admin;
set session authorization supabase_admin;
create role postgres nosuperuser createdb createrole login replication bypassrls;
create role supabase_auth_admin noinherit login;
create role supabase_storage_admin noinherit createrole login;
create role supabase_realtime_admin noinherit;
create role dashboard_user nosuperuser createdb createrole replication;
create role authenticator noinherit login;
grant anon, authenticated, service_role to authenticator;
grant anon, authenticated, service_role to postgres;
do $$ begin
  if current_setting('server_version_num')::int >= 160000 then
    grant anon, authenticated, service_role to postgres with admin option;
  end if;
end $$;
grant pg_monitor, pg_read_all_data, pg_signal_backend to postgres;

do $$ begin execute format('grant all on database %I to postgres', current_database()); end $$;
alter schema public owner to pg_database_owner;
do $$ begin execute format('alter database %I owner to postgres', current_database()); end $$;
grant usage on schema public, extensions, auth, storage to anon, authenticated, service_role;
grant all on schema extensions to postgres;

-- Since April 2025 `postgres` neither belongs to the roles that own these tables nor may add to their schemas.
do $$ declare owned record; begin
  for owned in
    select c.oid::regclass as name, c.relnamespace::regnamespace::text as schema from pg_class c
    where c.relnamespace in ('auth'::regnamespace, 'storage'::regnamespace) and c.relkind = 'r'
  loop
    execute format('alter table %s owner to %I', owned.name, 'supabase_' || owned.schema || '_admin');
  end loop;
  for owned in
    select p.oid::regprocedure as name, p.pronamespace::regnamespace::text as schema from pg_proc p
    where p.pronamespace in ('auth'::regnamespace, 'storage'::regnamespace)
  loop
    execute format('alter function %s owner to %I', owned.name, 'supabase_' || owned.schema || '_admin');
  end loop;
end $$;
grant usage on schema auth, storage to postgres;
-- The owners of the tables need these rights, because PostgreSQL checks foreign keys to a table as that table's owner.
grant all on schema auth to supabase_auth_admin;
grant all on schema storage to supabase_storage_admin;
grant all on all tables in schema auth to postgres, dashboard_user;
grant all on all sequences in schema auth to postgres, dashboard_user;
grant all on all routines in schema auth to postgres, dashboard_user;
grant all on all tables in schema storage to postgres with grant option;
grant all on all routines in schema storage to postgres;

drop publication if exists supabase_realtime;
set session authorization postgres;
create publication supabase_realtime;
alter default privileges in schema public grant all on tables to postgres, anon, authenticated, service_role;
alter default privileges in schema public grant all on functions to postgres, anon, authenticated, service_role;
alter default privileges in schema public grant all on sequences to postgres, anon, authenticated, service_role;
set search_path = "$user", public, extensions;
