import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import {
  decide,
  must,
  passSecondStep,
  register,
  registerAdvisor,
  registerStaff,
  succeed,
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

const add = (person: Person, role = 'advisor', by = admin) =>
  by.client.rpc('add_member', { member_email: ` ${person.email.toUpperCase()} `, member_role: role })
const roleOf = async ({ id }: Person) =>
  must(await admin.client.rpc('list_members')).find((member) => member.user_id === id)?.role
const lastRow = async ({ id }: Person) =>
  must(await service.from('audit_log').select('*').eq('target', id).order('id', { ascending: false })).at(0)

describe('a member', () => {
  test('is added by the e-mail of a confirmed account, and sees the firm from that moment', async () => {
    expect(must(await newcomer.client.rpc('my_access'))).toMatchObject({ staff: null })
    expect(must(await add(newcomer))).toBe(newcomer.id)
    expect(must(await newcomer.client.rpc('my_access'))).toMatchObject({ staff: 'advisor', owed: null })
    expect(await lastRow(newcomer)).toMatchObject({
      actor: admin.id,
      action: 'staff.added',
      after: { role: 'advisor', name: null },
    })
  })

  test.each([
    ['twice', async () => void must(await add(newcomer)), 'already-member'],
    ['who is a client', () => decide(admin, newcomer, 'approved'), 'member-is-client'],
  ])('is not added %s', async (_case, before, refusal) => {
    await before()
    expect((await add(newcomer)).error?.message).toBe(refusal)
  })

  test('becomes an administrator and owes the second step at once', async () => {
    must(await add(newcomer))
    const change = { member: newcomer.id, member_role: 'admin', member_name: 'Diana Cárdenas' }
    const stale = await admin.client.rpc('change_member', { ...change, expected: 'admin' })
    expect(stale.error?.message).toBe('conflict')
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

  test('who is removed sees nothing of the firm with the token they still hold; the row says whose advisor they were', async () => {
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

  test('who leaves hands their clients over in one step, to another member alone', async () => {
    const [leaving, heir] = [await registerAdvisor(target), await registerAdvisor(target)]
    const mine = await register(target, 'clienta')
    await decide(admin, mine, 'approved')
    succeed(await admin.client.rpc('set_advisors', { client: mine.id, advisors: [leaving.id, admin.id] }))
    const remove = (to: string) => admin.client.rpc('remove_member', { member: leaving.id, heir: to })
    for (const nobody of [mine.id, leaving.id])
      expect((await remove(nobody)).error?.message).toBe('not-found')
    succeed(await remove(heir.id))
    const { advisors } = must(await heir.client.rpc('client_overview', { client: mine.id })) as {
      advisors: { id: string }[]
    }
    expect(advisors.map(({ id }) => id).sort()).toEqual([admin.id, heir.id].sort())
    expect(await lastRow(leaving)).toMatchObject({ action: 'staff.removed', after: { heir: heir.id } })
    expect(await lastRow(mine)).toMatchObject({
      action: 'client.assigned',
      before: { advisors: [leaving.id, admin.id].sort() },
      after: { advisors: [admin.id, heir.id].sort() },
    })
  })

  test('cannot be the last administrator and go, not even when two remove each other at once', async () => {
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

describe('a lost second step', () => {
  test('is begun anew after another administrator says so; every session of theirs is over', async () => {
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

  test('is no matter of an advisor', async () => {
    const advisor = await registerAdvisor(target)
    const { error } = await advisor.client.rpc('reset_second_step', { member: admin.id })
    expect(error?.message).toBe('admin-only')
    expect(await roleOf(admin)).toBe('admin')
  })
})
