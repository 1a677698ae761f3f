import { beforeEach, expect, test, vi } from 'vitest'
import { postMessage } from '@/components/messages/post-message'

const fetched = vi.fn()
beforeEach(() => {
  fetched.mockReset()
  vi.stubGlobal('fetch', fetched)
})

test('a message whose id was used for another text is sent once more under a new id, to the same address', async () => {
  fetched
    .mockResolvedValueOnce(Response.json({ ok: false, code: 'conflict', message: '' }))
    .mockResolvedValueOnce(Response.json({ ok: true, data: {} }))
  const answer = await postMessage({ id: 'uno', body: 'Hola' } as never, '/api/equipo/mensajes')
  expect(answer.ok).toBe(true)
  const [first, second] = fetched.mock.calls as [string, { body: string }][]
  expect(String(second?.[0])).toBe(String(first?.[0]))
  expect(String(first?.[0])).toContain('/api/equipo/mensajes')
  const ids = [first, second].map((call) => (JSON.parse(call?.[1].body ?? '{}') as { id: string }).id)
  expect(ids[0]).toBe('uno')
  expect(ids[1]).not.toBe('uno')
})

test('without a connection the sender gets an error instead of an exception', async () => {
  fetched.mockRejectedValue(new TypeError('network'))
  expect(await postMessage({ id: 'uno', body: 'Hola' } as never)).toMatchObject({ code: 'unavailable' })
})
