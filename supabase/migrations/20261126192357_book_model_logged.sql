set local lock_timeout = '5s';
set local check_function_bodies = off;

CREATE OR REPLACE FUNCTION public.keep_book_model (
  client uuid,
  model  jsonb
)
  RETURNS void
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
begin
  perform private.require_client(client);
  insert into private.book_models (user_id, model) values (client, keep_book_model.model)
    on conflict (user_id) do update set model = excluded.model, made_at = clock_timestamp();
  perform private.note_staff('books.model', client, null, jsonb_build_object('name', left(model ->> 'name', 120)));
end $function$;
