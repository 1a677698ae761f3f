set local lock_timeout = '5s';
set local check_function_bodies = off;

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
  phone jsonb := nullif(ready -> 'phone', 'null');
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
  if phone is not null then
    perform private.set_imported_phone(by, target, phone ->> 'number', phone ->> 'was');
    before := before || jsonb_build_object('phone', phone -> 'was');
    after := after || jsonb_build_object('phone', phone -> 'number');
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
    coalesce((profile -> 'facts') - array['nit', 'digit', 'name'], '{}') || jsonb_strip_nulls(jsonb_build_object('phone', ready ->> 'phone')));
  if profile is not null then
    p := private.tax_profile_row(by, client, (profile ->> 'valid_from')::date, profile -> 'facts');
    insert into private.tax_profiles select p.*;
  end if;
  if ready ->> 'phone' is not null then
    perform private.set_imported_phone(by, client, ready ->> 'phone', null);
  end if;
  perform private.add_imported_note(by, client, ready ->> 'note');
  return private.invite_imported(by, client, coalesce(ready -> 'people', '[]'), send);
end $function$;

CREATE OR REPLACE FUNCTION private.reserve_upload (
  key           uuid,
  batch         uuid,
  file_name     text,
  declared_type text,
  declared_size bigint,
  purpose       text,
  for_client    uuid   DEFAULT NULL::uuid
)
  RETURNS public.uploads
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
#variable_conflict use_column
declare
  me uuid := private.require_account('assistant');
  extension text := private.extension_of(reserve_upload.declared_type);
  new_id uuid := gen_random_uuid();
  most int := case when reserve_upload.for_client is null then 200 else 2000 end;
  kept public.uploads;
  used record;
begin
  if not private.takes_file(reserve_upload.declared_type, reserve_upload.purpose) then
    raise exception 'file-type' using errcode = 'P0001';
  end if;
  if (declared_size between 1 and (select b.file_size_limit from storage.buckets b where b.id = 'facturas')) is not true then
    raise exception 'file-size' using errcode = 'P0001';
  end if;
  perform pg_advisory_xact_lock(hashtextextended('uploads:' || me::text, 0));
  select * into kept from public.uploads u where u.user_id = me and u.key = reserve_upload.key;
  if kept.id is not null then
    if (kept.name, kept.declared_size, kept.purpose, kept.for_client)
      is distinct from (file_name, reserve_upload.declared_size, reserve_upload.purpose, reserve_upload.for_client) then
      raise exception 'key-reused' using errcode = 'P0001';
    end if;
    return kept;
  end if;
  select count(*) filter (where u.status in ('reserved', 'verifying') and u.expires_at > now()) as open,
         count(*) filter (where (u.for_client is null) = (reserve_upload.for_client is null)) as places,
         count(*) filter (where (u.for_client is null) = (reserve_upload.for_client is null) and u.status <> 'expired') as files,
         coalesce(sum(u.declared_size) filter (where u.status <> 'expired'), 0) as bytes
    into used from public.uploads u where u.user_id = me and u.created_at > now() - interval '24 hours';
  if used.open >= 50 or used.files >= most or used.places >= 5 * most or used.bytes + reserve_upload.declared_size > 2147483648 then
    raise exception 'upload-quota' using errcode = 'P0001';
  end if;
  insert into public.upload_batches (id, user_id) values (batch, me) on conflict (id) do nothing;
  perform from public.upload_batches b where b.id = batch and b.user_id = me and b.closed_at is null;
  if not found then
    raise exception 'batch-closed' using errcode = 'P0001';
  end if;
  insert into public.uploads (id, user_id, batch_id, key, name, path, declared_type, declared_size, purpose, for_client)
    values (new_id, me, batch, reserve_upload.key, file_name,
            coalesce(reserve_upload.for_client, me)::text || '/' || new_id::text || '.' || extension,
            reserve_upload.declared_type, reserve_upload.declared_size, reserve_upload.purpose, reserve_upload.for_client)
    returning * into kept;
  -- The automation service is called when an open batch closes, and hears of invoices only.
  if kept.purpose <> 'invoice' then
    update public.upload_batches b set closed_at = clock_timestamp() where b.id = kept.batch_id;
  end if;
  return kept;
end $function$;

CREATE OR REPLACE FUNCTION private.set_imported_phone (
  by     uuid,
  client uuid,
  number text,
  was    text
)
  RETURNS void
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
#variable_conflict use_variable
begin
  perform pg_advisory_xact_lock(hashtextextended('client-contact:' || client, 0));
  insert into private.client_contacts as o (client, phone, changed_by) values (client, number, by)
    on conflict on constraint client_contacts_pkey do update
      set phone = excluded.phone, version = o.version + 1, changed_by = excluded.changed_by, changed_at = clock_timestamp()
      where o.phone is not distinct from was;
  if not found then
    raise exception 'conflict' using errcode = 'P0001';
  end if;
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
      'phone', (select o.phone from private.client_contacts o where o.client = h.id),
      'seen', (select max(t.made_at) from private.tax_profiles t where t.account = h.id),
      'profile', (select to_jsonb(t) - array['account', 'made_by', 'made_at'] from private.tax_profiles t where t.account = h.id
        order by t.valid_from <= today desc, abs(t.valid_from - today) limit 1))), '[]')
    from (
      select distinct on (c.nit) c.nit, c.user_id as id, c.name, count(*) over (partition by c.nit) - 1 as others
      from public.companies c join public.user_approval_status s on s.user_id = c.user_id and s.status <> 'rejected'
      where c.nit = any (nits) and not exists (select from private.staff m where m.user_id = c.user_id)
      order by c.nit, s.status = 'approved' desc, c.created_at) h);
end $function$;

REVOKE ALL ON FUNCTION "private"."set_imported_phone"(uuid, uuid, text, text) FROM PUBLIC;
