-- Names of files have their rules here, for every way in. They are those of the site, which cleans a name before it sends it:
-- one line of at most 120 UTF-16 units, composed, without separators of paths, control characters, and marks that turn or hide text.

create or replace function private.is_file_name(name text) returns boolean
language sql immutable parallel safe set search_path = '' as $$
  select name <> '' and name = btrim(name)
    and length(name) + length(regexp_replace(name, '[^\U00010000-\U0010FFFF]', '', 'g')) <= 120
    and name !~ '[/\\\u0001-\u001F\u007F-\u00A0\u00AD\u061C\u1680\u180E\u2000-\u200B\u200E\u200F\u2028-\u202F\u205F-\u206F\u3000\uFEFF\U000E0000-\U000E007F]'
    and position('  ' in name) = 0
    and name is nfc normalized
    -- Nothing but an ending, or a space before it.
    and name !~* '(^| )\.[a-z0-9]{1,10}$'
$$;

-- The name that the site would have made of it.
create or replace function private.clean_file_name(name text) returns text
language plpgsql immutable set search_path = '' as $$
declare
  clean text := coalesce((
    select p.part from regexp_split_to_table(left(name, 20000), '[/\\]') with ordinality p (part, n)
    where p.part ~ '[^\s]' order by p.n desc limit 1), '');
  ending text;
  stem text;
  room int;
begin
  clean := normalize(clean, nfc);
  clean := regexp_replace(clean, '[\u00AD\u061C\u180E\u200B\u200E\u200F\u202A-\u202E\u2060-\u206F\uFEFF\U000E0000-\U000E007F]', '', 'g');
  clean := regexp_replace(clean, '[\u0009-\u000D\u0020\u00A0\u1680\u2000-\u200A\u2028\u2029\u202F\u205F\u3000]+', ' ', 'g');
  clean := regexp_replace(clean, '[\u0001-\u001F\u007F-\u009F]', '', 'g');
  clean := btrim(regexp_replace(clean, ' {2,}', ' ', 'g'));
  ending := coalesce(substring(clean from '\.[A-Za-z0-9]{1,10}$'), '');
  stem := btrim(left(clean, length(clean) - length(ending)));
  room := 120 - length(ending);
  if length(stem) + length(regexp_replace(stem, '[^\U00010000-\U0010FFFF]', '', 'g')) > room then
    -- Characters beyond the first plane count twice.
    stem := btrim(left(stem, case when stem ~ '[\U00010000-\U0010FFFF]' then room / 2 else room end));
  end if;
  return coalesce(nullif(stem, ''), 'archivo') || ending;
end $$;

-- A check is asked with the rights of whoever writes; a task is called as its owner likes.
revoke execute on function private.is_file_name(text), private.clean_file_name(text) from public, anon, authenticated, service_role;
grant execute on function private.is_file_name(text) to authenticated, service_role;

update public.documents d set name = private.clean_file_name(d.name)
  where d.storage_path not like 'tasks/%' and not private.is_file_name(d.name);
update public.uploads u set name = private.clean_file_name(u.name) where not private.is_file_name(u.name);
update public.invoices i set name = private.clean_file_name(i.name) where not private.is_file_name(i.name);
update public.archivos_subidos a set nombre_archivo = private.clean_file_name(a.nombre_archivo)
  where not private.is_file_name(a.nombre_archivo);
-- What is kept elsewhere is taken from there: what a deletion put aside, and what goes with a message.
update private.deleted_documents k set document = k.document || jsonb_build_object('name', private.clean_file_name(k.document ->> 'name'))
  where not private.is_file_name(k.document ->> 'name');
update public.messages m set files = (
    select jsonb_agg(f || jsonb_build_object('name', private.clean_file_name(f ->> 'name')) order by n)
    from jsonb_array_elements(m.files) with ordinality each (f, n))
  where m.files <> '[]' and exists (select from jsonb_array_elements(m.files) f where not private.is_file_name(f ->> 'name'));

alter table public.documents drop constraint if exists documents_file_name,
  add constraint documents_file_name check (storage_path like 'tasks/%' or private.is_file_name(name));
alter table public.uploads drop constraint if exists uploads_file_name,
  add constraint uploads_file_name check (private.is_file_name(name));
alter table public.invoices drop constraint if exists invoices_file_name,
  add constraint invoices_file_name check (private.is_file_name(name));
alter table public.archivos_subidos drop constraint if exists archivos_subidos_file_name,
  add constraint archivos_subidos_file_name check (private.is_file_name(nombre_archivo));
