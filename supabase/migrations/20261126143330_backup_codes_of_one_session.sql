set local lock_timeout = '5s';
set local check_function_bodies = off;

DROP FUNCTION "public"."keep_backup_codes"(uuid, text[], boolean);

ALTER TABLE "private"."backup_codes"
  ADD COLUMN "factor" uuid;

ALTER TABLE "private"."backup_codes"
  ADD COLUMN "used_session" uuid;

update private.backup_codes c set factor = (select f.id from auth.mfa_factors f where f.user_id = c.user_id
  order by f.status = 'verified' desc, f.created_at desc limit 1) where c.used_at is null;

CREATE OR REPLACE FUNCTION private.guard_second_step()
  RETURNS TRIGGER
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  factor auth.mfa_factors := case tg_op when 'DELETE' then old else new end;
  changes boolean := case tg_op when 'DELETE' then old.status = 'verified'
    when 'INSERT' then new.status = 'verified' else old.status <> 'verified' and new.status = 'verified' end;
  -- True when unused codes came with this app.
  coded boolean;
begin
  if private.has_lost_step(factor.user_id) and exists (select from auth.users u where u.id = factor.user_id)
    and not exists (select from private.change_permits p where p.user_id = factor.user_id and p.kind = 'second-step' and p.until > now()) then
    coded := exists (select from private.backup_codes c where c.user_id = factor.user_id and c.factor = factor.id and c.used_at is null);
    if tg_op = 'DELETE' and coded then
      return null;
    end if;
    if tg_op <> 'DELETE' and changes and not coded or tg_op = 'INSERT' and exists (select from private.backup_codes c
        join auth.mfa_factors f on f.id = c.factor where c.user_id = factor.user_id and c.used_at is null) then
      raise insufficient_privilege using message = 'not-permitted';
    end if;
  end if;
  if changes and exists (select from auth.users u where u.id = factor.user_id)
    and (exists (select from private.second_steps t where t.user_id = factor.user_id)
      -- The first one of a member is the site's to ask for.
      or exists (select from private.staff s where s.user_id = factor.user_id) and (tg_op = 'DELETE' or exists (
          select from auth.mfa_factors f where f.user_id = factor.user_id and f.status = 'verified' and f.id <> factor.id))
        and not exists (select from private.change_permits p where p.user_id = factor.user_id and p.kind = 'second-step' and p.until > now())) then
    raise insufficient_privilege using message = 'not-permitted';
  end if;
  return factor;
end $function$;

CREATE OR REPLACE FUNCTION private.has_lost_step (
  person uuid
)
  RETURNS boolean
  LANGUAGE plpgsql
  STABLE
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
begin
  return exists (select from private.backup_codes c where c.user_id = person and c.used_at is not null)
    and not private.has_second_step(person);
end $function$;

CREATE OR REPLACE FUNCTION private.owed_step()
  RETURNS text
  LANGUAGE plpgsql
  STABLE
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
begin
  return case
    when private.has_lost_step((select auth.uid())) then case when exists (select from private.backup_codes c
      where c.user_id = (select auth.uid()) and c.used_session::text = auth.jwt() ->> 'session_id') then 'enrol' else 'verify' end
    when auth.jwt() ->> 'aal' = 'aal2' and not private.owner_step_is_asked((select auth.uid())) then null
    when private.has_second_step((select auth.uid())) then case when auth.jwt() ->> 'aal' = 'aal2' then null else 'verify' end
    when exists (select from private.staff s where s.user_id = (select auth.uid()) and s.role = 'admin') and coalesce(
      (select x.value #>> '{}' from private.firm_settings x where x.name = 'second_step'), 'required') = 'required' then 'enrol'
    when private.owner_step_is_asked((select auth.uid())) then 'enrol'
  end;
end $function$;

CREATE OR REPLACE FUNCTION public.drop_unconfirmed_factors (
  person uuid
)
  RETURNS void
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
begin
  delete from private.backup_codes c using auth.mfa_factors f
    where c.user_id = person and c.used_at is null and f.id = c.factor and f.status = 'unverified';
  delete from auth.mfa_factors f where f.user_id = person and f.status = 'unverified';
end $function$;

REVOKE ALL ON FUNCTION "public"."drop_unconfirmed_factors"(uuid) FROM PUBLIC, "anon", "authenticated";

CREATE OR REPLACE FUNCTION public.end_second_step (
  person uuid
)
  RETURNS void
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
begin
  if exists (select from private.staff s where s.user_id = person) then
    raise exception 'conflict' using errcode = 'P0001';
  end if;
  if private.owner_step_is_asked(person) and exists (select from private.second_steps t where t.user_id = person) then
    raise exception 'second-step-asked' using errcode = 'P0001';
  end if;
  delete from private.second_steps t where t.user_id = person;
  if found then
    delete from private.backup_codes c where c.user_id = person;
    perform private.note_account(person, 'second-step.off', null, null);
  end if;
  -- After a backup code the guard keeps an app that codes came with.
  delete from private.backup_codes c using auth.mfa_factors f where c.user_id = person and c.used_at is null and f.id = c.factor;
  delete from auth.mfa_factors f where f.user_id = person;
end $function$;

CREATE OR REPLACE FUNCTION public.keep_backup_codes (
  person     uuid,
  hashes     text[],
  new_factor uuid   DEFAULT NULL::uuid
)
  RETURNS void
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  renewed boolean := new_factor is null;
  app uuid := (select f.id from auth.mfa_factors f where f.user_id = person and case when renewed then f.status = 'verified'
    else f.id = new_factor and f.status = 'unverified' end order by f.created_at limit 1);
begin
  if cardinality(hashes) <> 10 or app is null or renewed <> private.has_second_step(person) then
    raise exception 'conflict' using errcode = 'P0001';
  end if;
  delete from private.backup_codes c where c.user_id = person and c.used_at is null
    and (renewed or not exists (select from auth.mfa_factors f where f.id = c.factor)
      and not exists (select from private.backup_codes u where u.user_id = person and u.used_at is not null and u.factor = c.factor));
  insert into private.backup_codes (user_id, hash, factor) select person, h, app from unnest(hashes) h;
  if renewed then
    perform private.note_account(person, 'second-step.codes', null, null);
    perform private.queue_mail(person, 'backup-codes:' || person || ':' || md5(clock_timestamp()::text), 'backup-codes-renewed',
      u.email, '{}') from auth.users u where u.id = person;
  end if;
end $function$;

REVOKE ALL ON FUNCTION "public"."keep_backup_codes"(uuid, text[], uuid) FROM PUBLIC, "anon", "authenticated";

CREATE OR REPLACE FUNCTION public.my_second_step()
  RETURNS jsonb
  LANGUAGE plpgsql
  STABLE
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  me uuid := private.require_entry();
begin
  return jsonb_build_object('on', private.has_second_step(me), 'asked', private.owner_step_is_asked(me),
    'codes', (select count(*) from private.backup_codes c join auth.mfa_factors f on f.id = c.factor and f.status = 'verified'
      where c.user_id = me and c.used_at is null));
end $function$;

CREATE OR REPLACE FUNCTION public.use_backup_code (
  person    uuid,
  code_hash text,
  session   uuid
)
  RETURNS boolean
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  app uuid;
begin
  if not private.has_second_step(person) and not private.has_lost_step(person) then
    return false;
  end if;
  update private.backup_codes c set used_at = now(), used_session = session
    where c.user_id = person and c.hash = code_hash and c.used_at is null
      and (not private.has_second_step(person)
        or exists (select from auth.mfa_factors f where f.id = c.factor and f.user_id = person and f.status = 'verified'))
    returning c.factor into app;
  if not found then
    return false;
  end if;
  delete from private.backup_codes c where c.user_id = person and c.hash <> code_hash
    and (c.used_at is not null or c.factor is distinct from app);
  delete from private.second_steps t where t.user_id = person;
  perform public.permit_change(person, 'second-step');
  delete from auth.sessions s where s.user_id = person and s.id <> use_backup_code.session;
  delete from auth.mfa_factors f where f.user_id = person;
  delete from private.change_permits p where p.user_id = person and p.kind = 'second-step';
  perform private.note_account(person, 'second-step.code-used', null, null);
  perform private.queue_mail(person, 'backup-code:' || person || ':' || md5(clock_timestamp()::text), 'backup-code-used',
    u.email, '{}') from auth.users u where u.id = person;
  perform private.stir(person);
  return true;
end $function$;

REVOKE ALL ON FUNCTION "private"."has_lost_step"(uuid) FROM PUBLIC;

REVOKE ALL ON FUNCTION "public"."drop_unconfirmed_factors"(uuid) FROM "postgres";

GRANT EXECUTE ON FUNCTION "public"."drop_unconfirmed_factors"(uuid) TO "postgres";

GRANT EXECUTE ON FUNCTION "public"."drop_unconfirmed_factors"(uuid) TO "service_role";

REVOKE ALL ON FUNCTION "public"."keep_backup_codes"(uuid, text[], uuid) FROM "postgres";

GRANT EXECUTE ON FUNCTION "public"."keep_backup_codes"(uuid, text[], uuid) TO "postgres";

GRANT EXECUTE ON FUNCTION "public"."keep_backup_codes"(uuid, text[], uuid) TO "service_role";
