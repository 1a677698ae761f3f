import { beforeEach, expect, test, vi } from 'vitest'
import { bringFile } from '@/lib/incoming-mail/bring-file'
import { ExpectedError } from '@/lib/errors'

const { beginUpload } = vi.hoisted(() => ({ beginUpload: vi.fn() }))
vi.mock('@/lib/supabase/admin', () => ({ adminClient: () => ({}) }))
vi.mock('@/lib/uploads/begin-upload', () => ({ beginUpload }))
vi.mock('@/lib/uploads/finish-upload', () => ({ finishUpload: vi.fn() }))
beforeEach(() => void beginUpload.mockReset())

const about = { mail: '1', account: 'ana' as never, index: 0 }
const file = { name: 'factura.xml', size: 9, fault: null, sha256: 'a'.repeat(64), type: 'application/xml' }
const bring = (change: object) =>
  bringFile(about, { ...file, ...change } as never, async () => Buffer.from('<Invoice/>'))

test.each([
  ['an empty one', { size: 0 }, 'empty'],
  ['a locked one', { fault: 'locked' }, 'locked'],
  ['a locked one, of which no byte could be read', { fault: 'locked', size: 0 }, 'locked'],
  ['one that lies too deep', { fault: 'too-deep' }, 'damaged'],
])('an unreadable file of a mail is not uploaded: %s', async (_, change, result) => {
  expect(await bring(change)).toMatchObject({ name: 'factura.xml', result, document: null })
  expect(beginUpload).not.toHaveBeenCalled()
})

test.each([
  ['file-type', 'refused-type'],
  ['file-size', 'too-large'],
  ['file-damaged', 'damaged'],
] as const)(
  'a file of a mail that is refused with %s is noted as %s without an error',
  async (code, result) => {
    beginUpload.mockRejectedValue(new ExpectedError(code))
    expect(await bring({})).toMatchObject({ result, document: null })
  },
)

test('a failure that is not the file’s stops reading the mail, which is read again later', async () => {
  beginUpload.mockRejectedValue(new ExpectedError('upload-quota'))
  await expect(bring({})).rejects.toMatchObject({ code: 'upload-quota' })
})

test('an expired upload of a file from a mail is begun again, at most five times', async () => {
  beginUpload.mockRejectedValue(new ExpectedError('upload-expired'))
  await expect(bring({})).rejects.toMatchObject({ code: 'upload-expired' })
  expect(beginUpload).toHaveBeenCalledTimes(6)
})
