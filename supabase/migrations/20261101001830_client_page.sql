-- Everything about one client on one screen, what happened with them, and what members note down for each other.

create table if not exists private.client_notes (
  id uuid primary key,
  client uuid not null references auth.users (id) on delete cascade,
  author uuid references auth.users (id) on delete set null,
  body text not null check (length(btrim(body)) between 1 and 2000),
  created_at timestamptz not null default clock_timestamp(),
  edited_at timestamptz
);
alter table private.client_notes enable row level security;
revoke all on private.client_notes from anon, authenticated, service_role;
create index if not exists client_notes_of_client on private.client_notes (client, created_at desc);
comment on table private.client_notes is 'What members note about a client. The client never sees it, not even in the copy of their data.';

-- Refuses whoever is no member, and clients that the member does not see.
create or replace function private.require_client(client uuid) returns void
language plpgsql stable security definer set search_path = '' as $$
begin
  if not private.is_staff() then
    raise insufficient_privilege using message = 'staff-only';
  end if;
  if not private.sees_client(client) or not exists (select from private.client_cards k where k.client = require_client.client)
    or exists (select from private.staff m where m.user_id = client) then
    raise exception 'not-found' using errcode = 'P0001';
  end if;
end $$;

-- How many invoices came in each of the last six months, by the calendar of Bogotá, and what became of them.
create or replace function private.invoice_months(client uuid) returns jsonb
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

-- One client as the firm needs them. Staff only, and only who sees the client.
create or replace function public.client_overview(client uuid) returns jsonb
language plpgsql stable security definer set search_path = '' set enable_seqscan = off as $$
declare
  me uuid := (select auth.uid());
begin
  perform private.require_client(client);
  return (select jsonb_build_object(
    'id', k.client, 'title', k.title, 'email', u.email, 'name', p.name, 'phone', p.phone,
    'status', s.status, 'reason', s.reason, 'since', s.created_at, 'decided_at', s.decided_at)
    from private.client_cards k
    join auth.users u on u.id = k.client
    join public.user_approval_status s on s.user_id = k.client
    left join public.client_profiles p on p.user_id = k.client
    where k.client = client_overview.client)
  || jsonb_build_object(
    'companies', (select coalesce(jsonb_agg(to_jsonb(c) order by c.created_at, c.id), '[]') from (
      select x.id, x.name, x.nit, x.digit, x.created_at from public.companies x where x.user_id = client) c),
    'advisors', (select coalesce(jsonb_agg(jsonb_build_object('id', a.advisor, 'name', private.member_name(a.advisor)) order by a.created_at), '[]')
      from private.client_advisors a where a.client = client_overview.client),
    'waiting', private.waiting_in(client),
    'months', private.invoice_months(client),
    'invoices', (select coalesce(jsonb_agg(to_jsonb(i) order by i.created_at desc, i.id desc), '[]') from (
      select x.id, x.number, x.name, x.status, x.created_at, x.withdrawn_at from public.invoices x
      where x.user_id = client and x.deleted_at is null order by x.created_at desc, x.id desc limit 5) i),
    'documents', (select coalesce(jsonb_agg(to_jsonb(d) order by d.created_at desc, d.id desc), '[]') from (
      select x.id, x.name, x.file_type, x.file_size, x.uploaded_by, x.created_at from public.documents x
      where x.user_id = client and x.kind = 'file' order by x.created_at desc, x.id desc limit 5) d),
    'appointments', (select coalesce(jsonb_agg(to_jsonb(a) order by a.starts_at, a.id), '[]') from (
      select x.id, x.title, x.starts_at, x.status from public.appointments x
      where x.user_id = client and x.status <> 'cancelled' and x.ends_at > now() order by x.starts_at, x.id limit 5) a),
    'threads', (select coalesce(jsonb_agg(to_jsonb(t) order by t.last_message_at desc, t.id desc), '[]') from (
      select x.id, x.subject, x.last_message_at, x.firm_unread, m.author, left(m.body, 160) as words
      from public.message_threads x
      left join lateral (select y.author, y.body from public.messages y where y.thread_id = x.id order by y.created_at desc limit 1) m on true
      where x.user_id = client order by x.last_message_at desc, x.id desc limit 4) t),
    'consents', (select coalesce(jsonb_agg(to_jsonb(c) order by c.accepted_at desc), '[]') from (
      select x.id, x.purpose, x.action, x.policy_version, x.accepted_at from public.consents x
      where x.user_id = client order by x.accepted_at desc limit 20) c),
    'requests', (select coalesce(jsonb_agg(to_jsonb(r) order by r.created_at desc), '[]') from (
      select x.id, x.kind, x.details, x.status, x.due_on, x.reply, x.created_at, x.settled_at from public.data_requests x
      where x.user_id = client order by x.created_at desc limit 20) r),
    'notes', (select coalesce(jsonb_agg(to_jsonb(n) order by n.created_at desc), '[]') from (
      select x.id, private.member_name(x.author) as author, x.author = me as mine, x.body, x.created_at, x.edited_at
      from private.client_notes x where x.client = client_overview.client order by x.created_at desc limit 100) n),
    'history', public.client_history(client));
end $$;

-- What happened with a client, newest first, before the entry `before_id`: {rows, next}. Who did it is a member, the
-- client, or nobody (the system). Staff only, and only who sees the client.
create or replace function public.client_history(client uuid, before_id bigint default null, max_rows int default 12) returns jsonb
language plpgsql stable security definer set search_path = '' set enable_seqscan = off as $$
declare
  size int := least(greatest(max_rows, 1), 100);
  found jsonb;
begin
  perform private.require_client(client);
  select coalesce(jsonb_agg(to_jsonb(r) order by r.id desc), '[]') into found from (
    select a.id, a.at, a.action,
           case when a.actor = client then 'client' when a.actor is null then 'system' else 'member' end as by,
           case when a.actor <> client then private.member_name(a.actor) end as member,
           coalesce(a.after ->> 'reason', a.after ->> 'number', a.after ->> 'subject', a.after ->> 'name') as detail
    from public.audit_log a
    where a.target = client and (before_id is null or a.id < before_id)
    order by a.id desc limit size + 1) r;
  return jsonb_build_object('rows', (select coalesce(jsonb_agg(e order by n), '[]')
      from jsonb_array_elements(found) with ordinality x (e, n) where n <= size),
    'next', case when jsonb_array_length(found) > size then found -> (size - 1) -> 'id' end);
end $$;

-- A member notes something down about a client. The id is made by whoever writes: sent twice it is one note.
create or replace function public.add_client_note(client uuid, note uuid, words text) returns void
language plpgsql security definer set search_path = '' as $$
begin
  perform private.require_client(client);
  if exists (select from private.client_notes n where n.id = note) then
    perform from private.client_notes n where n.id = note and n.client = add_client_note.client
      and n.author = (select auth.uid()) and n.body = btrim(words);
    if not found then
      raise exception 'key-reused' using errcode = 'P0001';
    end if;
    return;
  end if;
  insert into private.client_notes (id, client, author, body) values (note, client, (select auth.uid()), btrim(words))
    on conflict (id) do nothing;
  perform private.note_staff('note.added', client, null, jsonb_build_object('note', note));
end $$;

-- The note, locked, if it is the caller's own and about a client whom they see.
create or replace function private.own_note(note uuid) returns private.client_notes
language plpgsql security definer set search_path = '' as $$
declare
  n private.client_notes;
begin
  if not private.is_staff() then
    raise insufficient_privilege using message = 'staff-only';
  end if;
  select * into n from private.client_notes x where x.id = note for update;
  if n.id is null or not private.sees_client(n.client) then
    raise exception 'not-found' using errcode = 'P0001';
  end if;
  if n.author is distinct from (select auth.uid()) then
    raise exception 'forbidden' using errcode = 'P0001';
  end if;
  return n;
end $$;

-- Members change their own notes; `seen` is the text they had before their eyes. The trail keeps both texts for administrators.
create or replace function public.edit_client_note(note uuid, words text, seen text) returns void
language plpgsql security definer set search_path = '' as $$
declare
  n private.client_notes := private.own_note(note);
begin
  if n.body = btrim(words) then
    return;
  end if;
  if n.body <> seen then
    raise exception 'conflict' using errcode = 'P0001';
  end if;
  update private.client_notes x set body = btrim(words), edited_at = clock_timestamp() where x.id = n.id;
  perform private.note_staff('note.changed', n.client, jsonb_build_object('note', n.id, 'text', n.body),
    jsonb_build_object('note', n.id, 'text', btrim(words)));
end $$;

create or replace function public.delete_client_note(note uuid) returns void
language plpgsql security definer set search_path = '' as $$
declare
  n private.client_notes := private.own_note(note);
begin
  delete from private.client_notes x where x.id = n.id;
  perform private.note_staff('note.deleted', n.client, jsonb_build_object('note', n.id, 'text', n.body), null);
end $$;

do $$ declare f text; begin
  foreach f in array array['private.require_client(uuid)', 'private.invoice_months(uuid)', 'private.own_note(uuid)'] loop
    execute format('revoke execute on function %s from public, anon, authenticated, service_role', f);
  end loop;
  foreach f in array array['public.client_overview(uuid)', 'public.client_history(uuid, bigint, int)',
    'public.add_client_note(uuid, uuid, text)', 'public.edit_client_note(uuid, text, text)', 'public.delete_client_note(uuid)'] loop
    execute format('revoke execute on function %s from public, anon, authenticated, service_role', f);
    execute format('grant execute on function %s to authenticated', f);
  end loop;
end $$;
