import { expect, test } from 'vitest'
import { statusText } from '@/lib/clients/status-text'

test.each([
  ['approved', true, true, 'Retirado'],
  ['approved', true, null, 'Retirado'],
  ['approved', false, true, 'Invitado'],
  ['approved', false, false, 'Sin invitar'],
  ['approved', false, null, 'Con acceso'],
] as const)(
  'a client who is %s, retired %s and invited %s is called «%s»',
  (status, retired, invited, text) => {
    expect(statusText({ status, retired, invited })).toBe(text)
  },
)
