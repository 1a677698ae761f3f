set local lock_timeout = '5s';
set local check_function_bodies = off;

CREATE OR REPLACE FUNCTION private.takes_file (
  mime    text,
  purpose text
)
  RETURNS boolean
  LANGUAGE plpgsql
  STABLE
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
begin
  return case
    when private.extension_of(mime) is null then false
    when private.extension_of(mime) in ('pdf', 'jpg', 'png', 'xml') then true
    when mime = 'text/csv' and purpose in ('for-client', 'outgoing', 'sent') then true
    else purpose in ('attachment', 'for-client', 'outgoing', 'sent')
      and exists (select from private.firm_settings x where x.name = 'message_files' and x.value = '"all"')
  end;
end $function$;
