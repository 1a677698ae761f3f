import { expect, test } from 'vitest'
import { openAddress, sealAddress } from '@/lib/appointments/outside-address'

const address = 'https://calendar.example/private-9f2c/basic.ics'

test('an address is opened again for its person alone, and is not readable meanwhile', () => {
  const sealed = sealAddress(address, 'laura')
  expect(openAddress(sealed, 'laura')).toBe(address)
  expect(openAddress(sealed, 'ivan')).toBeNull()
  expect(Buffer.from(sealed, 'base64').toString('latin1')).not.toContain('private')
  expect(sealAddress(address, 'laura')).not.toBe(sealed)
})

test('what was changed, or was never an address, is not opened', () => {
  const sealed = Buffer.from(sealAddress(address, 'laura'), 'base64')
  sealed.writeUInt8(sealed.readUInt8(40) ^ 1, 40)
  expect(openAddress(sealed.toString('base64'), 'laura')).toBeNull()
  expect(openAddress('', 'laura')).toBeNull()
})
