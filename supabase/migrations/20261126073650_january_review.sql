set local lock_timeout = '5s';
set local check_function_bodies = off;

CREATE OR REPLACE FUNCTION public.calendar_review (
  review_year integer
)
  RETURNS jsonb
  LANGUAGE plpgsql
  STABLE
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  begins date := make_date(review_year, 1, 1);
begin
  perform private.require_staff();
  return (
    with known as (
      select distinct on (p.account) p.account, p.valid_from, p.kind, p.regime, p.responsibilities
      from private.tax_profiles p join public.user_approval_status s on s.user_id = p.account and s.status = 'approved'
      where p.valid_from < begins + interval '1 year' and ((select private.is_admin()) or p.account in (select private.my_clients()))
      order by p.account, p.valid_from desc),
    asked as (
      select q.question, k.account, private.client_title(k.account) as title from known k
      cross join lateral (values ('large', '13' = any (k.responsibilities)),
        ('vat', '48' = any (k.responsibilities) and k.regime <> 'simple' and not k.responsibilities && '{13,19}'),
        ('simple', k.regime = 'simple'), ('persons', k.kind = 'person' and k.regime = 'ordinary')) q (question, applies)
      where k.valid_from < begins and q.applies),
    placed as (select a.*, row_number() over (partition by a.question order by a.title, a.account) as place from asked a)
    select coalesce(jsonb_object_agg(g.question, g.answer), '{}') from (
      select p.question, jsonb_build_object('clients', count(*), 'some', coalesce(jsonb_agg(jsonb_build_object('id', p.account, 'title', p.title)
        order by p.place) filter (where p.place <= 12), '[]')) as answer
      from placed p group by p.question) g);
end $function$;

REVOKE ALL ON FUNCTION "public"."calendar_review"(integer) FROM PUBLIC, "anon", "service_role";

GRANT EXECUTE ON FUNCTION "public"."calendar_review"(integer) TO "authenticated";

REVOKE ALL ON FUNCTION "public"."calendar_review"(integer) FROM "postgres";

GRANT EXECUTE ON FUNCTION "public"."calendar_review"(integer) TO "postgres";
