import { createHash } from 'node:crypto'
import { mkdirSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, test } from 'vitest'
import { inlineHashes, writeStaticPolicies } from '@/scripts/static-policies'

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

test('hashes cover inline scripts and styles, each kind apart, and leave script files alone', () => {
  const page =
    '<script src="/a.js"></script><style data-href="/a.css">p{}</style><script id="x">go()</script>'
  expect(inlineHashes(page)).toEqual({ scripts: [hash('go()')], styles: [hash('p{}')] })
})

test('each page gets the hashes of its own scripts, the 404 covers every other address, data keeps its own', () => {
  const dir = build({
    index:
      '<link rel="preload" href="/a.woff2" as="font" crossorigin="" type="font/woff2"/><script>home</script>',
    nosotros: '<script>us</script>',
    '_not-found': '<script>404</script>',
  })
  expect(writeStaticPolicies(dir)).toBe(2)
  expect(writeStaticPolicies(dir)).toBe(2)
  const rules = manifest(dir).headers
  expect(rules.map((rule) => rule.source)).toEqual(['/:path*', '/', '/nosotros', '/api/:path*'])
  expect(rules[0]?.headers[0]?.value).toContain(hash('404'))
  expect(rules[1]?.headers.slice(1)).toEqual([
    { key: 'Link', value: '</a.woff2>; rel=preload; as=font; crossorigin; type="font/woff2"' },
  ])
  expect(rules[2]?.headers).toHaveLength(1)
  expect(rules[2]?.headers[0]?.value).toContain(hash('us'))
  expect(rules[2]?.headers[0]?.value).not.toContain(hash('home'))
})
