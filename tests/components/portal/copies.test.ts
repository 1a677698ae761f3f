import { beforeEach, expect, test, vi } from 'vitest'
import { copyOf } from '@/components/portal/copies/keep-copy'
import { copiedAt, copyOwner, ownerKey } from '@/lib/portal/copies'
import { copiesWorker } from '@/lib/portal/copies-worker'

test('a copy of a page has no scripts, secrets or working buttons, and says from when it is', () => {
  const page = new DOMParser().parseFromString(
    `<html><head><script>steal()</script><link rel="stylesheet" href="/a.css"><link rel="preload" href="/b.js"></head>
      <body><header>Café</header><main><a href="/portal/citas">Citas</a><button>Pagar</button><input type="hidden" value="clave">
      <input value="escrito"><p>Total: 94.000</p></main><script nonce="x">1</script></body></html>`,
    'text/html',
  )
  const html = copyOf(page, '/portal?empresa=1', new Date('2026-12-03T19:31:00Z'))
  expect(html).not.toMatch(/script|steal|clave|escrito|preload|nonce/)
  expect(html).toContain('Total: 94.000')
  expect(html).toContain('<button disabled="">Pagar</button>')
  expect(html).toContain('Sin conexión. Así estaba esta página el 3 de diciembre 2026, a las 2:31 p.m.')
  expect(html).toContain('href="/portal?empresa=1"')
})

test('links in the copy of a company’s page stay with that company', () => {
  const page = new DOMParser().parseFromString(
    `<main><a href="/portal/citas#hoy">Citas</a><a href="?pagina=2">Más</a><a href="/portal?empresa=otra">Otra</a><a href="/contacto">Contacto</a></main>`,
    'text/html',
  )
  const links = (address: string) =>
    [
      ...copyOf(page, address, new Date()).matchAll(/<a href="([^"]*)"[^>]*>(?:Citas|Más|Otra|Contacto)/g),
    ].map(([, href]) => href)
  expect(links('/portal/facturas?empresa=b')).toEqual([
    '/portal/citas?empresa=b#hoy',
    '/portal/facturas?pagina=2&amp;empresa=b',
    '/portal?empresa=otra',
    '/contacto',
  ])
  expect(links('/portal/facturas')).toEqual([
    '/portal/citas#hoy',
    '?pagina=2',
    '/portal?empresa=otra',
    '/contacto',
  ])
})

type Listener = (event: object) => void
const listeners = new Map<string, Listener>()
const stored = new Map<string, Response>()
const network = vi.fn()
beforeEach(() => {
  listeners.clear()
  stored.clear()
  network.mockReset()
  vi.stubGlobal('fetch', network)
  stored.set(ownerKey, new Response('ana'))
  copiesWorker(
    {
      addEventListener: (type, listen) => void listeners.set(type, listen as Listener),
      skipWaiting: async () => {},
      clients: { claim: async () => {} },
      location: { origin: 'https://sitio.example' },
      navigator: { onLine: false },
      caches: { match: async (key: string) => stored.get(key)?.clone() } as unknown as CacheStorage,
    },
    {
      copies: 'copies',
      files: 'files',
      copiedAt,
      copyOwner,
      ownerKey,
      accountParam: 'empresa',
      longest: 1000,
      absent: 'Sin conexión',
    },
  )
})

async function open(
  path: string,
  { mode = 'navigate', method = 'GET', referrer = '' } = {},
): Promise<Response | null> {
  const answered = vi.fn<(answer: Promise<Response>) => void>()
  const request = { url: `https://sitio.example${path}`, mode, method, referrer }
  listeners.get('fetch')?.({ request, respondWith: answered })
  return (await answered.mock.calls[0]?.[0]) ?? null
}
const keep = (path: string, age: number, { text = 'copia', owner = 'ana' } = {}) =>
  stored.set(
    path,
    new Response(text, { headers: { [copiedAt]: String(Date.now() - age), [copyOwner]: owner } }),
  )

test.each([
  ['a page', 200],
  ['a refusal', 401],
  ['a failure of the site', 500],
])('%s is never replaced by a copy', async (_, status) => {
  keep('/portal', 0)
  network.mockResolvedValue(new Response('sitio', { status }))
  expect(await (await open('/portal'))?.text()).toBe('sitio')
})

test('without a network a recent copy of exactly this address is shown', async () => {
  network.mockRejectedValue(new TypeError('cut'))
  keep('/portal', 0)
  keep('/portal/citas', 5000)
  expect(await (await open('/portal'))?.text()).toBe('copia')
  for (const path of ['/portal/citas', '/portal?empresa=2', '/portal/facturas'])
    expect(await (await open(path))?.text()).toBe('Sin conexión')
})

test('forms that are sent and requests to the API are left to the network', async () => {
  expect(await open('/portal', { method: 'POST' })).toBeNull()
  expect(await open('/api/pendientes', { mode: 'cors' })).toBeNull()
})

test('a copy is shown only to its owner, and to nobody while no owner is recorded', async () => {
  network.mockRejectedValue(new TypeError('cut'))
  keep('/portal', 0, { owner: 'otra' })
  expect(await (await open('/portal'))?.text()).toBe('Sin conexión')
  keep('/portal', 0)
  expect(await (await open('/portal'))?.text()).toBe('copia')
  stored.delete(ownerKey)
  expect(await (await open('/portal'))?.text()).toBe('Sin conexión')
})

test('a link without a company opens the copy of the company whose page it is on', async () => {
  network.mockRejectedValue(new TypeError('cut'))
  keep('/portal/citas', 0, { text: 'copia de A' })
  const referrer = 'https://sitio.example/portal?empresa=b'
  expect(await (await open('/portal/citas', { referrer }))?.text()).toBe('Sin conexión')
  keep('/portal/citas?empresa=b', 0, { text: 'copia de B' })
  expect(await (await open('/portal/citas', { referrer }))?.text()).toBe('copia de B')
  expect(await (await open('/portal/citas'))?.text()).toBe('copia de A')
})
