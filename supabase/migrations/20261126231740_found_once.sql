set local lock_timeout = '5s';
set local check_function_bodies = off;

CREATE OR REPLACE FUNCTION private.find_documents (
  search    text,
  clients   uuid[],
  for_staff boolean
)
  RETURNS TABLE (
    id     uuid,
    inside boolean
  )
  LANGUAGE plpgsql
  STABLE
  SECURITY DEFINER
  SET search_path TO ''
  SET enable_seqscan TO 'off'
  SET jit TO 'off'
  SET work_mem TO '32MB'
  AS $function$
declare
  names text := private.pattern_filter('i.name_key', private.word_patterns(private.name_key(left(search, 100))));
begin
  if names is null then
    return;
  end if;
  return query execute format('select f.id, bool_and(f.inside) from (
      (select i.id, i.created_at as at, false as inside from public.documents i where i.kind = ''file'' and %s%s%s
       order by i.created_at desc, i.id desc limit 101)
      union all
      (select i.document, i.at, true from private.document_texts i where i.words is not null and i.words @@ $3%s%s
       order by i.at desc, i.document desc limit 101)) f
    group by f.id order by max(f.at) desc, f.id desc limit 101',
    names, private.reach_filter(clients), case when for_staff then '' else ' and i.client_sees' end,
    case when clients is null then '' else ' and i.user_id = any ($1)' end,
    case when for_staff then '' else ' and exists (select from public.documents d where d.id = i.document and d.client_sees)' end)
    using clients, clients::text[], private.text_query(search);
end $function$;
