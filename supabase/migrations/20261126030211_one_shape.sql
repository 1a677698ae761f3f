set local lock_timeout = '5s';
set local check_function_bodies = off;

-- No running site signs addresses with a session any more, so sessions lose the last policy of reading files.
drop policy "facturas: a site of the version before" on storage.objects;

delete from private.firm_settings where name = 'older_site_reads_until';

DROP FUNCTION "private"."inbox_scope"(jsonb);

DROP FUNCTION "private"."inbox_words"(text);

DROP FUNCTION "private"."older_site_reads"();

DROP FUNCTION "private"."work_scope"(jsonb);

DROP FUNCTION "private"."work_totals"(jsonb, public.obligations[], uuid[], uuid[], text);

CREATE OR REPLACE FUNCTION private.accept_by_rules (
  i public.invoices
)
  RETURNS boolean
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  made private.invoice_decisions;
  rules text := case when i.kind = 'invoice' then i.direction else i.kind end;
begin
  if i.proposal is distinct from 'sound' or i.direction is null or i.direction = 'foreign'
    or i.queue is distinct from 'waiting' or i.withdrawn_at is not null or i.decision <> 0
    or not exists (select from private.review_switches s where s.rule_set = rules and s.accepts)
    or not exists (select from private.invoice_reviews r where r.invoice_id = i.id
                     and r.review #>> '{authenticity,automatic}' = 'true')
    -- With another client's NIT in their account nobody gets that client's purchases accepted: a person looks.
    or exists (select from public.companies c join public.companies o on o.nit = c.nit and o.user_id <> c.user_id
               where c.user_id = i.user_id) then
    return false;
  end if;
  update public.invoices x set status = 'accepted', decision = x.decision + 1 where x.id = i.id returning * into i;
  insert into private.invoice_decisions (invoice_id, verdict, automatic) values (i.id, 'accepted', true) returning * into made;
  update private.invoice_decisions x set job = private.mail_about_decision(i, made) where x.id = made.id;
  perform private.note_staff('invoice.accepted', i.user_id,
    jsonb_build_object('invoice', i.id, 'number', i.number, 'verdict', 'reviewing'),
    jsonb_build_object('invoice', i.id, 'number', i.number, 'verdict', 'accepted', 'rules', i.rules_version, 'rule_set', rules));
  return true;
end $function$;

CREATE OR REPLACE FUNCTION private.card_filter (
  search text
)
  RETURNS text
  LANGUAGE sql
  STABLE
  SET search_path TO ''
  AS $function$
  select coalesce(' and ' || private.pattern_filter('k.words', private.word_patterns(private.search_words(left(search, 100)))), '')
$function$;

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
    -- Somebody works there, and nobody has been here for a month.
    when 'away' then ' and k.seen_on < (now() at time zone ''America/Bogota'')::date - 30'
    -- accounts.contact is set while somebody works there, which saves reading the memberships.
    when 'uninvited' then ' and k.client in (select o.id from public.accounts o where o.contact is null)
      and not exists (select from private.account_invitations i where i.account = k.client and i.sent > 0
        and i.accepted_at is null and i.withdrawn_at is null)'
    when 'no-profile' then ' and not exists (select from private.tax_profiles t where t.account = k.client)'
    else '' end;
end $function$;

CREATE OR REPLACE FUNCTION private.database_rules()
  RETURNS SETOF text
  LANGUAGE sql
  STABLE
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
  with relations as (
    select c.oid, c.relkind, c.relrowsecurity, c.relacl, format('%I.%I', n.nspname, c.relname) as name, n.nspname
    from pg_catalog.pg_class c join pg_catalog.pg_namespace n on n.oid = c.relnamespace
    where n.nspname in ('public', 'private') or (n.nspname = 'storage' and c.relname in ('objects', 'buckets'))),
  -- What belongs to an extension is the extension's.
  ours as (
    select r.* from relations r where not exists (
      select from pg_catalog.pg_depend d where d.objid = r.oid and d.deptype = 'e')),
  own_tables as (select o.* from ours o where o.relkind in ('r', 'p') and o.nspname <> 'storage'),
  functions as (
    select p.*, format('%I.%I(%s)', n.nspname, p.proname,
      array_to_string(array(select replace(pg_catalog.format_type(x, null), 'timestamp with time zone', 'timestamptz')
        from unnest(p.proargtypes) x), ',')) as name
    from pg_catalog.pg_proc p join pg_catalog.pg_namespace n on n.oid = p.pronamespace
    where n.nspname in ('public', 'private') and not exists (
      select from pg_catalog.pg_depend d where d.objid = p.oid and d.deptype = 'e')),
  roles as (
    select r.oid, r.rolname::text as name from pg_catalog.pg_roles r where r.rolname in ('anon', 'authenticated', 'service_role')
    union all select 0, 'public')
  select format('%s %s', case when o.relrowsecurity then 'rls' else 'open' end, o.name)
    from ours o where o.relkind in ('r', 'p')
  union all
  select format('policy %I.%I "%s" %s %s %s %s', p.schemaname, p.tablename, p.policyname, lower(p.permissive), lower(p.cmd),
      array_to_string(array(select x::text from unnest(p.roles) x order by 1), ','),
      private.digest(concat_ws(' check ', coalesce(p.qual, ''), p.with_check)))
    from pg_catalog.pg_policies p where p.schemaname in ('public', 'private', 'storage')
  union all
  select format('grant %s %s %s', o.name, lower(a.privilege_type), r.name)
    from ours o cross join pg_catalog.aclexplode(o.relacl) a join roles r on r.oid = a.grantee
    where o.nspname <> 'storage' and a.privilege_type <> 'MAINTAIN'
  union all
  select format('grant %s %s(%s) %s', o.name, lower(a.privilege_type), t.attname, r.name)
    from ours o join pg_catalog.pg_attribute t on t.attrelid = o.oid and not t.attisdropped
      cross join pg_catalog.aclexplode(t.attacl) a join roles r on r.oid = a.grantee
    where o.nspname <> 'storage'
  union all
  select format('schema %I %s %s', n.nspname, lower(a.privilege_type), r.name)
    from pg_catalog.pg_namespace n cross join pg_catalog.aclexplode(n.nspacl) a join roles r on r.oid = a.grantee
    where n.nspname = 'private'
  union all
  select format('run %s %s', f.name, r.name)
    from functions f
      cross join pg_catalog.aclexplode(coalesce(f.proacl, pg_catalog.acldefault('f', f.proowner))) a join roles r on r.oid = a.grantee
  union all
  select format('function %s %s', f.name, private.digest(concat_ws(' ', l.lanname, f.provolatile, f.proparallel, f.proisstrict, f.prosecdef,
      array_to_string(f.proconfig, ','), pg_catalog.pg_get_function_arguments(f.oid), pg_catalog.pg_get_function_result(f.oid), f.prosrc)))
    from functions f join pg_catalog.pg_language l on l.oid = f.prolang
  union all
  select format('trigger %I.%I %s %s', n.nspname, c.relname, t.tgname, private.digest(pg_catalog.pg_get_triggerdef(t.oid)))
    from pg_catalog.pg_trigger t join pg_catalog.pg_class c on c.oid = t.tgrelid
      join pg_catalog.pg_namespace n on n.oid = c.relnamespace join functions f on f.oid = t.tgfoid
    where not t.tgisinternal and t.tgenabled <> 'D'
  union all
  select format('column %s %s %s', o.name, a.attname, private.digest(concat_ws(' ', pg_catalog.format_type(a.atttypid, a.atttypmod),
      a.attnotnull, a.attidentity, a.attgenerated, pg_catalog.pg_get_expr(d.adbin, d.adrelid),
      (select c.collname from pg_catalog.pg_collation c where c.oid = a.attcollation))))
    from own_tables o join pg_catalog.pg_attribute a on a.attrelid = o.oid and a.attnum > 0 and not a.attisdropped
      left join pg_catalog.pg_attrdef d on d.adrelid = a.attrelid and d.adnum = a.attnum
  union all
  -- The column's line covers `not null`; newer versions also have a constraint for it.
  select format('constraint %s %s %s', o.name, c.conname, private.digest(pg_catalog.pg_get_constraintdef(c.oid)))
    from own_tables o join pg_catalog.pg_constraint c on c.conrelid = o.oid where c.contype in ('p', 'u', 'f', 'c', 'x')
  union all
  select format('index %s %s %s', o.name, c.relname, private.digest(pg_catalog.pg_get_indexdef(i.indexrelid)))
    from own_tables o join pg_catalog.pg_index i on i.indrelid = o.oid join pg_catalog.pg_class c on c.oid = i.indexrelid
    where i.indisvalid
  union all
  select format('live %I.%I', p.schemaname, p.tablename)
    from pg_catalog.pg_publication_tables p where p.pubname = 'supabase_realtime'
  union all
  select format('bucket %s %s %s %s', b.id, case when b.public then 'public' else 'private' end, coalesce(b.file_size_limit::text, 'any'),
      coalesce(array_to_string(array(select x from unnest(b.allowed_mime_types) x order by 1), ','), 'any'))
    from storage.buckets b
$function$;

CREATE OR REPLACE FUNCTION private.decide (
  target          uuid,
  new_status      text,
  decision_reason text,
  expected        text
)
  RETURNS jsonb
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  old_status text;
  last jsonb;
  audit_id bigint;
begin
  if target = (select auth.uid()) then
    return jsonb_build_object('outcome', 'not-oneself');
  end if;
  if not exists (select from public.accounts a where a.id = target) then
    return jsonb_build_object('outcome', 'not-found');
  end if;
  insert into public.user_approval_status (user_id) values (target) on conflict (user_id) do nothing;
  -- Lock first: what was read before it may be outdated by another decision.
  select s.status into old_status from public.user_approval_status s where s.user_id = target for update;
  if exists (select from private.staff m where m.user_id = target) then
    return jsonb_build_object('outcome', 'not-found');
  end if;
  last := private.last_decision(target);
  if not private.may_decide(target) then
    -- Another member has it now: say so to a caller who may have seen it while it waited.
    if expected = 'waitlist' and (last ->> 'at')::timestamptz > now() - interval '1 day' then
      return jsonb_build_object('outcome', 'already-decided') || last;
    end if;
    return jsonb_build_object('outcome', 'not-found');
  end if;
  if expected is not null and old_status is distinct from expected then
    return jsonb_build_object('outcome', 'already-decided') || coalesce(last, '{}');
  end if;
  if not private.registration_is_whole(target)
    and not (private.is_admin() and old_status = 'approved' and new_status <> 'approved') then
    return jsonb_build_object('outcome', 'account-incomplete');
  end if;
  if old_status = new_status then
    return jsonb_build_object('outcome', 'unchanged');
  end if;
  update public.user_approval_status s
    set status = new_status, decided_at = now(),
        reason = case when new_status = 'rejected' then btrim(decision_reason) end
    where s.user_id = target;
  audit_id := private.note_staff('approval.' || new_status, target,
    jsonb_build_object('status', old_status),
    jsonb_build_object('status', new_status, 'reason', case when new_status = 'rejected' then btrim(decision_reason) end));
  if private.staff_role() = 'advisor' then
    insert into private.client_advisors (client, advisor) values (target, (select auth.uid())) on conflict do nothing;
  end if;
  perform private.queue_mail(target, 'approval:' || audit_id, 'approval-' || new_status, u.email,
      jsonb_build_object('reason', case when new_status = 'rejected' then btrim(decision_reason) end))
    from private.contact_of(target) u;
  return jsonb_build_object('outcome', 'done');
end $function$;

CREATE OR REPLACE FUNCTION private.desk_of (
  thread uuid
)
  RETURNS private.thread_desk
  LANGUAGE plpgsql
  STABLE
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  d private.thread_desk;
begin
  perform private.require_staff();
  select * into d from private.thread_desk x where x.thread_id = thread;
  if d.thread_id is null or not private.sees_client(d.client) then
    raise exception 'not-found' using errcode = 'P0001';
  end if;
  return d;
end $function$;

CREATE OR REPLACE FUNCTION private.document_page_of (
  client    uuid,
  wanted    jsonb,
  page_size integer
)
  RETURNS jsonb
  LANGUAGE plpgsql
  STABLE
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  sort text := coalesce(wanted ->> 'sort', 'created_at');
  start text[] := (select array_agg(v) from jsonb_array_elements_text(wanted -> 'cursor') v);
  backward boolean := start is not null and coalesce((wanted ->> 'backward')::boolean, false);
  down boolean := coalesce((wanted ->> 'descending')::boolean, sort = 'created_at') <> backward;
  direction text := case when down then 'desc' else 'asc' end;
  filter text := '';
  found uuid[];
  more boolean;
  edge text[][];
begin
  if wanted = '{}' then
    -- What nearly every visit asks for, static so that its plan is kept.
    found := array(select d.id from public.documents d where d.user_id = client and d.kind = 'file'
                   order by d.created_at desc, d.id desc limit page_size + 1);
  else
    if wanted ->> 'family' is not null then
      filter := format(' and family = %L', wanted ->> 'family');
    end if;
    filter := filter || coalesce(
      ' and ' || private.pattern_filter('name_key', private.word_patterns(private.name_key(left(wanted ->> 'search', 100)))), '');
    if start is not null then
      filter := filter || format(case sort
          when 'name' then ' and (name_key, id) %s ($2[1], $2[2]::uuid)'
          when 'size' then ' and (file_size, id) %s ($2[1]::bigint, $2[2]::uuid)'
          when 'type' then ' and (family, name_key, id) %s ($2[1], $2[2], $2[3]::uuid)'
          else ' and (created_at, id) %s ($2[1]::timestamptz, $2[2]::uuid)' end, case when down then '<' else '>' end);
    end if;
    execute format('select array(select id from public.documents where user_id = $1 and kind = ''file''%s order by '
        || case sort
          when 'name' then 'name_key %2$s, id %2$s'
          when 'size' then 'file_size %2$s, id %2$s'
          when 'type' then 'family %2$s, name_key %2$s, id %2$s'
          else 'created_at %2$s, id %2$s' end || ' limit %3$s)',
      filter, direction, page_size + 1) into found using client, start;
    -- Going back reached the beginning: answer a whole first page.
    if backward and cardinality(found) <= page_size then
      return private.document_page_of(client, wanted - 'cursor' - 'backward', page_size);
    end if;
  end if;
  more := cardinality(found) > page_size;
  found := found[:page_size];
  if backward then
    found := array(select f from unnest(found) with ordinality o(f, place) order by place desc);
  end if;
  return (
    with edges as (
      select d.id, case sort when 'name' then jsonb_build_array(d.name_key, d.id)
                             when 'size' then jsonb_build_array(d.file_size, d.id)
                             when 'type' then jsonb_build_array(d.family, d.name_key, d.id)
                             else jsonb_build_array(d.created_at, d.id) end as cursor
      from public.documents d where d.id in (found[1], found[cardinality(found)]))
    select jsonb_build_object(
      'ids', found,
      'before', case when start is not null then (select e.cursor from edges e where e.id = found[1]) end,
      'after', case when more or backward then (select e.cursor from edges e where e.id = found[cardinality(found)]) end));
end $function$;

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
    insert into public.documents (id, user_id, name, file_path, storage_path, file_type, file_size, sha256, uploaded_by, made_by)
      values (u.id, owner, u.name, '/api/documentos/' || u.id, u.path, content_type, content_size, content_sha256,
              case when u.for_client is null then 'client' else 'firm' end, case when u.for_client is null then u.made_by end)
      on conflict do nothing;
    select * into strict document from public.documents d where d.user_id = owner and d.sha256 = content_sha256;
    if document.id = u.id then
      perform public.insert_archivo_subido(u.name, u.path, content_type, content_size, document.file_path, null, null, owner,
        case when u.for_client is null then 'Archivo enviado con un mensaje el ' else 'Documento de la firma, ' end || day);
      if push_drive then
        insert into public.outbox (kind, key, user_id, payload)
          values ('drive.push', 'drive:' || u.id, owner, jsonb_build_object('document_id', u.id));
      end if;
      if u.for_client is not null then
        insert into public.audit_log (actor, action, target, after)
          values (u.user_id, 'document.brought', owner,
                  jsonb_build_object('document', u.id, 'name', u.name, 'size', content_size, 'sha256', content_sha256));
        perform private.queue_mail(owner, 'document:' || u.id, 'document-brought', a.email,
          jsonb_build_object('account', owner, 'name', u.name))
          from private.contact_of(owner) a;
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
    -- The service empties the links of a pending change of address and leaves the change itself, which anybody may have sent again.
    new.email_change := '';
    new.email_change_confirm_status := 0;
    undo := permit.undo;
  end if;
  if tg_name = 'guard_account' and old.email is distinct from new.email then
    delete from private.change_permits p
      where p.user_id = new.id and p.kind = 'email' and p.email = lower(new.email) and p.until > now() returning * into permit;
    -- What was asked for with a permit, and then confirmed from the mailboxes, needs no other.
    if guarded and not found and lower(coalesce(old.email_change, '')) is distinct from lower(new.email) then
      raise insufficient_privilege using message = 'not-permitted';
    end if;
    undo := coalesce(undo, permit.undo);
  end if;
  -- Later changes end with it: they lead to the person who took the account.
  if undo is not null then
    update private.email_undos e set used_at = now()
      where e.user_id = new.id and e.used_at is null and e.made_at >= (select x.made_at from private.email_undos x where x.id = undo);
  end if;
  if tg_name = 'guard_account' and coalesce(new.email_change, '') <> '' and old.email_change is distinct from new.email_change then
    delete from private.change_permits p
      where p.user_id = new.id and p.kind = 'email' and p.email = lower(new.email_change) and p.until > now();
    -- The service has sent its mails by now. A failure would undo the note of when, and with it the pause before the next ones:
    -- the note stays, everything else is as it was, and the links in those mails open nothing.
    if guarded and not found then
      new.email_change := old.email_change;
      new.email_change_token_current := old.email_change_token_current;
      new.email_change_token_new := old.email_change_token_new;
      new.email_change_confirm_status := old.email_change_confirm_status;
    end if;
  end if;
  return new;
end $function$;

CREATE OR REPLACE FUNCTION private.invoice_filter (
  search text
)
  RETURNS text
  LANGUAGE sql
  STABLE
  SET search_path TO ''
  AS $function$
  select case when upper(btrim(search)) ~ '^INV-[0-9]{4}-[0-9]{3,}$' then format('i.number = %L', upper(btrim(search)))
    else private.pattern_filter('i.search_key', private.word_patterns((select string_agg(w, ' ') from private.invoice_words(search) w))) end
$function$;

CREATE OR REPLACE FUNCTION private.last_slot_day (
  moment timestamp with time zone DEFAULT now()
)
  RETURNS date
  LANGUAGE sql
  STABLE
  SET search_path TO ''
  AS $function$
  select (moment at time zone 'America/Bogota')::date + 90
$function$;

CREATE OR REPLACE FUNCTION private.limit_tasks()
  RETURNS TRIGGER
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
begin
  perform pg_advisory_xact_lock(hashtextextended('tasks:' || new.user_id::text, 0));
  if (select count(*) from public.documents where user_id = new.user_id and kind = 'task') >= 500
    -- A repeated task is left to the unique index.
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
    -- The person who took the account gets no mail.
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

CREATE OR REPLACE FUNCTION private.on_person_deleted()
  RETURNS TRIGGER
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  m private.account_members;
  heir uuid;
begin
  for m in select x.* from private.account_members x where x.user_id = old.id and x.until is null order by x.account loop
    -- When two are deleted at once, also by one statement, the second sees that the first is gone.
    perform pg_advisory_xact_lock(hashtextextended('people:' || m.account, 0));
    update private.account_members x set until = clock_timestamp() where (x.account, x.user_id, x.since) = (m.account, m.user_id, m.since);
    select x.user_id into heir from private.account_members x where x.account = m.account and x.until is null
      order by private.role_rank(x.role) desc, x.since, x.user_id limit 1;
    if heir is null and not exists (select from public.accounts a where a.id = m.account and a.by_firm) then
      insert into public.audit_log (actor, action, target, before)
        values (auth.uid(), 'client.deleted', m.account, jsonb_build_object(
          'documents', (select count(*) from public.documents d where d.user_id = m.account and d.kind = 'file'),
          'invoices', (select count(*) from public.invoices i where i.user_id = m.account),
          'messages', (select count(*) from public.messages x where x.user_id = m.account),
          'appointments', (select count(*) from public.appointments a where a.user_id = m.account)));
      delete from public.accounts a where a.id = m.account;
    else
      if m.role = 'owner' and heir is not null and not exists (select from private.account_members x
          where x.account = m.account and x.until is null and x.role = 'owner') then
        update private.account_members x set role = 'owner' where x.account = m.account and x.user_id = heir and x.until is null;
        insert into public.audit_log (actor, action, target, before, after) values (auth.uid(), 'people.owner-changed', m.account,
          jsonb_build_object('person', old.id), jsonb_build_object('person', heir));
      end if;
      insert into public.audit_log (actor, action, target, before) values (auth.uid(), 'people.removed', m.account,
        jsonb_build_object('person', old.id, 'email', old.email, 'role', m.role));
    end if;
  end loop;
  return old;
end $function$;

CREATE OR REPLACE FUNCTION private.own_delivery (
  delivery uuid
)
  RETURNS public.outbox
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  o public.outbox;
begin
  perform private.require_staff();
  select * into o from public.outbox x where x.id = delivery for update;
  if o.id is null or not (private.is_admin() or (o.user_id is not null and private.sees_client(o.user_id))) then
    raise exception 'not-found' using errcode = 'P0001';
  end if;
  return o;
end $function$;

CREATE OR REPLACE FUNCTION private.own_note (
  note uuid
)
  RETURNS private.client_notes
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  n private.client_notes;
begin
  perform private.require_staff();
  select * into n from private.client_notes x where x.id = note for update;
  if n.id is null or not private.sees_client(n.client) then
    raise exception 'not-found' using errcode = 'P0001';
  end if;
  if n.author is distinct from (select auth.uid()) then
    raise exception 'forbidden' using errcode = 'P0001';
  end if;
  return n;
end $function$;

CREATE OR REPLACE FUNCTION private.pattern_filter (
  key      text,
  patterns text[]
)
  RETURNS text
  LANGUAGE sql
  STABLE
  SET search_path TO ''
  AS $function$
  select string_agg(format('%s like %L', key, p), ' and ') from unnest(patterns) p
$function$;

CREATE OR REPLACE FUNCTION private.require_admin()
  RETURNS void
  LANGUAGE plpgsql
  STABLE
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
begin
  perform private.require_staff();
  if not private.is_admin() then
    raise insufficient_privilege using message = 'admin-only';
  end if;
end $function$;

CREATE OR REPLACE FUNCTION private.require_client (
  client uuid
)
  RETURNS void
  LANGUAGE plpgsql
  STABLE
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
begin
  perform private.require_staff();
  if not private.sees_client(client) or not exists (select from private.client_cards k where k.client = require_client.client)
    or exists (select from private.staff m where m.user_id = client) then
    raise exception 'not-found' using errcode = 'P0001';
  end if;
end $function$;

CREATE OR REPLACE FUNCTION private.require_decision (
  new_status      text,
  decision_reason text
)
  RETURNS void
  LANGUAGE plpgsql
  STABLE
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
begin
  perform private.require_staff();
  if new_status is null or new_status not in ('waitlist', 'approved', 'rejected') then
    raise exception 'invalid-input' using errcode = 'P0001';
  end if;
  if new_status = 'rejected' and nullif(btrim(decision_reason), '') is null then
    raise exception 'reason-required' using errcode = 'P0001';
  end if;
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
  kept public.uploads;
  used record;
begin
  if extension is null then
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
         count(*) as places,
         count(*) filter (where u.status <> 'expired') as files,
         coalesce(sum(u.declared_size) filter (where u.status <> 'expired'), 0) as bytes
    into used from public.uploads u where u.user_id = me and u.created_at > now() - interval '24 hours';
  if used.open >= 50 or used.files >= 200 or used.places >= 1000 or used.bytes + reserve_upload.declared_size > 2147483648 then
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

CREATE OR REPLACE FUNCTION private.slot_problem (
  slot   timestamp with time zone,
  lead   interval,
  moment timestamp with time zone DEFAULT now()
)
  RETURNS text
  LANGUAGE plpgsql
  STABLE
  SET search_path TO ''
  AS $function$
declare
  here timestamp := slot at time zone 'America/Bogota';
  weekday int := extract(isodow from here);
  clock int := extract(hour from here);
begin
  if private.is_holiday(here::date) then
    return 'slot-holiday';
  end if;
  if here <> date_trunc('hour', here) or weekday = 7
    or clock < (case weekday when 6 then 9 else 8 end) or clock >= (case weekday when 6 then 13 else 18 end) then
    return 'slot-closed';
  end if;
  if exists (select from private.closed_hours c where c.day = here::date and clock >= c.from_hour and clock < c.until_hour) then
    return 'slot-closed-day';
  end if;
  if slot < moment + lead then
    return 'slot-soon';
  end if;
  if here::date > private.last_slot_day(moment) then
    return 'slot-far';
  end if;
  return null;
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
  -- In the order of the list, so that an index is used also for the owner of most of the table.
  if (select d.id from public.documents d where d.user_id = me and d.kind = 'file'
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
    -- `offset 0` and the subqueries look up each row in the order of the queue; as joins the planner would read whole tables.
    join lateral (select c.email_confirmed_at from private.contact_of(s.user_id) c offset 0) u on true
    where s.status = 'waitlist' and u.email_confirmed_at is not null
      and not exists (select from private.staff m where m.user_id = s.user_id)
      and (boss or coalesce((select bool_or(a.advisor = me) from private.client_advisors a where a.client = s.user_id), true))
    order by s.created_at, s.user_id limit 101;
end $function$;

CREATE OR REPLACE FUNCTION private.word_patterns (
  words text
)
  RETURNS text[]
  LANGUAGE sql
  IMMUTABLE
  PARALLEL SAFE
  SET search_path TO ''
  AS $function$
  select array_agg(case when length(w) < 3 then '% ' else '%' end || w || '%')
  from (select w from regexp_split_to_table(btrim(words), ' +') w where w <> '' limit 8) s
$function$;

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
    -- The member who was chosen for it, otherwise the client's advisor.
    rest := rest || format(' and coalesce((select %s from private.obligation_work w where w.obligation = o.id and w.responsible is not null),
      o.user_id = any ($2))', case when member is null then 'false' else format('w.responsible = %L', member) end);
  end if;
  -- With many clients a walk through the index of days or states soon meets their rows; coalesce keeps the planner from looking up each client.
  reach := case when clients is null then '' when cardinality(clients) > few then ' and coalesce(o.user_id = any ($1), false)'
    else ' and o.user_id = any ($1)' end;
end $function$;

CREATE OR REPLACE FUNCTION private.work_totals (
  wanted  jsonb,
  shown   public.obligations[],
  clients uuid[],
  theirs  uuid[],
  rest    text,
  reach   text
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
  open constant text := 'o.state not in (''filed'', ''paid'', ''not-applicable'')';
  groups jsonb;
  counts jsonb := '{}';
  columns_left jsonb := '[]';
  n int;
  one text;
begin
  foreach one in array array['overdue', 'today'] || case when clients is null
      then array['open', 'waiting', 'in-progress', 'in-review', 'ready', 'filed', 'paid', 'not-applicable'] end loop
    execute format('select count(*) from (select from public.obligations o where %s%s%s limit 1001) x', private.work_state(wanted, one), rest, reach)
      into n using clients, theirs;
    counts := counts || jsonb_build_object(one, n);
  end loop;
  if clients is null then
    execute format('select coalesce(jsonb_agg(jsonb_build_object(''obligation'', c.obligation, ''municipality'', nullif(c.municipality, ''''),
        ''period'', c.period, ''left'', (select count(*) from (select from public.obligations o where o.obligation = c.obligation
          and o.municipality = c.municipality and o.period = c.period and %s%s limit 101) x))), ''[]'')
      from (select distinct u.obligation, u.municipality, u.period from unnest($3) u) c', open, rest)
      into columns_left using clients, theirs, shown;
    return jsonb_build_object('counts', counts, 'left', columns_left);
  end if;
  execute format('select jsonb_agg(to_jsonb(g)) from (
      select x.state, x.obligation, x.municipality, x.period, count(*) as n from (
        select o.state, o.obligation, o.municipality, o.period from public.obligations o
        where %s%s and o.user_id = any ($1) limit 10001) x
      group by 1, 2, 3, 4) g', private.work_state(wanted, 'all'), rest)
    into groups using clients, theirs;
  if (select sum((g ->> 'n')::int) from jsonb_array_elements(groups) g) > 10000 then
    return jsonb_build_object('counts', counts, 'left', columns_left);
  end if;
  counts := counts || (
    select jsonb_object_agg(s.state, coalesce(g.n, 0)) || jsonb_build_object('open', coalesce(sum(g.n) filter (where s.is_open), 0))
    from (values ('not-started', true), ('waiting', true), ('in-progress', true), ('in-review', true), ('ready', true), ('filed', false),
      ('paid', false), ('not-applicable', false)) s (state, is_open)
    left join (select e ->> 'state' as state, sum((e ->> 'n')::int) as n from jsonb_array_elements(groups) e group by 1) g using (state));
  columns_left := (
    select coalesce(jsonb_agg(jsonb_build_object('obligation', c.obligation, 'municipality', nullif(c.municipality, ''), 'period', c.period,
      'left', (select coalesce(sum((e ->> 'n')::int), 0) from jsonb_array_elements(groups) e
        where e ->> 'obligation' = c.obligation and e ->> 'municipality' = c.municipality and e ->> 'period' = c.period
          and e ->> 'state' not in ('filed', 'paid', 'not-applicable')))), '[]')
    from (select distinct u.obligation, u.municipality, u.period from unnest(shown) u) c);
  return jsonb_build_object('counts', counts, 'left', columns_left);
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
      select private.agenda_row(a, private.client_title(a.user_id), (select u.email from private.contact_of(a.user_id) u))), 'steps', steps, 'last', jsonb_build_object(
    'at', a.updated_at,
    -- A step and its audit line have the same time.
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
  -- An appointment lasts an hour, and the index knows when it begins.
  filter text := case kind
    when 'waiting' then 'a.status = ''requested'' and a.starts_at > now() - interval ''1 hour'''
    when 'past' then '(a.starts_at <= now() - interval ''1 hour'' or a.status in (''cancelled'', ''done''))'
    else 'a.status in (''requested'', ''proposed'', ''confirmed'') and a.starts_at > now() - interval ''1 hour''' end;
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
      -- From each client as many as a page can hold, by the index of that client.
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
      'busy', coalesce(jsonb_agg(a.starts_at order by a.starts_at) filter (where not seen.it), '[]'))
    from public.appointments a
    -- The limits keep these from becoming joins, which would read every account of the firm.
    left join lateral (select c.email from private.contact_of(a.user_id) c limit 1) u on true
    left join lateral (select x.title from private.client_cards x where x.client = a.user_id limit 1) k on true
    cross join lateral (select is_admin or a.user_id = any (mine) as it) seen
    where a.status <> 'cancelled'
      and a.starts_at >= monday::timestamp at time zone 'America/Bogota'
      and a.starts_at < (monday + 7)::timestamp at time zone 'America/Bogota');
end $function$;

CREATE OR REPLACE FUNCTION public.begin_attachment (
  key           uuid,
  file_name     text,
  declared_type text,
  declared_size bigint
)
  RETURNS public.uploads
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
begin
  return private.reserve_upload(key, key, file_name, declared_type, declared_size, 'attachment');
end $function$;

CREATE OR REPLACE FUNCTION public.begin_client_file (
  client        uuid,
  key           uuid,
  file_name     text,
  declared_type text,
  declared_size bigint
)
  RETURNS public.uploads
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
begin
  perform private.require_client(client);
  return private.reserve_upload(key, key, file_name, declared_type, declared_size, 'for-client', client);
end $function$;

CREATE OR REPLACE FUNCTION public.begin_thread_as_firm (
  message   uuid,
  thread    uuid,
  client    uuid,
  subject   text,
  body      text,
  documents uuid[] DEFAULT '{}'::uuid[]
)
  RETURNS public.messages
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  me uuid := (select auth.uid());
  t public.message_threads;
  kept public.messages;
begin
  perform private.require_staff();
  if not private.sees_client(client) or not exists (
    select from public.user_approval_status s where s.user_id = client and s.status = 'approved') then
    raise exception 'not-found' using errcode = 'P0001';
  end if;
  perform pg_advisory_xact_lock(hashtextextended('thread:' || thread::text, 0));
  select * into t from public.message_threads x where x.id = thread for update;
  if t.id is not null then
    if t.user_id <> client or not exists (select from public.messages m where m.id = message) then
      raise exception 'key-reused' using errcode = 'P0001';
    end if;
    return private.add_message(message, t, 'firm', begin_thread_as_firm.body, documents);
  end if;
  insert into public.message_threads (id, user_id, subject) values (thread, client, begin_thread_as_firm.subject) returning * into t;
  kept := private.add_message(message, t, 'firm', begin_thread_as_firm.body, documents);
  insert into private.message_authors (message_id, member) values (message, me);
  update private.thread_desk d set assignee = me, assigned_by = me, assigned_at = now() where d.thread_id = thread;
  perform private.note_staff('message.begun', client, null, jsonb_build_object('thread', thread, 'message', message));
  perform private.mail_about_answer(t, message);
  return kept;
end $function$;

CREATE OR REPLACE FUNCTION public.begin_upload (
  key           uuid,
  batch         uuid,
  file_name     text,
  declared_type text,
  declared_size bigint
)
  RETURNS public.uploads
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
begin
  return private.reserve_upload(key, batch, file_name, declared_type, declared_size, 'invoice');
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
  -- One broken date would stop the plans of all clients.
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

CREATE OR REPLACE FUNCTION public.check_code (
  invoice  uuid,
  supplier text,
  number   text,
  before   text,
  after    text,
  code     text
)
  RETURNS text
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
#variable_conflict use_variable
declare
  owner uuid := (select i.user_id from public.invoices i where i.id = invoice);
  asked text := encode(sha256(convert_to(jsonb_build_array(number, before, after, code)::text, 'UTF8')), 'hex');
  lately record;
begin
  if owner is null or code is null or code !~ '^[0-9a-f]{96}$' or length(before) > 1000 or length(after) > 100
    or not exists (select from private.numbering_secrets s where s.nit = supplier and starts_with(number, s.prefix)) then
    return 'unknown';
  end if;
  -- One at a time, so that simultaneous calls count each other.
  perform pg_advisory_xact_lock(hashtextextended('code:' || owner::text || ':' || supplier, 0));
  -- Also a few expired ones of other clients, who may never call again.
  delete from private.code_tries t where (t.client, t.supplier, t.question) in (
    select x.client, x.supplier, x.question from private.code_tries x
    where x.at < clock_timestamp() - interval '30 days' order by x.at limit 100 for update skip locked);
  select count(*) as month, count(*) filter (where t.at > clock_timestamp() - interval '1 day') as day,
         coalesce(bool_or(t.question = asked), false) as known
    into lately from private.code_tries t
    where t.client = owner and t.supplier = check_code.supplier and t.at > clock_timestamp() - interval '30 days';
  if not lately.known and (lately.day >= 5 or lately.month >= 20) then
    return 'limited';
  end if;
  if exists (
    select from private.numbering_secrets s where s.nit = check_code.supplier and starts_with(number, s.prefix)
      and encode(sha384(convert_to(before || s.secret || after, 'UTF8')), 'hex') = code) then
    return 'match';
  end if;
  insert into private.code_tries (client, supplier, question) values (owner, check_code.supplier, asked) on conflict do nothing;
  return 'differs';
end $function$;

CREATE OR REPLACE FUNCTION public.claim_link (
  link          text,
  token         text,
  life          integer,
  sets_password boolean
)
  RETURNS jsonb
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  owner jsonb := public.link_owner(link, token, life);
begin
  if owner is null or not private.take_link(link, token, (owner ->> 'user')::uuid) then
    return null;
  end if;
  -- Ask again: the previous holder of the claim may have used the link.
  owner := public.link_owner(link, token, life);
  if owner is not null and sets_password then
    perform public.permit_change((owner ->> 'user')::uuid, 'password');
  end if;
  return owner;
end $function$;

CREATE OR REPLACE FUNCTION public.client_files (
  client uuid,
  search text DEFAULT NULL::text
)
  RETURNS TABLE (
    id   uuid,
    name text,
    type text,
    size bigint,
    at   timestamp with time zone
  )
  LANGUAGE plpgsql
  STABLE
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
begin
  perform private.require_staff();
  if not private.sees_client(client) then
    raise exception 'not-found' using errcode = 'P0001';
  end if;
  return query execute format(
    'select d.id, d.name, d.file_type, d.file_size::bigint, d.created_at from public.documents d
     where d.user_id = $1 and d.kind = ''file''%s order by d.created_at desc, d.id desc limit 20',
    coalesce(' and ' || private.pattern_filter('d.name_key', private.word_patterns(private.name_key(left(search, 100)))), '')) using client;
end $function$;

CREATE OR REPLACE FUNCTION public.client_views()
  RETURNS jsonb
  LANGUAGE plpgsql
  STABLE
  SECURITY DEFINER
  SET search_path TO ''
  SET jit TO 'off'
  AS $function$
declare
  view text;
  number int;
  counts jsonb := '{}';
begin
  perform private.require_staff();
  foreach view in array array['all', 'mine', 'overdue', 'away', 'uninvited', 'no-profile'] loop
    execute format('select count(*) from (select from private.client_cards k join public.user_approval_status s on s.user_id = k.client
        where s.status = ''approved'' and not exists (select from private.staff m where m.user_id = k.client)%s%s limit %s) x',
      private.status_scope(false), case when view = 'mine' then format(
        ' and exists (select from private.client_advisors a where a.client = k.client and a.advisor = %L)', (select auth.uid()))
        else private.client_view(view) end, case when view in ('all', 'mine') then 1000 else 300 end) into number;
    counts := counts || jsonb_build_object(view, number);
  end loop;
  return counts;
end $function$;

CREATE OR REPLACE FUNCTION public.close_hours (
  first_day  date,
  last_day   date,
  from_hour  integer,
  until_hour integer,
  reason     text,
  expected   integer DEFAULT 0
)
  RETURNS integer
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  days date[];
begin
  perform private.require_admin();
  perform pg_advisory_xact_lock(hashtextextended('appointments', 0));
  select coalesce(array_agg(d::date), '{}') into days
    from generate_series(first_day, least(last_day, first_day + 60), interval '1 day') d
    where d >= (now() at time zone 'America/Bogota')::date and extract(isodow from d) <> 7 and not private.is_holiday(d::date);
  if cardinality(days) = 0 then
    raise exception 'closure-empty' using errcode = 'P0001';
  end if;
  if least(last_day, first_day + 60) > private.last_slot_day() then
    raise exception 'slot-far' using errcode = 'P0001';
  end if;
  -- Sent twice.
  if not exists (
    select from unnest(days) d where not exists (
      select from private.closed_hours c where c.day = d and c.from_hour = close_hours.from_hour
        and c.until_hour = close_hours.until_hour and c.reason = btrim(close_hours.reason) and c.made_by = (select auth.uid()))) then
    return cardinality(days);
  end if;
  if (select count(*) from private.standing_in(first_day, last_day, from_hour, until_hour)) is distinct from expected then
    raise exception 'closure-occupied' using errcode = 'P0001';
  end if;
  insert into private.closed_hours (day, from_hour, until_hour, reason, made_by)
    select d, close_hours.from_hour, close_hours.until_hour, btrim(close_hours.reason), (select auth.uid()) from unnest(days) d;
  perform private.note_staff('agenda.closed', null, null, jsonb_build_object(
    'days', days, 'from', from_hour, 'until', until_hour, 'reason', btrim(close_hours.reason), 'standing', expected));
  return cardinality(days);
exception when exclusion_violation then
  raise exception 'closure-exists' using errcode = 'P0001';
end $function$;

CREATE OR REPLACE FUNCTION public.confirm_signer (
  invoice uuid
)
  RETURNS void
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  r private.invoice_reviews;
  nit text;
  nits text[];
  who text;
begin
  perform private.require_admin();
  select * into r from private.invoice_reviews x where x.invoice_id = confirm_signer.invoice;
  nit := ltrim(regexp_replace(coalesce(r.document #>> '{invoice,supplier,nit}', ''), '[^0-9]', '', 'g'), '0');
  if r.invoice_id is null or nit = '' or r.review #>> '{authenticity,issuer}' is distinct from 'third-party'
    or jsonb_array_length(r.document #> '{signatures,invoice,signer,nits}') = 0 then
    raise exception 'not-found' using errcode = 'P0001';
  end if;
  who := left(r.document #>> '{signatures,invoice,signer,name}', 200);
  nits := array(select jsonb_array_elements_text(r.document #> '{signatures,invoice,signer,nits}'));
  -- The signer as in the certificate; the supplier without its check digit.
  insert into private.confirmed_signers (supplier, signer, name, confirmed_by)
    values (nit, case when nits[2] = left(nits[1], -1) then nits[2] else nits[1] end, coalesce(who, ''), (select auth.uid()))
    on conflict do nothing;
  if found then
    update private.invoice_reviews x set asked_again = true from public.invoices i
      where i.id = x.invoice_id and i.queue = 'waiting' and i.decision = 0
        and ltrim(regexp_replace(x.document #>> '{invoice,supplier,nit}', '[^0-9]', '', 'g'), '0') = nit
        and x.review #>> '{authenticity,issuer}' = 'third-party';
    perform private.note_staff('review.signer', null, null, jsonb_build_object('nit', nit, 'name', who));
  end if;
end $function$;

CREATE OR REPLACE FUNCTION public.decide_data_request (
  request    uuid,
  new_status text,
  reply      text,
  new_due    date DEFAULT NULL::date
)
  RETURNS void
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  old public.data_requests;
  decided public.data_requests;
begin
  perform private.require_staff();
  if nullif(btrim(decide_data_request.reply), '') is null then
    raise exception 'reason-required' using errcode = 'P0001';
  end if;
  select * into old from public.data_requests r where r.id = request for update;
  if old.user_id = (select auth.uid()) then
    raise insufficient_privilege using message = 'not-oneself';
  end if;
  if old.id is null or not private.sees_client(old.user_id) then
    raise exception 'not-found' using errcode = 'P0001';
  end if;
  if old.status in ('answered', 'refused') or new_status = 'received' or (new_status = 'extended' and old.status = 'extended') then
    raise exception 'already-decided' using errcode = 'P0001';
  end if;
  update public.data_requests r
    set status = new_status, reply = btrim(decide_data_request.reply),
        due_on = case when new_status = 'extended' then greatest(coalesce(new_due, r.due_on), r.due_on) else r.due_on end,
        settled_at = case when new_status in ('answered', 'refused') then now() end
    where r.id = request returning * into decided;
  insert into public.audit_log (actor, action, target, before, after)
    values ((select auth.uid()), 'data-request.' || new_status, old.user_id,
            jsonb_build_object('id', old.id, 'status', old.status, 'due_on', old.due_on),
            jsonb_build_object('status', decided.status, 'due_on', decided.due_on, 'reply', decided.reply));
  perform private.queue_mail(old.user_id, 'data-request-' || new_status || ':' || old.id, 'data-request-' || new_status, u.email,
      jsonb_build_object('reply', decided.reply, 'due', to_char(decided.due_on, 'DD/MM/YYYY')))
    from private.contact_of(old.user_id) u;
end $function$;

CREATE OR REPLACE FUNCTION public.decide_invoice (
  invoice uuid,
  verdict text,
  seen    integer,
  note    text    DEFAULT NULL::text,
  reason  text    DEFAULT NULL::text
)
  RETURNS jsonb
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  me uuid := (select auth.uid());
  cleaned text := nullif(btrim(decide_invoice.note, E' \t\r\n'), '');
  why text := nullif(btrim(decide_invoice.reason, E' \t\r\n'), '');
  i public.invoices;
  before jsonb;
  last private.invoice_decisions;
  made private.invoice_decisions;
begin
  perform private.require_staff();
  select * into i from public.invoices x where x.id = invoice for update;
  if i.id is null or not private.sees_client(i.user_id) then
    raise exception 'not-found' using errcode = 'P0001';
  end if;
  if i.user_id = me then
    raise insufficient_privilege using message = 'not-oneself';
  end if;
  if verdict is null or verdict not in ('accepted', 'rejected', 'asked', 'reviewing') or length(cleaned) > 1000
    or length(why) > 1000 then
    raise exception 'invalid-input' using errcode = 'P0001';
  end if;
  if cleaned is null and verdict in ('rejected', 'asked') then
    raise exception 'reason-required' using errcode = 'P0001';
  end if;
  if verdict = 'reviewing' then
    cleaned := null;
  end if;
  select * into last from private.invoice_decisions x where x.invoice_id = i.id order by x.id desc limit 1;
  if i.decision is distinct from seen then
    if last.actor = me and i.decision = seen + 1 and last.verdict = decide_invoice.verdict
      and last.note is not distinct from cleaned then
      return jsonb_build_object('verdict', verdict, 'decision', i.decision);
    end if;
    raise exception 'invoice-decided' using errcode = 'P0001', detail = jsonb_build_object(
      'by', private.member_name(last.actor), 'at', last.at, 'verdict', last.verdict)::text;
  end if;
  if i.deleted_at is not null or i.withdrawn_at is not null or i.replaced_by is not null then
    raise exception 'invoice-gone' using errcode = 'P0001';
  end if;
  if private.verdict_of(i) = verdict and i.note is not distinct from cleaned then
    return jsonb_build_object('verdict', verdict, 'decision', i.decision);
  end if;
  if verdict <> 'accepted' or not private.acceptance_needs_reason(i) then
    why := null;
  elsif why is null then
    raise exception 'acceptance-reason' using errcode = 'P0001';
  end if;
  before := jsonb_build_object('invoice', i.id, 'number', i.number, 'verdict', private.verdict_of(i), 'note', i.note);
  update public.invoices x
    set status = case when verdict = 'asked' then 'reviewing' else verdict end,
        asked_at = case when verdict = 'asked' then clock_timestamp() end,
        note = cleaned, decision = x.decision + 1
    where x.id = i.id returning * into i;
  insert into private.invoice_decisions (invoice_id, actor, verdict, note, reason)
    values (i.id, me, decide_invoice.verdict, cleaned, why) returning * into made;
  update private.invoice_decisions x set job = private.mail_about_decision(i, made) where x.id = made.id;
  perform private.note_staff('invoice.' || verdict, i.user_id, before,
    jsonb_build_object('invoice', i.id, 'number', i.number, 'verdict', verdict, 'note', cleaned)
      || case when why is null then '{}' else jsonb_build_object('reason', why) end);
  return jsonb_build_object('verdict', verdict, 'decision', i.decision);
end $function$;

CREATE OR REPLACE FUNCTION public.end_presence (
  invoice uuid
)
  RETURNS void
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
begin
  perform private.require_staff();
  delete from private.invoice_presence l where l.invoice_id = invoice and l.member = (select auth.uid());
end $function$;

CREATE OR REPLACE FUNCTION public.find_clients (
  search text DEFAULT NULL::text,
  client uuid DEFAULT NULL::uuid
)
  RETURNS jsonb
  LANGUAGE plpgsql
  STABLE
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  filter text := private.card_filter(coalesce(search, ''));
  answer jsonb;
begin
  perform private.require_staff();
  if find_clients.client is null and filter = '' then
    return '[]';
  end if;
  execute format(
    'select coalesce(jsonb_agg(jsonb_build_object(''id'', f.client, ''name'', f.title, ''email'', coalesce(u.email, '''')) order by f.title_key, f.client), ''[]'')
     from (select k.client, k.title, k.title_key from private.client_cards k
           join public.user_approval_status s on s.user_id = k.client and s.status = ''approved''
           where not exists (select from private.staff m where m.user_id = k.client)%s%s%s
           order by k.title_key, k.client limit 8) f
     left join lateral private.contact_of(f.client) u on true',
    case when find_clients.client is null then '' else ' and k.client = $1' end, filter,
    case when private.is_admin() then '' else ' and k.client in (select private.my_clients())' end)
    into answer using find_clients.client;
  return answer;
end $function$;

CREATE OR REPLACE FUNCTION public.finish_appointment (
  appointment uuid
)
  RETURNS public.appointments
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  a public.appointments;
begin
  perform private.require_staff();
  a := private.own_appointment(appointment, null);
  if a.status = 'done' then
    return a;
  end if;
  if a.status <> 'confirmed' or a.starts_at > now() then
    raise exception 'conflict' using errcode = 'P0001';
  end if;
  update public.appointments x set status = 'done', sequence = x.sequence + 1, updated_at = now()
    where x.id = a.id returning * into a;
  insert into public.audit_log (actor, action, target, after)
    values ((select auth.uid()), 'appointment.done', a.user_id, jsonb_build_object('appointment', a.id));
  return a;
end $function$;

CREATE OR REPLACE FUNCTION public.finish_attachment (
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
begin
  return private.finish_file(upload, attempt, 'attachment', content_sha256, content_size, content_type, push_drive);
end $function$;

CREATE OR REPLACE FUNCTION public.finish_client_file (
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
begin
  return private.finish_file(upload, attempt, 'for-client', content_sha256, content_size, content_type, push_drive);
end $function$;

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
begin
  perform private.require_staff();
  select count(*) into registrations from private.waiting_registrations();
  if private.is_admin() then
    return jsonb_build_object(
      'registrations', registrations,
      'invoices', (select count(*) from (select from public.invoices x where x.queue = 'waiting' limit 101) n),
      'messages', (select count(*) from (select from private.thread_desk x where x.unread > 0 limit 101) n),
      'appointments', (select count(*) from (
        select from public.appointments x where x.status = 'requested' and x.ends_at > now() limit 101) n),
      'contacts', (select count(*) from (select from public.contact_messages x where x.status = 'new' limit 101) n));
  end if;
  mine := array(select private.my_clients());
  return jsonb_build_object(
    'registrations', registrations,
    'invoices', (select count(*) from (
      select from unnest(mine) c (id) join public.invoices x on x.user_id = c.id and x.queue = 'waiting' limit 101) n),
    'messages', (select count(*) from (
      select from private.thread_desk x where x.unread > 0 and x.client = any (mine) limit 101) n),
    'appointments', (select count(*) from (
      select from public.appointments x where x.status = 'requested' and x.ends_at > now() and x.user_id = any (mine) limit 101) n),
    'contacts', 0);
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
  -- Null: everybody's.
  mine uuid[] := case when not private.is_admin() then array(select private.my_clients()) end;
  waiting jsonb;
  week jsonb;
  today date := (now() at time zone 'America/Bogota')::date;
begin
  perform private.require_staff();
  -- The oldest of each kind.
  waiting := jsonb_build_object(
    -- The id is a digest of what the line is about, so it stays the same whichever of the clients is settled first.
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
  return jsonb_build_object('week', week,
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
    'requests', jsonb_build_object(
      'overdue', (select count(*) from (select from public.document_requests r where r.status = 'open' and r.missing > 0
        and r.due_on < today and (mine is null or r.user_id = any (mine)) limit 101) n),
      'begun', (select count(*) from (select from public.document_requests r where r.status = 'open' and r.missing > 0
        and r.due_on >= today and r.delivered > 0 and (mine is null or r.user_id = any (mine)) limit 101) n),
      'untouched', (select count(*) from (select from public.document_requests r where r.status = 'open' and r.missing > 0
        and r.due_on >= today and r.delivered = 0 and (mine is null or r.user_id = any (mine)) limit 101) n)));
end $function$;

CREATE OR REPLACE FUNCTION public.inbox_client (
  client uuid
)
  RETURNS jsonb
  LANGUAGE plpgsql
  STABLE
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
begin
  perform private.require_staff();
  if not private.sees_client(client)
    or not exists (select from public.user_approval_status s where s.user_id = client and s.status = 'approved') then
    raise exception 'not-found' using errcode = 'P0001';
  end if;
  return private.client_face(client);
end $function$;

CREATE OR REPLACE FUNCTION public.inbox_page (
  wanted    jsonb   DEFAULT '{}'::jsonb,
  page_size integer DEFAULT 30
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
  me uuid := (select auth.uid());
  mine uuid[] := array(select private.my_clients());
  start text[] := (select array_agg(v) from jsonb_array_elements_text(wanted -> 'cursor') v);
  patterns text[] := private.word_patterns(private.inbox_key(left(wanted ->> 'search', 100)));
  filter text;
  found uuid[];
  waiting int;
  rows jsonb;
begin
  perform private.require_staff();
  filter := concat_ws(' and ',
    case when private.is_admin() then 'true' else 'd.client = any ($1)' end,
    case wanted ->> 'state' when 'unread' then 'd.unread > 0' when 'open' then 'd.closed_at is null'
                            when 'closed' then 'd.closed_at is not null' end,
    case when (wanted ->> 'mine')::boolean then 'd.assignee = $2' end,
    case when wanted ->> 'client' is not null then format('d.client = %L', (wanted ->> 'client')::uuid) end,
    case when start is not null then '(d.last_at, d.thread_id) < ($3[1]::timestamptz, $3[2]::uuid)' end);
  if patterns is null then
    execute format('select array(select d.thread_id from private.thread_desk d where %s
      order by d.last_at desc, d.thread_id desc limit $4)', filter) into found using mine, me, start, size + 1;
  else
    -- Two queries, each by the index of its keys: an OR of both would use neither.
    execute format('select array(select f.thread_id from (
        (select d.thread_id, d.last_at from private.thread_desk d where %1$s and %2$s
         order by d.last_at desc, d.thread_id desc limit $4)
        union
        (select d.thread_id, d.last_at from private.thread_desk d where %1$s
           and d.thread_id in (select k.thread_id from private.message_keys k where %3$s)
         order by d.last_at desc, d.thread_id desc limit $4)) f order by f.last_at desc, f.thread_id desc limit $4)',
      filter, private.pattern_filter('d.key', patterns), private.pattern_filter('k.key', patterns))
      into found using mine, me, start, size + 1;
  end if;
  if private.is_admin() then
    select count(*) into waiting from (select from private.thread_desk d where d.unread > 0 limit 100) u;
  else
    select count(*) into waiting from (select from private.thread_desk d where d.unread > 0 and d.client = any (mine) limit 100) u;
  end if;
  select coalesce(jsonb_agg(jsonb_build_object(
      'id', d.thread_id, 'subject', t.subject, 'at', d.last_at, 'unread', d.unread, 'count', t.message_count,
      'closed', d.closed_at is not null, 'assignee', private.member_face(d.assignee), 'client', private.client_face(d.client),
      'last', (select jsonb_build_object('author', m.author, 'preview', left(m.body, 200), 'files', jsonb_array_length(m.files))
               from public.messages m where m.thread_id = d.thread_id order by m.created_at desc limit 1),
      'hit', case when patterns is not null then (
        select m.body from private.message_keys k join public.messages m on m.id = k.message_id
        where k.thread_id = d.thread_id and k.key like all (patterns) order by m.created_at desc limit 1) end)
    order by d.last_at desc, d.thread_id desc), '[]')
    into rows from private.thread_desk d join public.message_threads t on t.id = d.thread_id where d.thread_id = any (found[:size]);
  return jsonb_build_object('rows', rows, 'unread', waiting, 'after', case when cardinality(found) > size then
    (select jsonb_build_array(d.last_at, d.thread_id) from private.thread_desk d where d.thread_id = found[size]) end);
end $function$;

CREATE OR REPLACE FUNCTION public.list_audit (
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
  size int := least(greatest(page_size, 1), 1000);
  by_member uuid := (wanted ->> 'actor')::uuid;
  one_area text := wanted ->> 'area';
  about text := nullif(lower(btrim(wanted ->> 'about')), '');
  targets uuid[];
  from_time timestamptz := (wanted ->> 'from')::timestamptz;
  until_time timestamptz := (wanted ->> 'until')::timestamptz;
  after_at timestamptz := (wanted -> 'after' ->> 0)::timestamptz;
  after_id bigint := (wanted -> 'after' ->> 1)::bigint;
  found_rows jsonb;
  last_row jsonb;
begin
  perform private.require_admin();
  if about is not null then
    select coalesce(array_agg(u.id), '{}') into targets from (
      select x.id from auth.users x where starts_with(lower(x.email), about) limit 200) x
      cross join lateral (select x.id union select m.account from private.account_members m
        where m.user_id = x.id and m.until is null) u (id);
  end if;
  select coalesce(jsonb_agg(to_jsonb(r) order by r.at desc, r.id desc), '[]') into found_rows from (
    select l.id, l.at, l.action, l.actor, private.member_name(l.actor) as actor_name, l.target,
           coalesce((select c.email from private.contact_of(l.target) c),
             (select u.email::text from auth.users u where u.id = l.target)) as target_email,
           l.before, l.after, l.ip, l.user_agent
    from public.audit_log l
    where (about is null or l.target = any (targets)) and (by_member is null or l.actor = by_member)
      and (one_area is null or l.area = one_area)
      and (from_time is null or l.at >= from_time) and (until_time is null or l.at < until_time)
      and (after_at is null or (l.at, l.id) < (after_at, after_id))
    order by l.at desc, l.id desc limit size + 1) r;
  if jsonb_array_length(found_rows) <= size then
    return jsonb_build_object('rows', found_rows, 'next', null);
  end if;
  last_row := found_rows -> (size - 1);
  return jsonb_build_object('rows', found_rows - size, 'next', jsonb_build_array(last_row -> 'at', last_row -> 'id'));
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
  status text := coalesce(wanted ->> 'status', 'approved');
  filter text := private.card_filter(wanted ->> 'search') || private.status_scope(false);
  found uuid[];
  more boolean;
begin
  perform private.require_staff();
  if status <> 'all' then
    filter := filter || format(' and s.status = %L', status);
  end if;
  if wanted ->> 'advisor' = 'nobody' then
    filter := filter || ' and not exists (select from private.client_advisors a where a.client = k.client)';
  elsif wanted ->> 'advisor' is not null then
    filter := filter || format(' and exists (select from private.client_advisors a where a.client = k.client and a.advisor = %L)',
      (wanted ->> 'advisor')::uuid);
  end if;
  filter := filter || private.client_view(wanted ->> 'view');
  if start is not null then
    filter := filter || format(' and (k.title_key, k.client) %s (%L, %L)', case when backward then '<' else '>' end, start, start_id);
  end if;
  execute format(
    'select array(select k.client from private.client_cards k join public.user_approval_status s on s.user_id = k.client
       where not exists (select from private.staff m where m.user_id = k.client)%s
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
        'id', k.client, 'title', k.title, 'email', coalesce(u.email, ''), 'name', p.name, 'status', s.status, 'since', s.created_at,
        'nit', (select c.nit || '-' || c.digit from public.companies c where c.user_id = k.client order by c.created_at, c.id limit 1),
        'companies', (select count(*) from public.companies c where c.user_id = k.client),
        'advisors', (select coalesce(jsonb_agg(private.member_name(a.advisor) order by a.responsible desc, a.created_at), '[]')
                     from private.client_advisors a where a.client = k.client),
        -- Only looked up while nobody works there.
        'invited', case when u.id is null then exists (select from private.account_invitations i where i.account = k.client
          and i.sent > 0 and i.accepted_at is null and i.withdrawn_at is null) end,
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
      left join public.client_profiles p on p.user_id = u.id)
    select jsonb_build_object(
      'rows', coalesce(jsonb_agg(r.row order by r.place), '[]'),
      'before', case when start is not null then (select f.cursor from rows f order by f.place limit 1) end,
      'after', case when more or backward then (select f.cursor from rows f order by f.place desc limit 1) end)
    from rows r);
end $function$;

CREATE OR REPLACE FUNCTION public.list_closed_hours (
  first_day date,
  last_day  date
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
    select coalesce(jsonb_agg(jsonb_build_object(
      'id', c.id, 'day', c.day, 'from', c.from_hour, 'until', c.until_hour, 'reason', c.reason,
      'by', private.member_name(c.made_by), 'standing', s.seen, 'others', s.others) order by c.day, c.from_hour), '[]')
    from private.closed_hours c cross join lateral (
      select coalesce(jsonb_agg(private.agenda_row(a, k.title, u.email) order by a.starts_at) filter (where seen.it), '[]') as seen,
             count(*) filter (where not seen.it) as others
      from public.appointments a
      left join lateral (select c.email from private.contact_of(a.user_id) c limit 1) u on true
      left join lateral (select x.title from private.client_cards x where x.client = a.user_id limit 1) k on true
      cross join lateral (select is_admin or a.user_id = any (mine) as it) seen
      -- Repeats private.standing_in, which is too slow to call for each closure.
      where a.status in ('requested', 'proposed', 'confirmed') and a.ends_at > now()
        and a.starts_at > (c.day + c.from_hour * interval '1 hour' - interval '1 hour') at time zone 'America/Bogota'
        and a.starts_at < (c.day + c.until_hour * interval '1 hour') at time zone 'America/Bogota') s
    where c.day between first_day and last_day);
end $function$;

CREATE OR REPLACE FUNCTION public.list_contacts (
  wanted    jsonb,
  page_size integer DEFAULT 25
)
  RETURNS jsonb
  LANGUAGE plpgsql
  STABLE
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  wanted_status text := coalesce(wanted ->> 'status', 'new');
  down boolean := wanted_status <> 'new';
  answer jsonb;
begin
  perform private.require_admin();
  execute format(
    'select coalesce(jsonb_agg(private.contact_row(p.m) order by (p.m).created_at %1$s, (p.m).id %1$s), ''[]'')
     from (select m from public.contact_messages m where true%2$s%3$s%4$s order by m.created_at %1$s, m.id %1$s limit %5$s) p',
    case when down then 'desc' else 'asc' end,
    case wanted_status when 'all' then '' else format(' and m.status = %L', wanted_status) end,
    coalesce(' and ' || private.pattern_filter('m.search_key', private.word_patterns(private.search_words(left(wanted ->> 'search', 100)))), ''),
    case when wanted -> 'cursor' ->> 0 is null then '' else format(' and (m.created_at, m.id) %s (%L::timestamptz, %L::uuid)',
      case when down then '<' else '>' end, wanted -> 'cursor' ->> 0, wanted -> 'cursor' ->> 1) end,
    least(greatest(page_size, 1), 1000)) into answer;
  return answer;
end $function$;

CREATE OR REPLACE FUNCTION public.list_deliveries (
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
  size int := least(greatest(page_size, 1), 200);
  one_status text := case wanted ->> 'status' when 'parked' then 'parked' when 'late' then 'pending' end;
  one_kind text := wanted ->> 'kind';
  after_at timestamptz := (wanted -> 'after' ->> 0)::timestamptz;
  after_id uuid := (wanted -> 'after' ->> 1)::uuid;
  mine uuid[];
  found_rows jsonb;
  last_row jsonb;
begin
  perform private.require_staff();
  if not private.is_admin() then
    mine := array(select private.my_clients());
  end if;
  select coalesce(jsonb_agg(to_jsonb(r) order by r.created_at, r.id), '[]') into found_rows from (
    select o.id, o.kind, o.payload ->> 'template' as template, o.status, o.attempts, o.last_error, o.created_at, o.next_at,
           o.user_id, coalesce(p.name, u.email) as client
    from public.outbox o left join lateral private.contact_of(o.user_id) u on true left join public.client_profiles p on p.user_id = u.id
    where o.status in ('pending', 'parked') and (o.status = 'parked' or private.is_late(o))
      and (mine is null or o.user_id = any (mine)) and (one_kind is null or o.kind = one_kind)
      and (one_status is null or o.status = one_status)
      and (after_at is null or (o.created_at, o.id) > (after_at, after_id))
    order by o.created_at, o.id limit size + 1) r;
  if jsonb_array_length(found_rows) <= size then
    return jsonb_build_object('rows', found_rows, 'next', null);
  end if;
  last_row := found_rows -> (size - 1);
  return jsonb_build_object('rows', found_rows - size, 'next', jsonb_build_array(last_row -> 'created_at', last_row -> 'id'));
end $function$;

CREATE OR REPLACE FUNCTION public.list_members()
  RETURNS TABLE (
    user_id uuid,
    name    text,
    email   text,
    role    text
  )
  LANGUAGE plpgsql
  STABLE
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
begin
  perform private.require_staff();
  return query
    select s.user_id, private.member_name(s.user_id), u.email::text, s.role
    from private.staff s join auth.users u on u.id = s.user_id
    order by 2, 3;
end $function$;

CREATE OR REPLACE FUNCTION public.list_registrations (
  wanted   text                     DEFAULT 'waitlist'::text,
  max_rows integer                  DEFAULT 50,
  after_at timestamp with time zone DEFAULT NULL::timestamp WITH time zone,
  after_id uuid                     DEFAULT NULL::uuid,
  search   text                     DEFAULT NULL::text
)
  RETURNS TABLE (
    user_id            uuid,
    email              text,
    status             text,
    reason             text,
    created_at         timestamp with time zone,
    email_confirmed_at timestamp with time zone,
    decided_at         timestamp with time zone,
    decided_by         text,
    name               text,
    phone              text,
    companies          jsonb
  )
  LANGUAGE plpgsql
  STABLE
  SECURITY DEFINER
  SET search_path TO ''
  SET enable_seqscan TO 'off'
  SET jit TO 'off'
  AS $function$
declare
  since text := case when wanted = 'waitlist' then 'created_at' else 'decided_at' end;
  down boolean := wanted <> 'waitlist';
  found text := private.card_filter(search);
begin
  perform private.require_staff();
  return query execute format(
    'select r.user_id, coalesce(u.email::text, private.client_name(r.user_id)), r.status, r.reason, r.created_at, u.email_confirmed_at, r.decided_at,
            case when r.decided_at is not null then private.last_decision(r.user_id) ->> ''by'' end, p.name, p.phone,
            (select coalesce(jsonb_agg(jsonb_build_object(''name'', c.name, ''nit'', c.nit, ''digit'', c.digit) order by c.created_at, c.id), ''[]'')
             from public.companies c where c.user_id = r.user_id)
     from (select s.* from public.user_approval_status s%1$s
           where s.status = $1%2$s%3$s%4$s and not exists (select from private.staff m where m.user_id = s.user_id)
           order by s.%5$s %6$s, s.user_id %6$s limit %7$s) r
     left join lateral private.contact_of(r.user_id) u on true
     left join public.client_profiles p on p.user_id = u.id
     order by r.%5$s %6$s, r.user_id %6$s',
    -- Few clients wait: `offset 0` has the planner walk them in order instead of reading every card that matches.
    case when found = '' then '' when wanted = 'waitlist'
      then ' join lateral (select c.words from private.client_cards c where c.client = s.user_id offset 0) k on true'
      else ' join private.client_cards k on k.client = s.user_id' end,
    found,
    private.status_scope(wanted = 'waitlist'),
    case when after_at is not null and after_id is not null
      then format(' and (s.%s, s.user_id) %s (%L, %L)', since, case when down then '<' else '>' end, after_at, after_id) else '' end,
    since, case when down then 'desc' else 'asc' end, least(greatest(max_rows, 1), 200))
    using wanted;
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
  -- Null: everybody's.
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
        -- Created earlier under another rule; nothing new is added in the past.
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

CREATE OR REPLACE FUNCTION public.my_invoices (
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
  me uuid := private.require_account(case when (wanted ->> 'accounts')::boolean then 'accountant' else 'reader' end);
  size int := least(greatest(page_size, 1), 1000);
  start timestamptz := (wanted -> 'cursor' ->> 0)::timestamptz;
  start_id uuid := (wanted -> 'cursor' ->> 1)::uuid;
  backward boolean := start is not null and coalesce((wanted ->> 'backward')::boolean, false);
  from_time timestamptz := (wanted ->> 'from')::timestamptz;
  until_time timestamptz := coalesce((wanted ->> 'until')::timestamptz, 'infinity');
  days text;
  filter text := '';
  search text := private.invoice_filter(wanted ->> 'search');
  found jsonb;
  more boolean;
begin
  if wanted ->> 'status' is not null then
    filter := format(' and status = %L', wanted ->> 'status');
  end if;
  if wanted ->> 'from' is not null then
    days := format('created_at >= %L and created_at < %L', from_time, until_time);
    if (wanted ->> 'by_issue')::boolean then
      days := format('(issued_on >= %L and issued_on < %L or issued_on is null and %s)',
        (from_time at time zone 'America/Bogota')::date, (until_time at time zone 'America/Bogota')::date, days);
    end if;
    filter := filter || ' and ' || days;
  end if;
  if search is not null then
    filter := filter || ' and ' || search;
  end if;
  if start is not null then
    filter := filter || format(' and (created_at, id) %s (%L, %L)', case when backward then '>' else '<' end, start, start_id);
  end if;
  execute format(
    'select coalesce(jsonb_agg(to_jsonb(r)), ''[]'') from (
       select id, private.invoice_label(i) as label, document_id, status, withdrawn_at, created_at, issued_on, note, asked_at,
              (select x.number from public.invoices x where x.id = i.replaces) as replaces,
              case when $2 then private.invoice_accounts(i) end as accounts,
              (select x.number from public.invoices x where x.id = i.replaced_by) as replaced_by
       from public.invoices i where user_id = $1 and deleted_at is null%1$s
       order by created_at %3$s, id %3$s limit %2$s) r',
    filter, size + 1, case when backward then 'asc' else 'desc' end) into found using me, (wanted ->> 'accounts')::boolean;
  -- Going back reached the beginning: answer a whole first page.
  if backward and jsonb_array_length(found) <= size then
    return public.my_invoices(wanted - 'cursor' - 'backward', size);
  end if;
  more := jsonb_array_length(found) > size;
  if more then
    found := found - size;
  end if;
  if backward then
    found := (select jsonb_agg(r order by place desc) from jsonb_array_elements(found) with ordinality o(r, place));
  end if;
  return jsonb_build_object(
    'rows', found,
    'before', case when start is not null and found <> '[]'
                then jsonb_build_array(found -> 0 -> 'created_at', found -> 0 -> 'id') end,
    'after', case when more or backward
               then jsonb_build_array(found -> -1 -> 'created_at', found -> -1 -> 'id') end);
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
  -- Both are ordered as an index is, so that they stop at the limit.
  select count(*) into number from (
    select distinct m.user_id from private.account_members m
    join public.user_approval_status s on s.user_id = m.account and s.status = 'approved'
    where m.until is null and m.role = 'owner' and not exists (select from private.staff t where t.user_id = m.user_id)
    order by m.user_id limit 1001) o;
  select count(*) into lacking from (
    select distinct m.user_id from private.account_members m
    join public.user_approval_status s on s.user_id = m.account and s.status = 'approved'
    where m.until is null and m.role = 'owner' and not exists (select from private.staff t where t.user_id = m.user_id)
      -- As private.has_second_step, without a thousand calls.
      and not exists (select from private.second_steps t join auth.mfa_factors f on f.user_id = t.user_id
        where t.user_id = m.user_id and f.status = 'verified')
    order by m.user_id limit 1001) o;
  return jsonb_build_object('owners', number, 'lacking', lacking,
    'required', exists (select from private.firm_settings x where x.name = 'owner_second_step' and x.value = '"required"'));
end $function$;

CREATE OR REPLACE FUNCTION public.propose_appointment (
  client uuid,
  slot   timestamp with time zone,
  title  text,
  note   text                     DEFAULT NULL::text
)
  RETURNS public.appointments
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  a public.appointments;
begin
  perform private.require_staff();
  if not private.sees_client(client)
    or not exists (select from public.user_approval_status s where s.user_id = client and s.status = 'approved') then
    raise exception 'not-found' using errcode = 'P0001';
  end if;
  perform pg_advisory_xact_lock(hashtextextended('appointments', 0));
  select * into a from public.appointments x
    where x.user_id = client and x.starts_at = slot and x.status = 'proposed' and x.title = btrim(propose_appointment.title);
  if a.id is not null and private.is_own_step(a) then
    return a;
  end if;
  perform private.claim_slot(slot, interval '0');
  insert into public.appointments (user_id, title, starts_at, ends_at, status, note)
    values (client, btrim(propose_appointment.title), slot, slot + interval '1 hour', 'proposed', nullif(btrim(propose_appointment.note), ''))
    returning * into a;
  perform private.note_staff('appointment.proposed', client, null, jsonb_build_object('appointment', a.id, 'starts_at', slot));
  perform private.mail_appointment(a, 'proposed');
  return a;
exception when exclusion_violation then
  raise exception 'slot-taken' using errcode = 'P0001';
end $function$;

CREATE OR REPLACE FUNCTION public.propose_other_hour (
  appointment uuid,
  slot        timestamp with time zone,
  seen        integer,
  note        text                     DEFAULT NULL::text
)
  RETURNS public.appointments
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  a public.appointments;
  old_start timestamptz;
begin
  perform private.require_staff();
  a := private.own_appointment(appointment, null);
  if a.status = 'proposed' and a.starts_at = slot and private.is_own_step(a) then
    return a;
  end if;
  if a.sequence is distinct from seen then
    raise exception 'conflict' using errcode = 'P0001';
  end if;
  old_start := a.starts_at;
  if a.status not in ('requested', 'proposed', 'confirmed') or a.ends_at <= now() then
    raise exception 'too-late' using errcode = 'P0001';
  end if;
  perform private.claim_slot(slot, interval '0', a.id);
  update public.appointments x
    set starts_at = slot, ends_at = slot + interval '1 hour', status = 'proposed', sequence = x.sequence + 1,
        note = nullif(btrim(propose_other_hour.note), ''), updated_at = now()
    where x.id = a.id returning * into a;
  perform private.note_staff('appointment.moved', a.user_id,
    jsonb_build_object('appointment', a.id, 'starts_at', old_start), jsonb_build_object('appointment', a.id, 'starts_at', slot));
  perform private.mail_appointment(a, 'proposed');
  return a;
exception when exclusion_violation then
  raise exception 'slot-taken' using errcode = 'P0001';
end $function$;

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
  if t.firm_unread > 0 then
    update public.messages m set read_at = clock_timestamp()
      where m.thread_id = t.id and m.author = 'client' and m.read_at is null;
    update public.message_threads x set firm_unread = 0 where x.id = t.id;
    insert into public.audit_log (actor, action, target, after)
      values ((select auth.uid()), 'message.read', t.user_id, jsonb_build_object('thread', t.id, 'messages', t.firm_unread));
  end if;
end $function$;

CREATE OR REPLACE FUNCTION public.record_drive_copy (
  document uuid,
  file_id  text,
  link     text
)
  RETURNS void
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
begin
  update public.documents set google_drive_id = file_id, google_drive_link = link where id = document;
  update public.archivos_subidos a set google_drive_id = file_id, google_drive_link = link
    from public.documents d where d.id = document and a.ruta_storage = d.storage_path;
  -- The contact may have changed while the folder was created, or before sharing was recorded.
  perform private.queue_drive_share(f.user_id) from public.documents d join public.user_drive_folders f on f.user_id = d.user_id
    left join lateral private.contact_of(f.user_id) u on true
    where d.id = document and (f.shared_with is distinct from u.email or f.permission_id is null and u.email is not null);
end $function$;

CREATE OR REPLACE FUNCTION public.remove_numbering_secret (
  secret uuid
)
  RETURNS void
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  gone private.numbering_secrets;
begin
  perform private.require_admin();
  delete from private.numbering_secrets n where n.id = remove_numbering_secret.secret returning * into gone;
  if gone.id is not null then
    perform private.note_staff('review.secret-removed', null, jsonb_build_object('nit', gone.nit, 'prefix', gone.prefix), null);
  end if;
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
  perform public.permit_change(member, 'second-step');
  delete from auth.mfa_factors f where f.user_id = member;
  get diagnostics factors = row_count;
  delete from private.change_permits p where p.user_id = member and p.kind = 'second-step';
  delete from auth.sessions s where s.user_id = member;
  perform private.note_staff('second-step.reset', member, jsonb_build_object('factors', factors), jsonb_build_object('factors', 0));
  perform private.stir(member);
end $function$;

CREATE OR REPLACE FUNCTION public.review_invoice (
  invoice uuid
)
  RETURNS jsonb
  LANGUAGE plpgsql
  STABLE
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  i public.invoices;
begin
  perform private.require_staff();
  select * into i from public.invoices x where x.id = invoice;
  if i.id is null or not private.sees_client(i.user_id) then
    raise exception 'not-found' using errcode = 'P0001';
  end if;
  return jsonb_build_object(
    'id', i.id, 'label', private.invoice_label(i), 'findings', i.findings,
    'verdict', private.verdict_of(i), 'needs_reason', private.acceptance_needs_reason(i), 'note', i.note, 'decision', i.decision, 'created_at', i.created_at,
    'deleted_at', i.deleted_at, 'withdrawn_at', i.withdrawn_at, 'own', i.user_id = (select auth.uid()),
    'reading', private.review_of(i.id),
    'opinion', (select jsonb_build_object('proposal', p.proposal, 'note', p.note, 'at', p.at)
                from private.automation_proposals p where p.invoice_id = i.id order by p.at desc limit 1),
    'file', (select jsonb_build_object('id', d.id, 'type', d.file_type, 'size', d.file_size)
             from public.documents d where d.id = i.document_id),
    'client', jsonb_build_object('id', i.user_id, 'name', private.client_name(i.user_id),
        'email', coalesce((select u.email from private.contact_of(i.user_id) u), ''),
        'companies', (select coalesce(jsonb_agg(c.name || ', NIT ' || c.nit || '-' || c.digit order by c.name), '[]')
                      from (select * from public.companies x where x.user_id = i.user_id order by x.name limit 5) c)),
    'replaces', (select jsonb_build_object('id', x.id, 'number', x.number) from public.invoices x where x.id = i.replaces),
    'replaced_by', (select jsonb_build_object('id', x.id, 'number', x.number) from public.invoices x where x.id = i.replaced_by),
    'decisions', (
      select coalesce(jsonb_agg(jsonb_build_object(
          'at', d.at, 'by', private.member_name(d.actor), 'verdict', d.verdict, 'note', d.note, 'reason', d.reason,
          'automatic', d.automatic) order by d.id desc), '[]')
      from (select * from private.invoice_decisions x where x.invoice_id = i.id order by x.id desc limit 20) d));
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
  if queue = 'all' and wanted ->> 'client' is null then
    raise exception 'invalid-input' using errcode = 'P0001';
  end if;
  if not private.is_admin() then
    clients := array(select private.my_clients());
  end if;
  if wanted ->> 'client' is not null then
    clients := array(select c from unnest(array[(wanted ->> 'client')::uuid]) c where private.sees_client(c));
  end if;
  if wanted ->> 'findings' is not null then
    filter := filter || format(' and i.has_findings = %L::boolean', wanted ->> 'findings');
  end if;
  if start is not null then
    filter := filter || format(' and (i.queued_at, i.id) %s (%L, %L)', case when direction = 'desc' then '<' else '>' end, start, start_id);
  end if;
  if search is not null then
    if named <> '' then
      execute format('select array(select k.client from private.client_cards k where ($1 is null or k.client = any ($1))%s limit 1000)', named)
        into found using clients;
    end if;
    -- A queue holds no deleted invoice; saying so lets the partial index of the search be used.
    filter := filter || ' and i.deleted_at is null and (' || search
      || case when cardinality(found) > 0 then format(' or i.user_id = any (%L)', found) else '' end || ')';
  end if;
  execute format(case when clients is null
      then 'select array(select i.id from public.invoices i where %1$s order by i.queued_at %2$s, i.id %2$s limit %3$s)'
      else 'select array(select o.id from unnest($1) c cross join lateral (
              select i.queued_at, i.id from public.invoices i where i.user_id = c and %1$s
              order by i.queued_at %2$s, i.id %2$s limit %3$s) o order by o.queued_at %2$s, o.id %2$s limit %3$s)' end,
    filter, direction, size + 1) into found using clients;
  -- Going back reached the beginning: answer a whole first page.
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

CREATE OR REPLACE FUNCTION public.review_settings()
  RETURNS jsonb
  LANGUAGE plpgsql
  STABLE
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
begin
  perform private.require_admin();
  return jsonb_build_object(
    'switches', (select jsonb_agg(jsonb_build_object('rule_set', s.rule_set, 'accepts', s.accepts,
        'changed_at', s.changed_at, 'changed_by', private.member_name(s.changed_by)) order by s.rule_set)
      from private.review_switches s),
    'secrets', (select coalesce(jsonb_agg(jsonb_build_object('id', n.id, 'nit', n.nit, 'prefix', n.prefix,
        'created_at', n.created_at) order by n.nit, n.prefix), '[]') from private.numbering_secrets n));
end $function$;

CREATE OR REPLACE FUNCTION public.save_numbering_secret (
  nit    text,
  prefix text,
  secret text
)
  RETURNS uuid
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  kept uuid;
begin
  perform private.require_admin();
  if nit is null or nit !~ '^[1-9][0-9]{4,14}$' or prefix is null or prefix !~ '^[A-Za-z0-9]{0,10}$'
    or secret is null or length(secret) not between 4 and 200 then
    raise exception 'invalid-input' using errcode = 'P0001';
  end if;
  insert into private.numbering_secrets (nit, prefix, secret, created_by)
    values (save_numbering_secret.nit, save_numbering_secret.prefix, save_numbering_secret.secret, (select auth.uid()))
    on conflict on constraint numbering_secrets_nit_prefix_key do update
      set secret = excluded.secret, created_at = clock_timestamp(), created_by = excluded.created_by
    returning id into kept;
  perform private.note_staff('review.secret', null, null, jsonb_build_object('nit', nit, 'prefix', prefix));
  return kept;
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
  -- Already sent: without `seen` this is a second click, otherwise a colleague sent the draft.
  if r.status <> 'draft' then
    if seen is null or r.series = (content #>> '{repeat,series}')::uuid then return; end if;
    raise exception 'conflict' using errcode = 'P0001';
  end if;
  -- Without `seen` the caller repeats their own first save.
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
  if bytes is not null and substring(bytes from 1 for 5) <> '%PDF-'::bytea then
    raise exception 'file-type' using errcode = 'P0001';
  end if;
  insert into private.welcomes as w (account, rut_tries, rut_tries_since, rut, rut_name, rut_at) values (mine, 1, clock_timestamp(), bytes,
      -- The firm saves it under this name: a file that begins as a PDF could continue as a program.
      case when bytes is null then null when private.is_file_name(normalize(file_name, NFC)) and file_name ~* '\.pdf$'
        then normalize(file_name, NFC) else 'RUT.pdf' end,
      case when bytes is not null then clock_timestamp() end)
    on conflict (account) do update set rut = excluded.rut, rut_name = excluded.rut_name, rut_at = excluded.rut_at,
      rut_tries = case when w.rut_tries_since > clock_timestamp() - interval '1 hour' then w.rut_tries else 0 end + 1,
      rut_tries_since = case when w.rut_tries_since > clock_timestamp() - interval '1 hour' then w.rut_tries_since else clock_timestamp() end
    returning w.rut_tries into tries;
  -- The exception rolls back what was stored.
  if tries > 30 then
    raise exception 'rate-limited' using errcode = 'P0001';
  end if;
end $function$;

CREATE OR REPLACE FUNCTION public.set_advisors (
  client      uuid,
  advisors    uuid[],
  expected    uuid[] DEFAULT NULL::uuid[],
  responsible uuid   DEFAULT NULL::uuid
)
  RETURNS void
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  old uuid[];
  wanted uuid[];
  seen uuid[];
  faster text;
  moment timestamptz;
  first uuid;
begin
  perform private.require_admin();
  perform from public.user_approval_status s where s.user_id = client for update;
  if not found or exists (select from unnest(advisors) a (id) where not exists (
    select from private.staff s where s.user_id = a.id)) then
    raise exception 'not-found' using errcode = 'P0001';
  end if;
  select coalesce(array_agg(a.advisor order by a.advisor), '{}') into old
    from private.client_advisors a where a.client = set_advisors.client;
  select coalesce(array_agg(distinct a.id order by a.id), '{}') into wanted from unnest(advisors) a (id);
  select a.advisor into first from private.client_advisors a where a.client = set_advisors.client and a.responsible;
  if set_advisors.responsible is not null and set_advisors.responsible <> all (wanted) then
    raise exception 'invalid-input' using errcode = 'P0001';
  end if;
  if old = wanted and coalesce(set_advisors.responsible = first, true) then
    return;
  end if;
  select coalesce(array_agg(distinct a.id order by a.id), '{}') into seen from unnest(expected) a (id);
  if expected is not null and old is distinct from seen then
    select private.member_name(l.actor), l.at into faster, moment from public.audit_log l
      where l.target = client and (l.action = 'client.assigned' or l.area = 'approval') order by l.at desc, l.id desc limit 1;
    raise exception 'assigned-meanwhile' using errcode = 'P0001', detail = jsonb_build_object('by', faster, 'at', moment)::text;
  end if;
  delete from private.client_advisors a where a.client = set_advisors.client and a.advisor <> all (wanted);
  insert into private.client_advisors (client, advisor)
    select set_advisors.client, a.id from unnest(wanted) a (id) on conflict do nothing;
  if set_advisors.responsible is not null then
    update private.client_advisors a set responsible = false
      where a.client = set_advisors.client and a.responsible and a.advisor <> set_advisors.responsible;
    update private.client_advisors a set responsible = true
      where a.client = set_advisors.client and not a.responsible and a.advisor = set_advisors.responsible;
  end if;
  perform private.note_staff('client.assigned', client, jsonb_build_object('advisors', old, 'responsible', first),
    jsonb_build_object('advisors', wanted, 'responsible',
      (select a.advisor from private.client_advisors a where a.client = set_advisors.client and a.responsible)));
end $function$;

CREATE OR REPLACE FUNCTION public.set_authority_grace (
  grace boolean
)
  RETURNS void
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  before private.authority_grace;
  today date := (clock_timestamp() at time zone 'America/Bogota')::date;
  ends date := case when grace then today + 31 end;
begin
  perform private.require_admin();
  if grace is null then
    raise exception 'invalid-input' using errcode = 'P0001';
  end if;
  select * into before from private.authority_grace for update;
  if before.until is not distinct from ends or (not grace and before.until < today) then
    return;
  end if;
  update private.authority_grace g set until = ends, changed_at = clock_timestamp(), changed_by = (select auth.uid())
    where g.only_row;
  perform private.note_staff('review.grace', null, jsonb_build_object('day', before.until), jsonb_build_object('day', ends));
end $function$;

CREATE OR REPLACE FUNCTION public.set_review_switch (
  rule_set text,
  accepts  boolean
)
  RETURNS void
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  s private.review_switches;
begin
  perform private.require_admin();
  select * into s from private.review_switches x where x.rule_set = set_review_switch.rule_set for update;
  if s.rule_set is null or set_review_switch.accepts is null then
    raise exception 'invalid-input' using errcode = 'P0001';
  end if;
  if s.accepts = set_review_switch.accepts then
    return;
  end if;
  update private.review_switches x
    set accepts = set_review_switch.accepts, changed_at = clock_timestamp(), changed_by = (select auth.uid())
    where x.rule_set = s.rule_set;
  perform private.note_staff('review.switch', null, jsonb_build_object('rule_set', s.rule_set, 'accepts', s.accepts),
    jsonb_build_object('rule_set', s.rule_set, 'accepts', set_review_switch.accepts));
end $function$;

CREATE OR REPLACE FUNCTION public.share_presence (
  invoice uuid
)
  RETURNS jsonb
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  me uuid := (select auth.uid());
begin
  perform private.require_staff();
  if invoice is not null then
    if not exists (select from public.invoices i where i.id = invoice and private.sees_client(i.user_id)) then
      raise exception 'not-found' using errcode = 'P0001';
    end if;
    insert into private.invoice_presence as l (invoice_id, member, seen_at) values (invoice, me, clock_timestamp())
      on conflict (invoice_id, member) do update set seen_at = excluded.seen_at;
  end if;
  delete from private.invoice_presence l where l.seen_at < clock_timestamp() - interval '10 minutes';
  return (select coalesce(jsonb_agg(jsonb_build_object('invoice', l.invoice_id, 'name', private.member_name(l.member)) order by l.seen_at), '[]')
    from private.invoice_presence l join public.invoices i on i.id = l.invoice_id
    where l.member <> me and l.seen_at > clock_timestamp() - interval '40 seconds' and private.sees_client(i.user_id));
end $function$;

CREATE OR REPLACE FUNCTION public.signer_settings()
  RETURNS jsonb
  LANGUAGE plpgsql
  STABLE
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
begin
  perform private.require_admin();
  return (
    select jsonb_build_object('until', case when g.until >= (clock_timestamp() at time zone 'America/Bogota')::date then g.until end,
      'changed_at', g.changed_at, 'changed_by', private.member_name(g.changed_by),
      'signers', (select coalesce(jsonb_agg(jsonb_build_object('supplier', c.supplier, 'signer', c.signer, 'name', c.name,
          'confirmed_at', c.confirmed_at, 'confirmed_by', private.member_name(c.confirmed_by))
          order by c.confirmed_at desc), '[]') from private.confirmed_signers c),
      'unknown', (
        select coalesce(jsonb_agg(jsonb_build_object('authority', u.authority, 'invoices', u.invoices) order by u.invoices desc), '[]')
        from (select left(r.document #>> '{signatures,invoice,signer,authority}', 200) as authority, count(*)::int as invoices
              from private.invoice_reviews r
              where r.review #>> '{authenticity,issuer}' = 'unknown-authority' and r.at > clock_timestamp() - interval '1 year'
              group by 1 order by 2 desc limit 20) u))
    from private.authority_grace g);
end $function$;

CREATE OR REPLACE FUNCTION public.withdraw_signer (
  supplier text,
  signer   text
)
  RETURNS void
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  gone private.confirmed_signers;
begin
  perform private.require_admin();
  delete from private.confirmed_signers c
    where c.supplier = withdraw_signer.supplier and c.signer = withdraw_signer.signer returning * into gone;
  if gone.supplier is not null then
    perform private.note_staff('review.signer-withdrawn', null,
      jsonb_build_object('nit', gone.supplier, 'name', gone.name), null);
  end if;
end $function$;

CREATE OR REPLACE FUNCTION public.work_list (
  wanted    jsonb   DEFAULT '{}'::jsonb,
  page_size integer DEFAULT 50
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
  state text := coalesce(wanted ->> 'state', 'open');
  s record;
  found uuid[];
begin
  perform private.require_staff();
  s := private.work_scope(wanted);
  -- Overdue ones are chosen by due day and ordered by listed day, which is the same.
  execute format('select array(select o.id from public.obligations o where %s%s%s%s%s order by o.listed, o.id limit %s)',
      private.work_state(wanted, state), s.rest, s.reach,
      case when state = 'overdue' then format(' and o.listed < %L', (now() at time zone 'America/Bogota')::date) else '' end,
      case when wanted -> 'cursor' ->> 0 is null then '' else format(' and (o.listed, o.id) > (%L, %L)',
        (wanted -> 'cursor' ->> 0)::date, (wanted -> 'cursor' ->> 1)::uuid) end, size + 1)
    into found using s.clients, s.theirs;
  return jsonb_build_object(
    'rows', (select coalesce(jsonb_agg(private.work_row(o) order by o.listed, o.id), '[]')
      from public.obligations o where o.id = any (found[:size])),
    'after', case when cardinality(found) > size then
      (select jsonb_build_array(o.listed, o.id) from public.obligations o where o.id = found[size]) end,
    'members', private.work_members(), 'kinds', private.work_kinds()) || private.work_totals(wanted, '{}', s.clients, s.theirs, s.rest, s.reach);
end $function$;

CREATE OR REPLACE FUNCTION public.work_load (
  wanted jsonb DEFAULT '{}'::jsonb
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
  s record;
  today date := (now() at time zone 'America/Bogota')::date;
  answer jsonb;
begin
  perform private.require_staff();
  s := private.work_scope(wanted);
  execute format($query$
    with first_advisor as materialized (
      select a.client, a.advisor from private.client_advisors a where a.responsible),
    counted as (
      select coalesce(w.responsible, f.advisor) as member, count(*) filter (where o.state not in ('filed', 'paid', 'not-applicable')) as open,
        count(*) filter (where o.state = 'waiting') as waiting, count(*) filter (where o.state in ('filed', 'paid')) as done,
        count(*) filter (where o.state not in ('filed', 'paid', 'not-applicable') and o.applies and o.due < %L) as overdue,
        sum(w.hours) filter (where o.state not in ('filed', 'paid', 'not-applicable')) as hours,
        count(*) filter (where w.hours is null and o.state not in ('filed', 'paid', 'not-applicable')) as unestimated
      from public.obligations o left join private.obligation_work w on w.obligation = o.id
      left join first_advisor f on f.client = o.user_id where %s%s%s group by 1)
    select coalesce(jsonb_agg(jsonb_build_object('member', c.member, 'name', private.member_name(c.member),
      'clients', (select count(*) from private.client_advisors a where a.advisor = c.member and a.responsible
        and ($1 is null or a.client = any ($1))), 'open', c.open, 'waiting', c.waiting,
      'overdue', c.overdue, 'done', c.done, 'hours', coalesce(c.hours, 0), 'unestimated', c.unestimated)
      order by private.member_name(c.member) nulls last), '[]') from counted c $query$, today, private.work_state(wanted, 'all'), s.rest, s.reach)
    into answer using s.clients, s.theirs;
  return jsonb_build_object('rows', answer, 'members', private.work_members(), 'kinds', private.work_kinds())
    || private.work_totals(wanted, '{}', s.clients, s.theirs, s.rest, s.reach);
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
  -- Few matching rows lead to their clients; with many, a walk through the names soon meets one.
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
    'members', private.work_members(), 'kinds', private.work_kinds()) || private.work_totals(wanted, shown, s.clients, s.theirs, s.rest, s.reach);
end $function$;

REVOKE ALL ON FUNCTION "private"."finish_file"(uuid, integer, text, text, bigint, text, boolean) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."last_slot_day"(timestamp WITH time zone) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."pattern_filter"(text, text[]) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."reserve_upload"(uuid, uuid, text, text, bigint, text, uuid) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."waiting_registrations"() FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."word_patterns"(text) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."work_scope"(jsonb) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."work_totals"(jsonb, public.obligations[], uuid[], uuid[], text, text) FROM PUBLIC;
