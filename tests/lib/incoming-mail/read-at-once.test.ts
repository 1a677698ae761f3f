import { beforeEach, expect, test, vi } from 'vitest'
import { POST } from '@/app/api/correo/route'
import { ExpectedError } from '@/lib/errors'
import { env } from '../deliveries/test-env'

const held = vi.hoisted(() => ({ after: vi.fn(), receive: vi.fn(), read: vi.fn() }))
vi.mock('@/lib/env', () => import('../deliveries/test-env'))
vi.mock('next/server', () => ({ after: held.after }))
vi.mock('@/lib/session/require', () => ({ approvedCaller: async () => ({}), staffCaller: async () => ({}) }))
vi.mock('@/lib/incoming-mail/receive-mail', () => ({ receiveMail: held.receive }))
vi.mock('@/lib/incoming-mail/read-mails', () => ({ readWaitingMails: held.read }))
beforeEach(() => void vi.resetAllMocks())

const post = () => POST(new Request(new URL('/api/correo', env.SITE_URL), { method: 'POST' }), undefined)

test.each([1, 3])('%i waiting mails are read right after the answer, in one round', async (waiting) => {
  held.receive.mockResolvedValue(waiting)
  expect((await post()).status).toBe(200)
  expect(held.read).not.toHaveBeenCalled()
  for (const [run] of held.after.mock.calls as [() => unknown][]) await run()
  expect(held.read).toHaveBeenCalledTimes(1)
  expect(held.read.mock.calls[0]?.[0]).toBeGreaterThan(0)
})

test('a call that brings no mail of ours, or is refused, starts no reading', async () => {
  held.receive.mockResolvedValue(0)
  expect((await post()).status).toBe(200)
  held.receive.mockRejectedValue(new ExpectedError('unauthenticated'))
  expect((await post()).status).toBe(401)
  expect(held.after).not.toHaveBeenCalled()
})
