// @vitest-environment jsdom
import { expect, test } from 'vitest'
import { publicRoutes } from '@/content/public-routes'
import { builtPage } from './built-page'

const mostLinks = 3

const linksOf = (route: string): string[] =>
  [...builtPage(route).querySelectorAll('a[href^="/"]')].map(
    (link) => (link.getAttribute('href') ?? '').replace(/[?#].*/, '') || '/',
  )

test(
  'without scripts every public page is at most three links away from the home page',
  { timeout: 60_000 },
  () => {
    const pages = new Set(publicRoutes)
    const distance = new Map([['/', 0]])
    let last = ['/']
    for (let links = 1; links <= mostLinks; links += 1) {
      const found = new Set(last.flatMap(linksOf).filter((route) => pages.has(route) && !distance.has(route)))
      for (const route of found) distance.set(route, links)
      last = [...found]
    }
    expect(publicRoutes.filter((route) => !distance.has(route))).toEqual([])
  },
)

test('the breadcrumb of every page begins with the home page and ends with the current page, without a link', () => {
  for (const route of publicRoutes.filter((one) => one !== '/')) {
    const trail = builtPage(route).querySelector('nav[aria-label="Ruta"]')
    expect(trail?.querySelector('a')?.getAttribute('href'), route).toBe('/')
    expect(trail?.querySelector('[aria-current=page]')?.tagName, route).toBe('SPAN')
  }
})
