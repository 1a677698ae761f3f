import type { Browser } from '@playwright/test'
import { pdfFile } from '@/supabase/sample-files/pdf-file'
import { allOf, rawRequest } from '../scripts/site-client/requests'
import { leave, newClient, type Visitor } from './support/agenda-page'
import { startCachingProxy } from './support/caching-proxy'
import { addFile } from './support/documents-page'
import { expect, test } from './support/fixtures'
import { signIn } from './support/members'

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

test('behind a shared cache, nobody gets another person’s pages, files or cookies', async ({ browser }) => {
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
        // For a navigation by script, Next redirects to a URL with a hash of the headers, so the test follows it.
        const { location = '' } = first.headers
        const answer = /[?&]_rsc/.test(location) ? await rawRequest(proxy.url, location, { headers }) : first
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
  expect([...new Set(proxy.hits)].filter((url) => !open.includes(url.split('?')[0] ?? ''))).toEqual([])
  expect(proxy.hits).toContain('/')
  await Promise.all([leave(ana), leave(berta)])
})
