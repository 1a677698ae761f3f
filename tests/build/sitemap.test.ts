// @vitest-environment jsdom
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { closedRoutes, publicRoutes } from '@/content/public-routes'
import { firm } from '@/content/firm'
import { legalDocuments } from '@/content/legal/legal-documents'
import { builtPage } from './built-page'

const read = (name: string) => readFileSync(path.resolve('public', name), 'utf8')
const address = (page: Document) => page.querySelector('link[rel=canonical]')?.getAttribute('href') ?? ''
const host = new URL(address(builtPage('/'))).origin

/** The entries of the sitemap: address and date. */
function entries() {
  const urls = [...read('sitemap.xml').matchAll(/<url>(.*?)<\/url>/g)].map((match) => match[1] ?? '')
  return urls.map((url) => ({
    loc: /<loc>(.*?)<\/loc>/.exec(url)?.[1],
    lastmod: /<lastmod>(.*?)<\/lastmod>/.exec(url)?.[1],
  }))
}

/** Whether robots.txt lets everybody read a path: the longest rule decides. */
function mayRead(route: string): boolean {
  const rules = [...read('robots.txt').matchAll(/^(Allow|Disallow): (\S+)$/gm)]
  const matching = rules.filter(([, , start = '']) => route.startsWith(start))
  return matching.sort((a, b) => (b[2] ?? '').length - (a[2] ?? '').length)[0]?.[1] === 'Allow'
}

test('the sitemap lists the public pages by their canonical addresses, and nothing else', () => {
  const listed = entries().map(({ loc }) => loc)
  expect(listed.toSorted()).toEqual(publicRoutes.map((route) => address(builtPage(route))).toSorted())
})

test('only the legal documents carry a date, and it is theirs', () => {
  const dated = entries().filter(({ lastmod }) => lastmod)
  expect(dated.map(({ loc }) => loc).toSorted()).toEqual(
    legalDocuments.map(({ path }) => host + path).toSorted(),
  )
  expect(dated.every(({ lastmod }) => lastmod === firm.policyVersion)).toBe(true)
})

test('robots.txt opens the public pages and their assets, closes the rest, and names the sitemap', () => {
  for (const route of [
    ...publicRoutes,
    '/_next/static/chunks/a.js',
    '/icon.svg',
    '/nosotros/opengraph-image-1',
  ])
    expect(mayRead(route), route).toBe(true)
  for (const route of closedRoutes) {
    expect(mayRead(route), route).toBe(false)
    expect(mayRead(`${route}/algo`), route).toBe(false)
  }
  expect(read('robots.txt')).toContain(`Sitemap: ${host}/sitemap.xml`)
})
