import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { startPortal } from '@/lib/portal/queries'

vi.mock('@/lib/session/session', () => ({
  requestDatabase: async () => ({ rpc: async () => ({ data: null, error: { message: 'away' } }) }),
  certainUser: async () => ({ id: 'ana', account: 'ana' }),
}))

const unhandled = vi.fn()
beforeEach(() => void process.on('unhandledRejection', unhandled))
afterEach(() => void process.off('unhandledRejection', unhandled))

test('a database that is down fails the parts of the portal that are read, without an unhandled error', async () => {
  const { access } = await startPortal(null, false)
  await expect(access).rejects.toThrow('portal.dashboard')
  // Node reports unhandled rejections only after all microtasks, so the test waits for the next turn of the event loop.
  await new Promise((resolve) => setImmediate(resolve))
  expect(unhandled).not.toHaveBeenCalled()
})
