import { expect, test } from 'vitest'
import { purposeOf } from '@/lib/uploads/purposes'

test('each purpose of an upload has its own procedure, and an unknown purpose fails', () => {
  const finish = ['invoice', 'attachment', 'for-client'].map((name) => purposeOf(name).finish)
  expect(finish).toEqual(['finish_upload', 'finish_attachment', 'finish_client_file'])
  for (const name of ['mailed', '', 'toString'])
    expect(() => purposeOf(name), name).toThrow('uploads.purpose')
})
