-- What the firm calls each person and finds them by, in one row: lists and searches of ten thousand clients have an index.

-- A search as it is compared: like a name, and the points and hyphens inside numbers do not count (901.207.354-0).
create or replace function private.search_words(words text) returns text
language sql immutable parallel safe set search_path = '' as $$
  select private.name_key(regexp_replace(words, '(\d)[.-](?=\d)', '\1', 'g'))
$$;

create table if not exists private.client_cards (
  client uuid primary key references auth.users (id) on delete cascade,
  -- The first company's name, or the person's, or the e-mail.
  title text not null,
  title_key text collate "C" not null,
  words text collate "C" not null
);
alter table private.client_cards enable row level security;
revoke all on private.client_cards from anon, authenticated, service_role;
create index if not exists client_cards_by_title on private.client_cards (title_key, client);
create index if not exists client_cards_search on private.client_cards
  using gin (words extensions.gin_trgm_ops) with (fastupdate = off);
comment on table private.client_cards is 'Drawn by triggers from e-mail, profile and companies; read by the lists of the workspace.';

create or replace function private.draw_client_card(person uuid) returns void
language sql volatile security definer set search_path = '' as $$
  insert into private.client_cards as k (client, title, title_key, words)
    select u.id, t.title, private.name_key(t.title),
           private.search_words(concat_ws(' ', u.email, p.name, p.phone,
             (select string_agg(concat_ws(' ', c.name, c.nit || c.digit), ' ') from public.companies c where c.user_id = u.id)))
    from auth.users u
    left join public.client_profiles p on p.user_id = u.id
    cross join lateral (select coalesce(
      (select c.name from public.companies c where c.user_id = u.id order by c.created_at, c.id limit 1),
      p.name, u.email, '') as title) t
    where u.id = person
    on conflict (client) do update set title = excluded.title, title_key = excluded.title_key, words = excluded.words
      where (k.title, k.words) is distinct from (excluded.title, excluded.words)
$$;

create or replace function private.on_client_described() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  perform private.draw_client_card((case when tg_op = 'DELETE' then to_jsonb(old) else to_jsonb(new) end
    ->> case when tg_table_schema = 'auth' then 'id' else 'user_id' end)::uuid);
  return null;
end $$;
drop trigger if exists draw_client_card on auth.users;
create trigger draw_client_card after insert or update of email on auth.users
  for each row execute function private.on_client_described();
drop trigger if exists draw_client_card on public.client_profiles;
create trigger draw_client_card after insert or update on public.client_profiles
  for each row execute function private.on_client_described();
drop trigger if exists draw_client_card on public.companies;
create trigger draw_client_card after insert or update or delete on public.companies
  for each row execute function private.on_client_described();
do $$ begin
  perform private.draw_client_card(u.id) from auth.users u;
end $$;

-- The condition of a search on the cards `k`: every word is there, at the start of a word when it has one or two signs.
create or replace function private.card_filter(search text) returns text
language sql stable set search_path = '' as $$
  select coalesce(string_agg(format(' and k.words like %L', case when length(w) < 3 then '% ' else '%' end || w || '%'), ''), '')
  from (select w from regexp_split_to_table(btrim(private.search_words(left(search, 100))), ' +') w where w <> '' limit 8) words
$$;

-- The condition that leaves a member what they may see of the statuses `s`: administrators all, advisors theirs and, for
-- decisions, who waits and belongs to nobody.
create or replace function private.status_scope(and_waiting boolean) returns text
language sql stable security definer set search_path = '' as $$
  select case when private.staff_role() = 'admin' then ''
    -- One look at each row's advisors, where an OR would have all of them read beforehand.
    when and_waiting then format(
      ' and coalesce((select bool_or(a.advisor = %L) from private.client_advisors a where a.client = s.user_id), s.status = ''waitlist'')',
      (select auth.uid()))
    else format(' and exists (select from private.client_advisors a where a.client = s.user_id and a.advisor = %L)', (select auth.uid())) end
$$;

-- Registrations by status, after the cursor (time, user_id): those that the caller may decide. Staff only. Who waits
-- comes oldest first, by created_at; what was decided comes newest first, by decided_at.
drop function if exists public.list_registrations(text, int, timestamptz, uuid);
create or replace function public.list_registrations(
  wanted text default 'waitlist', max_rows int default 50,
  after_at timestamptz default null, after_id uuid default null, search text default null
) returns table (
  user_id uuid, email text, status text, reason text,
  created_at timestamptz, email_confirmed_at timestamptz, decided_at timestamptz,
  decided_by text, name text, phone text, companies jsonb)
language plpgsql stable security definer set search_path = '' set enable_seqscan = off as $$
declare
  at text := case when wanted = 'waitlist' then 's.created_at' else 's.decided_at' end;
  down boolean := wanted <> 'waitlist';
  found text := private.card_filter(search);
begin
  if not private.is_staff() then
    raise insufficient_privilege using message = 'staff-only';
  end if;
  return query execute format(
    'select r.user_id, u.email::text, r.status, r.reason, r.created_at, u.email_confirmed_at, r.decided_at,
            d.decision ->> ''by'', p.name, p.phone,
            (select coalesce(jsonb_agg(jsonb_build_object(''name'', c.name, ''nit'', c.nit, ''digit'', c.digit) order by c.created_at, c.id), ''[]'')
             from public.companies c where c.user_id = r.user_id)
     from (select s.* from public.user_approval_status s%1$s
           where s.status = $1%2$s%3$s%4$s and not exists (select from private.staff m where m.user_id = s.user_id)
           order by %5$s %6$s, s.user_id %6$s limit %7$s) r
     join auth.users u on u.id = r.user_id
     left join public.client_profiles p on p.user_id = r.user_id
     left join lateral (select private.last_decision(r.user_id) as decision where r.decided_at is not null) d on true
     order by %8$s %6$s, r.user_id %6$s',
    -- Who waits are few: they are walked in their order, instead of reading all cards that match.
    case when found = '' then '' when wanted = 'waitlist'
      then ' join lateral (select c.words from private.client_cards c where c.client = s.user_id offset 0) k on true'
      else ' join private.client_cards k on k.client = s.user_id' end,
    found,
    private.status_scope(wanted = 'waitlist'),
    case when after_at is not null and after_id is not null
      then format(' and (%s, s.user_id) %s (%L, %L)', at, case when down then '<' else '>' end, after_at, after_id) else '' end,
    at, case when down then 'desc' else 'asc' end,
    least(greatest(max_rows, 1), 200), replace(at, 's.', 'r.'))
    using wanted;
end $$;

do $$ declare f text; begin
  foreach f in array array['private.search_words(text)', 'private.draw_client_card(uuid)', 'private.on_client_described()',
    'private.card_filter(text)', 'private.status_scope(boolean)',
    'public.list_registrations(text, int, timestamptz, uuid, text)'] loop
    execute format('revoke execute on function %s from public, anon, authenticated, service_role', f);
  end loop;
end $$;
grant execute on function public.list_registrations(text, int, timestamptz, uuid, text) to authenticated;
