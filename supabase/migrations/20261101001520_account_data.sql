-- Requests about personal data, and copies of it.

create table if not exists public.data_requests (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references auth.users (id) on delete cascade,
  key uuid not null,
  kind text not null check (kind in ('consultation', 'correction', 'deletion')),
  details text not null check (length(details) between 10 and 2000),
  status text not null default 'received' check (status in ('received', 'extended', 'answered', 'refused')),
  due_on date not null,
  reply text check (length(reply) between 1 and 2000),
  created_at timestamptz not null default now(),
  settled_at timestamptz,
  unique (user_id, key)
);
create index if not exists data_requests_of_user on public.data_requests (user_id, created_at desc);
create index if not exists data_requests_open on public.data_requests (due_on) where status in ('received', 'extended');
comment on table public.data_requests is
  'Consultas and reclamos (Ley 1581 de 2012, arts. 14 and 15) with the day by which the law wants the answer.';

create table if not exists public.data_exports (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references auth.users (id) on delete cascade,
  status text not null default 'ready' check (status in ('ready', 'running', 'done', 'failed')),
  files int not null default 0,
  files_done int not null default 0,
  created_at timestamptz not null default now(),
  finished_at timestamptz
);
create index if not exists data_exports_of_user on public.data_exports (user_id, created_at desc);
comment on table public.data_exports is 'Each copy of their data that a client asked for; its id is good for one download. The server writes.';

do $$ declare t text; begin
  foreach t in array array['data_requests', 'data_exports'] loop
    execute format('alter table public.%I enable row level security', t);
    execute format('revoke all on public.%I from anon, authenticated, service_role', t);
    execute format('grant select on public.%I to authenticated, service_role', t);
    execute format('drop policy if exists "own or staff" on public.%I', t);
    execute format('create policy "own or staff" on public.%I for select to authenticated '
      'using (user_id = (select auth.uid()) or (select private.is_staff()))', t);
    execute format('drop policy if exists "gate" on public.%I', t);
    execute format('create policy "gate" on public.%I as restrictive for all to authenticated '
      'using ((select private.may_enter())) with check ((select private.may_enter()))', t);
  end loop;
end $$;
grant insert, update on public.data_exports to service_role;

-- Keeps a request about personal data, with the mails that tell the client and the firm. The same key is the same request.
create or replace function public.file_data_request(
  client uuid, request_key uuid, request_kind text, words text, due date, kind_label text, firm_mail text
) returns setof public.data_requests
language plpgsql security definer set search_path = '' as $$
declare
  filed public.data_requests;
  mail text;
begin
  perform pg_advisory_xact_lock(hashtextextended('requests:' || client::text, 0));
  select * into filed from public.data_requests r where r.user_id = client and r.key = request_key;
  if filed.id is null then
    if (select count(*) from public.data_requests r where r.user_id = client and r.status in ('received', 'extended')) >= 10 then
      raise exception 'request-limit' using errcode = 'P0001';
    end if;
    insert into public.data_requests (user_id, key, kind, details, due_on)
      values (client, request_key, request_kind, words, due) returning * into filed;
    select u.email into mail from auth.users u where u.id = client;
    perform private.note_account(client, 'data-request.filed', null, to_jsonb(filed) - 'details');
    perform private.queue_mail(client, 'data-request:' || filed.id, 'data-request-received', mail,
      jsonb_build_object('kind', kind_label, 'due', to_char(due, 'DD/MM/YYYY'), 'details', words));
    perform private.queue_mail(null, 'data-request-firm:' || filed.id, 'data-request-new', firm_mail,
      jsonb_build_object('kind', kind_label, 'due', to_char(due, 'DD/MM/YYYY'), 'email', mail, 'details', words));
  end if;
  return next filed;
end $$;

-- The firm's answer, or the longer term with its reason: once, and only forwards. Staff only, never one's own.
create or replace function public.decide_data_request(request uuid, new_status text, words text, new_due date default null) returns void
language plpgsql security definer set search_path = '' as $$
declare
  old public.data_requests;
  decided public.data_requests;
begin
  if not private.is_staff() then
    raise insufficient_privilege using message = 'staff-only';
  end if;
  if nullif(btrim(words), '') is null then
    raise exception 'reason-required' using errcode = 'P0001';
  end if;
  select * into old from public.data_requests r where r.id = request for update;
  if old.id is null then
    raise exception 'not-found' using errcode = 'P0001';
  end if;
  if old.user_id = (select auth.uid()) then
    raise insufficient_privilege using message = 'not-oneself';
  end if;
  if old.status in ('answered', 'refused') or new_status = 'received' or (new_status = 'extended' and old.status = 'extended') then
    raise exception 'already-decided' using errcode = 'P0001';
  end if;
  update public.data_requests r
    set status = new_status, reply = btrim(words),
        due_on = case when new_status = 'extended' then greatest(coalesce(new_due, r.due_on), r.due_on) else r.due_on end,
        settled_at = case when new_status in ('answered', 'refused') then now() end
    where r.id = request returning * into decided;
  insert into public.audit_log (actor, action, target, before, after)
    values ((select auth.uid()), 'data-request.' || new_status, old.user_id,
            jsonb_build_object('id', old.id, 'status', old.status, 'due_on', old.due_on),
            jsonb_build_object('status', decided.status, 'due_on', decided.due_on, 'reply', decided.reply));
  perform private.queue_mail(old.user_id, 'data-request-' || new_status || ':' || old.id, 'data-request-' || new_status, u.email,
      jsonb_build_object('reply', decided.reply, 'due', to_char(decided.due_on, 'DD/MM/YYYY')))
    from auth.users u where u.id = old.user_id;
end $$;

create or replace function private.on_data_export() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  perform private.note_account(new.user_id, 'account.export', null, jsonb_build_object('files', new.files));
  return new;
end $$;
drop trigger if exists on_data_export on public.data_exports;
create trigger on_data_export after insert on public.data_exports
  for each row execute function private.on_data_export();

do $$ declare f text; begin
  foreach f in array array[
    'private.on_data_export()'] loop
    execute format('revoke execute on function %s from public, anon, authenticated, service_role', f);
  end loop;
  foreach f in array array[
    'public.decide_data_request(uuid, text, text, date)'] loop
    execute format('revoke execute on function %s from public, anon, authenticated, service_role', f);
    execute format('grant execute on function %s to authenticated', f);
  end loop;
  foreach f in array array[
    'public.file_data_request(uuid, uuid, text, text, date, text, text)'] loop
    execute format('revoke execute on function %s from public, anon, authenticated', f);
    execute format('grant execute on function %s to service_role', f);
  end loop;
end $$;
