set local lock_timeout = '5s';
set local check_function_bodies = off;

CREATE TABLE "private"."fee_silences" (
  "client"  uuid                     NOT NULL,
  "by_firm" boolean                  NOT NULL,
  "made_by" uuid,
  "made_at" timestamp with time zone NOT NULL DEFAULT clock_timestamp(),
  CONSTRAINT "fee_silences_pkey" PRIMARY KEY (client)
);

ALTER TABLE "private"."fee_silences"
  ENABLE ROW LEVEL SECURITY;

CREATE TABLE "private"."fees" (
  "id"           uuid                     NOT NULL,
  "client"       uuid                     NOT NULL,
  "concept"      text                     NOT NULL,
  "amount"       bigint                   NOT NULL,
  "due_on"       date                     NOT NULL,
  "state"        text                     NOT NULL DEFAULT 'due'::text,
  "collected_on" date,
  "reason"       text,
  "settled_by"   uuid,
  "settled_at"   timestamp with time zone,
  "reminds"      boolean                  NOT NULL DEFAULT true,
  "reminders"    integer                  NOT NULL DEFAULT 0,
  "reminded_on"  date,
  "version"      integer                  NOT NULL DEFAULT 1,
  "made_by"      uuid,
  "made_at"      timestamp with time zone NOT NULL DEFAULT clock_timestamp(),
  CONSTRAINT "fees_amount_check" CHECK (((amount >= 1) AND (amount <= '100000000000'::bigint))),
  CONSTRAINT "fees_collected" CHECK (((state = 'collected'::text) = (collected_on IS NOT NULL))),
  CONSTRAINT "fees_due_on_check" CHECK (((due_on >= '2000-01-01'::date) AND (due_on <= '2100-12-31'::date))),
  CONSTRAINT "fees_pkey" PRIMARY KEY (id),
  CONSTRAINT "fees_reason_check" CHECK (((length(btrim(reason)) >= 3) AND (length(btrim(reason)) <= 300))),
  CONSTRAINT "fees_settled" CHECK (((state = 'due'::text) = (settled_at IS NULL))),
  CONSTRAINT "fees_state_check" CHECK ((state = ANY (ARRAY['due'::text, 'collected'::text, 'void'::text]))),
  CONSTRAINT "fees_void" CHECK (((state = 'void'::text) = (reason IS NOT NULL))),
  CONSTRAINT "fees_concept_check" CHECK (private.is_name(concept, 2, 120))
);

ALTER TABLE "private"."fees"
  ENABLE ROW LEVEL SECURITY;

CREATE OR REPLACE FUNCTION private.drop_fee_reminder (
  client uuid
)
  RETURNS void
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  dropped date;
begin
  update public.outbox o set status = 'dropped', done_at = clock_timestamp(), locked_until = null
    where o.user_id = drop_fee_reminder.client and o.key like 'mail:fee-reminder:%' and o.status in ('pending', 'parked')
      and (o.locked_until is null or o.locked_until < clock_timestamp())
    returning (o.created_at at time zone 'America/Bogota')::date into dropped;
  if dropped is not null then
    update private.fees f set reminded_on = null, reminders = f.reminders - 1
      where f.client = drop_fee_reminder.client and f.state = 'due' and f.reminded_on = dropped and f.reminders > 0;
  end if;
end $function$;

CREATE OR REPLACE FUNCTION private.fee_facts (
  f private.fees
)
  RETURNS jsonb
  LANGUAGE sql
  STABLE
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
  select jsonb_build_object('id', f.id, 'concept', f.concept, 'amount', f.amount, 'dueOn', f.due_on, 'state', f.state,
    'late', f.state = 'due' and f.due_on < private.today(), 'collectedOn', f.collected_on, 'reason', f.reason)
$function$;

CREATE OR REPLACE FUNCTION private.firm_fee_facts (
  f private.fees
)
  RETURNS jsonb
  LANGUAGE sql
  STABLE
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
  select private.fee_facts(f) || jsonb_build_object('client', f.client, 'clientTitle', private.client_title(f.client), 'version', f.version,
    'reminds', f.reminds, 'reminders', f.reminders, 'remindedOn', f.reminded_on, 'silent', exists (select from private.fee_silences s where s.client = f.client),
    'madeBy', private.member_name(f.made_by), 'madeAt', f.made_at, 'settledBy', private.member_name(f.settled_by), 'settledAt', f.settled_at)
$function$;

CREATE OR REPLACE FUNCTION private.lock_fees (
  client uuid
)
  RETURNS void
  LANGUAGE sql
  SET search_path TO ''
  AS $function$
  select pg_advisory_xact_lock(hashtextextended('fees:' || client, 0))
$function$;

CREATE OR REPLACE FUNCTION private.own_fee (
  wanted uuid,
  seen   integer
)
  RETURNS private.fees
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  f private.fees;
begin
  perform private.require_staff();
  select x.* into f from private.fees x where x.id = wanted;
  if f.id is null or not private.sees_client(f.client) then
    raise exception 'not-found' using errcode = 'P0001';
  end if;
  perform private.lock_fees(f.client);
  select x.* into f from private.fees x where x.id = wanted for update;
  if f.version is distinct from seen then
    raise exception 'conflict' using errcode = 'P0001';
  end if;
  return f;
end $function$;

CREATE OR REPLACE FUNCTION private.send_fee_reminder (
  wanted  uuid,
  by_hand boolean
)
  RETURNS text
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  day date := private.today();
  address text;
  late jsonb;
  more int;
begin
  perform private.lock_fees(wanted);
  if exists (select from private.fee_silences s where s.client = wanted) then
    return 'silent';
  end if;
  select c.email into address from private.contact_of(wanted) c
    join public.user_approval_status a on a.user_id = wanted and a.status = 'approved';
  if address is null then
    return 'no-mail';
  end if;
  if exists (select from public.outbox o where o.user_id = wanted and o.key like 'mail:fee-reminder:%'
      and (o.status in ('pending', 'parked') or o.status = 'done' and (o.done_at at time zone 'America/Bogota')::date = day
        or o.key = 'mail:fee-reminder:' || wanted || ':' || day)) then
    return 'today';
  end if;
  with chosen as (
    update private.fees f set reminded_on = day, reminders = f.reminders + 1
      where f.client = wanted and f.state = 'due' and f.due_on < day and (by_hand or f.reminds) returning f.*)
  select jsonb_agg(jsonb_build_object('concept', c.concept, 'amount', c.amount, 'dueOn', c.due_on) order by c.n) filter (where c.n <= 20),
      count(*) filter (where c.n > 20) into late, more
    from (select x.*, row_number() over (order by x.due_on, x.id) as n from chosen x) c;
  if late is null then
    return 'none';
  end if;
  perform private.queue_mail(wanted, 'fee-reminder:' || wanted || ':' || day, 'fee-reminder', address,
    jsonb_build_object('account', wanted, 'company', private.client_title(wanted), 'fees', late, 'more', more));
  return 'queued';
end $function$;

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
    insert into private.fee_silences (client, by_firm, made_by) values (wanted, silence_fees.by_firm, (select auth.uid()))
      on conflict (client) do nothing;
    perform private.drop_fee_reminder(wanted);
  else
    delete from private.fee_silences s where s.client = wanted;
  end if;
end $function$;

CREATE OR REPLACE FUNCTION private.today()
  RETURNS date
  LANGUAGE sql
  STABLE
  SET search_path TO ''
  AS $function$
  select (clock_timestamp() at time zone 'America/Bogota')::date
$function$;

CREATE OR REPLACE FUNCTION public.firm_fee (
  fee uuid
)
  RETURNS jsonb
  LANGUAGE plpgsql
  STABLE
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  f private.fees;
begin
  perform private.require_staff();
  select x.* into f from private.fees x where x.id = firm_fee.fee;
  if f.id is null or not private.sees_client(f.client) then
    raise exception 'not-found' using errcode = 'P0001';
  end if;
  return private.firm_fee_facts(f);
end $function$;

REVOKE ALL ON FUNCTION "public"."firm_fee"(uuid) FROM PUBLIC, "anon", "service_role";

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
    'clientTitle', private.client_title(of_client),
    'silent', of_client is not null and exists (select from private.fee_silences s where s.client = of_client and s.client = any (clients)))
    || (select jsonb_build_object('open', coalesce(sum(f.amount), 0), 'late', coalesce(sum(f.amount) filter (where f.due_on < private.today()), 0))
      from private.fees f where f.state = 'due' and (not mine or f.client = any (clients)));
end $function$;

REVOKE ALL ON FUNCTION "public"."firm_fees"(jsonb, integer) FROM PUBLIC, "anon", "service_role";

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
      'silent', exists (select from private.fee_silences s where s.client = account))
    from ((select f from private.fees f where f.client = account and f.state = 'due' order by f.due_on limit 500)
      union all (select f from private.fees f where f.client = account and f.state = 'collected' order by f.due_on desc, f.id desc limit 200)) x);
end $function$;

REVOKE ALL ON FUNCTION "public"."my_fees"() FROM PUBLIC, "anon", "service_role";

CREATE OR REPLACE FUNCTION public.note_export (
  what    text,
  filters jsonb,
  client  uuid  DEFAULT NULL::uuid
)
  RETURNS void
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
begin
  perform private.require_staff();
  if what in ('contact', 'audit') and client is null then
    perform private.require_admin();
  elsif what in ('worksheet', 'totals', 'books') then
    perform private.require_client(client);
  elsif what in ('obligation', 'report', 'client', 'fee') and client is null then
    null;
  else
    raise exception 'not-found' using errcode = 'P0001';
  end if;
  perform private.note_staff(what || '.exported', client, null, filters);
end $function$;

CREATE OR REPLACE FUNCTION public.queue_fee_reminders (
  most integer DEFAULT 100
)
  RETURNS integer
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  one uuid;
  sent int := 0;
begin
  for one in select f.client from private.fees f join public.user_approval_status a on a.user_id = f.client and a.status = 'approved'
      where f.state = 'due' and f.due_on < private.today() and f.reminds and f.reminders < 6 and (f.reminded_on is null or f.reminded_on <= private.today() - 7)
        and not exists (select from private.fee_silences s where s.client = f.client)
        and exists (select from private.contact_of(f.client))
        and not exists (select from public.outbox o where o.user_id = f.client and o.key like 'mail:fee-reminder:%'
          and (o.status in ('pending', 'parked') or o.status = 'done' and o.done_at > clock_timestamp() - interval '7 days'))
      group by f.client order by f.client limit most loop
    if private.send_fee_reminder(one, false) = 'queued' then
      sent := sent + 1;
    end if;
  end loop;
  return sent;
end $function$;

REVOKE ALL ON FUNCTION "public"."queue_fee_reminders"(integer) FROM PUBLIC, "anon", "authenticated";

CREATE OR REPLACE FUNCTION public.remind_fees (
  client uuid,
  open   boolean
)
  RETURNS text
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  said text;
begin
  perform private.require_client(client);
  if open is not true then
    return 'closed';
  end if;
  said := private.send_fee_reminder(client, true);
  if said = 'queued' then
    perform private.note_staff('fee.reminded', client, null, '{}');
  end if;
  return said;
end $function$;

REVOKE ALL ON FUNCTION "public"."remind_fees"(uuid, boolean) FROM PUBLIC, "anon", "service_role";

CREATE OR REPLACE FUNCTION public.save_fee (
  fee     uuid,
  content jsonb,
  seen    integer DEFAULT NULL::integer
)
  RETURNS void
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  owner uuid := (content ->> 'client')::uuid;
  f private.fees;
begin
  perform private.require_staff();
  if seen is not null then
    f := private.own_fee(save_fee.fee, seen);
    if f.state <> 'due' then
      raise exception 'fee-settled' using errcode = 'P0001';
    end if;
    update private.fees x set concept = btrim(content ->> 'concept'), amount = (content ->> 'amount')::bigint, due_on = (content ->> 'dueOn')::date,
        reminds = (content ->> 'reminds')::boolean, version = x.version + 1 where x.id = f.id;
    perform private.drop_fee_reminder(f.client);
    perform private.note_staff('fee.changed', f.client, jsonb_build_object('concept', f.concept, 'amount', f.amount, 'due', f.due_on),
      jsonb_build_object('concept', content ->> 'concept', 'amount', (content ->> 'amount')::bigint, 'due', content ->> 'dueOn'));
    return;
  end if;
  perform private.require_client(owner);
  perform private.lock_fees(owner);
  if exists (select from private.fees x where x.id = save_fee.fee) then
    return;
  end if;
  if (select count(*) from private.fees x where x.client = owner and x.state = 'due') >= 200 then
    raise exception 'fee-limit' using errcode = 'P0001';
  end if;
  insert into private.fees (id, client, concept, amount, due_on, reminds, made_by)
    values (save_fee.fee, owner, btrim(content ->> 'concept'), (content ->> 'amount')::bigint, (content ->> 'dueOn')::date,
      (content ->> 'reminds')::boolean, (select auth.uid()));
  perform private.note_staff('fee.made', owner, null, jsonb_build_object('concept', content ->> 'concept',
    'amount', (content ->> 'amount')::bigint, 'due', content ->> 'dueOn'));
exception when check_violation or not_null_violation or invalid_text_representation or numeric_value_out_of_range or datetime_field_overflow
  or invalid_datetime_format then
  raise exception 'invalid-input' using errcode = 'P0001';
end $function$;

REVOKE ALL ON FUNCTION "public"."save_fee"(uuid, jsonb, integer) FROM PUBLIC, "anon", "service_role";

CREATE OR REPLACE FUNCTION public.settle_fee (
  fee     uuid,
  becomes text,
  content jsonb,
  seen    integer
)
  RETURNS void
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  f private.fees := private.own_fee(settle_fee.fee, seen);
  day date := (content ->> 'on')::date;
begin
  if becomes is null or becomes not in ('due', 'collected', 'void') or becomes = f.state or becomes <> 'due' and f.state <> 'due'
    or becomes = 'collected' and (day is null or day > private.today() or day < '2000-01-01') then
    raise exception 'invalid-input' using errcode = 'P0001';
  end if;
  if becomes = 'void' and coalesce(length(btrim(content ->> 'reason')), 0) not between 3 and 300 then
    raise exception 'reason-required' using errcode = 'P0001';
  end if;
  update private.fees x set state = becomes, collected_on = case when becomes = 'collected' then day end,
      reason = case when becomes = 'void' then btrim(content ->> 'reason') end, version = x.version + 1,
      settled_by = case when becomes <> 'due' then (select auth.uid()) end, settled_at = case when becomes <> 'due' then clock_timestamp() end
    where x.id = f.id;
  perform private.drop_fee_reminder(f.client);
  perform private.note_staff('fee.' || case becomes when 'due' then 'reopened' else becomes end, f.client, null,
    jsonb_strip_nulls(jsonb_build_object('concept', f.concept, 'amount', f.amount, 'day', case when becomes = 'collected' then day end,
      'reason', case when becomes = 'void' then btrim(content ->> 'reason') end)));
end $function$;

REVOKE ALL ON FUNCTION "public"."settle_fee"(uuid, text, jsonb, integer) FROM PUBLIC, "anon", "service_role";

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
  if not silent and exists (select from private.fee_silences s where s.client = silence_client_fees.client and not s.by_firm) then
    raise exception 'fee-client-silent' using errcode = 'P0001';
  end if;
  perform private.silence_fees(client, silent, true);
  perform private.note_staff(case when silent then 'fee.silenced' else 'fee.unsilenced' end, client, null, '{}');
end $function$;

REVOKE ALL ON FUNCTION "public"."silence_client_fees"(uuid, boolean) FROM PUBLIC, "anon", "service_role";

CREATE OR REPLACE FUNCTION public.silence_my_fees (
  silent boolean
)
  RETURNS void
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  account uuid := private.require_account('accountant');
begin
  if silent is null then
    raise exception 'invalid-input' using errcode = 'P0001';
  end if;
  perform private.silence_fees(account, silent, false);
  perform private.note_account(account, case when silent then 'fee.silenced' else 'fee.unsilenced' end, null, '{}');
end $function$;

REVOKE ALL ON FUNCTION "public"."silence_my_fees"(boolean) FROM PUBLIC, "anon", "service_role";

ALTER TABLE "private"."fee_silences"
  ADD CONSTRAINT "fee_silences_client_fkey" FOREIGN KEY (client) REFERENCES public.accounts(id) ON DELETE CASCADE;

ALTER TABLE "private"."fee_silences"
  ADD CONSTRAINT "fee_silences_made_by_fkey" FOREIGN KEY (made_by) REFERENCES auth.users(id) ON DELETE SET NULL;

ALTER TABLE "private"."fees"
  ADD CONSTRAINT "fees_client_fkey" FOREIGN KEY (client) REFERENCES public.accounts(id) ON DELETE CASCADE;

ALTER TABLE "private"."fees"
  ADD CONSTRAINT "fees_made_by_fkey" FOREIGN KEY (made_by) REFERENCES auth.users(id) ON DELETE SET NULL;

ALTER TABLE "private"."fees"
  ADD CONSTRAINT "fees_settled_by_fkey" FOREIGN KEY (settled_by) REFERENCES auth.users(id) ON DELETE SET NULL;

CREATE INDEX fee_silences_made_by ON private.fee_silences USING btree (made_by)
  WHERE (made_by IS NOT NULL);

CREATE INDEX fees_made_by ON private.fees USING btree (made_by)
  WHERE (made_by IS NOT NULL);

CREATE INDEX fees_of_client ON private.fees USING btree (client, due_on DESC, id DESC);

CREATE INDEX fees_open ON private.fees USING btree (due_on, id)
  WHERE (state = 'due'::text);

CREATE INDEX fees_settled_by ON private.fees USING btree (settled_by)
  WHERE (settled_by IS NOT NULL);

CREATE INDEX fees_settled ON private.fees USING btree (state, settled_at DESC, id DESC)
  WHERE (state <> 'due'::text);

COMMENT ON TABLE "private"."fee_silences" IS 'Clients who get no reminders of fees. Read and written by functions alone.';

COMMENT ON TABLE "private"."fees" IS 'What clients owe the firm, and what became of it. Read and written by functions alone.';

REVOKE ALL ON FUNCTION "private"."drop_fee_reminder"(uuid) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."fee_facts"(private.fees) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."firm_fee_facts"(private.fees) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."lock_fees"(uuid) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."own_fee"(uuid, integer) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."send_fee_reminder"(uuid, boolean) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."silence_fees"(uuid, boolean, boolean) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."today"() FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "public"."firm_fee"(uuid) TO "authenticated";

REVOKE ALL ON FUNCTION "public"."firm_fee"(uuid) FROM "postgres";

GRANT EXECUTE ON FUNCTION "public"."firm_fee"(uuid) TO "postgres";

GRANT EXECUTE ON FUNCTION "public"."firm_fees"(jsonb, integer) TO "authenticated";

REVOKE ALL ON FUNCTION "public"."firm_fees"(jsonb, integer) FROM "postgres";

GRANT EXECUTE ON FUNCTION "public"."firm_fees"(jsonb, integer) TO "postgres";

GRANT EXECUTE ON FUNCTION "public"."my_fees"() TO "authenticated";

REVOKE ALL ON FUNCTION "public"."my_fees"() FROM "postgres";

GRANT EXECUTE ON FUNCTION "public"."my_fees"() TO "postgres";

REVOKE ALL ON FUNCTION "public"."queue_fee_reminders"(integer) FROM "postgres";

GRANT EXECUTE ON FUNCTION "public"."queue_fee_reminders"(integer) TO "postgres";

GRANT EXECUTE ON FUNCTION "public"."queue_fee_reminders"(integer) TO "service_role";

GRANT EXECUTE ON FUNCTION "public"."remind_fees"(uuid, boolean) TO "authenticated";

REVOKE ALL ON FUNCTION "public"."remind_fees"(uuid, boolean) FROM "postgres";

GRANT EXECUTE ON FUNCTION "public"."remind_fees"(uuid, boolean) TO "postgres";

GRANT EXECUTE ON FUNCTION "public"."save_fee"(uuid, jsonb, integer) TO "authenticated";

REVOKE ALL ON FUNCTION "public"."save_fee"(uuid, jsonb, integer) FROM "postgres";

GRANT EXECUTE ON FUNCTION "public"."save_fee"(uuid, jsonb, integer) TO "postgres";

GRANT EXECUTE ON FUNCTION "public"."settle_fee"(uuid, text, jsonb, integer) TO "authenticated";

REVOKE ALL ON FUNCTION "public"."settle_fee"(uuid, text, jsonb, integer) FROM "postgres";

GRANT EXECUTE ON FUNCTION "public"."settle_fee"(uuid, text, jsonb, integer) TO "postgres";

GRANT EXECUTE ON FUNCTION "public"."silence_client_fees"(uuid, boolean) TO "authenticated";

REVOKE ALL ON FUNCTION "public"."silence_client_fees"(uuid, boolean) FROM "postgres";

GRANT EXECUTE ON FUNCTION "public"."silence_client_fees"(uuid, boolean) TO "postgres";

GRANT EXECUTE ON FUNCTION "public"."silence_my_fees"(boolean) TO "authenticated";

REVOKE ALL ON FUNCTION "public"."silence_my_fees"(boolean) FROM "postgres";

GRANT EXECUTE ON FUNCTION "public"."silence_my_fees"(boolean) TO "postgres";
