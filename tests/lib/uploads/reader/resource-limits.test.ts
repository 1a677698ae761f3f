import { afterEach, expect, test, vi } from 'vitest'
import { limitResources } from '@/lib/uploads/reader/resource-limits'
import type { ReaderKind } from '@/lib/uploads/reader/start-process'

const vitals = vi.hoisted(() => ({ megabytes: 0, cpuMs: 0 }))
vi.mock('@/lib/uploads/reader/vitals', () => ({ vitalsOf: () => ({ ...vitals }) }))
afterEach(() => {
  vi.useRealTimers()
})

test.each<[ReaderKind, number]>([
  ['xml', 300],
  ['scan', 300],
  ['list', 300],
  ['mail', 450],
])('a reader of the kind %s is ended when it grows by more than %d MB', async (kind, most) => {
  vi.useFakeTimers()
  vitals.megabytes = 50
  const onOver = vi.fn()
  const watch = limitResources(kind, 1, onOver)
  watch.begin(60_000)
  let finish = () => {}
  const done = watch.during(new Promise<void>((resolve) => (finish = resolve)))
  vitals.megabytes += most
  await vi.advanceTimersByTimeAsync(200)
  expect(onOver).not.toHaveBeenCalled()
  vitals.megabytes += 1
  await vi.advanceTimersByTimeAsync(200)
  expect(onOver).toHaveBeenCalledWith('memory')
  finish()
  await done
})
