import { afterAll, beforeAll, expect, test } from 'vitest'
import {
  must,
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
let advisor: Person
let other: Person
beforeAll(async () => {
  target = await openTarget()
  service = openClient(target, target.secretKey)
  admin = await registerStaff(target)
  advisor = await registerAdvisor(target)
  other = await registerAdvisor(target)
})
afterAll(() => target.stop())

const decideAll = (member: Person, people: Person[], new_status: string, more: object = {}) =>
  member.client.rpc('set_approvals', { targets: people.map(({ id }) => id), new_status, ...more })
const mailsTo = async ({ id }: Person) =>
  must(await service.from('outbox').select('payload').eq('user_id', id).eq('kind', 'mail')).map(
    ({ payload }) => (payload as { template: string }).template,
  )
const nobody = { id: '00000000-0000-4000-8000-000000000000' } as Person

test('decisions about several people are made one by one, and an earlier one is reported with its author and time', async () => {
  const [ana, luis] = [await register(target, 'ana'), await register(target, 'luis')]
  const before = Date.now()
  succeed(await other.client.rpc('set_approval', { target: luis.id, new_status: 'approved' }))
  const rows = must(
    await decideAll(advisor, [ana, luis, nobody, advisor], 'rejected', {
      decision_reason: ' Falta el RUT ',
      expected: 'waitlist',
    }),
  )
  const of = (person: Person) => rows.find(({ user_id }) => user_id === person.id)
  expect(rows).toHaveLength(4)
  expect(of(ana)).toMatchObject({ outcome: 'done' })
  expect(of(luis)).toMatchObject({
    outcome: 'already-decided',
    status: 'approved',
    decided_by: other.email.split('@')[0],
  })
  expect(Date.parse(of(luis)?.decided_at ?? '')).toBeGreaterThanOrEqual(before - 1000)
  expect(of(nobody)).toMatchObject({ outcome: 'not-found' })
  expect(of(advisor)).toMatchObject({ outcome: 'not-oneself' })

  const statuses = must(
    await service
      .from('user_approval_status')
      .select('user_id, status, reason')
      .in('user_id', [ana.id, luis.id]),
  )
  expect(statuses).toContainEqual({ user_id: ana.id, status: 'rejected', reason: 'Falta el RUT' })
  expect(statuses).toContainEqual({ user_id: luis.id, status: 'approved', reason: null })
  expect(await mailsTo(ana)).toEqual(['approval-rejected'])
  const audit = must(await admin.client.from('audit_log').select('actor, action').eq('target', ana.id))
  expect(audit).toEqual([{ actor: advisor.id, action: 'approval.rejected' }])
})

test('several people are put back on the waiting list, and each gets a mail after the first one was sent', async () => {
  const people = [await register(target, 'sol'), await register(target, 'mar')]
  must(await decideAll(admin, people, 'approved'))
  for (const { id } of people)
    must(await service.from('outbox').update({ status: 'done' }).eq('user_id', id).select('id'))
  const rows = must(await decideAll(admin, people, 'waitlist', { expected: 'approved' }))
  expect(rows.map(({ outcome }) => outcome)).toEqual(['done', 'done'])
  for (const person of people) {
    expect(await mailsTo(person)).toEqual(['approval-approved', 'approval-waitlist'])
    expect(must(await person.client.rpc('my_access'))).toMatchObject({ status: 'waitlist' })
  }
})

test('when two members decide about the same people at the same moment, each person is decided once', async () => {
  const people = await Promise.all(['uno', 'dos', 'tres'].map((name) => register(target, name)))
  const [first, second] = await Promise.all([
    decideAll(advisor, people, 'approved', { expected: 'waitlist' }),
    decideAll(other, people.toReversed(), 'approved', { expected: 'waitlist' }),
  ])
  const outcomes = [...must(first), ...must(second)].map(({ user_id, outcome }) => `${user_id} ${outcome}`)
  expect(outcomes.toSorted()).toEqual(
    people.flatMap(({ id }) => [`${id} already-decided`, `${id} done`]).toSorted(),
  )
  for (const person of people) expect(await mailsTo(person)).toEqual(['approval-approved'])
})

test('an advisor cannot decide about another advisor’s client, or find out that the client exists', async () => {
  const theirs = await register(target, 'suya')
  succeed(await other.client.rpc('set_approval', { target: theirs.id, new_status: 'approved' }))
  const rows = must(
    await decideAll(advisor, [theirs], 'rejected', { decision_reason: 'x', expected: 'approved' }),
  )
  expect(rows).toMatchObject([{ outcome: 'not-found', decided_by: null }])
  const [nothing] = must(
    await decideAll(advisor, [nobody], 'rejected', { decision_reason: 'x', expected: 'approved' }),
  )
  expect({ ...nothing, user_id: '' }).toEqual({ ...rows[0], user_id: '' })
})

test('a member who decides too late sees who was faster, and when', async () => {
  const person = await register(target, 'sola')
  succeed(await other.client.rpc('set_approval', { target: person.id, new_status: 'approved' }))
  const late = { target: person.id, new_status: 'approved', expected: 'waitlist' }
  const { error } = await advisor.client.rpc('set_approval', late)
  expect(error?.message).toBe('already-decided')
  expect(JSON.parse(error?.details ?? '')).toMatchObject({
    by: other.email.split('@')[0],
    status: 'approved',
  })
})

test('an invalid decision about several people is refused as a whole', async () => {
  const person = await register(target, 'prueba')
  expect((await decideAll(admin, [person], 'rejected', { decision_reason: ' ' })).error?.message).toBe(
    'reason-required',
  )
  expect((await decideAll(admin, [person], 'todo')).error?.message).toBe('invalid-input')
  expect((await decideAll(admin, [], 'approved')).error?.message).toBe('invalid-input')
  expect((await decideAll(person, [person], 'approved')).error?.message).toBe('staff-only')
})

test('a registration is found by name, company, e-mail and NIT, with or without accents and dots', async () => {
  const person = await register(target, 'jimenez')
  succeed(await admin.client.rpc('set_approval', { target: person.id, new_status: 'approved' }))
  must(
    await person.client.rpc('save_company', {
      company_name: 'Panadería Ñandú S.A.S.',
      company_nit: '901207354',
      company_digit: 0,
    }),
  )
  succeed(
    await person.client.rpc('save_profile', { full_name: 'Álvaro Jiménez', phone_number: '300 111 2233' }),
  )
  const find = async (member: Person, search: string) =>
    must(await member.client.rpc('list_registrations', { wanted: 'approved', search })).filter(
      ({ user_id }) => user_id === person.id,
    )
  for (const search of [
    'alvaro jimenez',
    'panaderia nandu',
    'PANADERÍA',
    '901.207.354-0',
    '901207354',
    '901.207',
    person.email,
    'ñandú 9012',
  ]) {
    expect(await find(admin, search), search).toHaveLength(1)
  }
  expect(await find(admin, 'panaderia 800')).toEqual([])
  expect(await find(advisor, 'panaderia nandu')).toEqual([])
  const [row] = await find(admin, 'nandu')
  expect(row).toMatchObject({
    name: 'Álvaro Jiménez',
    phone: '300 111 2233',
    companies: [{ name: 'Panadería Ñandú S.A.S.', nit: '901207354', digit: 0 }],
    decided_by: admin.email.split('@')[0],
  })
})
