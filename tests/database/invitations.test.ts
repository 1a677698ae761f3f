import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { readInvitation } from '@/lib/people/invitation'
import { invitePerson } from '@/lib/people/people'
import { consentOf, must, register, succeed, type Person } from '../support/contract-people'
import { openClient } from '../support/contract-target'
import { openPeopleScene, peopleOf, refusal, type PeopleScene } from './people-scene'

let scene: PeopleScene
let ana: Person

vi.mock('@/lib/supabase/admin', () => ({ adminClient: () => scene.service }))

beforeAll(async () => void (scene = await openPeopleScene()))
afterAll(() => scene?.target.stop())
beforeEach(async () => void (ana = await scene.owner()))

describe('an invitation', () => {
  test('is mailed, accepted by the person with that address, and gives the person its role at once', async () => {
    const beto = await register(scene.target, 'beto')
    await invitePerson({ db: ana.client as never }, { email: beto.email, role: 'assistant' })
    const token = await scene.linkTo(beto.email)
    expect(await readInvitation(token)).toMatchObject({
      company: 'Café del Sur',
      role: 'assistant',
      state: 'open',
    })
    expect(must(await beto.client.rpc('accept_invitation', { token }))).toBe(ana.id)
    expect(must(await beto.client.rpc('accept_invitation', { token }))).toBe(ana.id)
    expect(await readInvitation(token)).toMatchObject({ state: 'used' })
    const access = must(await (await scene.inAccountOf(ana, beto)).rpc('my_access')) as {
      account: string
      status: string
    }
    expect(access).toMatchObject({ account: ana.id, status: 'approved' })
    const { people, invitations } = await peopleOf(ana)
    expect(people.map(({ email, role }) => [email, role])).toEqual([
      [ana.email, 'owner'],
      [beto.email, 'assistant'],
    ])
    expect(invitations).toEqual([])
    expect(await scene.logged(ana.id)).toEqual([
      { action: 'people.invited', actor: ana.id },
      { action: 'people.joined', actor: beto.id },
    ])
  })

  test('works for one address, and a person with another address is told only that', async () => {
    await invitePerson({ db: ana.client as never }, { email: 'otra@empresa.example', role: 'reader' })
    const beto = await register(scene.target, 'beto')
    const token = await scene.linkTo('otra@empresa.example')
    expect(await refusal(beto.client.rpc('accept_invitation', { token }))).toBe('invitation-other')
    expect(await refusal(scene.advisor.client.rpc('accept_invitation', { token }))).toBe('invitation-other')
    expect((await peopleOf(ana)).people).toHaveLength(1)
  })

  test('is useless after the person was removed, after it was withdrawn, and with an invented link', async () => {
    const beto = await scene.join(ana, 'reader')
    const token = await scene.linkTo(beto.email)
    succeed(await ana.client.rpc('remove_person', { person: beto.id }))
    const again = openClient(scene.target)
    must(await again.auth.signInWithPassword({ email: beto.email, password: beto.password }))
    expect(await refusal(again.rpc('accept_invitation', { token }))).toBe('invitation-used')
    const id = await invitePerson({ db: ana.client as never }, { email: beto.email, role: 'reader' })
    succeed(await ana.client.rpc('withdraw_invitation', { invitation: id }))
    expect(await scene.linkTo(beto.email)).toBe(token)
    expect(await refusal(again.rpc('accept_invitation', { token: 'f'.repeat(64) }))).toBe('not-found')
    expect(await refusal(ana.client.rpc('resend_invitation', { invitation: id }))).toBe(
      'invitation-withdrawn',
    )
  })

  test('opens only with the newest link, and with none after it is withdrawn', async () => {
    const beto = await register(scene.target, 'beto')
    const id = await invitePerson({ db: ana.client as never }, { email: beto.email, role: 'reader' })
    const first = await scene.linkTo(beto.email)
    succeed(await ana.client.rpc('resend_invitation', { invitation: id }))
    const second = await scene.linkTo(beto.email)
    expect(await readInvitation(first)).toBeNull()
    expect(await refusal(beto.client.rpc('accept_invitation', { token: first }))).toBe('not-found')
    succeed(await ana.client.rpc('withdraw_invitation', { invitation: id }))
    succeed(await ana.client.rpc('withdraw_invitation', { invitation: id }))
    expect(await readInvitation(second)).toMatchObject({ state: 'withdrawn' })
    expect(await refusal(beto.client.rpc('accept_invitation', { token: second }))).toBe(
      'invitation-withdrawn',
    )
  })

  test('is refused for people already in the account, and never makes an owner', async () => {
    const beto = await scene.join(ana, 'reader')
    const asked = (person_email: string, person_role: string) =>
      refusal(ana.client.rpc('invite_person', { person_email, person_role }))
    expect(await asked(beto.email.toUpperCase(), 'assistant')).toBe('already-colleague')
    expect(await asked('x@empresa.example', 'owner')).toBe('invalid-input')
    expect(await asked('no es un correo', 'reader')).toBe('invalid-input')
  })

  test('to the firm and one to an account, accepted at the same time, let the person into only one of the two', async () => {
    for (let n = 0; n < 6; n++) {
      const both = await register(scene.target, 'ambos')
      await invitePerson({ db: ana.client as never }, { email: both.email, role: 'reader' })
      const toAccount = await scene.linkTo(both.email)
      must(
        await scene.admin.client.rpc('invite_member', { member_email: both.email, member_role: 'advisor' }),
      )
      const tokens = [toAccount, await scene.linkTo(both.email)]
      const refusals = await Promise.all(
        tokens.map((token) => refusal(both.client.rpc('accept_invitation', { token }))),
      )
      expect(refusals.filter((one) => one === null)).toHaveLength(1)
    }
  })

  test('is sent at most thirty times a day by an account', async () => {
    const asked = (n: number) =>
      ana.client.rpc('invite_person', { person_email: `beto${n}@empresa.example`, person_role: 'reader' })
    for (let n = 0; n < 30; n++) must(await asked(n))
    expect(await refusal(asked(30))).toBe('invitation-limit')
  })

  test('is sent at most five times a day to one mailbox, also when it is withdrawn or twenty are sent at once', async () => {
    const asked = () =>
      ana.client.rpc('invite_person', { person_email: 'cinco@empresa.example', person_role: 'reader' })
    succeed(await ana.client.rpc('withdraw_invitation', { invitation: must(await asked()) }))
    const refusals = await Promise.all(Array.from({ length: 20 }, () => refusal(asked())))
    expect(refusals.filter((one) => one === null)).toHaveLength(4)
    expect(new Set(refusals)).toEqual(new Set([null, 'invitation-box-limit']))
  })
})

describe('a person who registers with an invitation', () => {
  test('has no account of their own until they ask for one', async () => {
    const email = `${randomUUID()}@ejemplo.test`
    await invitePerson({ db: ana.client as never }, { email, role: 'reader' })
    const token = await scene.linkTo(email)
    const made = must(
      await scene.service.auth.admin.createUser({
        email,
        password: 'Portal-2026',
        email_confirm: true,
        user_metadata: { invitation: token },
      }),
    )
    const client = openClient(scene.target)
    must(await client.auth.signInWithPassword({ email, password: 'Portal-2026' }))
    expect(must(await client.rpc('my_access'))).toMatchObject({
      account: null,
      accounts: [],
      status: 'waitlist',
    })
    expect(await refusal(client.rpc('accept_invitation', { token }))).toBe('consent-needed')
    succeed(await scene.service.from('consents').insert(consentOf(made.user.id, email)))
    must(await client.rpc('accept_invitation', { token }))
    expect(must(await client.rpc('my_access'))).toMatchObject({ account: ana.id, status: 'approved' })
    const own = { id: made.user.id }
    expect(must(await client.rpc('my_header'))).toMatchObject({ own: { ...own, status: 'none' } })
    expect(must(await client.rpc('open_own_account'))).toBe(made.user.id)
    expect(must(await client.rpc('my_header'))).toMatchObject({ own: { ...own, status: 'waitlist' } })
    expect(must(await client.rpc('my_access'))).toMatchObject({
      account: ana.id,
      accounts: [
        { id: ana.id, status: 'approved' },
        { id: made.user.id, status: 'waitlist' },
      ],
    })
  })

  test('gets no account of their own by registering on the site either', async () => {
    const email = `${randomUUID()}@ejemplo.test`
    await invitePerson({ db: ana.client as never }, { email, role: 'reader' })
    const options = { data: { invitation: await scene.linkTo(email) } }
    const made = must(await openClient(scene.target).auth.signUp({ email, password: 'Portal-2026', options }))
    expect(must(await scene.service.from('accounts').select('id').eq('id', made.user!.id))).toEqual([])
  })

  test('gets an account of their own if the link was mailed to somebody else', async () => {
    await invitePerson({ db: ana.client as never }, { email: 'otra@empresa.example', role: 'reader' })
    const invitation = await scene.linkTo('otra@empresa.example')
    const email = `${randomUUID()}@ejemplo.test`
    const made = must(
      await scene.service.auth.admin.createUser({
        email,
        email_confirm: true,
        user_metadata: { invitation },
      }),
    )
    const found = must(await scene.service.from('accounts').select('id').eq('id', made.user.id))
    expect(found).toHaveLength(1)
  })
})
