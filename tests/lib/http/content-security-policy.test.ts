import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import path from 'node:path'
import { expect, test } from 'vitest'
import { contentPolicy, styleHashes } from '@/lib/http/content-security-policy'

const directives = (policy: string) =>
  new Map(policy.split('; ').map((part) => [part.split(' ')[0], part.split(' ').slice(1)]))

const hashed = contentPolicy({ scripts: ["'sha256-x'"], styles: ["'sha256-y'"] })

test('no content policy allows inline scripts or styles without a nonce or a hash', () => {
  for (const policy of [contentPolicy({ nonce: 'abc' }), hashed])
    for (const kind of ['script-src', 'style-src'])
      expect(directives(policy).get(kind)).not.toContain("'unsafe-inline'")
})

test('the content policies of static and dynamic pages differ only in scripts and styles', () => {
  const withNonce = directives(contentPolicy({ nonce: 'abc' }))
  const withHashes = directives(hashed)
  expect([...withNonce.keys()]).toEqual([...withHashes.keys()])
  for (const [name, sources] of withNonce)
    if (name !== 'script-src' && name !== 'style-src') expect(withHashes.get(name)).toEqual(sources)
})

test('the content policy lets the browser reach Supabase by https and WebSocket', () => {
  const sources = directives(contentPolicy({ nonce: 'abc' })).get('connect-src')
  expect(sources?.some((source) => source.startsWith('http'))).toBe(true)
  expect(sources?.some((source) => source.startsWith('ws'))).toBe(true)
})

const require = createRequire(import.meta.url)
const hash = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`

test('the content policy allows the stylesheet of sonner', () => {
  const source = readFileSync(require.resolve('sonner').replace(/index\.js$/, 'index.mjs'), 'utf8')
  const literal = /__insertCSS\(("(?:[^"\\]|\\.)*")\)/.exec(source)?.[1]
  expect(literal).toBeDefined()
  expect(styleHashes).toContain(hash(JSON.parse(literal!) as string))
  expect(styleHashes).toContain(hash(''))
})

test('the content policy allows the style element of the Radix Select', () => {
  const radix = path.dirname(require.resolve('radix-ui'))
  const select = createRequire(path.join(radix, 'index.js')).resolve('@radix-ui/react-select')
  const source = readFileSync(select, 'utf8')
  const text = /__html: `([^`]*data-radix-select-viewport[^`]*)`/.exec(source)?.[1]
  expect(text).toBeDefined()
  expect(styleHashes).toContain(hash(text!))
})
