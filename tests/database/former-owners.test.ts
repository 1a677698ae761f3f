import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { readInvitation } from '@/lib/people/invitation'
import { invitePerson } from '@/lib/people/people'
import { must, register, registerAdvisor, succeed, type Person } from '../support/contract-people'
import { openPeopleScene, peopleOf, refusal, type PeopleScene } from './people-scene'

let scene: PeopleScene
let ana: Person
let newOwner: Person

vi.mock('@/lib/supabase/admin', () => ({ adminClient: () => scene.service }))

beforeAll(async () => void (scene = await openPeopleScene()))
afterAll(() => scene?.target.stop())
beforeEach(async () => {
  ana = await scene.owner()
  newOwner = await scene.join(ana, 'accountant')
})

async function handOver(): Promise<void> {
  succeed(await scene.service.rpc('permit_change', { person: ana.id, change: 'owner' }))
  succeed(await ana.client.rpc('ask_owner_change', { person: newOwner.id }))
  const theirs = await scene.inAccountOf(ana, newOwner)
  expect(must(await theirs.rpc('confirm_owner_change'))).toBe(true)
}

const ends: Record<string, () => Promise<void>> = {
  'handed the account over and still works in it': handOver,
  'handed the account over and left': async () => {
    await handOver()
    succeed(await (await scene.inAccountOf(ana, ana)).rpc('leave_account'))
  },
  'handed the account over and was removed': async () => {
    await handOver()
    succeed(await (await scene.inAccountOf(ana, newOwner)).rpc('remove_person', { person: ana.id }))
  },
  'handed the account over and was given a smaller role': async () => {
    await handOver()
    const change = { person: ana.id, new_role: 'reader', expected: 'accountant' }
    succeed(await (await scene.inAccountOf(ana, newOwner)).rpc('set_person_role', change))
  },
  'deleted their account': async () => {
    succeed(await scene.service.auth.admin.deleteUser(ana.id))
  },
}

describe.each(Object.entries(ends))('an owner who %s', (_what, end) => {
  test('leaves no open invitation, and the present owner can send the same one again', async () => {
    const guest = await register(scene.target, 'invitada')
    const id = await invitePerson({ db: ana.client as never }, { email: guest.email, role: 'assistant' })
    const token = await scene.linkTo(guest.email)
    expect(await readInvitation(token)).toMatchObject({ state: 'open' })
    await end()
    expect(await readInvitation(token)).toMatchObject({ state: 'withdrawn' })
    expect(await refusal(guest.client.rpc('accept_invitation', { token }))).toBe('invitation-withdrawn')
    const theirs = await scene.inAccountOf(ana, newOwner)
    const [listed] = (await peopleOf({ client: theirs as never })).invitations
    expect(Date.parse(listed?.until ?? '')).toBeLessThanOrEqual(Date.now() + 1000)

    succeed(await theirs.rpc('resend_invitation', { invitation: id }))
    const again = await scene.linkTo(guest.email)
    expect(must(await guest.client.rpc('accept_invitation', { token: again }))).toBe(ana.id)
  })

  test('leaves no working invitation link: somebody who registers with an old link gets an account of their own', async () => {
    const email = `${randomUUID()}@ejemplo.test`
    await invitePerson({ db: ana.client as never }, { email, role: 'reader' })
    const invitation = await scene.linkTo(email)
    await end()
    const made = must(
      await scene.service.auth.admin.createUser({
        email,
        email_confirm: true,
        user_metadata: { invitation },
      }),
    )
    const own = must(await scene.service.from('accounts').select('id').eq('id', made.user.id))
    expect(own).toHaveLength(1)
  })
})

test('the invitations of an owner stay open as long as they are the owner', async () => {
  const guest = await register(scene.target, 'invitada')
  await invitePerson({ db: ana.client as never }, { email: guest.email, role: 'reader' })
  succeed(await ana.client.rpc('remove_person', { person: newOwner.id }))
  expect(await readInvitation(await scene.linkTo(guest.email))).toMatchObject({ state: 'open' })
})

test('an advisor who leaves the firm leaves no open invitation to a client’s account', async () => {
  const guest = await register(scene.target, 'invitada')
  const advisor = await registerAdvisor(scene.target)
  const client = randomUUID()
  const company = { name: 'Talleres Usme Ltda.', nit: '900108281', digit: 3 }
  succeed(
    await scene.admin.client.rpc('create_client', { client, company, advisor: advisor.id, again: true }),
  )
  const invited = { client, person_email: guest.email, person_name: '', person_role: 'owner' }
  must(await advisor.client.rpc('invite_to_client', invited))
  const token = await scene.linkTo(guest.email)
  expect(await readInvitation(token)).toMatchObject({ state: 'open' })
  succeed(await scene.admin.client.rpc('remove_member', { member: advisor.id }))
  expect(await readInvitation(token)).toMatchObject({ state: 'withdrawn' })
  expect(await refusal(guest.client.rpc('accept_invitation', { token }))).toBe('invitation-withdrawn')
})
