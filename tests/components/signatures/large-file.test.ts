import { createHash } from 'node:crypto'
import { expect, test, vi } from 'vitest'
import { hashOf } from '@/components/records/compare-file'

test('case 25: a large file is hashed in the browser, and nothing of it is sent', async () => {
  const fetched = vi.fn()
  vi.stubGlobal('fetch', fetched)
  const bytes = new Uint8Array(41_000_000).fill(37)
  const file = new File([bytes], 'enorme.pdf')
  // jsdom cannot read a file as a whole, so the test adds `arrayBuffer`.
  Object.assign(file, { arrayBuffer: async () => bytes.buffer })
  expect(await hashOf(file)).toBe(createHash('sha256').update(bytes).digest('hex'))
  expect(fetched).not.toHaveBeenCalled()
  vi.unstubAllGlobals()
})
