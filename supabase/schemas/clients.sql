-- The clients of the firm: their cards for lists and searches, their approval, and their advisors.

-- Each row has the names and search words of a client, which keeps searches fast with ten thousand clients.
create table private.client_cards (
  client uuid primary key references public.accounts (id) on delete cascade,
  -- The name of the client's first company, otherwise the name or e-mail of the contact person.
  title text not null,
  title_key text collate "C" not null,
  words text collate "C" not null,
  -- The last day on which a person of the client used the site: '-infinity' for never, null without people.
  seen_on date
);
alter table private.client_cards enable row level security;
revoke all on private.client_cards from anon, authenticated, service_role;
comment on table private.client_cards is 'What the workspace''s lists show and search of a client. Triggers compute it from e-mail, profile, companies, invitations and sessions.';
create index client_cards_by_title on private.client_cards (title_key, client);
create index client_cards_by_seen on private.client_cards (seen_on);
create index client_cards_search on private.client_cards
  using gin (words extensions.gin_trgm_ops) with (fastupdate = off);
alter table private.client_cards alter column words set statistics 1000;

create table private.client_contacts (
  client uuid primary key references public.accounts (id) on delete cascade,
  name text check (private.is_name(name, 2, 100)),
  phone text check (phone ~ '^\+?[0-9 ]{7,20}$'),
  address text check (private.is_name(address, 3, 150)),
  -- `email` is used only while the client has no people, because the firm writes to people at their own addresses.
  email text check (private.is_email(email)),
  version int not null default 1,
  changed_by uuid references auth.users (id) on delete set null,
  changed_at timestamptz not null default clock_timestamp()
);
alter table private.client_contacts enable row level security;
revoke all on private.client_contacts from anon, authenticated, service_role;
comment on table private.client_contacts is 'Contact data that the firm noted itself, besides those that people entered. Read and written by functions alone.';
create index client_contacts_changed_by on private.client_contacts (changed_by) where changed_by is not null;

create function private.last_seen_day(account uuid) returns date
language sql stable security definer set search_path = '' as $$
  select coalesce(max((d.seen_at at time zone 'America/Bogota')::date), '-infinity')
    from private.account_members m left join private.session_devices d on d.user_id = m.user_id
    where m.account = last_seen_day.account and m.until is null having count(*) > 0
$$;

create function private.draw_client_card(account uuid) returns void
language sql volatile security definer set search_path = '' as $$
  insert into private.client_cards as k (client, title, title_key, words, seen_on)
    select a.id, t.title, private.name_key(t.title),
           private.search_words(concat_ws(' ',
             -- The words include all people of the account, so that a search for any of their addresses finds the client.
             (select string_agg(concat_ws(' ', w.email, f.name, f.phone), ' ' order by m.since, m.user_id)
              from private.account_members m join auth.users w on w.id = m.user_id
              left join public.client_profiles f on f.user_id = m.user_id where m.account = a.id and m.until is null),
             (select string_agg(concat_ws(' ', i.email, i.name), ' ' order by i.made_at, i.id) from private.account_invitations i
              where i.account = a.id and i.accepted_at is null and i.withdrawn_at is null),
             (select concat_ws(' ', o.name, o.phone, o.email) from private.client_contacts o where o.client = a.id),
             (select string_agg(concat_ws(' ', c.name, c.nit || c.digit), ' ') from public.companies c where c.user_id = a.id))),
           private.last_seen_day(a.id)
    from public.accounts a
    left join auth.users u on u.id = a.contact
    left join public.client_profiles p on p.user_id = u.id
    cross join lateral (select coalesce(
      (select c.name from public.companies c where c.user_id = a.id order by c.created_at, c.id limit 1),
      p.name, u.email, '') as title) t
    where a.id = draw_client_card.account
    on conflict (client) do update
      set title = excluded.title, title_key = excluded.title_key, words = excluded.words, seen_on = excluded.seen_on
      where (k.title, k.words, k.seen_on) is distinct from (excluded.title, excluded.words, excluded.seen_on)
$$;

create function private.on_client_described() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  row_now jsonb := case when tg_op = 'DELETE' then to_jsonb(old) else to_jsonb(new) end;
begin
  if tg_table_name in ('companies', 'accounts', 'account_members', 'account_invitations', 'client_contacts') then
    perform private.draw_client_card(case tg_table_name when 'companies' then row_now ->> 'user_id'
      when 'accounts' then row_now ->> 'id' when 'client_contacts' then row_now ->> 'client' else row_now ->> 'account' end::uuid);
  else
    perform private.draw_client_card(m.account) from private.account_members m
      where m.user_id = coalesce(row_now ->> 'user_id', row_now ->> 'id')::uuid and m.until is null;
  end if;
  return null;
end $$;
create trigger draw_client_card after insert on public.accounts
  for each row execute function private.on_client_described();
-- The name `redraw` makes this trigger run after keep_contact, which sets the contact person that the card shows.
create trigger redraw_client_card after insert or update or delete on private.account_members
  for each row execute function private.on_client_described();
create trigger draw_client_card after insert or update of email on auth.users
  for each row execute function private.on_client_described();
create trigger draw_client_card after insert or update on public.client_profiles
  for each row execute function private.on_client_described();
create trigger draw_client_card after insert or update or delete on public.companies
  for each row execute function private.on_client_described();
create trigger draw_client_card after insert or delete or update of email, name, accepted_at, withdrawn_at on private.account_invitations
  for each row execute function private.on_client_described();
create trigger draw_client_card after insert or update on private.client_contacts
  for each row execute function private.on_client_described();

-- Stores only the day in the client's card, because `seen_at` of an active person's session changes often.
create function private.on_person_seen() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  day date := (new.seen_at at time zone 'America/Bogota')::date;
begin
  update private.client_cards k set seen_on = day from private.account_members m
    where m.user_id = new.user_id and m.until is null and k.client = m.account and k.seen_on < day;
  return null;
end $$;
create trigger keep_seen_day after insert or update of seen_at on private.session_devices
  for each row execute function private.on_person_seen();

create function private.client_name(client uuid) returns text
language sql stable security definer set search_path = '' as $$
  select k.title from private.client_cards k where k.client = client_name.client
$$;

create function private.client_title(client uuid) returns text
language sql stable security definer set search_path = '' as $$
  select coalesce((select k.title from private.client_cards k where k.client = client_title.client),
    (select u.email from private.contact_of(client_title.client) u))
$$;

-- Returns a client as {id, name, email, company}; `email` is empty if the client has no people.
-- A person without a stored name is named by the part of the e-mail address before the @.
create function private.client_face(client uuid) returns jsonb
language sql stable security definer set search_path = '' as $$
  select jsonb_build_object(
    'id', a.id, 'email', coalesce(u.email, ''),
    'name', coalesce((select p.name from public.client_profiles p where p.user_id = u.id), split_part(u.email, '@', 1),
      private.client_name(a.id)),
    'company', (select c.name from public.companies c where c.user_id = a.id order by c.created_at, c.id limit 1))
  from public.accounts a left join auth.users u on u.id = a.contact where a.id = client
$$;

-- Returns an SQL condition for the approval statuses `s` that the caller may read.
-- If `and_waiting` is true, advisors may also read waiting clients who have no advisor yet.
create function private.status_scope(and_waiting boolean) returns text
language sql stable security definer set search_path = '' as $$
  select case when private.staff_role() = 'admin' then ''
    -- The subquery looks up the advisors of each client; with an OR, PostgreSQL would read all advisors first.
    when and_waiting then format(
      ' and coalesce((select bool_or(a.advisor = %L) from private.client_advisors a where a.client = s.user_id), s.status = ''waitlist'')',
      (select auth.uid()))
    else format(' and exists (select from private.client_advisors a where a.client = s.user_id and a.advisor = %L)', (select auth.uid())) end
$$;

-- Returns up to eight approved clients of the caller that match `search`, or only `client`.
create function public.find_clients(search text default null, client uuid default null) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
  filter text := private.card_filter(coalesce(search, ''));
  answer jsonb;
begin
  perform private.require_staff();
  if find_clients.client is null and filter = '' then
    return '[]';
  end if;
  execute format(
    'select coalesce(jsonb_agg(jsonb_build_object(''id'', f.client, ''name'', f.title, ''email'', coalesce(u.email, '''')) order by f.title_key, f.client), ''[]'')
     from (select k.client, k.title, k.title_key from private.client_cards k
           join public.user_approval_status s on s.user_id = k.client and s.status = ''approved''
           where not exists (select from private.staff m where m.user_id = k.client)%s%s%s
           order by k.title_key, k.client limit 8) f
     left join lateral private.contact_of(f.client) u on true',
    case when find_clients.client is null then '' else ' and k.client = $1' end, filter,
    case when private.is_admin() then '' else ' and k.client in (select private.my_clients())' end)
    into answer using find_clients.client;
  return answer;
end $$;

revoke execute on function private.last_seen_day(uuid), private.draw_client_card(uuid), private.on_client_described(), private.on_person_seen(), private.client_name(uuid),
  private.client_title(uuid), private.client_face(uuid), private.status_scope(boolean), public.find_clients(text, uuid)
  from public, anon, authenticated, service_role;
grant execute on function public.find_clients(text, uuid) to authenticated;

-- If two members of the firm decide about the same client, the second sees who decided first.

-- Returns registrations; waiting ones are sorted from the oldest, and decided ones from the newest decision.
create function public.list_registrations(
  wanted text default 'waitlist', max_rows int default 50,
  after_at timestamptz default null, after_id uuid default null, search text default null
) returns table (
  user_id uuid, email text, status text, reason text,
  created_at timestamptz, email_confirmed_at timestamptz, decided_at timestamptz,
  decided_by text, name text, phone text, companies jsonb, has_mail boolean)
language plpgsql stable security definer set search_path = '' set enable_seqscan = off set jit = off as $$
declare
  since text := case when wanted = 'waitlist' then 'created_at' else 'decided_at' end;
  down boolean := wanted <> 'waitlist';
  found text := private.card_filter(search);
begin
  perform private.require_staff();
  return query execute format(
    'select r.user_id, coalesce(u.email::text, private.client_name(r.user_id)), r.status, r.reason, r.created_at, u.email_confirmed_at, r.decided_at,
            case when r.decided_at is not null then private.last_decision(r.user_id) ->> ''by'' end, p.name, p.phone,
            (select coalesce(jsonb_agg(jsonb_build_object(''name'', c.name, ''nit'', c.nit, ''digit'', c.digit) order by c.created_at, c.id), ''[]'')
             from public.companies c where c.user_id = r.user_id), u.email is not null
     from (select s.* from public.user_approval_status s%1$s
           where s.status = $1%2$s%3$s%4$s and not exists (select from private.staff m where m.user_id = s.user_id)
           order by s.%5$s %6$s, s.user_id %6$s limit %7$s) r
     left join lateral private.contact_of(r.user_id) u on true
     left join public.client_profiles p on p.user_id = u.id
     order by r.%5$s %6$s, r.user_id %6$s',
    -- `offset 0` makes the planner start from the few waiting clients instead of all cards that match the search.
    case when found = '' then '' when wanted = 'waitlist'
      then ' join lateral (select c.words from private.client_cards c where c.client = s.user_id offset 0) k on true'
      else ' join private.client_cards k on k.client = s.user_id' end,
    found,
    private.status_scope(wanted = 'waitlist'),
    case when after_at is not null and after_id is not null
      then format(' and (s.%s, s.user_id) %s (%L, %L)', since, case when down then '<' else '>' end, after_at, after_id) else '' end,
    since, case when down then 'desc' else 'asc' end, least(greatest(max_rows, 1), 200))
    using wanted;
end $$;

-- True when the client has confirmed the mailbox and given consent.
-- A consent without a confirmed mailbox is not enough, because anybody can register with another person's address.
-- The result is also true for a client that the firm created and that has no people yet.
create function private.registration_is_whole(client uuid) returns boolean
language sql stable security definer set search_path = '' as $$
  select exists (select from private.contact_of(client) u where u.email_confirmed_at is not null and exists (
    select from public.consents c where c.user_id = u.id and c.purpose = 'registro' and c.action = 'granted'))
    or exists (select from public.accounts a where a.id = client and a.by_firm and a.contact is null)
$$;

-- Any member of the firm may decide about a waiting client without an advisor.
create function private.may_decide(client uuid) returns boolean
language sql stable security definer set search_path = '' as $$
  select private.sees_client(client) or (private.is_staff()
    and not exists (select from private.client_advisors a where a.client = may_decide.client)
    and coalesce((select s.status from public.user_approval_status s where s.user_id = may_decide.client), 'waitlist') = 'waitlist')
$$;

-- Returns the decision on which the client's present status is based.
create function private.last_decision(client uuid) returns jsonb
language sql stable security definer set search_path = '' as $$
  select jsonb_build_object('by', private.member_name(a.actor), 'at', a.at, 'status', a.after ->> 'status')
  from public.user_approval_status s join public.audit_log a on a.target = s.user_id and a.action = 'approval.' || s.status
  where s.user_id = client
  order by a.id desc limit 1
$$;

create function private.require_decision(new_status text, decision_reason text) returns void
language plpgsql stable security definer set search_path = '' as $$
begin
  perform private.require_staff();
  if new_status is null or new_status not in ('waitlist', 'approved', 'rejected') then
    raise exception 'invalid-input' using errcode = 'P0001';
  end if;
  if new_status = 'rejected' and nullif(btrim(decision_reason), '') is null then
    raise exception 'reason-required' using errcode = 'P0001';
  end if;
end $$;

-- Deletes unsent mails about decisions on a client, and returns the last status that the client knows of.
-- The result is null if there was no unsent mail.
create function private.unmail_decision(target uuid) returns text
language plpgsql volatile security definer set search_path = '' as $$
declare
  known text;
begin
  with unsent as (
    delete from public.outbox o where o.user_id = target and o.status = 'pending' and o.key like 'mail:approval:%'
      and (o.locked_until is null or o.locked_until < clock_timestamp()) returning o.key)
  select a.before ->> 'status' into known from unsent u join public.audit_log a on a.id = substr(u.key, length('mail:approval:') + 1)::bigint
    order by a.id limit 1;
  return known;
end $$;

-- Stores a decision about a client. The client's registration must be complete.
-- Administrators can withdraw access even if the registration is incomplete.
-- The mail about a decision waits for a minute, in which the decision can be undone.
-- If somebody else has decided already, the result has this earlier decision.
create function private.decide(target uuid, new_status text, decision_reason text, expected text) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  old_status text;
  last jsonb;
  was public.user_approval_status;
  joined boolean := false;
  known text;
  audit_id bigint;
begin
  if target = (select auth.uid()) then
    return jsonb_build_object('outcome', 'not-oneself');
  end if;
  if not exists (select from public.accounts a where a.id = target) then
    return jsonb_build_object('outcome', 'not-found');
  end if;
  insert into public.user_approval_status (user_id) values (target) on conflict (user_id) do nothing;
  -- Lock first, because another decision may change the row after it was read.
  select * into was from public.user_approval_status s where s.user_id = target for update;
  old_status := was.status;
  if exists (select from private.staff m where m.user_id = target) then
    return jsonb_build_object('outcome', 'not-found');
  end if;
  last := private.last_decision(target);
  if not private.may_decide(target) then
    -- A caller who still saw the client as waiting learns which colleague decided first, and when.
    if expected = 'waitlist' and (last ->> 'at')::timestamptz > now() - interval '1 day' then
      return jsonb_build_object('outcome', 'already-decided') || last;
    end if;
    return jsonb_build_object('outcome', 'not-found');
  end if;
  if expected is not null and old_status is distinct from expected then
    return jsonb_build_object('outcome', 'already-decided') || coalesce(last, '{}');
  end if;
  if not private.registration_is_whole(target)
    and not (private.is_admin() and old_status = 'approved' and new_status <> 'approved') then
    return jsonb_build_object('outcome', 'account-incomplete');
  end if;
  if old_status = new_status then
    return jsonb_build_object('outcome', 'unchanged');
  end if;
  update public.user_approval_status s
    set status = new_status, decided_at = now(), retired_at = case when new_status = 'rejected' and old_status = 'approved' then now() end,
        reason = case when new_status = 'rejected' then btrim(decision_reason) end
    where s.user_id = target;
  if private.staff_role() = 'advisor' then
    insert into private.client_advisors (client, advisor) values (target, (select auth.uid())) on conflict do nothing;
    joined := found;
  end if;
  known := private.unmail_decision(target);
  audit_id := private.note_staff('approval.' || new_status, target,
    jsonb_build_object('status', old_status)
      || jsonb_strip_nulls(jsonb_build_object('reason', was.reason, 'decided_at', was.decided_at, 'retired_at', was.retired_at)),
    jsonb_build_object('status', new_status, 'reason', case when new_status = 'rejected' then btrim(decision_reason) end)
      || case when joined then jsonb_build_object('advisors', jsonb_build_array((select auth.uid()))) else '{}' end);
  if known is distinct from new_status then
    insert into public.outbox (kind, key, user_id, payload, next_at)
      select 'mail', 'mail:approval:' || audit_id, target, jsonb_build_object('template', 'approval-' || new_status, 'to', u.email,
          'data', jsonb_build_object('reason', case when new_status = 'rejected' then btrim(decision_reason) end)),
        clock_timestamp() + interval '1 minute'
      from private.contact_of(target) u;
  end if;
  return jsonb_build_object('outcome', 'done');
end $$;

-- Undoes the caller's own decisions about clients within a minute, before their mails are sent.
create function public.undo_decisions(targets uuid[]) returns jsonb
language plpgsql volatile security definer set search_path = '' as $$
declare
  me uuid := private.require_staff();
  one uuid;
  made public.audit_log;
  refused jsonb := '[]';
begin
  if coalesce(cardinality(targets), 0) not between 1 and 100 then
    raise exception 'invalid-input' using errcode = 'P0001';
  end if;
  for one in select distinct t from unnest(targets) t order by t loop
    perform from public.user_approval_status s where s.user_id = one for update;
    select * into made from public.audit_log a where a.target = one and a.action like 'approval.%' order by a.id desc limit 1;
    if made.id is null or made.actor is distinct from me or made.action = 'approval.undone' then
      refused := refused || jsonb_build_object('client', one, 'code', 'not-found');
    elsif made.at < clock_timestamp() - interval '1 minute' or exists (
        select from public.outbox o where o.key = 'mail:approval:' || made.id and (o.status <> 'pending' or o.locked_until > clock_timestamp())) then
      refused := refused || jsonb_build_object('client', one, 'code', 'undo-late');
    else
      delete from public.outbox o where o.key = 'mail:approval:' || made.id;
      update public.user_approval_status s
        set status = made.before ->> 'status', reason = made.before ->> 'reason', decided_at = (made.before ->> 'decided_at')::timestamptz,
          retired_at = (made.before ->> 'retired_at')::timestamptz
        where s.user_id = one;
      if made.after ? 'advisors' then
        delete from private.client_advisors a where a.client = one and a.advisor = me;
      end if;
      perform private.note_staff('approval.undone', one, jsonb_build_object('status', made.after ->> 'status'),
        jsonb_build_object('status', made.before ->> 'status'));
    end if;
  end loop;
  return refused;
end $$;

-- If another member has changed the status from `expected`, the error has that member's decision as detail.
create function public.set_approval(
  target uuid, new_status text, decision_reason text default null, expected text default null
) returns void
language plpgsql security definer set search_path = '' as $$
declare
  answer jsonb;
begin
  perform private.require_decision(new_status, decision_reason);
  answer := private.decide(target, new_status, decision_reason, expected);
  if answer ->> 'outcome' = 'not-oneself' then
    raise insufficient_privilege using message = 'not-oneself';
  end if;
  if answer ->> 'outcome' not in ('done', 'unchanged') then
    raise exception '%', answer ->> 'outcome' using errcode = 'P0001', detail = (answer - 'outcome')::text;
  end if;
end $$;

-- Makes the same decision about many clients, and returns the outcome for each; one refusal does not stop the others.
create function public.set_approvals(
  targets uuid[], new_status text, decision_reason text default null, expected text default null
) returns table (user_id uuid, outcome text, decided_by text, decided_at timestamptz, status text)
language plpgsql security definer set search_path = '' as $$
declare
  target uuid;
  answer jsonb;
begin
  perform private.require_decision(new_status, decision_reason);
  if cardinality(targets) not between 1 and 100 then
    raise exception 'invalid-input' using errcode = 'P0001';
  end if;
  -- All calls lock people in the same order, so that two members with the same people cannot block each other.
  for target in select distinct t from unnest(targets) t order by t loop
    answer := private.decide(target, new_status, decision_reason, expected);
    return query select target, answer ->> 'outcome', answer ->> 'by', (answer ->> 'at')::timestamptz, answer ->> 'status';
  end loop;
end $$;

-- Replaces the advisors of a client. `responsible` is one of the new advisors, by default the present one.
-- If the advisors are no longer `expected`, the call raises 'assigned-meanwhile' and tells who changed them.
create function public.set_advisors(client uuid, advisors uuid[], expected uuid[] default null, responsible uuid default null)
returns void
language plpgsql security definer set search_path = '' as $$
declare
  old uuid[];
  wanted uuid[];
  seen uuid[];
  faster text;
  moment timestamptz;
  first uuid;
begin
  perform private.require_admin();
  perform from public.user_approval_status s where s.user_id = client for update;
  if not found or exists (select from unnest(advisors) a (id) where not exists (
    select from private.staff s where s.user_id = a.id)) then
    raise exception 'not-found' using errcode = 'P0001';
  end if;
  select coalesce(array_agg(a.advisor order by a.advisor), '{}') into old
    from private.client_advisors a where a.client = set_advisors.client;
  select coalesce(array_agg(distinct a.id order by a.id), '{}') into wanted from unnest(advisors) a (id);
  select a.advisor into first from private.client_advisors a where a.client = set_advisors.client and a.responsible;
  if set_advisors.responsible is not null and set_advisors.responsible <> all (wanted) then
    raise exception 'invalid-input' using errcode = 'P0001';
  end if;
  if old = wanted and coalesce(set_advisors.responsible = first, true) then
    return;
  end if;
  select coalesce(array_agg(distinct a.id order by a.id), '{}') into seen from unnest(expected) a (id);
  if expected is not null and old is distinct from seen then
    select private.member_name(l.actor), l.at into faster, moment from public.audit_log l
      where l.target = client and (l.action = 'client.assigned' or l.area = 'approval') order by l.at desc, l.id desc limit 1;
    raise exception 'assigned-meanwhile' using errcode = 'P0001', detail = jsonb_build_object('by', faster, 'at', moment)::text;
  end if;
  delete from private.client_advisors a where a.client = set_advisors.client and a.advisor <> all (wanted);
  insert into private.client_advisors (client, advisor)
    select set_advisors.client, a.id from unnest(wanted) a (id) on conflict do nothing;
  if set_advisors.responsible is not null then
    update private.client_advisors a set responsible = false
      where a.client = set_advisors.client and a.responsible and a.advisor <> set_advisors.responsible;
    update private.client_advisors a set responsible = true
      where a.client = set_advisors.client and not a.responsible and a.advisor = set_advisors.responsible;
  end if;
  perform private.note_staff('client.assigned', client, jsonb_build_object('advisors', old, 'responsible', first),
    jsonb_build_object('advisors', wanted, 'responsible',
      (select a.advisor from private.client_advisors a where a.client = set_advisors.client and a.responsible)));
end $$;

revoke execute on function public.list_registrations(text, int, timestamptz, uuid, text), private.registration_is_whole(uuid),
  private.may_decide(uuid), private.last_decision(uuid), private.require_decision(text, text),
  private.unmail_decision(uuid), public.undo_decisions(uuid[]),
  private.decide(uuid, text, text, text), public.set_approval(uuid, text, text, text),
  public.set_approvals(uuid[], text, text, text), public.set_advisors(uuid, uuid[], uuid[], uuid)
  from public, anon, authenticated, service_role;
grant execute on function public.list_registrations(text, int, timestamptz, uuid, text), public.undo_decisions(uuid[]),
  public.set_approval(uuid, text, text, text), public.set_approvals(uuid[], text, text, text),
  public.set_advisors(uuid, uuid[], uuid[], uuid) to authenticated;
