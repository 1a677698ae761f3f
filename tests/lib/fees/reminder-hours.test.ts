import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { sendOutbox } from '@/lib/jobs/send-outbox'
import { remindOfFees } from '@/lib/jobs/remind-fees'
import { fakeQueue, type FakeQueue } from '../deliveries/fake-queue'

const held = vi.hoisted(() => ({
  queue: {} as FakeQueue,
  rpc: vi.fn(),
  holds: true,
  sendMail: vi.fn(async () => undefined),
}))
vi.mock('@/lib/env', () => import('../deliveries/test-env'))
vi.mock('@/lib/observability/report', () => ({ report: vi.fn() }))
vi.mock('@/lib/deliveries/queue', () =>
  Promise.resolve(
    new Proxy(
      {},
      {
        has: () => true,
        get: (_, name) => (name === 'then' ? undefined : Reflect.get(held.queue, name)),
      },
    ),
  ),
)
vi.mock('@/lib/jobs/mail-reader', () => ({ mailReader: async () => null }))
vi.mock('@/lib/mail/send-mail', () => ({ sendMail: held.sendMail }))
vi.mock('@/lib/supabase/admin', () => ({ adminClient: () => ({ rpc: held.rpc }) }))

const account = '11111111-1111-4111-8111-111111111111'
const reminder = {
  template: 'fee-reminder',
  to: 'ana@empresa.example',
  data: {
    account,
    company: 'Café',
    fees: [{ concept: 'Contabilidad', amount: 1, dueOn: '2026-11-01' }],
    more: 0,
  },
}
const at = (moment: string) => vi.setSystemTime(new Date(`${moment}-05:00`))
beforeEach(() => {
  // Only the date is simulated, because the rounds of the outbox wait for real timers.
  vi.useFakeTimers({ toFake: ['Date'] })
  held.queue = fakeQueue()
  held.sendMail.mockClear()
  held.holds = true
  held.rpc.mockReset().mockImplementation(async (name: string) => ({
    data: name === 'calendar_additions' ? { days: [] } : name === 'fee_reminder_holds' ? held.holds : 3,
    error: null,
  }))
})
afterEach(() => void vi.useRealTimers())

async function round(): Promise<void> {
  await (
    await sendOutbox({ deadlineMs: 5_000 })
  ).settled
}

test.each([
  ['on a Sunday', '2026-11-29T10:00:00'],
  ['on Saturday afternoon', '2026-11-28T15:00:00'],
  ['in the evening', '2026-11-27T19:00:00'],
  // This Tuesday is the holiday of the Immaculate Conception.
  ['on a holiday', '2026-12-08T10:00:00'],
])('a queued reminder of fees is not sent %s, and stays queued', async (_, moment) => {
  at(moment)
  const job = held.queue.add({ kind: 'mail', payload: reminder })
  await round()
  expect(held.sendMail).not.toHaveBeenCalled()
  expect(job.status).toBe('pending')
  expect(await remindOfFees(new Date())).toBe(0)
})

test.each([
  ['Friday at seven', '2026-11-27T07:00:00'],
  ['Saturday before fifteen', '2026-11-28T14:59:00'],
])('a reminder of fees is sent %s, and new ones are queued', async (_, moment) => {
  at(moment)
  const job = held.queue.add({ kind: 'mail', payload: reminder })
  await round()
  expect(held.sendMail).toHaveBeenCalledOnce()
  expect(job.status).toBe('done')
  expect(await remindOfFees(new Date())).toBe(3)
})

test('a reminder of fees that were paid or refused meanwhile is not sent', async () => {
  at('2026-11-27T10:00:00')
  held.holds = false
  const job = held.queue.add({ kind: 'mail', payload: reminder })
  await round()
  expect(held.rpc).toHaveBeenCalledWith('fee_reminder_holds', { client: account, named: reminder.data.fees })
  expect(held.sendMail).not.toHaveBeenCalled()
  expect(job.status).toBe('done')
})
