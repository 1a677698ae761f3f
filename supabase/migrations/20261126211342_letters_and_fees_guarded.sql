set local lock_timeout = '5s';
set local check_function_bodies = off;

CREATE OR REPLACE FUNCTION private.is_terms (
  terms jsonb
)
  RETURNS boolean
  LANGUAGE sql
  IMMUTABLE
  SET search_path TO ''
  AS $function$
  select (length(terms::text) <= 8000
    and jsonb_array_length(terms -> 'services') <= 20 and jsonb_array_length(terms -> 'work') <= 20 and jsonb_array_length(terms -> 'fees') <= 20
    and not exists (select from jsonb_array_elements_text(terms -> 'services') s where private.is_name(s, 2, 120) is not true)
    and not exists (select from jsonb_array_elements(terms -> 'fees') f where private.is_name(f ->> 'concept', 2, 120) is not true
      or ((f ->> 'amount')::numeric between 1 and 100000000000 and (f ->> 'amount')::numeric % 1 = 0 and f ->> 'rhythm' in ('once', 'month')) is not true)
    and not exists (select from unnest(array[terms ->> 'from', terms ->> 'until']) d where d::date not between '2000-01-01' and '2100-12-31')
    and (jsonb_array_length(terms -> 'fees') = 0 or (terms ->> 'payDay')::int between 1 and 28 and terms ->> 'from' is not null
      and (terms ->> 'until')::date between (terms ->> 'from')::date and (terms ->> 'from')::date + 731)) is true
$function$;

CREATE OR REPLACE FUNCTION private.silence_fees (
  wanted  uuid,
  silent  boolean,
  by_firm boolean
)
  RETURNS void
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
begin
  perform private.lock_fees(wanted);
  if silent then
    -- What somebody of the client says is kept over what the firm says.
    insert into private.fee_silences as s (client, by_firm, made_by) values (wanted, silence_fees.by_firm, (select auth.uid()))
      on conflict (client) do update set by_firm = false, made_by = excluded.made_by, made_at = excluded.made_at where s.by_firm and not excluded.by_firm;
    perform private.drop_fee_reminder(wanted);
  else
    delete from private.fee_silences s where s.client = wanted;
  end if;
end $function$;

CREATE OR REPLACE FUNCTION public.fee_reminder_holds (
  client uuid,
  named  jsonb
)
  RETURNS boolean
  LANGUAGE sql
  STABLE
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
  select not exists (select from private.fee_silences s where s.client = fee_reminder_holds.client)
    and not exists (select from jsonb_array_elements(named) n where not exists (select from private.fees f
      where f.client = fee_reminder_holds.client and f.state = 'due' and f.concept = n ->> 'concept' and f.amount = (n ->> 'amount')::bigint
        and f.due_on = (n ->> 'dueOn')::date))
$function$;

REVOKE ALL ON FUNCTION "public"."fee_reminder_holds"(uuid, jsonb) FROM PUBLIC, "anon", "authenticated";

CREATE OR REPLACE FUNCTION public.firm_fees (
  wanted    jsonb   DEFAULT '{}'::jsonb,
  page_size integer DEFAULT 50
)
  RETURNS jsonb
  LANGUAGE plpgsql
  STABLE
  SECURITY DEFINER
  SET search_path TO ''
  SET plan_cache_mode TO 'force_custom_plan'
  AS $function$
declare
  most int := least(greatest(page_size, 1), 200);
  list text := coalesce(wanted ->> 'list', 'due');
  of_client uuid := (wanted ->> 'client')::uuid;
  patterns text[] := private.word_patterns(private.search_words(left(wanted ->> 'search', 100)));
  after_id uuid := (wanted -> 'after' ->> 1)::uuid;
  mine boolean;
  clients uuid[];
  found_rows jsonb;
  last_row jsonb;
begin
  perform private.require_staff();
  mine := not private.is_admin();
  if mine then
    clients := array(select private.my_clients());
  end if;
  if of_client is not null then
    clients := array(select c from unnest(array[of_client]) c where not mine or c = any (clients));
    mine := true;
  end if;
  if patterns is not null then
    clients := array(select k.client from private.client_cards k where k.words like all (patterns) and (not mine or k.client = any (clients)) limit 500);
    mine := true;
  end if;
  if list in ('due', 'late') then
    select coalesce(jsonb_agg(private.firm_fee_facts(x.f) order by (x.f).due_on, (x.f).id), '[]') into found_rows
    from (select f from private.fees f
      where f.state = 'due' and (not mine or f.client = any (clients)) and (list = 'due' or f.due_on < private.today())
        and (after_id is null or (f.due_on, f.id) > ((wanted -> 'after' ->> 0)::date, after_id))
      order by f.due_on, f.id limit most + 1) x;
  else
    select coalesce(jsonb_agg(private.firm_fee_facts(x.f) order by (x.f).settled_at desc, (x.f).id desc), '[]') into found_rows
    from (select f from private.fees f
      where f.state = list and f.state <> 'due' and (not mine or f.client = any (clients))
        and (after_id is null or (f.settled_at, f.id) < ((wanted -> 'after' ->> 0)::timestamptz, after_id))
      order by f.settled_at desc, f.id desc limit most + 1) x;
  end if;
  last_row := found_rows -> (most - 1);
  return jsonb_build_object(
    'rows', case when jsonb_array_length(found_rows) > most then found_rows - most else found_rows end,
    'next', case when jsonb_array_length(found_rows) > most
      then jsonb_build_array(case when list in ('due', 'late') then last_row -> 'dueOn' else last_row -> 'settledAt' end, last_row -> 'id') end,
    'clientTitle', case when private.sees_client(of_client) then private.client_title(of_client) end,
    'silent', of_client is not null and exists (select from private.fee_silences s where s.client = of_client and s.client = any (clients)))
    || (select jsonb_build_object('open', coalesce(sum(f.amount), 0), 'late', coalesce(sum(f.amount) filter (where f.due_on < private.today()), 0))
      from private.fees f where f.state = 'due' and (not mine or f.client = any (clients)));
end $function$;

CREATE OR REPLACE FUNCTION public.my_fees()
  RETURNS jsonb
  LANGUAGE plpgsql
  STABLE
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  account uuid := private.require_account('accountant');
begin
  return (select jsonb_build_object(
      'rows', coalesce(jsonb_agg(private.fee_facts(x.f) order by (x.f).state = 'due' desc,
        case when (x.f).state = 'due' then (x.f).due_on end, (x.f).settled_at desc, (x.f).id), '[]'),
      'open', coalesce(sum((x.f).amount) filter (where (x.f).state = 'due'), 0),
      'late', coalesce(sum((x.f).amount) filter (where (x.f).state = 'due' and (x.f).due_on < private.today()), 0),
      'silent', exists (select from private.fee_silences s where s.client = account),
      'refused', exists (select from private.fee_silences s where s.client = account and not s.by_firm))
    from ((select f from private.fees f where f.client = account and f.state = 'due' order by f.due_on limit 500)
      union all (select f from private.fees f where f.client = account and f.state = 'collected' order by f.due_on desc, f.id desc limit 200)) x);
end $function$;

CREATE OR REPLACE FUNCTION public.send_signature (
  request uuid,
  content jsonb
)
  RETURNS void
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  r private.signature_requests := private.own_signature(request);
  former private.signature_requests;
  s jsonb;
  n int := 0;
  address text;
begin
  if r.status <> 'draft' then
    return;
  end if;
  perform private.require_client(r.user_id);
  if coalesce(jsonb_array_length(content -> 'signers'), 0) not between 1 and 20
    or (content ->> 'dueAt')::timestamptz not between clock_timestamp() + interval '1 hour' and clock_timestamp() + interval '90 days' then
    raise exception 'invalid-input' using errcode = 'P0001';
  end if;
  -- What a contador or revisor fiscal certifies needs their own certificate and is signed outside of the portal.
  if content ->> 'kind' in ('statements', 'opinion', 'certification', 'return') then
    raise exception 'signature-kind' using errcode = 'P0001';
  end if;
  -- What a template is decides what its document opens.
  if r.template_version is not null and r.kind <> content ->> 'kind' then
    raise exception 'conflict' using errcode = 'P0001';
  end if;
  for s in select x from jsonb_array_elements(content -> 'signers') x loop
    n := n + 1;
    address := case s ->> 'party'
      when 'client' then (select u.email from private.account_members m join auth.users u on u.id = m.user_id
        where m.account = r.user_id and m.until is null and m.user_id = (s ->> 'person')::uuid)
      when 'firm' then (select u.email from private.staff t join auth.users u on u.id = t.user_id where t.user_id = (s ->> 'person')::uuid)
      else lower(btrim(s ->> 'email')) end;
    if address is null then
      raise exception 'signature-signer-gone' using errcode = 'P0001';
    end if;
    -- Members of the firm never sign for the client, nor people of the client by a link.
    if s ->> 'party' = 'outside' and (exists (select from private.staff t join auth.users u on u.id = t.user_id where u.email = address)
        or exists (select from private.account_members m join auth.users u on u.id = m.user_id
          where m.account = r.user_id and m.until is null and u.email = address)) then
      raise exception 'signature-outside-known' using errcode = 'P0001';
    end if;
    if exists (select from private.signature_signers x where x.request = r.id and x.email = address) then
      raise exception 'signature-twice' using errcode = 'P0001';
    end if;
    insert into private.signature_signers (request, place, position, party, person, name, email, role)
      values (r.id, case when (content ->> 'inOrder')::boolean then n else 1 end, n, s ->> 'party',
        case when s ->> 'party' <> 'outside' then (s ->> 'person')::uuid end, s ->> 'name', address, s ->> 'role');
  end loop;
  -- Only somebody who binds the client opens services and fees: an owner, or a person whom the owner is told of.
  if r.terms is not null and not exists (select from private.signature_signers x where x.request = r.id and (x.party = 'outside'
      or x.party = 'client' and exists (select from private.account_members m
        where m.account = r.user_id and m.user_id = x.person and m.until is null and m.role = 'owner'))) then
    raise exception 'signature-unbinding' using errcode = 'P0001';
  end if;
  if content ->> 'replaces' is not null then
    former := private.own_signature((content ->> 'replaces')::uuid);
    if former.user_id is distinct from r.user_id or former.status = 'draft'
      or exists (select from private.signature_requests x where x.replaces = former.id) then
      raise exception 'conflict' using errcode = 'P0001';
    end if;
    if former.status not in ('signed', 'sealing') then
      perform private.note_signature(former.id, 'superseded', null, jsonb_build_object('by', private.member_name(auth.uid())));
      update private.signature_requests x set status = 'superseded', closed_at = coalesce(x.closed_at, clock_timestamp()),
          changed_at = clock_timestamp(), next_reminder_at = null where x.id = former.id;
    end if;
  end if;
  update private.signature_requests x set
      kind = content ->> 'kind', title = content ->> 'title', message = nullif(btrim(content ->> 'message'), ''),
      due_at = (content ->> 'dueAt')::timestamptz, in_order = (content ->> 'inOrder')::boolean,
      remind_after = (content ->> 'remindAfter')::int, remind_every = (content ->> 'remindEvery')::int,
      next_reminder_at = clock_timestamp() + make_interval(days => (content ->> 'remindAfter')::int),
      sent_by = auth.uid(), sender_name = private.member_name(auth.uid()), replaces = former.id,
      version = coalesce(former.version + 1, 1), status = 'sent', sent_at = clock_timestamp(), changed_at = clock_timestamp()
    where x.id = r.id returning x.* into r;
  perform private.note_signature(r.id, 'sent', null, jsonb_build_object('by', r.sender_name, 'kind', r.kind, 'title', r.title,
    'version', r.version, 'sha256', r.sha256, 'due', r.due_at, 'order', r.in_order,
    -- Here alone the evidence has whole addresses: they prove which mailboxes the firm named.
    'named', (select jsonb_agg(jsonb_build_object('name', x.name, 'party', x.party, 'role', x.role, 'email', x.email) order by x.position)
      from private.signature_signers x where x.request = r.id)));
  perform private.ask_signers(r, false);
  perform private.tell_owner_of_outsiders(r);
  perform private.note_staff('signature.sent', r.user_id, null, jsonb_build_object('name', r.title, 'signers', n));
end $function$;

CREATE OR REPLACE FUNCTION public.silence_client_fees (
  client uuid,
  silent boolean
)
  RETURNS void
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
begin
  perform private.require_client(client);
  if silent is null then
    raise exception 'invalid-input' using errcode = 'P0001';
  end if;
  perform private.lock_fees(client);
  if not silent and exists (select from private.fee_silences s where s.client = silence_client_fees.client and not s.by_firm) then
    raise exception 'fee-client-silent' using errcode = 'P0001';
  end if;
  perform private.silence_fees(client, silent, true);
  perform private.note_staff(case when silent then 'fee.silenced' else 'fee.unsilenced' end, client, null, '{}');
end $function$;

GRANT EXECUTE ON FUNCTION "public"."fee_reminder_holds"(uuid, jsonb) TO "service_role";
