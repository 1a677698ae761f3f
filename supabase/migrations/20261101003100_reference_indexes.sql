-- Whoever deletes an account or a document asks every table that points at it: by an index, not by reading it to its end.

create index if not exists uploads_of_document on public.uploads (document_id) where document_id is not null;
create index if not exists uploads_for_client_of on public.uploads (for_client) where for_client is not null;
create index if not exists upload_batches_of_user on public.upload_batches (user_id);
create index if not exists upload_answers_of_invoice on private.upload_answers (invoice_id) where invoice_id is not null;
create index if not exists messages_of_user on public.messages (user_id);
create index if not exists outbox_of_user on public.outbox (user_id) where user_id is not null;
create index if not exists deleted_documents_of_user on private.deleted_documents (user_id);
