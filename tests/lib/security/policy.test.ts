import { expect, test } from 'vitest'
import { contentPolicy } from '@/lib/security/policy'

const directives = (policy: string) =>
  new Map(policy.split('; ').map((part) => [part.split(' ')[0], part.split(' ').slice(1)]))

test('no policy lets inline scripts run without a nonce or a hash', () => {
  for (const policy of [contentPolicy({ nonce: 'abc' }), contentPolicy({ hashes: ["'sha256-x'"] })])
    expect(directives(policy).get('script-src')).not.toContain("'unsafe-inline'")
})

test('static and dynamic pages differ in their script source alone', () => {
  const withNonce = directives(contentPolicy({ nonce: 'abc' }))
  const withHashes = directives(contentPolicy({ hashes: ["'sha256-x'"] }))
  expect([...withNonce.keys()]).toEqual([...withHashes.keys()])
  for (const [name, sources] of withNonce)
    if (name !== 'script-src') expect(withHashes.get(name)).toEqual(sources)
})

test('the browser may reach the Supabase address by https and by socket', () => {
  const sources = directives(contentPolicy({ nonce: 'abc' })).get('connect-src')
  expect(sources?.some((source) => source.startsWith('http'))).toBe(true)
  expect(sources?.some((source) => source.startsWith('ws'))).toBe(true)
})
