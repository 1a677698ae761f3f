set local lock_timeout = '5s';
set local check_function_bodies = off;

CREATE OR REPLACE FUNCTION public.my_requests()
  RETURNS jsonb
  LANGUAGE plpgsql
  STABLE
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  me uuid := private.require_account('reader');
begin
  return jsonb_build_object(
    'open', (select coalesce(jsonb_agg(private.request_facts(r) order by r.due_on, r.id), '[]') from public.document_requests r
      where r.user_id = me and r.status = 'open'),
    'closed', (select coalesce(jsonb_agg(private.request_facts(c) order by c.closed_at desc, c.id desc), '[]') from (
      select r.* from public.document_requests r where r.user_id = me and r.closed_at is not null
      order by r.closed_at desc, r.id desc limit 30) c));
end $function$;
