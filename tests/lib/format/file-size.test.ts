import { expect, test } from 'vitest'
import { formatFileSize } from '@/lib/format/file-size'

test.each([
  [0, '0 bytes'],
  [512, '512 bytes'],
  [1023, '1023 bytes'],
  [1024, '1,0 KB'],
  [49_357, '48,2 KB'],
  [1_048_575, '1024,0 KB'],
  [1_048_576, '1,0 MB'],
  [10_485_760, '10,0 MB'],
])('%i bytes read as %s', (bytes, text) => {
  expect(formatFileSize(bytes)).toBe(text)
})
