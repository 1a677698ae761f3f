import { existsSync, globSync, readFileSync } from 'node:fs'
import type { IncomingMessage } from 'node:http'
import { getPathMatch } from 'next/dist/shared/lib/router/utils/path-match'
import { matchHas, prepareDestination } from 'next/dist/shared/lib/router/utils/prepare-destination'
import { describe, expect, test, vi } from 'vitest'
import { GET } from '@/app/api/cron/route'
import { isCronCall } from '@/lib/request'

const tick = vi.hoisted(() => vi.fn())
vi.mock('@/lib/jobs/housekeeping', () => ({ tick }))

type Settings = { regions: string[]; crons: { path: string; schedule: string }[] }
const settings = JSON.parse(readFileSync('vercel.json', 'utf8')) as Settings
const routes = globSync('app/**/route.ts')
const durationOf = (source: string) => Number(/export const maxDuration = (\d+)/.exec(source)?.[1] ?? 0)

describe('Vercel’s own calls', () => {
  test.each(settings.crons)('reach $path, a route that answers GET', ({ path }) => {
    const file = `app${path}/route.ts`
    expect(existsSync(file)).toBe(true)
    expect(readFileSync(file, 'utf8')).toMatch(/export const GET = /)
  })

  // Vercel's free plan allows one call a day, so the database makes the calls of every minute (docs/deploy.md).
  test.each(settings.crons)('reach $path once a day', ({ schedule }) => {
    expect(schedule).toMatch(/^\d+ \d+ \* \* \*$/)
    expect(settings.crons.length).toBeLessThanOrEqual(2)
  })

  // If Vercel ended the function before the deadline in the code, unfinished jobs would wait until their leases end.
  test('stop their work before the function’s time is over', () => {
    const source = readFileSync('app/api/cron/route.ts', 'utf8')
    const deadline = Number(/tick\(([\d_]+)\)/.exec(source)?.[1]?.replace('_', ''))
    expect(deadline).toBeGreaterThan(0)
    expect(durationOf(source) * 1000).toBeGreaterThanOrEqual(2 * deadline)
  })

  test('are accepted only with the secret in their header', () => {
    expect(isCronCall(`Bearer ${process.env.CRON_SECRET}`)).toBe(true)
    for (const wrong of [null, '', 'Bearer ', 'Bearer undefined', process.env.CRON_SECRET ?? ''])
      expect(isCronCall(wrong)).toBe(false)
  })

  test('start nothing without the secret', async () => {
    const call = (headers: HeadersInit = {}) =>
      GET(new Request('http://localhost:3000/api/cron', { headers }), {})
    expect((await call()).status).toBe(401)
    expect(tick).not.toHaveBeenCalled()
    tick.mockResolvedValue({ sent: 2, failed: 0 })
    const answer = await call({ authorization: `Bearer ${process.env.CRON_SECRET}` })
    expect([answer.status, await answer.json()]).toEqual([200, { sent: 2, failed: 0 }])
  })
})

describe('a deployment at another address', () => {
  const rules = async (platform: Record<string, string>) => {
    for (const [name, value] of Object.entries(platform)) vi.stubEnv(name, value)
    vi.resetModules()
    const { default: config } = await import('@/next.config')
    vi.unstubAllEnvs()
    return (await config.redirects?.()) ?? []
  }
  /** Returns the URL to which Next redirects a request, or null if Next answers the request itself. */
  const place = ([rule]: Awaited<ReturnType<typeof rules>>, host: string, path: string) => {
    if (!rule) return null
    const params = getPathMatch(rule.source, { strict: true, removeUnnamedParams: true })(path)
    const isElsewhere = matchHas({ headers: { host } } as IncomingMessage, {}, rule.has, rule.missing)
    if (!params || !isElsewhere) return null
    const { parsedDestination } = prepareDestination({
      appendParamsToQuery: false,
      destination: rule.destination,
      params,
      query: {},
    })
    const { protocol, hostname, pathname } = parsedDestination
    return [rule.permanent, hostname ? `${protocol}//${hostname}${pathname}` : pathname]
  }
  const production = { VERCEL: '1', VERCEL_ENV: 'production', SITE_URL: 'https://www.firma.co' }
  const preview = { ...production, VERCEL_ENV: 'preview', VERCEL_URL: 'portal-3f9-firma.vercel.app' }

  test('redirects every page to the address of the site', async () => {
    const redirects = await rules(production)
    for (const path of ['/', '/servicios/asesoria-legal', '/portal', '/robots.txt', '/api-de-prueba'])
      expect(place(redirects, 'portal-firma.vercel.app', path)).toEqual([
        false,
        `https://www.firma.co${path}`,
      ])
    expect(place(redirects, 'wwwxfirma.co', '/')).toEqual([false, 'https://www.firma.co/'])
    expect(place(redirects, 'www.firma.co', '/servicios')).toBeNull()
  })

  test('does not redirect data or the files of pages', async () => {
    const redirects = await rules(production)
    for (const path of ['/api/health', '/api/cron', '/_next/static/a.js', '/_vercel/insights'])
      expect(place(redirects, 'portal-firma.vercel.app', path), path).toBeNull()
  })

  test('of a preview stays at its own address', async () => {
    const redirects = await rules(preview)
    expect(place(redirects, 'portal-3f9-firma.vercel.app', '/auth')).toBeNull()
    expect(place(redirects, 'portal-git-rama-firma.vercel.app', '/auth')).toEqual([
      false,
      'https://portal-3f9-firma.vercel.app/auth',
    ])
  })

  test('of a preview accepts the forms of its own pages', async () => {
    for (const [name, value] of Object.entries(preview)) vi.stubEnv(name, value)
    vi.resetModules()
    const { requireSameOrigin } = await import('@/lib/request')
    vi.unstubAllEnvs()
    const from = (host: string) => () => requireSameOrigin(new Headers({ host, origin: `https://${host}` }))
    expect(from('portal-3f9-firma.vercel.app')).not.toThrow()
    expect(from('www.firma.co')).toThrow('wrong-address')
  })

  test('is never redirected by a build outside of Vercel', async () => {
    const redirects = await rules({ VERCEL: '' })
    expect(redirects.filter(({ destination }) => !destination.startsWith('/'))).toEqual([])
  })

  test('redirects old addresses of renamed sections, also on a server of our own', async () => {
    const moved = (path: string) =>
      rules({ VERCEL: '' }).then((redirects) =>
        redirects.map((rule) => place([rule], 'www.firma.co', path)).find((found) => found !== null),
      )
    expect(await moved('/admin/pedidos')).toEqual([true, '/admin/solicitudes'])
    expect(await moved('/admin/pedidos/nuevo')).toEqual([true, '/admin/solicitudes/nueva'])
    expect(await moved('/admin/pedidos/plantillas/nueva')).toEqual([
      true,
      '/admin/solicitudes/plantillas/nueva',
    ])
    expect(await moved('/api/revision/mirada')).toEqual([true, '/api/equipo/facturas/mirada'])
  })
})

test('no function asks for more time than Vercel allows', () => {
  const durations = routes.map((file) => durationOf(readFileSync(file, 'utf8'))).filter(Boolean)
  expect(durations.length).toBeGreaterThan(3)
  expect(Math.max(...durations)).toBeLessThanOrEqual(300)
})

test('the range of Node versions for Vercel ends before the next major version', () => {
  const { engines, devDependencies } = JSON.parse(readFileSync('package.json', 'utf8')) as {
    engines: { node: string }
    devDependencies: { node: string }
  }
  const major = Number(devDependencies.node.split('.')[0])
  // Vercel takes the newest version of Node in the range, so the range ends before the next major version.
  expect(engines.node).toMatch(new RegExp(`^>=${major}\\.\\d+ <${major + 1}$`))
})

test('functions run in a single region', () => {
  expect(settings.regions).toHaveLength(1)
})

test('an adapter that would remove the policies of static pages stops the build with a reason', async () => {
  vi.stubEnv('NEXT_ADAPTER_PATH', '/vercel/adapter/index.js')
  vi.resetModules()
  await expect(import('@/next.config')).rejects.toThrow('NEXT_ENABLE_ADAPTER=0')
  vi.unstubAllEnvs()
  vi.resetModules()
  await expect(import('@/next.config')).resolves.toHaveProperty('default.poweredByHeader', false)
})
