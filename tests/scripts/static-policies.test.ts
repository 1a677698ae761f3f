import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, test } from 'vitest'
import { inlineHashes, withLateScripts, withStyles, writeStaticPolicies } from '../../scripts/static-policies'

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

test('hashes cover inline scripts and styles, separately, and leave out script files', () => {
  const page =
    '<script src="/a.js"></script><style data-href="/a.css">p{}</style><script id="x">go()</script>'
  expect(inlineHashes(page)).toEqual({ scripts: [hash('go()')], styles: [hash('p{}')] })
})

test('each page gets the hashes of its own scripts, the 404 covers every other address but files, and data keeps its own', () => {
  const dir = build({
    index: '<script>home</script>',
    nosotros: '<script>us</script>',
    '_not-found': '<script>404</script>',
  })
  const answered = path.join(dir, 'server/route-cache/APP_PAGE')
  mkdirSync(answered, { recursive: true })
  expect(writeStaticPolicies(dir)).toBe(2)
  expect(writeStaticPolicies(dir)).toBe(2)
  // Responses that an earlier build compressed must be deleted, because they contain other scripts.
  expect(existsSync(answered)).toBe(false)
  const rules = manifest(dir).headers
  const [others = '', ...own] = rules.map((rule) => rule.source)
  expect(own).toEqual(['/', '/nosotros', '/api/:path*'])
  expect(others).toBe('/:path((?!_next/static/).*)')
  expect(rules[0]?.headers[0]?.value).toContain(hash('404'))
  expect(rules[2]?.headers[0]?.value).toContain(hash('us'))
  expect(rules[2]?.headers[0]?.value).not.toContain(hash('home'))
})

const sheets: Record<string, string> = {
  'static/chunks/a.css': "a{background:url(../media/a.png)}@font-face{src:url('../media/f.woff2')}",
  'static/chunks/b.css': 'b{background:url(data:image/gif;base64,x)}',
}
const read = (file: string) => sheets[file] ?? ''
const link = (name: string) =>
  `<link rel="stylesheet" href="/_next/static/chunks/${name}.css" data-precedence="next"/>`
const linkOff = (name: string) => link(name).replace('<link ', '<link disabled ')
const page = `<html><head><meta charset="utf-8"/>${link('a')}${link('b')}<title>t</title></head><body><p>hola</p></body></html>`

test('stylesheets are inlined and their links disabled, so that none loads twice', () => {
  const html = withStyles(page, read)
  expect(html).toBe(
    `<html><head><meta charset="utf-8"/><style data-page-styles>a{background:url(/_next/static/media/a.png)}` +
      `@font-face{src:url('/_next/static/media/f.woff2')}</style><style>b{background:url(data:image/gif;base64,x)}</style>` +
      `${linkOff('a')}${linkOff('b')}<title>t</title></head><body><p>hola</p></body></html>`,
  )
  expect(withStyles(html, read)).toBe(html)
})

test('a page without stylesheets stays the same', () => {
  expect(withStyles('<html><body></body></html>', read)).toBe('<html><body></body></html>')
})

test('a stylesheet that would close its own element is refused', () => {
  expect(() => withStyles(page, () => 'a{content:"</style>"}')).toThrow('ends its own element')
})

test('the last script of a page loads the others, each once; a second run changes nothing', () => {
  const script = (name: string) => `<script src="/${name}.js" async=""></script>`
  const late = withLateScripts(
    `<html><head><link rel="preload" as="script" href="/b.js"/>${script('a')}</head><body><p>hola</p>${script('b')}</body></html>`,
  )
  expect(late).toMatch(/^<html><head><\/head><body><p>hola<\/p><script>.*<\/script><\/body><\/html>$/)
  expect(late.match(/\/[ab]\.js/g)).toEqual(['/a.js', '/b.js'])
  expect(withLateScripts(late)).toBe(late)
  expect(inlineHashes(late).scripts).toHaveLength(1)
})
