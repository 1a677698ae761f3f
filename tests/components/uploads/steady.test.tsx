import { cleanup, renderHook, waitFor } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { goOn } from '@/components/uploads/line'
import { steady } from '@/components/uploads/steady'
import { useAttempts } from '@/components/uploads/use-attempts'

type Answer = 'cut' | 'arrived'
/** Starts an upload that fails as on a lost connection and is repeated until the test sets `answer` to `arrived`. */
function work(signal: AbortSignal) {
  const line = { answer: 'cut' as Answer }
  const attempt = vi.fn(async () => line.answer)
  const onCut = vi.fn()
  const ended = steady(attempt, { isCut: (answer) => answer === 'cut', onCut, signal })
  return { line, attempt, onCut, ended }
}
const waits = ({ onCut }: { onCut: () => void }) => waitFor(() => expect(onCut).toHaveBeenCalledOnce())

test('an upload that was cut off continues when the connection is back', async () => {
  const { result } = renderHook(useAttempts)
  const sending = work(result.current.begin('rut'))
  await waits(sending)
  sending.line.answer = 'arrived'
  goOn()
  expect(await sending.ended).toBe('arrived')
  expect(sending.attempt).toHaveBeenCalledTimes(2)
})

test('a later choice replaces only the waiting upload of the same field', async () => {
  const { result } = renderHook(useAttempts)
  const [first, other] = [work(result.current.begin('rut')), work(result.current.begin('photo'))]
  await Promise.all([waits(first), waits(other)])
  const second = work(result.current.begin('rut'))
  expect(await first.ended).toBeNull()
  for (const { line } of [first, second, other]) line.answer = 'arrived'
  goOn()
  expect(await Promise.all([second.ended, other.ended])).toEqual(['arrived', 'arrived'])
  expect(first.attempt).toHaveBeenCalledOnce()
})

test('a waiting upload ends when its page is left, and a later one is tried only once', async () => {
  const { result } = renderHook(useAttempts)
  const sending = work(result.current.begin('rut'))
  await waits(sending)
  cleanup()
  expect(await sending.ended).toBeNull()
  const next = work(result.current.begin('next'))
  expect(await next.ended).toBeNull()
  expect(next.attempt).toHaveBeenCalledOnce()
  expect(next.onCut).not.toHaveBeenCalled()
})

test('an answer that arrives after the page was left is still used', async () => {
  const { result } = renderHook(useAttempts)
  const { promise, resolve } = Promise.withResolvers<Answer>()
  const ended = steady(() => promise, {
    isCut: (answer) => answer === 'cut',
    onCut: () => {},
    signal: result.current.begin('rut'),
  })
  cleanup()
  resolve('arrived')
  expect(await ended).toBe('arrived')
})
