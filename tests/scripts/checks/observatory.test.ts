import { expect, test } from 'vitest'
import {
  judgeCookies,
  judgePolicy,
  judgeScripts,
  judgeSharing,
  judgeTransport,
  observatoryScore,
} from '../../../scripts/checks/observatory-score'

const origin = 'https://otro.example'
const good = {
  'content-security-policy': "default-src 'none'; script-src 'self'; frame-ancestors 'none'",
  'strict-transport-security': 'max-age=63072000; includeSubDomains',
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'cross-origin-resource-policy': 'same-origin',
  'content-type': 'text/html; charset=utf-8',
}
const score = (headers: Record<string, string>, body = '<script src="/a.js"></script>') =>
  observatoryScore({ headers: new Headers(headers), body, origin }).score

test('an answer with every header gets all bonuses', () => {
  expect(score(good)).toBe(100 + 10 + 5 + 5 + 10)
})

test('an answer without headers loses what the table says', () => {
  expect(score({ 'content-type': 'text/html' })).toBe(100 - 25 - 20 - 5 - 20)
})

test('below 90 the bonuses do not count', () => {
  const { 'strict-transport-security': transport, ...rest } = good
  expect(transport).toContain('max-age')
  expect(score(rest)).toBe(80)
  expect(score({ ...good, 'strict-transport-security': 'max-age=60' })).toBe(100 - 10 + 30)
})

test.each([
  ["default-src 'none'; script-src 'self'", 'csp-implemented-with-no-unsafe-default-src-none'],
  ["default-src 'self'", 'csp-implemented-with-no-unsafe'],
  ["default-src 'self'; style-src 'unsafe-inline'", 'csp-implemented-with-unsafe-inline-in-style-src-only'],
  ["default-src 'self'; style-src 'unsafe-inline' 'sha256-x'", 'csp-implemented-with-no-unsafe'],
  ["default-src 'self'; script-src 'unsafe-inline'", 'csp-implemented-with-unsafe-inline'],
  ["default-src 'self'; script-src 'self' 'unsafe-eval'", 'csp-implemented-with-unsafe-eval'],
  [
    "default-src 'none'; script-src 'nonce-a' 'strict-dynamic' https: 'unsafe-inline'",
    'csp-implemented-with-no-unsafe-default-src-none',
  ],
  ["default-src 'self'; connect-src http://a.example", 'csp-implemented-with-insecure-scheme'],
  [
    "default-src 'self'; img-src http://a.example",
    'csp-implemented-with-insecure-scheme-in-passive-content-only',
  ],
  ["img-src 'self'", 'csp-implemented-with-unsafe-inline'],
  ["default-src 'self'; default-src 'none'", 'csp-header-invalid'],
  [null, 'csp-not-implemented'],
])('the policy %s is %s', (policy, finding) => {
  expect(judgePolicy(policy)).toBe(finding)
})

test.each([
  [[], 'cookies-not-found'],
  [['a=1; Secure; SameSite=Lax'], 'cookies-secure-with-httponly-sessions-and-samesite'],
  [['a=1; Secure'], 'cookies-secure-with-httponly-sessions'],
  [['session=1; Secure; SameSite=Lax'], 'cookies-session-without-httponly-flag'],
  [['a=1; SameSite=Lax'], 'cookies-without-secure-flag-but-protected-by-hsts'],
])('the cookies %j are %s', (cookies, finding) => {
  expect(judgeCookies(cookies, true)).toBe(finding)
})

test('transport, sharing and scripts are judged by what they allow', () => {
  expect(judgeTransport('max-age=abc')).toBe('hsts-header-invalid')
  expect(judgeSharing(origin, 'true', origin)).toMatch(/universal-access$/)
  expect(judgeSharing('*', null, origin)).toMatch(/public-access$/)
  expect(judgeScripts('text/html', '<script src="https://a.example/a.js"></script>')).toMatch(
    /^sri-not.*securely$/,
  )
  expect(judgeScripts('text/html', '<script src="/a.js" integrity="sha256-x"></script>')).toMatch(/^sri-impl/)
  expect(judgeScripts('application/json', '{}')).toMatch(/not-html$/)
})
