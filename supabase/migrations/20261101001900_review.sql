-- The firm decides about invoices: accepted, rejected with words, or another file asked for; every decision can be
-- changed, and all of them stay written down.

alter table public.invoices
  add column if not exists total numeric(18, 2),
  add column if not exists words text check (length(btrim(words)) between 1 and 1000),
  add column if not exists asked_at timestamptz,
  add column if not exists replaces uuid references public.invoices (id) on delete set null,
  add column if not exists replaced_by uuid references public.invoices (id) on delete set null,
  add column if not exists decision int not null default 0;
comment on column public.invoices.total is 'Pesos to pay, as a check of the file read them; empty while none has.';
comment on column public.invoices.words is 'What the firm says about its decision, for the client to read.';
comment on column public.invoices.asked_at is 'The firm asked for another file: it waits for the client, and stays in review.';
comment on column public.invoices.replaced_by is 'The invoice that the client sent instead. Kept by a trigger; the new one says so in replaces.';
comment on column public.invoices.decision is 'How often the firm has decided: what a member saw, for decide_invoice.';
update public.invoices set decided_at = created_at where status <> 'reviewing' and decided_at is null;

-- What a member of the firm looks for: a queue, and since when an invoice is in it.
alter table public.invoices
  add column if not exists queue text collate "C" generated always as (
    case when deleted_at is not null then null when replaced_by is not null then 'replaced'
         when status = 'reviewing' and asked_at is not null then 'asked'
         when status = 'reviewing' then 'waiting' else status end) stored,
  add column if not exists queued_at timestamptz generated always as (
    case when status <> 'reviewing' then coalesce(decided_at, created_at) else coalesce(asked_at, created_at) end) stored,
  add column if not exists has_findings boolean not null generated always as (findings <> '[]') stored;
create index if not exists invoices_queue on public.invoices (queue, queued_at, id) where queue is not null;
create index if not exists invoices_queue_of_client on public.invoices (user_id, queue, queued_at, id) where queue is not null;
create index if not exists invoices_queue_by_findings on public.invoices (queue, has_findings, queued_at, id) where queue is not null;
create index if not exists invoices_replaces on public.invoices (replaces) where replaces is not null;
create index if not exists invoices_replaced on public.invoices (replaced_by) where replaced_by is not null;

-- The old one is replaced while the new one is there; a deletion that is taken back counts again.
create or replace function private.note_replacement() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  update public.invoices i set replaced_by = case when new.deleted_at is null then new.id end
    where i.id = new.replaces and i.user_id = new.user_id
      and i.replaced_by is distinct from case when new.deleted_at is null then new.id end;
  return null;
end $$;
drop trigger if exists note_replacement on public.invoices;
create trigger note_replacement after insert or update of replaces, deleted_at on public.invoices
  for each row when (new.replaces is not null) execute function private.note_replacement();

create table if not exists private.invoice_decisions (
  id bigint generated always as identity primary key,
  invoice_id uuid not null references public.invoices (id) on delete cascade,
  actor uuid references auth.users (id) on delete set null,
  at timestamptz not null default clock_timestamp(),
  verdict text not null check (verdict in ('accepted', 'rejected', 'asked', 'reviewing')),
  words text,
  job uuid
);
alter table private.invoice_decisions enable row level security;
revoke all on private.invoice_decisions from anon, authenticated, service_role;
create index if not exists invoice_decisions_of_invoice on private.invoice_decisions (invoice_id, id desc);
comment on table private.invoice_decisions is
  'Every decision about an invoice. job is its mail; a mail that was taken back before it left leaves no job.';

-- Where an invoice stands for the firm.
create or replace function private.verdict_of(i public.invoices) returns text
language sql immutable set search_path = '' as $$
  select case when i.status = 'reviewing' and i.asked_at is not null then 'asked' else i.status end
$$;

-- The mail about a decision leaves after a minute: a decision that is changed until then takes it back. What asks something
-- of the client is always told, and so is whatever changes what a mail has said; an acceptance alone as the client chose.
create or replace function private.mail_about_decision(i public.invoices, d private.invoice_decisions) returns uuid
language plpgsql security definer set search_path = '' as $$
declare
  told record;
  job uuid;
begin
  with unsent as (
    delete from public.outbox o using private.invoice_decisions x
      where x.invoice_id = i.id and o.id = x.job and o.status = 'pending'
        and (o.locked_until is null or o.locked_until < clock_timestamp())
      returning o.id)
  update private.invoice_decisions x set job = null from unsent where x.job = unsent.id and x.invoice_id = i.id;
  select x.verdict, x.words into told from private.invoice_decisions x
    where x.invoice_id = i.id and x.job is not null order by x.id desc limit 1;
  if told.verdict = d.verdict and told.words is not distinct from d.words
    or told.verdict is null and d.verdict = 'reviewing'
    or told.verdict is null and d.verdict = 'accepted' and not private.wants_mail(i.user_id, 'invoices') then
    return null;
  end if;
  insert into public.outbox (kind, key, user_id, payload, next_at)
    select 'mail', 'mail:invoice:' || d.id, i.user_id,
           jsonb_build_object('template', 'invoice-' || d.verdict, 'to', u.email,
                              'data', jsonb_build_object('number', i.number, 'name', i.name, 'words', coalesce(d.words, ''))),
           clock_timestamp() + interval '1 minute'
    from auth.users u where u.id = i.user_id
    returning id into job;
  return job;
end $$;

-- Decides about an invoice, or changes what was decided. `seen` is the number of decisions that the member saw: when it is
-- not the current one, the refusal's detail says {by, at, verdict} of whoever was faster. The same one sent twice is one.
-- Staff only, about clients they see, never one's own.
create or replace function public.decide_invoice(invoice uuid, verdict text, seen int, words text default null) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  me uuid := (select auth.uid());
  said text := nullif(btrim(decide_invoice.words, E' \t\r\n'), '');
  i public.invoices;
  before jsonb;
  last private.invoice_decisions;
  made private.invoice_decisions;
begin
  if not private.is_staff() then
    raise insufficient_privilege using message = 'staff-only';
  end if;
  select * into i from public.invoices x where x.id = invoice for update;
  if i.id is null or not private.sees_client(i.user_id) then
    raise exception 'not-found' using errcode = 'P0001';
  end if;
  if i.user_id = me then
    raise insufficient_privilege using message = 'not-oneself';
  end if;
  if verdict is null or verdict not in ('accepted', 'rejected', 'asked', 'reviewing') or length(said) > 1000 then
    raise exception 'invalid-input' using errcode = 'P0001';
  end if;
  if said is null and verdict in ('rejected', 'asked') then
    raise exception 'reason-required' using errcode = 'P0001';
  end if;
  if verdict = 'reviewing' then
    said := null;
  end if;
  select * into last from private.invoice_decisions x where x.invoice_id = i.id order by x.id desc limit 1;
  if i.decision is distinct from seen then
    if last.actor = me and i.decision = seen + 1 and last.verdict = decide_invoice.verdict
      and last.words is not distinct from said then
      return jsonb_build_object('verdict', verdict, 'decision', i.decision);
    end if;
    raise exception 'invoice-decided' using errcode = 'P0001', detail = jsonb_build_object(
      'by', private.member_name(last.actor), 'at', last.at, 'verdict', last.verdict)::text;
  end if;
  if i.deleted_at is not null or i.withdrawn_at is not null or i.replaced_by is not null then
    raise exception 'invoice-gone' using errcode = 'P0001';
  end if;
  if private.verdict_of(i) = verdict and i.words is not distinct from said then
    return jsonb_build_object('verdict', verdict, 'decision', i.decision);
  end if;
  before := jsonb_build_object('invoice', i.id, 'number', i.number, 'verdict', private.verdict_of(i), 'words', i.words);
  update public.invoices x
    set status = case when verdict = 'asked' then 'reviewing' else verdict end,
        asked_at = case when verdict = 'asked' then clock_timestamp() end,
        words = said, decision = x.decision + 1
    where x.id = i.id returning * into i;
  insert into private.invoice_decisions (invoice_id, actor, verdict, words)
    values (i.id, me, decide_invoice.verdict, said) returning * into made;
  update private.invoice_decisions x set job = private.mail_about_decision(i, made) where x.id = made.id;
  perform private.note_staff('invoice.' || verdict, i.user_id, before,
    jsonb_build_object('invoice', i.id, 'number', i.number, 'verdict', verdict, 'words', said));
  return jsonb_build_object('verdict', verdict, 'decision', i.decision);
end $$;

do $$ declare f text; begin
  foreach f in array array[
    'private.note_replacement()', 'private.verdict_of(public.invoices)',
    'private.mail_about_decision(public.invoices, private.invoice_decisions)',
    'public.decide_invoice(uuid, text, int, text)'] loop
    execute format('revoke execute on function %s from public, anon, authenticated, service_role', f);
  end loop;
end $$;
grant execute on function public.decide_invoice(uuid, text, int, text) to authenticated;

alter table public.notification_choices drop constraint if exists notification_choices_topic_check;
alter table public.notification_choices add constraint notification_choices_topic_check
  check (topic in ('messages', 'appointments', 'deadlines', 'newsletter', 'invoices'));
