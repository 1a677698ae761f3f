-- DIAN's list of a client's invoices is compared with the invoices in the portal, month by month.
-- The server compares the rows of the list (lib/einvoice/dian-list), and people decide the unclear cases.

create table public.dian_months (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references public.accounts (id) on delete cascade,
  month text not null check (month ~ '^[0-9]{4}-(0[1-9]|1[0-2])$'),
  -- The days that DIAN's lists of this month cover; invoices of other days do not count as missing in the lists.
  first_day date not null,
  last_day date not null,
  file_name text not null check (private.is_file_name(file_name)),
  listed_at timestamptz not null default clock_timestamp(),
  listed_by text not null,
  rows int not null default 0,
  -- Counts the changes of this month, so that the result of an older comparison never replaces a newer result.
  run int not null default 0,
  reconciled_at timestamptz,
  -- The sums in cents of each class of rows, such as `igual`, for purchases and for sales.
  summary jsonb not null default '{}',
  -- The number of purchases in DIAN's list and in the portal, and of decisions that people still have to make.
  dian_purchases int not null default 0,
  our_purchases int not null default 0,
  open_matters int not null default 0,
  closed_at timestamptz,
  closed_by text,
  unique (user_id, month),
  constraint dian_months_days check (first_day <= last_day and to_char(first_day, 'YYYY-MM') = month and to_char(last_day, 'YYYY-MM') = month),
  constraint dian_months_closed check ((closed_at is null) = (closed_by is null))
);
alter table public.dian_months enable row level security;
revoke all on public.dian_months from anon, authenticated, service_role;
comment on table public.dian_months is 'The months whose list of DIAN was read, with its sums and what is open. Only procedures write.';
create index dian_months_by_month on public.dian_months (month, user_id);
grant select on public.dian_months to authenticated;
grant select, insert, update, delete on public.dian_months to service_role;
create policy "own months or staff" on public.dian_months for select to authenticated
  using (user_id in (select private.my_accounts('reader')) or (select private.is_admin()) or user_id in (select private.my_clients()));
create policy "gate" on public.dian_months as restrictive for all to authenticated
  using ((select private.may_enter())) with check ((select private.may_enter()));
alter publication supabase_realtime add table public.dian_months;

-- Each row is a row of DIAN's list, or an invoice of the portal that is in no list.
create table private.dian_entries (
  user_id uuid not null,
  month text not null,
  -- The identity of the invoice, which is the same in every list, for example the CUFE.
  key text collate "C" not null check (length(key) <= 260),
  side text not null check (side in ('purchase', 'sale', 'apart')),
  -- The row of DIAN's list in the form of list-row.ts; null for an invoice of the portal that is in no list.
  row jsonb check (length(row::text) <= 2000),
  issued date,
  -- The result of comparing DIAN's list with the portal; null until the server has compared the month.
  class text,
  remark text,
  ours uuid[] not null default '{}',
  candidates text[] not null default '{}',
  matter boolean not null default false,
  -- The number of documents, total and IVA in cents, according to DIAN and to the portal; credit notes are negative.
  dian bigint[] not null default '{0,0,0}',
  us bigint[] not null default '{0,0,0}',
  -- A digest of the row's result of the comparison; the server stores only rows whose digest has changed.
  digest text,
  -- True for a row that the firm uploaded, which a list of the client can neither change nor remove.
  by_firm boolean not null default false,
  primary key (user_id, month, key),
  foreign key (user_id, month) references public.dian_months (user_id, month) on delete cascade
);
alter table private.dian_entries enable row level security;
revoke all on private.dian_entries from anon, authenticated, service_role;
comment on table private.dian_entries is 'The rows of DIAN''s lists and our documents without one. Read and written by functions alone.';
create index dian_entries_listed on private.dian_entries (user_id, month, side, class, issued, key);

-- A person's decision about a row of DIAN's list, which also applies to newer lists with this row.
create table private.dian_choices (
  user_id uuid not null references public.accounts (id) on delete cascade,
  key text collate "C" not null check (length(key) <= 260),
  -- A person's reason why nothing has to be done about this row of DIAN's list.
  known text check (known in ('other-books', 'disputed', 'personal', 'events-seen', 'other')),
  note text check (length(btrim(note)) between 1 and 300),
  joined uuid references public.invoices (id) on delete set null,
  -- Invoices of the portal about which a person said that they do not match this row.
  apart uuid[] not null default '{}' check (cardinality(apart) <= 50),
  -- The item of a document request in which the firm asked the client for this invoice.
  item uuid references public.document_request_items (id) on delete set null,
  made_by text not null,
  made_at timestamptz not null default clock_timestamp(),
  primary key (user_id, key)
);
alter table private.dian_choices enable row level security;
revoke all on private.dian_choices from anon, authenticated, service_role;
comment on table private.dian_choices is 'A person''s decisions about rows of DIAN''s lists. Read and written by functions alone.';
create index dian_choices_joined on private.dian_choices (joined) where joined is not null;
create index dian_choices_item on private.dian_choices (item) where item is not null;

-- A list of DIAN of which not all rows have arrived yet.
create table private.dian_uploads (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references public.accounts (id) on delete cascade,
  made_by uuid not null,
  name text not null,
  file_name text not null,
  made_at timestamptz not null default clock_timestamp()
);
create table private.dian_upload_rows (
  upload uuid not null references private.dian_uploads (id) on delete cascade,
  month text not null,
  key text collate "C" not null,
  side text not null,
  row jsonb not null,
  primary key (upload, month, key)
);
alter table private.dian_uploads enable row level security;
revoke all on private.dian_uploads from anon, authenticated, service_role;
alter table private.dian_upload_rows enable row level security;
revoke all on private.dian_upload_rows from anon, authenticated, service_role;
comment on table private.dian_uploads is 'Lists whose rows are being received, kept for an hour. Read and written by functions alone.';
comment on table private.dian_upload_rows is 'The rows of a list that is being received. Read and written by functions alone.';
create index dian_uploads_of_client on private.dian_uploads (user_id);

-- Each row means that a month has to be compared again. Rows are only added, so that uploads never wait for each other.
create table private.dian_touches (
  id bigint generated always as identity primary key,
  month uuid not null references public.dian_months (id) on delete cascade
);
alter table private.dian_touches enable row level security;
revoke all on private.dian_touches from anon, authenticated, service_role;
comment on table private.dian_touches is 'Months of DIAN''s lists to be matched again. Read and written by functions alone.';
create index dian_touches_of_month on private.dian_touches (month);

-- Makes the server compare the months around `days` again, except closed months.
create function private.touch_dian_months(client uuid, days date[]) returns void
language sql volatile security definer set search_path = '' as $$
  insert into private.dian_touches (month)
  select m.id from public.dian_months m
  where m.user_id = client and m.closed_at is null and exists (
    select from unnest(days) d where d >= to_date(m.month, 'YYYY-MM') - interval '1 month' and d < to_date(m.month, 'YYYY-MM') + interval '2 months')
$$;

create function private.touch_dian_invoice() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  i public.invoices := coalesce(new, old);
begin
  if exists (select from public.dian_months m where m.user_id = i.user_id) then
    perform private.touch_dian_months(i.user_id, array[coalesce(i.issued_on, (i.created_at at time zone 'America/Bogota')::date),
        case when tg_op = 'UPDATE' then old.issued_on end,
        case when tg_op = 'UPDATE' and old.issued_on is null then (i.created_at at time zone 'America/Bogota')::date end]
      || array(select a.issued_on from public.invoices a where a.id = i.affects)
      || array(select a.issued_on from public.invoices a where a.user_id = i.user_id and i.about <> '' and a.code = i.about limit 3));
  end if;
  return null;
end $$;
create trigger touch_dian_months after insert or delete or update of status, deleted_at, withdrawn_at, replaced_by, reviewed_at, kind, code,
    supplier_nit, document_number, issued_on, currency, total, iva, direction, effect, affects, about
  on public.invoices for each row execute function private.touch_dian_invoice();

-- Begins to store a list and returns its id. A client can have three unfinished lists.
create function public.begin_dian_list(client uuid, by uuid, file_name text) returns uuid
language plpgsql volatile security definer set search_path = '' as $$
declare
  made uuid;
begin
  perform pg_advisory_xact_lock(hashtext('dian-list ' || client));
  delete from private.dian_uploads u where u.user_id = client and u.made_at < clock_timestamp() - interval '1 hour';
  if (select count(*) from private.dian_uploads u where u.user_id = client) >= 3 then
    raise exception 'upload-busy' using errcode = 'P0001';
  end if;
  insert into private.dian_uploads (user_id, made_by, name, file_name)
    values (client, by, private.member_name(by), begin_dian_list.file_name) returning id into made;
  return made;
end $$;

create function public.drop_dian_list(upload uuid) returns void
language sql volatile security definer set search_path = '' as $$
  delete from private.dian_uploads u where u.id = upload
$$;

-- Adds up to 2,000 rows to a list that is being received, which can have 100,000 rows.
create function public.add_dian_rows(upload uuid, rows jsonb) returns void
language plpgsql volatile security definer set search_path = '' as $$
begin
  if jsonb_array_length(rows) > 2000
    or (select count(*) from private.dian_upload_rows r where r.upload = add_dian_rows.upload) + jsonb_array_length(rows) > 100000 then
    raise exception 'invalid-input' using errcode = 'P0001';
  end if;
  insert into private.dian_upload_rows (upload, month, key, side, row)
    select add_dian_rows.upload, r ->> 'month', r ->> 'key', r ->> 'side', r -> 'row' from jsonb_array_elements(rows) r;
end $$;

-- Adds the rows of a completely received list of DIAN to its months, and returns the changed months.
-- `spans` are the days that the list covers. Earlier rows of these days are replaced, except in closed months.
-- Rows that the firm uploaded do not change when a client uploads a list, because clients can edit the file.
create function public.finish_dian_list(upload uuid, spans jsonb) returns text[]
language plpgsql volatile security definer set search_path = '' as $$
declare
  u private.dian_uploads;
  span record;
  m public.dian_months;
  taken text[] := '{}';
  from_firm boolean;
  keeps_days boolean;
begin
  select x.* into strict u from private.dian_uploads x where x.id = upload for update;
  from_firm := exists (select from private.staff s where s.user_id = u.made_by);
  -- All calls process months in the same order, so that two lists of a client cannot block each other.
  for span in select s ->> 'month' as month, (s ->> 'from')::date as from_day, (s ->> 'until')::date as until_day
      from jsonb_array_elements(spans) s order by 1 loop
    insert into public.dian_months (user_id, month, first_day, last_day, file_name, listed_by)
      values (u.user_id, span.month, span.from_day, span.until_day, u.file_name, u.name) on conflict (user_id, month) do nothing;
    select x.* into m from public.dian_months x where x.user_id = u.user_id and x.month = span.month for update;
    continue when m.closed_at is not null;
    delete from private.dian_entries e where e.user_id = u.user_id and e.month = span.month and e.row is not null
      and e.issued between span.from_day and span.until_day and (from_firm or not e.by_firm)
      and not exists (select from private.dian_upload_rows r where r.upload = u.id and r.month = e.month and r.key = e.key);
    insert into private.dian_entries (user_id, month, key, side, row, issued, by_firm)
      select u.user_id, r.month, r.key, r.side, r.row, (r.row ->> 'issued')::date, from_firm from private.dian_upload_rows r
      where r.upload = u.id and r.month = span.month
        -- A row of a list that the client uploaded is skipped if a list that the firm uploaded has the same document.
        -- The key of a repeated row ends with `#` and its line number, which are removed to find the firm's row.
        and (from_firm or not exists (select from private.dian_entries e where e.user_id = u.user_id and e.by_firm
          and e.month = any (array[span.month, to_char(to_date(span.month, 'YYYY-MM') - interval '1 month', 'YYYY-MM'),
            to_char(to_date(span.month, 'YYYY-MM') + interval '1 month', 'YYYY-MM')]) and e.key in (r.key, regexp_replace(r.key, '#[0-9]+$', ''))))
      on conflict (user_id, month, key) do update set side = excluded.side, row = excluded.row, issued = excluded.issued,
        by_firm = excluded.by_firm;
    keeps_days := not from_firm and exists (select from private.dian_entries e where e.user_id = u.user_id and e.month = span.month and e.by_firm);
    -- If a new list overlaps or adjoins the days that the month covers, the month covers the days of both.
    -- After a gap between two lists, only the newer list's days count, but a client never replaces the firm's days.
    update public.dian_months x set
        first_day = case when span.from_day <= m.last_day + 1 and span.until_day >= m.first_day - 1 then least(m.first_day, span.from_day)
          when keeps_days then m.first_day else span.from_day end,
        last_day = case when span.from_day <= m.last_day + 1 and span.until_day >= m.first_day - 1 then greatest(m.last_day, span.until_day)
          when keeps_days then m.last_day else span.until_day end,
        file_name = u.file_name, listed_at = clock_timestamp(), listed_by = u.name, run = x.run + 1
      where x.id = m.id;
    update public.dian_months x set rows = (select count(*) from private.dian_entries e where e.user_id = u.user_id and e.month = x.month and e.row is not null)
      where x.id = m.id;
    taken := taken || span.month::text;
  end loop;
  if (select sum(x.rows) from public.dian_months x where x.user_id = u.user_id) > 1000000 then
    raise exception 'dian-list-quota' using errcode = 'P0001';
  end if;
  perform private.touch_dian_months(u.user_id, array(select to_date(t, 'YYYY-MM') from unnest(taken) t));
  if taken <> '{}' then
    perform private.note_account(u.user_id, 'dian-list.kept', null,
      jsonb_build_object('months', array_to_string(taken[1:12], ', '), 'name', u.file_name), u.made_by);
  end if;
  delete from private.dian_uploads x where x.id = u.id;
  return taken;
end $$;

-- Returns what the server needs to compare a month; null if the month is closed or has no list.
create function public.dian_month_input(client uuid, wanted_month text) returns jsonb
language sql stable security definer set search_path = '' as $$
  select jsonb_build_object('id', m.id, 'run', m.run, 'from', m.first_day, 'until', m.last_day,
    'touches', array(select t.id from private.dian_touches t where t.month = m.id order by t.id limit 20000),
    'nits', array(select c.nit from public.companies c where c.user_id = client order by c.created_at, c.id),
    'choices', (select coalesce(jsonb_agg(jsonb_build_object('row', c.key, 'ours', c.joined, 'apart', c.apart)), '[]')
      from private.dian_choices c where c.user_id = client and (c.joined is not null or c.apart <> '{}')))
  from public.dian_months m where m.user_id = client and m.month = wanted_month and m.closed_at is null
$$;

-- Returns one page of a month's rows, sorted by key, with the invoices of the portal that are in no list.
create function public.dian_month_rows(client uuid, wanted_month text, after text default '', page_size int default 4000) returns jsonb
language sql stable security definer set search_path = '' as $$
  select coalesce(jsonb_agg(jsonb_build_object('key', x.key, 'side', x.side, 'row', x.row, 'digest', x.digest) order by x.key), '[]')
  from (select e.* from private.dian_entries e where e.user_id = client and e.month = wanted_month and e.key > after
    order by e.key limit least(greatest(page_size, 1), 4000)) x
$$;

-- Returns one page of a client's invoices that a list of DIAN for these days may contain.
create function public.dian_month_ours(client uuid, from_day date, until_day date, after uuid default null, page_size int default 4000) returns jsonb
language sql stable security definer set search_path = '' set enable_seqscan = off set jit = off as $$
  with found as (
    select i.* from public.invoices i
    where i.user_id = client and i.deleted_at is null and i.issued_on between from_day and until_day
    union all
    select i.* from public.invoices i
    where i.user_id = client and i.deleted_at is null and i.issued_on is null
      and i.created_at >= from_day::timestamp at time zone 'America/Bogota' and i.created_at < (until_day + 1)::timestamp at time zone 'America/Bogota'),
  kept as (
    select f.* from found f where f.withdrawn_at is null and f.replaced_by is null and f.reviewed_at is not null
      and (f.kind is null or f.kind in ('invoice', 'credit-note', 'debit-note')) and (after is null or f.id > after)
    order by f.id limit least(greatest(page_size, 1), 4000))
  select coalesce(jsonb_agg(jsonb_build_object('id', k.id, 'code', lower(coalesce(k.code, r.scan_code, '')), 'kind', k.kind,
      'direction', k.direction, 'status', k.status, 'supplierNit', coalesce(k.supplier_nit, ''), 'number', coalesce(k.document_number, ''),
      'issued', k.issued_on, 'month', to_char(coalesce(k.issued_on, (k.created_at at time zone 'America/Bogota')::date), 'YYYY-MM'),
      'currency', coalesce(k.currency, 'COP'), 'total', (k.total * 100)::bigint, 'iva', (k.iva * 100)::bigint,
      'taxIncluded', (private.written_amount(nullif(r.document #>> '{invoice,totals,taxInclusive}', '')) * 100)::bigint,
      'credit', coalesce(r.document #> '{invoice,payment,ways}' @> '[{"form": "2"}]', false),
      'events', array(select distinct right(e.kind, 3) from public.invoices e where e.user_id = client and e.about = lower(k.code) and k.code <> ''
        and e.kind like 'event03_' and e.deleted_at is null and e.withdrawn_at is null),
      'credited', (select coalesce(sum(n.total) * 100, 0)::bigint from public.invoices n where n.affects = k.id and n.effect in ('cancels', 'reduces')
        and n.withdrawn_at is null and n.replaced_by is null and n.status <> 'rejected'),
      'affects', (select jsonb_build_object('id', a.id, 'total', (a.total * 100)::bigint, 'credited', (
          select coalesce(sum(n.total) * 100, 0)::bigint from public.invoices n where n.affects = a.id and n.effect in ('cancels', 'reduces')
            and n.withdrawn_at is null and n.replaced_by is null and n.status <> 'rejected'))
        from public.invoices a where a.id = k.affects)) order by k.id), '[]')
  from kept k left join private.invoice_reviews r on r.invoice_id = k.id
$$;

create function private.is_open_class(class text) returns boolean
language sql immutable parallel safe set search_path = '' as $$
  select class in ('falta_aqui', 'falta_dian', 'valor_distinto', 'identidad_distinta', 'nota_huerfana', 'duplicada', 'otro_nit', 'dudosa', 'sin_eventos')
$$;

-- Computes the counts and sums of a month again, after a comparison or a decision.
create function private.count_dian_month(m public.dian_months) returns void
language sql volatile security definer set search_path = '' as $$
  with counted as (
    select e.side, e.class, count(*) filter (where e.row is not null) as rows,
           count(*) filter (where e.matter and private.is_open_class(e.class) and c.known is null) as open, count(c.known) as known,
           sum(e.dian[1])::bigint as n, sum(e.dian[2])::bigint as total, sum(e.dian[3])::bigint as iva,
           sum(e.us[1])::bigint as our_n, sum(e.us[2])::bigint as our_total, sum(e.us[3])::bigint as our_iva
    from private.dian_entries e left join private.dian_choices c on c.user_id = e.user_id and c.key = e.key
    where e.user_id = m.user_id and e.month = m.month and e.side <> 'apart' and e.class is not null group by 1, 2),
  sides as (
    select c.side, jsonb_object_agg(c.class, jsonb_build_object('rows', c.rows, 'open', c.open, 'known', c.known,
      'dian', jsonb_build_array(c.n, c.total, c.iva), 'us', jsonb_build_array(c.our_n, c.our_total, c.our_iva))) as classes
    from counted c group by 1)
  update public.dian_months x set
    summary = (select coalesce(jsonb_object_agg(s.side, s.classes), '{}') from sides s) || jsonb_build_object('apart', (
      select coalesce(jsonb_agg(jsonb_build_object('name', a.name, 'rows', a.rows) order by a.rows desc, a.name), '[]') from (
        select e.row ->> 'typeName' as name, count(*) as rows from private.dian_entries e
        where e.user_id = m.user_id and e.month = m.month and e.side = 'apart' group by 1 order by 2 desc, 1 limit 20) a)),
    dian_purchases = (select coalesce(sum(c.n), 0) from counted c where c.side = 'purchase'),
    our_purchases = (select coalesce(sum(c.our_n), 0) from counted c where c.side = 'purchase'),
    open_matters = (select coalesce(sum(c.open), 0) from counted c)
  where x.id = m.id
$$;

-- `gone` has the keys of rows whose invoice in the portal no longer exists.
-- Changes nothing and returns false if the month's `run` is not `seen_run`, because the month has changed since then.
create function public.store_dian_month(month_id uuid, seen_run int, touches bigint[], changes jsonb, gone text[]) returns boolean
language plpgsql volatile security definer set search_path = '' as $$
declare
  m public.dian_months;
  r uuid;
begin
  select x.* into m from public.dian_months x where x.id = month_id for update;
  if m.id is null or m.closed_at is not null then
    return true;
  end if;
  if m.run <> seen_run then
    return false;
  end if;
  delete from private.dian_entries e where e.user_id = m.user_id and e.month = m.month and e.row is null and e.key = any (gone);
  insert into private.dian_entries (user_id, month, key, side, issued, class, remark, ours, candidates, matter, dian, us, digest)
    select m.user_id, m.month, c ->> 'key', c ->> 'side', (c ->> 'issued')::date, c ->> 'class', c ->> 'remark',
           array(select jsonb_array_elements_text(c -> 'ours')::uuid), array(select jsonb_array_elements_text(c -> 'candidates')),
           (c ->> 'matter')::boolean, array(select jsonb_array_elements_text(c -> 'dian')::bigint),
           array(select jsonb_array_elements_text(c -> 'us')::bigint), c ->> 'digest'
    from jsonb_array_elements(changes) c
    on conflict (user_id, month, key) do update set side = excluded.side, class = excluded.class, remark = excluded.remark, ours = excluded.ours,
      candidates = excluded.candidates, matter = excluded.matter, dian = excluded.dian, us = excluded.us, digest = excluded.digest,
      issued = coalesce(dian_entries.issued, excluded.issued);
  delete from private.dian_touches t where t.month = m.id and t.id = any (touches);
  update public.dian_months x set run = x.run + 1, reconciled_at = clock_timestamp() where x.id = m.id;
  -- A requested document that has arrived in the portal is accepted, so that the client no longer owes the document.
  -- An item is accepted only with an invoice in the portal (`ours`), because the client may have edited DIAN's list.
  for r in
    with arrived as (
      update public.document_request_items q set state = 'accepted', reviewed_at = clock_timestamp(), version = q.version + 1
      from private.dian_choices c join private.dian_entries e on e.user_id = c.user_id and e.key = c.key
      where c.item = q.id and e.user_id = m.user_id and e.month = m.month and q.state in ('pending', 'returned')
        and e.class not in ('falta_aqui', 'nota_huerfana', 'dudosa') and cardinality(e.ours) > 0 returning q.request)
    select distinct a.request from arrived a order by 1 loop
    perform private.settle_request(r);
  end loop;
  perform private.count_dian_month(m);
  return true;
end $$;

-- Returns the months that the background job has to compare again.
create function public.stale_dian_months(most int default 10) returns table (client uuid, month text)
language sql stable security definer set search_path = '' as $$
  select m.user_id, m.month from (select t.month, min(t.id) as first from (
      select x.month, x.id from private.dian_touches x order by x.id limit 2000) t group by 1 order by 2 limit least(greatest(most, 1), 50)) s
  join public.dian_months m on m.id = s.month where m.closed_at is null order by s.first
$$;

-- In the result, `ours` has the matching invoices of the portal and, for an unclear row, those that may match.
-- In the result, `dian` and `us` are [number of documents, total, IVA] in cents, or null.
create function private.dian_line(e private.dian_entries) returns jsonb
language sql stable security definer set search_path = '' as $$
  select jsonb_build_object('key', e.key, 'class', e.class, 'remark', e.remark, 'matter', e.matter, 'day', e.issued,
    'line', e.row -> 'line', 'type', e.row ->> 'typeName', 'code', e.row ->> 'code', 'credit', e.row ->> 'form' = 'credit',
    'number', coalesce(concat_ws('-', nullif(e.row ->> 'prefix', ''), e.row ->> 'folio'), i.document_number, i.name),
    'party', coalesce(case when e.row ->> 'group' = 'issued' then e.row ->> 'receiver' else e.row ->> 'issuer' end,
      case when i.direction = 'sale' then i.customer else i.supplier end),
    'nit', coalesce(case when e.row ->> 'group' = 'issued' then e.row ->> 'receiverNit' else e.row ->> 'issuerNit' end,
      case when i.direction = 'sale' then i.customer_nit else i.supplier_nit end),
    'dian', case when e.row is not null then to_jsonb(e.dian) end, 'us', case when e.us[1] > 0 then to_jsonb(e.us) end,
    'ours', (select coalesce(jsonb_agg(jsonb_build_object('id', o.id, 'number', o.number, 'name', o.name) order by o.created_at, o.id), '[]')
      from public.invoices o where o.user_id = e.user_id
        and (o.id = any (e.ours) or e.class = 'dudosa' and e.row is not null and o.id::text = any (e.candidates))),
    'candidates', to_jsonb(e.candidates[1:10]),
    'known', c.known, 'note', c.note, 'by', c.made_by, 'at', c.made_at,
    'request', (select jsonb_build_object('id', r.id, 'due', r.due_on) from public.document_request_items q
      join public.document_requests r on r.id = q.request where q.id = c.item and r.status = 'open'))
  from (select e.key) k left join private.dian_choices c on c.user_id = e.user_id and c.key = k.key
  left join public.invoices i on i.id = e.ours[1] and e.row is null
$$;

create function private.dian_class(client uuid, wanted_month text, wanted_side text, wanted_class text, passed int, size int) returns jsonb
language sql stable security definer set search_path = '' as $$
  with found as (
    select e as entry, e.issued, e.key from private.dian_entries e
    where e.user_id = client and e.month = wanted_month and e.side = wanted_side and e.class = wanted_class
    order by e.issued, e.key limit size + 1 offset greatest(passed, 0)),
  placed as (select f.entry, row_number() over (order by f.issued, f.key) as place from found f)
  select jsonb_build_object('more', count(*) > size,
    'rows', coalesce(jsonb_agg(private.dian_line(p.entry) order by p.place) filter (where p.place <= size), '[]'))
  from placed p
$$;

-- Returns what both the client and the firm may read about a month.
create function private.dian_month_facts(m public.dian_months) returns jsonb
language sql stable security definer set search_path = '' as $$
  select jsonb_build_object('month', m.month, 'from', m.first_day, 'until', m.last_day, 'file', m.file_name, 'listedAt', m.listed_at,
    'listedBy', m.listed_by, 'summary', m.summary, 'open', m.open_matters, 'closedAt', m.closed_at, 'closedBy', m.closed_by,
    'dian', m.dian_purchases, 'ours', m.our_purchases, 'rows', m.rows,
    'stale', m.closed_at is null and (m.reconciled_at is null or exists (select from private.dian_touches t where t.month = m.id)))
$$;

-- In the result, `months` are the last 24 months with a list; `month` is null if the wanted month has no list.
-- The result has the first 20 rows of each class, but of `wanted_class` the 100 rows after the first `passed` rows.
create function public.dian_month(client uuid, wanted_month text, wanted_side text default 'purchase', wanted_class text default null,
  passed int default 0) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
  m public.dian_months;
  few constant int := 20;
begin
  perform private.require_client(client);
  if coalesce(wanted_side, '') not in ('purchase', 'sale') then
    raise exception 'invalid-input' using errcode = 'P0001';
  end if;
  select x.* into m from public.dian_months x where x.user_id = client and x.month = wanted_month;
  return jsonb_build_object('title', private.client_title(client),
    'nits', (select coalesce(jsonb_agg(c.nit || '-' || c.digit order by c.created_at, c.id), '[]') from public.companies c where c.user_id = client),
    'months', (select coalesce(jsonb_agg(x.month order by x.month desc), '[]') from (
      select y.month from public.dian_months y where y.user_id = client order by y.month desc limit 24) x),
    'month', case when m.id is not null then private.dian_month_facts(m) end,
    'classes', (select coalesce(jsonb_object_agg(k, private.dian_class(client, m.month, wanted_side, k,
        case when k = wanted_class then passed else 0 end, case when k = wanted_class then 100 else few end)), '{}')
      from jsonb_object_keys(coalesce(m.summary -> wanted_side, '{}')) k
      where k not in ('igual', 'no_comparable') or k = wanted_class));
end $$;

-- In the result, `missing` are the purchases in DIAN's list that the portal does not have.
create function public.my_dian_month(wanted_month text default null, passed int default 0) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
  me uuid := private.require_account('reader');
  m public.dian_months;
begin
  select x.* into m from public.dian_months x where x.user_id = me and (wanted_month is null or x.month = wanted_month) order by x.month desc limit 1;
  return jsonb_build_object(
    'nits', (select coalesce(jsonb_agg(c.nit || '-' || c.digit order by c.created_at, c.id), '[]') from public.companies c where c.user_id = me),
    'months', (select coalesce(jsonb_agg(x.month order by x.month desc), '[]') from (
      select y.month from public.dian_months y where y.user_id = me order by y.month desc limit 24) x),
    'month', case when m.id is not null then private.dian_month_facts(m) end,
    'missing', private.dian_class(me, m.month, 'purchase', 'falta_aqui', passed, 50));
end $$;

-- Returns the clients that have a list of this month; those with the most open decisions come first.
create function public.firm_dian_months(wanted_month text, passed int default 0) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
  size constant int := 50;
  found jsonb;
begin
  perform private.require_staff();
  select coalesce(jsonb_agg(to_jsonb(r) order by r.place), '[]') into found from (
    select row_number() over (order by m.closed_at is not null, m.open_matters desc, k.title, m.user_id) as place, m.user_id as client, k.title,
           (select c.nit || '-' || c.digit from public.companies c where c.user_id = m.user_id order by c.created_at, c.id limit 1) as nit,
           m.dian_purchases as dian, m.our_purchases as ours, m.open_matters as open, m.closed_at as "closedAt"
    from public.dian_months m join private.client_cards k on k.client = m.user_id
    where m.month = wanted_month and (private.staff_role() = 'admin' or m.user_id in (select private.my_clients()))
    order by 1 limit size + 1 offset greatest(passed, 0)) r;
  return jsonb_build_object('more', jsonb_array_length(found) > size,
    'rows', (select coalesce(jsonb_agg(f.row - 'place' order by f.place), '[]') from jsonb_array_elements(found) with ordinality f (row, place) where f.place <= size));
end $$;

-- Returns the rows of a month with these `keys`, at most 40, so that the firm can request their documents.
create function public.dian_lines(client uuid, wanted_month text, keys text[]) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
begin
  perform private.require_client(client);
  return (select coalesce(jsonb_agg(private.dian_line(e)), '[]') from private.dian_entries e
    where e.user_id = client and e.month = wanted_month and e.key = any (keys[1:40]) and e.class is not null);
end $$;

create function private.own_dian_month(client uuid, wanted_month text) returns public.dian_months
language plpgsql volatile security definer set search_path = '' as $$
declare
  m public.dian_months;
begin
  select x.* into m from public.dian_months x where x.user_id = client and x.month = wanted_month for update;
  if m.id is null then
    raise exception 'not-found' using errcode = 'P0001';
  end if;
  return m;
end $$;

-- Saves a decision about a row; `choice` is {known, note}, {join}, {apart}, or {clear: true} to remove the decision.
-- `known` is a reason to do nothing, `join` is the row's invoice, `apart` lists invoices that are not the row's.
-- `seen` is {class, at} of the row that the person saw; if it has changed, the call raises 'conflict'.
create function public.decide_dian_row(client uuid, wanted_month text, row_key text, choice jsonb, seen jsonb) returns void
language plpgsql volatile security definer set search_path = '' as $$
declare
  m public.dian_months;
  e private.dian_entries;
  was private.dian_choices;
  by_name text := private.member_name((select auth.uid()));
begin
  perform private.require_client(client);
  m := private.own_dian_month(client, wanted_month);
  if m.closed_at is not null then
    raise exception 'dian-month-closed' using errcode = 'P0001';
  end if;
  select x.* into e from private.dian_entries x where x.user_id = client and x.month = wanted_month and x.key = row_key;
  if e.key is null or e.side = 'apart' then
    raise exception 'not-found' using errcode = 'P0001';
  end if;
  select x.* into was from private.dian_choices x where x.user_id = client and x.key = row_key;
  if e.class is distinct from seen ->> 'class' or was.made_at is distinct from (seen ->> 'at')::timestamptz then
    raise exception 'conflict' using errcode = 'P0001';
  end if;
  if (choice -> 'clear')::boolean then
    update private.dian_choices x set known = null, note = null, joined = null, apart = '{}', made_by = by_name, made_at = clock_timestamp()
      where x.user_id = client and x.key = row_key;
  elsif choice ->> 'known' is not null then
    if choice ->> 'known' = 'other' and nullif(btrim(choice ->> 'note'), '') is null then
      raise exception 'invalid-input' using errcode = 'P0001';
    end if;
    insert into private.dian_choices (user_id, key, known, note, made_by) values (client, row_key, choice ->> 'known', nullif(btrim(choice ->> 'note'), ''), by_name)
      on conflict (user_id, key) do update set known = excluded.known, note = excluded.note, made_by = excluded.made_by, made_at = clock_timestamp();
    perform private.note_staff('dian-list.known', client, null, jsonb_build_object('month', m.month,
      'number', coalesce(concat_ws('-', nullif(e.row ->> 'prefix', ''), e.row ->> 'folio'), (select i.number from public.invoices i where i.id = e.ours[1])),
      'known', choice ->> 'known', 'note', nullif(btrim(choice ->> 'note'), '')));
  elsif e.row is not null and choice ->> 'join' is not null
    and exists (select from public.invoices i where i.id = (choice ->> 'join')::uuid and i.user_id = client) then
    insert into private.dian_choices (user_id, key, joined, made_by) values (client, row_key, (choice ->> 'join')::uuid, by_name)
      on conflict (user_id, key) do update set joined = excluded.joined, made_by = excluded.made_by, made_at = clock_timestamp();
  elsif e.row is not null and jsonb_typeof(choice -> 'apart') = 'array' and jsonb_array_length(choice -> 'apart') between 1 and 50 then
    insert into private.dian_choices (user_id, key, apart, made_by)
      values (client, row_key, array(select jsonb_array_elements_text(choice -> 'apart')::uuid), by_name)
      on conflict (user_id, key) do update set apart = (select (array_agg(distinct a))[1:50] from unnest(dian_choices.apart || excluded.apart) a),
        made_by = excluded.made_by, made_at = clock_timestamp();
  else
    raise exception 'invalid-input' using errcode = 'P0001';
  end if;
  insert into private.dian_touches (month) values (m.id);
  perform private.count_dian_month(m);
end $$;

-- Asks the client, in one document request, for up to 40 invoices that are missing in the portal.
create function public.ask_dian_rows(request uuid, client uuid, wanted_month text, keys text[], content jsonb) returns void
language plpgsql volatile security definer set search_path = '' as $$
declare
  m public.dian_months;
begin
  perform private.require_client(client);
  m := private.own_dian_month(client, wanted_month);
  if m.closed_at is not null then
    raise exception 'dian-month-closed' using errcode = 'P0001';
  end if;
  if not coalesce(cardinality(keys) between 1 and 40 and jsonb_array_length(content -> 'items') = cardinality(keys), false) then
    raise exception 'invalid-input' using errcode = 'P0001';
  end if;
  if exists (select from public.document_requests r where r.id = ask_dian_rows.request) then
    return;
  end if;
  -- Fails if one of the invoices has arrived, or was requested by a colleague, in the meantime.
  if exists (select from unnest(keys) k where not exists (select from private.dian_entries e
      where e.user_id = client and e.month = wanted_month and e.key = k and e.class in ('falta_aqui', 'nota_huerfana')))
    or exists (select from private.dian_choices c join public.document_request_items q on q.id = c.item
      join public.document_requests r on r.id = q.request where c.user_id = client and c.key = any (keys) and r.status = 'open') then
    raise exception 'conflict' using errcode = 'P0001';
  end if;
  perform public.save_request(request, client, content, true);
  insert into private.dian_choices (user_id, key, item, made_by)
    select client, k.key, q.id, private.member_name((select auth.uid())) from unnest(keys) with ordinality k (key, place)
    join public.document_request_items q on q.request = ask_dian_rows.request and q.place = k.place
    on conflict (user_id, key) do update set item = excluded.item, made_at = clock_timestamp();
end $$;

-- Closes a month that has ended; `seen_open` is the number of open decisions that the member saw.
create function public.close_dian_month(client uuid, wanted_month text, seen_open int) returns void
language plpgsql volatile security definer set search_path = '' as $$
declare
  m public.dian_months;
begin
  perform private.require_client(client);
  m := private.own_dian_month(client, wanted_month);
  if m.closed_at is not null or m.open_matters is distinct from seen_open then
    raise exception 'conflict' using errcode = 'P0001';
  end if;
  if to_date(m.month, 'YYYY-MM') + interval '1 month' > (now() at time zone 'America/Bogota') then
    raise exception 'dian-month-running' using errcode = 'P0001';
  end if;
  update public.dian_months x set closed_at = clock_timestamp(), closed_by = private.member_name((select auth.uid())) where x.id = m.id;
  perform private.note_staff('dian-list.closed', client, null, jsonb_build_object('month', m.month, 'open', m.open_matters));
end $$;

-- Reopens a closed month, so that the server compares its list with invoices that arrived after the closing.
create function public.reopen_dian_month(client uuid, wanted_month text, reason text) returns void
language plpgsql volatile security definer set search_path = '' as $$
declare
  m public.dian_months;
begin
  perform private.require_client(client);
  m := private.own_dian_month(client, wanted_month);
  if m.closed_at is null then
    raise exception 'conflict' using errcode = 'P0001';
  end if;
  if coalesce(length(btrim(reason)), 0) not between 3 and 300 then
    raise exception 'invalid-input' using errcode = 'P0001';
  end if;
  update public.dian_months x set closed_at = null, closed_by = null where x.id = m.id;
  insert into private.dian_touches (month) values (m.id);
  perform private.note_staff('dian-list.reopened', client, null, jsonb_build_object('month', m.month, 'note', btrim(reason)));
end $$;

revoke execute on function private.touch_dian_months(uuid, date[]), private.touch_dian_invoice(), private.is_open_class(text),
  private.count_dian_month(public.dian_months), private.dian_line(private.dian_entries), private.dian_class(uuid, text, text, text, int, int),
  private.dian_month_facts(public.dian_months), private.own_dian_month(uuid, text), public.begin_dian_list(uuid, uuid, text), public.drop_dian_list(uuid),
  public.add_dian_rows(uuid, jsonb), public.finish_dian_list(uuid, jsonb), public.dian_month_input(uuid, text),
  public.dian_month_rows(uuid, text, text, int), public.dian_month_ours(uuid, date, date, uuid, int),
  public.store_dian_month(uuid, int, bigint[], jsonb, text[]), public.stale_dian_months(int),
  public.dian_month(uuid, text, text, text, int), public.dian_lines(uuid, text, text[]), public.my_dian_month(text, int), public.firm_dian_months(text, int),
  public.decide_dian_row(uuid, text, text, jsonb, jsonb), public.ask_dian_rows(uuid, uuid, text, text[], jsonb),
  public.close_dian_month(uuid, text, int), public.reopen_dian_month(uuid, text, text)
  from public, anon, authenticated, service_role;
grant execute on function public.begin_dian_list(uuid, uuid, text), public.drop_dian_list(uuid), public.add_dian_rows(uuid, jsonb), public.finish_dian_list(uuid, jsonb),
  public.dian_month_input(uuid, text), public.dian_month_rows(uuid, text, text, int), public.dian_month_ours(uuid, date, date, uuid, int),
  public.store_dian_month(uuid, int, bigint[], jsonb, text[]), public.stale_dian_months(int) to service_role;
grant execute on function public.dian_month(uuid, text, text, text, int), public.dian_lines(uuid, text, text[]), public.my_dian_month(text, int), public.firm_dian_months(text, int),
  public.decide_dian_row(uuid, text, text, jsonb, jsonb), public.ask_dian_rows(uuid, uuid, text, text[], jsonb),
  public.close_dian_month(uuid, text, int), public.reopen_dian_month(uuid, text, text) to authenticated;
