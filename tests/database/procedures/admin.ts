import { randomUUID } from 'node:crypto'
import { bogotaDay } from '@/lib/calendar/civil-day'
import { openSlots } from '../../support/next-slot'
import { addedAuthority } from '../added-authority'
import type { Fixtures } from '../fixtures'
import { adminOnly, unknownToAdmin, type ProcedureRow } from './cells'

const aboutInvoiceB = ({ belongings }: Fixtures) => ({ invoice: belongings.clientB.invoiceId })

export const adminProcedures = {
  invite_member: {
    cells: adminOnly,
    args: () => ({ member_email: `${randomUUID()}@ejemplo.test`, member_role: 'advisor' }),
  },
  team_invitations: { cells: adminOnly, args: () => ({}) },
  answer_contact: { cells: unknownToAdmin },
  appointments_in_hours: { cells: adminOnly },
  save_signature_template: {
    cells: adminOnly,
    args: () => ({
      template: randomUUID(),
      content: { name: 'Carta', kind: 'other', body: 'Un texto que la firma envía.', reviewed: true },
      seen: null,
    }),
  },
  archive_signature_template: { cells: unknownToAdmin },
  assign_clients: {
    cells: adminOnly,
    args: (fixtures) => ({
      clients: [fixtures.people.clientB.id],
      advisor: fixtures.people.admin.id,
    }),
  },
  // The call succeeds even if a client is refused, because its result has an entry for each client.
  hand_over_clients: {
    cells: adminOnly,
    args: (fixtures) => ({
      member: fixtures.people.admin.id,
      // The call names an unknown client, because later calls expect that the advisor does not work for client B.
      items: [{ client: randomUUID(), to: fixtures.people.advisor.id }],
    }),
  },
  begin_client_import: {
    cells: adminOnly,
    args: () => ({
      import: randomUUID(),
      file_name: 'clientes.csv',
      headings: ['NIT'],
      mapping: ['nit'],
      total: 1,
    }),
  },
  begin_diagnosis: { cells: adminOnly },
  calendar_reach: { cells: adminOnly, args: () => ({ from_day: '2026-01-01', until_day: '2026-01-31' }) },
  change_calendar: {
    cells: adminOnly,
    args: () => ({
      seen: 0,
      kind: 'uvt',
      about: 'UVT',
      change: {},
      norm: 'Norma',
      source: 'Fuente',
      clients: 0,
      dates: 0,
    }),
  },
  change_member: {
    cells: { ...adminOnly, admin: 'not-found' },
    args: () => ({ member: randomUUID(), member_role: 'admin', member_name: '', expected: 'advisor' }),
  },
  client_import_rows: { cells: adminOnly },
  clients_by_nit: { cells: adminOnly },
  clients_to_import: { cells: adminOnly },
  continue_client_import: { cells: unknownToAdmin },
  create_client: {
    cells: adminOnly,
    args: () => ({
      client: randomUUID(),
      company: { name: 'Talleres Usme Ltda.', nit: '900108281', digit: 3 },
      again: true,
    }),
  },
  discard_client_import: { cells: adminOnly },
  save_appointment_type: {
    cells: adminOnly,
    args: () => ({
      type: randomUUID(),
      content: {
        name: `Llamada ${randomUUID()}`,
        minutes: 20,
        before: 0,
        after: 0,
        step: 30,
        notice: 2,
        horizon: 30,
        place: 'phone',
        byClients: false,
      },
      members: [],
    }),
  },
  retire_appointment_type: { cells: adminOnly, args: () => ({ type: randomUUID() }) },
  close_hours: {
    cells: adminOnly,
    args: () => ({
      first_day: bogotaDay(openSlots(60).at(-1) ?? ''),
      last_day: bogotaDay(openSlots(60).at(-1) ?? ''),
      from_hour: 0,
      until_hour: 24,
      reason: 'Inventario',
    }),
  },
  confirm_signer: {
    cells: unknownToAdmin,
    args: aboutInvoiceB,
  },
  delivery_health: { cells: adminOnly },
  find_contact: { cells: unknownToAdmin },
  add_authority: {
    cells: adminOnly,
    args: () => addedAuthority,
  },
  authority_reach: { cells: adminOnly, args: () => ({ subject: 'CN=Nadie', key_id: '' }) },
  authority_settings: { cells: adminOnly },
  remove_authority: { cells: adminOnly, args: () => ({ authority: randomUUID() }) },
  list_audit: { cells: adminOnly },
  list_contacts: { cells: adminOnly },
  list_team: { cells: adminOnly },
  mark_contact: { cells: unknownToAdmin },
  save_work_template: {
    cells: adminOnly,
    args: () => ({
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
  },
  archive_work_template: { cells: unknownToAdmin },
  my_client_import: { cells: adminOnly },
  owner_second_step: { cells: adminOnly },
  set_owner_second_step: { cells: adminOnly, args: () => ({ required: false, seen: false }) },
  set_response_promise: { cells: adminOnly, args: () => ({ hours: null, seen: null }) },
  message_files: { cells: adminOnly },
  set_message_files: { cells: adminOnly, args: () => ({ every: false, seen: false }) },
  set_large_files: { cells: adminOnly, args: () => ({ large: false, seen: false }) },
  open_hours: { cells: adminOnly },
  prepare_import_rows: { cells: unknownToAdmin },
  remove_numbering_secret: { cells: adminOnly, args: () => ({ secret: randomUUID() }) },
  remove_member: { cells: { ...adminOnly, admin: 'not-found' } },
  reset_second_step: { cells: { ...adminOnly, admin: 'not-found' } },
  review_settings: { cells: adminOnly },
  save_numbering_secret: {
    cells: adminOnly,
    args: () => ({ nit: '999100201', prefix: 'FE', secret: randomUUID() }),
  },
  set_authority_grace: { cells: adminOnly, args: () => ({ grace: false }) },
  set_review_switch: { cells: adminOnly, args: () => ({ rule_set: 'purchase', accepts: false }) },
  signer_settings: { cells: adminOnly },
  save_import_rows: { cells: unknownToAdmin },
  set_advisors: {
    cells: adminOnly,
    args: (fixtures) => ({ client: fixtures.people.clientB.id, advisors: [] }),
  },
  set_import_mapping: { cells: unknownToAdmin },
  start_client_import: { cells: unknownToAdmin },
  withdraw_signer: { cells: adminOnly, args: () => ({ supplier: '999100201', signer: '999300888' }) },
} satisfies Record<string, ProcedureRow>
