import { onTestFinished, vi } from 'vitest'

/** Makes `AbortSignal.timeout` a hundred times shorter in this test. The returned function lists the requested milliseconds. */
export function hurryTimeouts(): () => number[] {
  const after = AbortSignal.timeout.bind(AbortSignal)
  const spy = vi.spyOn(AbortSignal, 'timeout').mockImplementation((ms) => after(ms / 100))
  onTestFinished(() => spy.mockRestore())
  return () => spy.mock.calls.map(([ms]) => ms)
}
