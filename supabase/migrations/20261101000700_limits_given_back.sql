-- A right password is no guess: what it took from a limit is given back, so that only failures count.

-- Gives back one unit that take_rate_limit took with the same three values.
create or replace function public.give_back_rate_limit(limit_key text, burst int, per_seconds int) returns void
language sql security definer set search_path = '' as $$
  update public.rate_limits r set tat = r.tat - make_interval(secs => per_seconds) / burst where r.key = limit_key
$$;

revoke execute on function public.give_back_rate_limit(text, int, int) from public, anon, authenticated;
grant execute on function public.give_back_rate_limit(text, int, int) to service_role;
