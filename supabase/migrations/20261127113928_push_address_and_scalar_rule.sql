set local lock_timeout = '5s';
set local check_function_bodies = off;

DROP FUNCTION "public"."forget_push_device"(uuid);

CREATE OR REPLACE FUNCTION private.is_book_treatment (
  t jsonb
)
  RETURNS boolean
  LANGUAGE sql
  IMMUTABLE
  PARALLEL SAFE
  SET search_path TO ''
  AS $function$
  select case when jsonb_typeof(t) = 'object' then coalesce(length(t::text) <= 24000 and private.has_keys(t - 'lines', '{account,detail,centre,party,taxUse,taxAccount,payable,withholding,vatWithheld,icaWithheld,base,difference}')
    and private.is_book_code(t -> 'account') and private.is_book_code(t -> 'payable')
    and private.is_book_text(t -> 'detail', 80) and private.is_book_text(t -> 'centre', 40)
    and jsonb_typeof(t -> 'party') = 'string' and t ->> 'party' ~ '^[0-9]{0,20}$' and t ->> 'taxUse' in ('deductible', 'cost')
    and (private.is_book_code(t -> 'taxAccount') or t ->> 'taxUse' = 'cost' and t -> 'taxAccount' = 'null')
    and private.is_book_withholding(t -> 'withholding') and private.are_book_lines(coalesce(t -> 'lines', '[]'))
    and (t -> 'vatWithheld' = 'null' or private.has_keys(t -> 'vatWithheld', '{percent,from,account}') and private.is_book_share(t #> '{vatWithheld,percent}')
      and private.is_book_cents(t #> '{vatWithheld,from}') and private.is_book_code(t #> '{vatWithheld,account}'))
    and (t -> 'icaWithheld' = 'null' or private.has_keys(t -> 'icaWithheld', '{perMil,from,account}') and private.is_book_share(t #> '{icaWithheld,perMil}')
      and private.is_book_cents(t #> '{icaWithheld,from}') and private.is_book_code(t #> '{icaWithheld,account}'))
    and (t -> 'base' = 'null' or private.is_book_cents(t -> 'base')) and jsonb_typeof(t -> 'difference') = 'boolean', false) else false end
$function$;

CREATE OR REPLACE FUNCTION public.forget_push_device (
  device   uuid,
  endpoint text DEFAULT NULL::text
)
  RETURNS void
  LANGUAGE sql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
  delete from private.push_devices d where d.id = forget_push_device.device
    and (forget_push_device.endpoint is null or d.endpoint = forget_push_device.endpoint)
$function$;

REVOKE ALL ON FUNCTION "public"."forget_push_device"(uuid, text) FROM PUBLIC, "anon", "authenticated";

GRANT EXECUTE ON FUNCTION "public"."forget_push_device"(uuid, text) TO "service_role";
