import { beforeEach, describe, expect, test, vi } from 'vitest'
import * as access from '@/lib/limits'
import { exportLimits, giveBackLimits, limitKey, signInLimits, takeLimits, type Limit } from '@/lib/limits'

const rpc = vi.hoisted(() => vi.fn())
vi.mock('@/lib/supabase/admin', () => ({ adminClient: () => ({ rpc }) }))

const limit = (key: string) => ({ key, burst: 5, seconds: 900 })
const asked = () => rpc.mock.calls.map(([name, { limit_key: key }]) => `${name} ${key}`)

beforeEach(() => {
  rpc.mockReset().mockResolvedValue({ data: 0, error: null })
})

describe('rate limits', () => {
  test('are counted in order until one is used up', async () => {
    rpc.mockResolvedValueOnce({ data: 0, error: null }).mockResolvedValueOnce({ data: 180, error: null })
    await expect(takeLimits([limit('a'), limit('b'), limit('c')])).rejects.toMatchObject({
      code: 'rate-limited',
      retryAfter: 180,
    })
    expect(asked()).toEqual(['take_rate_limit a', 'take_rate_limit b'])
  })

  test('refuse everybody while the database does not answer', async () => {
    rpc.mockResolvedValueOnce({ data: null, error: { message: 'fetch failed' } })
    await expect(takeLimits([limit('a')])).rejects.toThrow('limits.take')
  })

  test('can be given back', async () => {
    await giveBackLimits([limit('a'), limit('b')])
    expect(asked()).toEqual(['give_back_rate_limit a', 'give_back_rate_limit b'])
  })

  test('store hashes, never a mail address or an IP address', () => {
    const keys = signInLimits({ email: 'laura@example.co', ip: '198.51.100.7', device: null }).map(
      ({ key }) => key,
    )
    expect(keys.join()).not.toMatch(/laura|198\.51/)
    expect(new Set(keys).size).toBe(3)
    expect(limitKey('a', 'x')).not.toBe(limitKey('a', 'y'))
  })

  test('last at least a minute, and a guessed second step is locked for a quarter of an hour', () => {
    const every = Object.entries(access)
      .filter(([name]) => name.endsWith('Limits') && !/^(take|giveBack)/.test(name))
      .flatMap(([, of]) =>
        (of as (...args: unknown[]) => Limit[])(
          { email: 'laura@example.co', ip: '198.51.100.7', user: 'x' },
          'y',
        ),
      )
    expect(every.length).toBeGreaterThan(30)
    for (const { key, burst, seconds } of every) {
      expect(seconds, key).toBeGreaterThanOrEqual(60)
      expect(burst, key).toBeGreaterThan(0)
    }
    expect(access.secondStepLimits('x').map(({ burst, seconds }) => [burst, seconds])).toEqual([
      [5, 900],
      [20, 86_400],
    ])
  })

  test('are separate for a known device, so that guesses elsewhere do not lock it out', () => {
    const of = (device: string | null) =>
      signInLimits({ email: 'laura@example.co', ip: '198.51.100.7', device }).map(({ key }) => key)
    expect(of('marca')[1]).not.toBe(of(null)[1])
  })

  test.each([
    ['sign-in', (ip: string) => signInLimits({ email: 'laura@example.co', ip, device: null })],
    ['contact', (ip: string) => access.contactLimits({ email: 'laura@example.co', ip })],
    ['confirmation mail', (ip: string) => access.confirmationMailLimits({ email: 'laura@example.co', ip })],
    ['password mail', (ip: string) => access.resetMailLimits({ email: 'laura@example.co', ip })],
    [
      'address change',
      (ip: string) => access.emailChangeLimits({ email: 'laura@example.co', ip, user: 'x' }).slice(1),
    ],
    ['link', access.linkLimits],
    ['record check', access.recordCheckLimits],
    ['signature link', access.signatureLinkLimits],
  ])('of %s treat a whole IPv6 /64 as one address', (_, limits) => {
    const of = (ip: string) => limits(ip)[0]?.key
    expect(of('2001:db8:1:2::a')).toBe(of('2001:db8:1:2:ffff::b'))
    expect(of('2001:db8:1:2::a')).not.toBe(of('2001:db8:1:3::a'))
  })

  test('signature case 25: let one visitor check 30 codes in a quarter of an hour', () => {
    expect(access.recordCheckLimits('198.51.100.7').map(({ burst, seconds }) => [burst, seconds])).toEqual([
      [30, 900],
    ])
  })

  // If two limits had the same key, attempts of one kind would use up the limit of the other.
  test('have separate keys, so that a copy of all data and an exported list do not add up', () => {
    const email = 'laura@example.co'
    const sender = { email, ip: '198.51.100.7' }
    const all = [
      access.signInLimits({ ...sender, device: null }),
      access.signInLimits({ ...sender, device: 'marca' }).slice(1, 2),
      access.confirmationMailLimits(sender),
      access.resetMailLimits(sender),
      access.linkLimits(sender.ip),
      access.recordCheckLimits(sender.ip),
      access.signatureLinkLimits(sender.ip),
      access.passwordLimits(email),
      access.secondStepLimits(email),
      access.secondStepCodeLimits(email, '123456'),
      access.emailChangeLimits({ user: email, ...sender }),
      access.dataExportLimits(email),
      access.dataRequestLimits(email),
      access.searchLimits(email),
      exportLimits(email),
    ].flat()
    const names = all.map(({ key }) => key.split(':')[0])
    expect(names.filter((name, at) => names.indexOf(name) !== at)).toEqual([])
    expect(names.length).toBeGreaterThan(20)
  })
})
