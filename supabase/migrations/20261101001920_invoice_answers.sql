-- The client reads what the firm decided, and sends another file when the firm asks for one.

-- Which invoice a file is to replace, said before the file is there: a document has the id of its upload.
create table if not exists private.upload_answers (
  upload_id uuid primary key references public.uploads (id) on delete cascade,
  invoice_id uuid not null references public.invoices (id) on delete cascade
);
alter table private.upload_answers enable row level security;
revoke all on private.upload_answers from anon, authenticated, service_role;

-- The caller says that a file on its way replaces an invoice of theirs: one that was rejected, or that the firm asked for.
create or replace function public.answer_invoice(upload uuid, replaced text) returns void
language plpgsql security definer set search_path = '' as $$
declare
  me uuid := private.require_entry();
  invoice uuid := (
    select i.id from public.invoices i join public.uploads u on u.user_id = i.user_id
    where i.number = replaced and i.user_id = me and u.id = upload and i.queue in ('asked', 'rejected', 'replaced'));
begin
  if invoice is null then
    raise exception 'not-found' using errcode = 'P0001';
  end if;
  insert into private.upload_answers (upload_id, invoice_id) values (upload, invoice) on conflict do nothing;
end $$;

create or replace function private.note_answer() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  select a.invoice_id into new.replaces from private.upload_answers a where a.upload_id = new.document_id;
  return new;
end $$;
drop trigger if exists note_answer on public.invoices;
create trigger note_answer before insert on public.invoices
  for each row when (new.replaces is null) execute function private.note_answer();

revoke execute on function private.note_answer(), public.answer_invoice(uuid, text) from public, anon, authenticated, service_role;
grant execute on function public.answer_invoice(uuid, text) to authenticated;

-- One page of the caller's invoices: {rows, before, after}, the last two being the cursors [created_at, id] of the
-- neighbouring pages, or null. `wanted` is {search, status, from, until, cursor, backward}. Every word of a search has to
-- be in the number or the name; one or two letters have no index of their own, and are looked for along the client's list.
-- Staff see here only their own.
-- Runs as its owner, because below row level security an index cannot serve LIKE; it reads rows of the caller only.
create or replace function public.my_invoices(wanted jsonb default '{}', page_size int default 50) returns jsonb
language plpgsql stable security definer set search_path = '' set enable_seqscan = off as $$
declare
  me uuid := (select auth.uid());
  size int := least(greatest(page_size, 1), 1000);
  start timestamptz := (wanted -> 'cursor' ->> 0)::timestamptz;
  start_id uuid := (wanted -> 'cursor' ->> 1)::uuid;
  backward boolean := start is not null and coalesce((wanted ->> 'backward')::boolean, false);
  filter text := '';
  word text;
  found jsonb;
  more boolean;
begin
  if me is null or not private.may_enter() then
    raise insufficient_privilege using message = 'not-approved';
  end if;
  if wanted ->> 'status' is not null then
    filter := format(' and status = %L', wanted ->> 'status');
  end if;
  if wanted ->> 'from' is not null then
    filter := filter || format(' and created_at >= %L', (wanted ->> 'from')::timestamptz);
  end if;
  if wanted ->> 'until' is not null then
    filter := filter || format(' and created_at < %L', (wanted ->> 'until')::timestamptz);
  end if;
  for word in select w from regexp_split_to_table(btrim(private.name_key(left(wanted ->> 'search', 100))), ' +') w
              where w <> '' limit 8 loop
    filter := filter || format(' and search_key like %L', '%' || word || '%');
  end loop;
  if start is not null then
    filter := filter || format(' and (created_at, id) %s (%L, %L)', case when backward then '>' else '<' end, start, start_id);
  end if;
  execute format(
    'select coalesce(jsonb_agg(to_jsonb(r)), ''[]'') from (
       select id, number, name, file_size, document_id, status, withdrawn_at, created_at, words, asked_at,
              (select x.number from public.invoices x where x.id = i.replaces) as replaces,
              (select x.number from public.invoices x where x.id = i.replaced_by) as replaced_by
       from public.invoices i where user_id = $1 and deleted_at is null%s
       order by created_at %3$s, id %3$s limit %2$s) r',
    filter, size + 1, case when backward then 'asc' else 'desc' end)
    into found using me;
  -- The way back has reached the beginning: the first page, and a whole one.
  if backward and jsonb_array_length(found) <= size then
    return public.my_invoices(wanted - 'cursor' - 'backward', size);
  end if;
  more := jsonb_array_length(found) > size;
  if more then
    found := found - size;
  end if;
  if backward then
    found := (select jsonb_agg(r order by place desc) from jsonb_array_elements(found) with ordinality o(r, place));
  end if;
  return jsonb_build_object(
    'rows', found,
    'before', case when start is not null and found <> '[]'
                then jsonb_build_array(found -> 0 -> 'created_at', found -> 0 -> 'id') end,
    'after', case when more or backward
               then jsonb_build_array(found -> -1 -> 'created_at', found -> -1 -> 'id') end);
end $$;

-- What the caller has to do: {invoices, threads, appointments}, each at most four, the fourth saying that there are more.
-- What is rejected and was taken back or replaced is done with. Read as the caller; in plpgsql, which keeps its plans.
create or replace function private.todo_of(me uuid) returns jsonb
language plpgsql stable security invoker set search_path = '' as $$
begin
  return (select jsonb_build_object(
    'invoices', (
      select coalesce(jsonb_agg(to_jsonb(r)), '[]') from (
        select i.id, i.number, i.name, i.findings, i.words, i.queue = 'asked' as asked, i.queued_at as at
        from (
          (select * from public.invoices x where x.user_id = me and x.queue = 'asked'
           order by x.queued_at desc, x.id desc limit 4)
          union all
          (select * from public.invoices x where x.user_id = me and x.queue = 'rejected' and x.withdrawn_at is null
           order by x.queued_at desc, x.id desc limit 4)) i
        order by i.queued_at desc, i.id desc limit 4) r),
    'threads', (
      select coalesce(jsonb_agg(to_jsonb(r)), '[]') from (
        select t.id, t.subject, t.client_unread as unread, t.last_message_at as at
        from public.message_threads t where t.user_id = me and t.client_unread > 0
        order by t.last_message_at desc limit 4) r),
    'appointments', (
      select coalesce(jsonb_agg(to_jsonb(r)), '[]') from (
        select a.id, a.title, a.starts_at as at, a.ends_at as until
        from public.appointments a where a.user_id = me and a.status = 'proposed' and a.starts_at > now()
        order by a.starts_at limit 4) r)));
end $$;
