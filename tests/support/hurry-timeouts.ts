import { onTestFinished, vi } from 'vitest'

/** Makes `AbortSignal.timeout` end a hundred times as soon in this test. Returns the milliseconds for which it was asked. */
export function hurryTimeouts(): () => number[] {
  const after = AbortSignal.timeout.bind(AbortSignal)
  const spy = vi.spyOn(AbortSignal, 'timeout').mockImplementation((ms) => after(ms / 100))
  onTestFinished(() => spy.mockRestore())
  return () => spy.mock.calls.map(([ms]) => ms)
}
