import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { addStaffMember } from '@/scripts/staff-add'
import { must, register, registerStaff, type Person } from '../support/contract-people'
import { openClient, openTarget, type Client, type ContractTarget } from '../support/contract-target'
import { openMigratedDatabase, type FreshDatabase } from './fresh-database'

let target: ContractTarget
let service: Client
let staff: Person
let colleague: Person
let newcomer: Person

beforeAll(async () => {
  target = await openTarget()
  service = openClient(target, target.secretKey)
  staff = await registerStaff(target)
  colleague = await registerStaff(target)
})
beforeEach(async () => {
  newcomer = await register(target, 'nueva')
})
afterAll(() => target.stop())

const decide = (member: Person, person: Person, new_status: string, more: object = {}) =>
  member.client.rpc('set_approval', { target: person.id, new_status, ...more })
const statusOf = async ({ id }: Person) =>
  must(await service.from('user_approval_status').select('status, reason').eq('user_id', id)).at(0)
const mailsOf = async ({ id }: Person) =>
  must(await service.from('outbox').select('payload, status').eq('user_id', id).eq('kind', 'mail'))

/** Returns the result of `my_access` for a person who has only their own unnamed account, which waits for approval. */
const alone = ({ id, email }: Pick<Person, 'id' | 'email'>) => ({
  account: id,
  accounts: [{ id, name: email, role: 'owner', status: 'waitlist' }],
})

describe('nobody can approve themselves', () => {
  const approved = () => ({ user_id: newcomer.id, status: 'approved' })
  const mine = () => newcomer.client.from('user_approval_status')

  test.each([
    ['update', () => mine().update({ status: 'approved' }).eq('user_id', newcomer.id)],
    ['upsert', () => mine().upsert(approved())],
    ['delete', () => mine().delete().eq('user_id', newcomer.id)],
    ['insert', () => mine().insert(approved())],
  ])('by %s', async (_command, attempt) => {
    expect((await attempt()).error?.code).toBe('42501')
    expect((await statusOf(newcomer))?.status).toBe('waitlist')
  })

  test('by the procedure, not even a member of the firm', async () => {
    expect((await decide(newcomer, newcomer, 'approved')).error?.message).toBe('staff-only')
    expect((await decide(staff, staff, 'approved')).error?.message).toBe('not-oneself')
  })

  test('by writing a role into their own data or by joining the firm', async () => {
    must(await newcomer.client.auth.updateUser({ data: { role: 'staff', status: 'approved', staff: true } }))
    await newcomer.client.auth.refreshSession()
    const joining = { member: newcomer.id, member_role: 'admin' }
    expect((await newcomer.client.rpc('add_staff_member', joining)).error?.code).toBe('42501')
    expect(must(await newcomer.client.rpc('my_access'))).toEqual({
      status: 'waitlist',
      staff: null,
      name: null,
      owed: null,
      ...alone(newcomer),
    })
  })

  test('the table of the firm’s members cannot be read through the API', async () => {
    const { url, publishableKey } = target
    const token = (await staff.client.auth.getSession()).data.session?.access_token
    const headers = { apikey: publishableKey, authorization: `Bearer ${token}`, 'accept-profile': 'private' }
    const answer = await fetch(`${url}/rest/v1/staff?select=*`, { headers })
    expect(answer.ok).toBe(false)
  })
})

describe('a decision about a registration', () => {
  test('gives access from the person’s next request, and adds one row to the log and one mail', async () => {
    expect((await decide(staff, newcomer, 'approved', { expected: 'waitlist' })).error).toBeNull()
    expect(must(await newcomer.client.rpc('my_access'))).toMatchObject({ status: 'approved' })
    expect(await mailsOf(newcomer)).toEqual([
      {
        payload: { template: 'approval-approved', to: newcomer.email, data: { reason: null } },
        status: 'pending',
      },
    ])
    const audit = must(await staff.client.from('audit_log').select('actor, action').eq('target', newcomer.id))
    expect(audit).toEqual([{ actor: staff.id, action: 'approval.approved' }])
  })

  test('is refused from the second of two members, and changes nothing', async () => {
    expect((await decide(staff, newcomer, 'approved', { expected: 'waitlist' })).error).toBeNull()
    const second = { expected: 'waitlist', decision_reason: 'Falta el RUT' }
    expect((await decide(colleague, newcomer, 'rejected', second)).error?.message).toBe('already-decided')
    expect((await statusOf(newcomer))?.status).toBe('approved')
    expect(await mailsOf(newcomer)).toHaveLength(1)
  })

  test('of two members at the same moment is made once', async () => {
    const reject = { expected: 'waitlist', decision_reason: 'Falta el RUT' }
    const both = await Promise.all([
      decide(staff, newcomer, 'approved', { expected: 'waitlist' }),
      decide(colleague, newcomer, 'rejected', reject),
    ])
    expect(both.map(({ error }) => error?.message ?? 'done').sort()).toEqual(['already-decided', 'done'])
    expect(await mailsOf(newcomer)).toHaveLength(1)
  })

  test('that rejects needs a reason, which the person can read', async () => {
    expect((await decide(staff, newcomer, 'rejected', { decision_reason: '  ' })).error?.message).toBe(
      'reason-required',
    )
    await decide(staff, newcomer, 'rejected', { decision_reason: ' Falta el RUT ' })
    const own = await newcomer.client.from('user_approval_status').select('status, reason')
    expect(own.data).toEqual([{ status: 'rejected', reason: 'Falta el RUT' }])
    expect(await mailsOf(newcomer)).toHaveLength(1)
  })

  test('that rejects takes away access from the next request', async () => {
    await decide(staff, newcomer, 'approved')
    const place = {
      key: randomUUID(),
      batch: randomUUID(),
      file_name: 'a.pdf',
      declared_type: 'application/pdf',
      declared_size: 9,
    }
    const { path } = must(await newcomer.client.rpc('begin_upload', place))
    const bucket = newcomer.client.storage.from('facturas')
    must(await bucket.upload(path, new Blob(['%PDF-1.4 '], { type: 'application/pdf' })))
    const next = must(await newcomer.client.rpc('begin_upload', { ...place, key: randomUUID() }))
    expect(must(await newcomer.client.from('uploads').select('id'))).toHaveLength(2)

    await decide(staff, newcomer, 'rejected', { decision_reason: 'Falta el RUT' })
    expect(must(await newcomer.client.from('uploads').select('id'))).toEqual([])
    expect((await bucket.createSignedUploadUrl(next.path)).error).not.toBeNull()
    expect(
      (await bucket.upload(next.path, new Blob(['%PDF-1.4 '], { type: 'application/pdf' }))).error,
    ).not.toBeNull()
    expect((await newcomer.client.rpc('begin_upload', { ...place, key: randomUUID() })).error?.message).toBe(
      'not-approved',
    )
  })
})

test('a deleted person has no access, even with a token that has not expired', async () => {
  await decide(staff, newcomer, 'approved')
  await service.auth.admin.deleteUser(newcomer.id)
  expect(must(await newcomer.client.rpc('my_access'))).toBeNull()
  expect(must(await newcomer.client.from('documents').select('id'))).toEqual([])
})

describe('access in the database', () => {
  let fresh: FreshDatabase
  beforeAll(async () => {
    fresh = await openMigratedDatabase()
  })
  afterAll(() => fresh.remove())

  test('a user without a status row is treated as waiting', async () => {
    const sub = randomUUID()
    await fresh.database.boot((run) =>
      run(`insert into auth.users (id, email) values ('${sub}', 'antigua@ejemplo.test');
        delete from public.user_approval_status where user_id = '${sub}'`),
    )
    const { rows } = await fresh.database.asCaller({ role: 'authenticated', sub }, (db) =>
      sql`select public.my_access() as access, private.may_enter() as enters,
        (select count(*)::int from public.user_approval_status) as statuses`.execute(db),
    )
    expect(rows).toEqual([
      {
        access: {
          status: 'waitlist',
          staff: null,
          name: null,
          owed: null,
          ...alone({ id: sub, email: 'antigua@ejemplo.test' }),
        },
        enters: false,
        statuses: 0,
      },
    ])
  })
})

describe('the list of registrations', () => {
  test('has pages: waiting people from the oldest, decided ones from the newest', async () => {
    const people = [newcomer, await register(target, 'segunda'), await register(target, 'tercera')]
    for (const person of people) await decide(staff, person, 'rejected', { decision_reason: 'x' })
    const first = must(await staff.client.rpc('list_registrations', { wanted: 'rejected', max_rows: 2 }))
    expect(first.map(({ email }) => email)).toEqual([people[2]?.email, people[1]?.email])
    const rest = await staff.client.rpc('list_registrations', {
      wanted: 'rejected',
      max_rows: 1,
      after_at: first[1]?.decided_at ?? '',
      after_id: first[1]?.user_id ?? '',
    })
    expect(rest.data?.map(({ email }) => email)).toEqual([newcomer.email])

    for (const person of people) await decide(staff, person, 'waitlist')
    const waiting = must(await staff.client.rpc('list_registrations', { wanted: 'waitlist', max_rows: 200 }))
    const positions = people.map((person) => waiting.findIndex(({ email }) => email === person.email))
    expect(positions).toEqual([...positions].sort((a, b) => a - b))
    expect(positions).not.toContain(-1)
    expect(waiting.map(({ email }) => email)).not.toContain(staff.email)
  })
})

describe('the command line adds a member of the firm', () => {
  test('by e-mail, in upper or lower case', async () => {
    const connection = { url: target.url, secretKey: target.secretKey }
    expect(
      await addStaffMember(connection, { email: newcomer.email.toLowerCase(), role: 'advisor' }),
    ).toEqual({
      outcome: 'added',
    })
    expect(must(await newcomer.client.rpc('my_access'))).toEqual({
      status: 'waitlist',
      staff: 'advisor',
      name: null,
      owed: null,
      ...alone(newcomer),
    })
    expect(await addStaffMember(connection, { email: 'nadie@ejemplo.test', role: 'admin' })).toEqual({
      outcome: 'unknown',
    })
  })
})
