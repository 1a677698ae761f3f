-- What the browser may follow live; row level security decides for each subscriber.
do $$ declare t text; begin
  foreach t in array array['documents', 'invoices', 'user_drive_folders', 'user_approval_status'] loop
    if not exists (
      select from pg_publication_tables
      where pubname = 'supabase_realtime' and schemaname = 'public' and tablename = t) then
      execute format('alter publication supabase_realtime add table public.%I', t);
    end if;
  end loop;
end $$;
