set local lock_timeout = '5s';
set local check_function_bodies = off;

CREATE OR REPLACE FUNCTION private.today_line (
  line jsonb
)
  RETURNS jsonb
  LANGUAGE plpgsql
  STABLE
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  kind constant text := line ->> 'kind';
  whose constant uuid := line ->> 'client';
  called text;
begin
  select k.title into called from private.client_cards k where k.client = whose;
  if kind = 'contact' then
    return line - 'starts_at';
  elsif kind = 'registration' then
    return line - 'starts_at' || (select jsonb_build_object('title', coalesce(p.name, u.email), 'detail', u.email)
      from private.contact_of(whose) u left join public.client_profiles p on p.user_id = u.id);
  elsif kind = 'message' then
    return line - 'starts_at' || jsonb_build_object('detail', called,
      'title', (select t.subject from public.message_threads t where t.id = (line ->> 'id')::uuid));
  elsif kind = 'obligation' then
    return line || jsonb_build_object('detail', private.client_title(whose),
      'municipality', nullif(split_part(line ->> 'detail', '/', 1), ''), 'period', split_part(line ->> 'detail', '/', 2),
      'name', substring(line ->> 'detail' from '^[^/]*/[^/]*/(.*)$'));
  elsif kind = 'request' then
    return line - 'starts_at' || jsonb_build_object('detail', called);
  elsif kind = 'delivery' then
    return line - 'starts_at' || jsonb_build_object('cause', line ->> 'detail', 'detail', (
      select coalesce(p.name, u.email, called) from public.accounts a left join auth.users u on u.id = a.contact
      left join public.client_profiles p on p.user_id = u.id where a.id = whose));
  elsif kind = 'invoice' then
    return line - 'starts_at' || jsonb_build_object('detail', called, 'invoice', (
      select private.invoice_label(i) from public.invoices i where i.id = (line ->> 'id')::uuid));
  end if;
  return line || jsonb_build_object('detail', called);
end $function$;
