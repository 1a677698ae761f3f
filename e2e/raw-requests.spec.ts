import { randomInt } from 'node:crypto'
import type { Browser } from '@playwright/test'
import { pdfFile } from '@/supabase/sample-files/pdf-file'
import { allOf, rawRequest } from '../scripts/site-client/requests'
import { leave, newClient, type Visitor } from './support/agenda-page'
import { startCachingProxy } from './support/caching-proxy'
import { addFile } from './support/documents-page'
import { expect, test } from './support/fixtures'
import { linkTo, mailTo } from './support/fake-services'
import { signIn } from './support/members'

test.describe('failed answers', () => {
  const site = process.env.E2E_BASE_URL ?? 'http://localhost:3000'

  type Asked = [name: string, status: number, path: string, headers?: Record<string, string>, method?: string, body?: string] // prettier-ignore

  const junk = { 'content-type': 'multipart/form-data; boundary=x' }
  const unreadable = '%E0%A4%A'

  /** Requests that no page sends and on some of which Next itself fails. */
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
    test(
      `${name}: ${status}, with one policy, no sniffing and no place in a cache`,
      { tag: '@core' },
      async () => {
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
      },
    )
})

test.describe('addresses that no browser writes', () => {
  const site = process.env.E2E_BASE_URL ?? 'http://localhost:3000'
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
  const hosts = ['//evil.example', '//evil.example/asistente', '/\\evil.example', '/%5Cevil.example', 'http://evil.example/', 'https://evil.example/asistente', '*'] // prettier-ignore

  test(
    'what no browser writes is refused, leads nowhere and stays in no cache',
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

  test('a page that is not there stays in no cache either', { tag: '@core' }, async () => {
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

test.describe('a foreign host', () => {
  const site = process.env.E2E_BASE_URL ?? 'http://localhost:3000'
  const evil = 'evil.example'
  const disguises: Record<string, Record<string, string>> = {
    'another host': { host: evil },
    'another host with a port': { host: `${evil}:8443` },
    'a forwarded host': { 'x-forwarded-host': evil },
    'two forwarded hosts': { 'x-forwarded-host': `${evil}, ${evil}` },
    'all of them': {
      host: evil,
      'x-forwarded-host': evil,
      'x-forwarded-proto': 'https',
      'x-forwarded-port': '443',
      forwarded: `host=${evil};proto=https`,
      'x-original-host': evil,
      'x-host': evil,
    },
  }
  const paths = ['/', '/contacto', '/auth', '/auth/recuperar', '/portal', '/portal/facturas', '/admin', '/servicios/', '/no-existe', '/portal/no-existe', '/sitemap.xml', '/robots.txt', '/opengraph-image', '/api/documentos/x'] // prettier-ignore

  const canonical = (html: string) => /<link rel="canonical" href="([^"]+)"/.exec(html)?.[1]

  for (const [name, headers] of Object.entries(disguises))
    test(
      `asked with ${name}, pages, redirects and lists name our own address alone`,
      { tag: '@core' },
      async () => {
        for (const path of paths) {
          const answer = await rawRequest(site, path, { headers })
          expect(allOf(answer), path).not.toContain(evil)
          const { location } = answer.headers
          // Our proxy sets this header, so the visitor is redirected to the site's address.
          if ('x-forwarded-host' in headers && !path.startsWith('/api/')) {
            expect([path, answer.status, location]).toEqual([path, 307, `${site}${path}`])
            continue
          }
          if (location) expect(new URL(location, site).origin, path).toBe(new URL(site).origin)
          const ours = await rawRequest(site, path)
          expect([path, answer.status, canonical(answer.text)]).toEqual([
            path,
            ours.status,
            canonical(ours.text),
          ])
          // The cached page does not come from the forged request.
          expect(allOf(ours), path).not.toContain(evil)
        }
        const portal = (await rawRequest(site, '/portal', { headers })).headers.location
        expect(portal).toContain('x-forwarded-host' in headers ? `${site}/portal` : '/auth?next=')
      },
    )

  const attribute = (tag: string, name: string) =>
    new RegExp(`${name}="([^"]*)"`).exec(tag)?.[1]?.replaceAll('&quot;', '"').replaceAll('&amp;', '&') ?? ''

  /** The password reset form, posted without script. */
  async function askForReset(url: string, email: string, headers: Record<string, string>) {
    const { text } = await rawRequest(url, '/auth/recuperar')
    const form = new FormData()
    for (const [tag] of text.matchAll(/<input[^>]*type="hidden"[^>]*>/g))
      form.append(attribute(tag, 'name'), attribute(tag, 'value'))
    form.append('email', email)
    const sent = new Response(form)
    const part = () => randomInt(1, 255)
    return rawRequest(url, '/auth/recuperar', {
      method: 'POST',
      body: await sent.text(),
      headers: {
        origin: url,
        'content-type': sent.headers.get('content-type') ?? '',
        'x-forwarded-for': `10.${part()}.${part()}.${part()}`,
        ...headers,
      },
    })
  }

  for (const [name, headers] of Object.entries({
    ...disguises,
    'another host and its origin': { host: evil, origin: `http://${evil}` },
  }))
    test(`a reset that is asked for with ${name} never sends a link there`, async () => {
      const owner = await newClient('anfitrion')
      expect(allOf(await askForReset(site, owner.email, headers))).not.toContain(evil)
      // One mail a minute is allowed: either the forged request sent it or, if that was refused, this one.
      expect((await askForReset(site, owner.email, {})).status).toBe(200)
      const mail = await mailTo(owner.email, /contraseña/i)
      expect(mail.html + mail.text).not.toContain(evil)
      expect(new URL(linkTo(mail, '/auth/confirmar')).origin).toBe(new URL(site).origin)
      await leave(owner)
    })
})

test(
  'at another address a person is told the right one, by the form and by what reads data',
  { tag: '@core' },
  async ({ browser }) => {
    const site = new URL(process.env.E2E_BASE_URL ?? 'http://localhost:3000')
    const other = new URL(site)
    other.hostname = site.hostname === 'localhost' ? '127.0.0.1' : 'localhost'
    const context = await browser.newContext({ baseURL: other.origin })
    const page = await context.newPage()
    await page.goto('/auth')
    await page.getByLabel('Correo electrónico').fill('cliente@demo.co')
    await page.getByLabel('Contraseña', { exact: true }).fill('Portal-2026')
    await page.getByRole('button', { name: 'Iniciar sesión' }).click()
    await expect(page.getByText(`Ábrela en ${site.origin} y vuelve a intentarlo.`)).toBeVisible()
    const sent = await page.request.post('/api/facturas', { headers: { origin: other.origin }, data: {} })
    expect(await sent.json()).toMatchObject({ code: 'wrong-address', message: expect.stringContaining(site.origin) }) // prettier-ignore
    expect((await page.request.get('/api/health')).status()).toBe(200)
    await context.close()
  },
)

test.describe('a shared cache', () => {
  const site = process.env.E2E_BASE_URL ?? 'http://localhost:3000'
  const sections = [
    '/portal',
    '/portal/facturas',
    '/portal/citas',
    '/portal/mensajes',
    '/portal/cuenta',
    '/tareas',
  ]
  const open = ['/', '/contacto', '/servicios', '/robots.txt', '/icon.svg']
  const shapes: Record<string, string>[] = [{}, { rsc: '1' }, { rsc: '1', 'next-router-prefetch': '1' }]

  async function cookiesOf(browser: Browser, { email, password }: Visitor): Promise<string> {
    const context = await browser.newContext({ baseURL: site })
    await signIn(await context.newPage(), email, password)
    const cookies = await context.cookies()
    await context.close()
    return cookies.map(({ name, value }) => `${name}=${value}`).join('; ')
  }

  test('behind a cache that all share, one person’s pages, files and cookies reach nobody else', async ({
    browser,
  }) => {
    test.setTimeout(180_000)
    const [ana, berta] = [await newClient('ana.cache'), await newClient('berta.cache')]
    const file = { ...(await pdfFile()), name: 'solo-de-ana.pdf' }
    const document = `/api/documentos/${await addFile(ana, file)}`
    const sessions = {
      ana: await cookiesOf(browser, ana),
      berta: await cookiesOf(browser, berta),
      nobody: null,
    }
    const proxy = await startCachingProxy(site)
    const seen: Record<string, string> = { ana: '', berta: '', nobody: '' }
    for (const [who, cookie] of Object.entries(sessions))
      for (const shape of shapes)
        for (const path of [...open, ...sections, document, '/api/realtime-token']) {
          const headers = { ...shape, ...(cookie && { cookie }) }
          const first = await rawRequest(proxy.url, path, { headers })
          // Client navigations have a different address for each set of headers.
          const { location = '' } = first.headers
          const answer = /[?&]_rsc/.test(location)
            ? await rawRequest(proxy.url, location, { headers })
            : first
          if (shape.rsc && sections.includes(path) && who !== 'nobody')
            expect(answer.headers['content-type']).toContain('text/x-component')
          seen[who] += `${allOf(answer)}\n`
          if (path === document && !shape.rsc)
            expect([who, answer.status]).toEqual([who, { ana: 200, berta: 404, nobody: 401 }[who]])
        }
    await proxy.stop()

    expect(seen.ana).toContain(ana.email)
    expect(seen.ana).toContain(file.name)
    expect(seen.berta).toContain(berta.email)
    for (const who of ['berta', 'nobody'])
      for (const mark of [ana.email, ana.id, file.name]) expect(seen[who], who).not.toContain(mark)
    for (const mark of [berta.email, berta.id, '__Host-session']) expect(seen.nobody).not.toContain(mark)
    // It caches public pages and nothing else.
    expect([...new Set(proxy.hits)].filter((url) => !open.includes(url.split('?')[0] ?? ''))).toEqual([])
    expect(proxy.hits).toContain('/')
    await Promise.all([leave(ana), leave(berta)])
  })
})
