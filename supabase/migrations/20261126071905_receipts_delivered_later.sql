set local lock_timeout = '5s';
set local check_function_bodies = off;

CREATE OR REPLACE FUNCTION public.client_documents (
  client    uuid,
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
  page jsonb;
begin
  perform private.require_client(client);
  page := private.document_page_of(client, wanted, least(greatest(page_size, 1), 100), true);
  return jsonb_build_object('before', page -> 'before', 'after', page -> 'after', 'rows', (
    select coalesce(jsonb_agg(jsonb_build_object(
        'id', d.id, 'name', d.name, 'file_path', d.file_path, 'file_type', d.file_type, 'file_size', d.file_size,
        'google_drive_link', d.google_drive_link, 'uploaded_by', d.uploaded_by, 'created_at', d.created_at, 'kind', d.kind, 'made_by', d.made_by,
        'client_sees', d.client_sees)
      order by o.place), '[]')
    from jsonb_array_elements_text(page -> 'ids') with ordinality o (id, place)
    join public.documents d on d.id = o.id::uuid));
end $function$;

CREATE OR REPLACE FUNCTION public.deliver_receipt (
  obligation uuid,
  document   uuid,
  copy       boolean DEFAULT false
)
  RETURNS void
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  d public.documents;
begin
  perform private.require_staff();
  select x.* into d from public.documents x join public.obligation_receipts r on r.document = x.id
    join public.obligations o on o.id = r.obligation
    where r.obligation = deliver_receipt.obligation and x.id = deliver_receipt.document and o.client_sees
      and private.sees_client(x.user_id);
  if d.id is null or copy is null then
    raise exception 'not-found' using errcode = 'P0001';
  end if;
  if not private.show_document(d.id, copy, clock_timestamp()) then
    return;
  end if;
  perform private.queue_mail(d.user_id, 'document:' || d.id, 'document-brought', a.email,
    jsonb_build_object('account', d.user_id, 'name', d.name)) from private.contact_of(d.user_id) a;
  perform private.note_staff('document.brought', d.user_id, null, jsonb_build_object('document', d.id, 'name', d.name));
  insert into public.calendar_changes as x (user_id, at) values (d.user_id, clock_timestamp())
    on conflict (user_id) do update set at = excluded.at;
end $function$;

REVOKE ALL ON FUNCTION "public"."deliver_receipt"(uuid, uuid, boolean) FROM PUBLIC, "anon", "service_role";

GRANT EXECUTE ON FUNCTION "public"."deliver_receipt"(uuid, uuid, boolean) TO "authenticated";
