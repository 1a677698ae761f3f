-- The kinds of appointments: their length, their place, the members who offer them, and the question to the client.

-- True if `others` are valid other places of a kind of appointment, {place: detail}; each detail is a text or null.
create function private.are_other_places(others jsonb, place text) returns boolean
language sql immutable set search_path = '' as $$
  select jsonb_typeof(others) = 'object' and not exists (
    select from jsonb_each(case when jsonb_typeof(others) = 'object' then others else '{}' end) o
    where o.key = place or o.key not in ('video', 'office', 'phone') or jsonb_typeof(o.value) not in ('string', 'null')
      or not coalesce(private.is_name(o.value #>> '{}', 3, 200), true))
$$;
revoke execute on function private.are_other_places(jsonb, text) from public, anon, authenticated, service_role;

create table private.appointment_types (
  id uuid primary key,
  name text not null check (private.is_name(name, 3, 60)),
  minutes int not null check (minutes >= 10 and minutes <= 480 and minutes % 5 = 0),
  -- Minutes that must be free before and after an appointment. Between two appointments both margins are added.
  margin_before int not null check (margin_before >= 0 and margin_before <= 120 and margin_before % 5 = 0),
  margin_after int not null check (margin_after >= 0 and margin_after <= 120 and margin_after % 5 = 0),
  -- Clients can book hours that are a multiple of this number of minutes after midnight, Bogotá time.
  step int not null check (step in (5, 10, 15, 20, 30, 60)),
  -- Clients must book at least `notice_hours` and at most `horizon_days` ahead; the firm can choose any time.
  notice_hours int not null check (notice_hours between 0 and 720),
  horizon_days int not null check (horizon_days between 1 and 90),
  place text not null check (place in ('video', 'office', 'phone')),
  -- How to attend the appointment: a link, an address, or who calls whom.
  detail text check (private.is_name(detail, 3, 200)),
  question text check (private.is_name(question, 3, 200)),
  by_clients boolean not null,
  retired_at timestamptz,
  version int not null default 0,
  -- The largest number of appointments of this kind that a member can have on one day; null for no limit.
  per_day int check (per_day between 1 and 50),
  -- A second member who attends each appointment of this kind; null for most kinds.
  second_person uuid references auth.users (id) on delete set null,
  -- The places that can be chosen instead of `place`, as {place: detail}.
  other_places jsonb not null default '{}',
  constraint appointment_types_other_places check (private.are_other_places(other_places, place))
);
create index appointment_types_of_second on private.appointment_types (second_person) where second_person is not null;
create unique index appointment_types_by_name on private.appointment_types (lower(name)) where retired_at is null;
alter table private.appointment_types enable row level security;
revoke all on private.appointment_types from anon, authenticated, service_role;
comment on table private.appointment_types is 'Kinds of appointments beside the usual one of an hour. Written and read by functions alone.';

-- The members who offer a kind of appointment. If a kind has none, the members who attend the client offer it.
create table private.type_members (
  type uuid not null references private.appointment_types (id) on delete cascade,
  person uuid not null references auth.users (id) on delete cascade,
  primary key (type, person)
);
create index type_members_of_person on private.type_members (person);
alter table private.type_members enable row level security;
revoke all on private.type_members from anon, authenticated, service_role;
comment on table private.type_members is 'Who offers a kind of appointment. Written and read by functions alone.';

-- Returns a kind of appointment; null means the usual appointment, an hour by video that is booked a day ahead.
create function private.type_of(type uuid) returns private.appointment_types
language sql stable security definer set search_path = '' as $$
  select t from private.appointment_types t where t.id = type_of.type
  union all
  select row(null, '', 60, 0, 0, 60, 24, 90, 'video', null, null, true, null, 0, null, null, '{}')::private.appointment_types where type_of.type is null
$$;

-- Returns a kind of appointment that can be booked, and locks the kind until the end of the transaction.
create function private.open_type(type uuid, by_client boolean) returns private.appointment_types
language plpgsql security definer set search_path = '' as $$
declare
  kind private.appointment_types := private.type_of(type);
begin
  perform from private.appointment_types t where t.id = open_type.type for share;
  kind := private.type_of(type);
  if kind.minutes is null or kind.retired_at is not null or (by_client and not kind.by_clients) then
    raise exception 'type-gone' using errcode = 'P0001';
  end if;
  return kind;
end $$;

-- Returns a Colombian phone number in the form 300 123 4567; null for every other text.
create function private.colombian_number(typed text) returns text
language sql immutable set search_path = '' as $$
  select regexp_replace(d.digits, '^(...)(...)(....)$', '\1 \2 \3')
  from (select regexp_replace(regexp_replace(typed, '[ ().-]', '', 'g'), '^(\+57|57(?=\d{10}$))', '') as digits) d
  where d.digits ~ '^(3\d|60)\d{8}$'
$$;

-- Returns the phone number at which the firm calls a client; null if no Colombian number is known.
-- People of the client's account get their own number, and members of the firm get the number of the contact person.
create function private.number_of(client uuid) returns text
language sql stable security definer set search_path = '' as $$
  select private.colombian_number(n.phone) from (
    select p.phone, 1 as place from public.client_profiles p join private.account_members m on m.user_id = p.user_id
      where m.account = client and m.until is null and p.user_id = (select auth.uid())
    union all
    select p.phone, 2 from public.accounts a join public.client_profiles p on p.user_id = a.contact where a.id = client and private.sees_client(a.id)
    union all
    select c.phone, 3 from private.client_contacts c where c.client = number_of.client and private.sees_client(c.client)) n
  where private.colombian_number(n.phone) is not null order by n.place limit 1
$$;

-- Returns a kind of appointment with `wanted` as its place; if `wanted` is null, the kind keeps its first place.
-- For a call by the firm, `detail` becomes the phone number: `number` if it is given, otherwise the client's number.
-- Raises 'place-gone' if the kind does not offer the place, and 'number-invalid' if `number` is not Colombian.
-- If no phone number is known, clients get 'number-invalid', but the firm can still make the appointment.
create function private.at_place(kind private.appointment_types, wanted text, number text, client uuid, by_firm boolean)
returns private.appointment_types
language plpgsql stable security definer set search_path = '' as $$
begin
  if wanted <> kind.place then
    if not kind.other_places ? wanted then
      raise exception 'place-gone' using errcode = 'P0001';
    end if;
    kind.detail := kind.other_places ->> wanted;
    kind.place := wanted;
  end if;
  if kind.place = 'phone' and kind.detail is null then
    kind.detail := case when btrim(number) <> '' then private.colombian_number(number) else private.number_of(client) end;
    if kind.detail is null and (btrim(number) <> '' or not by_firm) then
      raise exception 'number-invalid' using errcode = 'P0001';
    end if;
  end if;
  return kind;
end $$;

create function public.list_appointment_types() returns jsonb
language plpgsql stable security definer set search_path = '' as $$
begin
  perform private.require_staff();
  return (
    select coalesce(jsonb_agg(jsonb_build_object(
      'id', t.id, 'name', t.name, 'minutes', t.minutes, 'before', t.margin_before, 'after', t.margin_after, 'step', t.step,
      'notice', t.notice_hours, 'horizon', t.horizon_days, 'place', t.place, 'detail', t.detail, 'otherPlaces', t.other_places,
      'question', t.question, 'byClients', t.by_clients, 'perDay', t.per_day, 'version', t.version,
      'second', case when t.second_person is not null then
        jsonb_build_object('id', t.second_person, 'name', private.member_name(t.second_person)) end, 'members', (
        select coalesce(jsonb_agg(jsonb_build_object('id', m.person, 'name', private.member_name(m.person)) order by private.member_name(m.person)), '[]')
        from private.type_members m where m.type = t.id)) order by t.name), '[]')
    from private.appointment_types t where t.retired_at is null);
end $$;

-- Creates or changes a kind of appointment; fifty kinds can exist. Existing appointments do not change.
create function public.save_appointment_type(type uuid, content jsonb, members uuid[], seen int default null) returns void
language plpgsql security definer set search_path = '' as $$
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
end $$;

-- Retires a kind of appointment, so that nobody can book it any more. Existing appointments remain.
create function public.retire_appointment_type(type uuid) returns void
language plpgsql security definer set search_path = '' as $$
declare
  gone private.appointment_types;
begin
  perform private.require_admin();
  update private.appointment_types t set retired_at = now() where t.id = retire_appointment_type.type and t.retired_at is null
    returning * into gone;
  if gone.id is not null then
    perform private.note_staff('agenda.type-retired', null, jsonb_build_object('name', gone.name), null);
  end if;
end $$;

revoke execute on function private.type_of(uuid), private.open_type(uuid, boolean), private.colombian_number(text), private.number_of(uuid),
  private.at_place(private.appointment_types, text, text, uuid, boolean), public.list_appointment_types(), public.save_appointment_type(uuid, jsonb, uuid[], int),
  public.retire_appointment_type(uuid)
  from public, anon, authenticated, service_role;
grant execute on function public.list_appointment_types(), public.save_appointment_type(uuid, jsonb, uuid[], int),
  public.retire_appointment_type(uuid) to authenticated;
