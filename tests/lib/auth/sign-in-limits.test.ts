import { beforeEach, expect, test, vi } from 'vitest'
import { signInAction } from '@/lib/auth/actions'
import { openBrowser } from '../../support/site-browser'

const held = vi.hoisted(() => ({ rpc: vi.fn(), signIn: vi.fn() }))
vi.mock('@/lib/env', () => import('../deliveries/test-env'))
vi.mock('next/headers', () => import('../../support/site-browser'))
vi.mock('next/server', () => ({ after: () => undefined }))
vi.mock('next/cache', () => ({ refresh: () => undefined }))
vi.mock('@/lib/observability/report', () => ({ report: () => undefined }))
vi.mock('@/lib/supabase/admin', () => ({ adminClient: () => ({ rpc: held.rpc }) }))
vi.mock('@/lib/supabase/server', () => ({
  serverClient: async () => ({ auth: { signInWithPassword: held.signIn } }),
}))
vi.mock('@/lib/session/lifecycle', async (original) => ({
  ...(await original<object>()),
  openSession: async () => '/portal',
}))
vi.mock('@/lib/auth/minimum-duration', () => ({
  withMinimumDuration: (work: () => Promise<unknown>) => work(),
}))

const keysOf = (wanted: string): string[] =>
  held.rpc.mock.calls.flatMap(([name, { limit_key: key }]) => (name === wanted ? [key] : []))
const taken = () => keysOf('take_rate_limit')
const givenBack = () => keysOf('give_back_rate_limit')
const enter = () => openBrowser().send(signInAction, { email: 'laura@example.co', password: 'Una-2026' })

beforeEach(() => {
  held.rpc.mockReset().mockResolvedValue({ data: 0, error: null })
  held.signIn.mockReset()
})

test.each(['invalid_credentials', 'user_banned'])(
  'a password that is refused (%s) uses up a try of each limit',
  async (code) => {
    held.signIn.mockResolvedValue({ error: { code } })
    expect(await enter()).toMatchObject({ to: null, code: 'invalid-credentials' })
    expect(taken()).toHaveLength(3)
    expect(givenBack()).toEqual([])
  },
)

test.each([
  ['of a confirmed address', null, { to: '/portal', code: null }],
  ['of an address that is not confirmed', { code: 'email_not_confirmed' }, { code: 'email-not-confirmed' }],
])('the right password %s gives its tries back', async (_, error, outcome) => {
  held.signIn.mockResolvedValue({ error })
  expect(await enter()).toMatchObject(outcome)
  expect(taken()).toHaveLength(3)
  expect(givenBack()).toEqual(taken())
})

test('when the tries are used up, even the right password is not looked at', async () => {
  held.rpc.mockResolvedValue({ data: 180, error: null })
  expect(await enter()).toMatchObject({ to: null, code: 'rate-limited' })
  expect(held.signIn).not.toHaveBeenCalled()
  expect(givenBack()).toEqual([])
})
