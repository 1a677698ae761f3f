-- How much a search finds is guessed from a sample of what is searched. With the usual hundred values one per cent looks like
-- none or like four, and a search for few was at times answered by reading the whole list in the order of dates.
alter table public.documents alter column name_key set statistics 1000;
alter table public.invoices alter column search_key set statistics 1000;
alter table private.client_cards alter column words set statistics 1000;
alter table public.contact_messages alter column search_key set statistics 1000;
alter table private.thread_desk alter column key set statistics 1000;
alter table private.message_keys alter column key set statistics 1000;
