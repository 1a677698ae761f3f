set local lock_timeout = '5s';
set local check_function_bodies = off;

CREATE OR REPLACE FUNCTION private.tell_of_appointment()
  RETURNS TRIGGER
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  -- A new hour of an appointment that stays in its state is a change.
  step text := case when tg_op = 'INSERT' or old.status <> new.status then new.status else 'changed' end;
  words jsonb := jsonb_build_object('title', new.title, 'what', step, 'at', new.starts_at);
begin
  perform private.read_about(new.id);
  if new.status in ('done', 'missed') or tg_op = 'UPDATE' and old.status = 'missed' then
    return null;
  end if;
  perform private.notify(private.people_of(new.user_id, 'assistant'), 'appointment', new.user_id, new.id, words);
  perform private.notify(case when new.person is null then private.team_of(new.user_id) else array[new.person] end,
    'client-appointment', new.user_id, new.id, words, 1, true);
  return null;
end $function$;

CREATE OR REPLACE FUNCTION public.leave_waiting_list (
  wait uuid
)
  RETURNS void
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  me uuid := private.require_account('assistant');
begin
  delete from private.appointment_waits w where w.id = wait and w.user_id = me;
end $function$;
