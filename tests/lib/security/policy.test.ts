import { expect, test } from 'vitest'
import { contentPolicy } from '@/lib/content-security-policy'

const directives = (policy: string) =>
  new Map(policy.split('; ').map((part) => [part.split(' ')[0], part.split(' ').slice(1)]))

const hashed = contentPolicy({ scripts: ["'sha256-x'"], styles: ["'sha256-y'"] })

test('no policy lets inline scripts run or styles apply without a nonce or a hash', () => {
  for (const policy of [contentPolicy({ nonce: 'abc' }), hashed])
    for (const kind of ['script-src', 'style-src'])
      expect(directives(policy).get(kind)).not.toContain("'unsafe-inline'")
})

test('static and dynamic pages differ in their script and style sources alone', () => {
  const withNonce = directives(contentPolicy({ nonce: 'abc' }))
  const withHashes = directives(hashed)
  expect([...withNonce.keys()]).toEqual([...withHashes.keys()])
  for (const [name, sources] of withNonce)
    if (name !== 'script-src' && name !== 'style-src') expect(withHashes.get(name)).toEqual(sources)
})

test('the browser may reach the Supabase address by https and by socket', () => {
  const sources = directives(contentPolicy({ nonce: 'abc' })).get('connect-src')
  expect(sources?.some((source) => source.startsWith('http'))).toBe(true)
  expect(sources?.some((source) => source.startsWith('ws'))).toBe(true)
})
