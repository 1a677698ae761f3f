import { randomUUID } from 'node:crypto'
import { openSlots } from '../../support/next-slot'
import { everyone, roles } from '../roles'
import { approvedOnly, waitingOnly, ofAnother, signedIn, type Answer, type ProcedureRow } from './cells'

/** Counts the appointments requested in client A's account, because each request needs another free hour. */
let asked = 0

export const clientProcedures = {
  // Nobody else works in the fixtures' accounts, so these calls name people and invitations that do not exist.
  accept_invitation: { cells: { ...everyone<Answer>('not-found'), anon: 'denied' } },
  account_people: { cells: approvedOnly, args: () => ({}) },
  ask_owner_change: { cells: ofAnother },
  confirm_owner_change: { cells: ofAnother },
  invite_person: {
    cells: { ...approvedOnly, advisor: 'forbidden', admin: 'forbidden' },
    args: () => ({ person_email: `${randomUUID()}@ejemplo.test`, person_role: 'reader' }),
  },
  leave_account: {
    cells: {
      ...ofAnother,
      clientA: 'last-owner',
      clientB: 'last-owner',
      advisor: 'last-owner',
      admin: 'last-owner',
    },
  },
  open_own_account: { cells: signedIn },
  remove_person: { cells: ofAnother },
  resend_invitation: { cells: ofAnother },
  set_person_role: { cells: ofAnother },
  withdraw_invitation: { cells: ofAnother },
  withdraw_owner_change: { cells: ofAnother },
  // Only people who wait for approval may send the firm their company's details.
  my_welcome: { cells: waitingOnly, args: () => ({}) },
  my_registration: { cells: approvedOnly, args: () => ({}) },
  save_welcome: { cells: waitingOnly, args: () => ({ draft: { name: 'Prueba S.A.S.' } }) },
  save_welcome_rut: { cells: waitingOnly, args: () => ({ file_name: 'RUT.pdf', content: btoa('%PDF-1.7') }) },
  send_welcome: {
    cells: waitingOnly,
    args: () => ({ told: { person: 'Ana Prueba', name: 'Prueba S.A.S.', nit: '900108281', digit: 3 } }),
  },
  tax_profile_history: { cells: approvedOnly, args: () => ({}) },
  // The call succeeds for everybody approved, because it ignores documents that the caller may not open.
  note_document_view: { cells: approvedOnly },
  my_documents: { cells: approvedOnly, args: () => ({}) },
  name_my_folder: { cells: approvedOnly, args: () => ({ folder: 'others', called: 'Varios' }) },
  begin_zip: { cells: ofAnother, args: () => ({ chosen: [randomUUID()] }) },
  begin_folder_zip: { cells: ofAnother, args: () => ({ client: null, folder_year: 2001 }) },
  claim_zip: { cells: ofAnother },
  answer_invoice: { cells: ofAnother },
  my_mail: { cells: approvedOnly, args: () => ({}) },
  allow_mail_sender: { cells: approvedOnly, args: () => ({ sender: '@proveedor.example' }) },
  remove_mail_sender: { cells: approvedOnly, args: () => ({ sender: '@proveedor.example' }) },
  change_mail_address: { cells: approvedOnly, args: () => ({}) },
  read_mail_anyway: { cells: ofAnother },
  discard_mail: { cells: ofAnother },
  resume_mails: { cells: approvedOnly, args: () => ({}) },
  // The procedure returns null for a mail that does not exist or belongs to another account.
  mail_original: { cells: signedIn },
  begin_attachment: {
    cells: approvedOnly,
    args: () => ({
      key: randomUUID(),
      file_name: 'soporte.pdf',
      declared_type: 'application/pdf',
      declared_size: 10,
    }),
  },
  begin_review_record: { cells: ofAnother },
  begin_upload: {
    cells: approvedOnly,
    args: () => ({
      key: randomUUID(),
      batch: randomUUID(),
      file_name: 'factura.pdf',
      declared_type: 'application/pdf',
      declared_size: 10,
    }),
  },
  cancel_appointment: { cells: ofAnother },
  change_appointment: { cells: ofAnother },
  change_appointment_place: { cells: ofAnother },
  confirm_appointment: { cells: ofAnother },
  delete_invoice: { cells: approvedOnly },
  insert_archivo_subido: {
    cells: approvedOnly,
    args: (fixtures, role) => {
      const own = role === 'anon' ? 'clientA' : role
      return {
        nombre_archivo: 'x',
        ruta_storage: fixtures.belongings[own].stored,
        tipo_archivo: 'x',
        tamano_bytes: 1,
        url_publica: 'x',
        google_drive_id: null,
        google_drive_link: null,
        user_id: fixtures.people[own].id,
        descripcion: 'x',
      }
    },
  },
  keep_presence: { cells: approvedOnly },
  add_request_files: { cells: ofAnother },
  deliver_obligation: { cells: ofAnother },
  delay_request_item: { cells: ofAnother },
  pass_request_item: { cells: ofAnother },
  answer_request_item: { cells: ofAnother },
  book_request_item: { cells: ofAnother },
  remove_request_file: { cells: ofAnother },
  reopen_request_item: { cells: ofAnother },
  my_request: { cells: ofAnother },
  my_requests: { cells: approvedOnly, args: () => ({}) },
  my_fees: { cells: approvedOnly, args: () => ({}) },
  silence_my_fees: { cells: approvedOnly, args: () => ({ silent: true }) },
  my_signature: { cells: ofAnother },
  my_signatures: { cells: approvedOnly, args: () => ({}) },
  my_calendar: { cells: approvedOnly },
  my_access: { cells: signedIn },
  my_calendar_feed: { cells: signedIn },
  my_entry: { cells: signedIn },
  my_header: { cells: approvedOnly },
  my_invoice: {
    cells: approvedOnly,
    args: (fixtures) => ({ invoice: fixtures.belongings.clientB.invoiceId }),
  },
  my_dian_month: { cells: approvedOnly, args: () => ({}) },
  my_invoices: { cells: approvedOnly },
  my_monthly_totals: { cells: approvedOnly },
  my_dashboard: { cells: signedIn },
  my_notifications: { cells: approvedOnly, args: () => ({}) },
  my_notice_settings: { cells: approvedOnly, args: () => ({}) },
  large_files: { cells: approvedOnly, args: () => ({}) },
  save_push_choice: { cells: approvedOnly, args: () => ({ topic: 'messages', wanted: true }) },
  // The procedure ignores somebody else's device without an error, so the call succeeds for everybody approved.
  drop_push_device: { cells: approvedOnly },
  save_rest_hours: { cells: approvedOnly, args: () => ({ from_hour: 20, until_hour: 7, sundays: true }) },
  mark_notification: { cells: ofAnother },
  read_notifications: { cells: approvedOnly },
  see_notifications: { cells: approvedOnly },
  unread_notifications: { cells: approvedOnly },
  my_second_step: { cells: approvedOnly },
  search_mine: { cells: approvedOnly, args: () => ({ wanted: { search: 'prueba' } }) },
  my_sessions: { cells: signedIn },
  open_agenda: { cells: approvedOnly },
  read_thread: {
    cells: approvedOnly,
    args: (fixtures, role) => ({
      thread: fixtures.belongings[role === 'anon' ? 'clientA' : role].threadId,
    }),
  },
  remove_company: {
    cells: approvedOnly,
    args: (fixtures, role) => ({
      company: fixtures.belongings[role === 'anon' ? 'clientA' : role].companyId,
    }),
  },
  renew_calendar_feed: {
    cells: approvedOnly,
    args: () => ({ token_sha256: randomUUID().replaceAll('-', '').repeat(2) }),
  },
  request_appointment: {
    cells: approvedOnly,
    args: ({ account }, role) => ({
      key: randomUUID(),
      slot: openSlots(30)[10 + (account ? roles.length + asked++ : roles.indexOf(role))],
      title: 'Consulta tributaria',
    }),
  },
  revoke_calendar_feed: { cells: approvedOnly },
  leave_waiting_list: { cells: approvedOnly },
  wait_for_appointment: {
    cells: {
      ...approvedOnly,
      clientA: 'invalid-input',
      clientB: 'invalid-input',
      advisor: 'invalid-input',
      admin: 'invalid-input',
    },
    args: () => ({ days: [['2020-01-01', '2020-01-02']], title: 'Cierre' }),
  },
  restore_invoice: { cells: approvedOnly },
  send_message: {
    cells: approvedOnly,
    args: (fixtures, role) => ({
      message: randomUUID(),
      thread: fixtures.belongings[role === 'anon' ? 'clientA' : role].threadId,
      body: 'Hola',
    }),
  },
  save_company: {
    cells: approvedOnly,
    args: () => ({ company_name: 'Prueba S.A.S.', company_nit: '900108281', company_digit: 3 }),
  },
  save_profile: {
    cells: approvedOnly,
    args: () => ({ full_name: 'Ana Prueba', phone_number: '300 000 0000' }),
  },
  withdraw_invoice: { cells: approvedOnly },
} satisfies Record<string, ProcedureRow>
