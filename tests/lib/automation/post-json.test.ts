import { expect, test } from 'vitest'
import { isPublicAddress, publicLookup } from '@/lib/automation/post-json'

test.each([
  '127.0.0.1',
  '10.1.2.3',
  '172.31.0.9',
  '192.168.1.1',
  '169.254.169.254',
  '100.64.0.1',
  '0.0.0.0',
  '255.255.255.255',
  '224.0.0.1',
  '::',
  '::1',
  'fe80::1',
  'fd00:ec2::254',
  'ff02::1',
  '::ffff:127.0.0.1',
  '::ffff:8.8.8.8',
  '64:ff9b::7f00:1',
  '2002:7f00:1::',
  '2001:0:7f00:1::',
  '2001:db8::1',
  'no es una dirección',
])('%s is not public', (address) => expect(isPublicAddress(address)).toBe(false))

test.each(['8.8.8.8', '172.32.0.1', '2606:4700::1111', '2800:3f0:4005::200e'])('%s is public', (address) =>
  expect(isPublicAddress(address)).toBe(true),
)

test('a name that leads to this machine is refused while connecting', async () => {
  const outcome = await new Promise((resolve) => publicLookup('localhost', { all: true }, resolve))
  expect(outcome).toMatchObject({ reason: 'automation:private-address', cure: 'people' })
})
