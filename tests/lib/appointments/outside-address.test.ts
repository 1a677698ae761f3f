import { expect, test } from 'vitest'
import { openAddress, sealAddress } from '@/lib/appointments/outside-address'

const address = 'https://calendar.example/private-9f2c/basic.ics'

test('the secret address of a calendar opens only for its own person and is stored unreadable', () => {
  const sealed = sealAddress(address, 'laura')
  expect(openAddress(sealed, 'laura')).toBe(address)
  expect(openAddress(sealed, 'ivan')).toBeNull()
  expect(Buffer.from(sealed, 'base64').toString('latin1')).not.toContain('private')
  expect(sealAddress(address, 'laura')).not.toBe(sealed)
})

test('an altered or empty stored address is not opened', () => {
  const sealed = Buffer.from(sealAddress(address, 'laura'), 'base64')
  sealed.writeUInt8(sealed.readUInt8(40) ^ 1, 40)
  expect(openAddress(sealed.toString('base64'), 'laura')).toBeNull()
  expect(openAddress('', 'laura')).toBeNull()
})
