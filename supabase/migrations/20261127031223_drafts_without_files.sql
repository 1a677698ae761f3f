set local lock_timeout = '5s';
set local check_function_bodies = off;

CREATE OR REPLACE FUNCTION public.my_sendings()
  RETURNS jsonb
  LANGUAGE plpgsql
  STABLE
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  me uuid := private.require_staff();
begin
  return (select coalesce(jsonb_agg(to_jsonb(l) order by l.made_at desc), '[]') from (
    select s.id, s.state, s.made_at, s.send_at, s.made_by = me as mine, private.member_name(s.made_by) as by,
      (select count(*) from private.sending_files f where f.sending = s.id) as files,
      (select f.name from private.sending_files f where f.sending = s.id order by f.name, f.id limit 1) as first,
      (select count(distinct i.client) from private.sending_items i where i.sending = s.id) as clients,
      (select count(*) from private.sending_items i where i.sending = s.id and i.state = 'sent') as sent,
      (select count(*) from private.sending_items i where i.sending = s.id and i.state = 'failed') as failed,
      (select count(distinct i.client) from private.sending_items i join private.document_views v on v.document = i.document
       where i.sending = s.id and (private.is_admin() or i.client in (select private.my_clients()))) as seen
    from private.sendings s where (s.made_by = me or private.is_admin() and s.state <> 'draft')
      and (s.state <> 'draft' or exists (select from private.sending_files f where f.sending = s.id))
    order by s.made_at desc limit 50) l);
end $function$;
