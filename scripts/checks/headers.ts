import postgres from 'postgres'
import { publicRoutes } from '@/content/public-routes'
import { launchBrowser } from '../stack/browser'
import { headerFaults } from '../site-client/header-faults'
import { rawRequest, readForm, type Answer } from '../site-client/requests'
import { sleeper } from '../site-client/session'
import { closedAddresses } from './authz/addresses'
import { markFixtures } from './authz/markers'
import { sideBySide, checkOfSite, type Tries } from './check'
import { signInFixtures, type Company, type Visitor } from './people'
import type { TestSite } from './test-site'
import { openWatched, runIn, visit } from './watched-browser'

const stranger = 'https://otro.example'

/** Replaces the test backend's local URL by an HTTPS URL, as a deployed site sends it. */
const deployed = (value: string) =>
  value.replace(/\b(http|ws):\/\/(127\.0\.0\.1|localhost):\d+/g, '$1s://api.example')

/** Checks a response's headers; a response that sets a cookie must forbid caching. */
class Judge {
  withCookies = 0

  readonly #tries: Tries

  constructor(tries: Tries) {
    this.#tries = tries
  }

  all(what: string, answer: Answer): void {
    const headers = new Headers()
    for (const [name, value] of answer.lines) headers.append(name, deployed(value))
    const policies = answer.lines.filter(([name]) => name === 'content-security-policy').length
    const faults = headerFaults({ headers, body: answer.text })
    this.#tries.expect(policies === 1, `${what} (${answer.status}) has ${policies} policies`)
    this.#tries.expect(faults.length === 0, `${what} (${answer.status}): ${faults.join(', ')}`)
    this.cookies(what, answer.headers)
  }

  cookies(what: string, headers: Record<string, string>): void {
    if (!headers['set-cookie']) return
    this.withCookies++
    const kept = headers['cache-control'] ?? ''
    this.#tries.expect(kept.includes('no-store'), `${what} sets a cookie and may be kept: ${kept}`)
  }
}

/** Static files need no policy, but must forbid that browsers guess their type and that other sites use them. */
async function filesWithoutPolicy({ url }: TestSite, tries: Tries): Promise<void> {
  const home = await rawRequest(url, '/')
  // The page lists its scripts by file name, and names their folder once, by a URL that ends with a slash.
  const scripts = [...home.text.matchAll(/"([\w.~-]+\.js)"/g)].map(
    ([, name]) => `/_next/static/chunks/${name}`,
  )
  const linked = [...home.text.matchAll(/\/_next\/static\/[\w./-]+/g)].map(([file]) => file)
  const named = [...new Set([...linked, ...scripts])].filter((file) => !file.endsWith('/'))
  tries.expect(scripts.length > 5, `the home page names ${scripts.length} scripts`)
  tries.expect(named.length > 5, `the home page names ${named.length} files`)
  for (const file of named) {
    const { status, headers } = await rawRequest(url, file)
    const { 'x-content-type-options': guess, 'cross-origin-resource-policy': sharing } = headers
    const sound = guess === 'nosniff' && sharing === 'same-origin' && !headers['content-security-policy']
    tries.expect(status === 200 && sound, `${file} (${status}): ${JSON.stringify(headers)}`)
  }
}

const signedOut = '__Host-session=base64-e30; hint=alguien'

async function inAnswers(
  { url }: TestSite,
  { visitors, cookies }: Company,
  routes: readonly string[],
  judge: Judge,
): Promise<Map<Visitor, string[]>> {
  const pages = new Map<Visitor, string[]>()
  const asked = visitors.flatMap((who) => routes.map((route) => ({ who, route })))
  await sideBySide(asked, async ({ who, route }) => {
    const answer = await rawRequest(url, route, { headers: { cookie: cookies[who], origin: stranger } })
    judge.all(`${route} as ${who}`, answer)
    if (answer.status < 300 && answer.headers['content-type']?.startsWith('text/html'))
      pages.set(who, [...(pages.get(who) ?? []), route])
  })
  return pages
}

/** Checks responses that change cookies: for renewed and invalid sessions, visitors, and forms. */
async function whereCookiesChange(
  { url, dataDir }: TestSite,
  { visitors, cookies, fixtures }: Company,
  routes: readonly string[],
  judge: Judge,
): Promise<void> {
  const asleep = await sleeper(dataDir)
  for (const who of visitors)
    for (const route of routes) {
      const cookie = cookies[who] ? await asleep(cookies[who]) : signedOut
      judge.all(`${route} as ${who}, after an hour`, await rawRequest(url, route, { headers: { cookie } }))
    }
  const { email, password } = fixtures.people.clientB
  const posted: [string, Record<string, string>][] = [
    ['/auth', { email, password }],
    ['/auth', { email, password: 'no-es-esta-2026' }],
    ['/auth/recuperar', { email }],
  ]
  for (const [path, fields] of posted) {
    const { headers } = await (await readForm(url, path))(fields)
    judge.cookies(`the form of ${path}`, Object.fromEntries(headers))
  }
}

/** Violates the policy with an image and not with a script, because the policy allows scripts that a script adds. */
const breakThePolicy = () =>
  new Promise<void>((resolve) => {
    document.addEventListener('securitypolicyviolation', () => resolve(), { once: true })
    setTimeout(resolve, 5000)
    const picture = document.createElement('img')
    picture.src = 'https://malo.example/x.png'
    document.body.append(picture)
  })

/** Opens the pages in Chromium. None may violate its policy, throw an error or navigate to another page by itself. */
async function inBrowser(
  { url }: TestSite,
  { cookies }: Company,
  pages: ReadonlyMap<Visitor, string[]>,
  tries: Tries,
): Promise<number> {
  const browser = await launchBrowser()
  let opened = 0
  for (const [who, routes] of pages) {
    const watched = await openWatched(browser, url, cookies[who])
    const expectStayed = (route: string) => {
      const at = watched.page.url().slice(url.length)
      tries.expect(at === route, `${route} as ${who} leads on to ${at} by itself`)
    }
    for (const route of routes) {
      const status = await visit(watched, url + route)
      opened++
      const seen = watched.seen.splice(0).join('; ')
      tries.expect(status === 200 && seen === '', `${route} as ${who} in the browser (${status}): ${seen}`)
      expectStayed(route)
    }
    await runIn(watched.page, breakThePolicy)
    tries.expect(watched.seen.length > 0, `${who}: what is forbidden is not noticed`)
    // The last page was open for longer than the others, so it may have navigated since it was checked.
    expectStayed(routes.at(-1) ?? '')
    await watched.close()
  }
  await browser.close()
  return opened
}

const open = [
  '/auth',
  '/auth/recuperar',
  '/auth/confirmar',
  '/auth/deshacer',
  '/waitlist',
  '/bienvenida',
  '/access-denied',
  '/segundo-paso',
  '/verificar',
  '/invitacion',
  '/firmar',
  '/notificaciones/baja',
]
const missing = [
  '/no-existe',
  '/servicios/no-existe',
  '/_next/static/no-existe.js',
  '/_next/image?url=%2Fportal',
]
const files = [
  '/robots.txt',
  '/sitemap.xml',
  '/icon.svg',
  '/favicon.ico',
  '/apple-icon',
  '/manifest.webmanifest',
]
const handlers = [
  '/api/health',
  '/api/ready',
  '/api/cron',
  '/api/no-existe',
  '/api/realtime-token',
  '/api/missing',
  '/api/verificar/certificado',
  '/api/autoridades',
  '/api/citas/calendario/no-existe.ics',
  '/api/herramientas/vencimientos/iva-bimestral-26.ics',
]

function everyRoute(ids: Record<string, string>): string[] {
  const closed = closedAddresses(ids).filter(({ methods }) => methods.includes('GET'))
  return [...publicRoutes, ...open, ...missing, ...files, ...handlers, ...closed.map(({ path }) => path)]
}

export const check = checkOfSite(
  async (site, tries) => {
    const sql = postgres(site.database.url, { onnotice: () => undefined })
    const company = await signInFixtures(site)
    const { ids } = await markFixtures(sql, company)
    await sql.end()
    const routes = everyRoute(ids)
    const judge = new Judge(tries)
    await filesWithoutPolicy(site, tries)
    const pages = await inAnswers(site, company, routes, judge)
    await whereCookiesChange(site, company, routes, judge)
    tries.expect(judge.withCookies > 0, 'no answer set a cookie')
    const opened = await inBrowser(site, company, pages, tries)
    console.log(
      `  ${routes.length} routes, ${company.visitors.length} roles; ${judge.withCookies} answers with cookies; ${opened} pages in the browser`,
    )
  },
  { seeded: false },
)
