set local lock_timeout = '5s';
set local check_function_bodies = off;

DROP FUNCTION "private"."keeps_address"(text);

DROP FUNCTION "private"."topic_of_mail"(text);

CREATE OR REPLACE FUNCTION private.mail_traits (
  template text,
  OUT      topic text,
  OUT      keeps_address boolean,
  OUT      without_access boolean
)
  RETURNS record
  LANGUAGE sql
  IMMUTABLE
  SET search_path TO ''
  AS $function$
  select max(m.topic), coalesce(bool_or(m.keeps_address), false), coalesce(bool_or(m.without_access), false) from (values
    ('email-changed', null::text, true, false),
    ('email-taken-back', null, true, false),
    ('password-changed', null, true, false),
    ('second-step-on', null, true, false),
    ('second-step-off', null, true, false),
    ('backup-code-used', null, true, false),
    ('backup-codes-renewed', null, true, false),
    ('data-request-received', null, false, true),
    ('data-request-new', null, true, true),
    ('data-request-extended', null, false, true),
    ('data-request-answered', null, false, true),
    ('data-request-refused', null, false, true),
    ('approval-approved', null, false, true),
    ('approval-waitlist', null, false, true),
    ('approval-rejected', null, false, true),
    ('registration-correction', null, false, true),
    ('invitation', null, true, false),
    ('portal-invitation', null, true, false),
    ('team-invitation', null, true, false),
    ('owner-change-asked', null, true, false),
    ('owner-change-done', null, true, false),
    ('documents-asked', 'requests', false, false),
    ('document-reminder', 'requests', false, false),
    ('documents-returned', 'requests', false, false),
    ('signature-asked', 'signatures', false, true),
    ('signature-reminder', 'signatures', false, true),
    ('signature-turn', 'signatures', false, true),
    ('signature-link', null, true, true),
    ('signature-link-reminder', null, true, true),
    ('signature-outside-named', null, true, true),
    ('signature-code', null, true, true),
    ('signature-done', null, false, true),
    ('signature-link-done', null, true, true),
    ('signature-news', 'signatures', false, true),
    ('document-brought', 'documents', false, false),
    ('documents-sent', 'documents', false, false),
    ('receipts-brought', 'documents', false, false),
    ('dates-near', 'deadlines', false, false),
    ('invoice-rejected', 'rejected', false, false),
    ('invoice-asked', 'rejected', false, false),
    ('message-answered', 'messages', false, false),
    ('message-begun', 'messages', false, false),
    ('inbox-waiting', 'messages', false, false),
    ('appointment-requested', 'appointments', false, false),
    ('appointment-tomorrow', 'appointments', false, false),
    ('appointment-soon', 'appointments', false, false),
    ('appointment-offered', 'appointments', false, false),
    ('appointment-received', 'appointments', false, false),
    ('appointment-confirmed', 'appointments', false, false),
    ('appointment-changed', 'appointments', false, false),
    ('appointment-proposed', 'appointments', false, false),
    ('appointment-cancelled', 'appointments', false, false),
    ('appointment-released', 'appointments', false, false),
    ('delivery-stopped', 'deliveries', false, false),
    ('contact-answered', null, true, false),
    ('contact-message', null, true, false),
    ('fee-reminder', null, false, false),
    ('notice-digest', null, false, false),
    ('notice-now', null, false, false),
    ('figures-missing', null, false, false),
    ('invoice-accepted', null, false, false),
    ('invoice-reviewing', null, false, false),
    ('appointment-outside', null, false, false),
    ('firm-google-moved', null, false, false),
    ('firm-google-gone', null, false, false),
    ('firm-appointment-tomorrow', null, false, false),
    ('firm-appointment-soon', null, false, false)
  ) m (template, topic, keeps_address, without_access)
    where m.template = mail_traits.template
$function$;

CREATE OR REPLACE FUNCTION private.may_still_read (
  o public.outbox
)
  RETURNS boolean
  LANGUAGE sql
  STABLE
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
  select o.person is null or o.user_id is null
    or (private.mail_traits(o.payload ->> 'template')).without_access
    or exists (select from private.staff s where s.user_id = o.person)
    or exists (select from private.account_members m where m.account = o.user_id and m.user_id = o.person and m.until is null)
$function$;

CREATE OR REPLACE FUNCTION private.prepare_mail()
  RETURNS TRIGGER
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  template text := new.payload ->> 'template';
  traits record := private.mail_traits(template);
  choice text;
begin
  if template in ('notice-digest', 'notice-now') then
    new.person := (new.payload #>> '{data,person}')::uuid;
    new.topic := case template when 'notice-digest' then 'summary' else (select private.topic_of_notice(n.kind) from public.notifications n
      where n.id = (new.payload #>> '{data,notification}')::uuid) end;
  elsif not traits.keeps_address then
    new.person := (select u.id from auth.users u where u.email = new.payload ->> 'to' limit 1);
    if new.person is not null and traits.topic is not null and new.user_id is not null and private.chooses_mails(new.person, traits.topic, new.user_id) then
      choice := private.mail_choice(new.person, traits.topic);
      if choice = 'never' or choice = 'daily' and template <> 'documents-sent' then
        return null;
      end if;
      new.topic := traits.topic;
    end if;
  end if;
  return new;
end $function$;

REVOKE ALL ON FUNCTION "private"."mail_traits"(text) FROM PUBLIC;
