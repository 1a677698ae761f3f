-- The demo's messages have to be weeks old, but the functions that write them always use the current time.
-- The triggers of this file take the time from the header x-demo-moment; hosted Supabase never runs this file.
create schema if not exists demo;

create or replace function demo.at_its_moment() returns trigger
language plpgsql set search_path = '' as $$
declare
  moment timestamptz := nullif(nullif(current_setting('request.headers', true), '')::jsonb ->> 'x-demo-moment', '');
begin
  if moment is null or moment > clock_timestamp() then
    return new;
  end if;
  if tg_table_name = 'invoice_decisions' then
    new.at := moment;
  elsif tg_op = 'INSERT' then
    new.created_at := moment;
  elsif old.read_at is null and new.read_at is not null then
    new.read_at := moment;
  end if;
  return new;
end $$;

do $$ begin
  if to_regclass('public.messages') is not null then
    create or replace trigger at_its_moment before insert or update of read_at on public.messages
      for each row execute function demo.at_its_moment();
  end if;
  if to_regclass('private.invoice_decisions') is not null then
    create or replace trigger at_its_moment before insert on private.invoice_decisions
      for each row execute function demo.at_its_moment();
  end if;
end $$;
