// @vitest-environment jsdom
import { spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, test } from 'vitest'
import { contactMap } from '@/content/contact'
import { firm } from '@/content/firm'
import { publicRoutes } from '@/content/public-routes'
import { services } from '@/content/services'
import { serviceDetails } from '@/content/services/service-details'
import { builtPage, meta } from './built-page'

const compiler = path.resolve('node_modules/typescript-native/bin/tsc')
const options = '--noEmit --ignoreConfig --strict --skipLibCheck --target es2022 --module esnext'.split(' ')
const complaint = /^graphs\.ts\((\d+),\d+\): error TS\d+: (.*)$/

/** Returns TypeScript's errors when each document of linked data is checked against the types of schema.org. */
function schemaComplaints(documents: readonly unknown[]): string[][] {
  const lines = documents.map((one, index) => `export const page${index}: Graph = ${JSON.stringify(one)}`)
  // The folder is inside node_modules, so that the compiler finds the types.
  const cache = path.resolve('node_modules/.cache')
  mkdirSync(cache, { recursive: true })
  const folder = mkdtempSync(path.join(cache, 'graphs-'))
  try {
    writeFileSync(
      path.join(folder, 'graphs.ts'),
      [`import type { Graph } from 'schema-dts'`, ...lines].join('\n'),
    )
    const args = [compiler, ...options, '--moduleResolution', 'bundler', '--pretty', 'false', 'graphs.ts']
    const { stdout, status } = spawnSync(process.execPath, args, { cwd: folder, encoding: 'utf8' })
    const complaints = stdout.split('\n').flatMap((line) => {
      const [, at = '', text = ''] = complaint.exec(line) ?? []
      // Line 1 is the import and each later line is one document, so the line of an error identifies the document.
      return at ? [{ document: Number(at) - 2, text }] : []
    })
    if (status !== 0 && complaints.length === 0) throw new Error(stdout)
    return documents.map((_, index) =>
      complaints.filter(({ document }) => document === index).map(({ text }) => text),
    )
  } finally {
    rmSync(folder, { recursive: true })
  }
}

type Node = { '@type': string; '@id'?: string } & Record<string, unknown>
type Linked = { '@context': string; '@graph': Node[] }

const scripts = (page: Document) => [...page.querySelectorAll('script[type="application/ld+json"]')]
const pages = publicRoutes.map((route) => {
  const page = builtPage(route)
  const [first] = scripts(page)
  return { route, page, linked: JSON.parse(first?.textContent ?? '{}') as Linked }
})
const nodeOf = ({ linked }: { linked: Linked }, type: string) =>
  linked['@graph'].find((node) => node['@type'] === type)

const firmUrl = (linked: Linked) => String(nodeOf({ linked }, 'AccountingService')?.url)

function references(value: unknown): string[] {
  if (typeof value !== 'object' || value === null) return []
  const keys = Object.keys(value)
  if (keys.length === 1 && keys[0] === '@id') return [String(Object.values(value)[0])]
  return Object.values(value).flatMap(references)
}

test('the linked data of all pages fits the types of schema.org', { timeout: 60_000 }, () => {
  expect(schemaComplaints(pages.map(({ linked }) => linked)).flat()).toEqual([])
})

test('the check against schema.org finds an unknown property, type and value', { timeout: 60_000 }, () => {
  const wrong = [
    { '@type': 'AccountingService', openingHour: '08:00' },
    { '@type': 'AccountingServices', name: 'Nogal' },
    { '@type': 'Service', areaServed: { '@type': 'Rating' } },
  ]
  const documents = wrong.map((node) => ({ '@context': 'https://schema.org', '@graph': [node] }))
  expect(schemaComplaints(documents).map((complaints) => complaints.length)).toEqual([1, 1, 1])
})

describe.each(pages)('$route', ({ route, page, linked }) => {
  test('has linked data in one graph, whose references all lead to a node of it', () => {
    expect(scripts(page)).toHaveLength(1)
    expect(linked['@context']).toBe('https://schema.org')
    const known = new Set(linked['@graph'].map((node) => node['@id']))
    expect(references(linked['@graph']).filter((id) => !known.has(id))).toEqual([])
  })

  test('describes the firm as content/firm.ts does', () => {
    const node = nodeOf({ linked }, 'AccountingService')
    const { street, city, country, region, postalCode, position } = firm.address
    const { origin } = new URL(firmUrl(linked))
    expect(node).toMatchObject({
      name: firm.name,
      legalName: firm.legalName,
      taxID: firm.nit,
      telephone: firm.phone.label,
      email: firm.email,
      foundingDate: String(firm.founded),
      areaServed: { '@type': 'Country', name: country },
      address: {
        streetAddress: street,
        addressLocality: city,
        addressRegion: region,
        postalCode,
        addressCountry: 'CO',
      },
      hasMap: contactMap.href,
      image: `${origin}/apple-icon`,
      priceRange: expect.stringMatching(/^\$\u00a0[\d.]+ a \$\u00a0[\d.]+$/) as string,
      sameAs: firm.social.map(({ href }) => href),
    })
    // The demo firm's settings contain no position on the map, so the page must not invent one.
    expect(position).toBeUndefined()
    expect(node).not.toHaveProperty('geo')
    const hours = node?.openingHoursSpecification as { dayOfWeek: string[]; opens: string; closes: string }[]
    expect(hours.map(({ opens, closes }) => ({ opens, closes }))).toEqual(
      firm.hours.map(({ opens, closes }) => ({ opens, closes })),
    )
    expect(hours.flatMap(({ dayOfWeek }) => dayOfWeek)).toHaveLength(6)
  })

  test('describes the page by its address, description and breadcrumb', () => {
    const address = page.querySelector('link[rel=canonical]')?.getAttribute('href') ?? ''
    const node = linked['@graph'].find((one) => String(one['@type']).endsWith('Page') && one.isPartOf)
    expect(String(node?.url).replace(/\/$/, '')).toBe(address)
    expect(node).toMatchObject({ inLanguage: 'es-CO', description: meta(page, 'description') })
    const trail = nodeOf({ linked }, 'BreadcrumbList')?.itemListElement as {
      position: number
      item: string
    }[]
    if (route === '/') return expect(trail).toBeUndefined()
    expect(trail.map(({ position }) => position)).toEqual(trail.map((_, index) => index + 1))
    expect(trail.at(-1)?.item).toBe(address)
  })
})

describe.each(services)('$path', ({ slug, path, title, price }) => {
  const page = pages.find(({ route }) => route === path)!

  test('offers the service at its starting price', () => {
    expect(nodeOf(page, 'Service')).toMatchObject({
      name: title,
      provider: { '@id': nodeOf(page, 'AccountingService')?.['@id'] },
      offers: {
        priceSpecification: { minPrice: price.from, priceCurrency: 'COP', valueAddedTaxIncluded: false },
      },
    })
  })

  test('shows the same answers as its linked data', () => {
    const asked = nodeOf(page, 'FAQPage')?.mainEntity as { name: string; acceptedAnswer: { text: string } }[]
    expect(asked.map(({ name }) => name)).toEqual(serviceDetails[slug].faq.map(({ question }) => question))
    const shown = page.page.querySelector('main')?.textContent ?? ''
    for (const { name, acceptedAnswer } of asked) {
      expect(shown).toContain(name)
      expect(shown).toContain(acceptedAnswer.text)
    }
  })
})
