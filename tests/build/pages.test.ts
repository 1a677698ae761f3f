// @vitest-environment jsdom
import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, test } from 'vitest'
import { firm } from '@/content/firm'
import { legalDocuments } from '@/content/legal/legal-documents'
import { closedRoutes, publicRoutes } from '@/content/public-routes'
import { builtPage, distDir, meta, readManifest } from './built-page'

/** Parsing takes longer than a test may, so each page is parsed once, before the tests. */
const pages = publicRoutes.map((route) => ({ route, page: builtPage(route) }))
const address = (page: Document) => page.querySelector('link[rel=canonical]')?.getAttribute('href') ?? ''

describe('static routes', () => {
  type Prerendered = { initialRevalidateSeconds: number | false; srcRoute: string | null }
  const { routes } = readManifest<{ routes: Record<string, Prerendered> }>('prerender-manifest.json')
  const files = Object.values(readManifest<Record<string, string>>('app-path-routes-manifest.json'))

  const asset =
    /\/(icon\.svg|(?:compartir|copias)\.js|favicon\.ico|apple-icon|manifest\.webmanifest|robots\.txt|sitemap\.xml|opengraph-image-\w+)$/

  test.each(publicRoutes)('%s is rendered once, when the site is built', (route) => {
    expect(routes[route]?.initialRevalidateSeconds).toBe(false)
  })

  test('every route of the site is either public or closed to search engines', () => {
    const templates = new Set(publicRoutes.map((route) => routes[route]?.srcRoute))
    const isClosed = (route: string) =>
      closedRoutes.some((closed) => route === closed || route.startsWith(`${closed}/`))
    const unknown = files.filter(
      (route) => !templates.has(route) && !isClosed(route) && !asset.test(route) && !route.startsWith('/_'),
    )
    expect(unknown).toEqual([])
  })

  test('icons and social cards are also made once, when the site is built', () => {
    const assets = Object.keys(routes).filter((route) => asset.test(route))
    expect(assets.length).toBeGreaterThanOrEqual(publicRoutes.length)
    for (const route of assets) expect(routes[route]?.initialRevalidateSeconds, route).toBe(false)
  })
})

describe('search engines', () => {
  const repeated = (texts: readonly string[]) => texts.filter((text, index) => texts.indexOf(text) !== index)

  describe.each(pages)('$route', ({ route, page }) => {
    const canonical = address(page)

    test('has a title and a description of a length that search results show in full', () => {
      expect(page.title).toContain(firm.name)
      expect(page.title.length, page.title).toBeGreaterThanOrEqual(25)
      expect(page.title.length, page.title).toBeLessThanOrEqual(65)
      const description = meta(page, 'description')
      expect(description.length, description).toBeGreaterThanOrEqual(70)
      expect(description.length, description).toBeLessThanOrEqual(160)
    })

    test('is in Colombian Spanish, open to search engines, and has one canonical address', () => {
      expect(page.documentElement.lang).toBe('es-CO')
      expect(meta(page, 'robots')).not.toContain('noindex')
      expect(page.querySelectorAll('link[rel=canonical]')).toHaveLength(1)
      expect(new URL(canonical).pathname).toBe(route)
    })

    test('has its own social card, in the size that networks show large', () => {
      expect(meta(page, 'og:url')).toBe(canonical)
      expect(meta(page, 'og:locale')).toBe('es_CO')
      expect(meta(page, 'og:site_name')).toBe(firm.name)
      expect(meta(page, 'og:title').length).toBeGreaterThan(5)
      expect(meta(page, 'og:image:alt').length).toBeGreaterThan(5)
      expect(meta(page, 'twitter:card')).toBe('summary_large_image')
      expect(meta(page, 'twitter:image')).toBe(meta(page, 'og:image'))
      const { origin, pathname } = new URL(meta(page, 'og:image'))
      expect(origin).toBe(new URL(canonical).origin)
      const card = readFileSync(path.join(distDir, 'server/app', `${pathname}.body`))
      expect(card.toString('latin1', 1, 4)).toBe('PNG')
      expect([card.readUInt32BE(16), card.readUInt32BE(20)]).toEqual([1200, 630])
    })
  })

  test('do not find two pages with the same title, description, address or social card', () => {
    for (const name of ['description', 'og:title', 'og:url', 'og:image'])
      expect(repeated(pages.map(({ page }) => meta(page, name))), name).toEqual([])
    expect(repeated(pages.map(({ page }) => page.title))).toEqual([])
    const cards = pages.map(({ page }) => new URL(meta(page, 'og:image')).pathname)
    const bytes = cards.map((card) =>
      readFileSync(path.join(distDir, 'server/app', `${card}.body`), 'base64'),
    )
    expect(repeated(bytes)).toEqual([])
  })
})

describe('the sitemap', () => {
  const read = (name: string) => readFileSync(path.join(distDir, 'server/app', `${name}.body`), 'utf8')
  const host = new URL(address(builtPage('/'))).origin

  function entries() {
    const urls = [...read('sitemap.xml').matchAll(/<url>(.*?)<\/url>/g)].map((match) => match[1] ?? '')
    return urls.map((url) => ({
      loc: /<loc>(.*?)<\/loc>/.exec(url)?.[1],
      lastmod: /<lastmod>(.*?)<\/lastmod>/.exec(url)?.[1],
    }))
  }

  /** When several rules of robots.txt match a URL, crawlers follow the longest one. */
  function mayRead(route: string): boolean {
    const rules = [...read('robots.txt').matchAll(/^(Allow|Disallow): (\S+)$/gm)]
    const matching = rules.filter(([, , start = '']) => route.startsWith(start))
    return matching.sort((a, b) => (b[2] ?? '').length - (a[2] ?? '').length)[0]?.[1] === 'Allow'
  }

  test('lists the public pages by their canonical addresses, and nothing else', () => {
    const listed = entries().map(({ loc }) => loc)
    expect(listed.toSorted()).toEqual(pages.map(({ page }) => address(page)).toSorted())
  })

  test.skipIf(!existsSync('.git'))('has no file beside it that a build left in `public`', () => {
    expect(execFileSync('git', ['ls-files', '--others', 'public'], { encoding: 'utf8' })).toBe('')
  })

  test('has dates only for the legal documents: the day of their version', () => {
    const dated = entries().filter(({ lastmod }) => lastmod)
    expect(dated.map(({ loc }) => loc).toSorted()).toEqual(
      legalDocuments.map(({ path }) => host + path).toSorted(),
    )
    expect(dated.every(({ lastmod }) => lastmod === firm.policyVersion)).toBe(true)
  })

  test('is named in robots.txt, which lets crawlers read all pages, also unlisted ones, but not the API', () => {
    for (const route of [
      ...publicRoutes,
      '/_next/static/chunks/a.js',
      '/icon.svg',
      '/nosotros/opengraph-image-1',
    ])
      expect(mayRead(route), route).toBe(true)
    for (const route of closedRoutes) {
      expect(mayRead(route), route).toBe(true)
      expect(mayRead(`${route}/algo`), route).toBe(route !== '/api')
    }
    expect(read('robots.txt')).toContain(`Sitemap: ${host}/sitemap.xml`)
  })
})
