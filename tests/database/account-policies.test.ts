import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openTarget } from '../support/contract-target'
import { isThorough } from '../support/thorough'
import { seatAudience } from './audience'
import { readCatalogue } from './catalogue'
import { colleagues, inPlaceOfA, type Colleague } from './colleagues'
import { createFixtures, type Fixtures } from './fixtures'
import { deniedTable } from './missing-rights'
import { procedures } from './procedures'
import { storageCells } from './storage-cells'
import { tables as tableRows } from './tables'
import { realtimeCells, scenes, type RealtimeEvent } from './realtime-scenes'
import { commands, type Command, type Role } from './roles'
import { operationNames, tryStorage, type StorageOperation } from './storage-operations'
import { tryFunction } from './try-function'
import { triesOf } from './try-table'

const catalogue = await readCatalogue()
const tables = catalogue.tables.filter(({ schema }) => schema === 'public').map(({ name }) => name)

const rank: Record<Colleague, number> = { former: 0, reader: 1, assistant: 2, accountant: 3 }
const owner = 4

/**
 * In these tables with personal data, colleagues in client A's account reach their own rows or no rows.
 * Colleagues are not in the fixtures' list of people, so the test reports their own rows as `ownerless`.
 */
const ofPerson: Record<string, string> = {
  client_profiles: 'none',
  notification_choices: 'none',
  notifications: 'none',
  consents: 'ownerless',
}
const ofOwner = ['data_exports', 'data_requests']
/** These tables contain amounts, which the roles reader and assistant may not see. */
const ofFigures = ['obligation_receipts']

/** Returns the rows that a person of client A's account should reach; `own` means all rows of the account. */
function tableCell(table: string, command: Command, colleague: Colleague): string {
  const cell: string = tableRows[table as keyof typeof tableRows].cells[command].clientA
  if (cell !== 'own') return cell
  if (command === 'select' && ofPerson[table]) return ofPerson[table]
  // People of the account may read its status; people who left the account may read only their own status.
  if (table === 'user_approval_status') return colleague === 'former' ? 'ownerless' : 'own'
  if (colleague === 'former' || ofOwner.includes(table)) return command === 'insert' ? 'refused' : 'none'
  if (ofFigures.includes(table) && rank[colleague] < rank.accountant) return 'none'
  if (command === 'select' || rank[colleague] >= rank.assistant) return cell
  return command === 'insert' ? 'refused' : 'none'
}

/** The lowest role that may call each procedure; procedures that are not listed can be called by readers. */
const least: Record<string, number> = {
  add_request_files: rank.assistant,
  allow_mail_sender: rank.assistant,
  discard_mail: rank.assistant,
  read_mail_anyway: rank.assistant,
  remove_mail_sender: rank.assistant,
  resume_mails: rank.assistant,
  answer_invoice: rank.assistant,
  answer_request_item: rank.assistant,
  begin_attachment: rank.assistant,
  begin_upload: rank.assistant,
  book_request_item: rank.assistant,
  cancel_appointment: rank.assistant,
  change_appointment: rank.assistant,
  change_appointment_place: rank.assistant,
  confirm_appointment: rank.assistant,
  delay_request_item: rank.assistant,
  deliver_obligation: rank.assistant,
  leave_waiting_list: rank.assistant,
  name_my_folder: rank.assistant,
  request_appointment: rank.assistant,
  remove_request_file: rank.assistant,
  reopen_request_item: rank.assistant,
  send_message: rank.assistant,
  wait_for_appointment: rank.assistant,
  my_monthly_totals: rank.accountant,
  my_fees: rank.accountant,
  silence_my_fees: rank.accountant,
  ask_owner_change: owner,
  change_mail_address: owner,
  delete_invoice: owner,
  invite_person: owner,
  pass_request_item: owner,
  remove_company: owner,
  remove_person: owner,
  resend_invitation: owner,
  restore_invoice: owner,
  save_company: owner,
  set_person_role: owner,
  withdraw_invitation: owner,
  withdraw_invoice: owner,
}
/** These procedures are about the caller, whichever account the request names. */
const personal = [
  'accept_invitation',
  'mail_original',
  'my_access',
  'my_entry',
  'my_sessions',
  'open_own_account',
]
/** These procedures require an approved account, and a person who left client A's account has none. */
const entering = [
  'large_files',
  'mark_notification',
  'my_notice_settings',
  'my_notifications',
  'my_second_step',
  'my_signature',
  'my_signatures',
  // `note_document_view` ignores documents of accounts in which the caller does not work.
  'note_document_view',
  'open_agenda',
  'read_notifications',
  'save_profile',
  'save_push_choice',
  'drop_push_device',
  'save_rest_hours',
  'see_notifications',
  'unread_notifications',
]

function functionCell(name: string, colleague: Colleague): string {
  const cell: string = procedures[name as keyof typeof procedures].cells.clientA
  if (cell === 'denied' || cell === 'staff-only' || personal.includes(name)) return cell
  // `insert_archivo_subido` looks up the file and not the account, so its refusals have other error codes.
  if (name === 'insert_archivo_subido')
    return { former: 'not-approved', reader: 'not-yours', assistant: cell, accountant: cell }[colleague]
  if (colleague === 'former') return entering.includes(name) ? 'not-approved' : 'not-found'
  return rank[colleague] < (least[name] ?? 0) ? 'forbidden' : cell
}

const writes: readonly StorageOperation[] = [
  'upload into an own reserved place',
  'sign an upload into an own reserved place',
]

function storageCell(bucket: string, operation: StorageOperation, colleague: Colleague): string {
  const cell = storageCells[bucket]?.[operation].clientA ?? ''
  if (cell === 'refused') return cell
  return rank[colleague] >= (writes.includes(operation) ? rank.assistant : rank.reader) ? 'passes' : 'refused'
}

/** `npm test` skips procedures and buckets that are closed to client A, because policies.test.ts already tries them. */
const isClosedToA = (name: string) =>
  ['denied', 'staff-only'].includes(procedures[name as keyof typeof procedures].cells.clientA)
const isOpenToA = (bucket: string) =>
  operationNames.some((operation) => storageCells[bucket]?.[operation].clientA === 'passes')

let fixtures: Fixtures
const places = {} as Record<Colleague, Fixtures>
beforeAll(async () => {
  fixtures = await createFixtures(await openTarget())
  for (const colleague of colleagues) places[colleague] = await inPlaceOfA(fixtures, colleague)
})
afterAll(() => fixtures.target.stop())

/** `npm test` tries only a reader, who has the fewest rights, and a person who left the account. */
const tried = isThorough ? colleagues : (['reader', 'former'] as const)

// The tables are tried before the procedures, because some procedures add notifications that the person can read.
describe.each(tried)('%s of the account of client A', (colleague) => {
  describe.each(tables)('table %s', (table) => {
    const attempt = triesOf(table)
    const known = catalogue.tables.find(({ schema, name }) => schema === 'public' && name === table)
    test.each(commands)('%s', async (command) => {
      const found =
        deniedTable(known, command, 'clientA') ?? (await attempt(places[colleague], command, 'clientA'))
      expect(found).toBe(tableCell(table, command, colleague))
    })
  })
})

describe.each(tried)('%s of the account of client A', (colleague) => {
  // `leave_account` would end the access that later tests need; people.test.ts tests this procedure.
  const callable = catalogue.procedures.filter(
    ({ name }) => name !== 'leave_account' && (isThorough || !isClosedToA(name)),
  )
  test.each(callable)('function $name', async (procedure) => {
    expect(await tryFunction(places[colleague], procedure, 'clientA')).toBe(
      functionCell(procedure.name, colleague),
    )
  })

  const buckets = catalogue.buckets.filter(({ name }) => isThorough || isOpenToA(name))
  test.each(buckets.flatMap(({ name }) => operationNames.map((one) => [name, one] as const)))(
    'bucket %s: %s',
    async (bucket, operation) => {
      expect(await tryStorage(places[colleague], bucket, operation, 'clientA')).toBe(
        storageCell(bucket, operation, colleague),
      )
    },
  )
})

test('people who work for client A see its live changes, and people who used to work there do not', async () => {
  // The four colleagues replace four of the fixtures' people, so that each change of a row is tested on all four.
  const seats: Record<Colleague, Exclude<Role, 'anon' | 'clientA' | 'admin'>> = {
    accountant: 'advisor',
    assistant: 'clientB',
    reader: 'waitlist',
    former: 'rejected',
  }
  const seated: Fixtures = { ...fixtures, people: { ...fixtures.people }, tokens: { ...fixtures.tokens } }
  for (const colleague of colleagues) {
    const seat = seats[colleague]
    seated.people[seat] = { ...fixtures.people[seat], client: places[colleague].people.clientA.client }
    seated.tokens[seat] = places[colleague].tokens.clientA
  }
  const audience = await seatAudience(seated, catalogue.published)
  try {
    for (const table of ['documents', 'invoices', 'messages', 'appointments', 'message_threads']) {
      for (const event of Object.keys(scenes[table] ?? {}) as RealtimeEvent[]) {
        audience.forget()
        await scenes[table]?.[event]?.(fixtures)
        await audience.settled()
        expect(realtimeCells[table]?.[event]?.clientA).toBe('told')
        expect(audience.heardBy(table, event), `${table} ${event}`).toEqual([
          'waitlist',
          'clientA',
          'clientB',
          'advisor',
          'admin',
        ])
      }
    }
  } finally {
    await audience.leave()
  }
}, 60_000)
