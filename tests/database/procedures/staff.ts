import { randomUUID } from 'node:crypto'
import { openSlots } from '../../support/next-slot'
import type { Fixtures } from '../fixtures'
import { staffOnly, staffOfOther, unknownToStaff, type ProcedureRow } from './cells'

/** Arguments about client B, for whom the advisor does not work. */
const aboutClientB = ({ people }: Fixtures) => ({ client: people.clientB.id })
const aboutThreadB = ({ belongings }: Fixtures) => ({ thread: belongings.clientB.threadId })
const aboutInvoiceB = ({ belongings }: Fixtures) => ({ invoice: belongings.clientB.invoiceId })

const aboutTheAdmin = ({ people }: Fixtures) => ({ member: people.admin.id })
const longPast = { away_from: '2020-01-06T13:00:00Z', away_until: '2020-01-06T14:00:00Z' }

const askedFor = {
  title: 'Soportes',
  dueOn: '2026-12-04',
  items: [{ title: 'Extracto', required: true, allowsNone: false, answerWith: 'file' }],
}

export const staffProcedures = {
  client_mails: { cells: staffOfOther, args: aboutClientB },
  // Client B has an owner, so only that owner may invite people.
  invite_to_client: {
    cells: { ...staffOfOther, admin: 'forbidden' },
    args: (fixtures) => ({
      client: fixtures.people.clientB.id,
      person_email: `${randomUUID()}@ejemplo.test`,
      person_name: 'Ana',
      person_role: 'owner',
    }),
  },
  registration_details: {
    cells: staffOnly,
    args: (fixtures) => ({ accounts: [fixtures.people.clientB.id] }),
  },
  // The members of the fixtures have no name, so the call changes nothing.
  save_own_name: { cells: staffOnly, args: () => ({ own_name: '' }) },
  registration_rut: { cells: unknownToStaff, args: aboutClientB },
  // Client B is already approved, so nothing can be corrected.
  ask_correction: {
    cells: { ...staffOfOther, admin: 'already-decided' },
    args: (fixtures) => ({ target: fixtures.people.clientB.id, correction: 'Falta el RUT.' }),
  },
  save_tax_profile: {
    cells: staffOfOther,
    args: (fixtures) => ({
      client: fixtures.people.clientB.id,
      valid_from: '2026-01-01',
      profile: { kind: 'company', regime: 'ordinary' },
      seen: null,
    }),
  },
  remove_tax_profile: {
    cells: unknownToStaff,
    args: (fixtures) => ({
      client: fixtures.people.clientB.id,
      valid_from: '1999-01-01',
      seen: '2100-01-01T00:00:00Z',
    }),
  },
  add_client_note: {
    cells: staffOfOther,
    args: (fixtures) => ({ client: fixtures.people.clientB.id, note: randomUUID(), body: 'Llamar' }),
  },
  agenda_appointment: { cells: unknownToStaff },
  google_changes: { cells: staffOnly, args: () => ({ appointment: randomUUID() }) },
  keep_google_hours: { cells: unknownToStaff },
  agenda_list: { cells: staffOnly },
  agenda_week: { cells: staffOnly },
  assign_appointment: { cells: unknownToStaff },
  answer_message: {
    cells: staffOnly,
    args: (fixtures) => ({
      message: randomUUID(),
      thread: fixtures.belongings.clientA.threadId,
      body: 'Hola',
    }),
  },
  assign_thread: {
    cells: staffOfOther,
    args: aboutThreadB,
  },
  begin_thread_as_firm: {
    cells: staffOfOther,
    args: (fixtures) => ({
      message: randomUUID(),
      thread: randomUUID(),
      client: fixtures.people.clientB.id,
      subject: 'Nómina de diciembre',
      body: 'Hola',
    }),
  },
  begin_client_file: {
    cells: staffOfOther,
    args: (fixtures) => ({
      client: fixtures.people.clientB.id,
      key: randomUUID(),
      file_name: 'acta.pdf',
      declared_type: 'application/pdf',
      declared_size: 10,
    }),
  },
  begin_receipt: {
    cells: staffOfOther,
    args: (fixtures) => ({
      client: fixtures.people.clientB.id,
      key: randomUUID(),
      file_name: '350.pdf',
      declared_type: 'application/pdf',
      declared_size: 10,
    }),
  },
  calendar_progress: { cells: staffOnly },
  calendar_review: { cells: staffOnly, args: () => ({ review_year: 2027 }) },
  client_names: { cells: staffOnly, args: (fixtures) => ({ clients: [fixtures.people.clientB.id] }) },
  client_files: { cells: staffOfOther, args: aboutClientB },
  client_history: { cells: staffOfOther, args: aboutClientB },
  client_monthly_totals: {
    cells: staffOfOther,
    args: aboutClientB,
  },
  begin_sending_file: {
    cells: staffOnly,
    args: () => ({
      sending: randomUUID(),
      key: randomUUID(),
      file_name: '901207354.pdf',
      declared_type: 'application/pdf',
      declared_size: 10,
    }),
  },
  unread_sending_files: { cells: unknownToStaff },
  match_sending_file: { cells: unknownToStaff },
  set_sending_clients: { cells: unknownToStaff },
  remove_sending_file: { cells: unknownToStaff },
  send_sending: { cells: unknownToStaff },
  undo_sending: { cells: unknownToStaff },
  my_sendings: { cells: staffOnly, args: () => ({}) },
  sending_page: { cells: staffOnly },
  sending_clients: { cells: staffOnly },
  name_client_folder: {
    cells: staffOfOther,
    args: (fixtures) => ({ client: fixtures.people.clientB.id, folder: 'others', called: 'Varios' }),
  },
  client_documents: { cells: staffOfOther, args: aboutClientB },
  client_obligations: { cells: staffOfOther, args: aboutClientB },
  client_overview: { cells: staffOfOther, args: aboutClientB },
  close_thread: {
    cells: staffOfOther,
    args: (fixtures) => ({ thread: fixtures.belongings.clientB.threadId, closed: true }),
  },
  decide_data_request: {
    cells: staffOfOther,
    args: (fixtures) => ({
      request: fixtures.belongings.clientB.requestId,
      new_status: 'answered',
      reply: 'Listo',
    }),
  },
  begin_invoice_move: {
    cells: unknownToStaff,
    args: (fixtures) => ({
      invoice: fixtures.belongings.clientB.invoiceId,
      client: fixtures.people.clientA.id,
      seen: 0,
    }),
  },
  finish_invoice_move: {
    cells: unknownToStaff,
    args: (fixtures) => ({
      invoice: fixtures.belongings.clientB.invoiceId,
      client: fixtures.people.clientA.id,
      seen: 0,
      note: 'No es de tus empresas.',
    }),
  },
  decide_invoice: {
    cells: staffOfOther,
    args: (fixtures) => ({
      invoice: fixtures.belongings.clientB.invoiceId,
      verdict: 'accepted',
      seen: 0,
      reason: 'La leímos completa.',
    }),
  },
  delete_answer: { cells: staffOnly },
  delete_filter: { cells: staffOnly, args: () => ({ filter: randomUUID() }) },
  save_filter: {
    cells: staffOnly,
    args: () => ({
      filter: randomUUID(),
      page: 'clients',
      called: randomUUID(),
      query: 'vista=vencido',
    }),
  },
  saved_filters: { cells: staffOnly, args: () => ({ page: 'clients' }) },
  delete_client_note: { cells: unknownToStaff },
  drop_delivery: {
    cells: unknownToStaff,
    args: () => ({ delivery: randomUUID(), reason: 'Ya no hace falta' }),
  },
  edit_client_note: { cells: unknownToStaff },
  find_clients: { cells: staffOnly },
  firm_calendar: { cells: staffOnly },
  firm_dates: { cells: staffOnly },
  firm_pending: { cells: staffOnly },
  firm_report: { cells: staffOnly, args: () => ({ from_day: '2026-09-01', until_day: '2026-11-30' }) },
  response_promise: { cells: staffOnly },
  firm_today: { cells: staffOnly },
  firm_week: { cells: staffOnly },
  dian_month: {
    cells: staffOfOther,
    args: (fixtures) => ({ ...aboutClientB(fixtures), wanted_month: '2026-10' }),
  },
  dian_lines: {
    cells: staffOfOther,
    args: (fixtures) => ({ ...aboutClientB(fixtures), wanted_month: '2026-10', keys: ['x'] }),
  },
  firm_dian_months: { cells: staffOnly, args: () => ({ wanted_month: '2026-10' }) },
  // Client B has no list of DIAN for that month, so the call finds no row.
  decide_dian_row: {
    cells: unknownToStaff,
    args: (fixtures) => ({
      ...aboutClientB(fixtures),
      wanted_month: '1999-10',
      row_key: 'x',
      choice: { clear: true },
      seen: {},
    }),
  },
  ask_dian_rows: {
    cells: unknownToStaff,
    args: (fixtures) => ({
      ...aboutClientB(fixtures),
      request: randomUUID(),
      wanted_month: '1999-10',
      keys: ['x'],
      content: askedFor,
    }),
  },
  close_dian_month: {
    cells: unknownToStaff,
    args: (fixtures) => ({ ...aboutClientB(fixtures), wanted_month: '1999-10', seen_open: 0 }),
  },
  reopen_dian_month: {
    cells: unknownToStaff,
    args: (fixtures) => ({ ...aboutClientB(fixtures), wanted_month: '1999-10', reason: 'Llegó otra lista' }),
  },
  book_month: {
    cells: staffOfOther,
    args: (fixtures) => ({ ...aboutClientB(fixtures), wanted_month: '2026-10' }),
  },
  book_rules: { cells: staffOfOther, args: aboutClientB },
  book_batches: {
    cells: staffOfOther,
    args: (fixtures) => ({ ...aboutClientB(fixtures), wanted_month: '2026-10' }),
  },
  book_batch: {
    cells: unknownToStaff,
    args: (fixtures) => ({ ...aboutClientB(fixtures), batch: randomUUID() }),
  },
  teach_book: {
    cells: unknownToStaff,
    args: (fixtures) => ({
      ...aboutClientB(fixtures),
      invoice: randomUUID(),
      only_this: false,
      treatment: {},
    }),
  },
  forget_book_rule: {
    cells: { ...staffOfOther, admin: 'conflict' },
    args: (fixtures) => ({ ...aboutClientB(fixtures), supplier_nit: '9', seen: '2026-01-01T00:00:00Z' }),
  },
  keep_book_model: {
    cells: staffOfOther,
    args: (fixtures) => ({ ...aboutClientB(fixtures), model: { headings: [] } }),
  },
  keep_book_accounts: {
    cells: staffOfOther,
    args: (fixtures) => ({
      ...aboutClientB(fixtures),
      accounts: [{ code: '513595', name: 'Otros servicios', needsParty: false, needsCentre: false }],
      whole: false,
    }),
  },
  find_book_accounts: {
    cells: staffOfOther,
    args: (fixtures) => ({ ...aboutClientB(fixtures), words: '51', codes: [] }),
  },
  drop_book_account: {
    cells: unknownToStaff,
    args: (fixtures) => ({ ...aboutClientB(fixtures), code: '9999' }),
  },
  export_books: {
    cells: { ...staffOfOther, admin: 'invalid-input' },
    args: (fixtures) => ({
      ...aboutClientB(fixtures),
      batch: randomUUID(),
      wanted_month: '2026-10',
      wanted_format: 'journal',
      options: {},
      entries: [],
    }),
  },
  mark_book_batch: {
    cells: unknownToStaff,
    args: (fixtures) => ({ ...aboutClientB(fixtures), batch: randomUUID(), entered: true }),
  },
  withdraw_book_batch: {
    cells: unknownToStaff,
    args: (fixtures) => ({ ...aboutClientB(fixtures), batch: randomUUID() }),
  },
  firm_fees: { cells: staffOnly, args: () => ({}) },
  firm_fee: { cells: unknownToStaff },
  save_fee: {
    cells: staffOfOther,
    args: (fixtures) => ({
      fee: randomUUID(),
      content: {
        ...aboutClientB(fixtures),
        concept: 'Contabilidad',
        amount: 1,
        dueOn: '2027-01-10',
        reminds: true,
      },
      seen: null,
    }),
  },
  settle_fee: { cells: unknownToStaff },
  remind_fees: { cells: staffOfOther, args: (fixtures) => ({ ...aboutClientB(fixtures), open: false }) },
  silence_client_fees: {
    cells: staffOfOther,
    args: (fixtures) => ({ ...aboutClientB(fixtures), silent: true }),
  },
  client_engagements: { cells: staffOfOther, args: aboutClientB },
  close_engagement: { cells: unknownToStaff },
  signature_choices: { cells: staffOfOther, args: aboutClientB },
  signature_card: { cells: staffOfOther, args: aboutClientB },
  signature_templates: { cells: staffOnly, args: () => ({}) },
  firm_signatures: { cells: staffOnly, args: () => ({}) },
  firm_signature: { cells: unknownToStaff },
  firm_signature_file: { cells: unknownToStaff },
  send_signature: { cells: unknownToStaff },
  withdraw_signature: { cells: unknownToStaff },
  remind_signature: { cells: unknownToStaff },
  tax_worksheet: {
    cells: staffOfOther,
    args: (fixtures) => ({
      client: fixtures.people.clientB.id,
      from_day: '2026-09-01',
      until_day: '2026-10-31',
    }),
  },
  tax_worksheet_documents: {
    cells: staffOfOther,
    args: (fixtures) => ({
      client: fixtures.people.clientB.id,
      from_day: '2026-09-01',
      until_day: '2026-10-31',
    }),
  },
  finish_appointment: { cells: unknownToStaff },
  miss_appointment: { cells: unknownToStaff },
  save_appointment_remark: { cells: unknownToStaff },
  firm_day: { cells: staffOnly, args: () => ({ day: '2026-12-09' }) },
  firm_hours: { cells: staffOfOther, args: aboutClientB },
  // Members may change their own hours; only administrators may change the hours of other members.
  member_hours: { cells: staffOfOther, args: aboutTheAdmin },
  save_week_hours: { cells: staffOfOther, args: aboutTheAdmin },
  save_day_hours: {
    cells: staffOfOther,
    args: (fixtures) => ({ ...aboutTheAdmin(fixtures), day: '2026-12-24', hours: null }),
  },
  appointments_while_away: {
    cells: staffOfOther,
    args: (fixtures) => ({ ...aboutTheAdmin(fixtures), ...longPast }),
  },
  save_absence: {
    cells: staffOfOther,
    args: (fixtures) => ({ ...aboutTheAdmin(fixtures), ...longPast, reason: 'Vacaciones' }),
  },
  end_absence: { cells: staffOnly, args: () => ({ absence: randomUUID() }) },
  firm_waits: { cells: staffOnly },
  my_member_feed: { cells: staffOnly },
  renew_member_feed: {
    cells: staffOnly,
    args: () => ({ token_sha256: randomUUID().replaceAll('-', '').repeat(2) }),
  },
  revoke_member_feed: { cells: staffOnly },
  save_outside_calendar: { cells: staffOnly, args: () => ({ sealed: 'x', tentative: true }) },
  remove_outside_calendar: { cells: staffOfOther, args: aboutTheAdmin },
  begin_google_consent: {
    cells: staffOnly,
    args: () => ({ state_sha256: '0'.repeat(64), verifier: 'x' }),
  },
  take_google_consent: { cells: staffOnly, args: () => ({ state_sha256: '0'.repeat(64) }) },
  save_google_calendar: { cells: staffOnly, args: () => ({ sealed: 'x' }) },
  remove_google_calendar: { cells: staffOfOther, args: aboutTheAdmin },
  inbox_client: { cells: staffOfOther, args: aboutClientB },
  inbox_page: { cells: staffOnly, args: () => ({}) },
  inbox_thread: {
    cells: staffOfOther,
    args: aboutThreadB,
  },
  list_appointment_types: { cells: staffOnly },
  list_closed_hours: { cells: staffOnly },
  list_deliveries: { cells: staffOnly },
  list_clients: { cells: staffOnly },
  client_views: { cells: staffOnly },
  client_choices: { cells: staffOnly },
  save_client_contact: {
    cells: staffOfOther,
    args: (fixtures) => ({ client: fixtures.people.clientB.id, contact: { name: 'Ana Rojas' }, seen: 0 }),
  },
  filtered_clients: { cells: staffOnly, args: () => ({ wanted: {} }) },
  // The call succeeds for every member, but its result leaves out the clients of other members.
  tax_profiles_of: { cells: staffOnly, args: (fixtures) => ({ clients: [fixtures.people.clientB.id] }) },
  // The call succeeds even if a client is refused, because its result has an entry for each client.
  change_client_tags: {
    cells: staffOnly,
    args: (fixtures) => ({ clients: [fixtures.people.clientB.id], added: ['Cafés'] }),
  },
  list_members: { cells: staffOnly },
  end_presence: { cells: staffOnly },
  list_registrations: { cells: staffOnly },
  // The call names an unknown person, because undoing the approval of client B would break later calls.
  undo_decisions: { cells: staffOnly, args: () => ({ targets: [randomUUID()] }) },
  share_presence: {
    cells: staffOfOther,
    args: aboutInvoiceB,
  },
  list_requests: { cells: staffOnly, args: () => ({}) },
  list_request_series: { cells: staffOnly, args: () => ({}) },
  firm_request: { cells: unknownToStaff },
  save_request: {
    cells: staffOfOther,
    args: (fixtures) => ({
      request: randomUUID(),
      client: fixtures.people.clientB.id,
      content: askedFor,
      send: true,
    }),
  },
  send_requests: {
    cells: staffOnly,
    args: (fixtures) => ({
      asks: [{ id: randomUUID(), client: fixtures.people.clientB.id }],
      content: askedFor,
    }),
  },
  cancel_request: { cells: unknownToStaff },
  review_request_item: { cells: unknownToStaff },
  end_request_series: { cells: unknownToStaff },
  request_templates: { cells: staffOnly },
  save_request_template: {
    cells: staffOnly,
    args: () => ({
      template: randomUUID(),
      content: {
        name: 'Cierre',
        title: 'Soportes',
        note: '',
        items: askedFor.items.map((item) => ({ help: '', ...item })),
      },
    }),
  },
  archive_request_template: { cells: unknownToStaff },
  excuse_obligation: { cells: unknownToStaff },
  file_obligation: { cells: unknownToStaff },
  set_obligation_state: { cells: unknownToStaff },
  change_obligations: { cells: staffOnly, args: () => ({ items: [], change: {} }) },
  file_obligations: {
    cells: staffOnly,
    args: () => ({ filing: randomUUID(), items: [], deliver: false, copy: false }),
  },
  undo_filing: { cells: unknownToStaff },
  deliver_receipt: {
    cells: unknownToStaff,
    args: () => ({ obligation: randomUUID(), document: randomUUID(), copy: false }),
  },
  unlink_receipt: { cells: unknownToStaff },
  obligation_detail: { cells: unknownToStaff },
  plan_obligation: { cells: unknownToStaff },
  work_list: { cells: staffOnly },
  work_template: { cells: unknownToStaff },
  work_templates: { cells: staffOnly },
  apply_work_template: { cells: unknownToStaff },
  change_client_work: { cells: unknownToStaff },
  tick_step: { cells: unknownToStaff },
  add_obligation: { cells: unknownToStaff },
  work_load: { cells: staffOnly },
  work_matrix: { cells: staffOnly },
  note_export: { cells: unknownToStaff },
  propose_appointment: {
    cells: staffOfOther,
    args: (fixtures) => ({
      client: fixtures.people.clientB.id,
      slot: openSlots(190).at(-1),
      title: 'Cierre de año',
    }),
  },
  propose_other_hour: { cells: unknownToStaff },
  propose_series: {
    cells: staffOfOther,
    args: (fixtures) => ({
      series: randomUUID(),
      client: fixtures.people.clientB.id,
      // The hour is far ahead, because the fixtures have booked the nearest free hours.
      slots: [openSlots(200).at(-1)],
      title: 'Cierre de año',
    }),
  },
  cancel_following: { cells: unknownToStaff },
  move_following: { cells: unknownToStaff },
  swap_appointments: {
    cells: unknownToStaff,
    args: () => ({ appointment: randomUUID(), seen: 0, other: randomUUID(), other_seen: 0, what: 'hours' }),
  },
  read_thread_as_firm: {
    cells: staffOnly,
    args: (fixtures) => ({ thread: fixtures.belongings.clientA.threadId }),
  },
  review_invoice: {
    cells: staffOfOther,
    args: aboutInvoiceB,
  },
  review_queue: { cells: staffOnly },
  search_firm: { cells: staffOnly, args: () => ({ wanted: { search: 'prueba' } }) },
  retry_delivery: { cells: unknownToStaff },
  save_answer: {
    cells: staffOnly,
    args: () => ({ answer: randomUUID(), title: randomUUID(), body: 'Con gusto.' }),
  },
  saved_answers: { cells: staffOnly },
  set_approval: {
    cells: staffOfOther,
    args: (fixtures) => ({ target: fixtures.people.clientB.id, new_status: 'approved' }),
  },
  set_approvals: {
    cells: staffOnly,
    args: (fixtures) => ({ targets: [fixtures.people.clientB.id], new_status: 'approved' }),
  },
  thread_members: {
    cells: staffOfOther,
    args: aboutThreadB,
  },
} satisfies Record<string, ProcedureRow>
