import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import {
  decide,
  must,
  passSecondStep,
  register,
  registerAdvisor,
  registerStaff,
  succeed,
  totpCode,
  type Person,
} from '../support/contract-people'
import { openClient, openTarget, type Client, type ContractTarget } from '../support/contract-target'

let target: ContractTarget
let service: Client
let admin: Person
let newcomer: Person

beforeAll(async () => {
  target = await openTarget()
  service = openClient(target, target.secretKey)
  admin = await registerStaff(target)
})
beforeEach(async () => {
  newcomer = await register(target, 'nueva')
})
afterAll(() => target.stop())

const invite = (email: string, role = 'advisor', by = admin) =>
  by.client.rpc('invite_member', { member_email: ` ${email.toUpperCase()} `, member_role: role })
async function tokenFor(email: string): Promise<string> {
  const mails = must(await service.from('outbox').select('payload').like('key', 'mail:invitation:%'))
  const payloads = mails.map(
    ({ payload }) => payload as { template: string; to: string; data: { token: string } },
  )
  return (
    payloads.findLast(({ to, template }) => to === email && template === 'team-invitation')?.data.token ?? ''
  )
}
const accept = async (person: Person, token?: string) =>
  person.client.rpc('accept_invitation', { token: token ?? (await tokenFor(person.email)) })
async function add(person: Person, role = 'advisor') {
  must(await invite(person.email, role))
  return accept(person)
}
const openOnes = async (by = admin) =>
  must(await by.client.rpc('team_invitations')) as { id: string; email: string }[]
const roleOf = async ({ id }: Person) =>
  must(await admin.client.rpc('list_members')).find((member) => member.user_id === id)?.role
const lastRow = async ({ id }: Person) =>
  must(await service.from('audit_log').select('*').eq('target', id).order('id', { ascending: false })).at(0)

describe('a member of the firm', () => {
  test('joins through an administrator’s mail, and sees the firm from that moment', async () => {
    expect(must(await newcomer.client.rpc('my_access'))).toMatchObject({ staff: null })
    expect(must(await add(newcomer))).toBe(newcomer.id)
    expect(must(await newcomer.client.rpc('my_access'))).toMatchObject({ staff: 'advisor', owed: null })
    expect(await lastRow(newcomer)).toMatchObject({
      actor: newcomer.id,
      action: 'staff.added',
      after: { role: 'advisor', name: null },
    })
  })

  test.each([
    ['twice', async () => void must(await add(newcomer)), 'already-member'],
    ['who is a client', () => decide(admin, newcomer, 'approved'), 'member-is-client'],
  ])('is not invited %s', async (_case, before, refusal) => {
    await before()
    expect((await invite(newcomer.email)).error?.message).toBe(refusal)
  })

  test('cannot join after becoming a client since the invitation', async () => {
    must(await invite(newcomer.email))
    await decide(admin, newcomer, 'approved')
    expect((await accept(newcomer)).error?.message).toBe('member-is-client')
  })

  test('never appears as a registration, neither before nor after accepting the invitation', async () => {
    const email = `colega.${crypto.randomUUID()}@nogal.example`
    must(await invite(email, 'admin'))
    const token = await tokenFor(email)
    const password = 'Nogal-Libro-Mayor-7'
    const made = await service.auth.admin.createUser({
      email,
      password,
      email_confirm: true,
      user_metadata: { invitation: token },
    })
    const { id } = must(made).user
    const waits = async () =>
      must(await admin.client.rpc('list_registrations', { max_rows: 200 })).some(
        ({ user_id }) => user_id === id,
      )
    expect(await waits()).toBe(false)
    const client = openClient(target)
    must(await client.auth.signInWithPassword({ email, password }))
    must(
      await service
        .from('consents')
        .insert({ user_id: id, email, purpose: 'registro', policy_version: '1', text_sha256: 'a'.repeat(64) })
        .select('id'),
    )
    expect(must(await client.rpc('accept_invitation', { token }))).toBe(id)
    expect(await waits()).toBe(false)
    expect(must(await client.rpc('my_access'))).toMatchObject({ staff: 'admin', owed: 'enrol' })
    expect(await openOnes()).not.toContainEqual(expect.objectContaining({ email }))
  })

  test('is invited by a link for one address, valid once and for seven days, and only the newest link works', async () => {
    const [other, late] = [await register(target, 'otra'), await register(target, 'tarde')]
    must(await invite(newcomer.email))
    const first = await tokenFor(newcomer.email)
    expect((await accept(other, first)).error?.message).toBe('invitation-other')
    const [{ id } = { id: '' }] = (await openOnes()).filter(({ email }) => email === newcomer.email)
    succeed(await admin.client.rpc('resend_invitation', { invitation: id }))
    expect((await accept(newcomer, first)).error?.message).toBe('not-found')
    must(await accept(newcomer))
    expect(must(await accept(newcomer))).toBe(newcomer.id)
    expect((await accept(other, await tokenFor(newcomer.email))).error?.message).toBe('invitation-other')

    must(await invite(late.email))
    const withdrawn = await tokenFor(late.email)
    const [{ id: open } = { id: '' }] = (await openOnes()).filter(({ email }) => email === late.email)
    succeed(await admin.client.rpc('withdraw_invitation', { invitation: open }))
    succeed(await admin.client.rpc('withdraw_invitation', { invitation: open }))
    expect((await accept(late, withdrawn)).error?.message).toBe('invitation-withdrawn')
    expect(must(await late.client.rpc('my_access'))).toMatchObject({ staff: null, status: 'waitlist' })
  })

  test('is invited only by administrators, who also see, repeat and withdraw invitations', async () => {
    const advisor = await registerAdvisor(target)
    must(await invite(newcomer.email))
    const [{ id } = { id: '' }] = (await openOnes()).filter(({ email }) => email === newcomer.email)
    expect((await invite('nadie@nogal.example', 'advisor', advisor)).error?.message).toBe('admin-only')
    for (const call of [
      advisor.client.rpc('team_invitations'),
      advisor.client.rpc('resend_invitation', { invitation: id }),
      advisor.client.rpc('withdraw_invitation', { invitation: id }),
    ])
      expect((await call).error?.message).toBe('admin-only')
    expect((await newcomer.client.rpc('withdraw_invitation', { invitation: id })).error?.message).toBe(
      'not-approved',
    )
  })

  test('cannot join through an administrator who left, until another one sends the invitation again', async () => {
    const leaving = await registerStaff(target)
    must(await invite(newcomer.email, 'advisor', leaving))
    succeed(await admin.client.rpc('remove_member', { member: leaving.id }))
    const token = await tokenFor(newcomer.email)
    expect(must(await service.rpc('invitation_of', { token }))).toMatchObject({
      team: true,
      state: 'withdrawn',
    })
    expect((await accept(newcomer)).error?.message).toBe('invitation-withdrawn')
    must(await invite(newcomer.email))
    must(await accept(newcomer))
  })

  test('who becomes an administrator needs a second step at once', async () => {
    must(await add(newcomer))
    const change = { member: newcomer.id, member_role: 'admin', member_name: 'Diana Cárdenas' }
    const stale = await admin.client.rpc('change_member', { ...change, expected: 'admin' })
    expect(stale.error?.message).toBe('conflict')
    const unseen = await admin.client.rpc('change_member', { ...change, expected: null as never })
    expect(unseen.error?.message).toBe('conflict')
    succeed(await admin.client.rpc('change_member', { ...change, expected: 'advisor' }))
    expect(must(await newcomer.client.rpc('my_access'))).toMatchObject({ staff: 'admin', owed: 'enrol' })
    expect((await newcomer.client.rpc('list_team')).error?.message).toBe('staff-only')
    await passSecondStep(newcomer.client)
    const team = must(await newcomer.client.rpc('list_team'))
    expect(team.find(({ user_id }) => user_id === newcomer.id)).toMatchObject({
      name: 'Diana Cárdenas',
      second_step: true,
    })
  })

  test('can change their own name, which is logged, and nobody else’s', async () => {
    must(await add(newcomer))
    succeed(await newcomer.client.rpc('save_own_name', { own_name: ' Diana María ' }))
    expect(must(await newcomer.client.rpc('my_access'))).toMatchObject({ name: 'Diana María' })
    const team = must(await admin.client.rpc('list_team'))
    expect(team.filter(({ name }) => name === 'Diana María').map(({ user_id }) => user_id)).toEqual([
      newcomer.id,
    ])
    const stranger = await register(target, 'ajena')
    expect((await stranger.client.rpc('save_own_name', { own_name: 'Nadie' })).error?.message).toBe(
      'staff-only',
    )
  })

  test('cannot take a colleague’s name in any spelling, nor be given it by an administrator', async () => {
    must(await add(newcomer))
    const colleague = await registerAdvisor(target)
    const prefix = ({ email }: Person) => email.split('@')[0]!
    const own = (own_name: string, who = newcomer) => who.client.rpc('save_own_name', { own_name })
    const given = (member_name: string) =>
      admin.client.rpc('change_member', {
        member: newcomer.id,
        member_role: 'advisor',
        member_name,
        expected: 'advisor',
      })
    succeed(await own('Laura Gómez', colleague))
    const taken = [
      'Laura Gómez',
      ' laura  GOMEZ',
      'LauraGómez',
      'Laura\ufe0f Gómez',
      prefix(admin).toUpperCase(),
      // Some of these letters are Cyrillic or Greek letters that look like Latin letters.
      'Lаurа Gómеz',
      'LΑURΑ GOMEΖ',
    ]
    for (const name of taken)
      for (const answer of [await own(name), await given(name)])
        expect(answer.error?.message, name).toBe('name-taken')
    succeed(await own('Laura Gómez Díaz'))
    // A member without a name is shown by the address before the @, which another member may have as a name.
    succeed(await own(prefix(newcomer), colleague))
    expect((await own('')).error?.message).toBe('name-taken')
    succeed(await own('', colleague))
    succeed(await own(''))
  })

  test('who joins with a taken name is shown by their whole address', async () => {
    const named = (name: string, email: string) =>
      admin.client.rpc('invite_member', { member_email: email, member_role: 'advisor', member_name: name })
    const nameOf = async ({ id }: Person) =>
      must(await admin.client.rpc('list_members')).find((one) => one.user_id === id)?.name
    const colleague = await registerAdvisor(target)
    succeed(await colleague.client.rpc('save_own_name', { own_name: 'Irene Solano' }))
    for (const name of ['Irene Solano', 'IRENE  solano', 'Irеnе Sоlаnо'])
      expect((await named(name, newcomer.email)).error?.message, name).toBe('name-taken')
    const prefix = newcomer.email.split('@')[0]!
    succeed(await colleague.client.rpc('save_own_name', { own_name: prefix }))
    expect((await invite(newcomer.email)).error?.message).toBe('name-taken')
    // The name is free when the member is invited and taken when the invitation is accepted.
    must(await named('Irene Solano', newcomer.email))
    succeed(await colleague.client.rpc('save_own_name', { own_name: 'Irene Solano' }))
    must(await accept(newcomer))
    expect(await nameOf(newcomer)).toBe(newcomer.email)

    const bySecretKey = await register(target, 'consola')
    succeed(await colleague.client.rpc('save_own_name', { own_name: bySecretKey.email.split('@')[0]! }))
    succeed(await service.rpc('add_staff_member', { member: bySecretKey.id, member_role: 'advisor' }))
    expect(await nameOf(bySecretKey)).toBe(bySecretKey.email)
    succeed(await colleague.client.rpc('save_own_name', { own_name: '' }))
  })

  test('who is removed sees nothing of the firm with their token, and the log says whose advisor they were', async () => {
    const advisor = await registerAdvisor(target)
    await decide(admin, newcomer, 'approved')
    succeed(await admin.client.rpc('set_advisors', { client: newcomer.id, advisors: [advisor.id] }))
    const statuses = () =>
      advisor.client.from('user_approval_status').select('user_id').eq('user_id', newcomer.id)
    expect(must(await statuses())).toHaveLength(1)
    succeed(await admin.client.rpc('remove_member', { member: advisor.id }))
    expect(must(await statuses())).toHaveLength(0)
    expect((await advisor.client.rpc('list_registrations')).error?.message).toBe('staff-only')
    expect(await lastRow(advisor)).toMatchObject({
      action: 'staff.removed',
      before: { role: 'advisor', clients: [newcomer.id] },
    })
  })

  test('who leaves hands over their clients in one step, only to another member', async () => {
    const [leaving, successor] = [await registerAdvisor(target), await registerAdvisor(target)]
    const mine = await register(target, 'clienta')
    await decide(admin, mine, 'approved')
    succeed(await admin.client.rpc('set_advisors', { client: mine.id, advisors: [leaving.id, admin.id] }))
    const remove = (to: string) => admin.client.rpc('remove_member', { member: leaving.id, heir: to })
    for (const nobody of [mine.id, leaving.id])
      expect((await remove(nobody)).error?.message).toBe('not-found')
    succeed(await remove(successor.id))
    const { advisors } = must(await successor.client.rpc('client_overview', { client: mine.id })) as {
      advisors: { id: string }[]
    }
    expect(advisors.map(({ id }) => id).sort()).toEqual([admin.id, successor.id].sort())
    expect(await lastRow(leaving)).toMatchObject({ action: 'staff.removed', after: { heir: successor.id } })
    expect(await lastRow(mine)).toMatchObject({
      action: 'client.assigned',
      before: { advisors: [leaving.id, admin.id].sort() },
      after: { advisors: [admin.id, successor.id].sort() },
    })
  })

  test('cannot leave as the last administrator, not even when two remove each other at once', async () => {
    const alone = await openTarget()
    try {
      const [one, two] = [await registerStaff(alone), await registerStaff(alone)]
      const remove = (by: Person, member: Person) => by.client.rpc('remove_member', { member: member.id })
      const answers = await Promise.all([remove(one, two), remove(two, one)])
      expect(answers.filter(({ error }) => !error)).toHaveLength(1)
      const [left, gone] = answers[0]?.error ? [two, one] : [one, two]
      expect((await remove(left, left)).error?.message).toBe('last-admin')
      const demotion = { member: left.id, member_role: 'advisor', member_name: '', expected: 'admin' }
      expect((await left.client.rpc('change_member', demotion)).error?.message).toBe('last-admin')
      expect((await remove(gone, left)).error?.message).toBe('staff-only')
    } finally {
      await alone.stop()
    }
  })
})

describe('the second step of a member', () => {
  test('cannot be removed, nor another one added, by a session that passed it, which could lock its owner out', async () => {
    const other = await registerStaff(target)
    const { mfa } = other.client.auth
    const [first] = must(await mfa.listFactors()).totp
    expect((await mfa.unenroll({ factorId: first?.id ?? '' })).error).not.toBeNull()
    const second = must(await mfa.enroll({ factorType: 'totp', friendlyName: 'otra' }))
    if (second.type !== 'totp') throw new Error('another kind of application')
    const code = totpCode(second.totp.secret)
    expect((await mfa.challengeAndVerify({ factorId: second.id, code })).error).not.toBeNull()
    expect(must(await mfa.listFactors()).totp.map(({ id }) => id)).toEqual([first?.id])
    succeed(await mfa.unenroll({ factorId: second.id }))
    succeed(await admin.client.rpc('reset_second_step', { member: other.id }))
  })
})

describe('a lost second step', () => {
  test('is set up anew after another administrator allows it, and all sessions of the member end', async () => {
    const other = await registerStaff(target)
    const reset = (by: Person, member: Person) => by.client.rpc('reset_second_step', { member: member.id })
    expect((await reset(other, other)).error?.message).toBe('not-oneself')
    succeed(await reset(admin, other))
    expect((await other.client.rpc('my_access')).data).toBeNull()
    expect((await other.client.rpc('list_team')).error?.message).toBe('staff-only')
    expect(await lastRow(other)).toMatchObject({
      actor: admin.id,
      action: 'second-step.reset',
      before: { factors: 1 },
    })
    const again = openClient(target)
    must(await again.auth.signInWithPassword(other))
    expect(must(await again.rpc('my_access'))).toMatchObject({ staff: 'admin', owed: 'enrol' })
    await passSecondStep(again)
    expect(must(await again.rpc('my_access'))).toMatchObject({ owed: null })
  })

  test('cannot be reset by an advisor', async () => {
    const advisor = await registerAdvisor(target)
    const { error } = await advisor.client.rpc('reset_second_step', { member: admin.id })
    expect(error?.message).toBe('admin-only')
    expect(await roleOf(admin)).toBe('admin')
  })
})
