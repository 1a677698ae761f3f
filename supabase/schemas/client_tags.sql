-- Tags by which the firm groups its clients. Clients never see them.

create table private.client_tags (
  client uuid not null references public.accounts (id) on delete cascade,
  name text not null check (private.is_name(name, 1, 30)),
  -- The name in the form of private.name_key. Tags with the same key are the same tag.
  key text collate "C" not null,
  made_by uuid references auth.users (id) on delete set null,
  made_at timestamptz not null default now(),
  primary key (client, key)
);
alter table private.client_tags enable row level security;
revoke all on private.client_tags from anon, authenticated, service_role;
comment on table private.client_tags is 'Tags of clients: at most ten per client and 200 in all. Read and written by functions alone.';
create index client_tags_by_key on private.client_tags (key, client);
create index client_tags_made_by on private.client_tags (made_by) where made_by is not null;

-- Adds and removes tags of clients. Returns the clients that were refused, with an error code.
create function public.change_client_tags(clients uuid[], added text[], removed text[] default '{}') returns jsonb
language plpgsql volatile security definer set search_path = '' as $$
declare
  me uuid := private.require_staff();
  fresh text[] := array(select btrim(t) from unnest(added) t);
  gone text[] := array(select private.name_key(t) from unnest(removed) t);
  one uuid;
  before text[];
  after text[];
  refused jsonb := '[]';
begin
  if coalesce(cardinality(clients), 0) not between 1 and 100 or cardinality(fresh) > 10 or cardinality(gone) > 10
    or exists (select from unnest(fresh) t where private.is_name(t, 1, 30) is not true or btrim(private.name_key(t)) = '') then
    raise exception 'invalid-input' using errcode = 'P0001';
  end if;
  -- All calls that add a tag wait for each other here, so that the count below is right.
  perform pg_advisory_xact_lock(hashtextextended('client-tags', 0));
  if (select count(*) from (select key from private.client_tags union select private.name_key(t) from unnest(fresh) t) k) > 200 then
    raise exception 'tag-limit' using errcode = 'P0001';
  end if;
  for one in select distinct c from unnest(clients) c order by c loop
    begin
      perform private.require_client(one);
      before := private.tags_of(one);
      delete from private.client_tags t where t.client = one and t.key = any (gone);
      insert into private.client_tags (client, name, key, made_by)
        select one, coalesce((select x.name from private.client_tags x where x.key = k.key order by x.made_at limit 1), k.name), k.key, me
        from (select private.name_key(t) as key, min(t) as name from unnest(fresh) t group by 1) k
        on conflict (client, key) do nothing;
      after := private.tags_of(one);
      if cardinality(after) > 10 then
        raise exception 'client-tag-limit' using errcode = 'P0001';
      end if;
      if before <> after then
        perform private.note_staff('client.tagged', one, jsonb_build_object('tags', before), jsonb_build_object('tags', after));
      end if;
    exception when sqlstate 'P0001' then
      refused := refused || jsonb_build_object('client', one, 'code', sqlerrm);
    end;
  end loop;
  return refused;
end $$;

-- Returns the most frequent municipalities of clients and all tags, for the filters of the list of clients.
create function public.client_choices() returns jsonb
language plpgsql stable security definer set search_path = '' set jit = off as $$
declare
  mine uuid[];
begin
  perform private.require_staff();
  if not private.is_admin() then
    mine := array(select private.my_clients());
  end if;
  return jsonb_build_object(
    'municipalities', (select coalesce(jsonb_agg(f.code), '[]') from (
      select m ->> 'code' as code from private.profiles_today() t cross join jsonb_array_elements(t.municipalities) m
      where mine is null or t.account = any (mine)
      group by 1 order by count(*) desc, 1 limit 100) f),
    'tags', (select coalesce(jsonb_agg(jsonb_build_object('name', f.name, 'clients', f.clients) order by f.key), '[]') from (
      select t.key, min(t.name) as name, count(*) as clients from private.client_tags t
      where mine is null or t.client = any (mine) group by t.key) f));
end $$;

create function private.tags_of(client uuid) returns text[]
language sql stable security definer set search_path = '' as $$
  select array(select t.name from private.client_tags t where t.client = tags_of.client order by t.key)
$$;

revoke execute on function public.change_client_tags(uuid[], text[], text[]), public.client_choices(), private.tags_of(uuid)
  from public, anon, authenticated, service_role;
grant execute on function public.change_client_tags(uuid[], text[], text[]), public.client_choices() to authenticated;
