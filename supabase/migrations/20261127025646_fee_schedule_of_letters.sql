set local lock_timeout = '5s';
set local check_function_bodies = off;

CREATE OR REPLACE FUNCTION private.fee_schedule (
  terms jsonb
)
  RETURNS TABLE (
    concept text,
    amount  bigint,
    due_on  date
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
    (f.value ->> 'amount')::bigint, k.due
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
  select coalesce(jsonb_agg(jsonb_build_object('concept', f.concept, 'amount', f.amount, 'dueOn', f.due_on)), '[]') from private.fee_schedule(r.terms) f
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
    select gen_random_uuid(), r.user_id, f.concept, f.amount, f.due_on, r.sent_by, r.id from private.fee_schedule(t) f;
  perform private.note_account(r.user_id, 'engagement.opened', null, jsonb_build_object('name', r.title), r.sent_by);
end $function$;

CREATE OR REPLACE FUNCTION private.signer_view (
  r private.signature_requests,
  s private.signature_signers
)
  RETURNS jsonb
  LANGUAGE plpgsql
  STABLE
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  hindrance text := private.signer_hindrance(r, s);
  state text := case
    when r.status in ('withdrawn', 'superseded') then r.status
    when hindrance is not null and s.state <> 'signed' then hindrance
    when r.status in ('signed', 'sealing') then r.status
    when r.status = 'expired' or r.status = 'sent' and r.due_at <= clock_timestamp() then 'expired'
    when s.state = 'declined' then 'declined'
    when r.status = 'declined' then 'stopped'
    when s.state = 'signed' then 'signed-part'
    when s.state = 'waiting' then 'waiting'
    when (select count(*) from private.signature_codes c where c.signer = s.id and c.made_at > clock_timestamp() - interval '1 day') >= 8
      and not exists (select from private.signature_codes c where c.signer = s.id and c.void_at is null and c.used_at is null and c.tries < 3 and c.until > clock_timestamp()) then 'locked'
    else 'asked' end;
begin
  return jsonb_build_object('id', r.id, 'state', state, 'by', r.sender_name, 'dueAt', r.due_at, 'account', r.user_id)
    || case when s.state = 'waiting' or state in ('removed', 'mailbox') then jsonb_build_object('first', (
        select string_agg(x.name, ', ' order by x.position) from private.signature_signers x
        where x.request = r.id and x.state in ('asked', 'declined') and x.place < s.place))
      else jsonb_build_object('title', r.title, 'kind', r.kind, 'message', r.message, 'sentAt', r.sent_at, 'closedAt', r.closed_at, 'pages', r.pages, 'version', r.version,
        'sha256', r.sha256, 'client', r.client_name, 'code', r.code, 'sealedSha256', r.sealed_sha256, 'sealedAt', r.sealed_at, 'stampedAt', r.stamped_at,
        'fees', private.letter_fees(r),
        'signer', jsonb_build_object('id', s.id, 'position', s.position, 'party', s.party, 'name', s.name, 'role', s.role, 'mailbox', private.masked_mail(s.email),
          'openedAt', s.opened_at, 'readAt', s.read_at, 'readPages', s.read_pages, 'readSeconds', s.read_seconds, 'consentedAt', s.consented_at,
          'documentType', s.document_type, 'documentNumber', s.document_number, 'signedAt', s.signed_at, 'reason', s.reason),
        'codeUntil', (select c.until from private.signature_codes c where c.signer = s.id and c.void_at is null and c.used_at is null and c.tries < 3
          and c.until > clock_timestamp() order by c.made_at desc limit 1),
        'proof', (select jsonb_build_object('at', e.at, 'facts', e.facts) from private.signature_events e where e.request = r.id and e.kind = 'signed' and e.signer = s.position),
        'others', (select coalesce(jsonb_agg(jsonb_build_object('name', x.name, 'signed', x.state = 'signed') order by x.position), '[]')
          from private.signature_signers x where x.request = r.id and x.id <> s.id)) end;
end $function$;

CREATE OR REPLACE FUNCTION public.firm_signature (
  request uuid
)
  RETURNS jsonb
  LANGUAGE plpgsql
  STABLE
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  r private.signature_requests;
begin
  perform private.require_staff();
  select x.* into r from private.signature_requests x where x.id = request;
  if r.id is null or not (case when r.user_id is null then private.is_admin() else private.sees_client(r.user_id) end) then
    raise exception 'not-found' using errcode = 'P0001';
  end if;
  return private.signature_facts(r) || jsonb_build_object('client', r.user_id, 'clientTitle', r.client_name, 'flattened', r.flattened,
    'fees', private.letter_fees(r),
    'reminders', r.reminders, 'nextReminderAt', r.next_reminder_at, 'sealProblem', r.seal_problem, 'sealNextAt', r.seal_next_at,
    'broken', private.signature_break(r.id), 'me', (select s.id from private.signature_signers s where s.request = r.id and s.person = auth.uid()),
    'signers', (select coalesce(jsonb_agg(jsonb_build_object('id', s.id, 'position', s.position, 'place', s.place, 'party', s.party, 'name', s.name, 'role', s.role,
        'email', s.email, 'state', s.state, 'openedAt', s.opened_at, 'readAt', s.read_at, 'readPages', s.read_pages, 'signedAt', s.signed_at, 'reason', s.reason)
        order by s.position), '[]') from private.signature_signers s where s.request = r.id),
    'events', (select coalesce(jsonb_agg(jsonb_build_object('n', e.n, 'at', e.at, 'kind', e.kind, 'signer', e.signer, 'facts', e.facts, 'hash', e.hash)
        order by e.n desc), '[]') from (select x.* from private.signature_events x where x.request = r.id order by x.n desc limit 300) e));
end $function$;

REVOKE ALL ON FUNCTION "private"."fee_schedule"(jsonb) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."letter_fees"(private.signature_requests) FROM PUBLIC;
