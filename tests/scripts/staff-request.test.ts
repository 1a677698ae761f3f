import { expect, test } from 'vitest'
import { readRequest } from '@/scripts/staff-add'

test('an e-mail and a role, in either order', () => {
  const request = { email: 'laura@firma.co', role: 'admin' }
  expect(readRequest(['Laura@firma.co', '--role', 'admin'])).toEqual(request)
  expect(readRequest(['--role=admin', 'laura@firma.co'])).toEqual(request)
})

test.each([
  [[]],
  [['laura@firma.co']],
  [['laura@firma.co', '--role', 'jefa']],
  [['laura', '--role', 'admin']],
  [['a@b.co', 'c@d.co', '--role', 'admin']],
  [['a@b.co', '--rol', 'admin']],
])('anything else is refused: %j', (args) => {
  expect(readRequest(args)).toBeNull()
})
