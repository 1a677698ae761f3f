-- Effects are tried for a day, and the firm hears of what stays undelivered once a day for each reason.

alter table public.outbox add column if not exists first_tried_at timestamptz;
comment on column public.outbox.first_tried_at is 'When its tries began; they begin anew when a member sends it again.';

-- As before; and the first try of a row is noted.
create or replace function public.claim_outbox(max_jobs int, lease_seconds int, only_batch uuid default null)
returns setof public.outbox
language sql volatile security definer set search_path = '' as $$
  update public.outbox o
    set attempts = o.attempts + 1, locked_until = clock_timestamp() + make_interval(secs => lease_seconds),
        first_tried_at = case when o.attempts = 0 then clock_timestamp() else coalesce(o.first_tried_at, clock_timestamp()) end
    where o.id in (
      select c.id from public.outbox c
      where c.status = 'pending'
        and (c.next_at <= clock_timestamp() or (c.batch_id = only_batch and c.attempts = 0))
        and (c.locked_until is null or c.locked_until < clock_timestamp())
        and (only_batch is null or c.batch_id = only_batch)
      order by (c.kind = 'automation.batch'), c.next_at
      limit max_jobs
      for update skip locked)
    returning o.*
$$;

-- One mail to each administrator for each kind, reason and day, however many rows fail. Of these mails themselves there is none.
create or replace function private.tell_of_delivery(o public.outbox) returns void
language sql volatile security definer set search_path = '' as $$
  insert into public.outbox (kind, key, user_id, payload)
    select 'mail', concat_ws(':', 'mail:delivery', o.kind, o.last_error, (now() at time zone 'America/Bogota')::date, s.user_id), s.user_id,
           jsonb_build_object('template', 'delivery-stopped', 'to', u.email,
             'data', jsonb_build_object('kind', o.kind, 'reason', o.last_error, 'status', o.status))
    from private.staff s join auth.users u on u.id = s.user_id
    where s.role = 'admin' and o.payload ->> 'template' is distinct from 'delivery-stopped'
    on conflict (key) do nothing
$$;
revoke execute on function private.tell_of_delivery(public.outbox) from public, anon, authenticated, service_role;

-- Gives a job back for later, or parks it when retry_seconds is null. The firm is told of what is parked, and when `tell` says so.
drop function if exists public.fail_outbox(uuid, int, text, int);
create or replace function public.fail_outbox(
  job_id uuid, attempt int, error text, retry_seconds int default null, tell boolean default false
) returns boolean
language plpgsql volatile security definer set search_path = '' as $$
declare
  o public.outbox;
begin
  update public.outbox x set
    status = case when retry_seconds is null then 'parked' else 'pending' end,
    next_at = clock_timestamp() + make_interval(secs => coalesce(retry_seconds, 0)),
    locked_until = null, last_error = left(error, 100)
    where x.id = job_id and x.attempts = attempt and x.status = 'pending' returning * into o;
  if o.id is null then
    return false;
  end if;
  if tell or o.status = 'parked' then
    perform private.tell_of_delivery(o);
  end if;
  return true;
end $$;
revoke execute on function public.fail_outbox(uuid, int, text, int, boolean) from public, anon, authenticated;
grant execute on function public.fail_outbox(uuid, int, text, int, boolean) to service_role;
