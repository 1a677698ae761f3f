-- The gates of every policy, as they were, but with plans that are kept: the body of a function in SQL that cannot become part
-- of the question is planned anew each time it is asked, and a page asks a dozen times. That was most of what a page cost here.
create or replace function private.session_is_open() returns boolean
language plpgsql stable security definer set search_path = '' as $$
begin
  return nullif(auth.jwt() ->> 'session_id', '') is null or exists (
    select from auth.sessions s where s.id = (auth.jwt() ->> 'session_id')::uuid);
end $$;

create or replace function private.owed_step() returns text
language plpgsql stable security definer set search_path = '' as $$
begin
  return (select case
      when auth.jwt() ->> 'aal' = 'aal2' then null
      when exists (select from auth.mfa_factors f where f.user_id = s.user_id and f.status = 'verified') then 'verify'
      when s.role = 'admin' and coalesce(
        (select x.value #>> '{}' from private.firm_settings x where x.name = 'second_step'), 'required') = 'required' then 'enrol'
    end
    from private.staff s where s.user_id = (select auth.uid()));
end $$;

create or replace function private.staff_role() returns text
language plpgsql stable security definer set search_path = '' as $$
begin
  return (select s.role from private.staff s
    where s.user_id = (select auth.uid()) and private.session_is_open() and private.owed_step() is null);
end $$;

create or replace function private.is_staff() returns boolean
language plpgsql stable security definer set search_path = '' as $$
begin
  return private.staff_role() is not null;
end $$;

create or replace function private.is_admin() returns boolean
language plpgsql stable security definer set search_path = '' as $$
begin
  return coalesce(private.staff_role() = 'admin', false);
end $$;

create or replace function private.is_approved() returns boolean
language plpgsql stable security definer set search_path = '' as $$
begin
  return exists (
      select from public.user_approval_status s
      where s.user_id = (select auth.uid()) and s.status = 'approved')
    and private.session_is_open();
end $$;

create or replace function private.may_enter() returns boolean
language plpgsql stable security definer set search_path = '' as $$
begin
  return private.is_approved() or private.is_staff();
end $$;

create or replace function private.my_clients() returns setof uuid
language plpgsql stable security definer set search_path = '' as $$
begin
  if private.is_staff() then
    return query select a.client from private.client_advisors a where a.advisor = (select auth.uid());
  end if;
end $$;

create or replace function private.sees_client(client uuid) returns boolean
language plpgsql stable security definer set search_path = '' as $$
begin
  return case private.staff_role()
    when 'admin' then true
    when 'advisor' then exists (
      select from private.client_advisors a where a.client = sees_client.client and a.advisor = (select auth.uid()))
    else false end;
end $$;

create or replace function public.my_access() returns jsonb
language plpgsql stable security definer set search_path = '' as $$
begin
  if private.session_is_open() then
    return jsonb_build_object(
      'status', coalesce((select s.status from public.user_approval_status s where s.user_id = (select auth.uid())), 'waitlist'),
      'staff', (select s.role from private.staff s where s.user_id = (select auth.uid())),
      'owed', private.owed_step());
  end if;
  return null;
end $$;
