-- Templates create the obligations of repeated work besides taxes, such as the monthly close or payroll.

create table private.work_templates (
  id uuid primary key,
  name text not null check (private.is_name(name, 3, 80)),
  cycle text not null check (cycle in ('month', 'bimester', 'quarter', 'four-months', 'semester', 'year')),
  -- The number of months from the end of the period to the month of the due day.
  month_after int not null check (month_after between 0 and 6),
  -- `day_kind` says whether `day` counts business or calendar days; a month with fewer days uses its last day.
  day_kind text not null check (day_kind in ('business', 'calendar')),
  day int not null,
  hours numeric(5, 2) check (hours between 0 and 500),
  reviewer uuid references auth.users (id) on delete set null,
  client_sees boolean not null default false,
  steps text[] not null default '{}' check (cardinality(steps) <= 30),
  -- The version grows with every change, so that nobody overwrites a change that they have not seen.
  version int not null default 1,
  archived_at timestamptz,
  made_by uuid references auth.users (id) on delete set null,
  made_at timestamptz not null default now(),
  constraint work_templates_day check (day between 1 and case day_kind when 'business' then 20 else 31 end)
);
create index work_templates_reviewer on private.work_templates (reviewer) where reviewer is not null;
create index work_templates_made_by on private.work_templates (made_by) where made_by is not null;

create table private.client_work (
  template uuid not null references private.work_templates (id) on delete cascade,
  client uuid not null references public.accounts (id) on delete cascade,
  -- Obligations due before this day are not created.
  since date not null default (now() at time zone 'America/Bogota')::date,
  paused_at timestamptz,
  ended_at timestamptz,
  -- The day on which the obligations were last computed; null after a change of template, client access or holidays.
  -- `stamp` grows whenever `planned_on` becomes null, so that make_work drops the result of an older computation.
  planned_on date,
  stamp int not null default 1,
  made_by uuid references auth.users (id) on delete set null,
  made_at timestamptz not null default now(),
  primary key (template, client)
);
create index client_work_of_client on private.client_work (client);
create index client_work_made_by on private.client_work (made_by) where made_by is not null;
create index client_work_next on private.client_work (coalesce(planned_on, '-infinity'::date), template, client);
alter table private.work_templates enable row level security;
revoke all on private.work_templates from anon, authenticated, service_role;
alter table private.client_work enable row level security;
revoke all on private.client_work from anon, authenticated, service_role;
comment on table private.work_templates is 'Recurring work for clients, with its steps. Read and written by functions alone.';
comment on table private.client_work is 'Which client has which template, and up to which day its obligations exist. Read and written by functions alone.';

-- Makes the server compute the work of a template or a client again; null selects all templates or all clients.
-- Every caller locks the rows in the same order, so that two callers cannot deadlock.
create function private.plan_work_again(of_template uuid default null, of_client uuid default null) returns void
language sql volatile security definer set search_path = '' as $$
  update private.client_work w set planned_on = null, stamp = w.stamp + 1
    from (select x.template, x.client from private.client_work x
      where (of_template is null or x.template = of_template) and (of_client is null or x.client = of_client)
      order by x.template, x.client for update) m
    where w.template = m.template and w.client = m.client
$$;
create function private.work_follows() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if tg_table_name = 'user_approval_status' then
    perform private.plan_work_again(null, new.user_id);
  else
    perform private.plan_work_again();
  end if;
  return null;
end $$;
create trigger work_follows after update of status on public.user_approval_status
  for each row when (old.status <> new.status) execute function private.work_follows();
create trigger work_follows after insert or update or delete on private.non_business_days
  for each statement execute function private.work_follows();

-- Returns the kinds of obligations by which the board can filter, without single obligations that members added.
-- The query jumps from kind to kind in an index, because reading all obligations would be slow.
create function private.work_kinds() returns jsonb
language sql stable security definer set search_path = '' as $$
  with recursive used (kind) as (
    select min(o.obligation) from public.obligations o where o.obligation not like 'own:%'
    union all
    select (select min(o.obligation) from public.obligations o where o.obligation > u.kind and o.obligation not like 'own:%')
    from used u where u.kind is not null)
  select coalesce(jsonb_agg(jsonb_build_object('id', u.kind, 'name', t.name) order by u.kind), '[]')
  from used u left join private.work_templates t on u.kind = 'work:' || t.id
  where u.kind is not null and (u.kind not like 'work:%' or t.id is not null)
$$;

create function private.template_facts(t private.work_templates) returns jsonb
language sql stable security definer set search_path = '' as $$
  select jsonb_build_object('id', t.id, 'name', t.name, 'cycle', t.cycle, 'monthAfter', t.month_after, 'dayKind', t.day_kind, 'day', t.day,
    'hours', t.hours, 'reviewer', t.reviewer, 'clientSees', t.client_sees, 'steps', to_jsonb(t.steps), 'version', t.version,
    'archived', t.archived_at is not null)
$$;

-- Returns the templates by name, archived ones last, each with the number of the caller's clients who have it.
create function public.work_templates() returns jsonb
language plpgsql stable security definer set search_path = '' as $$
begin
  perform private.require_staff();
  return jsonb_build_object('members', private.work_members(), 'templates', (
    select coalesce(jsonb_agg(private.template_facts(t) || jsonb_build_object('clients', (select count(*) from private.client_work w
        where w.template = t.id and w.ended_at is null and private.sees_client(w.client)))
      order by t.archived_at is not null, lower(t.name), t.id), '[]') from private.work_templates t));
end $$;

-- Returns a template with the caller's clients who have it, and how many unfinished obligations each has (`open`).
create function public.work_template(template uuid) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
  t private.work_templates;
begin
  perform private.require_staff();
  select x.* into t from private.work_templates x where x.id = work_template.template;
  if t.id is null then
    raise exception 'not-found' using errcode = 'P0001';
  end if;
  return jsonb_build_object('template', private.template_facts(t), 'members', private.work_members(), 'clients', (
    select coalesce(jsonb_agg(jsonb_build_object('client', w.client, 'title', k.title, 'since', w.since,
        'state', case when w.ended_at is not null then 'ended' when w.paused_at is not null then 'paused' else 'active' end,
        'open', (select count(*) from public.obligations o where o.user_id = w.client and o.obligation = 'work:' || t.id
          and o.state not in ('filed', 'paid', 'not-applicable'))) order by k.title_key, w.client), '[]')
    from private.client_work w join private.client_cards k on k.client = w.client
    where w.template = t.id and private.sees_client(w.client)));
end $$;

-- Saves a template and returns its new version; fails if an existing template no longer has the version `seen`.
-- A change of a template also applies to its obligations that nobody has begun.
create function public.save_work_template(template uuid, content jsonb, seen int default null) returns int
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

-- Archives or restores a template; for an archived one, make_work deletes the untouched obligations from today on.
create function public.archive_work_template(template uuid, archive boolean) returns void
language plpgsql volatile security definer set search_path = '' as $$
declare
  t private.work_templates;
begin
  perform private.require_admin();
  select x.* into t from private.work_templates x where x.id = archive_work_template.template for update;
  if t.id is null then
    raise exception 'not-found' using errcode = 'P0001';
  end if;
  if archive is null then
    raise exception 'invalid-input' using errcode = 'P0001';
  end if;
  if (t.archived_at is not null) = archive then
    return;
  end if;
  update private.work_templates x set archived_at = case when archive then clock_timestamp() end, version = x.version + 1 where x.id = t.id;
  perform private.plan_work_again(t.id);
  perform private.note_staff(case when archive then 'work.archived' else 'work.template' end, null, null, jsonb_build_object('name', t.name));
end $$;

-- Gives a template to up to 200 of the caller's clients from today on; paused or ended work starts again.
-- Returns the clients for whom the template was refused, each with an error code.
create function public.apply_work_template(template uuid, clients uuid[]) returns jsonb
language plpgsql volatile security definer set search_path = '' as $$
declare
  t private.work_templates;
  one uuid;
  given uuid;
  refused jsonb := '[]';
begin
  perform private.require_staff();
  select x.* into t from private.work_templates x where x.id = apply_work_template.template and x.archived_at is null for share;
  if t.id is null then
    raise exception 'not-found' using errcode = 'P0001';
  end if;
  if coalesce(cardinality(clients), 0) not between 1 and 200 then
    raise exception 'invalid-input' using errcode = 'P0001';
  end if;
  for one in select distinct c from unnest(clients) c order by c loop
    begin
      perform private.require_client(one);
      if not exists (select from public.user_approval_status s where s.user_id = one and s.status = 'approved') then
        raise exception 'not-found' using errcode = 'P0001';
      end if;
      given := null;
      insert into private.client_work as w (template, client, made_by) values (t.id, one, (select auth.uid()))
        on conflict on constraint client_work_pkey do update set since = excluded.since, paused_at = null, ended_at = null, planned_on = null,
          stamp = w.stamp + 1, made_by = excluded.made_by
        where w.paused_at is not null or w.ended_at is not null returning w.client into given;
      if given is not null then
        perform private.note_staff('work.given', one, null, jsonb_build_object('name', t.name));
      end if;
    exception when sqlstate 'P0001' then
      refused := refused || jsonb_build_object('client', one, 'code', sqlerrm);
    end;
  end loop;
  return refused;
end $$;

-- Pauses, ends or resumes the work that a client has from a template.
-- For paused or ended work, make_work deletes the untouched obligations from today on.
-- For resumed work, make_work creates the obligations that are due from today on.
create function public.change_client_work(template uuid, client uuid, change text) returns void
language plpgsql volatile security definer set search_path = '' as $$
declare
  w private.client_work;
begin
  perform private.require_client(client);
  select x.* into w from private.client_work x
    where x.template = change_client_work.template and x.client = change_client_work.client for update;
  if w.template is null then
    raise exception 'not-found' using errcode = 'P0001';
  end if;
  if change is null or change not in ('pause', 'resume', 'end') or change = 'resume' and w.ended_at is not null then
    raise exception 'invalid-input' using errcode = 'P0001';
  end if;
  if (case change when 'pause' then w.paused_at is not null or w.ended_at is not null when 'end' then w.ended_at is not null else w.paused_at is null end) then
    return;
  end if;
  update private.client_work x set planned_on = null, stamp = x.stamp + 1,
      since = case when change = 'resume' then (now() at time zone 'America/Bogota')::date else x.since end,
      paused_at = case change when 'pause' then clock_timestamp() when 'resume' then null else x.paused_at end,
      ended_at = case change when 'end' then clock_timestamp() else x.ended_at end
    where x.template = w.template and x.client = w.client;
  perform private.note_staff('work.' || case change when 'pause' then 'paused' when 'resume' then 'resumed' else 'ended' end, w.client, null,
    (select jsonb_build_object('name', t.name) from private.work_templates t where t.id = w.template));
end $$;

-- Returns each client's templates whose obligations were not computed today.
-- In the result, `stamp` lets make_work notice a change that was made during the computation.
-- `cycle` is null if the work may have no obligations: it is paused, ended or archived, or the client has no access.
create function public.work_to_plan(today date, most int default 200) returns jsonb
language sql stable security definer set search_path = '' as $$
  select coalesce(jsonb_agg(jsonb_build_object('template', w.template, 'client', w.client, 'stamp', w.stamp, 'since', w.since,
    'cycle', case when w.paused_at is null and w.ended_at is null and t.archived_at is null
      and exists (select from public.user_approval_status s where s.user_id = w.client and s.status = 'approved') then t.cycle end,
    'monthAfter', t.month_after, 'dayKind', t.day_kind, 'day', t.day)), '[]')
  from (select x.* from private.client_work x where coalesce(x.planned_on, '-infinity'::date) < today
    order by coalesce(x.planned_on, '-infinity'::date), x.template, x.client limit most) w
  join private.work_templates t on t.id = w.template
$$;

-- Stores the computed obligations of templates, and returns the number of changes.
-- New obligations are added, and obligations that nobody has begun are updated.
-- Obligations from today on that nobody has begun are deleted if the computed `rows` no longer contain them.
-- A client's work is skipped if its `stamp` has changed since the computation began.
create function public.make_work(today date, made jsonb) returns int
language plpgsql volatile security definer set search_path = '' as $$
declare
  w record;
  r record;
  o public.obligations;
  kept uuid[];
  changed int := 0;
  before int;
begin
  for w in select x.client, x.since, x.template, t.name, t.client_sees, t.steps, t.hours, m.rows,
        case when t.reviewer is not null and private.works_for(t.reviewer, x.client) then t.reviewer end as reviewer
      from jsonb_to_recordset(made) m (template uuid, client uuid, stamp int, rows jsonb)
      join private.client_work x on x.template = m.template and x.client = m.client and x.stamp = m.stamp
      join private.work_templates t on t.id = x.template
      where coalesce(x.planned_on, '-infinity'::date) < today
      order by x.template, x.client for update of x loop
    before := changed;
    kept := '{}';
    for r in select * from jsonb_to_recordset(w.rows) d (period text, due date, act_by date) where due >= w.since order by due loop
      select x.* into o from public.obligations x
        where x.user_id = w.client and x.obligation = 'work:' || w.template and x.municipality = '' and x.period = r.period for update;
      if o.id is null then
        -- No obligation is added for a past due day, because an earlier version of the template may cover that day.
        continue when r.due < today;
        insert into public.obligations (user_id, obligation, name, client_sees, period, listed, due, act_by)
          values (w.client, 'work:' || w.template, w.name, w.client_sees, r.period, r.due, r.due, r.act_by) returning * into o;
        insert into private.obligation_work (obligation, hours, reviewer) values (o.id, w.hours, w.reviewer);
        insert into private.obligation_steps (obligation, place, title) select o.id, s.place, s.title from unnest(w.steps) with ordinality s (title, place);
        changed := changed + 1;
      elsif private.is_not_begun(o) and (
          (o.name, o.client_sees) is distinct from (w.name, w.client_sees) or r.due >= today and (o.due, o.act_by) is distinct from (r.due, r.act_by)
          or array(select s.title from private.obligation_steps s where s.obligation = o.id order by s.place) is distinct from w.steps
          or private.is_untouched(o) and exists (select from private.obligation_work p where p.obligation = o.id
            and (p.hours, p.reviewer) is distinct from (w.hours, w.reviewer))) then
        if private.is_untouched(o) then
          update private.obligation_work p set hours = w.hours, reviewer = w.reviewer where p.obligation = o.id;
        end if;
        if r.due >= today and o.due <> r.due then
          insert into private.obligation_history (obligation, before, after)
            values (o.id, jsonb_build_object('due', o.due), jsonb_build_object('due', r.due));
        end if;
        update public.obligations x set name = w.name, client_sees = w.client_sees, version = x.version + 1, changed_at = now(),
            (listed, due, act_by) = (select d.due, d.due, d.act_by from (select case when r.due >= today then r.due else x.due end as due,
              case when r.due >= today then r.act_by else x.act_by end as act_by) d)
          where x.id = o.id;
        delete from private.obligation_steps s where s.obligation = o.id;
        insert into private.obligation_steps (obligation, place, title) select o.id, s.place, s.title from unnest(w.steps) with ordinality s (title, place);
        changed := changed + 1;
      end if;
      kept := kept || o.id;
    end loop;
    for o in select x.* from public.obligations x where x.user_id = w.client and x.obligation = 'work:' || w.template and x.listed >= today
        and x.id <> all (kept) order by x.id for update loop
      continue when not private.is_untouched(o);
      delete from public.obligations x where x.id = o.id;
      changed := changed + 1;
    end loop;
    update private.client_work x set planned_on = today where x.template = w.template and x.client = w.client;
    if changed > before then
      insert into public.calendar_changes as x (user_id, at) values (w.client, clock_timestamp()) on conflict (user_id) do update set at = excluded.at;
    end if;
  end loop;
  return changed;
end $$;

-- True while nobody has begun the obligation, so that a change of its template still applies to it.
create function private.is_not_begun(o public.obligations) returns boolean
language sql stable security definer set search_path = '' as $$
  select o.state = 'not-started' and o.message is null
    and not exists (select from private.obligation_steps s where s.obligation = o.id and s.done_at is not null)
$$;
-- True while nobody has begun or planned the obligation or asked for its documents, so that it can be deleted.
create function private.is_untouched(o public.obligations) returns boolean
language sql stable security definer set search_path = '' as $$
  select private.is_not_begun(o) and not exists (select from private.obligation_history h where h.obligation = o.id and h.actor is not null)
    and not exists (select from public.document_requests r where r.obligation = o.id)
$$;

-- Ticks or unticks a step without a version check, so that two members can tick different steps at the same time.
create function public.tick_step(obligation uuid, place int, done boolean) returns void
language plpgsql volatile security definer set search_path = '' as $$
declare
  o public.obligations;
  s private.obligation_steps;
begin
  perform private.require_staff();
  select x.* into o from public.obligations x where x.id = tick_step.obligation for update;
  if o.id is null or not private.sees_client(o.user_id) then
    raise exception 'not-found' using errcode = 'P0001';
  end if;
  select x.* into s from private.obligation_steps x where x.obligation = o.id and x.place = tick_step.place;
  if s.obligation is null then
    raise exception 'not-found' using errcode = 'P0001';
  end if;
  if done is null then
    raise exception 'invalid-input' using errcode = 'P0001';
  end if;
  if (s.done_at is not null) = done then
    return;
  end if;
  update private.obligation_steps x set done_at = case when done then clock_timestamp() end, done_by = case when done then (select auth.uid()) end
    where x.obligation = o.id and x.place = tick_step.place;
  insert into private.obligation_history (obligation, actor, before, after) values (o.id, (select auth.uid()),
    jsonb_build_object(case when done then 'open_step' else 'done_step' end, s.title), jsonb_build_object(case when done then 'done_step' else 'open_step' end, s.title));
  perform private.note_staff(case when done then 'obligation.step-done' else 'obligation.step-opened' end, o.user_id, null,
    jsonb_build_object('obligation', coalesce(o.name, o.obligation), 'period', o.period, 'step', s.title));
  insert into public.calendar_changes as x (user_id, at) values (o.user_id, clock_timestamp()) on conflict (user_id) do update set at = excluded.at;
end $$;

-- Adds a single obligation that neither a template nor the calendar creates.
create function public.add_obligation(obligation uuid, client uuid, content jsonb) returns void
language plpgsql volatile security definer set search_path = '' as $$
declare
  o public.obligations;
  who uuid := (content ->> 'responsible')::uuid;
  day date := (content ->> 'due')::date;
begin
  perform private.require_client(client);
  if not exists (select from public.user_approval_status s where s.user_id = client and s.status = 'approved') then
    raise exception 'not-found' using errcode = 'P0001';
  end if;
  if who is not null and not private.works_for(who, client) then
    raise exception 'not-their-client' using errcode = 'P0001';
  end if;
  insert into public.obligations (id, user_id, obligation, name, client_sees, period, listed, due, act_by)
    values (add_obligation.obligation, client, 'own:' || add_obligation.obligation, btrim(content ->> 'name'), (content ->> 'clientSees')::boolean,
      to_char(day, 'YYYY-MM'), day, day, (content ->> 'actBy')::date)
    on conflict (id) do nothing returning * into o;
  if o.id is null then
    return;
  end if;
  insert into private.obligation_work (obligation, responsible) values (o.id, who);
  insert into private.obligation_history (obligation, actor, before, after)
    values (o.id, (select auth.uid()), '{}', jsonb_build_object('due', day, 'responsible', who));
  perform private.note_staff('obligation.added', client, null, jsonb_build_object('obligation', o.name, 'due', day));
  insert into public.calendar_changes as x (user_id, at) values (client, clock_timestamp()) on conflict (user_id) do update set at = excluded.at;
exception when check_violation or not_null_violation then
  raise exception 'invalid-input' using errcode = 'P0001';
end $$;

revoke execute on function private.plan_work_again(uuid, uuid), private.work_follows(), private.work_kinds(), private.template_facts(private.work_templates),
  private.is_not_begun(public.obligations), private.is_untouched(public.obligations), public.work_templates(), public.work_template(uuid),
  public.save_work_template(uuid, jsonb, int), public.archive_work_template(uuid, boolean), public.apply_work_template(uuid, uuid[]),
  public.change_client_work(uuid, uuid, text), public.work_to_plan(date, int), public.make_work(date, jsonb), public.tick_step(uuid, int, boolean),
  public.add_obligation(uuid, uuid, jsonb) from public, anon, authenticated, service_role;
grant execute on function public.work_templates(), public.work_template(uuid), public.save_work_template(uuid, jsonb, int),
  public.archive_work_template(uuid, boolean), public.apply_work_template(uuid, uuid[]), public.change_client_work(uuid, uuid, text),
  public.tick_step(uuid, int, boolean), public.add_obligation(uuid, uuid, jsonb) to authenticated;
grant execute on function public.work_to_plan(date, int), public.make_work(date, jsonb) to service_role;
