-- A member of the firm can save the filter of a list under a name.

create table private.saved_filters (
  -- The browser creates the id, so that a filter that is sent twice is saved once.
  id uuid primary key,
  member uuid not null references private.staff (user_id) on delete cascade,
  page text not null check (page in ('clients', 'board')),
  name text not null check (private.is_name(name, 1, 60)),
  -- `key` must be unique and not `name`, because different names with the same private.name_key look the same.
  key text collate "C" not null,
  query text not null check (query ~ '^[A-Za-z0-9=&%.+*_-]+$' and length(query) <= 500),
  made_at timestamptz not null default now()
);
alter table private.saved_filters enable row level security;
revoke all on private.saved_filters from anon, authenticated, service_role;
comment on table private.saved_filters is 'Filters that each member saved, at most 20 per page. Read and written by functions alone.';
create unique index saved_filters_of_member on private.saved_filters (member, page, key);

create function public.saved_filters(page text) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
  me uuid := private.require_staff();
begin
  return (select coalesce(jsonb_agg(jsonb_build_object('id', f.id, 'name', f.name, 'query', f.query) order by f.key), '[]')
    from private.saved_filters f where f.member = me and f.page = saved_filters.page);
end $$;

-- Saves a new filter; a filter that exists already gets only the new name, not the new query.
create function public.save_filter(filter uuid, page text, called text, query text) returns void
language plpgsql volatile security definer set search_path = '' as $$
declare
  me uuid := private.require_staff();
  name_now text := btrim(called);
begin
  if filter is null or page is null or page not in ('clients', 'board') or private.is_name(name_now, 1, 60) is not true
    or query is null or query !~ '^[A-Za-z0-9=&%.+*_-]+$' or length(query) > 500 then
    raise exception 'invalid-input' using errcode = 'P0001';
  end if;
  perform pg_advisory_xact_lock(hashtextextended('saved-filters:' || me, 0));
  if exists (select from private.saved_filters f where f.id = filter and f.member <> me) then
    raise exception 'not-found' using errcode = 'P0001';
  end if;
  if exists (select from private.saved_filters f where f.member = me and f.page = save_filter.page
      and f.key = private.name_key(name_now) and f.id <> filter) then
    raise exception 'filter-exists' using errcode = 'P0001';
  end if;
  update private.saved_filters f set name = name_now, key = private.name_key(name_now) where f.id = filter;
  if found then
    return;
  end if;
  if (select count(*) from private.saved_filters f where f.member = me and f.page = save_filter.page) >= 20 then
    raise exception 'filter-limit' using errcode = 'P0001';
  end if;
  insert into private.saved_filters (id, member, page, name, key, query)
    values (filter, me, save_filter.page, name_now, private.name_key(name_now), save_filter.query);
end $$;

create function public.delete_filter(filter uuid) returns void
language plpgsql volatile security definer set search_path = '' as $$
declare
  me uuid := private.require_staff();
begin
  delete from private.saved_filters f where f.id = filter and f.member = me;
end $$;

revoke execute on function public.saved_filters(text), public.save_filter(uuid, text, text, text), public.delete_filter(uuid)
  from public, anon, authenticated, service_role;
grant execute on function public.saved_filters(text), public.save_filter(uuid, text, text, text), public.delete_filter(uuid) to authenticated;
