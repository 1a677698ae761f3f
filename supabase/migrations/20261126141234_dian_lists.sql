set local lock_timeout = '5s';
set local check_function_bodies = off;

CREATE TABLE "private"."dian_choices" (
  "user_id" uuid                     NOT NULL,
  "key"     text                     COLLATE pg_catalog."C" NOT NULL,
  "known"   text,
  "note"    text,
  "joined"  uuid,
  "apart"   uuid[]                   NOT NULL DEFAULT '{}'::uuid[],
  "item"    uuid,
  "made_by" text                     NOT NULL,
  "made_at" timestamp with time zone NOT NULL DEFAULT clock_timestamp(),
  CONSTRAINT "dian_choices_apart_check" CHECK ((cardinality(apart) <= 50)),
  CONSTRAINT "dian_choices_key_check" CHECK ((length(key) <= 260)),
  CONSTRAINT "dian_choices_known_check" CHECK ((known = ANY (ARRAY['other-books'::text, 'disputed'::text, 'personal'::text, 'events-seen'::text, 'other'::text]))),
  CONSTRAINT "dian_choices_note_check" CHECK (((length(btrim(note)) >= 1) AND (length(btrim(note)) <= 300))),
  CONSTRAINT "dian_choices_pkey" PRIMARY KEY (user_id, key)
);

ALTER TABLE "private"."dian_choices"
  ENABLE ROW LEVEL SECURITY;

CREATE TABLE "private"."dian_entries" (
  "user_id"    uuid     NOT NULL,
  "month"      text     NOT NULL,
  "key"        text     COLLATE pg_catalog."C" NOT NULL,
  "side"       text     NOT NULL,
  "row"        jsonb,
  "issued"     date,
  "class"      text,
  "remark"     text,
  "ours"       uuid[]   NOT NULL DEFAULT '{}'::uuid[],
  "candidates" text[]   NOT NULL DEFAULT '{}'::text[],
  "matter"     boolean  NOT NULL DEFAULT false,
  "dian"       bigint[] NOT NULL DEFAULT '{0,0,0}'::bigint[],
  "us"         bigint[] NOT NULL DEFAULT '{0,0,0}'::bigint[],
  "digest"     text,
  CONSTRAINT "dian_entries_key_check" CHECK ((length(key) <= 260)),
  CONSTRAINT "dian_entries_pkey" PRIMARY KEY (user_id, month, key),
  CONSTRAINT "dian_entries_row_check" CHECK ((length(("row")::text) <= 2000)),
  CONSTRAINT "dian_entries_side_check" CHECK ((side = ANY (ARRAY['purchase'::text, 'sale'::text, 'apart'::text])))
);

ALTER TABLE "private"."dian_entries"
  ENABLE ROW LEVEL SECURITY;

CREATE TABLE "private"."dian_touches" (
  "id"    bigint GENERATED ALWAYS AS IDENTITY NOT NULL,
  "month" uuid   NOT NULL,
  CONSTRAINT "dian_touches_pkey" PRIMARY KEY (id)
);

ALTER TABLE "private"."dian_touches"
  ENABLE ROW LEVEL SECURITY;

CREATE TABLE "private"."dian_upload_rows" (
  "upload" uuid  NOT NULL,
  "month"  text  NOT NULL,
  "key"    text  COLLATE pg_catalog."C" NOT NULL,
  "side"   text  NOT NULL,
  "row"    jsonb NOT NULL,
  CONSTRAINT "dian_upload_rows_pkey" PRIMARY KEY (upload, month, key)
);

ALTER TABLE "private"."dian_upload_rows"
  ENABLE ROW LEVEL SECURITY;

CREATE TABLE "private"."dian_uploads" (
  "id"        uuid                     NOT NULL DEFAULT gen_random_uuid(),
  "user_id"   uuid                     NOT NULL,
  "made_by"   uuid                     NOT NULL,
  "name"      text                     NOT NULL,
  "file_name" text                     NOT NULL,
  "made_at"   timestamp with time zone NOT NULL DEFAULT clock_timestamp(),
  CONSTRAINT "dian_uploads_pkey" PRIMARY KEY (id)
);

ALTER TABLE "private"."dian_uploads"
  ENABLE ROW LEVEL SECURITY;

CREATE TABLE "public"."dian_months" (
  "id"             uuid                     NOT NULL DEFAULT gen_random_uuid(),
  "user_id"        uuid                     NOT NULL,
  "month"          text                     NOT NULL,
  "first_day"      date                     NOT NULL,
  "last_day"       date                     NOT NULL,
  "file_name"      text                     NOT NULL,
  "listed_at"      timestamp with time zone NOT NULL DEFAULT clock_timestamp(),
  "listed_by"      text                     NOT NULL,
  "rows"           integer                  NOT NULL DEFAULT 0,
  "run"            integer                  NOT NULL DEFAULT 0,
  "reconciled_at"  timestamp with time zone,
  "summary"        jsonb                    NOT NULL DEFAULT '{}'::jsonb,
  "dian_purchases" integer                  NOT NULL DEFAULT 0,
  "our_purchases"  integer                  NOT NULL DEFAULT 0,
  "open_matters"   integer                  NOT NULL DEFAULT 0,
  "closed_at"      timestamp with time zone,
  "closed_by"      text,
  CONSTRAINT "dian_months_closed" CHECK (((closed_at IS NULL) = (closed_by IS NULL))),
  CONSTRAINT "dian_months_days" CHECK (((first_day <= last_day) AND (to_char((first_day)::timestamp with time zone, 'YYYY-MM'::text) = month) AND (to_char((last_day)::timestamp
    with time zone, 'YYYY-MM'::text) = month))),
  CONSTRAINT "dian_months_month_check" CHECK ((month ~ '^[0-9]{4}-(0[1-9]|1[0-2])$'::text)),
  CONSTRAINT "dian_months_pkey" PRIMARY KEY (id),
  CONSTRAINT "dian_months_user_id_month_key" UNIQUE (user_id, month),
  CONSTRAINT "dian_months_file_name_check" CHECK (private.is_file_name(file_name))
);

ALTER TABLE "public"."dian_months"
  ENABLE ROW LEVEL SECURITY;

REVOKE ALL ON TABLE "public"."dian_months" FROM "anon";

CREATE OR REPLACE FUNCTION private.count_dian_month (
  m public.dian_months
)
  RETURNS void
  LANGUAGE sql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
  with counted as (
    select e.side, e.class, count(*) filter (where e.row is not null) as rows,
           count(*) filter (where e.matter and private.is_open_class(e.class) and c.known is null) as open, count(c.known) as known,
           sum(e.dian[1])::bigint as n, sum(e.dian[2])::bigint as total, sum(e.dian[3])::bigint as iva,
           sum(e.us[1])::bigint as our_n, sum(e.us[2])::bigint as our_total, sum(e.us[3])::bigint as our_iva
    from private.dian_entries e left join private.dian_choices c on c.user_id = e.user_id and c.key = e.key
    where e.user_id = m.user_id and e.month = m.month and e.side <> 'apart' and e.class is not null group by 1, 2),
  sides as (
    select c.side, jsonb_object_agg(c.class, jsonb_build_object('rows', c.rows, 'open', c.open, 'known', c.known,
      'dian', jsonb_build_array(c.n, c.total, c.iva), 'us', jsonb_build_array(c.our_n, c.our_total, c.our_iva))) as classes
    from counted c group by 1)
  update public.dian_months x set
    summary = (select coalesce(jsonb_object_agg(s.side, s.classes), '{}') from sides s) || jsonb_build_object('apart', (
      select coalesce(jsonb_agg(jsonb_build_object('name', a.name, 'rows', a.rows) order by a.rows desc, a.name), '[]') from (
        select e.row ->> 'typeName' as name, count(*) as rows from private.dian_entries e
        where e.user_id = m.user_id and e.month = m.month and e.side = 'apart' group by 1 order by 2 desc, 1 limit 20) a)),
    dian_purchases = (select coalesce(sum(c.n), 0) from counted c where c.side = 'purchase'),
    our_purchases = (select coalesce(sum(c.our_n), 0) from counted c where c.side = 'purchase'),
    open_matters = (select coalesce(sum(c.open), 0) from counted c)
  where x.id = m.id
$function$;

CREATE OR REPLACE FUNCTION private.dian_class (
  client       uuid,
  wanted_month text,
  wanted_side  text,
  wanted_class text,
  passed       integer,
  size         integer
)
  RETURNS jsonb
  LANGUAGE sql
  STABLE
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
  with found as (
    select e as entry, e.issued, e.key from private.dian_entries e
    where e.user_id = client and e.month = wanted_month and e.side = wanted_side and e.class = wanted_class
    order by e.issued, e.key limit size + 1 offset greatest(passed, 0)),
  placed as (select f.entry, row_number() over (order by f.issued, f.key) as place from found f)
  select jsonb_build_object('more', count(*) > size,
    'rows', coalesce(jsonb_agg(private.dian_line(p.entry) order by p.place) filter (where p.place <= size), '[]'))
  from placed p
$function$;

CREATE OR REPLACE FUNCTION private.dian_line (
  e private.dian_entries
)
  RETURNS jsonb
  LANGUAGE sql
  STABLE
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
  select jsonb_build_object('key', e.key, 'class', e.class, 'remark', e.remark, 'matter', e.matter, 'day', e.issued,
    'line', e.row -> 'line', 'type', e.row ->> 'typeName', 'code', e.row ->> 'code', 'credit', e.row ->> 'form' = 'credit',
    'number', coalesce(concat_ws('-', nullif(e.row ->> 'prefix', ''), e.row ->> 'folio'), i.document_number, i.name),
    'party', coalesce(case when e.row ->> 'group' = 'issued' then e.row ->> 'receiver' else e.row ->> 'issuer' end,
      case when i.direction = 'sale' then i.customer else i.supplier end),
    'nit', coalesce(case when e.row ->> 'group' = 'issued' then e.row ->> 'receiverNit' else e.row ->> 'issuerNit' end,
      case when i.direction = 'sale' then i.customer_nit else i.supplier_nit end),
    'dian', case when e.row is not null then to_jsonb(e.dian) end, 'us', case when e.us[1] > 0 then to_jsonb(e.us) end,
    'ours', (select coalesce(jsonb_agg(jsonb_build_object('id', o.id, 'number', o.number, 'name', o.name) order by o.created_at, o.id), '[]')
      from public.invoices o where o.user_id = e.user_id
        and (o.id = any (e.ours) or e.class = 'dudosa' and e.row is not null and o.id::text = any (e.candidates))),
    'candidates', to_jsonb(e.candidates[1:10]),
    'known', c.known, 'note', c.note, 'by', c.made_by, 'at', c.made_at,
    'request', (select jsonb_build_object('id', r.id, 'due', r.due_on) from public.document_request_items q
      join public.document_requests r on r.id = q.request where q.id = c.item and r.status = 'open'))
  from (select e.key) k left join private.dian_choices c on c.user_id = e.user_id and c.key = k.key
  left join public.invoices i on i.id = e.ours[1] and e.row is null
$function$;

CREATE OR REPLACE FUNCTION private.dian_month_facts (
  m public.dian_months
)
  RETURNS jsonb
  LANGUAGE sql
  STABLE
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
  select jsonb_build_object('month', m.month, 'from', m.first_day, 'until', m.last_day, 'file', m.file_name, 'listedAt', m.listed_at,
    'listedBy', m.listed_by, 'summary', m.summary, 'open', m.open_matters, 'closedAt', m.closed_at, 'closedBy', m.closed_by,
    'dian', m.dian_purchases, 'ours', m.our_purchases, 'rows', m.rows,
    'stale', m.closed_at is null and (m.reconciled_at is null or exists (select from private.dian_touches t where t.month = m.id)))
$function$;

CREATE OR REPLACE FUNCTION private.is_open_class (
  class text
)
  RETURNS boolean
  LANGUAGE sql
  IMMUTABLE
  PARALLEL SAFE
  SET search_path TO ''
  AS $function$
  select class in ('falta_aqui', 'falta_dian', 'valor_distinto', 'identidad_distinta', 'nota_huerfana', 'duplicada', 'otro_nit', 'dudosa', 'sin_eventos')
$function$;

CREATE OR REPLACE FUNCTION private.own_dian_month (
  client       uuid,
  wanted_month text
)
  RETURNS public.dian_months
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  m public.dian_months;
begin
  select x.* into m from public.dian_months x where x.user_id = client and x.month = wanted_month for update;
  if m.id is null then
    raise exception 'not-found' using errcode = 'P0001';
  end if;
  return m;
end $function$;

CREATE OR REPLACE FUNCTION private.touch_dian_invoice()
  RETURNS TRIGGER
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  i public.invoices := coalesce(new, old);
begin
  if exists (select from public.dian_months m where m.user_id = i.user_id) then
    perform private.touch_dian_months(i.user_id, array[coalesce(i.issued_on, (i.created_at at time zone 'America/Bogota')::date),
        case when tg_op = 'UPDATE' then old.issued_on end,
        case when tg_op = 'UPDATE' and old.issued_on is null then (i.created_at at time zone 'America/Bogota')::date end]
      || array(select a.issued_on from public.invoices a where a.id = i.affects)
      || array(select a.issued_on from public.invoices a where a.user_id = i.user_id and i.about <> '' and a.code = i.about limit 3));
  end if;
  return null;
end $function$;

CREATE OR REPLACE FUNCTION private.touch_dian_months (
  client uuid,
  days   date[]
)
  RETURNS void
  LANGUAGE sql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
  insert into private.dian_touches (month)
  select m.id from public.dian_months m
  where m.user_id = client and m.closed_at is null and exists (
    select from unnest(days) d where d >= to_date(m.month, 'YYYY-MM') - interval '1 month' and d < to_date(m.month, 'YYYY-MM') + interval '2 months')
$function$;

CREATE OR REPLACE FUNCTION public.add_dian_rows (
  upload uuid,
  rows   jsonb
)
  RETURNS void
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
begin
  if jsonb_array_length(rows) > 2000
    or (select count(*) from private.dian_upload_rows r where r.upload = add_dian_rows.upload) + jsonb_array_length(rows) > 100000 then
    raise exception 'invalid-input' using errcode = 'P0001';
  end if;
  insert into private.dian_upload_rows (upload, month, key, side, row)
    select add_dian_rows.upload, r ->> 'month', r ->> 'key', r ->> 'side', r -> 'row' from jsonb_array_elements(rows) r;
end $function$;

REVOKE ALL ON FUNCTION "public"."add_dian_rows"(uuid, jsonb) FROM PUBLIC, "anon", "authenticated";

CREATE OR REPLACE FUNCTION public.ask_dian_rows (
  request      uuid,
  client       uuid,
  wanted_month text,
  keys         text[],
  content      jsonb
)
  RETURNS void
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  m public.dian_months;
begin
  perform private.require_client(client);
  m := private.own_dian_month(client, wanted_month);
  if m.closed_at is not null then
    raise exception 'dian-month-closed' using errcode = 'P0001';
  end if;
  if not coalesce(cardinality(keys) between 1 and 40 and jsonb_array_length(content -> 'items') = cardinality(keys), false) then
    raise exception 'invalid-input' using errcode = 'P0001';
  end if;
  if exists (select from public.document_requests r where r.id = ask_dian_rows.request) then
    return;
  end if;
  -- A colleague may have asked for some of them, or they have arrived.
  if exists (select from unnest(keys) k where not exists (select from private.dian_entries e
      where e.user_id = client and e.month = wanted_month and e.key = k and e.class in ('falta_aqui', 'nota_huerfana')))
    or exists (select from private.dian_choices c join public.document_request_items q on q.id = c.item
      join public.document_requests r on r.id = q.request where c.user_id = client and c.key = any (keys) and r.status = 'open') then
    raise exception 'conflict' using errcode = 'P0001';
  end if;
  perform public.save_request(request, client, content, true);
  insert into private.dian_choices (user_id, key, item, made_by)
    select client, k.key, q.id, private.member_name((select auth.uid())) from unnest(keys) with ordinality k (key, place)
    join public.document_request_items q on q.request = ask_dian_rows.request and q.place = k.place
    on conflict (user_id, key) do update set item = excluded.item, made_at = clock_timestamp();
end $function$;

REVOKE ALL ON FUNCTION "public"."ask_dian_rows"(uuid, uuid, text, text[], jsonb) FROM PUBLIC, "anon", "service_role";

CREATE OR REPLACE FUNCTION public.begin_dian_list (
  client    uuid,
  by        uuid,
  file_name text
)
  RETURNS uuid
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  made uuid;
begin
  perform pg_advisory_xact_lock(hashtext('dian-list ' || client));
  delete from private.dian_uploads u where u.user_id = client and u.made_at < clock_timestamp() - interval '1 hour';
  if (select count(*) from private.dian_uploads u where u.user_id = client) >= 3 then
    raise exception 'upload-busy' using errcode = 'P0001';
  end if;
  insert into private.dian_uploads (user_id, made_by, name, file_name)
    values (client, by, private.member_name(by), begin_dian_list.file_name) returning id into made;
  return made;
end $function$;

REVOKE ALL ON FUNCTION "public"."begin_dian_list"(uuid, uuid, text) FROM PUBLIC, "anon", "authenticated";

CREATE OR REPLACE FUNCTION public.close_dian_month (
  client       uuid,
  wanted_month text,
  seen_open    integer
)
  RETURNS void
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  m public.dian_months;
begin
  perform private.require_client(client);
  m := private.own_dian_month(client, wanted_month);
  if m.closed_at is not null or m.open_matters is distinct from seen_open then
    raise exception 'conflict' using errcode = 'P0001';
  end if;
  if to_date(m.month, 'YYYY-MM') + interval '1 month' > (now() at time zone 'America/Bogota') then
    raise exception 'dian-month-running' using errcode = 'P0001';
  end if;
  update public.dian_months x set closed_at = clock_timestamp(), closed_by = private.member_name((select auth.uid())) where x.id = m.id;
  perform private.note_staff('dian-list.closed', client, null, jsonb_build_object('month', m.month, 'open', m.open_matters));
end $function$;

REVOKE ALL ON FUNCTION "public"."close_dian_month"(uuid, text, integer) FROM PUBLIC, "anon", "service_role";

CREATE OR REPLACE FUNCTION public.decide_dian_row (
  client       uuid,
  wanted_month text,
  row_key      text,
  choice       jsonb,
  seen         jsonb
)
  RETURNS void
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  m public.dian_months;
  e private.dian_entries;
  was private.dian_choices;
  by_name text := private.member_name((select auth.uid()));
begin
  perform private.require_client(client);
  m := private.own_dian_month(client, wanted_month);
  if m.closed_at is not null then
    raise exception 'dian-month-closed' using errcode = 'P0001';
  end if;
  select x.* into e from private.dian_entries x where x.user_id = client and x.month = wanted_month and x.key = row_key;
  if e.key is null or e.side = 'apart' then
    raise exception 'not-found' using errcode = 'P0001';
  end if;
  select x.* into was from private.dian_choices x where x.user_id = client and x.key = row_key;
  if e.class is distinct from seen ->> 'class' or was.made_at is distinct from (seen ->> 'at')::timestamptz then
    raise exception 'conflict' using errcode = 'P0001';
  end if;
  if (choice -> 'clear')::boolean then
    update private.dian_choices x set known = null, note = null, joined = null, apart = '{}', made_by = by_name, made_at = clock_timestamp()
      where x.user_id = client and x.key = row_key;
  elsif choice ->> 'known' is not null then
    if choice ->> 'known' = 'other' and nullif(btrim(choice ->> 'note'), '') is null then
      raise exception 'invalid-input' using errcode = 'P0001';
    end if;
    insert into private.dian_choices (user_id, key, known, note, made_by) values (client, row_key, choice ->> 'known', nullif(btrim(choice ->> 'note'), ''), by_name)
      on conflict (user_id, key) do update set known = excluded.known, note = excluded.note, made_by = excluded.made_by, made_at = clock_timestamp();
    perform private.note_staff('dian-list.known', client, null, jsonb_build_object('month', m.month,
      'number', coalesce(concat_ws('-', nullif(e.row ->> 'prefix', ''), e.row ->> 'folio'), (select i.number from public.invoices i where i.id = e.ours[1])),
      'known', choice ->> 'known', 'note', nullif(btrim(choice ->> 'note'), '')));
  elsif e.row is not null and choice ->> 'join' is not null
    and exists (select from public.invoices i where i.id = (choice ->> 'join')::uuid and i.user_id = client) then
    insert into private.dian_choices (user_id, key, joined, made_by) values (client, row_key, (choice ->> 'join')::uuid, by_name)
      on conflict (user_id, key) do update set joined = excluded.joined, made_by = excluded.made_by, made_at = clock_timestamp();
  elsif e.row is not null and jsonb_typeof(choice -> 'apart') = 'array' and jsonb_array_length(choice -> 'apart') between 1 and 50 then
    insert into private.dian_choices (user_id, key, apart, made_by)
      values (client, row_key, array(select jsonb_array_elements_text(choice -> 'apart')::uuid), by_name)
      on conflict (user_id, key) do update set apart = (select (array_agg(distinct a))[1:50] from unnest(dian_choices.apart || excluded.apart) a),
        made_by = excluded.made_by, made_at = clock_timestamp();
  else
    raise exception 'invalid-input' using errcode = 'P0001';
  end if;
  insert into private.dian_touches (month) values (m.id);
  perform private.count_dian_month(m);
end $function$;

REVOKE ALL ON FUNCTION "public"."decide_dian_row"(uuid, text, text, jsonb, jsonb) FROM PUBLIC, "anon", "service_role";

CREATE OR REPLACE FUNCTION public.dian_lines (
  client       uuid,
  wanted_month text,
  keys         text[]
)
  RETURNS jsonb
  LANGUAGE plpgsql
  STABLE
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
begin
  perform private.require_client(client);
  return (select coalesce(jsonb_agg(private.dian_line(e)), '[]') from private.dian_entries e
    where e.user_id = client and e.month = wanted_month and e.key = any (keys[1:40]) and e.class is not null);
end $function$;

REVOKE ALL ON FUNCTION "public"."dian_lines"(uuid, text, text[]) FROM PUBLIC, "anon", "service_role";

CREATE OR REPLACE FUNCTION public.dian_month (
  client       uuid,
  wanted_month text,
  wanted_side  text    DEFAULT 'purchase'::text,
  wanted_class text    DEFAULT NULL::text,
  passed       integer DEFAULT 0
)
  RETURNS jsonb
  LANGUAGE plpgsql
  STABLE
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  m public.dian_months;
  few constant int := 20;
begin
  perform private.require_client(client);
  if coalesce(wanted_side, '') not in ('purchase', 'sale') then
    raise exception 'invalid-input' using errcode = 'P0001';
  end if;
  select x.* into m from public.dian_months x where x.user_id = client and x.month = wanted_month;
  return jsonb_build_object('title', private.client_title(client),
    'nits', (select coalesce(jsonb_agg(c.nit || '-' || c.digit order by c.created_at, c.id), '[]') from public.companies c where c.user_id = client),
    'months', (select coalesce(jsonb_agg(x.month order by x.month desc), '[]') from (
      select y.month from public.dian_months y where y.user_id = client order by y.month desc limit 24) x),
    'month', case when m.id is not null then private.dian_month_facts(m) end,
    'classes', (select coalesce(jsonb_object_agg(k, private.dian_class(client, m.month, wanted_side, k,
        case when k = wanted_class then passed else 0 end, case when k = wanted_class then 100 else few end)), '{}')
      from jsonb_object_keys(coalesce(m.summary -> wanted_side, '{}')) k
      where k not in ('igual', 'no_comparable') or k = wanted_class));
end $function$;

REVOKE ALL ON FUNCTION "public"."dian_month"(uuid, text, text, text, integer) FROM PUBLIC, "anon", "service_role";

CREATE OR REPLACE FUNCTION public.dian_month_input (
  client       uuid,
  wanted_month text
)
  RETURNS jsonb
  LANGUAGE sql
  STABLE
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
  select jsonb_build_object('id', m.id, 'run', m.run, 'from', m.first_day, 'until', m.last_day,
    'touches', array(select t.id from private.dian_touches t where t.month = m.id order by t.id limit 20000),
    'nits', array(select c.nit from public.companies c where c.user_id = client order by c.created_at, c.id),
    'choices', (select coalesce(jsonb_agg(jsonb_build_object('row', c.key, 'ours', c.joined, 'apart', c.apart)), '[]')
      from private.dian_choices c where c.user_id = client and (c.joined is not null or c.apart <> '{}')))
  from public.dian_months m where m.user_id = client and m.month = wanted_month and m.closed_at is null
$function$;

REVOKE ALL ON FUNCTION "public"."dian_month_input"(uuid, text) FROM PUBLIC, "anon", "authenticated";

CREATE OR REPLACE FUNCTION public.dian_month_ours (
  client    uuid,
  from_day  date,
  until_day date,
  after     uuid    DEFAULT NULL::uuid,
  page_size integer DEFAULT 4000
)
  RETURNS jsonb
  LANGUAGE sql
  STABLE
  SECURITY DEFINER
  SET search_path TO ''
  SET enable_seqscan TO 'off'
  SET jit TO 'off'
  AS $function$
  with found as (
    select i.* from public.invoices i
    where i.user_id = client and i.deleted_at is null and i.issued_on between from_day and until_day
    union all
    select i.* from public.invoices i
    where i.user_id = client and i.deleted_at is null and i.issued_on is null
      and i.created_at >= from_day::timestamp at time zone 'America/Bogota' and i.created_at < (until_day + 1)::timestamp at time zone 'America/Bogota'),
  kept as (
    select f.* from found f where f.withdrawn_at is null and f.replaced_by is null and f.reviewed_at is not null
      and (f.kind is null or f.kind in ('invoice', 'credit-note', 'debit-note')) and (after is null or f.id > after)
    order by f.id limit least(greatest(page_size, 1), 4000))
  select coalesce(jsonb_agg(jsonb_build_object('id', k.id, 'code', lower(coalesce(k.code, r.scan_code, '')), 'kind', k.kind,
      'direction', k.direction, 'status', k.status, 'supplierNit', coalesce(k.supplier_nit, ''), 'number', coalesce(k.document_number, ''),
      'issued', k.issued_on, 'month', to_char(coalesce(k.issued_on, (k.created_at at time zone 'America/Bogota')::date), 'YYYY-MM'),
      'currency', coalesce(k.currency, 'COP'), 'total', (k.total * 100)::bigint, 'iva', (k.iva * 100)::bigint,
      'taxIncluded', (private.written_amount(nullif(r.document #>> '{invoice,totals,taxInclusive}', '')) * 100)::bigint,
      'credit', coalesce(r.document #> '{invoice,payment,ways}' @> '[{"form": "2"}]', false),
      'events', array(select distinct right(e.kind, 3) from public.invoices e where e.user_id = client and e.about = lower(k.code) and k.code <> ''
        and e.kind like 'event03_' and e.deleted_at is null and e.withdrawn_at is null),
      'credited', (select coalesce(sum(n.total) * 100, 0)::bigint from public.invoices n where n.affects = k.id and n.effect in ('cancels', 'reduces')
        and n.withdrawn_at is null and n.replaced_by is null and n.status <> 'rejected'),
      'affects', (select jsonb_build_object('id', a.id, 'total', (a.total * 100)::bigint, 'credited', (
          select coalesce(sum(n.total) * 100, 0)::bigint from public.invoices n where n.affects = a.id and n.effect in ('cancels', 'reduces')
            and n.withdrawn_at is null and n.replaced_by is null and n.status <> 'rejected'))
        from public.invoices a where a.id = k.affects)) order by k.id), '[]')
  from kept k left join private.invoice_reviews r on r.invoice_id = k.id
$function$;

REVOKE ALL ON FUNCTION "public"."dian_month_ours"(uuid, date, date, uuid, integer) FROM PUBLIC, "anon", "authenticated";

CREATE OR REPLACE FUNCTION public.dian_month_rows (
  client       uuid,
  wanted_month text,
  after        text    DEFAULT ''::text,
  page_size    integer DEFAULT 4000
)
  RETURNS jsonb
  LANGUAGE sql
  STABLE
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
  select coalesce(jsonb_agg(jsonb_build_object('key', x.key, 'side', x.side, 'row', x.row, 'digest', x.digest) order by x.key), '[]')
  from (select e.* from private.dian_entries e where e.user_id = client and e.month = wanted_month and e.key > after
    order by e.key limit least(greatest(page_size, 1), 4000)) x
$function$;

REVOKE ALL ON FUNCTION "public"."dian_month_rows"(uuid, text, text, integer) FROM PUBLIC, "anon", "authenticated";

CREATE OR REPLACE FUNCTION public.finish_dian_list (
  upload uuid,
  spans  jsonb
)
  RETURNS text[]
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  u private.dian_uploads;
  span record;
  m public.dian_months;
  taken text[] := '{}';
begin
  select x.* into strict u from private.dian_uploads x where x.id = upload for update;
  -- In one order, so that two lists of a client do not wait for each other.
  for span in select s ->> 'month' as month, (s ->> 'from')::date as from_day, (s ->> 'until')::date as until_day
      from jsonb_array_elements(spans) s order by 1 loop
    insert into public.dian_months (user_id, month, first_day, last_day, file_name, listed_by)
      values (u.user_id, span.month, span.from_day, span.until_day, u.file_name, u.name) on conflict (user_id, month) do nothing;
    select x.* into m from public.dian_months x where x.user_id = u.user_id and x.month = span.month for update;
    continue when m.closed_at is not null;
    delete from private.dian_entries e where e.user_id = u.user_id and e.month = span.month and e.row is not null
      and e.issued between span.from_day and span.until_day
      and not exists (select from private.dian_upload_rows r where r.upload = u.id and r.month = e.month and r.key = e.key);
    insert into private.dian_entries (user_id, month, key, side, row, issued)
      select u.user_id, r.month, r.key, r.side, r.row, (r.row ->> 'issued')::date from private.dian_upload_rows r
      where r.upload = u.id and r.month = span.month
      on conflict (user_id, month, key) do update set side = excluded.side, row = excluded.row, issued = excluded.issued;
    -- Lists whose days touch cover both; otherwise the newer one counts.
    update public.dian_months x set
        first_day = case when span.from_day <= m.last_day + 1 and span.until_day >= m.first_day - 1 then least(m.first_day, span.from_day) else span.from_day end,
        last_day = case when span.from_day <= m.last_day + 1 and span.until_day >= m.first_day - 1 then greatest(m.last_day, span.until_day) else span.until_day end,
        file_name = u.file_name, listed_at = clock_timestamp(), listed_by = u.name, run = x.run + 1
      where x.id = m.id;
    update public.dian_months x set rows = (select count(*) from private.dian_entries e where e.user_id = u.user_id and e.month = x.month and e.row is not null)
      where x.id = m.id;
    taken := taken || span.month::text;
  end loop;
  if (select sum(x.rows) from public.dian_months x where x.user_id = u.user_id) > 1000000 then
    raise exception 'dian-list-quota' using errcode = 'P0001';
  end if;
  perform private.touch_dian_months(u.user_id, array(select to_date(t, 'YYYY-MM') from unnest(taken) t));
  if taken <> '{}' then
    perform private.note_account(u.user_id, 'dian-list.kept', null,
      jsonb_build_object('months', array_to_string(taken[1:12], ', '), 'name', u.file_name), u.made_by);
  end if;
  delete from private.dian_uploads x where x.id = u.id;
  return taken;
end $function$;

REVOKE ALL ON FUNCTION "public"."finish_dian_list"(uuid, jsonb) FROM PUBLIC, "anon", "authenticated";

CREATE OR REPLACE FUNCTION public.firm_dian_months (
  wanted_month text,
  passed       integer DEFAULT 0
)
  RETURNS jsonb
  LANGUAGE plpgsql
  STABLE
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  size constant int := 50;
  found jsonb;
begin
  perform private.require_staff();
  select coalesce(jsonb_agg(to_jsonb(r) order by r.place), '[]') into found from (
    select row_number() over (order by m.closed_at is not null, m.open_matters desc, k.title, m.user_id) as place, m.user_id as client, k.title,
           (select c.nit || '-' || c.digit from public.companies c where c.user_id = m.user_id order by c.created_at, c.id limit 1) as nit,
           m.dian_purchases as dian, m.our_purchases as ours, m.open_matters as open, m.closed_at as "closedAt"
    from public.dian_months m join private.client_cards k on k.client = m.user_id
    where m.month = wanted_month and (private.staff_role() = 'admin' or m.user_id in (select private.my_clients()))
    order by 1 limit size + 1 offset greatest(passed, 0)) r;
  return jsonb_build_object('more', jsonb_array_length(found) > size,
    'rows', (select coalesce(jsonb_agg(f.row - 'place' order by f.place), '[]') from jsonb_array_elements(found) with ordinality f (row, place) where f.place <= size));
end $function$;

REVOKE ALL ON FUNCTION "public"."firm_dian_months"(text, integer) FROM PUBLIC, "anon", "service_role";

CREATE OR REPLACE FUNCTION public.my_dian_month (
  wanted_month text    DEFAULT NULL::text,
  passed       integer DEFAULT 0
)
  RETURNS jsonb
  LANGUAGE plpgsql
  STABLE
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  me uuid := private.require_account('reader');
  m public.dian_months;
begin
  select x.* into m from public.dian_months x where x.user_id = me and (wanted_month is null or x.month = wanted_month) order by x.month desc limit 1;
  return jsonb_build_object(
    'nits', (select coalesce(jsonb_agg(c.nit || '-' || c.digit order by c.created_at, c.id), '[]') from public.companies c where c.user_id = me),
    'months', (select coalesce(jsonb_agg(x.month order by x.month desc), '[]') from (
      select y.month from public.dian_months y where y.user_id = me order by y.month desc limit 24) x),
    'month', case when m.id is not null then private.dian_month_facts(m) end,
    'missing', private.dian_class(me, m.month, 'purchase', 'falta_aqui', passed, 50));
end $function$;

REVOKE ALL ON FUNCTION "public"."my_dian_month"(text, integer) FROM PUBLIC, "anon", "service_role";

CREATE OR REPLACE FUNCTION public.reopen_dian_month (
  client       uuid,
  wanted_month text,
  reason       text
)
  RETURNS void
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  m public.dian_months;
begin
  perform private.require_client(client);
  m := private.own_dian_month(client, wanted_month);
  if m.closed_at is null then
    raise exception 'conflict' using errcode = 'P0001';
  end if;
  if coalesce(length(btrim(reason)), 0) not between 3 and 300 then
    raise exception 'invalid-input' using errcode = 'P0001';
  end if;
  update public.dian_months x set closed_at = null, closed_by = null where x.id = m.id;
  insert into private.dian_touches (month) values (m.id);
  perform private.note_staff('dian-list.reopened', client, null, jsonb_build_object('month', m.month, 'note', btrim(reason)));
end $function$;

REVOKE ALL ON FUNCTION "public"."reopen_dian_month"(uuid, text, text) FROM PUBLIC, "anon", "service_role";

CREATE OR REPLACE FUNCTION public.stale_dian_months (
  most integer DEFAULT 10
)
  RETURNS TABLE (
    client uuid,
    month  text
  )
  LANGUAGE sql
  STABLE
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
  select m.user_id, m.month from (select t.month, min(t.id) as first from (
      select x.month, x.id from private.dian_touches x order by x.id limit 2000) t group by 1 order by 2 limit least(greatest(most, 1), 50)) s
  join public.dian_months m on m.id = s.month where m.closed_at is null order by s.first
$function$;

REVOKE ALL ON FUNCTION "public"."stale_dian_months"(integer) FROM PUBLIC, "anon", "authenticated";

CREATE OR REPLACE FUNCTION public.store_dian_month (
  month_id uuid,
  seen_run integer,
  touches  bigint[],
  changes  jsonb,
  gone     text[]
)
  RETURNS boolean
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  m public.dian_months;
  r uuid;
begin
  select x.* into m from public.dian_months x where x.id = month_id for update;
  if m.id is null or m.closed_at is not null then
    return true;
  end if;
  if m.run <> seen_run then
    return false;
  end if;
  delete from private.dian_entries e where e.user_id = m.user_id and e.month = m.month and e.row is null and e.key = any (gone);
  insert into private.dian_entries (user_id, month, key, side, issued, class, remark, ours, candidates, matter, dian, us, digest)
    select m.user_id, m.month, c ->> 'key', c ->> 'side', (c ->> 'issued')::date, c ->> 'class', c ->> 'remark',
           array(select jsonb_array_elements_text(c -> 'ours')::uuid), array(select jsonb_array_elements_text(c -> 'candidates')),
           (c ->> 'matter')::boolean, array(select jsonb_array_elements_text(c -> 'dian')::bigint),
           array(select jsonb_array_elements_text(c -> 'us')::bigint), c ->> 'digest'
    from jsonb_array_elements(changes) c
    on conflict (user_id, month, key) do update set side = excluded.side, class = excluded.class, remark = excluded.remark, ours = excluded.ours,
      candidates = excluded.candidates, matter = excluded.matter, dian = excluded.dian, us = excluded.us, digest = excluded.digest,
      issued = coalesce(dian_entries.issued, excluded.issued);
  delete from private.dian_touches t where t.month = m.id and t.id = any (touches);
  update public.dian_months x set run = x.run + 1, reconciled_at = clock_timestamp() where x.id = m.id;
  -- What the client was asked for and has arrived is no longer owed.
  for r in
    with arrived as (
      update public.document_request_items q set state = 'accepted', reviewed_at = clock_timestamp(), version = q.version + 1
      from private.dian_choices c join private.dian_entries e on e.user_id = c.user_id and e.key = c.key
      where c.item = q.id and e.user_id = m.user_id and e.month = m.month and q.state in ('pending', 'returned')
        and e.class not in ('falta_aqui', 'nota_huerfana', 'dudosa') returning q.request)
    select distinct a.request from arrived a order by 1 loop
    perform private.settle_request(r);
  end loop;
  perform private.count_dian_month(m);
  return true;
end $function$;

REVOKE ALL ON FUNCTION "public"."store_dian_month"(uuid, integer, bigint[], jsonb, text[]) FROM PUBLIC, "anon", "authenticated";

ALTER TABLE "private"."dian_choices"
  ADD CONSTRAINT "dian_choices_item_fkey" FOREIGN KEY (item) REFERENCES public.document_request_items(id) ON DELETE SET NULL;

ALTER TABLE "private"."dian_choices"
  ADD CONSTRAINT "dian_choices_joined_fkey" FOREIGN KEY (joined) REFERENCES public.invoices(id) ON DELETE SET NULL;

ALTER TABLE "private"."dian_choices"
  ADD CONSTRAINT "dian_choices_user_id_fkey" FOREIGN KEY (user_id) REFERENCES public.accounts(id) ON DELETE CASCADE;

ALTER TABLE "private"."dian_upload_rows"
  ADD CONSTRAINT "dian_upload_rows_upload_fkey" FOREIGN KEY (upload) REFERENCES private.dian_uploads(id) ON DELETE CASCADE;

ALTER TABLE "private"."dian_uploads"
  ADD CONSTRAINT "dian_uploads_user_id_fkey" FOREIGN KEY (user_id) REFERENCES public.accounts(id) ON DELETE CASCADE;

ALTER TABLE "private"."dian_touches"
  ADD CONSTRAINT "dian_touches_month_fkey" FOREIGN KEY (month) REFERENCES public.dian_months(id) ON DELETE CASCADE;

ALTER TABLE "public"."dian_months"
  ADD CONSTRAINT "dian_months_user_id_fkey" FOREIGN KEY (user_id) REFERENCES public.accounts(id) ON DELETE CASCADE;

ALTER TABLE "private"."dian_entries"
  ADD CONSTRAINT "dian_entries_user_id_month_fkey" FOREIGN KEY (user_id, month) REFERENCES public.dian_months(user_id, month) ON DELETE CASCADE;

CREATE INDEX dian_choices_item ON private.dian_choices USING btree (item)
  WHERE (item IS NOT NULL);

CREATE INDEX dian_choices_joined ON private.dian_choices USING btree (joined)
  WHERE (joined IS NOT NULL);

CREATE INDEX dian_entries_listed ON private.dian_entries USING btree (user_id, month, side, class, issued, key);

CREATE INDEX dian_touches_of_month ON private.dian_touches USING btree (month);

CREATE INDEX dian_uploads_of_client ON private.dian_uploads USING btree (user_id);

CREATE INDEX dian_months_by_month ON public.dian_months USING btree (month, user_id);

CREATE TRIGGER touch_dian_months
  AFTER INSERT OR DELETE OR UPDATE OF status,
    deleted_at,
    withdrawn_at, replaced_by, reviewed_at, kind, code, supplier_nit, document_number, issued_on, currency, total, iva, direction, effect, affects, about ON public.invoices
  FOR EACH ROW
  EXECUTE FUNCTION private.touch_dian_invoice();

CREATE POLICY "own months or staff" ON "public"."dian_months"
  FOR SELECT
  TO "authenticated"
  USING
    (((user_id IN ( SELECT private.my_accounts('reader'::text) AS my_accounts)) OR ( SELECT private.is_admin() AS is_admin) OR (user_id IN ( SELECT private.my_clients() AS
    my_clients))));

CREATE POLICY "gate" ON "public"."dian_months"
  AS RESTRICTIVE
  FOR ALL
  TO "authenticated"
  USING (( SELECT private.may_enter() AS may_enter))
  WITH CHECK (( SELECT private.may_enter() AS may_enter));

ALTER PUBLICATION "supabase_realtime" ADD TABLE "public"."dian_months";

COMMENT ON TABLE "private"."dian_choices" IS 'A person''s decisions about rows of DIAN''s lists. Read and written by functions alone.';

COMMENT ON TABLE "private"."dian_entries" IS 'The rows of DIAN''s lists and our documents without one. Read and written by functions alone.';

COMMENT ON TABLE "private"."dian_touches" IS 'Months of DIAN''s lists to be matched again. Read and written by functions alone.';

COMMENT ON TABLE "private"."dian_upload_rows" IS 'The rows of a list that is arriving. Read and written by functions alone.';

COMMENT ON TABLE "private"."dian_uploads" IS 'Lists whose rows are arriving, for an hour. Read and written by functions alone.';

COMMENT ON TABLE "public"."dian_months" IS 'The months for which DIAN''s list was read: what it says and what is open. Only procedures write.';

REVOKE ALL ON FUNCTION "private"."count_dian_month"(public.dian_months) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."dian_class"(uuid, text, text, text, integer, integer) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."dian_line"(private.dian_entries) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."dian_month_facts"(public.dian_months) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."is_open_class"(text) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."own_dian_month"(uuid, text) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."touch_dian_invoice"() FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."touch_dian_months"(uuid, date[]) FROM PUBLIC;

REVOKE ALL ON FUNCTION "public"."add_dian_rows"(uuid, jsonb) FROM "postgres";

GRANT EXECUTE ON FUNCTION "public"."add_dian_rows"(uuid, jsonb) TO "postgres";

GRANT EXECUTE ON FUNCTION "public"."add_dian_rows"(uuid, jsonb) TO "service_role";

GRANT EXECUTE ON FUNCTION "public"."ask_dian_rows"(uuid, uuid, text, text[], jsonb) TO "authenticated";

REVOKE ALL ON FUNCTION "public"."ask_dian_rows"(uuid, uuid, text, text[], jsonb) FROM "postgres";

GRANT EXECUTE ON FUNCTION "public"."ask_dian_rows"(uuid, uuid, text, text[], jsonb) TO "postgres";

REVOKE ALL ON FUNCTION "public"."begin_dian_list"(uuid, uuid, text) FROM "postgres";

GRANT EXECUTE ON FUNCTION "public"."begin_dian_list"(uuid, uuid, text) TO "postgres";

GRANT EXECUTE ON FUNCTION "public"."begin_dian_list"(uuid, uuid, text) TO "service_role";

GRANT EXECUTE ON FUNCTION "public"."close_dian_month"(uuid, text, integer) TO "authenticated";

REVOKE ALL ON FUNCTION "public"."close_dian_month"(uuid, text, integer) FROM "postgres";

GRANT EXECUTE ON FUNCTION "public"."close_dian_month"(uuid, text, integer) TO "postgres";

GRANT EXECUTE ON FUNCTION "public"."decide_dian_row"(uuid, text, text, jsonb, jsonb) TO "authenticated";

REVOKE ALL ON FUNCTION "public"."decide_dian_row"(uuid, text, text, jsonb, jsonb) FROM "postgres";

GRANT EXECUTE ON FUNCTION "public"."decide_dian_row"(uuid, text, text, jsonb, jsonb) TO "postgres";

GRANT EXECUTE ON FUNCTION "public"."dian_lines"(uuid, text, text[]) TO "authenticated";

REVOKE ALL ON FUNCTION "public"."dian_lines"(uuid, text, text[]) FROM "postgres";

GRANT EXECUTE ON FUNCTION "public"."dian_lines"(uuid, text, text[]) TO "postgres";

GRANT EXECUTE ON FUNCTION "public"."dian_month"(uuid, text, text, text, integer) TO "authenticated";

REVOKE ALL ON FUNCTION "public"."dian_month"(uuid, text, text, text, integer) FROM "postgres";

GRANT EXECUTE ON FUNCTION "public"."dian_month"(uuid, text, text, text, integer) TO "postgres";

REVOKE ALL ON FUNCTION "public"."dian_month_input"(uuid, text) FROM "postgres";

GRANT EXECUTE ON FUNCTION "public"."dian_month_input"(uuid, text) TO "postgres";

GRANT EXECUTE ON FUNCTION "public"."dian_month_input"(uuid, text) TO "service_role";

REVOKE ALL ON FUNCTION "public"."dian_month_ours"(uuid, date, date, uuid, integer) FROM "postgres";

GRANT EXECUTE ON FUNCTION "public"."dian_month_ours"(uuid, date, date, uuid, integer) TO "postgres";

GRANT EXECUTE ON FUNCTION "public"."dian_month_ours"(uuid, date, date, uuid, integer) TO "service_role";

REVOKE ALL ON FUNCTION "public"."dian_month_rows"(uuid, text, text, integer) FROM "postgres";

GRANT EXECUTE ON FUNCTION "public"."dian_month_rows"(uuid, text, text, integer) TO "postgres";

GRANT EXECUTE ON FUNCTION "public"."dian_month_rows"(uuid, text, text, integer) TO "service_role";

REVOKE ALL ON FUNCTION "public"."finish_dian_list"(uuid, jsonb) FROM "postgres";

GRANT EXECUTE ON FUNCTION "public"."finish_dian_list"(uuid, jsonb) TO "postgres";

GRANT EXECUTE ON FUNCTION "public"."finish_dian_list"(uuid, jsonb) TO "service_role";

GRANT EXECUTE ON FUNCTION "public"."firm_dian_months"(text, integer) TO "authenticated";

REVOKE ALL ON FUNCTION "public"."firm_dian_months"(text, integer) FROM "postgres";

GRANT EXECUTE ON FUNCTION "public"."firm_dian_months"(text, integer) TO "postgres";

GRANT EXECUTE ON FUNCTION "public"."my_dian_month"(text, integer) TO "authenticated";

REVOKE ALL ON FUNCTION "public"."my_dian_month"(text, integer) FROM "postgres";

GRANT EXECUTE ON FUNCTION "public"."my_dian_month"(text, integer) TO "postgres";

GRANT EXECUTE ON FUNCTION "public"."reopen_dian_month"(uuid, text, text) TO "authenticated";

REVOKE ALL ON FUNCTION "public"."reopen_dian_month"(uuid, text, text) FROM "postgres";

GRANT EXECUTE ON FUNCTION "public"."reopen_dian_month"(uuid, text, text) TO "postgres";

REVOKE ALL ON FUNCTION "public"."stale_dian_months"(integer) FROM "postgres";

GRANT EXECUTE ON FUNCTION "public"."stale_dian_months"(integer) TO "postgres";

GRANT EXECUTE ON FUNCTION "public"."stale_dian_months"(integer) TO "service_role";

REVOKE ALL ON FUNCTION "public"."store_dian_month"(uuid, integer, bigint[], jsonb, text[]) FROM "postgres";

GRANT EXECUTE ON FUNCTION "public"."store_dian_month"(uuid, integer, bigint[], jsonb, text[]) TO "postgres";

GRANT EXECUTE ON FUNCTION "public"."store_dian_month"(uuid, integer, bigint[], jsonb, text[]) TO "service_role";

REVOKE ALL ON TABLE "public"."dian_months" FROM "authenticated";

GRANT SELECT ON TABLE "public"."dian_months" TO "authenticated";

REVOKE ALL ON TABLE "public"."dian_months" FROM "service_role";

GRANT DELETE, INSERT, SELECT, UPDATE ON TABLE "public"."dian_months" TO "service_role";
