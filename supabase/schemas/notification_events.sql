-- These triggers notify people in the event's transaction, so that a transaction that is rolled back notifies nobody.

create function private.tell_of_message() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  words jsonb := (select jsonb_build_object('title', t.subject, 'by', new.author_name) from public.message_threads t where t.id = new.thread_id);
begin
  if new.author = 'firm' then
    -- People who may only read cannot answer, so they are not notified.
    perform private.notify(private.people_of(new.user_id, 'assistant'), 'message', new.user_id, new.thread_id, words);
  else
    perform private.notify(array(select private.answerable(new.thread_id)), 'client-message', new.user_id, new.thread_id, words, 1, true);
  end if;
  return null;
end $$;
create trigger messages_told after insert on public.messages for each row execute function private.tell_of_message();

-- Notifies the client and the firm of each change of an appointment, except the person who made the change.
-- Nobody is notified when an appointment is marked as held or missed, or when the mark `missed` is taken back.
create function private.tell_of_appointment() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  -- `changed` means that the status is the same, but the hour, the place or the members have changed.
  step text := case when tg_op = 'INSERT' or old.status <> new.status then new.status else 'changed' end;
  words jsonb := jsonb_build_object('title', new.title, 'what', step, 'at', new.starts_at);
begin
  perform private.read_about(new.id);
  if new.status in ('done', 'missed') or tg_op = 'UPDATE' and old.status = 'missed' then
    return null;
  end if;
  perform private.notify(private.people_of(new.user_id, 'assistant'), 'appointment', new.user_id, new.id, words);
  perform private.notify(case when new.person is null then private.team_of(new.user_id) else array_remove(array[new.person, new.second_person], null) end,
    'client-appointment', new.user_id, new.id, words, 1, true);
  return null;
end $$;
create trigger appointments_told_new after insert on public.appointments for each row execute function private.tell_of_appointment();
create trigger appointments_told after update of status, sequence on public.appointments for each row
  when (old.status <> new.status or old.sequence <> new.sequence) execute function private.tell_of_appointment();

create function private.tell_of_request() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if new.status = 'cancelled' then
    perform private.withdraw_notice(array['request', 'returned', 'answered'], new.id);
  elsif new.status = 'open' and not new.by_client and (tg_op = 'INSERT' or old.status = 'draft') then
    perform private.notify(private.people_of(new.user_id, 'assistant'), 'request', new.user_id, new.id,
      jsonb_build_object('title', new.title, 'by', new.asked_by, 'due', new.due_on));
  end if;
  return null;
end $$;
create trigger document_requests_told_new after insert on public.document_requests
  for each row when (new.status = 'open') execute function private.tell_of_request();
create trigger document_requests_told after update of status on public.document_requests
  for each row when (old.status <> new.status) execute function private.tell_of_request();

create function private.tell_of_request_item() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  perform private.read_about(new.request);
  if new.state = 'returned' then
    perform private.notify(private.people_of(new.user_id, 'assistant'), 'returned', new.user_id, new.request,
      jsonb_build_object('title', new.title, 'by', new.reviewed_by));
  elsif new.state in ('answered', 'none') then
    perform private.notify(private.team_of(new.user_id), 'answered', new.user_id, new.request,
      jsonb_build_object('title', (select r.title from public.document_requests r where r.id = new.request)), 1, true);
  end if;
  return null;
end $$;
create trigger document_request_items_told after update of state on public.document_request_items
  for each row when (old.state <> new.state) execute function private.tell_of_request_item();

-- Notifies the person who sent an invoice of the firm's decision about this invoice.
-- If the sender has left the account or the invoice came by mail, all people who may send another file are notified.
create function private.tell_of_decision() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  people uuid[] := private.people_of(new.user_id, 'assistant');
begin
  if old.queue = 'waiting' and not exists (select from public.invoices i where i.user_id = new.user_id and i.queue = 'waiting') then
    perform private.withdraw_notice(array['review'], new.user_id);
  end if;
  if old.queue is not distinct from new.queue then
    return null;
  end if;
  perform private.withdraw_notice(array['invoice-accepted', 'invoice-rejected'], new.id);
  if new.queue in ('accepted', 'rejected', 'asked') then
    perform private.notify(case when new.made_by = any (people) then array[new.made_by] else people end,
      case new.queue when 'accepted' then 'invoice-accepted' else 'invoice-rejected' end, new.user_id, new.id,
      jsonb_build_object('title', coalesce(new.document_number, new.number), 'by', new.supplier, 'what', new.queue));
  end if;
  return null;
end $$;
create trigger invoices_told after update on public.invoices
  for each row when (old.queue is distinct from new.queue) execute function private.tell_of_decision();

-- Notifies the client's advisors once of all new invoices that one statement has added.
create function private.tell_of_invoices() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  one record;
begin
  for one in select i.user_id, count(*)::int as times from made i where i.queue = 'waiting' group by i.user_id order by i.user_id loop
    perform private.notify(private.team_of(one.user_id), 'review', one.user_id, one.user_id, '{}', one.times, true);
  end loop;
  return null;
end $$;
create trigger invoices_told_new after insert on public.invoices
  referencing new table as made for each statement execute function private.tell_of_invoices();

create function private.tell_of_documents() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  one record;
begin
  for one in select d.user_id, count(*)::int as times, (array_agg(d.name order by d.created_at desc, d.id desc))[1] as newest from made d
      where d.kind = 'file' and d.uploaded_by = 'firm' and d.client_sees group by d.user_id order by d.user_id loop
    perform private.notify(private.people_of(one.user_id, 'reader'), 'document', one.user_id, one.user_id,
      jsonb_build_object('title', one.newest), one.times);
  end loop;
  return null;
end $$;
create trigger documents_told_new after insert on public.documents
  referencing new table as made for each statement execute function private.tell_of_documents();

create function private.tell_of_shown_document() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if new.client_sees then
    perform private.notify(private.people_of(new.user_id, 'reader'), 'document', new.user_id, new.user_id, jsonb_build_object('title', new.name));
  else
    perform private.withdraw_notice(array['document'], new.user_id, 1);
  end if;
  return null;
end $$;
create trigger documents_told after update of client_sees on public.documents
  for each row when (old.client_sees <> new.client_sees) execute function private.tell_of_shown_document();

create function private.tell_of_filing() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if new.state in ('filed', 'paid') then
    perform private.withdraw_notice(array['deadline'], new.id);
    perform private.notify(private.people_of(new.user_id, 'reader'), 'filed', new.user_id, new.id, private.date_words(new));
  else
    perform private.withdraw_notice(array['filed'], new.id);
  end if;
  return null;
end $$;
create trigger obligations_told after update of state on public.obligations for each row
  when (new.client_sees and (old.state in ('filed', 'paid')) <> (new.state in ('filed', 'paid'))) execute function private.tell_of_filing();

create function private.date_words(o public.obligations) returns jsonb
language sql immutable set search_path = '' as $$
  select jsonb_build_object('obligation', o.obligation, 'name', o.name, 'municipality', nullif(o.municipality, ''), 'period', o.period, 'due', o.due)
$$;

-- Shows a reminder of a due date in the portal to the person who also gets the reminder by mail.
create function private.tell_of_date() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  o public.obligations := (select x from public.obligations x where x.id = new.obligation);
begin
  perform private.notify(array(select a.contact from public.accounts a where a.id = o.user_id), 'deadline', o.user_id, o.id, private.date_words(o));
  return null;
end $$;
create trigger date_reminders_told after insert or update on private.date_reminders
  for each row execute function private.tell_of_date();

-- Notifies people of the client of invoices that came by mail, or of a mail that waits because of its sender.
-- A mail waits if its sender is not allowed or not verified; then the client's advisors are notified too.
create function private.tell_of_mail() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if old.state in ('unknown-sender', 'unproved') then
    perform private.withdraw_notice(array['sender', 'client-sender'], new.user_id, 1);
  end if;
  if new.state = 'read' and new.found > 0 then
    perform private.notify(private.people_of(new.user_id, 'assistant'), 'mail', new.user_id, new.user_id, '{}', new.found);
  elsif new.state in ('unknown-sender', 'unproved') then
    perform private.notify(private.people_of(new.user_id, 'assistant'), 'sender', new.user_id, new.user_id, '{}');
    perform private.notify(private.team_of(new.user_id), 'client-sender', new.user_id, new.user_id, '{}', 1, true);
  end if;
  return null;
end $$;
create trigger mails_told after update of state on public.mails
  for each row when (old.state <> new.state) execute function private.tell_of_mail();

create function private.tell_of_signer() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  r private.signature_requests := (select x from private.signature_requests x where x.id = new.request);
begin
  if new.state = 'asked' then
    perform private.notify(array[new.person], case new.party when 'firm' then 'signature-turn' else 'signature' end, r.user_id, r.id,
      jsonb_build_object('title', r.title, 'by', r.sender_name, 'due', private.signature_day(r)), 1, new.party = 'firm');
  else
    perform private.read_about(r.id);
  end if;
  return null;
end $$;
create trigger signature_signers_told after update of state on private.signature_signers
  for each row when (old.state <> new.state and new.person is not null) execute function private.tell_of_signer();

-- Withdraws the notifications that ask for a signature once nobody can sign the document any more.
-- When a document is signed, declined or expired, its sender or else the client's advisors are notified.
create function private.tell_of_signature() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if new.status in ('signed', 'declined', 'expired', 'withdrawn', 'superseded') then
    perform private.withdraw_notice(array['signature', 'signature-turn'], new.id);
  end if;
  if new.status in ('signed', 'declined', 'expired') then
    perform private.notify(case when exists (select from private.staff s where s.user_id = new.sent_by) then array[new.sent_by]
      else private.team_of(new.user_id) end, 'signature-news', new.user_id, new.id,
      jsonb_build_object('title', new.title, 'what', new.status), 1, true);
  end if;
  return null;
end $$;
create trigger signature_requests_told after update of status on private.signature_requests
  for each row when (old.status <> new.status) execute function private.tell_of_signature();

-- Notifies owners when a person has joined their company by an invitation.
create function private.tell_of_colleague() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  perform private.notify(private.people_of(new.account, 'owner'), 'access', new.account, new.user_id,
    (select jsonb_build_object('by', coalesce(p.name, split_part(u.email, '@', 1)), 'role', new.role)
     from auth.users u left join public.client_profiles p on p.user_id = u.id where u.id = new.user_id));
  return null;
end $$;
create trigger account_members_told after insert on private.account_members
  for each row when (new.invited_by is not null) execute function private.tell_of_colleague();

-- Deletes a person's notifications about an account when the person leaves this account.
create function private.forget_account_notices() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  delete from public.notifications n where n.user_id = new.user_id and n.account = new.account and not n.for_firm;
  return null;
end $$;
create trigger account_members_untold after update of until on private.account_members
  for each row when (old.until is null and new.until is not null) execute function private.forget_account_notices();

create function private.forget_client_notices() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  delete from public.notifications n where n.user_id = old.advisor and n.account = old.client and n.for_firm
    and not exists (select from private.staff s where s.user_id = old.advisor and s.role = 'admin');
  return null;
end $$;
create trigger client_advisors_untold after delete on private.client_advisors
  for each row execute function private.forget_client_notices();

create function private.forget_firm_notices() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  delete from public.notifications n where n.user_id = old.user_id and n.for_firm;
  return null;
end $$;
create trigger staff_untold after delete on private.staff for each row execute function private.forget_firm_notices();

-- Notifies a person when their password, mail address or second sign-in step changes, in case somebody else did it.
create function private.tell_of_security() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  what text := case tg_table_name when 'client_profiles' then 'password' when 'users' then 'email' when 'backup_codes' then 'backup-code'
    else case tg_op when 'DELETE' then 'step-off' else 'step-on' end end;
  row_now jsonb := to_jsonb(case when tg_op = 'DELETE' then old else new end);
  person uuid := coalesce(row_now ->> 'user_id', row_now ->> 'id')::uuid;
begin
  if exists (select from auth.users u where u.id = person) then
    perform private.notify(array[person], 'security', null, person, jsonb_build_object('what', what));
  end if;
  return null;
end $$;
create trigger passwords_told after insert or update of password_changed_at on public.client_profiles
  for each row when (new.password_changed_at is not null) execute function private.tell_of_security();
create trigger second_steps_security after insert or delete on private.second_steps
  for each row execute function private.tell_of_security();
create trigger backup_codes_told after update of used_at on private.backup_codes
  for each row when (old.used_at is null and new.used_at is not null) execute function private.tell_of_security();
create trigger users_told after update of email on auth.users
  for each row when (old.email is not null and old.email is distinct from new.email) execute function private.tell_of_security();

-- Notifies administrators of failed deliveries such as mails, once for each kind and reason.
-- Nobody is notified of a wrong mail address, because the firm cannot correct the address.
create function private.tell_of_failed_delivery() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  perform private.notify(array(select s.user_id from private.staff s where s.role = 'admin'), 'delivery', null,
    md5(concat_ws(':', new.kind, new.last_error))::uuid, jsonb_build_object('kind', new.kind, 'reason', new.last_error), 1, true);
  return null;
end $$;
create trigger outbox_told after update of status on public.outbox for each row
  when (new.status = 'parked' and old.status <> 'parked' and new.last_error is distinct from 'mail:no-such-address'
    and new.payload ->> 'template' is distinct from 'delivery-stopped')
  execute function private.tell_of_failed_delivery();

revoke execute on function private.tell_of_message(), private.tell_of_appointment(), private.tell_of_request(), private.tell_of_request_item(),
  private.tell_of_decision(), private.tell_of_invoices(), private.tell_of_documents(), private.tell_of_shown_document(), private.tell_of_filing(),
  private.date_words(public.obligations), private.tell_of_date(), private.tell_of_mail(), private.tell_of_signer(), private.tell_of_signature(),
  private.tell_of_colleague(), private.forget_account_notices(), private.forget_client_notices(), private.forget_firm_notices(),
  private.tell_of_security(), private.tell_of_failed_delivery() from public, anon, authenticated, service_role;
