-- The first approved clients that a member sees and a search finds, as {id, name, email}: for choosing one. Staff only.
-- `known` asks for that client alone.
create or replace function public.find_clients(search text default null, known uuid default null) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
  filter text := private.card_filter(coalesce(search, ''));
  answer jsonb;
begin
  if not private.is_staff() then
    raise insufficient_privilege using message = 'staff-only';
  end if;
  if known is null and filter = '' then
    return '[]';
  end if;
  execute format(
    'select coalesce(jsonb_agg(jsonb_build_object(''id'', f.client, ''name'', f.title, ''email'', u.email) order by f.title_key, f.client), ''[]'')
     from (select k.client, k.title, k.title_key from private.client_cards k
           join public.user_approval_status s on s.user_id = k.client and s.status = ''approved''
           where not exists (select from private.staff m where m.user_id = k.client)%s%s%s
           order by k.title_key, k.client limit 8) f
     join auth.users u on u.id = f.client',
    case when known is null then '' else ' and k.client = $1' end, filter,
    case when private.is_admin() then '' else ' and k.client in (select private.my_clients())' end)
    into answer using known;
  return answer;
end $$;
revoke execute on function public.find_clients(text, uuid) from public, anon, authenticated, service_role;
grant execute on function public.find_clients(text, uuid) to authenticated;
