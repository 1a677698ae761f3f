import { expect, test, vi } from 'vitest'
import { ExpectedError } from '@/lib/errors'
import {
  approvedCaller,
  staffEnrolmentCaller,
  notFoundHere,
  secondStepCaller,
  signedInCaller,
  invitedUser,
  refusedMember,
  requireAdmin,
  requireClient,
  requirePendingSecondStep,
  requireStaff,
  clientEnrolmentCaller,
  staffCaller,
} from '@/lib/session/require'
import type { Access } from '@/lib/session/session'

const session = vi.hoisted(() => ({ access: null as Access | null }))
vi.mock('@/lib/session/session', () => ({
  // The account that a request names is not verified at this point, so it may belong to somebody else.
  currentUser: async () => session.access && { id: 'ana', account: 'ajena' },
  currentAccess: async () => session.access,
  currentEntry: async () => session.access && { access: session.access, header: null },
}))
vi.mock('next/navigation', () => {
  const leave = (to: string) => {
    throw new Error(to)
  }
  return { redirect: leave, notFound: () => leave('404') }
})

const waiting: Access = { status: 'waitlist', staff: null, owed: null }
const visitors: (Access | null)[] = [
  null,
  waiting,
  { ...waiting, status: 'approved' },
  { ...waiting, staff: 'advisor' },
  { ...waiting, staff: 'admin', owed: 'verify' },
  { ...waiting, staff: 'admin' },
  { ...waiting, status: 'approved', owed: 'verify' },
  { ...waiting, status: 'rejected', owed: 'verify' },
]

async function outcome(ask: () => Promise<unknown>, access: Access | null): Promise<string> {
  session.access = access
  return ask().then(
    () => 'in',
    (error: Error) => (error instanceof ExpectedError ? error.code : error.message),
  )
}

test.each([
  // Each `expected` lists the results in the order of `visitors`.
  {
    ask: approvedCaller,
    expected: [
      'unauthenticated',
      'not-approved',
      'in',
      'in',
      'second-step',
      'in',
      'second-step',
      'second-step',
    ],
  },
  {
    ask: signedInCaller,
    expected: ['unauthenticated', 'in', 'in', 'in', 'second-step', 'in', 'second-step', 'second-step'],
  },
  {
    ask: secondStepCaller,
    expected: ['unauthenticated', 'not-found', 'in', 'in', 'in', 'in', 'in', 'in'],
  },
  {
    ask: clientEnrolmentCaller,
    expected: [
      'unauthenticated',
      'not-approved',
      'in',
      'in',
      'second-step',
      'in',
      'second-step',
      'second-step',
    ],
  },
  {
    ask: staffEnrolmentCaller,
    expected: [
      'unauthenticated',
      'not-found',
      'not-found',
      'in',
      'second-step',
      'in',
      'not-found',
      'not-found',
    ],
  },
  {
    ask: staffCaller,
    expected: [
      'unauthenticated',
      'not-found',
      'not-found',
      'in',
      'second-step',
      'in',
      'not-found',
      'not-found',
    ],
  },
  {
    ask: requireClient,
    expected: ['/auth', '/waitlist', 'in', 'in', '/segundo-paso', 'in', '/segundo-paso', '/segundo-paso'],
  },
  {
    ask: requirePendingSecondStep,
    expected: ['/auth', '/waitlist', '/portal', '/admin', 'in', '/admin', 'in', 'in'],
  },
  { ask: requireStaff, expected: ['404', '404', '404', 'in', '/segundo-paso', 'in', '404', '404'] },
  { ask: requireAdmin, expected: ['404', '404', '404', '404', '/segundo-paso', 'in', '404', '404'] },
])('$ask.name lets the right people in and redirects the others', async ({ ask, expected }) => {
  const outcomes: string[] = []
  for (const access of visitors) outcomes.push(await outcome(ask, access))
  expect(outcomes).toEqual(expected)
})

test('only an advisor is told that a page is for administrators', async () => {
  const told: boolean[] = []
  for (const access of visitors) {
    session.access = access
    told.push((await refusedMember()) !== null)
  }
  expect(told).toEqual([false, false, false, true, false, false, false, false])
  session.access = { ...waiting, staff: 'advisor', owed: 'verify' }
  expect(await refusedMember()).toBeNull()
})

test('an owner who must have a second step is sent to set it up', async () => {
  session.access = { ...waiting, status: 'approved', owed: 'enrol' }
  expect(await clientEnrolmentCaller()).toMatchObject({ id: 'ana', owes: true })
  await expect(approvedCaller()).rejects.toThrow('second-step')
  await expect(requireClient()).rejects.toThrow('/segundo-paso')
  session.access = { ...waiting, status: 'approved' }
  expect(await clientEnrolmentCaller()).toMatchObject({ owes: false })
})

test('a person who owes a code enters it before accepting an invitation, and then returns to it', async () => {
  const ask = () => invitedUser('a'.repeat(64))
  const back = `/segundo-paso?next=${encodeURIComponent(`/invitacion?enlace=${'a'.repeat(64)}`)}`
  expect(await outcome(ask, { ...waiting, owed: 'verify' })).toBe(back)
  expect(await outcome(ask, { ...waiting, status: 'approved', owed: 'enrol' })).toBe(back)
  session.access = waiting
  expect(await ask()).toMatchObject({ id: 'ana' })
  session.access = null
  expect(await ask()).toBeNull()
})

test('an owner who must set up the second step can also do it from an account that waits for approval', async () => {
  session.access = { ...waiting, owed: 'enrol' }
  expect(await clientEnrolmentCaller()).toMatchObject({ id: 'ana', owes: true })
  expect(await requirePendingSecondStep()).toMatchObject({ owed: 'enrol', member: false })
})

test.each([requireClient, approvedCaller])(
  'a client acts for the requested account, and a person without an account for themselves',
  async (ask) => {
    const approved = { ...waiting, status: 'approved' as const, accounts: [] }
    session.access = {
      ...approved,
      account: 'empresa',
      accounts: [{ id: 'empresa', role: 'reader' }],
    } as never
    expect(await ask()).toMatchObject({ id: 'ana', account: 'empresa', role: 'reader' })
    session.access = { ...approved, staff: 'advisor', account: null } as Access
    expect(await ask()).toMatchObject({ id: 'ana', account: 'ana' })
  },
)

test('an invoice of another account is shown to people who work there, and never to members of the firm', async () => {
  const answer = { data: { user_id: 'otra' } }
  const db = { from: () => ({ select: () => ({ eq: () => ({ maybeSingle: async () => answer }) }) }) }
  const accounts = (...ids: string[]) => ids.map((id) => ({ id, role: 'owner' }))
  const look = (access: object) =>
    outcome(
      () => notFoundHere({ db, account: 'propia' } as never, 'invoices', 'f1', '/portal/facturas/f1'),
      access as Access,
    )
  expect(await look({ ...waiting, accounts: accounts('propia', 'otra') })).toBe(
    '/portal/facturas/f1?empresa=otra',
  )
  expect(await look({ ...waiting, staff: 'admin', accounts: accounts('propia') })).toBe('404')
})

test('a request with somebody else’s account acts for no account, even from a member', async () => {
  const named = { account: null, accounts: [{ id: 'propia', role: 'owner' }] } as object
  expect(await outcome(approvedCaller, { ...waiting, staff: 'admin', ...named })).toBe('not-approved')
})
