import { expect, test, vi } from 'vitest'
import { goOn } from '@/components/uploads/line'
import { steadyImport } from '@/components/uploads/steady-import'

const stays = new AbortController().signal

test('code that could not be loaded without a connection is loaded by itself when it is back', async () => {
  const load = vi
    .fn()
    .mockRejectedValueOnce(new TypeError('lost'))
    .mockRejectedValueOnce(new TypeError('lost'))
  load.mockResolvedValueOnce('code')
  const onCut = vi.fn(() => void setTimeout(() => window.dispatchEvent(new Event('online'))))
  await expect(steadyImport(load, onCut, stays)).resolves.toBe('code')
  expect(load).toHaveBeenCalledTimes(3)
  expect(onCut).toHaveBeenCalledTimes(2)
})

test('pressing retry loads the code without waiting', async () => {
  const load = vi.fn().mockRejectedValueOnce(new TypeError('lost')).mockResolvedValueOnce('code')
  await expect(steadyImport(load, () => void setTimeout(goOn), stays)).resolves.toBe('code')
})
