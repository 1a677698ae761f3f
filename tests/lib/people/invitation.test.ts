import { beforeEach, expect, test, vi } from 'vitest'
import { joinByInvitation } from '@/lib/people/invitation'

const held = vi.hoisted(() => ({ report: vi.fn(), deleteUser: vi.fn(), recordConsent: vi.fn() }))
vi.mock('@/lib/observability/report', () => ({ report: held.report }))
vi.mock('@/lib/http/client-ip', () => ({
  currentSender: async () => ({ address: '10.0.0.1', userAgent: null }),
}))
vi.mock('@/lib/limits', () => ({ takeLimits: async () => undefined, linkLimits: () => [] }))
vi.mock('@/lib/session/lifecycle', () => ({ openSession: async () => '/portal' }))
vi.mock('@/lib/auth/sign-up', () => ({ recordConsent: held.recordConsent }))
vi.mock('@/lib/supabase/server', () => ({
  serverClient: async () => ({
    auth: { signInWithPassword: async () => ({ error: null }) },
    rpc: async () => ({ data: 'empresa', error: null }),
  }),
}))
vi.mock('@/lib/supabase/admin', () => ({
  adminClient: () => ({
    rpc: async () => ({ data: invitation, error: null }),
    auth: {
      admin: {
        createUser: async () => ({ data: { user: { id: 'luis' } }, error: null }),
        deleteUser: held.deleteUser,
      },
    },
  }),
}))

const invitation = {
  team: false,
  company: 'Café Sur',
  role: 'assistant',
  email: 'luis@empresa.example',
  by: null,
  state: 'open',
}
const join = () => joinByInvitation({ token: 'a'.repeat(64), password: 'Una-nueva-2026' })
beforeEach(() => {
  held.recordConsent.mockReset().mockRejectedValue(new Error('auth.consent'))
  held.deleteUser.mockReset().mockResolvedValue({ error: null })
})

test('an invited person whose consent cannot be stored can try again: their new account is deleted', async () => {
  await expect(join()).rejects.toThrow('auth.consent')
  expect(held.deleteUser).toHaveBeenCalledExactlyOnceWith('luis')
  held.recordConsent.mockResolvedValue(undefined)
  expect(await join()).toEqual({ team: false, target: '/portal?empresa=empresa' })
  expect(held.deleteUser).toHaveBeenCalledOnce()
})

test('a useless account of an invited person that cannot be deleted is reported', async () => {
  held.deleteUser.mockResolvedValue({ error: new Error('down') })
  await expect(join()).rejects.toThrow('auth.consent')
  expect(held.report).toHaveBeenCalledWith(expect.anything(), 'auth.join')
})
