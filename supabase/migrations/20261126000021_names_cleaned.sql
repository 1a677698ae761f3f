-- Names from before the rule are cleaned, so that no row keeps one for which its next change would be refused. By itself, as it holds
-- nobody up: the step before locked the tables for a moment, and from then on no other such row can come.

set local lock_timeout = '5s';

-- Line breaks and other spaces become one space, what cannot be seen goes, and a name of which too little is left is filled up with points.
create or replace function pg_temp.cleaned(typed text, shortest int, longest int) returns text
language sql immutable set search_path = '' as $$
  select case when private.is_name(typed, shortest, longest) is not false then typed
    else left(w.words || repeat('·', greatest(0, shortest - length(w.words))), longest) end
  from (select case when c.words ~ '[^ \u200C\u200D\uFE00-\uFE0F]' then c.words else '' end as words
    from (select btrim(regexp_replace(regexp_replace(typed, '[\u0001-\u001F\u007F-\u00A0\u1680\u2000-\u200A\u2028\u2029\u202F\u205F\u3000]+', ' ', 'g'),
      '[\u0001-\u001F\u007F-\u00A0\u00AD\u034F\u061C\u115F\u1160\u1680\u17B4\u17B5\u180B-\u180F\u2000-\u200B\u200E\u200F\u2028-\u202F\u205F-\u206F\u2800\u3000\u3164\uFEFF\uFFA0\uFFF0-\uFFFB\U0001BCA0-\U0001BCA3\U0001D173-\U0001D17A\U000E0000-\U000E0FFF]', '', 'g')) as words) c) w
$$;

-- All names of a row at once, as each change of it asks every rule. A table without such a row is not touched, so that nothing is
-- planned or drawn anew for it.
do $step$
declare
  one record;
  fits text;
  found_one boolean;
begin
  for one in select * from (values
    ('public.client_profiles', array['name'], array[2], array[100], 'true'),
    ('public.companies', array['name'], array[2], array[150], 'true'),
    ('private.account_invitations', array['name'], array[2], array[100], 'true'),
    ('private.staff', array['name'], array[2], array[80], 'true'),
    ('public.message_threads', array['subject'], array[1], array[120], 'true'),
    ('private.saved_answers', array['title'], array[1], array[80], 'true'),
    ('public.appointments', array['title'], array[1], array[120], 'true'),
    ('private.closed_hours', array['reason'], array[3], array[120], 'true'),
    ('public.contact_messages', array['name', 'phone'], array[2, 1], array[100, 30], 'true'),
    ('public.obligations', array['name', 'receipt_number'], array[3, 1], array[80, 60], 'true'),
    ('private.obligation_steps', array['title'], array[2], array[160], 'true'),
    ('private.due_date_rows', array['norm', 'source'], array[1, 1], array[300, 300], 'true'),
    ('private.due_date_overrides', array['norm', 'source'], array[1, 1], array[300, 300], 'true'),
    ('private.non_business_days', array['name', 'norm'], array[2, 1], array[100, 300], 'true'),
    ('private.uvt_values', array['norm'], array[1], array[300], 'true'),
    ('private.usury_rates', array['norm'], array[1], array[300], 'true'),
    ('private.calendar_edits', array['norm', 'source'], array[1, 1], array[300, 300], 'true'),
    ('private.client_imports', array['file_name'], array[1], array[200], 'true'),
    ('private.request_series', array['title'], array[3], array[120], 'true'),
    ('public.document_requests', array['title'], array[3], array[120], 'true'),
    ('public.document_request_items', array['title'], array[2], array[160], 'true'),
    ('private.work_templates', array['name'], array[3], array[80], 'true'),
    ('private.request_templates', array['name', 'title'], array[3, 3], array[60, 120], 'true'),
    ('private.saved_filters', array['name'], array[1], array[60], 'true'),
    ('public.documents', array['name'], array[1], array[200], $c$storage_path like 'tasks/%'$c$)) v (place, cols, shortest, longest, which)
  loop
    fits := (select string_agg(format('coalesce(private.is_name(%I, %s, %s), true)', col, least, most), ' and ')
      from unnest(one.cols, one.shortest, one.longest) c (col, least, most));
    execute format('select exists (select from %s where %s and not (%s))', one.place, one.which, fits) into found_one;
    if found_one then
      execute format('update %s set %s where %s and not (%s)', one.place,
        (select string_agg(format('%1$I = pg_temp.cleaned(%1$I, %2$s, %3$s)', col, least, most), ', ')
          from unnest(one.cols, one.shortest, one.longest) c (col, least, most)), one.which, fits);
    end if;
  end loop;
end $step$;

-- The same for profiles, with the sectors of their municipalities.
update private.tax_profiles p set name = pg_temp.cleaned(p.name, 2, 150), municipalities = (
    select coalesce(jsonb_agg(case when m.item ? 'sector' then m.item || jsonb_build_object('sector', pg_temp.cleaned(m.item ->> 'sector', 1, 60))
      else m.item end order by m.place), '[]')
    from jsonb_array_elements(p.municipalities) with ordinality m (item, place))
  where not private.is_name(p.name, 2, 150)
    or exists (select from jsonb_array_elements(p.municipalities) m where not private.is_name(m ->> 'sector', 1, 60));

drop function if exists pg_temp.cleaned(text, int, int);
