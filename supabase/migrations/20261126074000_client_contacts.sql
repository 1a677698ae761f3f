set local lock_timeout = '5s';
set local check_function_bodies = off;

CREATE TABLE "private"."client_contacts" (
  "client"     uuid                     NOT NULL,
  "name"       text,
  "phone"      text,
  "address"    text,
  "email"      text,
  "version"    integer                  NOT NULL DEFAULT 1,
  "changed_by" uuid,
  "changed_at" timestamp with time zone NOT NULL DEFAULT clock_timestamp(),
  CONSTRAINT "client_contacts_phone_check" CHECK ((phone ~ '^\+?[0-9 ]{7,20}$'::text)),
  CONSTRAINT "client_contacts_pkey" PRIMARY KEY (client),
  CONSTRAINT "client_contacts_address_check" CHECK (private.is_name(address, 3, 150)),
  CONSTRAINT "client_contacts_email_check" CHECK (private.is_email(email)),
  CONSTRAINT "client_contacts_name_check" CHECK (private.is_name(name, 2, 100))
);

ALTER TABLE "private"."client_contacts"
  ENABLE ROW LEVEL SECURITY;

REVOKE ALL ON "private"."client_contacts" FROM "anon", "authenticated", "service_role";

CREATE OR REPLACE FUNCTION private.draw_client_card (
  account uuid
)
  RETURNS void
  LANGUAGE sql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
  insert into private.client_cards as k (client, title, title_key, words, seen_on)
    select a.id, t.title, private.name_key(t.title),
           private.search_words(concat_ws(' ',
             -- Everybody who works there, so that a colleague's address finds the client too.
             (select string_agg(concat_ws(' ', w.email, f.name, f.phone), ' ' order by m.since, m.user_id)
              from private.account_members m join auth.users w on w.id = m.user_id
              left join public.client_profiles f on f.user_id = m.user_id where m.account = a.id and m.until is null),
             (select string_agg(concat_ws(' ', i.email, i.name), ' ' order by i.made_at, i.id) from private.account_invitations i
              where i.account = a.id and i.accepted_at is null and i.withdrawn_at is null),
             (select concat_ws(' ', o.name, o.phone, o.email) from private.client_contacts o where o.client = a.id),
             (select string_agg(concat_ws(' ', c.name, c.nit || c.digit), ' ') from public.companies c where c.user_id = a.id))),
           private.last_seen_day(a.id)
    from public.accounts a
    left join auth.users u on u.id = a.contact
    left join public.client_profiles p on p.user_id = u.id
    cross join lateral (select coalesce(
      (select c.name from public.companies c where c.user_id = a.id order by c.created_at, c.id limit 1),
      p.name, u.email, '') as title) t
    where a.id = draw_client_card.account
    on conflict (client) do update
      set title = excluded.title, title_key = excluded.title_key, words = excluded.words, seen_on = excluded.seen_on
      where (k.title, k.words, k.seen_on) is distinct from (excluded.title, excluded.words, excluded.seen_on)
$function$;

CREATE OR REPLACE FUNCTION private.firm_contact (
  client uuid
)
  RETURNS jsonb
  LANGUAGE sql
  STABLE
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
  select jsonb_build_object('name', c.name, 'phone', c.phone, 'address', c.address, 'email', case when a.contact is null then c.email end,
    'version', coalesce(c.version, 0))
  from public.accounts a left join private.client_contacts c on c.client = a.id where a.id = firm_contact.client
$function$;

CREATE OR REPLACE FUNCTION private.on_client_described()
  RETURNS TRIGGER
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  row_now jsonb := case when tg_op = 'DELETE' then to_jsonb(old) else to_jsonb(new) end;
begin
  if tg_table_name in ('companies', 'accounts', 'account_members', 'account_invitations', 'client_contacts') then
    perform private.draw_client_card(case tg_table_name when 'companies' then row_now ->> 'user_id'
      when 'accounts' then row_now ->> 'id' when 'client_contacts' then row_now ->> 'client' else row_now ->> 'account' end::uuid);
  else
    perform private.draw_client_card(m.account) from private.account_members m
      where m.user_id = coalesce(row_now ->> 'user_id', row_now ->> 'id')::uuid and m.until is null;
  end if;
  return null;
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
    'contact', private.firm_contact(k.client), 'owner', u.id, 'second_step', private.has_second_step(u.id))
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

CREATE OR REPLACE FUNCTION public.list_clients (
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
  size int := least(greatest(page_size, 1), 100);
  start text := wanted -> 'cursor' ->> 0;
  start_id uuid := (wanted -> 'cursor' ->> 1)::uuid;
  backward boolean := start is not null and coalesce((wanted ->> 'backward')::boolean, false);
  filter text := private.client_filter(wanted);
  found uuid[];
  more boolean;
begin
  perform private.require_staff();
  if start is not null then
    filter := filter || format(' and (k.title_key, k.client) %s (%L, %L)', case when backward then '<' else '>' end, start, start_id);
  end if;
  execute format(
    'select array(select k.client from private.client_cards k join public.user_approval_status s on s.user_id = k.client
       where%s
       order by k.title_key %2$s, k.client %2$s limit %3$s)',
    filter, case when backward then 'desc' else 'asc' end, size + 1) into found;
  -- Going back reached the beginning: answer a whole first page.
  if backward and cardinality(found) <= size then
    return public.list_clients(wanted - 'cursor' - 'backward', page_size);
  end if;
  more := cardinality(found) > size;
  found := found[:size];
  if backward then
    found := array(select f from unnest(found) with ordinality o (f, place) order by place desc);
  end if;
  return (
    with rows as (
      select o.place, jsonb_build_array(k.title_key, k.client) as cursor, jsonb_build_object(
        'id', k.client, 'title', k.title, 'email', coalesce(u.email, ''), 'name', p.name, 'status', s.status,
        'retired', s.retired_at is not null, 'since', s.created_at, 'tags', to_jsonb(private.tags_of(k.client)),
        'phone', p.phone, 'contact', private.firm_contact(k.client), 'regime', t.regime, 'vat_cycle', t.vat_cycle,
        'municipalities', (select coalesce(jsonb_agg(m -> 'code'), '[]') from jsonb_array_elements(t.municipalities) m),
        'nit', (select c.nit || '-' || c.digit from public.companies c where c.user_id = k.client order by c.created_at, c.id limit 1),
        'companies', (select count(*) from public.companies c where c.user_id = k.client),
        'advisors', (select coalesce(jsonb_agg(private.member_name(a.advisor) order by a.responsible desc, a.created_at), '[]')
                     from private.client_advisors a where a.client = k.client),
        -- Only looked up while nobody works there.
        'invited', case when u.id is null then private.is_invited(k.client) end,
        'next', (select jsonb_build_object('obligation', o.obligation, 'name', o.name, 'municipality', nullif(o.municipality, ''), 'period', o.period, 'due', o.due)
          from public.obligations o
          where o.user_id = k.client and o.listed >= current_date - 366 and o.due is not null and o.applies
            and o.state not in ('filed', 'paid', 'not-applicable')
          order by o.listed, o.id limit 1),
        'seen_at', (select max(d.seen_at) from private.account_members m join private.session_devices d on d.user_id = m.user_id
          where m.account = k.client and m.until is null),
        'waiting', private.waiting_in(k.client)) as row
      from unnest(found) with ordinality o (client, place)
      join private.client_cards k on k.client = o.client
      join public.user_approval_status s on s.user_id = o.client
      left join lateral private.contact_of(o.client) u on true
      left join public.client_profiles p on p.user_id = u.id
      left join lateral (select * from private.profiles_today() y where y.account = o.client) t on true)
    select jsonb_build_object(
      'rows', coalesce(jsonb_agg(r.row order by r.place), '[]'),
      'before', case when start is not null then (select f.cursor from rows f order by f.place limit 1) end,
      'after', case when more or backward then (select f.cursor from rows f order by f.place desc limit 1) end)
    from rows r);
end $function$;

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
  elsif what in ('worksheet', 'totals') then
    perform private.require_client(client);
  elsif what in ('obligation', 'report', 'client') and client is null then
    null;
  else
    raise exception 'not-found' using errcode = 'P0001';
  end if;
  perform private.note_staff(what || '.exported', client, null, filters);
end $function$;

CREATE OR REPLACE FUNCTION public.save_client_contact (
  client  uuid,
  contact jsonb,
  seen    integer
)
  RETURNS integer
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  was private.client_contacts;
  c private.client_contacts := jsonb_populate_record(null::private.client_contacts, contact);
  facts text[] := array['client', 'version', 'changed_by', 'changed_at'];
begin
  perform private.require_client(client);
  perform pg_advisory_xact_lock(hashtextextended('client-contact:' || client, 0));
  select * into was from private.client_contacts x where x.client = save_client_contact.client;
  if coalesce(was.version, 0) is distinct from seen then
    raise exception 'contact-meanwhile' using errcode = 'P0001',
      detail = jsonb_build_object('by', private.member_name(was.changed_by), 'at', was.changed_at)::text;
  end if;
  c.name := nullif(btrim(c.name), '');
  c.phone := nullif(btrim(c.phone), '');
  c.address := nullif(btrim(c.address), '');
  c.email := nullif(lower(btrim(c.email)), '');
  if c.email is not null and exists (select from public.accounts a where a.id = save_client_contact.client and a.contact is not null) then
    raise exception 'invalid-input' using errcode = 'P0001';
  end if;
  if (was.name, was.phone, was.address, was.email) is not distinct from (c.name, c.phone, c.address, c.email) then
    return coalesce(was.version, 0);
  end if;
  c.client := save_client_contact.client;
  c.version := coalesce(was.version, 0) + 1;
  c.changed_by := (select auth.uid());
  c.changed_at := clock_timestamp();
  insert into private.client_contacts select c.* on conflict on constraint client_contacts_pkey do update set name = excluded.name,
    phone = excluded.phone, address = excluded.address, email = excluded.email, version = excluded.version,
    changed_by = excluded.changed_by, changed_at = excluded.changed_at;
  perform private.note_staff('client.contact', c.client, case when was.client is not null then to_jsonb(was) - facts end, to_jsonb(c) - facts);
  return c.version;
exception when check_violation then
  raise exception 'invalid-input' using errcode = 'P0001';
end $function$;

REVOKE ALL ON FUNCTION "public"."save_client_contact"(uuid, jsonb, integer) FROM PUBLIC, "anon", "service_role";

ALTER TABLE "private"."client_contacts"
  ADD CONSTRAINT "client_contacts_changed_by_fkey" FOREIGN KEY (changed_by) REFERENCES auth.users(id) ON DELETE SET NULL;

ALTER TABLE "private"."client_contacts"
  ADD CONSTRAINT "client_contacts_client_fkey" FOREIGN KEY (client) REFERENCES public.accounts(id) ON DELETE CASCADE;

CREATE INDEX client_contacts_changed_by ON private.client_contacts USING btree (changed_by)
  WHERE (changed_by IS NOT NULL);

CREATE TRIGGER draw_client_card
  AFTER INSERT OR UPDATE ON private.client_contacts
  FOR EACH ROW
  EXECUTE FUNCTION private.on_client_described();

COMMENT ON TABLE "private"."client_contacts" IS 'How the firm reaches a client by its own notes, beside what people tell of themselves. Read and written by functions alone.';

REVOKE ALL ON FUNCTION "private"."firm_contact"(uuid) FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "public"."save_client_contact"(uuid, jsonb, integer) TO "authenticated";

REVOKE ALL ON FUNCTION "public"."save_client_contact"(uuid, jsonb, integer) FROM "postgres";

GRANT EXECUTE ON FUNCTION "public"."save_client_contact"(uuid, jsonb, integer) TO "postgres";
