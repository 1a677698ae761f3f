-- What the client and the firm do with an appointment that stands: confirm, cancel, propose, mark as done.

-- A client confirms what the firm proposed; the firm confirms what a client asked for. Confirmed twice is once.
create or replace function public.confirm_appointment(appointment uuid, seen int) returns public.appointments
language plpgsql security definer set search_path = '' as $$
declare
  a public.appointments := private.own_appointment(appointment, null);
  is_staff boolean := private.is_staff();
begin
  if a.status = 'confirmed' then
    return a;
  end if;
  if a.sequence <> seen then
    raise exception 'conflict' using errcode = 'P0001';
  end if;
  if a.ends_at <= now() then
    raise exception 'too-late' using errcode = 'P0001';
  end if;
  if not (a.status = 'proposed' or (a.status = 'requested' and is_staff)) then
    raise exception 'conflict' using errcode = 'P0001';
  end if;
  update public.appointments x
    set status = 'confirmed', sequence = x.sequence + 1, updated_at = now()
    where x.id = a.id returning * into a;
  if is_staff then
    insert into public.audit_log (actor, action, target, after)
      values ((select auth.uid()), 'appointment.confirmed', a.user_id,
              jsonb_build_object('appointment', a.id, 'starts_at', a.starts_at));
  end if;
  perform private.mail_appointment(a, 'confirmed');
  return a;
end $$;

-- Until the day before for its client, until its end for the firm, which may say why. Cancelled twice is once.
create or replace function public.cancel_appointment(appointment uuid, words text default null) returns public.appointments
language plpgsql security definer set search_path = '' as $$
declare
  a public.appointments := private.own_appointment(appointment, null);
  by_firm boolean := a.user_id <> (select auth.uid());
begin
  if a.status = 'cancelled' then
    return a;
  end if;
  if a.status = 'done' or (by_firm and a.ends_at <= now()) or (not by_firm and not private.may_still_change(a)) then
    raise exception 'too-late' using errcode = 'P0001';
  end if;
  update public.appointments x
    set status = 'cancelled', cancelled_by = case when by_firm then 'firm' else 'client' end,
        note = case when by_firm then nullif(btrim(words), '') end, sequence = x.sequence + 1, updated_at = now()
    where x.id = a.id returning * into a;
  if by_firm then
    insert into public.audit_log (actor, action, target, after)
      values ((select auth.uid()), 'appointment.cancelled', a.user_id,
              jsonb_build_object('appointment', a.id, 'starts_at', a.starts_at, 'note', a.note));
  end if;
  perform private.mail_appointment(a, 'cancelled');
  return a;
end $$;

-- The firm proposes an hour to a client. Staff only.
create or replace function public.propose_appointment(
  client uuid, slot timestamptz, title text, words text default null
) returns public.appointments
language plpgsql security definer set search_path = '' as $$
declare
  a public.appointments;
begin
  if not private.is_staff() then
    raise insufficient_privilege using message = 'staff-only';
  end if;
  if not exists (select from public.user_approval_status s where s.user_id = client and s.status = 'approved') then
    raise exception 'not-found' using errcode = 'P0001';
  end if;
  perform private.claim_slot(slot, interval '0');
  insert into public.appointments (user_id, title, starts_at, ends_at, status, note)
    values (client, btrim(propose_appointment.title), slot, slot + interval '1 hour', 'proposed', nullif(btrim(words), ''))
    returning * into a;
  insert into public.audit_log (actor, action, target, after)
    values ((select auth.uid()), 'appointment.proposed', client,
            jsonb_build_object('appointment', a.id, 'starts_at', slot));
  perform private.mail_appointment(a, 'proposed');
  return a;
exception when exclusion_violation then
  raise exception 'slot-taken' using errcode = 'P0001';
end $$;

-- The firm proposes another hour for an appointment; the client confirms it. Staff only.
create or replace function public.propose_other_hour(
  appointment uuid, slot timestamptz, seen int, words text default null
) returns public.appointments
language plpgsql security definer set search_path = '' as $$
declare
  a public.appointments;
  old_start timestamptz;
begin
  if not private.is_staff() then
    raise insufficient_privilege using message = 'staff-only';
  end if;
  a := private.own_appointment(appointment, seen);
  old_start := a.starts_at;
  if a.status not in ('requested', 'proposed', 'confirmed') or a.ends_at <= now() then
    raise exception 'too-late' using errcode = 'P0001';
  end if;
  perform private.claim_slot(slot, interval '0', a.id);
  update public.appointments x
    set starts_at = slot, ends_at = slot + interval '1 hour', status = 'proposed', sequence = x.sequence + 1,
        note = nullif(btrim(words), ''), updated_at = now()
    where x.id = a.id returning * into a;
  insert into public.audit_log (actor, action, target, before, after)
    values ((select auth.uid()), 'appointment.moved', a.user_id,
            jsonb_build_object('appointment', a.id, 'starts_at', old_start),
            jsonb_build_object('appointment', a.id, 'starts_at', slot));
  perform private.mail_appointment(a, 'proposed');
  return a;
exception when exclusion_violation then
  raise exception 'slot-taken' using errcode = 'P0001';
end $$;

-- A confirmed appointment that has begun is done. Staff only.
create or replace function public.finish_appointment(appointment uuid) returns public.appointments
language plpgsql security definer set search_path = '' as $$
declare
  a public.appointments;
begin
  if not private.is_staff() then
    raise insufficient_privilege using message = 'staff-only';
  end if;
  a := private.own_appointment(appointment, null);
  if a.status = 'done' then
    return a;
  end if;
  if a.status <> 'confirmed' or a.starts_at > now() then
    raise exception 'conflict' using errcode = 'P0001';
  end if;
  update public.appointments x set status = 'done', sequence = x.sequence + 1, updated_at = now()
    where x.id = a.id returning * into a;
  insert into public.audit_log (actor, action, target, after)
    values ((select auth.uid()), 'appointment.done', a.user_id, jsonb_build_object('appointment', a.id));
  return a;
end $$;

do $$ declare f text; begin
  foreach f in array array[
    'public.confirm_appointment(uuid, int)', 'public.cancel_appointment(uuid, text)',
    'public.propose_appointment(uuid, timestamptz, text, text)',
    'public.propose_other_hour(uuid, timestamptz, int, text)', 'public.finish_appointment(uuid)'] loop
    execute format('revoke execute on function %s from public, anon, authenticated, service_role', f);
    execute format('grant execute on function %s to authenticated', f);
  end loop;
end $$;
