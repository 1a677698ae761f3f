-- The private calendar feed: a secret address per client, of which only the hash is kept.

create table if not exists private.calendar_feeds (
  user_id uuid primary key references auth.users (id) on delete cascade,
  token_sha256 text not null unique check (token_sha256 ~ '^[0-9a-f]{64}$'),
  created_at timestamptz not null default now(),
  read_at timestamptz
);
alter table private.calendar_feeds enable row level security;
revoke all on private.calendar_feeds from anon, authenticated, service_role;
comment on table private.calendar_feeds is 'One secret address per client; only its hash. Read and written only by functions.';

-- Gives the caller a new address; the one before stops at once. Answers {created_at, read_at}.
create or replace function public.renew_calendar_feed(token_sha256 text) returns jsonb
language plpgsql security definer set search_path = '' as $$
#variable_conflict use_column
begin
  if not private.may_enter() then
    raise insufficient_privilege using message = 'not-approved';
  end if;
  insert into private.calendar_feeds as f (user_id, token_sha256)
    values ((select auth.uid()), renew_calendar_feed.token_sha256)
    on conflict (user_id) do update
      set token_sha256 = excluded.token_sha256, created_at = now(), read_at = null;
  return public.my_calendar_feed();
end $$;

create or replace function public.revoke_calendar_feed() returns void
language sql security definer set search_path = '' as $$
  delete from private.calendar_feeds where user_id = (select auth.uid())
$$;

-- {created_at, read_at} of the caller's address, null without one. `read_at` is kept to the hour.
create or replace function public.my_calendar_feed() returns jsonb
language sql stable security definer set search_path = '' as $$
  select jsonb_build_object('created_at', f.created_at, 'read_at', f.read_at)
  from private.calendar_feeds f where f.user_id = (select auth.uid())
$$;

-- What the address shows: an array of appointments of the last 90 days and from now on; null for an address that
-- nobody has or whose owner has no access. Server only.
create or replace function public.read_calendar_feed(token_sha256 text) returns jsonb
language plpgsql volatile security definer set search_path = '' as $$
declare
  feed private.calendar_feeds;
begin
  select f.* into feed from private.calendar_feeds f
    where f.token_sha256 = read_calendar_feed.token_sha256
      and (exists (select from public.user_approval_status s where s.user_id = f.user_id and s.status = 'approved')
        or exists (select from private.staff s where s.user_id = f.user_id));
  if feed.user_id is null then
    return null;
  end if;
  if feed.read_at is null or feed.read_at < now() - interval '1 hour' then
    update private.calendar_feeds f set read_at = now() where f.user_id = feed.user_id;
  end if;
  return (
    select coalesce(jsonb_agg(jsonb_build_object(
             'id', a.id, 'title', a.title, 'startsAt', a.starts_at, 'endsAt', a.ends_at,
             'status', a.status, 'sequence', a.sequence, 'updatedAt', a.updated_at) order by a.starts_at, a.id), '[]')
    from public.appointments a
    where a.user_id = feed.user_id and a.ends_at > now() - interval '90 days');
end $$;

revoke execute on function public.renew_calendar_feed(text), public.revoke_calendar_feed(), public.my_calendar_feed(),
  public.read_calendar_feed(text) from public, anon, authenticated, service_role;
grant execute on function public.renew_calendar_feed(text), public.revoke_calendar_feed(), public.my_calendar_feed()
  to authenticated;
grant execute on function public.read_calendar_feed(text) to service_role;
