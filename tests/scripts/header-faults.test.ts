import { expect, test } from 'vitest'
import { headerFaults } from '../../scripts/site-client/header-faults'

const policy = "default-src 'none'; script-src 'self' 'nonce-a1'; style-src 'self'; frame-ancestors 'none'"
const sound = {
  'content-security-policy': policy,
  'strict-transport-security': 'max-age=63072000; includeSubDomains',
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'cross-origin-resource-policy': 'same-origin',
  'content-type': 'text/html; charset=utf-8',
}
const faults = (changes: Record<string, string> = {}, body = '<script src="/a.js"></script>') =>
  headerFaults({ headers: new Headers({ ...sound, ...changes }), body })

test('an answer with every security header has no fault', () => {
  expect(faults()).toEqual([])
  expect(faults({ 'set-cookie': '__Host-session=a; Path=/; Secure; HttpOnly; SameSite=Lax' })).toEqual([])
})

test('a missing security header is a fault', () => {
  for (const name of Object.keys(sound).filter((one) => one !== 'content-type')) {
    const headers = new Headers(sound)
    headers.delete(name)
    expect(headerFaults({ headers, body: '' }), name).not.toEqual([])
  }
})

test.each([
  ["script-src 'self'", "script-src 'self' 'unsafe-inline'"],
  ["script-src 'self'", "script-src 'self' 'unsafe-eval'"],
  ["script-src 'self'", 'script-src https:'],
  ["style-src 'self'", "style-src 'unsafe-inline'"],
  ["default-src 'none'", "default-src 'self'"],
  ["; frame-ancestors 'none'", ''],
  ["; frame-ancestors 'none'", "; frame-ancestors 'none'; frame-ancestors *"],
  ["style-src 'self'", "style-src 'self'; connect-src http://a.example"],
])('a content policy with «%s» replaced by «%s» is a fault', (from, to) => {
  expect(faults({ 'content-security-policy': policy.replace(from, to) })).not.toEqual([])
})

test.each([
  [{ 'strict-transport-security': 'max-age=60' }],
  [{ 'x-content-type-options': 'sniff' }],
  [{ 'referrer-policy': 'unsafe-url' }],
  [{ 'cross-origin-resource-policy': 'cross-origin' }],
  [{ 'access-control-allow-origin': 'https://otro.example' }],
  [{ 'set-cookie': '__Host-session=a; Secure; SameSite=Lax' }],
  [{ 'set-cookie': 'hint=a; SameSite=Lax' }],
  [{ 'set-cookie': 'hint=a; Secure' }],
])('the header %o is a fault', (changes) => {
  expect(faults(changes)).toHaveLength(1)
})

test('a script of another site is a fault, but only in pages', () => {
  const body = '<script src="https://malo.example/a.js"></script>'
  expect(faults({}, body)).toHaveLength(1)
  expect(faults({ 'content-type': 'text/plain' }, body)).toEqual([])
})
