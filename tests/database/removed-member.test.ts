import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { decide, must, registerStaff, succeed, type Person } from '../support/contract-people'
import { openClient, openTarget } from '../support/contract-target'
import { seatAudience, type Audience } from './audience'
import { createFixtures, type Fixtures } from './fixtures'
import { readCatalogue } from './catalogue'
import { functionCells, storageCells, tableCells } from './matrix'
import { scenes, type RealtimeEvent } from './realtime-scenes'
import { openReviewScene, type ReviewScene } from './review-scene'
import type { Role } from './roles'
import { operationNames, tryStorage } from './storage-operations'
import { tryFunction } from './try-function'
import { tryTable } from './try-table'

const catalogue = await readCatalogue()
const tables = catalogue.tables.filter(({ schema }) => schema === 'public').map(({ name }) => name)
const members = ['advisor', 'admin'] as const
type Table = keyof typeof tableCells

let cast: Fixtures
let boss: Person
let audience: Audience
beforeAll(async () => {
  cast = await createFixtures(await openTarget())
  boss = await registerStaff(cast.target)
  audience = await seatAudience({ ...cast, people: { ...cast.people } }, catalogue.published)
  for (const role of members) {
    // A place in a client's folder, which a member may fill.
    const place = { client: cast.people.clientA.id, key: crypto.randomUUID(), file_name: 'acta.pdf', declared_type: 'application/pdf', declared_size: 9 } // prettier-ignore
    must(await cast.people[role].client.rpc('begin_client_file', place))
    succeed(await boss.client.rpc('remove_member', { member: cast.people[role].id }))
  }
})
afterAll(async () => {
  await audience.leave()
  await cast.target.stop()
})

/** What they reach now, cell by cell, where it is not what the matrix gives to somebody else. */
async function reached(role: (typeof members)[number], as: Role): Promise<string[]> {
  const found: string[] = []
  const own = (reach: unknown) => (reach === 'mine' || reach === 'all' ? 'own' : reach)
  for (const table of tables) {
    const [is, wanted] = [
      await tryTable(cast, table, 'select', role),
      own(tableCells[table as Table].select[as]),
    ]
    if (is !== wanted && is !== 'none') found.push(`${table}: ${is}`)
  }
  for (const procedure of catalogue.procedures) {
    const [is, wanted] = [await tryFunction(cast, procedure, role), functionCells[procedure.name as keyof typeof functionCells][as]] // prettier-ignore
    if (is !== wanted) found.push(`${procedure.name}: ${is}`)
  }
  for (const operation of operationNames) {
    const [is, wanted] = [await tryStorage(cast, 'facturas', operation, role), storageCells.facturas![operation][as === 'clientA' ? 'clientB' : as]] // prettier-ignore
    if (is !== wanted) found.push(`${operation}: ${is}`)
  }
  return found
}

describe.each(members)('who was %s', (role) => {
  test('is nobody of the firm with the token that they hold, at once', { timeout: 60_000 }, async () => {
    expect(await tryTable(cast, 'audit_log', 'select', role)).toBe('none')
    expect(await tryTable(cast, 'invoices', 'select', role)).toBe('none')
    expect(await tryStorage(cast, 'facturas', 'read an object of A', role)).toBe('refused')
    expect(await tryFunction(cast, catalogue.procedures.find(({ name }) => name === 'firm_today')!, role)).toBe('staff-only') // prettier-ignore
  })

  test('and ten seconds later that token opens nothing', { timeout: 60_000 }, async () => {
    const { client } = cast.people[role]
    await vi.waitFor(async () => expect(must(await client.rpc('my_access'))).toBeNull(), { timeout: 20_000, interval: 500 }) // prettier-ignore
    expect(await tryTable(cast, 'user_approval_status', 'select', role)).toBe('none')
    expect(await tryTable(cast, 'consents', 'select', role)).toBe('none')
  })

  test('who signs in anew is somebody who waits, everywhere', { timeout: 120_000 }, async () => {
    const { email, password } = cast.people[role]
    const client = openClient(cast.target)
    const { session } = must(await client.auth.signInWithPassword({ email, password }))
    cast.people[role].client = client
    cast.tokens[role] = session.access_token
    expect(await reached(role, 'waitlist')).toEqual([])
  })

  test('and once approved a client like any other', { timeout: 120_000 }, async () => {
    await decide(boss, cast.people[role], 'approved')
    expect(await tryTable(cast, 'invoices', 'select', role)).toBe('own')
    // Theirs is what they had as a person, not what they brought for a client.
    const uploads = must(await cast.people[role].client.from('uploads').select('name, for_client'))
    expect(uploads.length).toBeGreaterThan(0)
    expect(uploads.filter(({ for_client }) => for_client !== null)).toEqual([])
    expect(await reached(role, 'clientB')).toEqual([])
    const back = { target: cast.people[role].id, new_status: 'waitlist' }
    succeed(await boss.client.rpc('set_approval', back))
  })
})

test('their open lines hear nothing of any client', async () => {
  audience.forget()
  const people = { ...cast.people, admin: boss, advisor: boss }
  for (const table of catalogue.published)
    for (const event of Object.keys(scenes[table] ?? {}) as RealtimeEvent[])
      await scenes[table]?.[event]?.({ ...cast, people })
  const { documentId } = cast.belongings.clientA
  must(
    await cast.service.from('documents').update({ google_drive_id: 'y' }).eq('id', documentId).select('id'),
  )
  // Changes are told in the order of their commits: what the client has heard the others would have heard.
  await vi.waitFor(() => expect(audience.told('documents', 'UPDATE')).toContain('clientA'), { timeout: 10_000 }) // prettier-ignore
  for (const table of catalogue.published)
    for (const event of ['INSERT', 'UPDATE', 'DELETE'] as const)
      expect(audience.told(table, event), `${table} ${event}`).not.toEqual(
        expect.arrayContaining([expect.stringMatching(/^(advisor|admin)$/)]),
      )
})

describe('what they left unfinished', () => {
  let scene: ReviewScene
  beforeAll(async () => void (scene = await openReviewScene()))
  afterAll(() => scene?.close())

  test('places for clients are given up, and mails about clients go to who answers now', async () => {
    const { advisor, admin, ana } = scene.people
    const thread = crypto.randomUUID()
    await scene.ask('ana', `send_message('${crypto.randomUUID()}', '${thread}', 'Buenos días', '{}', 'IVA')`)
    await scene.ask('advisor', `begin_client_file('${ana}', '${crypto.randomUUID()}', 'acta.pdf', 'application/pdf', 9)`) // prettier-ignore
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
    // Read before it leaves, that mail stays here as well.
    await scene.ask('admin', `read_thread_as_firm('${thread}')`)
    expect(await mails()).toEqual([])
  })
})
