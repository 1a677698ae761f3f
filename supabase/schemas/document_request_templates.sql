-- Templates of document requests that the firm wrote, in addition to those of the site.

create table private.request_templates (
  id uuid primary key,
  name text not null check (private.is_name(name, 3, 60)),
  -- Each of the `items` is {title, help, required, allowsNone, answerWith}, as in public.document_request_items.
  title text not null check (private.is_name(title, 3, 120)),
  note text not null default '' check (length(note) <= 1000),
  items jsonb not null check (jsonb_typeof(items) = 'array' and jsonb_array_length(items) between 1 and 40),
  -- Counts the changes of the template, so that nobody overwrites a change that they have not seen.
  version int not null default 1,
  archived_at timestamptz,
  changed_by uuid references auth.users (id) on delete set null,
  changed_at timestamptz not null default now()
);
alter table private.request_templates enable row level security;
revoke all on private.request_templates from anon, authenticated, service_role;
comment on table private.request_templates is 'What the firm asks for again and again. Read and written by functions alone.';
create index request_templates_changed_by on private.request_templates (changed_by) where changed_by is not null;

create function public.request_templates() returns jsonb
language plpgsql stable security definer set search_path = '' as $$
begin
  perform private.require_staff();
  return (select coalesce(jsonb_agg(jsonb_build_object('id', t.id, 'name', t.name, 'title', t.title, 'note', t.note, 'items', t.items,
      'version', t.version, 'archived', t.archived_at is not null) order by t.archived_at is not null, lower(t.name), t.id), '[]')
    from private.request_templates t);
end $$;

-- Adds or changes a template of document requests; `seen` is the version that the member saw.
create function public.save_request_template(template uuid, content jsonb, seen int default null) returns void
language plpgsql volatile security definer set search_path = '' as $$
declare
  was private.request_templates;
begin
  perform private.require_staff();
  if not exists (select from jsonb_array_elements(content -> 'items') i where (i ->> 'required')::boolean)
    or exists (select from jsonb_array_elements(content -> 'items') i where private.is_name(i ->> 'title', 2, 160) is not true
      or length(i ->> 'help') > 500 or i ->> 'answerWith' not in ('file', 'text', 'appointment')
      or num_nulls(i ->> 'title', i ->> 'help', i ->> 'required', i ->> 'allowsNone', i ->> 'answerWith') > 0) then
    raise exception 'invalid-input' using errcode = 'P0001';
  end if;
  select x.* into was from private.request_templates x where x.id = save_request_template.template for update;
  if was.id is not null and seen is null then
    return;
  end if;
  if was.version is distinct from seen then
    raise exception 'conflict' using errcode = 'P0001';
  end if;
  insert into private.request_templates as x (id, name, title, note, items, changed_by)
    values (save_request_template.template, btrim(content ->> 'name'), btrim(content ->> 'title'), coalesce(btrim(content ->> 'note'), ''),
      content -> 'items', (select auth.uid()))
    on conflict (id) do update set name = excluded.name, title = excluded.title, note = excluded.note, items = excluded.items,
      changed_by = excluded.changed_by, changed_at = clock_timestamp(), version = x.version + 1;
  perform private.note_staff('request.template', null, case when was.id is not null then jsonb_build_object('name', was.name) end,
    jsonb_build_object('name', btrim(content ->> 'name')));
exception when check_violation or not_null_violation or invalid_text_representation then
  raise exception 'invalid-input' using errcode = 'P0001';
end $$;

create function public.archive_request_template(template uuid, archive boolean) returns void
language plpgsql volatile security definer set search_path = '' as $$
declare
  t private.request_templates;
begin
  perform private.require_staff();
  select x.* into t from private.request_templates x where x.id = archive_request_template.template for update;
  if t.id is null then
    raise exception 'not-found' using errcode = 'P0001';
  end if;
  if archive is null then
    raise exception 'invalid-input' using errcode = 'P0001';
  end if;
  if (t.archived_at is not null) = archive then
    return;
  end if;
  update private.request_templates x set archived_at = case when archive then clock_timestamp() end, version = x.version + 1,
    changed_by = (select auth.uid()), changed_at = clock_timestamp() where x.id = t.id;
  perform private.note_staff(case when archive then 'request.template-archived' else 'request.template' end, null, null,
    jsonb_build_object('name', t.name));
end $$;

revoke execute on function public.request_templates(), public.save_request_template(uuid, jsonb, int), public.archive_request_template(uuid, boolean)
  from public, anon, authenticated, service_role;
grant execute on function public.request_templates(), public.save_request_template(uuid, jsonb, int), public.archive_request_template(uuid, boolean)
  to authenticated;
