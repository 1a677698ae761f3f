import { rawRequest } from '../scripts/site-client/requests'
import { expect, test } from './support/fixtures'

const site = process.env.E2E_BASE_URL ?? 'http://localhost:3000'

type Asked = [name: string, status: number, path: string, headers?: Record<string, string>, method?: string]

const junk = { 'content-type': 'multipart/form-data; boundary=x' }
const unreadable = '%E0%A4%A'

/** What no page of ours sends: Next itself breaks on some of it. */
const broken: Asked[] = [
  ['a form that is none, for a page with a session', 500, '/auth', junk],
  ['a form that is none, for a page that is prerendered', 500, '/servicios', junk],
  ['a form that is none, for no page', 500, '/no-existe', junk],
  ['a form without a boundary', 500, '/contacto', { 'content-type': 'multipart/form-data' }],
  ['a form for another host', 500, '/auth', { ...junk, host: 'evil.example' }],
  ['an action without a name', 400, '/auth', { 'next-action': '' }],
  ['an action that nobody knows', 409, '/auth', { 'next-action': 'x' }],
  ['a form from another site', 403, '/auth', { ...junk, origin: 'https://evil.example' }],
  ['an address of a page that cannot be read', 400, `/portal/${unreadable}`, {}, 'GET'],
  ['an address of a file that cannot be read', 400, `/api/documentos/${unreadable}`, {}, 'GET'],
  ['a method that no page knows', 405, '/', {}, 'PUT'],
  ['a method that no request may have', 405, '/portal', {}, 'TRACE'],
  ['the same for data', 405, '/api/ready', {}, 'TRACE'],
]

for (const [name, status, path, headers, method = 'POST'] of broken)
  test(
    `${name}: ${status}, with one policy, no sniffing and no place in a cache`,
    { tag: '@core' },
    async () => {
      const body = method === 'POST' ? 'nada' : undefined
      const answer = await rawRequest(site, path, { method, body, headers: { origin: site, ...headers } })
      expect(answer.status).toBe(status)
      const policies = answer.lines.filter(([header]) => header === 'content-security-policy')
      expect(policies).toHaveLength(1)
      expect(policies[0]?.[1]).toContain("default-src 'none'")
      expect(policies[0]?.[1]).toContain("frame-ancestors 'none'")
      expect(answer.headers['x-content-type-options']).toBe('nosniff')
      expect(answer.headers['cache-control']).toContain('no-store')
      expect(answer.text.length).toBeLessThan(50)
    },
  )
