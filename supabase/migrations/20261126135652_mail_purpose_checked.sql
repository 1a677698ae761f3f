-- The rows satisfy this check since the step before. By itself, as it reads the table while others write into it.

set local lock_timeout = '5s';

-- locks public.uploads: it is read beside those who read and write it, and only other changes of the table wait
alter table public.uploads validate constraint uploads_purpose_check;
