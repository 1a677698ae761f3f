import { act, renderHook } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { useAsked } from '@/components/live/use-asked'

type Request = { answer: (data: string) => void; signal: AbortSignal }
const requests: Request[] = []

beforeEach(() => {
  requests.length = 0
  vi.useFakeTimers()
  vi.stubGlobal('fetch', (_path: string, init: { signal: AbortSignal }) => {
    const { promise, resolve, reject } = Promise.withResolvers<unknown>()
    init.signal.addEventListener('abort', () => reject(new DOMException('left', 'AbortError')))
    const answer = (data: string) => resolve({ json: async () => ({ ok: true, data }) })
    requests.push({ answer, signal: init.signal })
    return promise
  })
})
afterEach(() => {
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

const pass = (milliseconds = 0) => act(() => vi.advanceTimersByTimeAsync(milliseconds))
function show() {
  const { result, unmount } = renderHook(() => useAsked<string>('/api/pendientes', 'rendered'))
  const askAgain = async () => {
    act(() => result.current.again())
    await pass(1000)
  }
  return { result, unmount, askAgain }
}

test('a slow answer to an earlier request does not replace the answer to a later one', async () => {
  const { result, askAgain } = show()
  await askAgain()
  await askAgain()
  const [earlier, later] = requests
  later?.answer('newer')
  await pass()
  earlier?.answer('older')
  await pass()
  expect(requests).toHaveLength(2)
  expect(result.current.value).toBe('newer')
})

test('leaving the page cancels its request', async () => {
  const { unmount, askAgain } = show()
  await askAgain()
  unmount()
  expect(requests.map(({ signal }) => signal.aborted)).toEqual([true])
})
