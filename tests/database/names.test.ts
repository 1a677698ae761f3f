import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { hiddenMarks, isSeen, oneLine } from '@/lib/format/one-line'
import { register, succeed, type Person } from '../support/contract-people'
import { hiddenInNames, typedNames, unseenNames } from '../support/names'
import { openSlots } from '../support/next-slot'
import { addedAuthority } from './added-authority'
import { openClientScene } from './client-scene'
import { openReviewScene, type ReviewScene } from './review-scene'

const literal = (text: string) => `'${text.replaceAll("'", "''")}'`

describe('the database and the site agree on names', () => {
  let scene: ReviewScene
  beforeAll(async () => void (scene = await openReviewScene()))
  afterAll(() => scene?.close())

  const isName = async (name: string) =>
    (await scene.rows<{ ok: boolean }>(`select private.is_name(${literal(name)}, 1, 200) as ok`))[0]?.ok

  test.each(typedNames)('%j', async (given, stored) => {
    expect(oneLine(given)).toBe(stored)
    expect(await isName(stored)).toBe(true)
    expect(await isName(given)).toBe(given === stored)
  })

  test.each(unseenNames)('%j is not a name', async (given) => {
    expect(isSeen(oneLine(given))).toBe(false)
    expect(await isName(given)).toBe(false)
    expect(await isName(oneLine(given))).toBe(false)
  })

  test('agree on every character', async () => {
    const all = await scene.rows<{ code: number; ok: boolean }>(`
      select code, private.is_name('a' || chr(code) || 'b', 1, 10) as ok
      from generate_series(1, 1114111) code where code not between 55296 and 57343 and (code < 131072 or code between 917504 and 921599)`)
    const differ = all.filter(({ code, ok }) => {
      const sign = String.fromCodePoint(code)
      const kept = code === 32 || !new RegExp(`${hiddenMarks.source}|[\\p{Cc}\\p{Z}]`, 'u').test(sign)
      return kept !== ok
    })
    expect(differ.map(({ code }) => code.toString(16))).toEqual([])
    expect(all.length).toBeGreaterThan(130_000)
  }, 60_000)

  // A new column for typed text needs the check for names, or an entry in one of the two lists below.
  test('every other text with a limited length is listed as no name', async () => {
    const columns = await scene.rows<{ name: string }>(`
      select format('%s.%s', c.conrelid::regclass, a.attname) as name
      from pg_constraint c join pg_attribute a on a.attrelid = c.conrelid and a.attnum = any (c.conkey)
      where c.contype = 'c' and c.connamespace::regnamespace::text in ('public', 'private') and a.atttypid = 'text'::regtype
        and pg_get_constraintdef(c.oid) ~ ('length\\((btrim\\()?' || a.attname) and pg_get_constraintdef(c.oid) !~ '~'
        and not exists (select from pg_constraint o where o.conrelid = c.conrelid and a.attnum = any (o.conkey)
          and pg_get_constraintdef(o.oid) ~ ('is_(file_)?name\\(' || a.attname)) order by 1`)
    expect(columns.map(({ name }) => name)).toEqual([...severalLines, ...notTyped].toSorted())
  })
})

const severalLines = [
  'appointments.answer',
  'appointments.note',
  'contact_messages.message',
  'data_requests.details',
  'data_requests.reply',
  'document_request_items.answer',
  'document_request_items.delay_note',
  'document_request_items.help',
  'document_request_items.review_note',
  'document_requests.note',
  'invoices.note',
  'messages.body',
  'obligations.message',
  'private.automation_proposals.note',
  'private.appointment_remarks.body',
  'private.client_notes.body',
  'private.dian_choices.note',
  'private.contact_answers.body',
  'private.engagements.reason',
  'private.fees.reason',
  'private.google_consents.verifier',
  'private.invoice_decisions.reason',
  'private.obligation_work.notes',
  'private.request_templates.note',
  'private.saved_answers.body',
  'private.sendings.message',
  'private.signature_requests.message',
  'private.signature_signers.reason',
  'private.signature_templates.body',
  'private.welcomes.note',
  'user_approval_status.reason',
]
/** These columns contain names of files, services or certificates, values of our own lists, headers of mails, or secrets. */
const notTyped = [
  'consents.user_agent',
  'contact_messages.email',
  'contact_messages.service',
  'documents.file_path',
  'documents.storage_path',
  'invoices.about',
  'invoices.code',
  'invoices.currency',
  'invoices.customer',
  'invoices.customer_nit',
  'invoices.document_number',
  'invoices.kind',
  'invoices.refused',
  'invoices.supplier',
  'invoices.supplier_nit',
  'mails.sender',
  'mails.subject',
  'mails.via',
  'obligations.norm',
  'obligations.source',
  'private.account_invitations.email',
  'private.authorities.issuer',
  'private.authorities.subject',
  'private.automation_proposals.id',
  'private.book_entries.key',
  'private.book_rules.nit',
  'private.calendar_edits.about',
  'private.confirmed_signers.name',
  'private.dian_choices.key',
  'private.dian_entries.key',
  'private.due_date_overrides.endings',
  'private.due_date_rows.endings',
  'private.invoice_reviews.scan_code',
  'private.mail_events.id',
  'private.numbering_secrets.secret',
  'private.outside_calendars.address',
  'private.outside_calendars.etag',
  'private.outside_calendars.sync_token',
  'private.retired_mail.sender',
  'private.signature_requests.client_name',
  'private.signature_requests.seal_problem',
  'private.signature_templates.reviewed_by',
  'private.welcomes.rut_name',
]

describe('every procedure that takes a name', () => {
  let scene: Awaited<ReturnType<typeof openClientScene>>
  let waiting: Person
  beforeAll(async () => {
    scene = await openClientScene()
    waiting = await register(scene.target, 'espera')
  })
  afterAll(() => scene?.target.stop())

  type Way = (name: string) => PromiseLike<{ error: { code: string; message: string } | null }>
  const item = (title: string) => ({ title, help: '', required: true, allowsNone: false, answerWith: 'file' })
  const asked = (title: string, itemTitle: string) => ({
    title,
    dueOn: '2027-12-04',
    items: [item(itemTitle)],
  })
  const farDay = openSlots(300).at(-1)!.slice(0, 10)
  const template = { cycle: 'month', monthAfter: 1, dayKind: 'business', day: 5, clientSees: false }
  const request = (content: object) =>
    scene.advisor.client.rpc('save_request', {
      request: randomUUID(),
      client: scene.client.id,
      content: content as never,
      send: true,
    })
  const kind = (content: object) =>
    scene.admin.client.rpc('save_appointment_type', {
      type: randomUUID(),
      members: [],
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
        ...content,
      },
    })
  const ways: [string, Way][] = [
    ['the name of a person', (name) => scene.client.client.rpc('save_profile', { full_name: name, phone_number: '' })],
    ['a company', (name) => scene.client.client.rpc('save_company', { company_name: name, company_nit: '901207354', company_digit: 0 })],
    ['a registration', (name) => waiting.client.rpc('send_welcome', { told: { person: name, name: 'Prueba S.A.S.', nit: '900108281', digit: 3 } })],
    ['the company of a registration', (name) => waiting.client.rpc('send_welcome', { told: { person: 'Ana Prueba', name, nit: '900108281', digit: 3 } })],
    ['a member who is invited', (name) => scene.admin.client.rpc('invite_member', { member_email: `${randomUUID()}@ejemplo.test`, member_role: 'advisor', member_name: name })],
    ['a member', async (name) => {
      const call = (member_name: string) => scene.admin.client.rpc('change_member', { member: scene.other.id, member_role: 'advisor', member_name, expected: 'advisor' })
      const answer = await call(name)
      // The name is removed again, because two members cannot have the same name.
      if (!answer.error) succeed(await call(''))
      return answer
    }],
    ['a member who changes the own name', (name) => scene.advisor.client.rpc('save_own_name', { own_name: name })],
    ['a client of the firm', (name) => scene.admin.client.rpc('create_client', { client: randomUUID(), company: { name, nit: '900108281', digit: 3 }, again: true })],
    ['somebody invited into it', async (name) => {
      const client = randomUUID()
      succeed(await scene.admin.client.rpc('create_client', { client, company: { name: 'Talleres Usme Ltda.', nit: '900108281', digit: 3 }, again: true }))
      return scene.admin.client.rpc('invite_to_client', { client, person_email: `${randomUUID()}@ejemplo.test`, person_name: name, person_role: 'owner' })
    }],
    ['a task', (name) => scene.client.client.from('documents').insert({ name, user_id: scene.client.id, file_path: `task_${Math.random()}`, storage_path: `tasks/${scene.client.id}`, file_type: 'pending', file_size: 0 })],
    ['a subject', (subject) => scene.client.client.rpc('send_message', { message: randomUUID(), thread: randomUUID(), body: 'Hola', subject })],
    ['a subject of the firm', (subject) => scene.advisor.client.rpc('begin_thread_as_firm', { message: randomUUID(), thread: randomUUID(), client: scene.client.id, body: 'Hola', subject })],
    ['an appointment', (title) => scene.client.client.rpc('request_appointment', { key: randomUUID(), slot: openSlots(30)[3]!, title })],
    ['one that the firm proposes', (title) => scene.advisor.client.rpc('propose_appointment', { client: scene.client.id, slot: openSlots(30)[6]!, title })],
    ['the place of an appointment', async (detail) => {
      const { data } = await scene.advisor.client.rpc('propose_appointment', { client: scene.client.id, slot: openSlots(30)[9]!, title: 'Cierre' })
      return scene.advisor.client.rpc('change_appointment_place', { appointment: data!.id, seen: data!.sequence, place: 'office', detail })
    }],
    ['closed hours', (reason) => scene.admin.client.rpc('close_hours', { first_day: farDay, last_day: farDay, from_hour: 0, until_hour: 24, reason })],
    ['a kind of appointment', (name) => kind({ name })],
    ['its place', (detail) => kind({ detail })],
    ['its question', (question) => kind({ question })],
    ['an absence', (reason) => scene.advisor.client.rpc('save_absence', { member: scene.advisor.id, away_from: `${farDay}T13:00Z`, away_until: `${farDay}T14:00Z`, reason })],
    ['a request', (title) => request(asked(title, 'Extracto'))],
    ['an item of a request', (title) => request(asked('Soportes', title))],
    ['a template of requests', (name) => scene.admin.client.rpc('save_request_template', { template: randomUUID(), content: { name, title: 'Soportes', note: '', items: [item('Extracto')] } })],
    ['the title in it', (title) => scene.admin.client.rpc('save_request_template', { template: randomUUID(), content: { name: 'Cierre', title, note: '', items: [item('Extracto')] } })],
    ['the items in it', (title) => scene.admin.client.rpc('save_request_template', { template: randomUUID(), content: { name: 'Cierre', title: 'Soportes', note: '', items: [item(title)] } })],
    ['a template of work', (name) => scene.admin.client.rpc('save_work_template', { template: randomUUID(), content: { ...template, name, steps: [] } })],
    ['its steps', (step) => scene.admin.client.rpc('save_work_template', { template: randomUUID(), content: { ...template, name: 'Cierre', steps: [step] } })],
    ['a saved answer', (title) => scene.advisor.client.rpc('save_answer', { answer: randomUUID(), title, body: 'Con gusto.' })],
    ['a contact', (called) => scene.advisor.client.rpc('save_client_contact', { client: scene.client.id, contact: { name: called }, seen: 0 })],
    ['a folder', (called) => scene.client.client.rpc('name_my_folder', { folder: 'others', called })],
    ['a folder that the firm names', (called) => scene.advisor.client.rpc('name_client_folder', { client: scene.client.id, folder: 'others', called })],
    ['a tag', (called) => scene.advisor.client.rpc('change_client_tags', { clients: [scene.client.id], added: [called] })],
    ['a saved filter', (called) => scene.advisor.client.rpc('save_filter', { filter: randomUUID(), page: 'clients', called, query: 'vista=vencido' })],
    ['an account of the books', (name) => scene.advisor.client.rpc('keep_book_accounts', { client: scene.client.id, accounts: [{ code: '513595', name }], whole: false })],
    ['added work', (name) => scene.advisor.client.rpc('add_obligation', { obligation: randomUUID(), client: scene.client.id, content: { name, due: '2027-03-01', actBy: '2027-02-26', clientSees: false } })],
    ['a tax profile', (name) => scene.advisor.client.rpc('save_tax_profile', { client: scene.client.id, valid_from: '2026-01-01', profile: { kind: 'company', regime: 'ordinary', name }, seen: null as never })],
    ['an import', (file_name) => scene.admin.client.rpc('begin_client_import', { import: randomUUID(), file_name, headings: ['NIT'], mapping: ['nit'], total: 1 })],
    ['an authority', (label) => scene.admin.client.rpc('add_authority', { ...addedAuthority, label })],
    ['its source', (origin) => scene.admin.client.rpc('add_authority', { ...addedAuthority, origin })],
    ['a message of a visitor', (sender_name) => scene.service.rpc('receive_contact_message', { sender_name, sender_email: `${randomUUID()}@ejemplo.test`, message: 'Buenos días, una pregunta.', recipient: 'hola@nogal.example', policy: '1', consent_sha256: 'a'.repeat(64) })],
  ] // prettier-ignore

  test.each(ways)('%s takes a good name and refuses invisible characters', async (_way, bring) => {
    const passed: string[] = []
    for (const name of hiddenInNames) {
      const { error } = await bring(name)
      if (error?.code !== '23514' && error?.message !== 'invalid-input')
        passed.push(`${JSON.stringify(name)}: ${error?.message}`)
    }
    expect(passed).toEqual([])
    expect((await bring('Ferretería «El Clavo» S.A.S.')).error).toBeNull()
  })
})
