-- While people wait for approval, they can send their company, RUT and contact data to the firm.
-- People need not send these data, because a confirmed address and consent are enough for the firm's decision.

create table private.welcomes (
  account uuid primary key references public.accounts (id) on delete cascade,
  -- The draft is what the person has typed so far, without any check.
  draft jsonb not null default '{}' check (jsonb_typeof(draft) = 'object' and length(draft::text) <= 16384),
  saved_at timestamptz,
  -- The field `sent` has the data that the person sent to the firm.
  sent jsonb check (length(sent::text) <= 16384),
  sent_at timestamptz,
  -- The field `company` is the company that was created or changed with the sent data.
  company uuid references public.companies (id) on delete set null,
  rut bytea check (length(rut) <= 4194304),
  rut_name text check (length(rut_name) between 1 and 200),
  rut_at timestamptz,
  -- The field `rut_tries` counts the RUT uploads in the hour that began at `rut_tries_since`.
  rut_tries int not null default 0,
  rut_tries_since timestamptz,
  -- The note asks the person for a correction and is open until the person sends the data again.
  note text check (length(note) between 1 and 500),
  note_by uuid references auth.users (id) on delete set null,
  note_at timestamptz
);
alter table private.welcomes enable row level security;
revoke all on private.welcomes from anon, authenticated, service_role;
comment on table private.welcomes is 'What people told about themselves before the firm decided about their account. Read and written by functions alone.';
create index welcomes_company on private.welcomes (company) where company is not null;
create index welcomes_note_by on private.welcomes (note_by) where note_by is not null;

-- Returns the caller's current account, but fails unless it waits for approval and the caller owns it.
create function private.waiting_account() returns uuid
language plpgsql stable security definer set search_path = '' as $$
declare
  mine private.account_members := private.named_account();
begin
  if mine.account is null or mine.role <> 'owner' or not private.session_is_open() or private.owed_step() is not null
    or exists (select from private.staff s where s.user_id = mine.user_id)
    or not exists (select from public.user_approval_status s where s.user_id = mine.account and s.status = 'waitlist') then
    raise insufficient_privilege using message = 'not-approved';
  end if;
  return mine.account;
end $$;

create function public.my_welcome() returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
  mine uuid := private.waiting_account();
begin
  return coalesce(
    (select jsonb_build_object('draft', w.draft, 'saved_at', w.saved_at, 'sent', w.sent, 'sent_at', w.sent_at,
        'note', case when w.sent_at is null or w.sent_at < w.note_at then w.note end,
        'rut', case when w.rut is not null then jsonb_build_object('name', w.rut_name, 'size', length(w.rut), 'at', w.rut_at) end)
      from private.welcomes w where w.account = mine),
    '{"draft": {}, "saved_at": null, "sent": null, "sent_at": null, "note": null, "rut": null}');
end $$;

create function public.save_welcome(draft jsonb) returns timestamptz
language plpgsql security definer set search_path = '' as $$
declare
  mine uuid := private.waiting_account();
begin
  if jsonb_typeof(draft) is distinct from 'object' or length(draft::text) > 16384 then
    raise exception 'invalid-input' using errcode = 'P0001';
  end if;
  if public.take_rate_limit('welcome:' || mine, 600, 3600) > 0 then
    raise exception 'rate-limited' using errcode = 'P0001';
  end if;
  insert into private.welcomes as w (account, draft, saved_at) values (mine, save_welcome.draft, clock_timestamp())
    on conflict (account) do update set draft = excluded.draft, saved_at = excluded.saved_at;
  return clock_timestamp();
end $$;

-- Saves the RUT, a PDF of up to 4 MB in base64, at most thirty times an hour; without `content` the RUT is removed.
create function public.save_welcome_rut(file_name text default null, content text default null) returns void
language plpgsql security definer set search_path = '' as $$
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
  -- After thirty tries in an hour, the error also rolls back the insert above, so that the file is not stored.
  if tries > 30 then
    raise exception 'rate-limited' using errcode = 'P0001';
  end if;
end $$;

-- Sends the person's data to the firm, at most twenty times a day, in place of the data sent before.
-- The result does not reveal whether another client has the same NIT.
create function public.send_welcome(told jsonb) returns void
language plpgsql security definer set search_path = '' as $$
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
end $$;

-- Returns what people sent with their registrations, for those of up to 200 `accounts` that the caller may approve.
-- Duplicates are other clients with the same NIT; only staff with access to such a client get its name.
create function public.registration_details(accounts uuid[]) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
begin
  perform private.require_staff();
  if cardinality(accounts) > 200 then
    raise exception 'invalid-input' using errcode = 'P0001';
  end if;
  return (select coalesce(jsonb_agg(jsonb_build_object('account', a.id, 'sent', w.sent, 'sent_at', w.sent_at,
      'rut', case when w.rut is not null then jsonb_build_object('name', w.rut_name, 'size', length(w.rut)) end,
      'note', case when w.sent_at is null or w.sent_at < w.note_at then w.note end, 'note_at', w.note_at, 'note_by', private.member_name(w.note_by),
      'duplicates', (
        select coalesce(jsonb_agg(distinct jsonb_build_object('id', o.user_id, 'status', s.status,
          'title', case when private.sees_client(o.user_id) then private.client_name(o.user_id) end)), '[]')
        from public.companies c join public.companies o on o.nit = c.nit and o.user_id <> c.user_id
        join public.user_approval_status s on s.user_id = o.user_id
        where c.user_id = a.id and not exists (select from private.staff m where m.user_id = o.user_id)))), '[]')
    from unnest(accounts) a (id) left join private.welcomes w on w.account = a.id
    where private.may_decide(a.id));
end $$;

-- Returns the RUT of a registration to staff who may decide about it, in base64 without line breaks.
create function public.registration_rut(client uuid) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
  found_file jsonb;
begin
  perform private.require_staff();
  select jsonb_build_object('name', w.rut_name, 'content', translate(encode(w.rut, 'base64'), E'\n', '')) into found_file
    from private.welcomes w where w.account = client and w.rut is not null and private.may_decide(client);
  if found_file is null then
    raise exception 'not-found' using errcode = 'P0001';
  end if;
  return found_file;
end $$;

-- Returns the registration, with the RUT in base64, for the owner's copy of their data.
-- Other people of the account get null, because the registration contains a personal address and phone.
create function public.my_registration() returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
  mine uuid := private.require_account('reader');
begin
  return (select jsonb_build_object('sent', w.sent, 'sent_at', w.sent_at, 'note', w.note, 'rut_name', w.rut_name, 'rut', encode(w.rut, 'base64'))
    from private.welcomes w where w.account = mine and (private.named_account()).role = 'owner');
end $$;

-- Asks a person for a correction; the note is mailed and shown on the person's page.
create function public.ask_correction(target uuid, correction text) returns void
language plpgsql security definer set search_path = '' as $$
declare
  audit_id bigint;
begin
  perform private.require_staff();
  if nullif(btrim(correction), '') is null then
    raise exception 'reason-required' using errcode = 'P0001';
  end if;
  if length(btrim(correction)) > 500 then
    raise exception 'invalid-input' using errcode = 'P0001';
  end if;
  perform from public.user_approval_status s where s.user_id = target for update;
  if not found or not private.may_decide(target) or exists (select from private.staff m where m.user_id = target) then
    raise exception 'not-found' using errcode = 'P0001';
  end if;
  if not exists (select from public.user_approval_status s where s.user_id = target and s.status = 'waitlist') then
    raise exception 'already-decided' using errcode = 'P0001', detail = coalesce(private.last_decision(target), '{}')::text;
  end if;
  if not private.registration_is_whole(target) then
    raise exception 'account-incomplete' using errcode = 'P0001';
  end if;
  -- If the caller has already sent the same note, for example by a double click, nothing changes.
  if exists (select from private.welcomes w where w.account = target and w.note = btrim(correction) and w.note_by = (select auth.uid())
      and (w.sent_at is null or w.sent_at < w.note_at)) then
    return;
  end if;
  -- With `done` set to false, the welcome form opens again at the step of the company.
  insert into private.welcomes as w (account, note, note_by, note_at) values (target, btrim(correction), (select auth.uid()), clock_timestamp())
    on conflict (account) do update set draft = w.draft || '{"done": false}', note = excluded.note, note_by = excluded.note_by, note_at = excluded.note_at;
  audit_id := private.note_staff('welcome.correction', target, null, jsonb_build_object('note', btrim(correction)));
  perform private.queue_mail(target, 'correction:' || audit_id, 'registration-correction', u.email, jsonb_build_object('note', btrim(correction)))
    from private.contact_of(target) u;
  perform private.stir_account(target);
end $$;

revoke execute on function private.waiting_account(), public.my_welcome(), public.save_welcome(jsonb), public.save_welcome_rut(text, text),
  public.send_welcome(jsonb), public.my_registration(), public.registration_details(uuid[]), public.registration_rut(uuid), public.ask_correction(uuid, text)
  from public, anon, authenticated, service_role;
grant execute on function public.my_welcome(), public.save_welcome(jsonb), public.save_welcome_rut(text, text), public.send_welcome(jsonb), public.my_registration(),
  public.registration_details(uuid[]), public.registration_rut(uuid), public.ask_correction(uuid, text) to authenticated;
