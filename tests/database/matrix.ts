import type { Database } from '@/lib/supabase/database.types'
import { everyone, type ByRole, type Command, type Reach } from './roles'
import type { RealtimeEvent } from './realtime-scenes'
import type { StorageOperation } from './storage-operations'

type TableName = keyof Database['public']['Tables']
type FunctionName = keyof Database['public']['Functions']
type TableCells = Record<Command, ByRole<Reach>>
/** `denied` means that the role may not call it; another text is the refusal of the procedure itself. */
type Answer = 'denied' | 'runs' | 'staff-only' | 'not-approved' | 'not-found'

const nobody = everyone<Reach>('denied')
const closed: TableCells = { select: nobody, insert: nobody, update: nobody, delete: nobody }
const readOnly = (select: ByRole<Reach>): TableCells => ({ ...closed, select })

/** Signed in, approved: the own rows. Staff: all. Waiting and rejected users: nothing. */
const behindGate: ByRole<Reach> = {
  anon: 'denied',
  waitlist: 'none',
  rejected: 'none',
  clientA: 'own',
  clientB: 'own',
  staff: 'all',
}
/** Whatever the approval says, the own rows. */
const ownAlways: ByRole<Reach> = { ...everyone<Reach>('own'), anon: 'denied', staff: 'all' }
const ownChanges: ByRole<Reach> = { ...behindGate, staff: 'own' }

export const tableCells: Record<TableName, TableCells> = {
  appointments: readOnly(behindGate),
  archivos_subidos: readOnly(behindGate),
  audit_log: readOnly({ ...everyone<Reach>('none'), anon: 'denied', staff: 'all' }),
  client_profiles: readOnly(behindGate),
  companies: readOnly(behindGate),
  consents: readOnly(ownAlways),
  contact_messages: closed,
  data_exports: readOnly(behindGate),
  data_requests: readOnly(behindGate),
  documents: {
    select: behindGate,
    insert: { ...ownChanges, waitlist: 'denied', rejected: 'denied' },
    update: ownChanges,
    delete: ownChanges,
  },
  invoices: readOnly(behindGate),
  message_threads: readOnly(behindGate),
  messages: readOnly(behindGate),
  notification_choices: readOnly(behindGate),
  outbox: closed,
  rate_limits: closed,
  upload_batches: closed,
  uploads: readOnly(behindGate),
  user_approval_status: readOnly(ownAlways),
  user_drive_folders: readOnly(behindGate),
}

const serverOnly = everyone<Answer>('denied')
const staffOnly: ByRole<Answer> = { ...everyone<Answer>('staff-only'), anon: 'denied', staff: 'runs' }
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
  staff: 'not-found',
}

export const functionCells: Record<FunctionName, ByRole<Answer>> = {
  add_staff_member: serverOnly,
  answer_message: staffOnly,
  batch_files: serverOnly,
  batch_outcome: serverOnly,
  begin_attachment: approvedOnly,
  begin_upload: approvedOnly,
  busy_slots: approvedOnly,
  cancel_appointment: ofAnother,
  change_appointment: ofAnother,
  claim_outbox: serverOnly,
  claim_upload: serverOnly,
  close_batch: serverOnly,
  complete_outbox: serverOnly,
  confirm_appointment: ofAnother,
  decide_data_request: staffOnly,
  delete_invoice: approvedOnly,
  drive_job: serverOnly,
  expire_upload: serverOnly,
  fail_outbox: serverOnly,
  file_data_request: serverOnly,
  finish_appointment: { ...staffOnly, staff: 'not-found' },
  finish_attachment: serverOnly,
  finish_upload: serverOnly,
  give_back_rate_limit: serverOnly,
  idle_batches: serverOnly,
  insert_archivo_subido: approvedOnly,
  keep_presence: approvedOnly,
  list_registrations: staffOnly,
  missing_objects: serverOnly,
  my_access: { ...everyone<Answer>('runs'), anon: 'denied' },
  my_calendar_feed: { ...everyone<Answer>('runs'), anon: 'denied' },
  my_invoices: approvedOnly,
  my_dashboard: { ...everyone<Answer>('runs'), anon: 'denied' },
  my_sessions: { ...everyone<Answer>('runs'), anon: 'denied' },
  note_session: serverOnly,
  propose_appointment: staffOnly,
  propose_other_hour: { ...staffOnly, staff: 'not-found' },
  read_calendar_feed: serverOnly,
  purge_deleted_documents: serverOnly,
  read_thread: approvedOnly,
  read_thread_as_firm: staffOnly,
  receive_contact_message: serverOnly,
  record_drive_copy: serverOnly,
  record_drive_folder: serverOnly,
  reject_upload: serverOnly,
  remove_company: approvedOnly,
  release_upload: serverOnly,
  renew_calendar_feed: approvedOnly,
  request_appointment: approvedOnly,
  reserve_drive_file: serverOnly,
  reserve_drive_folder: serverOnly,
  revoke_calendar_feed: { ...everyone<Answer>('runs'), anon: 'denied' },
  restore_invoice: approvedOnly,
  send_message: approvedOnly,
  save_company: approvedOnly,
  save_mail_choices: serverOnly,
  save_profile: approvedOnly,
  set_approval: staffOnly,
  stale_uploads: serverOnly,
  stray_objects: serverOnly,
  take_rate_limit: serverOnly,
  withdraw_invoice: approvedOnly,
}

type Passage = 'passes' | 'refused'
const refused = everyone<Passage>('refused')
const approvedPass: ByRole<Passage> = { ...refused, clientA: 'passes', clientB: 'passes', staff: 'passes' }
const ownerAndStaff: ByRole<Passage> = { ...refused, clientA: 'passes', staff: 'passes' }

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
}

type Told = 'told' | 'not told'
const staffTold: ByRole<Told> = { ...everyone<Told>('not told'), staff: 'told' }
const ownerTold: ByRole<Told> = { ...staffTold, clientA: 'told' }
const live: Record<RealtimeEvent, ByRole<Told>> = { INSERT: ownerTold, UPDATE: ownerTold, DELETE: ownerTold }

/** Who is told about a change of a row of client A. By published table. */
export const realtimeCells: Record<string, Record<RealtimeEvent, ByRole<Told>>> = {
  appointments: live,
  documents: live,
  invoices: live,
  message_threads: live,
  messages: live,
  // Inserted and deleted is the row of a newcomer.
  user_approval_status: { INSERT: staffTold, UPDATE: ownerTold, DELETE: staffTold },
  user_drive_folders: live,
}
