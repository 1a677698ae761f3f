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
  -- Invitations by owners also lock people before the account, so that two calls cannot block each other.
  perform pg_advisory_xact_lock(hashtextextended('people:' || target, 0));
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

CREATE OR REPLACE FUNCTION private.client_agenda (
  client uuid
)
  RETURNS jsonb
  LANGUAGE plpgsql
  STABLE
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  types jsonb := private.offered_types(client, true);
  usual uuid[] := array(select o.person from private.offering(client, null) o order by o.place);
  special uuid[] := array(
    select distinct p::uuid from jsonb_array_elements(types) t
      cross join jsonb_array_elements_text(t -> 'people' || case when t ->> 'second' is null then '[]' else t -> 'second' end) p
    where p::uuid <> all (usual)
    union
    select a.second_person from public.appointments a
    where a.user_id = client and a.second_person <> all (usual) and a.status in ('requested', 'proposed', 'confirmed') and a.ends_at > now()
    order by 1);
  stand_ins jsonb;
begin
  -- Stand-ins can attend only during an absence, except stand-ins who also offer a kind of appointment themselves.
  select coalesce(jsonb_object_agg(s.person, s.away::text), '{}') into stand_ins
    from private.stand_ins(client, null) s where s.person <> all (special);
  usual := usual || array(select k::uuid from jsonb_object_keys(stand_ins) k order by 1);
  return private.free_hours(usual || special, stand_ins) || jsonb_build_object('types', types, 'usual', to_jsonb(usual));
end $function$;

CREATE OR REPLACE FUNCTION private.client_view (
  view text
)
  RETURNS text
  LANGUAGE plpgsql
  IMMUTABLE
  SET search_path TO ''
  AS $function$
begin
  return case view
    when 'overdue' then ' and k.client in (select o.user_id from public.obligations o where o.applies
      and o.state not in (''filed'', ''paid'', ''not-applicable'') and o.due < (now() at time zone ''America/Bogota'')::date)'
    -- The view `away` has the clients whose people have not used the site in the last 30 days.
    when 'away' then ' and k.seen_on < (now() at time zone ''America/Bogota'')::date - 30'
    -- accounts.contact is set exactly while the account has people, so the memberships need not be read.
    when 'uninvited' then ' and k.client in (select o.id from public.accounts o where o.contact is null) and not private.is_invited(k.client)'
    when 'no-profile' then ' and not exists (select from private.tax_profiles t where t.account = k.client)'
    else '' end;
end $function$;

CREATE OR REPLACE FUNCTION private.date_problem (
  dates jsonb,
  whole boolean,
  as_is boolean DEFAULT false
)
  RETURNS jsonb
  LANGUAGE plpgsql
  STABLE
  SET search_path TO ''
  AS $function$
declare
  found jsonb;
begin
  with given as (
    select d.obligation, coalesce(d.municipality, '') as municipality, d.period, d.endings, d.due,
           o.obligation is not null and (d.municipality is null or d.municipality ~ '^\d{5}$') and o.local = (coalesce(d.municipality, '') <> '')
             and d.period ~ o.period and private.period_end(d.period) is not null as named,
           coalesce(o.by_sector, false) as by_sector, o.zero_first, o.within, private.period_end(d.period) as ended
    from jsonb_to_recordset(dates) as d (obligation text, municipality text, period text, endings text, due date)
    left join private.dated_obligations() o using (obligation)),
  singles as (
    -- Each row is split into the two-digit NIT endings that it covers, with the place of each ending in the sequence.
    select g.obligation, g.municipality, g.period, g.due, p.pair,
           case when g.zero_first then p.pair else (p.pair + 99) % 100 end as by_two,
           case when min(length(split_part(g.endings, '-', 1))) over slot = 1 then (p.pair + 9) % 10 end as by_one,
           max(length(split_part(g.endings, '-', 1))) over slot = 1 as of_one, g.municipality <> '' as local
    from given g
    cross join lateral (select split_part(g.endings, '-', 1) as first, coalesce(nullif(split_part(g.endings, '-', 2), ''), split_part(g.endings, '-', 1)) as last,
      10 ^ length(split_part(g.endings, '-', 1)) as size) e
    cross join lateral generate_series(0, (e.last::int - e.first::int + e.size::int) % e.size::int) s (step)
    cross join lateral generate_series((e.first::int + s.step) % e.size::int, 99, case when e.size = 10 then 10 else 100 end) p (pair)
    where g.named and not g.by_sector and g.endings ~ '^(\d(-\d)?|\d\d(-\d\d)?)$'
    window slot as (partition by g.obligation, g.municipality, g.period)),
  steps as (
    select s.obligation, s.municipality, s.period, s.due,
           lag(s.due) over (partition by s.obligation, s.municipality, s.period order by case when s.of_one then s.by_one else s.by_two end, s.by_two) as before,
           -- In a city, the sequence of due dates may also begin with NITs that end in 0 instead of 1.
           lag(s.due) over (partition by s.obligation, s.municipality, s.period order by case when s.of_one then s.pair % 10 else s.pair end, s.pair) as before_zero,
           s.local
    from singles s),
  problems as (
    select 'unknown' as problem, g.obligation, g.period from given g where g.named is not true
    union all select 'endings', g.obligation, g.period from given g
      where g.endings is null or g.endings <> '*' and g.endings !~ '^(\d(-\d)?|\d\d(-\d\d)?)$' and not (whole and g.by_sector)
    union all select 'day', g.obligation, g.period from given g
      where g.due is null or not isfinite(g.due) or g.named and (g.due < make_date(left(g.period, 4)::int, 1, 1)
        or g.due > make_date(left(g.period, 4)::int + 2, 6, 30) or not g.within and g.due <= g.ended)
    union all select 'weekend', g.obligation, g.period from given g where not as_is and isfinite(g.due) and extract(isodow from g.due) > 5
    union all select 'everyone', g.obligation, g.period from given g where whole and not g.by_sector
      group by g.obligation, g.municipality, g.period having bool_or(g.endings = '*') and count(*) > 1
    union all select 'each-once', s.obligation, s.period from singles s where whole
      group by s.obligation, s.municipality, s.period having count(*) <> 100 or count(distinct s.pair) <> 100
    union all select 'order', s.obligation, s.period from steps s where whole and not as_is
      group by s.obligation, s.municipality, s.period having bool_or(s.due < s.before) and bool_or(s.due > s.before)
        and not (bool_and(s.local) and not (bool_or(s.due < s.before_zero) and bool_or(s.due > s.before_zero))))
  select jsonb_build_object('problem', p.problem, 'obligation', p.obligation, 'period', p.period) into found from problems p limit 1;
  return found;
end $function$;

CREATE OR REPLACE FUNCTION private.dated_obligations()
  RETURNS TABLE (
    obligation text,
    period     text,
    local      boolean,
    within     boolean,
    by_sector  boolean,
    zero_first boolean
  )
  LANGUAGE sql
  IMMUTABLE
  PARALLEL SAFE
  SET search_path TO ''
  AS $function$
  select i.id, c.pattern, c.local, c.within, c.by_sector, c.zero_first
  from (values
    ('^\d{4}$', false, false, false, false, 'company-income-return company-income-second large-taxpayer-income-first
      large-taxpayer-income-return large-taxpayer-income-third person-income-return income-and-assets-return simple-vat simple-return transfer-pricing-return
      transfer-pricing-documents country-by-country-report single-use-plastics-tax significant-presence-return withholding-certificates
      special-regime-report works-for-taxes-return exogenous-large-taxpayer exogenous severance-interest severance-deposit
      safety-self-assessment supervised-statements risk-report ordinary-meeting'),
    ('^\d{4}$', false, true, false, false, 'wealth-return wealth-second large-taxpayer-foreign-assets company-foreign-assets
      person-foreign-assets simple-foreign-assets special-regime-update simple-enrolment business-register proponents-register
      databases-register nonprofit-register tourism-register'),
    ('^\d{4}$', true, false, false, false, 'local-tax-annual local-information'),
    ('^\d{4}$', true, true, false, false, 'property-tax-early property-tax property-tax-instalment-return vehicle-tax-early vehicle-tax
      vehicle-tax-instalment-return'),
    ('^\d{4}-\d\d$', false, false, false, false, 'withholding fuel-tax electronic-payroll'),
    ('^\d{4}-\d\d$', false, false, false, true, 'social-security'),
    ('-B', false, false, false, false, 'vat-bimonthly consumption-tax simple-advance foreign-provider-vat carbon-tax sugary-drinks-tax
      ultra-processed-food-tax significant-presence-advance'),
    ('-B', true, false, false, false, 'local-tax-bimonthly'),
    -- Periods of any length are allowed for local-withholding, because each city decides how many periods a year has.
    ('^\d{4}', true, false, false, false, 'local-withholding'),
    ('-B', true, true, false, false, 'local-tax-simplified'),
    ('-C', false, false, false, false, 'vat-four-monthly'),
    ('-Q', false, true, false, false, 'beneficial-owners'),
    ('-Q', true, true, false, false, 'property-tax-instalment property-tax-late'),
    ('-Q', true, true, true, false, 'property-tax-by-sector'),
    ('-S', false, false, false, false, 'databases-complaints'),
    ('-S', false, true, false, false, 'service-bonus'),
    ('-S', true, true, false, false, 'vehicle-tax-instalment')) c (pattern, local, within, by_sector, zero_first, ids),
  lateral regexp_split_to_table(c.ids, '\s+') i (id)
$function$;

CREATE OR REPLACE FUNCTION private.finish_file (
  upload         uuid,
  attempt        integer,
  purpose        text,
  content_sha256 text,
  content_size   bigint,
  content_type   text,
  push_drive     boolean
)
  RETURNS jsonb
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  u public.uploads;
  document public.documents;
  owner uuid;
  day text := to_char(now() at time zone 'America/Bogota', 'DD/MM/YYYY');
begin
  select * into u from public.uploads x where x.id = upload for update;
  owner := coalesce(u.for_client, u.user_id);
  if u.status not in ('done', 'duplicate') then
    if u.id is null or u.status <> 'verifying' or u.attempts <> attempt or u.purpose <> finish_file.purpose then
      raise exception 'lease-lost' using errcode = 'P0001';
    end if;
    if u.for_client is not null and not exists (select from private.staff m where m.user_id = u.user_id and (m.role = 'admin' or exists (
      select from private.client_advisors a where a.client = u.for_client and a.advisor = u.user_id))) then
      update public.uploads set status = 'expired', lease_until = null, settled_at = clock_timestamp() where id = upload;
      return jsonb_build_object('status', 'expired');
    end if;
    u.name := private.name_of_content(u.name, content_type);
    insert into public.documents (id, user_id, name, file_path, storage_path, file_type, file_size, sha256, uploaded_by, made_by, client_sees)
      values (u.id, owner, u.name, '/api/documentos/' || u.id, u.path, content_type, content_size, content_sha256,
              case when u.for_client is null then 'client' else 'firm' end, case when u.for_client is null then u.made_by end,
              u.purpose <> 'receipt')
      on conflict do nothing;
    select * into strict document from public.documents d where d.user_id = owner and d.sha256 = content_sha256;
    if u.purpose = 'receipt' then
      if document.id = u.id then
        insert into public.audit_log (actor, action, target, after)
          values (u.user_id, 'document.kept', owner,
                  jsonb_build_object('document', u.id, 'name', u.name, 'size', content_size, 'sha256', content_sha256));
      end if;
    elsif document.id <> u.id then
      perform private.show_document(document.id, push_drive, clock_timestamp());
    else
      perform public.insert_archivo_subido(u.name, u.path, content_type, content_size, document.file_path, null, null, owner,
        case when u.purpose = 'mail' then 'Archivo recibido por correo el ' when u.for_client is null then 'Archivo enviado con un mensaje el '
          else 'Documento de la firma, ' end || day);
      if push_drive then
        insert into public.outbox (kind, key, user_id, payload)
          values ('drive.push', 'drive:' || u.id, owner, jsonb_build_object('document_id', u.id));
      end if;
      if u.for_client is not null then
        insert into public.audit_log (actor, action, target, after)
          values (u.user_id, 'document.brought', owner,
                  jsonb_build_object('document', u.id, 'name', u.name, 'size', content_size, 'sha256', content_sha256));
        -- A file of the purpose `sent` gets no mail here, because one mail names all files that a client gets.
        perform private.queue_mail(owner, 'document:' || u.id, 'document-brought', a.email,
          jsonb_build_object('account', owner, 'name', u.name))
          from private.contact_of(owner) a where u.purpose <> 'sent';
      end if;
    end if;
    update public.uploads x
      set status = case when document.id = u.id then 'done' else 'duplicate' end,
          document_id = document.id, lease_until = null, settled_at = clock_timestamp()
      where x.id = upload returning * into u;
  end if;
  return (select jsonb_build_object('status', u.status, 'document_id', d.id, 'name', d.name, 'number', null)
          from public.documents d where d.id = u.document_id);
end $function$;

CREATE OR REPLACE FUNCTION private.first_free_slot (
  client   uuid,
  kind     private.appointment_types,
  days     datemultirange,
  earliest timestamp with time zone,
  passed   timestamp with time zone[] DEFAULT '{}'::timestamp WITH time zone[]
)
  RETURNS timestamp WITH time zone
  LANGUAGE sql
  STABLE
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
  select min(to_timestamp(s.at)) from (
      select greatest(lower(days), (now() at time zone 'America/Bogota')::date) as first, least(upper(days) - 1, private.last_slot_day()) as last) d
    cross join lateral private.free_ranges(array(select o.person from private.offering(client, kind.id) o), d.first, d.last) f
    left join lateral private.free_ranges(array_remove(array[kind.second_person], null), d.first, d.last) too on true
    cross join lateral unnest(f.free * coalesce(too.free, '{(,)}')) r
    -- Multiples of `step` in UTC are multiples in Bogotá time too, because `step` divides the offset of 5 hours.
    cross join lateral generate_series(
      ceil(extract(epoch from lower(r) + make_interval(mins => kind.margin_before)) / (kind.step * 60))::bigint * kind.step * 60,
      extract(epoch from upper(r))::bigint - (kind.minutes + kind.margin_after) * 60, kind.step * 60) s (at)
  where lower(days) <= private.last_slot_day() and to_timestamp(s.at) >= earliest and to_timestamp(s.at) <> all (passed)
    and days @> (to_timestamp(s.at) at time zone 'America/Bogota')::date
    and not (kind.place = 'office' and exists (
      select from unnest(array[f.person, kind.second_person]) p
      where private.is_at_home(p, (to_timestamp(s.at) at time zone 'America/Bogota')::date)))
    and not private.is_full(kind, f.person, (to_timestamp(s.at) at time zone 'America/Bogota')::date)
    and not private.is_full(kind, kind.second_person, (to_timestamp(s.at) at time zone 'America/Bogota')::date)
    and (to_timestamp(s.at) at time zone 'America/Bogota')::date <= (now() at time zone 'America/Bogota')::date + kind.horizon_days
$function$;

CREATE OR REPLACE FUNCTION private.guard_account()
  RETURNS TRIGGER
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  guarded boolean := old.email_confirmed_at is not null or old.last_sign_in_at is not null
    or exists (select from auth.sessions s where s.user_id = new.id);
  permit private.change_permits;
  undo uuid;
begin
  if old.encrypted_password is distinct from new.encrypted_password
      and private.is_sealed(new.encrypted_password) = (tg_name = 'guard_sealed_password') then
    delete from private.change_permits p where p.user_id = new.id and p.kind = 'password' and p.until > now() returning * into permit;
    if guarded and not found then
      raise insufficient_privilege using message = 'not-permitted';
    end if;
    -- A new password also cancels a pending change of address, of which the auth service only clears the links.
    -- Clearing links is not enough, because anybody can make the auth service send new links for a pending change.
    new.email_change := '';
    new.email_change_confirm_status := 0;
    undo := permit.undo;
  end if;
  if tg_name = 'guard_account' and old.email is distinct from new.email then
    delete from private.change_permits p
      where p.user_id = new.id and p.kind = 'email' and p.email = lower(new.email) and p.until > now() returning * into permit;
    -- A change that had a permit and was confirmed from the mailboxes needs no second permit.
    if guarded and not found and lower(coalesce(old.email_change, '')) is distinct from lower(new.email) then
      raise insufficient_privilege using message = 'not-permitted';
    end if;
    undo := coalesce(undo, permit.undo);
  end if;
  -- An undo also ends the undo links of later changes, because the thief may have received those links.
  if undo is not null then
    update private.email_undos e set used_at = now()
      where e.user_id = new.id and e.used_at is null and e.made_at >= (select x.made_at from private.email_undos x where x.id = undo);
  end if;
  if tg_name = 'guard_account' and coalesce(new.email_change, '') <> '' and old.email_change is distinct from new.email_change then
    delete from private.change_permits p
      where p.user_id = new.id and p.kind = 'email' and p.email = lower(new.email_change) and p.until > now();
    -- A change without a permit is dropped without an error, so that the links mailed for the change open nothing.
    -- An error would also undo the stored time of the sent mails, by which the auth service limits new mails.
    if guarded and not found then
      new.email_change := old.email_change;
      new.email_change_token_current := old.email_change_token_current;
      new.email_change_token_new := old.email_change_token_new;
      new.email_change_confirm_status := old.email_change_confirm_status;
    end if;
  end if;
  return new;
end $function$;

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
  -- True when unused backup codes were made together with this app.
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
      -- A firm member's first app needs no permit, because the site requires every member to have an app.
      or exists (select from private.staff s where s.user_id = factor.user_id) and (tg_op = 'DELETE' or exists (
          select from auth.mfa_factors f where f.user_id = factor.user_id and f.status = 'verified' and f.id <> factor.id))
        and not exists (select from private.change_permits p where p.user_id = factor.user_id and p.kind = 'second-step' and p.until > now())) then
    raise insufficient_privilege using message = 'not-permitted';
  end if;
  return factor;
end $function$;

CREATE OR REPLACE FUNCTION private.limit_tasks()
  RETURNS TRIGGER
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
begin
  perform pg_advisory_xact_lock(hashtextextended('tasks:' || new.user_id::text, 0));
  if (select count(*) from public.documents where user_id = new.user_id and kind = 'task') >= 500
    -- A repeated insert of the same task does not exceed the limit, because the unique index refuses the insert.
    and not exists (
      select from public.documents where user_id = new.user_id and kind = 'task' and file_path = new.file_path) then
    raise exception 'task-limit' using errcode = 'P0001';
  end if;
  return new;
end $function$;

CREATE OR REPLACE FUNCTION private.on_auth_user_changed()
  RETURNS TRIGGER
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  -- The change of address that this transaction undoes.
  undone private.email_undos;
  way_back uuid;
begin
  select e.* into undone from private.email_undos e where e.user_id = new.id and e.used_at = now() order by e.made_at limit 1;
  if old.encrypted_password is distinct from new.encrypted_password and coalesce(old.encrypted_password, '') <> ''
      and private.is_sealed(new.encrypted_password) = (tg_name = 'on_sealed_password_changed') and old.last_sign_in_at is not null then
    insert into public.client_profiles as p (user_id, password_changed_at) values (new.id, clock_timestamp())
      on conflict (user_id) do update set password_changed_at = excluded.password_changed_at;
    perform private.note_account(new.id, 'account.password', null, null);
    -- An undo mails only to the restored address, because the thief must not learn of the new password.
    if undone.id is null or undone.old_email = new.email then
      perform private.queue_mail(new.id, 'password:' || new.id || ':' || md5(new.encrypted_password), 'password-changed', new.email, '{}');
    end if;
  end if;
  if tg_name <> 'on_sealed_password_changed' and old.email is distinct from new.email and old.email is not null then
    perform private.note_account(new.id, 'account.email',
      jsonb_build_object('email', old.email), jsonb_build_object('email', new.email));
    if undone.id is not null then
      perform private.queue_mail(new.id, 'email-back:' || new.id || ':' || md5(new.email || clock_timestamp()), 'email-taken-back',
        old.email, jsonb_build_object('email', new.email));
    else
      delete from private.email_undos e where e.user_id = new.id and e.made_at < now() - interval '30 days';
      insert into private.email_undos (user_id, old_email) values (new.id, old.email) returning id into way_back;
      perform private.queue_mail(new.id, 'email:' || new.id || ':' || md5(new.email || clock_timestamp()), 'email-changed', old.email,
        jsonb_build_object('email', new.email, 'undo', way_back));
    end if;
  end if;
  if undone.old_email = new.email then
    perform private.clear_taken_account(new.id, undone.made_at);
  end if;
  return new;
end $function$;

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
  -- Nothing starts if the signer lost the role of owner while the signature was being stored.
  if t is null or r.user_id is null or not private.binds_client(r) then
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
  insert into private.fees (id, client, concept, amount, due_on, made_by, letter)
    select gen_random_uuid(), r.user_id, f.concept, f.amount, f.due_on, r.sent_by, r.id from private.fee_schedule(t, private.today()) f;
  perform private.note_account(r.user_id, 'engagement.opened', null, jsonb_build_object('name', r.title), r.sent_by);
end $function$;

CREATE OR REPLACE FUNCTION private.reserve_upload (
  key           uuid,
  batch         uuid,
  file_name     text,
  declared_type text,
  declared_size bigint,
  purpose       text,
  for_client    uuid   DEFAULT NULL::uuid,
  account       uuid   DEFAULT NULL::uuid
)
  RETURNS public.uploads
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
#variable_conflict use_column
declare
  me uuid := coalesce(reserve_upload.account, private.require_account('assistant'));
  extension text := private.extension_of(reserve_upload.declared_type);
  new_id uuid := gen_random_uuid();
  by_firm boolean := reserve_upload.for_client is not null or reserve_upload.purpose = 'outgoing';
  own_count text := case when reserve_upload.purpose in ('mail', 'sent') then reserve_upload.purpose else '' end;
  most int := case when not by_firm then 200 when reserve_upload.purpose = 'sent' then 5000 else 2000 end;
  kept public.uploads;
  used record;
begin
  if not private.takes_file(reserve_upload.declared_type, reserve_upload.purpose) then
    raise exception 'file-type' using errcode = 'P0001';
  end if;
  if (declared_size between 1 and private.most_bytes(reserve_upload.purpose)) is not true then
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
         count(*) filter (where (u.for_client is not null or u.purpose = 'outgoing') = by_firm) as places,
         count(*) filter (where (u.for_client is not null or u.purpose = 'outgoing') = by_firm and u.status <> 'expired') as files,
         coalesce(sum(u.declared_size) filter (where u.status <> 'expired'), 0) as bytes
    into used from public.uploads u
    where u.user_id = me and u.created_at > now() - interval '24 hours' and case when u.purpose in ('mail', 'sent') then u.purpose else '' end = own_count;
  if used.open >= 50 or used.files >= most or used.places >= 5 * most or used.bytes + reserve_upload.declared_size > 2147483648 then
    raise exception 'upload-quota' using errcode = 'P0001';
  end if;
  insert into public.upload_batches (id, user_id) values (batch, me) on conflict (id) do nothing;
  -- A batch of the purpose `outgoing` is closed with its first file, but accepts further files.
  perform from public.upload_batches b where b.id = batch and b.user_id = me and (b.closed_at is null or reserve_upload.purpose = 'outgoing');
  if not found then
    raise exception 'batch-closed' using errcode = 'P0001';
  end if;
  insert into public.uploads (id, user_id, batch_id, key, name, path, declared_type, declared_size, purpose, for_client)
    values (new_id, me, batch, reserve_upload.key, file_name,
            coalesce(reserve_upload.for_client, me)::text || '/' || new_id::text || '.' || extension,
            reserve_upload.declared_type, reserve_upload.declared_size, reserve_upload.purpose, reserve_upload.for_client)
    returning * into kept;
  -- The automation service is called when a batch closes, and only about invoices, so other batches close at once.
  if kept.purpose not in ('invoice', 'mail') then
    update public.upload_batches b set closed_at = clock_timestamp() where b.id = kept.batch_id;
  end if;
  return kept;
end $function$;

CREATE OR REPLACE FUNCTION private.rest_ends (
  person uuid,
  moment timestamp with time zone
)
  RETURNS timestamp WITH time zone
  LANGUAGE plpgsql
  STABLE
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  r private.rest_hours;
  here timestamp := moment at time zone 'America/Bogota';
begin
  select * into r from private.rest_hours x where x.person = rest_ends.person;
  if r.person is null then
    r := row(rest_ends.person, 20, 7, true)::private.rest_hours;
  end if;
  -- Rest hours last at most a night, a Sunday and another night, so the end comes within the 72 hours of this loop.
  for n in 1..72 loop
    exit when not (r.sundays and extract(isodow from here) = 7 or case when r.from_hour > r.until_hour
      then extract(hour from here) >= r.from_hour or extract(hour from here) < r.until_hour
      else extract(hour from here) >= r.from_hour and extract(hour from here) < r.until_hour end);
    here := date_trunc('hour', here) + interval '1 hour';
  end loop;
  return here at time zone 'America/Bogota';
end $function$;

CREATE OR REPLACE FUNCTION private.start_of (
  me uuid
)
  RETURNS jsonb
  LANGUAGE plpgsql
  STABLE
  SET search_path TO ''
  AS $function$
begin
  -- The query sorts like the list of documents, so that it uses the list's index even if one client owns most rows.
  if (select d.id from public.documents d where d.user_id = me and d.kind = 'file' and d.client_sees
      order by d.created_at desc, d.id desc limit 1) is not null then
    return null;
  end if;
  return (select jsonb_build_object(
      'approvedAt', s.decided_at,
      'described', exists (select from public.client_profiles p where p.user_id = (select auth.uid()) and p.name is not null)
        and exists (select from public.companies c where c.user_id = me),
      'booked', exists (select from public.appointments a where a.user_id = me))
    from public.user_approval_status s where s.user_id = me and s.status = 'approved');
end $function$;

CREATE OR REPLACE FUNCTION private.tell_of_appointment()
  RETURNS TRIGGER
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  -- If the status stays the same, the update has moved the appointment to another hour.
  step text := case when tg_op = 'INSERT' or old.status <> new.status then new.status else 'changed' end;
  words jsonb := jsonb_build_object('title', new.title, 'what', step, 'at', new.starts_at);
begin
  perform private.read_about(new.id);
  if new.status in ('done', 'missed') or tg_op = 'UPDATE' and old.status = 'missed' then
    return null;
  end if;
  perform private.notify(private.people_of(new.user_id, 'assistant'), 'appointment', new.user_id, new.id, words);
  perform private.notify(case when new.person is null then private.team_of(new.user_id) else array_remove(array[new.person, new.second_person], null) end,
    'client-appointment', new.user_id, new.id, words, 1, true);
  return null;
end $function$;

CREATE OR REPLACE FUNCTION private.todo_of (
  me   uuid,
  most integer
)
  RETURNS jsonb
  LANGUAGE plpgsql
  STABLE
  SET search_path TO ''
  SET plan_cache_mode TO 'force_generic_plan'
  AS $function$
declare
  items jsonb := (
    select coalesce(jsonb_agg(jsonb_build_object('kind', t.kind, 'id', t.id, 'at', t.at) || t.more order by t.at, t.id), '[]') from (
      select * from (
        (select 'rejected' as kind, i.id, i.queued_at as at, jsonb_build_object(
             'label', private.invoice_label(i), 'findings', i.findings, 'note', i.note) as more
         from public.invoices i where i.user_id = me and i.queue = 'rejected' and i.withdrawn_at is null and i.moved_at is null
         order by i.queued_at, i.id limit most + 1)
        union all
        (select 'asked', i.id, i.queued_at, jsonb_build_object(
             'label', private.invoice_label(i), 'findings', i.findings, 'note', i.note)
         from public.invoices i where i.user_id = me and i.queue = 'asked'
         order by i.queued_at, i.id limit most + 1)
        union all
        (select 'message', t.id, t.last_message_at, jsonb_build_object('subject', t.subject, 'unread', t.client_unread) ||
             (select jsonb_build_object('words', left(m.body, 160), 'from', m.author_name) from public.messages m
              where m.thread_id = t.id and m.author = 'firm' order by m.created_at desc limit 1)
         from public.message_threads t where t.user_id = me and t.client_unread > 0
         order by t.last_message_at limit most + 1)
        union all
        (select 'appointment', a.id, a.starts_at, jsonb_build_object('title', a.title, 'until', a.ends_at)
         from public.appointments a where a.user_id = me and a.status = 'proposed' and a.starts_at > now()
         order by a.starts_at limit most + 1)
        union all
        -- Due days have no hour, so they are sorted at the end of the day, after tasks that have an hour.
        (select 'obligation', o.id, private.end_of_day(o.due), jsonb_build_object('obligation', o.obligation, 'name', o.name,
             'municipality', nullif(o.municipality, ''), 'period', o.period, 'due', o.due, 'state', o.state, 'message', o.message)
         from public.obligations o
         where o.user_id = me and o.client_sees and o.applies and o.state not in ('filed', 'paid', 'not-applicable')
           and (o.state = 'waiting' and o.due is not null or o.due < (now() at time zone 'America/Bogota')::date)
           and not (o.state = 'waiting' and exists (select from public.document_requests r where r.obligation = o.id and r.status = 'open'))
         order by o.due, o.id limit most + 1)
        union all
        (select 'request', r.id, private.end_of_day(r.due_on), jsonb_build_object('title', r.title, 'due', r.due_on, 'missing', r.missing,
             'wanted', r.wanted, 'delivered', r.delivered, 'by', r.asked_by)
         from public.document_requests r where r.user_id = me and r.status = 'open' and r.missing > 0
         order by r.due_on, r.id limit most + 1)
        union all
        -- Signatures belong to the person and not to the account, because nobody else may sign.
        (select 'signature', r.id, r.due_at - interval '1 minute', jsonb_build_object('title', r.title, 'pages', r.pages, 'by', r.sender_name)
         from private.signature_signers s join private.signature_requests r on r.id = s.request
         where s.person = (select auth.uid()) and s.party = 'client' and s.state = 'asked' and r.user_id = me and r.status = 'sent' and r.due_at > now()
         order by r.due_at, r.id limit most + 1)) every_kind
      order by at, id limit most + 1) t);
begin
  if jsonb_array_length(items) <= most then
    return jsonb_build_object('items', items, 'total', jsonb_array_length(items));
  end if;
  return jsonb_build_object('items', items - most, 'total',
    (select least(sum(n::int) + (select count(*) from jsonb_array_elements(items) i where i ->> 'kind' = 'signature'), 101)
     from jsonb_each_text(private.pending_of(me)) p (section, n)));
end $function$;

CREATE OR REPLACE FUNCTION private.waiting_registrations()
  RETURNS SETOF public.user_approval_status
  LANGUAGE plpgsql
  STABLE
  SECURITY DEFINER
  SET search_path TO ''
  SET enable_seqscan TO 'off'
  SET jit TO 'off'
  AS $function$
declare
  boss boolean := private.is_admin();
  me uuid := (select auth.uid());
begin
  return query select s.* from public.user_approval_status s
    -- `offset 0` and the subqueries make the planner look up single rows; plain joins would read whole tables.
    join lateral (select c.email_confirmed_at from private.contact_of(s.user_id) c offset 0) u on true
    where s.status = 'waitlist' and u.email_confirmed_at is not null
      and not exists (select from private.staff m where m.user_id = s.user_id)
      and (boss or coalesce((select bool_or(a.advisor = me) from private.client_advisors a where a.client = s.user_id), true))
    order by s.created_at, s.user_id limit 101;
end $function$;

CREATE OR REPLACE FUNCTION private.work_scope (
  wanted jsonb,
  OUT    clients uuid[],
  OUT    theirs uuid[],
  OUT    rest text,
  OUT    reach text
)
  RETURNS record
  LANGUAGE plpgsql
  STABLE
  SECURITY DEFINER
  SET search_path TO ''
  SET enable_seqscan TO 'off'
  SET enable_bitmapscan TO 'on'
  SET jit TO 'off'
  AS $function$
declare
  member uuid := case when wanted ->> 'advisor' <> 'nobody' then (wanted ->> 'advisor')::uuid end;
  words text := private.card_filter(wanted ->> 'search');
  few constant int := 300;
begin
  if private.staff_role() = 'advisor' then
    clients := array(select private.my_clients());
  end if;
  if words <> '' then
    execute format('select array(select k.client from private.client_cards k where ($1 is null or k.client = any ($1))%s)', words)
      into clients using clients;
  end if;
  rest := case when wanted ->> 'kind' is null then '' else format(' and o.obligation = %L', wanted ->> 'kind') end;
  if wanted ->> 'advisor' is not null then
    theirs := case when member is not null
      then array(select a.client from private.client_advisors a where a.advisor = member and a.responsible)
      else array(select k.client from private.client_cards k
        where not exists (select from private.client_advisors a where a.client = k.client)) end;
    clients := array(select c from unnest(theirs || array(
        select o.user_id from private.obligation_work w join public.obligations o on o.id = w.obligation
        where w.responsible = member)) c where clients is null or c = any (clients));
    -- The responsible member is the one chosen for the obligation, otherwise the client's advisor.
    rest := rest || format(' and coalesce((select %s from private.obligation_work w where w.obligation = o.id and w.responsible is not null),
      o.user_id = any ($2))', case when member is null then 'false' else format('w.responsible = %L', member) end);
  end if;
  -- With many clients, coalesce makes the planner read the index of days or states instead of looking up each client.
  reach := case when clients is null then '' when cardinality(clients) > few then ' and coalesce(o.user_id = any ($1), false)'
    else ' and o.user_id = any ($1)' end;
end $function$;

CREATE OR REPLACE FUNCTION private.worksheet_entries (
  client    uuid,
  from_day  date,
  until_day date
)
  RETURNS TABLE (
    invoice uuid,
    figure  text,
    base    numeric,
    amount  numeric
  )
  LANGUAGE sql
  STABLE
  SECURITY DEFINER
  SET search_path TO ''
  SET enable_seqscan TO 'off'
  SET jit TO 'off'
  AS $function$
  with files as (
    select i.* from public.invoices i
    where i.user_id = client and i.deleted_at is null and i.issued_on between from_day and until_day
    union all
    select i.* from public.invoices i
    where i.user_id = client and i.deleted_at is null and i.issued_on is null
      and i.created_at >= from_day::timestamp at time zone 'America/Bogota'
      and i.created_at < (until_day + 1)::timestamp at time zone 'America/Bogota'),
  kept as (
    select f.id, f.kind collate "C" as kind, f.direction, f.created_at, f.issued_on, f.currency, r.sheet, r.scan_code,
           coalesce(f.supplier_nit || ' ' || f.document_number, f.code, f.id::text) collate "C" as number,
           coalesce(f.code, f.id::text) collate "C" as code_or_id
    from files f left join private.invoice_reviews r on r.invoice_id = f.id
    where f.status = 'accepted' and f.withdrawn_at is null and f.replaced_by is null and (f.affects is null or (
      select a.status <> 'rejected' and a.withdrawn_at is null from public.invoices a where a.id = f.affects))),
  placed as (
    select k.*, row_number() over (partition by k.number, k.kind order by k.direction is null, k.created_at, k.id) as of_number,
           row_number() over (partition by k.code_or_id order by k.direction is null, k.created_at, k.id) as of_code
    from kept k),
  judged as (
    select p.*, case when p.kind = 'credit-note' then -1 else 1 end * case when p.currency = 'COP' then 1 else (p.sheet ->> 'rate')::numeric end as factor,
      case
        when p.kind is null and exists (select from public.invoices o where o.user_id = client and o.code = p.scan_code and o.deleted_at is null
          and p.scan_code <> '') then 'double'
        when p.kind is null then 'unread'
        when p.kind not in ('invoice', 'credit-note', 'debit-note') then 'other'
        when p.of_number > 1 or p.of_code > 1 then 'double'
        when p.issued_on is null or p.currency is null or p.sheet is null or p.sheet ->> 'base' is null then 'unread'
        when coalesce(p.direction, '') not in ('purchase', 'sale') then 'others'
        when p.currency <> 'COP' and p.sheet ->> 'rate' is null then 'no-rate'
      end as reason,
      case when p.sheet ->> 'type' in ('05', '95') then 'support' else p.direction end as side
    from placed p),
  lines as (
    -- The fields are read one by one, because jsonb_to_recordset takes ten times as long for each document.
    select j.id, j.side, j.factor, l.line ->> 'code' as code, (l.line -> 'withheld')::boolean as withheld, (l.line ->> 'percent')::numeric as percent,
           (l.line ->> 'base')::numeric as base, (l.line -> 'amount')::numeric as amount
    from judged j, jsonb_array_elements(j.sheet -> 'lines') l (line) where j.reason is null),
  -- For each document: its base, the part of it with IVA or INC above 0, and whether anything was withheld.
  untaxed as (
    select j.id, min(j.side) as side, min(j.factor) as factor, min((j.sheet -> 'base')::numeric) as whole, coalesce(sum(l.base) filter (where not l.withheld and l.code in ('01', '04')
        and l.percent > 0), 0) as taxed, coalesce(bool_or(l.withheld), false) as withheld
    from judged j left join lines l on l.id = j.id where j.reason is null group by j.id)
  select l.id, concat_ws('/', l.side, case when l.withheld then 'w' else '' end || l.code, coalesce(l.percent::text, 'amount')),
         round(sum(coalesce(l.base, 0) * l.factor), 2), round(sum(l.amount * l.factor), 2)
  from lines l where l.withheld or l.code <> '01' or l.percent is distinct from 0 group by l.id, l.side, l.withheld, l.code, l.percent
  union all
  select u.id, u.side || '/01/none', round((u.whole - u.taxed) * u.factor, 2), 0.00 from untaxed u where u.whole - u.taxed >= 1
  union all
  select u.id, u.side || '/w/none', round(u.whole * u.factor, 2), 0.00 from untaxed u where not u.withheld
  union all
  select j.id, 'left/' || j.reason, 0.00, 0.00 from judged j where j.reason is not null
$function$;

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
  -- A person accepts one invitation at a time, because two simultaneous calls would not see each other's membership.
  perform pg_advisory_xact_lock(hashtextextended('person:' || me, 0));
  select * into i from private.account_invitations x
    where x.token_sha256 = encode(sha256(convert_to(token, 'UTF8')), 'hex');
  if i.id is null then
    raise exception 'not-found' using errcode = 'P0001';
  end if;
  -- The team or account is locked before the invitation, in the order of own_invitation, so that no deadlock occurs.
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
  -- People who register alone gave this consent in the site's form, but an invited account can be created without that form.
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

CREATE OR REPLACE FUNCTION public.agenda_appointment (
  appointment uuid
)
  RETURNS jsonb
  LANGUAGE plpgsql
  STABLE
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  a public.appointments;
  steps jsonb;
begin
  perform private.require_staff();
  select * into a from public.appointments x where x.id = appointment;
  if a.id is null or not private.sees_client(a.user_id) then
    raise exception 'not-found' using errcode = 'P0001';
  end if;
  select coalesce(jsonb_agg(jsonb_build_object('action', l.action, 'by', private.member_name(l.actor), 'at', l.at) order by l.id), '[]')
    into steps from public.audit_log l
    where l.target = a.user_id and l.action like 'appointment.%' and l.after ->> 'appointment' = a.id::text;
  return jsonb_build_object('appointment', (
      select private.agenda_row(a, private.client_title(a.user_id), (select u.email from private.contact_of(a.user_id) u))), 'attends', private.attending_names(a), 'steps', steps,
    'kind', (select t.name from private.appointment_types t where t.id = a.type),
    'outside', a.status in ('requested', 'proposed', 'confirmed') and exists (
      select from unnest(array[a.person, a.second_person]) p where tstzrange(a.starts_at, a.ends_at) && private.outside_busy(p)),
    'series', (
      select jsonb_build_object('place', count(*) filter (where x.starts_at <= a.starts_at), 'count', count(*),
        'following', count(*) filter (where x.starts_at > a.starts_at and x.status in ('requested', 'proposed', 'confirmed')))
      from public.appointments x where x.series = a.series and x.user_id = a.user_id having a.series is not null),
    'missed', (select count(*) from public.appointments x where x.user_id = a.user_id and x.status = 'missed'),
    'remark', (select jsonb_build_object('body', r.body, 'version', r.version, 'by', private.member_name(r.author))
      from private.appointment_remarks r where r.appointment = a.id),
    'last', jsonb_build_object(
    'at', a.updated_at,
    -- The author is found by the time of the change, which is also the time of its entry in the audit log.
    'by', (select s ->> 'by' from jsonb_array_elements(steps) s where (s ->> 'at')::timestamptz = a.updated_at limit 1)));
end $function$;

CREATE OR REPLACE FUNCTION public.agenda_list (
  wanted    jsonb,
  page_size integer DEFAULT 25
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
  kind text := coalesce(wanted ->> 'kind', 'coming');
  client uuid := (wanted ->> 'client')::uuid;
  size int := least(greatest(page_size, 1), 200);
  direction text := case kind when 'past' then 'desc' else 'asc' end;
  -- The filter by `starts_at` lets the query use an index; no appointment lasts longer than eight hours.
  filter text := case kind
    when 'waiting' then 'a.status = ''requested'' and a.ends_at > now() and a.starts_at > now() - interval ''8 hours'''
    when 'past' then '(a.ends_at <= now() or a.status in (''cancelled'', ''done'', ''missed''))'
    else 'a.status in (''requested'', ''proposed'', ''confirmed'') and a.ends_at > now() and a.starts_at > now() - interval ''8 hours''' end;
  clients uuid[];
  found uuid[];
begin
  perform private.require_staff();
  if client is not null and not private.sees_client(client) then
    raise exception 'not-found' using errcode = 'P0001';
  end if;
  if wanted -> 'cursor' ->> 0 is not null then
    filter := filter || format(' and (a.starts_at, a.id) %s (%L::timestamptz, %L::uuid)', case kind when 'past' then '<' else '>' end,
      wanted -> 'cursor' ->> 0, wanted -> 'cursor' ->> 1);
  end if;
  if client is not null then
    clients := array[client];
  elsif not private.is_admin() then
    clients := array(select private.my_clients());
  end if;
  execute format(case when clients is null
      then 'select array(select a.id from public.appointments a where %1$s order by a.starts_at %2$s, a.id %2$s limit %3$s)'
      -- The query reads one page of each client by an index, because no index is sorted across several clients.
      else 'select array(select o.id from unnest($1) c cross join lateral (
              select a.starts_at, a.id from public.appointments a where a.user_id = c and %1$s
              order by a.starts_at %2$s, a.id %2$s limit %3$s) o order by o.starts_at %2$s, o.id %2$s limit %3$s)' end,
    filter, direction, size) into found using clients;
  return (select coalesce(jsonb_agg(private.agenda_row(a, k.title, u.email) order by f.place), '[]')
    from unnest(found) with ordinality f (id, place) join public.appointments a on a.id = f.id
    left join lateral private.contact_of(a.user_id) u on true left join private.client_cards k on k.client = a.user_id);
end $function$;

CREATE OR REPLACE FUNCTION public.agenda_week (
  monday date
)
  RETURNS jsonb
  LANGUAGE plpgsql
  STABLE
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  is_admin boolean := private.is_admin();
  mine uuid[] := array(select private.my_clients());
begin
  perform private.require_staff();
  return (
    select jsonb_build_object(
      'appointments', coalesce(jsonb_agg(private.agenda_row(a, k.title, u.email) order by a.starts_at, a.id) filter (where seen.it), '[]'),
      'busy', coalesce(jsonb_agg(jsonb_build_object('at', a.starts_at, 'until', a.ends_at, 'person', a.person, 'second', a.second_person) order by a.starts_at, a.id)
        filter (where not seen.it), '[]'))
    from public.appointments a
    -- `limit 1` makes PostgreSQL look up each account alone, because a join would read every account of the firm.
    left join lateral (select c.email from private.contact_of(a.user_id) c limit 1) u on true
    left join lateral (select x.title from private.client_cards x where x.client = a.user_id limit 1) k on true
    cross join lateral (select is_admin or a.user_id = any (mine) as it) seen
    where a.status <> 'cancelled'
      and a.starts_at >= monday::timestamp at time zone 'America/Bogota'
      and a.starts_at < (monday + 7)::timestamp at time zone 'America/Bogota');
end $function$;

CREATE OR REPLACE FUNCTION public.begin_review_record (
  invoice uuid
)
  RETURNS jsonb
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  me uuid := private.require_account('reader');
  i public.invoices;
  made private.review_records;
begin
  -- The second of two simultaneous calls waits here for the first call, so that both return the same record.
  select * into i from public.invoices x where x.id = invoice for update;
  if i.id is null or i.user_id <> me and not private.sees_client(i.user_id) then
    raise exception 'not-found' using errcode = 'P0001';
  end if;
  if i.status = 'reviewing' then
    raise exception 'record-undecided' using errcode = 'P0001';
  end if;
  made := private.take_record(i, false);
  if made.path is null and i.withdrawn_at > clock_timestamp() - interval '30 seconds' then
    raise exception 'record-settling' using errcode = 'P0001';
  end if;
  if made.asked_at is null then
    update private.review_records r set asked_at = clock_timestamp() where r.id = made.id;
    if private.is_staff() then
      perform private.note_staff('record.issued', i.user_id, null, jsonb_build_object('number', made.number));
    end if;
  end if;
  return jsonb_build_object('id', made.id, 'number', made.number, 'code', made.code, 'issued_at', made.issued_at,
    'at_decision', made.at_decision, 'content', made.content, 'standing', private.record_standing(i, made.decision),
    'path', made.path);
end $function$;

CREATE OR REPLACE FUNCTION public.cancel_following (
  appointment uuid,
  seen        integer,
  note        text    DEFAULT NULL::text
)
  RETURNS integer
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  a public.appointments;
  x public.appointments;
  cancelled int := 0;
begin
  perform private.require_staff();
  perform private.lock_series(appointment);
  a := private.own_appointment(appointment, null);
  -- The button was pressed twice, so nothing changes.
  if a.status = 'cancelled' and private.is_own_step(a) then
    return 0;
  end if;
  if a.sequence is distinct from seen then
    raise exception 'conflict' using errcode = 'P0001';
  end if;
  for x in select f.* from private.following(a) f order by f.starts_at loop
    perform public.cancel_appointment(x.id, cancel_following.note, x.sequence);
    cancelled := cancelled + 1;
  end loop;
  if cancelled = 0 then
    raise exception 'too-late' using errcode = 'P0001';
  end if;
  return cancelled;
end $function$;

CREATE OR REPLACE FUNCTION public.change_appointment_place (
  appointment uuid,
  seen        integer,
  place       text,
  detail      text    DEFAULT NULL::text,
  note        text    DEFAULT NULL::text
)
  RETURNS public.appointments
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
#variable_conflict use_column
declare
  a public.appointments := private.own_appointment(appointment, null);
  by_firm boolean := a.user_id <> private.require_account('assistant');
  kind private.appointment_types := private.type_of(a.type);
  old_place text := a.place;
begin
  if change_appointment_place.place is null or change_appointment_place.place not in ('video', 'office', 'phone') then
    raise exception 'place-gone' using errcode = 'P0001';
  end if;
  if by_firm and change_appointment_place.place <> kind.place and not kind.other_places ? change_appointment_place.place then
    kind.other_places := kind.other_places || jsonb_build_object(change_appointment_place.place, null);
  end if;
  kind := private.at_place(kind, change_appointment_place.place, change_appointment_place.detail, a.user_id, by_firm);
  if by_firm and kind.place <> 'phone' and btrim(change_appointment_place.detail) <> '' then
    kind.detail := btrim(change_appointment_place.detail);
  end if;
  if a.place = kind.place and a.place_detail is not distinct from kind.detail then
    return a;
  end if;
  -- A client can only confirm or decline an offer from the waiting list, and not change its place.
  if a.sequence is distinct from seen or a.status = 'proposed' and a.offer_until is not null and not by_firm then
    raise exception 'conflict' using errcode = 'P0001';
  end if;
  if a.status not in ('requested', 'proposed', 'confirmed') or a.ends_at <= now() or not by_firm and not private.may_still_change(a) then
    raise exception 'too-late' using errcode = 'P0001';
  end if;
  if not by_firm and a.sequence >= 20 then
    raise exception 'appointment-limit' using errcode = 'P0001';
  end if;
  if kind.place = 'office' and exists (
    select from unnest(array[a.person, a.second_person]) p
    where p is not null and private.is_at_home(p, (a.starts_at at time zone 'America/Bogota')::date)) then
    raise exception '%', case when by_firm then 'slot-home' else 'place-gone' end using errcode = 'P0001';
  end if;
  update public.appointments x
    set place = kind.place, place_detail = kind.detail, status = case when by_firm then x.status else 'requested' end,
        sequence = x.sequence + 1, note = case when by_firm then nullif(btrim(change_appointment_place.note), '') end, updated_at = now()
    where x.id = a.id returning * into a;
  if by_firm then
    perform private.note_staff('appointment.place', a.user_id,
      jsonb_build_object('appointment', a.id, 'starts_at', a.starts_at, 'place', old_place),
      jsonb_build_object('appointment', a.id, 'starts_at', a.starts_at, 'place', a.place, 'note', a.note));
  end if;
  perform private.mail_appointment(a, case when by_firm then 'place' else 'changed' end);
  return a;
end $function$;

CREATE OR REPLACE FUNCTION public.change_calendar (
  seen    integer,
  kind    text,
  about   text,
  change  jsonb,
  norm    text,
  source  text,
  clients integer,
  dates   integer
)
  RETURNS integer
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  me uuid := (select auth.uid());
  newest private.calendar_edits;
  version_of_rows int;
  gone jsonb;
  problem jsonb;
begin
  perform private.require_admin();
  lock table private.calendar_edits in share row exclusive mode;
  select * into newest from private.calendar_edits e order by e.version desc limit 1;
  if coalesce(newest.version, 0) is distinct from seen then
    raise exception 'calendar-meanwhile' using errcode = 'P0001',
      detail = jsonb_build_object('by', private.member_name(newest.actor), 'at', newest.at)::text;
  end if;
  if jsonb_array_length(coalesce(change -> 'rows', '[]')) > 5000 or jsonb_array_length(coalesce(change -> 'overrides', '[]')) > 5000 then
    raise exception 'invalid-input' using errcode = 'P0001';
  end if;
  -- All dates are checked before one is stored, because a wrong date would break the computation for all clients.
  problem := coalesce(private.date_problem(coalesce(change -> 'rows', '[]'), true, change_calendar.kind = 'confirm'),
    private.date_problem(coalesce(change -> 'overrides', '[]'), false));
  if problem is not null then
    raise exception 'invalid-input' using errcode = 'P0001', detail = problem::text;
  end if;
  gone := jsonb_build_object(
    'overrides', (select coalesce(jsonb_agg(to_jsonb(o)), '[]') from private.due_date_overrides o
      where o.id::text in (select jsonb_array_elements_text(coalesce(change -> 'drop_overrides', '[]')))),
    'days', (select coalesce(jsonb_agg(to_jsonb(d)), '[]') from private.non_business_days d
      where d.day::text in (select jsonb_array_elements_text(coalesce(change -> 'drop_days', '[]')))));

  if jsonb_array_length(coalesce(change -> 'rows', '[]')) > 0 then
    select greatest(coalesce(max(r.version), 1), 1) + 1 into version_of_rows from private.due_date_rows r;
    insert into private.due_date_rows (obligation, municipality, period, endings, version, due, norm, source, state, made_by)
      select r.obligation, coalesce(r.municipality, ''), r.period, r.endings, version_of_rows, r.due, r.norm, r.source, r.state, me
      from jsonb_to_recordset(change -> 'rows') as r (obligation text, municipality text, period text, endings text, due date, norm text,
        source text, state text);
  end if;
  if jsonb_array_length(coalesce(change -> 'overrides', '[]')) > 0 then
    insert into private.due_date_overrides (obligation, municipality, period, endings, due, norm, source, state, reason, client, made_by)
      select o.obligation, coalesce(o.municipality, ''), o.period, o.endings, o.due, o.norm, o.source, o.state, o.reason, o.client, me
      from jsonb_to_recordset(change -> 'overrides') as o (obligation text, municipality text, period text, endings text, due date, norm text,
        source text, state text, reason text, client uuid);
  end if;
  if gone -> 'overrides' <> '[]' then
    delete from private.due_date_overrides o
      where o.id::text in (select jsonb_array_elements_text(change -> 'drop_overrides'));
  end if;
  if jsonb_array_length(coalesce(change -> 'days', '[]')) > 0 then
    insert into private.non_business_days (day, name, scope, norm, made_by)
      select d.day, d.name, d.scope, d.norm, me
      from jsonb_to_recordset(change -> 'days') as d (day date, name text, scope text, norm text)
      on conflict on constraint non_business_days_pkey do update set (name, scope, norm, made_by, made_at) =
        (excluded.name, excluded.scope, excluded.norm, me, clock_timestamp());
  end if;
  if gone -> 'days' <> '[]' then
    delete from private.non_business_days d where d.day::text in (select jsonb_array_elements_text(change -> 'drop_days'));
  end if;
  insert into private.uvt_values (year, value, norm, made_by)
    select u.year, u.value, change_calendar.norm, me from jsonb_to_recordset(coalesce(change -> 'uvt', '[]')) as u (year int, value int)
    on conflict on constraint uvt_values_pkey do update set (value, norm, made_by, made_at) = (excluded.value, excluded.norm, me, clock_timestamp());
  insert into private.wage_values (year, value, aid, norm, made_by)
    select w.year, w.value, w.aid, change_calendar.norm, me from jsonb_to_recordset(coalesce(change -> 'wages', '[]')) as w (year int, value int, aid int)
    on conflict on constraint wage_values_pkey do update set (value, aid, norm, made_by, made_at) =
      (excluded.value, excluded.aid, excluded.norm, me, clock_timestamp());
  insert into private.usury_rates (month, percent, norm, made_by)
    select r.month, r.percent, change_calendar.norm, me from jsonb_to_recordset(coalesce(change -> 'usury', '[]')) as r (month text, percent numeric)
    on conflict on constraint usury_rates_pkey do update set (percent, norm, made_by, made_at) = (excluded.percent, excluded.norm, me, clock_timestamp());

  insert into private.calendar_edits (version, actor, kind, about, change, norm, source, clients, dates)
    values (seen + 1, me, change_calendar.kind, change_calendar.about, change || jsonb_build_object('gone', gone), change_calendar.norm, change_calendar.source,
      change_calendar.clients, change_calendar.dates);
  perform private.note_staff('calendar.' || change_calendar.kind, null, null,
    jsonb_build_object('about', change_calendar.about, 'norm', change_calendar.norm, 'clients', change_calendar.clients, 'dates', change_calendar.dates));
  return seen + 1;
end $function$;

CREATE OR REPLACE FUNCTION public.create_client (
  client  uuid,
  company jsonb,
  advisor uuid    DEFAULT NULL::uuid,
  people  jsonb   DEFAULT '[]'::jsonb,
  send    boolean DEFAULT true,
  again   boolean DEFAULT false
)
  RETURNS void
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
begin
  perform private.require_admin();
  perform pg_advisory_xact_lock(hashtextextended('client:' || client, 0));
  if exists (select from public.accounts a where a.id = client) then
    if exists (select from public.companies c join public.accounts a on a.id = c.user_id and a.by_firm
        where c.user_id = client and c.nit = company ->> 'nit') then
      return;
    end if;
    raise exception 'conflict' using errcode = 'P0001';
  end if;
  -- A person's id is refused as the client's id, because an account with this id would belong to that person.
  if exists (select from auth.users u where u.id = client) then
    raise exception 'conflict' using errcode = 'P0001';
  end if;
  if jsonb_typeof(people) is distinct from 'array' or jsonb_array_length(people) > 10
    or not coalesce(company ->> 'nit' ~ '^[1-9][0-9]{4,14}$' and company ->> 'digit' = private.nit_check_digit(company ->> 'nit')::text
      and private.is_name(company ->> 'name', 2, 150), false) then
    raise exception 'invalid-input' using errcode = 'P0001';
  end if;
  perform private.open_client((select auth.uid()), client, company, advisor, people, send, again);
end $function$;

CREATE OR REPLACE FUNCTION public.delete_invoice (
  invoice uuid
)
  RETURNS jsonb
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare i public.invoices := private.own_invoice(invoice);
begin
  if i.id is null then
    return null;
  end if;
  if i.deleted_at is null then
    if i.status <> 'reviewing' then
      raise exception 'invoice-reviewed' using errcode = 'P0001';
    end if;
    insert into private.deleted_documents (invoice_id, user_id, document, uploads, path)
      select i.id, i.user_id, to_jsonb(d), array(select u.id from public.uploads u where u.document_id = d.id), d.storage_path
      from public.documents d where d.id = i.document_id
      -- The path is stored already if a document that outlived its invoice was sent as an invoice and deleted again.
      on conflict (path) do update set invoice_id = excluded.invoice_id, document = excluded.document, uploads = excluded.uploads;
    update public.invoices set document_id = null, deleted_at = clock_timestamp(), withdrawn_at = clock_timestamp()
      where id = i.id returning * into i;
    delete from public.documents d using private.deleted_documents k
      where k.invoice_id = i.id and d.id = (k.document ->> 'id')::uuid and not private.serves_elsewhere(d);
  end if;
  return jsonb_build_object('id', i.id, 'withdrawn_at', i.withdrawn_at);
end $function$;

CREATE OR REPLACE FUNCTION public.export_books (
  batch         uuid,
  client        uuid,
  wanted_month  text,
  wanted_format text,
  options       jsonb,
  entries       jsonb,
  repeated      uuid[]  DEFAULT '{}'::uuid[],
  reason        text    DEFAULT NULL::text,
  dated         boolean DEFAULT false
)
  RETURNS integer
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  b private.book_batches;
  chosen uuid[];
  again int;
  unseen boolean;
  made int;
begin
  perform private.require_client(client);
  perform private.require_book_month(wanted_month);
  perform pg_advisory_xact_lock(hashtext('books ' || client));
  select x.* into b from private.book_batches x where x.id = batch;
  if b.id is not null then
    if b.user_id <> client then
      raise exception 'not-found' using errcode = 'P0001';
    end if;
    return b.number;
  end if;
  if jsonb_typeof(entries) is distinct from 'array' or jsonb_array_length(entries) not between 1 and 1000 then
    raise exception 'invalid-input' using errcode = 'P0001';
  end if;
  chosen := array(select (e ->> 'invoice')::uuid from jsonb_array_elements(entries) e);
  if (select count(distinct c) from unnest(chosen) c) <> cardinality(chosen)
    or exists (select from jsonb_array_elements(entries) e where jsonb_typeof(e -> 'lines') is distinct from 'array' or jsonb_array_length(e -> 'lines') < 2
      or (select coalesce(sum((l ->> 'debit')::bigint) = sum((l ->> 'credit')::bigint) and sum((l ->> 'debit')::bigint) > 0
          and min((l ->> 'debit')::bigint) >= 0 and min((l ->> 'credit')::bigint) >= 0 and bool_and(l ->> 'account' ~ '^[0-9]{4,12}$'), false)
        from jsonb_array_elements(e -> 'lines') l) is not true) then
    raise exception 'invalid-input' using errcode = 'P0001';
  end if;
  -- The export fails if a colleague has reopened the decision about a chosen invoice in the meantime.
  if (select count(*) from private.book_invoices(client, wanted_month) k where k.invoice = any (chosen) and k.reason is null) <> cardinality(chosen) then
    raise exception 'conflict' using errcode = 'P0001';
  end if;
  if not coalesce(dated, false) and exists (select from public.dian_months m where m.user_id = client and m.month = wanted_month and m.closed_at is not null) then
    raise exception 'books-closed' using errcode = 'P0001';
  end if;
  select count(*), coalesce(bool_or(not i.id = any (coalesce(repeated, '{}'))), false) into again, unseen
  from public.invoices i where i.id = any (chosen) and exists (select from private.book_entries e join private.book_batches x on x.id = e.batch
    where e.user_id = client and e.key = private.book_key(i) and x.withdrawn_at is null);
  if unseen or (again > 0 and reason is null) then
    raise exception 'books-exported' using errcode = 'P0001';
  end if;
  select coalesce(max(x.number), 0) + 1 into made from private.book_batches x where x.user_id = client;
  insert into private.book_batches (id, user_id, month, number, format, options, made_by, entries, rows, total, repeated, reason)
    select batch, client, wanted_month, made, wanted_format, export_books.options, private.member_name((select auth.uid())), cardinality(chosen),
      (select sum(jsonb_array_length(e -> 'lines')) from jsonb_array_elements(entries) e),
      (select sum((l ->> 'debit')::bigint) from jsonb_array_elements(entries) e, jsonb_array_elements(e -> 'lines') l),
      again, case when again > 0 then export_books.reason end;
  insert into private.book_entries (batch, place, user_id, key, entry)
    select export_books.batch, e.place, client, private.book_key(i), e.entry
    from jsonb_array_elements(entries) with ordinality e (entry, place) join public.invoices i on i.id = (e.entry ->> 'invoice')::uuid;
  perform private.note_staff('books.made', client, null, jsonb_strip_nulls(jsonb_build_object('month', wanted_month, 'number', made,
    'format', wanted_format, 'entries', cardinality(chosen), 'repeated', nullif(again, 0), 'note', case when again > 0 then export_books.reason end)));
  return made;
end $function$;

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
  from_firm boolean;
  keeps_days boolean;
begin
  select x.* into strict u from private.dian_uploads x where x.id = upload for update;
  from_firm := exists (select from private.staff s where s.user_id = u.made_by);
  -- All calls process months in the same order, so that two lists of a client cannot block each other.
  for span in select s ->> 'month' as month, (s ->> 'from')::date as from_day, (s ->> 'until')::date as until_day
      from jsonb_array_elements(spans) s order by 1 loop
    insert into public.dian_months (user_id, month, first_day, last_day, file_name, listed_by)
      values (u.user_id, span.month, span.from_day, span.until_day, u.file_name, u.name) on conflict (user_id, month) do nothing;
    select x.* into m from public.dian_months x where x.user_id = u.user_id and x.month = span.month for update;
    continue when m.closed_at is not null;
    delete from private.dian_entries e where e.user_id = u.user_id and e.month = span.month and e.row is not null
      and e.issued between span.from_day and span.until_day and (from_firm or not e.by_firm)
      and not exists (select from private.dian_upload_rows r where r.upload = u.id and r.month = e.month and r.key = e.key);
    insert into private.dian_entries (user_id, month, key, side, row, issued, by_firm)
      select u.user_id, r.month, r.key, r.side, r.row, (r.row ->> 'issued')::date, from_firm from private.dian_upload_rows r
      where r.upload = u.id and r.month = span.month
        -- A row of a client's list is skipped if the firm already uploaded the same document.
        -- The keys of repeated rows end with `#` and the number of the line.
        and (from_firm or not exists (select from private.dian_entries e where e.user_id = u.user_id and e.by_firm
          and e.month = any (array[span.month, to_char(to_date(span.month, 'YYYY-MM') - interval '1 month', 'YYYY-MM'),
            to_char(to_date(span.month, 'YYYY-MM') + interval '1 month', 'YYYY-MM')]) and e.key in (r.key, regexp_replace(r.key, '#[0-9]+$', ''))))
      on conflict (user_id, month, key) do update set side = excluded.side, row = excluded.row, issued = excluded.issued,
        by_firm = excluded.by_firm;
    keeps_days := not from_firm and exists (select from private.dian_entries e where e.user_id = u.user_id and e.month = span.month and e.by_firm);
    -- If the days of the old and the new list touch, the month covers the days of both lists.
    -- If the days do not touch, the new list's days count, but a client's list never replaces the firm's days.
    update public.dian_months x set
        first_day = case when span.from_day <= m.last_day + 1 and span.until_day >= m.first_day - 1 then least(m.first_day, span.from_day)
          when keeps_days then m.first_day else span.from_day end,
        last_day = case when span.from_day <= m.last_day + 1 and span.until_day >= m.first_day - 1 then greatest(m.last_day, span.until_day)
          when keeps_days then m.last_day else span.until_day end,
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

CREATE OR REPLACE FUNCTION public.finish_invoice_move (
  invoice uuid,
  client  uuid,
  seen    integer,
  note    text
)
  RETURNS jsonb
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  i public.invoices;
  moved public.invoices;
begin
  perform private.require_staff();
  perform private.require_client(client);
  select t.* into moved from public.uploads u join public.invoices t on t.document_id = u.document_id
    where u.user_id = client and u.key = invoice and u.status in ('done', 'duplicate') and t.user_id = client;
  if moved.id is null then
    raise exception 'not-found' using errcode = 'P0001';
  end if;
  perform public.decide_invoice(invoice, 'rejected', seen, note);
  update public.invoices x set moved_at = clock_timestamp() where x.id = invoice and x.moved_at is null returning * into i;
  if i.id is not null then
    -- The copied file is marked as uploaded by the firm, because the client who receives the copy did not upload it.
    update public.documents d set uploaded_by = 'firm' from public.uploads u
      where u.user_id = finish_invoice_move.client and u.key = finish_invoice_move.invoice and u.status = 'done' and d.id = u.document_id;
    perform private.note_staff('invoice.moved', i.user_id, jsonb_build_object('invoice', i.id, 'number', i.number), null);
    perform private.note_staff('invoice.moved-here', client, null, jsonb_build_object('invoice', moved.id, 'number', moved.number));
  end if;
  return jsonb_build_object('number', moved.number);
end $function$;

CREATE OR REPLACE FUNCTION public.finish_upload (
  upload         uuid,
  attempt        integer,
  content_sha256 text,
  content_size   bigint,
  content_type   text,
  push_drive     boolean
)
  RETURNS jsonb
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  u public.uploads;
  twin public.documents;
  invoice_number text;
begin
  select * into u from public.uploads x where x.id = upload for update;
  if u.status in ('done', 'duplicate') then
    return (select jsonb_build_object('status', u.status, 'document_id', d.id, 'name', d.name, 'number', i.number)
            from public.documents d left join public.invoices i on i.document_id = d.id where d.id = u.document_id);
  end if;
  if u.id is null or u.status <> 'verifying' or u.attempts <> attempt then
    raise exception 'lease-lost' using errcode = 'P0001';
  end if;
  u.name := private.name_of_content(u.name, content_type);
  insert into public.documents (id, user_id, name, file_path, storage_path, file_type, file_size, sha256, made_by)
    values (u.id, u.user_id, u.name, '/api/documentos/' || u.id, u.path, content_type, content_size, content_sha256, u.made_by)
    on conflict do nothing;
  if not found then
    select * into strict twin from public.documents d where d.user_id = u.user_id and d.sha256 = content_sha256;
    perform private.show_document(twin.id, push_drive, clock_timestamp());
    if not exists (select from public.invoices i where i.document_id = twin.id) then
      invoice_number := private.next_invoice_number(u.user_id);
      -- The trigger note_answer looks in upload_answers for the document's id, which here is another upload's id.
      -- The insert sets `replaces` itself, because the invoice to replace is stored under the id of this upload.
      insert into public.invoices (document_id, user_id, number, replaces)
        values (twin.id, u.user_id, invoice_number,
                (select a.invoice_id from private.upload_answers a where a.upload_id = u.id));
      update public.uploads set status = 'done', document_id = twin.id, lease_until = null, settled_at = clock_timestamp()
        where id = upload;
      return jsonb_build_object('status', 'done', 'document_id', twin.id, 'name', twin.name, 'number', invoice_number);
    end if;
    update public.uploads set status = 'duplicate', document_id = twin.id, lease_until = null, settled_at = clock_timestamp()
      where id = upload;
    return (select jsonb_build_object('status', 'duplicate', 'document_id', twin.id, 'name', twin.name, 'number', i.number)
            from (select 1) one left join public.invoices i on i.document_id = twin.id);
  end if;
  invoice_number := private.next_invoice_number(u.user_id);
  insert into public.invoices (document_id, user_id, number) values (u.id, u.user_id, invoice_number);
  begin
    perform public.insert_archivo_subido(u.name, u.path, content_type, content_size, '/api/documentos/' || u.id, null, null,
      u.user_id, case u.purpose when 'mail' then 'Factura recibida por correo el ' else 'Factura subida el ' end || to_char(now() at time zone 'America/Bogota', 'DD/MM/YYYY'));
  exception when others then
    raise warning 'insert_archivo_subido failed: %', sqlstate;
  end;
  if push_drive then
    insert into public.outbox (kind, key, user_id, batch_id, payload, next_at)
      values ('drive.push', 'drive:' || u.id, u.user_id, u.batch_id, jsonb_build_object('document_id', u.id),
              clock_timestamp() + interval '5 minutes');
  end if;
  update public.uploads set status = 'done', document_id = u.id, lease_until = null, settled_at = clock_timestamp()
    where id = upload;
  return jsonb_build_object('status', 'done', 'document_id', u.id, 'name', u.name, 'number', invoice_number);
end $function$;

CREATE OR REPLACE FUNCTION public.firm_today (
  monday    date,
  page_size integer DEFAULT 30,
  only_kind text    DEFAULT NULL::text
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
  size int := least(greatest(page_size, 1), 100);
  -- `mine` is null for administrators, who see all clients of the firm.
  mine uuid[] := case when not private.is_admin() then array(select private.my_clients()) end;
  waiting jsonb;
  week jsonb;
  today date := (now() at time zone 'America/Bogota')::date;
begin
  perform private.require_staff();
  -- `waiting` has up to 101 lines of each kind of work, the oldest first.
  waiting := jsonb_build_object(
    -- The id is a hash of obligation, period and due day, so it stays the same when one client's obligation is filed.
    'obligation', (select jsonb_agg(to_jsonb(l)) from (
      select 'obligation' as kind,
        overlay(overlay(md5(concat_ws(' ', x.obligation, x.municipality, x.period, x.due)) placing '5' from 13) placing '8' from 17)::uuid as id,
        (x.due - 5)::timestamp at time zone 'America/Bogota' as at, case when count(*) = 1 then (array_agg(x.user_id))[1] end as client,
        x.obligation as title, concat_ws('/', x.municipality, x.period, min(x.name)) as detail, count(*)::int as key,
        x.due::timestamp at time zone 'America/Bogota' as starts_at
      from public.obligations x
      where x.applies and x.state not in ('filed', 'paid', 'not-applicable') and x.due between today - 366 and today + 5
        and (mine is null or x.user_id = any (mine))
      group by x.obligation, x.municipality, x.period, x.due order by 3, 2 limit 101) l),
    'registration', (select jsonb_agg(to_jsonb(l)) from (
      select 'registration' as kind, s.user_id as id, s.created_at as at, s.user_id as client, null as title, null as detail,
        null::int as key, null::timestamptz as starts_at
      from private.waiting_registrations() s order by 3, 2) l),
    'invoice', (select jsonb_agg(to_jsonb(l)) from (
      select 'invoice' as kind, x.id, x.queued_at as at, x.user_id as client, x.number as title, null as detail, x.decision as key,
        null::timestamptz as starts_at
      from public.invoices x where x.queue = 'waiting' and (mine is null or x.user_id = any (mine)) order by 3, 2 limit 101) l),
    'message', (select jsonb_agg(to_jsonb(l)) from (
      select 'message' as kind, x.thread_id as id, x.last_at as at, x.client, null as title, null as detail, null::int as key,
        null::timestamptz as starts_at
      from private.thread_desk x where x.unread > 0 and (mine is null or x.client = any (mine)) order by 3, 2 limit 101) l),
    'appointment', (select jsonb_agg(to_jsonb(l)) from (
      select 'appointment' as kind, x.id, x.created_at as at, x.user_id as client, x.title, null as detail, x.sequence as key, x.starts_at
      from public.appointments x where x.status = 'requested' and x.ends_at > now() and (mine is null or x.user_id = any (mine))
      order by 3, 2 limit 101) l),
    'contact', (select jsonb_agg(to_jsonb(l)) from (
      select 'contact' as kind, x.id, x.created_at as at, null::uuid as client, x.name as title, left(x.message, 120) as detail,
        null::int as key, null::timestamptz as starts_at
      from public.contact_messages x where x.status = 'new' and mine is null order by 3, 2 limit 101) l),
    'request', (select jsonb_agg(to_jsonb(l)) from (
      select 'request' as kind, x.id, coalesce(a.at, x.changed_at) as at, x.user_id as client, x.title, null as detail, x.to_review as key,
        null::timestamptz as starts_at
      from public.document_requests x cross join lateral (
        select min(i.answered_at) as at from public.document_request_items i where i.request = x.id and i.state = 'answered') a
      where x.status = 'open' and x.to_review > 0 and (mine is null or x.user_id = any (mine)) order by 3, 2 limit 101) l),
    'delivery', (select jsonb_agg(to_jsonb(l)) from (
      select 'delivery' as kind, (array_agg(x.id order by x.created_at, x.id))[1] as id, min(x.created_at) as at,
        case when count(distinct x.user_id) = 1 and count(x.user_id) = count(*) then (array_agg(x.user_id))[1] end as client,
        x.kind as title, x.last_error as detail, count(*)::int as key, null::timestamptz as starts_at
      from public.outbox x
      where x.status = 'parked' and not private.is_mistyped(x.last_error) and (mine is null or x.user_id = any (mine))
      group by x.kind, x.last_error order by 3, 2 limit 101) l));
  select coalesce(jsonb_agg(jsonb_build_object('day', w.day, 'accepted', w.accepted, 'rejected', w.rejected, 'minutes', w.minutes)
      order by w.day), '[]') into week from (
    select (x.queued_at at time zone 'America/Bogota')::date as day,
           count(*) filter (where x.queue = 'accepted') as accepted, count(*) filter (where x.queue = 'rejected') as rejected,
           round(sum(extract(epoch from x.queued_at - x.created_at)) / 60) as minutes
    from public.invoices x where x.queue in ('accepted', 'rejected')
      and x.queued_at >= monday::timestamp at time zone 'America/Bogota' and (mine is null or x.user_id = any (mine)) group by 1) w;
  return jsonb_build_object('week', week, 'promise', public.response_promise(),
    'counts', (select jsonb_object_agg(k.kind, coalesce(jsonb_array_length(nullif(k.lines, 'null')), 0)) from jsonb_each(waiting) k (kind, lines)),
    'lines', (
      select coalesce(jsonb_agg(private.today_line(l.line) order by l.due, l.at), '[]') from (
        select x.line, d.due, (x.line ->> 'at')::timestamptz as at
        from jsonb_each(waiting) k (kind, lines) cross join jsonb_array_elements(nullif(k.lines, 'null')) x (line)
        cross join lateral (select case when k.kind = 'obligation'
          then ((x.line ->> 'starts_at')::timestamptz at time zone 'America/Bogota')::date else today end as due) d
        where only_kind is null or k.kind = only_kind
        order by 2, 3 limit size) l));
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
  -- Paging back reached the beginning, so a full first page is returned.
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
        -- The list shows an invitation only while the account has no people.
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

CREATE OR REPLACE FUNCTION public.list_requests (
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
  list text := coalesce(wanted ->> 'list', 'open');
  closed boolean := list = 'closed';
  size int := least(greatest(page_size, 1), 200);
  today date := (now() at time zone 'America/Bogota')::date;
  after text := wanted -> 'after' ->> 0;
  after_id uuid := (wanted -> 'after' ->> 1)::uuid;
  -- If `clients` is null, the list has the requests of all clients of the firm.
  clients uuid[];
  found uuid[];
  found_rows jsonb;
  last_row jsonb;
begin
  perform private.require_staff();
  if not private.is_admin() then
    clients := array(select private.my_clients());
  end if;
  if wanted ->> 'client' is not null then
    clients := array(select c from unnest(array[(wanted ->> 'client')::uuid]) c where clients is null or c = any (clients));
  end if;
  if closed then
    found := array(select r.id from public.document_requests r
      where r.closed_at is not null and (clients is null or r.user_id = any (clients))
        and (after is null or (r.closed_at, r.id) < (after::timestamptz, after_id))
      order by r.closed_at desc, r.id desc limit size + 1);
  else
    found := array(select r.id from public.document_requests r
      where case list when 'review' then r.status = 'open' and r.to_review > 0 when 'drafts' then r.status = 'draft' else r.status = 'open' end
        and (clients is null or r.user_id = any (clients)) and (after is null or (r.due_on, r.id) > (after::date, after_id))
      order by r.due_on, r.id limit size + 1);
  end if;
  select coalesce(jsonb_agg(private.request_facts(r) || jsonb_build_object('client', r.user_id, 'clientTitle', k.title,
      'byMail', exists (select from private.contact_of(r.user_id))) order by f.place), '[]') into found_rows
    from unnest(found) with ordinality f (id, place) join public.document_requests r on r.id = f.id
    join private.client_cards k on k.client = r.user_id;
  last_row := found_rows -> (size - 1);
  return jsonb_build_object(
    'counts', jsonb_build_object(
      'open', (select count(*) from (select from public.document_requests r
        where r.status = 'open' and (clients is null or r.user_id = any (clients)) limit 101) n),
      'review', (select count(*) from (select from public.document_requests r
        where r.status = 'open' and r.to_review > 0 and (clients is null or r.user_id = any (clients)) limit 101) n),
      'overdue', (select count(*) from (select from public.document_requests r
        where r.status = 'open' and r.missing > 0 and r.due_on < today and (clients is null or r.user_id = any (clients)) limit 101) n),
      'drafts', (select count(*) from (select from public.document_requests r
        where r.status = 'draft' and (clients is null or r.user_id = any (clients)) limit 101) n)),
    'rows', case when jsonb_array_length(found_rows) > size then found_rows - size else found_rows end,
    'next', case when jsonb_array_length(found_rows) > size
      then jsonb_build_array(case when closed then last_row -> 'closedAt' else last_row -> 'dueOn' end, last_row -> 'id') end);
end $function$;

CREATE OR REPLACE FUNCTION public.make_work (
  today date,
  made  jsonb
)
  RETURNS integer
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  w record;
  r record;
  o public.obligations;
  kept uuid[];
  changed int := 0;
  before int;
begin
  for w in select x.client, x.since, x.template, t.name, t.client_sees, t.steps, t.hours, m.rows,
        case when t.reviewer is not null and private.works_for(t.reviewer, x.client) then t.reviewer end as reviewer
      from jsonb_to_recordset(made) m (template uuid, client uuid, stamp int, rows jsonb)
      join private.client_work x on x.template = m.template and x.client = m.client and x.stamp = m.stamp
      join private.work_templates t on t.id = x.template
      where coalesce(x.planned_on, '-infinity'::date) < today
      order by x.template, x.client for update of x loop
    before := changed;
    kept := '{}';
    for r in select * from jsonb_to_recordset(w.rows) d (period text, due date, act_by date) where due >= w.since order by due loop
      select x.* into o from public.obligations x
        where x.user_id = w.client and x.obligation = 'work:' || w.template and x.municipality = '' and x.period = r.period for update;
      if o.id is null then
        -- No obligation is added with a past due day, because an earlier version of the template may cover that time.
        continue when r.due < today;
        insert into public.obligations (user_id, obligation, name, client_sees, period, listed, due, act_by)
          values (w.client, 'work:' || w.template, w.name, w.client_sees, r.period, r.due, r.due, r.act_by) returning * into o;
        insert into private.obligation_work (obligation, hours, reviewer) values (o.id, w.hours, w.reviewer);
        insert into private.obligation_steps (obligation, place, title) select o.id, s.place, s.title from unnest(w.steps) with ordinality s (title, place);
        changed := changed + 1;
      elsif private.is_not_begun(o) and (
          (o.name, o.client_sees) is distinct from (w.name, w.client_sees) or r.due >= today and (o.due, o.act_by) is distinct from (r.due, r.act_by)
          or array(select s.title from private.obligation_steps s where s.obligation = o.id order by s.place) is distinct from w.steps
          or private.is_untouched(o) and exists (select from private.obligation_work p where p.obligation = o.id
            and (p.hours, p.reviewer) is distinct from (w.hours, w.reviewer))) then
        if private.is_untouched(o) then
          update private.obligation_work p set hours = w.hours, reviewer = w.reviewer where p.obligation = o.id;
        end if;
        if r.due >= today and o.due <> r.due then
          insert into private.obligation_history (obligation, before, after)
            values (o.id, jsonb_build_object('due', o.due), jsonb_build_object('due', r.due));
        end if;
        update public.obligations x set name = w.name, client_sees = w.client_sees, version = x.version + 1, changed_at = now(),
            (listed, due, act_by) = (select d.due, d.due, d.act_by from (select case when r.due >= today then r.due else x.due end as due,
              case when r.due >= today then r.act_by else x.act_by end as act_by) d)
          where x.id = o.id;
        delete from private.obligation_steps s where s.obligation = o.id;
        insert into private.obligation_steps (obligation, place, title) select o.id, s.place, s.title from unnest(w.steps) with ordinality s (title, place);
        changed := changed + 1;
      end if;
      kept := kept || o.id;
    end loop;
    for o in select x.* from public.obligations x where x.user_id = w.client and x.obligation = 'work:' || w.template and x.listed >= today
        and x.id <> all (kept) order by x.id for update loop
      continue when not private.is_untouched(o);
      delete from public.obligations x where x.id = o.id;
      changed := changed + 1;
    end loop;
    update private.client_work x set planned_on = today where x.template = w.template and x.client = w.client;
    if changed > before then
      insert into public.calendar_changes as x (user_id, at) values (w.client, clock_timestamp()) on conflict (user_id) do update set at = excluded.at;
    end if;
  end loop;
  return changed;
end $function$;

CREATE OR REPLACE FUNCTION public.mark_signature (
  request uuid,
  who     jsonb,
  act     text,
  facts   jsonb
)
  RETURNS text
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  r private.signature_requests := private.lock_signature(request);
  s private.signature_signers := private.find_signer(request, who);
  state text := private.signer_view(r, s) ->> 'state';
  place jsonb := jsonb_build_object('ip', left(facts ->> 'ip', 60), 'agent', left(facts ->> 'agent', 300));
begin
  if s.id is null then
    raise exception 'not-found' using errcode = 'P0001';
  end if;
  if state <> 'asked' then
    return state;
  end if;
  if act = 'opened' and s.opened_at is null then
    perform private.note_signature(r.id, act, s.position, place);
    update private.signature_signers x set opened_at = clock_timestamp() where x.id = s.id;
  elsif act = 'read' and s.read_at is null then
    s.read_pages := least(greatest((facts ->> 'pages')::int, 0), r.pages);
    s.read_seconds := least(greatest((facts ->> 'seconds')::int, 0), 86400);
    perform private.note_signature(r.id, act, s.position, place || jsonb_build_object('pages', s.read_pages, 'of', r.pages, 'seconds', s.read_seconds,
      'outside', (facts ->> 'outside')::boolean));
    update private.signature_signers x set read_at = clock_timestamp(), read_pages = s.read_pages, read_seconds = s.read_seconds where x.id = s.id;
  elsif act = 'consented' then
    if (s.consent, s.document_type, s.document_number) is not distinct from (facts ->> 'consent', facts ->> 'document_type', facts ->> 'document_number') then
      return state;
    end if;
    -- A signer can consent twenty times a day, so that a stranger with the link blocks the signer for at most a day.
    if s.read_at is null or (select count(*) from private.signature_events e where e.request = r.id and e.kind = act and e.signer = s.position
        and e.at > clock_timestamp() - interval '1 day') >= 20 then
      raise exception 'conflict' using errcode = 'P0001';
    end if;
    perform private.note_signature(r.id, act, s.position, place || jsonb_build_object('consent', facts ->> 'consent', 'consent_sha256', facts ->> 'consent_sha256',
      'document_type', facts ->> 'document_type', 'document_number', facts ->> 'document_number'));
    update private.signature_signers x set consented_at = clock_timestamp(), consent = facts ->> 'consent', document_type = facts ->> 'document_type',
      document_number = facts ->> 'document_number' where x.id = s.id;
    -- A code that was sent for another consent becomes invalid.
    update private.signature_codes c set void_at = clock_timestamp() where c.signer = s.id and c.used_at is null and c.void_at is null;
  end if;
  update private.signature_requests x set changed_at = clock_timestamp() where x.id = r.id;
  return state;
end $function$;

CREATE OR REPLACE FUNCTION public.move_following (
  appointment uuid,
  slot        timestamp with time zone,
  seen        integer,
  note        text                     DEFAULT NULL::text,
  person      uuid                     DEFAULT NULL::uuid
)
  RETURNS jsonb
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  a public.appointments;
  x public.appointments;
  shift interval;
  moved int := 0;
  failed jsonb := '[]';
begin
  perform private.require_staff();
  perform private.require_values(num_nulls(slot));
  perform private.lock_series(appointment);
  a := private.own_appointment(appointment, null);
  if a.status = 'proposed' and a.starts_at = slot and private.is_own_step(a) then
    return jsonb_build_object('moved', 0, 'failed', failed);
  end if;
  if a.sequence is distinct from seen then
    raise exception 'conflict' using errcode = 'P0001';
  end if;
  shift := slot - a.starts_at;
  perform pg_advisory_xact_lock_shared(hashtextextended('appointments', 0));
  perform private.lock_hours(
    move_following.person || array(select p from private.following(a) f cross join unnest(array[f.person, f.second_person]) p));
  -- If the series moves to a later time, its last appointment moves first, so that no new hour is still occupied.
  for x in
    select f.* from private.following(a) f order by case when shift > interval '0' then f.starts_at end desc, f.starts_at
  loop
    begin
      perform public.propose_other_hour(x.id, x.starts_at + shift, x.sequence, move_following.note, move_following.person);
      moved := moved + 1;
    exception when raise_exception then
      if x.id = a.id or sqlerrm not like 'slot-%' then
        raise;
      end if;
      failed := failed || jsonb_build_object('slot', x.starts_at, 'problem', sqlerrm);
    end;
  end loop;
  if moved = 0 then
    raise exception 'too-late' using errcode = 'P0001';
  end if;
  return jsonb_build_object('moved', moved, 'failed', failed);
end $function$;

CREATE OR REPLACE FUNCTION public.my_dashboard (
  wanted    jsonb   DEFAULT '{}'::jsonb,
  page_size integer DEFAULT 50
)
  RETURNS jsonb
  LANGUAGE plpgsql
  STABLE
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  me uuid := private.my_account('reader');
  entered boolean := me is not null;
  page jsonb := case when entered then private.document_page_of(me, wanted - 'todo', least(greatest(page_size, 0), 100), false)
                     else '{"ids": []}' end;
  -- The ids are cast to uuid here, so that the query on documents uses the primary key.
  ids uuid[] := array(select i::uuid from jsonb_array_elements_text(page -> 'ids') i);
begin
  return jsonb_build_object(
    'access', public.my_access(),
    'todo', private.todo_of(me, least(greatest(coalesce((wanted ->> 'todo')::int, 7), 1), 100)),
    'start', private.start_of(me),
    'next', private.next_of(me),
    'dates', private.next_dates_of(me),
    'totals', case when entered and private.role_rank((private.named_account()).role) >= private.role_rank('accountant')
                   then private.monthly_totals(me, 2, false) -> 'months' end,
    'advisor', private.advisor_of(me),
    'documents', jsonb_build_object(
      'rows', (
        select coalesce(jsonb_agg(jsonb_build_object(
            'id', d.id, 'name', d.name, 'file_path', d.file_path, 'file_type', d.file_type, 'file_size', d.file_size,
            'google_drive_link', d.google_drive_link, 'uploaded_by', d.uploaded_by, 'created_at', d.created_at, 'kind', d.kind, 'made_by', d.made_by)
          order by array_position(ids, d.id)), '[]')
        from public.documents d where d.id = any (ids) and d.user_id = me and d.client_sees),
      'before', page -> 'before',
      'after', page -> 'after'),
    'activity', private.activity_of(me),
    'folder', (
      select jsonb_build_object('id', f.folder_id, 'name', f.folder_name, 'url', f.folder_url)
      from public.user_drive_folders f where f.user_id = me));
end $function$;

CREATE OR REPLACE FUNCTION public.owner_second_step()
  RETURNS jsonb
  LANGUAGE plpgsql
  STABLE
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  number int;
  lacking int;
begin
  perform private.require_admin();
  -- The counts of owners read an index in its order, so that PostgreSQL stops reading at the limit.
  select count(*) into number from (
    select distinct m.user_id from private.account_members m
    join public.user_approval_status s on s.user_id = m.account and s.status = 'approved'
    where m.until is null and m.role = 'owner' and not exists (select from private.staff t where t.user_id = m.user_id)
    order by m.user_id limit 1001) o;
  select count(*) into lacking from (
    select distinct m.user_id from private.account_members m
    join public.user_approval_status s on s.user_id = m.account and s.status = 'approved'
    where m.until is null and m.role = 'owner' and not exists (select from private.staff t where t.user_id = m.user_id)
      -- The same condition as private.has_second_step, written as a query to avoid a thousand calls.
      and not exists (select from private.second_steps t join auth.mfa_factors f on f.user_id = t.user_id
        where t.user_id = m.user_id and f.status = 'verified')
    order by m.user_id limit 1001) o;
  return jsonb_build_object('owners', number, 'lacking', lacking,
    'required', exists (select from private.firm_settings x where x.name = 'owner_second_step' and x.value = '"required"'));
end $function$;

CREATE OR REPLACE FUNCTION public.propose_series (
  series        uuid,
  client        uuid,
  slots         timestamp with time zone[],
  title         text,
  note          text                       DEFAULT NULL::text,
  person        uuid                       DEFAULT NULL::uuid,
  type          uuid                       DEFAULT NULL::uuid,
  confirmed     boolean                    DEFAULT false,
  second_person uuid                       DEFAULT NULL::uuid,
  place         text                       DEFAULT NULL::text,
  number        text                       DEFAULT NULL::text
)
  RETURNS jsonb
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
#variable_conflict use_column
declare
  slot timestamptz;
  a public.appointments;
  made uuid[];
  failed jsonb := '[]';
begin
  perform private.require_staff();
  perform private.require_values(num_nulls(propose_series.series, client, slots, title)
    + (cardinality(slots) not between 1 and 13 or array_position(slots, null) is not null)::int);
  if not private.sees_client(client) then
    raise exception 'not-found' using errcode = 'P0001';
  end if;
  perform pg_advisory_xact_lock(hashtextextended('appointments:series:' || propose_series.series, 0));
  made := array(select x.id from public.appointments x where x.series = propose_series.series and x.user_id = client order by x.starts_at);
  if made <> '{}' then
    return jsonb_build_object('made', to_jsonb(made), 'failed', '[]'::jsonb);
  end if;
  for slot in select distinct s from unnest(slots) s order by s loop
    begin
      a := public.propose_appointment(client, slot, propose_series.title, propose_series.note, propose_series.person, propose_series.type,
        propose_series.confirmed, propose_series.second_person, propose_series.place, propose_series.number);
      -- propose_appointment returned an appointment that existed before, which must not join this series.
      if a.created_at <> now() then
        raise exception 'slot-taken' using errcode = 'P0001';
      end if;
      update public.appointments x set series = propose_series.series where x.id = a.id;
      made := made || a.id;
    exception when raise_exception then
      if sqlerrm not like 'slot-%' then
        raise;
      end if;
      failed := failed || jsonb_build_object('slot', slot, 'problem', sqlerrm);
    end;
  end loop;
  if made = '{}' then
    raise exception '%', failed -> 0 ->> 'problem' using errcode = 'P0001';
  end if;
  return jsonb_build_object('made', to_jsonb(made), 'failed', failed);
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
    -- A person without any membership can have a second step too, and needs it to accept an invitation.
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

CREATE OR REPLACE FUNCTION public.restore_invoice (
  invoice uuid
)
  RETURNS jsonb
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  i public.invoices := private.own_invoice(invoice);
  kept private.deleted_documents;
  document uuid;
begin
  if i.id is null then
    return null;
  end if;
  if i.withdrawn_at is null then
    return jsonb_build_object('id', i.id, 'withdrawn_at', null);
  end if;
  if i.withdrawn_at < clock_timestamp() - interval '30 seconds' then
    raise exception 'undo-late' using errcode = 'P0001';
  end if;
  if i.deleted_at is not null then
    delete from private.deleted_documents k where k.invoice_id = i.id returning * into kept;
    insert into public.documents (id, user_id, name, file_path, storage_path, file_type, file_size, google_drive_id,
                                  google_drive_link, sha256, created_at, uploaded_by, made_by)
      select d.id, d.user_id, d.name, d.file_path, d.storage_path, d.file_type, d.file_size, d.google_drive_id,
             d.google_drive_link, d.sha256, d.created_at, d.uploaded_by, d.made_by
      from jsonb_populate_record(null::public.documents, kept.document) d
      on conflict do nothing returning id into document;
    if document is null then
      -- The insert added no row if the document was kept when the invoice was deleted.
      select d.id into document from public.documents d
        where d.id = (kept.document ->> 'id')::uuid and not exists (select from public.invoices x where x.document_id = d.id);
    end if;
    if document is null then
      raise exception 'uploaded-again' using errcode = 'P0001';
    end if;
    update public.uploads u set document_id = document where u.id = any (kept.uploads);
    -- A copy to Drive that was due in the meantime found no document and counted as done, so it is queued again.
    update public.outbox o set status = 'pending', attempts = 0, next_at = clock_timestamp(), done_at = null
      where o.key = 'drive:' || document and o.status = 'done' and kept.document ->> 'google_drive_id' is null;
  end if;
  update public.invoices set document_id = coalesce(document, document_id), deleted_at = null, withdrawn_at = null
    where id = i.id;
  return jsonb_build_object('id', i.id, 'withdrawn_at', null);
end $function$;

CREATE OR REPLACE FUNCTION public.review_queue (
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
  queue text := coalesce(wanted ->> 'queue', 'waiting');
  down boolean := queue in ('accepted', 'rejected', 'all');
  start timestamptz := (wanted -> 'cursor' ->> 0)::timestamptz;
  start_id uuid := (wanted -> 'cursor' ->> 1)::uuid;
  backward boolean := start is not null and coalesce((wanted ->> 'backward')::boolean, false);
  direction text := case when down <> backward then 'desc' else 'asc' end;
  filter text := case queue when 'all' then 'i.queue is not null'
    when 'rejected' then 'i.status = ''rejected'' and i.queue is not null' else format('i.queue = %L', queue) end;
  named text := private.card_filter(wanted ->> 'search');
  search text := private.invoice_filter(wanted ->> 'search');
  clients uuid[];
  found uuid[];
  rows jsonb;
  more boolean;
begin
  perform private.require_staff();
  if not private.is_admin() then
    clients := array(select private.my_clients());
  end if;
  if wanted ->> 'client' is not null then
    clients := array(select c from unnest(array[(wanted ->> 'client')::uuid]) c where private.sees_client(c));
  end if;
  if wanted ->> 'findings' is not null then
    -- An invoice has no findings if the rules read the file and found nothing, or if a member accepted the invoice.
    filter := filter || case when (wanted ->> 'findings')::boolean then ' and i.has_findings'
      else ' and not i.has_findings and (i.kind is not null or i.status = ''accepted'' and i.decision > 0)' end;
  end if;
  if start is not null then
    filter := filter || format(' and (i.queued_at, i.id) %s (%L, %L)', case when direction = 'desc' then '<' else '>' end, start, start_id);
  end if;
  if search is not null then
    if named <> '' then
      execute format('select array(select k.client from private.client_cards k where ($1 is null or k.client = any ($1))%s limit 1000)', named)
        into found using clients;
    end if;
    -- No queue contains deleted invoices; the condition is written so that the search can use its partial index.
    filter := filter || ' and i.deleted_at is null and (' || search
      || case when cardinality(found) > 0 then format(' or i.user_id = any (%L)', found) else '' end || ')';
  end if;
  execute format(case when clients is null and queue = 'all'
      then 'select array(select o.id from unnest(array[''waiting'', ''asked'', ''accepted'', ''rejected'', ''replaced'']) q
            cross join lateral (
              select i.queued_at, i.id from public.invoices i where i.queue = q collate "C" and %1$s
              order by i.queued_at %2$s, i.id %2$s limit %3$s) o order by o.queued_at %2$s, o.id %2$s limit %3$s)'
      when clients is null
      then 'select array(select i.id from public.invoices i where %1$s order by i.queued_at %2$s, i.id %2$s limit %3$s)'
      else 'select array(select o.id from unnest($1) c cross join lateral (
              select i.queued_at, i.id from public.invoices i where i.user_id = c and %1$s
              order by i.queued_at %2$s, i.id %2$s limit %3$s) o order by o.queued_at %2$s, o.id %2$s limit %3$s)' end,
    filter, direction, size + 1) into found using clients;
  -- Paging back reached the beginning, so a full first page is returned.
  if backward and cardinality(found) <= size then
    return public.review_queue(wanted - 'cursor' - 'backward', size);
  end if;
  more := cardinality(found) > size;
  found := found[:size];
  select coalesce(jsonb_agg(jsonb_build_object(
      'id', i.id, 'label', private.invoice_label(i), 'queue', i.queue,
      'since', i.queued_at, 'created_at', i.created_at, 'withdrawn_at', i.withdrawn_at, 'replaces', i.replaces is not null,
      'client', private.client_name(i.user_id)) order by f.place * case when backward then -1 else 1 end), '[]')
    into rows from unnest(found) with ordinality f (id, place) join public.invoices i on i.id = f.id;
  return jsonb_build_object(
    'rows', rows,
    'before', case when start is not null and rows <> '[]' then jsonb_build_array(rows -> 0 -> 'since', rows -> 0 -> 'id') end,
    'after', case when more or backward then jsonb_build_array(rows -> -1 -> 'since', rows -> -1 -> 'id') end);
end $function$;

CREATE OR REPLACE FUNCTION public.save_absence (
  member     uuid,
  away_from  timestamp with time zone,
  away_until timestamp with time zone,
  reason     text,
  stand_in   uuid                     DEFAULT NULL::uuid,
  plan       jsonb                    DEFAULT '[]'::jsonb
)
  RETURNS uuid
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  who uuid := private.member_of_hours(member);
  kept private.absences;
  step record;
  met public.appointments;
begin
  perform private.require_values(num_nulls(away_from, away_until, save_absence.reason, plan));
  if jsonb_typeof(plan) <> 'array' or jsonb_array_length(plan) > 500 then
    raise exception 'invalid-input' using errcode = 'P0001';
  end if;
  if save_absence.stand_in is not null and not exists (select from private.staff s where s.user_id = save_absence.stand_in) then
    raise exception 'not-found' using errcode = 'P0001';
  end if;
  -- All calls lock appointments before the hours of people, so that two calls cannot block each other.
  perform from public.appointments a join jsonb_to_recordset(plan) p (appointment uuid) on p.appointment = a.id
    where private.sees_client(a.user_id) order by a.id for update of a;
  perform private.lock_hours(who || array(
    select u from jsonb_to_recordset(plan) p (appointment uuid, person uuid) left join public.appointments a on a.id = p.appointment
      cross join unnest(array[p.person, a.person, a.second_person]) u join private.staff s on s.user_id = u));
  -- The form was sent twice, so the first absence is returned.
  select * into kept from private.absences b where b.person = who and b.away = tstzrange(away_from, away_until)
    and b.reason = btrim(save_absence.reason) and b.stand_in is not distinct from save_absence.stand_in;
  if kept.id is not null then
    return kept.id;
  end if;
  if (select count(*) from private.absences b where b.person = who and upper(b.away) > now()) >= 200 then
    raise exception 'hours-limit' using errcode = 'P0001';
  end if;
  delete from private.absences b where b.id in (
    select x.id from private.absences x where x.person = who and upper(x.away) <= now() order by upper(x.away) desc offset 200);
  insert into private.absences (person, away, reason, stand_in)
    values (who, tstzrange(away_from, away_until), btrim(save_absence.reason), save_absence.stand_in) returning * into kept;
  for step in select * from jsonb_to_recordset(plan) p (appointment uuid, seen int, act text, person uuid, slot timestamptz, note text) loop
    select * into met from public.appointments a where a.id = step.appointment;
    if step.act = 'give' and met.second_person = who then
      perform public.assign_appointment(step.appointment, met.person, step.seen, nullif(step.person, met.person));
    elsif step.act = 'give' then
      perform public.assign_appointment(step.appointment, step.person, step.seen, nullif(met.second_person, step.person));
    elsif step.act = 'move' then
      perform public.propose_other_hour(step.appointment, step.slot, step.seen, step.note,
        case when met.second_person = who then met.person else who end);
    elsif step.act = 'cancel' then
      perform public.cancel_appointment(step.appointment, step.note, step.seen);
    end if;
  end loop;
  if exists (select from private.met_while_away(who, kept.away)) then
    raise exception 'absence-occupied' using errcode = 'P0001';
  end if;
  perform private.note_staff('agenda.away', who, null, jsonb_build_object(
    'person', private.member_name(who), 'away_from', away_from, 'away_until', away_until, 'reason', kept.reason,
    'stand_in', private.member_name(kept.stand_in)));
  return kept.id;
exception when exclusion_violation then
  raise exception 'absence-exists' using errcode = 'P0001';
end $function$;

CREATE OR REPLACE FUNCTION public.save_appointment_type (
  type    uuid,
  content jsonb,
  members uuid[],
  seen    integer DEFAULT NULL::integer
)
  RETURNS void
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  was private.appointment_types;
  wanted private.appointment_types;
  second uuid := (content ->> 'second')::uuid;
begin
  perform private.require_admin();
  perform private.require_values(num_nulls(type, members, content ->> 'name', content ->> 'minutes', content ->> 'before', content ->> 'after',
    content ->> 'step', content ->> 'notice', content ->> 'horizon', content ->> 'place', content ->> 'byClients')
    + (select count(*)::int from unnest(members) m where m is null));
  perform pg_advisory_xact_lock(hashtextextended('appointment-types', 0));
  select * into was from private.appointment_types t where t.id = save_appointment_type.type;
  if was.id is not null and was.version is distinct from seen then
    -- The form of a new kind of appointment was sent twice, so nothing changes.
    if seen is null and was.version = 0 and was.name = btrim(content ->> 'name') then
      return;
    end if;
    raise exception 'conflict' using errcode = 'P0001';
  end if;
  if was.retired_at is not null then
    raise exception 'type-gone' using errcode = 'P0001';
  end if;
  if exists (select from private.appointment_types t
    where t.retired_at is null and lower(t.name) = lower(btrim(content ->> 'name')) and t.id <> save_appointment_type.type) then
    raise exception 'type-exists' using errcode = 'P0001';
  end if;
  if was.id is null and (select count(*) from private.appointment_types t where t.retired_at is null) >= 50 then
    raise exception 'type-limit' using errcode = 'P0001';
  end if;
  if exists (select from unnest(members || second) m where m is not null and not exists (select from private.staff s where s.user_id = m)) then
    raise exception 'not-found' using errcode = 'P0001';
  end if;
  if second = any (members) then
    raise exception 'invalid-input' using errcode = 'P0001';
  end if;
  insert into private.appointment_types as t (
      id, name, minutes, margin_before, margin_after, step, notice_hours, horizon_days, place, detail, question, by_clients, per_day,
      second_person, other_places)
    values (save_appointment_type.type, btrim(content ->> 'name'), (content ->> 'minutes')::int, (content ->> 'before')::int,
      (content ->> 'after')::int, (content ->> 'step')::int, (content ->> 'notice')::int, (content ->> 'horizon')::int,
      content ->> 'place', nullif(btrim(content ->> 'detail'), ''), nullif(btrim(content ->> 'question'), ''),
      (content ->> 'byClients')::boolean, (content ->> 'perDay')::int, second,
      coalesce((select jsonb_object_agg(o.key, nullif(btrim(o.value), '')) from jsonb_each_text(nullif(content -> 'otherPlaces', 'null')) o), '{}'))
    on conflict (id) do update set name = excluded.name, minutes = excluded.minutes, margin_before = excluded.margin_before,
      margin_after = excluded.margin_after, step = excluded.step, notice_hours = excluded.notice_hours,
      horizon_days = excluded.horizon_days, place = excluded.place, detail = excluded.detail, question = excluded.question,
      by_clients = excluded.by_clients, per_day = excluded.per_day,
      second_person = excluded.second_person, other_places = excluded.other_places, version = t.version + 1
    returning * into wanted;
  delete from private.type_members m where m.type = wanted.id and m.person <> all (members);
  insert into private.type_members (type, person) select wanted.id, m from unnest(members) m on conflict do nothing;
  perform private.note_staff('agenda.type', null, case when was.id is not null then jsonb_build_object('name', was.name, 'minutes', was.minutes) end,
    jsonb_build_object('name', wanted.name, 'minutes', wanted.minutes));
end $function$;

CREATE OR REPLACE FUNCTION public.save_request (
  request    uuid,
  client     uuid,
  content    jsonb,
  send       boolean,
  obligation uuid    DEFAULT NULL::uuid,
  seen       integer DEFAULT NULL::integer
)
  RETURNS void
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  r public.document_requests;
  written jsonb := content;
begin
  perform private.require_client(client);
  if send and not exists (select from public.user_approval_status s where s.user_id = client and s.status = 'approved') then
    raise exception 'not-found' using errcode = 'P0001';
  end if;
  if obligation is not null and not exists (
      select from public.obligations o where o.id = save_request.obligation and o.user_id = save_request.client) then
    raise exception 'not-found' using errcode = 'P0001';
  end if;
  insert into public.document_requests (id, user_id, title, due_on, asked_by)
    values (save_request.request, client, btrim(content ->> 'title'), (content ->> 'dueOn')::date, private.member_name((select auth.uid())))
    on conflict (id) do nothing;
  select x.* into r from public.document_requests x where x.id = save_request.request for update;
  if r.user_id <> client then
    raise exception 'not-found' using errcode = 'P0001';
  end if;
  -- The request was already sent. Without `seen` this is a second click; otherwise a colleague sent the draft.
  if r.status <> 'draft' then
    if seen is null or r.series = (content #>> '{repeat,series}')::uuid then return; end if;
    raise exception 'conflict' using errcode = 'P0001';
  end if;
  -- Without `seen`, only the member who made the request may save it again, because the form may be sent twice.
  if (case when seen is null then r.asked_by is distinct from private.member_name((select auth.uid())) else r.version is distinct from seen end) then
    raise exception 'conflict' using errcode = 'P0001';
  end if;
  if send then
    content := private.for_period(content, private.asked_period(save_request.obligation, (content ->> 'dueOn')::date));
  end if;
  update public.document_requests x set title = btrim(content ->> 'title'), note = nullif(btrim(content ->> 'note'), ''),
      due_on = (content ->> 'dueOn')::date, obligation = save_request.obligation, remind_before = (content ->> 'before')::int,
      remind_every = (content ->> 'every')::int, remind_until = coalesce(content ->> 'until', 'complete')
    where x.id = r.id returning * into r;
  perform private.put_request_items(r, content -> 'items');
  if send then
    perform private.send_request(r.id);
    perform private.note_staff('request.sent', client, null, jsonb_build_object('title', r.title, 'due', r.due_on));
    if content #>> '{repeat,series}' is not null then
      perform private.start_request_series(r, written);
    end if;
  end if;
end $function$;

CREATE OR REPLACE FUNCTION public.save_welcome_rut (
  file_name text DEFAULT NULL::text,
  content   text DEFAULT NULL::text
)
  RETURNS void
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  mine uuid := private.waiting_account();
  bytes bytea;
  head bytea;
  start int;
  tries int;
begin
  if length(content) > 5600000 then
    raise exception 'file-size' using errcode = 'P0001';
  end if;
  begin
    bytes := decode(content, 'base64');
  exception when invalid_parameter_value then
    raise exception 'file-damaged' using errcode = 'P0001';
  end;
  if length(bytes) > 4194304 then
    raise exception 'file-size' using errcode = 'P0001';
  end if;
  -- The header %PDF- may come after blank lines or a preamble, which some programs write and viewers accept.
  -- Markup before the header is refused, because browsers would show the file as a page.
  head := substring(bytes from 1 for 1024);
  start := position('%PDF-'::bytea in head);
  if start = 0 or position('<'::bytea in substring(head from 1 for start - 1)) > 0 then
    raise exception 'file-type' using errcode = 'P0001';
  end if;
  insert into private.welcomes as w (account, rut_tries, rut_tries_since, rut, rut_name, rut_at) values (mine, 1, clock_timestamp(), bytes,
      -- The name must end with .pdf, because under another extension the saved file could run as a program.
      case when bytes is null then null when private.is_file_name(normalize(file_name, NFC)) and file_name ~* '\.pdf$'
        then normalize(file_name, NFC) else 'RUT.pdf' end,
      case when bytes is not null then clock_timestamp() end)
    on conflict (account) do update set rut = excluded.rut, rut_name = excluded.rut_name, rut_at = excluded.rut_at,
      rut_tries = case when w.rut_tries_since > clock_timestamp() - interval '1 hour' then w.rut_tries else 0 end + 1,
      rut_tries_since = case when w.rut_tries_since > clock_timestamp() - interval '1 hour' then w.rut_tries_since else clock_timestamp() end
    returning w.rut_tries into tries;
  -- The exception rolls back the insert above, so that the file of a refused call is not stored.
  if tries > 30 then
    raise exception 'rate-limited' using errcode = 'P0001';
  end if;
end $function$;

CREATE OR REPLACE FUNCTION public.search_mine (
  wanted jsonb
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
  me uuid := private.require_account('reader');
  role text := (private.named_account()).role;
  figures boolean := private.role_rank(role) >= private.role_rank('accountant');
  search text := left(wanted ->> 'search', 100);
  groups text[] := array(select jsonb_array_elements_text(wanted -> 'groups'));
  most int := least(greatest(coalesce((wanted ->> 'most')::int, 5), 1), 50);
  amount numeric := private.searched_amount(search);
  plain text := private.plain_search(search);
  patterns text[] := private.word_patterns(private.search_words(search));
  keys text[];
  ids uuid[];
  extra text[];
  insides boolean[];
  answer jsonb := jsonb_build_object('role', role);
begin
  if cardinality(groups) = 0 then
    groups := array['invoices', 'amounts', 'documents', 'messages', 'requests', 'obligations'];
  end if;
  if patterns is null then
    return answer;
  end if;
  if 'amounts' = any (groups) and amount is not null and figures then
    select coalesce(array_agg(n.id), '{}'), array_agg(n.why) into ids, extra from private.invoices_near(amount, array[me]) n;
    answer := answer || jsonb_build_object('amounts', private.found(ids, private.invoice_lines(ids, extra, true, greatest(most, 15))));
  end if;
  if 'invoices' = any (groups) then
    ids := private.find_invoices(search, array[me]);
    if not figures then
      -- People who may not see amounts must not learn them from the hits of a number.
      ids := array(select i.id from unnest(ids) with ordinality f (id, place) join public.invoices i on i.id = f.id
        where search ~* '^\s*inv-' or private.invoice_key(i.number, i.name, i.supplier, i.supplier_nit, i.customer, i.customer_nit,
          i.document_number, i.code, null) like all (private.word_patterns((select string_agg(w, ' ') from private.invoice_words(search) w)))
        order by f.place);
    end if;
    answer := answer || jsonb_build_object('invoices', private.found(ids, private.invoice_lines(ids, '{}', figures, most)));
  end if;
  if 'documents' = any (groups) then
    select coalesce(array_agg(d.id), '{}'), array_agg(d.inside) into ids, insides from private.find_documents(plain, array[me], false) d
      -- An invoice's text contains its amounts, so without `figures` a typed amount finds no text.
      where figures or not d.inside or amount is null;
    answer := answer || jsonb_build_object('documents', private.found(ids, private.document_lines(ids, insides, most)));
  end if;
  if 'messages' = any (groups) then
    keys := private.word_patterns(private.inbox_key(plain));
    ids := array(select t.id from public.message_threads t
      where t.user_id = me and (private.inbox_key(t.subject) like all (keys)
        or exists (select from private.message_keys k where k.thread_id = t.id and k.key like all (keys)))
      order by t.last_message_at desc, t.id desc limit 101);
    answer := answer || jsonb_build_object('messages', private.found(ids, private.thread_lines(ids, plain, most)));
  end if;
  if 'requests' = any (groups) then
    ids := array(select r.id from (
        select x.id, x.title, x.made_at from public.document_requests x where x.user_id = me and x.status <> 'draft'
        order by x.made_at desc, x.id desc limit 500) r
      where private.search_words(concat_ws(' ', r.title, (select string_agg(i.title, ' ') from public.document_request_items i where i.request = r.id)))
        like all (patterns) order by r.made_at desc, r.id desc limit 101);
    answer := answer || jsonb_build_object('requests', private.found(ids, (
      select coalesce(jsonb_agg(jsonb_build_object('id', r.id, 'title', r.title, 'status', r.status, 'due', r.due_on, 'missing', r.missing)
        order by f.place), '[]')
      from unnest(ids[:most]) with ordinality f (id, place) join public.document_requests r on r.id = f.id)));
  end if;
  if 'obligations' = any (groups) then
    -- `rest` has the words besides the obligation's name, by which only staff can select a client.
    -- For people of a client, a search with words in `rest` therefore finds no obligation by its code.
    ids := case when coalesce(btrim(wanted ->> 'rest'), '') = ''
      then private.find_obligations(search, array(select jsonb_array_elements_text(wanted -> 'codes')), null, array[me], false)
      else private.find_obligations(search, '{}', null, array[me], false) end;
    answer := answer || jsonb_build_object('obligations', private.found(ids, private.obligation_lines(ids, most)));
  end if;
  return answer;
end $function$;

CREATE OR REPLACE FUNCTION public.send_signature (
  request uuid,
  content jsonb
)
  RETURNS void
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  r private.signature_requests := private.own_signature(request);
  former private.signature_requests;
  s jsonb;
  n int := 0;
  address text;
begin
  if r.status <> 'draft' then
    return;
  end if;
  perform private.require_client(r.user_id);
  if coalesce(jsonb_array_length(content -> 'signers'), 0) not between 1 and 20
    or (content ->> 'dueAt')::timestamptz not between clock_timestamp() + interval '1 hour' and clock_timestamp() + interval '90 days' then
    raise exception 'invalid-input' using errcode = 'P0001';
  end if;
  -- Statements, opinions, certifications and returns are signed outside of the portal.
  -- A contador or revisor fiscal needs a certificate of their own to sign statements, opinions or returns.
  if content ->> 'kind' in ('statements', 'opinion', 'certification', 'return') then
    raise exception 'signature-kind' using errcode = 'P0001';
  end if;
  -- A document keeps the kind of its template, because only an engagement letter has terms that start services.
  if r.template_version is not null and r.kind <> content ->> 'kind' then
    raise exception 'conflict' using errcode = 'P0001';
  end if;
  for s in select x from jsonb_array_elements(content -> 'signers') x loop
    n := n + 1;
    address := case s ->> 'party'
      when 'client' then (select u.email from private.account_members m join auth.users u on u.id = m.user_id
        where m.account = r.user_id and m.until is null and m.user_id = (s ->> 'person')::uuid)
      when 'firm' then (select u.email from private.staff t join auth.users u on u.id = t.user_id where t.user_id = (s ->> 'person')::uuid)
      else lower(btrim(s ->> 'email')) end;
    if address is null then
      raise exception 'signature-signer-gone' using errcode = 'P0001';
    end if;
    -- Staff never sign for the client, and people of the client never sign by a link.
    if s ->> 'party' = 'outside' and (exists (select from private.staff t join auth.users u on u.id = t.user_id where u.email = address)
        or exists (select from private.account_members m join auth.users u on u.id = m.user_id
          where m.account = r.user_id and m.until is null and u.email = address)) then
      raise exception 'signature-outside-known' using errcode = 'P0001';
    end if;
    if exists (select from private.signature_signers x where x.request = r.id and x.email = address) then
      raise exception 'signature-twice' using errcode = 'P0001';
    end if;
    if s -> 'mark' <> 'null' and not private.is_mark(s -> 'mark', r.pages) then
      raise exception 'invalid-input' using errcode = 'P0001';
    end if;
    insert into private.signature_signers (request, place, position, party, person, name, email, role)
      values (r.id, case when (content ->> 'inOrder')::boolean then n else 1 end, n, s ->> 'party',
        case when s ->> 'party' <> 'outside' then (s ->> 'person')::uuid end, s ->> 'name', address, s ->> 'role');
  end loop;
  -- Services and fees need the signature of an owner, or of somebody about whom the owner gets a mail.
  if not private.binds_client(r) then
    raise exception 'signature-unbinding' using errcode = 'P0001';
  end if;
  if content ->> 'replaces' is not null then
    former := private.own_signature((content ->> 'replaces')::uuid);
    if former.user_id is distinct from r.user_id or former.status = 'draft'
      or exists (select from private.signature_requests x where x.replaces = former.id) then
      raise exception 'conflict' using errcode = 'P0001';
    end if;
    if former.status not in ('signed', 'sealing') then
      perform private.note_signature(former.id, 'superseded', null, jsonb_build_object('by', private.member_name(auth.uid())));
      update private.signature_requests x set status = 'superseded', closed_at = coalesce(x.closed_at, clock_timestamp()),
          changed_at = clock_timestamp(), next_reminder_at = null where x.id = former.id;
    end if;
  end if;
  update private.signature_requests x set
      kind = content ->> 'kind', title = content ->> 'title', message = nullif(btrim(content ->> 'message'), ''),
      due_at = (content ->> 'dueAt')::timestamptz, in_order = (content ->> 'inOrder')::boolean,
      remind_after = (content ->> 'remindAfter')::int, remind_every = (content ->> 'remindEvery')::int,
      next_reminder_at = clock_timestamp() + make_interval(days => (content ->> 'remindAfter')::int),
      sent_by = auth.uid(), sender_name = private.member_name(auth.uid()), replaces = former.id,
      version = coalesce(former.version + 1, 1), status = 'sent', sent_at = clock_timestamp(), changed_at = clock_timestamp()
    where x.id = r.id returning x.* into r;
  perform private.note_signature(r.id, 'sent', null, jsonb_build_object('by', r.sender_name, 'kind', r.kind, 'title', r.title,
    'version', r.version, 'sha256', r.sha256, 'due', r.due_at, 'order', r.in_order,
    -- Only this event contains whole addresses: they prove which mailboxes the firm named.
    'named', (select jsonb_agg(jsonb_build_object('name', x.name, 'party', x.party, 'role', x.role, 'email', x.email,
        'mark', content -> 'signers' -> (x.position - 1) -> 'mark') order by x.position)
      from private.signature_signers x where x.request = r.id)));
  perform private.ask_signers(r, false);
  perform private.tell_owner_of_outsiders(r);
  perform private.note_staff('signature.sent', r.user_id, null, jsonb_build_object('name', r.title, 'signers', n));
end $function$;

CREATE OR REPLACE FUNCTION public.send_welcome (
  told jsonb
)
  RETURNS void
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  mine uuid := private.waiting_account();
  me uuid := (select auth.uid());
  -- Fields that the form does not have are dropped, so that people who wait for approval cannot fill tables or logs.
  kept jsonb := (select jsonb_object_agg(t.key, t.value) from jsonb_each(told) t
    where t.key in ('person', 'phone', 'name', 'nit', 'digit', 'kind', 'regime', 'responsibilities', 'municipalities'));
  was jsonb;
  made uuid;
begin
  if nullif(btrim(told ->> 'person'), '') is null or length(kept::text) > 4096 then
    raise exception 'invalid-input' using errcode = 'P0001';
  end if;
  perform pg_advisory_xact_lock(hashtextextended('welcome:' || mine, 0));
  if (select count(*) from public.audit_log l where l.target = mine and l.action = 'welcome.sent' and l.at > now() - interval '1 day') >= 20 then
    raise exception 'rate-limited' using errcode = 'P0001';
  end if;
  insert into private.welcomes (account) values (mine) on conflict (account) do nothing;
  select w.sent, w.company into was, made from private.welcomes w where w.account = mine;
  insert into public.client_profiles as p (user_id, name, phone)
    values (me, btrim(told ->> 'person'), nullif(btrim(told ->> 'phone'), ''))
    on conflict (user_id) do update set name = excluded.name, phone = coalesce(excluded.phone, p.phone), updated_at = now();
  -- If the account already has a company with this NIT, that company is used.
  select coalesce((select c.id from public.companies c where c.user_id = mine and c.nit = told ->> 'nit'), made) into made;
  if made is null then
    insert into public.companies (user_id, name, nit, digit)
      values (mine, btrim(told ->> 'name'), told ->> 'nit', (told ->> 'digit')::int) returning id into made;
  else
    update public.companies c set name = btrim(told ->> 'name'), nit = told ->> 'nit', digit = (told ->> 'digit')::int, updated_at = now()
      where c.id = made and (c.name, c.nit, c.digit) is distinct from (btrim(told ->> 'name'), told ->> 'nit', (told ->> 'digit')::int);
  end if;
  update private.welcomes w set sent = kept, sent_at = clock_timestamp(), company = made where w.account = mine;
  if was is distinct from kept then
    perform private.note_account(mine, 'welcome.sent', jsonb_build_object('name', was ->> 'name', 'nit', was ->> 'nit'),
      jsonb_build_object('name', kept ->> 'name', 'nit', kept ->> 'nit'));
  end if;
  perform private.stir_account(mine);
exception when check_violation or not_null_violation or data_exception then
  raise exception 'invalid-input' using errcode = 'P0001';
end $function$;

CREATE OR REPLACE FUNCTION public.set_obligation_state (
  obligation uuid,
  seen       integer,
  new_state  text,
  message    text    DEFAULT NULL::text
)
  RETURNS integer
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  was public.obligations := private.own_obligation(obligation, seen,
    jsonb_build_object('state', new_state, 'message', nullif(btrim(message), '')));
  becomes public.obligations;
begin
  if was.id is null then
    return seen + 1;
  end if;
  if new_state is null or new_state not in ('not-started', 'waiting', 'in-progress', 'in-review', 'ready') then
    raise exception 'invalid-input' using errcode = 'P0001';
  end if;
  -- `waiting` needs a message or an open request, so that a client who sees the obligation learns what is missing.
  if new_state = 'waiting' and was.client_sees and nullif(btrim(set_obligation_state.message), '') is null
    and not exists (select from public.document_requests r where r.obligation = was.id and r.status = 'open' and r.missing > 0) then
    raise exception 'missing-unnamed' using errcode = 'P0001';
  end if;
  update public.obligations o set state = new_state, message = nullif(btrim(set_obligation_state.message), ''),
      receipt_number = null, filed_on = null, paid_on = null, version = o.version + 1, changed_at = now()
    where o.id = was.id returning * into becomes;
  update private.obligation_work w set receipt_value = null where w.obligation = was.id;
  perform private.note_obligation(was, becomes);
  return becomes.version;
end $function$;

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
    'known', c.known - 'password_at' - 'session', 'mailbox', private.masked_mail(s.email), 'code_sent_at', c.made_at, 'tries', c.tries + 1,
    'consent', s.consent, 'consent_sha256', (select e.facts ->> 'consent_sha256' from private.signature_events e
      where e.request = r.id and e.kind = 'consented' and e.signer = s.position order by e.n desc limit 1),
    'sha256', r.sha256, 'version', r.version, 'pages', s.read_pages, 'of', r.pages, 'seconds', s.read_seconds, 'ip', left(facts ->> 'ip', 60), 'agent', left(facts ->> 'agent', 300))
    -- The event stores the fees that the page showed the signer beside the letter.
    || case when private.letter_fees(r) <> '[]' then jsonb_build_object('fees', private.letter_fees(r)) else '{}' end);
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
  -- A requested document that has arrived in the portal is accepted, so that the client no longer owes the document.
  -- The class alone does not prove that the document arrived, because the client may have edited the list.
  for r in
    with arrived as (
      update public.document_request_items q set state = 'accepted', reviewed_at = clock_timestamp(), version = q.version + 1
      from private.dian_choices c join private.dian_entries e on e.user_id = c.user_id and e.key = c.key
      where c.item = q.id and e.user_id = m.user_id and e.month = m.month and q.state in ('pending', 'returned')
        and e.class not in ('falta_aqui', 'nota_huerfana', 'dudosa') and cardinality(e.ours) > 0 returning q.request)
    select distinct a.request from arrived a order by 1 loop
    perform private.settle_request(r);
  end loop;
  perform private.count_dian_month(m);
  return true;
end $function$;

CREATE OR REPLACE FUNCTION public.store_google_changes (
  member     uuid,
  version    timestamp with time zone,
  changes    jsonb,
  sync_token text
)
  RETURNS void
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
begin
  update private.outside_calendars c set sync_token = left(store_google_changes.sync_token, 2000)
    where c.person = member and c.source = 'google' and c.saved_at = version;
  if not found then
    return;
  end if;
  with news as (
    select e.appointment, n.hour from private.google_entries e
      join (
        -- If `changes` has the same event more than once, only the event's last change counts.
        select distinct on (1) (x.event ->> 'appointment')::uuid as appointment,
               case when x.event ->> 'from' is null then 'empty' else tstzrange((x.event ->> 'from')::timestamptz, (x.event ->> 'until')::timestamptz) end as hour
        from jsonb_array_elements(changes) with ordinality x (event, place) order by 1, x.place desc) n on n.appointment = e.appointment
    where e.person = member),
  noted as (
    update private.google_entries e
      set found = case when n.hour <> e.written and n.hour <> tstzrange(a.starts_at, a.ends_at) then n.hour end
      from news n join public.appointments a on a.id = n.appointment
      where e.person = member and e.appointment = n.appointment and a.starts_at > now() and member in (a.person, a.second_person)
        and private.may_attend(a.user_id, member) and a.status in ('requested', 'proposed', 'confirmed')
      returning e.appointment, e.found)
  insert into public.outbox (kind, key, user_id, payload)
    select 'mail', concat_ws(':', 'mail:google', a.id, member, a.sequence, coalesce(extract(epoch from lower(n.found))::bigint::text, 'gone')), a.user_id,
           jsonb_build_object('template', case when isempty(n.found) then 'firm-google-gone' else 'firm-google-moved' end, 'to', u.email,
             'data', jsonb_build_object('id', a.id, 'title', a.title, 'client', private.client_title(a.user_id),
               'asked', coalesce(lower(n.found), a.starts_at), 'until', coalesce(upper(n.found), a.ends_at)))
    from noted n join public.appointments a on a.id = n.appointment join auth.users u on u.id = member
    where n.found is not null
    on conflict (key) do nothing;
end $function$;

CREATE OR REPLACE FUNCTION public.store_review (
  invoice uuid,
  outcome jsonb,
  seen    uuid[]
)
  RETURNS text
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  i public.invoices;
  client uuid := (select x.user_id from public.invoices x where x.id = invoice);
  codes text[] := array(select jsonb_array_elements_text(outcome -> 'codes'));
  numbers text[] := array(select jsonb_array_elements_text(outcome -> 'numbers'));
begin
  if client is null then
    return 'closed';
  end if;
  -- A client's documents are stored one at a time, so that the second of two identical documents finds the first.
  perform pg_advisory_xact_lock(hashtextextended('review:' || client::text, 0));
  select * into i from public.invoices x where x.id = invoice for update;
  if i.reviewed_at is not null then
    return 'kept';
  end if;
  if i.queue is distinct from 'waiting' or i.decision <> 0 then
    return 'closed';
  end if;
  if exists (select from private.earlier_invoices(i, codes, outcome ->> 'supplier_nit', numbers) e where e.id <> all (seen)) then
    return 'again';
  end if;
  insert into private.invoice_reviews (invoice_id, at, refused, document, review)
    values (i.id, clock_timestamp(), outcome ->> 'refused', nullif(outcome -> 'document', 'null'), nullif(outcome -> 'review', 'null'))
    on conflict (invoice_id) do update set at = excluded.at, refused = excluded.refused, document = excluded.document,
      review = excluded.review, leased_until = null;
  update public.invoices x set
      reviewed_at = clock_timestamp(), proposal = outcome ->> 'proposal', rules_version = outcome ->> 'rules_version',
      findings = coalesce(outcome -> 'findings', '[]'), kind = outcome ->> 'kind', code = nullif(outcome ->> 'code', ''),
      supplier = nullif(outcome ->> 'supplier', ''), supplier_nit = nullif(outcome ->> 'supplier_nit', ''),
      document_number = nullif(outcome ->> 'document_number', ''), issued_on = (outcome ->> 'issued_on')::date,
      customer = nullif(outcome ->> 'customer', ''), customer_nit = nullif(outcome ->> 'customer_nit', ''),
      currency = nullif(outcome ->> 'currency', ''), total = (outcome ->> 'total')::numeric, base = (outcome ->> 'base')::numeric,
      iva = (outcome ->> 'iva')::numeric, withheld = (outcome ->> 'withheld')::numeric, taxes = nullif(outcome -> 'taxes', 'null'),
      refused = outcome ->> 'refused', direction = outcome ->> 'direction', effect = outcome ->> 'effect',
      about = nullif(outcome ->> 'about', ''),
      affects = (select a.id from public.invoices a where a.id = (outcome ->> 'affects')::uuid and a.user_id = i.user_id)
    where x.id = i.id returning * into i;
  -- The trusted authorities changed during the review, so the invoice is not accepted, but reviewed again.
  if coalesce(outcome ->> 'trust_list' <> private.authority_list(), false) then
    update private.invoice_reviews x set asked_again = true where x.invoice_id = i.id;
    return 'stored';
  end if;
  return case when private.accept_by_rules(i) then 'accepted' else 'stored' end;
end $function$;

CREATE OR REPLACE FUNCTION public.swap_appointments (
  appointment uuid,
  seen        integer,
  other       uuid,
  other_seen  integer,
  what        text,
  note        text    DEFAULT NULL::text
)
  RETURNS void
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  pair public.appointments[];
  becomes public.appointments;
  people uuid[];
  problem text;
  n int;
begin
  perform private.require_staff();
  if what is null or what not in ('hours', 'people') or appointment is null or other is null or appointment = other then
    raise exception 'invalid-input' using errcode = 'P0001';
  end if;
  -- All calls lock in the same order, so that two callers cannot block each other.
  perform from public.appointments x where x.id in (appointment, other) order by x.id for update;
  pair := array[private.own_appointment(appointment, null), private.own_appointment(other, null)];
  -- The button was pressed twice, so nothing changes.
  if pair[1].sequence = seen + 1 and pair[2].sequence = other_seen + 1 and private.is_own_step(pair[1]) and private.is_own_step(pair[2]) then
    return;
  end if;
  if pair[1].sequence is distinct from seen or pair[2].sequence is distinct from other_seen then
    raise exception 'conflict' using errcode = 'P0001';
  end if;
  if exists (select from unnest(pair) x where x.status not in ('requested', 'proposed', 'confirmed') or x.ends_at <= now()) then
    raise exception 'too-late' using errcode = 'P0001';
  end if;
  if what = 'people' and pair[1].person is not distinct from pair[2].person
    or what = 'hours' and pair[1].starts_at = pair[2].starts_at then
    raise exception 'swap-same' using errcode = 'P0001';
  end if;
  perform pg_advisory_xact_lock_shared(hashtextextended('appointments', 0));
  perform private.lock_hours(array[pair[1].person, pair[1].second_person, pair[2].person, pair[2].second_person]);
  for n in 1..2 loop
    -- `people` are the members who attend the appointment after the swap.
    people := array_remove(array[case when what = 'people' then pair[3 - n].person else pair[n].person end, pair[n].second_person], null);
    if cardinality(people) > 1 and people[1] = people[2] then
      raise exception 'swap-same' using errcode = 'P0001';
    end if;
    if exists (select from unnest(people) p where not private.may_attend(pair[n].user_id, p)) then
      raise exception 'not-found' using errcode = 'P0001';
    end if;
    -- For members a swap has the checks of assign_appointment, and for hours the checks of propose_other_hour.
    problem := case when what = 'hours' then (
        select p.problem from private.slot_problems(
          people, pair[3 - n].starts_at, private.kind_of(pair[n]), true, now(), array[pair[1].id, pair[2].id]) p
        where p.problem is not null limit 1)
      when exists (
        select from private.absences b where b.person = pair[3 - n].person and b.away && tstzrange(pair[n].starts_at, pair[n].ends_at))
        then 'slot-away'
      when tstzrange(pair[n].starts_at, pair[n].ends_at) && private.outside_busy(pair[3 - n].person) then 'slot-outside' end;
    if problem is not null then
      raise exception '%', problem using errcode = 'P0001';
    end if;
  end loop;
  if what = 'hours' then
    update public.appointments x
      set starts_at = y.starts_at, ends_at = y.starts_at + make_interval(mins => k.minutes), margin_before = k.margin_before,
          margin_after = k.margin_after, status = 'proposed', note = nullif(btrim(swap_appointments.note), ''), offer_until = null,
          sequence = x.sequence + 1, updated_at = now()
      from unnest(pair) y cross join unnest(pair) z cross join lateral private.type_of(z.type) k
      where x.id = z.id and y.id <> z.id;
  else
    update public.appointments x set person = y.person, sequence = x.sequence + 1, updated_at = now()
      from unnest(pair) y where x.id in (pair[1].id, pair[2].id) and y.id in (pair[1].id, pair[2].id) and y.id <> x.id;
  end if;
  for n in 1..2 loop
    select * into becomes from public.appointments x where x.id = pair[n].id;
    if what = 'hours' then
      perform private.note_staff('appointment.moved', becomes.user_id,
        jsonb_build_object('appointment', becomes.id, 'starts_at', pair[n].starts_at),
        jsonb_build_object('appointment', becomes.id, 'starts_at', becomes.starts_at));
      perform private.mail_appointment(becomes, 'proposed');
    else
      perform private.note_staff('appointment.assigned', becomes.user_id,
        jsonb_build_object('appointment', becomes.id, 'person', private.attending_names(pair[n])),
        jsonb_build_object('appointment', becomes.id, 'person', private.attending_names(becomes)));
    end if;
  end loop;
exception when exclusion_violation then
  raise exception 'slot-taken' using errcode = 'P0001';
end $function$;

CREATE OR REPLACE FUNCTION public.withdraw_signature (
  request uuid,
  reason  text
)
  RETURNS void
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  r private.signature_requests := private.own_signature(request);
begin
  if r.status = 'withdrawn' then
    return;
  end if;
  if r.status not in ('sent', 'declined') then
    raise exception 'signature-closed' using errcode = 'P0001';
  end if;
  if nullif(btrim(reason), '') is null or length(btrim(reason)) > 500 then
    raise exception 'reason-required' using errcode = 'P0001';
  end if;
  perform private.note_signature(r.id, 'withdrawn', null, jsonb_build_object('by', private.member_name(auth.uid()), 'reason', btrim(reason)));
  update private.signature_requests x set status = 'withdrawn', closed_at = clock_timestamp(), changed_at = clock_timestamp(), next_reminder_at = null
    where x.id = r.id;
  -- Signers with an account get no mail, because they see the withdrawal in the portal.
  -- Signers whose turn never came get no mail, because nobody has told them about the document.
  perform private.queue_mail(r.user_id, concat_ws(':', 'signature', r.id, s.position, 'withdrawn'), 'signature-link-withdrawn', s.email,
      jsonb_build_object('request', r.id, 'account', r.user_id, 'title', r.title, 'by', r.sender_name, 'client', r.client_name))
    from private.signature_signers s where s.request = r.id and s.party = 'outside' and s.state <> 'waiting';
  perform private.note_staff('signature.withdrawn', r.user_id, null, jsonb_build_object('name', r.title, 'reason', btrim(reason)));
end $function$;

CREATE OR REPLACE FUNCTION public.work_matrix (
  wanted    jsonb   DEFAULT '{}'::jsonb,
  page_size integer DEFAULT 25
)
  RETURNS jsonb
  LANGUAGE plpgsql
  STABLE
  SECURITY DEFINER
  SET search_path TO ''
  SET enable_seqscan TO 'off'
  SET enable_bitmapscan TO 'off'
  SET jit TO 'off'
  AS $function$
declare
  size int := least(greatest(page_size, 1), 100);
  few constant int := 1000;
  state text := coalesce(wanted ->> 'state', 'all');
  s record;
  asked text;
  by_name text := '';
  candidates uuid[];
  found uuid[];
  shown public.obligations[];
begin
  perform private.require_staff();
  s := private.work_scope(wanted);
  asked := private.work_state(wanted, state) || s.rest || s.reach;
  if wanted -> 'cursor' ->> 0 is not null then
    by_name := format(' and (k.title_key, k.client) > (%L, %L)', wanted -> 'cursor' ->> 0, (wanted -> 'cursor' ->> 1)::uuid);
  end if;
  -- If few obligations match, the query starts from the clients of these obligations.
  -- If many obligations match, the query reads the clients by name until the page is full, which takes few clients.
  if state <> 'all' or s.rest <> '' or s.reach <> '' then
    execute format('select coalesce(array_agg(x.user_id), ''{}'') from (select o.user_id from public.obligations o where %s limit %s) x',
      asked, few) into candidates using s.clients, s.theirs;
  end if;
  if cardinality(candidates) < few then
    execute format('select array(select k.client from private.client_cards k where k.client = any ($1)%s
      order by k.title_key, k.client limit %s)', by_name, size + 1) into found using candidates;
  else
    execute format('select array(select k.client from private.client_cards k
      where exists (select from public.obligations o where o.user_id = k.client and %s)%s%s order by k.title_key, k.client limit %s)',
      asked, by_name, case when s.clients is null then '' else ' and coalesce(k.client = any ($1), false)' end, size + 1) into found using s.clients, s.theirs;
  end if;
  execute format('select array(select o from public.obligations o where o.user_id = any ($1) and %s%s)',
      private.work_state(wanted, case when state in ('overdue', 'today') then state else 'all' end),
      case when wanted ->> 'kind' is null then '' else format(' and o.obligation = %L', wanted ->> 'kind') end)
    into shown using found[:size];
  return jsonb_build_object(
    'clients', (select coalesce(jsonb_agg(jsonb_build_object('id', k.client, 'title', k.title,
        'nit', (select c.nit || '-' || c.digit from public.companies c where c.user_id = k.client order by c.created_at, c.id limit 1),
        'advisor', (select a.advisor from private.client_advisors a where a.client = k.client and a.responsible))
        order by f.place), '[]')
      from unnest(found[:size]) with ordinality f (client, place) join private.client_cards k on k.client = f.client),
    'rows', (select coalesce(jsonb_agg(private.work_row(o) order by o.listed, o.id), '[]') from unnest(shown) o),
    'after', case when cardinality(found) > size then
      (select jsonb_build_array(k.title_key, k.client) from private.client_cards k where k.client = found[size]) end,
    'members', private.work_members(), 'kinds', private.work_kinds(), 'filing', private.open_filing()) || private.work_totals(wanted, shown, s.clients, s.theirs, s.rest, s.reach);
end $function$;
