import type { Database } from '@/lib/supabase/database.types'
import { everyone, type ByRole, type Command, type Reach } from './roles'
import { operationNames, type StorageOperation } from './storage-operations'

type TableName = keyof Database['public']['Tables']
type FunctionName = keyof Database['public']['Functions']
type TableCells = Record<Command, ByRole<Reach>>
/** `denied` means that the role may not call it; another text is the refusal of the procedure itself. */
type Answer =
  | 'denied'
  | 'runs'
  | 'staff-only'
  | 'admin-only'
  | 'not-approved'
  | 'not-found'
  | 'no-such-account'

const nobody = everyone<Reach>('denied')
const closed: TableCells = { select: nobody, insert: nobody, update: nobody, delete: nobody }
const readOnly = (select: ByRole<Reach>): TableCells => ({ ...closed, select })

/** Signed in, approved: the own rows. Advisors: also those of their clients. Administrators: all. Waiting and rejected users: nothing. */
const behindGate: ByRole<Reach> = {
  anon: 'denied',
  waitlist: 'none',
  rejected: 'none',
  clientA: 'own',
  clientB: 'own',
  advisor: 'mine',
  admin: 'all',
}
/** Whatever the approval says, the own rows. */
const ownAlways: ByRole<Reach> = {
  ...everyone<Reach>('own'),
  anon: 'denied',
  advisor: 'mine',
  admin: 'all',
}
const ownChanges: ByRole<Reach> = { ...behindGate, advisor: 'own', admin: 'own' }

export const tableCells: Record<TableName, TableCells> = {
  appointments: readOnly(behindGate),
  archivos_subidos: readOnly(behindGate),
  audit_log: readOnly({ ...everyone<Reach>('none'), anon: 'denied', admin: 'all' }),
  client_profiles: readOnly(behindGate),
  companies: readOnly(behindGate),
  consents: readOnly(ownAlways),
  contact_messages: closed,
  data_exports: readOnly(behindGate),
  data_requests: readOnly(behindGate),
  documents: {
    select: behindGate,
    insert: { ...ownChanges, waitlist: 'refused', rejected: 'refused' },
    update: ownChanges,
    delete: ownChanges,
  },
  invoices: readOnly(behindGate),
  message_threads: readOnly(behindGate),
  messages: readOnly(behindGate),
  notification_choices: readOnly(behindGate),
  outbox: closed,
  rate_limits: closed,
  // Rows of rooms, not of people: who hears of which is told by realtime.test.ts.
  section_changes: readOnly({
    ...everyone<Reach>('none'),
    anon: 'denied',
    advisor: 'ownerless',
    admin: 'ownerless',
  }),
  upload_batches: closed,
  uploads: readOnly(behindGate),
  user_approval_status: readOnly({ ...ownAlways, advisor: 'mine and waiting' }),
  user_drive_folders: readOnly(behindGate),
}

const serverOnly = everyone<Answer>('denied')
const staffOnly: ByRole<Answer> = {
  ...everyone<Answer>('staff-only'),
  anon: 'denied',
  advisor: 'runs',
  admin: 'runs',
}
/** About client B, whose advisor the advisor is not. */
const staffOfOther: ByRole<Answer> = { ...staffOnly, advisor: 'not-found' }
const adminOnly: ByRole<Answer> = { ...staffOnly, advisor: 'admin-only' }
/** About an id that is nobody's. */
const unknownToAdmin: ByRole<Answer> = { ...adminOnly, admin: 'not-found' }
const unknownToStaff: ByRole<Answer> = { ...staffOfOther, admin: 'not-found' }
const approvedOnly: ByRole<Answer> = {
  ...everyone<Answer>('runs'),
  anon: 'denied',
  waitlist: 'not-approved',
  rejected: 'not-approved',
}

/** Asked about an id that is nobody's, or another person's. */
const ofAnother: ByRole<Answer> = {
  ...approvedOnly,
  clientA: 'not-found',
  clientB: 'not-found',
  advisor: 'not-found',
  admin: 'not-found',
}

export const functionCells: Record<FunctionName, ByRole<Answer>> = {
  add_member: { ...adminOnly, admin: 'no-such-account' },
  add_client_note: staffOfOther,
  add_staff_member: serverOnly,
  agenda_appointment: unknownToStaff,
  agenda_list: staffOnly,
  agenda_week: staffOnly,
  answer_invoice: ofAnother,
  answer_contact: unknownToAdmin,
  answer_message: staffOnly,
  appointments_in_hours: adminOnly,
  assign_thread: staffOfOther,
  batch_files: serverOnly,
  batch_outcome: serverOnly,
  begin_attachment: approvedOnly,
  begin_thread_as_firm: staffOfOther,
  begin_client_file: staffOfOther,
  begin_review_record: ofAnother,
  begin_upload: approvedOnly,
  cancel_appointment: ofAnother,
  change_appointment: ofAnother,
  change_member: { ...adminOnly, admin: 'not-found' },
  check_code: serverOnly,
  check_review_record: serverOnly,
  claim_outbox: serverOnly,
  claim_readings: serverOnly,
  claim_upload: serverOnly,
  client_files: staffOfOther,
  client_history: staffOfOther,
  client_monthly_totals: staffOfOther,
  client_overview: staffOfOther,
  close_batch: serverOnly,
  close_hours: adminOnly,
  confirm_signer: unknownToAdmin,
  close_thread: staffOfOther,
  complete_outbox: serverOnly,
  confirm_appointment: ofAnother,
  decide_data_request: staffOfOther,
  decide_invoice: staffOfOther,
  delete_answer: staffOnly,
  delete_client_note: unknownToStaff,
  delete_invoice: approvedOnly,
  delivery_health: adminOnly,
  drive_job: serverOnly,
  drop_delivery: unknownToStaff,
  edit_client_note: unknownToStaff,
  expire_upload: serverOnly,
  fail_outbox: serverOnly,
  file_data_request: serverOnly,
  find_clients: staffOnly,
  find_contact: unknownToAdmin,
  firm_today: staffOnly,
  finish_appointment: unknownToStaff,
  finish_attachment: serverOnly,
  finish_client_file: serverOnly,
  finish_upload: serverOnly,
  forget_expired: serverOnly,
  give_back_rate_limit: serverOnly,
  idle_batches: serverOnly,
  inbox_client: staffOfOther,
  inbox_page: staffOnly,
  inbox_thread: staffOfOther,
  insert_archivo_subido: approvedOnly,
  keep_presence: approvedOnly,
  keep_proposal: serverOnly,
  list_closed_hours: staffOnly,
  list_audit: adminOnly,
  list_deliveries: staffOnly,
  list_clients: staffOnly,
  list_contacts: adminOnly,
  list_members: staffOnly,
  end_presence: staffOnly,
  list_registrations: staffOnly,
  share_presence: staffOfOther,
  list_team: adminOnly,
  missing_objects: serverOnly,
  mark_contact: unknownToAdmin,
  my_access: { ...everyone<Answer>('runs'), anon: 'denied' },
  my_calendar_feed: { ...everyone<Answer>('runs'), anon: 'denied' },
  my_invoice: approvedOnly,
  my_invoices: approvedOnly,
  my_monthly_totals: approvedOnly,
  my_dashboard: { ...everyone<Answer>('runs'), anon: 'denied' },
  my_sessions: { ...everyone<Answer>('runs'), anon: 'denied' },
  note_session: serverOnly,
  note_registration: serverOnly,
  permit_change: serverOnly,
  begin_email_undo: serverOnly,
  link_owner: serverOnly,
  claim_link: serverOnly,
  email_change_of: serverOnly,
  release_link: serverOnly,
  note_contact_export: adminOnly,
  open_agenda: approvedOnly,
  open_hours: adminOnly,
  propose_appointment: staffOfOther,
  propose_other_hour: unknownToStaff,
  read_calendar_feed: serverOnly,
  purge_deleted_documents: serverOnly,
  read_thread: approvedOnly,
  read_thread_as_firm: staffOnly,
  readiness: serverOnly,
  receive_contact_message: serverOnly,
  record_drive_copy: serverOnly,
  record_drive_folder: serverOnly,
  reject_upload: serverOnly,
  remove_company: approvedOnly,
  remove_numbering_secret: adminOnly,
  remove_member: { ...adminOnly, admin: 'not-found' },
  release_upload: serverOnly,
  renew_calendar_feed: approvedOnly,
  request_appointment: approvedOnly,
  reserve_drive_file: serverOnly,
  reserve_drive_folder: serverOnly,
  reset_second_step: { ...adminOnly, admin: 'not-found' },
  revoke_calendar_feed: approvedOnly,
  restore_invoice: approvedOnly,
  review_context: serverOnly,
  review_invoice: staffOfOther,
  review_queue: staffOnly,
  review_settings: adminOnly,
  save_numbering_secret: adminOnly,
  set_authority_grace: adminOnly,
  set_review_switch: adminOnly,
  signer_context: serverOnly,
  signer_settings: adminOnly,
  store_scan: serverOnly,
  store_review: serverOnly,
  store_review_again: serverOnly,
  retry_delivery: unknownToStaff,
  send_message: approvedOnly,
  save_answer: staffOnly,
  save_company: approvedOnly,
  save_mail_choices: serverOnly,
  save_profile: approvedOnly,
  saved_answers: staffOnly,
  seal_review_record: serverOnly,
  set_advisors: adminOnly,
  set_approval: staffOfOther,
  // Answers by itself about each of them.
  set_approvals: staffOnly,
  stale_uploads: serverOnly,
  stray_objects: serverOnly,
  stray_records: serverOnly,
  take_rate_limit: serverOnly,
  thread_members: staffOfOther,
  withdraw_invoice: approvedOnly,
  withdraw_signer: adminOnly,
}

type Passage = 'passes' | 'refused'
const refused = everyone<Passage>('refused')
const approvedPass: ByRole<Passage> = {
  ...refused,
  clientA: 'passes',
  clientB: 'passes',
  advisor: 'passes',
  admin: 'passes',
}
const ownerAndStaff: ByRole<Passage> = {
  ...refused,
  clientA: 'passes',
  advisor: 'passes',
  admin: 'passes',
}

/** By bucket. "A" is client A: what is tried is tried on an object of theirs, by everybody. */
export const storageCells: Record<string, Record<StorageOperation, ByRole<Passage>>> = {
  facturas: {
    'upload into an own reserved place': approvedPass,
    'sign an upload into an own reserved place': approvedPass,
    'upload into an own place that nobody reserved': refused,
    'upload into a place reserved by another': refused,
    'upload out of the own folder with dots': refused,
    'upload a page': refused,
    'sign an upload into a place of another': refused,
    'overwrite an object of A': refused,
    'upsert an object of A': refused,
    'read an own object': approvedPass,
    'read an object of A': ownerAndStaff,
    'describe an object of A': ownerAndStaff,
    'list the folder of A': ownerAndStaff,
    'sign a download of A': ownerAndStaff,
    'remove an object of A': refused,
    'move an object of A': refused,
    'copy an object of A into an own place': refused,
    'open the public address of an object of A': refused,
    'see the bucket': refused,
    'make the bucket public': refused,
    'empty the bucket': refused,
  },
  // The server alone: its files go out through a route that asks the database first.
  registros: Object.fromEntries(operationNames.map((name) => [name, refused])) as Record<
    StorageOperation,
    ByRole<Passage>
  >,
}
