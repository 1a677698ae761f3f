set local lock_timeout = '5s';
set local check_function_bodies = off;

CREATE TABLE "private"."backup_codes" (
  "user_id" uuid                     NOT NULL,
  "hash"    text                     NOT NULL,
  "used_at" timestamp with time zone,
  CONSTRAINT "backup_codes_hash_check" CHECK ((hash ~ '^[\w-]{43}$'::text)),
  CONSTRAINT "backup_codes_pkey" PRIMARY KEY (user_id, hash)
);

ALTER TABLE "private"."backup_codes"
  ENABLE ROW LEVEL SECURITY;

CREATE OR REPLACE FUNCTION private.clear_taken_account (
  person   uuid,
  taken_at timestamp with time zone
)
  RETURNS void
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
begin
  delete from auth.sessions s where s.user_id = person;
  delete from auth.flow_state f where f.user_id = person;
  delete from auth.one_time_tokens t where t.user_id = person;
  delete from private.change_permits p where p.user_id = person;
  delete from private.backup_codes c where c.user_id = person;
  if exists (select from auth.mfa_factors f where f.user_id = person and f.created_at > taken_at - interval '7 days') then
    if not exists (select from auth.mfa_factors f
        where f.user_id = person and f.status = 'verified' and f.created_at <= taken_at - interval '7 days') then
      delete from private.second_steps t where t.user_id = person;
    end if;
    perform public.permit_change(person, 'second-step');
    delete from auth.mfa_factors f where f.user_id = person and f.created_at > taken_at - interval '7 days';
    delete from private.change_permits p where p.user_id = person and p.kind = 'second-step';
  end if;
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
    when auth.jwt() ->> 'aal' = 'aal2' and not private.owner_step_is_asked((select auth.uid())) then null
    when private.has_second_step((select auth.uid())) then case when auth.jwt() ->> 'aal' = 'aal2' then null else 'verify' end
    when exists (select from private.staff s where s.user_id = (select auth.uid()) and s.role = 'admin') and coalesce(
      (select x.value #>> '{}' from private.firm_settings x where x.name = 'second_step'), 'required') = 'required' then 'enrol'
    when private.owner_step_is_asked((select auth.uid())) then 'enrol'
    when exists (select from private.backup_codes c where c.user_id = (select auth.uid()) and c.used_at is not null) then 'enrol'
  end;
end $function$;

CREATE OR REPLACE FUNCTION private.tell_of_second_step()
  RETURNS TRIGGER
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  person uuid := case tg_op when 'DELETE' then old.user_id else new.user_id end;
begin
  if tg_op = 'DELETE' and exists (select from private.backup_codes c where c.user_id = person and c.used_at = now()) then
    return null;
  end if;
  perform private.queue_mail(u.id, 'second-step:' || u.id || ':' || md5(clock_timestamp()::text),
      case tg_op when 'DELETE' then 'second-step-off' else 'second-step-on' end, u.email, '{}')
    from auth.users u where u.id = person;
  return null;
end $function$;

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
  delete from auth.mfa_factors f where f.user_id = person;
end $function$;

CREATE OR REPLACE FUNCTION public.keep_backup_codes (
  person  uuid,
  hashes  text[],
  renewed boolean
)
  RETURNS void
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
begin
  if cardinality(hashes) <> 10 or renewed and not private.has_second_step(person) then
    raise exception 'conflict' using errcode = 'P0001';
  end if;
  delete from private.backup_codes c where c.user_id = person and c.used_at is null;
  insert into private.backup_codes (user_id, hash) select person, h from unnest(hashes) h;
  if renewed then
    perform private.note_account(person, 'second-step.codes', null, null);
    perform private.queue_mail(person, 'backup-codes:' || person || ':' || md5(clock_timestamp()::text), 'backup-codes-renewed',
      u.email, '{}') from auth.users u where u.id = person;
  end if;
end $function$;

REVOKE ALL ON FUNCTION "public"."keep_backup_codes"(uuid, text[], boolean) FROM PUBLIC, "anon", "authenticated";

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
    'codes', (select count(*) from private.backup_codes c where c.user_id = me and c.used_at is null));
end $function$;

CREATE OR REPLACE FUNCTION public.reset_second_step (
  member uuid
)
  RETURNS void
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  factors int;
begin
  perform private.require_admin();
  if member = (select auth.uid()) then
    raise insufficient_privilege using message = 'not-oneself';
  end if;
  perform from private.staff s where s.user_id = member for update;
  if not found and not exists (select from private.account_members m where m.user_id = member and m.until is null)
    -- People without any membership are asked for the code before they accept an invitation.
    and not exists (select from private.second_steps t where t.user_id = member) then
    raise exception 'not-found' using errcode = 'P0001';
  end if;
  delete from private.second_steps t where t.user_id = member;
  delete from private.backup_codes c where c.user_id = member;
  perform public.permit_change(member, 'second-step');
  delete from auth.mfa_factors f where f.user_id = member;
  get diagnostics factors = row_count;
  delete from private.change_permits p where p.user_id = member and p.kind = 'second-step';
  delete from auth.sessions s where s.user_id = member;
  perform private.note_staff('second-step.reset', member, jsonb_build_object('factors', factors), jsonb_build_object('factors', 0));
  perform private.stir(member);
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
begin
  if not private.has_second_step(person) then
    return false;
  end if;
  update private.backup_codes c set used_at = now() where c.user_id = person and c.hash = code_hash and c.used_at is null;
  if not found then
    return false;
  end if;
  delete from private.backup_codes c where c.user_id = person and c.used_at < now();
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

REVOKE ALL ON FUNCTION "public"."use_backup_code"(uuid, text, uuid) FROM PUBLIC, "anon", "authenticated";

ALTER TABLE "private"."backup_codes"
  ADD CONSTRAINT "backup_codes_user_id_fkey" FOREIGN KEY (user_id) REFERENCES auth.users(id) ON DELETE CASCADE;

COMMENT ON TABLE "private"."backup_codes" IS 'Hashes of the codes that open an account whose app of codes is lost. Functions alone read and write them.';

REVOKE ALL ON FUNCTION "public"."keep_backup_codes"(uuid, text[], boolean) FROM "postgres";

GRANT EXECUTE ON FUNCTION "public"."keep_backup_codes"(uuid, text[], boolean) TO "postgres";

GRANT EXECUTE ON FUNCTION "public"."keep_backup_codes"(uuid, text[], boolean) TO "service_role";

REVOKE ALL ON FUNCTION "public"."use_backup_code"(uuid, text, uuid) FROM "postgres";

GRANT EXECUTE ON FUNCTION "public"."use_backup_code"(uuid, text, uuid) TO "postgres";

GRANT EXECUTE ON FUNCTION "public"."use_backup_code"(uuid, text, uuid) TO "service_role";
