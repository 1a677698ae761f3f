import { expect, test } from 'vitest'
import { closedRoutes, publicRoutes } from '@/content/public-routes'
import { readManifest } from './built-page'

type Prerendered = { initialRevalidateSeconds: number | false; srcRoute: string | null }
const { routes } = readManifest<{ routes: Record<string, Prerendered> }>('prerender-manifest.json')
const files = Object.values(readManifest<Record<string, string>>('app-path-routes-manifest.json'))

/** What is neither a page nor data: icons and social cards. */
const asset = /\/(icon\.svg|apple-icon|opengraph-image-\w+)$/

test.each(publicRoutes)('%s is static: prerendered once, never again', (route) => {
  expect(routes[route]?.initialRevalidateSeconds).toBe(false)
})

test('every route of the site is known as public, or as closed to search engines', () => {
  const templates = new Set(publicRoutes.map((route) => routes[route]?.srcRoute))
  const isClosed = (route: string) =>
    closedRoutes.some((closed) => route === closed || route.startsWith(`${closed}/`))
  const unknown = files.filter(
    (route) => !templates.has(route) && !isClosed(route) && !asset.test(route) && !route.startsWith('/_'),
  )
  expect(unknown).toEqual([])
})

test('icons and social cards are static too', () => {
  const assets = Object.keys(routes).filter((route) => asset.test(route))
  expect(assets.length).toBeGreaterThanOrEqual(publicRoutes.length)
  for (const route of assets) expect(routes[route]?.initialRevalidateSeconds, route).toBe(false)
})
