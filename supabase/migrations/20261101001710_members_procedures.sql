-- What members do for a client asks whether they see that client: one that is not theirs does not exist for them.

-- The caller's own appointment, locked, or a client's for their advisor and administrators; the refusal when there is none. `seen` is the
-- sequence that the caller saw, null for whoever does not mind.
create or replace function private.own_appointment(appointment uuid, seen int) returns public.appointments
language plpgsql security definer set search_path = '' as $$
declare
  found_row public.appointments;
begin
  if not private.may_enter() then
    raise insufficient_privilege using message = 'not-approved';
  end if;
  select * into found_row from public.appointments a
    where a.id = appointment and (a.user_id = (select auth.uid()) or private.sees_client(a.user_id))
    for update;
  if found_row.id is null then
    raise exception 'not-found' using errcode = 'P0001';
  end if;
  if seen <> found_row.sequence then
    raise exception 'conflict' using errcode = 'P0001';
  end if;
  return found_row;
end $$;

-- A client confirms what the firm proposed; the firm confirms what a client asked for. Confirmed twice is once.
create or replace function public.confirm_appointment(appointment uuid, seen int) returns public.appointments
language plpgsql security definer set search_path = '' as $$
declare
  a public.appointments := private.own_appointment(appointment, null);
  by_firm boolean := a.user_id <> (select auth.uid());
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
  if not (a.status = 'proposed' or (a.status = 'requested' and by_firm)) then
    raise exception 'conflict' using errcode = 'P0001';
  end if;
  update public.appointments x
    set status = 'confirmed', sequence = x.sequence + 1, updated_at = now()
    where x.id = a.id returning * into a;
  if by_firm then
    insert into public.audit_log (actor, action, target, after)
      values ((select auth.uid()), 'appointment.confirmed', a.user_id,
              jsonb_build_object('appointment', a.id, 'starts_at', a.starts_at));
  end if;
  perform private.mail_appointment(a, 'confirmed');
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
  if not private.sees_client(client)
    or not exists (select from public.user_approval_status s where s.user_id = client and s.status = 'approved') then
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

-- The firm answers in a client's conversation. Staff only; the files are documents of that client.
create or replace function public.answer_message(message uuid, thread uuid, words text, documents uuid[] default '{}')
returns public.messages
language plpgsql security definer set search_path = '' as $$
declare
  t public.message_threads;
  again boolean;
  kept public.messages;
begin
  if not private.is_staff() then
    raise insufficient_privilege using message = 'staff-only';
  end if;
  select * into t from public.message_threads x where x.id = thread for update;
  if t.id is null or not private.sees_client(t.user_id) then
    raise exception 'not-found' using errcode = 'P0001';
  end if;
  again := exists (select from public.messages m where m.id = message);
  kept := private.add_message(message, t, 'firm', words, documents);
  if not again then
    insert into public.audit_log (actor, action, target, after)
      values ((select auth.uid()), 'message.answered', t.user_id, jsonb_build_object('thread', t.id, 'message', message));
    perform private.mail_about_answer(t, message);
  end if;
  return kept;
end $$;

-- The firm has the conversation before its eyes. Staff only.
create or replace function public.read_thread_as_firm(thread uuid) returns void
language plpgsql security definer set search_path = '' as $$
declare
  t public.message_threads;
begin
  if not private.is_staff() then
    raise insufficient_privilege using message = 'staff-only';
  end if;
  select * into t from public.message_threads x where x.id = thread for update;
  if t.id is null or not private.sees_client(t.user_id) then
    raise exception 'not-found' using errcode = 'P0001';
  end if;
  if t.firm_unread > 0 then
    update public.messages m set read_at = clock_timestamp()
      where m.thread_id = t.id and m.author = 'client' and m.read_at is null;
    update public.message_threads x set firm_unread = 0 where x.id = t.id;
    insert into public.audit_log (actor, action, target, after)
      values ((select auth.uid()), 'message.read', t.user_id, jsonb_build_object('thread', t.id, 'messages', t.firm_unread));
  end if;
end $$;

-- The firm's answer, or the longer term with its reason: once, and only forwards. Staff only, never one's own.
create or replace function public.decide_data_request(request uuid, new_status text, words text, new_due date default null) returns void
language plpgsql security definer set search_path = '' as $$
declare
  old public.data_requests;
  decided public.data_requests;
begin
  if not private.is_staff() then
    raise insufficient_privilege using message = 'staff-only';
  end if;
  if nullif(btrim(words), '') is null then
    raise exception 'reason-required' using errcode = 'P0001';
  end if;
  select * into old from public.data_requests r where r.id = request for update;
  if old.user_id = (select auth.uid()) then
    raise insufficient_privilege using message = 'not-oneself';
  end if;
  if old.id is null or not private.sees_client(old.user_id) then
    raise exception 'not-found' using errcode = 'P0001';
  end if;
  if old.status in ('answered', 'refused') or new_status = 'received' or (new_status = 'extended' and old.status = 'extended') then
    raise exception 'already-decided' using errcode = 'P0001';
  end if;
  update public.data_requests r
    set status = new_status, reply = btrim(words),
        due_on = case when new_status = 'extended' then greatest(coalesce(new_due, r.due_on), r.due_on) else r.due_on end,
        settled_at = case when new_status in ('answered', 'refused') then now() end
    where r.id = request returning * into decided;
  insert into public.audit_log (actor, action, target, before, after)
    values ((select auth.uid()), 'data-request.' || new_status, old.user_id,
            jsonb_build_object('id', old.id, 'status', old.status, 'due_on', old.due_on),
            jsonb_build_object('status', decided.status, 'due_on', decided.due_on, 'reply', decided.reply));
  perform private.queue_mail(old.user_id, 'data-request-' || new_status || ':' || old.id, 'data-request-' || new_status, u.email,
      jsonb_build_object('reply', decided.reply, 'due', to_char(decided.due_on, 'DD/MM/YYYY')))
    from auth.users u where u.id = old.user_id;
end $$;
