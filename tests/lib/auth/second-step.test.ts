import { beforeEach, expect, test, vi } from 'vitest'
import { passSecondStep } from '@/lib/auth/second-step'

const taken = new Map<string, number>()
const { rpc, report } = vi.hoisted(() => ({ rpc: vi.fn(), report: vi.fn() }))
vi.mock('@/lib/observability/report', () => ({ report }))
vi.mock('@/lib/supabase/admin', () => ({ adminClient: () => ({ rpc }) }))
beforeEach(() => {
  taken.clear()
  rpc.mockImplementation(
    async (name: string, { limit_key: key, burst }: { limit_key: string; burst: number }) => {
      const tries = (taken.get(key) ?? 0) + (name === 'take_rate_limit' ? 1 : -1)
      if (tries <= burst) taken.set(key, tries)
      return { data: tries > burst ? 60 : 0, error: null }
    },
  )
})

const verify = vi.fn()
const mfa = {
  listFactors: async () => ({
    data: { all: [{ id: 'f', factor_type: 'totp', status: 'verified' }] },
    error: null,
  }),
  challengeAndVerify: verify,
}
const pass = (code: string) => passSecondStep({ id: 'ana', db: { auth: { mfa } } } as never, code)
/** The auth service gives this response to a correct code, and accepts the code again while it is valid. */
const right = { data: { access_token: 'a', refresh_token: 'r' }, error: null }

test('a code of the second step works once; used again, it is a wrong code', async () => {
  verify.mockResolvedValue(right)
  expect(await pass('123456')).toEqual(right.data)
  await expect(pass('123456')).rejects.toMatchObject({ code: 'wrong-code' })
  expect(verify).toHaveBeenCalledOnce()
  expect(await pass('654321')).toEqual(right.data)
})

test('a right code works even if the tries cannot be given back, and that failure is reported', async () => {
  verify.mockResolvedValue(right)
  const count = rpc.getMockImplementation()!
  rpc.mockImplementation(async (name: string, args: never) =>
    name === 'take_rate_limit' ? count(name, args) : { data: null, error: { message: 'down' } },
  )
  expect(await pass('246810')).toEqual(right.data)
  expect(report).toHaveBeenCalledWith(expect.anything(), 'auth.second-step')
})
