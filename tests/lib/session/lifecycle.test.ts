import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { signOut } from '@/lib/session/lifecycle'
import { cookieOptions, hintCookie } from '@/lib/supabase/session-cookie'

const stage = vi.hoisted(() => ({
  ask: vi.fn<() => Promise<{ error: Error | null }>>(),
  report: vi.fn(),
  jar: new Map<string, string>(),
}))
vi.mock('@/lib/observability/report', () => ({ report: stage.report }))
vi.mock('@/lib/supabase/server', () => ({ serverClient: async () => ({ auth: { signOut: stage.ask } }) }))
vi.mock('next/headers', () => ({
  cookies: async () => ({
    getAll: () => [...stage.jar].map(([name, value]) => ({ name, value })),
    set: ({ name, value, maxAge }: { name: string; value: string; maxAge?: number }) =>
      maxAge === 0 ? stage.jar.delete(name) : stage.jar.set(name, value),
  }),
}))

const session = [cookieOptions.name, `${cookieOptions.name}.0`, `${cookieOptions.name}.1`]
beforeEach(() => {
  vi.useFakeTimers()
  stage.report.mockClear()
  stage.jar.clear()
  for (const name of [...session, hintCookie.name, 'tema']) stage.jar.set(name, 'x')
})
afterEach(() => vi.useRealTimers())

const left = () => [...stage.jar.keys()]

test('the session’s cookies go, each part of it, and no others', async () => {
  stage.ask.mockResolvedValue({ error: null })
  await signOut()
  expect(left()).toEqual(['tema'])
  expect(stage.report).not.toHaveBeenCalled()
})

test.each([
  ['says that it failed', async () => ({ error: new Error('away') })],
  ['cannot be reached', () => Promise.reject(new Error('ECONNREFUSED'))],
])('they go as well when the service %s', async (_, answer) => {
  stage.ask.mockImplementation(answer)
  await signOut()
  expect(left()).toEqual(['tema'])
  expect(stage.report).toHaveBeenCalledOnce()
})

test('a service that hangs is waited for three seconds, and the cookies go', async () => {
  stage.ask.mockReturnValue(new Promise(() => undefined))
  let done = false
  const ending = signOut().then(() => (done = true))
  await vi.advanceTimersByTimeAsync(2999)
  expect(done).toBe(false)
  await vi.advanceTimersByTimeAsync(1)
  await ending
  expect(left()).toEqual(['tema'])
  expect(stage.report).toHaveBeenCalledOnce()
})

test('an answer that comes too late changes nothing and breaks nothing', async () => {
  let fail: (error: Error) => void = () => undefined
  stage.ask.mockReturnValue(new Promise((_, reject) => (fail = reject)))
  const ending = signOut()
  await vi.advanceTimersByTimeAsync(3000)
  await ending
  fail(new Error('too late'))
  await vi.advanceTimersByTimeAsync(10)
  expect(left()).toEqual(['tema'])
})
