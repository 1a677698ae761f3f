-- The server computes each client's obligations from the tax profile, and members work on them.

create table public.obligations (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references public.accounts (id) on delete cascade,
  -- The code of an obligation in the tax calendar; the firm's own work has the code work:{template} or own:{id}.
  obligation text not null check (obligation ~ '^([a-z]+(-[a-z]+)*|(work|own):[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12})$'),
  name text check (private.is_name(name, 3, 80)),
  -- `client_sees` is false for internal work, which the client cannot read.
  client_sees boolean not null default true,
  -- DANE code of the municipality; empty for national obligations and while the municipality is unknown.
  municipality text not null default '' check (municipality ~ '^([0-9]{5})?$'),
  -- The period is a year (2026), a month (2026-03) or a part of a year such as the second bimester (2026-B2).
  period text not null check (period ~ '^[0-9]{4}(-([0-9]{2}|[BCQS][1-6]))?$'),
  -- The day by which lists sort the obligation: its due day or, if unknown, the last day of the usual due month.
  listed date not null,
  due date,
  -- The last business day that is surely in time, even if disputed holidays turn out to be business days.
  act_by date,
  date_state text check (date_state in ('computed', 'published', 'confirmed')),
  norm text check (length(norm) between 1 and 300),
  source text check (length(source) between 1 and 300),
  -- The reason why there is no due day: no published table, or a fact missing in the tax profile.
  missing text check (missing ~ '^[a-z]+(-[a-z]+)*$'),
  state text not null default 'not-started' check (state in
    ('not-started', 'waiting', 'in-progress', 'in-review', 'ready', 'filed', 'paid', 'not-applicable')),
  -- `applies` is false when the tax profile no longer requires an obligation on which work has begun.
  applies boolean not null default true,
  -- A message to the client: what is missing, or why the obligation does not apply.
  message text check (length(btrim(message)) between 1 and 500),
  receipt_number text check (private.is_name(receipt_number, 1, 60)),
  filed_on date,
  paid_on date,
  -- The version grows with every change, so that nobody overwrites a change that they have not seen.
  version int not null default 1,
  made_at timestamptz not null default now(),
  changed_at timestamptz not null default now(),
  constraint obligations_once unique (user_id, obligation, municipality, period),
  constraint obligations_named check ((name is not null) = (obligation like '%:%')),
  constraint obligations_dated check (case
    when name is not null then missing is null and listed = due and act_by <= due and num_nulls(due, act_by) = 0 and num_nonnulls(date_state, norm, source) = 0
    when due is null then missing is not null and coalesce(act_by::text, date_state, norm, source) is null
    else missing is null and listed = due and num_nulls(act_by, date_state, norm, source) = 0 and act_by <= due end),
  constraint obligations_filed check ((state in ('filed', 'paid')) = (filed_on is not null)
    and (filed_on is not null or receipt_number is null)),
  constraint obligations_paid check ((state = 'paid') = (paid_on is not null)),
  constraint obligations_excused check (state <> 'not-applicable' or message is not null)
);
alter table public.obligations enable row level security;
revoke all on public.obligations from anon, authenticated, service_role;
comment on table public.obligations is
  'What a client has to do, by period. All people of the client read the rows that the firm does not hide; only procedures write. Internal data is in private.obligation_work.';
create index obligations_of_client on public.obligations (user_id, listed, id);
create index obligations_open on public.obligations (due, user_id)
  where applies and state not in ('filed', 'paid', 'not-applicable');
grant select on public.obligations to authenticated;
grant select, insert, update, delete on public.obligations to service_role;
create policy "own obligations or staff" on public.obligations for select to authenticated
  using ((client_sees and user_id in (select private.my_accounts('reader'))) or (select private.is_admin()) or user_id in (select private.my_clients()));
create policy "gate" on public.obligations as restrictive for all to authenticated
  using ((select private.may_enter())) with check ((select private.may_enter()));

-- The files that prove a filing: the return, and receipts of its payment.
create table public.obligation_receipts (
  obligation uuid not null references public.obligations (id) on delete cascade,
  document uuid not null references public.documents (id) on delete cascade,
  user_id uuid not null references public.accounts (id) on delete cascade,
  kind text not null check (kind in ('return', 'payment')),
  number text check (private.is_name(number, 1, 60)),
  -- The day on which the return was filed or the payment was made.
  dated date,
  -- The amount on the receipt, in whole pesos.
  value bigint check (value between 0 and 999999999999999),
  made_by uuid references auth.users (id) on delete set null,
  made_at timestamptz not null default clock_timestamp(),
  primary key (obligation, document)
);
alter table public.obligation_receipts enable row level security;
revoke all on public.obligation_receipts from anon, authenticated, service_role;
comment on table public.obligation_receipts is
  'The files that prove a filing. Only procedures write. Receipts have amounts, so people of the client read them after delivery only if they may see figures; my_calendar shows the others only the files.';
create index obligation_receipts_of_document on public.obligation_receipts (document);
create index obligation_receipts_of_client on public.obligation_receipts (user_id, made_at desc);
create index obligation_receipts_made_by on public.obligation_receipts (made_by) where made_by is not null;
grant select on public.obligation_receipts to authenticated;
grant select, insert, update, delete on public.obligation_receipts to service_role;
create policy "delivered receipts or staff" on public.obligation_receipts for select to authenticated
  using ((user_id in (select private.my_accounts('accountant'))
      and exists (select from public.documents d where d.id = obligation_receipts.document and d.client_sees)
      and exists (select from public.obligations o where o.id = obligation_receipts.obligation and o.client_sees))
    or (select private.is_admin()) or user_id in (select private.my_clients()));
create policy "gate" on public.obligation_receipts as restrictive for all to authenticated
  using ((select private.may_enter())) with check ((select private.may_enter()));

-- How members plan the work on an obligation; an obligation without a plan has no row.
-- Clients see only the responsible member and, if their role may see figures, the amount.
create table private.obligation_work (
  obligation uuid primary key references public.obligations (id) on delete cascade,
  -- The responsible member; null when the client's advisor is responsible.
  responsible uuid references auth.users (id) on delete set null,
  reviewer uuid references auth.users (id) on delete set null,
  internal_date date,
  hours numeric(5, 2) check (hours between 0 and 500),
  notes text check (length(notes) between 1 and 2000),
  -- The filed or paid amount, in whole pesos.
  receipt_value bigint check (receipt_value between 0 and 999999999999999)
);
alter table private.obligation_work enable row level security;
revoke all on private.obligation_work from anon, authenticated, service_role;
comment on table private.obligation_work is 'Who does an obligation, what the firm notes about it, and its amount. Read and written by functions alone.';
create index obligation_work_responsible on private.obligation_work (responsible) where responsible is not null;
create index obligation_work_reviewer on private.obligation_work (reviewer) where reviewer is not null;

create table private.obligation_steps (
  obligation uuid not null references public.obligations (id) on delete cascade,
  place int not null,
  title text not null check (private.is_name(title, 2, 160)),
  done_at timestamptz,
  done_by uuid references auth.users (id) on delete set null,
  primary key (obligation, place)
);
alter table private.obligation_steps enable row level security;
revoke all on private.obligation_steps from anon, authenticated, service_role;
comment on table private.obligation_steps is 'The steps of an obligation inside the firm. Read and written by functions alone.';
create index obligation_steps_done_by on private.obligation_steps (done_by) where done_by is not null;

create table private.obligation_history (
  id bigint generated always as identity primary key,
  obligation uuid not null references public.obligations (id) on delete cascade,
  at timestamptz not null default clock_timestamp(),
  -- The person who made the change; null when the server computed the change, for example from a new tax profile.
  actor uuid references auth.users (id) on delete set null,
  before jsonb not null,
  after jsonb not null
);
alter table private.obligation_history enable row level security;
revoke all on private.obligation_history from anon, authenticated, service_role;
comment on table private.obligation_history is 'The history of each obligation. Written and read by functions alone.';
create index obligation_history_of_one on private.obligation_history (obligation, id);
create index obligation_history_actor on private.obligation_history (actor) where actor is not null;

-- Open pages follow this table and reload when an obligation of the client has changed.
-- The table has one row per client, so that a change of thousands of obligations causes one notice per client.
create table public.calendar_changes (
  user_id uuid primary key references public.accounts (id) on delete cascade,
  at timestamptz not null default now()
);
alter table public.calendar_changes enable row level security;
revoke all on public.calendar_changes from anon, authenticated, service_role;
comment on table public.calendar_changes is 'When an obligation of a client last changed. Only procedures write.';
grant select on public.calendar_changes to authenticated;
grant select, insert, update, delete on public.calendar_changes to service_role;
create policy "own changes or staff" on public.calendar_changes for select to authenticated
  using (user_id in (select private.my_accounts('reader')) or (select private.is_admin()) or user_id in (select private.my_clients()));
create policy "gate" on public.calendar_changes as restrictive for all to authenticated
  using ((select private.may_enter())) with check ((select private.may_enter()));

alter publication supabase_realtime add table public.calendar_changes;

-- Due dates that the firm adds to the tax calendar of the product.
create table private.due_date_rows (
  obligation text not null check (obligation ~ '^[a-z]+(-[a-z]+)*$'),
  municipality text not null default '' check (municipality ~ '^([0-9]{5})?$'),
  period text not null check (period ~ '^[0-9]{4}(-([0-9]{2}|[BCQS][1-6]))?$'),
  -- The last digits of the NITs with this date: `*` for all NITs, `4` for one digit, `9-0` or `01-05` for a range.
  -- For property taxes whose due date depends on the sector of the property, `endings` is the sector's name.
  endings text not null check (length(endings) between 1 and 60),
  -- If several rows give the same NITs a date, the row with the highest version applies.
  version int not null check (version > 1),
  due date not null,
  norm text not null check (private.is_name(norm, 1, 300)),
  source text not null check (private.is_name(source, 1, 300)),
  state text not null check (state in ('published', 'confirmed')),
  made_by uuid references auth.users (id) on delete set null,
  made_at timestamptz not null default clock_timestamp(),
  primary key (obligation, municipality, period, endings, version)
);
create table private.due_date_overrides (
  id uuid primary key default gen_random_uuid(),
  obligation text not null check (obligation ~ '^[a-z]+(-[a-z]+)*$'),
  municipality text not null default '' check (municipality ~ '^([0-9]{5})?$'),
  period text not null check (period ~ '^[0-9]{4}(-([0-9]{2}|[BCQS][1-6]))?$'),
  endings text not null default '*' check (length(endings) between 1 and 60),
  due date not null,
  norm text not null check (private.is_name(norm, 1, 300)),
  source text not null check (private.is_name(source, 1, 300)),
  state text not null check (state in ('published', 'confirmed')),
  reason text not null check (reason in ('extension', 'outage', 'firm')),
  -- The only client to whom the date applies; null for a date that applies to all clients.
  client uuid references public.accounts (id) on delete cascade,
  made_by uuid references auth.users (id) on delete set null,
  made_at timestamptz not null default clock_timestamp()
);
create table private.non_business_days (
  day date primary key,
  name text not null check (private.is_name(name, 2, 100)),
  -- 'national' days are free for all, 'executive' days only for the government; 'open' days are business days again.
  scope text not null check (scope in ('national', 'executive', 'open')),
  norm text not null check (private.is_name(norm, 1, 300)),
  made_by uuid references auth.users (id) on delete set null,
  made_at timestamptz not null default clock_timestamp()
);
alter table private.due_date_rows enable row level security;
revoke all on private.due_date_rows from anon, authenticated, service_role;
alter table private.due_date_overrides enable row level security;
revoke all on private.due_date_overrides from anon, authenticated, service_role;
alter table private.non_business_days enable row level security;
revoke all on private.non_business_days from anon, authenticated, service_role;
comment on table private.due_date_rows is 'Dates of tables that the firm loaded. Read and written by functions alone.';
comment on table private.due_date_overrides is 'Dates that replace what table and rule say. Read and written by functions alone.';
comment on table private.non_business_days is 'Non-business days that the firm added to those of the product. Read and written by functions alone.';
create index due_date_rows_made_by on private.due_date_rows (made_by) where made_by is not null;
create index due_date_overrides_of_client on private.due_date_overrides (client) where client is not null;
create index due_date_overrides_made_by on private.due_date_overrides (made_by) where made_by is not null;
create index non_business_days_made_by on private.non_business_days (made_by) where made_by is not null;

create function public.calendar_additions() returns jsonb
language sql stable security definer set search_path = '' as $$
  select jsonb_build_object(
    'days', (select coalesce(jsonb_agg(jsonb_build_object('day', d.day, 'name', d.name, 'scope', d.scope, 'norm', d.norm)
      order by d.day), '[]') from private.non_business_days d),
    'rows', (select coalesce(jsonb_agg(jsonb_build_object('obligation', r.obligation, 'municipality', nullif(r.municipality, ''),
        'period', r.period, 'endings', r.endings, 'version', r.version, 'due', r.due, 'norm', r.norm, 'source', r.source, 'state', r.state)
      order by r.obligation, r.municipality, r.period, r.version desc, r.endings), '[]') from private.due_date_rows r),
    'overrides', (select coalesce(jsonb_agg(jsonb_build_object('obligation', o.obligation, 'municipality', nullif(o.municipality, ''),
        'period', o.period, 'endings', o.endings, 'due', o.due, 'norm', o.norm, 'source', o.source, 'state', o.state,
        'reason', o.reason, 'client', o.client, 'at', o.made_at at time zone 'utc') order by o.made_at), '[]')
      from private.due_date_overrides o))
$$;

-- The server computes each account's obligations daily, and again when the tax profile, access or calendar changes.
-- A change of the tax profile, access or calendar clears `claim`, so that a running computation's result is dropped.
create table private.obligation_plans (
  account uuid primary key references public.accounts (id) on delete cascade,
  -- Obligations due before this day are not created, because the firm was not yet in charge.
  since date not null default (now() at time zone 'America/Bogota')::date,
  planned_on date,
  claim uuid,
  claimed_until timestamptz
);
alter table private.obligation_plans enable row level security;
revoke all on private.obligation_plans from anon, authenticated, service_role;
comment on table private.obligation_plans is 'Up to which day each client''s obligations exist, and which job is computing more. Read and written by functions alone.';
create index obligation_plans_next on private.obligation_plans (coalesce(planned_on, '-infinity'::date), account);
create index obligation_plans_claimed on private.obligation_plans (claim) where claim is not null;

create function private.plan_again() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if tg_table_name = 'tax_profiles' then
    insert into private.obligation_plans as p (account) values (new.account)
      on conflict (account) do update set planned_on = null, claim = null, claimed_until = null;
  elsif tg_table_name = 'user_approval_status' then
    update private.obligation_plans p set planned_on = null, claim = null, claimed_until = null where p.account = new.user_id;
  else
    -- All calls lock rows in the same order, so that two calls cannot block each other.
    update private.obligation_plans p set planned_on = null, claim = null, claimed_until = null
      from (select x.account from private.obligation_plans x order by x.account for update) every where p.account = every.account;
  end if;
  return null;
end $$;
create trigger plan_again after insert or update on private.tax_profiles for each row execute function private.plan_again();
-- Makes the server compute an account's obligations again when one of its tax profiles is deleted.
create function private.plan_without_profile() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  update private.obligation_plans p set planned_on = null, claim = null, claimed_until = null where p.account = old.account;
  return null;
end $$;
create trigger plan_without after delete on private.tax_profiles for each row execute function private.plan_without_profile();
create trigger plan_again after update of status on public.user_approval_status
  for each row when (old.status <> new.status) execute function private.plan_again();
create trigger plan_again after insert or update or delete on private.due_date_rows
  for each statement execute function private.plan_again();
create trigger plan_again after insert or update or delete on private.due_date_overrides
  for each statement execute function private.plan_again();
create trigger plan_again after insert or update or delete on private.non_business_days
  for each statement execute function private.plan_again();

-- Obligations are computed from three months ago on, because the dates of recent obligations may still change.
create function private.plan_from(since date, today date) returns date
language sql immutable parallel safe set search_path = '' as $$
  select greatest(since, today - 92)
$$;
create function private.plan_until(today date) returns date
language sql immutable parallel safe set search_path = '' as $$
  select (today + interval '14 months')::date
$$;

-- In the result, `profiles` is empty for an account without access, so that no obligations are computed for it.
create function public.claim_obligation_plans(most int default 50, lease_seconds int default 300) returns jsonb
language plpgsql volatile security definer set search_path = '' set enable_seqscan = off set jit = off as $$
declare
  today date := (now() at time zone 'America/Bogota')::date;
  mine uuid := gen_random_uuid();
  clients jsonb;
begin
  with due as (
    select p.account from private.obligation_plans p
      where coalesce(p.planned_on, '-infinity'::date) < today and (p.claimed_until is null or p.claimed_until < now())
      order by coalesce(p.planned_on, '-infinity'::date), p.account limit most for update skip locked),
  claimed as (
    update private.obligation_plans p set claim = mine, claimed_until = now() + make_interval(secs => lease_seconds)
      from due where p.account = due.account returning p.account, p.since)
  select jsonb_agg(jsonb_build_object('account', c.account, 'from', private.plan_from('-infinity', today), 'profiles', (
      select coalesce(jsonb_agg(jsonb_build_object('valid_from', t.valid_from, 'nit', t.nit, 'digit', t.digit, 'kind', t.kind,
        'regime', t.regime, 'responsibilities', t.responsibilities, 'vat_cycle', t.vat_cycle, 'traits', t.traits,
        'municipalities', t.municipalities, 'entity', t.entity) order by t.valid_from), '[]')
      from private.tax_profiles t where t.account = c.account
        and exists (select from public.user_approval_status s where s.user_id = c.account and s.status = 'approved'))))
    into clients from claimed c;
  return case when clients is not null
    then jsonb_build_object('claim', mine, 'until', private.plan_until(today), 'clients', clients) end;
end $$;

-- Stores the computed obligations of accounts, and returns the number of changed rows.
-- An obligation that no longer applies is deleted if nobody has begun it; otherwise `applies` becomes false.
-- Obligations in the states `filed`, `paid` and `not-applicable` stay unchanged.
-- `groups` must have all obligations of each account, because a missing obligation counts as no longer applying.
-- Accounts whose row in obligation_plans no longer has this `claim` are skipped.
-- Sequential scans are off, because with outdated statistics the planner would read the whole table.
create function public.merge_obligations(claim uuid, groups jsonb) returns int
language plpgsql volatile security definer set search_path = '' set enable_seqscan = off set jit = off as $$
declare
  today date := (now() at time zone 'America/Bogota')::date;
  given uuid[] := array(select a::uuid from jsonb_array_elements(groups) g, jsonb_array_elements_text(g -> 'accounts') a);
  mine uuid[] := array(
    select p.account from private.obligation_plans p where p.claim = merge_obligations.claim and p.account = any (given)
    order by p.account for update);
  changed int;
begin
  with computed as materialized (
    select a.account::uuid as user_id, d.obligation, coalesce(d.municipality, '') as municipality, d.period, d.listed,
           d.due, d.act_by, d.date_state, d.norm, d.source, d.missing
    from jsonb_array_elements(groups) g, jsonb_array_elements_text(g -> 'accounts') a (account),
         jsonb_to_recordset(g -> 'duties') as d (obligation text, municipality text, period text, listed date, due date, act_by date,
           date_state text, norm text, source text, missing text)
    where a.account::uuid = any (mine)),
  plans as materialized (
    select p.account as user_id, private.plan_from(p.since, today) as first_day from private.obligation_plans p where p.account = any (mine)),
  known as materialized (
    select o.* from public.obligations o where o.user_id = any (mine) and o.listed >= today - 458 and o.name is null),
  compared as materialized (
    select user_id, obligation, municipality, period, p.first_day, k.id, k.listed as was_listed, k.due as was,
           k.state in ('filed', 'paid', 'not-applicable') as settled, k.applies,
           k.state = 'not-started' and k.message is null as untouched,
           c.listed, c.due, c.act_by, c.date_state, c.norm, c.source, c.missing,
           (k.listed, k.due, k.act_by, k.date_state, k.norm, k.source, k.missing, k.applies)
             is distinct from (c.listed, c.due, c.act_by, c.date_state, c.norm, c.source, c.missing, true) as differs
    from computed c full join known k using (user_id, obligation, municipality, period) join plans p using (user_id)),
  kept as (
    insert into public.obligations as o (user_id, obligation, municipality, period, listed, due, act_by, date_state, norm, source, missing)
    select c.user_id, c.obligation, c.municipality, c.period, c.listed, c.due, c.act_by, c.date_state, c.norm, c.source, c.missing
    from compared c where case when c.id is null then c.listed >= c.first_day else c.listed is not null and c.differs and not c.settled end
    on conflict on constraint obligations_once do update set (listed, due, act_by, date_state, norm, source, missing) =
        (excluded.listed, excluded.due, excluded.act_by, excluded.date_state, excluded.norm, excluded.source, excluded.missing),
        applies = true, version = o.version + 1, changed_at = now()
      where o.state not in ('filed', 'paid', 'not-applicable')
    returning o.id, o.user_id),
  ended as materialized (
    select c.id, c.untouched and not exists (select from private.obligation_work w where w.obligation = c.id) as untouched
    from compared c
    where c.listed is null and c.applies and not c.settled and c.was_listed between c.first_day and private.plan_until(today)),
  gone as (
    delete from public.obligations o where o.id = any (array(select e.id from ended e where e.untouched)) and o.state = 'not-started'
    returning o.user_id),
  left_over as (
    update public.obligations o set applies = false, version = o.version + 1, changed_at = now()
    where o.id = any (array(select e.id from ended e where not e.untouched)) returning o.id, o.user_id),
  noted as (
    insert into private.obligation_history (obligation, before, after)
    select c.id, jsonb_build_object('due', c.was), jsonb_build_object('due', c.due)
      from compared c join kept k on k.id = c.id where c.was is distinct from c.due
    union all select l.id, jsonb_build_object('applies', true), jsonb_build_object('applies', false) from left_over l),
  touched as materialized (select user_id from kept union all select user_id from gone union all select user_id from left_over),
  told as (
    insert into public.calendar_changes as x (user_id, at) select distinct t.user_id, now() from touched t
    on conflict (user_id) do update set at = excluded.at),
  planned as (
    update private.obligation_plans p set planned_on = today, claim = null, claimed_until = null where p.account = any (mine))
  select count(*) into changed from touched;
  return changed;
end $$;

revoke execute on function public.calendar_additions(), private.plan_again(), private.plan_without_profile(),
  private.plan_from(date, date), private.plan_until(date), public.claim_obligation_plans(int, int), public.merge_obligations(uuid, jsonb)
  from public, anon, authenticated, service_role;
grant execute on function public.calendar_additions(), public.claim_obligation_plans(int, int), public.merge_obligations(uuid, jsonb)
  to service_role;
