-- What a link of a change of address does, for the page that asks whether to: the addresses before and after. Null where the
-- link is spent or over. It uses nothing up.
create or replace function public.email_change_of(token text, life int) returns jsonb
language sql stable security definer set search_path = '' as $$
  -- The second halves are the conditions of the auth service's own indexes.
  select jsonb_build_object('before', u.email, 'after', u.email_change) from auth.users u
    where ((u.email_change_token_current = token and u.email_change_token_current !~ '^[0-9 ]*$')
        or (u.email_change_token_new = token and u.email_change_token_new !~ '^[0-9 ]*$'))
      and u.email_change_sent_at > now() - make_interval(secs => life)
      and u.email <> '' and u.email_change <> ''
    limit 1
$$;
revoke execute on function public.email_change_of(text, int) from public, anon, authenticated;
grant execute on function public.email_change_of(text, int) to service_role;
