import { expect, test } from 'vitest'
import { sessionExpired } from '@/lib/session/session'

const now = Date.parse('2026-11-20T12:00:00Z')
const daysAgo = (days: number) => now / 1000 - days * 24 * 3600

test('a session lives for thirty days after the sign-in', () => {
  expect(sessionExpired({ amr: [{ method: 'password', timestamp: daysAgo(29.9) }] }, now)).toBe(false)
  expect(sessionExpired({ amr: [{ method: 'password', timestamp: daysAgo(30.1) }] }, now)).toBe(true)
})

test('the latest proof counts', () => {
  const amr = [
    { method: 'password', timestamp: daysAgo(40) },
    { method: 'totp', timestamp: daysAgo(2) },
  ]
  expect(sessionExpired({ amr }, now)).toBe(false)
})

test('a token that does not say is left to the service', () => {
  expect(sessionExpired({}, now)).toBe(false)
  expect(sessionExpired({ amr: ['password'] }, now)).toBe(false)
})
