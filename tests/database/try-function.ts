import { randomUUID } from 'node:crypto'
import { bogotaDay } from '@/lib/calendar/civil-day'
import { openSlots } from '../support/next-slot'
import type { Fixtures } from './fixtures'
import type { Procedure } from './catalogue'
import { callRest, roles, type Role } from './roles'

type Args = Record<string, unknown>

/** Counts the requested hours, because colleagues of one account need different ones. */
let asked = 0

const askedFor = {
  title: 'Soportes',
  dueOn: '2026-12-04',
  items: [{ title: 'Extracto', required: true, allowsNone: false, answerWith: 'file' }],
}

const argumentsOf: Record<string, (fixtures: Fixtures, role: Role) => Args> = {
  add_client_note: (fixtures) => ({ client: fixtures.people.clientB.id, note: randomUUID(), body: 'Llamar' }),
  begin_client_file: (fixtures) => ({
    client: fixtures.people.clientB.id,
    key: randomUUID(),
    file_name: 'acta.pdf',
    declared_type: 'application/pdf',
    declared_size: 10,
  }),
  client_documents: (fixtures) => ({ client: fixtures.people.clientB.id }),
  client_history: (fixtures) => ({ client: fixtures.people.clientB.id }),
  client_monthly_totals: (fixtures) => ({ client: fixtures.people.clientB.id }),
  change_obligations: () => ({ items: [], change: {} }),
  client_obligations: (fixtures) => ({ client: fixtures.people.clientB.id }),
  client_overview: (fixtures) => ({ client: fixtures.people.clientB.id }),
  propose_appointment: (fixtures) => ({
    client: fixtures.people.clientB.id,
    slot: openSlots(30).at(-1),
    title: 'Cierre de año',
  }),
  close_hours: () => ({
    first_day: bogotaDay(openSlots(60).at(-1) ?? ''),
    last_day: bogotaDay(openSlots(60).at(-1) ?? ''),
    from_hour: 0,
    until_hour: 24,
    reason: 'Inventario',
  }),
  calendar_reach: () => ({ from_day: '2026-01-01', until_day: '2026-01-31' }),
  tax_worksheet: (fixtures) => ({
    client: fixtures.people.clientB.id,
    from_day: '2026-09-01',
    until_day: '2026-10-31',
  }),
  tax_worksheet_documents: (fixtures) => ({
    client: fixtures.people.clientB.id,
    from_day: '2026-09-01',
    until_day: '2026-10-31',
  }),
  firm_report: () => ({ from_day: '2026-09-01', until_day: '2026-11-30' }),
  client_names: (fixtures) => ({ clients: [fixtures.people.clientB.id] }),
  save_request_template: () => ({
    template: randomUUID(),
    content: {
      name: 'Cierre',
      title: 'Soportes',
      note: '',
      items: askedFor.items.map((item) => ({ help: '', ...item })),
    },
  }),
  save_work_template: () => ({
    template: randomUUID(),
    content: {
      name: 'Cierre del mes',
      cycle: 'month',
      monthAfter: 1,
      dayKind: 'business',
      day: 5,
      clientSees: false,
      steps: [],
    },
  }),
  change_calendar: () => ({
    seen: 0,
    kind: 'uvt',
    about: 'UVT',
    change: {},
    norm: 'Norma',
    source: 'Fuente',
    clients: 0,
    dates: 0,
  }),
  renew_calendar_feed: () => ({ token_sha256: randomUUID().replaceAll('-', '').repeat(2) }),
  request_appointment: ({ account }, role) => ({
    key: randomUUID(),
    slot: openSlots(30)[10 + (account ? roles.length + asked++ : roles.indexOf(role))],
    title: 'Consulta tributaria',
  }),
  answer_message: (fixtures) => ({
    message: randomUUID(),
    thread: fixtures.belongings.clientA.threadId,
    body: 'Hola',
  }),
  invite_member: () => ({ member_email: `${randomUUID()}@ejemplo.test`, member_role: 'advisor' }),
  team_invitations: () => ({}),
  saved_filters: () => ({ page: 'clients' }),
  save_filter: () => ({
    filter: randomUUID(),
    page: 'clients',
    called: randomUUID(),
    query: 'vista=vencido',
  }),
  delete_filter: () => ({ filter: randomUUID() }),
  change_member: () => ({ member: randomUUID(), member_role: 'admin', member_name: '', expected: 'advisor' }),
  drop_delivery: () => ({ delivery: randomUUID(), reason: 'Ya no hace falta' }),
  assign_thread: (fixtures) => ({ thread: fixtures.belongings.clientB.threadId }),
  begin_thread_as_firm: (fixtures) => ({
    message: randomUUID(),
    thread: randomUUID(),
    client: fixtures.people.clientB.id,
    subject: 'Nómina de diciembre',
    body: 'Hola',
  }),
  client_files: (fixtures) => ({ client: fixtures.people.clientB.id }),
  close_thread: (fixtures) => ({ thread: fixtures.belongings.clientB.threadId, closed: true }),
  inbox_client: (fixtures) => ({ client: fixtures.people.clientB.id }),
  inbox_page: () => ({}),
  inbox_thread: (fixtures) => ({ thread: fixtures.belongings.clientB.threadId }),
  save_answer: () => ({ answer: randomUUID(), title: randomUUID(), body: 'Con gusto.' }),
  thread_members: (fixtures) => ({ thread: fixtures.belongings.clientB.threadId }),
  account_people: () => ({}),
  my_welcome: () => ({}),
  my_registration: () => ({}),
  set_owner_second_step: () => ({ required: false, seen: false }),
  save_welcome: () => ({ draft: { name: 'Prueba S.A.S.' } }),
  save_welcome_rut: () => ({ file_name: 'RUT.pdf', content: btoa('%PDF-1.7') }),
  send_welcome: () => ({ told: { person: 'Ana Prueba', name: 'Prueba S.A.S.', nit: '900108281', digit: 3 } }),
  registration_details: (fixtures) => ({ accounts: [fixtures.people.clientB.id] }),
  registration_rut: (fixtures) => ({ client: fixtures.people.clientB.id }),
  ask_correction: (fixtures) => ({ target: fixtures.people.clientB.id, correction: 'Falta el RUT.' }),
  my_requests: () => ({}),
  list_requests: () => ({}),
  list_request_series: () => ({}),
  save_request: (fixtures) => ({
    request: randomUUID(),
    client: fixtures.people.clientB.id,
    content: askedFor,
    send: true,
  }),
  send_requests: (fixtures) => ({
    asks: [{ id: randomUUID(), client: fixtures.people.clientB.id }],
    content: askedFor,
  }),
  tax_profile_history: () => ({}),
  save_tax_profile: (fixtures) => ({
    client: fixtures.people.clientB.id,
    valid_from: '2026-01-01',
    profile: { kind: 'company', regime: 'ordinary' },
    seen: null,
  }),
  remove_tax_profile: (fixtures) => ({
    client: fixtures.people.clientB.id,
    valid_from: '1999-01-01',
    seen: '2100-01-01T00:00:00Z',
  }),
  invite_person: () => ({ person_email: `${randomUUID()}@ejemplo.test`, person_role: 'reader' }),
  begin_attachment: () => ({
    key: randomUUID(),
    file_name: 'soporte.pdf',
    declared_type: 'application/pdf',
    declared_size: 10,
  }),
  begin_upload: () => ({
    key: randomUUID(),
    batch: randomUUID(),
    file_name: 'factura.pdf',
    declared_type: 'application/pdf',
    declared_size: 10,
  }),
  insert_archivo_subido: (fixtures, role) => {
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
  read_thread: (fixtures, role) => ({
    thread: fixtures.belongings[role === 'anon' ? 'clientA' : role].threadId,
  }),
  read_thread_as_firm: (fixtures) => ({ thread: fixtures.belongings.clientA.threadId }),
  send_message: (fixtures, role) => ({
    message: randomUUID(),
    thread: fixtures.belongings[role === 'anon' ? 'clientA' : role].threadId,
    body: 'Hola',
  }),
  decide_invoice: (fixtures) => ({
    invoice: fixtures.belongings.clientB.invoiceId,
    verdict: 'accepted',
    seen: 0,
    reason: 'La leímos completa.',
  }),
  share_presence: (fixtures) => ({ invoice: fixtures.belongings.clientB.invoiceId }),
  my_invoice: (fixtures) => ({ invoice: fixtures.belongings.clientB.invoiceId }),
  set_authority_grace: () => ({ grace: false }),
  confirm_signer: (fixtures) => ({ invoice: fixtures.belongings.clientB.invoiceId }),
  withdraw_signer: () => ({ supplier: '999100201', signer: '999300888' }),
  set_review_switch: () => ({ rule_set: 'purchase', accepts: false }),
  save_numbering_secret: () => ({ nit: '999100201', prefix: 'FE', secret: randomUUID() }),
  remove_numbering_secret: () => ({ secret: randomUUID() }),
  review_invoice: (fixtures) => ({ invoice: fixtures.belongings.clientB.invoiceId }),
  decide_data_request: (fixtures) => ({
    request: fixtures.belongings.clientB.requestId,
    new_status: 'answered',
    reply: 'Listo',
  }),
  remove_company: (fixtures, role) => ({
    company: fixtures.belongings[role === 'anon' ? 'clientA' : role].companyId,
  }),
  save_company: () => ({ company_name: 'Prueba S.A.S.', company_nit: '900108281', company_digit: 3 }),
  save_profile: () => ({ full_name: 'Ana Prueba', phone_number: '300 000 0000' }),
  assign_clients: (fixtures) => ({
    clients: [fixtures.people.clientB.id],
    advisor: fixtures.people.admin.id,
  }),
  begin_client_import: () => ({
    import: randomUUID(),
    file_name: 'clientes.csv',
    headings: ['NIT'],
    mapping: ['nit'],
    total: 1,
  }),
  create_client: () => ({
    client: randomUUID(),
    company: { name: 'Talleres Usme Ltda.', nit: '900108281', digit: 3 },
    again: true,
  }),
  invite_to_client: (fixtures) => ({
    client: fixtures.people.clientB.id,
    person_email: `${randomUUID()}@ejemplo.test`,
    person_name: 'Ana',
    person_role: 'owner',
  }),
  set_advisors: (fixtures) => ({ client: fixtures.people.clientB.id, advisors: [] }),
  set_approvals: (fixtures) => ({ targets: [fixtures.people.clientB.id], new_status: 'approved' }),
  set_approval: (fixtures) => ({ target: fixtures.people.clientB.id, new_status: 'approved' }),
}

const samples: Record<string, unknown> = {
  uuid: '00000000-0000-4000-8000-000000000000',
  integer: 1,
  bigint: 1,
  boolean: false,
  date: '2026-01-01',
  jsonb: {},
  'text[]': [],
  'uuid[]': [],
  'timestamp with time zone': '2026-01-01T00:00:00Z',
}

export async function tryFunction(fixtures: Fixtures, procedure: Procedure, role: Role): Promise<string> {
  const { name, args } = procedure
  const body =
    argumentsOf[name]?.(fixtures, role) ??
    Object.fromEntries(args.map((arg) => [arg.name, samples[arg.type] ?? randomUUID()]))
  const { status, code, message } = await callRest(fixtures, role, {
    method: 'POST',
    path: `rpc/${name}`,
    body,
  })
  if (code === '42501' && message.startsWith('permission denied for function')) return 'denied'
  if (status < 300) return 'runs'
  return code === '42501' || code === 'P0001' ? message : `${status} ${code} ${message}`
}
