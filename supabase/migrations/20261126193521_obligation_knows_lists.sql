set local lock_timeout = '5s';
set local check_function_bodies = off;

CREATE OR REPLACE FUNCTION public.obligation_detail (
  obligation uuid
)
  RETURNS jsonb
  LANGUAGE plpgsql
  STABLE
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  o public.obligations;
begin
  perform private.require_staff();
  select x.* into o from public.obligations x where x.id = obligation_detail.obligation;
  if o.id is null or not private.sees_client(o.user_id) then
    raise exception 'not-found' using errcode = 'P0001';
  end if;
  return jsonb_build_object(
    'row', private.work_row(o) || (select jsonb_build_object('notes', max(w.notes), 'responsible', max(w.responsible::text))
      from private.obligation_work w where w.obligation = o.id),
    'clientSees', o.client_sees,
    'steps', (select coalesce(jsonb_agg(jsonb_build_object('place', s.place, 'title', s.title, 'at', s.done_at, 'by', private.member_name(s.done_by))
      order by s.place), '[]') from private.obligation_steps s where s.obligation = o.id),
    'receipts', private.receipts_of(o.id, false, true),
    'known', (select coalesce(jsonb_agg(jsonb_build_object('month', m.month, 'dian', m.dian_purchases, 'ours', m.our_purchases)
      order by m.month), '[]') from public.dian_months m where m.user_id = o.user_id
        and m.month between to_char(private.period_begins(o.period), 'YYYY-MM') and to_char(private.period_end(o.period), 'YYYY-MM')),
    'members', private.work_members(),
    'figures', private.penalty_figures(),
    'advisor', (select private.member_name(a.advisor) from private.client_advisors a where a.client = o.user_id and a.responsible),
    'documents', (select coalesce(jsonb_agg(jsonb_build_object('id', d.id, 'name', d.name) order by d.created_at desc), '[]') from (
      select x.id, x.name, x.created_at from public.documents x where x.user_id = o.user_id and x.kind = 'file'
      order by x.created_at desc, x.id desc limit 50) d),
    'history', (select coalesce(jsonb_agg(jsonb_build_object('at', h.at, 'by', private.member_name(h.actor), 'before', h.before,
        'after', h.after) order by h.id desc), '[]') from (
      select x.* from private.obligation_history x where x.obligation = o.id order by x.id desc limit 50) h));
end $function$;
