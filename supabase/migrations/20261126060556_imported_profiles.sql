set local lock_timeout = '5s';
set local check_function_bodies = off;

ALTER TABLE "private"."client_import_rows"
  DROP CONSTRAINT "client_import_rows_row_check";

DROP FUNCTION "private"."open_client"(uuid, uuid, jsonb, uuid, jsonb, boolean, boolean);

ALTER TABLE "private"."client_import_rows"
  ADD COLUMN "said" jsonb;

ALTER TABLE "private"."client_import_rows"
  ADD COLUMN "refused" jsonb;

CREATE OR REPLACE FUNCTION private.add_imported_note (
  by     uuid,
  client uuid,
  body   text
)
  RETURNS void
  LANGUAGE sql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
  insert into private.client_notes (id, client, author, body)
    select gen_random_uuid(), add_imported_note.client, by, btrim(add_imported_note.body) where btrim(add_imported_note.body) <> ''
$function$;

CREATE OR REPLACE FUNCTION private.advance_import (
  import uuid,
  most   integer
)
  RETURNS void
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  i private.client_imports;
  r private.client_import_rows;
  about uuid;
  lacking jsonb;
begin
  select * into i from private.client_imports x where x.id = advance_import.import and x.state = 'running' for update skip locked;
  if i.id is null then
    return;
  end if;
  if not exists (select from private.staff s where s.user_id = i.owner and s.role = 'admin') then
    update private.client_import_rows x set outcome = 'admin-only' where x.import = i.id and x.ready is not null and x.outcome is null;
  end if;
  for r in select x.* from private.client_import_rows x where x.import = i.id and x.ready is not null and x.outcome is null
      order by x.row limit most loop
    about := coalesce((r.ready ->> 'client')::uuid, gen_random_uuid());
    begin
      lacking := case when r.ready ? 'client' then private.change_imported(i.owner, r.ready, i.send)
        else private.create_imported(i.owner, about, r.ready, i.send) end;
      update private.client_import_rows x set outcome = case when r.ready ? 'client' then 'changed' else 'done' end, client = about,
        refused = nullif(lacking, '[]') where (x.import, x.row) = (r.import, r.row);
    exception
      when raise_exception then
        update private.client_import_rows x set outcome = sqlerrm where (x.import, x.row) = (r.import, r.row);
      when data_exception or integrity_constraint_violation then
        update private.client_import_rows x set outcome = 'invalid-input' where (x.import, x.row) = (r.import, r.row);
    end;
  end loop;
  if not exists (select from private.client_import_rows x where x.import = i.id and x.ready is not null and x.outcome is null) then
    update private.client_imports x set state = 'done', until = now() + interval '7 days' where x.id = i.id;
    insert into public.audit_log (actor, action, after) values (i.owner, 'client.imported',
      jsonb_build_object('file', i.file_name) || (private.import_progress(i.id) - array['id', 'state', 'left', 'joined', 'same', 'uninvited']));
  end if;
end $function$;

CREATE OR REPLACE FUNCTION private.change_imported (
  by    uuid,
  ready jsonb,
  send  boolean
)
  RETURNS jsonb
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  target uuid := (ready ->> 'client')::uuid;
  company jsonb := nullif(ready -> 'company', 'null');
  advisor jsonb := nullif(ready -> 'advisor', 'null');
  profile jsonb := nullif(ready -> 'profile', 'null');
  before jsonb := '{}';
  after jsonb := '{}';
  p private.tax_profiles;
  old private.tax_profiles;
  stamp text[] := array['account', 'made_by', 'made_at', 'nit', 'digit', 'name'];
begin
  perform from public.user_approval_status s where s.user_id = target and s.status <> 'rejected' for update;
  if not found or exists (select from private.staff m where m.user_id = target) then
    raise exception 'not-found' using errcode = 'P0001';
  end if;
  if company is not null then
    update public.companies c set name = btrim(company ->> 'name'), updated_at = now()
      where c.user_id = target and c.nit = company ->> 'nit' and c.name = company ->> 'was';
    if not found then
      raise exception 'conflict' using errcode = 'P0001';
    end if;
    before := before || jsonb_build_object('name', company ->> 'was');
    after := after || jsonb_build_object('name', btrim(company ->> 'name'));
  end if;
  if advisor is not null then
    if array(select a.advisor from private.client_advisors a where a.client = target order by a.advisor)
      is distinct from array(select w::uuid from jsonb_array_elements_text(advisor -> 'was') w order by w::uuid) then
      raise exception 'assigned-meanwhile' using errcode = 'P0001';
    end if;
    if not exists (select from private.staff s where s.user_id = (advisor ->> 'id')::uuid) then
      raise exception 'not-found' using errcode = 'P0001';
    end if;
    delete from private.client_advisors a where a.client = target and a.advisor <> (advisor ->> 'id')::uuid;
    insert into private.client_advisors (client, advisor) values (target, (advisor ->> 'id')::uuid) on conflict do nothing;
    before := before || jsonb_build_object('advisors', advisor -> 'was');
    after := after || jsonb_build_object('advisors', jsonb_build_array(advisor -> 'id'));
  end if;
  if profile is not null then
    perform pg_advisory_xact_lock(hashtextextended('tax-profile:' || target, 0));
    perform private.require_seen_profile(target, (profile ->> 'seen')::timestamptz);
    p := private.tax_profile_row(by, target, (profile ->> 'valid_from')::date, profile -> 'facts');
    delete from private.tax_profiles x where x.account = target and x.valid_from = p.valid_from returning * into old;
    insert into private.tax_profiles select p.*;
    before := before || case when old.account is not null then to_jsonb(old) - stamp else '{}' end;
    after := after || (to_jsonb(p) - stamp);
  end if;
  perform private.add_imported_note(by, target, ready ->> 'note');
  insert into public.audit_log (actor, action, target, before, after) values (by, 'client.changed', target, before, after);
  perform private.stir_account(target);
  return private.invite_imported(by, target, coalesce(ready -> 'people', '[]'), send);
end $function$;

CREATE OR REPLACE FUNCTION private.create_imported (
  by     uuid,
  client uuid,
  ready  jsonb,
  send   boolean
)
  RETURNS jsonb
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  profile jsonb := nullif(ready -> 'profile', 'null');
  p private.tax_profiles;
begin
  perform private.open_client(by, client, ready -> 'company', (ready ->> 'advisor')::uuid, '[]', false, false,
    coalesce((profile -> 'facts') - array['nit', 'digit', 'name'], '{}'));
  if profile is not null then
    p := private.tax_profile_row(by, client, (profile ->> 'valid_from')::date, profile -> 'facts');
    insert into private.tax_profiles select p.*;
  end if;
  perform private.add_imported_note(by, client, ready ->> 'note');
  return private.invite_imported(by, client, coalesce(ready -> 'people', '[]'), send);
end $function$;

CREATE OR REPLACE FUNCTION private.import_progress (
  import uuid
)
  RETURNS jsonb
  LANGUAGE sql
  STABLE
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
  select jsonb_build_object('id', i.id, 'state', i.state, 'total', i.total,
    'ready', count(r.row) filter (where r.ready is not null), 'done', count(r.row) filter (where r.outcome = 'done'),
    'changed', count(r.row) filter (where r.outcome = 'changed'),
    'failed', count(r.row) filter (where r.ready is not null and r.outcome not in ('done', 'changed')),
    'joined', count(r.row) filter (where r.outcome = 'joined'), 'same', count(r.row) filter (where r.outcome in ('same', 'kept')),
    'uninvited', coalesce(sum(jsonb_array_length(r.refused)), 0),
    'left', count(r.row) filter (where r.ready is not null and r.outcome is null))
  from private.client_imports i left join private.client_import_rows r on r.import = i.id
  where i.id = import_progress.import group by i.id
$function$;

CREATE OR REPLACE FUNCTION private.invite_imported (
  by     uuid,
  client uuid,
  people jsonb,
  send   boolean
)
  RETURNS jsonb
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  person jsonb;
  invitation uuid;
  refused jsonb := '[]';
begin
  for person in select p.value from jsonb_array_elements(people) with ordinality p (value, place) order by p.place limit 50 loop
    begin
      invitation := private.prepare_invitation(by, client, person ->> 'email', person ->> 'name', person ->> 'role');
      if send then
        perform private.send_invitation(invitation, by);
      end if;
    exception when raise_exception then
      refused := refused || jsonb_build_object('email', person ->> 'email', 'code', sqlerrm);
    end;
  end loop;
  return refused;
end $function$;

CREATE OR REPLACE FUNCTION private.open_client (
  by      uuid,
  client  uuid,
  company jsonb,
  advisor uuid,
  people  jsonb,
  send    boolean,
  again   boolean,
  facts   jsonb   DEFAULT '{}'::jsonb
)
  RETURNS void
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  other jsonb;
  person jsonb;
  invitation uuid;
begin
  -- Two who make the same client at once wait here.
  perform pg_advisory_xact_lock(hashtextextended('client-nit:' || (company ->> 'nit'), 0));
  if not again then
    select jsonb_build_object('id', c.user_id, 'title', private.client_name(c.user_id)) into other
      from public.companies c join public.user_approval_status s on s.user_id = c.user_id and s.status <> 'rejected'
      where c.nit = company ->> 'nit' and not exists (select from private.staff m where m.user_id = c.user_id)
      order by s.status = 'approved' desc, c.created_at limit 1;
    if other is not null then
      raise exception 'client-exists' using errcode = 'P0001', detail = other::text;
    end if;
  end if;
  if advisor is not null and not exists (select from private.staff s where s.user_id = advisor) then
    raise exception 'not-found' using errcode = 'P0001';
  end if;
  insert into public.accounts (id, by_firm) values (client, true);
  insert into public.user_approval_status (user_id, status, decided_at) values (client, 'approved', now());
  insert into public.companies (user_id, name, nit, digit)
    values (client, btrim(company ->> 'name'), company ->> 'nit', (company ->> 'digit')::int);
  if advisor is not null then
    insert into private.client_advisors (client, advisor) values (open_client.client, open_client.advisor);
  end if;
  insert into public.audit_log (actor, action, target, after) values (by, 'client.created', client,
    jsonb_build_object('name', btrim(company ->> 'name'), 'nit', company ->> 'nit', 'advisors', to_jsonb(array_remove(array[advisor], null)))
      || facts);
  for person in select p.value from jsonb_array_elements(people) with ordinality p (value, place) order by p.place loop
    invitation := private.prepare_invitation(by, client, person ->> 'email', person ->> 'name', person ->> 'role');
    if send then
      perform private.send_invitation(invitation, by);
    end if;
  end loop;
end $function$;

CREATE OR REPLACE FUNCTION private.tax_profile_row (
  by         uuid,
  client     uuid,
  valid_from date,
  profile    jsonb
)
  RETURNS private.tax_profiles
  LANGUAGE plpgsql
  STABLE
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  p private.tax_profiles := jsonb_populate_record(null::private.tax_profiles, profile);
begin
  if p.digit is distinct from private.nit_check_digit(p.nit) then
    raise exception 'wrong-check-digit' using errcode = 'P0001';
  end if;
  p.account := client;
  p.valid_from := tax_profile_row.valid_from;
  p.responsibilities := coalesce(p.responsibilities, '{}');
  p.traits := coalesce(p.traits, '{}');
  p.municipalities := coalesce(p.municipalities, '[]');
  p.made_by := by;
  p.made_at := clock_timestamp();
  return p;
end $function$;

CREATE OR REPLACE FUNCTION public.client_import_rows (
  import    uuid,
  after_row integer DEFAULT 0
)
  RETURNS jsonb
  LANGUAGE plpgsql
  STABLE
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
begin
  perform private.require_admin();
  return (select coalesce(jsonb_agg(jsonb_build_object('row', r.row, 'cells', r.cells, 'outcome', r.outcome, 'client', r.client,
      'said', coalesce(r.said, '[]'), 'refused', coalesce(r.refused, '[]')) order by r.row), '[]')
    from (select x.* from private.client_import_rows x join private.client_imports i on i.id = x.import and i.owner = (select auth.uid())
      where x.import = client_import_rows.import and x.row > after_row order by x.row limit 1000) r);
end $function$;

CREATE OR REPLACE FUNCTION public.clients_to_import (
  nits text[]
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
  today date := (now() at time zone 'America/Bogota')::date;
begin
  perform private.require_admin();
  if cardinality(nits) > 500 then
    raise exception 'invalid-input' using errcode = 'P0001';
  end if;
  return (select coalesce(jsonb_agg(jsonb_build_object(
      'nit', h.nit, 'id', h.id, 'title', private.client_name(h.id), 'name', h.name, 'others', h.others, 'owned', private.is_owned(h.id),
      'advisors', (select coalesce(jsonb_agg(a.advisor order by a.advisor), '[]') from private.client_advisors a where a.client = h.id),
      'emails', (select coalesce(jsonb_agg(e.email), '[]') from (
        select lower(u.email) as email from private.account_members m join auth.users u on u.id = m.user_id
          where m.account = h.id and m.until is null
        union select i.email from private.account_invitations i
          where i.account = h.id and i.accepted_at is null and i.withdrawn_at is null) e),
      'notes', (select coalesce(jsonb_agg(n.body), '[]') from (
        select x.body from private.client_notes x where x.client = h.id order by x.created_at desc limit 20) n),
      'seen', (select max(t.made_at) from private.tax_profiles t where t.account = h.id),
      'profile', (select to_jsonb(t) - array['account', 'made_by', 'made_at'] from private.tax_profiles t where t.account = h.id
        order by t.valid_from <= today desc, abs(t.valid_from - today) limit 1))), '[]')
    from (
      select distinct on (c.nit) c.nit, c.user_id as id, c.name, count(*) over (partition by c.nit) - 1 as others
      from public.companies c join public.user_approval_status s on s.user_id = c.user_id and s.status <> 'rejected'
      where c.nit = any (nits) and not exists (select from private.staff m where m.user_id = c.user_id)
      order by c.nit, s.status = 'approved' desc, c.created_at) h);
end $function$;

REVOKE ALL ON FUNCTION "public"."clients_to_import"(text[]) FROM PUBLIC, "anon", "service_role";

CREATE OR REPLACE FUNCTION public.prepare_import_rows (
  import uuid,
  rows   jsonb
)
  RETURNS void
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  i private.client_imports := private.own_import(import, array['draft']);
begin
  if jsonb_typeof(rows) is distinct from 'array' or jsonb_array_length(rows) > 500 or length(rows::text) > 1048576 then
    raise exception 'invalid-input' using errcode = 'P0001';
  end if;
  update private.client_import_rows k
    set ready = nullif(r.value -> 'ready', 'null'), said = nullif(r.value -> 'said', 'null'),
        outcome = case when r.value ->> 'outcome' in ('joined', 'same', 'kept') then r.value ->> 'outcome' end
    from jsonb_array_elements(rows) r where k.import = i.id and k.row = (r.value ->> 'row')::int;
exception when check_violation then
  raise exception 'invalid-input' using errcode = 'P0001';
end $function$;

CREATE OR REPLACE FUNCTION public.save_import_rows (
  import uuid,
  rows   jsonb
)
  RETURNS void
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  i private.client_imports := private.own_import(import, array['draft']);
begin
  if jsonb_typeof(rows) is distinct from 'array' or jsonb_array_length(rows) > 500 or length(rows::text) > 1048576
    or exists (select from jsonb_array_elements(rows) r where not (r ->> 'row') ~ '^[1-9][0-9]{0,4}$') then
    raise exception 'invalid-input' using errcode = 'P0001';
  end if;
  insert into private.client_import_rows as k (import, row, cells)
    select i.id, (r ->> 'row')::int, r -> 'cells' from jsonb_array_elements(rows) r
    on conflict on constraint client_import_rows_pkey do update set cells = excluded.cells, ready = null;
  if (select count(*) from private.client_import_rows k where k.import = i.id) > i.total then
    raise exception 'invalid-input' using errcode = 'P0001';
  end if;
exception when check_violation or not_null_violation or cardinality_violation then
  raise exception 'invalid-input' using errcode = 'P0001';
end $function$;

CREATE OR REPLACE FUNCTION public.save_tax_profile (
  client     uuid,
  valid_from date,
  profile    jsonb,
  seen       timestamp with time zone
)
  RETURNS timestamp WITH time zone
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  p private.tax_profiles;
  old private.tax_profiles;
  stamp text[] := array['account', 'made_by', 'made_at'];
begin
  perform private.require_client(client);
  perform pg_advisory_xact_lock(hashtextextended('tax-profile:' || client, 0));
  p := private.tax_profile_row((select auth.uid()), client, valid_from, profile);
  select * into old from private.tax_profiles x where x.account = client and x.valid_from = save_tax_profile.valid_from;
  -- The same one sent twice is one.
  if to_jsonb(old) - stamp = to_jsonb(p) - stamp and old.made_by = p.made_by then
    return (select max(x.made_at) from private.tax_profiles x where x.account = client);
  end if;
  perform private.require_seen_profile(client, seen);
  delete from private.tax_profiles x where x.account = client and x.valid_from = save_tax_profile.valid_from;
  insert into private.tax_profiles select p.*;
  perform private.note_staff('tax-profile.saved', client, case when old.account is not null then to_jsonb(old) - stamp end, to_jsonb(p) - stamp);
  return p.made_at;
end $function$;

ALTER TABLE "private"."client_import_rows"
  ADD CONSTRAINT "client_import_rows_row_check" CHECK ((("row" >= 1) AND ("row" <= 30000)));

ALTER TABLE "private"."client_import_rows"
  ADD CONSTRAINT "client_import_rows_said_check" CHECK (((jsonb_typeof(said) = 'array'::text) AND (length((said)::text) <= 20000)));

REVOKE ALL ON FUNCTION "private"."add_imported_note"(uuid, uuid, text) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."change_imported"(uuid, jsonb, boolean) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."create_imported"(uuid, uuid, jsonb, boolean) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."invite_imported"(uuid, uuid, jsonb, boolean) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."open_client"(uuid, uuid, jsonb, uuid, jsonb, boolean, boolean, jsonb) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."tax_profile_row"(uuid, uuid, date, jsonb) FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "public"."clients_to_import"(text[]) TO "authenticated";

REVOKE ALL ON FUNCTION "public"."clients_to_import"(text[]) FROM "postgres";

GRANT EXECUTE ON FUNCTION "public"."clients_to_import"(text[]) TO "postgres";
