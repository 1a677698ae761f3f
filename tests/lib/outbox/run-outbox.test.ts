import { beforeEach, expect, test, vi } from 'vitest'
import { circuitOf } from '@/lib/outbox/attempt-job'
import { maxAttempts } from '@/lib/outbox/backoff'
import { deliver } from '@/lib/outbox/deliver'
import { DeliveryError } from '@/lib/outbox/delivery-error'
import { runOutbox } from '@/lib/outbox/run-outbox'
import { fakeQueue, type FakeQueue } from './fake-queue'

const held = vi.hoisted(() => ({ queue: {} as FakeQueue }))
vi.mock('@/lib/outbox/queue', () => ({
  claimJobs: (...args: [number, string?]) => held.queue.claimJobs(...args),
  completeJob: (...args: Parameters<typeof held.queue.completeJob>) => held.queue.completeJob(...args),
  failJob: (...args: Parameters<typeof held.queue.failJob>) => held.queue.failJob(...args),
  awaitsDrive: (batchId: string) => held.queue.awaitsDrive(batchId),
}))
vi.mock('@/lib/outbox/deliver', () => ({ deliver: vi.fn() }))
vi.mock('@/lib/observability/report', () => ({ report: vi.fn() }))

const delivered = vi.mocked(deliver)
const kinds = () => delivered.mock.calls.map(([job]) => job.kind)
const run = (options = {}) => runOutbox({ deadlineMs: 2000, ...options })

beforeEach(() => {
  held.queue = fakeQueue()
  delivered.mockReset().mockResolvedValue()
  for (const kind of ['drive.push', 'automation.batch', 'mail']) circuitOf(kind).succeeded()
})

test('the call of a batch comes after all of its Drive copies', async () => {
  held.queue.add({ kind: 'automation.batch', batch_id: 'b', payload: {} })
  for (let i = 0; i < 5; i++) held.queue.add({ kind: 'drive.push', batch_id: 'b', payload: {} })
  expect(await run({ batchId: 'b' })).toMatchObject({ sent: 6, failed: 0 })
  expect(kinds()).toEqual([...Array<string>(5).fill('drive.push'), 'automation.batch'])
})

test('a call waits while another worker still has a first Drive copy, but not for ever', async () => {
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

test('a Drive that fails does not keep the call back after its first try', async () => {
  delivered.mockImplementation(async (job) => {
    if (job.kind === 'drive.push') throw new DeliveryError('drive:503')
  })
  const copy = held.queue.add({ kind: 'drive.push', batch_id: 'b', payload: {} })
  const call = held.queue.add({ kind: 'automation.batch', batch_id: 'b', payload: {} })
  expect(await run({ batchId: 'b' })).toMatchObject({ sent: 1, failed: 1 })
  expect([copy.status, copy.last_error, call.status]).toEqual(['pending', 'drive:503', 'done'])
})

test('a permanent failure is parked at once, a passing one after ten tries', async () => {
  const refused = held.queue.add({ kind: 'mail', payload: {} })
  delivered.mockRejectedValueOnce(new DeliveryError('mail:550', { permanent: true }))
  await run()
  expect(refused).toMatchObject({ status: 'parked', attempts: 1, last_error: 'mail:550' })

  const unlucky = held.queue.add({ kind: 'drive.push', payload: {} })
  delivered.mockRejectedValue(new DeliveryError('drive:503'))
  for (let i = 0; i < 20; i++) {
    circuitOf('drive.push').succeeded()
    await run()
    held.queue.pass()
  }
  expect(unlucky).toMatchObject({ status: 'parked', attempts: maxAttempts })
  expect(delivered).toHaveBeenCalledTimes(1 + maxAttempts)
})

test('after five failures in a row the service is left alone; other kinds go on', async () => {
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

test('it answers at its deadline while the job goes on to its end', async () => {
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

test('a database that is gone, or a defect of ours, throws nothing at the caller', async () => {
  vi.spyOn(held.queue, 'claimJobs').mockRejectedValueOnce(new Error('gone'))
  expect(await run()).toMatchObject({ sent: 0, failed: 0 })
  const job = held.queue.add({ kind: 'mail', payload: {} })
  delivered.mockRejectedValueOnce(new TypeError('a defect'))
  expect(await run()).toMatchObject({ sent: 0, failed: 1 })
  expect(job).toMatchObject({ status: 'pending', last_error: 'outbox:unexpected' })
})

test('a worker that comes late cannot close the job of another', async () => {
  const job = held.queue.add({ kind: 'mail', payload: {} })
  delivered.mockImplementationOnce(async () => {
    held.queue.pass(100)
    await held.queue.claimJobs(1)
  })
  await run()
  expect(job).toMatchObject({ status: 'pending', attempts: 2 })
})
