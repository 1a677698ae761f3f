-- Two members at one appointment: whoever comes second is told, and a step sent twice by the same member is one step.

-- A client confirms what the firm proposed; the firm confirms what a client asked for. Confirmed twice is once.
create or replace function public.confirm_appointment(appointment uuid, seen int) returns public.appointments
language plpgsql security definer set search_path = '' as $$
declare
  a public.appointments := private.own_appointment(appointment, null);
  by_firm boolean := a.user_id <> (select auth.uid());
begin
  if a.status = 'confirmed' and (not by_firm or a.sequence = seen or private.is_own_step(a)) then
    return a;
  end if;
  if a.sequence <> seen then
    raise exception 'conflict' using errcode = 'P0001';
  end if;
  if a.ends_at <= now() then
    raise exception 'too-late' using errcode = 'P0001';
  end if;
  if not (a.status = 'proposed' or (a.status = 'requested' and by_firm)) then
    raise exception 'conflict' using errcode = 'P0001';
  end if;
  update public.appointments x
    set status = 'confirmed', sequence = x.sequence + 1, updated_at = now()
    where x.id = a.id returning * into a;
  if by_firm then
    perform private.note_staff('appointment.confirmed', a.user_id, null,
      jsonb_build_object('appointment', a.id, 'starts_at', a.starts_at));
  end if;
  perform private.mail_appointment(a, 'confirmed');
  return a;
end $$;

-- Until the day before for its client, until its end for the firm, which may say why. Cancelled twice is once. `seen` is
-- the sequence that the caller saw, null for whoever does not mind.
drop function if exists public.cancel_appointment(uuid, text);
create or replace function public.cancel_appointment(appointment uuid, words text default null, seen int default null)
returns public.appointments
language plpgsql security definer set search_path = '' as $$
declare
  a public.appointments := private.own_appointment(appointment, null);
  by_firm boolean := a.user_id <> (select auth.uid());
begin
  if a.status = 'cancelled' and (not by_firm or seen is null or a.sequence = seen or private.is_own_step(a)) then
    return a;
  end if;
  if a.sequence <> seen then
    raise exception 'conflict' using errcode = 'P0001';
  end if;
  if a.status = 'done' or (by_firm and a.ends_at <= now()) or (not by_firm and not private.may_still_change(a)) then
    raise exception 'too-late' using errcode = 'P0001';
  end if;
  update public.appointments x
    set status = 'cancelled', cancelled_by = case when by_firm then 'firm' else 'client' end,
        note = case when by_firm then nullif(btrim(words), '') end, sequence = x.sequence + 1, updated_at = now()
    where x.id = a.id returning * into a;
  if by_firm then
    perform private.note_staff('appointment.cancelled', a.user_id, null,
      jsonb_build_object('appointment', a.id, 'starts_at', a.starts_at, 'note', a.note));
  end if;
  perform private.mail_appointment(a, 'cancelled');
  return a;
end $$;
revoke execute on function public.cancel_appointment(uuid, text, int) from public, anon, authenticated, service_role;
grant execute on function public.cancel_appointment(uuid, text, int) to authenticated;

-- The firm proposes an hour to a client. Staff only. The same hour proposed twice to the same client is one proposal.
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
  if not private.sees_client(client)
    or not exists (select from public.user_approval_status s where s.user_id = client and s.status = 'approved') then
    raise exception 'not-found' using errcode = 'P0001';
  end if;
  perform pg_advisory_xact_lock(hashtextextended('appointments', 0));
  select * into a from public.appointments x
    where x.user_id = client and x.starts_at = slot and x.status = 'proposed' and x.title = btrim(propose_appointment.title);
  if a.id is not null and private.is_own_step(a) then
    return a;
  end if;
  perform private.claim_slot(slot, interval '0');
  insert into public.appointments (user_id, title, starts_at, ends_at, status, note)
    values (client, btrim(propose_appointment.title), slot, slot + interval '1 hour', 'proposed', nullif(btrim(words), ''))
    returning * into a;
  perform private.note_staff('appointment.proposed', client, null, jsonb_build_object('appointment', a.id, 'starts_at', slot));
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
  a := private.own_appointment(appointment, null);
  if a.status = 'proposed' and a.starts_at = slot and private.is_own_step(a) then
    return a;
  end if;
  if a.sequence <> seen then
    raise exception 'conflict' using errcode = 'P0001';
  end if;
  old_start := a.starts_at;
  if a.status not in ('requested', 'proposed', 'confirmed') or a.ends_at <= now() then
    raise exception 'too-late' using errcode = 'P0001';
  end if;
  perform private.claim_slot(slot, interval '0', a.id);
  update public.appointments x
    set starts_at = slot, ends_at = slot + interval '1 hour', status = 'proposed', sequence = x.sequence + 1,
        note = nullif(btrim(words), ''), updated_at = now()
    where x.id = a.id returning * into a;
  perform private.note_staff('appointment.moved', a.user_id,
    jsonb_build_object('appointment', a.id, 'starts_at', old_start), jsonb_build_object('appointment', a.id, 'starts_at', slot));
  perform private.mail_appointment(a, 'proposed');
  return a;
exception when exclusion_violation then
  raise exception 'slot-taken' using errcode = 'P0001';
end $$;

-- What a client asks for is told by mail to the advisors of that client, to administrators where there is none: once for
-- each request and each change.
create or replace function private.on_appointment_asked() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  insert into public.outbox (kind, key, user_id, payload)
    select 'mail', 'mail:asked:' || new.id || ':' || new.sequence || ':' || m.user_id, new.user_id,
           jsonb_build_object('template', 'appointment-requested', 'to', u.email, 'data', jsonb_build_object(
             'id', new.id, 'title', new.title, 'client', private.client_title(new.user_id), 'asked', new.starts_at))
    from private.staff m join auth.users u on u.id = m.user_id
    where m.user_id <> new.user_id and case
      when exists (select from private.client_advisors a where a.client = new.user_id)
        then exists (select from private.client_advisors a where a.client = new.user_id and a.advisor = m.user_id)
      else m.role = 'admin' end
    on conflict (key) do nothing;
  return null;
end $$;
revoke execute on function private.on_appointment_asked() from public, anon, authenticated, service_role;
drop trigger if exists appointment_asked on public.appointments;
create trigger appointment_asked after insert on public.appointments
  for each row when (new.status = 'requested') execute function private.on_appointment_asked();
drop trigger if exists appointment_asked_again on public.appointments;
create trigger appointment_asked_again after update of sequence on public.appointments
  for each row when (new.status = 'requested' and new.sequence <> old.sequence) execute function private.on_appointment_asked();
