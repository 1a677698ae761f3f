import { rawRequest } from '../scripts/site-client/requests'
import { expect, test } from './support/fixtures'

const site = process.env.E2E_BASE_URL ?? 'http://localhost:3000'

test.describe('failed answers', () => {
  type Asked = [
    name: string,
    status: number,
    path: string,
    headers?: Record<string, string>,
    method?: string,
    body?: string,
  ]

  const junk = { 'content-type': 'multipart/form-data; boundary=x' }
  const unreadable = '%E0%A4%A'

  const broken: Asked[] = [
    ['a form that is none, for a page with a session', 400, '/auth', junk],
    ['a form that is none, for a page that is prerendered', 400, '/servicios', junk],
    ['a form that is none, for no page', 400, '/no-existe', junk],
    ['a form without a boundary', 400, '/contacto', { 'content-type': 'multipart/form-data' }],
    ['a form for another host', 403, '/auth', { ...junk, host: 'evil.example' }],
    ['a form forwarded for another host', 403, '/auth', { ...junk, 'x-forwarded-host': 'evil.example' }],
    [
      'the same for a page that is prerendered',
      403,
      '/contacto',
      { ...junk, 'x-forwarded-host': 'evil.example' },
    ],
    ['the same for a host that is none', 403, '/auth', { ...junk, 'x-forwarded-host': '@:/?#' }],
    ['a form whose origin is none', 403, '/auth', { ...junk, origin: 'x' }],
    [
      'a form that is cut off',
      400,
      '/auth',
      junk,
      'POST',
      '--x\r\nContent-Disposition: form-data; name="a"\r\n\r\nb\r\n',
    ],
    [
      'a form without an action',
      400,
      '/auth',
      junk,
      'POST',
      '--x\r\nContent-Disposition: form-data; name="a"\r\n\r\nb\r\n--x--\r\n',
    ],
    [
      'a form of another build',
      409,
      '/auth',
      junk,
      'POST',
      `--x\r\nContent-Disposition: form-data; name="$ACTION_ID_${'0'.repeat(42)}"\r\n\r\n\r\n--x--\r\n`,
    ],
    ['a form that is too long', 413, '/auth', junk, 'POST', 'x'.repeat(5_000_000)],
    ['a place that no page has', 400, '/auth', { rsc: '1', 'next-router-state-tree': 'nada' }, 'GET'],
    ['an action without a name', 400, '/auth', { 'next-action': '' }],
    ['an action that nobody knows', 409, '/auth', { 'next-action': 'x' }],
    ['a form from another site', 403, '/auth', { ...junk, origin: 'https://evil.example' }],
    ['an address of a page that cannot be read', 400, `/portal/${unreadable}`, {}, 'GET'],
    ['an address of a file that cannot be read', 400, `/api/documentos/${unreadable}`, {}, 'GET'],
    ['a method that no page knows', 405, '/', {}, 'PUT'],
    ['a form that React never sends', 400, '/auth', { 'content-type': 'application/x-www-form-urlencoded' }],
    ['a text for a page', 405, '/auth', { 'content-type': 'text/plain' }],
    ['a method that no request may have', 405, '/portal', {}, 'TRACE'],
    ['the same for data', 405, '/api/ready', {}, 'TRACE'],
  ]

  for (const [name, status, path, headers, method = 'POST', sent = 'nada'] of broken)
    test(`${name}: ${status}, with one policy, no sniffing and no caching`, { tag: '@core' }, async () => {
      const body = method === 'POST' ? sent : undefined
      const answer = await rawRequest(site, path, { method, body, headers: { origin: site, ...headers } })
      expect(answer.status).toBe(status)
      const policies = answer.lines.filter(([header]) => header === 'content-security-policy')
      expect(policies).toHaveLength(1)
      expect(policies[0]?.[1]).toContain("default-src 'none'")
      expect(policies[0]?.[1]).toContain("frame-ancestors 'none'")
      expect(answer.headers['x-content-type-options']).toBe('nosniff')
      expect(answer.headers['cache-control']).toContain('no-store')
      expect(answer.text.length).toBeLessThan(50)
    })
})

test.describe('addresses that no browser writes', () => {
  const detours = [
    '/./asistente',
    '/x/../asistente',
    '/x/%2e%2E/asistente',
    '/portal/../admin',
    '/portal/%2e%2e/admin',
  ]
  const codes = [
    '/%61sistente',
    '/%73ervicios',
    '/%70ortal',
    '/portal%2Ffacturas',
    '/asistente%00',
    '/asistente%5c',
  ]
  const hosts = [
    '//evil.example',
    '//evil.example/asistente',
    '/\\evil.example',
    '/%5Cevil.example',
    'http://evil.example/',
    'https://evil.example/asistente',
    '*',
  ]

  test(
    'an address that no browser writes is refused, leads nowhere and is never cached',
    { tag: '@core' },
    async () => {
      for (const path of [...detours, ...codes, ...hosts, '/asistente#x']) {
        const { status, headers, text } = await rawRequest(site, path)
        expect([path, status, headers.location, text]).toEqual([path, 400, undefined, ''])
        expect(headers['cache-control'], path).toBe('no-store')
      }
      expect((await rawRequest(site, `/${'x'.repeat(9000)}`)).status).toBe(414)
    },
  )

  test('a missing page is never cached either', { tag: '@core' }, async () => {
    for (const path of [
      '/no-existe',
      '/404',
      '/_not-found',
      '/SERVICIOS',
      '/servicios/no',
      '/_next/static/no.js',
      '/api/no',
    ]) {
      const { status, headers } = await rawRequest(site, path)
      expect([path, status]).toEqual([path, 404])
      expect(headers['cache-control'], path).toContain('no-store')
    }
  })
})
