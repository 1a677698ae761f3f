set local lock_timeout = '5s';
set local check_function_bodies = off;

REVOKE ALL ON FUNCTION "public"."keep_zip"(uuid, boolean) FROM "authenticated";

CREATE OR REPLACE FUNCTION private.topic_of_mail (
  template text
)
  RETURNS text
  LANGUAGE sql
  IMMUTABLE
  SET search_path TO ''
  AS $function$
  select case when template like 'message-%' or template = 'inbox-waiting' then 'messages'
    when template like 'appointment-%' and template <> 'appointment-outside' then 'appointments'
    when template in ('documents-asked', 'documents-returned', 'document-reminder') then 'requests'
    when template in ('invoice-rejected', 'invoice-asked') then 'rejected'
    when template in ('document-brought', 'documents-sent', 'receipts-brought') then 'documents'
    when template in ('signature-asked', 'signature-reminder', 'signature-turn', 'signature-news') then 'signatures'
    when template = 'delivery-stopped' then 'deliveries'
    when template = 'dates-near' then 'deadlines' end
$function$;

CREATE OR REPLACE FUNCTION public.claim_sending_items (
  most          integer DEFAULT 25,
  lease_seconds integer DEFAULT 120
)
  RETURNS TABLE (
    file   uuid,
    client uuid,
    member uuid,
    path   text,
    type   text
  )
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
#variable_conflict use_column
declare
  tired record;
begin
  update private.sendings s set state = 'sending' where s.state = 'waiting' and s.send_at <= clock_timestamp();
  for tired in select i.file, i.client from private.sending_items i join private.sendings s on s.id = i.sending
      where s.state = 'sending' and i.state = 'waiting' and i.tries >= 5 and i.leased_until < clock_timestamp() loop
    perform private.settle_item(tired.file, tired.client, null, 'unexpected');
  end loop;
  -- A sending whose last waiting clients were deleted has nothing left to settle.
  update private.sendings s set state = 'sent', done_at = clock_timestamp()
    where s.state = 'sending' and not exists (select from private.sending_items i where i.sending = s.id and i.state = 'waiting');
  return query
    with next as (
      select i.file, i.client from private.sendings s join private.sending_items i on i.sending = s.id
      where s.state = 'sending' and i.state = 'waiting' and (i.leased_until is null or i.leased_until < clock_timestamp())
      order by s.send_at, i.client, i.file limit most for update of i skip locked),
    leased as (
      update private.sending_items i set tries = i.tries + 1, leased_until = clock_timestamp() + make_interval(secs => lease_seconds)
        from next n where i.file = n.file and i.client = n.client returning i.file, i.client, i.sending)
    select l.file, l.client, s.made_by, f.path, f.type from leased l
      join private.sendings s on s.id = l.sending join private.sending_files f on f.id = l.file;
end $function$;

CREATE OR REPLACE FUNCTION public.forget_expired (
  most integer DEFAULT 1000
)
  RETURNS integer
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  deleted int;
begin
  with limits as (
    delete from public.rate_limits r where r.key in (
      select x.key from public.rate_limits x where x.tat < now() - interval '1 day'
      order by x.tat limit forget_expired.most for update skip locked)
    returning 1),
  effects as (
    delete from public.outbox o where o.id in (
      select x.id from public.outbox x where x.status in ('done', 'dropped') and x.done_at < now() - interval '90 days'
      order by x.done_at limit forget_expired.most for update skip locked)
    returning 1),
  intents as (
    delete from public.uploads u where u.id in (
      select x.id from public.uploads x
      where x.status in ('rejected', 'duplicate', 'expired') and x.settled_at < now() - interval '30 days'
      order by x.settled_at limit forget_expired.most for update skip locked)
    returning 1),
  lists as (
    delete from private.dian_uploads u where u.id in (
      select x.id from private.dian_uploads x where x.made_at < now() - interval '1 hour'
      order by x.made_at limit least(forget_expired.most, 5) for update skip locked)
    returning 1),
  zips as (
    delete from private.document_zips z where z.id in (
      select x.id from private.document_zips x where x.made_at < now() - interval '1 day'
      order by x.made_at limit forget_expired.most for update skip locked)
    returning 1),
  signatures as (
    delete from private.signature_requests r where r.id in (
      select x.id from private.signature_requests x
      where x.status = 'draft' and x.made_at < now() - interval '7 days'
        or x.status = 'signed' and x.user_id is null and x.closed_at < now() - interval '10 years'
      order by x.made_at limit least(forget_expired.most, 100) for update skip locked)
    returning 1)
  select ((select count(*) from limits) + (select count(*) from effects) + (select count(*) from intents) + (select count(*) from lists)
      + (select count(*) from zips) + (select count(*) from signatures))::int
    into deleted;
  return deleted + private.forget_notifications(most);
end $function$;

CREATE OR REPLACE FUNCTION public.keep_zip (
  zip  uuid,
  over boolean
)
  RETURNS void
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
begin
  update private.document_zips x set running_until = case when not over then clock_timestamp() + interval '10 minutes' end
    where x.id = zip and x.running_until is not null;
end $function$;

CREATE OR REPLACE FUNCTION public.my_sendings()
  RETURNS jsonb
  LANGUAGE plpgsql
  STABLE
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  me uuid := private.require_staff();
begin
  return (select coalesce(jsonb_agg(to_jsonb(l) order by l.made_at desc), '[]') from (
    select s.id, s.state, s.made_at, s.send_at, s.made_by = me as mine, private.member_name(s.made_by) as by,
      (select count(*) from private.sending_files f where f.sending = s.id) as files,
      (select f.name from private.sending_files f where f.sending = s.id order by f.name, f.id limit 1) as first,
      (select count(distinct i.client) from private.sending_items i where i.sending = s.id) as clients,
      (select count(*) from private.sending_items i where i.sending = s.id and i.state = 'sent') as sent,
      (select count(*) from private.sending_items i where i.sending = s.id and i.state = 'failed') as failed,
      (select count(distinct i.client) from private.sending_items i join private.document_views v on v.document = i.document
       where i.sending = s.id and (private.is_admin() or i.client in (select private.my_clients()))) as seen
    from private.sendings s where s.made_by = me or private.is_admin() and s.state <> 'draft'
    order by s.made_at desc limit 50) l);
end $function$;

CREATE OR REPLACE FUNCTION public.sending_page (
  sending uuid
)
  RETURNS jsonb
  LANGUAGE plpgsql
  STABLE
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  me uuid := private.require_staff();
  s private.sendings;
  visible uuid[];
begin
  select x.* into s from private.sendings x where x.id = sending_page.sending and (x.made_by = me or private.is_admin() and x.state <> 'draft');
  if s.id is null then
    return null;
  end if;
  visible := array(select x.client from (select distinct i.client from private.sending_items i where i.sending = s.id) x
    where private.sees_client(x.client));
  return jsonb_build_object('id', s.id, 'state', s.state, 'message', s.message, 'subject', s.subject, 'send_at', s.send_at, 'done_at', s.done_at,
    'mine', s.made_by = me, 'by', private.member_name(s.made_by),
    'counts', (select jsonb_build_object(
        'files', (select count(*) from private.sending_files f where f.sending = s.id),
        'unread', (select count(*) from private.sending_files f where f.sending = s.id and f.reason is null),
        'doubts', (select count(*) from private.sending_files f where f.sending = s.id and f.reason is not null
                   and not exists (select from private.sending_items x where x.file = f.id)),
        'clients', count(distinct i.client), 'items', count(*), 'sent', count(*) filter (where i.state = 'sent'),
        'failed', count(*) filter (where i.state = 'failed'))
      from private.sending_items i where i.sending = s.id),
    'files', (select coalesce(jsonb_agg(to_jsonb(l) - 'certain' order by l.certain, l.name, l.id), '[]') from (
      select f.id, f.name, f.size, f.reason, n.count, n.count > 0 as certain, (
          select coalesce(jsonb_agg(jsonb_build_object('id', k.client, 'title', k.title) order by k.title_key), '[]') from (
            select c.* from private.sending_items i join private.client_cards c on c.client = i.client
            where i.file = f.id and i.client = any (visible) order by c.title_key limit 5) k) as clients, (
          select coalesce(jsonb_agg(jsonb_build_object('id', c.client, 'title', c.title) order by c.title_key), '[]')
          from private.client_cards c where c.client = any (f.hints) and private.sees_client(c.client)) as hints
      from private.sending_files f
      cross join lateral (select count(*) from private.sending_items i where i.file = f.id) n
      where f.sending = s.id order by n.count > 0, f.name, f.id limit 300) l),
    'failed', (select coalesce(jsonb_agg(to_jsonb(l) order by l.title, l.name), '[]') from (
      select f.name, k.title, i.problem from private.sending_items i join private.sending_files f on f.id = i.file
      join private.client_cards k on k.client = i.client where i.sending = s.id and i.state = 'failed' and i.client = any (visible)
      order by k.title_key, f.name limit 300) l),
    'read', (select coalesce(jsonb_agg(to_jsonb(l) - 'title_key' order by cardinality(l.people), l.title_key), '[]') from (
      select k.client, k.title, k.title_key, string_agg(d.name, ', ' order by d.name) as names, array(
          select v.person from private.document_views v join private.sending_items x on x.document = v.document
          where x.sending = s.id and x.client = k.client) as people, (
          select coalesce(jsonb_agg(jsonb_build_object('name', p.name, 'at', p.at) order by p.at), '[]') from (
            select private.member_name(v.person) as name, min(v.at) as at
            from private.document_views v join private.sending_items x on x.document = v.document
            where x.sending = s.id and x.client = k.client group by v.person order by min(v.at) limit 20) p) as seen
      from private.sending_items i join private.client_cards k on k.client = i.client join public.documents d on d.id = i.document
      where i.sending = s.id and i.state = 'sent' and i.client = any (visible) group by k.client, k.title, k.title_key order by k.title_key limit 300) l));
end $function$;

COMMENT ON FUNCTION "public"."forget_expired"(integer) IS 'Retention: limits a day after they were spent, effects 90 days after they were sent or dropped, uploads in vain after 30 days, interrupted lists of DIAN after an hour, ZIPs of documents after a day, documents that were never sent to be signed after a week, signed ones of a deleted account after ten years, notifications 30 days after they were read or 90 after they came.';

REVOKE ALL ON FUNCTION "public"."keep_zip"(uuid, boolean) FROM "service_role";

GRANT EXECUTE ON FUNCTION "public"."keep_zip"(uuid, boolean) TO "service_role";
