import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { withMinimumDuration } from '@/lib/auth/minimum-duration'

const waited: number[] = []
vi.mock('node:timers/promises', () => ({ setTimeout: async (ms: number) => void waited.push(ms) }))

beforeEach(() => {
  waited.length = 0
})
afterEach(() => vi.restoreAllMocks())

const passing = (ms: number) => {
  const clock = vi.spyOn(performance, 'now')
  clock.mockReturnValueOnce(0).mockReturnValue(ms)
}

test.each([20, 150, 420])('an answer that is ready after %i ms is sent after half a second', async (ms) => {
  passing(ms)
  expect(await withMinimumDuration(async () => 'listo')).toBe('listo')
  expect(waited[0]! + ms).toBeGreaterThanOrEqual(500)
  expect(waited[0]! + ms).toBeLessThan(620)
})

test('a failed sign-in takes as long as a successful one', async () => {
  passing(10)
  await expect(withMinimumDuration(() => Promise.reject(new Error('no')))).rejects.toThrow('no')
  expect(waited[0]).toBeGreaterThanOrEqual(490)
})

test('an answer that already took longer is not delayed', async () => {
  passing(900)
  await withMinimumDuration(async () => null)
  expect(waited).toEqual([0])
})

test('on a busy server a rare form answers no sooner than the slowest in ten minutes, up to five seconds', async () => {
  const answered = async (at: number, took: number) => {
    vi.spyOn(performance, 'now')
      .mockReturnValueOnce(at)
      .mockReturnValue(at + took)
    await withMinimumDuration(async () => null, 'registration')
    return took + (waited.at(-1) ?? 0)
  }
  expect(await answered(0, 2000)).toBeLessThan(2120)
  expect(await answered(10_000, 600)).toBeGreaterThanOrEqual(2000)
  expect(await answered(20_000, 9000)).toBe(9000)
  const after = await answered(40_000, 300)
  expect(after).toBeGreaterThanOrEqual(5000)
  expect(after).toBeLessThan(5120)
  expect(await answered(800_000, 300)).toBeLessThan(620)
})
