-- The firm asks a client for a list of documents, and the client answers each item of the list.

-- A series repeats a document request for each period of an obligation or, without an obligation, each month.
create table private.request_series (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references public.accounts (id) on delete cascade,
  -- Each of the `items` is {title, help, required, allowsNone, answerWith}, as in public.document_request_items.
  title text not null check (private.is_name(title, 3, 120)),
  note text,
  items jsonb not null,
  remind_before int,
  remind_every int,
  remind_until text,
  obligation text,
  municipality text,
  month_day int check (month_day between 1 and 28),
  -- The document request is due this many days before the obligation is due.
  days_before int check (days_before between 0 and 60),
  -- The document request is sent this many days before it is due.
  lead_days int not null default 10 check (lead_days between 1 and 60),
  until date,
  asked_by text not null,
  -- The last day on which the server checked whether a document request of this series is due.
  checked_on date,
  ended_at timestamptz,
  made_by uuid references auth.users (id) on delete set null,
  made_at timestamptz not null default now(),
  constraint request_series_rhythm check (case when obligation is null then month_day is not null and num_nonnulls(municipality, days_before) = 0
    else month_day is null and num_nulls(municipality, days_before) = 0 end)
);
alter table private.request_series enable row level security;
revoke all on private.request_series from anon, authenticated, service_role;
comment on table private.request_series is 'What is asked of a client again each period. Read and written by functions alone.';
create index request_series_of_client on private.request_series (user_id);
create index request_series_made_by on private.request_series (made_by) where made_by is not null;
create index request_series_next on private.request_series (coalesce(checked_on, '-infinity'::date), id) where ended_at is null;

create table public.document_requests (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references public.accounts (id) on delete cascade,
  title text not null check (private.is_name(title, 3, 120)),
  note text check (length(btrim(note)) between 1 and 1000),
  due_on date not null,
  obligation uuid references public.obligations (id) on delete set null,
  series uuid references private.request_series (id) on delete set null,
  -- The period for which a request of a series asks; null for other requests.
  period text check (period ~ '^[0-9]{4}(-([0-9]{2}|[BCQS][1-6]))?$'),
  status text not null default 'draft' check (status in ('draft', 'open', 'complete', 'cancelled')),
  -- The name of the member of the firm who made the request.
  asked_by text not null,
  -- private.settle_request sets the counts of items: `wanted`, `delivered`, `missing` and `to_review`.
  -- `wanted` does not count items answered with «no hubo»; `missing` counts the items that the client still owes.
  wanted int not null default 0,
  delivered int not null default 0,
  missing int not null default 0,
  to_review int not null default 0,
  -- The first reminder is sent `remind_before` days before the due date; null means no reminder.
  -- Further reminders are sent every `remind_every` days; null means only one reminder.
  remind_before int check (remind_before between 0 and 30),
  remind_every int check (remind_every between 1 and 30),
  remind_until text not null default 'complete' check (remind_until in ('complete', 'due')),
  reminders int not null default 0,
  reminded_at timestamptz,
  next_reminder_at timestamptz,
  -- False until the server has computed the time of the next reminder.
  reminder_planned boolean not null default false,
  -- Counts the changes of the request, so that nobody overwrites a change that they have not seen.
  version int not null default 1,
  made_at timestamptz not null default now(),
  sent_at timestamptz,
  closed_at timestamptz,
  changed_at timestamptz not null default now(),
  -- True when the client delivered documents for an obligation before the firm asked for them.
  by_client boolean not null default false,
  constraint document_requests_once unique (series, period),
  constraint document_requests_sent check ((status = 'draft') = (sent_at is null)),
  constraint document_requests_closed check ((status in ('complete', 'cancelled')) = (closed_at is not null))
);
alter table public.document_requests enable row level security;
revoke all on public.document_requests from anon, authenticated, service_role;
comment on table public.document_requests is
  'What the firm asks of a client. Everybody of the client reads what was sent, the firm also its drafts; only procedures write.';
create index document_requests_of_client on public.document_requests (user_id, made_at desc, id desc);
create index document_requests_todo on public.document_requests (user_id, due_on, id) where status = 'open' and missing > 0;
create index document_requests_open on public.document_requests (due_on, id) where status = 'open';
create index document_requests_to_review on public.document_requests (due_on, id) where status = 'open' and to_review > 0;
create index document_requests_drafts on public.document_requests (due_on, id) where status = 'draft';
create index document_requests_settled on public.document_requests (closed_at desc, id desc) where closed_at is not null;
create index document_requests_remind on public.document_requests (next_reminder_at) where status = 'open' and next_reminder_at is not null;
create index document_requests_plan on public.document_requests (id) where status = 'open' and not reminder_planned;
create index document_requests_obligation on public.document_requests (obligation) where obligation is not null;
grant select on public.document_requests to authenticated;
grant select, insert, update, delete on public.document_requests to service_role;
create policy "own requests or staff" on public.document_requests for select to authenticated
  using ((user_id in (select private.my_accounts('reader')) and (status <> 'draft' or (select private.is_staff())))
    or (select private.is_admin()) or user_id in (select private.my_clients()));
create policy "gate" on public.document_requests as restrictive for all to authenticated
  using ((select private.may_enter())) with check ((select private.may_enter()));

create table public.document_request_items (
  id uuid primary key default gen_random_uuid(),
  request uuid not null references public.document_requests (id) on delete cascade,
  user_id uuid not null references public.accounts (id) on delete cascade,
  place int not null,
  title text not null check (private.is_name(title, 2, 160)),
  help text check (length(btrim(help)) between 1 and 500),
  required boolean not null default true,
  -- True when the client may answer «no hubo» (there was none).
  allows_none boolean not null default false,
  answer_with text not null default 'file' check (answer_with in ('file', 'text', 'appointment')),
  state text not null default 'pending' check (state in ('pending', 'answered', 'none', 'returned', 'accepted')),
  -- The text with which the client answered, or the client's reason why there is no document.
  answer text check (length(btrim(answer)) between 1 and 2000),
  appointment uuid references public.appointments (id) on delete set null,
  answered_by uuid,
  answered_at timestamptz,
  -- The firm's reason for returning the answer to the client.
  review_note text check (length(btrim(review_note)) between 1 and 500),
  reviewed_by text,
  reviewed_at timestamptz,
  version int not null default 1,
  -- Why the item is late: the client named a day (`later`), passed the item on (`other`) or asks about it (`unknown`).
  delay text check (delay in ('later', 'other', 'unknown')),
  expected_on date,
  delay_note text check (length(btrim(delay_note)) between 1 and 500),
  constraint document_request_items_delay check ((delay is not distinct from 'later') = (expected_on is not null)),
  constraint document_request_items_place unique (request, place),
  constraint document_request_items_returned check (state <> 'returned' or review_note is not null)
);
alter table public.document_request_items enable row level security;
revoke all on public.document_request_items from anon, authenticated, service_role;
comment on table public.document_request_items is 'What a request asks for, one by one. Read by whoever reads the request; only procedures write.';
create index document_request_items_of_client on public.document_request_items (user_id);
create index document_request_items_appointment on public.document_request_items (appointment) where appointment is not null;
grant select on public.document_request_items to authenticated;
grant select, insert, update, delete on public.document_request_items to service_role;
create policy "of what one reads" on public.document_request_items for select to authenticated
  using (exists (select from public.document_requests r where r.id = request));
create policy "gate" on public.document_request_items as restrictive for all to authenticated
  using ((select private.may_enter())) with check ((select private.may_enter()));

create table public.document_request_files (
  item uuid not null references public.document_request_items (id) on delete cascade,
  document uuid not null references public.documents (id) on delete cascade,
  user_id uuid not null references public.accounts (id) on delete cascade,
  added_at timestamptz not null default now(),
  primary key (item, document)
);
alter table public.document_request_files enable row level security;
revoke all on public.document_request_files from anon, authenticated, service_role;
comment on table public.document_request_files is 'The documents that answer an item. Read by whoever reads the request; only procedures write.';
create index document_request_files_document on public.document_request_files (document);
create index document_request_files_of_client on public.document_request_files (user_id);
grant select on public.document_request_files to authenticated;
grant select, insert, update, delete on public.document_request_files to service_role;
create policy "of what one reads" on public.document_request_files for select to authenticated
  using (exists (select from public.document_request_items i where i.id = item));
create policy "gate" on public.document_request_files as restrictive for all to authenticated
  using ((select private.may_enter())) with check ((select private.may_enter()));

alter publication supabase_realtime add table public.document_requests;

-- Counts the items of a document request again after a change, and closes or reopens the request.
-- If no item is missing any more, the request's queued reminder is dropped.
create function private.settle_request(request uuid) returns int
language plpgsql volatile security definer set search_path = '' as $$
declare
  was public.document_requests;
  n record;
  now_open boolean;
  kept int;
begin
  select r.* into was from public.document_requests r where r.id = settle_request.request for update;
  -- If the account is being deleted, the document request may already be gone.
  if was.id is null then
    return null;
  end if;
  select count(*) filter (where i.state <> 'none') as wanted,
         count(*) filter (where i.state in ('answered', 'accepted')) as delivered,
         count(*) filter (where i.state = 'returned' or i.state = 'pending' and i.required) as missing,
         count(*) filter (where i.state = 'answered') as to_review
    into n from public.document_request_items i where i.request = settle_request.request;
  now_open := n.missing > 0 or n.to_review > 0;
  update public.document_requests r
    set wanted = n.wanted, delivered = n.delivered, missing = n.missing, to_review = n.to_review,
        status = case when r.status not in ('open', 'complete') then r.status when now_open then 'open' else 'complete' end,
        closed_at = case when r.status not in ('open', 'complete') then r.closed_at when now_open then null
                         else coalesce(r.closed_at, clock_timestamp()) end,
        next_reminder_at = case when n.missing > 0 then r.next_reminder_at end,
        reminder_planned = r.reminder_planned and (n.missing = 0 or was.missing > 0),
        version = r.version + 1, changed_at = clock_timestamp()
    where r.id = settle_request.request returning r.version into kept;
  if n.missing = 0 then
    perform private.drop_reminder(was);
  end if;
  return kept;
end $$;

create function private.drop_reminder(r public.document_requests) returns void
language sql volatile security definer set search_path = '' as $$
  update public.outbox o set status = 'dropped', done_at = clock_timestamp(), locked_until = null
    where o.key = 'mail:document-reminder:' || r.id || ':' || r.reminders and o.status in ('pending', 'parked')
      and (o.locked_until is null or o.locked_until < clock_timestamp())
$$;

-- An item whose last file is deleted is unanswered again.
create function private.without_file() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  update public.document_request_items i set state = 'pending', answered_by = null, answered_at = null, version = i.version + 1
    where i.id = old.item and i.state = 'answered' and i.answer_with = 'file'
      and not exists (select from public.document_request_files f where f.item = i.id);
  if found then
    perform private.settle_request(i.request) from public.document_request_items i where i.id = old.item;
  end if;
  return null;
end $$;
create trigger without_file after delete on public.document_request_files for each row execute function private.without_file();

-- An item is unanswered again when the appointment that answers it is cancelled.
create function private.without_appointment() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  i public.document_request_items;
begin
  for i in update public.document_request_items x set state = 'pending', appointment = null, answered_by = null, answered_at = null,
      version = x.version + 1 where x.appointment = new.id and x.state = 'answered' returning x.* loop
    perform private.settle_request(i.request);
  end loop;
  return null;
end $$;
create trigger without_appointment after update of status on public.appointments for each row
  when (new.status = 'cancelled' and old.status <> 'cancelled') execute function private.without_appointment();

-- Replaces the items of a draft. One item must be required, because the request would otherwise be complete at once.
create function private.put_request_items(r public.document_requests, items jsonb) returns void
language plpgsql volatile security definer set search_path = '' as $$
begin
  if coalesce(jsonb_array_length(items), 0) not between 1 and 40
    or not exists (select from jsonb_array_elements(items) i where (i ->> 'required')::boolean) then
    raise exception 'invalid-input' using errcode = 'P0001';
  end if;
  delete from public.document_request_items i where i.request = r.id;
  insert into public.document_request_items (request, user_id, place, title, help, required, allows_none, answer_with)
    select r.id, r.user_id, i.place, btrim(i.item ->> 'title'), nullif(btrim(i.item ->> 'help'), ''), (i.item ->> 'required')::boolean,
           (i.item ->> 'allowsNone')::boolean, i.item ->> 'answerWith'
    from jsonb_array_elements(items) with ordinality i (item, place);
  perform private.settle_request(r.id);
end $$;

-- Returns a period as pages show it: `noviembre de 2026`, `bimestre 5 de 2026`, `2026`.
create function private.period_name(period text) returns text
language sql immutable set search_path = '' as $$
  select case when length(period) = 4 then period else concat_ws(' de ',
    case when substr(period, 6, 1) ~ '[0-9]' then (array['enero', 'febrero', 'marzo', 'abril', 'mayo', 'junio', 'julio', 'agosto',
        'septiembre', 'octubre', 'noviembre', 'diciembre'])[substr(period, 6, 2)::int]
      else case substr(period, 6, 1) when 'B' then 'bimestre' when 'Q' then 'trimestre' when 'C' then 'cuatrimestre' else 'semestre' end
        || ' ' || substr(period, 7, 1) end, left(period, 4)) end
$$;

-- The period of a document request is that of its obligation or, without an obligation, the month before the due date.
create function private.asked_period(obligation uuid, due date) returns text
language sql stable set search_path = '' as $$
  select coalesce((select o.period from public.obligations o where o.id = asked_period.obligation), to_char(due - interval '1 month', 'YYYY-MM'))
$$;

create function private.name_period(said text, period text, longest int) returns text
language sql immutable set search_path = '' as $$
  select case when said ~* '\{periodo\}' then left(regexp_replace(said, '\{periodo\}', private.period_name(period), 'gi'), longest) else said end
$$;
create function private.for_period(content jsonb, period text) returns jsonb
language sql immutable set search_path = '' as $$
  select content || jsonb_build_object('title', private.name_period(content ->> 'title', period, 120),
    'note', private.name_period(content ->> 'note', period, 1000),
    'items', (select coalesce(jsonb_agg(i.item || jsonb_build_object('title', private.name_period(i.item ->> 'title', period, 160),
        'help', private.name_period(i.item ->> 'help', period, 500)) order by i.place), '[]')
      from jsonb_array_elements(content -> 'items') with ordinality i (item, place)))
$$;

-- Sends a draft of a document request, so that the client can see the request and gets a mail.
create function private.send_request(request uuid) returns void
language plpgsql volatile security definer set search_path = '' as $$
declare
  r public.document_requests;
begin
  update public.document_requests x set status = 'open', sent_at = clock_timestamp(), version = x.version + 1, changed_at = clock_timestamp()
    where x.id = send_request.request and x.status = 'draft' returning * into r;
  if r.id is null then
    return;
  end if;
  perform private.queue_mail(r.user_id, 'documents-asked:' || r.id, 'documents-asked', c.email, private.request_mail(r))
    from private.contact_of(r.user_id) c where c.email is not null;
end $$;

-- Returns the data of a mail about a document request; `missing` is a list of the missing items.
create function private.request_mail(r public.document_requests) returns jsonb
language sql stable security definer set search_path = '' as $$
  select jsonb_build_object('request', r.id, 'title', r.title, 'by', r.asked_by, 'due', to_char(r.due_on, 'DD/MM/YYYY'),
    'missing', (select coalesce(string_agg('• ' || i.title, E'\n' order by i.place), '') from public.document_request_items i
      where i.request = r.id and (i.state = 'returned' or i.state = 'pending' and i.required)))
$$;

-- Returns and locks a document request; raises 'conflict' if its version is not `seen`.
create function private.own_request(request uuid, seen int) returns public.document_requests
language plpgsql volatile security definer set search_path = '' as $$
declare
  r public.document_requests;
begin
  perform private.require_staff();
  select x.* into r from public.document_requests x where x.id = own_request.request for update;
  if r.id is null or not private.sees_client(r.user_id) then
    raise exception 'not-found' using errcode = 'P0001';
  end if;
  if r.version is distinct from seen then
    raise exception 'conflict' using errcode = 'P0001';
  end if;
  return r;
end $$;

-- Saves a new document request or changes a draft, and sends it if `send` is true.
-- `content` is {title, note, dueOn, items, before, every, until, repeat}; with `repeat` the request starts a series.
-- In a draft, {periodo} is not replaced by the name of the period yet, because the period may still change.
create function public.save_request(request uuid, client uuid, content jsonb, send boolean, obligation uuid default null,
  seen int default null) returns void
language plpgsql volatile security definer set search_path = '' as $$
declare
  r public.document_requests;
  written jsonb := content;
begin
  perform private.require_client(client);
  if send and not exists (select from public.user_approval_status s where s.user_id = client and s.status = 'approved') then
    raise exception 'not-found' using errcode = 'P0001';
  end if;
  if obligation is not null and not exists (
      select from public.obligations o where o.id = save_request.obligation and o.user_id = save_request.client) then
    raise exception 'not-found' using errcode = 'P0001';
  end if;
  insert into public.document_requests (id, user_id, title, due_on, asked_by)
    values (save_request.request, client, btrim(content ->> 'title'), (content ->> 'dueOn')::date, private.member_name((select auth.uid())))
    on conflict (id) do nothing;
  select x.* into r from public.document_requests x where x.id = save_request.request for update;
  if r.user_id <> client then
    raise exception 'not-found' using errcode = 'P0001';
  end if;
  -- If the request was sent already, a call without `seen` or with the same series is a repeated click.
  -- Any other call for a sent request fails, because a colleague sent the draft first.
  if r.status <> 'draft' then
    if seen is null or r.series = (content #>> '{repeat,series}')::uuid then return; end if;
    raise exception 'conflict' using errcode = 'P0001';
  end if;
  -- Without `seen`, only the member who made the request may save it again, because the form may be sent twice.
  if (case when seen is null then r.asked_by is distinct from private.member_name((select auth.uid())) else r.version is distinct from seen end) then
    raise exception 'conflict' using errcode = 'P0001';
  end if;
  if send then
    content := private.for_period(content, private.asked_period(save_request.obligation, (content ->> 'dueOn')::date));
  end if;
  update public.document_requests x set title = btrim(content ->> 'title'), note = nullif(btrim(content ->> 'note'), ''),
      due_on = (content ->> 'dueOn')::date, obligation = save_request.obligation, remind_before = (content ->> 'before')::int,
      remind_every = (content ->> 'every')::int, remind_until = coalesce(content ->> 'until', 'complete')
    where x.id = r.id returning * into r;
  perform private.put_request_items(r, content -> 'items');
  if send then
    perform private.send_request(r.id);
    perform private.note_staff('request.sent', client, null, jsonb_build_object('title', r.title, 'due', r.due_on));
    if content #>> '{repeat,series}' is not null then
      perform private.start_request_series(r, written);
    end if;
  end if;
end $$;

-- Sends the same document request to up to 100 clients, and returns an outcome for each client.
-- The outcome `open` means that the client already has this request, and `no-mail` that nobody could get a mail.
create function public.send_requests(asks jsonb, content jsonb) returns table (client uuid, outcome text)
language plpgsql volatile security definer set search_path = '' as $$
#variable_conflict use_column
declare
  ask record;
begin
  perform private.require_staff();
  if jsonb_array_length(asks) not between 1 and 100 then
    raise exception 'invalid-input' using errcode = 'P0001';
  end if;
  -- All calls process clients in the same order, so that two members cannot block each other.
  for ask in select (a ->> 'id')::uuid as id, (a ->> 'client')::uuid as client, (a ->> 'obligation')::uuid as obligation
      from jsonb_array_elements(asks) a order by 2 loop
    client := ask.client;
    if exists (select from public.document_requests r where r.user_id = ask.client and r.status = 'open' and not r.by_client and r.id <> ask.id
        and lower(r.title) = lower(btrim(private.name_period(content ->> 'title',
          private.asked_period(ask.obligation, (content ->> 'dueOn')::date), 120))) and r.obligation is not distinct from ask.obligation)
      and private.sees_client(ask.client) then
      outcome := 'open';
    else
      begin
        perform public.save_request(ask.id, ask.client, content, true, ask.obligation);
        outcome := case when exists (select from private.contact_of(ask.client) c where c.email is not null) then 'sent' else 'no-mail' end;
      exception when raise_exception then
        if sqlerrm <> 'not-found' then raise; end if;
        outcome := 'not-found';
      end;
    end if;
    return next;
  end loop;
end $$;

-- Deletes a draft, or cancels an open document request.
create function public.cancel_request(request uuid, seen int) returns void
language plpgsql volatile security definer set search_path = '' as $$
declare
  r public.document_requests := private.own_request(request, seen);
begin
  if r.status = 'draft' then
    delete from public.document_requests x where x.id = r.id;
  elsif r.status = 'open' then
    update public.document_requests x set status = 'cancelled', closed_at = clock_timestamp(), next_reminder_at = null,
        version = x.version + 1, changed_at = clock_timestamp() where x.id = r.id;
    perform private.drop_reminder(r);
    perform private.note_staff('request.cancelled', r.user_id, null, jsonb_build_object('title', r.title));
  else
    raise exception 'request-closed' using errcode = 'P0001';
  end if;
end $$;

-- Accepts the answer to an item, or returns the item to the client with a note.
-- `seen` is the version of the item, so that nobody accepts a file that they have not seen.
create function public.review_request_item(item uuid, seen int, accept boolean, note text default null) returns void
language plpgsql volatile security definer set search_path = '' as $$
declare
  i public.document_request_items;
  r public.document_requests;
begin
  perform private.require_staff();
  select x.* into r from public.document_requests x join public.document_request_items y on y.request = x.id
    where y.id = review_request_item.item for update of x;
  select x.* into i from public.document_request_items x where x.id = review_request_item.item for update;
  if r.id is null or not private.sees_client(r.user_id) then
    raise exception 'not-found' using errcode = 'P0001';
  end if;
  if r.status not in ('open', 'complete') then
    raise exception 'request-closed' using errcode = 'P0001';
  end if;
  if accept is null then
    raise exception 'invalid-input' using errcode = 'P0001';
  end if;
  if i.version is distinct from seen or i.state not in ('answered', 'none', 'accepted') or accept and i.state <> 'answered' then
    raise exception 'conflict' using errcode = 'P0001';
  end if;
  if not accept and nullif(btrim(note), '') is null then
    raise exception 'invalid-input' using errcode = 'P0001';
  end if;
  update public.document_request_items x set state = case when accept then 'accepted' else 'returned' end,
      review_note = case when not accept then btrim(note) end, reviewed_by = private.member_name((select auth.uid())),
      reviewed_at = clock_timestamp(), version = x.version + 1
    where x.id = i.id;
  perform private.settle_request(r.id);
  perform private.note_staff(case when accept then 'request.accepted' else 'request.returned' end, r.user_id, null,
    jsonb_build_object('title', r.title, 'item', i.title));
  if not accept then
    perform private.queue_mail(r.user_id, concat_ws(':', 'documents-returned', i.id, i.version),
        'documents-returned', c.email, private.request_mail(r) || jsonb_build_object('item', i.title, 'note', btrim(note)))
      from private.contact_of(r.user_id) c where c.email is not null
        and exists (select from public.user_approval_status s where s.user_id = r.user_id and s.status = 'approved');
  end if;
end $$;

create function private.request_facts(r public.document_requests) returns jsonb
language sql stable security definer set search_path = '' as $$
  select jsonb_build_object('id', r.id, 'title', r.title, 'note', r.note, 'dueOn', r.due_on, 'status', r.status, 'askedBy', r.asked_by, 'byClient', r.by_client,
    'wanted', r.wanted, 'delivered', r.delivered, 'missing', r.missing, 'toReview', r.to_review, 'before', r.remind_before,
    'every', r.remind_every, 'until', r.remind_until, 'reminders', r.reminders, 'remindedAt', r.reminded_at,
    'nextReminderAt', r.next_reminder_at, 'version', r.version, 'sentAt', r.sent_at, 'closedAt', r.closed_at,
    'obligation', (select jsonb_build_object('id', o.id, 'obligation', o.obligation, 'name', o.name, 'municipality', nullif(o.municipality, ''),
      'period', o.period, 'due', o.due, 'state', o.state) from public.obligations o
      where o.id = r.obligation and (o.client_sees or (select private.is_staff()))))
$$;
create function private.request_items(r public.document_requests) returns jsonb
language sql stable security definer set search_path = '' as $$
  select coalesce(jsonb_agg(jsonb_build_object('id', i.id, 'title', i.title, 'help', i.help, 'required', i.required,
      'allowsNone', i.allows_none, 'answerWith', i.answer_with, 'state', i.state, 'answer', i.answer, 'answeredBy', i.answered_by,
      'answeredAt', i.answered_at, 'appointment', (select jsonb_build_object('id', a.id, 'startsAt', a.starts_at, 'endsAt', a.ends_at,
        'status', a.status) from public.appointments a where a.id = i.appointment), 'reviewNote', i.review_note, 'reviewedBy', i.reviewed_by, 'reviewedAt', i.reviewed_at,
      'version', i.version, 'delay', i.delay, 'expectedOn', i.expected_on, 'delayNote', i.delay_note, 'files', (
        select coalesce(jsonb_agg(jsonb_build_object('id', d.id, 'name', d.name, 'type', d.file_type, 'size', d.file_size,
          'at', f.added_at, 'by', d.made_by) order by f.added_at, d.id), '[]')
        from public.document_request_files f join public.documents d on d.id = f.document where f.item = i.id))
    order by i.place), '[]')
  from public.document_request_items i where i.request = r.id
$$;

-- Returns one page of document requests by date; `wanted` is {list: open | review | drafts | closed, client, after}.
-- The counts of requests stop at 101.
create function public.list_requests(wanted jsonb default '{}', page_size int default 50) returns jsonb
language plpgsql stable security definer set search_path = '' set plan_cache_mode = force_custom_plan as $$
declare
  list text := coalesce(wanted ->> 'list', 'open');
  closed boolean := list = 'closed';
  size int := least(greatest(page_size, 1), 200);
  today date := (now() at time zone 'America/Bogota')::date;
  after text := wanted -> 'after' ->> 0;
  after_id uuid := (wanted -> 'after' ->> 1)::uuid;
  -- If `clients` is null, the list has the requests of all clients of the firm.
  clients uuid[];
  found uuid[];
  found_rows jsonb;
  last_row jsonb;
begin
  perform private.require_staff();
  if not private.is_admin() then
    clients := array(select private.my_clients());
  end if;
  if wanted ->> 'client' is not null then
    clients := array(select c from unnest(array[(wanted ->> 'client')::uuid]) c where clients is null or c = any (clients));
  end if;
  if closed then
    found := array(select r.id from public.document_requests r
      where r.closed_at is not null and (clients is null or r.user_id = any (clients))
        and (after is null or (r.closed_at, r.id) < (after::timestamptz, after_id))
      order by r.closed_at desc, r.id desc limit size + 1);
  else
    found := array(select r.id from public.document_requests r
      where case list when 'review' then r.status = 'open' and r.to_review > 0 when 'drafts' then r.status = 'draft' else r.status = 'open' end
        and (clients is null or r.user_id = any (clients)) and (after is null or (r.due_on, r.id) > (after::date, after_id))
      order by r.due_on, r.id limit size + 1);
  end if;
  select coalesce(jsonb_agg(private.request_facts(r) || jsonb_build_object('client', r.user_id, 'clientTitle', k.title,
      'byMail', exists (select from private.contact_of(r.user_id))) order by f.place), '[]') into found_rows
    from unnest(found) with ordinality f (id, place) join public.document_requests r on r.id = f.id
    join private.client_cards k on k.client = r.user_id;
  last_row := found_rows -> (size - 1);
  return jsonb_build_object(
    'counts', jsonb_build_object(
      'open', (select count(*) from (select from public.document_requests r
        where r.status = 'open' and (clients is null or r.user_id = any (clients)) limit 101) n),
      'review', (select count(*) from (select from public.document_requests r
        where r.status = 'open' and r.to_review > 0 and (clients is null or r.user_id = any (clients)) limit 101) n),
      'overdue', (select count(*) from (select from public.document_requests r
        where r.status = 'open' and r.missing > 0 and r.due_on < today and (clients is null or r.user_id = any (clients)) limit 101) n),
      'drafts', (select count(*) from (select from public.document_requests r
        where r.status = 'draft' and (clients is null or r.user_id = any (clients)) limit 101) n)),
    'rows', case when jsonb_array_length(found_rows) > size then found_rows - size else found_rows end,
    'next', case when jsonb_array_length(found_rows) > size
      then jsonb_build_array(case when closed then last_row -> 'closedAt' else last_row -> 'dueOn' end, last_row -> 'id') end);
end $$;

create function public.firm_request(request uuid) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
  r public.document_requests;
begin
  perform private.require_staff();
  select x.* into r from public.document_requests x where x.id = firm_request.request;
  if r.id is null or not private.sees_client(r.user_id) then
    raise exception 'not-found' using errcode = 'P0001';
  end if;
  return private.request_facts(r) || jsonb_build_object('items', private.request_items(r), 'client', r.user_id,
    'clientTitle', (select k.title from private.client_cards k where k.client = r.user_id),
    'byMail', exists (select from private.contact_of(r.user_id)));
end $$;

-- Returns the document requests of the caller's account: all open ones, and 30 closed ones.
create function public.my_requests() returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
  me uuid := private.require_account('reader');
begin
  return jsonb_build_object(
    'open', (select coalesce(jsonb_agg(private.request_facts(r) order by r.due_on, r.id), '[]') from public.document_requests r
      where r.user_id = me and r.status = 'open'),
    'closed', (select coalesce(jsonb_agg(private.request_facts(c) order by c.closed_at desc, c.id desc), '[]') from (
      select r.* from public.document_requests r where r.user_id = me and r.closed_at is not null
      order by r.closed_at desc, r.id desc limit 30) c));
end $$;

create function private.period_begins(period text) returns date
language sql immutable set search_path = '' as $$
  select make_date(left(period, 4)::int, case when length(period) = 4 then 1 when substr(period, 6, 1) ~ '[0-9]' then substr(period, 6, 2)::int
    else (substr(period, 7, 1)::int - 1) * case substr(period, 6, 1) when 'B' then 2 when 'Q' then 3 when 'C' then 4 else 6 end + 1 end, 1)
$$;

-- In the result, `offers` has the client's newest files since the period began that answer none of the items yet.
-- If the request has no period, `offers` has files from 45 days before the request was sent.
create function public.my_request(request uuid) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
  me uuid := private.require_account('reader');
  r public.document_requests;
  since timestamptz;
begin
  select x.* into r from public.document_requests x where x.id = my_request.request and x.user_id = me and x.status <> 'draft';
  if r.id is null then
    raise exception 'not-found' using errcode = 'P0001';
  end if;
  since := coalesce((select private.period_begins(o.period) from public.obligations o where o.id = r.obligation),
    private.period_begins(r.period), r.sent_at - interval '45 days');
  return private.request_facts(r) || jsonb_build_object('items', private.request_items(r), 'offers', (
    select coalesce(jsonb_agg(jsonb_build_object('id', d.id, 'name', d.name, 'type', d.file_type, 'size', d.file_size, 'at', d.created_at,
        'by', d.made_by, 'invoice', (select private.invoice_label(v) from public.invoices v where v.document_id = d.id
          and v.withdrawn_at is null)) order by d.created_at desc, d.id desc), '[]')
    from (select x.* from public.documents x where x.user_id = me and x.kind = 'file' and x.client_sees and x.created_at >= since
      order by x.created_at desc, x.id desc limit 40) d
    where r.status = 'open' and not exists (select from public.document_request_files f join public.document_request_items i on i.id = f.item
      where f.document = d.id and i.request = r.id)));
end $$;

-- Returns and locks an item that the caller's account can still answer.
create function private.open_item(item uuid) returns public.document_request_items
language plpgsql volatile security definer set search_path = '' as $$
declare
  me uuid := private.require_account('assistant');
  i public.document_request_items;
  r public.document_requests;
begin
  select x.* into r from public.document_requests x join public.document_request_items y on y.request = x.id
    where y.id = open_item.item and y.user_id = me and x.status <> 'draft' for update of x;
  select x.* into i from public.document_request_items x where x.id = open_item.item and x.request = r.id for update;
  if i.id is null then
    raise exception 'not-found' using errcode = 'P0001';
  end if;
  if r.status <> 'open' then
    raise exception 'request-closed' using errcode = 'P0001';
  end if;
  if i.state = 'accepted' then
    raise exception 'item-accepted' using errcode = 'P0001';
  end if;
  return i;
end $$;

-- Answers an item with up to 20 files. If the firm returned the item, the new files replace the earlier ones.
create function public.add_request_files(item uuid, documents uuid[]) returns void
language plpgsql volatile security definer set search_path = '' as $$
declare
  i public.document_request_items := private.open_item(item);
begin
  -- Without coalesce, null as `documents` would pass the check, because the length of null is null.
  if i.answer_with <> 'file' or coalesce(cardinality(documents), 0) not between 1 and 20 or array_position(documents, null) is not null then
    raise exception 'invalid-input' using errcode = 'P0001';
  end if;
  if (select count(*) from public.documents d where d.id = any (documents) and d.user_id = i.user_id and d.kind = 'file' and d.client_sees)
    <> (select count(distinct d) from unnest(documents) d) then
    raise exception 'not-found' using errcode = 'P0001';
  end if;
  if i.state = 'answered' and not exists (select from unnest(documents) d where not exists (
      select from public.document_request_files f where f.item = i.id and f.document = d)) then
    return;
  end if;
  if i.state = 'returned' then
    delete from public.document_request_files f where f.item = i.id and f.document <> all (documents);
  end if;
  insert into public.document_request_files (item, document, user_id) select i.id, d, i.user_id from unnest(documents) d on conflict do nothing;
  if (select count(*) from public.document_request_files f where f.item = i.id) > 20 then
    raise exception 'request-files' using errcode = 'P0001';
  end if;
  perform private.keep_answer(i, 'answered', null);
end $$;

-- Delivers documents for an obligation. If the firm has not asked for them, the call creates a document request.
-- After this call, the server sets the final title of a new document request by calling title_delivery.
-- Fails if the client's open request for this obligation has several items, because each item needs its own answer.
create function public.deliver_obligation(obligation uuid, documents uuid[]) returns void
language plpgsql volatile security definer set search_path = '' as $$
declare
  me uuid := private.require_account('assistant');
  today date := (now() at time zone 'America/Bogota')::date;
  o public.obligations;
  r public.document_requests;
  items uuid[];
begin
  select x.* into o from public.obligations x where x.id = deliver_obligation.obligation and x.user_id = me and x.client_sees for update;
  if o.id is null then
    raise exception 'not-found' using errcode = 'P0001';
  end if;
  if not o.applies or o.state in ('filed', 'paid', 'not-applicable') then
    raise exception 'request-closed' using errcode = 'P0001';
  end if;
  select x.* into r from public.document_requests x where x.obligation = o.id and x.user_id = me and x.status = 'open'
    order by x.missing > 0 desc, x.due_on, x.id limit 1;
  if r.id is null then
    insert into public.document_requests (user_id, title, due_on, obligation, status, sent_at, by_client, asked_by)
      values (me, 'Documentos de ' || private.period_name(o.period), greatest(coalesce(o.due, today), today), o.id, 'open', clock_timestamp(), true,
        coalesce((select private.member_name(w.responsible) from private.obligation_work w where w.obligation = o.id),
          private.my_advisor(), 'La firma'))
      returning * into r;
    insert into public.document_request_items (request, user_id, place, title, help)
      values (r.id, me, 1, 'Lo que falta para presentarla', o.message);
  end if;
  items := array(select i.id from public.document_request_items i where i.request = r.id);
  if cardinality(items) > 1 then
    raise exception 'conflict' using errcode = 'P0001';
  end if;
  perform public.add_request_files(items[1], documents);
end $$;

-- Sets the title of a document request that a client's delivery created.
-- Only the server may set the title of a delivery, because the firm's receipt for the client shows this title.
create function public.title_delivery(account uuid, obligation uuid, title text) returns void
language sql volatile security definer set search_path = '' as $$
  update public.document_requests r set title = left(btrim(title_delivery.title), 120)
    where r.user_id = account and r.obligation = title_delivery.obligation and r.by_client and r.status = 'open'
      and r.title <> left(btrim(title_delivery.title), 120)
$$;

create function public.remove_request_file(item uuid, document uuid) returns void
language plpgsql volatile security definer set search_path = '' as $$
declare
  i public.document_request_items := private.open_item(item);
begin
  -- When the last file is deleted, a trigger makes the item pending.
  delete from public.document_request_files f where f.item = i.id and f.document = remove_request_file.document;
  if found and exists (select from public.document_request_files f where f.item = i.id) then
    update public.document_request_items x set version = x.version + 1 where x.id = i.id;
    perform private.settle_request(i.request);
  end if;
end $$;

-- Answers an item with a text; with `nothing`, the client says that there is nothing to send, and why.
create function public.answer_request_item(item uuid, seen int, nothing boolean, answer text default null) returns void
language plpgsql volatile security definer set search_path = '' as $$
declare
  i public.document_request_items := private.open_item(item);
  said text := nullif(btrim(answer), '');
  becomes text := case when nothing then 'none' else 'answered' end;
begin
  if nothing is null then
    raise exception 'invalid-input' using errcode = 'P0001';
  end if;
  -- If the caller has already given the same answer, for example by a double click, nothing changes.
  if i.state = becomes and i.answer is not distinct from said and i.answered_by = (select auth.uid()) then
    return;
  end if;
  if i.version is distinct from seen then
    raise exception 'conflict' using errcode = 'P0001';
  end if;
  if nothing and not i.allows_none or not nothing and (i.answer_with <> 'text' or said is null) then
    raise exception 'invalid-input' using errcode = 'P0001';
  end if;
  if nothing then
    update public.document_request_items x set state = 'none' where x.id = i.id;
    delete from public.document_request_files f where f.item = i.id;
  end if;
  perform private.keep_answer(i, becomes, said);
end $$;

-- Answers an item by requesting an appointment that has the item's title.
create function public.book_request_item(item uuid, key uuid, slot timestamptz) returns public.appointments
language plpgsql volatile security definer set search_path = '' as $$
declare
  i public.document_request_items := private.open_item(item);
  a public.appointments;
begin
  if i.answer_with <> 'appointment' then
    raise exception 'invalid-input' using errcode = 'P0001';
  end if;
  a := public.request_appointment(key, slot, left(i.title, 120));
  -- If the item already has this appointment, for example after a double click, nothing changes.
  if i.appointment = a.id then
    return a;
  end if;
  -- If a colleague answered the item first, the error also rolls back the new appointment.
  if i.state = 'answered' or a.status = 'cancelled' then
    raise exception 'conflict' using errcode = 'P0001';
  end if;
  update public.document_request_items x set appointment = a.id where x.id = i.id;
  perform private.keep_answer(i, 'answered', null);
  return a;
end $$;

-- Stores why the answer to an item is late. The item still counts as missing.
-- `expected_on` is at most 60 days after the due date, or after today if the due date has passed.
-- If the client does not know what the item means, a conversation with the firm begins, named `subject`.
-- Only the previous version of the site sends the reason `other`; the present one calls pass_request_item.
create function public.delay_request_item(item uuid, seen int, delay text, expected_on date default null, note text default null,
  subject text default null) returns void
language plpgsql volatile security definer set search_path = '' as $$
declare
  i public.document_request_items := private.open_item(item);
  said text := nullif(btrim(note), '');
  today date := (now() at time zone 'America/Bogota')::date;
  due date := (select r.due_on from public.document_requests r where r.id = i.request);
begin
  -- If the same delay is already stored, for example after a double click, nothing changes.
  if i.delay = delay_request_item.delay and i.expected_on is not distinct from delay_request_item.expected_on
    and i.delay_note is not distinct from said then
    return;
  end if;
  if i.version is distinct from seen then
    raise exception 'conflict' using errcode = 'P0001';
  end if;
  if delay is null or delay not in ('later', 'other', 'unknown')
    or (delay = 'later') <> (expected_on is not null) or expected_on < today or length(said) > 500 then
    raise exception 'invalid-input' using errcode = 'P0001';
  end if;
  if expected_on > greatest(today, due) + 60 then
    raise exception 'day-too-late' using errcode = 'P0001';
  end if;
  perform private.keep_delay(i, delay, expected_on, said);
  if delay = 'unknown' then
    perform public.send_message(gen_random_uuid(), gen_random_uuid(), coalesce(said, subject), '{}', subject);
  end if;
end $$;

-- Passes an item to another person, who can then answer it.
-- If the person has no access to the account, the person is invited as an assistant.
create function public.pass_request_item(item uuid, seen int, email text) returns void
language plpgsql volatile security definer set search_path = '' as $$
declare
  mine uuid := private.require_account('owner');
  address text := lower(btrim(email));
  i public.document_request_items;
  given text;
  is_member boolean;
  pending private.account_invitations;
begin
  -- Locks the account before its item, because a change of the approval also locks the account before its requests.
  perform pg_advisory_xact_lock(hashtextextended('people:' || mine, 0));
  perform from public.user_approval_status s where s.user_id = mine for update;
  if private.require_account('owner') <> mine then
    raise exception 'forbidden' using errcode = 'P0001';
  end if;
  i := private.open_item(item);
  select m.role into given from private.account_members m join auth.users u on u.id = m.user_id
    where m.account = mine and m.until is null and u.email = address;
  is_member := found;
  select x.* into pending from private.account_invitations x
    where x.account = mine and x.email = address and x.accepted_at is null and x.withdrawn_at is null
      and x.until > now() and not private.inviter_is_gone(x);
  if i.version is distinct from seen then
    -- If the item is already passed to this address, for example after a double click, no second mail is sent.
    if i.delay = 'other' and i.delay_note = address and (is_member or pending.id is not null) then
      return;
    end if;
    raise exception 'conflict' using errcode = 'P0001';
  end if;
  if exists (select from auth.users u where u.id = (select auth.uid()) and u.email = address) then
    raise exception 'own-address' using errcode = 'P0001';
  end if;
  if coalesce(given, pending.role) = 'reader' then
    raise exception 'reader-cannot-answer' using errcode = 'P0001';
  end if;
  -- Within a day of an invitation no other one is mailed, because a new mail makes the earlier link useless.
  if not is_member and (pending.id is null or pending.until < now() + interval '6 days') then
    perform private.invite_address(mine, address, coalesce(pending.role, 'assistant'));
  end if;
  perform private.keep_delay(i, 'other', null, address);
end $$;

-- Withdraws the client's answer that there is nothing to send, so that the item is unanswered again.
create function public.reopen_request_item(item uuid) returns void
language plpgsql volatile security definer set search_path = '' as $$
declare
  me uuid := private.require_account('assistant');
  i public.document_request_items;
begin
  select x.* into i from public.document_request_items x join public.document_requests r on r.id = x.request
    where x.id = reopen_request_item.item and x.user_id = me and r.status in ('open', 'complete') for update of r;
  if i.id is null then
    raise exception 'not-found' using errcode = 'P0001';
  end if;
  if i.state <> 'none' then
    return;
  end if;
  update public.document_request_items x set state = 'pending', answer = null, answered_by = null, answered_at = null, version = x.version + 1
    where x.id = i.id;
  perform private.settle_request(i.request);
end $$;

create function private.keep_answer(i public.document_request_items, becomes text, said text) returns void
language plpgsql volatile security definer set search_path = '' as $$
begin
  update public.document_request_items x set state = becomes, answer = said, answered_by = (select auth.uid()), answered_at = clock_timestamp(),
      review_note = null, reviewed_by = null, reviewed_at = null, delay = null, expected_on = null, delay_note = null, version = x.version + 1
    where x.id = i.id;
  perform private.settle_request(i.request);
end $$;

-- Stores why the answer to an item is late; the server then computes the next reminder again.
create function private.keep_delay(i public.document_request_items, becomes text, day date, said text) returns void
language plpgsql volatile security definer set search_path = '' as $$
begin
  if i.state not in ('pending', 'returned') then
    raise exception 'invalid-input' using errcode = 'P0001';
  end if;
  update public.document_request_items x set delay = becomes, expected_on = day, delay_note = said, version = x.version + 1
    where x.id = i.id;
  perform private.settle_request(i.request);
  update public.document_requests r set reminder_planned = false where r.id = i.request;
end $$;

revoke execute on function private.settle_request(uuid), private.drop_reminder(public.document_requests), private.without_file(),
  private.period_name(text), private.asked_period(uuid, date), private.name_period(text, text, int), private.for_period(jsonb, text),
  private.put_request_items(public.document_requests, jsonb), private.send_request(uuid), private.request_mail(public.document_requests),
  private.without_appointment(), public.book_request_item(uuid, uuid, timestamptz),
  private.own_request(uuid, int), public.save_request(uuid, uuid, jsonb, boolean, uuid, int), public.send_requests(jsonb, jsonb),
  public.cancel_request(uuid, int), public.review_request_item(uuid, int, boolean, text), private.request_facts(public.document_requests),
  private.request_items(public.document_requests), public.list_requests(jsonb, int), public.firm_request(uuid), public.my_requests(),
  private.period_begins(text), public.my_request(uuid), private.open_item(uuid), public.add_request_files(uuid, uuid[]),
  public.deliver_obligation(uuid, uuid[]), public.title_delivery(uuid, uuid, text), public.delay_request_item(uuid, int, text, date, text, text),
  public.remove_request_file(uuid, uuid), public.answer_request_item(uuid, int, boolean, text), public.reopen_request_item(uuid),
  public.pass_request_item(uuid, int, text), private.keep_answer(public.document_request_items, text, text),
  private.keep_delay(public.document_request_items, text, date, text) from public, anon, authenticated, service_role;
grant execute on function public.save_request(uuid, uuid, jsonb, boolean, uuid, int), public.send_requests(jsonb, jsonb),
  public.cancel_request(uuid, int), public.review_request_item(uuid, int, boolean, text), public.list_requests(jsonb, int),
  public.firm_request(uuid), public.my_requests(), public.my_request(uuid), public.add_request_files(uuid, uuid[]),
  public.deliver_obligation(uuid, uuid[]), public.delay_request_item(uuid, int, text, date, text, text),
  public.remove_request_file(uuid, uuid), public.answer_request_item(uuid, int, boolean, text), public.reopen_request_item(uuid),
  public.book_request_item(uuid, uuid, timestamptz), public.pass_request_item(uuid, int, text) to authenticated;
grant execute on function public.title_delivery(uuid, uuid, text) to service_role;
