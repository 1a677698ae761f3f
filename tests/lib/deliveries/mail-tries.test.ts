import { beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { sendOutbox } from '@/lib/jobs/send-outbox'
import { startPlainMailServer } from '../../support/plain-mail-server'
import { fakeQueue, type FakeQueue } from './fake-queue'
import { env } from './test-env'

const held = vi.hoisted(() => ({
  queue: {} as FakeQueue,
  through: (of: () => object) =>
    new Proxy(
      {},
      { has: () => true, get: (_, name) => (name === 'then' ? undefined : Reflect.get(of(), name)) },
    ),
}))
vi.mock('@/lib/env', () => import('./test-env'))
vi.mock('@/lib/observability/report', () => ({ report: vi.fn() }))
vi.mock('@/lib/deliveries/queue', () => held.through(() => held.queue))
vi.mock('@/lib/jobs/mail-reader', () => ({ mailReader: async () => null }))

beforeEach(() => void (held.queue = fakeQueue()))

test('a mail to a server that takes too long is queued again, and is sent once when the server answers', async () => {
  let delay = 150
  const { url, heard, stop } = await startPlainMailServer('127.0.0.1', {}, () => delay)
  onTestFinished(stop)
  env.SMTP_URL = url
  const job = held.queue.add({
    kind: 'mail',
    payload: { template: 'approval-approved', to: 'laura@empresa.example', data: {} },
  })
  expect(await sendOutbox({ deadlineMs: 10_000, tryMs: 400 })).toMatchObject({ sent: 0, failed: 1 })
  expect(job).toMatchObject({ status: 'pending', last_error: 'mail:unreachable', locked_until: null })
  expect(heard).not.toContain('BODY')
  delay = 0
  held.queue.pass()
  expect(await sendOutbox({ deadlineMs: 10_000 })).toMatchObject({ sent: 1, failed: 0 })
  expect([job.status, heard.filter((verb) => verb === 'BODY').length]).toEqual(['done', 1])
})
