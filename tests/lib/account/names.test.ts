import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { deviceName } from '@/lib/format/device-name'
import { entryName } from '@/lib/account/archive'
import { profileSchema } from '@/lib/fields/profile'

describe('a device is named after its browser and system', () => {
  test.each([
    [
      'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/131.0.0.0 Safari/537.36',
      'Chrome en Windows',
    ],
    [
      'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/131.0.0.0 Safari/537.36 Edg/131.0.0.0',
      'Edge en Windows',
    ],
    [
      'Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.1 Mobile/15E148 Safari/604.1',
      'Safari en iPhone',
    ],
    [
      'Mozilla/5.0 (Linux; Android 14; Pixel 8) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/131.0.0.0 Mobile Safari/537.36',
      'Chrome en Android',
    ],
    ['Mozilla/5.0 (X11; Linux x86_64; rv:133.0) Gecko/20100101 Firefox/133.0', 'Firefox en Linux'],
    ['curl/8.5.0', null],
    [null, null],
  ])('%s', (agent, name) => {
    expect(deviceName(agent)).toBe(name)
  })
})

describe('a file in the export of an account', () => {
  const id = '0b6f3f2e-6a55-4a9f-9f3c-0d8f6c1f2a11'
  const created = new Date('2026-11-21T03:00:00Z')

  test('is named after its day in Bogotá, its id and its own name', () => {
    expect(entryName(id, 'Factura ñandú.pdf', created)).toBe(
      'archivos/2026-11-20 0b6f3f2e-6a55 Factura ñandú.pdf',
    )
  })

  test('stays in its folder, whatever its name contains', () => {
    fc.assert(
      fc.property(
        fc.oneof(fc.string({ unit: 'binary' }), fc.constant('../../etc/passwd'), fc.constant('..\\..\\x')),
        (name) => {
          const entry = entryName(id, name, created)
          expect(entry.split('/')).toHaveLength(2)
          expect(entry).not.toMatch(/[\\\0<>:"|?*]/)
        },
      ),
    )
  })
})

describe('contact data', () => {
  const phones = ['300 000 0000', '+57 601 000 0000', '(601) 000-0000', '']
  test.each(phones)('the phone number %j is accepted', (phone) => {
    expect(profileSchema.safeParse({ name: 'Ana Prueba', phone }).success).toBe(true)
  })

  test.each(['12345', 'llámame', '300 000 0000 ext. 5', '+'])('the phone number %j is refused', (phone) => {
    expect(profileSchema.safeParse({ name: '', phone }).success).toBe(false)
  })

  test('every phone number that the form accepts is accepted by the database', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^\+?(?:\d[ .()-]?){5,17}$/), (typed) => {
        const parsed = profileSchema.safeParse({ name: '', phone: typed })
        if (parsed.success && parsed.data.phone) expect(parsed.data.phone).toMatch(/^\+?[0-9 ]{7,20}$/)
      }),
    )
  })
})
