set local lock_timeout = '5s';
set local check_function_bodies = off;

CREATE OR REPLACE FUNCTION public.sending_clients (
  search text DEFAULT ''::text
)
  RETURNS jsonb
  LANGUAGE plpgsql
  STABLE
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  me uuid := private.require_staff();
  typed text[] := private.word_patterns(private.search_words(left(coalesce(search, ''), 100)));
begin
  return (select coalesce(jsonb_agg(jsonb_build_object('id', l.client, 'title', l.title) order by l.title_key), '[]') from (
    select k.client, k.title, k.title_key from private.client_cards k
    where (typed is null or k.words like all (typed)) and private.may_send_to(me, k.client)
    order by k.title_key, k.client limit 500) l);
end $function$;
