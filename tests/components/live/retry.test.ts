import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { retry } from '@/components/live/retry'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const bad = { again: (answer: string) => answer === 'bad' }
const { signal } = new AbortController()

test('a failed request is repeated three times, after one, two and four seconds', async () => {
  const start = Date.now()
  const times: number[] = []
  const read = vi.fn(async () => {
    times.push(Date.now() - start)
    throw new Error('no network')
  })
  const answer = expect(retry(read, { ...bad, signal })).rejects.toThrow('no network')
  await vi.runAllTimersAsync()
  await answer
  expect(times).toEqual([0, 1000, 3000, 7000])
})

test('repeating ends with a good answer, or with the last bad one', async () => {
  const once = vi.fn().mockResolvedValueOnce('bad').mockResolvedValue('good')
  const answer = retry<string>(once, { ...bad, signal })
  await vi.runAllTimersAsync()
  expect(await answer).toBe('good')
  expect(once).toHaveBeenCalledTimes(2)
  const never = vi.fn(async () => 'bad')
  const last = retry(never, { ...bad, signal })
  await vi.runAllTimersAsync()
  expect(await last).toBe('bad')
  expect(never).toHaveBeenCalledTimes(4)
})

test('repeating stops when the request is called off', async () => {
  const wanted = new AbortController()
  const read = vi.fn(async () => 'bad')
  const answer = expect(retry(read, { ...bad, signal: wanted.signal })).rejects.toThrow()
  await vi.advanceTimersByTimeAsync(500)
  wanted.abort()
  await answer
  await vi.runAllTimersAsync()
  expect(read).toHaveBeenCalledTimes(1)
})
