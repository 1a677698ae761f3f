-- Decisions about access are about clients: never about members of the firm, and not before a registration is whole.

-- A registration is whole once its mailbox answered and its holder accepted the treatment of their data: somebody may ask the
-- auth service for an account past the site's form, with another person's address and without accepting anything.
create or replace function private.registration_is_whole(person uuid) returns boolean
language sql stable security definer set search_path = '' as $$
  select exists (select from auth.users u where u.id = person and u.email_confirmed_at is not null)
    and exists (select from public.consents c where c.user_id = person and c.purpose = 'registro' and c.action = 'granted')
$$;

-- As before, and never about a member of the firm; about a registration that is not whole only to take access away, which
-- administrators do. Answers {outcome: done | unchanged | already-decided | account-incomplete | not-found | not-oneself, and
-- with already-decided also by, at, status}. An advisor who decides becomes the advisor.
create or replace function private.decide(target uuid, new_status text, decision_reason text, expected text) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  old_status text;
  last jsonb;
  audit_id bigint;
begin
  if target = (select auth.uid()) then
    return jsonb_build_object('outcome', 'not-oneself');
  end if;
  if not exists (select from auth.users u where u.id = target) then
    return jsonb_build_object('outcome', 'not-found');
  end if;
  insert into public.user_approval_status (user_id) values (target) on conflict (user_id) do nothing;
  -- First the lock, then the questions: what is asked before it may have been answered by another decision.
  select s.status into old_status from public.user_approval_status s where s.user_id = target for update;
  if exists (select from private.staff m where m.user_id = target) then
    return jsonb_build_object('outcome', 'not-found');
  end if;
  last := private.last_decision(target);
  if not private.may_decide(target) then
    -- It is another member's now. Whoever may have had it before their eyes while it waited is told so.
    if expected = 'waitlist' and (last ->> 'at')::timestamptz > now() - interval '1 day' then
      return jsonb_build_object('outcome', 'already-decided') || last;
    end if;
    return jsonb_build_object('outcome', 'not-found');
  end if;
  if expected is not null and old_status is distinct from expected then
    return jsonb_build_object('outcome', 'already-decided') || coalesce(last, '{}');
  end if;
  if not private.registration_is_whole(target)
    and not (private.is_admin() and old_status = 'approved' and new_status <> 'approved') then
    return jsonb_build_object('outcome', 'account-incomplete');
  end if;
  if old_status = new_status then
    return jsonb_build_object('outcome', 'unchanged');
  end if;
  update public.user_approval_status s
    set status = new_status, decided_at = now(),
        reason = case when new_status = 'rejected' then btrim(decision_reason) end
    where s.user_id = target;
  audit_id := private.note_staff('approval.' || new_status, target,
    jsonb_build_object('status', old_status),
    jsonb_build_object('status', new_status, 'reason', case when new_status = 'rejected' then btrim(decision_reason) end));
  if private.staff_role() = 'advisor' then
    insert into private.client_advisors (client, advisor) values (target, (select auth.uid())) on conflict do nothing;
  end if;
  perform private.queue_mail(target, 'approval:' || audit_id, 'approval-' || new_status, u.email,
      jsonb_build_object('reason', case when new_status = 'rejected' then btrim(decision_reason) end))
    from auth.users u where u.id = target;
  return jsonb_build_object('outcome', 'done');
end $$;

-- A member is nobody's client, by whatever way they became one or the other.
create or replace function private.refuse_member_as_client() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if exists (select from private.staff m where m.user_id = new.client) then
    raise exception 'not-found' using errcode = 'P0001';
  end if;
  return new;
end $$;
drop trigger if exists client_advisors_of_clients on private.client_advisors;
create trigger client_advisors_of_clients before insert or update of client on private.client_advisors
  for each row execute function private.refuse_member_as_client();

create or replace function private.leave_clients() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  delete from private.client_advisors a where a.client = new.user_id;
  return null;
end $$;
drop trigger if exists staff_leave_clients on private.staff;
create trigger staff_leave_clients after insert on private.staff for each row execute function private.leave_clients();

delete from private.client_advisors a where a.client in (select m.user_id from private.staff m);

revoke execute on function private.registration_is_whole(uuid), private.decide(uuid, text, text, text),
  private.refuse_member_as_client(), private.leave_clients() from public, anon, authenticated, service_role;
