-- The list of clients, and the page of one client with internal notes.

-- Returns for each kind of item how many items of a client wait for the firm, up to 100.
-- The function is plpgsql, because it reads tables that other files create later.
create function private.waiting_in(client uuid) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
begin
  return jsonb_build_object(
    'invoices', (select count(*) from (select from public.invoices i where i.user_id = client and i.queue = 'waiting'
                 and i.deleted_at is null and i.withdrawn_at is null limit 100) x),
    'messages', (select least(coalesce(sum(t.firm_unread), 0), 100) from public.message_threads t where t.user_id = client),
    'appointments', (select count(*) from public.appointments a
                     where a.user_id = client and a.status = 'requested' and a.starts_at > now()),
    'deliveries', (select count(*) from (select from public.document_requests r
                   where r.user_id = client and r.status = 'open' and r.to_review > 0 limit 100) x),
    'requests', (select count(*) from public.data_requests r where r.user_id = client and r.status in ('received', 'extended')));
end $$;

-- Returns the contact data that the firm itself noted about a client.
-- `version` is 0 if the firm has saved no contact data. `email` is null once somebody has joined the client's account.
create function private.firm_contact(client uuid) returns jsonb
language sql stable security definer set search_path = '' as $$
  select jsonb_build_object('name', c.name, 'phone', c.phone, 'address', c.address, 'email', case when a.contact is null then c.email end,
    'version', coalesce(c.version, 0))
  from public.accounts a left join private.client_contacts c on c.client = a.id where a.id = firm_contact.client
$$;

-- Saves the contact data that the firm noted about a client, and returns the new version.
-- `seen` is the version that the member saw; if it has changed, the error tells who changed the data and when.
create function public.save_client_contact(client uuid, contact jsonb, seen int) returns int
language plpgsql volatile security definer set search_path = '' as $$
declare
  was private.client_contacts;
  c private.client_contacts := jsonb_populate_record(null::private.client_contacts, contact);
  facts text[] := array['client', 'version', 'changed_by', 'changed_at'];
begin
  perform private.require_client(client);
  perform pg_advisory_xact_lock(hashtextextended('client-contact:' || client, 0));
  select * into was from private.client_contacts x where x.client = save_client_contact.client;
  if coalesce(was.version, 0) is distinct from seen then
    raise exception 'contact-meanwhile' using errcode = 'P0001',
      detail = jsonb_build_object('by', private.member_name(was.changed_by), 'at', was.changed_at)::text;
  end if;
  c.name := nullif(btrim(c.name), '');
  c.phone := nullif(btrim(c.phone), '');
  c.address := nullif(btrim(c.address), '');
  c.email := nullif(lower(btrim(c.email)), '');
  if c.email is not null and exists (select from public.accounts a where a.id = save_client_contact.client and a.contact is not null) then
    raise exception 'invalid-input' using errcode = 'P0001';
  end if;
  if (was.name, was.phone, was.address, was.email) is not distinct from (c.name, c.phone, c.address, c.email) then
    return coalesce(was.version, 0);
  end if;
  c.client := save_client_contact.client;
  c.version := coalesce(was.version, 0) + 1;
  c.changed_by := (select auth.uid());
  c.changed_at := clock_timestamp();
  insert into private.client_contacts select c.* on conflict on constraint client_contacts_pkey do update set name = excluded.name,
    phone = excluded.phone, address = excluded.address, email = excluded.email, version = excluded.version,
    changed_by = excluded.changed_by, changed_at = excluded.changed_at;
  perform private.note_staff('client.contact', c.client, case when was.client is not null then to_jsonb(was) - facts end, to_jsonb(c) - facts);
  return c.version;
exception when check_violation then
  raise exception 'invalid-input' using errcode = 'P0001';
end $$;
revoke execute on function private.firm_contact(uuid), public.save_client_contact(uuid, jsonb, int) from public, anon, authenticated, service_role;
grant execute on function public.save_client_contact(uuid, jsonb, int) to authenticated;

create function private.is_invited(client uuid) returns boolean
language sql stable security definer set search_path = '' as $$
  select exists (select from private.account_invitations i where i.account = client and i.sent > 0
    and i.accepted_at is null and i.withdrawn_at is null)
$$;

-- Returns an SQL condition for the clients `k` that belong to a view of the list, for example `overdue`.
create function private.client_view(view text) returns text
language plpgsql immutable set search_path = '' as $$
begin
  return case view
    when 'overdue' then ' and k.client in (select o.user_id from public.obligations o where o.applies
      and o.state not in (''filed'', ''paid'', ''not-applicable'') and o.due < (now() at time zone ''America/Bogota'')::date)'
    -- The view `away` has the clients whose people have not used the site in the last 30 days.
    when 'away' then ' and k.seen_on < (now() at time zone ''America/Bogota'')::date - 30'
    -- accounts.contact is set exactly while the account has people, so the memberships need not be read.
    when 'uninvited' then ' and k.client in (select o.id from public.accounts o where o.contact is null) and not private.is_invited(k.client)'
    when 'no-profile' then ' and not exists (select from private.tax_profiles t where t.account = k.client)'
    else '' end;
end $$;

-- Returns an SQL condition for the clients `k`, with their approval statuses `s`, that match the filter `wanted`.
-- In `wanted`, `status` is approved (the default), access (somebody can sign in), waitlist, rejected, retired or all.
-- If a search has no `status`, it also finds retired clients.
-- In `wanted`, `advisor` is the id of a member or 'nobody', and `municipality` is a DANE code.
create function private.client_filter(wanted jsonb) returns text
language plpgsql stable security definer set search_path = '' as $$
declare
  searched text := private.card_filter(wanted ->> 'search');
begin
  return ' not exists (select from private.staff m where m.user_id = k.client)' || searched || private.status_scope(false)
    || case coalesce(wanted ->> 'status', 'approved')
      when 'all' then ''
      when 'access' then ' and s.status = ''approved'' and k.seen_on is not null'
      when 'retired' then ' and s.retired_at is not null'
      when 'rejected' then ' and s.status = ''rejected'' and s.retired_at is null'
      when 'waitlist' then ' and s.status = ''waitlist'''
      else case when searched = '' then ' and s.status = ''approved'''
        else ' and (s.status = ''approved'' or s.retired_at is not null)' end end
    || case when wanted ->> 'advisor' = 'nobody' then ' and not exists (select from private.client_advisors a where a.client = k.client)'
      when wanted ->> 'advisor' is not null then format(
        ' and exists (select from private.client_advisors a where a.client = k.client and a.advisor = %L)', (wanted ->> 'advisor')::uuid)
      else '' end
    || case when wanted ->> 'regime' is null then '' else format(
      ' and k.client in (select t.account from private.profiles_today() t where case %1$L when ''large-taxpayer'' then ''13'' = any (t.responsibilities) else t.regime = %1$L end)', wanted ->> 'regime') end
    || case when wanted ->> 'municipality' is null then '' else format(
      ' and k.client in (select t.account from private.profiles_today() t where t.municipalities @> %L)',
      jsonb_build_array(jsonb_build_object('code', wanted ->> 'municipality'))) end
    || case when wanted ->> 'tag' is null then '' else format(
      ' and k.client in (select t.client from private.client_tags t where t.key = %L)', private.name_key(wanted ->> 'tag')) end
    || private.client_view(wanted ->> 'view');
end $$;

-- The counts stop at 1000, or at 300 in views that need a separate query for each client.
create function public.client_views() returns jsonb
language plpgsql stable security definer set search_path = '' set jit = off as $$
declare
  view text;
  number int;
  counts jsonb := '{}';
begin
  perform private.require_staff();
  foreach view in array array['all', 'access', 'mine', 'overdue', 'away', 'uninvited', 'no-profile'] loop
    execute format('select count(*) from (select from private.client_cards k join public.user_approval_status s on s.user_id = k.client
        where%s limit %s) x',
      private.client_filter(case view when 'all' then '{}' when 'access' then '{"status": "access"}'
        when 'mine' then jsonb_build_object('advisor', (select auth.uid())) else jsonb_build_object('view', view) end),
      case when view in ('all', 'access', 'mine') then 1000 else 300 end) into number;
    counts := counts || jsonb_build_object(view, number);
  end loop;
  return counts;
end $$;

-- Returns one page of clients by name; advisors get only their own clients.
create function public.list_clients(wanted jsonb default '{}', page_size int default 50) returns jsonb
language plpgsql stable security definer set search_path = '' set enable_seqscan = off set jit = off as $$
declare
  size int := least(greatest(page_size, 1), 100);
  start text := wanted -> 'cursor' ->> 0;
  start_id uuid := (wanted -> 'cursor' ->> 1)::uuid;
  backward boolean := start is not null and coalesce((wanted ->> 'backward')::boolean, false);
  filter text := private.client_filter(wanted);
  found uuid[];
  more boolean;
begin
  perform private.require_staff();
  if start is not null then
    filter := filter || format(' and (k.title_key, k.client) %s (%L, %L)', case when backward then '<' else '>' end, start, start_id);
  end if;
  execute format(
    'select array(select k.client from private.client_cards k join public.user_approval_status s on s.user_id = k.client
       where%s
       order by k.title_key %2$s, k.client %2$s limit %3$s)',
    filter, case when backward then 'desc' else 'asc' end, size + 1) into found;
  -- If paging back reaches the start of the list, the full first page is returned instead of a shorter one.
  if backward and cardinality(found) <= size then
    return public.list_clients(wanted - 'cursor' - 'backward', page_size);
  end if;
  more := cardinality(found) > size;
  found := found[:size];
  if backward then
    found := array(select f from unnest(found) with ordinality o (f, place) order by place desc);
  end if;
  return (
    with rows as (
      select o.place, jsonb_build_array(k.title_key, k.client) as cursor, jsonb_build_object(
        'id', k.client, 'title', k.title, 'email', coalesce(u.email, ''), 'name', p.name, 'status', s.status,
        'retired', s.retired_at is not null, 'since', s.created_at, 'tags', to_jsonb(private.tags_of(k.client)),
        'phone', p.phone, 'contact', private.firm_contact(k.client), 'regime', t.regime, 'vat_cycle', t.vat_cycle,
        'municipalities', (select coalesce(jsonb_agg(m -> 'code'), '[]') from jsonb_array_elements(t.municipalities) m),
        'nit', (select c.nit || '-' || c.digit from public.companies c where c.user_id = k.client order by c.created_at, c.id limit 1),
        'companies', (select count(*) from public.companies c where c.user_id = k.client),
        'advisors', (select coalesce(jsonb_agg(private.member_name(a.advisor) order by a.responsible desc, a.created_at), '[]')
                     from private.client_advisors a where a.client = k.client),
        -- The list shows an invitation only while the account has no people.
        'invited', case when u.id is null then private.is_invited(k.client) end,
        'next', (select jsonb_build_object('obligation', o.obligation, 'name', o.name, 'municipality', nullif(o.municipality, ''), 'period', o.period, 'due', o.due)
          from public.obligations o
          where o.user_id = k.client and o.listed >= current_date - 366 and o.due is not null and o.applies
            and o.state not in ('filed', 'paid', 'not-applicable')
          order by o.listed, o.id limit 1),
        'seen_at', (select max(d.seen_at) from private.account_members m join private.session_devices d on d.user_id = m.user_id
          where m.account = k.client and m.until is null),
        'waiting', private.waiting_in(k.client)) as row
      from unnest(found) with ordinality o (client, place)
      join private.client_cards k on k.client = o.client
      join public.user_approval_status s on s.user_id = o.client
      left join lateral private.contact_of(o.client) u on true
      left join public.client_profiles p on p.user_id = u.id
      left join lateral (select * from private.profiles_today() y where y.account = o.client) t on true)
    select jsonb_build_object(
      'rows', coalesce(jsonb_agg(r.row order by r.place), '[]'),
      'before', case when start is not null then (select f.cursor from rows f order by f.place limit 1) end,
      'after', case when more or backward then (select f.cursor from rows f order by f.place desc limit 1) end)
    from rows r);
end $$;

revoke execute on function private.waiting_in(uuid), private.is_invited(uuid), private.client_view(text), private.client_filter(jsonb),
  public.client_views(), public.list_clients(jsonb, int) from public, anon, authenticated, service_role;
grant execute on function public.list_clients(jsonb, int), public.client_views() to authenticated;

-- Returns up to 1000 clients that match a filter, by name; `mail` is true for clients with people.
create function public.filtered_clients(wanted jsonb) returns jsonb
language plpgsql stable security definer set search_path = '' set enable_seqscan = off set jit = off as $$
declare
  found jsonb;
begin
  perform private.require_staff();
  execute format('select coalesce(jsonb_agg(jsonb_build_object(''id'', f.client, ''title'', f.title, ''mail'', f.seen_on is not null)
      order by f.title_key, f.client), ''[]'')
    from (select k.client, k.title, k.title_key, k.seen_on from private.client_cards k join public.user_approval_status s on s.user_id = k.client
      where%s order by k.title_key, k.client limit 1001) f', private.client_filter(wanted)) into found;
  return jsonb_build_object('clients', jsonb_path_query_array(found, '$[0 to 999]'), 'more', jsonb_array_length(found) > 1000);
end $$;
revoke execute on function public.filtered_clients(jsonb) from public, anon, authenticated, service_role;
grant execute on function public.filtered_clients(jsonb) to authenticated;

create table private.client_notes (
  id uuid primary key,
  client uuid not null references public.accounts (id) on delete cascade,
  author uuid references auth.users (id) on delete set null,
  body text not null check (length(btrim(body)) between 1 and 2000),
  created_at timestamptz not null default clock_timestamp(),
  edited_at timestamptz
);
alter table private.client_notes enable row level security;
revoke all on private.client_notes from anon, authenticated, service_role;
comment on table private.client_notes is 'What members note about a client. The client never sees it, not even in the copy of their data.';
create index client_notes_of_client on private.client_notes (client, created_at desc);

create function public.client_overview(client uuid) returns jsonb
language plpgsql stable security definer set search_path = '' set enable_seqscan = off set jit = off as $$
declare
  me uuid := (select auth.uid());
begin
  perform private.require_client(client);
  return (select jsonb_build_object(
    'id', k.client, 'title', k.title, 'email', coalesce(u.email, ''), 'name', p.name, 'phone', p.phone,
    'status', s.status, 'retired', s.retired_at is not null, 'reason', s.reason, 'since', s.created_at, 'decided_at', s.decided_at,
    'tags', to_jsonb(private.tags_of(k.client)), 'invited', case when u.id is null then private.is_invited(k.client) end,
    'contact', private.firm_contact(k.client), 'whole', private.registration_is_whole(k.client), 'owner', u.id, 'second_step', private.has_second_step(u.id))
    from private.client_cards k
    join public.user_approval_status s on s.user_id = k.client
    left join lateral private.contact_of(k.client) u on true
    left join public.client_profiles p on p.user_id = u.id
    where k.client = client_overview.client)
  || jsonb_build_object(
    'companies', (select coalesce(jsonb_agg(to_jsonb(c) order by c.created_at, c.id), '[]') from (
      select x.id, x.name, x.nit, x.digit, x.created_at from public.companies x where x.user_id = client) c),
    'advisors', (select coalesce(jsonb_agg(jsonb_build_object('id', a.advisor, 'name', private.member_name(a.advisor), 'responsible', a.responsible)
        order by a.responsible desc, a.created_at), '[]')
      from private.client_advisors a where a.client = client_overview.client),
    'waiting', private.waiting_in(client),
    'months', private.invoice_months(client),
    'invoices', (select coalesce(jsonb_agg(to_jsonb(i) order by i.created_at desc, i.id desc), '[]') from (
      select x.id, private.invoice_label(x) as label, x.status, x.created_at, x.withdrawn_at from public.invoices x
      where x.user_id = client and x.deleted_at is null order by x.created_at desc, x.id desc limit 5) i),
    'documents', (select coalesce(jsonb_agg(to_jsonb(d) order by d.created_at desc, d.id desc), '[]') from (
      select x.id, x.name, x.file_type, x.file_size, x.uploaded_by, x.created_at from public.documents x
      where x.user_id = client and x.kind = 'file' order by x.created_at desc, x.id desc limit 5) d),
    'appointments', (select coalesce(jsonb_agg(to_jsonb(a) order by a.starts_at, a.id), '[]') from (
      select x.id, x.title, x.starts_at, x.status from public.appointments x
      where x.user_id = client and x.status <> 'cancelled' and x.ends_at > now() order by x.starts_at, x.id limit 5) a),
    'threads', (select coalesce(jsonb_agg(to_jsonb(t) order by t.last_message_at desc, t.id desc), '[]') from (
      select x.id, x.subject, x.last_message_at, x.firm_unread, m.author, left(m.body, 160) as body
      from public.message_threads x
      left join lateral (select y.author, y.body from public.messages y where y.thread_id = x.id order by y.created_at desc limit 1) m on true
      where x.user_id = client order by x.last_message_at desc, x.id desc limit 4) t),
    'consents', (select coalesce(jsonb_agg(to_jsonb(c) order by c.accepted_at desc), '[]') from (
      select x.id, x.purpose, x.action, x.policy_version, x.accepted_at from public.consents x
      where x.user_id in (select m.user_id from private.account_members m where m.account = client and m.until is null)
      order by x.accepted_at desc limit 20) c),
    'requests', (select coalesce(jsonb_agg(to_jsonb(r) order by r.created_at desc), '[]') from (
      select x.id, x.kind, x.details, x.status, x.due_on, x.reply, x.created_at, x.settled_at from public.data_requests x
      where x.user_id = client order by x.created_at desc limit 20) r),
    'notes', (select coalesce(jsonb_agg(to_jsonb(n) order by n.created_at desc), '[]') from (
      select x.id, private.member_name(x.author) as author, x.author = me as mine, x.body, x.created_at, x.edited_at
      from private.client_notes x where x.client = client_overview.client order by x.created_at desc limit 100) n),
    'history', public.client_history(client));
end $$;

create function public.client_documents(client uuid, wanted jsonb default '{}', page_size int default 50) returns jsonb
language plpgsql stable security definer set search_path = '' set enable_seqscan = off set jit = off as $$
declare
  page jsonb;
begin
  perform private.require_client(client);
  page := private.document_page_of(client, wanted, least(greatest(page_size, 1), 100), true);
  return private.folders_of(client, true) || jsonb_build_object('before', page -> 'before', 'after', page -> 'after', 'rows', (
    select coalesce(jsonb_agg(jsonb_build_object(
        'id', d.id, 'name', d.name, 'file_path', d.file_path, 'file_type', d.file_type, 'file_size', d.file_size,
        'google_drive_link', d.google_drive_link, 'uploaded_by', d.uploaded_by, 'created_at', d.created_at, 'kind', d.kind, 'made_by', d.made_by,
        'client_sees', d.client_sees, 'subject', p.subject)
      order by o.place), '[]')
    from jsonb_array_elements_text(page -> 'ids') with ordinality o (id, place)
    join public.documents d on d.id = o.id::uuid left join private.document_places p on p.document = d.id));
end $$;

-- Returns how many invoices of the last six months were accepted, rejected or not decided yet, by month.
create function private.invoice_months(client uuid) returns jsonb
language sql stable security definer set search_path = '' as $$
  with months as (
    select generate_series(this - interval '5 months', this, interval '1 month') as month
    from (select date_trunc('month', now() at time zone 'America/Bogota')) t (this)),
  counted as (
    select date_trunc('month', i.created_at at time zone 'America/Bogota') as month, count(*) as received,
           count(*) filter (where i.status = 'accepted') as accepted,
           count(*) filter (where i.status = 'reviewing') as reviewing,
           count(*) filter (where i.status = 'rejected') as rejected
    from public.invoices i
    where i.user_id = client and i.deleted_at is null
      and i.created_at >= (select min(m.month) from months m) at time zone 'America/Bogota'
    group by 1)
  select jsonb_agg(jsonb_build_object('month', to_char(m.month, 'YYYY-MM'), 'received', coalesce(c.received, 0),
    'accepted', coalesce(c.accepted, 0), 'reviewing', coalesce(c.reviewing, 0), 'rejected', coalesce(c.rejected, 0)) order by m.month)
  from months m left join counted c on c.month = m.month
$$;

create function public.client_history(client uuid, before_id bigint default null, max_rows int default 12) returns jsonb
language plpgsql stable security definer set search_path = '' set enable_seqscan = off set jit = off as $$
declare
  size int := least(greatest(max_rows, 1), 100);
  found jsonb;
begin
  perform private.require_client(client);
  select coalesce(jsonb_agg(to_jsonb(r) order by r.id desc), '[]') into found from (
    select a.id, a.at, a.action,
           case when a.actor is null then 'system' when own.it then 'client' else 'member' end as by,
           case when not own.it then private.member_name(a.actor) end as member,
           coalesce(a.after ->> 'reason', a.after ->> 'number', a.after ->> 'subject', a.after ->> 'name') as detail
    from public.audit_log a
    cross join lateral (select a.actor = client or exists (
      select from private.account_members m where m.account = client and m.user_id = a.actor) as it) own
    where a.target = client and (before_id is null or a.id < before_id)
    order by a.id desc limit size + 1) r;
  return jsonb_build_object('rows', (select coalesce(jsonb_agg(e order by n), '[]')
      from jsonb_array_elements(found) with ordinality x (e, n) where n <= size),
    'next', case when jsonb_array_length(found) > size then found -> (size - 1) -> 'id' end);
end $$;

-- Adds a note about a client. The browser creates the note's id, so that sending a note twice adds it once.
create function public.add_client_note(client uuid, note uuid, body text) returns void
language plpgsql security definer set search_path = '' as $$
begin
  perform private.require_client(client);
  if exists (select from private.client_notes n where n.id = note) then
    perform from private.client_notes n where n.id = note and n.client = add_client_note.client
      and n.author = (select auth.uid()) and n.body = btrim(add_client_note.body);
    if not found then
      raise exception 'key-reused' using errcode = 'P0001';
    end if;
    return;
  end if;
  insert into private.client_notes (id, client, author, body) values (note, client, (select auth.uid()), btrim(add_client_note.body))
    on conflict (id) do nothing;
  perform private.note_staff('note.added', client, null, jsonb_build_object('note', note));
end $$;

-- Returns and locks a note about a client; only the author of a note gets it.
create function private.own_note(note uuid) returns private.client_notes
language plpgsql security definer set search_path = '' as $$
declare
  n private.client_notes;
begin
  perform private.require_staff();
  select * into n from private.client_notes x where x.id = note for update;
  if n.id is null or not private.sees_client(n.client) then
    raise exception 'not-found' using errcode = 'P0001';
  end if;
  if n.author is distinct from (select auth.uid()) then
    raise exception 'forbidden' using errcode = 'P0001';
  end if;
  return n;
end $$;

-- Changes the caller's own note; `seen` is the text that the author saw. The audit log stores the old and new text.
create function public.edit_client_note(note uuid, body text, seen text) returns void
language plpgsql security definer set search_path = '' as $$
declare
  n private.client_notes := private.own_note(note);
begin
  if n.body = btrim(edit_client_note.body) then
    return;
  end if;
  if n.body is distinct from seen then
    raise exception 'conflict' using errcode = 'P0001';
  end if;
  update private.client_notes x set body = btrim(edit_client_note.body), edited_at = clock_timestamp() where x.id = n.id;
  perform private.note_staff('note.changed', n.client, jsonb_build_object('note', n.id, 'text', n.body),
    jsonb_build_object('note', n.id, 'text', btrim(edit_client_note.body)));
end $$;

create function public.delete_client_note(note uuid) returns void
language plpgsql security definer set search_path = '' as $$
declare
  n private.client_notes := private.own_note(note);
begin
  delete from private.client_notes x where x.id = n.id;
  perform private.note_staff('note.deleted', n.client, jsonb_build_object('note', n.id, 'text', n.body), null);
end $$;

revoke execute on function public.client_overview(uuid), public.client_documents(uuid, jsonb, int), private.invoice_months(uuid),
  public.client_history(uuid, bigint, int), public.add_client_note(uuid, uuid, text), private.own_note(uuid), public.edit_client_note(uuid, text, text),
  public.delete_client_note(uuid) from public, anon, authenticated, service_role;
grant execute on function public.client_overview(uuid), public.client_documents(uuid, jsonb, int), public.client_history(uuid, bigint, int),
  public.add_client_note(uuid, uuid, text), public.edit_client_note(uuid, text, text), public.delete_client_note(uuid)
  to authenticated;

-- Writes to the audit log that a member exported data; fails if the member may not export these data.
create function public.note_export(what text, filters jsonb, client uuid default null) returns void
language plpgsql security definer set search_path = '' as $$
begin
  perform private.require_staff();
  if what in ('contact', 'audit') and client is null then
    perform private.require_admin();
  elsif what in ('worksheet', 'totals', 'books') then
    perform private.require_client(client);
  elsif what in ('obligation', 'report', 'client', 'fee') and client is null then
    null;
  else
    raise exception 'not-found' using errcode = 'P0001';
  end if;
  perform private.note_staff(what || '.exported', client, null, filters);
end $$;

revoke execute on function public.note_export(text, jsonb, uuid) from public, anon, authenticated, service_role;
grant execute on function public.note_export(text, jsonb, uuid) to authenticated;
