set local lock_timeout = '5s';
set local check_function_bodies = off;

DROP FUNCTION "private"."fee_schedule"(jsonb);

CREATE OR REPLACE FUNCTION private.fee_schedule (
  terms  jsonb,
  signed date
)
  RETURNS TABLE (
    concept   text,
    amount    bigint,
    due_on    date,
    agreed_on date
  )
  LANGUAGE sql
  STABLE
  SET search_path TO ''
  AS $function$
  with said as (
    select (terms ->> 'from')::date as since, (terms ->> 'until')::date as until, (terms ->> 'payDay')::int - 1 as days),
  lasting as (
    select s.*, greatest(1, w.months + (s.until + 1 - (s.since + make_interval(months => w.months))::date >= 15)::int) as most
    from said s cross join lateral (
      select max(k) as months from generate_series(0, 25) k where (s.since + make_interval(months => k))::date <= s.until + 1) w),
  touched as (
    select l.most, m.month::date + l.days < l.since as is_late, least(greatest(m.month::date + l.days, l.since), l.until) as due,
      row_number() over (order by m.month) as place, count(*) over () as months
    from lasting l cross join lateral generate_series(date_trunc('month', l.since::timestamp), l.until::timestamp, interval '1 month') m (month)),
  kept as (
    select t.due, t.place - x.skipped as n, least(t.most, t.months) as of_all
    from touched t cross join lateral (
      select (t.months > t.most and (select y.is_late from touched y where y.place = 1))::int as skipped) x
    where t.place > x.skipped and t.place <= x.skipped + t.most)
  select case when f.value ->> 'rhythm' = 'month' and k.of_all > 1 then left(f.value ->> 'concept', 110) || ' (' || k.n || '/' || k.of_all || ')'
      else f.value ->> 'concept' end,
    (f.value ->> 'amount')::bigint, case when k.due >= signed then k.due else coalesce(
      (select min(x.due) from kept x where x.due >= signed), signed) end, k.due
  from jsonb_array_elements(terms -> 'fees') with ordinality f (value, place) cross join kept k
  where f.value ->> 'rhythm' = 'month' or k.n = 1
  order by k.due, f.place
$function$;

CREATE OR REPLACE FUNCTION private.letter_fees (
  r private.signature_requests
)
  RETURNS jsonb
  LANGUAGE sql
  STABLE
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
  select coalesce(jsonb_agg(jsonb_build_object('concept', f.concept, 'amount', f.amount, 'dueOn', f.due_on, 'agreedOn', f.agreed_on)), '[]')
  from private.fee_schedule(r.terms, coalesce(
    (select (e.opened_at at time zone 'America/Bogota')::date from private.engagements e where e.request = r.id), private.today())) f
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
  insert into private.fees (id, client, concept, amount, due_on, made_by, letter)
    select gen_random_uuid(), r.user_id, f.concept, f.amount, f.due_on, r.sent_by, r.id from private.fee_schedule(t, private.today()) f;
  perform private.note_account(r.user_id, 'engagement.opened', null, jsonb_build_object('name', r.title), r.sent_by);
end $function$;

CREATE OR REPLACE FUNCTION public.sign_document (
  request uuid,
  who     jsonb,
  proof   jsonb,
  facts   jsonb
)
  RETURNS jsonb
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  r private.signature_requests := private.lock_signature(request);
  s private.signature_signers := private.find_signer(request, who);
  state text := private.signer_view(r, s) ->> 'state';
  c private.signature_codes;
begin
  if s.id is null or s.party <> 'outside' and not private.signs_in_session(who) then
    raise exception 'not-found' using errcode = 'P0001';
  end if;
  if s.state = 'signed' then
    return jsonb_build_object('outcome', 'signed');
  end if;
  if state not in ('asked', 'locked') then
    return jsonb_build_object('outcome', state);
  end if;
  select x.* into c from private.signature_codes x where x.signer = s.id order by x.made_at desc limit 1;
  if c.id is null or c.void_at is not null or c.used_at is not null or c.tries >= 3 or c.until <= clock_timestamp()
    or c.sha256 <> r.sha256 or c.sha256 <> proof ->> 'sha256' or c.consent <> s.consent or c.consent <> proof ->> 'consent' then
    return jsonb_build_object('outcome', 'void');
  end if;
  if c.hash <> proof ->> 'hash' then
    update private.signature_codes x set tries = x.tries + 1, void_at = case when x.tries >= 2 then clock_timestamp() end where x.id = c.id;
    perform private.note_signature(r.id, case when c.tries >= 2 then 'code-void' else 'code-wrong' end, s.position,
      jsonb_build_object('left', 2 - c.tries, 'ip', left(facts ->> 'ip', 60)));
    return jsonb_build_object('outcome', case when c.tries >= 2 then 'void' else 'wrong' end, 'left', 2 - c.tries);
  end if;
  update private.signature_codes x set used_at = clock_timestamp() where x.id = c.id;
  perform private.note_signature(r.id, 'signed', s.position, jsonb_build_object('name', s.name, 'document_type', s.document_type,
    'document_number', s.document_number, 'role', s.role, 'company', case when s.party = 'client' then r.client_name end, 'party', s.party,
    'account', case when s.party = 'client' then r.user_id end,
    'portal_role', (select m.role from private.account_members m where m.account = r.user_id and m.user_id = s.person and m.until is null),
    'known', c.known, 'mailbox', private.masked_mail(s.email), 'code_sent_at', c.made_at, 'tries', c.tries + 1,
    'consent', s.consent, 'consent_sha256', (select e.facts ->> 'consent_sha256' from private.signature_events e
      where e.request = r.id and e.kind = 'consented' and e.signer = s.position order by e.n desc limit 1),
    'sha256', r.sha256, 'version', r.version, 'pages', s.read_pages, 'of', r.pages, 'seconds', s.read_seconds, 'ip', left(facts ->> 'ip', 60), 'agent', left(facts ->> 'agent', 300))
    -- The fees that the signer's page showed beside the letter.
    || case when private.letter_fees(r) <> '[]' then jsonb_build_object('fees', private.letter_fees(r)) else '{}' end);
  update private.signature_signers x set state = 'signed', signed_at = clock_timestamp() where x.id = s.id;
  update private.signature_requests x set changed_at = clock_timestamp() where x.id = r.id;
  if exists (select from private.signature_signers x where x.request = r.id and x.state <> 'signed') then
    perform private.ask_signers(r, false);
  else
    update private.signature_requests x set status = 'sealing', seal_next_at = clock_timestamp(), next_reminder_at = null where x.id = r.id;
    perform private.open_engagement(r);
  end if;
  return jsonb_build_object('outcome', 'signed');
end $function$;

REVOKE ALL ON FUNCTION "private"."fee_schedule"(jsonb, date) FROM PUBLIC;
