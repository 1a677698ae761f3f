import { expect, test, vi } from 'vitest'
import { tick } from '@/lib/jobs/housekeeping'

const outbox = vi.hoisted(() => ({ settled: Promise.withResolvers<void>() }))
const done = vi.hoisted(() => async () => undefined)
vi.mock('@/lib/jobs/send-outbox', () => ({
  sendOutbox: async () => ({ sent: 1, failed: 0, settled: outbox.settled.promise }),
}))
vi.mock('@/lib/document-requests/repeat', () => ({ repeatRequests: done }))
vi.mock('@/lib/document-requests/remind', () => ({ remindClients: done }))
vi.mock('@/lib/obligations/plan', () => ({ planObligations: done }))
vi.mock('@/lib/obligations/templates/make-work', () => ({ makeWork: done }))
vi.mock('@/lib/supabase/admin', () => ({
  adminClient: () => ({ rpc: async () => ({ data: null, error: null }) }),
}))

// A platform may stop the function after its response; a mail that is being sent then would be sent again.
test('a round of housekeeping waits for the mails that were being sent at its deadline', async () => {
  const ended = vi.fn()
  const round = tick(1000, 'outbox').then(ended)
  await new Promise((resolve) => setTimeout(resolve, 50))
  expect(ended).not.toHaveBeenCalled()
  outbox.settled.resolve()
  await round
  expect(ended).toHaveBeenCalledExactlyOnceWith({ sent: 1, failed: 0 })
})
