set local lock_timeout = '5s';
set local check_function_bodies = off;

CREATE TABLE "private"."member_feeds" (
  "person"       uuid                     NOT NULL,
  "token_sha256" text                     NOT NULL,
  "created_at"   timestamp with time zone NOT NULL DEFAULT now(),
  "read_at"      timestamp with time zone,
  CONSTRAINT "member_feeds_pkey" PRIMARY KEY (person),
  CONSTRAINT "member_feeds_token_sha256_check" CHECK ((token_sha256 ~ '^[0-9a-f]{64}$'::text)),
  CONSTRAINT "member_feeds_token_sha256_key" UNIQUE (token_sha256)
);

ALTER TABLE "private"."member_feeds"
  ENABLE ROW LEVEL SECURITY;

CREATE OR REPLACE FUNCTION public.my_member_feed()
  RETURNS jsonb
  LANGUAGE plpgsql
  STABLE
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  me uuid := private.require_staff();
begin
  return (select jsonb_build_object('created_at', f.created_at, 'read_at', f.read_at) from private.member_feeds f where f.person = me);
end $function$;

REVOKE ALL ON FUNCTION "public"."my_member_feed"() FROM PUBLIC, "anon", "service_role";

CREATE OR REPLACE FUNCTION public.read_member_feed (
  token_sha256 text
)
  RETURNS jsonb
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  feed private.member_feeds;
begin
  select f.* into feed from private.member_feeds f where f.token_sha256 = read_member_feed.token_sha256;
  if feed.person is null then
    return null;
  end if;
  if feed.read_at is null or feed.read_at < now() - interval '1 hour' then
    update private.member_feeds f set read_at = now() where f.person = feed.person;
  end if;
  return (
    select coalesce(jsonb_agg(jsonb_build_object(
             'id', a.id, 'title', a.title || ', ' || coalesce(k.title, ''), 'startsAt', a.starts_at, 'endsAt', a.ends_at, 'status', a.status,
             'sequence', a.sequence, 'place', a.place, 'placeDetail', a.place_detail, 'updatedAt', a.updated_at)
             order by a.starts_at, a.id), '[]')
    from (
      select x.* from public.appointments x where x.person = feed.person and x.ends_at > now() - interval '90 days'
      order by x.starts_at desc limit 2000) a
    left join lateral (select c.title from private.client_cards c where c.client = a.user_id limit 1) k on true);
end $function$;

REVOKE ALL ON FUNCTION "public"."read_member_feed"(text) FROM PUBLIC, "anon", "authenticated";

CREATE OR REPLACE FUNCTION public.renew_member_feed (
  token_sha256 text
)
  RETURNS jsonb
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
#variable_conflict use_column
begin
  insert into private.member_feeds as f (person, token_sha256) values (private.require_staff(), renew_member_feed.token_sha256)
    on conflict (person) do update set token_sha256 = excluded.token_sha256, created_at = now(), read_at = null;
  return public.my_member_feed();
end $function$;

REVOKE ALL ON FUNCTION "public"."renew_member_feed"(text) FROM PUBLIC, "anon", "service_role";

CREATE OR REPLACE FUNCTION public.revoke_member_feed()
  RETURNS void
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
begin
  delete from private.member_feeds f where f.person = private.require_staff();
end $function$;

REVOKE ALL ON FUNCTION "public"."revoke_member_feed"() FROM PUBLIC, "anon", "service_role";

ALTER TABLE "private"."member_feeds"
  ADD CONSTRAINT "member_feeds_person_fkey" FOREIGN KEY (person) REFERENCES private.staff(user_id) ON DELETE CASCADE;

COMMENT ON TABLE "private"."member_feeds" IS 'One secret address for each member of the firm; only its hash. Read and written only by functions.';

GRANT EXECUTE ON FUNCTION "public"."my_member_feed"() TO "authenticated";

REVOKE ALL ON FUNCTION "public"."my_member_feed"() FROM "postgres";

GRANT EXECUTE ON FUNCTION "public"."my_member_feed"() TO "postgres";

REVOKE ALL ON FUNCTION "public"."read_member_feed"(text) FROM "postgres";

GRANT EXECUTE ON FUNCTION "public"."read_member_feed"(text) TO "postgres";

GRANT EXECUTE ON FUNCTION "public"."read_member_feed"(text) TO "service_role";

GRANT EXECUTE ON FUNCTION "public"."renew_member_feed"(text) TO "authenticated";

REVOKE ALL ON FUNCTION "public"."renew_member_feed"(text) FROM "postgres";

GRANT EXECUTE ON FUNCTION "public"."renew_member_feed"(text) TO "postgres";

GRANT EXECUTE ON FUNCTION "public"."revoke_member_feed"() TO "authenticated";

REVOKE ALL ON FUNCTION "public"."revoke_member_feed"() FROM "postgres";

GRANT EXECUTE ON FUNCTION "public"."revoke_member_feed"() TO "postgres";
