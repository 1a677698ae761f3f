set local lock_timeout = '5s';
set local check_function_bodies = off;

CREATE OR REPLACE FUNCTION private.binds_client (
  r private.signature_requests
)
  RETURNS boolean
  LANGUAGE sql
  STABLE
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
  select r.terms is null or exists (select from private.signature_signers x where x.request = r.id and (x.party = 'outside'
    or x.party = 'client' and case when x.state = 'signed'
      then exists (select from private.signature_events e
        where e.request = r.id and e.kind = 'signed' and e.signer = x.position and e.facts ->> 'portal_role' = 'owner')
      else exists (select from private.account_members m
        where m.account = r.user_id and m.user_id = x.person and m.until is null and m.role = 'owner') end))
$function$;

CREATE OR REPLACE FUNCTION private.open_engagement (
  r private.signature_requests
)
  RETURNS void
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  t jsonb := r.terms;
  since date := coalesce((t ->> 'from')::date, private.today());
  until_day date := (t ->> 'until')::date;
  one uuid;
  given uuid;
begin
  -- The owner may have lost that role while the signature was being stored.
  if t is null or r.user_id is null or not private.binds_client(r) then
    return;
  end if;
  insert into private.engagements (request, client) values (r.id, r.user_id) on conflict do nothing returning request into one;
  if one is null then
    return;
  end if;
  if r.replaces is not null then
    perform private.close_engagement_of(r.replaces, since, r.title);
  end if;
  insert into private.client_services (client, engagement, position, name, since, until)
    select r.user_id, r.id, s.n, s.name, since, until_day from jsonb_array_elements_text(t -> 'services') with ordinality s (name, n);
  for one in select w.id from private.work_templates w where w.archived_at is null
      and w.id::text in (select jsonb_array_elements_text(t -> 'work')) order by w.id loop
    given := null;
    insert into private.client_work as w (template, client, since, made_by)
      select one, r.user_id, greatest(since, private.today()), r.sent_by
      where exists (select from public.user_approval_status a where a.user_id = r.user_id and a.status = 'approved')
      on conflict on constraint client_work_pkey do update set since = excluded.since, paused_at = null, ended_at = null, planned_on = null,
        stamp = w.stamp + 1, made_by = excluded.made_by
      where w.paused_at is not null or w.ended_at is not null returning w.template into given;
    insert into private.engagement_work (engagement, template) select r.id, given where given is not null;
  end loop;
  perform private.lock_fees(r.user_id);
  -- Monthly fees are due on the agreed day of each month of the letter's period, and a single fee is due on the first of these days.
  insert into private.fees (id, client, concept, amount, due_on, made_by, letter)
    select gen_random_uuid(), r.user_id,
      case when f.value ->> 'rhythm' = 'month' and m.of_all > 1 then left(f.value ->> 'concept', 110) || ' (' || m.n || '/' || m.of_all || ')'
        else f.value ->> 'concept' end,
      (f.value ->> 'amount')::bigint, m.due, r.sent_by, r.id
    from jsonb_array_elements(t -> 'fees') f,
      lateral (select d.due, row_number() over (order by d.due) as n, count(*) over () as of_all
        from (select distinct greatest(g.month::date + (t ->> 'payDay')::int - 1, since) as due
          from generate_series(date_trunc('month', since), date_trunc('month', until_day), interval '1 month') g (month)) d
        where d.due <= until_day) m
    where f.value ->> 'rhythm' = 'month' or m.n = 1;
  perform private.note_account(r.user_id, 'engagement.opened', null, jsonb_build_object('name', r.title), r.sent_by);
end $function$;

CREATE OR REPLACE FUNCTION private.signer_hindrance (
  r private.signature_requests,
  s private.signature_signers
)
  RETURNS text
  LANGUAGE sql
  STABLE
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
  select case when s.party = 'outside' then null
    when s.person is null or not case s.party
      when 'firm' then exists (select from private.staff t where t.user_id = s.person)
      else exists (select from private.account_members m join public.user_approval_status a on a.user_id = m.account
        where m.account = r.user_id and m.user_id = s.person and m.until is null and a.status = 'approved') end then 'removed'
    when s.party = 'client' and s.state <> 'signed' and not private.binds_client(r) then 'removed'
    when not exists (select from auth.users u where u.id = s.person and u.email = s.email) then 'mailbox' end
$function$;

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
  -- Documents that a contador or revisor fiscal certifies need that person's own certificate and are signed outside of the
  -- portal.
  if content ->> 'kind' in ('statements', 'opinion', 'certification', 'return') then
    raise exception 'signature-kind' using errcode = 'P0001';
  end if;
  -- The kind must be that of the template, because it decides what the document starts.
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
    -- Staff never sign for the client, and people of the client never sign by a link.
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
  -- Services and fees need the signature of an owner, or of somebody about whom the owner gets a mail.
  if not private.binds_client(r) then
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
    -- Only this event contains whole addresses: they prove which mailboxes the firm named.
    'named', (select jsonb_agg(jsonb_build_object('name', x.name, 'party', x.party, 'role', x.role, 'email', x.email) order by x.position)
      from private.signature_signers x where x.request = r.id)));
  perform private.ask_signers(r, false);
  perform private.tell_owner_of_outsiders(r);
  perform private.note_staff('signature.sent', r.user_id, null, jsonb_build_object('name', r.title, 'signers', n));
end $function$;

REVOKE ALL ON FUNCTION "private"."binds_client"(private.signature_requests) FROM PUBLIC;
