import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import {
  consentOf,
  decide,
  must,
  newEmail,
  register,
  registerAdvisor,
  registerStaff,
  succeed,
  type Person,
} from '../support/contract-people'
import { openReviewScene } from './review-scene'
import { openClient, openTarget, type Client, type ContractTarget } from '../support/contract-target'

let target: ContractTarget
let service: Client
let admin: Person
let boss: Person
let advisor: Person
let colleague: Person
let client: Person
let waiting: Person
beforeAll(async () => {
  target = await openTarget()
  service = openClient(target, target.secretKey)
  admin = await registerStaff(target)
  boss = await registerStaff(target)
  advisor = await registerAdvisor(target)
  colleague = await registerAdvisor(target)
  client = await register(target, 'cliente')
  await decide(admin, client, 'approved')
  waiting = await register(target, 'espera')
})
afterAll(() => target?.stop())

/** An account that was made past the site's own form. */
async function account({ confirmed, consent }: { confirmed: boolean; consent: boolean }): Promise<string> {
  const email = newEmail('aparte')
  const { user } = must(await service.auth.admin.createUser({ email, email_confirm: confirmed }))
  if (consent) succeed(await service.from('consents').insert(consentOf(user.id, email)))
  return user.id
}

/** What somebody is told who decides, by either procedure. */
async function tell({ client: db }: { client: Client }, id: string, new_status: string) {
  const decision = { new_status, decision_reason: 'Datos incompletos' }
  const one = await db.rpc('set_approval', { target: id, ...decision })
  const many = await db.rpc('set_approvals', { targets: [id], ...decision })
  return [one.error?.message ?? 'done', many.error?.message ?? many.data?.[0]?.outcome]
}
const traces = async (id: string) => ({
  status: must(await service.from('user_approval_status').select('status').eq('user_id', id))[0]?.status,
  mails: must(await service.from('outbox').select('id').eq('user_id', id).eq('kind', 'mail')).length,
  decisions: must(await service.from('audit_log').select('id').eq('target', id).like('action', 'approval.%')).length, // prettier-ignore
})

describe.each(['approved', 'rejected', 'waitlist'])('«%s» is not said', (status) => {
  test.each([
    ['the other advisor', () => colleague],
    ['an administrator', () => boss],
    ['a member that an administrator sees', () => admin],
  ])('about %s', async (_name, whom) => {
    const before = await traces(whom().id)
    for (const member of [advisor, admin])
      if (member !== whom()) expect(await tell(member, whom().id, status)).toEqual(['not-found', 'not-found'])
    expect(await traces(whom().id)).toEqual(before)
  })

  test('about oneself', async () => {
    for (const member of [advisor, admin])
      expect(await tell(member, member.id, status)).toEqual(['not-oneself', 'not-oneself'])
  })

  test.each([
    ['without a confirmed e-mail', { confirmed: false, consent: true }],
    ['without a consent', { confirmed: true, consent: false }],
    ['without either', { confirmed: false, consent: false }],
  ])('about an account %s', async (_name, made) => {
    const id = await account(made)
    for (const member of [advisor, admin])
      expect(await tell(member, id, status)).toEqual(['account-incomplete', 'account-incomplete'])
    expect(await traces(id)).toEqual({ status: 'waitlist', mails: 0, decisions: 0 })
    // Nobody's client either: what is theirs stays unseen.
    expect(must(await advisor.client.from('consents').select('id').eq('user_id', id))).toEqual([])
  })

  test.each([
    ['a client', () => client, 'staff-only'],
    ['who waits', () => waiting, 'staff-only'],
  ])('by %s', async (_name, who, refusal) => {
    for (const id of [waiting.id, colleague.id, client.id])
      expect(await tell(who(), id, status)).toEqual([refusal, refusal])
  })

  test('by a visitor', async () => {
    const [one, many] = await tell({ client: openClient(target) }, waiting.id, status)
    expect([one, many].every((said) => said?.startsWith('permission denied'))).toBe(true)
  })
})

test('a registration that is whole is decided, and one that becomes whole as well', async () => {
  const id = await account({ confirmed: true, consent: false })
  succeed(await service.from('consents').insert(consentOf(id, 'ella@ejemplo.test')))
  expect(await tell(advisor, id, 'approved')).toEqual(['done', 'unchanged'])
})

test('access is taken from an account without a consent by an administrator, by an advisor not', async () => {
  const scene = await openReviewScene()
  const set = (status: string) => `set_approval('${scene.people.ana}', '${status}', 'Datos incompletos')`
  try {
    expect((await scene.refusal('advisor', set('rejected')))?.message).toBe('account-incomplete')
    expect(await scene.refusal('admin', set('rejected'))).toBeNull()
    expect((await scene.refusal('admin', set('approved')))?.message).toBe('account-incomplete')
  } finally {
    await scene.close()
  }
})

describe('a member of the firm is nobody’s client', () => {
  test('not by assignment', async () => {
    const assigned = await admin.client.rpc('set_advisors', { client: colleague.id, advisors: [advisor.id] })
    expect(assigned.error?.message).toBe('not-found')
  })

  test('not by having been somebody’s before', async () => {
    const person = await register(target, 'futura')
    await decide(advisor, person, 'rejected')
    const theirs = () => advisor.client.from('consents').select('id').eq('user_id', person.id)
    expect(must(await theirs())).toHaveLength(1)
    must(await admin.client.rpc('add_member', { member_email: person.email, member_role: 'advisor' }))
    expect(must(await theirs())).toEqual([])
    expect(await tell(advisor, person.id, 'approved')).toEqual(['not-found', 'not-found'])
    succeed(await admin.client.rpc('remove_member', { member: person.id }))
    expect(must(await theirs())).toEqual([])
  })
})
