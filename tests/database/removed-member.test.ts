import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { decide, must, registerStaff, succeed, type Person } from '../support/contract-people'
import { openClient, openTarget } from '../support/contract-target'
import { seatAudience, type Audience } from './audience'
import { createFixtures, type Fixtures } from './fixtures'
import { readCatalogue } from './catalogue'
import { procedures } from './procedures'
import { storageCells } from './storage-cells'
import { tables as tableRows } from './tables'
import { scenes, type RealtimeEvent } from './realtime-scenes'
import { openReviewScene, type ReviewScene } from './review-scene'
import type { Role } from './roles'
import { operationNames, tryStorage } from './storage-operations'
import { isThorough, thoroughly } from '../support/thorough'
import { tryFunction } from './try-function'
import { tryTable } from './try-table'

const catalogue = await readCatalogue()
const tables = catalogue.tables.filter(({ schema }) => schema === 'public').map(({ name }) => name)
const members = ['advisor', 'admin'] as const
type Table = keyof typeof tableRows

let fixtures: Fixtures
let boss: Person
let audience: Audience
beforeAll(async () => {
  fixtures = await createFixtures(await openTarget())
  boss = await registerStaff(fixtures.target)
  audience = await seatAudience({ ...fixtures, people: { ...fixtures.people } }, catalogue.published)
  for (const role of members) {
    // Only members can reserve an upload in a client's folder, so each member reserves one before being removed.
    const place = {
      client: fixtures.people.clientA.id,
      key: crypto.randomUUID(),
      file_name: 'acta.pdf',
      declared_type: 'application/pdf',
      declared_size: 9,
    }
    must(await fixtures.people[role].client.rpc('begin_client_file', place))
    succeed(await boss.client.rpc('remove_member', { member: fixtures.people[role].id }))
  }
})
afterAll(async () => {
  await audience.leave()
  await fixtures.target.stop()
})

/** Lists the tables, procedures and files for which the person gets another result than the role `as`. */
async function reached(role: (typeof members)[number], as: Role): Promise<string[]> {
  const found: string[] = []
  const own = (reach: unknown) => (reach === 'mine' || reach === 'all' ? 'own' : reach)
  for (const table of tables) {
    const [is, wanted] = [
      await tryTable(fixtures, table, 'select', role),
      own(tableRows[table as Table].cells.select[as]),
    ]
    if (is !== wanted && is !== 'none') found.push(`${table}: ${is}`)
  }
  // `npm test` skips procedures that only the server may call, because no person has that right.
  const callable = catalogue.procedures.filter(
    ({ executable_by }) => isThorough || executable_by.includes('authenticated'),
  )
  for (const procedure of callable) {
    const [is, wanted] = [
      await tryFunction(fixtures, procedure, role),
      procedures[procedure.name as keyof typeof procedures].cells[as],
    ]
    if (is !== wanted) found.push(`${procedure.name}: ${is}`)
  }
  for (const operation of operationNames) {
    const [is, wanted] = [
      await tryStorage(fixtures, 'facturas', operation, role),
      storageCells.facturas![operation][as === 'clientA' ? 'clientB' : as],
    ]
    if (is !== wanted) found.push(`${operation}: ${is}`)
  }
  return found
}

describe.each(members)('a member who was %s', (role) => {
  test(
    'loses the firm’s rights at once, even with the token that they hold',
    { timeout: 60_000 },
    async () => {
      expect(await tryTable(fixtures, 'audit_log', 'select', role)).toBe('none')
      expect(await tryTable(fixtures, 'invoices', 'select', role)).toBe('none')
      expect(await tryStorage(fixtures, 'facturas', 'read an object of A', role)).toBe('refused')
      expect(
        await tryFunction(
          fixtures,
          catalogue.procedures.find(({ name }) => name === 'firm_today')!,
          role,
        ),
      ).toBe('staff-only')
    },
  )

  test('can open nothing with that token ten seconds later', { timeout: 60_000 }, async () => {
    const { client } = fixtures.people[role]
    await vi.waitFor(async () => expect(must(await client.rpc('my_access'))).toBeNull(), {
      timeout: 20_000,
      interval: 500,
    })
    expect(await tryTable(fixtures, 'user_approval_status', 'select', role)).toBe('none')
    expect(await tryTable(fixtures, 'consents', 'select', role)).toBe('none')
  })
})

// Both members were removed in the same way, so `npm test` tries only the member who had more rights.
describe.each(members.slice(thoroughly(0, 1)))('a former member who was %s', (role) => {
  beforeAll(async () => {
    const { email, password } = fixtures.people[role]
    const client = openClient(fixtures.target)
    const { session } = must(await client.auth.signInWithPassword({ email, password }))
    fixtures.people[role].client = client
    fixtures.tokens[role] = session.access_token
  })

  // `npm test` skips this test, because the next test approves the same person, who then has more rights.
  test.runIf(isThorough)(
    'waits for approval everywhere after a new sign-in',
    { timeout: 120_000 },
    async () => {
      expect(await reached(role, 'waitlist')).toEqual([])
    },
  )

  test('has only the rights of a client after an approval', { timeout: 120_000 }, async () => {
    await decide(boss, fixtures.people[role], 'approved')
    expect(await tryTable(fixtures, 'invoices', 'select', role)).toBe('own')
    // The former member keeps the uploads of their own account, but not the uploads for clients.
    const uploads = must(await fixtures.people[role].client.from('uploads').select('name, for_client'))
    expect(uploads.length).toBeGreaterThan(0)
    expect(uploads.filter(({ for_client }) => for_client !== null)).toEqual([])
    expect(await reached(role, 'clientB')).toEqual([])
    const back = { target: fixtures.people[role].id, new_status: 'waitlist' }
    succeed(await boss.client.rpc('set_approval', back))
  })
})

test('open channels of removed members get no change of any client', async () => {
  audience.forget()
  const people = { ...fixtures.people, admin: boss, advisor: boss }
  for (const table of catalogue.published)
    for (const event of Object.keys(scenes[table] ?? {}) as RealtimeEvent[])
      await scenes[table]?.[event]?.({ ...fixtures, people })
  const { documentId } = fixtures.belongings.clientA
  must(
    await fixtures.service
      .from('documents')
      .update({ google_drive_id: 'y' })
      .eq('id', documentId)
      .select('id'),
  )
  // Changes arrive in the order of their commits, so when client A has this change, all earlier ones were sent.
  await vi.waitFor(() => expect(audience.heardBy('documents', 'UPDATE')).toContain('clientA'), {
    timeout: 10_000,
  })
  for (const table of catalogue.published)
    for (const event of ['INSERT', 'UPDATE', 'DELETE'] as const)
      expect(audience.heardBy(table, event), `${table} ${event}`).not.toEqual(
        expect.arrayContaining([expect.stringMatching(/^(advisor|admin)$/)]),
      )
})

describe('the unfinished work of a removed member', () => {
  let scene: ReviewScene
  beforeAll(async () => void (scene = await openReviewScene()))
  afterAll(() => scene?.close())

  test('reserved places expire, and mails about clients go to the member who answers now', async () => {
    const { advisor, admin, ana } = scene.people
    const thread = crypto.randomUUID()
    await scene.ask('ana', `send_message('${crypto.randomUUID()}', '${thread}', 'Buenos días', '{}', 'IVA')`)
    await scene.ask(
      'advisor',
      `begin_client_file('${ana}', '${crypto.randomUUID()}', 'acta.pdf', 'application/pdf', 9)`,
    )
    const mails = () =>
      scene.rows<{ to: string; owner: string }>(
        `select payload ->> 'to' as to, user_id as owner from public.outbox where payload ->> 'template' = 'inbox-waiting'`,
      )
    expect(await mails()).toEqual([{ to: 'advisor@empresa.example', owner: advisor }])
    await scene.ask('admin', `remove_member('${advisor}')`)
    expect(await mails()).toEqual([{ to: 'admin@empresa.example', owner: admin }])
    expect(await scene.rows(`select status from public.uploads where user_id = '${advisor}'`)).toEqual([
      { status: 'expired' },
    ])
    // If a member reads the thread before the mail is due, the mail is not sent at all.
    await scene.ask('admin', `read_thread_as_firm('${thread}')`)
    expect(await mails()).toEqual([])
  })

  test('obligations pass to the successor, or to nobody if the successor does not work for the client', async () => {
    const { ana, luis, advisor, other, admin } = scene.people
    const [own, reviewed, foreign] = [crypto.randomUUID(), crypto.randomUUID(), crypto.randomUUID()]
    await scene.run(`insert into private.staff (user_id, role) values ('${advisor}', 'advisor') on conflict do nothing;
      insert into private.client_advisors (client, advisor) values ('${ana}', '${advisor}') on conflict do nothing;
      insert into public.obligations (id, user_id, obligation, period, listed, due, act_by, date_state, norm, source) select id::uuid, account::uuid,
        'withholding', period, current_date, current_date, current_date, 'computed', 'Norma', 'Fuente'
      from (values ('${own}', '${ana}', '2026-01'), ('${reviewed}', '${ana}', '2026-02'), ('${foreign}', '${luis}', '2026-03')) as v (id, account, period);
      insert into private.obligation_work (obligation, responsible, reviewer) values ('${own}', '${advisor}', '${admin}'),
        ('${reviewed}', '${admin}', '${advisor}'), ('${foreign}', '${advisor}', null)`)
    await scene.ask('admin', `remove_member('${advisor}', '${other}')`)
    const work = await scene.rows(`select w.responsible, w.reviewer, o.version from private.obligation_work w
      join public.obligations o on o.id = w.obligation order by o.period`)
    expect(work).toEqual([
      { responsible: other, reviewer: admin, version: 2 },
      { responsible: admin, reviewer: other, version: 2 },
      { responsible: null, reviewer: null, version: 2 },
    ])
    const history = await scene.rows(`select h.actor, h.before, h.after from private.obligation_history h
      join public.obligations o on o.id = h.obligation order by o.period`)
    expect(history).toEqual([
      { actor: admin, before: { responsible: advisor }, after: { responsible: other } },
      { actor: admin, before: { reviewer: advisor }, after: { reviewer: other } },
      { actor: admin, before: { responsible: advisor }, after: { responsible: null } },
    ])
    const { rows } = await scene.ask<{ rows: { responsible: string | null }[] }>('luis', 'my_calendar()')
    expect(rows.map(({ responsible }) => responsible)).toEqual([null])
  })
})
