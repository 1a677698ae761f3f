-- How members of the firm are called where others read of them.

create or replace function private.member_name(member uuid) returns text
language sql stable security definer set search_path = '' as $$
  select coalesce(s.name, split_part(u.email, '@', 1))
  from auth.users u left join private.staff s on s.user_id = u.id where u.id = member
$$;
revoke execute on function private.member_name(uuid) from public, anon, authenticated, service_role;

-- The members, by name. Staff only.
create or replace function public.list_members() returns table (user_id uuid, name text, email text, role text)
language plpgsql stable security definer set search_path = '' as $$
begin
  if not private.is_staff() then
    raise insufficient_privilege using message = 'staff-only';
  end if;
  return query
    select s.user_id, private.member_name(s.user_id), u.email::text, s.role
    from private.staff s join auth.users u on u.id = s.user_id
    order by 2, 3;
end $$;
revoke execute on function public.list_members() from public, anon, authenticated, service_role;
grant execute on function public.list_members() to authenticated;
