import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { fileTransport, httpTransport } from '@/components/invoices/upload/transport'
import { fetchList } from '@/components/live/fetch-list'
import { postMessage } from '@/components/messages/post-message'

const account = '3f0c9c1e-6d1a-4f0e-9b7a-0a1b2c3d4e5f'
const asked = vi.fn(async (_path: string) => Response.json({ ok: true, data: null }))
const { signal } = new AbortController()
const message = { id: crypto.randomUUID(), thread: crypto.randomUUID(), body: 'Hola', files: [] }
const file = { key: 'k', batch: 'b', name: 'a.xml', type: 'text/xml', size: 1 }
const open = (query: string) => window.history.replaceState(null, '', `/portal/facturas${query}`)

beforeEach(() => vi.stubGlobal('fetch', asked))
afterEach(() => {
  asked.mockClear()
  vi.unstubAllGlobals()
  open('')
})

test.each([
  ['an upload that begins', '/api/facturas', () => httpTransport.begin(file)],
  ['an upload that ends', '/api/facturas/u1', () => httpTransport.finish('u1')],
  ['the end of a batch', '/api/facturas/lotes/b1', () => httpTransport.close('b1')],
  [
    'a file of a message',
    '/api/mensajes/archivos',
    () => fileTransport('/api/mensajes/archivos').begin(file),
  ],
  ['a message', '/api/mensajes', () => postMessage(message)],
  ['a list that is read again', '/api/mensajes?desde=x', () => fetchList('/api/mensajes?desde=x', signal)],
])('%s says which account the page is about, and nothing where it names none', async (_, path, call) => {
  open(`?tab=upload&empresa=${account}`)
  await call()
  expect(asked.mock.lastCall?.[0]).toBe(`${path}${path.includes('?') ? '&' : '?'}empresa=${account}`)
  open('?tab=upload')
  await call()
  expect(asked.mock.lastCall?.[0]).toBe(path)
})
