import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { listCompanies } from '@/lib/account/queries'
import { ownFolder } from '@/lib/assistant/queries'
import { leaveAccount } from '@/lib/people/people'
import { must, registerClient, succeed, type Person } from '../support/contract-people'
import { openPeopleScene, peopleOf, refusal, type PeopleScene } from './people-scene'

let scene: PeopleScene
let ana: Person
beforeAll(async () => void (scene = await openPeopleScene()))
afterAll(() => scene?.target.stop())
beforeEach(async () => void (ana = await scene.owner()))

describe('the people of an account', () => {
  test('are the same list for owner, colleagues and firm, and invisible to others', async () => {
    const beto = await scene.join(ana, 'accountant')
    const left = await scene.join(ana, 'reader')
    succeed(await ana.client.rpc('remove_person', { person: left.id }))
    succeed(await scene.admin.client.rpc('set_advisors', { client: ana.id, advisors: [scene.advisor.id] }))
    const own = await peopleOf(ana)
    expect(await peopleOf(scene.admin, ana.id)).toEqual(own)
    expect(await peopleOf(scene.advisor, ana.id)).toEqual(own)
    const seen = await peopleOf({ client: (await scene.inAccountOf(ana, beto)) as never })
    expect(seen.people.map(({ id, email, role }) => [id, email, role])).toEqual(
      own.people.map(({ id, email, role }) => [id, email, role]),
    )
    expect(seen.people.map(({ seen_at, second_step }) => [seen_at, second_step])).toEqual(
      own.people.map(() => [null, null]),
    )
    expect(own.former.map(({ email }) => email)).toEqual([left.email])
    expect([seen.former, seen.invitations, seen.change]).toEqual([[], [], null])
    const luis = await registerClient(scene.target, scene.admin, 'luis')
    expect(await refusal(luis.client.rpc('account_people', { client: ana.id }))).toBe('not-found')
  })

  test('get another role at once, and when two people change it, the second sees a conflict', async () => {
    const beto = await scene.join(ana, 'assistant')
    const change = (new_role: string, expected: string) =>
      refusal(ana.client.rpc('set_person_role', { person: beto.id, new_role, expected }))
    const theirs = await scene.inAccountOf(ana, beto)
    const write = () =>
      refusal(
        theirs.rpc('send_message', {
          message: randomUUID(),
          thread: randomUUID(),
          body: 'Hola',
          subject: 'IVA',
        }),
      )
    expect(await write()).toBeNull()
    expect(await change('reader', 'assistant')).toBeNull()
    expect(await write()).toBe('forbidden')
    expect(await change('accountant', 'assistant')).toBe('conflict')
    expect(await change('owner', 'reader')).toBe('invalid-input')
    expect(
      await refusal(
        ana.client.rpc('set_person_role', { person: ana.id, new_role: 'reader', expected: 'owner' }),
      ),
    ).toBe('not-oneself')
  })

  test('have no access after they were removed: their sessions end, and their calendar address is empty', async () => {
    const beto = await scene.join(ana, 'assistant')
    const theirs = await scene.inAccountOf(ana, beto)
    const token_sha256 = randomUUID().replaceAll('-', '').repeat(2)
    must(await theirs.rpc('renew_calendar_feed', { token_sha256 }))
    expect(must(await scene.service.rpc('read_calendar_feed', { token_sha256 }))).toEqual({
      appointments: [],
      obligations: [],
    })
    expect(must(await theirs.from('companies').select('name'))).toHaveLength(1)
    succeed(await ana.client.rpc('remove_person', { person: beto.id }))
    expect(must(await theirs.from('companies').select('name'))).toEqual([])
    expect(await refusal(theirs.rpc('my_invoices'))).toBe('not-found')
    expect((await scene.service.rpc('read_calendar_feed', { token_sha256 })).data).toBeNull()
    expect(await refusal(ana.client.rpc('remove_person', { person: beto.id }))).toBe('not-found')
    const { people, former } = await peopleOf(ana)
    expect([people.length, former.map(({ email }) => email)]).toEqual([1, [beto.email]])
    // For ten seconds, the removed person's open pages still get a response, which says that the person was removed.
    await vi.waitFor(async () => expect((await theirs.rpc('my_access')).data).toBeNull(), {
      timeout: 15_000,
      interval: 500,
    })
  }, 30_000)

  test('may leave at any time, except the last owner', async () => {
    const beto = await scene.join(ana, 'reader')
    expect(await refusal(ana.client.rpc('leave_account'))).toBe('last-owner')
    await leaveAccount({ db: (await scene.inAccountOf(ana, beto)) as never })
    expect((await peopleOf(ana)).people).toHaveLength(1)
    expect((await scene.logged(ana.id)).at(-1)).toEqual({ action: 'people.left', actor: beto.id })
  })
})

describe('a change of owner', () => {
  /** Permits a change of owner and requests the change, as the site does after checking the owner's password. */
  const propose = async (newOwner: Person) => {
    succeed(await scene.service.rpc('permit_change', { person: ana.id, change: 'owner' }))
    succeed(await ana.client.rpc('ask_owner_change', { person: newOwner.id }))
  }

  test('cannot be requested with only a session of the owner', async () => {
    const beto = await scene.join(ana, 'accountant')
    expect(await refusal(ana.client.rpc('ask_owner_change', { person: beto.id }))).toBe('not-permitted')
    expect(await refusal(ana.client.rpc('confirm_owner_change'))).toBe('not-found')
    await propose(beto)
    const carla = await scene.join(ana, 'accountant')
    expect(await refusal(ana.client.rpc('ask_owner_change', { person: carla.id }))).toBe('not-permitted')
    expect((await peopleOf(ana)).change).toMatchObject({ to: { id: beto.id } })
  })

  test('is requested by the owner and done when the other person confirms', async () => {
    const beto = await scene.join(ana, 'accountant')
    const theirs = await scene.inAccountOf(ana, beto)
    expect(await refusal(theirs.rpc('ask_owner_change', { person: ana.id }))).toBe('forbidden')
    expect(await refusal(theirs.rpc('confirm_owner_change'))).toBe('not-found')
    await propose(beto)
    succeed(await ana.client.rpc('ask_owner_change', { person: beto.id }))
    const mails = must(
      await scene.service
        .from('outbox')
        .select('payload')
        .like('key', 'mail:owner:asked:%')
        .eq('user_id', ana.id),
    )
    expect(mails.map(({ payload }) => (payload as { to: string }).to).toSorted()).toEqual(
      [ana.email, beto.email].toSorted(),
    )
    expect(mails[0]?.payload).toMatchObject({ data: { account: ana.id } })
    expect(must(await ana.client.rpc('confirm_owner_change'))).toBe(false)
    expect((await peopleOf(ana)).change).toMatchObject({
      to: { id: beto.id },
      owner_confirmed: true,
      heir_confirmed: false,
    })
    expect(must(await theirs.rpc('confirm_owner_change'))).toBe(true)
    const { people, change } = await peopleOf({ client: theirs as never })
    expect(people.map(({ id, role }) => [id, role])).toEqual([
      [beto.id, 'owner'],
      [ana.id, 'accountant'],
    ])
    expect(change).toBeNull()
    expect((await peopleOf(ana)).invitations).toEqual([])
    expect(await refusal(ana.client.rpc('leave_account'))).toBeNull()
  })

  test('can be withdrawn by either person, and ends when the other person leaves', async () => {
    const beto = await scene.join(ana, 'accountant')
    const theirs = await scene.inAccountOf(ana, beto)
    await propose(beto)
    expect((await peopleOf({ client: theirs as never })).change).toMatchObject({ to: { id: beto.id } })
    succeed(await theirs.rpc('withdraw_owner_change'))
    expect(await refusal(ana.client.rpc('confirm_owner_change'))).toBe('not-found')
    await propose(beto)
    succeed(await theirs.rpc('leave_account'))
    expect(await refusal(ana.client.rpc('confirm_owner_change'))).toBe('not-found')
  })
})

test('a colleague finds the companies and the Drive folder of the account, not an empty one of their own', async () => {
  const colleague = await scene.join(ana, 'reader')
  const folder = {
    user_id: ana.id,
    folder_id: 'f1',
    folder_name: 'Café del Sur',
    folder_url: 'https://drive.ejemplo.test/f1',
  }
  succeed(await scene.service.from('user_drive_folders').insert(folder))
  const reader = { id: colleague.id, account: ana.id, db: await scene.inAccountOf(ana, colleague) } as never
  expect(await listCompanies(reader)).toMatchObject([{ name: 'Café del Sur' }])
  expect(await ownFolder(reader)).toBe(folder.folder_url)
})
