set local lock_timeout = '5s';
set local check_function_bodies = off;

CREATE OR REPLACE FUNCTION private.respect_mail_choice()
  RETURNS TRIGGER
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  topic text := private.topic_of_mail(new.payload ->> 'template');
begin
  if topic is not null and exists (select from auth.users u where u.email = new.payload ->> 'to'
      and case when new.payload ->> 'template' = 'documents-sent' then private.mail_choice(u.id, topic) = 'never' else not private.wants_mail(u.id, topic) end
      and (topic = 'signatures' or exists (select from private.contact_of(new.user_id) c where c.id = u.id)
        or exists (select from private.staff m where m.user_id = u.id))) then
    return null;
  end if;
  return new;
end $function$;
