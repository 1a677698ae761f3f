set local lock_timeout = '5s';
set local check_function_bodies = off;

CREATE OR REPLACE FUNCTION private.keep_checked_object()
  RETURNS TRIGGER
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  place public.uploads;
begin
  select * into place from public.uploads u where u.path = new.name for share;
  if place.status <> 'reserved' then
    raise insufficient_privilege using message = 'already-checked';
  end if;
  if place.id is not null and (new.metadata ->> 'size')::bigint > greatest(place.declared_size, 10485760) then
    raise insufficient_privilege using message = 'too-large';
  end if;
  return new;
end $function$;
