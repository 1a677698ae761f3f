-- Answers that the team keeps for its conversations.

create table if not exists private.saved_answers (
  id uuid primary key,
  title text not null check (length(btrim(title)) between 1 and 80),
  body text not null check (length(btrim(body)) between 1 and 4000),
  -- The title as private.name_key compares: two with one title could not be told apart.
  key text collate "C" not null unique,
  revision int not null default 1,
  changed_by uuid,
  changed_at timestamptz not null default now()
);
alter table private.saved_answers enable row level security;
revoke all on private.saved_answers from anon, authenticated, service_role;
comment on table private.saved_answers is 'Shared by all members; 200 at most. Written by the functions of this file.';

create or replace function private.require_staff() returns uuid
language plpgsql stable security definer set search_path = '' as $$
begin
  if not private.is_staff() then
    raise insufficient_privilege using message = 'staff-only';
  end if;
  return auth.uid();
end $$;

-- All of them, by title. Staff only.
create or replace function public.saved_answers()
returns table (id uuid, title text, body text, revision int, changed_by text, changed_at timestamptz)
language plpgsql stable security definer set search_path = '' as $$
begin
  perform private.require_staff();
  return query select a.id, a.title, a.body, a.revision, private.member_name(a.changed_by), a.changed_at
    from private.saved_answers a order by a.key;
end $$;

-- Writes one down under its id, or changes it: `seen` is the revision that the member changed, 'conflict' when it is another by now.
create or replace function public.save_answer(answer uuid, title text, body text, seen int default null) returns void
language plpgsql security definer set search_path = '' as $$
declare
  me uuid := private.require_staff();
  old private.saved_answers;
  becomes jsonb := jsonb_build_object('id', answer, 'title', btrim(title), 'body', btrim(body));
begin
  perform pg_advisory_xact_lock(hashtextextended('saved-answers', 0));
  select * into old from private.saved_answers a where a.id = answer;
  if old.title = btrim(title) and old.body = btrim(body) then
    return;
  end if;
  if old.revision is distinct from seen then
    raise exception 'conflict' using errcode = 'P0001';
  end if;
  if exists (select from private.saved_answers a where a.key = private.name_key(save_answer.title) and a.id <> answer) then
    raise exception 'answer-exists' using errcode = 'P0001';
  end if;
  if old.id is null and (select count(*) from private.saved_answers) >= 200 then
    raise exception 'answer-limit' using errcode = 'P0001';
  end if;
  insert into private.saved_answers as a (id, title, body, key, changed_by)
    values (answer, btrim(save_answer.title), btrim(save_answer.body), private.name_key(save_answer.title), me)
    on conflict (id) do update set title = excluded.title, body = excluded.body, key = excluded.key,
      revision = a.revision + 1, changed_by = me, changed_at = now();
  perform private.note_staff(case when old.id is null then 'saved-answer.created' else 'saved-answer.changed' end, null,
    case when old.id is not null then jsonb_build_object('id', answer, 'title', old.title, 'body', old.body) end, becomes);
end $$;

-- Deleted twice is deleted; one that somebody has changed since the member saw it stays: 'conflict'.
create or replace function public.delete_answer(answer uuid, seen int) returns void
language plpgsql security definer set search_path = '' as $$
declare
  old private.saved_answers;
begin
  perform private.require_staff();
  select * into old from private.saved_answers a where a.id = answer for update;
  if old.id is null then
    return;
  end if;
  if old.revision <> seen then
    raise exception 'conflict' using errcode = 'P0001';
  end if;
  delete from private.saved_answers a where a.id = answer;
  perform private.note_staff('saved-answer.deleted', null, jsonb_build_object('id', answer, 'title', old.title, 'body', old.body), null);
end $$;

do $$ declare f text; begin
  execute 'revoke execute on function private.require_staff() from public, anon, authenticated, service_role';
  foreach f in array array[
    'public.saved_answers()', 'public.save_answer(uuid, text, text, int)', 'public.delete_answer(uuid, int)'] loop
    execute format('revoke execute on function %s from public, anon, authenticated, service_role', f);
    execute format('grant execute on function %s to authenticated', f);
  end loop;
end $$;
