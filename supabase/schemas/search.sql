-- The search finds everything that a member of the firm, or a person of a client's account, may see.
-- Each group of results has its own indexed query and counts at most 101 rows; a count of 101 means more than 100.
-- The queries run with their owner's rights, because no index serves LIKE under row level security.
-- In place of row level security each query filters by `clients`; null means all clients, for an administrator.

create table private.person_cards (
  person uuid primary key references auth.users (id) on delete cascade,
  name text not null,
  name_key text collate "C" not null,
  words text collate "C" not null
);
alter table private.person_cards enable row level security;
revoke all on private.person_cards from anon, authenticated, service_role;
comment on table private.person_cards is 'The words by which people are found. Triggers compute them from e-mail and profile, and only the search reads them.';
create index person_cards_by_name on private.person_cards (name_key, person);
create index person_cards_search on private.person_cards using gin (words extensions.gin_trgm_ops) with (fastupdate = off);
alter table private.person_cards alter column words set statistics 1000;

create function private.draw_person_card() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  insert into private.person_cards as k (person, name, name_key, words)
    select u.id, n.name, private.name_key(n.name),
           private.search_words(concat_ws(' ', p.name, u.email, p.phone, replace(p.phone, ' ', '')))
    from auth.users u left join public.client_profiles p on p.user_id = u.id
    cross join lateral (select coalesce(p.name, split_part(u.email, '@', 1), '') as name) n
    where u.id = coalesce(to_jsonb(new) ->> 'user_id', to_jsonb(new) ->> 'id')::uuid
    on conflict (person) do update set name = excluded.name, name_key = excluded.name_key, words = excluded.words
      where (k.name, k.words) is distinct from (excluded.name, excluded.words);
  return null;
end $$;
create trigger draw_person_card after insert or update of email on auth.users
  for each row execute function private.draw_person_card();
create trigger draw_person_card after insert or update on public.client_profiles
  for each row execute function private.draw_person_card();

-- Each PDF or XML file has a row here from its upload on, also before its words are read.
create table private.document_texts (
  document uuid primary key references public.documents (id) on delete cascade,
  user_id uuid not null,
  at timestamptz not null,
  -- The words are null until the file is read, and stay null for a file without text.
  words tsvector,
  read_at timestamptz,
  tries int not null default 0,
  leased_until timestamptz
);
alter table private.document_texts enable row level security;
revoke all on private.document_texts from anon, authenticated, service_role;
comment on table private.document_texts is
  'Up to 2,000 different words of each PDF and XML, without order, so that no text can be read back. Read by the search alone.';
create index document_texts_unread on private.document_texts (at desc, document) where read_at is null;
create index document_texts_newest on private.document_texts (at desc, document desc) where words is not null;
create index document_texts_of_client on private.document_texts (user_id, at desc, document desc) where words is not null;
create index document_texts_search on private.document_texts using gin (words) with (fastupdate = off);
alter table private.document_texts alter column words set statistics 1000;

create function private.queue_text() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  insert into private.document_texts (document, user_id, at) values (new.id, new.user_id, new.created_at) on conflict do nothing;
  return null;
end $$;
create trigger queue_text after insert on public.documents
  for each row when (new.storage_path not like 'tasks/%' and (new.file_type like '%pdf%' or new.file_type ~ '[/+]xml'))
  execute function private.queue_text();

-- Reserves up to eight unread files for the caller, the newest first, but at most two of one client.
-- A file that fails three times is not read again and stays without words.
create function public.claim_texts(lease_seconds int default 120) returns table (id uuid, path text, client uuid, is_pdf boolean)
language plpgsql volatile security definer set search_path = '' as $$
declare
  most constant int := 8;
  most_of_one constant int := 2;
begin
  return query
    with next as (
      select t.document, t.user_id, t.at from private.document_texts t
      where t.read_at is null and (t.leased_until is null or t.leased_until < clock_timestamp())
      order by t.at desc, t.document limit 200),
    fair as (
      select n.document from (select x.*, row_number() over (partition by x.user_id order by x.at desc, x.document) as place from next x) n
      where n.place <= most_of_one order by n.place, n.at desc, n.document limit most),
    locked as (
      select t.document from private.document_texts t join fair f on f.document = t.document
      where t.read_at is null and (t.leased_until is null or t.leased_until < clock_timestamp())
      for update of t skip locked),
    leased as (
      update private.document_texts t set tries = t.tries + 1,
          leased_until = clock_timestamp() + make_interval(secs => lease_seconds),
          read_at = case when t.tries >= 3 then clock_timestamp() end
        from locked l where t.document = l.document
        returning t.document, t.read_at)
    select d.id, d.storage_path, d.user_id, d.family = 'pdf' from leased l join public.documents d on d.id = l.document
    where l.read_at is null;
end $$;

-- Stores up to 2,000 words of 2 to 40 characters of a file; an empty text means a file without words.
-- A client who already has 30,000 files with words gets no further words stored.
create function public.store_text(document uuid, text text) returns void
language plpgsql volatile security definer set search_path = '' as $$
declare
  t private.document_texts;
  name text := (select d.name from public.documents d where d.id = store_text.document);
  kept text[];
begin
  select * into t from private.document_texts x where x.document = store_text.document for update;
  if t.document is null then
    return;
  end if;
  if (select count(*) from (select from private.document_texts x where x.user_id = t.user_id and x.words is not null limit 30000) s) < 30000 then
    kept := array(
      select w.word from regexp_split_to_table(private.search_words(left(concat_ws(' ', name, store_text.text), 60000)), ' +') with ordinality w (word, place)
      where length(w.word) between 2 and 40 group by w.word order by min(w.place) limit 2000);
  end if;
  update private.document_texts x set words = case when cardinality(kept) > 0 and btrim(store_text.text) <> '' then array_to_tsvector(kept) end,
      read_at = clock_timestamp(), leased_until = null
    where x.document = t.document;
end $$;

-- Returns a typed amount in pesos ($ 2.824.910, 2824910 or 2.824.910,50) as a number; null for any other text.
create function private.searched_amount(search text) returns numeric
language sql immutable parallel safe set search_path = '' as $$
  select case when s ~ '^\d{3,15}([.,]\d{1,2})?$' then replace(s, ',', '.')::numeric end
  from (select regexp_replace(regexp_replace(lower(left(search, 60)), '(cop|pesos|[\s$])', '', 'g'), '[.,](?=\d{3}(\D|$))', '', 'g') as s) t
$$;

-- Returns a whole amount such as $ 2.824.910 as bare digits, the form in document_texts; other texts stay unchanged.
create function private.plain_search(search text) returns text
language sql immutable parallel safe set search_path = '' as $$
  select coalesce((select trunc(a)::text from private.searched_amount(search) a where a = trunc(a)), search)
$$;

-- Returns all amounts that result when two neighbouring digits of `amount` are swapped.
create function private.crossed_amounts(amount numeric) returns numeric[]
language sql immutable parallel safe set search_path = '' as $$
  select coalesce(array_agg(distinct overlay(d placing substr(d, n + 1, 1) || substr(d, n, 1) from n for 2)::numeric), '{}')
  from (select trunc(amount)::text as d) t, generate_series(1, length(d) - 1) n
  where substr(d, n, 1) <> substr(d, n + 1, 1) and not (n = 1 and substr(d, 2, 1) = '0')
$$;

-- Returns a full-text query in which words of three or more characters match the beginnings of stored words.
-- A NIT that is typed with its check digit also finds texts that contain the NIT without the check digit.
create function private.text_query(search text) returns tsquery
language sql immutable parallel safe set search_path = '' as $$
  select string_agg(case
      when w ~ '^\d{6,16}$' and private.nit_check_digit(left(w, -1))::text = right(w, 1) then format('(%s:* | %s:*)', w, left(w, -1))
      when length(w) < 3 then w else w || ':*' end, ' & ')::tsquery
  from (select w from regexp_split_to_table(btrim(regexp_replace(private.search_words(left(search, 100)), '[^[:alnum:] ]', '', 'g')), ' +') w
        where w <> '' limit 8) s
$$;

create function private.find_people(search text, clients uuid[]) returns uuid[]
language plpgsql stable security definer set search_path = '' set enable_seqscan = off set jit = off as $$
declare
  filter text := private.pattern_filter('k.words', private.word_patterns(private.search_words(left(search, 100))));
  found uuid[];
begin
  if filter is not null then
    execute format(case when clients is null
        then 'select array(select k.person from private.person_cards k where %s
          and exists (select from private.account_members m where m.user_id = k.person and m.until is null and not exists (
            select from private.staff s where s.user_id = m.account)) order by k.name_key, k.person limit 101)'
        else 'select array(select k.person from private.person_cards k where %s
          and k.person in (select m.user_id from private.account_members m where m.account = any ($1) and m.until is null)
          order by k.name_key, k.person limit 101)' end, filter)
      into found using clients;
  end if;
  return coalesce(found, '{}');
end $$;

-- Returns an SQL condition that limits invoices or documents to some clients; the condition is empty for all clients.
-- For several clients the ids are compared as text, because the indexes contain the ids as text.
create function private.reach_filter(clients uuid[]) returns text
language sql immutable set search_path = '' as $$
  select case when clients is null then '' when cardinality(clients) = 1 then ' and i.user_id = $1[1]' else ' and i.user_id::text = any ($2)' end
$$;

create function private.find_invoices(search text, clients uuid[]) returns uuid[]
language plpgsql stable security definer set search_path = '' set enable_seqscan = off set jit = off set work_mem = '32MB' as $$
declare
  filter text := private.invoice_filter(search);
  found uuid[];
begin
  if filter is not null then
    execute format('select array(select i.id from public.invoices i where i.deleted_at is null and i.queue is not null and %s%s
      order by i.created_at desc, i.id desc limit 101)', filter, private.reach_filter(clients)) into found using clients, clients::text[];
  end if;
  return coalesce(found, '{}');
end $$;

-- Returns the invoices whose total equals or resembles an amount, and says in `why` how the total resembles it.
-- The value `why` is `exact` (cents ignored for whole amounts), `crossed` (two digits swapped) or `near` (1 % apart).
create function private.invoices_near(amount numeric, clients uuid[]) returns table (id uuid, why text)
language plpgsql stable security definer set search_path = '' set enable_seqscan = off set jit = off
  set plan_cache_mode = force_custom_plan as $$
declare
  above numeric := case when amount = trunc(amount) then amount + 1 else amount + 0.01 end;
  crossed numeric[] := private.crossed_amounts(amount);
begin
  return query
    (select i.id, 'exact' from public.invoices i
     where i.total >= amount and i.total < above and i.deleted_at is null and (clients is null or i.user_id = any (clients))
     order by i.total limit 101)
    union all
    (select i.id, 'crossed' from unnest(crossed) c cross join lateral (
       select x.id from public.invoices x where x.total >= c and x.total < c + 1 and x.deleted_at is null
         and (clients is null or x.user_id = any (clients)) order by x.total limit 10) i limit 10)
    union all
    (select n.id, 'near' from (
       (select i.id, i.total from public.invoices i where i.total >= above and i.total <= amount * 1.01 and i.deleted_at is null
          and (clients is null or i.user_id = any (clients)) and trunc(i.total) <> all (crossed) order by i.total limit 10)
       union all
       (select i.id, i.total from public.invoices i where i.total < amount and i.total >= amount * 0.99 and i.deleted_at is null
          and (clients is null or i.user_id = any (clients)) and trunc(i.total) <> all (crossed) order by i.total desc limit 10)) n
     order by abs(n.total - amount) limit 10);
end $$;

-- Returns matching documents, newest first; `inside` is true if the text of the file matches but its name does not.
create function private.find_documents(search text, clients uuid[], for_staff boolean) returns table (id uuid, inside boolean)
language plpgsql stable security definer set search_path = '' set enable_seqscan = off set jit = off set work_mem = '32MB' as $$
declare
  names text := private.pattern_filter('i.name_key', private.word_patterns(private.name_key(left(search, 100))));
begin
  if names is null then
    return;
  end if;
  return query execute format('select f.id, bool_and(f.inside) from (
      (select i.id, i.created_at as at, false as inside from public.documents i where i.kind = ''file'' and %s%s%s
       order by i.created_at desc, i.id desc limit 101)
      union all
      (select i.document, i.at, true from private.document_texts i where i.words is not null and i.words @@ $3%s%s
       order by i.at desc, i.document desc limit 101)) f
    group by f.id order by max(f.at) desc, f.id desc limit 101',
    names, private.reach_filter(clients), case when for_staff then '' else ' and i.client_sees' end,
    case when clients is null then '' else ' and i.user_id = any ($1)' end,
    case when for_staff then '' else ' and exists (select from public.documents d where d.id = i.document and d.client_sees)' end)
    using clients, clients::text[], private.text_query(search);
end $$;

-- Returns the conversations whose subject, client or messages match, latest message first.
create function private.find_threads(search text, clients uuid[]) returns uuid[]
language plpgsql stable security definer set search_path = '' set enable_seqscan = off set jit = off as $$
declare
  patterns text[] := private.word_patterns(private.inbox_key(left(search, 100)));
  reach text := case when clients is null then 'true' else 'd.client = any ($1)' end;
  found uuid[];
begin
  if patterns is not null then
    execute format('select array(select f.thread_id from (
        (select d.thread_id, d.last_at from private.thread_desk d where %1$s and %2$s order by d.last_at desc, d.thread_id desc limit 101)
        union
        (select d.thread_id, d.last_at from private.thread_desk d where %1$s
           and d.thread_id in (select k.thread_id from private.message_keys k where %3$s)
         order by d.last_at desc, d.thread_id desc limit 101)) f order by f.last_at desc, f.thread_id desc limit 101)',
      reach, private.pattern_filter('d.key', patterns), private.pattern_filter('k.key', patterns)) into found using clients;
  end if;
  return coalesce(found, '{}');
end $$;

-- Returns matching open obligations, the next due day first.
-- `codes` are the obligations that the search names; `rest` has its other words, which must match the client.
-- Work that the firm itself planned has no fixed code and is found by its name.
create function private.find_obligations(search text, codes text[], rest text, clients uuid[], for_staff boolean) returns uuid[]
language plpgsql stable security definer set search_path = '' set enable_seqscan = off set jit = off as $$
declare
  patterns text[] := private.word_patterns(private.search_words(left(search, 100)));
  named text := private.card_filter(rest);
  reach uuid[] := clients;
  sees text := case when for_staff then '' else ' and o.client_sees' end;
  open constant text := 'o.applies and o.state not in (''filed'', ''paid'', ''not-applicable'')';
  found uuid[];
begin
  if patterns is null then
    return '{}';
  end if;
  if named <> '' then
    execute format('select array(select k.client from private.client_cards k where ($1 is null or k.client = any ($1))%s limit 200)', named)
      into reach using clients;
  end if;
  execute format('select array(select f.id from (
      (select o.id, o.listed from unnest($2) code cross join lateral (
         select o.id, o.listed from public.obligations o where o.obligation = code and %1$s%2$s%3$s order by o.listed, o.id limit 101) o)
      union
      (select o.id, o.listed from (select ''work:'' || w.id as code from private.work_templates w where private.name_key(w.name) like all ($4)) w
         cross join lateral (
         select o.id, o.listed from public.obligations o where o.obligation = w.code and %1$s%2$s%4$s order by o.listed, o.id limit 101) o)
      union
      (select o.id, o.listed from public.obligations o where o.obligation like ''own:%%'' and %1$s and %5$s%2$s%4$s
       order by o.listed, o.id limit 101)) f order by f.listed, f.id limit 101)',
    open, sees, case when reach is null then '' else ' and o.user_id = any ($1)' end,
    case when clients is null then '' else ' and o.user_id = any ($3)' end,
    private.pattern_filter('private.name_key(o.name)', patterns)) into found using reach, codes, clients, patterns;
  return found;
end $$;

-- Returns the rows of the result page for invoices; without `figures` their labels have no amount.
create function private.invoice_lines(ids uuid[], whys text[], figures boolean, most int) returns jsonb
language sql stable security definer set search_path = '' as $$
  select coalesce(jsonb_agg(jsonb_build_object('id', i.id,
      'label', private.invoice_label(i) || case when figures then '{}' else '{"total": null}'::jsonb end,
      'status', coalesce(i.queue, i.status), 'at', i.created_at, 'client', private.client_name(i.user_id), 'owner', i.user_id,
      'why', whys[f.place]) order by f.place), '[]')
  from unnest(ids[:most]) with ordinality f (id, place) join public.invoices i on i.id = f.id
$$;

create function private.document_lines(ids uuid[], insides boolean[], most int) returns jsonb
language sql stable security definer set search_path = '' as $$
  select coalesce(jsonb_agg(jsonb_build_object('id', d.id, 'name', d.name, 'path', d.file_path, 'type', d.file_type, 'at', d.created_at,
      'client', private.client_name(d.user_id), 'owner', d.user_id, 'inside', insides[f.place],
      'invoice', (select i.id from public.invoices i where i.document_id = d.id and i.deleted_at is null)) order by f.place), '[]')
  from unnest(ids[:most]) with ordinality f (id, place) join public.documents d on d.id = f.id
$$;

-- Returns the rows of the result page for conversations; `hit` is the newest message that matches, or null.
create function private.thread_lines(ids uuid[], search text, most int) returns jsonb
language sql stable security definer set search_path = '' as $$
  select coalesce(jsonb_agg(jsonb_build_object('id', t.id, 'subject', t.subject, 'at', coalesce(h.created_at, t.last_message_at),
      'client', private.client_name(t.user_id), 'owner', t.user_id, 'hit', h.body, 'author', h.author_name) order by f.place), '[]')
  from unnest(ids[:most]) with ordinality f (id, place) join public.message_threads t on t.id = f.id
  left join lateral (
    select m.body, m.author_name, m.created_at from private.message_keys k join public.messages m on m.id = k.message_id
    where k.thread_id = t.id and k.key like all (private.word_patterns(private.inbox_key(left(search, 100))))
    order by m.created_at desc limit 1) h on true
$$;

create function private.obligation_lines(ids uuid[], most int) returns jsonb
language sql stable security definer set search_path = '' as $$
  select coalesce(jsonb_agg(jsonb_build_object('id', o.id, 'obligation', o.obligation, 'name', o.name,
      'municipality', nullif(o.municipality, ''), 'period', o.period, 'due', o.due, 'state', o.state,
      'client', private.client_name(o.user_id), 'owner', o.user_id) order by f.place), '[]')
  from unnest(ids[:most]) with ordinality f (id, place) join public.obligations o on o.id = f.id
$$;

create function private.found(ids uuid[], rows jsonb) returns jsonb
language sql immutable set search_path = '' as $$
  select jsonb_build_object('count', cardinality(ids), 'rows', rows)
$$;

-- Searches for a member of the firm; advisors find only rows of their own clients.
-- The group `amounts` has the invoices whose total equals or resembles a typed amount.
create function public.search_firm(wanted jsonb) returns jsonb
language plpgsql stable security definer set search_path = '' set enable_seqscan = off set jit = off as $$
declare
  search text := left(wanted ->> 'search', 100);
  groups text[] := array(select jsonb_array_elements_text(wanted -> 'groups'));
  most int := least(greatest(coalesce((wanted ->> 'most')::int, 5), 1), 50);
  amount numeric := private.searched_amount(search);
  plain text := private.plain_search(search);
  clients uuid[];
  ids uuid[];
  extra text[];
  insides boolean[];
  answer jsonb := '{}';
begin
  perform private.require_staff();
  if not private.is_admin() then
    clients := array(select private.my_clients());
  end if;
  if cardinality(groups) = 0 then
    groups := array['clients', 'people', 'invoices', 'amounts', 'documents', 'messages', 'obligations'];
  end if;
  if private.search_words(search) = ' ' then
    return '{}';
  end if;
  if 'clients' = any (groups) then
    execute format('select array(select k.client from private.client_cards k join public.user_approval_status s on s.user_id = k.client
      where%s order by k.title_key, k.client limit 101)', private.client_filter(jsonb_build_object('search', search, 'status', 'all'))) into ids;
    answer := answer || jsonb_build_object('clients', private.found(ids, (
      select coalesce(jsonb_agg(jsonb_build_object('id', k.client, 'title', k.title, 'nit', c.nit, 'digit', c.digit, 'status', s.status,
          'retired', s.retired_at is not null, 'advisor', private.advisor_of(k.client)) order by f.place), '[]')
      from unnest(ids[:most]) with ordinality f (id, place) join private.client_cards k on k.client = f.id
      join public.user_approval_status s on s.user_id = k.client
      left join lateral (select x.nit, x.digit from public.companies x where x.user_id = k.client order by x.created_at, x.id limit 1) c on true)));
  end if;
  if 'people' = any (groups) then
    ids := private.find_people(search, clients);
    answer := answer || jsonb_build_object('people', private.found(ids, (
      select coalesce(jsonb_agg(jsonb_build_object('id', k.person, 'name', k.name, 'email', u.email, 'role', m.role,
          'client', private.client_name(m.account), 'owner', m.account) order by f.place), '[]')
      from unnest(ids[:most]) with ordinality f (id, place) join private.person_cards k on k.person = f.id join auth.users u on u.id = k.person
      cross join lateral (
        select x.account, x.role from private.account_members x where x.user_id = k.person and x.until is null
          and (clients is null or x.account = any (clients)) order by x.since, x.account limit 1) m)));
  end if;
  if 'amounts' = any (groups) and amount is not null then
    select coalesce(array_agg(n.id), '{}'), array_agg(n.why) into ids, extra from private.invoices_near(amount, clients) n;
    answer := answer || jsonb_build_object('amounts', private.found(ids, private.invoice_lines(ids, extra, true, greatest(most, 15))));
  end if;
  if 'invoices' = any (groups) then
    ids := private.find_invoices(search, clients);
    answer := answer || jsonb_build_object('invoices', private.found(ids, private.invoice_lines(ids, '{}', true, most)));
  end if;
  if 'documents' = any (groups) then
    select coalesce(array_agg(d.id), '{}'), array_agg(d.inside) into ids, insides from private.find_documents(plain, clients, true) d;
    answer := answer || jsonb_build_object('documents', private.found(ids, private.document_lines(ids, insides, most)));
  end if;
  if 'messages' = any (groups) then
    ids := private.find_threads(plain, clients);
    answer := answer || jsonb_build_object('messages', private.found(ids, private.thread_lines(ids, plain, most)));
  end if;
  if 'obligations' = any (groups) then
    ids := private.find_obligations(search, array(select jsonb_array_elements_text(wanted -> 'codes')), wanted ->> 'rest', clients, true);
    answer := answer || jsonb_build_object('obligations', private.found(ids, private.obligation_lines(ids, most)));
  end if;
  return answer;
end $$;

-- Searches the current account for one of its people, who never find internal data of the firm.
-- People who may not see figures find nothing by amount and get no amounts.
create function public.search_mine(wanted jsonb) returns jsonb
language plpgsql stable security definer set search_path = '' set enable_seqscan = off set jit = off as $$
declare
  me uuid := private.require_account('reader');
  role text := (private.named_account()).role;
  figures boolean := private.role_rank(role) >= private.role_rank('accountant');
  search text := left(wanted ->> 'search', 100);
  groups text[] := array(select jsonb_array_elements_text(wanted -> 'groups'));
  most int := least(greatest(coalesce((wanted ->> 'most')::int, 5), 1), 50);
  amount numeric := private.searched_amount(search);
  plain text := private.plain_search(search);
  patterns text[] := private.word_patterns(private.search_words(search));
  keys text[];
  ids uuid[];
  extra text[];
  insides boolean[];
  answer jsonb := jsonb_build_object('role', role);
begin
  if cardinality(groups) = 0 then
    groups := array['invoices', 'amounts', 'documents', 'messages', 'requests', 'obligations'];
  end if;
  if patterns is null then
    return answer;
  end if;
  if 'amounts' = any (groups) and amount is not null and figures then
    select coalesce(array_agg(n.id), '{}'), array_agg(n.why) into ids, extra from private.invoices_near(amount, array[me]) n;
    answer := answer || jsonb_build_object('amounts', private.found(ids, private.invoice_lines(ids, extra, true, greatest(most, 15))));
  end if;
  if 'invoices' = any (groups) then
    ids := private.find_invoices(search, array[me]);
    if not figures then
      -- People who may not see amounts get no invoice that matches only by its amount, or they could guess amounts.
      ids := array(select i.id from unnest(ids) with ordinality f (id, place) join public.invoices i on i.id = f.id
        where search ~* '^\s*inv-' or private.invoice_key(i.number, i.name, i.supplier, i.supplier_nit, i.customer, i.customer_nit,
          i.document_number, i.code, null) like all (private.word_patterns((select string_agg(w, ' ') from private.invoice_words(search) w)))
        order by f.place);
    end if;
    answer := answer || jsonb_build_object('invoices', private.found(ids, private.invoice_lines(ids, '{}', figures, most)));
  end if;
  if 'documents' = any (groups) then
    select coalesce(array_agg(d.id), '{}'), array_agg(d.inside) into ids, insides from private.find_documents(plain, array[me], false) d
      -- People who may not see amounts get no hits of an amount inside documents, because invoices contain amounts.
      where figures or not d.inside or amount is null;
    answer := answer || jsonb_build_object('documents', private.found(ids, private.document_lines(ids, insides, most)));
  end if;
  if 'messages' = any (groups) then
    keys := private.word_patterns(private.inbox_key(plain));
    ids := array(select t.id from public.message_threads t
      where t.user_id = me and (private.inbox_key(t.subject) like all (keys)
        or exists (select from private.message_keys k where k.thread_id = t.id and k.key like all (keys)))
      order by t.last_message_at desc, t.id desc limit 101);
    answer := answer || jsonb_build_object('messages', private.found(ids, private.thread_lines(ids, plain, most)));
  end if;
  if 'requests' = any (groups) then
    ids := array(select r.id from (
        select x.id, x.title, x.made_at from public.document_requests x where x.user_id = me and x.status <> 'draft'
        order by x.made_at desc, x.id desc limit 500) r
      where private.search_words(concat_ws(' ', r.title, (select string_agg(i.title, ' ') from public.document_request_items i where i.request = r.id)))
        like all (patterns) order by r.made_at desc, r.id desc limit 101);
    answer := answer || jsonb_build_object('requests', private.found(ids, (
      select coalesce(jsonb_agg(jsonb_build_object('id', r.id, 'title', r.title, 'status', r.status, 'due', r.due_on, 'missing', r.missing)
        order by f.place), '[]')
      from unnest(ids[:most]) with ordinality f (id, place) join public.document_requests r on r.id = f.id)));
  end if;
  if 'obligations' = any (groups) then
    -- `rest` has the words of a search that name no obligation; in a search by staff they select the clients.
    -- People of a client cannot select clients, so a search with words in `rest` finds no obligations by code.
    ids := case when coalesce(btrim(wanted ->> 'rest'), '') = ''
      then private.find_obligations(search, array(select jsonb_array_elements_text(wanted -> 'codes')), null, array[me], false)
      else private.find_obligations(search, '{}', null, array[me], false) end;
    answer := answer || jsonb_build_object('obligations', private.found(ids, private.obligation_lines(ids, most)));
  end if;
  return answer;
end $$;

create index invoices_newest on public.invoices (created_at desc, id desc) where deleted_at is null;
-- The search by amount uses this index, which includes the client so that an advisor's search skips other clients.
create index invoices_by_total on public.invoices (total, user_id) where deleted_at is null and total is not null;
create index documents_newest on public.documents (created_at desc, id desc) where kind = 'file';
-- These indexes cover all rows, so that their statistics tell the planner how many rows a client has.
create index invoices_owner on public.invoices ((user_id::text));
create index documents_owner on public.documents ((user_id::text));
create index obligations_open_of_kind on public.obligations (obligation, listed, id)
  where applies and state not in ('filed', 'paid', 'not-applicable');
create index obligations_own_search on public.obligations using gin (private.name_key(name) extensions.gin_trgm_ops) with (fastupdate = off)
  where obligation like 'own:%';

revoke execute on function private.draw_person_card(), private.queue_text(), public.claim_texts(int), public.store_text(uuid, text),
  private.searched_amount(text), private.plain_search(text), private.crossed_amounts(numeric), private.text_query(text), private.find_people(text, uuid[]),
  private.reach_filter(uuid[]),
  private.find_invoices(text, uuid[]), private.invoices_near(numeric, uuid[]), private.find_documents(text, uuid[], boolean),
  private.find_threads(text, uuid[]), private.find_obligations(text, text[], text, uuid[], boolean),
  private.invoice_lines(uuid[], text[], boolean, int), private.document_lines(uuid[], boolean[], int), private.thread_lines(uuid[], text, int),
  private.obligation_lines(uuid[], int), private.found(uuid[], jsonb), public.search_firm(jsonb), public.search_mine(jsonb)
  from public, anon, authenticated, service_role;
grant execute on function public.claim_texts(int), public.store_text(uuid, text) to service_role;
grant execute on function public.search_firm(jsonb), public.search_mine(jsonb) to authenticated;
