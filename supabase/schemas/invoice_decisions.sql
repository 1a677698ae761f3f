-- The firm accepts an invoice, rejects it with a note, or asks the client for another file.
-- The firm can change a decision; all earlier decisions stay recorded.

create table private.invoice_decisions (
  id bigint generated always as identity primary key,
  invoice_id uuid not null references public.invoices (id) on delete cascade,
  actor uuid references auth.users (id) on delete set null,
  at timestamptz not null default clock_timestamp(),
  verdict text not null check (verdict in ('accepted', 'rejected', 'asked', 'reviewing')),
  note text,
  job uuid,
  automatic boolean not null default false,
  reason text check (length(btrim(reason)) between 1 and 1000)
);
alter table private.invoice_decisions enable row level security;
revoke all on private.invoice_decisions from anon, authenticated, service_role;
comment on table private.invoice_decisions is
  'Every decision about an invoice. job is its mail, and is empty if the mail was cancelled before it was sent.';
comment on column private.invoice_decisions.automatic is 'True when the rules decided automatically.';
comment on column private.invoice_decisions.reason is 'Why the invoice was accepted in spite of errors, or before it was read. Only the firm sees it.';
create index invoice_decisions_of_invoice on private.invoice_decisions (invoice_id, id desc);
create index invoice_decisions_of_actor on private.invoice_decisions (actor) where actor is not null;

-- Returns the firm's current decision about an invoice; 'asked' means that the firm asked for another file.
create function private.verdict_of(i public.invoices) returns text
language sql immutable set search_path = '' as $$
  select case when i.status = 'reviewing' and i.asked_at is not null then 'asked' else i.status end
$$;

-- True when a member needs a written reason to accept the invoice.
-- A reason is needed if the file is unread or unreadable, the rules found errors, or the signature is not proved.
create function private.acceptance_needs_reason(i public.invoices) returns boolean
language plpgsql stable security definer set search_path = '' as $$
begin
  return i.reviewed_at is null or coalesce(i.proposal = 'wrong' or i.refused in ('malformed', 'damaged', 'locked'), false) or exists (
    select from private.invoice_reviews r where r.invoice_id = i.id
      and (r.review #>> '{authenticity,issuer}' in ('unproven', 'false') or r.review #>> '{authenticity,answer}' = 'false'));
end $$;

-- Queues the mail about a decision for a minute later, so that a new decision can still replace the mail.
-- Clients can turn off mails about acceptances, but not mails that ask them for something or correct an earlier mail.
create function private.mail_about_decision(i public.invoices, d private.invoice_decisions) returns uuid
language plpgsql security definer set search_path = '' as $$
declare
  notified record;
  job uuid;
begin
  with unsent as (
    delete from public.outbox o using private.invoice_decisions x
      where x.invoice_id = i.id and o.id = x.job and o.status = 'pending'
        and (o.locked_until is null or o.locked_until < clock_timestamp())
      returning o.id)
  update private.invoice_decisions x set job = null from unsent where x.job = unsent.id and x.invoice_id = i.id;
  select x.verdict, x.note into notified from private.invoice_decisions x
    where x.invoice_id = i.id and x.job is not null order by x.id desc limit 1;
  if notified.verdict = d.verdict and notified.note is not distinct from d.note
    or notified.verdict is null and d.verdict = 'reviewing'
    or notified.verdict is null and d.verdict = 'accepted' and not private.wants_mail((select a.contact from public.accounts a where a.id = i.user_id), 'invoices') then
    return null;
  end if;
  insert into public.outbox (kind, key, user_id, payload, next_at)
    select 'mail', 'mail:invoice:' || d.id, i.user_id,
           jsonb_build_object('template', 'invoice-' || d.verdict, 'to', u.email, 'data', jsonb_build_object(
             'invoice', i.id, 'label', private.invoice_label(i), 'note', coalesce(d.note, ''))),
           clock_timestamp() + interval '1 minute'
    from private.contact_of(i.user_id) u
    returning id into job;
  return job;
end $$;

-- Stores a member's decision about an invoice; a decision that is sent twice is stored once.
-- If the invoice has more decisions than the member saw (`seen`), the error names the newest decision.
-- `reason` says why a member accepts an invoice that is unread or has errors; clients cannot read the reason.
-- Members cannot decide about invoices of their own account.
create function public.decide_invoice(
  invoice uuid, verdict text, seen int, note text default null, reason text default null
) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  me uuid := (select auth.uid());
  cleaned text := nullif(btrim(decide_invoice.note, E' \t\r\n'), '');
  why text := nullif(btrim(decide_invoice.reason, E' \t\r\n'), '');
  i public.invoices;
  before jsonb;
  last private.invoice_decisions;
  made private.invoice_decisions;
begin
  perform private.require_staff();
  select * into i from public.invoices x where x.id = invoice for update;
  if i.id is null or not private.sees_client(i.user_id) then
    raise exception 'not-found' using errcode = 'P0001';
  end if;
  if i.user_id = me then
    raise insufficient_privilege using message = 'not-oneself';
  end if;
  if verdict is null or verdict not in ('accepted', 'rejected', 'asked', 'reviewing') or length(cleaned) > 1000
    or length(why) > 1000 then
    raise exception 'invalid-input' using errcode = 'P0001';
  end if;
  if cleaned is null and verdict in ('rejected', 'asked') then
    raise exception 'reason-required' using errcode = 'P0001';
  end if;
  if verdict = 'reviewing' then
    cleaned := null;
  end if;
  select * into last from private.invoice_decisions x where x.invoice_id = i.id order by x.id desc limit 1;
  if i.decision is distinct from seen then
    if last.actor = me and i.decision = seen + 1 and last.verdict = decide_invoice.verdict
      and last.note is not distinct from cleaned then
      return jsonb_build_object('verdict', verdict, 'decision', i.decision);
    end if;
    raise exception 'invoice-decided' using errcode = 'P0001', detail = jsonb_build_object(
      'by', private.member_name(last.actor), 'at', last.at, 'verdict', last.verdict)::text;
  end if;
  if i.deleted_at is not null or i.withdrawn_at is not null or i.replaced_by is not null then
    raise exception 'invoice-gone' using errcode = 'P0001';
  end if;
  if private.verdict_of(i) = verdict and i.note is not distinct from cleaned then
    return jsonb_build_object('verdict', verdict, 'decision', i.decision);
  end if;
  if verdict <> 'accepted' or not private.acceptance_needs_reason(i) then
    why := null;
  elsif why is null then
    raise exception 'acceptance-reason' using errcode = 'P0001';
  end if;
  before := jsonb_build_object('invoice', i.id, 'number', i.number, 'verdict', private.verdict_of(i), 'note', i.note);
  update public.invoices x
    set status = case when verdict = 'asked' then 'reviewing' else verdict end,
        asked_at = case when verdict = 'asked' then clock_timestamp() end,
        note = cleaned, decision = x.decision + 1, moved_at = case when verdict = 'rejected' then x.moved_at end
    where x.id = i.id returning * into i;
  insert into private.invoice_decisions (invoice_id, actor, verdict, note, reason)
    values (i.id, me, decide_invoice.verdict, cleaned, why) returning * into made;
  update private.invoice_decisions x set job = private.mail_about_decision(i, made) where x.id = made.id;
  perform private.note_staff('invoice.' || verdict, i.user_id, before,
    jsonb_build_object('invoice', i.id, 'number', i.number, 'verdict', verdict, 'note', cleaned)
      || case when why is null then '{}' else jsonb_build_object('reason', why) end);
  return jsonb_build_object('verdict', verdict, 'decision', i.decision);
end $$;

revoke execute on function private.verdict_of(public.invoices), private.acceptance_needs_reason(public.invoices),
  private.mail_about_decision(public.invoices, private.invoice_decisions), public.decide_invoice(uuid, text, int, text, text)
  from public, anon, authenticated, service_role;
grant execute on function public.decide_invoice(uuid, text, int, text, text) to authenticated;

-- Invoices that members have open at the moment, so that other members see who works on them.
create table private.invoice_presence (
  invoice_id uuid not null references public.invoices (id) on delete cascade,
  member uuid not null references private.staff (user_id) on delete cascade,
  seen_at timestamptz not null,
  primary key (invoice_id, member)
);
alter table private.invoice_presence enable row level security;
revoke all on private.invoice_presence from anon, authenticated, service_role;
create index invoice_presence_seen on private.invoice_presence (seen_at);

-- The queues `accepted`, `rejected` and `all` begin with the newest invoice, the other queues with the oldest.
-- The queue `rejected` also has rejected invoices that the client replaced later.
-- A search finds invoices by their own words and by the words of their client, for up to 1000 matching clients.
-- The query merges the first rows of each client or queue, because no index is sorted across clients or queues.
create function public.review_queue(wanted jsonb default '{}', page_size int default 50) returns jsonb
language plpgsql stable security definer set search_path = '' set enable_seqscan = off set jit = off as $$
declare
  size int := least(greatest(page_size, 1), 100);
  queue text := coalesce(wanted ->> 'queue', 'waiting');
  down boolean := queue in ('accepted', 'rejected', 'all');
  start timestamptz := (wanted -> 'cursor' ->> 0)::timestamptz;
  start_id uuid := (wanted -> 'cursor' ->> 1)::uuid;
  backward boolean := start is not null and coalesce((wanted ->> 'backward')::boolean, false);
  direction text := case when down <> backward then 'desc' else 'asc' end;
  filter text := case queue when 'all' then 'i.queue is not null'
    when 'rejected' then 'i.status = ''rejected'' and i.queue is not null' else format('i.queue = %L', queue) end;
  named text := private.card_filter(wanted ->> 'search');
  search text := private.invoice_filter(wanted ->> 'search');
  clients uuid[];
  found uuid[];
  rows jsonb;
  more boolean;
begin
  perform private.require_staff();
  if not private.is_admin() then
    clients := array(select private.my_clients());
  end if;
  if wanted ->> 'client' is not null then
    clients := array(select c from unnest(array[(wanted ->> 'client')::uuid]) c where private.sees_client(c));
  end if;
  if wanted ->> 'findings' is not null then
    -- An invoice has no findings if the rules read the file and found nothing, or if a member accepted the invoice.
    filter := filter || case when (wanted ->> 'findings')::boolean then ' and i.has_findings'
      else ' and not i.has_findings and (i.kind is not null or i.status = ''accepted'' and i.decision > 0)' end;
  end if;
  if start is not null then
    filter := filter || format(' and (i.queued_at, i.id) %s (%L, %L)', case when direction = 'desc' then '<' else '>' end, start, start_id);
  end if;
  if search is not null then
    if named <> '' then
      execute format('select array(select k.client from private.client_cards k where ($1 is null or k.client = any ($1))%s limit 1000)', named)
        into found using clients;
    end if;
    -- `deleted_at is null` lets the search use the index invoices_search; queues contain no deleted invoices anyway.
    filter := filter || ' and i.deleted_at is null and (' || search
      || case when cardinality(found) > 0 then format(' or i.user_id = any (%L)', found) else '' end || ')';
  end if;
  execute format(case when clients is null and queue = 'all'
      then 'select array(select o.id from unnest(array[''waiting'', ''asked'', ''accepted'', ''rejected'', ''replaced'']) q
            cross join lateral (
              select i.queued_at, i.id from public.invoices i where i.queue = q collate "C" and %1$s
              order by i.queued_at %2$s, i.id %2$s limit %3$s) o order by o.queued_at %2$s, o.id %2$s limit %3$s)'
      when clients is null
      then 'select array(select i.id from public.invoices i where %1$s order by i.queued_at %2$s, i.id %2$s limit %3$s)'
      else 'select array(select o.id from unnest($1) c cross join lateral (
              select i.queued_at, i.id from public.invoices i where i.user_id = c and %1$s
              order by i.queued_at %2$s, i.id %2$s limit %3$s) o order by o.queued_at %2$s, o.id %2$s limit %3$s)' end,
    filter, direction, size + 1) into found using clients;
  -- If paging back reaches the start of the list, the full first page is returned instead of a shorter one.
  if backward and cardinality(found) <= size then
    return public.review_queue(wanted - 'cursor' - 'backward', size);
  end if;
  more := cardinality(found) > size;
  found := found[:size];
  select coalesce(jsonb_agg(jsonb_build_object(
      'id', i.id, 'label', private.invoice_label(i), 'queue', i.queue,
      'since', i.queued_at, 'created_at', i.created_at, 'withdrawn_at', i.withdrawn_at, 'replaces', i.replaces is not null,
      'client', private.client_name(i.user_id)) order by f.place * case when backward then -1 else 1 end), '[]')
    into rows from unnest(found) with ordinality f (id, place) join public.invoices i on i.id = f.id;
  return jsonb_build_object(
    'rows', rows,
    'before', case when start is not null and rows <> '[]' then jsonb_build_array(rows -> 0 -> 'since', rows -> 0 -> 'id') end,
    'after', case when more or backward then jsonb_build_array(rows -> -1 -> 'since', rows -> -1 -> 'id') end);
end $$;

-- Records which invoice the caller has open; null records nothing.
-- Returns the invoices that other members had open in the last 40 seconds, with the members' names.
create function public.share_presence(invoice uuid) returns jsonb
language plpgsql volatile security definer set search_path = '' as $$
declare
  me uuid := (select auth.uid());
begin
  perform private.require_staff();
  if invoice is not null then
    if not exists (select from public.invoices i where i.id = invoice and private.sees_client(i.user_id)) then
      raise exception 'not-found' using errcode = 'P0001';
    end if;
    insert into private.invoice_presence as l (invoice_id, member, seen_at) values (invoice, me, clock_timestamp())
      on conflict (invoice_id, member) do update set seen_at = excluded.seen_at;
  end if;
  delete from private.invoice_presence l where l.seen_at < clock_timestamp() - interval '10 minutes';
  return (select coalesce(jsonb_agg(jsonb_build_object('invoice', l.invoice_id, 'name', private.member_name(l.member)) order by l.seen_at), '[]')
    from private.invoice_presence l join public.invoices i on i.id = l.invoice_id
    where l.member <> me and l.seen_at > clock_timestamp() - interval '40 seconds' and private.sees_client(i.user_id));
end $$;

create function public.end_presence(invoice uuid) returns void
language plpgsql volatile security definer set search_path = '' as $$
begin
  perform private.require_staff();
  delete from private.invoice_presence l where l.invoice_id = invoice and l.member = (select auth.uid());
end $$;

revoke execute on function public.review_queue(jsonb, int), public.share_presence(uuid), public.end_presence(uuid)
  from public, anon, authenticated, service_role;
grant execute on function public.review_queue(jsonb, int), public.share_presence(uuid), public.end_presence(uuid)
  to authenticated;
