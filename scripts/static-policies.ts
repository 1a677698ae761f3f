import { createHash } from 'node:crypto'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { contentPolicy } from '../lib/security/policy'
import { inlineStyles } from './inline-styles'

type Header = { key: string; value: string }
type Rule = { source: string; regex: string; headers: Header[] }

const policyName = 'Content-Security-Policy'
const inlineScript = /<script(?![^>]*\bsrc=)[^>]*>([\s\S]*?)<\/script>/g
const inlineStyle = /<style[^>]*>([\s\S]*?)<\/style>/g

/** The hashes of a prerendered page's inline scripts and styles, as the policy wants them. */
export function inlineHashes(html: string): { scripts: string[]; styles: string[] } {
  const hash = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`
  const all = (element: RegExp) => [
    ...new Set([...html.matchAll(element)].map((match) => hash(match[1] ?? ''))),
  ]
  return { scripts: all(inlineScript), styles: all(inlineStyle) }
}

const fontLink = /<link rel="preload" href="([^"]+)" as="font"[^>]*>/g

/** The fonts that a page preloads, as a `Link` header says it. */
export const fontPreloads = (html: string): string =>
  [...html.matchAll(fontLink)]
    .map(([, href = '']) => `<${href}>; rel=preload; as=font; crossorigin; type="font/woff2"`)
    .join(', ')

/**
 * Gives every prerendered page of a build its own policy and a `Link` header with its fonts (asked for before the page
 * itself is read, and so ahead of its scripts, they are there before the first text is drawn), through the
 * build's routes manifest: later entries win, so the 404's hashes come first as the rule for every address, then one
 * rule per page. Safe to run again. Answers how many pages got one.
 */
export function writeStaticPolicies(distDir: string): number {
  const read = (name: string) => JSON.parse(readFileSync(path.join(distDir, name), 'utf8'))
  const page = (route: string) =>
    path.join(distDir, 'server/app', `${route === '/' ? 'index' : route.slice(1)}.html`)
  const html = (route: string) => readFileSync(page(route), 'utf8')
  const rule = (source: string, regex: string, text: string): Rule => ({
    source,
    regex,
    headers: [{ key: policyName, value: contentPolicy(inlineHashes(text)) }],
  })

  const routes = Object.keys(read('prerender-manifest.json').routes as Record<string, unknown>).filter(
    (route) => !route.startsWith('/_') && existsSync(page(route)),
  )
  const manifest = read('routes-manifest.json') as { headers: Rule[] }
  const others = manifest.headers.filter(
    ({ source, headers }) => source === '/api/:path*' || headers.every(({ key }) => key !== policyName),
  )
  manifest.headers = [
    rule('/:path*', '^(?:/(.*))?(?:/)?$', html('/_not-found')),
    ...routes.map((route) => {
      const text = html(route)
      const own = rule(route, route === '/' ? '^/$' : `^${route}(?:/)?$`, text)
      const fonts = fontPreloads(text)
      return fonts ? { ...own, headers: [...own.headers, { key: 'Link', value: fonts }] } : own
    }),
    ...others,
  ]
  writeFileSync(path.join(distDir, 'routes-manifest.json'), JSON.stringify(manifest))
  return routes.length
}

if (import.meta.filename === process.argv[1]) {
  const distDir = process.env.NEXT_DIST_DIR ?? '.next'
  inlineStyles(distDir)
  const pages = writeStaticPolicies(distDir)
  console.log(`Content security policy written for ${pages} static pages.`)
}
