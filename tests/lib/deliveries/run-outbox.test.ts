import { beforeEach, expect, test, vi } from 'vitest'
import { circuitOf, runOutbox, type Deliver } from '@/lib/deliveries/run-outbox'
import { DeliveryError, noSuchAddress } from '@/lib/deliveries/delivery-error'
import type { Job } from '@/lib/deliveries/queue'
import { fakeQueue, type FakeQueue } from './fake-queue'

const held = vi.hoisted(() => ({ queue: {} as FakeQueue }))
vi.mock('@/lib/deliveries/queue', () => ({
  claimJobs: (...args: [number, string?]) => held.queue.claimJobs(...args),
  completeJob: (...args: Parameters<typeof held.queue.completeJob>) => held.queue.completeJob(...args),
  failJob: (...args: Parameters<typeof held.queue.failJob>) => held.queue.failJob(...args),
  awaitsDrive: (batchId: string) => held.queue.awaitsDrive(batchId),
}))
vi.mock('@/lib/observability/report', () => ({ report: vi.fn() }))

const delivered = vi.fn<Deliver>()
const kinds = () => delivered.mock.calls.map(([job]) => job.kind)
const run = (options = {}) => runOutbox(delivered, { deadlineMs: 2000, ...options })

beforeEach(() => {
  held.queue = fakeQueue()
  delivered.mockReset().mockResolvedValue()
  for (const kind of ['drive.push', 'automation.batch', 'mail']) circuitOf(kind).succeeded()
})

test('the automation is called about a batch after all of its Drive copies', async () => {
  held.queue.add({ kind: 'automation.batch', batch_id: 'b', payload: {} })
  for (let i = 0; i < 5; i++) held.queue.add({ kind: 'drive.push', batch_id: 'b', payload: {} })
  expect(await run({ batchId: 'b' })).toMatchObject({ sent: 6, failed: 0 })
  expect(kinds()).toEqual([...Array<string>(5).fill('drive.push'), 'automation.batch'])
})

test('the automation call waits while another worker makes the first Drive copy, up to a limit', async () => {
  const copy = held.queue.add({ kind: 'drive.push', batch_id: 'b', payload: {} })
  await held.queue.claimJobs(1)
  const call = held.queue.add({ kind: 'automation.batch', batch_id: 'b', payload: {} })
  await run()
  expect(call).toMatchObject({ status: 'pending', last_error: 'outbox:waits-for-drive' })
  expect(delivered).not.toHaveBeenCalled()
  for (let i = 0; i < 3; i++) {
    held.queue.pass(5)
    await run()
  }
  expect(call.status).toBe('done')
  expect(copy.status).toBe('pending')
})

test('a failing Drive delays the automation call only until the first try', async () => {
  delivered.mockImplementation(async (job) => {
    if (job.kind === 'drive.push') throw new DeliveryError('drive:503')
  })
  const copy = held.queue.add({ kind: 'drive.push', batch_id: 'b', payload: {} })
  const call = held.queue.add({ kind: 'automation.batch', batch_id: 'b', payload: {} })
  expect(await run({ batchId: 'b' })).toMatchObject({ sent: 1, failed: 1 })
  expect([copy.status, copy.last_error, call.status]).toEqual(['pending', 'drive:503', 'done'])
})

const day = 24 * 3600
/** Runs the worker every `step` seconds, as its timer would. */
async function live(seconds: number, step = 1800) {
  for (let at = 0; at < seconds; at += step) {
    for (const kind of ['drive.push', 'automation.batch', 'mail']) circuitOf(kind).succeeded()
    await run()
    held.queue.pass(step)
  }
}

test('a job that cannot be retried is parked at once, and the failure is reported', async () => {
  const refused = held.queue.add({ kind: 'mail', payload: {} })
  delivered.mockRejectedValueOnce(new DeliveryError('mail:550', { retry: 'never' }))
  await run()
  expect(refused).toMatchObject({ status: 'parked', attempts: 1, last_error: 'mail:550' })
  expect(held.queue.reported).toEqual(['mail mail:550'])
})

test('a mail to an unknown address is parked without a line in the log of failures', async () => {
  const written = vi.spyOn(process.stderr, 'write').mockReturnValue(true)
  held.queue.add({ kind: 'mail', payload: {} })
  delivered.mockRejectedValueOnce(new DeliveryError(noSuchAddress, { retry: 'never' }))
  await run()
  expect(written.mock.calls.join()).not.toContain('outbox parked')
  written.mockRestore()
})

test.each([
  ['drive:authError', 'after-fix'],
  ['drive:503', 'backoff'],
] as const)(
  'a job that fails with %s is tried for a day, then given up and reported',
  async (reason, retry) => {
    const unlucky = held.queue.add({ kind: 'drive.push', payload: {} })
    delivered.mockRejectedValue(new DeliveryError(reason, { retry }))
    await live(day - 1800)
    expect(unlucky.status).toBe('pending')
    expect(unlucky.attempts).toBeGreaterThanOrEqual(20)
    await live(2 * 3600)
    expect(unlucky).toMatchObject({ status: 'parked', last_error: reason })
    expect(delivered.mock.calls.length).toBeLessThanOrEqual(60)
    expect(held.queue.reported.at(-1)).toBe(`drive.push ${reason}`)
  },
)

test('a second 401 does not fail a Drive copy: it arrives with the next token, without a report', async () => {
  const copy = held.queue.add({ kind: 'drive.push', payload: {} })
  const refusal = new DeliveryError('drive:authError', { retry: 'after-fix', status: 401 })
  delivered.mockRejectedValueOnce(refusal).mockRejectedValueOnce(refusal)
  await live(3600, 20)
  expect([copy.status, copy.attempts, held.queue.reported]).toEqual(['done', 3, []])
})

test('a failure that people have to fix is reported during the retries, and the job succeeds afterwards', async () => {
  const copy = held.queue.add({ kind: 'drive.push', payload: {} })
  delivered.mockRejectedValue(new DeliveryError('drive:folder-missing', { retry: 'after-fix', status: 404 }))
  await live(6 * 3600)
  expect(copy.status).toBe('pending')
  expect(held.queue.reported).toContain('drive.push drive:folder-missing')
  delivered.mockResolvedValue()
  await live(2 * 3600)
  expect(copy.status).toBe('done')
})

test('a failure that passes by itself is not reported within a day', async () => {
  held.queue.add({ kind: 'automation.batch', payload: {} })
  delivered.mockRejectedValue(new DeliveryError('automation:503'))
  await live(day - 1800)
  expect(held.queue.reported).toEqual([])
})

test('a pause of the service gives up no job and keeps its reason', async () => {
  const copy = held.queue.add({ kind: 'drive.push', payload: {}, attempts: 30, last_error: 'drive:503' })
  await held.queue.claimJobs(1)
  held.queue.pass(2 * day)
  for (let n = 0; n < 5; n++) circuitOf('drive.push').failed()
  await run()
  expect(copy).toMatchObject({ status: 'pending', last_error: 'drive:503' })
  expect(delivered).not.toHaveBeenCalled()
})

test('one client’s missing folder does not pause Drive for everybody', async () => {
  delivered.mockRejectedValue(new DeliveryError('drive:folder-missing', { retry: 'after-fix', status: 404 }))
  for (let n = 0; n < 8; n++) held.queue.add({ kind: 'drive.push', payload: {} })
  await run()
  expect(circuitOf('drive.push').isOpen()).toBe(false)
})

test('after five failures in a row a service is paused while other kinds of jobs continue', async () => {
  delivered.mockImplementation(async (job) => {
    if (job.kind === 'drive.push') throw new DeliveryError('drive:unreachable')
  })
  for (let i = 0; i < 12; i++) held.queue.add({ kind: 'drive.push', payload: {} })
  held.queue.add({ kind: 'mail', payload: {} })
  await run()
  const tries = kinds().filter((kind) => kind === 'drive.push').length
  expect(tries).toBeGreaterThanOrEqual(5)
  expect(tries).toBeLessThanOrEqual(7)
  expect(kinds()).toContain('mail')
  expect(held.queue.jobs.filter((job) => job.last_error === 'outbox:circuit-open')).toHaveLength(12 - tries)
})

test('the worker returns at its deadline while its job continues', async () => {
  const job = held.queue.add({ kind: 'mail', payload: {} })
  let finish = () => {}
  delivered.mockReturnValueOnce(new Promise((resolve) => (finish = resolve)))
  const started = performance.now()
  const outcome = await run({ deadlineMs: 50 })
  expect(performance.now() - started).toBeLessThan(1000)
  expect(outcome.sent).toBe(0)
  finish()
  await outcome.settled
  expect(job.status).toBe('done')
})

test('an unavailable database, or a defect of ours, throws no error at the caller', async () => {
  vi.spyOn(held.queue, 'claimJobs').mockRejectedValueOnce(new Error('gone'))
  expect(await run()).toMatchObject({ sent: 0, failed: 0 })
  const job = held.queue.add({ kind: 'mail', payload: {} })
  delivered.mockRejectedValueOnce(new TypeError('a defect'))
  expect(await run()).toMatchObject({ sent: 0, failed: 1 })
  expect(job).toMatchObject({ status: 'pending', last_error: 'outbox:unexpected' })
})

test('a worker that is too late cannot close a job that another one took over', async () => {
  const job = held.queue.add({ kind: 'mail', payload: {} })
  delivered.mockImplementationOnce(async () => {
    held.queue.pass(100)
    await held.queue.claimJobs(1)
  })
  await run()
  expect(job).toMatchObject({ status: 'pending', attempts: 2 })
})

test('a push service that is down for an hour loses no push and holds up no other service and no mail', async () => {
  const away = (job: Job) =>
    job.kind === 'push' && (job.payload as { service: string }).service === 'a.example'
  let isAway = true
  delivered.mockImplementation(async (job) => {
    if (away(job) && isAway) throw new DeliveryError('push:unreachable')
  })
  const add = (service: string) => held.queue.add({ kind: 'push', payload: { service } })
  const lost = Array.from({ length: 12 }, () => add('a.example'))
  await run()
  const [other, mail] = [add('b.example'), held.queue.add({ kind: 'mail', payload: {} })]
  await run()
  expect([other.status, mail.status]).toEqual(['done', 'done'])
  // After five failures the outbox pauses this push service.
  expect(delivered.mock.calls.filter(([job]) => away(job)).length).toBeLessThan(10)
  for (let at = 0; at < 3600; at += 300) {
    circuitOf('push a.example').succeeded()
    held.queue.pass(300)
    await run()
  }
  expect(new Set(lost.map(({ status }) => status))).toEqual(new Set(['pending']))
  isAway = false
  circuitOf('push a.example').succeeded()
  held.queue.pass(2 * 3600)
  await run()
  expect(new Set(lost.map(({ status }) => status))).toEqual(new Set(['done']))
  expect(held.queue.reported).toEqual([])
})

test('devices that refuse their pushes do not delay the pushes of other devices at that service', async () => {
  const refused = (job: Job) => (job.payload as { refused?: boolean }).refused === true
  delivered.mockImplementation(async (job) => {
    if (refused(job)) throw new DeliveryError('push:401', { status: 401, retry: 'after-fix' })
  })
  const add = (more: object) =>
    held.queue.add({ kind: 'push', payload: { service: 'fcm.googleapis.com', ...more } })
  for (let n = 0; n < 10; n++) add({ refused: true })
  const other = add({})
  await run()
  expect(circuitOf('push fcm.googleapis.com').isOpen()).toBe(false)
  expect(other.status).toBe('done')
})
