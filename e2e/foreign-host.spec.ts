import { randomInt } from 'node:crypto'
import { allOf, rawRequest } from '../scripts/site-client/requests'
import { leave, newClient } from './support/appointments-page'
import { expect, test } from './support/fixtures'
import { linkTo, mailTo } from './support/mailbox'

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
        if (location) expect(new URL(location, site).origin, path).toBe(new URL(site).origin)
        const ours = await rawRequest(site, path)
        expect([path, answer.status, canonical(answer.text)]).toEqual([
          path,
          ours.status,
          canonical(ours.text),
        ])
        // What is kept in memory was not taken from the stranger.
        expect(allOf(ours), path).not.toContain(evil)
      }
      expect((await rawRequest(site, '/portal', { headers })).headers.location).toContain('/auth?next=')
    },
  )

const attribute = (tag: string, name: string) =>
  new RegExp(`${name}="([^"]*)"`).exec(tag)?.[1]?.replaceAll('&quot;', '"').replaceAll('&amp;', '&') ?? ''

/** The form of a forgotten password, as it is sent without script. */
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
    // One mail a minute: it is the stranger's, or else, as theirs was refused, this one.
    expect((await askForReset(site, owner.email, {})).status).toBe(200)
    const mail = await mailTo(owner.email, /contraseña/i)
    expect(mail.html + mail.text).not.toContain(evil)
    expect(new URL(linkTo(mail, '/auth/confirmar')).origin).toBe(new URL(site).origin)
    await leave(owner)
  })
