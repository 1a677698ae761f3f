import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { contentPolicy } from '@/lib/http/content-security-policy'
import { stylesOf, withScript } from './page-styles'
import { packAnswers } from './serve/pack-answers'

const scriptLink = /<script src="([^"]+)" async=""><\/script>/g
const chunks = '/_next/static/chunks/'
const scriptPreload = /<link rel="preload" as="script"[^>]*>/g

/**
 * Runs in the page and loads the scripts after the first paint, because the page is complete without them.
 * A hidden window never paints, so the scripts are loaded after a second at the latest.
 * The runtime script runs last, because React would replace the page by an error if a script were missing.
 * Each script runs as its own task, so that the browser can react to a press after any of them.
 */
const lateScripts = [
  'const add=(tag,to)=>document.head.append(Object.assign(document.createElement(tag),to))',
  'const pause=(ms)=>new Promise((end)=>{addEventListener("online",end,{once:!0});setTimeout(end,ms)})',
  'const load=(src)=>new Promise((onload,onerror)=>setTimeout(()=>add("script",{src,async:!0,onload,onerror})))',
  'const arrive=(src,ms=4e3)=>load(src).catch(()=>pause(ms).then(()=>arrive(src,2*ms)))',
  'const early=(href)=>add("link",{rel:"preload",as:"script",fetchPriority:"low",href})',
  'let begun',
  'const begin=()=>begun??=(last.map(early),Promise.all(first.map((src)=>arrive(src))).then(()=>last.map((src)=>arrive(src))))',
  'new PerformanceObserver(begin).observe({type:"paint",buffered:!0})',
  'setTimeout(begin,1e3)',
].join(';')
const isRuntime = (address: string) => /\/turbopack-[^/]*\.js$/.test(address)

export function withLateScripts(html: string): string {
  const addresses = [...html.matchAll(scriptLink)].flatMap(([, address]) => address ?? [])
  if (addresses.length === 0) return html
  // Every page contains this list of scripts, so the list names their folder only once.
  const folder = addresses.every((each) => each.startsWith(chunks)) ? chunks : ''
  const names = (some: string[]) => JSON.stringify(some.map((each) => each.slice(folder.length)))
  const [parts, runtime] = [addresses.filter((each) => !isRuntime(each)), addresses.filter(isRuntime)]
  const lists = `[${names(parts)},${names(runtime)}].map((list)=>list.map((name)=>"${folder}"+name))`
  const code = `{const [first,last]=${lists};${lateScripts}}`
  return withScript(html.replace(scriptLink, '').replace(scriptPreload, ''), code)
}

/** Puts the needed styles into each static page and makes the page load its scripts late; can be repeated. */
function finishPages(distDir: string): void {
  const app = path.join(distDir, 'server/app')
  const withStyles = stylesOf((file) => readFileSync(path.join(distDir, file), 'utf8'))
  for (const name of readdirSync(app, { recursive: true, encoding: 'utf8' })) {
    const file = path.join(app, name)
    if (!name.endsWith('.html') || !existsSync(file)) continue
    const html = readFileSync(file, 'utf8')
    const changed = withLateScripts(withStyles(html))
    if (changed !== html) writeFileSync(file, changed)
  }
}

type Header = { key: string; value: string }
type Rule = { source: string; regex: string; headers: Header[] }

/** Matches all URLs except those of scripts, styles and fonts, on which a content security policy has no effect. */
const everyDocument = { source: '/:path((?!_next/static/).*)', regex: '^(?:/((?!_next/static/).*))(?:/)?$' }
const policyName = 'Content-Security-Policy'
const inlineScript = /<script(?![^>]*\bsrc=)[^>]*>([\s\S]*?)<\/script>/g
const inlineStyle = /<style[^>]*>([\s\S]*?)<\/style>/g

/** Returns the hashes of the page's inline scripts and styles; the policy allows only these. */
export function inlineHashes(html: string): { scripts: string[]; styles: string[] } {
  const hash = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`
  const all = (element: RegExp) => [
    ...new Set([...html.matchAll(element)].map((match) => hash(match[1] ?? ''))),
  ]
  return { scripts: all(inlineScript), styles: all(inlineStyle) }
}

/**
 * Writes the content security policies of the static pages and returns their number; may run more than once.
 * Later entries of the routes manifest override earlier ones, so the rule for all URLs is first.
 * Unknown URLs get the 404 page, so the rule for all URLs has the hashes of the 404 page.
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
    rule(everyDocument.source, everyDocument.regex, html('/_not-found')),
    ...routes.map((route) => rule(route, route === '/' ? '^/$' : `^${route}(?:/)?$`, html(route))),
    ...others,
  ]
  writeFileSync(path.join(distDir, 'routes-manifest.json'), JSON.stringify(manifest))
  // After a new build Next would serve cached responses from this folder with the scripts of the old build.
  rmSync(path.join(distDir, 'server/route-cache'), { recursive: true, force: true })
  return routes.length
}

if (import.meta.filename === process.argv[1]) {
  const distDir = process.env.NEXT_DIST_DIR ?? '.next'
  finishPages(distDir)
  const pages = writeStaticPolicies(distDir)
  console.log(`Content security policy written for ${pages} static pages.`)
  // Vercel compresses static responses by itself, so only other servers need compressed files.
  if (!process.env.VERCEL) console.log(`${await packAnswers(distDir)} contents compressed.`)
}
