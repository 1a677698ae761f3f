-- Rate limits shared by every instance, and the evidence of each acceptance of the data treatment.

create table if not exists public.rate_limits (
  key text primary key,
  tat timestamptz not null
);
alter table public.rate_limits enable row level security;
revoke all on public.rate_limits from anon, authenticated, service_role;
comment on table public.rate_limits is 'Theoretical arrival times (GCRA). Keys hold hashes, never an e-mail or address. Only take_rate_limit writes.';

-- Takes one unit of `burst` per `per_seconds`. Answers 0, or the whole seconds until the next try is allowed.
-- One statement decides, so parallel callers can never pass more than the burst.
create or replace function public.take_rate_limit(limit_key text, burst int, per_seconds int) returns int
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

create table if not exists public.consents (
  id uuid primary key default gen_random_uuid(),
  user_id uuid references auth.users (id) on delete set null,
  email text not null,
  purpose text not null,
  policy_version text not null,
  text_sha256 text not null check (text_sha256 ~ '^[0-9a-f]{64}$'),
  ip text,
  user_agent text check (length(user_agent) <= 400),
  accepted_at timestamptz not null default now()
);
alter table public.consents enable row level security;
revoke all on public.consents from anon, authenticated, service_role;
create index if not exists consents_of_user on public.consents (user_id, accepted_at desc);
comment on table public.consents is 'Evidence of each acceptance (Ley 1581 de 2012, art. 9; Decreto 1377 de 2013, art. 7). The holder reads their own; nobody changes a row.';

drop trigger if exists consents_kept on public.consents;
create trigger consents_kept before truncate on public.consents
  for each statement execute function private.refuse_change();

revoke execute on function public.take_rate_limit(text, int, int) from public, anon, authenticated;
grant execute on function public.take_rate_limit(text, int, int) to service_role;
grant select on public.consents to authenticated;
grant select, insert on public.consents to service_role;
grant select on public.rate_limits to service_role;

-- No gate here: the holder may read what was recorded about them whatever their approval says.
drop policy if exists "own consents or staff" on public.consents;
create policy "own consents or staff" on public.consents for select to authenticated
  using (user_id = (select auth.uid()) or (select private.is_staff()));
