import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { signOut } from '@/lib/session/lifecycle'
import { cookieOptions, hintCookie } from '@/lib/supabase/session-cookie'

const held = vi.hoisted(() => ({
  ask: vi.fn<() => Promise<{ error: Error | null }>>(),
  report: vi.fn(),
  jar: new Map<string, string>(),
}))
vi.mock('@/lib/observability/report', () => ({ report: held.report }))
vi.mock('@/lib/supabase/server', () => ({ serverClient: async () => ({ auth: { signOut: held.ask } }) }))
vi.mock('next/headers', () => ({
  cookies: async () => ({
    getAll: () => [...held.jar].map(([name, value]) => ({ name, value })),
    set: ({ name, value, maxAge }: { name: string; value: string; maxAge?: number }) =>
      maxAge === 0 ? held.jar.delete(name) : held.jar.set(name, value),
  }),
}))

const session = [cookieOptions.name, `${cookieOptions.name}.0`, `${cookieOptions.name}.1`]
beforeEach(() => {
  vi.useFakeTimers()
  held.report.mockClear()
  held.jar.clear()
  for (const name of [...session, hintCookie.name, 'tema']) held.jar.set(name, 'x')
})
afterEach(() => vi.useRealTimers())

const left = () => [...held.jar.keys()]

test('signing out deletes every cookie of the session and no other', async () => {
  held.ask.mockResolvedValue({ error: null })
  await signOut()
  expect(left()).toEqual(['tema'])
  expect(held.report).not.toHaveBeenCalled()
})

test.each([
  ['says that it failed', async () => ({ error: new Error('away') })],
  ['cannot be reached', () => Promise.reject(new Error('ECONNREFUSED'))],
])('signing out deletes the cookies even when the auth service %s', async (_, answer) => {
  held.ask.mockImplementation(answer)
  await signOut()
  expect(left()).toEqual(['tema'])
  expect(held.report).toHaveBeenCalledOnce()
})

test('signing out waits three seconds for the auth service and then deletes the cookies', async () => {
  held.ask.mockReturnValue(new Promise(() => undefined))
  let done = false
  const ending = signOut().then(() => (done = true))
  await vi.advanceTimersByTimeAsync(2999)
  expect(done).toBe(false)
  await vi.advanceTimersByTimeAsync(1)
  await ending
  expect(left()).toEqual(['tema'])
  expect(held.report).toHaveBeenCalledOnce()
})

test('an answer of the auth service after the sign-out changes and breaks nothing', async () => {
  let fail: (error: Error) => void = () => undefined
  held.ask.mockReturnValue(new Promise((_, reject) => (fail = reject)))
  const ending = signOut()
  await vi.advanceTimersByTimeAsync(3000)
  await ending
  fail(new Error('too late'))
  await vi.advanceTimersByTimeAsync(10)
  expect(left()).toEqual(['tema'])
})
