set local lock_timeout = '5s';
set local check_function_bodies = off;

DROP FUNCTION "public"."list_registrations"(text, integer, timestamp WITH time zone, uuid, text);

CREATE OR REPLACE FUNCTION private.decide (
  target          uuid,
  new_status      text,
  decision_reason text,
  expected        text
)
  RETURNS jsonb
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  old_status text;
  last jsonb;
  was public.user_approval_status;
  joined boolean := false;
  known text;
  audit_id bigint;
begin
  if target = (select auth.uid()) then
    return jsonb_build_object('outcome', 'not-oneself');
  end if;
  if not exists (select from public.accounts a where a.id = target) then
    return jsonb_build_object('outcome', 'not-found');
  end if;
  insert into public.user_approval_status (user_id) values (target) on conflict (user_id) do nothing;
  -- Lock first: what was read before it may be outdated by another decision.
  select * into was from public.user_approval_status s where s.user_id = target for update;
  old_status := was.status;
  if exists (select from private.staff m where m.user_id = target) then
    return jsonb_build_object('outcome', 'not-found');
  end if;
  last := private.last_decision(target);
  if not private.may_decide(target) then
    -- Another member has it now: say so to a caller who may have seen it while it waited.
    if expected = 'waitlist' and (last ->> 'at')::timestamptz > now() - interval '1 day' then
      return jsonb_build_object('outcome', 'already-decided') || last;
    end if;
    return jsonb_build_object('outcome', 'not-found');
  end if;
  if expected is not null and old_status is distinct from expected then
    return jsonb_build_object('outcome', 'already-decided') || coalesce(last, '{}');
  end if;
  if not private.registration_is_whole(target)
    and not (private.is_admin() and old_status = 'approved' and new_status <> 'approved') then
    return jsonb_build_object('outcome', 'account-incomplete');
  end if;
  if old_status = new_status then
    return jsonb_build_object('outcome', 'unchanged');
  end if;
  update public.user_approval_status s
    set status = new_status, decided_at = now(), retired_at = case when new_status = 'rejected' and old_status = 'approved' then now() end,
        reason = case when new_status = 'rejected' then btrim(decision_reason) end
    where s.user_id = target;
  if private.staff_role() = 'advisor' then
    insert into private.client_advisors (client, advisor) values (target, (select auth.uid())) on conflict do nothing;
    joined := found;
  end if;
  known := private.unmail_decision(target);
  audit_id := private.note_staff('approval.' || new_status, target,
    jsonb_build_object('status', old_status)
      || jsonb_strip_nulls(jsonb_build_object('reason', was.reason, 'decided_at', was.decided_at, 'retired_at', was.retired_at)),
    jsonb_build_object('status', new_status, 'reason', case when new_status = 'rejected' then btrim(decision_reason) end)
      || case when joined then jsonb_build_object('advisors', jsonb_build_array((select auth.uid()))) else '{}' end);
  if known is distinct from new_status then
    insert into public.outbox (kind, key, user_id, payload, next_at)
      select 'mail', 'mail:approval:' || audit_id, target, jsonb_build_object('template', 'approval-' || new_status, 'to', u.email,
          'data', jsonb_build_object('reason', case when new_status = 'rejected' then btrim(decision_reason) end)),
        clock_timestamp() + interval '1 minute'
      from private.contact_of(target) u;
  end if;
  return jsonb_build_object('outcome', 'done');
end $function$;

CREATE OR REPLACE FUNCTION private.last_decision (
  client uuid
)
  RETURNS jsonb
  LANGUAGE sql
  STABLE
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
  select jsonb_build_object('by', private.member_name(a.actor), 'at', a.at, 'status', a.after ->> 'status')
  from public.user_approval_status s join public.audit_log a on a.target = s.user_id and a.action = 'approval.' || s.status
  where s.user_id = client
  order by a.id desc limit 1
$function$;

CREATE OR REPLACE FUNCTION private.unmail_decision (
  target uuid
)
  RETURNS text
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  known text;
begin
  with unsent as (
    delete from public.outbox o where o.user_id = target and o.status = 'pending' and o.key like 'mail:approval:%'
      and (o.locked_until is null or o.locked_until < clock_timestamp()) returning o.key)
  select a.before ->> 'status' into known from unsent u join public.audit_log a on a.id = substr(u.key, length('mail:approval:') + 1)::bigint
    order by a.id limit 1;
  return known;
end $function$;

CREATE OR REPLACE FUNCTION public.client_overview (
  client uuid
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
  me uuid := (select auth.uid());
begin
  perform private.require_client(client);
  return (select jsonb_build_object(
    'id', k.client, 'title', k.title, 'email', coalesce(u.email, ''), 'name', p.name, 'phone', p.phone,
    'status', s.status, 'retired', s.retired_at is not null, 'reason', s.reason, 'since', s.created_at, 'decided_at', s.decided_at,
    'tags', to_jsonb(private.tags_of(k.client)), 'invited', case when u.id is null then private.is_invited(k.client) end,
    'contact', private.firm_contact(k.client), 'whole', private.registration_is_whole(k.client), 'owner', u.id, 'second_step', private.has_second_step(u.id))
    from private.client_cards k
    join public.user_approval_status s on s.user_id = k.client
    left join lateral private.contact_of(k.client) u on true
    left join public.client_profiles p on p.user_id = u.id
    where k.client = client_overview.client)
  || jsonb_build_object(
    'companies', (select coalesce(jsonb_agg(to_jsonb(c) order by c.created_at, c.id), '[]') from (
      select x.id, x.name, x.nit, x.digit, x.created_at from public.companies x where x.user_id = client) c),
    'advisors', (select coalesce(jsonb_agg(jsonb_build_object('id', a.advisor, 'name', private.member_name(a.advisor), 'responsible', a.responsible)
        order by a.responsible desc, a.created_at), '[]')
      from private.client_advisors a where a.client = client_overview.client),
    'waiting', private.waiting_in(client),
    'months', private.invoice_months(client),
    'invoices', (select coalesce(jsonb_agg(to_jsonb(i) order by i.created_at desc, i.id desc), '[]') from (
      select x.id, private.invoice_label(x) as label, x.status, x.created_at, x.withdrawn_at from public.invoices x
      where x.user_id = client and x.deleted_at is null order by x.created_at desc, x.id desc limit 5) i),
    'documents', (select coalesce(jsonb_agg(to_jsonb(d) order by d.created_at desc, d.id desc), '[]') from (
      select x.id, x.name, x.file_type, x.file_size, x.uploaded_by, x.created_at from public.documents x
      where x.user_id = client and x.kind = 'file' order by x.created_at desc, x.id desc limit 5) d),
    'appointments', (select coalesce(jsonb_agg(to_jsonb(a) order by a.starts_at, a.id), '[]') from (
      select x.id, x.title, x.starts_at, x.status from public.appointments x
      where x.user_id = client and x.status <> 'cancelled' and x.ends_at > now() order by x.starts_at, x.id limit 5) a),
    'threads', (select coalesce(jsonb_agg(to_jsonb(t) order by t.last_message_at desc, t.id desc), '[]') from (
      select x.id, x.subject, x.last_message_at, x.firm_unread, m.author, left(m.body, 160) as body
      from public.message_threads x
      left join lateral (select y.author, y.body from public.messages y where y.thread_id = x.id order by y.created_at desc limit 1) m on true
      where x.user_id = client order by x.last_message_at desc, x.id desc limit 4) t),
    'consents', (select coalesce(jsonb_agg(to_jsonb(c) order by c.accepted_at desc), '[]') from (
      select x.id, x.purpose, x.action, x.policy_version, x.accepted_at from public.consents x
      where x.user_id in (select m.user_id from private.account_members m where m.account = client and m.until is null)
      order by x.accepted_at desc limit 20) c),
    'requests', (select coalesce(jsonb_agg(to_jsonb(r) order by r.created_at desc), '[]') from (
      select x.id, x.kind, x.details, x.status, x.due_on, x.reply, x.created_at, x.settled_at from public.data_requests x
      where x.user_id = client order by x.created_at desc limit 20) r),
    'notes', (select coalesce(jsonb_agg(to_jsonb(n) order by n.created_at desc), '[]') from (
      select x.id, private.member_name(x.author) as author, x.author = me as mine, x.body, x.created_at, x.edited_at
      from private.client_notes x where x.client = client_overview.client order by x.created_at desc limit 100) n),
    'history', public.client_history(client));
end $function$;

CREATE OR REPLACE FUNCTION public.filtered_clients (
  wanted jsonb
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
  found jsonb;
begin
  perform private.require_staff();
  execute format('select coalesce(jsonb_agg(jsonb_build_object(''id'', f.client, ''title'', f.title, ''mail'', f.seen_on is not null)
      order by f.title_key, f.client), ''[]'')
    from (select k.client, k.title, k.title_key, k.seen_on from private.client_cards k join public.user_approval_status s on s.user_id = k.client
      where%s order by k.title_key, k.client limit 1001) f', private.client_filter(wanted)) into found;
  return jsonb_build_object('clients', jsonb_path_query_array(found, '$[0 to 999]'), 'more', jsonb_array_length(found) > 1000);
end $function$;

CREATE OR REPLACE FUNCTION public.list_registrations (
  wanted   text                     DEFAULT 'waitlist'::text,
  max_rows integer                  DEFAULT 50,
  after_at timestamp with time zone DEFAULT NULL::timestamp WITH time zone,
  after_id uuid                     DEFAULT NULL::uuid,
  search   text                     DEFAULT NULL::text
)
  RETURNS TABLE (
    user_id            uuid,
    email              text,
    status             text,
    reason             text,
    created_at         timestamp with time zone,
    email_confirmed_at timestamp with time zone,
    decided_at         timestamp with time zone,
    decided_by         text,
    name               text,
    phone              text,
    companies          jsonb,
    has_mail           boolean
  )
  LANGUAGE plpgsql
  STABLE
  SECURITY DEFINER
  SET search_path TO ''
  SET enable_seqscan TO 'off'
  SET jit TO 'off'
  AS $function$
declare
  since text := case when wanted = 'waitlist' then 'created_at' else 'decided_at' end;
  down boolean := wanted <> 'waitlist';
  found text := private.card_filter(search);
begin
  perform private.require_staff();
  return query execute format(
    'select r.user_id, coalesce(u.email::text, private.client_name(r.user_id)), r.status, r.reason, r.created_at, u.email_confirmed_at, r.decided_at,
            case when r.decided_at is not null then private.last_decision(r.user_id) ->> ''by'' end, p.name, p.phone,
            (select coalesce(jsonb_agg(jsonb_build_object(''name'', c.name, ''nit'', c.nit, ''digit'', c.digit) order by c.created_at, c.id), ''[]'')
             from public.companies c where c.user_id = r.user_id), u.email is not null
     from (select s.* from public.user_approval_status s%1$s
           where s.status = $1%2$s%3$s%4$s and not exists (select from private.staff m where m.user_id = s.user_id)
           order by s.%5$s %6$s, s.user_id %6$s limit %7$s) r
     left join lateral private.contact_of(r.user_id) u on true
     left join public.client_profiles p on p.user_id = u.id
     order by r.%5$s %6$s, r.user_id %6$s',
    -- Few clients wait: `offset 0` has the planner walk them in order instead of reading every card that matches.
    case when found = '' then '' when wanted = 'waitlist'
      then ' join lateral (select c.words from private.client_cards c where c.client = s.user_id offset 0) k on true'
      else ' join private.client_cards k on k.client = s.user_id' end,
    found,
    private.status_scope(wanted = 'waitlist'),
    case when after_at is not null and after_id is not null
      then format(' and (s.%s, s.user_id) %s (%L, %L)', since, case when down then '<' else '>' end, after_at, after_id) else '' end,
    since, case when down then 'desc' else 'asc' end, least(greatest(max_rows, 1), 200))
    using wanted;
end $function$;

REVOKE ALL ON FUNCTION "public"."list_registrations"(text, integer, timestamp WITH time zone, uuid, text) FROM PUBLIC, "anon", "service_role";

CREATE OR REPLACE FUNCTION public.undo_decisions (
  targets uuid[]
)
  RETURNS jsonb
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  me uuid := private.require_staff();
  one uuid;
  made public.audit_log;
  refused jsonb := '[]';
begin
  if coalesce(cardinality(targets), 0) not between 1 and 100 then
    raise exception 'invalid-input' using errcode = 'P0001';
  end if;
  for one in select distinct t from unnest(targets) t order by t loop
    perform from public.user_approval_status s where s.user_id = one for update;
    select * into made from public.audit_log a where a.target = one and a.action like 'approval.%' order by a.id desc limit 1;
    if made.id is null or made.actor is distinct from me or made.action = 'approval.undone' then
      refused := refused || jsonb_build_object('client', one, 'code', 'not-found');
    elsif made.at < clock_timestamp() - interval '1 minute' or exists (
        select from public.outbox o where o.key = 'mail:approval:' || made.id and (o.status <> 'pending' or o.locked_until > clock_timestamp())) then
      refused := refused || jsonb_build_object('client', one, 'code', 'undo-late');
    else
      delete from public.outbox o where o.key = 'mail:approval:' || made.id;
      update public.user_approval_status s
        set status = made.before ->> 'status', reason = made.before ->> 'reason', decided_at = (made.before ->> 'decided_at')::timestamptz,
          retired_at = (made.before ->> 'retired_at')::timestamptz
        where s.user_id = one;
      if made.after ? 'advisors' then
        delete from private.client_advisors a where a.client = one and a.advisor = me;
      end if;
      perform private.note_staff('approval.undone', one, jsonb_build_object('status', made.after ->> 'status'),
        jsonb_build_object('status', made.before ->> 'status'));
    end if;
  end loop;
  return refused;
end $function$;

REVOKE ALL ON FUNCTION "public"."undo_decisions"(uuid[]) FROM PUBLIC, "anon", "service_role";

REVOKE ALL ON FUNCTION "private"."unmail_decision"(uuid) FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "public"."list_registrations"(text, integer, timestamp WITH time zone, uuid, text) TO "authenticated";

REVOKE ALL ON FUNCTION "public"."list_registrations"(text, integer, timestamp WITH time zone, uuid, text) FROM "postgres";

GRANT EXECUTE ON FUNCTION "public"."list_registrations"(text, integer, timestamp WITH time zone, uuid, text) TO "postgres";

GRANT EXECUTE ON FUNCTION "public"."undo_decisions"(uuid[]) TO "authenticated";

REVOKE ALL ON FUNCTION "public"."undo_decisions"(uuid[]) FROM "postgres";

GRANT EXECUTE ON FUNCTION "public"."undo_decisions"(uuid[]) TO "postgres";
