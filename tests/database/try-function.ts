import { randomUUID } from 'node:crypto'
import { bogotaDay } from '@/lib/calendar/civil-day'
import { openSlots } from '../support/next-slot'
import type { Fixtures } from './fixtures'
import type { Procedure } from './catalogue'
import { callRest, roles, type Role } from './roles'

type Args = Record<string, unknown>

/** What a caller would say to the procedures that signed-in users may call. */
const spoken: Record<string, (cast: Fixtures, role: Role) => Args> = {
  add_client_note: (cast) => ({ client: cast.people.clientB.id, note: randomUUID(), body: 'Llamar' }),
  begin_client_file: (cast) => ({
    client: cast.people.clientB.id,
    key: randomUUID(),
    file_name: 'acta.pdf',
    declared_type: 'application/pdf',
    declared_size: 10,
  }),
  client_history: (cast) => ({ client: cast.people.clientB.id }),
  client_monthly_totals: (cast) => ({ client: cast.people.clientB.id }),
  client_overview: (cast) => ({ client: cast.people.clientB.id }),
  propose_appointment: (cast) => ({
    client: cast.people.clientB.id,
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
  renew_calendar_feed: () => ({ token_sha256: randomUUID().replaceAll('-', '').repeat(2) }),
  request_appointment: (_cast, role) => ({
    key: randomUUID(),
    slot: openSlots(20)[10 + roles.indexOf(role)],
    title: 'Consulta tributaria',
  }),
  answer_message: (cast) => ({
    message: randomUUID(),
    thread: cast.belongings.clientA.threadId,
    body: 'Hola',
  }),
  add_member: () => ({ member_email: 'nadie@ejemplo.test', member_role: 'advisor' }),
  change_member: () => ({ member: randomUUID(), member_role: 'admin', member_name: '', expected: 'advisor' }),
  drop_delivery: () => ({ delivery: randomUUID(), reason: 'Ya no hace falta' }),
  assign_thread: (cast) => ({ thread: cast.belongings.clientB.threadId }),
  begin_thread_as_firm: (cast) => ({
    message: randomUUID(),
    thread: randomUUID(),
    client: cast.people.clientB.id,
    subject: 'Nómina de diciembre',
    body: 'Hola',
  }),
  client_files: (cast) => ({ client: cast.people.clientB.id }),
  close_thread: (cast) => ({ thread: cast.belongings.clientB.threadId, closed: true }),
  inbox_client: (cast) => ({ client: cast.people.clientB.id }),
  inbox_page: () => ({}),
  inbox_thread: (cast) => ({ thread: cast.belongings.clientB.threadId }),
  save_answer: () => ({ answer: randomUUID(), title: randomUUID(), body: 'Con gusto.' }),
  thread_members: (cast) => ({ thread: cast.belongings.clientB.threadId }),
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
  insert_archivo_subido: (cast, role) => {
    const own = role === 'anon' ? 'clientA' : role
    return {
      nombre_archivo: 'x',
      ruta_storage: cast.belongings[own].stored,
      tipo_archivo: 'x',
      tamano_bytes: 1,
      url_publica: 'x',
      google_drive_id: null,
      google_drive_link: null,
      user_id: cast.people[own].id,
      descripcion: 'x',
    }
  },
  read_thread: (cast, role) => ({ thread: cast.belongings[role === 'anon' ? 'clientA' : role].threadId }),
  read_thread_as_firm: (cast) => ({ thread: cast.belongings.clientA.threadId }),
  send_message: (cast, role) => ({
    message: randomUUID(),
    thread: cast.belongings[role === 'anon' ? 'clientA' : role].threadId,
    body: 'Hola',
  }),
  decide_invoice: (cast) => ({ invoice: cast.belongings.clientB.invoiceId, verdict: 'accepted', seen: 0 }),
  share_presence: (cast) => ({ invoice: cast.belongings.clientB.invoiceId }),
  my_invoice: (cast) => ({ invoice: cast.belongings.clientB.invoiceId }),
  set_authority_grace: () => ({ grace: false }),
  confirm_signer: (cast) => ({ invoice: cast.belongings.clientB.invoiceId }),
  withdraw_signer: () => ({ supplier: '999100201', signer: '999300888' }),
  set_review_switch: () => ({ rule_set: 'purchase', accepts: false }),
  save_numbering_secret: () => ({ nit: '999100201', prefix: 'FE', secret: randomUUID() }),
  remove_numbering_secret: () => ({ secret: randomUUID() }),
  review_invoice: (cast) => ({ invoice: cast.belongings.clientB.invoiceId }),
  decide_data_request: (cast) => ({
    request: cast.belongings.clientB.requestId,
    new_status: 'answered',
    reply: 'Listo',
  }),
  remove_company: (cast, role) => ({
    company: cast.belongings[role === 'anon' ? 'clientA' : role].companyId,
  }),
  save_company: () => ({ company_name: 'Prueba S.A.S.', company_nit: '900108281', company_digit: 3 }),
  save_profile: () => ({ full_name: 'Ana Prueba', phone_number: '300 000 0000' }),
  set_advisors: (cast) => ({ client: cast.people.clientB.id, advisors: [] }),
  set_approvals: (cast) => ({ targets: [cast.people.clientB.id], new_status: 'approved' }),
  set_approval: (cast) => ({ target: cast.people.clientB.id, new_status: 'approved' }),
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

/** What the role is told when it calls: `denied`, `runs`, or the procedure's own refusal. */
export async function tryFunction(cast: Fixtures, procedure: Procedure, role: Role): Promise<string> {
  const { name, args } = procedure
  const body =
    spoken[name]?.(cast, role) ??
    Object.fromEntries(args.map((arg) => [arg.name, samples[arg.type] ?? randomUUID()]))
  const { status, code, message } = await callRest(cast, role, { method: 'POST', path: `rpc/${name}`, body })
  if (code === '42501' && message.startsWith('permission denied for function')) return 'denied'
  if (status < 300) return 'runs'
  return code === '42501' || code === 'P0001' ? message : `${status} ${code} ${message}`
}
