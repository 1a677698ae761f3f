import { expect, test } from 'vitest'
import { readCatalogue } from './catalogue'

const { tables, procedures, policies, grants, unindexed, gates } = await readCatalogue()
const open = tables.filter(({ schema }) => schema === 'public')

test('row level security is on for every table, those of the private schema and of the storage included', () => {
  expect(open.length).toBeGreaterThan(10)
  expect(
    tables.filter(
      ({ rls, schema, name }) => !rls && (schema !== 'storage' || /^(objects|buckets)$/.test(name)),
    ),
  ).toEqual([])
})

test('every table says who may do what', () => {
  expect(open.filter(({ comment }) => !comment).map(({ name }) => name)).toEqual([])
})

test('every table that signed-in users may touch asks for the approval, except the two that people see before a decision', () => {
  const touched = new Set(grants.map(({ table }) => table))
  const gated = policies.filter(({ permissive, text }) => !permissive && text.includes('private.may_enter'))
  const open = [...touched].filter((table) => !gated.some((policy) => policy.table === `public.${table}`))
  expect(open).toEqual(['consents', 'user_approval_status'])
  expect(gated.map(({ table }) => table)).toContain('storage.objects')
})

// PostgreSQL makes a new plan of an SQL function for each table that a query reads, so these must be in another language.
test('the functions that policies call keep their plan', () => {
  expect(gates.map(({ name }) => name)).toEqual(expect.arrayContaining(['may_enter', 'staff_role']))
  expect(gates.filter(({ language }) => language === 'sql')).toEqual([])
})

test('every foreign key has an index, except a few that point at the author of a row', () => {
  expect(unindexed).toEqual([
    'contact_messages.changed_by',
    'contact_messages.consent_id',
    'private.authority_grace.changed_by',
    'private.client_notes.author',
    'private.closed_hours.made_by',
    'private.contact_answers.author',
    'private.invoice_presence.member',
    'private.numbering_secrets.created_by',
    'private.review_switches.changed_by',
  ])
})

test('an anonymous caller may run no function and touch no table', () => {
  expect(procedures.filter(({ executable_by }) => executable_by.includes('anon'))).toEqual([])
  expect(grants.filter(({ grantee }) => grantee === 'anon')).toEqual([])
})

test('signed-in users may run these functions and no others', () => {
  const theirs = procedures.filter(({ executable_by }) => executable_by.includes('authenticated'))
  expect(theirs.map(({ name }) => name)).toEqual([
    'accept_invitation',
    'account_people',
    'add_authority',
    'add_client_note',
    'add_obligation',
    'add_request_files',
    'agenda_appointment',
    'agenda_list',
    'agenda_week',
    'answer_contact',
    'answer_invoice',
    'answer_message',
    'answer_request_item',
    'apply_work_template',
    'appointments_in_hours',
    'archive_request_template',
    'archive_work_template',
    'ask_correction',
    'ask_owner_change',
    'assign_clients',
    'assign_thread',
    'authority_reach',
    'authority_settings',
    'begin_attachment',
    'begin_client_file',
    'begin_client_import',
    'begin_diagnosis',
    'begin_invoice_move',
    'begin_receipt',
    'begin_review_record',
    'begin_thread_as_firm',
    'begin_upload',
    'book_request_item',
    'calendar_progress',
    'calendar_reach',
    'calendar_review',
    'cancel_appointment',
    'cancel_request',
    'change_appointment',
    'change_calendar',
    'change_client_tags',
    'change_client_work',
    'change_member',
    'change_obligations',
    'client_choices',
    'client_documents',
    'client_files',
    'client_history',
    'client_import_rows',
    'client_monthly_totals',
    'client_names',
    'client_obligations',
    'client_overview',
    'client_views',
    'clients_by_nit',
    'clients_to_import',
    'close_hours',
    'close_thread',
    'confirm_appointment',
    'confirm_owner_change',
    'confirm_signer',
    'continue_client_import',
    'create_client',
    'decide_data_request',
    'decide_invoice',
    'delete_answer',
    'delete_client_note',
    'delete_filter',
    'delete_invoice',
    'deliver_receipt',
    'delivery_health',
    'discard_client_import',
    'drop_delivery',
    'edit_client_note',
    'end_presence',
    'end_request_series',
    'excuse_obligation',
    'file_obligation',
    'file_obligations',
    'filtered_clients',
    'find_clients',
    'find_contact',
    'finish_appointment',
    'finish_invoice_move',
    'firm_calendar',
    'firm_dates',
    'firm_pending',
    'firm_report',
    'firm_request',
    'firm_today',
    'firm_week',
    'hand_over_clients',
    'inbox_client',
    'inbox_page',
    'inbox_thread',
    'insert_archivo_subido',
    'invite_member',
    'invite_person',
    'invite_to_client',
    'keep_presence',
    'leave_account',
    'list_audit',
    'list_clients',
    'list_closed_hours',
    'list_contacts',
    'list_deliveries',
    'list_members',
    'list_registrations',
    'list_request_series',
    'list_requests',
    'list_team',
    'mark_contact',
    'message_files',
    'my_access',
    'my_calendar',
    'my_calendar_feed',
    'my_client_import',
    'my_dashboard',
    'my_header',
    'my_invoice',
    'my_invoices',
    'my_latest_totals',
    'my_monthly_totals',
    'my_registration',
    'my_request',
    'my_requests',
    'my_second_step',
    'my_sessions',
    'my_welcome',
    'note_export',
    'obligation_detail',
    'open_agenda',
    'open_hours',
    'open_own_account',
    'owner_second_step',
    'plan_obligation',
    'prepare_import_rows',
    'propose_appointment',
    'propose_other_hour',
    'read_thread',
    'read_thread_as_firm',
    'registration_details',
    'registration_rut',
    'remove_authority',
    'remove_company',
    'remove_member',
    'remove_numbering_secret',
    'remove_person',
    'remove_request_file',
    'remove_tax_profile',
    'renew_calendar_feed',
    'reopen_request_item',
    'request_appointment',
    'request_templates',
    'resend_invitation',
    'reset_second_step',
    'restore_invoice',
    'retry_delivery',
    'review_invoice',
    'review_queue',
    'review_request_item',
    'review_settings',
    'revoke_calendar_feed',
    'save_answer',
    'save_company',
    'save_filter',
    'save_import_rows',
    'save_numbering_secret',
    'save_profile',
    'save_request',
    'save_request_template',
    'save_tax_profile',
    'save_welcome',
    'save_welcome_rut',
    'save_work_template',
    'saved_answers',
    'saved_filters',
    'send_message',
    'send_requests',
    'send_welcome',
    'set_advisors',
    'set_approval',
    'set_approvals',
    'set_authority_grace',
    'set_import_mapping',
    'set_message_files',
    'set_obligation_state',
    'set_owner_second_step',
    'set_person_role',
    'set_review_switch',
    'share_presence',
    'signer_settings',
    'start_client_import',
    'tax_profile_history',
    'tax_profiles_of',
    'tax_worksheet',
    'tax_worksheet_documents',
    'team_invitations',
    'thread_members',
    'tick_step',
    'undo_filing',
    'unlink_receipt',
    'withdraw_invitation',
    'withdraw_invoice',
    'withdraw_owner_change',
    'withdraw_signer',
    'work_list',
    'work_load',
    'work_matrix',
    'work_template',
    'work_templates',
  ])
})

test('functions that run as their owner fix the search path', () => {
  expect(procedures.filter(({ definer, search_path_set }) => definer && !search_path_set)).toEqual([])
  expect(new Set(procedures.map(({ name }) => name)).size).toBe(procedures.length)
})

test('no policy trusts what users write about themselves', () => {
  expect(policies.length).toBeGreaterThan(10)
  expect(policies.filter(({ text }) => /user_metadata|raw_user/.test(text))).toEqual([])
})

test('every policy names the signed-in role', () => {
  expect(policies.filter(({ roles }) => roles.join() !== 'authenticated').map(({ table }) => table)).toEqual(
    [],
  )
})

test('signed-in users write the columns of a task and nothing else', () => {
  const writes = grants.filter(({ privilege }) => privilege !== 'SELECT')
  expect(writes).toEqual([
    { table: 'documents', grantee: 'authenticated', privilege: 'DELETE', columns: [] },
    {
      table: 'documents',
      grantee: 'authenticated',
      privilege: 'INSERT',
      columns: ['file_path', 'file_size', 'file_type', 'name', 'storage_path', 'user_id'],
    },
    { table: 'documents', grantee: 'authenticated', privilege: 'UPDATE', columns: ['file_type'] },
  ])
})
