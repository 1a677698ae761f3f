import { randomInt } from 'node:crypto'
import { allOf, rawRequest } from '../scripts/site-client/requests'
import { leave, newClient } from './support/agenda-page'
import { linkTo, mailTo } from './support/fake-services'
import { expect, test } from './support/fixtures'

const site = process.env.E2E_BASE_URL ?? 'http://localhost:3000'

test.describe('a foreign host', () => {
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
  const paths = [
    '/',
    '/contacto',
    '/auth',
    '/auth/recuperar',
    '/portal',
    '/portal/facturas',
    '/admin',
    '/servicios/',
    '/no-existe',
    '/portal/no-existe',
    '/sitemap.xml',
    '/robots.txt',
    '/opengraph-image',
    '/api/documentos/x',
  ]

  const canonical = (html: string) => /<link rel="canonical" href="([^"]+)"/.exec(html)?.[1]

  for (const [name, headers] of Object.entries(disguises))
    test(
      `in a request with ${name}, pages, redirects and lists have only our own address`,
      { tag: '@core' },
      async () => {
        for (const path of paths) {
          const answer = await rawRequest(site, path, { headers })
          expect(allOf(answer), path).not.toContain(evil)
          const { location } = answer.headers
          // The site trusts `x-forwarded-host`, which its proxy sets, and redirects other hosts to its own URL.
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
          expect(allOf(ours), path).not.toContain(evil)
        }
        const portal = (await rawRequest(site, '/portal', { headers })).headers.location
        expect(portal).toContain('x-forwarded-host' in headers ? `${site}/portal` : '/auth?next=')
      },
    )

  const attribute = (tag: string, name: string) =>
    new RegExp(`${name}="([^"]*)"`).exec(tag)?.[1]?.replaceAll('&quot;', '"').replaceAll('&amp;', '&') ?? ''

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
    test(`a reset requested with ${name} never sends a link there`, async () => {
      const owner = await newClient('anfitrion')
      expect(allOf(await askForReset(site, owner.email, headers))).not.toContain(evil)
      // Only one reset mail a minute is sent, so `mail` may answer the forged request or the honest request after it.
      expect((await askForReset(site, owner.email, {})).status).toBe(200)
      const mail = await mailTo(owner.email, /contraseña/i)
      expect(mail.html + mail.text).not.toContain(evil)
      expect(new URL(linkTo(mail, '/auth/confirmar')).origin).toBe(new URL(site).origin)
      await leave(owner)
    })
})

test(
  'at another host name the sign-in and the data routes show a person the right address',
  { tag: '@core' },
  async ({ browser }) => {
    const own = new URL(site)
    const other = new URL(own)
    other.hostname = own.hostname === 'localhost' ? '127.0.0.1' : 'localhost'
    const context = await browser.newContext({ baseURL: other.origin })
    const page = await context.newPage()
    await page.goto('/auth')
    await page.getByLabel('Correo electrónico').fill('cliente@demo.co')
    await page.getByLabel('Contraseña', { exact: true }).fill('Portal-2026')
    await page.getByRole('button', { name: 'Iniciar sesión' }).click()
    await expect(page.getByText(`Ábrela en ${own.origin} y vuelve a intentarlo.`)).toBeVisible()
    const sent = await page.request.post('/api/facturas', { headers: { origin: other.origin }, data: {} })
    expect(await sent.json()).toMatchObject({
      code: 'wrong-address',
      message: expect.stringContaining(own.origin),
    })
    expect((await page.request.get('/api/health')).status()).toBe(200)
    await context.close()
  },
)
