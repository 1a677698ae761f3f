-- Every effect outside of the database is a row first: Drive copies, the automation call, mails.

create table if not exists public.outbox (
  id uuid primary key default gen_random_uuid(),
  kind text not null check (kind in ('drive.push', 'automation.batch', 'mail')),
  key text not null unique,
  user_id uuid references auth.users (id) on delete cascade,
  batch_id uuid,
  payload jsonb not null default '{}',
  status text not null default 'pending' check (status in ('pending', 'done', 'parked')),
  attempts int not null default 0,
  next_at timestamptz not null default now(),
  locked_until timestamptz,
  last_error text,
  created_at timestamptz not null default now(),
  done_at timestamptz
);
alter table public.outbox enable row level security;
revoke all on public.outbox from anon, authenticated, service_role;
create index if not exists outbox_due on public.outbox (next_at) where status = 'pending';
create index if not exists outbox_batch on public.outbox (batch_id) where status = 'pending';
grant select, insert, update, delete on public.outbox to service_role;
comment on table public.outbox is 'Outgoing effects, sent by leased workers. Service role only; last_error holds a class, never a text from outside.';

-- Ids reserved before anything is created in Drive: a retry finds the first try's id and creates nothing twice.
create table if not exists private.drive_reservations (
  subject text primary key,
  drive_id text not null,
  created_at timestamptz not null default now()
);
alter table private.drive_reservations enable row level security;
revoke all on private.drive_reservations from anon, authenticated, service_role;

-- Leases up to max_jobs due rows. Within a batch the Drive copies come before the automation call.
-- Whoever ends a batch gives its rows their first try at once; for everyone else they are due a little later.
create or replace function public.claim_outbox(max_jobs int, lease_seconds int, only_batch uuid default null)
returns setof public.outbox
language sql volatile security definer set search_path = '' as $$
  update public.outbox o
    set attempts = o.attempts + 1, locked_until = clock_timestamp() + make_interval(secs => lease_seconds)
    where o.id in (
      select c.id from public.outbox c
      where c.status = 'pending'
        and (c.next_at <= clock_timestamp() or (c.batch_id = only_batch and c.attempts = 0))
        and (c.locked_until is null or c.locked_until < clock_timestamp())
        and (only_batch is null or c.batch_id = only_batch)
      order by (c.kind = 'automation.batch'), c.next_at
      limit max_jobs
      for update skip locked)
    returning o.*
$$;

-- Closes a job. Guarded by the attempt: a worker that comes late cannot close another's lease.
create or replace function public.complete_outbox(job_id uuid, attempt int) returns boolean
language sql volatile security definer set search_path = '' as $$
  with closed as (
    update public.outbox set status = 'done', done_at = clock_timestamp(), locked_until = null, last_error = null
    where id = job_id and attempts = attempt and status = 'pending' returning 1)
  select exists (select from closed)
$$;

-- Gives a job back for later, or parks it when retry_seconds is null.
create or replace function public.fail_outbox(job_id uuid, attempt int, error text, retry_seconds int default null) returns boolean
language sql volatile security definer set search_path = '' as $$
  with failed as (
    update public.outbox set
      status = case when retry_seconds is null then 'parked' else 'pending' end,
      next_at = clock_timestamp() + make_interval(secs => coalesce(retry_seconds, 0)),
      locked_until = null, last_error = left(error, 100)
    where id = job_id and attempts = attempt and status = 'pending' returning 1)
  select exists (select from failed)
$$;

-- What a Drive copy needs: {user_id, user_email, name, type, size, storage_path, drive_id}; null when the document is gone.
create or replace function public.drive_job(document uuid) returns jsonb
language sql stable security definer set search_path = '' as $$
  select jsonb_build_object('user_id', d.user_id, 'user_email', u.email, 'name', d.name, 'type', d.file_type,
                            'size', d.file_size, 'storage_path', d.storage_path, 'drive_id', d.google_drive_id)
  from public.documents d join auth.users u on u.id = d.user_id
  where d.id = document and d.kind = 'file'
$$;

create or replace function private.reserve_drive_id(subject text, drive_id text) returns text
language plpgsql security definer set search_path = '' as $$
declare kept text;
begin
  insert into private.drive_reservations as r (subject, drive_id) values (reserve_drive_id.subject, reserve_drive_id.drive_id)
    on conflict on constraint drive_reservations_pkey do update set drive_id = r.drive_id
    returning r.drive_id into kept;
  return kept;
end $$;

-- Both answer the id that counts: the given one, or the one of an earlier try.
create or replace function public.reserve_drive_file(document uuid, file_id text) returns text
language sql volatile security definer set search_path = '' as $$
  select private.reserve_drive_id('file:' || document, file_id)
$$;
create or replace function public.reserve_drive_folder(client uuid, folder_id text) returns text
language sql volatile security definer set search_path = '' as $$
  select private.reserve_drive_id('folder:' || client, folder_id)
$$;

create or replace function public.record_drive_folder(client uuid, folder_id text, folder_name text, folder_url text) returns void
language sql volatile security definer set search_path = '' as $$
  insert into public.user_drive_folders (user_id, folder_id, folder_name, folder_url)
    values (client, record_drive_folder.folder_id, record_drive_folder.folder_name, record_drive_folder.folder_url)
    on conflict (user_id) do nothing
$$;

create or replace function public.record_drive_copy(document uuid, file_id text, link text) returns void
language plpgsql security definer set search_path = '' as $$
begin
  update public.documents set google_drive_id = file_id, google_drive_link = link where id = document;
  update public.archivos_subidos a set google_drive_id = file_id, google_drive_link = link
    from public.documents d where d.id = document and a.ruta_storage = d.storage_path;
end $$;

do $$ declare f text; begin
  foreach f in array array[
    'public.claim_outbox(int, int, uuid)', 'public.complete_outbox(uuid, int)', 'public.fail_outbox(uuid, int, text, int)',
    'public.drive_job(uuid)', 'public.reserve_drive_file(uuid, text)', 'public.reserve_drive_folder(uuid, text)',
    'public.record_drive_folder(uuid, text, text, text)', 'public.record_drive_copy(uuid, text, text)'] loop
    execute format('revoke execute on function %s from public, anon, authenticated', f);
    execute format('grant execute on function %s to service_role', f);
  end loop;
end $$;
revoke execute on function private.reserve_drive_id(text, text) from public, anon, authenticated, service_role;
