set local lock_timeout = '5s';
set local check_function_bodies = off;

CREATE OR REPLACE FUNCTION private.is_mark (
  mark  jsonb,
  pages integer
)
  RETURNS boolean
  LANGUAGE sql
  IMMUTABLE
  SET search_path TO ''
  AS $function$
  select case when jsonb_typeof(mark) <> 'object' or length(mark::text) > 200 or (select count(*) <> 5
      or not bool_and(m.key in ('page', 'x', 'y', 'width', 'height') and jsonb_typeof(m.value) = 'number')
      from jsonb_each(case when jsonb_typeof(mark) = 'object' then mark else '{}' end) m) then false
    else (mark ->> 'page')::numeric between 1 and pages and (mark ->> 'page')::numeric % 1 = 0
      and (mark ->> 'x')::numeric between 0 and 1 and (mark ->> 'y')::numeric between 0 and 1
      and (mark ->> 'width')::numeric between 0.001 and 1 and (mark ->> 'height')::numeric between 0.001 and 1
      and (mark ->> 'x')::numeric + (mark ->> 'width')::numeric <= 1.0005 and (mark ->> 'y')::numeric + (mark ->> 'height')::numeric <= 1.0005 end
$function$;

CREATE OR REPLACE FUNCTION public.fail_outbox (
  job_id        uuid,
  attempt       integer,
  error         text,
  retry_seconds integer DEFAULT NULL::integer,
  tell          boolean DEFAULT false
)
  RETURNS boolean
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  o public.outbox;
begin
  update public.outbox x set
    status = case when retry_seconds is not null then 'pending' when x.kind = 'push' then 'dropped' else 'parked' end,
    done_at = case when retry_seconds is null and x.kind = 'push' then clock_timestamp() end,
    next_at = clock_timestamp() + make_interval(secs => coalesce(retry_seconds, 0)),
    locked_until = null, last_error = left(error, 100)
    where x.id = job_id and x.attempts = attempt and x.status = 'pending' returning * into o;
  if o.id is null then
    return false;
  end if;
  if tell or o.status = 'parked' and not private.is_mistyped(o.last_error) then
    perform private.tell_of_delivery(o);
  end if;
  return true;
end $function$;
