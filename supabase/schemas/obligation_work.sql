-- The client's calendar of obligations, and what members do with a client's obligations.

-- `document` is always null and exists only because pages of an older version still read it during a deployment.
create function private.obligation_facts(o public.obligations) returns jsonb
language sql stable set search_path = '' as $$
  select jsonb_build_object('id', o.id, 'obligation', o.obligation, 'name', o.name, 'municipality', nullif(o.municipality, ''), 'period', o.period,
    'listed', o.listed, 'due', o.due, 'actBy', o.act_by, 'dateState', o.date_state, 'norm', o.norm, 'source', o.source,
    'missing', o.missing, 'state', o.state, 'applies', o.applies, 'message', o.message, 'receipt', o.receipt_number,
    'document', null, 'filedOn', o.filed_on, 'paidOn', o.paid_on)
$$;

-- Returns an obligation's receipts, the filed return first.
-- `for_client` leaves out receipts that the client may not see; `figures` adds each receipt's number, date and value.
create function private.receipts_of(obligation uuid, for_client boolean, figures boolean) returns jsonb
language sql stable set search_path = '' as $$
  select coalesce(jsonb_agg(jsonb_build_object('document', d.id, 'name', d.name, 'kind', r.kind, 'clientSees', d.client_sees,
      'number', case when figures then r.number end, 'date', case when figures then r.dated end, 'value', case when figures then r.value end)
    order by r.kind desc, r.made_at, d.id), '[]')
  from public.obligation_receipts r join public.documents d on d.id = r.document
  where r.obligation = receipts_of.obligation and (d.client_sees or not for_client)
$$;

-- In the result, `rows` has the obligations since last month, those of `wanted_year`, and all overdue ones.
-- Amounts are null for a caller whose role may not see figures.
-- In the result, `planned` is true once the server has computed the account's calendar.
-- `notices` says whether the caller wants mails about due dates; null if another person gets the account's mails.
create function public.my_calendar(wanted_year int default null) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
  me uuid := private.require_account('reader');
  figures boolean := private.role_rank((private.named_account()).role) >= private.role_rank('accountant');
  today date := (now() at time zone 'America/Bogota')::date;
  since date := (date_trunc('month', today) - interval '1 month')::date;
  year_from date := make_date(least(greatest(coalesce(wanted_year, extract(year from today)::int), 2000), 2100), 1, 1);
  year_until date := (year_from + interval '1 year')::date - 1;
  advisor text := private.my_advisor();
begin
  return jsonb_build_object(
    'rows', (
      select coalesce(jsonb_agg(private.obligation_facts(o) || jsonb_build_object(
          'responsible', coalesce(private.member_name(w.responsible), advisor), 'value', case when figures then w.receipt_value end,
          'receipts', case when o.filed_on is null then '[]' else private.receipts_of(o.id, true, figures) end,
          'request', (select jsonb_build_object('id', q.id, 'missing', q.missing, 'byClient', q.by_client) from public.document_requests q
            where q.obligation = o.id and q.status = 'open' order by q.missing > 0 desc, q.due_on, q.id limit 1))
        order by o.listed, o.obligation, o.municipality, o.period), '[]')
      from (
        select x.* from public.obligations x where x.user_id = me and x.listed >= since
        union select x.* from public.obligations x where x.user_id = me and x.listed between year_from and year_until
        union select x.* from public.obligations x where x.user_id = me and x.due < today and x.applies
          and x.state not in ('filed', 'paid', 'not-applicable')) r
      join public.obligations o on o.id = r.id and o.client_sees left join private.obligation_work w on w.obligation = o.id),
    'advisor', advisor,
    'figures', private.penalty_figures(),
    'ending', (select right(t.nit, 2) from private.tax_profiles t where t.account = me and t.valid_from <= today
      order by t.valid_from desc limit 1),
    'planned', exists (select from private.obligation_plans p where p.account = me and p.planned_on is not null),
    'notices', (select private.mail_choice(a.contact, 'deadlines') <> 'never' from public.accounts a where a.id = me and a.contact = (select auth.uid())));
end $$;

-- Returns a client's open obligations, and others due in the last year or later, with the firm's internal notes.
-- In the result, `documents` has the client's newest 50 files, from which a member can choose a receipt.
create function public.client_obligations(client uuid) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
  today date := (now() at time zone 'America/Bogota')::date;
begin
  perform private.require_client(client);
  return jsonb_build_object(
    'rows', (
      select coalesce(jsonb_agg(private.obligation_facts(o) || jsonb_build_object('version', o.version,
          'responsible', w.responsible, 'internalDate', w.internal_date, 'hours', w.hours, 'notes', w.notes, 'value', w.receipt_value,
          'receipts', private.receipts_of(o.id, false, true))
        order by o.listed, o.obligation, o.municipality, o.period), '[]')
      from public.obligations o left join private.obligation_work w on w.obligation = o.id
      where o.user_id = client_obligations.client
        and (o.listed >= today - 366 or o.applies and o.state not in ('filed', 'paid', 'not-applicable'))),
    'advisor', (select private.member_name(a.advisor) from private.client_advisors a
      where a.client = client_obligations.client and a.responsible),
    'members', (select coalesce(jsonb_agg(jsonb_build_object('id', s.user_id, 'name', private.member_name(s.user_id))
      order by private.member_name(s.user_id)), '[]') from private.staff s),
    'documents', (select coalesce(jsonb_agg(jsonb_build_object('id', d.id, 'name', d.name) order by d.created_at desc), '[]') from (
      select x.id, x.name, x.created_at from public.documents x where x.user_id = client_obligations.client and x.kind = 'file'
      order by x.created_at desc, x.id desc limit 50) d));
end $$;

-- If the obligation was changed since version `seen`, the error 'conflict' says who changed it and when.
-- Returns null if this call is a repeated one, because the caller has just changed the obligation to `becomes`.
create function private.own_obligation(obligation uuid, seen int, becomes jsonb default null) returns public.obligations
language plpgsql volatile security definer set search_path = '' as $$
declare
  o public.obligations;
begin
  perform private.require_staff();
  select x.* into o from public.obligations x where x.id = own_obligation.obligation for update;
  if o.id is null or not private.sees_client(o.user_id) then
    raise exception 'not-found' using errcode = 'P0001';
  end if;
  if o.version = seen + 1 and becomes is not null
    and to_jsonb(o) || jsonb_build_object('value', (select w.receipt_value from private.obligation_work w where w.obligation = o.id)) @> becomes
    and (select auth.uid()) = (select h.actor from private.obligation_history h where h.obligation = o.id order by h.id desc limit 1) then
    return null;
  end if;
  if o.version is distinct from seen then
    raise exception 'conflict' using errcode = 'P0001', detail = coalesce((
      select jsonb_build_object('by', private.member_name(h.actor), 'at', h.at) from private.obligation_history h
      where h.obligation = o.id order by h.id desc limit 1), '{}');
  end if;
  return o;
end $$;

-- True when the member is an administrator or an advisor of the client.
create function private.works_for(member uuid, client uuid) returns boolean
language sql stable security definer set search_path = '' as $$
  select exists (select from private.staff s where s.user_id = member and (s.role = 'admin'
    or exists (select from private.client_advisors a where a.client = works_for.client and a.advisor = s.user_id)))
$$;

-- Passes a member's obligations and reviews to the member `heir`, or to nobody if `heir` does not work for the client.
-- Passes on only work for clients for whom the member no longer works; `client` selects one of these clients.
-- Rows are locked in the same order as in change_obligations, so that the two functions cannot deadlock.
create function private.hand_over_work(member uuid, heir uuid, client uuid default null) returns void
language plpgsql volatile security definer set search_path = '' set plan_cache_mode = 'force_custom_plan' as $$
begin
  with theirs as materialized (
    select o.id, o.user_id, coalesce(w.responsible = hand_over_work.member, false) as does,
           coalesce(w.reviewer = hand_over_work.member, false) as looks,
           case when private.works_for(hand_over_work.heir, o.user_id) then hand_over_work.heir end as next
    from private.obligation_work w join public.obligations o on o.id = w.obligation
    where (w.responsible = hand_over_work.member or w.reviewer = hand_over_work.member)
      and (hand_over_work.client is null or o.user_id = hand_over_work.client)
      and not private.works_for(hand_over_work.member, o.user_id)
    order by o.id for update of o),
  given as (
    update private.obligation_work w set responsible = case when t.does then t.next else w.responsible end,
        reviewer = case when t.looks then t.next else w.reviewer end
      from theirs t where w.obligation = t.id),
  grown as (
    update public.obligations o set version = o.version + 1, changed_at = now() from theirs t where o.id = t.id),
  told as (
    insert into public.calendar_changes as x (user_id, at) select t.user_id, clock_timestamp() from (select distinct user_id from theirs) t
      on conflict (user_id) do update set at = excluded.at)
  insert into private.obligation_history (obligation, actor, before, after)
    select t.id, (select auth.uid()),
           case when t.does then jsonb_build_object('responsible', hand_over_work.member) else '{}' end
             || case when t.looks then jsonb_build_object('reviewer', hand_over_work.member) else '{}' end,
           case when t.does then jsonb_build_object('responsible', t.next) else '{}' end
             || case when t.looks then jsonb_build_object('reviewer', t.next) else '{}' end
    from theirs t;
end $$;

-- When a member no longer works for a client, the member's obligations pass to the client's responsible advisor.
-- The client's conversations lose the member as assignee, and unsent mails go to the members who now answer.
-- The trigger does nothing when the member leaves the firm, because remove_member has already passed on the work.
create function private.leave_work() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  member uuid := case tg_table_name when 'staff' then to_jsonb(new) ->> 'user_id' else to_jsonb(old) ->> 'advisor' end;
  left_client uuid := to_jsonb(old) ->> 'client';
begin
  if not exists (select from private.staff s where s.user_id = member) or private.works_for(member, left_client) then
    return null;
  end if;
  perform private.hand_over_work(member, null, left_client);
  update private.thread_desk d set assignee = null, assigned_by = null, assigned_at = null
    where d.assignee = member and (left_client is null or d.client = left_client) and not private.works_for(member, d.client);
  perform private.redirect_mails(member);
  return null;
end $$;
-- This trigger waits for the end of the transaction, because set_advisors deletes advisors before it inserts new ones.
create constraint trigger leave_work after delete on private.client_advisors deferrable initially deferred
  for each row execute function private.leave_work();
create trigger leave_work after update of role on private.staff
  for each row when (old.role = 'admin' and new.role <> 'admin') execute function private.leave_work();

-- Records a change of an obligation in its history and in the audit log, and makes open pages reload.
create function private.note_obligation(was public.obligations, becomes public.obligations, more jsonb default '{}') returns void
language plpgsql volatile security definer set search_path = '' as $$
declare
  changed jsonb := (select coalesce(jsonb_object_agg(n.key, n.value), '{}') from jsonb_each(to_jsonb(becomes)) n
    where n.key not in ('version', 'changed_at') and to_jsonb(was) -> n.key is distinct from n.value);
begin
  insert into private.obligation_history (obligation, actor, before, after) values (was.id, (select auth.uid()),
    (select coalesce(jsonb_object_agg(k, to_jsonb(was) -> k), '{}') from jsonb_object_keys(changed) k), changed || more);
  perform private.note_staff('obligation.' || becomes.state, was.user_id, jsonb_build_object('state', was.state),
    jsonb_build_object('state', becomes.state, 'obligation', coalesce(was.name, was.obligation), 'period', was.period));
  insert into public.calendar_changes as x (user_id, at) values (was.user_id, clock_timestamp())
    on conflict (user_id) do update set at = excluded.at;
end $$;

-- Changes an obligation's state and returns the obligation's new version.
-- A filed obligation can be opened again; the client's calendar then no longer shows the receipts of the filing.
create function public.set_obligation_state(obligation uuid, seen int, new_state text, message text default null) returns int
language plpgsql volatile security definer set search_path = '' as $$
declare
  was public.obligations := private.own_obligation(obligation, seen,
    jsonb_build_object('state', new_state, 'message', nullif(btrim(message), '')));
  becomes public.obligations;
begin
  if was.id is null then
    return seen + 1;
  end if;
  if new_state is null or new_state not in ('not-started', 'waiting', 'in-progress', 'in-review', 'ready') then
    raise exception 'invalid-input' using errcode = 'P0001';
  end if;
  -- The state `waiting` needs a message or an open document request, so that the client learns what is missing.
  if new_state = 'waiting' and was.client_sees and nullif(btrim(set_obligation_state.message), '') is null
    and not exists (select from public.document_requests r where r.obligation = was.id and r.status = 'open' and r.missing > 0) then
    raise exception 'missing-unnamed' using errcode = 'P0001';
  end if;
  update public.obligations o set state = new_state, message = nullif(btrim(set_obligation_state.message), ''),
      receipt_number = null, filed_on = null, paid_on = null, version = o.version + 1, changed_at = now()
    where o.id = was.id returning * into becomes;
  update private.obligation_work w set receipt_value = null where w.obligation = was.id;
  perform private.note_obligation(was, becomes);
  return becomes.version;
end $$;

-- Links a file of the client to an obligation as a receipt, or changes the data of such a link.
create function private.link_receipt(
  o public.obligations, document uuid, kind text, number text, dated date, value bigint
) returns void
language plpgsql volatile security definer set search_path = '' as $$
begin
  if not exists (select from public.documents d where d.id = link_receipt.document and d.user_id = o.user_id and d.kind = 'file') then
    raise exception 'not-found' using errcode = 'P0001';
  end if;
  insert into public.obligation_receipts as r (obligation, document, user_id, kind, number, dated, value, made_by)
    values (o.id, link_receipt.document, o.user_id, link_receipt.kind, nullif(btrim(link_receipt.number), ''), link_receipt.dated,
            link_receipt.value, (select auth.uid()))
    on conflict on constraint obligation_receipts_pkey do update set kind = excluded.kind, number = excluded.number,
      dated = excluded.dated, value = excluded.value;
end $$;

-- Marks an obligation as filed or, with `paid_on`, as paid, and links its receipts; the amount is in whole pesos.
-- The receipt number is optional only for the firm's own kinds of work.
create function public.file_obligation(obligation uuid, seen int, receipt_number text, filed_on date, paid_on date default null,
  receipt_value bigint default null, document uuid default null, payment_document uuid default null) returns int
language plpgsql volatile security definer set search_path = '' as $$
declare
  was public.obligations := private.own_obligation(obligation, seen, jsonb_build_object(
    'state', case when paid_on is null then 'filed' else 'paid' end, 'receipt_number', nullif(btrim(receipt_number), ''),
    'filed_on', filed_on, 'paid_on', paid_on, 'value', receipt_value));
  becomes public.obligations;
  today date := (now() at time zone 'America/Bogota')::date;
begin
  if was.id is null then
    return seen + 1;
  end if;
  if nullif(btrim(receipt_number), '') is null and was.name is null or filed_on is null or filed_on > today or paid_on > today then
    raise exception 'invalid-input' using errcode = 'P0001';
  end if;
  update public.obligations o set state = case when file_obligation.paid_on is null then 'filed' else 'paid' end, message = null,
      receipt_number = nullif(btrim(file_obligation.receipt_number), ''),
      filed_on = file_obligation.filed_on, paid_on = file_obligation.paid_on, version = o.version + 1, changed_at = now()
    where o.id = was.id returning * into becomes;
  insert into private.obligation_work as w (obligation, receipt_value) values (was.id, file_obligation.receipt_value)
    on conflict on constraint obligation_work_pkey do update set receipt_value = excluded.receipt_value;
  if document is not null then
    perform private.link_receipt(becomes, document, 'return', becomes.receipt_number, becomes.filed_on, file_obligation.receipt_value);
  end if;
  if payment_document is not null then
    perform private.link_receipt(becomes, payment_document, 'payment', null, becomes.paid_on, null);
  end if;
  perform private.note_obligation(was, becomes, jsonb_build_object('value', file_obligation.receipt_value));
  return becomes.version;
end $$;

-- Marks an obligation as not applicable in its period, for a `reason` that the client can read.
create function public.excuse_obligation(obligation uuid, seen int, reason text) returns int
language plpgsql volatile security definer set search_path = '' as $$
declare
  was public.obligations := private.own_obligation(obligation, seen,
    jsonb_build_object('state', 'not-applicable', 'message', btrim(reason)));
  becomes public.obligations;
begin
  if was.id is null then
    return seen + 1;
  end if;
  if length(btrim(coalesce(reason, ''))) < 5 then
    raise exception 'invalid-input' using errcode = 'P0001';
  end if;
  update public.obligations o set state = 'not-applicable', message = btrim(reason), receipt_number = null,
      filed_on = null, paid_on = null, version = o.version + 1, changed_at = now()
    where o.id = was.id returning * into becomes;
  update private.obligation_work w set receipt_value = null where w.obligation = was.id;
  perform private.note_obligation(was, becomes);
  return becomes.version;
end $$;

revoke execute on function private.obligation_facts(public.obligations), private.receipts_of(uuid, boolean, boolean),
  private.link_receipt(public.obligations, uuid, text, text, date, bigint), public.my_calendar(int), public.client_obligations(uuid),
  private.own_obligation(uuid, int, jsonb), private.works_for(uuid, uuid), private.hand_over_work(uuid, uuid, uuid), private.leave_work(), private.note_obligation(public.obligations, public.obligations, jsonb),
  public.set_obligation_state(uuid, int, text, text),
  public.file_obligation(uuid, int, text, date, date, bigint, uuid, uuid), public.excuse_obligation(uuid, int, text)
  from public, anon, authenticated, service_role;
grant execute on function public.my_calendar(int), public.client_obligations(uuid), public.set_obligation_state(uuid, int, text, text),
  public.file_obligation(uuid, int, text, date, date, bigint, uuid, uuid), public.excuse_obligation(uuid, int, text) to authenticated;
