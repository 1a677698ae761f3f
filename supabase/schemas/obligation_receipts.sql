-- Members file many obligations at once with their receipts, deliver the receipts to clients, and can undo a filing.

create table private.filings (
  -- The page creates the id of a filing, so that a repeated call does not file again.
  id uuid primary key,
  made_by uuid not null references auth.users (id) on delete cascade,
  made_at timestamptz not null default clock_timestamp(),
  -- Until this time the filing can be undone; its mails and its copies to Drive are sent only afterwards.
  held_until timestamptz not null,
  undone_at timestamptz
);
create table private.filed_items (
  filing uuid not null references private.filings (id) on delete cascade,
  obligation uuid not null references public.obligations (id) on delete cascade,
  -- The obligation's version after the filing; a higher version means that somebody has changed the obligation since.
  version int not null,
  -- The obligation's fields before the filing, which undo_filing restores.
  before jsonb not null,
  -- `link` is the receipt's row in obligation_receipts before the filing, or null.
  -- `shown` is true for a receipt that this filing delivered to the client.
  receipts jsonb not null default '[]',
  primary key (filing, obligation)
);
alter table private.filings enable row level security;
revoke all on private.filings from anon, authenticated, service_role;
alter table private.filed_items enable row level security;
revoke all on private.filed_items from anon, authenticated, service_role;
comment on table private.filings is 'Obligations that a member marked as filed in one action, kept for a day to undo it. Read and written by functions alone.';
comment on table private.filed_items is 'The obligations of each filing as they were before. Read and written by functions alone.';
create index filings_of_member on private.filings (made_by, made_at desc);
create index filed_items_of_obligation on private.filed_items (obligation);

create function private.open_filing() returns jsonb
language sql stable security definer set search_path = '' as $$
  select jsonb_build_object('id', f.id, 'count', (select count(*) from private.filed_items i where i.filing = f.id), 'until', f.held_until)
  from private.filings f
  where f.made_by = (select auth.uid()) and f.undone_at is null and f.held_until > clock_timestamp()
  order by f.made_at desc limit 1
$$;

-- Queues one mail to each client with the names of the receipts that a filing delivered.
-- Replaces the unsent mails that an earlier call queued for the same filing.
create function private.mail_filing(f private.filings) returns void
language plpgsql volatile security definer set search_path = '' as $$
begin
  delete from public.outbox o
    where o.key = any (array(select 'mail:filing:' || f.id || ':' || x.user_id from private.filed_items i
        join public.obligations x on x.id = i.obligation where i.filing = f.id))
      and o.status = 'pending' and (o.locked_until is null or o.locked_until < clock_timestamp());
  insert into public.outbox (kind, key, user_id, payload, next_at)
    select 'mail', 'mail:filing:' || f.id || ':' || d.user_id, d.user_id,
           jsonb_build_object('template', 'receipts-brought', 'to', c.email, 'data', jsonb_build_object(
             'account', d.user_id, 'names', left(string_agg(d.name, E'\n' order by d.name, d.id), 4000))), f.held_until
    from private.filed_items i cross join lateral jsonb_array_elements(i.receipts) r
    join public.documents d on d.id = (r ->> 'document')::uuid
    join lateral private.contact_of(d.user_id) c on true
    where i.filing = f.id and (r ->> 'shown')::boolean and f.undone_at is null
    group by d.user_id, c.email
    on conflict (key) do nothing;
end $$;

-- Files one obligation and stores its earlier state, so that the filing can be undone.
create function private.file_item(f private.filings, item jsonb, deliver boolean, copy boolean) returns void
language plpgsql volatile security definer set search_path = '' as $$
declare
  o public.obligations;
  receipt jsonb;
  file uuid;
  link jsonb;
  kept jsonb := '[]';
  earlier jsonb;
  made int;
begin
  select x.* into o from public.obligations x where x.id = (item ->> 'obligation')::uuid for update;
  earlier := jsonb_build_object('state', o.state, 'message', o.message, 'receipt_number', o.receipt_number, 'filed_on', o.filed_on,
    'paid_on', o.paid_on, 'value', (select w.receipt_value from private.obligation_work w where w.obligation = o.id));
  made := public.file_obligation((item ->> 'obligation')::uuid, (item ->> 'seen')::int, item ->> 'receipt', (item ->> 'filed_on')::date,
    (item ->> 'paid_on')::date, (item ->> 'value')::bigint);
  if jsonb_array_length(coalesce(item -> 'receipts', '[]')) > 10 then
    raise exception 'invalid-input' using errcode = 'P0001';
  end if;
  for receipt in select r from jsonb_array_elements(coalesce(item -> 'receipts', '[]')) r loop
    file := (receipt ->> 'document')::uuid;
    link := (select to_jsonb(r) from public.obligation_receipts r where r.obligation = o.id and r.document = file);
    perform private.link_receipt(o, file, receipt ->> 'kind', receipt ->> 'number', (receipt ->> 'date')::date,
      (receipt ->> 'value')::bigint);
    kept := kept || jsonb_build_object('document', file, 'link', link,
      'shown', deliver and o.client_sees and private.show_document(file, copy, f.held_until));
  end loop;
  insert into private.filed_items (filing, obligation, version, before, receipts) values (f.id, o.id, made, earlier, kept);
  perform private.note_staff('document.brought', o.user_id, null, jsonb_build_object('document', d.id, 'name', d.name))
    from jsonb_array_elements(kept) k join public.documents d on d.id = (k ->> 'document')::uuid where (k ->> 'shown')::boolean;
end $$;

-- Files up to 200 obligations and links their receipts; a refused obligation does not stop the others.
-- With `deliver`, clients see the receipts at once and get a mail when the filing can no longer be undone.
-- With `copy`, delivered receipts are copied to Drive when the filing can no longer be undone.
-- A repeated call with the same `filing` skips obligations that this filing has already filed.
-- Returns the refused obligations, and the time until which the filing can be undone (null if nothing was filed).
create function public.file_obligations(filing uuid, items jsonb, deliver boolean, copy boolean default false) returns jsonb
language plpgsql volatile security definer set search_path = '' as $$
declare
  me uuid := (select auth.uid());
  f private.filings;
  refused jsonb := '[]';
  item jsonb;
  detail text;
begin
  perform private.require_staff();
  if jsonb_typeof(items) is distinct from 'array' or jsonb_array_length(items) > 200 or deliver is null or copy is null then
    raise exception 'invalid-input' using errcode = 'P0001';
  end if;
  delete from private.filings x where x.made_by = me and x.held_until < clock_timestamp() - interval '1 day';
  insert into private.filings (id, made_by, held_until) values (filing, me, clock_timestamp() + interval '10 minutes')
    on conflict (id) do nothing;
  select x.* into f from private.filings x where x.id = filing for update;
  if f.made_by <> me or f.undone_at is not null then
    raise exception 'key-reused' using errcode = 'P0001';
  end if;
  -- All calls lock obligations in the same order, so that two members cannot block each other.
  for item in select i from jsonb_array_elements(items) i order by i ->> 'obligation' loop
    continue when exists (select from private.filed_items x where x.filing = f.id and x.obligation = (item ->> 'obligation')::uuid);
    begin
      perform private.file_item(f, item, deliver, copy);
    exception when sqlstate 'P0001' then
      get stacked diagnostics detail = pg_exception_detail;
      refused := refused || (jsonb_build_object('obligation', item -> 'obligation', 'code', sqlerrm)
        || coalesce(nullif(detail, '')::jsonb, '{}'));
    end;
  end loop;
  if not exists (select from private.filed_items x where x.filing = f.id) then
    delete from private.filings x where x.id = f.id;
    return jsonb_build_object('refused', refused, 'until', null);
  end if;
  perform private.mail_filing(f);
  return jsonb_build_object('refused', refused, 'until', f.held_until);
end $$;

-- Unlinks a receipt when its filing is undone, and hides the file from the client if the filing delivered the file.
-- A file that the client does not see and nothing else needs is deleted.
create function private.take_back_receipt(item private.filed_items, receipt jsonb) returns void
language plpgsql volatile security definer set search_path = '' as $$
declare
  d public.documents;
begin
  select x.* into d from public.documents x where x.id = (receipt ->> 'document')::uuid for update;
  if d.id is null then
    return;
  end if;
  delete from public.obligation_receipts r where r.obligation = item.obligation and r.document = d.id;
  if receipt ->> 'link' is not null then
    insert into public.obligation_receipts select x.* from jsonb_populate_record(null::public.obligation_receipts, receipt -> 'link') x;
  end if;
  if (receipt ->> 'shown')::boolean then
    update public.documents x set client_sees = false where x.id = d.id returning * into d;
    delete from public.archivos_subidos a where a.ruta_storage = d.storage_path;
    delete from public.outbox o where o.key = 'drive:' || d.id and o.status = 'pending'
      and (o.locked_until is null or o.locked_until < clock_timestamp());
  end if;
  if not d.client_sees and not private.is_linked(d) and not exists (select from public.invoices i where i.document_id = d.id) then
    delete from public.documents x where x.id = d.id;
  end if;
end $$;

-- Undoes a filing within ten minutes: states, receipts and deliveries become what they were before.
-- Obligations that somebody has changed since the filing stay unchanged; the result lists them in `kept`.
create function public.undo_filing(filing uuid) returns jsonb
language plpgsql volatile security definer set search_path = '' as $$
declare
  f private.filings;
  item private.filed_items;
  was public.obligations;
  becomes public.obligations;
  undone int := 0;
  kept jsonb := '[]';
begin
  perform private.require_staff();
  select x.* into f from private.filings x where x.id = filing and x.made_by = (select auth.uid()) for update;
  if f.id is null then
    raise exception 'not-found' using errcode = 'P0001';
  end if;
  if f.undone_at is not null then
    return jsonb_build_object('undone', 0, 'kept', kept);
  end if;
  if f.held_until < clock_timestamp() then
    raise exception 'undo-late' using errcode = 'P0001';
  end if;
  for item in select i.* from private.filed_items i where i.filing = f.id order by i.obligation loop
    select x.* into was from public.obligations x where x.id = item.obligation for update;
    if was.version <> item.version or not private.sees_client(was.user_id) then
      kept := kept || (jsonb_build_object('obligation', was.id) || coalesce((
        select jsonb_build_object('by', private.member_name(h.actor), 'at', h.at) from private.obligation_history h
        where h.obligation = was.id order by h.id desc limit 1), '{}'));
      continue;
    end if;
    update public.obligations o set state = item.before ->> 'state', message = item.before ->> 'message',
        receipt_number = item.before ->> 'receipt_number', filed_on = (item.before ->> 'filed_on')::date,
        paid_on = (item.before ->> 'paid_on')::date, version = o.version + 1, changed_at = now()
      where o.id = was.id returning * into becomes;
    update private.obligation_work w set receipt_value = (item.before ->> 'value')::bigint where w.obligation = was.id;
    perform private.take_back_receipt(item, r) from jsonb_array_elements(item.receipts) r;
    perform private.note_obligation(was, becomes, jsonb_build_object('value', item.before -> 'value'));
    update private.filed_items i set receipts = '[]' where i.filing = f.id and i.obligation = item.obligation;
    undone := undone + 1;
  end loop;
  -- Clients whose obligations stay filed still get their mail about the receipts.
  perform private.mail_filing(f);
  update private.filings x set undone_at = clock_timestamp() where x.id = f.id;
  return jsonb_build_object('undone', undone, 'kept', kept);
end $$;

-- Removes a receipt from an obligation; the file stays among the client's documents.
create function public.unlink_receipt(obligation uuid, document uuid) returns void
language plpgsql volatile security definer set search_path = '' as $$
declare
  gone public.obligation_receipts;
begin
  perform private.require_staff();
  delete from public.obligation_receipts r where r.obligation = unlink_receipt.obligation and r.document = unlink_receipt.document
    and private.sees_client(r.user_id) returning * into gone;
  if gone.obligation is null then
    raise exception 'not-found' using errcode = 'P0001';
  end if;
  insert into private.obligation_history (obligation, actor, before, after) values (gone.obligation, (select auth.uid()),
    jsonb_build_object('receipt_document', gone.document), jsonb_build_object('receipt_document', null));
  perform private.note_staff('document.unlinked', gone.user_id, null, jsonb_build_object('document', gone.document));
  insert into public.calendar_changes as x (user_id, at) values (gone.user_id, clock_timestamp())
    on conflict (user_id) do update set at = excluded.at;
end $$;

create function public.deliver_receipt(obligation uuid, document uuid, copy boolean default false) returns void
language plpgsql volatile security definer set search_path = '' as $$
declare
  d public.documents;
begin
  perform private.require_staff();
  select x.* into d from public.documents x join public.obligation_receipts r on r.document = x.id
    join public.obligations o on o.id = r.obligation
    where r.obligation = deliver_receipt.obligation and x.id = deliver_receipt.document and o.client_sees
      and private.sees_client(x.user_id);
  if d.id is null or copy is null then
    raise exception 'not-found' using errcode = 'P0001';
  end if;
  if not private.show_document(d.id, copy, clock_timestamp()) then
    return;
  end if;
  perform private.queue_mail(d.user_id, 'document:' || d.id, 'document-brought', a.email,
    jsonb_build_object('account', d.user_id, 'name', d.name)) from private.contact_of(d.user_id) a;
  perform private.note_staff('document.brought', d.user_id, null, jsonb_build_object('document', d.id, 'name', d.name));
  insert into public.calendar_changes as x (user_id, at) values (d.user_id, clock_timestamp())
    on conflict (user_id) do update set at = excluded.at;
end $$;

revoke execute on function private.open_filing(), private.mail_filing(private.filings), private.file_item(private.filings, jsonb, boolean, boolean),
  public.file_obligations(uuid, jsonb, boolean, boolean), private.take_back_receipt(private.filed_items, jsonb), public.undo_filing(uuid),
  public.unlink_receipt(uuid, uuid), public.deliver_receipt(uuid, uuid, boolean) from public, anon, authenticated, service_role;
grant execute on function public.file_obligations(uuid, jsonb, boolean, boolean), public.undo_filing(uuid), public.unlink_receipt(uuid, uuid),
  public.deliver_receipt(uuid, uuid, boolean) to authenticated;
