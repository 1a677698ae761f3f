set local lock_timeout = '5s';
set local check_function_bodies = off;

ALTER TABLE "private"."tax_profiles"
  DROP CONSTRAINT "tax_profiles_regime_check";

ALTER TABLE "private"."tax_profiles"
  DROP CONSTRAINT "tax_profiles_traits_check";

-- Large taxpayers and six facts become codes of the RUT. The duties stay the same, so no plan is computed again.
ALTER TABLE "private"."tax_profiles" DISABLE TRIGGER "plan_again";

update private.tax_profiles p set
  regime = case when p.regime <> 'large-taxpayer' then p.regime when '04' = any (p.responsibilities) then 'special' else 'ordinary' end,
  responsibilities = array(
    select c from unnest(p.responsibilities) c
    union select '13' where p.regime = 'large-taxpayer'
    union select m.code from (values ('foreign-assets', '41'), ('foreign-provider', '46'), ('carbon', '56'), ('fuel', '32'),
      ('single-use-plastics', '62'), ('sugary-drinks', '63')) m (trait, code) where m.trait = any (p.traits)
    order by 1),
  traits = array(
    select t.trait from unnest(p.traits) with ordinality t (trait, place)
    where t.trait <> all (array['foreign-assets', 'foreign-provider', 'carbon', 'fuel', 'single-use-plastics', 'sugary-drinks'])
    order by t.place)
  where p.regime = 'large-taxpayer'
    or p.traits && array['foreign-assets', 'foreign-provider', 'carbon', 'fuel', 'single-use-plastics', 'sugary-drinks'];

ALTER TABLE "private"."tax_profiles" ENABLE TRIGGER "plan_again";

ALTER TABLE "private"."tax_profiles"
  ADD COLUMN "entity" text;

ALTER TABLE "private"."tax_profiles"
  ADD COLUMN "activities" text[] NOT NULL DEFAULT '{}'::text[];

CREATE OR REPLACE FUNCTION private.client_filter (
  wanted jsonb
)
  RETURNS text
  LANGUAGE plpgsql
  STABLE
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  searched text := private.card_filter(wanted ->> 'search');
begin
  return ' not exists (select from private.staff m where m.user_id = k.client)' || searched || private.status_scope(false)
    || case coalesce(wanted ->> 'status', 'approved')
      when 'all' then ''
      when 'access' then ' and s.status = ''approved'' and k.seen_on is not null'
      when 'retired' then ' and s.retired_at is not null'
      when 'rejected' then ' and s.status = ''rejected'' and s.retired_at is null'
      when 'waitlist' then ' and s.status = ''waitlist'''
      else case when searched = '' then ' and s.status = ''approved'''
        else ' and (s.status = ''approved'' or s.retired_at is not null)' end end
    || case when wanted ->> 'advisor' = 'nobody' then ' and not exists (select from private.client_advisors a where a.client = k.client)'
      when wanted ->> 'advisor' is not null then format(
        ' and exists (select from private.client_advisors a where a.client = k.client and a.advisor = %L)', (wanted ->> 'advisor')::uuid)
      else '' end
    || case when wanted ->> 'regime' is null then '' else format(
      ' and k.client in (select t.account from private.profiles_today() t where case %1$L when ''large-taxpayer'' then ''13'' = any (t.responsibilities) else t.regime = %1$L end)', wanted ->> 'regime') end
    || case when wanted ->> 'municipality' is null then '' else format(
      ' and k.client in (select t.account from private.profiles_today() t where t.municipalities @> %L)',
      jsonb_build_array(jsonb_build_object('code', wanted ->> 'municipality'))) end
    || case when wanted ->> 'tag' is null then '' else format(
      ' and k.client in (select t.client from private.client_tags t where t.key = %L)', private.name_key(wanted ->> 'tag')) end
    || private.client_view(wanted ->> 'view');
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
    -- Each city says how often.
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
  p.activities := coalesce(p.activities, '{}');
  p.made_by := by;
  p.made_at := clock_timestamp();
  return p;
end $function$;

CREATE OR REPLACE FUNCTION public.claim_obligation_plans (
  most          integer DEFAULT 50,
  lease_seconds integer DEFAULT 300
)
  RETURNS jsonb
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  SET enable_seqscan TO 'off'
  SET jit TO 'off'
  AS $function$
declare
  today date := (now() at time zone 'America/Bogota')::date;
  mine uuid := gen_random_uuid();
  clients jsonb;
begin
  with due as (
    select p.account from private.obligation_plans p
      where coalesce(p.planned_on, '-infinity'::date) < today and (p.claimed_until is null or p.claimed_until < now())
      order by coalesce(p.planned_on, '-infinity'::date), p.account limit most for update skip locked),
  claimed as (
    update private.obligation_plans p set claim = mine, claimed_until = now() + make_interval(secs => lease_seconds)
      from due where p.account = due.account returning p.account, p.since)
  select jsonb_agg(jsonb_build_object('account', c.account, 'from', private.plan_from('-infinity', today), 'profiles', (
      select coalesce(jsonb_agg(jsonb_build_object('valid_from', t.valid_from, 'nit', t.nit, 'digit', t.digit, 'kind', t.kind,
        'regime', t.regime, 'responsibilities', t.responsibilities, 'vat_cycle', t.vat_cycle, 'traits', t.traits,
        'municipalities', t.municipalities, 'entity', t.entity) order by t.valid_from), '[]')
      from private.tax_profiles t where t.account = c.account
        and exists (select from public.user_approval_status s where s.user_id = c.account and s.status = 'approved'))))
    into clients from claimed c;
  return case when clients is not null
    then jsonb_build_object('claim', mine, 'until', private.plan_until(today), 'clients', clients) end;
end $function$;

ALTER TABLE "private"."tax_profiles"
  ADD CONSTRAINT "tax_profiles_activities_check" CHECK ((array_to_string(activities, ','::text, '?'::text) ~ '^([0-9]{4}(,[0-9]{4}){0,9})?$'::text));

ALTER TABLE "private"."tax_profiles"
  ADD CONSTRAINT "tax_profiles_entity_check"
    CHECK
    ((entity = ANY (ARRAY['consortium'::text, 'temporary-union'::text, 'horizontal-property'::text, 'mixed-property'::text, 'community-board'::text, 'civil-defence'::text,
    'trade-union'::text,
    'parents-association'::text, 'public-body'::text, 'community-home'::text, 'foreign-fund'::text, 'church'::text, 'public-institution'::text, 'other'::text])));

ALTER TABLE "private"."tax_profiles"
  ADD CONSTRAINT "tax_profiles_entity" CHECK (((entity IS NULL) OR (regime = 'non-contributor'::text)));

ALTER TABLE "private"."tax_profiles"
  ADD CONSTRAINT "tax_profiles_regime_check" CHECK ((regime = ANY (ARRAY['ordinary'::text, 'special'::text, 'simple'::text, 'non-contributor'::text])));

ALTER TABLE "private"."tax_profiles"
  ADD CONSTRAINT "tax_profiles_traits_check"
    CHECK
    ((traits <@ ARRAY['employer'::text, 'independent'::text, 'merchant'::text, 'nonprofit-register'::text, 'state-supplier'::text, 'databases'::text, 'tourism'::text,
    'supervised-company'::text,
    'risk-report'::text,
    'files-income'::text,
    'below-thresholds'::text,
    'exempt-sales'::text,
    'food-only'::text,
    'other-consumption'::text,
    'without-advances'::text,
    'joining-simple'::text,
    'economic-report'::text, 'works-for-taxes'::text, 'works-for-taxes-rejected'::text, 'ultra-processed-food'::text, 'country-by-country'::text, 'significant-presence'::text]));
