-- A tax profile has a client's NIT, regime, RUT responsibilities and municipalities.
-- Earlier tax profiles are kept, because last year's obligations depend on last year's profile.

-- Municipalities are checked in a function, because a check constraint cannot contain a subquery.
create function private.are_municipalities(list jsonb) returns boolean
language sql immutable set search_path = '' as $$
  select jsonb_typeof(list) = 'array' and jsonb_array_length(list) <= 50 and not exists (
      select from jsonb_array_elements(case jsonb_typeof(list) when 'array' then list else '[]' end) m
      where case when jsonb_typeof(m) <> 'object' or jsonb_typeof(m -> 'duties') is distinct from 'array' then true
        else coalesce(m ->> 'code', '') !~ '^[0-9]{5}$' or not private.is_name(coalesce(m ->> 'sector', 'x'), 1, 60)
          or jsonb_array_length(m -> 'duties') > 30
          or exists (select from jsonb_array_elements_text(m -> 'duties') d where d !~ '^[a-z]+(-[a-z]+)*$') end)
    and (select count(*) = count(distinct m ->> 'code') from jsonb_array_elements(case jsonb_typeof(list) when 'array' then list else '[]' end) m)
$$;

create table private.tax_profiles (
  account uuid not null references public.accounts (id) on delete cascade,
  -- A profile is valid from this day until the first day of the client's next profile.
  valid_from date not null,
  -- The NIT without its check digit; ten digits that begin with 8 or 9 are refused, because the tenth is the check digit.
  nit text check (nit ~ '^[1-9][0-9]{4,14}$' and nit !~ '^[89][0-9]{9}$'),
  digit smallint,
  name text check (private.is_name(name, 2, 150)),
  kind text not null check (kind in ('company', 'person')),
  regime text not null check (regime in ('ordinary', 'special', 'simple', 'non-contributor')),
  -- Responsibilities are codes from box 53 of the RUT.
  responsibilities text[] not null default '{}' check (array_to_string(responsibilities, ',', '?') ~ '^([0-9]{2}(,[0-9]{2}){0,59})?$'),
  vat_cycle text check (vat_cycle in ('bimester', 'four-months')),
  traits text[] not null default '{}' check (traits <@ array['employer', 'independent', 'merchant', 'nonprofit-register', 'state-supplier',
    'databases', 'tourism', 'supervised-company', 'risk-report', 'files-income', 'below-thresholds', 'exempt-sales', 'food-only',
    'other-consumption', 'without-advances', 'joining-simple', 'economic-report', 'works-for-taxes', 'works-for-taxes-rejected',
    'ultra-processed-food', 'country-by-country', 'significant-presence']),
  municipalities jsonb not null default '[]' check (private.are_municipalities(municipalities)),
  made_by uuid references auth.users (id) on delete set null,
  made_at timestamptz not null default clock_timestamp(),
  -- The kind of organisation in the regime `non-contributor`; some kinds must file a return of income and assets.
  entity text check (entity in ('consortium', 'temporary-union', 'horizontal-property', 'mixed-property', 'community-board', 'civil-defence',
    'trade-union', 'parents-association', 'public-body', 'community-home', 'foreign-fund', 'church', 'public-institution', 'other')),
  -- Activities are CIIU codes from the RUT, which are only used to suggest other facts of the profile.
  activities text[] not null default '{}' check (array_to_string(activities, ',', '?') ~ '^([0-9]{4}(,[0-9]{4}){0,9})?$'),
  primary key (account, valid_from),
  constraint tax_profiles_entity check (entity is null or regime = 'non-contributor'),
  constraint tax_profiles_digit check (case when digit is null then true else nit is not null and digit = private.nit_check_digit(nit) end),
  constraint tax_profiles_days check (valid_from between date '1990-01-01' and date '2100-12-31')
);
alter table private.tax_profiles enable row level security;
revoke all on private.tax_profiles from anon, authenticated, service_role;
comment on table private.tax_profiles is
  'The tax profiles of each client, one per start day. The latest one that has begun is in force. Read and written by functions alone.';
create index tax_profiles_made_by on private.tax_profiles (made_by) where made_by is not null;

revoke execute on function private.are_municipalities(jsonb) from public, anon, authenticated, service_role;

-- Returns the tax profile of each client that is valid today in Bogotá.
-- The function sets no search_path, because PostgreSQL inlines only functions without settings.
create function private.profiles_today() returns setof private.tax_profiles
language sql stable as $$
  select t.* from private.tax_profiles t where t.valid_from <= (now() at time zone 'America/Bogota')::date
    and not exists (select from private.tax_profiles n where n.account = t.account and n.valid_from > t.valid_from
      and n.valid_from <= (now() at time zone 'America/Bogota')::date)
$$;
revoke execute on function private.profiles_today() from public, anon, authenticated, service_role;

-- Returns the tax profiles of the caller's current account or, for staff, of `client`, latest first.
-- Only staff can read who saved each profile; `seen` is the time of the last save.
create function public.tax_profile_history(client uuid default null) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
  mine uuid := client;
  is_firm boolean := client is not null and private.is_staff();
begin
  if is_firm then
    perform private.require_client(client);
  else
    mine := private.require_account('reader');
    if client is distinct from mine and client is not null then
      raise exception 'not-found' using errcode = 'P0001';
    end if;
  end if;
  return jsonb_build_object(
    'seen', (select max(p.made_at) from private.tax_profiles p where p.account = mine),
    'profiles', (
      select coalesce(jsonb_agg(to_jsonb(p) - 'account' - 'made_by'
          || jsonb_build_object('by', case when is_firm then private.member_name(p.made_by) end) order by p.valid_from desc), '[]')
      from (select * from private.tax_profiles x where x.account = mine order by x.valid_from desc limit 200) p));
end $$;

create function public.tax_profiles_of(clients uuid[]) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
begin
  perform private.require_staff();
  if coalesce(cardinality(clients), 0) not between 1 and 50 then
    raise exception 'invalid-input' using errcode = 'P0001';
  end if;
  return (select coalesce(jsonb_agg(jsonb_build_object('client', c.id,
      'seen', (select max(p.made_at) from private.tax_profiles p where p.account = c.id),
      'profiles', (select coalesce(jsonb_agg(to_jsonb(p) - array['account', 'made_by', 'made_at'] order by p.valid_from), '[]')
        from private.tax_profiles p where p.account = c.id))), '[]')
    from (select distinct x from unnest(clients) x) c (id) where private.sees_client(c.id));
end $$;

-- Fails with 'profile-meanwhile' if somebody has saved a profile of the client after `seen`.
create function private.require_seen_profile(client uuid, seen timestamptz) returns void
language plpgsql stable security definer set search_path = '' as $$
declare
  newest private.tax_profiles;
begin
  select * into newest from private.tax_profiles p where p.account = client order by p.made_at desc limit 1;
  if newest.made_at is not null and (seen is null or newest.made_at > seen) then
    raise exception 'profile-meanwhile' using errcode = 'P0001',
      detail = jsonb_build_object('by', private.member_name(newest.made_by), 'at', newest.made_at)::text;
  end if;
end $$;

create function private.tax_profile_row(by uuid, client uuid, valid_from date, profile jsonb) returns private.tax_profiles
language plpgsql stable security definer set search_path = '' as $$
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
  p.activities := coalesce(p.activities, '{}');
  p.made_by := by;
  p.made_at := clock_timestamp();
  return p;
end $$;

-- Saves a profile in place of the client's profile with the same first day, and returns `seen` for the next call.
-- The call fails if somebody has saved a profile after `seen`, which comes from tax_profile_history.
create function public.save_tax_profile(client uuid, valid_from date, profile jsonb, seen timestamptz) returns timestamptz
language plpgsql security definer set search_path = '' as $$
declare
  p private.tax_profiles;
  old private.tax_profiles;
  stamp text[] := array['account', 'made_by', 'made_at'];
begin
  perform private.require_client(client);
  perform pg_advisory_xact_lock(hashtextextended('tax-profile:' || client, 0));
  p := private.tax_profile_row((select auth.uid()), client, valid_from, profile);
  select * into old from private.tax_profiles x where x.account = client and x.valid_from = save_tax_profile.valid_from;
  -- If the caller has already saved the same tax profile, for example by a double click, nothing changes.
  if to_jsonb(old) - stamp = to_jsonb(p) - stamp and old.made_by = p.made_by then
    return (select max(x.made_at) from private.tax_profiles x where x.account = client);
  end if;
  perform private.require_seen_profile(client, seen);
  delete from private.tax_profiles x where x.account = client and x.valid_from = save_tax_profile.valid_from;
  insert into private.tax_profiles select p.*;
  perform private.note_staff('tax-profile.saved', client, case when old.account is not null then to_jsonb(old) - stamp end, to_jsonb(p) - stamp);
  return p.made_at;
end $$;

-- Removes a profile, for example one with a wrong first day. Staff only.
create function public.remove_tax_profile(client uuid, valid_from date, seen timestamptz) returns void
language plpgsql security definer set search_path = '' as $$
declare
  old private.tax_profiles;
begin
  perform private.require_client(client);
  perform pg_advisory_xact_lock(hashtextextended('tax-profile:' || client, 0));
  perform private.require_seen_profile(client, seen);
  delete from private.tax_profiles x where x.account = client and x.valid_from = remove_tax_profile.valid_from returning * into old;
  if old.account is null then
    raise exception 'not-found' using errcode = 'P0001';
  end if;
  perform private.note_staff('tax-profile.removed', client, to_jsonb(old) - array['account', 'made_by', 'made_at'], null);
end $$;

revoke execute on function public.tax_profile_history(uuid), public.tax_profiles_of(uuid[]), private.require_seen_profile(uuid, timestamptz),
  private.tax_profile_row(uuid, uuid, date, jsonb),
  public.save_tax_profile(uuid, date, jsonb, timestamptz), public.remove_tax_profile(uuid, date, timestamptz)
  from public, anon, authenticated, service_role;
grant execute on function public.tax_profile_history(uuid), public.tax_profiles_of(uuid[]), public.save_tax_profile(uuid, date, jsonb, timestamptz),
  public.remove_tax_profile(uuid, date, timestamptz) to authenticated;
