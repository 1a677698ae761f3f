-- The log keeps everything, so that nobody may fill it: a bound for what a signed-in person writes in an hour, and no line where nothing
-- changed.

set local lock_timeout = '5s';

-- Nobody fills a log that keeps everything: what a signed-in person does writes at most 120 lines in an hour, a member of the firm
-- 10,000, and beyond that it is refused. Not counted is what has a limit of its own: invitations, and clients that an import makes by the
-- thousand. Not refused is what the server does by itself, as when a password changes.
create or replace function private.stamp_audit() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  counted_elsewhere constant text[] := array['people.invited', 'staff.invited', 'client.created', 'client.imported'];
  most int;
begin
  if new.actor = auth.uid() and new.action <> all (counted_elsewhere) then
    most := case when exists (select from private.staff s where s.user_id = new.actor) then 10000 else 120 end;
    if (select count(*) from (select from public.audit_log l
        where l.actor = new.actor and l.at > now() - interval '1 hour' and l.action <> all (counted_elsewhere) limit most) recent) >= most then
      raise exception 'rate-limited' using errcode = 'P0001';
    end if;
  end if;
  select d.ip, d.user_agent into new.ip, new.user_agent from private.session_devices d
    where d.session_id = nullif(auth.jwt() ->> 'session_id', '')::uuid;
  return new;
end $$;

-- Adds a company, or changes the one that `company` names. The same one sent twice is one company.
create or replace function public.save_company(company_name text, company_nit text, company_digit int, company uuid default null)
returns uuid
language plpgsql security definer set search_path = '' as $$
declare
  me uuid := private.require_account('owner');
  old public.companies;
  kept public.companies;
begin
  perform pg_advisory_xact_lock(hashtextextended('companies:' || me::text, 0));
  select * into kept from public.companies c where c.user_id = me and c.nit = company_nit;
  if company is null then
    if kept.id is not null and kept.name = company_name and kept.digit = company_digit then
      return kept.id;
    end if;
  else
    select * into old from public.companies c where c.user_id = me and c.id = company;
    if old.id is null then
      raise exception 'not-found' using errcode = 'P0001';
    end if;
  end if;
  if kept.id is not null and kept.id is distinct from company then
    raise exception 'company-exists' using errcode = 'P0001';
  end if;
  if (old.name, old.nit, old.digit) = (company_name, company_nit, company_digit) then
    return old.id;
  end if;
  if company is null then
    if (select count(*) from public.companies c where c.user_id = me) >= 50 then
      raise exception 'company-limit' using errcode = 'P0001';
    end if;
    insert into public.companies (user_id, name, nit, digit) values (me, company_name, company_nit, company_digit)
      returning * into kept;
  else
    update public.companies c set name = company_name, nit = company_nit, digit = company_digit, updated_at = now()
      where c.id = company returning * into kept;
  end if;
  perform private.note_account(me, case when company is null then 'company.added' else 'company.changed' end,
    to_jsonb(old), to_jsonb(kept));
  return kept.id;
end $$;

-- The caller's confirmation; with the second one the account changes hands, and who owned it keeps seeing figures. Answers whether it
-- has.
create or replace function public.confirm_owner_change() returns boolean
language plpgsql security definer set search_path = '' as $$
declare
  me uuid := (select auth.uid());
  c private.owner_changes := private.own_owner_change();
begin
  if c.until <= now() then
    raise exception 'owner-change-late' using errcode = 'P0001';
  end if;
  -- Confirmed again it is the same, and the log says nothing of it.
  if (case me when c.owner then c.owner_confirmed_at else c.heir_confirmed_at end) is not null then
    return false;
  end if;
  update private.owner_changes x
    set owner_confirmed_at = case when x.owner = me then coalesce(x.owner_confirmed_at, now()) else x.owner_confirmed_at end,
        heir_confirmed_at = case when x.heir = me then coalesce(x.heir_confirmed_at, now()) else x.heir_confirmed_at end
    where x.account = c.account returning * into c;
  perform private.note_account(c.account, 'people.owner-confirmed', null, jsonb_build_object('person', c.heir));
  if c.owner_confirmed_at is null or c.heir_confirmed_at is null then
    perform private.stir_account(c.account);
    return false;
  end if;
  update private.account_members m set role = case m.user_id when c.heir then 'owner' else 'accountant' end
    where m.account = c.account and m.until is null and m.user_id in (c.owner, c.heir);
  delete from private.owner_changes x where x.account = c.account;
  perform private.note_account(c.account, 'people.owner-changed', jsonb_build_object('person', c.owner),
    jsonb_build_object('person', c.heir));
  perform private.mail_owner_change(c, 'done');
  perform private.stir_account(c.account);
  return true;
end $$;

-- Keeps what is typed in so far; answers when. At most 600 times an hour. Owners of an account that waits.
create or replace function public.save_welcome(draft jsonb) returns timestamptz
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
