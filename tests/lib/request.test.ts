import { describe, expect, test, vi } from 'vitest'
import { isCronCall, requireSameOrigin } from '@/lib/request'

vi.mock('@/lib/env', () => import('./outbox/test-env'))

test('only the exact bearer secret opens the cron route', () => {
  expect(isCronCall('Bearer un secreto de pruebas')).toBe(true)
  for (const wrong of [
    null,
    '',
    'Bearer',
    'un secreto de pruebas',
    'bearer un secreto de pruebas',
    'Bearer un secreto de pruebas ',
  ])
    expect(isCronCall(wrong)).toBe(false)
})

describe('a request that changes something', () => {
  const refusal = (headers: Record<string, string>) => {
    try {
      requireSameOrigin(new Headers(headers))
      return null
    } catch (error) {
      return error as { code: string; sentence?: string }
    }
  }
  const host = 'portal.nogal.example'

  test('comes from our own pages', () => {
    expect(refusal({ host, origin: `https://${host}` })).toBeNull()
    expect(refusal({ host: '127.0.0.1:3000', origin: `https://${host}` })).toBeNull()
    expect(refusal({ host, 'sec-fetch-site': 'same-origin' })).toBeNull()
  })

  test.each([
    ['127.0.0.1', { host: '127.0.0.1:3000', origin: 'http://127.0.0.1:3000' }],
    ['a name that a proxy was asked for', { host: 'app:3000', 'x-forwarded-host': 'nogal.example', origin: 'https://nogal.example' }], // prettier-ignore
    ['our own name without TLS', { host, origin: `http://${host}` }],
  ])('from our page at %s is told the right address', (_, headers) => {
    const { code, sentence } = refusal(headers) ?? {}
    expect([code, sentence]).toEqual([
      'wrong-address',
      expect.stringContaining(`Ábrela en https://${host} y`),
    ])
  })

  test.each<Record<string, string>>([
    { host, origin: 'https://evil.example' },
    { host, origin: 'null' },
    { host, origin: 'nada' },
    { host, 'sec-fetch-site': 'cross-site' },
    { host },
  ])('from elsewhere is refused without a word: %o', (headers) => {
    expect(refusal(headers)).toMatchObject({ code: 'forbidden', sentence: undefined })
  })
})
