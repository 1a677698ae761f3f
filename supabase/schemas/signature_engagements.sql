-- The last signature of an engagement letter starts its services, repeated work and fees in the same transaction.

create table private.engagements (
  request uuid primary key references private.signature_requests (id) on delete cascade,
  client uuid not null references public.accounts (id) on delete cascade,
  opened_at timestamptz not null default clock_timestamp(),
  -- The time at which a member took the engagement letter back, or a newer engagement letter took its place.
  closed_at timestamptz,
  closed_by uuid references auth.users (id) on delete set null,
  reason text check (length(btrim(reason)) between 3 and 300),
  constraint engagements_closed check ((closed_at is null) = (reason is null))
);
alter table private.engagements enable row level security;
revoke all on private.engagements from anon, authenticated, service_role;
comment on table private.engagements is 'Signed engagement letters that opened services, fees or work. Read and written by functions alone.';
create index engagements_of_client on private.engagements (client, opened_at desc);
create index engagements_closed_by on private.engagements (closed_by) where closed_by is not null;

create table private.client_services (
  id uuid primary key default gen_random_uuid(),
  client uuid not null references public.accounts (id) on delete cascade,
  engagement uuid not null references private.engagements (request) on delete cascade,
  position int not null,
  name text not null check (private.is_name(name, 2, 120)),
  since date not null,
  until date,
  ended_on date
);
alter table private.client_services enable row level security;
revoke all on private.client_services from anon, authenticated, service_role;
comment on table private.client_services is 'The services that a signed engagement letter promised to a client. Read and written by functions alone.';
create index client_services_of_client on private.client_services (client);
create index client_services_of_engagement on private.client_services (engagement);

-- Work that the client had before the letter is not in this table, so that the letter's end does not end that work.
create table private.engagement_work (
  engagement uuid not null references private.engagements (request) on delete cascade,
  template uuid not null references private.work_templates (id) on delete cascade,
  primary key (engagement, template)
);
alter table private.engagement_work enable row level security;
revoke all on private.engagement_work from anon, authenticated, service_role;
comment on table private.engagement_work is 'The recurring work that a letter started. Read and written by functions alone.';
create index engagement_work_of_template on private.engagement_work (template);

-- Ends what a letter started: its services, its work, and its open fees with a due day from `from_day` on.
-- Returns false, and changes nothing, if the letter has no engagement or its engagement is closed already.
create function private.close_engagement_of(letter uuid, from_day date, why text) returns boolean
language plpgsql volatile security definer set search_path = '' as $$
declare
  e private.engagements;
begin
  select x.* into e from private.engagements x where x.request = letter for update;
  if e.request is null or e.closed_at is not null then
    return false;
  end if;
  update private.engagements x set closed_at = clock_timestamp(), closed_by = (select auth.uid()), reason = why where x.request = e.request;
  update private.client_services s set ended_on = private.today() where s.engagement = e.request and s.ended_on is null;
  update private.client_work w set ended_at = clock_timestamp(), planned_on = null, stamp = w.stamp + 1
    from (select x.template, x.client from private.client_work x join private.engagement_work g on g.template = x.template and g.engagement = e.request
      where x.client = e.client and x.ended_at is null order by x.template for update of x) m
    where w.template = m.template and w.client = m.client;
  perform private.lock_fees(e.client);
  update private.fees f set state = 'void', reason = why, settled_by = (select auth.uid()), settled_at = clock_timestamp(), version = f.version + 1
    where f.letter = e.request and f.state = 'due' and f.due_on >= from_day;
  perform private.drop_fee_reminder(e.client);
  return true;
end $$;

-- Returns the fees of a letter with their due days, also before anybody has signed.
-- A monthly fee has one instalment for each month of the period; 15 or more remaining days count as a month too.
-- Instalments are due on the agreed day of each calendar month; a single fee is due with the first instalment.
-- A period can touch more calendar months than it has instalments: five months can touch six calendar months.
-- In such a period the first month has no instalment if its agreed day is before the period begins.
-- A fee due before the last signature moves to the next due day or, without one, to the day of the last signature.
-- The column `agreed_on` is the due day according to the letter.
create function private.fee_schedule(terms jsonb, signed date) returns table (concept text, amount bigint, due_on date, agreed_on date)
language sql stable set search_path = '' as $$
  with said as (
    select (terms ->> 'from')::date as since, (terms ->> 'until')::date as until, (terms ->> 'payDay')::int - 1 as days),
  lasting as (
    select s.*, greatest(1, w.months + (s.until + 1 - (s.since + make_interval(months => w.months))::date >= 15)::int) as most
    from said s cross join lateral (
      select max(k) as months from generate_series(0, 25) k where (s.since + make_interval(months => k))::date <= s.until + 1) w),
  touched as (
    select l.most, m.month::date + l.days < l.since as is_late, least(greatest(m.month::date + l.days, l.since), l.until) as due,
      row_number() over (order by m.month) as place, count(*) over () as months
    from lasting l cross join lateral generate_series(date_trunc('month', l.since::timestamp), l.until::timestamp, interval '1 month') m (month)),
  kept as (
    select t.due, t.place - x.skipped as n, least(t.most, t.months) as of_all
    from touched t cross join lateral (
      select (t.months > t.most and (select y.is_late from touched y where y.place = 1))::int as skipped) x
    where t.place > x.skipped and t.place <= x.skipped + t.most)
  select case when f.value ->> 'rhythm' = 'month' and k.of_all > 1 then left(f.value ->> 'concept', 110) || ' (' || k.n || '/' || k.of_all || ')'
      else f.value ->> 'concept' end,
    (f.value ->> 'amount')::bigint, case when k.due >= signed then k.due else coalesce(
      (select min(x.due) from kept x where x.due >= signed), signed) end, k.due
  from jsonb_array_elements(terms -> 'fees') with ordinality f (value, place) cross join kept k
  where f.value ->> 'rhythm' = 'month' or k.n = 1
  order by k.due, f.place
$$;

-- Returns the fees of a letter by due day; the list is empty for documents without fees.
-- Until all have signed, the due days are computed as if the last signer signed today.
create function private.letter_fees(r private.signature_requests) returns jsonb
language sql stable security definer set search_path = '' as $$
  select coalesce(jsonb_agg(jsonb_build_object('concept', f.concept, 'amount', f.amount, 'dueOn', f.due_on, 'agreedOn', f.agreed_on)), '[]')
  from private.fee_schedule(r.terms, coalesce(
    (select (e.opened_at at time zone 'America/Bogota')::date from private.engagements e where e.request = r.id), private.today())) f
$$;

-- Starts the services, work and fees of a letter; a second call for the same letter does nothing.
-- The caller has locked the row of the signature request and adds the last signature in the same transaction.
-- If the letter replaces an earlier one, the earlier letter's services and work end.
-- Open fees of the earlier letter remain if they are due before the new letter's first day; later ones become void.
create function private.open_engagement(r private.signature_requests) returns void
language plpgsql volatile security definer set search_path = '' as $$
declare
  t jsonb := r.terms;
  since date := coalesce((t ->> 'from')::date, private.today());
  until_day date := (t ->> 'until')::date;
  one uuid;
  given uuid;
begin
  -- No services or fees start if the signer lost the role of owner while the signature was being stored.
  if t is null or r.user_id is null or not private.binds_client(r) then
    return;
  end if;
  insert into private.engagements (request, client) values (r.id, r.user_id) on conflict do nothing returning request into one;
  if one is null then
    return;
  end if;
  if r.replaces is not null then
    perform private.close_engagement_of(r.replaces, since, r.title);
  end if;
  insert into private.client_services (client, engagement, position, name, since, until)
    select r.user_id, r.id, s.n, s.name, since, until_day from jsonb_array_elements_text(t -> 'services') with ordinality s (name, n);
  for one in select w.id from private.work_templates w where w.archived_at is null
      and w.id::text in (select jsonb_array_elements_text(t -> 'work')) order by w.id loop
    given := null;
    insert into private.client_work as w (template, client, since, made_by)
      select one, r.user_id, greatest(since, private.today()), r.sent_by
      where exists (select from public.user_approval_status a where a.user_id = r.user_id and a.status = 'approved')
      on conflict on constraint client_work_pkey do update set since = excluded.since, paused_at = null, ended_at = null, planned_on = null,
        stamp = w.stamp + 1, made_by = excluded.made_by
      where w.paused_at is not null or w.ended_at is not null returning w.template into given;
    insert into private.engagement_work (engagement, template) select r.id, given where given is not null;
  end loop;
  perform private.lock_fees(r.user_id);
  insert into private.fees (id, client, concept, amount, due_on, made_by, letter)
    select gen_random_uuid(), r.user_id, f.concept, f.amount, f.due_on, r.sent_by, r.id from private.fee_schedule(t, private.today()) f;
  perform private.note_account(r.user_id, 'engagement.opened', null, jsonb_build_object('name', r.title), r.sent_by);
end $$;

revoke execute on function private.fee_schedule(jsonb, date), private.letter_fees(private.signature_requests),
  private.close_engagement_of(uuid, date, text), private.open_engagement(private.signature_requests)
  from public, anon, authenticated, service_role;

-- Returns the newest 20 engagements of a client, with their services, their work, and the sums of their fees in pesos.
create function public.client_engagements(client uuid) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
begin
  perform private.require_client(client);
  return (select coalesce(jsonb_agg(jsonb_build_object('request', e.request, 'title', r.title, 'openedAt', e.opened_at, 'closedAt', e.closed_at,
      'closedBy', private.member_name(e.closed_by), 'reason', e.reason,
      'services', (select coalesce(jsonb_agg(jsonb_build_object('name', s.name, 'since', s.since, 'until', s.until) order by s.position), '[]')
        from private.client_services s where s.engagement = e.request),
      'work', (select coalesce(jsonb_agg(jsonb_build_object('template', w.id, 'name', w.name) order by lower(w.name), w.id), '[]')
        from private.engagement_work g join private.work_templates w on w.id = g.template where g.engagement = e.request),
      'fees', (select jsonb_build_object('count', count(*), 'open', coalesce(sum(f.amount) filter (where f.state = 'due'), 0),
          'collected', coalesce(sum(f.amount) filter (where f.state = 'collected'), 0))
        from private.fees f where f.letter = e.request)) order by e.opened_at desc), '[]')
    from (select x.* from private.engagements x where x.client = client_engagements.client order by x.opened_at desc limit 20) e
    join private.signature_requests r on r.id = e.request);
end $$;

-- Takes back what a letter started: its services and work end, and its open fees become void; collected fees stay.
create function public.close_engagement(request uuid, reason text) returns void
language plpgsql volatile security definer set search_path = '' as $$
declare
  e private.engagements;
  title text;
begin
  perform private.require_staff();
  select x.* into e from private.engagements x where x.request = close_engagement.request;
  if e.request is null or not private.sees_client(e.client) then
    raise exception 'not-found' using errcode = 'P0001';
  end if;
  if coalesce(length(btrim(close_engagement.reason)), 0) not between 3 and 300 then
    raise exception 'reason-required' using errcode = 'P0001';
  end if;
  if private.close_engagement_of(e.request, '-infinity', btrim(close_engagement.reason)) then
    select r.title into title from private.signature_requests r where r.id = e.request;
    perform private.note_staff('engagement.closed', e.client, null, jsonb_build_object('name', title, 'reason', btrim(close_engagement.reason)));
  end if;
end $$;

revoke execute on function public.client_engagements(uuid), public.close_engagement(uuid, text) from public, anon, authenticated, service_role;
grant execute on function public.client_engagements(uuid), public.close_engagement(uuid, text) to authenticated;
