-- Only administrators change the firm's team, but each member can change their own name.

-- Adds a member without an invitation, because nobody could invite the first member of the firm.
create function public.add_staff_member(member uuid, member_role text) returns void
language plpgsql security definer set search_path = '' as $$
begin
  perform private.lock_team();
  insert into private.staff (user_id, role, name) values (member, member_role, private.free_name(member, null))
    on conflict (user_id) do update set role = excluded.role;
  insert into public.audit_log (action, target, after)
    values ('staff.added', member, jsonb_build_object('role', member_role));
end $$;

create function public.list_members() returns table (user_id uuid, name text, email text, role text)
language plpgsql stable security definer set search_path = '' as $$
begin
  perform private.require_staff();
  return query
    select s.user_id, private.member_name(s.user_id), u.email::text, s.role
    from private.staff s join auth.users u on u.id = s.user_id
    order by 2, 3;
end $$;

create function public.list_team() returns table (
  user_id uuid, name text, given_name text, email text, role text, added_at timestamptz,
  second_step boolean, clients int, seen_at timestamptz)
language plpgsql stable security definer set search_path = '' as $$
begin
  perform private.require_admin();
  return query
    select s.user_id, private.member_name(s.user_id), s.name, u.email::text, s.role, s.created_at,
           exists (select from auth.mfa_factors f where f.user_id = s.user_id and f.status = 'verified'),
           (select count(*)::int from private.client_advisors a where a.advisor = s.user_id),
           (select max(d.seen_at) from private.session_devices d where d.user_id = s.user_id)
    from private.staff s join auth.users u on u.id = s.user_id
    order by s.role, 2, 4;
end $$;

-- People join the team by invitation, see schemas/people.sql.

-- Changes a member's role or name, and fails if the role is no longer `expected`.
create function public.change_member(member uuid, member_role text, member_name text, expected text) returns void
language plpgsql security definer set search_path = '' as $$
declare
  old private.staff;
begin
  perform private.require_admin();
  perform private.lock_team();
  select * into old from private.staff s where s.user_id = member for update;
  if old.user_id is null then
    raise exception 'not-found' using errcode = 'P0001';
  end if;
  if old.role is distinct from expected then
    raise exception 'conflict' using errcode = 'P0001';
  end if;
  if old.role = 'admin' and member_role is distinct from 'admin' and private.is_last_admin(member) then
    raise exception 'last-admin' using errcode = 'P0001';
  end if;
  if old.role = member_role and old.name is not distinct from nullif(btrim(member_name), '') then
    return;
  end if;
  if old.name is distinct from nullif(btrim(member_name), '') then
    perform private.refuse_taken_name(member, nullif(btrim(member_name), ''));
  end if;
  update private.staff s set role = member_role, name = nullif(btrim(change_member.member_name), '') where s.user_id = member;
  perform private.note_staff('staff.changed', member, jsonb_build_object('role', old.role, 'name', old.name),
    jsonb_build_object('role', member_role, 'name', nullif(btrim(change_member.member_name), '')));
  perform private.stir(member);
end $$;

-- Changes the caller's own name; a member without a name is shown as the beginning of their e-mail address.
create function public.save_own_name(own_name text) returns void
language plpgsql security definer set search_path = '' as $$
declare
  me constant uuid := private.require_staff();
  new_name constant text := nullif(btrim(own_name), '');
  was private.staff;
begin
  perform private.lock_team();
  select * into was from private.staff s where s.user_id = me for update;
  if was.name is not distinct from new_name then
    return;
  end if;
  perform private.refuse_taken_name(me, new_name);
  update private.staff s set name = new_name where s.user_id = me;
  perform private.note_staff('staff.changed', me, jsonb_build_object('name', was.name), jsonb_build_object('name', new_name));
  perform private.stir(me);
end $$;

-- Removes a member and passes their clients, obligations and appointments to the member `heir`, or to nobody if null.
-- Unsent mails to the removed member about waiting clients go to the members who answer these clients now.
-- The member's sessions end ten seconds later, so that an open page can notice the removal and hide the firm's data.
create function public.remove_member(member uuid, heir uuid default null) returns void
language plpgsql security definer set search_path = '' as $$
declare
  old private.staff;
  left_behind uuid[];
  answered_for uuid[];
begin
  perform private.require_admin();
  perform private.lock_team();
  select * into old from private.staff s where s.user_id = member for update;
  if old.user_id is null then
    raise exception 'not-found' using errcode = 'P0001';
  end if;
  if old.role = 'admin' and private.is_last_admin(member) then
    raise exception 'last-admin' using errcode = 'P0001';
  end if;
  if member = (select auth.uid()) then
    raise insufficient_privilege using message = 'not-oneself';
  end if;
  if heir is not null and (heir = member or not exists (select from private.staff s where s.user_id = heir)) then
    raise exception 'not-found' using errcode = 'P0001';
  end if;
  select coalesce(array_agg(a.client), '{}') into left_behind from private.client_advisors a where a.advisor = member;
  if heir is not null then
    insert into public.audit_log (actor, action, target, before, after)
      select (select auth.uid()), 'client.assigned', a.client, jsonb_build_object('advisors', jsonb_agg(a.advisor order by a.advisor)),
             jsonb_build_object('advisors', (select jsonb_agg(distinct x.id)
               from unnest(array_append(array_remove(array_agg(a.advisor), member), heir)) x (id)))
      from private.client_advisors a where a.client = any (left_behind) group by a.client;
    insert into private.client_advisors (client, advisor) select c, heir from unnest(left_behind) c on conflict do nothing;
    select coalesce(array_agg(a.client), '{}') into answered_for from private.client_advisors a where a.advisor = member and a.responsible;
    update private.client_advisors a set responsible = false where a.advisor = member and a.responsible;
    update private.client_advisors a set responsible = true where a.advisor = heir and a.client = any (answered_for);
  end if;
  delete from private.staff s where s.user_id = member;
  perform private.hand_over_work(member, heir);
  perform private.hand_over_appointments(member, heir);
  update public.uploads u set status = 'expired', settled_at = clock_timestamp()
    where u.user_id = member and u.for_client is not null and u.status = 'reserved';
  perform private.redirect_mails(member);
  update auth.sessions s set not_after = clock_timestamp() + interval '10 seconds'
    where s.user_id = member and (s.not_after is null or s.not_after > clock_timestamp() + interval '10 seconds');
  perform private.note_staff('staff.removed', member,
    jsonb_build_object('role', old.role, 'name', old.name, 'clients', to_jsonb(left_behind)),
    case when heir is not null then jsonb_build_object('heir', heir) end);
  perform private.stir(member);
end $$;

-- Removes the second step of a person who has lost the phone.
-- Ends the person's sessions too, because a stranger may have the lost phone.
-- Administrators cannot remove their own second step, because then a stolen session could remove it too.
create function public.reset_second_step(member uuid) returns void
language plpgsql security definer set search_path = '' as $$
declare
  factors int;
begin
  perform private.require_admin();
  if member = (select auth.uid()) then
    raise insufficient_privilege using message = 'not-oneself';
  end if;
  perform from private.staff s where s.user_id = member for update;
  if not found and not exists (select from private.account_members m where m.user_id = member and m.until is null)
    -- A person without any membership can have a second step too, and needs it to accept an invitation.
    and not exists (select from private.second_steps t where t.user_id = member) then
    raise exception 'not-found' using errcode = 'P0001';
  end if;
  delete from private.second_steps t where t.user_id = member;
  delete from private.backup_codes c where c.user_id = member;
  perform public.permit_change(member, 'second-step');
  delete from auth.mfa_factors f where f.user_id = member;
  get diagnostics factors = row_count;
  delete from private.change_permits p where p.user_id = member and p.kind = 'second-step';
  delete from auth.sessions s where s.user_id = member;
  perform private.note_staff('second-step.reset', member, jsonb_build_object('factors', factors), jsonb_build_object('factors', 0));
  perform private.stir(member);
end $$;

-- Writes the status rows of a person's accounts again, because open pages that watch these rows then reload their data.
create function private.stir(member uuid) returns void
language sql volatile security definer set search_path = '' as $$
  update public.user_approval_status s set status = s.status
    where s.user_id in (select m.account from private.account_members m where m.user_id = member and m.until is null)
$$;

-- Takes the team's lock, so that two administrators cannot remove each other and leave the firm without one.
create function private.lock_team() returns void
language sql volatile security definer set search_path = '' as $$
  select pg_advisory_xact_lock(hashtextextended('team', 0))
$$;

-- Returns a key that is equal for names that look the same.
-- Cyrillic and Greek letters become the Latin letters that look like them (Unicode TR 39).
create function private.person_key(name text) returns text
language sql immutable parallel safe set search_path = '' as $$
  select regexp_replace(private.name_key(translate(normalize(name, NFKD),
    'АВЕЅІЈКМНОРСТУХҮԌԚԜаеѕіјорсухԁһԛԝӏѵΑΒΕΖΗΙΚΜΝΟΡΤΥΧϹαινορυχϲϳıɑɡ',
    'ABESIJKMHOPCTYXYGQWaesijopcyxdhqwlvABEZHIKMNOPTYXCaivopuxcjiag')), '[ \uFE00-\uFE0F]', '', 'g')
$$;

-- Two members must not have names that look the same, because records and mails name their authors.
-- The caller must hold the team's lock; `member` is null for a person who is only being invited.
create function private.is_taken_name(member uuid, wanted text) returns boolean
language sql stable security definer set search_path = '' as $$
  select exists (select from private.staff s
    where s.user_id is distinct from member and private.person_key(private.member_name(s.user_id)) = private.person_key(wanted))
$$;

-- Fails if a colleague's name looks like `wanted` or, without `wanted`, like the part of the member's address before @.
create function private.refuse_taken_name(member uuid, wanted text) returns void
language plpgsql stable security definer set search_path = '' as $$
begin
  if private.is_taken_name(member, coalesce(wanted, (select split_part(u.email, '@', 1) from auth.users u where u.id = member))) then
    raise exception 'name-taken' using errcode = 'P0001';
  end if;
end $$;

-- Returns the wanted name, or the member's e-mail address if another member already has that name.
create function private.free_name(member uuid, wanted text) returns text
language plpgsql stable security definer set search_path = '' as $$
declare
  address constant text := (select u.email from auth.users u where u.id = member);
begin
  if not private.is_taken_name(member, coalesce(wanted, split_part(address, '@', 1))) then
    return wanted;
  end if;
  perform private.refuse_taken_name(member, left(address, 80));
  return left(address, 80);
end $$;

create function private.is_last_admin(member uuid) returns boolean
language sql stable security definer set search_path = '' as $$
  select not exists (select from private.staff s where s.role = 'admin' and s.user_id <> member)
$$;

revoke execute on function public.add_staff_member(uuid, text), public.list_members(), public.list_team(),
  public.save_own_name(text), public.change_member(uuid, text, text, text), public.remove_member(uuid, uuid),
  public.reset_second_step(uuid), private.stir(uuid), private.lock_team(), private.is_last_admin(uuid),
  private.person_key(text), private.is_taken_name(uuid, text), private.refuse_taken_name(uuid, text), private.free_name(uuid, text)
  from public, anon, authenticated, service_role;
grant execute on function public.add_staff_member(uuid, text) to service_role;
grant execute on function public.list_members(), public.list_team(), public.save_own_name(text),
  public.change_member(uuid, text, text, text), public.remove_member(uuid, uuid), public.reset_second_step(uuid) to authenticated;
