import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { changeAppointmentAction, requestAppointmentAction } from '@/lib/appointments/actions'
import { addDays, bogotaDay } from '@/lib/calendar/civil-day'
import { passItemAction } from '@/lib/document-requests/actions'
import { clientRequestShape } from '@/lib/document-requests/request'
import {
  askOwnerChangeAction,
  confirmOwnerChangeAction,
  inviteAction,
  resendInvitationAction,
} from '@/lib/people/actions'
import type { Result } from '@/lib/result'
import type * as Require from '@/lib/session/require'
import {
  must,
  register,
  registerClient,
  registerStaff,
  succeed,
  type Person,
} from '../support/contract-people'
import { openClient, openSharedTarget, type Client, type ContractTarget } from '../support/contract-target'
import { ownHours } from '../support/next-slot'

const acting = vi.hoisted(() => ({
  caller: {} as object,
  sent: vi.fn(),
  permit: (_person: string): unknown => undefined,
}))
vi.mock('next/headers', () => import('../support/site-browser'))
vi.mock('next/cache', () => ({ refresh: () => undefined }))
vi.mock('@/lib/env', () => import('../lib/deliveries/test-env'))
vi.mock('@/lib/request', () => ({ requireSameOrigin: () => undefined }))
vi.mock('@/lib/session/require', async (load) => ({
  ...(await load<typeof Require>()),
  approvedCaller: () => acting.caller,
}))
vi.mock('@/lib/auth/password', () => ({
  requirePassword: () => undefined,
  permitChange: (person: string) => acting.permit(person),
}))
vi.mock('@/lib/jobs/send-outbox', () => ({ sendAfterAnswer: acting.sent }))

let target: ContractTarget
let service: Client
let admin: Person
let ana: Person
let books: Person
let slots: string[]
const slot = () => slots.shift() ?? ''

beforeAll(async () => {
  target = await openSharedTarget()
  service = openClient(target, target.secretKey)
  acting.permit = async (person) => succeed(await service.rpc('permit_change', { person, change: 'owner' }))
  admin = await registerStaff(target)
  ana = await registerClient(target, admin, 'ana')
  books = await register(target, 'contadora')
  slots = await ownHours(ana, 'sent mails')
  as(ana)
})
afterAll(() => target.stop())

const as = ({ id, email, client }: Person) =>
  (acting.caller = { id, email, account: id, role: 'owner', db: client })

async function done<T>(answer: Promise<Result<T>>): Promise<T> {
  const result = await answer
  if (!result.ok) throw new Error(result.message)
  return result.data
}

const waiting = async () =>
  must(
    await service
      .from('outbox')
      .select('key, payload')
      .eq('kind', 'mail')
      .eq('status', 'pending')
      .in('user_id', [ana.id, books.id]),
  )

/** Expects that `act` queues a mail and sends it at once, because otherwise the mail could wait for a day. */
async function expectSent(act: () => Promise<unknown>): Promise<void> {
  acting.sent.mockClear()
  const before = await waiting()
  await act()
  expect((await waiting()).length).toBeGreaterThan(before.length)
  expect(acting.sent).toHaveBeenCalledOnce()
}

test('requesting and moving an appointment send their mails at once', async () => {
  const request = { key: randomUUID(), title: 'Consulta', slot: slot() }
  let appointment: string = randomUUID()
  await expectSent(async () => {
    const outcome = await done(requestAppointmentAction(request))
    if (outcome.kind === 'kept') appointment = outcome.appointment.id
  })
  await expectSent(() => done(changeAppointmentAction({ appointment, slot: slot(), seen: 0 })))
})

test('passing a requested document to somebody without access sends the invitation at once', async () => {
  const request = randomUUID()
  const item = { title: 'Extracto', help: '', required: true, allowsNone: false, answerWith: 'file' }
  const dueOn = addDays(bogotaDay(new Date()), 7)
  const content = {
    title: 'Soportes',
    note: '',
    dueOn,
    items: [item],
    before: 3,
    every: 2,
    until: 'complete',
  }
  succeed(await admin.client.rpc('save_request', { request, client: ana.id, content, send: true }))
  const [asked] = clientRequestShape.parse(must(await ana.client.rpc('my_request', { request }))).items
  const email = `${randomUUID()}@ejemplo.test`
  await expectSent(() => done(passItemAction({ item: asked?.id ?? '', seen: asked?.version ?? 0, email })))
})

test('inviting, inviting again, and both steps of a change of owner send their mails at once', async () => {
  await expectSent(() => done(inviteAction({ email: books.email, role: 'accountant' })))
  const { invitations } = must(await ana.client.rpc('account_people', {})) as {
    invitations: { id: string; email: string }[]
  }
  const invitation = invitations.find(({ email }) => email === books.email)?.id ?? ''
  // The first invitation is marked as done, so that repeating the invitation queues a new mail.
  succeed(await service.from('outbox').update({ status: 'done' }).eq('kind', 'mail').eq('user_id', ana.id))
  await expectSent(() => done(resendInvitationAction({ invitation })))
  const [mail] = await waiting()
  const { token } = (mail?.payload as { data: { token: string } }).data
  must(await books.client.rpc('accept_invitation', { token }))
  await expectSent(() => done(askOwnerChangeAction({ person: books.id, current: ana.password })))
  as(books)
  acting.caller = { ...acting.caller, account: ana.id }
  await expectSent(() => done(confirmOwnerChangeAction({})))
})
