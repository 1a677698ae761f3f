set local lock_timeout = '5s';
set local check_function_bodies = off;

CREATE TABLE "public"."notifications" (
  "id"       uuid                     NOT NULL DEFAULT gen_random_uuid(),
  "user_id"  uuid                     NOT NULL,
  "account"  uuid,
  "for_firm" boolean                  NOT NULL DEFAULT false,
  "kind"     text                     NOT NULL,
  "subject"  uuid                     NOT NULL,
  "data"     jsonb                    NOT NULL DEFAULT '{}'::jsonb,
  "count"    integer                  NOT NULL DEFAULT 1,
  "first_at" timestamp with time zone NOT NULL DEFAULT clock_timestamp(),
  "last_at"  timestamp with time zone NOT NULL DEFAULT clock_timestamp(),
  "seen_at"  timestamp with time zone,
  "read_at"  timestamp with time zone,
  CONSTRAINT "notifications_count_check" CHECK ((count > 0)),
  CONSTRAINT "notifications_data_check" CHECK (((jsonb_typeof(data) = 'object'::text) AND (length((data)::text) <= 1000))),
  CONSTRAINT "notifications_kind_check"
    CHECK
    ((kind = ANY (ARRAY['message'::text, 'appointment'::text, 'request'::text, 'returned'::text, 'invoice-accepted'::text, 'invoice-rejected'::text, 'document'::text,
    'filed'::text,
    'deadline'::text,
    'mail'::text,
    'sender'::text,
    'signature'::text,
    'access'::text,
    'security'::text,
    'client-message'::text,
    'client-appointment'::text, 'review'::text, 'answered'::text, 'client-sender'::text, 'delivery'::text, 'signature-turn'::text, 'signature-news'::text]))),
  CONSTRAINT "notifications_pkey" PRIMARY KEY (id)
);

ALTER TABLE "public"."notifications"
  ENABLE ROW LEVEL SECURITY;

REVOKE ALL ON TABLE "public"."notifications" FROM "anon";

CREATE OR REPLACE FUNCTION private.date_words (
  o public.obligations
)
  RETURNS jsonb
  LANGUAGE sql
  IMMUTABLE
  SET search_path TO ''
  AS $function$
  select jsonb_build_object('obligation', o.obligation, 'name', o.name, 'municipality', nullif(o.municipality, ''), 'period', o.period, 'due', o.due)
$function$;

CREATE OR REPLACE FUNCTION private.forget_account_notices()
  RETURNS TRIGGER
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
begin
  delete from public.notifications n where n.user_id = new.user_id and n.account = new.account and not n.for_firm;
  return null;
end $function$;

CREATE OR REPLACE FUNCTION private.forget_client_notices()
  RETURNS TRIGGER
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
begin
  delete from public.notifications n where n.user_id = old.advisor and n.account = old.client and n.for_firm
    and not exists (select from private.staff s where s.user_id = old.advisor and s.role = 'admin');
  return null;
end $function$;

CREATE OR REPLACE FUNCTION private.forget_firm_notices()
  RETURNS TRIGGER
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
begin
  delete from public.notifications n where n.user_id = old.user_id and n.for_firm;
  return null;
end $function$;

CREATE OR REPLACE FUNCTION private.forget_notifications (
  most integer
)
  RETURNS integer
  LANGUAGE sql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
  with read_ones as (
    delete from public.notifications n where n.id in (
      select x.id from public.notifications x where x.read_at < now() - interval '30 days' order by x.read_at limit most for update skip locked)
    returning 1),
  old_ones as (
    delete from public.notifications n where n.id in (
      select x.id from public.notifications x where x.last_at < now() - interval '90 days' and (x.read_at is null or x.read_at >= now() - interval '30 days')
      order by x.last_at limit most for update skip locked)
    returning 1)
  select ((select count(*) from read_ones) + (select count(*) from old_ones))::int
$function$;

CREATE OR REPLACE FUNCTION private.may_be_told (
  person   uuid,
  client   uuid,
  for_firm boolean
)
  RETURNS boolean
  LANGUAGE plpgsql
  STABLE
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
begin
  return case when for_firm
    then exists (select from private.staff s where s.user_id = person and (s.role = 'admin' or client is null
      or exists (select from private.client_advisors a where a.client = may_be_told.client and a.advisor = person)))
    else client is null or person = any (private.people_of(client, 'reader')) end;
end $function$;

CREATE OR REPLACE FUNCTION private.notify (
  people   uuid[],
  kind     text,
  client   uuid,
  subject  uuid,
  data     jsonb,
  times    integer DEFAULT 1,
  for_firm boolean DEFAULT false
)
  RETURNS void
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
#variable_conflict use_column
declare
  words jsonb := (select coalesce(jsonb_object_agg(d.key, case jsonb_typeof(d.value)
      when 'string' then to_jsonb(left(d.value #>> '{}', 100)) else d.value end), '{}')
    from jsonb_each(jsonb_strip_nulls(notify.data || case when notify.for_firm and notify.client is not null
      then jsonb_build_object('client', private.client_title(notify.client)) else '{}' end)) d);
begin
  insert into public.notifications as n (user_id, account, for_firm, kind, subject, data, count)
    select p.id, notify.client, notify.for_firm, notify.kind, notify.subject, words, notify.times
    from (select distinct x as id from unnest(notify.people) x) p
    where (notify.kind = 'security' or p.id is distinct from (select auth.uid())) and private.may_be_told(p.id, notify.client, notify.for_firm)
    order by p.id
    on conflict (user_id, kind, subject) where read_at is null do update
      set data = excluded.data, count = n.count + excluded.count, last_at = excluded.last_at, seen_at = null;
end $function$;

CREATE OR REPLACE FUNCTION private.people_of (
  client   uuid,
  at_least text
)
  RETURNS uuid[]
  LANGUAGE plpgsql
  STABLE
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
begin
  return array(select m.user_id from private.account_members m join public.user_approval_status s on s.user_id = m.account and s.status = 'approved'
    where m.account = client and m.until is null and private.role_rank(m.role) >= private.role_rank(at_least));
end $function$;

CREATE OR REPLACE FUNCTION private.read_about (
  subject uuid
)
  RETURNS void
  LANGUAGE sql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
  update public.notifications n set read_at = clock_timestamp(), seen_at = coalesce(n.seen_at, clock_timestamp())
    where n.user_id = (select auth.uid()) and n.subject = read_about.subject and n.read_at is null
$function$;

CREATE OR REPLACE FUNCTION private.team_of (
  client uuid
)
  RETURNS uuid[]
  LANGUAGE plpgsql
  STABLE
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
begin
  return coalesce((select array_agg(a.advisor) from private.client_advisors a where a.client = team_of.client),
    array(select s.user_id from private.staff s where s.role = 'admin'));
end $function$;

CREATE OR REPLACE FUNCTION private.tell_of_appointment()
  RETURNS TRIGGER
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  -- A new hour of an appointment that stays in its state is a change.
  step text := case when tg_op = 'INSERT' or old.status <> new.status then new.status else 'changed' end;
  words jsonb := jsonb_build_object('title', new.title, 'what', step, 'at', new.starts_at);
begin
  perform private.read_about(new.id);
  if new.status in ('done', 'missed') then
    return null;
  end if;
  perform private.notify(private.people_of(new.user_id, 'assistant'), 'appointment', new.user_id, new.id, words);
  perform private.notify(case when new.person is null then private.team_of(new.user_id) else array[new.person] end,
    'client-appointment', new.user_id, new.id, words, 1, true);
  return null;
end $function$;

CREATE OR REPLACE FUNCTION private.tell_of_colleague()
  RETURNS TRIGGER
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
begin
  perform private.notify(private.people_of(new.account, 'owner'), 'access', new.account, new.user_id,
    (select jsonb_build_object('by', coalesce(p.name, split_part(u.email, '@', 1)), 'role', new.role)
     from auth.users u left join public.client_profiles p on p.user_id = u.id where u.id = new.user_id));
  return null;
end $function$;

CREATE OR REPLACE FUNCTION private.tell_of_date()
  RETURNS TRIGGER
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  o public.obligations := (select x from public.obligations x where x.id = new.obligation);
begin
  perform private.notify(array(select a.contact from public.accounts a where a.id = o.user_id), 'deadline', o.user_id, o.id, private.date_words(o));
  return null;
end $function$;

CREATE OR REPLACE FUNCTION private.tell_of_decision()
  RETURNS TRIGGER
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  people uuid[] := private.people_of(new.user_id, 'assistant');
begin
  if old.queue = 'waiting' and not exists (select from public.invoices i where i.user_id = new.user_id and i.queue = 'waiting') then
    perform private.withdraw_notice(array['review'], new.user_id);
  end if;
  if old.queue is not distinct from new.queue then
    return null;
  end if;
  perform private.withdraw_notice(array['invoice-accepted', 'invoice-rejected'], new.id);
  if new.queue in ('accepted', 'rejected', 'asked') then
    perform private.notify(case when new.made_by = any (people) then array[new.made_by] else people end,
      case new.queue when 'accepted' then 'invoice-accepted' else 'invoice-rejected' end, new.user_id, new.id,
      jsonb_build_object('title', coalesce(new.document_number, new.number), 'by', new.supplier, 'what', new.queue));
  end if;
  return null;
end $function$;

CREATE OR REPLACE FUNCTION private.tell_of_documents()
  RETURNS TRIGGER
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  one record;
begin
  for one in select d.user_id, count(*)::int as times, (array_agg(d.name order by d.created_at desc, d.id desc))[1] as newest from made d
      where d.kind = 'file' and d.uploaded_by = 'firm' and d.client_sees group by d.user_id order by d.user_id loop
    perform private.notify(private.people_of(one.user_id, 'reader'), 'document', one.user_id, one.user_id,
      jsonb_build_object('title', one.newest), one.times);
  end loop;
  return null;
end $function$;

CREATE OR REPLACE FUNCTION private.tell_of_failed_delivery()
  RETURNS TRIGGER
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
begin
  perform private.notify(array(select s.user_id from private.staff s where s.role = 'admin'), 'delivery', null,
    md5(concat_ws(':', new.kind, new.last_error))::uuid, jsonb_build_object('kind', new.kind, 'reason', new.last_error), 1, true);
  return null;
end $function$;

CREATE OR REPLACE FUNCTION private.tell_of_filing()
  RETURNS TRIGGER
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
begin
  if new.state in ('filed', 'paid') then
    perform private.withdraw_notice(array['deadline'], new.id);
    perform private.notify(private.people_of(new.user_id, 'reader'), 'filed', new.user_id, new.id, private.date_words(new));
  else
    perform private.withdraw_notice(array['filed'], new.id);
  end if;
  return null;
end $function$;

CREATE OR REPLACE FUNCTION private.tell_of_invoices()
  RETURNS TRIGGER
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  one record;
begin
  for one in select i.user_id, count(*)::int as times from made i where i.queue = 'waiting' group by i.user_id order by i.user_id loop
    perform private.notify(private.team_of(one.user_id), 'review', one.user_id, one.user_id, '{}', one.times, true);
  end loop;
  return null;
end $function$;

CREATE OR REPLACE FUNCTION private.tell_of_mail()
  RETURNS TRIGGER
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
begin
  if old.state in ('unknown-sender', 'unproved') then
    perform private.withdraw_notice(array['sender', 'client-sender'], new.user_id, 1);
  end if;
  if new.state = 'read' and new.found > 0 then
    perform private.notify(private.people_of(new.user_id, 'assistant'), 'mail', new.user_id, new.user_id, '{}', new.found);
  elsif new.state in ('unknown-sender', 'unproved') then
    perform private.notify(private.people_of(new.user_id, 'assistant'), 'sender', new.user_id, new.user_id, '{}');
    perform private.notify(private.team_of(new.user_id), 'client-sender', new.user_id, new.user_id, '{}', 1, true);
  end if;
  return null;
end $function$;

CREATE OR REPLACE FUNCTION private.tell_of_message()
  RETURNS TRIGGER
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  words jsonb := (select jsonb_build_object('title', t.subject, 'by', new.author_name) from public.message_threads t where t.id = new.thread_id);
begin
  if new.author = 'firm' then
    -- Readers cannot answer.
    perform private.notify(private.people_of(new.user_id, 'assistant'), 'message', new.user_id, new.thread_id, words);
  else
    perform private.notify(array(select private.answerable(new.thread_id)), 'client-message', new.user_id, new.thread_id, words, 1, true);
  end if;
  return null;
end $function$;

CREATE OR REPLACE FUNCTION private.tell_of_request()
  RETURNS TRIGGER
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
begin
  if new.status = 'cancelled' then
    perform private.withdraw_notice(array['request', 'returned', 'answered'], new.id);
  elsif new.status = 'open' and not new.by_client and (tg_op = 'INSERT' or old.status = 'draft') then
    perform private.notify(private.people_of(new.user_id, 'assistant'), 'request', new.user_id, new.id,
      jsonb_build_object('title', new.title, 'by', new.asked_by, 'due', new.due_on));
  end if;
  return null;
end $function$;

CREATE OR REPLACE FUNCTION private.tell_of_request_item()
  RETURNS TRIGGER
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
begin
  perform private.read_about(new.request);
  if new.state = 'returned' then
    perform private.notify(private.people_of(new.user_id, 'assistant'), 'returned', new.user_id, new.request,
      jsonb_build_object('title', new.title, 'by', new.reviewed_by));
  elsif new.state in ('answered', 'none') then
    perform private.notify(private.team_of(new.user_id), 'answered', new.user_id, new.request,
      jsonb_build_object('title', (select r.title from public.document_requests r where r.id = new.request)), 1, true);
  end if;
  return null;
end $function$;

CREATE OR REPLACE FUNCTION private.tell_of_security()
  RETURNS TRIGGER
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  what text := case tg_table_name when 'client_profiles' then 'password' when 'users' then 'email' when 'backup_codes' then 'backup-code'
    else case tg_op when 'DELETE' then 'step-off' else 'step-on' end end;
  row_now jsonb := to_jsonb(case when tg_op = 'DELETE' then old else new end);
  person uuid := coalesce(row_now ->> 'user_id', row_now ->> 'id')::uuid;
begin
  if exists (select from auth.users u where u.id = person) then
    perform private.notify(array[person], 'security', null, person, jsonb_build_object('what', what));
  end if;
  return null;
end $function$;

CREATE OR REPLACE FUNCTION private.tell_of_shown_document()
  RETURNS TRIGGER
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
begin
  if new.client_sees then
    perform private.notify(private.people_of(new.user_id, 'reader'), 'document', new.user_id, new.user_id, jsonb_build_object('title', new.name));
  else
    perform private.withdraw_notice(array['document'], new.user_id, 1);
  end if;
  return null;
end $function$;

CREATE OR REPLACE FUNCTION private.tell_of_signature()
  RETURNS TRIGGER
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
begin
  if new.status in ('signed', 'declined', 'expired', 'withdrawn', 'superseded') then
    perform private.withdraw_notice(array['signature', 'signature-turn'], new.id);
  end if;
  if new.status in ('signed', 'declined', 'expired') then
    perform private.notify(case when exists (select from private.staff s where s.user_id = new.sent_by) then array[new.sent_by]
      else private.team_of(new.user_id) end, 'signature-news', new.user_id, new.id,
      jsonb_build_object('title', new.title, 'what', new.status), 1, true);
  end if;
  return null;
end $function$;

CREATE OR REPLACE FUNCTION private.tell_of_signer()
  RETURNS TRIGGER
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  r private.signature_requests := (select x from private.signature_requests x where x.id = new.request);
begin
  if new.state = 'asked' then
    perform private.notify(array[new.person], case new.party when 'firm' then 'signature-turn' else 'signature' end, r.user_id, r.id,
      jsonb_build_object('title', r.title, 'by', r.sender_name, 'due', (r.due_at at time zone 'America/Bogota')::date), 1, new.party = 'firm');
  else
    perform private.read_about(r.id);
  end if;
  return null;
end $function$;

CREATE OR REPLACE FUNCTION private.unseen_of (
  person uuid,
  mine   uuid[]
)
  RETURNS integer
  LANGUAGE plpgsql
  STABLE
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
begin
  return (select count(*) from (select from public.notifications n
    where n.user_id = person and n.seen_at is null
      and case when mine is null then n.for_firm or n.account is null else not n.for_firm and (n.account is null or n.account = any (mine)) end
    limit 101) u);
end $function$;

CREATE OR REPLACE FUNCTION private.withdraw_notice (
  kinds   text[],
  subject uuid,
  times   integer DEFAULT NULL::integer
)
  RETURNS void
  LANGUAGE sql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
  with fewer as (
    update public.notifications n set count = n.count - withdraw_notice.times
      where n.subject = withdraw_notice.subject and n.read_at is null and n.kind = any (kinds) and n.count > withdraw_notice.times)
  delete from public.notifications n
    where n.subject = withdraw_notice.subject and n.read_at is null and n.kind = any (kinds)
      and (withdraw_notice.times is null or n.count <= withdraw_notice.times)
$function$;

CREATE OR REPLACE FUNCTION public.firm_pending()
  RETURNS jsonb
  LANGUAGE plpgsql
  STABLE
  SECURITY DEFINER
  SET search_path TO ''
  SET enable_seqscan TO 'off'
  SET jit TO 'off'
  AS $function$
declare
  mine uuid[];
  registrations int;
  unseen int;
begin
  perform private.require_staff();
  unseen := private.unseen_of((select auth.uid()), null);
  select count(*) into registrations from private.waiting_registrations();
  if private.is_admin() then
    return jsonb_build_object(
      'registrations', registrations,
      'unseen', unseen,
      'invoices', (select count(*) from (select from public.invoices x where x.queue = 'waiting' limit 101) n),
      'messages', (select count(*) from (select from private.thread_desk x where x.unread > 0 limit 101) n),
      'appointments', (select count(*) from (
        select from public.appointments x where x.status = 'requested' and x.ends_at > now() limit 101) n),
      'contacts', (select count(*) from (select from public.contact_messages x where x.status = 'new' limit 101) n));
  end if;
  mine := array(select private.my_clients());
  return jsonb_build_object(
    'registrations', registrations,
    'unseen', unseen,
    'invoices', (select count(*) from (
      select from unnest(mine) c (id) join public.invoices x on x.user_id = c.id and x.queue = 'waiting' limit 101) n),
    'messages', (select count(*) from (
      select from private.thread_desk x where x.unread > 0 and x.client = any (mine) limit 101) n),
    'appointments', (select count(*) from (
      select from public.appointments x where x.status = 'requested' and x.ends_at > now() and x.user_id = any (mine) limit 101) n),
    'contacts', 0);
end $function$;

CREATE OR REPLACE FUNCTION public.forget_expired (
  most integer DEFAULT 1000
)
  RETURNS integer
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  deleted int;
begin
  with limits as (
    delete from public.rate_limits r where r.key in (
      select x.key from public.rate_limits x where x.tat < now() - interval '1 day'
      order by x.tat limit forget_expired.most for update skip locked)
    returning 1),
  effects as (
    delete from public.outbox o where o.id in (
      select x.id from public.outbox x where x.status in ('done', 'dropped') and x.done_at < now() - interval '90 days'
      order by x.done_at limit forget_expired.most for update skip locked)
    returning 1),
  intents as (
    delete from public.uploads u where u.id in (
      select x.id from public.uploads x
      where x.status in ('rejected', 'duplicate', 'expired') and x.settled_at < now() - interval '30 days'
      order by x.settled_at limit forget_expired.most for update skip locked)
    returning 1),
  lists as (
    delete from private.dian_uploads u where u.id in (
      select x.id from private.dian_uploads x where x.made_at < now() - interval '1 hour'
      order by x.made_at limit least(forget_expired.most, 5) for update skip locked)
    returning 1),
  signatures as (
    delete from private.signature_requests r where r.id in (
      select x.id from private.signature_requests x
      where x.status = 'draft' and x.made_at < now() - interval '7 days'
        or x.status = 'signed' and x.user_id is null and x.closed_at < now() - interval '10 years'
      order by x.made_at limit least(forget_expired.most, 100) for update skip locked)
    returning 1)
  select ((select count(*) from limits) + (select count(*) from effects) + (select count(*) from intents) + (select count(*) from lists)
      + (select count(*) from signatures))::int
    into deleted;
  return deleted + private.forget_notifications(most);
end $function$;

CREATE OR REPLACE FUNCTION public.mark_notification (
  notification uuid,
  read         boolean
)
  RETURNS void
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  me uuid := private.require_entry();
  n public.notifications;
begin
  select x.* into n from public.notifications x where x.id = notification and x.user_id = me for update;
  if n.id is null then
    raise exception 'not-found' using errcode = 'P0001';
  end if;
  if read is null then
    raise exception 'invalid-input' using errcode = 'P0001';
  end if;
  update public.notifications x
    set read_at = case when read then coalesce(n.read_at, clock_timestamp()) end, seen_at = coalesce(n.seen_at, clock_timestamp())
    where x.id = n.id and (read or not exists (select from public.notifications o
      where o.user_id = me and o.kind = n.kind and o.subject = n.subject and o.read_at is null and o.id <> n.id));
end $function$;

REVOKE ALL ON FUNCTION "public"."mark_notification"(uuid, boolean) FROM PUBLIC, "anon", "service_role";

CREATE OR REPLACE FUNCTION public.my_header()
  RETURNS jsonb
  LANGUAGE plpgsql
  STABLE
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  me uuid := private.require_account('reader');
  mine uuid[] := array(select private.my_accounts('reader'));
begin
  return jsonb_build_object(
    'name', (select p.name from public.client_profiles p where p.user_id = (select auth.uid())),
    'advisor', private.advisor_of(me),
    'pending', private.pending_of(me),
    'unseen', private.unseen_of((select auth.uid()), mine),
    'account', me,
    'accounts', (select coalesce(jsonb_agg(jsonb_build_object('id', m.account, 'name', k.title, 'nit', c.nit, 'digit', c.digit, 'role', m.role,
        'waiting', case when cardinality(mine) > 1 then
          (select least(sum(n::int), 101) from jsonb_each_text(private.pending_of(m.account)) p (section, n)) end)
        order by k.title_key, m.account), '[]')
      from private.account_members m join private.client_cards k on k.client = m.account
      left join lateral (select x.nit, x.digit from public.companies x where x.user_id = m.account
        order by x.created_at, x.id limit 1) c on true
      where m.user_id = (select auth.uid()) and m.until is null and m.account = any (mine)),
    'own', case when not (select auth.uid()) = any (mine) then (
      select jsonb_build_object('id', u.id, 'status', case when m.account is not null then coalesce(s.status, 'waitlist') else 'none' end)
      from (select (select auth.uid()) as id) u left join public.accounts a on a.id = u.id
      left join private.account_members m on m.account = u.id and m.user_id = u.id and m.until is null
      left join public.user_approval_status s on s.user_id = m.account
      where m.account is not null or a.id is null) end);
end $function$;

CREATE OR REPLACE FUNCTION public.my_notifications (
  wanted    jsonb   DEFAULT '{}'::jsonb,
  page_size integer DEFAULT 30
)
  RETURNS jsonb
  LANGUAGE plpgsql
  STABLE
  SET search_path TO ''
  SET plan_cache_mode TO 'force_custom_plan'
  AS $function$
declare
  size int := least(greatest(page_size, 1), 100);
  at_firm boolean := coalesce((wanted ->> 'firm')::boolean, false);
  only_unread boolean := coalesce((wanted ->> 'unread')::boolean, false);
  one_account uuid := (wanted ->> 'account')::uuid;
  after_at timestamptz := (wanted -> 'after' ->> 0)::timestamptz;
  after_id uuid := (wanted -> 'after' ->> 1)::uuid;
  me uuid := (select auth.uid());
  found_rows jsonb;
  unread int;
begin
  if not (select private.may_enter()) then
    raise insufficient_privilege using message = 'not-approved';
  end if;
  select coalesce(jsonb_agg(to_jsonb(r) order by r.last_at desc, r.id desc), '[]') into found_rows from (
    select n.id, n.kind, n.account, n.subject, n.data, n.count, n.first_at, n.last_at, n.seen_at is not null as seen, n.read_at is not null as read
    from public.notifications n
    where n.user_id = me and (case when at_firm then n.for_firm or n.account is null else not n.for_firm end)
      and (not only_unread or n.read_at is null) and (one_account is null or n.account = one_account)
      and (after_at is null or (n.last_at, n.id) < (after_at, after_id))
    order by n.last_at desc, n.id desc limit size + 1) r;
  select count(*) into unread from (select from public.notifications n
    where n.user_id = me and n.read_at is null and (case when at_firm then n.for_firm or n.account is null else not n.for_firm end) limit 101) u;
  return jsonb_build_object('unread', unread,
    'rows', case when jsonb_array_length(found_rows) > size then found_rows - size else found_rows end,
    'next', case when jsonb_array_length(found_rows) > size
      then jsonb_build_array(found_rows -> (size - 1) -> 'last_at', found_rows -> (size - 1) -> 'id') end);
end $function$;

REVOKE ALL ON FUNCTION "public"."my_notifications"(jsonb, integer) FROM PUBLIC, "anon", "service_role";

CREATE OR REPLACE FUNCTION public.read_notifications (
  until timestamp with time zone,
  firm  boolean                  DEFAULT false
)
  RETURNS timestamp WITH time zone
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  me uuid := private.require_entry();
  stamp timestamptz := clock_timestamp();
begin
  update public.notifications n set read_at = stamp, seen_at = coalesce(n.seen_at, stamp)
    where n.user_id = me and n.read_at is null and n.last_at <= until and (case when firm then n.for_firm or n.account is null else not n.for_firm end);
  return case when found then stamp end;
end $function$;

REVOKE ALL ON FUNCTION "public"."read_notifications"(timestamp WITH time zone, boolean) FROM PUBLIC, "anon", "service_role";

CREATE OR REPLACE FUNCTION public.read_thread (
  thread uuid
)
  RETURNS void
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  me uuid := private.require_account('reader');
  t public.message_threads;
begin
  select * into t from public.message_threads x where x.id = thread and x.user_id = me for update;
  if t.id is null then
    raise exception 'not-found' using errcode = 'P0001';
  end if;
  perform private.read_about(t.id);
  -- A reader cannot answer, so the messages stay unread for those who can.
  if not me in (select private.my_accounts('assistant')) then
    return;
  end if;
  perform private.note_presence(me);
  if t.client_unread > 0 then
    update public.messages m set read_at = clock_timestamp()
      where m.thread_id = t.id and m.author = 'firm' and m.read_at is null;
    update public.message_threads x set client_unread = 0 where x.id = t.id;
  end if;
  with unsent as (
    delete from public.outbox o using private.message_mails n
      where n.thread_id = t.id and o.id = n.job and o.status = 'pending' and o.attempts = 0
      returning o.id)
  update private.message_mails n set job = null, due_at = coalesce(n.before_at, '-infinity')
    from unsent where n.thread_id = t.id;
end $function$;

CREATE OR REPLACE FUNCTION public.read_thread_as_firm (
  thread uuid
)
  RETURNS void
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  t public.message_threads;
begin
  perform private.require_staff();
  select * into t from public.message_threads x where x.id = thread for update;
  if t.id is null or not private.sees_client(t.user_id) then
    raise exception 'not-found' using errcode = 'P0001';
  end if;
  perform private.read_about(t.id);
  if t.firm_unread > 0 then
    update public.messages m set read_at = clock_timestamp()
      where m.thread_id = t.id and m.author = 'client' and m.read_at is null;
    update public.message_threads x set firm_unread = 0 where x.id = t.id;
    insert into public.audit_log (actor, action, target, after)
      values ((select auth.uid()), 'message.read', t.user_id, jsonb_build_object('thread', t.id, 'messages', t.firm_unread));
  end if;
end $function$;

CREATE OR REPLACE FUNCTION public.see_notifications (
  until timestamp with time zone,
  firm  boolean                  DEFAULT false
)
  RETURNS void
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  me uuid := private.require_entry();
begin
  update public.notifications n set seen_at = clock_timestamp()
    where n.user_id = me and n.seen_at is null and n.last_at <= until and (case when firm then n.for_firm or n.account is null else not n.for_firm end);
end $function$;

REVOKE ALL ON FUNCTION "public"."see_notifications"(timestamp WITH time zone, boolean) FROM PUBLIC, "anon", "service_role";

CREATE OR REPLACE FUNCTION public.unread_notifications (
  stamp timestamp with time zone
)
  RETURNS void
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  me uuid := private.require_entry();
begin
  update public.notifications n set read_at = null
    where n.user_id = me and n.read_at = stamp and not exists (select from public.notifications o
      where o.user_id = me and o.kind = n.kind and o.subject = n.subject and o.read_at is null);
end $function$;

REVOKE ALL ON FUNCTION "public"."unread_notifications"(timestamp WITH time zone) FROM PUBLIC, "anon", "service_role";

ALTER TABLE "public"."notifications"
  ADD CONSTRAINT "notifications_account_fkey" FOREIGN KEY (account) REFERENCES public.accounts(id) ON DELETE CASCADE;

ALTER TABLE "public"."notifications"
  ADD CONSTRAINT "notifications_user_id_fkey" FOREIGN KEY (user_id) REFERENCES auth.users(id) ON DELETE CASCADE;

CREATE INDEX notifications_by_reading ON public.notifications USING btree (read_at)
  WHERE (read_at IS NOT NULL);

CREATE INDEX notifications_by_time ON public.notifications USING btree (last_at);

CREATE INDEX notifications_of_account ON public.notifications USING btree (account)
  WHERE (account IS NOT NULL);

CREATE INDEX notifications_of_person ON public.notifications USING btree (user_id, last_at DESC, id DESC);

CREATE INDEX notifications_of_subject ON public.notifications USING btree (subject)
  WHERE (read_at IS NULL);

CREATE UNIQUE INDEX notifications_unread ON public.notifications USING btree (user_id, kind, subject)
  WHERE (read_at IS NULL);

CREATE INDEX notifications_unseen ON public.notifications USING btree (user_id)
  WHERE (seen_at IS NULL);

CREATE TRIGGER users_told
  AFTER UPDATE OF email ON auth.users
  FOR EACH ROW
  WHEN (((old.email IS NOT NULL) AND ((old.email)::text IS DISTINCT FROM (new.email)::text)))
  EXECUTE FUNCTION private.tell_of_security();

CREATE TRIGGER account_members_told
  AFTER INSERT ON private.account_members
  FOR EACH ROW
  WHEN ((new.invited_by IS NOT NULL))
  EXECUTE FUNCTION private.tell_of_colleague();

CREATE TRIGGER account_members_untold
  AFTER UPDATE OF until ON private.account_members
  FOR EACH ROW
  WHEN (((old.until IS NULL) AND (new.until IS NOT NULL)))
  EXECUTE FUNCTION private.forget_account_notices();

CREATE TRIGGER backup_codes_told
  AFTER UPDATE OF used_at ON private.backup_codes
  FOR EACH ROW
  WHEN (((old.used_at IS NULL) AND (new.used_at IS NOT NULL)))
  EXECUTE FUNCTION private.tell_of_security();

CREATE TRIGGER client_advisors_untold
  AFTER DELETE ON private.client_advisors
  FOR EACH ROW
  EXECUTE FUNCTION private.forget_client_notices();

CREATE TRIGGER date_reminders_told
  AFTER INSERT OR UPDATE ON private.date_reminders
  FOR EACH ROW
  EXECUTE FUNCTION private.tell_of_date();

CREATE TRIGGER second_steps_security
  AFTER INSERT OR DELETE ON private.second_steps
  FOR EACH ROW
  EXECUTE FUNCTION private.tell_of_security();

CREATE TRIGGER signature_requests_told
  AFTER UPDATE OF status ON private.signature_requests
  FOR EACH ROW
  WHEN ((old.status <> new.status))
  EXECUTE FUNCTION private.tell_of_signature();

CREATE TRIGGER signature_signers_told
  AFTER UPDATE OF state ON private.signature_signers
  FOR EACH ROW
  WHEN (((old.state <> new.state) AND (new.person IS NOT NULL)))
  EXECUTE FUNCTION private.tell_of_signer();

CREATE TRIGGER staff_untold
  AFTER DELETE ON private.staff
  FOR EACH ROW
  EXECUTE FUNCTION private.forget_firm_notices();

CREATE TRIGGER appointments_told_new
  AFTER INSERT ON public.appointments
  FOR EACH ROW
  EXECUTE FUNCTION private.tell_of_appointment();

CREATE TRIGGER appointments_told
  AFTER UPDATE OF status, SEQUENCE ON public.appointments
  FOR EACH ROW
  WHEN (((old.status <> new.status) OR (old.sequence <> new.sequence)))
  EXECUTE FUNCTION private.tell_of_appointment();

CREATE TRIGGER passwords_told
  AFTER INSERT OR UPDATE OF password_changed_at ON public.client_profiles
  FOR EACH ROW
  WHEN ((new.password_changed_at IS NOT NULL))
  EXECUTE FUNCTION private.tell_of_security();

CREATE TRIGGER document_request_items_told
  AFTER UPDATE OF state ON public.document_request_items
  FOR EACH ROW
  WHEN ((old.state <> new.state))
  EXECUTE FUNCTION private.tell_of_request_item();

CREATE TRIGGER document_requests_told_new
  AFTER INSERT ON public.document_requests
  FOR EACH ROW
  WHEN ((new.status = 'open'::text))
  EXECUTE FUNCTION private.tell_of_request();

CREATE TRIGGER document_requests_told
  AFTER UPDATE OF status ON public.document_requests
  FOR EACH ROW
  WHEN ((old.status <> new.status))
  EXECUTE FUNCTION private.tell_of_request();

CREATE TRIGGER documents_told_new
  AFTER INSERT ON public.documents REFERENCING NEW TABLE AS made
  FOR EACH STATEMENT
  EXECUTE FUNCTION private.tell_of_documents();

CREATE TRIGGER documents_told
  AFTER UPDATE OF client_sees ON public.documents
  FOR EACH ROW
  WHEN ((old.client_sees <> new.client_sees))
  EXECUTE FUNCTION private.tell_of_shown_document();

CREATE TRIGGER invoices_told_new
  AFTER INSERT ON public.invoices REFERENCING NEW TABLE AS made
  FOR EACH STATEMENT
  EXECUTE FUNCTION private.tell_of_invoices();

CREATE TRIGGER invoices_told
  AFTER UPDATE ON public.invoices
  FOR EACH ROW
  WHEN ((old.queue IS DISTINCT FROM new.queue))
  EXECUTE FUNCTION private.tell_of_decision();

CREATE TRIGGER mails_told
  AFTER UPDATE OF state ON public.mails
  FOR EACH ROW
  WHEN ((old.state <> new.state))
  EXECUTE FUNCTION private.tell_of_mail();

CREATE TRIGGER messages_told
  AFTER INSERT ON public.messages
  FOR EACH ROW
  EXECUTE FUNCTION private.tell_of_message();

CREATE TRIGGER obligations_told
  AFTER UPDATE OF state ON public.obligations
  FOR EACH ROW
  WHEN ((new.client_sees AND ((old.state = ANY (ARRAY['filed'::text, 'paid'::text])) <> (new.state = ANY (ARRAY['filed'::text, 'paid'::text])))))
  EXECUTE FUNCTION private.tell_of_filing();

CREATE TRIGGER outbox_told
  AFTER UPDATE OF status ON public.outbox
  FOR EACH ROW
  WHEN
    (((new.status = 'parked'::text) AND (old.status <> 'parked'::text) AND (new.last_error IS DISTINCT FROM 'mail:no-such-address'::text) AND ((new.payload ->> 'template'::text) IS
    DISTINCT FROM 'delivery-stopped'::text)))
  EXECUTE FUNCTION private.tell_of_failed_delivery();

CREATE POLICY "own while a member" ON "public"."notifications"
  FOR SELECT
  TO "authenticated"
  USING (((user_id = ( SELECT auth.uid() AS uid)) AND
CASE
    WHEN for_firm THEN
      (( SELECT private.is_admin() AS is_admin) OR ((account IS NULL) AND ( SELECT private.is_staff() AS is_staff)) OR (account IN ( SELECT private.my_clients() AS my_clients)))
    ELSE ((account IS NULL) OR (account IN ( SELECT private.my_accounts('reader'::text) AS my_accounts)))
END));

CREATE POLICY "gate" ON "public"."notifications"
  AS RESTRICTIVE
  FOR ALL
  TO "authenticated"
  USING (( SELECT private.may_enter() AS may_enter))
  WITH CHECK (( SELECT private.may_enter() AS may_enter));

ALTER PUBLICATION "supabase_realtime" ADD TABLE "public"."notifications";

COMMENT ON FUNCTION "public"."forget_expired"(integer) IS 'Retention: limits a day after they were spent, effects 90 days after they were sent or dropped, uploads in vain after 30 days, interrupted lists of DIAN after an hour, documents that were never sent to be signed after a week, signed ones of a deleted account after ten years, notifications 30 days after they were read or 90 after they came.';

COMMENT ON TABLE "public"."notifications" IS 'Each person reads their own, as long as they work for the client or the firm that it is about. Only functions write. Read ones are kept 30 days, others 90.';

REVOKE ALL ON FUNCTION "private"."date_words"(public.obligations) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."forget_account_notices"() FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."forget_client_notices"() FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."forget_firm_notices"() FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."forget_notifications"(integer) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."may_be_told"(uuid, uuid, boolean) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."notify"(uuid[], text, uuid, uuid, jsonb, integer, boolean) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."people_of"(uuid, text) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."read_about"(uuid) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."team_of"(uuid) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."tell_of_appointment"() FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."tell_of_colleague"() FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."tell_of_date"() FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."tell_of_decision"() FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."tell_of_documents"() FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."tell_of_failed_delivery"() FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."tell_of_filing"() FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."tell_of_invoices"() FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."tell_of_mail"() FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."tell_of_message"() FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."tell_of_request"() FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."tell_of_request_item"() FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."tell_of_security"() FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."tell_of_shown_document"() FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."tell_of_signature"() FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."tell_of_signer"() FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."unseen_of"(uuid, uuid[]) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."withdraw_notice"(text[], uuid, integer) FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "public"."mark_notification"(uuid, boolean) TO "authenticated";

REVOKE ALL ON FUNCTION "public"."mark_notification"(uuid, boolean) FROM "postgres";

GRANT EXECUTE ON FUNCTION "public"."mark_notification"(uuid, boolean) TO "postgres";

GRANT EXECUTE ON FUNCTION "public"."my_notifications"(jsonb, integer) TO "authenticated";

REVOKE ALL ON FUNCTION "public"."my_notifications"(jsonb, integer) FROM "postgres";

GRANT EXECUTE ON FUNCTION "public"."my_notifications"(jsonb, integer) TO "postgres";

GRANT EXECUTE ON FUNCTION "public"."read_notifications"(timestamp WITH time zone, boolean) TO "authenticated";

REVOKE ALL ON FUNCTION "public"."read_notifications"(timestamp WITH time zone, boolean) FROM "postgres";

GRANT EXECUTE ON FUNCTION "public"."read_notifications"(timestamp WITH time zone, boolean) TO "postgres";

GRANT EXECUTE ON FUNCTION "public"."see_notifications"(timestamp WITH time zone, boolean) TO "authenticated";

REVOKE ALL ON FUNCTION "public"."see_notifications"(timestamp WITH time zone, boolean) FROM "postgres";

GRANT EXECUTE ON FUNCTION "public"."see_notifications"(timestamp WITH time zone, boolean) TO "postgres";

GRANT EXECUTE ON FUNCTION "public"."unread_notifications"(timestamp WITH time zone) TO "authenticated";

REVOKE ALL ON FUNCTION "public"."unread_notifications"(timestamp WITH time zone) FROM "postgres";

GRANT EXECUTE ON FUNCTION "public"."unread_notifications"(timestamp WITH time zone) TO "postgres";

REVOKE ALL ON TABLE "public"."notifications" FROM "authenticated";

GRANT SELECT ON TABLE "public"."notifications" TO "authenticated";


REVOKE ALL ON TABLE "public"."notifications" FROM "service_role";

GRANT DELETE, INSERT, SELECT, UPDATE ON TABLE "public"."notifications" TO "service_role";
