// @vitest-environment jsdom
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, test } from 'vitest'
import { firm } from '@/content/firm'
import { publicRoutes } from '@/content/public-routes'
import { builtPage, distDir, meta } from './built-page'

const pages = publicRoutes.map((route) => ({ route, page: builtPage(route) }))
const repeated = (texts: readonly string[]) => texts.filter((text, index) => texts.indexOf(text) !== index)

describe.each(pages)('$route', ({ route, page }) => {
  const canonical = page.querySelector('link[rel=canonical]')?.getAttribute('href') ?? ''

  test('has a title and a description that a result list shows in full', () => {
    expect(page.title).toContain(firm.name)
    expect(page.title.length, page.title).toBeGreaterThanOrEqual(25)
    expect(page.title.length, page.title).toBeLessThanOrEqual(65)
    const description = meta(page, 'description')
    expect(description.length, description).toBeGreaterThanOrEqual(70)
    expect(description.length, description).toBeLessThanOrEqual(160)
  })

  test('is in the Spanish of Colombia, open to search engines, and has one address', () => {
    expect(page.documentElement.lang).toBe('es-CO')
    expect(meta(page, 'robots')).not.toContain('noindex')
    expect(page.querySelectorAll('link[rel=canonical]')).toHaveLength(1)
    expect(new URL(canonical).pathname).toBe(route)
  })

  test('brings its social card, in the size that networks show large', () => {
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

test('no two pages share a title, a description, an address or a card', () => {
  for (const name of ['description', 'og:title', 'og:url', 'og:image'])
    expect(repeated(pages.map(({ page }) => meta(page, name))), name).toEqual([])
  expect(repeated(pages.map(({ page }) => page.title))).toEqual([])
  const cards = pages.map(({ page }) => new URL(meta(page, 'og:image')).pathname)
  const bytes = cards.map((card) => readFileSync(path.join(distDir, 'server/app', `${card}.body`), 'base64'))
  expect(repeated(bytes)).toEqual([])
})
