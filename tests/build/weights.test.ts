import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { describe, expect, test, vi } from 'vitest'
import { publicRoutes } from '@/content/public-routes'
import { classesIn } from '../../scripts/used-styles'
import { distDir, readManifest } from './built-page'

// While the machine also builds, compressing every script can exceed the usual time limit of a test.
vi.setConfig({ testTimeout: 60_000 })

const packed = new Map<string, number>()
function weight(file: string): number {
  const known = packed.get(file) ?? brotliCompressSync(readFileSync(path.join(distDir, file))).length
  packed.set(file, known)
  return known
}
const readSheet = (link: string) =>
  readFileSync(path.join(distDir, /\/_next\/([^"?]+)/.exec(link)?.[1] ?? ''), 'utf8')
const total = (files: Iterable<string>) => [...files].reduce((bytes, file) => bytes + weight(file), 0)

/** Returns the maximum bytes of the HTML alone, and of the page with its scripts and fonts. */
function limitsOf(route: string): [number, number] {
  // This page contains all tabs of the assistant, so that they can be read without scripts.
  if (route === '/asistente') return [130_000, 195_000]
  return [route === '/' ? 110_000 : 120_000, 195_000]
}

describe.each(publicRoutes)('%s', (route) => {
  const file = `${route === '/' ? 'index' : route.slice(1)}.html`
  const html = readFileSync(path.join(distDir, 'server/app', file), 'utf8')
  const [mostHtml, most] = limitsOf(route)

  test('has the style rules that it uses, and the links to the whole style sheets are disabled', () => {
    expect(html.match(/<style data-page-styles>/g)).toHaveLength(1)
    const links = html.match(/<link[^>]*rel="stylesheet"[^>]*>/g) ?? []
    expect(links).toHaveLength(2)
    expect(links.filter((link) => !link.includes(' disabled '))).toEqual([])
    const sheet = links.map((link) => readSheet(link)).join('\n')
    const inlined = [...html.matchAll(/<style[^>]*>([\s\S]*?)<\/style>/g)].map(([, text]) => text).join('\n')
    const shown = new Set(
      [...html.matchAll(/ class="([^"]*)"/g)].flatMap(([, names = '']) => names.split(/\s+/)),
    )
    const has = classesIn(inlined)
    expect([...classesIn(sheet)].filter((name) => shown.has(name) && !has.has(name))).toEqual([])
  })

  test(`has at most ${mostHtml / 1000} kB of HTML`, () => {
    expect(Buffer.byteLength(html)).toBeLessThanOrEqual(mostHtml)
  })

  test(`has at most ${most / 1000} kB with its scripts and fonts, without headers`, () => {
    const current = html.replace(/<script[^>]* noModule=""[^>]*>/g, '')
    const named = current.match(/static\/(?:chunks|media)\/[\w./~-]+\.(?:js|woff2)/g)
    expect(brotliCompressSync(html).length + total(new Set(named))).toBeLessThanOrEqual(most)
  })
})

/** The pages of each area may have this many bytes of scripts, two percent above the area's largest page. */
const mostScript = { access: 152_400, portal: 172_000, admin: 181_500 }
const withLargeForms = /\/(?:mensajes|cuenta)\b/
const mostWithForms = 207_700

describe.each(Object.entries(mostScript))('pages of %s', (area, most) => {
  const shared = readManifest<{ rootMainFiles: string[] }>('build-manifest.json').rootMainFiles
  const entries = Object.keys(readManifest<Record<string, string>>('app-path-routes-manifest.json'))
    .filter((entry) => entry.startsWith(`/(${area})/`) && entry.endsWith('/page'))
    .map((entry) => ({
      entry,
      manifest: readFileSync(
        path.join(distDir, 'server/app', `${entry}_client-reference-manifest.js`),
        'utf8',
      ),
    }))

  test.each(entries)('$entry has at most the allowed amount of script', ({ entry, manifest }) => {
    const named = manifest.match(/static\/chunks\/[\w./~-]+\.js/g) ?? []
    const bytes = total(new Set([...shared, ...named]))
    expect(bytes).toBeLessThanOrEqual(withLargeForms.test(entry) ? mostWithForms : most)
  })

  test('have one stylesheet of the area and one for all pages, at most 18.5 kB together', () => {
    const sheets = entries.flatMap(({ manifest }) => manifest.match(/static\/chunks\/[\w./~-]+\.css/g) ?? [])
    expect(new Set(sheets).size).toBe(2)
    expect(total(new Set(sheets))).toBeLessThanOrEqual(18_500)
  })
})

// The page fetches these scripts only when somebody first uses the assistant.
test.each([
  ['replies', 'Requerimiento ordinario: pide información, al menos 15 días', 105_000],
  ['index of phrasings', '"themes":[', 115_000],
])("the assistant's %s are one script of limited size", (_what, marker, most) => {
  const scripts = readdirSync(path.join(distDir, 'static/chunks')).filter((file) => file.endsWith('.js'))
  const found = scripts
    .map((file) => `static/chunks/${file}`)
    .filter((file) => readFileSync(path.join(distDir, file), 'utf8').includes(marker))
  expect(found).toHaveLength(1)
  expect(total(found)).toBeLessThanOrEqual(most)
})
