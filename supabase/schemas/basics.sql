-- The schemas, the extensions, and rules that apply to all files of this folder.
-- Each table is first closed to everybody and then opened by explicit grants and policies.
-- Each file first revokes all rights to its functions, and then grants the rights that are needed.
-- Queries with optional filters set `plan_cache_mode = force_custom_plan`, because a plan for all filters is slow.
-- Query texts are built with `format` where the sort order, the filters or the number of search words vary.
-- Functions that return lists set `enable_seqscan = off`, because the planner expects too many matches of a search.
-- Functions that return lists set `jit = off`, because compiling a plan takes longer than reading one page.

create schema private;
revoke all on schema private from public;
grant usage on schema private to authenticated, service_role;

create extension pg_trgm with schema extensions;
create extension btree_gin with schema extensions;
create extension btree_gist with schema extensions;

-- Returns a text for comparison, without accents, capitals and punctuation, and with one space before each word.
-- The result needs no escaping in a LIKE pattern, because it contains no wildcards.
-- The function sets no search_path, because PostgreSQL can then inline it.
create function private.name_key(words text) returns text
language sql immutable parallel safe as $$
  select ' ' || pg_catalog.btrim(pg_catalog.lower(pg_catalog.regexp_replace(
    pg_catalog.regexp_replace(normalize(words, NFKD), U&'[\0300-\036f]', '', 'g'),
    U&'[\0001-\002f\003a-\0040\005b-\0060\007b-\00bf\2000-\206f]+', ' ', 'g')))
$$;

-- Like name_key, but without points and hyphens inside a number (901.207.354-0), so that a NIT is always found.
create function private.search_words(words text) returns text
language sql immutable parallel safe set search_path = '' as $$
  select private.name_key(regexp_replace(words, '(\d)[.-](?=\d)', '\1', 'g'))
$$;

-- Returns LIKE patterns for the words of a search; null if there is no word.
-- Words of one or two characters match only the beginning of a word; longer ones match anywhere.
create function private.word_patterns(words text) returns text[]
language sql immutable parallel safe set search_path = '' as $$
  select array_agg(case when length(w) < 3 then '% ' else '%' end || w || '%')
  from (select w from regexp_split_to_table(btrim(words), ' +') w where w <> '' limit 8) s
$$;

-- Returns an SQL condition that is true if `key` matches all patterns; null if there is no pattern.
create function private.pattern_filter(key text, patterns text[]) returns text
language sql stable set search_path = '' as $$
  select string_agg(format('%s like %L', key, p), ' and ') from unnest(patterns) p
$$;

-- Returns an SQL condition for a search in private.client_cards, whose alias must be `k`.
create function private.card_filter(search text) returns text
language sql stable set search_path = '' as $$
  select coalesce(' and ' || private.pattern_filter('k.words', private.word_patterns(private.search_words(left(search, 100)))), '')
$$;

-- Like name_key, but without points inside a number, so that a search for 1500000 also finds 1.500.000.
create function private.inbox_key(words text) returns text
language sql immutable parallel safe set search_path = '' as $$
  select private.name_key(regexp_replace(words, '(\d)\.(?=\d{3})', '\1', 'g'))
$$;

-- True for a file name of at most 120 UTF-16 units in the Unicode form NFC, without characters that hide text.
create function private.is_file_name(name text) returns boolean
language sql immutable parallel safe set search_path = '' as $$
  select name <> '' and name = btrim(name)
    and length(name) + length(regexp_replace(name, '[^\U00010000-\U0010FFFF]', '', 'g')) <= 120
    and name !~ '[/\\\u0001-\u001F\u007F-\u00A0\u00AD\u061C\u115F\u1160\u1680\u17B4\u17B5\u180E\u2000-\u200B\u200E\u200F\u2028-\u202F\u205F-\u206F\u2800\u3000\u3164\uFEFF\uFFA0\U000E0000-\U000E007F]'
    and position('  ' in name) = 0
    and name is nfc normalized
    and name !~ '^\.'
    -- The name must not consist only of a file extension.
    and name !~* '(^| )\.[a-z0-9]{1,10}$'
$$;

-- True for a name, title or subject that has a visible character and no characters that hide text.
-- Before it sends a name, the site removes the characters that hide text, in the function `oneLine`.
create function private.is_name(name text, shortest int, longest int) returns boolean
language sql immutable parallel safe set search_path = '' as $$
  select length(btrim(name)) between shortest and longest
    and name !~ '[\u0001-\u001F\u007F-\u00A0\u00AD\u034F\u061C\u115F\u1160\u1680\u17B4\u17B5\u180B-\u180F\u2000-\u200B\u200E\u200F\u2028-\u202F\u205F-\u206F\u2800\u3000\u3164\uFEFF\uFFA0\uFFF0-\uFFFB\U0001BCA0-\U0001BCA3\U0001D173-\U0001D17A\U000E0000-\U000E0FFF]'
    -- Joiners and variation selectors are part of emoji and some scripts but invisible alone, so another character is required.
    and name ~ '[^ \u200C\u200D\uFE00-\uFE0F]'
$$;

-- True for an address in lower case that `emailPattern` of the site accepts.
create function private.is_email(address text) returns boolean
language sql immutable parallel safe set search_path = '' as $$
  select length(address) <= 254 and address = lower(address)
    and address ~ '^(?:[a-z0-9_''+-]+\.)*[a-z0-9_''+-]*[a-z0-9_+-]@(?:[a-z0-9][a-z0-9-]*\.)+[a-z]{2,}$'
$$;

revoke execute on function private.name_key(text), private.search_words(text), private.word_patterns(text),
  private.pattern_filter(text, text[]), private.card_filter(text), private.inbox_key(text), private.is_file_name(text),
  private.is_name(text, int, int), private.is_email(text)
  from public, anon, authenticated, service_role;
-- These grants are needed because generated columns and checks call the functions as the role that writes the row.
grant execute on function private.name_key(text), private.is_file_name(text), private.is_name(text, int, int) to authenticated, service_role;
grant execute on function private.search_words(text) to service_role;
