import { expect, test, vi } from 'vitest'

const { readInvitation, acceptInvitation } = vi.hoisted(() => ({
  readInvitation: vi.fn(),
  acceptInvitation: vi.fn(async () => 'c0ffee00-0000-4000-8000-000000000001'),
}))
vi.mock('@/lib/env', () => import('../deliveries/test-env'))
vi.mock('@/lib/action', async (original) => ({
  ...(await original<object>()),
  signedInAction: (_schema: unknown, run: unknown) => run,
  asFormAction: (run: unknown) => run,
  flash: async () => undefined,
}))
vi.mock('next/navigation', async (original) => ({
  ...(await original<object>()),
  redirect: (to: string) => {
    throw new Error(to)
  },
}))
vi.mock('@/lib/people/invitation', () => ({ readInvitation, joinByInvitation: vi.fn() }))
vi.mock('@/lib/people/people', async (original) => ({ ...(await original<object>()), acceptInvitation }))
vi.mock('@/lib/jobs/send-outbox', () => ({ sendAfterAnswer: () => undefined }))

const { acceptInvitationAction } = await import('@/lib/people/actions')
const accept = acceptInvitationAction as unknown as (input: object, person: object) => Promise<never>

test.each([
  [
    'a company opens that company, also for a person who works in another one',
    { team: false },
    '/portal?empresa=c0ffee00-0000-4000-8000-000000000001',
  ],
  ['the firm opens the workspace', { team: true }, '/admin'],
])('accepting an invitation of %s', async (_of, invitation, page) => {
  readInvitation.mockResolvedValue(invitation)
  await expect(accept({ token: 'a'.repeat(64) }, { id: 'ana', account: 'otra' })).rejects.toThrow(page)
})
