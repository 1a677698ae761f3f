import { beforeEach, expect, test, vi } from 'vitest'
import { copyObject } from '@/lib/uploads/objects'

const bucket = vi.hoisted(() => ({ download: vi.fn(), upload: vi.fn() }))
vi.mock('@/lib/supabase/admin', () => ({ adminClient: () => ({ storage: { from: () => bucket } }) }))

const refused = (statusCode: string) => ({ data: null, error: { message: 'refused', statusCode } })
beforeEach(() => {
  bucket.download.mockReturnValue({
    asStream: async () => ({ data: new Blob(['%PDF-']).stream(), error: null }),
  })
  bucket.upload.mockResolvedValue({ data: {}, error: null })
})

test('a file in the store is copied once, and an existing copy is left as it is', async () => {
  bucket.upload.mockResolvedValueOnce(refused('409'))
  await copyObject('de', 'a', 'application/pdf')
  expect(bucket.upload).toHaveBeenLastCalledWith('a', expect.any(ArrayBuffer), {
    contentType: 'application/pdf',
    upsert: false,
  })
})

test('copying a file in the store fails when it is missing or refused for another reason', async () => {
  bucket.upload.mockResolvedValueOnce(refused('404'))
  await expect(copyObject('de', 'a', 'application/pdf')).rejects.toThrow('uploads.copy-object')
  bucket.download.mockReturnValueOnce({ asStream: async () => refused('404') })
  await expect(copyObject('de', 'a', 'application/pdf')).rejects.toThrow('uploads.copy-object')
})
