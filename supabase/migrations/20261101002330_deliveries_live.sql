-- Open pages of the deliveries hear that one failed, was given up, tried again or arrived after all. What arrives at its
-- first try is told to nobody, so that the many do not wait for one row.

alter table public.room_changes drop constraint if exists room_changes_room_check;
alter table public.room_changes add constraint room_changes_room_check
  check (room in ('contacts', 'closed-hours', 'deliveries'));
insert into public.room_changes (room) values ('deliveries') on conflict (room) do nothing;
comment on table public.room_changes is
  'When a room of the workspace last changed. Members read it, of the contacts administrators alone; only triggers write. Its rows stay.';

drop trigger if exists deliveries_changed on public.outbox;
create trigger deliveries_changed after update on public.outbox for each row
  when (old.last_error is distinct from new.last_error or (old.status = 'parked') is distinct from (new.status = 'parked')
    or new.status = 'dropped')
  execute function private.note_room_change('deliveries');

drop policy if exists "members, of contacts administrators" on public.room_changes;
create policy "members, of contacts administrators" on public.room_changes for select to authenticated
  using ((select private.is_admin()) or (room in ('closed-hours', 'deliveries') and (select private.is_staff())));
