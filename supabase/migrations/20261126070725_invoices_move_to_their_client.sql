set local lock_timeout = '5s';
set local check_function_bodies = off;

ALTER TABLE "public"."invoices"
  ADD COLUMN "moved_at" timestamp WITH time zone;

CREATE OR REPLACE FUNCTION private.rightful_clients (
  i public.invoices
)
  RETURNS TABLE (
    id   uuid,
    name text
  )
  LANGUAGE sql
  STABLE
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
  select c.user_id, private.client_name(c.user_id) from public.companies c
  where i.direction = 'foreign' and i.document_id is not null
    and c.nit in (i.customer_nit, i.supplier_nit) and c.user_id <> i.user_id and private.sees_client(c.user_id)
    and exists (select from private.client_cards k where k.client = c.user_id)
    and not exists (select from private.staff m where m.user_id = c.user_id)
  group by c.user_id order by 2, 1 limit 5
$function$;

CREATE OR REPLACE FUNCTION public.begin_invoice_move (
  invoice uuid,
  client  uuid,
  seen    integer
)
  RETURNS jsonb
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  i public.invoices;
  d public.documents;
  u public.uploads;
  new_id uuid := gen_random_uuid();
begin
  perform private.require_staff();
  select * into i from public.invoices x where x.id = invoice for update;
  if i.id is null or not private.sees_client(i.user_id) then
    raise exception 'not-found' using errcode = 'P0001';
  end if;
  if i.user_id = (select auth.uid()) or client = (select auth.uid()) then
    raise insufficient_privilege using message = 'not-oneself';
  end if;
  if not exists (select from private.rightful_clients(i) r where r.id = client) then
    raise exception 'not-found' using errcode = 'P0001';
  end if;
  if i.decision is distinct from seen then
    raise exception 'invoice-decided' using errcode = 'P0001';
  end if;
  if i.queue is distinct from 'waiting' or i.withdrawn_at is not null then
    raise exception 'invoice-gone' using errcode = 'P0001';
  end if;
  select * into strict d from public.documents x where x.id = i.document_id;
  perform pg_advisory_xact_lock(hashtextextended('uploads:' || client::text, 0));
  select * into u from public.uploads x where x.user_id = client and x.key = i.id;
  if u.status in ('rejected', 'expired') then
    delete from public.uploads x where x.id = u.id;
    u := null;
  end if;
  if u.id is null then
    insert into public.upload_batches (id, user_id) values (new_id, client);
    insert into public.uploads (id, user_id, batch_id, key, name, path, declared_type, declared_size)
      values (new_id, client, new_id, i.id, d.name, client::text || '/' || new_id::text || '.' || private.extension_of(d.file_type),
              d.file_type, d.file_size)
      returning * into u;
  end if;
  return jsonb_build_object('upload', u.id, 'from', d.storage_path, 'to', u.path, 'type', d.file_type);
end $function$;

REVOKE ALL ON FUNCTION "public"."begin_invoice_move"(uuid, uuid, integer) FROM PUBLIC, "anon", "service_role";

CREATE OR REPLACE FUNCTION public.decide_invoice (
  invoice uuid,
  verdict text,
  seen    integer,
  note    text    DEFAULT NULL::text,
  reason  text    DEFAULT NULL::text
)
  RETURNS jsonb
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  me uuid := (select auth.uid());
  cleaned text := nullif(btrim(decide_invoice.note, E' \t\r\n'), '');
  why text := nullif(btrim(decide_invoice.reason, E' \t\r\n'), '');
  i public.invoices;
  before jsonb;
  last private.invoice_decisions;
  made private.invoice_decisions;
begin
  perform private.require_staff();
  select * into i from public.invoices x where x.id = invoice for update;
  if i.id is null or not private.sees_client(i.user_id) then
    raise exception 'not-found' using errcode = 'P0001';
  end if;
  if i.user_id = me then
    raise insufficient_privilege using message = 'not-oneself';
  end if;
  if verdict is null or verdict not in ('accepted', 'rejected', 'asked', 'reviewing') or length(cleaned) > 1000
    or length(why) > 1000 then
    raise exception 'invalid-input' using errcode = 'P0001';
  end if;
  if cleaned is null and verdict in ('rejected', 'asked') then
    raise exception 'reason-required' using errcode = 'P0001';
  end if;
  if verdict = 'reviewing' then
    cleaned := null;
  end if;
  select * into last from private.invoice_decisions x where x.invoice_id = i.id order by x.id desc limit 1;
  if i.decision is distinct from seen then
    if last.actor = me and i.decision = seen + 1 and last.verdict = decide_invoice.verdict
      and last.note is not distinct from cleaned then
      return jsonb_build_object('verdict', verdict, 'decision', i.decision);
    end if;
    raise exception 'invoice-decided' using errcode = 'P0001', detail = jsonb_build_object(
      'by', private.member_name(last.actor), 'at', last.at, 'verdict', last.verdict)::text;
  end if;
  if i.deleted_at is not null or i.withdrawn_at is not null or i.replaced_by is not null then
    raise exception 'invoice-gone' using errcode = 'P0001';
  end if;
  if private.verdict_of(i) = verdict and i.note is not distinct from cleaned then
    return jsonb_build_object('verdict', verdict, 'decision', i.decision);
  end if;
  if verdict <> 'accepted' or not private.acceptance_needs_reason(i) then
    why := null;
  elsif why is null then
    raise exception 'acceptance-reason' using errcode = 'P0001';
  end if;
  before := jsonb_build_object('invoice', i.id, 'number', i.number, 'verdict', private.verdict_of(i), 'note', i.note);
  update public.invoices x
    set status = case when verdict = 'asked' then 'reviewing' else verdict end,
        asked_at = case when verdict = 'asked' then clock_timestamp() end,
        note = cleaned, decision = x.decision + 1, moved_at = case when verdict = 'rejected' then x.moved_at end
    where x.id = i.id returning * into i;
  insert into private.invoice_decisions (invoice_id, actor, verdict, note, reason)
    values (i.id, me, decide_invoice.verdict, cleaned, why) returning * into made;
  update private.invoice_decisions x set job = private.mail_about_decision(i, made) where x.id = made.id;
  perform private.note_staff('invoice.' || verdict, i.user_id, before,
    jsonb_build_object('invoice', i.id, 'number', i.number, 'verdict', verdict, 'note', cleaned)
      || case when why is null then '{}' else jsonb_build_object('reason', why) end);
  return jsonb_build_object('verdict', verdict, 'decision', i.decision);
end $function$;

CREATE OR REPLACE FUNCTION public.finish_invoice_move (
  invoice uuid,
  client  uuid,
  seen    integer,
  note    text
)
  RETURNS jsonb
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  i public.invoices;
  moved public.invoices;
begin
  perform private.require_staff();
  perform private.require_client(client);
  select t.* into moved from public.uploads u join public.invoices t on t.document_id = u.document_id
    where u.user_id = client and u.key = invoice and u.status in ('done', 'duplicate') and t.user_id = client;
  if moved.id is null then
    raise exception 'not-found' using errcode = 'P0001';
  end if;
  perform public.decide_invoice(invoice, 'rejected', seen, note);
  update public.invoices x set moved_at = clock_timestamp() where x.id = invoice and x.moved_at is null returning * into i;
  if i.id is not null then
    perform private.note_staff('invoice.moved', i.user_id, jsonb_build_object('invoice', i.id, 'number', i.number), null);
    perform private.note_staff('invoice.moved-here', client, null, jsonb_build_object('invoice', moved.id, 'number', moved.number));
  end if;
  return jsonb_build_object('number', moved.number);
end $function$;

REVOKE ALL ON FUNCTION "public"."finish_invoice_move"(uuid, uuid, integer, text) FROM PUBLIC, "anon", "service_role";

CREATE OR REPLACE FUNCTION public.my_invoice (
  invoice uuid
)
  RETURNS jsonb
  LANGUAGE plpgsql
  STABLE
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  me uuid := private.require_account('reader');
  i public.invoices;
begin
  select * into i from public.invoices x where x.id = invoice and x.user_id = me;
  if i.id is null then
    return null;
  end if;
  return jsonb_build_object(
    'id', i.id, 'label', private.invoice_label(i), 'status', i.status, 'note', i.note, 'asked', coalesce(i.queue = 'asked', false),
    'created_at', i.created_at, 'decided_at', i.decided_at, 'withdrawn_at', i.withdrawn_at, 'deleted', i.deleted_at is not null,
    'replaced_by', (select jsonb_build_object('id', x.id, 'number', x.number) from public.invoices x where x.id = i.replaced_by),
    'file', (select jsonb_build_object('id', d.id, 'type', d.file_type, 'size', d.file_size)
             from public.documents d where d.id = i.document_id),
    'reviewed_at', i.reviewed_at, 'reading', case when i.deleted_at is null then private.review_of(i.id) end,
    'moved', i.moved_at is not null, 'filed', case when i.deleted_at is null then private.filed_with(i) end);
end $function$;

CREATE OR REPLACE FUNCTION public.my_invoices (
  wanted    jsonb   DEFAULT '{}'::jsonb,
  page_size integer DEFAULT 50
)
  RETURNS jsonb
  LANGUAGE plpgsql
  STABLE
  SECURITY DEFINER
  SET search_path TO ''
  SET enable_seqscan TO 'off'
  SET jit TO 'off'
  AS $function$
declare
  me uuid := private.require_account(case when (wanted ->> 'accounts')::boolean then 'accountant' else 'reader' end);
  size int := least(greatest(page_size, 1), 1000);
  start timestamptz := (wanted -> 'cursor' ->> 0)::timestamptz;
  start_id uuid := (wanted -> 'cursor' ->> 1)::uuid;
  backward boolean := start is not null and coalesce((wanted ->> 'backward')::boolean, false);
  from_time timestamptz := (wanted ->> 'from')::timestamptz;
  until_time timestamptz := coalesce((wanted ->> 'until')::timestamptz, 'infinity');
  days text;
  filter text := '';
  search text := private.invoice_filter(wanted ->> 'search');
  found jsonb;
  more boolean;
begin
  if wanted ->> 'status' is not null then
    filter := format(' and status = %L', wanted ->> 'status');
  end if;
  if wanted ->> 'from' is not null then
    days := format('created_at >= %L and created_at < %L', from_time, until_time);
    if (wanted ->> 'by_issue')::boolean then
      days := format('(issued_on >= %L and issued_on < %L or issued_on is null and %s)',
        (from_time at time zone 'America/Bogota')::date, (until_time at time zone 'America/Bogota')::date, days);
    end if;
    filter := filter || ' and ' || days;
  end if;
  if search is not null then
    filter := filter || ' and ' || search;
  end if;
  if start is not null then
    filter := filter || format(' and (created_at, id) %s (%L, %L)', case when backward then '>' else '<' end, start, start_id);
  end if;
  execute format(
    'select coalesce(jsonb_agg(to_jsonb(r)), ''[]'') from (
       select id, private.invoice_label(i) as label, document_id, status, withdrawn_at, created_at, issued_on, note, asked_at, moved_at,
              (select x.number from public.invoices x where x.id = i.replaces) as replaces,
              case when $2 then private.invoice_accounts(i) end as accounts,
              (select x.number from public.invoices x where x.id = i.replaced_by) as replaced_by
       from public.invoices i where user_id = $1 and deleted_at is null%1$s
       order by created_at %3$s, id %3$s limit %2$s) r',
    filter, size + 1, case when backward then 'asc' else 'desc' end) into found using me, (wanted ->> 'accounts')::boolean;
  -- Going back reached the beginning: answer a whole first page.
  if backward and jsonb_array_length(found) <= size then
    return public.my_invoices(wanted - 'cursor' - 'backward', size);
  end if;
  more := jsonb_array_length(found) > size;
  if more then
    found := found - size;
  end if;
  if backward then
    found := (select jsonb_agg(r order by place desc) from jsonb_array_elements(found) with ordinality o(r, place));
  end if;
  return jsonb_build_object(
    'rows', found,
    'before', case when start is not null and found <> '[]'
                then jsonb_build_array(found -> 0 -> 'created_at', found -> 0 -> 'id') end,
    'after', case when more or backward
               then jsonb_build_array(found -> -1 -> 'created_at', found -> -1 -> 'id') end);
end $function$;

CREATE OR REPLACE FUNCTION public.review_invoice (
  invoice uuid
)
  RETURNS jsonb
  LANGUAGE plpgsql
  STABLE
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  i public.invoices;
begin
  perform private.require_staff();
  select * into i from public.invoices x where x.id = invoice;
  if i.id is null or not private.sees_client(i.user_id) then
    raise exception 'not-found' using errcode = 'P0001';
  end if;
  return jsonb_build_object(
    'id', i.id, 'label', private.invoice_label(i), 'findings', i.findings,
    'verdict', private.verdict_of(i), 'needs_reason', private.acceptance_needs_reason(i), 'note', i.note, 'decision', i.decision, 'created_at', i.created_at,
    'deleted_at', i.deleted_at, 'withdrawn_at', i.withdrawn_at, 'own', i.user_id = (select auth.uid()),
    'reading', private.review_of(i.id), 'filed', private.filed_with(i),
    'belongs', (select coalesce(jsonb_agg(jsonb_build_object('id', b.id, 'name', b.name)), '[]') from private.rightful_clients(i) b
                where i.queue = 'waiting' and i.decision = 0 and i.withdrawn_at is null),
    'opinion', (select jsonb_build_object('proposal', p.proposal, 'note', p.note, 'at', p.at)
                from private.automation_proposals p where p.invoice_id = i.id order by p.at desc limit 1),
    'file', (select jsonb_build_object('id', d.id, 'type', d.file_type, 'size', d.file_size)
             from public.documents d where d.id = i.document_id),
    'client', jsonb_build_object('id', i.user_id, 'name', private.client_name(i.user_id),
        'email', coalesce((select u.email from private.contact_of(i.user_id) u), ''),
        'companies', (select coalesce(jsonb_agg(c.name || ', NIT ' || c.nit || '-' || c.digit order by c.name), '[]')
                      from (select * from public.companies x where x.user_id = i.user_id order by x.name limit 5) c)),
    'replaces', (select jsonb_build_object('id', x.id, 'number', x.number) from public.invoices x where x.id = i.replaces),
    'replaced_by', (select jsonb_build_object('id', x.id, 'number', x.number) from public.invoices x where x.id = i.replaced_by),
    'decisions', (
      select coalesce(jsonb_agg(jsonb_build_object(
          'at', d.at, 'by', private.member_name(d.actor), 'verdict', d.verdict, 'note', d.note, 'reason', d.reason,
          'automatic', d.automatic) order by d.id desc), '[]')
      from (select * from private.invoice_decisions x where x.invoice_id = i.id order by x.id desc limit 20) d));
end $function$;

COMMENT ON COLUMN "public"."invoices"."moved_at" IS 'When the firm moved it to the client to whom it belongs; the decision tells the sender.';

REVOKE ALL ON FUNCTION "private"."rightful_clients"(public.invoices) FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "public"."begin_invoice_move"(uuid, uuid, integer) TO "authenticated";

REVOKE ALL ON FUNCTION "public"."begin_invoice_move"(uuid, uuid, integer) FROM "postgres";

GRANT EXECUTE ON FUNCTION "public"."begin_invoice_move"(uuid, uuid, integer) TO "postgres";

GRANT EXECUTE ON FUNCTION "public"."finish_invoice_move"(uuid, uuid, integer, text) TO "authenticated";

REVOKE ALL ON FUNCTION "public"."finish_invoice_move"(uuid, uuid, integer, text) FROM "postgres";

GRANT EXECUTE ON FUNCTION "public"."finish_invoice_move"(uuid, uuid, integer, text) TO "postgres";
