-- Schemas, extensions, and how names are searched and written.
-- Convention of every file: a table is closed first (row level security, everything revoked), then opened by explicit grants and
-- policies; functions are closed together and opened right below; each object stands once, made by a role that is no superuser.

create schema private;
revoke all on schema private from public;
grant usage on schema private to authenticated, service_role;

-- Both come with hosted Supabase, with PostgreSQL and with PGlite.
create extension pg_trgm with schema extensions;
create extension btree_gin with schema extensions;

-- Fixes no search path, so that it is written into the statement instead of called for each row; all of it is qualified.
-- A text as it is compared: without accents, case and punctuation, one space before each word. LIKE's own signs are
-- punctuation, so that what is left can stand in a pattern as it is.
create function private.name_key(words text) returns text
language sql immutable parallel safe as $$
  select ' ' || pg_catalog.btrim(pg_catalog.lower(pg_catalog.regexp_replace(
    pg_catalog.regexp_replace(normalize(words, NFKD), U&'[\0300-\036f]', '', 'g'),
    U&'[\0001-\002f\003a-\0040\005b-\0060\007b-\00bf\2000-\206f]+', ' ', 'g')))
$$;

-- A search as it is compared: like a name, and the points and hyphens inside numbers do not count (901.207.354-0).
create function private.search_words(words text) returns text
language sql immutable parallel safe set search_path = '' as $$
  select private.name_key(regexp_replace(words, '(\d)[.-](?=\d)', '\1', 'g'))
$$;

-- The condition of a search on the cards `k`: every word is there, at the start of a word when it has one or two signs.
create function private.card_filter(search text) returns text
language sql stable set search_path = '' as $$
  select coalesce(string_agg(format(' and k.words like %L', case when length(w) < 3 then '% ' else '%' end || w || '%'), ''), '')
  from (select w from regexp_split_to_table(btrim(private.search_words(left(search, 100))), ' +') w where w <> '' limit 8) words
$$;

-- A text as the inbox compares it: like private.name_key, and a number is found with and without its points.
create function private.inbox_key(words text) returns text
language sql immutable parallel safe set search_path = '' as $$
  select private.name_key(regexp_replace(words, '(\d)\.(?=\d{3})', '\1', 'g'))
$$;

-- What every word of a search, given as its key, asks of another key: to be anywhere in it, or at the start of a word when
-- it has one or two signs. `{key}` stands for the other; null when nothing is searched for.
create function private.inbox_words(search text) returns text
language sql stable security definer set search_path = '' as $$
  select string_agg(format('{key} like %L', case when length(w) < 3 then '% ' else '%' end || w || '%'), ' and ')
  from (select w from regexp_split_to_table(btrim(search), ' +') w where w <> '' limit 8) s
$$;

-- The rules of the names of files, for every way in. They are those of the site, which cleans a name before it sends it: one line
-- of at most 120 UTF-16 units, composed, without separators of paths, control characters, marks that turn or hide text,
-- letters that are drawn as nothing, and dots before it.
create function private.is_file_name(name text) returns boolean
language sql immutable parallel safe set search_path = '' as $$
  select name <> '' and name = btrim(name)
    and length(name) + length(regexp_replace(name, '[^\U00010000-\U0010FFFF]', '', 'g')) <= 120
    and name !~ '[/\\\u0001-\u001F\u007F-\u00A0\u00AD\u061C\u115F\u1160\u1680\u17B4\u17B5\u180E\u2000-\u200B\u200E\u200F\u2028-\u202F\u205F-\u206F\u2800\u3000\u3164\uFEFF\uFFA0\U000E0000-\U000E007F]'
    and position('  ' in name) = 0
    and name is nfc normalized
    and name !~ '^\.'
    -- Nothing but an ending, or a space before it.
    and name !~* '(^| )\.[a-z0-9]{1,10}$'
$$;

-- The rule of every other text of one line that a person types: names, titles, subjects. No line breaks, control characters, marks
-- that turn or hide text, letters that are drawn as nothing, and spaces of other kinds; something of it can be seen. `oneLine` of the
-- site cleans a text by the same rule before it sends it.
create function private.is_name(name text, shortest int, longest int) returns boolean
language sql immutable parallel safe set search_path = '' as $$
  select length(btrim(name)) between shortest and longest
    and name !~ '[\u0001-\u001F\u007F-\u00A0\u00AD\u034F\u061C\u115F\u1160\u1680\u17B4\u17B5\u180B-\u180F\u2000-\u200B\u200E\u200F\u2028-\u202F\u205F-\u206F\u2800\u3000\u3164\uFEFF\uFFA0\uFFF0-\uFFFB\U0001BCA0-\U0001BCA3\U0001D173-\U0001D17A\U000E0000-\U000E0FFF]'
    -- Joiners and variation selectors belong to emoji and to some scripts, and show nothing by themselves.
    and name ~ '[^ \u200C\u200D\uFE00-\uFE0F]'
$$;

-- An address that the site takes (`emailPattern`), in lower case.
create function private.is_email(address text) returns boolean
language sql immutable parallel safe set search_path = '' as $$
  select length(address) <= 254 and address = lower(address)
    and address ~ '^(?:[a-z0-9_''+-]+\.)*[a-z0-9_''+-]*[a-z0-9_+-]@(?:[a-z0-9][a-z0-9-]*\.)+[a-z]{2,}$'
$$;

-- Whoever writes a row computes its columns and is asked its checks.
revoke execute on function private.name_key(text), private.search_words(text), private.card_filter(text),
  private.inbox_key(text), private.inbox_words(text), private.is_file_name(text), private.is_name(text, int, int),
  private.is_email(text)
  from public, anon, authenticated, service_role;
grant execute on function private.name_key(text), private.is_file_name(text), private.is_name(text, int, int) to authenticated, service_role;
grant execute on function private.search_words(text) to service_role;
