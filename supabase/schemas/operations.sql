-- Live updates of the workspace, rate limits, the readiness check, and the deletion of expired data.

-- Browsers may not follow some tables of the workspace, so open pages follow this table instead.
-- The sections are the messages from visitors, the firm's working hours, and deliveries such as mails.
-- The row `deliveries` changes if a delivery fails, recovers, is retried or dropped, or an automation proposal arrives.
-- A delivery that succeeds at once does not update the row `deliveries`, so that deliveries need not wait for its lock.
create table public.section_changes (
  section text primary key check (section in ('contacts', 'closed-hours', 'deliveries')),
  at timestamptz not null default now()
);
alter table public.section_changes enable row level security;
revoke all on public.section_changes from anon, authenticated, service_role;
comment on table public.section_changes is
  'When a section of the workspace last changed. Members read it, except the row of the contacts, which only administrators read. Only triggers write, and rows are never deleted.';

grant select on public.section_changes to authenticated, service_role;
create policy "members, of contacts administrators" on public.section_changes for select to authenticated
  using ((select private.is_admin()) or (section in ('closed-hours', 'deliveries') and (select private.is_staff())));
create policy "gate" on public.section_changes as restrictive for all to authenticated
  using ((select private.may_enter())) with check ((select private.may_enter()));

insert into public.section_changes (section) values ('contacts'), ('closed-hours'), ('deliveries');

-- Sets the time of a section's last change, so that the section's open pages reload.
create function private.note_section_change() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  update public.section_changes s set at = clock_timestamp() where s.section = tg_argv[0];
  return null;
end $$;
create trigger contacts_changed after insert or update or delete on public.contact_messages
  for each statement execute function private.note_section_change('contacts');
create trigger closed_hours_changed after insert or update or delete on private.closed_hours
  for each statement execute function private.note_section_change('closed-hours');
create trigger week_hours_changed after insert or update or delete on private.week_hours
  for each statement execute function private.note_section_change('closed-hours');
create trigger day_hours_changed after insert or update or delete on private.day_hours
  for each statement execute function private.note_section_change('closed-hours');
create trigger absences_changed after insert or update or delete on private.absences
  for each statement execute function private.note_section_change('closed-hours');
create trigger deliveries_changed after update on public.outbox for each row
  when (old.last_error is distinct from new.last_error or (old.status = 'parked') is distinct from (new.status = 'parked')
    or new.status = 'dropped')
  execute function private.note_section_change('deliveries');
create trigger proposals_changed after insert on private.automation_proposals
  for each statement execute function private.note_section_change('deliveries');

revoke execute on function private.note_section_change() from public, anon, authenticated, service_role;

-- Browsers can follow these tables; row level security decides which changes each person gets.
alter publication supabase_realtime add table public.appointments, public.documents, public.invoices, public.message_threads,
  public.messages, public.section_changes, public.user_approval_status, public.user_drive_folders;

create table public.rate_limits (
  key text primary key,
  tat timestamptz not null
);
alter table public.rate_limits enable row level security;
revoke all on public.rate_limits from anon, authenticated, service_role;
comment on table public.rate_limits is 'Theoretical arrival times (GCRA). Keys hold hashes, never an e-mail or address. Only take_rate_limit writes.';
grant select on public.rate_limits to service_role;

-- Uses up one unit of a rate limit and returns 0, or returns the seconds to wait if no unit is left.
-- A single statement checks the limit and uses up the unit, so that parallel callers cannot exceed `burst`.
create function public.take_rate_limit(limit_key text, burst int, per_seconds int) returns int
language plpgsql security definer set search_path = '' as $$
declare
  span interval := make_interval(secs => per_seconds);
  step interval := span / burst;
  passed boolean;
  wait int;
begin
  insert into public.rate_limits as r (key, tat) values (limit_key, clock_timestamp() + step)
    on conflict (key) do update set tat = greatest(r.tat, clock_timestamp()) + step
      where greatest(r.tat, clock_timestamp()) + step - clock_timestamp() <= span
    returning true into passed;
  if passed then
    return 0;
  end if;
  select ceil(extract(epoch from r.tat + step - span - clock_timestamp()))::int into wait
    from public.rate_limits r where r.key = limit_key;
  return greatest(coalesce(wait, 1), 1);
end $$;

-- Gives back a unit that take_rate_limit used up, for example after a correct password.
create function public.give_back_rate_limit(limit_key text, burst int, per_seconds int) returns void
language sql security definer set search_path = '' as $$
  update public.rate_limits r set tat = r.tat - make_interval(secs => per_seconds) / burst where r.key = limit_key
$$;

-- Returns the newest applied migration, and by how many seconds the oldest mail or other job is late (`overdue`).
create function public.readiness() returns jsonb
language sql stable security definer set search_path = '' as $$
  select jsonb_build_object(
    'migration', (select max(version) from supabase_migrations.schema_migrations),
    'overdue', (select coalesce(greatest(0, floor(extract(epoch from now() - min(next_at))))::int, 0)
      from public.outbox where status = 'pending'))
$$;

-- Deletes up to `most` expired rows of each kind, oldest first; parallel calls are safe.
create function public.forget_expired(most int default 1000) returns int
language plpgsql volatile security definer set search_path = '' as $$
declare
  deleted int;
begin
  with limits as (
    delete from public.rate_limits r where r.key in (
      select x.key from public.rate_limits x where x.tat < now() - interval '1 day'
      order by x.tat limit forget_expired.most for update skip locked)
    returning 1),
  effects as (
    delete from public.outbox o where o.id in (
      select x.id from public.outbox x where x.status in ('done', 'dropped') and x.done_at < now() - interval '90 days'
      order by x.done_at limit forget_expired.most for update skip locked)
    returning 1),
  intents as (
    delete from public.uploads u where u.id in (
      select x.id from public.uploads x
      where x.status in ('rejected', 'duplicate', 'expired') and x.settled_at < now() - interval '30 days'
      order by x.settled_at limit forget_expired.most for update skip locked)
    returning 1),
  lists as (
    delete from private.dian_uploads u where u.id in (
      select x.id from private.dian_uploads x where x.made_at < now() - interval '1 hour'
      order by x.made_at limit least(forget_expired.most, 5) for update skip locked)
    returning 1),
  zips as (
    delete from private.document_zips z where z.id in (
      select x.id from private.document_zips x where x.made_at < now() - interval '1 day'
      order by x.made_at limit forget_expired.most for update skip locked)
    returning 1),
  signatures as (
    delete from private.signature_requests r where r.id in (
      select x.id from private.signature_requests x
      where x.status = 'draft' and x.made_at < now() - interval '7 days'
        or x.status = 'signed' and x.user_id is null and x.closed_at < now() - interval '10 years'
      order by x.made_at limit least(forget_expired.most, 100) for update skip locked)
    returning 1)
  select ((select count(*) from limits) + (select count(*) from effects) + (select count(*) from intents) + (select count(*) from lists)
      + (select count(*) from zips) + (select count(*) from signatures))::int
    into deleted;
  return deleted + private.forget_notifications(most) + private.forget_push_devices(most);
end $$;

revoke execute on function public.take_rate_limit(text, int, int), public.give_back_rate_limit(text, int, int),
  public.readiness(), public.forget_expired(int) from public, anon, authenticated, service_role;
grant execute on function public.take_rate_limit(text, int, int), public.give_back_rate_limit(text, int, int), public.readiness(),
  public.forget_expired(int) to service_role;
comment on function public.forget_expired(int) is 'Retention: limits a day after they were spent, effects 90 days after they were sent or dropped, uploads in vain after 30 days, interrupted lists of DIAN after an hour, ZIPs of documents after a day, documents that were never sent to be signed after a week, signed ones of a deleted account after ten years, notifications 30 days after they were read or 90 after they came.';
