set local lock_timeout = '5s';

-- Files go out through the server alone, which signs for a minute after it has read the document with the rights of whoever asks.
-- With a policy of reading, every session could sign addresses for years, which outlive it. A site of the version before this step
-- answers an error to downloads until it is replaced: sign-in, lists and uploads go on.
drop policy if exists "facturas: own or staff" on storage.objects;
