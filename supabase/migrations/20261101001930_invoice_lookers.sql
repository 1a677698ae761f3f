-- Who of the firm has which invoice before their eyes.
create table if not exists private.invoice_lookers (
  invoice_id uuid not null references public.invoices (id) on delete cascade,
  member uuid not null references private.staff (user_id) on delete cascade,
  seen_at timestamptz not null,
  primary key (invoice_id, member)
);
alter table private.invoice_lookers enable row level security;
revoke all on private.invoice_lookers from anon, authenticated, service_role;
create index if not exists invoice_lookers_seen on private.invoice_lookers (seen_at);

-- The caller looks at an invoice, or at the queue alone when it is null. Answers what the other members look at, of the
-- clients that the caller sees: [{invoice, name}]. Whoever was not heard of for 40 seconds has left. Staff only.
create or replace function public.look_at_invoice(invoice uuid) returns jsonb
language plpgsql volatile security definer set search_path = '' as $$
declare
  me uuid := (select auth.uid());
begin
  if not private.is_staff() then
    raise insufficient_privilege using message = 'staff-only';
  end if;
  if invoice is not null then
    if not exists (select from public.invoices i where i.id = invoice and private.sees_client(i.user_id)) then
      raise exception 'not-found' using errcode = 'P0001';
    end if;
    insert into private.invoice_lookers as l (invoice_id, member, seen_at) values (invoice, me, clock_timestamp())
      on conflict (invoice_id, member) do update set seen_at = excluded.seen_at;
  end if;
  delete from private.invoice_lookers l where l.seen_at < clock_timestamp() - interval '10 minutes';
  return (select coalesce(jsonb_agg(jsonb_build_object('invoice', l.invoice_id, 'name', private.member_name(l.member)) order by l.seen_at), '[]')
    from private.invoice_lookers l join public.invoices i on i.id = l.invoice_id
    where l.member <> me and l.seen_at > clock_timestamp() - interval '40 seconds' and private.sees_client(i.user_id));
end $$;

create or replace function public.leave_invoice(invoice uuid) returns void
language plpgsql volatile security definer set search_path = '' as $$
begin
  if not private.is_staff() then
    raise insufficient_privilege using message = 'staff-only';
  end if;
  delete from private.invoice_lookers l where l.invoice_id = invoice and l.member = (select auth.uid());
end $$;
revoke execute on function public.look_at_invoice(uuid), public.leave_invoice(uuid) from public, anon, authenticated, service_role;
grant execute on function public.look_at_invoice(uuid), public.leave_invoice(uuid) to authenticated;
