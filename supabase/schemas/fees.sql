-- The firm's fees: what each client owes, until when, and whether the client has paid.

create table private.fees (
  id uuid primary key,
  client uuid not null references public.accounts (id) on delete cascade,
  concept text not null check (private.is_name(concept, 2, 120)),
  -- The amount is in whole pesos, before VAT.
  amount bigint not null check (amount between 1 and 100000000000),
  due_on date not null check (due_on between '2000-01-01' and '2100-12-31'),
  state text not null default 'due' check (state in ('due', 'collected', 'void')),
  -- The day on which the money arrived, as a member entered it.
  collected_on date,
  reason text check (length(btrim(reason)) between 3 and 300),
  settled_by uuid references auth.users (id) on delete set null,
  settled_at timestamptz,
  -- `reminds` is false when a member turned off the reminders of this fee.
  reminds boolean not null default true,
  reminders int not null default 0,
  reminded_on date,
  -- The signed engagement letter that sets the fee; null for a fee that a member entered.
  letter uuid references private.signature_requests (id) on delete set null,
  -- The version grows with every change, so that nobody overwrites a change that they have not seen.
  version int not null default 1,
  made_by uuid references auth.users (id) on delete set null,
  made_at timestamptz not null default clock_timestamp(),
  constraint fees_collected check ((state = 'collected') = (collected_on is not null)),
  constraint fees_void check ((state = 'void') = (reason is not null)),
  constraint fees_settled check ((state = 'due') = (settled_at is null))
);
alter table private.fees enable row level security;
revoke all on private.fees from anon, authenticated, service_role;
comment on table private.fees is 'What clients owe the firm, and what became of it. Read and written by functions alone.';
create index fees_of_client on private.fees (client, due_on desc, id desc);
create index fees_open on private.fees (due_on, id) where state = 'due';
create index fees_settled on private.fees (state, settled_at desc, id desc) where state <> 'due';
create index fees_of_letter on private.fees (letter) where letter is not null;
create index fees_made_by on private.fees (made_by) where made_by is not null;
create index fees_settled_by on private.fees (settled_by) where settled_by is not null;

-- Clients for whom the firm or the client itself turned off the reminders of fees.
create table private.fee_silences (
  client uuid primary key references public.accounts (id) on delete cascade,
  by_firm boolean not null,
  made_by uuid references auth.users (id) on delete set null,
  made_at timestamptz not null default clock_timestamp()
);
alter table private.fee_silences enable row level security;
revoke all on private.fee_silences from anon, authenticated, service_role;
comment on table private.fee_silences is 'Clients who get no reminders of fees. Read and written by functions alone.';
create index fee_silences_made_by on private.fee_silences (made_by) where made_by is not null;

create function private.today() returns date
language sql stable set search_path = '' as $$
  select (clock_timestamp() at time zone 'America/Bogota')::date
$$;

-- Takes a lock, so that only one call at a time changes a client's fees and reminders.
create function private.lock_fees(client uuid) returns void
language sql volatile set search_path = '' as $$
  select pg_advisory_xact_lock(hashtextextended('fees:' || client, 0))
$$;

-- Cancels a client's outdated reminder before it is sent, so that a new reminder can contain the same fees.
create function private.drop_fee_reminder(client uuid) returns void
language plpgsql volatile security definer set search_path = '' as $$
declare
  dropped date;
begin
  update public.outbox o set status = 'dropped', done_at = clock_timestamp(), locked_until = null
    where o.user_id = drop_fee_reminder.client and o.key like 'mail:fee-reminder:%' and o.status in ('pending', 'parked')
      and (o.locked_until is null or o.locked_until < clock_timestamp())
    returning (o.created_at at time zone 'America/Bogota')::date into dropped;
  if dropped is not null then
    update private.fees f set reminded_on = null, reminders = f.reminders - 1
      where f.client = drop_fee_reminder.client and f.state = 'due' and f.reminded_on = dropped and f.reminders > 0;
  end if;
end $$;

-- Queues one mail about all late fees of a client, at most once a day (Ley 2300 de 2023, art. 3).
-- A fee whose reminders are off is included only if a member sends the reminder (`by_hand`).
-- The hours in which the law allows reminders are checked later, when the mail is sent.
-- Returns `queued` or why no mail was queued; `today` means that a reminder was sent today or is still queued.
create function private.send_fee_reminder(wanted uuid, by_hand boolean) returns text
language plpgsql volatile security definer set search_path = '' as $$
declare
  day date := private.today();
  address text;
  late jsonb;
  more int;
begin
  perform private.lock_fees(wanted);
  if exists (select from private.fee_silences s where s.client = wanted) then
    return 'silent';
  end if;
  select c.email into address from private.contact_of(wanted) c
    join public.user_approval_status a on a.user_id = wanted and a.status = 'approved';
  if address is null then
    return 'no-mail';
  end if;
  if exists (select from public.outbox o where o.user_id = wanted and o.key like 'mail:fee-reminder:%'
      and (o.status in ('pending', 'parked') or o.status = 'done' and (o.done_at at time zone 'America/Bogota')::date = day
        or o.key = 'mail:fee-reminder:' || wanted || ':' || day)) then
    return 'today';
  end if;
  with chosen as (
    update private.fees f set reminded_on = day, reminders = f.reminders + 1
      where f.client = wanted and f.state = 'due' and f.due_on < day and (by_hand or f.reminds) returning f.*)
  select jsonb_agg(jsonb_build_object('concept', c.concept, 'amount', c.amount, 'dueOn', c.due_on) order by c.n) filter (where c.n <= 20),
      count(*) filter (where c.n > 20) into late, more
    from (select x.*, row_number() over (order by x.due_on, x.id) as n from chosen x) c;
  if late is null then
    return 'none';
  end if;
  perform private.queue_mail(wanted, 'fee-reminder:' || wanted || ':' || day, 'fee-reminder', address,
    jsonb_build_object('account', wanted, 'company', private.client_title(wanted), 'fees', late, 'more', more));
  return 'queued';
end $$;

create function private.fee_facts(f private.fees) returns jsonb
language sql stable security definer set search_path = '' as $$
  select jsonb_build_object('id', f.id, 'concept', f.concept, 'amount', f.amount, 'dueOn', f.due_on, 'state', f.state,
    'late', f.state = 'due' and f.due_on < private.today(), 'collectedOn', f.collected_on, 'reason', f.reason)
$$;

create function private.firm_fee_facts(f private.fees) returns jsonb
language sql stable security definer set search_path = '' as $$
  select private.fee_facts(f) || jsonb_build_object('client', f.client, 'clientTitle', private.client_title(f.client), 'version', f.version, 'letter', f.letter,
    'reminds', f.reminds, 'reminders', f.reminders, 'remindedOn', f.reminded_on, 'silent', exists (select from private.fee_silences s where s.client = f.client),
    'madeBy', private.member_name(f.made_by), 'madeAt', f.made_at, 'settledBy', private.member_name(f.settled_by), 'settledAt', f.settled_at)
$$;

revoke execute on function private.today(), private.lock_fees(uuid), private.drop_fee_reminder(uuid), private.send_fee_reminder(uuid, boolean),
  private.fee_facts(private.fees), private.firm_fee_facts(private.fees) from public, anon, authenticated, service_role;

-- Returns one page of fees: open fees by their due day, or settled fees with the newest first.
-- `wanted.list` is `due`, `late`, `collected` or `void`.
-- In the result, `silent` is true when the client gets no reminders; `open` and `late` are sums in pesos.
create function public.firm_fees(wanted jsonb default '{}', page_size int default 50) returns jsonb
language plpgsql stable security definer set search_path = '' set plan_cache_mode = force_custom_plan as $$
declare
  most int := least(greatest(page_size, 1), 200);
  list text := coalesce(wanted ->> 'list', 'due');
  of_client uuid := (wanted ->> 'client')::uuid;
  patterns text[] := private.word_patterns(private.search_words(left(wanted ->> 'search', 100)));
  after_id uuid := (wanted -> 'after' ->> 1)::uuid;
  mine boolean;
  clients uuid[];
  found_rows jsonb;
  last_row jsonb;
begin
  perform private.require_staff();
  mine := not private.is_admin();
  if mine then
    clients := array(select private.my_clients());
  end if;
  if of_client is not null then
    clients := array(select c from unnest(array[of_client]) c where not mine or c = any (clients));
    mine := true;
  end if;
  if patterns is not null then
    clients := array(select k.client from private.client_cards k where k.words like all (patterns) and (not mine or k.client = any (clients)) limit 500);
    mine := true;
  end if;
  if list in ('due', 'late') then
    select coalesce(jsonb_agg(private.firm_fee_facts(x.f) order by (x.f).due_on, (x.f).id), '[]') into found_rows
    from (select f from private.fees f
      where f.state = 'due' and (not mine or f.client = any (clients)) and (list = 'due' or f.due_on < private.today())
        and (after_id is null or (f.due_on, f.id) > ((wanted -> 'after' ->> 0)::date, after_id))
      order by f.due_on, f.id limit most + 1) x;
  else
    select coalesce(jsonb_agg(private.firm_fee_facts(x.f) order by (x.f).settled_at desc, (x.f).id desc), '[]') into found_rows
    from (select f from private.fees f
      where f.state = list and f.state <> 'due' and (not mine or f.client = any (clients))
        and (after_id is null or (f.settled_at, f.id) < ((wanted -> 'after' ->> 0)::timestamptz, after_id))
      order by f.settled_at desc, f.id desc limit most + 1) x;
  end if;
  last_row := found_rows -> (most - 1);
  return jsonb_build_object(
    'rows', case when jsonb_array_length(found_rows) > most then found_rows - most else found_rows end,
    'next', case when jsonb_array_length(found_rows) > most
      then jsonb_build_array(case when list in ('due', 'late') then last_row -> 'dueOn' else last_row -> 'settledAt' end, last_row -> 'id') end,
    'clientTitle', case when private.sees_client(of_client) then private.client_title(of_client) end,
    'silent', of_client is not null and exists (select from private.fee_silences s where s.client = of_client and s.client = any (clients)))
    || (select jsonb_build_object('open', coalesce(sum(f.amount), 0), 'late', coalesce(sum(f.amount) filter (where f.due_on < private.today()), 0))
      from private.fees f where f.state = 'due' and (not mine or f.client = any (clients)));
end $$;

create function public.firm_fee(fee uuid) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
  f private.fees;
begin
  perform private.require_staff();
  select x.* into f from private.fees x where x.id = firm_fee.fee;
  if f.id is null or not private.sees_client(f.client) then
    raise exception 'not-found' using errcode = 'P0001';
  end if;
  return private.firm_fee_facts(f);
end $$;

create function private.own_fee(wanted uuid, seen int) returns private.fees
language plpgsql volatile security definer set search_path = '' as $$
declare
  f private.fees;
begin
  perform private.require_staff();
  select x.* into f from private.fees x where x.id = wanted;
  if f.id is null or not private.sees_client(f.client) then
    raise exception 'not-found' using errcode = 'P0001';
  end if;
  perform private.lock_fees(f.client);
  select x.* into f from private.fees x where x.id = wanted for update;
  if f.version is distinct from seen then
    raise exception 'conflict' using errcode = 'P0001';
  end if;
  return f;
end $$;

-- Adds a fee, or changes an open fee if its version is still `seen`.
create function public.save_fee(fee uuid, content jsonb, seen int default null) returns void
language plpgsql volatile security definer set search_path = '' as $$
declare
  owner uuid := (content ->> 'client')::uuid;
  f private.fees;
begin
  perform private.require_staff();
  if seen is not null then
    f := private.own_fee(save_fee.fee, seen);
    if f.state <> 'due' then
      raise exception 'fee-settled' using errcode = 'P0001';
    end if;
    update private.fees x set concept = btrim(content ->> 'concept'), amount = (content ->> 'amount')::bigint, due_on = (content ->> 'dueOn')::date,
        reminds = (content ->> 'reminds')::boolean, version = x.version + 1 where x.id = f.id;
    perform private.drop_fee_reminder(f.client);
    perform private.note_staff('fee.changed', f.client, jsonb_build_object('concept', f.concept, 'amount', f.amount, 'due', f.due_on),
      jsonb_build_object('concept', content ->> 'concept', 'amount', (content ->> 'amount')::bigint, 'due', content ->> 'dueOn'));
    return;
  end if;
  perform private.require_client(owner);
  perform private.lock_fees(owner);
  if exists (select from private.fees x where x.id = save_fee.fee) then
    return;
  end if;
  if (select count(*) from private.fees x where x.client = owner and x.state = 'due') >= 200 then
    raise exception 'fee-limit' using errcode = 'P0001';
  end if;
  insert into private.fees (id, client, concept, amount, due_on, reminds, made_by)
    values (save_fee.fee, owner, btrim(content ->> 'concept'), (content ->> 'amount')::bigint, (content ->> 'dueOn')::date,
      (content ->> 'reminds')::boolean, (select auth.uid()));
  perform private.note_staff('fee.made', owner, null, jsonb_build_object('concept', content ->> 'concept',
    'amount', (content ->> 'amount')::bigint, 'due', content ->> 'dueOn'));
exception when check_violation or not_null_violation or invalid_text_representation or numeric_value_out_of_range or datetime_field_overflow
  or invalid_datetime_format then
  raise exception 'invalid-input' using errcode = 'P0001';
end $$;

-- Marks a fee as `collected` on a day, as `void` for a reason, or as `due` again.
create function public.settle_fee(fee uuid, becomes text, content jsonb, seen int) returns void
language plpgsql volatile security definer set search_path = '' as $$
declare
  f private.fees := private.own_fee(settle_fee.fee, seen);
  day date := (content ->> 'on')::date;
begin
  if becomes is null or becomes not in ('due', 'collected', 'void') or becomes = f.state or becomes <> 'due' and f.state <> 'due'
    or becomes = 'collected' and (day is null or day > private.today() or day < '2000-01-01') then
    raise exception 'invalid-input' using errcode = 'P0001';
  end if;
  if becomes = 'void' and coalesce(length(btrim(content ->> 'reason')), 0) not between 3 and 300 then
    raise exception 'reason-required' using errcode = 'P0001';
  end if;
  update private.fees x set state = becomes, collected_on = case when becomes = 'collected' then day end,
      reason = case when becomes = 'void' then btrim(content ->> 'reason') end, version = x.version + 1,
      settled_by = case when becomes <> 'due' then (select auth.uid()) end, settled_at = case when becomes <> 'due' then clock_timestamp() end
    where x.id = f.id;
  perform private.drop_fee_reminder(f.client);
  perform private.note_staff('fee.' || case becomes when 'due' then 'reopened' else becomes end, f.client, null,
    jsonb_strip_nulls(jsonb_build_object('concept', f.concept, 'amount', f.amount, 'day', case when becomes = 'collected' then day end,
      'reason', case when becomes = 'void' then btrim(content ->> 'reason') end)));
end $$;

-- Sends a client a reminder of all late fees, including fees whose automatic reminders are off.
-- `open` says whether the law allows reminders at this hour, which is checked again when the mail is sent.
-- Returns `closed` outside of the permitted hours, otherwise the result of send_fee_reminder.
create function public.remind_fees(client uuid, open boolean) returns text
language plpgsql volatile security definer set search_path = '' as $$
declare
  said text;
begin
  perform private.require_client(client);
  if open is not true then
    return 'closed';
  end if;
  said := private.send_fee_reminder(client, true);
  if said = 'queued' then
    perform private.note_staff('fee.reminded', client, null, '{}');
  end if;
  return said;
end $$;

create function private.silence_fees(wanted uuid, silent boolean, by_firm boolean) returns void
language plpgsql volatile security definer set search_path = '' as $$
begin
  perform private.lock_fees(wanted);
  if silent then
    -- If both the firm and the client turn off reminders of fees, they are stored as turned off by the client.
    insert into private.fee_silences as s (client, by_firm, made_by) values (wanted, silence_fees.by_firm, (select auth.uid()))
      on conflict (client) do update set by_firm = false, made_by = excluded.made_by, made_at = excluded.made_at where s.by_firm and not excluded.by_firm;
    perform private.drop_fee_reminder(wanted);
  else
    delete from private.fee_silences s where s.client = wanted;
  end if;
end $$;

-- A member turns a client's fee reminders off or on, but cannot turn on reminders that the client turned off.
create function public.silence_client_fees(client uuid, silent boolean) returns void
language plpgsql volatile security definer set search_path = '' as $$
begin
  perform private.require_client(client);
  if silent is null then
    raise exception 'invalid-input' using errcode = 'P0001';
  end if;
  perform private.lock_fees(client);
  if not silent and exists (select from private.fee_silences s where s.client = silence_client_fees.client and not s.by_firm) then
    raise exception 'fee-client-silent' using errcode = 'P0001';
  end if;
  perform private.silence_fees(client, silent, true);
  perform private.note_staff(case when silent then 'fee.silenced' else 'fee.unsilenced' end, client, null, '{}');
end $$;

create function public.silence_my_fees(silent boolean) returns void
language plpgsql volatile security definer set search_path = '' as $$
declare
  account uuid := private.require_account('accountant');
begin
  if silent is null then
    raise exception 'invalid-input' using errcode = 'P0001';
  end if;
  perform private.silence_fees(account, silent, false);
  perform private.note_account(account, case when silent then 'fee.silenced' else 'fee.unsilenced' end, null, '{}');
end $$;

-- Returns the open fees by day, then at most 200 collected ones with the newest first.
-- In the result, `refused` is true when a person of the account turned off the reminders.
create function public.my_fees() returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
  account uuid := private.require_account('accountant');
begin
  return (select jsonb_build_object(
      'rows', coalesce(jsonb_agg(private.fee_facts(x.f) order by (x.f).state = 'due' desc,
        case when (x.f).state = 'due' then (x.f).due_on end, (x.f).settled_at desc, (x.f).id), '[]'),
      'open', coalesce(sum((x.f).amount) filter (where (x.f).state = 'due'), 0),
      'late', coalesce(sum((x.f).amount) filter (where (x.f).state = 'due' and (x.f).due_on < private.today()), 0),
      'silent', exists (select from private.fee_silences s where s.client = account),
      'refused', exists (select from private.fee_silences s where s.client = account and not s.by_firm))
    from ((select f from private.fees f where f.client = account and f.state = 'due' order by f.due_on limit 500)
      union all (select f from private.fees f where f.client = account and f.state = 'collected' order by f.due_on desc, f.id desc limit 200)) x);
end $$;

-- Queues the automatic reminders of late fees: one a week for each client, and at most six for each fee.
-- The server may call this function only in the hours in which the law allows reminders.
create function public.queue_fee_reminders(most int default 100) returns int
language plpgsql volatile security definer set search_path = '' as $$
declare
  one uuid;
  sent int := 0;
begin
  for one in select f.client from private.fees f join public.user_approval_status a on a.user_id = f.client and a.status = 'approved'
      where f.state = 'due' and f.due_on < private.today() and f.reminds and f.reminders < 6 and (f.reminded_on is null or f.reminded_on <= private.today() - 7)
        and not exists (select from private.fee_silences s where s.client = f.client)
        and exists (select from private.contact_of(f.client))
        and not exists (select from public.outbox o where o.user_id = f.client and o.key like 'mail:fee-reminder:%'
          and (o.status in ('pending', 'parked') or o.status = 'done' and o.done_at > clock_timestamp() - interval '7 days'))
      group by f.client order by f.client limit most loop
    if private.send_fee_reminder(one, false) = 'queued' then
      sent := sent + 1;
    end if;
  end loop;
  return sent;
end $$;

-- True if a queued reminder may be sent: the client's reminders are on, and every fee in `named` is still due.
create function public.fee_reminder_holds(client uuid, named jsonb) returns boolean
language sql stable security definer set search_path = '' as $$
  select not exists (select from private.fee_silences s where s.client = fee_reminder_holds.client)
    and not exists (select from jsonb_array_elements(named) n where not exists (select from private.fees f
      where f.client = fee_reminder_holds.client and f.state = 'due' and f.concept = n ->> 'concept' and f.amount = (n ->> 'amount')::bigint
        and f.due_on = (n ->> 'dueOn')::date))
$$;

revoke execute on function public.firm_fees(jsonb, int), public.firm_fee(uuid), private.own_fee(uuid, int), public.save_fee(uuid, jsonb, int),
  public.settle_fee(uuid, text, jsonb, int), public.remind_fees(uuid, boolean), private.silence_fees(uuid, boolean, boolean),
  public.silence_client_fees(uuid, boolean), public.silence_my_fees(boolean), public.my_fees(), public.queue_fee_reminders(int), public.fee_reminder_holds(uuid, jsonb)
  from public, anon, authenticated, service_role;
grant execute on function public.firm_fees(jsonb, int), public.firm_fee(uuid), public.save_fee(uuid, jsonb, int),
  public.settle_fee(uuid, text, jsonb, int), public.remind_fees(uuid, boolean), public.silence_client_fees(uuid, boolean),
  public.silence_my_fees(boolean), public.my_fees() to authenticated;
grant execute on function public.queue_fee_reminders(int), public.fee_reminder_holds(uuid, jsonb) to service_role;
