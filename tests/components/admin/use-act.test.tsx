import { act as step, cleanup, renderHook } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { useAct } from '@/components/ui/use-act'
import { errorMessages } from '@/content/errors'
import type { Failure, Result } from '@/lib/result'

const toast = vi.hoisted(() => vi.fn())
vi.mock('@/lib/toast', () => ({ toast }))
afterEach(() => {
  cleanup()
  vi.resetAllMocks()
})

const then = vi.fn()
async function run(work: () => Promise<Result<null>>, onFailure?: (failure: Failure) => boolean) {
  const { result } = renderHook(() => useAct())
  await step(async () =>
    result.current.act({
      work,
      done: { title: 'Hecho' },
      failed: 'No se guardó',
      then,
      ...(onFailure ? { onFailure } : {}),
    }),
  )
  return result.current
}
const failure = (more: object = {}): Failure => ({
  ok: false,
  code: 'conflict',
  message: 'Otra persona',
  ...more,
})

test('what was done is said, and goes on', async () => {
  const { busy, problem } = await run(async () => ({ ok: true, data: null }))
  expect([busy, problem]).toEqual([false, null])
  expect(toast).toHaveBeenCalledWith({ kind: 'success', title: 'Hecho' })
  expect(then).toHaveBeenCalledOnce()
})

test('a lost network is a failure to read, and the page stays', async () => {
  await run(() => Promise.reject(new TypeError('Failed to fetch')))
  expect(toast).toHaveBeenCalledWith({
    kind: 'error',
    title: 'No se guardó',
    description: errorMessages.unavailable,
  })
  expect(then).not.toHaveBeenCalled()
})

test('what the fields show is not said twice', async () => {
  const fields = { email: ['Escribe el correo.'] }
  const { problem } = await run(async () => failure({ fields }))
  expect(problem?.fields).toEqual(fields)
  expect(toast).not.toHaveBeenCalled()
  await run(
    async () => failure({ fields }),
    () => false,
  )
  expect(toast).toHaveBeenCalledWith({ kind: 'error', title: 'No se guardó', description: 'Otra persona' })
})
