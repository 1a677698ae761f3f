import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import * as access from '@/lib/limits'
import type { Limit } from '@/lib/limits'

const minute = 60
const hour = 60 * minute
const day = 24 * hour

/** Each limit allows this many tries in this many seconds; users notice a change, so the test makes it deliberate. */
const allowed: Readonly<Record<string, readonly [tries: number, seconds: number]>> = {
  'sign-in-address': [20, 15 * minute],
  'sign-in-device': [10, 15 * minute],
  'sign-in-email': [5, 15 * minute],
  'sign-in-all': [300, minute],
  'confirm-address': [20, hour],
  'confirm-email': [1, minute + 5],
  'confirm-email-day': [5, day],
  'confirm-all': [60, minute],
  'reset-address': [20, hour],
  'reset-email': [1, minute + 5],
  'reset-email-day': [5, day],
  'reset-all': [60, minute],
  'email-change-user': [5, hour],
  'email-change-address': [20, hour],
  'email-change-email': [1, minute + 5],
  'email-change-email-day': [5, day],
  'email-change-all': [60, minute],
  'link-address': [30, 15 * minute],
  'link-renewal': [8, day],
  'stop-mails': [30, hour],
  'record-check': [30, 15 * minute],
  'password-check': [5, 15 * minute],
  'second-step': [5, 15 * minute],
  'second-step-day': [20, day],
  'second-step-code': [1, 2 * minute],
  'backup-codes-new': [20, hour],
  'backup-code': [5, 15 * minute],
  'backup-code-day': [20, day],
  'welcome-rut': [20, hour],
  'signature-pdf': [60, hour],
  'signature-file': [30, 10 * minute],
  'signature-link': [120, 15 * minute],
  'dian-list': [60, hour],
  'data-export': [5, hour],
  'data-request': [10, day],
  'contact-address': [10, hour],
  'contact-email': [5, hour],
  'contact-email-day': [10, day],
  'contact-all': [60, minute],
  diagnosis: [20, 10 * minute],
  'diagnosis-all': [60, 10 * minute],
  'diagnosis-send': [5, hour],
  'diagnosis-send-all': [10, hour],
  'outside-calendar': [10, hour],
  search: [300, 5 * minute],
  'list-export': [30, 10 * minute],
}

const sender = { email: 'laura@example.co', ip: '198.51.100.7', user: 'x' }
const found = new Map(
  Object.entries(access)
    .filter(([name]) => name.endsWith('Limits') && !/^(take|giveBack)/.test(name))
    .map(([, of]) => of as (...args: unknown[]) => Limit[])
    .flatMap((of) => [...of({ ...sender, device: null }, false), ...of({ ...sender, device: 'marca' }, true)])
    .map(({ key, burst, seconds }) => [key.split(':')[0] ?? '', [burst, seconds]]),
)
const secondsOf = (name: string) => found.get(name)?.[1] ?? 0

test('every limit allows the decided number of tries in the decided time', () => {
  expect(Object.fromEntries(found)).toEqual(allowed)
})

test('a second-step code that somebody looked over is useless: one try per code, for longer than it is valid', () => {
  // The service also accepts the codes of the previous and the next half minute, so a code is valid for 90 seconds.
  expect(found.get('second-step-code')?.[0]).toBe(1)
  expect(secondsOf('second-step-code')).toBeGreaterThan(3 * 30)
})

test('a second mail that is asked for too early has to wait, because the auth service would send none', () => {
  const config = readFileSync('supabase/config.toml', 'utf8')
  const pause = Number(/^max_frequency = "(\d+)s"$/m.exec(config)?.[1])
  expect(pause).toBeGreaterThan(0)
  for (const name of ['confirm-email', 'reset-email', 'email-change-email'])
    expect(secondsOf(name), name).toBeGreaterThan(pause)
})
