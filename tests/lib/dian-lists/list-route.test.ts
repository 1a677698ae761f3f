import { beforeEach, expect, test, vi } from 'vitest'
import { maxListSize } from '@/lib/einvoice/dian-list/read-list'
import { env } from '../deliveries/test-env'

const { withListReader, role } = vi.hoisted(() => ({
  withListReader: vi.fn(async () => ({ nit: '1' })),
  role: vi.fn(() => 'owner'),
}))
vi.mock('@/lib/env', () => import('../deliveries/test-env'))
vi.mock('@/lib/uploads/reader/readers', () => ({ withListReader }))
vi.mock('@/lib/session/session', () => ({ currentAccess: async () => null }))
vi.mock('@/lib/session/require', () => ({
  approvedCaller: async () => ({ account: 'ana', role: role(), id: 'ana' }),
  staffCaller: async () => ({}),
}))
vi.mock('@/lib/dian-lists/queries', () => ({ requireDianClient: async () => 'ana' }))
vi.mock('@/lib/limits', () => ({ dianListLimits: () => [], takeLimits: async () => {} }))

const { POST } = await import('@/app/api/conciliacion/route')
const post = (body: BodyInit) =>
  (POST as (request: Request) => Promise<Response>)(
    new Request(new URL('/api/conciliacion', env.SITE_URL), {
      method: 'POST',
      headers: { origin: new URL(env.SITE_URL).origin },
      body,
      duplex: 'half',
    } as RequestInit),
  )
beforeEach(() => withListReader.mockClear())

test('an uploaded list of the DIAN is read only after all of it has arrived', async () => {
  let end = () => {}
  const body = new ReadableStream<Uint8Array>({
    start(stream) {
      stream.enqueue(new Uint8Array(10))
      end = () => stream.close()
    },
  })
  const answer = post(body)
  await new Promise((resolve) => setTimeout(resolve, 50))
  expect(withListReader).not.toHaveBeenCalled()
  end()
  expect(await (await answer).json()).toEqual({ ok: true, data: { nit: '1' } })
  expect(withListReader).toHaveBeenCalledTimes(1)
})

test('a list of the DIAN that is too large is refused with its own sentence, without being read', async () => {
  const answer = await (await post(new Uint8Array(maxListSize + 1))).json()
  expect(answer).toMatchObject({ ok: false, code: 'dian-list' })
  expect(withListReader).not.toHaveBeenCalled()
})

test.each([
  ['owner', 200],
  ['accountant', 200],
  ['assistant', 200],
  ['reader', 403],
])('somebody with the role %s who uploads a list of the DIAN gets the status %i', async (given, status) => {
  role.mockReturnValueOnce(given)
  expect((await post('lista')).status).toBe(status)
  expect(withListReader).toHaveBeenCalledTimes(status === 200 ? 1 : 0)
})
