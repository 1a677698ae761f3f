-- Each change of a published table sends a notice with table, operation, time, key, and the new or deleted row.
create schema if not exists realtime;

-- Shortens a row to fit into a NOTIFY (8000 bytes): long texts are cut, and other long values become null.
-- The shortened row serves for filters and deletions; inserts and updates send the whole row, read by its key.
create or replace function realtime.fit(entry jsonb) returns jsonb
language sql immutable set search_path = '' as $$
  select case when octet_length(entry::text) < 7000 then entry else (
    select jsonb_object_agg(key, case when octet_length(value::text) < 200 then value
                                      when jsonb_typeof(value) = 'string' then to_jsonb(left(value #>> '{}', 60)) end)
    from jsonb_each(entry)) end
$$;

create or replace function realtime.notice_change() returns trigger
language plpgsql security definer set search_path = '' as $$
declare entry jsonb := case when tg_op = 'DELETE' then to_jsonb(old) else to_jsonb(new) end;
begin
  perform pg_notify('realtime_changes', jsonb_build_object(
    'schema', tg_table_schema, 'table', tg_table_name, 'type', tg_op, 'at', clock_timestamp(),
    'key', (select jsonb_object_agg(name, entry -> name) from unnest(tg_argv) as name),
    'row', realtime.fit(entry))::text);
  return null;
end $$;

do $$ declare published record; begin
  for published in
    select format('%I.%I', p.schemaname, p.tablename) as name,
           string_agg(quote_literal(a.attname), ', ' order by array_position(i.indkey::int2[], a.attnum)) as key
    from pg_publication_tables p
    join pg_index i on i.indrelid = format('%I.%I', p.schemaname, p.tablename)::regclass and i.indisprimary
    join pg_attribute a on a.attrelid = i.indrelid and a.attnum = any (i.indkey)
    where p.pubname = 'supabase_realtime'
    group by 1
  loop
    execute format('create or replace trigger realtime_change after insert or update or delete on %s
      for each row execute function realtime.notice_change(%s)', published.name, published.key);
  end loop;
end $$;
