-- One rule for names, titles, subjects and every other text of one line that a person types (private.is_name), for every way in. Rows
-- that are there already are cleaned by the next step, and asked by the one after it.

set local lock_timeout = '5s';

-- The rule of every other text of one line that a person types: names, titles, subjects. No line breaks, control characters, marks
-- that turn or hide text, letters that are drawn as nothing, and spaces of other kinds; something of it can be seen. `oneLine` of the
-- site cleans a text by the same rule before it sends it.
create or replace function private.is_name(name text, shortest int, longest int) returns boolean
language sql immutable parallel safe set search_path = '' as $$
  select length(btrim(name)) between shortest and longest
    and name !~ '[\u0001-\u001F\u007F-\u00A0\u00AD\u034F\u061C\u115F\u1160\u1680\u17B4\u17B5\u180B-\u180F\u2000-\u200B\u200E\u200F\u2028-\u202F\u205F-\u206F\u2800\u3000\u3164\uFEFF\uFFA0\uFFF0-\uFFFB\U0001BCA0-\U0001BCA3\U0001D173-\U0001D17A\U000E0000-\U000E0FFF]'
    -- Joiners and variation selectors belong to emoji and to some scripts, and show nothing by themselves.
    and name ~ '[^ \u200C\u200D\uFE00-\uFE0F]'
$$;

revoke execute on function private.is_name(text, int, int) from public, anon, authenticated, service_role;
grant execute on function private.is_name(text, int, int) to authenticated, service_role;

alter table public.client_profiles drop constraint if exists client_profiles_name_check;
alter table public.client_profiles add constraint client_profiles_name_check check (private.is_name(name, 2, 100)) not valid;
alter table public.companies drop constraint if exists companies_name_check;
alter table public.companies add constraint companies_name_check check (private.is_name(name, 2, 150)) not valid;
alter table private.account_invitations drop constraint if exists account_invitations_name_check;
alter table private.account_invitations add constraint account_invitations_name_check check (private.is_name(name, 2, 100)) not valid;
alter table private.staff drop constraint if exists staff_name_check;
alter table private.staff add constraint staff_name_check check (private.is_name(name, 2, 80)) not valid;
alter table public.message_threads drop constraint if exists message_threads_subject_check;
alter table public.message_threads add constraint message_threads_subject_check check (private.is_name(subject, 1, 120)) not valid;
alter table private.saved_answers drop constraint if exists saved_answers_title_check;
alter table private.saved_answers add constraint saved_answers_title_check check (private.is_name(title, 1, 80)) not valid;
alter table public.appointments drop constraint if exists appointments_title_check;
alter table public.appointments add constraint appointments_title_check check (private.is_name(title, 1, 120)) not valid;
alter table private.closed_hours drop constraint if exists closed_hours_reason_check;
alter table private.closed_hours add constraint closed_hours_reason_check check (private.is_name(reason, 3, 120)) not valid;
alter table public.contact_messages drop constraint if exists contact_messages_name_check;
alter table public.contact_messages add constraint contact_messages_name_check check (private.is_name(name, 2, 100)) not valid;
alter table public.contact_messages drop constraint if exists contact_messages_phone_check;
alter table public.contact_messages add constraint contact_messages_phone_check check (private.is_name(phone, 1, 30)) not valid;
alter table private.tax_profiles drop constraint if exists tax_profiles_name_check;
alter table private.tax_profiles add constraint tax_profiles_name_check check (private.is_name(name, 2, 150)) not valid;
alter table public.obligations drop constraint if exists obligations_name_check;
alter table public.obligations add constraint obligations_name_check check (private.is_name(name, 3, 80)) not valid;
alter table public.obligations drop constraint if exists obligations_receipt_number_check;
alter table public.obligations add constraint obligations_receipt_number_check check (private.is_name(receipt_number, 1, 60)) not valid;
alter table private.obligation_steps drop constraint if exists obligation_steps_title_check;
alter table private.obligation_steps add constraint obligation_steps_title_check check (private.is_name(title, 2, 160)) not valid;
alter table private.due_date_rows drop constraint if exists due_date_rows_norm_check;
alter table private.due_date_rows add constraint due_date_rows_norm_check check (private.is_name(norm, 1, 300)) not valid;
alter table private.due_date_rows drop constraint if exists due_date_rows_source_check;
alter table private.due_date_rows add constraint due_date_rows_source_check check (private.is_name(source, 1, 300)) not valid;
alter table private.due_date_overrides drop constraint if exists due_date_overrides_norm_check;
alter table private.due_date_overrides add constraint due_date_overrides_norm_check check (private.is_name(norm, 1, 300)) not valid;
alter table private.due_date_overrides drop constraint if exists due_date_overrides_source_check;
alter table private.due_date_overrides add constraint due_date_overrides_source_check check (private.is_name(source, 1, 300)) not valid;
alter table private.non_business_days drop constraint if exists non_business_days_name_check;
alter table private.non_business_days add constraint non_business_days_name_check check (private.is_name(name, 2, 100)) not valid;
alter table private.non_business_days drop constraint if exists non_business_days_norm_check;
alter table private.non_business_days add constraint non_business_days_norm_check check (private.is_name(norm, 1, 300)) not valid;
alter table private.uvt_values drop constraint if exists uvt_values_norm_check;
alter table private.uvt_values add constraint uvt_values_norm_check check (private.is_name(norm, 1, 300)) not valid;
alter table private.usury_rates drop constraint if exists usury_rates_norm_check;
alter table private.usury_rates add constraint usury_rates_norm_check check (private.is_name(norm, 1, 300)) not valid;
alter table private.calendar_edits drop constraint if exists calendar_edits_norm_check;
alter table private.calendar_edits add constraint calendar_edits_norm_check check (private.is_name(norm, 1, 300)) not valid;
alter table private.calendar_edits drop constraint if exists calendar_edits_source_check;
alter table private.calendar_edits add constraint calendar_edits_source_check check (private.is_name(source, 1, 300)) not valid;
alter table private.client_imports drop constraint if exists client_imports_file_name_check;
alter table private.client_imports add constraint client_imports_file_name_check check (private.is_name(file_name, 1, 200)) not valid;
alter table private.request_series drop constraint if exists request_series_title_check;
alter table private.request_series add constraint request_series_title_check check (private.is_name(title, 3, 120)) not valid;
alter table public.document_requests drop constraint if exists document_requests_title_check;
alter table public.document_requests add constraint document_requests_title_check check (private.is_name(title, 3, 120)) not valid;
alter table public.document_request_items drop constraint if exists document_request_items_title_check;
alter table public.document_request_items add constraint document_request_items_title_check check (private.is_name(title, 2, 160)) not valid;
alter table private.work_templates drop constraint if exists work_templates_name_check;
alter table private.work_templates add constraint work_templates_name_check check (private.is_name(name, 3, 80)) not valid;
alter table private.request_templates drop constraint if exists request_templates_name_check;
alter table private.request_templates add constraint request_templates_name_check check (private.is_name(name, 3, 60)) not valid;
alter table private.request_templates drop constraint if exists request_templates_title_check;
alter table private.request_templates add constraint request_templates_title_check check (private.is_name(title, 3, 120)) not valid;
alter table private.saved_filters drop constraint if exists saved_filters_name_check;
alter table private.saved_filters add constraint saved_filters_name_check check (private.is_name(name, 1, 60)) not valid;
alter table public.documents drop constraint if exists documents_task_name;
alter table public.documents add constraint documents_task_name
  check (storage_path not like 'tasks/%' or private.is_name(name, 1, 200)) not valid;

-- Whether this is [{code, duties, sector?}], each municipality once. For the check of the table, which may hold no question.
create or replace function private.are_municipalities(list jsonb) returns boolean
language sql immutable set search_path = '' as $$
  select jsonb_typeof(list) = 'array' and jsonb_array_length(list) <= 50 and not exists (
      select from jsonb_array_elements(case jsonb_typeof(list) when 'array' then list else '[]' end) m
      where case when jsonb_typeof(m) <> 'object' or jsonb_typeof(m -> 'duties') is distinct from 'array' then true
        else coalesce(m ->> 'code', '') !~ '^[0-9]{5}$' or not private.is_name(coalesce(m ->> 'sector', 'x'), 1, 60)
          or jsonb_array_length(m -> 'duties') > 30
          or exists (select from jsonb_array_elements_text(m -> 'duties') d where d !~ '^[a-z]+(-[a-z]+)*$') end)
    and (select count(*) = count(distinct m ->> 'code') from jsonb_array_elements(case jsonb_typeof(list) when 'array' then list else '[]' end) m)
$$;

-- Keeps a template, new or as the caller saw it: `content` is {name, title, note, items}. Asked again about a new one that is there, it changes
-- nothing. Requests that were made of it stay as they are. Staff only.
create or replace function public.save_request_template(template uuid, content jsonb, seen int default null) returns void
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

-- Keeps a template, new or as the caller saw it: `content` is {name, cycle, monthAfter, dayKind, day, hours, reviewer, clientSees, steps}.
-- What nobody has begun follows it. Answers the new version; asked again about a new one that is there, it changes nothing. Administrators only.
create or replace function public.save_work_template(template uuid, content jsonb, seen int default null) returns int
language plpgsql volatile security definer set search_path = '' as $$
declare
  was private.work_templates;
  t private.work_templates;
  wanted text[] := array(select btrim(s) from jsonb_array_elements_text(content -> 'steps') s);
begin
  perform private.require_admin();
  if exists (select from unnest(wanted) s where private.is_name(s, 2, 160) is not true) or content ->> 'reviewer' is not null
      and not exists (select from private.staff s where s.user_id = (content ->> 'reviewer')::uuid) then
    raise exception 'invalid-input' using errcode = 'P0001';
  end if;
  select x.* into was from private.work_templates x where x.id = save_work_template.template for update;
  if was.id is not null and seen is null then
    return was.version;
  end if;
  if was.version is distinct from seen then
    raise exception 'conflict' using errcode = 'P0001';
  end if;
  insert into private.work_templates as x (id, name, cycle, month_after, day_kind, day, hours, reviewer, client_sees, steps, made_by)
    values (save_work_template.template, btrim(content ->> 'name'), content ->> 'cycle', (content ->> 'monthAfter')::int, content ->> 'dayKind',
      (content ->> 'day')::int, (content ->> 'hours')::numeric, (content ->> 'reviewer')::uuid, (content ->> 'clientSees')::boolean, wanted,
      (select auth.uid()))
    on conflict (id) do update set name = excluded.name, cycle = excluded.cycle, month_after = excluded.month_after,
      day_kind = excluded.day_kind, day = excluded.day, hours = excluded.hours, reviewer = excluded.reviewer,
      client_sees = excluded.client_sees, steps = excluded.steps, version = x.version + 1
    returning * into t;
  perform private.plan_work_again(t.id);
  perform private.note_staff('work.template', null, case when was.id is not null then jsonb_build_object('name', was.name) end,
    jsonb_build_object('name', t.name));
  return t.version;
exception when check_violation or not_null_violation or invalid_text_representation or numeric_value_out_of_range then
  raise exception 'invalid-input' using errcode = 'P0001';
end $$;

-- Keeps one, or names it anew: of one that is there the name alone changes. Staff only.
create or replace function public.save_filter(filter uuid, page text, called text, query text) returns void
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
