-- Every row has a name by the rule since the step before. By itself again, as it reads the tables while others write into them.

set local lock_timeout = '5s';

alter table public.client_profiles validate constraint client_profiles_name_check;
alter table public.companies validate constraint companies_name_check;
alter table private.account_invitations validate constraint account_invitations_name_check;
alter table private.staff validate constraint staff_name_check;
alter table public.message_threads validate constraint message_threads_subject_check;
alter table private.saved_answers validate constraint saved_answers_title_check;
alter table public.appointments validate constraint appointments_title_check;
alter table private.closed_hours validate constraint closed_hours_reason_check;
alter table public.contact_messages validate constraint contact_messages_name_check;
alter table public.contact_messages validate constraint contact_messages_phone_check;
alter table private.tax_profiles validate constraint tax_profiles_name_check;
-- locks public.obligations: it is read beside those who read and write it, and only other changes of the table wait
alter table public.obligations validate constraint obligations_name_check;
-- locks public.obligations: it is read beside those who read and write it, and only other changes of the table wait
alter table public.obligations validate constraint obligations_receipt_number_check;
alter table private.obligation_steps validate constraint obligation_steps_title_check;
alter table private.due_date_rows validate constraint due_date_rows_norm_check;
alter table private.due_date_rows validate constraint due_date_rows_source_check;
alter table private.due_date_overrides validate constraint due_date_overrides_norm_check;
alter table private.due_date_overrides validate constraint due_date_overrides_source_check;
alter table private.non_business_days validate constraint non_business_days_name_check;
alter table private.non_business_days validate constraint non_business_days_norm_check;
alter table private.uvt_values validate constraint uvt_values_norm_check;
alter table private.usury_rates validate constraint usury_rates_norm_check;
alter table private.calendar_edits validate constraint calendar_edits_norm_check;
alter table private.calendar_edits validate constraint calendar_edits_source_check;
alter table private.client_imports validate constraint client_imports_file_name_check;
alter table private.request_series validate constraint request_series_title_check;
alter table public.document_requests validate constraint document_requests_title_check;
alter table public.document_request_items validate constraint document_request_items_title_check;
alter table private.work_templates validate constraint work_templates_name_check;
alter table private.request_templates validate constraint request_templates_name_check;
alter table private.request_templates validate constraint request_templates_title_check;
alter table private.saved_filters validate constraint saved_filters_name_check;
-- locks public.documents: it is read beside those who read and write it, and only other changes of the table wait
alter table public.documents validate constraint documents_task_name;
