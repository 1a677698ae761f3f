-- Open pages of the workspace hear that something changed where the rows themselves are told to nobody: what visitors
-- wrote, and when the firm is closed. Only the moment is told; the page asks again for what it may see.

create table if not exists public.room_changes (
  room text primary key check (room in ('contacts', 'closed-hours')),
  at timestamptz not null default now()
);
alter table public.room_changes enable row level security;
revoke all on public.room_changes from anon, authenticated, service_role;
comment on table public.room_changes is
  'When a room of the workspace last changed. Members read it, of the contacts administrators alone; only triggers write. Its rows stay.';
insert into public.room_changes (room) values ('contacts'), ('closed-hours') on conflict (room) do nothing;

create or replace function private.note_room_change() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  update public.room_changes r set at = clock_timestamp() where r.room = tg_argv[0];
  return null;
end $$;
revoke execute on function private.note_room_change() from public, anon, authenticated, service_role;

drop trigger if exists contacts_changed on public.contact_messages;
create trigger contacts_changed after insert or update or delete on public.contact_messages
  for each statement execute function private.note_room_change('contacts');
drop trigger if exists closed_hours_changed on private.closed_hours;
create trigger closed_hours_changed after insert or update or delete on private.closed_hours
  for each statement execute function private.note_room_change('closed-hours');

grant select on public.room_changes to authenticated, service_role;
drop policy if exists "members, of contacts administrators" on public.room_changes;
create policy "members, of contacts administrators" on public.room_changes for select to authenticated
  using ((select private.is_admin()) or (room = 'closed-hours' and (select private.is_staff())));
drop policy if exists "gate" on public.room_changes;
create policy "gate" on public.room_changes as restrictive for all to authenticated
  using ((select private.may_enter())) with check ((select private.may_enter()));

do $$ begin
  if not exists (
    select from pg_publication_tables
    where pubname = 'supabase_realtime' and schemaname = 'public' and tablename = 'room_changes') then
    alter publication supabase_realtime add table public.room_changes;
  end if;
end $$;
