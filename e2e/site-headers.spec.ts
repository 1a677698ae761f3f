import type { APIResponse } from '@playwright/test'
import { publicRoutes } from '../content/public-routes'
import { observatoryScore } from '../scripts/checks/observatory/score'
import { expect, test } from './support/fixtures'
import { signIn } from './support/sign-in'

const stranger = 'https://otro.example'
const enough = 115
const asked = { maxRedirects: 0, headers: { origin: stranger } }

const kinds: Record<string, readonly string[]> = {
  static: publicRoutes,
  dynamic: ['/auth', '/auth/recuperar', '/waitlist', '/access-denied', '/portal', '/admin', '/tareas'],
  'not found': ['/no-existe', '/servicios/no-existe', '/portal/no-existe', '/_next/static/no-existe.js'],
  api: ['/api/realtime-token', '/api/documentos/no-existe', '/api/cron', '/api/no-existe'],
  file: ['/robots.txt', '/sitemap.xml', '/icon.svg', '/apple-icon'],
}

/** The site as it is deployed: the backend of the tests has a loopback address without TLS. */
const deployed = (value: string) =>
  value.replace(/\b(http|ws):\/\/(127\.0\.0\.1|localhost):\d+/g, '$1s://api.example')

async function judge(response: APIResponse) {
  const headers = new Headers()
  for (const { name, value } of response.headersArray()) headers.append(name, deployed(value))
  return observatoryScore({ headers, body: await response.text(), origin: stranger })
}

for (const [kind, routes] of Object.entries(kinds)) {
  for (const route of routes) {
    test(
      `${route} (${kind}) scores ${enough} or more in the HTTP Observatory, with one policy`,
      { tag: '@core' },
      async ({ request }) => {
        const response = await request.get(route, asked)
        if (kind === 'static' || kind === 'file') expect(response.status()).toBe(200)
        if (kind === 'not found') expect([307, 404]).toContain(response.status())
        const { score, findings } = await judge(response)
        expect(score, findings.join('\n')).toBeGreaterThanOrEqual(enough)
        const all = response.headersArray().map(({ name, value }) => ({ name: name.toLowerCase(), value }))
        const policies = all.filter(({ name }) => name === 'content-security-policy')
        expect(policies).toHaveLength(1)
        expect(policies[0]?.value).toContain("frame-ancestors 'none'")
        expect(response.headers()['permissions-policy']).toContain('camera=()')
      },
    )
  }
}

test('a client’s own pages score as high, with the cookies they set', { tag: '@core' }, async ({ page }) => {
  await signIn(page, 'cliente@demo.co')
  for (const route of ['/portal', '/portal/facturas', '/portal/no-existe', '/api/realtime-token', '/auth']) {
    const { score, findings } = await judge(await page.request.get(route, asked))
    expect(score, `${route}\n${findings.join('\n')}`).toBeGreaterThanOrEqual(enough)
  }
})

test('no form of the portal tries what the policy forbids', { tag: '@core' }, async ({ page }) => {
  const broken: string[] = []
  await page.exposeFunction('noteViolation', (what: string) => broken.push(what))
  await page.addInitScript(() => {
    const { noteViolation } = globalThis as unknown as { noteViolation: (what: string) => void }
    document.addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI }) =>
      noteViolation(`${location.pathname}: ${effectiveDirective} ${blockedURI}`),
    )
  })
  await signIn(page, 'cliente@demo.co')
  for (const route of ['/portal/cuenta', '/portal/mensajes', '/portal/citas']) await page.goto(route)
  expect(broken).toEqual([])
})

test(
  'a form posted without script is answered with one policy as well',
  { tag: '@core' },
  async ({ request }) => {
    const response = await request.post('/contacto', { multipart: { name: 'Ana' }, maxRedirects: 0 })
    const names = response.headersArray().map(({ name }) => name.toLowerCase())
    expect(names.filter((name) => name === 'content-security-policy')).toHaveLength(1)
  },
)

test('what is not public tells search engines to stay out', { tag: '@core' }, async ({ request }) => {
  for (const route of [...kinds.dynamic!, ...kinds.api!, '/portal/no-existe'])
    expect((await request.get(route, asked)).headers()['x-robots-tag'], route).toBe('noindex, nofollow')
  for (const route of publicRoutes)
    expect((await request.get(route, asked)).headers()['x-robots-tag'], route).toBeUndefined()
})

test('the sitemap and robots.txt are served', { tag: '@core' }, async ({ request }) => {
  const sitemap = await (await request.get('/sitemap.xml')).text()
  expect(sitemap.match(/<loc>/g)).toHaveLength(publicRoutes.length)
  expect(await (await request.get('/robots.txt')).text()).toContain('Disallow: /portal')
})
