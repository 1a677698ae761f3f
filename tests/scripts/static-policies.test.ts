import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { runInNewContext } from 'node:vm'
import { expect, test } from 'vitest'
import { inlineHashes, withLateScripts, writeStaticPolicies } from '../../scripts/static-policies'

const hash = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`

function build(pages: Record<string, string>) {
  const dir = mkdtempSync(path.join(tmpdir(), 'build-'))
  mkdirSync(path.join(dir, 'server/app'), { recursive: true })
  for (const [name, html] of Object.entries(pages))
    writeFileSync(path.join(dir, 'server/app', `${name}.html`), html)
  const routes = { '/': {}, '/nosotros': {}, '/_not-found': {} }
  writeFileSync(path.join(dir, 'prerender-manifest.json'), JSON.stringify({ routes }))
  const api = {
    source: '/api/:path*',
    regex: '^/api',
    headers: [{ key: 'Content-Security-Policy', value: 'api' }],
  }
  writeFileSync(path.join(dir, 'routes-manifest.json'), JSON.stringify({ headers: [api] }))
  return dir
}

const manifest = (dir: string) =>
  JSON.parse(readFileSync(path.join(dir, 'routes-manifest.json'), 'utf8')) as {
    headers: { source: string; headers: { value: string }[] }[]
  }

test('inline scripts and inline styles are hashed separately, and script files are left out', () => {
  const page =
    '<script src="/a.js"></script><style data-href="/a.css">p{}</style><script id="x">go()</script>'
  expect(inlineHashes(page)).toEqual({ scripts: [hash('go()')], styles: [hash('p{}')] })
})

test('each page allows its own inline scripts, every other address those of the 404 page, and data keeps its policy', () => {
  const dir = build({
    index: '<script>home</script>',
    nosotros: '<script>us</script>',
    '_not-found': '<script>404</script>',
  })
  const answered = path.join(dir, 'server/route-cache/APP_PAGE')
  mkdirSync(answered, { recursive: true })
  expect(writeStaticPolicies(dir)).toBe(2)
  expect(writeStaticPolicies(dir)).toBe(2)
  // Compressed responses of an earlier build must be deleted, because they contain other scripts.
  expect(existsSync(answered)).toBe(false)
  const rules = manifest(dir).headers
  const [others = '', ...own] = rules.map((rule) => rule.source)
  expect(own).toEqual(['/', '/nosotros', '/api/:path*'])
  expect(others).toBe('/:path((?!_next/static/).*)')
  expect(rules[0]?.headers[0]?.value).toContain(hash('404'))
  expect(rules[2]?.headers[0]?.value).toContain(hash('us'))
  expect(rules[2]?.headers[0]?.value).not.toContain(hash('home'))
})

const script = (name: string) => `<script src="/${name}.js" async=""></script>`

type Added = { src?: string; href?: string; onload?: () => void; onerror?: () => void }

/** Runs the last script of a page, and returns the elements that it added and its listener for `online`. */
function runLate(...names: string[]) {
  const html = withLateScripts(`<html><body>${names.map(script).join('')}</body></html>`)
  const added: Added[] = []
  const page = {
    document: { head: { append: (element: Added) => added.push(element) }, createElement: () => ({}) },
    // This observer reports at once that the first paint has been seen.
    PerformanceObserver: class {
      observe: () => void
      constructor(seen: () => void) {
        this.observe = seen
      }
    },
    // A timer of 0 ms fires at once; longer timers never fire.
    setTimeout: (then: () => void, ms = 0) => void (ms === 0 && then()),
    addEventListener: (_: 'online', listener: () => void) => (page.online = listener),
    online: () => {},
  }
  runInNewContext(/<script>(.*)<\/script>/.exec(html)?.[1] ?? '', page)
  return { added, backOnline: () => page.online() }
}
const settled = () => new Promise((end) => setImmediate(end))

test('the runtime script is fetched with the others, and runs when all of them have arrived', async () => {
  const { added } = runLate(
    '_next/static/chunks/turbopack-1',
    '_next/static/chunks/a',
    '_next/static/chunks/b',
  )
  const sources = () => added.map(({ src, href }) => src ?? `early ${href}`)
  const fetched = ['turbopack-1', 'a', 'b'].map((name) => `/_next/static/chunks/${name}.js`)
  expect(sources()).toEqual([`early ${fetched[0]}`, fetched[1], fetched[2]])
  added[1]?.onload?.()
  await settled()
  expect(added).toHaveLength(3)
  added[2]?.onload?.()
  await settled()
  expect(sources().at(-1)).toBe(fetched[0])
})

test('a script that failed is fetched again when the connection returns, before the runtime runs', async () => {
  const { added, backOnline } = runLate('turbopack-1', 'a')
  added[1]?.onerror?.()
  await settled()
  expect(added).toHaveLength(2)
  backOnline()
  await settled()
  expect(added.slice(2).map(({ src }) => src)).toEqual(['/a.js'])
  added[2]?.onload?.()
  await settled()
  expect(added.slice(3).map(({ src }) => src)).toEqual(['/turbopack-1.js'])
})

test('the last script of a page loads each other script once, and a second run changes nothing', () => {
  const late = withLateScripts(
    `<html><head><link rel="preload" as="script" href="/b.js"/>${script('a')}</head><body><p>hola</p>${script('b')}</body></html>`,
  )
  expect(late).toMatch(/^<html><head><\/head><body><p>hola<\/p><script>.*<\/script><\/body><\/html>$/)
  expect(late.match(/\/[ab]\.js/g)).toEqual(['/a.js', '/b.js'])
  expect(withLateScripts(late)).toBe(late)
  expect(inlineHashes(late).scripts).toHaveLength(1)
})
