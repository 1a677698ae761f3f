set local lock_timeout = '5s';
set local check_function_bodies = off;

DROP FUNCTION "public"."diagnose"();

CREATE OR REPLACE FUNCTION private.free_name (
  member uuid,
  wanted text
)
  RETURNS text
  LANGUAGE plpgsql
  STABLE
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  address constant text := (select u.email from auth.users u where u.id = member);
begin
  if not private.is_taken_name(member, coalesce(wanted, split_part(address, '@', 1))) then
    return wanted;
  end if;
  perform private.refuse_taken_name(member, left(address, 80));
  return left(address, 80);
end $function$;

CREATE OR REPLACE FUNCTION private.is_taken_name (
  member uuid,
  wanted text
)
  RETURNS boolean
  LANGUAGE sql
  STABLE
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
  select exists (select from private.staff s
    where s.user_id is distinct from member and private.person_key(private.member_name(s.user_id)) = private.person_key(wanted))
$function$;

CREATE OR REPLACE FUNCTION private.person_key (
  name text
)
  RETURNS text
  LANGUAGE sql
  IMMUTABLE
  PARALLEL SAFE
  SET search_path TO ''
  AS $function$
  select regexp_replace(private.name_key(translate(normalize(name, NFKD),
    'АВЕЅІЈКМНОРСТУХҮԌԚԜаеѕіјорсухԁһԛԝӏѵΑΒΕΖΗΙΚΜΝΟΡΤΥΧϹαινορυχϲϳıɑɡ',
    'ABESIJKMHOPCTYXYGQWaesijopcyxdhqwlvABEZHIKMNOPTYXCaivopuxcjiag')), '[ \uFE00-\uFE0F]', '', 'g')
$function$;

CREATE OR REPLACE FUNCTION private.refuse_taken_name (
  member uuid,
  wanted text
)
  RETURNS void
  LANGUAGE plpgsql
  STABLE
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
begin
  if private.is_taken_name(member, coalesce(wanted, (select split_part(u.email, '@', 1) from auth.users u where u.id = member))) then
    raise exception 'name-taken' using errcode = 'P0001';
  end if;
end $function$;

CREATE OR REPLACE FUNCTION public.accept_invitation (
  token text
)
  RETURNS uuid
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  me uuid := (select auth.uid());
  i private.account_invitations;
begin
  if me is null or not private.session_is_open() or private.owed_step() is not null then
    raise insufficient_privilege using message = 'not-approved';
  end if;
  -- One at a time per person: two at once would not see that the other makes them a member.
  perform pg_advisory_xact_lock(hashtextextended('person:' || me, 0));
  select * into i from private.account_invitations x
    where x.token_sha256 = encode(sha256(convert_to(token, 'UTF8')), 'hex');
  if i.id is null then
    raise exception 'not-found' using errcode = 'P0001';
  end if;
  -- Locked before the row, in the same order as sending and withdrawing.
  if i.account is null then
    perform private.lock_team();
  else
    perform pg_advisory_xact_lock(hashtextextended('people:' || i.account, 0));
  end if;
  select * into i from private.account_invitations x where x.id = i.id for update;
  if i.id is null then
    raise exception 'not-found' using errcode = 'P0001';
  end if;
  if not exists (select from auth.users u where u.id = me and u.email = i.email and u.email_confirmed_at is not null)
    or i.account is not null and exists (select from private.staff s where s.user_id = me) then
    raise exception 'invitation-other' using errcode = 'P0001';
  end if;
  if i.accepted_at is not null then
    if i.accepted_by = me and (exists (
        select from private.account_members m where m.account = i.account and m.user_id = me and m.until is null)
      or i.account is null and exists (select from private.staff s where s.user_id = me)) then
      return coalesce(i.account, me);
    end if;
    raise exception 'invitation-used' using errcode = 'P0001';
  end if;
  if i.withdrawn_at is not null or private.inviter_is_gone(i) then
    raise exception 'invitation-withdrawn' using errcode = 'P0001';
  end if;
  if i.until <= now() then
    raise exception 'invitation-late' using errcode = 'P0001';
  end if;
  -- The same consent that the firm requires of people who register alone: an account can be created past the site's form.
  if not exists (select from public.consents c where c.user_id = me and c.purpose = 'registro' and c.action = 'granted') then
    raise exception 'consent-needed' using errcode = 'P0001';
  end if;
  if i.account is null then
    perform private.refuse_as_member(me);
    i.name := private.free_name(me, i.name);
    update private.account_invitations x set accepted_at = now(), accepted_by = me where x.id = i.id;
    insert into private.staff (user_id, role, name) values (me, i.role, i.name);
    insert into public.audit_log (actor, action, target, after)
      values (me, 'staff.added', me, jsonb_build_object('role', i.role, 'name', i.name));
    perform private.stir(me);
    return me;
  end if;
  if exists (select from private.account_members m where m.account = i.account and m.user_id = me and m.until is null) then
    raise exception 'already-colleague' using errcode = 'P0001';
  end if;
  update private.account_invitations x set accepted_at = now(), accepted_by = me where x.id = i.id;
  insert into private.account_members (account, user_id, role, invited_by) values (i.account, me, i.role, i.invited_by);
  insert into public.client_profiles (user_id, name) select me, i.name where i.name is not null on conflict (user_id) do nothing;
  perform private.note_account(i.account, 'people.joined', null, jsonb_build_object('email', i.email, 'role', i.role));
  perform private.stir_account(i.account);
  return i.account;
end $function$;

CREATE OR REPLACE FUNCTION public.add_staff_member (
  member      uuid,
  member_role text
)
  RETURNS void
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
begin
  perform private.lock_team();
  insert into private.staff (user_id, role, name) values (member, member_role, private.free_name(member, null))
    on conflict (user_id) do update set role = excluded.role;
  insert into public.audit_log (action, target, after)
    values ('staff.added', member, jsonb_build_object('role', member_role));
end $function$;

CREATE OR REPLACE FUNCTION public.diagnose()
  RETURNS jsonb
  LANGUAGE plpgsql
  STABLE
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
begin
  return jsonb_build_object(
    'at', clock_timestamp(),
    'migrations', (select coalesce(jsonb_agg(m.version order by m.version), '[]') from supabase_migrations.schema_migrations m),
    'rules', (select jsonb_agg(distinct r) from private.database_rules() r),
    'housekeeping', (select h.at from private.heartbeats h where h.name = 'housekeeping'),
    'overdue', (select coalesce(greatest(0, floor(extract(epoch from now() - min(o.next_at))))::int, 0)
      from public.outbox o where o.status = 'pending'),
    'administrators', (select count(*) from private.staff s where s.role = 'admin'),
    'uvt', (select coalesce(jsonb_agg(u.year), '[]') from private.uvt_values u));
end $function$;

REVOKE ALL ON FUNCTION "public"."diagnose"() FROM PUBLIC, "anon", "authenticated";

CREATE OR REPLACE FUNCTION public.firm_week (
  monday date
)
  RETURNS jsonb
  LANGUAGE plpgsql
  STABLE
  SECURITY DEFINER
  SET search_path TO ''
  SET plan_cache_mode TO 'force_custom_plan'
  SET enable_seqscan TO 'off'
  SET jit TO 'off'
  AS $function$
declare
  mine uuid[] := case when private.staff_role() = 'advisor' then array(select private.my_clients()) end;
  today date := (now() at time zone 'America/Bogota')::date;
  most constant int := 8;
  due jsonb;
begin
  perform private.require_staff();
  select coalesce(jsonb_agg(to_jsonb(g) - 'place' order by g.place), '[]') into due from (
    select o.obligation, nullif(o.municipality, '') as municipality, o.period, min(o.name) as name, min(o.listed) as first, max(o.listed) as last,
           count(*) as total, count(*) filter (where o.state in ('filed', 'paid')) as settled,
           count(*) filter (where o.state = 'waiting') as waiting,
           count(*) filter (where o.state not in ('filed', 'paid') and o.listed < today) as overdue,
           row_number() over (order by min(o.listed), count(*) desc, o.obligation, o.municipality, o.period) as place
    from public.obligations o
    where o.listed between monday and monday + 6 and o.due is not null and o.applies and o.state <> 'not-applicable'
      and (mine is null or o.user_id = any (mine))
    group by o.obligation, o.municipality, o.period) g;
  return jsonb_build_object('due', (select coalesce(jsonb_agg(e order by place), '[]')
      from jsonb_array_elements(due) with ordinality x (e, place) where place <= most),
    'rest', greatest(0, jsonb_array_length(due) - most),
    'uvt', (select coalesce(jsonb_agg(u.year), '[]') from private.uvt_values u),
    'requests', jsonb_build_object(
      'overdue', (select count(*) from (select from public.document_requests r where r.status = 'open' and r.missing > 0
        and r.due_on < today and (mine is null or r.user_id = any (mine)) limit 101) n),
      'begun', (select count(*) from (select from public.document_requests r where r.status = 'open' and r.missing > 0
        and r.due_on >= today and r.delivered > 0 and (mine is null or r.user_id = any (mine)) limit 101) n),
      'untouched', (select count(*) from (select from public.document_requests r where r.status = 'open' and r.missing > 0
        and r.due_on >= today and r.delivered = 0 and (mine is null or r.user_id = any (mine)) limit 101) n)));
end $function$;

CREATE OR REPLACE FUNCTION public.invite_member (
  member_email text,
  member_role  text,
  member_name  text DEFAULT NULL::text
)
  RETURNS uuid
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  address text := lower(btrim(member_email));
  called text := nullif(btrim(member_name), '');
  invitation uuid;
begin
  perform private.require_admin();
  if private.is_email(address) is not true
    or member_role is null or member_role not in ('advisor', 'admin') or not private.is_name(called, 2, 80) then
    raise exception 'invalid-input' using errcode = 'P0001';
  end if;
  perform private.lock_team();
  perform private.refuse_as_member(u.id) from auth.users u where u.email = address;
  perform private.refuse_taken_name(null, coalesce(called, split_part(address, '@', 1)));
  select i.id into invitation from private.account_invitations i
    where i.account is null and i.email = address and i.accepted_at is null and i.withdrawn_at is null;
  if invitation is null then
    insert into private.account_invitations (email, name, role, invited_by) values (address, called, member_role, (select auth.uid()))
      returning id into invitation;
  else
    update private.account_invitations i set role = member_role, name = called where i.id = invitation;
  end if;
  perform private.send_invitation(invitation, (select auth.uid()));
  return invitation;
end $function$;

CREATE OR REPLACE FUNCTION public.remind_of_figures (
  about_year integer,
  week       date,
  lines      jsonb
)
  RETURNS void
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  missing text := concat_ws(E'\n',
    case when not exists (select from private.uvt_values u where u.year = about_year) then lines ->> 'uvt' end, lines ->> 'wage');
begin
  if missing <> '' then
    perform private.queue_mail(null, concat_ws(':', 'figures', about_year, week, s.user_id), 'figures-missing', u.email::text,
        jsonb_build_object('year', about_year::text, 'missing', missing))
      from private.staff s join auth.users u on u.id = s.user_id where s.role = 'admin';
  end if;
end $function$;

REVOKE ALL ON FUNCTION "public"."remind_of_figures"(integer, date, jsonb) FROM PUBLIC, "anon", "authenticated";

REVOKE ALL ON FUNCTION "private"."free_name"(uuid, text) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."is_taken_name"(uuid, text) FROM PUBLIC;

REVOKE ALL ON FUNCTION "public"."diagnose"() FROM "postgres";

GRANT EXECUTE ON FUNCTION "public"."diagnose"() TO "postgres";

GRANT EXECUTE ON FUNCTION "public"."diagnose"() TO "service_role";

REVOKE ALL ON FUNCTION "public"."remind_of_figures"(integer, date, jsonb) FROM "postgres";

GRANT EXECUTE ON FUNCTION "public"."remind_of_figures"(integer, date, jsonb) TO "postgres";

GRANT EXECUTE ON FUNCTION "public"."remind_of_figures"(integer, date, jsonb) TO "service_role";
