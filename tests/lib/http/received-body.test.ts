import { expect, test } from 'vitest'
import { bodyReceiver } from '@/lib/http/received-body'

const most = 100
const withBody = bodyReceiver({ most, mostTogether: 1000, mostOfOne: 1000, mostMs: 5000, mostIdleMs: 5000 })
const post = (bytes: number) =>
  withBody(
    new Request('http://127.0.0.1/', { method: 'POST', body: new Uint8Array(bytes) }),
    'ana',
    async (body) => body.length,
  )

test('a request body of exactly the limit is accepted, and one byte more is refused', async () => {
  expect(await post(most)).toBe(most)
  await expect(post(most + 1)).rejects.toMatchObject({ code: 'file-size' })
})
