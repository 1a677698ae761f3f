-- Decisions about registrations: one or many at once; whoever comes second is told who decided and when.

-- The last decision about somebody, for whoever comes after it: {by, at, status}.
create or replace function private.last_decision(client uuid) returns jsonb
language sql stable security definer set search_path = '' as $$
  select jsonb_build_object('by', private.member_name(a.actor), 'at', a.at, 'status', a.after ->> 'status')
  from public.audit_log a
  where a.target = client and a.action like 'approval.%'
  order by a.id desc limit 1
$$;

-- Decides about one person. Answers {outcome: done | unchanged | already-decided | not-found | not-oneself, and with
-- already-decided also by, at, status}. An advisor who decides becomes the advisor.
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

create or replace function private.require_decision(new_status text, decision_reason text) returns void
language plpgsql stable security definer set search_path = '' as $$
begin
  if not private.is_staff() then
    raise insufficient_privilege using message = 'staff-only';
  end if;
  if new_status is null or new_status not in ('waitlist', 'approved', 'rejected') then
    raise exception 'invalid-input' using errcode = 'P0001';
  end if;
  if new_status = 'rejected' and nullif(btrim(decision_reason), '') is null then
    raise exception 'reason-required' using errcode = 'P0001';
  end if;
end $$;

-- Approve, reject or put back to waiting. Staff only, never oneself. `expected` is the status that the member saw: when
-- it is not the current one, someone else was faster, and the detail of the refusal is {by, at, status} of their decision.
create or replace function public.set_approval(
  target uuid, new_status text, decision_reason text default null, expected text default null
) returns void
language plpgsql security definer set search_path = '' as $$
declare
  answer jsonb;
begin
  perform private.require_decision(new_status, decision_reason);
  answer := private.decide(target, new_status, decision_reason, expected);
  if answer ->> 'outcome' = 'not-oneself' then
    raise insufficient_privilege using message = 'not-oneself';
  end if;
  if answer ->> 'outcome' not in ('done', 'unchanged') then
    raise exception '%', answer ->> 'outcome' using errcode = 'P0001', detail = (answer - 'outcome')::text;
  end if;
end $$;

-- The same decision about several people, each by itself: who was decided meanwhile is told of, the others stand.
-- Answers one row per person. Staff only; 100 people at most.
create or replace function public.set_approvals(
  targets uuid[], new_status text, decision_reason text default null, expected text default null
) returns table (user_id uuid, outcome text, decided_by text, decided_at timestamptz, status text)
language plpgsql security definer set search_path = '' as $$
declare
  target uuid;
  answer jsonb;
begin
  perform private.require_decision(new_status, decision_reason);
  if cardinality(targets) not between 1 and 100 then
    raise exception 'invalid-input' using errcode = 'P0001';
  end if;
  -- In one order, so that two members with the same people never wait for each other.
  for target in select distinct t from unnest(targets) t order by t loop
    answer := private.decide(target, new_status, decision_reason, expected);
    return query select target, answer ->> 'outcome', answer ->> 'by', (answer ->> 'at')::timestamptz, answer ->> 'status';
  end loop;
end $$;

do $$ declare f text; begin
  foreach f in array array['private.last_decision(uuid)', 'private.decide(uuid, text, text, text)',
    'private.require_decision(text, text)', 'public.set_approvals(uuid[], text, text, text)'] loop
    execute format('revoke execute on function %s from public, anon, authenticated, service_role', f);
  end loop;
end $$;
grant execute on function public.set_approvals(uuid[], text, text, text) to authenticated;
