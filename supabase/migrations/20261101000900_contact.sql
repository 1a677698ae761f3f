-- The contact form: each message with the evidence of the consent it came with, and the mail that tells the firm.

create table if not exists public.contact_messages (
  id uuid primary key default gen_random_uuid(),
  consent_id uuid not null references public.consents (id),
  name text not null check (length(name) between 2 and 100),
  email text not null check (length(email) <= 254),
  phone text check (length(phone) between 1 and 30),
  message text not null check (length(message) between 10 and 5000),
  created_at timestamptz not null default now()
);
alter table public.contact_messages enable row level security;
revoke all on public.contact_messages from anon, authenticated, service_role;
create index if not exists contact_messages_of_sender on public.contact_messages (email, created_at desc);
comment on table public.contact_messages is 'What visitors wrote. Closed to everyone: only receive_contact_message writes, the server reads.';
grant select on public.contact_messages to service_role;

-- Keeps a message, its consent and the mail to `recipient`, or none of them. The same words from the same sender
-- within an hour are a second press of the button: false, and nothing is written.
create or replace function public.receive_contact_message(
  sender_name text, sender_email text, words text, recipient text, policy text, consent_sha256 text,
  sender_phone text default null, sender_ip text default null, sender_agent text default null
) returns boolean
language plpgsql security definer set search_path = '' as $$
declare
  consent uuid;
  kept uuid;
begin
  -- Two presses at the same moment: the second waits here until the first one can be seen.
  perform pg_catalog.pg_advisory_xact_lock(pg_catalog.hashtextextended('contact:' || sender_email, 0));
  if exists (
    select from public.contact_messages m
    where m.email = sender_email and m.created_at > now() - interval '1 hour'
      and m.message = words and m.name = sender_name and m.phone is not distinct from sender_phone) then
    return false;
  end if;
  insert into public.consents (email, purpose, policy_version, text_sha256, ip, user_agent)
    values (sender_email, 'contacto', policy, consent_sha256, sender_ip, sender_agent)
    returning id into consent;
  insert into public.contact_messages (consent_id, name, email, phone, message)
    values (consent, sender_name, sender_email, sender_phone, words)
    returning id into kept;
  insert into public.outbox (kind, key, payload)
    values ('mail', 'mail:contact:' || kept,
            jsonb_build_object(
              'template', 'contact-message', 'to', recipient,
              'replyTo', jsonb_build_object('name', sender_name, 'address', sender_email),
              'data', jsonb_build_object('name', sender_name, 'email', sender_email,
                                         'phone', coalesce(sender_phone, ''), 'message', words)));
  return true;
end $$;

revoke execute on function public.receive_contact_message(text, text, text, text, text, text, text, text, text)
  from public, anon, authenticated;
grant execute on function public.receive_contact_message(text, text, text, text, text, text, text, text, text)
  to service_role;
