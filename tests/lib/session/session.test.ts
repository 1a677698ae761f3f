import { describe, expect, test } from 'vitest'
import { sessionExpired } from '@/lib/session/session'
import { isDeviceTokenFor, deviceTokenFor } from '@/lib/session/device'

describe('a session', () => {
  const now = Date.parse('2026-11-20T12:00:00Z')
  const daysAgo = (days: number) => now / 1000 - days * 24 * 3600

  test('ends thirty days after the sign-in', () => {
    expect(sessionExpired({ amr: [{ method: 'password', timestamp: daysAgo(29.9) }] }, now)).toBe(false)
    expect(sessionExpired({ amr: [{ method: 'password', timestamp: daysAgo(30.1) }] }, now)).toBe(true)
  })

  test('is measured from the latest sign-in or code', () => {
    const amr = [
      { method: 'password', timestamp: daysAgo(40) },
      { method: 'totp', timestamp: daysAgo(2) },
    ]
    expect(sessionExpired({ amr }, now)).toBe(false)
  })

  test('without a time in its token is left to the auth service', () => {
    expect(sessionExpired({}, now)).toBe(false)
    expect(sessionExpired({ amr: ['password'] }, now)).toBe(false)
  })
})

describe('a known device', () => {
  const email = 'laura@example.co'

  test('is known only for the account that signed in on it', () => {
    const token = deviceTokenFor(email)
    expect(isDeviceTokenFor(email, token)).toBe(true)
    expect(isDeviceTokenFor('otra@example.co', token)).toBe(false)
  })

  test('has a token that cannot be invented or moved to another device', () => {
    const [id] = deviceTokenFor(email).split('.')
    const [, signature] = deviceTokenFor(email).split('.')
    for (const forged of ['', '.', id!, `${id}.`, `${id}.${signature}`, `.${signature}`, `${id}.ñ`])
      expect(isDeviceTokenFor(email, forged)).toBe(false)
  })

  test('has its own tries, apart from other devices of the same person', () => {
    expect(deviceTokenFor(email)).not.toBe(deviceTokenFor(email))
  })
})
