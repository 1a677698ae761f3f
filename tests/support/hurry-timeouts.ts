import { onTestFinished, vi } from 'vitest'

/** Makes `AbortSignal.timeout` a hundred times shorter, and returns a function that lists the requested ms. */
export function hurryTimeouts(): () => number[] {
  const after = AbortSignal.timeout.bind(AbortSignal)
  const spy = vi.spyOn(AbortSignal, 'timeout').mockImplementation((ms) => after(ms / 100))
  onTestFinished(() => spy.mockRestore())
  return () => spy.mock.calls.map(([ms]) => ms)
}
