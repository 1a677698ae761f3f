set local lock_timeout = '5s';
set local check_function_bodies = off;

CREATE TABLE "private"."client_services" (
  "id"         uuid    NOT NULL DEFAULT gen_random_uuid(),
  "client"     uuid    NOT NULL,
  "engagement" uuid    NOT NULL,
  "position"   integer NOT NULL,
  "name"       text    NOT NULL,
  "since"      date    NOT NULL,
  "until"      date,
  "ended_on"   date,
  CONSTRAINT "client_services_pkey" PRIMARY KEY (id),
  CONSTRAINT "client_services_name_check" CHECK (private.is_name(name, 2, 120))
);

ALTER TABLE "private"."client_services"
  ENABLE ROW LEVEL SECURITY;

CREATE TABLE "private"."engagement_work" (
  "engagement" uuid NOT NULL,
  "template"   uuid NOT NULL,
  CONSTRAINT "engagement_work_pkey" PRIMARY KEY (engagement, template)
);

ALTER TABLE "private"."engagement_work"
  ENABLE ROW LEVEL SECURITY;

CREATE TABLE "private"."engagements" (
  "request"   uuid                     NOT NULL,
  "client"    uuid                     NOT NULL,
  "opened_at" timestamp with time zone NOT NULL DEFAULT clock_timestamp(),
  "closed_at" timestamp with time zone,
  "closed_by" uuid,
  "reason"    text,
  CONSTRAINT "engagements_closed" CHECK (((closed_at IS NULL) = (reason IS NULL))),
  CONSTRAINT "engagements_pkey" PRIMARY KEY (request),
  CONSTRAINT "engagements_reason_check" CHECK (((length(btrim(reason)) >= 3) AND (length(btrim(reason)) <= 300)))
);

ALTER TABLE "private"."engagements"
  ENABLE ROW LEVEL SECURITY;

ALTER TABLE "private"."fees"
  ADD COLUMN "letter" uuid;

CREATE OR REPLACE FUNCTION private.close_engagement_of (
  letter   uuid,
  from_day date,
  why      text
)
  RETURNS boolean
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  e private.engagements;
begin
  select x.* into e from private.engagements x where x.request = letter for update;
  if e.request is null or e.closed_at is not null then
    return false;
  end if;
  update private.engagements x set closed_at = clock_timestamp(), closed_by = (select auth.uid()), reason = why where x.request = e.request;
  update private.client_services s set ended_on = private.today() where s.engagement = e.request and s.ended_on is null;
  update private.client_work w set ended_at = clock_timestamp(), planned_on = null, stamp = w.stamp + 1
    from (select x.template, x.client from private.client_work x join private.engagement_work g on g.template = x.template and g.engagement = e.request
      where x.client = e.client and x.ended_at is null order by x.template for update of x) m
    where w.template = m.template and w.client = m.client;
  perform private.lock_fees(e.client);
  update private.fees f set state = 'void', reason = why, settled_by = (select auth.uid()), settled_at = clock_timestamp(), version = f.version + 1
    where f.letter = e.request and f.state = 'due' and f.due_on >= from_day;
  perform private.drop_fee_reminder(e.client);
  return true;
end $function$;

CREATE OR REPLACE FUNCTION private.firm_fee_facts (
  f private.fees
)
  RETURNS jsonb
  LANGUAGE sql
  STABLE
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
  select private.fee_facts(f) || jsonb_build_object('client', f.client, 'clientTitle', private.client_title(f.client), 'version', f.version, 'letter', f.letter,
    'reminds', f.reminds, 'reminders', f.reminders, 'remindedOn', f.reminded_on, 'silent', exists (select from private.fee_silences s where s.client = f.client),
    'madeBy', private.member_name(f.made_by), 'madeAt', f.made_at, 'settledBy', private.member_name(f.settled_by), 'settledAt', f.settled_at)
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
  if t is null or r.user_id is null then
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
  -- What is paid monthly is due on its day of each month of the letter's period, what is paid once with the first of these.
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

CREATE OR REPLACE FUNCTION public.client_engagements (
  client uuid
)
  RETURNS jsonb
  LANGUAGE plpgsql
  STABLE
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
begin
  perform private.require_client(client);
  return (select coalesce(jsonb_agg(jsonb_build_object('request', e.request, 'title', r.title, 'openedAt', e.opened_at, 'closedAt', e.closed_at,
      'closedBy', private.member_name(e.closed_by), 'reason', e.reason,
      'services', (select coalesce(jsonb_agg(jsonb_build_object('name', s.name, 'since', s.since, 'until', s.until) order by s.position), '[]')
        from private.client_services s where s.engagement = e.request),
      'work', (select coalesce(jsonb_agg(jsonb_build_object('template', w.id, 'name', w.name) order by lower(w.name), w.id), '[]')
        from private.engagement_work g join private.work_templates w on w.id = g.template where g.engagement = e.request),
      'fees', (select jsonb_build_object('count', count(*), 'open', coalesce(sum(f.amount) filter (where f.state = 'due'), 0),
          'collected', coalesce(sum(f.amount) filter (where f.state = 'collected'), 0))
        from private.fees f where f.letter = e.request)) order by e.opened_at desc), '[]')
    from (select x.* from private.engagements x where x.client = client_engagements.client order by x.opened_at desc limit 20) e
    join private.signature_requests r on r.id = e.request);
end $function$;

REVOKE ALL ON FUNCTION "public"."client_engagements"(uuid) FROM PUBLIC, "anon", "service_role";

CREATE OR REPLACE FUNCTION public.close_engagement (
  request uuid,
  reason  text
)
  RETURNS void
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  e private.engagements;
  title text;
begin
  perform private.require_staff();
  select x.* into e from private.engagements x where x.request = close_engagement.request;
  if e.request is null or not private.sees_client(e.client) then
    raise exception 'not-found' using errcode = 'P0001';
  end if;
  if coalesce(length(btrim(close_engagement.reason)), 0) not between 3 and 300 then
    raise exception 'reason-required' using errcode = 'P0001';
  end if;
  if private.close_engagement_of(e.request, '-infinity', btrim(close_engagement.reason)) then
    select r.title into title from private.signature_requests r where r.id = e.request;
    perform private.note_staff('engagement.closed', e.client, null, jsonb_build_object('name', title, 'reason', btrim(close_engagement.reason)));
  end if;
end $function$;

REVOKE ALL ON FUNCTION "public"."close_engagement"(uuid, text) FROM PUBLIC, "anon", "service_role";

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
    'sha256', r.sha256, 'version', r.version, 'pages', s.read_pages, 'of', r.pages, 'seconds', s.read_seconds, 'ip', left(facts ->> 'ip', 60), 'agent', left(facts ->> 'agent', 300)));
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

ALTER TABLE "private"."client_services"
  ADD CONSTRAINT "client_services_client_fkey" FOREIGN KEY (client) REFERENCES public.accounts(id) ON DELETE CASCADE;

ALTER TABLE "private"."engagement_work"
  ADD CONSTRAINT "engagement_work_template_fkey" FOREIGN KEY (template) REFERENCES private.work_templates(id) ON DELETE CASCADE;

ALTER TABLE "private"."engagements"
  ADD CONSTRAINT "engagements_client_fkey" FOREIGN KEY (client) REFERENCES public.accounts(id) ON DELETE CASCADE;

ALTER TABLE "private"."engagements"
  ADD CONSTRAINT "engagements_closed_by_fkey" FOREIGN KEY (closed_by) REFERENCES auth.users(id) ON DELETE SET NULL;

ALTER TABLE "private"."client_services"
  ADD CONSTRAINT "client_services_engagement_fkey" FOREIGN KEY (engagement) REFERENCES private.engagements(request) ON DELETE CASCADE;

ALTER TABLE "private"."engagement_work"
  ADD CONSTRAINT "engagement_work_engagement_fkey" FOREIGN KEY (engagement) REFERENCES private.engagements(request) ON DELETE CASCADE;

ALTER TABLE "private"."engagements"
  ADD CONSTRAINT "engagements_request_fkey" FOREIGN KEY (request) REFERENCES private.signature_requests(id) ON DELETE CASCADE;

ALTER TABLE "private"."fees"
  ADD CONSTRAINT "fees_letter_fkey" FOREIGN KEY (letter) REFERENCES private.signature_requests(id) ON DELETE SET NULL;

CREATE INDEX client_services_of_client ON private.client_services USING btree (client);

CREATE INDEX client_services_of_engagement ON private.client_services USING btree (engagement);

CREATE INDEX engagement_work_of_template ON private.engagement_work USING btree (template);

CREATE INDEX engagements_closed_by ON private.engagements USING btree (closed_by)
  WHERE (closed_by IS NOT NULL);

CREATE INDEX engagements_of_client ON private.engagements USING btree (client, opened_at DESC);

CREATE INDEX fees_of_letter ON private.fees USING btree (letter)
  WHERE (letter IS NOT NULL);

COMMENT ON TABLE "private"."client_services" IS 'What the firm does for a client, as the signed letter says. Read and written by functions alone.';

COMMENT ON TABLE "private"."engagement_work" IS 'Which repeated work a letter began. Read and written by functions alone.';

COMMENT ON TABLE "private"."engagements" IS 'Signed letters that opened something. Read and written by functions alone.';

REVOKE ALL ON FUNCTION "private"."close_engagement_of"(uuid, date, text) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."open_engagement"(private.signature_requests) FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "public"."client_engagements"(uuid) TO "authenticated";

REVOKE ALL ON FUNCTION "public"."client_engagements"(uuid) FROM "postgres";

GRANT EXECUTE ON FUNCTION "public"."client_engagements"(uuid) TO "postgres";

GRANT EXECUTE ON FUNCTION "public"."close_engagement"(uuid, text) TO "authenticated";

REVOKE ALL ON FUNCTION "public"."close_engagement"(uuid, text) FROM "postgres";

GRANT EXECUTE ON FUNCTION "public"."close_engagement"(uuid, text) TO "postgres";
