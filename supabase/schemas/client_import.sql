-- The firm creates clients one by one or from a file, with a company, an advisor and invitations.

create function public.clients_by_nit(nits text[]) returns table (nit text, id uuid, title text, status text)
language plpgsql stable security definer set search_path = '' set enable_seqscan = off set jit = off as $$
begin
  perform private.require_admin();
  if cardinality(nits) > 5000 then
    raise exception 'invalid-input' using errcode = 'P0001';
  end if;
  return query
    select distinct on (c.nit) c.nit, c.user_id, k.title, s.status
    from public.companies c
    join private.client_cards k on k.client = c.user_id
    join public.user_approval_status s on s.user_id = c.user_id
    where c.nit = any (nits) and not exists (select from private.staff m where m.user_id = c.user_id)
    order by c.nit, s.status = 'approved' desc, c.created_at;
end $$;

-- Returns the clients that have one of these NITs, except rejected clients.
-- In the result, `others` counts further clients that have the same NIT.
-- In the result, `emails` has the addresses of the client's people and of people with an open invitation.
-- In the result, `seen` is the time of the last change of the client's tax profile.
create function public.clients_to_import(nits text[]) returns jsonb
language plpgsql stable security definer set search_path = '' set enable_seqscan = off set jit = off as $$
declare
  today date := (now() at time zone 'America/Bogota')::date;
begin
  perform private.require_admin();
  if cardinality(nits) > 500 then
    raise exception 'invalid-input' using errcode = 'P0001';
  end if;
  return (select coalesce(jsonb_agg(jsonb_build_object(
      'nit', h.nit, 'id', h.id, 'title', private.client_name(h.id), 'name', h.name, 'others', h.others, 'owned', private.is_owned(h.id),
      'advisors', (select coalesce(jsonb_agg(a.advisor order by a.advisor), '[]') from private.client_advisors a where a.client = h.id),
      'emails', (select coalesce(jsonb_agg(e.email), '[]') from (
        select lower(u.email) as email from private.account_members m join auth.users u on u.id = m.user_id
          where m.account = h.id and m.until is null
        union select i.email from private.account_invitations i
          where i.account = h.id and i.accepted_at is null and i.withdrawn_at is null) e),
      'notes', (select coalesce(jsonb_agg(n.body), '[]') from (
        select x.body from private.client_notes x where x.client = h.id order by x.created_at desc limit 20) n),
      'phone', (select o.phone from private.client_contacts o where o.client = h.id),
      'seen', (select max(t.made_at) from private.tax_profiles t where t.account = h.id),
      'profile', (select to_jsonb(t) - array['account', 'made_by', 'made_at'] from private.tax_profiles t where t.account = h.id
        order by t.valid_from <= today desc, abs(t.valid_from - today) limit 1))), '[]')
    from (
      select distinct on (c.nit) c.nit, c.user_id as id, c.name, count(*) over (partition by c.nit) - 1 as others
      from public.companies c join public.user_approval_status s on s.user_id = c.user_id and s.status <> 'rejected'
      where c.nit = any (nits) and not exists (select from private.staff m where m.user_id = c.user_id)
      order by c.nit, s.status = 'approved' desc, c.created_at) h);
end $$;

-- Stores an invitation into a client's account and returns its id. The owner has to be invited first.
-- If the person already has an open invitation, its role and name change.
create function private.prepare_invitation(by uuid, client uuid, person_email text, person_name text, person_role text) returns uuid
language plpgsql security definer set search_path = '' as $$
declare
  address text := lower(btrim(person_email));
  called text := nullif(btrim(person_name), '');
  owner_invited boolean;
  invitation uuid;
begin
  if private.is_email(address) is not true or not private.is_name(called, 2, 100)
    or person_role is null or private.role_rank(person_role) = 0 then
    raise exception 'invalid-input' using errcode = 'P0001';
  end if;
  -- Staff cannot belong to a client's account.
  if exists (select from auth.users u join private.staff s on s.user_id = u.id where u.email = address) then
    raise exception 'invited-member' using errcode = 'P0001';
  end if;
  perform pg_advisory_xact_lock(hashtextextended('people:' || client, 0));
  if private.is_owned(client) then
    raise exception 'forbidden' using errcode = 'P0001';
  end if;
  if exists (select from private.account_members m join auth.users u on u.id = m.user_id
      where m.account = client and m.until is null and u.email = address) then
    raise exception 'already-colleague' using errcode = 'P0001';
  end if;
  select coalesce(bool_or(i.role = 'owner'), false) into owner_invited from private.account_invitations i
    where i.account = client and i.email <> address and i.accepted_at is null and i.withdrawn_at is null;
  if owner_invited = (person_role = 'owner') then
    raise exception '%', case when owner_invited then 'owner-invited' else 'owner-first' end using errcode = 'P0001';
  end if;
  update private.account_invitations i set role = person_role, name = coalesce(called, i.name), invited_by = by
    where i.account = client and i.email = address and i.accepted_at is null and i.withdrawn_at is null returning i.id into invitation;
  if invitation is null then
    if (select count(*) from private.account_members m where m.account = client and m.until is null)
      + (select count(*) from private.account_invitations i
         where i.account = client and i.accepted_at is null and i.withdrawn_at is null) >= 50 then
      raise exception 'people-limit' using errcode = 'P0001';
    end if;
    insert into private.account_invitations (account, email, name, role, invited_by) values (client, address, called, person_role, by)
      returning id into invitation;
  end if;
  return invitation;
end $$;

-- Mails an invitation into a client that has no owner yet.
create function public.invite_to_client(client uuid, person_email text, person_name text, person_role text) returns uuid
language plpgsql security definer set search_path = '' as $$
declare
  invitation uuid;
begin
  perform private.require_client(client);
  invitation := private.prepare_invitation((select auth.uid()), client, person_email, person_name, person_role);
  perform private.send_invitation(invitation, (select auth.uid()));
  perform private.stir_account(client);
  return invitation;
end $$;

-- Creates an approved client with people [{email, name, role}]; `send` mails their invitations at once.
-- If another client has the same NIT, the call fails unless `again` is true.
create function private.open_client(
  by uuid, client uuid, company jsonb, advisor uuid, people jsonb, send boolean, again boolean, facts jsonb default '{}'
) returns void
language plpgsql security definer set search_path = '' as $$
declare
  other jsonb;
  person jsonb;
  invitation uuid;
begin
  -- Two administrators who create the same client at once wait for each other here.
  perform pg_advisory_xact_lock(hashtextextended('client-nit:' || (company ->> 'nit'), 0));
  if not again then
    select jsonb_build_object('id', c.user_id, 'title', private.client_name(c.user_id)) into other
      from public.companies c join public.user_approval_status s on s.user_id = c.user_id and s.status <> 'rejected'
      where c.nit = company ->> 'nit' and not exists (select from private.staff m where m.user_id = c.user_id)
      order by s.status = 'approved' desc, c.created_at limit 1;
    if other is not null then
      raise exception 'client-exists' using errcode = 'P0001', detail = other::text;
    end if;
  end if;
  if advisor is not null and not exists (select from private.staff s where s.user_id = advisor) then
    raise exception 'not-found' using errcode = 'P0001';
  end if;
  insert into public.accounts (id, by_firm) values (client, true);
  insert into public.user_approval_status (user_id, status, decided_at) values (client, 'approved', now());
  insert into public.companies (user_id, name, nit, digit)
    values (client, btrim(company ->> 'name'), company ->> 'nit', (company ->> 'digit')::int);
  if advisor is not null then
    insert into private.client_advisors (client, advisor) values (open_client.client, open_client.advisor);
  end if;
  insert into public.audit_log (actor, action, target, after) values (by, 'client.created', client,
    jsonb_build_object('name', btrim(company ->> 'name'), 'nit', company ->> 'nit', 'advisors', to_jsonb(array_remove(array[advisor], null)))
      || facts);
  for person in select p.value from jsonb_array_elements(people) with ordinality p (value, place) order by p.place loop
    invitation := private.prepare_invitation(by, client, person ->> 'email', person ->> 'name', person ->> 'role');
    if send then
      perform private.send_invitation(invitation, by);
    end if;
  end loop;
end $$;

-- Creates a client. The browser chooses the id, so that sending the form twice creates only one client.
create function public.create_client(
  client uuid, company jsonb, advisor uuid default null, people jsonb default '[]', send boolean default true, again boolean default false
) returns void
language plpgsql security definer set search_path = '' as $$
begin
  perform private.require_admin();
  perform pg_advisory_xact_lock(hashtextextended('client:' || client, 0));
  if exists (select from public.accounts a where a.id = client) then
    if exists (select from public.companies c join public.accounts a on a.id = c.user_id and a.by_firm
        where c.user_id = client and c.nit = company ->> 'nit') then
      return;
    end if;
    raise exception 'conflict' using errcode = 'P0001';
  end if;
  -- A person's id is refused as the client's id, because an account with this id would belong to that person.
  if exists (select from auth.users u where u.id = client) then
    raise exception 'conflict' using errcode = 'P0001';
  end if;
  if jsonb_typeof(people) is distinct from 'array' or jsonb_array_length(people) > 10
    or not coalesce(company ->> 'nit' ~ '^[1-9][0-9]{4,14}$' and company ->> 'digit' = private.nit_check_digit(company ->> 'nit')::text
      and private.is_name(company ->> 'name', 2, 150), false) then
    raise exception 'invalid-input' using errcode = 'P0001';
  end if;
  perform private.open_client((select auth.uid()), client, company, advisor, people, send, again);
end $$;

-- Makes `advisor` the responsible advisor of clients, and removes their other advisors unless `keep` is true.
create function public.assign_clients(clients uuid[], advisor uuid, keep boolean default false) returns table (client uuid, outcome text)
language plpgsql security definer set search_path = '' as $$
declare
  one uuid;
  wanted uuid[];
begin
  perform private.require_admin();
  if cardinality(clients) not between 1 and 100 then
    raise exception 'invalid-input' using errcode = 'P0001';
  end if;
  if not exists (select from private.staff s where s.user_id = assign_clients.advisor) then
    raise exception 'not-found' using errcode = 'P0001';
  end if;
  -- All calls lock clients in the same order, so that two administrators with the same clients cannot block each other.
  for one in select distinct c from unnest(clients) c order by c loop
    if exists (select from private.staff s where s.user_id = one)
      or not exists (select from public.user_approval_status s where s.user_id = one) then
      return query select one, 'not-found';
    else
      wanted := array[assign_clients.advisor]
        || case when keep then array(select a.advisor from private.client_advisors a where a.client = one) else '{}' end;
      if exists (select from private.client_advisors a where a.client = one and a.advisor = assign_clients.advisor and a.responsible)
        and not exists (select from private.client_advisors a where a.client = one and a.advisor <> all (wanted)) then
        return query select one, 'unchanged';
      else
        perform public.set_advisors(one, wanted, null, assign_clients.advisor);
        return query select one, 'done';
      end if;
    end if;
  end loop;
end $$;

-- Passes clients of `member` to other members of the firm; `items` is [{client, to}].
-- If `member` was the responsible advisor of a client, `to` becomes the responsible advisor.
create function public.hand_over_clients(member uuid, items jsonb) returns jsonb
language plpgsql volatile security definer set search_path = '' as $$
declare
  item record;
  mine private.client_advisors;
  refused jsonb := '[]';
begin
  perform private.require_admin();
  if jsonb_typeof(items) is distinct from 'array' or jsonb_array_length(items) not between 1 and 100 then
    raise exception 'invalid-input' using errcode = 'P0001';
  end if;
  for item in select distinct on (i.client) i.client, i.heir from (
      select (x ->> 'client')::uuid as client, (x ->> 'to')::uuid as heir from jsonb_array_elements(items) x) i order by i.client loop
    mine := null;
    select * into mine from private.client_advisors a where a.client = item.client and a.advisor = member for update;
    if mine.client is null or item.heir = member or not exists (select from private.staff s where s.user_id = item.heir) then
      refused := refused || jsonb_build_object('client', item.client, 'code', 'not-found');
    else
      perform public.set_advisors(item.client,
        array(select a.advisor from private.client_advisors a where a.client = item.client and a.advisor <> member) || item.heir,
        null, case when mine.responsible then item.heir end);
    end if;
  end loop;
  return refused;
end $$;

revoke execute on function public.clients_by_nit(text[]), public.clients_to_import(text[]), private.prepare_invitation(uuid, uuid, text, text, text),
  public.invite_to_client(uuid, text, text, text), private.open_client(uuid, uuid, jsonb, uuid, jsonb, boolean, boolean, jsonb),
  public.create_client(uuid, jsonb, uuid, jsonb, boolean, boolean), public.assign_clients(uuid[], uuid, boolean),
  public.hand_over_clients(uuid, jsonb) from public, anon, authenticated, service_role;
grant execute on function public.clients_by_nit(text[]), public.clients_to_import(text[]), public.invite_to_client(uuid, text, text, text),
  public.create_client(uuid, jsonb, uuid, jsonb, boolean, boolean), public.assign_clients(uuid[], uuid, boolean),
  public.hand_over_clients(uuid, jsonb) to authenticated;

-- An import is first a draft, which keeps the rows of a file for seven days and creates no client yet.
-- After its start an import runs in small steps, so that an interruption never creates a client twice.
create table private.client_imports (
  id uuid primary key,
  owner uuid not null unique references auth.users (id) on delete cascade,
  file_name text not null check (private.is_name(file_name, 1, 200)),
  headings jsonb not null check (jsonb_typeof(headings) = 'array' and jsonb_array_length(headings) between 1 and 60),
  -- For each column of the file, the name of the client's field that the column contains.
  mapping jsonb not null check (jsonb_typeof(mapping) = 'array'),
  total int not null check (total between 1 and 5000),
  state text not null default 'draft' check (state in ('draft', 'running', 'done')),
  send boolean not null default true,
  made_at timestamptz not null default now(),
  until timestamptz not null default now() + interval '7 days'
);
alter table private.client_imports enable row level security;
revoke all on private.client_imports from anon, authenticated, service_role;
comment on table private.client_imports is 'The unfinished import of clients of each administrator. Read and written by functions alone.';
create index client_imports_until on private.client_imports (until);
create index client_imports_running on private.client_imports (made_at) where state = 'running';

create table private.client_import_rows (
  import uuid not null references private.client_imports (id) on delete cascade,
  -- The number of the row in the spreadsheet.
  row int not null check (row between 1 and 30000),
  cells jsonb not null check (jsonb_typeof(cells) = 'array' and jsonb_array_length(cells) <= 60),
  -- What the import will do with this row; null if there is nothing to do.
  -- Without `client` the row creates a client, otherwise the row changes this client.
  ready jsonb,
  -- The result of the row: 'done' (created), 'changed', an error code, or null until the row is imported.
  -- Rows with nothing to do end as 'joined' (to another row), 'same' (no difference) or 'kept' (no change chosen).
  outcome text,
  -- The warnings that the administrator saw about this row before starting the import.
  said jsonb check (jsonb_typeof(said) = 'array' and length(said::text) <= 20000),
  -- The people of this row who could not be invited: [{email, code}].
  refused jsonb,
  client uuid,
  primary key (import, row)
);
alter table private.client_import_rows enable row level security;
revoke all on private.client_import_rows from anon, authenticated, service_role;
comment on table private.client_import_rows is 'The rows of an import, as they were read and corrected. Read and written by functions alone.';
create index client_import_rows_left on private.client_import_rows (import, row) where ready is not null and outcome is null;

-- Returns and locks the caller's import; fails unless the import is in one of `states`.
create function private.own_import(import uuid, states text[]) returns private.client_imports
language plpgsql security definer set search_path = '' as $$
declare
  i private.client_imports;
begin
  perform private.require_admin();
  select * into i from private.client_imports x where x.id = own_import.import and x.owner = (select auth.uid()) for update;
  if i.id is null or (i.state <> 'running' and i.until <= now()) then
    raise exception 'not-found' using errcode = 'P0001';
  end if;
  if i.state <> all (states) then
    raise exception 'import-running' using errcode = 'P0001';
  end if;
  return i;
end $$;

-- Begins a draft of an import, which replaces the caller's last import.
create function public.begin_client_import(import uuid, file_name text, headings jsonb, mapping jsonb, total int) returns void
language plpgsql security definer set search_path = '' as $$
declare
  me uuid := (select auth.uid());
begin
  perform private.require_admin();
  perform pg_advisory_xact_lock(hashtextextended('import:' || me, 0));
  if exists (select from private.client_imports x where x.owner = me and x.id = import) then
    return;
  end if;
  if exists (select from private.client_imports x where x.owner = me and x.state = 'running') then
    raise exception 'import-running' using errcode = 'P0001';
  end if;
  delete from private.client_imports x where x.owner = me;
  insert into private.client_imports (id, owner, file_name, headings, mapping, total)
    values (import, me, begin_client_import.file_name, begin_client_import.headings, begin_client_import.mapping,
      begin_client_import.total);
exception when check_violation or not_null_violation or unique_violation then
  raise exception 'invalid-input' using errcode = 'P0001';
end $$;

-- Adds rows to the caller's draft of an import, at most 500 rows or 1 MB in a call.
create function public.save_import_rows(import uuid, rows jsonb) returns void
language plpgsql security definer set search_path = '' as $$
declare
  i private.client_imports := private.own_import(import, array['draft']);
begin
  if jsonb_typeof(rows) is distinct from 'array' or jsonb_array_length(rows) > 500 or length(rows::text) > 1048576
    or exists (select from jsonb_array_elements(rows) r where not (r ->> 'row') ~ '^[1-9][0-9]{0,4}$') then
    raise exception 'invalid-input' using errcode = 'P0001';
  end if;
  insert into private.client_import_rows as k (import, row, cells)
    select i.id, (r ->> 'row')::int, r -> 'cells' from jsonb_array_elements(rows) r
    on conflict on constraint client_import_rows_pkey do update set cells = excluded.cells, ready = null;
  if (select count(*) from private.client_import_rows k where k.import = i.id) > i.total then
    raise exception 'invalid-input' using errcode = 'P0001';
  end if;
exception when check_violation or not_null_violation or cardinality_violation then
  raise exception 'invalid-input' using errcode = 'P0001';
end $$;

create function public.set_import_mapping(import uuid, mapping jsonb) returns void
language plpgsql security definer set search_path = '' as $$
declare
  i private.client_imports := private.own_import(import, array['draft']);
begin
  if jsonb_typeof(mapping) is distinct from 'array' or jsonb_array_length(mapping) <> jsonb_array_length(i.headings) then
    raise exception 'invalid-input' using errcode = 'P0001';
  end if;
  update private.client_imports x set mapping = set_import_mapping.mapping where x.id = i.id;
end $$;

create function private.import_progress(import uuid) returns jsonb
language sql stable security definer set search_path = '' as $$
  select jsonb_build_object('id', i.id, 'state', i.state, 'total', i.total,
    'ready', count(r.row) filter (where r.ready is not null), 'done', count(r.row) filter (where r.outcome = 'done'),
    'changed', count(r.row) filter (where r.outcome = 'changed'),
    'failed', count(r.row) filter (where r.ready is not null and r.outcome not in ('done', 'changed')),
    'joined', count(r.row) filter (where r.outcome = 'joined'), 'same', count(r.row) filter (where r.outcome in ('same', 'kept')),
    'uninvited', coalesce(sum(jsonb_array_length(r.refused)), 0),
    'left', count(r.row) filter (where r.ready is not null and r.outcome is null))
  from private.client_imports i left join private.client_import_rows r on r.import = i.id
  where i.id = import_progress.import group by i.id
$$;

create function public.my_client_import() returns jsonb
language plpgsql stable security definer set search_path = '' as $$
begin
  perform private.require_admin();
  return (select jsonb_build_object('file_name', i.file_name, 'headings', i.headings, 'mapping', i.mapping, 'send', i.send, 'until', i.until)
      || private.import_progress(i.id)
    from private.client_imports i where i.owner = (select auth.uid()) and (i.state = 'running' or i.until > now()));
end $$;

create function public.client_import_rows(import uuid, after_row int default 0) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
begin
  perform private.require_admin();
  return (select coalesce(jsonb_agg(jsonb_build_object('row', r.row, 'cells', r.cells, 'outcome', r.outcome, 'client', r.client,
      'said', coalesce(r.said, '[]'), 'refused', coalesce(r.refused, '[]')) order by r.row), '[]')
    from (select x.* from private.client_import_rows x join private.client_imports i on i.id = x.import and i.owner = (select auth.uid())
      where x.import = client_import_rows.import and x.row > after_row order by x.row limit 1000) r);
end $$;

create function public.prepare_import_rows(import uuid, rows jsonb) returns void
language plpgsql security definer set search_path = '' as $$
declare
  i private.client_imports := private.own_import(import, array['draft']);
begin
  if jsonb_typeof(rows) is distinct from 'array' or jsonb_array_length(rows) > 500 or length(rows::text) > 1048576 then
    raise exception 'invalid-input' using errcode = 'P0001';
  end if;
  update private.client_import_rows k
    set ready = nullif(r.value -> 'ready', 'null'), said = nullif(r.value -> 'said', 'null'),
        outcome = case when r.value ->> 'outcome' in ('joined', 'same', 'kept') then r.value ->> 'outcome' end
    from jsonb_array_elements(rows) r where k.import = i.id and k.row = (r.value ->> 'row')::int;
exception when check_violation then
  raise exception 'invalid-input' using errcode = 'P0001';
end $$;

-- Starts the caller's import. If `send` is false, members can mail the invitations later.
create function public.start_client_import(import uuid, send boolean) returns void
language plpgsql security definer set search_path = '' as $$
declare
  i private.client_imports;
begin
  perform private.require_admin();
  -- A second start of a running import changes nothing.
  if exists (select from private.client_imports x where x.id = import and x.owner = (select auth.uid()) and x.state <> 'draft') then
    return;
  end if;
  i := private.own_import(import, array['draft']);
  if (select count(*) from private.client_import_rows r where r.import = i.id) < i.total then
    raise exception 'import-partial' using errcode = 'P0001';
  end if;
  if not exists (select from private.client_import_rows r where r.import = i.id and r.ready is not null) then
    raise exception 'invalid-input' using errcode = 'P0001';
  end if;
  update private.client_imports x set state = 'running', send = start_client_import.send where x.id = i.id;
end $$;

-- Invites people, and returns those who could not be invited, because a wrong address must not stop the import.
create function private.invite_imported(by uuid, client uuid, people jsonb, send boolean) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  person jsonb;
  invitation uuid;
  refused jsonb := '[]';
begin
  for person in select p.value from jsonb_array_elements(people) with ordinality p (value, place) order by p.place limit 50 loop
    begin
      invitation := private.prepare_invitation(by, client, person ->> 'email', person ->> 'name', person ->> 'role');
      if send then
        perform private.send_invitation(invitation, by);
      end if;
    exception when raise_exception then
      refused := refused || jsonb_build_object('email', person ->> 'email', 'code', sqlerrm);
    end;
  end loop;
  return refused;
end $$;

create function private.add_imported_note(by uuid, client uuid, body text) returns void
language sql volatile security definer set search_path = '' as $$
  insert into private.client_notes (id, client, author, body)
    select gen_random_uuid(), add_imported_note.client, by, btrim(add_imported_note.body) where btrim(add_imported_note.body) <> ''
$$;

-- Stores the phone number of an imported client; fails if the stored number is no longer `was`.
create function private.set_imported_phone(by uuid, client uuid, number text, was text) returns void
language plpgsql volatile security definer set search_path = '' as $$
#variable_conflict use_variable
begin
  perform pg_advisory_xact_lock(hashtextextended('client-contact:' || client, 0));
  insert into private.client_contacts as o (client, phone, changed_by) values (client, number, by)
    on conflict on constraint client_contacts_pkey do update
      set phone = excluded.phone, version = o.version + 1, changed_by = excluded.changed_by, changed_at = clock_timestamp()
      where o.phone is not distinct from was;
  if not found then
    raise exception 'conflict' using errcode = 'P0001';
  end if;
end $$;

create function private.create_imported(by uuid, client uuid, ready jsonb, send boolean) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  profile jsonb := nullif(ready -> 'profile', 'null');
  p private.tax_profiles;
begin
  perform private.open_client(by, client, ready -> 'company', (ready ->> 'advisor')::uuid, '[]', false, false,
    coalesce((profile -> 'facts') - array['nit', 'digit', 'name'], '{}') || jsonb_strip_nulls(jsonb_build_object('phone', ready ->> 'phone')));
  if profile is not null then
    p := private.tax_profile_row(by, client, (profile ->> 'valid_from')::date, profile -> 'facts');
    insert into private.tax_profiles select p.*;
  end if;
  if ready ->> 'phone' is not null then
    perform private.set_imported_phone(by, client, ready ->> 'phone', null);
  end if;
  perform private.add_imported_note(by, client, ready ->> 'note');
  return private.invite_imported(by, client, coalesce(ready -> 'people', '[]'), send);
end $$;

-- Makes the chosen changes of a row to an existing client, and returns people who could not be invited.
-- In `ready`, each `was` is the old value; if the client's data have changed since, the call fails.
create function private.change_imported(by uuid, ready jsonb, send boolean) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  target uuid := (ready ->> 'client')::uuid;
  company jsonb := nullif(ready -> 'company', 'null');
  advisor jsonb := nullif(ready -> 'advisor', 'null');
  profile jsonb := nullif(ready -> 'profile', 'null');
  phone jsonb := nullif(ready -> 'phone', 'null');
  before jsonb := '{}';
  after jsonb := '{}';
  p private.tax_profiles;
  old private.tax_profiles;
  stamp text[] := array['account', 'made_by', 'made_at', 'nit', 'digit', 'name'];
begin
  -- Invitations by owners also lock people before the account, so that two calls cannot block each other.
  perform pg_advisory_xact_lock(hashtextextended('people:' || target, 0));
  perform from public.user_approval_status s where s.user_id = target and s.status <> 'rejected' for update;
  if not found or exists (select from private.staff m where m.user_id = target) then
    raise exception 'not-found' using errcode = 'P0001';
  end if;
  if company is not null then
    update public.companies c set name = btrim(company ->> 'name'), updated_at = now()
      where c.user_id = target and c.nit = company ->> 'nit' and c.name = company ->> 'was';
    if not found then
      raise exception 'conflict' using errcode = 'P0001';
    end if;
    before := before || jsonb_build_object('name', company ->> 'was');
    after := after || jsonb_build_object('name', btrim(company ->> 'name'));
  end if;
  if advisor is not null then
    if array(select a.advisor from private.client_advisors a where a.client = target order by a.advisor)
      is distinct from array(select w::uuid from jsonb_array_elements_text(advisor -> 'was') w order by w::uuid) then
      raise exception 'assigned-meanwhile' using errcode = 'P0001';
    end if;
    if not exists (select from private.staff s where s.user_id = (advisor ->> 'id')::uuid) then
      raise exception 'not-found' using errcode = 'P0001';
    end if;
    delete from private.client_advisors a where a.client = target and a.advisor <> (advisor ->> 'id')::uuid;
    insert into private.client_advisors (client, advisor) values (target, (advisor ->> 'id')::uuid) on conflict do nothing;
    before := before || jsonb_build_object('advisors', advisor -> 'was');
    after := after || jsonb_build_object('advisors', jsonb_build_array(advisor -> 'id'));
  end if;
  if profile is not null then
    perform pg_advisory_xact_lock(hashtextextended('tax-profile:' || target, 0));
    perform private.require_seen_profile(target, (profile ->> 'seen')::timestamptz);
    p := private.tax_profile_row(by, target, (profile ->> 'valid_from')::date, profile -> 'facts');
    delete from private.tax_profiles x where x.account = target and x.valid_from = p.valid_from returning * into old;
    insert into private.tax_profiles select p.*;
    before := before || case when old.account is not null then to_jsonb(old) - stamp else '{}' end;
    after := after || (to_jsonb(p) - stamp);
  end if;
  if phone is not null then
    perform private.set_imported_phone(by, target, phone ->> 'number', phone ->> 'was');
    before := before || jsonb_build_object('phone', phone -> 'was');
    after := after || jsonb_build_object('phone', phone -> 'number');
  end if;
  perform private.add_imported_note(by, target, ready ->> 'note');
  insert into public.audit_log (actor, action, target, before, after) values (by, 'client.changed', target, before, after);
  perform private.stir_account(target);
  return private.invite_imported(by, target, coalesce(ready -> 'people', '[]'), send);
end $$;

-- Imports up to `most` rows. While another call imports rows of the same import, nothing happens.
-- All remaining rows fail if the owner of the import is no longer an administrator.
create function private.advance_import(import uuid, most int) returns void
language plpgsql security definer set search_path = '' as $$
declare
  i private.client_imports;
  r private.client_import_rows;
  about uuid;
  lacking jsonb;
begin
  select * into i from private.client_imports x where x.id = advance_import.import and x.state = 'running' for update skip locked;
  if i.id is null then
    return;
  end if;
  if not exists (select from private.staff s where s.user_id = i.owner and s.role = 'admin') then
    update private.client_import_rows x set outcome = 'admin-only' where x.import = i.id and x.ready is not null and x.outcome is null;
  end if;
  for r in select x.* from private.client_import_rows x where x.import = i.id and x.ready is not null and x.outcome is null
      order by x.row limit most loop
    about := coalesce((r.ready ->> 'client')::uuid, gen_random_uuid());
    begin
      lacking := case when r.ready ? 'client' then private.change_imported(i.owner, r.ready, i.send)
        else private.create_imported(i.owner, about, r.ready, i.send) end;
      update private.client_import_rows x set outcome = case when r.ready ? 'client' then 'changed' else 'done' end, client = about,
        refused = nullif(lacking, '[]') where (x.import, x.row) = (r.import, r.row);
    exception
      when raise_exception then
        update private.client_import_rows x set outcome = sqlerrm where (x.import, x.row) = (r.import, r.row);
      when data_exception or integrity_constraint_violation then
        update private.client_import_rows x set outcome = 'invalid-input' where (x.import, x.row) = (r.import, r.row);
    end;
  end loop;
  if not exists (select from private.client_import_rows x where x.import = i.id and x.ready is not null and x.outcome is null) then
    update private.client_imports x set state = 'done', until = now() + interval '7 days' where x.id = i.id;
    insert into public.audit_log (actor, action, after) values (i.owner, 'client.imported',
      jsonb_build_object('file', i.file_name) || (private.import_progress(i.id) - array['id', 'state', 'left', 'joined', 'same', 'uninvited']));
  end if;
end $$;

create function public.continue_client_import(import uuid) returns jsonb
language plpgsql security definer set search_path = '' as $$
begin
  perform private.require_admin();
  if not exists (select from private.client_imports x where x.id = import and x.owner = (select auth.uid())) then
    raise exception 'not-found' using errcode = 'P0001';
  end if;
  perform private.advance_import(import, 25);
  return private.import_progress(import);
end $$;

-- Imports some rows of every running import, because its owner may have closed the page. Deletes expired imports.
-- Returns true while an import is running.
create function public.continue_client_imports() returns boolean
language plpgsql security definer set search_path = '' as $$
begin
  delete from private.client_imports x where x.until <= now() and x.state <> 'running';
  perform private.advance_import(x.id, 25) from private.client_imports x where x.state = 'running';
  return exists (select from private.client_imports x where x.state = 'running');
end $$;

create function public.discard_client_import(import uuid) returns void
language plpgsql security definer set search_path = '' as $$
begin
  perform private.require_admin();
  if exists (select from private.client_imports x where x.id = import and x.owner = (select auth.uid()) and x.state = 'running') then
    raise exception 'import-running' using errcode = 'P0001';
  end if;
  delete from private.client_imports x where x.id = import and x.owner = (select auth.uid());
end $$;

revoke execute on function private.own_import(uuid, text[]), public.begin_client_import(uuid, text, jsonb, jsonb, int),
  public.save_import_rows(uuid, jsonb), public.set_import_mapping(uuid, jsonb), private.import_progress(uuid), public.my_client_import(),
  public.client_import_rows(uuid, int), public.prepare_import_rows(uuid, jsonb), public.start_client_import(uuid, boolean),
  private.invite_imported(uuid, uuid, jsonb, boolean), private.add_imported_note(uuid, uuid, text),
  private.set_imported_phone(uuid, uuid, text, text),
  private.create_imported(uuid, uuid, jsonb, boolean), private.change_imported(uuid, jsonb, boolean),
  private.advance_import(uuid, int), public.continue_client_import(uuid), public.continue_client_imports(),
  public.discard_client_import(uuid) from public, anon, authenticated, service_role;
grant execute on function public.begin_client_import(uuid, text, jsonb, jsonb, int), public.save_import_rows(uuid, jsonb),
  public.set_import_mapping(uuid, jsonb), public.my_client_import(), public.client_import_rows(uuid, int),
  public.prepare_import_rows(uuid, jsonb), public.start_client_import(uuid, boolean), public.continue_client_import(uuid),
  public.discard_client_import(uuid) to authenticated;
grant execute on function public.continue_client_imports() to service_role;
