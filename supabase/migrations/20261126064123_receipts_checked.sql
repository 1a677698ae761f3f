-- The rows satisfy these checks since the step before. By itself, as it reads the tables while others write into them.

set local lock_timeout = '5s';

-- locks public.obligations: it is read beside those who read and write it, and only other changes of the table wait
alter table public.obligations validate constraint obligations_filed;
-- locks public.uploads: it is read beside those who read and write it, and only other changes of the table wait
alter table public.uploads validate constraint uploads_for_client;
-- locks public.uploads: it is read beside those who read and write it, and only other changes of the table wait
alter table public.uploads validate constraint uploads_purpose_check;
