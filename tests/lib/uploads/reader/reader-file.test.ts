import { tmpdir } from 'node:os'
import { afterEach, expect, test, vi } from 'vitest'
import { readerFile, requireReaderFile } from '@/lib/uploads/reader/reader-file'

afterEach(() => vi.restoreAllMocks())

test('a build without the program that reads files says so at its start, and what makes it', () => {
  expect(requireReaderFile()).toContain(readerFile)
  vi.spyOn(process, 'cwd').mockReturnValue(tmpdir())
  expect(requireReaderFile).toThrow(/reader\.mjs is missing: .*`npm run build`/)
})
