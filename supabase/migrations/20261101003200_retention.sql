-- What the house needs no longer, and when it goes. Every answer about it stays as if the row were still there: a spent limit
-- counts as none, a settled upload has its document or none, a sent effect is never sent again, as its cause is long over.
create index if not exists outbox_sent on public.outbox (done_at) where status = 'done';
create index if not exists uploads_in_vain on public.uploads (settled_at)
  where status in ('rejected', 'duplicate', 'expired');

-- Removes at most `most` rows of each kind, the oldest first; answers how many in all. Any number may run it at once.
create or replace function public.forget_expired(most int default 1000) returns int
language sql volatile security definer set search_path = '' as $$
  with limits as (
    delete from public.rate_limits r where r.key in (
      select x.key from public.rate_limits x where x.tat < now() - interval '1 day'
      order by x.tat limit forget_expired.most for update skip locked)
    returning 1),
  effects as (
    delete from public.outbox o where o.id in (
      select x.id from public.outbox x where x.status = 'done' and x.done_at < now() - interval '90 days'
      order by x.done_at limit forget_expired.most for update skip locked)
    returning 1),
  intents as (
    delete from public.uploads u where u.id in (
      select x.id from public.uploads x
      where x.status in ('rejected', 'duplicate', 'expired') and x.settled_at < now() - interval '30 days'
      order by x.settled_at limit forget_expired.most for update skip locked)
    returning 1)
  select ((select count(*) from limits) + (select count(*) from effects) + (select count(*) from intents))::int
$$;
revoke execute on function public.forget_expired(int) from public, anon, authenticated;
grant execute on function public.forget_expired(int) to service_role;
comment on function public.forget_expired(int) is 'Retention: limits a day after they were spent, effects 90 days after they were sent, uploads in vain after 30 days.';
